"""Impact: how the seat that had a piece, or played or drew a card more often, fares against the others of its match.

Compared inside a match, so that its length and its luck cancel. It is not what a card does: a card may be played mostly
by whoever is losing already.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from wardroom.engine.measures import How
from wardroom.lab.arena import wilson
from wardroom.lab.balance.figures import quantile
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
    keys = sorted(
        {key for column in columns for played in column for key in played.counted.uses if key.startswith(prefix)}
    )
    duels = {key: [list(_duels(column, key, how)) for column in columns] for key in keys}
    told = {key: each for key, each in duels.items() if any(_tells(one) for one in each)}
    pieces = {key.removeprefix(prefix): tuple(_impact(one, len(told)) for one in each) for key, each in told.items()}
    order = sorted(pieces, key=lambda piece: -(pieces[piece][0].rate if pieces[piece][0] else 0.0))  # type: ignore[union-attr]
    return Ranking(kind, how, {piece: pieces[piece] for piece in order})


def _duels(column: Sequence[Played], key: str, how: How) -> Iterator[tuple[int, float]]:
    """Match by match, the seat that had it, and the share of the others that it ended before."""
    for played in column:
        used = played.counted.uses.get(key)
        if not used or len(played.places) < 2:
            continue
        most = max(used.values())
        owner = next(seat for seat, times in used.items() if times == most)
        others = [seat for seat in range(len(played.places)) if seat != owner]
        is_told = len(used) == 1 if how == "aboard" else all(used.get(seat, 0) < most for seat in others)  # type: ignore[call-overload]
        if is_told and owner < len(played.places):
            yield owner, fmean(_duel(played.places[owner], played.places[other]) for other in others)


def _duel(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def _tells(duels: Sequence[tuple[int, float]]) -> bool:
    """Whether there are enough matches, and not always the same seat had it."""
    owners = Counter(owner for owner, _ in duels)
    return len(duels) >= LEAST_MATCHES and max(owners.values()) <= MOST_OF_ONE_SEAT * len(duels)


def _impact(duels: Sequence[tuple[int, float]], together: int) -> Impact | None:
    if not _tells(duels):
        return None
    rate = fmean(share for _, share in duels)
    bounds = (*wilson(rate, len(duels)), *wilson(rate, len(duels), quantile(together)))
    return Impact(len(duels), rate, *bounds)
