"""Refusals: everything the engine says no to, as data that any language can put in words.

A refusal carries a `reason` (the key of its words) and `facts` (what fills them). Rules never build sentences, and
neither do errors: `wardroom.words` renders both. `str()` is for developers and logs.
"""

from typing import ClassVar


class Refusal(Exception):
    """A request that cannot be granted; nothing was changed by making it."""

    reason: ClassVar[str] = "refused"

    def __init__(self, reason: str = "", /, **facts: object) -> None:
        self.key = reason or self.reason
        self.facts = facts
        super().__init__(self.key)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key


class Malformed(Refusal):
    """The answer is not a notation of this game at all."""

    reason = "malformed"


class NotAsked(Refusal):
    """The seat has nothing to answer now."""

    reason = "not-asked"


class NotOffered(Refusal):
    """A readable option, but not one of those on offer."""

    reason = "not-offered"


class Stale(Refusal):
    """The answer was meant for an earlier moment of the match."""

    reason = "stale"


class Over(Refusal):
    """The match has ended."""

    reason = "over"


class CannotUndo(Refusal):
    """Taking the answer back would take back what others learned; they have to agree."""

    reason = "cannot-undo"


class BadSetup(Refusal):
    """A table that cannot be opened: wrong number of players, unknown switch, impossible value."""

    reason = "bad-setup"


class BadRecord(Refusal):
    """A match file that cannot be read or does not replay; `where` names the place."""

    reason = "bad-record"


class BadData(Refusal):
    """Plain data that does not fit the type it should become; `where` names the field."""

    reason = "bad-data"


class Diverged(Refusal):
    """A replay asked for other dice than those on record."""

    reason = "diverged"
