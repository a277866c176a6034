"""The store of a house alone: memory, written through to a shelf before anything is acknowledged.

Of the head of a match only what has changed is written: what changes with every moment lies on one page, and what
seldom does, such as its last turn boundary, on pages of its own. Moments are brought from the shelf when somebody asks
for them.
"""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import MISSING, asdict, fields
from typing import Any

import msgspec

from wardroom.alone.ports import Shelf
from wardroom.store.memory import Memory, MemoryReader, MemoryWriter, Pages
from wardroom.store.rows import AnalysisRow, Json, MatchRow, Moment, SeatRow

AT_HAND = 8
"""Matches whose moments stay in memory; those that have ended make room."""
_HEAVY = ("options", "seal", "opening", "resealed", "origin", "upgrades", "result", "rematch", "clock")
"""What of a head seldom changes, or is large: each on a page of its own, like the state of the last turn boundary."""
_STATE = "state"
_USUAL = {
    each.name: each.default if each.default_factory is MISSING else each.default_factory() for each in fields(MatchRow)
}
_LIGHT = tuple(name for name in _USUAL if name not in (*_HEAVY, "id", "saved"))

Page = tuple[str, str | None]


class Kept(Memory):
    """Matches on a shelf. `opened` reads what is there."""

    def __init__(self, shelf: Shelf, pages: Pages) -> None:
        super().__init__()
        self._pages = pages
        self._shelf = shelf
        self._brought: dict[str, tuple[Moment, ...]] = {}
        """Moments that were brought from the shelf, and are not in its way when something is written."""

    @classmethod
    async def opened(cls, shelf: Shelf) -> "Kept":
        """The store on a shelf; raises Refusal if it cannot be read."""
        return cls(shelf, await _read(shelf))

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
        changed = dict(self._changes(before, after))
        if changed:
            await self._shelf.put(changed)
        self._brought.clear()
        _make_room(after)

    def _changes(self, before: Pages, after: Pages) -> Iterator[Page]:
        for name, row in after.matches.items():
            if before.matches.get(name) is not row:
                yield from _head(before.matches.get(name), row)
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
    """What has changed of a head: the page of what is light, and pages of what is heavy."""
    light = _light(row)
    if before is None or _light(before) != light:
        yield f"head/{row.id}", _text(light)
    for name, value in _heavy(row).items():
        known = None if before is None else _heavy(before)[name]
        if value is not known and value != known:
            yield f"part/{row.id}/{name}", None if value is None else _text(value)


def _light(row: MatchRow) -> Json:
    told = {name: value for name in _LIGHT if (value := getattr(row, name)) != _USUAL[name]}
    if row.saved is not None:
        told["saved"] = {name: value for name, value in row.saved.items() if name != _STATE}
    return told


def _heavy(row: MatchRow) -> Json:
    return {**{name: getattr(row, name) for name in _HEAVY}, _STATE: None if row.saved is None else row.saved[_STATE]}


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


async def _read(shelf: Shelf) -> Pages:
    """Everything but the moments."""
    parts: dict[str, Json] = {}
    for name, text in (await shelf.under("part/")).items():
        _, match, part = name.split("/")
        kept = msgspec.Raw(text.encode()) if part == _STATE else msgspec.json.decode(text)
        parts.setdefault(match, {})[part] = kept
    house = await shelf.under("house/")
    return Pages(
        matches={
            (match := _last(name)): _row(match, msgspec.json.decode(text), parts.get(match, {}))
            for name, text in (await shelf.under("head/")).items()
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


def _last(name: str) -> str:
    return name.rpartition("/")[2]


def _decoded(text: str) -> Json:
    told: Json = msgspec.json.decode(text)
    return told


def _row(match: str, light: Json, heavy: Json) -> MatchRow:
    """The head of a match from its pages."""
    if "saved" in light:
        light = {**light, "saved": {_STATE: heavy.get(_STATE), **light["saved"]}}
    return MatchRow(id=match, **light, **{name: value for name, value in heavy.items() if name != _STATE})


def _moment(match: str, text: str) -> Moment:
    return Moment(match, *msgspec.json.decode(text))
