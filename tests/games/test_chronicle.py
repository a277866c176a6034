"""Chronicles of golden games: nothing told is left out, and a difference is named by line and event."""

from typing import Any

import pytest

from tests.games.chronicle import (
    COMPOSED,
    HERE,
    check_golden,
    chronicle,
    difference,
    file_of,
    golden,
    heard,
    notes,
)
from wardroom.engine import Match
from wardroom.engine.errors import NotOffered
from wardroom.shelf import find, ids

KEPT = "0 a3f9 77c1\n Sailed 1 basse_terre\n Drew rum >1\n2 b2c4\n Sailed 0 tortuga\nresult Result (3,1) (1,2)\n"
VIEWS = 'view 0 weapons {"chain": 3}\nview - weapons {"chain": 4}\n'


@pytest.mark.parametrize("game", ids())
def test_every_golden_game_has_a_chronicle(game: str) -> None:
    endings = {path.stem for path in (HERE / game / "golden").iterdir()}
    kept = {path.stem for path in file_of(find(game), "").parent.iterdir()}
    assert kept == endings | ({"composed"} if game in COMPOSED else set())


def test_a_chronicle_has_every_event_and_whom_it_is_for() -> None:
    game = find("marauders")
    *_, match = golden(game, "shared")
    assert isinstance(match, Match)
    told = [f" {heard(told)}" for line in match.log for told in line.told]
    assert [row for row in chronicle(game, "shared").splitlines() if row.startswith(" ")] == told
    assert any(row.endswith(" >1") for row in told)


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ("77c1", "77c2", "line 1, what is asked, cited or seen: 77c1\n"),
        ("rum", "gin", "line 1, event 2: Drew rum >1\n"),
        (" >1", "", "line 1, event 2: Drew rum >1\n  is now\nline 1, event 2: Drew rum"),
        (" Drew rum >1\n", "", "line 1, event 2: Drew rum >1\n  is now\nline 1, what is asked"),
        ("77c1\n Sailed 1", "77c2\n Sailed 2", "line 1, event 1: Sailed 1 basse_terre\n"),
        (
            " Sailed 0 tortuga\n",
            " Sailed 0 tortuga\n Hit 0\n",
            "line 2, what is asked, cited or seen: b2c4\n  is now\nline 2, event 2",
        ),
        ("(1,2)", "(1,1)", "result Result (3,1): (1,2)\n"),
        ("4}", "5}", 'view - weapons: {"chain": 4}\n  is now\nview - weapons: {"chain": 5}'),
        (VIEWS, "", 'view 0 weapons: {"chain": 3}\n  is now\nthe end'),
    ],
)
def test_a_difference_is_named_by_line_and_event(was: str, becomes: str, told: str) -> None:
    kept = KEPT + VIEWS
    assert difference(kept, kept) == ""
    assert difference(kept, kept.replace(was, becomes)).startswith(told)


def test_what_follows_a_position_is_named_by_position_and_decision() -> None:
    assert [*notes("position 3 a3f9 77c1\n")] == [
        ("position 3, decision 0", "a3f9"),
        ("position 3, decision 1", "77c1"),
    ]


def test_an_answer_that_is_refused_now_is_a_difference_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("skirmish")

    def refused(match: Match[Any], *answer: object) -> None:
        raise NotOffered(play="fire", rule="")

    check_golden(game, "tie")
    monkeypatch.setattr(Match, "answer", refused)
    with pytest.raises(AssertionError, match=r"tie, line 1, .*\n  is now\nrefused not-offered"):
        check_golden(game, "tie")
