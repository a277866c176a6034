"""Faces: all that can be told about a moment, as plain data, so that two moments can be compared."""

from typing import Any

from wardroom.engine import Ask, Match, Position, Question, Seat
from wardroom.engine.plain import to_plain


def ask_face(ask: Ask | None) -> dict[str, Any] | None:
    """What a seat is asked, if anything."""
    if ask is None:
        return None
    question = ask.question
    return {
        "seat": ask.seat,
        "question": [question.kind, to_plain(question)],
        "options": [option.notation for option in ask.options],
        "seconds": ask.seconds,
    }


def face(position: Position[Any]) -> dict[str, Any]:
    """The state, the asks and the result of a position."""
    return {
        "state": to_plain(position.state),
        "asks": [ask_face(ask) for ask in position.asks],
        "result": to_plain(position.result),
    }


def views(match: Match[Any]) -> dict[str, Any]:
    """What every seat and a spectator see."""
    watchers = [*(Seat(seat) for seat in range(len(match.names))), None]
    return {str(watcher): to_plain(match.view(watcher)) for watcher in watchers}


def portrait(match: Match[Any]) -> dict[str, Any]:
    """Everything about a match: its position, its past, and how everybody sees it."""
    dice = match.position.table.dice.record
    return {**face(match.position), "log": list(match.log), "dice": dice[:], "views": views(match)}


def name_of(watcher: Seat | None) -> str:
    """A seat, or a spectator, in a message."""
    return "a spectator" if watcher is None else f"seat {watcher}"


def require_same(what: str, one: object, other: object) -> None:
    """Fail unless both are equal, naming the first place where they are not."""
    if one != other:
        raise AssertionError(f"{what}: {difference(one, other)}")


def require_alike(what: str, one: Position[Any], other: Position[Any]) -> None:
    """Fail unless two positions are equal; only where they are not are they written down, to say where."""
    if not are_alike(one, other):
        require_same(what, face(one), face(other))
        raise AssertionError(f"{what}, although both are written down alike")


def are_alike(one: Position[Any], other: Position[Any]) -> bool:
    """Whether state, result and asks are equal."""
    return (one.state, one.result, _offers(one)) == (other.state, other.result, _offers(other))


def _offers(position: Position[Any]) -> list[tuple[Seat, Question, int | None, list[str]]]:
    return [(ask.seat, ask.question, ask.seconds, [option.notation for option in ask.options]) for ask in position.asks]


def difference(one: object, other: object, where: str = "") -> str:
    """The first place where two pieces of plain data differ, and how; empty if they do not."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        key = next(key for key in one if one[key] != other[key])
        return difference(one[key], other[key], f"{where}.{key}".lstrip("."))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        at = next(at for at, item in enumerate(one) if item != other[at])
        return difference(one[at], other[at], f"{where}[{at}]")
    return f"{where or 'it'} was {_short(one)} and is {_short(other)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:200]}..."


def require_untouched(match: Match[Any], before: dict[str, Any], what: str) -> None:
    """Fail if the match is not what it was."""
    require_same(what, before, portrait(match))
