"""The HTTP half of the server: people, the shelf, tables, files and replays."""

import asyncio
from dataclasses import replace
from typing import Any, cast

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import text

from wardroom import shelf
from wardroom.engine import Crash, Match, Refusal, seal
from wardroom.engine.record import Record, dumps, loads, replay
from wardroom.house import sitting
from wardroom.house.hub import Hub
from wardroom.house.matches import is_composed, read_seal, to_record
from wardroom.house.messages import (
    Branch,
    Credentials,
    Fairness,
    GameInfo,
    Hint,
    Me,
    NewName,
    NewTable,
    OpenedTable,
    RuleInfo,
    Sit,
    Step,
    SwitchInfo,
    TableInfo,
)
from wardroom.house.naming import clean_name
from wardroom.house.render import line_info, position, refused, store_told
from wardroom.house.seating import table_info
from wardroom.players import BOTS, USUAL
from wardroom.server.identity import COOKIE, Doorman
from wardroom.server.limits import Limits
from wardroom.store.database import Database
from wardroom.store.rows import Person
from wardroom.words import register

Asking = Request[Any, Any, Any]
ThePerson = NamedDependency[Person]
TheHub = NamedDependency[Hub]
TheDoorman = NamedDependency[Doorman]
TheLimits = NamedDependency[Limits]
JSON = "application/json"


class MyTables(msgspec.Struct):
    """The lists of the page with tables: mine, my turn first, and those that wait for people."""

    mine: list[TableInfo]
    open: list[TableInfo]


class Done(msgspec.Struct):
    """Nothing more to say."""

    done: bool = True


# --- people -----------------------------------------------------------------------------------------------------------


def _me(doorman: Doorman, person: Person) -> Response[Me]:
    me = Me(person.id, person.name, person.account is not None, doorman.csrf(person))
    return Response(me, cookies=[doorman.cookie(person)])


@get("/api/me")
async def who_am_i(request: Asking, doorman: TheDoorman, limits: TheLimits) -> Response[Me]:
    """Who is asking; somebody new becomes a guest."""
    known = await doorman.recognise(request)
    if known is None:
        limits.newcomers.spend(address(request))
    return _me(doorman, known or await doorman.new_guest())


@put("/api/me")
async def rename(data: JSONBody[NewName], person: ThePerson, doorman: TheDoorman) -> Response[Me]:
    """Be called otherwise."""
    return _me(doorman, await doorman.rename(person, data.name))


@post("/api/accounts", status_code=201)
async def open_account(
    request: Asking, data: JSONBody[Credentials], person: ThePerson, doorman: TheDoorman, limits: TheLimits
) -> Response[Me]:
    """Turn a guest into an account."""
    limits.tries.spend(address(request))
    return _me(doorman, await doorman.open_account(person, data.name, data.password))


@post("/api/session", status_code=200)
async def sign_in(
    request: Asking, data: JSONBody[Credentials], person: ThePerson, doorman: TheDoorman, limits: TheLimits
) -> Response[Me]:
    """Sign in."""
    for who in (address(request), person.id, f"account {data.name.casefold()}"):
        limits.tries.spend(who)
    return _me(doorman, await doorman.sign_in(data.name, data.password))


@delete("/api/session", status_code=200)
async def sign_out(person: ThePerson, doorman: TheDoorman, hub: TheHub) -> Response[Done]:
    """Sign out everywhere."""
    await doorman.sign_out(person)
    hub.dismiss(person.id)
    answer = Response(Done())
    answer.delete_cookie(COOKIE)
    return answer


def address(request: Asking) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


# --- the shelf --------------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(hub: TheHub) -> list[GameInfo]:
    """What can be played."""
    return [game_info(name) for name in hub.games]


def game_info(name: str) -> GameInfo:
    """A game on the shelf."""
    game = shelf.find(name)
    switches = [
        SwitchInfo(switch.name, switch.default, switch.usual(unattended=True), list(switch.values))
        for switch in game.switches
    ]
    return GameInfo(name, list(game.players), switches, list(BOTS), USUAL)


@get("/api/games/{game:str}/names")
async def names(game: FromPath[str], hub: TheHub) -> dict[str, dict[str, str]]:
    """What the pieces of a game are called, by id and language; further names are in the game's words."""
    found = shelf.find(hub.game(game)).names
    return {token: dict(by_language) for token, by_language in found.items()}


@get("/api/games/{game:str}/rules")
async def rules(game: FromPath[str], hub: TheHub) -> list[RuleInfo]:
    """The rule register of a game."""
    found = register(shelf.find(hub.game(game))) or {}
    return [
        RuleInfo(
            rule.id,
            {"en": rule.title_en, "it": rule.title_it},
            {"en": rule.summary_en, "it": rule.summary_it},
            rule.kind,
        )
        for rule in found.values()
    ]


@post("/api/games/{game:str}/workshops/{name:str}", status_code=200)
async def work(game: FromPath[str], name: FromPath[str], data: JSONBody[dict[str, Any]], hub: TheHub) -> dict[str, Any]:
    """Make something for a game: what a workshop gives back is the game's own affair, as its views are."""
    workshop = shelf.find(hub.game(game)).workshops.get(name)
    if workshop is None:
        raise Refusal("not-found")
    return cast(dict[str, Any], await asyncio.to_thread(workshop, data))


# --- tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def open_table(data: JSONBody[NewTable], person: ThePerson, hub: TheHub, limits: TheLimits) -> OpenedTable:
    """Open a table."""
    limits.openings.spend(person.id)
    return await hub.open(person, data)


@get("/api/tables")
async def my_tables(person: ThePerson, hub: TheHub) -> MyTables:
    """My tables, those where it is my turn first, and the open ones."""
    async with hub.store.read() as reader:
        mine, free = await reader.list_mine(person.id), await reader.list_open()
        seats = await reader.seats_of([row.id for row in (*mine, *free)])
    told = [table_info(row, seats[row.id], person.id, set()) for row in mine]
    told.sort(key=lambda table: (not table.is_my_turn, table.status in ("over", "ended")))
    ids = {row.id for row in mine}
    waiting = [table_info(row, seats[row.id], person.id, set()) for row in free if row.id not in ids]
    return MyTables(told, waiting)


@get("/api/tables/{table:str}")
async def one_table(table: FromPath[str], person: ThePerson, hub: TheHub) -> TableInfo:
    """One table."""
    return (await hub.table(table)).info(person.id)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(
    table: FromPath[str], data: JSONBody[Sit], person: ThePerson, hub: TheHub, doorman: TheDoorman
) -> TableInfo:
    """Take a free seat: any of a public table, or the one that a secret address leads to."""
    live = await hub.table(table)
    await sitting.sit(live, replace(person, name=clean_name(data.name)) if data.name else person, data)
    if data.name:
        await doorman.rename(person, data.name)
    return live.info(person.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def stand_up(
    table: FromPath[str], seat: FromPath[int], person: ThePerson, hub: TheHub, bot: FromQuery[str] = USUAL
) -> TableInfo:
    """Leave a seat; once the match has begun, to a bot of some level. To sit down there again is to come back."""
    live = await hub.table(table)
    await sitting.stand_up(live, person, seat, bot)
    return live.info(person.id)


@get("/api/tables/{table:str}/hint")
async def hint(table: FromPath[str], seat: FromQuery[int], person: ThePerson, hub: TheHub, limits: TheLimits) -> Hint:
    """The best options of a seat of mine that is asked, with the chance of winning by each."""
    limits.hints.spend(person.id)
    return await hub.hints.find(person.id, await hub.table(table), seat)


# --- afterwards -------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/steps/{line:int}")
async def step(
    table: FromPath[str], line: FromPath[int], person: ThePerson, hub: TheHub, seat: FromQuery[int | None] = None
) -> Step:
    """A moment of a match: while it is played for my own seats and spectators, afterwards for every seat."""
    live = await hub.table(table)
    if seat is not None and seat not in range(len(live.seats)):
        raise Refusal("not-found")
    if seat is not None and not live.is_done() and seat not in live.seats_of(person.id):
        raise Refusal("not-your-seat", seat=seat)
    if not 0 <= line <= live.row.line or live.row.status == "open":
        raise Refusal("not-found")
    result = live.row.result if line == live.row.line else None
    readers = list(range(len(live.seats))) if live.is_done() else [] if seat is None else [seat]
    match = await live.at(line)
    told = line_info(line, match.log[-1].seat, store_told(match.log[-1].told), readers)
    return Step(position(match, line, seat, [], result), told)


@get("/api/tables/{table:str}/file")
async def match_file(table: FromPath[str], person: ThePerson, hub: TheHub) -> Response[Record]:
    """The match file: after the end for everybody, before it if nobody else plays."""
    live = await hub.table(table)
    if not live.is_open_to(person.id):
        raise Refusal("not-yours")
    record = to_record(live.row, live.seats, await live.lines())
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{table}.json"'}
    return Response(cast(Record, dumps(record).encode()), media_type=JSON, headers=headers)


@post("/api/files", status_code=201)
async def upload(request: Asking, person: ThePerson, hub: TheHub, limits: TheLimits) -> TableInfo:
    """A match file becomes a table."""
    limits.openings.spend(person.id)
    match = await asyncio.to_thread(read_match, await request.body(), hub)
    return (await hub.adopt(person, match, match.players)).table


def read_match(body: bytes, hub: Hub) -> Match[Any]:
    """The match in a file; one whose dice nobody can roll any more goes on under a new seal."""
    try:
        record = loads(body.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refusal("record-not-json", line=1) from None
    match = replay(record, shelf.find(hub.game(record.game)))
    if record.seal.secret is None and not match.is_over:
        return match.branch(match.sequence, seal(record.seal.contributions))
    return match


@post("/api/tables/{table:str}/branch", status_code=201)
async def branch(
    table: FromPath[str], data: JSONBody[Branch], person: ThePerson, hub: TheHub, limits: TheLimits
) -> OpenedTable:
    """Play on from a line of a finished match, or of one in which nobody else plays, at a new table."""
    limits.openings.spend(person.id)
    live = await hub.table(table)
    if not live.is_open_to(person.id):
        raise Refusal("not-yours")
    if data.line > live.row.line:
        raise Refusal("bad-line", line=data.line)
    if data.seats and len(data.seats) != len(live.seats):
        raise Refusal("bad-players", game=live.row.game, players=len(data.seats), allowed=(len(live.seats),))
    match = await live.at(data.line)
    other = match.branch(data.line, seal(read_seal(live.row).contributions))
    players = ["person" if seat.kind != "bot" else seat.bot for seat in live.seats]
    return await hub.adopt(person, other, players, data.seats)


@get("/api/tables/{table:str}/fairness")
async def fairness(table: FromPath[str], hub: TheHub) -> Fairness:
    """What can be known of the dice now; after the end they are all derived again."""
    live = await hub.table(table)
    sealed = read_seal(live.row)
    told = Fairness(sealed.commitment, list(sealed.contributions), None, None, 0, composed=is_composed(live.row))
    if not live.is_done():
        return told
    record = to_record(live.row, live.seats, await live.lines())
    told.secret = sealed.secret
    told.rolls = sum(len(dice.split()) for dice in (record.opening, *(line.dice for line in record.log)))
    wrong = await asyncio.to_thread(find_fault, record)
    told.verified = wrong is None if record.seal.secret else None
    if wrong:
        told.error = refused(wrong)
        found = wrong.facts.get("line")
        told.wrong_line = found if isinstance(found, int) else None
    return told


def find_fault(record: Record) -> Refusal | None:
    """Derive every roll again: what is wrong, if anything. A match that was given up is checked as far as it went."""
    try:
        if record.seal.secret is None:
            raise Refusal("record-no-secret")
        if not record.seal.is_kept:
            raise Refusal("record-broken-seal")
        replay(record, shelf.find(record.game))
    except Refusal as wrong:
        return wrong
    except (Crash, ValueError):
        return Refusal("rules-crash")
    return None


@get("/api/health")
async def health(database: NamedDependency[Database]) -> dict[str, str]:
    """A sign of life, of the database too."""
    async with database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "ok"}


ROUTES = [
    who_am_i,
    rename,
    open_account,
    sign_in,
    sign_out,
    games,
    names,
    rules,
    work,
    open_table,
    my_tables,
    one_table,
    sit,
    stand_up,
    hint,
    step,
    match_file,
    upload,
    branch,
    fairness,
    health,
]
