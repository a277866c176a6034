"""7.1, 7.2 Selling and buying goods."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.market import Bought, GoodsDrawn, LeftOnQuay, WantedHere, YouBought, YouSawGoods
from wardroom.games.marauders.rules.tokens import DemandChanged


def market(*cards: str, captain: str = "mary_thorne", port: str = "st_john", **more: object) -> Board:
    """A captain in port, about to buy; these cards come first, and wood is in demand."""
    board = Board()
    facts: dict[str, object] = {"gold": 30, "ship": "frigate", **more}
    board.captain(0, captain, zone=port, in_port=True, **facts)  # type: ignore[arg-type]
    board.demand(port, "wood")
    board.top("cargo", *cards)
    board.ashore()
    return board


SIX = ("rum_1", "rum_2", "rum_3", "sugar_1", "sugar_2", "food_1")


def seller(*goods: str, demand: str = "sugar", port: str = "st_john", **more: object) -> Board:
    """A captain in port with goods to sell."""
    board = Board()
    facts: dict[str, object] = {"gold": 0, **more}
    board.captain(0, cargo=goods, zone=port, in_port=True, **facts)  # type: ignore[arg-type]
    board.demand(port, demand)
    board.ashore()
    return board


# --- selling ----------------------------------------------------------------------------------------------------------


@rule("marauders", "sell.first")
def test_selling_is_first_and_once_and_buying_may_follow() -> None:
    board = seller("rum", "rum")
    board.answer("sell-goods", "sell rum 1", "done")
    assert "sell-goods" not in board.kinds() and "buy-goods" in board.options
    board.answer("buy-goods")
    assert "done" in board.options


@rule("marauders", "sell.first")
def test_after_any_other_activity_nothing_can_be_sold() -> None:
    board = seller("rum", gold=20)
    board.roll(1, 1)
    board.answer("seek-rumor")
    assert "sell-goods" not in board.kinds()


@rule("marauders", "sell.prices")
def test_three_gold_a_card_and_six_in_demand() -> None:
    board = seller("rum", "sugar")
    board.answer("sell-goods", "sell rum 1")
    assert board.player().gold == 3
    board.roll("d9:1")
    board.answer("sell sugar 1")
    assert board.player().gold == 9


@rule("marauders", "sell.prices", "cargo.value_only_raid")
def test_the_value_on_a_card_does_not_matter_in_trade() -> None:
    board = seller("rum_4", "rum_1")
    board.answer("sell-goods", "sell rum 2")
    assert GAME.cards.cargo["rum_4"].value == 5 and board.player().gold == 6


def test_everything_at_once() -> None:
    board = seller("rum", "sugar", "sugar")
    board.roll("d9:1")
    board.answer("sell-goods", "sell-all")
    assert board.player().gold == 15 and board.goods() == []


@rule("marauders", "sell.demand_glory", "glory.sources")
@pytest.mark.parametrize(("count", "glory"), [(2, 0), (3, 1), (6, 1)])
def test_three_cards_of_the_good_in_demand_are_worth_one_point(count: int, glory: int) -> None:
    board = seller(*["sugar"] * count)
    board.roll("d9:1")
    board.answer("sell-goods", f"sell sugar {count}")
    assert board.player().glory == glory and board.player().earned == ({"trade": 1} if glory else {})


@rule("marauders", "sell.demand_glory")
def test_the_three_may_be_sold_one_by_one_in_one_sale() -> None:
    board = seller("sugar", "sugar", "sugar", "rum")
    board.answer("sell-goods", "sell sugar 1", "sell sugar 2")
    assert board.player().glory == 0
    board.roll("d9:1")
    board.answer("done")
    assert board.player().glory == 1


@rule("marauders", "sell.demand_glory")
def test_three_cards_of_another_good_are_worth_none() -> None:
    board = seller("rum", "rum", "rum")
    board.answer("sell-goods", "sell rum 3")
    assert board.player().glory == 0


@rule("marauders", "sell.demand_replaced")
def test_a_demand_that_was_met_changes() -> None:
    board = seller("sugar")
    pile = [*board.state.demand_pile, "sugar"]
    at = next(at for at, good in enumerate(pile) if good != "sugar")
    board.roll(f"d9:{at + 1}")
    board.answer("sell-goods", "sell sugar 1")
    assert board.state.demand["st_john"] == pile[at]
    assert board.facts(DemandChanged, "port", "good", "is_new") == [("st_john", pile[at], True)]
    assert sorted([*board.state.demand_pile, pile[at]]) == sorted(pile)


@rule("marauders", "sell.demand_replaced")
def test_the_new_token_may_show_the_same_good() -> None:
    board = seller("sugar")
    board.roll("d9:9")
    board.answer("sell-goods", "sell sugar 1")
    assert board.state.demand["st_john"] == "sugar" and board.facts(DemandChanged, "is_new") == [False]


@rule("marauders", "sell.demand_replaced")
def test_a_demand_that_was_not_met_stays() -> None:
    board = seller("rum")
    board.answer("sell-goods", "sell rum 1")
    assert board.events(DemandChanged) == [] and board.state.demand["st_john"] == "sugar"


@rule("marauders", "sell.discard")
def test_sold_cards_are_discarded() -> None:
    board = seller("rum_3", "rum_7")
    board.answer("sell-goods", "sell rum 2")
    assert sorted(board.state.cargo.discards) == ["rum_3", "rum_7"] and board.goods() == []


@rule("marauders", "sell.price_order")
def test_an_event_replaces_the_ports_price_and_bonuses_come_last() -> None:
    board = Board()
    board.captain(0, "edmund_gray", zone="havana", in_port=True, gold=0, cargo=["sugar", "rum"], hand=["hard_bargain"])
    board.demand("havana", "sugar")
    board.event("ev_glut")
    board.ashore()
    board.roll("d9:1")
    board.answer("sell-goods", "play hard_bargain", "sell sugar 1", "sell rum 1")
    assert board.player().gold == (5 + 1 + 1) + (2 + 1)


# --- buying -----------------------------------------------------------------------------------------------------------


@rule("marauders", "buy.draw")
def test_six_cards_and_once() -> None:
    board = market(*SIX)
    board.answer("buy-goods")
    assert sorted(board.state.turn.market) == sorted(SIX)
    board.answer("done")
    assert "buy-goods" not in board.kinds()


@rule("marauders", "buy.prices")
def test_prices_depend_on_how_often_a_good_lies_in_the_draw() -> None:
    board = market(*SIX)
    board.answer("buy-goods", "buy food 1")
    assert board.facts(YouSawGoods, "goods") == [("food", "rum", "rum", "rum", "sugar", "sugar")]
    board.answer("buy sugar 1", "buy rum 1", "done")
    assert board.player().gold == 30 - 3 - 2 - 1 and board.goods() == ["food", "rum", "sugar"]


@rule("marauders", "buy.demand_replaced")
def test_the_good_in_demand_is_replaced_and_does_not_count() -> None:
    board = market("rum_1", "wood_1", "rum_2", "wood_2", "sugar_1", "sugar_2", "food_1", "food_2")
    board.answer("buy-goods")
    assert sorted(board.state.turn.market) == ["food_1", "food_2", "rum_1", "rum_2", "sugar_1", "sugar_2"]
    assert board.state.cargo.discards == ["wood_1", "wood_2"]


@rule("marauders", "buy.three")
def test_buying_in_the_same_port_two_turns_running_draws_three() -> None:
    board = market(*SIX)
    board.player().bought_in = "st_john"
    board.answer("buy-goods")
    assert sorted(board.state.turn.market) == ["rum_1", "rum_2", "rum_3"]
    assert board.facts(GoodsDrawn, "under", "count") == [("buy.three", 3)]


@rule("marauders", "buy.three", "buy.three_unused")
def test_a_purchase_of_nothing_counts_too() -> None:
    board = market(*SIX)
    board.answer("buy-goods", "done", "leave-quay", "end-turn", "end-turn")
    board.answer("go-ashore st_john", "buy-goods")
    assert len(board.state.turn.market) == 3


@rule("marauders", "buy.three_reset")
def test_a_turn_without_buying_restores_the_full_draw() -> None:
    board = market(*SIX)
    board.answer("buy-goods", "done", "leave-quay", "end-turn", "end-turn", "end-turn")
    board.answer("end-turn", "go-ashore st_john", "buy-goods")
    assert len(board.state.turn.market) == 6


@rule("marauders", "buy.three_reset")
def test_another_port_has_the_full_draw() -> None:
    board = market(*SIX)
    board.player().bought_in = "curacao"
    board.answer("buy-goods")
    assert len(board.state.turn.market) == 6 and board.facts(GoodsDrawn, "under", "count") == [("buy.draw", 6)]


@rule("marauders", "buy.three_reset")
def test_death_clears_the_memory() -> None:
    board = Board()
    player = board.captain(0, bought_in="st_john", bought_now="st_john")
    player.clear()
    assert (player.bought_in, player.bought_now) == ("", "")


@rule("marauders", "buy.three_wins")
def test_nothing_raises_the_draw_of_three() -> None:
    board = market(*SIX, captain="pieter_vandam", port="st_maarten", hand=["warehouse_deal"], bought_in="st_maarten")
    board.state.event = "ev_boom"
    assert "play warehouse_deal" not in board.options
    board.answer("buy-goods")
    assert len(board.state.turn.market) == 3


@rule("marauders", "buy.draw_order")
def test_the_ports_number_then_event_captain_and_card() -> None:
    board = market(captain="pieter_vandam", port="caracas", hand=["warehouse_deal"])
    board.state.event = "ev_boom"
    board.answer("play warehouse_deal")
    assert len(board.state.turn.market) == 8 + 2 + 2 + 3


@rule("marauders", "buy.six_limit")
def test_never_more_than_six_cards() -> None:
    board = market(*SIX, cargo=["tobacco"] * 4, ship="galleon")
    board.answer("buy-goods")
    counts = [int(option.split()[2]) for option in board.options if option.startswith("buy ")]
    assert counts and max(counts) == 2
    board.answer("buy sugar 2")
    assert board.options == ["done"]


@rule("marauders", "buy.six_limit")
def test_a_full_hold_cannot_buy() -> None:
    board = market(cargo=["rum"] * 6)
    assert "buy-goods" not in board.kinds()


@rule("marauders", "buy.capacity_in_port")
def test_in_port_a_small_ship_may_hold_six() -> None:
    board = market(*SIX, ship="sloop")
    board.answer("buy-goods", "buy rum 3", "buy sugar 2", "buy food 1")
    assert len(board.goods()) == 6


@rule("marauders", "buy.face_down")
def test_bought_cards_are_seen_by_their_owner_only() -> None:
    board = market(*SIX)
    board.answer("buy-goods")
    assert not any("rum" in repr(event) for event in board.heard_by(1))
    board.answer("buy rum 2", "done")
    assert board.facts(Bought, "count", "gold") == [(2, 2)]
    assert YouBought(("rum", "rum")) in board.heard_by(0) and YouBought(("rum", "rum")) not in board.heard_by(1)
    seen = GAME.view(board.state, Seat(1)).players[0]
    assert seen.cargo == 2 and seen.seen_cargo == []


@rule("marauders", "buy.discard_open")
def test_what_is_not_bought_is_discarded_openly() -> None:
    board = market(*SIX)
    board.answer("buy-goods", "buy rum 3", "done")
    assert sorted(board.state.cargo.discards) == ["food_1", "sugar_1", "sugar_2"]
    assert [sorted(goods) for goods in board.facts(LeftOnQuay, "goods")] == [["food", "sugar", "sugar"]]
    assert any(isinstance(event, LeftOnQuay) for event in board.heard_by(1))


@rule("marauders", "buy.deck_empty")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    board = market(*SIX)
    cargo = board.state.cargo
    cargo.cards, cargo.discards = cargo.cards[-2:], cargo.cards[:-2]
    board.roll_freely()
    board.answer("buy-goods")
    assert len(board.state.turn.market) == 6 and len(cargo.cards) + len(cargo.discards) == 64 - 6


@rule("marauders", "buy.deck_empty")
def test_with_nothing_left_the_draw_is_shorter() -> None:
    board = market(*SIX)
    cargo = board.state.cargo
    cargo.cards = cargo.cards[-4:]
    board.answer("buy-goods")
    assert len(board.state.turn.market) == 4


@rule("marauders", "buy.funds")
def test_what_cannot_be_paid_is_not_offered() -> None:
    board = market(*SIX, gold=2)
    board.answer("buy-goods")
    assert set(board.options) == {"done", "buy rum 1", "buy rum 2", "buy sugar 1"}
    board.answer("buy rum 2")
    assert board.options == ["done"]


def test_the_basket_is_paid_when_it_is_full() -> None:
    board = market(*SIX)
    board.answer("buy-goods", "buy rum 3")
    assert board.player().gold == 30 and board.state.turn.basket == ["rum_3", "rum_2", "rum_1"][::-1]
    board.answer("done")
    assert board.player().gold == 27 and board.state.turn.basket == []


@rule("marauders", "buy.demand_replaced")
def test_nothing_is_said_of_goods_in_demand_where_none_turned_up() -> None:
    board = market(*SIX)
    board.answer("buy-goods")
    assert board.events(WantedHere) == []
