"""7 The Port action: any number of activities, each within its own limit."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.marauders.purse import show_aboard
from wardroom.games.marauders.rules.bounties import PARDON, closed_by, return_bounties, wanted_by
from wardroom.games.marauders.rules.chest import HireCourier, OpenChest, bankers, open_chest
from wardroom.games.marauders.rules.events import ReturnBounty
from wardroom.games.marauders.rules.glory import play, playable
from wardroom.games.marauders.rules.hand import Play, play_of
from wardroom.games.marauders.rules.market import (
    SELL_GOODS,
    BuyGoods,
    SellGoods,
    buy_goods,
    buy_goods_of,
    buy_with_deal,
    can_deal,
    market_size,
    sell_goods,
)
from wardroom.games.marauders.rules.missions import Fulfil, can_fulfil, fulfil
from wardroom.games.marauders.rules.phrasing import Paid
from wardroom.games.marauders.rules.rumors import VerifyRumor, can_verify_rumor, verify_rumor
from wardroom.games.marauders.rules.tavern import (
    RECRUIT,
    Claim,
    Recruit,
    SeekRumor,
    claim,
    is_rumor_left,
    may_claim,
    may_recruit,
    recruit,
    rumor_price,
    seek_rumor,
)
from wardroom.games.marauders.rules.yard import Work, work, work_on_offer
from wardroom.games.marauders.table import MOST_CARGO, MaraudersTable, funds, is_home, load_of, missing_crew, pay


class WhatAshore(Question):
    rule = "port.activities"
    port: str


class LeaveQuay(Option):
    pass


LEAVE_QUAY = LeaveQuay()


Business: TypeAlias = (
    SellGoods
    | BuyGoods
    | Play
    | Recruit
    | SeekRumor
    | Claim
    | OpenChest
    | HireCourier
    | VerifyRumor
    | Fulfil
    | ReturnBounty
)
Activity: TypeAlias = LeaveQuay | Business | Work


def go_ashore(table: MaraudersTable) -> None:
    """6 The Port action begins; there is one in a turn."""
    turn = table.state.turn
    turn.actions -= 1
    turn.done.append("port")
    turn.is_ashore = True
    table.state.agenda.append("ashore")


def do_activity(table: MaraudersTable) -> Script[None]:
    """7 One activity, or the end of the Port action."""
    state, seat = table.state, table.state.active
    choice = yield from table.ask(seat, WhatAshore, lambda: activities(table, seat), table.active.zone)
    if isinstance(choice, LeaveQuay):
        state.turn.is_ashore = False
        return
    state.agenda.append("ashore")
    if isinstance(choice, Play) and is_played_anytime(table, choice.card):
        yield from play(table, seat, choice.card)
        return
    if isinstance(choice, Work):
        yield from work(table, seat, choice)
    else:
        yield from do_business(table, seat, choice)
    state.turn.done.append("busy")


def activities(table: MaraudersTable, seat: Seat) -> list[Activity]:
    """7 All that the port offers and the player can do now."""
    found: list[Activity] = [LEAVE_QUAY, *trade(table, seat), *work_on_offer(table, seat), *company(table, seat)]
    return [*found, *errands(table, seat), *cards_on_quay(table, seat)]


def trade(table: MaraudersTable, seat: Seat) -> Iterator[Business]:
    """7.1, 7.2 Selling comes first or not at all; buying once."""
    player, done = table.state.players[seat], table.state.turn.done
    if player.cargo and "busy" not in done:
        yield SELL_GOODS
    if "buy" not in done and load_of(player) < MOST_CARGO:
        yield buy_goods_of(market_size(table, player))
        if card := can_deal(table, player):
            yield play_of(card)


def company(table: MaraudersTable, seat: Seat) -> Iterator[Business]:
    """7.4-7.6 Men, rumors and missions."""
    player, done = table.state.players[seat], table.state.turn.done
    if "recruit" not in done and may_recruit(player) and missing_crew(table, player) > 0:
        yield RECRUIT
    price = rumor_price(player)
    if "rumor" not in done and funds(table, seat) >= price and is_rumor_left(table):
        yield SeekRumor(price)
    for card in table.state.board:
        mission = table.cards.missions[card]
        if mission.port == player.zone and f"claim {card}" not in done and may_claim(table, seat, mission):
            yield Claim(card)


def errands(table: MaraudersTable, seat: Seat) -> Iterator[Business]:
    """7.7-7.9, R95 The chest, tests and deliveries, and in an open port pardons while the king gives them."""
    player = table.state.players[seat]
    yield from bankers(table, player)
    if can_verify_rumor(table, player):
        yield VerifyRumor(player.rumor)
    if can_fulfil(table, seat):
        yield Fulfil(player.mission)
    is_open = not any(closed_by(table, player, player.zone))
    if table.state.event == "ev_pardon" and is_open and funds(table, seat) >= PARDON:
        here = table.cards.zones[player.zone].nation
        for nation in wanted_by(player):
            if nation == here or is_home(table, player):
                yield ReturnBounty(nation)


def cards_on_quay(table: MaraudersTable, seat: Seat) -> Iterator[Play]:
    """16.3, R99, R104 Specialists and False colours at any time of the own turn; that is no activity."""
    return (option for option in playable(table, seat) if is_played_anytime(table, option.card))


def is_played_anytime(table: MaraudersTable, card: str) -> bool:
    return table.cards.glory[table.cards.kind_of[card]].kind in ("specialist", "any_turn")


def do_business(table: MaraudersTable, seat: Seat, choice: Business) -> Script[None]:
    """7 Whatever was chosen."""
    match choice:
        case Play():
            yield from buy_with_deal(table, seat, choice.card)
        case Claim():
            yield from claim(table, seat, choice.mission)
        case HireCourier() | ReturnBounty():
            pay_for(table, seat, choice)
        case _:
            yield from BUSINESS[type(choice)](table, seat)


def pay_for(table: MaraudersTable, seat: Seat, choice: HireCourier | ReturnBounty) -> None:
    """19, 23 A fee or a pardon."""
    if isinstance(choice, HireCourier):
        show_aboard(table.state.players[seat], choice.gold + 1)
    price = choice.gold if isinstance(choice, HireCourier) else PARDON
    under = "zone.st_maarten.courier" if isinstance(choice, HireCourier) else "event.pardon"
    pay(table, seat, price)
    table.tell(Paid, under, seat, price)
    if isinstance(choice, HireCourier):
        table.state.players[seat].courier = True
    else:
        return_bounties(table, seat, choice.nation, 1, under)


BUSINESS: dict[type[Business], Callable[[MaraudersTable, Seat], Script[None]]] = {
    SellGoods: sell_goods,
    BuyGoods: buy_goods,
    Recruit: recruit,
    SeekRumor: seek_rumor,
    OpenChest: open_chest,
    VerifyRumor: verify_rumor,
    Fulfil: fulfil,
}
