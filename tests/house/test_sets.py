"""Sets of cards: what is typed is checked as what is loaded, kept by its mark, and goes with every match."""

import io
import json
import shutil
import zipfile
from dataclasses import replace
from typing import Any

import pytest

from tests.house.guests import a_house, at_table
from wardroom.engine import BadData, Refusal
from wardroom.engine.record import dumps
from wardroom.engine.tables import cells_of, columns_of
from wardroom.house import afterwards, lobby
from wardroom.house.hub import Hub
from wardroom.house.messages.afterwards import Branch
from wardroom.house.messages.tables import CardsInfo, NewTable, OpenedTable, SeatWish
from wardroom.house.sets import keeping
from wardroom.house.sets.drafts import LARGEST, check, offered, printed
from wardroom.house.sets.folders import packed, unpacked
from wardroom.house.sets.laying import offer
from wardroom.house.sets.messages import NewSet, SetChange, SetInfo
from wardroom.house.sets.repairs import repaired
from wardroom.shelf import find
from wardroom.store import sets
from wardroom.store.memory import Memory
from wardroom.store.rows import Person

ANNE, BRUNO = Person("anne", "Anne", account="anne"), Person("bruno", "Bruno")
KAISER = find("kaiser")
Cells = list[list[str]]


def ships(**changes: str) -> dict[str, Cells]:
    """The German ships, with other cells in the first row."""
    cells = cells_of(KAISER.texts["ships.csv"], "ships.csv")
    for name, value in changes.items():
        cells[1][cells[0].index(name)] = value
    return {"ships.csv": cells}


async def saved(hub: Hub, person: Person = ANNE, name: str = "Our copy", **changes: str) -> SetInfo:
    return await keeping.save(hub, person, NewSet("kaiser", name, ships(**(changes or {"name": "Dresden II"}))))


async def opened(hub: Hub, cards: str, person: Person = ANNE, *seats: SeatWish) -> OpenedTable:
    wished = list(seats) or [SeatWish("person"), SeatWish("bot", bot="cadet")]
    return await hub.open(person, NewTable("kaiser", wished, cards=cards))


# --- a draft ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "cell", "kind", "repair"),
    [
        ("vp", "six", "number", "6"),
        ("vp", "sei", "number", "6"),
        ("vp", "17.0", "number", "17"),
        ("vp", "many", "number", None),
        ("vp", "", "number", None),
        ("attack", "d10+d8", "dice", "10/8"),
        ("attack", "10-8-4", "dice", "10/8/4"),
        ("mines", "Sì", "yes-no", "yes"),
        ("type", "Warship", "choice", "warship"),
        ("type", "raidr", "choice", "raider"),
        ("type", "submarine", "choice", None),
        ("name", "", "text", None),
        ("from_vp", "guessed", "provenance", None),
    ],
)
def test_a_wrong_cell_is_told_with_what_was_meant(column: str, cell: str, kind: str, repair: str | None) -> None:
    (fault,) = check("kaiser", ships(**{column: cell}), {}).faults
    assert (fault.file, fault.row, fault.column, fault.kind) == ("ships.csv", 2, column, kind)
    assert (fault.found, fault.repair) == (cell, repair)


def test_all_wrong_cells_are_told_at_once() -> None:
    found = check("kaiser", ships(vp="six", attack="?", mines="perhaps"), {}).faults
    assert [fault.column for fault in found] == ["vp", "attack", "mines"]


def test_what_the_game_asks_beyond_single_cells_is_told_at_its_place() -> None:
    (fault,) = check("kaiser", ships(id="Dresden!"), {}).faults
    assert (fault.row, fault.column, fault.kind) == (2, "id", "rules")


def test_a_missing_column_is_told_with_those_that_there_should_be() -> None:
    cells = [row[1:] for row in ships()["ships.csv"]]
    (fault,) = check("kaiser", {"ships.csv": cells}, {}).faults
    assert (fault.row, fault.column, fault.kind) == (1, "", "columns")
    assert fault.expected.startswith("id, name")


def test_an_unknown_effect_is_told_and_its_likeness_offered() -> None:
    cells = cells_of(KAISER.texts["actions.csv"], "actions.csv")
    cells[2][cells[0].index("effects")] = "blokade_runner prize=2"
    (fault,) = check("kaiser", {"actions.csv": cells}, {}).faults
    assert (fault.kind, fault.repair) == ("effects", "blockade-runner prize=2")


def test_a_repair_is_only_what_can_stand_there() -> None:
    captain = find("marauders").rows["captains.csv"]
    column = next(each for each in columns_of(captain) if each.name == "leadership")
    assert [repaired(column, cell) for cell in ("five", "six", "5")] == ["5", None, None]


def test_a_name_of_no_table_is_refused_with_the_likeliest() -> None:
    for tables, files in (({"ship.csv": [["id"]]}, {}), ({}, {"ships.csv": "id"}), ({"../ships.csv": [["id"]]}, {})):
        with pytest.raises(Refusal, match="strange-table") as refused:
            check("kaiser", tables, files)
        assert refused.value.facts["like"] == "ships.csv"


def test_more_than_a_set_can_be_is_refused() -> None:
    with pytest.raises(Refusal, match="set-too-large"):
        check("kaiser", {"ships.csv": [["id"], ["x" * LARGEST]]}, {})


def test_what_differs_from_the_package_is_ones_own_and_what_one_vouches_for() -> None:
    found = check("kaiser", ships(name="Dresden II", from_vp="own"), {})
    cells = ships()["ships.csv"]
    first = dict(zip(cells[0], found.origins["ships.csv"][0], strict=True))
    assert (first["name"], first["vp"], first["attack"], first["type"]) == ("own", "own", "proposed", "unsaid")
    assert (first["id"], first["from_vp"]) == ("", "")
    assert found.counts["own"] == 2


def test_odd_numbers_and_forgotten_names_are_remarks_that_hinder_nobody() -> None:
    found = check("kaiser", ships(vp="181"), {})
    assert not found.faults
    (remark,) = found.remarks
    assert (remark.row, remark.column, remark.kind, remark.usual) == (2, "vp", "above", "20")
    merchants = cells_of(find("nassau").texts["tiles.csv"], "tiles.csv")
    merchants[1][1] = "Great guns"
    (remark,) = check("nassau", {"tiles.csv": merchants}, {}).remarks
    assert (remark.kind, remark.usual) == ("translated", "Cannoni")


def test_just_the_package_is_no_set_and_a_broken_one_is_none_either() -> None:
    with pytest.raises(Refusal, match="set-empty"):
        printed("kaiser", ships(), {})
    with pytest.raises(BadData) as refused:
        printed("kaiser", ships(vp="six"), {})
    assert refused.value.facts["where"] == "ships.csv, row 2, vp"


def test_blank_space_and_rows_that_spreadsheets_leave_are_nothing() -> None:
    cells = [[f" {cell} " for cell in row] for row in ships()["ships.csv"]]
    with pytest.raises(Refusal, match="set-empty"):
        printed("kaiser", {"ships.csv": [*cells, [""] * len(cells[0]), [""]]}, {})


# --- folders ----------------------------------------------------------------------------------------------------------


def a_zip(**pages: bytes) -> bytes:
    paper = io.BytesIO()
    with zipfile.ZipFile(paper, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, content in pages.items():
            folder.writestr(name, content)
    return paper.getvalue()


def test_a_folder_that_was_packed_is_the_same_set() -> None:
    mark, texts, *_ = printed("kaiser", ships(name="Dresden II"), {})
    tables, files = unpacked("kaiser", "x.zip", packed("kaiser", texts))
    assert {*tables} == {"ships.csv"}
    assert printed("kaiser", tables, files)[0] == mark


def test_a_folder_in_a_zip_is_read_and_what_else_lies_there_is_passed_over() -> None:
    text = KAISER.texts["ships.csv"].encode()
    pages = {
        "mine/ships.csv": text,
        "mine/README.md": b"hello",
        "__MACOSX/mine/._ships.csv": b"\0",
        ".x/ships.csv": b"",
    }
    assert {*unpacked("kaiser", "mine.zip", a_zip(**pages))[0]} == {"ships.csv"}


def test_one_table_is_read_by_its_name() -> None:
    tables, _ = unpacked("kaiser", "C:/somewhere/ships.csv", b"\xef\xbb\xbfid,name\r\na,b\r\n")
    assert tables == {"ships.csv": [["id", "name"], ["a", "b"]]}


@pytest.mark.parametrize(
    ("file", "body", "reason"),
    [
        ("ships.csv", b"\x89PNG\r\n\x1a\n\xff\xfe", "set-not-text"),
        ("ships.csv", b"id\0name", "set-not-text"),
        ("ship.csv", b"id", "strange-table"),
        ("x.zip", b"PK\x03\x04 and then nothing", "set-bad-zip"),
        ("x.zip", a_zip(**{"../ships.csv": b"id"}), "set-bad-path"),
        ("x.zip", a_zip(**{"/etc/ships.csv": b"id"}), "set-bad-path"),
        ("x.zip", a_zip(**{"a/b/ships.csv": b"id"}), "set-bad-path"),
        ("x.zip", a_zip(**{"mine/shipz.csv": b"id"}), "strange-table"),
        ("x.zip", a_zip(**{"README.md": b"hello"}), "no-data"),
        ("x.zip", a_zip(**{"ships.csv": b"a" * (LARGEST + 1)}), "set-too-large"),
        ("x.zip", a_zip(**{"ships.csv": b"a" * 900_000, "actions.csv": b"a" * 900_000}), "set-too-large"),
    ],
    ids=["picture", "zero", "name", "broken", "above", "root", "deep", "like", "none", "bomb", "bombs"],
)
def test_what_is_no_folder_of_tables_is_refused(file: str, body: bytes, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        unpacked("kaiser", file, body)
    assert refused.value.key == reason


# --- sets of people ---------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_set_is_listed_read_changed_renamed_and_given_up() -> None:
    async with a_house() as hub:
        info = await saved(hub)
        assert [(each.name, each.is_mine, each.own) for each in await keeping.mine(hub, ANNE)] == [
            ("Our copy", True, 1)
        ]
        found = await keeping.contents(hub, ANNE, info.id)
        assert {*found.tables} == {"ships.csv"}
        changed = await keeping.change(hub, ANNE, info.id, SetChange(info.version, ships(name="Dresden III", vp="19")))
        assert (changed.version, changed.own) == (2, 2)
        assert (await keeping.rename(hub, ANNE, info.id, "  My  copy ")).name == "My copy"
        await keeping.drop(hub, ANNE, info.id)
        assert await keeping.mine(hub, ANNE) == []


@pytest.mark.anyio
async def test_a_set_of_somebody_else_does_not_exist() -> None:
    async with a_house() as hub:
        info = await saved(hub)
        tries: list[Any] = [
            keeping.contents(hub, BRUNO, info.id),
            keeping.change(hub, BRUNO, info.id, SetChange(1, ships(vp="19"))),
            keeping.rename(hub, BRUNO, info.id, "Mine"),
            keeping.drop(hub, BRUNO, info.id),
            keeping.printed_set(hub, BRUNO, info.id),
            keeping.game_of_set(hub, BRUNO, info.id),
            opened(hub, info.id, BRUNO),
        ]
        for attempt in tries:
            with pytest.raises(Refusal, match="no-set"):
                await attempt
        assert await keeping.mine(hub, BRUNO) == []


@pytest.mark.anyio
async def test_a_stale_save_changes_nothing() -> None:
    async with a_house() as hub:
        info = await saved(hub)
        await keeping.change(hub, ANNE, info.id, SetChange(1, ships(vp="19")))
        with pytest.raises(Refusal, match="stale-set"):
            await keeping.change(hub, ANNE, info.id, SetChange(1, ships(vp="17")))
        assert (await keeping.contents(hub, ANNE, info.id)).tables == ships(vp="19")


@pytest.mark.anyio
async def test_a_guest_keeps_fewer_sets_than_somebody_with_an_account() -> None:
    async with a_house() as hub:
        for number in range(keeping.MOST_OF_GUEST):
            await saved(hub, BRUNO, f"Copy {number}")
        with pytest.raises(Refusal, match="too-many-sets"):
            await saved(hub, BRUNO, "One more")


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["our copy", "Our  Copy", "0ur \u0441\u043e\u0440\u0443", "", "x" * 61])
async def test_a_name_that_imitates_another_or_is_none_is_refused(name: str) -> None:
    async with a_house() as hub:
        await offer(hub.store, [offered(KAISER, a_folder(), "Our copy")])
        with pytest.raises(Refusal, match=r"set-name-taken|bad-set-name"):
            await saved(hub, name=name)


def a_folder(name: str = "club", vp: str = "19") -> Any:
    folder = sets().parent / name
    folder.mkdir(parents=True, exist_ok=True)
    text = KAISER.texts["ships.csv"].replace("Dresden,Dresden,warship,18", f"Dresden,Dresden,warship,{vp}")
    (folder / "ships.csv").write_text(text, "utf-8")
    return folder


# --- sets of the house ------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_what_the_house_offers_anybody_may_play_with_and_nobody_change() -> None:
    async with a_house() as hub:
        await offer(hub.store, [offered(KAISER, a_folder(), "Club cards")])
        (info,) = await keeping.mine(hub, BRUNO)
        assert (info.name, info.is_mine, info.own) == ("Club cards", False, 1)
        table = (await opened(hub, info.id, BRUNO)).table
        assert table.cards and (table.cards.name, table.cards.is_offered, table.cards.owner) == ("Club cards", True, "")
        with pytest.raises(Refusal, match="no-set"):
            await keeping.change(hub, BRUNO, info.id, SetChange(1, ships(vp="17")))


@pytest.mark.anyio
async def test_what_the_house_offers_no_longer_stays_with_the_matches_that_have_it() -> None:
    store = Memory()
    await offer(store, [offered(KAISER, a_folder(), "Club cards"), offered(KAISER, a_folder("b", "17"), "Others")])
    async with a_house(store) as hub:
        first, _ = await keeping.mine(hub, ANNE)
        table = (await opened(hub, first.id)).table
        await offer(store, [offered(KAISER, a_folder("club", "16"), "Club cards")])
        (now,) = await keeping.mine(hub, ANNE)
        assert (now.id, now.version) == (first.id, 2)
        assert (await (await hub.table(table.id)).playing()).game.rules_version == table.rules


def test_a_folder_of_the_house_is_refused_by_file_row_and_field() -> None:
    with pytest.raises(BadData) as refused:
        offered(KAISER, a_folder("broken", "lots"), "Broken")
    assert refused.value.facts["where"] == "ships.csv, row 2, vp"


# --- matches ----------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_table_is_played_with_its_set_and_says_whose_it_is() -> None:
    async with a_house() as hub:
        table = (await opened(hub, (await saved(hub)).id, ANNE)).table
        assert table.cards == CardsInfo("Our copy", "Anne", is_offered=False, is_mine=True)
        live = await hub.table(table.id)
        assert (await live.playing()).game.names["dresden"]["en"] == "Dresden II"
        assert (await lobby.names_of(hub, "kaiser", table.rules))["dresden"]["en"] == "Dresden II"
        assert (await lobby.names_of(hub, "kaiser"))["dresden"]["en"] == "Dresden"
        async with at_table(live, ANNE) as anne:
            assert (await anne.answer())["type"] == "accepted"
        (mine,) = (await lobby.my_tables(hub, ANNE)).mine
        assert mine.cards and mine.cards.name == "Our copy"


@pytest.mark.anyio
async def test_with_cards_of_ones_own_nothing_is_rated() -> None:
    async with a_house() as hub:
        info, free = await saved(hub), [SeatWish("person"), SeatWish("open")]
        await offer(hub.store, [offered(KAISER, a_folder(), "Club cards")])
        club = (await keeping.mine(hub, ANNE))[0]
        rated = [(await opened(hub, cards, ANNE, *free)).table.is_rated for cards in (info.id, club.id, "")]
        assert rated == [False, True, True]


@pytest.mark.anyio
async def test_a_match_keeps_its_cards_when_the_set_is_changed_or_given_up() -> None:
    store = Memory()
    async with a_house(store) as hub:
        info = await saved(hub)
        table = (await opened(hub, info.id)).table
        await keeping.change(hub, ANNE, info.id, SetChange(1, ships(name="Dresden III")))
        await keeping.drop(hub, ANNE, info.id)
        shutil.rmtree(sets())
    async with a_house(store) as again:
        game = (await (await again.table(table.id)).playing()).game
        assert (game.rules_version, game.names["dresden"]["en"]) == (table.rules, "Dresden II")


@pytest.mark.anyio
async def test_cards_that_nobody_has_any_more_leave_a_match_that_says_so_and_lists_that_do_not_break() -> None:
    store = Memory()
    async with a_house(store) as hub:
        table = (await opened(hub, (await saved(hub, vp="23")).id)).table
        async with store.write() as writer:
            await writer.drop_set((await keeping.mine(hub, ANNE))[0].id)
            row = await writer.load_match(table.id)
            await writer.save_upgrade(replace(row, rules="1+00000000", cards_mark="00000000"))
    async with a_house(store) as hub:
        assert [each.id for each in (await lobby.my_tables(hub, ANNE)).mine] == [table.id]
        trouble = (await hub.table(table.id)).trouble()
        assert trouble and trouble.key == "unknown-set"


@pytest.mark.anyio
async def test_the_file_of_a_match_names_its_set_and_finds_its_cards_again() -> None:
    async with a_house() as hub:
        table = await hub.table((await opened(hub, (await saved(hub)).id)).table.id)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
        file = dumps(await afterwards.match_file(table, ANNE))
        assert json.loads(file)["cards"] == "Our copy"
        shutil.rmtree(sets())
        again = (await afterwards.upload(hub, BRUNO, file.encode())).table
        assert again.cards and (again.cards.name, again.cards.is_mine) == ("Our copy", False)
        branched = (await afterwards.branch(hub, table, ANNE, Branch(1, []))).table
        assert branched.cards and (branched.rules, branched.cards.is_mine) == (table.row.rules, True)


@pytest.mark.anyio
async def test_a_file_is_not_believed_what_its_cards_are_called() -> None:
    async with a_house() as hub:
        info = await saved(hub)
        table = await hub.table((await opened(hub, info.id)).table.id)
        await offer(hub.store, [offered(KAISER, a_folder(), "Club cards")])
        record = replace(await afterwards.match_file(table, ANNE), cards="Club cards")
        await keeping.change(hub, ANNE, info.id, SetChange(1, ships(name="Dresden III")))
        found = (await afterwards.upload(hub, BRUNO, dumps(record).encode())).table.cards
        assert found and (found.name, found.is_offered) == ("", False)
