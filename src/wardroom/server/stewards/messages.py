"""What stewards say and are told over the network, and what the terminal says in their place."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from wardroom.house.messages.tables import TableInfo
from wardroom.house.messages.terms import Short

LONGEST_REASON, MOST_HOURS = 300, 240
Reason = Annotated[str, Meta(min_length=1, max_length=LONGEST_REASON)]
Hours = Annotated[int, Meta(ge=1, le=MOST_HOURS)]
Seat = Annotated[int, Meta(ge=0, le=20)]


class Base(Struct, tag_field="kind", kw_only=True):
    """A deed, and why it is done: no reason, no deed. `is_sure` is asked for where it cannot be undone."""

    why: Reason
    is_sure: bool = False


class HandOver(Base, tag="hand-over"):
    """Somebody with an account plays for a seat from now on, or a bot where nobody is named."""

    match: Short
    seat: Seat
    to: Short = ""


class MoveBack(Base, tag="move-back"):
    """A match goes back to a line."""

    match: Short
    line: Annotated[int, Meta(ge=0)]


class MoreTime(Base, tag="more-time"):
    """A seat gets some hours more in its bank."""

    match: Short
    seat: Seat
    hours: Hours


class Judge(Base, tag="judge"):
    """A match ends; the seats that win, or none where all are level."""

    match: Short
    winners: list[Seat] = []


class Close(Base, tag="close"):
    """A match ends without a winner; a table that has not begun is cleared."""

    match: Short


class Upgrade(Base, tag="upgrade"):
    """A match whose rules are no longer here goes on by those that are."""

    match: Short


class Rename(Base, tag="rename"):
    """Somebody is called otherwise."""

    person: Short
    name: Short


class ResetLink(Base, tag="reset-link"):
    """A link by which somebody sets their password anew."""

    person: Short


class Ban(Base, tag="ban"):
    """Somebody is let in no more, and reads why."""

    person: Short


class Forget(Base, tag="forget"):
    """Somebody is forgotten, as they could ask for themselves."""

    person: Short


class SettleReport(Base, tag="settle-report"):
    """A report was seen to."""

    report: int


class DropWay(Base, tag="drop-way"):
    """A way to somebody that does not work is forgotten."""

    way: Short


class TryWay(Base, tag="try-way"):
    """A way to somebody that did not work is tried again now."""

    way: Short


class CloseTournament(Base, tag="close-tournament"):
    """A tournament is called off."""

    tournament: Short


class ExtendRound(Base, tag="extend-round"):
    """A round of a tournament gets longer."""

    tournament: Short
    hours: Annotated[int, Meta(ge=1, le=48)]


class Substitute(Base, tag="substitute"):
    """Somebody with an account plays on for an entry of a tournament, whose points stay."""

    tournament: Short
    entry: Annotated[int, Meta(ge=0, le=64)]
    to: Short


Deed: TypeAlias = (
    HandOver | MoveBack | MoreTime | Judge | Close | Upgrade | Rename | ResetLink | Ban | Forget | SettleReport
    | DropWay | TryWay | CloseTournament | ExtendRound | Substitute
)  # fmt: skip
FINAL = (Upgrade, Forget, DropWay)
"""What cannot be undone, and is asked for twice."""


class Undoing(Struct):
    """A deed was a mistake, and why."""

    why: Reason


class DeedDone(Struct):
    """What was done: its number in the log, and the link where there is one, which nobody can read again."""

    id: int
    link: str = ""


class Undone(Struct):
    """By whom and when a deed was undone."""

    name: str
    at: str


class DeedInfo(Struct):
    """A line of the log of deeds. Without a name it was done at the terminal."""

    id: int
    at: str
    name: str
    kind: str
    about: str
    called: str
    """The title of the table or tournament, or the name of the person, as they are called now."""
    game: str
    facts: dict[str, Any]
    why: str
    can_undo: bool
    undone: Undone | None = None


class Need(Struct):
    """Why a match wants a steward: a report, a clock that has run out, days without a move, or rules that are gone."""

    kind: Literal["reported", "time", "quiet", "rules"]
    days: int = 0
    name: str = ""
    text: str = ""


class MatchLine(Struct):
    """A match as stewards see it: not more than anybody who watches."""

    table: TableInfo
    line: int
    needs: list[Need]


class MatchDetail(Struct):
    """A match, what was reported about it and done there."""

    match: MatchLine
    deeds: list[DeedInfo]


class PersonInfo(Struct):
    """Somebody as stewards see them. Guests have no account."""

    id: str
    name: str
    account: str
    since: str
    seen: str
    banned: str
    is_steward: bool
    running: int


class PersonDetail(Struct):
    """Somebody, where they sit, and what was done about them."""

    person: PersonInfo
    tables: list[str]
    deeds: list[DeedInfo]


class ReportInfo(Struct):
    """What somebody has told about somebody else."""

    id: int
    at: str
    by: str
    about: PersonInfo
    table: str
    text: str


class BrokenWay(Struct):
    """A way that does not work. Its address is nobody's business."""

    id: str
    person: str
    kind: Literal["push", "mail", "hook"]
    state: Literal["failing", "refused", "gone", "private"]
    trouble: str
    lost: int
    since: str


class OutboxInfo(Struct):
    """How the post stands: how much there is by state, since when something due waits, and what does not work."""

    states: dict[str, int]
    late_since: str
    ways: list[BrokenWay]
    has_mail: bool


class RulesInfo(Struct):
    """A set of rules by which matches are played and that is not installed: they wait."""

    game: str
    rules: str
    release: str
    """The last release that served it, if that was noted."""
    matches: list[MatchLine]


class ClearingInfo(Struct):
    """What the club keeps, in days by what it is (0 for ever), and what would go now."""

    days: dict[str, int]
    would: dict[str, int]
    last: str


class DeskInfo(Struct):
    """How much waits at the stewards' desk."""

    matches: int
    running: int
    reports: int
    notices: int
    rules: int
