"""Analysis: a match read by the players' search, which tells luck from skill.

At every answer the true position has one vector of chances, one for each side, which add up to 1. The moment before a
choice is worth what the best that was found leads to; what was best is found from what the seat knew. So what a choice
changes is what was given away, what changes between a choice and the next one is luck, and start + luck + own choices
+ others' choices = result, for every side.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from wardroom.engine import Match, Option, Refusal, Seat, Stream
from wardroom.players.analysis.account import Estimate, Share, Step, booked, shares, steps
from wardroom.players.analysis.slipped import Slipped
from wardroom.players.analysis.story import Moment, Story
from wardroom.players.analysis.weighing import Cost, Depth, Weighing

__all__ = ["DEPTHS", "Analysis", "Cost", "Depth", "Estimate", "Share", "Step", "analyse"]

DEPTHS = {
    "captain": Depth(options=4, few=6, fresh=24, worlds=32),
    "admiral": Depth(options=10, few=16, fresh=96, worlds=128),
}
_REPORTS = 8
"""So often there is news while choices are weighed."""
_TURNING = 0.05
"""A turning point changes somebody's chance by so much at least."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is known of a match so far."""

    done: float
    """How much of the work is done, from 0 to 1."""
    worlds: int
    is_over: bool
    sides: tuple[tuple[Seat, ...], ...]
    steps: tuple[Step, ...]
    """The deal, then one step per answer."""
    costs: tuple[Cost, ...]
    """The choices that were costly beyond doubt, in the order of the match."""
    shares: tuple[Share, ...]
    """For every side what became of its chance."""
    seen: Mapping[int, Estimate]
    """By the numbers of choices, the chance that the seat could see for its side in what it chose."""

    def turning_points(self, most: int = 5) -> list[Step]:
        """The steps that changed most, in the order of the match; only what is beyond doubt."""
        turns = [step for step in self.steps if turned(step) >= _TURNING]
        return sorted(sorted(turns, key=turned, reverse=True)[:most], key=lambda step: step.number)


def turned(step: Step) -> float:
    """The largest change of a chance by a step that is beyond doubt."""
    return max((abs(each.value) for each in (*step.luck, *step.choice) if each.is_clear), default=0.0)


def analyse(match: Match[Any], depth: Depth, key: bytes) -> Iterator[Analysis]:
    """A rough account at once, then better ones, and last the one that stays; the same key gives the same.

    A match under way is read as far as it goes. Raises Refusal if nothing has been answered yet.
    """
    if match.sequence == 0:
        raise Refusal("analyse-nothing")
    return _Reading(match, depth, key).accounts()


class _Reading:
    def __init__(self, match: Match[Any], depth: Depth, key: bytes) -> None:
        self._story = Story(match, key)
        self._depth = depth
        self._key = key
        self._costs: list[Cost] = []
        self._seen: dict[int, Estimate] = {}
        self._worlds = depth.rough
        self._slipped = Slipped()

    def accounts(self) -> Iterator[Analysis]:
        self._fill()
        yield self._account(0.1)
        yield from self._weigh()
        while self._worlds < self._depth.worlds:
            self._worlds = min(2 * self._worlds, self._depth.worlds)
            self._fill()
            yield self._account(0.6 + 0.4 * self._worlds / self._depth.worlds)

    def _fill(self) -> None:
        self._story.fill_ends(self._worlds)
        for moment in self._story.moments:
            self._story.fill(moment, self._worlds)

    def _weigh(self) -> Iterator[Analysis]:
        choices = [moment for moment in self._story.moments if moment.has_choice]
        each = max(1, len(choices) // _REPORTS)
        for number, moment in enumerate(choices, 1):
            self._judge(moment)
            if number % each == 0:
                yield self._account(0.1 + 0.5 * number / len(choices))

    def _judge(self, moment: Moment) -> None:
        key = blake2b(f"choice {moment.number}".encode(), key=self._key, digest_size=16).digest()
        weighing = Weighing(moment, self._story.sides, Stream(key))
        cost = weighing.cost(self._depth)
        self._seen[moment.number] = weighing.seen
        also: tuple[Option, ...] = ()
        if cost and cost.is_clear:
            self._costs.append(cost)
            moment.better, also = cost.better, cost.also
        moment.again = self._slipped.before(moment, also)
        self._story.fill(moment, self._worlds)

    def _account(self, done: float) -> Analysis:
        story = self._story
        lines = booked(story.entries(self._worlds), story.ends(self._worlds))
        return Analysis(
            done,
            self._worlds,
            story.end.result is not None,
            tuple(tuple(side) for side in story.sides),
            steps(lines),
            tuple(self._costs),
            shares(lines),
            dict(self._seen),
        )
