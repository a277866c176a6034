"""The commands `problems` and `problem`: positions with a question, found in games of bots, and looked at."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

from itertools import count as numbers
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import GameName, Jobs, Lang, On, OtherGame, Seats, Seed, Switches, positive
from wardroom.cli.experimenting import laid_for_bots
from wardroom.cli.language import language
from wardroom.cli.odds import percent
from wardroom.cli.screen import Screen
from wardroom.engine import Match, Refusal
from wardroom.lab.crew import crew
from wardroom.lab.problems import Draft, Search, judged, search, written
from wardroom.lessons.check_problems import check_problem
from wardroom.lessons.problem import FILE, Asked, Problem, opened, read_problem
from wardroom.players.analysis import DEPTHS
from wardroom.players.bots import THINKERS
from wardroom.shelf import find
from wardroom.store import write
from wardroom.words import LANGUAGES, Speaker

_KINDS = 4
"""Of one kind of question there is at most one problem in so many."""
_LEVEL = "How thoroughly: captain or admiral."
_WHOLE = "Try answers to the end of the game, not as far as bots look ahead."
_GAMES = 4
"""Whole games differ more: so many times as many worlds are tried."""
_LAST = 6
_JUDGE = "First judge every answer on offer, in as many worlds as the file says, and write that into the file."
"""So many of the last events are told."""


def problems(
    game: GameName,
    count: Annotated[int, typer.Option("--count", metavar="N", parser=positive, help="How many problems.")] = 10,
    seed: Seed = "1",
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help=_LEVEL)] = "captain",
    games: Annotated[
        int, typer.Option("--games", metavar="N", parser=positive, help="In how many games at most.")
    ] = 200,
    whole: Annotated[bool, typer.Option("--whole", help=_WHOLE)] = False,
    seats: Seats = None,
    option: Switches = None,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to put them.")] = Path("problems"),
    jobs: Jobs = None,
    on: On = None,
    lang: Lang = None,
) -> None:
    """Find problems in games of bots: one answer is clearly best, and the rule of thumb does not see it.

    Each is a folder with the match up to the moment, every answer with its chance and its error, and words to rewrite.
    """
    words, rules = Speaker(language(lang)), find(game)
    if level not in THINKERS:
        raise Refusal("unknown-level", level=level, known=tuple(THINKERS))
    at_table, options = laid_for_bots(rules, seats, option, words)
    trials, worlds = THINKERS[level].budget.simulations, DEPTHS[level].fresh
    asked = Search(game, at_table, options, seed, trials, worlds * (_GAMES if whole else 1), whole)
    made = f"wardroom problems {game} --seed {seed} --level {level}{' --whole' if whole else ''}"
    most = max(1, -(-count // _KINDS))
    found = islice(search(asked, range(games), most, crew(on, jobs)), count)
    done = 0
    for done, (number, draft) in enumerate(found, 1):
        _put(asked, number, draft, made, out)
        Screen().line(words.say("problems-found", kind=draft.kind, points=round(100 * draft.lead), at=done))
    Screen().line(words.say("problems-done", count=done, folder=str(out)))


def _put(asked: Search, number: int, draft: Draft, made: str, out: Path) -> None:
    """Write a problem into the first free folder."""
    folder = next(folder for each in numbers(1) if not (folder := out / str(each)).exists())
    folder.mkdir(parents=True)
    write(written(asked, number, draft, made), folder / FILE)
    for each in LANGUAGES:
        words = Speaker(each)
        said = {key: words.say(f"problems-draft-{key}") for key in ("question", "moment", "why")}
        text = f"problem = {said['question']}\n    .moment = {said['moment']}\n    .why = {said['why']}\n"
        write(text, folder / f"{each}.ftl")


def problem(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of the problem, with problem.toml.")],
    judge: Annotated[bool, typer.Option("--judge", help=_JUDGE)] = False,
    game: OtherGame = None,
    lang: Lang = None,
) -> None:
    """Look at a problem that is being written: the table, what happened last, and every answer with its chance."""
    read = read_problem(folder.resolve())
    rules, screen = find(game or read.game), Screen()
    if judge:
        write(judged(read, rules, (folder / FILE).read_text("utf-8")), folder / FILE)
        read = read_problem(folder.resolve())
    match = opened(read, rules)
    words = Speaker(language(lang), rules, read.seats, read.seat)
    _show(read, match, words, screen)
    check_problem(read, rules)
    screen.line(words.say("problems-fits"), "bold")


def _show(read: Problem, match: Match[Any], words: Speaker, screen: Screen) -> None:
    asked, ask = Asked(read, words), match.asks[0]
    for told in list(match.told_to(read.seat))[-_LAST:]:
        screen.item(words.event(told.event))
    screen.picture(match.game.picture(match.view(read.seat), words.table))
    for line in (asked.question, asked.moment, words.ask(ask)):
        screen.line(line, "bold")
    for answer in read.answers:
        option = ask.find(answer.play)
        assert option is not None
        marks = ("+" if answer.is_good else "-") + ("u" if answer.play == read.usual else "")
        error = f"±{200 * answer.error:.0f}" if answer.error else ""
        screen.line(f"{percent(answer.chance, words):>6} {error:4} [{marks}] {answer.play}  {words.option(option)}")
    screen.line(asked.why)
