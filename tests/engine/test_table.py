"""The table: it asks, it tells, and it does not build what nobody hears or looks at."""

from collections.abc import Sequence

import pytest

from tests.engine.toys import Counted, Noted, Plan, Planning, Vote, Voting
from wardroom.engine import Ask, Dice, Script, Scripted, Seat, Stream, Table, Told, take_steps

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def table(heard: list[Told] | None = None) -> Table[None]:
    return Table(None, Dice(Stream(b"table")), heard)


def finish(script: Script[object], answer: object) -> object:
    with pytest.raises(StopIteration) as done:
        script.send(answer)
    return done.value.value


class TestAsk:
    def test_waits_for_one_seat(self) -> None:
        script = table().ask(ONE, Planning, [Plan(1), Plan(2)], 4)
        asked = script.send(None)
        assert isinstance(asked, Ask)
        assert (asked.seat, asked.question, asked.options) == (ONE, Planning(4), [Plan(1), Plan(2)])
        assert finish(script, Plan(2)) == Plan(2)

    def test_takes_facts_by_name(self) -> None:
        asked = table().ask(ONE, Planning, [Plan(1)], step=7).send(None)
        assert isinstance(asked, Ask)
        assert asked.question == Planning(7)

    def test_finds_options_by_notation(self) -> None:
        ask = Ask(ONE, [Plan(1), Plan(2)], Planning, (0,), {})
        assert ask.find("plan 2") == Plan(2)
        assert [ask.find(play) for play in ("plan 3", "plan", "Plan 2", "plan 2 ", "")] == [None] * 5

    def test_builds_options_only_when_somebody_looks_and_once(self) -> None:
        looks = []

        def options() -> Sequence[Plan]:
            looks.append(1)
            return [Plan(len(looks))]

        ask = Ask(ONE, options, Planning, (0,), {})
        assert looks == []
        assert (ask.options, ask.options, len(looks)) == ([Plan(1)], [Plan(1)], 1)
        ask.look_again()
        assert (ask.options, len(looks)) == ([Plan(2)], 2)

    def test_looking_again_at_a_list_shows_the_list(self) -> None:
        ask = Ask(ONE, [Plan(1)], Planning, (0,), {})
        assert ask.options == [Plan(1)]
        ask.look_again()
        assert ask.options == [Plan(1)]


class TestAskAll:
    def test_asks_several_seats_at_once(self) -> None:
        script = table().ask_all([ONE, THREE], Voting, lambda seat: [Vote(seat), Vote(9)], TWO)
        asks = script.send(None)
        assert isinstance(asks, list)
        assert [(ask.seat, ask.question, ask.options) for ask in asks] == [
            (ONE, Voting(TWO), [Vote(0), Vote(9)]),
            (THREE, Voting(TWO), [Vote(2), Vote(9)]),
        ]
        assert finish(script, {ONE: Vote(0), THREE: Vote(9)}) == {ONE: Vote(0), THREE: Vote(9)}

    def test_of_nobody_does_not_wait(self) -> None:
        assert finish(table().ask_all([], Voting, lambda seat: [Vote(1)], TWO), None) == {}


class TestTelling:
    def test_everybody_or_some(self) -> None:
        heard: list[Told] = []
        told = table(heard)
        told.tell(Counted, 4)
        told.whisper([ONE, THREE], Noted, number=5)
        assert heard == [Told(Counted(4), None), Told(Noted(5), (ONE, THREE))]

    def test_keeps_the_listeners_of_the_moment(self) -> None:
        heard: list[Told] = []
        listeners = [ONE]
        table(heard).whisper(listeners, Noted, 5)
        listeners.append(TWO)
        assert heard[0].to == (ONE,)

    def test_builds_nothing_if_nobody_listens(self) -> None:
        def event() -> Counted:
            raise AssertionError("built for nobody")

        table().tell(event)
        table().whisper([ONE], event)

    @pytest.mark.parametrize(
        ("to", "knowing"),
        [
            (None, [ONE, TWO, None]),
            ((), []),
            ((ONE,), [ONE]),
            ((TWO, ONE), [ONE, TWO]),
        ],
    )
    def test_is_for_those_who_may_know(self, to: tuple[Seat, ...] | None, knowing: list[Seat | None]) -> None:
        told = Told(Counted(1), to)
        assert [seat for seat in (ONE, TWO, None) if told.is_for(seat)] == knowing


def test_dice_are_those_of_the_table() -> None:
    assert Table(None, Dice(Scripted(4))).dice.roll(6) == 4


class TestSteps:
    def test_steps_follow_one_another_up_to_the_first_that_asks(self) -> None:
        taken: list[str] = []

        def quiet(at: Table[None]) -> None:
            taken.append("quiet")

        def asking(at: Table[None]) -> Script[None]:
            yield from at.ask(ONE, Planning, [Plan(1)], 0)
            taken.append("asking")

        coming = iter(["quiet", "asking", "quiet"])
        script = take_steps(table(), {"quiet": quiet, "asking": asking}, lambda: next(coming))
        assert isinstance(script.send(None), Ask)
        assert finish(script, Plan(1)) is None
        assert taken == ["quiet", "asking"]

    def test_no_further_step_is_the_end(self) -> None:
        assert [*take_steps(table(), {}, lambda: "")] == []


def test_who_only_looks_rolls_nothing() -> None:
    with pytest.raises(RuntimeError):
        Table(None).dice.roll(6)
