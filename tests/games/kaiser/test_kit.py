"""Kaiser against the conformance kit: alone, for two, three and four, in teams, and with any options."""

from itertools import islice

import pytest

from tests.games.turns import in_turn
from wardroom.engine.game import Options
from wardroom.engine.testkit import CHECKS, Check, Trial, switches
from wardroom.engine.testkit.ending import check_conserved, check_result
from wardroom.engine.testkit.forking import check_forks
from wardroom.engine.testkit.offers import check_options
from wardroom.engine.testkit.saving import check_snapshots
from wardroom.engine.testkit.secrecy import check_secrecy
from wardroom.games.kaiser import GAME

pytestmark = pytest.mark.kit

TABLES: dict[str, tuple[int, Options]] = {
    "alone": (1, {"deck": 30}),
    "alone-with-the-best": (1, {"deck": 25, "phantom": "best", "phantom_keeps": "phantom", "prize_supply": True}),
    "alone-at-random": (1, {"deck": 25, "phantom": "random", "phantom_keeps": "phantom", "keep_three": True}),
    "alone-choosing": (1, {"deck": 25, "deck_anew": True, "tournament": True, "choose_ships": True}),
    "two": (2, {"deck": 30}),
    "three": (3, {"deck": 30}),
    "three-choosing": (3, {"deck_anew": True, "tournament": True, "choose_ships": True}),
    "four": (4, {"deck": 40}),
    "teams": (4, {"deck": 40, "teams": True}),
}
"""Short rounds, so that all of a match can be looked at."""

WITH_OPTIONS = (check_options, check_result, check_conserved, check_snapshots, check_forks, check_secrecy)


@pytest.mark.parametrize(("table", "check"), in_turn(TABLES, CHECKS))
def test_kit(table: str, check: Check) -> None:
    players, options = TABLES[table]
    check(Trial(GAME, players, 1, options, every=7))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "check"), in_turn(GAME.players, WITH_OPTIONS))
def test_kit_with_random_options(players: int, check: Check, seed: int) -> None:
    check(Trial(GAME, players, seed, switches(GAME, players, seed), every=41))


@pytest.mark.parametrize("players", GAME.players)
def test_a_random_match_is_over_within_two_thousand_decisions(players: int) -> None:
    for seed in range(3):
        check_result(Trial(GAME, players, seed, limit=2_000))


@pytest.mark.parametrize("players", GAME.players)
def test_what_several_see_is_what_each_sees(players: int) -> None:
    trial = Trial(GAME, players, 1)
    for match in islice(trial.walk(), 0, None, 11):
        assert match.views(trial.watchers) == {watcher: match.view(watcher) for watcher in trial.watchers}
