"""Standing orders: whoever lets reactions go by can be answered for, and another card in the hand is noticed."""

from typing import Any

from wardroom.engine import Ask, Match, Position, Seat
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.faces import require_same
from wardroom.engine.testkit.trial import Trial, check, require


@check
def check_orders(trial: Trial) -> None:
    """A reaction has one option that passes, in all worlds that the seat can imagine, and imagining leaves its hand."""
    for match in trial.moments():
        for ask in match.asks:
            _require_a_pass(ask)
            world = match.position.imagine(ask.seat, trial.source("orders", match.sequence, ask.seat))
            told = f"imagining changes how seat {ask.seat} can be answered for"
            require_same(told, _face(match.position, ask.seat), _face(world, ask.seat))
            _require_noted_hand(match, world, ask.seat)


def _require_a_pass(ask: Ask) -> None:
    passing = [option.notation for option in ask.options if option.passes]
    if ask.question.is_reaction:
        require(len(passing) == 1, f"a reaction of seat {ask.seat} has not one option that passes: {passing}")


def _face(position: Position[Any], seat: Seat) -> Any:
    """Whether it is a reaction, and what passes."""
    ask = position.ask_of(seat)
    return ask and [ask.question.is_reaction, *(option.notation for option in ask.options if option.passes)]


def _require_noted_hand(match: Match[Any], world: Position[Any], seat: Seat) -> None:
    truth, imagined = (match.game.holding(state, seat) for state in (match.position.state, world.state))
    require_same(f"imagining changes what seat {seat} holds", to_plain(truth), to_plain(imagined))
