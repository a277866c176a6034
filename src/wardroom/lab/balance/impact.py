"""Impact: how the seat that had a piece, or played or drew a card more often, fares against the others of its match.

Compared inside a match, so that its length and its luck cancel, and with what the same seat makes anyway, so that a
side that is better off does not lend its cards a merit. It is not what a card does: it may be played mostly by whoever
is losing already.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from wardroom.engine.measures import How
from wardroom.lab.balance.figures import estimate, quantile
from wardroom.lab.balance.trial import Played

LEAST_MATCHES = 40
"""With fewer there is no telling."""
MOST_OF_ONE_SEAT = 0.9
"""Where one seat nearly always has the piece, it is the seat that is weighed."""


@dataclass(frozen=True, slots=True)
class Impact:
    """A piece in one variant: in how many matches it tells the seats apart, and the share of duels won with it."""

    matches: int
    rate: float
    low: float
    high: float
    lowest: float
    highest: float
    """The same interval where all pieces of the list are judged together."""

    @property
    def is_clear(self) -> bool:
        """Whether it stays clear of an even chance when all are judged together."""
        return self.lowest > 0.5 or self.highest < 0.5

    def plain(self) -> dict[str, float]:
        """The figures as JSON knows them."""
        figures = (self.rate, self.low, self.high, self.lowest, self.highest)
        names = ("rate", "low", "high", "lowest", "highest")
        return {"matches": self.matches, **{name: round(value, 6) for name, value in zip(names, figures, strict=True)}}


@dataclass(frozen=True, slots=True)
class Ranking:
    """All pieces of a kind, by the impact of having them: in each variant, None where there is no telling."""

    kind: str
    how: How
    pieces: dict[str, tuple[Impact | None, ...]]

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them."""
        found = {piece: [one.plain() if one else None for one in each] for piece, each in self.pieces.items()}
        return {"kind": self.kind, "how": self.how, "pieces": found}


def rankings(columns: Sequence[Sequence[Played]], kinds: Sequence[str]) -> list[Ranking]:
    """The lists of a game, kind by kind; one in which no piece can be told has no place in the report."""
    ways: tuple[How, ...] = ("aboard", "played", "drawn")
    found = [_ranking(columns, kind, how) for kind in kinds for how in ways]
    return [ranking for ranking in found if any(each[0] for each in ranking.pieces.values())]


def _ranking(columns: Sequence[Sequence[Played]], kind: str, how: How) -> Ranking:
    prefix = f"{how} {kind} "
    keys = {key for column in columns for played in column for key in played.counted.uses if key.startswith(prefix)}
    usual = [_usual(column) for column in columns]
    duels = {
        key: [list(_duels(column, key, how, rates)) for column, rates in zip(columns, usual, strict=True)]
        for key in sorted(keys)
    }
    told = {key: each for key, each in duels.items() if any(_tells(one) for one in each)}
    pieces = {key.removeprefix(prefix): tuple(_impact(one, len(told)) for one in each) for key, each in told.items()}
    return Ranking(kind, how, dict(sorted(pieces.items(), key=lambda one: -_rate(one[1][0]))))


def _rate(impact: Impact | None) -> float:
    return impact.rate if impact else -1.0


def _usual(column: Sequence[Played]) -> dict[int, float]:
    """What each seat makes of its matches, whatever it has: the share of the others that it ends before."""
    seats = range(max((len(played.places) for played in column), default=0))
    return {seat: fmean(_ahead(played, seat) for played in column if seat < len(played.places)) for seat in seats}


def _ahead(played: Played, seat: int) -> float:
    places = played.places
    return fmean(_duel(places[seat], place) for other, place in enumerate(places) if other != seat)


def _duel(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def _duels(column: Sequence[Played], key: str, how: How, usual: Mapping[int, float]) -> Iterator[tuple[int, float]]:
    """Match by match, the seat that had it, and the share of the others that it ended before.

    What the seat makes anyway is taken off, and an even chance put in its place.
    """
    for played in column:
        used = played.counted.uses.get(key)
        if not used or len(played.places) < 2:
            continue
        most = max(used.values())
        owners = [seat for seat, times in used.items() if times == most]
        is_told = len(owners) == 1 and (how != "aboard" or len(used) == 1)
        if is_told and owners[0] < len(played.places):
            yield owners[0], 0.5 + _ahead(played, owners[0]) - usual[owners[0]]


def _tells(duels: Sequence[tuple[int, float]]) -> bool:
    """Whether there are enough matches, and not always the same seat had it."""
    owners = Counter(owner for owner, _ in duels)
    return len(duels) >= LEAST_MATCHES and max(owners.values()) <= MOST_OF_ONE_SEAT * len(duels)


def _impact(duels: Sequence[tuple[int, float]], together: int) -> Impact | None:
    if not _tells(duels):
        return None
    shares = [share for _, share in duels]
    alone, all_together = estimate(shares, quantile()), estimate(shares, quantile(together))
    return Impact(len(duels), alone.value, alone.low, alone.high, all_together.low, all_together.high)
