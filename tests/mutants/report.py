"""What came of the mutants: which are the same game, which nobody noticed, and the share that somebody did."""

import json
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.bench import Job, Outcome


def known(jobs: list[Job], mine: Path, others: Iterable[Path]) -> dict[str, Outcome]:
    """What an earlier run of the same tests found; and, if others are believed, what other tests noticed."""
    wanted = {job.mutant.id: (job.outcome.was, job.outcome.becomes) for job in jobs}
    found: dict[str, Outcome] = {}
    for path in [*others, mine]:
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        for outcome in (Outcome(**json.loads(line)) for line in lines):
            is_same = wanted.get(outcome.id) == (outcome.was, outcome.becomes)
            if is_same and (outcome.is_noticed or path == mine):
                found[outcome.id] = outcome
    return found


def equivalents(game: str) -> dict[tuple[str, str, str], str]:
    """Mutants that somebody looked at and found to be the same game: file, line before and after, and why.

    The file is named without its folder, so that a module may move.
    """
    path = Path("tests/games", game, "equivalent.toml")
    listed = tomllib.loads(path.read_text("utf-8"))["mutant"] if path.exists() else []
    return {(each["file"], each["was"], each["becomes"]): each["why"] for each in listed}


def report(outcomes: list[Outcome], game: str, file: Path) -> float:
    """Say what nobody noticed, write all of it into a file, and give the share of a hundred that was noticed."""
    explained = equivalents(game)
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
    return share


def _told(outcome: Outcome) -> str:
    why = f"\n   the same game: {outcome.why}" if outcome.why else ""
    return f"{outcome.file}:{outcome.line}\n   {outcome.was}\n   {outcome.becomes}{why}"
