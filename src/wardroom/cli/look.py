"""What one reader sees of a match: the picture, the story, the question, the options, the result."""

from dataclasses import dataclass
from typing import Any

from wardroom.cli.odds import in_short
from wardroom.cli.screen import Screen
from wardroom.engine import Ask, Explanation, Line, Match, Option, Seat
from wardroom.engine.game import Setting
from wardroom.players import rank_of, temperament_of
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

_LONGEST_VALUE = 60
"""A longer value of a switch is a text of the players' own, such as a scenario."""


@dataclass(frozen=True, slots=True)
class Look:
    """A match on a screen, in the words of one reader: a seat, or a spectator."""

    match: Match[Any]
    words: Speaker
    screen: Screen

    def to(self, reader: Seat | None) -> "Look":
        """The same match for another reader."""
        return Look(self.match, self.words.to(reader), self.screen)

    def title(self) -> None:
        """The game, who plays, the switches that are not as usual, and the seal on the dice."""
        match, say = self.match, self.words.say
        self.screen.heading(say("title"))
        self.screen.line(say("who-plays", players=tuple(map(self._player, range(len(match.names))))))
        usual = {switch.name: switch.default for switch in match.game.switches}
        for name, value in match.options.items():
            if value == usual[name]:
                continue
            self.screen.line(say("setting", name=say(f"switch-{name}"), value=self._setting(name, value)))
        self.screen.line(say("play-sealed", commitment=match.seal.commitment[:16]), "dim")

    def goal(self) -> None:
        """What one is trying to do in this game."""
        if goal := self.words.goal(self.match.options, len(self.match.names)):
            self.screen.line(goal)

    def _setting(self, name: str, value: Setting) -> str:
        """What a value of a switch is called."""
        told = self.words.setting(name, value)
        return told if len(told) <= _LONGEST_VALUE else self.words.say("value-own")

    def _player(self, seat: int) -> str:
        name = self.words.name(Seat(seat))
        if self.match.players and self.match.players[seat] != "person":
            return self._bot(name, self.match.players[seat])
        return name

    def _bot(self, name: str, bot: str) -> str:
        """A bot's name, its rank, and what it is like if it has a character."""
        kind, temperament = self.words.called(f"bot-{rank_of(bot)}"), temperament_of(bot)
        if not temperament:
            return self.words.say("who-bot", name=name, kind=kind)
        like = self.words.say(f"temperament-{temperament}")
        return self.words.say("who-character", name=name, kind=kind, temperament=like)

    @property
    def view(self) -> Any:
        """What the reader sees of the table, as data."""
        return self.match.view(self.words.reader)

    def pictured(self) -> str:
        """The table as the reader sees it, as text."""
        return self.match.game.picture(self.view, self.words.table)

    def picture(self) -> None:
        """The table as the reader sees it."""
        self.screen.picture(self.pictured())

    def close_up(self, name: str) -> str:
        """All that the reader may know of one piece; empty where there is none of that name."""
        return self.match.game.close_up(self.view, name, self.words.table)

    def explain(self, ask: Ask, option: Option) -> Explanation:
        """What the game explains about an option of the reader's."""
        return self.match.game.explain(self.match.position.state, ask, option)

    def story(self, after: int) -> None:
        """What happened after a line of the log, if anything."""
        told = list(self.match.told_to(self.words.reader, after))
        for each in told:
            self.screen.item(self.words.event(each.event))
        if told:
            self.screen.gap()

    def log(self, is_open: bool = False) -> None:
        """All that happened, line by line; with `is_open`, also what only some were told."""
        for number, line in enumerate(self.match.log):
            self.events(number, line, is_open)

    def events(self, number: int, line: Line, is_open: bool = False) -> None:
        """What came of one line of the log, as far as the reader may know it."""
        say = self.words.say
        for told in line.told:
            if told.is_for(self.words.reader):
                self.screen.line(say("log-event", number=str(number), event=self.words.event(told.event)))
            elif is_open and told.to:
                event = self.words.to(told.to[0]).event(told.event)
                self.screen.line(say("log-whisper", number=str(number), seat=told.to, event=event))

    def question(self, ask: Ask) -> None:
        """What the reader is asked, by which rule."""
        self.screen.line(self.words.under(self.words.ask(ask), ask.question.cites), "bold")

    def options(self, ask: Ask) -> None:
        """What the reader may answer, numbered, and how likely it is to bring what is wanted."""
        rows, plain = [], []
        for number, option in enumerate(ask.options, 1):
            chance = in_short(self.explain(ask, option), self.words)
            rows.append((str(number), self.words.option(option), option.notation, chance))
            plain.append(f"{self.option(number, option)} {chance}".rstrip())
        self.screen.choices(rows, plain)

    def option(self, number: int, option: Option) -> str:
        """One of the options: its number, its words and its notation."""
        words, notation = self.words.option(option), Spoken(option.notation)
        return self.words.say("play-option", number=str(number), words=words, notation=notation)

    def waiting(self) -> None:
        """Who is being waited for."""
        self.screen.line(self.words.say("play-waiting", seat=tuple(ask.seat for ask in self.match.asks)))

    def result(self) -> None:
        """Places and scores, and who won."""
        result, say = self.match.position.result, self.words.say
        assert result is not None
        for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], -result.scores[seat])):
            place, score = result.places[seat], result.scores[seat]
            self.screen.line(say("result-placed", place=str(place), seat=Seat(seat), score=score))
        winners = result.winners or self._nobodys_side()
        is_drawn = len(result.winners) == len(result.places) > 1
        if len(winners) == 1:
            self.screen.line(say("result-won", seat=winners[0]), "bold")
        elif is_drawn or not winners:
            self.screen.line(say("result-nobody"), "bold")
        else:
            self.screen.line(say("result-tied", seat=winners), "bold")

    def _nobodys_side(self) -> tuple[Seat, ...]:
        """Who has won if nobody at the table has: in a solitaire the side that nobody plays, where a game has one."""
        return (Seat(len(self.match.names)),) if self.words.has("phantom") else ()
