"""2 Smuggling goods out of a port, and a ransom for a hostage with it."""

from collections.abc import Sequence
from functools import cache, partial

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import CARGO, EIGHT, HOSTAGE, NUMBER_OF, Space
from wardroom.games.nassau.rules.hold import eights_to_be_had, receive_eights, stow, take_aboard
from wardroom.games.nassau.rules.ship import Helped, JollyRoger, ability, hoist, use
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Smuggle(Option):
    pass


class Load(Option):
    """So many pieces of one kind: as many as the port offers and the supply has."""

    cargo: str
    count: int

    @property
    def notation(self) -> str:
        return f"load {self.cargo}"


class LoadNothing(Option):
    passes = True


class Smuggler(Option):
    cargo: str


class Ransom(Option):
    """Let a hostage go for as many eights as can be paid."""

    eights: int

    @property
    def notation(self) -> str:
        return "ransom"


class NoRansom(Option):
    passes = True


class Briber(Option):
    pass


class WhatToLoad(Question):
    rule = "2.smuggle.near"
    port: str
    pieces: int
    extra: int
    """What the smuggler adds so far."""
    by: str

    @property
    def cites(self) -> str:
        return self.by


class RansomOrNot(Question):
    """What a port owes for a hostage, and how much of it can be paid."""

    rule = "2.hostage.ransom.pay"
    port: str
    eights: int
    paid: int
    short: bool

    @property
    def cites(self) -> str:
        return "supply.empty" if self.short else self.rule


class Smuggled(Event):
    rule = "2.smuggle.where"
    player: Seat
    port: str
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Ransomed(Event):
    """A hostage went free for what was really paid."""

    rule = "2.hostage.ransom.pay"
    player: Seat
    eights: int


SMUGGLE, LOAD_NOTHING, NO_RANSOM, BRIBER = Smuggle(), LoadNothing(), NoRansom(), Briber()
load_of, smuggler_of, ransom_of = cache(Load), cache(Smuggler), cache(Ransom)

# --- smuggling --------------------------------------------------------------------------------------------------------

NONE = (0,) * len(CARGO)
"""No cargo of any kind."""


def smuggle(table: NassauTable, seat: Seat) -> Script[None]:
    """2.smuggle Goods of a kind that the port offers, perhaps a ransom, and all of it is stowed together."""
    pirate = table.state.pirates[seat]
    port = table.box.at(pirate.space)
    pieces = yield from load(table, seat, port)
    owed = yield from ransom(table, seat, port, pieces[EIGHT])
    table.tell(Smuggled, seat, port.id, rule_of(port) if any(pieces) else "2.smuggle.nothing")
    before = pirate.hold[:]
    yield from take_aboard(table, seat, pieces)
    if owed:
        held = pirate.hold[EIGHT]
        yield from receive_eights(table, seat, owed)
        table.tell(Ransomed, seat, pirate.hold[EIGHT] - held)
    yield from stow(table, seat, before, pieces, rule_of(port) if any(pieces) else "2.hostage.ransom.pay")


def rule_of(port: Space) -> str:
    """2.smuggle.near, .far, .spain The rule that says how much a port lets its smugglers have."""
    if port.offer == [EIGHT]:
        return "2.smuggle.spain"
    return "2.smuggle.near" if port.pieces == 1 else "2.smuggle.far"


def load(table: NassauTable, seat: Seat, port: Space) -> Script[list[int]]:
    """2.smuggle.near, .far, .spain, .nothing So many pieces of one kind, or nothing; the smuggler adds one."""
    pirate, extra = table.state.pirates[seat], [*NONE]
    while True:
        choice = yield from table.ask(
            seat,
            WhatToLoad,
            partial(load_options, table, pirate, extra),
            port.id,
            port.load,
            sum(extra),
            rule_of(port),
        )
        if isinstance(choice, Load):
            extra[NUMBER_OF[choice.cargo]] += choice.count
            return extra
        if isinstance(choice, LoadNothing):
            return extra
        if isinstance(choice, JollyRoger):
            hoist(table, seat, choice.crew)
        else:
            extra[NUMBER_OF[choice.cargo]] += 1
            table.tell(Helped, seat, use(pirate, table.box.able_to[effects.SmuggleMore]))


def load_options(
    table: NassauTable, pirate: Pirate, extra: Sequence[int]
) -> list[Load | LoadNothing | Smuggler | JollyRoger]:
    """What is there to be smuggled; nothing at all is a choice for the sake of a ransom."""
    found: list[Load | LoadNothing | Smuggler | JollyRoger] = [*loads(table, pirate, extra)]
    if can_ransom(table, pirate) or not found:
        found.append(LOAD_NOTHING)
    return [*found, *smugglers(table, pirate, extra)]


def loads(table: NassauTable, pirate: Pirate, extra: Sequence[int]) -> list[Load]:
    """2.smuggle.offers, supply.empty The kinds that the port offers, as many as the supply has beyond the extra."""
    port = table.box.at(pirate.space)
    if port.offer == [EIGHT]:
        counts = {EIGHT: eights_to_be_had(table, pirate, port.load)}
    else:
        counts = {kind: min(port.load, table.state.supply[kind] - extra[kind]) for kind in port.offer}
    return [load_of(CARGO[kind], count) for kind, count in counts.items() if count]


def smugglers(table: NassauTable, pirate: Pirate, extra: Sequence[int]) -> Sequence[Smuggler | JollyRoger]:
    """crew.smuggler One more of any resource offered here; nothing where only eights are."""
    supply = table.state.supply
    kinds = [kind for kind in table.box.at(pirate.space).offer if kind != EIGHT and supply[kind] > extra[kind]]
    return ability(table, pirate, table.box.able_to[effects.SmuggleMore], *(smuggler_of(CARGO[kind]) for kind in kinds))


# --- a ransom ---------------------------------------------------------------------------------------------------------


def can_ransom(table: NassauTable, pirate: Pirate, loaded: int = 0) -> bool:
    """2.hostage.ransom.when, supply.empty A hostage, and an eight to be had beyond those that are loaded here."""
    return pirate.hold[HOSTAGE] > 0 and payable(table, pirate, 1, loaded) > 0


def payable(table: NassauTable, pirate: Pirate, owed: int, loaded: int) -> int:
    """supply.empty What of a ransom can be paid, once the eights that are loaded here have been taken."""
    return eights_to_be_had(table, pirate, loaded + owed) - loaded


def ransom(table: NassauTable, seat: Seat, port: Space, loaded: int) -> Script[int]:
    """2.hostage.ransom One hostage goes free for the number of the region in eights; gives the eights owed."""
    sea, pirate, owed = table.state, table.state.pirates[seat], port.ransom
    if not can_ransom(table, pirate, loaded):
        return 0
    while True:
        paid = payable(table, pirate, owed, loaded)
        choice = yield from table.ask(
            seat,
            RansomOrNot,
            partial(ransom_options, table, pirate, port, owed, loaded),
            port.id,
            owed,
            paid,
            paid < owed,
        )
        if isinstance(choice, NoRansom):
            return 0
        if isinstance(choice, Ransom):
            break
        if isinstance(choice, JollyRoger):
            hoist(table, seat, choice.crew)
        else:
            owed += 1
            table.tell(Helped, seat, use(pirate, table.box.able_to[effects.Bribe]))
    pirate.hold[HOSTAGE] -= 1
    sea.supply[HOSTAGE] += 1
    return owed


def ransom_options(
    table: NassauTable, pirate: Pirate, port: Space, owed: int, loaded: int
) -> list[Ransom | NoRansom | Briber | JollyRoger]:
    """crew.briber Who has bribed goes through with it; nobody is bribed for an eight that is not there."""
    paid = payable(table, pirate, owed, loaded)
    found: list[Ransom | NoRansom | Briber | JollyRoger] = [ransom_of(paid)]
    if owed == port.ransom:
        found.append(NO_RANSOM)
    if payable(table, pirate, owed + 1, loaded) > paid:
        found += ability(table, pirate, table.box.able_to[effects.Bribe], BRIBER)
    return found
