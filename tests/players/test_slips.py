"""Slips: among what looks about as good, never what throws something away."""

from collections import Counter

import pytest

from tests.players.toys import Pick
from wardroom.engine import Dice, Position, Stream
from wardroom.players import Sight
from wardroom.players.bots import HalfThumb, ThumbPlayer
from wardroom.players.slips import NO_SLIPS, Slips, thinkable
from wardroom.shelf import BUILT_IN, find


class Quit(Pick):
    gives_up = True


def drawn(slips: Slips, *merits: float, times: int = 300) -> Counter[int]:
    """How often each option is chosen by a slip."""
    options, source = [(Pick(at), merit) for at, merit in enumerate(merits)], Stream(b"slips")
    return Counter(slips.draw(options, source).number for _ in range(times))


def test_the_better_an_option_the_likelier_the_slip() -> None:
    found = drawn(Slips(100, 0.5), 1.0, 0.9, 0.5, 0.0)
    assert found[0] > found[2] > found[3] > 0 and found[1] > found[2]


def test_the_scale_of_the_merits_does_not_matter() -> None:
    assert drawn(Slips(100, 0.5), 1.0, 0.5, 0.0) == drawn(Slips(100, 0.5), 60.0, 30.0, 0.0)


def test_equals_are_equally_likely() -> None:
    assert all(70 < count < 130 for count in drawn(Slips(100, 0.1), 2.0, 2.0, 2.0).values())


def test_nothing_is_thrown_away_and_nothing_given_up() -> None:
    assert drawn(Slips(100, 9.0), 1.0, 0.0, -0.1).keys() == {0, 1}
    offered = [(Quit(0), 5.0), (Pick(1), 1.0), (Pick(2), -1.0)]
    assert thinkable(offered) == [(Pick(1), 1.0)]


def test_where_all_is_bad_anything_may_happen() -> None:
    assert drawn(Slips(100, 9.0), -1.0, -2.0).keys() == {0, 1}
    assert thinkable([(Quit(0), 0.0), (Quit(1), 1.0)]) == [(Quit(0), 0.0), (Quit(1), 1.0)]


def test_so_many_in_a_hundred_are_slips() -> None:
    source = Stream(b"slips")
    assert 60 < sum(Slips(20, 1.0).happens(source) for _ in range(400)) < 100
    assert not any(NO_SLIPS.happens(source) for _ in range(100))


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_slip_is_worth_less_than_nothing_where_something_is_not(game: str) -> None:
    """At every decision of a game between players who do nothing but slip."""
    rules, dice = find(game), Dice(Stream(b"cadets"))
    seats = min(count for count in rules.players if count > 1)
    position = Position(rules, rules.setup(rules.configure({}, seats), seats, dice), dice)
    slips, choices = Slips(100, 1.5), 0
    while position.asks and choices < 120:
        ask = position.asks[0]
        merit = rules.judgement.merit(position.state, ask) or (lambda _: 0.0)
        merits = {option: merit(option) for option in ask.options}
        option = slips.draw([*merits.items()], dice.source)
        assert merits[option] >= 0 or all(merit < 0 for each, merit in merits.items() if not each.gives_up)
        position.answer(ask.seat, option)
        choices += len(merits) > 1
    assert choices > 3


def test_who_is_new_to_a_game_gives_nothing_up() -> None:
    rules, dice = find("marauders"), Dice(Stream(b"new"))
    position = Position(rules, rules.setup(rules.configure({}, 2), 2, dice), dice)
    newcomer = HalfThumb(Stream(b"new"), 40)
    thumb = ThumbPlayer(Stream(b"thumb"))
    differs = 0
    for _ in range(150):
        ask = position.asks[0]
        option = newcomer.choose(Sight(position, ask))
        assert not option.gives_up
        differs += option != thumb.choose(Sight(position, ask))
        position.answer(ask.seat, option)
    assert 20 < differs < 110
