"""Play: what somebody is asked, and what they may choose."""

from msgspec import Struct

from wardroom.house.messages.terms import Said, Until


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
