"""5.0, 5.4 Who chooses for a side: its player; and for the phantom the real player, its own interest, or chance."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeVar

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.kaiser.rules.phantom import REAL_SEAT, is_phantom
from wardroom.games.kaiser.rules.phrasing import NO, YES, Aim, No, Yes, aim_of
from wardroom.games.kaiser.state import Sea, Ship
from wardroom.games.kaiser.table import Aims, KaiserTable


class Weighed(Question):
    """A question whose options can be weighed for the phantom."""

    def worth(self, table: KaiserTable, option: Option) -> int:
        """5.0, 5.4 What an option is worth to the phantom; it takes every chance, so a yes is more than nothing."""
        if isinstance(option, Aim):
            return self.worth_of(table, table.find(option.ship)[1])
        return int(isinstance(option, Yes))

    def worth_of(self, table: KaiserTable, ship: Ship) -> int:
        """5.4 What it is worth to name a ship: the most valuable target is the best."""
        return ship_worth(table, ship)


class Choice(Weighed):
    """A question that may be put on behalf of the phantom: `phantom` says so."""

    @property
    def cites(self) -> str:
        return PHANTOM_CHOICE if is_for_phantom(self) else super().cites


PHANTOM_CHOICE = "5.4.choice"


def is_for_phantom(question: Question) -> bool:
    """5.0 Whether the real player is asked on behalf of the phantom."""
    return getattr(question, "phantom", False)


def ship_worth(table: KaiserTable, ship: Ship) -> int:
    """The most valuable target: a prize counts double for its holder."""
    return table.card_of(ship).vp * (2 if ship.prize else 1)


def interest(table: KaiserTable, question: Question, option: Option) -> int:
    """5.0, 5.4 What an option is worth to the phantom; nothing, where the question does not say."""
    return question.worth(table, option) if isinstance(question, Weighed) else 0


O = TypeVar("O", bound=Option)  # noqa: E741
T = TypeVar("T")
About = Callable[..., Question]


class Chooser(ABC):
    """Whoever decides for one side. `which` is among ships or other things, `whether` about a step not to be missed."""

    @abstractmethod
    def which(self, table: KaiserTable, options: Sequence[O], about: About, *facts: Any) -> Script[O]:
        """One of the options."""

    @abstractmethod
    def whether(self, table: KaiserTable, about: About, *facts: Any) -> Script[bool]:
        """Yes or no."""


class Asked(Chooser):
    """A player, who is asked."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def which(self, table: KaiserTable, options: Sequence[O], about: About, *facts: Any) -> Script[O]:
        return (yield from table.ask(self._seat, about, options, *facts))

    def whether(self, table: KaiserTable, about: About, *facts: Any) -> Script[bool]:
        options: Sequence[Yes | No] = [YES, NO]
        return isinstance((yield from self.which(table, options, about, *facts)), Yes)


class Deputy(Asked):
    """5.0 The real player, who decides for the phantom as well; where nothing is left to choose nobody is asked."""

    def which(self, table: KaiserTable, options: Sequence[O], about: About, *facts: Any) -> Script[O]:
        if len(options) == 1:
            return options[0]
        return (yield from super().which(table, options, partial(about, phantom=True), *facts))


class Interest(Chooser):
    """5.4 What is best for the phantom, ties at random."""

    def which(self, table: KaiserTable, options: Sequence[O], about: About, *facts: Any) -> Script[O]:
        question = about(*facts)
        worth = [interest(table, question, option) for option in options]
        best = [option for option, value in zip(options, worth, strict=True) if value == max(worth)]
        return _settled(any_of(table, best))

    def whether(self, table: KaiserTable, about: About, *facts: Any) -> Script[bool]:
        return _settled(interest(table, about(*facts), YES) > 0)


class Chance(Interest):
    """5.4 Anything, where it is about which; the phantom misses nothing that serves it by chance, though."""

    def which(self, table: KaiserTable, options: Sequence[O], about: About, *facts: Any) -> Script[O]:
        return _settled(any_of(table, options))


def _settled(choice: T) -> Script[T]:
    """A choice that nobody has to be asked for."""
    yield from ()
    return choice


_FOR_PHANTOM: dict[str, Chooser] = {"player": Deputy(REAL_SEAT), "best": Interest(), "random": Chance()}
_asked = cache(Asked)


def chooser(sea: Sea, seat: Seat) -> Chooser:
    """Who decides for a side in play."""
    return _FOR_PHANTOM[sea.rules.phantom] if is_phantom(sea, seat) else _asked(seat)


def keeper(sea: Sea, seat: Seat) -> Chooser:
    """5.2.4 Who decides what a side keeps: for the phantom the real player, unless it is to keep its own."""
    if not is_phantom(sea, seat):
        return _asked(seat)
    return _FOR_PHANTOM["player" if sea.rules.phantom_keeps == "player" else _own_way(sea)]


def _own_way(sea: Sea) -> str:
    return "random" if sea.rules.phantom == "random" else "best"


def any_of(table: KaiserTable, items: Sequence[T]) -> T:
    """One of the items at random; a single one needs no die."""
    return table.dice.pick(items) if len(items) > 1 else items[0]


def choose(table: KaiserTable, seat: Seat, options: Sequence[O], about: About, *facts: Any) -> Script[O]:
    """Whoever decides for the side takes one of the options."""
    return (yield from chooser(table.state, seat).which(table, options, about, *facts))


def confirm(table: KaiserTable, seat: Seat, about: About, *facts: Any) -> Script[bool]:
    """Whoever decides for the side says yes or no."""
    return (yield from chooser(table.state, seat).whether(table, about, *facts))


def pick_ship(table: KaiserTable, seat: Seat, aims: Aims, about: About, *facts: Any) -> Script[tuple[Seat, Ship]]:
    """Whoever decides for the side names a ship; the phantom's own need no owner."""
    own = seat if is_phantom(table.state, seat) else None
    options = [aim_of(table.ship_id(ship), None if owner == own else owner) for owner, ship in aims]
    choice = yield from choose(table, seat, options, about, *facts)
    return next((owner, ship) for owner, ship in aims if table.ship_id(ship) == choice.ship)
