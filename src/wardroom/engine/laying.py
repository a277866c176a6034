"""Laying out a position by hand: what somebody writes down lies over a fresh set-up.

A layout is plain data. Under a name it says what a field of the state becomes; under a number, what a place in a list
does; `{first = [...]}` and `{last = [...]}` put pieces at an end of a list and leave the others where they are, which
is how a deck is stacked; `{names = [...]}` is a list that only names pieces, and moves none. A piece that is laid out
leaves the place where it was, and what lay in its new place goes there: nothing is lost, and nothing is there twice.
From a stacked deck, too, pieces may be taken away, but not those that were put at its ends.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any, TypeAlias

from wardroom.engine.errors import BadData

Plain: TypeAlias = Any
Path: TypeAlias = tuple[str | int, ...]

_ENDS = {"first", "last"}


def lay_over(plain: Plain, layout: Mapping[str, object], where: str = "begins") -> Plain:
    """The plain data of a state with the layout over it; raises BadData naming what there is no place for."""
    laid: dict[Path, tuple[list[str], list[str]]] = {}
    placed = _lay(deepcopy(plain), layout, (), laid, where)
    stacks = {path: ends for path in laid if (ends := _ends(layout, path))}
    homeless = sum((Counter(old) - Counter(new) for old, new in laid.values()), Counter())
    for piece, displaced in [*_strays(laid.values(), homeless)]:
        other = _homeless_among(displaced, laid.values(), homeless)
        if other:
            homeless[other] -= 1
        _exchange(placed, piece, other, {*laid} - {*stacks}, stacks)
    return placed


def _strays(places: Iterable[tuple[list[str], list[str]]], homeless: Counter[str]) -> Iterator[tuple[str, list[str]]]:
    """The pieces laid out that lay nowhere among these places before, each with what it displaced.

    Those that only went from one of the places to another have a home now.
    """
    for old, new in places:
        for piece in (Counter(new) - Counter(old)).elements():
            if homeless[piece]:
                homeless[piece] -= 1
            else:
                yield piece, list((Counter(old) - Counter(new)).elements())


def _homeless_among(
    displaced: list[str], places: Iterable[tuple[list[str], list[str]]], homeless: Counter[str]
) -> str | None:
    """Which of the displaced pieces lies nowhere; where one was laid in another place, what it displaced in turn."""
    seen = list(displaced)
    for piece in seen:
        if homeless[piece]:
            return piece
        in_turn = ([*(Counter(old) - Counter(new))] for old, new in places if piece in Counter(new) - Counter(old))
        seen += [each for pieces in in_turn for each in pieces if each not in seen]
    return None


def _lay(plain: Plain, layout: object, path: Path, laid: dict[Path, tuple[list[str], list[str]]], where: str) -> Plain:
    """The data with the layout over it; notes at which paths pieces were laid, and what lay there before."""
    if isinstance(plain, list) and isinstance(layout, Mapping) and layout.keys() == {"names"}:
        laid[path] = [], []
        return layout["names"]
    if isinstance(plain, list) and isinstance(layout, Mapping) and layout.keys() <= _ENDS:
        layout = _stacked(plain, layout)
    if isinstance(layout, Mapping) and isinstance(plain, dict | list):
        made = dict(plain) if isinstance(plain, dict) else dict(enumerate(plain))
        for name, value in layout.items():
            key = int(name) if isinstance(plain, list) and name.isdecimal() else name
            if isinstance(plain, list) and key not in made:
                raise BadData(where=f"{where}.{name}", expected=f"0-{len(plain) - 1}", found=name)
            made[key] = _lay(made.get(key), value, (*path, key), laid, f"{where}.{name}")
        return made if isinstance(plain, dict) else list(made.values())
    laid[path] = list(_texts(plain)), list(_texts(layout))
    return layout


def _stacked(pile: list[Any], layout: Mapping[str, object]) -> list[Any]:
    first, last = (list(_texts(layout.get(end, []))) for end in ("first", "last"))
    named = Counter(first + last)
    middle = []
    for piece in reversed(pile) if first else pile:
        if isinstance(piece, str) and named[piece]:
            named[piece] -= 1
        else:
            middle.append(piece)
    return [*first, *(reversed(middle) if first else middle), *last]


def _ends(layout: Any, path: Path) -> tuple[int, int] | None:
    """How many pieces were put at either end of the pile at a path, if it is one that was stacked."""
    for step in path:
        layout = layout[str(step)]
    is_stack = isinstance(layout, Mapping) and layout.keys() <= _ENDS
    return (len(layout.get("first", ())), len(layout.get("last", ()))) if is_stack else None


def _exchange(
    plain: Plain, piece: str, other: str | None, laid: set[Path], stacks: Mapping[Path, tuple[int, int]]
) -> None:
    """Where a piece was that has been laid out elsewhere, another one lies now; or nothing, and a pile closes up."""
    for path, holder, key in _places(plain, piece, ()):
        first, last = stacks.get(path[:-1], (0, 0))
        is_at_end = path[:-1] in stacks and not first <= key < len(holder) - last
        if not is_at_end and not any(path[: len(each)] == each for each in laid):
            is_pile = isinstance(holder, list) and "" not in holder
            if other or not is_pile:
                holder[key] = other or ""
            else:
                del holder[key]
            return


def _places(plain: Plain, piece: str, path: Path) -> Iterator[tuple[Path, Any, Any]]:
    for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
        if value == piece:
            yield (*path, key), plain, key
        elif isinstance(value, dict | list):
            yield from _places(value, piece, (*path, key))


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for each in data:
            yield from _texts(each)
