"""The stewards' office: every deed goes through here, is written down, and can be undone where it can be.

What is done and what is written down of it belong together: the note at a table is durable with the deed, and the log
of deeds follows at once. To undo a deed is a deed of its own.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from wardroom.engine import Refusal
from wardroom.house.naming import clean_text
from wardroom.server.stewards import elsewhere, people, tables
from wardroom.server.stewards.messages import (
    FINAL,
    LONGEST_REASON,
    Ban,
    Base,
    Close,
    CloseTournament,
    Deed,
    DeedDone,
    DropWay,
    ExtendRound,
    Forget,
    HandOver,
    Judge,
    MoreTime,
    MoveBack,
    Rename,
    ResetLink,
    SettleReport,
    Substitute,
    TryWay,
    Upgrade,
)
from wardroom.server.stewards.parts import Duty, Left, Parts
from wardroom.server.stewards.telling import concerned, tell
from wardroom.store.rows import Person
from wardroom.store.stewards import DeedRow, add_deed, load_deed, undone

_DO: dict[type[Base], Callable[[Duty, Any], Awaitable[Left]]] = {
    HandOver: tables.hand_over,
    MoveBack: tables.move_back,
    MoreTime: tables.more_time,
    Judge: tables.judge,
    Close: tables.close,
    Upgrade: tables.upgrade,
    Rename: people.rename,
    ResetLink: people.reset_link,
    Ban: people.ban,
    Forget: people.forget,
    SettleReport: people.settle,
    DropWay: elsewhere.forget_way,
    TryWay: elsewhere.try_way,
    CloseTournament: elsewhere.close,
    ExtendRound: elsewhere.extend,
    Substitute: elsewhere.substitute,
}
_UNDO: dict[str, Callable[[Duty, DeedRow], Awaitable[None]]] = {
    "hand-over": tables.give_back,
    "move-back": tables.restore,
    "more-time": tables.less_time,
    "judge": tables.reopen,
    "close": tables.reopen,
    "rename": people.call_again,
    "reset-link": people.void_link,
    "ban": people.let_in,
    "settle-report": people.open_report,
    "close-tournament": elsewhere.reopen,
    "extend-round": elsewhere.shorten,
    "substitute": elsewhere.call_back,
}
UNDOABLE = frozenset(_UNDO)
"""Kinds of deeds that can be undone, as long as nothing has come of them."""
UNDOING = "undo"
"""The kind of a deed that undoes another one."""


class Office:
    """Where stewards work, on the page or at the terminal."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    async def do(self, steward: Person | None, deed: Deed) -> DeedDone:
        """Do something and write it down; raises Refusal without a reason, or where it takes two words and was one."""
        if isinstance(deed, FINAL) and not deed.is_sure:
            raise Refusal("not-sure")
        duty = Duty(self.parts, steward, _reason(deed.why))
        kind = str(deed.__struct_config__.tag)
        people = await concerned(duty, kind, getattr(deed, "match", ""))
        left = await _DO[type(deed)](duty, deed)
        number = await self.write(DeedRow(kind, left.about, duty.why, duty.id, left.facts, left.before))
        await tell(duty, kind, left.about, number, people | await concerned(duty, kind, left.about))
        return DeedDone(number, left.link)

    async def undo(self, steward: Person | None, number: int, why: str) -> DeedDone:
        """Undoing a deed, once; raises Refusal for what cannot be undone, or not any more."""
        duty = Duty(self.parts, steward, _reason(why))
        async with self.parts.database.read() as reader:
            deed, again = await load_deed(reader, number), await undone(reader, [number])
        if deed is None or deed.kind not in _UNDO:
            raise Refusal("no-undoing")
        if again:
            raise Refusal("undone-already")
        people = await concerned(duty, deed.kind, deed.about)
        await _UNDO[deed.kind](duty, deed)
        undoing = DeedRow(UNDOING, deed.about, duty.why, duty.id, {"kind": deed.kind}, undoes=number)
        done = await self.write(undoing)
        await tell(duty, deed.kind, deed.about, done, people | await concerned(duty, deed.kind, deed.about))
        return DeedDone(done)

    async def write(self, deed: DeedRow) -> int:
        """Write a deed down; its number."""
        async with self.parts.database.write() as writer:
            return await add_deed(writer, deed)


def _reason(why: str) -> str:
    cleaned = clean_text(why)[:LONGEST_REASON]
    if not cleaned:
        raise Refusal("no-reason")
    return cleaned
