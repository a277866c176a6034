"""Gymnasium: one seat of a game, against bots."""

from collections.abc import Mapping
from pathlib import Path
from secrets import token_hex
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from wardroom.engine import Position, Seat, seeded
from wardroom.engine.game import Setting
from wardroom.players import Player, Sight, bot, known_bot
from wardroom.rl.aec import observations
from wardroom.rl.encoding import known
from wardroom.rl.play import Observation, Rules, known_reward
from wardroom.words import Speaker


class OnOffer(spaces.Discrete):  # type: ignore[misc]
    """The actions of a game; a sample without a mask is one of those that are on offer now."""

    offered: np.ndarray[Any, Any] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Any action on offer."""
        return super().sample(self.offered if mask is None and probability is None else mask, probability)


class SeatEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]
    """A seat at a table of bots. The reward comes at the end."""

    def __init__(
        self,
        id: str,  # noqa: A002 -- it is one
        against: str = "lieutenant",
        players: int | None = None,
        seat: int = 0,
        reward: str = "place",
        forgiving: bool = False,
        tables: str | Path | None = None,
        render_mode: str | None = None,
        **switches: Setting,
    ) -> None:
        """Where it is `forgiving`, the nearest number on offer stands for a masked action, for learners without masks.

        Raises Refusal for an unknown bot, and for whatever `wardroom.rl.env` refuses.
        """
        self.metadata = {"render_modes": ["ansi"]}
        self.rules = Rules(id, players, switches, tables)
        self.render_mode = render_mode
        self._against = known_bot(against)
        self._seat = Seat(seat)
        self._reward = known_reward(reward)
        self._forgiving = forgiving
        size, count = self.rules.layout.size, self.rules.actions.count
        self.observation_space = observations(size, count)
        self.action_space = OnOffer(count)
        self._seed, self._games = token_hex(16), 0
        self.position: Position[Any]
        """The game as it stands."""

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first question to the seat; a match that ends before is followed by the next."""
        super().reset(seed=seed)
        self._games += 1
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self.position = self.rules.seeded(f"{self._seed} {self._games}")
        self._bots = [self._bot(seat) for seat in range(self.rules.players)]
        self._go_on()
        return self._seen() if self.position.asks else self.reset()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until the seat is asked again; raises MaskedAction, and nothing changes."""
        ask = self.position.ask_of(self._seat)
        assert ask is not None
        offered = self.rules.actions.offered(ask)
        meant = min(offered, key=lambda number: abs(number - int(action))) if self._forgiving else action
        self.position.answer(self._seat, self.rules.option(ask, meant, offered))
        self._go_on()
        seen, info = self._seen()
        result = self.position.result
        return seen, self._reward(result, self._seat) if result else 0.0, result is not None, False, info

    def say(self, action: int, language: str = "en") -> str:
        """An action in words."""
        return self.rules.say(action, self.position.ask_of(self._seat), language)

    def render(self) -> Any:
        """The table as text."""
        game = self.rules.game
        words = Speaker("en", game, [f"seat {seat}" for seat in range(self.rules.players)], self._seat)
        return game.picture(game.view(self.position.state, self._seat), words.table)

    def _bot(self, seat: int) -> Player:
        return bot(self._against, seeded(f"{self._seed} {self._games} {seat}", 1).key)

    def _go_on(self) -> None:
        position = self.position
        while position.asks and position.ask_of(self._seat) is None:
            ask = position.asks[0]
            position.answer(ask.seat, self._bots[ask.seat].choose(Sight(position, ask)))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.rules.observe(self.position, self._seat)
        self.action_space.offered = seen["action_mask"]
        return seen, {"action_mask": seen["action_mask"]}


def register() -> None:
    """Make every encoding known to Gymnasium: `wardroom/Kaiser-v1`."""
    for id in known():  # noqa: A001 -- it is one
        name = f"wardroom/{id[0].upper()}{id[1:]}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="wardroom.rl.gym:SeatEnv", kwargs={"id": id})


register()
