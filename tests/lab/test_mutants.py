"""Mutants: what is broken, how a sample is drawn, and that a broken module is seen by tests and by nothing else."""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("libcst", reason="make mutants installs it")
pytest.importorskip("mutmut", reason="make mutants installs it")

from tests.mutants.breaking import Module, Mutant, change, rules_of, sample
from tests.mutants.reach import Reach
from tests.mutants.trying import Broken, Stage, begin, culprit, stages, verdict

SOURCE = '''"""A module."""

from dataclasses import dataclass

MOST = 3


@dataclass(slots=True)
class Ship:
    hull: int = 4

    @property
    def is_afloat(self) -> bool:
        """1 At none the ship sinks."""
        return self.hull > 0 and not self.lost

    def hit(self, table: object) -> None:
        if not self.is_afloat:
            return
        self.hull -= 1
        table.tell("hit")

    def picture(self) -> str:
        return "=" * 3
'''


@pytest.fixture
def module(tmp_path: Path) -> Module:
    path = tmp_path / "ship.py"
    path.write_text(SOURCE, "utf-8")
    return Module(path)


def changes(module: Module) -> set[tuple[str, str]]:
    texts = [module.broken_by(mutant) for mutant in module.mutants]
    return {change(SOURCE, text)[1:] for text in texts if text is not None}


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("MOST = 3", "MOST = 4"),
        ("MOST = 3", "MOST = 2"),
        ("hull: int = 4", "hull: int = 5"),
        ("return self.hull > 0 and not self.lost", "return self.hull >= 0 and not self.lost"),
        ("return self.hull > 0 and not self.lost", "return self.hull > 0 or not self.lost"),
        ("return self.hull > 0 and not self.lost", "return (self.hull > 0)"),
        ("return self.hull > 0 and not self.lost", "return (not self.lost)"),
        ("return self.hull > 0 and not self.lost", "return self.hull > 0 and self.lost"),
        ("if not self.is_afloat:", "if self.is_afloat:"),
        ("if not self.is_afloat:", "if True:"),
        ("return", "pass"),
        ("self.hull -= 1", "self.hull += 1"),
        ("self.hull -= 1", "self.hull = 1"),
        ('table.tell("hit")', "pass"),
    ],
)
def test_places_that_are_broken(module: Module, was: str, becomes: str) -> None:
    assert (was, becomes) in changes(module)


def test_words_types_and_pictures_are_left_alone(module: Module) -> None:
    touched = {was for was, _ in changes(module)}
    assert not any("picture" in was or "dataclass" in was or '"""' in was for was in touched)
    assert 'return "=" * 3' not in touched
    assert ('return "=" * 3', 'return "=" * 4') in changes(Module(module.path, also=["picture"]))


def test_no_two_mutants_have_one_name(module: Module) -> None:
    names = [mutant.id for mutant in module.mutants]
    assert len(set(names)) == len(names) > 14


def test_a_sample_belongs_to_its_seed(module: Module) -> None:
    one, other, third = (sample(module.mutants, 8, seed) for seed in ("1", "1", "2"))
    assert one == other != third
    assert len(one) == 8 and sample(module.mutants, 1000, "1") == sample(module.mutants, 2000, "2")


def test_the_rules_of_a_game_are_what_its_rules_import() -> None:
    found = {path.stem for path in rules_of("cannoni")}
    assert {"boarding", "guns", "turn"} <= found
    assert not found & {"judgement", "phrases", "picture", "compose", "flaws"}
    assert "judgement" in {path.stem for path in rules_of("cannoni", also=["judgement"])}


def test_a_broken_module_is_another_only_where_it_is_looked_for() -> None:
    path = Path("src/wardroom/games/skirmish/__init__.py")
    before = path.read_bytes()
    finder = Broken(path, "SUNK = True\n")
    spec = finder.find_spec("wardroom.games.skirmish")
    assert spec is not None and spec.loader is not None
    assert finder.find_spec("wardroom.games.kaiser") is None
    broken: Any = type(sys)("wardroom.games.skirmish")
    spec.loader.exec_module(broken)
    assert broken.SUNK
    assert not hasattr(import_module("wardroom.games.skirmish"), "SUNK") and path.read_bytes() == before


def mutant(line: int) -> Mutant:
    return Mutant("ship.py", line, 0, "", line, line, "number", 0)


def test_tests_that_reach_little_else_come_first_and_the_others_last() -> None:
    lines = {5: ["t.py::narrow", "t.py::wide"], 6: ["t.py::wide"], 7: ["t.py::wide"]}
    reach = Reach({"t.py::wide": 0.1, "t.py::narrow": 0.1, "u.py::other": 0.1}, {"ship.py": lines}, {"ship.py": [1]})
    assert reach.of(mutant(5)) == ["t.py::narrow", "t.py::wide"]
    assert set(reach.of(mutant(1))) == {"t.py::narrow", "t.py::wide"}, "what is executed at import"
    first, rest = stages(mutant(5), reach, "tests", with_kit=False)
    assert (first.tests, rest.tests) == (("t.py::narrow", "t.py::wide"), ("u.py::other",))


@pytest.mark.parametrize(("line", "told"), [("assert True", "passed"), ("assert False", "failed"), ("1 / 0", "failed")])
def test_what_comes_of_a_process(tmp_path: Path, line: str, told: str) -> None:
    test = tmp_path / "test_it.py"
    test.write_text(f"def test_it():\n    {line}\n", "utf-8")
    log = tmp_path / "log.txt"
    _, status = os.waitpid(begin(None, "", Stage((str(test),)), log), 0)
    assert verdict(status) == told
    assert told == "passed" or "test_it" in culprit(log)
