"""Measures: what a game counts while it is played, for whoever wants to know what a change of it does.

A game declares a `Measures` of its own. It hears every event, as small functions that answer with facts: points that
came from a source, a piece that was drawn or played, a seat that has a role, the way a match ended. The counting is
done here, the same for all games.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from wardroom.engine.phrase import Seat
from wardroom.engine.table import Told

S = TypeVar("S")

How: TypeAlias = Literal["drawn", "played", "aboard"]


class Gain(NamedTuple):
    """Points that came to a seat from a source; less than nothing for points that were lost."""

    seat: Seat
    source: str
    points: int


class Level(NamedTuple):
    """All points that a seat has from a source by now, where the state keeps the account."""

    seat: Seat
    source: str
    points: int


class Use(NamedTuple):
    """A piece that a seat drew, played, or had aboard; `kind` is what pieces of that sort are called together.

    Copies of a piece, `gun.1` and `gun.2`, count as one.
    """

    seat: Seat
    how: How
    kind: str
    piece: str


class Role(NamedTuple):
    """A part in the match that a seat plays, such as whoever begins: how often it wins is counted."""

    seat: Seat
    role: str


class Ending(NamedTuple):
    """The way in which the match has ended."""

    how: str


class Mark(NamedTuple):
    """A number of the whole match, such as its rounds; what is said last counts."""

    name: str
    value: int


Fact: TypeAlias = Gain | Level | Use | Role | Ending | Mark


class Measures(Generic[S]):
    """What a game counts; the default counts nothing, so that only who wins and how long it takes is known."""

    sources: tuple[str, ...] = ()
    """Where points come from; what a seat has of all of them are its points."""
    kinds: tuple[str, ...] = ()
    """The sorts of pieces whose impact is weighed."""
    roles: tuple[str, ...] = ()
    """Those that are called by words; others are pieces, with a name of their own."""
    endings: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All that has words of its own: `measure-…` in the game's files."""
        return (*self.sources, *self.kinds, *self.roles, *self.endings, *self.marks)

    def begins(self, state: S) -> Iterable[Fact]:
        """What is to be counted before anything has happened."""
        return ()

    def heard(self, told: Told, state: S) -> Iterable[Fact]:
        """What an event means, while the table is as it was when it was told."""
        return ()


@dataclass(slots=True)
class Count:
    """What was counted in one match."""

    points: dict[Seat, dict[str, int]] = field(default_factory=dict)
    lead_changes: int = 0
    """How often somebody else took the lead in points. A tie changes nothing; nor does the first to lead."""
    leader: Seat | None = None
    uses: dict[str, dict[Seat, int]] = field(default_factory=dict)
    """By `how kind piece`, how often each seat did it."""
    roles: dict[str, Seat] = field(default_factory=dict)
    endings: list[str] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)

    def add(self, fact: Fact) -> None:
        """Count one more."""
        match fact:
            case Gain(seat, source, points):
                self._book(seat, source, self.points.get(seat, {}).get(source, 0) + points)
            case Level(seat, source, points):
                self._book(seat, source, points)
            case Use(seat, how, kind, piece):
                used = self.uses.setdefault(f"{how} {kind} {piece.partition('.')[0]}", {})
                used[seat] = used.get(seat, 0) + 1
            case Role(seat, role):
                self.roles[role] = seat
            case Ending(how):
                self.endings.append(how)
            case Mark(name, value):
                self.marks[name] = value

    def total(self, seat: Seat) -> int:
        """The points of a seat from all sources."""
        return sum(self.points.get(seat, {}).values())

    def _book(self, seat: Seat, source: str, points: int) -> None:
        self.points.setdefault(seat, {})[source] = points

    def look_who_leads(self) -> None:
        """Note a change of the lead; asked when all that an event means is booked."""
        totals = sorted(((self.total(seat), seat) for seat in self.points), reverse=True)
        if not totals or (len(totals) > 1 and totals[0][0] == totals[1][0]):
            return
        leader = totals[0][1]
        self.lead_changes += self.leader not in (None, leader)
        self.leader = leader


class Listener(list[Told], Generic[S]):
    """Hears what is told at a table and counts it; to be given to a position as what is `heard`."""

    def __init__(self, measures: Measures[S], state: S) -> None:
        super().__init__()
        self.counted = Count()
        self._measures, self._state = measures, state
        self._take(measures.begins(state))

    def append(self, told: Told) -> None:
        """Count what an event means; the event itself is not kept."""
        self._take(self._measures.heard(told, self._state))

    def _take(self, facts: Iterable[Fact]) -> None:
        is_scored = False
        for fact in facts:
            self.counted.add(fact)
            is_scored = is_scored or isinstance(fact, Gain | Level)
        if is_scored:
            self.counted.look_who_leads()
