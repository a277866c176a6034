"""Gathering: several options that are chosen at once can be answered one after another, and nothing comes between."""

from typing import Any

from wardroom.engine import Ask, Match, Option
from wardroom.engine.testkit.trial import Trial, check, require


@check
def check_gathering(trial: Trial) -> None:
    """Of options of which several may be chosen, each names something and does something; the seat is asked next."""
    for match in trial.moments():
        for ask in match.asks:
            gathered = list(filter(ask.question.is_gathered, ask.options))
            for option in gathered:
                _require_a_choice(option)
            if len(gathered) > 1:
                _require_next(trial, match, ask, gathered[-1])


def _require_a_choice(option: Option) -> None:
    told = f"{option.notation!r} may be chosen beside others, but names nothing, passes or gives up"
    require(vars(option) and not option.passes and not option.gives_up, told)


def _require_next(trial: Trial, match: Match[Any], ask: Ask, option: Option) -> None:
    """Whoever has answered one of several is asked before anybody else, and before dice could change their mind."""
    after = match.position.fork(trial.source("gathering", match.sequence))
    rolled = len(after.table.dice.record)
    after.answer(ask.seat, option)
    told = f"after {option.notation!r}, one of several, seat {ask.seat}"
    require(after.ask_of(ask.seat), f"{told} is not asked next")
    require(len(after.table.dice.record) == rolled, f"{told} has seen dice")
