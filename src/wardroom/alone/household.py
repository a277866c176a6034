"""A house alone, and whoever lives there."""

from collections.abc import Callable
from dataclasses import replace
from secrets import randbelow, token_hex

import msgspec

from wardroom.alone.keeping import Kept
from wardroom.alone.ports import Desk, Shelf
from wardroom.alone.rooms import WorkerReadings, WorkerRoom
from wardroom.house.beside import at_once
from wardroom.house.hub import Hub
from wardroom.house.settings import Settings
from wardroom.players import PROMISED
from wardroom.store.rows import Person, now

_ME = "me"


class Household:
    """The hub over a store on the browser's shelf, and the one person."""

    def __init__(self, store: Kept, me: Person, desk: Callable[[], Desk], settings: Settings | None = None) -> None:
        """`desk` sets up a desk, for as often as it is called."""
        self.store = store
        self.me = me
        self.bots = WorkerRoom(desk())
        self.readings = WorkerReadings(desk())
        self.hub = Hub(store, self.bots, settings, beside=at_once, readings=self.readings)

    @classmethod
    async def opened(cls, shelf: Shelf, desk: Callable[[], Desk], settings: Settings | None = None) -> "Household":
        """The house that is on a shelf, or a new one; raises Refusal if it cannot be read or kept."""
        store = await Kept.opened(shelf)
        house = cls(store, await _somebody(store), desk, settings)
        await house.hub.start()
        house.bots.wake(PROMISED)  # They come from far: whoever sets out when a table is opened is late at it.
        return house

    async def rename(self, name: str) -> None:
        """Whoever lives here is called otherwise."""
        self.me = await _noted(self.store, replace(self.me, name=name))

    async def close(self) -> None:
        """Shut the house."""
        await self.hub.close()
        self.bots.close()
        self.readings.close()


async def _somebody(store: Kept) -> Person:
    """Whoever lives here, or somebody new, whose name is data as a guest's is at a server."""
    noted = await store.note(_ME)
    if noted is not None:
        return msgspec.json.decode(noted, type=Person)
    return await _noted(store, Person(token_hex(16), f"guest-{1000 + randbelow(9000)}", created=now()))


async def _noted(store: Kept, person: Person) -> Person:
    await store.save_note(_ME, msgspec.json.encode(person).decode())
    return person
