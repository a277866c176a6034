"""26 What the glory cards do that are played in the own turn.

Specialists lie open and are asked for where they help; cards for a battle, a test or a death are in those chapters.
"""

from collections.abc import Callable
from typing import NamedTuple

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.purse import aboard, move_to_chest, show_aboard
from wardroom.games.marauders.rules.bounties import PARDON, Forgive, return_bounties, wanted_by
from wardroom.games.marauders.rules.chest import ChestOpened, HowMuchToStash, Stash, YouStashed, deposits
from wardroom.games.marauders.rules.damage import can_repair_here, fill_crew, mend
from wardroom.games.marauders.rules.phrasing import PASS, Done, Paid, RuledQuestion
from wardroom.games.marauders.rules.tavern import MissionGone, MissionOpened, hear_rumor, is_rumor_left, may_recruit
from wardroom.games.marauders.rules.tokens import DemandChanged, WeaponTaken, lacking_weapons, take_weapon
from wardroom.games.marauders.table import (
    MaraudersTable,
    damaged,
    discard,
    draw,
    funds,
    hand_over,
    missing_crew,
    others,
    pay,
)


class WhichPort(Question):
    rule = "glorycard.market_tip"


class WhichDemand(Question):
    rule = "glorycard.market_tip"
    port: str


class WhichOrders(Question):
    rule = "glorycard.sealed_orders"
    missions: tuple[str, ...]


class WhichWeapon(RuledQuestion):
    card: str


class WhichNationForgives(RuledQuestion):
    card: str


class WhomToRob(Question):
    rule = "glorycard.night_thief"


class Tip(Option):
    """Change what a port wants."""

    port: str


class Want(Option):
    good: str


class Swap(Option):
    mission: str
    board: str
    """The open mission that goes."""


class TakeWeapon(Option):
    weapon: str


class Rob(Option):
    player: Seat


class Robbed(Event):
    rule = "glorycard.night_thief"
    player: Seat
    other: Seat
    gold: int


FAVOUR = 3
LOOT = 5

# --- in the own turn --------------------------------------------------------------------------------------------------


def fair_wind(table: MaraudersTable, seat: Seat) -> None:
    """One Move more."""
    table.state.turn.moves += 1


def second_watch(table: MaraudersTable, seat: Seat) -> None:
    """One action more, of any kind."""
    table.state.turn.actions += 1


def forged_papers(table: MaraudersTable, seat: Seat) -> None:
    """Ports closed by bounties or war are open this turn."""
    table.state.turn.papers = True


def false_colours(table: MaraudersTable, seat: Seat) -> None:
    """The navies do not scout for the player until the end of the next own turn, not counting the one under way."""
    table.state.players[seat].colours = 2 if seat == table.state.active else 1


def can_be_pardoned(table: MaraudersTable, seat: Seat) -> bool:
    player = table.state.players[seat]
    return player.in_port and player.is_pirate and funds(table, seat) >= PARDON


def governors_pardon(table: MaraudersTable, seat: Seat) -> Script[None]:
    """Five gold, and all bounties of one nation are gone."""
    pay(table, seat, PARDON)
    table.tell(Paid, "glorycard.governors_pardon", seat, PARDON)
    yield from be_forgiven(table, seat, "governors_pardon")


def be_forgiven(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """All bounties of one nation, of the player's choice, go back."""
    player, under = table.state.players[seat], table.cards.rule_of[card]
    nations = [Forgive(nation, player.bounties[nation]) for nation in wanted_by(player)]
    choice = nations[0]
    if len(nations) > 1:
        choice = yield from table.ask(seat, WhichNationForgives, nations, under, card)
    return_bounties(table, seat, choice.nation, choice.count, under)


def market_tip(table: MaraudersTable, seat: Seat) -> Script[None]:
    """A port's demand token goes back, two are drawn, one stays there and the other goes back."""
    state, turn = table.state, table.state.turn
    choice = yield from table.ask(seat, WhichPort, [Tip(port) for port in table.cards.ports])
    before = state.demand[choice.port]
    state.demand_pile.append(before)
    good, other = (table.dice.draw(state.demand_pile) for _ in range(2))
    state.demand, turn.tokens = {**state.demand, choice.port: good}, [other]
    if other != good:
        kept = yield from table.ask(seat, WhichDemand, [Want(good), Want(other)], choice.port)
        if kept.good == other:
            state.demand, turn.tokens = {**state.demand, choice.port: other}, [good]
    state.demand_pile += turn.tokens
    turn.tokens = []
    good = state.demand[choice.port]
    table.tell(DemandChanged, "glorycard.market_tip", choice.port, good, good != before)


def can_find_men(table: MaraudersTable, seat: Seat) -> bool:
    player = table.state.players[seat]
    return player.in_port and may_recruit(player) and missing_crew(table, player) > 0


def men_on_shore(table: MaraudersTable, seat: Seat) -> None:
    """Crew to the maximum for nothing."""
    fill_crew(table, seat, "glorycard.men_on_shore")


def can_be_favoured(table: MaraudersTable, seat: Seat) -> bool:
    player = table.state.players[seat]
    return can_repair_here(table, player) and bool(damaged(table, player))


def shipwright_favour(table: MaraudersTable, seat: Seat) -> Script[None]:
    """Up to three points repaired for nothing."""
    yield from mend(table, seat, FAVOUR, "shipwright_favour")


def can_find_powder(table: MaraudersTable, seat: Seat) -> bool:
    player = table.state.players[seat]
    return player.in_port and bool(lacking_weapons(table, player))


def powder_cache(table: MaraudersTable, seat: Seat) -> Script[None]:
    """A special weapon of a type that the player lacks."""
    yield from choose_weapon(table, seat, "powder_cache")


def choose_weapon(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """20.2 One special weapon, if the player lacks any that the supply has."""
    player, under = table.state.players[seat], table.cards.rule_of[card]
    lacking = [TakeWeapon(weapon) for weapon in lacking_weapons(table, player)]
    if lacking:
        choice = lacking[0] if len(lacking) == 1 else (yield from table.ask(seat, WhichWeapon, lacking, under, card))
        take_weapon(table, player, choice.weapon)
        table.tell(WeaponTaken, under, seat, choice.weapon)


def are_orders_left(table: MaraudersTable, seat: Seat) -> bool:
    missions = table.state.missions
    return bool(missions.cards or missions.discards)


def sealed_orders(table: MaraudersTable, seat: Seat) -> Script[None]:
    """Two missions are drawn; one of them may take the place of an open one, all others are discarded."""
    state, turn = table.state, table.state.turn
    turn.orders = [card for card in (draw(table, state.missions) for _ in range(2)) if card]
    swaps = [Swap(card, old) for card in turn.orders for old in state.board]
    choice = yield from table.ask(seat, WhichOrders, [PASS, *swaps], tuple(turn.orders))
    if isinstance(choice, Swap):
        turn.orders.remove(choice.mission)
        replace_mission(table, choice.board, choice.mission)
    discard(state.missions, *turn.orders)
    turn.orders = []


def replace_mission(table: MaraudersTable, old: str, new: str) -> None:
    """An open mission gives way to another one."""
    board = table.state.board
    board[board.index(old)] = new
    discard(table.state.missions, old)
    table.tell(MissionGone, "glorycard.sealed_orders", old)
    table.tell(MissionOpened, "glorycard.sealed_orders", new, table.cards.missions[new].port)


def can_hear(table: MaraudersTable, seat: Seat) -> bool:
    return table.state.players[seat].in_port and is_rumor_left(table)


def tavern_whispers(table: MaraudersTable, seat: Seat) -> Script[None]:
    """The top rumor, without fee or test."""
    yield from hear_rumor(table, seat, "glorycard.tavern_whispers")


def victims(table: MaraudersTable, seat: Seat) -> list[Rob]:
    """R105 The others in the same port who may have gold aboard, for all that the thief can know."""
    state, thief = table.state, table.state.players[seat]
    here = [other for other in others(state, seat) if thief.in_port and state.players[other].in_port]
    return [Rob(other) for other in here if state.players[other].zone == thief.zone and aboard(state.players[other])[1]]


def can_rob(table: MaraudersTable, seat: Seat) -> bool:
    return bool(victims(table, seat))


def night_thief(table: MaraudersTable, seat: Seat) -> Script[None]:
    """Up to five gold from the ship of another player in the same port; less than that is all there was."""
    robbed = victims(table, seat)
    choice = robbed[0] if len(robbed) == 1 else (yield from table.ask(seat, WhomToRob, robbed))
    thief, victim = table.state.players[seat], table.state.players[choice.player]
    gold = min(LOOT, victim.gold)
    show_aboard(victim, gold, None if gold == LOOT else gold)
    hand_over(victim, thief, gold)
    table.tell(Robbed, seat, choice.player, gold)


def can_send_gold(table: MaraudersTable, seat: Seat) -> bool:
    player = table.state.players[seat]
    return player.in_port and player.gold > 0


def trusted_courier(table: MaraudersTable, seat: Seat) -> Script[None]:
    """Gold goes to the stash from whatever port the player is in."""
    player = table.state.players[seat]
    table.tell(ChestOpened, seat)
    show_aboard(player, 1)
    while True:
        choice = yield from table.ask(seat, HowMuchToStash, lambda: deposits(player), "glorycard.trusted_courier")
        move_to_chest(player, choice.gold if isinstance(choice, Stash) else 0, both_ways=False)
        if isinstance(choice, Done):
            return
        table.whisper([seat], YouStashed, choice.gold, player.stash)


# --- the cards --------------------------------------------------------------------------------------------------------


def always(table: MaraudersTable, seat: Seat) -> bool:
    return True


def would_last_longer(table: MaraudersTable, seat: Seat) -> bool:
    return table.state.players[seat].colours < (2 if seat == table.state.active else 1)


class Card(NamedTuple):
    """When a card may be played, and what it does."""

    can: Callable[[MaraudersTable, Seat], bool]
    do: Callable[[MaraudersTable, Seat], Script[None] | None]


OWN_TURN: dict[str, Card] = {
    "fair_wind": Card(always, fair_wind),
    "second_watch": Card(always, second_watch),
    "false_colours": Card(would_last_longer, false_colours),
    "governors_pardon": Card(can_be_pardoned, governors_pardon),
    "forged_papers": Card(always, forged_papers),
    "market_tip": Card(always, market_tip),
    "men_on_shore": Card(can_find_men, men_on_shore),
    "shipwright_favour": Card(can_be_favoured, shipwright_favour),
    "powder_cache": Card(can_find_powder, powder_cache),
    "sealed_orders": Card(are_orders_left, sealed_orders),
    "tavern_whispers": Card(can_hear, tavern_whispers),
    "night_thief": Card(can_rob, night_thief),
    "trusted_courier": Card(can_send_gold, trusted_courier),
}
"""Between two actions. Hard bargain and Warehouse deal belong to the market, where they are played."""
