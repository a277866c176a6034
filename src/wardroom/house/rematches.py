"""Rematches as the store keeps them with the match that has ended, and as everybody sees them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime, timedelta
from typing import Literal

from wardroom.house.messages.tables import RematchInfo
from wardroom.store.rows import Json, MatchRow, SeatRow, now, seconds_since

TERM = 2 * 86_400.0
"""Seconds in which everybody has to agree."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A rematch that was asked for from a seat: for each new seat the old one, and what the others said."""

    seat: int
    order: list[int]
    agreed: list[int]
    at: str = field(default_factory=now)
    refused: int | None = None
    table: str = ""

    @property
    def state(self) -> Literal["asked", "agreed", "refused", "lapsed"]:
        """What came of it."""
        if self.table:
            return "agreed"
        if self.refused is not None:
            return "refused"
        return "lapsed" if seconds_since(self.at) > TERM else "asked"


def read_rematch(row: MatchRow) -> Asked | None:
    """The rematch that was asked for, whatever came of it."""
    return Asked(**row.rematch) if row.rematch else None


def write_rematch(asked: Asked) -> Json:
    """A rematch as the store keeps it."""
    return asdict(asked)


def missing_in(asked: Asked, seats: Sequence[SeatRow]) -> list[int]:
    """The seats of those who have not agreed yet."""
    willing = {seats[seat].person for seat in asked.agreed}
    return [seat.seat for seat in seats if seat.person and seat.person not in willing]


def seats_again(match: str, order: Sequence[int], seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of the new match: the same people, and the same bots where nobody sat."""
    return [_seat_again(replace(seats[old], match=match, seat=new)) for new, old in enumerate(order)]


def _seat_again(seat: SeatRow) -> SeatRow:
    is_person = seat.person is not None
    kind, bot = ("person", "") if is_person else ("bot", seat.bot)
    return replace(seat, kind=kind, bot=bot, link=None, contribution="", resigned=False, left_by=None)


def rematch_info(row: MatchRow, seats: Sequence[SeatRow]) -> RematchInfo | None:
    """A rematch as everybody sees it."""
    asked = read_rematch(row)
    if asked is None:
        return None
    until = datetime.fromisoformat(asked.at) + timedelta(seconds=TERM)
    missing = missing_in(asked, seats)
    return RematchInfo(
        asked.state, asked.seat, asked.order, asked.agreed, missing, until.isoformat(), asked.refused, asked.table
    )
