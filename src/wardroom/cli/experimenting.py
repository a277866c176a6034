"""The commands of the lab: `simulate`, `fuzz` and `bench`."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wardroom.cli.arguments import (
    AsJson,
    GameName,
    Jobs,
    Keep,
    Lang,
    On,
    Players,
    Seed,
    Switches,
    duration,
    positive,
    settings,
)
from wardroom.cli.language import language
from wardroom.cli.screen import Screen, complain
from wardroom.cli.seating import known_bots, require_players
from wardroom.cli.speaking import speaking
from wardroom.engine import Game, Options, Refusal
from wardroom.engine.record import record
from wardroom.lab.bench import bench as measure
from wardroom.lab.crew import crew
from wardroom.lab.environments import CONNECT_FOUR
from wardroom.lab.fuzz import fuzz as try_out
from wardroom.lab.kept import Kept
from wardroom.lab.simulate import Experiment, Outcome, Summary
from wardroom.lab.simulate import simulate as play_all
from wardroom.shelf import find, ids
from wardroom.store import save as write_match
from wardroom.words import Speaker

T = TypeVar("T")

BOTS_HELP = "Who plays, such as cadet,captain,mine.py:Bot; repeated to fill the seats."
_SHOWN = (
    *("decisions_per_second", "decisions_ratio", "games_per_second", "fork_us", "fork_ratio"),
    *("copy_us", "copy_ratio", "save_us", "load_us"),
)
_WHOLE = ("decisions_per_second", "games_per_second", "save_us", "load_us")
_FINE = tuple(key for key in _SHOWN if key not in _WHOLE)


def simulate(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", metavar="KINDS", help=BOTS_HELP)] = "random",
    count: Annotated[int, typer.Option("--count", metavar="N", parser=positive, help="How many games.")] = 100,
    seed: Seed = "1",
    option: Switches = None,
    jobs: Jobs = None,
    on: On = None,
    keep: Keep = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FOLDER", help="Write every game there as a match file.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other."""
    words, rules = Speaker(language(lang)), find(game)
    seated = seated_bots(rules, bots, players, is_far=bool(on))
    with speaking(Speaker(words.language, rules)):
        options = rules.configure(settings(rules, option), len(seated), unattended=True)
    experiment = Experiment(game, seated, options, seed)
    summary = Summary.of(seated)
    kept = Kept(keep, experiment.plain(), Outcome) if keep else None
    faults = Faults()
    with Stoppable() as run:
        for outcome in watched(play_all(experiment, count, crew(on, jobs), kept), count, words):
            if outcome.has_failed:
                experiment.match(outcome.number)
            if save:
                _save(experiment, outcome.number, save)
            summary.add(outcome)
            faults.add(seated, outcome)
    figures = {"game": game, "seed": seed, "switches": options, **summary.plain()}
    print_json(figures) if as_json else _show_summary(figures, words)
    faults.tell(words)
    run.end(summary.games, count, words)


def _save(experiment: Experiment, number: int, folder: Path) -> None:
    """Write a game as a match file: `kaiser-1-0.json` is number 0 of the seed 1."""
    with suppress(FileExistsError):
        folder.mkdir(parents=True)
    match = experiment.match(number)
    write_match(record(match), folder / f"{match.game.id}-{experiment.seed}-{number}.json")


class Faults:
    """For which bots somebody had to stand in, how often, and why at first."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._first: dict[str, Refusal] = {}

    def add(self, seated: Sequence[str], outcome: Outcome) -> None:
        """Note those of one more game."""
        for fault in outcome.faults:
            bot = seated[fault.seat]
            self._counts[bot] = self._counts.get(bot, 0) + fault.count
            self._first.setdefault(bot, fault.refusal)

    def tell(self, words: Speaker) -> None:
        """Say it, where there is something to say."""
        for bot, count in self._counts.items():
            complain(words.say("bot-stood-in", bot=bot, count=count, why=words.refusal(self._first[bot])))


class Stoppable:
    """A run that may be interrupted: what is there by then is shown all the same."""

    def __init__(self) -> None:
        self._is_stopped = False

    def __enter__(self) -> "Stoppable":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        self._is_stopped = kind is KeyboardInterrupt
        return self._is_stopped

    def end(self, done: int, count: int, words: Speaker) -> None:
        """Say how far it came, if it was stopped; the exit code is that of an interrupt."""
        if self._is_stopped:
            complain(words.say("run-stopped", done=done, count=count))
            raise KeyboardInterrupt


def seated_bots(rules: Game[Any, Any], asked: str, players: int | None, is_far: bool = False) -> tuple[str, ...]:
    """The bots seat by seat; raises Refusal for more bots than seats, or a kind that nobody knows."""
    kinds = known_bots([kind.strip() for kind in asked.split(",")], is_far)
    require_players(rules, players)
    seats = players or min((seats for seats in rules.players if seats >= len(kinds)), default=len(kinds))
    if len(kinds) > seats:
        raise Refusal("too-many-seats", seats=len(kinds), players=seats)
    return tuple(kinds[seat % len(kinds)] for seat in range(seats))


def laid_for_bots(rules: Game[Any, Any], seats: int | None, option: Switches, words: Speaker) -> tuple[int, Options]:
    """How many sit there, two or as few as the game allows, and the switches; raises Refusal for those it has not."""
    require_players(rules, seats)
    count = seats or min(rules.players, key=lambda each: (each < 2, each))
    with speaking(Speaker(words.language, rules)):
        return count, rules.configure(settings(rules, option), count, unattended=True)


def watched(outcomes: Iterable[T], count: int, words: Speaker, what: str = "simulate-playing") -> Iterator[T]:
    """The same outcomes, with a progress bar where somebody sees it."""
    console = Console(stderr=True, force_terminal=sys.stderr.isatty())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(words.say(what), total=count)
        for outcome in outcomes:
            yield outcome
            progress.advance(task)


def _show_summary(figures: dict[str, Any], words: Speaker) -> None:
    columns = ("seat", "bot", "wins", "ties", "score", "decisions", "options", "per-second")
    pairs = zip(figures["seats"], figures["per_second"], strict=True)
    rows = [_tally_row(number, seat, speed, words) for number, (seat, speed) in enumerate(pairs, 1)]
    screen = Screen()
    screen.table([words.say(f"simulate-{column}") for column in columns], rows, numbers=(0, 2, 3, 4, 5, 6, 7))
    means = {key: words.say("figure-short", value=figures[key]) for key in ("decisions", "options")}
    screen.line(words.say("simulate-summary", games=figures["games"], **means))


def _tally_row(number: int, seat: dict[str, Any], speed: int, words: Speaker) -> list[str]:
    counted = [words.say("figure-whole", value=value) for value in (seat["wins"], seat["ties"])]
    score = words.say("figure-fine", value=seat["score"])
    means = [words.say("figure-short", value=seat[key]) for key in ("decisions", "options")]
    return [str(number), seat["bot"], *counted, score, *means, words.say("figure-whole", value=speed)]


def print_json(figures: dict[str, Any]) -> None:
    """The figures for another program."""
    Screen().picture(json.dumps(figures, indent=1))


def fuzz(
    game: GameName,
    minutes: Annotated[float, typer.Option("--minutes", metavar="M", parser=duration, help="How long.")] = 1.0,
    seed: Annotated[str, typer.Option("--seed", help="The same seed tries the same tables.")] = "1",
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where to put what breaks.")] = Path("crashes"),
    lang: Lang = None,
) -> None:
    """Look for errors in a game: random tables, random play and the whole test kit.

    Whatever breaks is written as a match file that opens at the failing position; then the exit code is 1.
    """
    words, tables = Speaker(language(lang)), 0
    for found in try_out(find(game), seed, minutes * 60, out):
        tables += 1
        if found:
            complain(words.say("fuzz-broke", check=found.check, what=found.what))
            complain(words.say("fuzz-file", file=str(found.file)))
            raise typer.Exit(1)
    Screen().line(words.say("fuzz-held", tables=tables))


def bench(
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", parser=duration, help="How long.")] = 20.0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure the games on the shelf side by side with python-chess."""
    words = Speaker(language(lang))
    figures = measure(ids(), seconds)
    print_json(figures) if as_json else _show_bench(figures, words)


def _show_bench(figures: dict[str, Any], words: Speaker) -> None:
    columns = ("game", "decisions", "ratio", "games", "fork", "ratio", "copy", "ratio", "save", "load", "target")
    rows = [_chess_row(figures["chess"], words), *(_bench_row(game, words) for game in figures["games"])]
    screen = Screen()
    screen.table([words.say(f"bench-{column}") for column in columns], rows, numbers=range(1, 10))
    screen.gap()
    _show_searches(figures, screen, words)
    _show_environments(figures["environments"], screen, words)
    for game in figures["games"]:
        if target := game["target"]:
            decisions, fork = str(target["decisions_ratio"]), str(target["fork_ratio"])
            screen.line(words.say("bench-goal", game=game["game"], decisions=decisions, fork=fork))


def _show_searches(figures: dict[str, Any], screen: Screen, words: Speaker) -> None:
    """Trials a second of what bots use, beside OpenSpiel's where it is installed."""
    spiel = figures["search"]["open_spiel"]
    speeds = {words.say("bench-gin-rummy"): spiel} if spiel else {}
    speeds |= {game["game"]: game["trials_per_second"] for game in figures["games"]}
    rows = [
        [name, words.say("figure-whole", value=speed), words.say("figure-fine", value=speed / spiel) if spiel else ""]
        for name, speed in speeds.items()
    ]
    columns = ("bench-search", "bench-trials", "bench-spiel-ratio")
    screen.table([words.say(column) for column in columns], rows, numbers=(1, 2))
    if not spiel:
        screen.line(words.say("bench-no-spiel"))


def _show_environments(steps: dict[str, float], screen: Screen, words: Speaker) -> None:
    """Steps a second of environments for learning, beside PettingZoo's own, where it is installed."""
    if not steps:
        screen.line(words.say("bench-no-rl"))
        return
    yardstick = steps[CONNECT_FOUR]
    rows = [
        [name, words.say("figure-whole", value=speed), words.say("figure-fine", value=speed / yardstick)]
        for name, speed in steps.items()
    ]
    columns = ("bench-environment", "bench-steps", "bench-four-ratio")
    screen.gap()
    screen.table([words.say(column) for column in columns], rows, numbers=(1, 2))


def _chess_row(chess: dict[str, Any], words: Speaker) -> list[str]:
    decisions, games = (words.say("figure-whole", value=chess[f"{key}_per_second"]) for key in ("decisions", "games"))
    return [
        "python-chess",
        decisions,
        "1",
        games,
        "",
        "",
        words.say("figure-fine", value=chess["copy_us"]),
        "1",
        "",
        "",
        "",
    ]


def _bench_row(game: dict[str, Any], words: Speaker) -> list[str]:
    whole = {key: words.say("figure-whole", value=game[key]) for key in _WHOLE}
    fine = {key: words.say("figure-fine", value=game[key]) for key in _FINE}
    told = {**whole, **fine}
    target = game["target"]
    reached = words.say("bench-reached" if target["reached"] else "bench-missed") if target else ""
    return [words.say("bench-of", game=game["game"], players=game["players"]), *(told[key] for key in _SHOWN), reached]
