"""What looks odd in a draft, and hinders nobody."""

from collections.abc import Iterator, Mapping
from typing import Any

from wardroom.engine import Game
from wardroom.engine.tables import Column, cells_of, columns_of
from wardroom.house.sets.forms import kind_of
from wardroom.house.sets.messages import SetRemark
from wardroom.house.sets.origins import Rows, by_key

_MOST = 100


def remarks_on(game: Game[Any, Any], tables: Mapping[str, Rows]) -> list[SetRemark]:
    """The odd things in tables that differ from the package, in order."""
    found: list[SetRemark] = []
    for file, cells in tables.items():
        if cells:
            columns = {column.name: column for column in columns_of(game.rows[file])}
            package = cells_of(game.texts[file], file)
            found += _odd_numbers(file, columns, cells, package)
            found += _untranslated(file, cells, package)
    return sorted(found, key=lambda remark: (remark.file, remark.row))[:_MOST]


def _odd_numbers(file: str, columns: Mapping[str, Column], cells: Rows, package: Rows) -> Iterator[SetRemark]:
    """Numbers beyond all that the package has in their column: most are right, and some are a key hit twice."""
    for name in {*cells[0]} & {*package[0]}:
        if name not in columns or kind_of(columns[name]) != "number":
            continue
        usual = [int(value) for value in _column(package, name) if value.isdigit()]
        for row, value in enumerate(_column(cells, name), 2):
            if usual and value.isdigit() and not min(usual) <= int(value) <= max(usual):
                is_above = int(value) > max(usual)
                limit = max(usual) if is_above else min(usual)
                yield SetRemark(file, row, name, "above" if is_above else "below", str(limit))


def _column(cells: Rows, name: str) -> list[str]:
    at = list(cells[0]).index(name)
    return [row[at] if at < len(row) else "" for row in cells[1:]]


def _untranslated(file: str, cells: Rows, package: Rows) -> Iterator[SetRemark]:
    """A name that is another one now, and its Italian that is still ours."""
    if not {"id", "name", "italian"} <= {*cells[0]}:
        return
    before = {row["id"]: row for row in by_key(package).values()}
    header = list(cells[0])
    for number, line in enumerate(cells[1:], 2):
        row = dict(zip(header, line, strict=False))
        old = before.get(row.get("id", ""))
        has_changed = old and old["name"] != row.get("name") and old["name"] != old["italian"]
        if old and has_changed and old["italian"] == row.get("italian"):
            yield SetRemark(file, number, "italian", "translated", old["italian"])
