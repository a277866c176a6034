"""The command `judge`: two bots decision by decision, as a table and as JSON."""

import json

from tests.cli.conftest import Wardroom

ASKED = ("judge", "skirmish", "--count", "4", "--worlds", "2", "--every", "2", "--jobs", "1")


def test_the_figures_are_those_of_the_seed(wardroom: Wardroom) -> None:
    done = wardroom(*ASKED, "--players", "thumb,random", "--json")
    told = json.loads(done.out)
    assert done.code == 0 and (told["first"], told["second"], told["games"]) == ("thumb", "random", 4)
    assert told["low"] < told["points"] < told["high"] and 0 < told["differed"] <= told["decisions"]
    assert json.loads(wardroom(*ASKED, "--players", "thumb,random", "--json").out)["points"] == told["points"]


def test_as_a_table(wardroom: Wardroom) -> None:
    lines = wardroom(*ASKED, "--players", "look-8,thumb", "--lang", "it").lines
    assert lines[0].split("\t")[:4] == ["Primo", "Secondo", "Partite", "Decisioni"]
    assert lines[1].startswith("look-8\tthumb\t4\t")


def test_two_bots_are_wanted(wardroom: Wardroom) -> None:
    for players in ("thumb", "thumb,random,cadet", "thumb,look-0", "thumb,look-x"):
        assert wardroom(*ASKED, "--players", players).code == 2
