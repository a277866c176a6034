"""A problem as data: a moment of a match, what can be answered there, and how good each answer is.

`problem.toml` of a folder, field by field. The moment follows from the seed and the answers before it, so a rule that
changes what led there is found out when the problem is opened.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from wardroom.engine import Ask, BadData, Game, Match, NotOffered, Refusal, Seat, seeded
from wardroom.engine.game import Setting
from wardroom.engine.plain import from_plain
from wardroom.lessons.course import Telling, last_heard
from wardroom.lessons.laid import laid, require_possible
from wardroom.lessons.lesson import YOU
from wardroom.lessons.speech import Words
from wardroom.players import STEADY, Sight, anybody
from wardroom.shelf import home

FILE = "problem.toml"
CLEARLY = 2.0
"""Standard errors by which an answer has to be behind to be no good."""
NEARLY = 0.01
"""What is behind by less is as good."""
_FOLLOWED = 24
"""So many answers at most are given by the others before one looks again."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer on offer: the chance of winning with it, and how far that is behind the best, with its error."""

    play: str
    chance: float
    behind: float = 0.0
    error: float = 0.0

    @property
    def is_good(self) -> bool:
        """Whether nobody can tell that another is better."""
        return self.behind <= max(NEARLY, CLEARLY * self.error)


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem of a game; `number` is the name of its folder."""

    number: int
    folder: str
    game: str
    version: int
    stars: int
    """How hard it is, from 1 to 3."""
    seats: tuple[str, ...]
    seed: str
    """The dice and shuffles of the match follow from it."""
    plays: str
    """The answers that led there, a line each; who has one answer only gives it without being here."""
    usual: str
    """What tempts, and is not the best: in what was found in games, what the rule of thumb says."""
    worlds: int
    """In so many worlds the answers were tried."""
    made: str
    """The command that found it, or judged it."""
    answers: tuple[Answer, ...] = ()
    """All that is on offer, the best first."""
    whole: bool = False
    """Whether they were tried to the end of the game, and not as far as the bots look ahead."""
    options: dict[str, Setting] = field(default_factory=dict)
    begins: dict[str, Any] = field(default_factory=dict)
    """What lies on the table at first, as in a lesson, where somebody laid it out by hand."""
    rules: tuple[str, ...] = ()
    """The rules to be shown once it was answered."""

    @property
    def seat(self) -> Seat:
        """The seat of whoever is asked."""
        return Seat(self.seats.index(YOU))

    @property
    def id(self) -> str:
        """What progress is kept under."""
        return f"{self.game}-p{self.number}"

    def judged(self, play: str) -> Answer:
        """How good an answer is; raises NotOffered for one that is not on offer."""
        for answer in self.answers:
            if answer.play == play:
                return answer
        raise NotOffered(play=play, rule="none")

    def wrong(self, what: str, expected: str, found: str) -> BadData:
        """That something in it does not fit."""
        return BadData(where=f"{self.game} problem {self.number}.{what}", expected=expected, found=found)


def read_problem(folder: Path) -> Problem:
    """Read a problem, without playing up to it; raises BadData naming the place that is wrong."""
    path = folder / FILE
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as cause:
        raise BadData(where=str(path), expected="TOML", found=str(cause)) from cause
    number = int(folder.name) if folder.name.isdecimal() else 0
    problem = from_plain(Problem, {**data, "number": number, "folder": str(folder)}, f"{folder.name}/{FILE}")
    if problem.seats.count(YOU) != 1:
        raise problem.wrong("seats", f"one {YOU!r}", repr(problem.seats))
    return problem


@cache
def problems_of(game: Game[Any, Any]) -> tuple[Problem, ...]:
    """The problems of a game in their order: folders called by a number in `problems`, beside its words."""
    folders = [file.parent for file in (home(game) / "problems").glob(f"*/{FILE}") if file.parent.name.isdecimal()]
    return tuple(read_problem(folder) for folder in sorted(folders, key=lambda folder: int(folder.name)))


def problem_at(game: Game[Any, Any], number: int) -> Problem:
    """A problem, which nobody has checked here; raises Refusal if there is none of this number."""
    for problem in problems_of(game):
        if problem.number == number:
            return problem
    raise Refusal("no-problem", game=game.id, number=str(number))


def opened(problem: Problem, game: Game[Any, Any], name: str = "", watched: bool = False) -> Match[Any]:
    """The match at the moment of a problem; raises BadData where the rules no longer lead there.

    If it is `watched`, what comes of later answers has stills for whoever is asked.
    """
    match = reached(problem, game, name)
    _require_asked(problem, match)
    if watched:
        match.watchers = (problem.seat,)
    return match


def reached(problem: Problem, game: Game[Any, Any], name: str = "") -> Match[Any]:
    """The match where the answers before it lead, whatever is asked there."""
    match = _begun(problem, game, name)
    _answer_forced(match)
    for number, play in enumerate(problem.plays.splitlines(), 1):
        ask = match.asks[0] if match.asks else None
        if ask is None or not ask.find(play):
            raise problem.wrong(f"plays line {number}", f"one of those on offer at {_offered(ask)}", play)
        match.answer(ask.seat, play)
        _answer_forced(match)
    return match


def _begun(problem: Problem, game: Game[Any, Any], name: str) -> Match[Any]:
    names = [name if each == YOU and name else each for each in problem.seats]
    seats, begins = len(names), None
    if problem.begins:
        begins = laid(game, problem.options, seats, problem.seed, problem.begins, problem.wrong)
    match: Match[Any] = Match(game, names, problem.options, seeded(problem.seed, seats), begins=begins)
    require_possible(match, problem.wrong)
    return match


def followed(problem: Problem, game: Game[Any, Any], play: str) -> tuple[Match[Any], list[Telling]]:
    """One way that it may go on after an answer: until something is heard, and whoever is asked has a choice again.

    The dice are those of the match, everybody plays by rule of thumb. Raises NotOffered for what cannot be answered.
    """
    match = opened(problem, game, watched=True)
    problem.judged(play)
    match.answer(problem.seat, play)
    heard = last_heard(match, problem.seat)
    others = anybody(STEADY, seeded(problem.seed, 1).key)
    for _ in range(_FOLLOWED):
        ask = match.asks[0] if match.asks else None
        if ask is None or (heard and ask.seat == problem.seat and len(ask.options) > 1):
            break
        match.answer(ask.seat, others.choose(Sight(match.position, ask)).notation)
        heard += last_heard(match, problem.seat)
    return match, heard


def _answer_forced(match: Match[Any]) -> None:
    while match.asks and len(match.asks[0].options) == 1:
        match.answer(match.asks[0].seat, match.asks[0].options[0].notation)


def _require_asked(problem: Problem, match: Match[Any]) -> None:
    ask = match.asks[0] if match.asks else None
    if ask is None or ask.seat != problem.seat:
        raise problem.wrong("seats", f"that {YOU!r} is asked", _offered(ask))
    offered, judged = ({option.notation for option in ask.options}, {answer.play for answer in problem.answers})
    if offered != judged:
        raise problem.wrong("answers", ", ".join(sorted(offered)), ", ".join(sorted(judged)))


def _offered(ask: Ask | None) -> str:
    if ask is None:
        return "nothing, because the match is over"
    return f"{ask.question.kind}: {', '.join(option.notation for option in ask.options)}"


class Asked:
    """A problem in words, for one reader."""

    def __init__(self, problem: Problem, words: Words) -> None:
        self.problem = problem
        self.words = words.beside(Path(problem.folder))

    @property
    def question(self) -> str:
        """What is asked, as a person would put it."""
        return self.words.say("problem")

    @property
    def moment(self) -> str:
        """How things stand."""
        return self.words.aside("problem", "moment")

    @property
    def why(self) -> str:
        """Why the best is best; `$best` and `$usual` are the chances of that and of the rule of thumb's choice."""
        problem = self.problem
        chances = {"best": problem.answers[0].chance, "usual": problem.judged(problem.usual).chance}
        return self.words.aside("problem", "why", **{name: round(100 * each) for name, each in chances.items()})
