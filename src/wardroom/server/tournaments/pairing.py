"""Pairing: who meets whom in the next round, and in which seats.

A round is as many tables as there are entries for; whoever finds no table has a free round, and nobody has a second one
before all had one. The same tournament is always paired the same way.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import ceil, log2

import networkx

from wardroom.server.tournaments.bouts import Bout, Round, free_rounds, meetings, seatings
from wardroom.server.tournaments.standings import score, standings

_AGAIN = 10**12
"""What a second meeting or a second free round costs: more than all else together."""
_HIGHER = 10**7
"""What it costs for each place that a free round goes to somebody higher up."""
_FREE = -1
"""Whom the one meets who has a free round."""


# --- round robin ------------------------------------------------------------------------------------------------------


def round_robin(entries: int, laps: int = 1) -> list[list[Bout]]:
    """Everybody meets everybody once in a lap, and sits in each seat as often as in the other, or once more.

    One stands still and the others walk round the tables.
    """
    still, *walkers = [_FREE, *range(entries)] if entries % 2 else range(entries)
    rounds: list[list[Bout]] = []
    for lap in range(laps):
        for number in range(len(walkers)):
            circle = [still, *walkers[number:], *walkers[:number]]
            pairs = [(circle[at], circle[-1 - at]) for at in range(len(circle) // 2)]
            rounds.append([_seated(pair, at + lap + (0 if at else number)) for at, pair in enumerate(pairs)])
    return rounds


def _seated(pair: tuple[int, int], turns: int) -> Bout:
    """A table whose seats were exchanged so many times."""
    return Bout(tuple(entry for entry in (pair[::-1] if turns % 2 else pair) if entry != _FREE))


# --- Swiss ------------------------------------------------------------------------------------------------------------


def usual_rounds(entries: int) -> int:
    """As many as find a winner with some to spare, and not so many that two would have to meet again."""
    return min((entries + 1) // 2, ceil(log2(entries)) + 2)


def swiss(rounds: Sequence[Round], lots: Sequence[int]) -> list[Bout]:
    """Those with about the same points meet, nobody twice; of the same points, the upper half meets the lower."""
    ranked = [line.entry for line in standings(rounds, lots)] if rounds else [*range(len(lots))]
    cost = _swiss_cost(rounds, ranked)
    graph = networkx.Graph()
    everybody = [*ranked, *([_FREE] if len(ranked) % 2 else [])]
    graph.add_weighted_edges_from((a, b, -cost(a, b)) for a, b in combinations(everybody, 2))
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    at = {entry: place for place, entry in enumerate(everybody)}
    ordered = sorted((tuple(sorted(pair, key=at.__getitem__)) for pair in pairs), key=lambda pair: at[pair[0]])
    return [in_seats(tuple(entry for entry in pair if entry != _FREE), rounds) for pair in ordered]


def _swiss_cost(rounds: Sequence[Round], ranked: Sequence[int]) -> Callable[[int, int], int]:
    """What it costs to let two meet; small numbers for small wishes."""
    points = score(rounds, len(ranked))
    met, free = meetings(rounds), free_rounds(rounds)
    size = Counter(points)
    within = {entry: sum(points[other] == points[entry] for other in ranked[:at]) for at, entry in enumerate(ranked)}

    def cost(a: int, b: int) -> int:
        if _FREE in (a, b):
            entry = a if b == _FREE else b
            return _AGAIN * free[entry] + _HIGHER * (len(ranked) - ranked.index(entry))
        apart = points[a] - points[b]
        aside = 0 if apart else abs(abs(within[a] - within[b]) - size[points[a]] // 2)
        return _AGAIN * met[frozenset((a, b))] + int(4000 * apart * apart) + aside * aside

    return cost


# --- knock-out --------------------------------------------------------------------------------------------------------


def first_tree(entries: int) -> list[Bout]:
    """The first round of a knock-out: the strongest meet as late as can be, and have the free rounds."""
    seeds = [0]
    while len(seeds) < entries:
        seeds = [each for seed in seeds for each in (seed, 2 * len(seeds) - 1 - seed)]
    pairs = zip(seeds[::2], seeds[1::2], strict=True)
    return [Bout(tuple(entry for entry in pair if entry < entries)) for pair in pairs]


def next_tree(rounds: Sequence[Round]) -> list[Bout]:
    """The next round of a knock-out: winners of neighbouring tables meet."""
    winners = [winner_of(bout) for bout in rounds[-1]]
    return [in_seats(pair, rounds) for pair in zip(winners[::2], winners[1::2], strict=True)]


def winner_of(bout: Bout) -> int:
    """Who goes on; of those who are level the better seed."""
    if bout.places is None:
        assert bout.is_free
        return bout.entries[0]
    return min(zip(bout.places, bout.entries, strict=True))[1]


# --- tables for more than two -----------------------------------------------------------------------------------------


def split(entries: int, smallest: int, largest: int) -> list[int]:
    """Sizes of tables that leave as few as can be without one, and are as large and as even as can be."""
    for seated in range(entries, smallest - 1, -1):
        tables = ceil(seated / largest)
        if tables * smallest <= seated:
            return [seated // tables + (at < seated % tables) for at in range(tables)]
    return []


def in_groups(
    rounds: Sequence[Round], lots: Sequence[int], smallest: int, largest: int, by_points: bool = True
) -> list[Bout]:
    """A round of tables for several: those who have met least sit together, and if wished those of the same points."""
    ranked = [line.entry for line in standings(rounds, lots)] if rounds else [*range(len(lots))]
    sizes = split(len(ranked), smallest, largest)
    free = free_rounds(rounds)
    resting = sorted(ranked, key=lambda entry: (free[entry], -ranked.index(entry)))[: len(ranked) - sum(sizes)]
    playing = iter([entry for entry in ranked if entry not in resting])
    groups = [[next(playing) for _ in range(size)] for size in sizes]
    _mix(groups, _group_cost(rounds, len(lots), by_points))
    return [*(in_seats(tuple(group), rounds) for group in groups), *(Bout((entry,)) for entry in resting)]


def _group_cost(rounds: Sequence[Round], entries: int, by_points: bool) -> Callable[[int, int], int]:
    """What it costs to have two at one table."""
    met = meetings(rounds)
    points: Sequence[Fraction] = score(rounds, entries)

    def cost(a: int, b: int) -> int:
        apart = (points[a] - points[b]) if by_points else 0
        again = met[frozenset((a, b))]
        return 1000 * again * again + int(400 * apart * apart)

    return cost


def _mix(groups: list[list[int]], cost: Callable[[int, int], int]) -> None:
    """Exchange two entries as long as that makes it better."""

    def costs(group: Sequence[int]) -> int:
        return sum(cost(a, b) for a, b in combinations(group, 2))

    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(groups, 2):
            for i, j in ((i, j) for i in range(len(one)) for j in range(len(other))):
                before = costs(one) + costs(other)
                one[i], other[j] = other[j], one[i]
                if costs(one) + costs(other) < before:
                    is_better = True
                else:
                    one[i], other[j] = other[j], one[i]


# --- seats ------------------------------------------------------------------------------------------------------------


def in_seats(entries: tuple[int, ...], rounds: Iterable[Round]) -> Bout:
    """Everybody sits where they sat least; of equals the first in the order given sits first."""
    sat = seatings(rounds)

    def often(order: Sequence[int]) -> int:
        return sum((sat[entry, seat] + 1) ** 2 - sat[entry, seat] ** 2 for seat, entry in enumerate(order))

    return Bout(min(permutations(entries), key=often))
