"""15 Death, retirement, and coming back."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.death import CaptainDied, lose_everything
from wardroom.games.marauders.rules.entering import (
    AnotherCaptain,
    HowMuchFromStash,
    NoCaptainLeft,
    StartingGold,
    WhichShip,
)
from wardroom.games.marauders.rules.moving import WhatNext
from wardroom.games.marauders.rules.tokens import TokensDealt


def rich(**more: object) -> Board:
    """A captain with something of everything."""
    board = Board()
    facts: dict[str, object] = {
        "gold": 17,
        "stash": 23,
        "glory": 4,
        "bounties": {"esp": 2, "ned": 1},
        "cargo": ["rum", "wood"],
        "hand": ["hidden_reef", "fair_wind"],
        "specialists": ["cook"],
        "weapons": ["chain_shot"],
        "modifications": ["chasers"],
        "rumor": "jade_idol",
        "kept": ["master_spyglass"],
        "mission": "militia",
        "ship_glory": True,
        **more,
    }
    board.captain(0, "mary_thorne", "frigate", "havana", **facts)  # type: ignore[arg-type]
    return board


def waiting(stash: int = 0, captain: str = "ann_hawley", **more: int) -> Board:
    """A player without a captain; the next one is known."""
    board = Board()
    board.captain(0, "mary_thorne", gold=0, stash=stash, **more)  # type: ignore[arg-type]
    board.state.captains_used.append("mary_thorne")
    board.player().clear()
    board.top("captains", captain)
    return board


@rule("marauders", "death.discard", "death.keep", "death.hidden_discard")
def test_what_is_lost_and_what_is_kept() -> None:
    board = rich()
    board.roll("d1:1")
    lose_everything(board.table, board.state.first)
    player, state = board.player(), board.state
    assert (player.captain, player.ship, player.gold, player.rumor, player.mission) == ("", "", 0, "", "")
    assert (
        player.cargo == player.hand == player.specialists == player.weapons == player.kept == player.modifications == []
    )
    assert not player.is_pirate and state.bounties == {"eng": 5, "fra": 5, "ned": 5, "esp": 5}
    assert (player.glory, player.stash) == (4, 23)
    assert state.captains_used == ["mary_thorne"] and state.weapons["chain_shot"] == 4 and len(state.tokens) == 16
    assert sorted(state.cargo.discards) == ["rum_1", "wood_1"] and state.missions.discards == ["militia"]
    assert state.glory.discards == ["cook.1"] and state.rumors.discards == ["master_spyglass"]
    assert sorted(state.glory.buried) == ["fair_wind.1", "hidden_reef.1"] and state.rumors.buried == ["jade_idol"]
    assert "hidden_reef" not in repr(GAME.view(state, None))


@rule("marauders", "death.causes", "death.outside_battle")
def test_a_storm_may_kill_and_nobody_gains_by_it() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "havana")
    board.damage(0, hull=1, cargo=0)
    board.event("ev_storm_1")
    board.act()
    board.roll(1, 1, 1, 1, 1)
    board.answer("end-turn")
    assert board.facts(CaptainDied, "captain") == ["mary_thorne"]
    assert [player.glory for player in board.state.players] == [0, 0] and board.player(1).gold == 10


@rule("marauders", "death.return")
def test_a_player_returns_with_a_new_captain_a_ship_and_a_card() -> None:
    board = waiting(glory=3)
    board.top("glory", "fair_wind")
    board.start()
    assert isinstance(board.question, WhichShip)
    board.answer("take-ship flute")
    player = board.player()
    assert (player.captain, player.ship, player.zone, player.in_port) == ("ann_hawley", "flute", "port_royal", True)
    assert player.areas == [3, 4, 3, 1, 1] and player.glory == 3 and board.hand() == ["fair_wind"]


@rule("marauders", "death.same_round")
def test_who_dies_in_anothers_turn_is_back_in_the_same_round() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "beatriz_soler", "frigate", "havana")
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    assert board.player(1).captain == ""
    board.answer("end-turn")
    assert board.ask.seat == 1 and isinstance(board.question, WhichShip) and board.state.round == 1


@rule("marauders", "death.stash_moves")
def test_the_stash_is_in_the_new_home_port() -> None:
    board = waiting(stash=30)
    board.start()
    board.answer("take-ship sloop", "done", "go-ashore port_royal")
    assert "open-chest" in board.options


@rule("marauders", "death.gold_none")
def test_without_a_stash_the_bank_gives_ten_gold() -> None:
    board = waiting()
    board.start()
    board.answer("take-ship sloop")
    assert (board.player().gold, board.player().stash) == (10, 0) and board.facts(StartingGold, "gold") == [10]


@rule("marauders", "death.gold_some")
@pytest.mark.parametrize("stash", [1, 9])
def test_a_small_stash_goes_aboard_and_is_topped_up(stash: int) -> None:
    board = waiting(stash=stash)
    bank = board.state.bank
    board.start()
    board.answer("take-ship sloop")
    assert (board.player().gold, board.player().stash) == (10, 0) and board.state.bank == bank - (10 - stash)


@rule("marauders", "death.gold_enough")
def test_of_a_larger_stash_any_part_may_be_taken() -> None:
    board = waiting(stash=34)
    bank = board.state.bank
    board.start()
    board.answer("take-ship sloop")
    assert isinstance(board.question, HowMuchFromStash)
    board.answer("withdraw 20", "withdraw 3", "done")
    assert (board.player().gold, board.player().stash) == (23, 11) and board.state.bank == bank


@rule("marauders", "death.gold_enough")
def test_or_nothing_of_it() -> None:
    board = waiting(stash=10)
    board.start()
    board.answer("take-ship sloop", "done")
    assert (board.player().gold, board.player().stash) == (0, 10)


@rule("marauders", "death.redraw")
def test_where_a_pirate_lurks_another_captain_may_be_drawn_each_time_anew() -> None:
    board = waiting()
    board.top("captains", "ann_hawley", "silas_penrose", "edmund_gray")
    board.npc("npc_slp_1", "port_royal")
    board.npc("npc_frg_1", "nassau")
    board.start()
    assert board.question == AnotherCaptain("ann_hawley", "npc_slp_1")
    board.answer("yes")
    assert board.question == AnotherCaptain("silas_penrose", "npc_frg_1")
    board.roll_freely()
    board.answer("yes")
    assert isinstance(board.question, WhichShip) and board.player().captain == "edmund_gray"


@rule("marauders", "death.redraw")
def test_without_a_pirate_there_is_no_choice() -> None:
    board = waiting()
    board.npc("npc_eng_1", "port_royal")
    board.start()
    assert isinstance(board.question, WhichShip)


@rule("marauders", "death.redraw_limits")
def test_rejected_captains_are_shuffled_back_once_one_is_accepted() -> None:
    board = waiting()
    board.top("captains", "ann_hawley", "edmund_gray")
    board.npc("npc_slp_1", "port_royal")
    before = sorted(board.state.captains)
    board.start()
    board.roll_freely()
    board.answer("yes")
    assert sorted(board.state.captains) == [card for card in before if card != "edmund_gray"]
    assert board.state.captains[-1] != "ann_hawley" or len(board.state.captains) > 1


@rule("marauders", "death.redraw_limits")
def test_with_an_empty_deck_no_redraw_is_offered() -> None:
    board = waiting()
    board.state.captains = ["ann_hawley"]
    board.npc("npc_slp_1", "port_royal")
    board.start()
    assert isinstance(board.question, WhichShip) and board.player().captain == "ann_hawley"


def test_without_a_captain_left_there_is_no_turn() -> None:
    board = waiting()
    board.state.captains = []
    board.start()
    assert board.facts(NoCaptainLeft, "player") == [0] and board.ask.seat == 1


# --- retirement -------------------------------------------------------------------------------------------------------


@rule("marauders", "retire.when")
def test_only_in_a_turn_that_begins_in_port_and_before_anything_else() -> None:
    board = rich(hand=[])
    board.start()
    assert "retire" not in board.options
    board = Board()
    board.captain(0, zone="nassau", in_port=True)
    board.start()
    assert board.options[-1] == "retire"
    board.answer("put-out nassau")
    assert "retire" not in board.options


@rule("marauders", "retire.effect")
def test_retirement_ends_the_turn_and_loses_what_death_loses() -> None:
    board = rich(hand=[])
    board.player().in_port = True
    board.start()
    board.roll("d1:1")
    board.answer("retire")
    player = board.player()
    assert (player.captain, player.gold, player.stash, player.glory) == ("", 0, 23, 4) and not player.is_pirate
    assert board.ask.seat == 1
    board.answer("end-turn")
    assert board.ask.seat == 0 and isinstance(board.question, WhichShip)


@rule("marauders", "retire.not_on_entry")
def test_not_in_the_turn_of_entry() -> None:
    board = waiting()
    board.start()
    board.answer("take-ship sloop")
    assert isinstance(board.question, WhatNext)


@rule("marauders", "mod.redistribute")
def test_a_ship_without_modifications_leaves_none_to_be_dealt() -> None:
    board = Board()
    board.captain(0, in_port=True)
    deals = board.state.deals
    board.start()
    board.answer("retire")
    assert board.events(TokensDealt) == [] and board.state.deals == deals
