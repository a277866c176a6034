"""Changes: what makes one piece of plain data another, as little of it as need be said.

A change is one of these:
- `[value]`: this stands here instead;
- `{"field": change, ...}`: these fields changed, the others stay; the keys of a list are its places;
- `0`: this field is gone.
Where a list is shorter or longer than before, `"#"` says how long it is now. Fields have types: none is a number at one
time and a yes or no at another.
"""

from typing import Any, TypeAlias

Change: TypeAlias = dict[str, Any] | list[Any] | int

GONE = 0
_LENGTH = "#"


def change(before: Any, after: Any) -> Change:
    """What turns the one into the other; nothing changed is an empty change."""
    if isinstance(before, dict) and isinstance(after, dict):
        gone: dict[str, Change] = {key: GONE for key in before if key not in after}
        return gone | {key: _one(before, after, key) for key in after if key not in before or before[key] != after[key]}
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return _change_of_list(before, after)
    return {} if before == after else [after]


def _one(before: dict[str, Any], after: dict[str, Any], key: str) -> Change:
    return change(before[key], after[key]) if key in before else [after[key]]


def _change_of_list(before: list[Any] | tuple[Any, ...], after: list[Any] | tuple[Any, ...]) -> Change:
    """Place by place, unless nearly everything in it is new."""
    shared = min(len(before), len(after))
    changed = [at for at in range(shared) if before[at] != after[at]]
    if not shared or 2 * len(changed) > shared > 2:
        return [after] if changed or len(before) != len(after) else {}
    places: dict[str, Any] = {_LENGTH: len(after)} if len(before) != len(after) else {}
    places |= {str(at): change(before[at], after[at]) for at in changed}
    return places | {str(at): [after[at]] for at in range(shared, len(after))}


def changed(before: Any, by: Change) -> Any:
    """What a change makes of what was there before, which stays as it is."""
    if isinstance(by, list):
        return by[0]
    assert isinstance(by, dict)
    if isinstance(before, dict):
        kept = {key: value for key, value in before.items() if by.get(key) != GONE}
        return kept | {key: changed(before.get(key), each) for key, each in by.items() if each != GONE}
    if not by:
        return before
    places = list(before[: by.get(_LENGTH, len(before))])
    for key, each in by.items():
        if key != _LENGTH:
            at = int(key)
            places[at:] = [changed(places[at] if at < len(places) else None, each), *places[at + 1 :]]
    return places
