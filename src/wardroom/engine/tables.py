"""Tables: the cards, ships and scenarios of a game as CSV text, read into dataclasses.

A row that does not fit is refused with the file, the row and the field, so that an owner of the real game can replace
a table by one of their own and be told what is wrong with it. What a row declares is all there is to know of its
columns: their types, and in notes beside these the bounds of a number, the effects that may be named there, and which
values a column of provenance vouches for:

    @dataclass(frozen=True, slots=True)
    class Captain:
        id: str
        scouting: Annotated[int, Within(1, 5)]
        source: Annotated[Provenance, Of("scouting")]
"""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from hashlib import blake2b
from io import StringIO
from typing import Annotated, Any, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

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


class Note:
    """What a row says of a column beside its type, as `Annotated[type, note]`."""

    def check(self, value: object, where: str) -> None:
        """Raises BadData for a value that cannot stand there; by default any can."""


@dataclass(frozen=True, slots=True)
class Within(Note):
    """The least and the most that a number may be; an empty cell is neither."""

    least: int
    most: int | None = None

    def check(self, value: object, where: str) -> None:
        """Refuse a number beyond the bounds."""
        if isinstance(value, int) and not (self.least <= value and (self.most is None or value <= self.most)):
            expected = f"at least {self.least}" if self.most is None else f"{self.least} to {self.most}"
            raise BadData(where=where, expected=expected, found=str(value))


class Of(Note):
    """What a column of provenance vouches for: these columns, or where none are named all that no other vouches for."""

    def __init__(self, *columns: str) -> None:
        self.columns = columns


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table, or a fact of an effect, as it is declared."""

    name: str
    type: Any
    notes: tuple[Note, ...]
    default: object = MISSING

    def read(self, cell: str, where: str) -> object:
        """What a cell says; raises BadData naming the place."""
        value = read_cell(self.type, cell, where)
        for note in self.notes:
            note.check(value, where)
        return value


def columns_of(kind: type[Any]) -> tuple[Column, ...]:
    """The columns that a dataclass declares, in its order."""
    bare, noted = get_type_hints(kind), get_type_hints(kind, include_extras=True)
    return tuple(Column(each.name, bare[each.name], _notes_in(noted[each.name]), each.default) for each in fields(kind))


def _notes_in(hint: Any) -> tuple[Note, ...]:
    found = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return tuple(note for note in found if isinstance(note, Note))


def vouchers_of(kind: type[Any]) -> dict[str, str]:
    """By column, the column of provenance that vouches for it; what nobody vouches for is not there."""
    columns = columns_of(kind)
    named = {column.name: note.columns for column in columns for note in column.notes if isinstance(note, Of)}
    found = {column: voucher for voucher, those in named.items() for column in those}
    rest = next((voucher for voucher, those in named.items() if not those), None)
    others = [column.name for column in columns if column.name not in (*named, *found, "id")]
    return found | (dict.fromkeys(others, rest) if rest else {})


_PLACE = re.compile(r"(?P<file>[^,]+)(?:, row (?P<row>\d+))?(?:, (?P<column>\w+))?")


def place_of(where: str) -> tuple[str, int, str]:
    """The file, the row and the column that a refusal names; 0 and nothing where it is about more than one."""
    found = _PLACE.match(where)
    return (found["file"], int(found["row"] or 0), found["column"] or "") if found else (where, 0, "")


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
    columns, lines = _laid_out(kind, text, file)
    return [kind(**_read_row(columns, line, f"{file}, row {number}")) for number, line in enumerate(lines, 2)]


def faults_in(kind: type[Any], text: str, file: str) -> Iterator[BadData]:
    """Everything that is wrong with the cells of a table by themselves; `read_table` raises the first of it."""
    try:
        columns, lines = _laid_out(kind, text, file)
    except BadData as wrong:
        yield wrong
        return
    for number, line in enumerate(lines, 2):
        yield from _faults_of_row(columns, line, f"{file}, row {number}")


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


def _laid_out(kind: type[Any], text: str, file: str) -> tuple[list[Column], list[list[str]]]:
    """The columns in the order in which the first line names them, and the other lines."""
    lines, columns = _split(text, file), {column.name: column for column in columns_of(kind)}
    header = [cell.strip() for cell in lines[0]] if lines else []
    if sorted(header) != sorted(columns):
        raise BadData(where=f"{file}, row 1", expected=", ".join(columns), found=", ".join(header))
    return [columns[name] for name in header], lines[1:]


def _read_row(columns: Sequence[Column], line: Sequence[str], where: str) -> dict[str, Any]:
    _check_width(columns, line, where)
    pairs = zip(columns, line, strict=True)
    return {column.name: column.read(cell.strip(), f"{where}, {column.name}") for column, cell in pairs}


def _faults_of_row(columns: Sequence[Column], line: Sequence[str], where: str) -> Iterator[BadData]:
    try:
        _check_width(columns, line, where)
    except BadData as wrong:
        yield wrong
        return
    for column, cell in zip(columns, line, strict=True):
        try:
            column.read(cell.strip(), f"{where}, {column.name}")
        except BadData as wrong:
            yield wrong


def _check_width(columns: Sequence[Column], line: Sequence[str], where: str) -> None:
    if len(line) != len(columns):
        raise BadData(where=where, expected=f"{len(columns)} fields", found=str(len(line)))


def read_cell(hint: Any, cell: str, where: str) -> object:
    """What a cell says, read as its type wants it; raises BadData naming the place."""
    if get_origin(hint) is Literal:
        return _expect(cell in get_args(hint), cell, where, ", ".join(get_args(hint)))
    reader, expected = _READERS[hint]
    try:
        return reader(cell)
    except (ValueError, KeyError):
        raise BadData(where=where, expected=expected, found=repr(cell)) from None


def write_table(rows: Iterable[Sequence[str]]) -> str:
    """Rows of cells, the first of which names the columns, as the CSV text of a table."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def cells_of(text: str, file: str) -> list[list[str]]:
    """The cells of a CSV text, row by row, the line that names the columns first. Raises BadData for no table."""
    return [[cell.strip() for cell in line] for line in _split(text, file)]


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
