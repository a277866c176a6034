"""PettingZoo: every game as an AEC environment."""

import pickle
from collections.abc import Mapping
from pathlib import Path
from secrets import token_hex
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from wardroom.engine import Option, Position, Refusal, Seat, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.rl.play import Observation, Rules, known_reward
from wardroom.words import Speaker


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which every seat is an agent: `seat_0`, `seat_1`.

    Seats that are asked together answer one after the other, and none observes what another has answered.
    """

    def __init__(self, rules: Rules, reward: str = "place", render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.render_mode = render_mode
        self.metadata = {"name": rules.id, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self._reward = known_reward(reward)
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        size, count = rules.layout.size, rules.actions.count
        self._observations = {agent: observations(size, count) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._seed, self._games = token_hex(16), 0
        self.position: Position[Any]
        """The game as it stands."""

    def observation_space(self, agent: str) -> spaces.Dict:
        """Numbers from 0 to 1, and the mask."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """As many as the game has actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game: that of the seed, or after a seed was given, the next one of it."""
        self._games += 1
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self.position = self.rules.seeded(f"{self._seed} {self._games}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What a seat observes now; its mask is all 0 while it is not asked."""
        seat, rules = self._seats[agent], self.rules
        is_mine = agent == self.agent_selection
        mask = rules.actions.mask(self._offered if is_mine else self._offered_to(seat))
        return {"observation": rules.layout.observe(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the seat whose turn it is; raises MaskedAction for what is not on offer, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self._offered.get(action)  # type: ignore[arg-type]
        if option is None:
            option = self.rules.option(self.position.asks[0], -1 if action is None else action, self._offered)
        self._cumulative_rewards[agent] = 0.0
        self.position.answer(self._seats[agent], option)
        self._go_on()

    def say(self, action: int, language: str = "en") -> str:
        """An action in words."""
        ask = self.position.asks[0] if self.position.asks else None
        return self.rules.say(action, ask, language)

    def option(self, action: int) -> Option:
        """The option on offer behind an action; raises MaskedAction."""
        return self.rules.option(self.position.asks[0], action, self._offered)

    def render(self) -> str | None:
        """The table as text, as the seat sees it whose turn it is."""
        game, seat = self.rules.game, self._seats[self.agent_selection]
        words = Speaker("en", game, self.possible_agents, seat)
        return game.picture(game.view(self.position.state, seat), words.table) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""

    def save(self) -> bytes:
        """The game as it stands, its dice to come included: for `load`. Load only what you saved yourself."""
        return pickle.dumps((self.rules.id, self.position, self.agents))

    def load(self, saved: bytes) -> None:
        """Go on from a game that was saved; raises Refusal if it is one of another encoding."""
        id, position, agents = pickle.loads(saved)  # noqa: A001, S301 -- the caller's own
        if id != self.rules.id:
            raise Refusal("other-encoding", found=id, encoding=self.rules.id)
        self.reset()
        self.position = position
        self._go_on()
        self.agents = agents

    def imagine(self, seat: int, seed: int) -> "TableEnv":
        """A copy in which all that the seat cannot know is dealt anew."""
        source = Stream(seeded(f"imagine {seed}", 1).key)
        twin = TableEnv(self.rules, render_mode=self.render_mode)
        twin._reward = self._reward
        twin.reset()
        twin.position = self.position.imagine(Seat(seat), source)
        twin._go_on()
        return twin

    def _go_on(self) -> None:
        """To the next question, or to the end."""
        position = self.position
        if position.asks:
            ask = position.asks[0]
            self._offered = self.rules.actions.offered(ask)
            self.agent_selection = self.possible_agents[ask.seat]
        else:
            self._finish()

    def _finish(self) -> None:
        result = self.position.result
        assert result is not None
        self._offered = {}
        self.rewards = {agent: self._reward(result, self._seats[agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _offered_to(self, seat: Seat) -> dict[int, Option]:
        ask = self.position.ask_of(seat)
        return self.rules.actions.offered(ask) if ask else {}


def observations(size: int, count: int) -> spaces.Dict:
    """The space of observations of so many numbers, with a mask over so many actions."""
    numbers = spaces.Box(0.0, 1.0, (size,), np.float32)
    return spaces.Dict(observation=numbers, action_mask=spaces.Box(0, 1, (count,), np.int8))


def env(
    id: str,  # noqa: A002 -- it is one
    players: int | None = None,
    *,
    reward: str = "place",
    tables: str | Path | None = None,
    render_mode: str | None = None,
    **switches: Setting,
) -> TableEnv:
    """A PettingZoo AEC environment: `env("kaiser-v1", players=2, expansion=False)`.

    The version freezes the layout of observations and the numbers of actions; switches of the game are keywords.
    `reward` is "place" (1 for the first, 0 for the last) or "points" (the lead over the best rival), once, at the end.
    `tables` is a folder with an own set, whose ids have to be those of the standard set. Raises Refusal.
    """
    return TableEnv(Rules(id, players, switches, tables), reward, render_mode)
