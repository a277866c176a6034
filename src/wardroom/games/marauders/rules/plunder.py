"""11 Plunder and requisition: what the victor of a crew combat takes from the beaten ship, or the ship herself."""

from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.purse import show_aboard
from wardroom.games.marauders.rules.glory import HAND
from wardroom.games.marauders.rules.hold import Jettison, cards_of, drop_excess, goods_aboard, throw_out, worth_dropping
from wardroom.games.marauders.rules.npcs import npc_ship
from wardroom.games.marauders.rules.phrasing import DONE, YES_OR_NO, Brief, Done, Yes
from wardroom.games.marauders.rules.sides import areas_of, player_of
from wardroom.games.marauders.rules.tavern import keep_one_rumor, take_rumor
from wardroom.games.marauders.rules.yard import change_ship
from wardroom.games.marauders.state import Battle, Player, Side
from wardroom.games.marauders.table import (
    MaraudersTable,
    capacity_of,
    full_areas,
    hand_over,
    has_specialist,
    hold,
    load_of,
    show_to,
)


class WhatToPlunder(Question):
    rule = "plunder.player"
    player: Seat
    room: int


class TakeTheShip(Question):
    rule = "requisition.offer"
    ship: str
    cargo: int
    """How many cards lie in her hold."""


class LootGold(Brief):
    written = 0
    gold: int


class LootCargo(Option):
    good: str


class LootWeapon(Option):
    weapon: str


class LootRumor(Option):
    card: str


class LootGlory(Option):
    card: str


class LootSpecialist(Option):
    card: str


class GoldAboard(Event):
    rule = "plunder.player"
    player: Seat
    gold: int


class Plundered(Event):
    rule = "plunder.player"
    player: Seat
    other: Seat
    loot: str


class YouPlundered(Event):
    rule = "plunder.player"
    player: Seat
    other: Seat
    card: str


class Requisitioned(Event):
    rule = "requisition.offer"
    player: Seat
    ship: str


class ShipsCargo(Event):
    """What lies in the hold of a ship that changes hands stays there."""

    rule = "requisition.hold"
    player: Seat
    count: int


Loot: TypeAlias = LootGold | LootCargo | LootWeapon | LootRumor | LootGlory | LootSpecialist


# --- the beaten ship --------------------------------------------------------------------------------------------------


def take_over(table: MaraudersTable, battle: Battle, seat: Seat, loser: Side) -> Script[None]:
    """11, R63 First the ship that the victor ends with, then what he keeps on her; at last the rest goes overboard."""
    beaten = player_of(table, loser)
    if beaten:
        look_around(table, table.state.players[seat], beaten)
    is_taken = yield from requisition(table, battle, seat, loser)
    if beaten:
        yield from plunder(table, battle, seat, Seat(loser.seat))
    if is_taken:
        yield from drop_excess(table, seat, "requisition.excess_cargo")


def requisition(table: MaraudersTable, battle: Battle, seat: Seat, loser: Side) -> Script[bool]:
    """11 The victor may take the beaten ship, with her damage and her cargo, and give up the own one."""
    beaten = player_of(table, loser)
    ship = beaten.ship if beaten else npc_ship(table, loser.npc)
    choice = yield from table.ask(seat, TakeTheShip, YES_OR_NO, ship, len(beaten.cargo) if beaten else 0)
    if not isinstance(choice, Yes):
        return False
    table.tell(Requisitioned, seat, ship)
    areas, modifications = [*areas_of(table, loser)], beaten.modifications if beaten else []
    if beaten:
        battle.plundered = True
        beaten.modifications = []
        beaten.areas = [*map(min, beaten.areas, full_areas(table, beaten))]
    change_ship(table, seat, ship, areas, modifications)
    if beaten:
        take_hold(table, seat, Seat(loser.seat))
    return True


def take_hold(table: MaraudersTable, seat: Seat, beaten: Seat) -> None:
    """R63 The cargo of a ship that is taken stays in her hold, where everybody knows it to be."""
    victor, victim = table.state.players[seat], table.state.players[beaten]
    if victim.cargo:
        show_to(victim, table.state.cargo, *victim.cargo)
        table.tell(ShipsCargo, seat, len(victim.cargo))
        for good in table.goods_of(sorted(victim.cargo)):
            table.whisper([seat, beaten], YouPlundered, seat, beaten, good)
        victor.cargo += victim.cargo
        victim.cargo = []


# --- plunder ----------------------------------------------------------------------------------------------------------


def plunder(table: MaraudersTable, battle: Battle, seat: Seat, beaten: Seat) -> Script[None]:
    """11 Of gold, cargo, weapons, rumor, hand and specialists whatever the victor likes and can hold."""
    victor = table.state.players[seat]
    look_around(table, victor, table.state.players[beaten])
    count_gold_aboard(table, beaten)
    while choices(table, seat, beaten):
        room = max(0, capacity_of(table, victor) - load_of(table, victor))
        choice = yield from table.ask(seat, WhatToPlunder, lambda: [DONE, *choices(table, seat, beaten)], beaten, room)
        if isinstance(choice, Done):
            return
        if isinstance(choice, Jettison):
            throw_out(table, seat, choice.good, "plunder.player")
            continue
        battle.plundered = True
        yield from take_loot(table, seat, beaten, choice)


def choices(table: MaraudersTable, seat: Seat, beaten: Seat) -> list[Loot | Jettison]:
    """11, R63 What can be taken; with a full hold, what might make room for other goods."""
    victor, victim = table.state.players[seat], table.state.players[beaten]
    is_full = load_of(table, victor) >= capacity_of(table, victor)
    spare = worth_dropping(table, victor, victim.cargo) if is_full else []
    return [*loot_left(table, seat, beaten), *map(Jettison, spare)]


def look_around(table: MaraudersTable, victor: Player, victim: Player) -> None:
    """11 Whoever may choose sees it all."""
    state = table.state
    show_to(victor, state.cargo, *victim.cargo)
    show_to(victor, state.glory, *victim.hand)
    if victim.rumor:
        show_to(victor, state.rumors, victim.rumor)


def count_gold_aboard(table: MaraudersTable, beaten: Seat) -> None:
    """R105 What gold lies aboard a ship that is plundered everybody sees, whether it is taken or not."""
    victim = table.state.players[beaten]
    show_aboard(victim, victim.gold, victim.gold)
    table.tell(GoldAboard, beaten, victim.gold)


def loot_left(table: MaraudersTable, seat: Seat, beaten: Seat) -> list[Loot]:
    """11, R85, R89 What can still be taken within the victor's own limits."""
    victor, victim = table.state.players[seat], table.state.players[beaten]
    loot: list[Loot] = [LootGold(victim.gold)] if victim.gold else []
    if load_of(table, victor) < capacity_of(table, victor):
        loot += [LootCargo(good) for good in goods_aboard(table, victim)]
    loot += [LootWeapon(weapon) for weapon in victim.weapons if weapon not in victor.weapons]
    if victim.rumor:
        loot.append(LootRumor(victim.rumor))
    if len(victor.hand) < HAND:
        loot += [LootGlory(card) for card in sorted(victim.hand)]
    kinds = {card: table.cards.kind_of[card] for card in victim.specialists}
    return loot + [LootSpecialist(card) for card, kind in kinds.items() if not has_specialist(table, victor, kind)]


def take_loot(table: MaraudersTable, seat: Seat, beaten: Seat, loot: Loot) -> Script[None]:
    """11 One thing changes hands; of cards that lie face down only the two of them see which."""
    victor, victim = table.state.players[seat], table.state.players[beaten]
    match loot:
        case LootGold():
            hand_over(victim, victor, victim.gold)
        case LootCargo():
            take_cargo(table, victor, victim, loot.good)
        case LootWeapon():
            victim.weapons.remove(loot.weapon)
            victor.weapons.append(loot.weapon)
        case LootGlory():
            take_glory(table, victor, victim, loot.card)
        case LootSpecialist():
            victim.specialists.remove(loot.card)
            victor.specialists.append(loot.card)
    tell_loot(table, seat, beaten, loot)
    if isinstance(loot, LootRumor):
        victim.rumor = ""
        hold(table.state.rumors, loot.card)
        show_to(victim, table.state.rumors, loot.card)
        take_rumor(victor, loot.card)
        yield from keep_one_rumor(table, seat)


def take_cargo(table: MaraudersTable, victor: Player, victim: Player, good: str) -> None:
    """A card of a good goes from hold to hold."""
    deck = table.state.cargo
    (card,) = cards_of(table, victim, good, 1)
    victim.cargo.remove(card)
    victor.cargo.append(card)
    hold(deck, card)
    show_to(victim, deck, card)


def take_glory(table: MaraudersTable, victor: Player, victim: Player, card: str) -> None:
    """A card goes from hand to hand; nobody else can tell any more which cards either of the two holds."""
    glory = table.state.glory
    victim.hand.remove(card)
    victor.hand.append(card)
    hold(glory, card, *victim.hand)
    show_to(victor, glory, *victim.hand)
    show_to(victim, glory, card, *victim.hand)


def tell_loot(table: MaraudersTable, seat: Seat, beaten: Seat, loot: Loot) -> None:
    """What everybody sees of it, and what the two see."""
    match loot:
        case LootWeapon():
            table.tell(Plundered, seat, beaten, loot.weapon)
        case LootSpecialist():
            table.tell(Plundered, seat, beaten, loot.card)
        case LootGold():
            table.tell(Plundered, seat, beaten, "gold")
        case LootCargo():
            table.tell(Plundered, seat, beaten, "cargo_card")
            table.whisper([seat, beaten], YouPlundered, seat, beaten, loot.good)
        case _:
            table.tell(Plundered, seat, beaten, "rumor" if isinstance(loot, LootRumor) else "glory_card")
            table.whisper([seat, beaten], YouPlundered, seat, beaten, loot.card)
