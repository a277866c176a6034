"""Tasks that nobody waits for: they are kept until they end, and stopped when the house closes."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("wardroom.hub")


class Tasks:
    """What is going on beside what was asked for."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something, and say so if it fails."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (wrong := task.exception()):
            log.error("something failed that nobody waits for", exc_info=wrong)

    async def close(self) -> None:
        """Stop everything."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
