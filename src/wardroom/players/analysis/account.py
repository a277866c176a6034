"""The account of a match: start + luck + own choices + others' choices = result, for every side.

Every figure is known world by world, and the worlds are the same for all of them. So what is added up in each world
adds up, and the error of a sum is that of the sums.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import NamedTuple, TypeAlias

from wardroom.engine import Option, Seat

Vector: TypeAlias = tuple[float, ...]
"""The chance of every side; together they have one."""
CLEARLY = 2.0
"""Standard errors beyond which something is told at all."""
_NOTHING = 1e-9


class Estimate(NamedTuple):
    """A mean over worlds, and its standard error."""

    value: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it is more than luck in the choice of worlds explains."""
        return abs(self.value) > max(_NOTHING, CLEARLY * self.error)


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of samples; of a single one the error is unknown, and taken for the largest that can be."""
    count = len(samples)
    mean = fsum(samples) / count
    if count == 1:
        return Estimate(mean, 0.5)
    return Estimate(mean, sqrt(fsum((each - mean) ** 2 for each in samples) / (count - 1) / count))


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the log: what the choice changed, what chance did, and how everybody stood after it."""

    number: int
    seat: Seat | None
    option: Option | None
    side: int | None
    """The side whose chances the answer was to serve; nobody answers before the first line."""
    chances: tuple[Estimate, ...]
    choice: tuple[Estimate, ...]
    luck: tuple[Estimate, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """What became of the chance of one side."""

    start: Estimate
    luck: Estimate
    own: Estimate
    others: Estimate
    result: Estimate


@dataclass(frozen=True, slots=True)
class Entry:
    """One line as it goes into the account, world by world.

    `reached` is what the answer as given led to, before chance had its say; empty where chance had none. `best` is
    what the best that was found would have led to; empty if that was the answer. Where that best is a chance which was
    let slip before, `again` is the line in which it was, and `usual` what the rule of thumb would have led to here.
    """

    number: int
    seat: Seat | None
    option: Option | None
    side: int | None
    reached: Sequence[Vector] = ()
    best: Sequence[Vector] = ()
    again: int | None = None
    usual: Sequence[Vector] = ()

    def before(self, reached: Sequence[Vector]) -> Sequence[Vector]:
        """What the moment is worth: what the best leads to, or the answer where that proves no worse."""
        if self.side is None or not self.best:
            return reached
        gain = fsum(best[self.side] - mine[self.side] for best, mine in zip(self.best, reached, strict=True))
        return self.best if gain > 0 else reached


@dataclass(frozen=True, slots=True)
class Booked:
    """An entry with what chance and choice changed, and how everybody stood before and after, world by world."""

    entry: Entry
    before: Sequence[Vector]
    choice: Sequence[Vector]
    luck: Sequence[Vector]
    after: Sequence[Vector]


def booked(entries: Sequence[Entry], end: Sequence[Vector]) -> list[Booked]:
    """From the end to the start: a moment is worth what the best that was found there leads to.

    A chance that was let slip, and is there again after dice have fallen, has been booked as lost already. So such a
    moment is worth so much less, down to what the rule of thumb would make of it: whoever lets the chance slip once
    more loses it only once, and whoever takes it at last gets back what was booked.
    """
    lines = _booked(entries, end, {})
    struck = _struck(lines)
    return _booked(entries, end, struck) if struck else lines


def _booked(entries: Sequence[Entry], end: Sequence[Vector], struck: Mapping[int, float]) -> list[Booked]:
    """The lines, with a share struck off what lies between the best and the rule of thumb in some of them."""
    lines, after = [], end
    for entry in reversed(entries):
        reached = entry.reached or after
        before = entry.before(reached)
        if share := struck.get(entry.number):
            before = [_between(best, usual, share) for best, usual in zip(before, entry.usual, strict=True)]
        choice = [_less(mine, best) for mine, best in zip(reached, before, strict=True)]
        luck = [_less(now, then) for now, then in zip(after, reached, strict=True)]
        lines.append(Booked(entry, before, choice, luck, after))
        after = before
    return lines[::-1]


def _struck(lines: Iterable[Booked]) -> dict[int, float]:
    """By the lines in which a chance is there again, the share of it that was booked as lost before."""
    owed: dict[int, float] = {}
    struck: dict[int, float] = {}
    for line in lines:
        entry = line.entry
        if entry.side is None or not (entry.best or entry.usual):
            continue
        debt = owed.get(entry.again, 0.0) if entry.again is not None else 0.0
        lost = -_mean(line.choice, entry.side)
        there = _mean(line.before, entry.side) - _mean(entry.usual, entry.side) if entry.usual else 0.0
        if min(there, debt) > _NOTHING:
            struck[entry.number] = min(1.0, debt / there)
            debt = min(there, debt)
            lost -= debt
        owed[entry.number] = max(0.0, debt + lost)
    return struck


def _between(best: Vector, usual: Vector, share: float) -> Vector:
    return tuple(its + share * (least - its) for its, least in zip(best, usual, strict=True))


def _mean(samples: Sequence[Vector], side: int) -> float:
    return fsum(each[side] for each in samples) / len(samples)


def steps(lines: Iterable[Booked]) -> tuple[Step, ...]:
    """The lines with their errors."""
    return tuple(
        Step(
            line.entry.number,
            line.entry.seat,
            line.entry.option,
            line.entry.side,
            _estimates(line.after),
            _estimates(line.choice),
            _estimates(line.luck),
        )
        for line in lines
    )


def shares(lines: Sequence[Booked]) -> tuple[Share, ...]:
    """For every side where its chance came from and where it went."""
    worlds, sides = len(lines[0].before), len(lines[0].before[0])
    return tuple(_share(lines, side, range(worlds)) for side in range(sides))


def _share(lines: Sequence[Booked], side: int, worlds: range) -> Share:
    own = [line for line in lines if line.entry.side == side]
    others = [line for line in lines if line.entry.side != side]
    return Share(
        start=estimate([lines[0].before[world][side] for world in worlds]),
        luck=estimate([fsum(line.luck[world][side] for line in lines) for world in worlds]),
        own=estimate([fsum(line.choice[world][side] for line in own) for world in worlds]),
        others=estimate([fsum(line.choice[world][side] for line in others) for world in worlds]),
        result=estimate([lines[-1].after[world][side] for world in worlds]),
    )


def _estimates(samples: Sequence[Vector]) -> tuple[Estimate, ...]:
    return tuple(estimate(each) for each in zip(*samples, strict=True))


def _less(one: Vector, other: Vector) -> Vector:
    return tuple(mine - its for mine, its in zip(one, other, strict=True))
