"""Match files on disk: written whole or not at all, and read with care.

Whatever the disk or the file has against it becomes a Refusal (`file-…`) that says so in the reader's language.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EDQUOT, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from pathlib import Path
from secrets import token_hex
from stat import S_ISDIR, S_ISREG
from typing import TypeAlias

from wardroom.engine import Refusal
from wardroom.engine.record import Record, dumps, loads

LARGEST = 64 * 1024 * 1024
"""The most bytes a match file may have."""

Opener: TypeAlias = Callable[[str, int], int]

_REASONS = {
    ENOENT: "file-missing",
    ENOTDIR: "file-missing",
    EISDIR: "file-is-folder",
    EACCES: "file-forbidden",
    EPERM: "file-forbidden",
    EROFS: "file-forbidden",
    ENOSPC: "file-disk-full",
    EDQUOT: "file-disk-full",
}


def save(record: Record, path: Path) -> None:
    """Write a match file. Until the new one is safely on disk, the old one stays as it is.

    It holds the secret of the dice, so its owner alone can read it. Raises Refusal if the disk does not take it; its
    folder has to exist.
    """
    write(dumps(record), path, private)


def load(path: Path) -> Record:
    """Read a match file.

    Raises Refusal if it cannot be read, BadRecord if it is not a match.
    """
    with _explained(path):
        status = path.stat()
        if S_ISDIR(status.st_mode):
            raise Refusal("file-is-folder", file=str(path))
        if not S_ISREG(status.st_mode):
            raise Refusal("file-special", file=str(path))
        if status.st_size > LARGEST:
            raise Refusal("file-too-large", file=str(path), most=LARGEST >> 20)
        text = path.read_bytes()[: LARGEST + 1]
    try:
        return loads(text.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(path)) from None


def private(path: str, flags: int) -> int:
    """Opens a file that its owner alone can read, whatever the system would allow by itself."""
    return os.open(path, flags, 0o600)


def write(text: str, path: Path, opener: Opener | None = None) -> None:
    """Put a text in the place of a file, all at once."""
    with _explained(path):
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise Refusal("file-is-folder", file=str(path))
        beside = target.with_name(f".wardroom-{token_hex(8)}")
        try:
            _write_through(text, beside, opener)
            os.replace(beside, target)
        except BaseException:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
        _settle(target.parent)


def append(line: str, path: Path) -> None:
    """Put a line at the end of a file, which may be new; one that was torn off there gets its end first."""
    with _explained(path), path.open("a+", encoding="utf-8", newline="\n") as file:
        file.write(line if _ends_whole(path) else f"\n{line}")
        file.write("\n")


def _ends_whole(path: Path) -> bool:
    with path.open("rb") as file:
        if not file.seek(0, os.SEEK_END):
            return True
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"


def read_lines(path: Path) -> list[str]:
    """The lines of a file; none of one that is not there."""
    with _explained(path):
        return path.read_text("utf-8").splitlines() if path.exists() else []


def _write_through(text: str, path: Path, opener: Opener | None) -> None:
    with open(path, "x", encoding="utf-8", newline="\n", opener=opener) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Make the new name durable too, where the system knows how."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """What the system says no to, as a Refusal."""
    try:
        yield
    except OSError as cause:
        reason = _REASONS.get(cause.errno or 0, "file-trouble")
        raise Refusal(reason, file=str(path), found=cause.strerror or str(cause)) from cause
    except ValueError as cause:
        raise Refusal("file-trouble", file=str(path), found=str(cause)) from cause
