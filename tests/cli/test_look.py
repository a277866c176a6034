"""What a reader is shown of a match can be taken at its word."""

import re
from collections.abc import Iterable

import pytest

from wardroom.cli.look import Look
from wardroom.cli.screen import Screen
from wardroom.engine.testkit import Trial, switches
from wardroom.shelf import BUILT_IN, find
from wardroom.words import LANGUAGES, Speaker

_BRACKET = re.compile(r"\[([^]]*)\](?: \d+ %| under 1 %| over 99 %| meno dell'1 %| più del 99 %)?$")


class Noted(Screen):
    """A screen that remembers the choices it showed."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def choices(self, rows: Iterable[tuple[str, ...]], plain: Iterable[str]) -> None:
        self.lines = list(plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_what_stands_in_brackets_may_be_typed(game: str, language: str) -> None:
    rules, screen, tried = find(game), Noted(), 0
    players = rules.players[-1]
    trial = Trial(rules, players, 1, switches(rules, players, 1), every=17)
    for match in trial.moments():
        for ask in match.asks:
            Look(match, Speaker(language, rules, match.names, ask.seat), screen).options(ask)
            shown = [_BRACKET.search(line) for line in screen.lines]
            assert [ask.find(bracket[1]) if bracket else None for bracket in shown] == list(ask.options)
            tried += 1
        if tried > 60:
            break
    assert tried > 2
