"""Tables that cannot be opened: each is refused with a reason of its own, and with the facts that explain it."""

import pytest

from wardroom.engine import BadSetup, Dice, Match, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.words.speaker import Speaker


def refusal(players: int, **switches: object) -> BadSetup:
    with pytest.raises(BadSetup) as refused:
        GAME.configure(switches, players)  # type: ignore[arg-type]
    return refused.value


@pytest.mark.parametrize("players", [0, 5, 6, -1])
def test_one_to_four_players(players: int) -> None:
    refused = refusal(players)
    assert refused.key == "bad-players"
    assert refused.facts == {"game": "kaiser", "players": players, "allowed": (1, 2, 3, 4)}


@pytest.mark.parametrize("name", ["", "Coal", "coals", "solo", "player", "6.1"])
def test_unknown_switches(name: str) -> None:
    refused = refusal(2, **{name: True})
    assert (refused.key, refused.facts["switch"]) == ("unknown-switch", name)
    assert "coal" in str(refused.facts["known"])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("coal", 1),
        ("coal", "yes"),
        ("coal", None),
        ("deck", 100),
        ("deck", 12),
        ("deck", -40),
        ("deck", True),
        ("deck", "40"),
        ("deck", 40.0),
        ("first", "seat"),
        ("first", False),
        ("phantom", "worst"),
        ("phantom_keeps", True),
        ("expansion", 0),
        ("teams", []),
    ],
)
def test_values_that_a_switch_does_not_have(name: str, value: object) -> None:
    refused = refusal(4, **{name: value})
    assert refused.key == "bad-switch"
    assert (refused.facts["switch"], refused.facts["value"]) == (name, str(value))


@rule("kaiser", "4.0")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_teams_are_for_four(players: int) -> None:
    assert refusal(players, teams=True).key == "kaiser-teams"
    assert GAME.configure({"teams": True}, 4)["teams"] is True


@pytest.mark.parametrize("players", [3, 4])
def test_tournament_beyond_1914(players: int) -> None:
    refused = refusal(players, tournament=True, beyond_1914=True)
    assert (refused.key, refused.facts) == ("kaiser-tournament-1914", {"players": players})


@pytest.mark.parametrize(
    ("players", "beyond"), [(1, True), (2, True), (3, True), (4, False), (1, False), (2, False), (3, False)]
)
def test_breakout_cards(players: int, beyond: bool) -> None:
    assert refusal(players, no_breakout=True, beyond_1914=beyond).key == "kaiser-no-breakout"


@pytest.mark.parametrize(
    ("players", "deck", "switches", "least", "most"),
    [
        (1, 90, {}, 13, 87),
        (1, 90, {"expansion": False}, 13, 87),
        (4, 90, {"expansion": False, "no_breakout": True, "beyond_1914": True}, 25, 88),
    ],
)
def test_decks_that_do_not_suit_the_table(
    players: int, deck: int, switches: dict[str, Setting], least: int, most: int
) -> None:
    refused = refusal(players, deck=deck, **switches)
    assert refused.key == "kaiser-deck"
    assert refused.facts == {"deck": deck, "least": least, "most": most}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_deck_that_is_not_refused_outlasts_the_deal(players: int) -> None:
    least, most = 6 * max(2, players) + 1, 87 if players == 1 else 99
    for deck in (0, least, least + 1, 41, most - 1, most):
        sea = GAME.setup(GAME.configure({"deck": deck}, players), players, Dice(Stream(b"deck")))
        assert len(sea.deck) >= 1
        assert len(sea.removed) >= 1


def test_a_refused_table_is_not_opened() -> None:
    with pytest.raises(BadSetup):
        Match(GAME, ["Anne", "Bart"], {"teams": True}, seeded(1, 2))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("players", "switches"),
    [
        (5, {}),
        (2, {"coals": True}),
        (2, {"deck": 100}),
        (4, {"deck": 24}),
        (2, {"choose_ships": True}),
        (2, {"teams": True}),
        (3, {"tournament": True, "beyond_1914": True}),
        (3, {"no_breakout": True}),
        (1, {"deck": 90}),
    ],
)
def test_every_refusal_has_words(players: int, switches: dict[str, Setting], language: str) -> None:
    problems: list[str] = []
    said = Speaker(language, GAME, problems=problems).refusal(refusal(players, **switches))
    assert said
    assert problems == []
