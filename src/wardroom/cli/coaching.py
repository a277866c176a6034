"""A lesson at the keyboard: the coach speaks, the table answers, and nothing that is legal is called wrong."""

from typing import Any

from wardroom.cli.consulting import named
from wardroom.cli.look import Look
from wardroom.cli.rulebook import show_rules
from wardroom.cli.screen import Screen
from wardroom.cli.spoken import plain, spoken
from wardroom.engine import Ask, Game, Refusal
from wardroom.lessons import Course, Lesson, Step
from wardroom.lessons.check import PIN
from wardroom.lessons.speech import Coach
from wardroom.words import Speaker, register
from wardroom.words.speaker import Spoken

ORDERS = ("back", "repeat", "show", "rule", "table", "help", "leave")


class Left(Exception):
    """Whoever learns has left."""


class Coaching:
    """One learner and one lesson; `step` is where to go on."""

    def __init__(self, lesson: Lesson, game: Game[Any, Any], screen: Screen, words: Speaker, step: int = 0) -> None:
        self.lesson, self.game, self.screen = lesson, game, screen
        self._name = words.say("coach-you")
        self.course = self._at(step)
        self.words = Speaker(words.language, game, self.course.match.names, lesson.seat)
        self.coach = Coach(lesson, self.words)
        self._told = self.course.told
        self._seen = ""
        self._spoken: tuple[Course, int] | None = None
        """What the coach has spoken of last."""
        self._orders = spoken(ORDERS, "coach-order-")

    @property
    def step(self) -> int:
        """Where the learner stands; all steps once everything is learned."""
        return self.course.at

    def run(self) -> None:
        """From here to the end of the lesson; raises Left if the learner leaves before."""
        self.screen.heading(self.coach.title)
        while not self.course.is_over:
            if (self.course, self.step) != self._spoken:
                self._speak()
            self._face()
        self._tell()
        self._end()

    def _at(self, step: int) -> Course:
        """The course at the beginning of a step: everything before is played as the script has it."""
        course = Course(self.lesson, self.game, self._name)
        while course.at < step:
            course.show()
        return course

    def _go_to(self, step: int) -> None:
        self.course = self._at(max(0, step))
        self._told = self.course.told

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def _look(self) -> Look:
        return Look(self.course.match, self.words, self.screen)

    def _tell(self) -> None:
        """What has happened since, and the table if it is another one."""
        for telling in self.course.heard[self._told : self.course.told]:
            self.screen.item(self.words.event(telling.event))
        self._told = self.course.told
        self._show_table()

    def _show_table(self, anew: bool = False) -> None:
        pictured = self.game.picture(self.course.view, self.words.table)
        if anew or pictured != self._seen:
            self.screen.gap()
            self.screen.picture(pictured)
        self._seen = pictured

    def _speak(self) -> None:
        """The sentence, the reason and the rule of a step."""
        self._tell()
        self._spoken = self.course, self.step
        step, say = self.course.step, self.words.say
        self.screen.divide(self.coach.aside(step, "name"))
        self.screen.line(say("coach-step", number=self.step + 1, all=len(self.lesson.steps)), "dim")
        self.screen.line(PIN.sub(r"\2", self.coach.says(step)), "bold")
        if why := self.coach.aside(step, "why"):
            self.screen.line(why)
        self._cite(step.rules)

    def _cite(self, rules: tuple[str, ...]) -> None:
        known, language = register(self.game), self.words.language
        for rule in rules:
            self.screen.line(self.words.say("coach-rule", rule=Spoken(known[rule].tag(language))), "dim")

    def _end(self) -> None:
        say = self.words.say
        self.screen.heading(say("coach-done", title=self.coach.title))
        self.screen.line(self.coach.end, "bold")
        if self.coach.end_why:
            self.screen.line(self.coach.end_why)
        self.screen.line(say("coach-learned"))
        for learned in self.coach.learned:
            self.screen.item(self.words.under(learned.words, learned.rule))

    # --- what is answered ---------------------------------------------------------------------------------------------

    def _face(self) -> None:
        """Put what is asked now, and take lines until something was done."""
        step, ask = self.course.step, self.course.ask
        if ask is not None:
            self._tell()
            self._look.question(ask)
            self._look.options(ask)
        elif step.ask:
            for number, answer in enumerate(step.ask.answers, 1):
                self.screen.line(self.words.say("coach-answer", number=number, words=self.coach.aside(step, answer)))
        else:
            self.screen.line(self.words.say("coach-go-on"), "dim")
        self._hear(step, ask)

    def _hear(self, step: Step, ask: Ask | None) -> None:
        at = (self.course, len(self.course.plays), self.step)
        while at == (self.course, len(self.course.plays), self.step):
            try:
                self._obey(" ".join(self._read().split()), step, ask)
            except Refusal as refusal:
                self.screen.line(self.words.refusal(refusal), "red")

    def _read(self) -> str:
        try:
            return self.screen.read()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _obey(self, line: str, step: Step, ask: Ask | None) -> None:
        order = self._orders.get(plain(line))
        if order:
            getattr(self, f"_order_{order}")(step)
        elif ask is not None:
            option = named(line, ask, self._look)
            self._answer(step, option.notation if option else line)
        elif step.ask:
            self._answer_coach(step, line)
        elif not line:
            self.course.go_on()
        else:
            raise Refusal("coach-only-on")

    def _answer(self, step: Step, play: str) -> None:
        if not play or play.isdecimal():
            raise Refusal("no-such-number", most=len(self.course.ask.options) if self.course.ask else 0)
        at = self.step
        reply = self.course.answer(play)
        if reply is None:
            self._cite(step.after if self.step > at else ())
        else:
            self.screen.line(self.words.say("coach-also", reply=self.coach.aside(step, reply)), "yellow")

    def _answer_coach(self, step: Step, line: str) -> None:
        assert step.ask is not None
        answers = step.ask.answers
        chosen = answers[int(line) - 1] if line.isdecimal() and 1 <= int(line[:3]) <= len(answers) else ""
        if not chosen:
            raise Refusal("no-such-number", most=len(answers))
        self.screen.line(self.coach.aside(step, f"{chosen}-reply"), "bold" if chosen == step.ask.right else "yellow")
        if chosen == step.ask.right:
            self._cite(step.after)
            self.course.go_on()

    # --- orders -------------------------------------------------------------------------------------------------------

    def _order_back(self, step: Step) -> None:
        self._go_to(self.step - 1)

    def _order_repeat(self, step: Step) -> None:
        self._go_to(self.step)

    def _order_show(self, step: Step) -> None:
        """Do what is wanted in the learner's place."""
        if self.course.ask is not None:
            option = self.course.expected[0]
            self.screen.line(self.words.say("coach-shown", words=self.words.option(option)))
            self._answer(step, option.notation)
        elif step.ask:
            self._answer_coach(step, str(1 + step.ask.answers.index(step.ask.right)))
        else:
            self.course.go_on()

    def _order_rule(self, step: Step) -> None:
        for rule in step.rules:
            show_rules(self.screen, self.words, self.game, rule)

    def _order_table(self, step: Step) -> None:
        self._show_table(anew=True)

    def _order_help(self, step: Step) -> None:
        self.screen.line(self.words.say("coach-help"))

    def _order_leave(self, step: Step) -> None:
        raise Left
