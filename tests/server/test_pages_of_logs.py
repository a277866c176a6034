"""A joiner costs what one screen costs: the log comes in pages, the last one first."""

import pytest

from tests.server.house import House, keep_up, play_out
from tests.server.test_live import seated
from wardroom.house import afterwards, standing


@pytest.fixture(autouse=True)
def _short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (standing, afterwards):
        monkeypatch.setattr(module, "PAGE", 5)


def test_who_joins_hears_the_last_lines_and_reads_back_to_the_first(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=12)
        keep_up(hers, his)
        whole = {line["number"]: line["events"] for line in hers.lines}
        with anne.live(table) as again:
            welcome = again.heard[0]
            assert [line["number"] for line in welcome["lines"]] == [8, 9, 10, 11, 12] and welcome["after"] == -1
            hers.do("look", seat=None)
            moved = next(told for told in reversed(hers.heard) if told["type"] == "moved")
            assert [line["number"] for line in moved["lines"]] == [8, 9, 10, 11, 12] and moved["after"] == -1
    first, read = 8, dict[int, object]()
    while first:
        page = anne.get(f"/api/tables/{table}/lines?before={first}&seat=0")["lines"]
        assert 0 < len(page) <= 6
        read |= {line["number"]: line["events"] for line in page}
        first = page[0]["number"]
    assert read == {number: events for number, events in whole.items() if number < 8}


def test_who_comes_back_after_long_begins_anew(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=9)
        keep_up(hers, his)
    with anne.live(table, since=2) as hers:
        assert hers.heard[0]["after"] == -1 and hers.heard[0]["lines"][0]["number"] == 5


def test_pages_show_no_more_than_the_table(house: House) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=6)
    path = f"/api/tables/{table}/lines"
    assert ben.refused("GET", f"{path}?before=3&seat=0") == (403, "not-your-seat")
    for before in (0, -1, 7):
        assert anne.refused("GET", f"{path}?before={before}") == (404, "not-found")
    for line in house.guest().get(f"{path}?before=6")["lines"]:
        assert "loaded" not in [event["kind"] for event in line["events"]]
    assert anne.refused("GET", f"{path}?before=3", headers={"cookie": ""}) == (401, "not-signed-in")
