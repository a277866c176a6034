"""Rich positions: what fails from one is shrunk, and is a match file that opens there."""

from pathlib import Path

import pytest
from hypothesis import find as find_least
from hypothesis import given, settings

from tests.engine import broken
from tests.planting import Plant
from wardroom.engine.record import replay
from wardroom.engine.testkit import Trial
from wardroom.engine.testkit.ending import check_ends
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.games.skirmish import GAME
from wardroom.lab.positions import try_positions
from wardroom.lab.strategies import composed_trials
from wardroom.shelf import find
from wardroom.store import load


def test_a_sound_game_holds(tmp_path: Path) -> None:
    try_positions(GAME, range(5), tmp_path)
    assert not list(tmp_path.iterdir())


def smallest(folder: Path, number: int = 0) -> tuple[str, Path]:
    """What is told of the planted fault, and the file."""
    with pytest.raises(AssertionError, match="no pumps") as caught:
        try_positions(broken.Listing(), range(number, number + 100), folder, [check_ends], ahead=1)
    told, file = str(caught.value).split("\n")
    return told, Path(file.split()[-1])


def test_a_failing_position_is_shrunk_and_opens(tmp_path: Path) -> None:
    _, file = smallest(tmp_path, number=9)
    assert file.parent == tmp_path
    match = replay(load(file), GAME)
    assert match.begins is not None
    assert match.begins.hulls == [1, 1], "the ships that matter"
    assert match.begins.spent == [] and match.begins.captain == 1, "and nothing that does not"
    assert match.sequence == 0 and match.asks[0].options[0].notation == "hold"


def test_a_position_that_cannot_be_played_is_kept_too(plant: Plant, tmp_path: Path) -> None:
    name = plant(
        "class Planted(Skirmish):\n"
        "    def compose(self, options, seats, dice):\n"
        "        battle = super().compose(options, seats, dice)\n"
        "        battle.captain = Seat(9)\n"
        "        return battle\n\n"
        "GAME = Planted()\n"
    )
    with pytest.raises(AssertionError, match="IndexError") as caught:
        try_positions(find(name), [1], tmp_path / "out", [check_ends])
    kept = load(Path(str(caught.value).split()[-1]))
    assert kept.begins["captain"] == 9 and kept.crash is not None


def test_the_same_seeds_try_the_same_positions(tmp_path: Path) -> None:
    assert smallest(tmp_path, number=7)[0] == smallest(tmp_path, number=7)[0]


@settings(max_examples=20, deadline=None, database=None, derandomize=True)
@given(composed_trials(GAME, ahead=5))
def test_hypothesis_composes_too(trial: Trial) -> None:
    check_flaws(trial)
    assert trial.begins is not None and trial.ahead <= 5


def test_hypothesis_shrinks_too() -> None:
    def is_hit(trial: Trial) -> bool:
        return bool(sum(trial.open().view(None).hulls) < 7)

    least = find_least(composed_trials(GAME), is_hit, settings=settings(database=None, derandomize=True))
    assert (least.ahead, least.players, least.open().view(None).spent) == (0, 2, [])
