"""Chance: every random act is the roll of a die with some number of sides, and every roll is recorded.

A shuffle of forty cards rolls a d40, a d39 and so on down to a d2. What rolls is a `Source`: a keyed `Stream` in
play, a `Recorded` past in a replay, a `Scripted` list in a test.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Protocol, TypeVar

from wardroom.engine.errors import Diverged

T = TypeVar("T")

Draw = tuple[int, int]
"""A die's sides and its outcome, counted from 0."""

_DRAWS = tuple(tuple((sides, value) for value in range(sides)) for sides in range(101))
"""The draws of all common dice: the records of a thousand matches name them, and need not keep a copy each."""
_BLOCK = 32
_WORDS = 1 << 16
_unpack = Struct(f"<{_BLOCK}H").unpack


class Source(Protocol):
    """Where outcomes come from."""

    def below(self, sides: int, /) -> int:
        """A whole number from 0 to sides - 1."""
        ...


class Stream:
    """A keyed BLAKE2b counter stream: whoever has the key can derive every outcome again.

    Outcomes are unbiased: 16-bit words that fall in the incomplete last stretch of the range are thrown away.
    """

    __slots__ = ("_block", "_words", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        """Begin after `drawn` words, so that a stream can be put down and taken up again."""
        self.key = key
        self._block, used = divmod(drawn, _BLOCK)
        self._words: list[int] = []
        if used:
            self._words = self._derive()[: _BLOCK - used]

    @property
    def drawn(self) -> int:
        """How many words have been used up."""
        return self._block * _BLOCK - len(self._words)

    def copy(self) -> "Stream":
        """A stream that will give the same outcomes from here on."""
        return Stream(self.key, self.drawn)

    def below(self, sides: int, /) -> int:
        """An outcome of a die with `sides` sides, counted from 0."""
        limit = _WORDS - _WORDS % sides
        while True:
            if not self._words:
                self._words = self._derive()
            word = self._words.pop()
            if word < limit:
                return word % sides
            if not limit:
                raise ValueError(f"a die cannot have {sides} sides")

    def _derive(self) -> list[int]:
        """The words of the next block, the first one last."""
        block = blake2b(self._block.to_bytes(8, "little"), key=self.key).digest()
        self._block += 1
        return list(_unpack(block))[::-1]


class Recorded:
    """The outcomes of the past, given again in order to whoever asks for the same dice."""

    __slots__ = ("_coming",)

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._coming = list(draws)
        self._coming.reverse()

    @property
    def coming(self) -> tuple[Draw, ...]:
        """What is still on record."""
        return tuple(reversed(self._coming))

    def below(self, sides: int, /) -> int:
        """The next outcome on record.

        Raises `Diverged` when the record has run out or holds another die.
        """
        if not self._coming:
            raise Diverged("dice-missing", sides=sides)
        recorded, value = self._coming.pop()
        if recorded != sides or not 0 <= value < sides:
            raise Diverged("dice-differ", sides=sides, found=f"d{recorded}:{value + 1}")
        return value


class Scripted:
    """Outcomes written down in a test, as the dice show them: `Scripted(6, 4)` rolls a six, then a four.

    `Scripted(6, "d40:3", die=6)` names the dice as well: numbers are rolls of the usual die, any other is spelled out,
    and a rule that rolls another die than the script says is found out.
    """

    die: int | None = None
    """How many sides the usual die has; None where a script does not say."""

    def __init__(self, *shown: int | str, die: int | None = None) -> None:
        self._shown = list(shown)
        self._used = 0
        self.die = die or self.die

    def below(self, sides: int, /) -> int:
        """The next scripted outcome; a script that runs out or is for another die is an error in the test."""
        if self._used == len(self._shown):
            raise AssertionError(f"the script has no roll number {self._used + 1}, for a d{sides}: {self._shown}")
        scripted = self._shown[self._used]
        self._used += 1
        die, value = _read_draw(scripted) if isinstance(scripted, str) else (self.die or sides, scripted - 1)
        if die != sides or not 0 <= value < sides:
            raise AssertionError(f"scripted roll number {self._used} is {scripted}, on a d{sides}: {self._shown}")
        return value

    @property
    def left(self) -> int:
        """How many scripted outcomes nobody has rolled yet."""
        return len(self._shown) - self._used


class Dice:
    """What rules roll. Keeps the record of every outcome."""

    __slots__ = ("record", "source")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.record: list[Draw] = []

    def below(self, sides: int) -> int:
        """A whole number from 0 to sides - 1."""
        value = self.source.below(sides)
        self.record.append(_DRAWS[sides][value] if sides < len(_DRAWS) else (sides, value))
        return value

    def roll(self, sides: int) -> int:
        """What a die with `sides` sides shows."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def draw(self, items: MutableSequence[T]) -> T:
        """Take one of the items away, each equally likely."""
        return items.pop(self.below(len(items)))

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in any order, all orders equally likely."""
        below, note, common = self.source.below, self.record.append, len(_DRAWS)
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            note(_DRAWS[last + 1][other] if last + 1 < common else (last + 1, other))
            items[last], items[other] = items[other], items[last]


class _Nothing:
    def below(self, sides: int, /) -> int:
        raise RuntimeError("who only looks cannot roll dice")


NO_DICE = Dice(_Nothing())
"""For whoever only looks."""


def write_draws(draws: Iterable[Draw]) -> str:
    """Draws as people read them: `d6:4 d10:9`, each die by what it shows."""
    return " ".join(f"d{sides}:{value + 1}" for sides, value in draws)


def read_draws(text: str) -> list[Draw]:
    """The inverse of `write_draws`; raises ValueError naming the first token that is not a possible roll."""
    return [_read_draw(token) for token in text.split()]


def _read_draw(token: str) -> Draw:
    sides, colon, shown = token.removeprefix("d").partition(":")
    plain = token.isascii() and token.startswith("d") and colon and sides.isdigit() and shown.isdigit()
    if not plain or len(token) > 12 or not 1 <= int(shown) <= int(sides) <= _WORDS:
        raise ValueError(token)
    return int(sides), int(shown) - 1
