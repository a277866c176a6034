"""What stewards look up and change in the database, and what they have done: deeds are added, never changed."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, or_, select, update

from wardroom.store.archive import LISTED, number_of
from wardroom.store.notices import Way
from wardroom.store.rows import Json, MatchRow, Person, now
from wardroom.store.schema import deeds, matches, outbox, people, reports, resets, seats, tokens, ways
from wardroom.store.threads import Connected

SHOWN = 60
"""Lines of a list."""
TROUBLE = ("failing", "refused", "gone", "private")
"""States of a way that does not work."""


@dataclass(frozen=True, slots=True)
class DeedRow:
    """Something that a steward did, to whom or what, and why."""

    kind: str
    about: str
    why: str
    steward: str | None
    facts: Json = field(default_factory=dict)
    before: Json = field(default_factory=dict)
    """What undoing needs."""
    undoes: int | None = None
    at: str = field(default_factory=now)
    id: int = 0


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What somebody has told about somebody else."""

    id: int
    person: str
    other: str
    match: str | None
    text: str
    at: str
    is_open: bool


# --- deeds ------------------------------------------------------------------------------------------------------------


async def add_deed(connection: Connected, deed: DeedRow) -> int:
    """Write down what was done; its number."""
    values = {name: value for name, value in asdict(deed).items() if name != "id"}
    done = await connection.execute(insert(deeds).values(**values))
    return number_of(done)


async def list_deeds(connection: Connected, before: int | None = None, about: str = "") -> list[DeedRow]:
    """What was done, the last first; from before a number on, and about one match or person if one is named."""
    wanted = select(deeds).order_by(deeds.c.id.desc()).limit(SHOWN)
    wanted = wanted if before is None else wanted.where(deeds.c.id < before)
    wanted = wanted.where(deeds.c.about == about) if about else wanted
    return [DeedRow(**row) for row in (await connection.execute(wanted)).mappings()]


async def load_deed(connection: Connected, number: int) -> DeedRow | None:
    """A deed by its number."""
    row = (await connection.execute(select(deeds).where(deeds.c.id == number))).mappings().first()
    return DeedRow(**row) if row else None


async def undone(connection: Connected, numbers: Sequence[int]) -> dict[int, DeedRow]:
    """Those of some deeds that were undone, and by what."""
    rows = await connection.execute(select(deeds).where(deeds.c.undoes.in_(numbers)))
    return {row["undoes"]: DeedRow(**row) for row in rows.mappings()}


# --- people -----------------------------------------------------------------------------------------------------------


async def change_person(connection: Connected, person: str, **values: Any) -> None:
    """Somebody is a steward or is none, is let in or is not."""
    await connection.execute(update(people).where(people.c.id == person).values(**values))


async def find_anybody(connection: Connected, text: str) -> list[Person]:
    """People, guests too, whose name or id has a text in it; those with an account first, then the newest."""
    is_bot = people.c.id.in_(select(tokens.c.bot))
    folded = _like(text.casefold())
    is_meant = or_(
        func.lower(people.c.name).like(folded, escape="\\"),
        people.c.account.like(folded, escape="\\"),
        people.c.id == text,
    )
    wanted = select(people).where(~is_bot & is_meant) if text else select(people).where(~is_bot)
    rows = await connection.execute(wanted.order_by(people.c.account.is_(None), people.c.created.desc()).limit(SHOWN))
    return [Person(**row) for row in rows.mappings()]


def _like(text: str) -> str:
    """The pattern of whatever has a text in it, be there signs in it that mean something in patterns."""
    for sign in ("\\", "%", "_"):
        text = text.replace(sign, f"\\{sign}")
    return f"%{text}%"


async def drop_reset(connection: Connected, hashed: str) -> bool:
    """A link that sets a password anew serves no more; whether it did until now."""
    return bool((await connection.execute(delete(resets).where(resets.c.hash == hashed))).rowcount)


async def is_bot_of_banned(connection: Connected, bot: str) -> bool:
    """Whether a bot's owner is let in no more."""
    wanted = select(people.c.banned).join(tokens, tokens.c.owner == people.c.id).where(tokens.c.bot == bot)
    return (await connection.execute(wanted)).scalar() is not None


async def seats_in_play(connection: Connected, person: str) -> list[tuple[str, int]]:
    """Where somebody sits in matches that have not ended."""
    wanted = select(seats.c.match, seats.c.seat).join(matches, matches.c.id == seats.c.match)
    is_theirs = (seats.c.person == person) & matches.c.status.in_(("open", "playing"))
    rows = await connection.execute(wanted.where(is_theirs).order_by(seats.c.match, seats.c.seat))
    return [(row.match, row.seat) for row in rows]


async def save_seat_name(connection: Connected, match: str, seat: int, name: str) -> None:
    """Whoever sits there is called otherwise."""
    place = (seats.c.match == match) & (seats.c.seat == seat)
    await connection.execute(update(seats).where(place).values(name=name))


# --- matches ----------------------------------------------------------------------------------------------------------


async def find_matches(connection: Connected, text: str, statuses: Sequence[str]) -> list[MatchRow]:
    """Matches whose title, game, id or players have a text in them, those that moved last first."""
    wanted = _matches().where(matches.c.status.in_(statuses))
    if text:
        folded = _like(text.casefold())
        plays = select(seats.c.match).where(func.lower(seats.c.name).like(folded, escape="\\"))
        named = [func.lower(column).like(folded, escape="\\") for column in (matches.c.title, matches.c.game)]
        wanted = wanted.where(or_(*named, matches.c.id == text, matches.c.id.in_(plays)))
    return _rows(await connection.execute(wanted.order_by(matches.c.moved.desc(), matches.c.id).limit(SHOWN)))


async def count_running(connection: Connected) -> int:
    """How many matches are played."""
    wanted = select(func.count()).select_from(matches).where(matches.c.status == "playing")
    return int((await connection.execute(wanted)).scalar_one())


async def quiet_matches(connection: Connected, before: str) -> list[MatchRow]:
    """Matches of people in play at which nothing has happened since then, those that have been quiet longest first."""
    is_quiet = (matches.c.status == "playing") & (matches.c.moved < before)
    return _rows(
        await connection.execute(_matches().where(is_quiet & _is_of_people()).order_by(matches.c.moved).limit(SHOWN))
    )


async def matches_with_clocks(connection: Connected) -> list[MatchRow]:
    """Matches in play that have a clock."""
    has_clock = (matches.c.status == "playing") & matches.c.clock.is_not(None)
    return _rows(await connection.execute(_matches().where(has_clock).order_by(matches.c.moved.desc()).limit(500)))


async def rules_in_play(connection: Connected) -> list[MatchRow]:
    """One match in play for each game and its rules."""
    first = (
        select(func.min(matches.c.id)).where(matches.c.status == "playing").group_by(matches.c.game, matches.c.rules)
    )
    return _rows(await connection.execute(_matches().where(matches.c.id.in_(first))))


async def matches_by_rules(connection: Connected, game: str, rules: str) -> list[MatchRow]:
    """Matches in play by some rules."""
    same = (matches.c.status == "playing") & (matches.c.game == game) & (matches.c.rules == rules)
    return _rows(await connection.execute(_matches().where(same).order_by(matches.c.moved).limit(SHOWN)))


async def some_matches(connection: Connected, ids: Sequence[str]) -> list[MatchRow]:
    """Matches by their ids."""
    return _rows(await connection.execute(_matches().where(matches.c.id.in_(ids))))


def _is_of_people() -> ColumnElement[bool]:
    return matches.c.id.in_(select(seats.c.match).where(seats.c.person.is_not(None)))


def _matches() -> Select[Any]:
    return select(*LISTED)


def _rows(found: Any) -> list[MatchRow]:
    return [MatchRow(seal={}, **row._mapping) for row in found]


# --- reports and notices ----------------------------------------------------------------------------------------------


async def list_reports(connection: Connected, *, is_open: bool = True) -> list[ReportRow]:
    """What was reported, the oldest first, and has not been seen to; or what has."""
    wanted = select(reports).where(reports.c.is_open.is_(is_open)).order_by(reports.c.id).limit(SHOWN)
    return [ReportRow(**row) for row in (await connection.execute(wanted)).mappings()]


async def load_report(connection: Connected, number: int) -> ReportRow | None:
    """A report by its number."""
    row = (await connection.execute(select(reports).where(reports.c.id == number))).mappings().first()
    return ReportRow(**row) if row else None


async def settle_report(connection: Connected, number: int, *, is_open: bool) -> bool:
    """A report was seen to, or is open again; whether that is new."""
    place = (reports.c.id == number) & (reports.c.is_open.is_(not is_open))
    return bool((await connection.execute(update(reports).where(place).values(is_open=is_open))).rowcount)


async def outbox_states(connection: Connected) -> dict[str, int]:
    """How much is in the outbox, by its state."""
    rows = await connection.execute(select(outbox.c.state, func.count()).group_by(outbox.c.state))
    return {row[0]: row[1] for row in rows}


async def oldest_due(connection: Connected) -> str | None:
    """Since when the oldest message waits that is due."""
    due = and_(outbox.c.state == "waiting", outbox.c.due <= now())
    found: str | None = (await connection.execute(select(func.min(outbox.c.due)).where(due))).scalar()
    return found


async def ways_in_trouble(connection: Connected) -> list[Way]:
    """Ways that do not work, the newest trouble first."""
    wanted = select(ways).where(ways.c.state.in_(TROUBLE)).order_by(ways.c.since.desc(), ways.c.id).limit(SHOWN)
    return [Way(**row) for row in (await connection.execute(wanted)).mappings()]


async def try_again(connection: Connected, way: str) -> int:
    """What waits to be told over a way is due now, and a way that was refused is tried again; how much that is."""
    await connection.execute(
        update(ways).where((ways.c.id == way) & (ways.c.state == "refused")).values(state="failing")
    )
    mine = (outbox.c.way == way) & (outbox.c.state == "waiting")
    return int((await connection.execute(update(outbox).where(mine).values(due=now()))).rowcount)
