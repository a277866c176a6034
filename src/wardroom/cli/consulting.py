"""Consulting: all that whoever is asked may look up before answering. None of it settles the question."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from wardroom.cli.look import Look
from wardroom.cli.odds import lines_of, noted, outcomes_of
from wardroom.cli.parts import part_called, parts_of
from wardroom.cli.pieces import on_offer, pieces_called
from wardroom.cli.rulebook import show_rules
from wardroom.engine import Ask, Match, Option, Refusal
from wardroom.players import Sight, hint
from wardroom.words.speaker import Spoken

Consulted = Callable[[Ask, str], None]
"""Shows what was asked for with the rest of the line."""


class Consulting:
    """What can be looked up at a table, for the one at the keys."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self.orders: dict[str, Consulted] = {
            "log": self._log,
            "show": self._show,
            "options": self.options,
            "explain": self._explain,
            "why": self._why,
            "rule": self._rule,
            "hint": self._hint,
        }

    def options(self, ask: Ask, rest: str = "") -> None:
        """The question and what may be answered."""
        look = self._look.to(ask.seat)
        look.question(ask)
        look.options(ask)

    def _log(self, ask: Ask, rest: str) -> None:
        self._look.to(ask.seat).log()

    def _show(self, ask: Ask, rest: str) -> None:
        """A closer look at the piece or the part of the table that is named; without a name, what there is to see."""
        look = self._look.to(ask.seat)
        parts = parts_of(look.pictured())
        if rest:
            found = look.close_up(rest) or part_called(rest, parts)
            if not found:
                raise Refusal("nothing-called", name=rest)
            look.screen.picture(found)
            return
        for group, pieces in look.match.game.close_ups(look.view, look.words.table).items():
            self._show_group(look, group, list(pieces))
        for number, heading in enumerate(parts, 1):
            look.screen.line(look.words.say("show-part", number=str(number), heading=Spoken(heading)))

    def _show_group(self, look: Look, group: str, pieces: list[str]) -> None:
        named = [look.words.say("show-piece", piece=piece, id=Spoken(piece)) for piece in pieces]
        look.screen.line(look.words.say("show-group", group=group, pieces=named))

    def _explain(self, ask: Ask, rest: str) -> None:
        """The option that is named, or all of which there is more to know than their words say."""
        look = self._look.to(ask.seat)
        wanted = (named(rest, ask, look) or _unknown(ask)) if rest else None
        told = [
            (look.option(number, option), list(lines_of(look.explain(ask, option), look.words)))
            for number, option in enumerate(ask.options, 1)
            if wanted in (None, option)
        ]
        if not any(lines for _, lines in told):
            look.screen.line(look.words.say("explain-nothing"))
        for heading, lines in told:
            if lines:
                look.screen.line(heading, "bold")
            for line in lines:
                look.screen.item(line)

    def _why(self, ask: Ask, rest: str) -> None:
        """Why a piece is not on offer."""
        look = self._look.to(ask.seat)
        if not rest:
            raise Refusal("why-what")
        pieces, state = pieces_called(rest, look, ask), look.match.position.state
        notes = [look.match.game.why(state, ask.seat, piece) for piece in pieces or [rest]]
        note, numbers = next(filter(None, notes), None), on_offer(pieces, ask)
        if note is not None:
            look.screen.line(noted(note, look.words))
        elif not pieces:
            raise Refusal("no-piece-called", name=rest)
        elif numbers:
            look.screen.line(look.words.say("why-on-offer", piece=pieces[0], numbers=tuple(map(str, numbers))))
        else:
            look.screen.line(look.words.say("why-unknown", piece=pieces[0]))

    def _rule(self, ask: Ask, rest: str) -> None:
        """The rule that is named, or the one by which the question is asked."""
        show_rules(self._look.screen, self._look.words, self._look.match.game, rest or ask.question.cites)

    def _hint(self, ask: Ask, rest: str) -> None:
        """The best options as a bot sees them that knows no more than whoever asks, what may come of them, and why."""
        look = self._look.to(ask.seat)
        words = look.words
        for verdict in hint(Sight(look.match.position, ask), luck(look.match, ask)):
            number, option = 1 + list(ask.options).index(verdict.option), verdict.option
            told = words.say("play-advice", number=number, words=words.option(option), chance=100 * verdict.chance)
            look.screen.line(told)
            if outcomes := outcomes_of(look.explain(ask, option), words):
                look.screen.item(outcomes)
            for each in verdict.because:
                chances = {"chance": 100 * each.chance, "otherwise": 100 * each.otherwise}
                look.screen.item(words.say("play-because", words=words.event(each.event), **chances))


def named(line: str, ask: Ask, look: Look) -> Option | None:
    """The option that a line names: by its number, its notation, or the words it is shown with to whoever is asked."""
    if line.isascii() and line.isdecimal() and 1 <= int(line[:6]) <= len(ask.options):
        return ask.options[int(line) - 1]
    noted_so = ask.find(line) or next((option for option in ask.options if option.notation == line.casefold()), None)
    if noted_so is not None:
        return noted_so
    said = [option for option in ask.options if look.words.option(option).casefold() == line.casefold()]
    return said[0] if len(said) == 1 else None


def _unknown(ask: Ask) -> Option:
    raise Refusal("no-such-number", most=len(ask.options))


def luck(match: Match[Any], ask: Ask) -> bytes:
    """The luck of whoever thinks at this moment: the same again after undo and resume."""
    secret = f"{match.seal.secret} {ask.seat} {match.sequence}"
    return blake2b(secret.encode(), digest_size=32, person=b"wardroom bot").digest()
