"""Why an option is good: events that it makes likelier, or less likely, and that matter."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from wardroom.engine import Event, Position, Stream
from wardroom.engine.table import Told
from wardroom.lab.simulate import Experiment
from wardroom.players import Sight, bots, hint
from wardroom.players.reasons import Reason, Trial, reasons
from wardroom.players.trying import Budget


class Sunk(Event):
    ship: str


class Drawn(Event):
    card: str


PRIZE, CARD = Sunk("lovat"), Drawn("qqq")


def trials(*told: tuple[int, Sequence[Event], float]) -> list[Trial]:
    """So many trials, in which something was heard that was worth something."""
    return [Trial(frozenset(heard), worth) for count, heard, worth in told for _ in range(count)]


def test_what_an_option_makes_likelier_and_what_helps_is_a_reason() -> None:
    its = trials((12, [PRIZE], 0.3), (8, [], -0.1))
    others = trials((4, [PRIZE], 0.3), (16, [], -0.1))
    assert reasons(its, others) == (Reason(PRIZE, 0.6, 0.2),)


def test_what_an_option_prevents_and_what_hurts_is_a_reason_too() -> None:
    its = trials((4, [PRIZE], -0.3), (16, [], 0.1))
    others = trials((12, [PRIZE], -0.3), (8, [], 0.1))
    assert reasons(its, others) == (Reason(PRIZE, 0.2, 0.6),)


@pytest.mark.parametrize(
    "its",
    [
        trials((20, [PRIZE], 0.3)),
        trials((5, [PRIZE], 0.3), (15, [], -0.1)),
        trials((12, [PRIZE], 0.0), (8, [], 0.0)),
        trials((6, [PRIZE], 0.3), (4, [], -0.1)),
    ],
    ids=["the option says so", "as often as with the others", "it does not matter", "too few trials"],
)
def test_there_is_no_reason(its: list[Trial]) -> None:
    worth = max(abs(trial.worth) for trial in its)
    assert reasons(its, trials((4, [PRIZE], worth), (16, [], 0.0))) == ()


def test_of_events_that_come_together_one_is_told() -> None:
    its = trials((12, [PRIZE, CARD], 0.3), (8, [], -0.1))
    others = trials((4, [PRIZE, CARD], 0.3), (16, [], -0.1))
    assert len(reasons(its, others)) == 1


def moments() -> Iterator[Position[Any]]:
    """A game by rule of thumb, before each of its answers."""
    games = Experiment("skirmish", ("thumb",) * 2, {}, "reasons")
    position, seated = Position(*games.set_up(0)), games.seated(0)
    while position.asks:
        yield position
        ask = position.asks[0]
        position.answer(ask.seat, seated[ask.seat].choose(Sight(position, ask)))


def test_a_hint_says_why_of_the_first_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_ADVISER", Budget(simulations=200, seconds=1e9))
    hints = [hint(Sight(each, each.asks[0]), b"key") for each in moments() if len(each.asks[0].options) > 1]
    assert any(best.because for best, *_ in hints)
    assert not any(other.because for _, *others in hints for other in others)


def test_a_fork_that_listens_hears_only_what_is_to_come() -> None:
    for position in moments():
        heard: list[Told] = []
        fork = position.fork(Stream(b"fork"), heard=heard)
        assert heard == []
        while fork.asks:
            fork.answer(fork.asks[0].seat, fork.asks[0].options[0])
        assert heard
