"""Where matches are kept when nobody says where."""

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from wardroom.engine import Refusal
from wardroom.store.files import load


def home() -> Path:
    """The folder of this user: $WARDROOM_HOME, else wardroom in $XDG_DATA_HOME, else in ~/.local/share."""
    own = os.environ.get("WARDROOM_HOME")
    shared = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(own).expanduser() if own else Path(shared).expanduser() / "wardroom"


def matches() -> Path:
    """The folder of the matches; it need not exist yet."""
    return home() / "matches"


def crashes() -> Path:
    """The folder of the matches in which a rule failed; it need not exist yet."""
    return home() / "crashes"


def incidents() -> Path:
    """The folder of the matches in which a bot failed; it need not exist yet."""
    return home() / "incidents"


def sets() -> Path:
    """The folder with sets of cards of one's own, each in a folder; it need not exist."""
    return home() / "sets"


def fresh(game: str, folder: Path) -> Path:
    """A new name for a match of this game, in a folder that is made if the disk allows it."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{again}' if again else ''}.json" for again in count())
    return next(folder / name for name in names if not (folder / name).exists())


def unfinished() -> Path | None:
    """The match that was played last and is not over yet; files that cannot be read are passed over."""
    return next(filter(_goes_on, _newest_first()), None)


def _newest_first() -> Iterator[Path]:
    files = [path for path in matches().glob("*.json") if path.is_file()]
    yield from sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)


def _goes_on(path: Path) -> bool:
    try:
        return load(path).scores is None
    except Refusal:
        return False
