"""Battles under way that the composer makes: sound to begin with, rich in what can happen, and played on from there."""

from collections import Counter
from pathlib import Path

import pytest

from wardroom.engine.testkit.ending import check_conserved
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.engine.testkit.offers import check_effects, check_options
from wardroom.engine.testkit.secrecy import check_guesses, check_secrecy
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.compose import STAGES
from wardroom.games.cannoni.squadron import is_squadron
from wardroom.games.cannoni.state import Battle
from wardroom.lab.positions import composed_trial, try_positions

LIGHT = (check_options, check_conserved, check_flaws, check_effects)


def composed(seed: int) -> Battle:
    trial = composed_trial(GAME, seed)
    trial.open()
    battle = trial.begins
    assert isinstance(battle, Battle)
    return battle


def test_composed_battles_have_everything_that_can_befall_a_ship() -> None:
    found: Counter[str] = Counter()
    for battle in map(composed, range(60)):
        assert not [*GAME.flaws(battle)]
        found.update({f"at {battle.stage}", *(f"off to {ship.place}" for ship in battle.ships)})
        found.update(f"held by {link.kind}" for link in battle.links)
        found.update(("on deck" if melee.aboard else "at the rail") for melee in battle.melees)
        found.update(name for ship in battle.ships for name in ("struck", "aground", "burning") if getattr(ship, name))
        found["a prize"] += sum(ship.is_prize for ship in battle.ships)
        found["two attackers"] += sum(len(melee.attackers) > 1 for melee in battle.melees)
        found["a line"] += sum(is_squadron(battle, series) for series in battle.series)
        found["a shot"] += len(battle.shots)
        found["a collision"] += len(battle.bumps)
    wanted = {*(f"at {stage}" for stage in STAGES), *(f"off to {place}" for place in ("off", "gone", "leaving"))}
    wanted |= {"held by grapple", "held by foul", "on deck", "at the rail", "struck", "aground", "burning"}
    wanted |= {"a prize", "two attackers", "a line", "a shot", "a collision"}
    assert not wanted - {name for name, times in found.items() if times}


@pytest.mark.parametrize("seed", range(8))
def test_what_follows_a_composed_battle_is_sound(seed: int, tmp_path: Path) -> None:
    try_positions(GAME, [seed], tmp_path, LIGHT, ahead=20)


def test_secrets_are_kept_at_every_question(tmp_path: Path) -> None:
    try_positions(GAME, range(100, 102), tmp_path, (check_secrecy, check_guesses), ahead=12)


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 4000, 100))
def test_thousands_of_composed_battles(first: int, tmp_path: Path) -> None:
    try_positions(GAME, range(first, first + 100), tmp_path, LIGHT)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200, 230))
def test_composed_battles_pass_the_whole_kit(seed: int, tmp_path: Path) -> None:
    try_positions(GAME, [seed], tmp_path)
