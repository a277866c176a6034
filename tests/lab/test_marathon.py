"""The long run of the fuzzer: goes on where it stopped, and past a game that breaks."""

import json
from pathlib import Path

import pytest

from tests.marathon import Done, Marathon, Tally, main, play
from tests.planting import CRASHING, Plant
from wardroom.store import load


def test_goes_on_where_it_stopped(tmp_path: Path) -> None:
    for run in (1, 2):
        marathon = Marathon(["skirmish"], tmp_path / "kept.json", tmp_path)
        marathon.run(600, jobs=2, most=3)
        tally = marathon.tallies["skirmish"]
        assert (tally.next, tally.beyond, tally.matches + tally.positions) == (3 * run, [], 3 * run)
        assert tally.decisions > 0
    told = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert told["skirmish"]["next"] == 6


def test_a_number_is_always_the_same_table(tmp_path: Path) -> None:
    for number in (2, 3):
        one, other = (play("skirmish", number, str(tmp_path)) for _ in range(2))
        assert (one.decisions, one.is_composed) == (other.decisions, other.is_composed) == (one.decisions, number == 3)


def test_numbers_that_are_done_out_of_order_are_not_tried_again() -> None:
    tally = Tally()
    for number, following in ((1, 0), (3, 0), (0, 2), (2, 4)):
        tally.add(Done("skirmish", number, is_composed=False, decisions=5, seconds=0.0))
        assert tally.next == following
    assert (tally.decisions, tally.beyond) == (20, [])


def test_a_game_that_breaks_is_left_alone_and_the_others_go_on(
    plant: Plant, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = plant(CRASHING)
    marathon = Marathon([name, "skirmish"], tmp_path / "kept.json", tmp_path / "out")
    marathon.run(600, jobs=1, most=4)
    assert "the magazine blew up" in marathon.broken[name]
    file = Path(marathon.broken[name].split()[-1])
    assert load(file).crash is not None and str(file) in capsys.readouterr().out
    assert marathon.tallies["skirmish"].next > 0
    assert json.loads((tmp_path / "kept.json").read_text("utf-8"))[name]["next"] == marathon.tallies[name].next


def test_tells_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--hours", "0", "--games", "skirmish", "--jobs", "1", "--kept", str(tmp_path / "kept.json")]
    assert main(given) == 0
    assert "skirmish: 0 decisions in 0 matches and from 0 positions" in capsys.readouterr().out
