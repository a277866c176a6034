"""Shrinking: of a failure from a composed position, the smallest that fails the same way.

Whoever looks for its cause wants to see nothing on the table but what matters. A composer makes the plain case of a
roll of 0; so rolls are lowered, many at once and then one by one, as long as the same check still fails.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from wardroom.engine import Dice
from wardroom.engine.testkit.trial import Check, KitFailure, Trial


class Lowered:
    """Dice that fall as given, as far as they can, and then as low as they can."""

    def __init__(self, values: Sequence[int]) -> None:
        self._coming = list(reversed(values))

    def below(self, sides: int, /) -> int:
        """The next value, or the highest that the die has."""
        return min(self._coming.pop(), sides - 1) if self._coming else 0


def shrunk(failure: KitFailure, check: Check, most: int = 500) -> KitFailure:
    """The smallest failure of the same kind that so many attempts come upon: fewer decisions first, then less else.

    Of a match that was set up as usual there is nothing to shrink.
    """
    if not failure.trial.composed:
        return failure
    search = _Search(failure, check, most)
    search.play_less()
    search.choose_less()
    search.roll_nothing()
    search.roll_less()
    search.play_less()
    return search.best


class _Search:
    def __init__(self, failure: KitFailure, check: Check, most: int) -> None:
        self.best, self._check, self._left = failure, check, most

    def play_less(self) -> None:
        """As few decisions as will do."""
        for ahead in (0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 35):
            if ahead < self.best.trial.ahead and self._fails(replace(self.best.trial, ahead=ahead)):
                return

    def choose_less(self) -> None:
        """The usual switches, and the smallest table."""
        for name in self.best.trial.options:
            fewer = {other: value for other, value in self.best.trial.options.items() if other != name}
            self._fails_with(replace(self.best.trial, options=fewer), self._values())
        for players in sorted(self.best.trial.game.players):
            if players < self.best.trial.players:
                self._fails_with(replace(self.best.trial, players=players), self._values())

    def roll_nothing(self) -> None:
        """Whole stretches of rolls at 0, ever shorter ones."""
        size = len(self._values())
        while size:
            for start in range(0, len(self._values()), size):
                values = self._values()
                stretch = values[start : start + size]
                if any(stretch):
                    values[start : start + size] = [0] * len(stretch)
                    self._fails_with(self.best.trial, values)
            size //= 2

    def roll_less(self) -> None:
        """Single rolls at 0, halved or lowered by one, as often as that goes well.

        A roll may say how many others follow: so as many are left out as well.
        """
        at = 0
        while at < len(self._values()):
            value = self._values()[at]
            lower = sorted({0, value // 2, value - 1} - {value, -1})
            if not any(self._fails_at(at, less, without) for less in lower for without in (0, value - less)):
                at += 1

    def _fails_at(self, at: int, lower: int, without: int) -> bool:
        values = self._values()
        values[at : at + 1 + without] = [lower]
        return self._fails_with(self.best.trial, values)

    def _values(self) -> list[int]:
        """What the dice of the best position show, from 0."""
        trial = self.best.trial
        if trial.rolls is None:
            trial.rolls = _rolls(trial, trial.composing())
        return [value for _, value in trial.rolls]

    def _fails_with(self, trial: Trial, values: Sequence[int]) -> bool:
        return self._fails(replace(trial, rolls=_rolls(trial, Dice(Lowered(values)))))

    def _fails(self, trial: Trial) -> bool:
        """Whether the trial fails the same way; then it is the best so far."""
        if self._left <= 0:
            return False
        self._left -= 1
        try:
            self._check(trial)
        except KitFailure as failure:
            if _kind(failure) == _kind(self.best):
                self.best = failure
                return True
        return False


def _rolls(trial: Trial, dice: Dice) -> tuple[tuple[int, int], ...]:
    """What the composer rolls, be it that it fails."""
    with suppress(Exception):
        trial.game.compose(trial.settings, trial.players, dice)
    return tuple(dice.record)


def _kind(failure: KitFailure) -> tuple[str, str]:
    """What two failures of one cause have in common: the check, and the error or the first words of what it says."""
    cause = failure.crash.cause if failure.crash else failure.__cause__
    told = str(cause).split(":")[0] if isinstance(cause, AssertionError) else ""
    return failure.check, f"{type(cause).__name__} {told}"
