"""Battles under way that the composer makes: sound to begin with, rich in what can happen, and played on from there."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.games.cannoni.board import Board, battery, gb, us
from wardroom.engine import Seat
from wardroom.engine.testkit.ending import check_conserved
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.engine.testkit.offers import check_effects, check_options
from wardroom.engine.testkit.secrecy import check_guesses, check_secrecy
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.compose import STAGES
from wardroom.games.cannoni.rules.squadron import is_squadron
from wardroom.games.cannoni.state import Battle, Bump, Crew, Shot, Stage
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
    for battle in map(composed, range(100)):
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


# --- what the game itself calls impossible ----------------------------------------------------------------------------


def sound(stage: Stage = "victory") -> Board:
    """Two frigates fast to each other, a third on her own, and a battery."""
    ships = gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20 + 1.5748, 20, "N"), us("us_wasp", 55, 45)
    board = Board(*ships, forts=[(1, [battery("guns0", 30, 40, "S")])])
    board.grapple("gb_shannon", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 4, "us_chesapeake": 4}, resting=True)
    board.state.stage = stage
    return board


Plant: TypeAlias = Callable[[Battle], None]


def planted(where: Callable[[Battle], object], state: dict[str, Any]) -> Plant:
    """Some part of a battle as it cannot be."""

    def plant(battle: Battle) -> None:
        for name, value in state.items():
            setattr(where(battle), name, value)

    return plant


def ship(**state: Any) -> Plant:
    return planted(lambda battle: battle.ships[0], state)


def crew(**state: Any) -> Plant:
    return planted(lambda battle: battle.ships[0].crew, state)


def guns(**state: Any) -> Plant:
    return planted(lambda battle: battle.batteries[0], state)


def series(**state: Any) -> Plant:
    return planted(lambda battle: battle.series[0], state)


def whole(**state: Any) -> Plant:
    return planted(lambda battle: battle, state)


def melee(**state: Any) -> Plant:
    return lambda battle: battle.melees.__setitem__(0, battle.melees[0]._replace(**state))


def link(**state: Any) -> Plant:
    return lambda battle: battle.links.__setitem__(0, battle.links[0]._replace(**state))


SHOT = Shot(0, 1, "hull", "ball", 1, 5, 5, 0, (1.0, 1.0, 1.0))
FLAWED: list[tuple[str, Plant]] = [
    ("hull boxes", ship(hull=[11, 4])),
    ("rigging boxes", ship(masts=[7, 6, 6])),
    ("hangs alongside", ship(wrecks=["port", "", ""])),
    ("full sail", ship(sails=0, masts=[0, 6, 6])),
    ("a rudder lost", ship(rudderless=True)),
    ("repairs where", ship(mended=1)),
    ("going down with", ship(sinking=9)),
    ("nothing comes of it", ship(hull=[0, 0])),
    ("without the option", ship(hull=[0, 0], crippled=True)),
    ("should have sunk", whole(turn=3)),
    ("without a countdown", ship(place="sunk")),
    ("without an anchor", ship(anchor="bow", anchorless=True)),
    ("that is not down", ship(weighing=True)),
    ("loaded with chain", ship(load=["chain", ""])),
    ("hides that she is loaded", ship(known=[False, True])),
    ("boxes, ", guns(boxes=9)),
    ("a ruin burns", guns(boxes=0, burning=True)),
    ("loaded with hot", guns(load="hot")),
    ("disorder without", guns(disordered=True)),
    ("a fire in a turn to come", guns(fought_fire=2)),
    ("hit out of a phase", guns(hit=True)),
    ("of a friend", ship(prisoners=[Crew(0, Seat(0), 5, 0, 0, 2, 2)])),
    ("guards for", ship(born=1, prisoners=[Crew(1, Seat(1), 5, 0, 0, 40, 40)])),
    ("without being a prize", ship(place="home")),
    ("crew boxes", crew(boxes=99)),
    ("under seat", crew(seat=Seat(1))),
    ("disorder without", crew(disordered=True)),
    ("a captain killed", crew(captainless=True)),
    ("in a turn to come", ship(refloated=2)),
    ("of the turn before", ship(acts=1)),
    ("repairs of the turn before", ship(spoiled=True)),
    ("hit out of a phase", ship(hit=True)),
    ("moved out of a phase", ship(moved=True)),
    ("adrift out of its step", ship(drifted=True)),
    ("gone or going down", ship(place="leaving")),
    ("holds ships apart", ship(x=15.0)),
    ("the boarding is not over", link(repulsed=True)),
    ("two links of a kind", lambda battle: battle.links.append(battle.links[0])),
    ("in two boardings", lambda battle: battle.melees.append(battle.melees[0])),
    ("a party of", ship(party=9)),
    ("a party for no boarding", lambda battle: battle.melees.clear()),
    ("not a boarding", melee(aboard=True)),
    ("parties of others", melee(ready=(0, 1, 2))),
    ("out of reach", lambda battle: battle.links.clear()),
    ("enemies board together", melee(attackers=(0, 2))),
    ("somebody who struck", ship(struck=True)),
    ("in no series", series(units=())),
    ("not hers", ship(series=1)),
    ("lateness", whole(lates=[])),
    ("used tokens", series(used=(1, 1))),
    ("again after", series(used=(1,), token=1)),
    ("tokens of 1 turns", series(past=(1,))),
    ("that there is not", series(shown=True)),
    ("before its turn", series(token=1)),
    ("is not shown", whole(stage="act")),
    ("shots left over", whole(shots=[SHOT])),
    ("collisions left over", whole(bumps=[Bump(0, 1, 0, 0)])),
    ("a signal left over", whole(signal="sail")),
    ("a wind from", whole(wind=16)),
    ("off the table", ship(x=0.1)),
    ("lies on us_chesapeake", ship(x=21.0)),
    ("in deep water", ship(aground=True)),
]


def test_a_sound_battle_has_no_flaws() -> None:
    board = sound()
    assert not [*board.game.flaws(board.state)]


@pytest.mark.parametrize(("flaw", "plant"), FLAWED, ids=[flaw for flaw, _ in FLAWED])
def test_every_flaw_is_named(flaw: str, plant: Plant) -> None:
    board = sound()
    if flaw == "should have sunk":
        board["us_wasp"].hull, board["us_wasp"].sinking = [0, 0], 2
    if flaw == "is not shown":
        board.state.phase, board.state.series[0].token = 1, 1
    plant(board.state)
    assert any(flaw in found for found in board.game.flaws(board.state))


def test_land_is_no_place_for_a_ship() -> None:
    island = [(10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0)]
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 55, 45), land=[island])
    board.state.stage = "victory"
    assert [*board.game.flaws(board.state)] == ["gb_shannon lies on land"]
