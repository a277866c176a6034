"""The door of a house alone: the addresses of the server that need no other machine, with the same answers.

What stands behind an address is a function of the house; here is which one.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from wardroom.alone.asked import Answer, Asked, told
from wardroom.alone.household import Household
from wardroom.alone.texts import written
from wardroom.engine.record import dumps
from wardroom.hall import learning
from wardroom.hall.progress import read_progress, with_progress
from wardroom.house import afterwards, again, explaining, lobby, series, sitting
from wardroom.house.messages.afterwards import Branch
from wardroom.house.messages.analyses import NewAnalysis
from wardroom.house.messages.lessons import LessonProgress
from wardroom.house.messages.people import Me, NewName
from wardroom.house.messages.tables import Agreement, NewTable, Rematch, Sit, Waiting
from wardroom.house.naming import clean_name
from wardroom.house.table import LiveTable
from wardroom.lessons import lesson_at
from wardroom.lessons.problem import problem_at

_PROGRESS = "lessons"
Door = Callable[[Household, Asked], Awaitable[Any]]
"""Gives what is told in JSON, or an answer as it is."""
ADDRESSES: dict[tuple[str, ...], tuple[int, Door]] = {}
"""By method and parts, with a name in braces for what may be anything: the status, and who answers."""


def at(method: str, address: str, status: int = 200) -> Callable[[Door], Door]:
    """The function answers at an address."""

    def put(door: Door) -> Door:
        ADDRESSES[method, *address.strip("/").split("/")] = status, door
        return door

    return put


def found(asked: Asked) -> tuple[int, Door, Asked] | None:
    """Who answers a question, and with what status; plain parts of an address come before named ones."""
    fitting = [(key, each) for key, each in ADDRESSES.items() if _fits(key, (asked.method, *asked.parts))]
    if not fitting:
        return None
    key, (status, door) = min(fitting, key=lambda each: sum(map(_is_named, each[0])))
    named = {part[1:-1]: given for part, given in zip(key[1:], asked.parts, strict=True) if _is_named(part)}
    return status, door, replace(asked, named=named)


def _fits(key: tuple[str, ...], given: tuple[str, ...]) -> bool:
    return len(key) == len(given) and all(_is_named(a) or a == b for a, b in zip(key, given, strict=True))


def _is_named(part: str) -> bool:
    return part.startswith("{")


# --- me ---------------------------------------------------------------------------------------------------------------


@at("GET", "/api/me")
async def who_am_i(house: Household, _: Asked) -> Me:
    """Whoever plays here; there is nobody else."""
    return _me(house)


def _me(house: Household) -> Me:
    return Me(house.me.id, house.me.name, has_account=False, csrf="")


@at("PUT", "/api/me")
async def rename(house: Household, asked: Asked) -> Me:
    """Be called otherwise."""
    await house.rename(clean_name(asked.data(NewName).name))
    return _me(house)


# --- the shelf --------------------------------------------------------------------------------------------------------


@at("POST", "/api/games/{game}/workshops/{name}")
async def work(house: Household, asked: Asked) -> dict[str, Any]:
    """Make something for a game."""
    return await lobby.work(house.hub, asked.text("game"), asked.text("name"), asked.data(dict[str, Any]))


# --- lessons ----------------------------------------------------------------------------------------------------------

PREPARED = learning.Source(written, lesson_at, problem_at)
"""Lessons and problems that were checked when the folder was built."""


def _game(house: Household, asked: Asked) -> str:
    return house.hub.game(asked.text("game"))


@at("GET", "/api/lessons/{game}/{number}")
async def lesson(house: Household, asked: Asked) -> Any:
    """A lesson: what the coach says at each step."""
    return learning.lesson(PREPARED, _game(house, asked), asked.number("number"), asked.text("language"))


@at("GET", "/api/lessons/{game}/{number}/moment")
async def lesson_moment(house: Household, asked: Asked) -> Any:
    """A moment of a lesson: after some answers, with | between them; without any said, by those of the script."""
    plays = tuple(filter(None, asked.text("plays").split("|"))) if "plays" in asked.query else None
    game, number, language = _game(house, asked), asked.number("number"), asked.text("language")
    return learning.moment(PREPARED, game, number, asked.number("step", 0), plays, asked.number("told", -1), language)


@at("GET", "/api/problems/{game}/{number}")
async def problem(house: Household, asked: Asked) -> Any:
    """A problem: a moment of a match, its question, and how good every answer is."""
    return learning.problem(PREPARED, _game(house, asked), asked.number("number"), asked.text("language"))


@at("GET", "/api/problems/{game}/{number}/course")
async def problem_course(house: Household, asked: Asked) -> Any:
    """One way that a problem may go on after an answer."""
    return learning.course(PREPARED, _game(house, asked), asked.number("number"), asked.text("play"))


@at("GET", "/api/progress")
async def progress(house: Household, _: Asked) -> Any:
    """How far I have come, by lessons."""
    return read_progress(await house.store.note(_PROGRESS))


@at("PUT", "/api/progress/{game}/{number}")
async def note_progress(house: Household, asked: Asked) -> Any:
    """I have come so far in a lesson."""
    return await _note(house, learning.id_of(PREPARED, _game(house, asked), asked.number("number")), asked)


@at("PUT", "/api/problems/{game}/{number}/progress")
async def note_problem(house: Household, asked: Asked) -> Any:
    """I have tried a problem, or solved it."""
    return await _note(house, learning.problem_id(PREPARED, _game(house, asked), asked.number("number")), asked)


async def _note(house: Household, lesson: str, asked: Asked) -> dict[str, bool]:
    noted = await house.store.note(_PROGRESS)
    await house.store.save_note(_PROGRESS, with_progress(noted, lesson, asked.data(LessonProgress)))
    return {"done": True}


# --- tables -----------------------------------------------------------------------------------------------------------


async def _table(house: Household, asked: Asked) -> LiveTable:
    return await house.hub.table(asked.text("table"))


@at("POST", "/api/tables", 201)
async def open_table(house: Household, asked: Asked) -> Any:
    """Open a table."""
    return await house.hub.open(house.me, asked.data(NewTable))


@at("GET", "/api/tables")
async def my_tables(house: Household, _: Asked) -> Any:
    """My tables, those where it is my turn first."""
    return await lobby.my_tables(house.hub, house.me)


@at("GET", "/api/waiting")
async def waiting(house: Household, _: Asked) -> Any:
    """At how many tables I am asked."""
    return Waiting(await lobby.count_waiting(house.hub, house.me))


@at("GET", "/api/tables/{table}")
async def one_table(house: Household, asked: Asked) -> Any:
    """One table."""
    return (await _table(house, asked)).info(house.me.id)


@at("POST", "/api/tables/{table}/sit")
async def sit(house: Household, asked: Asked) -> Any:
    """Take a free seat, or come back to one that a bot has."""
    table = await _table(house, asked)
    await sitting.sit(table, house.me, asked.data(Sit))
    return table.info(house.me.id)


@at("DELETE", "/api/tables/{table}/seats/{seat}")
async def stand_up(house: Household, asked: Asked) -> Any:
    """Leave a seat."""
    table = await _table(house, asked)
    await sitting.stand_up(table, house.me, asked.number("seat"))
    return table.info(house.me.id)


@at("GET", "/api/tables/{table}/hint")
async def hint(house: Household, asked: Asked) -> Any:
    """The best options of a seat."""
    return await house.hub.hints.find(house.me.id, await _table(house, asked), asked.number("seat"))


@at("GET", "/api/tables/{table}/explained")
async def explained(house: Household, asked: Asked) -> Any:
    """What the options of a seat cost and do."""
    return await explaining.explained(await _table(house, asked), house.me.id, asked.number("seat"))


@at("GET", "/api/tables/{table}/why")
async def why(house: Household, asked: Asked) -> Any:
    """Why a piece is not on offer."""
    table = await _table(house, asked)
    return await explaining.reason(table, house.me.id, asked.number("seat"), asked.text("piece"))


# --- afterwards -------------------------------------------------------------------------------------------------------


@at("GET", "/api/tables/{table}/steps/{line}")
async def step(house: Household, asked: Asked) -> Any:
    """A moment of a match."""
    return await afterwards.step(await _table(house, asked), house.me, asked.number("line"), asked.seat)


@at("GET", "/api/tables/{table}/stills")
async def stills(house: Household, asked: Asked) -> Any:
    """What happened after a line, with what was seen at each event."""
    return await afterwards.stills(await _table(house, asked), house.me, asked.number("after"), asked.seat)


@at("GET", "/api/tables/{table}/lines")
async def lines_before(house: Household, asked: Asked) -> Any:
    """Lines of the log before one."""
    return await afterwards.lines_before(await _table(house, asked), house.me, asked.number("before"), asked.seat)


@at("GET", "/api/tables/{table}/file")
async def match_file(house: Household, asked: Asked) -> Answer:
    """The match file."""
    table = await _table(house, asked)
    record = await afterwards.match_file(table, house.me)
    return Answer(200, afterwards.file_headers(table.row), dumps(record))


@at("POST", "/api/files", 201)
async def upload(house: Household, asked: Asked) -> Any:
    """A match file becomes a table."""
    return (await afterwards.upload(house.hub, house.me, asked.body.encode())).table


@at("POST", "/api/tables/{table}/branch", 201)
async def branch(house: Household, asked: Asked) -> Any:
    """Play on from a line at a new table."""
    return await afterwards.branch(house.hub, await _table(house, asked), house.me, asked.data(Branch))


@at("GET", "/api/tables/{table}/fairness")
async def fairness(house: Household, asked: Asked) -> Any:
    """What can be known of the dice."""
    return await afterwards.fairness(await _table(house, asked))


@at("GET", "/api/tables/{table}/analysis")
async def analysis(house: Household, asked: Asked) -> Any:
    """What an analysis has found so far."""
    return await house.hub.analyses.find(await _table(house, asked), house.me.id, asked.text("level", ""))


@at("POST", "/api/tables/{table}/analysis", 202)
async def analyse(house: Household, asked: Asked) -> Any:
    """Have a finished match analysed."""
    return await house.hub.analyses.ask(await _table(house, asked), house.me.id, asked.data(NewAnalysis).level)


@at("DELETE", "/api/tables/{table}/analysis")
async def stop_analysis(house: Household, asked: Asked) -> Any:
    """I do not want it any more."""
    return await house.hub.analyses.stop(await _table(house, asked), house.me.id)


@at("GET", "/api/tables/{table}/end")
async def end_of(house: Household, asked: Asked) -> Any:
    """How the series of a match stands."""
    return await series.end_of(house.hub, await _table(house, asked))


@at("POST", "/api/tables/{table}/rematch")
async def ask_rematch(house: Household, asked: Asked) -> Any:
    """Play again."""
    table = await _table(house, asked)
    await again.ask(house.hub, table, house.me, asked.data(Rematch).rotated)
    return table.info(house.me.id)


@at("PUT", "/api/tables/{table}/rematch")
async def answer_rematch(house: Household, asked: Asked) -> Any:
    """Agree to play again, or not."""
    table = await _table(house, asked)
    await again.answer(house.hub, table, house.me, asked.data(Agreement).agree)
    return table.info(house.me.id)


# --- everything -------------------------------------------------------------------------------------------------------


async def answer(house: Household, asked: Asked) -> Answer:
    """What is told at an address; raises Refusal for what cannot be."""
    behind = found(asked)
    if behind is None:
        return told(404, {"key": "not-found", "facts": {}})
    status, door, named = behind
    thing = await door(house, named)
    return thing if isinstance(thing, Answer) else told(status, thing)
