"""Listening: matches played at random, and everything that anybody at their tables would read, put into words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product
from typing import Any

from wardroom.engine import Ask, BadSetup, CannotUndo, Game, Match, Options, Phrase, Refusal, Seat
from wardroom.engine.testkit import trials
from wardroom.words.register import register
from wardroom.words.speaker import Speaker

_MOST_SETUPS = 500
_NUMBER = re.compile(r"-?[0-9]+")
_PIECE = re.compile(r"(?=.*[a-z])[a-z0-9]+([-.][a-z0-9]+)*")


def listen(game: Game[Any, Any], languages: Iterable[str], games: int) -> dict[str, list[str]]:
    """What could not be said properly: while opening tables that cannot be, and in matches of every size."""
    listeners = {language: _Listener(game, language) for language in languages}
    for refusal in _refused_setups(game):
        for listener in listeners.values():
            listener.hear_refusal(refusal)
    for trial in trials(game, range(games)):
        for match in trial.walk():
            is_time_to_look = match.is_over or trial.is_milestone(match.sequence)
            for listener in listeners.values():
                listener.hear(match)
                if is_time_to_look:
                    listener.look(match)
    return {language: listener.problems for language, listener in listeners.items()}


def _refused_setups(game: Game[Any, Any]) -> Iterator[Refusal]:
    """Every way not to open a table, as far as the first few hundred combinations of switches go."""
    names = [switch.name for switch in game.switches]
    settings = islice(product(*(switch.values for switch in game.switches)), _MOST_SETUPS)
    tables = [(dict(zip(names, values, strict=True)), players) for values in settings for players in game.players]
    wrong: list[Options] = [{"no-such-switch": True}, *({name: "no-such-value"} for name in names)]
    for given, players in (*tables, ({}, 0), *((given, game.players[0]) for given in wrong)):
        try:
            game.configure(given, players)
        except BadSetup as refusal:
            yield refusal


def _refusals(match: Match[Any]) -> Iterator[Refusal]:
    """The refusals that are possible now."""
    yield CannotUndo(seat=Seat(0))
    kind = match.game.options[0].kind
    for seat in range(len(match.names)):
        for play, sequence in (("?", None), (f"{kind} ?", None), (kind, match.sequence + 1)):
            try:
                match.answer(Seat(seat), play, sequence)
            except Refusal as refusal:
                yield refusal


class _Listener:
    """Reads all there is to read at a table, as every reader, and keeps what is wrong with it."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.problems: list[str] = []
        self.pictured: dict[tuple[Seat | None, str, str], str] = {}
        """What pictures have said to each reader before; saying it again would tell nothing new."""
        self._game = game
        self._speaker = Speaker(language, game, problems=self.problems)
        self._known: set[object] = set()
        self._seen: dict[Seat | None, object] = {}

    def hear(self, match: Match[Any]) -> None:
        """One moment of a match, as everybody reads it; the refusals at its beginning and at its end."""
        self._speaker.names = match.names
        for reader in (None, *map(Seat, range(len(match.names)))):
            self._read(match, self._speaker.to(reader))
        if match.is_over or not match.sequence:
            for refusal in _refusals(match):
                self.hear_refusal(refusal)

    def look(self, match: Match[Any]) -> None:
        """The table as everybody sees it, and what is explained to those who are asked; most was said before."""
        for ask in match.asks:
            self._hear_explained(match, ask)
        for reader in (None, *map(Seat, range(len(match.names)))):
            view = match.view(reader)
            if view != self._seen.get(reader):
                self._seen[reader] = view
                self._weigh("the picture", self._game.picture(view, _Saying(self, self._speaker.to(reader))))

    def _hear_explained(self, match: Match[Any], ask: Ask) -> None:
        state, speaker = match.position.state, self._speaker.to(ask.seat)
        notes = [note for option in ask.options for note in self._game.explain(state, ask, option).said()]
        reasons = [self._game.why(state, ask.seat, piece) for piece in self._game.names]
        for note in (*notes, *filter(None, reasons)):
            if self._is_new(speaker, note):
                self._weigh_phrase("note", note, speaker.note(note))

    def hear_refusal(self, refusal: Refusal) -> None:
        """A no, and why."""
        self._weigh(f"error-{refusal.key}", self._speaker.refusal(refusal))

    def _read(self, match: Match[Any], speaker: Speaker) -> None:
        """What is asked, what can be chosen, and what just happened."""
        for ask in match.asks:
            if self._is_new(speaker, ask.question, ask.seat):
                self._weigh_phrase("ask", ask.question, speaker.ask(ask))
            for option in ask.options:
                if self._is_new(speaker, option):
                    self._weigh_phrase("option", option, speaker.option(option))
        for event in (told.event for told in match.log[-1].told if told.is_for(speaker.reader)):
            if self._is_new(speaker, event):
                self._weigh_phrase("event", event, speaker.event(event))

    def _is_new(self, speaker: Speaker, phrase: Phrase, asked: Seat | None = None) -> bool:
        """Whether this reader reads the phrase for the first time; saying it again would tell nothing new."""
        key = (speaker.reader, asked, type(phrase), repr(phrase))
        is_new = key not in self._known
        self._known.add(key)
        return is_new

    def _weigh_phrase(self, family: str, phrase: Phrase, words: str) -> None:
        key = f"{family}-{phrase.kind}"
        self._weigh(key, words)
        if phrase.cites != phrase.rule and phrase.cites not in register(self._game):
            self.problems.append(f"{key} cites {phrase.cites}, which is no rule")
        for name, value in vars(phrase).items():
            for token in value if isinstance(value, tuple) else (value,):
                if isinstance(token, str) and token != phrase.cites and not _NUMBER.fullmatch(token):
                    self.require_name(f"{key}: ${name}", token)

    def _weigh(self, key: str, words: str) -> None:
        if "{" in words:
            self.problems.append(f"{key}: reads {words!r}")

    def require_name(self, where: str, token: str) -> None:
        """A piece that is spoken of has a name."""
        if not self._speaker.has_name(token):
            self.problems.append(f"{where} is {token!r}, which has no name")


class _Saying:
    """What a game draws its picture with. Texts that look like pieces, and were not said before, need a name."""

    def __init__(self, listener: _Listener, speaker: Speaker) -> None:
        self._listener = listener
        self._speaker = speaker
        self._said: set[str] = set()

    def __call__(self, key: str, **facts: object) -> str:
        saying = (self._speaker.reader, key, repr(facts))
        if saying not in self._listener.pictured:
            self._weigh(key, facts)
            self._listener.pictured[saying] = self._speaker.table(key, **facts)
        words = self._listener.pictured[saying]
        self._said.add(words)
        return words

    def _weigh(self, key: str, facts: Mapping[str, object]) -> None:
        for name, value in facts.items():
            for token in value if isinstance(value, tuple | list) else (value,):
                if isinstance(token, str) and token not in self._said and _PIECE.fullmatch(token):
                    self._listener.require_name(f"table-{key}: ${name}", token)
