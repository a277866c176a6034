"""Crashes on disk: a match file that opens at the failing position, and the traceback beside it."""

from pathlib import Path
from traceback import format_exception

from wardroom.engine import Crash
from wardroom.engine.record import Record, record
from wardroom.store.files import private, save, write
from wardroom.store.places import fresh


def keep_crash(crash: Crash, folder: Path) -> Path | None:
    """Save the match in which a rule failed; None if it failed before there was a match.

    Raises Refusal if the disk does not take it.
    """
    return None if crash.match is None else keep(record(crash.match, crash), crash.cause, folder)


def keep(failed: Record, cause: BaseException, folder: Path) -> Path:
    """Save a failed match, and the traceback under the same name with `.txt`."""
    path = fresh(failed.game, folder)
    save(failed, path)
    write("".join(format_exception(cause)), path.with_suffix(".txt"), private)
    return path
