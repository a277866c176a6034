"""The server as the tests in the browser start it: what it draws by chance follows from the test that is running."""

import os
from collections.abc import Callable
from pathlib import Path

from litestar import Litestar

from tests import luck
from wardroom.house import clocks, hub, orders
from wardroom.server import app

RUNNING = "WARDROOM_TEST_RUNNING"
"""The variable that names the file in which the name of the running test stands."""


class NoTime(clocks.LoopTiming):
    """Time stands still: nobody is late because the machine has other things to do. Only pauses are over at once."""

    def now(self) -> float:
        return 0.0

    def later(self, seconds: float, work: Callable[[], None]) -> clocks.Timer:
        return super().later(0, work) if seconds <= orders.LONGEST else Never()


class Never:
    """What is not done."""

    def cancel(self) -> None:
        """It is not done anyway."""


def create_app() -> Litestar:
    """The real server, without luck, and without clocks that run out."""
    vars(hub)["LoopTiming"] = NoTime
    luck.rule_out(Path(os.environ[RUNNING]).read_text, luck.DICE + luck.HOUSE)
    return app.create_app()
