"""What takes long is done beside the event loop, where there are threads for it."""

from collections.abc import Awaitable, Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Beside(Protocol):
    """Does some work while others go on; `asyncio.to_thread` is one."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        """What comes of it."""


async def at_once(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """For a house without threads: everybody waits until it is done."""
    return work(*args, **kwargs)
