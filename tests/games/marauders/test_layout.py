"""Positions written down by the fields of the state: what follows from them."""

from typing import Any

from wardroom.engine import Dice, Stream
from wardroom.games.marauders import GAME
from wardroom.games.marauders.state import Caribbean

CAPTAINS: dict[str, dict[str, Any]] = {
    "0": {
        "captain": "lucien_marchais",
        "ship": "flute",
        "zone": "tortuga",
        "in_port": True,
        "gold": 7,
        "stash": 12,
        "cargo": ["sugar_1"],
        "hand": ["cook.1", "bosun.1"],
        "rumor": "castaways",
    },
    "1": {"captain": "edmund_gray", "ship": "sloop", "areas": [2, 1, 2, 2, 1], "zone": "bridgetown", "gold": 10},
}


def dealt() -> Caribbean:
    return GAME.setup(GAME.configure({}, 2), 2, Dice(Stream(b"layout")))


def laid(**layout: object) -> Caribbean:
    return GAME.lay(dealt(), {"agenda": ["begin_round"], "players": CAPTAINS, **layout})


def test_a_ship_is_sound_unless_the_layout_says_what_is_left() -> None:
    assert [player.areas for player in laid().players] == [[3, 4, 3, 1, 1], [2, 1, 2, 2, 1]]


def test_everybody_knows_how_gold_is_divided_and_the_bank_has_paid_it() -> None:
    sea = laid()
    assert [player.purse for player in sea.players] == [{19: (12, 12)}, {10: (0, 0)}]
    assert sea.bank == -29


def test_only_where_a_ship_lies_in_port_the_token_is_turned_up() -> None:
    assert laid().shown == ["tortuga"]
    assert laid(shown={"names": ["havana", "tortuga"]}).shown == ["havana", "tortuga"]


def test_cards_that_are_held_were_drawn() -> None:
    sea = laid()
    assert [*sea.cargo.ages, *sea.glory.ages, *sea.rumors.ages] == ["sugar_1", "cook.1", "bosun.1", "castaways"]


def test_a_hand_is_taken_out_of_a_deck_that_is_stacked() -> None:
    sea = laid(glory={"cards": {"last": ["cook.2", "purser.1"]}})
    assert sea.glory.cards[-2:] == ["cook.2", "purser.1"]
    assert GAME.conserved(sea) == GAME.conserved(dealt())
    assert [*GAME.flaws(sea)] == []
