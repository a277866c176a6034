"""The switches of all games: each value has words in both languages, and what is not offered has no effect."""

import random
import re
from itertools import islice
from typing import Any

import pytest

from wardroom.engine import BadSetup, Game, Match, Switch, seeded
from wardroom.engine.game import Setting
from wardroom.engine.plain import to_plain
from wardroom.shelf import find, ids
from wardroom.words import LANGUAGES, Speaker

GAMES = [find(name) for name in ids()]
SWITCHES = [pytest.param(game, switch, id=f"{game.id}-{switch.name}") for game in GAMES for switch in game.switches]
RAW = re.compile(r"[_{]|[a-z]\d")
"""What words for people do not look like."""
DECISIONS = 40
"""How long a match is watched for the effect of a switch."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "switch"), SWITCHES)
def test_every_value_has_words_of_its_own(game: Game[Any, Any], switch: Switch, language: str) -> None:
    speaker = Speaker(language, game)
    told = [speaker.setting(switch.name, value) for value in switch.values]
    assert all(told)
    assert len(set(told)) == len(told)
    assert not any(words.isdigit() or RAW.search(words) for words in told)
    assert language == "en" or not {str(value) for value in switch.values} & set(told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_usual_switches_go_with_every_number_of_players(game: Game[Any, Any]) -> None:
    for seats in game.players:
        assert _played(game, game.configure({}, seats), seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_not_offered_has_no_effect(game: Game[Any, Any]) -> None:
    """With each number of players: a value of a switch that is not offered beside the usual ones changes nothing."""
    for seats in game.players:
        usual = game.configure({}, seats)
        plain = _played(game, usual, seats)
        for switch in game.switches:
            for value in islice(_withheld(switch, usual, seats), 1):
                assert _played(game, {**usual, switch.name: value}, seats) in (None, plain), (switch.name, value, seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_offered_can_be_played(game: Game[Any, Any]) -> None:
    """With each number of players there is a choice in every switch that is offered beside the usual ones."""
    for seats in game.players:
        usual = game.configure({}, seats)
        for switch in game.switches:
            offered = [value for value in switch.offered(usual, seats) if value != usual[switch.name]]
            refused = [value for value in offered if not _is_possible(game, {**usual, switch.name: value}, seats)]
            assert not offered or refused != offered, (switch.name, seats)


def test_switches_that_need_others_are_offered_with_them() -> None:
    kaiser = find("kaiser")
    switches = {switch.name: switch for switch in kaiser.switches}
    usual = kaiser.configure({}, 4)
    assert not switches["no_breakout"].offered(usual, 4)
    assert switches["no_breakout"].offered({**usual, "beyond_1914": True}, 4)
    assert not switches["no_breakout"].offered({**usual, "beyond_1914": True}, 3)
    assert switches["phantom"].offered(usual, 1)
    assert not switches["phantom"].offered(usual, 2)


def test_values_that_the_table_is_too_small_for_are_not_offered() -> None:
    youngest = next(switch for switch in find("nassau").switches if switch.name == "youngest")
    assert youngest.offered({}, 3) == (1, 2, 3)
    assert youngest.offered({}, 5) == (1, 2, 3, 4, 5)


def test_a_battle_is_offered_to_as_many_captains_as_it_has_room_for() -> None:
    battles = find("cannoni").switches[0]
    assert "duel_1813" not in battles.offered({}, 3)
    assert "triangular_war_1812" in battles.offered({}, 3)
    assert "own" not in battles.offered({}, 2)


def _withheld(switch: Switch, usual: dict[str, Setting], seats: int) -> list[Setting]:
    offered = switch.offered(usual, seats)
    values = [value for value in switch.values if value not in offered and value != usual[switch.name]]
    random.Random(switch.name).shuffle(values)
    return values


def _is_possible(game: Game[Any, Any], options: dict[str, Setting], seats: int) -> bool:
    try:
        game.configure(options, seats)
    except BadSetup:
        return False
    return True


def _played(game: Game[Any, Any], options: dict[str, Setting], seats: int) -> object:
    """What happens in the first decisions of a match by random play; None where it is refused."""
    if not _is_possible(game, options, seats):
        return None
    match: Match[Any] = Match(game, tuple(f"P{seat}" for seat in range(seats)), options, seeded("effect", seats))
    luck = random.Random(1)
    for _ in range(DECISIONS):
        if match.is_over:
            break
        ask = match.asks[0]
        match.answer(ask.seat, luck.choice(ask.options).notation)
    return [(line.play, to_plain(line.told)) for line in match.log]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_way_to_play_has_a_goal(game: Game[Any, Any], language: str) -> None:
    speaker = Speaker(language, game)
    goals = {
        speaker.goal({**game.configure({}, seats), switch.name: value}, seats)
        for seats in game.players
        for switch in game.switches
        for value in switch.values
    }
    assert all(goal.endswith(".") and "{" not in goal for goal in goals)
    beginning = {"en": "Your goal: ", "it": "Lo scopo: "}[language]
    assert all(goal.startswith(beginning) for goal in goals)


def test_the_goal_is_that_of_the_way_to_play() -> None:
    kaiser, modern = Speaker("en", find("kaiser")), Speaker("en", find("modern"))
    assert "phantom" in kaiser.goal(find("kaiser").configure({}, 1), 1)
    assert "partner" in kaiser.goal(find("kaiser").configure({"teams": True}, 4), 4)
    assert "80" in modern.goal(find("modern").configure({"campaign": "medium"}, 2), 2)
    assert "Hercules" in modern.goal(find("modern").configure({"scenario": "falkland-express"}, 2), 2)
