"""OpenSpiel: every game, registered as `wardroom_kaiser` and so on by importing this module.

A die with up to twenty sides is a chance node with all its outcomes. What is larger, such as the shuffle of a deck, is
a node of 1,024 keys, from which all that falls up to the next decision is derived: a fair sample. So the history of a
state is all there is to it, and it can be cloned, serialised and played again. Where nothing is rolled there is no
chance node. Seats that are asked together answer one after the other, and none knows what another has answered.
"""

import json
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from wardroom.engine import Dice, Game, Option, Position, Seat, Stream
from wardroom.engine.plain import to_plain
from wardroom.rl.encoding import encoding, known
from wardroom.rl.play import Rules, share_left_behind
from wardroom.shelf import find

KEYS = 1024
_CHANCES = [(key, 1 / KEYS) for key in range(KEYS)]
_MOST_SIDES = 20
_LONGEST = 100_000
_PREFIX = "wardroom_"


class NeedsDice(Exception):
    """An answer led to a roll that no chance node has given yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class _Given:
    """The dice that chance nodes have given, then those of a key, if one was given."""

    def __init__(self, rolls: list[int], key: bytes) -> None:
        self._rolls = rolls[::-1]
        self._stream = Stream(key) if key else None

    def below(self, sides: int, /) -> int:
        if self._rolls:
            return self._rolls.pop()
        if self._stream is None:
            raise NeedsDice(sides)
        return self._stream.below(sides)


def _game_type(game: Game[Any, Any]) -> Any:
    switches = {switch.name: switch.default for switch in game.switches}
    return pyspiel.GameType(
        short_name=f"{_PREFIX}{game.id}",
        long_name=f"Wardroom: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, **switches},
    )


def register(id: str) -> None:  # noqa: A002 -- it is one
    """Make the game of an encoding known to OpenSpiel."""
    game = find(encoding(id).game)
    kind = _game_type(game)
    usual = {switch.name: switch.default for switch in game.switches}

    class TableGame(pyspiel.Game):  # type: ignore[misc]
        """A table with so many players and these switches; without players, for two or as few as there can be."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            players = given.pop("players", 0) or None
            changed = {name: value for name, value in given.items() if value != usual[name]}
            self.rules = Rules(id, players, changed)
            super().__init__(kind, _info(self.rules), params or {})

        def new_initial_state(self, *_: Any) -> "TableState":
            return TableState(self, self.rules)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
            recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
            return Observer(self.rules, recalls)

        def max_chance_nodes_in_history(self) -> int:
            return _LONGEST

    pyspiel.register_game(kind, TableGame)


def _info(rules: Rules) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.actions.count,
        max_chance_outcomes=KEYS,
        num_players=rules.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=_LONGEST,
    )


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game as it stands: before the deal, at a question, or at the dice that an answer calls for."""

    def __init__(self, game: Any, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.position: Position[Any] | None = None
        self._key = b""
        self._pending: tuple[Seat, Option] | None = None
        self._rolls: list[int] = []
        """The dice that the pending answer has been given so far."""
        self._sides = 0
        """Those of the die that it needs next."""
        self._recalled = [""] * rules.players
        """For each seat the mark of all that it has answered."""

    def current_player(self) -> int:
        """Who is asked, chance, or nobody at the end."""
        if self.position is None or self._pending:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.asks[0].seat if self.position.asks else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.result is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of a die, or all keys; all equally likely."""
        return [(side, 1 / self._sides) for side in range(self._sides)] if self._is_die else _CHANCES

    def returns(self) -> list[float]:
        """From -1 for the last place to 1 for the first, once the game is over."""
        result = self.position.result if self.position else None
        if result is None:
            return [0.0] * self.rules.players
        return [2 * share_left_behind(result, seat) - 1 for seat in range(self.rules.players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        """The same to the player, with all that it cannot know dealt anew, secret answers of others included."""
        assert self.position is not None
        twin: TableState = self.clone()
        key = int(sampler() * (1 << 52)).to_bytes(8, "little")
        twin._key, source = key, Stream(key)
        twin.position = world = self.position.imagine(Seat(player), source)
        while world.asks and world.asks[0].seat != player and world.ask_of(Seat(player)):
            ask = world.asks[0]
            world.answer(ask.seat, Dice(source).pick(ask.options))
        return twin

    def recalled(self, player: int) -> str:
        """The mark of all that a seat has answered, and what it sees now."""
        return f"{self._recalled[player]} {self.seen(player)}"

    def seen(self, player: int) -> str:
        """What a seat sees, and what it is asked."""
        if self.position is None:
            return "deal"
        seat, game = Seat(player), self.rules.game
        ask = self.position.ask_of(seat)
        asked = [ask.question.kind, to_plain(ask.question)] if ask else []
        return json.dumps([to_plain(game.view(self.position.state, seat)), asked])

    @property
    def _is_die(self) -> bool:
        return self._pending is not None and self._sides <= _MOST_SIDES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.rules.actions.offered(self.position.asks[0]))

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._roll(action)
        else:
            self._answer(action)

    def _roll(self, outcome: int) -> None:
        if self._is_die:
            self._rolls.append(outcome)
            self._resolve(b"")
            return
        self._key = blake2b(self._key + outcome.to_bytes(2, "little"), digest_size=32).digest()
        if self.position is None:
            self.position = self.rules.begin(Stream(self._key))
        else:
            self._resolve(self._key)

    def _resolve(self, key: bytes) -> None:
        """See where the pending answer leads, as far as there are dice for it."""
        assert self.position is not None and self._pending is not None
        after = self.position.fork(_Given(self._rolls, key))
        try:
            after.answer(*self._pending)
        except NeedsDice as needed:
            self._sides = needed.sides
        else:
            self.position, self._pending, self._rolls = after, None, []

    def _answer(self, action: int) -> None:
        assert self.position is not None
        ask = self.position.asks[0]
        option = self.rules.option(ask, action)
        told = f"{self._recalled[ask.seat]} {option.notation}".encode()
        self._recalled[ask.seat] = blake2b(told, digest_size=16).hexdigest()
        self._pending = (ask.seat, option)
        self._resolve(b"")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"d{self._sides}:{action + 1}" if self._is_die else f"key {action}"
        ask = self.position.asks[0] if self.position and self.position.asks else None
        option = self.rules.actions.offered(ask).get(action) if ask else None
        return option.notation if option else str(self.rules.actions.decode(action))

    def __str__(self) -> str:
        if self.position is None:
            return "deal"
        pending = f" {self._pending[1].notation}" if self._pending else ""
        return f"{json.dumps(to_plain(self.position.state))}{pending}"


class Observer:
    """What a seat observes, as OpenSpiel asks for it: one tensor, the same whether it recalls or not, and a text."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self._rules = rules
        self._recalls = recalls
        self.tensor: Any = np.zeros(rules.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write the observation into the tensor."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._rules.layout.observe(state.position, Seat(player))

    def string_from(self, state: TableState, player: int) -> str:
        """The observation as text: with all that the seat recalls, or what it sees now."""
        return f"seat {player} {state.recalled(player) if self._recalls else state.seen(player)}"


for _each in known():
    register(_each)
