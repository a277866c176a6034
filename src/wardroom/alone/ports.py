"""What a house alone asks of the browser around it: a shelf for its pages, desks for its bots, somebody to tell."""

from collections.abc import Mapping
from typing import Protocol


class Shelf(Protocol):
    """Where pages lie: a text under each name, in the browser's database or in a dictionary."""

    async def put(self, pages: Mapping[str, str | None]) -> None:
        """Write pages, and take those away that are None: all or nothing, and durable once it is done.

        Raises Refusal if it is not.
        """

    async def under(self, prefix: str) -> dict[str, str]:
        """The pages whose names begin so, in the order of their names; raises Refusal if they cannot be read."""


class Lost(Exception):
    """Whoever sat at a desk is gone; somebody else will sit there."""


class Desk(Protocol):
    """A place in a worker of its own, where one task is done at a time. Whoever is lost there is replaced."""

    def wake(self) -> None:
        """Somebody will have to be there soon."""

    async def ask(self, task: bytes) -> bytes:
        """What comes of a task; raises Lost."""

    def clear(self) -> None:
        """Send whoever is there home, whatever they are thinking of."""


class Ear(Protocol):
    """The page, as far as lines go."""

    def message(self, line: int, text: str) -> None:
        """Something is said on a line."""

    def closed(self, line: int, code: int, reason: str) -> None:
        """The house has hung up."""
