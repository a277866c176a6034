"""What is said of tournaments over the network."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wardroom.house.messages.tables import ClockRule
from wardroom.house.messages.terms import Short
from wardroom.players import USUAL

Title = Annotated[str, Meta(min_length=1, max_length=80)]
Kind = Literal["round-robin", "swiss", "knock-out"]


class NewTournament(Struct):
    """A tournament to be opened for entry."""

    title: Title
    game: Short
    kind: Kind = "swiss"
    options: dict[str, Any] = {}
    size: Annotated[int, Meta(ge=2, le=8)] = 2
    """Players at a table; where there are not enough for all tables, some are smaller."""
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    """How many rounds; 0 for as many as there should be. A knock-out and a round robin of two have their own number."""
    most: Annotated[int, Meta(ge=2, le=64)] = 16
    is_open: bool = True
    """Whether anybody may come in; else those whom the host names."""
    hours: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    """How long a round lasts; 0 for as long as it takes."""
    pace: Literal["live", "daily"] = "daily"
    stand_in: Short = USUAL
    is_rated: bool = True
    clock: ClockRule | None = None
    """The clock of every match; none where they may take as long as the round."""
    bots: Annotated[list[Short], Meta(max_length=64)] = []


class Guest(Struct):
    """Who is invited."""

    name: Short


class Extension(Struct):
    """By how much a round is made longer."""

    hours: int


class Verdict(Struct):
    """How a match that is not over is judged: the places by seat, and why."""

    board: int
    places: Annotated[list[Annotated[int, Meta(ge=1, le=8)]], Meta(min_length=2, max_length=8)]
    reason: Annotated[str, Meta(min_length=1, max_length=300)]


class TournamentLine(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    kind: Kind
    status: Literal["entry", "playing", "over", "closed"]
    entries: int
    most: int
    round: int
    rounds: int
    until: str | None
    created: str


class Earlier(Struct):
    """Who played for an entry before, until which round."""

    name: str
    round: int


class EntryInfo(Struct):
    """Somebody who plays, was invited, or waits to take a place."""

    entry: int
    kind: Literal["person", "bot", "invited", "substitute"]
    name: str
    bot: str
    is_me: bool
    before: list[Earlier] = []


class BoutInfo(Struct):
    """A table of a round. Without a match it is a free round; without places it is being played."""

    round: int
    board: int
    entries: list[int]
    table: str | None
    places: list[int] | None
    points: list[float]
    """What each entry has from it, in the same order."""
    waiting: list[int] = []
    """The entries that are asked now."""
    ended: str = ""
    reason: str = ""
    """Why it was judged, if it was."""


class PlaceInfo(Struct):
    """A line of the standings."""

    place: int
    entry: int
    points: float
    buchholz: float
    sonneborn: float


class TournamentInfo(Struct):
    """A tournament as somebody sees it."""

    head: TournamentLine
    options: dict[str, Any]
    size: int
    hours: int
    pace: Literal["live", "daily"]
    stand_in: str
    is_rated: bool
    is_open: bool
    clock: ClockRule | None
    host: str
    is_mine: bool
    """Whether I opened it."""
    can_judge: bool
    entries: list[EntryInfo]
    bouts: list[BoutInfo]
    standings: list[PlaceInfo]
