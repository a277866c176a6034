"""Names and texts as people can read them."""

import unicodedata

from wardroom.engine import Refusal

LONGEST_NAME = 24

_TURNING = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


def clean_name(name: str) -> str:
    """A name as people can read it; raises Refusal for what is none."""
    cleaned = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 0 < len(cleaned) <= LONGEST_NAME or not cleaned.isprintable():
        raise Refusal("bad-person", longest=LONGEST_NAME)
    return cleaned


def clean_text(text: str) -> str:
    """A text on one line, without what cannot be shown or turns the reading around."""
    shown = [letter for letter in text if letter.isspace() or not _is_unseen(letter)]
    return " ".join("".join(shown).split())


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cs") or letter in _TURNING
