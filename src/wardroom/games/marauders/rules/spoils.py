"""11 After a battle: glory, rewards, plunder, requisition, and the death of the beaten captain."""

from typing import TypeAlias

from wardroom.engine import Script, Seat
from wardroom.games.marauders.cards import CREW, NATIONS, PIRATES
from wardroom.games.marauders.purse import show_aboard
from wardroom.games.marauders.rules.bounties import REWARD, bounty_for_defeat, paying_nations
from wardroom.games.marauders.rules.damage import regain_crew
from wardroom.games.marauders.rules.death import die
from wardroom.games.marauders.rules.glory import HAND, gain_glory
from wardroom.games.marauders.rules.hold import cards_of, drop_excess, goods_aboard, throw_out, worth_dropping
from wardroom.games.marauders.rules.missions import after_defeat
from wardroom.games.marauders.rules.npcs import defeat, npc_reward, npc_ship
from wardroom.games.marauders.rules.phrases import (
    DONE,
    PASS,
    YES_OR_NO,
    BothLost,
    Collected,
    CollectFrom,
    Done,
    GoldAboard,
    Jettison,
    LootCargo,
    LootGlory,
    LootGold,
    LootRumor,
    LootSpecialist,
    LootWeapon,
    NpcWon,
    Pass,
    Plundered,
    Requisitioned,
    Rewarded,
    ShipsCargo,
    TakeTheShip,
    WhatToPlunder,
    WhoPays,
    Won,
    Yes,
    YouPlundered,
)
from wardroom.games.marauders.rules.sides import areas_of, npc_of, player_of, under_way
from wardroom.games.marauders.rules.tavern import take_rumor
from wardroom.games.marauders.rules.yard import change_ship
from wardroom.games.marauders.state import NOBODY, Battle, Player, Side
from wardroom.games.marauders.table import (
    MaraudersTable,
    capacity_of,
    earn,
    full_areas,
    hand_over,
    has_specialist,
    hold,
    load_of,
    show_to,
)

COMMISSION = 5
"""22 What the bank pays Íñigo Valcárcel for a pirate."""

Loot: TypeAlias = LootGold | LootCargo | LootWeapon | LootRumor | LootGlory | LootSpecialist


def aftermath(table: MaraudersTable) -> Script[None]:
    """11 The victor's gains first, then the beaten captain dies; a surgeon looks after those who live."""
    battle = under_way(table)
    survivors = [side for side in battle.sides if side.seat != NOBODY]
    healed = [side.seat for side in survivors if has_surgeon(table, side)]
    if battle.ended != "apart":
        winner = None if battle.winner == NOBODY else battle.sides[battle.winner]
        losers = [side for side in battle.sides if side is not winner]
        survivors = [side for side in survivors if side is winner]
        tell_end(table, battle, winner)
        if winner is not None and winner.seat != NOBODY:
            yield from enjoy_victory(table, battle, winner, losers[0])
        for side in losers:
            yield from lose(table, battle, side)
    for side in survivors:
        if side.seat in healed and table.state.players[side.seat].areas[CREW]:
            regain_crew(table, Seat(side.seat), 1, "glorycard.surgeon")
    table.state.battle = None


def has_surgeon(table: MaraudersTable, side: Side) -> bool:
    """26, R101 Whether a surgeon was aboard in the battle; one who comes aboard after it heals from the next one on."""
    return has_specialist(table, table.state.players[side.seat], "surgeon")


def tell_end(table: MaraudersTable, battle: Battle, winner: Side | None) -> None:
    """Who has won, and how."""
    if winner is None:
        table.tell(BothLost, "battle.both_sunk" if battle.ended == "sunk" else "crew.both_zero_nobody")
    elif winner.seat == NOBODY:
        table.tell(NpcWon, npc_of(table, winner), battle.ended)
    else:
        table.tell(Won, Seat(winner.seat), battle.ended)


def lose(table: MaraudersTable, battle: Battle, side: Side) -> Script[None]:
    """14.2, 15.1 The captain on a side dies."""
    if side.seat == NOBODY:
        defeat(table, side.npc)
    else:
        yield from die(table, Seat(side.seat), battle.plundered)


def enjoy_victory(table: MaraudersTable, battle: Battle, winner: Side, loser: Side) -> Script[None]:
    """11, 12 Glory, missions, rewards, plunder, a new ship, and the bounty for defeating a naval ship."""
    seat, beaten = Seat(winner.seat), player_of(table, loser)
    wanted = beaten is not None and beaten.is_pirate
    yield from gain_glory(table, seat, "battles")
    yield from after_defeat(table, seat, loser.npc, wanted)
    reward(table, seat, loser, wanted)
    if beaten is not None and wanted:
        yield from collect(table, seat, Seat(loser.seat))
    if battle.ended == "boarded":
        yield from take_over(table, battle, seat, loser)
    if loser.npc in NATIONS:
        bounty_for_defeat(table, seat, loser.npc)


def reward(table: MaraudersTable, seat: Seat, loser: Side, wanted: bool) -> None:
    """11, 22 The reward on a pirate's card, and what Íñigo Valcárcel gets for every pirate."""
    is_pirate = loser.npc in PIRATES
    rewards = {"after.npc_reward": npc_reward(table, loser.npc) if is_pirate else 0}
    if table.state.players[seat].captain == "inigo_valcarcel" and (is_pirate or wanted):
        rewards["captain.inigo_valcarcel"] = COMMISSION
    for under, gold in rewards.items():
        if gold:
            earn(table, seat, gold)
            table.tell(Rewarded, under, seat, gold)


def collect(table: MaraudersTable, seat: Seat, beaten: Seat) -> Script[None]:
    """12 One nation, of the victor's choice, pays for all its bounties on the beaten player."""
    player, wanted = table.state.players[seat], table.state.players[beaten]
    payers = [CollectFrom(nation, REWARD * wanted.bounties[nation]) for nation in paying_nations(table, player, wanted)]
    if payers:
        options: list[CollectFrom | Pass] = [*payers, PASS]
        choice = yield from table.ask(seat, WhoPays, options, beaten)
        if not isinstance(choice, Pass):
            earn(table, seat, choice.gold)
            table.tell(Collected, seat, choice.nation, choice.gold)


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
    modifications = beaten.modifications if beaten else []
    change_ship(table, seat, ship, [*areas_of(table, loser)], [*modifications])
    if beaten:
        battle.plundered = True
        beaten.modifications = []
        beaten.areas = [*map(min, beaten.areas, full_areas(table, beaten))]
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
        room = max(0, capacity_of(table, victor) - load_of(victor))
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
    is_full = load_of(victor) >= capacity_of(table, victor)
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
    if load_of(victor) < capacity_of(table, victor):
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
        yield from take_rumor(table, seat, loot.card)


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
