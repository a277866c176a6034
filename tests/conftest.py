"""One profile for property tests: the same examples on every machine, and no clock. One PostgreSQL for all. No luck."""

import pytest
from hypothesis import HealthCheck, settings

from tests import luck
from tests.databases import new_database

__all__ = ["new_database"]

settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci")


@pytest.fixture(autouse=True)
def _no_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of every match that is opened in this process follow from the name of the test."""
    luck.rule_out(lambda: request.node.nodeid, luck.DICE, monkeypatch.setattr)
