"""Train a small policy on the processor, in minutes, and let the arena say by how much it beats random.

    python examples/train.py skirmish-v1
    python examples/train.py kaiser-v1 --lessons 300

It needs `pip install 'wardroom[rl]'` and nothing else. First the policy watches the rule of thumb play both sides and
learns to choose alike (lessons); then it plays against its own kind and does more of what won (games). A network with
one hidden layer, masked actions, and the same step for both: what was chosen becomes likelier, by how good it was.
"""

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from wardroom import rl
from wardroom.engine import Dice, Option, Position, Seat, Source, Stream
from wardroom.lab.arena import Arena, Standings, fight
from wardroom.lab.crew import Here
from wardroom.players import BOTS, Sight, bot
from wardroom.rl.play import share_left_behind

BATCH = 256


@dataclass
class Decision:
    """What was observed, what was on offer, what was chosen; `worth` is how much likelier it should become."""

    seen: Any
    offered: list[int]
    chosen: int
    seat: Seat
    worth: float = 1.0


class Policy:
    """How likely each action on offer is to be chosen, by a network with one hidden layer."""

    def __init__(self, encoding: str, hidden: int = 64, seed: int = 1) -> None:
        luck = np.random.default_rng(seed)
        self.layout, self.actions = rl.layout(encoding), rl.actions(encoding)
        self.weights = [
            luck.normal(0, 1 / np.sqrt(hidden), (self.layout.size, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, len(self.actions)), np.float32),
            np.zeros(len(self.actions), np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def chances(self, seen: Any, offered: list[int]) -> Any:
        """The chance of each action on offer."""
        into, bias, out, last = self.weights
        scores = np.tanh(seen @ into + bias) @ out[:, offered] + last[offered]
        likely = np.exp(scores - scores.max())
        return likely / likely.sum()

    def learn(self, batch: list[Decision], rate: float) -> None:
        """Make what was chosen likelier, by its worth: one step of Adam along the gradient."""
        into, bias, out, last = self.weights
        seen = np.stack([each.seen for each in batch])
        hidden = np.tanh(seen @ into + bias)
        slopes: Any = np.zeros((len(batch), len(self.actions)), np.float32)
        for row, each in enumerate(batch):
            scores = hidden[row] @ out[:, each.offered] + last[each.offered]
            likely = np.exp(scores - scores.max())
            slopes[row, each.offered] = -each.worth * likely / likely.sum()
            slopes[row, each.chosen] += each.worth
        inner = (slopes @ out.T) * (1 - hidden**2)
        self._climb([seen.T @ inner, inner.sum(0), hidden.T @ slopes, slopes.sum(0)], len(batch), rate)

    def _climb(self, gradients: list[Any], size: int, rate: float) -> None:
        self._steps += 1
        correction = np.sqrt(1 - 0.99**self._steps) / (1 - 0.9**self._steps)
        for at, total in enumerate(gradients):
            gradient = total / size
            self._means[at] += 0.1 * (gradient - self._means[at])
            self._squares[at] += 0.01 * (gradient**2 - self._squares[at])
            self.weights[at] += rate * correction * self._means[at] / (np.sqrt(self._squares[at]) + 1e-6)


@dataclass
class Learned:
    """The policy as a player, for the arena and any table."""

    policy: Policy
    dice: Dice
    greedy: bool = True
    decisions: list[Decision] = field(default_factory=list)

    def choose(self, sight: Sight) -> Option:
        """The likeliest option, or one by its chance while it learns."""
        offered = self.policy.actions.offered(sight.ask)
        numbers = list(offered)
        seen = self.policy.layout.write(sight.view(), sight.seat, sight.ask)
        chances = self.policy.chances(seen, numbers)
        at = int(
            chances.argmax() if self.greedy else np.searchsorted(chances.cumsum(), self.dice.below(1 << 15) / (1 << 15))
        )
        number = numbers[min(at, len(numbers) - 1)]
        self.decisions.append(Decision(seen, numbers, number, sight.seat))
        return offered[number]


class Teacher:
    """The rule of thumb; what it chose is noted."""

    def __init__(self, policy: Policy, source: Source) -> None:
        self.policy = policy
        self.player = bot("thumb", bytes(source.below(256) for _ in range(16)))
        self.decisions: list[Decision] = []

    def choose(self, sight: Sight) -> Option:
        """What the rule of thumb says."""
        option, offered = self.player.choose(sight), self.policy.actions.offered(sight.ask)
        number = next((number for number, each in offered.items() if each == option), None)
        if number is not None and len(offered) > 1:
            seen = self.policy.layout.write(sight.view(), sight.seat, sight.ask)
            self.decisions.append(Decision(seen, list(offered), number, sight.seat))
        return option


def play(position: Position[Any], player: Any) -> None:
    """One player for all seats, up to the end."""
    while position.asks:
        ask = position.asks[0]
        position.answer(ask.seat, player.choose(Sight(position, ask)))


def watch(policy: Policy, rules: rl.Rules, lessons: int, rate: float = 0.003, passes: int = 3) -> None:
    """Learn to choose as the rule of thumb does, from so many of its games."""
    teacher, luck = Teacher(policy, Stream(b"teacher")), np.random.default_rng(1)
    for number in range(lessons):
        play(rules.seeded(f"lesson {number}"), teacher)
    for _ in range(passes):
        order = luck.permutation(len(teacher.decisions))
        for start in range(0, len(order), BATCH):
            policy.learn([teacher.decisions[at] for at in order[start : start + BATCH]], rate)


def practise(policy: Policy, rules: rl.Rules, games: int, rate: float = 0.001) -> None:
    """Play against itself and do more of what won: a decision is worth what its seat won beyond an even share."""
    player = Learned(policy, Dice(Stream(b"practice")), greedy=False)
    for number in range(games):
        position, before = rules.seeded(f"practice {number}"), len(player.decisions)
        play(position, player)
        assert position.result is not None
        for each in player.decisions[before:]:
            each.worth = share_left_behind(position.result, each.seat) - 0.5
        if len(player.decisions) >= 4 * BATCH:
            policy.learn([each for each in player.decisions if len(each.offered) > 1], rate)
            player.decisions.clear()


def compare(policy: Policy, game: str, players: int, count: int, against: str = "random") -> tuple[float, float, float]:
    """How often the policy ends before another bot in the arena, and the interval of that."""
    BOTS["learned"] = lambda source: Learned(policy, Dice(source))
    standings = Standings(["learned", against])
    for bout, outcome in fight(Arena(game, players, {}, "train"), ["learned", against], count, Here()):
        standings.add(bout, outcome)
    duel = standings.duels["learned", against]
    return duel.rate, *duel.interval()


def main() -> None:
    """Train, and show what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("encoding", nargs="?", default="skirmish-v1")
    parser.add_argument("--lessons", type=int, default=1000, help="games of the rule of thumb to watch")
    parser.add_argument("--games", type=int, default=0, help="games against itself")
    parser.add_argument("--count", type=int, default=200, help="games in the arena")
    given = parser.parse_args()
    rules, policy = rl.Rules(given.encoding), Policy(given.encoding)
    watch(policy, rules, given.lessons)
    practise(policy, rules, given.games)
    for against in ("random", "cadet", "lieutenant"):
        rate, low, high = compare(policy, rules.game.id, rules.players, given.count, against)
        print(f"learned against {against}: {100 * rate:.0f} % of {given.count} ({100 * low:.0f} to {100 * high:.0f} %)")


if __name__ == "__main__":
    main()
