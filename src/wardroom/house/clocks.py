"""Clocks: how long people have for a question with a limit. The house keeps them and says when time is up.

A clock starts when its person has seen the question, or after a while of grace. It stops with the question; whoever
takes an answer back has as much time left as before. What is left is kept in memory only: after a restart of the
server all clocks begin anew.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

GRACE = 10.0
"""Seconds after which a clock starts although nobody has seen the question."""


class Timer(Protocol):
    """Something that will be done."""

    def cancel(self) -> object:
        """It is not done after all."""


class Timing(Protocol):
    """What tests replace: the time, and what is done later."""

    def now(self) -> float:
        """Seconds since whenever."""

    def instant(self) -> datetime:
        """What time it is, in the world."""

    def later(self, seconds: float, work: Callable[[], None]) -> Timer:
        """Do something when so many seconds have passed."""


class LoopTiming:
    """The time of the event loop, and of the machine."""

    def instant(self) -> datetime:
        """What time it is, in the world."""
        return datetime.now(UTC)

    def now(self) -> float:
        """Seconds since whenever."""
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, work: Callable[[], None]) -> Timer:
        """Do something when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, work)


@dataclass(slots=True)
class Clock:
    """The clock of a seat for the question that was asked at a line of the log."""

    at: int
    given: float
    """The seconds it has, or had left when the question was put again."""
    due: float | None = None
    timer: Timer | None = None


class Clocks:
    """The clocks at one table: at most one runs for each seat."""

    def __init__(self, timing: Timing, time_up: Callable[[int], None], started: Callable[[int], None]) -> None:
        """`time_up` and `started` are told the seat whose clock has run out, or has started by itself."""
        self._timing = timing
        self._time_up = time_up
        self._started = started
        self._clocks: dict[int, Clock] = {}
        self._kept: dict[tuple[int, int], float] = {}
        """What was left to a seat for the question asked at a line, should it be put again."""

    @property
    def is_running(self) -> bool:
        """Whether anybody is waited for by a clock."""
        return any(clock.timer is not None for clock in self._clocks.values())

    def wind(self, at: int, limits: Mapping[int, int], patient: Collection[int] = ()) -> None:
        """What is asked now, and how many seconds the seats have for it; of some it is waited until they have seen it.

        A clock that runs already runs on.
        """
        for seat, clock in list(self._clocks.items()):
            if clock.at != at or seat not in limits:
                self._put_away(seat, clock)
        for seat, seconds in limits.items():
            if seat not in self._clocks:
                self._set_up(seat, at, seconds)
            if seat not in patient:
                self._give_grace(seat, self._clocks[seat])

    def _set_up(self, seat: int, at: int, seconds: int) -> None:
        left = self._kept.pop((at, seat), None)
        clock = self._clocks[seat] = Clock(at, seconds if left is None else left)
        if left is not None:
            self._start(seat, clock)

    def _give_grace(self, seat: int, clock: Clock) -> None:
        if clock.due is None and clock.timer is None:
            clock.timer = self._timing.later(GRACE, lambda: self._lose_patience(seat, clock))

    def seen(self, seat: int) -> bool:
        """Whoever is asked has seen what went before; says whether the clock starts by it."""
        clock = self._clocks.get(seat)
        if clock is None or clock.due is not None:
            return False
        self._start(seat, clock)
        return True

    def left(self, seat: int) -> float | None:
        """The seconds left to a seat; None if no clock runs."""
        clock = self._clocks.get(seat)
        return None if clock is None or clock.due is None else max(0.0, clock.due - self._timing.now())

    def is_up(self, seat: int) -> bool:
        """Whether the clock of a seat has rung for what is asked now."""
        clock = self._clocks.get(seat)
        return clock is not None and clock.due is not None and clock.timer is None

    def wait(self, seat: int, seconds: float) -> None:
        """Ask again later whether time is up."""
        clock = self._clocks[seat]
        clock.timer = self._timing.later(seconds, lambda: self._ring(seat, clock))

    def stop(self) -> None:
        """Forget all: whatever is asked next begins anew."""
        for clock in self._clocks.values():
            _cancel(clock)
        self._clocks.clear()
        self._kept.clear()

    def _lose_patience(self, seat: int, clock: Clock) -> None:
        self._start(seat, clock)
        self._started(seat)

    def _start(self, seat: int, clock: Clock) -> None:
        _cancel(clock)
        clock.due = self._timing.now() + clock.given
        clock.timer = self._timing.later(clock.given, lambda: self._ring(seat, clock))

    def _ring(self, seat: int, clock: Clock) -> None:
        clock.timer = None
        self._time_up(seat)

    def _put_away(self, seat: int, clock: Clock) -> None:
        left = self.left(seat)
        if left is not None:
            self._kept[clock.at, seat] = left
        _cancel(clock)
        del self._clocks[seat]


def _cancel(clock: Clock) -> None:
    if clock.timer is not None:
        clock.timer.cancel()
        clock.timer = None
