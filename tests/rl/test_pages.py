"""What the documents say about learning is so: the examples run, and the numbers are those of the encodings."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.rl.moments import IDS
from tests.test_docs import ROOT, blocks
from wardroom.rl.__main__ import page

RL = ROOT / "docs" / "rl.md"


@pytest.mark.parametrize("code", IDS)
def test_every_encoding_has_its_page(code: str) -> None:
    assert (ROOT / "docs" / "encodings" / f"{code}.md").read_text("utf-8") == page(code)


def needs(example: str) -> list[pytest.MarkDecorator]:
    """Those with long games are long; OpenSpiel is an extra of its own."""
    marks = [pytest.mark.long] if "kaiser" in example else []
    if "pyspiel" in example and not find_spec("pyspiel"):
        marks.append(pytest.mark.skip("OpenSpiel is not installed"))
    return marks


@pytest.mark.parametrize("example", [pytest.param(block, marks=needs(block)) for block in blocks(RL, "python")])
def test_the_examples_run(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "rl.md", "exec"), {})
