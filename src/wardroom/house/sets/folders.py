"""Folders of tables: read from a zip or a single file of a stranger, and packed to be taken along."""

import io
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from wardroom import shelf
from wardroom.engine import Game, Refusal
from wardroom.engine.tables import cells_of
from wardroom.house.sets.drafts import LARGEST, own_texts

_MOST_FILES = 200


def packed(name: str, texts: Mapping[str, str]) -> bytes:
    """The folder of a set as a zip: what `wardroom play GAME@FOLDER` takes."""
    paper = io.BytesIO()
    with zipfile.ZipFile(paper, "w", zipfile.ZIP_DEFLATED) as folder:
        for file, text in own_texts(shelf.find(name), texts).items():
            folder.writestr(file, text)
    return paper.getvalue()


def unpacked(name: str, file: str, body: bytes) -> tuple[dict[str, list[list[str]]], dict[str, str]]:
    """The tables in a zip of a folder, or in one file of the given name; nothing is checked yet but that they are some.

    Raises Refusal for what is no text, for names that are no table's, and for more than a set may be.
    """
    game = shelf.find(name)
    pages = dict(_pages_in(game, body)) if body[:4] == b"PK\x03\x04" else {PurePosixPath(file).name: body}
    for page in pages:
        if page not in game.tables:
            raise shelf.strange_table(game, page[:80], page[:80])
    if not pages:
        raise Refusal("no-data", folder=file[:80], tables=game.tables)
    texts = {page: _text(page, content) for page, content in pages.items()}
    tables = {page: cells_of(text, page) for page, text in texts.items() if page in game.rows}
    return tables, {page: text for page, text in texts.items() if page not in game.rows}


def _text(page: str, content: bytes) -> str:
    """Text as spreadsheets write it. A byte that no text has, or a zero, is the mark of something else."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("set-not-text", file=page[:80]) from None
    if "\0" in text:
        raise Refusal("set-not-text", file=page[:80])
    return text


def _pages_in(game: Game[Any, Any], body: bytes) -> Iterator[tuple[str, bytes]]:
    """What a zip has of a folder of tables; a folder around them, and files of other kinds, are passed over."""
    kinds, left = {PurePosixPath(name).suffix for name in game.tables}, LARGEST
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as folder:
            for entry in folder.infolist()[: _MOST_FILES + 1]:
                parts = PurePosixPath(entry.filename.replace("\\", "/")).parts
                if entry.is_dir() or any(part.startswith((".", "__")) and part != ".." for part in parts):
                    continue
                if ".." in parts or len(parts) > 2 or PurePosixPath(entry.filename).is_absolute():
                    raise Refusal("set-bad-path", file=entry.filename[:80])
                if PurePosixPath(parts[-1]).suffix in kinds:
                    with folder.open(entry) as page:
                        content = page.read(left + 1)
                    left -= len(content)
                    if left < 0:
                        raise Refusal("set-too-large", most=LARGEST)
                    yield parts[-1], content
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, ValueError, EOFError) as cause:
        raise Refusal("set-bad-zip", found=str(cause)[:80]) from None
