"""The command that analyses a match."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.engine.record import Failure
from wardroom.store import load, save

ENOUGH = "1\n" * 200


@pytest.fixture
def over(wardroom: Wardroom, tmp_path: Path) -> Path:
    """A finished match."""
    file = tmp_path / "over.json"
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna", "--save", file, typed=ENOUGH)
    return file


def test_a_match_is_analysed_in_words(wardroom: Wardroom, over: Path) -> None:
    done = wardroom("analyse", over)
    assert done.code == 0
    assert done.lines[1].startswith("Read at the depth of the Captain, in 32 worlds.")
    assert "Answer\tAnna\tLieutenant\t" in done.lines
    assert "Turning points" in done.lines
    assert "Costly choices, by what the player knew" in done.lines
    header, anna, lieutenant = [line.split("\t") for line in done.lines[-3:]]
    assert header == ["Who", "Start", "Luck", "Own choices", "Others' choices", "Result"]
    assert {anna[-1], lieutenant[-1]} == {"0 %", "100 %"}


def test_a_match_is_analysed_in_italian(wardroom: Wardroom, over: Path) -> None:
    lines = wardroom("analyse", over, "--lang", "it").lines
    assert "Svolte" in lines
    assert lines[-3].split("\t") == ["Chi", "Partenza", "Fortuna", "Scelte proprie", "Scelte altrui", "Risultato"]
    assert not [line for line in lines if "analysis-" in line]


def test_costly_choices_and_turning_points_have_words(wardroom: Wardroom, over: Path) -> None:
    """Something of each kind is found in one of a few readings, and told with both options."""
    told = wardroom("analyse", over).out
    figures = json.loads(wardroom("analyse", over, "--json").out)
    for cost in figures["costs"]:
        assert f"{cost['number']}. " in told
    assert figures["turning_points"]
    assert told.count("Then chance: ") + told.count("The choice: ") == len(figures["turning_points"])
    assert told.count("; better was “") == len(figures["costs"])


def test_the_figures_as_json(wardroom: Wardroom, over: Path) -> None:
    figures = json.loads(wardroom("analyse", over, "--json").out)
    assert (figures["game"], figures["level"], figures["is_over"]) == ("skirmish", "captain", True)
    assert figures["sides"] == [[0], [1]]
    assert [step["play"] for step in figures["steps"]] == [None, *(line.play for line in load(over).log)]
    for share in figures["shares"]:
        parts = [share[part]["value"] for part in ("start", "luck", "own", "others")]
        assert sum(parts) == pytest.approx(share["result"]["value"])
        assert share["start"]["error"] > 0
    again = json.loads(wardroom("analyse", over, "--json").out)
    assert again == figures
    assert json.loads(wardroom("analyse", over, "--json", "--seed", "2").out) != figures


def test_a_match_under_way_is_read_as_far_as_it_goes(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "under-way.json"
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna", "--save", file, typed="1\n")
    done = wardroom("analyse", file)
    assert done.code == 0
    assert done.lines[2].startswith("The match is not finished: it is read as far as it goes")


def test_what_cannot_be_analysed_is_refused(wardroom: Wardroom, over: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    saved = load(over)
    cases = (
        (replace(saved, crash=Failure(0, "hold", "IndexError: boom")), "The rules failed in this match after “hold”"),
        (replace(saved, rules="0", log=saved.log[::-1]), "version 0 of the rules and does not replay"),
        (replace(saved, log=(), scores=None), "Nothing has been answered"),
    )
    for bad, why in cases:
        save(bad, other)
        done = wardroom("analyse", other)
        assert done.code == 2
        assert why in done.err
    other.write_text("{}", "utf-8")
    assert wardroom("analyse", other).code == 2
    assert wardroom("analyse", tmp_path / "nowhere.json").code == 2
    refused = wardroom("analyse", over, "--level", "cadet")
    assert (refused.code, refused.err) == (2, "cadet is no level of analysis. There are: captain and admiral.\n")


def test_an_analysis_that_the_file_keeps_is_told_at_once(
    wardroom: Wardroom, over: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = wardroom("analyse", over, "--keep").lines
    kept = load(over)
    assert kept.analysis and wardroom("verify", over).code == 0

    def read_again(*_: object) -> None:
        raise AssertionError("it was made anew")

    with monkeypatch.context() as patched:
        patched.setattr("wardroom.cli.analysing.analyse", read_again)
        assert wardroom("analyse", over).lines == told
    save(replace(kept, analysis={**kept.analysis, "mark": "0" * 32}), over)
    assert wardroom("analyse", over).lines == told, "one of another match is made anew"
    assert wardroom("analyse", over, "--level", "admiral").lines != told


def test_the_analysis_of_a_match_under_way_is_not_kept(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "under-way.json"
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna", "--save", file, typed="1\n")
    assert wardroom("analyse", file, "--keep").code == 0
    assert load(file).analysis is None


@pytest.fixture
def evening(over: Path, wardroom: Wardroom, tmp_path: Path) -> Path:
    """A folder with three finished matches of two players."""
    folder = tmp_path / "evening"
    folder.mkdir()
    for seed in ("4", "5"):
        wardroom("play", "skirmish", "--seed", seed, "--seats", "Anna", "--save", folder / f"{seed}.json", typed=ENOUGH)
    shutil.copy(over, folder / "3.json")
    return folder


def test_many_matches_are_told_together_with_what_they_come_to(wardroom: Wardroom, evening: Path) -> None:
    figures = json.loads(wardroom("analyse", evening, "--json").out)
    assert [Path(match["file"]).name for match in figures["matches"]] == ["3.json", "4.json", "5.json"]
    anna = next(each for each in figures["players"] if each["player"] == "Anna")
    assert (anna["matches"], len(figures["players"])) == (3, 2)
    for part in ("start", "luck", "own", "others", "result"):
        told = [each[part] for match in figures["matches"] for each in match["players"] if each["player"] == "Anna"]
        mean = sum(each["value"] for each in told) / 3
        assert anna[part]["value"] == pytest.approx(mean)
        scatter = (sum((each["value"] - mean) ** 2 for each in told) / 2 / 3) ** 0.5
        doubt = sum(each["error"] ** 2 for each in told) ** 0.5 / 3
        assert anna[part]["error"] == pytest.approx(max(scatter, doubt))
    parts = sum(anna[part]["value"] for part in ("start", "luck", "own", "others"))
    assert parts == pytest.approx(anna["result"]["value"])


def test_the_figures_of_many_are_those_of_each_however_many_hands_read_them(wardroom: Wardroom, evening: Path) -> None:
    files = sorted(evening.glob("*.json"))
    alone = [json.loads(wardroom("analyse", file, "--json").out) for file in files]
    for jobs in ("1", "2"):
        together = json.loads(wardroom("analyse", *files, "--json", "--jobs", jobs).out)["matches"]
        own = [[each["own"] for each in match["players"]] for match in together]
        assert own == [[share["own"] for share in match["shares"]] for match in alone]


def test_many_matches_in_words(wardroom: Wardroom, evening: Path) -> None:
    lines = wardroom("analyse", evening, "--jobs", "1", "--lang", "it").lines
    assert lines[0].split("\t") == ["File", "Chi", "Fortuna", "Scelte proprie", "Risultato", "Costose"]
    assert "Fortuna e abilità di ciascuno, in punti su cento a partita" in lines
    assert lines[-3].split("\t")[:3] == ["Anna", "skirmish", "3"]
    assert not [line for line in lines if "analysis-" in line]


def test_what_cannot_be_read_among_many_is_told_and_the_others_are_read(wardroom: Wardroom, evening: Path) -> None:
    (evening / "a.json").write_text("{}", "utf-8")
    saved = load(evening / "3.json")
    save(replace(saved, crash=Failure(0, "hold", "IndexError: boom")), evening / "b.json")
    done = wardroom("analyse", evening, "--jobs", "1")
    assert done.code == 1
    assert [line.split(": ")[0] for line in done.err.splitlines()] == [
        str(evening / name) for name in ("a.json", "b.json")
    ]
    assert "IndexError: boom" in done.err
    assert sum("Anna" in line for line in done.lines) == 4


def test_a_folder_without_matches_is_refused(wardroom: Wardroom, tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    done = wardroom("analyse", tmp_path / "none")
    assert (done.code, done.err) == (2, f"There is no match file in {tmp_path / 'none'}.\n")


def test_what_many_files_keep_is_told_at_once(
    wardroom: Wardroom, evening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = wardroom("analyse", evening, "--keep", "--jobs", "1").out
    assert all(load(file).analysis for file in evening.glob("*.json"))

    def read_again(*_: object) -> None:
        raise AssertionError("it was made anew")

    monkeypatch.setattr("wardroom.lab.analyses.analyse", read_again)
    assert wardroom("analyse", evening, "--jobs", "1").out == told


def test_a_match_under_way_counts_for_nobody(wardroom: Wardroom, over: Path, tmp_path: Path) -> None:
    file = tmp_path / "under-way.json"
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna", "--save", file, typed="1\n")
    figures = json.loads(wardroom("analyse", over, file, "--json", "--jobs", "1").out)
    assert [match["is_over"] for match in figures["matches"]] == [True, False]
    assert all(each["matches"] == 1 for each in figures["players"])
    assert figures["players"][0]["luck"]["error"] > 0, "of one match it is that of its worlds"


def test_whoever_has_several_seats_has_what_they_have_on_average(wardroom: Wardroom, tmp_path: Path) -> None:
    """Two of the same name cancel each other out, and theirs is one match."""
    made = ("--bots", "lieutenant", "--players", "2", "--count", "1", "--jobs", "1", "--save", tmp_path)
    wardroom("simulate", "skirmish", *made)
    (player,) = json.loads(wardroom("analyse", tmp_path, "--json").out)["players"]
    assert (player["player"], player["matches"]) == ("lieutenant", 1)
    assert [player[part]["value"] for part in ("start", "result")] == pytest.approx([0.5, 0.5])
    assert player["luck"]["value"] == pytest.approx(0)
    assert player["luck"]["error"] > 0
