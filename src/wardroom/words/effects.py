"""The effects that rows of a game's tables may name, with an explanation in both languages."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wardroom.engine import BadData, Game
from wardroom.engine.plain import from_plain
from wardroom.shelf import home

_FACT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an effect does, in our own words, with its facts in braces."""

    en: str
    it: str

    @property
    def facts(self) -> tuple[str, ...]:
        """The facts that a row gives of the effect, in the order in which they are explained."""
        return tuple(dict.fromkeys(_FACT.findall(self.en)))

    def text(self, language: str) -> str:
        """The explanation in the reader's language; facts stand there in capitals."""
        return _FACT.sub(lambda fact: fact[1].upper(), self.it if language == "it" else self.en)


def explanations(game: Game[Any, Any]) -> dict[str, Explanation]:
    """The effects of a game by name; none for a game whose rows name no effects. Raises BadData naming the place."""
    path = home(game) / "effects.toml"
    return read_explanations(path) if path.is_file() else {}


def read_explanations(path: Path) -> dict[str, Explanation]:
    """Read a file of effects; raises BadData naming the effect and the field that is wrong."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except ValueError as cause:
        raise BadData(where=path.name, expected="TOML", found=str(cause)) from cause
    return {name: from_plain(Explanation, row, f"{path.name} {name}") for name, row in data.items()}
