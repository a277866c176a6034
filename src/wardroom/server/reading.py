"""What there is to read: the games on the shelf with the marks of their words, and the registers of their rules."""

from collections.abc import Sequence

from wardroom import shelf
from wardroom.engine import Needs, Refusal, Switch
from wardroom.house.messages import GameInfo, LimitInfo, NeedsInfo, Problem, RuleInfo, SwitchInfo
from wardroom.house.render import refused
from wardroom.players import USUAL
from wardroom.players import names as bot_names
from wardroom.server import strangers
from wardroom.words import LANGUAGES, register, sheets


def games(names: Sequence[str]) -> list[GameInfo]:
    """What can be played."""
    return [game_info(name) for name in names]


def game_info(name: str) -> GameInfo:
    """A game on the shelf."""
    game = shelf.find(name)
    marks = {language: sheet.mark for language, sheet in sheets(game).items()}
    switches = list(map(_switch_info, game.switches))
    info = GameInfo(name, list(game.players), switches, list(bot_names()), USUAL, marks)
    if name not in shelf.BUILT_IN:
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


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("unknown-language", language=language, known=LANGUAGES)
    return language
