"""Series: what there is to say at the end of a match beside its result, and of the matches that were played again."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from wardroom.engine import Refusal
from wardroom.house.hub import Hub
from wardroom.house.table import LiveTable
from wardroom.store.rows import MatchRow, SeatRow


class SeatRating(Struct):
    """What a match has changed about the rating of whoever sat there; `account` leads to their page."""

    seat: int
    account: str
    rating: int
    band: int
    change: int
    note: str


class SeriesLine(Struct):
    """How often somebody has won in the matches that were played again and again."""

    seat: int
    won: int


class EndInfo(Struct):
    """What there is to say at the end of a match beside the result."""

    ratings: list[SeatRating]
    number: int
    """Which match of its series this is."""
    series: list[SeriesLine]


async def end_of(hub: Hub, table: LiveTable, ratings: Sequence[SeatRating] = ()) -> EndInfo:
    """What there is to say, with what the match has changed about ratings; raises Refusal before its end."""
    if not table.is_done():
        raise Refusal("not-over")
    series = table.row.series or table.row.id
    async with hub.store.read() as reader:
        played = [row for row in await reader.list_series(series) if row.created <= table.row.created]
        seats = await reader.seats_of([row.id for row in played])
    return EndInfo([*ratings], len(played), _series(table.seats, played, seats))


def _series(
    seats: Sequence[SeatRow], played: Sequence[MatchRow], all_seats: dict[str, list[SeatRow]]
) -> list[SeriesLine]:
    """Who has won how often; bots are told apart by what they are called."""
    won = Counter(
        _who(seat)
        for row in played
        if row.result and row.result["reason"] not in ("agreement", "closed")
        for seat in all_seats[row.id]
        if row.result["places"][seat.seat] == 1
    )
    return [SeriesLine(seat.seat, won[_who(seat)]) for seat in seats]


def _who(seat: SeatRow) -> str:
    return seat.person or seat.left_by or seat.name
