"""What cards do is named in their rows, and what cannot be is refused with its place."""

from typing import Literal

import pytest

from wardroom.engine import BadData, Effect
from wardroom.engine.effects import Names, pool, read_effects


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
        ("extra-dice dice=100", "captains.csv, row 3, extra-dice, dice", "at most 99"),
        ("safe-passage miles=3", "captains.csv, row 3, safe-passage", "nothing more"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(cell: str, place: str, expected: str) -> None:
    with pytest.raises(BadData) as refused:
        read_effects(Boon, cell, "captains.csv, row 3")
    assert (refused.value.facts["where"], refused.value.facts["expected"]) == (place, expected)


class Bane(Effect):
    """Another pool."""


class Leak(Bane):
    pass


def test_a_column_may_name_effects_of_several_pools() -> None:
    names = Names(Boon, Bane, least=1, most=1)
    assert {*names.known} == {"extra-dice", "safe-passage", "leak"}
    names.check("leak", "captains.csv, row 3, effects")


@pytest.mark.parametrize(
    ("least", "most", "cell", "expected"),
    [
        (1, 1, "", "one effect"),
        (1, 1, "leak; safe-passage", "one effect"),
        (0, 1, "leak; leak", "one effect at most"),
        (0, None, "rum", "extra-dice, leak, safe-passage"),
    ],
)
def test_a_column_has_so_many_effects_of_its_pools(least: int, most: int | None, cell: str, expected: str) -> None:
    with pytest.raises(BadData) as refused:
        Names(Boon, Bane, least=least, most=most).check(cell, "captains.csv, row 3, effects")
    assert refused.value.facts["expected"] == expected
