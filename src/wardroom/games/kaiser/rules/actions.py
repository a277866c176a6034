"""3.3 The Action halves of the cards, in the order of the rulebook: when each may be played and what it does.

The phantom plays the same actions from its Solitaire entries (5.1), with PHANTOM in place of a card.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.rules.attacks import lay_mines, torpedo
from wardroom.games.kaiser.rules.choosing import confirm, pick_ship
from wardroom.games.kaiser.rules.combat import card_challenge, damage, damage_penalty
from wardroom.games.kaiser.rules.intercept import Hunt, intercept_german
from wardroom.games.kaiser.rules.passage import may_seek_passage, seek_passage
from wardroom.games.kaiser.rules.phantom import is_phantom
from wardroom.games.kaiser.rules.phrases import (
    ANNOUNCE,
    GIVE_NO_MORE,
    LOOK_AT_DECK,
    MINES,
    TORPEDO,
    AimAt,
    Announce,
    Assisted,
    CardsGiven,
    CardsSeen,
    CardsTaken,
    DeckSeen,
    DiscardedFaceDown,
    DrawNext,
    EnteredRefuge,
    Give,
    GiveNoMore,
    HandOrDeck,
    HandSeen,
    Join,
    Joined,
    Laid,
    LookAtDeck,
    LookAtHand,
    LookedAtDeck,
    LookedAtHand,
    LowSupply,
    Mines,
    OrderOfDraws,
    Repaired,
    TookDiscards,
    ToPartner,
    Torpedo,
    TorpedoOrMines,
    WhatToGive,
    WhichAssist,
    WhichOwnShip,
    WhichPlayer,
    WhichRaiderLaysMines,
    WhichTarget,
    join_with,
)
from wardroom.games.kaiser.rules.reactions import recognised
from wardroom.games.kaiser.rules.score import resupply
from wardroom.games.kaiser.state import NONE, PHANTOM, Ship
from wardroom.games.kaiser.table import (
    Aims,
    KaiserTable,
    aimable,
    attackable,
    draw_german,
    face_down,
    hide,
    in_fog,
    partner,
    recognise,
    to_bottom,
    turn_up,
)

# --- choosing ---------------------------------------------------------------------------------------------------------


def pick_player(table: KaiserTable, seat: Seat, victims: Sequence[Seat], card: str) -> Script[Seat]:
    """The player names an opponent; there is nothing to ask when there is but one."""
    if len(victims) == 1:
        return victims[0]
    options = [AimAt(victim) for victim in victims]
    choice = yield from table.ask(seat, WhichPlayer, options, card, limit_on_opponents(table, card))
    return choice.player


def limit_on_opponents(table: KaiserTable, card: str) -> str:
    """3.1.3, 3.1.4 The rule that says which opponents a card may be played against."""
    if card in ("lay_mines", "submarine_uc"):
        return "3.1.3.a"
    return "3.1.4.b" if table.state.turn.attacked == NONE else "3.1.4.a"


def join_special_cargo(table: KaiserTable, seat: Seat, target: str) -> Script[int]:
    """3.3.41 Special Cargo is the only Assist card for mines and torpedoes; how often a sunk merchant counts."""
    assist = yield from join_assist(table, seat, target, "3.3.41.b", "special_cargo")
    if not assist:
        return 1
    table.tell(Assisted, assist)
    return 2


def join_assist(table: KaiserTable, seat: Seat, target: str, under: str, *types: str) -> Script[str]:
    """3.2.3 At most one Assist card, of the given types, joins an attack; gives its type, or nothing.

    `under` is the rule that lets it join.
    """
    if not face_down(table, *types):
        return ""
    choice = yield from table.ask(seat, WhichAssist, lambda: assist_options(table, *types), target, under)
    return "" if isinstance(choice, Announce) else turn_up(table, choice.card)


def assist_options(table: KaiserTable, *types: str) -> Sequence[Announce | Join]:
    """One card of each type, or none of them."""
    found = {table.type_of(card): card for card in face_down(table, *types)}
    return [ANNOUNCE, *(join_with(table.card_id(card)) for card in found.values())]


def hostile_aims(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents that a hostile card may be aimed at: none in fog."""
    return [victim for victim in aimable(table.state, seat) if not in_fog(table.state, victim)]


def aim(table: KaiserTable, victim: Seat) -> None:
    """3.1.4 Note that a hostile card was aimed at a player."""
    if victim not in table.state.turn.aimed:
        table.state.turn.aimed.append(victim)


def warships_and_raiders(table: KaiserTable, seat: Seat) -> list[Ship]:
    """The player's German ships without the prizes."""
    return [ship for ship in table.state.players[seat].german if not ship.prize]


# --- 3.3.2 Blockade Runner --------------------------------------------------------------------------------------------


def can_run_blockade(table: KaiserTable, seat: Seat) -> bool:
    return any(ship.low for ship in table.state.players[seat].german)


def blockade_runner(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.2 Each own ship in Low Supply rolls; a prize in the force helps, coal hinders and sails help (6.1, 6.2)."""
    rules, player = table.state.rules, table.state.players[seat]
    for ship in [ship for ship in player.german if ship.low]:
        facts = table.card_of(ship)
        modifier = 2 * player.has_prize - (rules.coal and facts.burns_coal) + (rules.sails and facts.sails)
        if card_challenge(table, "blockade_runner", facts.id, modifier).is_success:
            resupply(table, ship, "3.3.2.a")


# --- 3.3.4 Bounding Main ----------------------------------------------------------------------------------------------


def in_teams(table: KaiserTable, seat: Seat) -> bool:
    return table.state.rules.teams


def bounding_main(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.4 The next player, always an opponent, loses the coming turn; the card is aimed at nobody (3.1.4)."""
    table.state.players[(seat + 1) % 4].skipped = True


# --- 3.3.6 Breakdown --------------------------------------------------------------------------------------------------


def breakdown_aims(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.6 Undamaged enemy warships and raiders, hidden or not, in a refuge or not."""
    return [
        (victim, ship)
        for victim in hostile_aims(table, seat)
        for ship in warships_and_raiders(table, victim)
        if not ship.damage
    ]


def breakdown(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.6 A successful challenge damages the target."""
    victim, ship = yield from pick_ship(table, seat, breakdown_aims(table, seat), WhichTarget, "breakdown")
    aim(table, victim)
    if card_challenge(table, "breakdown", table.ship_id(ship)).is_success:
        damage(table, ship, "3.3.6")


# --- 3.3.7 Breakout ---------------------------------------------------------------------------------------------------


def can_break_out(table: KaiserTable, seat: Seat) -> bool:
    return bool(table.state.german_deck or table.state.german_used)


def breakout(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.7 A new German ship, or two at double; with two, the partner may get one or both (4.7)."""
    compared = card_challenge(table, "breakout", "new_ships")
    if not compared.is_success:
        return
    number, under = (2, "3.3.7.b") if compared.is_double else (1, "3.3.7.a")
    drawn = [draw_german(table, seat, under) for _ in range(number)]
    ships = [ship for ship in drawn if ship is not None]
    if table.state.rules.teams and len(ships) == 2:
        for ship in ships:
            yield from offer_to_partner(table, seat, ship, "4.7")


def offer_to_partner(table: KaiserTable, seat: Seat, ship: Ship, under: str) -> Script[None]:
    """4.6, 4.7 The ship may pass to the partner's force."""
    mate = partner(seat)
    if (yield from confirm(table, seat, ToPartner, table.ship_id(ship), mate, under)):
        move_ship(table, seat, mate, ship, under)


def move_ship(table: KaiserTable, owner: Seat, to: Seat, ship: Ship, under: str) -> None:
    """A ship changes its force as it is, an Island Refuge card with it; `under` is the rule that moves it."""
    mine = table.state.players[owner].german
    mine[:] = [other for other in mine if other is not ship]
    table.state.players[to].german.append(ship)
    table.state.turn.joined.append(ship.card)
    table.tell(Joined, table.ship_id(ship), to, under)


# --- 3.3.8 Collier, 3.3.9 Damage Control ------------------------------------------------------------------------------


def always(table: KaiserTable, seat: Seat) -> bool:
    return True


def collier(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.8 All own ships are resupplied without a roll, in a refuge too."""
    for ship in table.state.players[seat].german:
        resupply(table, ship, "3.3.8")


def damaged_own(table: KaiserTable, seat: Seat) -> Aims:
    """Own damaged ships of any kind."""
    player = table.state.players[seat]
    return [(seat, ship) for ship in (*player.german, *player.merchants) if ship.damage]


def damage_control(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.9, 6.8.3 One own ship is repaired, or loses one marker."""
    aims = damaged_own(table, seat)
    _, ship = yield from pick_ship(table, seat, aims, WhichOwnShip, "damage_control")
    repair(table, ship, "3.3.9")


def repair(table: KaiserTable, ship: Ship, under: str) -> None:
    """1.3.1, 6.8.3 A damage marker is taken off, by the rule `under`; with extra damage others may be left."""
    ship.damage -= 1
    table.tell(Repaired, table.ship_id(ship), ship.damage, "6.8.3" if ship.damage else under)


# --- 3.3.10 Deception, 3.3.14 Fog Bank --------------------------------------------------------------------------------


def unburdened(table: KaiserTable, seat: Seat) -> list[Seat]:
    """3.3.10 Opponents before whom neither Deception nor Fog Bank waits."""
    return [victim for victim in hostile_aims(table, seat) if not table.state.players[victim].waiting]


def deception(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.10 The victim's next turn will be one card, drawn at random."""
    victim = yield from pick_player(table, seat, unburdened(table, seat), "deception")
    table.state.players[victim].waiting = "deception"
    lay_before(table, victim, card, "deception")


def fog_bank(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.14 The victim's next turn will be empty; until then fog protects them."""
    victim = yield from pick_player(table, seat, unburdened(table, seat), "fog_bank")
    table.state.players[victim].waiting = "fog_bank"
    lay_before(table, victim, card, "fog_bank")


def lay_before(table: KaiserTable, victim: Seat, card: int, type_: str) -> None:
    """3.1.5 The card stays with its victim until it has worked."""
    aim(table, victim)
    table.state.players[victim].waiting_card = card
    keep_from_discards(table, card)
    table.tell(Laid, type_, victim)


def keep_from_discards(table: KaiserTable, card: int) -> None:
    """3.1.5 Some cards stay on the table."""
    aside = table.state.turn.aside
    aside[:] = [other for other in aside if other != card]


# --- 3.3.11 Exchange Information --------------------------------------------------------------------------------------


def exchange_information(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.11 Both partners pass each other any number of cards, without seeing what they will get."""
    mate = partner(seat)
    yield from promise_gifts(table, seat, mate)
    yield from promise_gifts(table, mate, seat)
    gifts, table.state.turn.gifts = table.state.turn.gifts, []
    hand_over_cards(table, seat, mate, [card for giver, card in gifts if giver == seat])
    hand_over_cards(table, mate, seat, [card for giver, card in gifts if giver == mate])
    table.state.turn.gained.extend(card for giver, card in gifts if giver == mate)


def promise_gifts(table: KaiserTable, giver: Seat, receiver: Seat) -> Script[None]:
    """Cards of the giver's hand, one after another; they change hands once both partners have chosen."""
    while unpromised(table, giver):
        choice = yield from table.ask(giver, WhatToGive, lambda: gift_options(table, giver), receiver)
        if isinstance(choice, GiveNoMore):
            break
        table.state.turn.gifts.append((giver, table.hand_card(giver, choice.card)))


def unpromised(table: KaiserTable, giver: Seat) -> list[int]:
    """The cards of a hand that the partner has not been promised."""
    return [card for card in table.state.players[giver].hand if (giver, card) not in table.state.turn.gifts]


def gift_options(table: KaiserTable, giver: Seat) -> Sequence[Give | GiveNoMore]:
    return [GIVE_NO_MORE, *map(Give, table.card_ids(sorted(unpromised(table, giver))))]


def hand_over_cards(table: KaiserTable, giver: Seat, receiver: Seat, cards: Sequence[int]) -> None:
    """The giver goes on knowing what the receiver got."""
    players = table.state.players
    for card in cards:
        players[giver].hand.remove(card)
        players[receiver].hand.append(card)
    table.tell(CardsGiven, giver, receiver, len(cards))
    if cards:
        forget(table, giver, cards, (giver, receiver))
        learn(table, giver, cards)
        table.whisper([receiver], CardsSeen, table.card_ids(cards), "3.3.11.a")


def forget(table: KaiserTable, holder: Seat, moved: Sequence[int], witnesses: Sequence[Seat]) -> None:
    """Only those concerned can follow cards that leave a hand unseen; the others no longer know what it holds."""
    sea = table.state
    unsure = {*moved, *sea.players[holder].hand}
    for seat, player in enumerate(sea.players):
        if seat in witnesses:
            learn(table, Seat(seat), [card for card in sea.shown if card in unsure])
        else:
            player.known = [card for card in player.known if card not in unsure]
    sea.shown = [card for card in sea.shown if card not in unsure]


# --- 3.3.12 Fair Seas -------------------------------------------------------------------------------------------------


def voyagers(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.12 Own undamaged merchants and prizes."""
    player = table.state.players[seat]
    ships = (*player.german, *player.merchants)
    return [(seat, ship) for ship in ships if may_seek_passage(table, seat, ship)]


def fair_seas(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.12 A Passage attempt at +1."""
    _, ship = yield from pick_ship(table, seat, voyagers(table, seat), WhichOwnShip, "fair_seas")
    seek_passage(table, seat, ship, "fair_seas", 1)


# --- 3.3.16 Heavy Weather ---------------------------------------------------------------------------------------------


def heavy_weather_aims(table: KaiserTable, seat: Seat) -> Sequence[Seat]:
    """3.3.16 Any opponent, in fog too."""
    return aimable(table.state, seat)


def heavy_weather(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.16 Every ship of one opponent outside a refuge may be lost; nobody scores it."""
    victim = yield from pick_player(table, seat, heavy_weather_aims(table, seat), "heavy_weather")
    aim(table, victim)
    player = table.state.players[victim]
    for ship in [ship for ship in (*player.german, *player.merchants) if not ship.in_refuge]:
        if card_challenge(table, "heavy_weather", table.ship_id(ship)).is_success:
            to_bottom(table, victim, ship, "heavy_weather")


# --- 3.3.17 Intelligence ----------------------------------------------------------------------------------------------


def readable_hands(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents out of fog with cards in hand."""
    return [victim for victim in hostile_aims(table, seat) if table.state.players[victim].hand]


def intelligence(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.17 Look at a hand, or look at the next draws and put them in order."""
    hands = [LookAtHand(victim) for victim in readable_hands(table, seat)]
    options: Sequence[LookAtHand | LookAtDeck] = [LOOK_AT_DECK, *hands]
    choice = yield from table.ask(seat, HandOrDeck, options)
    if isinstance(choice, LookAtHand):
        look_at_hand(table, seat, choice.player)
    else:
        yield from order_draws(table, seat)


def look_at_hand(table: KaiserTable, seat: Seat, victim: Seat) -> None:
    """3.3.17 The whole hand, in secret."""
    aim(table, victim)
    hand = table.state.players[victim].hand
    learn(table, seat, hand)
    table.tell(LookedAtHand, seat, victim)
    table.whisper([seat], HandSeen, victim, table.card_ids(sorted(hand)))


def learn(table: KaiserTable, seat: Seat, cards: Sequence[int]) -> None:
    """The player now knows where these cards are."""
    known = table.state.players[seat].known
    known.extend(card for card in cards if card not in known)


def order_draws(table: KaiserTable, seat: Seat) -> Script[None]:
    """3.3.17 As many cards as there are players, or what is left, put back in any order."""
    deck = table.state.deck
    count = min(len(table.state.players), len(deck))
    seen = deck[-count:][::-1]
    forget_order(table, seen)
    learn(table, seat, seen)
    table.tell(LookedAtDeck, seat)
    table.whisper([seat], DeckSeen, table.card_ids(seen))
    for step in range(count - 1):
        place = len(deck) - 1 - step
        choice = yield from table.ask(seat, OrderOfDraws, lambda: draw_options(table, count, step))  # noqa: B023
        chosen = next(at for at in range(place + 1) if table.card_id(deck[at]) == choice.card)
        deck[place], deck[chosen] = deck[chosen], deck[place]


def draw_options(table: KaiserTable, count: int, step: int) -> Sequence[DrawNext]:
    """The cards whose place is not fixed yet."""
    deck = table.state.deck
    return [DrawNext(table.card_id(card)) for card in sorted(deck[len(deck) - count : len(deck) - step])]


def forget_order(table: KaiserTable, cards: Sequence[int]) -> None:
    """What anybody knew of the draws no longer holds."""
    for player in table.state.players:
        player.known = [card for card in player.known if card not in cards]


# --- 3.3.18 Interned, 3.3.45 Transfer Command -------------------------------------------------------------------------


def exposed(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.18, 3.3.45 Enemy warships, recognised raiders and recognised prizes."""
    return [
        (victim, ship)
        for victim in hostile_aims(table, seat)
        for ship in table.state.players[victim].german
        if ship.recognised
    ]


def interned(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.18 A successful challenge takes the ship out of the war; damage and Low Supply help it."""
    victim, ship = yield from pick_ship(table, seat, exposed(table, seat), WhichTarget, "interned")
    aim(table, victim)
    modifier = -damage_penalty(table, ship) + 2 * ship.low
    if card_challenge(table, "interned", table.ship_id(ship), modifier).is_success:
        to_bottom(table, victim, ship, "interned")


def transfer_command(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.45 A successful challenge moves the ship to the own force as it is."""
    victim, ship = yield from pick_ship(table, seat, exposed(table, seat), WhichTarget, "transfer_command")
    aim(table, victim)
    if card_challenge(table, "transfer_command", table.ship_id(ship)).is_success:
        take_over(table, victim, seat, ship)


def take_over(table: KaiserTable, victim: Seat, seat: Seat, ship: Ship) -> None:
    """3.3.45 The new owner may hide the ship with a committed Reflag, but not lead it out of a refuge in this turn."""
    move_ship(table, victim, seat, ship, "3.3.45")
    table.state.turn.hidable.append(ship.card)
    if ship.in_refuge:
        table.state.turn.entered.append(ship.card)


# --- 3.3.19 Interrogate -----------------------------------------------------------------------------------------------


def suspects(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.19 Hidden raiders and prizes outside a refuge, not yet intercepted in this turn."""
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in table.state.players[victim].german
        if not ship.recognised and not ship.in_refuge and ship.card not in table.state.turn.intercepted
    ]


def interrogate(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.19 A successful challenge recognises the ship, which is intercepted at once with the guns of the card."""
    victim, ship = yield from pick_ship(table, seat, suspects(table, seat), WhichTarget, "interrogate")
    yield from interrogate_ship(table, seat, victim, ship)


def interrogate_ship(table: KaiserTable, seat: Seat, victim: Seat, ship: Ship) -> Script[None]:
    """3.3.19 Reflag has to wait until the intercept is resolved."""
    table.state.turn.attacked = victim
    if not card_challenge(table, "interrogate", table.ship_id(ship)).is_success:
        return
    recognise(table, ship, "3.3.19.a")
    hunt = Hunt(seat, "interrogate", table.cards.types["interrogate"].guns)
    yield from intercept_german(table, hunt, victim, ship)
    yield from recognised(table, victim, ship, "3.3.32.b")


# --- 3.3.20 Island Refuge ---------------------------------------------------------------------------------------------


def refugees(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.20 Own warships and raiders that are not in a refuge."""
    return [(seat, ship) for ship in warships_and_raiders(table, seat) if not ship.in_refuge]


def island_refuge(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.20 A ship enters the refuge without a roll; a raider is hidden there."""
    _, ship = yield from pick_ship(table, seat, refugees(table, seat), WhichOwnShip, "island_refuge")
    enter_refuge(table, ship, card)


def enter_refuge(table: KaiserTable, ship: Ship, card: int) -> None:
    """3.3.20 The card lies on the ship."""
    ship.refuge = card
    table.state.turn.entered.append(ship.card)
    keep_from_discards(table, card)
    table.tell(EnteredRefuge, table.ship_id(ship), "5.4.3.7" if card == PHANTOM else "3.3.20.a")
    if table.card_of(ship).is_raider:
        hide(table, ship, "3.3.20.a")


# --- 3.3.21 Lay Mines -------------------------------------------------------------------------------------------------


def minelayers(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.21 Own mine-capable raiders that may still act."""
    return [
        (seat, ship)
        for ship in warships_and_raiders(table, seat)
        if table.card_of(ship).lays_mines and may_act_uncarded(table, ship)
    ]


def may_act(table: KaiserTable, ship: Ship) -> bool:
    """3.1.3, 3.3.20 Once a turn; not in a refuge, nor in the turn of leaving it."""
    turn = table.state.turn
    return ship.refuge == NONE and ship.card not in turn.left and ship.card not in turn.acted


def may_act_uncarded(table: KaiserTable, ship: Ship) -> bool:
    """3.2.1 Without a card of its own, as the phantom's ships act: not in the turn in which it joined the force."""
    return may_act(table, ship) and ship.card not in table.state.turn.joined


def with_merchants(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents that may be attacked and have merchants."""
    return [victim for victim in attackable(table.state, seat) if table.state.players[victim].merchants]


def can_lay_mines(table: KaiserTable, seat: Seat) -> bool:
    return bool(minelayers(table, seat) and with_merchants(table, seat))


def mines_of_raider(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.21 For a card that lies on no ship yet: any minelayer may lay the field."""
    _, ship = yield from pick_ship(table, seat, minelayers(table, seat), WhichRaiderLaysMines)
    yield from lay_field(table, seat, ship)


def lay_field(table: KaiserTable, seat: Seat, ship: Ship) -> Script[None]:
    """3.3.21 The raider stays hidden."""
    victim = yield from pick_player(table, seat, with_merchants(table, seat), "lay_mines")
    times = yield from join_special_cargo(table, seat, "lay_mines")
    table.state.turn.acted.append(ship.card)
    yield from lay_mines(table, seat, victim, "lay_mines", times, ship)


# --- 3.3.24 Monitor ---------------------------------------------------------------------------------------------------


def moored(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.24 Enemy warships and raiders in a refuge, hidden or not, not yet intercepted."""
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in warships_and_raiders(table, victim)
        if ship.in_refuge and ship.card not in table.state.turn.intercepted
    ]


def monitor(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.24 An intercept in the refuge at +2; one Surprise Attack may join."""
    victim, ship = yield from pick_ship(table, seat, moored(table, seat), WhichTarget, "monitor")
    assist = yield from join_assist(table, seat, table.ship_id(ship), "3.3.24.b", "surprise_attack")
    hunt = Hunt(seat, "monitor", table.cards.types["monitor"].guns, assist=assist, bonus=2)
    yield from intercept_german(table, hunt, victim, ship)


# --- 3.3.31 Recon Aircraft --------------------------------------------------------------------------------------------


def recon_aircraft(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.31 Two random cards of an opponent's hand; they may be used at once."""
    victim = yield from pick_player(table, seat, readable_hands(table, seat), "recon_aircraft")
    aim(table, victim)
    sea, hand = table.state, table.state.players[victim].hand
    taken = [table.dice.draw(hand) for _ in range(min(2, len(hand)))]
    forget(table, victim, taken, (seat, victim))
    under = "5.4.3.8" if is_phantom(sea, seat) else "5.3.2" if is_phantom(sea, victim) else "3.3.31.a"
    table.tell(CardsTaken, seat, victim, len(taken), under)
    if is_phantom(sea, seat):
        sea.discards.extend(taken)
        table.whisper([victim], CardsSeen, table.card_ids(taken), under)
        table.tell(DiscardedFaceDown, victim, len(taken))
        return
    sea.players[seat].hand.extend(taken)
    learn(table, victim, taken)
    sea.turn.loot.extend(taken)
    sea.recon = sea.recon or is_phantom(sea, victim)
    table.whisper([seat] if is_phantom(sea, victim) else [seat, victim], CardsSeen, table.card_ids(taken), under)


# --- 3.3.32 Reflag, committed -----------------------------------------------------------------------------------------


def reflaggable(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.32 Own raiders and prizes that began the turn recognised, or came so by Transfer Command, and still are."""
    player, hidable = table.state.players[seat], table.state.turn.hidable
    disguised = [ship for ship in player.german if not table.card_of(ship).is_warship]
    return [(seat, ship) for ship in disguised if ship.recognised and ship.card in hidable]


def reflag(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.32 The ship is hidden again."""
    _, ship = yield from pick_ship(table, seat, reflaggable(table, seat), WhichOwnShip, "reflag")
    hide(table, ship, "3.3.32.c")


# --- 3.3.33 Rendezvous Missed -----------------------------------------------------------------------------------------


def rendezvous_aims(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents with a warship or raider outside a refuge."""
    return [
        victim
        for victim in hostile_aims(table, seat)
        if any(not ship.in_refuge for ship in warships_and_raiders(table, victim))
    ]


def rendezvous_missed(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.33 Each warship and raider outside a refuge may fall into Low Supply; options 6.1 and 6.2 count."""
    victim = yield from pick_player(table, seat, rendezvous_aims(table, seat), "rendezvous_missed")
    aim(table, victim)
    rules, player = table.state.rules, table.state.players[victim]
    for ship in [ship for ship in warships_and_raiders(table, victim) if not ship.in_refuge and not ship.low]:
        facts = table.card_of(ship)
        modifier = -2 * player.has_prize + 2 * (rules.coal and facts.burns_coal) - 2 * (rules.sails and facts.sails)
        if card_challenge(table, "rendezvous_missed", facts.id, modifier).is_success:
            ship.low = True
            table.tell(LowSupply, facts.id, "3.3.33.a")


# --- 3.3.35 Scuttle ---------------------------------------------------------------------------------------------------


def scuttleable(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.35 Own damaged warships, raiders and prizes."""
    return [(seat, ship) for ship in table.state.players[seat].german if ship.damage]


def scuttle(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.35 The ship leaves play and nobody scores it."""
    aims = scuttleable(table, seat)
    _, ship = yield from pick_ship(table, seat, aims, WhichOwnShip, "scuttle")
    to_bottom(table, seat, ship, "scuttle")


# --- 3.3.37 Second Chance ---------------------------------------------------------------------------------------------


def can_have_second_chance(table: KaiserTable, seat: Seat) -> bool:
    return not table.state.turn.is_extra and not table.state.turn.again


def second_chance(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.37 After the draw the player has a complete extra turn."""
    table.state.turn.again = True


# --- 3.3.42, 3.3.43 Submarines ----------------------------------------------------------------------------------------


def torpedo_aims(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.42, 6.9 Merchants, and with option 6.9 hidden prizes, of one opponent."""
    aims: Aims = []
    for victim in attackable(table.state, seat):
        player = table.state.players[victim]
        aims += [(victim, ship) for ship in player.merchants]
        if table.state.rules.torpedo_prizes:
            aims += [(victim, ship) for ship in player.german if ship.prize and not ship.recognised]
    return aims


def fire_torpedo(table: KaiserTable, seat: Seat, type_: str, card: int) -> Script[None]:
    """3.3.42 One torpedo attack."""
    victim, ship = yield from pick_ship(table, seat, torpedo_aims(table, seat), WhichTarget, type_)
    times = 1 if ship.prize else (yield from join_special_cargo(table, seat, table.ship_id(ship)))
    yield from torpedo(table, seat, victim, ship, type_, card, times)


def submarine_u(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.42 U-27 and U-41."""
    yield from fire_torpedo(table, seat, "submarine_u", card)


def submarine_uc(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.43 UC-16 and UC-29: a torpedo or mines."""
    if with_merchants(table, seat):
        options: Sequence[Torpedo | Mines] = [TORPEDO, MINES]
        choice = yield from table.ask(seat, TorpedoOrMines, options, "submarine_uc")
        if isinstance(choice, Mines):
            yield from submarine_mines(table, seat, card)
            return
    yield from fire_torpedo(table, seat, "submarine_uc", card)


def submarine_mines(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.43 A minefield laid by a submarine."""
    victim = yield from pick_player(table, seat, with_merchants(table, seat), "submarine_uc")
    times = yield from join_special_cargo(table, seat, "submarine_uc")
    yield from lay_mines(table, seat, victim, "submarine_uc", times)


# --- 3.3.47 Wireless Intercept ----------------------------------------------------------------------------------------


def can_listen(table: KaiserTable, seat: Seat) -> bool:
    turn = table.state.turn
    return not turn.is_extra and not turn.wireless and bool(table.state.discards)


def wireless_intercept(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.47 The top two discards join the hand, for later turns; everybody has seen them."""
    sea = table.state
    taken = [sea.discards.pop() for _ in range(min(2, len(sea.discards)))]
    sea.turn.wireless = True
    sea.players[seat].hand.extend(taken)
    sea.turn.gained.extend(taken)
    sea.shown.extend(taken)
    table.tell(TookDiscards, seat, table.card_ids(taken))


# --- the list ---------------------------------------------------------------------------------------------------------


class Action(NamedTuple):
    """When the Action half of a card may be played, and what it does."""

    can: Callable[[KaiserTable, Seat], object]
    do: Callable[[KaiserTable, Seat, int], Script[None] | None]


ACTIONS: dict[str, Action] = {
    "blockade_runner": Action(can_run_blockade, blockade_runner),
    "bounding_main": Action(in_teams, bounding_main),
    "breakdown": Action(breakdown_aims, breakdown),
    "breakout": Action(can_break_out, breakout),
    "collier": Action(always, collier),
    "damage_control": Action(damaged_own, damage_control),
    "deception": Action(unburdened, deception),
    "exchange_information": Action(in_teams, exchange_information),
    "fair_seas": Action(voyagers, fair_seas),
    "fog_bank": Action(unburdened, fog_bank),
    "heavy_weather": Action(heavy_weather_aims, heavy_weather),
    "intelligence": Action(always, intelligence),
    "interned": Action(exposed, interned),
    "interrogate": Action(suspects, interrogate),
    "island_refuge": Action(refugees, island_refuge),
    "lay_mines": Action(can_lay_mines, mines_of_raider),
    "monitor": Action(moored, monitor),
    "recon_aircraft": Action(readable_hands, recon_aircraft),
    "reflag": Action(reflaggable, reflag),
    "rendezvous_missed": Action(rendezvous_aims, rendezvous_missed),
    "scuttle": Action(scuttleable, scuttle),
    "second_chance": Action(can_have_second_chance, second_chance),
    "submarine_u": Action(torpedo_aims, submarine_u),
    "submarine_uc": Action(torpedo_aims, submarine_uc),
    "transfer_command": Action(exposed, transfer_command),
    "wireless_intercept": Action(can_listen, wireless_intercept),
}
"""Assist cards join attacks and reactions answer them; every other type is here."""
