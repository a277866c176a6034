"""Matches in memory: a store for one process, gone with it unless somebody writes it through to elsewhere."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from operator import attrgetter, itemgetter

from wardroom.engine import Refusal
from wardroom.store.contract import MOST_OF_ONE, MOST_SAID, MOST_WATCHERS_SAID, Reader, Store, Writer
from wardroom.store.rows import AnalysisRow, Json, MatchRow, Moment, SeatRow, SetRow, fold, opened

_DONE = ("over", "ended")
_MOST_MINE, _MOST_OPEN = 100, 50


@dataclass(slots=True)
class Pages:
    """Everything that is kept. What stands on a page is never changed: another one takes its place."""

    matches: dict[str, MatchRow] = field(default_factory=dict)
    seats: dict[str, tuple[SeatRow, ...]] = field(default_factory=dict)
    moments: dict[str, tuple[Moment, ...]] = field(default_factory=dict)
    chat: tuple[Json, ...] = ()
    proposals: tuple[Json, ...] = ()
    opened: Json | None = None
    """When the house was last known to be open, and when it was shut."""
    analyses: tuple[AnalysisRow, ...] = ()
    sets: dict[str, SetRow] = field(default_factory=dict)
    cards: dict[tuple[str, str], dict[str, str]] = field(default_factory=dict)
    """By game and mark, what stands in the tables of a set."""
    numbers: int = 0
    """Numbers given to what was said and proposed so far."""

    def copy(self) -> "Pages":
        """The same pages, to write on."""
        return replace(
            self,
            matches=dict(self.matches),
            seats=dict(self.seats),
            moments=dict(self.moments),
            sets=dict(self.sets),
            cards=dict(self.cards),
        )


def _is_kept(seat: SeatRow, person: str) -> bool:
    return seat.kind == "open" and seat.invited == person


class MemoryReader(Reader):
    """What can be looked up at one moment."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    async def load_match(self, match: str) -> MatchRow:
        if match not in self._pages.matches:
            raise Refusal("no-table", table=match)
        return replace(self._pages.matches[match])

    async def load_seats(self, match: str) -> list[SeatRow]:
        return [replace(seat) for seat in self._pages.seats.get(match, ())]

    async def moments_of(self, match: str) -> tuple[Moment, ...]:
        """All moments of a match."""
        return self._pages.moments.get(match, ())

    async def load_lines(self, match: str, upto: int, after: int = 0) -> list[Moment]:
        later = [replace(moment) for moment in await self.moments_of(match) if moment.line > after]
        return fold(later, after)[: upto - after]

    async def load_plays(self, match: str, upto: int) -> list[Moment]:
        return [replace(moment, told=[]) for moment in await self.load_lines(match, upto)]

    async def load_moments(self, match: str, after: int) -> list[Moment]:
        return [replace(moment) for moment in await self.moments_of(match) if moment.sequence > after]

    async def list_mine(self, person: str) -> list[MatchRow]:
        mine = [row for row in self._newest() if any(seat.person == person for seat in self._pages.seats[row.id])]
        return sorted(mine, key=lambda row: row.status in _DONE)[:_MOST_MINE]

    def _newest(self) -> list[MatchRow]:
        """All matches as lists show them, those that moved last first."""
        heads = [replace(row, seal={}, opening=None, saved=None) for row in self._pages.matches.values()]
        return sorted(heads, key=lambda row: row.moved, reverse=True)

    async def list_open(self) -> list[MatchRow]:
        waiting = [row for row in self._newest() if row.status == "open" and row.is_public and self._has_people(row.id)]
        newest = sorted(waiting, key=lambda row: row.created, reverse=True)
        ranks = {row.id: [each.id for each in newest if each.host == row.host].index(row.id) for row in newest}
        shown = [row for row in newest if ranks[row.id] < MOST_OF_ONE]
        return sorted(shown, key=lambda row: ranks[row.id])[:_MOST_OPEN]

    def _has_people(self, match: str) -> bool:
        return any(seat.kind == "person" for seat in self._pages.seats[match])

    async def list_invited(self, person: str) -> list[MatchRow]:
        waiting = [row for row in self._newest() if row.status == "open"]
        return [row for row in waiting if any(_is_kept(seat, person) for seat in self._pages.seats[row.id])]

    async def list_series(self, series: str) -> list[MatchRow]:
        return sorted((row for row in self._newest() if series in (row.id, row.series)), key=lambda row: row.created)

    async def load_blocks(self, person: str) -> dict[str, str]:
        return {}  # there is nobody but those who play here

    async def list_waiting_for_bots(self) -> list[str]:
        playing = [row for row in self._pages.matches.values() if row.status == "playing"]
        return sorted(row.id for row in playing if any(self._is_bot(row.id, seat) for seat in row.waiting))

    def _is_bot(self, match: str, seat: int) -> bool:
        return self._pages.seats[match][seat].kind == "bot"

    async def list_playing(self) -> list[str]:
        return sorted(row.id for row in self._pages.matches.values() if row.status == "playing")

    async def list_due(self, at: str) -> list[str]:
        playing = [row for row in self._pages.matches.values() if row.status == "playing"]
        return sorted(row.id for row in playing if row.due is not None and row.due <= at)

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        return {match: await self.load_seats(match) for match in ids}

    async def load_chat(self, match: str) -> list[Json]:
        said = [dict(line) for line in self._pages.chat if line["match"] == match]
        players = [line for line in said if line["seat"] is not None][-MOST_SAID:]
        watchers = [line for line in said if line["seat"] is None][-MOST_WATCHERS_SAID:]
        return sorted([*players, *watchers], key=itemgetter("id"))

    async def load_proposals(self, match: str, sequence: int) -> list[Json]:
        standing = (match, sequence, True)
        return [
            each for each in self._pages.proposals if (each["match"], each["sequence"], each["is_open"]) == standing
        ]

    async def load_analyses(self, match: str) -> list[AnalysisRow]:
        mine = [replace(row) for row in self._pages.analyses if row.match == match]
        return sorted(mine, key=attrgetter("level"))

    async def list_under_way(self) -> list[AnalysisRow]:
        under_way = [replace(row, found=None) for row in self._pages.analyses if row.run]
        return sorted(under_way, key=attrgetter("match", "level"))

    async def list_sets(self, person: str) -> list[SetRow]:
        known = [replace(row) for row in self._pages.sets.values() if row.owner in (None, person)]
        return sorted(known, key=lambda row: (row.owner is not None, row.game, row.name, row.id))

    async def load_set(self, name: str) -> SetRow:
        if name not in self._pages.sets:
            raise Refusal("no-set")
        return replace(self._pages.sets[name])

    async def find_set(self, game: str, mark: str) -> SetRow | None:
        known = [replace(row) for row in self._pages.sets.values() if (row.game, row.mark) == (game, mark)]
        return min(known, key=lambda row: (row.owner is not None, row.changed, row.id), default=None)

    async def load_cards(self, game: str, mark: str) -> dict[str, str] | None:
        found = self._pages.cards.get((game, mark))
        return dict(found) if found else None


class MemoryWriter(MemoryReader, Writer):
    """What can be written on pages that nobody else sees yet."""

    async def create_match(self, match: MatchRow, seated: Sequence[SeatRow]) -> None:
        self._pages.matches[match.id] = replace(match)
        self._pages.seats[match.id] = tuple(map(replace, seated))

    async def lock_match(self, match: str) -> MatchRow:
        return await self.load_match(match)

    async def save_seat(self, seat: SeatRow) -> None:
        seats = self._pages.seats[seat.match]
        self._pages.seats[seat.match] = tuple(replace(seat) if each.seat == seat.seat else each for each in seats)

    async def take_seat(self, seat: SeatRow) -> None:
        if self._pages.seats[seat.match][seat.seat].kind != "open":
            raise Refusal("seat-taken", seat=seat.seat)
        await self.save_seat(seat)

    async def begin_match(self, match: MatchRow) -> None:
        if self._pages.matches[match.id].status != "open":
            raise Refusal("table-started")
        self._pages.matches[match.id] = replace(match)

    async def save_sealing(self, match: MatchRow) -> None:
        kept = self._pages.matches[match.id]
        self._pages.matches[match.id] = replace(kept, seal=match.seal, sealing=match.sealing)

    async def save_upgrade(self, match: MatchRow) -> None:
        kept = self._pages.matches[match.id]
        self._pages.matches[match.id] = replace(kept, rules=match.rules, upgrades=match.upgrades)

    async def save_company(self, match: MatchRow) -> None:
        kept = self._pages.matches[match.id]
        self._pages.matches[match.id] = replace(
            kept, is_public=match.is_public, is_rated=match.is_rated, rematch=match.rematch
        )

    async def save_noted(self, match: MatchRow) -> None:
        self._pages.matches[match.id] = replace(self._pages.matches[match.id], noted=match.noted)

    async def save_clock(self, match: MatchRow) -> None:
        kept = self._pages.matches[match.id]
        self._pages.matches[match.id] = replace(kept, clock=match.clock, due=match.due)

    async def beat(self, at: str, gap: float) -> list[list[str]]:
        self._pages.opened = opened(self._pages.opened, at, gap)
        return list(self._pages.opened["shut"])

    async def add_moments(self, *added: tuple[MatchRow, Sequence[Moment]]) -> None:
        first = added[0][1][0].sequence
        for row, new in added:
            known = {moment.sequence for moment in await self.moments_of(row.id)}
            if self._pages.matches[row.id].sequence != new[0].sequence - 1 or known & {each.sequence for each in new}:
                raise Refusal("stale", given=first - 1, now=first)
            self._pages.matches[row.id] = replace(row)
            await self.write_moments(new)

    async def add_chat(self, line: Json) -> int:
        number = self._next_number()
        self._pages.chat += ({**line, "id": number},)
        return number

    def _next_number(self) -> int:
        self._pages.numbers += 1
        return self._pages.numbers

    async def add_proposal(self, proposal: Json) -> int:
        number, mine = self._next_number(), (proposal["match"], proposal["seat"])
        others = tuple(each for each in self._pages.proposals if (each["match"], each["seat"]) != mine)
        usual = {"absent": None, "bot": None, "at": None, "until": None}
        self._pages.proposals = (*others, {**usual, **proposal, "id": number})
        return number

    async def save_proposal(self, number: int, agreed: list[int], is_open: bool) -> None:
        self._pages.proposals = tuple(
            {**each, "agreed": agreed, "is_open": is_open} if each["id"] == number else each
            for each in self._pages.proposals
        )

    async def drop_proposals(self, match: str) -> None:
        self._pages.proposals = tuple(each for each in self._pages.proposals if each["match"] != match)

    async def begin_analysis(self, row: AnalysisRow) -> None:
        self._pages.analyses = (*self._other_analyses(row), replace(row))

    def _other_analyses(self, row: AnalysisRow) -> list[AnalysisRow]:
        return [each for each in self._pages.analyses if (each.match, each.level) != (row.match, row.level)]

    async def save_analysis(self, row: AnalysisRow, run: str) -> bool:
        kept = [each for each in await self.load_analyses(row.match) if (each.level, each.run) == (row.level, run)]
        if kept:
            await self.begin_analysis(row)
        return bool(kept)

    async def write_moments(self, past: Sequence[Moment]) -> None:
        for moment in past:
            known = await self.moments_of(moment.match)
            self._pages.moments[moment.match] = (*known, replace(moment))

    async def save_set(self, row: SetRow, texts: dict[str, str]) -> None:
        if self._pages.cards.setdefault((row.game, row.mark), dict(texts)) != texts:
            raise Refusal("set-mark-taken", mark=row.mark)
        kept = self._pages.sets.get(row.id)
        if row.version != (kept.version if kept else 0) + 1:
            raise Refusal("stale-set", name=row.name)
        self._pages.sets[row.id] = replace(row)

    async def rename_set(self, name: str, wanted: str) -> None:
        if name in self._pages.sets:
            self._pages.sets[name] = replace(self._pages.sets[name], name=wanted)

    async def drop_set(self, name: str) -> None:
        self._pages.sets.pop(name, None)

    async def hold_cards(self, game: str, mark: str) -> bool:
        return (game, mark) in self._pages.cards

    async def sweep_cards(self, game: str, mark: str) -> bool:
        is_set = any((row.game, row.mark) == (game, mark) for row in self._pages.sets.values())
        is_played = any((row.game, row.cards_mark) == (game, mark) for row in self._pages.matches.values())
        return not (is_set or is_played) and self._pages.cards.pop((game, mark), None) is not None


class Memory(Store):
    """The matches of one process."""

    def __init__(self) -> None:
        self._pages = Pages()
        self._line = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[MemoryReader]:
        """Look at the pages as they are now, whatever is written meanwhile."""
        yield self.reader(self._pages)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[MemoryWriter]:
        """One after the other: what was written takes the place of what was, unless something goes wrong."""
        async with self._line:
            pages = self._pages.copy()
            yield self.writer(pages)
            await self.keep(self._pages, pages)
            self._pages = pages

    def reader(self, pages: Pages) -> MemoryReader:
        """Who looks things up on some pages."""
        return MemoryReader(pages)

    def writer(self, pages: Pages) -> MemoryWriter:
        """Who writes on pages that nobody else sees yet."""
        return MemoryWriter(pages)

    async def keep(self, before: Pages, after: Pages) -> None:
        """Make durable what was written; nothing has happened if it raises Refusal. Memory is all there is here."""
