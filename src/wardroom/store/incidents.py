"""Incidents on disk: a bot failed, the match went on, and whoever mends the bot finds the match and what was wrong."""

from contextlib import suppress
from pathlib import Path

from wardroom.engine.record import Record
from wardroom.store.files import private, save, write
from wardroom.store.places import fresh

MOST = 50
"""The most incidents that a folder keeps; the oldest make room."""


def keep_incident(match: Record, wrong: str, folder: Path, most: int = MOST) -> Path:
    """Save the match in which a bot failed, as it stood, and what was wrong under the same name with `.txt`.

    Raises Refusal if the disk does not take it.
    """
    path = fresh(match.game, folder)
    save(match, path)
    write(f"{wrong.rstrip()}\n", path.with_suffix(".txt"), private)
    _make_room(folder, most)
    return path


def _make_room(folder: Path, most: int) -> None:
    """The oldest go; another process may be doing the same."""
    with suppress(OSError):
        kept = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        for old in kept[: max(0, len(kept) - most)]:
            old.unlink(missing_ok=True)
            old.with_suffix(".txt").unlink(missing_ok=True)
