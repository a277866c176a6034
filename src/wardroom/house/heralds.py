"""Heralds: who carries word of a table to those who are not at it. What is told there is public, and never a secret."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from wardroom.engine import Ask, Seat
from wardroom.engine.phrase import seat_fields
from wardroom.house.chronometer import Chronometer
from wardroom.house.pacing import read_clock
from wardroom.house.standing import Standing
from wardroom.store.rows import Json, MatchRow, SeatRow


@dataclass(frozen=True, slots=True)
class Tidings:
    """Something that a person may want to hear of, at a moment of a table."""

    person: str
    event: str
    seat: int | None = None
    facts: Mapping[str, object] = field(default_factory=dict)
    ask: Ask | None = None
    """What they are asked, where everybody may know it."""
    wait: float = 0.0
    """Seconds in which they may come by themselves: their page is still in the background."""


class Herald(Protocol):
    """Hears of what happens at tables once it is durable, and must not hold anybody up."""

    def tell(self, table: Standing, tidings: Sequence[Tidings]) -> None:
        """Carry word to people."""

    def came(self, table: Standing, person: str) -> None:
        """Somebody looks at a table: they need not be told of it any more."""


class NoHerald(Herald):
    """Nobody is told anything."""

    def tell(self, table: Standing, tidings: Sequence[Tidings]) -> None:
        """Nobody carries it."""

    def came(self, table: Standing, person: str) -> None:
        """Nobody waits for it."""


def tidings_of(table: Standing, was: MatchRow, seated: Sequence[SeatRow]) -> list[Tidings]:
    """What is new at a table since it stood otherwise, for those who do not see it for themselves.

    Where everybody does, which is at most moves, nothing is looked for.
    """
    if {seat.person for seat in (*seated, *table.seats)} - {None} <= table.attentive():
        return []
    found = [*_sat_down(table, was, seated), *_begun(table, was), *_over(table, was), *_asked(table, was, seated)]
    return [each for each in found if each.person not in table.attentive()] if found else found


def nearly_out(table: Standing) -> list[Tidings]:
    """Whose time is nearly out at a table, and who does not see it for themselves."""
    clock = read_clock(table.row)
    seats = [table.seats[number] for number in table.row.waiting]
    away = [seat for seat in seats if seat.kind == "person" and seat.person not in table.attentive()]
    return [_near(table, clock, seat) for seat in away if _is_near(table, clock, seat.seat)] if clock else []


def _is_near(table: Standing, clock: Chronometer, seat: int) -> bool:
    now, shut = table.time()
    near, out = clock.near(seat, shut), clock.out(seat, shut)
    return near is not None and out is not None and near <= now < out


def _near(table: Standing, clock: Chronometer, seat: SeatRow) -> Tidings:
    out = clock.out(seat.seat, table.time().shut)
    facts = {"until": out.isoformat() if out else "", "rank": table.row.stand_in}
    return Tidings(seat.person or "", "clock", seat.seat, facts)


def _asked(table: Standing, was: MatchRow, seated: Sequence[SeatRow]) -> list[Tidings]:
    """Whoever becomes asked: to be asked the next question after an answer is to be asked still."""
    if table.row.status != "playing":
        return []
    before = _people_of(seated, was.waiting) if was.status == "playing" else set()
    new = [table.seats[seat] for seat in table.row.waiting if table.seats[seat].kind == "person"]
    told = {seat.person: seat for seat in reversed(new) if seat.person and seat.person not in before}
    return [_turn(table, person, seat.seat) for person, seat in told.items() if person]


def _turn(table: Standing, person: str, seat: int) -> Tidings:
    return Tidings(person, "turn", seat, _time_of(table, seat), _open_question(table, seat), table.grace_of(person))


def _time_of(table: Standing, seat: int) -> Json:
    """Until when a seat has time for its decision, and what stands behind it in the bank."""
    clock = read_clock(table.row)
    ends = clock.ends(seat, table.time().shut) if clock else None
    return {"until": ends.isoformat(), "bank": int(clock.watches[seat].bank)} if clock and ends else {}


def _people_of(seats: Sequence[SeatRow], numbers: Sequence[int]) -> set[str | None]:
    return {seats[number].person for number in numbers if seats[number].kind == "person"}


def _open_question(table: Standing, seat: int) -> Ask | None:
    """What a seat is asked, if that names nothing but players: of pieces nobody here knows whether they lie open."""
    ask = table.match.position.ask_of(Seat(seat)) if table.match else None
    return ask if ask and set(vars(ask.question)) <= seat_fields(ask.question) else None


def _begun(table: Standing, was: MatchRow) -> list[Tidings]:
    if was.status != "open" or table.row.status == "open" or table.row.origin:
        return []
    return [Tidings(person, "begins") for person in _all_people(table.seats)]


def _over(table: Standing, was: MatchRow) -> list[Tidings]:
    if was.status in ("over", "ended") or not table.is_done():
        return []
    return [Tidings(person, "over") for person in _all_people(table.seats)]


def _sat_down(table: Standing, was: MatchRow, seated: Sequence[SeatRow]) -> list[Tidings]:
    """Somebody took a seat before the match began; those who sit there already may want to know."""
    if was.status != "open":
        return []
    pairs = zip(seated, table.seats, strict=True)
    come = [seat for old, seat in pairs if old.kind == "open" and seat.kind == "person"]
    taken = sum(seat.kind != "open" for seat in table.seats)
    facts = {"taken": taken, "all": len(table.seats)}
    others = _all_people(seated)
    return [Tidings(person, "seated", seat.seat, facts) for seat in come for person in others if person != seat.person]


def _all_people(seats: Sequence[SeatRow]) -> list[str]:
    return sorted({seat.person for seat in seats if seat.person})
