"""Actions: every option of a game has a number, and it means the same in every position.

The number is made of the kind of the option and of those of its fields that tell options apart, each by its place among
what it can be. Two options on offer that would have the same number (free amounts that share one, courses in steps of
half an inch) do not get in each other's way: the first keeps it, the others take the spare numbers at the end, in the
order in which they are offered.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from wardroom.engine import Ask, Game, Option, Seat
from wardroom.engine.phrase import token
from wardroom.rl.encoding import Choice, Encoding, encoding

Place: TypeAlias = Callable[[Any], int]
_MOST_KEPT = 200_000


@dataclass(frozen=True, slots=True)
class Action:
    """What a number means: a kind of option, and its telling fields as they are written in notations.

    `?` is any value that has no number of its own; numbers that share one are told as from-to.
    """

    number: int
    kind: str
    fields: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.fields.items())])


class Actions:
    """The numbers of the options of a game."""

    def __init__(self, made: Encoding) -> None:
        self.id = made.id
        self._made = made
        self._kinds = {kind: _Kind(kind, fields, made) for kind, fields in made.options.items()}
        start = 0
        for kind in self._kinds.values():
            kind.start = start
            start += kind.size
        self.spare = start
        """The first of the spare numbers."""
        self.count = start + made.spare
        self._known: dict[Option, int] = {}

    def encode(self, option: Option) -> int:
        """The number of an option, as long as no other on offer has it; a kind of a later day takes spare numbers."""
        number = self._known.get(option)
        if number is None:
            if len(self._known) > _MOST_KEPT:
                self._known.clear()
            kind = self._kinds.get(option.kind)
            number = self._known[option] = kind.number(option) if kind else self.spare
        return number

    def offered(self, ask: Ask) -> dict[int, Option]:
        """All options on offer by their numbers; those beyond the spare numbers cannot be chosen."""
        found: dict[int, Option] = {}
        spare = self.spare
        for option in ask.options:
            number = self.encode(option)
            if number in found or number == self.spare:
                number, spare = spare, spare + 1
            if number < self.count:
                found[number] = option
        return found

    def decode(self, number: int) -> Action:
        """What a number means in every position."""
        if not 0 <= number < self.count:
            return Action(number, "nothing", {})
        kind = next((kind for kind in self._kinds.values() if kind.start <= number < kind.start + kind.size), None)
        return kind.action(number) if kind else Action(number, "spare", {"order": str(number - self.spare)})

    def option(self, number: int, game: Game[Any, Any]) -> Option | None:
        """The option that a number stands for, where it says all that there is to say."""
        meant = self.decode(number) if 0 <= number < self.count else None
        kind = next((kind for kind in game.options if meant and kind.kind == meant.kind), None)
        if kind is None or meant is None or set(meant.fields) != {each.name for each in fields(kind)}:
            return None
        hints = get_type_hints(kind)
        try:
            return kind(**{name: _read(hints[name], text) for name, text in meant.fields.items()})
        except ValueError:
            return None

    def __reduce__(self) -> tuple[Callable[..., "Actions"], tuple[str]]:
        return actions, (self.id,)

    def mask(self, numbers: Mapping[int, Option]) -> NDArray[np.int8]:
        """1 for what is on offer, 0 for the rest."""
        mask: NDArray[np.int8] = np.zeros(self.count, dtype=np.int8)
        mask[list(numbers)] = 1
        return mask

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Action]:
        return (self.decode(number) for number in range(self.count))

    def describe(self) -> str:
        """The kinds as a table in Markdown: numbers, kind, fields."""
        rows = [kind.describe() for kind in self._kinds.values()]
        last = f"| {self.spare} to {self.count - 1} | spare | for options that share a number with another on offer |"
        return "\n".join(["| numbers | kind | told apart by |", "|---|---|---|", *rows, last])


class _Kind:
    """The numbers of one kind of option."""

    start = 0

    def __init__(self, kind: str, choices: Mapping[str, Choice], made: Encoding) -> None:
        self.kind = kind
        self._choices = choices
        self._made = made
        self._places = [(name, _place(choice, made), choice.width(made.names)) for name, choice in choices.items()]
        self.size = int(np.prod([width for _, _, width in self._places], dtype=np.int64))

    def number(self, option: Option) -> int:
        number = 0
        for name, place, width in self._places:
            number = number * width + place(getattr(option, name))
        return self.start + number

    def action(self, number: int) -> Action:
        rest, told = number - self.start, {}
        for (name, _, width), choice in zip(reversed(self._places), reversed([*self._choices.values()]), strict=True):
            rest, at = divmod(rest, width)
            told[name] = _told(choice, at, self._made)
        return Action(number, self.kind, dict(reversed(told.items())))

    def describe(self) -> str:
        by = ", ".join(f"{name}: {_range(choice, self._made)}" for name, choice in self._choices.items())
        last = self.start + self.size - 1
        return f"| {self.start}{f' to {last}' if self.size > 1 else ''} | `{self.kind}` | {by} |"


def _place(choice: Choice, made: Encoding) -> Place:
    """The place of a value among what it can be."""
    if choice.kind == "one":
        places = {name: at for at, name in enumerate(made.names[choice.names])}
        return lambda value: places.get(word(value), len(places))
    if choice.kind == "number":
        low, step, last = choice.low, choice.step, choice.width(made.names) - 1
        return lambda value: min(last, max(0, round((value - low) / step)))
    nobody = choice.high - 1
    return lambda value: nobody if value is None else int(value)


def word(value: object) -> str:
    """A value as encodings name it: as in notations, but several at a time in the order of the alphabet."""
    return token(tuple(sorted(value)) if isinstance(value, tuple) else value)


def _told(choice: Choice, at: int, made: Encoding) -> str:
    if choice.kind == "one":
        names = made.names[choice.names]
        return names[at] if at < len(names) else "?"
    if choice.kind == "number":
        return f"{choice.low + at * choice.step:g}"
    if choice.kind == "flag":
        return str(bool(at))
    return str(at) if at < made.seats else "-"


def _read(hint: Any, text: str) -> Any:
    """The value of a field with this type; raises ValueError where the text does not say it."""
    if text == "?" or get_origin(hint) is tuple:
        raise ValueError(text)
    if hint is bool:
        return text == "True"
    if hint in (int, float):
        return hint(text)
    if hint is Seat or Seat in get_args(hint):
        return None if text == "-" else Seat(int(text))
    return text


def _range(choice: Choice, made: Encoding) -> str:
    if choice.kind == "one":
        return f"one of `{choice.names}` ({len(made.names[choice.names])}, or another)"
    if choice.kind == "number":
        step = "" if choice.step == 1 else f" in steps of {choice.step:g}"
        return f"{choice.low} to {choice.high}{step}"
    return {"flag": "no, yes"}.get(
        choice.kind, f"seat 0 to {made.seats - 1}{', or nobody' * (choice.high > made.seats)}"
    )


@cache
def actions(id: str) -> Actions:  # noqa: A002 -- it is one
    """The numbers of the options of a game: `actions("kaiser-v1")`."""
    return Actions(encoding(id))
