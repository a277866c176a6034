"""3 Notoriety: what captures, ports, hostages, the wind and the bard are worth, and how markers move on their track.

Totals are kept whole: 105 is space 5 of the second lap. No two markers share a printed space.
"""

from collections.abc import Sequence
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import HOSTAGE
from wardroom.games.nassau.rules.anytime import Free, do_freely, free_effects, has_gains
from wardroom.games.nassau.rules.ship import JollyRoger, ability, can_use, rule_of_tile, use
from wardroom.games.nassau.state import Pirate, changed
from wardroom.games.nassau.table import NassauTable, by_notoriety

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class ClaimWind(Option):
    pass


class Bard(Option):
    pass


class Reckon(Option):
    pass


class Mark(Option):
    notoriety: int


class WhatToReckon(Question):
    """What may be added decides which rule it is about."""

    rule = "3.gain.wind"
    gain: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class AboveOrBelow(Question):
    rule = "3.collision.a"
    taken: int


class Boasted(Event):
    """The bard sings, or the wind is used up."""

    rule = "3.gain.wind"
    player: Seat
    means: str

    @property
    def cites(self) -> str:
        return self.rule if self.means == "wind" else rule_of_tile(self.means)


class NotorietyRose(Event):
    """The deed that weighs most decides which rule it comes of."""

    rule = "3.gain.merchants"
    player: Seat
    gain: int
    notoriety: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Released(Event):
    rule = "3.return"
    player: Seat
    ships: tuple[str, ...]


CLAIM_WIND, BARD, RECKON = ClaimWind(), Bard(), Reckon()

# --- the rules --------------------------------------------------------------------------------------------------------

Boast: TypeAlias = Reckon | ClaimWind | Bard | Free
LAP = 100
PER_PORT, PER_HOSTAGE = 10, 3


def reckon(table: NassauTable) -> Script[None]:
    """3 One player's marker moves; then the captured ships go back under their decks."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    pirate = sea.pirates[seat]
    boasts = yield from boast(table, seat)
    gain = deeds(table, pirate) + len(boasts)
    if gain:
        yield from move_marker(table, seat, pirate.notoriety + gain)
        table.tell(NotorietyRose, seat, gain, pirate.notoriety, rule_of_gain(table, pirate, boasts))
    release(table, seat)
    sea.at += 1
    if sea.at == len(sea.order):
        sea.step, sea.order, sea.at = "navy", by_notoriety(sea), 0


def deeds(table: NassauTable, pirate: Pirate) -> int:
    """3.gain.merchants, .ports, .hostages Both values of every captured ship, 10 for a port, 3 for a hostage."""
    return sum(deeds_by_rule(table, pirate).values())


def deeds_by_rule(table: NassauTable, pirate: Pirate) -> dict[str, int]:
    """3.gain What each kind of deed is worth, by the rule that says so."""
    merchants = [table.box.merchants[ship] for ship in pirate.captured]
    return {
        "3.gain.merchants": sum(merchant.navigation + merchant.gunnery for merchant in merchants),
        "3.gain.ports": PER_PORT * pirate.ports,
        "3.gain.hostages": PER_HOSTAGE * pirate.overboard,
    }


def rule_of_gain(table: NassauTable, pirate: Pirate, boasts: Sequence[str]) -> str:
    """The rule by which a pirate gains most; without a deed that of the wind, or the bard's."""
    found = deeds_by_rule(table, pirate)
    best = max(found, key=lambda rule: found[rule])
    return best if found[best] else boasts[0]


def boast(table: NassauTable, seat: Seat) -> Script[list[str]]:
    """3.gain.wind, crew.bard What the player adds by choice, a rule for each: wind and bard; hostages may still go."""
    pirate, more = table.state.pirates[seat], list[str]()
    while has_to_choose(table, pirate):
        choice = yield from table.ask(
            seat,
            WhatToReckon,
            lambda: boasts(table, pirate),
            deeds(table, pirate) + len(more),
            rule_to_add_by(table, pirate),
        )
        if isinstance(choice, Reckon):
            break
        if isinstance(choice, ClaimWind):
            pirate.wind = False
            table.state.winds += 1
            table.tell(Boasted, seat, "wind")
            more.append("3.gain.wind")
        elif isinstance(choice, Bard):
            bard = use(pirate, table.box.able_to[effects.Boast])
            table.tell(Boasted, seat, bard)
            more.append(rule_of_tile(bard))
        else:
            yield from do_freely(table, seat, choice)
    return more


def has_to_choose(table: NassauTable, pirate: Pirate) -> bool:
    """Whether anything can be added to the gain, or gained by the crew."""
    return bool(
        pirate.wind
        or pirate.hold[HOSTAGE]
        or can_use(table, pirate, table.box.able_to[effects.Boast])
        or has_gains(table, pirate)
    )


def rule_to_add_by(table: NassauTable, pirate: Pirate) -> str:
    """3.gain.wind, crew.bard, 3.gain.hostages The first thing that can be added; the crew may bring cargo as well."""
    if pirate.wind:
        return "3.gain.wind"
    if can_use(table, pirate, table.box.able_to[effects.Boast]):
        return "crew.bard"
    return "3.gain.hostages" if pirate.hold[HOSTAGE] else "general.anytime"


def boasts(table: NassauTable, pirate: Pirate) -> list[Boast]:
    """What may still be added, and the free effects."""
    found: list[Boast] = [RECKON]
    if pirate.wind:
        found.append(CLAIM_WIND)
    bard: tuple[Bard | JollyRoger, ...] = (*ability(table, pirate, table.box.able_to[effects.Boast], BARD),)
    return [*found, *bard, *free_effects(table, pirate)]


def release(table: NassauTable, seat: Seat) -> None:
    """3.return The ships go under the deck of their own mark, the hostages to the supply."""
    sea, pirate = table.state, table.state.pirates[seat]
    ships = pirate.captured
    for ship in ships:
        put_under(table, ship)
    sea.supply[HOSTAGE] += pirate.overboard
    pirate.captured, pirate.overboard, pirate.ports = (), 0, 0
    if ships:
        table.tell(Released, seat, ships)


def put_under(table: NassauTable, ship: str) -> None:
    """A merchant goes face down under the deck of its own mark."""
    sea, region = table.state, table.box.merchants[ship].region - 1
    sea.decks = changed(sea.decks, region, (ship, *sea.decks[region]))


# --- the track --------------------------------------------------------------------------------------------------------


def printed(total: int) -> int:
    """3.lap.a The space that a total is marked on."""
    return (total - 1) % LAP + 1


def move_marker(table: NassauTable, seat: Seat, target: int) -> Script[None]:
    """3.collision If the space is taken, the first free one above or below it, as the owner likes."""
    pirate = table.state.pirates[seat]
    free = landings(table, pirate, target)
    if len(free) == 1:
        pirate.notoriety = free[0]
        return
    choice = yield from table.ask(seat, AboveOrBelow, [Mark(total) for total in free], target)
    pirate.notoriety = choice.notoriety


def landings(table: NassauTable, pirate: Pirate, target: int) -> list[int]:
    """3.collision.a Where a marker that is to go to a total can come to lie: there, or on a free space beside it."""
    taken = {printed(other.notoriety) for other in table.state.pirates if other is not pirate}
    return free_spaces(taken, target) if printed(target) in taken else [target]


def free_spaces(taken: set[int], target: int) -> list[int]:
    """3.collision.a, .c The first free space above a total, and the first one below it if there is any."""
    above = next(total for total in range(target + 1, target + LAP) if printed(total) not in taken)
    below = [total for total in range(target - 1, 0, -1) if printed(total) not in taken]
    return [above, *below[:1]]
