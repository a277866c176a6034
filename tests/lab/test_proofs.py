"""Which rules the tests prove."""

from pathlib import Path

import pytest

from wardroom.engine import Refusal
from wardroom.lab import proofs as plugin
from wardroom.lab.proofs import proofs

TESTS = """
import pytest

@pytest.mark.rule("skirmish", "1", "2")
def test_one():
    raise AssertionError("collected, never run")

@pytest.mark.rule("skirmish", "9.9")
@pytest.mark.rule("another", "3")
class TestMore:
    def test_two(self):
        pass
"""


def test_marks_are_collected_without_running_a_test(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    found = proofs("skirmish", ["1", "2", "3"], tmp_path)
    assert found.unproved == ["3"]
    assert found.unknown == ["9.9"]


def test_no_tests_prove_nothing(tmp_path: Path) -> None:
    assert proofs("skirmish", ["1"], tmp_path).unproved == ["1"]


def test_what_cannot_be_collected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_broken.py").write_text("import no_such_module_anywhere")
    for folder, key in ((tmp_path, "tests-broken"), (tmp_path / "none", "no-tests")):
        with pytest.raises(Refusal) as refused:
            proofs("skirmish", ["1"], folder)
        assert refused.value.key == key
    monkeypatch.setattr(plugin, "find_spec", lambda name: None)
    with pytest.raises(Refusal) as refused:
        proofs("skirmish", ["1"], tmp_path)
    assert refused.value.key == "no-pytest"
