"""Encodings: how the options and views of a game are put in numbers, as data.

An encoding is a file, `encodings/kaiser-v1.json`. It names what can be named (ids of the standard set's tables, phases,
goods), bounds what can be counted, and says of every field of every option and view how it becomes a number. Files that
are published never change; `survey` makes new ones.
"""

import csv
import json
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from io import StringIO
from pathlib import Path
from typing import Any

from wardroom.engine import Game, Refusal
from wardroom.engine.plain import from_plain

ENCODINGS = files("wardroom.rl") / "encodings"
_NAMING = ("id", "good", "nation")
"""Columns that name pieces."""


@dataclass(slots=True)
class Node:
    """How one place of a view becomes numbers.

    `flag` and `number` are one number, `one` says which of the names, `maybe` and `list` put a 1 before what is there,
    `bag` counts names, `map` has a place for every name, `record` for every part; `nothing` is left out.
    """

    kind: str
    low: int = 0
    high: int = 0
    names: str = ""
    most: int = 0
    of: "Node | None" = None
    parts: "dict[str, Node]" = field(default_factory=dict)


@dataclass(slots=True)
class Choice:
    """What a field of an option can be: one of the names, of the seats, or a number in steps from low to high."""

    kind: str
    names: str = ""
    low: int = 0
    high: int = 0
    step: int | float = 1

    def width(self, names: dict[str, list[str]]) -> int:
        """How many values are told apart; the last of names stands for any other, the last of seats for nobody."""
        if self.kind == "number":
            return round((self.high - self.low) / self.step) + 1
        return len(names[self.names]) + 1 if self.kind == "one" else self.high


@dataclass(slots=True)
class Encoding:
    """A game in numbers."""

    id: str
    game: str
    seats: int
    names: dict[str, list[str]]
    options: dict[str, dict[str, Choice]]
    """By kind the fields that tell options apart; what follows from them, or from the position, is not among them."""
    questions: dict[str, Node]
    view: Node
    spare: int = 32
    """Numbers for options that would share one with another that is on offer."""

    @property
    def digest(self) -> str:
        """Another one wherever anything differs."""
        return blake2b(dumps(self).encode(), digest_size=8).hexdigest()


def dumps(encoding: Encoding) -> str:
    """The text of an encoding: a line for each list of names and each kind, defaults left out."""
    lines = [f' "{name}": {json.dumps(value)}' for name, value in _compact(encoding).items() if _is_short(value)]
    for name, value in _compact(encoding).items():
        if not _is_short(value):
            inner = ",\n".join(f"  {json.dumps(key)}: {json.dumps(item)}" for key, item in value.items())
            lines.append(f' "{name}": {{\n{inner}\n }}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _is_short(value: object) -> bool:
    return not isinstance(value, dict) or "kind" in value


def _compact(value: Any) -> Any:
    if hasattr(value, "__dataclass_fields__"):
        return {
            each.name: _compact(getattr(value, each.name)) for each in fields(value) if not _is_default(value, each)
        }
    if isinstance(value, dict):
        return {name: _compact(item) for name, item in value.items()}
    return value


def _is_default(value: Any, each: Any) -> bool:
    default = each.default_factory() if each.default_factory is not MISSING else each.default
    return bool(getattr(value, each.name) == default)


@cache
def columns(game: Game[Any, Any]) -> dict[str, list[str]]:
    """The columns of the game's tables that name something, by `file.column`."""
    found = {}
    for file, text in game.texts.items():
        if file.endswith(".csv"):
            rows = list(csv.DictReader(StringIO(text)))
            named = [name for name in (rows[0] if rows else ()) if name in _NAMING]
            found.update({f"{file.removesuffix('.csv')}.{name}": _column(rows, name) for name in named})
            found.update(_copies(file.removesuffix(".csv"), rows))
    return {name: values for name, values in found.items() if _are_names(values)}


def _column(rows: list[dict[str, str]], name: str) -> list[str]:
    return sorted({row[name].strip() for row in rows if row[name]})


def _copies(table: str, rows: list[dict[str, str]]) -> dict[str, list[str]]:
    """Cards of which there are several have their number after their id."""
    if not rows or "copies" not in rows[0] or "id" not in rows[0]:
        return {}
    counts = {row["id"]: int(row["copies"] or 1) for row in rows}
    return {f"{table}.copy": sorted(f"{id}.{number}" for id, count in counts.items() for number in range(1, count + 1))}  # noqa: A001


def _are_names(values: list[str]) -> bool:
    return len(values) > 1 and all(len(value) < 40 and " " not in value for value in values)


def known_names(made: Encoding, game: Game[Any, Any]) -> None:
    """Raise Refusal unless the tables of the game name the same pieces as the encoding."""
    for name, values in columns(game).items():
        if name in made.names and made.names[name] != values:
            strange = sorted(set(values) ^ set(made.names[name]))
            raise Refusal("other-names", encoding=made.id, table=name, found=tuple(strange[:5]))


def known() -> list[str]:
    """The ids of all encodings there are."""
    return sorted(each.name.removesuffix(".json") for each in ENCODINGS.iterdir() if each.name.endswith(".json"))


@cache
def encoding(id: str) -> Encoding:  # noqa: A002 -- it is one
    """The encoding with this id, such as `kaiser-v1`, or in a file of yours, `mine-v1.json`.

    Raises Refusal naming those there are, and BadData naming the place in a file that does not fit.
    """
    own = Path(id)
    if own.suffix == ".json" and own.is_file():
        return from_plain(Encoding, json.loads(own.read_text("utf-8")), own.name)
    if id not in known():
        raise Refusal("unknown-encoding", encoding=id, known=tuple(known()))
    return from_plain(Encoding, json.loads((ENCODINGS / f"{id}.json").read_text("utf-8")), id)
