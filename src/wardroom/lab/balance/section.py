"""A part of the page: the report that it tells of, and its words."""

import re
from html import escape

from wardroom.lab.balance.wording import Wording


class Section:
    """Whoever writes a part of the page."""

    def __init__(self, wording: Wording) -> None:
        self.wording, self.weighing = wording, wording.weighing
        self.variants, self.say = wording.variants, wording.words.say

    def word(self, key: str, **facts: object) -> str:
        """Words of the page, as HTML."""
        return minus(escape(self.say(f"balance-page-{key}", **facts)))


def minus(text: str) -> str:
    """With a real minus before numbers."""
    return re.sub(r"(?<![\w-])-(?=\d)", "\N{MINUS SIGN}", text)
