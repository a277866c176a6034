"""Every event has its cue on the stage of the browser, which names facts that the event has.

The games whose cues are made by helpers of their own are tried in their own folders.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from wardroom.shelf import find

TABLES = Path(__file__).parents[2] / "web/src/tables"
CUE = re.compile(r'^  (?:"([\w-]+)"|(\w+)): \{(.*)\},$', re.MULTILINE)
GAMES = ("kaiser", "skirmish")
KINDS = {(game, event.kind): event for game in GAMES for event in find(game).events}


@cache
def cues(game: str) -> dict[str, list[str]]:
    """By the kinds of events, the facts that a cue names."""
    return {
        quoted or plain: [
            fact for facts in re.findall(r"(?:acts|suffers): \[(.*?)\]", cue) for fact in re.findall(r"\w+", facts)
        ]
        for quoted, plain, cue in CUE.findall((TABLES / game / "cues.ts").read_text("utf-8"))
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_cue_and_no_other(game: str) -> None:
    assert sorted(cues(game)) == sorted(kind for its, kind in KINDS if its == game)


@pytest.mark.parametrize(("game", "kind"), sorted(KINDS))
def test_the_facts_of_a_cue_are_facts_of_the_event(game: str, kind: str) -> None:
    assert set(cues(game)[kind]) <= set(KINDS[game, kind].__annotations__)
