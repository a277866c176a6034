"""26 What the glory cards do that are played in the own turn or in another's.

Specialists lie open and are asked for where they help; cards for a battle, a test or a death are in those chapters.
"""

from collections.abc import Callable
from typing import NamedTuple

from wardroom.engine import Script, Seat
from wardroom.games.marauders.cards import AREAS, CANNONS, CARGO, CREW, HULL, MASTS, NATIONS, PIRATES
from wardroom.games.marauders.purse import aboard, move_to_chest, show_aboard
from wardroom.games.marauders.rules.bounties import PARDON, return_bounties, wanted_by
from wardroom.games.marauders.rules.damage import fill_crew, is_sunk, lose_hand, mend, take_hit
from wardroom.games.marauders.rules.death import die
from wardroom.games.marauders.rules.npcs import in_play, npc_id, put, type_of
from wardroom.games.marauders.rules.phrases import (
    DONE,
    PASS,
    ChestOpened,
    DemandChanged,
    Done,
    Forgive,
    Hit,
    HowMuchToStash,
    MissionGone,
    MissionOpened,
    NpcSailed,
    Paid,
    Rob,
    Robbed,
    Sabotage,
    Send,
    Stash,
    Swap,
    TakeWeapon,
    Tip,
    Want,
    WeaponTaken,
    WhatToSabotage,
    WhereToSend,
    WhichDemand,
    WhichNationForgives,
    WhichOrders,
    WhichPort,
    WhichWeapon,
    WhomToRob,
    YouStashed,
    stash_of,
)
from wardroom.games.marauders.rules.skills import passes
from wardroom.games.marauders.rules.tavern import hear_rumor, is_rumor_left, may_recruit
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MaraudersTable,
    damaged,
    discard,
    draw,
    funds,
    hand_over,
    lacking_weapons,
    missing_crew,
    others,
    pay,
    take_weapon,
)

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


def can_repair_here(table: MaraudersTable, player: Player) -> bool:
    """7.3, 19, 23 Whether there is a shipyard that would repair the ship."""
    is_barred = player.zone == "petit_goave" and player.is_pirate
    return player.in_port and has_yard(table, player) and not is_barred


def has_yard(table: MaraudersTable, player: Player) -> bool:
    """23 Dockyard fire closes the shipyards of one nation."""
    return table.state.burnt != table.cards.zones[player.zone].nation


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


def deposits(player: Player) -> list[Done | Stash]:
    """Sums that can be sent; who has sent everything still has to say so (R105)."""
    return [DONE, *map(stash_of, amounts(player.gold))]


def amounts(most: int) -> list[int]:
    """Sums that can be moved at once; every other sum can be moved in two steps or three."""
    return sorted({*range(1, min(most, 10) + 1), *range(20, min(most, 160) + 1, 10), *([most] if most else [])})


# --- in another's turn ------------------------------------------------------------------------------------------------


def can_send_navy(table: MaraudersTable, seat: Seat) -> bool:
    return any(in_play(table.state, type_) for type_ in NATIONS)


def can_send_pirate(table: MaraudersTable, seat: Seat) -> bool:
    return any(in_play(table.state, type_) for type_ in PIRATES)


def navy_dispatch(table: MaraudersTable, seat: Seat) -> Script[None]:
    """A naval ship moves to an adjacent zone."""
    yield from send(table, seat, NATIONS, "navy_dispatch")


def black_spot(table: MaraudersTable, seat: Seat) -> Script[None]:
    """A pirate ship moves to an adjacent zone."""
    yield from send(table, seat, PIRATES, "black_spot")


def send(table: MaraudersTable, seat: Seat, types: tuple[str, ...], card: str) -> Script[None]:
    """Where the player likes, one zone away."""
    state = table.state
    ways = [
        Send(npc_id(state, type_), zone)
        for type_ in types
        if in_play(state, type_)
        for zone in table.cards.neighbours[state.npcs[type_].zone]
    ]
    under = table.cards.rule_of[card]
    choice = yield from table.ask(seat, WhereToSend, ways, under, card)
    type_ = type_of(table, choice.npc)
    put(state, type_, state.npcs[type_]._replace(zone=choice.zone))
    table.tell(NpcSailed, under, choice.npc, choice.zone)


def can_mutter(table: MaraudersTable, seat: Seat) -> bool:
    return table.active.captain != "" and table.active.areas[CREW] > 1


def mutinous_talk(table: MaraudersTable, seat: Seat) -> Script[None]:
    """The active player makes a Leadership test, or loses one crew but never the last."""
    active = table.state.active
    is_calmed = yield from passes(table, active, "leadership")
    if not is_calmed:
        lose_hand(table, active, "glorycard.mutinous_talk")


def targets_of_sabotage(player: Player) -> list[Sabotage]:
    return [Sabotage(AREAS[area]) for area in (CARGO, MASTS, CANNONS) if player.areas[area] > 1]


def can_sabotage(table: MaraudersTable, seat: Seat) -> bool:
    """R98 Whoever enters play in this turn was not in port when it began."""
    is_in_port = table.active.in_port and not table.state.turn.entered
    return is_in_port and bool(targets_of_sabotage(table.active))


def harbour_sabotage(table: MaraudersTable, seat: Seat) -> Script[None]:
    """A hit to Cargo, Masts or Cannons of a ship in port, as the card's owner likes, never below 1."""
    active, areas = table.state.active, table.active.areas
    choices = targets_of_sabotage(table.active)
    choice = choices[0] if len(choices) == 1 else (yield from table.ask(seat, WhatToSabotage, choices, active))
    at = AREAS.index(choice.area)
    areas[at] -= 1
    table.tell(Hit, "glorycard.harbour_sabotage", active, choice.area, areas[at])


def can_hide_reef(table: MaraudersTable, seat: Seat) -> bool:
    return table.active.at_sea


def hidden_reef(table: MaraudersTable, seat: Seat) -> Script[None]:
    """The active player makes a Seamanship test, or takes a hit to Hull."""
    active = table.state.active
    is_avoided = yield from passes(table, active, "seamanship")
    if not is_avoided:
        yield from take_hit(table, active, HULL, "glorycard.hidden_reef")
        if is_sunk(table.active):
            yield from die(table, active)


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

AT_START: dict[str, Card] = {
    "navy_dispatch": Card(can_send_navy, navy_dispatch),
    "black_spot": Card(can_send_pirate, black_spot),
    "mutinous_talk": Card(can_mutter, mutinous_talk),
    "harbour_sabotage": Card(can_sabotage, harbour_sabotage),
    "false_colours": Card(would_last_longer, false_colours),
}
"""At the start of another player's turn."""

ON_ARRIVAL: dict[str, Card] = {
    "hidden_reef": Card(can_hide_reef, hidden_reef),
    "false_colours": Card(would_last_longer, false_colours),
}
"""When another player moves into a sea zone."""
