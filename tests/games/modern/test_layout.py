"""Positions written down by ids."""

from typing import Any

import pytest

from wardroom.engine import BadData, Dice, Stream
from wardroom.games.modern import GAME
from wardroom.games.modern.state import BESIDE, Sea

SIDES: list[dict[str, Any]] = [
    {"rows": [["no-bergen"], ["no-narvik", "no-skjold"]], "surfaced": ["no-ula"], "hand": ["intel", "intel"]},
    {"rows": [["su-druzhny"]], "passive": ["su-k-316"], "hand": ["repair"], "sunk": ["no-trondheim"]},
]
ADMIRALS: list[dict[str, Any]] = [
    {"navy": "fr", "ships": ["fr-saphir", "fr-doris"], "strategies": ["surprise-attack"]},
    {"navy": "cn", "ships": ["cn-322"]},
]


def dealt(**options: str) -> Sea:
    sea: Sea = GAME.setup(GAME.configure(options, 2), 2, Dice(Stream(b"layout")))
    return sea


def battle(**layout: object) -> Sea:
    sea: Sea = GAME.lay(dealt(scenario="raider-710"), {"sides": SIDES, **layout})
    return sea


def campaign(**layout: object) -> Sea:
    sea: Sea = GAME.lay(dealt(campaign="short"), {"admirals": ADMIRALS, **layout})
    return sea


def ships(numbers: Any) -> list[str]:
    return [GAME.cards.ships[number].id for number in numbers]


def test_fleets_lie_as_they_are_written() -> None:
    at = battle().battles[0]
    norway, ussr = at.sides.values()
    assert dict(zip(ships(norway.rows), norway.rows.values(), strict=True)) == {
        "no-bergen": 1,
        "no-narvik": 2,
        "no-skjold": 2,
        "no-ula": BESIDE,
    }
    assert (ships(at.surfaced), ships(ussr.pile)) == (["no-ula"], ["no-trondheim"])
    assert "su-smerch" in ships(ussr.reserve)
    assert norway.hand == [GAME.cards.intel] * 2


def test_a_turn_begins_with_a_stacked_deck_and_nothing_is_lost() -> None:
    sea = battle(active=0, order=[1, 0], round=3, deck=["battle-plan", "repair"])
    at = sea.battles[0]
    assert [GAME.cards.actions[at.deck[-number]].id for number in (1, 2)] == ["battle-plan", "repair"]
    assert (at.active, at.order, at.round, at.phase) == (0, [1, 0], 3, "start")
    assert GAME.conserved(sea) == GAME.conserved(dealt(scenario="raider-710"))
    assert [*GAME.flaws(sea)] == []


def test_a_card_that_a_scenario_gives_can_be_laid_elsewhere() -> None:
    sides = [{"hand": ["bomber-strike"] * 3, "rows": [["us-gary"]]}, {"hand": [], "rows": [["su-kiev"]]}]
    sea: Sea = GAME.lay(dealt(scenario="bear-hug"), {"sides": sides})
    assert GAME.conserved(sea) == GAME.conserved(dealt(scenario="bear-hug"))


def test_what_was_bought_in_a_campaign_is_paid_for() -> None:
    sea = campaign(missions=["military-convoy", "harbor-raid"])
    at = sea.campaign
    assert at is not None
    assert [admiral.budget for admiral in at.admirals] == [30 - 7 - 3 - 2, 30 - 3]
    assert ships(at.admirals[0].ships) == ["fr-saphir", "fr-doris"]
    assert "surprise-attack" in at.forces[0].strategies
    assert [at.deck.pop(), at.deck.pop()] == ["military-convoy", "harbor-raid"]
    at.deck += ["harbor-raid", "military-convoy"]
    assert GAME.conserved(sea) == GAME.conserved(dealt(campaign="short"))
    assert [*GAME.flaws(sea)] == []


@pytest.mark.parametrize(
    ("layout", "where"),
    [
        ({"sides": SIDES[:1]}, "begins.sides"),
        ({"order": [0, 0]}, "begins.order"),
        ({"active": 2}, "begins.order"),
        ({"deck": ["intel"] * 5}, "begins.deck"),
        ({"decks": []}, "begins.decks"),
        ({"sides": [{**SIDES[0], "rows": [["us-gary"]]}, SIDES[1]]}, "begins.sides[0].rows"),
        ({"sides": [SIDES[0], {**SIDES[1], "sunk": ["no-bergen"]}]}, "begins.sides[1].sunk"),
    ],
)
def test_what_cannot_lie_in_a_battle_is_named(layout: dict[str, object], where: str) -> None:
    with pytest.raises(BadData) as wrong:
        battle(**layout)
    assert wrong.value.facts["where"] == where


@pytest.mark.parametrize(
    ("layout", "where"),
    [
        ({"admirals": ADMIRALS[:1]}, "begins.admirals"),
        ({"missions": ["engagement"]}, "begins.missions"),
        ({"admirals": [{"navy": "fr", "ships": ["cn-322"]}, ADMIRALS[1]]}, "begins.admirals[0].ships"),
        ({"admirals": [{**ADMIRALS[0], "strategies": ["insight"]}, ADMIRALS[1]]}, "begins.admirals[0].strategies"),
    ],
)
def test_what_cannot_be_bought_in_a_campaign_is_named(layout: dict[str, object], where: str) -> None:
    with pytest.raises(BadData) as wrong:
        campaign(**layout)
    assert wrong.value.facts["where"] == where
