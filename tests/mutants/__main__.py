"""`python -m tests.mutants GAME`: break the rules in many places, one at a time, and say what nobody noticed."""

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path
from time import monotonic

from tests.mutants.breaking import Module, Mutant, change, rules_of, sample
from tests.mutants.reach import Reach, measure
from tests.mutants.trying import Stage, begin, culprit, stages, verdict, warm_up

HOME = Path(".mutants")


@dataclass(slots=True)
class Outcome:
    """A mutant and what became of it: noticed, by whom, or not; or explained as the same game by other words."""

    id: str
    file: str
    line: int
    was: str
    becomes: str
    verdict: str
    by: str = ""
    why: str = ""

    @property
    def is_noticed(self) -> bool:
        """Whether a test failed, or never came to an end."""
        return self.verdict in ("failed", "time")


@dataclass(slots=True)
class Job:
    """A mutant under way."""

    mutant: Mutant
    text: str
    outcome: Outcome
    coming: Iterator[Stage]
    log: Path


@dataclass(slots=True)
class Bench:
    """All that a run needs: the game, its mutants, what reaches them, and what is known already."""

    game: str
    reach: Reach
    with_kit: bool
    jobs: int
    results: Path
    done: dict[str, Outcome] = field(default_factory=dict)
    running: dict[int, Job] = field(default_factory=dict)
    begun: float = field(default_factory=monotonic)
    tried: int = 0
    _told_of: int = 0

    @property
    def folder(self) -> str:
        """Where the tests of the game are."""
        return f"tests/games/{self.game}"

    def try_all(self, waiting: list[Job]) -> None:
        """Try every mutant that nothing is known of; several at a time."""
        total = len(waiting)
        try:
            while waiting or self.running:
                while waiting and len(self.running) < self.jobs:
                    self._go_on(waiting.pop(0))
                if self.running:
                    self._wait()
                self._tell(total)
        finally:
            for child in self.running:
                os.kill(child, 9)

    def _go_on(self, job: Job) -> None:
        """The next tests for a mutant; if there are none, nobody noticed."""
        stage = next(job.coming, None)
        if stage is None:
            job.outcome.verdict = "unnoticed"
            self._note(job)
        else:
            self.running[begin(job.mutant, job.text, stage, job.log)] = job

    def _wait(self) -> None:
        child, status = os.wait()
        job = self.running.pop(child, None)
        if job is None:
            return
        told = verdict(status)
        if told == "passed":
            self._go_on(job)
        else:
            job.outcome.verdict, job.outcome.by = told, culprit(job.log)
            self._note(job)

    def _note(self, job: Job) -> None:
        job.log.unlink(missing_ok=True)
        self.tried += 1
        self.done[job.mutant.id] = job.outcome
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(job.outcome)) + "\n")

    def _tell(self, total: int) -> None:
        """The progress line."""
        noticed = sum(outcome.is_noticed for outcome in self.done.values())
        left = (monotonic() - self.begun) / self.tried * (total - self.tried) if self.tried else 0.0
        told = f"{len(self.done)} tried, {noticed} noticed, {len(self.done) - noticed} not; {left / 60:.0f} min left"
        if sys.stderr.isatty():
            print(f"\r{told:<70}", end="", file=sys.stderr, flush=True)
        elif self.tried > self._told_of and self.tried % 10 == 0:
            self._told_of = self.tried
            print(told, file=sys.stderr, flush=True)


def main() -> int:
    """Run as the arguments say; 1 where fewer were noticed than wanted."""
    args = _arguments()
    mutants = {path: Module(path, args.also) for path in rules_of(args.game, args.also)}
    everything = [mutant for module in mutants.values() for mutant in module.mutants]
    chosen = sample(everything, args.count or len(everything), f"{args.game} {args.seed}")
    home = HOME / args.game
    home.mkdir(parents=True, exist_ok=True)
    tests = _hash([*sorted(Path("tests/games", args.game).rglob("*.*")), *mutants, Path("tests/conftest.py")])
    print(
        f"{args.game}: {len(chosen)} of {len(everything)} mutants in {len(mutants)} modules, drawn by seed {args.seed}"
    )
    reach = measure(args.game, home / f"reach-{tests}.json")
    bench = Bench(args.game, reach, args.kit, args.jobs, home / f"results-{tests}{'-kit' if args.kit else ''}.jsonl")
    jobs = [job for mutant in chosen if (job := _job(mutant, mutants[Path(mutant.file)], bench))]
    bench.done = _known(bench, jobs, home if args.again else None)
    warm_up(args.game, reach.modules, home)
    _require_sound(bench, jobs)
    bench.try_all([job for job in jobs if job.mutant.id not in bench.done])
    outcomes = [bench.done[job.mutant.id] for job in jobs]
    return _report(outcomes, args.game, home / f"report-{args.seed}-{len(chosen)}.txt", args.least)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200, help="how many, drawn at random; 0 for all there are")
    parser.add_argument("--seed", default="1", help="the same seed draws the same mutants of the same rules")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument(
        "--kit", action="store_true", help="let the conformance kit look at what the tests do not notice"
    )
    parser.add_argument(
        "--also", nargs="*", default=[], help="modules to break that are left out: picture, judgement..."
    )
    parser.add_argument("--again", action="store_true", help="believe older runs of other tests what they noticed")
    parser.add_argument("--least", type=int, default=97, help="fail below so many of a hundred")
    return parser.parse_args()


def _hash(paths: list[Path]) -> str:
    digest = blake2b(digest_size=8)
    for path in paths:
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()


def _job(mutant: Mutant, module: Module, bench: Bench) -> Job | None:
    """What there is to try; None for a mutant that is no other program."""
    text = module.broken_by(mutant)
    if text is None:
        return None
    line, was, becomes = change(module.text, text)
    outcome = Outcome(mutant.id, mutant.file, line, was, becomes, "")
    log = bench.results.with_name(f"log-{blake2b(mutant.id.encode(), digest_size=6).hexdigest()}.txt")
    return Job(mutant, text, outcome, stages(mutant, bench.reach, bench.folder, bench.with_kit), log)


def _known(bench: Bench, jobs: list[Job], others: Path | None) -> dict[str, Outcome]:
    """What an earlier run of the same tests found; and, if they are believed, what other tests noticed."""
    wanted = {job.mutant.id: (job.outcome.was, job.outcome.becomes) for job in jobs}
    found: dict[str, Outcome] = {}
    for path in [*(sorted(others.glob("results-*.jsonl")) if others else []), bench.results]:
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        for outcome in (Outcome(**json.loads(line)) for line in lines):
            is_same = wanted.get(outcome.id) == (outcome.was, outcome.becomes)
            if is_same and (outcome.is_noticed or path == bench.results):
                found[outcome.id] = outcome
    return found


def _require_sound(bench: Bench, jobs: list[Job]) -> None:
    """Nothing broken is noticed by nobody: else every mutant would seem to be noticed."""
    if not jobs:
        return
    job, log = jobs[0], bench.results.with_name("log-sound.txt")
    for stage in stages(job.mutant, bench.reach, bench.folder, with_kit=False):
        module = Path(job.mutant.file).read_text("utf-8")
        _, status = os.waitpid(begin(job.mutant, module, stage, log), 0)
        if verdict(status) != "passed":
            raise SystemExit(f"the tests fail although nothing is broken: {culprit(log)} ({log})")


def _equivalents(game: str) -> dict[tuple[str, str, str], str]:
    """Mutants that somebody looked at and found to be the same game: file, line before and after, and why."""
    path = Path("tests/games", game, "equivalent.toml")
    listed = tomllib.loads(path.read_text("utf-8"))["mutant"] if path.exists() else []
    return {(each["file"], each["was"], each["becomes"]): each["why"] for each in listed}


def _report(outcomes: list[Outcome], game: str, file: Path, least: int) -> int:
    explained = _equivalents(game)
    for outcome in outcomes:
        outcome.why = explained.get((Path(outcome.file).name, outcome.was, outcome.becomes), "")
    unnoticed = [outcome for outcome in outcomes if not outcome.is_noticed]
    open_ones = [outcome for outcome in unnoticed if not outcome.why]
    counted = len(outcomes) - len(unnoticed) + len(open_ones)
    noticed = len(outcomes) - len(unnoticed)
    share = 100 * noticed / counted if counted else 100.0
    lines = [_told(outcome) for outcome in unnoticed]
    lines.append(
        f"{game}: {noticed} of {counted} noticed ({share:.1f} of 100),"
        f" {sum(outcome.verdict == 'time' for outcome in outcomes)} of them by running out of time;"
        f" {len(unnoticed) - len(open_ones)} more are the same game, and explained."
    )
    file.write_text(
        "\n".join([*lines, "", *(f"noticed {_told(o)}\n   by {o.by}" for o in outcomes if o.is_noticed), ""])
    )
    print(("\n" if sys.stderr.isatty() else "") + "\n".join(lines) + f"\nAll of them: {file}")
    return int(share < least)


def _told(outcome: Outcome) -> str:
    why = f"\n   the same game: {outcome.why}" if outcome.why else ""
    return f"{outcome.file}:{outcome.line}\n   {outcome.was}\n   {outcome.becomes}{why}"


if __name__ == "__main__":
    sys.exit(main())
