"""2 The hold: what comes aboard, what has to give way for it, and what is thrown over the side.

Stowing is choosing what stays of the hold and the new pieces together, because cargo may be thrown away at any time.
"""

from collections.abc import Sequence

from wardroom.engine import Script, Seat
from wardroom.games.nassau.box import CARGO, EIGHT, HOSTAGE, NUMBER_OF
from wardroom.games.nassau.phrases import (
    MINT,
    NO_MINT,
    GiveUp,
    LeftAboard,
    Mint,
    Minted,
    MintOrNot,
    Stowed,
    Threw,
    WalkedThePlank,
    WhatToGiveUp,
    give_up_of,
)
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable, capacity

DOUBLOON = 5
"""5.doubloon.a The eights that a doubloon stands for."""


def receive(table: NassauTable, seat: Seat, pieces: Sequence[int]) -> Script[None]:
    """hold.choice, supply.empty Pieces come as far as the supply goes; what the hold cannot take is given up."""
    pirate, supply = table.state.pirates[seat], table.state.supply
    before = pirate.hold[:]
    for kind in range(len(CARGO)):
        if kind != EIGHT and pieces[kind]:
            take(pirate.hold, supply, kind, pieces[kind])
    if pieces[EIGHT]:
        yield from receive_eights(table, seat, pieces[EIGHT])
    if table.heard is not None and pirate.hold != before:
        table.tell(Stowed, seat, *(now - then for now, then in zip(pirate.hold, before, strict=True)))
    yield from make_room(table, seat, before)


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
    """5.doubloon.a Only when the supply of eights is empty, from the own chest, while there are doubloons."""
    return not table.state.supply[EIGHT] and pirate.chest >= DOUBLOON and table.state.doubloons > 0


def is_eight_to_be_had(table: NassauTable, pirate: Pirate) -> bool:
    """Whether an eight that is due can be paid out."""
    return table.state.supply[EIGHT] > 0 or can_mint(table, pirate)


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


def make_room(table: NassauTable, seat: Seat, before: list[int] | None = None) -> Script[None]:
    """hold.choice What is too much goes, the owner chooses what; `before` is the hold before anything came."""
    pirate, given = table.state.pirates[seat], [0] * len(CARGO)
    while (excess := sum(pirate.hold) - capacity(table, pirate)) > 0:
        kinds = [kind for kind, count in enumerate(pirate.hold) if count]
        if len(kinds) == 1:
            kind, count = kinds[0], excess
        else:
            choice = yield from table.ask(
                seat, WhatToGiveUp, lambda: give_ups(pirate, excess), excess, capacity(table, pirate)
            )
            kind, count = NUMBER_OF[choice.cargo], choice.count
        give_up(table, pirate, kind, count)
        given[kind] += count
    if any(given):
        tell_given(table, seat, given, before)


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


def tell_given(table: NassauTable, seat: Seat, given: list[int], before: list[int] | None) -> None:
    """What went over the side; a hostage that no place was ever free for has not been taken at all."""
    sea, pirate, hostages = table.state, table.state.pirates[seat], given[HOSTAGE]
    if hostages and before is not None and never_aboard(table, pirate, before):
        pirate.overboard -= hostages
        sea.supply[HOSTAGE] += hostages
        table.tell(LeftAboard, seat, hostages)
    elif hostages:
        table.tell(WalkedThePlank, seat, hostages)
    if any(given[:HOSTAGE]):
        powder, goods, rum, eights, _ = given
        table.tell(Threw, seat, powder, goods, rum, eights, 0)


def never_aboard(table: NassauTable, pirate: Pirate, before: list[int]) -> bool:
    """Whether a hold that was full is as it was: then no newcomer can have been in it, unless a hostage made way."""
    return sum(before) >= capacity(table, pirate) and pirate.hold == before and not before[HOSTAGE]
