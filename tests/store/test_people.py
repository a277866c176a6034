"""People in the store: guests, accounts, and cookies that become void."""

import asyncio

import pytest

from wardroom.engine import Refusal
from wardroom.store.database import Database
from wardroom.store.people import (
    find_account,
    load_person,
    new_guest,
    next_epoch,
    save_account,
    save_name,
    secret_setting,
)

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_again(database: Database) -> None:
    async with database.write() as connection:
        guest = await new_guest(connection, "Anne")
        await save_name(connection, guest.id, "Mary ⚓")
        known = await load_person(connection, guest.id)
        assert known is not None and known.name == "Mary ⚓" and known.account is None
        assert await load_person(connection, "nobody") is None


async def test_a_guest_becomes_an_account_once(database: Database) -> None:
    async with database.write() as connection:
        guest = await new_guest(connection, "Anne")
        await save_account(connection, guest.id, "Anne", "anne", "hash")
        found = await find_account(connection, "anne")
        assert found is not None and (found.id, found.epoch, found.password) == (guest.id, 1, "hash")
        with pytest.raises(Refusal, match="has-account"):
            await save_account(connection, guest.id, "Mary", "mary", "other")
        assert await find_account(connection, "mary") is None


async def test_two_want_the_same_account_at_once(database: Database, url: str) -> None:
    other = Database(url)

    async def sign_up(at: Database) -> str:
        async with at.write() as connection:
            guest = await new_guest(connection, "Anne")
        try:
            async with at.write() as connection:
                await save_account(connection, guest.id, "Anne", "anne", "hash")
        except Refusal as refusal:
            return refusal.key
        return "opened"

    assert sorted(await asyncio.gather(*map(sign_up, (database, other, database, other)))) == [
        "account-taken",
        "account-taken",
        "account-taken",
        "opened",
    ]
    await other.close()


async def test_signing_out_is_not_undone_by_a_change_of_name(database: Database) -> None:
    async with database.write() as connection:
        guest = await new_guest(connection, "Anne")
        await next_epoch(connection, guest.id)
        await save_name(connection, guest.id, "Mary")
        known = await load_person(connection, guest.id)
    assert known is not None and known.epoch == 1


async def test_a_secret_is_made_once(database: Database) -> None:
    async with database.write() as connection:
        first = await secret_setting(connection, "cookies")
        assert await secret_setting(connection, "cookies") == first
        assert await secret_setting(connection, "others") != first
    assert len(bytes.fromhex(first)) == 32
