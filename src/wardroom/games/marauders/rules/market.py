"""7.1, 7.2 The market: selling goods, and buying them face down."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import (
    CheapestFree,
    DemandPrice,
    GoodsPrices,
    HardBargain,
    HonestPrice,
    MarketSize,
    MarketSizeFor,
    PlainPrice,
    SecondDraw,
    WarehouseDeal,
)
from wardroom.games.marauders.rules.glory import gain_glory
from wardroom.games.marauders.rules.hand import Play, all_held, lay_down, on_top, play_of
from wardroom.games.marauders.rules.hold import cards_of
from wardroom.games.marauders.rules.phrasing import DONE, Brief, Done, Paid, RuledEvent
from wardroom.games.marauders.rules.tokens import DemandChanged
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MOST_CARGO,
    MaraudersTable,
    bonus_of,
    discard,
    draw,
    earn,
    funds,
    hold,
    load_of,
    pay,
)


class WhatToSell(Question):
    rule = "sell.prices"
    port: str
    good: str


class WhatToBuy(Question):
    rule = "buy.prices"
    port: str
    gold: int
    """What the basket costs so far."""


class SellGoods(Option):
    pass


class BuyGoods(Brief):
    written = 0
    cards: int


class Sell(Brief):
    written = 2
    good: str
    count: int
    gold: int


class SellAll(Brief):
    written = 0
    count: int
    gold: int


class Buy(Brief):
    written = 2
    good: str
    count: int
    gold: int
    """The price of one card."""


class DrawAgain(Brief):
    written = 0
    gold: int


SELL_GOODS = SellGoods()
sell_of = cache(Sell)
buy_of = cache(Buy)
buy_goods_of = cache(BuyGoods)


class Sold(Event):
    rule = "sell.prices"
    player: Seat
    good: str
    count: int
    gold: int


class GoodsDrawn(RuledEvent):
    player: Seat
    count: int


class WantedHere(Event):
    """Goods in demand are not for sale: they are turned up, discarded and replaced."""

    rule = "buy.demand_replaced"
    port: str
    goods: tuple[str, ...]


class YouSawGoods(RuledEvent):
    goods: tuple[str, ...]


class Bought(Event):
    rule = "buy.face_down"
    player: Seat
    count: int
    gold: int


class YouBought(Event):
    rule = "buy.face_down"
    goods: tuple[str, ...]


class LeftOnQuay(Event):
    rule = "buy.discard_open"
    goods: tuple[str, ...]


PLAIN_PRICE, DEMAND_PRICE = 3, 6
GLORY_SALE = 3
"""7.1 How many cards of the good in demand make a sale glorious."""

MARKET, SECOND_MARKET = 6, 3
"""7.2 How many cards are drawn, and how many when buying in the same port two turns running."""

PRICES = {1: 3, 2: 2}
"""7.2 What a card costs by how often its good lies in the draw; else one gold."""

Sale: TypeAlias = Done | Sell | SellAll | Play
Purchase: TypeAlias = Done | Buy | DrawAgain


def trade(table: MaraudersTable, seat: Seat) -> Iterator[SellGoods | BuyGoods | Play]:
    """7.1, 7.2 Selling comes first or not at all; buying once."""
    player, done = table.state.players[seat], table.state.turn.done
    if player.cargo and "busy" not in done:
        yield SELL_GOODS
    if "buy" not in done and load_of(table, player) < MOST_CARGO:
        yield buy_goods_of(market_size(table, player))
        yield from map(play_of, deals(table, player))


# --- 7.1 selling ------------------------------------------------------------------------------------------------------


def price_of(table: MaraudersTable, player: Player, good: str) -> int:
    """R72 The port's figure, replaced by an event's; what captain and card add comes last."""
    bargain = table.cards.bargain[on_top(table)] if table.state.turn.bargain and player is table.active else 0
    if good == table.state.demand[player.zone]:
        return demand_price(table, player) + bonus_of(player, table.cards.demand_bonus) + bargain
    prices = table.cards.having(PlainPrice)
    named = prices.get(table.state.event) or prices.get(player.zone)
    return (named.gold if named else PLAIN_PRICE) + bargain


def demand_price(table: MaraudersTable, player: Player) -> int:
    """R72 What a card of the good in demand brings: by the event, the port for honest players, or the book."""
    if event := table.cards.having(DemandPrice).get(table.state.event):
        return event.gold
    port = table.cards.having(HonestPrice).get(player.zone)
    return port.gold if port and not player.is_pirate else DEMAND_PRICE


def sell_goods(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.1 Any cards of the hold, once and first of all; three of the good in demand bring glory."""
    state, player = table.state, table.state.players[seat]
    state.turn.done.append("sell")
    port, demand = player.zone, state.demand[player.zone]
    while player.cargo:
        choice = yield from table.ask(seat, WhatToSell, lambda: sales(table, player), port, demand)
        if isinstance(choice, Done):
            break
        if isinstance(choice, Play):
            strike_bargain(table, seat, choice.card)
        elif isinstance(choice, Sell):
            sell(table, seat, choice.good, choice.count)
        else:
            for good, count in sorted(Counter(table.goods_of(player.cargo)).items()):
                sell(table, seat, good, count)
    yield from close_sale(table, seat, port)


def sales(table: MaraudersTable, player: Player) -> list[Sale]:
    """7.1 Any number of each good, or all; Hard bargain before the first card is sold."""
    aboard = sorted(Counter(table.goods_of(player.cargo)).items())
    options: list[Sale] = [DONE]
    total = sum(price_of(table, player, good) * count for good, count in aboard)
    options.append(SellAll(len(player.cargo), total))
    for good, count in aboard:
        price = price_of(table, player, good)
        options += [sell_of(good, some, some * price) for some in range(1, count + 1)]
    if not table.state.turn.bargain and "sold" not in table.state.turn.done:
        options += map(play_of, all_held(table, player, HardBargain))
    return options


def strike_bargain(table: MaraudersTable, seat: Seat, card: str) -> None:
    """26 Hard bargain: more gold for each card sold in this activity."""
    lay_down(table, seat, card)
    table.state.turn.bargain = True


def sell(table: MaraudersTable, seat: Seat, good: str, count: int) -> None:
    """7.1 Some cards of a good go to the discards."""
    state, player = table.state, table.state.players[seat]
    cards = cards_of(table, player, good, count)
    gold = count * price_of(table, player, good)
    player.cargo[:] = [card for card in player.cargo if card not in cards]
    discard(state.cargo, *cards)
    earn(table, seat, gold)
    state.turn.done.append("sold")
    if good == state.demand[player.zone]:
        state.turn.sold += count
    table.tell(Sold, seat, good, count, gold)


def close_sale(table: MaraudersTable, seat: Seat, port: str) -> Script[None]:
    """7.1 A demand that was met changes; the token may show the same good again."""
    state = table.state
    sold, state.turn.sold, state.turn.bargain = state.turn.sold, 0, False
    if sold:
        old = state.demand[port]
        state.demand_pile.append(old)
        new = table.dice.draw(state.demand_pile)
        state.demand = {**state.demand, port: new}
        table.tell(DemandChanged, "sell.demand_replaced", port, new, new != old)
    if sold >= GLORY_SALE:
        yield from gain_glory(table, seat, "trade")


# --- 7.2 buying -------------------------------------------------------------------------------------------------------


def market_size(table: MaraudersTable, player: Player) -> int:
    """7.2, R73 The port's number, then what event, captain and card add; three where goods were bought last turn."""
    if player.bought_in == player.zone:
        return SECOND_MARKET
    cards, zone = table.cards, player.zone
    named: MarketSizeFor | MarketSize | None = cards.having(MarketSizeFor).get(zone)
    if not isinstance(named, MarketSizeFor) or named.nation != table.nation_of(player):
        named = cards.having(MarketSize).get(zone)
    size = (named.cards if named else MARKET) + cards.market_cards.get(table.state.event, 0)
    return size + bonus_of(player, cards.market_cards) + (cards.deal[on_top(table)] if table.state.turn.deal else 0)


def buy_goods(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.2 Cards are drawn for the player alone; what is bought lies face down, the rest is discarded openly."""
    turn, player = table.state.turn, table.state.players[seat]
    turn.done.append("buy")
    player.bought_now = player.zone
    lay_out(table, seat)
    while turn.market:
        choice = yield from table.ask(
            seat, lambda: WhatToBuy(player.zone, basket_price(table, player)), lambda: purchases(table, seat)
        )
        if isinstance(choice, Done):
            break
        if isinstance(choice, Buy):
            put_in_basket(table, choice.good, choice.count)
        else:
            draw_again(table, seat, choice.gold)
    check_out(table, seat)


def buy_with_deal(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """26 Warehouse deal: more cards to choose from."""
    lay_down(table, seat, card)
    table.state.turn.deal = True
    yield from buy_goods(table, seat)


def deals(table: MaraudersTable, player: Player) -> list[str]:
    """26 Warehouse deals in the hand; they are of no use where only three cards are drawn."""
    return [] if player.bought_in == player.zone else all_held(table, player, WarehouseDeal)


def lay_out(table: MaraudersTable, seat: Seat) -> None:
    """7.2, R97 Cards of the good in demand are turned up and replaced until none is left, then discarded."""
    state, turn = table.state, table.state.turn
    player, wanted = state.players[seat], state.demand[state.players[seat].zone]
    size, replaced = market_size(table, player), list[str]()
    while len(turn.market) < size and (card := draw(table, state.cargo)):
        (replaced if table.cards.good_of[card] == wanted else turn.market).append(card)
    discard(state.cargo, *replaced)
    under = "buy.three" if player.bought_in == player.zone else "buy.draw"
    table.tell(GoodsDrawn, under, seat, len(turn.market))
    if replaced:
        table.tell(WantedHere, player.zone, table.goods_of(replaced))
    table.whisper([seat], YouSawGoods, under, table.goods_of(sorted(turn.market)))


def prices(table: MaraudersTable, player: Player) -> dict[str, int]:
    """7.2, 19 The price of each good by how often it lies in the draw, whether in the basket already or not."""
    turn = table.state.turn
    counts = Counter(table.goods_of([*turn.market, *turn.basket]))
    local = table.cards.having(GoodsPrices).get(player.zone)
    scale = {1: local.single, 2: local.pair} if local else PRICES
    return {good: scale.get(count, 1) for good, count in counts.items()}


def basket_price(table: MaraudersTable, player: Player) -> int:
    """7.2 What the basket costs."""
    price = prices(table, player)
    return total_of(table, player, [price[good] for good in table.goods_of(table.state.turn.basket)])


def total_of(table: MaraudersTable, player: Player, costs: Sequence[int]) -> int:
    """7.2, 19 What cards at these prices cost; in some ports the cheapest is free to whoever buys enough."""
    free = table.cards.having(CheapestFree).get(player.zone)
    return sum(costs) - (min(costs) if free and len(costs) >= free.cards else 0)


def purchases(table: MaraudersTable, seat: Seat) -> list[Purchase]:
    """7.2 Any number of each good that fits into the hold and can be paid."""
    turn, player, gold = table.state.turn, table.state.players[seat], funds(table, seat)
    options: list[Purchase] = [DONE]
    room, price = MOST_CARGO - load_of(table, player) - len(turn.basket), prices(table, player)
    costs = [price[good] for good in table.goods_of(turn.basket)]
    for good, count in sorted(Counter(table.goods_of(turn.market)).items()):
        for some in range(1, min(count, room) + 1):
            if total_of(table, player, [*costs, *[price[good]] * some]) <= gold:
                options.append(buy_of(good, some, price[good]))  # noqa: PERF401 -- three conditions deep
    second = table.cards.having(SecondDraw).get(player.zone)
    if second and gold >= second.gold and not turn.basket and "again" not in turn.done:
        options.append(DrawAgain(second.gold))
    return options


def put_in_basket(table: MaraudersTable, good: str, count: int) -> None:
    """7.2 Choose some cards of a good."""
    turn = table.state.turn
    chosen = [card for card in turn.market if table.cards.good_of[card] == good][:count]
    turn.market[:] = [card for card in turn.market if card not in chosen]
    turn.basket += chosen


def draw_again(table: MaraudersTable, seat: Seat, price: int) -> None:
    """19 In some ports gold buys a new draw of the same size, once per purchase."""
    turn = table.state.turn
    turn.done.append("again")
    pay(table, seat, price)
    table.tell(Paid, SecondDraw.rule, seat, price)
    leave_on_quay(table)
    lay_out(table, seat)


def check_out(table: MaraudersTable, seat: Seat) -> None:
    """7.2 The basket is paid and goes face down into the hold; all other cards go openly to the discards."""
    state, turn, player = table.state, table.state.turn, table.state.players[seat]
    gold = basket_price(table, player)
    pay(table, seat, gold)
    hold(state.cargo, *turn.basket)
    bought, turn.basket = turn.basket, []
    player.cargo += bought
    table.tell(Bought, seat, len(bought), gold)
    if bought:
        table.whisper([seat], YouBought, table.goods_of(bought))
    if turn.market:
        leave_on_quay(table)


def leave_on_quay(table: MaraudersTable) -> None:
    """7.2 What is not bought goes openly to the discards."""
    left, table.state.turn.market = table.state.turn.market, []
    discard(table.state.cargo, *left)
    table.tell(LeftOnQuay, table.goods_of(left))
