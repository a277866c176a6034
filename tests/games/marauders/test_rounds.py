"""5 Rounds: merchants dealt again, one event, a turn for everybody, and the end of the round."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.npcs import NpcArrived, NpcReturned, NpcSailed
from wardroom.games.marauders.rules.rounds import CaptainAnnounced, EventDrawn, MerchantsDealt
from wardroom.games.marauders.rules.skills import faces, residual, successes
from wardroom.games.marauders.rules.war import PeaceMade, WarBroke

# --- dice -------------------------------------------------------------------------------------------------------------


@rule("marauders", "dice.faces")
def test_faces_of_a_die() -> None:
    assert faces(range(1, 7)) == ("1", "2", "3", "4", "skull", "skull")
    assert successes([5, 6, 4, 3, 2, 1]) == 2


@rule("marauders", "dice.faces")
def test_dice_do_not_explode() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "havana")
    board.merchant("havana", "fra")
    board.act()
    board.roll(6, 6)
    board.answer("scout-merchant havana")
    assert board.script.left == 0 and board.kinds() == {"raid", "let-go"}


@rule("marauders", "dice.residual")
def test_the_residual_is_the_sum_of_the_numbers() -> None:
    assert residual([5, 4, 3, 6, 1]) == 8
    assert residual([5, 6]) == 0


@rule("marauders", "dice.test")
@pytest.mark.parametrize(("dice", "found"), [((5, 1), True), ((1, 6), True), ((5, 5), True), ((4, 4), False)])
def test_one_die_per_point_and_one_success_passes(dice: tuple[int, int], found: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.act()
    board.roll(*dice)
    board.answer("scout-merchant havana")
    assert (board.kinds() == {"raid", "let-go"}) == found


@rule("marauders", "dice.test")
@pytest.mark.parametrize(("dice", "gold"), [((5, 1, 1), 10), ((5, 5, 1), 25)])
def test_a_card_may_ask_for_more_successes(dice: tuple[int, ...], gold: int) -> None:
    board = Board()
    board.captain(0, "ann_hawley", zone="caribbean_sea", rumor="drowned_galleon")
    board.act()
    board.roll(*dice)
    board.answer("investigate drowned_galleon")
    assert board.player().gold == gold


@rule("marauders", "dice.minimum")
def test_a_test_is_rolled_with_at_least_one_die() -> None:
    board = Board()
    board.captain(0, "pieter_vandam", zone="havana")
    board.event("ev_fog")
    board.act()
    board.roll(5)
    board.answer("scout-merchant havana")
    assert board.kinds() == {"raid", "let-go"}


# --- the beginning ----------------------------------------------------------------------------------------------------


def with_track(count: int) -> Board:
    """A round is about to begin with so many merchants on the track; the event moves nobody."""
    board = Board()
    state = board.state
    for zone in [*state.merchants][:count]:
        state.track.append(state.merchants[zone])
        state.merchants = {place: token for place, token in state.merchants.items() if place != zone}
    board.top("events", "npc_eng_1")
    return board


@rule("marauders", "round.refill")
@pytest.mark.parametrize("count", [8, 11])
def test_a_full_track_is_dealt_to_the_empty_zones(count: int) -> None:
    board = with_track(count)
    left, track = dict(board.state.merchants), sorted(board.state.track)
    board.roll_freely()
    board.begin_round()
    assert set(board.state.merchants) == set(GAME.cards.zones) and board.state.track == []
    assert all(board.state.merchants[zone] == token for zone, token in left.items())
    dealt = [token for zone, token in board.state.merchants.items() if zone not in left]
    assert sorted(dealt) == track and board.facts(MerchantsDealt, "count") == [count]


@rule("marauders", "round.refill")
def test_merchants_are_dealt_before_the_event() -> None:
    board = with_track(8)
    board.roll_freely()
    board.begin_round()
    kinds = [type(told.event) for told in board.told]
    assert kinds.index(MerchantsDealt) < kinds.index(CaptainAnnounced)


@rule("marauders", "round.refill_not")
def test_seven_on_the_track_stay_there() -> None:
    board = with_track(7)
    board.begin_round()
    assert len(board.state.track) == 7 and len(board.state.merchants) == 10


@rule("marauders", "round.refill_not")
def test_an_eighth_token_waits_for_the_next_round() -> None:
    board = with_track(7)
    board.captain(0, "mary_thorne", zone="trinidad")
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant trinidad", "let-go")
    assert len(board.state.track) == 8 and len(board.state.merchants) == 9
    board.answer("end-turn")
    assert len(board.state.track) == 8
    board.roll_freely()
    board.answer("end-turn")
    assert board.state.round == 2 and board.state.track == []


@rule("marauders", "round.event")
def test_one_event_with_its_arrows_first() -> None:
    board = Board()
    board.npc("npc_eng_1", "port_royal")
    board.npc("npc_fra_1", "tortuga")
    board.top("events", "ev_peace_1")
    board.war("ned", "esp", ned="curacao", esp="havana")
    left = len(board.state.events)
    board.begin_round()
    assert len(board.state.events) == left - 1 and board.facts(EventDrawn, "event") == ["ev_peace_1"]
    kinds = [type(told.event) for told in board.told if isinstance(told.event, NpcSailed | PeaceMade)]
    assert kinds == [NpcSailed, NpcSailed, NpcSailed, PeaceMade]
    assert board.facts(NpcSailed, "npc") == ["npc_eng_1", "npc_fra_1", "war_esp"]


@rule("marauders", "round.event_duration")
def test_a_round_effect_lasts_until_the_next_event() -> None:
    board = Board()
    board.top("events", "ev_calm", "npc_eng_1")
    board.begin_round()
    assert board.state.event == "ev_calm"
    board.answer("end-turn", "end-turn")
    assert board.state.event == "npc_eng_1"


@rule("marauders", "round.event_duration")
def test_a_war_lasts_beyond_the_next_event() -> None:
    board = Board()
    board.top("events", "ev_war_1", "npc_ned_1")
    board.roll("d4:1", "d3:1")
    board.begin_round()
    assert board.state.war == ["eng", "fra"]
    board.answer("end-turn", "end-turn")
    assert board.state.round == 3 and board.state.war == ["eng", "fra"]


@rule("marauders", "round.event_duration")
def test_another_war_ends_the_first() -> None:
    board = Board()
    board.war("eng", "fra", eng="port_royal", fra="petit_goave")
    board.top("events", "ev_war_3")
    board.roll("d4:4", "d3:3")
    board.begin_round()
    assert board.facts(PeaceMade, "nation", "enemy") == [("eng", "fra")]
    assert board.facts(WarBroke, "nation", "enemy") == [("esp", "ned")]
    assert board.state.war == ["esp", "ned"]


@rule("marauders", "round.npc_card")
def test_a_captain_waits_for_the_end_of_the_round() -> None:
    board = Board()
    board.npc("npc_fra_1", "tortuga")
    board.top("events", "npc_eng_1", "npc_ned_1")
    board.begin_round()
    assert board.facts(CaptainAnnounced, "npc") == ["npc_eng_1"]
    assert board.state.npcs["eng"].zone == "" and board.state.npcs["fra"].zone == "tortuga"
    assert GAME.view(board.state, None).event is not None
    board.answer("end-turn")
    assert board.state.npcs["eng"].zone == ""
    board.answer("end-turn")
    assert board.facts(NpcArrived, "npc", "zone") == [("npc_eng_1", "port_royal")]


@rule("marauders", "round.turns")
def test_everybody_has_one_turn() -> None:
    board = Board(3)
    board.state.first = Seat(1)
    board.top("events", "npc_eng_1")
    board.begin_round()
    seats = []
    for _ in range(3):
        seats.append(board.ask.seat)
        board.answer("end-turn")
    assert seats == [1, 2, 0] and board.state.round == 3


@rule("marauders", "round.end_order")
def test_captains_return_before_the_new_one_arrives_and_then_the_game_may_end() -> None:
    board = Board()
    board.npc("npc_slp_2", "havana", "npc_slp_1")
    board.state.npcs = {**board.state.npcs, "slp": board.state.npcs["slp"]._replace(zone="", returns=True)}
    board.state.npcs = {**board.state.npcs, "slp": board.state.npcs["slp"]._replace(cards=("npc_slp_1",))}
    board.state.events_used.append("npc_slp_2")
    board.state.declared = [0]
    board.end_round(arriving="npc_eng_1")
    kinds = [type(told.event) for told in board.told]
    assert kinds[:2] == [NpcReturned, NpcArrived] and board.state.over


@rule("marauders", "round.refill")
def test_merchants_that_are_dealt_later_can_be_told_from_the_first() -> None:
    board = Board()
    zones = [*board.state.merchants][:8]
    board.state.track = [board.state.merchants[zone] for zone in zones]
    board.state.merchants = {zone: flag for zone, flag in board.state.merchants.items() if zone not in zones}
    board.top("events", "ev_calm")
    board.roll_freely()
    board.begin_round()
    assert board.state.deals == 1
    assert {zone for zone, deal in board.state.merchant_deals.items() if deal == 1} == {*zones}
