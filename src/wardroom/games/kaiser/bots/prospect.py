"""Who is ahead: the Victory Points that a side may expect of a round, and the chance to win the match."""

from functools import cache
from math import fsum

from wardroom.engine import Seat
from wardroom.games.kaiser.cards import ShipCard
from wardroom.games.kaiser.rules.score import is_german, is_trade, points
from wardroom.games.kaiser.state import Sea, Ship
from wardroom.games.kaiser.table import KaiserTable

IN_HAND = {
    "amc": 9.0,
    "trap": 7.0,
    "recon_aircraft": 6.5,
    "lay_mines": 6.2,
    "qqq": 6.0,
    "interrogate": 4.8,
    "submarine_u": 4.4,
    "wireless_intercept": 4.1,
    "submarine_uc": 3.9,
    "fair_seas": 3.5,
    "non_combatant": 3.5,
    "breakdown": 3.4,
    "slim_pickings": 3.3,
    "second_chance": 3.3,
    "special_cargo": 3.2,
    "razzle_dazzle": 3.0,
    "reflag": 3.0,
    "minesweeper": 2.9,
    "q_ship": 3.6,
    "collier": 2.8,
    "island_refuge": 2.7,
    "blockade_runner": 2.6,
    "surprise_attack": 1.8,
    "monitor": 1.8,
    "intelligence": 1.7,
    "boarding_party": 1.6,
    "shallow_run": 1.6,
    "deception": 1.5,
    "shipping_lanes": 1.5,
    "bounding_main": 1.4,
    "exchange_information": 1.4,
    "sail_q_ship": 1.4,
    "fog_bank": 1.3,
    "heavy_weather": 1.0,
    "recalled": 0.9,
    "breakout": 0.4,
    "transfer_command": 0.0,
}
"""The Victory Points that a card in the hand brings, by what it does, in a whole round."""
USUAL = 2.0
"""What all other cards bring."""

_SUBMARINES = ("submarine_u", "submarine_uc")
ANSWERS = {
    "q_ship": _SUBMARINES,
    "sail_q_ship": _SUBMARINES,
    "razzle_dazzle": _SUBMARINES,
    "minesweeper": ("lay_mines", "submarine_uc"),
}
"""Cards that answer nothing else, by what they do."""


@cache
def match_chance(lead: int, left: int) -> float:
    """2.5 The chance to be ahead in Round Points in the end if each of the rounds left wins or loses one."""
    if not left:
        return 0.5 if lead == 0 else float(lead > 0)
    return (match_chance(lead + 1, left - 1) + match_chance(lead - 1, left - 1)) / 2


def share_to_come(sea: Sea) -> float:
    """How much of the round is still to come, by the cards that are left for each player to draw."""
    return min(1.0, len(sea.deck) / (15 * len(sea.players)))


def in_hand(table: KaiserTable, card: int) -> float:
    """What a card in the hand brings in a whole round; nothing once all that it could answer has been played."""
    deed = table.deed_of(card)
    if deed in ANSWERS and not any(still_to_come(table, threat) for threat in ANSWERS[deed]):
        return 0.0
    return IN_HAND.get(deed, USUAL)


def still_to_come(table: KaiserTable, deed: str) -> bool:
    """Whether a card that does so may still be played in this round: not all of them lie in the discards."""
    return sum(table.deed_of(card) == deed for card in table.state.discards) < table.cards.copies[deed]


def prospect(table: KaiserTable, seat: Seat) -> float:
    """The Victory Points that a player may expect of this round, from the pile, the force and the hand.

    The weights were fitted to four thousand games; what may still happen counts by the cards that are left.
    """
    sea = table.state
    player = sea.players[seat]
    to_come = share_to_come(sea)
    trade = sum(is_trade(table, scored) for scored in player.pile) + sum(ship.prize for ship in player.german)
    hunted = sorted((points(table, each) for each in player.pile if is_german(table, each)), reverse=True)
    scored = fsum(hunted[:trade]) + (0.1 + 0.8 * to_come) * fsum(hunted[trade:])
    scored += fsum(points(table, each) for each in player.pile if not is_german(table, each))
    force = fsum(_at_sea(table, ship, to_come) for ship in player.german)
    targets = fsum(_as_target(table, ship, to_come) for ship in player.merchants)
    hand = fsum(in_hand(table, card) for card in player.hand)
    return scored + force + targets + to_come * (hand + 2.5 * (seat == sea.active))


def _at_sea(table: KaiserTable, ship: Ship, to_come: float) -> float:
    """What a ship still in the force promises: a prize its double value, another its part in attacks to come."""
    card = table.card_of(ship)
    if ship.prize:
        return card.vp * (2 - to_come * (0.1 + ship.recognised + 0.6 * ship.damage))
    if ship.in_refuge:
        return to_come * (_promise(card) - 4.7)
    risk = card.vp * ship.recognised * (0.6 + 0.2 * bool(ship.damage))
    return to_come * (_promise(card) - risk - 2.4 * ship.damage - 2 * ship.low)


def _promise(card: ShipCard) -> float:
    """What guns and armour are good for in a whole round."""
    return 0.19 * sum(card.attack) + 0.38 * sum(card.defence) - 2.5


def _as_target(table: KaiserTable, ship: Ship, to_come: float) -> float:
    """A merchant may yet come home; a damaged one is all but lost to an opponent."""
    loss = (0.35 + 0.2 * to_come) if ship.damage else 0.0
    return table.card_of(ship).vp * (0.2 * to_come - loss)
