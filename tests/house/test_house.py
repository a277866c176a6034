"""A house without a door: tables in memory, bots in the same thread, and no HTTP, no SQL and no language anywhere."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import wardroom.house
from tests.house.guests import Guest, a_house, at_table
from wardroom.engine.record import dumps, loads, replay
from wardroom.games.skirmish import GAME
from wardroom.house import afterwards, lobby, sitting
from wardroom.house.line import NOT_SIGNED_IN
from wardroom.house.messages.tables import NewTable, SeatWish, Sit
from wardroom.store.memory import Memory
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE, BEN = Person("anne", "Anne"), Person("ben", "Ben")
ONE_AND_TWO_BOTS = [SeatWish("person"), SeatWish("bot", bot="lieutenant"), SeatWish("bot", bot="cadet")]
MODULES = sorted(path.stem for path in Path(wardroom.house.__file__).parent.glob("*.py"))
FORBIDDEN = ("litestar", "sqlalchemy", "fluent", "argon2", "alembic", "asyncpg", "uvicorn", "wardroom.server")
"""What the house does without."""


async def play_out(guest: Guest) -> None:
    """Answer until the match is over; the bots answer for themselves."""
    while guest.table["status"] == "playing":
        if guest.asked:
            assert (await guest.answer())["type"] == "accepted"
        else:
            await guest.until(lambda told: told["type"] == "moved")


async def test_a_person_and_two_bots_play_a_match_without_http() -> None:
    async with a_house() as hub:
        opened = await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))
        table = await hub.table(opened.table.id)
        async with at_table(table, ANNE) as anne:
            await play_out(anne)
            assert anne.table["status"] == "over" and anne.position and anne.position["result"]["reason"] == "rules"
            assert {line["seat"] for line in anne.lines} == {None, 0, 1, 2}
        match = replay(loads(dumps(await afterwards.match_file(table, ANNE))), GAME)
        assert match.is_over and len(match.log) == len(anne.lines)
        told = await afterwards.fairness(table)
        assert told.verified and told.rolls
        assert (await afterwards.step(table, BEN, 1, 2)).position.line == 1


async def test_two_people_sit_down_talk_and_agree() -> None:
    async with a_house() as hub:
        opened = await hub.open(ANNE, NewTable("skirmish", [SeatWish("person"), SeatWish("open")]))
        assert [table.id for table in (await lobby.my_tables(hub, BEN)).open] == [opened.table.id]
        table = await hub.table(opened.table.id)
        async with at_table(table, ANNE) as anne, at_table(table, BEN) as ben:
            await sitting.sit(table, BEN, Sit())
            await anne.until(lambda told: told["type"] == "moved")
            await ben.do("chat", text="ahoy")
            assert (await anne.until(lambda told: told["type"] == "chat"))["line"]["name"] == "Ben"
            await anne.do("propose", kind="end", seat=0)
            told = await ben.until(lambda told: told["type"] == "table" and told["proposals"])
            await ben.do("agree", id=told["proposals"][0]["id"], seat=1, agree=True)
            await anne.until(lambda told: told["type"] == "moved")
            assert anne.position and anne.position["result"]["reason"] == "agreement"


async def test_a_house_that_opens_again_goes_on_where_it_stood() -> None:
    store = Memory()
    async with a_house(store) as hub:
        opened = await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))
        async with at_table(await hub.table(opened.table.id), ANNE) as anne:
            while len(anne.lines) < 5:
                await (anne.answer() if anne.asked else anne.until(lambda told: told["type"] == "moved"))
    async with a_house(store) as again, at_table(await again.table(opened.table.id), ANNE) as back:
        assert back.lines[: len(anne.lines)] == anne.lines
        await play_out(back)


async def test_a_hint_is_an_option_on_offer() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE) as anne:
            while not anne.asked:
                await anne.until(lambda told: told["type"] == "moved")
            hint = await hub.hints.find(ANNE.id, table, 0)
            assert {advice.play for advice in hint.advice} <= {option["play"] for option in anne.asked["options"]}


async def test_whoever_signs_out_is_let_go() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE) as anne:
            hub.dismiss(ANNE.id)
            while not anne.closed:
                await asyncio.sleep(0)
            assert anne.closed == (NOT_SIGNED_IN, "signed out")


async def test_what_is_no_request_is_refused_and_the_line_stays() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, BEN) as ben:
            assert (await ben.do("answer", seat=0, play="hold", sequence=0))["key"] == "not-your-seat"
            assert (await ben.do("chat", text="still here"))["type"] == "accepted"


# --- what the house does without --------------------------------------------------------------------------------------

GUARD = """
import importlib.abc, sys

class Guard(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if any(name == each or name.startswith(each + ".") for each in {forbidden!r}):
            raise ImportError("the house does without " + name)

sys.meta_path.insert(0, Guard())
"""


def run(code: str, forbidden: tuple[str, ...]) -> "subprocess.CompletedProcess[str]":
    """Run code in a process in which some imports fail."""
    text = GUARD.format(forbidden=forbidden) + code
    return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("library", ["litestar", "sqlalchemy", "fluent.runtime", "argon2"])
def test_what_is_forbidden_cannot_be_imported(library: str) -> None:
    assert "the house does without" in run(f"import {library}", FORBIDDEN).stderr


def test_the_house_is_imported_without_what_belongs_to_the_door() -> None:
    every = "\n".join(f"import wardroom.house.{name}" for name in MODULES if name != "__init__")
    done = run(f"{every}\nimport wardroom.store.memory", FORBIDDEN)
    assert (done.returncode, done.stderr) == (0, "")


def test_but_for_bots_in_processes_it_does_without_processes() -> None:
    """So it runs where there are none, as in a browser."""
    alone = [name for name in MODULES if name not in ("__init__", "errands", "processes", "reading_processes")]
    every = "\n".join(f"import wardroom.house.{name}" for name in alone)
    done = run(every, (*FORBIDDEN, "multiprocessing"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "multiprocessing" in run("import wardroom.house.processes", ("multiprocessing",)).stderr
