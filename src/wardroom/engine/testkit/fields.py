"""Fields: a copy has every field that a state class declares, and shares nothing with its original that can change.

A field forgotten in a hand-written `copy()` keeps its default, and a match may go on for long before that shows. So
states are made up in which no field has its default, whatever the class declares: every list has items, every number is
another one. They mean nothing, but they can be copied.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import count
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from wardroom.engine.testkit.trial import Trial, check

_VARIANTS = 4


@check
def check_fields(trial: Trial) -> None:
    """Every declared field comes along in a copy, and no list, mapping or piece in it is the original's own.

    What is never changed, only replaced, may be shared: a tuple, a frozen dataclass, or fields that the class names
    in `shared: ClassVar[tuple[str, ...]]`. That nobody changes those in place is for `check_copies` to see.
    """
    for variant in range(_VARIANTS):
        made = made_up(trial.game.state, variant)
        _require_own(made, made.copy())
    for match in trial.moments():
        _require_own(match.position.state, match.position.state.copy())


def _require_own(state: Any, copy: Any) -> None:
    for tie in ties(state, copy, type(state).__name__):
        raise AssertionError(tie)


def ties(one: Any, other: Any, where: str) -> Iterator[str]:
    """What is wrong with a copy: fields that differ, and what can change and yet is the same object in both."""
    if type(one) is not type(other):
        yield f"{where} was {one!r:.80} and is {other!r:.80} in a copy"
    elif is_dataclass(one):
        yield from _ties_of_fields(one, other, where)
    elif isinstance(one, list | dict | set) and one is other:
        yield f"{where} is the same {type(one).__name__} in a copy"
    elif isinstance(one, list | tuple) and len(one) == len(other):
        for at, (mine, its) in enumerate(zip(one, other, strict=True)):
            yield from ties(mine, its, f"{where}[{at}]")
    elif isinstance(one, Mapping) and one.keys() == other.keys():
        for key in one:
            yield from ties(one[key], other[key], f"{where}[{key!r}]")
    elif one != other:
        yield f"{where} was {one!r:.80} and is {other!r:.80} in a copy"


def _ties_of_fields(one: Any, other: Any, where: str) -> Iterator[str]:
    if one is other:
        if not type(one).__dataclass_params__.frozen:
            yield f"{where} is the same {type(one).__name__} in a copy"
        return
    shared = getattr(one, "shared", ())
    for each in fields(one):
        mine, its = getattr(one, each.name), getattr(other, each.name)
        if not (each.name in shared and mine is its):
            yield from ties(mine, its, f"{where}.{each.name}")


def made_up(kind: Any, variant: int = 0) -> Any:
    """A value of a declared type in which nothing is empty; of several types that fit, another one by variant."""
    return _Maker(variant).make(kind)


class _Maker:
    def __init__(self, variant: int) -> None:
        self._variant = variant
        self._numbers = count(101)

    def make(self, kind: Any) -> Any:
        while isinstance(kind, NewType):
            kind = kind.__supertype__
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return self.make(self._one_of([each for each in args if each is not NoneType]))
        if origin is Literal:
            return self._one_of(args)
        if origin is not None:
            return self._filled(origin, args)
        if is_dataclass(kind):
            return self._piece(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return self._one_of(list(kind))
        if hasattr(kind, "_make"):
            return kind._make(self.make(hint) for hint in get_type_hints(kind).values())
        return self._scalar(kind)

    def _filled(self, origin: Any, args: tuple[Any, ...]) -> Any:
        if origin is dict:
            return {self.make(args[0]): self.make(args[1])}
        if origin is tuple:
            return tuple(self.make(arg) for arg in args if arg is not Ellipsis)
        return origin([self.make(args[0]), self.make(args[0])])

    def _piece(self, kind: Any) -> Any:
        hints = get_type_hints(kind)
        made = kind(**{each.name: self.make(hints[each.name]) for each in fields(kind) if each.init})
        for each in fields(kind):
            if not each.init:
                setattr(made, each.name, self.make(hints[each.name]))
        return made

    def _scalar(self, kind: Any) -> Any:
        if kind is bool:
            return self._variant % 2 == 0
        if kind is str:
            return f"text {next(self._numbers)}"
        return float(next(self._numbers)) if kind is float else next(self._numbers)

    def _one_of(self, values: Any) -> Any:
        return values[(len(values) - 1 - self._variant) % len(values)]
