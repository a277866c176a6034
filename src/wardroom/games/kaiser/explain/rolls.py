"""3.2.6, 3.2.7 Rolls: an attack against a defence, a challenge against a response; dice, modifiers by name, chances."""

from typing import NamedTuple

from wardroom.engine import Chance, Explanation, Item, Note, Sum
from wardroom.games.kaiser.cards import ActionType, Dice
from wardroom.games.kaiser.odds import chance, odds
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, Modifiers, damage_modifiers
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import KaiserTable


class Side(Note):
    """One side of a roll, and the ship or card that it is about."""

    ship: str


class AttackOf(Side):
    rule = "3.2.7.f"


class DefenceOf(Side):
    rule = "3.2.7.f"


class ChallengeOf(Side):
    """`ship` is the card, or what else calls for the challenge."""

    rule = "3.2.7.e"


class ResponseTo(Side):
    rule = "3.2.7.e"


class PassageOf(Side):
    rule = "3.2.6.c"


class AgainstPassage(Side):
    rule = "3.2.6.c"


class Modifier(Note):
    rule = "3.2.7.f"
    name: str


class Sinks(Note):
    rule = "3.2.7.b"
    ship: str


class Captures(Note):
    rule = "3.2.5.a"
    ship: str


class Damages(Note):
    rule = "3.2.7.a"
    ship: str


class Unhurt(Note):
    rule = "3.2.7.c"
    ship: str


class Succeeds(Note):
    rule = "3.2.7.e"


class Fails(Note):
    rule = "3.2.7.e"


class InPort(Note):
    rule = "3.2.6.c"
    ship: str
    points: int


class StaysAtSea(Note):
    rule = "3.2.6.c"
    ship: str


class MayStillAnswer(Note):
    """The chances leave out what the owner of the target may play."""

    rule = "3.2.2.b"


class Roll(NamedTuple):
    """One side of a roll: what it is called, its dice and what is added to them."""

    title: Side
    dice: Dice
    modifiers: Modifiers = NO_MODIFIERS

    @property
    def modifier(self) -> int:
        return sum(self.modifiers.values())

    @property
    def as_sum(self) -> Sum:
        items = (Item(Modifier(name), value) for name, value in self.modifiers.items() if value)
        return Sum(self.title, self.dice, tuple(items))


def fight(
    table: KaiserTable, attack: Roll, defence: Roll, *notes: Note, mine: bool = False, captures: bool = False
) -> Explanation:
    """3.2.7 The chances of an attack; `mine` if the target is the asker's own.

    A hit changes nothing on a ship that is damaged already, or that can only be captured.
    """
    found, ship = odds(attack.dice, attack.modifier, defence.dice, defence.modifier), defence.title.ship
    is_hurt = "mod_damaged" in defence.modifiers and not table.state.rules.extra_damage
    damaged = 0.0 if captures or is_hurt else found.damaged
    chances = [Chance(Captures(ship) if captures else Sinks(ship), found.sunk, not mine)]
    if damaged:
        chances.append(Chance(Damages(ship), damaged, not mine))
    chances.append(Chance(Unhurt(ship), 1 - found.sunk - damaged, mine))
    return Explanation(notes, (attack.as_sum, defence.as_sum), tuple(chances[::-1] if mine else chances))


def defence_of(table: KaiserTable, ship: Ship) -> Roll:
    card = table.card_of(ship)
    return Roll(DefenceOf(card.id), card.defence, damage_modifiers(table, ship))


def card_rolls(facts: ActionType, modifiers: Modifiers = NO_MODIFIERS) -> Explanation:
    """3.2.7 The challenge printed on a card against the response printed on it."""
    return challenge(
        Roll(ChallengeOf(facts.id), facts.challenge, modifiers), Roll(ResponseTo(facts.id), facts.response)
    )


def challenge(
    mine: Roll, response: Roll, good: Note | None = None, bad: Note | None = None, *notes: Note
) -> Explanation:
    """3.2.7 A challenge must exceed the response."""
    found = chance(mine.dice, mine.modifier, response.dice)
    chances = (Chance(good or Succeeds(), found, True), Chance(bad or Fails(), 1 - found, False))  # noqa: FBT003
    return Explanation(notes, (mine.as_sum, response.as_sum), chances)


def voyage(table: KaiserTable, ship: Ship, bonus: Modifiers = NO_MODIFIERS) -> Explanation:
    """3.2.6 The ship's own challenge against its own response; a prize counts double."""
    card = table.card_of(ship)
    mine = Roll(PassageOf(card.id), card.challenge, bonus)
    safe = InPort(card.id, card.vp * (2 if ship.prize else 1))
    return challenge(mine, Roll(AgainstPassage(card.id), card.response), safe, StaysAtSea(card.id))
