"""Standing orders: whoever wants to pass on reactions says so once, and the house answers for them.

It answers after a pause that tells nothing: drawn by chance, and in the same way whether the seat could have done
anything else or not. Orders are kept in memory only: after a restart of the server nobody is answered for.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from wardroom.engine import Ask, Match, Option, Question, Seat
from wardroom.house.clocks import Timer, Timing
from wardroom.house.messages.terms import Until

SHORTEST, LONGEST = 0.8, 2.5
"""Seconds of the pause before the house answers for somebody."""


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """To pass for a seat: on all reactions, or on those of a kind."""

    id: int
    seat: int
    person: str
    until: Until
    question: Question | None = None
    """The one that was asked, if it is about a kind."""
    holding: object = None
    """What the seat held when the order was given."""

    def is_like(self, other: "StandingOrder") -> bool:
        """Whether both are for the same."""
        kinds = [order.question and order.question.kind for order in (self, other)]
        return (self.seat, self.until) == (other.seat, other.until) and kinds[0] == kinds[1]

    def covers(self, ask: Ask) -> bool:
        """Whether a question is to be passed on."""
        question = ask.question
        return question.kind == self.question.kind if self.question else question.is_reaction

    def has_ended(self, match: Match[Any]) -> bool:
        """Whether what it was given for has come: a turn of one's own, or another card."""
        if self.until == "turn":
            return is_asked_in_turn(match, self.seat)
        return self.until == "card" and match.game.holding(match.position.state, Seat(self.seat)) != self.holding


def is_asked_in_turn(match: Match[Any], seat: int) -> bool:
    """Whether a seat is asked something that is no reaction."""
    ask = match.position.ask_of(Seat(seat))
    return ask is not None and not ask.question.is_reaction


def passing(ask: Ask) -> Option:
    """The option of a reaction that passes: there is one."""
    return next(option for option in ask.options if option.passes)


def orders_for(match: Match[Any], seat: int) -> list[Until]:
    """What may be ordered for a seat now."""
    if not any(question.is_reaction for question in match.game.questions):
        return []
    ask = match.position.ask_of(Seat(seat))
    is_held = match.game.holding(match.position.state, Seat(seat)) is not None
    possible: list[tuple[Until, bool]] = [
        ("turn", not is_asked_in_turn(match, seat)),
        ("card", is_held),
        ("kind", ask is not None and ask.question.is_reaction),
    ]
    return [until for until, is_possible in possible if is_possible]


class Orders:
    """The standing orders at one table, and the pauses before they are carried out: one for each seat at most."""

    def __init__(self, timing: Timing, luck: Random, carry_out: Callable[[int], None]) -> None:
        """`carry_out` is told the seat that is to be answered for."""
        self.given: list[StandingOrder] = []
        self._timing = timing
        self._luck = luck
        self._carry_out = carry_out
        self._numbers = count(1)
        self._pauses: dict[int, tuple[int, Timer | None]] = {}
        """By seat: the line at which the question was asked, and what will end the pause; None once it is over."""

    def of(self, seat: int) -> list[StandingOrder]:
        """The orders for a seat."""
        return [order for order in self.given if order.seat == seat]

    def give(self, seat: int, person: str, until: Until, question: Question | None, holding: object) -> None:
        """One more order; it takes the place of one like it."""
        new = StandingOrder(next(self._numbers), seat, person, until, question, holding)
        self.drop(new.is_like)
        self.given.append(new)

    def drop(self, is_over: Callable[[StandingOrder], bool]) -> None:
        """Forget some orders."""
        self.given = [order for order in self.given if not is_over(order)]

    def stop(self) -> None:
        """Forget all of them."""
        self.given = []
        self.wind(0, ())

    def wind(self, at: int, seats: Collection[int]) -> None:
        """The seats that are to be answered for now, and the line at which they were asked. A pause goes on."""
        for seat, (asked_at, timer) in list(self._pauses.items()):
            if seat not in seats or asked_at != at:
                if timer is not None:
                    timer.cancel()
                del self._pauses[seat]
        for seat in seats:
            if seat not in self._pauses:
                self._pause(seat, at)

    def is_due(self, seat: int) -> bool:
        """Whether the pause of a seat is over for what is asked now."""
        return seat in self._pauses and self._pauses[seat][1] is None

    def _pause(self, seat: int, at: int) -> None:
        def end() -> None:
            self._pauses[seat] = at, None
            self._carry_out(seat)

        self._pauses[seat] = at, self._timing.later(self._luck.uniform(SHORTEST, LONGEST), end)
