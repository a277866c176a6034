"""12, 13 Bounties and war."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.bounties import give_bounty, paying_nations
from wardroom.games.marauders.rules.npcs import NpcGone, is_hostile
from wardroom.games.marauders.rules.scouting import NpcScouts
from wardroom.games.marauders.rules.spoils import Collected, Won
from wardroom.games.marauders.rules.war import ManOfWarSails
from wardroom.games.marauders.state import Npc


def meeting(mine: dict[str, int] | None = None, theirs: dict[str, int] | None = None) -> Board:
    """An English captain meets a Spanish one off Havana."""
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", bounties=mine)
    board.captain(1, "beatriz_soler", "frigate", "havana", bounties=theirs)
    return board


def naval(nation: str = "esp") -> Board:
    """A man-of-war under Mary Thorne, and a naval captain whose ship is easily sunk."""
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.npc(f"npc_{nation}_1", "havana")
    return board


# --- how bounties come ------------------------------------------------------------------------------------------------


@rule("marauders", "bounty.start_fight")
def test_attacking_an_honest_captain_costs_a_bounty_of_his_nation() -> None:
    board = meeting()
    board.roll(1, 1, 1)
    board.fight(0, 1)
    assert board.wanted(0) == {"esp": 1} and board.wanted(1) == {} and board.state.bounties["esp"] == 4


@rule("marauders", "bounty.start_fight")
def test_attacking_a_naval_ship_costs_a_bounty_of_its_nation() -> None:
    board = naval("ned")
    board.roll(*[1] * 5)
    board.fight(0, "ned")
    assert board.wanted() == {"ned": 1}


@rule("marauders", "bounty.none_for_pirates")
def test_attacking_a_pirate_costs_nothing() -> None:
    board = meeting(theirs={"ned": 1})
    board.roll(1, 1, 1)
    board.fight(0, 1)
    assert board.wanted() == {}
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(*[1] * 5)
    board.fight(0, "slp")
    assert board.wanted() == {}


@rule("marauders", "bounty.defender_none")
def test_beating_an_attacker_costs_nothing() -> None:
    board = meeting()
    board.damage(1, hull=1, cargo=0)
    board.roll(1, 5, 1, 1, 1, 1)
    board.fight(1, 0, active=1)
    assert board.facts(Won, "player") == [0] and board.wanted() == {}


def sink_naval(board: Board, starts: bool, nation: str = "esp") -> None:
    """Two rounds of five hits each; the naval captain has no success. Its dice come first if it attacks."""
    first = (5, 5, 1, 1, 1) if starts else (1, 1, 1, 5, 5)
    board.roll(*first, *[1] * 5)
    board.fight(0, nation) if starts else board.fight(nation, 0)
    board.roll(*first, *[1] * 5)
    board.answer(*(("shoot", "1: shoot") if starts else ("1: shoot", "shoot")))


@rule("marauders", "bounty.defeat_naval", "bounty.cumulative", "example.naval_bounties")
@pytest.mark.parametrize(("starts", "bounties"), [(True, 2), (False, 1)])
def test_defeating_a_naval_ship_costs_a_bounty_whoever_started(starts: bool, bounties: int) -> None:
    board = naval()
    sink_naval(board, starts)
    assert board.wanted() == {"esp": bounties} and board.player().glory == 1


@rule("marauders", "bounty.supply")
def test_without_tokens_no_bounty_is_given() -> None:
    board = meeting(mine={"esp": 4}, theirs={"esp": 1})
    give_bounty(board.table, board.state.first, "esp", "bounty.start_fight")
    assert board.wanted(0) == {"esp": 4} and board.state.bounties["esp"] == 0


@rule("marauders", "bounty.removed")
def test_bounties_stay_until_death_or_a_card() -> None:
    board = meeting(mine={"esp": 2})
    board.act()
    board.answer("sail nassau", "dock nassau", "go-ashore nassau", "leave-quay", "end-turn")
    board.answer("end-turn")
    assert board.wanted(0) == {"esp": 2}


@rule("marauders", "bounty.pirate_player")
def test_one_bounty_makes_a_pirate() -> None:
    board = meeting(mine={"ned": 1})
    assert board.player(0).is_pirate and not board.player(1).is_pirate


# --- what they bring about --------------------------------------------------------------------------------------------


@rule("marauders", "bounty.navy_hostile", "npc.hostile_naval")
def test_a_navy_hunts_those_it_wants_and_nobody_else() -> None:
    board = meeting(mine={"ned": 1})
    assert is_hostile(board.table, "ned", board.player(0))
    assert not is_hostile(board.table, "eng", board.player(0)) and not is_hostile(board.table, "esp", board.player(0))
    assert not is_hostile(board.table, "ned", board.player(1))


@rule("marauders", "bounty.pirates_ignore", "npc.hostile_pirate")
def test_pirates_leave_pirates_alone() -> None:
    board = meeting(mine={"ned": 1})
    for type_ in ("slp", "frg"):
        assert not is_hostile(board.table, type_, board.player(0)) and is_hostile(board.table, type_, board.player(1))
    board.npc("npc_slp_1", "havana")
    board.start()
    assert board.events(NpcScouts) == []


@rule("marauders", "bounty.reward")
def test_one_nation_of_the_winners_choice_pays_five_gold_a_bounty() -> None:
    board = meeting(theirs={"ned": 1, "fra": 3})
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    assert board.options == ["collect-from fra", "collect-from ned", "pass"]
    board.answer("collect-from fra")
    assert board.player().gold == 10 + 15 and board.facts(Collected, "nation", "gold") == [("fra", 15)]


@rule("marauders", "bounty.reward")
def test_the_reward_may_be_declined() -> None:
    board = meeting(theirs={"ned": 1})
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    board.answer("pass")
    assert board.player().gold == 10


@rule("marauders", "bounty.reward_limits")
def test_neither_a_nation_that_wants_the_winner_nor_an_enemy_pays() -> None:
    board = meeting(mine={"ned": 1}, theirs={"ned": 2, "fra": 1, "esp": 1})
    board.war("eng", "fra")
    assert paying_nations(board.table, board.player(0), board.player(1)) == ["esp"]
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    assert board.options == ["collect-from esp", "pass"]


@rule("marauders", "bounty.reward_limits")
def test_if_nobody_pays_there_is_nothing_to_choose() -> None:
    board = meeting(mine={"ned": 1}, theirs={"ned": 2})
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    assert board.player().gold == 10 and board.player(1).captain == ""


@rule("marauders", "bounty.npc_collects_none")
def test_npcs_collect_nothing() -> None:
    board = meeting(mine={"esp": 3})
    board.npc("npc_esp_1", "havana")
    board.damage(0, hull=1, cargo=0)
    bank = board.state.bank
    board.roll(5, 5, 1, 1, 1, 1, 1, 1)
    board.fight("esp", 0)
    assert board.player().captain == "" and board.events(Collected) == [] and board.state.bank == bank + 10


# --- war --------------------------------------------------------------------------------------------------------------


def event(card: str, *dice: int | str, board: Board | None = None) -> Board:
    """A round begins with an event."""
    board = board or Board()
    board.top("events", card)
    board.roll(*dice)
    board.begin_round()
    return board


@rule("marauders", "war.nations")
@pytest.mark.parametrize(
    ("dice", "war"), [((1, 1), ["eng", "fra"]), ((4, 3), ["esp", "ned"]), ((2, 2), ["fra", "ned"])]
)
def test_two_nations_are_drawn(dice: tuple[int, int], war: list[str]) -> None:
    assert event("ev_war_2", f"d4:{dice[0]}", f"d3:{dice[1]}").state.war == war


@rule("marauders", "war.generic")
@pytest.mark.parametrize(
    ("nation", "zone", "die"),
    [("eng", "port_royal", 1), ("fra", "petit_goave", 2), ("ned", "curacao", 3), ("esp", "havana", 4)],
)
def test_a_nation_without_a_captain_fields_a_man_of_war_of_no_name(nation: str, zone: str, die: int) -> None:
    board = event("ev_war_1", f"d4:{die}", "d3:1")
    view = next(npc for npc in GAME.view(board.state, None).npcs if npc.type == nation)
    assert (view.id, view.ship, view.zone, view.reward) == (f"war_{nation}", "man_of_war", zone, 0)
    assert view.skills == {"seamanship": 3, "scouting": 3, "leadership": 3}


@rule("marauders", "war.frigate_upgrade")
def test_a_naval_captain_in_play_sails_a_man_of_war_where_he_is() -> None:
    board = Board()
    board.npc("npc_eng_1", "trinidad")
    event("ev_war_2", "d4:1", "d3:1", board=board)
    view = next(npc for npc in GAME.view(board.state, None).npcs if npc.type == "eng")
    assert (view.id, view.ship, view.zone) == ("npc_eng_1", "man_of_war", "trinidad")
    assert ("npc_eng_1", "trinidad") in board.facts(ManOfWarSails, "npc", "zone")


@rule("marauders", "war.frigate_upgrade")
def test_he_fights_with_the_guns_and_the_men_of_a_man_of_war() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "trinidad")
    board.npc("npc_eng_1", "trinidad")
    event("ev_war_2", "d4:1", "d3:1", board=board)
    board.roll(*[1] * 5)
    board.fight(0, "eng")
    assert board.battle.defender.areas == [5, 3, 5, 5, 5]


@rule("marauders", "war.later_card")
def test_a_card_that_arrives_in_war_takes_the_man_of_war_over() -> None:
    board = Board()
    board.war("eng", "esp", eng="port_royal", esp="havana")
    board.end_round(arriving="npc_eng_2")
    view = next(npc for npc in GAME.view(board.state, None).npcs if npc.type == "eng")
    assert (view.id, view.ship, view.zone) == ("npc_eng_2", "man_of_war", "bridgetown")
    assert board.state.npcs["eng"].cards == ("npc_eng_2",)


@rule("marauders", "war.defeated")
def test_a_beaten_man_of_war_of_no_name_does_not_return() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.war("esp", "fra", esp="havana", fra="tortuga")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.fight(0, "esp")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.answer("shoot", "1: shoot")
    assert board.state.npcs["esp"] == Npc() and board.facts(NpcGone, "under", "npc") == [("war.defeated", "war_esp")]


@rule("marauders", "war.defeated", "npc.dies_returns")
def test_a_captain_with_a_card_below_comes_back_in_a_man_of_war() -> None:
    board = naval()
    board.state.npcs = {**board.state.npcs, "esp": Npc(("npc_esp_2", "npc_esp_1"), "havana")}
    board.state.events.remove("npc_esp_2")
    board.war("esp", "fra", fra="tortuga")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.fight(0, "esp")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.answer("shoot", "1: shoot")
    assert board.state.npcs["esp"] == Npc(("npc_esp_2",), "", returns=True)
    board.roll(1, 1, 1)
    board.end_round()
    view = next(npc for npc in GAME.view(board.state, None).npcs if npc.type == "esp")
    assert (view.id, view.ship, view.zone) == ("npc_esp_2", "man_of_war", "havana")


@rule("marauders", "war.hostile", "npc.hostile_naval")
def test_navies_hunt_captains_of_the_enemy() -> None:
    board = meeting()
    board.war("eng", "esp")
    assert is_hostile(board.table, "esp", board.player(0)) and is_hostile(board.table, "eng", board.player(1))
    assert not is_hostile(board.table, "fra", board.player(0))


@rule("marauders", "war.no_bounty")
def test_in_war_fights_with_the_enemy_cost_no_bounty() -> None:
    board = meeting()
    board.war("eng", "esp")
    board.roll(1, 1, 1)
    board.fight(0, 1)
    assert board.wanted() == {}


@rule("marauders", "war.no_bounty")
def test_nor_do_raids_on_its_merchants() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "havana")
    board.war("eng", "esp")
    board.merchant("havana", "ned")
    board.top("cargo", "rum_1", "sugar_1", "food_1", "wood_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant havana", "raid esp")
    assert board.wanted() == {}


@rule("marauders", "war.no_bounty")
def test_a_neutral_captain_gets_his_bounty_in_war() -> None:
    board = meeting()
    board.war("fra", "esp")
    board.roll(1, 1, 1)
    board.fight(0, 1)
    assert board.wanted() == {"esp": 1}


@rule("marauders", "war.defeat_bounty", "example.naval_bounties")
def test_defeating_a_naval_ship_costs_a_bounty_in_war_too() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.war("eng", "esp", esp="havana")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.fight(0, "esp")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.answer("shoot", "1: shoot")
    assert board.wanted() == {"esp": 1}


@rule("marauders", "war.option_off")
@pytest.mark.parametrize(("choice", "bounties"), [("off", {"esp": 2}), ("start", {"esp": 1}), ("all", {})])
def test_what_war_forgives_is_a_choice(choice: str, bounties: dict[str, int]) -> None:
    board = Board(war_exempts_bounty=choice)
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.war("eng", "esp", esp="havana")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.fight(0, "esp")
    board.roll(5, 5, 1, 1, 1, *[1] * 5)
    board.answer("shoot", "1: shoot")
    assert board.wanted() == bounties


@rule("marauders", "war.no_scout_together")
@pytest.mark.parametrize(("where", "scouts"), [("havana", 0), ("nassau", 1)])
def test_two_men_of_war_in_one_zone_do_not_scout(where: str, scouts: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", bounties={"eng": 1})
    board.war("eng", "esp", eng=where, esp="havana")
    board.roll(*[1] * 3 * scouts)
    board.start()
    assert len(board.events(NpcScouts)) == scouts


@rule("marauders", "war.peace")
def test_peace_sends_the_nameless_home_and_leaves_the_others_their_frigates() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "st_john")
    board.npc("npc_eng_1", "trinidad")
    board.war("eng", "esp", esp="havana")
    event("ev_peace_2", board=board)
    assert board.state.war == [] and board.state.npcs["esp"] == Npc()
    (view,) = GAME.view(board.state, None).npcs
    assert (view.id, view.ship, view.zone) == ("npc_eng_1", "frigate", "trinidad")
    assert board.player().ship == "man_of_war"
