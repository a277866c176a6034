"""The cards of a match, laid out where its rules look for them; and the sets that the house offers to everybody."""

import os
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_hex

from wardroom.engine import Refusal
from wardroom.house.beside import Beside
from wardroom.house.naming import clean_text
from wardroom.house.opening import new_id
from wardroom.shelf import set_folder
from wardroom.store.contract import Reader, Store
from wardroom.store.places import sets
from wardroom.store.rows import MatchRow, Person, SetRow, now

LONGEST_NAME = 60


def mark_in(rules: str) -> str:
    """The mark of the cards that rules name, `20a0be0c` in `1+20a0be0c`; nothing for those of the package."""
    return rules.partition("+")[2]


async def lay_out(store: Store, beside: Beside, game: str, rules: str) -> None:
    """See to it that the cards which rules name lie where each process looks for them, if the store has them."""
    mark = mark_in(rules)
    if not mark or set_folder(game, mark, sets()).is_dir():
        return
    async with store.read() as reader:
        texts = await reader.load_cards(game, mark)
    if texts:
        await beside(lay, set_folder(game, mark, sets()), texts)


def lay(folder: Path, texts: Mapping[str, str]) -> None:
    """Write a folder of tables, whole or not at all; whoever was quicker has written the same.

    Raises Refusal if the disk does not take it.
    """
    part = folder.with_name(f".{folder.name}-{token_hex(4)}")
    try:
        part.mkdir(parents=True)
        for name, text in texts.items():
            (part / name).write_text(text, "utf-8")
        with suppress(FileExistsError, IsADirectoryError):
            os.rename(part, folder)
    except OSError as cause:
        if not folder.is_dir():
            raise Refusal("file-unwritten", file=str(folder), found=cause.strerror or str(cause)) from cause
    finally:
        shutil.rmtree(part, ignore_errors=True)


def take_up(game: str, mark: str) -> None:
    """What nobody plays with any more takes up no room on this machine."""
    shutil.rmtree(set_folder(game, mark, sets()), ignore_errors=True)


# --- for a table ------------------------------------------------------------------------------------------------------


async def usable(reader: Reader, person: str, name: str) -> SetRow:
    """A set that somebody may play with: their own, or one of the house. To all others it does not exist."""
    row = await reader.load_set(name)
    if row.owner not in (None, person):
        raise Refusal("no-set")
    return row


def with_cards(row: MatchRow, chosen: SetRow | None, host: Person) -> MatchRow:
    """The head of a table that is played with a set, or not; with cards of somebody's own nothing is rated."""
    if chosen is None:
        return row
    by = host.name if chosen.owner == host.id else ""
    row = replace(row, cards_mark=chosen.mark, cards_name=chosen.name, cards_owner=chosen.owner, cards_by=by)
    return replace(row, is_rated=row.is_rated and chosen.owner is None)


async def named(reader: Reader, row: MatchRow, host: Person) -> MatchRow:
    """The head of a match with a past, with what is known here of its cards; what a file says of them is not asked."""
    if not (mark := mark_in(row.rules)):
        return row
    known = await reader.find_set(row.game, mark)
    return with_cards(row, known, host) if known else replace(row, cards_mark=mark)


# --- of the house -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """A set that whoever keeps the house offers to everybody: all its tables, and how many values are not ours."""

    game: str
    name: str
    mark: str
    texts: Mapping[str, str]
    own: int
    whole: int


def set_name(wanted: str) -> str:
    """What a set is to be called, as people can read it; raises Refusal for what is no name."""
    name = clean_text(wanted)
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-set-name", longest=LONGEST_NAME)
    return name


async def offer(store: Store, offers: Sequence[Offer]) -> None:
    """From now on the house offers these sets and no others; matches that are played with others keep their cards."""
    async with store.write() as writer:
        before = {(row.game, row.name): row for row in await writer.list_sets("")}
        for each in offers:
            old = before.pop((each.game, each.name), None)
            if old is None or old.mark != each.mark:
                name, version = (old.id, old.version) if old else (new_id(), 0)
                row = SetRow(name, each.game, each.name, None, each.mark, version + 1, each.own, each.whole, now())
                await writer.save_set(row, dict(each.texts))
        for gone in before.values():
            await writer.drop_set(gone.id)
