"""What there is to read: the shelf with the marks of its words, registers of rules, what can be learned by playing.

None of it changes while a house is open.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from wardroom import shelf
from wardroom.engine import Game, Needs, Refusal, Switch
from wardroom.hall import strangers
from wardroom.house.messages.lessons import FirstGameInfo, GameLessons, LessonLine, ProblemLine
from wardroom.house.messages.people import Problem
from wardroom.house.messages.shelf import GameInfo, LimitInfo, NeedsInfo, RuleInfo, SwitchInfo
from wardroom.house.render import refused
from wardroom.lessons import Coach, lessons_of
from wardroom.lessons.first import first_game, first_notes
from wardroom.lessons.problem import Asked, problems_of
from wardroom.players import USUAL
from wardroom.players import names as bot_names
from wardroom.words import LANGUAGES, Speaker, register, sheets


def games(names: Sequence[str]) -> list[GameInfo]:
    """What can be played."""
    return [game_info(name) for name in names]


def game_info(name: str) -> GameInfo:
    """A game on the shelf."""
    return info_of(shelf.find(name))


def info_of(game: Game[Any, Any]) -> GameInfo:
    """A game, be it over the package's cards or others."""
    marks = {language: sheet.mark for language, sheet in sheets(game).items()}
    switches = list(map(_switch_info, game.switches))
    info = GameInfo(game.id, list(game.players), switches, list(bot_names()), USUAL, marks, has_tables=bool(game.rows))
    if game.id not in shelf.BUILT_IN:
        info.look = strangers.look(game)
        wrong = strangers.trouble(game)
        info.trouble = Problem(wrong.key, refused(wrong).facts) if wrong else None
    return info


def _switch_info(switch: Switch) -> SwitchInfo:
    return SwitchInfo(
        switch.name,
        switch.default,
        switch.usual(unattended=True),
        list(switch.values),
        _needs_info(switch.needs),
        [LimitInfo(value, _needs_info(needs)) for value, needs in switch.limits.items()],
        switch.is_quick,
    )


def _needs_info(needs: Needs) -> NeedsInfo:
    players = None if needs.players is None else list(needs.players)
    others, unless = ({name: list(values) for name, values in each.items()} for each in (needs.others, needs.unless))
    return NeedsInfo(players, others, unless)


def rules_of(game: str, language: str = "", chapters: Sequence[str] = ()) -> list[RuleInfo]:
    """The rule register of a game or some chapters of it, in one language or in all.

    A chapter is the first word of an id. Raises Refusal for a language that nobody speaks here.
    """
    languages = [_spoken(language)] if language else LANGUAGES
    return [
        RuleInfo(
            rule.id,
            {each: rule.title(each) for each in languages},
            {each: rule.tag(each) for each in languages},
            {each: rule.summary(each) for each in languages},
            rule.kind,
        )
        for rule in register(shelf.find(game)).values()
        if not chapters or rule.id.split(".")[0] in chapters
    ]


def tags_of(game: str, language: str) -> dict[str, str]:
    """The short titles of all rules of a game, by id; raises Refusal for a language that nobody speaks here."""
    spoken = _spoken(language)
    return {rule.id: rule.tag(spoken) for rule in register(shelf.find(game)).values()}


# --- what can be learned ----------------------------------------------------------------------------------------------


def lessons(games: Sequence[str], language: str) -> list[GameLessons]:
    """What can be learned by playing."""
    return [_of_game(name, _spoken(language)) for name in games]


def _of_game(name: str, language: str) -> GameLessons:
    game = shelf.find(name)
    words, first = Speaker(language, game), first_game(game)
    lines = [
        LessonLine(each.number, Coach(each, words).title, each.version, each.minutes, len(each.steps))
        for each in lessons_of(game)
    ]
    about = FirstGameInfo(list(first.bots), first.options, first.about(language)) if first else None
    problems = [
        ProblemLine(each.number, Asked(each, words).question, each.version, each.stars) for each in problems_of(game)
    ]
    return GameLessons(name, lines, about, problems)


@lru_cache(50)
def notes(name: str, language: str) -> dict[str, str]:
    """A sentence on each kind of question that somebody meets in their first game."""
    return first_notes(shelf.find(name), _spoken(language))


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("unknown-language", language=language, known=LANGUAGES)
    return language
