"""Battles set up by hand, with the dice written down."""

from wardroom.engine import Dice, Event, Position, Scripted, Seat
from wardroom.games.skirmish import GAME, Battle

ANNE, BART, CORA, DREW = map(Seat, range(4))


def battle(*hands: list[int], hulls: list[int] | None = None, deck: list[int] | None = None) -> Battle:
    """Captains with these guns in hand; the last gun of the deck is drawn first."""
    afloat = [4] * len(hands) if hulls is None else hulls
    return Battle([1, 2, 3] if deck is None else deck, list(hands), afloat, [])


def begin(state: Battle, *dice: int) -> Position[Battle]:
    """The battle before its first shot; the dice will fall as written."""
    return Position(GAME, state, Dice(Scripted(*dice)), heard=[])


def play(position: Position[Battle], *answers: str) -> None:
    """`play(position, "0 fire 5 1", "1 hold")`: seat and notation, each of them on offer."""
    for answer in answers:
        seat, _, notation = answer.partition(" ")
        ask = position.ask_of(Seat(int(seat)))
        assert ask is not None, f"{answer}: not asked"
        option = ask.find(notation)
        assert option is not None, f"{answer}: not offered"
        position.answer(ask.seat, option)


def asked(position: Position[Battle]) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(ask.seat, ask.question.kind) for ask in position.asks]


def offered(position: Position[Battle], seat: Seat) -> list[str]:
    """What a seat may answer."""
    ask = position.ask_of(seat)
    return [option.notation for option in ask.options] if ask else []


def rolls_left(position: Position[Battle]) -> int:
    """How many of the dice have not been rolled."""
    source = position.table.dice.source
    assert isinstance(source, Scripted)
    return source.left


def events(position: Position[Battle], seat: Seat | None = None) -> list[Event]:
    """What a seat, or a spectator, was told."""
    return [told.event for told in position.table.heard or () if told.is_for(seat)]
