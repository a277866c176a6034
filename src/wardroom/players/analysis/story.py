"""A match as an analysis reads it: every answer with the true position before it, and what can come of answers there.

What nobody at the table knows is shuffled anew in every world, so that a card drawn is a fall of chance like a die.
The worlds have numbers, and the same number is the same dice and the same shuffle at every moment of the match.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any

from wardroom.engine import Ask, Dice, Game, Match, Option, Position, Seat, Stream
from wardroom.engine.record import begin, record
from wardroom.players.analysis.account import Entry, Vector
from wardroom.players.trying import play_on, worth_of

_LOOKS = 3
"""Shuffles after which what never differed is no chance."""


@dataclass(slots=True)
class Moment:
    """An answer, and the position in which it was given."""

    number: int
    before: Position[Any]
    ask: Ask
    option: Option
    side: int
    has_luck: bool
    better: Option | None = None
    """The best that was found, from what the seat knew; None if that is the answer."""
    again: int | None = None
    """Where the best that was found is a chance which was let slip before, the answer in which it was."""
    reached: list[Vector] = field(default_factory=list)
    best: list[Vector] = field(default_factory=list)
    usual: list[Vector] = field(default_factory=list)

    @property
    def has_choice(self) -> bool:
        """Whether there was anything to choose; that time was up was no choice."""
        return len(self.ask.options) > 1 and self.option in self.ask.options

    def entry(self, worlds: int) -> Entry:
        """The line of the account over so many worlds."""
        reached, best, usual = self.reached[:worlds], self.best[:worlds], self.usual[:worlds]
        return Entry(self.number, self.ask.seat, self.option, self.side, reached, best, self.again, usual)


class Story:
    """A match from its deal to its end, or as far as it goes."""

    def __init__(self, match: Match[Any], key: bytes) -> None:
        self.match = match
        self._key = key
        self._told = begin(record(match), match.game)
        self.sides: Sequence[Sequence[Seat]] = match.game.judgement.sides(self._told.position.state, len(match.names))
        self.moments = list(self._read())
        self.end = self._told.position
        self._dealt: list[Vector] = []
        self._ended: list[Vector] = []

    def _read(self) -> Iterator[Moment]:
        told = self._told
        for number, line in enumerate(self.match.log[1:], 1):
            assert line.seat is not None and line.option is not None
            before = told.position.fork(Stream(self._key))
            ask = before.ask_of(line.seat)
            assert ask is not None
            told.answer_again(line.seat, line.play)
            has_luck = bool(line.dice) or self._is_drawn(before, ask.seat, line.option)
            yield Moment(number, before, ask, line.option, self._side(before, ask), has_luck)

    def _side(self, before: Position[Any], ask: Ask) -> int:
        """The side whose chances the answer is to serve."""
        served = before.game.judgement.serves(before.state, ask)
        return next(number for number, side in enumerate(self.sides) if served in side)

    def _is_drawn(self, before: Position[Any], seat: Seat, option: Option) -> bool:
        """Whether something else could have come of an answer without dice: if what lies face down lay otherwise."""
        if type(before.game).reshuffle is Game.reshuffle:
            return False
        return any(self._differs(before, seat, option, look) for look in range(_LOOKS))

    def _differs(self, before: Position[Any], seat: Seat, option: Option, look: int) -> bool:
        shuffled, now = self._world(before, look), self._world(self._told.position, look)
        shuffled.answer(seat, option)
        return bool(shuffled.state != now.state)

    def _world(self, position: Position[Any], world: int) -> Position[Any]:
        """The true position with other dice to come, and what nobody knows in another order."""
        fork = position.fork(Stream(self._key_of(world, "dice")))
        fork.deal("decks", Dice(Stream(self._key_of(world, "decks"))))
        return fork

    def _key_of(self, world: int, what: str) -> bytes:
        return blake2b(f"{world} {what}".encode(), key=self._key, digest_size=16).digest()

    @cached_property
    def is_dealt(self) -> bool:
        """Whether chance had a say before the first question: a composed position was not dealt."""
        return self.match.begins is None and bool(self.match.log[0].dice)

    def fill(self, moment: Moment, worlds: int) -> None:
        """See what the answer led to, and the better one and the rule of thumb's, in so many worlds."""
        if moment.has_luck:
            moment.reached += [self._tried(moment, moment.option, at) for at in range(len(moment.reached), worlds)]
        if moment.better:
            moment.best += [self._tried(moment, moment.better, at) for at in range(len(moment.best), worlds)]
        if moment.again is not None:
            moment.usual += [self._tried(moment, None, at) for at in range(len(moment.usual), worlds)]

    def fill_ends(self, worlds: int) -> None:
        """The same for the deal and for the last position."""
        if self.is_dealt:
            self._dealt += [self._fresh(at) for at in range(len(self._dealt), worlds)]
        self._ended += [self._last(at) for at in range(len(self._ended), worlds)]

    def entries(self, worlds: int) -> list[Entry]:
        """The lines of the account, the deal first."""
        dealt = Entry(0, None, None, None, self._dealt[:worlds])
        return [dealt, *(moment.entry(worlds) for moment in self.moments)]

    def ends(self, worlds: int) -> list[Vector]:
        """What the last position is worth in every world."""
        return self._ended[:worlds]

    def _tried(self, moment: Moment, option: Option | None, world: int) -> Vector:
        """What an answer leads to; without one, what the rule of thumb does."""
        fork = self._world(moment.before, world)
        since = fork.game.judgement.turn(fork.state, moment.ask.seat)
        if option is not None:
            fork.answer(moment.ask.seat, option)
        return self._played_on(fork, moment.ask.seat, since, world)

    def _fresh(self, world: int) -> Vector:
        """What a deal leads to."""
        dice = Dice(Stream(self._key_of(world, "deal")))
        position = Position(self.match.game, self.match.deal(dice), dice)
        return self._from(position, world)

    def _last(self, world: int) -> Vector:
        return self._from(self._world(self.end, world), world)

    def _from(self, position: Position[Any], world: int) -> Vector:
        if not position.asks:
            return chances(position, self.sides)
        seat = position.asks[0].seat
        return self._played_on(position, seat, position.game.judgement.turn(position.state, seat), world)

    def _played_on(self, fork: Position[Any], seat: Seat, since: object, world: int) -> Vector:
        judgement = fork.game.judgement.at_work()
        play_on(fork, judgement, Dice(Stream(self._key_of(world, "thumb"))), seat, since)
        return chances(fork, self.sides)


def chances(position: Position[Any], sides: Sequence[Sequence[Seat]]) -> Vector:
    """The chance of every side at a moment: the result if there is one, else what the game's judgement thinks of it.

    A side that nobody plays is in no result, so there the judgement speaks for all.
    """
    result, judgement = position.result, position.game.judgement
    firsts = [side[0] for side in sides]
    if result and max(firsts) < len(result.places):
        worths = [worth_of(result, seat) for seat in firsts]
    else:
        worths = [judgement.value(position.state, seat) for seat in firsts]
    total = sum(worths)
    return tuple(each / total for each in worths) if total > 0 else (1 / len(sides),) * len(sides)
