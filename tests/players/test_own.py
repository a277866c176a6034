"""Bots of one's own: found at their addresses, called by their names, and held to what is on offer."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.players.test_levels import LastOne, sight
from tests.players.toys import Pick
from wardroom.engine import Refusal
from wardroom.players import BOTS, anybody, bot, is_bot, known_anybody, known_bot, names, own, promised

FIRST = """
from beside import TAKE

class Bot:
    def __init__(self, source):
        self.source = source

    def choose(self, sight):
        return sight.ask.options[TAKE]

class Liar(Bot):
    def choose(self, sight):
        return "whatever I like"

NOBODY = 5
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "first.py").write_text(FIRST)
    (tmp_path / "beside.py").write_text("TAKE = 0")
    (tmp_path / "torn.py").write_text("class Bot:\n    def")
    (tmp_path / "script.py").write_text("import sys\nsys.exit(3)")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_class_in_a_file_plays_and_may_import_what_lies_beside_it(folder: Path) -> None:
    assert known_anybody("first.py:Bot") == "first.py:Bot"
    assert anybody("first.py:Bot", b"key").choose(sight(judgement=LastOne())) == Pick(0)
    assert anybody(f"{folder}/first.py:Bot", b"key").choose(sight()) == Pick(0)


def test_a_class_in_a_module_plays(folder: Path) -> None:
    assert anybody("first:Bot", b"key").choose(sight()) == Pick(0)


def test_names_and_addresses_are_told_apart() -> None:
    assert anybody("thumb", b"key").choose(sight(judgement=LastOne())) == Pick(2)
    with pytest.raises(Refusal, match="unknown-bot"):
        known_anybody("kraken")


def test_an_address_is_no_name(folder: Path) -> None:
    assert not is_bot("first.py:Bot") and not is_bot("exec:true")
    for lookup in (known_bot, lambda name: bot(name, b"key")):
        with pytest.raises(Refusal, match="unknown-bot"):
            lookup("first.py:Bot")


@pytest.mark.parametrize(
    ("address", "key", "found"),
    [
        ("first.py:Kraken", "bot-no-class", "Kraken"),
        ("first.py:NOBODY", "bot-no-class", "NOBODY"),
        ("torn.py:Bot", "broken-bot", "SyntaxError"),
        ("script.py:Bot", "broken-bot", "SystemExit: 3"),
        ("absent.py:Bot", "broken-bot", "FileNotFoundError"),
        ("nowhere:Bot", "broken-bot", "No module named 'nowhere'"),
        (":", "broken-bot", "ValueError"),
    ],
)
def test_where_there_is_no_bot_it_is_said_why(folder: Path, address: str, key: str, found: str) -> None:
    with pytest.raises(Refusal, match=key) as refused:
        known_anybody(address)
    assert found in str(refused.value)


def test_what_is_not_on_offer_is_refused(folder: Path) -> None:
    with pytest.raises(Refusal, match="bot-not-offered") as refused:
        anybody("first.py:Liar", b"key").choose(sight())
    assert refused.value.facts == {"bot": "first.py:Liar", "given": "whatever I like"}


def test_who_runs_a_server_gives_names(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = own.registered(["shark=first.py:Bot", " eel = first:Bot"], BOTS)
    assert given == {"shark": f"{folder}/first.py:Bot", "eel": "first:Bot"}
    monkeypatch.setenv(own.ENVIRONMENT, json.dumps(given))
    monkeypatch.chdir("/")
    assert is_bot("shark") and names() == (*BOTS, "shark", "eel")
    assert bot("shark", b"key").choose(sight()) == Pick(0)
    assert promised("shark") == own.SECONDS and promised("random") is None


@pytest.mark.parametrize("text", ["first.py:Bot", "=first.py:Bot", "two words=first:Bot", "shark=first", "è=first:Bot"])
def test_what_is_no_name_is_refused(folder: Path, text: str) -> None:
    with pytest.raises(Refusal, match="bad-bot-name"):
        own.registered([text], BOTS)


def test_nobody_takes_the_name_of_another(folder: Path) -> None:
    for twice in (["captain=first.py:Bot"], ["shark=first.py:Bot", "shark=first:Bot"]):
        with pytest.raises(Refusal, match="bot-name-taken"):
            own.registered(twice, BOTS)


def test_packages_bring_bots_but_no_rank(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint(name, "first:Bot", "wardroom.bots") for name in ("eel", "captain")]
    monkeypatch.setattr(own, "entry_points", lambda group: points if group == "wardroom.bots" else [])
    own._installed.cache_clear()
    try:
        assert names() == (*BOTS, "eel")
        assert bot("eel", b"key").choose(sight()) == Pick(0)
        assert not isinstance(bot("captain", b"key"), own.Checked)
    finally:
        own._installed.cache_clear()


@pytest.mark.parametrize(
    ("address", "name"),
    [("mine.py:Bot", "mine"), ("a/b.py:Bot", "b"), ("club.eel:Bot", "eel"), ("exec:node bots/shark.js", "shark")],
)
def test_short_names(address: str, name: str) -> None:
    assert own.called(address) == name
