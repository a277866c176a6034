"""The door of a house alone: a page that asks it as it would ask a server gets what a server would say."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.alone.page import Page, a_page
from tests.alone.shelves import DictShelf
from wardroom.alone.door import ADDRESSES
from wardroom.engine.record import loads, replay
from wardroom.games.skirmish import GAME
from wardroom.house.line import NO_TABLE
from wardroom.players.analysis import DEPTHS, Depth
from wardroom.shelf import BUILT_IN, find

pytestmark = pytest.mark.anyio

PERSON, BOT, HOT = {"kind": "person"}, {"kind": "bot", "bot": "lieutenant"}, {"kind": "person", "hot": True}
SCHEMA = json.loads((Path(__file__).parents[2] / "web" / "openapi.json").read_text("utf-8"))


async def open_table(page: Page, *seats: Mapping[str, object], game: str = "skirmish") -> str:
    opened = await page.post("/api/tables", {"game": game, "seats": list(seats or (PERSON, BOT)), "is_public": False})
    return str(opened["table"]["id"])


# --- the same addresses -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ADDRESSES, ids=" ".join)
async def test_every_address_is_one_of_the_server_with_the_same_status(key: tuple[str, ...]) -> None:
    method, *parts = key
    done = SCHEMA["paths"]["/" + "/".join(parts)][method.lower()]
    granted = next(int(status) for status in done["responses"] if status != "default")
    assert granted == ADDRESSES[key][0]


async def test_what_is_not_there_is_not_found() -> None:
    async with a_page() as page:
        assert (await page.get("/api/tournaments", 404))["key"] == "not-found"
        assert (await page.get("/api/tables/abcdefghjk", 404))["key"] == "no-table"


async def test_a_body_that_fits_nothing_is_refused() -> None:
    async with a_page() as page:
        for body in ("", "{", '{"game": 3}', "[]"):
            assert (await page.ask("POST", "/api/tables", body, 400))["key"] == "malformed-request"
        assert (await page.get(f"/api/tables/{await open_table(page)}/steps/x", 400))["key"] == "malformed-request"


# --- whoever lives here -----------------------------------------------------------------------------------------------


async def test_whoever_comes_back_is_who_they_were() -> None:
    shelf = DictShelf()
    async with a_page(shelf) as page:
        me = await page.get("/api/me")
        assert me["name"].startswith("guest-")
        await page.ask("PUT", "/api/me", {"name": " Anne "})
    async with a_page(shelf) as page:
        again = await page.get("/api/me")
    assert (again["id"], again["name"]) == (me["id"], "Anne")


async def test_what_is_no_name_is_refused() -> None:
    async with a_page() as page:
        assert (await page.ask("PUT", "/api/me", {"name": ""}, 422))["key"] == "bad-person"


# --- at a table -------------------------------------------------------------------------------------------------------


async def test_a_match_against_a_bot_is_played_to_its_end_and_its_file_replays() -> None:
    async with a_page() as page:
        table = await open_table(page)
        line = page.open(table)
        await line.until(lambda told: told["type"] == "welcome")
        await line.play_on()
        assert line.table["status"] == "over"
        file = await page.get(f"/api/tables/{table}/file")
        assert page.headers["content-disposition"] == f'attachment; filename="skirmish-{table}.json"'
        assert replay(loads(json.dumps(file)), GAME).is_over
        assert (await page.get(f"/api/tables/{table}/fairness"))["verified"]
        last = len(file["log"])
        assert (await page.get(f"/api/tables/{table}/steps/{last}"))["position"]["result"]
        assert (await page.get(f"/api/tables/{table}/lines?before={last}"))["lines"]
        assert (await page.get(f"/api/tables/{table}/stills?after=0&seat=0"))["lines"]
        assert (await page.get(f"/api/tables/{table}/end"))["number"] == 1


@pytest.mark.parametrize("game", BUILT_IN)
async def test_every_game_begins_and_is_answered(game: str) -> None:
    async with a_page() as page:
        seats = min(count for count in find(game).players if count > 1)
        line = page.open(await open_table(page, PERSON, *[BOT] * (seats - 1), game=game))
        await line.until(lambda told: told["type"] == "welcome")
        await line.play_on(answers=3)
        assert len(line.plays) == 3


async def test_two_people_share_a_screen() -> None:
    async with a_page() as page:
        table = await open_table(page, HOT, HOT)
        line = page.open(table)
        await line.until(lambda told: told["type"] == "welcome")
        seats = set[int]()
        while len(seats) < 2:
            for seat in {each["seat"] for each in line.table["seats"]} & set(line.position["waiting"]):
                seats.add(seat)
                await line.do("look", seat=seat)
            await line.answer()
        assert seats == {0, 1}


async def test_a_hint_an_explanation_and_a_reason_are_given() -> None:
    async with a_page() as page:
        table = await open_table(page)
        line = page.open(table)
        await line.until(lambda told: told.get("position") and told["position"]["asks"])
        offered = {option["play"] for option in line.position["asks"][0]["options"]}
        assert {each["play"] for each in (await page.get(f"/api/tables/{table}/hint?seat=0"))["advice"]} <= offered
        assert set((await page.get(f"/api/tables/{table}/explained?seat=0"))["options"]) <= offered
        assert "said" in await page.get(f"/api/tables/{table}/why?seat=0&piece=nothing")


async def test_the_tables_that_wait_for_me_are_counted() -> None:
    async with a_page() as page:
        assert await page.get("/api/waiting") == {"tables": 0}
        await open_table(page, HOT, HOT)
        assert await page.get("/api/waiting") == {"tables": 1}


async def test_a_line_to_no_table_ends() -> None:
    async with a_page() as page:
        line = page.open("abcdefghjk")
        await line.until(lambda told: told["type"] == "closed")
        assert line.closed == NO_TABLE


async def test_a_file_becomes_a_table_and_a_table_branches_off() -> None:
    async with a_page() as page:
        table = await open_table(page)
        line = page.open(table)
        await line.until(lambda told: told["type"] == "welcome")
        await line.play_on(answers=2)
        file = await page.get(f"/api/tables/{table}/file")
        brought = await page.post("/api/files", json.dumps(file))
        assert brought["origin"]["kind"] == "file"
        branch = await page.post(f"/api/tables/{table}/branch", {"line": 1, "seats": []})
        assert branch["table"]["origin"]["line"] == 1
        assert len((await page.get("/api/tables"))["mine"]) == 3
        assert (await page.post("/api/files", "no file", 400))["key"] == "record-not-json"


async def test_a_match_is_played_again() -> None:
    async with a_page() as page:
        table = await open_table(page)
        line = page.open(table)
        await line.until(lambda told: told["type"] == "welcome")
        await line.play_on()
        told = await page.post(f"/api/tables/{table}/rematch", {"rotated": False})
        assert (await page.get(f"/api/tables/{told['rematch']['table']}"))["status"] in ("open", "playing")


async def test_an_analysis_comes_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "captain", Depth(options=4, few=4, fresh=16, worlds=8))
    async with a_page() as page:
        table = await open_table(page)
        line = page.open(table)
        await line.until(lambda told: told["type"] == "welcome")
        await line.play_on()
        await page.post(f"/api/tables/{table}/analysis", {"level": "captain"})
        while (told := await page.get(f"/api/tables/{table}/analysis"))["state"] != "done":
            await asyncio.sleep(0)
        assert len(told["steps"]) == line.position["line"] + 1


async def test_a_workshop_works() -> None:
    async with a_page() as page:
        assert (await page.post("/api/games/cannoni/workshops/yard", {}))["ships"]
        assert (await page.post("/api/games/cannoni/workshops/none", {}, 404))["key"] == "not-found"


# --- lessons ----------------------------------------------------------------------------------------------------------


async def test_progress_is_kept_and_what_was_finished_stays_finished() -> None:
    shelf = DictShelf()
    async with a_page(shelf) as page:
        await page.ask("PUT", "/api/progress/kaiser/1", {"version": 1, "step": 3, "done": True})
        await page.ask("PUT", "/api/progress/kaiser/1", {"version": 1, "step": 1, "done": False})
        await page.ask("PUT", "/api/problems/kaiser/1/progress", {"version": 1, "step": 1, "done": True})
        assert (await page.ask("PUT", "/api/progress/kaiser/99", {"version": 1}, 422))["key"] == "no-lesson"
    async with a_page(shelf) as page:
        noted = await page.get("/api/progress")
    assert (noted["kaiser-1"]["step"], noted["kaiser-1"]["done"]) == (1, True)
    assert noted["kaiser-p1"]["done"]
