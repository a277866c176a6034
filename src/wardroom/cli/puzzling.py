"""A problem at the keyboard: the table, a question, and an answer that is judged instead of played."""

from typing import Any

from wardroom.cli.coaching import Left
from wardroom.cli.consulting import named
from wardroom.cli.look import Look
from wardroom.cli.odds import percent
from wardroom.cli.screen import Screen
from wardroom.cli.spoken import plain, spoken
from wardroom.engine import Game, Option, Refusal
from wardroom.lessons.problem import Asked, Problem, followed, opened
from wardroom.words import Speaker, register
from wardroom.words.speaker import Spoken

ORDERS = ("hint", "show", "table", "leave")


class Puzzling:
    """One person and one problem."""

    def __init__(self, problem: Problem, game: Game[Any, Any], screen: Screen, words: Speaker) -> None:
        self.problem, self.game, self.screen = problem, game, screen
        self.match = opened(problem, game, words.say("coach-you"))
        self.words = Speaker(words.language, game, self.match.names, problem.seat)
        self.asked = Asked(problem, self.words)
        self.ask = self.match.asks[0]
        self._orders = spoken(ORDERS, "problem-order-")

    def run(self) -> bool:
        """Until it is solved or shown; says whether the first answer was right, and nothing was given away.

        Raises Left if whoever tries it leaves before.
        """
        self._put()
        tries, option = 0, None
        while option is None:
            given = self._read()
            tries += 1
            if isinstance(given, Option) and not self.problem.judged(given.notation).is_good:
                self._reject(given)
            elif given == "show" or isinstance(given, Option):
                option = given
        self._solve(option if isinstance(option, Option) else None)
        return tries == 1 and isinstance(option, Option)

    @property
    def _look(self) -> Look:
        return Look(self.match, self.words, self.screen)

    def _put(self) -> None:
        self._show_table()
        self.screen.heading(self.asked.question)
        self.screen.line(self.asked.moment)
        self._look.question(self.ask)
        self._look.options(self.ask)
        self.screen.line(self.words.say("problem-help"), "dim")

    def _show_table(self) -> None:
        self.screen.picture(self.game.picture(self.match.view(self.problem.seat), self.words.table))

    def _read(self) -> Option | str:
        """An answer on offer, or that one has asked for a hint or for the solution."""
        while True:
            try:
                line = " ".join(self.screen.read().split())
            except (EOFError, KeyboardInterrupt):
                raise Left from None
            order = self._orders.get(plain(line), "")
            if order == "leave":
                raise Left
            if order == "table":
                self._show_table()
            elif order == "show":
                return order
            elif order == "hint":
                self.screen.line(self.words.say("problem-hinted", option=Spoken(self._said(self.problem.usual))))
                return order
            elif option := self._named(line):
                return option

    def _named(self, line: str) -> Option | None:
        try:
            option = named(line, self.ask, self._look) or self.ask.find(line)
        except Refusal as refusal:
            self.screen.line(self.words.refusal(refusal), "red")
            return None
        if option is None:
            self.screen.line(self.words.say("problem-help"), "yellow")
        return option

    def _said(self, play: str) -> str:
        option = self.ask.find(play)
        assert option is not None
        return self.words.option(option)

    def _reject(self, option: Option) -> None:
        """What the answer is worth, and one way that it may go on."""
        chance = percent(self.problem.judged(option.notation).chance, self.words)
        self.screen.line(self.words.say("problem-not-yet", chance=Spoken(chance)), "yellow")
        for telling in followed(self.problem, self.game, option.notation)[1]:
            self.screen.item(self.words.event(telling.event))

    def _solve(self, mine: Option | None) -> None:
        """All answers with their chances, and why."""
        best = self.problem.answers[0]
        how = "shown" if mine is None else "right" if mine.notation == best.play else "also"
        self.screen.line(self.words.say(f"problem-{how}", option=Spoken(self._said(best.play))), "bold")
        rows = [self._row(answer.play) for answer in self.problem.answers]
        self.screen.table([self.words.say(f"problem-column-{column}") for column in ("answer", "chance")], rows)
        self.screen.line(self.asked.why)
        known = register(self.game)
        for rule in self.problem.rules:
            self.screen.line(self.words.say("coach-rule", rule=Spoken(known[rule].tag(self.words.language))), "dim")

    def _row(self, play: str) -> list[str]:
        answer = self.problem.judged(play)
        chance, within = percent(answer.chance, self.words), round(200 * answer.error)
        figure = self.words.say("analysis-within", figure=Spoken(chance), within=within) if within else chance
        return [self._said(play), figure]
