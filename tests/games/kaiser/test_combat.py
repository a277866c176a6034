"""3.2.7 The dice: outcomes, modifiers, and odds that agree with what can be counted out."""

from collections import Counter
from itertools import product
from math import sqrt

import pytest

from tests.games.kaiser.board import Board, Shown
from wardroom.engine import Dice, Recorded, Source, Stream, Table
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Challenged, Fought, attack, challenge
from wardroom.games.kaiser.rules.passage import Safe
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import KaiserTable

ROLLS = 100_000


def intercept(attacker: Ship | str, target: Ship | str, *assists: str, card: str = "collier") -> Board:
    """A German ship is about to intercept a merchant; the target has yet to be named."""
    board = Board(2)
    board.lay(0, german=[attacker], hand=[card, *assists])
    board.lay(1, merchants=[target])
    board.begin()
    ship = GAME.cards.ships[board.state.players[0].german[0].card].id
    board.answer(f"commit {card.partition('.')[0]}", f"on-ship {ship}")
    for assist in assists:
        board.answer(f"commit {assist}", "as-action")
    board.answer(f"play {card.partition('.')[0]}")
    return board


def hunt(target: Ship | str, *assists: str, card: str = "recalled") -> Board:
    """British forces are about to intercept a German ship; the target has yet to be named."""
    board = Board(2)
    board.lay(0, hand=[card, *assists])
    board.lay(1, german=[target])
    board.begin()
    board.answer(f"commit {card.partition('.')[0]}", "as-british")
    for assist in assists:
        board.answer(f"commit {assist}", "as-action")
    board.answer(f"play {card.partition('.')[0]}")
    return board


def results(board: Board) -> list[tuple[int, int]]:
    """Attack and defence of each fight after modifiers."""
    found: list[tuple[int, int]] = board.facts(Fought, "attack", "defence")
    return found


# --- outcomes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "outcome"),
    [
        pytest.param(("d8:4", "d8:3"), "damaged", marks=rule("kaiser", "3.2.7.a")),
        pytest.param(("d8:5", "d8:3"), "damaged", marks=rule("kaiser", "3.2.7.a")),
        pytest.param(("d8:8", "d8:7"), "damaged", marks=rule("kaiser", "3.2.7.a")),
        pytest.param(("d8:3", "d8:2"), "damaged", marks=rule("kaiser", "3.2.7.a")),
        pytest.param(("d8:6", "d8:3"), "sunk", marks=rule("kaiser", "3.2.7.b")),
        pytest.param(("d8:2", "d8:1"), "sunk", marks=rule("kaiser", "3.2.7.b")),
        pytest.param(("d8:8", "d8:1"), "sunk", marks=rule("kaiser", "3.2.7.b")),
        pytest.param(("d8:1", "d8:1"), "missed", marks=rule("kaiser", "3.2.7.c")),
        pytest.param(("d8:5", "d8:5"), "missed", marks=rule("kaiser", "3.2.7.c")),
        pytest.param(("d8:4", "d8:5"), "missed", marks=rule("kaiser", "3.2.7.c")),
        pytest.param(("d8:1", "d8:8"), "missed", marks=rule("kaiser", "3.2.7.c")),
    ],
)
def test_outcome_of_attack_against_defence(dice: tuple[Shown, Shown], outcome: str) -> None:
    board = intercept("geier", "lovat")
    board.roll(*dice)
    board.answer("aim lovat")
    assert board.facts(Fought, "outcome") == [f"outcome_{outcome}"]
    assert board.pile(0) == (["lovat"] if outcome == "sunk" else [])
    assert board.is_in_play("lovat") == (outcome != "sunk")
    if outcome != "sunk":
        assert board.find("lovat")[1].damage == (outcome == "damaged")


@rule("kaiser", "3.2.7.d")
def test_a_second_damage_has_no_effect_on_a_merchant() -> None:
    board = Board(2)
    board.lay(0, german=["geier"], hand=["collier"])
    board.lay(1, merchants=[board.ship("lovat", damage=1)])
    board.begin()
    board.roll("d8:4", "d8:5")
    board.answer("commit collier", "on-ship geier", "play collier", "aim lovat")
    assert board.facts(Fought, "outcome") == ["outcome_damaged"]
    assert board.find("lovat")[1].damage == 1


@rule("kaiser", "3.2.7.d")
def test_a_second_damage_has_no_effect_on_a_german_ship() -> None:
    scarred = Board(2).ship("emden", damage=1)
    board = hunt(scarred)
    board.roll(4, "d8:1", 5, "d4:1")
    board.answer("aim emden")
    assert board.facts(Fought, "outcome") == ["outcome_damaged"]
    assert board.find("emden")[1].damage == 1


@rule("kaiser", "3.2.7.e")
@pytest.mark.parametrize(
    ("dice", "is_safe"),
    [(("d6:4", "d8:3"), True), (("d6:6", "d8:1"), True), (("d6:3", "d8:3"), False), (("d6:3", "d8:4"), False)],
)
def test_a_challenge_must_exceed_the_response(dice: tuple[Shown, Shown], is_safe: bool) -> None:
    board = intercept("geier", "lovat")
    board.roll("d8:1", "d8:8")
    board.answer("aim lovat")
    board.roll(*dice)
    board.answer("1: yes")
    assert bool(board.events(Safe)) == is_safe
    assert board.facts(Challenged, "outcome") == [f"outcome_{'success' if is_safe else 'failure'}"]


@rule("kaiser", "3.2.7.e")
@pytest.mark.parametrize(
    ("dice", "is_safe"), [(("d6:3", "d8:3"), True), (("d6:3", "d8:4"), False), (("d6:2", "d8:3"), False)]
)
def test_the_modified_challenge_is_compared(dice: tuple[Shown, Shown], is_safe: bool) -> None:
    board = Board(2)
    board.lay(0, merchants=["lovat"], hand=["fair_seas"])
    board.begin()
    board.roll(*dice)
    board.answer("commit fair_seas", "as-action", "play fair_seas", "aim lovat")
    assert bool(board.events(Safe)) == is_safe


# --- modifiers --------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.7.f")
def test_modifiers_add_up_without_an_upper_limit() -> None:
    board = intercept("emden", "lovat", "surprise_attack", "searchlight", card="reflag.5")
    board.roll(10, "d8:1", "d4:1", "d8:8")
    board.answer("aim lovat", "join surprise_attack", "join searchlight")
    assert results(board) == [(10 + 2 + 3 - 1, 8)]


@rule("kaiser", "3.2.7.f")
def test_all_penalties_add_up() -> None:
    worn = Board(2).ship("wolf", damage=1, low=True)
    board = intercept(worn, "lovat", card="reflag.5")
    board.roll(9, "d8:1", "d6:1", "d8:8")
    board.answer("aim lovat")
    assert results(board) == [(9 - 2 - 2 - 1, 8)]


@rule("kaiser", "3.2.7.f")
def test_no_result_is_below_one() -> None:
    worn = Board(2).ship("wolf", damage=1, low=True)
    board = intercept(worn, Board(2).ship("lovat", damage=1))
    board.roll(2, "d8:1", "d6:1", "d8:2")
    board.answer("aim lovat")
    assert results(board) == [(1, 1)]


@rule("kaiser", "3.2.7.f")
def test_one_is_the_floor_only_after_all_modifiers() -> None:
    worn = Board(2).ship("wolf", damage=1, low=True)
    board = intercept(worn, "lovat", "surprise_attack")
    board.roll(3, "d8:1", "d6:1", "d8:8")
    board.answer("aim lovat", "join surprise_attack")
    assert results(board) == [(1, 8)]  # 3 - 4 + 2; raised to 1 before the +2 it would be 3


@rule("kaiser", "3.2.7.g")
def test_low_supply_weakens_the_attack() -> None:
    board = intercept(Board(2).ship("emden", low=True), "lovat")
    board.roll(6, "d8:1", "d4:1", "d8:8")
    board.answer("aim lovat")
    assert results(board) == [(4, 8)]


@rule("kaiser", "3.2.7.g")
def test_low_supply_does_not_weaken_the_defence() -> None:
    board = hunt(Board(2).ship("emden", low=True))
    board.roll(1, "d8:1", 6, "d4:1")
    board.answer("aim emden")
    assert results(board) == [(1, 6)]


@pytest.mark.parametrize(
    ("damage", "low"),
    [
        pytest.param(0, True, marks=rule("kaiser", "3.2.7.g")),
        pytest.param(1, False, marks=rule("kaiser", "3.2.7.h")),
    ],
)
def test_neither_low_supply_nor_damage_weakens_mines(damage: int, low: bool) -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("meteor", damage=damage, low=low)], hand=["lay_mines"])
    board.lay(1, merchants=["lovat"])
    board.begin()
    board.roll(5, "d4:1", "d8:8")
    board.answer("commit lay_mines", "lay-mines-from meteor", "play lay_mines")
    assert results(board) == [(5, 8)]


@rule("kaiser", "3.2.7.h")
@pytest.mark.parametrize("ship", ["emden", "greif"])
def test_damage_weakens_the_attack_of_warships_and_raiders(ship: str) -> None:
    board = intercept(Board(2).ship(ship, damage=1), "lovat")
    board.roll(6, "d8:1", "d4:1", "d8:8")
    board.answer("aim lovat")
    assert results(board) == [(4, 8)]


@rule("kaiser", "3.2.7.i")
@pytest.mark.parametrize(
    ("name", "prize", "dice"), [("emden", False, (6, "d4:1")), ("wolf", False, ("d8:6",)), ("lovat", True, ("d8:6",))]
)
def test_damage_weakens_the_defence_of_german_ships_and_prizes(name: str, prize: bool, dice: tuple[Shown, ...]) -> None:
    board = hunt(Board(2).ship(name, recognised=True, prize=prize, damage=1))
    board.roll(1, "d8:1", *dice)
    board.answer(f"aim {name}")
    assert results(board) == [(1, 4)]


@rule("kaiser", "3.2.7.i")
@pytest.mark.parametrize(
    ("card", "how", "plays", "dice"),
    [
        ("collier", "on-ship meteor", ["aim lovat"], ("d8:1", "d6:1")),
        ("lay_mines", "lay-mines-from meteor", [], (1, "d4:1")),
        ("submarine_u", "as-action", ["aim lovat"], (1, "d6:1", "d4:1")),
        ("submarine_uc", "as-action", ["mines"], ("d8:1", "d4:1")),
    ],
)
def test_damage_weakens_a_merchant_against_everything(
    card: str, how: str, plays: list[str], dice: tuple[Shown, ...]
) -> None:
    board = Board(2)
    board.lay(0, german=["meteor"], hand=[card])
    board.lay(1, merchants=[board.ship("lovat", damage=1)])
    board.begin()
    board.roll(*dice, "d8:6")
    board.answer(f"commit {card}", how, f"play {card}", *plays)
    assert results(board) == [(1, 4)]


@rule("kaiser", "3.2.7.j")
@pytest.mark.parametrize(("card", "attack_"), [("reflag.1", 5), ("reflag.5", 4)])
def test_night_weakens_british_forces(card: str, attack_: int) -> None:
    board = hunt("leipzig", card=card)
    board.roll(5, "d4:1", 9)
    board.answer("aim leipzig")
    assert results(board) == [(attack_, 9)]


@rule("kaiser", "3.2.7.j")
def test_night_is_for_intercepts_only() -> None:
    board = Board(2)
    board.lay(0, hand=["interrogate.5"])  # a copy with the night symbol, used for its Action half
    board.lay(1, german=["wolf"])
    board.begin()
    board.roll(9, "d4:1", 8, 5, "d6:1", "d8:7")
    board.answer("commit interrogate", "as-action", "play interrogate", "aim wolf")
    assert results(board) == [(5, 7)]


# --- odds -------------------------------------------------------------------------------------------------------------

FIGHTS = [
    ((10, 8, 4), 0, (10, 4), 0),
    ((10, 8), 2, (8,), 0),
    ((8, 6), -3, (6,), -2),
    ((6,), 0, (4,), 0),
]
CHALLENGES = [((10, 8), (10,), 0), ((10,), (10, 4), 0), ((10, 4), (10,), -4), ((6,), (8,), 3)]
KNOWN_ODDS = [
    ((10, 8), (10,), 0.555),
    ((10, 6), (10,), 0.508),
    ((10, 4), (10,), 0.475),
    ((10,), (10,), 0.45),
    ((10,), (10, 4), 0.425),
    ((10,), (10, 8), 0.345),
    ((6,), (10,), 0.25),
    ((6,), (8,), 0.3125),
    ((8,), (10,), 0.35),
    ((4,), (6,), 0.25),
]
Sides = tuple[int, ...]


SEA = Board(2).state


def table_with(source: Source) -> KaiserTable:
    return KaiserTable(Table(SEA, Dice(source)), GAME.cards)


def fallen(dice: Sides, shown: tuple[int, ...]) -> Recorded:
    """Dice that show certain faces."""
    return Recorded((size, face - 1) for size, face in zip(dice, shown, strict=True))


def faces(dice: Sides) -> list[tuple[int, ...]]:
    return list(product(*(range(1, size + 1) for size in dice)))


def expected_fight(attacks: tuple[int, ...], plus: int, defends: tuple[int, ...], minus: int) -> str:
    """The outcome in plain words: the best die each, modified, at least 1; double sinks, more damages."""
    strong, weak = max([*attacks]) + plus, max([*defends]) + minus
    strong, weak = (strong if strong > 1 else 1), (weak if weak > 1 else 1)
    return "sunk" if strong > weak and strong / weak >= 2 else "damaged" if strong > weak else "missed"


def counted_fights(dice: Sides, plus: int, defence: Sides, minus: int) -> dict[str, float]:
    """The probability of each outcome, by counting all the ways in which the dice can fall."""
    ways = [expected_fight(ours, plus, theirs, minus) for ours in faces(dice) for theirs in faces(defence)]
    return {outcome: count / len(ways) for outcome, count in Counter(ways).items()}


def agrees(seen: int, probability: float) -> bool:
    """Whether a count of so many rolls lies within four standard deviations of its expectation."""
    spread = sqrt(ROLLS * probability * (1 - probability))
    return abs(seen - ROLLS * probability) <= 4 * spread


@rule("kaiser", "3.2.7.a", "3.2.7.b", "3.2.7.c", "3.2.7.f", "1.2.a")
@pytest.mark.parametrize(("dice", "plus", "defence", "minus"), FIGHTS)
def test_every_way_the_dice_of_a_fight_can_fall(dice: Sides, plus: int, defence: Sides, minus: int) -> None:
    for ours, theirs in product(faces(dice), faces(defence)):
        table = table_with(fallen((*dice, *defence), (*ours, *theirs)))
        outcome = attack(table, "emden", "lovat", dice, {"mod_low": plus}, defence, {"mod_damaged": minus})
        assert outcome == expected_fight(ours, plus, theirs, minus), (ours, theirs)


@pytest.mark.long
@rule("kaiser", "3.2.7.a", "3.2.7.b", "3.2.7.c")
@pytest.mark.parametrize(("dice", "plus", "defence", "minus"), FIGHTS)
def test_odds_of_a_fight_over_many_rolls(dice: Sides, plus: int, defence: Sides, minus: int) -> None:
    table = table_with(Stream(b"fights"))
    seen = Counter(
        attack(table, "emden", "lovat", dice, {"mod_low": plus}, defence, {"mod_damaged": minus}) for _ in range(ROLLS)
    )
    counted = counted_fights(dice, plus, defence, minus)
    assert set(seen) == set(counted)
    assert all(agrees(count, counted[outcome]) for outcome, count in seen.items()), (seen, counted)


def counted_challenge(dice: Sides, response: Sides, plus: int = 0) -> float:
    ways = [max(1, max(ours) + plus) > max(theirs) for ours in faces(dice) for theirs in faces(response)]
    return sum(ways) / len(ways)


@rule("kaiser", "3.2.7.e")
@pytest.mark.parametrize(("dice", "response", "odds"), KNOWN_ODDS)
def test_every_way_the_dice_of_a_challenge_can_fall(dice: Sides, response: Sides, odds: float) -> None:
    ways = list(product(faces(dice), faces(response)))
    tables = (table_with(fallen((*dice, *response), (*ours, *theirs))) for ours, theirs in ways)
    successes = sum(challenge(table, "interned", "emden", dice, response).is_success for table in tables)
    assert successes / len(ways) == counted_challenge(dice, response) == pytest.approx(odds, abs=0.0005)


@rule("kaiser", "3.2.7.e")
@pytest.mark.parametrize(("dice", "response", "plus"), CHALLENGES)
def test_odds_of_a_challenge_over_many_rolls(dice: Sides, response: Sides, plus: int) -> None:
    table = table_with(Stream(b"challenges"))
    seen = sum(
        challenge(table, "interned", "emden", dice, response, {"mod_low": plus}).is_success for _ in range(ROLLS)
    )
    assert agrees(seen, counted_challenge(dice, response, plus))
