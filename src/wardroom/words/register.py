"""The rule register: every numbered rule of a game with a title and a summary in both languages.

Beside a question or a note a rule stands as a tag: its short title, and its number where the book has one.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from wardroom.engine import BadData, Game
from wardroom.engine.plain import from_plain
from wardroom.shelf import home

LONGEST_TAG = 28
"""The letters of a tag without its number; a rule with a longer title has a short one of its own."""
_NUMBER = re.compile(r"\d+(\.\d+)*(\.?[a-z])?")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, in our own words."""

    id: str
    title_en: str
    summary_en: str
    title_it: str = ""
    summary_it: str = ""
    kind: str = "base"
    source: str = ""
    tag_en: str = ""
    tag_it: str = ""

    def title(self, language: str) -> str:
        """The title in the reader's language, or in English if it lacks that one."""
        return (self.title_it if language == "it" else "") or self.title_en

    def summary(self, language: str) -> str:
        """The summary in the reader's language, or in English if it lacks that one."""
        return (self.summary_it if language == "it" else "") or self.summary_en

    @property
    def number(self) -> str:
        """The number in the book; empty where the book has none, and the id is a word of ours."""
        return self.id if _NUMBER.fullmatch(self.id) else ""

    def tag(self, language: str) -> str:
        """The short title and the number, such as `Passage, 3.2.6`, in the reader's language."""
        short = (self.tag_it if language == "it" else self.tag_en) or self.title(language)
        return f"{short}, {self.number}" if self.number else short


def register(game: Game[Any, Any]) -> dict[str, Rule]:
    """The rules of a game by id, in the order of the rulebook."""
    return read_register(home(game) / "rules.toml")


@cache
def read_register(path: Path) -> dict[str, Rule]:
    """Read a register; raises BadData naming the file, the rule and the field that is wrong."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as cause:
        raise BadData(where=path.name, expected="TOML", found=str(cause)) from cause
    rows = data.get("rule", [])
    rules = [from_plain(Rule, row, f"{path.name} rule[{at}]") for at, row in enumerate(rows)]
    known: dict[str, Rule] = {}
    for rule in rules:
        if rule.id in known:
            raise BadData(where=f"{path.name} rule {rule.id}", expected="a new id", found=rule.id)
        known[rule.id] = rule
    return known
