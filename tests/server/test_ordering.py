"""Standing orders and take-backs over the wire; what the house does about them is in tests/house."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.house import House, keep_up
from tests.server.test_clocks import Hourglass, run
from tests.server.test_live import seated
from wardroom.house.orders import LONGEST


@pytest.fixture
def hourglass(sqlite: House) -> Iterator[Hourglass]:
    """The time and the luck of a server."""
    hub = sqlite.hub
    timing, luck = hub.timing, hub.luck
    hub.timing, hub.luck = (glass := Hourglass()), Random(1)
    yield glass
    hub.timing, hub.luck = timing, luck


def test_of_two_people_one_lets_the_house_pass(sqlite: House, hourglass: Hourglass) -> None:
    """Anne fires, and Ben does not care to evade."""
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        assert his.position["can_order"] == ["turn", "card"] and hers.position["can_order"] == ["card"]
        his.do("order", seat=1, until="turn")
        (order,) = next(told for told in reversed(his.heard) if told["type"] == "orders")["orders"]
        hers.answer(lambda plays: plays[-1])
        keep_up(hers, his)
        assert his.position["asks"][0]["is_reaction"] and his.position["orders"] == [order]
        assert hers.position["orders"] == [] and hers.position["waiting"] == [1]
        run(sqlite, hourglass, LONGEST)
        hers.until(lambda live: live.position["line"] == 2)
        assert hers.lines[-1]["seat"] == 1
        match = sqlite.call(lambda: sqlite.hub.tables[table].at(2))
        assert match.log[2].play == "hold"
        assert not [told for told in hers.heard if told["type"] == "orders"]


def test_an_order_is_withdrawn_and_nonsense_is_refused(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        his.do("order", seat=1, until="card")
        his.do("withdraw", seat=1, id=1)
        assert next(told for told in reversed(his.heard) if told["type"] == "orders")["orders"] == []
        assert his.refused("order", seat=0, until="turn") == "not-your-seat"
        assert his.refused("order", seat=1, until="kind") == "no-order"
        his.send("order", seat=1, until="doomsday")
        assert his.hear("refused")["key"] == "malformed"
        hers.answer(lambda plays: plays[-1])
        keep_up(hers, his)
        assert hourglass.pending == [] and his.is_asked


def test_the_position_says_what_would_be_taken_back(sqlite: House) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        assert hers.position["takes_back"] == []
        hers.answer(lambda _: "hold")
        keep_up(hers, his)
        (told,) = hers.position["takes_back"]
        assert (told["seat"], told["line"], told["play"], told["is_free"]) == (0, 0, "hold", False)
        assert told["said"]["kind"] == "hold" and hers.position["undoable"] == []
        assert his.position["takes_back"] == []
        hers.do("propose", kind="take_back", seat=0, line=told["line"])
        his.until(lambda live: live.proposals)
        assert his.proposals[0]["line"] == 0
