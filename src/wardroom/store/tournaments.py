"""Tournaments in the database: heads, entries, and the bouts of every round."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from sqlalchemy import delete, func, insert, select, update

from wardroom.engine import Refusal
from wardroom.store.archive import LISTED
from wardroom.store.rows import Json, MatchRow, now
from wardroom.store.schema import bouts, entries, matches, tournaments
from wardroom.store.threads import Connected

_AT_ONCE = 500
"""Matches that are looked up together."""
_SHOWN = 60
"""Tournaments that a list shows."""


@dataclass(slots=True)
class TournamentRow:
    """The head of a tournament."""

    id: str
    title: str
    game: str
    options: Json
    kind: str
    rounds: int
    size: int
    most: int
    is_open: bool
    hours: int
    pace: str
    stand_in: str
    is_rated: bool
    host: str
    status: str = "entry"
    round: int = 0
    until: str | None = None
    created: str = field(default_factory=now)
    clock: Json | None = None
    """The rule of the clocks of its matches, if they have any."""


@dataclass(slots=True)
class EntryRow:
    """Somebody who plays, was invited, or waits to take a place."""

    tournament: str
    entry: int
    kind: str
    name: str
    person: str | None
    bot: str
    lot: int
    before: list[Json] = field(default_factory=list)


@dataclass(slots=True)
class BoutRow:
    """A table of a round."""

    tournament: str
    round: int
    board: int
    entries: list[int]
    match: str | None
    places: list[int] | None = None
    reason: str = ""


async def create_tournament(connection: Connected, row: TournamentRow) -> None:
    """Write a new one."""
    await connection.execute(insert(tournaments).values(**asdict(row)))


async def load_tournament(connection: Connected, name: str, *, is_held: bool = False) -> TournamentRow:
    """One, which nobody else can change until the transaction ends if it is held; raises Refusal if there is none."""
    wanted = select(tournaments).where(tournaments.c.id == name)
    row = (await connection.execute(wanted.with_for_update() if is_held else wanted)).mappings().first()
    if row is None:
        raise Refusal("no-tournament", tournament=name[:20])
    return TournamentRow(**row)


async def save_tournament(connection: Connected, row: TournamentRow) -> None:
    """Write a head that was held."""
    await connection.execute(update(tournaments).where(tournaments.c.id == row.id).values(**asdict(row)))


async def list_tournaments(connection: Connected) -> list[tuple[TournamentRow, int]]:
    """Those that are being played or open for entry first, the newest first; and how many play in each."""
    count = select(func.count()).where((entries.c.tournament == tournaments.c.id) & entries.c.kind.in_(PLAYING))
    is_done = tournaments.c.status.in_(("over", "closed"))
    wanted = select(tournaments, count.scalar_subquery().label("count"))
    rows = await connection.execute(wanted.order_by(is_done, tournaments.c.created.desc()).limit(_SHOWN))
    return [(TournamentRow(*row[:-1]), row[-1]) for row in rows]


async def count_under_way(connection: Connected, host: str) -> int:
    """How many of somebody's are not over."""
    is_open = (tournaments.c.host == host) & tournaments.c.status.in_(("entry", "playing"))
    return int((await connection.execute(select(func.count()).select_from(tournaments).where(is_open))).scalar_one())


async def list_running(connection: Connected) -> list[str]:
    """Those that are being played."""
    rows = await connection.execute(select(tournaments.c.id).where(tournaments.c.status == "playing"))
    return [row.id for row in rows]


PLAYING = ("person", "bot")
"""Kinds of entries that play; others wait."""


async def load_entries(connection: Connected, tournament: str) -> list[EntryRow]:
    """All entries, in the order of their numbers."""
    wanted = select(entries).where(entries.c.tournament == tournament).order_by(entries.c.entry)
    return [EntryRow(**row) for row in (await connection.execute(wanted)).mappings()]


async def write_entries(connection: Connected, tournament: str, rows: Sequence[EntryRow]) -> None:
    """Write all entries anew, of a tournament that is held."""
    await connection.execute(delete(entries).where(entries.c.tournament == tournament))
    if rows:
        await connection.execute(insert(entries), [asdict(row) for row in rows])


async def load_bouts(connection: Connected, tournament: str) -> list[BoutRow]:
    """All tables of all rounds, in order."""
    wanted = select(bouts).where(bouts.c.tournament == tournament).order_by(bouts.c.round, bouts.c.board)
    return [BoutRow(**row) for row in (await connection.execute(wanted)).mappings()]


async def add_bouts(connection: Connected, rows: Sequence[BoutRow]) -> None:
    """Write the tables of a new round."""
    await connection.execute(insert(bouts), [asdict(row) for row in rows])


async def is_collected(connection: Connected, match: str) -> bool:
    """Whether a tournament has the places of a match."""
    wanted = select(bouts.c.board).where((bouts.c.match == match) & bouts.c.places.is_not(None))
    return (await connection.execute(wanted)).first() is not None


async def heads_of(connection: Connected, played: Sequence[BoutRow]) -> dict[str, MatchRow]:
    """The heads of the matches of some tables, as lists show them, as far as they are there."""
    ids = [bout.match for bout in played if bout.match]
    found: dict[str, MatchRow] = {}
    for at in range(0, len(ids), _AT_ONCE):
        wanted = select(*LISTED).where(matches.c.id.in_(ids[at : at + _AT_ONCE]))
        rows = (await connection.execute(wanted)).mappings()
        found.update({row["id"]: MatchRow(seal={}, **row) for row in rows})
    return found


async def save_bout(connection: Connected, row: BoutRow) -> None:
    """Write how a table came out."""
    place = (bouts.c.tournament == row.tournament) & (bouts.c.round == row.round) & (bouts.c.board == row.board)
    await connection.execute(update(bouts).where(place).values(places=row.places, reason=row.reason))


async def titles_of(connection: Connected, ids: Sequence[str]) -> dict[str, str]:
    """What some tournaments are called."""
    rows = await connection.execute(select(tournaments.c.id, tournaments.c.title).where(tournaments.c.id.in_(ids)))
    return {row.id: row.title for row in rows}
