"""Afterwards: single steps of a match, what they showed, and whether its dice are proven."""

from msgspec import Struct, field

from wardroom.house.messages.news import LineInfo, Position, Refused
from wardroom.house.messages.tables import ClockRule, OriginInfo, SeatWish
from wardroom.house.messages.terms import Whole


class Branch(Struct):
    """Play on from a line of the log at a new table."""

    line: Whole
    seats: list[SeatWish] = field(default_factory=list)
    clock: ClockRule | None = None


class Step(Struct):
    """A moment of a match for the replay."""

    position: Position
    line: LineInfo


class Stills(Struct):
    """What happened after a line of the log, for somebody who has not seen it: lines with what was seen at each event.

    `stills` of the lines are as in `Moved`: they lead back from the view of the position at the moment `sequence`, and
    serve only somebody who has that position. Of long stories the older lines come without stills, as the opening does.
    """

    sequence: int
    lines: list[LineInfo]


class SealInfo(Struct):
    """One of the seals of a match: it holds for the lines after `after`, where something may have been dealt anew."""

    commitment: str
    contributions: list[str]
    after: int
    deal: str
    secret: str | None
    is_ours: bool
    """Whether this house made it, before the eyes of those who sit here."""


class Fairness(Struct):
    """What can be known of the dice: the promise, the contributions, and after the end whether it was kept.

    `commitment`, `contributions` and `secret` are those of the last seal. Of all `rolls`, `derived` ones follow from
    seals that this house made; `older` ones, in the first `older_lines`, came with a file or from another table, and
    nobody here can say that they were fair. `verified` is the word for a match without any of those.
    """

    commitment: str
    contributions: list[str]
    secret: str | None
    verified: bool | None
    rolls: int
    derived: int = 0
    older: int = 0
    older_lines: int = 0
    seals: list[SealInfo] = []
    origin: OriginInfo | None = None
    wrong_line: int | None = None
    error: Refused | None = None
    composed: bool = False
