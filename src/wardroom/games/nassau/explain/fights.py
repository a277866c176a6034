"""Fights: nothing is uncertain in them, so every captain card says what it will come to.

The rules compare totals by `general.beat`; the sums here name the parts of ours, one by one.
"""

from collections.abc import Iterator, Sequence

from wardroom.engine import Chance, Explanation, Item, Note, Sum
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import EIGHT, Against, Merchant, Space
from wardroom.games.nassau.rules.fights import Strength, beaten, strength_of
from wardroom.games.nassau.rules.hold import capacity, listed
from wardroom.games.nassau.rules.notoriety import PER_PORT
from wardroom.games.nassau.rules.ship import values
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is noted ----------------------------------------------------------------------------------------------------


class OurNavigation(Note):
    rule = "2.capture.2"
    theirs: int


class OurGunnery(Note):
    rule = "2.capture.3"
    theirs: int


class AsPrinted(Note):
    """What the ship has without any tile."""

    rule = "ship.printed"


class OfTile(Note):
    rule = "tile.permanent"
    tile: str


class OfCrew(Note):
    """The crew that helps in this fight."""

    rule = "crew.together"


class OfCard(Note):
    rule = "2.capture.1"
    card: str


class Wins(Note):
    rule = "2.capture.4.a"


class Ties(Note):
    """No value is lower, but one is only equal: the merchant is not captured."""

    rule = "general.beat"


class Loses(Note):
    rule = "2.capture.5"


class Elude(Note):
    rule = "4.4"


class LoseHalf(Note):
    rule = "4.5"


class LoseBoth(Note):
    rule = "4.6"


class OpenSea(Note):
    rule = "4.open-sea"


class Falls(Note):
    rule = "2.plunder.5.a"


class HoldsOut(Note):
    rule = "2.plunder.4"
    equal: bool


class ValueBecomes(Note):
    """What a value is in this fight with the crew that helps."""

    rule = "crew.together"
    value: str
    was: int
    now: int


class NoCardDoes(Note):
    """No card of the hand is enough even so."""

    rule = "general.beat"


class WinsWith(Note):
    """The cards in hand that win against a merchant, with the ship as it is."""

    rule = "2.capture.4.a"
    cards: tuple[str, ...]


class WinsWithCrew(Note):
    """The cards that win once the crew that is ready has helped."""

    rule = "crew.together"
    cards: tuple[str, ...]


class NoCardWins(Note):
    rule = "2.capture.5"


class FallsTo(Note):
    rule = "2.plunder.5.a"
    cards: tuple[str, ...]


class NoCardFells(Note):
    rule = "2.plunder.4"


class EludedBy(Note):
    rule = "4.4"
    cards: tuple[str, ...]


class HalfBy(Note):
    rule = "4.5"
    cards: tuple[str, ...]


class NoHandLeft(Note):
    """All captain cards have been played in this turn."""

    rule = "2.capture.6"


class Booty(Note):
    """What a merchant has aboard, the eight of every capture included, and what it is worth in notoriety."""

    rule = "2.capture.4.b"
    cargo: tuple[str, ...]
    notoriety: int


class Plunder(Note):
    rule = "2.plunder.3"
    eights: int
    notoriety: int


class TooMuch(Note):
    """More than the hold can take: the owner chooses what stays."""

    rule = "hold.choice"
    count: int


class CardSpent(Note):
    rule = "2.capture.6"
    left: int


# --- one card ---------------------------------------------------------------------------------------------------------


def against_merchant(table: NassauTable, pirate: Pirate, ship: str, ours: Strength, card: str) -> Explanation:
    """2.capture What a captain card comes to against a merchant."""
    merchant = table.box.merchants[ship]
    theirs = Strength(merchant.navigation, merchant.gunnery)
    outcome, is_good = verdict(total_of(table, ours, card), theirs)
    notes = [*booty(table, pirate, merchant)] if is_good else []
    notes.append(CardSpent(len(pirate.hand) - 1))
    return certain(outcome, is_good, notes, sums(table, pirate, "merchants", ours, theirs, card))


def verdict(total: Strength, theirs: Strength) -> tuple[Note, bool]:
    """general.beat Both values beaten win; where none is lower it is a tie, which captures nothing."""
    if total.navigation > theirs.navigation and total.gunnery > theirs.gunnery:
        return Wins(), True
    is_lower = total.navigation < theirs.navigation or total.gunnery < theirs.gunnery
    return (Loses() if is_lower else Ties()), False


def against_navy(table: NassauTable, pirate: Pirate, target: str, ours: Strength, card: str) -> Explanation:
    """4.4 to 4.6 What a captain card comes to against a ship of the navy."""
    theirs = strength_of(table.box.navy[target])
    count = beaten(table.box, card, ours, theirs)
    outcome: Note = (LoseBoth(), LoseHalf(), Elude())[count]
    return certain(outcome, count == 2, [], sums(table, pirate, "navy", ours, theirs, card))


def against_port(table: NassauTable, pirate: Pirate, port: Space, card: str) -> Explanation:
    """2.plunder What a captain card comes to against the guns of a port."""
    ours = Strength(*values(table, pirate, "ports"))
    guns = total_of(table, ours, card).gunnery
    is_good = guns > port.gunnery
    outcome: Note = Falls() if is_good else HoldsOut(guns == port.gunnery)
    notes = [*plunder_of(table, pirate, port)] if is_good else []
    notes.append(CardSpent(len(pirate.hand) - 1))
    _, side = sums(table, pirate, "ports", ours, Strength(0, port.gunnery), card)
    return certain(outcome, is_good, notes, (side,))


def certain(outcome: Note, is_good: bool, notes: Sequence[Note], sides: tuple[Sum, ...] = ()) -> Explanation:
    """An outcome that no die can change."""
    return Explanation(tuple(notes), sides, (Chance(outcome, 1.0, is_good),))


def foreseen(prospect: Note, *notes: Note) -> Explanation:
    """What the cards in hand can come to: certain, and good if one of them wins."""
    is_good = isinstance(prospect, WinsWith | WinsWithCrew | FallsTo | EludedBy)
    return certain(prospect, is_good, notes)


def total_of(table: NassauTable, ours: Strength, card: str) -> Strength:
    """The values of the ship with a captain card."""
    captain = table.box.captains[card]
    return Strength(ours.navigation + captain.navigation, ours.gunnery + captain.gunnery)


def sums(
    table: NassauTable, pirate: Pirate, against: Against, ours: Strength, theirs: Strength, card: str
) -> tuple[Sum, Sum]:
    """2.capture.2, 2.capture.3 Navigation and gunnery, part by part; a value is beaten by a greater one."""
    captain = table.box.captains[card]
    sides = []
    for at, (title, value) in enumerate(((OurNavigation, captain.navigation), (OurGunnery, captain.gunnery))):
        parts = [*parts_of_ship(table, pirate, against, at)]
        helped = ours[at] - sum(item.value for item in parts)
        parts += [Item(OfCrew(), helped)] if helped else []
        sides.append(Sum(title(theirs[at]), (), (*parts, Item(OfCard(card), value)), theirs[at] + 1))
    navigation, gunnery = sides
    return navigation, gunnery


def parts_of_ship(table: NassauTable, pirate: Pirate, against: Against, at: int) -> Iterator[Item]:
    """2.action.values What is printed on the ship, and what each tile adds: navigation (0) or gunnery (1)."""
    yield Item(AsPrinted(), table.box.printed_values[pirate.sections][at])
    bonuses = table.box.bonuses[against]
    for tile in pirate.slots:
        if tile in bonuses and bonuses[tile][at]:
            yield Item(OfTile(tile), bonuses[tile][at])


# --- all cards in hand ------------------------------------------------------------------------------------------------


def prospects(table: NassauTable, pirate: Pirate, merchant: Merchant) -> Note:
    """Which cards capture a merchant, by themselves or with the crew that is ready."""
    ours, theirs = Strength(*values(table, pirate, "merchants")), Strength(merchant.navigation, merchant.gunnery)
    if not pirate.hand:
        return NoHandLeft()
    if cards := winners(table, pirate, ours, theirs):
        return WinsWith(cards)
    if cards := winners_with_crew(table, pirate, ours, theirs):
        return WinsWithCrew(cards)
    return NoCardWins()


def winners(table: NassauTable, pirate: Pirate, ours: Strength, theirs: Strength, count: int = 2) -> tuple[str, ...]:
    """The cards in hand that beat exactly so many values."""
    return tuple(card for card in pirate.hand if beaten(table.box, card, ours, theirs) == count)


def winners_with_crew(table: NassauTable, pirate: Pirate, ours: Strength, theirs: Strength) -> tuple[str, ...]:
    """crew.together The cards that beat both values once everybody who is ready has helped."""
    either, navigation, gunnery = helpers(table, pirate)

    def is_enough(card: str) -> bool:
        total = total_of(table, ours, card)
        lacks = theirs.navigation + 1 - total.navigation - navigation, theirs.gunnery + 1 - total.gunnery - gunnery
        return sum(max(0, lack) for lack in lacks) <= either

    return tuple(filter(is_enough, pirate.hand))


def helpers(table: NassauTable, pirate: Pirate) -> tuple[int, int, int]:
    """How many of the crew are ready to raise either value, navigation, and gunnery."""
    either = sum(tile in pirate.ready for tile in table.box.able_to[effects.HelpEither])
    values_of_crew = [value for crew, value in table.box.helps.items() if crew in pirate.ready]
    return either, values_of_crew.count("navigation"), values_of_crew.count("gunnery")


def port_prospects(table: NassauTable, pirate: Pirate, port: Space) -> Note:
    """Which cards make a port fall."""
    ours = Strength(*values(table, pirate, "ports"))
    cards = tuple(card for card in pirate.hand if total_of(table, ours, card).gunnery > port.gunnery)
    if not pirate.hand:
        return NoHandLeft()
    return FallsTo(cards) if cards else NoCardFells()


def navy_prospects(table: NassauTable, pirate: Pirate, name: str) -> Explanation:
    """4.2 Which cards elude a ship of the navy, and which beat one of its values."""
    card = table.box.navy[name]
    if card.kind != "ship":
        return certain(OpenSea(), is_good=True, notes=())
    ours, theirs = Strength(*values(table, pirate, "navy")), strength_of(card)
    halves = winners(table, pirate, ours, theirs, 1)
    notes = [HalfBy(halves)] if halves else []
    if cards := winners(table, pirate, ours, theirs):
        return foreseen(EludedBy(cards), *notes)
    if cards := winners_with_crew(table, pirate, ours, theirs):
        return foreseen(WinsWithCrew(cards), *notes)
    return certain(LoseHalf() if halves else LoseBoth(), is_good=False, notes=notes)


# --- what is won ------------------------------------------------------------------------------------------------------


def booty(table: NassauTable, pirate: Pirate, merchant: Merchant) -> Iterator[Note]:
    """2.capture.4.b, 3.gain.merchants Loot and one eight, and both values of the ship in notoriety."""
    loot = [*merchant.loot]
    loot[EIGHT] += 1
    yield Booty(listed(loot), merchant.navigation + merchant.gunnery)
    yield from overflow(table, pirate, sum(loot))


def plunder_of(table: NassauTable, pirate: Pirate, port: Space) -> Iterator[Note]:
    """2.plunder.3, 3.gain.ports The eights of a port, and ten of notoriety."""
    yield Plunder(port.plunder, PER_PORT)
    yield from overflow(table, pirate, port.plunder)


def overflow(table: NassauTable, pirate: Pirate, count: int) -> Iterator[Note]:
    """hold.choice How much of what comes aboard is too much."""
    excess = sum(pirate.hold) + count - capacity(table, pirate)
    if excess > 0:
        yield TooMuch(excess)


def with_help(table: NassauTable, pirate: Pirate, target: str, value: str, ours: Strength) -> Explanation:
    """crew.together A value one higher, and the cards in hand that beat the target in both values then."""
    now = ours.navigation if value == "navigation" else ours.gunnery
    merchant = table.box.merchants.get(target)
    theirs = Strength(merchant.navigation, merchant.gunnery) if merchant else strength_of(table.box.navy[target])
    good = tuple(card for card in pirate.hand if beaten(table.box, card, ours, theirs) == len(ours))
    after: Note = (WinsWith(good) if merchant else EludedBy(good)) if good else NoCardDoes()
    return Explanation((ValueBecomes(value, now - 1, now), after))
