"""Sets of cards over the network: forms, checks, folders, and tables that are played with them by every process."""

import io
import zipfile
from typing import Any

import pytest

from tests.server.house import PERSON, Guest, House, play_out
from wardroom.engine.tables import cells_of
from wardroom.shelf import find

CADET = {"kind": "bot", "bot": "cadet"}
SHIPS = find("kaiser").texts["ships.csv"]


def ships(**changes: str) -> dict[str, Any]:
    """The German ships, with other cells in the first row."""
    cells = cells_of(SHIPS, "ships.csv")
    for name, value in changes.items():
        cells[1][cells[0].index(name)] = value
    return {"ships.csv": cells}


def save(guest: Guest, name: str = "Our copy", **changes: str) -> dict[str, Any]:
    info: dict[str, Any] = guest.post(
        "/api/sets", {"game": "kaiser", "name": name, "tables": ships(**(changes or {"name": "Dresden II"}))}
    )
    return info


@pytest.mark.parametrize("game", ["kaiser", "nassau", "modern", "cannoni", "marauders"])
def test_the_tables_of_a_game_are_told_with_where_each_value_is_from(house: House, game: str) -> None:
    form = house.guest().get(f"/api/games/{game}/tables")
    assert [table["file"] for table in form["tables"]] == [*find(game).rows]
    for table in form["tables"]:
        for row, origins in zip(table["rows"], table["origins"], strict=True):
            assert len(row) == len(origins) == len(table["columns"])
    assert all(effect["text"]["en"] and effect["text"]["it"] for effect in form["effects"])


def test_a_game_without_tables_has_an_empty_form(house: House) -> None:
    assert house.guest().get("/api/games/skirmish/tables")["tables"] == []


def test_a_draft_is_checked(house: House) -> None:
    anne = house.guest()
    (fault,) = anne.post("/api/games/kaiser/check", {"tables": ships(vp="six")})["faults"]
    assert (fault["file"], fault["row"], fault["column"], fault["repair"]) == ("ships.csv", 2, "vp", "6")
    assert anne.refused("POST", "/api/games/kaiser/check", {"tables": {"../x": []}}) == (422, "strange-table")


def test_more_than_the_server_takes_is_refused_before_it_is_read(house: House) -> None:
    anne = house.guest()
    large = "x" * 10_000_000
    assert anne.refused("POST", "/api/games/kaiser/folder?file=ships.csv", content=large)[0] == 413
    assert anne.refused("POST", "/api/games/kaiser/check", {"tables": {"ships.csv": [["x" * 5000]]}})[0] == 400


def test_a_set_that_cannot_be_played_is_not_kept(house: House) -> None:
    anne = house.guest()
    body = {"game": "kaiser", "name": "Broken", "tables": ships(vp="six")}
    assert anne.refused("POST", "/api/sets", body) == (422, "bad-data")
    assert anne.get("/api/sets") == []


def test_a_folder_is_read_saved_and_taken_along(house: House) -> None:
    anne = house.guest()
    text = SHIPS.replace("Dresden,Dresden", "Dresden II,Dresden")
    read = anne.ask("POST", "/api/games/kaiser/folder?file=ships.csv", content=text).json()
    info = anne.post("/api/sets", {"game": "kaiser", "name": "Our copy", **read})
    answer = anne.ask("GET", f"/api/sets/{info['id']}/folder")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        assert folder.namelist() == ["ships.csv"]
        assert "Dresden II" in folder.read("ships.csv").decode()


def test_a_set_of_somebody_else_is_not_found(house: House) -> None:
    anne, bruno = house.guest(), house.guest()
    name = save(anne)["id"]
    for method, path, body in (
        ("GET", f"/api/sets/{name}", None),
        ("GET", f"/api/sets/{name}/folder", None),
        ("GET", f"/api/sets/{name}/game", None),
        ("PUT", f"/api/sets/{name}", {"version": 1, "tables": ships(vp="19")}),
        ("PUT", f"/api/sets/{name}/name", {"name": "Mine"}),
        ("DELETE", f"/api/sets/{name}", None),
        ("POST", "/api/tables", {"game": "kaiser", "seats": [PERSON, CADET], "cards": name}),
    ):
        assert bruno.refused(method, path, body) == (404, "no-set"), path
    assert bruno.get("/api/sets") == []


def test_a_set_of_another_game_opens_no_table(house: House) -> None:
    anne = house.guest()
    body = {"game": "nassau", "seats": [PERSON, CADET, CADET], "cards": save(anne)["id"]}
    assert anne.refused("POST", "/api/tables", body) == (404, "no-set")


def test_bots_play_a_match_with_own_cards_to_its_end_and_all_that_comes_after(house: House) -> None:
    anne = house.guest("Anne")
    info = save(anne)
    assert anne.get(f"/api/sets/{info['id']}/game")["rules"].partition("+")[2]
    table = anne.open(PERSON, CADET, game="kaiser", cards=info["id"], options={"deck": 13})["table"]
    with anne.live(table["id"]) as live:
        assert live.table["cards"] == {"name": "Our copy", "owner": "Anne", "is_offered": False, "is_mine": True}
        names = anne.get(f"/api/games/kaiser/names?rules={table['rules'].replace('+', '%2B')}")
        assert names["dresden"] == {"en": "Dresden II", "it": "Dresden"}
        anne.get(f"/api/tables/{table['id']}/hint?seat=0")
        anne.delete(f"/api/sets/{info['id']}")
        play_out(live)
    told = anne.get(f"/api/tables/{table['id']}/fairness")
    assert told["verified"] is True
    file = anne.ask("GET", f"/api/tables/{table['id']}/file").text
    assert '"cards": "Our copy"' in file
    again = anne.ask("POST", "/api/files", content=file).json()
    assert again["rules"] == table["rules"]


def test_what_is_kept_of_somebody_has_their_sets_and_is_forgotten_with_them(house: House) -> None:
    anne, bruno = house.guest("Anne"), house.guest("Bruno")
    info = save(anne)
    opened = anne.open(PERSON, {"kind": "open"}, game="kaiser", cards=info["id"])
    with zipfile.ZipFile(io.BytesIO(anne.ask("GET", "/api/me/data").content)) as kept:
        assert any(name.startswith("sets/kaiser-") for name in kept.namelist())
    table = opened["table"]["id"]
    assert anne.ask("DELETE", "/api/me", {"password": ""}).is_success
    cards = bruno.get(f"/api/tables/{table}")["cards"]
    assert (cards["name"], cards["owner"]) == ("Our copy", "guest-left")
