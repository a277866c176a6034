"""Problems at the keyboard: found, looked at, tried."""

from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.shelf import find, home

FIRST = home(find("kaiser")) / "problems" / "1"


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.long
def test_problems_are_found_and_written_as_folders_that_can_be_looked_at(wardroom: Wardroom, tmp_path: Path) -> None:
    out = tmp_path / "found"
    found = wardroom("problems", "kaiser", "--count", "1", "--games", "1", "--jobs", "1", "--out", str(out))
    assert found.code == 0 and found.lines[-1] == f"One problem in {out}."
    seen = wardroom("problem", str(out / "1"))
    assert seen.code == 0 and seen.lines[-1] == "The match leads there, and every word is there."


def test_a_level_that_there_is_not_is_refused(wardroom: Wardroom, tmp_path: Path) -> None:
    refused = wardroom("problems", "kaiser", "--level", "cadet", "--out", str(tmp_path))
    assert refused.code == 2 and "captain" in refused.err


def test_a_problem_is_looked_at_with_every_answer_and_its_chance(wardroom: Wardroom) -> None:
    seen = wardroom("problem", str(FIRST))
    assert any("70 %" in line and "[+] react pull_the_plug.1" in line for line in seen.lines)
    assert any("63 %" in line and "[-u] pass" in line for line in seen.lines)


@pytest.mark.parametrize(
    ("language", "right"), [("en", "Right: React with Pull the Plug"), ("it", "Giusto: Reagisci con Tirare la Leva")]
)
def test_a_problem_is_solved_and_remembered(wardroom: Wardroom, language: str, right: str) -> None:
    solved = wardroom("learn", "kaiser", "--problems", "--lang", language, typed=typed("react pull_the_plug.1"))
    assert solved.code == 0 and right in solved.lines
    again = wardroom("learn", "kaiser", "--problems", typed=typed("leave"))
    assert "1. How do you keep the Königsberg from Bruno? (solved)" in again.lines
    assert any(line == "What is Scuttle best used for?" for line in again.lines), "the next one is asked"


def test_an_answer_that_is_not_good_is_told_with_what_follows_and_comes_again(wardroom: Wardroom) -> None:
    tried = wardroom("learn", "kaiser", "1", "--problems", typed=typed("pass", "react pull_the_plug.1"))
    assert any(line.startswith("Not yet: that wins 63 %") for line in tried.lines)
    assert "Right: React with Pull the Plug" in tried.lines
    again = wardroom("learn", "kaiser", "1", "--problems", typed=typed("hint", "show"))
    assert "1. How do you keep the Königsberg from Bruno? (tried)" in again.lines
    assert "Most people would do this, and there is better: No reaction" in again.lines
    assert "The answer: React with Pull the Plug" in again.lines


def test_a_game_without_problems_says_so(wardroom: Wardroom) -> None:
    refused = wardroom("learn", "skirmish", "--problems")
    assert refused.code == 2 and "There are no problems of" in refused.err
    assert wardroom("learn", "kaiser", "99", "--problems").code == 2
