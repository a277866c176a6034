"""Stewards and people: names, passwords, bans, forgetting, and what was reported."""

from dataclasses import replace

from wardroom.engine import Refusal
from wardroom.house.naming import clean_name, free_name
from wardroom.server import leaving
from wardroom.server.identity import check_likeness, hash_secret
from wardroom.server.stewards.messages import Ban, Forget, Rename, ResetLink, SettleReport
from wardroom.server.stewards.parts import Duty, Left, Parts
from wardroom.store.archive import ArchiveReader
from wardroom.store.people import find_account, load_person, save_name
from wardroom.store.rows import Person
from wardroom.store.stewards import (
    DeedRow,
    change_person,
    drop_reset,
    load_report,
    save_seat_name,
    seats_in_play,
    settle_report,
)
from wardroom.store.threads import Connected


async def with_account(parts: Parts, name: str) -> Person:
    """Somebody with an account who is let in; raises Refusal if nobody is called so."""
    async with parts.database.read() as reader:
        found = await find_account(reader, parts.doorman.account(name))
    if found is None or found.banned:
        raise Refusal("no-person-page", name=name[:40])
    return found


async def _known(parts: Parts, person: str) -> Person:
    """Somebody by their id; raises Refusal for strangers."""
    async with parts.database.read() as reader:
        found = await load_person(reader, person)
    if found is None:
        raise Refusal("no-such-person")
    return found


async def _no_steward(parts: Parts, person: str) -> Person:
    """The same, but no steward: who is one is made none at the terminal first."""
    found = await _known(parts, person)
    if found.is_steward:
        raise Refusal("is-steward", name=found.name)
    return found


async def rename(duty: Duty, deed: Rename) -> Left:
    """Somebody is called otherwise, also at the tables where they sit."""
    person = await _no_steward(duty.parts, deed.person)
    await _call(duty.parts, person, deed.name)
    return Left(person.id, {"was": person.name, "name": clean_name(deed.name)}, {"name": person.name})


async def _call(parts: Parts, person: Person, name: str) -> None:
    cleaned = clean_name(name) if not name.startswith("guest-") else name
    async with parts.database.write() as writer:
        if person.account is not None:
            await check_likeness(writer, person, cleaned)
        await save_name(writer, person.id, cleaned)
        mine = await seats_in_play(writer, person.id)
        for match, seat in mine:
            await _call_seat(writer, match, seat, cleaned)
    await parts.hub.renamed(person.id, [match for match, _ in mine])


async def _call_seat(writer: Connected, match: str, seat: int, name: str) -> None:
    others = [each.name for each in await ArchiveReader(writer).load_seats(match) if each.seat != seat]
    await save_seat_name(writer, match, seat, free_name(name, others))


async def reset_link(duty: Duty, deed: ResetLink) -> Left:
    """A link for somebody who is known in person."""
    person = await _no_steward(duty.parts, deed.person)
    if person.account is None:
        raise Refusal("needs-account")
    _, secret = await duty.parts.doorman.new_reset(person.account)
    return Left(person.id, {}, {"hash": hash_secret(secret)}, f"{duty.parts.base}/reset/{secret}")


async def ban(duty: Duty, deed: Ban) -> Left:
    """Somebody is let in no more: bots play on for them, and their lines end, in every process."""
    person = await _no_steward(duty.parts, deed.person)
    if person.banned is not None:
        raise Refusal("banned-already", name=person.name)
    async with duty.parts.database.write() as writer:
        await change_person(writer, person.id, banned=duty.why)
    await leaving.stand_up(duty.parts.hub, person)
    duty.parts.hub.dismiss(person.id)
    return Left(person.id, {}, {})


async def forget(duty: Duty, deed: Forget) -> Left:
    """Somebody is forgotten."""
    person = await _no_steward(duty.parts, deed.person)
    await leaving.forgotten(duty.parts.hub, duty.parts.database, person)
    return Left(person.id)


async def settle(duty: Duty, deed: SettleReport) -> Left:
    """A report was seen to."""
    async with duty.parts.database.write() as writer:
        found = await load_report(writer, deed.report)
        if found is None or not await settle_report(writer, deed.report, is_open=False):
            raise Refusal("no-report")
    return Left(found.other, {"report": deed.report}, {"report": deed.report})


# --- undoing ----------------------------------------------------------------------------------------------------------


async def call_again(duty: Duty, deed: DeedRow) -> None:
    """Somebody is called as before, unless they have chosen another name since."""
    person = await _known(duty.parts, deed.about)
    if person.name != deed.facts["name"]:
        raise Refusal("too-late-to-undo")
    await _call(duty.parts, person, deed.before["name"])


async def void_link(duty: Duty, deed: DeedRow) -> None:
    """The link serves no more; raises Refusal once it was used."""
    async with duty.parts.database.write() as writer:
        if not await drop_reset(writer, deed.before["hash"]):
            raise Refusal("too-late-to-undo")


async def let_in(duty: Duty, deed: DeedRow) -> None:
    """Somebody is let in again, and takes their seats back by coming."""
    person = await _known(duty.parts, deed.about)
    if person.banned is None:
        raise Refusal("too-late-to-undo")
    async with duty.parts.database.write() as writer:
        await change_person(writer, person.id, banned=None)


async def open_report(duty: Duty, deed: DeedRow) -> None:
    """A report is open again."""
    async with duty.parts.database.write() as writer:
        await settle_report(writer, deed.before["report"], is_open=True)


async def make_steward(parts: Parts, name: str, *, is_one: bool) -> Person:
    """Somebody with an account is a steward from now on, or none any more: at the terminal alone."""
    person = await with_account(parts, name)
    async with parts.database.write() as writer:
        await change_person(writer, person.id, is_steward=is_one)
    return replace(person, is_steward=is_one)
