"""What a house alone costs: `python -m tests.alone.measures`, after `make alone`.

Bytes of a first visit, random decisions a second beside those of this Python, bytes written for a moment, and memory.
"""

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

from tests.alone import evening, paces, wasm
from wardroom.shelf import BUILT_IN

PAIRS, DECISIONS = 3, 40_000
MATCHES = 10


def sizes(folder: Path) -> tuple[int, int]:
    """Bytes of all files of a folder: as they are, and each by gzip at its best."""
    files = [path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()]
    return sum(map(len, files)), sum(len(gzip.compress(each, 9)) for each in files)


def house_sizes(folder: Path) -> tuple[int, int]:
    """Bytes of what the house itself fetches, without the page and the shelf."""
    parts = json.loads((folder / "parts.json").read_text("utf-8"))["sizes"]
    files = [(folder / name).read_bytes() for name in parts]
    return sum(map(len, files)), sum(len(gzip.compress(each, 9)) for each in files)


def ratio(game: str) -> float:
    """Random decisions a second in the folder's Python, as a part of this one's: the median of alternating pairs."""
    found = []
    for _ in range(PAIRS):
        theirs = float(wasm.run(paces.__file__, game, str(DECISIONS)))
        command = [sys.executable, paces.__file__, game, str(DECISIONS)]
        ours = float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        found.append(theirs / ours)
    return median(found)


def main() -> None:
    """Print everything."""
    if shutil.which("node") is None:
        sys.exit("There is no Node here.")
    for what, measured in (("everything", sizes), ("of it the house", house_sizes)):
        raw, packed = measured(wasm.FOLDER)
        print(f"first visit, {what}: {raw:,} bytes, {packed:,} by gzip -9")
    told = json.loads(wasm.run(evening.__file__, str(MATCHES)))
    print(f"written for a moment: {told['written']}")
    print(f"memory of Python before and after {MATCHES} matches: {told['heap'][0]:,} and {told['heap'][1]:,} bytes")
    for game in BUILT_IN:
        print(f"random decisions a second, {game}: {ratio(game):.2f} of this Python's")


if __name__ == "__main__":
    main()
