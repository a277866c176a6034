"""From the engine to the wire: phrases as data, and only what a reader may see."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from wardroom.engine import Ask, Match, Option, Phrase, Refusal, Seat, Told
from wardroom.engine.changes import change
from wardroom.engine.dice import write_draws
from wardroom.engine.match import Line
from wardroom.engine.phrase import seat_fields
from wardroom.engine.plain import to_plain
from wardroom.engine.table import Still
from wardroom.house.messages.news import FromServer, LineInfo, Position, Refused
from wardroom.house.messages.play import AskInfo, OptionInfo, TakeBack
from wardroom.house.messages.tables import ResultInfo
from wardroom.house.messages.terms import Said
from wardroom.store.rows import Json

_LONGEST_FACT = 300
_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    """A message as it travels."""
    return _encoder.encode(message)


def plain(value: object) -> Any:
    """What `to_plain` gives, at a fraction of its cost; tuples may stay tuples, which JSON does not tell apart."""
    return msgspec.to_builtins(value, str_keys=True, enc_hook=to_plain)


def said(phrase: Phrase) -> Said:
    """A phrase as data."""
    return Said(phrase.kind, plain(vars(phrase)), sorted(seat_fields(phrase)), phrase.cites)


def option_info(option: Option) -> OptionInfo:
    """An option by itself, without its question."""
    return OptionInfo(option.notation, said(option), option.gives_up, option.passes)


def ask_info(ask: Ask, left: float | None = None) -> AskInfo:
    """A question with its options, and the time that is left if a clock runs."""
    question = ask.question
    options = [
        OptionInfo(option.notation, said(option), option.gives_up, option.passes, question.is_gathered(option))
        for option in ask.options
    ]
    return AskInfo(ask.seat, said(question), options, ask.seconds, left, question.is_reaction, question.most)


def store_told(told: Sequence[Told]) -> list[Json]:
    """Events as the store keeps them, with those who may know them."""
    kept = []
    for each in told:
        event = said(each.event)
        to = None if each.to is None else list(each.to)
        kept.append({"kind": event.kind, "facts": event.facts, "seats": event.seats, "rule": event.rule, "to": to})
    return kept


def store_line(line: Line) -> Json:
    """The dice and the events of a line as the store keeps them."""
    return {"dice": write_draws(line.dice), "told": store_told(line.told)}


def line_info(
    number: int, seat: int | None, told: Sequence[Json], is_given: bool = False, *, readers: Sequence[int]
) -> LineInfo:
    """A line of the log for those who read on one screen: events for everybody, and for any of their seats."""
    events = [
        Said(each["kind"], each["facts"], each["seats"], each["rule"], each["to"])
        for each in told
        if _is_known(each, readers)
    ]
    return LineInfo(number, seat, events, is_given=is_given and seat in readers)


def _is_known(event: Json, readers: Sequence[int]) -> bool:
    return event["to"] is None or bool(set(event["to"]) & set(readers))


def still_changes(told: Sequence[Json], readers: Sequence[int], stills: Sequence[Still], seen: Position) -> list[Any]:
    """What a reader saw as each event that they may know was told: as changes that lead back from what is seen now.

    Nothing where the reader has no stills: they came to the table, or to this seat, only now.
    """
    return changes_back(
        known_stills(told, readers, stills, None if seen.reader is None else Seat(seen.reader)), seen.view
    )


def known_stills(
    told: Sequence[Json], readers: Sequence[int], stills: Sequence[Still], reader: Seat | None
) -> list[Any]:
    """What a reader saw as each event that they may know was told; nothing where the reader has no stills."""
    if len(stills) != len(told) or any(reader not in still for still in stills):
        return []
    return [plain(still[reader]) for each, still in zip(told, stills, strict=True) if _is_known(each, readers)]


def changes_back(stills: Sequence[Any], view: Any) -> list[Any]:
    """Stills as changes, each to the one after it and the last to a view."""
    return [change(after, still) for still, after in pairwise([*stills, view])]


def position(
    match: Match[Any],
    sequence: int,
    reader: int | None,
    takes_back: Sequence[TakeBack],
    result: Json | None,
    left: float | None = None,
    view: Any = None,
) -> Position:
    """What one reader sees now, what they are asked and could take back, and how much time is left to them.

    Who has the view already, as plain data, need not have it built again.
    """
    is_over = result is not None
    asks = [] if is_over else [ask_info(ask, left) for ask in match.asks if ask.seat == reader]
    waiting = [] if is_over else [int(ask.seat) for ask in match.asks]
    return Position(
        sequence=sequence,
        line=match.sequence,
        view=plain(match.view(None if reader is None else Seat(reader))) if view is None else view,
        asks=asks,
        waiting=waiting,
        reader=reader,
        undoable=[each.seat for each in takes_back if each.is_free],
        result=ResultInfo(**result) if result else None,
        takes_back=list(takes_back),
    )


def refused(wrong: Refusal, request: int = 0) -> Refused:
    """A refusal as data."""
    return Refused(wrong.key, {name: _fact(value) for name, value in wrong.facts.items()}, request)


def _fact(value: object) -> Any:
    """A fact as data; what somebody sent is told back to them as far as it can be written, and not at any length."""
    if isinstance(value, Refusal):
        return {"key": value.key, "facts": {name: _fact(fact) for name, fact in value.facts.items()}}
    if isinstance(value, str):
        return value[:_LONGEST_FACT].encode("utf-8", "replace").decode()
    if isinstance(value, list | tuple):
        return [_fact(item) for item in value]
    return plain(value)
