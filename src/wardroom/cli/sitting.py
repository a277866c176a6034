"""A sitting: one match at one keyboard, with the people around it and the bots.

A line that somebody types is the number of an option, its notation, or a command such as `undo`; where several may be
chosen at once, their numbers. Anything else gets one line of explanation, and the question stays.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import Any

from wardroom.cli.arguments import YES
from wardroom.cli.consulting import Consulting, luck, named
from wardroom.cli.easel import Easel
from wardroom.cli.gathering import Gathering
from wardroom.cli.logbook import Logbook
from wardroom.cli.look import Look
from wardroom.cli.passing import TERMS, Passing
from wardroom.cli.screen import Screen, TimeUp
from wardroom.cli.seating import PERSON, kind, persons
from wardroom.cli.spoken import plain, spoken
from wardroom.engine import Ask, Match, Option, Refusal, Seal, Seat
from wardroom.engine.phrase import LATE
from wardroom.engine.record import record
from wardroom.players import Sight, anybody, steady
from wardroom.store import incidents, keep_incident
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

Obeyed = Callable[[Ask, str], bool]
"""Does what was ordered with the rest of the line; says whether the question is to be put anew."""


NO_NOTES: Mapping[str, str] = MappingProxyType({})


class Left(Exception):
    """Whoever sat at the keyboard has left."""


class Sitting:
    """The people at the keyboard, what each of them has seen, and whose turn at the keys it is."""

    def __init__(
        self,
        match: Match[Any],
        words: Speaker,
        screen: Screen,
        logbook: Logbook,
        seals: Iterator[Seal],
        notes: Mapping[str, str] = NO_NOTES,
    ) -> None:
        """`seals` are for what is played again after something was taken back that others had learned from.

        `notes` say what a kind of question is about; each is told once, when it is first put.
        """
        self._notes = dict(notes)
        self.match = match
        self._seals = seals
        self.screen = screen
        self.logbook = logbook
        self._look = Look(match, words, screen)
        self._consulting = Consulting(self._look)
        self._easel = Easel(match)
        self._passing = Passing(match)
        self._gathering = Gathering()
        self._persons = persons(match)
        self._seen = {seat: _last_answer(match, seat) - 1 for seat in self._persons}
        """The last line of the log that each of them was told."""
        self._unasked: set[int] = set()
        """The lines of the log that nobody was asked for."""
        self._at_the_keys: Seat | None = None
        self._next: Seat | None = None
        self._is_leaving = False
        self._failed: set[Seat] = set()
        self._due: float | None = None
        """When the time of whoever is asked is up, if there is a clock."""
        self._left: dict[tuple[int, Seat], float] = {}
        """The seconds left for questions that were put before, by the moment they were asked at: undo gains none."""
        self._orders: dict[str, Obeyed] = {
            "undo": self._undo,
            "pass": self._pass,
            "table": self._table,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self._spoken = spoken((*self._orders, *self._consulting.orders))

    def play(self) -> None:
        """Play to the end; raises Left if somebody leaves before, and Crash if a rule fails."""
        if not self.match.is_over:
            self._keep()
        while not self.match.is_over:
            ask = self._next_ask()
            if kind(self.match, ask.seat) != PERSON:
                self._answer(ask.seat, self._bots_choice(ask))
            elif not self._answer_gathered(ask) and not self._answer_unasked(ask):
                self._face(ask)
                self._hear_in_time(ask)
        self._end()

    def _next_ask(self) -> Ask:
        """Of those who are asked at once, whoever is at the keys already goes first."""
        asks = self.match.asks
        return next((ask for ask in asks if ask.seat == self._next), asks[0])

    def _bots_choice(self, ask: Ask) -> Option:
        """What a bot answers, or the rule of thumb where it fails.

        Its luck belongs to the moment, so that it is the same after undo and resume.
        """
        key, name = luck(self.match, ask), kind(self.match, ask.seat)
        sight = Sight(self.match.position, ask, self.match.names)
        option, wrong = steady(lambda: anybody(name, key), sight, key)
        if wrong and ask.seat not in self._failed:
            self._failed.add(ask.seat)
            self._note(ask.seat, f"The bot {name} in seat {ask.seat} failed.\n\n{wrong}")
        return option

    def _note(self, seat: Seat, wrong: str) -> None:
        """A bot failed: say so once, and keep the match for whoever mends it."""
        say = self._look.words.say
        try:
            told = say("bot-failed", seat=seat, file=str(keep_incident(record(self.match), wrong, incidents())))
        except Refusal as trouble:
            told = say("bot-failed-unkept", seat=seat, why=self._look.words.refusal(trouble))
        self.screen.line(told, "red")

    def _answer(self, seat: Seat, option: Option) -> None:
        self.match.answer(seat, option.notation)
        self._next = seat
        self._keep()

    def _keep(self) -> None:
        trouble = self.logbook.write(self.match)
        if trouble:
            self.screen.line(self._look.words.say("play-not-kept", why=self._look.words.refusal(trouble)), "red")

    def _answer_unasked(self, ask: Ask) -> bool:
        """Give the answer that nobody needs to be asked for: as was ordered, or the only one there is.

        With other people at the table the only answer is asked for too: the silence would tell them something.
        """
        if self._passing.expire(ask):
            self.screen.line(self._look.to(ask.seat).words.say("pass-ended", seat=ask.seat), "dim")
        ordered = self._passing.answer(ask)
        if ordered is not None:
            self._tell_unasked(ask, ordered, "pass-passed")
        elif self._is_alone and _is_empty(ask):
            self._tell_unasked(ask, ask.options[0], "play-only")
        else:
            return False
        return True

    def _tell_unasked(self, ask: Ask, option: Option, key: str) -> None:
        """In its place in the story, quietly; others at the keyboard are not told what it was about."""
        look = self._look.to(ask.seat if self._is_alone else None)
        if self._is_alone:
            look.story(self._seen[ask.seat])
            self._seen[ask.seat] = self.match.sequence
        words = look.words
        self.screen.line(words.say(key, seat=ask.seat, ask=words.ask(ask), words=words.option(option)), "dim")
        self._answer(ask.seat, option)
        self._unasked.add(self.match.sequence)

    def _answer_gathered(self, ask: Ask) -> bool:
        """Give the next of several answers that were chosen at once; where it is not possible any more, say so."""
        wanted, words = self._gathering.wanted, self._look.to(ask.seat).words
        option = self._gathering.next(ask)
        if option is not None:
            self.screen.line(words.say("play-gathered", words=words.option(option)), "dim")
            self._answer(ask.seat, option)
        elif wanted is not None and self._gathering.wanted is None:
            self.screen.line(words.say("play-gathered-no-more", words=words.option(wanted)), "red")
        return option is not None

    @property
    def _is_alone(self) -> bool:
        return len(self._persons) == 1

    def _face(self, ask: Ask) -> None:
        """Show the one who is asked what happened, the table if it is another one, and the question."""
        look = self._look.to(ask.seat)
        self._hand_over(ask.seat)
        self.screen.divide(look.words.say("play-moment", name=look.words.name(ask.seat), number=self.match.sequence))
        look.story(self._seen[ask.seat])
        self._seen[ask.seat] = self.match.sequence
        self._easel.show_news(look, ask.seat)
        if note := self._notes.pop(ask.question.kind, ""):
            self.screen.line(look.words.say("play-note", note=Spoken(note)), "dim")
        self._consulting.options(ask)

    def _hand_over(self, seat: Seat) -> None:
        """Between two people a curtain falls, so that nobody sees another's hand."""
        if len(self._persons) > 1 and seat != self._at_the_keys:
            say = self._look.words.say
            if self.screen.is_terminal:
                if self._at_the_keys is not None:
                    self.screen.clear()
                self.screen.line(say("play-hand-over", seat=seat), "bold")
                self._read()
                self.screen.clear()
                self._easel.wipe()
            else:
                self.screen.line(say("play-turn-of", seat=seat))
        self._at_the_keys = seat

    def _end(self) -> None:
        """The end of the story, the table and the result; for several people as spectators see it."""
        look = self._look.to(self._persons[0] if self._is_alone else None)
        self.screen.gap()
        look.story(min(self._seen.values(), default=-1))
        self.screen.heading(look.words.say("play-over"))
        self._easel.show_anew(look)
        look.result()

    def _read(self) -> str:
        """The next line; raises TimeUp if it does not come in time."""
        try:
            return self.screen.read() if self._due is None else self.screen.read_within(self._due - monotonic())
        except (EOFError, KeyboardInterrupt):
            self.screen.gap()
            raise Left from None

    def _hear_in_time(self, ask: Ask) -> None:
        """Take an answer; where a question has a limit and somebody sits at a terminal, the clock runs meanwhile."""
        if ask.seconds is None or not self.screen.has_clock:
            self._hear(ask)
            return
        moment = (self.match.asked_at, ask.seat)
        left = self._left.get(moment, float(ask.seconds))
        words = self._look.to(ask.seat).words
        self.screen.line(words.say("play-clock", seconds=ceil(left)), "dim")
        self._due = monotonic() + left
        try:
            self._hear(ask)
        except TimeUp:
            self.screen.line(words.say("play-time-up"), "red")
            self.match.time_up(ask.seat)
            self._next = ask.seat
            self._keep()
        finally:
            self._left[moment] = self._due - monotonic()
            self._due = None

    def _hear(self, ask: Ask) -> None:
        """Take lines until one of them settles the question."""
        while True:
            try:
                if self._obey(" ".join(self._read().split()), ask):
                    return
            except Refusal as refusal:
                self.screen.line(self._look.to(ask.seat).words.refusal(refusal), "red")

    def _obey(self, line: str, ask: Ask) -> bool:
        """Do what a line says: give the answer it names, or obey the command. Says whether to look who is asked now."""
        option = ask.options[0] if not line and len(ask.options) == 1 else named(line, ask, self._look.to(ask.seat))
        option = option or self._gathering.take(line, ask, self.match.log[-1].play)
        if option is not None:
            return self._settle(ask, option)
        word, _, rest = line.partition(" ")
        order = self._spoken.get(plain(word), "")
        if order in self._orders:
            return self._orders[order](ask, rest)
        if order:
            self._consulting.orders[order](ask, rest)
            return False
        if not line or line.isdecimal():
            raise Refusal("no-such-number", most=len(ask.options))
        self.match.answer(ask.seat, line)
        return True

    def _settle(self, ask: Ask, option: Option) -> bool:
        """Give an answer; whoever would give up by it is asked whether it is meant."""
        if option.gives_up and len(ask.options) > 1:
            words = self._look.to(ask.seat).words
            self.screen.line(words.say("play-sure", words=words.option(option)), "red")
            if self._read().strip().casefold() not in YES:
                self._consulting.options(ask)
                return False
        self._answer(ask.seat, option)
        return True

    def _undo(self, ask: Ask, rest: str) -> bool:
        """Take back the last choice of whoever is asked, or of the person who is named, if the others agree."""
        seat = self._person_called(rest) if rest else ask.seat
        at = self._last_choice(seat)
        if not at:
            raise self._nothing_to_undo(seat)
        told = self._taken_back(self._look.to(ask.seat).words, seat, at)
        if at == _last_answer(self.match, seat) and self.match.undoable(seat) is not None:
            self.match.undo(seat)
        elif (other := self._who_objects(seat)) is not None:
            name = self._look.words.name(seat)
            self.screen.line(self._look.words.say("play-undo-refused", seat=other, name=name), "red")
            return True
        else:
            self.match.take_back(at - 1, next(self._seals))
            self._left.clear()
        self._go_on_from_here(seat)
        self.screen.line(told)
        return True

    def _go_on_from_here(self, seat: Seat) -> None:
        """After something was taken back: nobody has seen more than there is, and who takes back wants to be asked."""
        self._seen = {each: min(seen, self.match.sequence) for each, seen in self._seen.items()}
        self._unasked = {line for line in self._unasked if line <= self.match.sequence}
        self._easel.turn_back()
        self._passing.withdraw(seat)
        self._gathering.forget()
        self._next = seat
        self._keep()

    def _taken_back(self, words: Speaker, seat: Seat, at: int) -> str:
        """What is taken back; of somebody else's answer, which may be secret, only whose it is."""
        lines = self.match.log[at:]
        option = lines[0].option
        if seat != words.reader or option is None or option == LATE:
            return words.say("play-undone", seat=seat)
        has_effects = len(lines) > 1 or bool(lines[0].dice or lines[0].told)
        return words.say("play-undone-effects" if has_effects else "play-undone-choice", words=words.option(option))

    def _nothing_to_undo(self, seat: Seat) -> Refusal:
        """There is no choice of the seat's own; but perhaps one of somebody else's."""
        others = [other for other in self._persons if other != seat and self._last_choice(other)]
        if not others:
            return Refusal("nothing-to-undo", seat=seat)
        return Refusal("undo-whose", seat=seat, known=tuple(map(self._look.words.name, others)))

    def _last_choice(self, seat: Seat) -> int:
        """The line of the seat's last answer that was a choice; 0 if there is none."""
        at = _last_answer(self.match, seat)
        while at and not self._was_chosen(seat, at):
            at = _last_answer(self.match, seat, at - 1)
        return at

    def _was_chosen(self, seat: Seat, at: int) -> bool:
        if at in self._unasked:
            return False
        ask = self.match.at(at - 1).position.ask_of(seat) if self._is_alone else None
        return ask is None or not _is_empty(ask)

    def _person_called(self, name: str) -> Seat:
        for seat in self._persons:
            if self._look.words.name(seat).casefold() == name.casefold():
                return seat
        raise Refusal("nobody-called", name=name, known=tuple(map(self._look.words.name, self._persons)))

    def _who_objects(self, seat: Seat) -> Seat | None:
        """Ask the other people whether a seat may take its answer back; bots never mind. The clock stands still."""
        say = self._look.words.say
        with self._standing_still():
            for other in self._persons:
                if other != seat:
                    self.screen.clear()
                    self._at_the_keys = None
                    self.screen.line(say("play-consent-why"), "dim")
                    self.screen.line(say("play-consent", seat=seat, name=self._look.words.name(other)))
                    if self._read().strip().casefold() not in YES:
                        return other
        return None

    @contextmanager
    def _standing_still(self) -> Iterator[None]:
        """The clock of whoever is asked stops meanwhile."""
        due, since = self._due, monotonic()
        self._due = None
        try:
            yield
        finally:
            self._due = None if due is None else due + monotonic() - since

    def _pass(self, ask: Ask, rest: str) -> bool:
        """Let reactions go by from now on, or be asked again."""
        words = self._look.to(ask.seat).words
        term = spoken((*TERMS, "off"), "term-").get(plain(rest))
        if term == "off":
            self.screen.line(words.say("pass-withdrawn" if self._passing.withdraw(ask.seat) else "pass-none"))
            return False
        if term is None:
            raise Refusal("pass-what")
        self._passing.give(ask, next(each for each in TERMS if each == term))
        self.screen.line(words.say(f"pass-given-{term}"))
        return True

    def _table(self, ask: Ask, rest: str) -> bool:
        self._easel.show(self._look.to(ask.seat))
        return False

    def _save(self, ask: Ask, rest: str) -> bool:
        self.logbook.move(self.match, Path(rest).expanduser() if rest else self.logbook.path)
        self.screen.picture(self._look.words.say("play-saved", file=str(self.logbook.path)))
        return False

    def _help(self, ask: Ask, rest: str) -> bool:
        for key in ("answers", *self._consulting.orders, *self._orders):
            self.screen.line(self._look.words.say(f"help-{key}"))
        return False

    def _quit(self, ask: Ask, rest: str) -> bool:
        """Leave; but not without a warning where the match is not safely on disk."""
        if self.logbook.trouble and not self._is_leaving:
            self._is_leaving = True
            raise Refusal("unsaved", why=self.logbook.trouble)
        raise Left


def _is_empty(ask: Ask) -> bool:
    """Whether there is nothing to choose; whoever would give up by the only answer is asked all the same."""
    return len(ask.options) == 1 and not ask.options[0].gives_up


def _last_answer(match: Match[Any], seat: Seat, upto: int | None = None) -> int:
    """The line of the seat's last answer, or of the last up to a line; 0 if there is none."""
    last = match.sequence if upto is None else upto
    return next((at for at in range(last, 0, -1) if match.log[at].seat == seat), 0)
