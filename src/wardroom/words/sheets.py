"""Sheets: a game's words as a browser gets them, one text for each language."""

import re
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from wardroom.engine import Game, Refusal
from wardroom.shelf import home
from wardroom.words.speaker import spoken, text_of

_REMARK = re.compile(r"^#.*\n?", re.MULTILINE)
_GAP = re.compile(r"\n{2,}(?=[a-z-])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Fluent without the remarks for those who write it; other words have another mark."""

    text: str
    mark: str


def sheets(game: Game[Any, Any]) -> dict[str, Sheet]:
    """The words of a game by language; a game from elsewhere may lack one."""
    return _read(home(game))


def sheet(game: Game[Any, Any], language: str) -> Sheet:
    """The words of a game in one language; raises Refusal if it has none."""
    known = sheets(game)
    if language not in known:
        raise Refusal("unknown-language", language=language, known=tuple(known))
    return known[language]


@cache
def _read(folder: Path) -> dict[str, Sheet]:
    return {language: _sheet(text_of(folder, language)) for language in spoken(folder)}


def _sheet(text: str) -> Sheet:
    bare = _GAP.sub("\n", _REMARK.sub("", text)).lstrip()
    return Sheet(bare, blake2b(bare.encode(), digest_size=8).hexdigest())
