"""Plain data: the JSON form of states and views, and back.

Dataclasses become objects, lists and tuples (named ones too) become arrays, mappings become objects with text keys.
Reading follows the declared types and refuses what does not fit, naming the field. How a type is written or read is
found out once; states are written and read by the thousand.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from wardroom.engine.errors import BadData

T = TypeVar("T")
Reader: TypeAlias = Callable[[object], Any]
"""Makes a value of plain data, or raises BadData, whose place is relative to that data."""

_SCALARS = frozenset({NoneType, bool, int, float, str})


def to_plain(value: Any) -> Any:
    """Dataclasses, lists, tuples, mappings, enums and scalars as JSON knows them."""
    kind: Any = type(value)
    return value if kind in _SCALARS else _writer(kind)(value)


@cache
def _writer(kind: type) -> Callable[[Any], Any]:
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, bool | int | float | str):
        return lambda value: value
    if issubclass(kind, list | tuple):
        return lambda value: [item if type(item) in _SCALARS else to_plain(item) for item in value]
    if issubclass(kind, Mapping):
        return lambda value: {str(to_plain(key)): to_plain(item) for key, item in value.items()}
    if is_dataclass(kind):
        names = [field.name for field in fields(kind)]
        return lambda value: {name: to_plain(getattr(value, name)) for name in names}
    return _not_plain


def _not_plain(value: object) -> Any:
    raise TypeError(f"not plain data: {value!r}")


def from_plain(kind: type[T], data: object, where: str = "state") -> T:
    """The inverse of `to_plain` for a declared type; raises BadData naming the place that does not fit."""
    try:
        return cast(T, _reader(cast(Any, kind))(data))
    except BadData as wrong:
        raise _inside(where, wrong) from None


@cache
def _reader(kind: Any) -> Reader:
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    composed = {Union: _union, UnionType: _union, list: _list, tuple: _tuple, dict: _dict}.get(get_origin(kind))
    if kind is Any:
        return lambda data: data
    if composed:
        return composed(get_args(kind))
    if get_origin(kind) is Literal:
        return _member(kind, get_args(kind), get_args(kind))
    if is_dataclass(kind):
        return _dataclass(cast(type, kind))
    if hasattr(kind, "_make"):
        read = _tuple(tuple(get_type_hints(kind).values()))
        return lambda data: kind._make(read(data))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind, [member.value for member in kind], list(kind))
    return lambda data: data if type(data) is kind else _bad(kind, data)


def _union(args: tuple[Any, ...]) -> Reader:
    kinds = [kind for kind in args if kind is not NoneType]
    *first, last = map(_reader, kinds)

    def read(data: object) -> Any:
        if data is None:
            return None if NoneType in args else _bad(args[0], data)
        for attempt in first:
            with suppress(BadData):
                return attempt(data)
        return last(data)

    return read


def _member(kind: object, known: Sequence[object], members: Sequence[object]) -> Reader:
    """One of a few values, each of which stands for a member."""

    def read(data: object) -> Any:
        for value, member in zip(known, members, strict=True):
            if data == value and type(data) is type(value):
                return member
        return _bad(kind, data)

    return read


def _list(args: tuple[Any, ...]) -> Reader:
    item = _reader(args[0])

    def read(data: object) -> Any:
        if not isinstance(data, list):
            return _bad(list, data)
        return _items([item] * len(data), data)

    return read


def _tuple(args: tuple[Any, ...]) -> Reader:
    readers = [_reader(arg) for arg in args if arg is not Ellipsis]
    is_open = args[-1:] == (Ellipsis,)

    def read(data: object) -> Any:
        if not isinstance(data, list):
            return _bad(tuple, data)
        if not is_open and len(data) != len(readers):
            return _bad(f"{len(readers)} items", data)
        return tuple(_items(readers * len(data) if is_open else readers, data))

    return read


def _items(readers: Sequence[Reader], data: list[object]) -> list[Any]:
    made: list[Any] = []
    try:
        for read, item in zip(readers, data, strict=True):
            made.append(read(item))
    except BadData as wrong:
        raise _inside(f"[{len(made)}]", wrong) from None
    return made


def _dict(args: tuple[Any, ...]) -> Reader:
    read_key, read_item = _key(args[0]), _reader(args[1])

    def read(data: object) -> Any:
        if not isinstance(data, dict):
            return _bad(dict, data)
        made: dict[Any, Any] = {}
        for name, value in data.items():
            key = read_key(name)
            try:
                made[key] = read_item(value)
            except BadData as wrong:
                raise _inside(name, wrong) from None
        return made

    return read


def _key(kind: Any) -> Reader:
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    return _number if kind is int else _reader(kind)


def _number(key: Any) -> int:
    is_number = len(key) < 20 and key.removeprefix("-").isdecimal() and str(int(key)) == key
    return int(key) if is_number else cast(int, _bad(int, key))


def _dataclass(kind: type) -> Reader:
    def read(data: object) -> Any:
        if not isinstance(data, dict):
            return _bad(kind, data)
        readers, needed = _fields(kind)
        made: dict[str, Any] = {}
        for name, item in data.items():
            if name not in readers:
                raise BadData(where=name, expected="nothing", found=repr(item)[:80])
            try:
                made[name] = readers[name](item)
            except BadData as wrong:
                raise _inside(name, wrong) from None
        for name, expected in needed.items():
            if name not in made:
                raise BadData(where=name, expected=_name(expected), found="nothing")
        return kind(**made)

    return read


@cache
def _fields(kind: Any) -> tuple[dict[str, Reader], dict[str, Any]]:
    """How to read each field of a dataclass, and the types of those that have to be there."""
    hints = get_type_hints(kind)
    needed = [field for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING]
    return {field.name: _reader(hints[field.name]) for field in fields(kind)}, {
        field.name: hints[field.name] for field in needed
    }


def _inside(where: str, wrong: BadData) -> BadData:
    """The same complaint, its place seen from one step further out."""
    place = str(wrong.facts["where"])
    dot = "." if where and place and not place.startswith("[") else ""
    wrong.facts["where"] = f"{where}{dot}{place}"
    return wrong


def _name(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind)


def _bad(kind: object, data: object) -> object:
    raise BadData(where="", expected=_name(kind), found=repr(data)[:80])
