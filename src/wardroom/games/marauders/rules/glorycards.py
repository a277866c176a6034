"""26 What the glory cards do that are played in the own turn.

Specialists lie open and are asked for where they help; cards for a battle, a test or a death are in those chapters.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import (
    ChangeDemand,
    Deed,
    ExtraActions,
    ExtraMoves,
    FalseFlag,
    FillCrew,
    FreeRepairs,
    HearRumor,
    NewOrders,
    OneWeapon,
    OpenPorts,
    Pardon,
    SendGold,
    Theft,
)
from wardroom.games.marauders.purse import aboard, move_to_chest, show_aboard
from wardroom.games.marauders.rules.bounties import Forgive, return_bounties, wanted_by
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


# --- in the own turn --------------------------------------------------------------------------------------------------


def fair_wind(table: MaraudersTable, seat: Seat, card: str, deed: ExtraMoves) -> None:
    """More Moves."""
    table.state.turn.moves += deed.moves


def second_watch(table: MaraudersTable, seat: Seat, card: str, deed: ExtraActions) -> None:
    """More actions, of any kind."""
    table.state.turn.actions += deed.actions


def forged_papers(table: MaraudersTable, seat: Seat, card: str, deed: OpenPorts) -> None:
    """Ports closed by bounties or war are open this turn."""
    table.state.turn.papers = True


def false_colours(table: MaraudersTable, seat: Seat, card: str, deed: FalseFlag) -> None:
    """The navies do not scout for the player for a while."""
    fly_false_flag(table, seat)


def fly_false_flag(table: MaraudersTable, seat: Seat) -> None:
    """Until the end of the next own turn, not counting the one under way."""
    table.state.players[seat].colours = 2 if seat == table.state.active else 1


def can_be_pardoned(table: MaraudersTable, seat: Seat, deed: Pardon) -> bool:
    player = table.state.players[seat]
    return player.in_port and player.is_pirate and funds(table, seat) >= deed.gold


def governors_pardon(table: MaraudersTable, seat: Seat, card: str, deed: Pardon) -> Script[None]:
    """Some gold, and all bounties of one nation are gone."""
    pay(table, seat, deed.gold)
    table.tell(Paid, table.cards.rule_of[card], seat, deed.gold)
    yield from be_forgiven(table, seat, card)


def be_forgiven(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """All bounties of one nation, of the player's choice, go back."""
    player, under = table.state.players[seat], table.cards.rule_of[card]
    nations = [Forgive(nation, player.bounties[nation]) for nation in wanted_by(player)]
    choice = nations[0]
    if len(nations) > 1:
        choice = yield from table.ask(seat, WhichNationForgives, nations, under, card)
    return_bounties(table, seat, choice.nation, choice.count, under)


def market_tip(table: MaraudersTable, seat: Seat, card: str, deed: ChangeDemand) -> Script[None]:
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
    table.tell(DemandChanged, table.cards.rule_of[card], choice.port, good, good != before)


def can_find_men(table: MaraudersTable, seat: Seat, deed: FillCrew) -> bool:
    player = table.state.players[seat]
    return player.in_port and may_recruit(table, player) and missing_crew(table, player) > 0


def men_on_shore(table: MaraudersTable, seat: Seat, card: str, deed: FillCrew) -> None:
    """Crew to the maximum for nothing."""
    fill_crew(table, seat, table.cards.rule_of[card])


def can_be_favoured(table: MaraudersTable, seat: Seat, deed: FreeRepairs) -> bool:
    player = table.state.players[seat]
    return can_repair_here(table, player) and bool(damaged(table, player))


def shipwright_favour(table: MaraudersTable, seat: Seat, card: str, deed: FreeRepairs) -> Script[None]:
    """Up to some points repaired for nothing."""
    yield from mend(table, seat, deed.points, card)


def can_find_powder(table: MaraudersTable, seat: Seat, deed: OneWeapon) -> bool:
    player = table.state.players[seat]
    return player.in_port and bool(lacking_weapons(table, player))


def powder_cache(table: MaraudersTable, seat: Seat, card: str, deed: OneWeapon) -> Script[None]:
    """A special weapon of a type that the player lacks."""
    yield from choose_weapon(table, seat, card)


def choose_weapon(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """20.2 One special weapon, if the player lacks any that the supply has."""
    player, under = table.state.players[seat], table.cards.rule_of[card]
    lacking = [TakeWeapon(weapon) for weapon in lacking_weapons(table, player)]
    if lacking:
        choice = lacking[0] if len(lacking) == 1 else (yield from table.ask(seat, WhichWeapon, lacking, under, card))
        take_weapon(table, player, choice.weapon)
        table.tell(WeaponTaken, under, seat, choice.weapon)


def can_get_orders(table: MaraudersTable, seat: Seat, deed: NewOrders) -> bool:
    return are_orders_left(table)


def are_orders_left(table: MaraudersTable) -> bool:
    """R74 Whether there is a mission to be drawn."""
    missions = table.state.missions
    return bool(missions.cards or missions.discards)


def sealed_orders(table: MaraudersTable, seat: Seat, card: str, deed: NewOrders) -> Script[None]:
    """Missions are drawn; one of them may take the place of an open one, all others are discarded."""
    state, turn = table.state, table.state.turn
    turn.orders = [mission for mission in (draw(table, state.missions) for _ in range(deed.missions)) if mission]
    swaps = [Swap(mission, old) for mission in turn.orders for old in state.board]
    choice = yield from table.ask(seat, WhichOrders, [PASS, *swaps], tuple(turn.orders))
    if isinstance(choice, Swap):
        turn.orders.remove(choice.mission)
        replace_mission(table, choice.board, choice.mission, table.cards.rule_of[card])
    discard(state.missions, *turn.orders)
    turn.orders = []


def replace_mission(table: MaraudersTable, old: str, new: str, under: str) -> None:
    """An open mission gives way to another one."""
    board = table.state.board
    board[board.index(old)] = new
    discard(table.state.missions, old)
    table.tell(MissionGone, under, old)
    table.tell(MissionOpened, under, new, table.cards.missions[new].port)


def can_hear(table: MaraudersTable, seat: Seat, deed: HearRumor) -> bool:
    return table.state.players[seat].in_port and is_rumor_left(table)


def tavern_whispers(table: MaraudersTable, seat: Seat, card: str, deed: HearRumor) -> Script[None]:
    """The top rumor, without fee or test."""
    yield from hear_rumor(table, seat, table.cards.rule_of[card])


def victims(table: MaraudersTable, seat: Seat) -> list[Rob]:
    """R105 The others in the same port who may have gold aboard, for all that the thief can know."""
    state, thief = table.state, table.state.players[seat]
    here = [other for other in others(state, seat) if thief.in_port and state.players[other].in_port]
    return [Rob(other) for other in here if state.players[other].zone == thief.zone and aboard(state.players[other])[1]]


def can_rob(table: MaraudersTable, seat: Seat, deed: Theft) -> bool:
    return bool(victims(table, seat))


def night_thief(table: MaraudersTable, seat: Seat, card: str, deed: Theft) -> Script[None]:
    """Up to some gold from the ship of another player in the same port; less than that is all there was."""
    robbed = victims(table, seat)
    choice = robbed[0] if len(robbed) == 1 else (yield from table.ask(seat, WhomToRob, robbed))
    thief, victim = table.state.players[seat], table.state.players[choice.player]
    gold = min(deed.gold, victim.gold)
    show_aboard(victim, gold, None if gold == deed.gold else gold)
    hand_over(victim, thief, gold)
    table.tell(Robbed, seat, choice.player, gold)


def can_send_gold(table: MaraudersTable, seat: Seat, deed: SendGold) -> bool:
    player = table.state.players[seat]
    return player.in_port and player.gold > 0


def trusted_courier(table: MaraudersTable, seat: Seat, card: str, deed: SendGold) -> Script[None]:
    """Gold goes to the stash from whatever port the player is in."""
    player = table.state.players[seat]
    table.tell(ChestOpened, seat)
    show_aboard(player, 1)
    while True:
        choice = yield from table.ask(seat, HowMuchToStash, lambda: deposits(player), table.cards.rule_of[card])
        move_to_chest(player, choice.gold if isinstance(choice, Stash) else 0, both_ways=False)
        if isinstance(choice, Done):
            return
        table.whisper([seat], YouStashed, choice.gold, player.stash)


# --- the cards --------------------------------------------------------------------------------------------------------


def always(table: MaraudersTable, seat: Seat, deed: Deed) -> bool:
    return True


def would_last_longer(table: MaraudersTable, seat: Seat, deed: FalseFlag) -> bool:
    return table.state.players[seat].colours < (2 if seat == table.state.active else 1)


class Card(NamedTuple):
    """When a card may be played that does some deed, and how it is done; the card is named by its kind."""

    can: Callable[[MaraudersTable, Seat, Any], bool]
    do: Callable[[MaraudersTable, Seat, str, Any], Script[None] | None]


OWN_TURN: dict[type[Deed], Card] = {
    ExtraMoves: Card(always, fair_wind),
    ExtraActions: Card(always, second_watch),
    FalseFlag: Card(would_last_longer, false_colours),
    Pardon: Card(can_be_pardoned, governors_pardon),
    OpenPorts: Card(always, forged_papers),
    ChangeDemand: Card(always, market_tip),
    FillCrew: Card(can_find_men, men_on_shore),
    FreeRepairs: Card(can_be_favoured, shipwright_favour),
    OneWeapon: Card(can_find_powder, powder_cache),
    NewOrders: Card(can_get_orders, sealed_orders),
    HearRumor: Card(can_hear, tavern_whispers),
    Theft: Card(can_rob, night_thief),
    SendGold: Card(can_send_gold, trusted_courier),
}
"""Between two actions. Bargains and deals belong to the market, where they are played."""
