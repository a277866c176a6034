"""3.0, 3.1 A turn: how many cards, against whom, what is discarded, drawn and refilled, what everybody may see."""

import pytest

from tests.games.kaiser.board import Board, Shown, cast
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.rules.committing import Committed, WhatToCommit
from wardroom.games.kaiser.rules.escapes import InterceptCancelled
from wardroom.games.kaiser.rules.forces import Joined, Removed
from wardroom.games.kaiser.rules.reactions import AnswerIntercept
from wardroom.games.kaiser.rules.resolving import WhatNext
from wardroom.games.kaiser.rules.turn import Discarded, DrewCard, DrewMerchants, OrderOfDiscards, TurnBegan, YouDrew


def ship_names(cards: list[int]) -> list[str]:
    return [GAME.cards.ships[card].id for card in cards]


def card_names(cards: list[int]) -> list[str]:
    return [GAME.cards.actions[card].type for card in cards]


# --- 3.0 turns --------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.0.a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_pass_clockwise(players: int) -> None:
    board = Board(players)
    board.begin(active=1)
    for _ in range(2 * players):
        board.answer("ready")
    turns = [event.player for event in board.events(TurnBegan)]
    assert turns[: players + 1] == [Seat((1 + step) % players) for step in range(players + 1)]


@rule("kaiser", "3.0.a")
def test_the_active_player_attacks_and_the_owner_of_the_target_defends() -> None:
    board = Board(3)
    board.lay(0, german=["emden"], hand=["collier"])
    board.lay(1, merchants=["maria"], hand=["monitor"])
    board.lay(2, merchants=["lovat"], hand=["scuttle"])
    board.begin()
    assert board.ask.seat == 0
    board.answer("0: commit collier", "0: on-ship emden", "0: play collier", "0: aim lovat")
    assert (board.ask.seat, board.ask.question) == (2, AnswerIntercept("lovat", "emden", (10, 8, 4)))


@rule("kaiser", "3.0.b")
def test_a_player_without_german_ships_plays_on() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled", "breakout"])
    board.lay(1, german=["leipzig"], hand=["monitor"])
    board.next_ships("wolf")
    board.begin()
    board.answer("commit recalled")
    assert board.options == ["as-british"]
    board.answer("as-british", "commit breakout", "as-action")
    board.roll(10, "d8:8", 10)
    board.answer("play recalled", "aim leipzig", "1: pass")
    board.roll(10, "d4:4", 9)
    board.answer("play breakout", "discard-rest")
    assert board.facts(Joined, "ship", "player") == [("wolf", 0)]
    assert board.events(DrewCard)[0].player == 0


@rule("kaiser", "3.0.b")
def test_a_player_without_german_ships_reacts() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier"])
    board.lay(1, merchants=["lovat"], hand=["slim_pickings"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "play collier", "aim lovat", "1: react slim_pickings")
    assert board.facts(InterceptCancelled, "target", "card") == [("lovat", "slim_pickings")]


# --- 3.1.1 cards ------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.1.1.a")
def test_any_number_of_cards_may_be_played() -> None:
    hand = ["collier", "intelligence", "wireless_intercept", "second_chance", "damage_control", "scuttle"]
    board = Board(2)
    board.lay(0, german=[board.ship("emden", damage=1), board.ship("wolf", damage=1, low=True)], hand=hand)
    board.lay(1, hand=["monitor"])
    board.discards("trap", "qqq")
    board.begin()
    for card in hand:
        board.answer(f"commit {card}", "as-action")
    assert board.options == ["stop", *(f"play {card}" for card in hand)]
    for card in ("collier", "wireless_intercept", "second_chance"):
        board.answer(f"play {card}")
    board.answer("play damage_control", "aim emden", "play scuttle", "aim wolf", "play intelligence", "look-at-hand 1")
    assert isinstance(board.ask.question, OrderOfDiscards)
    assert len(board.options) == 1 + len(hand)


@rule("kaiser", "3.1.1.a")
def test_no_card_need_be_played() -> None:
    board = Board(2)
    board.lay(0, hand=["collier"])
    board.lay(1, hand=["monitor"])
    board.begin()
    board.answer("ready")
    assert board.state.active == 1
    assert board.events(Committed) == []
    assert board.hand(0)[0] == "collier"


@rule("kaiser", "3.1.1.b")
@pytest.mark.parametrize("played", [0, 1, 2, 3])
def test_the_turn_closes_with_one_card_whatever_was_played(played: int) -> None:
    hand = ["collier", "second_chance", "heavy_weather"]
    board = Board(2)
    board.lay(0, german=["emden"], hand=[*hand, "scuttle"])
    board.lay(1, hand=["monitor"])
    board.deck("trap")
    board.begin()
    for card in hand[:played]:
        board.answer(f"commit {card}", "as-british")
    board.answer("ready", *(["discard-rest"] if played > 1 else []))
    assert len(board.events(DrewCard)) == 1
    assert board.hand(0) == [*hand[played:], "scuttle", "trap"]


@rule("kaiser", "3.1.1.b", "2.2")
def test_only_the_player_sees_the_card_drawn() -> None:
    board = Board(3)
    board.lay(0, hand=["collier"])
    board.lay(1, hand=["monitor"])
    board.deck("trap.2")
    board.begin()
    board.answer("ready")
    drawn = next(told for told in board.told if isinstance(told.event, YouDrew))
    assert drawn.event == YouDrew("trap.2")
    assert [seat for seat in (None, Seat(0), Seat(1), Seat(2)) if drawn.is_for(seat)] == [0]


@rule("kaiser", "3.1.1.c")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    board = Board(2)
    board.lay(1, hand=["monitor"])
    sea = board.state
    sea.players[0].hand, sea.deck = sea.deck[:60], sea.deck[60:]
    board.begin()
    board.answer("ready")
    assert len(sea.players[0].hand) == 61
    assert board.state.discards == []


@rule("kaiser", "3.1.1.d")
def test_friendly_ships_are_the_players_own() -> None:
    board = Board(4, teams=True)
    board.lay(0, german=[board.ship("emden", damage=1, low=True)], hand=["damage_control", "collier", "scuttle"])
    for seat, ship in ((1, "leipzig"), (2, "dresden"), (3, "wolf")):
        board.lay(seat, german=[board.ship(ship, damage=1, low=True)])
    board.begin()
    board.answer(*("commit damage_control", "as-action", "commit collier", "as-action", "commit scuttle", "as-action"))
    board.answer("play collier", "play scuttle")
    assert board.options == ["aim emden"]
    board.answer("aim emden")
    assert "play damage_control" not in board.options
    assert [board.find(ship)[1].low for ship in ("leipzig", "dresden", "wolf")] == [True] * 3


# --- 3.1.2 own ships --------------------------------------------------------------------------------------------------


@rule("kaiser", "3.1.2")
@pytest.mark.parametrize(
    ("card", "how"),
    [
        ("recalled", "as-british"),
        ("collier", "on-ship emden"),
        ("breakdown", "as-action"),
        ("interned", "as-action"),
        ("interrogate", "as-action"),
        ("lay_mines", "lay-mines-from meteor"),
        ("monitor", "as-action"),
        ("rendezvous_missed", "as-action"),
        ("submarine_u", "as-action"),
        ("submarine_uc", "as-action"),
        ("transfer_command", "as-action"),
    ],
)
def test_nobody_attacks_their_own_ships(card: str, how: str) -> None:
    board = Board(2)
    moored = board.ship("iltis", refuge="island_refuge")
    board.lay(0, german=["emden", "meteor", "wolf", moored], merchants=["lovat"], hand=[card, "scuttle"])
    board.lay(1, hand=["qqq"])
    board.begin()
    board.answer(f"commit {card}", how, "ready")
    assert f"play {card}" not in board.options  # the opponent has no ships, and own ones are no targets


@rule("kaiser", "3.1.2")
def test_heavy_weather_spares_its_player() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], merchants=["lovat"], hand=["heavy_weather"])
    board.lay(1, german=["leipzig"], hand=["qqq"])
    board.begin()
    board.answer("commit heavy_weather", "as-action")
    board.roll("d6:1", 10)
    board.answer("play heavy_weather")
    assert [event.ship for event in board.events(Challenged)] == ["leipzig"]


@rule("kaiser", "3.1.2")
def test_scuttle_removes_an_own_ship() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", damage=1)], hand=["scuttle"])
    board.begin()
    board.answer("commit scuttle", "as-action", "play scuttle", "aim emden")
    assert board.facts(Removed, "ship", "card") == [("emden", "scuttle")]


@rule("kaiser", "3.1.2")
def test_pull_the_plug_removes_an_own_ship() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled"])
    board.lay(1, german=["emden"], hand=["pull_the_plug"])
    board.begin()
    board.answer("commit recalled", "as-british", "play recalled", "aim emden", "1: react pull_the_plug")
    assert board.facts(Removed, "ship", "card") == [("emden", "pull_the_plug")]


# --- 3.1.3 limits of attacks ------------------------------------------------------------------------------------------

SHIPS = {
    0: (["emden", "meteor"], ["otaki"]),
    1: (["leipzig", "wolf"], ["lovat", "maria", "dee"]),
    2: (["dresden", "mowe"], ["appam", "hyades", "staut"]),
}


def three_forces(*hand: str) -> Board:
    """Player 0 with a hand, and two opponents with ships of every kind, in refuge too."""
    board = Board(3)
    for seat, (german, merchants) in SHIPS.items():
        board.lay(seat, german=german, merchants=merchants)
    board.lay(1, german=[board.ship("geier", refuge="island_refuge")])
    board.lay(2, german=[board.ship("iltis", refuge="island_refuge")])
    board.lay(0, hand=hand)
    board.begin()
    return board


@rule("kaiser", "3.1.3.a")
@pytest.mark.parametrize(
    ("card", "how", "plays", "dice"),
    [
        ("recalled", "as-british", ["aim leipzig"], (1, "d8:1", 10)),
        ("collier", "on-ship emden", ["aim lovat", "1: no"], (1, "d8:1", "d4:1", "d8:8")),
        (
            "lay_mines",
            "lay-mines-from meteor",
            ["aim-at 1", "aim lovat", "aim maria"],
            (1, "d4:1", "d8:8", 1, "d4:1", "d6:6", 1, "d4:1", "d4:4"),
        ),
        ("submarine_u", "as-action", ["aim lovat"], (1, "d6:1", "d4:1", "d8:8")),
        (
            "submarine_uc",
            "as-action",
            ["mines", "aim-at 1", "aim lovat", "aim maria"],
            ("d8:1", "d4:1", "d8:8", "d8:1", "d4:1", "d6:6", "d8:1", "d4:1", "d4:4"),
        ),
        ("interrogate", "as-action", ["aim wolf"], (1, "d4:1", 10)),
        ("monitor", "as-action", ["aim geier"], (1, "d8:1", "d6:6")),
    ],
)
def test_after_an_attack_all_attacks_hit_the_same_opponent(
    card: str, how: str, plays: list[str], dice: tuple[Shown, ...]
) -> None:
    board = three_forces(card, "submarine_u.2", "interrogate.5", "collier.1" if card != "collier" else "scuttle")
    board.answer(f"commit {card}", how, "commit submarine_u", "as-action", "commit interrogate", "as-action", "ready")
    board.roll(*dice)
    board.answer(f"play {card}", *plays)
    board.answer("play submarine_u")
    assert board.options == ["aim lovat", "aim maria", "aim dee"]
    board.roll(1, "d6:1", "d4:1", "d4:4")
    board.answer("aim dee")
    board.answer("play interrogate")
    assert board.options == ["aim wolf"]


@rule("kaiser", "3.1.3.a")
def test_before_an_attack_every_opponent_may_be_chosen() -> None:
    board = three_forces("recalled", "collier", "interrogate")
    board.answer(
        *("commit recalled", "as-british", "commit collier", "on-ship emden", "commit interrogate", "as-action")
    )
    board.answer("play recalled")
    assert board.options == ["aim leipzig", "aim dresden"]


@rule("kaiser", "3.1.3.a")
def test_an_attack_that_finds_no_target_of_that_opponent_is_lost() -> None:
    board = three_forces("recalled", "interned", "monitor")
    board.state.players[1].german = [board.find("leipzig")[1]]
    board.answer(*("commit recalled", "as-british", "commit interned", "as-british", "commit monitor", "as-action"))
    board.roll(1, "d8:1", 10)
    board.answer("play recalled", "aim leipzig")
    assert isinstance(board.ask.question, OrderOfDiscards)  # Dresden and Iltis belong to the other opponent


@rule("kaiser", "3.1.3.b", "3.2.1.a")
def test_a_ship_takes_one_card_only() -> None:
    board = three_forces("collier", "lay_mines", "scuttle")
    board.answer("commit lay_mines", "lay-mines-from meteor", "commit collier")
    assert board.options == ["as-action", "as-british", "on-ship emden"]
    board.answer("on-ship emden", "commit scuttle")
    assert board.options == ["as-action", "as-british"]


@rule("kaiser", "3.1.3.b")
@pytest.mark.parametrize(("how", "dice"), [("on-ship meteor", "8/6"), ("lay-mines-from meteor", "10/4")])
def test_a_ship_that_has_acted_does_not_act_again(how: str, dice: str) -> None:
    board = Board(2)
    board.lay(0, german=["meteor"], hand=["lay_mines", "recon_aircraft"])
    board.lay(1, merchants=["lovat"], hand=["lay_mines", "monitor"])
    board.begin()
    board.answer("commit lay_mines", how, "commit recon_aircraft", "as-action", "play lay_mines")
    board.roll(*cast(dice, 1, 1), "d8:8")
    if how.startswith("on-ship"):
        board.answer("aim lovat", "1: pass", "1: no")
    else:
        board.answer("1: pass")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft", "commit lay_mines")
    assert board.options == ["as-british"]


@rule("kaiser", "3.1.3.c")
def test_an_enemy_ship_is_intercepted_once() -> None:
    board = three_forces("recalled", "interned", "second_chance")
    board.answer("commit recalled", "as-british", "commit interned", "as-british", "ready")
    board.roll(1, "d8:1", 10)
    board.answer("play recalled", "aim leipzig")
    assert isinstance(board.ask.question, OrderOfDiscards)  # no second intercept of Leipzig


@rule("kaiser", "3.1.3.c")
def test_a_merchant_is_intercepted_once() -> None:
    board = three_forces("collier", "interned", "second_chance")
    board.answer("commit collier", "on-ship emden", "commit interned", "on-ship meteor", "ready")
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("play collier", "aim lovat", "1: no", "play interned")
    assert board.options == ["aim maria", "aim dee"]


@rule("kaiser", "3.1.3.c")
def test_the_intercept_after_an_interrogation_counts() -> None:
    board = three_forces("interrogate", "recalled", "second_chance")
    board.answer("commit interrogate", "as-action", "commit recalled", "as-british", "ready")
    board.roll(10, "d4:1", 1, 1, "d6:1", "d8:8")
    board.answer("play interrogate", "aim wolf")
    assert board.find("wolf")[1].recognised
    board.answer("play recalled")
    assert board.options == ["aim leipzig"]


@rule("kaiser", "3.1.3.c")
def test_a_failed_interrogation_is_no_intercept() -> None:
    board = three_forces("interrogate.1", "interrogate.2", "second_chance")
    board.answer("commit interrogate", "as-action", "commit interrogate", "as-action", "ready")
    board.roll(1, "d4:1", 10)
    board.answer("play interrogate", "aim wolf", "play interrogate")
    assert board.options == ["aim wolf"]


@rule("kaiser", "3.1.3.d")
def test_a_merchant_suffers_one_intercept_and_any_number_of_mines_and_torpedoes() -> None:
    board = Board(2)
    board.lay(0, german=["emden", "meteor"], hand=["collier", "lay_mines", "submarine_u.1", "submarine_u.2"])
    board.lay(1, german=[board.ship("lovat", prize=True)], merchants=["otaki"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit lay_mines", "lay-mines-from meteor")
    board.answer("commit submarine_u", "as-action", "commit submarine_u", "as-action")
    board.roll(1, "d6:1", "d4:1", 10)
    board.answer("play submarine_u", "aim otaki")
    board.roll(1, "d8:1", "d4:1", 10)
    board.answer("play collier", "aim otaki", "1: no")
    board.roll(1, "d4:1", 10)
    board.answer("play lay_mines")
    board.roll(1, "d6:1", "d4:1", 10)
    board.answer("play submarine_u", "aim otaki")
    assert [event.target for event in board.events(Fought)] == ["otaki"] * 4


@rule("kaiser", "3.1.3.d")
@pytest.mark.parametrize("recognised", [False, True])
def test_prizes_are_out_of_reach_of_mines_and_torpedoes(recognised: bool) -> None:
    board = Board(2)
    board.lay(0, german=["meteor"], hand=["lay_mines", "submarine_u", "submarine_uc", "collier"])
    board.lay(1, german=[board.ship("lovat", prize=True, recognised=recognised)])
    board.begin()
    board.answer("commit lay_mines", "lay-mines-from meteor", "commit submarine_u", "as-action")
    board.answer("commit submarine_uc", "as-action", "ready")
    assert isinstance(board.ask.question, OrderOfDiscards)  # none of the three has a target


@rule("kaiser", "3.1.3.e")
@pytest.mark.parametrize(
    ("reaction", "dice"),
    [
        ("slim_pickings", ()),
        ("break_contact", (10, "d4:1", 1)),
        ("amc", (1, "d8:1", "d4:1", 10, 1, "d8:1", 10, "d4:4")),
    ],
)
def test_a_cancelled_or_replaced_intercept_uses_up_target_and_ship(reaction: str, dice: tuple[Shown, ...]) -> None:
    board = Board(2)
    board.lay(0, german=["emden", "leipzig"], hand=["collier", "interned", "recon_aircraft"])
    board.lay(1, merchants=["lovat", "maria"], hand=[reaction, "qqq", "trap"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit interned", "on-ship leipzig", "commit recon_aircraft")
    board.answer("as-action")
    board.roll(*dice)
    board.answer("play collier", "aim lovat", f"1: react {reaction}")
    board.answer("play interned")
    assert board.options == ["aim maria"]
    board.roll(1, "d8:1", "d4:1", "d6:6")
    board.answer("aim maria", "1: pass", "1: no")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft", "commit qqq")
    assert board.options == ["as-british"]


@rule("kaiser", "3.1.3.e")
def test_targets_struck_off_by_slim_pickings_stay_free() -> None:
    board = Board(2)
    board.lay(0, german=["wolf", "emden"], hand=["collier", "good_hunting", "interned"])
    board.lay(1, merchants=["lovat", "maria"], hand=["slim_pickings", "monitor"])
    board.begin()
    board.answer("commit collier", "on-ship wolf", "commit good_hunting", "as-action", "commit interned")
    board.answer("on-ship emden", "play collier", "aim lovat", "join good_hunting", "aim maria")
    board.roll(1, "d8:1", "d6:1", "d8:8")
    board.answer("1: react slim_pickings", "0: aim lovat", "1: pass", "1: no", "play interned")
    assert board.options == ["aim maria"]


# --- 3.1.4 limits of other hostile cards ------------------------------------------------------------------------------

HOSTILE = ["deception", "fog_bank", "recon_aircraft", "rendezvous_missed", "heavy_weather"]


def four_forces(*hand: str) -> Board:
    board = Board(4)
    board.lay(0, german=["emden"], hand=hand)
    for seat, (warship, merchant) in enumerate((("leipzig", "lovat"), ("dresden", "maria"), ("nurnberg", "dee")), 1):
        board.lay(seat, german=[warship], merchants=[merchant], hand=["reflag"])
    board.begin()
    return board


@rule("kaiser", "3.1.4.a")
@pytest.mark.parametrize("card", HOSTILE)
def test_after_an_attack_hostile_cards_hit_that_opponent_and_one_other(card: str) -> None:
    board = four_forces("recalled", card, "breakdown", "second_chance")
    board.answer(
        "commit recalled", "as-british", f"commit {card}", "as-action", "commit breakdown", "as-action", "ready"
    )
    board.roll(1, "d8:1", 10)
    board.answer("play recalled", "aim leipzig", "1: pass", f"play {card}")
    assert board.options == ["aim-at 1", "aim-at 2", "aim-at 3"]
    dice = {"recon_aircraft": ("d1:1",), "rendezvous_missed": (1, 10), "heavy_weather": ("d6:1", 10, "d6:1", 10)}
    board.roll(*dice.get(card, ()))
    board.answer("aim-at 2", "play breakdown")
    expected = ["aim leipzig", "aim dresden"]
    assert board.options == [aim for aim in expected if card != "fog_bank" or aim != "aim dresden"]


@rule("kaiser", "3.1.4.a")
def test_cards_against_the_attacked_opponent_leave_the_other_free() -> None:
    board = four_forces("recalled", "deception", "breakdown", "second_chance")
    board.answer(*("commit recalled", "as-british", "commit deception", "as-action", "commit breakdown", "as-action"))
    board.roll(1, "d8:1", 10)
    board.answer("ready", "play recalled", "aim leipzig", "1: pass", "play deception", "aim-at 1", "play breakdown")
    assert board.options == ["aim leipzig", "aim dresden", "aim nurnberg"]


@rule("kaiser", "3.1.4.b")
@pytest.mark.parametrize("card", HOSTILE)
def test_without_an_attack_hostile_cards_hit_one_opponent(card: str) -> None:
    board = four_forces(card, "breakdown", "second_chance")
    board.answer(f"commit {card}", "as-action", "commit breakdown", "as-action", "ready", "play breakdown")
    assert board.options == ["aim leipzig", "aim dresden", "aim nurnberg"]
    board.roll(1, "d4:1", 10)
    board.answer("aim dresden")
    dice = {"recon_aircraft": ("d1:1",), "rendezvous_missed": (1, 10), "heavy_weather": ("d6:1", 10, "d6:1", 10)}
    board.roll(*dice.get(card, ()))
    board.answer(f"play {card}")  # nobody is asked against whom
    hit = {"deception": "waiting", "fog_bank": "waiting"}.get(card)
    players = board.state.players
    if hit:
        assert [bool(player.waiting) for player in players] == [False, False, True, False]
    elif card == "recon_aircraft":
        assert [len(player.hand) for player in players[1:]] == [1, 0, 1]
    else:
        assert {event.ship for event in board.events(Challenged)} <= {"dresden", "maria"}


@rule("kaiser", "3.1.4.a", "3.1.4.b")
def test_an_opponent_aimed_at_before_the_attack_is_the_one_other() -> None:
    board = four_forces("breakdown", "recalled", "interned", "second_chance")
    board.answer(*("commit recalled", "as-british", "commit breakdown", "as-action", "commit interned", "as-action"))
    board.roll(1, "d4:1", 10)
    board.answer("ready", "play breakdown", "aim nurnberg")
    board.roll(1, "d8:1", 10)
    board.answer("play recalled", "aim leipzig", "1: pass", "play interned")
    assert board.options == ["aim leipzig", "aim nurnberg"]


# --- 3.1.5 discards ---------------------------------------------------------------------------------------------------


def quarrel() -> Board:
    """Player 0 has played two cards and left one, player 1 has reacted twice; now they discard."""
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "recalled", "scuttle", "monitor"])
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=["slim_pickings", "break_contact", "qqq"])
    board.discards("trap")
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit recalled", "as-british", "commit scuttle", "as-action")
    board.answer("ready", "play collier", "aim lovat", "1: react slim_pickings")
    board.roll(10, "d4:1", 1)
    board.answer("play recalled", "aim leipzig", "1: react break_contact")
    return board


@rule("kaiser", "3.1.5.a")
def test_the_active_player_discards_first_then_the_defender_each_in_their_order() -> None:
    board = quarrel()
    assert board.options == ["discard-rest", "discard-next collier", "discard-next recalled", "discard-next scuttle"]
    board.answer("0: discard-next recalled", "0: discard-next scuttle")
    assert board.options == ["discard-rest", "discard-next slim_pickings", "discard-next break_contact"]
    board.answer("1: discard-next break_contact")
    order = ["trap", "recalled", "scuttle", "collier", "break_contact", "slim_pickings"]
    assert card_names(board.state.discards) == order
    assert board.facts(Discarded, "player") == [0, 1]


@rule("kaiser", "3.1.5.a")
def test_nobody_is_asked_in_what_order_to_discard_two_cards_that_are_alike() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["amc.1", "amc.2"])
    board.lay(1, german=["leipzig"])
    board.begin()
    board.answer("commit amc.1", "as-british", "commit amc.2", "on-ship emden", "stop")
    assert card_names(board.state.discards)[-2:] == ["amc", "amc"]
    assert board.events(Discarded)


@rule("kaiser", "3.1.5.a", "3.2.d")
def test_of_cards_that_are_alike_one_is_turned_up_and_one_discarded_next() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["amc.1", "amc.2", "collier"])
    board.lay(1, german=["leipzig"])
    board.begin()
    board.answer("commit amc.1", "as-british", "commit amc.2", "as-british", "commit collier", "as-action")
    assert [option.notation for option in board.ask.options] == ["stop", "play amc.1", "play collier.1"]
    board.answer("stop")
    assert [option.notation for option in board.ask.options] == [
        "discard-rest",
        "discard-next amc.1",
        "discard-next collier.1",
    ]


@rule("kaiser", "3.1.5.a", "3.1.1.b")
def test_the_draw_comes_after_the_discards() -> None:
    board = quarrel()
    board.answer("0: discard-rest")
    assert board.events(DrewCard) == []
    board.answer("1: discard-rest")
    assert [event.player for event in board.events(DrewCard)] == [0]
    kinds = [type(told.event) for told in board.told]
    assert kinds.index(DrewCard) > kinds.index(Discarded)


@rule("kaiser", "3.1.5.b")
def test_committed_cards_that_were_not_played_are_discarded() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", low=True)], hand=["collier", "heavy_weather", "scuttle"])
    board.lay(1, hand=["monitor"])
    board.deck("trap")
    board.begin()
    board.answer("commit collier", "as-action", "commit heavy_weather", "as-action", "ready", "stop", "discard-rest")
    assert card_names(board.state.discards) == ["collier", "heavy_weather"]
    assert board.hand(0) == ["scuttle", "trap"]
    assert board.find("emden")[1].low


@rule("kaiser", "3.1.5.c")
def test_a_card_that_has_become_illegal_is_discarded_without_effect() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", damage=1)], hand=["damage_control", "scuttle", "collier"])
    board.lay(1, hand=["monitor"])
    board.begin()
    board.answer("commit damage_control", "as-action", "commit scuttle", "as-action", "ready")
    assert board.options == ["stop", "play damage_control", "play scuttle"]
    board.answer("play damage_control", "aim emden")
    assert isinstance(board.ask.question, OrderOfDiscards)
    board.answer("discard-rest")
    assert card_names(board.state.discards) == ["damage_control", "scuttle"]
    assert board.is_in_play("emden")


@rule("kaiser", "3.1.5.c")
def test_a_card_on_a_ship_that_entered_a_refuge_is_lost() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "island_refuge", "qqq"])
    board.lay(1, merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit island_refuge", "as-action", "ready")
    board.answer("play island_refuge", "aim emden")
    assert card_names(board.state.discards) == ["collier"]
    assert not board.events(Fought)


@rule("kaiser", "3.1.5.d")
@pytest.mark.parametrize("card", ["deception", "fog_bank"])
def test_deception_and_fog_stay_with_their_victim_until_they_have_worked(card: str) -> None:
    board = Board(3)
    board.lay(0, hand=[card, "trap"])
    board.lay(1, hand=["monitor"])
    board.lay(2, hand=["qqq"])
    board.begin()
    board.answer(f"commit {card}", "as-action", "ready", f"play {card}", "aim-at 2")
    assert board.ask.seat == 1
    assert board.state.discards == []
    victim = board.state.players[2]
    assert (victim.waiting, card_names([victim.waiting_card])) == (card, [card])
    if card == "deception":
        board.roll("d1:1")  # which card of the hand
    board.answer("1: ready", *(["2: discard-rest"] if card == "deception" else []))
    assert card in card_names(board.state.discards)
    assert (victim.waiting, victim.waiting_card) == ("", -1)


@rule("kaiser", "3.1.5.d")
def test_island_refuge_stays_on_its_ship() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["island_refuge", "trap"])
    board.lay(1, hand=["monitor"])
    board.begin()
    board.answer("commit island_refuge", "as-action", "ready", "play island_refuge", "aim emden")
    assert board.state.active == 1
    assert board.state.discards == []
    assert board.find("emden")[1].in_refuge
    board.answer("ready", "ready", "leave-refuge emden")
    assert "island_refuge" in card_names(board.state.discards)


@rule("kaiser", "3.1.5.d")
def test_a_sunk_amc_goes_to_the_pile() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier"])
    board.lay(1, merchants=["lovat"], hand=["amc", "monitor"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "play collier", "aim lovat")
    board.roll(10, "d8:1", "d4:1", 5, 1, "d8:1", 10, "d4:4")
    board.answer("1: react amc")
    assert board.pile(0) == ["amc"]
    assert card_names(board.state.discards) == ["collier"]


@rule("kaiser", "3.1.5.d")
@pytest.mark.parametrize(
    ("dice", "pile", "discards"),
    [
        ((10, "d4:1", 1, "d8:8", "d4:1", "d6:4", "d8:1", "d6:1", "d6:6"), ["q_ship"], ["submarine_u"]),
        ((10, "d4:1", 1, "d8:1", "d4:1", "d6:6", "d8:8", "d6:1", "d6:4"), ["submarine_u"], ["q_ship"]),
        ((10, "d4:1", 1, "d8:1", "d4:1", "d6:6", "d8:1", "d6:1", "d6:6"), [], ["submarine_u", "q_ship"]),
    ],
)
def test_sunk_submarines_and_q_ships_go_to_the_pile(
    dice: tuple[Shown, ...], pile: list[str], discards: list[str]
) -> None:
    board = Board(2)
    board.lay(0, hand=["submarine_u"])
    board.lay(1, merchants=["lovat"], hand=["q_ship", "monitor"])
    board.begin()
    board.answer("commit submarine_u", "as-action", "play submarine_u", "aim lovat")
    board.roll(*dice)
    board.answer("1: react q_ship")
    assert board.pile(0) + board.pile(1) == pile
    assert board.pile(1) == [card for card in pile if card == "submarine_u"]
    assert card_names(board.state.discards) == discards


# --- 3.1.6 merchants --------------------------------------------------------------------------------------------------


@rule("kaiser", "3.1.6.a")
def test_everybody_is_refilled_to_three_after_the_draw() -> None:
    board = Board(3)
    board.lay(0, merchants=["lovat", "maria"])
    board.lay(1, merchants=["dee", "hyades", "staut"], hand=["monitor"])
    board.next_ships("appam", "otaki", "georgic", "troilus")
    board.begin()
    kinds = [type(told.event) for told in board.told]
    drew = [(0, ("appam",)), (2, ("otaki", "georgic", "troilus"))]
    assert board.facts(DrewMerchants, "player", "ships") == drew
    assert kinds.index(DrewCard) < kinds.index(DrewMerchants)
    assert [len(player.merchants) for player in board.state.players] == [3, 3, 3]


@rule("kaiser", "3.1.6.a", "3.3.14.c")
def test_a_turn_in_fog_ends_with_a_refill_too() -> None:
    board = Board(2)
    board.lay(0, merchants=["lovat"], hand=["monitor"])
    board.state.players[0].waiting = "fog_bank"
    board.lay(1, hand=["qqq"])
    board.begin()
    assert board.state.active == 1
    assert not board.events(DrewCard)
    assert len(board.state.players[0].merchants) == len(board.state.players[1].merchants) == 3


@rule("kaiser", "3.1.6.b")
def test_lost_merchants_are_replaced_only_at_the_end_of_the_turn() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "shipping_lanes", "boarding_party", "second_chance"])
    board.lay(1, merchants=["lovat", "maria", "dee"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit shipping_lanes", "as-action", "commit boarding_party")
    board.answer("as-action", "commit second_chance", "as-action", "play collier", "aim lovat", "join boarding_party")
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer("join shipping_lanes", "1: pass", "1: pass")  # Lovat is captured
    board.roll(10, "d8:1", "d4:1", "d6:1")
    board.answer("aim maria", "1: pass", "1: pass")  # Maria is sunk
    board.roll(1, "d8:1", "d4:1", "d4:4", "d4:4", "d6:1")
    board.answer("1: pass", "1: yes", "1: pass")  # Dee gets home
    assert isinstance(board.ask.question, WhatNext)
    assert board.state.players[1].merchants == []
    assert board.events(DrewMerchants) == []
    board.answer("play second_chance", "1: pass", "0: discard-rest")
    assert len(board.state.players[1].merchants) == 3


# --- 3.1.7-3.1.9 what everybody may see -------------------------------------------------------------------------------


@rule("kaiser", "3.1.7")
def test_everybody_sees_the_top_two_discards_and_no_more() -> None:
    board = Board(2)
    board.discards("trap", "qqq.1", "collier")
    for seat in (None, Seat(0), Seat(1)):
        view = GAME.view(board.state, seat)
        assert view.discards == ["collier.1", "qqq.1"]
        assert view.discard_count == 3
    before = GAME.view(board.state, Seat(1))
    sea = board.state
    sea.discards[0], sea.deck[0] = sea.deck[0], sea.discards[0]
    assert GAME.view(board.state, Seat(1)) == before


@rule("kaiser", "3.1.7")
def test_a_pile_of_one_or_none_shows_what_there_is() -> None:
    board = Board(3)
    assert GAME.view(board.state, Seat(2)).discards == []
    board.discards("trap")
    assert GAME.view(board.state, Seat(2)).discards == ["trap.1"]


@rule("kaiser", "3.1.8")
def test_everybody_knows_the_victory_points() -> None:
    board = Board(3)
    board.score(1, "lovat", "emden")
    board.score(1, "dee", how="safe", times=2)
    board.score_cards(1, "amc")
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert [player.points for player in GAME.view(board.state, seat).players] == [0, 7 + 18 + 6 + 9, 0]


@rule("kaiser", "3.1.9")
def test_everybody_may_count_the_deck() -> None:
    board = Board(2)
    board.cut(17)
    for seat in (None, Seat(0), Seat(1)):
        assert GAME.view(board.state, seat).deck == 17
    board.begin()
    assert GAME.view(board.state, Seat(1)).deck == 17 - len(board.events(DrewCard))
    assert board.events(DrewCard)[0].left == 16


# --- 3.1.10 ship decks ------------------------------------------------------------------------------------------------


@rule("kaiser", "3.1.10.a")
def test_used_merchants_are_shuffled_when_no_fresh_one_is_left() -> None:
    board = Board(2)
    board.lay(0, merchants=["lovat", "maria"])
    board.lay(1, merchants=["dee", "hyades"], hand=["monitor"])
    sea = board.state
    sea.merchant_used, sea.merchant_deck = [*sea.merchant_deck[:3]], sea.merchant_deck[-1:]
    fresh, used = ship_names(sea.merchant_deck), ship_names(sea.merchant_used)
    board.roll("d3:1", "d2:1")  # one fresh card for player 0; three used ones are shuffled for player 1
    board.begin()
    drawn = [ship for event in board.events(DrewMerchants) for ship in event.ships]
    assert drawn[0] == fresh[0]
    assert drawn[1] in used
    assert board.state.merchant_used == []
    assert sorted([*ship_names(board.state.merchant_deck), drawn[1]]) == sorted(used)


@rule("kaiser", "3.1.10.a")
def test_used_german_ships_are_shuffled_when_no_fresh_one_is_left() -> None:
    board = Board(2)
    board.lay(0, hand=["breakout"])
    sea = board.state
    wolf, emden = (board.ship(name).card for name in ("wolf", "emden"))
    sea.german_deck, sea.german_used = [], [wolf, emden]
    board.begin()
    board.answer("commit breakout", "as-action")
    board.roll(9, "d4:1", 8, "d2:1")  # success, and a shuffle of two cards that puts Wolf on top
    board.answer("play breakout")
    assert board.facts(Joined, "ship", "player") == [("wolf", 0)]
    assert (sea.german_deck, sea.german_used) == ([emden], [])


@rule("kaiser", "3.1.10.b")
def test_without_any_ship_card_a_force_stays_small() -> None:
    board = Board(2)
    board.lay(0, merchants=["lovat"])
    board.lay(1, merchants=["dee"], hand=["monitor"])
    board.state.merchant_deck = [board.ship("otaki").card]
    board.begin()
    assert board.facts(DrewMerchants, "player", "ships") == [(0, ("otaki",))]
    assert [len(player.merchants) for player in board.state.players] == [2, 1]


@rule("kaiser", "3.1.10.b")
@pytest.mark.parametrize(("left", "drawn"), [(1, ["wolf"]), (2, ["wolf", "emden"])])
def test_breakout_brings_what_there_is(left: int, drawn: list[str]) -> None:
    board = Board(2)
    board.lay(0, hand=["breakout"])
    ships = [board.ship(name).card for name in ("emden", "wolf")]
    board.state.german_deck = ships[2 - left :]
    board.begin()
    board.answer("commit breakout", "as-action")
    board.roll(9, "d4:1", 2)
    board.answer("play breakout")
    assert [event.ship for event in board.events(Joined)] == drawn


@rule("kaiser", "3.1.10.b")
def test_breakout_without_any_ship_card_is_not_offered() -> None:
    board = Board(2)
    board.lay(0, hand=["breakout", "monitor"])
    board.state.german_deck = []
    board.begin()
    board.answer("commit breakout", "as-action", "ready")
    assert not board.events(Challenged)
    assert isinstance(board.ask.question, WhatToCommit)


def test_the_view_says_which_part_of_the_turn_it_is() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], merchants=["appam"], hand=["collier", "intelligence", "scuttle"])
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=["reflag"])
    board.begin()
    phases = [GAME.view(board.state, Seat(0)).phase]
    board.answer("commit collier", "as-action", "commit intelligence", "as-action", "ready")
    phases.append(GAME.view(board.state, Seat(0)).phase)
    board.answer("play collier", "play intelligence", "look-at-hand 1")
    assert board.ask.question.kind == "order-of-discards"
    phases.append(GAME.view(board.state, Seat(0)).phase)
    assert phases == ["commit", "resolve", "discard"]


@rule("kaiser", "3.1.6.a")
def test_merchants_are_drawn_clockwise_from_the_active_player() -> None:
    board = Board(3)
    for seat, hand in enumerate(["scuttle", "reflag", "qqq"]):
        board.lay(
            seat, merchants=["lovat", "maria", "dee", "otaki", "author", "appam"][2 * seat : 2 * seat + 2], hand=[hand]
        )
    board.next_ships("georgic", "voltaire", "maroni")
    board.begin(1)
    board.answer("ready")
    drawn = [(1, ("georgic",)), (2, ("voltaire",)), (0, ("maroni",))]
    assert board.facts(DrewMerchants, "player", "ships") == drawn
