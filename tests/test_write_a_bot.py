"""The page about bots: its examples are the files, and play as well as it says."""

import json
import re
import shutil
import sys
from typing import Any

import pytest

from tests.test_docs import ROOT, blocks
from wardroom.engine import Match, seeded
from wardroom.lab.arena import Arena, Standings, fight
from wardroom.lab.crew import Here
from wardroom.players import Sight, own
from wardroom.players.lines import Choice, choose
from wardroom.shelf import find
from wardroom.words import Speaker

PAGE = ROOT / "docs" / "write-a-bot.md"
EXAMPLES = ROOT / "examples"


def won(game: str, bot: str, count: int, **options: int) -> float:
    """The share that a bot wins of paired games against one who plays anything."""
    pair = (bot, "random")
    standings = Standings(pair)
    for bout, outcome in fight(Arena(game, 2, find(game).configure(options, 2), "1"), pair, count, Here()):
        assert outcome.faults == [] and not outcome.has_failed
        standings.add(bout, outcome)
    return float(standings.plain()["duels"][0]["rate"])


def test_the_page_shows_the_examples_whole() -> None:
    assert blocks(PAGE, "python") == [(EXAMPLES / name).read_text("utf-8") for name in ("mine.py", "tries.py")]


@pytest.mark.parametrize("name", ["mine.py", "tries.py"])
def test_the_examples_beat_random_at_skirmish(name: str) -> None:
    assert won("skirmish", f"{EXAMPLES / name}:Bot", 40) > 0.6


@pytest.mark.long
def test_the_second_example_beats_random_at_kaiser() -> None:
    assert won("kaiser", f"{EXAMPLES / 'tries.py'}:Bot", 4, deck=25) > 0.7


@pytest.mark.parametrize("command", [f"{sys.executable} {EXAMPLES / 'program.py'}", f"node {EXAMPLES / 'program.mjs'}"])
def test_the_programs_beat_random_at_skirmish(command: str) -> None:
    if shutil.which(command.split(maxsplit=1)[0]) is None:
        pytest.skip("no Node here")
    assert won("skirmish", f"exec:{command}", 40) > 0.6


def test_the_programs_are_short_and_use_the_standard_library_only() -> None:
    text = (EXAMPLES / "program.py").read_text("utf-8")
    imported = set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE))
    assert len(text.splitlines()) < 100 and imported <= sys.stdlib_module_names


def test_the_lines_on_the_page_are_such_lines() -> None:
    asked, answer = (json.loads(block) for block in blocks(PAGE, "json"))
    match: Match[Any] = Match(find("skirmish"), ("Anne", "Ben"), {}, seeded("7", 2))
    sight = Sight(match.position, match.asks[0], match.names)
    real = choose(sight, Speaker("en", match.game, match.names), ask=17, left=own.SECONDS, luck=0)
    assert asked.keys() == {"do", *real.__struct_fields__} and asked["view"].keys() == real.view.keys()
    assert asked["question"].keys() == set(real.question.__struct_fields__)
    assert answer.keys() == set(Choice.__struct_fields__)
    assert answer["ask"] == asked["ask"] and answer["play"] in [each["play"] for each in asked["options"]]


def test_the_page_tells_every_field() -> None:
    text = PAGE.read_text("utf-8")
    told = re.findall(r"^\| (`.+?`) \|", text.partition("| field |")[2], re.MULTILINE)
    fields = {name for names in told for name in re.findall(r"`(\w+)`", names)}
    asked = json.loads(blocks(PAGE, "json")[0])
    assert fields == set(asked)


def test_the_page_tells_the_limits() -> None:
    assert f"It has {own.SECONDS:g} seconds for an answer" in " ".join(PAGE.read_text("utf-8").split())
