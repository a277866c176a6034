"""What is said about sets of cards: the tables of a game as forms, what somebody has typed into them, what is wrong."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from wardroom.house.messages.shelf import GameInfo
from wardroom.house.messages.terms import Short, Whole

Cell = Annotated[str, Meta(max_length=4_000)]
Cells = Annotated[list[Annotated[list[Cell], Meta(max_length=100)]], Meta(max_length=2_001)]
"""A table as a spreadsheet has it: rows of cells, the first of which names the columns."""
Tables = Annotated[dict[Short, Cells], Meta(max_length=60)]
Files = Annotated[dict[Short, Annotated[str, Meta(max_length=200_000)]], Meta(max_length=60)]
"""What is no table, such as a prepared battle: texts by the names of their files."""
Origin = Literal["own", "rulebook", "implied", "sum", "public", "proposed", "unsaid"]
"""Where a value is from: its owner, the rulebook, what that implies or gives the sum of, public sources, us; or nobody
says.
"""
CellKind = Literal["text", "number", "dice", "yes-no", "choice", "effects", "provenance"]
FaultKind = Literal["text", "number", "dice", "yes-no", "choice", "effects", "provenance", "columns", "rules", "play"]


class FactInfo(Struct):
    """A fact of an effect, such as how many dice; `usual` is what it is if nobody gives it."""

    name: str
    kind: CellKind
    choices: list[str]
    least: int
    most: int
    usual: str | None


class EffectInfo(Struct):
    """Something that cards can do: what it says by language, its facts in braces."""

    name: str
    facts: list[FactInfo]
    text: dict[str, str]


class ColumnInfo(Struct):
    """A column of a table. `voucher` is the column that says where its values are from, if any does.

    Of a column of effects, `effects` are those that may be named there, at least and at most so many.
    """

    name: str
    kind: CellKind
    is_optional: bool
    choices: list[str]
    least: int | None
    most: int | None
    voucher: str
    effects: list[str]


class TableForm(Struct):
    """A table of the package: its columns, its rows, and where each value is from, cell by cell."""

    file: str
    columns: list[ColumnInfo]
    rows: list[list[str]]
    origins: list[list[Origin | Literal[""]]]
    """Nothing for ids and for what says where others are from: these are no values."""


class SetForm(Struct):
    """All tables of a game, and the effects that its cards may have; `files` are those that are no tables."""

    game: str
    tables: list[TableForm]
    files: list[str]
    effects: list[EffectInfo]
    counts: dict[str, int]
    """How many values of the package are from where."""


class SetDraft(Struct):
    """What somebody has typed: the tables that are not as in the package."""

    tables: Tables
    files: Files = field(default_factory=dict)


class SetFault(Struct):
    """Why a set cannot be played: at a cell, a row (no column), or a whole table (row 0), counted as spreadsheets do.

    `kind` is what the cell should be; `rules` is what the game asks beyond that, and `play` that nobody came to an end
    of a trial. `expected` and `found` are data; `repair` is what is meant, where that is certain.
    """

    file: str
    row: int
    column: str
    kind: FaultKind
    expected: str
    found: str
    repair: str | None = None


class SetRemark(Struct):
    """What looks odd, and hinders nobody: a number `above` or `below` all in the package; a name not `translated`."""

    file: str
    row: int
    column: str
    kind: Literal["above", "below", "translated"]
    usual: str


class CheckedSet(Struct):
    """What is wrong with a draft, what looks odd, and where the values of its tables are from."""

    faults: list[SetFault]
    remarks: list[SetRemark]
    origins: dict[str, list[list[Origin | Literal[""]]]]
    counts: dict[str, int]
    """How many values of the whole set, tables of the package included, are from where."""


class SetInfo(Struct):
    """A set that I may play with: mine, or one that the house offers; `own` of `whole` values are its owner's."""

    id: str
    game: str
    name: str
    is_mine: bool
    version: int
    own: int
    whole: int
    changed: str


class SetContents(Struct):
    """A set and what its owner has put into it: the tables and files that are not as in the package."""

    info: SetInfo
    tables: dict[str, list[list[str]]]
    files: dict[str, str]


class NewSet(Struct):
    """A set to be kept as mine."""

    game: Short
    name: Short
    tables: Tables
    files: Files = field(default_factory=dict)


class SetChange(Struct):
    """Another content for a set of mine; `version` is the one that it was made from."""

    version: Whole
    tables: Tables
    files: Files = field(default_factory=dict)


class SetName(Struct):
    """What a set of mine is to be called."""

    name: Short


class SetGame(Struct):
    """A game over the cards of a set, as the shelf shows games: its switches, and the rules that matches will name."""

    info: SetInfo
    game: GameInfo
    rules: str
