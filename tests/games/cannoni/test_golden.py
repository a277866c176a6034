"""Whole battles on file, one for every way to end: they verify, come out to the letter, and nothing is lost in them.

These and some crowded ones, with all rules in force, have a chronicle as well: what is asked, offered, told and shown.
"""

import json

import pytest

from tests.games.cannoni import chronicle
from tests.games.cannoni.make_golden import ENDINGS, GOLDEN
from tests.games.chronicle import check_golden
from wardroom.engine import Match, Seat
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.rules.turn import TurnBegan
from wardroom.games.cannoni.rules.victory import BattleOver
from wardroom.games.cannoni.state import Battle

FIGURES: dict[str, tuple[str, int, int, list[int]]] = {
    "crushing-sinking": ("crushing", 1, 14, [0, 11]),
    "crushing-taken": ("crushing", 1, 7, [7, 16]),
    "crushing-struck": ("crushing", 0, 14, [17, 0]),
    "crushing-gone": ("crushing", 0, 8, [31, 19]),
    "crushing-fleet": ("crushing", 0, 12, [117, 0]),
    "partial-duel": ("partial", 1, 11, [4, 22]),
    "partial-fleet": ("partial", 0, 21, [62, 0]),
    "escape": ("partial", 0, 16, [34, 0]),
    "debatable": ("debatable", -1, 6, [26, 19]),
    "batteries": ("partial", 0, 16, [42, 0]),
    "free": ("debatable", -1, 11, [4, 7]),
}
"""How each battle ended, which side won it, the turn of the last check, and the points of both sides."""


def text_of(ending: str) -> str:
    return (GOLDEN / f"{ending}.json").read_text("utf-8")


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == ENDINGS.keys() == FIGURES.keys()


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden(ending: str) -> None:
    text = text_of(ending)
    match = verify(loads(text), GAME)
    assert dumps(record(match)) == text
    battle = match.position.state
    assert ENDINGS[ending].has_come(battle)
    assert (battle.ending, battle.winner, battle.turn, battle.scores) == FIGURES[ending]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_golden_game_is_told_again_to_the_last_event(ending: str) -> None:
    check_golden(GAME, ending)


@pytest.mark.parametrize("ending", ENDINGS)
def test_nothing_is_lost_on_the_way(ending: str) -> None:
    saved = loads(text_of(ending))
    match: Match[Battle] = Match(GAME, saved.seats, saved.options, saved.seal)
    kept = GAME.conserved(match.position.state)
    for line in saved.log:
        match.answer(Seat(line.seat), line.play)
        assert GAME.conserved(match.position.state) == kept, line
    assert match.is_over


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_turn_begins_once_and_the_end_is_told(ending: str) -> None:
    match = verify(loads(text_of(ending)), GAME)
    events = [told.event for told in match.told_to(None)]
    turns = [event.turn for event in events if isinstance(event, TurnBegan)]
    assert turns == [*range(1, match.position.state.turn)]
    assert [event.ending for event in events if isinstance(event, BattleOver)] == [match.position.state.ending]


def test_every_battle_has_its_chronicle() -> None:
    assert [*json.loads(chronicle.KEPT.read_text("utf-8"))] == [*chronicle.NAMES]


@pytest.mark.parametrize("name", chronicle.NAMES)
def test_a_chronicle_is_told_again_to_the_letter(name: str) -> None:
    """If a change is meant, `make_golden` writes the chronicles anew; `chronicle NAME` prints one, to compare."""
    assert chronicle.pages(name) == json.loads(chronicle.KEPT.read_text("utf-8"))[name]
