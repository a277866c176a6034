"""A shelf in a dictionary, and a desk in the same thread: what a browser has, without one."""

import asyncio
from collections.abc import Mapping

from wardroom.alone.desk import Clerk
from wardroom.alone.ports import Desk, Lost, Shelf
from wardroom.engine import Refusal


class DictShelf(Shelf):
    """Pages in a dictionary; `is_full` takes no more."""

    def __init__(self) -> None:
        self.pages: dict[str, str] = {}
        self.is_full = False
        self.bytes = 0
        """Of names and texts that were written so far."""
        self.read: list[str] = []
        """What was looked up."""

    async def put(self, pages: Mapping[str, str | None]) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise Refusal("store-trouble")
        for name, text in pages.items():
            self.bytes += len(name.encode()) + len((text or "").encode())
            if text is None:
                self.pages.pop(name, None)
            else:
                self.pages[name] = text

    async def under(self, prefix: str) -> dict[str, str]:
        await asyncio.sleep(0)
        self.read.append(prefix)
        return {name: self.pages[name] for name in sorted(self.pages) if name.startswith(prefix)}


class NearDesk(Desk):
    """A clerk in the same thread, who is lost as often as `deaths` says."""

    def __init__(self, deaths: int = 0) -> None:
        self._clerk: Clerk | None = None
        self.deaths = deaths
        self.hired = 0

    def wake(self) -> None:
        if self._clerk is None:
            self._clerk = Clerk()
            self.hired += 1

    async def ask(self, task: bytes) -> bytes:
        await asyncio.sleep(0)
        self.wake()
        if self.deaths:
            self.deaths -= 1
            self.clear()
            raise Lost
        assert self._clerk
        return self._clerk.do(task)

    def clear(self) -> None:
        self._clerk = None
