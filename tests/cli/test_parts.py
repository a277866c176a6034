"""The parts of the picture of a table."""

import pytest

from tests.cli.conftest import Wardroom
from wardroom.cli.parts import part_called, parts_of

PICTURE = """Round 1 · 27 cards left

── Phantom · hand 6 ──────────
Greif
16 VP

── Anna (you) · hand 2 ───────
Wolf

Your 2 cards:
Breakout
-- Spain (Bruno) -------------
Gamo"""


def test_parts_begin_at_headings_and_introductions() -> None:
    parts = parts_of(PICTURE)
    headings = ["Round 1 · 27 cards left", "Phantom · hand 6", "Anna (you) · hand 2", "Your 2 cards", "Spain (Bruno)"]
    assert list(parts) == headings
    assert parts["Your 2 cards"] == "Your 2 cards:\nBreakout"


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("2", "── Phantom"),
        ("phantom", "── Phantom"),
        ("greif", "── Phantom"),
        ("cards", "Round 1"),
        ("BREAKOUT", "Your 2"),
    ],
)
def test_a_part_is_found_by_its_number_its_heading_or_what_is_in_it(name: str, first: str) -> None:
    assert part_called(name, parts_of(PICTURE)).startswith(first)


@pytest.mark.parametrize("name", ["0", "6", "anchor"])
def test_a_part_that_is_not_there_is_not_found(name: str) -> None:
    assert part_called(name, parts_of(PICTURE)) == ""


def test_show_lists_the_parts_of_the_table_and_shows_one(wardroom: Wardroom) -> None:
    done = wardroom("play", "kaiser", "--seed", "5", "--players", "2", typed="show\nshow 2\nquit\n")
    at = next(at for at, line in enumerate(done.lines) if line.startswith("2. Lieutenant · "))
    assert done.lines[at + 1].startswith("3. Captain (you)")
    assert [line for line in done.lines[at + 2 :] if line.startswith("── ")] != []


def test_a_card_is_looked_up_by_its_title(wardroom: Wardroom) -> None:
    done = wardroom("rules", "marauders", "hard bargain")
    assert "Hard bargain" in done.lines[0]
