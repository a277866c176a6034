"""The command `analyse`: a match read by the players' search, and told in words or as JSON."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import typer

from wardroom.cli.arguments import AsJson, Lang, MatchFile, OtherGame
from wardroom.cli.language import language
from wardroom.cli.odds import percent
from wardroom.cli.screen import Screen
from wardroom.cli.speaking import speaking
from wardroom.engine import Match, Refusal, Seat
from wardroom.engine.record import Record
from wardroom.engine.record import replay as replayed
from wardroom.players.analysis import DEPTHS, Analysis, Cost, Estimate, Step, analyse
from wardroom.players.analysis.kept import read, written
from wardroom.shelf import find, rules_of
from wardroom.store import load, save, sets
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

_ROWS = 24
"""So many moments stand in the curve at most."""
_WIDTH = 40
_SEED = "1"
_LEVEL = "How thoroughly: captain or admiral."


def analyse_match(
    file: MatchFile,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help=_LEVEL)] = "captain",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same figures.")] = _SEED,
    as_json: AsJson = False,
    keep: Annotated[bool, typer.Option("--keep", help="Keep the analysis in the match file.")] = False,
    game: OtherGame = None,
    lang: Lang = None,
) -> None:
    """Tell luck from skill in a match: chances, turning points, and choices that were costly.

    A choice is judged by what the player knew. A match under way is read as far as it goes. An analysis that the file
    keeps is told at once, unless another level, a seed or JSON is wanted.
    """
    if level not in DEPTHS:
        raise Refusal("unknown-level", level=level, known=tuple(DEPTHS))
    saved = load(file)
    rules = find(game) if game else rules_of(saved.game, saved.rules, sets())
    words = Speaker(language(lang), rules, saved.seats)
    with speaking(words):
        match = _replayed(saved, rules)
        found = None if as_json or seed != _SEED else _kept(saved, match, level)
        found = found or _watched(analyse(match, DEPTHS[level], seed.encode()), words)
    if keep and match.is_over:
        save(replace(saved, analysis=written(found, level, saved)), file)
    if as_json:
        Screen().picture(json.dumps(plain(found, match, level), indent=1, ensure_ascii=False))
    else:
        Telling(found, match, words, Screen()).tell(level)


def _replayed(saved: Record, rules: Any) -> Match[Any]:
    """The match of a file; raises BadRecord where it does not replay, and Refusal where its rules have failed."""
    if saved.crash:
        raise Refusal("analyse-crashed", play=saved.crash.play or "-", error=saved.crash.error)
    return replayed(saved, rules)


def _kept(saved: Record, match: Match[Any], level: str) -> Analysis | None:
    """The analysis that the file keeps, if it is one of its match at this level."""
    try:
        known, found = read(saved.analysis, match)
    except Refusal:
        return None
    return found if known == level else None


def _watched(accounts: Iterator[Analysis], words: Speaker) -> Analysis:
    """The last account; whoever waits at a terminal is told how far it is."""
    for found in accounts:
        if sys.stderr.isatty():
            done = words.say("analysis-running", done=round(100 * found.done))
            print(f"\r{done}", end="\n" if found.done == 1 else "", file=sys.stderr, flush=True)
    return found


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


@dataclass(frozen=True, slots=True)
class Telling:
    """An analysis on a screen, in words."""

    found: Analysis
    match: Match[Any]
    words: Speaker
    screen: Screen

    def tell(self, level: str) -> None:
        """All of it: the curve, the turning points, the costly choices, luck and skill."""
        say, screen = self.words.say, self.screen
        screen.heading(say("title"))
        screen.line(say("analysis-how", level=self.words.called(f"bot-{level}"), worlds=self.found.worlds))
        if not self.found.is_over:
            screen.line(say("analysis-unfinished"))
        self._section("analysis-curve")
        screen.table([say("analysis-answer"), *self._names(), ""], list(self._curve()))
        self._section("analysis-turning")
        self._items([self._turned(step) for step in self.found.turning_points()], "analysis-no-turning")
        self._section("analysis-costly")
        self._items([self._cost(cost) for cost in self.found.costs], "analysis-no-costly")
        self._section("analysis-account")
        columns = ("who", "start", "luck", "own", "others", "result")
        screen.table([say(f"analysis-{column}") for column in columns], list(self._shares()))

    def _section(self, key: str) -> None:
        self.screen.gap()
        self.screen.line(self.words.say(key), "bold")

    def _items(self, told: Sequence[str], nothing: str) -> None:
        for each in told or [self.words.say(nothing)]:
            self.screen.item(each)

    def _names(self) -> list[str]:
        """The sides: their players, or the side that nobody plays."""
        return [" + ".join(self.words.name(seat) for seat in side) for side in self.found.sides]

    def _curve(self) -> Iterator[list[str]]:
        """A row for every few answers, with a bar for the first side."""
        every = max(1, -(-len(self.found.steps) // _ROWS))
        for step in (*self.found.steps[:-1:every], self.found.steps[-1]):
            cells = [self._chance(each) for each in step.chances]
            yield [str(step.number), *cells, "█" * round(_WIDTH * step.chances[0].value)]

    def _chance(self, told: Estimate) -> str:
        """A chance, with two standard errors where it has any."""
        chance = percent(min(1.0, max(0.0, told.value)), self.words)
        within = round(200 * told.error)
        return self.words.say("analysis-within", figure=Spoken(chance), within=within) if within else chance

    def _change(self, told: Estimate) -> str:
        """A change in points of a hundred; nothing that is smaller than its error."""
        if not told.is_clear or abs(told.value) < 0.005:
            return self.words.say("analysis-unmeasured")
        points = Spoken(f"{100 * told.value:+.0f}")
        return self.words.say("analysis-within", figure=points, within=max(1, round(200 * told.error)))

    def _turned(self, step: Step) -> str:
        """Who gained most by a step, by chance or by the answer, and how everybody stood after it."""
        changes = [*((each, "luck") for each in step.luck), *((each, "choice") for each in step.choice)]
        clear = [(each.value, how, at % len(step.luck)) for at, (each, how) in enumerate(changes) if each.is_clear]
        gained, how, side = max(clear, key=lambda each: (round(abs(each[0]), 6), each[0]))
        return self.words.say(
            f"analysis-turned-{how}",
            number=str(step.number),
            answer=Spoken(self._answer(step)),
            side=Spoken(self._names()[side]),
            points=Spoken(f"{100 * gained:+.0f}"),
            chance=Spoken(self._chance(step.chances[side])),
        )

    def _answer(self, step: Step) -> str:
        if step.option is None or step.seat is None:
            return self.words.say("analysis-deal")
        return self.words.say(
            "analysis-answered", seat=step.seat, option=Spoken(self.words.to(step.seat).option(step.option))
        )

    def _cost(self, cost: Cost) -> str:
        words = self.words.to(Seat(cost.seat))
        return self.words.say(
            "analysis-cost",
            number=str(cost.number),
            seat=cost.seat,
            played=Spoken(words.option(cost.played)),
            chance=Spoken(percent(cost.chance, words)),
            better=Spoken(words.option(cost.better)),
            better_chance=Spoken(percent(cost.better_chance, words)),
            within=max(1, round(200 * cost.cost.error)),
        )

    def _shares(self) -> Iterator[list[str]]:
        for name, share in zip(self._names(), self.found.shares, strict=True):
            changes = [self._change(each) for each in (share.luck, share.own, share.others)]
            yield [name, self._chance(share.start), *changes, self._chance(share.result)]
