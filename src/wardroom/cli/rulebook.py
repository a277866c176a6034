"""The rule register and the effects of cards on the screen."""

from typing import Any

from wardroom.cli.screen import Screen
from wardroom.engine import Game, Refusal
from wardroom.words import LANGUAGES, Rule, Speaker, explanations, register


def chapter(game: Game[Any, Any], asked: str) -> list[Rule]:
    """The rule with this id and those below it, or those with this title; raises Refusal if there are none."""
    rules = register(game).values()
    found = [rule for rule in rules if rule.id == asked or rule.id.startswith(f"{asked}.")]
    found = found or [rule for rule in rules if asked.casefold() in {rule.title(each).casefold() for each in LANGUAGES}]
    if not found:
        raise Refusal("unknown-rule", rule=asked, game=game.id)
    return found


def show_rules(screen: Screen, words: Speaker, game: Game[Any, Any], asked: str) -> None:
    """A rule and those below it, whole."""
    for rule in chapter(game, asked):
        screen.line(words.say("rule-line", id=rule.id, title=rule.title(words.language)), "bold")
        screen.line(rule.summary(words.language))


def list_rules(screen: Screen, words: Speaker, rules: list[Rule]) -> None:
    """Some rules as a table."""
    columns = [words.say(f"rule-{column}") for column in ("id", "title", "summary", "kind")]
    language = words.language
    rows = [(rule.id, rule.title(language), rule.summary(language), rule.kind) for rule in rules]
    screen.table(columns, rows)


def list_effects(screen: Screen, words: Speaker, game: Game[Any, Any]) -> None:
    """What rows of the game's tables may name, with its facts, and what it does."""
    effects = explanations(game)
    if not effects:
        screen.line(words.say("effects-none", game=game.id))
    for name, effect in effects.items():
        screen.line(" ".join((name, *(f"{fact}={fact.upper()}" for fact in effect.facts))), "bold")
        screen.line(effect.text(words.language))
