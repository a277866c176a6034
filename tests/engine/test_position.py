"""Positions: forks, imagined worlds, copies, secret answers, turns without questions."""

import pickle
from copy import deepcopy
from typing import Any

import pytest

from tests.engine.toys import COUNCIL, Council, Explode, Plan, Vote
from wardroom.engine import Dice, Game, Option, Position, Recorded, Scripted, Seat, Stream, Told
from wardroom.engine.testkit.faces import face
from wardroom.engine.testkit.trial import play_on
from wardroom.games.skirmish import GAME as SKIRMISH
from wardroom.games.skirmish import HOLD, Aim, Battle, Commit, Evade, Fire, Skirmish

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def begin(game: Game[Any, Any], seats: int, source: Any = None, **options: Any) -> Position[Any]:
    dice = Dice(source or Stream(b"position"))
    return Position(game, game.setup(game.configure(options, seats), seats, dice), dice)


def battle() -> Position[Battle]:
    """Two captains before the first shot, with hands that everybody can remember."""
    return Position(SKIRMISH, Battle([1, 2, 3, 4], [[6, 5], [2, 1]], [4, 4], []), Dice(Stream(b"battle")))


def council(*answers: tuple[Seat, Option]) -> Position[Council]:
    position: Position[Council] = begin(COUNCIL, 3, explosive=True)
    for seat, option in answers:
        position.answer(seat, option)
    return position


def asked(position: Position[Any]) -> list[Seat]:
    return [ask.seat for ask in position.asks]


class TestPlaying:
    def test_stops_at_the_first_question(self) -> None:
        position = battle()
        assert (asked(position), position.asks[0].question, position.result) == ([ONE], Aim(), None)
        assert position.ask_of(ONE) is position.asks[0]
        assert position.ask_of(TWO) is None

    def test_goes_from_question_to_question(self) -> None:
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        assert (asked(position), position.asks[0].question) == ([TWO], Evade(ONE, 6))
        assert position.since == [(ONE, Fire(6, TWO))]
        assert position.snapshot.hands == [[6, 5], [2, 1]]
        assert position.state.hands == [[5], [2, 1]]

    def test_takes_a_snapshot_between_turns(self) -> None:
        position = battle()
        position.answer(ONE, HOLD)
        assert (asked(position), position.since, position.rolled) == ([TWO], [], [])
        assert position.snapshot == position.state
        assert position.snapshot is not position.state
        assert position.snapshot.hands == [[6, 5, 4], [2, 1]]

    def test_keeps_the_dice_since_the_turn_began(self) -> None:
        position = Position(SKIRMISH, Battle([1], [[6, 5], [2]], [4, 4], []), Dice(Scripted(6, 1, 1, 1)))
        position.answer(ONE, Fire(6, TWO))
        position.answer(TWO, HOLD)
        assert position.rolled == [(6, 5), (6, 0)]
        position.answer(ONE, Fire(5, TWO))
        position.answer(TWO, HOLD)
        assert position.result is not None
        assert (position.rolled, position.table.dice.record) == ([], [(6, 5), (6, 0), (6, 0), (6, 0)])

    def test_ends_with_a_result_and_no_questions(self) -> None:
        position = battle()
        play_on(position, Dice(Stream(b"choices")), 1000)
        assert position.result is not None
        assert (list(position.asks), position.answered, position.since) == ([], (), [])

    def test_may_be_over_before_it_begins(self) -> None:
        position = Position(SKIRMISH, Battle([], [[], []], [4, 4], []), Dice(Scripted()))
        assert position.result is not None
        assert not position.asks
        assert face(position.fork(Scripted())) == face(position)

    def test_builds_events_only_for_listeners(self) -> None:
        heard: list[Told] = []
        loud = Position(SKIRMISH, Battle([1, 2], [[6], [2]], [4, 4], []), Dice(Scripted()), heard)
        loud.answer(ONE, HOLD)
        assert len(heard) == 2
        assert loud.fork(Scripted()).table.heard is None
        assert battle().table.heard is None


class Quiet(Skirmish):
    """Some turns go by without a question: there is nothing to fire."""

    def turn(self, table: Any) -> Any:
        if not table.state.deck[-1] % 2:
            table.dice.roll(6)
            table.state.deck.pop()
            return
        yield from super().turn(table)


class TestSilentTurns:
    def test_go_by(self) -> None:
        position = Position(Quiet(), Battle([1, 3, 2, 4, 6], [[6], [5]], [4, 4], []), Dice(Scripted(1, 2, 3)))
        assert position.state.deck == [1, 3]
        assert position.snapshot.deck == [1, 3]
        assert (position.rolled, len(position.table.dice.record)) == ([], 3)

    def test_are_not_replayed_by_a_fork(self) -> None:
        position = Position(Quiet(), Battle([1, 3, 2, 4, 6], [[6], [5]], [4, 4], []), Dice(Scripted(1, 2, 3)))
        fork = position.fork(Scripted())
        assert face(fork) == face(position)
        assert fork.table.dice.record == []

    def test_may_end_the_game(self) -> None:
        position = Position(Quiet(), Battle([2, 4], [[6], [5]], [4, 3], []), Dice(Scripted(1, 2)))
        assert position.result is not None
        assert position.result.winners == (ONE,)

    def test_must_not_go_on_for_ever(self) -> None:
        class Endless(Skirmish):
            def turn(self, table: Any) -> Any:
                yield from ()

        with pytest.raises(RuntimeError, match="skirmish: 10000 turns went by without a question or a result"):
            begin(Endless(), 2)


class TestFork:
    def test_is_the_same_position(self) -> None:
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        fork = position.fork(Scripted())
        assert face(fork) == face(position)
        assert (fork.since, fork.rolled, fork.snapshot) == (position.since, position.rolled, position.snapshot)

    def test_goes_its_own_way(self) -> None:
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        before = face(position)
        fork = position.fork(Scripted(6, 1))
        fork.answer(TWO, Commit(2))
        assert fork.state.hulls == [4, 3]
        assert face(position) == before
        other = position.fork(Scripted(1, 6))
        other.answer(TWO, Commit(2))
        assert other.state.hulls == [4, 4]

    def test_replays_the_dice_of_this_turn(self) -> None:
        position = Position(SKIRMISH, Battle([1], [[6, 5], [2]], [4, 4], []), Dice(Scripted(6, 1)))
        position.answer(ONE, Fire(6, TWO))
        position.answer(TWO, HOLD)
        fork = position.fork(Scripted(2))
        assert face(fork) == face(position)
        assert fork.rolled == [(6, 5), (6, 0)]

    def test_of_the_future_uses_its_own_dice(self) -> None:
        """Nobody who has a fork can see the true dice to come."""
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        fork = position.fork(Scripted(1, 1))
        fork.answer(TWO, HOLD)
        assert fork.rolled == [(6, 0), (6, 0)]
        assert position.rolled == []

    def test_can_stop_earlier_in_the_turn(self) -> None:
        position = battle()
        faces = [face(position)]
        for seat, option in ((ONE, Fire(6, TWO)), (TWO, HOLD)):
            position.answer(seat, option)
            faces.append(face(position))
        assert len(position.since) == 2
        assert [face(position.fork(Recorded(()), upto=upto)) for upto in range(3)] == faces

    def test_of_the_end_is_the_end(self) -> None:
        position = battle()
        play_on(position, Dice(Stream(b"choices")), 1000)
        assert face(position.fork(Scripted())) == face(position)

    def test_keeps_secret_answers(self) -> None:
        position = council((ONE, Plan(1)), (ONE, Plan(2)), (TWO, Vote(2)))
        fork = position.fork(Stream(b"fork"))
        assert (asked(fork), fork.answered) == ([ONE, THREE], (TWO,))
        fork.answer(ONE, Vote(1))
        fork.answer(THREE, Vote(1))
        assert fork.state.round == 1
        assert position.answered == (TWO,)


class TestSecretAnswers:
    def test_are_waited_for(self) -> None:
        position = council((ONE, Plan(1)), (ONE, Plan(2)))
        assert (asked(position), position.answered) == ([ONE, TWO, THREE], ())
        position.answer(TWO, Vote(2))
        assert (asked(position), position.answered, position.ask_of(TWO)) == ([ONE, THREE], (TWO,), None)
        position.answer(THREE, Vote(1))
        assert (asked(position), position.answered) == ([ONE], (TWO, THREE))
        position.answer(ONE, Vote(1))
        assert (asked(position), position.answered) == ([TWO], ())

    def test_reach_the_rules_in_the_order_of_the_question(self) -> None:
        orders = []

        class Listening(type(COUNCIL)):  # type: ignore[misc]
            def turn(self, table: Any) -> Any:
                votes = yield from table.ask_all([ONE, TWO, THREE], Aim, lambda seat: [Vote(1), Vote(2)])
                orders.append(list(votes.items()))
                table.state.round = 3

        position = begin(Listening(), 3)
        for seat, vote in ((THREE, 1), (ONE, 2), (TWO, 1)):
            position.answer(seat, Vote(vote))
        assert orders == [[(ONE, Vote(2)), (TWO, Vote(1)), (THREE, Vote(1))]]


class TestImagine:
    def test_deals_anew_what_the_seat_cannot_know(self) -> None:
        position = battle()
        before = face(position)
        worlds = [position.imagine(ONE, Stream(b"%d" % number)) for number in range(20)]
        assert all(world.state.hands[0] == [6, 5] for world in worlds)
        assert len({tuple(world.state.hands[1]) for world in worlds}) > 5
        assert all(sorted(world.state.deck + world.state.hands[1]) == [1, 1, 2, 2, 3, 4] for world in worlds)
        assert face(position) == before

    def test_offers_what_fits_the_imagined_hand(self) -> None:
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        assert position.asks[0].options == [HOLD, Commit(1), Commit(2)]
        for number in range(20):
            world = position.imagine(ONE, Stream(b"%d" % number))
            assert world.asks[0].options == [HOLD, *map(Commit, sorted(set(world.state.hands[1])))]

    def test_keeps_the_own_options(self) -> None:
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        world = position.imagine(TWO, Stream(b"x"))
        assert world.asks[0].options == position.asks[0].options
        assert world.state.hands[1] == [2, 1]

    def test_for_a_spectator_deals_everything_anew(self) -> None:
        worlds = [battle().imagine(None, Stream(b"%d" % number)) for number in range(10)]
        assert len({tuple(map(tuple, world.state.hands)) for world in worlds}) > 5

    def test_can_be_forked_and_played_on(self) -> None:
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        world = position.imagine(ONE, Stream(b"world"))
        fork = world.fork(Stream(b"fork"))
        assert face(fork) == face(world)
        before = face(world)
        play_on(fork, Dice(Stream(b"choices")), 1000)
        assert fork.result is not None
        assert face(world) == before

    def test_can_be_forked_after_playing_on(self) -> None:
        position = battle()
        world = position.imagine(ONE, Stream(b"world"))
        world.answer(ONE, Fire(6, TWO))
        world.answer(TWO, world.asks[0].options[-1])
        assert len(world.since) == 3
        assert face(world.fork(Scripted())) == face(world)
        assert world.fork(Scripted()).rolled == world.rolled

    def test_can_be_imagined_again_by_another(self) -> None:
        """What a player thinks that an opponent thinks."""
        position = battle()
        world = position.imagine(ONE, Stream(b"one"))
        second = world.imagine(TWO, Stream(b"two"))
        assert second.state.hands[1] == world.state.hands[1]
        assert face(second.fork(Scripted())) == face(second)

    def test_forgets_the_secret_answers_of_others(self) -> None:
        position = council((ONE, Plan(1)), (ONE, Plan(2)), (TWO, Vote(2)), (THREE, Vote(1)))
        assert asked(position) == [ONE]
        for seat, waiting, answered in (
            (ONE, [ONE, TWO, THREE], ()),
            (TWO, [ONE, THREE], (TWO,)),
            (THREE, [ONE, TWO], (THREE,)),
            (None, [ONE, TWO, THREE], ()),
        ):
            world = position.imagine(seat, Stream(b"world"))
            assert (asked(world), world.answered) == (waiting, answered)
        assert (asked(position), position.answered) == ([ONE], (TWO, THREE))

    def test_may_hear_other_secret_answers_instead(self) -> None:
        position = council((ONE, Plan(1)), (ONE, Plan(2)), (TWO, Explode()))
        world = position.imagine(ONE, Scripted(1, 1, 1, 1, 4, 6))
        for seat in (TWO, ONE, THREE):
            world.answer(seat, Vote(1))
        assert world.state.round == 1

    def test_forks_after_forgotten_answers_were_given_again(self) -> None:
        position = council((ONE, Plan(1)), (ONE, Plan(2)), (TWO, Vote(2)))
        world = position.imagine(ONE, Stream(b"world"))
        world.answer(TWO, Vote(1))
        fork = world.fork(Stream(b"fork"))
        assert (asked(fork), fork.answered) == (asked(world), world.answered) == ([ONE, THREE], (TWO,))
        assert face(fork) == face(world)

    def test_of_the_end_stays_the_end(self) -> None:
        position = battle()
        play_on(position, Dice(Stream(b"choices")), 1000)
        world = position.imagine(ONE, Stream(b"world"))
        assert world.result == position.result
        assert not world.asks
        assert face(world.fork(Scripted())) == face(world)


def put_away(position: Position[Any]) -> Position[Any]:
    again = pickle.loads(pickle.dumps(position))
    assert isinstance(again, Position)
    return again


@pytest.mark.parametrize("copied", [deepcopy, put_away])
class TestCopies:
    def test_are_the_same_position_with_the_same_dice_to_come(self, copied: Any) -> None:
        position = battle()
        position.answer(ONE, Fire(6, TWO))
        position.answer(TWO, HOLD)
        position.answer(ONE, Fire(5, TWO))
        twin = copied(position)
        assert face(twin) == face(position)
        assert (twin.since, twin.rolled, twin.game) == (position.since, position.rolled, SKIRMISH)
        play_on(position, Dice(Stream(b"choices")), 1000)
        play_on(twin, Dice(Stream(b"choices")), 1000)
        assert twin.state == position.state
        assert twin.result == position.result is not None

    def test_go_their_own_way(self, copied: Any) -> None:
        position = battle()
        before = face(position)
        copied(position).answer(ONE, Fire(6, TWO))
        assert face(position) == before

    def test_keep_secret_answers(self, copied: Any) -> None:
        position = council((ONE, Plan(1)), (ONE, Plan(2)), (TWO, Vote(1)))
        twin = copied(position)
        assert (twin.answered, asked(twin)) == ((TWO,), asked(position))

    def test_keep_what_was_imagined(self, copied: Any) -> None:
        world = battle().imagine(ONE, Stream(b"world"))
        assert copied(world).state == world.state

    def test_of_the_end_are_the_end(self, copied: Any) -> None:
        position = Position(SKIRMISH, Battle([], [[], []], [4, 3], []), Dice(Stream(b"end")))
        assert copied(position).result == position.result

    def test_of_a_game_without_a_name_keep_its_tables(self, copied: Any) -> None:
        position = begin(Quiet({"guns.csv": "1"}), 2)
        game = copied(copied(position)).game
        assert (type(game), game.texts) == (Quiet, {"guns.csv": "1"})
        assert copied(position).game is game
