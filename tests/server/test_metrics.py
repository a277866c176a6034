"""Figures for Prometheus: for whoever has the token, and true."""

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.databases import NewDatabase
from tests.server.house import BOT, Guest, House, play_out, serving
from tests.server.processes import served
from tests.server.test_live import seated

TOKEN = "a token of twenty-four letters"


def figures(guest: Guest, token: str = TOKEN) -> dict[str, float]:
    answer = guest.ask("GET", "/api/metrics", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    families = text_string_to_metric_families(answer.text)
    samples = [sample for family in families for sample in family.samples]
    return {f"{each.name} {' '.join(each.labels.values())}".strip(): each.value for each in samples}


def test_there_are_none_without_a_token(sqlite: House, new_database: NewDatabase) -> None:
    assert sqlite.guest().refused("GET", "/api/metrics") == (404, "not-found")
    with serving(new_database("sqlite"), metrics_token=TOKEN) as house:
        for given in ({}, {"authorization": "Bearer x"}, {"authorization": f"Bearer {TOKEN}x"}, {"authorization": ""}):
            assert house.guest().refused("GET", "/api/metrics", headers=given) == (401, "not-signed-in")


def test_what_happens_is_counted(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), metrics_token=TOKEN) as house:
        table, (anne, ben) = seated(house)
        with anne.live(table) as hers, ben.live(table) as his:
            play_out(hers, his, most=4)
            his.refused("answer", seat=1, play="hold", sequence=99)
            anne.refused("GET", "/api/tables/nothing-here")
            told = figures(anne)
        assert told["wardroom_move_seconds_count"] == 4 and 0 < told["wardroom_move_seconds_sum"] < 300
        assert told["wardroom_tables"] == 1 and told["wardroom_sockets"] == 2 and told["wardroom_stand_ins"] == 0
        assert told["wardroom_refusals_total no-table"] == 1
        assert sum(value for name, value in told.items() if name.startswith("wardroom_refusals_total")) == 2
        assert told["wardroom_request_seconds_count GET 200"] >= 2
        assert told["wardroom_bots_waiting"] == told["wardroom_errands"] == 0


def test_workers_tell_their_figures_together(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROOM_METRICS", TOKEN)
    with served(new_database("postgres"), "--workers", "2") as house:
        guests = [house.guest() for _ in range(8)]
        for guest in guests:
            guest.open({"kind": "person"}, BOT)
        told = [figures(guest)["wardroom_request_seconds_count POST 201"] for guest in guests]
        assert told == [8.0] * 8
