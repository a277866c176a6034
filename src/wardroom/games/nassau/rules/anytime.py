"""2 At any time: the crew that bring or sell cargo, throwing cargo away, hostages over the side, the Jolly Roger.

"Any time" is any decision of the owner's own (general.anytime): before and after the move, after the action, and in the
own go of steps 3 to 5. Where a player is asked anyway, everything is on offer. To ask for its own sake is worth while
only for what would be lost by waiting: `gains` after an action, hostages before the reckoning and before the navy.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import CARGO, EIGHT, HOSTAGE, NUMBER_OF, RESOURCES
from wardroom.games.nassau.rules.hold import (
    Threw,
    WalkedThePlank,
    exchange,
    has_room,
    is_eight_to_be_had,
    put_back,
    take,
)
from wardroom.games.nassau.rules.ship import JollyRoger, ability, hoist, rule_of_tile, turn_down, use
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Fetch(Option):
    """A member of the crew brings a piece aboard."""

    crew: str
    cargo: str

    @property
    def notation(self) -> str:
        return f"fetch {self.crew}"


class BlackMarketeer(Option):
    pass


class Trade(Option):
    cargo: tuple[str, ...]


class Plank(Option):
    pass


class Overboard(Option):
    pass


class Throw(Option):
    cargo: str


class Done(Option):
    passes = True


class WhatElse(Question):
    rule = "general.anytime"


class WhichTwo(Question):
    rule = "crew.black-marketeer"


class WhatOverboard(Question):
    rule = "hold.jettison"


class Fetched(Event):
    rule = "crew.carpenter"
    player: Seat
    crew: str
    cargo: str

    @property
    def cites(self) -> str:
        return rule_of_tile(self.crew)


class Traded(Event):
    rule = "crew.black-marketeer"
    player: Seat
    cargo: tuple[str, ...]


BLACK_MARKETEER, PLANK, OVERBOARD, DONE = BlackMarketeer(), Plank(), Overboard(), Done()
fetch_of, trade_of, throw_of = cache(Fetch), cache(Trade), cache(Throw)

# --- the rules --------------------------------------------------------------------------------------------------------

Free: TypeAlias = Fetch | BlackMarketeer | JollyRoger | Plank | Overboard


def free_effects(table: NassauTable, pirate: Pirate) -> list[Free]:
    """2.action.free All that can be done besides moving and acting."""
    found: list[Free] = [*gains(table, pirate)] if pirate.ready else []
    hostages = pirate.hold[HOSTAGE]
    if hostages:
        found.append(PLANK)
    if sum(pirate.hold) > hostages:
        found.append(OVERBOARD)
    return found


def gains(table: NassauTable, pirate: Pirate) -> Iterator[Fetch | BlackMarketeer | JollyRoger]:
    """crew.carpenter, crew.cook, crew.powder-monkey, crew.black-marketeer What the crew can bring or sell now."""
    yield from fetches(table, pirate)
    if sum(pirate.hold[:EIGHT]) >= 2 and is_eight_to_be_had(table, pirate):
        yield from ability(table, pirate, table.box.able_to[effects.SellTwo], BLACK_MARKETEER)


def fetches(table: NassauTable, pirate: Pirate) -> Iterator[Fetch | JollyRoger]:
    """crew.carpenter, crew.cook, crew.powder-monkey A piece of what the supply has, as long as there is room."""
    if has_room(table, pirate):
        for crew, kind in table.box.fetches.items():
            if table.state.supply[kind]:
                yield from ability(table, pirate, (crew,), fetch_of(crew, CARGO[kind]))


def has_gains(table: NassauTable, pirate: Pirate) -> bool:
    """Whether the crew can bring or sell anything now."""
    return bool(pirate.ready) and next(gains(table, pirate), None) is not None


def do_freely(table: NassauTable, seat: Seat, choice: Free) -> Script[None]:
    """Do what was chosen."""
    if isinstance(choice, JollyRoger):
        hoist(table, seat, choice.crew)
    elif isinstance(choice, Fetch):
        fetch(table, seat, choice.crew)
    elif isinstance(choice, Plank):
        walk_the_plank(table, seat)
    elif isinstance(choice, Overboard):
        yield from throw_overboard(table, seat)
    else:
        yield from trade(table, seat)


def linger(table: NassauTable, seat: Seat) -> Script[None]:
    """general.anytime After an action that changed the hold, the crew may still bring or sell something."""
    pirate = table.state.pirates[seat]
    while has_gains(table, pirate):
        choice = yield from table.ask(seat, WhatElse, lambda: [DONE, *free_effects(table, pirate)])
        if isinstance(choice, Done):
            return
        yield from do_freely(table, seat, choice)


def fetch(table: NassauTable, seat: Seat, crew: str) -> None:
    """crew.carpenter, crew.cook, crew.powder-monkey One piece more."""
    pirate, kind = table.state.pirates[seat], table.box.fetches[crew]
    turn_down(pirate, crew)
    take(pirate.hold, table.state.supply, kind, 1)
    table.tell(Fetched, seat, crew, CARGO[kind])


def trade(table: NassauTable, seat: Seat) -> Script[None]:
    """crew.black-marketeer Any two resources become an eight."""
    pirate = table.state.pirates[seat]
    choice = yield from table.ask(seat, WhichTwo, lambda: pairs(pirate))
    if (yield from exchange(table, seat, [NUMBER_OF[kind] for kind in choice.cargo])):
        use(pirate, table.box.able_to[effects.SellTwo])
        table.tell(Traded, seat, choice.cargo)


def pairs(pirate: Pirate) -> list[Trade]:
    """Any two resources aboard."""
    return [trade_of(kinds) for kinds in choices_of(pirate, 2)]


def choices_of(pirate: Pirate, count: int) -> list[tuple[str, ...]]:
    """The ways to take so many resources out of the hold."""
    powder, goods, rum = pirate.hold[:EIGHT]
    return [kinds for (p, g, r), kinds in mixtures(count) if p <= powder and g <= goods and r <= rum]


@cache
def mixtures(count: int) -> Sequence[tuple[tuple[int, int, int], tuple[str, ...]]]:
    """Every mixture of so many resources: how many of each, and their names."""
    mixed = combinations_with_replacement(RESOURCES, count)
    return [((kinds.count("powder"), kinds.count("goods"), kinds.count("rum")), kinds) for kinds in mixed]


def walk_the_plank(table: NassauTable, seat: Seat) -> None:
    """2.hostage.overboard.a A hostage goes to the captured ships and is scored with them."""
    pirate = table.state.pirates[seat]
    pirate.hold[HOSTAGE] -= 1
    pirate.overboard += 1
    table.tell(WalkedThePlank, seat, 1)


def throw_overboard(table: NassauTable, seat: Seat) -> Script[None]:
    """hold.jettison A piece of cargo goes over the side."""
    pirate = table.state.pirates[seat]
    choice = yield from table.ask(seat, WhatOverboard, lambda: throwable(pirate))
    kind = NUMBER_OF[choice.cargo]
    put_back(pirate.hold, table.state.supply, kind, 1)
    table.tell(Threw, seat, (choice.cargo,))


def throwable(pirate: Pirate) -> list[Throw]:
    """What there is besides hostages."""
    return [throw_of(CARGO[kind]) for kind in range(HOSTAGE) if pirate.hold[kind]]
