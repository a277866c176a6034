"""The long run of the fuzzer: goes on where it stopped, and past a game that breaks."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests import marathon as running
from tests.engine import broken
from tests.marathon import SHARES, Done, Marathon, Tally, check_play, main, play, play_plainly
from tests.planting import CRASHING, Plant
from wardroom.engine import Crash
from wardroom.engine.record import replay
from wardroom.engine.testkit import Trial
from wardroom.games.skirmish import GAME as SKIRMISH
from wardroom.shelf import find
from wardroom.store import load


@pytest.fixture(autouse=True)
def _short_legs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LEG", 200)


def test_goes_on_where_it_stopped(tmp_path: Path) -> None:
    for run in (1, 2):
        marathon = Marathon(["skirmish"], tmp_path / "kept.json", tmp_path)
        marathon.run(600, jobs=2, most=4)
        tallies = marathon.tallies["skirmish"].values()
        assert sum(tally.next for tally in tallies) == 4 * run and not any(tally.beyond for tally in tallies)
        assert marathon.decisions("skirmish") > 200
    told = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert sum(told["skirmish"][way]["next"] for way in SHARES) == 8


@pytest.mark.parametrize("way", SHARES)
def test_a_number_is_always_the_same(tmp_path: Path, way: str) -> None:
    one, other = (play("skirmish", way, 3, str(tmp_path)) for _ in range(2))
    assert (one.tables, one.decisions, one.broke) == (other.tables, other.decisions, "")
    assert one.decisions >= 200 if way == "plain" else one.tables == 1


def test_plain_play_is_the_match_of_the_trial() -> None:
    for seed in range(5):
        trial = Trial(SKIRMISH, 3, seed)
        check_play(trial)
        assert play_plainly(Trial(SKIRMISH, 3, seed)) == trial.decision


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (broken.Leaking(), "not conserved"),
        (broken.Endless(), "not over after"),
        (broken.Optionless(), "offered no options"),
    ],
)
def test_plain_play_notices(game: Any, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "EVERY", 1)
    with pytest.raises(AssertionError, match=what):
        sum(play_plainly(Trial(game, 2, seed, limit=300)) for seed in range(20))


def test_every_way_gets_its_share_of_the_time() -> None:
    marathon = Marathon(["skirmish", "kaiser"], Path("nowhere"), Path("nowhere"))
    seconds = {"plain": 5.0, "composed": 1.0, "kit": 20.0}
    spent = dict.fromkeys(SHARES, 0.0)
    for _ in range(2000):
        game, way, number = marathon._next()
        spent[way] += seconds[way]
        marathon.tallies[game][way].add(Done(game, way, number, tables=1, decisions=9, seconds=seconds[way]))
    assert all(abs(spent[way] / sum(spent.values()) - share) < 0.01 for way, share in SHARES.items())
    one, other = ([tally.tables for tally in marathon.tallies[game].values()] for game in marathon.tallies)
    assert all(abs(mine - yours) <= 1 for mine, yours in zip(one, other, strict=True))


def test_numbers_that_are_done_out_of_order_are_not_tried_again() -> None:
    tally = Tally()
    for number, following in ((1, 0), (3, 0), (0, 2), (2, 4)):
        tally.add(Done("skirmish", "plain", number, tables=1, decisions=5, seconds=0.0))
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
    assert str(file) in capsys.readouterr().out
    kept = load(file)
    assert kept.crash is not None
    match = replay(kept, find(name))
    with pytest.raises(Crash, match="the magazine blew up"):
        match.answer(match.asks[0].seat, kept.crash.play)
    assert marathon.tallies["skirmish"]["plain"].next > 0
    told = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert told[name]["plain"]["next"] == marathon.tallies[name]["plain"].next


def test_tells_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--hours", "0", "--games", "skirmish", "--jobs", "1", "--kept", str(tmp_path / "kept.json")]
    assert main(given) == 0
    assert "skirmish: 0 decisions in 0 matches, from 0 composed positions" in capsys.readouterr().out
