"""The pulse of the server: whether what it is given is kept. However many ask, it is felt once a second."""

import asyncio
import time

from wardroom.engine import Refusal
from wardroom.store.database import Database

_FRESH = 1.0
"""Seconds for which an answer holds."""


class Pulse:
    """Tries the database, and remembers for a moment what came of it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._felt = float("-inf")
        self._wrong: Refusal | None = None

    async def feel(self) -> None:
        """Raises Refusal if the database does not keep what it is given."""
        async with self._lock:
            if time.monotonic() - self._felt >= _FRESH:
                self._wrong = await self._try()
                self._felt = time.monotonic()
        if self._wrong:
            raise self._wrong

    async def _try(self) -> Refusal | None:
        try:
            await self._database.prove()
        except Refusal as wrong:
            return wrong
        return None
