"""The command `calibrate`."""

from pathlib import Path

from tests.cli.conftest import Wardroom


def test_the_command_goes_on_where_it_stopped_and_draws_a_plot(wardroom: Wardroom, tmp_path: Path) -> None:
    keep, plot = tmp_path / "kept.jsonl", tmp_path / "plot.svg"
    asked = ("calibrate", "skirmish", "--players", "thumb", "--every", "4", "--worlds", "2", "--jobs", "1")
    first = wardroom(*asked, "--games", "3", "--keep", str(keep))
    assert first.code == 0 and first.lines[-1].startswith("3 games.")
    whole = wardroom(*asked, "--games", "5", "--keep", str(keep), "--plot", str(plot))
    assert whole.lines == wardroom(*asked, "--games", "5").lines
    assert len(keep.read_text("utf-8").splitlines()) == 6
    assert plot.read_text("utf-8").count("<circle") == len(whole.lines) - 2
