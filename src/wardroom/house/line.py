"""A line to a client: whatever carries messages both ways, a WebSocket or a port of a worker."""

from typing import Protocol

NOT_SIGNED_IN, NO_TABLE, TOO_SLOW, TOO_MANY, FAILED = 4401, 4404, 4408, 4429, 4500
"""Why the house ends a line."""


class Gone(Exception):
    """Nobody is there any more."""


class Line(Protocol):
    """A line that is open."""

    async def send(self, message: bytes) -> None:
        """Hand a message over; it may take a while until the client takes it."""

    async def receive(self) -> str:
        """The next message of the client; raises Gone if there will be none."""

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""
