"""Explaining: what the options of a seat cost and do and with what chance, and why a piece is not among them."""

from typing import Any

from wardroom.engine import Ask, Explanation, Match, Seat
from wardroom.house.messages.explaining import ChanceInfo, Explained, ExplanationInfo, ItemInfo, Reason, SumInfo
from wardroom.house.render import said
from wardroom.house.standing import Standing


async def explained(table: Standing, person: str, seat: int) -> Explained:
    """Everything there is to say about what one of my seats may choose now. Raises Refusal for everybody else.

    Whoever was asked and has answered meanwhile learns nothing, and that is no fault.
    """
    async with table.lock:
        match, ask = await _asked(table, person, seat)
        if ask is None:
            return Explained(seat, table.row.sequence, {})
        return Explained(seat, table.row.sequence, explanations(match, ask))


def explanations(match: Match[Any], ask: Ask) -> dict[str, ExplanationInfo]:
    """What there is to say about the options of a question, by notation."""
    told = {option.notation: match.game.explain(match.position.state, ask, option) for option in ask.options}
    return {play: _info(each) for play, each in told.items() if any(each.said())}


async def reason(table: Standing, person: str, seat: int, piece: str) -> Reason:
    """Why a piece is not on offer to one of my seats; nothing where the game knows no reason."""
    async with table.lock:
        match, ask = await _asked(table, person, seat)
        note = match.game.why(match.position.state, Seat(seat), piece) if ask else None
        return Reason(None if note is None else said(note))


async def _asked(table: Standing, person: str, seat: int) -> tuple[Match[Any], Ask | None]:
    table.check_seat(person, seat)
    match = await table.playing()
    return match, None if table.is_done() else match.position.ask_of(Seat(seat))


def _info(told: Explanation) -> ExplanationInfo:
    sums = [
        SumInfo(said(each.title), list(each.dice), [ItemInfo(said(i.note), i.value) for i in each.items], each.needs)
        for each in told.sums
    ]
    chances = [ChanceInfo(said(each.outcome), each.chance, each.is_good) for each in told.chances]
    return ExplanationInfo([said(note) for note in told.notes], sums, chances)
