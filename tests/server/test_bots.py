"""Bots that fail: they raise errors, never come to an end, talk nonsense, or their process dies. The match goes on."""

import os
import signal
from collections.abc import Iterator

import pytest

from tests.databases import NewDatabase
from tests.planting import HEAD
from tests.server.house import BOT, PERSON, House, play_out, serving, wait_for
from tests.server.processes import bot_processes, is_alive
from wardroom import shelf
from wardroom.server.bots import BotRoom, Desk, NoThought

PATIENCE = 1.0

MAD = """
import os, time
from wardroom.engine.game import Judgement

class Mad(Judgement):
    def choose(self, state, ask, dice):
        return self.mood(ask)

class Raises(Mad):
    def mood(self, ask):
        raise RuntimeError("I do not know")

class Hangs(Mad):
    def mood(self, ask):
        time.sleep(3600)

class Babbles(Mad):
    def mood(self, ask):
        return "nonsense"

class Cheats(Mad):
    def mood(self, ask):
        return Fire(9, 0)

class Dies(Mad):
    def mood(self, ask):
        os._exit(1)

def with_mood(mood):
    return type("Game", (Skirmish,), {"id": mood.__name__.lower(), "judgement": mood()})()

RAISES, HANGS, BABBLES, CHEATS, DIES = map(with_mood, (Raises, Hangs, Babbles, Cheats, Dies))
"""
MOODS = ("raises", "hangs", "babbles", "cheats", "dies")


@pytest.fixture(scope="module")
def mad(tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase) -> Iterator[House]:
    """A server with games whose rule of thumb has gone mad, each in its own way, and little time to think."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "mad_games.py").write_text(HEAD + MAD, "utf-8")
    installed = folder / "mad_games-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: mad-games\nVersion: 1\n")
    games = "\n".join(f"{mood} = mad_games:{mood.upper()}" for mood in MOODS)
    (installed / "entry_points.txt").write_text(f"[wardroom.games]\n{games}\n")
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(folder))
        with serving(new_database("sqlite"), thinking_seconds=PATIENCE) as house:
            yield house
        shelf.find.cache_clear()


@pytest.mark.parametrize("mood", MOODS)
def test_a_bot_that_fails_gives_the_first_answer_there_is(
    mad: House, mood: str, caplog: pytest.LogCaptureFixture
) -> None:
    anne = mad.guest()
    table = anne.open(BOT, PERSON, game=mood)["table"]["id"]
    with anne.live(table) as live:
        live.until(lambda live: live.is_asked)
        assert live.lines[1]["seat"] == 0
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert mood == "cheats" or any(table in line for line in told), "somebody should look into it"


def test_after_a_bot_that_hung_others_think(mad: House) -> None:
    """There is one process for all: the one that hung was sent home."""
    anne = mad.guest()
    anne.open(BOT, PERSON, game="hangs")
    table = anne.open(BOT, PERSON, game="skirmish")["table"]["id"]
    with anne.live(table) as live:
        live.until(lambda live: live.is_asked)
        assert live.lines[1]["seat"] == 0


def test_a_bot_process_that_is_killed_is_replaced(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite")) as house:
        others = set(bot_processes(os.getpid()))
        anne = house.guest()
        table = anne.open(PERSON, BOT, game="kaiser")["table"]["id"]
        with anne.live(table) as live:
            for _ in range(3):
                play_out(live, most=4)
                for process in set(bot_processes(os.getpid())) - others:
                    os.kill(process, signal.SIGKILL)
            play_out(live, most=4)


def test_nobody_is_left_behind(new_database: NewDatabase) -> None:
    others = set(bot_processes(os.getpid()))
    with serving(new_database("sqlite"), bots=2) as house:
        anne = house.guest()
        table = anne.open(BOT, PERSON)["table"]["id"]
        wait_for(lambda: anne.get(f"/api/tables/{table}")["sequence"])
        ours = set(bot_processes(os.getpid())) - others
        assert ours
    wait_for(lambda: not any(is_alive(process) for process in ours))


def test_nobody_sits_down_once_the_room_is_closed() -> None:
    desk = Desk(1.0)
    desk.close()
    with pytest.raises(NoThought, match="closing"):
        desk.seat()
    room = BotRoom(2)
    room.close()
