"""Free battles: two nations, points, ships from the roster, stations off the home edges."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, gb, us
from tests.games.script import Script
from wardroom.engine import BadSetup, Dice, Position, Seat, Stream
from wardroom.engine.testkit import offered, play, rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.logbook import IRONS
from wardroom.games.cannoni.rules.muster import Muster, WhatToMuster
from wardroom.games.cannoni.rules.stations import WhichStation, inward_heading
from wardroom.games.cannoni.scenario import ROSE
from wardroom.games.cannoni.state import Battle
from wardroom.games.cannoni.table import point_of_sail


def free(*dice: int, seats: int = 2, **switches: Any) -> Position[Battle]:
    """A free battle from its beginning; the dice are for the wind."""
    options = GAME.configure({"scenario": "free", **switches}, seats)
    battle = GAME.setup(options, seats, Dice(Stream(b"free")))
    script = Script(*dice, die=6 if switches.get("quick_game") == "on" else 10)
    script.free = Stream(b"order")
    return Position(GAME, battle, Dice(script))


@rule("cannoni", "wind.initial")
def test_the_wind_comes_before_the_ships() -> None:
    position = free(8)
    assert ROSE[position.state.wind] == "W"
    assert position.asks[0].question == WhatToMuster(60)


@rule("cannoni", "free.muster")
def test_ships_of_her_own_nation_for_the_points_that_are_left() -> None:
    position = free(8, points=60)
    assert "muster gb_victory" in offered(position)
    assert not any(option.startswith("muster fr_") for option in offered(position))
    assert "enough" not in offered(position)
    play(position, "muster gb_victory")
    assert position.asks[0].seat == 1
    play(position, "muster fr_orient")
    assert position.asks[0].question == WhatToMuster(60 - 33)
    assert "enough" in offered(position) and "muster gb_victory" not in offered(position)
    assert "muster gb_shannon" not in offered(position) and "muster gb_surprise" in offered(position)


@rule("cannoni", "free.muster")
def test_who_has_enough_is_not_asked_again() -> None:
    position = free(8, points=90)
    play(position, "muster gb_victory", "muster fr_orient", "enough")
    assert [ask.seat for ask in position.asks] == [Seat(1)]
    play(position, "enough")
    assert position.asks[0].question == WhichStation("gb_victory")


@rule("cannoni", "free.station")
def test_stations_lie_off_the_home_edges() -> None:
    position = free(2, points=30)
    play(position, "muster gb_thetis", "muster fr_loire")
    assert offered(position) == [f"station {number}" for number in range(1, 9)]
    play(position, "station 4", "station 5")
    first, second = position.state.ships
    assert (first.x, first.y, first.heading) == (5, 24, 24)
    assert (second.x, second.y, second.heading) == (55, 30, 72)
    assert position.state.is_duel


@rule("cannoni", "free.station")
def test_a_station_is_taken_once() -> None:
    position = free(2, points=60)
    play(position, "muster gb_thetis", "muster fr_loire", "muster gb_sirius", "enough")
    play(position, "station 4", "station 4")
    assert "station 4" not in offered(position)


@rule("cannoni", "free.station")
@pytest.mark.parametrize("rolled", range(2, 10))
def test_nobody_takes_station_in_irons(rolled: int) -> None:
    position = free(rolled, points=30)
    play(position, "muster gb_thetis", "muster fr_loire", "station 1", "station 1")
    table = GAME.still(position.state)
    assert all(point_of_sail(table, ship) != IRONS for ship in position.state.ships)


def test_both_sides_have_the_same_points_whatever_the_number_of_captains() -> None:
    assert free(8, seats=3, points=60).state.purse == [60, 120, 60]
    assert free(8, seats=4, points=60).state.purse == [60, 60, 60, 60]
    assert free(8, seats=1, points=60).state.purse == [60, 60]


def test_a_single_player_musters_for_both_sides() -> None:
    position = free(8, seats=1, points=30)
    play(position, "muster gb_thetis", "muster fr_loire")
    assert [ship.side for ship in position.state.ships] == [0, 1]


def test_a_side_has_eight_ships_at_most() -> None:
    position = free(8, seats=8, points=120, first_nation="FR", second_nation="GB")
    while isinstance(position.asks[0].question, WhatToMuster):
        ships = [option for option in position.asks[0].options if isinstance(option, Muster)]
        cheapest = min(ships, key=lambda option: option.value)
        position.answer(position.asks[0].seat, cheapest)
    assert [sum(ship.side == side for ship in position.state.ships) for side in (0, 1)] == [8, 8]


def test_the_two_sides_need_different_flags() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({"scenario": "free", "first_nation": "GB", "second_nation": "GB"}, 2)
    assert refused.value.key == "cannoni-nations"


@rule("cannoni", "free.station")
@pytest.mark.parametrize(
    ("wind", "west", "east"),
    [
        ("E", "NE", "W"),
        ("ESE", "ENE", "W"),
        ("ENE", "ESE", "W"),
        ("W", "E", "NW"),
        ("WNW", "E", "WSW"),
        ("N", "E", "W"),
    ],
)
def test_bows_are_inwards_or_as_near_to_it_as_the_wind_allows(wind: str, west: str, east: str) -> None:
    table = Board(gb("gb_shannon", 20, 20), us("us_wasp", 40, 20), wind=wind).table
    assert [ROSE[inward_heading(table, side) // 6] for side in (0, 1)] == [west, east]


def test_nobody_has_points_before_the_battle() -> None:
    position = free(8, points=60)
    play(position, "muster gb_victory", "muster fr_orient")
    assert position.state.stage == "muster"
    assert [side.points for side in GAME.view(position.state, None).sides] == [0, 0]
