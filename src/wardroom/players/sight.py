"""Sight: what a player has before them, and nothing more."""

from collections.abc import Sequence
from typing import Any, Protocol

from wardroom.engine import Ask, Game, Option, Position, Seat, Source


class Sight:
    """A seat's view, its ask, and worlds in which all it cannot know has been dealt anew."""

    __slots__ = ("_position", "ask", "names")

    def __init__(self, position: Position[Any], ask: Ask, names: Sequence[str] = ()) -> None:
        """`names` are those of the players, where they have any."""
        self._position = position
        self.ask = ask
        self.names = names

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.ask.seat

    @property
    def game(self) -> Game[Any, Any]:
        """The rules, which everybody knows."""
        return self._position.game

    def view(self) -> Any:
        """What the seat sees of the table."""
        return self.game.view(self._position.state, self.seat)

    def imagine(self, source: Source) -> Position[Any]:
        """A world that agrees with everything the seat knows; no two need be the same."""
        return self._position.imagine(self.seat, source)


class Player(Protocol):
    """Whoever answers for a seat."""

    def choose(self, sight: Sight) -> Option:
        """One of the options of `sight.ask`."""
        ...
