"""The first game after a lesson: a sensible short set-up, and a sentence on each new kind of question.

They lie beside the lessons of a game: `lessons/first.toml`, and `lessons/en.ftl` with messages `first-<kind>`.
"""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import ast

from wardroom.engine import BadData, Game
from wardroom.engine.game import Setting
from wardroom.engine.plain import from_plain
from wardroom.shelf import home
from wardroom.words import Speaker
from wardroom.words.speaker import read_words

PREFIX = "first-"


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


def first_notes(game: Game[Any, Any], language: str) -> dict[str, str]:
    """By kinds of questions, what each is about and what people usually do; raises BadData for a kind there is not."""
    folder = home(game) / "lessons"
    if not (folder / f"{language}.ftl").exists():
        return {}
    words, known = Speaker(language, game).beside(folder), {question.kind for question in game.questions}
    entries = read_words(folder / f"{language}.ftl").body
    notes = {entry.id.name: words.say(entry.id.name) for entry in entries if isinstance(entry, ast.Message)}
    for key in notes:
        if key.removeprefix(PREFIX) not in known or not key.startswith(PREFIX):
            raise BadData(
                where=f"{game.id} lessons/{language}.ftl", expected=f"{PREFIX}<a kind of question>", found=key
            )
    return {key.removeprefix(PREFIX): note for key, note in notes.items()}
