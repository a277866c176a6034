"""Choices: nobody is asked where all answers come to the same."""

from typing import Any

from wardroom.engine import Ask, Dice, Match, Option
from wardroom.engine.testkit.faces import are_alike
from wardroom.engine.testkit.trial import Trial, check, choose, require

_DICE = 40
"""So many times dice may hide what an answer is about: a shot that misses, whatever it was aimed at."""
_AHEAD = 16
"""So many answers later what a script has kept to itself lies on the table."""


@check
def check_choices(trial: Trial) -> None:
    """Of several answers one at least leads elsewhere; a reaction may be asked for lest the silence tells a secret."""
    for match in trial.moments():
        for ask in match.asks:
            if len(ask.options) > 1 and not ask.question.is_reaction:
                told = f"seat {ask.seat} is asked {ask.question!r}, and all answers come to the same"
                require(_is_choice(trial, match, ask), told)


def _is_choice(trial: Trial, match: Match[Any], ask: Ask) -> bool:
    """Whether any answer differs from the first, with dice that fall the same for both."""
    first, *others = ask.options
    return any(_part(trial, match, ask, (first, other), dice) for dice in range(_DICE) for other in others)


def _part(trial: Trial, match: Match[Any], ask: Ask, options: tuple[Option, Option], dice: int) -> bool:
    """Whether two answers lead to different states, now or when the same was answered to all that comes next."""
    one, other = (match.position.fork(trial.source("choices", match.sequence, dice)) for _ in options)
    one.answer(ask.seat, options[0])
    other.answer(ask.seat, options[1])
    choices = Dice(trial.source("choosing", match.sequence, dice))
    for _ in range(_AHEAD):
        if not are_alike(one, other) or len(one.table.dice.record) != len(other.table.dice.record):
            return True
        if not one.asks:
            return False
        seat, option = choose(one.asks, choices)
        one.answer(seat, option)
        other.answer(seat, option)
    return False
