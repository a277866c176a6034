"""Nassau against the conformance kit: for three, four and five, with every switch, and with ships that are full."""

import pytest

from tests.games.nassau.laden import LADEN
from tests.games.turns import in_turn
from wardroom.engine.testkit import CHECKS, Check, Trial, switches
from wardroom.engine.testkit.ending import check_conserved, check_result
from wardroom.engine.testkit.forking import check_forks
from wardroom.engine.testkit.offers import check_options
from wardroom.engine.testkit.saving import check_snapshots
from wardroom.engine.testkit.secrecy import check_guesses, check_secrecy
from wardroom.engine.testkit.undoing import check_undo
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.hold import MintOrNot, WhatToGiveUp
from wardroom.games.nassau.rules.notoriety import printed

pytestmark = pytest.mark.kit

FULL = (check_options, check_result, check_conserved, check_snapshots, check_forks, check_secrecy, check_undo)
ANY = (check_options, check_result, check_conserved, check_snapshots, check_guesses)


@pytest.mark.parametrize(("players", "check"), in_turn(GAME.players, CHECKS))
def test_kit(players: int, check: Check) -> None:
    check(Trial(GAME, players, 1, {"closed_chests": players == 4}, every=23))


@pytest.mark.parametrize(("players", "check"), in_turn(LADEN.players, FULL))
def test_kit_with_ships_that_are_full(players: int, check: Check) -> None:
    check(Trial(LADEN, players, players, {"long": players == 3}, every=19))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "check"), in_turn(GAME.players, ANY))
def test_kit_with_random_options(players: int, check: Check, seed: int) -> None:
    for game in (GAME, LADEN):
        check(Trial(game, players, seed, switches(GAME, players, seed), every=41))


@pytest.mark.parametrize("players", GAME.players)
def test_a_random_match_is_over_within_a_thousand_decisions(players: int) -> None:
    for seed in range(2):
        check_result(Trial(GAME, players, seed, limit=1_000))
        check_result(Trial(LADEN, players, seed, {"long": True}, limit=2_000))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(2))
def test_what_holds_at_every_moment(players: int, seed: int) -> None:
    wealth, plundered = [0] * players, set[int]()
    for match in Trial(LADEN, players, f"holds {seed}").walk():
        sea = match.position.state
        assert len({printed(pirate.notoriety) for pirate in sea.pirates}) == players
        assert all(now.wealth >= then for now, then in zip(sea.pirates, wealth, strict=True))
        wealth = [pirate.wealth for pirate in sea.pirates]
        assert plundered <= set(sea.plundered)
        plundered = set(sea.plundered)
        is_stowing = match.asks and isinstance(match.asks[0].question, WhatToGiveUp | MintOrNot)
        if sea.step not in ("buying", "burying") and not is_stowing:
            assert all(sum(pirate.hold) <= LADEN.box.holds[pirate.sections] for pirate in sea.pirates)
        assert min(sea.supply) >= 0
        assert min(min(pirate.hold) for pirate in sea.pirates) >= 0
