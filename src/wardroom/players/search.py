"""Information-set Monte Carlo tree search: what a seat should do, tried out in worlds that it can imagine.

Each simulation deals everything the seat cannot know anew, walks down the tree of what was tried before, adds one
node, plays on by the game's rule of thumb and judges where that leads. A node stands for what everybody has chosen
since the root, whatever the dice did in between: so one node sees many worlds, and an option counts as often as it
was on offer. Every seat chooses for itself, by its own chances; seats that are asked together choose without
knowing of each other.
"""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

from wardroom.engine import Ask, Dice, Option, Position, Seat, Source
from wardroom.players.sight import Sight
from wardroom.players.trying import Budget, Verdict, play_on, worth

EXPLORATION = 0.6
"""How much the doubt about an option counts beside what is known of it."""
TRUST = 0.5
"""The share of the prior that the rule of thumb's own choice gets."""
_WIDE = 8
"""A node with more options than these tries them by and by."""


class Arm:
    """What is known of one option of a seat at a node."""

    __slots__ = ("offered", "total", "tries")

    def __init__(self) -> None:
        self.tries = self.offered = 0
        self.total = 0.0

    @property
    def chance(self) -> float:
        """The average of what the option led to."""
        return self.total / self.tries if self.tries else 0.0


class Node:
    """A moment of the tree: the options of each seat that is asked there, and what comes after they are chosen."""

    __slots__ = ("after", "arms", "favourites", "tries")

    def __init__(self) -> None:
        self.arms: dict[tuple[Seat, Option], Arm] = {}
        self.after: dict[tuple[Option, ...], Node] = {}
        self.favourites: dict[Seat, Option] = {}
        """The rule of thumb's choice, as it was found the first time."""
        self.tries = 0


Path = list[tuple[Seat, Arm]]


class Search:
    """One decision of one seat, thought over."""

    def __init__(self, sight: Sight, source: Source, budget: Budget) -> None:
        self._sight = sight
        self._source = source
        self._dice = Dice(source)
        self._budget = budget
        self._judgement = sight.game.judgement
        self._root = Node()
        self.simulations = 0

    def verdicts(self) -> list[Verdict]:
        """All options, the best first: what was tried most, and of equals what promises most."""
        self._think()
        seat = self._sight.seat
        arms = [(option, self._root.arms.get((seat, option)) or Arm()) for option in self._sight.ask.options]
        told = [Verdict(option, arm.chance, arm.tries) for option, arm in arms]
        return sorted(told, key=lambda verdict: (-verdict.tries, -verdict.chance))

    def _think(self) -> None:
        late = perf_counter() + self._budget.seconds
        slowest = 0.0
        while self.simulations < self._budget.simulations and not self._is_settled():
            began = perf_counter()
            if self.simulations and began + slowest >= late:
                break
            self.simulate()
            self.simulations += 1
            slowest = max(slowest, perf_counter() - began)

    def _is_settled(self) -> bool:
        """Whether nothing that is left to try could change the choice."""
        tries = sorted((arm.tries for arm in self._root.arms.values()), reverse=True)
        return len(tries) > 1 and tries[0] - tries[1] > self._budget.simulations - self.simulations

    def simulate(self) -> None:
        """Down the tree, one node further, on by rule of thumb; then everybody learns from the end."""
        world, seat = self._sight.imagine(self._source), self._sight.seat
        now = world.game.judgement.turn(world.state, seat)
        node, path = self._root, Path()
        while world.asks:
            node.tries += 1
            node = self._descend(node, world, path)
            if not node.tries:
                break
        node.tries += 1
        play_on(world, self._dice, seat, now)
        self._learn(world, path)

    def _descend(self, node: Node, world: Position[Any], path: Path) -> Node:
        """Let all who are asked choose, each on its own."""
        chosen = [(ask.seat, self._choice(node, ask, world, path)) for ask in world.asks]
        for seat, option in chosen:
            world.answer(seat, option)
        self._pass_over(world)
        return node.after.setdefault(tuple(option for _, option in chosen), Node())

    def _pass_over(self, world: Position[Any]) -> None:
        """Questions with one answer are no decisions."""
        while len(world.asks) == 1 and len(world.asks[0].options) == 1:
            world.answer(world.asks[0].seat, world.asks[0].options[0])

    def _choice(self, node: Node, ask: Ask, world: Position[Any], path: Path) -> Option:
        options = ask.options
        if len(options) == 1:
            return options[0]
        favourite = self._favourite(node, ask, world)
        considered = self._considered(node, ask.seat, options, favourite)
        sway = self._sway if len(world.asks) > 1 else _steady
        option, arm = self._most_promising(node, ask.seat, considered, favourite, sway)
        path.append((self._judgement.serves(world.state, ask), arm))
        return option

    def _favourite(self, node: Node, ask: Ask, world: Position[Any]) -> Option:
        """What the rule of thumb would choose; once found it holds for the node, wherever it is on offer."""
        known = node.favourites.get(ask.seat)
        if known is not None and known in ask.options:
            return known
        favourite = self._judgement.choose(world.state, ask, self._dice)
        node.favourites.setdefault(ask.seat, favourite)
        return favourite

    def _considered(self, node: Node, seat: Seat, options: Sequence[Option], favourite: Option) -> Iterable[Option]:
        """The options worth a try now: where they are many, more of them the longer the node is known."""
        wide = _WIDE + int(2 * sqrt(node.tries))
        if len(options) <= wide:
            return options
        tried = [option for option in options if (seat, option) in node.arms or option == favourite]
        fresh = [option for option in options if (seat, option) not in node.arms and option != favourite]
        while fresh and len(tried) < wide:
            tried.append(self._dice.draw(fresh))
        return tried

    def _sway(self) -> float:
        """Those who choose at once must not fall into step with each other: how much each doubts is left to chance."""
        return self._source.below(1 << 10) / (1 << 8)

    def _most_promising(
        self, node: Node, seat: Seat, options: Iterable[Option], favourite: Option, sway: Callable[[], float]
    ) -> tuple[Option, Arm]:
        """What is known of an option, and the doubt about it: larger for the rule of thumb's own choice."""
        arms = [(option, self._arm(node, seat, option)) for option in options]
        mean = self._mean(arm for _, arm in arms)
        share = (1 - TRUST) / len(arms)
        best, best_arm, highest = arms[0][0], arms[0][1], float("-inf")
        for option, arm in arms:
            arm.offered += 1
            prior = share + TRUST if option == favourite else share
            known = arm.total / arm.tries if arm.tries else mean
            promise = known + EXPLORATION * sway() * prior * sqrt(arm.offered) / (1 + arm.tries)
            if promise > highest:
                best, best_arm, highest = option, arm, promise
        return best, best_arm

    @staticmethod
    def _arm(node: Node, seat: Seat, option: Option) -> Arm:
        arm = node.arms.get((seat, option))
        if arm is None:
            arm = node.arms[seat, option] = Arm()
        return arm

    @staticmethod
    def _mean(arms: Iterable[Arm]) -> float:
        """What is expected of an option that was never tried."""
        tries, total = 0, 0.0
        for arm in arms:
            tries += arm.tries
            total += arm.total
        return total / tries if tries else 0.5

    def _learn(self, world: Position[Any], path: Path) -> None:
        reached: dict[Seat, float] = {}
        for seat, arm in path:
            if seat not in reached:
                reached[seat] = worth(world, seat)
            arm.tries += 1
            arm.total += reached[seat]


def _steady() -> float:
    return 1.0
