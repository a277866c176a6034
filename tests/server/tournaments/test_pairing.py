"""Who meets whom: nobody twice, nobody left over twice, seats in turn."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.server.tournaments.bouts import Bout, Round, free_rounds, meetings, seatings
from wardroom.server.tournaments.pairing import (
    first_tree,
    in_groups,
    next_tree,
    round_robin,
    split,
    swiss,
    usual_rounds,
    winner_of,
)
from wardroom.server.tournaments.standings import score


def played(bouts: Round, dice: Random) -> list[Bout]:
    """A round with results at random, level ones among them."""
    return [
        bout if bout.is_free else bout._replace(places=tuple(dice.randint(1, len(bout.entries)) for _ in bout.entries))
        for bout in bouts
    ]


def everybody(bouts: Round) -> list[int]:
    return sorted(entry for bout in bouts for entry in bout.entries)


def imbalance(rounds: list[list[Bout]], entries: int) -> int:
    sat = seatings(rounds)
    return max(abs(sat[entry, 0] - sat[entry, 1]) for entry in range(entries))


@pytest.mark.parametrize("laps", [1, 2])
@pytest.mark.parametrize("entries", range(2, 18))
def test_in_a_round_robin_everybody_meets_everybody_and_seats_are_even(entries: int, laps: int) -> None:
    rounds = round_robin(entries, laps)
    assert all(everybody(bouts) == [*range(entries)] for bouts in rounds)
    assert {*meetings(rounds).values()} == {laps}
    assert len(meetings(rounds)) == entries * (entries - 1) // 2
    assert imbalance(rounds, entries) <= 1
    assert all(free_rounds(rounds)[entry] == laps * (entries % 2) for entry in range(entries))


@given(st.integers(2, 13), st.integers(0, 2**32))
def test_in_swiss_rounds_nobody_meets_twice_or_has_two_free_rounds(entries: int, seed: int) -> None:
    dice = Random(seed)
    lots = dice.sample(range(entries), entries)
    rounds: list[list[Bout]] = []
    for _ in range(usual_rounds(entries)):
        rounds.append(played(swiss(rounds, lots), dice))
        assert everybody(rounds[-1]) == [*range(entries)]
    assert {*meetings(rounds).values()} == {1}
    assert {*free_rounds(rounds).values()} <= {1}
    assert imbalance(rounds, entries) <= 3


def test_in_the_first_swiss_round_the_upper_half_meets_the_lower() -> None:
    assert [bout.entries for bout in swiss([], range(8))] == [(0, 4), (1, 5), (2, 6), (3, 7)]


def test_in_swiss_rounds_winners_meet_winners() -> None:
    first = [bout._replace(places=(1, 2)) for bout in swiss([], range(8))]
    second = swiss([first], range(8))
    points = score([first], 8)
    assert all(points[bout.entries[0]] == points[bout.entries[1]] for bout in second)


def test_the_last_of_those_who_had_none_has_the_free_round() -> None:
    first = [bout if bout.is_free else bout._replace(places=(1, 2)) for bout in swiss([], range(5))]
    assert first[-1].entries == (4,)
    second = swiss([first], range(5))
    (free,) = [bout.entries[0] for bout in second if bout.is_free]
    assert free == 3


@pytest.mark.parametrize("entries", range(2, 34))
def test_in_a_knock_out_the_first_two_seeds_meet_last_if_the_better_seed_wins(entries: int) -> None:
    rounds = [first_tree(entries)]
    assert everybody(rounds[0]) == [*range(entries)]
    free = sorted(free_rounds(rounds))
    assert free == [*range(len(free))]
    while len(rounds[-1]) > 1:
        rounds[-1] = [
            bout
            if bout.is_free
            else bout._replace(places=tuple(1 + (each != min(bout.entries)) for each in bout.entries))
            for bout in rounds[-1]
        ]
        rounds.append(next_tree(rounds))
    assert everybody(rounds[-1]) == [0, 1]


def test_of_a_drawn_match_the_better_seed_goes_on() -> None:
    assert winner_of(Bout((5, 3), (1, 1))) == 3
    assert winner_of(Bout((5, 3), (1, 2))) == 5


@pytest.mark.parametrize(
    ("entries", "smallest", "largest", "sizes"),
    [(7, 3, 5, [4, 3]), (8, 4, 4, [4, 4]), (9, 4, 4, [4, 4]), (6, 4, 5, [5]), (2, 3, 5, []), (11, 3, 5, [4, 4, 3])],
)
def test_tables_are_as_even_as_can_be(entries: int, smallest: int, largest: int, sizes: list[int]) -> None:
    assert split(entries, smallest, largest) == sizes


@given(st.integers(3, 20), st.integers(3, 5), st.booleans(), st.integers(0, 2**32))
def test_at_tables_for_several_nobody_is_lost_and_free_rounds_go_round(
    entries: int, largest: int, by_points: bool, seed: int
) -> None:
    dice = Random(seed)
    lots = dice.sample(range(entries), entries)
    rounds: list[list[Bout]] = []
    for _ in range(4):
        rounds.append(played(in_groups(rounds, lots, 3, largest, by_points), dice))
        assert everybody(rounds[-1]) == [*range(entries)]
        assert all(bout.is_free or 3 <= len(bout.entries) <= largest for bout in rounds[-1])
    free = free_rounds(rounds)
    assert max(free[entry] for entry in range(entries)) - min(free[entry] for entry in range(entries)) <= 1


def test_at_tables_for_several_those_who_have_not_met_sit_together() -> None:
    first = [bout._replace(places=(1, 2, 3)) for bout in in_groups([], range(9), 3, 3)]
    second = in_groups([first], range(9), 3, 3, by_points=False)
    assert max(Counter(meetings([first, second])).values()) == 1


def test_points_are_the_share_of_opponents_left_behind() -> None:
    bout = Bout((4, 2, 7), (2, 1, 2))
    assert [bout.points(entry) for entry in (4, 2, 7)] == [Fraction(1, 4), 1, Fraction(1, 4)]
    assert Bout((4, 2)).points(4) == 0
