"""Problems from games of bots: moments where one answer is clearly best, and the rule of thumb does not see it.

A bot that looks ahead plays all seats. Where it departs from the rule of thumb for much, all that is on offer is tried
in worlds that are imagined for the seat, and once more in four times as many others. What is still the best by more
than its errors is a problem.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import fsum
from typing import Any

from wardroom.engine import Ask, Dice, Game, Option, Position, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.lab.crew import Crew
from wardroom.lab.kept import carry_out
from wardroom.lab.simulate import LONGEST, Experiment
from wardroom.lessons.lesson import YOU
from wardroom.lessons.problem import CLEARLY, Answer, Problem, reached
from wardroom.players import Sight
from wardroom.players.analysis.story import Moment
from wardroom.players.analysis.weighing import Weighing, lead_of
from wardroom.players.bots import Thinking
from wardroom.players.trying import Budget
from wardroom.shelf import find

_MOST = 14
"""More answers than that nobody weighs in their head."""
_TEMPTING = 0.05
"""The least by which the first look has to depart from the rule of thumb."""
_CLEAR = 0.04
"""The least by which the best is better than the rule of thumb's choice."""
_OPEN = (0.12, 0.97)
"""The chances of winning between which anything is at stake."""
_FOREVER = 1e9
_BATCH = 8
FURTHER = 4
"""So many times as many worlds, and others, have to agree."""


@dataclass(slots=True)
class Draft:
    """A moment that makes a problem: what led there, who is asked what, and what the answers are worth."""

    seat: int
    kind: str
    plays: list[str]
    answers: list[Answer]
    usual: str

    @property
    def lead(self) -> float:
        """By how much the best is better than the rule of thumb's choice."""
        return next(answer.behind for answer in self.answers if answer.play == self.usual)

    @property
    def stars(self) -> int:
        """How hard it is: the less the best stands out, and the more is on offer, the harder."""
        return 1 + (self.lead < 0.12) + (self.lead < 0.07 or len(self.answers) > 6)


@dataclass(slots=True)
class Found:
    """What one game has brought."""

    number: int
    drafts: list[Draft] = field(default_factory=list)
    has_failed: bool = False


@dataclass(frozen=True, slots=True)
class Search:
    """The games in which problems are looked for, and how thoroughly."""

    game: str
    seats: int
    options: Mapping[str, Setting]
    seed: str
    trials: int
    """Of whoever plays, at every decision."""
    worlds: int
    """In which all answers are tried at first."""
    whole: bool = False
    """Whether they are tried to the end of the game, and not as far as the bots look ahead."""

    def find(self, number: int) -> Found:
        """The problems of one game, at most one for each kind of question."""
        found = Found(number)
        try:
            best: dict[str, Draft] = {}
            for draft in self._drafts(number):
                if draft.kind not in best or best[draft.kind].lead < draft.lead:
                    best[draft.kind] = draft
            found.drafts = list(best.values())
        except Exception:
            found.has_failed = True
        return found

    def seed_of(self, number: int) -> str:
        """The seed of the dice of one game."""
        return f"{self.seed} {number}"

    def _drafts(self, number: int) -> Iterator[Draft]:
        experiment = Experiment(self.game, ("",) * self.seats, self.options, self.seed)
        position, plays = Position(*experiment.set_up(number)), list[str]()
        for decision in range(LONGEST):
            if not position.asks:
                return
            ask, key = position.asks[0], f"{self.seed} {number} {decision}"
            option = ask.options[0]
            if len(ask.options) > 1:
                option, usual, is_tempting = self._look(position, ask, key)
                if is_tempting and (draft := self._judged(position, ask, usual, plays, key)):
                    yield draft
                plays.append(option.notation)
            position.answer(ask.seat, option)

    def _look(self, position: Position[Any], ask: Ask, key: str) -> tuple[Option, Option, bool]:
        """What is chosen after some thought, what the rule of thumb says, and whether they are far apart."""
        sight = Sight(position, ask)
        source = Stream(seeded(f"{key} look", 1).key)
        usual = usual_of(position, ask, seeded(f"{key} usual", 1).key)
        best, *others = Thinking(Budget(self.trials, _FOREVER)).player(source).weigh(sight)
        behind = next((best.chance - each.chance for each in others if each.option == usual and each.tries), 0.0)
        is_open = _OPEN[0] <= best.chance <= _OPEN[1] and len(ask.options) <= _MOST
        return best.option, usual, is_open and behind >= _TEMPTING

    def _judged(self, position: Position[Any], ask: Ask, usual: Option, plays: Sequence[str], key: str) -> Draft | None:
        rough = judge(position, ask, self.seats, self.worlds, f"{key} rough", self.whole)
        if not _is_clear(rough, usual):
            return None
        answers = judge(position, ask, self.seats, FURTHER * self.worlds, f"{key} fine", self.whole)
        if not _is_clear(answers, usual) or answers[0].play != rough[0].play:
            return None
        return Draft(ask.seat, ask.question.kind, list(plays), answers, usual.notation)


def search(asked: Search, games: Sequence[int], most: int, crew: Crew) -> Iterator[tuple[int, Draft]]:
    """The numbers of games, in their order, and what makes a problem in them; of one kind of question at most so many.

    The games are played a few at a time, so that whoever has enough may stop.
    """
    seen: Counter[str] = Counter()
    for first in range(0, len(games), _BATCH):
        for found in carry_out(crew, asked.find, games[first : first + _BATCH], largest=1):
            for draft in found.drafts:
                seen[draft.kind] += 1
                if seen[draft.kind] <= most:
                    yield found.number, draft


def usual_of(position: Position[Any], ask: Ask, key: bytes) -> Option:
    """What the rule of thumb says, by what the seat knows."""
    source = Stream(key)
    world = position.imagine(ask.seat, source)
    imagined = world.ask_of(ask.seat)
    assert imagined is not None
    return position.game.judgement.choose(world.state, imagined, Dice(source))


def judge(position: Position[Any], ask: Ask, seats: int, worlds: int, key: str, whole: bool = False) -> list[Answer]:
    """All answers, tried in the same worlds as the seat imagines them; the best first.

    They are played on as far as the bots look ahead, or the `whole` game to its end.
    """
    judgement = position.game.judgement
    sides = judgement.sides(position.state, seats)
    side = next(at for at, each in enumerate(sides) if judgement.serves(position.state, ask) in each)
    moment = Moment(0, position, ask, ask.options[0], side, has_luck=True)
    rows = Weighing(moment, sides, Stream(seeded(key, 1).key), LONGEST if whole else None).trials(ask.options, worlds)
    means = [fsum(column) / worlds for column in zip(*rows, strict=True)]
    top = means.index(max(means))
    ranked = sorted(enumerate(ask.options), key=lambda each: (each[0] != top, means[top] - means[each[0]]))
    return [_answer(option, means[at], [row[top] - row[at] for row in rows]) for at, option in ranked]


def _answer(option: Option, chance: float, behind: Sequence[float]) -> Answer:
    lead = lead_of(behind)
    is_same = not any(behind)
    return Answer(option.notation, round(chance, 3), round(lead.value, 3), 0.0 if is_same else round(lead.error, 4))


def _is_clear(answers: Sequence[Answer], usual: Option) -> bool:
    """Whether the rule of thumb errs, and few answers are good: less than half of them."""
    mine = next(answer for answer in answers if answer.play == usual.notation)
    is_wrong = mine.behind >= max(_CLEAR, 1.5 * CLEARLY * mine.error)
    good = sum(answer.is_good for answer in answers)
    return is_wrong and 2 * good <= len(answers)


_NAMES = ("Bruno", "Carla", "Dora", "Enzo", "Fausta")


def written(asked: Search, number: int, draft: Draft, made: str) -> str:
    """A draft as `problem.toml`; the rules to cite are for whoever writes the words."""
    names = list(_NAMES[: asked.seats - 1])
    names.insert(draft.seat, YOU)
    usual = find(asked.game).configure({}, asked.seats)
    options = {name: value for name, value in asked.options.items() if usual[name] != value}
    fields = {
        "game": asked.game,
        "version": 1,
        "stars": draft.stars,
        "seats": names,
        "seed": asked.seed_of(number),
        "usual": draft.usual,
        "worlds": FURTHER * asked.worlds,
        "made": made,
        "rules": list[str](),
        **({"whole": True} if asked.whole else {}),
    }
    plays = "".join(f"{play}\n" for play in draft.plays)
    return "\n".join(
        [
            *(f"{name} = {_toml(value)}" for name, value in fields.items()),
            f"plays = '''\n{plays}'''",
            *(["", "[options]", *(f"{name} = {_toml(value)}" for name, value in options.items())] if options else ()),
            answered(draft.answers),
        ]
    )


_ANSWERS = "\n[[answers]]\n"


def answered(answers: Sequence[Answer]) -> str:
    """Answers as they stand at the end of `problem.toml`."""
    return "".join(f"{_ANSWERS}{_lines(answer)}\n" for answer in answers)


def judged(problem: Problem, game: Game[Any, Any], text: str) -> str:
    """The `problem.toml` of a problem that was laid out by hand, with all its answers judged as they are on offer."""
    match = reached(problem, game)
    ask = match.position.ask_of(problem.seat)
    if ask is None:
        raise problem.wrong("seats", f"that {YOU!r} is asked", "another")
    key = f"{game.id} {problem.number}"
    answers = judge(match.position, ask, len(problem.seats), problem.worlds, key, problem.whole)
    return text.partition(_ANSWERS)[0].rstrip("\n") + "\n" + answered(answers)


def _lines(answer: Answer) -> str:
    told = {name: value for name, value in asdict(answer).items() if value or name in {"play", "chance"}}
    return "\n".join(f"{name} = {_toml(value)}" for name, value in told.items())


def _toml(value: object) -> str:
    """What JSON and TOML write alike: texts, numbers, yes and no, lists of them."""
    return json.dumps(value, ensure_ascii=False)
