"""The page knows what every event of Nassau is to the eye."""

import re
from dataclasses import fields
from pathlib import Path

from wardroom.engine.phrase import Phrase
from wardroom.games.nassau import GAME

CUES = (Path(__file__).parents[3] / "web/src/tables/nassau/cues.ts").read_text("utf-8")
ROWS = dict(re.findall(r'^  "?([a-z-]+)"?: (.*),$', CUES.partition("const cues")[2], re.MULTILINE))


def facts(event: type[Phrase]) -> set[str]:
    """What an event is told with."""
    return {field.name for field in fields(event)}  # type: ignore[arg-type]


def test_every_kind_of_event_has_a_cue_and_nothing_else_has() -> None:
    assert sorted(ROWS) == sorted(event.kind for event in GAME.events)


def test_cues_name_pieces_by_facts_that_the_events_have() -> None:
    for event in GAME.events:
        row = ROWS[event.kind]
        named = " ".join(re.findall(r"(?:acts|suffers): \[(.*?)\]", row))
        named += " ".join(re.findall(r'(?:deed|weighty)\("\w+", "\w+", (.*?)\)', row))
        assert set(re.findall(r'"(\w+)"', named)) <= facts(event), event.kind
