"""Skirmish from positions in the middle of a match."""

from pathlib import Path

import pytest

from wardroom.games.skirmish import GAME
from wardroom.lab.positions import try_positions


def test_positions(tmp_path: Path) -> None:
    try_positions(GAME, range(20), tmp_path)


@pytest.mark.long
def test_many_positions(tmp_path: Path) -> None:
    try_positions(GAME, range(20, 2_000), tmp_path)
