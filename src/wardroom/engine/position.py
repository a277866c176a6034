"""A position: the snapshot of the last turn boundary, and what was answered and rolled since.

That pair is all there is to a moment in a game. Fork, save, undo, replay and search are one mechanism: copy the
snapshot, run the turn again, feed it the same answers and dice.
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from wardroom.engine.dice import Dice, Draw, Recorded, Source
from wardroom.engine.game import Game, Result, State
from wardroom.engine.phrase import Option, Seat
from wardroom.engine.seal import Deal
from wardroom.engine.table import Ask, Script, Table, Told

S = TypeVar("S", bound=State)

_MOST_SILENT_TURNS = 10_000


Answer: TypeAlias = tuple[Seat, Option]
"""Who chose what."""


class Imagined(NamedTuple):
    """A moment at which everything a seat cannot know was dealt anew, with the dice that dealt it."""

    seat: Seat | None
    draws: tuple[Draw, ...]


class Reshuffled(NamedTuple):
    """A moment at which the piles that nobody knows were shuffled anew, with the dice that did it."""

    draws: tuple[Draw, ...]


class Position(Generic[S]):
    """A game in progress, as search and simulation use it: answers are trusted to be options on offer."""

    __slots__ = ("_given", "_group", "_mark", "_script", "asks", "game", "result", "since", "snapshot", "table")

    asks: Sequence[Ask]
    """What is being asked now, of one seat or several; empty once the game is over."""
    result: Result | None
    snapshot: S
    """The state at the last turn boundary. Never changed: forks share it."""
    since: list[Answer | Imagined | Reshuffled]
    _script: Script[None]
    _group: list[Ask] | None
    """The seats asked together, and in `_given` the secret answers so far."""
    _given: dict[Seat, Option]

    def __init__(self, game: Game[S, Any], state: S, dice: Dice, heard: list[Told] | None = None) -> None:
        """Take the position over from a state between two turns and run up to the first ask."""
        self.game = game
        self.table = Table(state, dice, heard)
        self._begin_turn()

    @property
    def state(self) -> S:
        """The state at this moment, in the middle of a turn as it may be."""
        return self.table.state

    @property
    def rolled(self) -> list[Draw]:
        """The dice rolled since the last turn boundary."""
        return self.table.dice.record[self._mark :]

    def ask_of(self, seat: Seat) -> Ask | None:
        """What the seat is asked now, if anything."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def answered(self) -> tuple[Seat, ...]:
        """Seats that have given their secret answer while others are still being waited for."""
        return tuple(self._given) if self._group else ()

    def answer(self, seat: Seat, option: Option) -> None:
        """Play an option on offer to the seat."""
        self.since.append((seat, option))
        if self._group is None:
            self._resume(option)
        else:
            self._given[seat] = option
            self._await_others(self._group)

    def fork(self, source: Source, upto: int | None = None, heard: list[Told] | None = None) -> "Position[S]":
        """The same position with other dice to come: the past is replayed from the record, the future is fresh.

        With `upto`, the position after only that many of the answers since the turn began. With `heard`, what is told
        from now on is collected there.
        """
        twin = self._rewound(Recorded(self.rolled), heard)
        for entry in self.since if upto is None else self.since[:upto]:
            if isinstance(entry, Imagined):
                twin._imagine(entry.seat, Dice(Recorded(entry.draws)))
            elif isinstance(entry, Reshuffled):
                twin._reshuffle(Dice(Recorded(entry.draws)))
            else:
                twin.answer(*entry)
        if heard is not None:
            heard.clear()
        twin.table.dice.source = source
        return twin

    def before(self, back: int) -> "Position[S] | None":
        """The position before the last answers, if the turn goes back so far and nothing was dealt anew since."""
        upto = len(self.since) - back
        if upto < 0 or any(isinstance(entry, Imagined | Reshuffled) for entry in self.since[upto:]):
            return None
        return self.fork(Recorded(()), upto)

    def imagine(self, seat: Seat | None, source: Source) -> "Position[S]":
        """A fork in which everything the seat cannot know is a fair sample.

        Answers that others gave in secret are forgotten, so that they are asked again.
        """
        world = self.fork(source)
        world._imagine(seat, Dice(source))
        return world

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position[S]":
        """A twin whose dice will fall the same way; what was heard stays with the original."""
        return self.fork(deepcopy(self.table.dice.source, memo))

    def __reduce__(self) -> tuple[Callable[..., "Position[S]"], tuple[Any, ...]]:
        """The pair that a position is, the dice to come, and the game, which is pickled by its name."""
        source = self.table.dice.source
        return _restored, (type(self), self.game, self.snapshot, self.result, self.since, self.rolled, source)

    def deal(self, deal: Deal, dice: Dice) -> None:
        """Deal anew, here and now: what nobody knows, or all that is not public. After the end there is nothing to."""
        if self.result is None and deal == "decks":
            self._reshuffle(dice)
        elif self.result is None and deal == "hidden":
            self._imagine(None, dice)

    @property
    def given(self) -> int:
        """How many answers were given since the turn began."""
        return sum(not isinstance(entry, Imagined | Reshuffled) for entry in self.since)

    def _rewound(self, source: Source, heard: list[Told] | None = None) -> "Position[S]":
        """A twin at the beginning of the turn, sharing the snapshot."""
        twin = Position.__new__(type(self))
        twin.game = self.game
        twin.table = Table(self.snapshot.copy(), Dice(source), heard)
        twin.result, twin.snapshot, twin.since, twin._mark = self.result, self.snapshot, [], 0
        twin.asks, twin._group = (), None
        if self.result is None:
            twin._script = self.game.turn(twin.table)
            twin._take(twin._script.send(None))
        return twin

    def _begin_turn(self) -> None:
        """A turn boundary: the state is plain data here, so this is where a position can be copied and kept."""
        table, game = self.table, self.game
        for _ in range(_MOST_SILENT_TURNS):
            self.since = []
            self._mark = len(table.dice.record)
            self.snapshot = table.state.copy()
            self.result = game.result(table.state)
            if self.result is not None:
                self.asks, self._group = (), None
                return
            self._script = game.turn(table)
            try:
                asked = self._script.send(None)
            except StopIteration:
                continue
            self._take(asked)
            return
        raise RuntimeError(f"{game.id}: {_MOST_SILENT_TURNS} turns went by without a question or a result")

    def _resume(self, answer: object) -> None:
        try:
            asked = self._script.send(answer)
        except StopIteration:
            self._begin_turn()
            return
        if asked.__class__ is Ask:
            self.asks, self._group = (asked,), None
        else:
            self._take(asked)

    def _take(self, asked: Ask | list[Ask]) -> None:
        if isinstance(asked, Ask):
            self.asks, self._group = (asked,), None
        else:
            self.asks, self._group, self._given = asked, asked, {}

    def _await_others(self, group: list[Ask]) -> None:
        self.asks = [ask for ask in group if ask.seat not in self._given]
        if not self.asks:
            self._resume({ask.seat: self._given[ask.seat] for ask in group})

    def _reshuffle(self, dice: Dice) -> None:
        self.game.reshuffle(self.table.state, dice)
        self.since.append(Reshuffled(tuple(dice.record)))
        for ask in self.asks:
            ask.look_again()

    def _imagine(self, seat: Seat | None, dice: Dice) -> None:
        self.game.imagine(self.table.state, seat, dice)
        self.since.append(Imagined(seat, tuple(dice.record)))
        if self._group is not None:
            self._given = {mine: option for mine, option in self._given.items() if mine == seat}
            self._await_others(self._group)
        for ask in self.asks:
            ask.look_again()


def _restored(
    kind: type[Position[S]],
    game: Game[S, Any],
    snapshot: S,
    result: Result | None,
    since: list[Answer | Imagined | Reshuffled],
    rolled: list[Draw],
    source: Source,
) -> Position[S]:
    """The position that was pickled: the turn is run again, with the same answers and dice."""
    past = kind.__new__(kind)
    past.game, past.snapshot, past.result, past.since, past._mark = game, snapshot, result, since, 0
    past.table = Table(snapshot, Dice(source))
    past.table.dice.record = rolled
    return past.fork(source)
