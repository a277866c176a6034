"""1.2, 3.2.7 The dice: attack against defence, challenge against response."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from wardroom.engine import Event
from wardroom.games.kaiser.cards import Dice, rule_of
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import KaiserTable


class Fought(Event):
    """A roll of attack against defence, with the results after modifiers: which they are, and what each counts."""

    attacker: str
    target: str
    attack_dice: tuple[int, ...]
    attack: int
    defence_dice: tuple[int, ...]
    defence: int
    outcome: str
    attack_modifier: int
    defence_modifier: int
    attack_sides: tuple[int, ...]
    defence_sides: tuple[int, ...]
    attack_modifiers: tuple[str, ...] = ()
    attack_values: tuple[int, ...] = ()
    defence_modifiers: tuple[str, ...] = ()
    defence_values: tuple[int, ...] = ()

    @property
    def cites(self) -> str:
        return {"outcome_damaged": "3.2.7.a", "outcome_sunk": "3.2.7.b"}.get(self.outcome, "3.2.7.c")


class Challenged(Event):
    """A challenge roll, with the results after modifiers; `about` is a card, or what else calls for it."""

    about: str
    ship: str
    challenge_dice: tuple[int, ...]
    challenge: int
    response_dice: tuple[int, ...]
    response: int
    outcome: str
    modifier: int
    challenge_sides: tuple[int, ...]
    response_sides: tuple[int, ...]
    modifiers: tuple[str, ...] = ()
    values: tuple[int, ...] = ()

    @property
    def cites(self) -> str:
        return _CHALLENGES.get(self.about) or rule_of(self.about)


_CHALLENGES = {
    "passage": "3.2.6.c",
    "island_refuge": "3.3.20.c",
    "chase": "6.6.1.b",
    "torpedo_prizes": "6.9.1",
    "prize_supply": "6.12.2",
}
"""Challenges that are not those of the first paragraph of a card."""


class Damaged(Under, Event):
    ship: str
    markers: int
    under: str


Outcome = Literal["missed", "damaged", "sunk"]
Modifiers: TypeAlias = Mapping[str, int]
"""3.2.7 What is added to the highest die, by the name of the reason: a card, or a word of the game (`mod_night`)."""
NO_MODIFIERS: Modifiers = {}


class Compared(NamedTuple):
    """Two results after modifiers."""

    first: int
    second: int

    @property
    def is_success(self) -> bool:
        """3.2.7 A challenge must exceed the response."""
        return self.first > self.second

    @property
    def is_double(self) -> bool:
        """3.2.7 At least double, and more."""
        return self.first > self.second and self.first >= 2 * self.second


def roll(table: KaiserTable, dice: Dice) -> list[int]:
    """1.2 Roll a group of dice, in the order in which they are printed."""
    return [table.dice.roll(sides) for sides in dice]


def result(rolled: list[int], modifier: int) -> int:
    """1.2, 3.2.7 Only the highest die counts; after all modifiers no result is below 1."""
    return max(1, max(rolled) + modifier)


def attack(
    table: KaiserTable,
    attacker: str,
    target: str,
    dice: Dice,
    modifiers: Modifiers,
    defence: Dice,
    defence_modifiers: Modifiers,
) -> Outcome:
    """3.2.7 An attack: more than the defence damages, at least double sinks."""
    attacked, defended = roll(table, dice), roll(table, defence)
    modifier, defence_modifier = sum(modifiers.values()), sum(defence_modifiers.values())
    compared = Compared(result(attacked, modifier), result(defended, defence_modifier))
    outcome: Outcome = "sunk" if compared.is_double else "damaged" if compared.is_success else "missed"
    table.tell(
        Fought,
        attacker,
        target,
        tuple(attacked),
        compared.first,
        tuple(defended),
        compared.second,
        f"outcome_{outcome}",
        modifier,
        defence_modifier,
        dice,
        defence,
        *counting(modifiers),
        *counting(defence_modifiers),
    )
    return outcome


def counting(modifiers: Modifiers) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The modifiers that make a difference: their names, and what each counts."""
    found = [(name, value) for name, value in modifiers.items() if value]
    return tuple(name for name, _ in found), tuple(value for _, value in found)


def challenge(
    table: KaiserTable, about: str, ship: str, dice: Dice, response: Dice, modifiers: Modifiers = NO_MODIFIERS
) -> Compared:
    """3.2.7 A challenge against a response; `about` is the card it belongs to, `ship` the ship it is about."""
    challenged, responded, modifier = roll(table, dice), roll(table, response), sum(modifiers.values())
    compared = Compared(result(challenged, modifier), result(responded, 0))
    outcome = "outcome_success" if compared.is_success else "outcome_failure"
    rolls = (tuple(challenged), compared.first, tuple(responded), compared.second)
    table.tell(Challenged, about, ship, *rolls, outcome, modifier, dice, response, *counting(modifiers))
    return compared


def card_challenge(
    table: KaiserTable, about: str, card: int, ship: str, modifiers: Modifiers = NO_MODIFIERS
) -> Compared:
    """A challenge with the dice printed on an Action card; `about` is what it does."""
    facts = table.printed(about, card)
    return challenge(table, about, ship, facts.challenge, facts.response, modifiers)


def damage_penalty(table: KaiserTable, ship: Ship) -> int:
    """3.2.7, 6.8.2 -2 for a damaged ship; with extra damage, -2 for each marker."""
    markers = ship.damage if table.state.rules.extra_damage else min(1, ship.damage)
    return -2 * markers


def damage_modifiers(table: KaiserTable, ship: Ship) -> Modifiers:
    """3.2.7 What its damage takes off the results of a ship."""
    return {"mod_damaged": damage_penalty(table, ship)} if ship.damage else NO_MODIFIERS


def damage(table: KaiserTable, ship: Ship, under: str = "3.2.7.a") -> None:
    """3.2.7, 6.8.1 A damage marker; a second one counts only with extra damage. `under` is the rule that brings it."""
    if not ship.damage or table.state.rules.extra_damage:
        ship.damage += 1
        table.tell(Damaged, table.ship_id(ship), ship.damage, under if ship.damage == 1 else "6.8.1")
