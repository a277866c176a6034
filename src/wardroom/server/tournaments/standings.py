"""Standings: points first, then the tie-breaks in the order in which the page tells them."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from wardroom.server.tournaments.bouts import Round, bouts_of


class Standing(NamedTuple):
    """A line of the table of standings."""

    place: int
    entry: int
    points: Fraction
    buchholz: Fraction
    """The points of all opponents met; a free round counts as a match against oneself."""
    sonneborn: Fraction
    """The points of opponents left behind, and half of those who were level."""


def standings(rounds: Sequence[Round], lots: Sequence[int]) -> list[Standing]:
    """Everybody, the leader first. `lots` is the sealed draw: one number for each entry, all different."""
    points = score(rounds, len(lots))
    lines = [_line(rounds, points, entry) for entry in range(len(lots))]
    ahead = sorted(lines, key=lambda line: (-line.points, -line.buchholz, -line.sonneborn))
    ordered = [line for level in _levels(ahead) for line in _settle(rounds, level, lots)]
    return [line._replace(place=place) for place, line in enumerate(ordered, 1)]


def score(rounds: Iterable[Round], entries: int) -> list[Fraction]:
    """The points of every entry."""
    played = [*rounds]
    return [sum((bout.points(entry) for bout in bouts_of(played, entry)), Fraction(0)) for entry in range(entries)]


def _line(rounds: Sequence[Round], points: Sequence[Fraction], entry: int) -> Standing:
    buchholz = sonneborn = Fraction(0)
    for bout in bouts_of(rounds, entry):
        if bout.is_free:
            buchholz += points[entry]
            sonneborn += points[entry]
        for other in bout.entries:
            if other != entry:
                buchholz += points[other]
                sonneborn += points[other] * bout.share(entry, other)
    return Standing(0, entry, points[entry], buchholz, sonneborn)


def _levels(lines: Sequence[Standing]) -> list[list[Standing]]:
    """Those whom points, Buchholz and Sonneborn-Berger leave level, together."""
    levels: list[list[Standing]] = []
    for line in lines:
        if levels and levels[-1][0][2:] == line[2:]:
            levels[-1].append(line)
        else:
            levels.append([line])
    return levels


def _settle(rounds: Sequence[Round], level: list[Standing], lots: Sequence[int]) -> list[Standing]:
    """Whoever is level is parted by the matches among themselves, then by the sealed draw."""
    tied = {line.entry for line in level}

    def among_themselves(entry: int) -> Fraction:
        met = ((bout, other) for bout in bouts_of(rounds, entry) for other in bout.entries)
        return sum((bout.share(entry, other) for bout, other in met if other in tied - {entry}), Fraction(0))

    return sorted(level, key=lambda line: (-among_themselves(line.entry), lots[line.entry]))
