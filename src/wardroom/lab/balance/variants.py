"""What is compared: the standard game, a folder of tables, a switch, a number of players, or several of these."""

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from wardroom.engine import Game, Refusal
from wardroom.engine.game import Setting
from wardroom.lab.simulate import Experiment
from wardroom.shelf import find

LETTERS = "ABCD"
STANDARD = ("standard", ".")


@dataclass(frozen=True, slots=True)
class Variant:
    """One of the games that are compared: its letter, how it was written, and what it is."""

    letter: str
    written: str
    game: str
    players: int
    options: Mapping[str, Setting]

    @property
    def rules(self) -> Game[Any, Any]:
        """The game with its tables."""
        return find(self.game)

    @property
    def is_standard(self) -> bool:
        """Whether it is the game as it is now."""
        return self.written in STANDARD

    @property
    def label(self) -> str:
        """What it is called: the last name of a folder, or what was written."""
        return ", ".join(Path(part).name if _is_folder(part) else part for part in self.written.split(","))

    def experiment(self, bots: Sequence[str], seed: str) -> Experiment:
        """Its matches, the bots in turn around the table."""
        seated = tuple(bots[seat % len(bots)] for seat in range(self.players))
        return Experiment(self.game, seated, self.options, seed)

    def plain(self) -> dict[str, Any]:
        """What tells it from others, as JSON knows it."""
        return {
            "letter": self.letter,
            "written": self.written,
            "rules": self.rules.rules_version,
            "players": self.players,
            "options": dict(self.options),
        }

    @property
    def _what(self) -> tuple[object, ...]:
        return self.rules.rules_version, self.players, tuple(sorted(self.options.items()))


def _is_folder(part: str) -> bool:
    return "=" not in part and part not in STANDARD


def folder_of(written: str) -> str | None:
    """The folder of tables in what was written after `--b`, if any."""
    return next((part for part in written.split(",") if _is_folder(part)), None)


def refuse_alike(variants: Sequence[Variant]) -> None:
    """Raise Refusal where two variants are the same game: there is nothing to compare."""
    for number, variant in enumerate(variants):
        for other in variants[:number]:
            if variant._what == other._what:
                raise Refusal("nothing-to-compare", one=other.letter, other=variant.letter)


def changed_values(one: Game[Any, Any], other: Game[Any, Any]) -> dict[str, int]:
    """How many values of each table differ between two sets; a row more or less counts with all its values."""
    found = {file: _changed(one.texts.get(file, ""), other.texts.get(file, "")) for file in other.tables}
    return {file: number for file, number in found.items() if number}


def _changed(one: str, other: str) -> int:
    if one == other:
        return 0
    cells, others = _cells(one), _cells(other)
    return sum(cells.get(place) != others.get(place) for place in cells.keys() | others.keys())


def _cells(text: str) -> dict[tuple[str, str], str]:
    """What stands in a table by the id of its row and the name of its column."""
    header, *lines = list(csv.reader(StringIO(text))) or [[]]
    return {(line[0], name): cell for line in lines if line for name, cell in zip(header, line, strict=False)}
