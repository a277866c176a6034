"""`python -m tests.mutants GAME`: break the rules in many places, one at a time, and say what nobody noticed."""

import argparse
import os
import signal
import sys
from hashlib import blake2b
from pathlib import Path

from tests.mutants.anew import Anew, warm_up
from tests.mutants.bench import Bench, Job, Outcome, Way, culprit, verdict
from tests.mutants.breaking import Module, Mutant, change, rules_of, sample
from tests.mutants.reach import TESTS, mark_of, measure
from tests.mutants.report import known, report
from tests.mutants.swapped import Swapped
from tests.mutants.swapping import is_swappable


def main() -> int:
    """Run as the arguments say; 1 where fewer were noticed than wanted."""
    args = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that nothing goes on that was begun here
    home = args.home / args.game
    home.mkdir(parents=True, exist_ok=True)
    jobs = _jobs(args, home)
    reach = measure(args.game, home)
    mark = f"{_mark(args.game)}{'-kit' if args.kit else ''}"
    bench = Bench(home / f"results-{mark}.jsonl", args.jobs)
    others = sorted(home.glob("results-*.jsonl")) if args.again else []
    bench.done = known(jobs, bench.results, others)
    left = [job for job in jobs if job.mutant.id not in bench.done]
    inside = [] if args.anew else [job for job in left if _is_inside(job) and not reach.is_imported(job.mutant)]
    sound = home / f"sound-{mark}"
    warm_up(args.game, reach.modules, home)
    anew = Anew(args.game, reach, args.kit)
    _try(bench, [job for job in left if job not in inside], anew, anew.soundness, sound.with_suffix(".anew"))

    def try_inside(way: Swapped) -> None:
        _try(bench, inside, way, way.soundness, sound.with_suffix(".swapped"))

    if inside and (wrong := Swapped(args.game, reach, args.kit, args.all_tests, try_inside).collect()):
        return wrong  # pytest has said why, or was interrupted
    outcomes = [bench.done[job.mutant.id] for job in jobs]
    return int(report(outcomes, args.game, home / f"report-{args.seed}-{len(jobs)}.txt") < args.least)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200, help="how many, drawn at random; 0 for all there are")
    parser.add_argument("--seed", default="1", help="the same seed draws the same mutants of the same rules")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument(
        "--kit", action="store_true", help="let the conformance kit look at what the tests do not notice"
    )
    parser.add_argument("--all-tests", action="store_true", help="run tests as well that do not reach what is broken")
    parser.add_argument(
        "--also", nargs="*", default=[], help="modules to break that are left out: picture, judgement..."
    )
    parser.add_argument("--again", action="store_true", help="believe older runs of other tests what they noticed")
    parser.add_argument("--anew", action="store_true", help="import the game anew for every mutant: the slow way")
    parser.add_argument("--home", type=Path, default=Path(".mutants"), help="where results are kept")
    parser.add_argument("--least", type=int, default=97, help="fail below so many of a hundred")
    return parser.parse_args()


def _jobs(args: argparse.Namespace, home: Path) -> list[Job]:
    """The mutants that the seed draws, but for those that are no other program."""
    modules = {path: Module(path, args.also) for path in rules_of(args.game, args.also)}
    everything = [mutant for module in modules.values() for mutant in module.mutants]
    chosen = sample(everything, args.count or len(everything), f"{args.game} {args.seed}")
    told = f"{len(chosen)} of {len(everything)} mutants in {len(modules)} modules"
    print(f"{args.game}: {told}, drawn by seed {args.seed}", flush=True)
    return [job for mutant in chosen if (job := _job(mutant, modules[Path(mutant.file)], home))]


def _job(mutant: Mutant, module: Module, home: Path) -> Job | None:
    text = module.broken_by(mutant)
    if text is None:
        return None
    outcome = Outcome(mutant.id, mutant.file, *change(module.text, text), verdict="")
    return Job(mutant, text, outcome, home / f"log-{blake2b(mutant.id.encode(), digest_size=6).hexdigest()}.txt")


def _mark(game: str) -> str:
    """A mark of all that a verdict depends on."""
    folders = (TESTS / game, Path("src/wardroom/games", game))
    files = [path for folder in folders for path in folder.rglob("*.*") if path.is_file()]
    return mark_of(path for path in files if "__pycache__" not in path.parts)


def _is_inside(job: Job) -> bool:
    return is_swappable(job.mutant, Path(job.mutant.file).read_text("utf-8"), job.text)


def _try(bench: Bench, jobs: list[Job], way: Way, soundness: Way, sound: Path) -> None:
    """Try mutants one way, once it is known that nothing broken is noticed by nobody: else all would seem noticed."""
    if jobs and not sound.exists():
        log = sound.with_name("log-sound.txt")
        for child in soundness(Job(jobs[0].mutant, Path(jobs[0].mutant.file).read_text("utf-8"), jobs[0].outcome, log)):
            _, status = os.waitpid(child, 0)
            if verdict(status, log) != "passed":
                raise SystemExit(f"the tests fail although nothing is broken: {culprit(log)} ({log})")
        sound.touch()
    bench.try_all(jobs, way)


if __name__ == "__main__":
    sys.exit(main())
