"""Appendices A and B: the tables, the log books they give, and what is wrong with tables of one's own."""

import csv
import itertools
from pathlib import Path
from typing import Any

import pytest

from wardroom.engine import BadData
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.logbook import (
    LogBook,
    ShipRow,
    carronade_points,
    crew_boxes,
    sections_of,
    struck_sections,
)

ROSTER = [*csv.DictReader((Path(__file__).parent / "roster.csv").read_text("utf-8").splitlines())]
YARD = GAME.yard


def book(**given: Any) -> LogBook:
    """The log book of a ship that differs in some things from a British frigate."""
    usual: dict[str, Any] = {
        "id": "x",
        "name": "X",
        "italian": "X",
        "nation": "GB",
        "built": "GB",
        "type": "frigate",
        "rate": None,
        "decks": None,
        "guns": 38,
        "carronades": 0,
        "men": 300,
        "manoeuvre": "7",
        "combat": "2",
        "fire": "1",
        "qualities": None,
        "from_guns": "public",
        "from_carronades": "public",
        "from_men": "public",
        "from_crew": "public",
    }
    return YARD.build(ShipRow(**usual | given), "here")


def speeds(ship: LogBook) -> list[tuple[str, str]]:
    """Full and battle sail by point of sail, then the drift, as they are printed."""
    columns = [
        [f"{most}-{least}" for most, least in ship.speeds[sail][1:]] + [f"{ship.drift[sail]}"] for sail in (0, 1)
    ]
    return [*zip(*columns, strict=True)]


# --- the roster -------------------------------------------------------------------------------------------------------


def printed(ship: LogBook) -> dict[str, str]:
    """A log book in the columns of the roster."""
    close, reach, broad, run, drift = speeds(ship)
    cells: dict[str, Any] = {
        "decks": ship.decks,
        "class": ship.rate,
        "base_mm": ship.base_mm,
        "turn": f"{ship.letter}{ship.turns}",
        "crew_boxes": ship.crew,
        "hull_sections": ship.sections,
        "hull_total": 2 * ship.hull,
        "hull_per_side": ship.hull,
        "mast_fore": ship.masts[0],
        "mast_main": ship.masts[1],
        "mast_mizzen": ship.masts[2],
        "draught": ship.draught,
        "manoeuvre": ship.manoeuvre,
        "combat": ship.combat,
        "fire": ship.fire,
        "value": ship.value,
    }
    for name, pair in (("bolina", close), ("traverso", reach), ("lasco", broad), ("poppa", run), ("drift", drift)):
        cells[f"{name}_VS"], cells[f"{name}_VB"] = pair
    ranges = [name for name in ROSTER[0] if name.startswith("fire_")]
    cells |= {name: "" if value is None else value for name, value in zip(ranges, ship.ranges, strict=True)}
    return {name: str(cell) for name, cell in cells.items()}


@rule("cannoni", "data.roster", "value.formula", "log.fire_in_columns")
@pytest.mark.parametrize("row", ROSTER, ids=lambda row: row["id"])
def test_every_ship_of_the_roster_follows_from_the_tables(row: dict[str, str]) -> None:
    found = printed(GAME.roster[row["id"]])
    assert found == {name: row[name] for name in found}


def test_the_roster_has_no_other_ships() -> None:
    assert [ship.id for ship in GAME.roster.books] == [row["id"] for row in ROSTER]


@rule("cannoni", "value.formula")
@pytest.mark.parametrize(
    ("ship", "value"), [("gb_victory", 33), ("gb_temeraire", 32), ("us_constitution", 28), ("gb_shannon", 31)]
)
def test_values_that_are_printed(ship: str, value: int) -> None:
    assert GAME.roster[ship].value == value


@rule("cannoni", "value.formula")
def test_a_value_is_the_sum_of_its_parts() -> None:
    assert GAME.roster["gb_victory"].parts == {
        "decks": 3,
        "turning": 1,
        "hull": 8,
        "rigging": 6,
        "crew": 4,
        "manoeuvre": 8,
        "combat": 2,
        "fire": 1,
        "carronades": 0,
    }


@rule("cannoni", "value.formula")
@pytest.mark.parametrize(("carronades", "points"), [(19, 0), (20, 1), (23, 1), (24, 2), (40, 2)])
def test_carronades_count_from_twenty_on(carronades: int, points: int) -> None:
    assert carronade_points(carronades) == points


# --- tables -----------------------------------------------------------------------------------------------------------


@rule("cannoni", "data.class")
@pytest.mark.parametrize(
    ("guns", "rate"),
    [
        (140, 1),
        (100, 1),
        (99, 2),
        (90, 2),
        (89, 3),
        (64, 3),
        (63, 4),
        (50, 4),
        (49, 5),
        (32, 5),
        (31, 6),
        (20, 6),
        (19, 7),
        (16, 7),
        (15, 8),
        (6, 8),
        (5, 9),
        (1, 9),
    ],
)
def test_guns_make_the_rate(guns: int, rate: int) -> None:
    assert YARD.rate_of(guns) == rate


@rule("cannoni", "data.class")
def test_a_ship_may_be_of_another_rate_than_her_guns_make() -> None:
    ship = book(guns=44, rate=4, decks=1)
    assert (ship.rate, ship.decks, ship.letter) == (4, 1, "C")
    assert book(guns=44).rate == 5


@rule("cannoni", "intro.bases")
@pytest.mark.parametrize(("guns", "length"), [(100, 85), (90, 85), (64, 75), (50, 65), (32, 65), (18, 65), (4, 65)])
def test_the_length_of_a_base_goes_by_the_rate(guns: int, length: int) -> None:
    ship = book(guns=guns)
    assert ship.base_mm == length
    assert ship.half == pytest.approx(length / 50.8)


@rule("cannoni", "intro.bases")
def test_every_base_is_equally_wide() -> None:
    assert YARD.wide == pytest.approx(20 / 25.4)


@rule("cannoni", "data.guns")
@pytest.mark.parametrize(
    ("guns", "values"),
    [
        (140, (7, 7, 5, 5, 4, 4, 3, 3, 2, 2, 2)),
        (120, (6, 6, 5, 5, 4, 4, 3, 3, 2, 1, 1)),
        (119, (6, 6, 5, 5, 4, 3, 3, 2, 2, 1, 1)),
        (74, (5, 5, 4, 3, 2, 1, 1, 0, 0, -1, -1)),
        (50, (4, 3, 3, 2, 1, 1, 0, -1, -1, -2, -3)),
        (38, (2, 2, 1, 1, 0, 0, -1, -1, -2, -3, None)),
        (13, (0, -1, -1, -2, -2, -3, -3, None, None, None, None)),
        (3, (-1, -2, -2, -3, -3, None, None, None, None, None, None)),
    ],
)
def test_ranges_come_from_the_highest_row_not_above_the_guns(guns: int, values: tuple[int | None, ...]) -> None:
    assert YARD.ranges_of(guns, 0, 0) == values


@rule("cannoni", "data.guns")
def test_more_guns_never_carry_less() -> None:
    counts = (4, 12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 34, 36, 38, 40, 42, 44, 50, 54, 56, 60, 64, 68, 74, 80, 84, 90)
    for fewer, more in itertools.pairwise(counts):
        pairs = zip(YARD.ranges_of(fewer, 0, 0), YARD.ranges_of(more, 0, 0), strict=True)
        assert all(low is None or (high is not None and high >= low) for low, high in pairs), more


@rule("cannoni", "data.carronades")
@pytest.mark.parametrize(
    ("carronades", "bonus"),
    [
        (9, (0, 0, 0, 0)),
        (10, (1, 1, 0, 0)),
        (16, (1, 1, 0, 0)),
        (20, (2, 1, 1, 0)),
        (26, (2, 1, 1, 0)),
        (30, (2, 2, 1, 1)),
    ],
)
def test_carronades_help_at_short_range(carronades: int, bonus: tuple[int, ...]) -> None:
    plain, helped = YARD.ranges_of(74, 0, 0), YARD.ranges_of(74, carronades, 0)
    assert tuple((high or 0) - (low or 0) for low, high in zip(plain[:4], helped[:4], strict=True)) == bonus
    assert plain[4:] == helped[4:]


@rule("cannoni", "log.fire_in_columns")
def test_the_gunners_are_in_the_ranges_already() -> None:
    better, worse = book(fire="2").ranges, book(fire="0").ranges
    assert [None if high is None else high - 2 for high in better] == [*worse]


@rule("cannoni", "data.crew", "ex.crew_800")
@pytest.mark.parametrize(
    ("men", "boxes"), [(1, 4), (240, 4), (241, 8), (480, 8), (481, 12), (720, 12), (800, 16), (961, 20)]
)
def test_sixty_men_to_a_box_and_four_boxes_to_a_section(men: int, boxes: int) -> None:
    assert crew_boxes(men) == boxes


@rule("cannoni", "data.turning")
@pytest.mark.parametrize(
    ("built", "turning"),
    [
        ("GB", ["D1", "D1", "C2", "C3", "B3", "B4", "A4", "A4", "A4"]),
        ("FR", ["D1", "D2", "C3", "C3", "B4", "B4", "A4", "A4", "A4"]),
        ("NL", ["D1", "D2", "C3", "C3", "B3", "B4", "A4", "A4", "A4"]),
        ("ES", ["D1", "D1", "C2", "C3", "B3", "B4", "A4", "A4", "A4"]),
        ("PT", ["D1", "D1", "C2", "C3", "B3", "B4", "A4", "A4", "A4"]),
        ("US", ["D1", "D1", "C2", "C3", "B3", "B4", "A4", "A4", "A4"]),
    ],
)
def test_turning_goes_by_rate_and_builder(built: str, turning: list[str]) -> None:
    ships = [book(guns=guns, built=built) for guns in (100, 90, 64, 50, 32, 20, 16, 6, 4)]
    assert [f"{ship.letter}{ship.turns}" for ship in ships] == turning


@rule("cannoni", "data.speeds")
@pytest.mark.parametrize(
    ("guns", "table"),
    [
        (90, [("2-1", "1-0"), ("2-1", "1-1"), ("4-2", "3-2"), ("3-2", "3-2"), ("1", "1")]),
        (64, [("2-1", "2-0"), ("3-1", "2-1"), ("5-2", "4-2"), ("4-2", "3-1"), ("2", "1")]),
        (50, [("3-2", "3-1"), ("4-2", "3-2"), ("5-3", "5-2"), ("4-2", "3-1"), ("2", "1")]),
        (20, [("3-2", "3-1"), ("4-2", "3-2"), ("5-3", "5-2"), ("4-2", "3-1"), ("2", "1")]),
        (16, [("4-2", "3-2"), ("4-2", "3-1"), ("6-3", "5-3"), ("4-2", "3-2"), ("3", "2")]),
        (4, [("4-2", "3-2"), ("4-2", "3-1"), ("6-3", "5-3"), ("4-2", "3-2"), ("3", "2")]),
    ],
)
def test_speeds_go_by_groups_of_rates(guns: int, table: list[tuple[str, str]]) -> None:
    assert speeds(book(guns=guns)) == table


@rule("cannoni", "data.speed_flags", "ex.french_frigate")
def test_a_weatherly_frigate_handy_under_battle_sail() -> None:
    ship = book(nation="FR", built="FR", fire="2", manoeuvre="6", guns=36, qualities="handy_battle weatherly")
    assert speeds(ship) == [("4-2", "3-1"), ("4-2", "3-1"), ("5-3", "5-1"), ("4-2", "3-0"), ("2", "1")]


@rule("cannoni", "data.speed_flags", "ex.speed_card")
def test_a_leewardly_third_rate() -> None:
    assert speeds(book(guns=74, qualities="leewardly")) == [
        ("1-1", "1-0"),
        ("3-1", "2-1"),
        ("5-2", "4-2"),
        ("4-2", "3-1"),
        ("2", "1"),
    ]


@rule("cannoni", "data.speed_flags")
def test_handy_and_unhandy_on_a_point_change_the_least_only() -> None:
    assert speeds(book(qualities="handy_running"))[3] == ("4-1", "3-0")
    assert speeds(book(qualities="unhandy_running"))[3] == ("4-3", "3-2")
    assert speeds(book(guns=90, qualities="unhandy_close_hauled"))[0] == ("2-2", "1-1")
    assert speeds(book(guns=90, qualities="handy_close_hauled"))[0] == ("2-0", "1-0")


@rule("cannoni", "data.hull")
@pytest.mark.parametrize(
    ("guns", "boxes", "draught"),
    [
        (100, 32, 3),
        (90, 28, 3),
        (64, 24, 3),
        (50, 20, 2),
        (32, 20, 2),
        (24, 16, 2),
        (23, 12, 2),
        (16, 8, 1),
        (12, 8, 1),
        (8, 6, 1),
        (6, 4, 1),
        (4, 4, 1),
    ],
)
def test_hull_and_draught_go_by_rate(guns: int, boxes: int, draught: int) -> None:
    ship = book(guns=guns)
    assert (2 * ship.hull, ship.draught) == (boxes, draught)


@rule("cannoni", "data.masts")
@pytest.mark.parametrize(
    ("guns", "masts"),
    [
        (100, (8, 8, 8)),
        (90, (8, 8, 8)),
        (64, (6, 8, 6)),
        (50, (6, 6, 6)),
        (32, (6, 6, 6)),
        (20, (4, 6, 4)),
        (16, (4, 4, 0)),
        (6, (4, 4, 0)),
        (4, (0, 4, 0)),
    ],
)
def test_masts_go_by_rate(guns: int, masts: tuple[int, ...]) -> None:
    assert book(guns=guns).masts == masts


@rule("cannoni", "data.nations")
@pytest.mark.parametrize(
    ("nation", "spans"),
    [
        ("GB", {"manoeuvre": (6, 8), "combat": (1, 3), "fire": (0, 2)}),
        ("FR", {"manoeuvre": (5, 8), "combat": (1, 3), "fire": (1, 3)}),
        ("NL", {"manoeuvre": (5, 7), "combat": (-2, 0), "fire": (-1, 1)}),
        ("ES", {"manoeuvre": (4, 6), "combat": (0, 2), "fire": (-2, 0)}),
        ("PT", {"manoeuvre": (5, 7), "combat": (-1, 1), "fire": (-1, 1)}),
        ("US", {"manoeuvre": (5, 8), "combat": (0, 2), "fire": (0, 2)}),
    ],
)
def test_crews_differ_from_their_nation_by_one_at_most(nation: str, spans: dict[str, tuple[int, int]]) -> None:
    assert YARD.crew_limits(nation) == spans
    with pytest.raises(BadData) as refused:
        book(nation=nation, manoeuvre=str(spans["manoeuvre"][0]), combat=str(spans["combat"][1] + 1), fire="0")
    assert refused.value.facts["where"] == "here, combat"


# --- boxes ------------------------------------------------------------------------------------------------------------


@rule("cannoni", "log.sections")
@pytest.mark.parametrize(
    ("boxes", "sections"),
    [
        (16, (4, 4, 4, 4)),
        (14, (2, 4, 4, 4)),
        (12, (4, 4, 4)),
        (10, (2, 4, 4)),
        (6, (2, 4)),
        (4, (4,)),
        (3, (3,)),
        (2, (2,)),
    ],
)
def test_what_is_left_over_is_the_first_section(boxes: int, sections: tuple[int, ...]) -> None:
    assert sections_of(boxes) == sections


@rule("cannoni", "log.sections", "hit.section_order")
def test_the_incomplete_section_is_struck_first() -> None:
    assert [struck_sections(10, 10 - struck) for struck in range(11)] == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]
    assert [struck_sections(8, 8 - struck) for struck in range(9)] == [0, 0, 0, 0, 1, 1, 1, 1, 2]


@rule("cannoni", "log.sections")
def test_the_hull_is_split_evenly_between_the_sides() -> None:
    assert GAME.roster["gb_temeraire"].hull == 14
    assert GAME.roster["gb_shannon"].hull == 10


# --- tables of one's own ----------------------------------------------------------------------------------------------


def refused(file: str, old: str, new: str) -> str:
    """Where a table is refused after a change."""
    text = GAME.texts[file]
    assert text.count(old) >= 1, old
    with pytest.raises(BadData) as refusal:
        GAME.with_tables({file: text.replace(old, new, 1)})
    return str(refusal.value.facts["where"])


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("ships.csv", "gb_victory,Victory", "gb victory,Victory", "ships.csv, row 2, id"),
        ("ships.csv", "gb_royal_sovereign,", "gb_victory,", "ships.csv, row 3, id"),
        ("ships.csv", "Victory,Victory,GB,GB", "Victory,Victory,XX,GB", "ships.csv, row 2, nation"),
        ("ships.csv", "Victory,Victory,GB,GB", "Victory,Victory,GB,XX", "ships.csv, row 2, built"),
        ("ships.csv", "first_rate,,,100,2,821", "first_rate,10,,100,2,821", "ships.csv, row 2, rate"),
        ("ships.csv", "first_rate,,,100,2,821", "first_rate,,9,100,2,821", "ships.csv, row 2, decks"),
        ("ships.csv", "first_rate,,,100,2,821", "first_rate,,,x,2,821", "ships.csv, row 2, guns"),
        ("ships.csv", "first_rate,,,100,2,821", "first_rate,,,100,2,0", "ships.csv, row 2, men"),
        ("ships.csv", "821,8,2,1,", "821,9,2,1,", "ships.csv, row 2, manoeuvre"),
        ("ships.csv", "821,8,2,1,", "821,8,two,1,", "ships.csv, row 2, combat"),
        ("ships.csv", "821,8,2,1,", "821,8,2,1,swift", "ships.csv, row 2, qualities"),
        ("guns.csv", "140,7,7", "140,,7", "guns.csv, row 2, r4"),
        ("guns.csv", "136,6", "140,6", "guns.csv, row 3, guns"),
        ("carronades.csv", "30,2", "30,x", "carronades.csv, row 2, r2"),
        ("rates.csv", "1,100,85", "1,100,5", "rates.csv, row 2, base"),
        ("rates.csv", "8,32,3", "8,31,3", "rates.csv, row 2, hull"),
        ("rates.csv", "9,0,65", "9,1,65", "rates.csv, rate"),
        ("speeds.csv", "1,close_hauled,2-1", "1,close_hauled,1-2", "speeds.csv, row 2, full"),
        ("speeds.csv", "1,drift,1,1", "1,drift,1-1,1", "speeds.csv, row 6, full"),
        ("speeds.csv", "1,reaching", "1,close_hauled", "speeds.csv, row 3, point"),
        ("speeds.csv", "1,reaching,2-1,1-1,rulebook\n", "", "speeds.csv"),
        ("turning.csv", "1,D1,D1", "1,D1,E1", "turning.csv, row 2, fr"),
        ("turning.csv", "9,A4", "8,A4", "turning.csv, row 10, rate"),
        ("nations.csv", "GB,Great", "UK,Great", "nations.csv, row 2, id"),
        ("nations.csv", "7,8,2,1,", "7,8,x,1,", "nations.csv, row 2, combat"),
        ("curves.csv", "A,8,3", "A,8,9", "curves.csv, row 2, ticks"),
        ("curves.csv", "D,3,4,proposed\n", "", "curves.csv, letter"),
        ("sectors.csv", "9,21,27,39", "21,9,27,39", "sectors.csv, row 2"),
        ("sectors.csv", "eighths", "sevenths", "sectors.csv"),
        ("measures.csv", "base_width_mm,40", "base_width_mm,400", "measures.csv, base_width_mm"),
        ("measures.csv", "arc_half_angle_degrees,45,proposed\n", "", "measures.csv"),
    ],
)
def test_a_wrong_table_is_refused_with_its_place(file: str, old: str, new: str, where: str) -> None:
    assert refused(file, old, new) == where


def test_other_tables_make_another_version_of_the_rules() -> None:
    text = GAME.texts["ships.csv"]
    other = GAME.with_tables({"ships.csv": text.replace("gb_victory,Victory,Victory", "gb_victory,Vittoria,Vittoria")})
    assert other.rules_version != GAME.rules_version
    assert other.names["gb_victory"]["en"] == "Vittoria"
    assert GAME.names["gb_victory"]["en"] == "Victory"


def test_other_figures_can_replace_the_reconstructed_ones() -> None:
    text = GAME.texts["measures.csv"].replace("arc_half_angle_degrees,45", "arc_half_angle_degrees,30")
    assert GAME.with_tables({"measures.csv": text}).yard.tangent == pytest.approx(0.57735)
