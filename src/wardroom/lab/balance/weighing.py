"""The rows of a report: every measure with its mean in each variant, and the difference inside the pairs."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import Any, Literal

from wardroom.engine import Seat
from wardroom.lab.arena import wilson
from wardroom.lab.balance.figures import Estimate, deviation, difference, estimate, quantile
from wardroom.lab.balance.trial import Played, Trial

FAMILIES = ("win-role", "win-seat", "tie", "decisions", "mark", "end", "lead", "apart", "together", "source")
"""What is measured, in the order of the report. A key is a family, and where there are several of it a name."""
SHARES = ("win-role", "win-seat", "tie", "end")
MOST_COMPARISONS = 2
"""With more variants than three, intervals are widened for the number of comparisons."""

Values = dict[str, float]


def measured(played: Played) -> Values:
    """Everything that one match says, by key; what it says nothing about is left out."""
    assert played.result is not None
    values: Values = {"decisions": played.decisions}
    values |= {f"win-seat {seat + 1}": float(played.has_won(seat)) for seat in range(len(played.places))}
    for role, seat in played.counted.roles.items():
        if seat < len(played.places):
            values[f"win-role {role}"] = float(played.has_won(seat))
    if len(played.places) > 1:
        values["tie"] = float(len(set(played.places)) == 1)
    values |= {f"mark {name}": value for name, value in played.counted.marks.items()}
    values |= {f"end {name}": 1.0 for name in played.counted.endings}
    return values | _of_points(played)


def _of_points(played: Played) -> Values:
    points, sources = played.points(), played.counted.points
    values: Values = {"apart": 0.0, "together": float(sum(points))}
    if len(points) > 1:
        best, second = sorted(points, reverse=True)[:2]
        values["apart"] = float(best - second)
    if sources:
        values["lead"] = played.counted.lead_changes
    for source in {source for account in sources.values() for source in account}:
        values[f"source {source}"] = sum(account.get(source, 0) for account in sources.values()) / len(points)
    return values


@dataclass(frozen=True, slots=True)
class Row:
    """A measure: its mean in each variant, and what each later variant differs from the first."""

    key: str
    means: tuple[Estimate | None, ...]
    differences: tuple[Estimate | None, ...]
    is_fair: bool = True
    """Whether the variants can be compared in it at all."""

    @property
    def family(self) -> str:
        """What is measured."""
        return self.key.partition(" ")[0]

    @property
    def name(self) -> str:
        """Which of the family."""
        return self.key.partition(" ")[2]

    @property
    def kind(self) -> Literal["share", "number"]:
        """A share of the matches, or a number."""
        return "share" if self.family in SHARES else "number"

    def can_differ(self, variant: int) -> bool:
        """Whether a variant knows what the first one knows; who wins is not compared where more or fewer play."""
        return self.means[0] is not None and self.means[variant] is not None and self.is_fair

    @property
    def clearest(self) -> int:
        """Which difference stands out most."""
        sizes = [found.size if found and found.is_clear else -1.0 for found in self.differences]
        return sizes.index(max(sizes)) if sizes else 0

    @property
    def is_clear(self) -> bool:
        """Whether any variant surely differs from the first."""
        return any(found is not None and found.is_clear for found in self.differences)

    @property
    def size(self) -> float:
        """The largest sure difference, in units of its spread."""
        return max((found.size for found in self.differences if found and found.is_clear), default=0.0)


class Weighing:
    """All matches of a trial so far, side by side."""

    def __init__(self, trial: Trial, pairs: Sequence[Sequence[Played]], looked: int = 1) -> None:
        """Pairs in which a match has failed do not count. `looked` is how often a run may have stopped before."""
        self.trial = trial
        self.pairs = [pair for pair in pairs if not any(played.has_failed for played in pair)]
        self.failed = [
            (at, number) for number, pair in enumerate(pairs) for at, one in enumerate(pair) if one.has_failed
        ]
        self.looked = looked
        comparisons = len(trial.variants) - 1
        self.z = quantile(looked * (comparisons if comparisons > MOST_COMPARISONS else 1))

    def column(self, variant: int) -> list[Played]:
        """The matches of a variant."""
        return [pair[variant] for pair in self.pairs]

    @cached_property
    def values(self) -> list[list[Values]]:
        """What each match says, variant by variant."""
        return [[measured(played) for played in self.column(at)] for at in range(len(self.trial.variants))]

    @cached_property
    def rows(self) -> list[Row]:
        """Every measure that says anything here, in the order of the report."""
        return [self._row(key) for key in self._keys() if self._says_something(key)]

    def row(self, key: str) -> Row | None:
        """One of the measures."""
        return next((row for row in self.rows if row.key == key), None)

    def family(self, family: str) -> list[Row]:
        """The measures of a family."""
        return [row for row in self.rows if row.family == family]

    def of(self, key: str, variant: int) -> list[float | None]:
        """A measure, match by match. A way to end that others had is 0 here."""
        missing = 0.0 if key.startswith(("end ", "source ")) else None
        return [values.get(key, missing) for values in self.values[variant]]

    def _keys(self) -> list[str]:
        """The keys by family, those of a family as the game declares them."""
        found = {key for column in self.values for values in column for key in values}
        names = [f"{name}" for name in self.trial.variants[0].rules.measures.names]
        return sorted(found, key=lambda key: (_family_place(key), _name_place(key, names), key))

    def _says_something(self, key: str) -> bool:
        """Whether it is ever anything but nothing; a seat only where no role says it better, and not both of two."""
        if not any(value for at in range(len(self.values)) for value in self.of(key, at)):
            return False
        if key.startswith("win-seat"):
            return not self._have_roles_seats() and (key != "win-seat 2" or self._most_seats() > 2)
        return not (key.startswith("source") and self._is_constant(key))

    def _is_constant(self, key: str) -> bool:
        return len({value for at in range(len(self.values)) for value in self.of(key, at)}) == 1

    def _most_seats(self) -> int:
        return max(variant.players for variant in self.trial.variants)

    def _have_roles_seats(self) -> bool:
        """Whether every seat always has the same role, such as a navy: then it need not be called by its number."""
        seats = [frozenset(played.counted.roles.items()) for pair in self.pairs for played in pair]
        declared = self.trial.variants[0].rules.measures.roles
        lasting = frozenset.intersection(*seats) if seats else frozenset()
        return len({seat for role, seat in lasting if role not in declared}) == self._most_seats()

    def _row(self, key: str) -> Row:
        columns = [self.of(key, at) for at in range(len(self.values))]
        means = tuple(self._mean(key, [value for value in column if value is not None]) for column in columns)
        is_fair = not key.startswith("win-") or len({variant.players for variant in self.trial.variants}) == 1
        pairs = (zip(columns[0], column, strict=True) for column in columns[1:])
        return Row(key, means, tuple(difference(each, self.z) if is_fair else None for each in pairs), is_fair)

    def _mean(self, key: str, values: list[float]) -> Estimate | None:
        if not values:
            return None
        if key.partition(" ")[0] in SHARES:
            share = fmean(values)
            return Estimate(share, *wilson(share, len(values), self.z), deviation(values))
        return estimate(values, self.z)

    @property
    def is_decided(self) -> bool:
        """Whether every later variant surely differs from the first in who wins."""
        wins = [row for row in self.rows if row.family.startswith("win-")]
        comparisons = range(len(self.trial.variants) - 1)
        return bool(wins) and all(any(_is_clear(row.differences[at]) for row in wins) for at in comparisons)

    def accounts(self, variant: int, winners: bool) -> dict[str, float]:
        """Points by source of those who have won, or of the others, on average of a seat."""
        found: list[dict[str, int]] = []
        for played in self.column(variant):
            seats = [seat for seat in range(len(played.places)) if (played.places[seat] == 1) == winners]
            found += [played.counted.points.get(Seat(seat), {}) for seat in seats]
        sources = self.trial.variants[variant].rules.measures.sources
        return {source: fmean(account.get(source, 0) for account in found) if found else 0.0 for source in sources}

    def _plain_accounts(self, variant: int) -> dict[str, dict[str, float]]:
        found = {"winner": self.accounts(variant, winners=True), "others": self.accounts(variant, winners=False)}
        return {who: {source: round(points, 6) for source, points in each.items()} for who, each in found.items()}

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them."""
        return {
            "pairs": len(self.pairs),
            "failed": [{"number": number, "variant": self.trial.variants[at].letter} for at, number in self.failed],
            "looked": self.looked,
            "measures": {row.key: _plain_row(row) for row in self.rows},
            "points": [self._plain_accounts(at) for at in range(len(self.trial.variants))],
        }


def _is_clear(found: Estimate | None) -> bool:
    return found is not None and found.is_clear


def _family_place(key: str) -> int:
    return FAMILIES.index(key.partition(" ")[0])


def _name_place(key: str, names: list[str]) -> int:
    name = key.partition(" ")[2]
    return names.index(name) if name in names else len(names)


def _plain_row(row: Row) -> dict[str, Any]:
    return {"means": list(map(_plain, row.means)), "differences": list(map(_plain, row.differences))}


def _plain(found: Estimate | None) -> dict[str, float] | None:
    if found is None:
        return None
    return {"value": round(found.value, 6), "low": round(found.low, 6), "high": round(found.high, 6)}
