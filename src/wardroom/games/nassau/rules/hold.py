"""2 The hold: what comes aboard, what has to give way for it, and what is thrown over the side.

Stowing is choosing what stays of the hold and the new pieces together, because cargo may be thrown away at any time.
"""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau.pieces import CARGO, EIGHT, HOSTAGE, NUMBER_OF
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class GiveUp(Option):
    cargo: str
    count: int


class Mint(Option):
    pass


class NoMint(Option):
    passes = True


class WhatToGiveUp(Question):
    rule = "hold.choice"
    excess: int
    capacity: int
    by: str = "hold.choice"

    @property
    def cites(self) -> str:
        return self.by


class MintOrNot(Question):
    rule = "5.doubloon.b"
    due: int


class Stowed(Event):
    """What came aboard by a capture, a smuggling or a plunder."""

    rule = "2.capture.4.b"
    player: Seat
    cargo: tuple[str, ...]
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Threw(Event):
    rule = "hold.jettison"
    player: Seat
    cargo: tuple[str, ...]
    by: str = "hold.jettison"

    @property
    def cites(self) -> str:
        return self.by


class WalkedThePlank(Event):
    rule = "2.hostage.overboard.a"
    player: Seat
    count: int
    by: str = "2.hostage.overboard.a"

    @property
    def cites(self) -> str:
        return self.by


class LeftAboard(Event):
    """Hostages for whom there was no room, and never had been."""

    rule = "hold.choice"
    player: Seat
    count: int


class Minted(Event):
    rule = "5.doubloon.a"
    player: Seat


MINT, NO_MINT = Mint(), NoMint()
give_up_of = cache(GiveUp)

# --- the rules --------------------------------------------------------------------------------------------------------

DOUBLOON = 5
"""5.doubloon.a The eights that a doubloon stands for."""


def capacity(table: NassauTable, pirate: Pirate) -> int:
    """hold.capacity Four places in the hold for each section."""
    return table.box.holds[pirate.sections]


def has_room(table: NassauTable, pirate: Pirate) -> bool:
    """Whether the hold has a place left; while purchases are made it need not (5.change.overflow)."""
    return sum(pirate.hold) < table.box.holds[pirate.sections] or table.state.step in ("buying", "burying")


def receive(table: NassauTable, seat: Seat, due: Sequence[int], by: str) -> Script[None]:
    """hold.choice, supply.empty Pieces come as far as the supply goes; what the hold cannot take is given up."""
    before = table.state.pirates[seat].hold[:]
    yield from take_aboard(table, seat, due)
    yield from stow(table, seat, before, due, by)


def take_aboard(table: NassauTable, seat: Seat, due: Sequence[int]) -> Script[None]:
    """supply.empty What the supply has of the pieces that are due, however much the hold can take."""
    pirate, supply = table.state.pirates[seat], table.state.supply
    for kind in range(len(CARGO)):
        if kind != EIGHT and due[kind]:
            take(pirate.hold, supply, kind, due[kind])
    if due[EIGHT]:
        yield from receive_eights(table, seat, due[EIGHT])


def stow(table: NassauTable, seat: Seat, before: list[int], due: Sequence[int], by: str) -> Script[None]:
    """hold.choice Tell what came since the hold was as before, by which rule, and give up what is too much."""
    pirate = table.state.pirates[seat]
    came = [now - then for now, then in zip(pirate.hold, before, strict=True)]
    if any(came):
        table.tell(Stowed, seat, listed(came), by)
    given = yield from make_room(table, seat, "hold.choice")
    if given[HOSTAGE] and not could_come_aboard(table, pirate, before, due, came, given):
        leave_aboard(table, seat, given)
    tell_given(table, seat, given, "hold.choice")


def receive_eights(table: NassauTable, seat: Seat, due: int) -> Script[None]:
    """5.doubloon.b Whoever is due an eight that the supply does not have may make a doubloon, or go without."""
    pirate, supply = table.state.pirates[seat], table.state.supply
    due -= take(pirate.hold, supply, EIGHT, due)
    while due and can_mint(table, pirate):
        choice = yield from table.ask(seat, MintOrNot, [MINT, NO_MINT], due)
        if not isinstance(choice, Mint):
            return
        mint(table, seat)
        due -= take(pirate.hold, supply, EIGHT, due)


def listed(counts: Sequence[int]) -> tuple[str, ...]:
    """Cargo piece by piece, for the words."""
    return tuple(kind for kind, count in zip(CARGO, counts, strict=False) for _ in range(count))


def take(hold: list[int], supply: list[int], kind: int, count: int) -> int:
    """supply.empty A piece that the supply does not have is not received; gives the number of those that are."""
    taken = min(count, supply[kind])
    supply[kind] -= taken
    hold[kind] += taken
    return taken


def put_back(hold: list[int], supply: list[int], kind: int, count: int) -> None:
    """supply.jettison Pieces return to the supply at once."""
    hold[kind] -= count
    supply[kind] += count


# --- doubloons --------------------------------------------------------------------------------------------------------


def can_mint(table: NassauTable, pirate: Pirate) -> bool:
    """5.doubloon.a From the own chest, while there are doubloons; an eight is still due only if the supply is empty."""
    return pirate.chest >= DOUBLOON and table.state.doubloons > 0


def is_eight_to_be_had(table: NassauTable, pirate: Pirate) -> bool:
    """Whether an eight that is due can be paid out."""
    return eights_to_be_had(table, pirate, 1) > 0


def eights_to_be_had(table: NassauTable, pirate: Pirate, due: int) -> int:
    """supply.empty, 5.doubloon.b How many of the eights due can be paid: by the supply, and by making doubloons."""
    doubloons = min(table.state.doubloons, pirate.chest // DOUBLOON)
    return min(due, table.state.supply[EIGHT] + DOUBLOON * doubloons)


def mint(table: NassauTable, seat: Seat) -> None:
    """5.doubloon.a Five eights of the chest become a doubloon in it."""
    sea, pirate = table.state, table.state.pirates[seat]
    pirate.chest -= DOUBLOON
    pirate.doubloons += 1
    sea.doubloons -= 1
    sea.supply[EIGHT] += DOUBLOON
    table.tell(Minted, seat)


def exchange(table: NassauTable, seat: Seat, given: Sequence[int]) -> Script[bool]:
    """5.doubloon.b Resources become an eight; if there is none and no doubloon is made for it, nothing is paid."""
    pirate, supply = table.state.pirates[seat], table.state.supply
    if not supply[EIGHT]:
        choice = yield from table.ask(seat, MintOrNot, [MINT, NO_MINT], 1)
        if not isinstance(choice, Mint):
            return False
        mint(table, seat)
    for kind in given:
        put_back(pirate.hold, supply, kind, 1)
    take(pirate.hold, supply, EIGHT, 1)
    return True


# --- too much aboard --------------------------------------------------------------------------------------------------


def make_room(table: NassauTable, seat: Seat, by: str) -> Script[list[int]]:
    """hold.choice, 5.change.overflow What is too much goes, the owner chooses what; gives how many of each kind."""
    pirate, given = table.state.pirates[seat], [0] * len(CARGO)
    while (excess := sum(pirate.hold) - capacity(table, pirate)) > 0:
        kinds = [kind for kind, count in enumerate(pirate.hold) if count]
        if len(kinds) == 1:
            kind, count = kinds[0], excess
        else:
            choice = yield from table.ask(
                seat, WhatToGiveUp, lambda: give_ups(pirate, excess), excess, capacity(table, pirate), by
            )
            kind, count = NUMBER_OF[choice.cargo], choice.count
        give_up(table, pirate, kind, count)
        given[kind] += count
    return given


def give_ups(pirate: Pirate, most: int) -> list[GiveUp]:
    """One, two, three or as many as can go, of every kind aboard."""
    return [give_up_of(CARGO[kind], count) for kind, count in portions(pirate, most)]


def portions(pirate: Pirate, most: int) -> list[tuple[int, int]]:
    """Kinds of cargo and how many of them, in steps that keep a list short."""
    found = []
    for kind, held in enumerate(pirate.hold):
        limit = min(held, most)
        found += [(kind, count) for count in range(1, min(limit, 3) + 1)]
        if limit > 3:
            found.append((kind, limit))
    return found


def give_up(table: NassauTable, pirate: Pirate, kind: int, count: int) -> None:
    """2.hostage.overboard.b A hostage that leaves the hold to make room counts as thrown overboard."""
    if kind == HOSTAGE:
        pirate.hold[HOSTAGE] -= count
        pirate.overboard += count
    else:
        put_back(pirate.hold, table.state.supply, kind, count)


def tell_given(table: NassauTable, seat: Seat, given: list[int], by: str) -> None:
    """What went over the side, by which rule."""
    if given[HOSTAGE]:
        table.tell(WalkedThePlank, seat, given[HOSTAGE], "2.hostage.overboard.b")
    if any(given[:HOSTAGE]):
        table.tell(Threw, seat, listed(given[:HOSTAGE]), by)


def could_come_aboard(
    table: NassauTable, pirate: Pirate, before: list[int], due: Sequence[int], came: list[int], given: list[int]
) -> bool:
    """2.hostage.overboard.b Whether a hostage who is not kept had a place for a moment, and so can walk the plank.

    There was a free one, or an old piece made way: then it is the same whether it was thrown away before or after. An
    old piece that goes while a new one of its kind stays has made way, too; and one that was kept might have, if the
    supply had none to take its place: thrown away before, it would have been there to come back.
    """
    if sum(before) < capacity(table, pirate):
        return True
    return any(before[kind] and (given[kind] or due[kind] > came[kind]) for kind in range(len(CARGO)))


def leave_aboard(table: NassauTable, seat: Seat, given: list[int]) -> None:
    """hold.choice Hostages for whom there never was a place have not been taken at all."""
    hostages, given[HOSTAGE] = given[HOSTAGE], 0
    table.state.pirates[seat].overboard -= hostages
    table.state.supply[HOSTAGE] += hostages
    table.tell(LeftAboard, seat, hostages)
