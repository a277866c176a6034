"""What the server and its clients say to each other; the OpenAPI schema and the page's types come from here."""

from datetime import date
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from wardroom.players import USUAL

Whole = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A number that a client counts by: of a seat, a line, a moment, a proposal or a request."""
Short = Annotated[str, Meta(max_length=200)]
"""A text that a client sends; how long it may be in earnest is checked where it is used."""
Setting = bool | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Meta(max_length=20_000)]
"""What an option of a game is set to; some games take whole texts, such as a scenario."""
SeatKind = Literal["person", "bot", "open"]
Pace = Literal["live", "daily"]
Until = Literal["turn", "card", "kind"]
"""What a standing order is given for: until one's next turn, until one holds another card, or a kind of question."""
ProposalKind = Literal["take_back", "end", "hand_over", "adjudicate", "pause", "play_on"]
Status = Literal["open", "playing", "over", "ended"]
"""Open: seats are free. Playing. Over: by the rules. Ended: by agreement or otherwise."""

# --- people -----------------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who is asking: a guest or somebody with an account.

    Whoever has not chosen a name has one as data, as bots have: `guest-4711`, `bot-captain`. Readers see it in their
    own language.
    """

    id: str
    name: str
    has_account: bool
    csrf: str
    """To be sent back in the header `x-csrf-token` with everything that changes something."""
    account: str = ""
    """The name that is mine alone, and leads to my page."""
    has_trouble: bool = False
    """Whether a way by which I am told things does not work; the page of notices says which."""
    is_steward: bool = False


class Problem(Struct):
    """What every refusal over HTTP looks like; the page puts the reason into words: `error-<key>`."""

    key: str
    facts: dict[str, Any]


class NewName(Struct):
    """What a guest wants to be called."""

    name: Short


class Credentials(Struct):
    """For opening an account and for signing in."""

    name: Short
    password: Annotated[str, Meta(max_length=1000)]


class NewBot(Struct):
    """A bot that somebody wants to let in over the network."""

    name: Short


class BotInfo(Struct):
    """A bot of mine that comes over the network; `id` is what revokes its token."""

    id: str
    name: str
    created: str


class BotToken(Struct):
    """A new bot, and its token, which is told this once: the server keeps no more than a hash."""

    bot: BotInfo
    token: str
    """To be sent in the header `authorization: Bearer <token>`."""


# --- the shelf --------------------------------------------------------------------------------------------------------


class NeedsInfo(Struct):
    """What an option, or a value of it, has an effect with: numbers of players, and values of other options."""

    players: list[int] | None
    """These numbers only; null for any."""
    others: dict[str, list[Setting]]
    """By name: one of these."""
    unless: dict[str, list[Setting]]
    """By name: none of these."""


class LimitInfo(Struct):
    """A value of an option that needs more than the others."""

    value: Setting
    needs: NeedsInfo


class SwitchInfo(Struct):
    """An option of a game; `unattended` is its default where only bots play."""

    name: str
    default: Setting
    unattended: Setting
    values: list[Setting]
    needs: NeedsInfo
    limits: list[LimitInfo]
    is_quick: bool
    """Whether it says which match is played, or how long."""


class LookInfo(Struct):
    """What the page has to know of a game that it has no table for."""

    seats: list[str]
    """The fields of its view that are seats."""
    by_seat: list[str]
    """The lists in its view that have an entry for each seat."""
    page: str
    """The address of the page of its own table; empty where it has none."""


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    players: list[int]
    switches: list[SwitchInfo]
    bots: list[str]
    """Level by level, the weakest first; then the one that plays anything, and bots of this server's own."""
    usual_bot: str
    words: dict[str, str]
    """By language, the mark of the game's words: with it in their address they may be kept for good."""
    has_tables: bool = False
    """Whether its cards stand in tables that an owner may replace by their own."""
    look: LookInfo | None = None
    """Of a game from elsewhere, for which the page has no table."""
    trouble: "Problem | None" = None
    """What is wrong with its words or with its table, for whoever has installed it."""


class RuleInfo(Struct):
    """A rule of the register."""

    id: str
    title: dict[str, str]
    tag: dict[str, str]
    """The short title, with the number where the book has one: what is shown instead of the id."""
    summary: dict[str, str]
    kind: str


# --- tables -----------------------------------------------------------------------------------------------------------


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
    asked: "Said | None" = None
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


# --- play -------------------------------------------------------------------------------------------------------------


class Said(Struct):
    """A phrase as data: the page puts it into words. `seats` names the facts that are seats."""

    kind: str
    facts: dict[str, Any]
    seats: list[str]
    rule: str = ""
    to: list[int] | None = None
    """For an event that was whispered: the seats that heard it. After the end everybody may read it."""


class OptionInfo(Struct):
    """Something that can be chosen; `play` is the notation to send back."""

    play: str
    said: Said
    gives_up: bool = False
    """Whether it throws away what one plays with: a client may ask whether it is meant."""
    passes: bool = False
    """Whether it does nothing, and lets things go on."""
    gathers: bool = False
    """Whether others of its kind may be chosen along with it, and answered one after another."""


class AskInfo(Struct):
    """What one of my seats is asked."""

    seat: int
    said: Said
    options: list[OptionInfo]
    seconds: int | None = None
    """How long I have for it: then the house answers. The clock starts when I say `Seen`, or ten seconds later."""
    left: float | None = None
    """The seconds that are left, once the clock runs."""
    is_reaction: bool = False
    """Whether it is somebody else's turn, and I am asked whether I want to do anything about it."""
    most: int | None = None
    """How many of the options that gather may be chosen at once, where there is a limit."""


class OrderInfo(Struct):
    """A standing order of mine: the house passes for the seat, on all reactions or on one kind of question.

    `turn`: until the seat is asked something that is no reaction. `card`: until it holds another card. `kind`: whenever
    the question is of the kind of `question`. All end with the match, when somebody else plays for the seat, and when
    an answer of the seat is taken back. `id` is what `Withdraw` names.
    """

    id: int
    seat: int
    until: Until
    question: Said | None = None
    """As it was put when the order was given."""


class TakeBack(Struct):
    """The last answer of a seat of mine: what would be taken back, and by whose leave.

    If `is_free`, by `Undo`, as I like; else the others are asked by `Propose` (`take_back`, to `line`), and where
    nobody else plays it is done at once. Forced answers, which the house gave, are passed over.
    """

    seat: int
    line: int
    """The line of the log that the match goes back to."""
    play: str
    said: Said
    is_free: bool


class Because(Struct):
    """What speaks for an option: an event, its chance with the option, and with the others; each from 0 to 1."""

    said: Said
    chance: float
    otherwise: float


class Advice(Struct):
    """An option, by its notation, the chance of winning with it, from 0 to 1, and for the first what speaks for it."""

    play: str
    chance: float
    because: list[Because] = []


class Hint(Struct):
    """The best options of a seat at the moment `sequence`, the best first, as a Captain in that seat would see them."""

    seat: int
    sequence: int
    advice: list[Advice]


class ItemInfo(Struct):
    """A part of a sum, by name."""

    said: Said
    value: int


class SumInfo(Struct):
    """One side of a roll: whose it is, the dice by their sides, what is added, and what has to be reached."""

    title: Said
    dice: list[int]
    items: list[ItemInfo]
    needs: int | None = None


class ChanceInfo(Struct):
    """What may come of it, how likely, from 0 to 1, and whether whoever chooses wants it."""

    outcome: Said
    chance: float
    is_good: bool | None = None


class ExplanationInfo(Struct):
    """What an option costs and does, the sums, and every outcome, the best first. The words are `note-…`."""

    notes: list[Said]
    sums: list[SumInfo]
    chances: list[ChanceInfo]


class Explained(Struct):
    """What there is to say about the options of a seat at the moment `sequence`, by notation."""

    seat: int
    sequence: int
    options: dict[str, ExplanationInfo]


class Reason(Struct):
    """Why a piece is not on offer; None where the game knows no reason."""

    said: Said | None


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


class Answer(Struct, tag="answer"):
    """An answer for one of my seats, meant for the moment `sequence`. `request` is the client's own number."""

    seat: Whole
    play: Short
    sequence: Whole
    request: Whole = 0


class Undo(Struct, tag="undo"):
    """Take my last answer back."""

    seat: Whole
    sequence: Whole
    request: Whole = 0


class Propose(Struct, tag="propose"):
    """Ask the others to take back to a moment, to end the match as it stands, or to let a bot play for an absent one.

    That needs the consent of those who are at the table; the bot is of the rank that the table has for that. To
    `adjudicate` is to end the match and let the seat `line` win. A `pause` lasts `until` an instant, such as
    `2026-12-24T18:00:00Z`.
    """

    kind: ProposalKind
    seat: Whole
    line: Whole = 0
    request: Whole = 0
    absent: Whole | None = None
    until: Short = ""


class Agree(Struct, tag="agree"):
    """Agree to a proposal, or refuse it, for a seat of mine, also for one that a bot minds."""

    id: Whole
    seat: Whole
    agree: bool
    request: Whole = 0


class Resign(Struct, tag="resign"):
    """Give the match up; in a match of more than two, a bot plays on."""

    seat: Whole
    request: Whole = 0


class Chat(Struct, tag="chat"):
    """Say something at the table."""

    text: str
    request: Whole = 0


class Look(Struct, tag="look"):
    """With several seats on one screen: show the table as this seat sees it (None: as a spectator).

    The answer is a Moved with the whole log, since the seats may read different things in it.
    """

    seat: Whole | None
    request: Whole = 0


class Seen(Struct, tag="seen"):
    """I have seen what one of my seats is asked at the moment `sequence`: if it has a clock, that starts."""

    seat: Whole
    sequence: Whole
    request: Whole = 0


class Order(Struct, tag="order"):
    """Pass for one of my seats from now on, what it is asked now included, as told by `OrderInfo`.

    `kind` is the kind of the reaction that the seat is being asked. The house passes after a pause of 0.8 to 2.5
    seconds, also where nothing else can be done, so that nobody can tell; until then I may still answer myself.
    """

    seat: Whole
    until: Until
    request: Whole = 0


class Withdraw(Struct, tag="withdraw"):
    """A standing order of mine no longer holds."""

    seat: Whole
    id: Whole
    request: Whole = 0


class Promise(Struct, tag="promise"):
    """What I add to the seal with this commitment, as a hash (`promise_of` in `wardroom.house.sealing`)."""

    commitment: Short
    promise: Short
    request: Whole = 0


class Reveal(Struct, tag="reveal"):
    """What I add to the seal with this commitment, once everybody has promised."""

    commitment: Short
    text: Short
    request: Whole = 0


class Ping(Struct, tag="ping"):
    """Ask for a sign of life; and say whether the page is in the background, where nobody looks at it."""

    is_hidden: bool = False


FromClient = Answer | Undo | Propose | Agree | Resign | Chat | Look | Seen | Order | Withdraw | Promise | Reveal | Ping

# --- afterwards -------------------------------------------------------------------------------------------------------


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


# --- analyses ---------------------------------------------------------------------------------------------------------

AnalysisState = Literal["none", "waiting", "running", "stopped", "done"]


class NewAnalysis(Struct):
    """A finished match is to be analysed, at the depth of a captain or an admiral."""

    level: Short = "captain"


class Figure(Struct):
    """A figure and its standard error; chances are from 0 to 1, changes may be negative."""

    value: float
    error: float


class StandingInfo(Struct):
    """How the sides stood after a line of the log: their chances of winning, with everything known that was dealt.

    `seen` is the chance that whoever chose could see for their side, from what they knew.
    """

    chances: list[Figure]
    seen: Figure | None = None


class TurnInfo(Struct):
    """A turning point: what chance or choice changed there for every side."""

    number: int
    kind: Literal["luck", "choice"]
    changes: list[Figure]


class CostInfo(Struct):
    """A choice that was costly beyond doubt, by what the seat knew: what was played, and what was better.

    `also` are further plays that were good. `truly` is what the choice changed with everything known.
    """

    number: int
    side: int
    played: OptionInfo
    better: OptionInfo
    also: list[str]
    chance: float
    better_chance: float
    cost: Figure
    truly: Figure


class ShareInfo(Struct):
    """What became of the chance of one side: start + luck + own choices + others' choices = result."""

    start: Figure
    luck: Figure
    own: Figure
    others: Figure
    result: Figure


class AnalysisInfo(Struct):
    """An analysis as far as it has come: nothing yet, waiting for its turn, running, stopped half way, or done.

    `steps` has the deal and then every line. `sides` are the seats that win together; one that is not at the table is
    that of the phantom. Whoever has asked for it (`is_mine`) can stop it. One that came with a file (`is_filed`) was
    not made here: its figures are whatever its maker wrote.
    """

    level: str
    state: AnalysisState
    done: float
    is_mine: bool = False
    is_filed: bool = False
    worlds: int = 0
    sides: list[list[int]] = []
    steps: list[StandingInfo] = []
    turns: list[TurnInfo] = []
    costs: list[CostInfo] = []
    shares: list[ShareInfo] = []
    error: Refused | None = None


# --- lessons ----------------------------------------------------------------------------------------------------------


class FirstGameInfo(Struct):
    """The first real game that is proposed to whoever has learned one: the opponents by rank, and the options."""

    bots: list[str]
    options: dict[str, Setting]
    about: str


class LessonLine(Struct):
    """A lesson as the page "Learn" lists it; whoever left another `version` of it begins anew."""

    number: int
    title: str
    version: int
    minutes: int
    steps: int


class ProblemLine(Struct):
    """A problem as the page "Learn" lists it; `stars` say how hard it is, from 1 to 3."""

    number: int
    title: str
    version: int
    stars: int


class GameLessons(Struct):
    """What there is to learn of a game by playing."""

    game: str
    lessons: list[LessonLine]
    first: FirstGameInfo | None = None
    problems: list[ProblemLine] = []


class CoachAnswer(Struct):
    """An answer to a question of the coach's, and what the coach says to it."""

    words: str
    reply: str
    is_right: bool


class CoachStep(Struct):
    """What the coach says at a step. In `says`, `<1 Collier>` is the first piece of `point`, with its pin."""

    kind: Literal["read", "move", "ask"]
    name: str
    says: str
    why: str
    rules: list[str]
    after: list[str]
    """The rules to be shown once it was answered."""
    point: list[str]
    answers: list[CoachAnswer]


class LearnedInfo(Struct):
    """What one can do after a lesson, and by which rule."""

    words: str
    rule: str


class LessonInfo(Struct):
    """A lesson in one language, and the table that it is played at."""

    game: str
    number: int
    title: str
    version: int
    minutes: int
    steps: list[CoachStep]
    end: str
    end_why: str
    learned: list[LearnedInfo]
    table: TableInfo


class LessonMoment(Struct):
    """A moment of a lesson: it follows from `plays`, what the learner has answered, and the `step`.

    After the last step `step` is the number of steps. `lines` have what happened after so many events as the client had
    been told, with stills as in `Moved`, or everything, without. Of the answers on offer `accepted` go on, the first of
    them is what the coach would show; all others have a reply.
    """

    step: int
    plays: list[str]
    told: int
    position: Position
    lines: list[LineInfo]
    accepted: list[str]
    replies: dict[str, str]
    explained: dict[str, ExplanationInfo]


class ProblemAnswer(Struct):
    """An answer on offer: the chance of winning with it, and how far that is behind the best, with its error."""

    play: str
    chance: float
    behind: float
    error: float
    is_good: bool


class ProblemInfo(Struct):
    """A problem in one language, at the table where it is asked: `answers` are all that is on offer, the best first.

    `usual` is what the rule of thumb says; in so many `worlds` all answers were tried.
    """

    game: str
    number: int
    title: str
    moment: str
    why: str
    version: int
    stars: int
    rules: list[str]
    answers: list[ProblemAnswer]
    usual: str
    worlds: int
    table: TableInfo
    position: Position
    lines: list[LineInfo]
    explained: dict[str, ExplanationInfo]


class ProblemCourse(Struct):
    """One way that it may go on after an answer, until there is a choice again; the lines come with stills."""

    position: Position
    lines: list[LineInfo]


class LessonProgress(Struct):
    """How far somebody has come in a lesson: its version, the step where it was left, and whether it was finished.

    In a problem step 1 is that it was tried.
    """

    version: Whole
    step: Whole = 0
    done: bool = False
