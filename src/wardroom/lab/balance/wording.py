"""The report in words: what measures are called, how a difference reads, and the answer.

The answer is composed by rule. First who wins, if that surely differs; else the measure that surely changed most, in
units of its own spread; else that no difference was found. Every estimate comes with its interval.
"""

from collections.abc import Iterator
from functools import cached_property

from wardroom.lab.balance.figures import Estimate
from wardroom.lab.balance.variants import changed_values
from wardroom.lab.balance.weighing import Row, Weighing
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

LITTLE, MUCH = 0.2, 0.8
"""Differences of less than so many spreads are little, of more than so many are much."""
SAME = 0.1
"""An interval that reaches no farther than so many spreads either way says that it is the same."""
TOLD = 3
"""How many measures the answer tells beside who wins."""

_READINGS = {"share": ("less-often", "more-often"), "number": ("less", "more")}


class Wording:
    """What a report says, in one language."""

    def __init__(self, weighing: Weighing, words: Speaker) -> None:
        self.weighing, self.words = weighing, words
        self.variants = weighing.trial.variants

    # --- names ---

    def variant(self, at: int) -> str:
        """What a variant is called."""
        return self.words.say("balance-standard") if self.variants[at].is_standard else Spoken(self.variants[at].label)

    def described(self, at: int) -> str:
        """A variant with its letter, and how many values of which tables it changes."""
        variant = self.variants[at]
        changed = changed_values(self.variants[0].rules, variant.rules) if at else {}
        told = {"letter": variant.letter, "label": self.variant(at)}
        if not changed:
            return self.words.say("balance-variant", **told)
        return self.words.say("balance-variant-values", **told, values=sum(changed.values()), files=tuple(changed))

    def label(self, row: Row) -> str:
        """What a measure is called."""
        return self.words.say(f"balance-{row.family}", name=self.name(row.name))

    def who(self, row: Row) -> str:
        """Who wins, of a row that counts that."""
        if row.family == "win-seat":
            return self.words.say("balance-seat", name=self.name(row.name))
        return self.name(row.name)

    def name(self, name: str) -> str:
        """What a source, role, ending or mark is called: by the words of the game, else as a piece."""
        declared = f"measure-{name}"
        return self.words.say(declared) if self.words.has(declared) else self.words.piece(name)

    # --- figures ---

    def figure(self, row: Row, value: float) -> str:
        """A mean as it is written: shares in a hundred, small numbers with two decimals."""
        if row.kind == "share":
            return self.words.say("balance-share", value=self._number(100 * value, 1))
        return self._number(value, self._places(row))

    def signed(self, row: Row, value: float) -> str:
        """A difference as it is written."""
        shown = 100 * value if row.kind == "share" else value
        number = self._number(abs(shown), self._places(row))
        return number if not float(f"{shown:.2f}") else f"{'+' if shown > 0 else '-'}{number}"

    def interval(self, row: Row, found: Estimate) -> str:
        """Where the difference may lie."""
        return self.words.say("balance-range", low=self.signed(row, found.low), high=self.signed(row, found.high))

    def span(self, row: Row, found: Estimate) -> str:
        """Where a mean may lie."""
        return self.words.say("balance-range", low=self.figure(row, found.low), high=self.figure(row, found.high))

    def _places(self, row: Row) -> int:
        largest = max((abs(found.value) for found in row.means if found), default=0.0)
        return 1 if row.kind == "share" or largest >= 10 else 2

    def _number(self, value: float, places: int) -> str:
        return self.words.say("figure-short" if places == 1 else "figure-fine", value=value)

    # --- readings ---

    def reading(self, row: Row, found: Estimate | None, is_over: bool = True) -> str:
        """What a difference says, in words from a fixed list."""
        if found is None:
            return self.words.say("balance-reading-few")
        if not found.is_clear:
            is_narrow = max(-found.low, found.high) <= SAME * found.spread
            return self.words.say(f"balance-reading-{'same' if is_narrow else 'none' if is_over else 'open'}")
        size = (
            "some" if LITTLE <= found.size < MUCH or not found.spread else "little" if found.size < LITTLE else "much"
        )
        reading = _READINGS[row.kind][found.value > 0]
        return self.words.say(f"balance-reading-{reading}", size=size)

    # --- the answer ---

    @cached_property
    def winning(self) -> Row | None:
        """The row that tells best who wins: of those that differ most, one whose share grows; alone, who wins most."""
        rows = [row for row in self.weighing.rows if row.family.startswith("win-") and row.is_fair]
        if len(self.variants) == 1:
            return max(rows, key=_first, default=None)
        return max(rows, key=lambda row: (round(row.size, 3), _largest(row)), default=None)

    @cached_property
    def others(self) -> list[Row]:
        """Other measures that surely differ, the most changed first."""
        rows = [row for row in self.weighing.rows if not row.family.startswith("win-") and row.is_clear]
        return sorted(rows, key=lambda row: -row.size)

    def headline(self) -> str:
        """The answer in one sentence."""
        row = self.winning
        if len(self.variants) == 1:
            return self._alone(row)
        if row and row.is_clear:
            return self._who_wins(row)
        if self.others and self.others[0].size:
            what = self.words.say(f"balance-what-{self.others[0].family}")
            return self.words.say("balance-headline-other", what=what, compared=row is not None)
        return self.words.say("balance-headline-none")

    def _alone(self, row: Row | None) -> str:
        row = row or self.weighing.rows[0]
        mean = row.means[0]
        assert mean is not None
        label = self.label(row)
        return self.words.say(
            "balance-headline-alone", who=label[:1].upper() + label[1:], share=self.figure(row, mean.value)
        )

    def _who_wins(self, row: Row) -> str:
        at = row.clearest + 1
        here, first = row.means[at], row.means[0]
        assert here is not None and first is not None
        return self.words.say(
            "balance-headline-who",
            variant=self.variant(at),
            who=self.who(row),
            share=self.figure(row, here.value),
            first=self.variant(0),
            other=self.figure(row, first.value),
        )

    def answer(self) -> list[str]:
        """The sentences below: who wins in each variant, and what else surely changed."""
        if len(self.variants) == 1:
            return [self._told_alone(row) for row in self.weighing.rows if row.family in ("decisions", "mark", "lead")]
        return [*self._told_of_who(), *self._told_of_others()]

    def _told_of_who(self) -> Iterator[str]:
        row = self.winning
        for at, found in enumerate(row.differences if row else (), 1):
            assert row is not None
            here, first = row.means[at], row.means[0]
            if found and here and first:
                yield self.words.say(
                    "balance-told-who" if found.is_clear else "balance-told-missed",
                    variant=self.variant(at),
                    who=self.who(row),
                    share=self.figure(row, here.value),
                    other=self.figure(row, first.value),
                    difference=self.signed(row, found.value),
                    range=self.interval(row, found),
                )

    def _told_of_others(self) -> Iterator[str]:
        for row in self.others[:TOLD]:
            at = row.clearest
            found, here, first = row.differences[at], row.means[at + 1], row.means[0]
            if found and here and first:
                yield self.words.say(
                    "balance-told",
                    variant=self.variant(at + 1),
                    measure=self.label(row),
                    value=self.figure(row, here.value),
                    other=self.figure(row, first.value),
                    difference=self.signed(row, found.value),
                    range=self.interval(row, found),
                )

    def _told_alone(self, row: Row) -> str:
        mean = row.means[0]
        assert mean is not None
        facts = {"measure": self.label(row), "value": self.figure(row, mean.value), "range": self.span(row, mean)}
        return self.words.say("balance-told-alone", **facts)


def _first(row: Row) -> float:
    return row.means[0].value if row.means[0] else 0.0


def _largest(row: Row) -> float:
    return max((found.value for found in row.differences if found), default=0.0)
