"""Fitting: what each thing that a judgement sees is worth, learned from games that bots play against each other.

A judgement tells features: numbers that say how a seat stands. Where games rest they are written down, together with
who won in the end; then weights are sought under which the winners would have seemed the likeliest (a softmax over the
seats, with a little ridge so that rare things are not overrated). One game in five is kept aside and says how well the
weights predict games they have never seen.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, fsum, log, sqrt
from typing import Any

from wardroom.engine import Position, Result, Seat
from wardroom.lab.crew import Crew
from wardroom.lab.simulate import LONGEST, Experiment
from wardroom.players import Sight

RIDGE = 2.0
"""How many samples' worth of doubt there is that a thing matters at all."""
ROUNDS = 12
"""Steps of Newton's method; half as many are enough."""
ASIDE = 5
"""One game in so many is kept aside."""
SURE = 1e-6
"""No chance is told to be smaller, so that a surprise costs much and not everything."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A moment at rest: the features of all seats, what the judgement thinks of each, and their shares in the win."""

    features: tuple[Mapping[str, float], ...]
    thought: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Fitted:
    """The weights, and how well they and the judgement as it is predict games that were kept aside.

    A loss is what a prediction costs on average, in natural logarithms: `log(seats)` is that of knowing nothing.
    """

    weights: dict[str, float]
    samples: int
    loss: float
    loss_before: float


def sampled(experiment: Experiment, every: int, number: int) -> list[Sample]:
    """Play one game and write down one moment at rest in so many; nothing of a game that came to no end."""
    position, seated = Position(*experiment.set_up(number)), experiment.seated(number)
    judgement, seats = position.game.judgement, [Seat(seat) for seat in range(len(experiment.bots))]
    seen: list[tuple[tuple[Mapping[str, float], ...], tuple[float, ...]]] = []
    rests = number
    for _ in range(LONGEST):
        if not position.asks:
            break
        ask, state = position.asks[0], position.state
        if judgement.rests(state, ask):
            rests += 1
            if rests % every == 0:
                told = tuple(judgement.features(state, seat) for seat in seats)
                seen.append((told, tuple(judgement.value(state, seat) for seat in seats)))
        position.answer(ask.seat, seated[ask.seat].choose(Sight(position, ask)))
    won = shares(position.result) if position.result else ()
    return [Sample(told, thought, won) for told, thought in seen] if won else []


def shares(result: Result) -> tuple[float, ...]:
    """Each seat's share in the win."""
    winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.places)))


def collect(experiment: Experiment, games: int, every: int, crew: Crew) -> Iterator[list[Sample]]:
    """The samples of the games 0 to games - 1, game by game."""
    return crew.do(_Sampling(experiment, every), range(games))


@dataclass(frozen=True, slots=True)
class _Sampling:
    """What one hand of a crew does with a number."""

    experiment: Experiment
    every: int

    def __call__(self, number: int) -> list[Sample]:
        return sampled(self.experiment, self.every, number)


def fit(games: Sequence[Sequence[Sample]]) -> Fitted:
    """The weights that fit four games of five, tried on the fifth."""
    learned = [sample for at, game in enumerate(games) if at % ASIDE for sample in game]
    aside = [sample for at, game in enumerate(games) if at % ASIDE == 0 for sample in game]
    names = sorted({name for sample in learned for told in sample.features for name in told})
    scales = {name: _scale(learned, name) for name in names}
    weights = _newton([_rows(sample, names, scales) for sample in learned], [sample.won for sample in learned])
    found = {name: weight / scales[name] for name, weight in zip(names, weights, strict=True)}
    loss = fsum(_surprise(chances(sample.features, found), sample.won) for sample in aside)
    before = fsum(_surprise(sample.thought, sample.won) for sample in aside)
    count = max(1, len(aside))
    return Fitted(found, len(learned), loss / count, before / count)


def chances(features: Sequence[Mapping[str, float]], weights: Mapping[str, float]) -> list[float]:
    """The chance of each seat to win, under some weights."""
    sums = [fsum(weights.get(name, 0.0) * value for name, value in told.items()) for told in features]
    return [1 / fsum(exp(min(60.0, other - mine)) for other in sums) for mine in sums]


def _surprise(thought: Sequence[float], won: Sequence[float]) -> float:
    return -fsum(share * log(max(SURE, chance)) for chance, share in zip(thought, won, strict=True))


def _scale(samples: Sequence[Sample], name: str) -> float:
    """How far a feature usually spreads, so that the ridge treats all alike; 1 for one that never does."""
    values = [told.get(name, 0.0) for sample in samples for told in sample.features]
    mean = fsum(values) / len(values)
    return sqrt(fsum((value - mean) ** 2 for value in values) / len(values)) or 1.0


def _rows(sample: Sample, names: Sequence[str], scales: Mapping[str, float]) -> list[list[float]]:
    return [[told.get(name, 0.0) / scales[name] for name in names] for told in sample.features]


def _newton(rows: Sequence[list[list[float]]], won: Sequence[tuple[float, ...]]) -> list[float]:
    """The weights under which what happened is likeliest."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if one == other else 0.0 for other in range(size)] for one in range(size)]
        for seats, shared in zip(rows, won, strict=True):
            _lean(seats, shared, weights, slope, curve)
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return weights


def _lean(
    seats: list[list[float]], won: tuple[float, ...], weights: list[float], slope: list[float], curve: list[list[float]]
) -> None:
    """What one sample adds to the slope and the curvature."""
    sums = [sum(weight * value for weight, value in zip(weights, row, strict=True)) for row in seats]
    top = max(sums)
    raw = [exp(each - top) for each in sums]
    total = sum(raw)
    size = range(len(weights))
    mean = [sum(part / total * row[at] for part, row in zip(raw, seats, strict=True)) for at in size]
    for part, share, row in zip(raw, won, seats, strict=True):
        apart = [value - middle for value, middle in zip(row, mean, strict=True)]
        chance = part / total
        for at in size:
            slope[at] += (share - chance) * row[at]
            lean, line = chance * apart[at], curve[at]
            if lean:
                for other in size:
                    line[other] += lean * apart[other]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = rows[at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            for column in range(at, size + 1):
                below[column] -= factor * pivot[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = fsum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def document(fitted: Fitted, told: Mapping[str, Any]) -> str:
    """The weights as a file in TOML, with where they come from."""
    head = [f"{key} = {value!r}".replace("'", '"') for key, value in told.items()]
    losses = [f"loss = {fitted.loss:.4f}", f"loss_before = {fitted.loss_before:.4f}"]
    weights = [f"{name} = {weight:.4f}" for name, weight in fitted.weights.items()]
    return "\n".join([*head, f"samples = {fitted.samples}", *losses, "", "[weights]", *weights, ""])
