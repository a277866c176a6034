"""Changes are small, and lead from the one to the other."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.engine.changes import change, changed

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.text("ab#", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab#0", max_size=2), inner, max_size=4),
    max_leaves=20,
)


@given(PLAIN, PLAIN)
def test_a_change_leads_from_the_one_to_the_other_through_json(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    said = json.loads(json.dumps(change(before, after)))
    assert json.dumps(changed(before, said), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept


@given(PLAIN)
def test_nothing_changed_is_an_empty_change(value: Any) -> None:
    assert change(value, value) == {}


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ({"hull": 3, "crew": 2}, {"hull": 2, "crew": 2}, {"hull": [2]}),
        ({"fire": True}, {}, {"fire": 0}),
        ({}, {"fire": True}, {"fire": [True]}),
        ({"ships": [{"hull": 3}, {"hull": 4}, {"hull": 5}]}, {"ships": [{"hull": 3}, {"hull": 1}, {"hull": 5}]},
         {"ships": {"1": {"hull": [1]}}}),
        ({"hand": ["a", "b"]}, {"hand": ["a"]}, {"hand": {"#": 1}}),
        ({"hand": ["a"]}, {"hand": ["a", "b"]}, {"hand": {"#": 2, "1": ["b"]}}),
        ({"deck": ["a", "b", "c", "d"]}, {"deck": ["b", "c", "d"]}, {"deck": [["b", "c", "d"]]}),
        (1, 2, [2]),
    ],
)  # fmt: skip
def test_only_what_changed_is_said(before: Any, after: Any, said: Any) -> None:
    assert change(before, after) == said
