"""Names at a table: nobody can be taken for somebody else, and nobody speaks as a player who only watches."""

import pytest

from tests.house.guests import a_house, at_table
from wardroom.engine import Refusal
from wardroom.house import lobby
from wardroom.house.messages.tables import NewTable, SeatWish, Sit
from wardroom.house.naming import clean_name, free_name, looks_of
from wardroom.house.sitting import sit
from wardroom.store.contract import MOST_OF_ONE
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE = Person("anne", "Anne")
ALIKE = [
    "Anne",
    "anne",
    "ANNE",
    "A n n e",
    "\u0391nne",
    "\u0410nne",
    "\uff21\uff4e\uff4e\uff45",
    "\U0001d400nne",
    "Ann\u0435",
]
"""With a Greek and a Cyrillic capital, wide and bold letters, and a Cyrillic letter at the end."""


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_the_same_are_the_same(name: str) -> None:
    assert looks_of(name) == looks_of("Anne")
    assert free_name(name, ["Anne"]) == f"{name} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Il", "lI"), ("B1ll", "Bill"), ("0tto", "Otto"), ("Tom", "Torn"), ("\u03c1", "p")]
)
def test_letters_and_figures_that_look_the_same(one: str, other: str) -> None:
    assert looks_of(one) == looks_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anne", "Anna"),
        ("Bart", "Burt"),
        ("\u0418\u0432\u0430\u043d", "\u0418\u043e\u043d\u0430"),
        ("\u674e", "\u738b"),
        ("Zo\u00eb", "Zoa"),
    ],
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert free_name(one, [other]) == one


def test_nobody_is_called_like_a_bot() -> None:
    with pytest.raises(Refusal, match="bad-person"):
        clean_name("bot-captain")


async def test_a_watcher_cannot_speak_under_the_name_of_a_player() -> None:
    async with a_house() as hub:
        opened = await hub.open(ANNE, NewTable("skirmish", [SeatWish("person"), SeatWish("bot")]))
        table = await hub.table(opened.table.id)
        async with at_table(table, ANNE) as anne:
            for number, name in enumerate(["\u0410nne", "Anne"], 2):
                async with at_table(table, Person(f"w{number}", name)) as watcher:
                    await watcher.do("chat", text="I give up")
                    line = (await anne.until(lambda told: told["type"] == "chat"))["line"]
                    assert line["seat"] is None and line["name"] == f"{name} {number}"


async def test_whoever_sits_down_is_not_taken_for_another() -> None:
    async with a_house() as hub:
        opened = await hub.open(ANNE, NewTable("skirmish", [SeatWish("person"), SeatWish("open")]))
        table = await hub.table(opened.table.id)
        await sit(table, Person("false", "\u0391nne"), Sit())
        assert [seat.name for seat in table.seats] == ["Anne", "\u0391nne 2"]


async def test_nobody_pushes_the_tables_of_others_out_of_the_lobby() -> None:
    async with a_house() as hub:
        seats = [SeatWish("person"), SeatWish("open")]
        hers = (await hub.open(ANNE, NewTable("skirmish", seats))).table.id
        for _ in range(60):
            await hub.open(Person("eager", "Eager"), NewTable("skirmish", seats))
        shown = [table.id for table in (await lobby.my_tables(hub, Person("ben", "Ben"))).open]
        assert hers in shown[:2] and len(shown) == MOST_OF_ONE + 1
