"""A lesson being played: the real rules, the dice and the others from the script, and how far it has been told.

Every moment of a course follows from the answers given so far, so that going back, repeating and taking up again are
all the same: begin anew, and give fewer of them, or the same.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from wardroom.engine import (
    Ask,
    BadData,
    Crash,
    Event,
    Game,
    Match,
    NotOffered,
    Option,
    Refusal,
    Seal,
    Seat,
)
from wardroom.lessons.laid import laid, require_possible
from wardroom.lessons.lesson import Entry, Lesson, Step


class Telling(NamedTuple):
    """Something that happened: what the learner saw of the table then, and whose answer brought it about."""

    event: Event
    view: Any
    seat: Seat | None
    line: int


class Course:
    """A lesson under way, at a step: `answer` what is asked, or `go_on` where nothing is."""

    def __init__(self, lesson: Lesson, game: Game[Any, Any], name: str = "", plays: Iterable[str] = ()) -> None:
        """Begin, and give these answers again, with `go_on` wherever nothing is asked of the learner.

        Raises BadData where the script does not fit the rules, and NotOffered where one is not what is wanted.
        """
        self.lesson, self.game = lesson, game
        self.at = 0
        self.plays: list[str] = []
        """What the learner has answered to the game so far."""
        self.heard: list[Telling] = []
        self.told = 0
        """How much of what was heard has been told."""
        self.match = self._sit_down(name)
        self._given = 0
        self._begin()
        for play in plays:
            while not self.is_over and self.step.kind != "move":
                self.go_on()
            if self.is_over or self.answer(play) is not None:
                raise NotOffered(play=play, rule="none")

    def _sit_down(self, name: str) -> Match[Any]:
        lesson, game = self.lesson, self.game
        begins = laid(game, lesson.options, len(lesson.seats), lesson.seed, lesson.begins, self._wrong)
        names = [name if seat == lesson.seat and name else each for seat, each in enumerate(lesson.seats)]
        try:
            match = Match(
                game, names, lesson.options, Seal("0" * 64, ()), lesson.draws(len(lesson.steps)), begins=begins
            )
        except (Refusal, Crash) as cause:
            raise self._wrong("begins", "a position that can be played on from", str(cause)) from cause
        require_possible(match, self._wrong)
        match.watchers = (lesson.seat,)
        self._hear(match)
        return match

    @property
    def step(self) -> Step:
        """What is being learned now."""
        return self.lesson.steps[self.at]

    @property
    def is_over(self) -> bool:
        """Whether everything has been learned."""
        return self.at == len(self.lesson.steps)

    @property
    def entry(self) -> Entry | None:
        """The answer that is wanted now of whoever learns, or of another."""
        entries = () if self.is_over else self.step.entries
        return entries[self._given] if self._given < len(entries) else None

    @property
    def ask(self) -> Ask | None:
        """What the learner is asked by the game now."""
        is_asked = self.entry is not None and self.entry.seat is None
        return self.match.position.ask_of(self.lesson.seat) if is_asked else None

    @property
    def expected(self) -> list[Option]:
        """The answers that go on; the first one is what `show` shows."""
        return self.entry.fitting(self.ask) if self.entry and self.ask else []

    @property
    def view(self) -> Any:
        """What the learner sees of the table: as far as it has been told."""
        is_behind = 0 < self.told < len(self.heard)
        return self.heard[self.told - 1].view if is_behind else self.match.view(self.lesson.seat)

    def answer(self, play: str) -> str | None:
        """Answer the game. None if it was what is wanted; else nothing was done, and here is what to reply.

        Raises NotOffered for what is not legal at all.
        """
        ask = self.ask
        assert ask is not None
        option = ask.find(play)
        if option is None:
            raise NotOffered(play=play, rule=ask.question.cites or "none")
        if option not in self.expected:
            return self.step.reply(option)
        self.plays.append(play)
        self._give(self.lesson.seat, option)
        self._given += 1
        self._settle()
        return None

    def show(self) -> None:
        """Do what is wanted in the learner's place."""
        if self.ask is None:
            self.go_on()
        else:
            self.answer(self.expected[0].notation)

    def go_on(self) -> None:
        """Leave a step in which nothing is asked by the game."""
        assert self.step.kind != "move"
        self._finish()

    def _begin(self) -> None:
        self._given = 0
        self._settle()

    def _settle(self) -> None:
        """The others answer, and whoever has one answer only; up to what the learner is asked, or the end of a step.

        Before the game asks the learner anything, all that happened has been told.
        """
        if self.is_over:
            return
        while self.entry is None or self.entry.seat is not None:
            if self.entry is None:
                self._settle_forced()
                if self.step.kind == "move":
                    self._finish()
                return
            self._play_other(self.entry)
        self._settle_forced()
        self._require_asked(self.entry)
        self.told = len(self.heard)

    def _play_other(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._settle_forced()
        ask = self.match.position.ask_of(entry.seat)
        found = entry.fitting(ask) if ask else []
        if not found:
            raise self._unfit(entry, ask)
        self._give(entry.seat, found[0])
        self._given += 1

    def _require_asked(self, entry: Entry) -> None:
        if not self.expected:
            raise self._unfit(entry, self.match.position.ask_of(self.lesson.seat))

    def _settle_forced(self) -> None:
        """Whoever has one answer only gives it, unless the script has it."""
        while asks := [ask for ask in self.match.asks if len(ask.options) == 1 and not self._is_next(ask)]:
            self._give(asks[0].seat, asks[0].options[0])

    def _is_next(self, ask: Ask) -> bool:
        entry = self.entry
        if entry is None or ask.seat != (self.lesson.seat if entry.seat is None else entry.seat):
            return False
        return bool(entry.fitting(ask))

    def _finish(self) -> None:
        """The end of a step: what came of it is told, all of it or up to where the next one wants to speak."""
        self._require_dice()
        self.told = self._cut(self.step)
        self.at += 1
        self._begin()

    def _cut(self, step: Step) -> int:
        if not step.until:
            return len(self.heard)
        for at in range(self.told, len(self.heard)):
            if self.heard[at].event.kind == step.until:
                return at + 1
        kinds = ", ".join(dict.fromkeys(telling.event.kind for telling in self.heard[self.told :]))
        raise self._wrong("until", f"an event that is told now: {kinds}", step.until)

    def _require_dice(self) -> None:
        scripted = len(self.lesson.draws(self.at + 1))
        rolled = sum(len(line.dice) for line in self.match.log)
        if rolled != scripted:
            raise self._wrong("dice", f"{scripted} dice up to here", f"{rolled} that the rules have rolled")

    def _give(self, seat: Seat, option: Option) -> None:
        try:
            self.match.answer(seat, option.notation)
        except Refusal as wrong:
            raise self._wrong("dice", "the dice that the rules roll", f"{option.notation}: {wrong}") from wrong
        self._hear(self.match)

    def _hear(self, match: Match[Any]) -> None:
        self.heard += last_heard(match, self.lesson.seat)

    def _unfit(self, entry: Entry, ask: Ask | None) -> BadData:
        if ask is None:
            asked = "; ".join(f"seat {each.seat} is asked {_offered(each)}" for each in self.match.asks)
            return self._wrong("play", asked or "nothing, because the match is over", str(entry))
        return self._wrong("play", f"one of those on offer at {_offered(ask)}", str(entry))

    def _wrong(self, field: str, expected: str, found: str) -> BadData:
        number, where = self.lesson.number, "" if self.is_over else f" step {self.step.id}"
        return BadData(where=f"{self.lesson.game} lesson {number}{where}.{field}", expected=expected, found=found)


def last_heard(match: Match[Any], seat: Seat) -> list[Telling]:
    """What came of the last line, as far as the learner may know it; an opening has no stills."""
    line = match.log[-1]
    return [
        Telling(told.event, match.stills[at][seat] if match.stills else match.view(seat), line.seat, match.sequence)
        for at, told in enumerate(line.told)
        if told.is_for(seat)
    ]


def _offered(ask: Ask) -> str:
    return f"{ask.question.kind}: {', '.join(option.notation for option in ask.options)}"
