"""People in the database: guests and accounts."""

from contextlib import suppress
from dataclasses import asdict
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from wardroom.engine import Refusal
from wardroom.store.rows import Person, now
from wardroom.store.schema import people, settings
from wardroom.store.threads import Connected

NOTED = ("lessons", "habits")
"""What the house notes of a person: how far they have come, and where and how they live."""


async def new_guest(connection: Connected, name: str) -> Person:
    """Somebody we have not met before."""
    at = now()
    person = Person(token_hex(16), name, created=at, seen=at[:10])
    await connection.execute(insert(people).values(**asdict(person)))
    return person


async def load_person(connection: Connected, person: str) -> Person | None:
    """Somebody we know."""
    row = (await connection.execute(select(people).where(people.c.id == person))).mappings().first()
    return Person(**row) if row else None


async def find_account(connection: Connected, account: str) -> Person | None:
    """The person with this account name, as `save_account` wrote it."""
    row = (await connection.execute(select(people).where(people.c.account == account))).mappings().first()
    return Person(**row) if row else None


async def save_name(connection: Connected, person: str, name: str) -> None:
    """A person is called otherwise."""
    await _update(connection, person, name=name)


async def save_account(connection: Connected, person: str, name: str, account: str, password: str) -> None:
    """A guest gets an account, and older cookies are void; raises Refusal if either has happened to the name before."""
    guest = (people.c.id == person) & people.c.account.is_(None)
    values = {"name": name, "account": account, "password": password, "epoch": people.c.epoch + 1}
    try:
        done = await connection.execute(update(people).where(guest).values(**values))
    except IntegrityError:
        raise Refusal("account-taken", name=name) from None
    if done.rowcount != 1:
        raise Refusal("has-account")


async def note_visit(connection: Connected, person: str, day: str) -> None:
    """Somebody was here on a day."""
    await _update(connection, person, seen=day)


async def next_epoch(connection: Connected, person: str) -> None:
    """Cookies made so far are void."""
    await _update(connection, person, epoch=people.c.epoch + 1)


async def _update(connection: Connected, person: str, **values: Any) -> None:
    await connection.execute(update(people).where(people.c.id == person).values(**values))


async def load_note(connection: Connected, kind: str, person: str) -> str:
    """What the house has noted of a person, such as how far they have come in `lessons`; empty if nothing."""
    found = select(settings.c.value).where(settings.c.name == f"{kind} {person}")
    return str((await connection.execute(found)).scalar() or "")


async def save_note(connection: Connected, kind: str, person: str, value: str) -> None:
    """Note something of a person, in place of what was noted before; `kind` has at most seven letters."""
    name = f"{kind} {person}"
    done = await connection.execute(update(settings).where(settings.c.name == name).values(value=value))
    if not done.rowcount:
        await connection.execute(insert(settings).values(name=name, value=value))


async def note_releases(connection: Connected, rules: dict[str, str], release: str) -> None:
    """Remember which release served a game by some rules: `{"kaiser": "1"}`; that is told when those are gone."""
    for game, version in rules.items():
        name = f"rules {game} {version}"[:40]
        await connection.execute(delete(settings).where(settings.c.name == name))
        await connection.execute(insert(settings).values(name=name, value=release))


async def release_of(connection: Connected, game: str, rules: str) -> str | None:
    """The last release that served a game by some rules, if it noted that."""
    name = f"rules {game} {rules.partition('+')[0]}"[:40]
    return (await connection.execute(select(settings.c.value).where(settings.c.name == name))).scalar()


async def secret_setting(connection: Connected, name: str) -> str:
    """A random secret of this installation, made once, whoever asks first."""
    wanted = select(settings.c.value).where(settings.c.name == name)
    found = (await connection.execute(wanted)).scalar()
    if found is None:
        with suppress(IntegrityError):  # another process was quicker
            await connection.run_sync(_make_secret, name)
        found = (await connection.execute(wanted)).scalar_one()
    return str(found)


def _make_secret(connection: Connection, name: str) -> None:
    with connection.begin_nested():
        connection.execute(insert(settings).values(name=name, value=token_hex(32)))
