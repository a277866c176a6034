"""The tables of a game as forms: their columns, what may stand in each, and the effects that cards may have."""

from collections.abc import Iterator
from dataclasses import MISSING
from typing import Any, Literal, get_args, get_origin

from wardroom.engine import Game
from wardroom.engine.effects import MOST, Names
from wardroom.engine.tables import Column, Within, cells_of, columns_of, vouchers_of
from wardroom.house.sets.messages import CellKind, ColumnInfo, EffectInfo, FactInfo, SetForm, TableForm
from wardroom.house.sets.origins import counted, is_voucher, origins_of


def form_of(game: Game[Any, Any]) -> SetForm:
    """All tables of a game as forms; what the effects say is added by whoever knows words."""
    tables = [_table_form(game, file, kind) for file, kind in game.rows.items()]
    pools = [note for kind in game.rows.values() for column in columns_of(kind) for note in names_in(column)]
    effects = {name: effect for pool in pools for name, effect in pool.known.items()}
    return SetForm(
        game.id,
        tables,
        [name for name in game.tables if name not in game.rows],
        [EffectInfo(name, [_fact_info(each) for each in columns_of(effect)], {}) for name, effect in effects.items()],
        counted(table.origins for table in tables),
    )


def _table_form(game: Game[Any, Any], file: str, kind: type[Any]) -> TableForm:
    cells = cells_of(game.texts[file], file)
    vouchers = vouchers_of(kind)
    known = {column.name: column for column in columns_of(kind)}
    columns = [_column_info(known[name], vouchers.get(name, "")) for name in cells[0]]
    return TableForm(file, columns, cells[1:], origins_of(kind, cells, cells))


def _column_info(column: Column, voucher: str) -> ColumnInfo:
    bounds = next((note for note in column.notes if isinstance(note, Within)), None)
    return ColumnInfo(
        column.name,
        kind_of(column),
        _is_optional(column),
        [*get_args(column.type)] if get_origin(column.type) is Literal else [],
        bounds.least if bounds else None,
        bounds.most if bounds else None,
        voucher,
        [name for note in names_in(column) for name in note.known],
    )


def names_in(column: Column) -> Iterator[Names]:
    """Which effects a column names, if it does."""
    yield from (note for note in column.notes if isinstance(note, Names))


def _is_optional(column: Column) -> bool:
    may_be_none = type(None) in get_args(column.type)
    return may_be_none or column.type == tuple[int, ...]


def _fact_info(fact: Column) -> FactInfo:
    bounds = next((note for note in fact.notes if isinstance(note, Within)), Within(0))
    choices = [*get_args(fact.type)] if get_origin(fact.type) is Literal else []
    usual = None if fact.default is MISSING else str(fact.default)
    return FactInfo(fact.name, kind_of(fact), choices, bounds.least, bounds.most or MOST, usual)


def kind_of(column: Column) -> CellKind:
    """What is typed into the cells of a column."""
    if any(names_in(column)):
        return "effects"
    if is_voucher(column):
        return "provenance"
    if get_origin(column.type) is Literal:
        return "choice"
    return _KINDS[column.type]


_KINDS: dict[Any, CellKind] = {
    str: "text",
    str | None: "text",
    int: "number",
    int | None: "number",
    bool: "yes-no",
    tuple[int, ...]: "dice",
}
