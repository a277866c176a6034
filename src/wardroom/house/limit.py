"""A limit: how often somebody may do something."""

import time
from collections import OrderedDict

from wardroom.engine import Refusal


class Limit:
    """So many times a minute for each who comes; the oldest are forgotten when there are too many."""

    def __init__(self, per_minute: float, most: int = 20_000, burst: float | None = None) -> None:
        """All of a minute may be spent at once, or no more than the `burst`."""
        self._rate = per_minute / 60
        self._burst = float(per_minute if burst is None else burst)
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Raises Refusal when somebody comes too often."""
        now = time.monotonic()
        left, since = self._left.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
        if left < 1:
            raise Refusal("too-many")
