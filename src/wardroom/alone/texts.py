"""The words of lessons and problems, which were made ready when the folder was built: Fluent stays at home."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from wardroom.engine import Game, Refusal
from wardroom.lessons.speech import Words

FILE = "texts.{}.json"
_HERE = Path(__file__).parent

Texts = Mapping[str, Mapping[str, str]]
"""By the folder that they lie beside, such as `kaiser/lessons/1`, and by key; attributes are `message.attribute`."""


class Written(Words):
    """Words that stand as they will be said."""

    def __init__(self, texts: Texts, folder: str = "") -> None:
        self._texts = texts
        self._folder = folder

    def beside(self, folder: Path) -> "Written":
        """Those of a folder."""
        return Written(self._texts, place_of(folder))

    def say(self, key: str, **facts: object) -> str:
        """A message."""
        return self._texts[self._folder][key]

    def aside(self, key: str, attribute: str, **facts: int) -> str:
        """An attribute of a message; empty where there is none."""
        return self._texts[self._folder].get(f"{key}.{attribute}", "")


def place_of(folder: Path) -> str:
    """What the folder of a lesson is called among texts."""
    return "/".join(folder.parts[-3:])


def written(language: str, _: Game[Any, Any]) -> Written:
    """The words of a language; raises Refusal for one that nobody speaks here."""
    return Written(_texts(language))


@cache
def _texts(language: str) -> Texts:
    known = {path.name.split(".")[1]: path for path in _HERE.glob(FILE.format("*"))}
    if language not in known:
        raise Refusal("unknown-language", language=language, known=tuple(sorted(known)))
    texts: Texts = json.loads(known[language].read_text("utf-8"))
    return texts
