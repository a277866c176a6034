"""2 At any time: what can be done besides moving and acting, when, and how the Jolly Roger repeats it."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine.testkit import Trial
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.anytime import Fetched, Traded, WhatElse, WhatOverboard, WhichTwo
from wardroom.games.nassau.rules.burying import WhatToBury
from wardroom.games.nassau.rules.buying import WhatToBuy
from wardroom.games.nassau.rules.hold import Threw, WalkedThePlank
from wardroom.games.nassau.rules.movement import WhereTo
from wardroom.games.nassau.rules.navy import WhichNavyCard
from wardroom.games.nassau.rules.notoriety import WhatToReckon
from wardroom.games.nassau.rules.piracy import WhatToDo
from wardroom.games.nassau.rules.ship import Hoisted


def crewed(*tiles: str, **cargo: int) -> Board:
    """A ship with a crew and cargo, about to sail from Nassau."""
    board = Board(3)
    board.fit(0, *tiles)
    board.stow(0, **cargo)
    board.dice(0, 3, 4, 5)
    return board


# --- when -------------------------------------------------------------------------------------------------------------


@rule("nassau", "general.anytime")
def test_before_the_move_between_move_and_action_and_after_the_action() -> None:
    for moment in (WhereTo, WhatToDo, WhatElse):
        board = crewed("cook")
        board.merchant(3, "m1-san-telmo")
        board.begin()
        if moment is not WhereTo:
            board.answer("sail 3 3")
        if moment is WhatElse:
            board.answer("capture m1-san-telmo", "play c-3-3")
        assert isinstance(board.question, moment)
        before = board.hold(0).get("rum", 0)
        board.answer("fetch cook")
        assert board.hold(0)["rum"] == before + 1


@rule("nassau", "general.anytime")
@pytest.mark.parametrize(
    ("step", "question"),
    [
        ("notoriety", WhatToReckon),
        ("navy", WhichNavyCard),
        ("buying", WhatToBuy),
        ("burying", WhatToBury),
    ],
)
def test_in_the_own_go_of_steps_3_to_5(step: str, question: type) -> None:
    board = crewed("cook")
    board.begin(0, step)  # type: ignore[arg-type]
    assert board.ask.seat == 0
    assert isinstance(board.question, question)
    board.answer("fetch cook")
    assert board.hold(0) == {"rum": 1}


@rule("nassau", "general.anytime")
@pytest.mark.parametrize("players", [3, 5])
def test_never_in_the_go_of_somebody_else(players: int) -> None:
    for match in Trial(GAME, players, 11).walk():
        sea = match.position.state
        for ask in match.asks:
            assert ask.seat == sea.order[sea.at]
            assert len(match.asks) == 1


@rule("nassau", "general.anytime")
def test_after_an_action_nobody_is_asked_without_a_reason() -> None:
    board = crewed(hostage=1, powder=2)
    board.merchant(3, "m1-san-telmo")
    board.begin()
    board.answer("0: sail 3 3", "0: capture m1-san-telmo", "0: play c-3-3")
    assert board.ask.seat == 1


@rule("nassau", "general.anytime")
def test_who_passed_is_not_asked_once_more() -> None:
    board = crewed("cook")
    board.begin()
    board.answer("0: sail 3 3", "0: pass")
    assert board.ask.seat == 1
    board = crewed("cook")
    board.begin()
    board.answer("0: sail 3 3", "0: catch-wind")
    assert board.ask.seat == 1


@rule("nassau", "general.anytime")
def test_after_the_action_everything_free_is_on_offer_until_done() -> None:
    board = crewed("cook", "carpenter", hostage=1)
    board.merchant(3, "m1-san-telmo")
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert board.options == ["done", "fetch carpenter", "fetch cook", "plank", "overboard"]
    board.answer("fetch cook")
    assert board.options == ["done", "fetch carpenter", "plank", "overboard"]
    board.answer("done")
    assert board.ask.seat == 1


# --- free effects are no actions --------------------------------------------------------------------------------------


@rule("nassau", "2.action.free")
def test_free_effects_leave_move_and_action() -> None:
    board = crewed("cook", "black-marketeer", "jolly-roger", hostage=1, powder=3)
    board.begin()
    board.answer("plank", "overboard", "throw powder", "fetch cook", "jolly-roger cook", "fetch cook")
    board.answer("black-marketeer", "trade powder,rum", "sail 3 3")
    assert board.options == ["pass", "catch-wind", "overboard"]
    board.answer("catch-wind")
    assert board.pirate(0).wind
    assert board.hold(0) == {"powder": 1, "rum": 1, "eight": 1}


# --- throwing things away ---------------------------------------------------------------------------------------------


@rule("nassau", "hold.jettison", "supply.jettison")
def test_any_cargo_may_be_thrown_away_piece_by_piece() -> None:
    board = crewed(powder=1, goods=1, rum=1, eight=1, hostage=1)
    board.begin()
    board.answer("overboard")
    assert isinstance(board.question, WhatOverboard)
    assert board.options == ["throw powder", "throw goods", "throw rum", "throw eight"]
    board.answer("throw eight", "overboard", "throw rum")
    assert board.hold(0) == {"powder": 1, "goods": 1, "hostage": 1}
    assert (board.supply("eight"), board.supply("rum")) == (54, 20)
    assert board.facts(Threw, "cargo") == [("eight",), ("rum",)]


@rule("nassau", "hold.jettison")
def test_an_empty_hold_has_nothing_to_throw() -> None:
    board = crewed(hostage=1)
    board.begin()
    assert "overboard" not in board.options
    assert "plank" in board.options


@rule("nassau", "hold.jettison", "crew.cook")
def test_thrown_cargo_makes_room_for_what_the_crew_brings() -> None:
    board = crewed("cook", powder=8)
    board.begin()
    assert "fetch cook" not in board.options
    board.answer("overboard", "throw powder", "fetch cook")
    assert board.hold(0) == {"powder": 7, "rum": 1}


@rule("nassau", "2.hostage.overboard.a")
def test_a_hostage_walks_the_plank_and_frees_a_place() -> None:
    board = crewed(powder=6, hostage=2)
    board.begin()
    board.answer("plank")
    assert board.hold(0) == {"powder": 6, "hostage": 1}
    assert board.pirate(0).overboard == 1
    assert board.supply("hostage") == 5
    assert board.facts(WalkedThePlank, "player", "count") == [(0, 1)]
    board.answer("plank")
    assert "plank" not in board.options


@rule("nassau", "2.hostage.overboard.a")
@pytest.mark.parametrize("step", ["notoriety", "navy"])
def test_the_plank_is_a_reason_to_ask_before_reckoning_and_navy(step: str) -> None:
    board = crewed(hostage=1)
    board.navy("n1-all-open-sea", "n1-all-open-sea", "n1-all-open-sea")
    board.begin(0, step)  # type: ignore[arg-type]
    assert board.ask.seat == 0
    assert "plank" in board.options


# --- the crew that brings and sells -----------------------------------------------------------------------------------


@rule("nassau", "crew.carpenter", "crew.powder-monkey", "crew.cook")
@pytest.mark.parametrize(("crew", "kind"), [("carpenter", "goods"), ("powder-monkey", "powder"), ("cook", "rum")])
def test_a_piece_once_a_turn(crew: str, kind: str) -> None:
    board = crewed(crew)
    board.begin()
    board.answer(f"fetch {crew}")
    assert board.hold(0) == {kind: 1}
    assert board.facts(Fetched, "crew", "cargo") == [(crew, kind)]
    assert not board.offered("fetch")


@rule("nassau", "crew.carpenter", "crew.powder-monkey", "crew.cook")
@pytest.mark.parametrize("crew", ["carpenter", "powder-monkey", "cook"])
def test_a_free_place_is_needed_outside_step_5(crew: str) -> None:
    board = crewed(crew, eight=8)
    board.begin()
    assert not board.offered("fetch")
    board = crewed(crew, eight=8)
    board.begin(0, "buying")
    board.answer(f"fetch {crew}")
    assert sum(board.pirate(0).hold) == 9


@rule("nassau", "crew.cook", "supply.empty")
def test_nothing_is_brought_from_an_empty_supply() -> None:
    board = crewed("cook")
    board.drain("rum")
    board.begin()
    assert not board.offered("fetch")


@rule("nassau", "crew.black-marketeer")
def test_any_two_resources_become_an_eight() -> None:
    board = crewed("black-marketeer", powder=2, rum=1)
    board.begin()
    board.answer("black-marketeer")
    assert isinstance(board.question, WhichTwo)
    assert board.options == ["trade powder,powder", "trade powder,rum"]
    board.answer("trade powder,rum")
    assert board.hold(0) == {"powder": 1, "eight": 1}
    assert board.pirate(0).used == ("black-marketeer",)
    assert board.facts(Traded, "cargo") == [("powder", "rum")]


@rule("nassau", "crew.black-marketeer")
def test_the_black_marketeer_wants_two_resources_and_takes_no_hostages() -> None:
    board = crewed("black-marketeer", powder=1, hostage=2, eight=3)
    board.begin()
    assert "black-marketeer" not in board.options


@rule("nassau", "crew.black-marketeer", "5.doubloon.b")
def test_a_declined_doubloon_leaves_the_black_marketeer_ready() -> None:
    board = crewed("black-marketeer", powder=2)
    board.bury(0, 5)
    board.drain("eight")
    board.begin()
    board.answer("black-marketeer", "trade powder,powder", "no-mint")
    assert board.pirate(0).ready == ("black-marketeer",)
    assert board.hold(0) == {"powder": 2}


# --- the Jolly Roger --------------------------------------------------------------------------------------------------


@rule("nassau", "tile.jolly-roger.a")
def test_a_used_member_of_the_crew_is_ready_again() -> None:
    board = crewed("cook", "jolly-roger")
    board.begin()
    assert not board.offered("jolly-roger")
    board.answer("fetch cook")
    assert board.offered("jolly-roger") == ["cook"]
    board.answer("jolly-roger cook")
    assert board.facts(Hoisted, "crew") == [("cook")]
    assert (board.pirate(0).ready, board.pirate(0).used) == (("cook",), ("jolly-roger",))
    board.answer("fetch cook")
    assert board.hold(0) == {"rum": 2}


@rule("nassau", "tile.jolly-roger.a", "ship.once")
def test_the_jolly_roger_serves_once_a_turn() -> None:
    board = crewed("cook", "carpenter", "jolly-roger")
    board.begin()
    board.answer("fetch cook", "jolly-roger cook", "fetch cook", "fetch carpenter")
    assert not board.offered("jolly-roger")
    assert not board.offered("fetch")


@rule("nassau", "tile.jolly-roger.b")
def test_a_navigator_twice_on_the_same_die() -> None:
    board = crewed("navigator", "jolly-roger")
    board.place(0, 9)
    board.dice(0, 2, 2)
    board.begin(phase=2)
    board.answer("navigator 1", "jolly-roger navigator", "navigator 1")
    assert board.offered("sail") == ["2 13", "2 5"]


@rule("nassau", "tile.jolly-roger.b")
def test_a_boatswain_twice_in_the_same_fight() -> None:
    board = crewed("boatswain", "jolly-roger")
    board.merchant(3, "m2-de-zwaan")
    board.begin()
    board.answer("sail 3 3", "capture m2-de-zwaan", "help boatswain", "jolly-roger boatswain", "help boatswain")
    board.answer("play c-2-2")
    assert board.pirate(0).captured == ("m2-de-zwaan",)


@rule("nassau", "tile.jolly-roger.b")
def test_a_smuggler_and_a_briber_twice() -> None:
    board = crewed("smuggler", "briber", "jolly-roger", hostage=1)
    board.dice(0, 5, 5, 5)
    board.begin()
    board.answer("sail 5 5", "smuggle", "smuggler goods", "jolly-roger smuggler", "smuggler goods", "load powder")
    board.answer("briber")
    assert not board.offered("jolly-roger")
    board.answer("ransom")
    assert board.hold(0) == {"goods": 2, "powder": 1, "eight": 2}
    board = crewed("briber", "jolly-roger", hostage=1)
    board.dice(0, 5, 5, 5)
    board.begin()
    board.answer("sail 5 5", "smuggle", "load powder", "briber", "jolly-roger briber", "briber", "ransom")
    assert board.hold(0) == {"powder": 1, "eight": 3}


@rule("nassau", "tile.jolly-roger.b", "crew.bard")
def test_a_bard_twice() -> None:
    board = crewed("bard", "jolly-roger")
    board.famous(1, 50, 60)
    board.begin(0, "notoriety")
    board.answer("bard", "jolly-roger bard", "bard")
    assert board.pirate(0).notoriety == 3


@rule("nassau", "tile.jolly-roger.b", "crew.master-gunner")
def test_a_discount_twice_on_one_purchase() -> None:
    board = crewed("master-gunner", "jolly-roger", goods=1)
    board.market("cannons")
    board.begin(0, "buying")
    board.answer("buy cannons", "discount powder", "jolly-roger master-gunner", "discount powder")
    assert board.tiles(0).count("cannons") == 1
    assert board.hold(0) == {}


@rule("nassau", "tile.jolly-roger.b", "crew.quartermaster")
def test_a_quartermaster_twice() -> None:
    board = crewed("quartermaster", "jolly-roger", eight=2)
    board.begin(0, "buying")
    board.answer("quartermaster rum", "jolly-roger quartermaster", "quartermaster powder")
    assert board.hold(0) == {"rum": 3, "powder": 3}


@rule("nassau", "tile.jolly-roger.b", "crew.pilot")
def test_a_pilot_twice() -> None:
    board = crewed("pilot", "jolly-roger")
    board.begin()
    board.roll(1)
    board.answer("pilot 3")
    board.roll(6)
    board.answer("jolly-roger pilot", "pilot 1")
    assert board.pirate(0).dice == (6, 4, 5)


@rule("nassau", "tile.jolly-roger.c")
def test_the_jolly_roger_readies_no_mizzen_tile() -> None:
    board = crewed("crows-nest")
    board.build(0, 1)
    board.fit(0, "jolly-roger")
    board.merchant(2, "m1-amity")
    board.begin()
    board.answer("sail 3 3", "capture m1-amity", "play c-1-2")
    assert board.pirate(0).used == ("crows-nest",)
    board.idle(WhereTo, seat=0)
    assert not board.offered("jolly-roger")


@rule("nassau", "tile.jolly-roger.c")
def test_nobody_climbs_the_crows_nest_twice_under_the_jolly_roger() -> None:
    board = crewed("crows-nest")
    board.build(0, 1)
    board.fit(0, "jolly-roger")
    board.pirate(0).ready, board.pirate(0).used = ("jolly-roger",), ("crows-nest",)
    board.merchant(2, "m1-amity")
    board.begin()
    board.answer("sail 3 3")
    assert isinstance(board.question, WhatToDo)
    assert not board.offered("jolly-roger") and not board.offered("capture")


@rule("nassau", "tile.jolly-roger.c")
def test_the_jolly_roger_readies_no_crew_bought_in_this_turn() -> None:
    board = crewed("jolly-roger", powder=1, rum=2, goods=1, eight=1)
    board.market("quartermaster")
    board.begin(0, "buying")
    board.answer("buy quartermaster")
    board.idle(WhatToBury, seat=0)
    assert not board.offered("jolly-roger")
    assert not board.offered("quartermaster")
