"""Planning a voyage: the best use of the dice, cards and hold of one captain, as if nobody else were at sea.

For the rule of thumb. Everything is weighed in victory points.
"""

from math import fsum
from typing import NamedTuple

from wardroom.engine import Table
from wardroom.games.nassau.bots.worth import FAME, WIND_TOKEN, WORTH, might
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.pieces import EIGHT, HOSTAGE, Space
from wardroom.games.nassau.rules.fights import Strength, beaten
from wardroom.games.nassau.rules.hold import capacity
from wardroom.games.nassau.rules.movement import reach
from wardroom.games.nassau.rules.notoriety import PER_HOSTAGE, PER_PORT
from wardroom.games.nassau.rules.ship import values
from wardroom.games.nassau.state import Pirate, Sea, without
from wardroom.games.nassau.table import NassauTable


class Voyage(NamedTuple):
    """Where a plan has got to: the ship, its dice and cards, the room in its hold, and what has been taken."""

    space: int
    dice: tuple[int, ...]
    hand: tuple[str, ...]
    room: int
    taken: tuple[int, ...] = ()
    wind: bool = False

    def after(self, card: str, room: int) -> "Voyage":
        """The same with a card fewer, less room and nothing more to take here."""
        space, dice, hand, _, taken, wind = self
        return Voyage(space, dice, without(hand, card), max(0, room), (*taken, space), wind)


class Plans:
    """What was planned already, as long as a decision is thought about; all that a plan depends on is its key."""

    most = 2000

    def __init__(self) -> None:
        self._known: dict[object, dict[Voyage, float]] = {}

    def of(self, key: object) -> dict[Voyage, float]:
        """What the best use of the dice is worth from each point of a voyage."""
        if len(self._known) > self.most:
            self._known.clear()
        return self._known.setdefault(key, {})


class Chart(NassauTable):
    """The sea as it lies before somebody who makes up their mind, with what was planned already."""

    __slots__ = ("plans",)

    def __init__(self, table: Table[Sea], box: Box, plans: Plans) -> None:
        super().__init__(table, box)
        self.plans = plans


class Planner:
    """The plans of one captain in one moment."""

    def __init__(self, table: Chart, pirate: Pirate) -> None:
        self.table, self.box, self.pirate = table, table.box, pirate
        self.strength = Strength(*values(table, pirate, "merchants"))
        self.guns = values(table, pirate, "ports")[1]
        self.start = Voyage(pirate.space, pirate.dice, pirate.hand, capacity(table, pirate) - sum(pirate.hold))
        sea = table.state
        self._can_catch = bool(sea.winds) and not pirate.wind
        around = (*sea.merchants, sea.plundered)
        self._known = table.plans.of((around, self._can_catch, self.strength, self.guns, pirate.hold[HOSTAGE] > 0))
        self._fits: dict[tuple[tuple[str, ...], Strength, Strength], str] = {}
        self._home: dict[tuple[str, ...], float] = {}

    def best(self, voyage: Voyage) -> float:
        """What the best use of the remaining dice is worth, with an action after every move, and the way home."""
        if not voyage.dice:
            return self._homecoming(voyage.hand)
        found = self._known.get(voyage)
        if found is None:
            found = self._known[voyage] = max(
                self.worth_of_move(voyage, die, to)
                for die in dict.fromkeys(voyage.dice)
                for to in reach(voyage.space, die, True)  # noqa: FBT003
            )
        return found

    def _homecoming(self, hand: tuple[str, ...]) -> float:
        found = self._home.get(hand)
        if found is None:
            found = self._home[hand] = homecoming(self.box, hand)
        return found

    def _cheapest(self, hand: tuple[str, ...], ours: Strength, theirs: Strength) -> str:
        found = self._fits.get((hand, ours, theirs))
        if found is None:
            found = self._fits[hand, ours, theirs] = cheapest(self.box, hand, ours, theirs)
        return found

    def worth_of_move(self, voyage: Voyage, die: int, to: int) -> float:
        """What a move is worth with the best action at its end and the best voyage after it."""
        _, dice, hand, room, taken, wind = voyage
        moved = Voyage(to, without(dice, die), hand, room, taken, wind)
        deeds = self.deeds(moved)
        return max(gain + self.best(after) for gain, after in deeds) if deeds else self.best(moved)

    def deeds(self, voyage: Voyage) -> list[tuple[float, Voyage]]:
        """The actions that are worth while at a space, and how things stand after each; a captain passes none by."""
        space, sea = voyage.space, self.table.state
        if space in voyage.taken:
            return []
        if self.box.is_port[space]:
            return [] if space in sea.plundered else [self.smuggling(voyage), *self.plunder(voyage)]
        if sea.merchants[space]:
            return self.capture(voyage, sea.merchants[space])
        return [(WIND_TOKEN, voyage._replace(wind=True))] if self._can_catch and not voyage.wind else []

    def capture(self, voyage: Voyage, ship: str) -> list[tuple[float, Voyage]]:
        """2.capture A merchant, with the weakest card that beats it."""
        merchant = self.box.merchants[ship]
        card = self._cheapest(voyage.hand, self.strength, Strength(merchant.navigation, merchant.gunnery))
        if not card:
            return []
        loot = [*merchant.loot]
        loot[EIGHT] += 1
        gain = stowed_worth(loot, voyage.room) + FAME * (merchant.navigation + merchant.gunnery)
        return [(gain, voyage.after(card, voyage.room - sum(loot)))]

    def plunder(self, voyage: Voyage) -> list[tuple[float, Voyage]]:
        """2.plunder A port, with the weakest card that brings it down."""
        port = self.box.at(voyage.space)
        card = self._cheapest(voyage.hand, Strength(1, self.guns), Strength(0, port.gunnery))
        gain = FAME * PER_PORT + WORTH[EIGHT] * min(port.plunder, voyage.room)
        return [(gain, voyage.after(card, voyage.room - port.plunder))] if card else []

    def smuggling(self, voyage: Voyage) -> tuple[float, Voyage]:
        """2.smuggle What a port gives without a fight, and for a hostage."""
        port = self.box.at(voyage.space)
        after = voyage._replace(room=max(0, voyage.room - port.load), taken=(*voyage.taken, port.space))
        return smuggling_worth(self.pirate, port, voyage.room), after


def smuggling_worth(pirate: Pirate, port: Space, room: int) -> float:
    """What a port gives: pieces, as far as there is room, and a ransom rather than fame."""
    ransom = (port.ransom * WORTH[EIGHT] - FAME * PER_HOSTAGE) if pirate.hold[HOSTAGE] else 0.0
    return ransom + min(port.load, room) * WORTH[port.offer[0]]


def stowed_worth(loot: list[int], room: int) -> float:
    """What loot is worth in a hold with so much room: the best of it, and a little for what replaces other cargo."""
    pieces = sorted((WORTH[kind] for kind, count in enumerate(loot) for _ in range(count)), reverse=True)
    return fsum(pieces[:room]) + 0.25 * fsum(pieces[room:])


def homecoming(box: Box, hand: tuple[str, ...]) -> float:
    """4.1 What the best card that is left is worth against the navy."""
    return 0.25 * max(might(box, card) for card in hand)


# --- cards ------------------------------------------------------------------------------------------------------------


def cheapest(box: Box, hand: tuple[str, ...], ours: Strength, theirs: Strength) -> str:
    """The weakest card that beats both values; none if there is none."""
    fit = [card for card in hand if beaten(box, card, ours, theirs) == 2]
    return min(fit, key=lambda card: might(box, card)) if fit else ""
