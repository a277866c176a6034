"""Trying mutants inside functions: all tests are collected once, and each mutant is a fork of that moment.

In the fork the broken code is put in place, and the tests that reach it run one by one up to the first that fails.
A test that does not reach the broken line cannot notice, and is not run unless all are asked for.
"""

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from tests.mutants.anew import KIT_SECONDS
from tests.mutants.bench import Job, fork, limit
from tests.mutants.breaking import rules_of
from tests.mutants.reach import QUICK, QUIET, TESTS, Reach, import_rules
from tests.mutants.swapping import Living


@dataclass(slots=True)
class Swapped:
    """The way over tests that are collected: a plugin that does something else with them than run them once."""

    game: str
    reach: Reach
    with_kit: bool
    all_tests: bool
    try_mutants: Callable[["Swapped"], None]
    _items: dict[str, pytest.Item] = field(default_factory=dict)
    _living: Living | None = None
    _failed: str = ""

    def collect(self) -> int:
        """Collect the tests, then try the mutants."""
        marks = "not long" if self.with_kit else QUICK
        return int(pytest.main([*QUIET, "-s", "-m", marks, str(TESTS / self.game)], plugins=[self]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """What is done with the tests instead."""
        import_rules(self.game)
        self._items = {item.nodeid: item for item in session.items}
        gc.unfreeze()  # what was alive when the tests were gathered is looked through as well
        self._living = Living(rules_of(self.game))
        gc.freeze()  # so that the forks share more of their memory
        self.try_mutants(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure says who noticed, and what."""
        if report.failed and not self._failed:
            self._failed = f"FAILED {report.nodeid} - {(report.longreprtext.splitlines() or [''])[-1]}"

    def __call__(self, job: Job) -> Iterator[int]:
        """One process for a mutant that any test reaches."""
        tests = self.reach.of(job.mutant)
        if self.all_tests:
            tests += self.reach.in_order(set(self.reach.seconds) - set(tests))
        if self.with_kit:
            tests += [test for test in self._items if test not in self.reach.seconds]
        if tests:
            yield fork(lambda: self._run(job, tests), job.log)

    def soundness(self, job: Job) -> Iterator[int]:
        """All tests with nothing broken, in the order in which mutants meet them."""
        yield fork(lambda: self._run_all(self.reach.in_order(self.reach.seconds)), job.log)

    def _run(self, job: Job, tests: list[str]) -> int:
        assert self._living is not None
        self._living.swap(job.mutant, job.text)
        return self._run_all(tests)

    def _run_all(self, tests: list[str]) -> int:
        items = [self._items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            limit(4 * self.reach.seconds.get(item.nodeid, KIT_SECONDS))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                print(f"\n{self._failed}")
                return 1
        return 0
