"""`make fuzz HOURS=n`: all games on all cores, from where the last run stopped, until the time is up.

Every number of a game is a table of its own. Most are whole games, played at random with a look at every decision;
some are composed positions, and some of both pass the whole kit. A game that breaks is left alone for the rest of the
run, and its number is the first to be tried in the next one; the others go on.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time

from wardroom.engine.testkit.trial import Check, Trial, check, require
from wardroom.lab.fuzz import trial_of, try_out
from wardroom.shelf import find, ids
from wardroom.store.files import write

KEPT = Path(".fuzz.json")
_WHOLE_KIT = 60
_COMPOSED_KIT = 6


@dataclass(slots=True)
class Tally:
    """How far a game has come: the first number that is not done, those done beyond it, and what was played."""

    next: int = 0
    beyond: list[int] = field(default_factory=list)
    matches: int = 0
    positions: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, done: "Done") -> None:
        """A number that held."""
        self.beyond = sorted({*self.beyond, done.number})
        while self.beyond and self.beyond[0] == self.next:
            self.next = self.beyond.pop(0) + 1
        self.positions += done.is_composed
        self.matches += not done.is_composed
        self.decisions += done.decisions
        self.seconds += done.seconds


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a number: how much was played, and what broke."""

    game: str
    number: int
    is_composed: bool
    decisions: int
    seconds: float
    broke: str = ""


@check
def check_play(trial: Trial) -> None:
    """A match at random: everybody who is asked has an option, nothing is lost, and no state has a flaw."""
    kept: object = None
    for match in trial.walk():
        if match.sequence % 20 == 0:
            now = trial.game.conserved(match.position.state)
            require(kept is None or now == kept, "not conserved")
            kept = now
        for flaw in trial.game.flaws(match.position.state) if match.asks else ():
            raise AssertionError(f"a flaw: {flaw}")


def play(game: str, number: int, out: str) -> Done:
    """Try a number of a game."""
    begun = process_time()
    is_composed = number % 2 == 1
    trial = trial_of(find(game), f"marathon {number}", is_composed)
    every = _COMPOSED_KIT if is_composed else _WHOLE_KIT
    with_kit = number % every >= every - 2
    light: tuple[Check, ...] = (check_play,)
    found = try_out(trial, Path(out), light) or (try_out(trial, Path(out)) if with_kit else None)
    broke = f"{found.check}: {found.what}\n   {found.file}" if found else ""
    return Done(game, number, is_composed, trial.decision, process_time() - begun, broke)


class Marathon:
    """All games, on so many cores."""

    def __init__(self, games: Iterable[str], kept: Path, out: Path) -> None:
        self.kept, self.out = kept, out
        told = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        self.tallies = {game: Tally(**told.get(game, {})) for game in games}
        self.others = {game: tally for game, tally in told.items() if game not in self.tallies}
        self.broken: dict[str, str] = {}
        self._running: dict[Future[Done], tuple[str, int]] = {}

    def run(self, seconds: float, jobs: int, most: int | None = None) -> None:
        """Until the time is up, or so many numbers were begun, or every game is broken."""
        until, begun = monotonic() + seconds, 0
        with ProcessPoolExecutor(jobs, get_context("fork")) as pool:
            while True:
                while len(self._running) < jobs and monotonic() < until and begun != most and self._whole():
                    begun += 1
                    task = self._next()
                    self._running[pool.submit(play, *task, str(self.out))] = task
                if not self._running:
                    return
                for future in wait(self._running, return_when=FIRST_COMPLETED).done:
                    del self._running[future]
                    self._note(future.result())

    def _whole(self) -> list[str]:
        return [game for game in self.tallies if game not in self.broken]

    def _next(self) -> tuple[str, int]:
        """The game that has played least, counting what is under way as little; the next number of it."""
        under_way = [game for game, _ in self._running.values()]
        game = min(self._whole(), key=lambda game: (self.tallies[game].decisions, under_way.count(game)))
        tally = self.tallies[game]
        taken = {number for mine, number in self._running.values() if mine == game} | set(tally.beyond)
        return game, next(number for number in range(tally.next, sys.maxsize) if number not in taken)

    def _note(self, done: Done) -> None:
        if done.broke:
            self.broken[done.game] = done.broke
            print(f"\n{done.game}, number {done.number}: {done.broke}", flush=True)
        else:
            self.tallies[done.game].add(done)
            write(json.dumps(self.plain(), indent=1) + "\n", self.kept)
        if sys.stderr.isatty():
            print(f"\r{self.line()}", end="", file=sys.stderr, flush=True)

    def plain(self) -> dict[str, object]:
        """The tallies as the file keeps them."""
        return self.others | {game: asdict(tally) for game, tally in self.tallies.items()}

    def line(self) -> str:
        """How far everybody is, in thousands of decisions."""
        return "  ".join(f"{game} {tally.decisions / 1000:,.1f}k" for game, tally in self.tallies.items())


def main(given: Sequence[str] | None = None) -> int:
    """Run as the arguments say; 1 if something broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.marathon", description=__doc__)
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", nargs="*", default=ids())
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--out", type=Path, default=Path("crashes"))
    args = parser.parse_args(given)
    marathon = Marathon(args.games, args.kept, args.out)
    try:
        marathon.run(args.hours * 3600, args.jobs)
    except KeyboardInterrupt:
        print("\nStopped; the next run goes on from here.")
    for game, tally in marathon.tallies.items():
        told = f"{tally.decisions:,} decisions in {tally.matches:,} matches and from {tally.positions:,} positions"
        print(f"{game}: {told}, {tally.seconds / 3600:.2f} hours of processor time")
    for game, broke in marathon.broken.items():
        print(f"{game} broke: {broke}")
    return int(bool(marathon.broken))


if __name__ == "__main__":
    sys.exit(main())
