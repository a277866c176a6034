"""Which rule a phrase cites where several could: the one that applies."""

import pytest

from tests.games.kaiser.board import Board
from tests.games.kaiser.plays import TYPES, Sea, act, hunt, strike
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.cards import rule_of
from wardroom.games.kaiser.rules.assists import WhichAssist
from wardroom.games.kaiser.rules.combat import Challenged, Damaged
from wardroom.games.kaiser.rules.forces import Hidden, Joined, LowSupply, Recognised, Removed, Repaired, Resupplied
from wardroom.games.kaiser.rules.hunt import BritishIntercept
from wardroom.games.kaiser.rules.own_ships import WhichOwnShip
from wardroom.games.kaiser.rules.reactions import React
from wardroom.games.kaiser.rules.resolving import WhatNext
from wardroom.games.kaiser.rules.score import Sunk
from wardroom.games.kaiser.rules.targets import WhichNextTarget, WhichPlayer, WhichTarget
from wardroom.words.register import register


def test_every_card_has_its_paragraph_in_the_register() -> None:
    rules = register(GAME)
    for type_ in TYPES:
        cited = rule_of(type_)
        assert cited in rules
        assert cited.split(".")[2] == str(GAME.cards.types[type_].rule)


@rule("kaiser", "3.1.3.a", "3.1.4.a", "3.1.4.b")
@pytest.mark.parametrize(
    ("cards", "plays", "cited"),
    [
        (["lay_mines from meteor"], ["play lay_mines"], "3.1.3.a"),
        (["submarine_uc"], ["play submarine_uc", "mines"], "3.1.3.a"),
        (["deception"], ["play deception"], "3.1.4.b"),
        (
            ["damage_control british", "deception"],
            ["play damage_control", "aim emden", "1: pass", "play deception"],
            "3.1.4.a",
        ),
    ],
)
def test_whom_a_card_may_be_played_against(cards: list[str], plays: list[str], cited: str) -> None:
    board = act(*cards, mine=["meteor"], theirs=["emden"], players=3)
    board.roll_freely()
    board.answer(*plays)
    assert isinstance(board.ask.question, WhichPlayer) and board.ask.question.cites == cited


@pytest.mark.parametrize(
    ("question", "cited"),
    [
        (WhichTarget("breakdown"), "3.3.6"),
        (WhichTarget("submarine_uc"), "3.3.43"),
        (WhichTarget("qqq", intercept=True), "3.2.3.f"),
        (WhichTarget("solitaire", intercept=True, phantom=True), "5.4.choice"),
        (WhichOwnShip("reflag"), "3.3.32.a"),
        (WhichOwnShip("reflag", phantom=True), "5.4.choice"),
        (WhichNextTarget("lay_mines"), "3.3.21.a"),
        (WhichNextTarget("shipping_lanes"), "3.3.39"),
        (BritishIntercept(Seat(0), "emden", "british", Seat(1), night=False, dice=()), "3.2.3.a"),
        (BritishIntercept(Seat(0), "emden", "monitor", Seat(1), night=False, dice=()), "3.3.24.a"),
        (Removed("emden", "recalled"), "3.3.30.a"),
        (Removed("emden", "scuttle"), "3.3.35"),
    ],
)
def test_a_phrase_about_a_card_cites_its_paragraph(question: WhichTarget, cited: str) -> None:
    assert question.cites == cited


def test_assist_cards_join_under_the_rule_of_the_attack() -> None:
    board = Board(2)
    board.lay(0, ["emden"], ["appam"], ["collier", "surprise_attack", "monitor"])
    board.lay(1, ["leipzig", board.ship("dresden", refuge="island_refuge")], ["lovat"], ["scuttle"])
    board.begin()
    board.answer("commit collier", "as-british", "commit surprise_attack", "as-action", "commit monitor", "as-action")
    board.answer("play collier", "aim leipzig")
    assert isinstance(board.ask.question, WhichAssist) and board.ask.question.cites == "3.2.3.d"
    board.roll_freely()
    board.answer("announce", "1: pass", "play monitor", "aim dresden")
    assert board.ask.question.cites == "3.3.24.b"


@rule("kaiser", "3.3.27", "3.3.32.a", "3.3.46.c", "3.3.1.e")
@pytest.mark.parametrize(("card", "cited"), [("qqq", "3.3.27"), ("trap", "3.3.46.c"), ("amc", "3.3.1.e")])
def test_a_recognition_cites_what_recognised_the_ship(card: str, cited: str) -> None:
    board = strike(hand=[card, "collier"], kept=["reflag"])
    board.roll(
        *{
            "qqq": (5, "d8:1", "d4:1", "d8:4"),
            "trap": (5, "d8:1", "d4:1", "d8:4", "d8:1", "d4:1", "d8:8"),
            "amc": (1, "d8:1", "d4:1", 10, 1, "d8:1", "d8:8"),
        }[card]
    )
    board.answer(f"react {card}")
    assert board.events(Recognised) == [Recognised("leopard", cited)]
    assert board.ask.question.cites == ("3.3.32.b" if card == "amc" else "3.3.32.a")
    board.answer("react reflag")
    assert board.events(Hidden) == [Hidden("leopard", "3.3.32.a")]


def test_what_becomes_of_a_ship_cites_what_brought_it_about() -> None:
    board = act(
        "collier",
        "damage_control",
        "rendezvous_missed",
        mine=["emden low damaged"],
        theirs=["leopard"],
        hand=["scuttle"],
    )
    board.roll(10, 1)
    board.answer("play collier", "play damage_control", "aim emden", "play rendezvous_missed")
    assert board.events(Resupplied) == [Resupplied("emden", "3.3.8")]
    assert board.events(Repaired) == [Repaired("emden", 0, "3.3.9")]
    assert board.events(LowSupply) == [LowSupply("leopard", "3.3.33.a")]
    board = act("breakdown")
    board.answer("play breakdown")
    board.roll(10, "d4:1", 1)
    board.answer("aim leopard")
    assert board.events(Damaged) == [Damaged("leopard", 1, "3.3.6")]
    board = act("transfer_command", theirs=["leopard recognised"])
    board.answer("play transfer_command")
    board.roll(5, 4)
    board.answer("aim leopard")
    assert board.facts(Joined, "ship", "under") == [("leopard", "3.3.45")]


def test_a_sinking_cites_who_sank_whom() -> None:
    board = hunt()
    board.roll(8, "d8:1", "d8:4")
    board.answer("1: pass")
    assert board.facts(Sunk, "ship", "under") == [("leopard", "3.2.3.e")]
    board = hunt("leopard recognised damaged", hand=["shallow_run", "collier"])
    board.roll(1, "d4:1", 10)
    board.answer("1: react shallow_run")
    assert board.facts(Sunk, "ship", "under") == [("leopard", "3.3.38.b")]


@rule("kaiser", "3.3.14.a", "3.3.10.b", "3.2.d")
def test_what_comes_next_cites_what_shapes_the_turn() -> None:
    cited = []
    for waiting in ("", "fog_bank", "deception"):
        board = Sea(2)
        board.lay(0, ["emden low refuge"], ["appam"], ["collier"])
        board.lay(1, ["leipzig"], ["lovat"], ["scuttle"])
        if waiting:
            board.wait(0, waiting)
        board.roll_freely()
        board.begin()
        if not waiting:
            board.answer("ready")
        assert isinstance(board.ask.question, WhatNext)
        cited.append(board.ask.question.cites)
    assert cited == ["3.2.d", "3.3.14.a", "3.3.10.b"]


@pytest.mark.parametrize(
    ("card", "plays", "target"),
    [
        ("lay_mines from meteor", ["play lay_mines"], "lay_mines"),
        ("submarine_uc", ["play submarine_uc", "mines"], "submarine_uc"),
        ("submarine_u", ["play submarine_u", "aim lovat"], "lovat"),
    ],
)
def test_special_cargo_joins_an_attack_that_is_named(card: str, plays: list[str], target: str) -> None:
    board = act(card, "special_cargo", mine=["meteor"])
    board.answer(*plays)
    question = board.ask.question
    assert isinstance(question, WhichAssist) and (question.target, question.cites) == (target, "3.3.41.b")


# --- what a phrase is about -------------------------------------------------------------------------------------------

SORE = ["emden damaged low", "meteor recognised damaged", "maria prize"]
"""A force with something to do for every card."""


def sore(*cards: str) -> Sea:
    """A board of three, on which every card may be played, against anybody."""
    return act(*cards, mine=SORE, theirs=["leopard", "dresden", "wolf refuge"], hand=["reflag", "qqq"], players=3)


@pytest.mark.parametrize(
    "card",
    [
        *("deception", "fog_bank", "heavy_weather", "recon_aircraft", "rendezvous_missed"),
        *("lay_mines from meteor", "submarine_uc"),
    ],
)
def test_a_player_is_named_for_a_card(card: str) -> None:
    board, name = sore(card), card.split(maxsplit=1)[0]
    board.answer(f"play {name}", *(["mines"] if name == "submarine_uc" else []))
    assert isinstance(board.ask.question, WhichPlayer) and board.ask.question.card == name


@pytest.mark.parametrize(
    "card", ["breakdown", "interned", "interrogate", "monitor", "submarine_u", "submarine_uc", "transfer_command"]
)
def test_a_target_is_named_for_a_card(card: str) -> None:
    board = sore(card)
    board.answer(f"play {card}", *(["torpedo"] if card == "submarine_uc" else []))
    assert board.ask.question == WhichTarget(card)


@pytest.mark.parametrize("card", ["damage_control", "fair_seas", "island_refuge", "reflag", "scuttle"])
def test_an_own_ship_is_named_for_a_card(card: str) -> None:
    board = sore(card)
    board.answer(f"play {card}")
    assert board.ask.question == WhichOwnShip(card)


@pytest.mark.parametrize(
    ("card", "aim"),
    [
        ("blockade_runner", ""),
        ("breakdown", "aim leopard"),
        ("breakout", ""),
        ("fair_seas", "aim appam"),
        ("heavy_weather", "aim-at 1"),
        ("interned", "aim dresden"),
        ("interrogate", "aim leopard"),
        ("rendezvous_missed", "aim-at 1"),
        ("transfer_command", "aim dresden"),
    ],
)
def test_a_challenge_is_about_its_card(card: str, aim: str) -> None:
    board = sore(card)
    board.roll_freely()
    board.answer(f"play {card}", *([aim] if aim else []))
    assert board.events(Challenged)[0].about == card


@pytest.mark.parametrize("card", ["break_contact", "shallow_run"])
def test_a_challenge_is_about_the_reaction_that_brings_it(card: str) -> None:
    for board in (strike(hand=[card]), hunt(hand=[card])):
        board.roll_freely()
        board.answer(f"react {card}")
        assert board.events(Challenged)[0].about == card


@pytest.mark.parametrize("card", ["q_ship", "sail_q_ship", "razzle_dazzle"])
def test_a_challenge_is_about_what_answers_a_torpedo(card: str) -> None:
    board = act("submarine_u", merchants=["dee"], hand=[card])
    board.roll_freely()
    board.answer("play submarine_u", "aim dee", f"react {card}")
    assert board.events(Challenged)[0].about == card


SINKS = (10, "d8:1", "d4:1", "d8:1")
"""Leopard's guns sink Lovat."""


@pytest.mark.parametrize("card", ["recalled", "mistaken_identity"])
def test_a_challenge_is_about_what_answers_a_sinking(card: str) -> None:
    board = strike(hand=[card], scored=["dee"])
    board.roll(*SINKS)
    board.answer("pass")
    board.roll_freely()
    board.answer(f"react {card}")
    assert board.events(Challenged)[0].about == card


@rule("kaiser", "3.3.16.a", "3.3.18.a", "3.3.30.a", "3.3.35", "3.3.26")
def test_a_ship_that_leaves_play_says_why() -> None:
    weather = act("heavy_weather", theirs=["leopard"], merchants=[])
    weather.roll("d6:6", 1)
    weather.answer("play heavy_weather")
    port = act("interned", theirs=["dresden"])
    port.roll(10, "d8:1", 1)
    port.answer("play interned", "aim dresden")
    home = strike(hand=["recalled"])
    home.roll(*SINKS)
    home.answer("pass")
    home.roll(10, "d4:1", 1)
    home.answer("react recalled")
    scuttled = act("scuttle", mine=["emden damaged"])
    scuttled.answer("play scuttle", "aim emden")
    plugged = hunt(hand=["pull_the_plug"])
    plugged.answer("react pull_the_plug")
    boards = (weather, port, home, scuttled, plugged)
    whys = ["heavy_weather", "interned", "recalled", "scuttle", "pull_the_plug"]
    assert [board.facts(Removed, "card") for board in boards] == [[why] for why in whys]


@rule("kaiser", "6.12.1", "6.12.3", "3.2.5.c")
@pytest.mark.parametrize(("supplying", "under"), [(False, "3.2.5.c"), (True, "6.12.3")])
def test_supply_at_a_capture_cites_its_rule(supplying: bool, under: str) -> None:
    board = strike("leopard low", hand=["non_combatant"], prize_supply=supplying)
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer("react non_combatant")
    if supplying:
        board.roll_freely()
        board.answer("0: yes")
    assert board.events(Resupplied) == [Resupplied("leopard", under)]


@rule("kaiser", "6.12.1")
def test_supply_from_a_prize_cites_its_rule() -> None:
    board = act(mine=["emden low", "maria prize"], prize_supply=True)
    board.roll_freely()
    board.answer("supply-from maria emden")
    assert board.events(Resupplied) == [Resupplied("emden", "6.12.1")]


@rule("kaiser", "3.3.9", "6.8.3")
@pytest.mark.parametrize(("damage", "under"), [(1, "3.3.9"), (2, "6.8.3")])
def test_a_repair_cites_the_rule_of_the_markers_that_are_left(damage: int, under: str) -> None:
    board = act("damage_control", mine=["emden damaged"], extra_damage=True)
    board.find("emden")[1].damage = damage
    board.answer("play damage_control", "aim emden")
    assert board.events(Repaired) == [Repaired("emden", damage - 1, under)]


@rule("kaiser", "3.3.32.a")
def test_a_reflag_that_was_laid_is_told_from_one_in_the_hand() -> None:
    board = strike(hand=["qqq"], also=["reflag.1"], kept=["reflag.2"])
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq")
    assert board.ask.question.kind == "answer-recognition"
    found = [(option.card, option.laid) for option in board.ask.options if isinstance(option, React)]
    assert found == [("reflag.2", False), ("reflag.1", True)]
