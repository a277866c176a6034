"""The command `fit`: the weights of a value, as a table, as JSON and as a file."""

import json
import tomllib
from pathlib import Path

from tests.cli.conftest import Wardroom

ASKED = ("fit", "marauders", "--bot", "thumb", "--count", "3", "--every", "12", "--jobs", "1")


def test_the_weights_are_told_and_written(wardroom: Wardroom, tmp_path: Path) -> None:
    done = wardroom(*ASKED, "--json", "--write", tmp_path / "value.toml")
    told = json.loads(done.out)
    written = tomllib.loads((tmp_path / "value.toml").read_text("utf-8"))
    assert done.code == 0 and (written["game"], written["games"], written["seed"]) == ("marauders", 3, "1")
    assert written["weights"].keys() == told["weights"].keys() >= {"glory", "gold", "cargo"}


def test_a_game_whose_judgement_tells_nothing_is_refused(wardroom: Wardroom) -> None:
    done = wardroom("fit", "skirmish", "--count", "2", "--jobs", "1", "--lang", "it")
    assert done.code == 2 and "non dice nulla" in done.err
