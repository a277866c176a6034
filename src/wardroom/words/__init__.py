"""Words: everything a player reads, from the Fluent files of the frame and of the games."""

from wardroom.words.effects import Explanation, explanations
from wardroom.words.register import Rule, register
from wardroom.words.sheets import Sheet, sheet, sheets
from wardroom.words.speaker import LANGUAGES, Speaker, trouble

__all__ = [
    "LANGUAGES",
    "Explanation",
    "Rule",
    "Sheet",
    "Speaker",
    "explanations",
    "register",
    "sheet",
    "sheets",
    "trouble",
]
