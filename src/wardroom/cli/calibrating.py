"""The command `calibrate`: whether chances are what they say."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, GameName, Jobs, Keep, Lang, On, Seats, Seed, Switches, positive
from wardroom.cli.experimenting import Stoppable, laid_for_bots, print_json, watched
from wardroom.cli.language import language
from wardroom.cli.odds import percent
from wardroom.cli.screen import Screen
from wardroom.cli.seating import known_bots
from wardroom.engine import Refusal
from wardroom.lab.calibrating import Bin, Rated, Rating, bins, rate
from wardroom.lab.crew import crew
from wardroom.lab.kept import Kept
from wardroom.shelf import find
from wardroom.store import write
from wardroom.words import Speaker

_BOT = "Who plays; look-32 tries as much as a Captain, however long that takes."
_EVERY = "One decision in so many is rated."
_WORLDS = "In how many worlds a moment is rated."
_PLOT = "Draw the table there, as SVG."
_WIDTH = 40


def calibrate(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="KIND", help=_BOT)] = "look-32",
    games: Annotated[int, typer.Option("--games", metavar="N", parser=positive, help="How many games.")] = 300,
    every: Annotated[int, typer.Option("--every", metavar="N", parser=positive, help=_EVERY)] = 24,
    worlds: Annotated[int, typer.Option("--worlds", metavar="N", parser=positive, help=_WORLDS)] = 16,
    seats: Seats = None,
    seed: Seed = "1",
    option: Switches = None,
    jobs: Jobs = None,
    on: On = None,
    keep: Keep = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=_PLOT)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure whether chances are what they say: how many of the moments rated 60 to 70 % were won."""
    words, rules = Speaker(language(lang)), find(game)
    (bot,) = known_bots([players], is_far=bool(on))
    count, options = laid_for_bots(rules, seats, option, words)
    rating = Rating(game, bot, count, options, seed, every, worlds)
    kept = Kept(keep, rating.plain(), Rated) if keep else None
    done: list[Rated] = []
    with Stoppable() as stoppable:
        for rated in watched(rate(rating, games, crew(on, jobs), kept), games, words):
            if rated.has_failed:
                raise Refusal("judge-failed", number=rated.number)
            done.append(rated)
    found = bins(done) if done else []
    if plot:
        write(drawn(found), plot)
    figures = {"game": game, "bot": bot, "seats": count, "seed": seed, "games": len(done)}
    print_json({**figures, "bins": [_plain(each) for each in found]}) if as_json else _show(found, len(done), words)
    stoppable.end(len(done), games, words)


def _plain(each: Bin) -> dict[str, Any]:
    return {**asdict(each), "is_off": each.is_off}


def _show(found: list[Bin], games: int, words: Speaker) -> None:
    columns = ("rated", "moments", "mean", "won", "interval", "plot")
    rows = [_row(each, words) for each in found]
    Screen().table([words.say(f"calibrate-{column}") for column in columns], rows, numbers=range(1, 4))
    off = sum(each.is_off for each in found)
    Screen().line(words.say("calibrate-meaning", games=games, off=off))


def _row(each: Bin, words: Speaker) -> list[str]:
    share = [percent(value, words) for value in (each.low, each.high, each.rated, each.won, *each.bounds)]
    low, high, mean, won, least, most = share
    bounds = words.say("arena-bounds", low=least, high=most)
    mark = words.say("calibrate-off") if each.is_off else ""
    bin_of = words.say("arena-bounds", low=low, high=high)
    return [bin_of, str(each.moments), mean, won, f"{bounds} {mark}".strip(), _bar(each)]


def _bar(each: Bin) -> str:
    """The interval as a line, with what was rated on it: `o` where it was won, `|` what was promised."""
    least, most, won, rated = (round(_WIDTH * value) for value in (*each.bounds, each.won, each.rated))
    cells = ["-" if least <= at <= most else " " for at in range(_WIDTH + 1)]
    cells[won], cells[rated] = "o", "|" if won != rated else "O"
    return "".join(cells).rstrip()


def drawn(found: list[Bin]) -> str:
    """The bins as a picture: what was rated to the right, what was won upwards, whiskers of 95 %."""
    marks = "".join(_mark(each) for each in found)
    grid = "".join(
        f'<path d="M40 {y}H440M{x} 20V420"/><text x="34" y="{y + 4}" text-anchor="end">{at}</text>'
        f'<text x="{x}" y="438" text-anchor="middle">{at}</text>'
        for at in range(0, 101, 20)
        for x, y in [(40 + 4 * at, 420 - 4 * at)]
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 450" font-family="sans-serif" font-size="12">'
        '<rect width="460" height="450" fill="#fbf8f0"/><g fill="#444" stroke="#ddd5c2" stroke-width="0.5">'
        f'{grid}</g><path d="M40 420 440 20" stroke="#a67c2d" stroke-dasharray="4 3"/>{marks}</svg>\n'
    )


def _mark(each: Bin) -> str:
    x, low, high, won = 40 + 400 * each.rated, *(420 - 400 * value for value in (*each.bounds, each.won))
    colour = "#a3195b" if each.is_off else "#1d4e79"
    return (
        f'<g stroke="{colour}" fill="{colour}"><path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{won:.1f}" r="4"/></g>'
    )
