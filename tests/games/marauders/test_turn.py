"""5.3, 6 A turn: its steps, its actions, moving and scouting."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.battle import AttackedByNpc
from wardroom.games.marauders.rules.bounties import closed_by, smuggled_into
from wardroom.games.marauders.rules.death import CaptainDied
from wardroom.games.marauders.rules.ending import VictoryDeclared
from wardroom.games.marauders.rules.hold import WhatToDrop
from wardroom.games.marauders.rules.moving import Docked, WhatNext
from wardroom.games.marauders.rules.scouting import NpcScouts
from wardroom.games.marauders.rules.skills import SkillTested
from wardroom.games.marauders.rules.tokens import TokenShown
from wardroom.games.marauders.rules.turn import InAnothersTurn

# --- the steps --------------------------------------------------------------------------------------------------------


@rule("marauders", "turn.enter")
def test_who_waits_for_a_captain_enters_play_and_then_has_a_normal_turn() -> None:
    board = Board()
    board.captain(0)
    board.player().clear()
    board.top("captains", "ann_hawley")
    board.start()
    assert board.options == ["take-ship sloop", "take-ship flute"]
    board.answer("take-ship flute")
    player = board.player()
    assert (player.captain, player.ship, player.zone, player.in_port) == ("ann_hawley", "flute", "port_royal", True)
    assert isinstance(board.question, WhatNext) and board.state.turn.actions == 3


@rule("marauders", "turn.order_of_steps")
def test_effects_then_cards_of_others_then_the_choice_to_retire() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate")
    board.captain(1, hand=["mutinous_talk"])
    board.event("ev_fever")
    board.roll(1, 1, 1, 1)
    board.start()
    assert board.facts(SkillTested, "skill") == ["leadership"] and board.areas()["crew"] == 2
    assert board.question == InAnothersTurn(Seat(0)) and board.options == ["pass", "pass-turn", "play mutinous_talk"]
    board.roll(1, 1, 1, 1)
    board.answer("1: play mutinous_talk")
    assert board.areas()["crew"] == 1 and isinstance(board.question, WhatNext) and "retire" in board.options


@rule("marauders", "turn.order_of_steps")
def test_cards_of_others_come_before_npcs() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", in_port=False)
    board.captain(1, hand=["black_spot"])
    board.npc("npc_slp_1", "havana")
    board.start()
    assert isinstance(board.question, InAnothersTurn) and board.events(NpcScouts) == []
    board.roll(1, 1)
    board.answer("1: pass")
    assert len(board.events(NpcScouts)) == 1


@rule("marauders", "turn.actions")
def test_three_actions_in_any_order() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.start()
    assert board.state.turn.actions == 3
    board.roll(1, 1)
    board.answer("sail nassau", "scout-merchant nassau", "sail havana")
    assert board.ask.seat == 1


@rule("marauders", "turn.actions")
def test_unused_actions_are_lost() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.start()
    board.answer("end-turn", "end-turn")
    assert board.ask.seat == 0 and board.state.round == 2 and board.state.turn.actions == 3


@rule("marauders", "turn.repeat_action")
def test_moving_twice_but_only_one_port_action() -> None:
    board = Board()
    board.captain(0, gold=0)
    board.act(actions=5)
    board.answer("go-ashore st_john", "leave-quay")
    assert "go-ashore" not in board.kinds() and "put-out" in board.kinds()
    board.answer("put-out st_john", "dock st_john")
    assert "go-ashore" not in board.kinds()
    assert board.state.turn.actions == 2


@rule("marauders", "turn.repeat_action")
def test_scouting_and_investigating_more_than_once() -> None:
    board = Board()
    board.captain(
        0, "mary_thorne", zone="cartagena", rumor="tax_chest", mission="free_the_prisoners", bounties={"fra": 1}
    )
    board.npc("npc_slp_1", "cartagena")
    board.act(actions=4)
    board.roll(1, 1)
    board.answer("scout-merchant cartagena")
    board.roll(1, 1)
    board.answer("scout-npc npc_slp_1")
    board.roll(1, 1)
    board.answer("investigate tax_chest")
    board.roll(1, 1, 1, 1)
    board.answer("investigate free_the_prisoners")
    assert board.ask.seat == 1


@rule("marauders", "turn.end")
def test_storm_damage_comes_before_a_declaration() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", glory=10)
    board.event("ev_storm_2")
    board.act()
    board.roll(1, 1, 1, 2)
    board.answer("end-turn")
    kinds = [type(told.event) for told in board.told]
    assert kinds.index(SkillTested) < kinds.index(VictoryDeclared)
    assert board.areas()["cargo"] == 1 and board.areas()["masts"] == 1


@rule("marauders", "turn.death_ends")
def test_death_ends_the_turn_at_once() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="bridgetown", ship="frigate")
    board.damage(0, hull=1)
    board.act()
    board.roll(1, 1)
    board.answer("dock bridgetown")
    assert board.facts(CaptainDied, "captain") == ["mary_thorne"]
    assert board.ask.seat == 1 and isinstance(board.question, WhatNext)


# --- moving -----------------------------------------------------------------------------------------------------------


@rule("marauders", "move.adjacent")
def test_a_ship_at_sea_sails_to_a_linked_zone() -> None:
    board = Board()
    board.captain(0, zone="havana")
    board.act()
    sails = {option for option in board.options if option.startswith("sail")}
    assert sails == {"sail nassau", "sail tortuga", "sail port_royal"}
    board.answer("sail tortuga")
    assert board.player().zone == "tortuga" and not board.player().in_port and board.state.turn.actions == 2


@rule("marauders", "move.port_in_out")
def test_in_and_out_of_port_costs_a_move_each() -> None:
    board = Board()
    board.captain(0, "mary_thorne")
    board.act()
    assert "sail" not in board.kinds() and "put-out st_john" in board.options
    board.answer("put-out st_john")
    assert board.state.turn.actions == 2 and not board.player().in_port
    board.answer("dock st_john")
    assert board.state.turn.actions == 1 and board.player().in_port


@rule("marauders", "move.closed_port", "bounty.ports_closed")
def test_a_port_of_a_nation_that_wants_the_captain_is_closed() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", bounties={"esp": 1})
    board.act()
    assert "dock" not in board.kinds()
    board.answer("sail nassau")
    assert "dock nassau" in board.options


@rule("marauders", "move.closed_port", "war.ports")
def test_a_port_of_the_enemy_is_closed() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.war("eng", "esp")
    board.act()
    assert "dock" not in board.kinds()


@rule("marauders", "move.closed_port", "bounty.ports_closed", "bounty.home_open", "war.ports")
def test_the_home_port_is_always_open() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="st_john", bounties={"eng": 3})
    board.war("eng", "esp")
    board.act()
    assert "dock st_john" in board.options


@rule("marauders", "move.closed_port", "bounty.ports_closed")
def test_of_the_own_nation_the_home_port_alone_stays_open_to_a_wanted_captain() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau", bounties={"eng": 1})
    board.act()
    assert "dock" not in board.kinds()


@rule("marauders", "war.ports")
def test_ports_of_the_own_nation_stay_open_in_war() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau")
    board.war("eng", "esp")
    board.act()
    assert "dock nassau" in board.options


@rule("marauders", "move.closed_port", "glorycard.forged_papers", "glorycard.smuggler")
def test_papers_and_smugglers_open_a_port_to_nobody_else() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", bounties={"esp": 1})
    board.captain(1, "ann_hawley", zone="havana", bounties={"esp": 1})
    board.act()
    turn = board.state.turn
    turn.papers, turn.done = True, [smuggled_into("havana")]
    assert closed_by(board.table, board.player(0), "havana") == (False, False)
    assert closed_by(board.table, board.player(1), "havana") == (True, False)
    turn.papers = False
    assert closed_by(board.table, board.player(0), "havana") == (False, False)
    assert closed_by(board.table, board.player(1), "havana") == (True, False)


@rule("marauders", "bounty.home_open")
def test_at_home_a_wanted_captain_may_use_every_activity() -> None:
    board = Board()
    board.captain(0, "mary_thorne", ship="frigate", bounties={"eng": 2}, cargo=["rum"])
    board.damage(0, crew=1, hull=2)
    board.ashore()
    assert {"sell-goods", "buy-goods", "repair", "recruit", "seek-rumor", "open-chest", "buy-weapon"} <= board.kinds()


@rule("marauders", "move.stay_in_closed")
def test_a_ship_may_stay_where_the_port_has_closed_but_not_come_back() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", in_port=True, bounties={"esp": 1})
    board.act(actions=4)
    assert "go-ashore havana" in board.options
    board.answer("go-ashore havana", "leave-quay", "put-out havana")
    assert "dock" not in board.kinds()


@rule("marauders", "move.dock_reveals")
def test_docking_turns_up_the_modification_for_everybody() -> None:
    board = Board()
    board.captain(0, zone="havana")
    board.token("havana", "long_guns", shown=False)
    board.act()
    assert GAME.view(board.state, Seat(1)).zones["havana"].modification == "face_down"
    board.answer("dock havana")
    assert board.facts(TokenShown, "port", "modification") == [("havana", "long_guns")]
    assert GAME.view(board.state, Seat(1)).zones["havana"].modification == "long_guns"
    board.answer("put-out havana")
    assert GAME.view(board.state, None).zones["havana"].modification == "long_guns"


@rule("marauders", "move.triggers")
@pytest.mark.parametrize("way", ["sail tortuga", "put-out tortuga"])
def test_entering_a_zone_sets_off_scouting_out_of_turn_then_cards_then_npcs(way: str) -> None:
    board = Board(3, out_of_turn_scouting=True)
    if way.startswith("sail"):
        board.captain(0, "mary_thorne", zone="havana")
    else:
        board.captain(0, "mary_thorne", zone="tortuga", in_port=True)
    board.captain(1, zone="tortuga")
    board.captain(2, hand=["hidden_reef"])
    board.npc("npc_frg_1", "tortuga")
    board.act()
    board.answer(way)
    asked = [type(board.question).__name__]
    board.answer("1: no")
    asked.append(type(board.question).__name__)
    assert board.events(NpcScouts) == []
    board.roll(1, 1)
    board.answer("2: pass")
    assert asked == ["ScoutNow", "OnAnArrival"] and len(board.events(NpcScouts)) == 1


@rule("marauders", "move.excess_cargo")
def test_what_the_ship_cannot_carry_out_of_port_is_discarded_as_its_owner_likes() -> None:
    board = Board()
    board.captain(0, "mary_thorne", cargo=["rum", "sugar", "sugar", "wood"])
    board.act()
    board.answer("put-out st_john")
    assert board.question == WhatToDrop("move.excess_cargo", 2)
    assert set(board.options) == {"jettison rum", "jettison sugar", "jettison wood"}
    board.answer("jettison rum", "jettison wood")
    assert board.goods() == ["sugar", "sugar"] and len(board.state.cargo.discards) == 2


@rule("marauders", "move.excess_cargo")
def test_nobody_is_asked_in_which_order_all_cargo_goes() -> None:
    board = Board()
    board.captain(0, "mary_thorne", cargo=["rum", "sugar", "wood"], areas=[2, 0, 2, 2, 2])
    board.act()
    board.answer("put-out st_john")
    assert not isinstance(board.question, WhatToDrop)
    assert board.goods() == [] and len(board.state.cargo.discards) == 3


def test_docking_is_told() -> None:
    board = Board()
    board.captain(0, zone="havana")
    board.act()
    board.answer("dock havana")
    assert board.facts(Docked, "player", "port") == [(0, "havana")]


# --- scouting ---------------------------------------------------------------------------------------------------------


def off_havana(**more: int) -> Board:
    """Two players, a merchant, a pirate and a naval captain off Havana."""
    board = Board(3)
    board.captain(0, "mary_thorne", zone="havana")
    board.captain(1, zone="havana")
    board.captain(2, zone="havana", in_port=True)
    board.npc("npc_slp_1", "havana")
    board.npc("npc_esp_2", "havana")
    return board


@rule("marauders", "scout.action", "scout.not_in_port")
def test_the_targets_are_those_at_sea_in_the_zone() -> None:
    board = off_havana()
    board.act()
    targets = {option for option in board.options if option.startswith("scout")}
    assert targets == {"scout-merchant havana", "scout-npc npc_slp_1", "scout-npc npc_esp_2", "scout-player 1"}
    board.roll(1, 1)
    board.answer("scout-npc npc_esp_2")
    assert board.state.turn.actions == 2 and board.facts(SkillTested, "skill", "need") == [("scouting", 1)]


@rule("marauders", "scout.action")
def test_whoever_is_at_sea_elsewhere_is_not_scouted() -> None:
    board = off_havana()
    board.captain(1, zone="nassau")
    board.act()
    assert not [option for option in board.options if option.startswith("scout-player")]


@rule("marauders", "scout.not_in_port")
def test_a_ship_in_port_scouts_for_nobody_and_no_npc_scouts_for_it() -> None:
    board = off_havana()
    board.start(2)
    assert not any(option.startswith("scout") for option in board.options)
    assert board.events(NpcScouts) == []


@rule("marauders", "scout.once_per_target")
@pytest.mark.parametrize("dice", [(1, 1), (5, 1)])
def test_no_target_twice_in_a_turn(dice: tuple[int, int]) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.act(actions=5)
    board.roll(*dice)
    board.answer("scout-merchant havana")
    if dice[0] == 5:
        board.answer("let-go")
    board.state.merchants = {**board.state.merchants, "havana": "fra"}
    board.answer("sail nassau", "sail havana")
    assert "scout-merchant" not in board.kinds()


@rule("marauders", "scout.other_target", "scout.several_fights")
def test_other_targets_may_follow() -> None:
    board = off_havana()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.damage(0, crew=5)
    board.act(actions=4)
    board.roll(1, 1)
    board.answer("scout-merchant havana")
    board.roll(5, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    board.answer("scout-npc npc_slp_1")
    assert board.state.npcs["slp"].zone == "" and board.player().glory == 1
    board.roll(1, 1)
    board.answer("scout-player 1")
    assert "scout-npc npc_esp_2" in board.options


@rule("marauders", "scout.captain_battle", "battle.aggressor", "npc.attack_any")
@pytest.mark.parametrize("target", ["scout-npc npc_esp_2", "scout-player 1"])
def test_spotting_a_captain_starts_a_battle_that_cannot_be_declined(target: str) -> None:
    board = off_havana()
    board.act()
    board.roll(5, 1, 1, 1, 1, 1) if "npc" in target else board.roll(5, 1, 1, 1, 1, 1, 1, 1)
    board.answer(target)
    battle = board.state.battle
    assert battle is not None and battle.aggressor.seat == 0 and battle.round == 2
    assert board.kinds() == {"shoot", "board", "flee"}


@rule("marauders", "scout.reroll_same_attempt")
def test_a_reroll_belongs_to_the_same_attempt() -> None:
    board = Board()
    board.captain(0, "lucien_marchais", zone="havana")
    board.act()
    board.roll(1, 1, 1, 1)
    board.answer("scout-merchant havana")
    assert board.options == ["yes", "no"]
    board.roll(1, 1, 1, 1)
    board.answer("yes")
    assert "scout-merchant" not in board.kinds() and board.state.turn.actions == 2


def test_an_npc_that_spots_a_ship_attacks_it() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.npc("npc_slp_1", "havana")
    board.roll(5, 1, 1, 1, 1, 1, 1)
    board.start()
    assert board.facts(AttackedByNpc, "npc") == ["npc_slp_1"]


@rule("marauders", "port.once")
def test_the_port_action_costs_a_point_and_happens_once() -> None:
    board = Board()
    board.captain(0, "mary_thorne", hand=["second_watch"])
    board.act()
    board.answer("go-ashore st_john")
    assert board.state.turn.actions == 2
    board.answer("leave-quay", "play second_watch")
    assert board.state.turn.actions == 3 and "go-ashore" not in board.kinds()


@rule("marauders", "port.activities")
def test_activities_in_any_order_but_selling_comes_first() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", cargo=["rum"], gold=30)
    board.damage(0, hull=2, crew=2)
    board.ashore()
    assert {"sell-goods", "buy-goods", "recruit", "repair"} <= board.kinds()
    board.answer("repair hull")
    assert "sell-goods" not in board.kinds() and {"buy-goods", "recruit", "seek-rumor"} <= board.kinds()
    board.roll(5, 1, 1, 1)
    board.answer("recruit")
    assert "buy-goods" in board.kinds() and "recruit" not in board.kinds()


@rule("marauders", "scout.once_per_target")
def test_an_npc_is_scouted_for_once_in_a_turn() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.npc("npc_eng_1", "havana")
    board.act()
    assert "scout-npc npc_eng_1" in board.options
    board.roll(1, 1)
    board.answer("scout-npc npc_eng_1")
    assert "scout-npc npc_eng_1" not in board.options
