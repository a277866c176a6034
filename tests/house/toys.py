"""Picket duty: a small game with forced answers, reactions and hands, for what the house does about them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar

import pytest

from wardroom import shelf
from wardroom.engine import Dice, Event, Game, Option, Options, Question, Result, Say, Script, Seat, Switch, Table


class Steer(Option):
    point: int


class Aye(Option):
    pass


class Scuttle(Option):
    gives_up = True


class Silence(Option):
    passes = True


class Reply(Option):
    flag: int


class Heading(Question):
    pass


class Confirm(Question):
    left: int


class Trim(Question):
    pass


class LastOrder(Question):
    pass


class Hail(Question):
    is_reaction = True
    by: Seat


class Signal(Question):
    is_reaction = True
    by: Seat


class Sailed(Event):
    ship: Seat
    point: int


class Replied(Event):
    ship: Seat
    flag: int


COURSES = [Steer(1), Steer(2)]


@dataclass(slots=True)
class Picket:
    hands: list[list[int]]
    flags: list[int]
    courses: list[int]
    loss: str
    active: Seat = Seat(0)

    def copy(self) -> "Picket":
        hands = [hand[:] for hand in self.hands]
        return Picket(hands, self.flags[:], self.courses[:], self.loss, self.active)


@dataclass(slots=True)
class PicketView:
    mine: list[int]
    hands: list[int]
    courses: list[int]


class PicketGame(Game[Picket, PicketView]):
    """Each ship in turn steers, confirms it twice and trims her sails; then the others are hailed, and signalled to.

    Every third turn the ship that has sailed gets a flag. With an even one she may reply to a hail or a signal.
    """

    id = "picket"
    players = (1, 2, 3)
    switches: ClassVar[tuple[Switch, ...]] = (Switch("loss", "none", values=("none", "scuttle", "mine")),)
    state = Picket

    def setup(self, options: Options, seats: int, dice: Dice) -> Picket:
        return Picket([[] for _ in range(seats)], list(range(9)), [], str(options["loss"]))

    def turn(self, table: Table[Picket]) -> Script[None]:
        state, ship = table.state, table.state.active
        course = yield from table.ask(ship, Heading, COURSES)
        if state.loss == "scuttle":
            yield from table.ask(ship, LastOrder, [Scuttle()])
        for left in (2, 1):
            yield from table.ask(ship, Confirm, [Aye()], left)
            assert state.loss != "mine"
        trimmed = yield from table.ask(ship, Trim, COURSES)
        for other in [Seat((ship + ahead) % len(state.hands)) for ahead in range(1, len(state.hands))]:
            for about in (Hail, Signal):
                yield from self._answer(table, other, about)
        table.tell(Sailed, ship, course.point)
        state.courses.append(10 * course.point + trimmed.point)
        if len(state.courses) % 3 == 0:
            state.hands[ship].append(state.flags.pop())
        state.active = Seat((ship + 1) % len(state.hands))

    def _answer(self, table: Table[Picket], ship: Seat, about: type[Hail | Signal]) -> Script[None]:
        hand = table.state.hands[ship]
        choice = yield from table.ask(ship, about, lambda: self._replies(hand), table.state.active)
        if isinstance(choice, Reply):
            hand.remove(choice.flag)
            table.tell(Replied, ship, choice.flag)

    def _replies(self, hand: Sequence[int]) -> Sequence[Silence | Reply]:
        return [Silence(), *(Reply(flag) for flag in hand if flag % 2 == 0)]

    def result(self, state: Picket) -> Result | None:
        return Result.ranked([0] * len(state.hands)) if len(state.courses) == 8 else None

    def view(self, state: Picket, seat: Seat | None) -> PicketView:
        mine = [] if seat is None else sorted(state.hands[seat])
        return PicketView(mine, [len(hand) for hand in state.hands], state.courses[:])

    def imagine(self, state: Picket, seat: Seat | None, dice: Dice) -> None:
        hidden = [state.flags, *(hand for other, hand in enumerate(state.hands) if other != seat)]
        unseen = sorted(flag for pile in hidden for flag in pile)
        dice.shuffle(unseen)
        for pile in hidden:
            pile[:] = [unseen.pop() for _ in pile]

    def holding(self, state: Picket, seat: Seat) -> tuple[int, ...]:
        return tuple(sorted(state.hands[seat]))

    def picture(self, view: PicketView, say: Say) -> str:
        return ""


PICKET = PicketGame()


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The game can be played in houses that open meanwhile."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(shelf.BUILT_IN, "picket", "tests.house.toys:PICKET")
        shelf.find.cache_clear()
        yield
    shelf.find.cache_clear()
