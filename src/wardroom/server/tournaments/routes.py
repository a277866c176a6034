"""The HTTP half of tournaments."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from wardroom.engine import Refusal
from wardroom.house.messages.tables import ClockRule
from wardroom.server.asking import check_letter, check_named
from wardroom.server.limits import address
from wardroom.server.routes import LIST, PEOPLE, Asking, Done, TheDoorman, TheLimits, ThePerson
from wardroom.server.tournaments.director import Director, played_rounds
from wardroom.server.tournaments.messages import (
    BoutInfo,
    Earlier,
    EntryInfo,
    Extension,
    Guest,
    NewTournament,
    PlaceInfo,
    TournamentInfo,
    TournamentLine,
    Verdict,
)
from wardroom.server.tournaments.standings import standings
from wardroom.store.database import Database
from wardroom.store.people import find_account, load_person
from wardroom.store.rows import MatchRow, Person
from wardroom.store.threads import Connected
from wardroom.store.tournaments import (
    PLAYING,
    BoutRow,
    EntryRow,
    TournamentRow,
    heads_of,
    list_tournaments,
    load_bouts,
    load_entries,
    load_tournament,
)

TheDatabase = NamedDependency[Database]
TheDirector = NamedDependency[Director]


class Opened(Struct):
    """The id of a tournament that was opened."""

    id: str


@get("/api/tournaments", guards=LIST)
async def all_tournaments(database: TheDatabase) -> list[TournamentLine]:
    """Tournaments, those that are played or open for entry first."""
    async with database.read() as reader:
        return [_line(row, count) for row, count in await list_tournaments(reader)]


@post("/api/tournaments", status_code=201, guards=PEOPLE)
async def open_tournament(
    request: Asking, data: JSONBody[NewTournament], person: ThePerson, director: TheDirector, limits: TheLimits
) -> Opened:
    """Open a tournament for entry."""
    limits.openings.spend(person.id, address(request))
    return Opened(await director.open(person, data))


@get("/api/tournaments/{name:str}", guards=LIST)
async def one_tournament(name: FromPath[str], person: ThePerson, database: TheDatabase) -> TournamentInfo:
    """A tournament: who plays, who met whom, who is ahead."""
    async with database.read() as reader:
        return await _info(reader, name, person)


@post("/api/tournaments/{name:str}/enter", status_code=200, guards=[check_named])
async def enter(name: FromPath[str], person: ThePerson, director: TheDirector) -> Done:
    """Come in, or wait as a substitute."""
    await director.enter(name, person)
    return Done()


@post("/api/tournaments/{name:str}/leave", status_code=200)
async def leave(name: FromPath[str], person: ThePerson, director: TheDirector) -> Done:
    """Withdraw: a substitute or a bot plays on, and the points stay."""
    await director.leave(name, person)
    return Done()


@post("/api/tournaments/{name:str}/invite", status_code=200, guards=[check_letter, check_named])
async def invite(
    name: FromPath[str],
    data: JSONBody[Guest],
    person: ThePerson,
    director: TheDirector,
    doorman: TheDoorman,
    database: TheDatabase,
) -> Done:
    """Let somebody come in by their name."""
    async with database.read() as reader:
        guest = await find_account(reader, doorman.account(data.name))
    if guest is None:
        raise Refusal("no-person-page", name=data.name[:40])
    await director.invite(name, person, guest)
    return Done()


@post("/api/tournaments/{name:str}/begin", status_code=200)
async def begin(name: FromPath[str], person: ThePerson, director: TheDirector) -> Done:
    """Nobody else comes in, and the first round is played."""
    await director.begin(name, person)
    return Done()


@post("/api/tournaments/{name:str}/extend", status_code=200)
async def extend(name: FromPath[str], data: JSONBody[Extension], person: ThePerson, director: TheDirector) -> Done:
    """Make the round longer."""
    await director.extend(name, person, data.hours)
    return Done()


@post("/api/tournaments/{name:str}/judge", status_code=200)
async def judge(name: FromPath[str], data: JSONBody[Verdict], person: ThePerson, director: TheDirector) -> Done:
    """Judge a match of the round that is not over; everybody reads why."""
    await director.judge(name, person, data.board, data.places, data.reason)
    return Done()


@post("/api/tournaments/{name:str}/close", status_code=200)
async def close(name: FromPath[str], person: ThePerson, director: TheDirector) -> Done:
    """Call a tournament off."""
    await director.close(name, person)
    return Done()


TOURNAMENTS = [all_tournaments, open_tournament, one_tournament, enter, leave, invite, begin, extend, judge, close]


# --- what is shown ----------------------------------------------------------------------------------------------------


def _line(row: TournamentRow, count: int) -> TournamentLine:
    return TournamentLine(
        id=row.id,
        title=row.title,
        game=row.game,
        kind=row.kind,  # type: ignore[arg-type]
        status=row.status,  # type: ignore[arg-type]
        entries=count,
        most=row.most,
        round=row.round,
        rounds=row.rounds,
        until=row.until,
        created=row.created,
    )


async def _info(reader: Connected, name: str, person: Person) -> TournamentInfo:
    row, entered = await load_tournament(reader, name), await load_entries(reader, name)
    played = await load_bouts(reader, name)
    playing = [each for each in entered if each.kind in PLAYING]
    host, heads = await load_person(reader, row.host), await heads_of(reader, played)
    lines = standings(played_rounds(played), [each.lot for each in playing]) if played else []
    return TournamentInfo(
        head=_line(row, len(playing)),
        options=row.options,
        size=row.size,
        hours=row.hours,
        pace=row.pace,  # type: ignore[arg-type]
        stand_in=row.stand_in,
        is_rated=row.is_rated,
        is_open=row.is_open,
        clock=msgspec.convert(row.clock, ClockRule) if row.clock else None,
        host=host.name if host else "",
        is_mine=row.host == person.id,
        can_judge=row.host == person.id and person.id not in {each.person for each in entered},
        entries=[_entry_info(each, person) for each in entered],
        bouts=[_bout_info(each, heads) for each in played],
        standings=[
            PlaceInfo(each.place, each.entry, float(each.points), float(each.buchholz), float(each.sonneborn))
            for each in lines
        ],
    )


def _entry_info(entry: EntryRow, person: Person) -> EntryInfo:
    return EntryInfo(
        entry=entry.entry,
        kind=entry.kind,  # type: ignore[arg-type]
        name=entry.name,
        bot=entry.bot,
        is_me=entry.person == person.id,
        before=[Earlier(**each) for each in entry.before],
    )


def _bout_info(bout: BoutRow, heads: dict[str, MatchRow]) -> BoutInfo:
    (played,) = played_rounds([bout])[0]
    head = heads.get(bout.match or "")
    return BoutInfo(
        round=bout.round,
        board=bout.board,
        entries=bout.entries,
        table=bout.match if head else None,
        places=bout.places,
        points=[float(played.points(entry)) for entry in bout.entries] if played.is_over else [],
        waiting=[bout.entries[seat] for seat in head.waiting] if head and head.status == "playing" else [],
        ended=head.moved if head and bout.places else "",
        reason=bout.reason,
    )
