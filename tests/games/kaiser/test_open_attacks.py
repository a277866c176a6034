"""3.2.3, 3.2.8, 5.5 What lies face up when a defender decides: dice, day or night, the ship, the Assist cards."""

from dataclasses import astuple

import pytest

from tests.games.kaiser.plays import NIGHT, Sea, act, hunt, strike
from tests.games.kaiser.solo import END, PHANTOM, solo
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Challenged
from wardroom.games.kaiser.rules.escapes import Chases, Pursues
from wardroom.games.kaiser.rules.hunt import BritishIntercept
from wardroom.games.kaiser.rules.mines import AnswerMines, MinesLaid
from wardroom.games.kaiser.rules.reactions import AnswerIntercept
from wardroom.games.kaiser.rules.solitaire import PhantomDrew
from wardroom.games.kaiser.rules.submarines import AnswerTorpedo

READERS = (None, Seat(0), Seat(1))


def attack(board: Sea) -> tuple[object, ...]:
    """The attack under way, which is the same for all: who, dice, night, targets, Assist cards."""
    views = [GAME.view(board.state, reader).attack for reader in READERS]
    assert views[0] == views[1] == views[2]
    return astuple(views[0]) if views[0] else ()


@rule("kaiser", "3.2.8.c", "3.2.3.a")
@pytest.mark.parametrize(("card", "dice"), [("blockade_runner", (10, 8)), ("breakdown", (10, 8, 4)), ("amc", (10, 6))])
def test_the_dice_of_the_intercept_card_are_known_before_the_owner_of_the_ship_reacts(
    card: str, dice: tuple[int, ...]
) -> None:
    board = hunt(card=card)
    assert board.ask.question == AnswerIntercept("leopard", "british", dice, british=True)
    assert board.facts(BritishIntercept, "card", "dice", "night") == [("british", dice, False)]
    assert attack(board) == ("british", dice, False, ("leopard",), ())
    for reader in READERS:
        assert GAME.view(board.state, reader).cards[f"{card}.1"].intercept == dice


@rule("kaiser", "3.2.8.c")
def test_night_and_the_assist_card_are_known_too() -> None:
    board = hunt(card=NIGHT, assists=["searchlight"])
    assert board.ask.question == AnswerIntercept("leopard", "british", (10, 4), night=True, british=True)
    assert attack(board) == ("british", (10, 4), True, ("leopard",), ("searchlight",))
    board.roll(1, "d4:1", "d8:8")
    board.answer("1: pass")
    assert attack(board) == ()


@rule("kaiser", "3.2.8.c", "3.2.8.a")
def test_the_targets_and_the_boarding_party_of_a_german_ship_are_shown_as_they_come_up() -> None:
    board = strike(
        merchants=["lovat", "maria"], assists=["good_hunting"], also=["boarding_party"], hand=["monitor"], card=NIGHT
    )
    board.answer("aim maria")
    assert board.question == "answer-hunt"
    assert attack(board) == ("leopard", (10, 8, 4), True, ("lovat", "maria"), ("good_hunting",))
    board.answer("1: pass")
    assert attack(board) == ("leopard", (10, 8, 4), True, ("lovat",), ("good_hunting",))
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("1: pass", "1: no", "0: yes")
    wanted = ("leopard", (10, 8, 4), True, ("maria",), ("good_hunting", "boarding_party"))
    assert board.question == "answer-intercept" and attack(board) == wanted


@rule("kaiser", "3.2.8.c", "3.3.19.a")
def test_the_guns_of_an_interrogation_are_those_of_british_forces() -> None:
    board = act("interrogate")
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim leopard")
    assert attack(board) == ("british", (10, 6), False, ("leopard",), ())
    board.roll(1, "d6:1", "d8:8")
    board.answer("1: pass")
    assert board.last_fight.attacker == "british"


@rule("kaiser", "3.2.8.c", "3.3.21.a")
def test_the_raider_that_lays_mines_is_named() -> None:
    board = act("lay_mines from meteor", mine=["meteor"], hand=["minesweeper"])
    board.answer("play lay_mines")
    assert board.ask.question == AnswerMines("meteor", submarine=False, dice=(10, 4))
    assert board.facts(MinesLaid, "by", "submarine", "victim") == [("meteor", False, 1)]
    assert attack(board) == ("meteor", (10, 4), False, ("lovat",), ())
    board.answer("1: react minesweeper")
    assert attack(board) == ()


@rule("kaiser", "3.2.8.c", "3.3.43")
def test_a_submarine_that_lays_mines_or_fires_shows_its_dice() -> None:
    facts = GAME.cards.types["submarine_uc"]
    board = act("submarine_uc")
    board.answer("play submarine_uc", "mines")
    assert board.ask.question == AnswerMines("submarine_uc", submarine=True, dice=facts.mines)
    board = act("submarine_uc")
    board.answer("play submarine_uc", "torpedo", "aim lovat")
    assert board.ask.question == AnswerTorpedo("lovat", facts.torpedo, "3.3.43")
    assert attack(board) == ("submarine_uc", facts.torpedo, False, ("lovat",), ())


@rule("kaiser", "3.2.8.c", "5.5.1.ex1")
@pytest.mark.parametrize("dice", sorted({card.british_dice for card in GAME.cards.solitaire if card.british_dice}))
def test_the_dice_of_a_solitaire_card_are_known_before_the_player_reacts(dice: tuple[int, ...]) -> None:
    card = next(card for card in GAME.cards.solitaire if card.british_dice == dice and card.intercept == "british")
    board = solo(mine=["emden"], cards=[card.id, END if card.id != END else "s03", END])
    board.roll("d4:2")
    board.begin(PHANTOM)
    wanted = AnswerIntercept("emden", "british", dice, card.night, british=True)
    assert board.ask.question == wanted
    assert board.facts(PhantomDrew, "entry", "british", "dice") == [("intercept_british", True, dice)]
    view = GAME.view(board.state, Seat(0)).attack
    assert view is not None and (view.by, view.dice, view.night) == ("british", dice, card.night)


@rule("kaiser", "6.10.1")
def test_pursuit_is_announced_before_anybody_rolls() -> None:
    board = strike(hand=["shallow_run", "collier"], pursuit=True)
    board.answer("1: react shallow_run")
    board.roll(5, "d4:1", 4, 5, "d4:1", 4, 1, "d8:1", "d4:1", "d8:8")
    board.answer("0: yes")
    kinds = [type(told.event) for told in board.told]
    assert board.events(Pursues) == [Pursues("leopard", "lovat")]
    assert kinds.index(Pursues) < kinds.index(Challenged)


@rule("kaiser", "6.10.1")
def test_a_ship_that_does_not_follow_announces_nothing() -> None:
    board = strike(hand=["shallow_run", "collier"], pursuit=True)
    board.answer("1: react shallow_run")
    board.roll(5, "d4:1", 4)
    board.answer("0: no")
    assert board.events(Pursues) == []


@rule("kaiser", "6.6.1.a", "6.6.1.b")
def test_a_chase_is_announced_and_paid_for_before_the_next_target() -> None:
    board = strike("berlin", ["lovat", "maria"], ["fast_ship", "collier"], assists=["good_hunting"], fast_raiders=True)
    board.answer("aim maria", "1: pass", "1: react fast_ship")
    board.roll(1, "d4:1", "d8:8", 1, 10, "d4:1")
    board.answer("0: yes")
    assert board.events(Chases) == [Chases("berlin", "lovat")]
    assert board.find("berlin")[1].low  # the roll came with the first target
    board.answer("1: no")
    board.roll(1, "d4:1", "d6:6")
    board.answer("1: pass")
    assert board.last_fight.target == "maria" and board.last_fight.attack_modifier == -2
