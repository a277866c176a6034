"""The command `options`: the switches of a game, what they do, and what is typed for each value."""

from collections.abc import Iterator

from wardroom.cli.arguments import GameName, Lang, Players, typed
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.cli.seating import require_players
from wardroom.engine import Switch
from wardroom.shelf import find
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken


def options(game: GameName, players: Players = None, lang: Lang = None) -> None:
    """Show the options of a game, or those that have an effect with so many players, and how to set them."""
    chosen = find(game)
    require_players(chosen, players)
    screen, words = Screen(), Speaker(language(lang), chosen)
    for switch in chosen.switches:
        if players is None or switch.needs.players is None or players in switch.needs.players:
            title = words.say(f"switch-{switch.name}")
            screen.line(words.say("setting-line", name=Spoken(switch.name), title=title), "bold")
            screen.line(words.aside(f"switch-{switch.name}", "about"))
            for told in _values(switch, words):
                screen.item(told)


def _values(switch: Switch, words: Speaker) -> Iterator[str]:
    """Each value as it is typed, with its words; numbers that share their words make one line."""
    numbers = [value for value in switch.values if type(value) is int and value]
    for value in switch.values:
        if type(value) is not int or not value:
            usual = "yes" if value == switch.default else "no"
            told = words.setting(switch.name, value)
            yield words.say("setting-value", value=Spoken(typed(value)), words=Spoken(told), usual=usual)
    if numbers:
        default = str(switch.default) if switch.default in numbers else "none"
        yield words.say("setting-numbers", values=_spans(numbers), usual=Spoken(default))


def _spans(numbers: list[int]) -> tuple[str, ...]:
    """Numbers as people write them: neighbours as `13-99`, the others one by one."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return tuple(Spoken(f"{span[0]}-{span[-1]}" if len(span) > 1 else span[0]) for span in spans)
