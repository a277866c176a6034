"""The arena: how strong the bots are against each other, measured in paired games.

Two games make a pair: the same dice, the seats swapped. So neither the luck of the deal nor the first move favours
anybody, and the pair is what chance intervals are drawn from. Where a game needs more than two, the two kinds of bots
sit in turn around the table, and what counts is how often a seat of the one kind ends before a seat of the other.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log10, sqrt
from statistics import NormalDist
from typing import Any

from wardroom.engine.game import Setting
from wardroom.lab.crew import Crew
from wardroom.lab.kept import Kept, carry_out
from wardroom.lab.simulate import Experiment, Outcome

_FIRST_LOOK = 8
_MISSED = 0.05
_RESAMPLES = 200
_ROUNDS = 200
"""Steps of the fit of the ratings; it has long settled by then."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of a pair: who plays whom, with which dice, and whether the seats are swapped."""

    first: str
    second: str
    number: int
    is_swapped: bool

    @property
    def duel(self) -> tuple[str, str]:
        """Who plays whom."""
        return self.first, self.second

    def seats(self, count: int) -> tuple[str, ...]:
        """The bots in turn around the table."""
        pair = (self.second, self.first) if self.is_swapped else (self.first, self.second)
        return tuple(pair[seat % 2] for seat in range(count))

    def score(self, outcome: Outcome) -> float:
        """What the first made of it, from 0 to 1: how many seats of the second each of its seats ended before."""
        mine = [place for seat, place in enumerate(outcome.places) if (seat % 2 == 1) == self.is_swapped]
        theirs = [place for seat, place in enumerate(outcome.places) if (seat % 2 == 1) != self.is_swapped]
        duels = [1.0 if one < other else 0.5 if one == other else 0.0 for one in mine for other in theirs]
        return sum(duels) / len(duels)


@dataclass(frozen=True, slots=True)
class Arena:
    """What is played, by how many at a table, and from which seed."""

    game: str
    seats: int
    options: Mapping[str, Setting]
    seed: str

    def bouts(self, bots: Sequence[str], games: int) -> list[Bout]:
        """Everybody against everybody, an even number of games each."""
        duels = len(bots) * (len(bots) - 1) // 2
        return [self.bout(bots, index) for index in range(2 * duels * ((games + 1) // 2))]

    def bout(self, bots: Sequence[str], index: int) -> Bout:
        """One of them by its place: pair after pair of everybody, and then the next dice."""
        duels = list(combinations(bots, 2))
        number, place = divmod(index, 2 * len(duels))
        return Bout(*duels[place // 2], number, is_swapped=place % 2 == 1)

    def plain(self, bots: Sequence[str]) -> dict[str, Any]:
        """What tells this arena from others, as JSON knows it."""
        return {**Experiment(self.game, tuple(bots), self.options, self.seed).plain(), "seats": self.seats}

    def play(self, bout: Bout) -> Outcome:
        """Play one game."""
        return Experiment(self.game, bout.seats(self.seats), self.options, self.seed).play(bout.number)


def fight(
    arena: Arena, bots: Sequence[str], games: int, crew: Crew, kept: Kept[Outcome] | None = None
) -> Iterator[tuple[Bout, Outcome]]:
    """Play all bouts and give their outcomes in this order; those that are kept are not played again.

    A game of bots that think takes minutes, so that each is a task of its own.
    """
    return _fight(arena, bots, range(len(arena.bouts(bots, games))), crew, kept)


def fight_on(
    arena: Arena, games: int, crew: Crew, standings: "Standings", kept: Kept[Outcome] | None = None
) -> Iterator[tuple[Bout, Outcome]]:
    """The same, but a duel plays no further once it is clear who is stronger; `games` is the most that it plays.

    Whoever takes the outcomes adds them to the standings, one by one. They are looked at after 8 pairs and whenever
    these have doubled. What is looked at often misleads more easily: so the interval of the first look is wider than
    95 %, that of every further one wider still, and all looks together miss the truth 5 times in 100 at most.
    """
    bots, begun = standings.bots, 0
    for look, pairs in enumerate(looks((games + 1) // 2), 1):
        wide = 2 * len(standings.duels)
        unclear = {duel for duel, found in standings.duels.items() if not found.is_clear}
        numbers = [number for number in range(begun * wide, pairs * wide) if arena.bout(bots, number).duel in unclear]
        yield from _fight(arena, bots, numbers, crew, kept)
        begun = pairs
        for duel in unclear:
            standings.duels[duel].looks = look


def _fight(
    arena: Arena, bots: Sequence[str], numbers: Sequence[int], crew: Crew, kept: Kept[Outcome] | None
) -> Iterator[tuple[Bout, Outcome]]:
    bouts = (arena.bout(bots, number) for number in numbers)
    return zip(bouts, carry_out(crew, _Bouts(arena, tuple(bots)), numbers, kept, largest=1), strict=True)


def looks(pairs: int) -> list[int]:
    """After how many pairs one looks whether a duel is decided; the last time after all of them."""
    found = [_FIRST_LOOK]
    while found[-1] < pairs:
        found.append(2 * found[-1])
    return [*found[:-1], pairs]


@dataclass(frozen=True, slots=True)
class _Bouts:
    """The bouts by their place."""

    arena: Arena
    bots: tuple[str, ...]

    def __call__(self, index: int) -> Outcome:
        return self.arena.play(self.arena.bout(self.bots, index))


@dataclass(slots=True)
class Duel:
    """Two kinds of bots against each other: what the first made of each pair of games, from 0 to 2."""

    first: str
    second: str
    pairs: dict[int, float] = field(default_factory=dict)
    wins: float = 0.0
    losses: float = 0.0
    games: int = 0
    looks: int = 0
    """How often it was looked whether the duel is decided; never where that is not asked."""

    def add(self, bout: Bout, score: float) -> None:
        """Count one more game."""
        self.pairs[bout.number] = self.pairs.get(bout.number, 0.0) + score
        self.games += 1
        self.wins += score > 0.5
        self.losses += score < 0.5

    @property
    def rate(self) -> float:
        """The share of the first; draws count half."""
        return sum(self.pairs.values()) / self.games if self.games else 0.5

    @property
    def decided_rate(self) -> float:
        """The share of the first in games that were no draw."""
        decided = self.wins + self.losses
        return self.wins / decided if decided else 0.5

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies in 95 of 100 such experiments, by Wilson's formula over the pairs.

        The two games of a pair are not independent, so a pair counts as one trial. After several looks the interval is
        the wider: the shares of the 5 % that all looks may miss are 1/2, 1/6, 1/12 and so on.
        """
        return wilson(self.rate, len(self.pairs), z_of(_MISSED / (self.looks * (self.looks + 1) or 1)))

    @property
    def is_clear(self) -> bool:
        """Whether it was found who is stronger."""
        low, high = self.interval()
        return self.looks > 0 and not low <= 0.5 <= high


def z_of(missed: float) -> float:
    """How many standard errors an interval has to reach to either side, to miss the truth so often."""
    return NormalDist().inv_cdf(1 - missed / 2)


def wilson(rate: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The interval around a rate that was found in so many trials."""
    if not trials:
        return 0.0, 1.0
    centre = (rate + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(slots=True)
class Thinking:
    """How long a kind of bot takes."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count one seat of one game."""
        self.decisions += outcome.decisions[seat]
        self.seconds += outcome.seconds[seat]
        self.slowest = max(self.slowest, outcome.slowest[seat])


class Standings:
    """All that was played so far."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.duels = {pair: Duel(*pair) for pair in combinations(bots, 2)}
        self.thinking = {kind: Thinking() for kind in bots}

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """Count one more game."""
        self.duels[bout.first, bout.second].add(bout, bout.score(outcome))
        for seat, kind in enumerate(bout.seats(len(outcome.places))):
            self.thinking[kind].add(outcome, seat)

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them. Elo is counted from the first bot."""
        found = ratings(self.bots, _shares(self.duels.values()))
        low, high = self._rating_intervals()
        return {
            "bots": [
                {"bot": kind, "elo": round(found[kind]), "low": round(low[kind]), "high": round(high[kind])}
                | self._plain_thinking(kind)
                for kind in self.bots
            ],
            "duels": [_plain_duel(duel) for duel in self.duels.values()],
        }

    def _plain_thinking(self, kind: str) -> dict[str, Any]:
        thinking = self.thinking[kind]
        mean = thinking.seconds / thinking.decisions if thinking.decisions else 0.0
        return {"decisions": thinking.decisions, "mean_seconds": mean, "slowest_seconds": thinking.slowest}

    def _rating_intervals(self) -> tuple[dict[str, float], dict[str, float]]:
        """Ratings of resampled pairs: the bounds within which 95 of 100 of them lie."""
        dice = random.Random(1)  # noqa: S311 -- the same experiment has the same intervals
        drawn = [ratings(self.bots, self._resampled(dice)) for _ in range(_RESAMPLES)]
        bounds = {kind: sorted(found[kind] for found in drawn) for kind in self.bots}
        cut = _RESAMPLES // 40
        return (
            {kind: values[cut] for kind, values in bounds.items()},
            {kind: values[-1 - cut] for kind, values in bounds.items()},
        )

    def _resampled(self, dice: random.Random) -> dict[tuple[str, str], tuple[float, float]]:
        shares = {}
        for pair, duel in self.duels.items():
            again = dice.choices(list(duel.pairs.values()), k=len(duel.pairs))
            shares[pair] = (sum(again), 2 * len(again) - sum(again))
        return shares


def _shares(duels: Any) -> dict[tuple[str, str], tuple[float, float]]:
    """What each made of each duel, in games."""
    return {(duel.first, duel.second): (duel.rate * duel.games, (1 - duel.rate) * duel.games) for duel in duels}


def ratings(bots: Sequence[str], shares: Mapping[tuple[str, str], tuple[float, float]]) -> dict[str, float]:
    """Elo ratings that make what was found most likely, the first bot at 0 (Bradley and Terry's model).

    Every duel gets half a game more for each, so that a clean sweep has a finite rating.
    """
    strength = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 0.0)
    for (first, second), (mine, theirs) in shares.items():
        won[first] += mine + 0.5
        won[second] += theirs + 0.5
    for _ in range(_ROUNDS):
        for kind in bots:
            games = [
                (mine + theirs + 1) / (strength[first] + strength[second])
                for (first, second), (mine, theirs) in shares.items()
                if kind in (first, second)
            ]
            strength[kind] = won[kind] / sum(games) if games else 1.0
    return {kind: 400 * log10(strength[kind] / strength[bots[0]]) for kind in bots}


def _plain_duel(duel: Duel) -> dict[str, Any]:
    low, high = duel.interval()
    return {
        "first": duel.first,
        "second": duel.second,
        "games": duel.games,
        "wins": duel.wins,
        "losses": duel.losses,
        "draws": duel.games - duel.wins - duel.losses,
        "rate": round(duel.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "decided_rate": round(duel.decided_rate, 4),
        "looks": duel.looks,
    }


@dataclass(slots=True)
class Alone:
    """A kind of bot at a game for one: how often it wins."""

    bot: str
    wins: int = 0
    games: int = 0
    thinking: Thinking = field(default_factory=Thinking)

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += outcome.places[0] == 1
        self.thinking.add(outcome, 0)

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them."""
        rate = self.wins / self.games if self.games else 0.0
        low, high = wilson(rate, self.games)
        return {"bot": self.bot, "games": self.games, "wins": self.wins, "rate": rate, "low": low, "high": high}


def play_alone(
    arena: Arena, bots: Sequence[str], games: int, crew: Crew, kept: Kept[Outcome] | None = None
) -> Iterator[Outcome]:
    """Each bot alone, with the same dice, in turn; games that are kept are not played again."""
    return carry_out(crew, _Solos(arena, tuple(bots)), range(games * len(bots)), kept, largest=1)


@dataclass(frozen=True, slots=True)
class _Solos:
    """The games for one by their place: everybody's, and then the next dice."""

    arena: Arena
    bots: tuple[str, ...]

    def __call__(self, index: int) -> Outcome:
        number, seat = divmod(index, len(self.bots))
        return Experiment(self.arena.game, (self.bots[seat],), self.arena.options, self.arena.seed).play(number)
