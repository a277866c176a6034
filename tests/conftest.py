"""One profile for property tests: the same examples on every machine, and no clock. One PostgreSQL for all. No luck."""

import gc
from collections.abc import Generator
from itertools import islice

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


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests are gathered once and stay: the search for garbage need not go through all of them again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal out the tests in the browser, which take longest: each process begins with its share.

    `--dist worksteal` cuts the list into even parts, one for each process, and later takes from the end of a part.
    """
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    browser = [item for item in items if item.nodeid.startswith("tests/browser/")]
    others = iter([item for item in items if not item.nodeid.startswith("tests/browser/")])
    dealt: list[pytest.Item] = []
    for part in range(1, processes + 1):
        dealt += browser[len(browser) * (part - 1) // processes : len(browser) * part // processes]
        dealt += islice(others, max(0, len(items) * part // processes - len(dealt)))
    items[:] = dealt
