"""3.2, 3.2.1, 3.2.2, 3.2.8 Cards laid face down, turned up one by one, and answered from the hand."""

import pytest

from tests.games.kaiser.board import Board, Shown, cast
from tests.games.kaiser.plays import act
from wardroom.engine import CannotUndo, Match, Seat
from wardroom.engine.seal import seeded
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.assists import Assisted, BoardingPartyNow, WhichAssist
from wardroom.games.kaiser.rules.combat import Fought
from wardroom.games.kaiser.rules.committing import Committed, CommittedOnShips, HowToCommit, WhatToCommit
from wardroom.games.kaiser.rules.hands import TookDiscards
from wardroom.games.kaiser.rules.intercept import Intercepts
from wardroom.games.kaiser.rules.prizes import Captured
from wardroom.games.kaiser.rules.reactions import AnswerIntercept, AnswerRecognition, Reacted
from wardroom.games.kaiser.rules.resolving import Played, WhatNext
from wardroom.games.kaiser.rules.score import Sunk
from wardroom.games.kaiser.rules.sinkings import RecallNow
from wardroom.games.kaiser.rules.targets import WhichTarget
from wardroom.games.kaiser.rules.turn import OrderOfDiscards
from wardroom.games.kaiser.state import Commitment, Sea


def card_names(cards: list[int]) -> list[str]:
    return [GAME.cards.actions[card].type for card in cards]


# --- 3.2 committing ---------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.a")
def test_only_committed_cards_can_be_played() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", low=True, damage=1)], hand=["collier", "damage_control", "heavy_weather"])
    board.lay(1, hand=["monitor"])
    board.begin()
    assert isinstance(board.ask.question, WhatToCommit)
    assert board.options == ["ready", "commit collier", "commit damage_control", "commit heavy_weather"]
    board.answer("commit collier", "as-action", "commit heavy_weather", "as-action", "ready")
    assert isinstance(board.ask.question, WhatNext)
    assert board.options == ["stop", "play collier", "play heavy_weather"]
    board.answer("play collier")
    assert board.options == ["stop", "play heavy_weather"]


@rule("kaiser", "3.2.a")
def test_copies_that_are_alike_are_offered_once_and_night_copies_apart() -> None:
    board = Board(2)
    board.lay(0, hand=["damage_control.1", "damage_control.3", "damage_control.4"])  # the fourth is a Night Action
    board.begin()
    assert [option.notation for option in board.ask.options] == [
        "ready",
        "commit damage_control.1",
        "commit damage_control.4",
    ]


@rule("kaiser", "3.2.b", "3.2.2.a")
@pytest.mark.parametrize("spare", ["reflag", "damage_control"])
def test_in_the_own_turn_only_reflag_is_played_from_the_hand(spare: str) -> None:
    board = Board(2)
    board.lay(0, german=["wolf"], hand=["collier", "slim_pickings", spare])
    board.lay(1, merchants=["lovat"], hand=["qqq"])
    board.begin()
    board.answer("commit collier", "on-ship wolf", "ready", "play collier", "aim lovat")
    board.roll(1, "d8:1", "d6:1", "d8:8")
    board.answer("1: react qqq", "1: no")
    assert (board.ask.seat, board.ask.question) == (0, AnswerRecognition("wolf", "3.3.32.a"))
    assert board.options == ["pass", *(["react reflag"] if spare == "reflag" else [])]
    board.answer(board.options[-1])
    assert board.find("wolf")[1].recognised == (spare != "reflag")


@rule("kaiser", "3.2.b")
def test_cards_taken_with_the_aircraft_may_be_committed_at_once() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["recon_aircraft", "scuttle"])
    board.lay(1, merchants=["lovat"], hand=["interned", "fog_bank"])
    board.begin()
    board.answer("commit recon_aircraft", "as-action", "ready")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft")
    assert board.options == ["stop", "commit fog_bank", "commit interned"]  # not Scuttle, which was in the hand
    board.answer("commit interned", "on-ship emden")
    assert board.options == ["stop", "play interned", "commit fog_bank"]
    board.answer("stop", "discard-rest")
    assert sorted(board.hand(0)[:2]) == ["fog_bank", "scuttle"]


@rule("kaiser", "3.2.b")
def test_cards_taken_by_wireless_wait_for_the_next_turn() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("emden", low=True)], hand=["wireless_intercept", "second_chance"])
    board.lay(1, hand=["monitor"])
    board.discards("qqq", "collier")
    board.begin()
    board.answer("commit wireless_intercept", "as-action", "commit second_chance", "as-action")
    board.answer("play wireless_intercept")
    assert board.hand(0) == ["collier", "qqq"]
    assert board.options == ["stop", "play second_chance"]


@rule("kaiser", "3.2.c")
def test_committed_cards_are_not_taken_back() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "interned"])
    board.lay(1, merchants=["lovat"], german=["leipzig"], hand=["monitor"])
    board.deck("trap")
    board.begin()
    board.answer("commit collier", "on-ship emden")
    assert board.options == ["ready", "commit interned"]
    board.answer("ready")
    assert board.options == ["stop", "play collier"]
    board.answer("stop")
    assert board.hand(0) == ["interned", "trap"]


@rule("kaiser", "3.2.c")
def test_the_half_and_the_ship_of_a_committed_card_stay() -> None:
    board = Board(2)
    board.lay(0, german=["emden", "meteor"], hand=["lay_mines", "interned"])
    board.lay(1, merchants=["lovat"], german=["leipzig"])
    board.begin()
    board.answer("commit lay_mines", "on-ship emden", "commit interned", "as-british", "play lay_mines")
    assert board.options == ["aim lovat"]  # an intercept, no mines
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("aim lovat", "1: no", "play interned")
    assert board.facts(Intercepts, "player", "ship", "target", "card") == [(0, "emden", "lovat", "lay_mines")]
    assert board.options == ["aim leipzig"]
    board.roll(1, "d8:1", 10)
    board.answer("aim leipzig")
    assert board.events(Fought)[-1].attacker == "british"


@rule("kaiser", "3.2.d")
def test_cards_are_resolved_in_any_order_and_the_player_may_stop() -> None:
    plays = ["collier", "second_chance", "intelligence"]
    for first in plays:
        board = Board(2)
        board.lay(0, hand=[*plays, "qqq"])
        board.lay(1, hand=["monitor"])
        board.begin()
        for card in plays:
            board.answer(f"commit {card}", "as-action")
        board.answer("ready", f"play {first}", *(["look-at-hand 1"] if first == "intelligence" else []))
        assert board.options == ["stop", *(f"play {card}" for card in plays if card != first)]
        board.answer("stop")
        assert isinstance(board.ask.question, OrderOfDiscards)


@rule("kaiser", "3.2.d")
def test_targets_are_named_when_the_card_is_turned_up() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "qqq"])
    board.lay(1, merchants=["lovat", "maria", "dee"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "ready")
    assert board.state.turn.committed == [Commitment(_card("collier"), "ship", _ship("emden"))]
    board.answer("play collier")
    assert board.ask.question == WhichTarget("collier", intercept=True, by="emden")
    assert board.options == ["aim lovat", "aim maria", "aim dee"]


def _card(type_: str) -> int:
    return next(number for number, card in enumerate(GAME.cards.actions) if card.type == type_)


def _ship(name: str) -> int:
    return next(number for number, card in enumerate(GAME.cards.ships) if card.id == name)


@rule("kaiser", "3.2.e")
def test_a_card_takes_another_target_when_the_first_is_gone() -> None:
    board = Board(3)
    board.lay(0, hand=["recalled", "interned"])
    board.lay(1, german=["leipzig", "dresden"])
    board.lay(2, german=["nurnberg"])
    board.begin()
    board.answer("commit recalled", "as-british", "commit interned", "as-british", "play recalled")
    assert board.options == ["aim leipzig", "aim dresden", "aim nurnberg"]
    board.roll(10, "d8:1", 1)
    board.answer("aim leipzig", "play interned")
    assert board.options == ["aim dresden"]  # of the same opponent


@rule("kaiser", "3.2.e")
def test_a_card_without_any_target_left_is_discarded() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled", "interned"])
    board.lay(1, german=["leipzig", "wolf"], hand=["monitor"])
    board.begin()
    board.answer("commit recalled", "as-british", "commit interned", "as-british")
    board.roll(10, "d8:1", 1)
    board.answer("play recalled", "aim leipzig", "1: pass", "discard-rest")
    assert card_names(board.state.discards) == ["recalled", "interned"]
    assert len(board.events(Fought)) == 1


# --- 3.2.1 where cards lie --------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.1.a")
def test_an_intercept_by_a_ship_lies_on_that_ship() -> None:
    board = Board(2)
    prize = board.ship("appam", prize=True)
    moored = board.ship("geier", refuge="island_refuge")
    board.lay(0, german=["emden", "wolf", prize, moored], hand=["recalled", "interned", "qqq"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit recalled")
    assert board.options == ["as-british", "on-ship emden", "on-ship wolf"]  # neither the prize nor in the refuge
    board.answer("on-ship wolf", "commit interned")
    assert board.options == ["as-action", "as-british", "on-ship emden"]
    board.answer("on-ship emden", "ready", "play recalled")
    board.roll(1, "d8:1", "d6:1", "d8:8")
    board.answer("aim lovat")
    assert board.events(Fought)[0].attacker == "wolf"


@rule("kaiser", "3.2.1.b")
def test_lay_mines_lies_upright_on_one_raider_that_can_lay_them() -> None:
    board = Board(2)
    moored = board.ship("iltis", refuge="island_refuge")
    board.lay(0, german=["meteor", "mowe", "leopard", moored], hand=["lay_mines.1", "lay_mines.2", "qqq"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit lay_mines")
    upright = [option for option in board.options if option.startswith("lay-mines")]
    assert upright == ["lay-mines-from meteor", "lay-mines-from mowe"]
    assert "as-action" not in board.options
    board.answer("lay-mines-from meteor", "commit lay_mines")
    assert board.options == ["lay-mines-from mowe", "as-british", "on-ship mowe", "on-ship leopard"]
    board.answer("lay-mines-from mowe", "ready")
    board.roll(1, "d4:1", "d8:8")
    board.answer("play lay_mines")
    board.roll(1, "d4:1", "d8:8")
    board.answer("play lay_mines")
    assert board.state.turn.acted == [_ship("meteor"), _ship("mowe")]


@rule("kaiser", "3.2.1.c")
def test_each_british_intercept_needs_a_card_of_its_own() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["recalled", "interned", "qqq"])
    board.lay(1, german=["leipzig", "dresden"])
    board.begin()
    board.answer("commit recalled", "as-british", "commit interned", "as-british", "ready")
    assert board.facts(Committed, "player", "upright", "sideways") == [(0, 0, 2)]
    assert board.events(CommittedOnShips) == []
    board.roll(1, "d8:1", 10)
    board.answer("play recalled", "aim leipzig", "play interned")
    assert board.options == ["aim dresden"]
    board.roll(1, "d8:1", 10, "d4:4")
    board.answer("aim dresden")
    assert [event.attacker for event in board.events(Fought)] == ["british", "british"]
    assert board.state.turn.acted == []  # the own ships have no part in it


@rule("kaiser", "3.2.1.d")
@pytest.mark.parametrize(
    "assist", ["boarding_party", "good_hunting", "searchlight", "shipping_lanes", "special_cargo", "surprise_attack"]
)
def test_an_assist_card_does_nothing_by_itself(assist: str) -> None:
    board = Board(2)
    board.lay(0, german=["emden", "wolf"], hand=[assist, "collier", "qqq"])
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer(f"commit {assist}", "as-action", "commit collier", "as-action", "ready")
    assert board.options == ["stop", "play collier"]


@rule("kaiser", "3.2.1.d")
@pytest.mark.parametrize(
    ("card", "how", "assist", "plays"),
    [
        ("recalled", "as-british", "surprise_attack", ["aim leipzig"]),
        ("recalled", "on-ship emden", "surprise_attack", ["aim lovat"]),
        ("lay_mines", "lay-mines-from meteor", "special_cargo", []),
        ("submarine_u", "as-action", "special_cargo", ["aim lovat"]),
        ("submarine_uc", "as-action", "special_cargo", ["torpedo", "aim lovat"]),
        ("submarine_uc", "as-action", "special_cargo", ["mines"]),
    ],
)
def test_assist_cards_join_intercepts_mines_and_torpedoes(card: str, how: str, assist: str, plays: list[str]) -> None:
    board = Board(2)
    board.lay(0, german=["emden", "meteor"], hand=[card, assist, "qqq"])
    board.lay(1, german=["leipzig"], merchants=["lovat"])
    board.begin()
    board.answer(f"commit {card}", how, f"commit {assist}", "as-action", "ready", f"play {card}", *plays)
    assert isinstance(board.ask.question, WhichAssist)
    assert board.options == ["announce", f"join {assist}"]


@rule("kaiser", "3.2.1.d")
@pytest.mark.parametrize(
    ("card", "target", "dice"),
    [("breakdown", "leipzig", "10/4"), ("interned", "leipzig", "10/8"), ("interrogate", "wolf", "10/4")],
)
def test_assist_cards_do_not_join_other_actions(card: str, target: str, dice: str) -> None:
    board = Board(2)
    board.lay(0, hand=[card, "surprise_attack", "special_cargo", "qqq"])
    board.lay(1, german=["leipzig", "wolf"], merchants=["lovat"])
    board.begin()
    board.answer(f"commit {card}", "as-action", "commit surprise_attack", "as-action", "commit special_cargo")
    board.roll(*cast(dice, 1, 1), 10)
    board.answer("as-action", "ready", f"play {card}", f"aim {target}")
    assert board.events(Assisted) == []


@rule("kaiser", "3.2.1.d")
def test_an_assist_card_laid_down_as_an_intercept_does_not_assist() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "surprise_attack"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit surprise_attack", "as-british", "play collier")
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("aim lovat")
    assert board.events(Fought)[0].attack == 1


@rule("kaiser", "3.2.1.e")
def test_a_ship_gained_in_the_turn_has_no_card_to_act_with() -> None:
    board = Board(2)
    board.lay(0, hand=["breakout", "transfer_command", "collier"])
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=["monitor"])
    board.next_ships("emden")
    board.begin()
    board.answer("commit breakout", "as-action", "commit transfer_command", "as-action", "commit collier")
    assert board.options == ["as-action", "as-british"]
    board.answer("as-british")
    board.roll(9, "d4:1", 8)
    board.answer("play breakout")
    board.roll(9, 8)
    board.answer("play transfer_command", "aim leipzig")
    assert board.find("emden")[0] == board.find("leipzig")[0] == 0
    assert isinstance(board.ask.question, OrderOfDiscards)  # there is nothing more to do


@rule("kaiser", "3.2.1.e")
@pytest.mark.parametrize("gain", ["breakout", "transfer_command"])
def test_a_ship_gained_in_the_turn_acts_with_a_card_from_the_aircraft(gain: str) -> None:
    board = Board(2)
    board.lay(0, hand=[gain, "recon_aircraft"])
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=["monitor", "qqq"])
    board.next_ships("emden")
    board.begin()
    board.answer(f"commit {gain}", "as-action", "commit recon_aircraft", "as-action")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft")
    board.roll(*((9, "d4:1", 8) if gain == "breakout" else (9, 8)))
    board.answer(f"play {gain}", *([] if gain == "breakout" else ["aim leipzig"]))
    board.answer("commit monitor")
    assert board.options == ["as-action", "as-british", f"on-ship {'emden' if gain == 'breakout' else 'leipzig'}"]


@rule("kaiser", "3.2.1.ex")
def test_example_of_an_intercept_with_two_supporting_cards() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "surprise_attack", "special_cargo", "qqq"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit surprise_attack", "as-action", "commit special_cargo")
    board.answer("as-action", "ready")
    assert board.facts(Committed, "player", "upright", "sideways") == [(0, 2, 0)]
    assert board.facts(CommittedOnShips, "ships", "minelayers") == [(("emden",), ())]
    board.answer("play collier", "aim lovat", "join surprise_attack")
    board.roll(2, "d8:1", "d4:1", "d8:2")
    board.answer("join special_cargo")
    assert board.facts(Assisted, "card") == ["surprise_attack", "special_cargo"]
    assert board.pile(0) == ["lovat*2"]


# --- 3.2.2 reactions --------------------------------------------------------------------------------------------------

REACTIONS = sorted(row.id for row in GAME.cards.types.values() if row.kind == "reaction")


@rule("kaiser", "3.2.2.a")
@pytest.mark.parametrize("reaction", REACTIONS)
def test_a_reaction_card_is_committed_only_as_an_intercept(reaction: str) -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=[reaction])
    board.lay(1, german=["leipzig"], merchants=["lovat"])
    board.begin()
    board.answer(f"commit {reaction}")
    action = ["as-action"] if reaction == "reflag" else []
    assert board.options == [*action, "as-british", "on-ship emden"]


@rule("kaiser", "3.2.2.a")
def test_the_active_player_does_not_react() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], merchants=["appam"], hand=["collier", "slim_pickings", "recalled", "trap"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "ready", "play collier")
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer("aim lovat")
    assert board.pile(0) == ["lovat"]
    assert board.events(Reacted) == []
    assert board.hand(0)[:3] == ["slim_pickings", "recalled", "trap"]


@rule("kaiser", "3.2.2.b")
def test_only_the_owner_of_the_target_reacts_and_straight_from_the_hand() -> None:
    board = Board(3)
    board.lay(0, german=["emden"], hand=["collier", "qqq"])
    board.lay(1, merchants=["lovat"], hand=["slim_pickings"])
    board.lay(2, merchants=["maria"], hand=["amc", "trap"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "ready", "play collier", "aim lovat")
    assert board.ask.seat == 1
    assert board.options == ["pass", "react slim_pickings"]
    board.answer("react slim_pickings")
    assert board.facts(Reacted, "player", "card") == [(1, "slim_pickings")]
    assert "slim_pickings" not in board.hand(1)
    assert board.hand(2) == ["amc", "trap"]


@rule("kaiser", "3.2.2.b")
def test_whoever_holds_cards_is_asked_even_without_a_fitting_one() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "qqq"])
    board.lay(1, merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "ready", "play collier", "aim lovat")
    assert board.ask.question == AnswerIntercept("lovat", "emden", (10, 8, 4))
    assert board.options == ["pass"]


@rule("kaiser", "3.2.2.c")
def test_one_reaction_answers_one_intercept() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "qqq"])
    board.lay(1, merchants=["lovat"], hand=["non_combatant", "slim_pickings", "trap"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "ready", "play collier", "aim lovat")
    assert board.options == ["pass", "react non_combatant", "react slim_pickings", "react trap"]
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("react non_combatant")
    assert len(board.events(Fought)) == 1  # the dice fell at once


@rule("kaiser", "3.2.2.c")
@pytest.mark.parametrize(
    ("card", "how", "target", "reaction", "attack"),
    [
        ("collier", "on-ship emden", "lovat", "break_contact", (1, "d8:1", "d4:1", "d8:8")),
        ("recalled", "as-british", "leipzig", "break_contact", (1, "d8:1", 10)),
        ("submarine_u", "as-action", "lovat", "razzle_dazzle", (1, "d6:1", "d4:1", "d8:8")),
    ],
)
def test_a_reaction_that_fails_is_spent_and_none_follows(
    card: str, how: str, target: str, reaction: str, attack: tuple[Shown, ...]
) -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=[card, "qqq"])
    others = ["slim_pickings", "shallow_run", "q_ship"]
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=[reaction, *others])
    board.begin()
    board.answer(f"commit {card}", how, "ready", f"play {card}", f"aim {target}")
    board.roll(1, "d4:1", 10, *attack)
    board.answer(f"1: react {reaction}")
    assert len(board.events(Fought)) == 1
    assert board.hand(1)[:3] == others


@rule("kaiser", "3.2.2.d")
@pytest.mark.parametrize(
    ("ship", "assist", "second"), [("wolf", "good_hunting", "aim maria"), ("emden", "shipping_lanes", "")]
)
def test_in_a_multiple_intercept_each_merchant_may_be_answered(ship: str, assist: str, second: str) -> None:
    board = Board(2)
    board.lay(0, german=[ship], hand=["collier", assist])
    board.lay(1, merchants=["lovat", "maria"], hand=["non_combatant.1", "trap.1", "monitor"])
    board.begin()
    board.answer("commit collier", f"on-ship {ship}", f"commit {assist}", "as-action", "play collier", "aim lovat")
    board.answer(f"join {assist}", *([second] if second else []), "1: pass")
    dice = (10, 8, 4) if ship == "emden" else (10, 8, 6)
    assert board.ask.question == AnswerIntercept("lovat", ship, dice, under="3.2.2.d")
    attack = cast("10/8/4" if ship == "emden" else "10/8/6", 1, 1, 1)
    board.roll(*attack, "d8:8")
    board.answer("1: react non_combatant", "1: no")
    assert board.ask.question == AnswerIntercept("maria", ship, dice, under="3.2.2.d")
    assert board.options == ["pass", "react trap"]
    defence = (10, "d4:4") if ship == "emden" else ("d8:8",)
    board.roll(*attack, "d6:6", "d8:1", "d4:1", *defence)
    board.answer("1: react trap")
    assert [event.card for event in board.events(Reacted)] == ["non_combatant", "trap"]


# --- 3.2.8 turning cards up -------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.8.a")
def test_an_announcement_shows_ship_target_card_and_assist_cards() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "surprise_attack", "boarding_party", "qqq"])
    board.lay(1, merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit surprise_attack", "as-action", "commit boarding_party")
    board.answer("as-action", "ready", "play collier", "aim lovat", "join surprise_attack", "join boarding_party")
    assert board.facts(Played, "player", "card") == [(0, "collier")]
    assert board.facts(Intercepts, "player", "ship", "target", "card") == [(0, "emden", "lovat", "collier")]
    assert all(told.is_for(Seat(1)) for told in board.told)
    assert board.facts(Assisted, "card") == ["surprise_attack", "boarding_party"]
    assert board.ask.seat == 1  # and only then the defender answers


@rule("kaiser", "3.2.8.a")
def test_a_boarding_party_for_a_single_target_cannot_wait() -> None:
    board = Board(2)
    board.lay(0, german=["wolf"], hand=["collier", "boarding_party"])
    board.lay(1, merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship wolf", "commit boarding_party", "as-action", "play collier", "aim lovat")
    board.answer("announce")
    assert board.ask.question == AnswerIntercept("lovat", "wolf", (10, 8, 6))


@rule("kaiser", "3.2.8.a")
def test_a_boarding_party_for_a_later_target_may_wait() -> None:
    board = Board(2)
    board.lay(0, german=["wolf"], hand=["collier", "good_hunting", "boarding_party", "surprise_attack"])
    board.lay(1, merchants=["lovat", "maria"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship wolf", "commit good_hunting", "as-action", "commit boarding_party")
    board.answer("as-action", "commit surprise_attack", "as-action", "play collier", "aim lovat", "join good_hunting")
    board.answer("announce", "aim maria", "1: pass")
    assert board.ask.question == AnswerIntercept("lovat", "wolf", (10, 8, 6), under="3.2.2.d")
    board.roll(1, "d8:1", "d6:1", "d8:8")
    board.answer("1: pass", "1: no")
    assert isinstance(board.ask.question, BoardingPartyNow)
    board.answer("0: yes")
    assert board.facts(Assisted, "card") == ["good_hunting", "boarding_party"]
    board.roll(10, "d8:1", "d6:1", "d6:1")
    board.answer("1: pass")
    assert board.facts(Captured, "ship", "by") == [("maria", 0)]
    assert "surprise_attack" not in [event.card for event in board.events(Assisted)]  # that could not wait


@rule("kaiser", "3.2.8.a")
def test_no_boarding_party_for_a_later_target_that_is_damaged() -> None:
    board = Board(2)
    board.lay(0, german=["wolf"], hand=["collier", "good_hunting", "boarding_party"])
    board.lay(1, merchants=["lovat", board.ship("maria", damage=1)], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship wolf", "commit good_hunting", "as-action", "commit boarding_party")
    board.answer("as-action", "play collier", "aim lovat", "join good_hunting", "announce", "aim maria", "1: pass")
    board.roll(1, "d8:1", "d6:1", "d8:8")
    board.answer("1: pass", "1: no")
    assert board.ask.question == AnswerIntercept("maria", "wolf", (10, 8, 6), under="3.2.2.d")


@rule("kaiser", "3.2.8.b")
def test_played_cards_lie_aside_until_the_discards() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "heavy_weather", "wireless_intercept"])
    board.lay(1, merchants=["lovat"], hand=["slim_pickings", "monitor"])
    board.discards("trap", "qqq")
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit heavy_weather", "as-action", "commit wireless_intercept")
    board.answer("as-action", "play collier", "aim lovat", "1: react slim_pickings")
    assert card_names(board.state.discards) == ["trap", "qqq"]
    for seat in (None, Seat(0), Seat(1)):
        assert GAME.view(board.state, seat).played == ["collier.1", "slim_pickings.1"]
    board.answer("play wireless_intercept")
    assert board.facts(TookDiscards, "player", "cards") == [(0, ("qqq.1", "trap.1"))]


# --- secrecy and second thoughts --------------------------------------------------------------------------------------


def laid_down() -> Board:
    """Player 0 has laid down a card on Emden and two before the force, and is not ready yet."""
    board = Board(3)
    board.lay(0, german=["emden", "wolf"], hand=["collier", "interned", "surprise_attack", "qqq"])
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit interned", "as-british", "commit surprise_attack")
    board.answer("as-action")
    return board


OTHERS = (None, Seat(1), Seat(2))


@rule("kaiser", "3.2.a", "2.2")
def test_nobody_sees_anything_before_the_player_is_ready() -> None:
    board = Board(3)
    board.lay(0, german=["emden"], hand=["collier", "interned", "qqq"])
    board.begin()
    told = len(board.told)
    before = [GAME.view(board.state, seat) for seat in OTHERS]
    for play in ("commit collier", "on-ship emden", "commit interned", "as-british"):
        board.answer(play)
        assert [GAME.view(board.state, seat) for seat in OTHERS] == before
    assert len(board.told) == told
    mine = GAME.view(board.state, Seat(0))
    assert [(each.card, each.use, each.ship) for each in mine.committed] == [
        ("collier.1", "ship", "emden"),
        ("interned.1", "british", None),
    ]


@rule("kaiser", "3.2.a", "3.2.1.a", "3.2.1.c", "3.2.1.f", "1.1.2.a")
def test_the_others_see_how_many_cards_lie_where_and_for_which_half() -> None:
    board = laid_down()
    board.answer("ready")
    assert board.facts(Committed, "player", "upright", "sideways") == [(0, 1, 1)]
    assert board.facts(CommittedOnShips, "player", "ships", "minelayers") == [(0, ("emden",), ())]
    for seat in OTHERS:
        view = GAME.view(board.state, seat)
        player = view.players[0]
        assert (player.hand, player.committed, player.upright, player.sideways) == (1, 3, 1, 1)
        assert [(ship.id, ship.card) for ship in player.german] == [("emden", "intercept"), ("wolf", "")]
        assert view.committed == []


@rule("kaiser", "3.2.1.b", "3.2.1.f")
def test_everybody_sees_which_raider_will_lay_mines_and_which_will_intercept() -> None:
    board = Board(3)
    board.lay(0, german=["meteor", "wolf"], hand=["lay_mines", "collier", "qqq"])
    board.lay(1, merchants=["lovat"], hand=["monitor"])
    board.begin()
    board.answer("commit lay_mines", "lay-mines-from meteor", "commit collier", "on-ship wolf", "ready")
    assert board.events(Committed) == []
    assert board.facts(CommittedOnShips, "ships", "minelayers") == [(("wolf",), ("meteor",))]
    for seat in OTHERS:
        ships = GAME.view(board.state, seat).players[0].german
        assert [(ship.id, ship.card) for ship in ships] == [("meteor", "mines"), ("wolf", "intercept")]


@rule("kaiser", "3.2.1.f", "3.3.31.b")
def test_a_card_taken_with_recon_aircraft_and_laid_down_shows_its_half_as_well() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["recon_aircraft", "qqq"])
    board.lay(1, german=["leipzig"], merchants=["lovat"], hand=["monitor", "scuttle"])
    board.begin()
    board.answer("commit recon_aircraft", "as-action", "ready")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft", "commit monitor", "as-british")
    assert board.facts(Committed, "upright", "sideways") == [(1, 0), (0, 1)]


@rule("kaiser", "3.2.a", "3.2.1.f", "2.2")
def test_the_others_see_the_half_but_never_the_card() -> None:
    board = laid_down()
    board.answer("ready")
    sea: Sea = board.state
    before = [GAME.view(sea, seat) for seat in OTHERS]
    laid = sea.turn.committed[1]
    sea.deck[0], sea.turn.committed[1] = laid.card, laid._replace(card=sea.deck[0])
    assert [GAME.view(sea, seat) for seat in OTHERS] == before
    sea.turn.committed[1] = Commitment(laid.card, "action")
    assert all(GAME.view(sea, seat) != view for seat, view in zip(OTHERS, before, strict=True))


def match_in_hand() -> tuple[Match[Sea], Seat]:
    """A match in which the first player is about to commit."""
    match: Match[Sea] = Match(GAME, ["Anna", "Bruno"], {}, seeded(7, 2))
    return match, match.asks[0].seat


def offered(match: Match[Sea]) -> list[str]:
    return [option.notation for option in match.asks[0].options]


@rule("kaiser", "3.2.a")
def test_a_player_may_think_again_until_ready() -> None:
    match, seat = match_in_hand()
    start = GAME.view(match.position.state, seat)
    choices = offered(match)
    match.answer(seat, choices[1])
    match.answer(seat, "as-british")
    match.answer(seat, offered(match)[1])
    assert isinstance(match.asks[0].question, HowToCommit)
    for _ in range(3):
        match.undo(seat)
    assert GAME.view(match.position.state, seat) == start
    assert offered(match) == choices
    assert match.sequence == 0


@rule("kaiser", "3.2.a", "3.2.c")
def test_nobody_takes_back_what_lies_on_the_table() -> None:
    match, seat = match_in_hand()
    match.answer(seat, offered(match)[1])
    match.answer(seat, "as-british")
    other = Seat(1 - seat)
    with pytest.raises(CannotUndo):
        match.undo(other)
    match.answer(seat, "ready")
    with pytest.raises(CannotUndo):
        match.undo(seat)


@rule("kaiser", "3.2.a")
def test_the_log_tells_the_others_nothing_before_the_player_is_ready() -> None:
    match, seat = match_in_hand()
    other = Seat(1 - seat)
    known = len(list(match.told_to(other)))
    match.answer(seat, offered(match)[1])
    match.answer(seat, "as-british")
    assert len(list(match.told_to(other))) == known
    match.answer(seat, "ready")
    told = [told.event for told in match.told_to(other)][known]
    assert isinstance(told, Committed)
    assert (told.player, told.upright, told.sideways) == (seat, 0, 1)


def test_recalled_is_offered_again_after_the_next_card() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", "second_chance"])
    board.lay(1, merchants=["lovat"], hand=["recalled"])
    board.begin()
    board.answer("commit collier", "on-ship emden", "commit second_chance", "as-action", "play collier", "aim lovat")
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer("1: pass", "1: pass", "play second_chance")
    assert board.facts(Sunk, "ship", "by") == [("lovat", 0)]
    assert board.ask.question == RecallNow("emden")


@rule("kaiser", "3.1.5.c")
def test_a_card_on_a_ship_that_is_lost_cannot_be_played() -> None:
    board = act("monitor emden", "scuttle", mine=["emden damaged", "greif"])
    assert {"play monitor", "play scuttle"} <= set(board.options)
    board.answer("play scuttle", "aim emden")
    assert "play monitor" not in board.options and board.question == "what-next"


@rule("kaiser", "3.2.1.f")
def test_all_see_how_many_cards_lie_upright_and_sideways_before_a_force() -> None:
    cards = ["lay_mines from meteor", "scuttle", "monitor british", "breakdown emden"]
    board = act(*cards, mine=["emden", "meteor"], theirs=["leopard"])
    for seat in (0, 1, None):
        shown = GAME.view(board.state, None if seat is None else Seat(seat)).players[0]
        assert (shown.committed, shown.upright, shown.sideways) == (5, 2, 1)
        assert {ship.id: ship.card for ship in shown.german} == {"emden": "intercept", "meteor": "mines"}
