"""The command `balance`: what a change of cards, switches or players does to a game."""

# ruff: noqa: PLR0913, PLR0917 -- a command has as many parameters as it has options

import shlex
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, GameName, Jobs, Keep, Lang, On, Players, Seed, Switches, positive, settings
from wardroom.cli.experimenting import print_json
from wardroom.cli.language import language
from wardroom.cli.screen import Screen, complain
from wardroom.cli.seating import known_bots, require_players
from wardroom.cli.speaking import speaking
from wardroom.cli.watching import Watch, table_of
from wardroom.engine import Crash, Game, Refusal
from wardroom.lab.balance.data import can_draw, can_tabulate, write_lines, write_parquet
from wardroom.lab.balance.figures import looks
from wardroom.lab.balance.impact import rankings
from wardroom.lab.balance.trial import Played, Trial, matches
from wardroom.lab.balance.variants import LETTERS, STANDARD, Variant, refuse_alike
from wardroom.lab.balance.weighing import FAMILIES, Weighing
from wardroom.lab.balance.wording import Wording
from wardroom.lab.crew import crew
from wardroom.lab.kept import Kept
from wardroom.shelf import find
from wardroom.store import crashes, keep_crash
from wardroom.words import Speaker

_VARIANT = "standard, a FOLDER with tables, NAME=VALUE or players=N; several with commas."
_BOTS = "Who plays, such as lieutenant,captain; repeated to fill the seats."


def balance(
    game: GameName,
    a: Annotated[str, typer.Option("--a", metavar="WHAT", help=f"What is there now: {_VARIANT}")] = "standard",
    b: Annotated[str | None, typer.Option("--b", metavar="WHAT", help="The change, written in the same way.")] = None,
    c: Annotated[str | None, typer.Option("--c", metavar="WHAT", help="Another change.")] = None,
    d: Annotated[str | None, typer.Option("--d", metavar="WHAT", help="And another one.")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="KINDS", help=_BOTS)] = "lieutenant",
    count: Annotated[int, typer.Option("--count", metavar="PAIRS", parser=positive, help="How many pairs.")] = 200,
    seed: Seed = "1",
    players: Players = None,
    option: Switches = None,
    early: Annotated[bool, typer.Option("--early", help="Stop when it is decided who wins more.")] = False,
    only: Annotated[str | None, typer.Option("--only", metavar="MEASURES", help="Show these, with commas.")] = None,
    keep: Keep = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Begin anew, without what was kept.")] = False,
    on: On = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report as a page.")] = None,
    jsonl: Annotated[Path | None, typer.Option("--jsonl", metavar="FILE", help="Write a line for each game.")] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="The same as Parquet.")] = None,
    title: Annotated[str | None, typer.Option("--title", help="The question, as the page shows it.")] = None,
    lang: Lang = None,
) -> None:
    """Compare a game with a change of it, in pairs of games with the same dice.

    Without a change it is measured as it is. What is done by Ctrl-C is kept, and the same command goes on.
    """
    rules = find(game)
    words = Speaker(language(lang), rules)
    with speaking(words):
        trial = _trial(game, (a, b, c, d), bots, players, option or [], seed)
    part = keep or Path(f"balance-{rules.id}-{trial.mark}.part")
    asked = _measures(only, words, rules)
    if fresh:
        part.unlink(missing_ok=True)
    run = _Run(trial, count, early, Kept(part, trial.plain(), Played), words, asked)
    run.play(on, jobs, is_quiet=as_json or markdown)
    _say_failures(run.weighing, words)
    report = Output(run, _command(game, trial, count, players, option or (), early), title)
    print_json(report.plain()) if as_json else report.show_markdown() if markdown else report.show()
    report.write({"html": html, "jsonl": jsonl, "parquet": parquet}, is_quiet=as_json or markdown)
    if run.is_stopped:
        complain(words.say("balance-kept", pairs=len(run.pairs), file=str(part)))
        raise KeyboardInterrupt
    if not keep:
        with suppress(OSError):
            part.unlink()


def _trial(
    game: str, written: Sequence[str | None], bots: str, players: int | None, option: list[str], seed: str
) -> Trial:
    rules, kinds = find(game), tuple(kind.strip() for kind in bots.split(","))
    known_bots(kinds)
    require_players(rules, players)
    return Trial(_variants(game, written, players or _usual_players(rules, kinds), option), kinds, seed)


def _usual_players(rules: Game[Any, Any], kinds: Sequence[str]) -> int:
    """Two where two can play, or as many as there are bots."""
    return min((seats for seats in rules.players if seats >= max(2, len(kinds))), default=max(rules.players))


def _variants(game: str, written: Sequence[str | None], players: int, option: list[str]) -> tuple[Variant, ...]:
    """The variants in order; raises Refusal for one that cannot be, or is the same as another."""
    given = [text for text in written if text is not None]
    for letter, text in zip(LETTERS, written, strict=True):
        if text is not None and LETTERS.index(letter) >= len(given):
            raise Refusal("variant-gap", letter=letter)
    found = [_variant(game, letter, text, players, option) for letter, text in zip(LETTERS, given, strict=False)]
    refuse_alike(found)
    return tuple(found)


def _variant(game: str, letter: str, written: str, players: int, option: list[str]) -> Variant:
    base, options = game, list(option)
    for part in (part.strip() for part in written.split(",")):
        name, equals, value = part.partition("=")
        if equals and name == "players":
            players = positive(value)
        elif equals:
            options.append(part)
        elif part not in STANDARD:
            base = _with_folder(base, letter, part)
    rules = find(base)
    require_players(rules, players)
    return Variant(letter, written, base, players, rules.configure(settings(rules, options), players, unattended=True))


def _with_folder(game: str, letter: str, folder: str) -> str:
    if not Path(folder).is_dir():
        raise Refusal("bad-variant", letter=letter, given=folder)
    return f"{game.partition('@')[0]}@{folder}"


def _measures(only: str | None, words: Speaker, rules: Game[Any, Any]) -> frozenset[str]:
    """The measures to show; raises Refusal for one that nobody counts. Roles may be pieces, such as navies."""
    asked = frozenset(name.strip() for name in only.split(",")) if only else frozenset()
    known = (*FAMILIES, *rules.measures.names)
    for name in sorted(asked):
        if name not in known and not words.has_name(name):
            raise Refusal("unknown-measure", given=name, known=known)
    return asked


def _command(game: str, trial: Trial, count: int, players: int | None, option: Sequence[str], early: bool) -> str:
    """What to type to have the same again."""
    words = ["wardroom", "balance", game]
    for variant in trial.variants:
        words += [f"--{variant.letter.lower()}", variant.written]
    words += ["--players", str(players)] if players else []
    for one in option:
        words += ["--option", one]
    words += ["--bots", ",".join(trial.bots), "--count", str(count), "--seed", trial.seed]
    return shlex.join([*words, "--early"] if early else words)


class _Run:
    """The matches of a trial as they are played, and what they say so far."""

    def __init__(
        self, trial: Trial, count: int, early: bool, kept: Kept[Played], words: Speaker, only: frozenset[str]
    ) -> None:
        self.trial, self.count, self.words, self.only = trial, count, words, only
        self.pairs: list[list[Played]] = []
        self.is_stopped = self.is_decided = False
        self.looks = looks(count) if early else [count]
        self.looked = 0
        self.seconds = 0.0
        self._kept = kept

    @property
    def weighing(self) -> Weighing:
        """What has been played so far; intervals allow for every look that was planned."""
        return Weighing(self.trial, self.pairs, len(self.looks))

    def play(self, on: str | None, jobs: int | None, is_quiet: bool) -> None:
        """Play until all is done or decided, or somebody stops it."""
        began = monotonic()
        played = matches(self.trial, self.count, crew(on, jobs), self._kept)
        try:
            with Watch(self.count, len(self.trial.variants), self.words, is_quiet) as watch:
                for pair in played:
                    self.pairs.append(pair)
                    watch.see(len(self.pairs), lambda: Wording(self.weighing, self.words))
                    if self._stops():
                        break
        except KeyboardInterrupt:
            self.is_stopped = True
        finally:
            played.close()
            self.seconds = monotonic() - began

    def _stops(self) -> bool:
        """Whether this is one of the few moments to look, and it is decided."""
        if len(self.looks) == 1 or len(self.pairs) not in self.looks:
            return False
        self.looked += 1
        self.is_decided = self.weighing.is_decided
        return self.is_decided


def _say_failures(weighing: Weighing, words: Speaker) -> None:
    """Keep the matches in which the rules failed, and say where."""
    for at, number in weighing.failed:
        variant = weighing.trial.variants[at]
        try:
            weighing.trial.experiment(variant).match(number)
        except Crash as crash:
            file = keep_crash(crash, crashes())
            complain(words.say("balance-failed", number=number, letter=variant.letter, file=str(file)))


@dataclass(frozen=True, slots=True)
class Output:
    """The report as text, JSON and files."""

    run: _Run
    command: str
    title: str | None

    def plain(self) -> dict[str, Any]:
        """All figures as JSON knows them."""
        weighing, trial = self.run.weighing, self.run.trial
        columns = [weighing.column(at) for at in range(len(trial.variants))]
        wording = Wording(weighing, self.run.words)
        return {
            "game": trial.variants[0].rules.id,
            **trial.plain(),
            **weighing.plain(),
            "answer": [wording.headline(), *wording.answer()] if weighing.rows else [],
            "impact": [one.plain() for one in rankings(columns, trial.variants[0].rules.measures.kinds)],
            "command": self.command,
        }

    def show(self) -> None:
        """The report as text."""
        run, screen = self.run, Screen()
        weighing = run.weighing
        wording = Wording(weighing, run.words)
        for at in range(len(run.trial.variants)):
            screen.line(wording.described(at))
        if not weighing.rows:
            return
        screen.gap()
        screen.table(*table_of(wording, run.only, is_over=not run.is_stopped))
        if run.is_decided:
            done = {"done": len(run.pairs), "count": run.count, "looks": run.looked}
            screen.line(run.words.say("balance-decided", **done))
        screen.line(run.words.say("balance-in-short", headline=wording.headline()))
        for sentence in wording.answer():
            screen.item(sentence)
        screen.line(run.words.say("balance-again", command=self.command))

    def show_markdown(self) -> None:
        """The table as documents hold it."""
        columns, rows, numbers = table_of(Wording(self.run.weighing, self.run.words), self.run.only)
        rule = ["---:" if at in numbers else "---" for at in range(len(columns))]
        Screen().picture("\n".join(f"| {' | '.join(cells)} |" for cells in (columns, rule, *rows)))

    def write(self, asked: dict[str, Path | None], is_quiet: bool) -> None:
        """Write the files that were asked for; what would need more than is installed is said, and left out."""
        files = {kind: path for kind, path in asked.items() if path}
        is_able = {"html": can_draw(), "jsonl": True, "parquet": can_tabulate()}
        if not all(is_able[kind] for kind in files):
            complain(self.run.words.say("balance-no-lab"))
        for kind, path in files.items():
            if is_able[kind] and self.run.pairs:
                self._write(kind, path)
                if not is_quiet:
                    told = {"file": str(path), "matches": len(self.run.pairs) * len(self.run.trial.variants)}
                    Screen().line(self.run.words.say(f"balance-file-{kind}", **told))

    def _write(self, kind: str, path: Path) -> None:
        weighing = self.run.weighing
        if kind == "jsonl":
            write_lines(weighing, path)
        elif kind == "parquet":
            write_parquet(weighing, path)
        else:
            from wardroom.lab.balance.page import write_page  # noqa: PLC0415 -- its libraries are an extra

            write_page(Wording(weighing, self.run.words), self.command, self.title, self.run.seconds, path)
