"""The command `judge`: which of two bots decides better, decision by decision."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, GameName, Jobs, Keep, Lang, On, Seats, Seed, Switches, positive
from wardroom.cli.experimenting import Stoppable, laid_for_bots, print_json, watched
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.seating import known_bots
from wardroom.engine import Refusal
from wardroom.lab.crew import crew
from wardroom.lab.judging import Compared, Comparison, Gains, compare
from wardroom.lab.kept import Kept
from wardroom.shelf import find
from wardroom.words import Speaker

_BOTS = "The two bots to be compared, such as captain,thumb; look-72 looks ahead in 72 trials."
_EVERY = "They are shown one decision in so many."
_WORLDS = "In how many worlds choices that differ are played on."
_AHEAD = "Play on for so many decisions, and ask the game's judgement; by default to the end of the game."


def judge(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="KINDS", help=_BOTS)] = "look-32,thumb",
    count: Annotated[int, typer.Option("--count", metavar="N", parser=positive, help="How many games.")] = 20,
    every: Annotated[int, typer.Option("--every", metavar="N", parser=positive, help=_EVERY)] = 8,
    worlds: Annotated[int, typer.Option("--worlds", metavar="N", parser=positive, help=_WORLDS)] = 8,
    ahead: Annotated[int | None, typer.Option("--ahead", metavar="N", parser=positive, help=_AHEAD)] = None,
    seats: Seats = None,
    seed: Seed = "1",
    option: Switches = None,
    jobs: Jobs = None,
    on: On = None,
    keep: Keep = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Compare two bots decision by decision, in the same worlds: quicker than whole games."""
    words, rules = Speaker(language(lang)), find(game)
    first, second = _two(players, is_far=bool(on))
    count_at_table, options = laid_for_bots(rules, seats, option, words)
    comparison = Comparison(game, (first, second), count_at_table, options, seed, every, worlds, ahead)
    kept = Kept(keep, comparison.plain(), Compared) if keep else None
    gains = Gains()
    with Stoppable() as stoppable:
        for compared in watched(compare(comparison, count, crew(on, jobs), kept), count, words):
            if compared.has_failed:
                raise Refusal("judge-failed", number=compared.number)
            gains.add(compared)
    figures = {"game": game, "first": first, "second": second, "seats": count_at_table, "seed": seed, **gains.plain()}
    print_json(figures) if as_json else _show(figures, words)
    stoppable.end(len(gains.games), count, words)


def _two(players: str, is_far: bool) -> tuple[str, str]:
    """The two that are named; raises Refusal for another number of them."""
    kinds = known_bots([kind.strip() for kind in players.split(",")], is_far)
    if len(kinds) != 2:
        raise Refusal("judge-two")
    return kinds[0], kinds[1]


def _show(figures: dict[str, Any], words: Speaker) -> None:
    columns = ("first", "second", "games", "decisions", "differed", "points", "interval", "first-ms", "second-ms")
    counted = [str(figures[key]) for key in ("games", "decisions", "differed")]
    points = _points(figures["points"], words)
    bounds = (
        ""
        if figures["low"] is None
        else words.say("arena-bounds", low=_points(figures["low"], words), high=_points(figures["high"], words))
    )
    times = [words.say("arena-time", value=1000 * seconds) for seconds in figures["mean_seconds"]]
    row = [figures["first"], figures["second"], *counted, points, bounds, *times]
    Screen().table([words.say(f"judge-{column}") for column in columns], [row], numbers=range(2, len(columns)))
    Screen().line(words.say("judge-meaning"))


def _points(value: float, words: Speaker) -> str:
    return words.say("judge-value", value=value)
