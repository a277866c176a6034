"""Words: everything a player reads, from the Fluent files of the frame and of the games."""

from wardroom.words.register import Rule, register
from wardroom.words.sheets import Sheet, sheet, sheets
from wardroom.words.speaker import LANGUAGES, Speaker

__all__ = ["LANGUAGES", "Rule", "Sheet", "Speaker", "register", "sheet", "sheets"]
