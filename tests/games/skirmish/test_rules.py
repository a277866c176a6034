"""The nine rules of Skirmish, each proved with dice that fall as written."""

from itertools import chain

import pytest

from tests.games.skirmish.afloat import ANNE, BART, CORA, DREW, battle, begin
from wardroom.engine import BadSetup, Dice, Recorded, Result, Stream
from wardroom.engine.testkit import asked, events, offered, play, rolls_left, rule
from wardroom.games.skirmish import GAME, Battle, Boarded, Held, Loaded, Shot, Sunk


@rule("skirmish", "1")
@pytest.mark.parametrize("captains", [2, 3, 4])
def test_thirty_guns_of_which_everybody_takes_three(captains: int) -> None:
    state = GAME.setup({"hull": 4}, captains, Dice(Stream(b"skirmish")))
    assert sorted([*state.deck, *chain(*state.hands)]) == sorted([1, 2, 3, 4, 5, 6] * 5)
    assert [len(hand) for hand in state.hands] == [3] * captains
    assert state.spent == []


@rule("skirmish", "1")
def test_guns_are_shuffled() -> None:
    dice = Dice(Stream(b"skirmish"))
    dealt = GAME.setup({"hull": 4}, 2, dice)
    assert [sides for sides, _ in dice.record] == [*range(30, 1, -1)]
    unmoved = GAME.setup({"hull": 4}, 2, Dice(Recorded((sides, sides - 1) for sides in range(30, 1, -1))))
    assert unmoved.deck == sorted(unmoved.deck) != dealt.deck


@rule("skirmish", "1")
@pytest.mark.parametrize("hull", [3, 4, 5])
def test_hull_points_are_as_agreed(hull: int) -> None:
    assert GAME.setup(GAME.configure({"hull": hull}, 3), 3, Dice(Stream(b"skirmish"))).hulls == [hull] * 3


@rule("skirmish", "1")
def test_tables_that_cannot_be() -> None:
    assert GAME.configure({}, 2) == {"hull": 4}
    for players in (0, 1, 5):
        with pytest.raises(BadSetup):
            GAME.configure({}, players)
    for hull in (2, 6, "4", True):
        with pytest.raises(BadSetup):
            GAME.configure({"hull": hull}, 2)


@rule("skirmish", "2")
def test_any_gun_at_any_other_captain_afloat() -> None:
    position = begin(battle([5, 2, 5], [1], [1], [1], hulls=[4, 4, 0, 4]))
    assert asked(position) == [(ANNE, "aim")]
    assert offered(position, ANNE) == ["hold", "fire 2 1", "fire 2 3", "fire 5 1", "fire 5 3"]


@rule("skirmish", "2")
def test_one_gun_after_another_until_holding_fire() -> None:
    position = begin(battle([5, 2, 3], [1], [1]), 6, 1, 6, 1)
    play(position, "0: fire 5 1", "1: hold", "0: fire 2 2", "2: hold")
    assert asked(position) == [(ANNE, "aim")]
    play(position, "0: hold")
    assert asked(position) == [(BART, "aim")]
    assert Held(ANNE) in events(position)


@rule("skirmish", "2")
def test_fired_gun_is_spent() -> None:
    position = begin(battle([5, 5, 2], [1]), 6, 1)
    play(position, "0: fire 5 1")
    assert position.state.hands[ANNE] == [5, 2]
    assert position.state.spent == [5]


@rule("skirmish", "2")
def test_turn_ends_without_guns() -> None:
    position = begin(battle([5], [1], deck=[3, 6]), 6, 1)
    play(position, "0: fire 5 1", "1: hold")
    assert asked(position) == [(BART, "aim")]
    assert position.state.hands[ANNE] == [6]


@rule("skirmish", "2", "7")
def test_turn_ends_when_the_captain_sinks() -> None:
    position = begin(battle([5, 2], [1, 3], [1], hulls=[1, 4, 4]), 1, 6)
    play(position, "0: fire 5 1", "1: hold", "0: hold", "1: commit 1")
    assert Sunk(ANNE) in events(position)
    assert asked(position) == [(BART, "aim")]
    assert offered(position, BART) == ["hold", "fire 3 2"]


@rule("skirmish", "2", "8")
def test_turn_ends_when_nobody_else_is_afloat() -> None:
    position = begin(battle([5, 2], [1], hulls=[4, 1]), 6, 1)
    play(position, "0: fire 5 1", "1: hold")
    assert position.result == Result(scores=(4, 0), places=(1, 2))
    assert position.asks == ()


@rule("skirmish", "3")
def test_target_is_asked_before_the_dice() -> None:
    position = begin(battle([5, 2], [4, 1, 4], [6]), 6, 1)
    play(position, "0: fire 5 1")
    assert asked(position) == [(BART, "evade")]
    assert rolls_left(position) == 2
    assert offered(position, BART) == ["hold", "commit 1", "commit 4"]


@rule("skirmish", "3")
def test_evading_gun_is_spent() -> None:
    position = begin(battle([5, 2], [4, 1, 4]), 6, 1)
    play(position, "0: fire 5 1", "1: commit 4")
    assert position.state.hands[BART] == [1, 4]
    assert position.state.spent == [5, 4]


@rule("skirmish", "3")
def test_target_may_keep_its_guns() -> None:
    position = begin(battle([5, 2], [4]), 6, 1)
    play(position, "0: fire 5 1", "1: hold")
    assert position.state.hands[BART] == [4]
    assert position.state.spent == [5]


@rule("skirmish", "4")
@pytest.mark.parametrize(
    ("reply", "dice", "totals", "hull"),
    [
        ("1: hold", (2, 4), (5, 4), 3),
        ("1: hold", (1, 5), (4, 5), 4),
        ("1: commit 2", (5, 5), (8, 7), 3),
        ("1: commit 2", (3, 5), (6, 7), 4),
        ("1: hold", (4, 6), (7, 6), 3),
        ("1: hold", (2, 6), (5, 6), 4),
    ],
)
def test_higher_total_of_die_and_gun_wins(
    reply: str, dice: tuple[int, int], totals: tuple[int, int], hull: int
) -> None:
    position = begin(battle([3, 1], [2]), *dice)
    play(position, "0: fire 3 1", reply)
    assert events(position) == [Shot(ANNE, BART, *totals)]
    assert position.state.hulls == [4, hull]
    assert asked(position) == [(ANNE, "aim")]


@rule("skirmish", "4")
def test_dice_have_six_sides_and_both_roll_one() -> None:
    position = begin(battle([3, 1], [2]), 5, 1)
    play(position, "0: fire 3 1", "1: hold")
    assert position.rolled == [(6, 4), (6, 0)]


@rule("skirmish", "5")
def test_equal_totals_bring_the_ships_together() -> None:
    position = begin(battle([5, 2, 2], [4, 1], [6]), 2, 3)
    play(position, "0: fire 5 1", "1: commit 4")
    assert asked(position) == [(ANNE, "boarding"), (BART, "boarding")]
    assert offered(position, ANNE) == ["hold", "commit 2"]
    assert offered(position, BART) == ["hold", "commit 1"]
    assert position.state.hulls == [4, 4, 4]


@rule("skirmish", "5")
@pytest.mark.parametrize(
    ("ours", "theirs", "hulls", "spent"),
    [
        ("0: commit 3", "1: commit 2", [4, 3], [5, 3, 2]),
        ("0: commit 3", "1: hold", [4, 3], [5, 3]),
        ("0: commit 2", "1: commit 3", [3, 4], [5, 2, 3]),
        ("0: hold", "1: commit 2", [3, 4], [5, 2]),
        ("0: commit 2", "1: commit 2", [3, 4], [5, 2, 2]),
        ("0: hold", "1: hold", [3, 4], [5]),
    ],
)
@pytest.mark.parametrize("first", [ANNE, BART])
def test_smaller_gun_loses_and_a_tie_is_the_defenders(
    ours: str, theirs: str, hulls: list[int], spent: list[int], first: int
) -> None:
    position = begin(battle([5, 2, 3], [2, 3]), 1, 6)
    play(position, "0: fire 5 1", "1: hold")
    play(position, *((ours, theirs) if first == ANNE else (theirs, ours)))
    winner, loser = (ANNE, BART) if hulls[BART] == 3 else (BART, ANNE)
    assert events(position)[1:] == [Boarded(winner, loser)]
    assert position.state.hulls == hulls
    assert position.state.spent == spent


@rule("skirmish", "5", "9")
def test_boarders_choose_in_secret() -> None:
    position = begin(battle([5, 2, 3], [2, 3]), 1, 6)
    play(position, "0: fire 5 1", "1: hold")
    before = GAME.view(position.state, BART), offered(position, BART), events(position, BART)
    play(position, "0: commit 3")
    assert asked(position) == [(BART, "boarding")]
    assert (GAME.view(position.state, BART), offered(position, BART), events(position, BART)) == before


@rule("skirmish", "6")
def test_captain_loads_the_top_of_the_magazine() -> None:
    position = begin(battle([5, 2], [4], deck=[1, 3, 6]))
    play(position, "0: hold")
    assert position.state.hands == [[5, 2, 6], [4]]
    assert position.state.deck == [1, 3]
    assert Loaded(6) in events(position, ANNE)


@rule("skirmish", "6", "9")
def test_nobody_else_learns_what_was_loaded() -> None:
    position = begin(battle([5, 2], [4], deck=[1, 3, 6]))
    play(position, "0: hold")
    assert events(position, BART) == events(position, None) == [Held(ANNE)]


@rule("skirmish", "6", "7")
def test_next_captain_afloat_follows() -> None:
    position = begin(battle([5], [4], [4], [4], hulls=[4, 0, 0, 4]))
    play(position, "0: hold")
    assert asked(position) == [(DREW, "aim")]
    play(position, "3: hold")
    assert asked(position) == [(ANNE, "aim")]


@rule("skirmish", "6")
def test_captain_without_guns_loads_and_is_not_asked() -> None:
    position = begin(battle([], [4], deck=[1, 3, 6]))
    assert asked(position) == [(BART, "aim")]
    assert position.state.hands == [[6], [4]]


@rule("skirmish", "7")
def test_hit_costs_a_hull_point() -> None:
    position = begin(battle([5, 2], [4], [4], hulls=[4, 2, 4]), 6, 1)
    play(position, "0: fire 5 1", "1: hold")
    assert position.state.hulls == [4, 1, 4]
    assert not any(isinstance(event, Sunk) for event in events(position))


@rule("skirmish", "7")
def test_ship_without_hull_points_sinks() -> None:
    position = begin(battle([5, 2], [4], [4], hulls=[4, 1, 4]), 6, 1)
    play(position, "0: fire 5 1", "1: hold")
    assert events(position)[-1] == Sunk(BART)
    assert offered(position, ANNE) == ["hold", "fire 2 2"]
    play(position, "0: hold")
    assert asked(position) == [(CORA, "aim")]


@rule("skirmish", "8")
def test_last_captain_afloat_wins() -> None:
    over = battle([5], [4], [3], hulls=[0, 2, 0])
    assert GAME.result(over) == Result(scores=(0, 2, 0), places=(2, 1, 2))
    assert GAME.result(battle([5], [4], [3], hulls=[0, 2, 1])) is None


@rule("skirmish", "8")
def test_battle_ends_when_the_magazine_is_empty_after_a_turn() -> None:
    position = begin(battle([5], [4], [3], hulls=[1, 4, 3], deck=[2, 6]))
    play(position, "0: hold")
    assert position.result is None
    play(position, "1: hold")
    assert position.result == Result(scores=(1, 4, 3), places=(3, 1, 2))


@rule("skirmish", "8")
def test_equal_points_share_the_place() -> None:
    result = GAME.result(battle([5], [4], [3], hulls=[2, 4, 4], deck=[]))
    assert result == Result(scores=(2, 4, 4), places=(3, 1, 1))
    assert result.winners == (BART, CORA)


@rule("skirmish", "9")
def test_hands_and_magazine_are_hidden() -> None:
    state = Battle(deck=[1, 1, 6], hands=[[5, 2], [6]], hulls=[4, 3], spent=[3, 2], captain=BART)
    anne, bart, spectator = (GAME.view(state, seat) for seat in (ANNE, BART, None))
    assert (anne.mine, bart.mine, spectator.mine) == ([2, 5], [6], [])
    for view in (anne, bart, spectator):
        assert (view.deck, view.hands, view.hulls, view.spent) == (3, [2, 1], [4, 3], [3, 2])


@rule("skirmish", "9")
def test_what_is_imagined_follows_from_the_dice() -> None:
    truth = GAME.setup({"hull": 4}, 2, Dice(Stream(b"skirmish")))
    worlds = [truth.copy() for _ in range(2)]
    for world, key in zip(worlds, (b"one", b"other"), strict=True):
        GAME.imagine(world, ANNE, Dice(Stream(key)))
    assert worlds[0].hands[BART] != worlds[1].hands[BART]
    assert worlds[0].deck != worlds[1].deck
