"""Bots of one's own at the terminal: wherever a rank is accepted, and never because a file says so."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.store import load

ENOUGH = "1\n" * 200
LAST = """
from pathlib import Path
Path("ran").touch()

class Bot:
    def __init__(self, source):
        self.source = source

    def choose(self, sight):
        return sight.ask.options[-1]

class Lost(Bot):
    def choose(self, sight):
        raise LookupError("upside down")

class Liar(Bot):
    def choose(self, sight):
        return None
"""


@pytest.fixture(autouse=True)
def mine(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LAST)
    (tmp_path / "first.py").write_text(
        "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        "    print(json.dumps({'ask': asked['ask'], 'play': asked['options'][0]['play']}), flush=True)\n"
    )


def test_a_bot_of_ones_own_is_simulated_on_several_hands(wardroom: Wardroom) -> None:
    one, two = (
        wardroom("simulate", "skirmish", "--bots", "mine.py:Bot,random", "--count", "8", "--jobs", jobs, "--json")
        for jobs in (1, 2)
    )
    told = [json.loads(done.out) for done in (one, two)]
    assert [each["bot"] for each in told[0]["seats"]] == ["mine.py:Bot", "random"]
    assert told[0]["seats"] == told[1]["seats"]


def test_a_bot_of_ones_own_fights_in_the_arena(wardroom: Wardroom) -> None:
    done = wardroom("arena", "skirmish", "--players", "mine.py:Bot,random", "--count", "4", "--jobs", "1")
    assert done.code == 0 and "mine.py:Bot" in done.out and done.err == ""


def test_a_program_fights_in_the_arena_and_what_it_does_wrong_is_told(wardroom: Wardroom) -> None:
    program = f"exec:{sys.executable} first.py"
    done = wardroom("arena", "skirmish", "--players", f"{program},exec:true", "--count", "2", "--jobs", "1")
    assert done.code == 0 and program in done.out
    (told,) = done.err.splitlines()
    assert "times the rule of thumb answered for exec:true. The first time: exec:true ended without an answer." in told


def test_what_a_program_does_wrong_is_told_after_a_simulation_too(wardroom: Wardroom) -> None:
    done = wardroom("simulate", "skirmish", "--bots", "random,exec:true", "--count", "1", "--jobs", "1", "--lang", "it")
    assert done.code == 0 and "exec:true è terminato senza rispondere." in done.err


@pytest.mark.parametrize(
    ("bot", "why"),
    [("Lost", "LookupError: upside down"), ("Liar", "mine.py:Liar chose “None”, which is not on offer.")],
)
def test_a_class_that_fails_ends_the_run_and_is_blamed(wardroom: Wardroom, bot: str, why: str) -> None:
    done = wardroom("simulate", "skirmish", "--bots", f"mine.py:{bot},random", "--count", "2", "--jobs", "1")
    assert done.code == 1 and f"The bot mine.py:{bot} failed: {why}" in done.err
    assert "The match as it stood before is in" in done.err


def test_one_plays_against_ones_own(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    seats = f"Anna,mine.py:Bot,Rex=exec:{sys.executable} first.py"
    done = wardroom("play", "skirmish", "--seats", seats, "--seed", "3", "--save", file, typed=ENOUGH)
    assert done.code == 0 and "The end" in done.lines
    saved = load(file)
    assert saved.seats == ("Anna", "mine", "Rex")
    assert saved.players == ("person", "mine.py:Bot", f"exec:{sys.executable} first.py")


def test_where_ones_own_fails_at_the_table_the_rule_of_thumb_answers(wardroom: Wardroom) -> None:
    done = wardroom("play", "skirmish", "--seats", "Anna,mine.py:Liar", "--seed", "3", typed=ENOUGH)
    assert done.code == 0 and "The end" in done.lines
    assert "mine did not know what to do; the rule of thumb answered instead" in done.out


@pytest.mark.parametrize("address", ["mine.py:Bot", "exec:touch ran"])
def test_a_file_starts_no_program(wardroom: Wardroom, tmp_path: Path, address: str) -> None:
    file = tmp_path / "from a friend.json"
    wardroom("play", "skirmish", "--seats", "Anna,random", "--save", file, typed="1\n")
    file.write_text(json.dumps({**json.loads(file.read_text()), "players": ["person", address]}))
    done = wardroom("resume", file, typed=ENOUGH)
    assert done.code == 2 and not (tmp_path / "ran").exists()
    quoted = address if ":Bot" in address else f"'{address}'"
    assert f"wardroom resume '{file}' --trust {quoted}" in done.err
    for looking in ("replay", "verify"):
        wardroom(looking, file)
    assert not (tmp_path / "ran").exists()
    wardroom("resume", file, "--trust", address, typed=ENOUGH)
    assert (tmp_path / "ran").exists()


def test_who_trusts_a_bot_plays_on_with_it(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    wardroom("play", "skirmish", "--seats", "Anna,mine.py:Bot", "--save", file, typed="1\n")
    assert wardroom("resume", file, "--trust", "other.py:Bot", typed=ENOUGH).code == 2
    done = wardroom("resume", file, "--trust", "mine.py:Bot", typed=ENOUGH)
    assert done.code == 0 and "The end" in done.lines


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_a_file_leads_to_no_code_as_its_game_either(wardroom: Wardroom, tmp_path: Path, command: str) -> None:
    file = tmp_path / "match.json"
    wardroom("play", "skirmish", "--save", file, typed="1\n")
    for game in ("mine:GAME", "skirmish@cards"):
        file.write_text(json.dumps({**json.loads(file.read_text()), "game": game}))
        done = wardroom(command, file)
        assert done.code == 2 and f"no game called {game}" in done.err
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("shark", "gives no bot a name"),
        ("captain=mine.py:Bot", "There is a bot called captain already."),
        ("person=mine.py:Bot", "There is a bot called person already."),
        ("shark=absent.py:Bot", "There is no bot at"),
        ("shark=exec:no-such-command", "There is no such command: exec:no-such-command"),
    ],
)
def test_a_server_is_not_started_with_a_bot_that_cannot_be(wardroom: Wardroom, given: str, words: str) -> None:
    done = wardroom("serve", "--bot", given)
    assert done.code == 2 and words in done.err
