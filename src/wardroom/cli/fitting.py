"""The command `fit`: the weights of a game's value, from games that bots play against each other."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

from pathlib import Path
from typing import Annotated

import typer

from wardroom.cli.arguments import AsJson, GameName, Jobs, Lang, On, Seats, Seed, Switches, positive
from wardroom.cli.experimenting import laid_for_bots, print_json, watched
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.seating import known_bots
from wardroom.engine import Refusal
from wardroom.lab.crew import crew
from wardroom.lab.fitting import Fitted, collect, document, fit
from wardroom.lab.simulate import Experiment
from wardroom.shelf import find
from wardroom.words import Speaker

_EVERY = "One moment at rest in so many is written down."
_WRITE = "Write the weights there, with where they come from."


def fit_value(
    game: GameName,
    bot: Annotated[str, typer.Option("--bot", metavar="KIND", help="Who plays, in all seats.")] = "lieutenant",
    count: Annotated[int, typer.Option("--count", metavar="N", parser=positive, help="How many games.")] = 400,
    every: Annotated[int, typer.Option("--every", metavar="N", parser=positive, help=_EVERY)] = 6,
    seats: Seats = None,
    seed: Seed = "1",
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE", help=_WRITE)] = None,
    option: Switches = None,
    jobs: Jobs = None,
    on: On = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Learn from games between bots what each thing is worth that a game's judgement sees."""
    words, rules = Speaker(language(lang)), find(game)
    (kind,) = known_bots([bot], is_far=bool(on))
    at_table, options = laid_for_bots(rules, seats, option, words)
    experiment = Experiment(game, (kind,) * at_table, options, seed)
    games = [*watched(collect(experiment, count, every, crew(on, jobs)), count, words)]
    if not any(told for samples in games for sample in samples for told in sample.features):
        raise Refusal("fit-nothing", game=game)
    fitted = fit(games)
    told = {"game": game, "bot": kind, "seats": at_table, "games": count, "every": every, "seed": seed}
    if write:
        write.write_text(document(fitted, told), "utf-8")
    figures = {**told, "samples": fitted.samples, "loss": fitted.loss, "loss_before": fitted.loss_before}
    print_json({**figures, "weights": fitted.weights}) if as_json else _show(fitted, words)


def _show(fitted: Fitted, words: Speaker) -> None:
    rows = [[name, words.say("fit-weight", value=weight)] for name, weight in fitted.weights.items()]
    Screen().table([words.say("fit-feature"), words.say("fit-worth")], rows, numbers=[1])
    loss, before = (words.say("fit-loss", value=value) for value in (fitted.loss, fitted.loss_before))
    Screen().line(words.say("fit-meaning", samples=fitted.samples, loss=loss, before=before))
