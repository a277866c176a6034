"""The limits of tables and scenarios of one's own: both ends are taken, what lies beyond is refused with its place."""

import csv
from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from math import cos, pi, sin
from typing import Any

import pytest

from tests.games.cannoni.board import Board, gb, us
from tests.games.cannoni.test_scenarios import BOWTIE, FORT, SMALL, fort, sides, small
from wardroom.engine import BadData
from wardroom.engine.tables import read_table
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.game import OWN_FILE
from wardroom.games.cannoni.geometry import QUARTA
from wardroom.games.cannoni.logbook import ShipRow, Yard
from wardroom.games.cannoni.rules.sailing import tack_steps
from wardroom.games.cannoni.rules.stations import inward_heading
from wardroom.games.cannoni.scenario import LONGEST, MOST_POINTS, ROSE, Scenario, read_scenario

# --- tables -----------------------------------------------------------------------------------------------------------


def altered(file: str, row: int, **cells: object) -> str:
    """The text of a table with other cells in a row, numbered as in a spreadsheet."""
    rows = [*csv.DictReader(StringIO(GAME.texts[file]))]
    rows[row - 2] |= {column: str(cell) for column, cell in cells.items()}
    text = StringIO()
    writer = csv.DictWriter(text, [*rows[0]], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def yard_with(file: str, row: int, **cells: object) -> Yard:
    return Yard({**GAME.texts, file: altered(file, row, **cells)})


def refused_table(file: str, row: int, **cells: object) -> tuple[object, object]:
    """The place of a cell that is refused, and what was expected there."""
    with pytest.raises(BadData) as refused:
        yard_with(file, row, **cells)
    return refused.value.facts["where"], refused.value.facts["expected"]


@pytest.mark.parametrize(
    ("file", "row", "column", "least", "most", "step"),
    [
        ("rates.csv", 2, "base", 20, 200, 1),
        ("rates.csv", 2, "decks", 1, 4, 1),
        ("rates.csv", 2, "sections", 1, 20, 1),
        ("rates.csv", 2, "hull", 2, 60, 2),
        ("rates.csv", 2, "draught", 1, 3, 1),
        ("rates.csv", 2, "main", 1, 20, 1),
        ("curves.csv", 3, "steps", 1, 12, 1),
        ("curves.csv", 3, "ticks", 1, 6, 1),
    ],
)
def test_a_table_keeps_its_limits(file: str, row: int, column: str, least: int, most: int, step: int) -> None:
    for value in (least, most):
        assert yard_with(file, row, **{column: value})
    for value in (least - step, most + step):
        expected = f"{file}, row {row}, {column}", f"{least} to {most}"
        assert refused_table(file, row, **{column: value}) == expected


@pytest.mark.parametrize(
    ("row", "name", "least", "most"),
    [(2, "base_width_mm", 10, 60), (3, "arc_half_angle_degrees", 10, 80), (4, "mast_percent_of_length", 5, 50)],
)
def test_measures_keep_their_limits(row: int, name: str, least: int, most: int) -> None:
    for value in (least, most):
        assert yard_with("measures.csv", row, id=name, value=value)
    for value in (least - 1, most + 1):
        assert refused_table("measures.csv", row, id=name, value=value) == (
            f"measures.csv, {name}",
            f"{least} to {most}",
        )


@pytest.mark.parametrize("rate", [0, 10])
def test_rates_are_counted_from_one_to_nine(rate: int) -> None:
    assert refused_table("rates.csv", 2, rate=rate) == ("rates.csv, row 2, rate", "1 to 9")


SECTORS = ("irons", "close_hauled", "reaching", "broad_reach")


@pytest.mark.parametrize("limits", [(1, 7, 8, 9), (24, 30, 31, 32), (24, 45, 46, 47)])
def test_sectors_lie_between_dead_ahead_and_dead_astern(limits: tuple[int, ...]) -> None:
    assert yard_with("sectors.csv", 2, **dict(zip(SECTORS, limits, strict=True)))


@pytest.mark.parametrize("limits", [(0, 2, 3, 4), (2, 2, 3, 4), (1, 3, 3, 4), (1, 2, 4, 4), (44, 45, 46, 48)])
def test_sectors_rise(limits: tuple[int, ...]) -> None:
    cells = dict(zip(SECTORS, limits, strict=True))
    assert refused_table("sectors.csv", 2, **cells) == ("sectors.csv, row 2", "rising limits below 48")


@pytest.mark.parametrize(
    ("limits", "column", "expected"),
    [
        ((25, 40, 41, 42), "irons", "at most 24"),
        ((9, 14, 27, 39), "close_hauled", "at least 15, a quarta beyond irons"),
    ],
)
def test_sectors_leave_room_to_tack(limits: tuple[int, ...], column: str, expected: str) -> None:
    cells = dict(zip(SECTORS, limits, strict=True))
    assert refused_table("sectors.csv", 3, **cells) == (f"sectors.csv, row 3, {column}", expected)


@rule("cannoni", "tack.pivot")
@pytest.mark.parametrize("limits", [(1, 7, 8, 9), (24, 30, 31, 32), (13, 19, 20, 21)])
def test_by_any_sectors_a_ship_tacks_out_of_irons_to_either_side(limits: tuple[int, ...]) -> None:
    table = Board(gb("gb_shannon", 20, 20), us("us_wasp", 40, 20)).table
    table.sectors = yard_with("sectors.csv", 2, **dict(zip(SECTORS, limits, strict=True))).sectors["standard16"]
    ship = table.state.ships[0]
    ahead = table.state.wind * QUARTA
    for ship.heading in range(ahead - limits[0] + 1, ahead + limits[0]):
        for side, way in enumerate((1, -1)):
            steps = tack_steps(table, ship, side)
            past = way * (ship.heading - ahead) + steps
            assert limits[0] <= past < limits[0] + QUARTA and steps % QUARTA == 0


@rule("cannoni", "free.station")
def test_by_the_widest_irons_bows_are_across_the_wind() -> None:
    table = Board(gb("gb_shannon", 20, 20), us("us_wasp", 40, 20), wind="E").table
    table.sectors = yard_with("sectors.csv", 2, irons=24, close_hauled=30, reaching=31).sectors["standard16"]
    assert ROSE[inward_heading(table, 0) // QUARTA] == "N"


@pytest.mark.parametrize("column", ["full", "battle"])
@pytest.mark.parametrize("speed", ["2-3", "0-0", "3", "10-1", "x"])
def test_a_wrong_speed_is_refused_in_its_column(column: str, speed: str) -> None:
    assert refused_table("speeds.csv", 2, **{column: speed}) == (
        f"speeds.csv, row 2, {column}",
        "most-least, such as 3-2",
    )


@pytest.mark.parametrize("column", ["full", "battle"])
def test_a_drift_is_one_number(column: str) -> None:
    assert yard_with("speeds.csv", 6, **{column: "0"})
    assert refused_table("speeds.csv", 6, **{column: "1-1"}) == (f"speeds.csv, row 6, {column}", "2")


def test_a_nation_without_a_value_builds_like_the_british_and_the_next_ones_by_their_own() -> None:
    yard = yard_with("turning.csv", 2, gb="D1", nl="", es="C3", pt="")
    spanish, dutch, portuguese = (replace(VICTORY, built=nation) for nation in ("ES", "NL", "PT"))
    found = [yard.build(row, "here") for row in (spanish, dutch, portuguese)]
    assert [(book.letter, book.turns) for book in found] == [("C", 3), ("D", 1), ("D", 1)]


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ("guns.csv", "guns"),
        ("carronades.csv", "carronades"),
        ("turning.csv", "rate"),
        ("nations.csv", "id"),
        ("curves.csv", "letter"),
        ("sectors.csv", "id"),
        ("measures.csv", "id"),
        ("ships.csv", "id"),
    ],
)
def test_no_row_stands_twice(file: str, key: str) -> None:
    header, first, *others = GAME.texts[file].splitlines()
    with pytest.raises(BadData) as refused:
        GAME.with_tables({file: "\n".join([header, first, *others, first, ""])})
    assert refused.value.facts["where"] == f"{file}, row {len(others) + 3}, {key}"


@pytest.mark.parametrize(
    ("column", "old", "new"),
    [
        ("name", "Royal Sovereign,Royal Sovereign", "Victory,Royal Sovereign"),
        ("italian", "Royal Sovereign,Royal Sovereign", "Royal Sovereign,Victory"),
    ],
)
def test_no_name_is_borne_by_two_ships(column: str, old: str, new: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_tables({"ships.csv": GAME.texts["ships.csv"].replace(old, new, 1)})
    assert refused.value.facts["where"] == f"ships.csv, row 3, {column}"


@pytest.mark.parametrize("file", ["guns.csv", "ships.csv", "measures.csv"])
def test_a_table_without_rows_is_none(file: str) -> None:
    header = GAME.texts[file].splitlines()[0]
    with pytest.raises(BadData) as refused:
        GAME.with_tables({file: f"{header}\n"})
    assert refused.value.facts == {"where": file, "expected": "a row", "found": "nothing"}


# --- rows of ships ----------------------------------------------------------------------------------------------------

VICTORY = read_table(ShipRow, GAME.texts["ships.csv"], "ships.csv")[0]


def victory(column: str, value: Any) -> ShipRow:
    return replace(VICTORY, **{column: value})


@pytest.mark.parametrize(
    ("column", "least", "most"), [("decks", 1, 4), ("guns", 1, 200), ("carronades", 0, 99), ("men", 1, 2000)]
)
def test_a_ship_keeps_the_limits_of_the_yard(column: str, least: int, most: int) -> None:
    for value in (least, most):
        assert GAME.yard.build(victory(column, value), "here")
    for value in (least - 1, most + 1):
        with pytest.raises(BadData) as refused:
            GAME.yard.build(victory(column, value), "here")
        assert refused.value.facts == {
            "where": f"here, {column}",
            "expected": f"{least} to {most}",
            "found": str(value),
        }


@pytest.mark.parametrize(("column", "value"), [("name", " "), ("name", "Vic\ntory"), ("rate", 10)])
def test_a_ship_has_a_name_to_be_read_and_a_rate_of_the_table(column: str, value: Any) -> None:
    with pytest.raises(BadData) as refused:
        GAME.yard.build(victory(column, value), "here")
    assert refused.value.facts["where"] == f"here, {column}"


# --- scenarios --------------------------------------------------------------------------------------------------------


def read(**changes: Any) -> Scenario:
    return read_scenario(small(**changes), OWN_FILE, GAME.yard, GAME.roster)


def refused_scenario(**changes: Any) -> tuple[str, object]:
    """The place that is refused, and what was expected there."""
    with pytest.raises(BadData) as refused:
        read(**changes)
    return str(refused.value.facts["where"]).removeprefix(f"{OWN_FILE}."), refused.value.facts["expected"]


@pytest.mark.parametrize(
    ("column", "least", "most"),
    [
        ("guns", 1, 200),
        ("boxes", 1, 60),
        ("crew_boxes", 1, 60),
        ("fire", -3, 3),
        ("manoeuvre", 2, 8),
        ("target_penalty", -9, 0),
    ],
)
def test_a_battery_keeps_its_limits(column: str, least: int, most: int) -> None:
    for value in (least, most):
        assert read(forts=[fort(**{column: value})])
    for value in (least - 1, most + 1):
        expected = f"forts[0].batteries[0].{column}", f"{least} to {most}"
        assert refused_scenario(forts=[fort(**{column: value})]) == expected


@pytest.mark.parametrize(("x", "y"), [(0, 0), (40, 40)])
def test_a_battery_stands_on_the_table(x: int, y: int) -> None:
    assert read(forts=[fort(x=x, y=y)])
    beyond = [{"x": x + (1 if x else -1), "y": y}, {"x": x, "y": y + (1 if y else -1)}]
    for place in beyond:
        assert refused_scenario(forts=[fort(**place)]) == ("forts[0].batteries[0]", "a point on the table")


@pytest.mark.parametrize("batteries", [1, 3])
def test_a_fort_is_of_one_to_three_batteries(batteries: int) -> None:
    works = [{**FORT["batteries"][0], "id": f"g{at}"} for at in range(batteries)]
    assert len(read(forts=[{**FORT, "batteries": works}]).batteries) == batteries


def test_two_batteries_have_two_names() -> None:
    two = [FORT, {**FORT, "id": "other"}]
    assert refused_scenario(forts=two) == ("forts[1].batteries[0].id", "a name of its own")


def near(length: int) -> dict[str, Any]:
    """Two ships that fit on a table of a foot."""
    far = length - 4
    ships = (("GB", "S", "gb_shannon", "N", 4), ("US", "N", "us_chesapeake", "S", far))
    return {
        name: {"home_edge": edge, "ships": [{"ship": ship, "x": at, "y": at, "heading": heading}]}
        for name, edge, ship, heading, at in ships
    }


@pytest.mark.parametrize("length", [12, 144])
def test_a_table_of_one_to_twelve_feet(length: int) -> None:
    assert read(table=[length, length], sides=near(length)).size == (length, length)
    beyond = length + (1 if length > 12 else -1)
    for table in ([beyond, length], [length, beyond]):
        assert refused_scenario(table=table, sides=near(length)) == ("table", "12 to 144")


def test_one_to_a_hundred_turns() -> None:
    assert [read(turns=turns).turns for turns in (1, 100)] == [1, 100]
    assert [refused_scenario(turns=turns) for turns in (0, 101)] == [("turns", "1 to 100")] * 2


def test_no_scenario_is_called_free() -> None:
    assert refused_scenario(id="free") == ("id", "a name of its own")


def islet(points: int) -> list[list[float]]:
    """A round outline of so many points, in the corner of the table."""
    angles = [2 * pi * at / points for at in range(points)]
    return [[6 + 4 * cos(angle), 34 + 4 * sin(angle)] for angle in angles]


def test_an_outline_has_three_points_to_as_many_as_can_be_drawn() -> None:
    assert len(read(land=[[[1, 30], [5, 30], [5, 35]]]).land[0]) == 3
    assert len(read(land=[islet(MOST_POINTS)]).land[0]) == MOST_POINTS
    assert refused_scenario(land=[islet(MOST_POINTS + 1)]) == ("land[0]", f"at most {MOST_POINTS} points")
    assert refused_scenario(land=[[[1, 30], [5, 30]]]) == ("land[0]", "at least three points")
    assert refused_scenario(land=[[[1, 30], [5, 30], [1, 30]]]) == ("land[0]", "points of their own")


@pytest.mark.parametrize("corner", [[0, 30], [40, 38], [5, 40]])
def test_land_reaches_to_the_edge_and_not_beyond(corner: list[int]) -> None:
    assert read(land=[[[3, 36], corner, [5, 38]]])
    beyond = [corner[0] + {0: -1, 40: 1}.get(corner[0], 0), corner[1] + (corner[1] == 40)]
    assert refused_scenario(land=[[[3, 36], beyond, [5, 38]]]) == ("land[0][1]", "a point on the table")


def test_a_base_is_wholly_on_the_table() -> None:
    wide = GAME.yard.wide
    assert read(sides=sides(x=wide + 0.01))
    assert refused_scenario(sides=sides(x=wide)) == ("sides.GB.ships[0]", "a base wholly on the table")


def test_a_base_is_afloat_however_near_the_shore() -> None:
    wide = GAME.yard.wide
    beside = [[10 + wide + 0.5, 5], [20, 5], [20, 15], [10 + wide + 0.5, 15]]
    touching = [[0, 5], [wide, 5], [wide, 15], [0, 15]]
    assert read(land=[beside])
    touched = sides(x=2 * wide)
    assert refused_scenario(land=[touching], sides=touched) == ("sides.GB.ships[0]", "deep enough water")


def test_two_to_four_sides_with_letters_of_their_own() -> None:
    places = {"FR": ("fr_bellone", 20), "ES": ("es_sabina", 25), "NL": ("nl_heldin", 15)}
    more = {
        name: {"home_edge": "W", "ships": [{"ship": ship, "x": 20, "y": y, "heading": "E"}]}
        for name, (ship, y) in places.items()
    }
    four = {**SMALL["sides"], "FR": more["FR"], "ES": more["ES"]}
    assert len(read(sides=four).sides) == 4
    assert refused_scenario(sides={**four, **more}) == ("sides", "two to four sides")
    assert refused_scenario(sides={**SMALL["sides"], "Fr": more["FR"]}) == ("sides", "two capital letters, such as GB")


@pytest.mark.parametrize(
    ("alliances", "where"),
    [([["GB"]], "alliances[0]"), ([["GB", "FR"]], "alliances[0]"), ([["GB", "US"]], "alliances")],
)
def test_an_alliance_is_of_two_sides_and_has_an_enemy(alliances: list[list[str]], where: str) -> None:
    assert refused_scenario(alliances=alliances)[0] == where


def test_a_file_has_an_end() -> None:
    text = small()
    padded = text + " " * (LONGEST - len(text))
    assert read_scenario(padded, OWN_FILE, GAME.yard, GAME.roster)
    with pytest.raises(BadData) as refused:
        read_scenario(padded + " ", OWN_FILE, GAME.yard, GAME.roster)
    assert refused.value.facts["expected"] == f"at most {LONGEST} letters"


def test_a_file_with_one_squadron_to_a_side_is_read_as_ever() -> None:
    ships = [*SMALL["sides"]["GB"]["ships"], {"ship": "gb_java", "heading": "N", "x": 10, "y": 6}]
    british = {"home_edge": "S", "ships": ships, "squadron": ["gb_shannon", "gb_java"]}
    american = {**SMALL["sides"]["US"], "squadron": []}
    sides_of = read(sides={"GB": british, "US": american}).sides
    assert sides_of["GB"].squadrons == (("gb_shannon", "gb_java"),)
    assert sides_of["US"].squadrons == ()


def ships(*names: str, squadrons: list[list[str]]) -> dict[str, Any]:
    """The small scenario's sides, with ships of the first astern of each other."""
    placed = [{"ship": name, "x": 10, "y": 14 - 4 * at, "heading": "N"} for at, name in enumerate(names)]
    return {**SMALL["sides"], "GB": {"home_edge": "S", "ships": placed, "squadrons": squadrons}}


@pytest.mark.parametrize(
    ("changes", "where", "expected"),
    [
        ({"id": "Small Battle"}, "id", "letters a-z, digits and _"),
        ({"options": ["depth", "depth"]}, "options", "each once"),
        ({"land": [BOWTIE]}, "land[0]", "an outline that does not cross itself"),
        ({"depth": [{"depth": 1, "poly": BOWTIE}]}, "depth[0].poly", "an outline that does not cross itself"),
        ({"sides": {**SMALL["sides"], "US": {"home_edge": "N", "ships": []}}}, "sides.US.ships", "at least one ship"),
        ({"sides": sides(ship="gb_nowhere")}, "sides.GB.ships[0].ship", "a ship of the roster"),
        ({"sides": sides(ship="us_chesapeake")}, "sides.US.ships[0].ship", "each ship once"),
        ({"sides": sides(x=30, y=29)}, "sides.US.ships[0]", "a place clear of gb_shannon"),
        ({"wind_from": "N"}, "sides.GB.ships[0].heading", "a heading to sail on"),
        ({"alliances": [["GB"]]}, "alliances[0]", "at least two sides"),
        ({"alliances": [["GB", "FR"]]}, "alliances[0]", "sides of this battle"),
        ({"alliances": [["GB", "GB"]]}, "alliances[0]", "each side once"),
        ({"alliances": [["GB", "US"]]}, "alliances", "an enemy"),
        (
            {"sides": ships("gb_shannon", "gb_java", squadrons=[["gb_shannon"]])},
            "sides.GB.squadrons[0]",
            "at least two ships",
        ),
        (
            {"sides": ships("gb_shannon", "gb_java", squadrons=[["gb_shannon", "gb_blonde"]])},
            "sides.GB.squadrons[0]",
            "ships of this side, each in one squadron",
        ),
        (
            {"sides": ships("gb_shannon", "gb_java", squadrons=[["gb_java", "gb_shannon"]])},
            "sides.GB.squadrons[0]",
            "ships in line ahead, van first",
        ),
        ({"forts": [{**FORT, "side": "FR"}]}, "forts[0].side", "one of the sides"),
        ({"forts": [{**FORT, "batteries": []}]}, "forts[0].batteries", "one to three"),
        ({"forts": [fort(id="Guns!")]}, "forts[0].batteries[0].id", "letters a-z, digits and _"),
        ({"special": [{"rule": "hold_fire", "ships": ["gb_shannon"]}]}, "special[0].turns", "a value, for hold_fire"),
        ({"special": [{"rule": "no_full_sail", "ships": ["gb_victory"]}]}, "special[0]", "ships of this scenario"),
        ({"special": [{"rule": "doubled", "side": "FR"}]}, "special[0].side", "one of the sides"),
    ],
)
def test_whoever_draws_a_scenario_is_told_what_was_expected_and_where(
    changes: dict[str, Any], where: str, expected: str
) -> None:
    assert refused_scenario(**changes) == (where, expected)


@pytest.mark.parametrize(
    ("file", "row", "cells", "expected"),
    [
        ("rates.csv", 2, {"hull": "31"}, ("rates.csv, row 2, hull", "an even number")),
        ("turning.csv", 2, {"fr": "E1"}, ("turning.csv, row 2, fr", "letter and number, such as C3")),
        ("nations.csv", 2, {"id": "UK"}, ("nations.csv, row 2, id", "GB, FR, NL, ES, PT or US")),
        ("nations.csv", 2, {"fire": "x"}, ("nations.csv, row 2, fire", "a whole number")),
        ("guns.csv", 2, {"r2": ""}, ("guns.csv, row 2, r4", "nothing after a blank")),
        ("guns.csv", 2, {"r28": ""}, ("guns.csv, row 2, r32", "nothing after a blank")),
        ("guns.csv", 2, {"r32": "ten"}, ("guns.csv, row 2, r32", "a whole number")),
        ("speeds.csv", 3, {"point": "close_hauled"}, ("speeds.csv, row 3, point", "a value of its own")),
        ("sectors.csv", 3, {"id": "sevenths"}, ("sectors.csv", "eighths")),
        ("measures.csv", 3, {"id": "mast_percent_of_length"}, ("measures.csv, row 4, id", "a value of its own")),
    ],
)
def test_whoever_writes_a_table_is_told_what_was_expected_and_where(
    file: str, row: int, cells: dict[str, str], expected: tuple[str, str]
) -> None:
    assert refused_table(file, row, **cells) == expected


def found_in(work: Callable[[], object]) -> object:
    """What was found where something else was expected."""
    with pytest.raises(BadData) as refused:
        work()
    return refused.value.facts["found"]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"id": "Small Battle"}, "Small Battle"),
        ({"id": "free"}, "free"),
        ({"table": [11, 40]}, "(11, 40)"),
        ({"turns": 0}, "0"),
        ({"options": ["depth", "depth"]}, "('depth', 'depth')"),
        ({"land": [[[1, 30], [5, 30]]]}, "2"),
        ({"land": [[[1, 30], [5, 30], [41, 30]]]}, "(41, 30)"),
        ({"land": [BOWTIE]}, "((10, 20), (20, 30), (20, 20), (10, 30))"),
        ({"sides": {"GB": SMALL["sides"]["GB"]}}, "GB"),
        ({"sides": {**SMALL["sides"], "US": {"home_edge": "N", "ships": []}}}, "nothing"),
        ({"sides": {**SMALL["sides"], "Fr": SMALL["sides"]["US"]}}, "Fr"),
        ({"sides": sides(ship="gb_nowhere")}, "gb_nowhere"),
        ({"sides": sides(ship="us_chesapeake")}, "us_chesapeake"),
        ({"sides": sides(x=0)}, "(0, 10)"),
        ({"wind_from": "N"}, "N"),
        ({"alliances": [["GB"]]}, "GB"),
        ({"alliances": [["GB", "FR"]]}, "FR"),
        ({"alliances": [["GB", "US"]]}, "GB, US"),
        ({"forts": [{**FORT, "side": "FR"}]}, "FR"),
        ({"forts": [{**FORT, "batteries": []}]}, "0"),
        ({"forts": [fort(id="Guns!")]}, "Guns!"),
        ({"forts": [fort(x=41)]}, "(41, 20)"),
        ({"forts": [fort(boxes=61)]}, "61"),
        ({"special": [{"rule": "hold_fire", "ships": ["gb_shannon"]}]}, "nothing"),
        ({"special": [{"rule": "no_full_sail", "ships": ["gb_victory"]}]}, "gb_victory"),
        ({"special": [{"rule": "doubled", "side": "FR"}]}, "FR"),
    ],
)
def test_whoever_draws_a_scenario_is_told_what_was_found(changes: dict[str, Any], found: str) -> None:
    assert found_in(lambda: read(**changes)) == found


@pytest.mark.parametrize(
    ("file", "row", "cells", "found"),
    [
        ("rates.csv", 2, {"hull": "31"}, "31"),
        ("rates.csv", 2, {"decks": "5"}, "5"),
        ("turning.csv", 2, {"fr": "E1"}, "'E1'"),
        ("nations.csv", 2, {"id": "UK"}, "UK"),
        ("nations.csv", 2, {"fire": "x"}, "'x'"),
        ("guns.csv", 2, {"r28": ""}, "2"),
        ("speeds.csv", 2, {"full": "2-3"}, "'2-3'"),
        ("speeds.csv", 3, {"point": "close_hauled"}, "close_hauled"),
        ("curves.csv", 2, {"ticks": "7"}, "7"),
        ("sectors.csv", 2, {"irons": "0"}, "0, 21, 27, 39"),
        ("sectors.csv", 2, {"irons": "25", "close_hauled": "31", "reaching": "32"}, "25"),
        ("sectors.csv", 2, {"close_hauled": "14"}, "14"),
        ("sectors.csv", 3, {"id": "sevenths"}, "nothing"),
        ("measures.csv", 3, {"value": "81"}, "81"),
    ],
)
def test_whoever_writes_a_table_is_told_what_was_found(file: str, row: int, cells: dict[str, str], found: str) -> None:
    assert found_in(lambda: yard_with(file, row, **cells)) == found


HOOK = [[10, 30], [10.5, 30], [10.5, 31], [10.8, 30.5], [10.8, 29.5], [10, 29]]
"""An outline that comes near to itself and does not cross."""


@pytest.mark.parametrize("first", range(6))
def test_an_outline_may_come_as_near_to_itself_as_it_likes(first: int) -> None:
    outline = [*HOOK[first:], *HOOK[:first]]
    assert len(read(land=[outline]).land[0]) == 6
    assert len(read(land=[outline[::-1]]).land[0]) == 6
