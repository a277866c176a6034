"""The chronometer of a table: what every player's clock is at an instant, and what a moment of the match does to it.

Everything here follows from its arguments: no time passes by itself, and nothing is kept elsewhere. A clock runs from
the instant a seat is asked. It stands by night and on holiday, where its player lives; in a pause that all have agreed
to; and while the house is shut. First runs what a decision is given, then the bank.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo

from wardroom.engine import Refusal

Pace = Literal["live", "daily"]
Outcome = Literal["bot", "lost", "others"]
Face = Literal["run", "bank", "rest", "out", "night", "holiday", "pause", "shut"]
Night = tuple[int, int]
"""The hours at which a night begins and ends: 23 and 7."""

MINUTE, HOUR, DAY = 60, 3_600, 86_400
RANGES: dict[Pace, dict[str, tuple[int, int, int, str]]] = {
    "live": {"each": (0, 300, 1, "seconds"), "bank": (1, 180, MINUTE, "minutes")},
    "daily": {"each": (6, 336, HOUR, "hours"), "bank": (0, 30, DAY, "days")},
}
"""What a clock may be set to: least, most, the seconds of a unit, and the unit."""
LONGEST_NIGHT = 12
NEAR_LIVE, NEAR_DAILY = 30.0, 3_600.0
"""Seconds before its end at which a clock is near it; of a decision at most a tenth."""
_MOST_DRAWN = 40
"""Decisions of which it is remembered how much of the bank they took, should they be taken back."""


class Span(NamedTuple):
    """The time between two instants."""

    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Rule:
    """The clock that a table has chosen, in seconds: for each decision, and in the bank of each player."""

    kind: Pace
    each: int
    bank: int
    night: Night | None = None
    holidays: bool = False
    pauses: bool = False
    out: Outcome = "bot"


@dataclass(frozen=True, slots=True)
class Habits:
    """Where a player lives, when they sleep if not when others do, and the days they are on holiday, both included."""

    zone: str = "UTC"
    night: Night | None = None
    holidays: tuple[tuple[date, date], ...] = ()


@dataclass(frozen=True, slots=True)
class Watch:
    """The clock of one seat."""

    bank: float
    habits: Habits = Habits()
    asked: datetime | None = None
    given: float = 0.0
    """What there is for this decision, before the bank."""
    zone: str = "UTC"
    night: Night | None = None
    """Those that count for this decision: who moves house meanwhile has it by the old ones."""
    drawn: tuple[tuple[int, float], ...] = ()
    """By lines of the log, what they took from the bank."""
    kept: tuple[int, float] | None = None
    """The last line that was answered, and what was left of what it was given."""
    out: datetime | None = None
    """Since when time is out."""


class Reading(NamedTuple):
    """What a clock shows: what is left of this decision and in the bank, and when either ends if nothing else happens.

    `turns` is the next instant at which it begins to stand, or to run.
    """

    face: Face
    left: float
    bank: float
    ends: datetime | None = None
    out: datetime | None = None
    turns: datetime | None = None


@dataclass(frozen=True, slots=True)
class Chronometer:
    """The clocks of all seats, and when the table rests. `shut` is told where it matters: it is the house's."""

    rule: Rule
    watches: tuple[Watch, ...]
    pauses: tuple[Span, ...] = ()

    # --- what is shown ----------------------------------------------------------------------------------------------

    def used(self, seat: int, now: datetime, shut: Sequence[Span] = ()) -> float:
        """The seconds that a seat has taken for what it is asked."""
        watch, total = self.watches[seat], 0.0
        if watch.asked is None or now <= watch.asked:
            return 0.0
        for since, until in self._running(watch, watch.asked, shut):
            if since >= now:
                break
            total += (min(until, now) - since).total_seconds()
        return total

    def ends(self, seat: int, shut: Sequence[Span] = ()) -> datetime | None:
        """When a decision has taken what it was given; None if nothing is asked."""
        return self._when(seat, self.watches[seat].given, shut)

    def out(self, seat: int, shut: Sequence[Span] = ()) -> datetime | None:
        """When the time of a seat is out; None if nothing is asked."""
        watch = self.watches[seat]
        return self._when(seat, watch.given + watch.bank, shut)

    def near(self, seat: int, shut: Sequence[Span] = ()) -> datetime | None:
        """When the time of a seat is nearly out: what is left then is said by `margin`. None if nothing is asked."""
        watch = self.watches[seat]
        return self._when(seat, max(0.0, watch.given + watch.bank - self.margin), shut)

    @property
    def margin(self) -> float:
        """The seconds before its end at which a clock is near it."""
        return NEAR_LIVE if self.rule.kind == "live" else min(NEAR_DAILY, self.rule.each / 10)

    def due(self, shut: Sequence[Span] = ()) -> datetime | None:
        """When the first clock of all runs out; those that have are waited for no more."""
        seats = [seat for seat, watch in enumerate(self.watches) if watch.asked and not watch.out]
        return min(filter(None, (self.out(seat, shut) for seat in seats)), default=None)

    def read(self, seat: int, now: datetime, shut: Sequence[Span] = ()) -> Reading:
        """What the clock of a seat shows."""
        watch = self.watches[seat]
        if watch.out:
            return Reading("out", 0.0, 0.0, out=watch.out)
        if watch.asked is None:
            return Reading("rest", float(self.rule.each), watch.bank)
        used = self.used(seat, now, shut)
        left, bank = max(0.0, watch.given - used), watch.bank - max(0.0, used - watch.given)
        stands = [stand for stand in self._stands(watch, now, now, shut) if stand[0] <= now < stand[1]]
        face: Face = stands[0][2] if stands else "run" if left else "bank"
        turns = next(span for span in self._running(watch, now, shut))
        turn = turns.since if stands else turns.until
        return Reading(face, left, max(0.0, bank), self.ends(seat, shut), self.out(seat, shut), turn)

    # --- what changes it --------------------------------------------------------------------------------------------

    def ask(self, seats: Sequence[int], now: datetime) -> "Chronometer":
        """Some seats are asked something new, as they live now."""
        found = self
        for seat in seats:
            habits = self.watches[seat].habits
            night = self.rule.night and (habits.night or self.rule.night)
            fresh = {"asked": now, "given": float(self.rule.each), "zone": habits.zone, "night": night, "out": None}
            found = found._with(seat, **fresh)
        return found

    def answer(self, seat: int, line: int, now: datetime, shut: Sequence[Span] = ()) -> "Chronometer":
        """A seat has answered: what it took beyond what it was given is gone from its bank."""
        watch = self.watches[seat]
        if watch.asked is None:
            return self
        used = self.used(seat, now, shut)
        over = min(watch.bank, max(0.0, used - watch.given))
        drawn = (*watch.drawn, (line, over))[-_MOST_DRAWN:] if over else watch.drawn
        kept = (line, max(0.0, watch.given - used))
        return self._with(seat, asked=None, bank=watch.bank - over, drawn=drawn, kept=kept, out=None)

    def put_again(self, seat: int, now: datetime) -> "Chronometer":
        """A seat took its last answer back: it has as much time as when it gave it, no more and no less."""
        kept = self.watches[seat].kept
        found = self.ask([seat], now)
        return found._with(seat, given=kept[1]) if kept else found

    def back_to(self, line: int) -> "Chronometer":
        """All have agreed to go back to a line: what later ones took is in the banks again."""
        watches = tuple(
            replace(
                watch,
                asked=None,
                kept=None,
                out=None,
                bank=watch.bank + sum(spent for at, spent in watch.drawn if at > line),
                drawn=tuple((at, spent) for at, spent in watch.drawn if at <= line),
            )
            for watch in self.watches
        )
        return replace(self, watches=watches)

    def stop(self, seat: int) -> "Chronometer":
        """Nobody waits for a seat's player any more; nothing is charged."""
        return self._with(seat, asked=None)

    def run_out(self, seat: int, at: datetime) -> "Chronometer":
        """The time of a seat is out, and its bank empty."""
        return self._with(seat, out=at, bank=0.0)

    def come_back(self, seat: int, now: datetime, is_asked: bool) -> "Chronometer":
        """A player takes the seat back that a bot has minded: what it is asked is a new decision."""
        found = self._with(seat, asked=None, kept=None, out=None)
        return found.ask([seat], now) if is_asked else found

    def grant(self, seat: int, seconds: float) -> "Chronometer":
        """A steward gives a seat more time, or takes it back; whose time was out has some again."""
        watch = self.watches[seat]
        return self._with(seat, bank=max(0.0, watch.bank + seconds), out=None if seconds > 0 else watch.out)

    def live_by(self, seat: int, habits: Habits) -> "Chronometer":
        """A player lives otherwise: holidays count at once, all else from the next decision on."""
        return self._with(seat, habits=habits)

    def pause(self, now: datetime, until: datetime) -> "Chronometer":
        """The table rests until an instant, whatever was agreed before; at once to play on is to rest no longer."""
        past = tuple(Span(since, min(end, now)) for since, end in self.pauses if since < now)
        return replace(self, pauses=(*past, Span(now, until)) if until > now else past)

    def _with(self, seat: int, **changes: object) -> "Chronometer":
        changed = replace(self.watches[seat], **changes)  # type: ignore[arg-type]
        return replace(self, watches=(*self.watches[:seat], changed, *self.watches[seat + 1 :]))

    # --- when it runs -----------------------------------------------------------------------------------------------

    def _when(self, seat: int, seconds: float, shut: Sequence[Span]) -> datetime | None:
        """When a clock will have run for so many seconds."""
        watch, left = self.watches[seat], timedelta(seconds=seconds)
        if watch.asked is None:
            return None
        for since, until in self._running(watch, watch.asked, shut):
            if until - since >= left:
                return since + left
            left -= until - since
        raise AssertionError("time never ends")

    def _running(self, watch: Watch, since: datetime, shut: Sequence[Span]) -> Iterator[Span]:
        """The spans in which a clock runs, from an instant on, without end: looked up day by day."""
        at = since
        while True:
            until = at + timedelta(days=1)
            for begins, ends, _ in sorted(self._stands(watch, at, until, shut)):
                if begins > at:
                    yield Span(at, begins)
                at = max(at, ends)
            if at < until:
                yield Span(at, until)
                at = until

    def _stands(
        self, watch: Watch, since: datetime, until: datetime, shut: Sequence[Span]
    ) -> list[tuple[datetime, datetime, Face]]:
        """When and why a clock stands between two instants; what weighs most comes first."""
        zone = ZoneInfo(watch.zone)
        days = watch.habits.holidays if self.rule.holidays else ()
        kinds: list[tuple[Face, Sequence[Span]]] = [
            ("shut", shut),
            ("pause", self.pauses),
            ("holiday", [holiday(first, last, zone) for first, last in days]),
            ("night", list(nights(watch.night, zone, since, until)) if watch.night else ()),
        ]
        return [(span.since, span.until, face) for face, spans in kinds for span in spans if _meets(span, since, until)]


def _meets(span: Span, since: datetime, until: datetime) -> bool:
    return span.since <= until and span.until > since


def holiday(first: date, last: date, zone: ZoneInfo) -> Span:
    """Whole days somewhere, from the first midnight to that after the last."""
    return Span(*_hands(first, 0, zone)[:1], _hands(last + timedelta(days=1), 0, zone)[1])


def nights(night: Night, zone: ZoneInfo, since: datetime, until: datetime) -> Iterator[Span]:
    """The nights somewhere that touch a span. An hour that comes twice or not at all makes no night any shorter."""
    begins, ends = night
    day = since.astimezone(zone).date() - timedelta(days=1)
    while day <= until.astimezone(zone).date():
        morning = day if begins < ends else day + timedelta(days=1)
        yield Span(_hands(day, begins, zone)[0], _hands(morning, ends, zone)[1])
        day += timedelta(days=1)


def _hands(day: date, hour: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """The first and the last instant at which the hands of clocks somewhere stand at an hour of a day."""
    told = datetime.combine(day, time(hour), zone)
    first, last = sorted(told.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
    return first, last


# --- what may be chosen -----------------------------------------------------------------------------------------------


def checked(rule: Rule) -> Rule:
    """A clock as it may be; raises Refusal for nonsense, with what there is to choose from."""
    for name, (least, most, unit, called) in RANGES[rule.kind].items():
        if not least * unit <= getattr(rule, name) <= most * unit:
            raise Refusal("bad-clock", field=name, least=least, most=most, unit=called)
    if rule.kind == "live":
        return replace(rule, night=None, holidays=False)
    return replace(rule, night=rule.night and checked_night(rule.night))


def checked_night(night: Night) -> Night:
    """A night as it may be; raises Refusal for others."""
    begins, ends = night
    if not (0 <= begins < 24 and 0 <= ends < 24 and 1 <= (ends - begins) % 24 <= LONGEST_NIGHT):
        raise Refusal("bad-clock", field="night", least=1, most=LONGEST_NIGHT, unit="hours")
    return night


def set_up(rule: Rule, seats: int) -> Chronometer:
    """The chronometer of a table before its match begins."""
    return Chronometer(rule, (Watch(float(rule.bank)),) * seats)
