"""Where two rules meet: the winner's hold, several hunters, charms, conditions met at once, and the later rulings."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Event, Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.battle import AttackedByNpc, BattleBegan, BeforeBattle, ContestRolled, Escaped
from wardroom.games.marauders.rules.boarding import Boarding
from wardroom.games.marauders.rules.damage import CrewRegained, SaveCargo, SaveMasts
from wardroom.games.marauders.rules.death import CaptainDied, LastWill
from wardroom.games.marauders.rules.hold import CargoDropped, WhatToDrop
from wardroom.games.marauders.rules.missions import MissionDone, MissionProgress
from wardroom.games.marauders.rules.out_of_turn import CharmAgainst
from wardroom.games.marauders.rules.plunder import ShipsCargo, TakeTheShip, WhatToPlunder, YouPlundered
from wardroom.games.marauders.rules.scouting import NpcScouts, Spotted
from wardroom.games.marauders.rules.skills import SkillTested, UseCharm
from wardroom.games.marauders.rules.turn import InAnothersTurn

# --- R63 the winner's hold --------------------------------------------------------------------------------------------


def boarding(mine: dict[str, object] | None = None, ship: str = "galleon", **victim: object) -> Board:
    """Mary Thorne has just taken a ship by boarding; she is asked whether she takes her over."""
    board = Board(3)
    board.captain(0, "mary_thorne", "frigate", "havana", **(mine or {}))  # type: ignore[arg-type]
    board.captain(1, "beatriz_soler", ship, "havana", **{"gold": 0, **victim})  # type: ignore[arg-type]
    board.damage(1, crew=0)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.skip(BeforeBattle)
    board.roll(5, 1, 1)
    board.answer("board", "1: shoot")
    assert board.is_asked(TakeTheShip)
    return board


@rule("marauders", "requisition.offer", "requisition.hold", "requisition.transfer")
def test_the_cargo_of_a_ship_that_is_taken_stays_with_her() -> None:
    board = boarding({"cargo": ["wood", "wood", "wood"]}, cargo=["rum", "sugar"])
    board.answer("yes")
    assert board.player().ship == "galleon" and board.goods() == ["rum", "sugar", "wood", "wood", "wood"]
    assert board.facts(ShipsCargo, "player", "count") == [(0, 2)]


@rule("marauders", "requisition.hold", "requisition.excess_cargo")
def test_the_winner_chooses_what_stays_in_the_hold_of_the_ship_he_ends_with() -> None:
    board = boarding({"cargo": ["wood", "wood", "wood"]}, ship="flute", cargo=["rum", "rum", "sugar"])
    board.answer("yes")
    assert board.question == WhatToDrop("requisition.excess_cargo", 2)
    board.answer("jettison wood", "jettison wood")
    assert board.goods() == ["rum", "rum", "sugar", "wood"]


@rule("marauders", "requisition.excess_cargo", "plunder.player")
def test_what_is_plundered_counts_before_anything_goes_overboard() -> None:
    board = boarding(
        {"cargo": ["wood", "wood"]}, ship="flute", cargo=["rum", "rum", "sugar"], specialists=["quartermaster"]
    )
    board.answer("yes", "loot-specialist quartermaster")
    assert len(board.goods()) == 5 and not any(isinstance(ask.question, WhatToDrop) for ask in board.asks)


@rule("marauders", "plunder.player")
def test_own_cargo_may_be_dropped_for_better() -> None:
    board = boarding({"cargo": ["wood", "wood", "rum"]}, cargo=["rum"])
    board.answer("no")
    assert board.question == WhatToPlunder(Seat(1), 0)
    assert board.options == ["done", "jettison wood"]
    board.answer("jettison wood", "loot-cargo rum")
    assert board.facts(CargoDropped, "under", "good") == [("plunder.player", "wood")]
    assert board.goods() == ["rum", "rum", "wood"]
    assert GAME.cards.good_of[board.state.cargo.discards[-1]] == "wood"


@rule("marauders", "requisition.hold")
def test_what_lies_in_her_hold_is_seen_by_the_two_alone() -> None:
    board = boarding(cargo=["rum"])
    board.answer("yes")
    for seat in (0, 1):
        assert YouPlundered(Seat(0), Seat(1), "rum") in board.heard_by(seat)
    assert not any(isinstance(event, YouPlundered) for event in board.heard_by(2))
    assert GAME.view(board.state, Seat(1)).players[0].seen_cargo == ["rum"]
    assert GAME.view(board.state, Seat(2)).players[0].seen_cargo == []


@rule("marauders", "requisition.hold")
def test_cargo_that_everybody_saw_is_known_to_be_aboard_still() -> None:
    board = boarding(cargo=["rum"])
    deck = board.state.cargo
    deck.seen = {**deck.seen, board.player(1).cargo[0]: deck.clock}
    board.answer("yes")
    assert GAME.view(board.state, None).players[0].seen_cargo == ["rum"]


@rule("marauders", "requisition.hold", "glorycard.last_will")
@pytest.mark.parametrize(("taken", "asked"), [("yes", False), ("no", True)])
def test_a_ship_that_is_taken_is_plundered(taken: str, asked: bool) -> None:
    board = boarding(hand=["last_will"], gold=8)
    board.answer(taken, "done")
    assert any(isinstance(ask.question, LastWill) for ask in board.asks) == asked


# --- 14.5 several hunters ---------------------------------------------------------------------------------------------


@rule("marauders", "npc.multiple", "glorycard.into_the_mist")
def test_all_hunters_roll_before_the_mist_is_asked_for() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", bounties={"esp": 1, "eng": 1}, hand=["into_the_mist"])
    board.npc("npc_esp_1", "havana")
    board.npc("npc_eng_1", "havana")
    board.step("npcs_scout")
    board.roll(5, 1, 1, 5, 1)
    board.answer("pass")
    assert board.question == Spotted(None, "npc_eng_1")
    assert board.facts(NpcScouts, "npc", "successes") == [("npc_eng_1", 1), ("npc_esp_1", 1)]
    board.roll(*[1] * 5)
    board.answer("play into_the_mist")
    assert board.facts(AttackedByNpc, "npc") == ["npc_esp_1"]


# --- 26 Lucky charm ---------------------------------------------------------------------------------------------------


def race(*hand: str) -> Board:
    """Beatriz Soler, with these cards, and Thérèse Lavigne both scout for the ship that enters."""
    board = Board(3, out_of_turn_scouting=True)
    board.captain(0, "mary_thorne", "frigate", "nassau")
    board.captain(1, "beatriz_soler", "frigate", "havana", hand=hand)
    board.captain(2, "therese_lavigne", "frigate", "havana")
    board.act()
    board.answer("sail havana", "yes")
    return board


@rule("marauders", "glorycard.lucky_charm", "variant.oot.tie")
def test_a_charm_may_follow_a_success_that_loses_on_the_tie() -> None:
    board = race("lucky_charm")
    board.roll(5, 1, 1, 5, 2, 1)
    board.answer("yes")
    assert board.ask.seat == 1 and board.question == CharmAgainst(Seat(2), 1, 2, 1, 3)
    assert board.options == ["pass", "reroll 1", "reroll 2"]
    board.roll(4, *[1] * 3)
    board.answer("reroll 1")
    assert board.facts(BattleBegan, "player") == [1]


@rule("marauders", "glorycard.lucky_charm", "variant.oot.tie")
def test_a_charm_may_follow_the_roll_of_those_tied() -> None:
    board = race("lucky_charm")
    board.roll(5, 1, 1, 5, 1, 1)
    board.answer("yes")
    assert board.question == CharmAgainst(Seat(2), 1, 2, 1, 2)
    board.roll(5, 1, 1, 5, 5, 1)
    board.answer("pass")
    assert board.question == CharmAgainst(Seat(2), 1, 2, 2, 1)
    board.roll(5, 5, *[1] * 3)
    board.answer("reroll 2")
    assert board.facts(BattleBegan, "player") == [1] and board.hand(1) == []


@rule("marauders", "glorycard.lucky_charm", "variant.oot.result")
def test_whoever_leads_alone_is_asked_for_no_charm() -> None:
    board = race("lucky_charm")
    board.roll(5, 5, 1, 5, 2, 1)
    board.answer("yes")
    assert board.facts(BattleBegan, "player") == [1] and board.hand(1) == ["lucky_charm"]


@rule("marauders", "glorycard.lucky_charm", "variant.oot.result")
def test_while_nobody_else_has_a_success_it_is_a_test_like_any_other() -> None:
    board = race("lucky_charm")
    board.roll(*[1] * 6)
    board.answer("yes")
    assert board.question == UseCharm("scouting", 0, 1)


@rule("marauders", "glorycard.lucky_charm")
def test_no_charm_is_asked_for_where_every_die_has_succeeded() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", hand=["lucky_charm"])
    board.event("ev_storm_1")
    board.act(0)
    board.roll(5, 5, 1)
    board.answer("end-turn")
    assert board.facts(SkillTested, "successes", "need") == [(2, 3)] and board.hand() == ["lucky_charm"]
    assert board.areas()["cargo"] == 2 and not board.is_asked(UseCharm)


# --- R96 met at once --------------------------------------------------------------------------------------------------


@rule("marauders", "mission.at_once", "missioncard.bankers_venture", "glorycard.men_on_shore")
def test_men_on_the_quay_complete_the_bankers_venture() -> None:
    board = Board()
    board.captain(0, ship="frigate", zone="caracas", in_port=True, mission="bankers_venture", hand=["men_on_shore"])
    board.damage(0, crew=1)
    board.act()
    board.answer("play men_on_shore")
    assert board.facts(MissionDone, "mission") == ["bankers_venture"] and board.player().gold == 30


@rule("marauders", "mission.at_once")
def test_whatever_brought_it_about_in_anybodys_turn() -> None:
    board = Board()
    board.captain(1, ship="frigate", zone="caracas", in_port=True, mission="bankers_venture")
    board.damage(1, crew=2)
    board.act(0)
    board.state.players[1].areas[3] = 3
    board.answer("end-turn")
    assert board.facts(MissionDone, "player") == [1]


@rule("marauders", "mission.at_once", "variant.oot.when")
def test_scouting_out_of_turn_and_its_battle_come_first() -> None:
    board = Board(2, out_of_turn_scouting=True)
    board.captain(0, "mary_thorne", "frigate", "bridgetown", mission="survey_leewards")
    board.captain(1, "edmund_gray", "frigate", "st_john")
    board.damage(1, hull=1, cargo=0)
    board.act()
    board.answer("sail st_john")
    assert board.ask.seat == 1 and board.events(MissionProgress) == []
    board.roll(5, 1, 1, 5, 1, 1, 1, 1)
    board.answer("yes", "pass")
    told = [type(event) for event in board.heard_by(None)]
    assert told.index(CaptainDied) < told.index(MissionProgress)
    assert board.facts(MissionProgress, "zone") == ["st_john"]


@rule("marauders", "mission.at_once", "variant.oot.when")
def test_who_dies_in_that_battle_has_seen_nothing_of_the_zone() -> None:
    board = Board(2, out_of_turn_scouting=True)
    board.captain(0, "mary_thorne", "frigate", "bridgetown", mission="survey_leewards")
    board.captain(1, "ann_hawley", "frigate", "st_john")
    board.damage(0, hull=1, cargo=0)
    board.act()
    board.answer("sail st_john")
    board.roll(5, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1)
    board.answer("yes")
    assert board.facts(CaptainDied, "player") == [0] and board.events(MissionProgress) == []


# --- R94, R95 ---------------------------------------------------------------------------------------------------------


@rule("marauders", "mod.chasers", "battle.masts0")
@pytest.mark.parametrize(("mine", "other", "outcome"), [("flee", "shoot", Escaped), ("board", "flee", Boarding)])
def test_chasers_that_destroy_the_last_mast_leave_the_declaration(mine: str, other: str, outcome: type[Event]) -> None:
    board = Board()
    board.captain(0, "ann_hawley", "frigate", "havana")
    board.captain(1, "mary_thorne", "frigate", "havana", modifications=["chasers"])
    board.damage(0, masts=1)
    board.roll(*[1] * 5)
    board.fight(0, 1)
    board.roll(2, 5, 1, 1)
    board.roll_freely()
    board.answer(mine, other)
    assert board.areas()["masts"] == 0 and board.facts(ContestRolled, "dice")[2] == ("skull",)
    assert board.facts(outcome, "player") == [0]


@rule("marauders", "event.pardon", "move.stay_in_closed")
@pytest.mark.parametrize(("war", "offered"), [(False, True), (True, False)])
def test_a_royal_pardon_needs_an_open_port(war: bool, offered: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", in_port=True, bounties={"esp": 1})
    if war:
        board.war("eng", "esp")
    board.event("ev_pardon")
    board.ashore()
    assert ("return-bounty esp" in board.options) == offered


@rule("marauders", "event.pardon", "glorycard.forged_papers")
def test_forged_papers_open_the_port_for_a_pardon() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", bounties={"esp": 1}, hand=["forged_papers"])
    board.war("eng", "esp")
    board.event("ev_pardon")
    board.act()
    board.answer("play forged_papers", "dock havana", "go-ashore havana")
    assert "return-bounty esp" in board.options


# --- R98 to R103 ------------------------------------------------------------------------------------------------------


@rule("marauders", "glorycard.harbour_sabotage")
@pytest.mark.parametrize("enters", [True, False])
def test_sabotage_does_not_reach_a_captain_who_enters_in_that_turn(enters: bool) -> None:
    board = Board()
    board.captain(1, hand=["harbour_sabotage"])
    if enters:
        board.state.captains.append(board.player().captain)
        board.player().clear()
    board.roll_freely()
    board.start(0)
    if enters:
        board.answer("take-ship sloop")
    asked = [ask for ask in board.asks if isinstance(ask.question, InAnothersTurn)]
    offered = "play harbour_sabotage" in board.options_of(1) if asked else False
    assert offered == (not enters)


@rule("marauders", "glory.when")
def test_specialists_go_aboard_during_a_port_action_and_selling_is_still_first() -> None:
    board = Board()
    board.captain(0, zone="havana", in_port=True, hand=["cook", "fair_wind", "false_colours"], cargo=["rum"])
    board.ashore()
    assert {"play cook", "play false_colours"} <= set(board.options) and "play fair_wind" not in board.options
    board.answer("play cook")
    assert board.player().specialists == ["cook.1"] and "sell-goods" in board.options
    assert "play cook" not in board.options


@rule("marauders", "glorycard.surgeon", "plunder.player")
def test_a_surgeon_who_was_plundered_heals_from_the_next_battle_on() -> None:
    board = boarding(specialists=["surgeon"])
    board.damage(0, crew=1)
    board.answer("no", "loot-specialist surgeon")
    assert board.player().specialists == ["surgeon.1"] and board.events(CrewRegained) == []


@rule("marauders", "glorycard.smuggler")
def test_what_the_smuggler_has_opened_stays_open_for_the_turn() -> None:
    board = Board()
    board.captain(0, zone="cartagena", bounties={"esp": 1}, specialists=["smuggler"])
    board.act()
    board.roll(5, 1)
    board.answer("dock-smuggled cartagena", "put-out cartagena")
    assert "dock cartagena" in board.options and "dock-smuggled cartagena" not in board.options
    board.answer("dock cartagena")
    assert board.player().in_port
    board.roll_freely()
    board.state.event = ""
    board.player().in_port = False
    board.step("action")
    assert "dock cartagena" not in board.options and "dock-smuggled cartagena" in board.options


@rule("marauders", "glorycard.smuggler")
def test_the_smuggler_opens_no_other_port() -> None:
    board = Board()
    board.captain(0, zone="cartagena", bounties={"esp": 1, "ned": 1}, specialists=["smuggler"])
    board.act(actions=5)
    board.roll(5, 1)
    board.answer("dock-smuggled cartagena", "put-out cartagena", "sail curacao")
    assert not {"dock curacao", "dock-smuggled curacao"} & set(board.options)


@rule("marauders", "zone.st_maarten.courier")
def test_the_courier_is_paid_once_a_visit() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="st_maarten", in_port=True, gold=40)
    board.ashore()
    board.answer("hire-courier", "open-chest", "stash 10", "leave-quay")
    board.step("action")
    board.answer("go-ashore st_maarten")
    assert "open-chest" in board.options and "hire-courier" not in board.options
    board.answer("leave-quay", "put-out st_maarten", "dock st_maarten")
    board.ashore()
    assert "hire-courier" in board.options and "open-chest" not in board.options


@rule("marauders", "glorycard.bosun", "captain.hendrika_bos")
@pytest.mark.parametrize(("area", "question"), [("masts", SaveMasts), ("cargo", SaveCargo)])
def test_nobody_cancels_a_hit_on_an_area_that_is_gone(area: str, question: type) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "hendrika_bos", "galleon", "havana", specialists=["bosun"])
    board.damage(1, **{area: 0})
    die = {"cargo": 1, "masts": 2}[area]
    board.roll(5, 1, *([1] if area == "masts" else [1, 1, 1]), die, die, die)
    board.fight(0, 1)
    assert not any(isinstance(ask.question, question) for ask in board.asks)
    assert board.areas(1)["hull"] == 1


# --- R60 what is printed ----------------------------------------------------------------------------------------------


@rule("marauders", "text.specific")
def test_a_printed_text_goes_before_the_rule_that_it_changes() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="st_maarten", in_port=True)
    board.ashore()
    assert "open-chest" not in board.options
    board.answer("hire-courier")
    assert "open-chest" in board.options
    board = Board()
    board.captain(0, "mary_thorne", zone="cartagena")
    board.act()
    board.answer("scout-spaniard cartagena")
    assert board.events(SkillTested) == [] and "raid esp" in board.options


@rule("marauders", "text.specific", "buy.three_wins")
def test_but_only_where_it_says_so() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="caracas", in_port=True, bought_in="caracas")
    board.ashore()
    board.answer("buy-goods")
    assert len(board.state.turn.market) == 3
