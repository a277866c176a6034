"""A conversation over a line: what is to be sent waits in order; a client that does not keep up is let go."""

import asyncio
from contextlib import suppress

from wardroom.house.line import TOO_SLOW, Gone, Line
from wardroom.house.messages.news import FromServer
from wardroom.house.render import encoded

BACKLOG = 200
LARGEST_BACKLOG = 4_000_000
"""So many messages, or bytes, may wait for a client; then it is too slow."""
_PATIENCE = 5.0


class Conversation:
    """What is said and heard on one line."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self._waiting = 0
        self._ending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[str] | None = None

    def say(self, message: FromServer) -> None:
        """Send something soon to this client alone."""
        self.send(encoded(message))

    def send(self, message: bytes) -> None:
        """Send something soon. A single message may be of any size; it is when they pile up that it is too much."""
        if self._queue.full() or self._waiting > LARGEST_BACKLOG:
            self.end(TOO_SLOW, "too slow")
            return
        self._waiting += len(message)
        self._queue.put_nowait(message)

    async def run(self) -> None:
        """Send everything, until the client is gone."""
        while True:
            message = await self._queue.get()
            await self._line.send(message)
            self._waiting -= len(message)
            self._queue.task_done()

    async def hear(self) -> str:
        """The next message of the client; raises Gone if there will be none."""
        if self._ending is None:
            self._hearing = asyncio.create_task(self._line.receive())
            with suppress(asyncio.CancelledError):
                return await self._hearing
            if self._ending is None:  # it is the server itself that stops
                raise asyncio.CancelledError
        raise Gone

    def end(self, code: int, reason: str) -> None:
        """Let the client go without waiting for it: whoever calls has others to serve."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(code, reason))

    async def _end(self, code: int, reason: str) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self._queue.join(), 0 if code == TOO_SLOW else _PATIENCE)
        with suppress(Exception):
            await asyncio.wait_for(self._line.close(code, reason), _PATIENCE)
        if self._hearing:
            self._hearing.cancel()

    async def close(self) -> None:
        """The last thing to do: see an ending through."""
        if self._ending:
            await self._ending
