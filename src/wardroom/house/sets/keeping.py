"""Sets as a house keeps them: saved, changed, renamed and given up by their owners.

What stands in a set is kept by its mark and never changed: a match that is played with it keeps it, whatever becomes of
the set.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wardroom.engine import Game, Refusal
from wardroom.house.hub import Hub
from wardroom.house.naming import looks_of
from wardroom.house.opening import new_id
from wardroom.house.sets.drafts import own_tables, printed
from wardroom.house.sets.laying import set_name, take_up, usable
from wardroom.house.sets.messages import NewSet, SetChange, SetContents, SetInfo
from wardroom.store.contract import Reader
from wardroom.store.rows import Person, SetRow, now

MOST_OF_GUEST, MOST_OF_ACCOUNT = 5, 40
"""Sets that one person may keep."""


async def mine(hub: Hub, person: Person) -> list[SetInfo]:
    """The sets that somebody may play with: those of the house, then their own."""
    async with hub.store.read() as reader:
        return [set_info(row, person) for row in await reader.list_sets(person.id)]


def set_info(row: SetRow, person: Person) -> SetInfo:
    """A set as whoever may play with it sees it."""
    is_mine = row.owner == person.id
    return SetInfo(row.id, row.game, row.name, is_mine, row.version, row.own, row.whole, row.changed)


async def contents(hub: Hub, person: Person, name: str) -> SetContents:
    """A set and what is in it that is not in the package."""
    async with hub.store.read() as reader:
        row = await usable(reader, person.id, name)
        texts = await _texts(reader, row)
    tables, files = await hub.errands(own_tables, row.game, texts)
    return SetContents(set_info(row, person), tables, files)


async def printed_set(hub: Hub, person: Person, name: str) -> tuple[SetRow, dict[str, str]]:
    """A set and all its tables as texts."""
    async with hub.store.read() as reader:
        row = await usable(reader, person.id, name)
        return row, await _texts(reader, row)


async def _texts(reader: Reader, row: SetRow) -> dict[str, str]:
    found = await reader.load_cards(row.game, row.mark)
    if found is None:
        raise Refusal("no-set")
    return found


async def game_of_set(hub: Hub, person: Person, name: str) -> tuple[SetRow, Game[Any, Any]]:
    """A set, and its game over it."""
    async with hub.store.read() as reader:
        row = await usable(reader, person.id, name)
    game, _ = await hub.over_cards(person, row.game, row.id)
    return row, game


async def save(hub: Hub, person: Person, wish: NewSet) -> SetInfo:
    """Keep a set as somebody's own. Raises Refusal for one that cannot be played, and for one too many."""
    mark, texts, own, whole = await hub.errands(printed, hub.game(wish.game), wish.tables, wish.files)
    async with hub.store.write() as writer:
        known = await writer.list_sets(person.id)
        most = MOST_OF_ACCOUNT if person.account else MOST_OF_GUEST
        if sum(row.owner is not None for row in known) >= most:
            raise Refusal("too-many-sets", most=most)
        name = free_set_name(wish.name, wish.game, known)
        row = SetRow(new_id(), wish.game, name, person.id, mark, 1, own, whole, now())
        await writer.save_set(row, texts)
    return set_info(row, person)


async def change(hub: Hub, person: Person, name: str, wish: SetChange) -> SetInfo:
    """Put other things into a set. Raises Refusal if it was changed meanwhile, or if it is somebody else's."""
    async with hub.store.read() as reader:
        old = await own(reader, person.id, name)
    mark, texts, values, whole = await hub.errands(printed, old.game, wish.tables, wish.files)
    async with hub.store.write() as writer:
        old = await own(writer, person.id, name)
        row = replace(old, mark=mark, version=wish.version + 1, own=values, whole=whole, changed=now())
        await writer.save_set(row, texts)
    if mark != old.mark:
        await _sweep(hub, old)
    return set_info(row, person)


async def rename(hub: Hub, person: Person, name: str, wanted: str) -> SetInfo:
    """Call a set of one's own otherwise."""
    async with hub.store.write() as writer:
        row = await own(writer, person.id, name)
        others = [each for each in await writer.list_sets(person.id) if each.id != row.id]
        row.name = free_set_name(wanted, row.game, others)
        await writer.rename_set(row.id, row.name)
    return set_info(row, person)


async def drop(hub: Hub, person: Person, name: str) -> None:
    """Forget a set of one's own; matches that are played with it keep their cards."""
    async with hub.store.write() as writer:
        row = await own(writer, person.id, name)
        await writer.drop_set(row.id)
    await _sweep(hub, row)


async def _sweep(hub: Hub, row: SetRow) -> None:
    """What nobody plays with any more takes up no room."""
    async with hub.store.write() as writer:
        is_gone = await writer.sweep_cards(row.game, row.mark)
    if is_gone:
        await hub.beside(take_up, row.game, row.mark)


async def own(reader: Reader, person: str, name: str) -> SetRow:
    """A set of somebody's own; to everybody else it does not exist."""
    row = await reader.load_set(name)
    if row.owner != person:
        raise Refusal("no-set")
    return row


def free_set_name(wanted: str, game: str, known: Sequence[SetRow]) -> str:
    """What a set is to be called; raises Refusal for no name, and for one that could be taken for another set's."""
    name = set_name(wanted)
    if any(row.game == game and looks_of(row.name) == looks_of(name) for row in known):
        raise Refusal("set-name-taken", name=name)
    return name
