"""The view, field by field: what a captain, the enemy and a spectator are shown of one and the same battle."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, battery, gb, us
from wardroom.engine import Seat
from wardroom.engine.plain import to_plain
from wardroom.games.cannoni.state import Crew, Rules

HELD = Crew(0, Seat(0), 7, 2, 1, 6, 8), Crew(0, Seat(0), 7, 2, 1, 2, 8)


def battle() -> Board:
    """Ships in trouble of many kinds, a fort, a coast and a shoal, in the second phase of the third turn."""
    works = [battery("east", 25, 40, "SSE", fire=1, red_hot=True, target_penalty=-2), battery("west", 27.5, 40, "S")]
    shannon: dict[str, Any] = {"crew": 7, "complement": 11, "party": 3, "hull": [4, 9], "masts": [5, 0, 3]}
    shannon |= {"load": ["chain", "ball"], "known": [False, True], "fresh": [False, True], "wrecks": ["", "port", ""]}
    shannon |= {"combat": 2, "fire": 3, "mended": 2, "mending": 1}
    board = Board(
        gb("gb_shannon", 20, 20, "NE", **shannon),
        us("us_chesapeake", 50, 20, "S", sails="furled", anchor="stern", load=["grape", ""], known=[False, True]),
        us("gb_java", 30, 5, "E", born=0, crew=3, complement=4, prisoners=[*HELD]),
        us("us_wasp", 60, 20, "E", place="off", edge=1, exit=20.0, sinking=4),
        forts=[(1, works)],
        shoals=[(2, [(1, 1), (3, 1), (2, 3)])],
        land=[[(50, 40), (55, 40), (52, 44)]],
        ammunition=True,
        depth=True,
        half_inches=True,
    )
    board.state.turn, board.state.phase, board.state.stage = 3, 2, "act"
    board.state.lates, board.state.purse = [1, 0], [5, 6]
    return board


def seen(board: Board, seat: int | None) -> Any:
    return to_plain(board.game.view(board.state, None if seat is None else Seat(seat)))


def test_the_table_as_everybody_sees_it() -> None:
    board = battle()
    board.foul("gb_shannon", "gb_java")
    board.melee("gb_java", "gb_shannon", parties={"gb_java": 2}, aboard=True)
    view = seen(board, None)
    assert {name: part for name, part in view.items() if name not in ("ships", "batteries")} == {
        "scenario": "own",
        "table": [60, 48],
        "wind": "W",
        "turn": 3,
        "turns": 15,
        "stage": "act",
        "phase": 2,
        "acting": "",
        "seat": -1,
        "rules": ["ammunition", "depth", "half_inches"],
        "sides": [
            {"name": "GB", "home_edge": "W", "seats": [0], "points": 19, "camp": 0},
            {"name": "US", "home_edge": "E", "seats": [1], "points": 56, "camp": 1},
        ],
        "shores": [
            {"depth": 2, "points": [[1, 1], [3, 1], [2, 3]]},
            {"depth": 0, "points": [[50, 40], [55, 40], [52, 44]]},
        ],
        "links": [{"a": "gb_shannon", "b": "gb_java", "kind": "foul", "repulsed": False}],
        "melees": [{"victim": "gb_java", "attackers": ["gb_shannon"], "aboard": True, "resting": False}],
        "lates": [1, 0],
        "purse": [5, 6],
        "ending": "",
        "winners": [],
        "courses": [],
        "shots": [],
    }


@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_says_whose_it_is(seat: int) -> None:
    assert seen(battle(), seat)["seat"] == seat


def test_a_ship_as_everybody_sees_her() -> None:
    ship = seen(battle(), None)["ships"][0]
    book, token = ship.pop("book"), ship.pop("token")
    assert ship == {
        "id": "gb_shannon",
        "type": "frigate",
        "side": 0,
        "born": 0,
        "seat": 0,
        "place": "sea",
        "x": 20,
        "y": 20,
        "heading": 45,
        "length": 2.5591,
        "sails": "battle",
        "point": "broad_reach",
        "speed": [2.5, 1],
        "hull": [4, 9],
        "masts": [5, 0, 3],
        "crew": 7,
        "complement": 11,
        "party": 3,
        "prisoners": 0,
        "load": ["hidden", "ball"],
        "fresh": [False, True],
        "wrecks": ["", "port", ""],
        "anchor": "",
        "marks": [],
        "sinking": 0,
        "edge": "",
        "mended": 3,
    }
    assert token == {"value": 0, "placed": False, "shown": False, "used": [], "past": [], "units": ["gb_shannon"]}
    assert book == {
        "rate": 5,
        "guns": 38,
        "carronades": 16,
        "men": 330,
        "decks": 1,
        "letter": "B",
        "turns": 3,
        "draught": 2,
        "value": 31,
        "hull": 10,
        "masts": [6, 6, 6],
        "manoeuvre": 8,
        "combat": 2,
        "fire": 3,
        "speeds": {
            "full": [[3, 2], [4, 2], [5, 3], [4, 2]],
            "battle": [[3, 1], [3, 2], [5, 2], [3, 1]],
        },
        "drift": [2, 1],
        "ranges": [6, 6, 4, 4, 3, 3, 2, 2, 1, 0, None],
    }


def test_a_prize_a_ship_at_anchor_and_one_off_the_table() -> None:
    _, chesapeake, java, wasp = seen(battle(), None)["ships"]
    assert (chesapeake["anchor"], chesapeake["sails"], chesapeake["speed"]) == ("stern", "furled", [0, 0])
    assert chesapeake["load"] == ["hidden", ""]
    assert (java["side"], java["born"], java["seat"], java["prisoners"], java["marks"]) == (1, 0, 1, 8, ["prize"])
    assert (wasp["place"], wasp["edge"], wasp["sinking"], wasp["marks"]) == ("off", "E", 4, ["going_down"])


def test_before_the_wind_is_known_nobody_has_a_point_of_sail() -> None:
    board = battle()
    board.state.wind = -1
    view = seen(board, None)
    assert view["wind"] == ""
    assert {(ship["point"], *ship["speed"]) for ship in view["ships"]} == {("", 0, 0)}


def test_a_battery_as_everybody_sees_it() -> None:
    board = battle()
    guns = board.guns("east")
    guns.boxes, guns.crew, guns.fresh, guns.load = 5, 3, False, "hot"
    first, second = seen(board, None)["batteries"]
    assert first.pop("token")["units"] == ["east", "west"]
    assert first == {
        "id": "east",
        "fort": 0,
        "side": 1,
        "seat": 1,
        "x": 25,
        "y": 40,
        "arc": 157.5,
        "boxes": 5,
        "built": 8,
        "crew": 3,
        "crew_built": 4,
        "load": "hot",
        "fresh": False,
        "guns": 12,
        "fire": 1,
        "manoeuvre": 6,
        "penalty": -2,
        "red_hot": True,
        "marks": [],
    }
    assert (second["id"], second["x"], second["arc"], second["load"], second["fresh"]) == (
        "west",
        27.5,
        180,
        "ball",
        True,
    )


def test_tokens_lie_open_once_they_were_used_and_until_all_are() -> None:
    board = battle()
    mine, shown, spent = (board.series(name) for name in ("gb_shannon", "us_chesapeake", "gb_java"))
    mine.token, mine.used, mine.past = 4, (5, 2), (2, 5)
    shown.token, shown.shown = 3, True
    spent.used = (1, 2, 3, 4, 5)
    own, theirs, java = (ship["token"] for ship in seen(board, 0)["ships"][:3])
    assert own == {
        "value": 4,
        "placed": True,
        "shown": False,
        "used": [5, 2],
        "past": [2, 5],
        "units": ["gb_shannon"],
    }
    assert (theirs["value"], theirs["placed"], theirs["shown"]) == (3, True, True)
    assert (java["used"], java["placed"]) == ([], False)
    hidden = seen(board, 1)["ships"][0]["token"]
    assert (hidden["value"], hidden["placed"], hidden["used"]) == (0, True, [5, 2])


def test_the_unit_that_gets_its_orders_is_named() -> None:
    board = battle()
    for unit, name in ((0, "gb_shannon"), (2, "gb_java"), (4, "east"), (5, "west")):
        board.state.acting = unit
        assert seen(board, None)["acting"] == name


def test_winners_are_all_sides_of_the_camp() -> None:
    board = battle()
    board.state.ending, board.state.winner = "partial", 1
    assert (seen(board, None)["ending"], seen(board, None)["winners"]) == ("partial", ["US"])


def test_a_shot_of_the_moment_in_all_its_fields() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False, load=["", "ball"]), us("us_chesapeake", 15, 20, "E"))
    shots = seen(board.start(gb_shannon=1), 0)["shots"]
    assert [(shot["side"], shot["aim"], shot["shot"], shot["rake"]) for shot in shots] == [
        ("port", "hull", "ball", "bow"),
        ("port", "rigging", "ball", "bow"),
    ]
    assert shots[0]["modifiers"] == [["range", 3], ["first", 2], ["rake", 3]]
    assert (shots[0]["net"], shots[0]["target"], shots[0]["range"]) == (8, "us_chesapeake", 5)


def test_no_shots_without_gunners() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False, crew=0), us("us_chesapeake", 25, 20)).start(gb_shannon=1)
    assert seen(board, 0)["shots"] == []


def test_the_best_shot_of_a_course_is_the_one_that_promises_most() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 26, 23, "E"), wind="SE").start(gb_shannon=1)
    course = next(course for course in seen(board, 0)["courses"] if course["plays"] == ["move 3"])
    assert (course["shot"]["aim"], course["shot"]["rake"]) == ("hull", "stern")
    assert not course["meets"]


def test_courses_are_for_a_ship_that_may_sail_now() -> None:
    ships = gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 50, 20)
    assert seen(Board(*ships).start(gb_shannon=1), 0)["courses"]
    board = Board(*ships).start(gb_shannon=1)
    board.state.signal = "shoot"
    assert seen(board, 0)["courses"] == []
    board.state.signal = "sail"
    assert seen(board, 0)["courses"]
    board["gb_shannon"].anchor = "bow"
    assert seen(board, 0)["courses"] == []


def test_optional_rules_are_off_unless_somebody_asks_for_them() -> None:
    rules = Rules("own", 2, 15)
    optional = [name for name in Rules.__dataclass_fields__ if isinstance(getattr(rules, name), bool)]
    assert len(optional) == 13 and not any(getattr(rules, name) for name in optional)
    assert (rules.sectors, rules.nations, rules.camps) == ("standard16", (), (0, 1))
