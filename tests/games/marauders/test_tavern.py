"""7.4-7.8 Men, rumors, missions and the stash."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.chest import ChestOpened, YouStashed
from wardroom.games.marauders.rules.rumors import RumorFalse, RumorTrue
from wardroom.games.marauders.rules.tavern import (
    HowManyToHire,
    MissionDropped,
    MissionOpened,
    RumorHeard,
    WhichMission,
    YouHeard,
)
from wardroom.games.marauders.table import stash_points


def docked(port: str = "havana", captain: str = "mary_thorne", ship: str = "frigate", **more: object) -> Board:
    board = Board()
    board.captain(0, captain, ship, port, in_port=True, **more)  # type: ignore[arg-type]
    return board


# --- recruiting -------------------------------------------------------------------------------------------------------


@rule("marauders", "recruit.test")
def test_a_leadership_test_fills_the_crew() -> None:
    board = docked()
    board.damage(0, crew=0)
    board.ashore()
    board.roll(1, 1, 5, 1)
    board.answer("recruit")
    assert board.areas()["crew"] == 3 and board.player().gold == 10 and "recruit" not in board.kinds()


@rule("marauders", "recruit.pay")
def test_after_a_failure_men_cost_two_gold_each() -> None:
    board = docked(gold=5)
    board.damage(0, crew=0)
    board.ashore()
    board.roll(1, 1, 1, 1)
    board.answer("recruit")
    assert isinstance(board.question, HowManyToHire) and board.options == ["hire 0", "hire 1", "hire 2"]
    board.answer("hire 2")
    assert board.areas()["crew"] == 2 and board.player().gold == 1 and "recruit" not in board.kinds()


@rule("marauders", "recruit.pay")
def test_no_more_are_hired_than_the_ship_holds() -> None:
    board = docked(gold=30)
    board.damage(0, crew=1)
    board.ashore()
    board.roll(1, 1, 1, 1)
    board.answer("recruit")
    assert board.options == ["hire 0", "hire 1", "hire 2"]


def test_a_full_crew_needs_nobody() -> None:
    board = docked()
    board.ashore()
    assert "recruit" not in board.kinds()


# --- rumors -----------------------------------------------------------------------------------------------------------


@rule("marauders", "rumor.attempt")
def test_two_gold_and_an_influence_test() -> None:
    board = docked()
    board.top("rumors", "jade_idol")
    board.ashore()
    board.roll(1, 5)
    board.answer("seek-rumor")
    assert board.player().rumor == "jade_idol" and board.player().gold == 8
    assert "seek-rumor" not in board.kinds()


@rule("marauders", "rumor.attempt")
def test_the_gold_is_lost_if_the_test_fails() -> None:
    board = docked()
    board.ashore()
    board.roll(1, 1)
    board.answer("seek-rumor")
    assert board.player().rumor == "" and board.player().gold == 8 and "seek-rumor" not in board.kinds()


@rule("marauders", "rumor.attempt")
def test_without_gold_no_attempt() -> None:
    board = docked(gold=1)
    board.ashore()
    assert "seek-rumor" not in board.kinds()


@rule("marauders", "rumor.secret")
def test_only_the_owner_reads_the_rumor() -> None:
    board = docked()
    board.top("rumors", "jade_idol")
    board.ashore()
    board.roll(1, 5)
    board.answer("seek-rumor")
    assert YouHeard("jade_idol") in board.heard_by(0) and YouHeard("jade_idol") not in board.heard_by(1)
    assert RumorHeard("rumor.attempt", Seat(0)) in board.heard_by(1)
    seen = GAME.view(board.state, Seat(1))
    assert seen.players[0].has_rumor and "jade_idol" not in repr(seen)


@rule("marauders", "rumor.one")
@pytest.mark.parametrize(("keep", "back"), [("jade_idol", "tax_chest"), ("tax_chest", "jade_idol")])
def test_of_two_rumors_one_goes_back_into_the_deck(keep: str, back: str) -> None:
    board = docked(rumor="tax_chest")
    board.top("rumors", "jade_idol")
    board.ashore()
    board.roll(1, 5)
    board.answer("seek-rumor")
    assert set(board.options) == {"keep-rumor jade_idol", "keep-rumor tax_chest"}
    before = board.state.rumors.cards[:]
    board.roll_freely()
    board.answer(f"keep-rumor {keep}")
    assert board.player().rumor == keep
    assert sorted(board.state.rumors.cards) == sorted([*before, back]) and board.state.rumors.cards != [*before, back]
    assert board.state.rumors.discards == []


@rule("marauders", "rumor.test_at_sea", "investigate.action")
def test_a_rumor_at_sea_is_investigated_for_an_action() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau", rumor="island_fires")
    board.act()
    board.roll(1, 1, 1, 5)
    board.answer("investigate island_fires")
    assert board.state.turn.actions == 2 and board.facts(RumorTrue, "card") == ["island_fires"]


@rule("marauders", "rumor.test_at_sea", "investigate.action")
@pytest.mark.parametrize(("zone", "in_port"), [("havana", False), ("nassau", True)])
def test_only_at_sea_in_that_zone(zone: str, in_port: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone=zone, in_port=in_port, rumor="island_fires")
    board.act()
    assert "investigate" not in board.kinds()
    if in_port:
        board.answer("go-ashore nassau")
        assert "verify-rumor" not in board.kinds()


@rule("marauders", "rumor.test_in_port")
def test_a_rumor_in_port_is_tested_ashore() -> None:
    board = docked("port_royal", rumor="deserter")
    board.ashore()
    board.roll(5, 1, 1, 1)
    board.answer("verify-rumor deserter")
    assert board.player().gold == 20 and board.state.turn.actions == 2


@rule("marauders", "rumor.test_in_port")
def test_not_at_sea_and_not_in_another_port() -> None:
    board = docked("havana", rumor="deserter")
    board.ashore()
    assert "verify-rumor" not in board.kinds()
    board = Board()
    board.captain(0, zone="port_royal", rumor="deserter")
    board.act()
    assert "investigate" not in board.kinds()


@rule("marauders", "rumor.failure")
def test_a_false_rumor_is_discarded() -> None:
    board = docked("port_royal", rumor="deserter")
    board.ashore()
    board.roll(1, 1, 1, 1)
    board.answer("verify-rumor deserter")
    assert board.player().rumor == "" and board.state.rumors.discards == ["deserter"]
    assert board.player().gold == 10 and board.player().glory == 0 and board.facts(RumorFalse, "card") == ["deserter"]


@rule("marauders", "rumor.success", "glory.sources")
def test_a_true_rumor_brings_its_prize_and_glory() -> None:
    board = docked("port_royal", rumor="deserter")
    board.ashore()
    board.roll(5, 1, 1, 1)
    board.answer("verify-rumor deserter")
    assert board.player().earned == {"rumors": 1} and board.state.rumors.discards == ["deserter"]


@rule("marauders", "rumor.kept")
def test_a_kept_rumor_stays_and_does_not_count_towards_the_limit() -> None:
    board = docked("st_maarten", rumor="master_spyglass")
    board.top("rumors", "jade_idol")
    board.ashore()
    board.roll(5, 1)
    board.answer("verify-rumor master_spyglass")
    assert board.player().kept == ["master_spyglass"] and board.player().rumor == ""
    board.roll(5, 1)
    board.answer("seek-rumor")
    assert board.player().rumor == "jade_idol"
    board.player().in_port = False
    assert GAME.view(board.state, None).players[0].skills["scouting"] == 3


@rule("marauders", "rumor.reshuffle")
def test_an_empty_rumor_deck_is_made_of_the_discards() -> None:
    board = docked()
    rumors = board.state.rumors
    rumors.cards, rumors.discards = [], ["jade_idol"]
    board.ashore()
    board.roll(5, 1)
    board.answer("seek-rumor")
    assert board.player().rumor == "jade_idol"


@rule("marauders", "rumor.none_left")
def test_without_any_rumor_left_none_can_be_sought() -> None:
    board = docked()
    board.state.rumors.cards = []
    board.ashore()
    assert "seek-rumor" not in board.kinds()


# --- missions ---------------------------------------------------------------------------------------------------------


@rule("marauders", "mission.claim", "mission.replace_on_board")
def test_a_mission_is_claimed_in_its_port_and_replaced_at_once() -> None:
    board = docked("havana")
    board.missions("leaf_merchants", "militia")
    board.top("missions", "hydrographer")
    board.ashore()
    assert [option for option in board.options if option.startswith("claim")] == ["claim leaf_merchants"]
    board.roll(5, 1)
    board.answer("claim leaf_merchants")
    assert board.player().mission == "leaf_merchants" and board.state.board == ["militia", "hydrographer"]
    assert board.facts(MissionOpened, "mission", "port") == [("hydrographer", "trinidad")]


@rule("marauders", "mission.claim")
def test_without_what_it_requires_a_mission_is_not_offered() -> None:
    board = docked("caracas", ship="sloop")
    board.missions("show_the_flag", "royal_chocolate")
    board.ashore()
    assert [option for option in board.options if option.startswith("claim")] == ["claim royal_chocolate"]


@rule("marauders", "mission.retry")
def test_one_attempt_per_mission_and_turn_and_another_in_a_later_one() -> None:
    board = docked("havana")
    board.missions("leaf_merchants", "french_prize")
    board.ashore()
    board.roll(1, 1)
    board.answer("claim leaf_merchants")
    assert board.player().mission == "" and "leaf_merchants" in board.state.board
    assert [option for option in board.options if option.startswith("claim")] == ["claim french_prize"]
    board.answer("leave-quay", "end-turn", "end-turn", "go-ashore havana")
    assert "claim leaf_merchants" in board.options


@rule("marauders", "mission.one")
def test_who_has_a_mission_may_give_it_up_for_another() -> None:
    board = docked("havana", mission="militia")
    board.missions("leaf_merchants", "hydrographer")
    board.ashore()
    board.roll(5, 1)
    board.answer("claim leaf_merchants")
    assert isinstance(board.question, WhichMission)
    board.answer("keep-mission leaf_merchants")
    assert board.player().mission == "leaf_merchants" and board.state.missions.discards == ["militia"]
    assert board.facts(MissionDropped, "mission") == ["militia"]


@rule("marauders", "mission.one")
def test_or_keep_it_and_leave_the_other_open() -> None:
    board = docked("havana", mission="militia")
    board.missions("leaf_merchants", "hydrographer")
    board.ashore()
    board.roll(5, 1)
    board.answer("claim leaf_merchants", "keep-mission militia")
    assert board.player().mission == "militia" and board.state.board == ["leaf_merchants", "hydrographer"]


@rule("marauders", "mission.complete", "glory.sources")
def test_a_completed_mission_pays_at_once_and_is_discarded() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau", mission="hydrographer")
    board.act()
    board.answer("dock nassau")
    assert board.player().gold == 26 and board.player().earned == {"missions": 1}
    assert board.player().mission == "" and board.state.missions.discards == ["hydrographer"]


@rule("marauders", "mission.deliver")
def test_delivering_is_no_sale() -> None:
    board = docked("cartagena", mission="leaf_merchants", cargo=["tobacco", "tobacco", "tobacco", "rum"])
    board.demand("cartagena", "tobacco")
    board.ashore()
    board.answer("fulfil leaf_merchants")
    assert board.goods() == ["rum", "tobacco"] and len(board.state.cargo.discards) == 2
    assert board.player().gold == 10 + 12 and board.player().earned == {"missions": 1}
    assert board.state.demand["cartagena"] == "tobacco" and "sell-goods" not in board.kinds()


@rule("marauders", "mission.deliver")
def test_with_too_few_cards_or_in_another_port_nothing_can_be_delivered() -> None:
    board = docked("cartagena", mission="leaf_merchants", cargo=["tobacco"])
    board.ashore()
    assert "fulfil" not in board.kinds()
    board = docked("havana", mission="leaf_merchants", cargo=["tobacco", "tobacco"])
    board.ashore()
    assert "fulfil" not in board.kinds()


@rule("marauders", "mission.visits_after")
def test_zones_seen_before_the_mission_do_not_count() -> None:
    board = docked("bridgetown", ship="sloop")
    board.missions("survey_leewards", "militia")
    board.player().zone = "st_john"
    board.act(actions=9)
    board.answer("put-out st_john", "sail bridgetown", "dock bridgetown", "go-ashore bridgetown")
    board.roll(5, 1)
    board.answer("claim survey_leewards")
    assert board.player().visited == []
    board.answer("leave-quay", "put-out bridgetown", "sail st_john")
    assert board.player().visited == ["st_john"]


@rule("marauders", "mission.reshuffle")
def test_an_empty_mission_deck_is_made_of_the_discards() -> None:
    board = docked("havana")
    board.missions("leaf_merchants", "militia")
    board.state.missions.cards, board.state.missions.discards = [], ["refinery"]
    board.ashore()
    board.roll(5, 1)
    board.answer("claim leaf_merchants")
    assert board.state.board == ["militia", "refinery"]


@rule("marauders", "mission.reshuffle")
def test_with_none_left_the_board_shows_fewer() -> None:
    board = docked("havana")
    board.missions("leaf_merchants", "militia")
    board.state.missions.cards = []
    board.ashore()
    board.roll(5, 1)
    board.answer("claim leaf_merchants")
    assert board.state.board == ["militia"]


# --- the stash --------------------------------------------------------------------------------------------------------


@rule("marauders", "stash.home_only")
def test_the_chest_is_in_the_home_port() -> None:
    board = docked("st_john", gold=25, stash=7)
    board.ashore()
    board.answer("open-chest", "stash 20", "open-chest", "withdraw 9")
    assert (board.player().gold, board.player().stash) == (14, 18)


@rule("marauders", "stash.home_only")
def test_and_nowhere_else() -> None:
    board = docked("havana", gold=25, stash=7)
    board.ashore()
    assert "open-chest" not in board.kinds()


@rule("marauders", "stash.home_only")
def test_any_amount_can_be_moved() -> None:
    board = docked("st_john", gold=137)
    board.ashore()
    board.answer("open-chest", "stash 90", "open-chest", "stash 8")
    assert board.player().stash == 98
    board.answer("open-chest", "stash 39")
    assert board.player().gold == 0


@rule("marauders", "stash.secret")
def test_nobody_else_learns_how_much() -> None:
    board = docked("st_john", gold=25)
    board.ashore()
    board.answer("open-chest", "stash 10")
    assert YouStashed(10, 10) in board.heard_by(0)
    assert [event for event in board.heard_by(1) if isinstance(event, ChestOpened | YouStashed)] == [
        ChestOpened(Seat(0))
    ]
    assert GAME.view(board.state, Seat(1)).players[0].stash == -1
    assert GAME.view(board.state, None).players[0].points == 0


@rule("marauders", "stash.spend")
def test_at_home_the_stash_pays_for_everything() -> None:
    board = docked("st_john", gold=2, stash=40)
    board.ashore()
    board.answer("buy-ship galleon")
    assert (board.player().ship, board.player().gold, board.player().stash) == ("galleon", 0, 40 + 2 - 25)


@rule("marauders", "stash.spend")
def test_elsewhere_it_pays_for_nothing() -> None:
    board = docked("havana", gold=2, stash=40)
    board.ashore()
    assert "buy-ship" not in board.kinds() or board.options.count("buy-ship galleon") == 0
    assert "buy-weapon" not in board.kinds()


@rule("marauders", "stash.points", "glory.card_per_point")
@pytest.mark.parametrize(("stash", "points"), [(0, 0), (9, 0), (10, 1), (39, 3), (50, 5), (87, 5)])
def test_a_point_for_each_ten_gold_but_no_more_than_five(stash: int, points: int) -> None:
    board = docked("st_john", stash=stash)
    board.top("glory", "bosun")
    assert stash_points(board.player()) == points
    view = GAME.view(board.state, Seat(0)).players[0]
    assert view.points == points and view.glory == 0 and board.player().hand == []
