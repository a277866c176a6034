"""A sitting: one match at one keyboard, with the people around it and the bots.

A line that somebody types is the number of an option, its notation, or a command such as `undo`. Anything else gets
one line of explanation, and the question stays.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Any

from wardroom.cli.arguments import YES
from wardroom.cli.logbook import Logbook
from wardroom.cli.look import Look
from wardroom.cli.rulebook import show_rules
from wardroom.cli.screen import Screen, TimeUp
from wardroom.cli.seating import PERSON, kind, persons
from wardroom.engine import Ask, Match, Option, Refusal, Seat
from wardroom.engine.record import record
from wardroom.players import Sight, bot, hint, steady
from wardroom.store import incidents, keep_incident
from wardroom.words import LANGUAGES, Speaker

Obeyed = Callable[[Ask, str], bool]
"""Does what was ordered with the rest of the line; says whether the question is to be put anew."""


class Left(Exception):
    """Whoever sat at the keyboard has left."""


class Sitting:
    """The people at the keyboard, what each of them has seen, and whose turn at the keys it is."""

    def __init__(self, match: Match[Any], words: Speaker, screen: Screen, logbook: Logbook) -> None:
        self.match = match
        self.screen = screen
        self.logbook = logbook
        self._look = Look(match, words, screen)
        self._persons = persons(match)
        self._seen = {seat: _last_answer(match, seat) - 1 for seat in self._persons}
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
            "save": self._save,
            "log": self._log,
            "table": self._table,
            "show": self._show,
            "options": self._options,
            "rule": self._rule,
            "hint": self._hint,
            "help": self._help,
            "quit": self._quit,
        }
        self._spoken = spoken(self._orders)

    def play(self) -> None:
        """Play to the end; raises Left if somebody leaves before, and Crash if a rule fails."""
        if not self.match.is_over:
            self._keep()
        while not self.match.is_over:
            ask = self._next_ask()
            if kind(self.match, ask.seat) == PERSON:
                self._face(ask)
                self._hear_in_time(ask)
            else:
                self._answer(ask.seat, self._bots_choice(ask))
        self._end()

    def _next_ask(self) -> Ask:
        """Of those who are asked at once, whoever is at the keys already goes first."""
        asks = self.match.asks
        return next((ask for ask in asks if ask.seat == self._next), asks[0])

    def _bots_choice(self, ask: Ask) -> Option:
        """What a bot answers, or the rule of thumb where it fails.

        Its luck belongs to the moment, so that it is the same after undo and resume.
        """
        luck, name = self._luck(ask), kind(self.match, ask.seat)
        option, wrong = steady(lambda: bot(name, luck), Sight(self.match.position, ask), luck)
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

    def _luck(self, ask: Ask) -> bytes:
        secret = f"{self.match.seal.secret} {ask.seat} {self.match.sequence}"
        return blake2b(secret.encode(), digest_size=32, person=b"wardroom bot").digest()

    def _answer(self, seat: Seat, option: Option) -> None:
        self.match.answer(seat, option.notation)
        self._next = seat
        self._keep()

    def _keep(self) -> None:
        trouble = self.logbook.write(self.match)
        if trouble:
            self.screen.line(self._look.words.say("play-not-kept", why=self._look.words.refusal(trouble)), "red")

    def _face(self, ask: Ask) -> None:
        """Show the one who is asked what happened, the table and the question."""
        look = self._look.to(ask.seat)
        self._hand_over(ask.seat)
        self.screen.divide(look.words.say("play-moment", name=look.words.name(ask.seat), number=self.match.sequence))
        look.story(self._seen[ask.seat])
        self._seen[ask.seat] = self.match.sequence
        look.picture()
        self.screen.gap()
        look.question(ask)
        look.options(ask)

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
            else:
                self.screen.line(say("play-turn-of", seat=seat))
        self._at_the_keys = seat

    def _end(self) -> None:
        """The end of the story, the table and the result; for several people as spectators see it."""
        alone = self._persons[0] if len(self._persons) == 1 else None
        look = self._look.to(alone)
        self.screen.gap()
        look.story(min(self._seen.values(), default=-1))
        self.screen.heading(look.words.say("play-over"))
        look.picture()
        self.screen.gap()
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
        option = _named(line, ask) or self._worded(line, ask)
        if option is not None:
            return self._settle(ask, option)
        word, _, rest = line.partition(" ")
        order = self._spoken.get(word.casefold())
        if order is not None:
            return self._orders[order](ask, rest)
        if not line or line.isdecimal():
            raise Refusal("no-such-number", most=len(ask.options))
        self.match.answer(ask.seat, line)
        return True

    def _worded(self, line: str, ask: Ask) -> Option | None:
        """The one option whose words a line repeats, as they are shown to whoever is asked."""
        say = self._look.to(ask.seat).words.option
        said = [option for option in ask.options if say(option).casefold() == line.casefold()]
        return said[0] if len(said) == 1 else None

    def _settle(self, ask: Ask, option: Option) -> bool:
        """Give an answer; whoever would give up by it is asked whether it is meant."""
        if option.gives_up and len(ask.options) > 1:
            words = self._look.to(ask.seat).words
            self.screen.line(words.say("play-sure", words=words.option(option)), "red")
            if self._read().strip().casefold() not in YES:
                return self._options(ask, "")
        self._answer(ask.seat, option)
        return True

    def _undo(self, ask: Ask, rest: str) -> bool:
        """Take back the last answer of whoever is asked, or of the person who is named, if the others agree."""
        seat = self._person_called(rest) if rest else ask.seat
        at = _last_answer(self.match, seat)
        if not at:
            raise Refusal("nothing-to-undo", seat=seat)
        if self.match.undoable(seat) is not None:
            self.match.undo(seat)
        elif (other := self._who_objects(seat)) is not None:
            self.screen.line(self._look.words.say("play-undo-refused", seat=other), "red")
            return True
        else:
            self.match.take_back(at - 1)
            self._left.clear()
        self._seen = {each: min(seen, self.match.sequence) for each, seen in self._seen.items()}
        self._next = seat
        self._keep()
        self.screen.line(self._look.to(ask.seat).words.say("play-undone", seat=seat))
        return True

    def _person_called(self, name: str) -> Seat:
        for seat in self._persons:
            if self._look.words.name(seat).casefold() == name.casefold():
                return seat
        raise Refusal("nobody-called", name=name, known=tuple(map(self._look.words.name, self._persons)))

    def _who_objects(self, seat: Seat) -> Seat | None:
        """Ask the other people whether a seat may take its answer back; bots never mind. The clock stands still."""
        with self._standing_still():
            for other in self._persons:
                if other != seat:
                    self.screen.clear()
                    self._at_the_keys = None
                    self.screen.line(self._look.words.say("play-consent", seat=seat, name=self._look.words.name(other)))
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

    def _save(self, ask: Ask, rest: str) -> bool:
        self.logbook.move(self.match, Path(rest).expanduser() if rest else self.logbook.path)
        self.screen.picture(self._look.words.say("play-saved", file=str(self.logbook.path)))
        return False

    def _log(self, ask: Ask, rest: str) -> bool:
        self._look.to(ask.seat).log()
        return False

    def _table(self, ask: Ask, rest: str) -> bool:
        self._look.to(ask.seat).picture()
        return False

    def _show(self, ask: Ask, rest: str) -> bool:
        """A closer look at a piece: the one that is named, or the one that the question is about."""
        name = rest or str(getattr(ask.question, "ship", ""))
        found = self._look.to(ask.seat).close_up(name)
        if not found:
            raise Refusal("nothing-called", name=name) if name else Refusal("show-what")
        self.screen.picture(found)
        return False

    def _options(self, ask: Ask, rest: str) -> bool:
        look = self._look.to(ask.seat)
        look.question(ask)
        look.options(ask)
        return False

    def _rule(self, ask: Ask, rest: str) -> bool:
        """The rule that is named, or the one by which the question is asked."""
        show_rules(self.screen, self._look.words, self.match.game, rest or ask.question.cites)
        return False

    def _hint(self, ask: Ask, rest: str) -> bool:
        """The best options as a bot sees them that knows no more than whoever asks."""
        say = self._look.to(ask.seat).words
        for verdict in hint(Sight(self.match.position, ask), self._luck(ask)):
            number = 1 + list(ask.options).index(verdict.option)
            told = say.say("play-advice", number=number, words=say.option(verdict.option), chance=100 * verdict.chance)
            self.screen.line(told)
        return False

    def _help(self, ask: Ask, rest: str) -> bool:
        for key in ("answers", *self._orders):
            self.screen.line(self._look.words.say(f"help-{key}"))
        return False

    def _quit(self, ask: Ask, rest: str) -> bool:
        """Leave; but not without a warning where the match is not safely on disk."""
        if self.logbook.trouble and not self._is_leaving:
            self._is_leaving = True
            raise Refusal("unsaved", why=self.logbook.trouble)
        raise Left


def spoken(orders: Iterable[str]) -> dict[str, str]:
    """Every language's words for the orders; all of them are understood."""
    speakers = [Speaker(language) for language in LANGUAGES]
    return {speaker.say(f"order-{order}").casefold(): order for speaker in speakers for order in orders}


def _named(line: str, ask: Ask) -> Option | None:
    """The option that a line names, by its number or its notation; the only one needs no name."""
    if not line and len(ask.options) == 1:
        return ask.options[0]
    if line.isascii() and line.isdecimal() and 1 <= int(line[:6]) <= len(ask.options):
        return ask.options[int(line) - 1]
    return ask.find(line) or next((option for option in ask.options if option.notation == line.casefold()), None)


def _last_answer(match: Match[Any], seat: Seat) -> int:
    """The line of the seat's last answer; 0 if there is none."""
    return next((at for at in range(match.sequence, 0, -1) if match.log[at].seat == seat), 0)
