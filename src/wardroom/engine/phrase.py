"""Phrases: the typed vocabulary of a game, from which notation and words are made.

A game declares its options, questions and events as small classes with typed fields:

    class Fire(Option):
        card: int
        target: Seat

Their `kind` ("fire") is the first word of the notation and the key of the words in every language; their fields
are the tokens of the notation and the variables of the words.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, NewType, TypeVar, dataclass_transform, get_type_hints

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

W = TypeVar("W", bound="Phrase")


def kind_of(named: type) -> str:
    """What a class is called in notation, words and tables: `MayEvade` is `may-evade`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", named.__name__).lower()


@dataclass_transform(frozen_default=True)
class Phrase:
    """A value with a kind and typed fields. Subclasses need no decorator.

    Type checkers treat phrases as frozen; at run time nothing enforces it, because options are built by the
    hundred thousand a second and a frozen `__init__` takes twice as long.
    """

    kind: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    """The id in the rule register that every phrase of this kind cites, if any."""

    def __init_subclass__(cls) -> None:
        cls.kind = kind_of(cls)
        dataclass(unsafe_hash=True)(cls)

    @property
    def cites(self) -> str:
        """The rule that applies here: that of the kind, unless a fact of the phrase decides and a kind says so."""
        return self.rule


class Option(Phrase):
    """Something a player can choose."""

    gives_up: ClassVar[bool] = False
    """Whether it throws away, of one's own free will, what one plays with: nobody chooses that by mistake."""
    passes: ClassVar[bool] = False
    """Whether it does nothing, and lets things go on."""

    @property
    def notation(self) -> str:
        """The stable line that logs store and clients send, such as `fire 4 1`."""
        return " ".join((self.kind, *map(token, vars(self).values())))


class Late(Option):
    """Time was up: the answer of whoever gave none. It is never offered; whoever keeps the clock gives it."""


LATE = Late()


class Question(Phrase):
    """What a player is asked."""

    is_reaction: ClassVar[bool] = False
    """Whether it is put to somebody whose turn it is not: do they want to do anything about it? One option passes."""
    gathers: ClassVar[tuple[type[Option], ...]] = ()
    """The kinds of options of which several may be chosen at once. They are answered one after another: whoever has
    answered one of several is asked next, and no die falls before. Their words have an attribute `several`."""

    @property
    def most(self) -> int | None:
        """How many may be chosen at once, where there is a limit."""
        return None

    def is_gathered(self, option: Option) -> bool:
        """Whether an option is one of those of which several may be chosen."""
        return isinstance(option, self.gathers) and self.most != 1


class Event(Phrase):
    """Something that happened, to be told to those who may know it."""


def token(value: object) -> str:
    """One word of a notation: an id, a number, several of them joined by commas, or `-` for none."""
    if isinstance(value, tuple):
        return ",".join(map(token, value)) or "-"
    return "-" if value is None else str(value)


def vocabulary(kind: type[W], home: str) -> tuple[type[W], ...]:
    """Every kind of phrase that is declared in a module or package, or below it, in the order of declaration.

    What others are derived from is a base, and nobody says it.
    """
    return tuple(word for word in _derived(kind) if f"{word.__module__}.".startswith(f"{home}."))


def _derived(kind: type[W]) -> Iterator[type[W]]:
    for word in kind.__subclasses__():
        yield from _derived(word) if word.__subclasses__() else (word,)


def seat_fields(phrase: Phrase) -> set[str]:
    """The fields of a phrase that are seats, or tuples of them."""
    kind: Any = type(phrase)
    return _seats_among(kind)


@cache
def _seats_among(kind: type) -> set[str]:
    hints = get_type_hints(kind)
    seats = (Seat, Seat | None, tuple[Seat, ...])
    return {field.name for field in fields(kind) if hints[field.name] in seats}
