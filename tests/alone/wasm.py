"""The Python of the folder that `make alone` builds, run by Node as a browser runs it."""

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "dist" / "alone"


def built() -> Path:
    """The folder as it is made from what is here: once in a run of tests, however many processes have them."""
    this_run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    FOLDER.parent.mkdir(exist_ok=True)
    with (FOLDER.parent / ".alone").open("a+") as noted:
        fcntl.flock(noted, fcntl.LOCK_EX)
        noted.seek(0)
        if noted.read() != this_run:
            subprocess.run(["make", "--silent", "alone"], cwd=ROOT, check=True)
            noted.truncate(0)
            noted.write(this_run)
    return FOLDER


def run(program: str | Path, *words: str, folder: Path = FOLDER) -> str:
    """What a program prints that needs nothing but the standard library and what the folder has."""
    node = shutil.which("node", path=None) or str(ROOT / ".node" / "bin" / "node")
    script = str(Path(__file__).with_name("python.mjs"))
    done = subprocess.run(
        [node, script, str(folder), str(program), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    return done.stdout
