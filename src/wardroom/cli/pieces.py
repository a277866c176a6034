"""Pieces by name: what a player types may be the id of a piece, or what it is called in the reader's language."""

from collections.abc import Iterable, Iterator
from typing import Any

from wardroom.cli.look import Look
from wardroom.engine import Ask, Option
from wardroom.engine.plain import to_plain


def pieces_called(name: str, look: Look, ask: Ask) -> list[str]:
    """The ids of all pieces in sight, on offer or named by the game that a name may mean; copies share a name."""
    wanted = name.casefold()
    known = dict.fromkeys((*_texts(to_plain(look.view)), *_texts(map(_facts, ask.options)), *look.match.game.names))
    return [piece for piece in known if wanted in (piece.casefold(), look.words.piece(piece).casefold())]


def on_offer(pieces: Iterable[str], ask: Ask) -> list[int]:
    """The numbers of the options that name one of the pieces."""
    wanted = set(pieces)
    return [number for number, option in enumerate(ask.options, 1) if wanted & set(_texts(_facts(option)))]


def _facts(option: Option) -> list[Any]:
    return list(vars(option).values())


def _texts(data: Any) -> Iterator[str]:
    """Every text in plain data, those that are keys as well."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from data
        yield from _texts(data.values())
    elif isinstance(data, Iterable):
        for each in data:
            yield from _texts(each)
