"""7 The Port action: any number of activities, each within its own limit."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.marauders.rules.chest import HireCourier, OpenChest, bankers, hire_courier, open_chest
from wardroom.games.marauders.rules.events import ReturnBounty, buy_pardon, royal_pardons
from wardroom.games.marauders.rules.glory import play, playable
from wardroom.games.marauders.rules.hand import Play
from wardroom.games.marauders.rules.market import BuyGoods, SellGoods, buy_goods, buy_with_deal, sell_goods, trade
from wardroom.games.marauders.rules.missions import Fulfil, can_fulfil, fulfil
from wardroom.games.marauders.rules.rumors import VerifyRumor, can_verify_rumor, verify_rumor
from wardroom.games.marauders.rules.tavern import Claim, Recruit, SeekRumor, claim, company, recruit, seek_rumor
from wardroom.games.marauders.rules.yard import Work, work, work_on_offer
from wardroom.games.marauders.table import MaraudersTable


class WhatAshore(Question):
    rule = "port.activities"
    port: str


class LeaveQuay(Option):
    passes = True


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


def errands(table: MaraudersTable, seat: Seat) -> Iterator[Business]:
    """7.7-7.9 The chest, tests and deliveries, and what the port or an event adds."""
    player = table.state.players[seat]
    yield from bankers(table, player)
    if can_verify_rumor(table, player):
        yield VerifyRumor(player.rumor)
    if can_fulfil(table, seat):
        yield Fulfil(player.mission)
    yield from royal_pardons(table, seat)


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
        case HireCourier():
            hire_courier(table, seat, choice.gold)
        case ReturnBounty():
            buy_pardon(table, seat, choice.nation)
        case _:
            yield from BUSINESS[type(choice)](table, seat)


BUSINESS: dict[type[Business], Callable[[MaraudersTable, Seat], Script[None]]] = {
    SellGoods: sell_goods,
    BuyGoods: buy_goods,
    Recruit: recruit,
    SeekRumor: seek_rumor,
    OpenChest: open_chest,
    VerifyRumor: verify_rumor,
    Fulfil: fulfil,
}
