"""The logbook: the file in which a match under way is kept, as long as the disk takes it."""

from pathlib import Path
from typing import Any

from wardroom.engine import Match, Refusal
from wardroom.engine.record import record
from wardroom.store import save


class Logbook:
    """Where a match is written after every answer. `trouble` is why the last writing failed, if it did."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Refusal | None = None

    def write(self, match: Match[Any]) -> Refusal | None:
        """Save the match; gives the trouble when it is new, so that it is told once and play goes on."""
        before = self.trouble
        try:
            save(record(match), self.path)
            self.trouble = None
        except Refusal as trouble:
            self.trouble = trouble
        return None if before else self.trouble

    def move(self, match: Match[Any], path: Path) -> None:
        """Keep the match in another file from now on; raises Refusal if that is taken or cannot be written."""
        if path.exists() and path != self.path:
            raise Refusal("file-exists", file=str(path))
        save(record(match), path)
        self.path, self.trouble = path, None
