"""The command `balance`: what is compared, what it says, what it writes, and what it refuses."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from tests.planting import CRASHING, Plant
from wardroom.cli import balancing
from wardroom.games.kaiser import GAME
from wardroom.lab.balance import data
from wardroom.lab.balance.trial import Trial
from wardroom.lab.balance.weighing import Weighing

WEAKER = ("balance", "skirmish", "--b", "hull=3", "--bots", "thumb", "--count", "30", "--jobs", "1")


def test_a_switch_against_the_game_as_it_is(wardroom: Wardroom, tmp_path: Path) -> None:
    done = wardroom(*WEAKER)
    assert done.code == 0 and done.err == ""
    assert done.lines[:3] == ["A: the game as it is.", "B: hull=3.", "Measure\tA\tB\tB - A\t95 %\t"]
    decisions = next(line for line in done.lines if line.startswith("decisions")).split("\t")
    assert float(decisions[1]) > float(decisions[2]) and decisions[5] in ("less", "much less")
    again = "Again: wardroom balance skirmish --a standard --b hull=3 --bots thumb --count 30 --seed 1"
    assert done.lines[-1] == again
    assert not list(tmp_path.glob("*.part")), "what is done need not be kept"


def test_it_comes_out_the_same_on_any_number_of_processes(wardroom: Wardroom) -> None:
    first, second = (json.loads(wardroom(*WEAKER[:-1], jobs, "--json").out) for jobs in (1, 2))
    assert first == second
    assert first["pairs"] == 30 and first["failed"] == []
    assert first["variants"][1]["options"] == {"hull": 3}
    assert set(first["measures"]["win-seat 1"]["differences"][0]) == {"value", "low", "high"}


def test_it_speaks_italian(wardroom: Wardroom) -> None:
    lines = wardroom(*WEAKER, "--lang", "it").lines
    assert lines[0] == "A: il gioco com'è." and any(line.startswith("decisioni\t") for line in lines)


def test_a_folder_of_tables_says_what_it_changes(wardroom: Wardroom, tmp_path: Path) -> None:
    folder = tmp_path / "passage"
    folder.mkdir()
    header, *rows = GAME.texts["merchants.csv"].splitlines()
    at = header.split(",").index("challenge")
    larger = {"4": "6", "6": "8", "8": "10"}
    changed = [
        ",".join([*cells[:at], larger[cells[at]], *cells[at + 1 :]]) for cells in (row.split(",") for row in rows)
    ]
    (folder / "merchants.csv").write_text("\n".join([header, *changed]))
    done = wardroom("balance", "kaiser", "--b", folder, "--bots", "random", "--count", "1", "--jobs", "1")
    assert done.lines[1] == "B: passage (60 values changed: merchants.csv)."


def test_players_as_variants_and_a_game_alone(wardroom: Wardroom) -> None:
    lines = wardroom("balance", "skirmish", "--b", "players=3", "--count", "20", "--bots", "thumb", "--jobs", 1).lines
    third = next(line for line in lines if line.startswith("won by seat 3")).split("\t")
    assert third[1] == "" and third[2].endswith("%") and third[3:] == ["", "", ""]
    alone = wardroom("balance", "skirmish", "--count", "20", "--bots", "thumb", "--jobs", 1, "--markdown").lines
    assert alone[:2] == ["| Measure | A | 95 % |", "| --- | ---: | --- |"]


def test_only_some_measures(wardroom: Wardroom) -> None:
    lines = wardroom(*WEAKER, "--only", "decisions,shot", "--markdown").lines
    assert [line.split("|")[1].strip() for line in lines[2:]] == ["decisions", "points: lost to gunfire"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--b", "hull=4"), "A and B are the same game"),
        (("--b", "nowhere"), '"nowhere" is neither a folder nor a switch'),
        (("--b", "keel=4"), "keel"),
        (("--b", "players=9"), "9"),
        (("--c", "hull=3"), "There is a C but nothing before it"),
        (("--only", "shots"), "Nothing called shots is counted here. Measures: win-role"),
    ],
)
def test_what_cannot_be_compared(wardroom: Wardroom, arguments: tuple[str, ...], complaint: str) -> None:
    done = wardroom("balance", "skirmish", "--count", "1", *arguments)
    assert done.code == 2 and complaint in done.err and done.out == ""


def test_a_file_that_no_table_has_is_refused_with_the_nearest_name(wardroom: Wardroom, tmp_path: Path) -> None:
    (tmp_path / "actions.csv").write_text(GAME.texts["actions.csv"])
    (tmp_path / "action.csv").write_text(GAME.texts["actions.csv"])
    (tmp_path / "notes.txt").write_text("mine")
    done = wardroom("balance", "kaiser", "--b", tmp_path, "--count", "1")
    assert done.code == 2
    assert "action.csv: no table of kaiser has this name. Did you mean actions.csv?" in done.err


def test_a_run_that_is_stopped_is_kept_and_goes_on(
    wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played = Trial.play
    begun: list[int] = []

    def interrupted(trial: Trial, index: int) -> object:
        if len(begun) == 50:
            raise KeyboardInterrupt
        begun.append(index)
        return played(trial, index)

    def counted(trial: Trial, index: int) -> object:
        begun.append(index)
        return played(trial, index)

    monkeypatch.setattr(Trial, "play", interrupted)
    stopped = wardroom(*WEAKER)
    (part,) = tmp_path.glob("balance-skirmish-*.part")
    assert stopped.code == 130 and f"pairs are kept in {part.name}" in stopped.err
    assert "the same command again" in stopped.err
    kept = len(part.read_text().splitlines()) - 1
    assert 0 < kept <= 50
    begun.clear()
    monkeypatch.setattr(Trial, "play", counted)
    whole = wardroom(*WEAKER, "--json")
    assert whole.code == 0 and len(begun) == 60 - kept and not part.exists()
    monkeypatch.setattr(Trial, "play", played)
    assert json.loads(whole.out)["measures"] == json.loads(wardroom(*WEAKER, "--json").out)["measures"]


def test_what_was_kept_is_left_out_with_fresh(wardroom: Wardroom, tmp_path: Path) -> None:
    (tmp_path / "run.part").write_text("not of ours\n")
    refused = wardroom(*WEAKER, "--keep", tmp_path / "run.part")
    assert refused.code == 2 and "is not a file of kept games" in refused.err
    assert wardroom(*WEAKER, "--keep", tmp_path / "run.part", "--fresh").code == 0
    assert len((tmp_path / "run.part").read_text().splitlines()) == 61


def test_a_run_stops_early_when_it_is_decided(wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "looks", lambda count: [10, 20, count])
    monkeypatch.setattr(Weighing, "is_decided", property(lambda weighing: len(weighing.pairs) >= 15))
    done = wardroom(*WEAKER, "--early")
    assert "Decided after 20 of 30 pairs (looked 2 times; intervals widened for that)." in done.lines
    assert json.loads(wardroom(*WEAKER, "--early", "--json").out)["looked"] == 3


def test_rules_that_fail_are_kept_and_counted(wardroom: Wardroom, plant: Plant, home: Path) -> None:
    done = wardroom("balance", plant(CRASHING), "--count", "2", "--jobs", "1", "--bots", "random", "--json")
    assert done.code == 0 and len(json.loads(done.out)["failed"]) == 2
    assert "Pair 0, A: the rules failed. Kept as" in done.err
    assert list((home / "crashes").glob("*.json"))


def test_a_line_for_each_game(wardroom: Wardroom, tmp_path: Path) -> None:
    done = wardroom(*WEAKER, "--jsonl", tmp_path / "games.jsonl")
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [row["variant"] for row in rows[:4]] == ["A", "B", "A", "B"] and len(rows) == 60
    assert rows[0]["number"] == rows[1]["number"] == 0 and rows[0]["measures"]["decisions"] > 0
    assert f"{tmp_path / 'games.jsonl'}: 60 matches, one a line" in done.lines


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="the extra lab is not installed")
def test_a_parquet_table(wardroom: Wardroom, tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415

    wardroom(*WEAKER, "--parquet", tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet").to_pydict()
    assert table["variant"][:2] == ["A", "B"] and len(table["decisions"]) == 60


@pytest.mark.skipif(not data.can_draw(), reason="the extra lab is not installed")
@pytest.mark.parametrize("language", ["en", "it"])
def test_one_page_that_loads_nothing(wardroom: Wardroom, tmp_path: Path, language: str) -> None:
    wardroom(
        *WEAKER[:-4], "--count", "60", "--html", tmp_path / "report.html", "--title", "Why <4>?", "--lang", language
    )
    page = (tmp_path / "report.html").read_text()
    assert page.count("Why &lt;4&gt;?") == 2 and "Why <4>" not in page
    assert "http" not in page.replace("http://www.w3.org/", ""), "nothing is loaded"
    assert page.count('<svg role="img"') >= 8 and "#0a00" not in page and "var(--vb)" in page
    assert f'<html lang="{language}">' in page and "balance-" not in page.replace("balance skirmish", "")


def test_without_the_libraries_text_still_comes(
    wardroom: Wardroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balancing, "can_draw", lambda: False)
    done = wardroom(*WEAKER, "--html", tmp_path / "report.html")
    assert done.code == 0 and "pip install 'wardroom[lab]'" in done.err
    assert done.lines[-1].startswith("Again:") and not (tmp_path / "report.html").exists()
