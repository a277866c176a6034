"""Explanations: the chances are those of the real dice, every modifier has its name, reasons why not cite a rule."""

from itertools import product

import pytest

from tests.games.kaiser.board import Board
from wardroom.engine import Explanation, Note, Seat
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.explain import Captures, Damages, Modifier, Sinks, Unhurt
from wardroom.games.kaiser.why import BarredByNight, HasCard, NoReaction, PrizesNeverAttack, StillHidden


def explained(board: Board, seat: int, start: str) -> Explanation:
    """What is said about the first option whose notation starts so."""
    assert board.position is not None
    ask = board.position.ask_of(Seat(seat))
    assert ask is not None
    option = next(each for each in ask.options if each.notation.startswith(start))
    return GAME.explain(board.position.state, ask, option)


def why(board: Board, seat: int, piece: str) -> Note | None:
    assert board.position is not None
    hand = [GAME.cards.actions[card].id for card in board.position.state.players[seat].hand]
    return GAME.why(
        board.position.state, Seat(seat), next((card for card in hand if card.partition(".")[0] == piece), piece)
    )


def chances(told: Explanation) -> dict[type[Note], float]:
    return {type(each.outcome): each.chance for each in told.chances}


def counted(attack: tuple[int, ...], plus: int, defence: tuple[int, ...], minus: int) -> dict[str, float]:
    """Every way in which the dice can fall, in plain words."""
    ways = list(product(*(range(1, sides + 1) for sides in (*attack, *defence))))
    found = {"sunk": 0, "damaged": 0}
    for way in ways:
        strong = max(1, max(way[: len(attack)]) + plus)
        weak = max(1, max(way[len(attack) :]) + minus)
        if strong > weak:
            found["sunk" if strong >= 2 * weak else "damaged"] += 1
    return {name: count / len(ways) for name, count in found.items()}


NIGHT = next(card.id for card in GAME.cards.actions if card.night and card.type == "good_hunting")
DAY = next(card.id for card in GAME.cards.actions if not card.night and card.type == "shipping_lanes")


def intercepting(card: str) -> Board:
    """Emden, damaged and in Low Supply, is about to choose between two merchants, one of them damaged."""
    board = Board(players=2)
    board.lay(0, german=[board.ship("emden", damage=1, low=True), "mowe"], merchants=["lovat"], hand=[card])
    board.lay(1, german=["leopard"], hand=["break_contact", "fast_ship", "non_combatant", "collier"])
    board.lay(1, merchants=["maria", board.ship("otaki", damage=1)])
    board.begin()
    board.answer(f"commit {card}", "on-ship emden", f"play {card}")
    return board


@pytest.mark.parametrize(("card", "night"), [(DAY, []), (NIGHT, [(Modifier("mod_night"), -1)])])
def test_an_intercept_says_its_dice_modifiers_and_chances(card: str, night: list[object]) -> None:
    told = explained(intercepting(card), 0, "aim maria")
    attack, defence = told.sums
    own = [(Modifier("mod_damaged"), -2), (Modifier("mod_low"), -2)]
    assert [(item.note, item.value) for item in attack.items] == own + night
    found = counted(attack.dice, attack.added, defence.dice, defence.added)
    assert chances(told)[Sinks] == pytest.approx(found["sunk"])
    assert chances(told)[Damages] == pytest.approx(found["damaged"])
    assert chances(told)[Unhurt] == pytest.approx(1 - found["sunk"] - found["damaged"])


def test_a_hit_on_a_damaged_ship_is_no_outcome_of_its_own() -> None:
    told = explained(intercepting(DAY), 0, "aim otaki")
    assert set(chances(told)) == {Sinks, Unhurt}
    assert [(item.note, item.value) for item in told.sums[1].items] == [(Modifier("mod_damaged"), -2)]


def test_a_non_combatant_is_captured_at_worst_and_weakens_the_attack() -> None:
    board = intercepting(DAY)
    board.answer("aim maria")
    told = explained(board, 1, "react non_combatant")
    assert set(chances(told)) == {Captures, Unhurt}
    assert (Modifier("non_combatant"), -2) in [(item.note, item.value) for item in told.sums[0].items]


def test_why_a_card_cannot_answer() -> None:
    board = intercepting(NIGHT)
    board.answer("aim maria")
    assert why(board, 1, "collier") == NoReaction("collier")
    assert why(board, 1, "break_contact") == BarredByNight("break_contact", "3.3.5.c")
    assert why(board, 1, "non_combatant") is None


def test_why_a_ship_is_no_target_and_takes_no_card() -> None:
    board = Board(players=2)
    board.lay(0, german=["emden", board.ship("lovat", prize=True)], hand=[DAY, NIGHT])
    board.lay(1, german=["leopard"], merchants=["maria"])
    board.begin()
    assert why(board, 0, "leopard") == StillHidden("leopard")
    board.answer(f"commit {DAY}", "on-ship emden", f"commit {NIGHT}")
    assert why(board, 0, "emden") == HasCard("emden")
    assert why(board, 0, "lovat") == PrizesNeverAttack("lovat")
    assert why(board, 0, "no such piece") is None
