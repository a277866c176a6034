"""The HTTP half of the server: people, the shelf, tables, files and replays."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from wardroom import shelf
from wardroom.engine import Match, Refusal, seal
from wardroom.engine.record import dumps, loads, replay, verify
from wardroom.players import BOTS
from wardroom.server.hub import Hub, hash_link
from wardroom.server.identity import Doorman
from wardroom.server.matches import read_seal, to_record
from wardroom.server.messages import (
    Branch,
    Credentials,
    Fairness,
    GameInfo,
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
from wardroom.server.render import line_info, position, refused, store_told
from wardroom.server.safety import Limit
from wardroom.server.table import LiveTable, table_info
from wardroom.store.matches import SeatRow, list_mine, list_open, seats_of
from wardroom.store.people import Person
from wardroom.words import register

Asking = Request[Any, Any, Any]
JSON = "application/json"


class MyTables(msgspec.Struct):
    """The lists of the page with tables: mine, my turn first, and those that wait for people."""

    mine: list[TableInfo]
    open: list[TableInfo]


# --- people -----------------------------------------------------------------------------------------------------------


def _me(doorman: Doorman, person: Person) -> Response[Me]:
    me = Me(person.id, person.name, person.account is not None, doorman.csrf(person))
    return Response(me, cookies=[doorman.cookie(person)])


@get("/api/me")
async def who_am_i(request: Asking, doorman: Doorman) -> Response[Me]:
    """Who is asking; somebody new becomes a guest."""
    return _me(doorman, await doorman.welcome(request))


@put("/api/me")
async def rename(data: NewName, person: Person, doorman: Doorman) -> Response[Me]:
    """Be called otherwise."""
    return _me(doorman, await doorman.rename(person, data.name))


@post("/api/accounts", status_code=201)
async def open_account(
    request: Asking, data: Credentials, person: Person, doorman: Doorman, tries: Limit
) -> Response[Me]:
    """Turn a guest into an account."""
    tries.spend(address(request))
    return _me(doorman, await doorman.open_account(person, data.name, data.password))


@post("/api/session", status_code=200)
async def sign_in(request: Asking, data: Credentials, person: Person, doorman: Doorman, tries: Limit) -> Response[Me]:
    """Sign in."""
    tries.spend(address(request))
    tries.spend(person.id)
    return _me(doorman, await doorman.sign_in(data.name, data.password))


@delete("/api/session", status_code=200)
async def sign_out(person: Person, doorman: Doorman) -> Response[dict[str, bool]]:
    """Sign out everywhere."""
    await doorman.sign_out(person)
    return Response({"signed_out": True})


def address(request: Asking) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


# --- the shelf --------------------------------------------------------------------------------------------------------


@get("/api/games")
async def games() -> list[GameInfo]:
    """What can be played."""
    return [game_info(name) for name in shelf.ids()]


def game_info(name: str) -> GameInfo:
    """A game on the shelf."""
    game = shelf.find(name)
    switches = [SwitchInfo(switch.name, switch.default, list(switch.values)) for switch in game.switches]
    names = {token: dict(by_language) for token, by_language in game.names.items()}
    return GameInfo(name, list(game.players), switches, list(BOTS), names)


@get("/api/games/{game:str}/rules")
async def rules(game: str) -> list[RuleInfo]:
    """The rule register of a game."""
    found = register(shelf.find(game)) if game in shelf.ids() else None
    if found is None:
        raise Refusal("unknown-game", game=game, known=tuple(shelf.ids()))
    return [
        RuleInfo(
            rule.id,
            {"en": rule.title_en, "it": rule.title_it},
            {"en": rule.summary_en, "it": rule.summary_it},
            rule.kind,
        )
        for rule in found.values()
    ]


# --- tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def open_table(data: NewTable, person: Person, hub: Hub) -> OpenedTable:
    """Open a table."""
    if data.game not in shelf.ids():
        raise Refusal("unknown-game", game=data.game[:60], known=tuple(shelf.ids()))
    return await hub.open(person, data)


@get("/api/tables")
async def my_tables(person: Person, hub: Hub) -> MyTables:
    """My tables, those where it is my turn first, and the open ones."""
    async with hub.database.read() as connection:
        mine, free = await list_mine(connection, person.id), await list_open(connection)
        seats = await seats_of(connection, [row.id for row in (*mine, *free)])
    told = [table_info(row, seats[row.id], person.id, set()) for row in mine]
    told.sort(key=lambda table: (not table.is_my_turn, table.status in ("over", "ended")))
    ids = {row.id for row in mine}
    waiting = [table_info(row, seats[row.id], person.id, set()) for row in free if row.id not in ids]
    return MyTables(told, waiting)


@get("/api/tables/{table:str}")
async def one_table(table: str, person: Person, hub: Hub) -> TableInfo:
    """One table."""
    return (await hub.table(table)).info(person.id)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(table: str, data: Sit, person: Person, hub: Hub, doorman: Doorman) -> TableInfo:
    """Take a free seat: any of a public table, or the one that a secret address leads to."""
    live = await hub.table(table)
    if data.name:
        person = await doorman.rename(person, data.name)
    await live.sit(person, free_seat(live, data))
    return live.info(person.id)


def free_seat(table: LiveTable, wish: Sit) -> SeatRow:
    """The seat that is meant; without its address only public tables have free seats."""
    if wish.link:
        found = [seat for seat in table.seats if seat.link == hash_link(wish.link)]
    elif table.row.is_public:
        found = [seat for seat in table.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
    else:
        found = []
    if not found:
        raise Refusal("no-seat")
    return found[0]


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def stand_up(table: str, seat: int, person: Person, hub: Hub) -> TableInfo:
    """Leave a seat."""
    live = await hub.table(table)
    await live.stand_up(person, seat)
    return live.info(person.id)


# --- afterwards -------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/steps/{line:int}")
async def step(
    table: str, line: int, person: Person, hub: Hub, seat: Annotated[int | None, Parameter(query="seat")] = None
) -> Step:
    """A moment of a match: while it is played for my own seats and spectators, afterwards for every seat."""
    live = await hub.table(table)
    if seat is not None and seat not in range(len(live.seats)):
        raise Refusal("not-found")
    if seat is not None and not live.is_done() and seat not in live.seats_of(person.id):
        raise Refusal("not-your-seat", seat=seat)
    if not 0 <= line <= live.row.line or live.row.status == "open":
        raise Refusal("not-found")
    match = (await whole(live)).at(line)
    result = live.row.result if line == live.row.line else None
    readers = list(range(len(live.seats))) if live.is_done() else [] if seat is None else [seat]
    told = line_info(line, match.log[-1].seat, store_told(match.log[-1].told), readers)
    return Step(position(match, line, seat, [], result), told)


async def whole(table: LiveTable) -> Match[Any]:
    """A match from its first line."""
    return replay(to_record(table.row, table.seats, await table.lines(), with_secret=True), shelf.find(table.row.game))


@get("/api/tables/{table:str}/file")
async def match_file(table: str, person: Person, hub: Hub) -> Response[bytes]:
    """The match file: after the end for everybody, before it if nobody else plays."""
    live = await hub.table(table)
    others = [seat for seat in live.seats if seat.kind != "bot" and seat.person != person.id]
    if live.row.status == "open" or (not live.is_done() and others):
        raise Refusal("not-yours")
    record = to_record(live.row, live.seats, await live.lines(), with_secret=True)
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{table}.json"'}
    return Response(dumps(record).encode(), media_type=JSON, headers=headers)


@post("/api/files", status_code=201)
async def upload(request: Asking, person: Person, hub: Hub) -> TableInfo:
    """A match file becomes a table."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("record-not-json", line=1) from None
    record = loads(text)
    if record.game not in shelf.ids():
        raise Refusal("unknown-game", game=record.game, known=tuple(shelf.ids()))
    match = replay(record, shelf.find(record.game))
    if record.seal.secret is None and not match.is_over:
        match = match.branch(match.sequence, seal(record.seal.contributions))
    return (await hub.adopt(person, match, record.players)).info(person.id)


@post("/api/tables/{table:str}/branch", status_code=201)
async def branch(table: str, data: Branch, person: Person, hub: Hub) -> OpenedTable:
    """Play on from a line of a finished match, or of one in which nobody else plays, at a new table."""
    live = await hub.table(table)
    others = [seat for seat in live.seats if seat.kind != "bot" and seat.person != person.id]
    if live.row.status == "open" or (not live.is_done() and others):
        raise Refusal("not-yours")
    if not 0 <= data.line <= live.row.line:
        raise Refusal("bad-line", line=data.line)
    if data.seats and len(data.seats) != len(live.seats):
        raise Refusal("bad-players", game=live.row.game, players=len(data.seats), allowed=(len(live.seats),))
    match = await whole(live)
    other = match.branch(data.line, seal(read_seal(live.row).contributions))
    players = ["person" if seat.kind != "bot" else seat.bot for seat in live.seats]
    return OpenedTable((await hub.adopt(person, other, players, data.seats)).info(person.id), [])


@get("/api/tables/{table:str}/fairness")
async def fairness(table: str, hub: Hub) -> Fairness:
    """What can be known of the dice now; after the end they are all derived again."""
    live = await hub.table(table)
    sealed = read_seal(live.row)
    told = Fairness(sealed.commitment, list(sealed.contributions), None, None, 0)
    if not live.is_done():
        return told
    lines = await live.lines()
    told.secret = sealed.secret
    told.rolls = sum(len(line.dice.split()) for line in lines) + len((live.row.opening or {"dice": ""})["dice"].split())
    return check_dice(live, told, lines)


def check_dice(live: LiveTable, told: Fairness, lines: Sequence[Any]) -> Fairness:
    """Derive every roll again; a match that was given up is checked as far as it went."""
    record = to_record(live.row, live.seats, lines, with_secret=True)
    game = shelf.find(live.row.game)
    try:
        verify(record, game) if live.row.status == "over" else replay(record, game)
        told.verified = True
    except Refusal as wrong:
        told.verified, told.error = False, refused(wrong)
        found = wrong.facts.get("line")
        told.wrong_line = found if isinstance(found, int) else None
    return told


@get("/api/health")
async def health() -> dict[str, str]:
    """A sign of life."""
    return {"status": "ok"}


ROUTES = [
    who_am_i,
    rename,
    open_account,
    sign_in,
    sign_out,
    games,
    rules,
    open_table,
    my_tables,
    one_table,
    sit,
    stand_up,
    step,
    match_file,
    upload,
    branch,
    fairness,
    health,
]
