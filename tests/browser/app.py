"""The server as the tests in the browser start it: what it draws by chance follows from the test that is running."""

import os
from pathlib import Path

from litestar import Litestar

from tests import luck
from wardroom.server import app

RUNNING = "WARDROOM_TEST_RUNNING"
"""The variable that names the file in which the name of the running test stands."""


def create_app() -> Litestar:
    """The real server, without luck."""
    luck.rule_out(Path(os.environ[RUNNING]).read_text, luck.DICE + luck.HOUSE)
    return app.create_app()
