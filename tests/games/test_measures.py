"""What games count: points by source make up the points, at every table, and the lead is counted as it changes."""

import random
from typing import Any

import pytest

from wardroom.engine import Dice, Game, Position, Seat, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.engine.measures import Count, Gain, Level, Listener, Measures
from wardroom.games.kaiser.state import Sea
from wardroom.games.skirmish import Battle, Skirmish
from wardroom.shelf import find

TABLES: list[tuple[str, int, dict[str, Setting]]] = [
    ("skirmish", 2, {}),
    ("skirmish", 4, {}),
    ("kaiser", 1, {}),
    ("kaiser", 2, {"prize_supply": True, "torpedo_prizes": True}),
    ("kaiser", 4, {"teams": True}),
    ("nassau", 3, {}),
    ("nassau", 5, {"long": True}),
    ("modern", 2, {"scenario": "raider-710"}),
    ("modern", 2, {"scenario": "falkland-express"}),
    ("modern", 3, {}),
    ("modern", 4, {"teams": 2}),
    ("modern", 2, {"campaign": "short"}),
    ("cannoni", 2, {}),
    ("cannoni", 3, {"scenario": "triangular_war_1812", "turns": 10}),
    ("cannoni", 2, {"scenario": "pulo_aura_1804", "turns": 5}),
    ("marauders", 2, {}),
    ("marauders", 3, {}),
]


def random_game(game: Game[Any, Any], seats: int, options: dict[str, Setting], seed: int) -> tuple[Any, Count]:
    """The last position of a match at random, and what was counted."""
    chance = random.Random(seed)
    dice = Dice(Stream(seeded(str(seed), seats).key))
    state = game.setup(game.configure(options, seats, unattended=True), seats, dice)
    listener = Listener(game.measures, state)
    position = Position(game, state, dice, listener)
    while position.asks:
        ask = position.asks[0]
        position.answer(ask.seat, chance.choice(ask.options))
    return position, listener.counted


def points_at_the_end(position: Position[Any]) -> list[int]:
    """What points by source have to make: the score, but in Kaiser the Victory Points of all rounds."""
    assert position.result is not None
    if isinstance(position.state, Sea):
        return [sum(player.victory_points) for player in position.state.players]
    return list(position.result.scores)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_points_by_source_add_up_to_the_points(name: str, seats: int, options: dict[str, Setting]) -> None:
    game = find(name)
    for seed in range(2):
        position, count = random_game(game, seats, options, seed)
        assert [count.total(Seat(seat)) for seat in range(len(points_at_the_end(position)))] == points_at_the_end(
            position
        )


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_all_that_is_counted_is_declared(name: str, seats: int, options: dict[str, Setting]) -> None:
    game = find(name)
    declared = game.measures
    _, count = random_game(game, seats, options, 3)
    assert {source for account in count.points.values() for source in account} <= set(declared.sources)
    assert {use.split()[1] for use in count.uses} <= set(declared.kinds)
    assert set(count.endings) <= set(declared.endings)
    assert set(count.marks) <= set(declared.marks)


def told_leads(*facts: Gain | Level) -> int:
    """How often the lead changed."""
    count = Count()
    for fact in facts:
        count.add(fact)
        count.look_who_leads()
    return count.lead_changes


def test_the_lead_changes_when_somebody_else_takes_it() -> None:
    one, other = Seat(0), Seat(1)
    assert told_leads(Gain(one, "x", 3)) == 0
    assert told_leads(Gain(one, "x", 3), Gain(other, "x", 3)) == 0, "a tie is no change"
    assert told_leads(Gain(one, "x", 3), Gain(other, "x", 3), Gain(other, "y", 1)) == 1
    assert told_leads(Gain(one, "x", 3), Gain(other, "x", 3), Gain(one, "y", 1)) == 0, "back to the same"
    assert told_leads(Level(one, "x", 3), Level(other, "x", 4), Level(one, "x", 5)) == 2


def test_a_level_replaces_and_a_gain_adds() -> None:
    count = Count()
    for fact in (Level(Seat(0), "stash", 2), Level(Seat(0), "stash", 1), Gain(Seat(0), "stash", 4)):
        count.add(fact)
    assert count.total(Seat(0)) == 5


def test_a_game_without_measures_counts_nothing() -> None:
    class Silent(Skirmish):
        id = "silent"
        measures: Measures[Battle] = Measures()

    _, count = random_game(Silent(), 2, {}, 1)
    assert count == Count()
