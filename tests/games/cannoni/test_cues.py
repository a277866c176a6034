"""The page knows of every event of a battle what it is to the eye."""

import re
from pathlib import Path

from wardroom.games.cannoni import GAME

CUES = Path(__file__).parents[3] / "web" / "src" / "tables" / "cannoni" / "cues.ts"


def test_every_event_has_a_cue() -> None:
    _, _, table = CUES.read_text("utf-8").partition("const cues: Cues = {\n")
    keys = re.findall(r'^  "?([a-z-]+)"?:', table, re.MULTILINE)
    assert sorted(keys) == sorted(kind.kind for kind in GAME.events)
