"""2 Ports: smuggling, ransoms and plundering."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.buying import WhatToBuy
from wardroom.games.nassau.rules.navy import WhichNavyCard
from wardroom.games.nassau.rules.notoriety import WhatToReckon
from wardroom.games.nassau.rules.piracy import Passed
from wardroom.games.nassau.rules.plunder import Bombarded, Held, Plundered, ToPlunder
from wardroom.games.nassau.rules.smuggling import (
    Load,
    LoadNothing,
    NoRansom,
    Ransom,
    Ransomed,
    RansomOrNot,
    Smuggled,
    WhatToLoad,
)


def in_port(space: int, *, tiles: tuple[str, ...] = (), **cargo: int) -> Board:
    """The first captain has just come to a port."""
    board = Board(3)
    board.fit(0, *tiles)
    board.stow(0, **cargo)
    start = 7 if space < 14 else 14
    board.place(0, start)
    board.dice(0, abs(space - start), 6)
    board.begin(phase=2)
    board.answer(f"sail {abs(space - start)} {space}")
    return board


# --- smuggling --------------------------------------------------------------------------------------------------------


@rule("nassau", "2.smuggle.where")
def test_smuggling_needs_no_card_and_no_fight() -> None:
    board = in_port(10)
    board.answer("smuggle", "load rum")
    assert len(board.pirate(0).hand) == 4
    assert board.hold(0) == {"rum": 1}
    assert board.facts(Smuggled, "player", "port") == [(0, "port-royal")]


@rule("nassau", "2.smuggle.where")
def test_no_smuggling_in_a_plundered_port_or_at_sea() -> None:
    board = Board(3)
    board.state.plundered = (10,)
    board.place(0, 7)
    board.dice(0, 3, 2)
    board.begin(phase=2)
    board.answer("sail 3 10")
    assert board.ask.seat == 1
    assert "smuggle" not in in_port(9).options


@rule("nassau", "2.smuggle.near", "2.smuggle.offers")
@pytest.mark.parametrize(
    ("port", "kinds"), [(1, "goods rum"), (5, "powder goods"), (10, "powder rum"), (13, "goods rum")]
)
def test_one_resource_in_regions_1_and_2(port: int, kinds: str) -> None:
    for kind in kinds.split():
        board = in_port(port)
        board.answer("smuggle")
        assert board.options == [f"load {each}" for each in kinds.split()]
        board.answer(f"load {kind}")
        assert board.hold(0) == {kind: 1}


@rule("nassau", "2.smuggle.far", "2.smuggle.offers")
@pytest.mark.parametrize(("port", "kinds"), [(15, "powder goods"), (18, "powder rum")])
def test_two_alike_in_region_3(port: int, kinds: str) -> None:
    for kind in kinds.split():
        board = in_port(port)
        board.answer("smuggle")
        assert board.options == [f"load {each}" for each in kinds.split()]
        board.answer(f"load {kind}")
        assert board.hold(0) == {kind: 2}


@rule("nassau", "2.smuggle.spain")
def test_two_eights_in_port_of_spain() -> None:
    board = in_port(20)
    board.answer("smuggle", "load eight")
    assert board.hold(0) == {"eight": 2}


@rule("nassau", "2.smuggle.nothing")
def test_nothing_may_be_taken_for_the_sake_of_a_ransom() -> None:
    board = in_port(10, hostage=1)
    board.answer("smuggle")
    assert "load-nothing" in board.options
    board.answer("load-nothing", "ransom")
    assert board.hold(0) == {"eight": 2}


@rule("nassau", "2.smuggle.nothing")
def test_a_full_hold_does_not_forbid_smuggling() -> None:
    board = in_port(10, powder=7, hostage=1)
    board.answer("smuggle", "load-nothing", "ransom")
    board.answer("give-up powder 1")
    assert board.hold(0) == {"powder": 6, "eight": 2}


@rule("nassau", "2.smuggle.nothing")
def test_without_a_hostage_something_is_taken() -> None:
    board = in_port(10)
    board.answer("smuggle")
    assert "load-nothing" not in board.options


@rule("nassau", "supply.empty")
def test_what_the_supply_does_not_have_cannot_be_loaded() -> None:
    board = Board(3)
    board.drain("rum")
    board.drain("powder")
    board.stow(0, hostage=1)
    board.place(0, 7)
    board.dice(0, 3, 2)
    board.begin(phase=2)
    board.answer("sail 3 10", "smuggle")
    assert board.question == WhatToLoad("port-royal", pieces=1, extra=0, by="2.smuggle.near")
    assert board.options == ["load-nothing"]


@rule("nassau", "2.action.list")
def test_smuggling_from_which_nothing_could_come_is_not_offered() -> None:
    board = Board(3)
    board.drain("rum")
    board.drain("powder")
    board.place(0, 7)
    board.dice(0, 3, 2)
    board.begin(phase=2)
    board.answer("sail 3 10")
    assert board.options == ["pass", "plunder"]


@rule("nassau", "supply.empty", "2.smuggle.far")
def test_what_is_left_of_a_kind_is_named_before_it_is_loaded() -> None:
    board = Board(3)
    board.stow(2, rum=19)
    board.place(0, 14)
    board.dice(0, 4, 6)
    board.begin(phase=2)
    board.answer("sail 4 18", "smuggle")
    assert list(board.ask.options) == [Load("powder", 2), Load("rum", 1)]
    board.answer("load rum")
    assert board.hold(0) == {"rum": 1}


@rule("nassau", "supply.empty", "crew.smuggler")
def test_what_the_smuggler_took_is_no_longer_there_to_be_loaded() -> None:
    board = Board(3)
    board.fit(0, "smuggler", "jolly-roger")
    board.stow(2, rum=19, powder=20)
    board.place(0, 7)
    board.dice(0, 3, 2)
    board.begin(phase=2)
    board.answer("sail 3 10", "smuggle", "smuggler rum")
    assert board.options == ["load-nothing"]
    board.answer("load-nothing")
    assert board.hold(0) == {"rum": 1}
    assert board.supply("rum") == 0


@rule("nassau", "2.smuggle.pay")
def test_smuggled_goods_buy_what_loot_buys() -> None:
    board = in_port(15, powder=0, goods=1)
    board.market("cannons")
    board.answer("smuggle", "load powder")
    assert board.hold(0) == {"powder": 2, "goods": 1}
    board.roll_freely()
    board.idle(WhatToBuy, seat=0)
    board.answer("buy cannons")
    assert board.tiles(0) == ["cannons"]
    assert board.hold(0) == {}


@rule("nassau", "crew.smuggler")
def test_the_smuggler_finds_one_more_of_any_kind_offered() -> None:
    board = in_port(18, tiles=("smuggler",))
    board.answer("smuggle")
    assert board.offered("smuggler") == ["powder", "rum"]
    board.answer("smuggler powder", "load rum")
    assert board.hold(0) == {"powder": 1, "rum": 2}
    assert board.pirate(0).used == ("smuggler",)


@rule("nassau", "crew.smuggler")
def test_the_smuggler_is_a_choice() -> None:
    board = in_port(10, tiles=("smuggler",))
    board.answer("smuggle", "load rum")
    assert board.hold(0) == {"rum": 1}
    assert board.pirate(0).ready == ("smuggler",)


@rule("nassau", "crew.smuggler")
def test_the_smuggler_finds_nothing_in_port_of_spain() -> None:
    board = in_port(20, tiles=("smuggler",))
    board.answer("smuggle")
    assert board.options == ["load eight"]


# --- ransom -----------------------------------------------------------------------------------------------------------


@rule("nassau", "2.hostage.ransom.pay")
@pytest.mark.parametrize(("port", "eights"), [(5, 1), (10, 2), (18, 3)])
def test_a_ransom_is_the_number_of_the_region(port: int, eights: int) -> None:
    board = in_port(port, hostage=1)
    board.answer("smuggle", "load powder", "ransom")
    assert board.hold(0)["eight"] == eights
    assert board.supply("hostage") == 7
    assert board.facts(Ransomed, "eights") == [eights]


@rule("nassau", "2.hostage.ransom.when")
def test_a_ransom_comes_with_smuggling_only() -> None:
    board = in_port(10, hostage=1)
    assert board.options == ["pass", "smuggle", "plunder", "plank"]
    board.answer("plunder", "play c-3-3")
    assert board.hold(0) == {"hostage": 1}
    assert board.ask.seat == 1
    board = in_port(10, hostage=1)
    board.answer("pass")
    assert board.hold(0) == {"hostage": 1}


@rule("nassau", "2.hostage.ransom.when")
def test_a_ransom_is_a_choice_and_costs_no_action() -> None:
    board = in_port(10, hostage=1)
    board.answer("smuggle", "load rum")
    assert board.options == ["ransom", "no-ransom"]
    board.answer("no-ransom")
    assert board.hold(0) == {"rum": 1, "hostage": 1}
    board = in_port(10, hostage=1)
    board.answer("smuggle", "load rum", "ransom")
    assert board.hold(0) == {"rum": 1, "eight": 2}


@rule("nassau", "2.hostage.ransom.one")
def test_one_hostage_is_ransomed_at_a_time() -> None:
    board = in_port(10, hostage=3)
    board.answer("smuggle", "load rum", "ransom")
    assert board.hold(0) == {"rum": 1, "eight": 2, "hostage": 2}
    assert board.ask.seat == 1


@rule("nassau", "2.hostage.ransom.order")
def test_the_hostage_leaves_before_anything_is_stowed() -> None:
    board = in_port(5, powder=6, hostage=1)
    board.answer("smuggle", "load goods", "ransom")
    assert board.hold(0) == {"powder": 6, "goods": 1, "eight": 1}
    assert board.ask.seat == 1


@rule("nassau", "2.hostage.ransom.pay")
def test_a_ransom_is_told_without_the_eights_that_were_aboard() -> None:
    board = in_port(10, hostage=1, eight=3)
    board.answer("smuggle", "load rum", "ransom")
    assert board.facts(Ransomed, "eights") == [2]
    assert board.hold(0) == {"rum": 1, "eight": 5}


@rule("nassau", "2.hostage.either")
def test_a_hostage_is_worth_a_ransom_or_fame_and_never_both() -> None:
    board = in_port(10, hostage=2)
    board.answer("smuggle", "load rum", "ransom")
    assert board.supply("hostage") == 6
    board.idle(WhatToReckon, seat=0)
    board.answer("reckon")
    assert (board.pirate(0).notoriety, board.hold(0)["hostage"]) == (1, 1)
    board = in_port(10, hostage=1)
    board.answer("plank", "smuggle", "load rum")
    assert not board.events(Ransomed)
    board.idle(WhichNavyCard)
    assert board.pirate(0).notoriety == 4
    assert board.hold(0) == {"rum": 1}


@rule("nassau", "crew.briber")
def test_the_briber_raises_a_ransom_by_one() -> None:
    board = in_port(10, tiles=("briber",), hostage=1)
    board.answer("smuggle", "load rum")
    assert board.options == ["ransom", "no-ransom", "briber"]
    board.answer("briber")
    assert board.options == ["ransom"]
    board.answer("ransom")
    assert board.hold(0) == {"rum": 1, "eight": 3}
    assert board.pirate(0).used == ("briber",)


def ransoming(space: int, *, left: int, chest: int = 0, tiles: tuple[str, ...] = ()) -> Board:
    """A captain with a hostage in a port, while the supply has so many eights left."""
    board = Board(3)
    board.fit(0, *tiles)
    board.stow(0, hostage=1)
    board.bury(0, chest)
    board.bury(2, 54 - chest - left)
    start = 7 if space < 14 else 14
    board.place(0, start)
    board.dice(0, abs(space - start), 6)
    board.begin(phase=2)
    board.answer(f"sail {abs(space - start)} {space}")
    return board


@rule("nassau", "supply.empty", "2.hostage.ransom.pay")
def test_a_ransom_names_what_can_really_be_paid() -> None:
    board = ransoming(18, left=2)
    board.answer("smuggle", "load-nothing")
    assert board.question == RansomOrNot("maracaibo", eights=3, paid=2, short=True)
    assert board.question.cites == "supply.empty"
    assert list(board.ask.options) == [Ransom(2), NoRansom()]
    board.answer("ransom")
    assert board.hold(0) == {"eight": 2}
    assert board.facts(Ransomed, "eights") == [2]


@rule("nassau", "supply.empty", "2.hostage.ransom.when")
def test_a_ransom_that_cannot_be_paid_is_not_offered() -> None:
    board = ransoming(10, left=0)
    board.answer("smuggle")
    assert board.options == ["load powder", "load rum"]
    board.answer("load rum")
    assert board.hold(0) == {"rum": 1, "hostage": 1}
    assert board.ask.seat == 1
    board = ransoming(20, left=0)
    assert "smuggle" not in board.options


@rule("nassau", "supply.empty", "2.smuggle.spain")
def test_eights_that_are_loaded_are_no_longer_there_for_a_ransom() -> None:
    board = ransoming(20, left=3)
    board.answer("smuggle", "load eight")
    assert board.question == RansomOrNot("port-of-spain", eights=3, paid=1, short=True)
    board = ransoming(20, left=1)
    board.answer("smuggle")
    assert list(board.ask.options) == [Load("eight", 1), LoadNothing()]
    board.answer("load eight")
    assert board.hold(0) == {"eight": 1, "hostage": 1}
    assert board.ask.seat == 1


@rule("nassau", "supply.empty", "5.doubloon.b")
def test_a_ransom_may_be_paid_by_a_doubloon_and_tells_what_was_paid() -> None:
    board = ransoming(10, left=0, chest=5)
    board.answer("smuggle", "load-nothing")
    assert board.question == RansomOrNot("port-royal", eights=2, paid=2, short=False)
    board.answer("ransom", "mint")
    assert board.hold(0) == {"eight": 2}
    assert board.facts(Ransomed, "eights") == [2]
    board = ransoming(10, left=0, chest=5)
    board.answer("smuggle", "load rum", "ransom", "no-mint")
    assert board.hold(0) == {"rum": 1}
    assert board.facts(Ransomed, "eights") == [0]


@rule("nassau", "supply.empty", "crew.briber")
def test_nobody_is_bribed_for_an_eight_that_is_not_there() -> None:
    board = ransoming(10, left=2, tiles=("briber",))
    board.answer("smuggle", "load-nothing")
    assert board.options == ["ransom", "no-ransom"]
    board = ransoming(10, left=3, tiles=("briber",))
    board.answer("smuggle", "load-nothing", "briber")
    assert list(board.ask.options) == [Ransom(3)]


@rule("nassau", "crew.briber")
def test_without_a_ransom_the_briber_keeps_still() -> None:
    board = in_port(10, tiles=("briber",), hostage=1)
    board.answer("smuggle", "load rum", "no-ransom")
    assert board.pirate(0).ready == ("briber",)


# --- plundering -------------------------------------------------------------------------------------------------------


@rule("nassau", "2.plunder.1")
@pytest.mark.parametrize("tiles", [(), ("long-range-cannons", "cannons")])
def test_a_captain_card_is_spent_on_a_port_whatever_comes_of_it(tiles: tuple[str, ...]) -> None:
    board = in_port(5, tiles=tiles)
    board.answer("plunder")
    assert board.options == ["play c-3-3", "play c-2-2", "play c-2-1", "play c-1-2"]
    board.answer("play c-2-2")
    assert board.pirate(0).spent == ("c-2-2",)
    assert (board.state.plundered == (5,)) is bool(tiles)


@rule("nassau", "2.plunder.1")
def test_the_last_card_is_played_without_asking() -> None:
    board = Board(3)
    board.spend(0, "c-3-3", "c-2-2", "c-2-1")
    board.dice(0, 5)
    board.begin(phase=3)
    board.answer("sail 5 5", "plunder")
    assert board.pirate(0).hand == ()
    assert board.ask.seat == 1


@rule("nassau", "2.plunder.2", "2.plunder.value", "general.beat")
@pytest.mark.parametrize(
    ("port", "tiles", "card", "falls"),
    [
        (5, ("cannons", "cannons"), "c-3-3", True),
        (5, ("cannons",), "c-3-3", False),
        (10, ("long-range-cannons", "cannons"), "c-3-3", True),
        (10, ("cannons", "cannons"), "c-3-3", False),
        (15, ("long-range-cannons", "long-range-cannons"), "c-3-3", True),
        (15, ("long-range-cannons", "cannons"), "c-3-3", False),
        (5, ("long-range-cannons", "cannons"), "c-1-2", True),
        (5, ("long-range-cannons", "cannons"), "c-2-1", False),
    ],
)
def test_only_gunnery_counts_and_it_has_to_be_greater(
    port: int, tiles: tuple[str, ...], card: str, falls: bool
) -> None:
    board = in_port(port, tiles=tiles)
    board.answer("plunder", f"play {card}")
    assert (board.state.plundered == (port,)) is falls


@rule("nassau", "2.plunder.2")
def test_navigation_plays_no_part() -> None:
    board = in_port(5, tiles=("mainsail", "jib", "spanker", "cannons"))
    board.answer("plunder")
    assert board.question == ToPlunder("santiago", gunnery=5, our_gunnery=2)
    board.answer("play c-3-3")
    assert board.facts(Bombarded, "gunnery", "their_gunnery") == [(5, 5)]
    assert board.events(Held)


@rule("nassau", "2.plunder.3")
@pytest.mark.parametrize(("port", "eights"), [(5, 2), (10, 4), (15, 6)])
def test_twice_the_region_in_eights(port: int, eights: int) -> None:
    board = in_port(port, tiles=("long-range-cannons", "long-range-cannons"))
    board.answer("plunder", "play c-3-3")
    assert board.hold(0) == {"eight": eights}
    assert board.facts(Plundered, "player", "port") == [(0, board.game.box.place[port])]


@rule("nassau", "3.gain.ports")
def test_a_plundered_port_is_worth_ten_in_the_same_turn() -> None:
    board = Board(3)
    board.famous(1, 50, 60)
    board.fit(0, "long-range-cannons")
    board.place(0, 2, 7)
    board.dice(0, 2)
    board.begin(0, phase=3)
    board.answer("sail 2 5", "plunder", "play c-3-3")
    assert GAME.view(board.state, None).pirates[0].fame == 10
    for seat in (1, 2):
        board.dice(seat, 1)
    board.idle(WhichNavyCard)
    assert board.pirate(0).notoriety == 11


@rule("nassau", "2.plunder.3", "supply.empty")
def test_no_more_than_the_supply_has() -> None:
    board = Board(3)
    board.fit(0, "long-range-cannons")
    board.bury(2, 53)
    board.dice(0, 5, 5, 5)
    board.begin()
    board.answer("sail 5 5", "plunder", "play c-3-3")
    assert board.hold(0) == {"eight": 1}
    assert board.state.plundered == (5,)


@rule("nassau", "2.plunder.4")
def test_a_port_that_holds_out_stays_open() -> None:
    board = in_port(5)
    board.answer("plunder", "play c-3-3")
    assert board.hold(0) == {}
    assert board.pirate(0).ports == 0
    board.dice(1, 5, 5, 5)
    board.answer("1: sail 5 5")
    assert board.options == ["pass", "smuggle", "plunder"]


@rule("nassau", "2.plunder.5.a", "2.plunder.5.b")
def test_a_plundered_port_is_closed_to_everybody_for_good() -> None:
    board = in_port(5, tiles=("long-range-cannons",))
    board.answer("plunder", "play c-3-3")
    board.stow(1, hostage=1)
    board.kept = board.game.conserved(board.state)
    board.dice(1, 5, 5, 5)
    board.answer("1: sail 5 5")
    assert board.ask.seat == 2
    board.depart()
    assert board.state.plundered == (5,)
    board.place(0)
    board.dice(0, 5, 5, 5)
    board.begin(0)
    board.answer("sail 5 5")
    assert board.ask.seat == 1


@rule("nassau", "2.plunder.5.b")
def test_nobody_is_asked_in_a_closed_port_for_the_sake_of_cargo_or_hostages() -> None:
    board = Board(3)
    board.state.plundered = (10,)
    board.stow(0, hostage=1, powder=2, eight=1)
    board.place(0, 7)
    board.dice(0, 3, 2)
    board.begin(phase=2)
    board.answer("sail 3 10")
    assert board.ask.seat == 1
    assert [event.cites for event in board.events(Passed)] == ["2.plunder.5.b"]


@rule("nassau", "supply.plunder-markers")
def test_seven_markers_one_for_each_port() -> None:
    markers = [GAME.view(in_port(10).state, None).supply["plunder-marker"]]
    board = in_port(10, tiles=("long-range-cannons", "long-range-cannons"))
    board.answer("plunder", "play c-3-3")
    markers.append(GAME.view(board.state, None).supply["plunder-marker"])
    assert markers == [7, 6]
    assert sum(GAME.box.is_port) == 7


@rule("nassau", "2.plunder.5.b", "2.action.free")
def test_in_a_closed_port_free_effects_are_still_possible() -> None:
    board = Board(3)
    board.fit(0, "cook")
    board.state.plundered = (5,)
    board.dice(0, 5, 5, 5)
    board.begin()
    board.answer("sail 5 5")
    assert board.options == ["pass", "fetch cook"]


@rule("nassau", "example.plunder")
def test_example_ewan_plunders_havana() -> None:
    board = Board(3)
    board.fit(0, "long-range-cannons")
    board.dice(0, 1, 4, 5)
    board.begin()
    board.answer("sail 1 1", "plunder")
    assert board.question == ToPlunder("la-havana", gunnery=5, our_gunnery=3)
    board.answer("play c-3-3")
    assert board.facts(Bombarded, "gunnery", "their_gunnery") == [(6, 5)]
    assert board.hold(0) == {"eight": 2}
    assert board.state.plundered == (1,)
    assert board.game.view(board.state, None).supply["plunder-marker"] == 6
