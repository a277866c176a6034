"""Positions laid out by hand: pieces go where they are put, and what lay there goes where they were."""

import pytest

from wardroom.engine import BadData
from wardroom.engine.laying import lay_over

TABLE = {"deck": ["a", "b", "c", "d"], "sea": ["x", "", "y"], "hands": [["p"], ["q", "r"]], "turn": {"gold": 3}}


def test_what_is_not_named_stays() -> None:
    assert lay_over(TABLE, {"turn": {"gold": 5}}) == {**TABLE, "turn": {"gold": 5}}


def test_a_piece_changes_places_with_what_lay_in_its_new_one() -> None:
    laid = lay_over(TABLE, {"sea": {"0": "b"}})
    assert (laid["sea"], laid["deck"]) == (["b", "", "y"], ["a", "x", "c", "d"])


def test_a_pile_closes_up_and_a_place_stays_empty() -> None:
    laid = lay_over(TABLE, {"hands": {"0": ["p", "c", "y"]}})
    assert (laid["deck"], laid["sea"]) == (["a", "b", "d"], ["x", "", ""])


def test_what_moves_between_two_places_that_are_laid_is_nowhere_else() -> None:
    laid = lay_over(TABLE, {"hands": {"0": ["p", "q"], "1": ["r"]}})
    assert laid == {**TABLE, "hands": [["p", "q"], ["r"]]}


def test_what_was_displaced_in_turn_goes_where_the_first_piece_came_from() -> None:
    laid = lay_over(TABLE, {"sea": {"0": "b"}, "hands": {"0": ["x"]}})
    assert (laid["sea"], laid["hands"], laid["deck"]) == (["b", "", "y"], [["x"], ["q", "r"]], ["a", "p", "c", "d"])


def test_what_moves_between_two_places_leaves_other_copies_where_they_are() -> None:
    laid = lay_over({"deck": ["a", "b"], "row": ["a"], "ship": ["q"]}, {"row": ["b"], "ship": ["a"]})
    assert laid == {"deck": ["a", "q"], "row": ["b"], "ship": ["a"]}


def test_a_list_of_names_moves_no_piece() -> None:
    assert lay_over({**TABLE, "ready": []}, {"ready": {"names": ["b"]}, "sea": {"1": "b"}}) == {
        **TABLE,
        "ready": ["b"],
        "deck": ["a", "c", "d"],
        "sea": ["x", "b", "y"],
    }


def test_pieces_are_put_at_the_ends_of_a_pile() -> None:
    assert lay_over(TABLE, {"deck": {"last": ["b"], "first": ["d"]}})["deck"] == ["d", "a", "c", "b"]
    assert lay_over(TABLE, {"deck": {"last": ["x"]}}) == {
        **TABLE,
        "deck": ["a", "b", "c", "d", "x"],
        "sea": ["", "", "y"],
    }


def test_from_a_stacked_pile_all_may_be_taken_but_what_was_put_at_its_ends() -> None:
    twice = {**TABLE, "deck": ["a", "b", "c", "b", "d"]}
    for ends, left in (({"last": ["b"]}, ["a", "c", "d", "b"]), ({"first": ["b"]}, ["b", "a", "c", "d"])):
        laid = lay_over(twice, {"deck": ends, "hands": {"0": ["p", "b"]}})
        assert (laid["deck"], laid["hands"][0]) == (left, ["p", "b"])


def test_there_is_no_place_beyond_a_list() -> None:
    with pytest.raises(BadData) as wrong:
        lay_over(TABLE, {"hands": {"2": ["p"]}})
    assert wrong.value.facts["where"] == "begins.hands.2"
