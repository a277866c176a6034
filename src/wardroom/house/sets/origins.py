"""Where the values of a table are from: its owner, or what the package says of them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast

from wardroom.engine.tables import Column, Of, columns_of, vouchers_of
from wardroom.house.sets.messages import Origin

Rows: TypeAlias = Sequence[Sequence[str]]
"""A table as a spreadsheet has it: the first row names the columns."""
Origins: TypeAlias = list[list[Origin | Literal[""]]]


def origins_of(kind: type[Any], cells: Rows, package: Rows) -> Origins:
    """Where each value of a table is from: what differs from the package, or says so, is its owner's own."""
    header, vouchers = list(cells[0]), vouchers_of(kind)
    skipped = {"id", *(column.name for column in columns_of(kind) if is_voucher(column))}
    before = by_key(package)
    key = key_of(package)

    def origin(row: Mapping[str, str], name: str) -> Origin | Literal[""]:
        if name in skipped:
            return ""
        old = before.get(tuple(row.get(column, "") for column in key))
        said = row.get(vouchers.get(name, ""), "unsaid")
        if old is None or old.get(name) != row[name] or said == "own":
            return "own"
        return cast(Origin, said)

    rows = [dict(zip(header, line, strict=False)) for line in cells[1:]]
    return [[origin(row, name) for name in header if name in row] for row in rows]


def is_voucher(column: Column) -> bool:
    """Whether a column says where the values of others are from."""
    return any(isinstance(note, Of) for note in column.notes)


def key_of(rows: Rows) -> tuple[str, ...]:
    """The columns that tell the rows of a table of the package apart: the first, or with it another one."""
    header, lines = list(rows[0]), rows[1:]
    others = [(0,), *((0, at) for at in range(1, len(header)))]
    known = (at for at in others if len({tuple(line[each] for each in at) for line in lines}) == len(lines))
    return tuple(header[at] for at in next(known, tuple(range(len(header)))))


def by_key(rows: Rows) -> dict[tuple[str, ...], dict[str, str]]:
    """The rows of a table of the package by what tells them apart."""
    header, key = list(rows[0]), key_of(rows)
    named = [dict(zip(header, line, strict=True)) for line in rows[1:]]
    return {tuple(row[column] for column in key): row for row in named}


def counted(all_origins: Iterable[Origins]) -> dict[str, int]:
    """How many values are from where."""
    found: Counter[str] = Counter(origin for origins in all_origins for row in origins for origin in row if origin)
    return dict(found)
