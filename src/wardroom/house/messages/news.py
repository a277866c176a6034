"""News of a table, as they go out to everybody at it."""

from typing import Any

from msgspec import Struct

from wardroom.house.messages.play import AskInfo, OrderInfo, TakeBack
from wardroom.house.messages.tables import ResultInfo, TableInfo
from wardroom.house.messages.terms import ProposalKind, Said, Until


class LineInfo(Struct):
    """One line of the log as a seat or spectator may read it; line 0 is the opening."""

    number: int
    seat: int | None
    events: list[Said]
    dice: str = ""
    stills: list[Any] = []
    """For those who watch, what the reader saw as each event was told: each as a change (`wardroom.engine.changes`) to
    the still after it, the last one to the first of the next line, and the very last to the view of the position."""
    is_given: bool = False
    """Whether the house gave this answer for the reader, who had no choice; of others' it is not told."""


class ChatLine(Struct):
    """Something said at the table; whoever has no `seat` only watches, and is called like none of the players."""

    id: int
    name: str
    seat: int | None
    text: str
    at: str


class Proposal(Struct):
    """Something that all other people at the table must agree to. `line` is where a take-back would go.

    Those whose seat a bot minds are people at the table: they are waited for, and whoever says nothing while the
    `left` seconds pass has said no. `hand_over` lets a bot of the table's rank play for somebody who does not come: for
    the seat `absent`, until its player is back; of that only those who are there are asked. `adjudicate` ends the match
    and lets the seat `line` win. `pause` lets the table rest until an instant, `play_on` ends that.

    Where the others decide about somebody whose time is out, that one is not asked.
    """

    id: int
    kind: ProposalKind
    seat: int
    line: int
    agreed: list[int]
    absent: int | None = None
    bot: str = ""
    left: float = 0.0
    until: str | None = None


class Position(Struct):
    """Everything a reader sees at one moment.

    `sequence` names the moment: it counts every answer and every taking back, so that a late click is known as such.
    `line` is the number of the last line of the log.
    """

    sequence: int
    line: int
    view: dict[str, Any]
    asks: list[AskInfo]
    waiting: list[int]
    reader: int | None
    """The seat whose view this is; None for a spectator."""
    undoable: list[int]
    """My seats that may take their last answer back by themselves."""
    result: ResultInfo | None
    takes_back: list[TakeBack] = []
    """What each of my seats could take back, by itself or by consent. A seat without one has not answered yet, or so
    long ago that the house does not have it at hand: then the log tells the line, the last that was not given."""
    orders: list[OrderInfo] = []
    """The standing orders of the reader; nobody else sees them."""
    can_order: list[Until] = []
    """What the reader may order now (`Order`): nothing in games without reactions."""


class Welcome(Struct, tag="welcome"):
    """The first message on a socket: the whole table, and what has happened since the moment the client had.

    `?since=` is the `sequence` of that moment, -1 for none. As in `Moved`, `lines` follow line `after`, and lines that
    the client has beyond it are void: after a taking back, `after` lies before the line the client had reached.

    Of many lines only the last ones come, here and in `Moved`; `after` is then -1, and earlier ones are `Lines`.
    """

    table: TableInfo
    position: Position | None
    lines: list[LineInfo]
    chat: list[ChatLine]
    proposals: list[Proposal]
    after: int = -1


class Lines(Struct):
    """Lines of the log that came before others."""

    lines: list[LineInfo]


class Moved(Struct, tag="moved"):
    """The match went on, or back: `lines` follow line `after`; lines the client has beyond `after` are void.

    Whoever came with `?changes=yes` is told in `change` what turns the view it has into that of `position`, which is
    then left empty (`wardroom.engine.changes`); with no `change` the view is there.
    """

    after: int
    lines: list[LineInfo]
    position: Position
    table: TableInfo
    change: Any = None


class TableChanged(Struct, tag="table"):
    """Somebody sat down, left, came or went; or the table was closed."""

    table: TableInfo
    proposals: list[Proposal]


class Chatted(Struct, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Clock(Struct, tag="clock"):
    """The clock of one of my seats has started: so many seconds are left for what is asked at the moment `sequence`."""

    seat: int
    sequence: int
    left: float


class Late(Struct, tag="late"):
    """A bot is late with what it is asked at the moment `sequence`: it thinks for other tables first."""

    seat: int
    sequence: int


class Ordered(Struct, tag="orders"):
    """The standing orders of one of my seats, in place of those I knew: some were given or withdrawn.

    Those that end by themselves are gone from the next position.
    """

    seat: int
    orders: list[OrderInfo]
    can_order: list[Until]


class Refused(Struct, tag="refused"):
    """The last request was refused; the page puts the reason into words: `error-<key>`."""

    key: str
    facts: dict[str, Any]
    request: int = 0


class Accepted(Struct, tag="accepted"):
    """The last request was granted and is durable."""

    request: int
    sequence: int


class Pong(Struct, tag="pong"):
    """An answer to a ping."""


FromServer = Welcome | Moved | TableChanged | Chatted | Clock | Late | Ordered | Refused | Accepted | Pong
