"""What analyses have found, in words: of one match, and of many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.cli.odds import percent
from wardroom.cli.screen import Screen
from wardroom.engine import Match, Seat
from wardroom.lab.analyses import Player, Read
from wardroom.players.analysis import Analysis, Cost, Estimate, Step
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

_ROWS = 24
"""So many moments stand in the curve at most."""
_WIDTH = 40


def chance_of(told: Estimate, words: Speaker) -> str:
    """A chance, with two standard errors where it has any."""
    chance = percent(min(1.0, max(0.0, told.value)), words)
    within = round(200 * told.error)
    return words.say("analysis-within", figure=Spoken(chance), within=within) if within else chance


def change_of(told: Estimate, words: Speaker) -> str:
    """A change in points of a hundred; nothing that is smaller than its error."""
    if not told.is_clear or abs(told.value) < 0.005:
        return words.say("analysis-unmeasured")
    points = Spoken(f"{100 * told.value:+.0f}")
    return words.say("analysis-within", figure=points, within=max(1, round(200 * told.error)))


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
            cells = [chance_of(each, self.words) for each in step.chances]
            yield [str(step.number), *cells, "█" * round(_WIDTH * step.chances[0].value)]

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
            chance=Spoken(chance_of(step.chances[side], self.words)),
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
            changes = [change_of(each, self.words) for each in (share.luck, share.own, share.others)]
            yield [name, chance_of(share.start, self.words), *changes, chance_of(share.result, self.words)]


@dataclass(frozen=True, slots=True)
class Reviewing:
    """Many analyses on a screen: a line for every player of every match, and what they come to."""

    files: Sequence[str]
    reads: Sequence[Read]
    words: Speaker
    screen: Screen

    def tell(self, players: Sequence[Player]) -> None:
        """The matches, then everybody's luck and skill over all of them."""
        say = self.words.say
        columns = ("file", "who", "luck", "own", "result", "costly-count")
        self.screen.table([say(f"analysis-{column}") for column in columns], list(self._matches()), numbers=[5])
        if not players:
            return
        self.screen.gap()
        self.screen.line(say("analysis-players"), "bold")
        about = ("who", "game", "matches", "start", "luck", "own", "others", "result", "costly-count")
        rows = [self._player(each) for each in players]
        self.screen.table([say(f"analysis-{column}") for column in about], rows, numbers=[2, 8])
        self.screen.line(say("analysis-players-how"), "dim")

    def _matches(self) -> Iterator[list[str]]:
        for file, match in zip(self.files, self.reads, strict=True):
            for each in match.players:
                share = each.share
                changes = [change_of(share.luck, self.words), change_of(share.own, self.words)]
                name = self.words.called(each.player)
                yield [file, name, *changes, chance_of(share.result, self.words), str(each.costs)]

    def _player(self, each: Player) -> list[str]:
        means = each.means
        changes = [change_of(means[part], self.words) for part in ("luck", "own", "others")]
        start, result = (chance_of(means[part], self.words) for part in ("start", "result"))
        costs = self.words.say("figure-short", value=each.costs)
        return [self.words.called(each.player), each.game, str(each.matches), start, *changes, result, costs]
