"""The house and its desks as their workers in the browser open them: what they are given are objects of JavaScript."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from wardroom.alone.desk import Clerk
from wardroom.alone.household import Household
from wardroom.alone.ports import Desk, Lost, Shelf
from wardroom.alone.worker import Worker
from wardroom.engine import Refusal


class BrowserShelf(Shelf):
    """The browser's database, which takes and gives pages as one text."""

    def __init__(self, port: Any) -> None:
        self._port = port

    async def put(self, pages: Mapping[str, str | None]) -> None:
        """Write pages; raises Refusal if the browser does not."""
        try:
            await self._port.put(msgspec.json.encode([*pages.items()]).decode())
        except Exception as wrong:
            raise Refusal("store-trouble") from wrong

    async def under(self, prefix: str) -> dict[str, str]:
        """The pages whose names begin so; raises Refusal if the browser does not give them."""
        try:
            return dict(msgspec.json.decode(await self._port.under(prefix)))
        except Exception as wrong:
            raise Refusal("store-trouble") from wrong


class BrowserDesk(Desk):
    """A worker, or the place for one."""

    def __init__(self, port: Any) -> None:
        self._port = port

    def wake(self) -> None:
        """Start it."""
        self._port.wake()

    async def ask(self, task: bytes) -> bytes:
        """What comes of a task; raises Lost."""
        try:
            done = await self._port.ask(task)
        except Exception as wrong:
            raise Lost from wrong
        told: bytes = done.to_bytes()
        return told

    def clear(self) -> None:
        """Stop it."""
        self._port.clear()


async def house(shelf: Any, desk: Callable[[], Any], ear: Any) -> Worker:
    """The house of this browser; raises Refusal if it cannot be read or kept."""
    return Worker(await Household.opened(BrowserShelf(shelf), lambda: BrowserDesk(desk())), ear)


def clerk() -> Callable[[Any], bytes]:
    """Does what comes to a desk."""
    somebody = Clerk()
    return lambda task: somebody.do(task.to_bytes())
