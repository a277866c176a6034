"""Appendix one: the slots of a ship, what may be fitted where, and what every tile adds."""

from collections import Counter

import pytest

from tests.games.nassau.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.fights import Fought, Joined
from wardroom.games.nassau.rules.movement import WhereTo
from wardroom.games.nassau.rules.navy import WhichNavyCard
from wardroom.games.nassau.rules.ship import values

BOX = GAME.box


def strength(*tiles: str) -> dict[str, tuple[int, int]]:
    """Navigation and gunnery of a galleon with these tiles, against everybody."""
    board = Board(3)
    board.build(0, 2)
    board.fit(0, *tiles)
    seen = GAME.view(board.state, None).pirates[0].strength
    return {against: (each.navigation, each.gunnery) for against, each in seen.items()}


def for_sale(tile: str, *aboard: str, sections: int = 2) -> Board:
    """A rich captain before a market with one tile."""
    board = Board(3)
    board.build(0, sections)
    board.fit(0, *aboard)
    board.stow(0, powder=3, goods=3, rum=3, eight=1)
    board.market(tile)
    board.begin(0, "buying")
    return board


# --- slots ------------------------------------------------------------------------------------------------------------


@rule("nassau", "ship.slots.start")
def test_slots_of_bow_and_stern() -> None:
    slots = list(zip(BOX.slot_sections, BOX.slots, strict=True))[: BOX.sizes[0]]
    assert Counter(slot for section, slot in slots if section == "bow") == {
        "black": 1,
        "red-bow": 1,
        "yellow-bow": 1,
        "crew": 2,
    }
    assert Counter(slot for section, slot in slots if section == "stern") == {
        "black": 1,
        "red-stern": 1,
        "purple": 1,
        "yellow-stern": 1,
        "green": 1,
        "crew": 2,
    }


@rule("nassau", "ship.slots.added")
@pytest.mark.parametrize("section", ["brigantine", "galleon"])
def test_slots_of_the_sections_that_are_added(section: str) -> None:
    slots = Counter(slot for of, slot in zip(BOX.slot_sections, BOX.slots, strict=True) if of == section)
    assert slots == {"black": 1, "purple": 1, "green": 1, "crew": 2}


@rule("nassau", "ship.slots.added")
def test_added_sections_bring_room_but_no_values_and_no_points() -> None:
    views = []
    for sections in range(3):
        board = Board(3)
        board.build(0, sections)
        views.append(GAME.view(board.state, None))
    assert [len(view.pirates[0].slots) for view in views] == [12, 17, 22]
    assert [view.pirates[0].capacity for view in views] == [8, 12, 16]
    assert [view.pirates[0].strength == views[0].pirates[0].strength for view in views] == [True] * 3
    assert [view.rankings["ship"][0].value for view in views] == [4, 4, 4]


@rule("nassau", "ship.printed")
def test_printed_cannon_and_sail() -> None:
    assert set(strength().values()) == {(1, 1)}
    assert BOX.printed_points == (4, 4, 4)


@rule("nassau", "ship.printed")
def test_the_printed_ones_fill_no_slot_and_cannot_be_replaced() -> None:
    board = for_sale("cannons")
    board.answer("buy cannons")
    assert board.tiles(0) == ["cannons"]
    assert board.state.boxes == ((), (), ())
    assert values(board.table, board.pirate(0), "navy") == (1, 2)


# --- limits -----------------------------------------------------------------------------------------------------------


@rule("nassau", "ship.limit.bow")
@pytest.mark.parametrize("tile", ["bow-cannons", "figurehead-plain", "figurehead-fine", "figurehead-majestic"])
def test_one_fitting_on_the_bow_in_all(tile: str) -> None:
    assert BOX.tiles[tile].fits == "red-bow"
    other = "bow-cannons" if tile != "bow-cannons" else "figurehead-fine"
    board = for_sale(tile, other)
    board.answer(f"buy {tile}", f"replace {other}")
    assert board.tiles(0) == [tile]
    assert board.state.boxes[0] == (other,)


@rule("nassau", "ship.limit.stern")
@pytest.mark.parametrize("tile", ["stern-cannons", "cabin-plain", "cabin-fine", "cabin-majestic"])
def test_one_fitting_on_the_stern_in_all(tile: str) -> None:
    assert BOX.tiles[tile].fits == "red-stern"
    other = "stern-cannons" if tile != "stern-cannons" else "cabin-fine"
    board = for_sale(tile, other)
    board.answer(f"buy {tile}", f"replace {other}")
    assert board.tiles(0) == [tile]
    assert board.state.boxes[0] == (other,)


@rule("nassau", "ship.limit.bow", "ship.limit.stern")
def test_bow_and_stern_fittings_do_not_take_each_others_place() -> None:
    board = for_sale("bow-cannons", "stern-cannons", "cannons")
    board.answer("buy bow-cannons")
    assert sorted(board.tiles(0)) == ["bow-cannons", "cannons", "stern-cannons"]


@rule("nassau", "ship.limit.sails")
@pytest.mark.parametrize(("tile", "slot"), [("jib", "yellow-bow"), ("spanker", "yellow-stern")])
def test_one_jib_on_the_bow_and_one_spanker_on_the_stern(tile: str, slot: str) -> None:
    assert BOX.tiles[tile].fits == slot
    assert BOX.slots.count(slot) == 1
    board = for_sale(tile, tile)
    board.answer(f"buy {tile}", f"replace {tile}")
    assert board.tiles(0) == [tile]
    assert board.state.boxes[1] == (tile,)


@rule("nassau", "ship.limit.sails")
def test_jib_and_spanker_go_side_by_side() -> None:
    board = for_sale("jib", "spanker")
    board.answer("buy jib")
    assert sorted(board.tiles(0)) == ["jib", "spanker"]


@rule("nassau", "ship.limit.mizzen")
def test_one_mizzen_tile_of_each_kind() -> None:
    board = for_sale("ratlines", "ratlines", "crows-nest")
    board.answer("buy ratlines")
    assert board.options == ["replace ratlines", "forgo"]
    board.answer("replace ratlines")
    assert sorted(board.tiles(0)) == ["crows-nest", "ratlines"]
    assert board.state.boxes[1] == ("ratlines",)
    board = for_sale("jolly-roger", "ratlines", "crows-nest")
    board.answer("buy jolly-roger")
    assert board.options == ["fit", "replace ratlines", "replace crows-nest", "forgo"]


@rule("nassau", "ship.limit.crew")
def test_one_member_of_the_crew_of_each_kind() -> None:
    board = for_sale("cook", "cook", "bard")
    board.answer("buy cook")
    assert board.options == ["replace cook", "forgo"]
    board.answer("replace cook")
    assert sorted(board.tiles(0)) == ["bard", "cook"]
    assert board.state.boxes[2] == ("cook",)
    board = for_sale("pilot", "cook", "bard")
    board.answer("buy pilot")
    assert board.options == ["fit", "replace cook", "replace bard", "forgo"]


@rule("nassau", "ship.limit.crew", "5.place.slot")
def test_a_full_crew_makes_way_or_stays() -> None:
    board = for_sale("pilot", "cook", "bard", "briber", "navigator", sections=0)
    board.answer("buy pilot")
    assert board.options == ["replace cook", "replace bard", "replace briber", "replace navigator", "forgo"]


# --- once a turn ------------------------------------------------------------------------------------------------------


@rule("nassau", "ship.once")
def test_an_ability_is_used_once_a_turn_and_ready_in_the_next() -> None:
    board = Board(3)
    board.fit(0, "cook")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("fetch cook")
    assert board.pirate(0).used == ("cook",)
    assert not board.offered("fetch")
    board.answer("sail 3 3", "pass")
    board.idle(WhereTo, seat=0)
    assert not board.offered("fetch")
    board.depart()
    assert board.pirate(0).ready == ("cook",)


# --- upgrades ---------------------------------------------------------------------------------------------------------


def printed(tile: str) -> tuple[int, int, str, str]:
    row = BOX.tiles[tile]
    return row.count, row.points, row.type, row.fits


@rule("nassau", "tile.permanent", "ship.once")
def test_hull_and_sail_tiles_help_in_every_fight_and_are_never_turned_down() -> None:
    board = Board(3)
    board.famous(1, 50, 60)
    board.fit(0, "cannons", "bow-cannons", "mainsail", "jib", "spanker", "stern-cannons")
    board.refresh()
    board.navy("n1-all-3-3", "n1-all-2-2", "n1-all-2-3")
    board.merchant(3, "m1-amity")
    board.merchant(4, "m1-swallow")
    board.dice(0, 3, 1, 1)
    board.begin()
    board.answer("sail 3 3", "capture m1-amity", "play c-1-2")
    board.idle(WhereTo, seat=0)
    board.answer("sail 1 4", "capture m1-swallow", "play c-2-1")
    assert board.facts(Fought, "navigation", "gunnery") == [(4, 5), (5, 4)]
    board.idle(WhichNavyCard, seat=0)
    board.answer("take n1-all-3-3", "play c-2-2")
    assert board.facts(Fought, "navigation", "gunnery")[-1] == (5, 5)
    assert (board.pirate(0).ready, board.pirate(0).used) == ((), ())


@rule("nassau", "tile.cannons")
def test_cannons() -> None:
    assert printed("cannons") == (15, 2, "hull", "black")
    assert strength("cannons") == {"merchants": (1, 2), "navy": (1, 2), "ports": (1, 2)}
    assert strength(*["cannons"] * 4) == {"merchants": (1, 5), "navy": (1, 5), "ports": (1, 5)}


@rule("nassau", "tile.long-range-cannons")
def test_long_range_cannons() -> None:
    assert printed("long-range-cannons") == (5, 3, "hull", "black")
    assert strength("long-range-cannons") == {"merchants": (1, 1), "navy": (1, 1), "ports": (1, 3)}
    assert strength(*["long-range-cannons"] * 4)["ports"] == (1, 9)


@rule("nassau", "tile.bow-cannons")
def test_bow_cannons() -> None:
    assert printed("bow-cannons") == (3, 2, "hull", "red-bow")
    assert strength("bow-cannons") == {"merchants": (1, 2), "navy": (1, 1), "ports": (1, 1)}


@rule("nassau", "tile.stern-cannons")
def test_stern_cannons() -> None:
    assert printed("stern-cannons") == (3, 2, "hull", "red-stern")
    assert strength("stern-cannons") == {"merchants": (1, 1), "navy": (1, 2), "ports": (1, 1)}


@rule("nassau", "tile.figureheads")
@pytest.mark.parametrize(("tile", "points"), [("plain", 3), ("fine", 4), ("majestic", 5)])
def test_figureheads(tile: str, points: int) -> None:
    assert printed(f"figurehead-{tile}") == (1, points, "hull", "red-bow")
    assert set(strength(f"figurehead-{tile}").values()) == {(1, 1)}


@rule("nassau", "tile.cabins")
@pytest.mark.parametrize(("tile", "points"), [("plain", 3), ("fine", 4), ("majestic", 5)])
def test_cabins(tile: str, points: int) -> None:
    assert printed(f"cabin-{tile}") == (1, points, "hull", "red-stern")
    assert set(strength(f"cabin-{tile}").values()) == {(1, 1)}


@rule("nassau", "tile.mainsail")
def test_mainsail() -> None:
    assert printed("mainsail") == (15, 2, "sail", "purple")
    assert strength("mainsail") == {"merchants": (2, 1), "navy": (2, 1), "ports": (2, 1)}
    assert strength("mainsail", "mainsail", "mainsail")["navy"] == (4, 1)
    assert {of for of, slot in zip(BOX.slot_sections, BOX.slots, strict=True) if slot == "purple"} == {
        "stern",
        "brigantine",
        "galleon",
    }


@rule("nassau", "tile.jib")
def test_jib() -> None:
    assert printed("jib") == (5, 2, "sail", "yellow-bow")
    assert strength("jib") == {"merchants": (2, 1), "navy": (1, 1), "ports": (1, 1)}


@rule("nassau", "tile.spanker")
def test_spanker() -> None:
    assert printed("spanker") == (5, 2, "sail", "yellow-stern")
    assert strength("spanker") == {"merchants": (1, 1), "navy": (2, 1), "ports": (1, 1)}


@rule("nassau", "tile.jolly-roger.a", "tile.crows-nest.a", "tile.ratlines")
@pytest.mark.parametrize(("tile", "points"), [("jolly-roger", 1), ("crows-nest", 2), ("ratlines", 3)])
def test_mizzen_tiles(tile: str, points: int) -> None:
    assert printed(tile) == (3, points, "mizzen", "green")
    assert set(strength(tile).values()) == {(1, 1)}


@rule("nassau", "tile.ratlines")
def test_ratlines_do_nothing() -> None:
    board = Board(3)
    board.fit(0, "ratlines")
    board.refresh()
    assert board.pirate(0).ready == ()


def test_the_ceiling_of_a_full_ship() -> None:
    full = [*["cannons"] * 4, "bow-cannons", "stern-cannons", *["mainsail"] * 3, "jib", "spanker"]
    assert strength(*full) == {"merchants": (5, 6), "navy": (5, 6), "ports": (4, 5)}


# --- crew: points, and those that fight -------------------------------------------------------------------------------

POINTS = {
    "quartermaster": 1,
    "first-mate": 1,
    "carpenter": 2,
    "navigator": 2,
    "helmsman": 2,
    "cartographer": 2,
    "smuggler": 2,
    "rigging-master": 2,
    "master-gunner": 2,
    "recruiter": 2,
    "black-marketeer": 3,
    "powder-monkey": 3,
    "boatswain": 3,
    "coxswain": 3,
    "cook": 3,
    "briber": 3,
    "pilot": 3,
    "bard": 4,
}


@pytest.mark.parametrize(
    "crew",
    [
        pytest.param(crew, marks=rule("nassau", f"crew.{crew}.a" if crew == "cartographer" else f"crew.{crew}"))
        for crew in POINTS
    ],
)
def test_motley_points(crew: str) -> None:
    assert (BOX.tiles[crew].points, BOX.tiles[crew].type, BOX.tiles[crew].count) == (POINTS[crew], "crew", 2)


def fighting(crew: tuple[str, ...], ship: str = "m2-de-zwaan") -> Board:
    """A ship with a crew is about to fight a merchant."""
    board = Board(3)
    board.fit(0, *crew)
    board.merchant(3, ship)
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", f"capture {ship}")
    return board


@rule("nassau", "crew.boatswain")
def test_the_boatswain_adds_a_gun() -> None:
    board = fighting(("boatswain",))
    board.answer("help boatswain", "play c-3-3")
    assert board.facts(Fought, "navigation", "gunnery") == [(4, 5)]
    assert board.pirate(0).captured == ("m2-de-zwaan",)
    assert board.pirate(0).used == ("boatswain",)


@rule("nassau", "crew.coxswain")
def test_the_coxswain_adds_to_navigation() -> None:
    board = fighting(("coxswain",), "m2-galatee")
    board.answer("help coxswain", "play c-3-3")
    assert board.facts(Fought, "navigation", "gunnery") == [(5, 4)]
    assert board.pirate(0).captured == ("m2-galatee",)


@rule("nassau", "crew.first-mate")
@pytest.mark.parametrize(("value", "total"), [("navigation", (5, 4)), ("gunnery", (4, 5))])
def test_the_first_mate_adds_to_either(value: str, total: tuple[int, int]) -> None:
    board = fighting(("first-mate",))
    assert board.offered("first-mate") == ["navigation", "gunnery"]
    board.answer(f"first-mate {value}")
    assert not board.offered("first-mate")
    board.answer("play c-3-3")
    assert board.facts(Fought, "navigation", "gunnery") == [total]


@rule("nassau", "crew.together")
def test_several_members_of_the_crew_help_in_one_fight() -> None:
    board = fighting(("boatswain", "coxswain", "first-mate"), "m3-tesoro-del-sur")
    board.answer("help coxswain", "help boatswain", "first-mate gunnery", "play c-3-3")
    assert board.facts(Fought, "navigation", "gunnery") == [(5, 6)]
    assert board.facts(Joined, "crew", "value") == [
        ("coxswain", "navigation"),
        ("boatswain", "gunnery"),
        ("first-mate", "gunnery"),
    ]


@rule("nassau", "crew.together")
def test_help_is_a_choice_and_serves_one_fight() -> None:
    board = fighting(("boatswain", "coxswain"), "m1-amity")
    board.answer("help boatswain", "play c-3-3")
    assert board.pirate(0).ready == ("coxswain",)
    board.merchant(4, "m1-swallow")
    board.kept = GAME.conserved(board.state)
    board.idle(WhereTo, seat=0)
    board.pirate(0).dice = (1, 3)
    board.answer("sail 1 4", "capture m1-swallow")
    assert board.offered("help") == ["coxswain"]


@rule("nassau", "crew.boatswain", "crew.coxswain", "crew.first-mate")
def test_fighters_help_against_the_navy() -> None:
    board = Board(3)
    board.fit(0, "boatswain", "coxswain", "first-mate")
    board.navy("n1-all-4-4", "n1-all-open-sea", "n1-all-2-2")
    board.begin(0, "navy")
    board.answer("take n1-all-4-4")
    assert board.offered("help") == ["boatswain", "coxswain"]
    board.answer("help boatswain", "help coxswain", "play c-3-3")
    assert board.facts(Fought, "navigation", "gunnery") == [(5, 5)]


@rule("nassau", "crew.boatswain", "crew.coxswain", "crew.first-mate")
def test_fighters_never_help_against_a_port() -> None:
    board = Board(3)
    board.fit(0, "boatswain", "coxswain", "first-mate")
    board.dice(0, 5, 5, 5)
    board.begin()
    board.answer("sail 5 5", "plunder")
    assert board.options == ["play c-3-3", "play c-2-2", "play c-2-1", "play c-1-2"]
