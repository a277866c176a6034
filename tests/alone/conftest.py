"""What a house draws by chance follows from the name of the test."""

from pathlib import Path

import pytest

from tests import luck


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _no_luck_at_tables(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    luck.rule_out(lambda: request.node.nodeid, (*luck.DICE, *luck.HOUSE), monkeypatch.setattr)
    monkeypatch.setenv("WARDROOM_HOME", str(tmp_path))
