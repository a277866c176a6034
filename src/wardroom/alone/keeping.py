"""The store of a house alone: memory, written through to a shelf before anything is acknowledged.

Of the head of a match only what has changed is written: what moves with every moment lies on one page, all else on
another, and of the state of the last turn boundary each page has what it changed of the one before, for some turns.
Moments are brought from the shelf when somebody asks for them.
"""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict, fields
from functools import reduce
from typing import Any

import msgspec

from wardroom.alone.ports import Shelf
from wardroom.engine.changes import Change, change, changed
from wardroom.store.memory import Memory, MemoryReader, MemoryWriter, Pages
from wardroom.store.rows import AnalysisRow, Json, MatchRow, Moment, SeatRow

AT_HAND = 8
"""Matches whose moments stay in memory; those that have ended make room."""
_MOVING = ("status", "moved", "sequence", "line", "waiting", "asked", "clock", "due")
"""What of a head changes from moment to moment."""
_STATE = "state"
_RESTING = tuple(each.name for each in fields(MatchRow) if each.name not in ("id", "saved", *_MOVING))
LONGEST_CHAIN = 32
"""Pages of a state that build on each other; then it is written anew."""

Page = tuple[str, str | None]


class Kept(Memory):
    """Matches on a shelf. `opened` reads what is there."""

    def __init__(self, shelf: Shelf, pages: Pages, chains: dict[str, int]) -> None:
        super().__init__()
        self._pages = pages
        self._shelf = shelf
        self._brought: dict[str, tuple[Moment, ...]] = {}
        """Moments that were brought from the shelf since something was written: they lie there already."""
        self._chains = chains
        """How many pages there are of the state of each match."""

    @classmethod
    async def opened(cls, shelf: Shelf) -> "Kept":
        """The store on a shelf; raises Refusal if it cannot be read."""
        return cls(shelf, *await _read(shelf))

    def reader(self, pages: Pages) -> MemoryReader:
        """Who looks things up on some pages."""
        return _Reader(pages, self._bring)

    def writer(self, pages: Pages) -> MemoryWriter:
        """Who writes on pages that nobody else sees yet."""
        return _Writer(pages, self._bring)

    async def _bring(self, match: str) -> tuple[Moment, ...]:
        found = await self._shelf.under(f"moment/{match}/")
        self._brought[match] = tuple(_moment(match, text) for text in found.values())
        return self._brought[match]

    async def keep(self, before: Pages, after: Pages) -> None:
        """Write what has changed; nothing has happened if it raises Refusal."""
        chains = dict(self._chains)
        pages = dict(self._changes(before, after, chains))
        if pages:
            await self._shelf.put(pages)
        self._chains = chains
        self._brought.clear()
        _make_room(after)

    def _changes(self, before: Pages, after: Pages, chains: dict[str, int]) -> Iterator[Page]:
        for name, row in after.matches.items():
            if (old := before.matches.get(name)) is not row:
                yield from _head(old, row)
                yield from _state(old, row, chains)
        for name, seats in after.seats.items():
            if before.seats.get(name) is not seats:
                yield f"seats/{name}", _text([asdict(seat) for seat in seats])
        for name, moments in after.moments.items():
            known = before.moments.get(name) or self._brought.get(name, ())
            for moment in moments[len(known) :] if moments is not known else ():
                yield f"moment/{name}/{moment.sequence:06}", _text(_written(moment))
        yield from _talk(before, after)
        yield from _analyses(before, after)

    # --- notes --------------------------------------------------------------------------------------------------------

    async def note(self, name: str) -> str | None:
        """What was noted under a name."""
        return (await self._shelf.under(f"note/{name}")).get(f"note/{name}")

    async def save_note(self, name: str, text: str) -> None:
        """Note something under a name."""
        await self._shelf.put({f"note/{name}": text})


class _Reader(MemoryReader):
    """Looks things up; moments that are not at hand are brought."""

    def __init__(self, pages: Pages, bring: Callable[[str], Awaitable[tuple[Moment, ...]]]) -> None:
        super().__init__(pages)
        self._bring = bring

    async def moments_of(self, match: str) -> tuple[Moment, ...]:
        """All moments of a match."""
        if match not in self._pages.moments and match in self._pages.matches:
            self._pages.moments[match] = await self._bring(match)
        return await super().moments_of(match)


class _Writer(_Reader, MemoryWriter):
    """Writes on the same pages."""


def _make_room(pages: Pages) -> None:
    """Moments of matches that have ended are forgotten, the oldest first; they can be brought again."""
    done = [name for name in pages.moments if pages.matches[name].result is not None]
    for name in done[: max(0, len(pages.moments) - AT_HAND)]:
        del pages.moments[name]


# --- what is written --------------------------------------------------------------------------------------------------


def _text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def _head(before: MatchRow | None, row: MatchRow) -> Iterator[Page]:
    """What has changed of a head but for its state: the page of what moves, and that of what rests."""
    for page, told in (("head", _moving), ("rest", _resting)):
        now = told(row)
        if before is None or told(before) != now:
            yield f"{page}/{row.id}", _text(now)


def _moving(row: MatchRow) -> Json:
    told = {name: value for name in _MOVING if (value := getattr(row, name)) is not None}
    if row.saved is not None:
        told["saved"] = {name: value for name, value in row.saved.items() if name != _STATE}
    return told


def _resting(row: MatchRow) -> Json:
    return {name: value for name in _RESTING if (value := getattr(row, name)) is not None}


def _state(before: MatchRow | None, row: MatchRow, chains: dict[str, int]) -> Iterator[Page]:
    """What has changed of the state, on a page of its own; once there are many, all of it on the first one."""
    known, now = (None if each is None or each.saved is None else each.saved[_STATE] for each in (before, row))
    if now is known:
        return
    length = chains.get(row.id, 0)
    chains[row.id] = length % LONGEST_CHAIN + 1
    if length == LONGEST_CHAIN:
        yield from ((f"state/{row.id}/{number:02}", None) for number in range(1, length))
    if length in (0, LONGEST_CHAIN):
        yield f"state/{row.id}/00", _text([now])
    else:
        yield f"state/{row.id}/{length:02}", _text(change(_plain(known), _plain(now)))


def _plain(state: Any) -> Any:
    """A state as plain data, be it written down already or not."""
    return msgspec.json.decode(state) if isinstance(state, msgspec.Raw) else state


def _written(moment: Moment) -> list[Any]:
    """A moment without the name of its match, which its page has."""
    return [
        moment.sequence, moment.line, moment.seat, moment.play, moment.dice, moment.told, moment.at, moment.is_given,
    ]  # fmt: skip


def _talk(before: Pages, after: Pages) -> Iterator[Page]:
    """What was said and proposed, and how many numbers that took; and when the house was open, where clocks run."""
    if after.chat is not before.chat:
        known = {line["id"] for line in before.chat}
        yield from ((f"chat/{line['id']:06}", _text(line)) for line in after.chat if line["id"] not in known)
    if after.proposals is not before.proposals:
        old = {each["id"]: each for each in before.proposals}
        new = {each["id"]: each for each in after.proposals}
        yield from ((f"proposal/{number:06}", None) for number in old.keys() - new.keys())
        yield from (
            (f"proposal/{number:06}", _text(each)) for number, each in new.items() if old.get(number) is not each
        )
    if after.numbers != before.numbers:
        yield "house/numbers", _text(after.numbers)
    if after.opened is not before.opened and any(row.due for row in after.matches.values()):
        yield "house/opened", _text(after.opened)


def _analyses(before: Pages, after: Pages) -> Iterator[Page]:
    old = {(row.match, row.level): row for row in before.analyses}
    for row in after.analyses:
        if old.get((row.match, row.level)) is not row:
            yield f"analysis/{row.match}/{row.level}", _text(row)


# --- what is read -----------------------------------------------------------------------------------------------------


async def _read(shelf: Shelf) -> tuple[Pages, dict[str, int]]:
    """Everything but the moments, and how many pages there are of each state."""
    chains = await _chains(shelf)
    heads = await shelf.under("head/")
    rest = {_last(name): _decoded(text) for name, text in (await shelf.under("rest/")).items()}
    house = await shelf.under("house/")
    pages = Pages(
        matches={
            match: _row(match, {**resting, **_decoded(heads[f"head/{match}"])}, chains.get(match))
            for match, resting in rest.items()
        },
        seats={
            _last(name): tuple(msgspec.json.decode(text, type=list[SeatRow]))
            for name, text in (await shelf.under("seats/")).items()
        },
        chat=tuple(map(_decoded, (await shelf.under("chat/")).values())),
        proposals=tuple(map(_decoded, (await shelf.under("proposal/")).values())),
        opened=_decoded(house["house/opened"]) if "house/opened" in house else None,
        analyses=tuple(
            msgspec.json.decode(text, type=AnalysisRow) for text in (await shelf.under("analysis/")).values()
        ),
        numbers=int(house.get("house/numbers", 0)),
    )
    return pages, {match: len(chain) for match, chain in chains.items()}


async def _chains(shelf: Shelf) -> dict[str, list[Change]]:
    """The pages of each state: what turns nothing into the first one, and that into the next."""
    chains: dict[str, list[Change]] = {}
    for name, text in (await shelf.under("state/")).items():
        chains.setdefault(name.split("/")[1], []).append(msgspec.json.decode(text))
    return chains


def _last(name: str) -> str:
    return name.rpartition("/")[2]


def _decoded(text: str) -> Json:
    told: Json = msgspec.json.decode(text)
    return told


def _row(match: str, told: Json, chain: list[Change] | None) -> MatchRow:
    """The head of a match from its pages."""
    if "saved" in told:
        state = reduce(changed, chain or (), None)
        told["saved"] = {_STATE: msgspec.Raw(msgspec.json.encode(state)), **told["saved"]}
    return MatchRow(id=match, **told)


def _moment(match: str, text: str) -> Moment:
    return Moment(match, *msgspec.json.decode(text))
