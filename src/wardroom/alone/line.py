"""A line to the page: a port of the worker, on which many lines are told apart by their numbers."""

import asyncio

from wardroom.alone.ports import Ear
from wardroom.house.line import Gone, Line


class PortLine(Line):
    """One of them."""

    def __init__(self, number: int, ear: Ear) -> None:
        self._number = number
        self._ear = ear
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, message: bytes) -> None:
        """Hand a message over."""
        self._ear.message(self._number, message.decode())

    async def receive(self) -> str:
        """The next message; raises Gone if there will be none."""
        text = await self._heard.get()
        if text is None:
            raise Gone
        return text

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""
        self._ear.closed(self._number, code, reason)
        self.hear(None)

    def hear(self, text: str | None) -> None:
        """The page says something, or None: that it is gone."""
        self._heard.put_nowait(text)
