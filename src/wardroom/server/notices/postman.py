"""The postman: takes what is due from the outbox and sends it, each thing once, whichever process is quicker.

What is not taken is tried again after a while, and given up at last. The page says so; the log names no address.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from itertools import groupby
from operator import attrgetter
from typing import Any

from wardroom.engine import Refusal
from wardroom.server.notices import hook, hours
from wardroom.server.notices.desk import Desk, usual_wishes
from wardroom.server.notices.reach import Answered
from wardroom.server.notices.wording import Story, Wording
from wardroom.store import notices as store
from wardroom.store.archive import Archive
from wardroom.store.notices import Dispatch, Way, Wishes
from wardroom.store.rows import MatchRow, SeatRow

log = logging.getLogger("wardroom.notices")

PAUSES = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)
"""Seconds after which something is tried again; after the last try it is given up."""
_ROUND = 30.0
"""Seconds after which the postman looks again, whatever others have queued."""
_STUCK = timedelta(minutes=15)
"""After how long what a process took and never noted is given up."""
_KEPT = timedelta(days=7)
"""How long it is known that something was told."""
_GONE = (404, 410)
_LATER = (0, 408, 425, 429)
HOUSE = ("confirm", "password")
"""Letters that somebody asked for: they go out whatever the hour, and to addresses that are not confirmed yet."""


class Postman:
    """Sends what is due."""

    def __init__(self, desk: Desk, base: str) -> None:
        self._desk = desk
        self._base = base
        self._database = desk.database
        self._archive = Archive(desk.database)

    async def run(self) -> None:
        """Go on until somebody ends it, and then finish the round; while the database fails, a little later."""
        while True:
            self._desk.is_queued.clear()
            pause = _ROUND
            sending = asyncio.ensure_future(self.round())
            try:
                pause = await asyncio.shield(sending)
            except asyncio.CancelledError:
                await sending
                raise
            except Refusal:
                log.warning("the outbox could not be looked at")
            except Exception:
                log.exception("the outbox could not be looked at")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._desk.is_queued.wait(), pause)

    async def round(self) -> float:
        """Send what is due; in how many seconds to look again."""
        now = datetime.now(UTC)
        async with self._database.read() as connection:
            due = await store.next_due(connection)
        if due is None or due > _text(now):
            left = (datetime.fromisoformat(due) - now).total_seconds() if due else _ROUND
            return min(max(left, 0.05), _ROUND)
        async with self._database.write() as connection:
            await store.sweep(connection, _text(now - _STUCK), _text(now - _KEPT))
            taken = await store.claim(connection, _text(now))
        ways = groupby(sorted(taken, key=attrgetter("way")), attrgetter("way"))
        await asyncio.gather(*(self._deliver(way, list(mine)) for way, mine in ways))
        return 0.0

    async def _deliver(self, way: str, dispatches: list[Dispatch]) -> None:
        """All that is due over one way, as one message; to a program each by itself."""
        try:
            async with self._database.read() as connection:
                found = await store.find_way(connection, way)
                wishes = await store.load_wishes(connection, [found.person]) if found else {}
            if found is None:
                return
            wished = wishes.get(found.person) or usual_wishes(found.person)
            for some in _parcels(found, dispatches):
                await self._deliver_some(found, wished, some)
        except Exception:
            log.exception("a notice could not be sent")

    async def _deliver_some(self, way: Way, wished: Wishes, dispatches: Sequence[Dispatch]) -> None:
        told = [(each, story) for each in dispatches if (story := await self._story(each))]
        kept = [each for each, _ in told]
        await self._settle([each for each in dispatches if each not in kept], "dropped")
        if not told:
            return
        stories = [story for _, story in told]
        answered, trouble = await self._send(way, wished, stories, kept[-1].id)
        await self._note(way, wished, kept, answered, trouble)

    # --- what is told -----------------------------------------------------------------------------------------------

    async def _story(self, dispatch: Dispatch) -> Story | None:
        """What is to be told as things stand now; None if it is no news any more."""
        if dispatch.match is None:
            return Story(dispatch.event, dispatch.facts, dispatch.person)
        try:
            async with self._archive.read() as reader:
                row, seats = await reader.load_match(dispatch.match), await reader.load_seats(dispatch.match)
        except Refusal:
            return None
        if dispatch.event in ("turn", "clock") and not _is_asked(row, seats, dispatch.person):
            return None
        facts = dispatch.facts
        if dispatch.event == "chat":
            async with self._database.read() as connection:
                said = await store.count_chat(connection, row.id, dispatch.person, dispatch.created[:19])
            facts = {"count": max(1, said)}
        return Story(dispatch.event, facts, dispatch.person, row, seats)

    async def _send(self, way: Way, wished: Wishes, stories: Sequence[Story], mark: str) -> tuple[Answered, str]:
        wording = self._wording(way, wished)
        if way.kind == "push":
            told = wording.push(stories)
            is_urgent = any(story.is_turn for story in stories)
            return await self._desk.pusher.send(way, asdict(told), told.tag, is_urgent), ""
        if way.kind == "mail":
            return await self._write(way, wording, stories)
        return await self._post(way, wording, stories, mark), ""

    def _wording(self, way: Way, wished: Wishes) -> Wording:
        language = way.about.get("language", wished.language) if way.kind == "hook" else wished.language
        return Wording(language, wished.zone, self._base)

    async def _write(self, way: Way, wording: Wording, stories: Sequence[Story]) -> tuple[Answered, str]:
        first = stories[0]
        if first.event in HOUSE:
            facts = {"link": f"{self._base}{first.facts.get('path', '')}", **first.facts}
            return await self._desk.mailer.send(way.address, wording.of_house(first.event, facts))
        letter = wording.letter(stories, lambda event: self._desk.sign("stop", f"{way.id}.{event}"))
        return await self._desk.mailer.send(way.address, letter)

    async def _post(self, way: Way, wording: Wording, stories: Sequence[Story], mark: str) -> Answered:
        async with self._database.read() as connection:
            name = (await store.called(connection, [way.person])).get(way.person, "")
        lines = [wording.line(story, name, way.about["flavour"]) for story in stories]
        return await hook.send(self._desk.reach, way, "\n".join(lines), self._data(stories[0], name, mark))

    def _data(self, story: Story, name: str, mark: str) -> dict[str, Any]:
        """What a program is told beside the text."""
        data: dict[str, Any] = {"event": story.event, "id": mark, "person": name, "until": story.facts.get("until")}
        if story.row:
            where = f"{self._base}/t/{story.row.id}"
            data["table"] = {"id": story.row.id, "title": story.row.title, "game": story.row.game, "url": where}
        return data

    async def test(self, way: Way) -> bool:
        """Send a test over a way now; whether it was taken. The way is marked by what came of it."""
        async with self._database.read() as connection:
            wished = (await store.load_wishes(connection, [way.person])).get(way.person) or usual_wishes(way.person)
        if way.kind == "mail":
            wording = self._wording(way, wished)
            letter = wording.of_house("test", {"link": f"{self._base}/notices"})
            answered, trouble = await self._desk.mailer.send(way.address, letter)
        else:
            answered, trouble = await self._send(way, wished, [Story("test", {}, way.person)], way.id)
        await self._note(way, wished, [], answered, trouble)
        return 200 <= answered.status < 300

    # --- what became of it ------------------------------------------------------------------------------------------

    async def _note(
        self, way: Way, wished: Wishes, dispatches: Sequence[Dispatch], answered: Answered, trouble: str
    ) -> None:
        status, count = answered.status, len(dispatches)
        if 200 <= status < 300:
            await self._settle(dispatches, "sent", way, _becomes(way, "fine"))
        elif answered.is_private:
            await self._settle(dispatches, "failed", way, "private", lost=way.lost + count)
        elif status in _GONE and way.kind != "mail":
            await self._settle(dispatches, "failed", way, "gone", str(status), lost=way.lost + count, address="")
        elif status in _LATER or (status >= 500 and way.kind != "mail"):
            await self._try_again(way, wished, dispatches, answered, trouble or (str(status) if status else ""))
        else:
            await self._settle(
                dispatches, "failed", way, _becomes(way, "refused"), trouble or str(status), lost=way.lost + count
            )

    async def _try_again(
        self, way: Way, wished: Wishes, dispatches: Sequence[Dispatch], answered: Answered, trouble: str
    ) -> None:
        """After a longer pause each time; what was tried often enough is given up."""
        given_up = [each for each in dispatches if each.tries >= len(PAUSES)]
        lost = way.lost + len(given_up)
        await self._settle(given_up, "failed", way, _becomes(way, "failing"), trouble, lost=lost)
        for each in dispatches:
            if each not in given_up:
                at = datetime.now(UTC) + timedelta(seconds=max(PAUSES[each.tries], answered.pause))
                due = at if each.event in (*HOUSE, "clock") else hours.after_quiet(wished, at)
                await self._settle([each], "waiting", due=_text(due), tries=each.tries + 1)

    async def _settle(
        self,
        dispatches: Sequence[Dispatch],
        state: str,
        way: Way | None = None,
        becomes: str = "",
        trouble: str = "",
        *,
        due: str = "",
        tries: int | None = None,
        **about_way: Any,
    ) -> None:
        later = {"due": due, "tries": tries} if due else {}
        async with self._database.write() as connection:
            if dispatches:
                await store.settle(connection, dispatches, state, **later)
            if way and (way.state, way.trouble, about_way) != (becomes, trouble, {}):
                await store.mark_way(connection, way.id, becomes, trouble, **about_way)


def _becomes(way: Way, state: str) -> str:
    """How a way stands after something was sent over it: an address that nobody has confirmed stays so."""
    return "new" if way.state == "new" else state


def _parcels(way: Way, dispatches: Sequence[Dispatch]) -> list[list[Dispatch]]:
    """What goes out together: all that is due, but letters of the house and what programs read each by itself."""
    is_alone = way.kind == "hook" and way.about["flavour"] == "json"
    alone = [[each] for each in dispatches if is_alone or each.event in HOUSE]
    together = [each for each in dispatches if not is_alone and each.event not in HOUSE]
    return [*alone, together] if together else alone


def _is_asked(row: MatchRow, seats: Sequence[SeatRow], person: str) -> bool:
    """Whether somebody is asked at a table as it stands now."""
    return row.status == "playing" and any(seats[seat].person == person for seat in row.waiting)


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
