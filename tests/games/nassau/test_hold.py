"""2 The hold: capacity, what is stowed and what gives way, an empty supply, and doubloons."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.pieces import CARGO
from wardroom.games.nassau.rules.hold import LeftAboard, Minted, MintOrNot, Stowed, Threw, WalkedThePlank, WhatToGiveUp


def capturing(ship: str = "m2-concord", *, sections: int = 0, **cargo: int) -> Board:
    """A ship with a certain cargo takes a merchant; it is about to be stowed."""
    board = Board(3)
    board.build(0, sections)
    board.fit(0, "cannons", "cannons", "mainsail")
    board.merchant(9, ship)
    board.stow(0, **cargo)
    board.place(0, 7)
    board.dice(0, 2, 6)
    board.begin(phase=2)
    board.answer("sail 2 9", f"capture {ship}", "play c-3-3")
    return board


# --- capacity ---------------------------------------------------------------------------------------------------------


@rule("nassau", "hold.capacity")
@pytest.mark.parametrize(("sections", "places"), [(0, 8), (1, 12), (2, 16)])
def test_four_places_for_each_section(sections: int, places: int) -> None:
    board = capturing(sections=sections, powder=places - 3)
    assert board.question == WhatToGiveUp(excess=1, capacity=places)
    board = capturing(sections=sections, powder=places - 4)
    assert sum(board.pirate(0).hold) == places


@rule("nassau", "hold.capacity")
def test_eights_resources_and_hostages_take_a_place_each() -> None:
    board = capturing(powder=1, goods=1, rum=1, eight=1, hostage=1)
    assert board.question == WhatToGiveUp(excess=1, capacity=8)


# --- choosing what to stow --------------------------------------------------------------------------------------------


@rule("nassau", "hold.choice")
def test_what_does_not_fit_is_given_up_as_the_owner_likes() -> None:
    board = capturing(powder=6)
    assert board.options == [
        "give-up powder 1",
        "give-up powder 2",
        "give-up goods 1",
        "give-up rum 1",
        "give-up eight 1",
        "give-up eight 2",
    ]
    assert board.facts(Stowed, "cargo") == [("goods", "rum", "eight", "eight")]
    board.answer("give-up goods 1", "give-up rum 1")
    assert board.hold(0) == {"powder": 6, "eight": 2}
    assert board.facts(Threw, "cargo") == [("goods", "rum")]


@rule("nassau", "hold.choice", "hold.jettison")
def test_old_cargo_may_make_way_for_new() -> None:
    board = capturing(powder=6)
    board.answer("give-up powder 2")
    assert board.hold(0) == {"powder": 4, "goods": 1, "rum": 1, "eight": 2}
    assert board.supply("powder") == 16
    assert board.facts(Threw, "cargo") == [("powder", "powder")]


@rule("nassau", "hold.choice")
def test_nobody_is_asked_if_everything_fits_or_all_is_of_one_kind() -> None:
    board = capturing(powder=4)
    assert board.ask.seat == 1
    board = Board(3)
    board.stow(0, eight=7)
    board.fit(0, "long-range-cannons")
    board.dice(0, 5, 5, 5)
    board.begin()
    board.answer("sail 5 5", "plunder", "play c-3-3")
    assert board.ask.seat == 1
    assert board.hold(0) == {"eight": 8}


@rule("nassau", "hold.choice")
def test_smuggled_goods_and_ransom_are_chosen_from_too() -> None:
    board = Board(3)
    board.stow(0, powder=7, hostage=1)
    board.dice(0, 1, 1, 1)
    board.begin()
    board.answer("sail 1 1", "smuggle", "load rum", "ransom")
    assert board.question == WhatToGiveUp(excess=1, capacity=8)
    board.answer("give-up powder 1")
    assert board.hold(0) == {"powder": 6, "rum": 1, "eight": 1}


@rule("nassau", "hold.choice", "2.plunder.3")
def test_plunder_is_chosen_from_too() -> None:
    board = Board(3)
    board.stow(0, powder=7)
    board.fit(0, "long-range-cannons")
    board.dice(0, 1, 1, 1)
    board.begin()
    board.answer("sail 1 1", "plunder", "play c-3-3")
    assert board.question == WhatToGiveUp(excess=1, capacity=8)
    board.answer("give-up eight 1")
    assert board.hold(0) == {"powder": 7, "eight": 1}
    assert board.state.plundered == (1,)


@rule("nassau", "hold.carryover")
def test_cargo_that_fits_stays_for_the_next_turn() -> None:
    board = Board(3)
    board.stow(1, powder=2, eight=1, hostage=1)
    board.depart()
    assert board.state.turn == 2
    assert board.hold(1) == {"powder": 2, "eight": 1, "hostage": 1}


# --- hostages that make way -------------------------------------------------------------------------------------------


@rule("nassau", "2.hostage.overboard.b")
def test_a_hostage_that_makes_way_walks_the_plank() -> None:
    board = capturing(powder=7, hostage=1)
    board.answer("give-up hostage 1", "give-up powder 3")
    assert board.pirate(0).overboard == 1
    assert board.facts(WalkedThePlank, "count") == [1]
    assert board.hold(0) == {"powder": 4, "goods": 1, "rum": 1, "eight": 2}


@rule("nassau", "2.hostage.overboard.b")
def test_a_new_hostage_may_pass_through_a_free_place() -> None:
    board = capturing("m2-kingston-packet", powder=7)
    board.answer("give-up hostage 1", "give-up powder 3")
    assert board.pirate(0).overboard == 1


@rule("nassau", "2.hostage.overboard.b")
def test_a_hostage_who_never_came_aboard_does_not_walk_the_plank() -> None:
    board = capturing("m1-charlotte", powder=8)
    board.answer("give-up hostage 1", "give-up goods 1", "give-up rum 1", "give-up eight 1")
    assert board.hold(0) == {"powder": 8}
    assert board.pirate(0).overboard == 0
    assert board.supply("hostage") == 7
    assert board.facts(LeftAboard, "count") == [1]


@rule("nassau", "2.hostage.overboard.b")
def test_with_a_full_hold_an_old_piece_makes_room_for_the_hostage_to_pass() -> None:
    board = capturing("m2-kingston-packet", powder=8)
    board.answer("give-up powder 2", "give-up hostage 1", "give-up goods 1", "give-up eight 1")
    assert board.hold(0) == {"powder": 7, "rum": 1}
    assert board.pirate(0).overboard == 1


def kept(board: Board, *keep: str) -> tuple[dict[str, int], int]:
    """Give up all but these pieces; what is then aboard, and how many hostages have walked the plank."""
    while isinstance(board.question, WhatToGiveUp):
        spare = [kind for kind in CARGO if board.hold(0).get(kind, 0) > keep.count(kind)]
        board.answer(f"give-up {spare[-1]} 1")
    return board.hold(0), board.pirate(0).overboard


@rule("nassau", "2.hostage.overboard.b", "hold.jettison")
@pytest.mark.parametrize("ship", ["m2-kingston-packet", "m1-charlotte", "m2-santa-catalina"])
@pytest.mark.parametrize("thrown", ["powder", "goods", "rum", "eight"])
@pytest.mark.parametrize("empty", ["", "powder", "eight"])
def test_a_piece_thrown_before_or_after_a_capture_gives_the_same_fame(ship: str, thrown: str, empty: str) -> None:
    loot = GAME.box.merchants[ship].loot
    carried = [
        kind for kind, count in zip(CARGO, loot, strict=True) if (count or kind == "eight") and kind != "hostage"
    ]
    for new in carried:
        if empty != new or new == thrown:
            early = captured(ship, thrown, empty, new, is_first=True)
            late = captured(ship, thrown, empty, new, is_first=False)
            assert early == late
            assert early[1] == 1


def captured(ship: str, thrown: str, empty: str, new: str, *, is_first: bool) -> tuple[dict[str, int], int]:
    """What is kept, and the hostages overboard, when one piece makes way for another, before or after the capture."""
    board = laden_for(ship, empty, **dict.fromkeys(CARGO[:4], 2))
    if is_first:
        board.answer("overboard", f"throw {thrown}")
    board.answer(f"capture {ship}", "play c-3-3")
    return kept(board, *(kind for kind in CARGO[:4] for _ in range(2 - (kind == thrown) + (kind == new))))


def laden_for(ship: str, empty: str, **cargo: int) -> Board:
    """A full ship beside a merchant, while the supply lacks a kind of cargo."""
    board = Board(3)
    board.fit(0, "cannons", "cannons", "mainsail", "jib")
    board.merchant(9, ship)
    board.stow(0, **cargo)
    if empty:
        board.drain(empty)
    board.place(0, 7)
    board.dice(0, 2, 6)
    board.begin(phase=2)
    board.answer("sail 2 9")
    return board


@rule("nassau", "2.hostage.overboard.b", "supply.empty")
@pytest.mark.parametrize("is_first", [True, False])
def test_a_piece_thrown_into_an_empty_supply_would_have_come_back(is_first: bool) -> None:
    board = laden_for("m2-kingston-packet", "powder", powder=8)
    if is_first:
        board.answer("overboard", "throw powder")
    board.answer("capture m2-kingston-packet", "play c-3-3")
    assert kept(board, *["powder"] * 8) == ({"powder": 8}, 1)


@rule("nassau", "2.hostage.overboard.b")
def test_an_old_piece_may_make_way_for_a_new_one_of_its_kind() -> None:
    board = capturing("m2-kingston-packet", powder=8)
    board.answer("give-up hostage 1", "give-up goods 1", "give-up rum 1", "give-up eight 1")
    assert board.hold(0) == {"powder": 8}
    assert board.pirate(0).overboard == 1


@rule("nassau", "2.hostage.overboard.b")
def test_one_hostage_may_make_way_for_another() -> None:
    board = capturing("m2-kingston-packet", powder=7, hostage=1)
    board.answer("give-up hostage 1", "give-up goods 1", "give-up rum 1", "give-up eight 1", "give-up powder 1")
    assert board.hold(0) == {"powder": 7, "hostage": 1}
    assert board.pirate(0).overboard == 1


# --- an empty supply --------------------------------------------------------------------------------------------------


@rule("nassau", "supply.empty")
def test_a_piece_that_has_run_out_is_not_received() -> None:
    board = Board(3)
    board.drain("rum")
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert board.hold(0) == {"goods": 1, "eight": 1}
    assert board.facts(Stowed, "cargo") == [("goods", "eight")]


@rule("nassau", "supply.empty")
def test_what_is_left_of_a_supply_is_received() -> None:
    board = Board(3)
    board.stow(2, rum=19)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert board.hold(0) == {"goods": 1, "rum": 1, "eight": 1}


@rule("nassau", "supply.empty")
def test_hostages_run_out_too() -> None:
    board = Board(3)
    board.stow(2, hostage=7)
    board.merchant(3, "m1-charlotte")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-charlotte", "play c-3-3")
    assert board.hold(0) == {"goods": 1, "rum": 1, "eight": 1}


@rule("nassau", "supply.jettison", "supply.resources")
def test_what_is_given_up_returns_to_the_supply_at_once() -> None:
    board = capturing(powder=6)
    board.answer("give-up eight 2")
    assert (board.supply("eight"), board.supply("powder")) == (54, 14)


# --- doubloons --------------------------------------------------------------------------------------------------------


def due(eights: int, chest: int = 5, other: int = 2) -> Board:
    """The supply has no eights; the first captain has some in the chest and captures a ship."""
    board = Board(3)
    board.bury(0, chest)
    board.bury(other, board.supply("eight") - (eights - 1))
    board.stow(other, eight=eights - 1)
    board.fit(0, "cannons", "mainsail", "cannons")
    board.merchant(9, "m3-hollandia" if eights == 3 else "m2-marquise")
    board.place(0, 7)
    board.dice(0, 2, 6)
    board.begin(phase=2)
    board.answer("sail 2 9", f"capture {'m3-hollandia' if eights == 3 else 'm2-marquise'}", "play c-3-3")
    return board


@rule("nassau", "5.doubloon.a", "5.doubloon.b")
def test_who_is_due_an_eight_may_make_a_doubloon() -> None:
    board = due(1)
    assert board.question == MintOrNot(due=1)
    assert board.options == ["mint", "no-mint"]
    board.answer("0: mint")
    pirate = board.pirate(0)
    assert (pirate.chest, pirate.doubloons, board.state.doubloons) == (0, 1, 7)
    assert board.hold(0) == {"powder": 1, "rum": 2, "hostage": 1, "eight": 1}
    assert board.supply("eight") == 4
    assert pirate.wealth == 5
    assert board.facts(Minted, "player") == [0]


@rule("nassau", "5.doubloon.b", "supply.empty")
def test_who_declines_goes_without() -> None:
    board = due(1)
    board.answer("0: no-mint")
    assert board.hold(0) == {"powder": 1, "rum": 2, "hostage": 1}
    assert (board.pirate(0).chest, board.pirate(0).doubloons) == (5, 0)
    assert board.ask.seat == 1


@rule("nassau", "5.doubloon.a")
def test_no_doubloon_while_the_supply_has_eights() -> None:
    board = Board(3)
    board.bury(0, 9)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert board.ask.seat == 1


@rule("nassau", "5.doubloon.a", "5.doubloon.b")
def test_no_doubloon_for_the_last_eight_of_the_supply() -> None:
    board = Board(3)
    board.bury(0, 9)
    board.bury(2, 44)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    assert board.supply("eight") == 1
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert (board.ask.seat, board.supply("eight")) == (1, 0)
    assert board.hold(0) == {"goods": 1, "rum": 2, "eight": 1}


@rule("nassau", "5.doubloon.a")
def test_the_last_doubloon_can_be_made() -> None:
    board = Board(3)
    board.bury(0, 10)
    board.drain("eight")
    board.pirate(2).doubloons, board.state.doubloons = 7, 1
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3", "mint")
    assert (board.state.doubloons, board.pirate(0).doubloons, board.pirate(0).chest) == (0, 1, 5)
    assert board.hold(0) == {"goods": 1, "rum": 2, "eight": 1}


@rule("nassau", "5.doubloon.a")
def test_five_eights_have_to_be_in_the_chest_not_in_the_hold() -> None:
    board = due(1, chest=4)
    assert board.ask.seat == 1
    assert board.hold(0) == {"powder": 1, "rum": 2, "hostage": 1}


@rule("nassau", "5.doubloon.a")
def test_no_doubloon_when_all_eight_are_made() -> None:
    board = Board(3)
    board.bury(0, 5)
    board.drain("eight")
    board.pirate(2).doubloons, board.state.doubloons = 8, 0
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert board.ask.seat == 1
    assert board.hold(0) == {"goods": 1, "rum": 2}


@rule("nassau", "5.doubloon.b")
def test_only_as_much_is_asked_for_as_the_supply_lacks() -> None:
    board = Board(3)
    board.fit(0, "cannons", "mainsail", "cannons")
    board.bury(0, 5)
    board.bury(2, 47)
    board.merchant(9, "m3-hollandia")
    board.place(0, 7)
    board.dice(0, 2, 6)
    board.begin(phase=2)
    assert board.supply("eight") == 2
    board.answer("sail 2 9", "capture m3-hollandia", "play c-3-3")
    assert board.question == MintOrNot(due=1)
    board.answer("mint")
    assert board.hold(0)["eight"] == 3
    assert board.supply("eight") == 4


@rule("nassau", "5.doubloon.b")
def test_the_change_is_offered_again_when_the_supply_runs_out_again() -> None:
    board = Board(3)
    board.fit(0, "long-range-cannons", "long-range-cannons", "bow-cannons")
    board.bury(0, 12)
    board.drain("eight")
    board.place(0, 14)
    board.dice(0, 6, 6)
    board.begin(phase=2)
    board.answer("sail 6 20", "plunder", "play c-3-3")
    assert board.question == MintOrNot(due=6)
    board.answer("mint")
    assert board.question == MintOrNot(due=1)
    board.answer("mint")
    assert board.hold(0) == {"eight": 6}
    assert (board.pirate(0).chest, board.pirate(0).doubloons) == (2, 2)


@rule("nassau", "5.doubloon.b")
def test_nobody_else_is_asked() -> None:
    board = due(1, chest=0)
    assert board.pirate(2).chest >= 5
    assert board.ask.seat == 1


@rule("nassau", "5.doubloon.b")
def test_a_voluntary_change_that_is_declined_costs_nothing() -> None:
    board = Board(3)
    board.bury(0, 5)
    board.drain("eight")
    board.stow(0, powder=3)
    board.begin(0, "burying")
    board.answer("sell-cargo", "sell powder,powder,powder", "no-mint")
    assert board.hold(0) == {"powder": 3}
    board.answer("sell-cargo", "sell powder,powder,powder", "mint", "bury 1")
    assert (board.pirate(0).chest, board.pirate(0).doubloons) == (1, 1)


@rule("nassau", "5.doubloon.b")
def test_a_change_for_which_there_is_no_eight_is_not_offered() -> None:
    board = Board(3)
    board.drain("eight", seat=1)
    board.fit(0, "black-marketeer")
    board.stow(0, powder=3)
    board.fit(0, "cook")
    board.begin(0, "burying")
    assert board.options == ["done", "fetch cook", "overboard"]
