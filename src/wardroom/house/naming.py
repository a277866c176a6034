"""Names and texts as people can read them, and names that could be taken for one another."""

import json
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from wardroom.engine import Refusal

LONGEST_NAME = 24
_BOT = "bot-"
"""How the names of bots begin that nobody has named: no person is called so."""

_TURNING = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


def clean_name(name: str) -> str:
    """What a person is called, as people can read it; raises Refusal for what is no name, or a bot's."""
    cleaned = clean_label(name)
    if is_bots_name(cleaned):
        raise Refusal("bad-person", longest=LONGEST_NAME)
    return cleaned


def is_bots_name(name: str) -> bool:
    """Whether it is what a bot is called that nobody has named."""
    return name.startswith(_BOT)


def clean_label(name: str) -> str:
    """What stands before a seat, as people can read it; raises Refusal for what is no name."""
    cleaned = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 0 < len(cleaned) <= LONGEST_NAME or not cleaned.isprintable():
        raise Refusal("bad-person", longest=LONGEST_NAME)
    return cleaned


def looks_of(name: str) -> str:
    """What a name looks like at a glance: two names that look the same could be taken for one another.

    Letters of other scripts that look like ours, capitals, accents on nothing, `I`, `l` and `1` make no difference.
    """
    shown = "".join(_alike().get(letter, letter) for letter in unicodedata.normalize("NFKC", name))
    folded = "".join(_alike().get(letter, letter) for letter in shown.casefold())
    return "".join(folded.split()).replace("i", "l")


@cache
def _alike() -> dict[str, str]:
    """For each letter that Unicode says can be confused with others, the one that stands for all of them."""
    found = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8"))
    others = {letter: [other["c"] for other in alike] for letter, alike in found.items()}
    return {letter: _stands_for(letter, alike, others) for letter, alike in others.items() if len(alike) == 1}


def _stands_for(letter: str, alike: list[str], others: dict[str, list[str]]) -> str:
    """Of a letter with many likenesses, each has that letter alone; of just two, the first one stands for both."""
    (other,) = alike
    return other if len(others.get(other, ())) > 1 else min(letter, other)


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """The name, or with a number if it could be taken for one of those that are taken."""
    looks = {looks_of(name) for name in taken}
    names = (wanted if number == 1 else f"{wanted} {number}" for number in range(1, len(looks) + 2))
    return next(name for name in names if looks_of(name) not in looks)


def clean_text(text: str) -> str:
    """A text on one line, without what cannot be shown or turns the reading around."""
    shown = [letter for letter in text if letter.isspace() or not _is_unseen(letter)]
    return " ".join("".join(shown).split())


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cs") or letter in _TURNING
