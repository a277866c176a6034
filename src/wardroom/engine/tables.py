"""Tables: the cards, ships and scenarios of a game as CSV text, read into dataclasses.

A row that does not fit is refused with the file, the row and the field, so that an owner of the real game can replace
a table by one of their own and be told what is wrong with it.
"""

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from hashlib import blake2b
from io import StringIO
from typing import Any, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

from wardroom.engine.errors import BadData

T = TypeVar("T")


class Named(Protocol):
    """A row of something that has a name in both languages."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def name(self) -> str: ...  # noqa: D102
    @property
    def italian(self) -> str: ...  # noqa: D102


def names_of(rows: Iterable[Named]) -> dict[str, dict[str, str]]:
    """What pieces are called, by id and language."""
    return {row.id: {"en": row.name, "it": row.italian} for row in rows}


def mark_of(texts: Mapping[str, str], files: Iterable[str]) -> str:
    """A short mark that is another one wherever anything stands in the files that did not stand there before."""
    return blake2b("".join(texts.get(file, "") for file in files).encode(), digest_size=4).hexdigest()


def read_table(kind: type[T], text: str, file: str) -> list[T]:
    """The rows of a CSV text as dataclasses; the first line names the fields, in any order.

    Row numbers in errors are those of a spreadsheet, so there is no blank line but at the end.
    """
    lines = _split(text, file)
    hints = get_type_hints(kind)
    columns = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    header = [cell.strip() for cell in lines[0]] if lines else []
    if sorted(header) != sorted(columns):
        raise BadData(where=f"{file}, row 1", expected=", ".join(columns), found=", ".join(header))
    return [_read_row(kind, hints, header, line, f"{file}, row {number}") for number, line in enumerate(lines[1:], 2)]


def no_repeats(rows: Sequence[Any], file: str, column: str = "id", taken: Iterable[str] = ()) -> None:
    """Refuse a table in which two rows have the same id, or another column alike, or one that is taken elsewhere."""
    seen = set(taken)
    for number, row in enumerate(rows, 2):
        value = getattr(row, column)
        if value in seen:
            raise BadData(where=f"{file}, row {number}, {column}", expected="a value of its own", found=value)
        seen.add(value)


def _split(text: str, file: str) -> list[list[str]]:
    """The cells of each line. A byte order mark and blank lines at the end, as spreadsheets leave them, are nothing."""
    reader = csv.reader(StringIO(text.removeprefix("\ufeff").rstrip(), newline=""))
    try:
        return list(reader)
    except csv.Error as cause:
        raise BadData(where=f"{file}, row {reader.line_num}", expected="a CSV table", found=str(cause)) from None


def _read_row(kind: type[T], hints: dict[str, Any], header: list[str], line: list[str], where: str) -> T:
    if len(line) != len(header):
        raise BadData(where=where, expected=f"{len(header)} fields", found=str(len(line)))
    cells = {
        name: read_cell(hints[name], cell.strip(), f"{where}, {name}") for name, cell in zip(header, line, strict=True)
    }
    return kind(**cells)


def read_cell(hint: Any, cell: str, where: str) -> object:
    """What a cell says, read as its type wants it; raises BadData naming the place."""
    if get_origin(hint) is Literal:
        return _expect(cell in get_args(hint), cell, where, ", ".join(get_args(hint)))
    reader, expected = _READERS[hint]
    try:
        return reader(cell)
    except (ValueError, KeyError):
        raise BadData(where=where, expected=expected, found=repr(cell)) from None


def _expect(is_right: bool, cell: str, where: str, expected: str) -> str:
    if not is_right:
        raise BadData(where=where, expected=expected, found=repr(cell))
    return cell


def _whole(cell: str) -> int:
    if not (cell.isascii() and cell.isdigit() and len(cell) < 10):
        raise ValueError(cell)
    return int(cell)


def _filled(cell: str) -> str:
    if not cell:
        raise ValueError(cell)
    return cell


def _dice(cell: str) -> tuple[int, ...]:
    """`10/8/4` is a ten-, an eight- and a four-sided die; empty is no dice."""
    sides = tuple(_whole(part) for part in cell.split("/")) if cell else ()
    if any(not 2 <= size <= 100 for size in sides):
        raise ValueError(cell)
    return sides


_READERS: dict[Any, tuple[Callable[[str], object], str]] = {
    int: (_whole, "a whole number"),
    str: (_filled, "a text"),
    str | None: (lambda cell: cell or None, "a text or nothing"),
    int | None: (lambda cell: _whole(cell) if cell else None, "a whole number or nothing"),
    bool: ({"yes": True, "no": False}.__getitem__, "yes or no"),
    tuple[int, ...]: (_dice, "dice such as 10/8/4"),
}
