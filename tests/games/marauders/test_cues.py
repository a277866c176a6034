"""The page knows what every event of Marauders is to the eye."""

import re
from pathlib import Path

import pytest

from wardroom.engine import Event
from wardroom.games.marauders import GAME

CUES = (Path(__file__).parents[3] / "web/src/tables/marauders/cues.ts").read_text("utf-8")
ROWS: list[tuple[str, str]] = re.findall(r'^  "?([a-z-]+)"?: (.*),$', CUES.partition("const cues")[2], re.MULTILINE)
MAIN = {"deed": "player", "weighty": "player", "blow": "player", "npc": "npc"}
"""Whom the helpers of the page name besides the pieces that are written out."""


def named(row: str) -> set[str]:
    """The facts by which a cue names pieces."""
    written = re.findall(r"(?:acts|suffers): \[(.*?)\]", row)
    calls: list[tuple[str, str]] = re.findall(r'(deed|weighty|blow|npc)\("\w+", "\w+"(.*?)\)', row)
    pieces = " ".join([*written, *(rest for _, rest in calls)])
    return {*re.findall(r'"(\w+)"', pieces), *(MAIN[helper] for helper, _ in calls)}


def test_every_kind_of_event_has_one_cue_and_nothing_else_has() -> None:
    assert sorted(kind for kind, _ in ROWS) == sorted(event.kind for event in GAME.events)


@pytest.mark.parametrize("event", GAME.events, ids=lambda event: event.kind)
def test_cues_name_pieces_by_facts_that_the_events_have(event: type[Event]) -> None:
    assert named(dict(ROWS)[event.kind]) <= set(event.__dataclass_fields__)


def test_who_tells_of_a_player_or_of_a_ship_shows_them() -> None:
    """Else nobody on the board would be lit while it is told."""
    for event in GAME.events:
        for fact in {"player", "npc"} & set(event.__dataclass_fields__):
            assert fact in named(dict(ROWS)[event.kind]), (event.kind, fact)
