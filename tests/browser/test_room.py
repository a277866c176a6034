"""Room at every table, from the smallest phone to the largest screen: no text is cut off, none lies over another."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, moments
from tests.browser.room import offenders
from tests.browser.visiting import HEIGHTS, Language, Visitor, Width
from wardroom.engine import Match
from wardroom.lab.simulate import Experiment

TABLES: Mapping[str, tuple[str, int, Mapping[str, Any]]] = {
    "kaiser": ("kaiser", 2, {"deck": 25}),
    "kaiser-4": ("kaiser", 4, {}),
    "nassau": ("nassau", 5, {}),
    "cannoni": ("cannoni", 2, {"scenario": "grand_port_1810"}),
    "modern": ("modern", 2, {"scenario": "raider-194"}),
    "modern-4": ("modern", 4, {}),
    "marauders": ("marauders", 4, {}),
    "skirmish": ("skirmish", 3, {}),
}
"""Game, players and options."""
WIDTHS: tuple[Width, ...] = (320, 375, 720, 820, 1440, 2560, 3840)
SHORT = {("kaiser", 375, "it"), ("nassau", 1440, "en")}
"""What is tried in every run; the rest in the thorough one."""


@cache
def played(table: str) -> Match[Any]:
    """A match between bots at one of the tables, to its end."""
    game, seats, options = TABLES[table]
    return Experiment(game, ("thumb",) * seats, options, "browser").match(0)


@cache
def halfway(table: str) -> str:
    """A file of a match that stops in its second half where Anna has most to choose from."""
    match = played(table)
    half = len(match.log) // 2
    busiest = max((len(ask.options), -then.sequence) for then, ask in _asks(match) if then.sequence > half)
    return _with_anna(match.at(-busiest[1]))


@cache
def story(table: str) -> str:
    """A file of a match that stops where Anna is asked, and the others have played longest before."""
    match = played(table)
    asks = [(then.sequence, len(ask.options)) for then, ask in _asks(match)]
    since = {at: at - last for (last, _), (at, options) in pairwise(asks) if options > 1}
    return _with_anna(match.at(max(since, key=lambda at: since[at])))


def _with_anna(match: Match[Any]) -> str:
    return as_file(match, ["person", *["lieutenant"] * (len(match.names) - 1)])


def _asks(match: Match[Any]) -> Iterator[tuple[Match[Any], Any]]:
    return ((then, ask) for then in moments(match) for ask in then.asks if ask.seat == 0)


def _looks() -> Iterator[Any]:
    for table in TABLES:
        for width in WIDTHS:
            for language in ("en", "it"):
                marks = [] if (table, width, language) in SHORT else [pytest.mark.long]
                yield pytest.param(table, width, language, marks=marks, id=f"{table}-{width}-{language}")


def at_rest(anna: Visitor) -> None:
    """As the table is found."""


def all_choices(anna: Visitor) -> None:
    """With the list of all choices open."""
    anna.show_all()


STATES: tuple[Callable[[Visitor], None], ...] = (at_rest, all_choices)


@pytest.mark.parametrize(("table", "width", "language"), [*_looks()])
def test_every_text_has_room(visit: Visit, table: str, width: Width, language: Language) -> None:
    anna = visit(width=width, language=language)
    anna.bring(halfway(table))
    anna.wait()
    found = []
    for state in STATES:
        state(anna)
        anna.shot(f"room-{table}-{state.__name__}")
        found += [f"{state.__name__}: {each}" for each in offenders(anna.page)]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


SCENES = 10
"""Events of a story that are looked at."""


@pytest.mark.long
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("table", TABLES)
def test_every_text_has_room_while_it_plays(visit: Visit, table: str, width: Width) -> None:
    anna = visit(width=width, speed="usual")
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(10_000)
    anna.bring(story(table))
    anna.see(".caption")
    found: dict[str, int] = {}
    for at in range(SCENES):
        anna.page.clock.run_for(50)
        anna.shot(f"room-{table}-scene-{at}")
        for each in offenders(anna.page):
            found.setdefault(each, at)
        anna.page.keyboard.press("ArrowRight")
    if found:
        pytest.fail("\n".join(f"scene {at}: {each}" for each, at in found.items()), pytrace=False)


BOXES = """() => [".prompt", "main"].map((each) => {
  const { top, height } = document.querySelector(each).getBoundingClientRect();
  return [Math.round(top), Math.round(height)];
})"""
PHONES = [
    pytest.param(table, width, marks=[] if (table, width) == ("nassau", 320) else [pytest.mark.long])
    for table in TABLES
    if table != "skirmish"  # it has so few answers that all stand in the dock
    for width in (320, 375)
]


@pytest.mark.parametrize(("table", "width"), PHONES)
def test_on_a_phone_the_dock_takes_a_quarter_at_most_and_the_board_never_moves(
    visit: Visit, table: str, width: Width
) -> None:
    anna = visit(width=width, language="it")
    anna.bring(halfway(table))
    anna.wait()
    (top, height), board = anna.page.evaluate(BOXES)
    assert height <= HEIGHTS[width] / 4 and top + height == HEIGHTS[width]
    anna.show_all()
    assert anna.page.evaluate(BOXES) == [[top, height], board]
    anna.button("Chiudi").click()
    anna.gone("#options-list")
    anna.page.locator(".hint").click()
    anna.see(".advice li")
    assert anna.page.evaluate(BOXES) == [[top, height], board]
    anna.page.locator("main").click(position={"x": 5, "y": 5})
    anna.gone(".advice li")


def test_at_a_desk_the_choices_lie_over_the_log_and_cover_no_piece(visit: Visit) -> None:
    anna = visit()
    anna.bring(halfway("kaiser"))
    anna.wait()
    board = anna.page.evaluate(BOXES)
    anna.show_all()
    right = anna.page.evaluate("() => document.querySelector('main').getBoundingClientRect().right")
    left = anna.page.evaluate("() => document.querySelector('#options-list').getBoundingClientRect().left")
    assert left >= right - 1
    assert anna.page.evaluate(BOXES) == board


FIRST = [
    pytest.param(game, width, marks=[] if (game, width) in {("kaiser", 1440), ("nassau", 375)} else [pytest.mark.long])
    for game in ("kaiser", "nassau", "cannoni", "modern", "marauders", "skirmish")
    for width in WIDTHS
]
APART = """() => {
  const boxOf = (each) => document.querySelector(each).getBoundingClientRect();
  const goal = boxOf(".goal");
  return ["main", "header", ".prompt"].map(boxOf).every(({ left, right, top, bottom }) =>
    goal.right <= left + 1 || goal.left >= right - 1 || goal.bottom <= top + 1 || goal.top >= bottom - 1);
}"""


@pytest.mark.parametrize(("game", "width"), FIRST)
def test_the_goal_of_the_first_question_covers_nothing(visit: Visit, game: str, width: Width) -> None:
    anna = visit(width=width, language="it")
    anna.against_bots(game, bots=2 if game == "nassau" else 1)
    anna.see(".goal")
    assert anna.page.locator(".undo").count() == 0
    anna.shot(f"goal-{game}")
    assert anna.page.evaluate(APART)
    assert [each for each in offenders(anna.page) if ".goal" in each or "Ospite" in each] == []


def test_on_a_phone_the_likeliest_answers_stand_beside_all_choices(visit: Visit) -> None:
    anna = visit(width=375)
    anna.bring(halfway("cannoni"))
    anna.wait()
    some = anna.plays()
    assert 1 <= len(some) <= 2
    assert len(anna.show_all()) > len(some) and some[0] in anna.plays()


LAID = """<body style="margin: 0">
  <p style="width: 60px; overflow: hidden; white-space: nowrap">far too long for its place</p>
  <p style="width: 60px; overflow: auto; white-space: nowrap">long, and to be scrolled</p>
  <p style="position: absolute; left: 9px; top: 200px">over</p>
  <p style="position: absolute; left: 12px; top: 200px">under</p>
  <p style="position: absolute; left: 9px; top: 300px">covered</p>
  <p style="position: absolute; left: 9px; top: 300px; background: white">covering</p>
  <svg style="position: absolute; top: 400px"><text x="9" y="20">drawn</text><text x="12" y="20">too</text></svg>
  <p style="position: absolute; left: -20px; top: 500px">beyond</p>
</body>"""


def test_the_measure_sees_what_has_no_room_and_nothing_else(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(LAID)
    found = [re.findall(r'^[a-z ]+|"(?:\w+)', each) for each in offenders(page)]
    page.close()
    assert found == [
        ["cut off", '"far'],
        ["beyond the window", '"beyond'],
        ["overlap", '"over', '"under'],
        ["overlap", '"drawn', '"too'],
    ]
