"""A trial: one match of a game, played at random from a seed, for checks to look at from every side."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, TypeAlias

from wardroom.engine import Ask, Crash, Dice, Game, Match, Option, Options, Position, Recorded, Seat, Stream, seeded
from wardroom.engine.dice import Draw

_DENSE = 30


@dataclass(slots=True)
class Trial:
    """A game, a table to play it at, and the bounds it has to keep. The same trial plays the same match."""

    game: Game[Any, Any]
    players: int
    seed: int | str = 0
    options: Options = field(default_factory=dict)
    limit: int = 20_000
    """The most decisions a match may take."""
    longest: int = 60
    """The most options an ask may offer."""
    every: int | None = None
    """Costly checks look at every so many decisions; by default at all of the first sixty, then ever more rarely."""
    hidden: bool | None = None
    """Whether the game has secrets; by default it has if two seats ever see different things."""
    composed: bool = False
    """Whether the match begins at a position that the game composes, instead of being set up."""
    ahead: int = 40
    """How many decisions a match is played on from a composed position."""
    rolls: tuple[Draw, ...] | None = None
    """The dice that compose the position, where somebody else rolled them; by default they belong to the seed."""
    match: Match[Any] | None = field(default=None, init=False, repr=False, compare=False)
    """The match under way, as the last check left it."""
    begins: Any = field(default=None, init=False, repr=False, compare=False)
    """The position that was composed last."""
    decision: int = field(default=0, init=False, repr=False, compare=False)
    """The number of the decision that the last check looked at."""

    @property
    def seats(self) -> list[Seat]:
        """Everybody at the table."""
        return [Seat(seat) for seat in range(self.players)]

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        return [f"seat {seat}" for seat in self.seats]

    @property
    def settings(self) -> Options:
        """All switches, the defaults filled in."""
        return self.game.configure(self.options, self.players)

    @property
    def watchers(self) -> list[Seat | None]:
        """Everybody at the table, and a spectator."""
        return [*self.seats, None]

    def source(self, *purpose: object) -> Stream:
        """Fresh dice that belong to this trial and this purpose alone."""
        return Stream(seeded(" ".join(map(str, (self.seed, *purpose))), self.players).key)

    def open(self) -> Match[Any]:
        """The match before its first decision."""
        seal = seeded(self.seed, self.players)
        if self.composed:
            self.begins = self.game.compose(self.settings, self.players, self.composing())
        return Match(self.game, self.names, self.options, seal, begins=self.begins)

    def composing(self) -> Dice:
        """The dice of the composed position, from the first one on."""
        return Dice(self.source("compose") if self.rolls is None else Recorded(self.rolls))

    def walk(self) -> Iterator[Match[Any]]:
        """The match at every decision, and once more at its end: there, or so far ahead of a composed position."""
        choices = Dice(self.source("choices"))
        match = self.open()
        while not match.is_over and not (self.composed and match.sequence >= self.ahead):
            self.match, self.decision = match, match.sequence
            yield match
            require(match.sequence < self.limit, f"the match is not over after {self.limit} decisions")
            seat, option = choose(match.asks, choices)
            match.answer(seat, option.notation)
        self.match, self.decision = match, match.sequence
        yield match

    def moments(self) -> Iterator[Match[Any]]:
        """The match at the decisions that a costly check looks at, and at its end."""
        return filter(self.is_moment, self.walk())

    def is_moment(self, match: Match[Any]) -> bool:
        """Whether a costly check looks at the match now."""
        return match.is_over or self.is_sampled(match.sequence)

    def is_milestone(self, decision: int) -> bool:
        """Whether a check that begins with the match anew looks at this decision: 8, 10, 12, 14, 16, 20, 24..."""
        return decision % (1 << max(0, decision.bit_length() - 3)) == 0

    def is_sampled(self, decision: int) -> bool:
        """Whether a costly check looks at the decision with this number."""
        return decision % (self.every or max(1, decision // _DENSE)) == 0


Check: TypeAlias = Callable[[Trial], None]


class KitFailure(AssertionError):
    """A game broke the contract.

    `trial` plays the match again, `match` stands where the check was looking (None if it could not even be opened),
    and `crash` is set where a rule raised an error.
    """

    def __init__(self, check: str, trial: Trial, cause: Exception) -> None:
        self.check, self.trial, self.match = check, trial, trial.match
        self.crash = cause if isinstance(cause, Crash) else None
        self.what = describe(cause)
        switches = f", options {dict(trial.options)}" if trial.options else ""
        composed = ", composed" if trial.composed else ""
        super().__init__(
            f"{check}: {trial.game.id}, {trial.players} players, seed {trial.seed!r}{switches}{composed},"
            f" decision {trial.decision}: {self.what}"
        )


def check(body: Check) -> Check:
    """Make a check of a function: whatever it raises becomes a `KitFailure` that says where."""

    @wraps(body)
    def checked(trial: Trial) -> None:
        trial.match, trial.begins, trial.decision = None, None, 0
        try:
            body(trial)
        except Exception as cause:
            raise KitFailure(body.__name__, trial, cause) from cause

    return checked


def describe(cause: Exception) -> str:
    """What went wrong: in the kit's own words, or as the rules raised it."""
    if isinstance(cause, Crash):
        return f"a rule failed when seat {cause.seat} answered {cause.play!r}: {cause}"
    return str(cause) if isinstance(cause, AssertionError) else f"{type(cause).__name__}: {cause}"


def require(holds: object, what: str) -> None:
    """Fail with these words unless it holds."""
    if not holds:
        raise AssertionError(what)


def choose(asks: Sequence[Ask], dice: Dice) -> tuple[Seat, Option]:
    """Any of those who are asked chooses anything on offer."""
    require(asks, "nobody is asked anything, and yet the match is not over")
    ask = dice.pick(asks)
    require(ask.options, f"seat {ask.seat} is offered no options")
    return ask.seat, dice.pick(ask.options)


def play_on(position: Position[Any], dice: Dice, most: int) -> list[tuple[Seat, Option]]:
    """Play a position on at random, for a number of decisions or to the end; gives the answers."""
    answers: list[tuple[Seat, Option]] = []
    while position.result is None and len(answers) < most:
        answers.append(choose(position.asks, dice))
        position.answer(*answers[-1])
    return answers
