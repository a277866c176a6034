"""One server for each kind of database, which all tests share: tables and guests are their own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from zlib import crc32

import pytest
from argon2 import PasswordHasher

from tests import luck
from tests.databases import KINDS, NewDatabase
from tests.server.house import House, serving
from tests.server.waiting import Waiting
from wardroom import shelf
from wardroom.server import identity


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What two databases would show is tried on one of them, on each in turn; in the long run on both."""
    for item in items:
        asked: dict[str, object] = getattr(getattr(item, "callspec", None), "params", {})
        turn = KINDS[crc32(item.name.partition("[")[0].encode()) % len(KINDS)]
        if "house" in asked and asked["house"] != turn:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Crash files of tests go to a folder of their own."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("WARDROOM_HOME", str(folder))
        yield folder


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Passwords of tests need not withstand anybody."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(identity, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(scope="session")
def houses(new_database: NewDatabase, home: Path) -> Iterator[Callable[[str], House]]:
    """`houses("sqlite")`: the server on that kind of database."""
    with ExitStack() as stack:
        open_ones: dict[str, House] = {}

        def find(kind: str) -> House:
            if kind not in open_ones:
                open_ones[kind] = stack.enter_context(serving(new_database(kind)))
                open_ones[kind].hub.games = tuple(shelf.BUILT_IN)  # not what a module has planted for a while
            return open_ones[kind]

        yield find


@pytest.fixture(params=KINDS)
def house(request: pytest.FixtureRequest, houses: Callable[[str], House]) -> Iterator[House]:
    """A server, on each kind of database in turn."""
    found = houses(request.param)
    yield found
    found.send_home()


@pytest.fixture
def sqlite(houses: Callable[[str], House]) -> Iterator[House]:
    """A server on SQLite, for what has nothing to do with the database."""
    found = houses("sqlite")
    yield found
    found.send_home()


@pytest.fixture(autouse=True)
def _no_luck_at_tables(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What servers in this process draw by chance follows from the name of the test."""
    luck.rule_out(lambda: request.node.nodeid, luck.HOUSE, monkeypatch.setattr)


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Waiting]:
    """Whoever searches waits until the test lets them go, or is over."""
    held = Waiting(monkeypatch)
    yield held
    held.let_go()
