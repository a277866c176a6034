"""What looking ahead understands: secrets, simultaneous choices, replies, many options, doubt, time."""

from itertools import chain, cycle, repeat
from typing import Any

import pytest

from tests.players.toys import Guess, Heedless, Needle, Pennies, Pick, Trap, begin
from wardroom.engine import Ask, Game, Merit, Option, Position, Result, Seat, Stream
from wardroom.players import Sight
from wardroom.players.look import LookAhead, Record
from wardroom.players.trying import Budget, Verdict, worth_of

FOREVER = 1e9


def look(
    position: Position[Any], simulations: int = 200, seat: int = 0, seconds: float = FOREVER, way: Any = LookAhead
) -> LookAhead:
    ask = position.ask_of(Seat(seat))
    assert ask is not None
    found: LookAhead = way(Sight(position, ask), Stream(b"look"), Budget(simulations, seconds))
    return found


def weigh(position: Position[Any], simulations: int = 200, seat: int = 0, seconds: float = FOREVER) -> list[Verdict]:
    return look(position, simulations, seat, seconds).verdicts()


def chances(verdicts: list[Verdict]) -> dict[Option, float]:
    return {verdict.option: verdict.chance for verdict in verdicts}


def test_an_answer_that_was_given_in_secret_is_not_known() -> None:
    """The other is thought to follow the rule of thumb, whatever it really chose."""
    position = begin(Pennies())
    position.answer(Seat(0), Pick(1))
    assert chances(weigh(position, seat=1)) == {Pick(0): 1.0, Pick(1): 0.0}


def test_a_secret_is_not_known() -> None:
    assert all(0.2 < chance < 0.5 for chance in chances(weigh(begin(Guess()), 600)).values())


@pytest.mark.parametrize(("game", "best"), [(Trap(), Pick(0)), (Needle(), Pick(41))])
def test_what_wins_is_found(game: Game[Any, Any], best: Pick) -> None:
    told = weigh(begin(game), 1000)
    assert told[0].option == best and told[0].chance == 1


def test_all_options_are_told_the_best_first() -> None:
    told = weigh(begin(Guess()), 50)
    assert {verdict.option for verdict in told} == {Pick(0), Pick(1), Pick(2)}
    assert sum(verdict.tries for verdict in told) <= 50


def test_time_is_kept_whatever_the_trials() -> None:
    """No time at all allows for one trial, so that there is an answer."""
    told = weigh(begin(Guess()), 10**9, seconds=0.05)
    assert 0 < sum(verdict.tries for verdict in told) < 10**6
    assert sum(verdict.tries for verdict in weigh(begin(Guess()), 10**9, seconds=0.0)) == 1


class Foretold(LookAhead):
    """What the options lead to is foretold, world by world."""

    fates: tuple[Any, ...] = ()

    def _try(self, record: Record) -> None:
        assert isinstance(record.option, Pick)
        number = len(record.worths)
        worth = self.fates[record.option.number](number)
        record.add(worth, worth if record is self._usual else self._usual.worths[number])
        self.simulations += 1


class Weighing(Heedless):
    """The first option, whatever the merits are said to be."""

    def __init__(self, *merits: float) -> None:
        self._merits = merits

    def merit(self, state: Any, ask: Ask) -> Merit:
        return lambda option: self._merits[ask.options.index(option)]


def foretold(*fates: Any, simulations: int = 300, merits: tuple[float, ...] = ()) -> list[Verdict]:
    """What is thought of the three options of a guess, the first of which is the rule of thumb's."""
    way = type("Told", (Foretold,), {"fates": tuple(_nth(fate) for fate in fates)})
    position = begin(Guess())
    if merits:
        position.game.judgement = Weighing(*merits)
    return look(position, simulations, way=way).verdicts()


def _nth(fate: Any) -> Any:
    worths = list(zip(range(1000), fate, strict=False))
    return lambda number: worths[number][1]


def test_an_option_that_began_badly_comes_back_while_there_is_doubt() -> None:
    """In the first worlds the second option does worse than the third; in all later ones it wins."""
    told = foretold(repeat(0.5), chain([0.3, 0.45, 0.6, 0.4], repeat(0.8)), chain([0.7, 0.4, 0.7, 0.4], repeat(0.4)))
    assert told[0].option == Pick(1) and told[0].tries > 4


def test_what_is_clearly_worse_costs_few_trials() -> None:
    told = {verdict.option: verdict.tries for verdict in foretold(repeat(0.5), cycle([0.1, 0.2]), cycle([0.4, 0.65]))}
    assert told[Pick(1)] <= 8 < told[Pick(2)]


def test_nobody_thinks_on_once_the_best_is_clear() -> None:
    told = foretold(repeat(0.5), cycle([0.9, 0.95]), cycle([0.1, 0.2]))
    assert told[0].option == Pick(1) and sum(verdict.tries for verdict in told) < 30


def test_luck_alone_does_not_displace_the_rule_of_thumb() -> None:
    told = foretold(repeat(0.5), cycle([0.0, 1.0, 0.51]), repeat(0.5), simulations=24)
    assert told[0].option == Pick(0)


@pytest.mark.parametrize(
    ("merits", "best"), [((1.0, 0.5, 0.0), Pick(1)), ((1.0, -1.0, 0.0), Pick(0)), ((-0.1, -0.2, -0.3), Pick(1))]
)
def test_what_the_rule_of_thumb_would_never_do_has_to_be_better_by_far(merits: tuple[float, ...], best: Pick) -> None:
    """Unless it would never do any of it, and has to."""
    told = foretold(repeat(0.5), cycle([0.45, 0.75]), repeat(0.4), simulations=24, merits=merits)
    assert told[0].option == best


def test_a_chance_is_measured_against_the_usual_choice_in_the_same_worlds() -> None:
    """The usual choice is better off in later worlds, which another that is clearly worse has not seen."""
    told = foretold(chain(repeat(0.2, 6), repeat(0.8)), chain(repeat(0.1, 6), repeat(0.7)), cycle([0.1, 1.0, 0.2, 0.9]))
    usual, worse = (next(each for each in told if each.option == Pick(number)) for number in (0, 1))
    assert worse.tries < usual.tries and usual.chance - worse.chance == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("places", "worths"),
    [((1, 2), (1, 0)), ((1, 1), (0.5, 0.5)), ((1, 2, 1, 2), (1, 0, 1, 0)), ((2,), (0,)), ((1,), (1,))],
)
def test_what_a_result_is_worth(places: tuple[int, ...], worths: tuple[float, ...]) -> None:
    result = Result((0,) * len(places), places)
    assert tuple(worth_of(result, Seat(seat)) for seat in range(len(places))) == worths
