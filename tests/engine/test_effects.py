"""What cards do is named in their rows, and what cannot be is refused with its place."""

from typing import Literal

import pytest

from wardroom.engine import BadData, Effect
from wardroom.engine.effects import pool, read_effects


class Boon(Effect):
    """The pool of a game that is not there."""


class ExtraDice(Boon):
    dice: int
    skill: Literal["gunnery", "luck"] = "luck"


class SafePassage(Boon):
    pass


def test_the_pool_has_every_effect_by_name() -> None:
    assert pool(Boon) == {"extra-dice": ExtraDice, "safe-passage": SafePassage}


@pytest.mark.parametrize(
    ("cell", "effects"),
    [
        ("", ()),
        ("safe-passage", (SafePassage(),)),
        ("extra-dice dice=2", (ExtraDice(2),)),
        ("extra-dice skill=gunnery dice=1; safe-passage;", (ExtraDice(1, "gunnery"), SafePassage())),
    ],
)
def test_a_cell_names_effects_with_their_facts(cell: str, effects: tuple[Boon, ...]) -> None:
    assert read_effects(Boon, cell, "captains.csv, row 3") == effects


@pytest.mark.parametrize(
    ("cell", "place", "expected"),
    [
        ("free-rum", "captains.csv, row 3", "extra-dice, safe-passage"),
        ("extra-dice dice=two", "captains.csv, row 3, extra-dice, dice", "a whole number"),
        ("extra-dice dice=1 skill=rum", "captains.csv, row 3, extra-dice, skill", "gunnery, luck"),
        ("extra-dice skill=luck", "captains.csv, row 3", "extra-dice dice= skill="),
        ("extra-dice dice=1 dice=2", "captains.csv, row 3", "extra-dice dice= skill="),
        ("extra-dice 2", "captains.csv, row 3, extra-dice", "dice=, skill="),
        ("safe-passage miles=3", "captains.csv, row 3, safe-passage", "nothing more"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(cell: str, place: str, expected: str) -> None:
    with pytest.raises(BadData) as refused:
        read_effects(Boon, cell, "captains.csv, row 3")
    assert (refused.value.facts["where"], refused.value.facts["expected"]) == (place, expected)
