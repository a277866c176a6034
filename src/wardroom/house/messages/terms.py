"""What many messages have in common."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

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


class Said(Struct):
    """A phrase as data: the page puts it into words. `seats` names the facts that are seats."""

    kind: str
    facts: dict[str, Any]
    seats: list[str]
    rule: str = ""
    to: list[int] | None = None
    """For an event that was whispered: the seats that heard it. After the end everybody may read it."""
