"""Stewards elsewhere: ways to people that do not work, and tournaments."""

from dataclasses import asdict

from wardroom.engine import Refusal
from wardroom.server.stewards.messages import CloseTournament, DropWay, ExtendRound, Substitute, TryWay
from wardroom.server.stewards.parts import Duty, Left
from wardroom.server.stewards.people import with_account
from wardroom.store.notices import Way, drop_way, find_way
from wardroom.store.stewards import TROUBLE, DeedRow, try_again
from wardroom.store.threads import Connected


async def _broken(connection: Connected, way: str) -> Way:
    """A way that does not work; raises Refusal for others, which are not a steward's business."""
    found = await find_way(connection, way)
    if found is None or found.state not in TROUBLE:
        raise Refusal("no-way")
    return found


async def forget_way(duty: Duty, deed: DropWay) -> Left:
    """A way is forgotten, with what was to be told over it."""
    async with duty.parts.database.write() as writer:
        found = await _broken(writer, deed.way)
        await drop_way(writer, found.person, found.id)
    return Left(found.person, {"way": found.kind})


async def try_way(duty: Duty, deed: TryWay) -> Left:
    """What waits to be told over a way is sent now."""
    async with duty.parts.database.write() as writer:
        found = await _broken(writer, deed.way)
        await try_again(writer, found.id)
    duty.parts.desk.is_queued.set()
    return Left(found.person, {"way": found.kind})


async def close(duty: Duty, deed: CloseTournament) -> Left:
    """A tournament is called off."""
    status, until = await duty.parts.director.close(deed.tournament, None)
    return Left(deed.tournament, {}, {"status": status, "until": until})


async def extend(duty: Duty, deed: ExtendRound) -> Left:
    """A round gets longer."""
    was, now = await duty.parts.director.extend(deed.tournament, None, deed.hours)
    return Left(deed.tournament, {"hours": deed.hours}, {"was": was, "now": now})


async def substitute(duty: Duty, deed: Substitute) -> Left:
    """Somebody plays on for an entry."""
    to = await with_account(duty.parts, deed.to)
    was = await duty.parts.director.substitute(deed.tournament, deed.entry, to)
    return Left(deed.tournament, {"entry": deed.entry, "to": to.id}, {"entry": asdict(was), "to": to.id})


# --- undoing ----------------------------------------------------------------------------------------------------------


async def reopen(duty: Duty, deed: DeedRow) -> None:
    """A tournament goes on."""
    await duty.parts.director.reopen(deed.about, deed.before["status"], deed.before["until"])


async def shorten(duty: Duty, deed: DeedRow) -> None:
    """A round ends when it did before."""
    await duty.parts.director.set_term(deed.about, deed.before["now"], deed.before["was"])


async def call_back(duty: Duty, deed: DeedRow) -> None:
    """Whoever played for an entry plays again."""
    await duty.parts.director.call_back(deed.about, deed.before["entry"], deed.before["to"])
