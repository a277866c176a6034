"""The matches of a comparison: every variant with the same dice and the same luck of the bots, and what was counted.

A pair, or three or four of a kind where there are more variants, are the matches of one number. The matches are dealt
out one by one, so that any crew may play them, and a run that was stopped goes on where it stood.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from hashlib import blake2b
from json import dumps
from typing import Any

from wardroom.engine import Position, Result, Seat
from wardroom.engine.measures import Count, Listener
from wardroom.lab.balance.variants import Variant
from wardroom.lab.crew import Crew
from wardroom.lab.kept import Kept, carry_out
from wardroom.lab.simulate import LONGEST, Experiment
from wardroom.players import Sight

_AT_ONCE = 4
"""How many pairs a hand plays before it hands them over, so that there is soon something to see and little to lose."""


@dataclass(slots=True)
class Played:
    """One match: how it ended, how many decisions it took, and what was counted."""

    number: int
    result: Result | None
    decisions: int = 0
    counted: Count = field(default_factory=Count)

    @property
    def has_failed(self) -> bool:
        """Whether the rules, or a bot, broke down before the end."""
        return self.result is None

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place; nobody's in a match that failed."""
        return self.result.places if self.result else ()

    def has_won(self, seat: int) -> bool:
        """Whether a seat is first, and not everybody is."""
        return self.places[seat] == 1 and (len(self.places) == 1 or len(set(self.places)) > 1)

    def points(self) -> list[int]:
        """The points of all who had any part in it: by source where that is counted, else the scores."""
        assert self.result is not None
        if not self.counted.points:
            return list(self.result.scores)
        seats = range(max(len(self.places), 1 + max(self.counted.points)))
        return [self.counted.total(Seat(seat)) for seat in seats]


@dataclass(frozen=True, slots=True)
class Trial:
    """What is compared, by which bots, and from which seed."""

    variants: tuple[Variant, ...]
    bots: tuple[str, ...]
    seed: str

    def plain(self) -> dict[str, Any]:
        """What tells this trial from others, as JSON knows it."""
        return {"variants": [variant.plain() for variant in self.variants], "bots": self.bots, "seed": self.seed}

    @property
    def mark(self) -> str:
        """A short mark that is another one for any other trial."""
        return blake2b(dumps(self.plain(), sort_keys=True).encode(), digest_size=4).hexdigest()

    def experiment(self, variant: Variant) -> Experiment:
        """The matches of a variant."""
        return variant.experiment(self.bots, self.seed)

    def play(self, index: int) -> Played:
        """One match by its place: all variants of a number, and then those of the next."""
        number, at = divmod(index, len(self.variants))
        try:
            return _play_out(self.experiment(self.variants[at]), number)
        except Exception:
            return Played(number, None)


def _play_out(experiment: Experiment, number: int) -> Played:
    position, listener = _listened(experiment, number)
    seated, decisions = experiment.seated(number), 0
    while position.asks and decisions < LONGEST:
        ask = position.asks[0]
        position.answer(ask.seat, seated[ask.seat].choose(Sight(position, ask)))
        decisions += 1
    return Played(number, position.result, decisions, listener.counted)


def _listened(experiment: Experiment, number: int) -> tuple[Position[Any], Listener[Any]]:
    game, state, dice = experiment.set_up(number)
    listener = Listener(game.measures, state)
    return Position(game, state, dice, listener), listener


def matches(trial: Trial, pairs: int, crew: Crew, kept: Kept[Played] | None = None) -> Generator[list[Played]]:
    """All matches of each number in turn, those of the first variant first."""
    wide = len(trial.variants)
    played = carry_out(crew, trial.play, range(pairs * wide), kept, _AT_ONCE * wide)
    for _ in range(pairs):
        yield [next(played) for _ in range(wide)]
