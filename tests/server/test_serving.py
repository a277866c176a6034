"""The commands of the house, and the page it hands out."""

import json
import os
import re
import signal
import webbrowser
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.databases import NewDatabase, file_of
from tests.postgres import free_port
from tests.server.house import BOT, PERSON, House, play_out, serving
from tests.server.processes import served
from tests.server.test_hostile import call, rest
from tests.server.test_schema import SCHEMA
from wardroom.cli import serving as commands
from wardroom.cli.app import run
from wardroom.server import pages
from wardroom.server.config import ENVIRONMENT, LIMITS, Config
from wardroom.server.wire import WIRE


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run([*arguments, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err


def test_what_cannot_be_served_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "2 processes need a PostgreSQL" in refused(capsys, "serve", "--workers", "2")
    assert "not the address of a database" in refused(capsys, "serve", "--database", "mysql://x")
    assert "chatty is not a level" in refused(capsys, "serve", "--log", "chatty")
    assert "no limit called rum" in refused(capsys, "serve", "--limit", "rum=3")
    assert "GAME@FOLDER=NAME" in refused(capsys, "serve", "--set", "kaiser@cards")
    (tmp_path / "ships.csv").write_text("id,name\nemden,Emden\n")
    told = refused(capsys, "serve", "--set", f"kaiser@{tmp_path}=Ours")
    assert "ships.csv, row 1" in told and "The table is laid" not in told
    assert "not a number" in refused(capsys, "serve", "--limit", "chats=many")
    assert "cannot be used" in refused(capsys, "serve", "--database", "postgresql://x@127.0.0.1:1/x")
    assert "trouble" in refused(capsys, "serve", "--database", f"sqlite:///{tmp_path}/file/wardroom.db")
    assert "no such file" in refused(capsys, "backup", str(tmp_path / "b.gz"), "--database", "sqlite:///none.db")
    database = f"sqlite:///{tmp_path}/wardroom.db"
    assert "not a backup" in refused(capsys, "restore", str(tmp_path / "file"), "--database", database)


def test_limits_are_set() -> None:
    assert commands._limits(["newcomers=200", "tables=5"]) == {"newcomers_per_minute": 200, "most_tables": 5}
    assert {field for name in LIMITS for field in commands._limits([f"{name}=7"])} == set(LIMITS.values())
    assert Config.of(None, **commands._limits(["sockets=3"])).sockets == 3


def test_backup_and_restore(new_database: NewDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A match goes on in the house that was restored, for the same people, cookies and all."""
    first, second, file = new_database("sqlite"), new_database("postgres"), tmp_path / "backup.gz"
    with serving(first) as house:
        anne = house.guest("Anne")
        table = anne.open(PERSON, BOT)["table"]["id"]
        with anne.live(table) as live:
            play_out(live, most=3)
            live.until(lambda live: live.position["waiting"] == [0])
            before, lines = live.position, live.lines
        assert run(["backup", str(file), "--database", first, "--lang", "en"]) == 0
    assert run(["restore", str(file), "--database", second, "--lang", "it"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith(f"rows were written to {file}.") and str(file) in told[1]
    with serving(second) as house:
        again = house.again(anne)
        assert again.me == anne.me | {"name": "Anne"}
        with again.live(table) as live:
            assert known(live.position) == known(before) and live.lines == lines
            play_out(live)
        assert again.get(f"/api/tables/{table}/fairness")["verified"]


def known(position: dict[str, Any]) -> dict[str, Any]:
    """What a house knows that has just begun: of answers in earlier turns only that they are in the log."""
    return {name: told for name, told in position.items() if name != "takes_back"}


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["openapi"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(SCHEMA))


def test_the_page_is_opened_once_somebody_answers(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    commands._show(f"{sqlite.address}/")
    monkeypatch.setattr(commands.time, "sleep", lambda _: None)  # type: ignore[attr-defined]
    commands._show(f"http://127.0.0.1:{free_port()}/")
    assert opened == [f"{sqlite.address}/"]


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_when_it_is_told_to(new_database: NewDatabase, ending: signal.Signals) -> None:
    with served(new_database("sqlite")) as server:
        anne = server.guest()
        table = anne.open(PERSON, BOT)["table"]["id"]
        with anne.live(table) as live:
            play_out(live, most=1)
            os.killpg(server.pid, ending)
            assert live.closed() == 1012
        server.process.wait(20)
        log = server.log.read_text()
        assert "The table is laid at" in log and "Traceback" not in log, log


def test_a_port_that_is_taken_is_said_before_the_table_is_laid(
    sqlite: House, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    port = sqlite.address.rpartition(":")[2]
    told = refused(capsys, "serve", "--without-page", "--port", port, "--database", new_database("sqlite"))
    assert f"127.0.0.1:{port}" in told and "in use" in told
    told = refused(capsys, "serve", "--without-page", "--host", "203.0.113.1", "--database", new_database("sqlite"))
    assert "203.0.113.1:8017" in told


def test_a_page_that_was_never_built_is_missed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, new_database: NewDatabase
) -> None:
    monkeypatch.setattr(Config, "of", lambda database, **more: Config(database, static=tmp_path, **more))
    assert "make page" in refused(capsys, "serve", "--database", new_database("sqlite"))


def test_workers_have_time_to_start() -> None:
    assert WIRE["timeout_worker_healthcheck"] >= 60


def test_a_new_club_is_announced_and_an_old_one_is_not(tmp_path: Path) -> None:
    """So that a mistyped name is noticed."""
    with served(f"sqlite:///{tmp_path}/club.db") as server:
        assert f"A new club begins in {tmp_path}/club.db" in server.log.read_text()
    with served(f"sqlite:///{tmp_path}/club.db") as server:
        assert "new club" not in server.log.read_text()


def test_a_file_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = Config.of(f"sqlite:///{tmp_path}/wardroom.db")
    with config.held():
        assert "Another server has" in refused(capsys, "serve", "--database", config.database)
    with config.held(), Config.of("postgresql://x/y").held(), Config.of("postgresql://x/y").held():
        pass


def test_settings_reach_the_processes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    config = Config.of("postgresql://x/y", workers=3, static=tmp_path, is_secure=True)
    monkeypatch.setenv(ENVIRONMENT, config.to_text())
    assert Config.from_environment() == config
    monkeypatch.delenv(ENVIRONMENT)
    assert Config.from_environment() == Config()
    assert config.file is None and Config(database="sqlite://").file is None
    assert Config(database="sqlite:///a/b.db").file == Path("a/b.db")
    assert file_of("sqlite:///a/b.db") == Path("a/b.db")


@pytest.mark.parametrize(
    ("accepted", "body", "encoding"),
    [
        ("gzip, deflate, br, zstd", b"brotli", "br"),
        ("gzip;q=1.0", b"gzip", "gzip"),
        ("", b"'use strict';", None),
    ],
)
def test_files_of_the_page_were_compressed_beforehand(
    new_database: NewDatabase, tmp_path: Path, accepted: str, body: bytes, encoding: str | None
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Wardroom</title>")
    for ending, text in (("", "'use strict';"), (".br", "brotli"), (".gz", "gzip")):
        (tmp_path / "assets" / f"page-0aB_c-9z.js{ending}").write_text(text)
    with serving(new_database("sqlite"), static=tmp_path) as house, call(house) as line:
        asking = b"GET /assets/page-0aB_c-9z.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: %s\r\nConnection: close\r\n\r\n"
        line.sendall(asking % accepted.encode())
        head, _, told = rest(line).partition(b"\r\n\r\n")
        headers = dict(each.split(b": ", 1) for each in head.lower().split(b"\r\n")[1:])
        assert told == body
        assert headers.get(b"content-encoding") == (encoding.encode() if encoding else None)
        assert b"javascript" in headers[b"content-type"] and b"immutable" in headers[b"cache-control"]


def test_what_stands_in_the_page_itself_is_allowed_by_its_hash_alone(new_database: NewDatabase, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<script>look()</script><style>p {}</style><script src=x></script>")
    look, style = (b64encode(sha256(text).digest()).decode() for text in (b"look()", b"p {}"))
    with serving(new_database("sqlite"), static=tmp_path) as house:
        anne = house.guest()
        policy = anne.ask("GET", "/").headers["content-security-policy"]
        assert f"style-src 'self' 'sha256-{style}';" in policy
        assert f"script-src 'self' 'sha256-{look}';" in policy
        assert "sha256" not in anne.ask("GET", "/api/me").headers["content-security-policy"]


def test_the_page_is_handed_out_for_every_address_of_its_own(new_database: NewDatabase, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Wardroom</title>")
    (tmp_path / "assets" / "page.js").write_text("'use strict';")
    (tmp_path / "secret.txt").write_text("not for you")
    with serving(new_database("sqlite"), static=tmp_path) as house:
        anne = house.guest()
        for path in ("/", "/tables", "/t/abcdefghjk?seat=x", "/replay/abcdefghjk?step=3"):
            answer = anne.ask("GET", path)
            assert answer.status_code == 200 and "<title>Wardroom</title>" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        for path in ("/metrics", "/docs", "/openapi.json", "/t", "/t/abcdefghjk/replay", "/tables/x", "/wp-admin.php"):
            assert anne.refused("GET", path) == (404, "not-found"), path
            seen = anne.ask("GET", path, headers={"accept": "text/html,*/*;q=0.8"})
            assert seen.status_code == 404 and "<title>Wardroom</title>" in seen.text, "a page that says so"
        assert anne.ask("GET", "/assets/page.js").text == "'use strict';"
        for path in ("/assets/none.js", "/api/none", "/assets/..%2fsecret.txt", "/assets/%2e%2e/secret.txt"):
            assert anne.ask("GET", path).status_code == 404, path
        assert "not for you" not in anne.ask("GET", "/secret.txt").text
        tricks = (b"/assets/../secret.txt", b"//secret.txt", b"/assets//../secret.txt", b"/assets/%2e%2e/secret.txt")
        for trick in tricks:
            with call(house) as line:
                line.sendall(b"GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % trick)
                told = rest(line)
                assert told[9:12] in (b"200", b"404") and b"not for you" not in told, trick


def test_addresses_of_the_page_are_those_of_its_router() -> None:
    router = (Path(__file__).parents[2] / "web" / "src" / "router.ts").read_text("utf-8")
    (plain,) = re.findall(r"const PLAIN = \[(.*?)\]", router)
    named = set(re.findall(r'first === "(\w*)"', router))
    assert set(re.findall(r'"([\w-]+)"', plain)) | named == {*pages._PLAIN, *pages._ABOUT}
