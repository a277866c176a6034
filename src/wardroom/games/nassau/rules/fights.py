"""2, 4 Fights with merchants and the navy: a captain card, the ship's values, and the crew that helps.

A value is beaten by a greater one only (general.beat). Nothing is hidden in a fight, so crew and card are declared in
any order: each member of the crew is an option beside the cards, and the card decides.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.pieces import Against, Merchant, NavyCard
from wardroom.games.nassau.rules.ship import JollyRoger, ability, hoist, rule_of_tile, use, values
from wardroom.games.nassau.state import Pirate, without
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Play(Option):
    card: str


class FirstMate(Option):
    value: str


class Help(Option):
    """A member of the crew raises one value of the ship."""

    crew: str
    value: str

    @property
    def notation(self) -> str:
        return f"help {self.crew}"


class ToCapture(Question):
    """A fight with a merchant: their values, and the ship's with the crew that helps so far."""

    rule = "2.capture.1"
    target: str
    navigation: int
    gunnery: int
    our_navigation: int
    our_gunnery: int


class ToElude(Question):
    rule = "4.1"
    target: str
    navigation: int
    gunnery: int
    our_navigation: int
    our_gunnery: int


class Fought(Event):
    rule = "general.beat"
    player: Seat
    target: str
    card: str
    navigation: int
    gunnery: int
    their_navigation: int
    their_gunnery: int
    navy: bool
    """Whether it was the navy, not a merchant."""


class Joined(Event):
    """A member of the crew raises one value of the ship in a fight."""

    rule = "crew.first-mate"
    player: Seat
    crew: str
    value: str

    @property
    def cites(self) -> str:
        return rule_of_tile(self.crew)


play_of, help_of, first_mate_of = cache(Play), cache(Help), cache(FirstMate)

# --- the rules --------------------------------------------------------------------------------------------------------

Helping: TypeAlias = Help | FirstMate | JollyRoger
VALUES = ("navigation", "gunnery")


class Strength(NamedTuple):
    """Navigation and gunnery."""

    navigation: int
    gunnery: int


def fight_merchant(table: NassauTable, seat: Seat, merchant: Merchant) -> Script[Strength]:
    """2.capture.1 to .3 The totals of a pirate who attacks a merchant."""
    theirs = Strength(merchant.navigation, merchant.gunnery)
    return (yield from fight(table, seat, "merchants", merchant.id, theirs))


def fight_navy(table: NassauTable, seat: Seat, card: NavyCard) -> Script[Strength]:
    """4.1, 4.2 The totals of a pirate who runs into a ship of the navy."""
    return (yield from fight(table, seat, "navy", card.id, strength_of(card)))


def strength_of(card: NavyCard) -> Strength:
    """What is printed on a ship of the navy."""
    return Strength(*card.values)


def fight(table: NassauTable, seat: Seat, against: Against, target: str, theirs: Strength) -> Script[Strength]:
    """crew.together Any crew that can fight, then one captain card, which is spent whatever comes of it."""
    pirate = table.state.pirates[seat]
    ours = Strength(*values(table, pirate, against))
    about: Callable[[str, int, int, int, int], Question] = ToCapture if against == "merchants" else ToElude
    while len(pirate.hand) > 1 or any(fighters(table, pirate)):
        choice = yield from table.ask(seat, about, lambda: cards_and_crew(table, pirate), target, *theirs, *ours)
        if isinstance(choice, Play):
            card = choice.card
            break
        ours = join(table, seat, choice, ours)
    else:
        card = pirate.hand[0]
    captain = table.box.captains[card]
    total = Strength(ours.navigation + captain.navigation, ours.gunnery + captain.gunnery)
    spend(pirate, card)
    table.tell(Fought, seat, target, card, *total, *theirs, navy=against == "navy")
    return total


def cards_and_crew(table: NassauTable, pirate: Pirate) -> list[Play | Helping]:
    """2.capture.1 The cards still in hand, and the crew that could help."""
    return [*map(play_of, pirate.hand), *fighters(table, pirate)]


def fighters(table: NassauTable, pirate: Pirate) -> Iterator[Helping]:
    """crew.first-mate, crew.boatswain, crew.coxswain Each in one fight a turn, unless the Jolly Roger is hoisted."""
    if pirate.ready:
        yield from ability(table, pirate, table.box.able_to[effects.HelpEither], *map(first_mate_of, VALUES))
        for crew, value in table.box.helps.items():
            yield from ability(table, pirate, (crew,), help_of(crew, value))


def join(table: NassauTable, seat: Seat, choice: Helping, ours: Strength) -> Strength:
    """A member of the crew adds 1 to a value; gives the values after it."""
    if isinstance(choice, JollyRoger):
        hoist(table, seat, choice.crew)
        return ours
    tiles = (choice.crew,) if isinstance(choice, Help) else table.box.able_to[effects.HelpEither]
    crew = use(table.state.pirates[seat], tiles)
    table.tell(Joined, seat, crew, choice.value)
    is_gunnery = choice.value == "gunnery"
    return Strength(ours.navigation + (not is_gunnery), ours.gunnery + is_gunnery)


def spend(pirate: Pirate, card: str) -> None:
    """2.capture.6 A captain card is played once a turn."""
    pirate.hand = without(pirate.hand, card)
    pirate.spent += (card,)


def beaten(box: Box, card: str, ours: Strength, theirs: Strength) -> int:
    """general.beat How many of two values a card beats."""
    captain = box.captains[card]
    by_navigation = ours.navigation + captain.navigation > theirs.navigation
    return by_navigation + (ours.gunnery + captain.gunnery > theirs.gunnery)
