"""Every event has its cue on the stage of the browser, which names facts that the event has."""

import re
from pathlib import Path

import pytest

from wardroom.games.skirmish import GAME

CUES = Path(__file__).parents[3] / "web/src/tables/skirmish/cues.ts"
CUE = re.compile(r'^  (?:"([\w-]+)"|(\w+)): \{(.*)\},$', re.MULTILINE)
KINDS = {event.kind: event for event in GAME.events}


def cues() -> dict[str, list[str]]:
    """By the kinds of events, the facts that a cue names."""
    return {
        quoted or plain: [
            fact for facts in re.findall(r"(?:acts|suffers): \[(.*?)\]", cue) for fact in re.findall(r"\w+", facts)
        ]
        for quoted, plain, cue in CUE.findall(CUES.read_text("utf-8"))
    }


def test_every_event_has_a_cue_and_no_other() -> None:
    assert sorted(cues()) == sorted(KINDS)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_the_facts_of_a_cue_are_facts_of_the_event(kind: str) -> None:
    assert set(cues()[kind]) <= set(KINDS[kind].__annotations__)
