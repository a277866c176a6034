"""The whole way of a stranger: a game by `wardroom new`, installed beside the wheel, and played to its end.

The environment is a clean one, and nothing is fetched: what Wardroom itself needs is lent by that of the tests.
"""

import os
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser

from tests.browser.serving import free_port
from tests.browser.visiting import LOOKS, Language, Theme, Visitor, Width, english
from wardroom.server.config import Config

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
_PATIENCE = 300.0


def run(*command: str | Path, folder: Path = ROOT, **more: str) -> str:
    """What a command says; it has to succeed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "PIP_"))}
    done = subprocess.run(
        [*map(str, command)], cwd=folder, env={**kept, **more}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of a clean environment with the wheel and, beside it, a new game."""
    if not (Config().static / "index.html").exists():
        pytest.skip("the page is not built: make page")
    folder, lent = tmp_path_factory.mktemp("stranger"), sysconfig.get_path("purelib")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    [wheel] = folder.glob("wardroom-*.whl")
    run(sys.executable, "-m", "venv", folder / "clean")
    commands = folder / "clean" / "bin"
    install = (commands / "python", "-m", "pip", "install", "--quiet", "--no-index", "--no-deps")
    run(*install, wheel, folder=folder)
    [packages] = (folder / "clean" / "lib").glob("python*/site-packages")
    (packages / "lent.pth").write_text(f"{lent}\n", "utf-8")
    run(commands / "wardroom", "new", folder / "lagoon", folder=folder)
    run(*install, "--no-build-isolation", "--editable", folder / "lagoon", folder=folder)
    assert str(packages) in run(commands / "python", "-c", "import wardroom; print(wardroom.__file__)", folder=folder)
    return commands


@pytest.fixture(scope="module")
def address(stranger: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server of that environment, as its command starts it."""
    folder, port = tmp_path_factory.mktemp("served"), free_port()
    environment = {**os.environ, "WARDROOM_HOME": str(folder)}
    environment.pop("PYTHONPATH", None)
    command = [stranger / "wardroom", "serve", "--port", str(port), "--database", f"sqlite:///{folder / 'wardroom.db'}"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [*map(str, command)], cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
    end = time.monotonic() + _PATIENCE
    while not answers(f"http://127.0.0.1:{port}"):
        assert server.poll() is None and time.monotonic() < end, (folder / "log").read_text("utf-8")
        time.sleep(0.1)
    yield f"http://127.0.0.1:{port}"
    server.send_signal(signal.SIGTERM)
    server.wait(_PATIENCE)
    assert "Traceback" not in (folder / "log").read_text("utf-8")


def answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/api/health", timeout=5):
            return True
    except (URLError, OSError):
        return False


def test_it_is_on_the_shelf_and_proves_its_rules(stranger: Path) -> None:
    project = stranger.parents[1] / "lagoon"
    assert "lagoon" in run(stranger / "wardroom", "games", folder=project)
    run(stranger / "python", "-m", "pytest", "-q", folder=project)
    run(stranger / "wardroom", "rules", "lagoon", "--untested", folder=project)


@pytest.mark.parametrize(("language", "theme", "width"), LOOKS)
def test_it_is_played_to_its_end_in_the_browser(
    browser: Browser, address: str, language: Language, theme: Theme, width: Width
) -> None:
    anna = Visitor(browser, address, language=language, theme=theme, width=width)
    anna.go("/")
    anna.page.locator("[data-game=lagoon]").click()
    anna.page.locator(".way.main").click()
    found: list[str] = []

    def answer(visitor: Visitor) -> None:
        found.extend([*visitor.unspoken(), *(english(visitor) if language == "it" else [])])
        visitor.answer_lazily()

    anna.play_until(anna.is_over, answer)
    anna.shot("installed-end")
    assert found == [] and anna.close() == []
