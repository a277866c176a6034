"""The page knows of every event of the game what it is to the eye, and of no other."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from wardroom.games.modern import GAME

CUES = Path(__file__).parents[3] / "web" / "src" / "tables" / "modern" / "cues.ts"
ROW = re.compile(r'^  "?([a-z-]+)"?: (.*),$', re.MULTILINE)
EVENTS = {event.kind: event for event in GAME.events}
ABOUT = dict(ROW.findall(CUES.read_text("utf-8").split("const cues: Cues")[1]))


def test_every_event_has_a_cue_and_no_other() -> None:
    assert ABOUT.keys() == EVENTS.keys()


@pytest.mark.parametrize("kind", sorted(EVENTS))
def test_who_acts_and_who_suffers_are_facts_of_the_event(kind: str) -> None:
    named = re.findall(r"(?:acts|suffers): \[([^\]]*)\]", ABOUT[kind])
    facts = {fact for facts in named for fact in re.findall(r'"(\w+)"', facts)}
    assert facts <= {field.name for field in fields(EVENTS[kind])}
