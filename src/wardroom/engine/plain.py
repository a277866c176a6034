"""Plain data: the JSON form of states and views, and back.

Dataclasses become objects, lists and tuples (named ones too) become arrays, mappings become objects with text keys.
Reading follows the declared types and refuses what does not fit, naming the field.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from wardroom.engine.errors import BadData

T = TypeVar("T")


def to_plain(value: object) -> Any:
    """Dataclasses, lists, tuples, mappings, enums and scalars as JSON knows them."""
    if value is None or isinstance(value, bool | int | float | str):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, list | tuple):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(to_plain(key)): to_plain(item) for key, item in value.items()}
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"not plain data: {value!r}")


def from_plain(kind: type[T], data: object, where: str = "state") -> T:
    """The inverse of `to_plain` for a declared type; raises BadData naming the place that does not fit."""
    return cast(T, _read(kind, data, where))


def _read(kind: Any, data: object, where: str) -> object:
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return data
    if origin in (Union, UnionType):
        return _read_union(args, data, where)
    if origin is Literal:
        return data if any(data == arg and type(data) is type(arg) for arg in args) else _bad(where, kind, data)
    if origin in (list, tuple):
        return _read_sequence(origin, args, data, where)
    if origin is dict:
        return _read_dict(args, data, where)
    if is_dataclass(kind):
        return _read_dataclass(cast(type, kind), data, where)
    if hasattr(kind, "_make"):
        return _read_named_tuple(kind, data, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data) if data in [member.value for member in kind] else _bad(where, kind, data)
    return data if type(data) is kind else _bad(where, kind, data)


def _read_union(args: tuple[Any, ...], data: object, where: str) -> object:
    if data is None:
        return None if NoneType in args else _bad(where, args[0], data)
    kinds = [kind for kind in args if kind is not NoneType]
    for kind in kinds[:-1]:
        with suppress(BadData):
            return _read(kind, data, where)
    return _read(kinds[-1], data, where)


def _read_sequence(origin: Any, args: tuple[Any, ...], data: object, where: str) -> object:
    if not isinstance(data, list):
        return _bad(where, origin, data)
    kinds = args[:1] * len(data) if origin is list or args[-1:] == (Ellipsis,) else args
    if len(kinds) != len(data):
        return _bad(where, f"{len(kinds)} items", data)
    return origin(_read(kind, item, f"{where}[{at}]") for at, (kind, item) in enumerate(zip(kinds, data, strict=True)))


def _read_named_tuple(kind: Any, data: object, where: str) -> object:
    return kind._make(_read_sequence(tuple, tuple(get_type_hints(kind).values()), data, where))


def _read_dict(args: tuple[Any, ...], data: object, where: str) -> object:
    if not isinstance(data, dict):
        return _bad(where, dict, data)
    return {_read_key(args[0], key, where): _read(args[1], item, _inside(where, key)) for key, item in data.items()}


def _read_key(kind: Any, key: str, where: str) -> object:
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    if kind is not int:
        return _read(kind, key, where)
    is_number = len(key) < 20 and key.removeprefix("-").isdecimal() and str(int(key)) == key
    return int(key) if is_number else _bad(where, int, key)


def _read_dataclass(kind: type, data: object, where: str) -> object:
    if not isinstance(data, dict):
        return _bad(where, kind, data)
    hints = _hints(kind)
    for name in data:
        if name not in hints:
            raise BadData(where=_inside(where, name), expected="nothing", found=repr(data[name])[:80])
    for field in fields(kind):
        if field.name not in data and field.default is MISSING and field.default_factory is MISSING:
            raise BadData(where=_inside(where, field.name), expected=_name(hints[field.name]), found="nothing")
    return kind(**{name: _read(hints[name], item, _inside(where, name)) for name, item in data.items()})


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _inside(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _name(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind)


def _bad(where: str, kind: object, data: object) -> object:
    raise BadData(where=where, expected=_name(kind), found=repr(data)[:80])
