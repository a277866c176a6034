"""Mutants: what is broken, how a sample is drawn, and that a broken module is seen by tests and by nothing else."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("libcst", reason="make mutants installs it")
pytest.importorskip("mutmut", reason="make mutants installs it")

from tests.mutants import breaking
from tests.mutants.anew import Broken
from tests.mutants.bench import Bench, Job, Outcome, culprit, fork, limit, verdict
from tests.mutants.breaking import Module, Mutant, change, rules_of, sample
from tests.mutants.reach import Measured, Memory, Reach
from tests.mutants.report import known, report
from tests.mutants.swapping import Living, is_swappable

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


def test_what_names_a_type_or_states_what_must_be_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "ship.py"
    path.write_text('Step = Literal["sail"]\nPAIRS = zip((), (), strict=True)\n', "utf-8")
    assert Module(path).mutants == []


def test_no_two_mutants_have_one_name(module: Module) -> None:
    names = [mutant.id for mutant in module.mutants]
    assert len(set(names)) == len(names) > 14


def test_a_sample_belongs_to_its_seed(module: Module) -> None:
    one, other, third = (sample(module.mutants, 8, seed) for seed in ("1", "1", "2"))
    assert one == other != third
    assert len(one) == 8 and sample(module.mutants, 1000, "1") == sample(module.mutants, 2000, "2")


def test_a_change_elsewhere_leaves_the_others_drawn(tmp_path: Path) -> None:
    path = tmp_path / "ship.py"
    drawn = []
    for text in (SOURCE, f"import re\n\n{SOURCE}\n\ndef more() -> int:\n    return 4 + 3\n"):
        path.write_text(text)
        drawn.append([(each.function, each.source, each.operator) for each in sample(Module(path).mutants, 12, "1")])
    assert len(set(drawn[0]) & set(drawn[1])) >= 9


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


def mutant(line: int, **facts: Any) -> Mutant:
    return Mutant("ship.py", line, 0, "", line, line, "number", 0, **facts)


def test_rules_in_folders_are_found_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "wardroom" / "games" / "raft"
    for name, text in {
        "__init__.py": "from wardroom.games.raft.game import GAME",
        "game.py": "from wardroom.games.raft.rules import sail\nfrom wardroom.games.raft.words.phrases import ALL",
        "rules/__init__.py": "",
        "rules/sail.py": "import wardroom.games.raft.state",
        "state.py": "",
        "words/phrases.py": "from wardroom.games.raft import unknown",
        "judgement.py": "",
        "unknown.py": "",
    }.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, "utf-8")
    monkeypatch.setattr(breaking, "SOURCE", tmp_path)
    found = {str(path.relative_to(home)) for path in rules_of("raft")}
    assert found == {"__init__.py", "game.py", "rules/__init__.py", "rules/sail.py", "state.py"}


def measured(*tests: str, **lines: list[int]) -> Measured:
    reached = {test: {"ship.py": lines[test.partition("::")[2]]} for test in tests}
    return Measured(dict.fromkeys(tests, 0.1), reached, {"ship.py": [1]}, [])


def test_tests_that_reach_little_else_come_first() -> None:
    one = measured("t.py::narrow", "t.py::wide", narrow=[5], wide=[5, 6, 7])
    reach = Reach([one, measured("u.py::other", other=[8])])
    assert reach.of(mutant(5)) == ["t.py::narrow", "t.py::wide"]
    assert reach.of(mutant(9)) == []
    assert reach.is_imported(mutant(1)) and not reach.is_imported(mutant(5))


def test_of_what_an_import_executes_those_come_first_that_reach_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ship.py").write_text("MOST = 3\nalmost = 1\nrange(MOST)\n", "utf-8")
    reach = Reach([measured("t.py::one", "t.py::two", one=[3], two=[2])])
    assert reach.of(mutant(1, names=("MOST",))) == ["t.py::one"]


def test_what_is_remembered_is_forgotten_before_each_test() -> None:
    asked: list[str] = []

    @cache
    def lookout() -> None:
        asked.append("lookout")

    class Chart:
        @cached_property
        def depth(self) -> int:
            asked.append("chart")
            return 5

    chart = Chart()
    memory = Memory(__name__)
    for _ in range(2):
        memory.forget()
        for _ in range(2):
            lookout()
            assert chart.depth == 5
    assert asked == ["lookout", "chart"] * 2


LIVING = """from dataclasses import dataclass
from functools import cache


def around(most):
    def inside(number):
        return number < most and number > 0
    return inside


@cache
def remembered(number):
    return [each for each in range(number) if each > 1]


@dataclass(slots=True)
class Ship:
    hull: int = 4

    @property
    def is_afloat(self):
        return self.hull > 0

    @is_afloat.setter
    def is_afloat(self, value):
        self.hull = 1 if value else 0

    def guns(self):
        yield from range(3)

    def name(self):
        return (lambda: __class__.__name__ + "!")()


def raised(ship):
    ship.is_afloat = True
    return ship


KEPT = {"guns": Ship.guns}
MOST = 3
"""


@pytest.mark.parametrize(
    ("was", "becomes", "look", "before", "after"),
    [
        ("return number < most and number > 0", "return number <= most and number > 0", "around(3)(3)", False, True),
        ("if each > 1]", "if each >= 1]", "remembered(3)", [2], [1, 2]),
        ("return self.hull > 0", "return self.hull > 1", "Ship(1).is_afloat", True, False),
        ("self.hull = 1 if value else 0", "self.hull = 2 if value else 0", "raised(Ship(0)).hull", 1, 2),
        ("yield from range(3)", "yield from range(4)", "list(KEPT['guns'](Ship()))", [0, 1, 2], [0, 1, 2, 3]),
        ('__class__.__name__ + "!"', '__class__.__name__ + "XX!XX"', "Ship().name()", "Ship!", "ShipXX!XX"),
    ],
)  # fmt: skip
def test_a_function_that_lives_is_broken_wherever_it_is_held(
    tmp_path: Path, was: str, becomes: str, look: str, before: object, after: object
) -> None:
    path = tmp_path / "living.py"
    path.write_text(LIVING, "utf-8")
    live: dict[str, Any] = {"__name__": "living"}
    sys.modules["living"] = type(sys)("living")  # dataclasses look there
    exec(compile(LIVING, str(path), "exec"), live)
    broken = LIVING.replace(was, becomes)
    module = Module(path)
    found = next(each for each in module.mutants if module.broken_by(each) == broken)
    assert is_swappable(found, LIVING, broken)
    living = Living([path])
    assert eval(look, live) == before
    if "remembered" in look:
        live["remembered"].cache_clear()
    living.swap(found, broken)
    assert eval(look, live) == after


def test_what_an_import_executes_is_not_swapped(tmp_path: Path) -> None:
    path = tmp_path / "living.py"
    path.write_text(LIVING, "utf-8")
    module = Module(path)
    outside = {module.text.splitlines()[each.line - 1].strip() for each in module.mutants if not each.function}
    assert outside == {"hull: int = 4", 'KEPT = {"guns": Ship.guns}', "MOST = 3"}
    assert {each.names for each in module.mutants if not each.function} == {("hull",), ("KEPT",), ("MOST",)}


def test_a_function_that_sees_other_variables_is_not_swapped(tmp_path: Path) -> None:
    path = tmp_path / "living.py"
    path.write_text(LIVING, "utf-8")
    found = next(each for each in Module(path).mutants if each.function == "Ship.name")
    assert not is_swappable(found, LIVING, LIVING.replace("__class__.__name__", "type(self).__name__"))


def test_nobody_has_a_function_that_is_gone(tmp_path: Path, module: Module) -> None:
    found = next(each for each in module.mutants if each.function == "Ship.hit")
    with pytest.raises(LookupError, match=r"Ship\.hit"):
        Living([module.path]).swap(found, module.text)


@pytest.mark.long
def test_both_ways_come_to_the_same_verdict(tmp_path: Path) -> None:
    told = []
    for name, options in (("swapped", []), ("anew", ["--anew"])):
        command = [sys.executable, "-m", "tests.mutants", "skirmish", "--count", "20", "--home", str(tmp_path / name)]
        subprocess.run([*command, "--jobs", "2", "--least", "0", *options], check=True)
        (results,) = (tmp_path / name).glob("skirmish/results-*.jsonl")
        outcomes = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
        told.append({outcome["id"]: outcome["verdict"] for outcome in outcomes})
    assert told[0] == told[1]
    assert len(told[0]) == 20 and "failed" in told[0].values()


@pytest.mark.parametrize(("work", "told"), [("0", "passed"), ("1", "failed"), ("exec('while True: pass')", "time")])
def test_what_comes_of_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: str, told: str) -> None:
    def working() -> int:
        limit(-4)
        print("FAILED test_it" if work == "1" else "")
        return int(eval(work))

    log = tmp_path / "log.txt"
    _, status = os.waitpid(fork(working, log), 0)
    assert verdict(status, log) == told
    assert told != "failed" or culprit(log) == "FAILED test_it"


def test_a_process_that_goes_astray_ends_the_run(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    _, status = os.waitpid(fork(lambda: 1 // 0, log), 0)
    with pytest.raises(SystemExit, match="ZeroDivisionError"):
        verdict(status, log)


def job(line: int, folder: Path) -> Job:
    broken = mutant(line)
    outcome = Outcome(broken.id, "rules/ship.py", line, "MOST = 3", f"MOST = {line}", "")
    return Job(broken, "", outcome, folder / f"{line}.txt")


def test_results_are_put_on_file_and_believed_again(tmp_path: Path) -> None:
    results = tmp_path / "results-1.jsonl"
    codes = {1: [0, 1], 2: [0, 0], 3: []}
    bench, jobs = Bench(results, width=2), [job(line, tmp_path) for line in codes]

    def way(job: Job) -> Any:
        for code in codes[job.mutant.line]:
            yield fork(lambda code=code: code, job.log)  # type: ignore[misc]

    bench.try_all(jobs, way)
    told = [bench.done[each.mutant.id].verdict for each in jobs]
    assert told == ["failed", "unnoticed", "unnoticed"]
    for again, others in ((known(jobs, results, []), 3), (known(jobs, tmp_path / "results-2.jsonl", [results]), 1)):
        assert len(again) == others, "of other tests only what they noticed"
    assert not known([replace(jobs[0], outcome=job(9, tmp_path).outcome)], results, [])


def test_the_report_leaves_out_what_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    listed = Path("tests/games/raft/equivalent.toml")
    listed.parent.mkdir(parents=True)
    listed.write_text(
        '[[mutant]]\nfile = "ship.py"\nwas = "MOST = 3"\nbecomes = "MOST = 2"\nwhy = "No ship has more."\n', "utf-8"
    )
    outcomes = [job(line, tmp_path).outcome for line in (1, 2, 4, 5)]
    for outcome, told in zip(outcomes, ("failed", "unnoticed", "time", "unnoticed"), strict=True):
        outcome.verdict = told
    share = report(outcomes, "raft", Path("report.txt"))
    assert round(share, 1) == 66.7
    printed = capsys.readouterr().out
    assert "raft: 2 of 3 noticed" in printed and "No ship has more." in printed and "MOST = 5" in printed
    assert "MOST = 1" not in printed and "MOST = 1" in Path("report.txt").read_text("utf-8")
