"""Calibration: how many of the moments that are rated 60 to 70 % are won in the end.

Bots play whole games; now and then the moment is rated as an analysis rates it, by play on from the true position in
worlds with other dice and other decks. Moments of one game share its end, so that intervals are drawn over games.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum
from typing import Any

from wardroom.engine import Dice, Position, Seat, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.lab.crew import Crew
from wardroom.lab.kept import Kept, carry_out
from wardroom.lab.simulate import LONGEST, Experiment
from wardroom.players import Sight
from wardroom.players.analysis.account import Vector
from wardroom.players.analysis.story import chances
from wardroom.players.trying import play_on

BINS = 10
FAR = 0.07
"""A bin whose interval lies so far from what it was rated is off."""
_DRAWS = 1_000
"""Samples of games behind an interval."""


@dataclass(slots=True)
class Rated:
    """One game: what every side was given at some of its moments, and what each had in the end."""

    number: int
    moments: list[list[float]] = field(default_factory=list)
    end: list[float] = field(default_factory=list)
    has_failed: bool = False


@dataclass(frozen=True, slots=True)
class Rating:
    """The games, the bots that play them, and how their moments are rated."""

    game: str
    bot: str
    seats: int
    options: Mapping[str, Setting]
    seed: str
    every: int = 24
    """One decision in so many is rated, beginning with another one in every game."""
    worlds: int = 16

    def plain(self) -> dict[str, Any]:
        """What tells this rating from others, as JSON knows it."""
        return {**self._games().plain(), "every": self.every, "worlds": self.worlds}

    def rate(self, number: int) -> Rated:
        """Play one game, and rate some of its moments."""
        try:
            return self._rate(number)
        except Exception:
            return Rated(number, has_failed=True)

    def _games(self) -> Experiment:
        return Experiment(self.game, (self.bot,) * self.seats, self.options, self.seed)

    def _rate(self, number: int) -> Rated:
        games, rated = self._games(), Rated(number)
        position, seated = Position(*games.set_up(number)), games.seated(number)
        sides = position.game.judgement.sides(position.state, self.seats)
        left = number % self.every
        for decision in range(LONGEST):
            if not position.asks:
                break
            ask = position.asks[0]
            if len(ask.options) > 1:
                if not left:
                    rated.moments.append(self._chances(position, sides, f"{self.seed} {number} {decision}"))
                left = (left or self.every) - 1
            position.answer(ask.seat, seated[ask.seat].choose(Sight(position, ask)))
        rated.end = list(chances(position, sides))
        rated.has_failed = bool(position.asks)
        return rated

    def _chances(self, position: Position[Any], sides: Sequence[Sequence[Seat]], key: str) -> list[float]:
        seen = [_reached(position, sides, seeded(f"{key} {world}", 1).key) for world in range(self.worlds)]
        return [fsum(side) / self.worlds for side in zip(*seen, strict=True)]


def _reached(position: Position[Any], sides: Sequence[Sequence[Seat]], key: bytes) -> Vector:
    """What comes of the true position in one world."""
    fork = position.fork(Stream(key))
    fork.deal("decks", Dice(Stream(key)))
    judgement, seat = fork.game.judgement.at_work(), fork.asks[0].seat
    play_on(fork, judgement, Dice(Stream(key)), seat, judgement.turn(fork.state, seat))
    return chances(fork, sides)


def rate(rating: Rating, games: int, crew: Crew, kept: Kept[Rated] | None = None) -> Iterator[Rated]:
    """Rate the games 0 to games - 1, in this order; those that are kept are not played again."""
    return carry_out(crew, rating.rate, range(games), kept, largest=1)


@dataclass(frozen=True, slots=True)
class Bin:
    """The moments that were rated alike: their mean rating, how many of them were won, and bounds of 95 %."""

    low: float
    high: float
    moments: int
    rated: float
    won: float
    bounds: tuple[float, float]

    @property
    def is_off(self) -> bool:
        """Whether even the nearer bound is too far from what was rated."""
        return self.bounds[0] > self.rated + FAR or self.bounds[1] < self.rated - FAR


@dataclass(slots=True)
class _Share:
    """What one game brings to a bin."""

    moments: int = 0
    rated: float = 0.0
    won: float = 0.0


def bins(games: Sequence[Rated]) -> list[Bin]:
    """All bins that have moments, from the lowest; a moment counts once for each side."""
    shares = [_shares(game) for game in games]
    luck = random.Random(0)  # noqa: S311 -- samples, no secret
    drawn = [luck.choices(shares, k=len(shares)) for _ in range(_DRAWS)]
    return [_bin(at, shares, drawn) for at in range(BINS) if any(game[at].moments for game in shares)]


def _shares(game: Rated) -> list[_Share]:
    shares = [_Share() for _ in range(BINS)]
    for moment in game.moments:
        for chance, end in zip(moment, game.end, strict=True):
            share = shares[min(BINS - 1, int(chance * BINS))]
            share.moments += 1
            share.rated += chance
            share.won += end
    return shares


def _bin(at: int, games: Sequence[list[_Share]], drawn: Sequence[Sequence[list[_Share]]]) -> Bin:
    moments = sum(game[at].moments for game in games)
    rated, won = (fsum(getattr(game[at], what) for game in games) / moments for what in ("rated", "won"))
    rates = sorted(_rate_of(at, sample) for sample in drawn if any(game[at].moments for game in sample))
    bounds = rates[round(0.025 * (len(rates) - 1))], rates[round(0.975 * (len(rates) - 1))]
    return Bin(at / BINS, (at + 1) / BINS, moments, rated, won, bounds)


def _rate_of(at: int, games: Sequence[list[_Share]]) -> float:
    return sum(game[at].won for game in games) / sum(game[at].moments for game in games)
