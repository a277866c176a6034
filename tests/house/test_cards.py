"""A match keeps its cards: a file is taken only with those it was played with."""

import json
from pathlib import Path

import pytest

from tests.house.guests import a_house, at_table
from wardroom.engine import Match, Refusal, seeded
from wardroom.engine.record import dumps, record
from wardroom.house import afterwards
from wardroom.shelf import find, with_data
from wardroom.store import sets
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE = Person("anne", "Anne")


def a_file(folder: Path) -> bytes:
    """A match of Kaiser with cards of somebody's own, which lie in a folder."""
    game = find("kaiser")
    folder.mkdir(parents=True)
    (folder / game.tables[0]).write_text(game.texts[game.tables[0]] + "\n", "utf-8")
    match = Match(with_data(game, folder), ["Anna", "Bruno"], {}, seeded(1, 2))
    match.answer(match.asks[0].seat, match.asks[0].options[0].notation)
    match.players = ("person", "person")
    return dumps(record(match)).encode()


async def test_a_file_with_cards_that_nobody_has_given_is_refused(tmp_path: Path) -> None:
    async with a_house() as hub:
        with pytest.raises(Refusal) as refused:
            await afterwards.upload(hub, ANNE, a_file(tmp_path / "elsewhere"))
        assert (refused.value.key, refused.value.facts["folder"]) == ("unknown-set", str(sets()))


async def test_with_its_cards_a_match_goes_on_and_keeps_its_mark() -> None:
    file = a_file(sets() / "mine")
    async with a_house() as hub:
        opened = await afterwards.upload(hub, ANNE, file)
        table = await hub.table(opened.table.id)
        assert table.row.rules == json.loads(file)["rules"] != find("kaiser").rules_version
        async with at_table(table, ANNE) as anne:
            assert anne.position
            await anne.do("look", seat=anne.position["waiting"][0])
            assert (await anne.answer())["type"] == "accepted"
        assert (await afterwards.match_file(table, ANNE)).rules == table.row.rules


async def test_a_file_of_another_version_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find("kaiser"), ["Anna", "Bruno"], {}, seeded(1, 2))
    match.answer(match.asks[0].seat, match.asks[0].options[0].notation)
    monkeypatch.setattr(find("kaiser"), "rules_version", "99")
    file = json.loads(dumps(record(match))) | {"rules": "98"}
    async with a_house() as hub:
        with pytest.raises(Refusal, match="rules-not-its-own"):
            await afterwards.upload(hub, ANNE, json.dumps(file).encode())
