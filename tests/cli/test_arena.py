"""The command `arena`: the strength of bots, as a table and as JSON."""

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Wardroom
from tests.planting import CRASHING, Plant


def figures(wardroom: Wardroom, *arguments: object) -> dict[str, Any]:
    done = wardroom("arena", *arguments, "--json")
    assert done.code == 0 and done.err == ""
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_the_better_bot_wins_and_the_same_seed_is_the_same_arena(wardroom: Wardroom) -> None:
    asked = ("skirmish", "--players", "random,lieutenant", "--count", "60")
    found = figures(wardroom, *asked)
    (duel,) = found["duels"]
    assert (duel["first"], duel["second"], duel["games"]) == ("random", "lieutenant", 60)
    assert duel["rate"] < 0.5 and duel["low"] < duel["rate"] < duel["high"]
    assert duel["wins"] + duel["draws"] + duel["losses"] == 60
    assert [bot["bot"] for bot in found["bots"]] == ["random", "lieutenant"] and found["bots"][1]["elo"] > 0
    assert figures(wardroom, *asked, "--jobs", "1")["duels"] == found["duels"]


def test_more_than_two_at_a_table(wardroom: Wardroom) -> None:
    found = figures(wardroom, "skirmish", "--players", "random,cadet", "--seats", "3", "--count", "4")
    assert found["seats"] == 3 and found["duels"][0]["games"] == 4


def test_as_a_table(wardroom: Wardroom) -> None:
    lines = wardroom("arena", "skirmish", "--players", "random,cadet", "--count", "2", "--lang", "it").lines
    assert lines[0].split("\t")[:2] == ["Automa", "Elo"]
    assert [line.split("\t")[0] for line in lines[1:3]] == ["random", "cadet"]
    assert any(line.startswith("random\tcadet\t2\t") for line in lines)


def test_it_stops_where_it_is_clear_who_is_stronger(wardroom: Wardroom) -> None:
    asked = ("skirmish", "--players", "thumb,random", "--count", "400", "--decide")
    (duel,) = figures(wardroom, *asked)["duels"]
    assert duel["games"] < 400 and duel["low"] > 0.5 and duel["looks"] > 0
    assert "16, 32" in wardroom("arena", *asked).lines[-1]


def test_alone(wardroom: Wardroom) -> None:
    found = figures(wardroom, "kaiser", "--players", "random,lieutenant", "--seats", "1", "--count", "2")
    assert [(each["bot"], each["games"]) for each in found["alone"]] == [("random", 2), ("lieutenant", 2)]
    shown = wardroom("arena", "kaiser", "--players", "random", "--seats", "1", "--count", "1").lines
    assert shown[0].split("\t") == ["Bot", "Games", "Won", "Rate", "95 %"] and shown[1].startswith("random\t1\t")


def test_wrong_wishes_are_refused(wardroom: Wardroom) -> None:
    one = wardroom("arena", "skirmish", "--players", "random")
    assert one.code == 2 and "at least two bots" in one.err
    assert wardroom("arena", "skirmish", "--players", "random,pirate").code == 2
    assert wardroom("arena", "skirmish", "--seats", "9").code == 2
    assert wardroom("arena", "skirmish", "--count", "0").code == 2


def test_rules_that_fail_leave_a_match_file(wardroom: Wardroom, plant: Plant, home: Path) -> None:
    done = wardroom("arena", plant(CRASHING), "--players", "random,cadet", "--count", "2")
    (file,) = (home / "crashes").glob("*.json")
    assert done.code == 1 and str(file) in done.err


def test_alone_at_kaiser_nobody_decides_for_the_phantom(wardroom: Wardroom) -> None:
    found = figures(wardroom, "kaiser", "--seats", "1", "--players", "random", "--count", "1", "--jobs", "1")
    assert (found["switches"]["phantom"], found["switches"]["phantom_keeps"]) == ("best", "phantom")
