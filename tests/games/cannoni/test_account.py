"""What the log of a battle keeps for whoever measures it: roles, turns, points by their sources, and the ending."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, battery, fr, gb, us
from wardroom.engine import Event, Seat, Told
from wardroom.engine.measures import Ending, Fact, Level, Mark, Role
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.measures import LogOfTheBattle
from wardroom.games.cannoni.rules.turn import TurnBegan
from wardroom.games.cannoni.rules.victory import BattleOver, Scored
from wardroom.games.cannoni.rules.wind import FirstWind
from wardroom.games.cannoni.scenario import Special

SOURCES = ("sunk", "struck", "taken", "escaped", "batteries")


def log_of(board: Board) -> LogOfTheBattle:
    return LogOfTheBattle(board.game.still)


def heard(board: Board, event: Event) -> list[Fact]:
    return [*log_of(board).heard(Told(event, None), board.state)]


def roles(board: Board) -> list[Fact]:
    return [*log_of(board).begins(board.state)]


def account(board: Board, seat: int) -> dict[str, int]:
    """The points of a seat by their sources, as a turn begins."""
    facts = heard(board, TurnBegan(3))
    assert facts[0] == Mark("turns", 3)
    return {fact.source: fact.points for fact in facts if isinstance(fact, Level) and fact.seat == seat}


def test_every_seat_with_a_side_of_its_own_plays_that_side() -> None:
    ships = gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20)
    assert roles(Board(*ships)) == [Role(Seat(0), "GB"), Role(Seat(1), "US")]
    assert roles(Board(*ships, fr("fr_bellone", 40, 40)))[2:] == [Role(Seat(2), "FR")]
    for seats in (1, 4):
        assert roles(Board(*ships, gb("gb_java", 10, 10), us("us_essex", 40, 10), seats=seats)) == []


def test_what_is_heard() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), us("us_wasp", 40, 40))
    assert heard(board, BattleOver("partial", ("GB",))) == [Ending("partial")]
    assert {type(fact) for fact in heard(board, Scored(("GB",), 5))} == {Level}
    assert len(heard(board, Scored(("GB",), 5))) == 2 * len(SOURCES)
    assert heard(board, FirstWind(5, "N", "wind.initial")) == []
    measures = log_of(board)
    assert set(account(board, 0)) == set(SOURCES) <= set(measures.sources)
    assert measures.endings == ("crushing", "partial", "debatable")
    assert measures.marks == ("turns",)


@rule("cannoni", "victory.points")
@pytest.mark.parametrize(
    ("state", "source", "times"),
    [
        ({"place": "sunk"}, "sunk", 1),
        ({"place": "blown"}, "sunk", 1),
        ({"sinking": 5}, "sunk", 1),
        ({"struck": True}, "struck", 1),
        ({}, "struck", 0),
    ],
)
def test_points_of_a_fleet_by_what_became_of_the_enemy(state: dict[str, Any], source: str, times: int) -> None:
    ships = gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20, "N", **state), us("us_wasp", 40, 40)
    board = Board(*ships)
    value = board.table.book(board["us_chesapeake"]).value
    assert account(board, 0) == {**dict.fromkeys(SOURCES, 0), source: value * times}
    assert account(board, 1) == dict.fromkeys(SOURCES, 0)


def test_prizes_count_as_taken_and_as_sunk_once_they_are() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), us("us_wasp", 40, 40))
    prize = board["us_chesapeake"]
    value = board.table.book(prize).value
    prize.crew.side = 0
    assert account(board, 0)["taken"] == 2 * value and account(board, 0)["struck"] == 0
    prize.place = "sunk"
    assert account(board, 0)["sunk"] == value and account(board, 0)["taken"] == 0


def test_ships_that_escaped_and_batteries_have_accounts_of_their_own() -> None:
    special = Special("battery_points", side="US", value=7)
    works = [battery("fort_a", 50, 10, "W"), battery("fort_b", 50, 12, "W")]
    ships = gb("gb_shannon", 20, 20, "N", place="escaped"), gb("gb_java", 25, 20), us("us_wasp", 40, 40)
    board = Board(*ships, us("us_essex", 40, 20), forts=[(1, works)], special=[special])
    board.guns("fort_a").boxes = 0
    value = board.table.book(board["gb_shannon"]).value
    assert account(board, 0) == {**dict.fromkeys(SOURCES, 0), "escaped": value, "batteries": 7}
    assert account(board, 1) == dict.fromkeys(SOURCES, 0)


def test_of_a_duel_every_loss_is_accounted_for() -> None:
    board = Board(gb("gb_cruizer", 20, 20), us("us_wasp", 30, 20))
    ship, book = board["gb_cruizer"], board.table.book(board["gb_cruizer"])
    assert board.state.is_duel and book.masts[2] == 0
    whole = {"value": book.value, "hull": 0, "rigging": 0, "crew": 0, "counted-off": 0}
    assert account(board, 0) == whole
    ship.hull[0] -= 1
    ship.masts[1] -= 2
    ship.crew.boxes -= 1
    assert account(board, 0) == {**whole, "hull": -1, "rigging": -2, "crew": -1}
    ship.masts[1] = 0
    assert account(board, 0)["rigging"] == -book.masts[1] - 10
    ship.hull[0] = 0
    assert account(board, 0)["hull"] == -book.hull - 10
    ship.crew.boxes = 0
    found = account(board, 0)
    assert found["crew"] == -book.crew - 10
    assert found["counted-off"] == -sum(points for source, points in found.items() if source != "counted-off")
    assert set(found) <= set(log_of(board).sources)
