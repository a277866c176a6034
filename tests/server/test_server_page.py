"""The page for whoever runs a server says what is so: its tables are the code's, and its commands work."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from sqlalchemy import delete

from tests.databases import NewDatabase
from tests.server.house import HOT, PERSON, House, play_out, serving
from wardroom.cli.app import app
from wardroom.hall.statuses import STATUSES
from wardroom.house import attending, conversation, errands, line, standing
from wardroom.house.naming import LONGEST_NAME
from wardroom.house.talk import LONGEST_CHAT
from wardroom.players import PROMISED
from wardroom.server import callers, identity, limits, routes, wire
from wardroom.server.config import LIMITS, Config
from wardroom.store.incidents import MOST
from wardroom.store.schema import settings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
TEXT = " ".join(PAGE.split())
COMMANDS: Any = typer.main.get_command(app)


def table(head: str) -> list[list[str]]:
    """The rows of the table whose head begins so, without what is only typography."""
    body = PAGE.partition(f"| {head} |")[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in body.splitlines()[2:]]
    return [[cell.replace("`", "").strip() for cell in row] for row in rows]


def test_the_options_are_those_of_the_command() -> None:
    told = {name: usual for name, usual, _ in table("option")}
    options = {option.opts[0]: option.default for option in COMMANDS.commands["serve"].params}
    options.pop("--help", None)
    assert list(told) == list(options)
    for name, usual in options.items():
        assert usual in (None, False) or told[name] == str(usual), name


def test_the_limits_are_those_of_the_server() -> None:
    assert {name: int(usual) for name, usual, _ in table("limit")} == {
        name: getattr(Config(), field) for name, field in LIMITS.items()
    }


def test_the_refusals_are_those_of_the_server() -> None:
    told = {int(status): set(keys.split(", ")) for status, keys, _ in table("status")}
    assert 422 in told
    assert {status: keys for status, keys in told.items() if status != 422} == STATUSES


@pytest.mark.parametrize(
    "said",
    [
        f"a request has {wire.LARGEST_HEAD // 1024} kB of head and {Config().largest_body // 1000} kB of body, "
        f"a match file {routes.LARGEST_FILE // 10**6} MB, and {wire.PATIENCE:g} seconds to come, "
        f"its head {wire.HEAD_PATIENCE:g} seconds",
        f"come {callers.MOST_OPEN} connections at most, of which {callers.MOST_HALF_OPEN} may be half-open",
        f"the oldest gives way when there are {callers.MOST_HALF_OPEN_IN_ALL}.",
        f"a message on a live line has {Config().largest_message // 1024} kB "
        f"(beyond {wire.LARGEST_MESSAGE // 1024} kB the line ends)",
        f"is let go after {conversation.BACKLOG} messages, {conversation.LARGEST_BACKLOG // 10**6} MB "
        f"or {wire.PATIENCE:g} seconds",
        f"a line of chat has {LONGEST_CHAT} characters, a name {LONGEST_NAME}, "
        f"a password {identity._SHORTEST_PASSWORD} to {identity._LONGEST_PASSWORD}",
        f"{attending.FLOOD} more than that end the line",
        f"may do {limits.CROWD} times as much as one visitor",
        f"has {limits.FREE_GUESSES} guesses free, "
        f"and then waits from 1 second to {limits.LONGEST_PAUSE / 60:g} minutes",
        f"{line.NOT_SIGNED_IN} not signed in",
        f"{line.NO_TABLE} no such table; {line.TOO_SLOW} too slow; {line.TOO_MANY} too many messages or lines; "
        f"{line.FAILED} the table cannot be shown now",
    ],
)
def test_figures_are_those_of_the_code(said: str) -> None:
    assert said in TEXT


@pytest.mark.parametrize(
    "said",
    [
        f"has not answered after {Config().thinking_seconds:g} seconds",
        f"A Captain answers within {PROMISED['captain']:g} second and an Admiral within {PROMISED['admiral']:g}",
        f"after {Config().absence_live / 60:g} minutes at a table that is played live",
        f"The folder keeps the last {MOST}",
    ],
)
def test_what_is_said_of_bots_is_so(said: str) -> None:
    assert said in TEXT


@pytest.mark.parametrize(
    "said",
    [
        f"An errand has {Config().errand_seconds:g} seconds of processor time (a minute by the clock)",
        f"and {Config().errand_memory // 10**9} GB of memory",
        f"who waits for {errands._QUEUE:g} seconds without its having begun",
        f"Logs are sent in pages of {standing.PAGE} lines",
        f"What came of errands is kept, up to {errands._MOST_KEPT // 10**6} MB of it",
    ],
)
def test_what_is_said_of_errands_is_so(said: str) -> None:
    assert said in TEXT


def test_a_day_is_a_day() -> None:
    assert Config().absence_daily == 24 * 60 * 60 and "after a day at one with a move a day" in TEXT


def commands() -> list[str]:
    """Every command of ours on the page."""
    found = re.findall(r"^(?:    |\$ |ExecStart=\S*/|    0 4 \* \* \* )(wardroom .*)$", PAGE, re.MULTILINE)
    return [line for line in found if line]


@pytest.mark.parametrize("line", commands())
def test_commands_can_be_given_like_that(line: str) -> None:
    name, *words = shlex.split(line)[1:]
    command = COMMANDS.commands[name]
    if name == "admin":
        name, *words = words
        command = command.commands[name]
    with command.make_context(name, words) as context:
        assert context.params


def test_there_are_commands_on_the_page() -> None:
    known = {"serve", "admin", "backup", "restore", "ratings", "reset-password", "bench-server"}
    assert {line.split()[1] for line in commands()} == known
    assert any("--secure" in line for line in commands()), "the unit of systemd is one of them"


def test_the_session_is_real(tmp_path: Path) -> None:
    """People play, and the commands are run beside them; how many rows there are depends on how far they got."""
    (session,) = re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    here = {**os.environ, "PATH": path, "WARDROOM_LANG": "en", "WARDROOM_HOME": str(tmp_path)}
    with serving(f"sqlite:///{tmp_path}/club.db") as house:
        anne = house.guest("Anne")
        with anne.live(anne.open(PERSON, HOT)["table"]["id"]) as live:
            play_out(live, most=1)
            for turn in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
                command, _, shown = turn.partition("\n")
                done = subprocess.run(command, shell=True, cwd=tmp_path, env=here, capture_output=True, check=True)
                assert re.sub(r"\d+", "N", done.stdout.decode()) == re.sub(r"\d+", "N", shown)
    assert (tmp_path / "club.gz").stat().st_mode & 0o077 == 0, "only whoever made it can read it"


def test_health_is_as_it_is_told(sqlite: House) -> None:
    answer = sqlite.guest().ask("GET", "/api/health")
    assert answer.text == '{"status":"ok"}' and answer.text in PAGE


def test_how_to_make_all_cookies_void(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    with serving(database) as house:
        anne = house.guest()
        assert anne.ask("GET", "/api/tables").status_code == 200

        async def forget() -> None:
            async with house.app.state.database.write() as connection:
                await connection.execute(delete(settings).where(settings.c.name == "cookies"))

        house.call(forget)
    with serving(database) as house:
        stranger = house.again(anne)
        assert stranger.me["id"] != anne.me["id"]
