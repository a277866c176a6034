"""Ratings: what matches tell of those who play. They are found once a match has ended and is durable.

A match is rated once, in whatever process it ended; those that a process left behind when it died are rated by the next
one. All ratings follow from the matches, in the order in which they ended, so that they can be found again.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from wardroom.engine import Refusal
from wardroom.house.matches import shown_game
from wardroom.house.noting import handed_seats
from wardroom.players import rank_of
from wardroom.server.strength import Belief, Standing, anchors, rated
from wardroom.store.acquaintances import people_by_id
from wardroom.store.archive import ArchiveReader
from wardroom.store.database import Database
from wardroom.store.ratings import (
    RatingRow,
    does_not_count,
    forget_ratings,
    hold_ratings,
    latest_ratings,
    list_unrated,
    ratings_after,
    write_ratings,
)
from wardroom.store.rows import MatchRow, SeatRow
from wardroom.store.threads import Connected

log = logging.getLogger("wardroom.server")

_COUNTING = ("rules", "resignation", "adjudication")
"""Endings that say who was better."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A seat of a match that counts: its person or the rank of its bot, its place and its team."""

    person: str | None
    bot: str
    place: int
    team: int


class Ratings:
    """The ratings of one house."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settle(self) -> int:
        """Rate all matches that have ended and count, each once; how many there were."""
        async with self._database.read() as reader:
            if not await list_unrated(reader):
                return 0
        async with self._database.write() as writer:
            await hold_ratings(writer)
            waiting = await list_unrated(writer)
            for row in waiting:
                await _rate(writer, row)
        return len(waiting)

    async def settle_quietly(self) -> None:
        """The same, for whoever does not wait for it: where the store fails, the next match that ends makes up."""
        try:
            await self.settle()
        except Refusal as wrong:
            log.info("matches could not be rated now: %s", wrong)

    async def again(self) -> int:
        """Forget all ratings and find them again from the matches; how many matches that were."""
        async with self._database.write() as writer:
            await hold_ratings(writer)
            await forget_ratings(writer)
            waiting = await list_unrated(writer)
            for row in waiting:
                await _rate(writer, row)
        return len(waiting)

    async def without(self, match: str) -> None:
        """A match goes on that has been rated: all ratings are found again without it."""
        async with self._database.read() as reader:
            was_rated = bool(await ratings_after(reader, match))
        if was_rated:
            await self.again()

    async def after(self, match: str) -> list[RatingRow]:
        """What a match changed, which has ended."""
        await self.settle()
        async with self._database.read() as reader:
            return await ratings_after(reader, match)


async def _rate(writer: Connected, row: MatchRow) -> None:
    seats = await ArchiveReader(writer).load_seats(row.id)
    places = places_of(row, seats)
    people = [each.person for each in places if each.person]
    if len(set(people)) < 2 or len({each.team for each in places}) < 2:
        await does_not_count(writer, row.id)
        return
    here = {each.id for each in (await people_by_id(writer, people)).values() if each.account}
    known = await latest_ratings(writer, row.game, people)
    before = [_belief(row.game, known, each) for each in places]
    after = rated([Standing(was, each.place, each.team) for was, each in zip(before, places, strict=True)])
    rows = [
        RatingRow(row.id, each.person, row.game, row.moved, now.mu, now.sigma, now.mu - was.mu, note_of(row, seats))
        for each, was, now in zip(places, before, after, strict=True)
        if each.person in here
    ]
    await (write_ratings(writer, rows) if rows else does_not_count(writer, row.id))


def _belief(game: str, known: dict[str, RatingRow], place: _Place) -> Belief:
    if place.person is None:
        return anchors(game)[rank_of(place.bot)]
    found = known.get(place.person)
    return Belief(found.mu, found.sigma) if found else Belief()


def places_of(row: MatchRow, seats: Sequence[SeatRow]) -> list[_Place]:
    """The seats that count: people, whoever played for them in the end, and bots whose strength is known.

    Whoever gave the match up comes last; a seat that a steward has given to somebody else counts for nobody. None at
    all where the match ended without saying who was better.
    """
    if row.result is None or row.result["reason"] not in _COUNTING:
        return []
    last = len(seats) + 1
    teams = _teams(row, len(seats))
    handed = handed_seats(row)
    found = [
        _Place(seat.person or seat.left_by, seat.bot, last if seat.left_by else place, team)
        for seat, place, team in zip(seats, row.result["places"], teams, strict=True)
        if seat.seat not in handed
    ]
    return [each for each in found if each.person or rank_of(each.bot) in anchors(row.game)]


def _teams(row: MatchRow, seats: int) -> tuple[int, ...]:
    """Who plays with whom; of a game that is no longer here nobody knows, and everybody plays for themselves."""
    try:
        return shown_game(row).teams(row.options, seats)
    except Refusal:
        return tuple(range(seats))


def note_of(row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """What was unusual about a match: it was judged, somebody left it to a bot, or some of it was taken back."""
    if row.result and row.result["reason"] == "adjudication":
        return "judged"
    if any(seat.left_by or (seat.kind == "bot" and seat.person) for seat in seats):
        return "handed-over"
    return "taken-back" if row.resealed else ""
