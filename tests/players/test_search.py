"""What the search understands: secrets, simultaneous choices, opponents with aims of their own, many options, time."""

from typing import Any

import pytest

from tests.players.toys import Favours, Guess, Needle, Pennies, Pick, Trap, begin
from wardroom.engine import Game, Option, Position, Result, Seat, Stream
from wardroom.players import Sight
from wardroom.players.look import LookAhead
from wardroom.players.search import Search
from wardroom.players.trying import Budget, Verdict, worth_of

FOREVER = 1e9


def weigh(position: Position[Any], simulations: int = 200, seat: int = 0, seconds: float = FOREVER) -> list[Verdict]:
    ask = position.ask_of(Seat(seat))
    assert ask is not None
    return Search(Sight(position, ask), Stream(b"search"), Budget(simulations, seconds)).verdicts()


def chances(verdicts: list[Verdict]) -> dict[Option, float]:
    return {verdict.option: verdict.chance for verdict in verdicts}


def test_the_other_does_not_see_what_is_chosen_at_the_same_time() -> None:
    """If it did, it would always show the same coin, and every choice would look lost."""
    for seat in (0, 1):
        found = chances(weigh(begin(Pennies()), seat=seat))
        assert all(0.3 < chance < 0.7 for chance in found.values())


def test_an_answer_that_was_given_in_secret_is_not_known() -> None:
    position = begin(Pennies())
    position.answer(Seat(0), Pick(0))
    found = chances(weigh(position, seat=1))
    assert all(0.3 < chance < 0.7 for chance in found.values())


def test_a_secret_is_not_known() -> None:
    assert 0.25 < weigh(begin(Guess()), 600)[0].chance < 0.42


def test_the_reply_counts() -> None:
    """The rule of thumb takes nothing; the search finds that this wins, and that taking loses."""
    best, other = weigh(begin(Trap()))
    assert best.option == Pick(0) and best.chance > 0.9 > other.chance


def test_a_third_party_has_aims_of_its_own() -> None:
    """Whatever the first says, the second lets itself win: it is not out to please or to spite the first."""
    found = chances(weigh(begin(Favours(), 3), 400))
    assert all(chance < 0.2 for chance in found.values())
    position = begin(Favours(), 3)
    position.answer(Seat(0), Pick(0))
    assert weigh(position, seat=1)[0].option == Pick(1)


def test_many_options_are_tried_by_and_by() -> None:
    best = weigh(begin(Needle()), 1200)[0]
    assert best.option == Pick(41) and best.chance == 1
    few = weigh(begin(Needle()), 20)
    assert sum(verdict.tries > 0 for verdict in few) < 20


def test_all_options_are_told_the_best_first() -> None:
    told = weigh(begin(Guess()), 50)
    assert {verdict.option for verdict in told} == {Pick(0), Pick(1), Pick(2)}
    assert sum(verdict.tries for verdict in told) <= 50


def test_time_is_kept_whatever_the_simulations() -> None:
    """No time at all allows for one simulation, so that there is an answer."""
    told = weigh(begin(Guess()), 10**9, seconds=0.05)
    assert 0 < sum(verdict.tries for verdict in told) < 10**6
    assert sum(verdict.tries for verdict in weigh(begin(Guess()), 10**9, seconds=0.0)) == 1


def test_what_cannot_change_any_more_is_not_tried() -> None:
    position = begin(Trap())
    ask = position.ask_of(Seat(0))
    assert ask is not None
    search = Search(Sight(position, ask), Stream(b"search"), Budget(1000, FOREVER))
    search.verdicts()
    assert search.simulations < 1000


@pytest.mark.parametrize(
    ("places", "worths"),
    [((1, 2), (1, 0)), ((1, 1), (0.5, 0.5)), ((1, 2, 1, 2), (1, 0, 1, 0)), ((2,), (0,)), ((1,), (1,))],
)
def test_what_a_result_is_worth(places: tuple[int, ...], worths: tuple[float, ...]) -> None:
    result = Result((0,) * len(places), places)
    assert tuple(worth_of(result, Seat(seat)) for seat in range(len(places))) == worths


@pytest.mark.parametrize(("game", "best"), [(Trap(), Pick(0)), (Needle(), Pick(41))])
def test_looking_ahead_finds_what_wins_at_once(game: Game[Any, Any], best: Pick) -> None:
    position = begin(game)
    ask = position.ask_of(Seat(0))
    assert ask is not None
    told = LookAhead(Sight(position, ask), Stream(b"look"), Budget(1000, FOREVER)).verdicts()
    assert told[0].option == best and told[0].chance == 1
