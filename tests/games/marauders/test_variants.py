"""17 The cut-throat variant: scouting out of turn, and slow galleons."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.battle import BattleBegan
from wardroom.games.marauders.rules.moving import WhatNext
from wardroom.games.marauders.rules.out_of_turn import ScoutedOutOfTurn, ScoutNow
from wardroom.games.marauders.rules.skills import Rerolled, SkillTested
from wardroom.games.marauders.table import maneuver_of


def ambush(players: int = 2, **more: object) -> Board:
    """The first player sails into a zone where the others lie."""
    board = Board(players, out_of_turn_scouting=True)
    board.captain(0, "mary_thorne", "frigate", "nassau", **more)  # type: ignore[arg-type]
    for seat, captain in zip(range(1, players), ("beatriz_soler", "therese_lavigne", "ann_hawley"), strict=False):
        board.captain(seat, captain, "frigate", "havana")
    board.act()
    board.answer("sail havana")
    return board


@rule("marauders", "variant.default_off")
def test_both_variants_are_off_by_default() -> None:
    options = GAME.configure({}, 2)
    assert options["out_of_turn_scouting"] is False and options["slow_galleons"] is False
    board = Board()
    board.captain(0, zone="nassau")
    board.captain(1, zone="havana")
    board.act()
    board.answer("sail havana")
    assert isinstance(board.question, WhatNext)


@rule("marauders", "variant.oot.when")
def test_as_soon_as_a_ship_enters_the_others_may_try_to_spot_it() -> None:
    board = ambush()
    assert board.ask.seat == 1 and isinstance(board.question, ScoutNow) and board.options == ["yes", "no"]
    board.answer("no")
    assert board.ask.seat == 0 and not board.player(1).flipped


@rule("marauders", "variant.oot.when")
def test_also_when_it_comes_out_of_port() -> None:
    board = Board(out_of_turn_scouting=True)
    board.captain(0, zone="havana", in_port=True)
    board.captain(1, zone="havana")
    board.act()
    board.answer("put-out havana")
    assert isinstance(board.question, ScoutNow)


@rule("marauders", "variant.oot.at_sea")
def test_not_from_port() -> None:
    board = Board(out_of_turn_scouting=True)
    board.captain(0, zone="nassau")
    board.captain(1, zone="havana", in_port=True)
    board.act()
    board.answer("sail havana")
    assert isinstance(board.question, WhatNext)


@rule("marauders", "variant.oot.flip")
def test_an_attempt_flips_the_captain_until_the_end_of_the_next_own_turn() -> None:
    board = ambush()
    board.roll(1, 1, 1)
    board.answer("yes")
    assert board.player(1).flipped and board.facts(ScoutedOutOfTurn, "player") == [1]
    assert GAME.view(board.state, None).players[1].flipped
    board.answer("sail nassau", "sail havana")
    assert board.ask.seat == 1 and isinstance(board.question, WhatNext)
    board.answer("end-turn")
    assert not board.player(1).flipped


@rule("marauders", "variant.oot.result")
def test_a_success_starts_a_battle_with_the_scout_as_aggressor() -> None:
    board = ambush()
    board.roll(5, 1, 1, 1, 1, 1)
    board.answer("yes")
    assert board.facts(BattleBegan, "player", "other") == [(1, 0)] and board.battle.aggressor.seat == 1


@rule("marauders", "variant.oot.result")
def test_without_one_the_active_player_goes_on() -> None:
    board = ambush()
    board.roll(1, 1, 1)
    board.answer("yes")
    assert board.ask.seat == 0 and board.state.turn.actions == 2 and board.state.battle is None


@rule("marauders", "variant.oot.several")
def test_several_declare_in_turn_order_and_only_the_best_fights() -> None:
    board = ambush(3)
    assert board.ask.seat == 1
    board.answer("yes")
    assert board.ask.seat == 2
    board.roll(5, 1, 1, 5, 5, 1, *[1] * 4)
    board.answer("yes")
    assert board.facts(BattleBegan, "player") == [2] and board.player(1).flipped and board.player(2).flipped


@rule("marauders", "variant.oot.tie", "dice.residual")
def test_a_tie_goes_to_the_higher_residual() -> None:
    board = ambush(3)
    board.answer("yes")
    board.roll(5, 4, 1, 5, 1, 1, *[1] * 3)
    board.answer("yes")
    assert board.facts(BattleBegan, "player") == [1]


@rule("marauders", "variant.oot.tie")
def test_those_still_tied_roll_again() -> None:
    board = ambush(3)
    board.answer("yes")
    board.roll(5, 2, 1, 5, 1, 2, 5, 1, 1, 5, 1, 4, *[1] * 4)
    board.answer("yes")
    assert board.facts(BattleBegan, "player") == [2]


@rule("marauders", "variant.oot.one_action")
@pytest.mark.parametrize("dice", [(1, 1, 1), (5, 1, 1, 1, 1, 1)])
def test_who_attempted_has_one_action_in_the_next_turn(dice: tuple[int, ...]) -> None:
    board = ambush()
    board.roll(*dice)
    board.answer("yes")
    while board.state.battle:
        board.answer("flee", "flee")
    board.answer("end-turn")
    assert board.ask.seat == 1 and board.state.turn.actions == 1
    board.answer("end-turn")
    assert not board.player(1).one_action


@rule("marauders", "variant.oot.one_action", "variant.oot.new_captain")
def test_the_limit_also_binds_a_new_captain_but_his_card_is_not_flipped() -> None:
    board = ambush()
    board.damage(1, hull=1, cargo=0)
    board.top("captains", "ann_hawley")
    board.roll(5, 1, 1, 1, 5, 5, 1, 1, 1)
    board.answer("yes", "collect-from eng")
    assert board.player(1).captain == "" and not board.player(1).flipped
    board.answer("end-turn", "take-ship sloop")
    assert board.state.turn.actions == 1


@rule("marauders", "variant.oot.extra_moves")
def test_additional_actions_come_on_top() -> None:
    board = Board(out_of_turn_scouting=True)
    board.captain(0, "mary_thorne", zone="nassau", one_action=True, hand=["second_watch"])
    board.event("ev_trades")
    board.start()
    assert (board.state.turn.actions, board.state.turn.moves) == (1, 1)
    board.answer("play second_watch")
    assert (board.state.turn.actions, board.state.turn.moves) == (2, 1)


@rule("marauders", "variant.oot.bounty")
@pytest.mark.parametrize(("bounties", "wanted"), [({}, {"eng": 1}), ({"fra": 1}, {})])
def test_the_attacker_gets_the_usual_bounty(bounties: dict[str, int], wanted: dict[str, int]) -> None:
    board = ambush(bounties=bounties)
    board.roll(5, 1, 1, 1, 1, 1)
    board.answer("yes")
    assert board.wanted(1) == wanted


@rule("marauders", "variant.oot.bounty")
def test_and_all_fruits_of_victory() -> None:
    board = ambush(bounties={"fra": 2}, gold=6)
    board.damage(0, crew=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.answer("yes")
    board.roll(5, 1, 1)
    board.answer("board", "shoot", "collect-from fra", "no", "loot-gold")
    assert board.player(1).gold == 10 + 10 + 6 and board.player(1).glory == 1 and board.ask.seat == 1


@rule("marauders", "variant.slow_galleons")
@pytest.mark.parametrize(("slow", "galleon"), [(False, 2), (True, 1)])
def test_slow_galleons(slow: bool, galleon: int) -> None:
    board = Board(slow_galleons=slow)
    board.captain(0, ship="galleon")
    board.captain(1, ship="man_of_war")
    assert [maneuver_of(board.table, player) for player in board.state.players] == [galleon, 2]


@rule("marauders", "ship.galleon", "variant.slow_galleons")
def test_rigging_helps_a_slow_galleon() -> None:
    board = Board(slow_galleons=True)
    board.captain(0, ship="galleon", modifications=["adv_rigging"])
    assert maneuver_of(board.table, board.player()) == 2


@rule("marauders", "variant.oot.when", "dice.test")
def test_an_attempt_out_of_turn_needs_one_success() -> None:
    board = Board(out_of_turn_scouting=True)
    board.captain(0, zone="havana")
    board.captain(1, "jeanne_corbeau", zone="nassau")
    board.act()
    board.answer("sail nassau")
    board.roll(1, 1)
    board.answer("yes")
    assert board.facts(SkillTested, "player", "skill", "successes", "need") == [(1, "scouting", 0, 1)]


@rule("marauders", "variant.oot.tie")
def test_rolling_off_a_tie_is_told() -> None:
    board = Board(3, out_of_turn_scouting=True)
    board.captain(0, zone="havana")
    board.captain(1, "jeanne_corbeau", zone="nassau")
    board.captain(2, "hendrika_bos", zone="nassau")
    board.act()
    board.answer("sail nassau", "yes")
    board.roll(5, 1, 5, 1, 1, 1, 5, 1)
    board.roll_freely()
    board.answer("yes")
    assert board.facts(Rerolled, "under", "player", "by") == [
        ("variant.oot.tie", 1, "tie"),
        ("variant.oot.tie", 2, "tie"),
    ]
