"""Telling: everybody at a table hears what happens, each what they may know. The table's lock is held by who tells."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from wardroom.engine import Match, Seat
from wardroom.engine.changes import Change, change
from wardroom.house.choices import Noticed, last_line, undoable_line
from wardroom.house.messages.news import (
    ChatLine,
    Chatted,
    Clock,
    Late,
    LineInfo,
    Moved,
    Ordered,
    Position,
    TableChanged,
    Welcome,
)
from wardroom.house.messages.play import OrderInfo, TakeBack
from wardroom.house.moments import StoredLine
from wardroom.house.orders import orders_for
from wardroom.house.render import encoded, line_info, plain, position, said, still_changes
from wardroom.house.standing import Glimpse, Listener, Standing


async def welcome(table: Standing, listener: Listener, since: int) -> Welcome:
    """The whole table for somebody who comes; for one who comes back, only the lines they lack."""
    async with table.store.read() as reader:
        said_here = await reader.load_chat(table.row.id)
        listener.shunned = frozenset(await reader.load_blocks(listener.person))
    chat = [row for row in said_here if row["text"] and row["person"] not in listener.shunned]
    after = await table.line_since(since) if 0 <= since <= table.row.sequence else -1
    after, lines = await table.page_after(after)
    return Welcome(
        table=table.info(listener.person),
        position=await _position(table, listener),
        lines=[_line_for(table, listener, line) for line in lines],
        chat=[ChatLine(row["id"], row["name"], row["seat"], row["text"], row["at"]) for row in chat],
        proposals=await table.proposals(),
        after=after,
    )


class _Shown(NamedTuple):
    """What a reader is shown now, as plain data, and as a change to what was told last; None if nothing was."""

    glimpse: Glimpse
    view: Any
    before: Glimpse | None
    change: Change | None

    @property
    def is_next(self) -> bool:
        """Whether the change is that of the last line, and of nothing else."""
        sequence, line, _ = self.glimpse
        return self.before is not None and self.before[:2] == (sequence - 1, line - 1)


def _show(table: Standing, match: Match[Any], readers: set[Seat | None]) -> dict[Seat | None, _Shown]:
    before = {reader: table.glimpses.get(reader) for reader in readers}
    _look(table, match, readers)
    return {reader: _shown(was, table.glimpses[reader]) for reader, was in before.items()}


def _shown(before: Glimpse | None, now: Glimpse) -> _Shown:
    view = plain(now.view)
    if before is now or before is None:
        return _Shown(now, view, before, {} if before else None)
    return _Shown(now, view, before, change(plain(before.view), view))


def _look(table: Standing, match: Match[Any], readers: Iterable[Seat | None]) -> None:
    """See to it that there are glimpses of this moment for some readers; each is built once."""
    known, sequence = table.glimpses, table.row.sequence
    lack = [reader for reader in readers if reader not in known or known[reader].sequence != sequence]
    known.update({reader: Glimpse(sequence, match.sequence, view) for reader, view in match.views(lack).items()})


async def tell_moved(table: Standing, listeners: Iterable[Listener], after: int, lines: Sequence[StoredLine]) -> None:
    """Tell what happened, each in their own view; those who see the same get the same.

    Of a match that cannot be shown nothing is told but how the table stands.
    """
    if table.trouble():
        return
    match, told = await table.playing(), [(listener, _reader(table, listener)) for listener in listeners]
    shown = _show(table, match, {reader for _, reader in told})
    noticed = {reader: bool(each.change) for reader, each in shown.items() if each.is_next}
    written: dict[object, bytes] = {}
    for listener, reader in told:
        show = shown[reader]
        is_change = listener.wants_changes and show.before is not None and listener.has is show.before
        sees = (listener.wants_stills, is_change, reader, *table.seats_of(listener.person))
        if sees not in written:
            seen = _position_at(table, match, listener, show.view, noticed)
            news = [_line_for(table, listener, line) for line in lines]
            if listener.wants_stills and len(lines) == 1:
                news[0].stills = _stills_for(table, listener, lines[0], seen)
            moved = Moved(after, news, seen, table.info(listener.person))
            if is_change:
                seen.view, moved.change = {}, show.change
            written[sees] = encoded(moved)
        listener.has = show.glimpse
        listener.send(written[sees])


def _stills_for(table: Standing, listener: Listener, line: StoredLine, seen: Position) -> list[Any]:
    """What the reader saw as the events of a line were told, if it is the last one and somebody kept looking."""
    number, _, told, _ = line
    match = table.match
    stills = match.stills if match and match.sequence == number else ()
    return still_changes(told, _readers(table, listener), stills, seen)


async def tell_table(table: Standing) -> None:
    """Tell everybody who sits where, who is here and what is proposed."""
    if not table.listeners:
        return
    proposals = await table.proposals()
    written: dict[object, bytes] = {}
    for listener in list(table.listeners):
        mine = tuple(table.seats_of(listener.person))
        if mine not in written:
            written[mine] = encoded(TableChanged(table.info(listener.person), proposals))
        listener.send(written[mine])


def tell_clock(table: Standing, seat: int) -> None:
    """Tell those who look over a seat's shoulder how much time is left to it."""
    left = table.clocks.left(seat)
    assert left is not None
    told = encoded(Clock(seat, table.row.sequence, left))
    for listener in table.listeners:
        if table.reader_of(listener) == seat:
            listener.send(told)


def tell_late(table: Standing, seat: int, sequence: int) -> None:
    """Tell everybody that the bot of a seat is late, since it thinks for others first; what is past is not told."""
    if table.row.sequence == sequence:
        told = encoded(Late(seat, sequence))
        for listener in list(table.listeners):
            listener.send(told)


def pass_on(table: Standing, said: ChatLine, speaker: str) -> None:
    """Everybody here hears what was said, but for those who do not want to hear whoever said it."""
    told = encoded(Chatted(said))
    for listener in list(table.listeners):
        if speaker not in listener.shunned:
            listener.send(told)


async def _position(table: Standing, listener: Listener) -> Position | None:
    """What a newcomer sees; of what comes next they may be told how it differs."""
    if table.row.status == "open" or table.trouble():
        return None
    match = await table.playing()
    reader = _reader(table, listener)
    _look(table, match, [reader])
    listener.has = table.glimpses[reader]
    return _position_at(table, match, listener, plain(listener.has.view))


def _position_at(
    table: Standing, match: Match[Any], listener: Listener, view: Any, noticed: Noticed = MappingProxyType({})
) -> Position:
    reader = table.reader_of(listener)
    left = None if reader is None else table.clocks.left(reader)
    backs = [] if table.is_done() else list(_takes_back(table, match, table.seats_of(listener.person), noticed))
    seen = position(match, table.row.sequence, reader, backs, table.row.result, left, view)
    if table.forced(match):
        seen.asks = []
    if reader is not None and not table.is_done():
        seen.orders, seen.can_order = _orders(table, reader), orders_for(match, reader)
    return seen


def _takes_back(table: Standing, match: Match[Any], seats: Iterable[int], noticed: Noticed) -> Iterator[TakeBack]:
    """What each of some seats could take back: by itself, else with the consent of the others."""
    first = match.sequence - len(match.log) + 1
    for seat in seats:
        free = undoable_line(match, Seat(seat), table.lone_seat() == seat, noticed)
        at = last_line(match, Seat(seat), [line - first for line in table.given]) if free is None else free
        if at is not None and (option := match.log[at].option):
            yield TakeBack(seat, first + at - 1, option.notation, said(option), free is not None)


def _orders(table: Standing, seat: int) -> list[OrderInfo]:
    return [
        OrderInfo(order.id, seat, order.until, said(order.question) if order.question else None)
        for order in table.orders.of(seat)
    ]


def tell_orders(table: Standing, seat: int) -> None:
    """Tell those who look over a seat's shoulder which standing orders it has; nobody else hears of it."""
    assert table.match is not None
    told = encoded(Ordered(seat, _orders(table, seat), orders_for(table.match, seat)))
    for listener in table.listeners:
        if table.reader_of(listener) == seat:
            listener.send(told)


def _line_for(table: Standing, listener: Listener, line: StoredLine) -> LineInfo:
    """A line for the seat whose view a listener has."""
    return line_info(*line, readers=_readers(table, listener))


def _reader(table: Standing, listener: Listener) -> Seat | None:
    reader = table.reader_of(listener)
    return None if reader is None else Seat(reader)


def _readers(table: Standing, listener: Listener) -> list[int]:
    """Whose secrets a listener may know: after the end everything is open."""
    reader = table.reader_of(listener)
    mine = [] if reader is None else [reader]
    return list(range(len(table.seats))) if table.is_done() else mine
