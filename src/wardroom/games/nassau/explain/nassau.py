"""Nassau: what a purchase costs, does, replaces and is worth in the end; what is buried and changed."""

from collections.abc import Iterator

from wardroom.engine import Explanation, Note
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import EIGHT, OPPONENTS, RESOURCES, Tile
from wardroom.games.nassau.rules.buying import FIT, Replace, discounts, places
from wardroom.games.nassau.rules.hold import listed
from wardroom.games.nassau.rules.score import values_of
from wardroom.games.nassau.rules.ship import rule_of_tile, values
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is noted ----------------------------------------------------------------------------------------------------


class Price(Note):
    rule = "5.cost.paid"
    cargo: tuple[str, ...]
    held: tuple[str, ...]


class CrewSaves(Note):
    """How many resources less the crew could make it cost."""

    rule = "crew.recruiter"
    count: int


class ThenToPay(Note):
    """What a price is with one resource less."""

    rule = "crew.recruiter"
    cargo: tuple[str, ...]


class Does(Note):
    """What a tile can do, once a turn; the effect has a sentence for its name."""

    rule = "ship.once"
    effect: str
    tile: str

    @property
    def cites(self) -> str:
        return rule_of_tile(self.tile)


class Brings(Note):
    """What a member of the crew fetches, once a turn."""

    rule = "ship.once"
    cargo: str
    tile: str

    @property
    def cites(self) -> str:
        return rule_of_tile(self.tile)


class ChangesInto(Note):
    rule = "crew.quartermaster"
    pieces: int


class OnlyPoints(Note):
    """A tile that does nothing but look well."""

    rule = "tile.permanent"


class NavigationBecomes(Note):
    rule = "2.action.values"
    was: int
    now: int
    against: str


class GunneryBecomes(Note):
    rule = "2.action.values"
    was: int
    now: int
    against: str


class OnFreeSlot(Note):
    rule = "5.place.slot"


class InPlaceOf(Note):
    """The tiles of which one has to make way."""

    rule = "5.place.replace"
    tiles: tuple[str, ...]


class ReadyLater(Note):
    rule = "5.place.unused"


class ShipPoints(Note):
    rule = "score.ship"
    points: int
    now: int


class CrewPoints(Note):
    rule = "score.motley"
    points: int
    now: int


class LostTo(Note):
    """A tile that makes way goes to the box with its points."""

    rule = "5.place.replace"
    tile: str
    points: int


class MoreRoom(Note):
    rule = "5.section.at-once"
    places: int
    slots: int


class WealthBecomes(Note):
    rule = "score.wealth"
    was: int
    now: int


class NeverDugUp(Note):
    rule = "5.bury.final"


class ThreeForAnEight(Note):
    """Any three resources of those aboard."""

    rule = "5.bury.change"
    cargo: tuple[str, ...]


class StillHeld(Note):
    """The eights that are left in the hold."""

    rule = "5.change.two"
    eights: int


# --- tiles ------------------------------------------------------------------------------------------------------------


def of_tile(table: NassauTable, pirate: Pirate, tile: Tile) -> Explanation:
    """5.cost, 5.place, score What a tile costs, does, replaces and is worth."""
    price = table.box.prices[tile.type]
    notes: list[Note] = [*cost(pirate, price)]
    if saved := discounts(table, pirate, tile.type, price):
        notes.append(CrewSaves(saved))
    notes += [*abilities(table, tile.id), *changes_of_values(table, pirate, tile.id)]
    notes += [*place_of(table, pirate, tile), points_of(table, pirate, tile)]
    if tile.id in table.box.once_a_turn:
        notes.append(ReadyLater())
    return Explanation(tuple(notes))


def of_payment(pirate: Pirate, due: tuple[str, ...], saved: str = "") -> Explanation:
    """crew.recruiter What has to be paid, less what a member of the crew saves."""
    powder, goods, rum = (due.count(kind) - (kind == saved) for kind in RESOURCES)
    return Explanation((ThenToPay(listed((powder, goods, rum))),) if saved else (*cost(pirate, (powder, goods, rum)),))


def cost(pirate: Pirate, price: tuple[int, int, int]) -> Iterator[Note]:
    """5.cost.paid The price, beside what is held of those resources."""
    held = [count if due else 0 for due, count in zip(price, pirate.hold, strict=False)]
    yield Price(listed(price), listed(held))


def abilities(table: NassauTable, tile: str) -> Iterator[Note]:
    """What stands in the row of a tile, for those who read no rows; a bonus shows in the values of the ship."""
    effect = table.box.effects[tile]
    if effect is None:
        yield OnlyPoints()
    elif isinstance(effect, effects.Fetch):
        yield Brings(effect.cargo, tile)
    elif isinstance(effect, effects.Change):
        yield ChangesInto(effect.pieces)
    elif isinstance(effect, effects.Help):
        yield Does(f"effect-help-{effect.value}", tile)
    elif isinstance(effect, effects.Discount):
        yield Does(f"effect-discount-{effect.on}", tile)
    elif not isinstance(effect, effects.Bonus):
        yield Does(f"effect-{effect.kind}", tile)


def crew_able(table: NassauTable, effect: type[effects.TileEffect]) -> Iterator[Note]:
    """What the member of the crew does who has an effect."""
    yield from abilities(table, table.box.able_to[effect][0])


def changes_of_values(table: NassauTable, pirate: Pirate, tile: str) -> Iterator[Note]:
    """2.action.values What a bonus makes of the ship, against everybody or each opponent that it counts against."""
    bonus = table.box.bonus[tile]
    found = dict[tuple[type[NavigationBecomes] | type[GunneryBecomes], int, int], list[str]]()
    for against in OPPONENTS:
        if bonus.against not in ("all", against):
            continue
        navigation, gunnery = values(table, pirate, against)
        for kind, was, more in (
            (NavigationBecomes, navigation, bonus.navigation),
            (GunneryBecomes, gunnery, bonus.gunnery),
        ):
            if more:
                found.setdefault((kind, was, was + more), []).append(against)
    for (kind, was, now), opponents in found.items():
        if len(opponents) == len(OPPONENTS):
            yield kind(was, now, "against-all")
        else:
            yield from (kind(was, now, f"against-{against}") for against in opponents)


def place_of(table: NassauTable, pirate: Pirate, tile: Tile) -> Iterator[Note]:
    """5.place.slot, 5.place.replace A free slot, or what would have to make way."""
    where = [*places(table, pirate, tile)]
    if FIT in where:
        yield OnFreeSlot()
    elif where:
        yield InPlaceOf(tuple(place.tile for place in where if isinstance(place, Replace)))


def points_of(table: NassauTable, pirate: Pirate, tile: Tile) -> Note:
    """score.ship, score.motley What a tile adds to its ranking."""
    _, motley, ship, _ = values_of(table, pirate)
    if tile.type == "crew":
        return CrewPoints(tile.points, motley + tile.points)
    return ShipPoints(tile.points, ship + tile.points)


def of_replacing(table: NassauTable, old: str) -> Explanation:
    """5.place.replace What goes to the box."""
    return Explanation((LostTo(old, table.box.tiles[old].points), *abilities(table, old)))


def of_section(table: NassauTable, pirate: Pirate, name: str) -> Explanation:
    """5.cost.section, 5.section.at-once What a section costs, and the room it brings."""
    box, at = table.box, pirate.sections
    slots = box.sizes[at + 1] - box.sizes[at]
    return Explanation((*cost(pirate, box.prices[name]), MoreRoom(box.holds[at + 1] - box.holds[at], slots)))


# --- treasure ---------------------------------------------------------------------------------------------------------


def of_burial(pirate: Pirate, count: int) -> Explanation:
    """5.bury, score.wealth What a burial adds to the treasure."""
    return Explanation((WealthBecomes(pirate.wealth, pirate.wealth + count), NeverDugUp()))


def of_selling(pirate: Pirate) -> Explanation:
    """5.bury.change What there is to be sold, and for how much."""
    return Explanation((ThreeForAnEight(listed(pirate.hold[:EIGHT])),))


def of_change(pirate: Pirate) -> Explanation:
    """5.change.two What is left of the eights."""
    return Explanation((StillHeld(pirate.hold[EIGHT] - 1),))
