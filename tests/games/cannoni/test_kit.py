"""Cannoni against the conformance kit: every scenario, every number of captains, and any options."""

import pytest

from tests.games.turns import in_turn
from wardroom.engine.game import Options
from wardroom.engine.testkit import CHECKS, Check, Trial, switches
from wardroom.engine.testkit.ending import check_conserved, check_result
from wardroom.engine.testkit.forking import check_forks
from wardroom.engine.testkit.offers import check_options
from wardroom.engine.testkit.saving import check_snapshots
from wardroom.engine.testkit.secrecy import check_guesses, check_secrecy
from wardroom.engine.testkit.telling import check_events
from wardroom.engine.testkit.trial import check, require
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.game import SCENARIOS
from wardroom.games.cannoni.geometry import CIRCLE, edge_gap, gap, shore_gap
from wardroom.games.cannoni.rules.links import shores_for
from wardroom.games.cannoni.workshop import captains_for

pytestmark = pytest.mark.kit

EVERY_RULE = {
    "capture_sinking": "on",
    "hurried_tokens": "on",
    "ammunition": "on",
    "critical_damage": "on",
    "disorder": "on",
    "repairs": "on",
}
TABLES: dict[str, tuple[int, Options]] = {
    "duel": (2, {"turns": 10}),
    "duel-alone": (1, {"turns": 5, **EVERY_RULE}),
    "squadrons": (4, {"scenario": "pulo_aura_1804", "turns": 5}),
    "batteries": (2, {"scenario": "anse_barque_1809", "turns": 5, "quick_game": "on"}),
    "free": (3, {"scenario": "free", "turns": 5, "points": 30, **EVERY_RULE}),
    "three": (3, {"scenario": "free", "turns": 5, "points": 60, "third_nation": "ES", "squadrons": "on", **EVERY_RULE}),
    "allies": (4, {"scenario": "tagus_1807", "turns": 5, "ammunition": "on"}),
}
"""Short battles, so that all of a match can be looked at."""

QUICK = (check_options, check_result, check_conserved, check_snapshots, check_guesses)
SCENARIO = (check_options, check_result, check_events, check_forks, check_secrecy, check_guesses)


def players_for(scenario: str) -> int:
    """The least number of captains against each other."""
    return next(seats for seats in captains_for(GAME.scenarios[scenario]) if seats > 1)


@pytest.mark.parametrize(("table", "check"), in_turn(TABLES, CHECKS))
def test_kit(table: str, check: Check) -> None:
    players, options = TABLES[table]
    check(Trial(GAME, players, 1, options, every=19))


@pytest.mark.parametrize(("scenario", "check"), in_turn(SCENARIOS, SCENARIO))
def test_kit_for_every_scenario(scenario: str, check: Check) -> None:
    check(Trial(GAME, players_for(scenario), 2, {"scenario": scenario, "turns": 5}, every=61))


@pytest.mark.parametrize(("players", "check"), in_turn(GAME.players, QUICK))
def test_kit_with_random_options(players: int, check: Check) -> None:
    check(Trial(GAME, players, 3, {**switches(GAME, players, 3), "turns": 5}, every=61))


@pytest.mark.parametrize(("players", "check"), in_turn(GAME.players, [check_forks, check_secrecy]))
def test_forks_and_secrets_with_random_options(players: int, check: Check) -> None:
    check(Trial(GAME, players, 5, {**switches(GAME, players, 5), "turns": 5}, every=61))


@pytest.mark.parametrize("check", [check_secrecy, check_guesses], ids=lambda check: check.__name__)
def test_captains_of_one_line_know_its_token_and_others_do_not(check: Check) -> None:
    check(Trial(GAME, 4, 1, {"scenario": "pulo_aura_1804", "turns": 5}, every=12))


# --- the sea itself ---------------------------------------------------------------------------------------------------


@check
def check_seamanship(trial: Trial) -> None:
    """At every decision bases lie beside each other, afloat and on the table, and log books make sense."""
    for match in trial.walk():
        battle = match.position.state
        if battle.stage in ("wind_first", "muster", "lines", "station"):
            continue
        table = GAME.still(battle)
        here = [(ship, table.base(ship)) for ship in battle.ships if ship.place == "sea"]
        for at, (ship, base) in enumerate(here):
            require(0 <= ship.heading < CIRCLE, f"a heading of {ship.heading}")
            require(0 <= ship.party <= ship.crew.boxes, f"a party of {ship.party} out of {ship.crew.boxes}")
            require(min(*ship.hull, *ship.masts) >= 0, f"boxes below zero: {ship}")
            require(edge_gap(base, table.wide, table.scenario.size) > -0.01, f"off the table: {ship}")
            for shore in shores_for(table, ship):
                require(shore_gap(base, shore, table.wide) > -0.05, f"on land: {ship}")
            for _, other in here[at + 1 :]:
                require(gap(base, other, table.wide) > -0.05, "two bases overlap")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_sails_through_ships_land_or_the_edge(scenario: str) -> None:
    check_seamanship(Trial(GAME, players_for(scenario), 5, {"scenario": scenario, "turns": 10}))


@pytest.mark.parametrize("scenario", ["camperdown_3v3", "trafalgar_fragment"])
def test_a_random_battle_is_over_within_two_thousand_decisions(scenario: str) -> None:
    check_result(Trial(GAME, 6, 0, {"scenario": scenario}, limit=2_000))
