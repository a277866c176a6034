"""23 Events: what they do at once and for the round. Their arrows are carried out before."""

from collections.abc import Iterator, Sequence

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.marauders.effects import (
    Fever,
    HueAndCry,
    Hurricane,
    NewMarkets,
    Peace,
    RoyalPardon,
    Storm,
    StormProof,
    War,
    YardFire,
)
from wardroom.games.marauders.rows import NATIONS
from wardroom.games.marauders.rules.bounties import Forgive, closed_by, give_bounty, return_bounties, wanted_by
from wardroom.games.marauders.rules.damage import ignores_hits, is_sunk, lose_hand, take_located_hits
from wardroom.games.marauders.rules.death import die
from wardroom.games.marauders.rules.phrasing import PASS, Paid, Pass, RuledQuestion
from wardroom.games.marauders.rules.skills import passes, successes, take_test
from wardroom.games.marauders.rules.tokens import DemandChanged
from wardroom.games.marauders.rules.war import declare_war, make_peace
from wardroom.games.marauders.table import MaraudersTable, bearers, funds, in_turn_order, is_home, may_pay, pay


class BuyPardon(RuledQuestion):
    gold: int


class ReturnBounty(Option):
    nation: str


class HurricaneStrikes(Event):
    rule = "event.hurricane"
    zone: str


class YardsBurn(Event):
    rule = "event.yard_fire"
    nation: str


class MarketsTurn(Event):
    rule = "event.markets"


def hurricane(table: MaraudersTable) -> None:
    """A zone drawn at random and all zones around it are struck."""
    zone = table.dice.pick([*table.cards.zones])
    table.state.struck = [zone, *table.cards.neighbours[zone]]
    table.tell(HurricaneStrikes, zone)


def peace(table: MaraudersTable, price: int) -> Script[None]:
    """The war ends; in time of peace every player in port may buy one bounty back."""
    state = table.state
    if state.war:
        make_peace(table)
        return
    under = table.cards.rule_of[state.event]
    for seat in in_turn_order(state):
        player = state.players[seat]
        if player.in_port and player.is_pirate and may_pay(table, seat, price):
            yield from offer_pardon(table, seat, price, under)


def offer_pardon(table: MaraudersTable, seat: Seat, price: int, under: str) -> Script[None]:
    """23, 7.7 Gold for one bounty; in the home port the stash may pay as well."""
    choice = yield from table.ask(seat, BuyPardon, lambda: pardons(table, seat, price), under, price)
    if not isinstance(choice, Pass):
        pay(table, seat, price)
        table.tell(Paid, under, seat, price)
        return_bounties(table, seat, choice.nation, 1, under)


def pardons(table: MaraudersTable, seat: Seat, price: int) -> list[Pass | Forgive]:
    """R105 One bounty of any nation, for whoever can pay; whoever might is asked."""
    nations = wanted_by(table.state.players[seat]) if funds(table, seat) >= price else []
    return [PASS, *(Forgive(nation, 1) for nation in nations)]


def hue_and_cry(table: MaraudersTable, cry: HueAndCry) -> None:
    """Whoever is wanted by a nation is wanted more by it."""
    for seat in in_turn_order(table.state):
        if table.state.players[seat].bounties[cry.nation]:
            give_bounty(table, seat, cry.nation, table.cards.rule_of[table.state.event])


def fickle_markets(table: MaraudersTable) -> None:
    """All demand tokens go back and are dealt anew."""
    state = table.state
    pile = [*state.demand_pile, *state.demand.values()]
    table.dice.shuffle(pile)
    before, state.demand = state.demand, {port: pile.pop() for port in table.cards.ports}
    state.demand_pile = pile
    table.tell(MarketsTurn)
    for port, good in state.demand.items():
        table.tell(DemandChanged, NewMarkets.rule, port, good, good != before[port])


def dockyard_fire(table: MaraudersTable) -> None:
    """The ports of a nation drawn at random have no shipyard this round."""
    table.state.burnt = table.dice.pick(NATIONS)
    table.tell(YardsBurn, table.state.burnt)


def happen(table: MaraudersTable) -> Script[None]:
    """5.2, 23 What happens as soon as the card is drawn; all else is in force for the round, where it is asked for."""
    for effect in table.cards.effects[table.state.event]:
        match effect:
            case Hurricane():
                hurricane(table)
            case War():
                declare_war(table)
            case Peace():
                yield from peace(table, effect.gold)
            case HueAndCry():
                hue_and_cry(table, effect)
            case NewMarkets():
                fickle_markets(table)
            case YardFire():
                dockyard_fire(table)


# --- for the round ----------------------------------------------------------------------------------------------------


def suffer_fever(table: MaraudersTable, seat: Seat) -> Script[None]:
    """23 Yellow fever: a Leadership test, or a hand is lost."""
    if table.state.event in table.cards.having(Fever):
        is_spared = yield from passes(table, seat, "leadership")
        if not is_spared:
            lose_hand(table, seat, Fever.rule)


def suffer_storm(table: MaraudersTable, seat: Seat) -> Script[None]:
    """23 A ship at sea at the end of the turn takes the storm's hits, less its Seamanship successes."""
    player = table.state.players[seat]
    strength = storm_over(table, player.zone) if player.at_sea else 0
    if not strength or bearers(table, player, StormProof):
        return
    dice: Sequence[int] = yield from take_test(table, seat, "seamanship", strength)
    hits = max(0, strength - successes(dice))
    are_ignored = yield from ignores_hits(table, seat, hits)
    if hits and not are_ignored:
        yield from take_located_hits(table, seat, hits)
        if is_sunk(player):
            yield from die(table, seat)


def storm_over(table: MaraudersTable, zone: str) -> int:
    """23 The hits of the storm of this round in a zone; a hurricane strikes but a few."""
    storm: Storm | Hurricane | None = table.cards.having(Storm).get(table.state.event)
    if storm is None and zone in table.state.struck:
        storm = table.cards.having(Hurricane).get(table.state.event)
    return storm.hits if storm else 0


def royal_pardons(table: MaraudersTable, seat: Seat) -> Iterator[ReturnBounty]:
    """23, R95 In an open port the king's pardon, for bounties of its nation and at home of any."""
    player = table.state.players[seat]
    is_open = not any(closed_by(table, player, player.zone))
    pardon = table.cards.having(RoyalPardon).get(table.state.event)
    if pardon and is_open and funds(table, seat) >= pardon.gold:
        here = table.cards.zones[player.zone].nation
        for nation in wanted_by(player):
            if nation == here or is_home(table, player):
                yield ReturnBounty(nation)


def buy_pardon(table: MaraudersTable, seat: Seat, nation: str) -> None:
    """23 Gold for a bounty of the nation."""
    price = table.cards.having(RoyalPardon)[table.state.event].gold
    pay(table, seat, price)
    table.tell(Paid, RoyalPardon.rule, seat, price)
    return_bounties(table, seat, nation, 1, RoyalPardon.rule)
