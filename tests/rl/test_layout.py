"""Observations: rows of numbers, made of the view alone."""

from typing import Any

import numpy as np
import pytest

from tests.rl.moments import IDS, SMALL, moments
from wardroom import rl
from wardroom.engine import Dice, Position, Seat, Stream
from wardroom.games.skirmish import GAME, Battle, Fire
from wardroom.rl.encoding import Encoding, Node
from wardroom.rl.layout import Layout

ONE, TWO = Seat(0), Seat(1)


def row(node: Node, value: Any, **names: list[str]) -> list[float]:
    """What a view that consists of this alone becomes."""

    class View:
        it = value

    made = Encoding("toy-v1", "toy", 1, names, {}, {}, Node("record", parts={"it": node}))
    return [float(number) for number in Layout(made).write(View, ONE, None)][1:]


class TestNodes:
    def test_numbers_are_shares_of_their_range(self) -> None:
        node = Node("number", low=-2, high=8)
        assert [row(node, value) for value in (-2, 3, 8, 9, -5)] == [[0], [0.5], [1], [1], [0]]

    def test_few_names_have_a_number_each(self) -> None:
        node = Node("one", names="sides")
        told = [row(node, value, sides=["bow", "stern"]) for value in ("bow", "stern", "keel", "")]
        assert told == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]

    def test_many_names_are_told_by_digits(self) -> None:
        node, ships = Node("one", names="ships"), [f"ship {at:02}" for at in range(30)]
        assert row(node, "ship 00", ships=ships) == [1, 0, 0, 0, 0]
        assert row(node, "ship 11", ships=ships) == [0, 0, 1, 1, 0]
        assert row(node, "another", ships=ships) == [1, 1, 1, 1, 1]
        assert len({tuple(row(node, ship, ships=ships)) for ship in [*ships, "", "another"]}) == 32

    def test_lists_are_bounded_and_say_what_is_there(self) -> None:
        node = Node("list", most=2, of=Node("number", high=10))
        assert [row(node, value) for value in ([], [5], [5, 0, 9])] == [[0, 0, 0, 0], [1, 0.5, 0, 0], [1, 0.5, 1, 0]]

    def test_bags_count(self) -> None:
        node = Node("bag", names="goods", most=4)
        assert row(node, ["rum", "rum", "gold"], goods=["rum", "wood"]) == [0.5, 0, 0.25]
        assert row(node, [2, 1, 2], goods=["0", "1", "2"]) == [0, 0.25, 0.5, 0]

    def test_what_may_be_absent_says_so(self) -> None:
        node = Node("maybe", of=Node("number", high=10))
        assert [row(node, None), row(node, 0), row(node, 10)] == [[0, 0], [1, 0], [1, 1]]

    def test_maps_have_a_place_for_every_name(self) -> None:
        node = Node("map", names="decks", of=Node("flag"))
        assert row(node, {"b": True}, decks=["a", "b"]) == [0, 0, 1, 1]
        assert row(node, {2: True}, decks=["1", "2"]) == [0, 0, 1, 1]


class TestSkirmish:
    def test_is_laid_out_as_its_fields_say(self) -> None:
        battle = Battle([1, 2, 3], [[6, 5, 5], [2]], [4, 2], [1])
        position = Position(GAME, battle, Dice(Stream(b"layout")))
        layout = rl.layout(SMALL)
        seen = layout.observe(position, ONE)
        told = {field.name: [round(float(number), 2) for number in seen[field.slice]] for field in layout}
        assert told["seat"] == [1, 0, 0, 0]
        assert told["question"] == [1, 0, 0]
        assert told["view.deck"] == [0.1]
        assert told["view.hulls"] == [1, 0.5, 1, 0.25, 0, 0, 0, 0]
        assert told["view.mine"][5:7] == [pytest.approx(2 * told["view.mine"][6]), told["view.mine"][6]]

    def test_tells_the_question_and_its_facts(self) -> None:
        position = Position(GAME, Battle([1], [[6], [2]], [4, 4], []), Dice(Stream(b"layout")))
        position.answer(ONE, Fire(6, TWO))
        fields = {field.name: field for field in rl.layout(SMALL)}
        asked, waiting = (rl.layout(SMALL).observe(position, seat) for seat in (TWO, ONE))
        assert asked[fields["question"].slice].tolist() == [0, 1, 0]
        assert asked[fields["question.evade.gun"].slice] > 0
        assert not waiting[fields["question"].slice].any()


@pytest.mark.parametrize("code", IDS)
def test_fields_cover_the_whole_row(code: str) -> None:
    layout = rl.layout(code)
    covered: Any = np.zeros(layout.size, dtype=int)
    for field in layout:
        covered[field.slice] += 1
        assert field.meaning
        if not field.name.startswith("question."):
            assert (covered[field.slice] == 1).all()
    assert covered.all()


def check_observations(code: str, tables: int, longest: int = 150) -> None:
    """Always of one size, from 0 to 1, and nothing that the seat cannot know changes them."""
    layout = rl.layout(code)
    for at, (position, ask) in enumerate(moments(code, tables, longest)):
        seen = layout.observe(position, ask.seat)
        assert seen.shape == (layout.size,)
        assert seen.dtype == np.float32
        assert 0 <= seen.min() <= seen.max() <= 1.001
        if at % 5 == 0:
            world = position.imagine(ask.seat, Stream(at.to_bytes(4, "little")))
            assert (layout.observe(world, ask.seat) == seen).all()


@pytest.mark.parametrize("code", IDS)
def test_observations_keep_secrets(code: str) -> None:
    check_observations(code, 3, 20)


@pytest.mark.long
@pytest.mark.parametrize("code", IDS)
def test_observations_keep_secrets_at_every_table(code: str) -> None:
    check_observations(code, 16)
