"""Hostile answers: whatever a client sends that is not a legal answer gets the right refusal and changes nothing."""

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from wardroom.engine import Malformed, Match, NotAsked, NotOffered, Over, Refusal, Seat, Stale
from wardroom.engine.match import LONGEST_NOTATION
from wardroom.engine.testkit.faces import portrait, require_untouched
from wardroom.engine.testkit.trial import Trial, check, require

Attack: TypeAlias = tuple[object, object, int | None, type[Refusal]]
"""A seat, an answer, the moment it claims to be meant for, and the refusal it deserves."""

_NO_NOTATION: tuple[object, ...] = (
    None, 0, 1, True, 1.5, b"", b"pass", [], ["pass"], {}, {"play": "pass"}, ("pass",), object(),
    "", " ", "\n", "\x00", "\x1b[2J", "\u202e", "\ud800", "no-such-kind", "no-such-kind 1 2", "?", "-", "x" * 100_000,
)  # fmt: skip
_NO_SEAT: tuple[object, ...] = (-1, 64, 10**30, None, "0", 0.0, False, True, [], object())


@check
def check_hostile(trial: Trial) -> None:
    """Wrong types, nonsense, others' options, wrong seats, wrong moments: each its own refusal, and no change."""
    for match in trial.moments():
        before = portrait(match)
        for attack in _late(trial) if match.is_over else _attacks(match, trial.seats):
            _require_refused(match, *attack)
        require_untouched(match, before, "a refused answer changed something")


def _require_refused(
    match: Match[Any], seat: object, play: object, sequence: int | None, expected: type[Refusal]
) -> None:
    told = f"answer {str(play)[:40]!r} of seat {seat!r} for moment {sequence}"
    try:
        match.answer(cast(Seat, seat), play, sequence)
    except Refusal as refusal:
        require(type(refusal) is expected, f"{told} is {type(refusal).__name__} instead of {expected.__name__}")
    else:
        raise AssertionError(f"{told} was accepted instead of refused as {expected.__name__}")


def _late(trial: Trial) -> Iterator[Attack]:
    """After the end, everything comes too late."""
    for seat in (*trial.seats, *_NO_SEAT):
        for play in (*_NO_NOTATION, *(kind.kind for kind in trial.game.options)):
            yield seat, play, None, Over


def _attacks(match: Match[Any], seats: list[Seat]) -> Iterator[Attack]:
    yield from _nonsense(match)
    if len(match.asks) < len(seats):
        idle = next(seat for seat in seats if match.position.ask_of(seat) is None)
        yield idle, "no-such-kind", None, Malformed
    for ask in match.asks:
        good = ask.options[0].notation
        for moment in (match.sequence - 1, match.sequence + 1, -1, 10**30):
            yield ask.seat, good, moment, Stale
        for play in _not_offered(match, ask.seat):
            yield ask.seat, play, match.sequence, NotOffered
        for stranger in (*_NO_SEAT, *seats):
            if type(stranger) is not int or match.position.ask_of(Seat(stranger)) is None:
                yield stranger, good, match.sequence, NotAsked


def _nonsense(match: Match[Any]) -> Iterator[Attack]:
    seat, good = match.asks[0].seat, match.asks[0].options[0].notation
    spoilt = (f" {good}", f"{good}\n", f"{good}\x00", f"{good} {'9' * LONGEST_NOTATION}", good.encode(), [good])
    for play in (*_NO_NOTATION, *spoilt):
        yield seat, play, None, Malformed


def _not_offered(match: Match[Any], seat: Seat) -> Iterator[str]:
    """Readable answers that the seat is not offered: with a word too many, bare kinds, other seats' options."""
    ask = match.position.ask_of(seat)
    assert ask is not None
    kinds = [kind.kind for kind in match.game.options]
    others = [option.notation for other in match.asks for option in other.options if other.seat != seat]
    mine = [f"{option.notation} x" for option in ask.options[:3]]
    for play in (*kinds, *(f"{kind} 99999 -1" for kind in kinds), *others, *mine):
        if ask.find(play) is None and len(play) <= LONGEST_NOTATION:
            yield play
