"""The check of a problem: the rules still lead there, it is one, and everything that can be said of it is there."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from wardroom.engine import Game
from wardroom.lessons.check import keys_of
from wardroom.lessons.problem import Problem, opened, problem_at
from wardroom.words import LANGUAGES, register
from wardroom.words.speaker import read_words

_WORDS = {"problem", "problem.moment", "problem.why"}


@cache
def find_problem(game: Game[Any, Any], number: int) -> Problem:
    """A problem that can be put; raises Refusal if there is none of this number, and BadData if it does not fit."""
    problem = problem_at(game, number)
    check_problem(problem, game)
    return problem


def check_problem(problem: Problem, game: Game[Any, Any]) -> None:
    """Raises BadData naming the first thing that is wrong: the way there, what is on offer, the rules, the words."""
    opened(problem, game)
    if not problem.answers[0].is_good or problem.judged(problem.usual).is_good:
        raise problem.wrong("answers", "a best one first that the rule of thumb does not see", problem.usual)
    known = register(game)
    for rule in problem.rules:
        if rule not in known:
            raise problem.wrong("rules", "a rule of the register", rule)
    for language in LANGUAGES:
        _require_words(problem, language)


def _require_words(problem: Problem, language: str) -> None:
    path = Path(problem.folder) / f"{language}.ftl"
    messages = [entry for entry in read_words(path).body if isinstance(entry, ast.Message)]
    written = {key for message in messages for key in keys_of(message)}
    for key in sorted(_WORDS ^ written):
        raise problem.wrong(path.name, f"{', '.join(sorted(_WORDS))} and nothing else", key)
