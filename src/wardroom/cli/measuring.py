"""The command that measures the server: `bench-server`."""

import json
import sys
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, Lang, duration, positive
from wardroom.cli.language import language
from wardroom.cli.screen import Screen, complain
from wardroom.words import Speaker

_COLUMNS = ("store", "matches", "moves", "ratio", "ratio-by-work", "median", "slowest", "work", "live", "idle")


def bench_server(
    matches: Annotated[int, typer.Option("--matches", metavar="N", parser=positive, help="Matches at once.")] = 50,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", parser=duration, help="For each store.")] = 10.0,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="What is played, by two.")] = "kaiser",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure the server: many matches for two at once, on SQLite and on PostgreSQL.

    PostgreSQL is measured on a cluster of its own, which is thrown away afterwards.
    """
    from wardroom.lab.bench_server import Plan  # noqa: PLC0415 -- heavy imports that no other command needs
    from wardroom.lab.bench_server import bench_server as measure  # noqa: PLC0415

    words = Speaker(language(lang))
    figures = measure(Plan(game, matches, seconds=seconds), lambda what: _announce(what, words))
    if as_json:
        Screen().picture(json.dumps(figures, indent=1))
    else:
        _show(figures, words)


def _announce(what: str, words: Speaker) -> None:
    """Say what is going on, where somebody waits for it."""
    if sys.stderr.isatty():
        complain(words.say("crowd-measuring", store=words.say(f"crowd-{what}")))


def _show(figures: dict[str, Any], words: Speaker) -> None:
    echo = {**figures["echo"], "ratio": 1.0, "ratio_by_work": 1.0}
    rows = [_row("echo", echo, {}, words)]
    for store in figures["stores"]:
        rows += [_row(store["store"], store[how], store, words) for how in ("alone", "together") if how in store]
    screen = Screen()
    screen.table([words.say(f"crowd-{column}") for column in _COLUMNS], rows, numbers=range(1, len(_COLUMNS)))
    screen.line(words.say("crowd-how", game=figures["game"], cores=figures["cores"]))
    if any("is_missing" in store for store in figures["stores"]):
        screen.line(words.say("crowd-missing"))


def _row(name: str, told: dict[str, float], store: dict[str, Any], words: Speaker) -> list[str]:
    """A line of the table; what a match costs in memory is known of many together only."""
    is_crowd = told.get("matches", 0) > 1
    memory = [store[key] if is_crowd else None for key in ("live_kb", "idle_kb")] if store else [None, None]
    fine = (told["p50_ms"], told["p99_ms"], told.get("work_ms"))
    return [
        words.say(f"crowd-{name}"),
        _figure(told.get("matches"), "whole", words),
        _figure(told["per_second"], "whole", words),
        f"{told['ratio']:.3f}",
        f"{told['ratio_by_work']:.3f}",
        *(_figure(value, "fine", words) for value in fine),
        *(_figure(value, "whole", words) for value in memory),
    ]


def _figure(value: float | None, how: str, words: Speaker) -> str:
    return "" if value is None else words.say(f"figure-{how}", value=value)
