"""Play in numbers: what is on offer and what everybody observes. All adapters stand on it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from wardroom.engine import Ask, Dice, Game, Option, Position, Refusal, Result, Seat, Source, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.rl.actions import Actions, actions
from wardroom.rl.encoding import encoding, known_names
from wardroom.rl.layout import Layout, layout
from wardroom.shelf import find
from wardroom.words import Speaker

Observation = dict[str, NDArray[Any]]


class MaskedAction(Refusal, ValueError):
    """An action that is not on offer was tried; nothing has changed."""

    reason = "masked-action"

    def __str__(self) -> str:
        return Speaker("en").refusal(self)


class Rules:
    """A game as an encoding has it: so many players, these switches, the standard set or one with the same ids."""

    def __init__(
        self,
        id: str,  # noqa: A002 -- it is one
        players: int | None = None,
        switches: Mapping[str, Setting] | None = None,
        tables: str | Path | None = None,
    ) -> None:
        """Raises Refusal for an unknown encoding, a table that cannot be laid, and an own set with other ids."""
        self.id = id
        made = encoding(id)
        self.game: Game[Any, Any] = find(f"{made.game}@{tables}" if tables else made.game)
        known_names(made, self.game)
        self.players = players or (2 if 2 in self.game.players else min(self.game.players))
        self.switches = self.game.configure(switches or {}, self.players, unattended=True)
        self.actions: Actions = actions(id)
        self.layout: Layout = layout(id)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Rules":
        """Rules are stateless, so a copy of them is themselves."""
        return self

    def begin(self, source: Source) -> Position[Any]:
        """The first decision of a new game with these dice."""
        dice = Dice(source)
        return Position(self.game, self.game.setup(self.switches, self.players, dice), dice)

    def seeded(self, seed: object) -> Position[Any]:
        """The first decision of the game that belongs to a seed."""
        return self.begin(Stream(seeded(str(seed), self.players).key))

    def observe(self, position: Position[Any], seat: Seat) -> Observation:
        """What a seat observes: the numbers of its view and question, and 1 for every action on offer to it."""
        ask = position.ask_of(seat)
        mask = self.actions.mask(self.actions.offered(ask) if ask else {})
        return {"observation": self.layout.observe(position, seat), "action_mask": mask}

    def option(self, ask: Ask, action: int, offered: Mapping[int, Option] | None = None) -> Option:
        """The option on offer that has this number; raises MaskedAction."""
        among = self.actions.offered(ask) if offered is None else offered
        option = among.get(int(action))
        if option is None:
            words = self.say(int(action), None)
            raise MaskedAction(action=int(action), words=words, offered=len(among), count=self.actions.count)
        return option

    def say(self, action: int, ask: Ask | None, language: str = "en") -> str:
        """What an action is in words: exactly where it is on offer, else as far as its number tells."""
        option = self.actions.offered(ask).get(int(action)) if ask else None
        option = option or self.actions.option(int(action), self.game)
        names = [f"seat {seat}" for seat in range(self.players)]
        return Speaker(language, self.game, names).option(option) if option else str(self.actions.decode(int(action)))


def share_left_behind(result: Result, seat: int) -> float:
    """1 for the first place, 0 for the last, between them the share of rivals left behind; a tie leaves half behind.

    Whoever plays alone has won or not. Sides that the rules keep beside the players do not count.
    """
    mine = result.places[seat]
    rivals = [place for other, place in enumerate(result.places) if other != seat]
    if not rivals:
        return float(mine == 1)
    return sum(1.0 if mine < place else 0.5 if mine == place else 0.0 for place in rivals) / len(rivals)


def lead(result: Result, seat: int) -> float:
    """How many points the seat has more than its best rival, or less; all of them if it plays alone."""
    rivals = [score for other, score in enumerate(result.scores) if other != seat]
    return float(result.scores[seat] - max(rivals, default=0))


REWARDS = {"place": share_left_behind, "points": lead}
"""What a seat gets at the end."""


def known_reward(name: str) -> Callable[[Result, int], float]:
    """The reward of this name; raises Refusal naming those there are."""
    if name not in REWARDS:
        raise Refusal("unknown-reward", reward=name, known=tuple(REWARDS))
    return REWARDS[name]
