"""The scribe: writes the moments of many tables together, so that they share what makes them durable.

Whoever comes while the last page is being written waits for the next one, and all on a page are safe at once.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from wardroom.engine import Refusal
from wardroom.store.contract import Store
from wardroom.store.rows import MatchRow, Moment


@dataclass(frozen=True, slots=True)
class Entry:
    """Moments of one table, with the head they lead to; `written` is done when they are safe, or refused."""

    row: MatchRow
    moments: Sequence[Moment]
    written: asyncio.Future[None]

    def settle(self, wrong: Exception | None = None) -> None:
        """Say what became of it, unless nobody waits any more."""
        if not self.written.done():
            self.written.set_result(None) if wrong is None else self.written.set_exception(wrong)


class Scribe:
    """Takes down what happens at the tables of one process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._page: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, row: MatchRow, moments: Sequence[Moment]) -> None:
        """Append moments and move the head with them; raises Refusal if others were quicker, or the store fails."""
        entry = Entry(row, moments, asyncio.get_running_loop().create_future())
        self._page.append(entry)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_on())
        await entry.written

    async def _write_on(self) -> None:
        while self._page:
            page, self._page = self._page, []
            await self._write(page)

    async def _write(self, page: Sequence[Entry]) -> None:
        """All at once; but one that comes too late must not spoil the others, so then each is tried alone."""
        wrong: Exception | None = None
        try:
            async with self._store.write() as writer:
                await writer.add_moments(*((entry.row, entry.moments) for entry in page))
        except Exception as found:
            if isinstance(found, Refusal) and found.key == "stale" and len(page) > 1:
                for entry in page:
                    await self._write([entry])
                return
            wrong = found
        for entry in page:
            entry.settle(wrong)
