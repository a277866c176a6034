"""The command that measures the server: `bench-server`."""

import json
import sys
from collections.abc import Callable
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
    crowd: Annotated[
        int | None, typer.Option("--crowd", metavar="N", parser=positive, help="So many matches of people who think.")
    ] = None,
    siege: Annotated[bool, typer.Option("--siege", help="How long others wait while eight do their worst.")] = False,
    lines: Annotated[
        int | None, typer.Option("--lines", metavar="N", parser=positive, help="Memory when so many came and left.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure the server: many matches for two at once, on SQLite and on PostgreSQL.

    PostgreSQL is measured on a cluster of its own, which is thrown away afterwards. With --crowd, --siege or --lines
    it is measured under that strain instead, on SQLite.
    """
    words = Speaker(language(lang))

    def announce(what: str) -> None:
        _announce(what, words)

    if crowd or siege or lines:
        told, show = _strained(game, crowd, seconds, lines, announce)
    else:
        told, show = _benched(game, matches, seconds, announce)
    Screen().picture(json.dumps(told, indent=1)) if as_json else show(told, words)


Told = tuple[dict[str, Any], Callable[[dict[str, Any], Speaker], None]]
"""What was found, and how it is shown."""


def _benched(game: str, matches: int, seconds: float, announce: Callable[[str], None]) -> Told:
    from wardroom.lab.bench_server import Plan  # noqa: PLC0415 -- heavy imports that no other command needs
    from wardroom.lab.bench_server import bench_server as measure  # noqa: PLC0415

    return measure(Plan(game, matches, seconds=seconds), announce), _show


def _strained(game: str, crowd: int | None, seconds: float, lines: int | None, announce: Callable[[str], None]) -> Told:
    from wardroom.lab import strain  # noqa: PLC0415 -- heavy imports that no other command needs

    if crowd:
        return strain.measure_crowd(game, crowd, seconds, announce), _show_crowd
    if lines:
        return strain.measure_lines(lines, announce), _show_lines
    return strain.measure_siege(seconds, announce), _show_siege


def _announce(what: str, words: Speaker) -> None:
    """Say what is going on, where somebody waits for it."""
    if sys.stderr.isatty():
        complain(words.say("crowd-measuring", store=words.say(f"crowd-{what}")))


def _show_crowd(told: dict[str, Any], words: Speaker) -> None:
    heads = [words.say(f"crowd-{column}") for column in ("matches", "moves", "median", "slowest", "busy")]
    figures = [(told["matches"], "whole"), *((told[key], "fine") for key in ("per_second", "p50_ms", "p99_ms"))]
    row = [*(_figure(value, how, words) for value, how in figures), f"{told['busy']:.0%}"]
    screen = Screen()
    screen.table(heads, [row], numbers=range(5))
    screen.line(words.say("crowd-thinks", game=told["game"]))


def _show_siege(told: dict[str, Any], words: Speaker) -> None:
    heads = [words.say(f"crowd-{column}") for column in ("siege", "moves", "median", "slowest", "times", "loop")]
    screen = Screen()
    screen.table(heads, [_siege_row(each, words) for each in (told["peace"], *told["sieges"])], numbers=range(1, 6))
    screen.line(words.say("crowd-besieged", count=told["besiegers"]))


def _siege_row(told: dict[str, Any], words: Speaker) -> list[str]:
    fine = (told["per_second"], told["p50_ms"], told["p99_ms"], told.get("ratio", 1.0))
    row = [words.say(f"crowd-{told['kind']}"), *(_figure(value, "fine", words) for value in fine)]
    return [*row, f"{told['loop']:.0%}"]


def _show_lines(told: dict[str, Any], words: Speaker) -> None:
    keys = ("before", "there", "after")
    screen = Screen()
    heads = [words.say("crowd-lines"), *(words.say(f"crowd-{key}") for key in keys)]
    row = [_figure(told[key], "whole", words) for key in ("lines", *(f"{key}_mb" for key in keys))]
    screen.table(heads, [row], numbers=range(4))


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
