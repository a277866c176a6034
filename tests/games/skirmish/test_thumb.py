"""The rule of thumb: what it chooses, and that it beats chance."""

import pytest

from tests.games.skirmish.afloat import ANNE, BART, CORA, battle, begin
from wardroom.engine import Dice, Match, Position, Seat, Stream, seeded
from wardroom.engine.testkit import play
from wardroom.games.skirmish import GAME, Battle
from wardroom.players import Sight, bot


def choice(position: Position[Battle], seat: Seat) -> str:
    ask = position.ask_of(seat)
    assert ask is not None
    return GAME.judgement.choose(position.state, ask, Dice(Stream(b"thumb"))).notation


def test_heaviest_gun_at_the_weakest_hull() -> None:
    assert choice(begin(battle([2, 5, 3], [1], [1], [1], hulls=[4, 3, 1, 0])), ANNE) == "fire 5 2"


def test_two_guns_are_kept_for_every_enemy_but_one() -> None:
    assert choice(begin(battle([6], [1])), ANNE) == "fire 6 1"
    assert choice(begin(battle([6, 6], [1], [1])), ANNE) == "hold"
    assert choice(begin(battle([6, 6, 6], [1], [1])), ANNE) == "fire 6 1"
    assert choice(begin(battle([6, 6, 6], [1], [1], [1])), ANNE) == "hold"


@pytest.mark.parametrize(("gun", "reply"), [(3, "commit 4"), (4, "commit 4"), (5, "commit 6"), (1, "commit 2")])
def test_lightest_gun_that_matches_theirs_evades(gun: int, reply: str) -> None:
    position = begin(battle([gun], [6, 4, 2]))
    play(position, f"0: fire {gun} 1")
    assert choice(position, BART) == reply


def test_guns_that_are_too_light_are_saved() -> None:
    position = begin(battle([6], [5, 4]))
    play(position, "0: fire 6 1")
    assert choice(position, BART) == "hold"


def test_heaviest_gun_boards() -> None:
    position = begin(battle([5, 2, 3], [1, 4, 2]), 1, 6)
    play(position, "0: fire 5 1", "1: hold")
    assert (choice(position, ANNE), choice(position, BART)) == ("commit 3", "commit 4")


@pytest.mark.parametrize(("hulls", "value"), [([4, 4], 0.5), ([3, 1], 0.75), ([0, 2], 0.0), ([2, 0], 1.0)])
def test_value_is_the_share_of_hull_points(hulls: list[int], value: float) -> None:
    state = battle([1], [1], hulls=hulls)
    assert GAME.judgement.value(state, ANNE) == value
    assert GAME.judgement.value(state, BART) == 1 - value


def test_thumb_beats_chance() -> None:
    wins = 0
    for seed in range(90):
        thumb = Seat(seed % 3)
        match = Match(GAME, ["Anne", "Bart", "Cora"], {}, seeded(seed, 3))
        players = {
            seat: bot("thumb" if seat == thumb else "random", bytes([seed, seat])) for seat in (ANNE, BART, CORA)
        }
        while not match.is_over:
            ask = match.asks[0]
            match.answer(ask.seat, players[ask.seat].choose(Sight(match.position, ask)).notation)
        assert match.position.result is not None
        wins += match.position.result.winners == (thumb,)
    assert wins > 36
