"""Judging: which of two bots decides better, decision by decision.

Whole games say little about bots that are nearly equal: luck decides most of them, and each takes minutes. So both are
shown the same decisions of games by rule of thumb. Where they choose differently, both choices are played on by rule of
thumb in the same imagined worlds, with the same dice to come, and the difference in what comes of it is the gain. The
rule of thumb that plays on is the yardstick, and partial to whoever thinks as it does.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import fsum, sqrt
from time import process_time
from typing import Any

from wardroom.engine import Ask, Dice, Option, Position, Seat, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.lab.crew import Crew
from wardroom.lab.kept import Kept, carry_out
from wardroom.lab.simulate import LONGEST, Experiment
from wardroom.players import STEADY, Sight, anybody
from wardroom.players.trying import play_on, worth


@dataclass(slots=True)
class Compared:
    """One game: at how many of its decisions both were asked, where they differed, and what the first gained there."""

    number: int
    decisions: int = 0
    differed: int = 0
    gain: float = 0.0
    """Chances of winning, added up over the decisions."""
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """How long each of the two thought."""
    has_failed: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two bots, the games whose decisions they are shown, and how the decisions are judged."""

    game: str
    bots: tuple[str, str]
    seats: int
    options: Mapping[str, Setting]
    seed: str
    every: int = 8
    """They are shown one decision in so many, beginning with another one in every game."""
    worlds: int = 8
    ahead: int | None = None
    """How many decisions are played on before the game's judgement is asked; none for the end of the game."""

    def plain(self) -> dict[str, Any]:
        """What tells this comparison from others, as JSON knows it."""
        told = {**self._games().plain(), "bots": self.bots, "seats": self.seats}
        return {**told, "every": self.every, "worlds": self.worlds, "ahead": self.ahead}

    def compare(self, number: int) -> Compared:
        """Show both some decisions of one game."""
        compared = Compared(number)
        try:
            for index, position in enumerate(self._decisions(number)):
                self._show(compared, position, f"{self.seed} {number} {index}")
        except Exception:
            compared.has_failed = True
        return compared

    def _games(self) -> Experiment:
        return Experiment(self.game, (STEADY,) * self.seats, self.options, self.seed)

    def _decisions(self, number: int) -> Iterator[Position[Any]]:
        """Some decisions with a choice of a game by rule of thumb, each before it is made."""
        games = self._games()
        position, seated = Position(*games.set_up(number)), games.seated(number)
        left = number % self.every
        for _ in range(LONGEST):
            if not position.asks:
                return
            ask = position.asks[0]
            if len(ask.options) > 1:
                if not left:
                    yield position
                left = (left or self.every) - 1
            position.answer(ask.seat, seated[ask.seat].choose(Sight(position, ask)))

    def _show(self, compared: Compared, position: Position[Any], key: str) -> None:
        ask = position.asks[0]
        first, second = (self._choice(compared, at, position, ask, key) for at in (0, 1))
        compared.decisions += 1
        if first != second:
            compared.differed += 1
            compared.gain += self.gain(position, ask, (first, second), key)

    def _choice(self, compared: Compared, at: int, position: Position[Any], ask: Ask, key: str) -> Option:
        player, began = anybody(self.bots[at], seeded(f"{key} choice", 1).key), process_time()
        choice = player.choose(Sight(position, ask))
        compared.seconds[at] += process_time() - began
        return choice

    def gain(self, position: Position[Any], ask: Ask, choices: tuple[Option, Option], key: str) -> float:
        """By how much the first choice is better than the second, as a chance of winning: the mean of some worlds."""
        gains = []
        for number in range(self.worlds):
            luck = seeded(f"{key} world {number}", 1).key
            world = position.imagine(ask.seat, Stream(luck))
            first, second = (self._reached(world, ask.seat, choice, luck) for choice in choices)
            gains.append(first - second)
        return fsum(gains) / len(gains)

    def _reached(self, world: Position[Any], seat: Seat, choice: Option, luck: bytes) -> float:
        """What a choice leads to for whom it serves."""
        judgement, ask = world.game.judgement, world.ask_of(seat)
        assert ask is not None
        now, served = judgement.turn(world.state, seat), judgement.serves(world.state, ask)
        fork, dice = world.fork(Stream(luck)), Dice(Stream(luck))
        fork.answer(seat, choice)
        play_on(fork, judgement, dice, seat, now, LONGEST if self.ahead is None else self.ahead)
        return worth(fork, served)


def compare(comparison: Comparison, games: int, crew: Crew, kept: Kept[Compared] | None = None) -> Iterator[Compared]:
    """Show both the decisions of the games 0 to games - 1, in this order; games that are kept are not played again."""
    return carry_out(crew, comparison.compare, range(games), kept, largest=1)


class Gains:
    """All that was compared so far."""

    def __init__(self) -> None:
        self.games: list[Compared] = []

    def add(self, compared: Compared) -> None:
        """Count one more game."""
        self.games.append(compared)

    @property
    def decisions(self) -> int:
        """At how many decisions both were asked."""
        return sum(game.decisions for game in self.games)

    @property
    def gain(self) -> float:
        """What the first gains in a decision, as a chance of winning."""
        return fsum(game.gain for game in self.games) / max(1, self.decisions)

    def doubt(self) -> float:
        """The standard error of the gain. Decisions of one game depend on each other, so that a game is one trial."""
        if len(self.games) < 2 or not self.decisions:
            return float("inf")
        mean, count = self.gain, len(self.games)
        spread = fsum((game.gain - mean * game.decisions) ** 2 for game in self.games)
        return sqrt(spread * count / (count - 1)) / self.decisions

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them; gains in points of a hundred, bounds of 95 % where there are two games."""
        doubt, decisions = self.doubt(), max(1, self.decisions)
        is_known = doubt < float("inf")
        return {
            "games": len(self.games),
            "decisions": self.decisions,
            "differed": sum(game.differed for game in self.games),
            "points": round(100 * self.gain, 3),
            "low": round(100 * (self.gain - 1.96 * doubt), 3) if is_known else None,
            "high": round(100 * (self.gain + 1.96 * doubt), 3) if is_known else None,
            "mean_seconds": [fsum(game.seconds[at] for game in self.games) / decisions for at in (0, 1)],
        }
