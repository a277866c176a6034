"""Positions written down by ids."""

from typing import Any

import pytest

from wardroom.engine import BadData, Dice, Stream
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.state import Sea

FORCES: list[dict[str, Any]] = [
    {"german": ["emden"], "merchants": ["lovat"], "hand": ["collier", "reflag.2"], "scored": ["troilus"]},
    {"german": [{"ship": "wolf", "recognised": True, "damage": 1}], "merchants": ["maria"]},
]


def dealt() -> Sea:
    sea: Sea = GAME.setup(GAME.configure({}, 2), 2, Dice(Stream(b"layout")))
    return sea


def laid(**layout: object) -> Sea:
    sea: Sea = GAME.lay(dealt(), {"players": FORCES, **layout})
    return sea


def test_forces_lie_as_they_are_written() -> None:
    emden, wolf = laid().players
    assert [GAME.cards.ships[ship.card].id for ship in (*emden.german, *wolf.german)] == ["emden", "wolf"]
    assert (wolf.german[0].recognised, wolf.german[0].damage) == (True, 1)
    assert [GAME.cards.actions[card].id for card in emden.hand] == ["collier.1", "reflag.2"]
    assert len(wolf.hand) == 6


def test_decks_are_stacked_and_nothing_is_lost() -> None:
    sea = laid(deck=["qqq", "breakout"], cards=20, ships=["georgic", "mowe"], active=1, discards=["fog_bank"])
    assert [GAME.cards.actions[sea.deck[-at]].type for at in (1, 2)] == ["qqq", "breakout"]
    assert GAME.cards.ships[sea.merchant_deck[-1]].id == "georgic"
    assert GAME.cards.ships[sea.german_deck[-1]].id == "mowe"
    assert (len(sea.deck), sea.active, len(sea.discards)) == (20, 1, 1)
    assert GAME.conserved(sea) == GAME.conserved(dealt())
    assert [*GAME.flaws(sea)] == []


@pytest.mark.parametrize(
    ("layout", "where"),
    [
        ({"deck": ["collier"]}, "begins.deck"),
        ({"ships": ["emden"]}, "begins.ships"),
        ({"players": FORCES[:1]}, "begins.players"),
        ({"solitaire": ["s99"]}, "begins.solitaire"),
        ({"decks": []}, "begins.decks"),
    ],
)
def test_what_cannot_be_laid_is_named(layout: dict[str, object], where: str) -> None:
    with pytest.raises(BadData) as wrong:
        laid(**layout)
    assert wrong.value.facts["where"] == where
