"""Memory goes back when many have left."""

import gc

from wardroom.server import memory
from wardroom.server.memory import MANY, Tide


def test_the_tide_is_out_once_after_many_have_left() -> None:
    tide = Tide()
    seen = [
        tide.is_out(lines) for lines in (0, 2 * MANY, 3 * MANY, 3 * MANY - 1, 2 * MANY, 2 * MANY, MANY + 1, MANY, 0)
    ]
    assert seen == [False, False, False, False, True, False, False, True, True]


def test_memory_can_be_given_back_anywhere() -> None:
    memory.give_back()


def test_what_is_loaded_is_not_looked_through_while_people_wait() -> None:
    before = gc.get_threshold()
    gc.unfreeze()
    try:
        memory.look_seldom()
        assert gc.get_freeze_count() > 10_000 and gc.get_threshold()[0] > before[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
