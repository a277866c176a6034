"""Effects: what a card does, named in its row of the table, so that an owner can enter the cards they have.

A game declares its pool of effects as small classes with typed fields, as it declares its vocabulary:

    class Discount(Effect):
        gold: int
        on: Literal["ships", "goods"]

and a cell of a table names one with its facts, `discount gold=2 on=ships`, or several with semicolons between them.
What is not in the pool, or has other facts, is refused with its row. `effects.toml` of a game explains each effect.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

from wardroom.engine.errors import BadData
from wardroom.engine.phrase import kind_of
from wardroom.engine.tables import Note, columns_of

MOST = 99
"""No effect has a larger number."""


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Effect:
    """Something that a card does, with its numbers. Subclasses need no decorator."""

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = kind_of(cls)
        dataclass(frozen=True)(cls)


E = TypeVar("E", bound=Effect)


def pool(kind: type[E]) -> dict[str, type[E]]:
    """The effects that are derived from a game's own kind of effect, by name."""
    return {effect.kind: effect for effect in kind.__subclasses__()}


def read_effects(kind: type[E], cell: str, where: str) -> tuple[E, ...]:
    """What a cell says that a card does; nothing is a card without effects. Raises BadData naming the place."""
    return _read_all(pool(kind), cell, where)


def _read_all(known: Mapping[str, type[E]], cell: str, where: str) -> tuple[E, ...]:
    return tuple(_read_effect(known, part.split(), where) for part in cell.split(";") if part.strip())


def _read_effect(known: Mapping[str, type[E]], words: list[str], where: str) -> E:
    name, *given = words
    if name not in known:
        raise BadData(where=where, expected=", ".join(sorted(known)), found=repr(name))
    effect = known[name]
    facts = dict(_read_fact(effect, word, f"{where}, {name}") for word in given)
    missing = [field.name for field in fields(effect) if field.default is MISSING and field.name not in facts]
    if missing or len(facts) != len(given):
        wanted = " ".join(f"{field.name}=" for field in fields(effect))
        raise BadData(where=where, expected=f"{name} {wanted}".strip(), found=" ".join(words))
    return effect(**facts)


def _read_fact(effect: type[Effect], word: str, where: str) -> tuple[str, Any]:
    known = {column.name: column for column in columns_of(effect)}
    name, is_given, value = word.partition("=")
    if name not in known or not is_given:
        raise BadData(where=where, expected=", ".join(f"{name}=" for name in known) or "nothing more", found=repr(word))
    fact = known[name].read(value, f"{where}, {name}")
    if isinstance(fact, int) and fact > MOST:
        raise BadData(where=f"{where}, {name}", expected=f"at most {MOST}", found=value)
    return name, fact


class Names(Note):
    """A cell that names effects out of some pools, so many at least and at most."""

    def __init__(self, *pools: type[Effect], least: int = 0, most: int | None = None) -> None:
        self.pools, self.least, self.most = pools, least, most

    @property
    def known(self) -> dict[str, type[Effect]]:
        """All effects that may be named, by name."""
        return {name: effect for kind in self.pools for name, effect in pool(kind).items()}

    def check(self, value: object, where: str) -> None:
        """Refuse what is not in the pools, or too many or too few of it."""
        found = _read_all(self.known, str(value or ""), where)
        if not (self.least <= len(found) and (self.most is None or len(found) <= self.most)):
            expected = "one effect" if self.least else "one effect at most"
            raise BadData(where=where, expected=expected, found=str(value or "nothing"))
