"""The table as text, 80 columns wide: the board space by space, navy and market, then every captain with the ship."""

from collections import Counter
from collections.abc import Iterable, Mapping

from wardroom.engine import Say, Seat
from wardroom.games.lines import WIDTH, flow
from wardroom.games.nassau.view import PirateView, SeaView, SlotView, SpaceView

REGIONS = {1: "I", 2: "II", 3: "III"}
SLOTS = ("black", "red-bow", "red-stern", "purple", "yellow-bow", "yellow-stern", "green", "crew")


def picture_of(view: SeaView, say: Say) -> str:
    """The turn, the board, the navy, Nassau, and the captains, the reader last."""
    lines = [*picture_turn(view, say), "", *picture_board(view, say), "", *picture_navy(view, say)]
    lines += [*picture_market(view, say), *titled(say("supply"), supply(view.supply, say))]
    for seat in around(view):
        lines += ["", *picture_pirate(view, seat, say)]
    return "\n".join(line.rstrip() for line in lines)


def around(view: SeaView) -> list[Seat]:
    """The captains in the order of their seats, from the reader's left; a spectator begins at the first seat."""
    count = len(view.pirates)
    return [Seat((view.seat + step) % count) for step in range(1, count + 1)]


def picture_turn(view: SeaView, say: Say) -> list[str]:
    """Which step of which turn it is, and who comes when."""
    if view.over:
        return [say("over", turn=view.turn)]
    facts = [say("turn", turn=view.turn), say(f"phase-{view.phase}", round=view.round)]
    order = [say("name", seat=Seat(seat)) for seat in view.order]
    return flow([*facts, say("order", names=", ".join(order))] if order else facts, indent=2)


# --- the board --------------------------------------------------------------------------------------------------------


def picture_board(view: SeaView, say: Say) -> list[str]:
    """A line for every space, the regions under headings of their own."""
    lines, region = list[str](), 0
    for space in view.spaces:
        if space.region not in (0, region):
            region = space.region
            deck = view.decks[region - 1]
            cards = deck.unseen + len(deck.below)
            lines.append(heading(say("region", region=REGIONS[region], cards=cards)))
        lines += picture_space(space, say)
    return lines


def picture_space(space: SpaceView, say: Say) -> list[str]:
    """Number, what lies there, and whose ships are there."""
    name, facts = "", [""]
    if space.merchant:
        ship = space.merchant
        name = say("place", place=ship.id)
        values = say("merchant", navigation=ship.navigation, gunnery=ship.gunnery, region=REGIONS[ship.region])
        facts = [f"{values} {letters(ship.loot, say)}"]
    elif space.kind == "port":
        name, facts = say("place", place=space.id), [picture_port(space, say)]
    elif space.kind == "transit":
        name = say("place", place=space.id)
    else:
        name = say("empty-route")
    ships = [say("here", seat=Seat(seat)) for seat in space.pirates]
    return flow([f"{space.space:>3} {name:<20} {facts[0]}".rstrip(), *ships], indent=5)


def picture_port(space: SpaceView, say: Say) -> str:
    """What a port offers and how it is defended; nothing any more once it has been plundered."""
    if space.plundered:
        return say("plundered")
    offer = "/".join(say(f"letter-{kind}") * space.pieces for kind in space.offer)
    return say("port", offer=offer, gunnery=space.gunnery, plunder=space.plunder, ransom=space.ransom)


def letters(cargo: Mapping[str, int], say: Say) -> str:
    """Cargo as letters: PP G R 8."""
    return " ".join(say(f"letter-{kind}") * count for kind, count in cargo.items() if count)


# --- navy and market --------------------------------------------------------------------------------------------------


def picture_navy(view: SeaView, say: Say) -> list[str]:
    """The row of the navy, and what is still to come."""
    cards = [say("open-sea") if card.kind == "open-sea" else say("navy-ship", card=card.id) for card in view.navy]
    left = say("navy-left", cards=view.navy_deck, first=view.navy_phase_1)
    return titled(say("navy"), [*(cards or [say("nothing")]), left])


def picture_market(view: SeaView, say: Say) -> list[str]:
    """The tiles in Nassau with prices and points, set by set; then the sections."""
    lines, prices = list[str](), {name: letters(price, say) for name, price in view.prices.items()}
    for name, tiles in view.market.items():
        alike = Counter(tile.id for tile in tiles)
        shown = {tile.id: tile for tile in tiles}
        parts = [say("tile", tile=tile, count=alike[tile], points=shown[tile].points) for tile in shown]
        lines += titled(say(f"market-{name}", **prices), parts or [say("nothing")])
    return [*lines, say("sections", **prices)]


def supply(left: Mapping[str, int], say: Say) -> list[str]:
    """What is left beside the board."""
    return [say(f"stock-{kind}", count=count) for kind, count in left.items() if kind != "plunder-marker"]


# --- a captain --------------------------------------------------------------------------------------------------------


def picture_pirate(view: SeaView, seat: Seat, say: Say) -> list[str]:
    """The head line, then dice and cards, the ship's values and hold, and its tiles."""
    pirate = view.pirates[seat]
    hand = [say("card", card=card) for card in pirate.hand]
    facts = [
        say("dice", dice=" ".join(map(str, pirate.dice))) if pirate.dice else "",
        say("hand", cards=" ".join(hand)),
        say("wind") if pirate.wind else "",
        say("captured", ships=tuple(pirate.captured)) if pirate.captured else "",
        say("overboard", count=pirate.overboard) if pirate.overboard else "",
        say("ports", count=pirate.ports) if pirate.ports else "",
    ]
    return [
        *picture_head(view, seat, say),
        *flow(filter(None, facts), indent=2),
        *flow(picture_ship(pirate, say), indent=2),
        *titled(say("tiles"), picture_tiles(pirate.slots, say)),
    ]


def picture_head(view: SeaView, seat: Seat, say: Say) -> list[str]:
    """Whose ship it is, notoriety, and the points if the game ended now."""
    pirate = view.pirates[seat]
    facts = [
        say("player", seat=seat, colour=pirate.colour),
        say("on-turn") if seat == view.active else "",
        say("notoriety", notoriety=pirate.notoriety, fame=pirate.fame),
        say("points", points=view.points[seat]) if view.points else "",
    ]
    first, *more = flow(filter(None, facts), WIDTH - 4, indent=2)
    return [heading(first), *more]


def picture_ship(pirate: PirateView, say: Say) -> list[str]:
    """Values against everybody, hold and chest."""
    strength = pirate.strength
    values = {f"{against}_{value}": getattr(strength[against], value) for against in strength for value in VALUES}
    cargo = letters(pirate.hold, say) or say("nothing")
    return [
        say("values", **values),
        say("hold", cargo=cargo, count=sum(pirate.hold.values()), capacity=pirate.capacity),
        say("closed") if pirate.chest is None else say("chest", eights=pirate.chest, doubloons=pirate.doubloons),
    ]


VALUES = ("navigation", "gunnery")


def picture_tiles(slots: list[SlotView], say: Say) -> list[str]:
    """What is fitted, with its state where it has one; then the slots that are free."""
    in_order = sorted(slots, key=lambda slot: SLOTS.index(slot.slot))
    fitted = [(slot.tile, slot.state) for slot in in_order if slot.tile]
    alike = Counter((tile.id, state) for tile, state in fitted)
    parts = [picture_tile(tile, state, count, say) for (tile, state), count in alike.items()]
    free = Counter(slot.slot for slot in slots if not slot.tile)
    empty = [say(f"free-{slot}", count=free[slot]) for slot in SLOTS if free[slot]]
    return [*parts, say("free", slots=", ".join(empty))] if empty else parts


def picture_tile(tile: str, state: str, count: int, say: Say) -> str:
    """A tile aboard."""
    if state in ("used", "new"):
        return say(f"mark-{state}", tile=tile)
    return say("fitted", tile=tile, count=count)


# --- small things -----------------------------------------------------------------------------------------------------


def heading(text: str) -> str:
    """A line across the picture."""
    return f"── {text} ".ljust(WIDTH, "─")


def titled(title: str, parts: Iterable[str]) -> list[str]:
    """Parts one after another behind a title, or below it if the first does not fit beside it."""
    first, *more = parts
    if len(f"{title} {first}") <= WIDTH:
        return flow([f"{title} {first}", *more], indent=2)
    return [title, *flow([f"  {first}", *more], indent=2)]
