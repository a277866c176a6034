"""What a house alone keeps is on the shelf before it is acknowledged, comes back as it was, and is little."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Raw, json

from tests.alone.page import Page, a_page
from tests.alone.shelves import DictShelf
from tests.alone.test_door import BOT, HOT, PERSON, open_table
from tests.store.rows import a_match, a_moment, a_seat
from wardroom.alone.keeping import AT_HAND, LONGEST_CHAIN, Kept
from wardroom.engine import Refusal
from wardroom.shelf import BUILT_IN, find
from wardroom.store.rows import AnalysisRow, MatchRow

pytestmark = pytest.mark.anyio

MOST_BYTES = 1_000
"""Written for a moment, on average."""


def decoded(row: MatchRow) -> MatchRow:
    """With a state that was kept as text as plain data."""
    saved = row.saved and {
        name: json.decode(each) if isinstance(each, Raw) else each for name, each in row.saved.items()
    }
    return replace(row, saved=saved)


async def everything(store: Kept) -> list[Any]:
    """All that can be read of a store."""
    async with store.read() as reader:
        heads = [decoded(await reader.load_match(row.id)) for row in await reader.list_mine("anne")]
        return [
            heads,
            [await reader.load_seats(row.id) for row in heads],
            [await reader.load_moments(row.id, 0) for row in heads],
            [await reader.load_chat(row.id) for row in heads],
            [await reader.load_proposals(row.id, row.sequence) for row in heads],
            [await reader.load_analyses(row.id) for row in heads],
        ]


async def test_whatever_was_written_comes_back() -> None:
    shelf = DictShelf()
    store = await Kept.opened(shelf)
    saved = {"state": {"ships": [1, 2]}, "line": 0, "rolled": "", "drawn": 0, "opened": 1}
    match = a_match("m", "anne", saved=saved, opening={"dice": "", "told": ["ù"]}, clock={"rule": 1}, due="2027")
    async with store.write() as writer:
        await writer.create_match(match, [a_seat("m", 0, person="anne"), a_seat("m", 1, "bot")])
        await writer.add_moments((replace(match, sequence=2, line=1), [a_moment("m", 1, 1), a_moment("m", 2, 1, None)]))
        await writer.add_chat({"match": "m", "seat": 0, "name": "Anne", "text": "ahoy", "at": "2026"})
        await writer.add_proposal(
            {"match": "m", "seat": 0, "sequence": 2, "kind": "end", "agreed": [0], "is_open": True}
        )
        await writer.begin_analysis(AnalysisRow("m", "captain", "run", 0.5, ["anne"], {"steps": []}, "2026"))
        await writer.beat("2026-01-01T00:00:00.000+00:00", 10)
    again = await Kept.opened(shelf)
    assert await everything(again) == await everything(store)
    async with again.write() as writer:
        assert await writer.add_chat({"match": "m", "seat": 0, "name": "Anne", "text": "back", "at": "2026"}) == 3
        assert await writer.beat("2026-01-01T00:01:00.000+00:00", 10)


async def test_a_state_comes_back_whatever_it_was_before() -> None:
    """Also beyond the pages that build on each other."""
    shelf, match = DictShelf(), a_match("m", "anne")
    store = await Kept.opened(shelf)
    for number in range(2 * LONGEST_CHAIN + 3):
        ships = [{"hull": at, "crew": number} for at in range(number % 5)]
        saved = {"state": {"turn": number, "ships": ships}, "line": number, "rolled": "", "drawn": 0}
        async with store.write() as writer:
            if not number:
                await writer.create_match(match, [a_seat("m", 0, person="anne")])
            head = replace(match, sequence=number + 1, saved=saved)
            await writer.add_moments((head, [a_moment("m", number + 1, number + 1)]))
        store = await Kept.opened(shelf) if number % 3 else store
        async with store.read() as reader:
            assert decoded(await reader.load_match("m")).saved == saved
    assert len([name for name in shelf.pages if name.startswith("state/")]) == 3


async def test_a_proposal_that_is_void_is_taken_away() -> None:
    shelf = DictShelf()
    store = await Kept.opened(shelf)
    async with store.write() as writer:
        await writer.create_match(a_match("m", "anne"), [a_seat("m", 0, person="anne")])
        await writer.add_proposal(
            {"match": "m", "seat": 0, "sequence": 0, "kind": "end", "agreed": [0], "is_open": True}
        )
    async with store.write() as writer:
        await writer.drop_proposals("m")
    assert not [name for name in shelf.pages if name.startswith("proposal/")]


async def test_what_the_shelf_does_not_take_has_not_happened() -> None:
    shelf = DictShelf()
    store = await Kept.opened(shelf)
    match = a_match("m", "anne")
    async with store.write() as writer:
        await writer.create_match(match, [a_seat("m", 0, person="anne")])
    shelf.is_full = True
    with pytest.raises(Refusal, match="store-trouble"):
        async with store.write() as writer:
            await writer.add_moments((replace(match, sequence=1, line=1), [a_moment("m", 1, 1)]))
    async with store.read() as reader:
        assert ((await reader.load_match("m")).sequence, await reader.load_moments("m", 0)) == (0, [])


async def test_an_answer_that_is_not_kept_is_refused_and_can_be_given_again() -> None:
    shelf = DictShelf()
    async with a_page(shelf) as page:
        table = await open_table(page)
        line = page.open(table)
        await line.until(lambda told: told.get("position") and told["position"]["asks"])
        shelf.is_full = True
        assert (await line.answer())["key"] == "store-trouble"
        assert (await page.get(f"/api/tables/{table}/file"))["log"] is not None
        shelf.is_full = False
        assert (await line.answer())["type"] == "accepted"


async def test_a_match_goes_on_where_it_stood_when_the_house_was_left() -> None:
    shelf = DictShelf()
    async with a_page(shelf) as page:
        table = await open_table(page)
        line = page.open(table)
        await line.until(lambda told: told["type"] == "welcome")
        await line.play_on(answers=4)
    async with a_page(shelf) as page:
        back = page.open(table)
        await back.until(lambda told: told["type"] == "welcome")
        assert back.position["sequence"] >= line.position["sequence"]
        await back.play_on()
        assert (await page.get(f"/api/tables/{table}/fairness"))["verified"]


async def test_moments_are_looked_up_when_somebody_asks_and_those_of_old_matches_are_forgotten() -> None:
    shelf = DictShelf()
    store = await Kept.opened(shelf)
    names = [f"m{number}" for number in range(AT_HAND + 3)]
    for name in names:
        match = a_match(name, "anne")
        async with store.write() as writer:
            await writer.create_match(match, [a_seat(name, 0, person="anne")])
            over = replace(match, sequence=1, line=1, status="over", result={"places": [1]})
            await writer.add_moments((over, [a_moment(name, 1, 1)]))
    shelf.read.clear()
    async with store.read() as reader:
        for name in names:
            assert len(await reader.load_moments(name, 0)) == 1
    assert shelf.read == [f"moment/{name}/" for name in names[:3]]


async def test_what_was_brought_back_is_not_written_again() -> None:
    shelf = DictShelf()
    store = await Kept.opened(shelf)
    match = a_match("m", "anne")
    async with store.write() as writer:
        await writer.create_match(match, [a_seat("m", 0, person="anne")])
        await writer.add_moments((replace(match, sequence=1, line=1), [a_moment("m", 1, 1)]))
    again = await Kept.opened(shelf)
    before = dict(shelf.pages)
    async with again.write() as writer:
        await writer.add_moments((replace(match, sequence=2, line=2), [a_moment("m", 2, 2)]))
    changed = {name for name in shelf.pages if shelf.pages[name] != before.get(name)}
    assert changed == {"head/m", "moment/m/000002"}


# --- how much is written ----------------------------------------------------------------------------------------------


async def written_per_moment(page: Page, shelf: DictShelf, game: str) -> float:
    """Bytes a moment in a whole match of two bots and somebody who takes the first answer."""
    seats = min(count for count in find(game).players if count > 1)
    line = page.open(await open_table(page, PERSON, *[BOT] * (seats - 1), game=game))
    await line.until(lambda told: told["type"] == "welcome")
    before = shelf.bytes
    await line.play_on(answers=60)
    return (shelf.bytes - before) / int(line.position["sequence"])


@pytest.mark.parametrize("game", BUILT_IN)
async def test_little_is_written_for_a_moment(game: str) -> None:
    shelf = DictShelf()
    async with a_page(shelf) as page:
        assert await written_per_moment(page, shelf, game) <= MOST_BYTES


async def test_somebody_at_the_same_screen_is_kept_too() -> None:
    shelf = DictShelf()
    async with a_page(shelf) as page:
        await open_table(page, HOT, HOT)
    async with a_page(shelf) as page:
        assert [seat["is_mine"] for seat in (await page.get("/api/tables"))["mine"][0]["seats"]] == [True, True]
