"""Memory that goes back to the system when many have left: by itself, the allocator keeps what it once had."""

import ctypes
import gc
import sys
from contextlib import suppress

_SELDOM = (50_000, 20, 100)
"""How much is made before what is new, what is newer and what is old is looked through for what nobody needs."""
_SWITCH = 0.0005
"""Seconds for which a thread may keep the interpreter; the usual 5 ms are longer than a whole move takes."""
MANY = 100
"""Lines that end within one look at them, after which it is worth while."""


class Tide:
    """Watches how many lines there are; at ebb, memory is given back."""

    def __init__(self) -> None:
        self._highest = 0

    def is_out(self, lines: int) -> bool:
        """Whether many have left since the last ebb."""
        self._highest = max(self._highest, lines)
        if self._highest - lines < MANY:
            return False
        self._highest = lines
        return True


def look_seldom() -> None:
    """For a process that serves: what is loaded by now is never looked through again, and the rest less often.

    To look through everything takes a fifth of a second, in which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)


def share_readily() -> None:
    """For a process that serves: a thread that computes lets the event loop have the interpreter within a moment."""
    sys.setswitchinterval(_SWITCH)


def give_back() -> None:
    """Give memory back to the system, where it knows how."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # not every C library
            ctypes.CDLL(None).malloc_trim(0)
