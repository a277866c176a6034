"""The command `export`: matches as a data set, one row for every decision."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import Lang, Players, Seed, Switches, positive, settings
from wardroom.cli.experimenting import BOTS_HELP, seated_bots, watched
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.engine import Match, Refusal
from wardroom.engine.record import replay
from wardroom.lab.simulate import Experiment
from wardroom.shelf import find
from wardroom.store import load
from wardroom.words import Speaker


def export(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILES", help="Match files.")] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to: .parquet or .jsonl.")] = Path(
        "data.jsonl"
    ),
    simulate: Annotated[str | None, typer.Option("--simulate", metavar="GAME", help="Let bots play instead.")] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", metavar="KINDS", help=BOTS_HELP)] = "lieutenant",
    count: Annotated[int, typer.Option("--count", metavar="N", parser=positive, help="How many games.")] = 100,
    seed: Seed = "1",
    option: Switches = None,
    encoding: Annotated[
        str | None, typer.Option("--encoding", metavar="ID", help="Such as kaiser-v1; by default the newest.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Make a data set for learning of match files, or of games that bots play: one row for every decision."""
    if not all(map(find_spec, ("numpy", "gymnasium", "pettingzoo"))):
        raise Refusal("no-rl")
    from wardroom.rl import dataset  # noqa: PLC0415 -- an extra

    words = Speaker(language(lang))
    if bool(files) == bool(simulate):
        raise Refusal("nothing-to-export")
    if simulate:
        rules = find(simulate)
        seated = seated_bots(rules, bots, players)
        experiment = Experiment(simulate, seated, settings(rules, option), seed)
        matches = watched(_simulated(experiment, count), count, words)
    else:
        matches = watched(map(_replayed, files or ()), len(files or ()), words)
    rows = (
        row for name, match in matches for row in dataset.rows(match, name, encoding or dataset.newest(match.game.id))
    )
    written = dataset.write(rows, out)
    Screen().line(words.say("export-done", rows=written, file=str(out)))


def _simulated(experiment: Experiment, count: int) -> Iterator[tuple[str, Match[Any]]]:
    for number in range(count):
        yield f"{experiment.seed} {number}", experiment.match(number)


def _replayed(file: Path) -> tuple[str, Match[Any]]:
    record = load(file)
    return str(file), replay(record, find(record.game))
