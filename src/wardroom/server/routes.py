"""The HTTP half of the server: people, the shelf, tables, files and replays."""

from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from wardroom import shelf
from wardroom.engine import Refusal
from wardroom.engine.record import Record, dumps
from wardroom.hall import learning, reading
from wardroom.house import afterwards, explaining, lobby, sitting
from wardroom.house.habits import habits_info, live_by
from wardroom.house.hub import Hub
from wardroom.house.messages.afterwards import Branch, Fairness, Step, Stills
from wardroom.house.messages.analyses import AnalysisInfo, NewAnalysis
from wardroom.house.messages.explaining import Explained, Hint, Reason
from wardroom.house.messages.lessons import (
    GameLessons,
    LessonInfo,
    LessonMoment,
    LessonProgress,
    ProblemCourse,
    ProblemInfo,
)
from wardroom.house.messages.news import Lines
from wardroom.house.messages.people import BotInfo, BotToken, Credentials, Me, NewBot, NewName
from wardroom.house.messages.shelf import GameInfo, RuleInfo
from wardroom.house.messages.tables import (
    HabitsInfo,
    LinkedSeat,
    MyTables,
    NewTable,
    OpenedTable,
    Sit,
    TableInfo,
    Waiting,
)
from wardroom.house.opening import is_long
from wardroom.house.seating import linked_seat
from wardroom.lessons.check import find_lesson
from wardroom.lessons.check_problems import find_problem
from wardroom.server.asking import check_errand, check_list, for_people
from wardroom.server.identity import COOKIE, Doorman, comes_with_token
from wardroom.server.limits import Limits, address
from wardroom.server.notices.desk import Desk
from wardroom.server.pages import FOR_GOOD
from wardroom.server.pulse import Pulse
from wardroom.store.rows import Person
from wardroom.store.tokens import TokenRow
from wardroom.words import Speaker, sheet

Asking = Request[Any, Any, Any]
ThePerson = NamedDependency[Person]
TheHub = NamedDependency[Hub]
TheDoorman = NamedDependency[Doorman]
TheLimits = NamedDependency[Limits]
TheDesk = NamedDependency[Desk]
CHECKED = learning.Source(Speaker, find_lesson, find_problem)
"""Lessons and problems that were played through before anybody learns from them."""
ERRAND = [check_errand]
LIST = [check_list]
PEOPLE = [for_people]
LARGEST_FILE = 4_000_000
"""Bytes of a match file that is uploaded."""


class Done(msgspec.Struct):
    """Nothing more to say."""

    done: bool = True


# --- people -----------------------------------------------------------------------------------------------------------


def _bot_info(row: TokenRow, name: str) -> BotInfo:
    return BotInfo(row.id, name, row.created)


def _me(doorman: Doorman, person: Person) -> Response[Me]:
    me = Me(
        person.id,
        person.name,
        person.account is not None,
        doorman.csrf(person),
        person.account or "",
        is_steward=person.is_steward,
    )
    return Response(me, cookies=[doorman.cookie(person)])


def known(doorman: Doorman, person: Person) -> Response[Me]:
    """Who has signed in; the browser remembers that, also when they sign out."""
    answer = _me(doorman, person)
    answer.cookies.append(doorman.memory(person))
    return answer


@get("/api/me")
async def who_am_i(request: Asking, doorman: TheDoorman, limits: TheLimits, desk: TheDesk) -> Response[Me]:
    """Who is asking; somebody new becomes a guest. A bot gets no cookie."""
    known = await doorman.recognise(request)
    if comes_with_token(request):
        if known is None:
            raise Refusal("not-signed-in")
        return Response(Me(known.id, known.name, has_account=False, csrf=""))
    if known is None:
        limits.newcomers.spend(address(request))
    answer = _me(doorman, known or await doorman.new_guest())
    answer.content.has_trouble = known is not None and await desk.has_trouble(known)
    return answer


@put("/api/me", guards=PEOPLE)
async def rename(data: JSONBody[NewName], person: ThePerson, doorman: TheDoorman) -> Response[Me]:
    """Be called otherwise."""
    return _me(doorman, await doorman.rename(person, data.name))


@post("/api/accounts", status_code=201, guards=PEOPLE)
async def open_account(
    request: Asking, data: JSONBody[Credentials], person: ThePerson, doorman: TheDoorman, limits: TheLimits
) -> Response[Me]:
    """Turn a guest into an account. Whoever asks which names are taken has to wait longer each time."""
    for who in (here := address(request), person.id):
        limits.tries.spend(who)
    limits.guesses.check(f"{here} names")
    try:
        opened = await doorman.open_account(person, data.name, data.password)
    except Refusal as wrong:
        if wrong.key == "account-taken":
            limits.guesses.wrong(f"{here} names")
        raise
    return known(doorman, opened)


@post("/api/session", status_code=200, guards=PEOPLE)
async def sign_in(
    request: Asking, data: JSONBody[Credentials], person: ThePerson, doorman: TheDoorman, limits: TheLimits
) -> Response[Me]:
    """Sign in. Wrong guesses make whoever guesses wait, from where they guess; never the owner elsewhere.

    Who has signed in before in this browser is not held up by others who guess from the same address.
    """
    for who in (here := address(request), person.id):
        limits.tries.spend(who)
    account = doorman.account(data.name)
    guessing = f"{'known' if doorman.has_signed_in(request, account) else here} {account}"
    limits.guesses.check(guessing)
    try:
        found = await doorman.sign_in(data.name, data.password)
    except Refusal:
        limits.guesses.wrong(guessing)
        raise
    limits.guesses.right(guessing)
    return known(doorman, found)


@delete("/api/session", status_code=200, guards=PEOPLE)
async def sign_out(person: ThePerson, doorman: TheDoorman, hub: TheHub) -> Response[Done]:
    """Sign out everywhere."""
    await doorman.sign_out(person)
    hub.dismiss(person.id)
    answer = Response(Done())
    answer.delete_cookie(COOKIE)
    return answer


@post("/api/bots", status_code=201, guards=PEOPLE)
async def new_bot(
    request: Asking, data: JSONBody[NewBot], person: ThePerson, doorman: TheDoorman, limits: TheLimits
) -> BotToken:
    """Make a bot that comes over the network. Its token is told this once."""
    limits.openings.spend(person.id, address(request))
    row, name, token = await doorman.new_bot(person, data.name)
    return BotToken(_bot_info(row, name), token)


@get("/api/bots", guards=PEOPLE)
async def my_bots(person: ThePerson, doorman: TheDoorman) -> list[BotInfo]:
    """My bots that come over the network."""
    return [_bot_info(row, name) for row, name in await doorman.bots_of(person)]


@delete("/api/bots/{bot:str}", status_code=200, guards=PEOPLE)
async def revoke_bot(bot: FromPath[str], person: ThePerson, doorman: TheDoorman, hub: TheHub) -> Done:
    """Revoke the token of a bot of mine: it is let in no more, and its live lines end."""
    hub.dismiss(await doorman.revoke(person, bot))
    return Done()


@get("/api/habits", guards=PEOPLE)
async def my_habits(person: ThePerson, doorman: TheDoorman) -> HabitsInfo:
    """Where I live, when I sleep, and when I am on holiday."""
    return habits_info(await doorman.habits(person))


@put("/api/habits", guards=PEOPLE)
async def change_habits(data: JSONBody[HabitsInfo], person: ThePerson, doorman: TheDoorman, hub: TheHub) -> HabitsInfo:
    """Live otherwise: holidays count at once at all my tables with a clock, all else from my next decision on."""
    habits = await doorman.change_habits(person, data)
    async with hub.store.read() as reader:
        mine = await reader.list_mine(person.id)
    for row in mine:
        if row.clock and row.status in ("open", "playing"):
            await live_by(await hub.table(row.id), person.id, habits)
    return habits_info(habits)


# --- the shelf --------------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(hub: TheHub) -> list[GameInfo]:
    """What can be played."""
    return reading.games(hub.games)


@get("/api/games/{game:str}/names")
async def names(game: FromPath[str], hub: TheHub, rules: FromQuery[str] = "") -> dict[str, dict[str, str]]:
    """What the pieces of a game are called, by id and language; further names are in the game's words.

    Over the cards that a table's `rules` name, if they are given.
    """
    return await lobby.names_of(hub, hub.game(game), rules)


@get("/api/games/{game:str}/rules")
async def rules(
    game: FromPath[str], hub: TheHub, language: FromQuery[str] = "", chapters: FromQuery[str] = ""
) -> list[RuleInfo]:
    """The rule register of a game, in one language if one is named; of chapters, with commas between, these alone."""
    return reading.rules_of(hub.game(game), language, [*filter(None, chapters.split(","))])


@get("/api/games/{game:str}/tags")
async def tags(game: FromPath[str], hub: TheHub, language: FromQuery[str]) -> dict[str, str]:
    """What the rules of a game are called in short, by id: what a table needs of the register at once."""
    return reading.tags_of(hub.game(game), language)


@get("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def game_words(
    request: Asking, game: FromPath[str], language: FromPath[str], hub: TheHub, mark: FromQuery[str] = ""
) -> Response[str]:
    """The words of a game in one language, as Fluent. Under the mark that the shelf tells they never change."""
    found = sheet(shelf.find(hub.game(game)), language)
    tag = f'"{found.mark}"'
    headers = {"etag": tag, "cache-control": FOR_GOOD if mark == found.mark else "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers)
    return Response(found.text, headers=headers)


@post("/api/games/{game:str}/workshops/{name:str}", status_code=200, guards=ERRAND)
async def work(game: FromPath[str], name: FromPath[str], data: JSONBody[dict[str, Any]], hub: TheHub) -> dict[str, Any]:
    """Make something for a game: what a workshop gives back is the game's own affair, as its views are."""
    return await lobby.work(hub, game, name, data)


# --- lessons ----------------------------------------------------------------------------------------------------------


@get("/api/lessons")
async def lessons(hub: TheHub, language: FromQuery[str]) -> list[GameLessons]:
    """What can be learned by playing, game by game."""
    return reading.lessons(hub.games, language)


@get("/api/progress")
async def lesson_progress(person: ThePerson, doorman: TheDoorman) -> dict[str, LessonProgress]:
    """How far I have come, by lessons such as `kaiser-1`."""
    return await doorman.progress(person)


@get("/api/lessons/{game:str}/notes")
async def first_notes(game: FromPath[str], hub: TheHub, language: FromQuery[str]) -> dict[str, str]:
    """For a first game: by kinds of questions, what each is about and what people usually do."""
    return reading.notes(hub.game(game), language)


@put("/api/progress/{game:str}/{number:int}")
async def note_progress(
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[LessonProgress],
    person: ThePerson,
    hub: TheHub,
    doorman: TheDoorman,
) -> Done:
    """I have come so far in a lesson."""
    await doorman.note_progress(person, learning.id_of(CHECKED, hub.game(game), number), data)
    return Done()


@get("/api/lessons/{game:str}/{number:int}")
async def lesson(game: FromPath[str], number: FromPath[int], hub: TheHub, language: FromQuery[str]) -> LessonInfo:
    """A lesson: what the coach says at each step, in one language."""
    return learning.lesson(CHECKED, hub.game(game), number, language)


@get("/api/lessons/{game:str}/{number:int}/moment", guards=ERRAND)
async def lesson_moment(
    game: FromPath[str],
    number: FromPath[int],
    hub: TheHub,
    language: FromQuery[str],
    step: FromQuery[int] = 0,
    plays: FromQuery[str | None] = None,
    told: FromQuery[int] = -1,
) -> LessonMoment:
    """A moment of a lesson: after some answers, with | between them; without any said, by those of the script."""
    given = None if plays is None else tuple(filter(None, plays.split("|")))
    return await hub.errands(learning.moment, CHECKED, hub.game(game), number, step, given, told, language)


@get("/api/problems/{game:str}/{number:int}", guards=ERRAND)
async def problem(game: FromPath[str], number: FromPath[int], hub: TheHub, language: FromQuery[str]) -> ProblemInfo:
    """A problem: a moment of a match, its question, and how good every answer is."""
    return await hub.errands(learning.problem, CHECKED, hub.game(game), number, language)


@get("/api/problems/{game:str}/{number:int}/course", guards=ERRAND)
async def problem_course(
    game: FromPath[str], number: FromPath[int], hub: TheHub, play: FromQuery[str]
) -> ProblemCourse:
    """One way that a problem may go on after an answer."""
    return await hub.errands(learning.course, CHECKED, hub.game(game), number, play)


@put("/api/problems/{game:str}/{number:int}/progress")
async def note_problem(
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[LessonProgress],
    person: ThePerson,
    hub: TheHub,
    doorman: TheDoorman,
) -> Done:
    """I have tried a problem, or solved it; what is kept of it is found under `kaiser-p1`."""
    await doorman.note_progress(person, learning.problem_id(CHECKED, hub.game(game), number), data)
    return Done()


# --- tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def open_table(
    request: Asking,
    data: JSONBody[NewTable],
    person: ThePerson,
    hub: TheHub,
    doorman: TheDoorman,
    limits: TheLimits,
) -> OpenedTable:
    """Open a table."""
    limits.openings.spend(person.id, address(request))
    if is_long(data.options):
        limits.uploads.spend(person.id, address(request))
    habits = await doorman.habits(person, data.zone) if data.clock else None
    return await hub.open(person, data, habits)


@get("/api/tables", guards=LIST)
async def my_tables(person: ThePerson, hub: TheHub) -> MyTables:
    """My tables, those where it is my turn first, and the open ones."""
    return await lobby.my_tables(hub, person)


@get("/api/waiting")
async def waiting(person: ThePerson, hub: TheHub) -> Waiting:
    """At how many tables I am asked."""
    return Waiting(await lobby.count_waiting(hub, person))


@get("/api/tables/{table:str}")
async def one_table(table: FromPath[str], person: ThePerson, hub: TheHub) -> TableInfo:
    """One table."""
    return (await hub.table(table)).info(person.id)


@get("/api/tables/{table:str}/linked")
async def linked(table: FromPath[str], link: FromQuery[str], hub: TheHub) -> LinkedSeat:
    """The seat that a secret address leads to, free or not."""
    return LinkedSeat(linked_seat((await hub.table(table)).seats, link).seat)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(
    request: Asking, table: FromPath[str], data: JSONBody[Sit], person: ThePerson, hub: TheHub, doorman: TheDoorman
) -> TableInfo:
    """Take a free seat: any of a public table, or the one that a secret address leads to."""
    if data.name and comes_with_token(request):
        raise Refusal("not-for-bots")
    live = await hub.table(table)
    habits = await doorman.habits(person, data.zone) if live.row.clock else None
    await sitting.sit(live, await doorman.called(person, data.name) if data.name else person, data, habits)
    if data.name:
        await doorman.rename(person, data.name)
    return live.info(person.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def stand_up(table: FromPath[str], seat: FromPath[int], person: ThePerson, hub: TheHub) -> TableInfo:
    """Leave a seat; once the match has begun, to a bot of the table's rank. To sit down there again is to come back."""
    live = await hub.table(table)
    await sitting.stand_up(live, person, seat)
    return live.info(person.id)


@get("/api/tables/{table:str}/hint")
async def hint(
    request: Asking, table: FromPath[str], seat: FromQuery[int], person: ThePerson, hub: TheHub, limits: TheLimits
) -> Hint:
    """The best options of a seat of mine that is asked, with the chance of winning by each."""
    limits.hints.spend(person.id, address(request))
    return await hub.hints.find(person.id, await hub.table(table), seat)


@get("/api/tables/{table:str}/explained")
async def explained(table: FromPath[str], seat: FromQuery[int], person: ThePerson, hub: TheHub) -> Explained:
    """What the options of a seat of mine cost and do, and with what chance."""
    return await explaining.explained(await hub.table(table), person.id, seat)


@get("/api/tables/{table:str}/why")
async def why(
    table: FromPath[str], seat: FromQuery[int], piece: FromQuery[str], person: ThePerson, hub: TheHub
) -> Reason:
    """Why a piece is not on offer to a seat of mine."""
    return await explaining.reason(await hub.table(table), person.id, seat, piece)


# --- afterwards -------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/steps/{line:int}", guards=ERRAND)
async def step(
    table: FromPath[str],
    line: FromPath[int],
    person: ThePerson,
    hub: TheHub,
    seat: FromQuery[int | None] = None,
) -> Step:
    """A moment of a match: while it is played for my own seats and spectators, afterwards for every seat."""
    return await afterwards.step(await hub.table(table), person, line, seat)


@get("/api/tables/{table:str}/stills", guards=ERRAND)
async def stills(
    table: FromPath[str],
    after: FromQuery[int],
    person: ThePerson,
    hub: TheHub,
    seat: FromQuery[int | None] = None,
) -> Stills:
    """What happened after a line, with what was seen at each event, for whoever comes late: who may see steps may."""
    return await afterwards.stills(await hub.table(table), person, after, seat)


@get("/api/tables/{table:str}/lines", guards=ERRAND)
async def lines_before(
    table: FromPath[str], before: FromQuery[int], person: ThePerson, hub: TheHub, seat: FromQuery[int | None] = None
) -> Lines:
    """Lines of the log before one, a page of them: who may see steps may read them."""
    return await afterwards.lines_before(await hub.table(table), person, before, seat)


@get("/api/tables/{table:str}/file", guards=ERRAND)
async def match_file(table: FromPath[str], person: ThePerson, hub: TheHub) -> Response[Record]:
    """The match file: after the end for everybody, before it if nobody else plays."""
    live = await hub.table(table)
    text = await hub.errands(dumps, await afterwards.match_file(live, person))
    headers = afterwards.file_headers(live.row)
    return Response(cast(Record, text.encode()), media_type=headers.pop("content-type"), headers=headers)


@post("/api/files", status_code=201, request_max_body_size=LARGEST_FILE)
async def upload(request: Asking, person: ThePerson, hub: TheHub, limits: TheLimits) -> TableInfo:
    """A match file becomes a table."""
    _spend_on_upload(request, person, limits)
    return (await afterwards.upload(hub, person, await request.body())).table


@post("/api/tables/{table:str}/branch", status_code=201)
async def branch(
    request: Asking,
    table: FromPath[str],
    data: JSONBody[Branch],
    person: ThePerson,
    hub: TheHub,
    doorman: TheDoorman,
    limits: TheLimits,
) -> OpenedTable:
    """Play on from a line of a finished match, or of one in which nobody else plays, at a new table."""
    _spend_on_upload(request, person, limits)
    habits = await doorman.habits(person) if data.clock else None
    return await afterwards.branch(hub, await hub.table(table), person, data, habits)


def _spend_on_upload(request: Asking, person: Person, limits: Limits) -> None:
    """A match with a past is a table like others, and more to read."""
    limits.openings.spend(person.id, address(request))
    limits.uploads.spend(person.id, address(request))


@get("/api/tables/{table:str}/fairness", guards=ERRAND)
async def fairness(table: FromPath[str], hub: TheHub) -> Fairness:
    """What can be known of the dice now; after the end they are all derived again."""
    return await afterwards.fairness(await hub.table(table))


@get("/api/tables/{table:str}/analysis", guards=ERRAND)
async def analysis(table: FromPath[str], person: ThePerson, hub: TheHub, level: FromQuery[str] = "") -> AnalysisInfo:
    """What an analysis of a match has found so far; without a level, the one that has come farthest."""
    return await hub.analyses.find(await hub.table(table), person.id, level)


@post("/api/tables/{table:str}/analysis", status_code=202)
async def analyse(
    request: Asking,
    table: FromPath[str],
    data: JSONBody[NewAnalysis],
    person: ThePerson,
    hub: TheHub,
    limits: TheLimits,
) -> AnalysisInfo:
    """Have a finished match analysed; whoever asks for one that is under way shares it."""
    limits.analyses.spend(person.id, address(request))
    return await hub.analyses.ask(await hub.table(table), person.id, data.level)


@delete("/api/tables/{table:str}/analysis", status_code=200)
async def stop_analysis(table: FromPath[str], person: ThePerson, hub: TheHub) -> AnalysisInfo:
    """I do not want it any more: once nobody does, it ends, and what was found stays."""
    return await hub.analyses.stop(await hub.table(table), person.id)


@get("/api/health")
async def health(pulse: NamedDependency[Pulse]) -> dict[str, str]:
    """A sign of life, of the database too: it takes what it is given, and gives it back."""
    await pulse.feel()
    return {"status": "ok"}


ROUTES = [
    who_am_i,
    rename,
    open_account,
    sign_in,
    sign_out,
    new_bot,
    my_bots,
    revoke_bot,
    my_habits,
    change_habits,
    games,
    names,
    rules,
    tags,
    game_words,
    work,
    lessons,
    lesson,
    lesson_moment,
    lesson_progress,
    problem,
    problem_course,
    note_problem,
    first_notes,
    note_progress,
    open_table,
    my_tables,
    waiting,
    one_table,
    linked,
    sit,
    stand_up,
    hint,
    explained,
    why,
    step,
    stills,
    lines_before,
    match_file,
    upload,
    branch,
    fairness,
    analysis,
    analyse,
    stop_analysis,
    health,
]
