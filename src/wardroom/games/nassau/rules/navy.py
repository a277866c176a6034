"""4 Eluding the navy: everybody takes a card, the least notorious first, and beats the ship on it or loses halves."""

from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau.pieces import CARGO, HOSTAGE, NUMBER_OF, NavyCard
from wardroom.games.nassau.rules.anytime import Free, do_freely, free_effects, has_gains
from wardroom.games.nassau.rules.buying import come_home
from wardroom.games.nassau.rules.fights import fight_navy, strength_of
from wardroom.games.nassau.rules.hold import listed, portions, put_back
from wardroom.games.nassau.rules.notoriety import landings, move_marker
from wardroom.games.nassau.state import Pirate, without
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Take(Option):
    card: str


class Forfeit(Option):
    half: str


class Lose(Option):
    cargo: str
    count: int


class WhichNavyCard(Question):
    rule = "4.pick"


class WhichHalf(Question):
    """What would be left: of the cargo that is aboard, and where the marker would come to lie.

    If its space is taken, `notoriety` is the free one above it and `below` that below it, or 0 if there is none.
    """

    rule = "4.5"
    cargo: int
    aboard: int
    notoriety: int
    below: int
    stays: bool
    """Whether the marker would not move at all."""


class WhatToLose(Question):
    rule = "4.half.cargo"
    count: int
    again: bool
    """Whether something has been lost already."""


class LostCargo(Event):
    rule = "4.half.cargo"
    player: Seat
    cargo: tuple[str, ...]


class NotorietyHalved(Event):
    """A marker goes back to the half, or as far as there is a free space."""

    rule = "4.half.notoriety"
    player: Seat
    notoriety: int
    lost: int


class Safe(Event):
    rule = "4.open-sea"
    player: Seat


class Eluded(Event):
    rule = "4.4"
    player: Seat


class Caught(Event):
    """One value of the navy was not beaten, or neither."""

    rule = "4.5"
    player: Seat
    twice: bool

    @property
    def cites(self) -> str:
        return "4.6" if self.twice else "4.5"


take_of, lose_of = cache(Take), cache(Lose)

# --- the rules --------------------------------------------------------------------------------------------------------

FORFEITS = [Forfeit("cargo"), Forfeit("notoriety")]
Pick: TypeAlias = Take | Free


def elude(table: NassauTable) -> Script[None]:
    """4 One player takes a card and settles it completely; it goes under the navy deck."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    card = yield from pick(table, seat)
    if card.kind == "ship":
        yield from run_into(table, seat, card)
    else:
        table.tell(Safe, seat)
    sea.navy_row = without(sea.navy_row, card.id)
    sea.navy_used = (card.id, *sea.navy_used)
    sea.at += 1
    if sea.at == len(sea.order):
        come_home(table)


def pick(table: NassauTable, seat: Seat) -> Script[NavyCard]:
    """4.pick, 4.window Any card that is left; before it is taken, the free effects."""
    pirate = table.state.pirates[seat]
    while True:
        cards = faces(table)
        if len(cards) == 1 and not pirate.hold[HOSTAGE] and not has_gains(table, pirate):
            return table.box.navy[cards[0]]
        choice = yield from table.ask(seat, WhichNavyCard, lambda: picks(table, pirate))
        if isinstance(choice, Take):
            return table.box.navy[choice.card]
        yield from do_freely(table, seat, choice)


def picks(table: NassauTable, pirate: Pirate) -> list[Pick]:
    """The cards that are left, and the free effects."""
    return [*map(take_of, faces(table)), *free_effects(table, pirate)]


def faces(table: NassauTable) -> list[str]:
    """The cards in the row; of those that look alike the first."""
    row = [table.box.navy[card] for card in table.state.navy_row]
    alike = {(card.kind, card.navigation, card.gunnery): card.id for card in reversed(row)}
    return list(dict.fromkeys(alike[card.kind, card.navigation, card.gunnery] for card in row))


def run_into(table: NassauTable, seat: Seat, card: NavyCard) -> Script[None]:
    """4.2 to 4.6 Both values beaten cost nothing, one costs a half of the player's choice, none costs both."""
    theirs = strength_of(card)
    total = yield from fight_navy(table, seat, card)
    beaten = (total.navigation > theirs.navigation) + (total.gunnery > theirs.gunnery)
    if beaten == 2:
        table.tell(Eluded, seat)
        return
    table.tell(Caught, seat, not beaten)
    lost = FORFEITS
    if beaten:
        lost = [(yield from which_half(table, seat))]
    if Forfeit("cargo") in lost:
        yield from lose_cargo(table, seat)
    if Forfeit("notoriety") in lost:
        yield from lose_notoriety(table, seat)


def which_half(table: NassauTable, seat: Seat) -> Script[Forfeit]:
    """4.5 Cargo or notoriety, as the captain likes; who has neither to lose is not asked."""
    left = left_by_halves(table, table.state.pirates[seat])
    cargo, aboard, *_, stays = left
    return FORFEITS[0] if cargo == aboard and stays else (yield from table.ask(seat, WhichHalf, FORFEITS, *left))


def halves(pirate: Pirate) -> tuple[int, int]:
    """4.half What would be left of cargo and notoriety: the half, rounded up."""
    return (sum(pirate.hold) + 1) // 2, (pirate.notoriety + 1) // 2


def left_by_halves(table: NassauTable, pirate: Pirate) -> tuple[int, int, int, int, bool]:
    """4.half, 3.collision What a captain is told before choosing: cargo kept of all, and where the marker would lie."""
    cargo, half = halves(pirate)
    above, below = (*landings(table, pirate, half), 0)[:2]
    return cargo, sum(pirate.hold), above, below, above == pirate.notoriety and not below


def lose_notoriety(table: NassauTable, seat: Seat) -> Script[None]:
    """4.half.notoriety The marker goes back to the half; a taken space is handled as in step 3."""
    pirate = table.state.pirates[seat]
    before, (_, left) = pirate.notoriety, halves(pirate)
    yield from move_marker(table, seat, left)
    table.tell(NotorietyHalved, seat, pirate.notoriety, before - pirate.notoriety)


def lose_cargo(table: NassauTable, seat: Seat) -> Script[None]:
    """4.half.cargo, 4.half.hostage Half of the pieces go to the supply, the owner chooses which; they score nothing."""
    pirate, before = table.state.pirates[seat], table.state.pirates[seat].hold[:]
    left, _ = halves(pirate)
    while (excess := sum(pirate.hold) - left) > 0:
        kinds = [kind for kind, count in enumerate(pirate.hold) if count]
        kind, count = kinds[0], excess
        if len(kinds) > 1:
            choice = yield from table.ask(
                seat, WhatToLose, lambda: losses(pirate, excess), excess, pirate.hold != before
            )
            kind, count = NUMBER_OF[choice.cargo], choice.count
        put_back(pirate.hold, table.state.supply, kind, count)
    if pirate.hold != before:
        table.tell(LostCargo, seat, listed([then - now for then, now in zip(before, pirate.hold, strict=True)]))


def losses(pirate: Pirate, most: int) -> list[Lose]:
    """One, two, three or as many as have to go, of every kind aboard."""
    return [lose_of(CARGO[kind], count) for kind, count in portions(pirate, most)]
