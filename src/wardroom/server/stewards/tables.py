"""Stewards at tables: deeds about matches, and how they are undone."""

from wardroom.engine import Refusal
from wardroom.house import stewarding
from wardroom.house.stewarding import Trace
from wardroom.house.upgrading import judge as judged_by_rules
from wardroom.house.upgrading import noted
from wardroom.server.stewards.messages import MOST_HOURS, Close, HandOver, Judge, MoreTime, MoveBack, Upgrade
from wardroom.server.stewards.parts import Duty, Left
from wardroom.server.stewards.people import with_account
from wardroom.store.stewards import DeedRow


def _left(match: str, trace: Trace) -> Left:
    return Left(match, trace.facts, trace.before)


async def hand_over(duty: Duty, deed: HandOver) -> Left:
    """Somebody else plays for a seat."""
    to = await with_account(duty.parts, deed.to) if deed.to else None
    trace = await stewarding.hand_over(await duty.parts.hub.table(deed.match), duty.word, deed.seat, to)
    return Left(deed.match, {**trace.facts, "to": to.id if to else ""}, trace.before)


async def move_back(duty: Duty, deed: MoveBack) -> Left:
    """A match goes back."""
    return _left(deed.match, await stewarding.move_back(await duty.parts.hub.table(deed.match), duty.word, deed.line))


async def more_time(duty: Duty, deed: MoreTime) -> Left:
    """A seat gets more time; raises Refusal for nonsense, whoever asks."""
    if not 0 < deed.hours <= MOST_HOURS:
        raise Refusal("bad-extra", most=MOST_HOURS)
    table = await duty.parts.hub.table(deed.match)
    return _left(deed.match, await stewarding.more_time(table, duty.word, deed.seat, deed.hours))


async def judge(duty: Duty, deed: Judge) -> Left:
    """A match is judged."""
    return _left(deed.match, await stewarding.judge(await duty.parts.hub.table(deed.match), duty.word, deed.winners))


async def close(duty: Duty, deed: Close) -> Left:
    """A match or a table is closed."""
    return _left(deed.match, await stewarding.close(await duty.parts.hub.table(deed.match), duty.word))


async def upgrade(duty: Duty, deed: Upgrade) -> Left:
    """A match goes on by the rules that are here, which its players are told as after `wardroom upgrade`."""
    table = await duty.parts.hub.table(deed.match)
    async with table.lock:
        wrong = table.trouble()
        if wrong is None:
            raise Refusal("rules-are-here")
        verdict = await duty.parts.hub.errands(judged_by_rules, table.row, table.seats, await table.plays_told())
        if verdict.kind == "stuck":
            raise wrong
        async with table.held() as held:
            held.row = noted(held.row, verdict)
            await held.writer.save_upgrade(held.row)
    return Left(deed.match, {"before": verdict.before, "after": verdict.after, "line": verdict.since or 0})


# --- undoing ----------------------------------------------------------------------------------------------------------


async def give_back(duty: Duty, deed: DeedRow) -> None:
    """Whoever had the seat has it again."""
    await stewarding.give_back(await duty.parts.hub.table(deed.about), duty.word, deed.before)


async def restore(duty: Duty, deed: DeedRow) -> None:
    """The match stands again where it stood."""
    await stewarding.restore(await duty.parts.hub.table(deed.about), duty.word, deed.before)


async def less_time(duty: Duty, deed: DeedRow) -> None:
    """The time is taken back, as far as it is still there."""
    await stewarding.more_time(
        await duty.parts.hub.table(deed.about), duty.word, deed.before["seat"], -deed.before["hours"]
    )


async def reopen(duty: Duty, deed: DeedRow) -> None:
    """The match goes on; what it changed about ratings is found again, and a round that it ended stays as it is."""
    if await duty.parts.director.has_collected(deed.about):
        raise Refusal("too-late-to-undo")
    await stewarding.reopen(await duty.parts.hub.table(deed.about), duty.word, deed.before)
    await duty.parts.ratings.without(deed.about)
