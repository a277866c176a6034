"""Characters: each rank plays under a few names, and each of them has a temperament that shifts its merits a little.

A temperament is data (`characters.toml`): which kinds of options it likes, game by game, and by how much. A character
is called by its rank and its temperament, `captain-bold`; `captain-any` is one of them, whichever is drawn. A rank
alone has no temperament: strength is measured so.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files

from wardroom.engine import Option

RANKS = ("cadet", "lieutenant", "captain", "admiral")
"""From the lowest on."""
ANY = "any"
"""The temperament that is still to be drawn."""


@dataclass(frozen=True, slots=True)
class Temperament:
    """What somebody likes, by game and kind of option."""

    likes: Mapping[str, Mapping[str, float]]

    def lean(self, game: str) -> Callable[[Option], float]:
        """By how much an option of a game seems better than it is."""
        liked = self.likes.get(game, {})
        return lambda option: liked.get(option.kind, 0.0)


EVEN = Temperament({})
"""Whoever likes everything alike."""
TEMPERAMENTS: Mapping[str, Temperament] = {
    name: Temperament(likes)
    for name, likes in tomllib.loads((files(__package__) / "characters.toml").read_text("utf-8")).items()
}


def rank_of(name: str) -> str:
    """The rank of a character; any other name is its own."""
    rank, _, temperament = name.partition("-")
    return rank if rank in RANKS and temperament in TEMPERAMENTS else name


def temperament_of(name: str) -> str:
    """What a character is like; nothing for any other name."""
    return name.removeprefix(rank_of(name)).removeprefix("-")


def characters() -> Sequence[str]:
    """Everybody with a temperament, by name."""
    return [f"{rank}-{temperament}" for rank in RANKS for temperament in TEMPERAMENTS]


def drawn(name: str, luck: str) -> str:
    """The character that `captain-any` is, the same whenever the luck is the same; another name is itself."""
    rank, _, temperament = name.partition("-")
    if rank not in RANKS or temperament != ANY:
        return name
    place = int.from_bytes(blake2b(f"character {luck}".encode(), digest_size=4).digest(), "big")
    return f"{rank}-{[*TEMPERAMENTS][place % len(TEMPERAMENTS)]}"
