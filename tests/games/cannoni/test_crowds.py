"""What holds at every moment of a crowded battle, where rules meet: links, crews, drift, and who may act."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

import pytest

from tests.games.cannoni.crowd import crowd, play
from wardroom.engine import Event, Question
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.geometry import TOUCH, edge_gap, gap, shore_gap
from wardroom.games.cannoni.rules.batteries import BatteryOrders
from wardroom.games.cannoni.rules.capture import CrewStruck, PrisonersStruck
from wardroom.games.cannoni.rules.drift import Drifted
from wardroom.games.cannoni.rules.edge import WhetherToReturn
from wardroom.games.cannoni.rules.links import shores_for
from wardroom.games.cannoni.rules.orders import MustSail, Orders
from wardroom.games.cannoni.rules.turn import TurnBegan
from wardroom.games.cannoni.state import Battle, Ship, Shot
from wardroom.games.cannoni.table import CannoniTable, is_locked

SEEDS = range(10)
ROUNDED = 0.002
"""What the rounding of places may add up to."""


class Moment(NamedTuple):
    """The table at a decision, what is asked, and what was told since the one before."""

    table: CannoniTable
    asked: list[Question]
    told: list[Event]

    @property
    def battle(self) -> Battle:
        return self.table.state


@lru_cache(len(SEEDS))
def moments(seed: int) -> list[Moment]:
    """Every decision of a crowded battle."""
    board, found, read = crowd(seed), [], 0
    for position in play(board, seed):
        told = [each.event for each in board.told[read:]]
        read = len(board.told)
        questions = [ask.question for ask in position.asks]
        found.append(Moment(board.game.still(position.state.copy()), questions, told))
    return found


@rule("cannoni", "links.removed")
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_linked_to_who_is_gone(seed: int) -> None:
    for moment in moments(seed):
        battle = moment.battle
        held = {number for link in battle.links for number in (link.a, link.b)}
        fighting = {number for melee in battle.melees for number in melee.ships}
        for number in held | fighting:
            assert battle.ships[number].place == "sea" and not battle.ships[number].sinking
        for number, ship in enumerate(battle.ships):
            assert not ship.party or number in fighting
            assert not ship.weighing or ship.place == "sea"
        assert not any(battle.ships[number].struck for number in fighting)


@rule("cannoni", "links.contact")
@pytest.mark.parametrize("seed", SEEDS)
def test_linked_ships_touch_and_nobody_overlaps(seed: int) -> None:
    for moment in moments(seed):
        battle, table = moment.battle, moment.table
        for link in battle.links:
            bases = table.base(battle.ships[link.a]), table.base(battle.ships[link.b])
            assert gap(*bases, table.wide) <= TOUCH + ROUNDED
        here = [ship for ship in battle.ships if ship.place == "sea"]
        for at, ship in enumerate(here):
            base = table.base(ship)
            assert edge_gap(base, table.wide, table.scenario.size) > -TOUCH
            assert all(shore_gap(base, shore, table.wide) > -0.05 for shore in shores_for(table, ship))
            assert all(gap(base, table.base(other), table.wide) > -0.05 for other in here[at + 1 :])


@rule("cannoni", "drift.group")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_ship_drifts_once_in_a_turn(seed: int) -> None:
    drifted: Counter[str] = Counter()
    for event in (event for moment in moments(seed) for event in moment.told):
        if isinstance(event, TurnBegan):
            drifted.clear()
        elif isinstance(event, Drifted):
            drifted[event.ship] += 1
            assert drifted[event.ship] == 1


def boxes(ship: Ship) -> int:
    """All crew boxes aboard."""
    return ship.crew.boxes + ship.captives


@rule("cannoni", "prize.whole")
@pytest.mark.parametrize("seed", SEEDS)
def test_crew_boxes_of_all_sides_and_those_lost_add_up(seed: int) -> None:
    began, lost = sum(map(boxes, crowd(seed).state.ships)), 0
    sides = [began, began]
    for moment in moments(seed):
        ships = moment.battle.ships
        lost += sum(event.boxes for event in moment.told if isinstance(event, CrewStruck | PrisonersStruck))
        assert sum(map(boxes, ships)) + lost == began
        before, sides = sides, [sum(ship.boxes_of(side) for ship in ships) for side in (0, 1)]
        assert all(now <= then for now, then in zip(sides, before, strict=True))
        for ship in ships:
            assert 0 <= ship.party <= ship.crew.boxes
            assert all(crew.boxes > 0 and crew.side != ship.side for crew in ship.prisoners)


def marks(ship: Ship) -> tuple[int, ...]:
    """The boxes of a ship, by kind."""
    return boxes(ship), sum(ship.hull), sum(ship.masts)


def is_felt(battle: Battle, shot: Shot) -> bool:
    """Whether a shot finds anything to strike."""
    if not shot.damage or shot.aim == "battery":
        return False
    crew, hull, masts = marks(battle.ships[shot.target])
    return bool({"hull": hull or crew, "rigging": masts, "crew": crew}[shot.aim])


@rule("cannoni", "action.simultaneous")
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_pending_is_forgotten_when_a_ship_leaves(seed: int) -> None:
    pending: dict[int, tuple[int, ...]] = {}
    for moment in moments(seed):
        battle = moment.battle
        shot_at = [shot.target for shot in battle.shots if is_felt(battle, shot)]
        bumped = [number for bump in battle.bumps for number in (bump.a, bump.b) if any(battle.ships[number].hull)]
        for target in (*shot_at, *bumped):
            pending.setdefault(target, marks(battle.ships[target]))
        if battle.stage != "results" and not battle.shots and not battle.bumps:
            for target, before in pending.items():
                assert battle.ships[target].is_lost or marks(battle.ships[target]) != before
            pending.clear()


@rule("cannoni", "action.one", "edge.no_return")
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_without_an_action_acts(seed: int) -> None:
    for moment in moments(seed):
        battle, table = moment.battle, moment.table
        for question in moment.asked:
            if isinstance(question, Orders | MustSail):
                number = table.find(question.ship)
                ship = battle.ships[number]
                assert ship.place == "sea" and not (ship.struck or ship.sinking or ship.crippled)
                assert battle.series[ship.series].token >= battle.phase and not is_locked(battle, number)
            elif isinstance(question, BatteryOrders):
                assert battle.batteries[table.find(question.battery) - len(battle.ships)].boxes
            elif isinstance(question, WhetherToReturn):
                ship = battle.ships[table.find(question.ship)]
                assert not (ship.struck or ship.sinking or ship.crippled)
