"""Positions that are laid out by hand, for lessons and problems: whole, and such as can be."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from wardroom.engine import BadData, Dice, Game, Match, Options, Stream

Wrong: TypeAlias = Callable[[str, str, str], BadData]
"""Says of a field what was expected and what was found."""


def laid(game: Game[Any, Any], options: Options, seats: int, seed: str, begins: Mapping[str, Any], wrong: Wrong) -> Any:
    """The position that `begins` lays over a set-up dealt by the seed; raises BadData if something is made or lost."""
    dealt = game.setup(game.configure(options, seats), seats, Dice(Stream(seed.encode())))
    if not begins:
        return dealt
    state = game.lay(dealt.copy(), begins)
    before, after = (Counter(_leaves(game.conserved(each))) for each in (dealt, state))
    if before != after:
        lost, more = (", ".join(map(str, left.elements())) for left in (before - after, after - before))
        raise wrong("begins", f"all that a set-up has, with {lost or '-'}", f"made of more, with {more or '-'}")
    return state


def require_possible(match: Match[Any], wrong: Wrong) -> None:
    """Raises BadData where the position of a match is none that can be."""
    if flaw := next(iter(match.game.flaws(match.position.state)), None):
        raise wrong("begins", "a position that can be", flaw)


def _leaves(data: object) -> Iterator[object]:
    """What a pile of plain data is made of; what is counted there is told by its name."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from ((key, leaf) for leaf in _leaves(value))
    elif isinstance(data, list | tuple | set | frozenset):
        for each in data:
            yield from _leaves(each)
    else:
        yield data
