"""Searches that do not come to an end before they may."""

import threading

import pytest

from tests.server.house import PATIENCE
from wardroom.house.bots import Problem, Thought
from wardroom.house.processes import Desk


class Waiting:
    """Whoever searches does not come to an end before they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tasks: list[Problem] = []
        self._may = threading.Event()
        think = Desk.think

        def slowly(desk: Desk, task: Problem) -> Thought:
            if task.is_searched:
                self.tasks.append(task)
                assert self._may.wait(PATIENCE)
            return think(desk, task)

        monkeypatch.setattr(Desk, "think", slowly)

    def let_go(self) -> None:
        self._may.set()
