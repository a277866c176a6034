"""Requests: what somebody at a table wants of it."""

from msgspec import Struct

from wardroom.house.messages.terms import ProposalKind, Short, Until, Whole


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
