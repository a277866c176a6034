"""What is done at a desk, in a worker of its own: bots think there, and matches are analysed."""

from wardroom import shelf
from wardroom.house.bots import Problem, think
from wardroom.house.parcels import packed, packed_failure, unpacked
from wardroom.house.readings import Reading, Task


class Clerk:
    """Whoever sits there: they do one task after the other, and what travels is packed."""

    def __init__(self) -> None:
        """Whoever sits down reads the rules of every game, so that the first answer takes no longer than the tenth."""
        for game in shelf.BUILT_IN:
            shelf.find(game)
        self._reading = Reading()

    def do(self, task: bytes) -> bytes:
        """What comes of a task."""
        wanted: Problem | Task = unpacked(task)
        if isinstance(wanted, Problem):
            return packed(think(wanted))
        try:
            return packed((True, self._reading.account(wanted)))
        except Exception as wrong:
            return packed_failure(wrong)
