"""Who is ahead, how long the game will last, and what everybody may expect of it."""

from math import exp, fsum

from wardroom.games.nassau.pieces import EIGHT, HOSTAGE
from wardroom.games.nassau.rules.score import PRIZES, values_of
from wardroom.games.nassau.rules.ship import values
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

SPREADS = (9.0, 3.5, 3.0, 3.0)
"""How far apart captains usually are in the four rankings."""
LEADS = (8.0, 2.4, 2.4, 1.2)
"""How much more than another captain may expect is a lead in each ranking, at the start of a turn."""
LUCK = 4.0
"""How many prizes luck gives and takes."""


def prospects(table: NassauTable) -> list[float]:
    """The prizes that everybody may expect at the end of the game."""
    everybody = [outlook(table, pirate, 1 + turns_left(table)) for pirate in table.state.pirates]
    found = []
    for seat, mine in enumerate(everybody):
        others = [theirs for other, theirs in enumerate(everybody) if other != seat]
        found.append(fsum(map(prize, mine, zip(*others, strict=True), LEADS)))
    return found


def outlook(table: NassauTable, pirate: Pirate, turns: float) -> tuple[float, float, float, float]:
    """The four values with which a captain may be expected to end, when so many turns are to come.

    What each thing adds was fitted to the start of every turn in 3,000 games by this rule of thumb. The famous lose
    most to the navy; a strong ship makes prizes, and a large one has room for more of everything.
    """
    fame, motley, ship, wealth = values_of(table, pirate)
    navigation, gunnery = values(table, pirate, "merchants")
    resources, eights, hostages = sum(pirate.hold[:EIGHT]), pirate.hold[EIGHT], pirate.hold[HOSTAGE]
    strength, sections = navigation + gunnery, pirate.sections
    escape = sum(values(table, pirate, "navy"))
    return (
        0.64 * fame + 2.1 * escape + 0.85 * hostages + turns * (4.7 - 0.13 * fame + 1.33 * strength + 1.57 * sections),
        motley + 0.16 * hostages + turns * (1.2 - 0.07 * motley + 0.27 * strength + 0.09 * sections - 0.07 * wealth),
        ship
        + (0.5 * eights + 0.36 * hostages - 0.24 * resources)
        + turns * (2.66 - 0.04 * fame + 0.11 * strength + 0.77 * sections - 0.06 * wealth),
        wealth
        + (0.22 * resources + 0.28 * eights + 0.2 * hostages + 0.7 * min(navigation, gunnery))
        + turns * (0.72 + 0.15 * sections - 0.145 * wealth),
    )


def prize(mine: float, theirs: tuple[float, ...], spread: float) -> float:
    """score.prizes The prize to be expected when the others may still gain or lose about so much."""
    rank = fsum(1 / (1 + exp(max(-30.0, min(30.0, (mine - other) / spread)))) for other in theirs)
    low = min(int(rank), len(PRIZES) - 2)
    return PRIZES[low] + (rank - low) * (PRIZES[low + 1] - PRIZES[low])


def turns_left(table: NassauTable) -> float:
    """6.length How many turns are to be expected after this one."""
    sea = table.state
    first = sum(table.box.navy[card].phase == 1 for card in sea.navy_deck)
    place = first + (len(sea.navy_deck) - first + 1) / 2
    return max(0.0, place / len(sea.pirates) - 0.5)


def end_is_near(table: NassauTable) -> bool:
    """Whether the end card can come up at the end of this turn."""
    sea = table.state
    return sum(table.box.navy[card].phase == 1 for card in sea.navy_deck) < len(sea.pirates)
