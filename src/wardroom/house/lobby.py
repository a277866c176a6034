"""The lobby: what can be played, and the tables one could go to."""

from typing import Any, cast

from wardroom import shelf
from wardroom.engine import Game, Refusal
from wardroom.house.hub import Hub
from wardroom.house.matches import game_of
from wardroom.house.messages.tables import MyTables, TableInfo
from wardroom.house.seating import table_info
from wardroom.house.sets.laying import lay_out, mark_in
from wardroom.store.rows import MatchRow, Person, SeatRow


async def names_of(hub: Hub, game: str, rules: str = "") -> dict[str, dict[str, str]]:
    """What the pieces of a game are called, by id and language; further names are in the game's words.

    Over the cards that rules name, if any are named; raises Refusal if nobody has given these.
    """
    await lay_out(hub.store, hub.beside, game, rules)
    return named(await hub.beside(game_of, game, rules) if mark_in(rules) else shelf.find(game))


def named(game: Game[Any, Any]) -> dict[str, dict[str, str]]:
    """What the pieces of a game are called, by id and language."""
    return {token: dict(by_language) for token, by_language in game.names.items()}


async def work(hub: Hub, game: str, workshop: str, given: dict[str, Any]) -> dict[str, Any]:
    """Make something for a game: what a workshop gives back is the game's own affair, as its views are."""
    if workshop not in shelf.find(hub.game(game)).workshops:
        raise Refusal("not-found")
    return await hub.errands(worked, game, workshop, given)


def worked(game: str, workshop: str, given: dict[str, Any]) -> dict[str, Any]:
    """What a workshop makes of something."""
    return cast(dict[str, Any], shelf.find(game).workshops[workshop](given))


async def count_waiting(hub: Hub, person: Person) -> int:
    """At how many tables a person is asked."""
    async with hub.store.read() as reader:
        mine = [row for row in await reader.list_mine(person.id) if row.status == "playing"]
        seats = await reader.seats_of([row.id for row in mine])
    return sum(_is_asked(row, seats[row.id], person.id) for row in mine)


def _is_asked(row: MatchRow, seats: list[SeatRow], person: str) -> bool:
    return any(seats[seat].person == person and seats[seat].kind == "person" for seat in row.waiting)


async def my_tables(hub: Hub, person: Person) -> MyTables:
    """A person's tables, those where it is their turn first, and the open ones."""
    async with hub.store.read() as reader:
        mine, free = await reader.list_mine(person.id), await reader.list_open()
        invited = await reader.list_invited(person.id)
        seats = await reader.seats_of([row.id for row in (*mine, *free, *invited)])
        shunned = [other for other, kind in (await reader.load_blocks(person.id)).items() if kind == "block"]

    def told(row: MatchRow) -> TableInfo:
        return table_info(row, seats[row.id], person.id, set(), hub.time())

    known = {row.id for row in (*mine, *invited)}
    others = [row for row in free if row.id not in known and row.host not in shunned]
    asking = [row for row in invited if row.host not in shunned]
    own = sorted(map(told, mine), key=lambda table: (not table.is_my_turn, table.status in ("over", "ended")))
    return MyTables(own, [*map(told, others)], [*map(told, asking)])
