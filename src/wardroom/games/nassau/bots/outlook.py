"""Who is ahead, how long the game will last, and what everybody may expect of it."""

from math import exp, fsum

from wardroom.games.nassau.pieces import EIGHT, HOSTAGE
from wardroom.games.nassau.rules.score import PRIZES, values_of
from wardroom.games.nassau.rules.ship import values
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

SPREADS = (9.0, 3.5, 3.0, 3.0)
"""How far apart captains usually are in the four rankings."""
LEADS = (11.0, 3.2, 3.4, 1.9)
"""How much more than another captain may expect is a lead in each ranking, with three turns to come."""
LUCK = 4.0
"""How many prizes luck gives and takes."""


def prospects(table: NassauTable) -> list[float]:
    """The prizes that everybody may expect at the end of the game: the fewer turns, the surer a lead."""
    turns = 1 + turns_left(table)
    everybody = [outlook(table, pirate, turns) for pirate in table.state.pirates]
    leads = [lead * (turns / 3) ** 0.6 for lead in LEADS]
    found = []
    for seat, mine in enumerate(everybody):
        others = [theirs for other, theirs in enumerate(everybody) if other != seat]
        found.append(fsum(map(prize, mine, zip(*others, strict=True), leads)))
    return found


def outlook(table: NassauTable, pirate: Pirate, turns: float) -> tuple[float, float, float, float]:
    """The four values with which a captain may be expected to end, when so many turns are to come.

    What each thing adds was fitted to the start of every turn in 560 games of Lieutenants, three to five at a table,
    as far as it adds: to have more of anything is never worse, though whoever has less of it often wins more of it.
    """
    fame, motley, ship, wealth = values_of(table, pirate)
    navigation, gunnery = values(table, pirate, "merchants")
    resources, eights, hostages = sum(pirate.hold[:EIGHT]), pirate.hold[EIGHT], pirate.hold[HOSTAGE]
    strength, sections = navigation + gunnery, pirate.sections
    escape, weaker = sum(values(table, pirate, "navy")), min(navigation, gunnery)
    kept = 0.78**turns
    return (
        0.49 * fame + 0.4 * escape + 2.8 * weaker + turns * (2.9 + 0.5 * strength + 1.1 * sections + 0.8 * escape),
        0.86 * motley
        + (0.05 * resources + 0.07 * eights + 0.09 * hostages)
        + turns * (0.9 + 0.1 * strength + 0.1 * sections + 0.18 * escape),
        0.86 * ship + (0.22 * eights + 0.14 * hostages) + turns * (2.3 + 0.09 * strength + 0.53 * sections),
        1.07 * kept * wealth
        + (0.03 * resources + 0.16 * eights + 0.2 * hostages + 0.4 * weaker)
        + (1 - kept) / 0.22 * (0.75 + 0.06 * strength + 0.12 * sections),
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
