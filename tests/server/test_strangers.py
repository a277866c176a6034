"""What the server tells of games from elsewhere, and the files of tables that they bring along."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import NewDatabase
from tests.installing import install, on_the_path
from tests.server.house import Guest, House, serving
from wardroom import shelf
from wardroom.engine import BadData
from wardroom.hall import strangers
from wardroom.house.messages.shelf import LookInfo
from wardroom.server.strangers import POLICY


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder where games of strangers are installed."""
    with on_the_path(tmp_path_factory.mktemp("site")) as folder:
        install(folder, "lagoon")
        install(folder, "reef", "--table")
        (folder / "reef" / "table" / "secret.html").write_text("not named", "utf-8")
        yield folder


@pytest.fixture(scope="module")
def strange(site: Path, new_database: NewDatabase) -> Iterator[House]:
    with serving(new_database("sqlite")) as house:
        yield house


@pytest.fixture
def anna(strange: House) -> Guest:
    return strange.guest("Anna")


def page_of(anna: Guest, game: str = "reef") -> str:
    return str(next(each["look"]["page"] for each in anna.get("/api/games") if each["id"] == game))


def test_the_page_is_told_how_to_show_a_game_that_it_has_no_table_for(anna: Guest) -> None:
    games = {each["id"]: each for each in anna.get("/api/games")}
    assert games["lagoon"]["look"] == {"seats": ["diver"], "by_seat": ["boats"], "page": ""}
    assert games["lagoon"]["trouble"] is None
    assert games["kaiser"]["look"] is None


def test_what_is_named_is_served_for_good_and_under_a_policy_of_its_own(anna: Guest) -> None:
    page = page_of(anna)
    for name, kind in (("index.html", "text/html"), ("table.css", "text/css"), ("table.js", "text/javascript")):
        found = anna.http.get(page.replace("index.html", name))
        assert found.status_code == 200 and found.headers["content-type"].startswith(kind)
        assert found.headers["content-security-policy"] == POLICY
        assert found.headers["x-content-type-options"] == "nosniff"
        assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "set-cookie" not in found.headers


@pytest.mark.parametrize(
    "path",
    [
        "table/secret.html",
        "__init__.py",
        "en.ftl",
        "../__init__.py",
        "table/../__init__.py",
        "table/%2e%2e/__init__.py",
        "table/index.html/",
        "table",
        "",
    ],
)
def test_what_is_not_named_is_not_there(anna: Guest, path: str) -> None:
    base = page_of(anna).removesuffix("table/index.html")
    found = anna.http.get(base + path)
    assert found.status_code in (200, 404)
    assert found.status_code == 404 or path == "table/index.html/"
    assert "own_table" not in found.text and "not named" not in found.text


def test_under_another_mark_there_is_nothing(anna: Guest) -> None:
    page = page_of(anna)
    mark = page.split("/")[5]
    assert anna.http.get(page.replace(mark, "0" * len(mark))).status_code == 404
    assert anna.http.get(page.replace("/reef/", "/kaiser/")).status_code == 404
    assert anna.http.get(page.replace("/reef/", "/os:path/")).status_code == 404


@pytest.mark.parametrize(
    ("named", "wrong"),
    [
        (("table/table.js",), "a page first"),
        (("../index.html",), "a path with"),
        (("/etc/hosts.html",), "a path with"),
        (("table/rules.py",), "a path with"),
        (("table/gone.html",), "a file"),
    ],
)
def test_what_cannot_be_a_table_is_told(
    site: Path, monkeypatch: pytest.MonkeyPatch, named: tuple[str, ...], wrong: str
) -> None:
    game = shelf.find("reef")
    monkeypatch.setattr(type(game), "own_table", named)
    with pytest.raises(BadData) as refused:
        shelf.own_table(game)
    assert wrong in str(refused.value)
    assert strangers.trouble(game) is not None


def test_views_that_cannot_be_made_do_not_bring_the_shelf_down(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = shelf.find("lagoon")
    monkeypatch.setattr(type(game), "view", lambda *_: 1 / 0)
    assert strangers.look.__wrapped__(game) == LookInfo([], [], "")
