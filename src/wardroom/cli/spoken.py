"""Words that are typed as orders, in every language."""

from collections.abc import Iterable
from unicodedata import combining, normalize

from wardroom.words import LANGUAGES, Speaker


def spoken(orders: Iterable[str], family: str = "order-") -> dict[str, str]:
    """Every language's words for the orders; all of them are understood."""
    speakers = [Speaker(language) for language in LANGUAGES]
    return {plain(speaker.say(f"{family}{order}")): order for speaker in speakers for order in orders}


def plain(word: str) -> str:
    """A word as it is compared: without capitals and accents."""
    return "".join(letter for letter in normalize("NFD", word.casefold()) if not combining(letter))
