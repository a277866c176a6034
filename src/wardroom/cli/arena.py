"""The command `arena`: how strong the bots are at a game."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, GameName, Lang, Switches, positive, settings
from wardroom.cli.experimenting import print_json, watched
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.seating import known_bots, require_players
from wardroom.cli.speaking import speaking
from wardroom.engine import Refusal
from wardroom.lab.arena import Alone, Arena, Standings, fight
from wardroom.lab.simulate import Experiment, simulate
from wardroom.shelf import find
from wardroom.words import Speaker

_BOTS = "The bots to be compared, such as cadet,lieutenant,captain."
_COUNT = "How many games each pair of them plays; always an even number."
_SEATS = "How many sit at a table; by default two, or as few as the game allows. With 1 each plays alone."


def arena(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="KINDS", help=_BOTS)] = "random,cadet,lieutenant",
    count: Annotated[int, typer.Option("--count", metavar="N", parser=positive, help=_COUNT)] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", parser=positive, help=_SEATS)] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "1",
    option: Switches = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", parser=positive, help="How many processes.")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure how strong bots are: paired games with the same dice and the seats swapped."""
    words, rules = Speaker(language(lang)), find(game)
    kinds = tuple(dict.fromkeys(kind.strip() for kind in players.split(",")))
    known_bots(kinds)
    require_players(rules, seats)
    count_at_table = seats or min(rules.players, key=lambda each: (each < 2, each))
    with speaking(Speaker(words.language, rules)):
        options = rules.configure(settings(rules, option), count_at_table, unattended=True)
    place = Arena(game, count_at_table, options, seed)
    run = _alone if count_at_table == 1 else _against_each_other
    figures = {"game": game, "seats": count_at_table, "seed": seed, "switches": options}
    figures |= run(place, kinds, count, jobs or os.cpu_count() or 1, words)
    print_json(figures) if as_json else _show(figures, words)


def _against_each_other(place: Arena, kinds: tuple[str, ...], count: int, jobs: int, words: Speaker) -> dict[str, Any]:
    if len(kinds) < 2:
        raise Refusal("arena-one")
    bouts, standings = place.bouts(kinds, count), Standings(kinds)
    for bout, outcome in watched(fight(place, bouts, jobs), len(bouts), words):
        if outcome.has_failed:
            Experiment(place.game, bout.seats(place.seats), place.options, place.seed).match(bout.number)
        standings.add(bout, outcome)
    return standings.plain()


def _alone(place: Arena, kinds: tuple[str, ...], count: int, jobs: int, words: Speaker) -> dict[str, Any]:
    found = [Alone(kind) for kind in kinds]
    for each, experiment, outcome in watched(_solo_games(place, found, count, jobs), count * len(kinds), words):
        if outcome.has_failed:
            experiment.match(outcome.number)
        each.add(outcome)
    return {"alone": [each.plain() for each in found]}


def _solo_games(place: Arena, found: Iterable[Alone], count: int, jobs: int) -> Iterator[Any]:
    for each in found:
        experiment = Experiment(place.game, (each.bot,), place.options, place.seed)
        for outcome in simulate(experiment, count, jobs):
            yield each, experiment, outcome


def _show(figures: dict[str, Any], words: Speaker) -> None:
    if "alone" in figures:
        rows = [_alone_row(each, words) for each in figures["alone"]]
        _show_table(("bot", "games", "wins", "rate", "interval"), rows, words)
        return
    _show_table(
        ("bot", "elo", "interval", "mean", "slowest"), [_bot_row(each, words) for each in figures["bots"]], words
    )
    Screen().gap()
    columns = ("first", "second", "games", "wins", "draws", "losses", "rate", "interval", "decided")
    _show_table(columns, [_duel_row(each, words) for each in figures["duels"]], words)


def _show_table(columns: Sequence[str], rows: list[list[str]], words: Speaker) -> None:
    names = sum(column in ("bot", "first", "second") for column in columns)
    Screen().table([words.say(f"arena-{column}") for column in columns], rows, numbers=range(names, len(columns)))


def _alone_row(each: dict[str, Any], words: Speaker) -> list[str]:
    return [each["bot"], str(each["games"]), str(each["wins"]), _percent(each["rate"], words), _interval(each, words)]


def _bot_row(each: dict[str, Any], words: Speaker) -> list[str]:
    bounds = words.say("arena-bounds", low=str(each["low"]), high=str(each["high"]))
    times = [words.say("arena-time", value=each[key] * 1000) for key in ("mean_seconds", "slowest_seconds")]
    return [each["bot"], str(each["elo"]), bounds, *times]


def _duel_row(each: dict[str, Any], words: Speaker) -> list[str]:
    counted = [str(int(each[key])) for key in ("games", "wins", "draws", "losses")]
    rate, decided = (_percent(each[key], words) for key in ("rate", "decided_rate"))
    return [each["first"], each["second"], *counted, rate, _interval(each, words), decided]


def _percent(share: float, words: Speaker) -> str:
    return words.say("arena-percent", value=100 * share)


def _interval(each: dict[str, Any], words: Speaker) -> str:
    return words.say("arena-bounds", low=_percent(each["low"], words), high=_percent(each["high"], words))
