"""14 NPC captains: coming and going, moving, scouting, and their battles."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rows import NPC_TYPES
from wardroom.games.marauders.rules.battle import AttackedByNpc, NpcEscaped
from wardroom.games.marauders.rules.broadsides import WhereItStrikesNpc
from wardroom.games.marauders.rules.death import CaptainDied
from wardroom.games.marauders.rules.declaring import NpcDeclared, WhatNpcDeclares, legal_declarations, npc_declaration
from wardroom.games.marauders.rules.npcs import (
    NpcHunts,
    NpcSailed,
    NpcWaits,
    npc_skill,
    priorities,
    put,
    quarry,
    scouting_dice,
)
from wardroom.games.marauders.rules.scouting import NpcScouts
from wardroom.games.marauders.state import NOBODY, Battle, Npc, Side

# --- coming and going -------------------------------------------------------------------------------------------------


@rule("marauders", "npc.types")
def test_six_ships_with_a_stack_of_cards_each() -> None:
    board = Board()
    board.npc("npc_frg_2", "havana", "npc_frg_1", "npc_frg_3")
    assert set(board.state.npcs) == set(NPC_TYPES) == {"eng", "fra", "ned", "esp", "slp", "frg"}
    (view,) = GAME.view(board.state, None).npcs
    assert (view.id, view.below) == ("npc_frg_2", 2) and npc_skill(board.table, "frg", "leadership") == 4


@rule("marauders", "npc.arrival")
def test_a_captain_is_placed_at_the_end_of_the_round() -> None:
    board = Board()
    board.end_round(arriving="npc_ned_1")
    assert board.state.npcs["ned"] == Npc(("npc_ned_1",), "st_maarten")


@rule("marauders", "npc.arrival_on_top")
def test_a_second_captain_goes_on_top_and_the_ship_to_his_zone() -> None:
    board = Board()
    board.npc("npc_slp_1", "havana")
    board.end_round(arriving="npc_slp_3")
    assert board.state.npcs["slp"] == Npc(("npc_slp_1", "npc_slp_3"), "trinidad")


def beat(board: Board) -> None:
    """Sink the pirate sloop off Havana with a man-of-war."""
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    skill = npc_skill(board.table, "slp", "seamanship")
    board.roll(5, 1, *[1] * (skill + 1), *[1] * 5)
    board.fight(0, "slp")


@rule("marauders", "npc.dies_returns", "npc.dies_none")
def test_with_nothing_underneath_a_beaten_captain_leaves_the_board() -> None:
    board = Board()
    board.npc("npc_slp_1", "havana")
    beat(board)
    assert board.state.npcs["slp"] == Npc() and board.state.events_used == ["npc_slp_1"]
    board.end_round(arriving="npc_slp_2")
    assert board.state.npcs["slp"] == Npc(("npc_slp_2",), "old_providence")


@rule("marauders", "npc.dies_returns")
def test_the_captain_underneath_returns_in_his_own_zone() -> None:
    board = Board()
    board.npc("npc_slp_2", "havana", "npc_slp_1")
    beat(board)
    assert board.state.npcs["slp"] == Npc(("npc_slp_1",), "", returns=True)
    board.end_round()
    assert board.state.npcs["slp"] == Npc(("npc_slp_1",), "nassau") and board.state.events_used == ["npc_slp_2"]


@rule("marauders", "npc.dies_returns")
@pytest.mark.parametrize(("die", "stack"), [(1, ("npc_slp_3", "npc_slp_1")), (2, ("npc_slp_1", "npc_slp_3"))])
def test_of_two_underneath_one_returns_at_random(die: int, stack: tuple[str, ...]) -> None:
    board = Board()
    board.npc("npc_slp_2", "havana", "npc_slp_1", "npc_slp_3")
    beat(board)
    board.roll(f"d2:{die}")
    board.end_round()
    assert board.state.npcs["slp"] == Npc(stack, GAME.cards.npcs[stack[-1]].zone)


@rule("marauders", "npc.dies_other")
def test_the_other_of_the_two_has_its_turn_when_the_next_captain_dies() -> None:
    board = Board()
    board.npc("npc_slp_2", "havana", "npc_slp_1", "npc_slp_3")
    beat(board)
    board.roll("d2:2")
    board.end_round()
    put(board.state, "slp", board.state.npcs["slp"]._replace(zone="havana"))
    beat(board)
    assert board.state.npcs["slp"] == Npc(("npc_slp_1",), "", returns=True)
    board.end_round()
    assert board.state.npcs["slp"] == Npc(("npc_slp_1",), "nassau")


@rule("marauders", "npc.same_round_both")
def test_if_both_come_the_new_captain_is_on_top() -> None:
    board = Board()
    board.npc("npc_slp_2", "havana", "npc_slp_1")
    beat(board)
    board.end_round(arriving="npc_slp_3")
    assert board.state.npcs["slp"] == Npc(("npc_slp_1", "npc_slp_3"), "trinidad")


# --- moving -----------------------------------------------------------------------------------------------------------


def moved(board: Board, event: str, *dice: int | str) -> Board:
    """A round begins with an event whose arrows move somebody."""
    board.top("events", event)
    board.roll(*dice)
    board.begin_round()
    return board


@rule("marauders", "npc.move_arrow")
def test_only_those_on_the_card_move_one_zone_along_the_arrow() -> None:
    board = Board()
    board.npc("npc_eng_1", "trinidad")
    board.npc("npc_ned_1", "curacao")
    moved(board, "ev_peace_1")
    assert board.state.npcs["eng"].zone == "caracas" and board.state.npcs["ned"].zone == "curacao"
    assert board.facts(NpcSailed, "npc", "under") == [("npc_eng_1", "npc.move_arrow")]


@rule("marauders", "npc.move_clockwise")
def test_where_no_zone_lies_the_next_direction_clockwise_is_taken() -> None:
    board = Board()
    board.npc("npc_fra_1", "cartagena")
    moved(board, "ev_convoy")
    assert board.state.npcs["fra"].zone == "old_providence"
    assert board.facts(NpcSailed, "npc", "under") == [("npc_fra_1", "npc.move_clockwise")]


@rule("marauders", "example.clockwise", "npc.move_clockwise")
def test_north_of_nassau_there_is_nothing_before_tortuga() -> None:
    board = Board()
    board.npc("npc_eng_1", "nassau")
    moved(board, "ev_storm_1")
    assert board.state.npcs["eng"].zone == "tortuga"


@rule("marauders", "npc.hunt")
def test_a_hunter_sails_to_a_quarry_next_to_it() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau", bounties={"eng": 1})
    board.npc("npc_eng_1", "havana")
    board.roll(1, 1, 1)
    moved(board, "ev_peace_1")
    assert board.state.npcs["eng"].zone == "nassau" and board.facts(NpcHunts, "player", "zone") == [(0, "nassau")]


@rule("marauders", "npc.hunt")
def test_a_hunter_stays_where_its_quarry_is() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", bounties={"eng": 1})
    board.npc("npc_eng_1", "havana")
    board.roll(1, 1, 1)
    moved(board, "ev_peace_1")
    assert board.state.npcs["eng"].zone == "havana" and len(board.events(NpcWaits)) == 1


@rule("marauders", "npc.hunt")
def test_a_quarry_two_zones_away_is_safe() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau", bounties={"eng": 1})
    board.npc("npc_eng_1", "port_royal")
    moved(board, "ev_peace_1")
    assert board.state.npcs["eng"].zone == "havana" and board.events(NpcHunts) == []


@rule("marauders", "npc.hunt_most")
def test_most_priorities_first_and_a_tie_at_random() -> None:
    board = Board(3)
    board.captain(0, "mary_thorne", zone="nassau", bounties={"eng": 1})
    board.captain(1, "ann_hawley", zone="port_royal", bounties={"eng": 3})
    board.captain(2, "edmund_gray", zone="tortuga", bounties={"eng": 1})
    board.npc("npc_eng_1", "havana")
    assert quarry(board.table, "eng") == [1]
    board.player(1).in_port = True
    assert quarry(board.table, "eng") == [0, 2]
    moved(board, "ev_peace_1", "d2:2")
    assert board.state.npcs["eng"].zone == "tortuga"


@rule("marauders", "npc.hunt_lawful")
@pytest.mark.parametrize("reason", ["in port", "false colours", "trinidad", "rival"])
def test_who_could_not_be_scouted_is_not_hunted(reason: str) -> None:
    board = Board()
    zone = "trinidad" if reason == "trinidad" else "caracas"
    board.captain(0, "mary_thorne", zone=zone, bounties={"esp": 1})
    board.npc("npc_esp_1", "curacao" if zone == "caracas" else "caracas")
    assert quarry(board.table, "esp") == ([0] if reason != "trinidad" else [])
    if reason == "in port":
        board.player().in_port = True
    elif reason == "false colours":
        board.player().colours = 1
    elif reason == "rival":
        board.war("esp", "fra", fra="caracas")
    assert quarry(board.table, "esp") == []


@rule("marauders", "npc.hunt_lawful")
def test_a_pirate_does_not_hunt_where_a_naval_ship_lies() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "flute", "nassau")
    board.npc("npc_slp_1", "havana")
    assert quarry(board.table, "slp") == [0]
    board.npc("npc_ned_1", "nassau")
    assert quarry(board.table, "slp") == []


@rule("marauders", "npc.hunt_naval")
@pytest.mark.parametrize(
    ("bounties", "war", "count"), [(0, False, 0), (1, False, 1), (3, False, 2), (0, True, 1), (3, True, 3)]
)
def test_priorities_of_a_navy(bounties: int, war: bool, count: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", bounties={"esp": bounties})
    if war:
        board.war("eng", "esp")
    assert priorities(board.table, "esp", board.player()) == (count, count)


@rule("marauders", "npc.hunt_pirate")
@pytest.mark.parametrize(
    ("gold", "cargo", "ship", "count"),
    [(9, 1, "sloop", 0), (10, 0, "frigate", 1), (0, 2, "sloop", 1), (0, 0, "flute", 1), (12, 3, "galleon", 3)],
)
def test_priorities_of_a_pirate(gold: int, cargo: int, ship: str, count: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", ship, "havana", gold=gold, cargo=["rum"] * cargo)
    assert priorities(board.table, "slp", board.player()) == (count, count)
    board.npc("npc_slp_1", "havana")
    assert quarry(board.table, "slp") == ([0] if count else [])
    board.player().bounties = {**board.player().bounties, "ned": 1}
    assert quarry(board.table, "slp") == []


@rule("marauders", "npc.no_port")
def test_an_npc_that_comes_upon_a_player_does_nothing_before_his_turn() -> None:
    board = Board(2)
    board.captain(0, "mary_thorne", "sloop", "st_john", in_port=True)
    board.captain(1, "beatriz_soler", "sloop", "havana", bounties={"eng": 1})
    board.npc("npc_eng_1", "nassau")
    moved(board, "ev_peace_1")
    assert board.state.npcs["eng"].zone == "havana" and board.events(NpcScouts) == []
    board.roll(1, 1, 1)
    board.answer("end-turn")
    assert len(board.events(NpcScouts)) == 1


# --- scouting ---------------------------------------------------------------------------------------------------------


def hunted(zone: str = "havana", captain: str = "mary_thorne", npc: str = "npc_slp_1", **more: object) -> Board:
    """A captain at sea with a hunter in the zone."""
    board = Board()
    board.captain(0, captain, "frigate", zone, **more)  # type: ignore[arg-type]
    board.npc(npc, zone)
    return board


@rule("marauders", "npc.scout_start")
def test_who_starts_the_turn_at_sea_is_scouted_before_the_first_action() -> None:
    board = hunted()
    board.roll(1, 1)
    board.start()
    assert board.facts(NpcScouts, "npc", "player") == [("npc_slp_1", 0)] and "end-turn" in board.options


@rule("marauders", "npc.scout_enter")
@pytest.mark.parametrize("way", ["sail", "put-out"])
def test_who_enters_the_zone_is_scouted_and_attacked(way: str) -> None:
    board = hunted()
    board.player().zone = "havana" if way == "put-out" else "nassau"
    board.player().in_port = way == "put-out"
    board.act()
    board.roll(5, 1, 1, 1, 1, 1, 1)
    board.answer(f"{way} havana")
    assert board.facts(AttackedByNpc, "npc") == ["npc_slp_1"] and board.battle.aggressor.npc == "slp"


@rule("marauders", "npc.scout_once")
def test_each_npc_scouts_once_a_turn() -> None:
    board = hunted()
    board.roll(1, 1)
    board.start()
    board.answer("sail nassau", "sail havana")
    assert len(board.events(NpcScouts)) == 1
    board.answer("end-turn")
    board.roll(1, 1)
    board.answer("end-turn")
    assert len(board.events(NpcScouts)) == 2


@rule("marauders", "npc.scout_dice")
@pytest.mark.parametrize(("bounties", "dice"), [(1, 2), (2, 2), (3, 3), (5, 5)])
def test_the_higher_of_the_card_and_the_bounties(bounties: int, dice: int) -> None:
    board = hunted(npc="npc_esp_1", bounties={"esp": bounties, "ned": 4})
    assert scouting_dice(board.table, "esp", board.player()) == dice
    board.roll(*[1] * dice)
    board.start()
    assert [len(each) for each in board.facts(NpcScouts, "dice")] == [dice]


@rule("marauders", "npc.scout_modifiers")
def test_fog_robles_and_the_informer_take_a_die_each_but_not_the_last() -> None:
    board = hunted(captain="catalina_robles", npc="npc_eng_1", bounties={"eng": 4})
    assert scouting_dice(board.table, "eng", board.player()) == 3
    board.player().specialists = ["informer.1"]
    assert scouting_dice(board.table, "eng", board.player()) == 2
    board.event("ev_fog")
    assert scouting_dice(board.table, "eng", board.player()) == 1
    board.player().bounties = {**board.player().bounties, "eng": 1}
    assert scouting_dice(board.table, "eng", board.player()) == 1


@rule("marauders", "npc.pirates_shy")
def test_pirates_do_not_scout_beside_a_naval_ship_of_any_nation() -> None:
    board = hunted()
    board.npc("npc_fra_1", "havana")
    board.start()
    assert board.events(NpcScouts) == []


@rule("marauders", "npc.multiple")
def test_all_test_first_and_then_fight_in_random_order() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana", bounties={"esp": 1, "eng": 1})
    board.npc("npc_eng_1", "havana")
    board.npc("npc_esp_1", "havana")
    board.roll(5, 1, 1, 5, 1, "d2:2", *[1] * 5)
    board.start()
    assert [type(told.event) for told in board.told if isinstance(told.event, NpcScouts | AttackedByNpc)] == [
        NpcScouts,
        NpcScouts,
        AttackedByNpc,
    ]
    assert board.facts(AttackedByNpc, "npc") == ["npc_esp_1"]
    assert board.state.turn.hunters == ["eng"]


@rule("marauders", "npc.multiple")
def test_later_battles_lapse_if_the_player_is_dead() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", bounties={"esp": 1, "eng": 1})
    board.damage(0, hull=1, cargo=0)
    board.npc("npc_eng_1", "havana")
    board.npc("npc_esp_1", "havana")
    board.roll(5, 1, 1, 5, 1, "d2:1", 5, 1, 1, 1, 1, 1, 1)
    board.start()
    assert len(board.events(CaptainDied)) == 1 and len(board.events(AttackedByNpc)) == 1 and board.ask.seat == 1


# --- battles ----------------------------------------------------------------------------------------------------------


@rule("marauders", "npc.controller")
def test_the_player_to_the_left_of_the_active_player_decides() -> None:
    board = Board(3)
    board.captain(1, "mary_thorne", "frigate", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(*[1] * 5)
    board.fight(1, "slp", active=1)
    assert board.ask.seat == 1
    board.answer("shoot")
    assert board.ask.seat == 2 and isinstance(board.question, WhatNpcDeclares)


@rule("marauders", "npc.controller")
def test_also_without_a_captain_and_with_two_the_opponent() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.player(1).clear()
    board.npc("npc_slp_1", "havana")
    board.roll(*[1] * 5)
    board.fight("slp", 0)
    assert board.ask.seat == 1 and isinstance(board.question, WhatNpcDeclares)


@rule("marauders", "npc.controller")
def test_and_places_the_skulls() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(5, 5, 1, 1, 1, 5, 1, 1)
    board.fight(0, "slp")
    assert board.ask.seat == 1 and isinstance(board.question, WhereItStrikesNpc)
    assert "place hull" in board.options
    board.answer("place masts")
    assert board.battle.defender.areas == [2, 0, 1, 2, 1]


@rule("marauders", "npc.controller")
def test_the_controller_may_leave_a_captain_to_a_rule_of_thumb() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(*[1] * 5)
    board.fight(0, "slp")
    board.roll(*[1] * 5)
    board.answer("shoot", "1: leave-to-bot")
    assert board.ask.seat == 0 and len(board.events(NpcDeclared)) == 2
    board.roll(*[1] * 5)
    board.answer("shoot")
    assert board.ask.seat == 0 and len(board.events(NpcDeclared)) == 3


def test_by_choice_npcs_always_decide_for_themselves() -> None:
    board = Board(npc="bot")
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(5, 5, 1, 1, 1, 5, 1, 1)
    board.fight(0, "slp")
    assert board.ask.seat == 0 and board.battle.defender.areas == [2, 0, 1, 2, 1]


@rule("marauders", "npc.flee_limit")
@pytest.mark.parametrize(
    ("cannons", "crew", "may_flee"), [(3, 3, False), (2, 3, True), (3, 2, True), (4, 4, False), (5, 1, True)]
)
def test_an_npc_flees_only_with_fewer_cannons_or_crew(cannons: int, crew: int, may_flee: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_esp_1", "havana")
    board.roll(*[1] * 5)
    board.fight(0, "esp")
    board.battle.defender.areas[3:] = [crew, cannons]
    board.answer("shoot")
    assert ("flee" in board.options) == may_flee


@rule("marauders", "npc.controller")
@pytest.mark.parametrize(
    ("npc", "captain", "foe", "said"),
    [
        ([1, 3, 3, 3, 2], "mary_thorne", [3, 3, 3, 3, 3], "flee"),
        ([1, 3, 3, 3, 1], "mary_thorne", [3, 3, 3, 3, 2], "flee"),
        ([1, 3, 3, 2, 3], "mary_thorne", [3, 3, 3, 3, 1], "shoot"),
        ([1, 3, 3, 3, 3], "mary_thorne", [3, 3, 3, 3, 3], "shoot"),
        ([2, 3, 3, 3, 2], "mary_thorne", [3, 3, 3, 3, 3], "shoot"),
        ([3, 3, 3, 3, 3], "mary_thorne", [3, 3, 3, 2, 3], "board"),
        ([3, 3, 3, 2, 3], "edmund_gray", [3, 3, 3, 3, 3], "board"),
        ([3, 3, 3, 1, 0], "mary_thorne", [3, 3, 3, 3, 3], "board"),
        ([3, 3, 3, 0, 0], "mary_thorne", [3, 3, 3, 3, 3], "shoot"),
    ],
)
def test_left_to_itself_an_npc_flees_when_about_to_sink_boards_the_weaker_and_else_shoots(
    npc: list[int], captain: str, foe: list[int], said: str
) -> None:
    """A captain of the same Leadership, or of half of it."""
    board = Board()
    board.captain(0, captain, "frigate", "havana")
    board.npc("npc_frg_2", "havana")
    battle = Battle(Side(0), Side(NOBODY, "frg", npc), round=2)
    board.state.battle = battle
    board.player().areas[:] = foe
    legal = legal_declarations(board.table, battle, battle.defender)
    assert npc_declaration(board.table, battle, battle.defender, legal) == said


@rule("marauders", "battle.flee_win")
@pytest.mark.parametrize(("die", "escaped"), [(4, ["npc_slp_1"]), (5, [])])
def test_an_npc_that_wins_and_flees_escapes_if_the_player_had_no_success(die: int, escaped: list[str]) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(*[1] * 5)
    board.fight(0, "slp")
    board.roll(1, die, 5, 5, 1)
    board.answer("board", "1: flee")
    assert board.facts(NpcEscaped, "npc") == escaped
    assert (board.state.battle is None) == bool(escaped) and board.state.npcs["slp"].zone == "havana"


@rule("marauders", "npc.cubes")
def test_everybody_sees_what_is_left_of_an_npc() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_esp_1", "havana")
    board.roll(5, 5, 1, 1, 1, 1, 1, 2)
    board.fight(0, "esp")
    view = GAME.view(board.state, None).battle
    assert view is not None and (view.defender.areas, view.defender.full) == ([3, 1, 2, 3, 3], [3] * 5)


@rule("marauders", "npc.plain", "npc.repair")
def test_an_npc_has_the_printed_values_and_is_whole_again_in_the_next_battle() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_esp_1", "havana")
    board.roll(5, 5, 1, 1, 1, 1, 1, 2)
    board.fight(0, "esp")
    assert board.battle.defender.areas == [3, 1, 2, 3, 3]
    board.roll(5, 5, 1, 1, 1)
    board.answer("flee", "1: board")
    assert board.state.battle is None
    board.roll(*[1] * 5)
    board.fight("esp", 0)
    assert board.battle.aggressor.areas == [3, 3, 3, 3, 3]
    assert "play" not in board.kinds() and board.battle.aggressor.seat == -1


@rule("marauders", "npc.attack_any")
def test_a_player_may_attack_an_npc_that_is_not_hostile() -> None:
    board = hunted(npc="npc_fra_1")
    board.act()
    assert "scout-npc npc_fra_1" in board.options
    board.roll(5, 1, *[1] * 5)
    board.answer("scout-npc npc_fra_1")
    assert board.battle.aggressor.seat == 0 and board.ask.seat == Seat(0)
