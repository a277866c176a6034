"""The first game after a lesson: a sensible short set-up, beside the lessons of a game (`lessons/first.toml`)."""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from wardroom.engine import BadData, Game
from wardroom.engine.game import Setting
from wardroom.engine.plain import from_plain
from wardroom.shelf import home


@dataclass(frozen=True, slots=True)
class FirstGame:
    """Against whom, with which switches, and a few words on it in both languages."""

    bots: tuple[str, ...]
    about_en: str
    about_it: str
    options: dict[str, Setting] = field(default_factory=dict)

    def about(self, language: str) -> str:
        """How long it is, and against whom."""
        return self.about_it if language == "it" else self.about_en


def first_game(game: Game[Any, Any]) -> FirstGame | None:
    """The first game that is proposed; None where nobody has thought of one. Raises BadData if it cannot be set up."""
    path = home(game) / "lessons" / "first.toml"
    if not path.exists():
        return None
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as cause:
        raise BadData(where=str(path), expected="TOML", found=str(cause)) from cause
    first = from_plain(FirstGame, data, "first.toml")
    game.configure(first.options, 1 + len(first.bots))
    return first
