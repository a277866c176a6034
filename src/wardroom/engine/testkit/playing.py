"""A game played by hand in a test: a position, dice that fall as written, and answers as they stand in a log.

position = begin(GAME, battle([5, 2], [4]), 6, 1)
play(position, "fire 5 1", "1: hold")
assert position.state.hulls == [4, 3]
"""

from collections.abc import Callable
from typing import Any

from wardroom.engine import Ask, Dice, Event, Game, Position, Scripted, Seat
from wardroom.engine.game import S


def begin(game: Game[Any, Any], state: S, *dice: int | str) -> Position[S]:
    """A game that stands between two turns, and goes on from there; the dice fall as written."""
    return Position(game, state, Dice(Scripted(*dice)), heard=[])


def play(position: Position[Any], *plays: str, said: Callable[[str], str] = str) -> None:
    """Answer one after another: `fire 5 1`, or `1: hold` where it matters who; each has to be on offer.

    Without a seat it is the first that is asked. `said` is how a test may say a notation more briefly.
    """
    for each in plays:
        seat, colon, notation = each.rpartition(": ")
        ask = position.ask_of(Seat(int(seat))) if colon else position.asks[0]
        assert ask is not None, f"{each}: seat {seat} is not asked, but {asked(position)}"
        position.answer(ask.seat, _found(ask, notation, said))


def _found(ask: Ask, notation: str, said: Callable[[str], str]) -> Any:
    for option in ask.options:
        if notation in (option.notation, said(option.notation)):
            return option
    offers = [said(option.notation) for option in ask.options]
    raise AssertionError(f"{notation} is not offered by {ask.question} to {ask.seat}: {offers}")


def asked(position: Position[Any]) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.question.kind) for ask in position.asks]


def offered(position: Position[Any], seat: Seat | None = None) -> list[str]:
    """What a seat may answer, or whoever is asked first."""
    ask = position.asks[0] if seat is None else position.ask_of(seat)
    return [option.notation for option in ask.options] if ask else []


def events(position: Position[Any], seat: Seat | None = None) -> list[Event]:
    """What a seat, or a spectator, was told."""
    return [told.event for told in position.table.heard or () if told.is_for(seat)]


def rolls_left(position: Position[Any]) -> int:
    """How many of the dice that were written have not fallen yet."""
    source = position.table.dice.source
    assert isinstance(source, Scripted)
    return source.left
