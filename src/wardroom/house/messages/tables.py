"""Tables: how one is opened, who sits there, by which clock, and what is told of it to everybody."""

from datetime import date
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from wardroom.house.messages.terms import Pace, Said, SeatKind, Setting, Short, Status, Whole
from wardroom.players import USUAL


class SeatWish(Struct):
    """How a seat is to be filled. `hot` seats are played by whoever opened the table, on the same screen."""

    kind: SeatKind
    name: Short = ""
    bot: Short = USUAL
    hot: bool = False


class ClockRule(Struct):
    """The clock of a table, in seconds: what each decision is given, and the bank of every player, which comes after.

    `live`: `each` from 0 to 300 seconds, `bank` from 1 to 180 minutes. `daily`: from 6 to 336 hours, and up to 30 days;
    nights (from an hour to another, such as 23 and 7, where the player lives; none if empty) and holidays do not count.
    With `pauses` the table may rest, if all agree. When time is `out`, a bot of the table's rank plays on until the
    player is back, the seat is `lost`, or the `others` decide.
    """

    kind: Pace
    each: Whole
    bank: Whole
    night: Annotated[list[Annotated[int, Meta(ge=0, le=23)]], Meta(max_length=2)] = []
    holidays: bool = True
    pauses: bool = True
    out: Literal["bot", "lost", "others"] = "bot"


class SeatClock(Struct):
    """What the clock of a seat shows: the seconds left of this decision, and in the bank.

    `run`: the decision's own time runs. `bank`: that is used up. `rest`: nothing is asked. `out`: time is out, since
    `out`. The others say why a clock stands. `ends` is when the decision's own time will be over, `out` when all will
    be, nights and all counted in, and `turns` the next instant at which it stands, or runs again.
    """

    seat: int
    face: Literal["run", "bank", "rest", "out", "night", "holiday", "pause", "shut"]
    left: float
    bank: float
    ends: str | None = None
    out: str | None = None
    turns: str | None = None


class ClockInfo(Struct):
    """The clocks of a table at the instant `now`. `near` is how many seconds before its end a clock is near it."""

    rule: ClockRule
    now: str
    near: float
    seats: list[SeatClock]
    rests_until: str | None = None
    shut: list[str] = []
    """From when to when the house was last shut while somebody was asked: nobody was charged for that."""


class NewTable(Struct):
    """A table to be opened."""

    game: Short
    seats: list[SeatWish]
    options: dict[Short, Setting] = field(default_factory=dict)
    title: Short = ""
    pace: Pace = "live"
    is_public: bool = True
    hints: bool = True
    """Whether players may ask which options are best."""
    stand_in: Short = USUAL
    """The rank of a bot that plays for somebody who left or does not come: the same for all, and never `random`."""
    is_rated: bool = True
    """Whether it counts for ratings, if everybody who plays has an account, and at least two do."""
    clock: ClockRule | None = None
    """Its `kind` is then the pace of the table."""
    zone: Short = ""
    """The time zone of whoever opens it, such as `Europe/Rome`, unless they have chosen one."""
    cards: Short = ""
    """The id of a set that it is played with: one of my own, or one that the house offers; else the package's."""


class SeatInfo(Struct):
    """A seat at a table."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    is_mine: bool
    is_present: bool
    resigned: bool = False
    is_stand_in: bool = False
    """Whether it is a bot that plays for somebody who may come back."""
    can_return: bool = False
    """Whether it plays for me."""
    is_kept: bool = False
    """Whether it is kept for somebody who was invited by name."""
    is_kept_for_me: bool = False


class ResultInfo(Struct):
    """How the match ended."""

    scores: list[int]
    places: list[int]
    reason: Literal["rules", "agreement", "resignation", "adjudication", "closed", "time"]


class SealingInfo(Struct):
    """A seal that is being made: the house has committed to a secret, and people's clients add texts of their own.

    First everybody sends the hash of a text (`Promise`), then, once all have, the text itself (`Reveal`). So nobody can
    choose theirs to suit the others'. Whoever is `missing` when the time is up is replaced in public.
    """

    commitment: str
    stage: Literal["promise", "reveal"]
    missing: list[int]
    """The seats that are waited for."""
    is_asked: bool
    """Whether I am one of them."""
    left: float
    line: int | None = None
    """The line that the match is taken back to once it is made; None where the match begins."""


class OriginInfo(Struct):
    """What a match plays on from: a file that somebody brought, or another table; up to `line` it was played there.

    Under its new seal, what nobody knew was shuffled anew (`decks`), or everything that was not public (`hidden`): that
    is done as soon as somebody sits down who was not in the old match. Empty while it is not decided.
    """

    kind: Literal["file", "branch"]
    line: int
    deal: Literal["", "decks", "hidden"] = ""


class RematchInfo(Struct):
    """The match is to be played again: who asked, in what order of seats, and what came of it.

    `order` names for each new seat the old one. `agreed` and `missing` are old seats. Whoever says nothing until
    `until` has said no; afterwards, and when somebody refused, anybody may ask anew.
    """

    state: Literal["asked", "agreed", "refused", "lapsed"]
    seat: int
    order: list[int]
    agreed: list[int]
    missing: list[int]
    until: str
    refused: int | None = None
    table: str = ""
    """The table at which it is played, once everybody has agreed."""


class CardsInfo(Struct):
    """The set of cards that a match is played with, where these are not the package's.

    `owner` is who had entered it when the table was opened; nobody, if the house offers it (`is_offered`), or if that
    is not known. Of cards that came with a match file, nobody may know even the name.
    """

    name: str
    owner: str
    is_offered: bool
    is_mine: bool


class UpgradeInfo(Struct):
    """Other rules were installed while the match was played: after `line`, `before` instead of `after`.

    It goes on `unchanged`; or `otherwise`: what came after line `since` would not come out the same; or it is `stuck`,
    and can only be ended: by agreement, by adjudication, or by whoever keeps the house.
    """

    line: int
    before: str
    after: str
    kind: Literal["unchanged", "otherwise", "stuck"]
    since: int | None = None


class StewardNote(Struct):
    """What a steward has done at a table after a line, over its players' heads, and why. `name` is the steward's."""

    line: int
    at: str
    kind: Literal[
        "withdrawn", "closed", "judged", "reopened", "moved-back", "restored", "handed-over", "given-back",
        "more-time", "less-time",
    ]  # fmt: skip
    name: str
    why: str
    facts: dict[str, Any]
    """`was` is the line from which a match went back; `seat`, `before` and `after` who had a seat and who has it, a bot
    if nobody; `hours` of time; `winners` by name."""


class TableInfo(Struct):
    """A table as the lists show it."""

    id: str
    game: str
    title: str
    pace: Pace
    status: Status
    options: dict[str, Setting]
    seats: list[SeatInfo]
    sequence: int
    waiting: list[int]
    """The seats that are being waited for."""
    is_my_turn: bool
    created: str
    moved: str
    result: ResultInfo | None = None
    hints: bool = True
    stand_in: str = USUAL
    sealing: SealingInfo | None = None
    origin: OriginInfo | None = None
    upgrades: list[UpgradeInfo] = []
    is_rated: bool = False
    rematch: RematchInfo | None = None
    clock: ClockInfo | None = None
    asked: Said | None = None
    """What one of my seats is asked."""
    rules: str = ""
    """The rules that it is played by: their version, and the mark of its cards if it is played with a set."""
    cards: CardsInfo | None = None
    noted: list[StewardNote] = []


class Waiting(Struct):
    """At how many tables I am asked."""

    tables: int


class MyTables(Struct):
    """The lists of the page with tables: mine, my turn first, those that wait for people, and for me by name."""

    mine: list[TableInfo]
    open: list[TableInfo]
    invited: list[TableInfo] = []


class Rematch(Struct):
    """Ask for a rematch: everybody keeps their seat, or moves on by one."""

    rotated: bool = False


class Agreement(Struct):
    """Agree to something that others have asked for, or not."""

    agree: bool


class Invitation(Struct):
    """Keep a free seat for somebody with an account, by the name of that."""

    seat: Whole
    name: Short


class SeatLink(Struct):
    """The secret address that lets a person into one seat, for the one who opened the table."""

    seat: int
    path: str
    """`/t/<table>?seat=<link>`: a page that offers the seat; `link` is what `Sit` sends back."""


class LinkedSeat(Struct):
    """The seat that a secret address leads to, free or not."""

    seat: int


class OpenedTable(Struct):
    """A table that was just opened."""

    table: TableInfo
    links: list[SeatLink]


class Sit(Struct):
    """Take a seat: a free one of an open table, the one a link leads to, or one's own that a bot plays meanwhile."""

    seat: Whole | None = None
    link: Short = ""
    name: Short = ""
    zone: Short = ""
    """Where I live, as in `NewTable`."""


class Holiday(Struct):
    """Days on which my clocks stand, both included."""

    first: date
    last: date


class HabitsInfo(Struct):
    """Where I live, my own night if it is not that of the others (as in `ClockRule`), and my holidays.

    Those are said at least a day before, and are at most 14 days in a year.
    """

    zone: Short = ""
    night: Annotated[list[Annotated[int, Meta(ge=0, le=23)]], Meta(max_length=2)] = []
    holidays: Annotated[list[Holiday], Meta(max_length=40)] = []
