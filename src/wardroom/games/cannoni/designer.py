"""The ship designer: a log book and its points for any ship that Appendix B can describe.

A `Design` is what a designer chooses. `draw` fills in the log book, or refuses with the field that does not fit;
`add_to` writes the ship into a roster that can be played with.
"""

import csv
from dataclasses import dataclass, fields
from io import StringIO
from typing import NamedTuple, get_args

from wardroom.games.cannoni.logbook import QUALITIES, Kind, LogBook, ShipRow, Yard


@dataclass(frozen=True, slots=True)
class Design:
    """What a designer chooses. Rate and decks follow from the guns unless they are given."""

    id: str
    name: str
    nation: str
    built: str
    type: Kind
    guns: int
    men: int
    manoeuvre: int
    combat: int
    fire: int
    carronades: int = 0
    rate: int | None = None
    decks: int | None = None
    qualities: tuple[str, ...] = ()


class Span(NamedTuple):
    """The least and the most of something that can be chosen."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Choices:
    """What there is to choose from: for each nation the abilities of its crews."""

    types: tuple[str, ...]
    qualities: tuple[str, ...]
    nations: dict[str, dict[str, Span]]


def choices(yard: Yard) -> Choices:
    """All that a designer can choose from."""
    nations = {name: {each: Span(*limits) for each, limits in yard.crew_limits(name).items()} for name in yard.nations}
    return Choices(get_args(Kind), QUALITIES, nations)


def draw(yard: Yard, design: Design) -> LogBook:
    """Her log book, points included; raises BadData naming the field that does not fit."""
    return yard.build(row_of(design), "design")


def row_of(design: Design) -> ShipRow:
    """The design as a row of ships.csv. All of it is its designer's own proposal."""
    return ShipRow(
        id=design.id,
        name=design.name,
        italian=design.name,
        nation=design.nation,
        built=design.built,
        type=design.type,
        rate=design.rate,
        decks=design.decks,
        guns=design.guns,
        carronades=design.carronades,
        men=design.men,
        manoeuvre=str(design.manoeuvre),
        combat=str(design.combat),
        fire=str(design.fire),
        qualities=" ".join(design.qualities),
        from_guns="proposed",
        from_carronades="proposed",
        from_men="proposed",
        from_crew="proposed",
    )


def add_to(table: str, yard: Yard, design: Design) -> str:
    """The text of ships.csv with the ship at its end; raises BadData if she does not fit the tables."""
    draw(yard, design)
    text = StringIO()
    row = row_of(design)
    header = next(csv.reader([table.removeprefix("\ufeff").splitlines()[0]]))
    cells = {field.name: getattr(row, field.name) for field in fields(ShipRow)}
    csv.writer(text, lineterminator="\n").writerow("" if cells[name] is None else cells[name] for name in header)
    return f"{table.rstrip()}\n{text.getvalue()}"
