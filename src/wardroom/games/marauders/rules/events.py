"""23 Events: what each of the twenty does. Their arrows are carried out before."""

from collections.abc import Callable, Iterator, Sequence

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.marauders.checks import STORMS
from wardroom.games.marauders.rows import NATIONS
from wardroom.games.marauders.rules.bounties import PARDON, Forgive, closed_by, give_bounty, return_bounties, wanted_by
from wardroom.games.marauders.rules.damage import ignores_hits, is_sunk, lose_hand, take_located_hits
from wardroom.games.marauders.rules.death import die
from wardroom.games.marauders.rules.phrasing import PASS, Paid, Pass, RuledQuestion
from wardroom.games.marauders.rules.skills import passes, successes, take_test
from wardroom.games.marauders.rules.tokens import DemandChanged
from wardroom.games.marauders.rules.war import declare_war, make_peace
from wardroom.games.marauders.table import MaraudersTable, funds, in_turn_order, is_home, may_pay, pay


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


def peace(table: MaraudersTable) -> Script[None]:
    """The war ends; in time of peace every player in port may buy one bounty back."""
    state = table.state
    if state.war:
        make_peace(table)
        return
    under = table.cards.rule_of[state.event]
    for seat in in_turn_order(state):
        player = state.players[seat]
        if player.in_port and player.is_pirate and may_pay(table, seat, PARDON):
            yield from offer_pardon(table, seat, under)


def offer_pardon(table: MaraudersTable, seat: Seat, under: str) -> Script[None]:
    """23, 7.7 Five gold for one bounty; in the home port the stash may pay as well."""
    choice = yield from table.ask(seat, BuyPardon, lambda: pardons(table, seat), under, PARDON)
    if not isinstance(choice, Pass):
        pay(table, seat, PARDON)
        table.tell(Paid, under, seat, PARDON)
        return_bounties(table, seat, choice.nation, 1, under)


def pardons(table: MaraudersTable, seat: Seat) -> list[Pass | Forgive]:
    """R105 One bounty of any nation, for whoever can pay; whoever might is asked."""
    nations = wanted_by(table.state.players[seat]) if funds(table, seat) >= PARDON else []
    return [PASS, *(Forgive(nation, 1) for nation in nations)]


def hue_and_cry(*nations: str) -> Callable[[MaraudersTable], None]:
    """Whoever is wanted by one of two nations is wanted more by it, separately for each."""

    def raise_bounties(table: MaraudersTable) -> None:
        for nation in nations:
            for seat in in_turn_order(table.state):
                if table.state.players[seat].bounties[nation]:
                    give_bounty(table, seat, nation, table.cards.rule_of[table.state.event])

    return raise_bounties


def fickle_markets(table: MaraudersTable) -> None:
    """All demand tokens go back and are dealt anew."""
    state = table.state
    pile = [*state.demand_pile, *state.demand.values()]
    table.dice.shuffle(pile)
    before, state.demand = state.demand, {port: pile.pop() for port in table.cards.ports}
    state.demand_pile = pile
    table.tell(MarketsTurn)
    for port, good in state.demand.items():
        table.tell(DemandChanged, "event.markets", port, good, good != before[port])


def dockyard_fire(table: MaraudersTable) -> None:
    """The ports of a nation drawn at random have no shipyard this round."""
    table.state.burnt = table.dice.pick(NATIONS)
    table.tell(YardsBurn, table.state.burnt)


EFFECTS: dict[str, Callable[[MaraudersTable], Script[None] | None]] = {
    "ev_hurricane": hurricane,
    "ev_war_1": declare_war,
    "ev_war_2": declare_war,
    "ev_war_3": declare_war,
    "ev_peace_1": peace,
    "ev_peace_2": peace,
    "ev_hunt_1": hue_and_cry("eng", "ned"),
    "ev_hunt_2": hue_and_cry("fra", "esp"),
    "ev_markets": fickle_markets,
    "ev_yard_fire": dockyard_fire,
}
"""What happens as soon as the card is drawn. All other events are in force for the round, where they are asked for."""

# --- for the round ----------------------------------------------------------------------------------------------------


def suffer_fever(table: MaraudersTable, seat: Seat) -> Script[None]:
    """23 Yellow fever: a Leadership test, or a hand is lost."""
    if table.state.event == "ev_fever":
        is_spared = yield from passes(table, seat, "leadership")
        if not is_spared:
            lose_hand(table, seat, "event.fever")


def suffer_storm(table: MaraudersTable, seat: Seat) -> Script[None]:
    """23 A ship at sea at the end of the turn takes the storm's hits, less its Seamanship successes."""
    player, event = table.state.players[seat], table.state.event
    if event not in STORMS or not player.at_sea or player.captain == "tomas_arrieta":
        return
    if event == "ev_hurricane" and player.zone not in table.state.struck:
        return
    strength = table.cards.events[event].hits or 0
    dice: Sequence[int] = yield from take_test(table, seat, "seamanship", strength)
    hits = max(0, strength - successes(dice))
    are_ignored = yield from ignores_hits(table, seat, hits)
    if hits and not are_ignored:
        yield from take_located_hits(table, seat, hits)
        if is_sunk(player):
            yield from die(table, seat)


def royal_pardons(table: MaraudersTable, seat: Seat) -> Iterator[ReturnBounty]:
    """23, R95 In an open port the king's pardon, for bounties of its nation and at home of any."""
    player = table.state.players[seat]
    is_open = not any(closed_by(table, player, player.zone))
    if table.state.event == "ev_pardon" and is_open and funds(table, seat) >= PARDON:
        here = table.cards.zones[player.zone].nation
        for nation in wanted_by(player):
            if nation == here or is_home(table, player):
                yield ReturnBounty(nation)


def buy_pardon(table: MaraudersTable, seat: Seat, nation: str) -> None:
    """23 Five gold for a bounty of the nation."""
    pay(table, seat, PARDON)
    table.tell(Paid, "event.pardon", seat, PARDON)
    return_bounties(table, seat, nation, 1, "event.pardon")
