"""Why not: pieces that one would expect to be on offer, and the rule that keeps them back."""

from wardroom.engine import Note, Seat
from wardroom.games.nassau.explain.nassau import abilities
from wardroom.games.nassau.explain.voyage import Closed
from wardroom.games.nassau.pieces import CARGO, EIGHT, HOSTAGE, LAST, NUMBER_OF, SECTIONS, Tile
from wardroom.games.nassau.rules.buying import can_pay, discounts, places
from wardroom.games.nassau.rules.hold import listed
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is noted ----------------------------------------------------------------------------------------------------


class CardPlayed(Note):
    rule = "2.capture.6"
    card: str


class CardForFights(Note):
    """A captain card waits for a fight."""

    rule = "2.capture.1"
    card: str


class UsedUp(Note):
    rule = "ship.once"
    tile: str


class BoughtNow(Note):
    rule = "5.place.unused"
    tile: str


class NotPaid(Note):
    """What is missing for a price."""

    rule = "5.cost.paid"
    tile: str
    cargo: tuple[str, ...]


class NoSlot(Note):
    rule = "5.place.slot"
    tile: str


class MarketShut(Note):
    rule = "5.buy.market"
    tile: str


class NavyWaits(Note):
    rule = "4.pick"
    card: str


class OutOfReach(Note):
    """No die leads there: they are counted forwards and back."""

    rule = "2.move.next.a"
    place: str


class NotFromNassau(Note):
    rule = "2.move.first.a"
    place: str


class NotAlongside(Note):
    rule = "2.capture.where"
    ship: str


class DieUsed(Note):
    rule = "2.move.die"
    die: int


class MovedAlready(Note):
    """One die is used in every round."""

    rule = "2.move.die"


class HasWind(Note):
    rule = "2.wind.limit"


class NoWindLeft(Note):
    rule = "2.wind.supply"


class BuyingOver(Note):
    """Whoever buries has stopped buying."""

    rule = "5.buy.pass"
    tile: str


class AlwaysCounts(Note):
    """A tile that does not have to be used."""

    rule = "tile.permanent"
    tile: str


class BuiltLater(Note):
    rule = "5.cost.section"
    section: str


class OnlyNextSection(Note):
    """Sections are built one after the other."""

    rule = "5.cost.section"
    section: str
    next: str


class BuiltAlready(Note):
    rule = "5.cost.section"
    section: str


class NoneAboard(Note):
    rule = "hold.capacity"
    cargo: str


class ChangedInNassau(Note):
    rule = "5.change.two"


class SpentInNassau(Note):
    """Resources are for purchases; at sea they can only go over the side."""

    rule = "5.cost.paid"
    cargo: str


class RansomInPort(Note):
    """A hostage is worth something in an open port, or overboard."""

    rule = "2.hostage.either"


# --- the reasons ------------------------------------------------------------------------------------------------------


def reason(table: NassauTable, seat: Seat, piece: str) -> Note | None:
    """The rule that keeps a piece from being chosen by the seat whose go it is."""
    sea, box = table.state, table.box
    if sea.over or sea.at >= len(sea.order) or sea.order[sea.at] != seat:
        return None
    pirate = sea.pirates[seat]
    if piece in box.captains:
        return CardPlayed(piece) if piece in pirate.spent else CardForFights(piece)
    if piece in box.tiles:
        return of_tile(table, pirate, box.tiles[piece])
    if piece in sea.navy_row:
        return None if sea.step == "navy" else NavyWaits(piece)
    if piece.startswith("die-"):
        return of_die(table, pirate, piece.removeprefix("die-"))
    if piece in SECTIONS:
        return of_section(table, pirate, piece)
    if piece in CARGO:
        return of_cargo(table, pirate, piece)
    return of_place(table, pirate, piece) if sea.step == "piracy" else None


def of_tile(table: NassauTable, pirate: Pirate, tile: Tile) -> Note | None:
    """A tile of the market, or one aboard that cannot act now."""
    if any(tile.id in row for row in table.state.market):
        return of_ware(table, pirate, tile)
    if tile.id not in pirate.slots:
        return None
    if tile.id not in table.box.once_a_turn:
        return AlwaysCounts(tile.id)
    if tile.id in pirate.ready:
        return next(abilities(table, tile.id))
    return UsedUp(tile.id) if tile.id in pirate.used else BoughtNow(tile.id)


def of_ware(table: NassauTable, pirate: Pirate, tile: Tile) -> Note | None:
    """5.buy.market, 5.cost.paid, 5.place.slot The market is shut, the tile too dear, or there is no place for it."""
    if table.state.step == "burying":
        return BuyingOver(tile.id)
    if table.state.step != "buying":
        return MarketShut(tile.id)
    if next(places(table, pirate, tile), None) is None:
        return NoSlot(tile.id)
    if can_pay(table, pirate, tile.type):
        return None
    price = table.box.prices[tile.type]
    lack = [max(0, due - held) for due, held in zip(price, pirate.hold, strict=False)]
    return NotPaid(tile.id, listed(lack)) if sum(lack) > discounts(table, pirate, tile.type, price) else None


def of_section(table: NassauTable, pirate: Pirate, section: str) -> Note | None:
    """5.cost.section A section is built in Nassau, after the one before it, and paid."""
    if SECTIONS.index(section) < 2 + pirate.sections:
        return BuiltAlready(section)
    following = SECTIONS[2 + pirate.sections]
    if section != following:
        return OnlyNextSection(section, following)
    if table.state.step != "buying":
        return BuiltLater(section)
    lack = [max(0, due - held) for due, held in zip(table.box.prices[section], pirate.hold, strict=False)]
    return NotPaid(section, listed(lack)) if any(lack) else None


def of_cargo(table: NassauTable, pirate: Pirate, kind: str) -> Note | None:
    """5.cost.paid, 5.change.two, 2.hostage.either What cargo is for, and where."""
    if not pirate.hold[NUMBER_OF[kind]]:
        return NoneAboard(kind)
    is_in_nassau = table.state.step in ("buying", "burying")
    if kind == CARGO[HOSTAGE]:
        return RansomInPort()
    if is_in_nassau:
        return None
    return ChangedInNassau() if kind == CARGO[EIGHT] else SpentInNassau(kind)


def of_die(table: NassauTable, pirate: Pirate, face: str) -> Note | None:
    """2.move.die A die that lies on the chart has been used, and one round takes one die."""
    if not face.isdecimal():
        return None
    if int(face) not in pirate.dice:
        return DieUsed(int(face)) if int(face) in (leg.die for leg in pirate.trail) else None
    return MovedAlready() if has_moved(table, pirate) else None


def has_moved(table: NassauTable, pirate: Pirate) -> bool:
    """Whether the move of this round has been made."""
    return table.state.step == "piracy" and len(pirate.trail) == table.state.round


def of_place(table: NassauTable, pirate: Pirate, piece: str) -> Note | None:
    """2.plunder.5.b, 2.capture.where, 2.move A port that is closed, a merchant elsewhere, a space out of reach."""
    space = space_of(table, piece)
    if not space:
        return None
    if space == pirate.space:
        return of_here(table, pirate)
    ship = table.state.merchants[space]
    if has_moved(table, pirate):
        return NotAlongside(ship) if ship == piece else MovedAlready()
    place = ship or table.box.place[space]
    return OutOfReach(place) if pirate.trail else NotFromNassau(place)


def of_here(table: NassauTable, pirate: Pirate) -> Note | None:
    """2.plunder.5.b, 2.wind A port that is closed, or open water without a wind to be had."""
    space = pirate.space
    if space in table.state.plundered:
        return Closed()
    if table.box.is_port[space] or table.state.merchants[space]:
        return None
    if pirate.wind:
        return HasWind()
    return None if table.state.winds else NoWindLeft()


def space_of(table: NassauTable, piece: str) -> int:
    """The space that a piece stands for: its number, its port, or the merchant on it; 0 for none."""
    number = piece.removeprefix("to-")
    if piece.startswith("to-"):
        return int(number) if number.isdecimal() and 1 <= int(number) <= LAST else 0
    if piece in table.box.merchants:
        return table.state.merchants.index(piece) if piece in table.state.merchants else 0
    return table.box.place.index(piece) if piece in table.box.place else 0
