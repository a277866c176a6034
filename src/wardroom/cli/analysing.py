"""The command `analyse`: matches read by the players' search, and told in words or as JSON."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, Jobs, Lang, On, OtherGame
from wardroom.cli.experimenting import Stoppable, watched
from wardroom.cli.findings import Reviewing, Telling
from wardroom.cli.language import language
from wardroom.cli.screen import Screen, complain
from wardroom.cli.speaking import speaking
from wardroom.engine import Match, Refusal
from wardroom.engine.record import Record
from wardroom.lab.analyses import PARTS, SEED, Player, Read, Reader, kept, players, read_all, replay, rules_for
from wardroom.lab.crew import crew
from wardroom.players.analysis import DEPTHS, Analysis, Cost, Estimate, Step, analyse
from wardroom.players.analysis.kept import written
from wardroom.store import load, save
from wardroom.words import Speaker

_FILES = "A match file; or several, or a folder of them, and what they come to is told."
_LEVEL = "How thoroughly: captain or admiral."
_KEEP = "Keep each analysis in its match file; what is kept is told at once."


def analyse_match(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=_FILES)],
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help=_LEVEL)] = "captain",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same figures.")] = SEED,
    as_json: AsJson = False,
    keep: Annotated[bool, typer.Option("--keep", help=_KEEP)] = False,
    game: OtherGame = None,
    jobs: Jobs = None,
    on: On = None,
    lang: Lang = None,
) -> None:
    """Tell luck from skill in a match: chances, turning points, and choices that were costly.

    A choice is judged by what the player knew. A match under way is read as far as it goes. An analysis that the file
    keeps is told at once, unless another level, a seed or JSON is wanted. Of several matches it tells what luck and
    choices did to every player, with what it is in doubt by.
    """
    if level not in DEPTHS:
        raise Refusal("unknown-level", level=level, known=tuple(DEPTHS))
    if len(files) == 1 and not files[0].is_dir():
        _tell_one(files[0], level, seed, as_json, keep, game, language(lang))
        return
    review = _Review([*_found(files)], Speaker(language(lang)))
    with Stoppable() as stoppable:
        review.read(Reader(level, seed, game), keep, jobs, on)
    review.tell(as_json, level)
    stoppable.end(len(review.reads), len(review.records), review.words)
    if review.has_failed:
        raise typer.Exit(1)


def _tell_one(file: Path, level: str, seed: str, as_json: bool, keep: bool, game: str | None, lang: str) -> None:
    saved = load(file)
    rules = rules_for(saved, game)
    words = Speaker(lang, rules, saved.seats)
    with speaking(words):
        match = replay(saved, rules)
        found = None if as_json or seed != SEED else kept(saved, match, level)
        found = found or _watched(analyse(match, DEPTHS[level], seed.encode()), words)
    if keep and match.is_over:
        save(replace(saved, analysis=written(found, level, saved)), file)
    if as_json:
        _print(plain(found, match, level))
    else:
        Telling(found, match, words, Screen()).tell(level)


def _watched(accounts: Iterator[Analysis], words: Speaker) -> Analysis:
    """The last account; whoever waits at a terminal is told how far it is."""
    for found in accounts:
        if sys.stderr.isatty():
            done = words.say("analysis-running", done=round(100 * found.done))
            print(f"\r{done}", end="\n" if found.done == 1 else "", file=sys.stderr, flush=True)
    return found


def _print(figures: dict[str, Any]) -> None:
    Screen().picture(json.dumps(figures, indent=1, ensure_ascii=False))


def _found(files: Sequence[Path]) -> Iterator[Path]:
    """The files that are named, and those of the folders; raises Refusal for a folder without any."""
    for file in files:
        if not file.is_dir():
            yield file
            continue
        inside = sorted(file.glob("*.json"))
        if not inside:
            raise Refusal("analyse-empty", folder=str(file))
        yield from inside


class _Review:
    """Many match files, and what has been found in them so far."""

    def __init__(self, files: Sequence[Path], words: Speaker) -> None:
        self.words = words
        self.has_failed = False
        self.records: dict[Path, Record] = {}
        self.reads: dict[Path, Read] = {}
        for file in files:
            try:
                self.records[file] = load(file)
            except Refusal as refusal:
                self._complain(file, refusal)

    def read(self, reader: Reader, keep: bool, jobs: int | None, on: str | None) -> None:
        """Read all of them; what cannot be read is told, and the others are read all the same."""
        records = list(self.records.values())
        found = watched(read_all(reader, records, crew(on, jobs)), len(records), self.words, "analysis-reading")
        for (file, record), read in zip(self.records.items(), found, strict=True):
            if read.refusal:
                self._complain(file, read.refusal, record)
                continue
            self.reads[file] = read
            if keep and read.analysis:
                save(replace(record, analysis=read.analysis), file)

    def tell(self, as_json: bool, level: str) -> None:
        """The matches and the players, in words or as JSON."""
        files, reads = [str(file) for file in self.reads], list(self.reads.values())
        if as_json:
            matches = [_plain_read(file, read) for file, read in zip(files, reads, strict=True)]
            _print({"level": level, "matches": matches, "players": [_plain_player(each) for each in players(reads)]})
        elif reads:
            Reviewing(files, reads, self.words, Screen()).tell(players(reads))

    def _complain(self, file: Path, refusal: Refusal, record: Record | None = None) -> None:
        self.has_failed = True
        words = self.words
        if record:
            with suppress(Refusal):  # the frame has words for that
                words = Speaker(words.language, rules_for(record), record.seats)
        complain(self.words.say("analysis-refused", file=str(file), why=words.refusal(refusal)))


def plain(found: Analysis, match: Match[Any], level: str) -> dict[str, Any]:
    """The figures as JSON knows them: every one with its standard error."""
    return {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.names,
        "level": level,
        "worlds": found.worlds,
        "is_over": found.is_over,
        "sides": found.sides,
        "steps": [_plain_step(step) for step in found.steps],
        "turning_points": [step.number for step in found.turning_points()],
        "costs": [_plain_cost(cost) for cost in found.costs],
        "shares": [
            {name: _pair(getattr(share, name)) for name in ("start", "luck", "own", "others", "result")}
            for share in found.shares
        ],
    }


def _plain_step(step: Step) -> dict[str, Any]:
    told = {name: [_pair(each) for each in getattr(step, name)] for name in ("chances", "choice", "luck")}
    return {"number": step.number, "seat": step.seat, "play": step.option.notation if step.option else None, **told}


def _plain_cost(cost: Cost) -> dict[str, Any]:
    return {
        "number": cost.number,
        "seat": cost.seat,
        "played": cost.played.notation,
        "better": cost.better.notation,
        "chance": cost.chance,
        "better_chance": cost.better_chance,
        "cost": _pair(cost.cost),
    }


def _pair(told: Estimate) -> dict[str, float]:
    return {"value": told.value, "error": told.error}


def _plain_read(file: str, read: Read) -> dict[str, Any]:
    told = [
        {"player": each.player, "costs": each.costs, **{part: _pair(getattr(each.share, part)) for part in PARTS}}
        for each in read.players
    ]
    return {"file": file, "game": read.game, "answers": read.answers, "is_over": read.is_over, "players": told}


def _plain_player(each: Player) -> dict[str, Any]:
    told = {"player": each.player, "game": each.game, "matches": each.matches, "costs": each.costs}
    return {**told, **{part: _pair(mean) for part, mean in each.means.items()}}
