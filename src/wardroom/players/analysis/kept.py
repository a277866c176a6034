"""An analysis as it is kept, in a match file or elsewhere: plain data, with the mark of the match that it is of.

Options are kept by their notation. What is read back is checked: its mark has to be that of the match, and its options
have to be on offer there. Its figures are whatever its maker wrote.
"""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from wardroom.engine import Ask, BadData, Match, Option, Refusal, Seat
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.record import Record, begin, record
from wardroom.players.analysis import DEPTHS, Analysis
from wardroom.players.analysis.account import Estimate, Share, Step
from wardroom.players.analysis.weighing import Cost

FORMAT = 1
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class KeptStep:
    """How everybody stood after a line; at turning points what choice and chance changed, else only costly choices."""

    chances: tuple[Estimate, ...]
    choice: tuple[Estimate, ...] = ()
    luck: tuple[Estimate, ...] = ()
    seen: Estimate | None = None


@dataclass(frozen=True, slots=True)
class KeptCost:
    """A choice that was costly."""

    number: int
    side: int
    better: str
    chance: float
    better_chance: float
    cost: Estimate
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Kept:
    """A whole analysis."""

    format: int
    mark: str
    level: str
    worlds: int
    sides: tuple[tuple[int, ...], ...]
    steps: tuple[KeptStep, ...]
    costs: tuple[KeptCost, ...]
    shares: tuple[Share, ...]


def mark_of(record: Record) -> str:
    """What tells one match from another: its game, how it began, and every answer with its dice."""
    options, seats, dice = to_plain(record.options), len(record.seats), list(record.dice)
    told = [record.game, record.rules, options, seats, record.begins, dice]
    plays = [[line.seat, line.play] for line in record.log]
    return blake2b(json.dumps([*told, plays], sort_keys=True).encode(), digest_size=16).hexdigest()


def written(found: Analysis, level: str, record: Record) -> dict[str, Any]:
    """An analysis as plain data; figures are rounded, and what stands nowhere is left out."""
    turns = {step.number for step in found.turning_points()}
    chosen = turns | {cost.number for cost in found.costs}
    steps = tuple(
        KeptStep(
            step.chances,
            step.choice if step.number in chosen else (),
            step.luck if step.number in turns else (),
            found.seen.get(step.number),
        )
        for step in found.steps
    )
    sides = tuple(tuple(map(int, side)) for side in found.sides)
    costs = tuple(map(_kept_cost, found.costs))
    kept = Kept(FORMAT, mark_of(record), level, found.worlds, sides, steps, costs, found.shares)
    told: dict[str, Any] = _rounded(to_plain(kept))
    told["steps"] = [{name: value for name, value in step.items() if value} for step in told["steps"]]
    return told


def _kept_cost(cost: Cost) -> KeptCost:
    also = tuple(option.notation for option in cost.also)
    return KeptCost(cost.number, cost.side, cost.better.notation, cost.chance, cost.better_chance, cost.cost, also)


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list) else value


def read(data: object, match: Match[Any]) -> tuple[str, Analysis]:
    """The level and the analysis that was kept of a match; raises Refusal if it is none, or that of another."""
    try:
        kept = from_plain(Kept, data, "analysis")
    except BadData as wrong:
        raise Refusal("analysis-other", found=wrong.facts["where"]) from wrong
    if not _fits(kept, match):
        raise Refusal("analysis-other", found="mark")
    costs = _costs(kept, match)
    return kept.level, Analysis(
        1.0,
        kept.worlds,
        match.is_over,
        tuple(tuple(map(Seat, side)) for side in kept.sides),
        tuple(_step(number, step, match, len(kept.sides)) for number, step in enumerate(kept.steps)),
        costs,
        kept.shares,
        {number: step.seen for number, step in enumerate(kept.steps) if step.seen},
    )


def _fits(kept: Kept, match: Match[Any]) -> bool:
    sides = len(kept.sides)
    seats = {seat for side in kept.sides for seat in side}
    widths = {len(each) for step in kept.steps for each in (step.chances, step.choice or step.chances)}
    return (
        (kept.format, kept.mark) == (FORMAT, mark_of(record(match)))
        and kept.level in DEPTHS
        and len(kept.steps) == len(match.log)
        and len(kept.shares) == sides
        and widths == {sides}
        and all(len(step.luck) in (0, sides) for step in kept.steps)
        and all(0 <= cost.side < sides for cost in kept.costs)
        and set(range(len(match.names))) <= seats
    )


def _step(number: int, kept: KeptStep, match: Match[Any], sides: int) -> Step:
    line, nothing = match.log[number], (Estimate(0.0, 0.0),) * sides
    return Step(number, line.seat, line.option, None, kept.chances, kept.choice or nothing, kept.luck or nothing)


def _costs(kept: Kept, match: Match[Any]) -> tuple[Cost, ...]:
    """The costly choices, with their options as they were on offer; the match is played again for that."""
    wanted = {cost.number: cost for cost in kept.costs}
    told, found = begin(record(match), match.game), []
    for number, line in enumerate(match.log[1:], 1):
        assert line.seat is not None and line.option is not None
        ask = told.position.ask_of(line.seat)
        if number in wanted and ask and line.option in ask.options:
            found.append(_cost(wanted.pop(number), ask, line.option))
        told.answer_again(line.seat, line.play)
    if wanted:
        raise Refusal("analysis-other", found="costs")
    return tuple(found)


def _cost(cost: KeptCost, ask: Ask, played: Option) -> Cost:
    offered = {option.notation: option for option in ask.options}
    if not {cost.better, *cost.also} <= offered.keys():
        raise Refusal("analysis-other", found="costs")
    also = tuple(offered[notation] for notation in cost.also)
    better = offered[cost.better]
    return Cost(cost.number, ask.seat, cost.side, played, better, cost.chance, cost.better_chance, cost.cost, also)
