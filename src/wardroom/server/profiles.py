"""Somebody's page: what they have played, against whom, how it went, and how sure one can be of their strength."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Literal

from msgspec import Struct

from wardroom.engine import LATE, Refusal
from wardroom.house.naming import looks_of
from wardroom.server.strength import Belief, anchors
from wardroom.store.acquaintances import accounts, finished_of, notes_of, people_by_id, times_in
from wardroom.store.archive import ArchiveReader
from wardroom.store.people import find_account
from wardroom.store.ratings import RatingRow, ratings_of
from wardroom.store.rows import MatchRow, Person, SeatRow
from wardroom.store.threads import Connected

MOST_FOUND = 30
_LAST, _OPPONENTS, _TIMED = 12, 8, 30
"""Matches and opponents that a page lists, and matches whose answers are timed."""

Past = Sequence[tuple[MatchRow, list[SeatRow]]]


class PersonLine(Struct):
    """Somebody in a list of people; `account` is the name that is theirs alone, and leads to their page."""

    name: str
    account: str
    since: str


class CurvePoint(Struct):
    """What somebody's strength was believed to be after a match."""

    at: str
    rating: int
    band: int
    change: int
    table: str
    note: str


class GameRecord(Struct):
    """What somebody has done in a game: how often they came first, second and so on, and the ratings in order."""

    game: str
    matches: int
    places: list[int]
    curve: list[CurvePoint]
    ranks: dict[str, int]
    """What the ranks of the bots are worth."""


class Opponent(Struct):
    """With whom somebody has played, how often, and how often they ended before them."""

    name: str
    account: str
    bot: str
    matches: int
    ahead: int
    is_me: bool


class PastMatch(Struct):
    """A match of somebody's, and what it changed."""

    table: str
    game: str
    title: str
    ended: str
    place: int
    seats: int
    reason: str
    winners: list[str]
    change: int | None
    note: str
    mine: str
    """What I have written down about it."""


class Together(Struct):
    """What I have played with somebody: how often I came before them, and they before me."""

    matches: int
    mine: int
    theirs: int


class PersonPage(Struct):
    """Somebody's page."""

    name: str
    account: str
    since: str
    played: str
    """When a match of theirs went on for the last time; empty if none did."""
    is_me: bool
    seat: int
    """The seat that they had last, whose pennant stands for them."""
    finished: int
    unfinished: int
    in_time: int | None
    """Of a hundred decisions with a limit, or at tables with a clock, those made in time."""
    usual: int | None
    """Seconds in which three answers of four come."""
    games: list[GameRecord]
    opponents: list[Opponent]
    last: list[PastMatch]
    together: Together | None
    note: str
    block: Literal["", "mute", "block"]


async def find_people(reader: Connected, text: str) -> list[PersonLine]:
    """People whose name has a text in it, or looks like it; whoever is called just so comes first."""
    looks, folded = looks_of(text), text.casefold()
    found = [each for each in await accounts(reader) if _is_meant(each, folded, looks)]
    found.sort(key=lambda each: (each.account != folded, looks_of(each.name) != looks, each.account or ""))
    return [_line(each) for each in found[:MOST_FOUND]]


def _is_meant(person: Person, folded: str, looks: str) -> bool:
    return folded in (person.account or "") or folded in person.name.casefold() or looks == looks_of(person.name)


def _line(person: Person) -> PersonLine:
    return PersonLine(person.name, person.account or "", person.created)


async def person_page(reader: Connected, account: str, me: Person) -> PersonPage:
    """The page of somebody with an account; raises Refusal if nobody is called so."""
    person = await find_account(reader, account.casefold())
    if person is None:
        raise Refusal("no-person-page", name=account[:40])
    past = await finished_of(reader, person.id)
    curve = await ratings_of(reader, person.id)
    known = await people_by_id(reader, list({seat.person for _, seats in past for seat in seats if seat.person}))
    noted, blocked = await notes_of(reader, me.id), await ArchiveReader(reader).load_blocks(me.id)
    late, usual = _answers(await times_in(reader, [row.id for row, _ in past[:_TIMED]]), past, person.id)
    return PersonPage(
        name=person.name,
        account=person.account or "",
        since=person.created,
        played=past[0][0].moved if past else "",
        is_me=person.id == me.id,
        seat=_last_seat(past, person.id),
        finished=len(past),
        unfinished=sum(_is_left(seats, person.id) for _, seats in past),
        in_time=late,
        usual=usual,
        games=_games(past, curve, person.id),
        opponents=_opponents(past, known, person.id, me.id),
        last=_last(past, {row.match: row for row in curve}, person.id, me.id, noted),
        together=_together(past, person.id, me.id),
        note=noted.get(person.id, ""),
        block=blocked.get(person.id, ""),  # type: ignore[arg-type]
    )


# --- places -----------------------------------------------------------------------------------------------------------


def _seat_of(seats: Sequence[SeatRow], person: str) -> SeatRow | None:
    return next((seat for seat in seats if person in (seat.person, seat.left_by)), None)


def _last_seat(past: Past, person: str) -> int:
    seat = _seat_of(past[0][1], person) if past else None
    return seat.seat if seat else 0


def _place(row: MatchRow, seat: SeatRow) -> int:
    """Whoever gave a match up comes last."""
    assert row.result is not None
    return len(row.result["places"]) if seat.left_by else int(row.result["places"][seat.seat])


def _is_left(seats: Sequence[SeatRow], person: str) -> bool:
    """Whether somebody did not play a match to its end."""
    seat = _seat_of(seats, person)
    return seat is not None and (seat.left_by == person or seat.kind == "bot")


def _decided(past: Past) -> Iterator[tuple[MatchRow, list[SeatRow]]]:
    """Matches that say who was better."""
    return ((row, seats) for row, seats in past if row.result and row.result["reason"] not in ("agreement", "closed"))


def _games(past: Past, curve: Sequence[RatingRow], person: str) -> list[GameRecord]:
    """The games that somebody has played, the one they play most first."""
    places: dict[str, Counter[int]] = defaultdict(Counter)
    played = Counter(row.game for row, _ in past)
    for row, seats in _decided(past):
        if (seat := _seat_of(seats, person)) and len(seats) > 1:
            places[row.game][_place(row, seat)] += 1
    return [
        GameRecord(
            game=game,
            matches=count,
            places=[places[game][place] for place in range(1, max(places[game], default=0) + 1)],
            curve=[_point(row) for row in curve if row.game == game],
            ranks={bot: round(belief.mu) for bot, belief in anchors(game).items()},
        )
        for game, count in played.most_common()
    ]


def _point(row: RatingRow) -> CurvePoint:
    band = Belief(row.mu, row.sigma).band
    return CurvePoint(row.at, round(row.mu), round(band), round(row.change), row.match, row.note)


def _met(past: Past, person: str) -> Iterator[tuple[SeatRow, bool]]:
    """Everybody else at the tables where somebody played, and whether they came before them."""
    for row, seats in _decided(past):
        seat = _seat_of(seats, person)
        for other in seats:
            if seat is not None and other.seat != seat.seat:
                yield other, _place(row, seat) < _place(row, other)


def _opponents(past: Past, known: dict[str, Person], person: str, me: str) -> list[Opponent]:
    """Those with whom somebody plays most; bots by their rank. Those who were forgotten are nobody's opponents."""
    met: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for other, is_ahead in _met(past, person):
        key = (other.person or "", "" if other.person else other.bot)
        if any(key):
            met[key] += 1
            ahead[key] += is_ahead
    found = []
    for key, count in met.most_common():
        who, bot = key
        name, account = (known[who].name, known[who].account or "") if who in known else (f"bot-{bot}", "")
        if account or bot:
            found.append(Opponent(name, account, bot, count, ahead[key], who == me))
    return found[:_OPPONENTS]


def _together(past: Past, person: str, me: str) -> Together | None:
    if person == me:
        return None
    ours = [(row, seats) for row, seats in past if _seat_of(seats, me)]
    if not ours:
        return None
    theirs = sum(is_ahead for other, is_ahead in _met(ours, person) if other.person == me)
    mine = sum(is_ahead for other, is_ahead in _met(ours, me) if other.person == person)
    return Together(len(ours), mine, theirs)


def _last(past: Past, changes: dict[str, RatingRow], person: str, me: str, noted: dict[str, str]) -> list[PastMatch]:
    """The last matches that one may know of: one's own, public ones and rated ones."""
    shown = [
        (row, seats)
        for row, seats in past
        if person == me or row.is_public or row.id in changes or _seat_of(seats, me) is not None
    ]
    return [_past_match(row, seats, changes.get(row.id), person, noted) for row, seats in shown[:_LAST]]


def _past_match(
    row: MatchRow, seats: Sequence[SeatRow], change: RatingRow | None, person: str, noted: dict[str, str]
) -> PastMatch:
    seat = _seat_of(seats, person)
    assert seat is not None and row.result is not None
    winners = [each.name for each in seats if row.result["places"][each.seat] == 1]
    return PastMatch(
        table=row.id,
        game=row.game,
        title=row.title,
        ended=row.moved,
        place=_place(row, seat),
        seats=len(seats),
        reason=row.result["reason"],
        winners=winners,
        change=round(change.change) if change else None,
        note=change.note if change else "",
        mine=noted.get(row.id, ""),
    )


def _answers(times: Sequence[tuple[str, int, str, str]], past: Past, person: str) -> tuple[int | None, int | None]:
    """How many of a hundred decisions came in time, and how long three of four took; of too few nobody can tell."""
    seats = {row.id: seat.seat for row, seated in past if (seat := _seat_of(seated, person))}
    took, late, before = list[float](), 0, ("", datetime.min)
    for match, answered, play, at in times:
        then = datetime.fromisoformat(at)
        if before[0] == match and answered == seats.get(match):
            took.append((then - before[1]).total_seconds())
            late += play == LATE.notation
        before = (match, then)
    if len(took) < 20:
        return None, None
    return round(100 * (1 - late / len(took))), round(sorted(took)[len(took) * 3 // 4])
