"""A steward for the tests, who has become one as anybody does: at the terminal."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import update

from tests.server.house import Guest, House, Json
from tests.server.test_club import member
from wardroom.store.schema import people

WHY = "Ben wrote to us: no time before January."


def steward(house: House, name: str = "Carla") -> Guest:
    """Somebody with an account who is a steward."""
    found = member(house, name)
    make_steward(house, found)
    return found


def make_steward(house: House, guest: Guest) -> None:
    """What the terminal does."""
    change(house, update(people).where(people.c.id == guest.me["id"]).values(is_steward=True))


def change(house: House, statement: Any) -> Any:
    """Have something done to the database of a house."""

    async def work() -> Any:
        async with house.app.state.database.write() as connection:
            return await connection.execute(statement)

    return house.call(work)


def look(house: House, statement: Any) -> list[Any]:
    """Look something up in the database of a house."""

    async def work() -> Any:
        async with house.app.state.database.read() as connection:
            return (await connection.execute(statement)).all()

    return list(house.call(work))


def do(guest: Guest, kind: str, why: str = WHY, **more: Any) -> Json:
    """A deed, and what came of it."""
    return dict(guest.post("/api/stewards/deeds", {"kind": kind, "why": why, **more}))


def undo(guest: Guest, done: Json, why: str = "A mistake.") -> Json:
    """Undo a deed."""
    return dict(guest.post(f"/api/stewards/log/{done['id']}/undo", {"why": why}))


def too_late(guest: Guest, done: Json) -> bool:
    """Whether a deed cannot be undone any more."""
    told = guest.refused("POST", f"/api/stewards/log/{done['id']}/undo", {"why": "A mistake."})
    return told == (409, "too-late-to-undo")


def until(guest: Guest, path: str, is_so: Callable[[Any], object]) -> Any:
    """Ask again and again until something is so."""
    while not is_so(told := guest.get(path)):
        pass
    return told
