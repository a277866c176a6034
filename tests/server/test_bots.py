"""Bots that fail: they raise errors, never come to an end, talk nonsense, or their process dies. The match goes on."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

import pytest

from tests.databases import NewDatabase
from tests.planting import HEAD
from tests.server.house import BOT, PATIENCE, PERSON, Guest, House, play_out, serving, wait_for
from tests.server.processes import bot_processes, is_alive
from tests.server.waiting import Waiting
from wardroom import shelf
from wardroom.engine.record import loads, replay
from wardroom.house import processes
from wardroom.house.bots import Busy, NoThought, Problem, Thought
from wardroom.house.processes import Desk, Desks, ProcessRoom
from wardroom.house.turns import Wish
from wardroom.players import PROMISED
from wardroom.players.bots import THINKERS
from wardroom.server.config import Config
from wardroom.store import incidents, load

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

class Fails:
    # The last option, by rule of thumb; but whoever looks ahead fails.
    horizon = 0

    def choose(self, state, ask, dice):
        return ask.options[-1]

    def value(self, state, seat):
        return self.mood(None)

class Search_Raises(Fails, Raises):
    pass

class Search_Hangs(Fails, Hangs):
    pass

class Search_Dies(Fails, Dies):
    pass

def with_mood(mood):
    return type("Game", (Skirmish,), {"id": mood.__name__.lower(), "judgement": mood()})()

RAISES, HANGS, BABBLES, CHEATS, DIES = map(with_mood, (Raises, Hangs, Babbles, Cheats, Dies))
SEARCH_RAISES, SEARCH_HANGS, SEARCH_DIES = map(with_mood, (Search_Raises, Search_Hangs, Search_Dies))
"""
MOODS = ("raises", "hangs", "babbles", "cheats", "dies")
HANGING = ("hangs", "search_hangs")
SEARCHING = {"search_raises": "I do not know", "search_hangs": "no answer within", "search_dies": "keep dying"}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games whose rule of thumb has gone mad, each in its own way."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "mad_games.py").write_text(HEAD + MAD, "utf-8")
    installed = folder / "mad_games-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: mad-games\nVersion: 1\n")
    named = "\n".join(f"{mood} = mad_games:{mood.upper()}" for mood in (*MOODS, *SEARCHING))
    (installed / "entry_points.txt").write_text(f"[wardroom.games]\n{named}\n")
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(folder))
        shelf.installed.cache_clear()
        yield
        shelf.find.cache_clear()
        shelf.installed.cache_clear()


@pytest.fixture(scope="module")
def mad(games: None, new_database: NewDatabase) -> Iterator[House]:
    """A server with such games."""
    with serving(new_database("sqlite"), thinking_seconds=PATIENCE) as house:
        yield house


@pytest.fixture(scope="module")
def hasty(games: None, new_database: NewDatabase) -> Iterator[House]:
    """The same, with little time to think; only for bots that never come to an end."""
    with serving(new_database("sqlite"), thinking_seconds=1.0) as house:
        yield house


@pytest.fixture
def home_of(request: pytest.FixtureRequest) -> Callable[[str], House]:
    """`home_of("hangs")`: the server at which a mood is tried."""
    return lambda mood: request.getfixturevalue("hasty" if mood in HANGING else "mad")


def first_answer(anne: Guest, game: str, bot: str) -> tuple[str, list[str]]:
    """What a bot answers, and what it could have answered."""
    table = anne.open({"kind": "bot", "bot": bot}, PERSON, game=game)["table"]["id"]
    with anne.live(table) as live:
        live.until(lambda live: live.is_asked)
    kept = loads(anne.ask("GET", f"/api/tables/{table}/file").text)
    before = replay(replace(kept, log=()), shelf.find(game))
    return kept.log[0].play, [option.notation for option in before.asks[0].options]


@pytest.mark.parametrize("mood", MOODS)
def test_where_even_the_rule_of_thumb_fails_the_first_answer_is_given(
    home_of: Callable[[str], House], mood: str, caplog: pytest.LogCaptureFixture
) -> None:
    given, options = first_answer(home_of(mood).guest(), mood, "thumb")
    assert given == options[0]
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert any("the bot thumb failed" in line for line in told), "somebody should look into it"


@pytest.mark.parametrize("mood", SEARCHING)
def test_where_a_bot_fails_the_rule_of_thumb_answers_and_the_match_is_kept(
    home_of: Callable[[str], House], mood: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = home_of(mood)
    folder = house.hub.answering.incidents
    before = set(folder.glob(f"{mood}*.json"))
    given, options = first_answer(house.guest(), mood, "admiral")
    assert given == options[-1] != options[0]
    (kept,) = set(folder.glob(f"{mood}*.json")) - before
    assert f"is kept in {kept}" in caplog.text and "the bot admiral failed" in caplog.text
    match = replay(load(kept), shelf.find(mood))
    assert match.sequence == 0 and match.players == ("admiral", "person")
    told = kept.with_suffix(".txt").read_text()
    assert told.startswith("The bot admiral in seat 0 failed.") and SEARCHING[mood] in told


def test_a_bot_that_fails_again_and_again_is_noted_once(mad: House) -> None:
    anne = mad.guest()
    table = anne.open(PERSON, {"kind": "bot", "bot": "admiral"}, game="search_raises")["table"]["id"]
    before = set(mad.hub.answering.incidents.glob("*.json"))
    with anne.live(table) as live:
        play_out(live, most=4)
        live.until(lambda live: live.is_asked or live.is_over)
    assert len(set(mad.hub.answering.incidents.glob("*.json")) - before) == 1


def test_a_disk_that_takes_nothing_holds_nobody_up(
    mad: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(mad.hub.answering, "incidents", tmp_path / "file" / "incidents")
    given, options = first_answer(mad.guest(), "search_raises", "admiral")
    assert given == options[-1] and "could not be kept" in caplog.text


def test_incidents_lie_beside_the_database(mad: House) -> None:
    config: Config = mad.app.state.config
    assert config.file and mad.hub.answering.incidents == config.file.parent / "incidents"
    assert Config(database="postgresql://somewhere/wardroom").incidents == incidents()


# --- many at once -----------------------------------------------------------------------------------------------------


def test_whoever_finds_no_desk_in_time_answers_by_rule_of_thumb(
    new_database: NewDatabase, waiting: Waiting, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One Admiral thinks and thinks; others do not wait for it, and no incident is made of that."""
    monkeypatch.setattr(processes, "_LATEST", 0.0)
    with serving(new_database("sqlite")) as house:
        anne = house.guest()
        anne.open({"kind": "bot", "bot": "admiral"}, PERSON)
        wait_for(lambda: waiting.tasks)
        tables = [anne.open({"kind": "bot", "bot": "captain"}, PERSON)["table"]["id"] for _ in range(5)]
        for table in tables:
            with anne.live(table) as live:
                live.until(lambda live: live.is_asked)
        assert len(waiting.tasks) == 1 and not house.hub.answering.incidents.exists()
        assert caplog.text.count("no desk was free for 1 seconds") == 5
        waiting.let_go()


def test_those_who_play_by_rule_of_thumb_never_wait_for_those_who_search(
    new_database: NewDatabase, waiting: Waiting
) -> None:
    with serving(new_database("sqlite")) as house:
        anne = house.guest()
        anne.open({"kind": "bot", "bot": "admiral"}, PERSON)
        wait_for(lambda: waiting.tasks)
        for level in ("random", "cadet", "lieutenant"):
            with anne.live(anne.open({"kind": "bot", "bot": level}, PERSON)["table"]["id"]) as live:
                live.until(lambda live: live.is_asked)
        waiting.let_go()


def test_whoever_was_kept_waiting_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it thinks the less, and answers when it should."""
    may = threading.Event()
    begun: list[float] = []

    def slowly(desk: Desk, task: Problem) -> Thought:
        begun.append(task.waited)
        assert may.wait(PATIENCE)
        return Thought("hold")

    async def two_at_one_desk() -> None:
        desks = Desks(1, lambda: Desk(1.0))
        both = [asyncio.create_task(desks.think(cast(Problem, Task()), Wish("", 60, 60))) for _ in range(2)]
        while not begun:
            await asyncio.sleep(0)
        may.set()
        await asyncio.gather(*both)
        await desks._turns.take(Wish("", 1, 1))
        with pytest.raises(Busy):
            await desks.think(cast(Problem, Task()), Wish("", 0.01, 0.01))
        desks.close()

    monkeypatch.setattr(Desk, "think", slowly)
    asyncio.run(two_at_one_desk())
    assert 0 <= begun[0] < begun[1]


@dataclass(frozen=True)
class Task:
    """As much of a problem as a desk looks at."""

    waited: float = 0.0


def test_the_patience_fits_those_who_search() -> None:
    """A process is sent home long after its bot should have answered, however busy the machine is."""
    assert set(PROMISED) == set(THINKERS)
    for level, seconds in PROMISED.items():
        assert THINKERS[level].budget.seconds < seconds < Config().thinking_seconds / 2


# --- processes --------------------------------------------------------------------------------------------------------


def test_after_a_bot_that_hung_others_think(hasty: House) -> None:
    """There is one process for all: the one that hung was sent home."""
    anne = hasty.guest()
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
    room = ProcessRoom(2)
    room.close()
