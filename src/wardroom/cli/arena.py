"""The command `arena`: how strong the bots are at a game."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, GameName, Jobs, Keep, Lang, On, Seats, Seed, Switches, positive
from wardroom.cli.experimenting import Faults, Stoppable, laid_for_bots, print_json, watched
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.seating import known_bots
from wardroom.engine import Refusal
from wardroom.lab.arena import Alone, Arena, Bout, Standings, fight, fight_on, play_alone
from wardroom.lab.crew import Crew, crew
from wardroom.lab.kept import Kept
from wardroom.lab.simulate import Experiment, Outcome
from wardroom.shelf import find
from wardroom.words import Speaker

_BOTS = "The bots to be compared, such as cadet,captain,mine.py:Bot."
_COUNT = "How many games each pair of them plays; always an even number."
_DECIDE = "Stop a duel when it is clear who is stronger, as a sequential test says; --count is the most then."


def arena(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="KINDS", help=_BOTS)] = "random,cadet,lieutenant",
    count: Annotated[int, typer.Option("--count", metavar="N", parser=positive, help=_COUNT)] = 100,
    seats: Seats = None,
    decide: Annotated[bool, typer.Option("--decide", help=_DECIDE)] = False,
    seed: Seed = "1",
    option: Switches = None,
    jobs: Jobs = None,
    on: On = None,
    keep: Keep = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure how strong bots are: paired games with the same dice and the seats swapped; with one seat each alone."""
    words, rules = Speaker(language(lang)), find(game)
    kinds = known_bots(list(dict.fromkeys(kind.strip() for kind in players.split(","))), is_far=bool(on))
    count_at_table, options = laid_for_bots(rules, seats, option, words)
    place = Arena(game, count_at_table, options, seed)
    kept = Kept(keep, place.plain(kinds), Outcome) if keep else None
    run = _Run(place, kinds, count, crew(on, jobs), kept, decide)
    with Stoppable() as stoppable:
        run.play(words)
    figures = {"game": game, "seats": count_at_table, "seed": seed, "switches": options, **run.plain()}
    print_json(figures) if as_json else _show(figures, words)
    run.faults.tell(words)
    stoppable.end(run.done, run.count, words)


class _Run:
    """All games of an arena, and what has come of them so far."""

    def __init__(
        self,
        place: Arena,
        kinds: tuple[str, ...],
        games: int,
        hands: Crew,
        kept: Kept[Outcome] | None,
        stops_early: bool = False,
    ) -> None:
        if len(kinds) < 2 and place.seats > 1:
            raise Refusal("arena-one")
        self._place, self._kinds, self._games, self._hands, self._kept = place, kinds, games, hands, kept
        self._stops_early = stops_early
        self._alone = [Alone(kind) for kind in kinds] if place.seats == 1 else []
        self._standings = Standings(kinds)
        self.faults = Faults()
        self.done = 0
        self.count = games * len(kinds) if self._alone else len(place.bouts(kinds, games))

    def play(self, words: Speaker) -> None:
        """Play what is still to be played, with a progress bar where somebody sees it."""
        for seats, number, outcome, add in watched(self._outcomes(), self.count, words):
            if outcome.has_failed:
                Experiment(self._place.game, seats, self._place.options, self._place.seed).match(number)
            add(outcome)
            self.faults.add(seats, outcome)
            self.done += 1

    def plain(self) -> dict[str, Any]:
        """The figures as JSON knows them."""
        return {"alone": [each.plain() for each in self._alone]} if self._alone else self._standings.plain()

    def _outcomes(self) -> Iterator[tuple[tuple[str, ...], int, Outcome, Callable[[Outcome], None]]]:
        if self._alone:
            for index, outcome in enumerate(play_alone(self._place, self._kinds, self._games, self._hands, self._kept)):
                each = self._alone[index % len(self._alone)]
                yield (each.bot,), outcome.number, outcome, each.add
            return
        for bout, outcome in self._bouts():
            yield bout.seats(self._place.seats), bout.number, outcome, partial(self._standings.add, bout)

    def _bouts(self) -> Iterator[tuple[Bout, Outcome]]:
        if self._stops_early:
            return fight_on(self._place, self._games, self._hands, self._standings, self._kept)
        return fight(self._place, self._kinds, self._games, self._hands, self._kept)


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
    if any(each["looks"] for each in figures["duels"]):
        Screen().line(words.say("arena-looks"))


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
