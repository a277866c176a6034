"""Bots against bots, by the thousand and on all cores.

The dice of game number `i` belong to the seed and to `i` alone. So an experiment gives the same games again on
however many hands, and any of its games can be had as a match.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from wardroom.engine import Ask, Crash, Dice, Game, Match, Option, Position, Refusal, Result, Seal, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.lab.crew import Crew
from wardroom.lab.kept import Kept, carry_out
from wardroom.players import Player, Sight, StoodIn, anybody
from wardroom.players.own import PROGRAM
from wardroom.shelf import find

LONGEST = 100_000
"""The most decisions of a simulated game; one that is still not over counts as a failure of its rules."""


@dataclass(frozen=True, slots=True)
class Fault:
    """How often a bot failed in a game, and what was wrong first: the key of a refusal and its facts."""

    seat: int
    count: int
    key: str = ""
    facts: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, seat: int, player: StoodIn) -> "Fault":
        """What is to be told of a bot that somebody stood in for; nothing if nobody had to."""
        first = player.faults[0] if player.faults else None
        if not isinstance(first, Refusal):
            return cls(seat, len(player.faults), "bot-broke", {"error": repr(first)})
        return cls(seat, len(player.faults), first.key, {name: str(fact) for name, fact in first.facts.items()})

    @property
    def refusal(self) -> Refusal:
        """What was wrong first."""
        return Refusal(self.key, **self.facts)


@dataclass(slots=True)
class Outcome:
    """One game: how it ended, and seat by seat how much was decided, out of how many options, in what time."""

    number: int
    result: Result | None
    decisions: list[int]
    options: list[int]
    seconds: list[float]
    slowest: list[float]
    """The longest that each took for a decision."""
    faults: list[Fault] = field(default_factory=list)
    """Seats for which somebody had to stand in."""

    @property
    def has_failed(self) -> bool:
        """Whether the rules, or a bot, broke down before the end."""
        return self.result is None

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place; nobody's in a game that failed."""
        return self.result.places if self.result else ()


@dataclass(frozen=True, slots=True)
class Experiment:
    """What is played, by which bots, and from which seed."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Setting]
    seed: str

    def plain(self) -> dict[str, Any]:
        """What tells this experiment from others, as JSON knows it."""
        rules = find(self.game).rules_version
        return {"game": self.game, "rules": rules, "bots": self.bots, "options": self.options, "seed": self.seed}

    def seal(self, number: int) -> Seal:
        """The seal of the dice of one game."""
        return seeded(f"{self.seed} {number}", len(self.bots))

    def seated(self, number: int) -> list[Player]:
        """The bots of one game, each with randomness of its own."""
        keys = [seeded(f"{self.seed} {number} {seat}", 1).key for seat in range(len(self.bots))]
        return [_seated(kind, key) for kind, key in zip(self.bots, keys, strict=True)]

    def play(self, number: int) -> Outcome:
        """Play one game, without a log and without words; what fails is noted in the outcome."""
        try:
            return _play_out(number, Position(*self.set_up(number)), self.seated(number), self.bots)
        except Exception:
            return Outcome(number, None, [], [], [], [])

    def match(self, number: int) -> Match[Any]:
        """The same game as a match; raises Crash where its rules, or one of the bots, fail."""
        game = find(self.game)
        match: Match[Any] = Match(game, self.bots, self._settings(game), self.seal(number))
        match.players = self.bots
        seated = self.seated(number)
        while match.asks and match.sequence < LONGEST:
            ask = match.asks[0]
            match.answer(ask.seat, _choice(match, ask, seated[ask.seat]).notation)
        if not match.is_over:
            raise Crash(match, None, "", RuntimeError(f"not over after {LONGEST} decisions"))
        return match

    def set_up(self, number: int) -> tuple[Game[Any, Any], Any, Dice]:
        """One game before its first turn: the rules, the state, and the dice that go on from there."""
        game, dice = find(self.game), Dice(Stream(self.seal(number).key))
        return game, game.setup(self._settings(game), len(self.bots), dice), dice

    def _settings(self, game: Game[Any, Any]) -> dict[str, Setting]:
        """The switches as they are where nobody but bots plays."""
        return game.configure(self.options, len(self.bots), unattended=True)


def _seated(kind: str, key: bytes) -> Player:
    """A bot; for one that is a program somebody stands in where it fails: no run should end for a slow machine."""
    player = anybody(kind, key)
    return StoodIn(player, key) if kind.startswith(PROGRAM) else player


def _choice(match: Match[Any], ask: Ask, player: Player) -> Option:
    """What a bot answers; here nobody stands in for one that fails, since it is the bot that is tried."""
    try:
        return player.choose(Sight(match.position, ask, match.names))
    except Exception as wrong:
        raise Crash(match, ask.seat, "", wrong) from wrong


def _play_out(number: int, position: Position[Any], seated: Sequence[Player], names: Sequence[str]) -> Outcome:
    decisions, options = [0] * len(seated), [0] * len(seated)
    seconds, slowest = [0.0] * len(seated), [0.0] * len(seated)
    while position.asks and sum(decisions) < LONGEST:
        ask = position.asks[0]
        seat = ask.seat
        began = perf_counter()
        offered = len(ask.options)
        option = seated[seat].choose(Sight(position, ask, names))
        position.answer(seat, option)
        took = perf_counter() - began
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        decisions[seat] += 1
        options[seat] += offered
    faults = [Fault.of(seat, player) for seat, player in enumerate(seated) if isinstance(player, StoodIn)]
    told = [fault for fault in faults if fault.count]
    return Outcome(number, position.result, decisions, options, seconds, slowest, told)


def simulate(experiment: Experiment, count: int, crew: Crew, kept: Kept[Outcome] | None = None) -> Iterator[Outcome]:
    """Play the games 0 to count - 1 and give their outcomes in this order; those that are kept are not played again."""
    return carry_out(crew, experiment.play, range(count), kept)


@dataclass(slots=True)
class Tally:
    """What a seat made of its games."""

    bot: str
    wins: int = 0
    ties: int = 0
    score: int = 0
    decisions: int = 0
    options: int = 0
    seconds: float = 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count one more game. A shared first place is a tie, not a win."""
        assert outcome.result is not None
        winners = outcome.result.winners
        if seat in winners:
            self.wins += len(winners) == 1
            self.ties += len(winners) > 1
        self.score += outcome.result.scores[seat]
        self.decisions += outcome.decisions[seat]
        self.options += outcome.options[seat]
        self.seconds += outcome.seconds[seat]


@dataclass(slots=True)
class Summary:
    """All games of an experiment so far, seat by seat."""

    seats: list[Tally]
    games: int = 0

    @classmethod
    def of(cls, bots: Sequence[str]) -> "Summary":
        """Before the first game."""
        return cls([Tally(kind) for kind in bots])

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        for seat, tally in enumerate(self.seats):
            tally.add(outcome, seat)

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them. Only what stands under `per_second` depends on the machine."""
        decisions = sum(tally.decisions for tally in self.seats)
        return {
            "games": self.games,
            "decisions": _mean(decisions, self.games),
            "options": _mean(sum(tally.options for tally in self.seats), decisions),
            "seats": [self._plain_seat(tally) for tally in self.seats],
            "per_second": [round(_mean(tally.decisions, tally.seconds)) for tally in self.seats],
        }

    def _plain_seat(self, tally: Tally) -> dict[str, Any]:
        return {
            "bot": tally.bot,
            "wins": tally.wins,
            "ties": tally.ties,
            "score": _mean(tally.score, self.games),
            "decisions": _mean(tally.decisions, self.games),
            "options": _mean(tally.options, tally.decisions),
        }


def _mean(total: float, count: float) -> float:
    return round(total / count, 4) if count else 0.0
