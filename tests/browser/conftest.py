"""One server and one browser for all tests here; each test gets visitors of its own.

Both last as long as the tests of this folder: while Playwright is there, no other test could run an event loop.
"""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.serving import House
from tests.browser.visiting import Visitor

Visit = Callable[..., Visitor]

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share."""
    yield from opened(House(tmp_path_factory.mktemp("house")))


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for one test alone, which may kill it."""
    yield from opened(House(tmp_path_factory.mktemp("own_house")))


def opened(house: House) -> Iterator[House]:
    """A server while it is open."""
    if not house.has_page:
        pytest.skip("the page is not built: make page")
    house.open()
    yield house
    house.close()
    assert "Traceback" not in house.said()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium without a window, which takes half the work of one that only hides it; or whatever is called so here."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.skip("no Chromium is installed")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        chromium = playwright.chromium.launch(executable_path=found, args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets visitors in; afterwards nothing may have gone wrong on their pages."""
    house.play(request.node.nodeid)
    yield from _visits(browser, house)


@pytest.fixture
def visit_own(browser: Browser, own_house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """The same, in the server of one test alone."""
    own_house.play(request.node.nodeid)
    yield from _visits(browser, own_house)


def _visits(browser: Browser, house: House) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def let_in(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, house.address, **how))
        visitors[-1].database = house.database
        return visitors[-1]

    yield let_in
    assert [trouble for visitor in visitors for trouble in visitor.close()] == []
