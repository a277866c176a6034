"""No test depends on luck: what is drawn by chance elsewhere comes of the name of the test that runs.

So a test sees the same dice and the same whims of bots each time, and another test sees others. What has to differ
between two tables, such as their addresses, is still drawn by chance.
"""

from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module
from typing import Any, Protocol

DICE = ("wardroom.engine.seal.token_hex",)
"""Where the secret under the dice of a match is drawn."""
HOUSE = ("wardroom.house.bots.token_bytes",)
"""Where a server draws the whims of its bots."""


class Patch(Protocol):
    """What puts a value into the place of a name: `MonkeyPatch.setattr`, or `setattr` itself."""

    def __call__(self, target: Any, name: str, value: Any, /) -> None: ...


class Luck:
    """Texts and bytes that look drawn by chance, and follow from a name and how many were drawn under it."""

    def __init__(self, name: Callable[[], str]) -> None:
        self._name = name
        self._drawn = ("", 0)

    def token_bytes(self, size: int) -> bytes:
        name, last = self._name(), self._drawn
        self._drawn = name, last[1] + 1 if last[0] == name else 0
        return blake2b(f"{self._drawn}".encode(), digest_size=size).digest()

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


def rule_out(name: Callable[[], str], places: tuple[str, ...], patch: Patch = setattr) -> None:
    """Put such texts where chance was."""
    luck = Luck(name)
    for place in places:
        module, _, drawn = place.rpartition(".")
        patch(import_module(module), drawn, getattr(luck, drawn))
