"""`make fuzz HOURS=n`: all games on all cores, from where the last run stopped, until the time is up.

Most of the time goes to plain play: whole matches at random, as fast as the engine goes. A tenth of it goes to what
looks closer, composed positions with a look at every decision, and the whole kit. What is played is numbered: a number
of plain play is a leg of many matches, of the others one table, and the same number is always the same. A game that
breaks is left alone for the rest of the run, and its number is the first to be tried in the next one; the others go on.
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
from typing import TypeAlias

from wardroom.engine import Dice, Position, Stream, seeded
from wardroom.engine.testkit.trial import Trial, check, choose, require
from wardroom.lab.fuzz import Found, trial_of, try_out
from wardroom.shelf import find, ids
from wardroom.store.files import write

KEPT = Path(".fuzz.json")
SHARES = {"plain": 0.9, "composed": 0.05, "kit": 0.05}
"""The ways to play, and how much of the time each gets."""
LUMPS = {"plain": 1.0, "composed": 0.1, "kit": 30.0}
"""The seconds of a number, roughly: it is not begun before its share of the time pays for it."""
LEG = 20_000
"""A leg of plain play ends with the match that reaches so many decisions."""
EVERY = 50
"""Plain play looks at what is conserved and at flaws once in so many decisions."""


@dataclass(slots=True)
class Tally:
    """How far a game has come in one way: the first number not done, those done beyond it, and what was played."""

    next: int = 0
    beyond: list[int] = field(default_factory=list)
    tables: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, done: "Done") -> None:
        """A number that held."""
        self.beyond = sorted({*self.beyond, done.number})
        while self.beyond and self.beyond[0] == self.next:
            self.next = self.beyond.pop(0) + 1
        self.tables += done.tables
        self.decisions += done.decisions
        self.seconds += done.seconds


Task: TypeAlias = tuple[str, str, int]
"""A game, a way to play it, and a number."""


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a number: how much was played, and what broke."""

    game: str
    way: str
    number: int
    tables: int
    decisions: int
    seconds: float
    broke: str = ""


def play(game: str, way: str, number: int, out: str) -> Done:
    """Try a number of a game."""
    begun = process_time()
    if way == "plain":
        tables, decisions, found = play_leg(game, number, Path(out))
    else:
        trial = trial_of(find(game), f"marathon {way} {number}", composed=way == "composed" or number % 2 == 1)
        found = try_out(trial, Path(out), (check_play,)) if way == "composed" else try_out(trial, Path(out))
        tables, decisions = 1, trial.decision
    broke = f"{found.check}: {found.what}\n   {found.file}" if found else ""
    return Done(game, way, number, tables, decisions, process_time() - begun, broke)


def play_leg(game: str, number: int, out: Path) -> tuple[int, int, Found | None]:
    """One match after the other; gives how many there were, their decisions, and what broke."""
    tables = decisions = 0
    while decisions < LEG:
        trial = trial_of(find(game), f"marathon {number} {tables}", composed=False)
        try:
            decisions += play_plainly(trial)
        except Exception:
            return tables, decisions, _looked_at(trial, out)
        tables += 1
    return tables, decisions, None


def play_plainly(trial: Trial) -> int:
    """The match that the trial walks through, without a log and without words; gives the number of its decisions.

    Whatever a rule raises is raised, and an AssertionError for an ask without options, a match that does not end, and
    now and then for what is not conserved and for a flaw.
    """
    game, dice, choices = trial.game, Dice(Stream(seeded(trial.seed, trial.players).key)), Dice(trial.source("choices"))
    position = Position(game, game.setup(trial.settings, trial.players, dice), dice)
    kept, decisions = game.conserved(position.state), 0
    while position.result is None:
        require(decisions < trial.limit, f"the match is not over after {trial.limit} decisions")
        position.answer(*choose(position.asks, choices))
        decisions += 1
        if decisions % EVERY == 0 and position.asks:
            require(game.conserved(position.state) == kept, "not conserved")
            for flaw in game.flaws(position.state):
                raise AssertionError(f"a flaw: {flaw}")
    return decisions


def _looked_at(trial: Trial, out: Path) -> Found:
    """What broke in plain play: found again in a match, with a look at every decision, to be kept on file."""
    found = try_out(trial, out, (check_play,))
    if found is None:
        raise RuntimeError(f"{trial.game.id}, seed {trial.seed!r}: what breaks in plain play holds in a match")
    return found


@check
def check_play(trial: Trial) -> None:
    """A match at random: everybody who is asked has an option, nothing is lost, and no state has a flaw."""
    kept: object = None
    for match in trial.walk():
        now = trial.game.conserved(match.position.state)
        require(kept is None or now == kept, "not conserved")
        kept = now
        for flaw in trial.game.flaws(match.position.state) if match.asks else ():
            raise AssertionError(f"a flaw: {flaw}")


class Marathon:
    """All games, on so many cores."""

    def __init__(self, games: Iterable[str], kept: Path, out: Path) -> None:
        self.kept, self.out = kept, out
        told = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        self.tallies = {game: {way: Tally(**told.get(game, {}).get(way, {})) for way in SHARES} for game in games}
        self.others = {game: tallies for game, tallies in told.items() if game not in self.tallies}
        self.broken: dict[str, str] = {}
        self._running: dict[Future[Done], Task] = {}

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

    def decisions(self, game: str) -> int:
        """How many decisions of a game were played, in all ways."""
        return sum(tally.decisions for tally in self.tallies[game].values())

    def _seconds(self, way: str) -> float:
        return sum(tallies[way].seconds for tallies in self.tallies.values())

    def _whole(self) -> list[str]:
        return [game for game in self.tallies if game not in self.broken]

    def _next(self) -> Task:
        """The way that lags behind its share; the game that has had the least of it; the next number.

        What is under way counts by the seconds that it may take.
        """
        under_way = [(game, way) for game, way, _ in self._running.values()]

        def spent(way: str) -> float:
            lumps = 1 + sum(other == way for _, other in under_way)
            return (self._seconds(way) + lumps * LUMPS[way]) / SHARES[way]

        def had(game: str) -> tuple[float, int]:
            tally = self.tallies[game][way]
            return tally.decisions if way == "plain" else tally.seconds, under_way.count((game, way))

        way = min(SHARES, key=spent)
        game = min(self._whole(), key=had)
        tally = self.tallies[game][way]
        taken = {number for *mine, number in self._running.values() if mine == [game, way]} | set(tally.beyond)
        return game, way, next(number for number in range(tally.next, sys.maxsize) if number not in taken)

    def _note(self, done: Done) -> None:
        if done.broke:
            self.broken[done.game] = done.broke
            print(f"\n{done.game}, {done.way} play, number {done.number}: {done.broke}", flush=True)
        else:
            self.tallies[done.game][done.way].add(done)
            write(json.dumps(self.plain(), indent=1) + "\n", self.kept)
        if sys.stderr.isatty():
            print(f"\r{self.line()}", end="", file=sys.stderr, flush=True)

    def plain(self) -> dict[str, object]:
        """The tallies as the file keeps them."""
        mine = {game: {way: asdict(tally) for way, tally in tallies.items()} for game, tallies in self.tallies.items()}
        return self.others | mine

    def line(self) -> str:
        """How far everybody is, in thousands of decisions."""
        return "  ".join(f"{game} {self.decisions(game) / 1000:,.0f}k" for game in self.tallies)

    def told(self, game: str) -> str:
        """What was played of a game, and how fast."""
        plain, composed, kit = (self.tallies[game][way] for way in SHARES)
        hours = sum(tally.seconds for tally in self.tallies[game].values()) / 3600
        pace = plain.decisions / plain.seconds if plain.seconds else 0.0
        return (
            f"{game}: {self.decisions(game):,} decisions in {plain.tables:,} matches, from {composed.tables:,} composed"
            f" positions and at {kit.tables:,} tables with the whole kit; {hours:.2f} hours of processor time,"
            f" {pace:,.0f} decisions a second in plain play"
        )


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
    for game in marathon.tallies:
        print(marathon.told(game))
    for game, broke in marathon.broken.items():
        print(f"{game} broke: {broke}")
    return int(bool(marathon.broken))


if __name__ == "__main__":
    sys.exit(main())
