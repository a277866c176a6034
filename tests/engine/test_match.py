"""Matches: five different refusals, undo, earlier moments, branches and crashes."""

from dataclasses import replace
from typing import Any, cast

import pytest

from tests.engine.toys import COUNCIL, CouncilGame, Counted, Noted, Planning, Vote, open_match, play
from wardroom.engine import (
    BadRecord,
    BadSetup,
    CannotUndo,
    Crash,
    Dice,
    Diverged,
    Malformed,
    Match,
    NotAsked,
    NotOffered,
    Over,
    Refusal,
    Seal,
    Seat,
    Stale,
    Told,
    seeded,
)
from wardroom.engine.plain import to_plain
from wardroom.engine.record import dumps, loads, proof, record, replay, verify
from wardroom.engine.testkit.faces import face, portrait
from wardroom.games.skirmish import GAME as SKIRMISH
from wardroom.games.skirmish import Skirmish

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def council(*answers: tuple[Seat, str], **options: Any) -> Match[Any]:
    match = open_match(COUNCIL, 3, **options)
    for seat, told in answers:
        match.answer(seat, told)
    return match


PLANNED = ((ONE, "plan 1"), (ONE, "plan 2"))


def refusal(match: Match[Any], *answer: Any) -> Refusal:
    """The refusal of an answer, after making sure that it changed nothing."""
    before = portrait(match)
    with pytest.raises(Refusal) as caught:
        match.answer(*answer)
    assert portrait(match) == before
    return caught.value


class TestOpening:
    def test_logs_the_opening(self) -> None:
        match = open_match()
        assert (match.sequence, match.is_over, len(match.log)) == (0, False, 1)
        assert (match.log[0].seat, match.log[0].option, match.log[0].play) == (None, None, "")
        assert len(match.log[0].dice) == 29

    def test_refuses_what_cannot_be(self) -> None:
        for players, options in ((1, {}), (2, {"hull": 9}), (2, {"sails": 1})):
            with pytest.raises(BadSetup):
                open_match(SKIRMISH, players, **options)

    def test_crash_has_no_match(self) -> None:
        class Stillborn(Skirmish):
            def setup(self, *_: Any) -> Any:
                raise KeyError("deck")

        with pytest.raises(Crash, match="KeyError: 'deck'") as caught:
            open_match(Stillborn())
        assert (caught.value.match, caught.value.seat, caught.value.play) == (None, None, "")


class TestAnswering:
    def test_logs_answer_dice_and_events(self) -> None:
        match = council(*PLANNED, (TWO, "vote 2"), (ONE, "vote 1"))
        assert [(line.seat, line.play, line.dice, line.told) for line in match.log[3:]] == [
            (TWO, "vote 2", (), ()),
            (ONE, "vote 1", (), ()),
        ]
        match.answer(THREE, "vote 1", sequence=4)
        line = match.log[-1]
        assert (line.seat, line.option, line.play) == (THREE, Vote(1), "vote 1")
        total = 4 + line.dice[0][1] + 1
        assert line.told == (Told(Counted(total), None), Told(Noted(total), (ONE,)))
        assert match.sequence == 5

    def test_tells_every_event_once(self) -> None:
        match = play(council())
        assert [len(line.told) for line in match.log if line.told] == [2, 2, 2]
        assert [told.event for told in match.told_to(None)] == [Counted(total) for total in match.view(None).votes]

    def test_tells_everybody_what_they_may_know(self) -> None:
        match = council(*PLANNED, (TWO, "vote 2"), (ONE, "vote 1"), (THREE, "vote 1"))
        assert [[type(told.event) for told in match.told_to(seat)] for seat in (ONE, TWO, None)] == [
            [Counted, Noted],
            [Counted],
            [Counted],
        ]
        assert list(match.told_to(ONE, after=4)) == list(match.told_to(ONE))
        assert list(match.told_to(ONE, after=5)) == []

    def test_shows_everybody_their_view(self) -> None:
        match = council(*PLANNED)
        assert [match.view(seat).mine for seat in (ONE, TWO, None)] == [[1, 2], [0, 0], []]


class TestRefusals:
    @pytest.mark.parametrize(
        "told",
        [None, 0, True, b"plan 1", ["plan 1"], {"plan": 1}, "", " ", " plan 1", "plan\t1", "plan 1\n", "\x00",
         "plan \ud800", "PLAN 1", "plans 1", "x", "plan " + "1" * 196, "x" * 10**6],
    )  # fmt: skip
    def test_malformed(self, told: object) -> None:
        wrong = refusal(council(), ONE, told)
        assert type(wrong) is Malformed
        assert len(str(wrong.facts["play"])) <= 200

    def test_malformed_whoever_says_it(self) -> None:
        assert type(refusal(council(), TWO, "x")) is Malformed

    @pytest.mark.parametrize("seat", [TWO, THREE, 3, -1, 10**30, None, "0", 0.0, False, [], object()])
    def test_not_asked(self, seat: Any) -> None:
        wrong = refusal(council(), seat, "plan 1")
        assert type(wrong) is NotAsked
        assert wrong.facts == {"play": "plan 1", "waiting": (ONE,)}

    def test_not_asked_twice(self) -> None:
        wrong = refusal(council(*PLANNED, (TWO, "vote 1")), TWO, "vote 2")
        assert type(wrong) is NotAsked
        assert wrong.facts["waiting"] == (ONE, THREE)

    @pytest.mark.parametrize("told", ["plan 4", "plan", "plan 1 1", "plan  1", "plan 1 ", "vote 1", "plan é"])
    def test_not_offered(self, told: str) -> None:
        assert type(refusal(council(), ONE, told)) is NotOffered

    def test_not_offered_cites_the_rule(self) -> None:
        assert refusal(council(*PLANNED), TWO, "vote 3").facts == {"play": "vote 3", "rule": "7"}

    @pytest.mark.parametrize("sequence", [0, 1, 3, -1, 10**30])
    def test_stale(self, sequence: int) -> None:
        wrong = refusal(council(*PLANNED), ONE, "vote 1", sequence)
        assert type(wrong) is Stale
        assert wrong.facts == {"given": sequence, "now": 2}

    def test_stale_before_anything_else(self) -> None:
        assert type(refusal(council(), THREE, "x", 9)) is Stale

    @pytest.mark.parametrize("answer", [(ONE, "plan 1"), (ONE, "x"), (THREE, None), (9, "plan 1", 4)])
    def test_over(self, answer: tuple[Any, ...]) -> None:
        assert type(refusal(play(council()), *answer)) is Over

    def test_the_right_answer_is_still_welcome(self) -> None:
        match = council()
        for told in ("x", "plan 9", None):
            refusal(match, ONE, told)
        match.answer(ONE, "plan 1", 0)
        assert match.sequence == 1


class TestUndo:
    def test_takes_back_what_nobody_noticed(self) -> None:
        match = council()
        before = portrait(match)
        match.answer(ONE, "plan 3")
        assert match.undoable(ONE) == 1
        match.undo(ONE)
        assert portrait(match) == before
        match.answer(ONE, "plan 1")
        assert match.view(ONE).mine == [1, 0]

    def test_is_refused_before_any_answer(self) -> None:
        match = council()
        for seat in (ONE, TWO, Seat(9)):
            assert match.undoable(seat) is None
            with pytest.raises(CannotUndo):
                match.undo(seat)

    def test_is_refused_to_those_who_did_not_answer(self) -> None:
        match = council((ONE, "plan 1"))
        assert match.undoable(TWO) is None

    def test_is_refused_once_others_have_been_asked(self) -> None:
        """The others know that the plan is made."""
        match = council(*PLANNED)
        before = portrait(match)
        with pytest.raises(CannotUndo) as caught:
            match.undo(ONE)
        assert caught.value.facts == {"seat": ONE}
        assert portrait(match) == before

    def test_of_a_secret_answer_while_others_are_waited_for(self) -> None:
        match = council(*PLANNED)
        before = portrait(match)
        match.answer(TWO, "vote 2")
        assert match.undoable(TWO) == 3
        match.undo(TWO)
        assert portrait(match) == before

    def test_of_a_secret_answer_leaves_later_ones_of_others(self) -> None:
        match = council(*PLANNED, (TWO, "vote 2"), (THREE, "vote 1"))
        assert (match.undoable(TWO), match.undoable(THREE), match.undoable(ONE)) == (3, 4, None)
        match.undo(TWO)
        assert [(line.seat, line.play) for line in match.log[3:]] == [(THREE, "vote 1")]
        assert match.position.answered == (THREE,)
        assert [ask.seat for ask in match.asks] == [ONE, TWO]
        match.undo(THREE)
        assert portrait(match) == portrait(council(*PLANNED))

    def test_of_a_secret_answer_is_refused_once_all_have_answered(self) -> None:
        match = council(*PLANNED, (TWO, "vote 2"), (THREE, "vote 1"), (ONE, "vote 1"))
        assert [match.undoable(seat) for seat in (ONE, TWO, THREE)] == [None, None, None]

    def test_is_refused_after_dice(self) -> None:
        match = play(open_match(COUNCIL, 1), 3)
        assert match.log[-1].dice
        assert match.undoable(ONE) is None

    def test_is_refused_after_events_without_dice(self) -> None:
        class Talking(CouncilGame):
            def turn(self, table: Any) -> Any:
                for step in range(2):
                    yield from table.ask(ONE, Planning, lambda: self.plans(table.state, ONE), step)
                    table.whisper([ONE], Noted, step)
                table.state.round = 3

        match = play(open_match(Talking(), 1), 1)
        assert [told.event for told in match.log[-1].told] == [Noted(0)]
        assert match.undoable(ONE) is None

    def test_is_refused_when_others_see_a_difference(self) -> None:
        class Open(CouncilGame):
            def view(self, state: Any, seat: Any) -> Any:
                return super().view(state, ONE)

        match = play(open_match(Open(), 2), 1)
        assert match.undoable(ONE) is None
        assert play(open_match(COUNCIL, 2), 1).undoable(ONE) == 1

    def test_is_refused_when_only_spectators_see_a_difference(self) -> None:
        class Broadcast(CouncilGame):
            def view(self, state: Any, seat: Any) -> Any:
                return super().view(state, ONE if seat is None else seat)

        assert play(open_match(Broadcast(), 2), 1).undoable(ONE) is None

    def test_reaches_back_over_the_end_of_a_turn(self) -> None:
        class Solitary(CouncilGame):
            """Every plan is a turn of its own."""

            def turn(self, table: Any) -> Any:
                yield from table.ask(ONE, Planning, lambda: self.plans(table.state, ONE), 0)
                table.state.plans[0][0] += 1
                table.state.round = table.state.plans[0][0] // 2

        match = open_match(Solitary(), 2)
        play(match, 1)
        before = portrait(match)
        play(match, 1)
        assert match.position.since == []
        assert match.undoable(ONE) is None  # the round is over, as everybody sees
        play(match, 1)
        assert match.undoable(ONE) == 3
        match.undo(ONE)
        assert match.sequence == 2
        match.take_back(1, seeded(9, 2))
        assert portrait(match) == before

    def test_is_refused_after_the_end(self) -> None:
        assert play(council()).undoable(THREE) is None


def seen(match: Match[Any]) -> object:
    """The log, and what everybody sees: all but what nobody knows."""
    views = [match.view(None), *(match.view(Seat(seat)) for seat in range(len(match.names)))]
    return tuple(match.log), [to_plain(view) for view in views]


class TestEarlier:
    def test_take_back_returns_to_the_same_moment(self) -> None:
        match = open_match(SKIRMISH, 3)
        past = [seen(match)]
        while not match.is_over:
            play(match, 1)
            past.append(seen(match))
        for at in range(match.sequence, -1, -5):
            match.take_back(at, seeded(at, 3))
            assert seen(match) == past[at]

    def test_dice_taken_back_fall_otherwise(self) -> None:
        match = play(open_match(SKIRMISH, 3), 20)
        before = [line.dice for line in match.log]
        match.take_back(3, seeded(99, 3))
        play(match, 17)
        assert [line.dice for line in match.log] != before
        assert [line.dice for line in match.log[:4]] == before[:4]

    def test_whoever_saw_the_deck_has_seen_another_one(self) -> None:
        """What was to come is shuffled anew; what anybody holds stays in their hands."""
        match = play(open_match(SKIRMISH, 3), 20)
        then = match.at(3).position.state
        match.take_back(3, seeded(99, 3))
        now = match.position.state
        assert now.deck != then.deck and sorted(now.deck) == sorted(then.deck) and now.hands == then.hands

    def test_a_match_that_was_taken_back_can_be_saved_and_verified(self) -> None:
        match = play(open_match(SKIRMISH, 3), 20)
        for seed, (back, on) in enumerate([(12, 4), (5, 0), (5, 3), (7, 6), (0, 9)]):
            match.take_back(back, seeded(seed, 3))
            play(match, on, pick=seed % 2)
            assert portrait(replay(loads(dumps(record(match))), SKIRMISH)) == portrait(match)
        assert [seal.since for seal in match.seals] == [0, 1]
        play(match)
        verify(record(match), SKIRMISH)
        assert proof(record(match)).is_whole

    def test_a_match_that_was_taken_back_goes_on_from_a_snapshot(self) -> None:
        match = play(open_match(SKIRMISH, 3), 20)
        match.take_back(12, seeded(9, 3))
        for _ in range(12):
            saved = match.save()
            again = Match(SKIRMISH, match.names, {}, match.seals[0], saved=saved, resealed=match.seals[1:])
            for line in match.log[saved.sequence + 1 :]:
                assert line.seat is not None
                again.answer_again(line.seat, line.play)
            assert face(again.position) == face(match.position)
            play(match, 1)
            play(again, 1)
            assert again.log[-1] == match.log[-1]

    def test_the_deck_of_a_new_seal_is_checked(self) -> None:
        match = play(open_match(SKIRMISH, 3), 20)
        match.take_back(5, seeded(9, 3))
        file = record(play(match))
        (seal,) = file.resealed
        other = replace(seal, dealt=seal.dealt.replace("d2:1", "d2:3").replace("d2:2", "d2:1").replace("d2:3", "d2:2"))
        with pytest.raises(BadRecord) as refusal:
            verify(replace(file, resealed=(other,)), SKIRMISH)
        assert (refusal.value.key, refusal.value.facts["line"]) == ("record-dice", 5)

    def test_what_is_older_than_the_seal_is_nobodys_own_to_undo(self) -> None:
        match = council(*PLANNED, (TWO, "vote 2"))
        match.take_back(3, seeded(9, 3))
        assert match.undoable(TWO) is None

    def test_at_leaves_the_match_alone(self) -> None:
        match = play(open_match(SKIRMISH, 3), 20)
        before = portrait(match)
        for at in (0, 7, 20):
            assert match.at(at).log == match.log[: at + 1]
        assert face(match.at(20).position) == face(match.position)
        play(match.at(10), 5, pick=1)
        assert portrait(match) == before


class TestBranch:
    def test_shares_the_past_and_rolls_its_own_future(self) -> None:
        match = play(open_match(SKIRMISH, 3), 20)
        before = portrait(match)
        branch = match.branch(10, seeded(99, 3))
        assert seen(branch) == seen(match.at(10))
        play(branch)
        assert branch.is_over
        assert [line.dice for line in branch.log[11:21]] != [line.dice for line in match.log[11:]]
        assert portrait(match) == before

    @pytest.mark.parametrize("at", [0, 1, 10, 20])
    def test_can_be_saved_and_verified(self, at: int) -> None:
        branch = play(open_match(SKIRMISH, 3), 20).branch(at, seeded(99, 3))
        assert branch.seal.since == at + 1
        for decisions in (0, 1, 1000):
            play(branch, decisions)
            again = replay(loads(dumps(record(branch))), SKIRMISH)
            assert portrait(again) == portrait(branch)
        verify(record(branch), SKIRMISH)

    @pytest.mark.parametrize("back", [0, 4, 9])
    def test_may_go_back_before_it_began(self, back: int) -> None:
        """Then it goes on under its own seal from there."""
        match = play(open_match(SKIRMISH, 3), 20)
        branch = play(match.branch(10, seeded(99, 3)), 3)
        branch.take_back(back, seeded(98, 3))
        assert seen(branch) == seen(match.at(back))
        assert branch.seal.since == back + 1
        play(branch, pick=1)
        assert portrait(replay(loads(dumps(record(branch))), SKIRMISH)) == portrait(branch)

    def test_at_an_earlier_moment_can_be_saved(self) -> None:
        earlier = play(open_match(SKIRMISH, 3), 20).branch(10, seeded(99, 3)).at(5)
        assert portrait(replay(loads(dumps(record(earlier))), SKIRMISH)) == portrait(earlier)

    def test_of_a_branch(self) -> None:
        first = play(open_match(SKIRMISH, 3), 20).branch(10, seeded(98, 3))
        second = play(first, 5).branch(12, seeded(99, 3))
        assert seen(second) == seen(first.at(12))
        play(second)
        verify(record(second), SKIRMISH)


class TestCrash:
    def crashed(self) -> tuple[Match[Any], Crash]:
        match = council(*PLANNED, (TWO, "vote 2"), (THREE, "explode"), explosive=True)
        before = portrait(match)
        with pytest.raises(Crash) as caught:
            match.answer(ONE, "vote 1")
        assert portrait(match) == before
        return match, caught.value

    def test_names_what_led_there(self) -> None:
        match, crash = self.crashed()
        assert str(crash) == "ArithmeticError: the council exploded"
        assert (crash.match, crash.seat, crash.play) == (match, ONE, "vote 1")
        assert isinstance(crash.cause, ArithmeticError)
        assert crash.__cause__ is crash.cause

    def test_leaves_a_match_that_can_be_played_on(self) -> None:
        match, _ = self.crashed()
        match.undo(THREE)
        match.answer(THREE, "vote 1")
        match.answer(ONE, "vote 1")
        assert match.view(None).round == 1
        assert len(match.position.state.votes) == 1

    def test_happens_again(self) -> None:
        match, first = self.crashed()
        with pytest.raises(Crash) as caught:
            match.answer(ONE, "vote 2")
        assert str(caught.value) == str(first)

    def test_in_the_middle_of_dice_puts_them_back(self) -> None:
        class Unlucky(CouncilGame):
            def turn(self, table: Any) -> Any:
                yield from super().turn(table)
                table.dice.roll(100)
                if table.state.round == 2:
                    raise LookupError

        match = play(open_match(Unlucky(), 1), 5)
        before = portrait(match)
        with pytest.raises(Crash):
            play(match, 1)
        assert portrait(match) == before
        assert len(match.position.table.dice.record) == 2


class TestWithoutTheSecret:
    def test_dice_of_the_past_are_trusted_and_no_future_is_rolled(self) -> None:
        known = play(open_match(SKIRMISH, 2), 10)
        draws = [draw for line in known.log for draw in line.dice]
        closed = Seal(known.seal.commitment, known.seal.contributions)
        match = Match(SKIRMISH, known.names, known.options, closed, draws)
        for line in known.log[1:]:
            match.answer(cast(Seat, line.seat), line.play)
        assert portrait(match) == portrait(known)
        before = portrait(match)
        with pytest.raises(Diverged, match="dice-missing"):
            play(match)
        assert match.log[: len(before["log"])] == before["log"]
        dice: Dice = match.position.table.dice
        assert len(dice.record) == len(draws)


def test_those_who_watch_get_a_still_with_every_event() -> None:
    match = Match(SKIRMISH, ["Anne", "Bart"], {}, seeded(3, 2))
    match.watchers = (Seat(1), None)
    match.answer(Seat(0), "hold")
    held, loaded = match.stills
    assert len(match.log[-1].told) == 2
    assert [set(still) for still in (held, loaded)] == [{Seat(1), None}] * 2
    before, after = held[Seat(1)], loaded[Seat(1)]
    assert (before.hands[0], after.hands[0], after.mine) == (3, 4, match.view(Seat(1)).mine)


def test_nobody_pays_for_stills_that_nobody_watches() -> None:
    match = Match(SKIRMISH, ["Anne", "Bart"], {}, seeded(3, 2))
    match.answer(Seat(0), "hold")
    assert match.stills == ()
