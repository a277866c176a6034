"""What is explained of a choice before the dice fall."""

from itertools import product

import pytest

from tests.games.skirmish.afloat import ANNE, BART, battle, begin
from wardroom.engine import Explanation, Item, Option, Position, Seat, Sum
from wardroom.engine.testkit.rules import rule
from wardroom.games.skirmish import (
    GAME,
    HOLD,
    Alongside,
    Battle,
    Boards,
    Commit,
    Die,
    Fire,
    Gun,
    Hits,
    IsSunk,
    MayEvade,
    Misses,
    Yourself,
    odds,
)


def explained(position: Position[Battle], seat: Seat, option: Option) -> Explanation:
    ask = position.ask_of(seat)
    assert ask and option in ask.options
    return GAME.explain(position.state, ask, option)


@rule("skirmish", "4", "5")
@pytest.mark.parametrize(("gun", "reply"), [*product(range(1, 7), range(7))])
def test_the_chances_are_those_of_the_dice(gun: int, reply: int) -> None:
    rolls = [(gun + mine, reply + theirs) for mine, theirs in product(range(1, 7), repeat=2)]
    counted = [sum(mine > theirs for mine, theirs in rolls), sum(mine == theirs for mine, theirs in rolls)]
    assert odds(gun, reply)[:2] == tuple(count / 36 for count in counted)
    assert sum(odds(gun, reply)) == pytest.approx(1)


@rule("skirmish", "3", "4")
def test_whoever_aims_is_told_what_the_gun_is_worth_against_somebody_who_does_not_evade() -> None:
    told = explained(begin(battle([5], [4])), ANNE, Fire(5, BART))
    assert told.notes == (MayEvade(BART),)
    assert told.sums == (Sum(Die(ANNE), (6,), (Item(Gun(5), 5),)), Sum(Die(BART), (6,), (Item(Gun(0), 0),)))
    assert [(each.outcome, each.is_good) for each in told.chances] == [
        (Hits(BART), True),
        (Misses(BART), False),
        (Alongside(BART), None),
    ]


@rule("skirmish", "3", "4")
def test_whoever_evades_is_told_what_each_gun_is_worth() -> None:
    position = begin(battle([5], [4]))
    position.answer(ANNE, Fire(5, BART))
    bare, with_gun = explained(position, BART, HOLD), explained(position, BART, Commit(4))
    assert [each.outcome for each in with_gun.chances] == [Misses(BART), Hits(BART), Alongside(BART)]
    assert with_gun.chances[0].chance > bare.chances[0].chance
    assert with_gun.chances[0].is_good


@rule("skirmish", "5")
def test_a_boarding_action_needs_no_dice() -> None:
    position = begin(battle([5], [5]), 1, 1)
    position.answer(ANNE, Fire(5, BART))
    position.answer(BART, Commit(5))
    assert explained(position, ANNE, HOLD) == Explanation((Boards(0),))


@rule("skirmish", "2", "7")
def test_why_a_captain_is_no_target() -> None:
    state = begin(battle([5], [4])).state
    assert GAME.why(state, ANNE, "seat-0") == Yourself(ANNE)
    assert GAME.why(state, ANNE, "seat-1") is None
    state.hulls[BART] = 0
    assert GAME.why(state, ANNE, "seat-1") == IsSunk(BART)
    assert GAME.why(state, ANNE, "seat-9") is None
