"""Games from elsewhere: what the page has to know of one that it has no table for, and the files of a table of its own.

A table of its own is a page that the game brings along. It is shown in a frame without an origin: it can read neither
cookies nor the page around it, can ask nobody for anything, and gets by message what its reader may see. Its files are
those that the game names, and no others; they lie under a mark over all of them, so that they may be kept for good.
"""

import logging
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, get_args, get_type_hints

from wardroom import shelf
from wardroom.engine import BadData, Dice, Game, Refusal, Seat, Stream
from wardroom.engine.plain import to_plain
from wardroom.house.messages.shelf import LookInfo
from wardroom.words import trouble as trouble_with_words

log = logging.getLogger("wardroom.hall")

_COMPOSED = 6
"""So many positions of each size are looked at to see which lists have an entry for each seat."""


@cache
def look(game: Game[Any, Any]) -> LookInfo:
    """What the page has to know of a game that it has no table for."""
    try:
        return LookInfo(sorted(_seats(_view_of(game))), _by_seat(game), _page(game))
    except Exception:  # rules of somebody else may fail at anything, and the shelf stands all the same
        log.exception("the views of %s cannot be made", game.id)
        return LookInfo([], [], "")


def trouble(game: Game[Any, Any]) -> Refusal | None:
    """What is wrong with its words or its table; None if nothing is."""
    try:
        shelf.own_table(game)
    except BadData as wrong:
        return wrong
    return trouble_with_words(game)


def _view_of(game: Game[Any, Any]) -> Any:
    return get_type_hints(type(game).view).get("return")


def _seats(kind: Any) -> set[str]:
    """The names of all fields of a declared type that are seats, or lists of seats."""
    if not (isinstance(kind, type) and is_dataclass(kind)):
        return {name for part in get_args(kind) for name in _seats(part)}
    hints = get_type_hints(kind)
    mine = {each.name for each in fields(kind) if _is_seat(hints[each.name])}
    return mine.union(*(_seats(hint) for hint in hints.values()))


def _is_seat(hint: Any) -> bool:
    return hint is Seat or any(part is Seat for part in get_args(hint))


def _by_seat(game: Game[Any, Any]) -> list[str]:
    """The lists that have as many entries as there are players, whatever is on the table and however many play."""
    found: set[str] | None = None
    for players in game.players:
        for view in _views(game, players):
            fitting = {name for name, value in view.items() if isinstance(value, list) and len(value) == players}
            found = fitting if found is None else found & fitting
    return sorted(found or ())


def _views(game: Game[Any, Any], players: int) -> list[dict[str, Any]]:
    options = game.configure({}, players)
    dice = [Dice(Stream(f"look {number}".encode())) for number in range(_COMPOSED)]
    states = [game.setup(options, players, dice[0]), *(game.compose(options, players, each) for each in dice)]
    return [to_plain(game.view(state, Seat(0))) for state in states]


def _page(game: Game[Any, Any]) -> str:
    try:
        files = shelf.own_table(game)
    except BadData:
        return ""
    return f"/api/games/{game.id}/table/{_mark(files)}/{game.own_table[0]}" if files else ""


def _mark(files: dict[str, bytes]) -> str:
    digest = blake2b(digest_size=8)
    for path, body in files.items():
        digest.update(f"{path}\0{len(body)}\0".encode() + body)
    return digest.hexdigest()


@cache
def files(game: Game[Any, Any]) -> dict[str, bytes]:
    """The files of its own table, under the addresses that the page is told."""
    files = shelf.own_table(game)
    return {f"{_mark(files)}/{path}": body for path, body in files.items()}
