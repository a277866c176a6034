"""Observations: what a seat sees and is asked, as one row of numbers from 0 to 1 in a fixed order.

A layout is made of an encoding, and is the same for any number of players. It is written from the seat's view alone:
what the view does not say cannot be read out of it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wardroom.engine import Ask, Position, Seat
from wardroom.rl.encoding import Encoding, Node, encoding

Write: TypeAlias = Callable[[Any, list[float]], None]
"""Puts the numbers of a value behind those that are there."""

_ONE_EACH = 16
"""Up to so many names have a number each; more are told by the binary digits of their place."""


@dataclass(frozen=True, slots=True)
class Field:
    """A stretch of an observation: what it is about, where it begins, how long it is, and what the numbers mean."""

    name: str
    start: int
    size: int
    meaning: str

    @property
    def slice(self) -> slice:
        """Where it is in the row."""
        return slice(self.start, self.start + self.size)


class Layout:
    """How the observations of a game are laid out."""

    def __init__(self, made: Encoding) -> None:
        self.id = made.id
        self._seats = made.seats
        self._view, size = _writer(made.view, made)
        self._questions = {kind: _asked(kind, at, made) for at, kind in enumerate(made.questions)}
        longest = max((size for _, size in self._questions.values()), default=0)
        self._unasked = [0.0] * (len(made.questions) + longest)
        self._places = [[float(at == seat) for at in range(made.seats)] for seat in range(made.seats)]
        self.size = made.seats + len(self._unasked) + size
        self._encoding = made

    def write(self, view: Any, seat: Seat, ask: Ask | None) -> NDArray[np.float32]:
        """The observation of a seat that has this view and is asked this, if anything."""
        out = self._places[seat][:]
        self._write_question(ask, out)
        self._view(view, out)
        return np.array(out, dtype=np.float32)

    def observe(self, position: Position[Any], seat: Seat) -> NDArray[np.float32]:
        """The observation of a seat at this moment."""
        return self.write(position.game.view(position.state, seat), seat, position.ask_of(seat))

    def _write_question(self, ask: Ask | None, out: list[float]) -> None:
        if ask is None:
            out += self._unasked
            return
        question = ask.question
        before = len(out)
        write, _ = self._questions.get(question.kind, _NO_QUESTION)
        write(question, out)
        out += [0.0] * (len(self._unasked) - (len(out) - before))

    def __reduce__(self) -> tuple[Callable[..., "Layout"], tuple[str]]:
        return layout, (self.id,)

    def __iter__(self) -> Iterator[Field]:
        """All fields, in their order."""
        made, kinds = self._encoding, self._encoding.questions
        yield Field("seat", 0, made.seats, "whose observation this is, a number for each seat")
        yield Field("question", made.seats, len(kinds), f"what is asked: {', '.join(kinds)}; all 0 if nothing is")
        start = made.seats + len(kinds)
        for kind, node in kinds.items():
            yield from _fields(f"question.{kind}", node, start, made)
        yield from _fields("view", made.view, made.seats + len(self._unasked), made)

    def describe(self) -> str:
        """The fields as a table in Markdown: name, numbers, meaning."""
        rows = [f"| `{each.name}` | {each.start} to {each.start + each.size - 1} | {each.meaning} |" for each in self]
        return "\n".join(["| field | numbers | meaning |", "|---|---|---|", *rows])


def _asked(kind: str, at: int, made: Encoding) -> tuple[Write, int]:
    """A number for each kind of question, then the facts of this one."""
    inner, size = _writer(made.questions[kind], made)
    head = [float(at == place) for place in range(len(made.questions))]

    def write(value: Any, out: list[float]) -> None:
        out += head
        inner(value, out)

    return write, size


def _nothing(value: Any, out: list[float]) -> None:
    pass


_NO_QUESTION: tuple[Write, int] = (_nothing, 0)


def _writer(node: Node, made: Encoding) -> tuple[Write, int]:
    """What writes a value of this node, and how many numbers it always writes."""
    return _WRITERS[node.kind](node, made)


def _nothing_writer(*_: Any) -> tuple[Write, int]:
    return _nothing, 0


def _flag_writer(*_: Any) -> tuple[Write, int]:
    def write(value: Any, out: list[float]) -> None:
        out.append(1.0 if value else 0.0)

    return write, 1


def _number_writer(node: Node, _: Encoding) -> tuple[Write, int]:
    low, scale = node.low, 1 / (node.high - node.low)

    def write(value: Any, out: list[float]) -> None:
        share = (value - low) * scale
        out.append(0.0 if share < 0 else 1.0 if share > 1 else share)

    return write, 1


def _codes(names: Sequence[str]) -> tuple[dict[str, list[float]], list[float], int]:
    """The numbers of each name and of any other; nothing is all 0."""
    if len(names) < _ONE_EACH:
        size = len(names) + 1
        rows = [[float(at == place) for at in range(size)] for place in range(size)]
    else:
        size = (len(names) + 1).bit_length()
        rows = [[float(place >> bit & 1) for bit in range(size)] for place in range(1, len(names) + 2)]
    return {"": [0.0] * size, **dict(zip(names, rows, strict=False))}, rows[-1], size


def _one_writer(node: Node, made: Encoding) -> tuple[Write, int]:
    codes, other, size = _codes(made.names[node.names])

    def write(value: Any, out: list[float]) -> None:
        out += codes.get(value if value.__class__ is str else str(value), other)

    return write, size


def _maybe_writer(node: Node, made: Encoding) -> tuple[Write, int]:
    inner, size = _writer(_of(node), made)
    absent = [0.0] * (1 + size)

    def write(value: Any, out: list[float]) -> None:
        if value is None:
            out += absent
        else:
            out.append(1.0)
            inner(value, out)

    return write, 1 + size


def _list_writer(node: Node, made: Encoding) -> tuple[Write, int]:
    inner, size = _writer(_of(node), made)
    most, absent = node.most, [0.0] * (1 + size)

    def write(value: Any, out: list[float]) -> None:
        for item in value[:most]:
            out.append(1.0)
            inner(item, out)
        if len(value) < most:
            out += absent * (most - len(value))

    return write, most * (1 + size)


def _bag_writer(node: Node, made: Encoding) -> tuple[Write, int]:
    names, step = made.names[node.names], 1 / node.most
    places = {name: at for at, name in enumerate(names)}
    numbers = {int(name): at for at, name in enumerate(names) if name.isdecimal()}
    at: dict[Any, int] = {**places, **numbers}
    empty = [0.0] * (len(names) + 1)

    def write(value: Any, out: list[float]) -> None:
        counts = empty[:]
        for item in value:
            place = at.get(item, -1)
            if counts[place] < 1:
                counts[place] += step
        out += counts

    return write, len(empty)


def _map_writer(node: Node, made: Encoding) -> tuple[Write, int]:
    inner, size = _writer(_of(node), made)
    names, absent = made.names[node.names], [0.0] * (1 + size)

    def write(value: Any, out: list[float]) -> None:
        there = (
            value if not value or next(iter(value)).__class__ is str else {str(key): it for key, it in value.items()}
        )
        for name in names:
            if name in there:
                out.append(1.0)
                inner(there[name], out)
            else:
                out += absent

    return write, len(names) * (1 + size)


def _record_writer(node: Node, made: Encoding) -> tuple[Write, int]:
    parts = [(name, *_writer(part, made)) for name, part in node.parts.items()]
    named = [(name, write) for name, write, size in parts if size and not name.isdecimal()]
    placed = [(int(name), write) for name, write, size in parts if size and name.isdecimal()]

    def write(value: Any, out: list[float]) -> None:
        for name, inner in named:
            inner(getattr(value, name), out)
        for at, inner in placed:
            inner(value[at], out)

    return write, sum(size for _, _, size in parts)


_WRITERS = {
    "nothing": _nothing_writer,
    "flag": _flag_writer,
    "number": _number_writer,
    "one": _one_writer,
    "maybe": _maybe_writer,
    "list": _list_writer,
    "bag": _bag_writer,
    "map": _map_writer,
    "record": _record_writer,
}


def _of(node: Node) -> Node:
    assert node.of is not None
    return node.of


def _fields(name: str, node: Node, start: int, made: Encoding) -> Iterator[Field]:
    """The fields of a node: parts have their own, what is repeated is told once."""
    if node.kind == "record":
        for part, inner in node.parts.items():
            yield from _fields(f"{name}.{part}", inner, start, made)
            start += _writer(inner, made)[1]
    elif size := _writer(node, made)[1]:
        yield Field(name, start, size, _meaning(node, made))


def _meaning(node: Node, made: Encoding) -> str:
    """What the numbers of a node mean, in a few words."""
    names = made.names.get(node.names, [])
    inner, each = (_meaning(node.of, made), _writer(node.of, made)[1]) if node.of else ("", 0)
    told = {
        "nothing": "nothing more",
        "flag": "yes or no",
        "number": f"{node.low} to {node.high}",
        "one": f"which of `{node.names}` ({len(names)}, or another)"
        + (", a number each" if len(names) < _ONE_EACH else ", in binary digits of the place, from 1"),
        "maybe": f"1 if there is any, then: {inner}",
        "list": f"up to {node.most}, {each + 1} numbers each: 1 if there is one, then {inner}",
        "bag": f"how many of each of `{node.names}` ({len(names)}, and of any other), of {node.most}",
        "map": f"for each of `{node.names}` ({len(names)}), {each + 1} numbers: 1 if it is there, then {inner}",
        "record": "(" + "; ".join(_parts(node, made)) + ")",
    }
    return told[node.kind]


def _parts(node: Node, made: Encoding) -> Iterator[str]:
    for name, part in node.parts.items():
        if part.kind != "nothing":
            yield f"{name}: {_meaning(part, made)}"


@cache
def layout(id: str) -> Layout:  # noqa: A002 -- it is one
    """How the observations of an encoding are laid out, field by field: `layout("kaiser-v1")`."""
    return Layout(encoding(id))
