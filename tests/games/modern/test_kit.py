"""Modern Naval Battles against the conformance kit: two to six, teams, scenarios, campaigns, and any switches."""

import pytest

from tests.games.turns import in_turn
from wardroom.engine.game import Options
from wardroom.engine.testkit import CHECKS, Check, Trial, switches
from wardroom.engine.testkit.ending import check_conserved, check_result
from wardroom.engine.testkit.forking import check_forks
from wardroom.engine.testkit.offers import check_options
from wardroom.engine.testkit.saving import check_snapshots
from wardroom.engine.testkit.secrecy import check_guesses, check_secrecy
from wardroom.games.modern import GAME

pytestmark = pytest.mark.kit

EVERYTHING: Options = {"expansion": True, "air_rows": True, "buy_cards": True, "defence_limit": True}

TABLES: dict[str, tuple[int, Options]] = {
    "two": (2, {"rounds": 5}),
    "three": (3, {"rounds": 3}),
    "four": (4, {"rounds": 3}),
    "six": (6, {"budget": 15, "rounds": 3}),
    "teams": (4, {"teams": 2, "rounds": 3}),
    "optional rules": (3, {**EVERYTHING, "rounds": 5}),
    "campaign": (2, {"campaign": "short"}),
    "team campaign": (4, {"campaign": "short", "areas": "same"}),
}
"""Short matches, so that all of one can be looked at."""

OTHERS: dict[str, tuple[int, Options]] = {
    **{name: (len(found.sides), {"scenario": name}) for name, found in GAME.scenarios.known.items()},
    "five": (5, {"budget": 15, "rounds": 3}),
    "uneven teams": (3, {"teams": 2, "rounds": 5}),
    "three teams": (6, {"teams": 3, "rounds": 3}),
    "medium": (2, {"campaign": "medium"}),
    "long": (2, {"campaign": "long"}),
    "separate areas": (4, {"campaign": "short", "areas": "separate"}),
    "three against three": (6, {"campaign": "short", "areas": "same"}),
    "three pairs": (6, {"campaign": "medium", "areas": "separate"}),
}

FULL = (check_options, check_result, check_conserved, check_snapshots, check_forks, check_secrecy, check_guesses)
ANY = (check_options, check_conserved, check_secrecy, check_guesses)


@pytest.mark.parametrize(("table", "check"), in_turn(TABLES, CHECKS))
def test_kit(table: str, check: Check) -> None:
    players, options = TABLES[table]
    check(Trial(GAME, players, 1, options, every=13 * players))


@pytest.mark.parametrize(("table", "check"), in_turn(OTHERS, FULL))
def test_kit_at_other_tables(table: str, check: Check) -> None:
    players, options = OTHERS[table]
    check(Trial(GAME, players, 2, options, every=37))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "check"), in_turn([2, 3, 4, 5], ANY))
def test_kit_with_random_options(players: int, check: Check, seed: int) -> None:
    check(Trial(GAME, players, seed, switches(GAME, players, seed), every=97))


@pytest.mark.parametrize("table", [*TABLES, *OTHERS])
def test_a_random_match_is_over_within_three_thousand_decisions(table: str) -> None:
    players, options = {**TABLES, **OTHERS}[table]
    for seed in range(3):
        check_result(Trial(GAME, players, seed, options, limit=3_000))
