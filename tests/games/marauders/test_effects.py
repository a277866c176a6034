"""19-26 What rows name: the pool and its explanations agree, and an owner's captains and cards are played by them."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from importlib.resources import files

import pytest

from tests.games.marauders import board as boards
from tests.games.marauders.board import Board
from tests.games.marauders.test_cards import TEXTS
from wardroom.engine.effects import pool
from wardroom.games.marauders import GAME, Marauders
from wardroom.games.marauders.effects import MaraudersEffect
from wardroom.games.marauders.rules.tavern import SeekRumor
from wardroom.words import Speaker, explanations, register
from wardroom.words.speaker import LANGUAGES

POOL = {effect.kind: effect for kind in MaraudersEffect.__subclasses__() for effect in pool(kind).values()}

# --- the pool ---------------------------------------------------------------------------------------------------------


def test_every_effect_is_explained_with_all_its_facts_and_nothing_else_is() -> None:
    explained = explanations(GAME)
    assert explained.keys() == POOL.keys()
    for name, effect in POOL.items():
        facts = {field.name for field in fields(effect)}
        for text in (explained[name].en, explained[name].it):
            assert {fact for fact in facts if f"{{{fact}}}" in text} == facts == set(explained[name].facts), name


def test_every_effect_is_played_by_a_paragraph_that_there_is() -> None:
    assert {effect.rule for effect in POOL.values()} <= register(GAME).keys()


def test_every_effect_is_named_by_a_row_of_the_package() -> None:
    named = {type(effect).kind for effects in GAME.cards.effects.values() for effect in effects}
    named |= {goal.kind for goal in GAME.cards.goals.values()} | {claim.kind for claim in GAME.cards.claims.values()}
    assert named == POOL.keys()


def test_cards_of_the_package_have_paragraphs_of_their_own() -> None:
    cards, rules = GAME.cards, register(GAME)
    assert set(cards.rule_of.values()) <= rules.keys()
    assert cards.rule_of["ann_hawley"] == "captain.ann_hawley"
    assert cards.rule_of["bosun.2"] == cards.rule_of["bosun"] == "glorycard.bosun"
    assert cards.rule_of["ev_fog"] == "event.fog" and cards.rule_of["refinery"] == "missioncard.refinery"


def test_no_rule_knows_a_captain_a_card_or_a_port_by_its_id() -> None:
    cards = GAME.cards
    ids = {*cards.captains, *cards.events, *cards.rumors, *cards.missions, *cards.glory, *cards.weapons, *cards.zones}
    ids |= cards.modifications.keys()
    for part in ("rules", "bots"):
        for module in (files("wardroom.games.marauders") / part).iterdir():
            text = module.read_text("utf-8") if module.name.endswith(".py") else ""
            found = {card for card in ids if f'"{card}"' in text}
            assert found <= {"smuggler"}, module.name  # what is noted of a turn is called that, too


# --- cards of one's own -----------------------------------------------------------------------------------------------

Rows = Mapping[str, Mapping[str, str]]


def game_with(rows: Rows) -> Marauders:
    """The game with rows of an owner in the place of some of its own, by file and by the id of the old row."""
    texts = {}
    for file, changes in rows.items():
        lines = TEXTS[file].splitlines()
        texts[file] = "\n".join(changes.get(line.split(",")[0], line) for line in lines)
    return GAME.with_tables(texts)


@pytest.fixture
def play_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[Rows], Marauders]:
    """Boards are laid out for the game with an owner's rows."""

    def change(rows: Rows) -> Marauders:
        game = game_with(rows)
        monkeypatch.setattr(boards, "GAME", game)
        return game

    return change


OWN_CAPTAIN = "anne_bonny,Anne Bonny,eng,port_royal,3,3,2,2,Quick tongue,Lingua svelta,public,"


def test_an_own_captain_is_played_by_the_effects_of_the_row(play_with: Callable[[Rows], Marauders]) -> None:
    effects = "free-recruits; skill-dice skill=seamanship dice=2; ship-discount gold=4"
    game = play_with({"captains.csv": {"ann_hawley": OWN_CAPTAIN + effects}})
    board = Board()
    board.captain(0, "anne_bonny", "frigate", "havana", in_port=True, areas=[3, 3, 3, 1, 3])
    board.ashore()
    board.answer("recruit")
    assert board.player().areas[3] == 3
    assert game.view(board.state, None).players[0].skills["seamanship"] == 5
    assert game.view(board.state, None).players[0].rule == "captain.jeanne_corbeau"
    for language in LANGUAGES:
        assert Speaker(language, game).say("table-captain", captain="anne_bonny", nation="eng").startswith("Anne Bonny")


def test_an_own_glory_card_is_played_by_the_effect_of_the_row(play_with: Callable[[Rows], Marauders]) -> None:
    row = "press_gang,Press gang,Reclutamento forzato,own_turn,2,public,extra-moves moves=2"
    play_with({"glory.csv": {"second_watch": row}})
    board = Board()
    board.captain(0, zone="havana", hand=["press_gang"])
    board.act()
    board.answer("play press_gang.1")
    assert (board.state.turn.moves, board.state.turn.actions) == (2, 3)
    assert board.state.glory.discards == ["press_gang.1"]


def test_an_own_specialist_may_have_what_a_captain_of_the_package_has(play_with: Callable[[Rows], Marauders]) -> None:
    row = "old_salt,Old salt,Lupo di mare,specialist,2,public,raid-reroll; nimble maneuver=1"
    game = play_with({"glory.csv": {"cook": row}})
    board = Board()
    board.captain(0, zone="havana", specialists=["old_salt"])
    board.merchant("havana", "fra")
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant havana")
    board.top("cargo", "rum_1", "rum_2", "rum_5")
    board.roll(1, 1)
    board.answer("raid fra")
    assert board.options == ["pass", "reroll-with old_salt"]
    assert game.view(board.state, None).players[0].maneuver == 5


def test_a_card_of_the_package_that_does_something_else_loses_its_paragraph() -> None:
    row = "fair_wind,Fair wind,Vento in poppa,own_turn,2,proposed,theft gold=3"
    other = game_with({"glory.csv": {"fair_wind": row}})
    assert other.cards.rule_of["fair_wind"] == "glorycard.night_thief"
    assert GAME.cards.rule_of["fair_wind"] == "glorycard.fair_wind"


def test_of_two_prices_for_a_rumor_the_lower_counts(play_with: Callable[[Rows], Marauders]) -> None:
    play_with({"captains.csv": {"ann_hawley": OWN_CAPTAIN + "rumor-price gold=1"}})
    for port, price in (("curacao", 0), ("havana", 1)):
        board = Board()
        board.captain(0, "anne_bonny", zone=port, in_port=True)
        board.ashore()
        assert [option.gold for option in board.ask.options if isinstance(option, SeekRumor)] == [price]
