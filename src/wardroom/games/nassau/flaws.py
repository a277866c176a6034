"""What can never be true while somebody is asked: what a step should have cleared, pieces in two places, wrong sums."""

from collections import Counter
from collections.abc import Iterator

from wardroom.games.nassau.box import Box
from wardroom.games.nassau.pieces import SETS
from wardroom.games.nassau.rules.buying import MOST_SECTIONS
from wardroom.games.nassau.rules.movement import DICE
from wardroom.games.nassau.rules.notoriety import printed
from wardroom.games.nassau.state import Pirate, Sea
from wardroom.games.nassau.table import by_notoriety

AT_SEA = ("piracy", "notoriety", "navy")
"""The steps in which dice and ships are on the board."""
ASHORE = ("buying", "burying")


def flaws_of(sea: Sea, box: Box) -> Iterator[str]:
    """All that is wrong, in a few words for a programmer."""
    if sea.over:
        yield "a game goes on although it is over"
    yield from flaws_of_order(sea)
    yield from flaws_of_supply(sea)
    yield from flaws_of_track(sea)
    yield from flaws_of_merchants(sea, box)
    yield from flaws_of_navy(sea, box)
    yield from flaws_of_market(sea, box)
    for seat, pirate in enumerate(sea.pirates):
        yield from (f"pirate {seat}: {flaw}" for flaw in flaws_of_pirate(sea, box, seat, pirate))


# --- the table --------------------------------------------------------------------------------------------------------


def flaws_of_order(sea: Sea) -> Iterator[str]:
    """2.order.b, 3.order, 4.order, 5.order Whose go it is, and who is to come."""
    seats, has_gone = range(len(sea.pirates)), sea.step == "departure" and sea.at == len(sea.pirates)
    if sorted(sea.order) != [*seats] or not (sea.at in seats or has_gone):
        yield f"no order: {sea.order}, at {sea.at}"
        return
    coming = sea.order[0 if sea.step in ("piracy", *ASHORE) else sea.at :]
    expected = by_notoriety(sea, highest_first=sea.step in ("notoriety", *ASHORE))
    if sea.step != "departure" and coming != tuple(seat for seat in expected if seat in coming):
        yield f"{sea.step} in the order {sea.order}, not {expected}"
    if sea.step == "piracy" and sea.round not in (1, 2, 3):
        yield f"piracy phase {sea.round}"
    if sea.out and sea.step != "buying":
        yield f"{sea.out} buy no more in step {sea.step}"
    if {*sea.out} & {*sea.order[sea.at : sea.at + 1]} or len({*sea.out}) < len(sea.out):
        yield f"the go of {sea.order[sea.at]}, and {sea.out} buy no more"


def flaws_of_supply(sea: Sea) -> Iterator[str]:
    """supply.eights, .resources, .hostages, .winds Nothing is less than nothing."""
    if min(*sea.supply, sea.doubloons, sea.winds) < 0:
        yield f"less than nothing in the supply: {sea.supply}, {sea.doubloons} doubloons, {sea.winds} winds"


def flaws_of_track(sea: Sea) -> Iterator[str]:
    """3.unique No two markers on a space, and none below 1."""
    markers = [pirate.notoriety for pirate in sea.pirates]
    if min(markers) < 1 or len({*map(printed, markers)}) < len(markers):
        yield f"markers at {markers}"


def flaws_of_merchants(sea: Sea, box: Box) -> Iterator[str]:
    """board.merchants-on-routes, 2.plunder.5.a Ships on routes, one of each; markers on ports, one on each."""
    for space, ship in enumerate(sea.merchants):
        if ship and (not box.is_route[space] or box.merchants[ship].region < box.region[space]):
            yield f"{ship} at {space}"
    decks = [ship for deck in sea.decks for ship in deck]
    captured = [ship for pirate in sea.pirates for ship in pirate.captured]
    ships = Counter([*decks, *captured, *filter(None, sea.merchants)])
    if ships != dict.fromkeys(box.merchants, 1):
        yield f"merchants lost or doubled: {ships}"
    if any(unseen not in range(len(deck) + 1) for unseen, deck in zip(sea.unseen, sea.decks, strict=True)):
        yield f"{sea.unseen} cards unseen in decks of {[*map(len, sea.decks)]}"
    if len({*sea.plundered}) < len(sea.plundered) or not all(box.is_port[space] for space in sea.plundered):
        yield f"markers on {sea.plundered}"


def flaws_of_navy(sea: Sea, box: Box) -> Iterator[str]:
    """setup.3.d, 4.return, 6.reveal As many cards as are to be taken, and the end below all of phase 1."""
    players = len(sea.pirates)
    gone = {"piracy": 0, "notoriety": 0, "navy": sea.at}.get(sea.step, players)
    if len(sea.navy_row) != players - gone or len(sea.navy_used) != (sea.turn - 1) * players + gone:
        yield f"{len(sea.navy_row)} navy cards in the row and {len(sea.navy_used)} gone, in step {sea.step}"
    phases = [box.navy[card].phase for card in sea.navy_deck]
    if phases != sorted(phases, reverse=True) or sea.navy_deck.count(box.end_card) != 1:
        yield f"a navy deck of {sea.navy_deck}"


def flaws_of_market(sea: Sea, box: Box) -> Iterator[str]:
    """5.buy.market, 8.b Tiles of their own set, as many as players before anybody has bought."""
    players = len(sea.pirates)
    for name, bag, row, rest in zip(SETS, sea.bags, sea.market, sea.boxes, strict=True):
        if any(box.tiles[tile].set != name for tile in (*bag, *row, *rest)):
            yield f"tiles of another set among those of {name}"
        if len(row) > players or (len(row) < players and sea.step in AT_SEA and (bag or rest)):
            yield f"{len(row)} {name} tiles in the market"


# --- a pirate ---------------------------------------------------------------------------------------------------------


def flaws_of_pirate(sea: Sea, box: Box, seat: int, pirate: Pirate) -> Iterator[str]:
    """Everything that one captain has."""
    if pirate.sections > MOST_SECTIONS or len(pirate.slots) != box.sizes[pirate.sections]:
        yield f"{len(pirate.slots)} slots with {pirate.sections} more sections"
        return
    if min(*pirate.hold, pirate.overboard, pirate.ports, pirate.chest, pirate.doubloons) < 0:
        yield f"less than nothing: {pirate.hold}, {pirate.overboard} overboard, {pirate.chest} in the chest"
    if sorted(pirate.hand + pirate.spent) != sorted(box.all_captains):
        yield f"captain cards {pirate.hand} and {pirate.spent}"
    yield from flaws_of_voyage(sea, seat, pirate)
    yield from flaws_of_deeds(sea, seat, pirate)
    yield from flaws_of_hold(sea, box, seat, pirate)
    yield from flaws_of_ship(box, pirate)
    yield from flaws_of_tiles(sea, box, pirate)
    if sea.turn == 1 and sea.step in AT_SEA:
        yield from flaws_of_first_voyage(sea, pirate)


def flaws_of_voyage(sea: Sea, seat: int, pirate: Pirate) -> Iterator[str]:
    """2.order.a, 2.move.die, 5.clear A move and a die less for each phase; all leave the board in step 5."""
    legs, dice = len(pirate.trail), len(pirate.dice)
    if legs not in legs_of(sea, seat) or dice != (DICE - legs if sea.step in AT_SEA else 0):
        yield f"{legs} moves and {dice} dice, in step {sea.step}"
    if pirate.trail and pirate.trail[0].wind:
        yield "wind on a first move"
    if pirate.wind and not legs and sea.step in AT_SEA:
        yield "a wind token before the first move"


def flaws_of_first_voyage(sea: Sea, pirate: Pirate) -> Iterator[str]:
    """setup.4, setup.7.b Before anybody has been in Nassau nothing is fitted or buried, nor anything aboard in port."""
    if any(pirate.slots) or pirate.sections or pirate.wealth:
        yield f"{pirate.slots} and {pirate.wealth} buried on the first voyage"
    if not pirate.trail and (any(pirate.hold) or pirate.overboard):
        yield f"{pirate.hold} aboard and {pirate.overboard} overboard before the first move"
    if sea.step == "piracy" and pirate.notoriety > len(sea.pirates):
        yield f"a marker at {pirate.notoriety} before the first reckoning"


def legs_of(sea: Sea, seat: int) -> tuple[int, ...]:
    """How many moves somebody has made in this turn."""
    if sea.step != "piracy":
        return (DICE,) if sea.step in AT_SEA else (0,)
    place = sea.order.index(seat)
    if place == sea.at:
        return sea.round - 1, sea.round
    return (sea.round,) if place < sea.at else (sea.round - 1,)


def flaws_of_deeds(sea: Sea, seat: int, pirate: Pirate) -> Iterator[str]:
    """3.return, 2.capture.1, 4.1 Deeds are reckoned once; each has cost a card, and each card a phase or the navy."""
    deeds = len(pirate.captured) + pirate.ports
    has_reckoned = sea.step not in AT_SEA[:2] or (sea.step == "notoriety" and seat in sea.order[: sea.at])
    if deeds and has_reckoned:
        yield f"{pirate.captured} and {pirate.ports} ports after the reckoning"
    if deeds > len(pirate.spent):
        yield f"{deeds} deeds with {len(pirate.spent)} cards"
    has_fled = sea.step not in AT_SEA or (sea.step == "navy" and seat in sea.order[: sea.at + 1])
    most = DICE + has_fled if sea.step != "piracy" else len(pirate.trail)
    if len(pirate.spent) > most:
        yield f"{len(pirate.spent)} cards played, in step {sea.step}"


def flaws_of_hold(sea: Sea, box: Box, seat: int, pirate: Pirate) -> Iterator[str]:
    """hold.capacity, 5.change.overflow More than fits only while it is being stowed, and in Nassau until it is left."""
    is_stowing = sea.step == "piracy" and seat == sea.order[sea.at]
    is_ashore = sea.step == "buying" or (sea.step == "burying" and seat not in sea.order[: sea.at])
    if sum(pirate.hold) > box.holds[pirate.sections] and not is_stowing and not is_ashore:
        yield f"{pirate.hold} in a hold of {box.holds[pirate.sections]}"


def flaws_of_ship(box: Box, pirate: Pirate) -> Iterator[str]:
    """5.place.slot, ship.limit Tiles on their slots, of mizzen and crew one of a kind."""
    aboard = [(box.tiles[tile], slot) for tile, slot in zip(pirate.slots, box.slots, strict=False) if tile]
    yield from (f"{tile.id} on {slot}" for tile, slot in aboard if tile.fits != slot)
    kinds = Counter(tile.id for tile, _ in aboard if tile.is_alone)
    yield from (f"{count} {kind}" for kind, count in kinds.items() if count > 1)


def flaws_of_tiles(sea: Sea, box: Box, pirate: Pirate) -> Iterator[str]:
    """ship.once, 5.place.unused Ready or used, never both; what was bought in this turn is neither."""
    turned = Counter(pirate.ready + pirate.used)
    able = {tile for tile in pirate.slots if tile in box.once_a_turn}
    if max(turned.values(), default=1) > 1 or not turned.keys() <= able:
        yield f"{pirate.ready} ready and {pirate.used} used, with {sorted(able)} aboard"
    if sea.step in AT_SEA and turned.keys() != able:
        yield f"new tiles at sea: {sorted(able - turned.keys())}"
