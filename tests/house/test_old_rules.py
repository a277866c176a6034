"""Older rules that are installed beside the newer ones: matches that were begun by them go on by them."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.guests import a_house, at_table
from tests.house.test_house import ANNE
from wardroom import shelf
from wardroom.engine import Refusal
from wardroom.games.skirmish import GAME
from wardroom.house.messages.tables import NewTable, SeatWish

pytestmark = pytest.mark.anyio

OLD = """
from wardroom.games.skirmish import Skirmish


class OldSkirmish(Skirmish):
    rules_version = "0"


GAME = OldSkirmish()
"""
HOT_SEAT = [SeatWish("person"), SeatWish("person", name="Bea", hot=True)]


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with version 0 of Skirmish, installed as any other."""
    (tmp_path / "old_skirmish.py").write_text(OLD)
    package = tmp_path / "old_skirmish-0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: old-skirmish\nVersion: 0\n")
    (package / "entry_points.txt").write_text("[wardroom_rules]\nskirmish-0 = old_skirmish:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    shelf.installed.cache_clear()
    yield
    shelf.installed.cache_clear()


@pytest.mark.usefixtures("beside")
def test_a_match_finds_the_rules_that_it_names(tmp_path: Path) -> None:
    assert shelf.rules_of("skirmish", "0", tmp_path).rules_version == "0"
    assert shelf.rules_of("skirmish", GAME.rules_version, tmp_path) is GAME
    assert shelf.rules_of("skirmish", "7", tmp_path) is GAME, "nobody has those: it is not the oldest that serves"
    assert "skirmish-0" not in shelf.ids(), "no new table is opened by them"


@pytest.mark.usefixtures("beside")
async def test_it_goes_on_by_them() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", HOT_SEAT))).table.id)
        table.row.rules, table.match = "0", None
        async with at_table(table, ANNE) as anne:
            told = await anne.answer(random.Random(1).choice)
            assert told["type"] == "accepted"
            assert (await table.playing()).game.rules_version == "0"


async def test_without_them_it_waits() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", HOT_SEAT))).table.id)
        table.row.rules, table.match = "0", None
        wrong = table.trouble()
        assert isinstance(wrong, Refusal) and wrong.key == "rules-not-its-own"
