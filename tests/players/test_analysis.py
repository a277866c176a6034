"""Analysis: the account adds up in every game, and nobody is blamed for what they could not know."""

import json
from dataclasses import replace
from itertools import accumulate
from typing import Any

import pytest

from tests.players.toys import Heedless, Pick, Picked, Picking, Which, begin
from wardroom.engine import Ask, Dice, Judgement, Match, Options, Refusal, Result, Script, Seat, Stream, Table, seeded
from wardroom.engine.record import record
from wardroom.players import Sight, bot
from wardroom.players.analysis import Analysis, Depth, analyse
from wardroom.players.analysis.account import Entry, Estimate, booked, estimate, shares
from wardroom.players.analysis.kept import read, written
from wardroom.players.analysis.slipped import Slipped
from wardroom.players.analysis.story import Moment, Story, chances
from wardroom.players.analysis.weighing import Cost, Weighing
from wardroom.shelf import find

SHALLOW = Depth(options=2, few=2, fresh=2, worlds=3, rough=2)
PARTS = ("start", "luck", "own", "others")
TABLES: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("skirmish", 3, {}, 60),
    ("kaiser", 1, {}, 50),
    ("kaiser", 2, {}, 50),
    ("kaiser", 4, {"teams": True}, 40),
    ("nassau", 3, {}, 40),
    ("cannoni", 1, {}, 20),
    ("cannoni", 2, {}, 20),
    ("modern", 2, {}, 60),
    ("marauders", 2, {}, 40),
)


def played(name: str, seats: int, options: Options, answers: int) -> Match[Any]:
    """A match of Lieutenants, or its beginning."""
    game = find(name)
    match: Match[Any] = Match(
        game,
        ["Anna", "Bruno", "Carla", "Dario"][:seats],
        game.configure(options, seats, unattended=True),
        seeded(name, seats),
    )
    bots = [bot("lieutenant", bytes([seat + 1])) for seat in range(seats)]
    while match.asks and match.sequence < answers:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(Sight(match.position, ask)).notation)
    return match


def adds_up(found: Analysis) -> bool:
    return all(
        sum(getattr(share, part).value for part in PARTS) == pytest.approx(share.result.value) for share in found.shares
    )


def gains_nothing(found: Analysis) -> bool:
    """Nobody's choices ever gain more than what was booked as lost before."""
    return all(
        total <= 1e-9
        for side in range(len(found.sides))
        for total in accumulate(step.choice[side].value for step in found.steps if step.side == side)
    )


@pytest.mark.parametrize(("name", "seats", "options", "answers"), TABLES)
def test_the_account_adds_up_and_all_sides_together_have_one_chance(
    name: str, seats: int, options: dict[str, Any], answers: int
) -> None:
    match = played(name, seats, options, answers)
    for found in analyse(match, SHALLOW, b"key"):
        assert adds_up(found)
        assert len(found.steps) == len(match.log)
        for step in found.steps:
            assert sum(each.value for each in step.chances) == pytest.approx(1.0)
            assert all(-1e-9 <= each.value <= 1 + 1e-9 for each in step.chances)
        assert gains_nothing(found)
    assert found.done == 1.0
    assert found.is_over == match.is_over


def test_partners_are_one_side_and_the_phantom_is_another() -> None:
    assert Story(played("kaiser", 4, {"teams": True}, 1), b"key").sides == [(0, 2), (1, 3)]
    assert Story(played("kaiser", 1, {}, 1), b"key").sides == [(0,), (1,)]
    assert Story(played("kaiser", 3, {}, 1), b"key").sides == [(0,), (1,), (2,)]
    assert Story(played("modern", 4, {"teams": 2}, 1), b"key").sides == [(0, 2), (1, 3)]
    assert Story(played("modern", 2, {"campaign": "short"}, 1), b"key").sides == [(0,), (1,)]
    assert Story(played("cannoni", 4, {}, 1), b"key").sides == [(0, 2), (1, 3)]


def test_a_finished_match_ends_with_its_result() -> None:
    match = played("skirmish", 2, {}, 1000)
    assert match.position.result
    *_, found = analyse(match, SHALLOW, b"key")
    winners = match.position.result.winners
    assert [share.result.value for share in found.shares] == [float(seat in winners) for seat in (0, 1)]
    assert all(share.result.error == 0 for share in found.shares)


def test_the_same_key_gives_the_same_analysis() -> None:
    match = played("kaiser", 2, {}, 30)
    assert list(analyse(match, SHALLOW, b"key")) == list(analyse(match, SHALLOW, b"key"))
    assert list(analyse(match, SHALLOW, b"key")) != list(analyse(match, SHALLOW, b"other"))


def test_before_the_first_answer_there_is_nothing_to_analyse() -> None:
    with pytest.raises(Refusal, match="analyse-nothing"):
        analyse(played("skirmish", 2, {}, 0), SHALLOW, b"key")


class Thinks(Judgement[Picked]):
    """Picks the last, and knows no value."""

    def merit(self, state: Picked, ask: object) -> Any:
        return lambda option: option.number


class Guess(Picking):
    """Three boxes, and nobody knows in which of them the prize is; box 3 holds a prize that everybody can see."""

    id = "guess"
    numbers = 4
    judgement = Thinks()
    is_open = False
    """Whether the fourth box is open, and the prize in it."""

    def setup(self, options: Options, seats: int, dice: Dice) -> Picked:
        return Picked(seats, dice.below(3))

    def scores(self, state: Picked) -> list[int]:
        won = state.picks[0][1] == (3 if self.is_open else state.secret)
        return [int(won), int(not won)]

    def turn(self, table: Table[Picked]) -> Script[None]:
        yield from self.pick(table, 0)


def guessed(game: Guess, pick: int) -> Match[Any]:
    match: Match[Any] = Match(game, ["Anna", "Bruno"], {}, seeded(1, 2))
    match.answer(Seat(0), f"pick {pick}")
    return match


def verdict(match: Match[Any], depth: Depth) -> Cost | None:

    story = Story(match, b"key")
    return Weighing(story.moments[0], story.sides, Stream(b"key")).cost(depth)


THOROUGH = Depth(options=3, few=24, fresh=64, worlds=2)


def test_a_wrong_guess_is_bad_luck_and_no_costly_choice() -> None:
    secret = guessed(Guess(), 0).position.state.secret
    wrong = (secret + 1) % 3
    assert verdict(guessed(Guess(), wrong), THOROUGH) is None
    *_, found = analyse(guessed(Guess(), wrong), THOROUGH, b"key")
    assert not found.costs
    assert found.shares[0].own.value == 0
    assert found.shares[0].result.value == 0


class Open(Guess):
    id = "open"
    is_open = True


def test_what_the_seat_could_see_is_held_against_it() -> None:
    cost = verdict(guessed(Open(), 0), THOROUGH)
    assert cost and cost.is_clear
    assert (cost.played.notation, cost.better.notation) == ("pick 0", "pick 3")
    assert (cost.chance, cost.better_chance) == (0.0, 1.0)
    assert verdict(guessed(Open(), 3), THOROUGH) is None
    *_, found = analyse(guessed(Open(), 0), THOROUGH, b"key")
    assert [(share.own.value, share.others.value) for share in found.shares] == [(-1.0, 0.0), (0.0, 1.0)]
    assert [step.number for step in found.turning_points()] == [1]


def test_errors_are_those_of_the_sums() -> None:
    """Luck that falls one way and then the other in every world is known exactly."""
    entries = [
        Entry(0, None, None, None, [(0.5, 0.5), (0.5, 0.5)]),
        Entry(1, Seat(0), None, 0, [(0.2, 0.8), (0.9, 0.1)]),
    ]
    lines = booked(entries, [(1.0, 0.0), (1.0, 0.0)])
    assert [line.luck[0][0] for line in lines] == pytest.approx([-0.3, 0.8])
    luck = shares(lines)[0].luck
    assert (luck.value, luck.error) == pytest.approx((0.5, 0.0))
    assert estimate([0.0, 1.0]).error == pytest.approx(0.5)
    assert not estimate([0.0, 1.0]).is_clear


def test_a_choice_is_paid_for_by_its_side_and_counts_as_others_for_the_rest() -> None:
    entries = [Entry(0, None, None, None), Entry(1, Seat(1), None, 1, [(0.6, 0.4)] * 2, [(0.3, 0.7)] * 2)]
    first, second = shares(booked(entries, [(0.6, 0.4)] * 2))
    assert (first.own.value, first.others.value) == pytest.approx((0.0, 0.3))
    assert (second.own.value, second.others.value) == pytest.approx((-0.3, 0.0))


def test_the_best_that_proves_worse_than_the_answer_is_not_counted() -> None:
    entries = [Entry(0, None, None, None), Entry(1, Seat(0), None, 0, [(0.6, 0.4)] * 2, [(0.3, 0.7)] * 2)]
    assert shares(booked(entries, [(1.0, 0.0)] * 2))[0].own.value == 0.0


def test_a_result_of_many() -> None:
    """Whoever shares the first place shares the one chance."""

    position = guessed(Open(), 3).position
    position.result = Result((3, 3, 1), (1, 1, 3))
    assert chances(position, [(Seat(0),), (Seat(1),), (Seat(2),)]) == (0.5, 0.5, 0.0)


def test_a_card_drawn_from_a_face_down_pile_is_luck_and_an_answer_without_either_is_none() -> None:
    match = played("skirmish", 2, {}, 1000)
    still = [moment for moment in Story(match, b"key").moments if not match.log[moment.number].dice]
    drawn = {moment.number for moment in still if moment.has_luck}
    assert drawn == {moment.number for moment in still if match.log[moment.number].told}
    assert drawn
    *_, found = analyse(match, SHALLOW, b"key")
    quiet = {moment.number for moment in still} - drawn
    assert quiet
    assert all(each.value == 0 for step in found.steps if step.number in quiet for each in step.luck)


def test_accounts_come_as_they_are_made_with_ever_more_worlds() -> None:
    first, *later = analyse(played("kaiser", 2, {}, 30), SHALLOW, b"key")
    assert (first.worlds, first.costs) == (SHALLOW.rough, ())
    assert [first.done, *(found.done for found in later)] == sorted(found.done for found in (first, *later))
    assert later[-1].worlds == SHALLOW.worlds


class Wide(Open):
    """Two boxes hold the prize that everybody can see."""

    id = "wide"

    def scores(self, state: Picked) -> list[int]:
        won = state.picks[0][1] >= 2
        return [int(won), int(not won)]


def test_what_cannot_be_told_from_the_best_is_good_too() -> None:
    cost = verdict(guessed(Wide(), 0), THOROUGH)
    assert cost and {cost.better.notation, *(option.notation for option in cost.also)} == {"pick 2", "pick 3"}
    only = verdict(guessed(Open(), 0), THOROUGH)
    assert only and only.also == ()


def test_what_the_seat_saw_in_its_choice_is_told_for_every_choice() -> None:
    *_, found = analyse(guessed(Open(), 3), THOROUGH, b"key")
    assert found.seen == {1: (1.0, 0.0)}
    *_, found = analyse(guessed(Guess(), 0), THOROUGH, b"key")
    assert found.seen[1].value == pytest.approx(1 / 3, abs=0.3), "the seat does not know where the prize is"


def test_what_is_kept_comes_back_and_only_to_its_own_match() -> None:
    match = guessed(Open(), 0)
    *_, found = analyse(match, THOROUGH, b"key")
    kept = json.loads(json.dumps(written(found, "captain", record(match))))
    level, back = read(kept, match)
    assert (level, back.shares, back.seen) == ("captain", found.shares, found.seen)
    assert list(back.costs) == [
        replace(cost, cost=Estimate(*(round(figure, 4) for figure in cost.cost))) for cost in found.costs
    ]
    assert [step.number for step in back.turning_points()] == [1]
    with pytest.raises(Refusal, match="analysis-other"):
        read(kept, guessed(Open(), 1))
    with pytest.raises(Refusal, match="analysis-other"):
        read({**kept, "costs": [{**kept["costs"][0], "better": "pick 9"}]}, match)


class Ripe(Picking):
    """Five times the first may pick the fruit that wins, and each time dice fall that change nothing."""

    id = "ripe"
    judgement = Heedless()

    def setup(self, options: Options, seats: int, dice: Dice) -> Picked:
        return Picked(seats, 0)

    def result(self, state: Picked) -> Result | None:
        is_over = len(state.picks) == 5 or any(pick for _, pick in state.picks)
        return Result.ranked(self.scores(state)) if is_over else None

    def scores(self, state: Picked) -> list[int]:
        won = any(pick for _, pick in state.picks)
        return [int(won), int(not won)]

    def turn(self, table: Table[Picked]) -> Script[None]:
        yield from self.pick(table, 0)
        table.dice.roll(6)


def ripe(*picks: int) -> Analysis:
    match: Match[Any] = Match(Ripe(), ["Anna", "Bruno"], {}, seeded(1, 2))
    for pick in picks:
        match.answer(Seat(0), f"pick {pick}")
    *_, found = analyse(match, THOROUGH, b"key")
    return found


def test_a_chance_let_slip_several_times_running_is_lost_once() -> None:
    found = ripe(0, 0, 0, 0, 0)
    assert [cost.number for cost in found.costs] == [1, 2, 3, 4, 5]
    assert [step.choice[0].value for step in found.steps] == [0, -1, 0, 0, 0, 0]
    assert [(share.start.value, share.luck.value, share.own.value) for share in found.shares] == [(1, 0, -1), (0, 0, 0)]
    assert adds_up(found)


def test_a_chance_that_is_taken_at_last_was_not_lost() -> None:
    found = ripe(0, 0, 0, 1)
    assert [step.choice[0].value for step in found.steps] == [0, -1, 0, 0, 1]
    assert [(share.luck.value, share.own.value, share.others.value) for share in found.shares] == [(0, 0, 0)] * 2
    assert gains_nothing(found)
    assert adds_up(found)


def test_only_what_was_booked_comes_back() -> None:
    """A chance of a half is let slip, grows to the whole by luck, and is taken: luck is what it grew by."""
    entries = [
        Entry(1, Seat(0), None, 0, [(0.0, 1.0)] * 2, [(0.5, 0.5)] * 2),
        Entry(2, Seat(0), None, 0, [(1.0, 0.0)] * 2, (), 1, [(0.0, 1.0)] * 2),
    ]
    lines = booked(entries, [(1.0, 0.0)] * 2)
    assert [line.choice[0][0] for line in lines] == pytest.approx([-0.5, 0.5])
    assert [line.luck[0][0] for line in lines] == pytest.approx([0.5, 0.0])


def test_what_is_left_of_a_chance_is_all_that_comes_back() -> None:
    """It shrinks by luck to a fifth before it is taken."""
    entries = [
        Entry(1, Seat(0), None, 0, [(0.0, 1.0)] * 2, [(0.5, 0.5)] * 2),
        Entry(2, Seat(0), None, 0, [(0.2, 0.8)] * 2, (), 1, [(0.0, 1.0)] * 2),
    ]
    lines = booked(entries, [(0.2, 0.8)] * 2)
    assert [line.choice[0][0] for line in lines] == pytest.approx([-0.5, 0.2])
    assert [line.luck[0][0] for line in lines] == pytest.approx([0.0, 0.0])


def test_a_chance_that_was_on_offer_and_no_better_is_another_one_later() -> None:
    def moment(number: int, play: int, better: int | None) -> Moment:
        ask = Ask(Seat(0), [Pick(0), Pick(1), Pick(2)], Which, (), {})
        best = None if better is None else Pick(better)
        return Moment(number, begin(Ripe()), ask, Pick(play), 0, has_luck=True, better=best)

    slipped = Slipped()
    told = [(0, 2), (0, 2), (0, 1), (0, 2), (2, None), (0, 2)]
    again = [slipped.before(moment(number, *each), ()) for number, each in enumerate(told, 1)]
    assert again == [None, 1, None, None, 4, None]
