"""Marauders against the conformance kit: for two, three and four, with any options, at random and by rule of thumb."""

import pytest

from tests.games.marauders.thumb import ThumbTrial
from tests.games.turns import in_turn
from wardroom.engine.game import Options
from wardroom.engine.testkit import CHECKS, Check, Trial, switches
from wardroom.engine.testkit.ending import check_conserved, check_result
from wardroom.engine.testkit.forking import check_forks
from wardroom.engine.testkit.offers import check_options
from wardroom.engine.testkit.saving import check_snapshots
from wardroom.engine.testkit.secrecy import check_guesses, check_secrecy
from wardroom.games.marauders import GAME

pytestmark = pytest.mark.kit

TABLES: dict[str, tuple[int, Options]] = {
    "two": (2, {}),
    "three": (3, {"out_of_turn_scouting": True, "npc": "bot"}),
    "four": (4, {"slow_galleons": True, "declare": "ask", "war_exempts_bounty": "off"}),
}

DEEP = (check_options, check_result, check_conserved, check_snapshots, check_forks, check_secrecy, check_guesses)


@pytest.mark.parametrize(("table", "check"), in_turn(TABLES, CHECKS))
def test_kit(table: str, check: Check) -> None:
    players, options = TABLES[table]
    check(Trial(GAME, players, 1, options, every=31))


@pytest.mark.parametrize(("players", "check"), in_turn(GAME.players, DEEP))
def test_kit_by_rule_of_thumb(players: int, check: Check) -> None:
    check(ThumbTrial(GAME, players, 5, switches(GAME, players, 5), every=53))


@pytest.mark.parametrize("players", GAME.players)
def test_a_random_match_is_over_within_two_thousand_decisions(players: int) -> None:
    for seed in range(3):
        check_conserved(Trial(GAME, players, seed, switches(GAME, players, seed), limit=2_000))
