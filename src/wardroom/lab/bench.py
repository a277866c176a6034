"""The bench: how fast the games on the shelf are, side by side with python-chess in the same run.

A busy machine slows everything down by turns. So all the work is cut into small identical chunks, the chunks take
turns, and of each kind of work the fastest chunk counts.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from wardroom.engine import Dice, Game, Match, Position, Refusal, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.engine.record import dumps, loads, record, replay
from wardroom.lab.environments import environments
from wardroom.lab.thinking import Thought, open_spiel, thinking
from wardroom.lab.work import CHUNK, Work, repeated
from wardroom.shelf import find

_CHESS_GAMES = 2


@dataclass(frozen=True, slots=True)
class Target:
    """What a game is meant to reach: at least so many times chess's decisions, a fork for at most so many copies."""

    decisions: float
    fork: float


TARGETS = {
    "cannoni": Target(decisions=0.5, fork=40),
    "kaiser": Target(decisions=3, fork=40),
    "marauders": Target(decisions=2, fork=60),
    "nassau": Target(decisions=3, fork=40),
    "modern": Target(decisions=3, fork=40),
    "skirmish": Target(decisions=8, fork=12),
}


@dataclass(slots=True)
class Chess:
    """python-chess at random play: the yardstick."""

    games: Work
    decisions: float
    copy: Work

    def works(self) -> list[Work]:
        """All that is to be measured."""
        return [self.games, self.copy]

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them; times in microseconds."""
        return {
            "decisions_per_second": self.decisions / self.games.seconds,
            "games_per_second": 1 / self.games.seconds,
            "copy_us": self.copy.seconds * 1e6,
        }


def chess() -> Chess:
    """Two random games of chess, and copies of all their boards; raises Refusal if python-chess is not installed."""
    if find_spec("chess") is None:
        raise Refusal("no-chess")
    boards: list[Any] = []
    plies = _play_chess(lambda board: boards.append(board.copy(stack=False)))
    games = Work(_play_chess, _CHESS_GAMES)
    return Chess(games, plies / _CHESS_GAMES, repeated(lambda: _copy_boards(boards), len(boards)))


def _play_chess(look: Callable[[Any], object] | None = None) -> int:
    """Random games, always the same; gives the number of their moves, and lets somebody look at every position."""
    from chess import Board  # noqa: PLC0415 -- only the bench needs it

    dice, moves = random.Random(1), 0  # noqa: S311
    for _ in range(_CHESS_GAMES):
        board = Board()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
        moves += board.ply()
        while look and board.move_stack:
            board.pop()
            look(board)
    return moves


def _copy_boards(boards: list[Any]) -> None:
    for board in boards:
        board.copy(stack=False)


@dataclass(slots=True)
class Measured:
    """One game of the shelf on the bench."""

    game: str
    players: int
    games: Work
    decisions: float
    fork: Work
    copy: Work
    save: Work
    load: Work
    thought: Thought

    def works(self) -> list[Work | Thought]:
        """All that is to be measured."""
        return [self.games, self.fork, self.copy, self.save, self.load, self.thought]

    def plain(self, chess: Chess) -> dict[str, Any]:
        """The figures as JSON knows them; times in microseconds. Ratios are to chess's decisions and board copies."""
        figures = {
            "game": self.game,
            "players": self.players,
            "decisions_per_second": self.decisions / self.games.seconds,
            "decisions_ratio": self.decisions * chess.games.seconds / (chess.decisions * self.games.seconds),
            "games_per_second": 1 / self.games.seconds,
            "decisions_per_game": self.decisions,
            "fork_us": self.fork.seconds * 1e6,
            "fork_ratio": self.fork.seconds / chess.copy.seconds,
            "copy_us": self.copy.seconds * 1e6,
            "copy_ratio": self.copy.seconds / chess.copy.seconds,
            "save_us": self.save.seconds * 1e6,
            "load_us": self.load.seconds * 1e6,
            "trials_per_second": 1 / self.thought.seconds,
        }
        return {**figures, "target": _target(self.game, figures)}


def _target(game: str, figures: dict[str, Any]) -> dict[str, Any] | None:
    """The target of a game and whether it is reached; None for a game without one."""
    target = TARGETS.get(game)
    if target is None:
        return None
    is_reached = figures["decisions_ratio"] >= target.decisions and figures["fork_ratio"] <= target.fork
    return {"decisions_ratio": target.decisions, "fork_ratio": target.fork, "reached": is_reached}


def measured(name: str) -> Measured:
    """A game for two, or as few as it can be, with its usual switches: random games, their moments, and a file."""
    game = find(name)
    players = 2 if 2 in game.players else min(game.players)
    options = game.configure({}, players, unattended=True)
    began = perf_counter()
    _play(game, options, players, 1)
    batch = max(1, round(CHUNK / (perf_counter() - began)))
    decisions = _play(game, options, players, batch)
    moments = [moment for seed in range(3) for moment in _moments(game, options, players, seed)]
    match = _match(game, options, players)
    text = dumps(record(match))
    return Measured(
        game=name,
        players=players,
        games=Work(lambda: _play(game, options, players, batch), batch),
        decisions=decisions / batch,
        fork=repeated(lambda: _fork_all(moments), len(moments)),
        copy=repeated(lambda: _copy_all(moments), len(moments)),
        save=repeated(lambda: dumps(record(match))),
        load=repeated(lambda: replay(loads(text), game)),
        thought=thinking(_moments(game, options, players, 7)),
    )


def _begin(game: Game[Any, Any], options: dict[str, Setting], players: int, seed: int) -> Position[Any]:
    dice = Dice(Stream(seed.to_bytes(8, "little")))
    return Position(game, game.setup(options, players, dice), dice)


def _play(game: Game[Any, Any], options: dict[str, Setting], players: int, count: int) -> int:
    """Some random games, always the same; gives the number of their decisions."""
    fraction = random.Random(1).random  # noqa: S311
    decisions = 0
    for seed in range(count):
        position = _begin(game, options, players, seed)
        while position.asks:
            ask = position.asks[0]
            choices = ask.options
            position.answer(ask.seat, choices[int(fraction() * len(choices))])
            decisions += 1
    return decisions


def _moments(game: Game[Any, Any], options: dict[str, Setting], players: int, seed: int) -> list[Position[Any]]:
    """Every decision of a random game."""
    position, source = _begin(game, options, players, seed), Stream(b"moments")
    dice = random.Random(seed)  # noqa: S311
    moments = []
    while position.asks:
        moments.append(position.fork(source))
        ask = position.asks[0]
        position.answer(ask.seat, dice.choice(ask.options))
    return moments


def _fork_all(moments: list[Position[Any]]) -> None:
    source = Stream(b"forks")
    for position in moments:
        position.fork(source)


def _copy_all(moments: list[Position[Any]]) -> None:
    for position in moments:
        position.snapshot.copy()


def _match(game: Game[Any, Any], options: dict[str, Setting], players: int) -> Match[Any]:
    """A random match, to be saved and loaded."""
    match: Match[Any] = Match(game, [f"seat {seat}" for seat in range(players)], options, seeded(0, players))
    dice = random.Random(0)  # noqa: S311
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options).notation)
    return match


def bench(names: list[str], seconds: float) -> dict[str, Any]:
    """Measure everything for about so many seconds, and at least once."""
    yardstick, games, spiel = chess(), [measured(name) for name in names], open_spiel()
    around = environments(names)
    works: list[Work | Thought] = [
        *yardstick.works(),
        *(work for game in games for work in game.works()),
        *([spiel] if spiel else []),
    ]
    works += around.values()
    until = perf_counter() + seconds
    while True:
        for work in works:
            work.measure()
        if perf_counter() >= until:
            break
    searching = {"open_spiel": 1 / spiel.seconds if spiel else None}
    steps = {name: 1 / work.seconds for name, work in around.items()}
    told = [game.plain(yardstick) for game in games]
    return {"chess": yardstick.plain(), "search": searching, "environments": steps, "games": told}
