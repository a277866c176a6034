"""3.3.1, 3.3.46 AMC and Trap: merchants, or what was taken for one, that shoot back."""

import pytest

from tests.games.kaiser.plays import DAY, NIGHT, strike
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser.rules.combat import Damaged, Fought
from wardroom.games.kaiser.rules.forces import Recognised, Resupplied
from wardroom.games.kaiser.rules.score import CardSunk

# --- 3.3.1 AMC --------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.1.a", "3.3.1.b")
def test_raider_and_amc_sink_each_other_at_the_same_time() -> None:
    board = strike(hand=["amc"])
    board.roll(8, "d8:1", "d4:1", 4, 6, "d8:1", "d8:3")
    board.answer("react amc")
    assert [(fight.attack, fight.defence) for fight in board.events(Fought)] == [(8, 4), (6, 3)]
    assert board.pile(0) == ["amc"] and board.pile(1) == ["leopard"]
    board.finish()
    assert "amc" not in board.discarded


@rule("kaiser", "3.3.1.b")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(8, True), (7, False)])
def test_a_sunk_amc_scores_and_one_afloat_is_discarded(rolled: int, is_sunk: bool) -> None:
    board = strike(hand=["amc", "collier"])
    board.roll(rolled, "d8:1", "d4:1", 4, 1, "d8:1", "d8:8")
    board.answer("react amc")
    assert board.pile(0) == (["amc"] if is_sunk else [])
    assert bool(board.events(CardSunk)) is is_sunk
    board.finish()
    assert ("amc" in board.discarded) is not is_sunk


@rule("kaiser", "3.3.1.b")
@pytest.mark.parametrize(("rolled", "damage"), [(3, 0), (4, 1), (5, 1)])
def test_an_amc_damages_the_german_ship(rolled: int, damage: int) -> None:
    board = strike("emden", hand=["amc", "collier"])
    board.roll(1, "d8:1", "d4:1", 10, rolled, "d8:1", 3, "d4:1")
    board.answer("react amc")
    assert board.find("emden")[1].damage == damage
    assert board.pile(0) == board.pile(1) == []


@rule("kaiser", "3.3.1.c", "3.3.1.d")
def test_night_weakens_both_and_help_is_for_the_german_ship_alone() -> None:
    board = strike(hand=["amc", "collier"], card=NIGHT, assists=["surprise_attack", "searchlight"])
    board.roll(5, "d8:1", "d4:1", 10, 6, "d8:1", "d8:8")
    board.answer("react amc")
    german, amc = board.events(Fought)
    assert german.attack == 5 - 1 + 2 + 3
    assert amc.attack == 6 - 1


@rule("kaiser", "3.3.1.c")
@pytest.mark.parametrize(("card", "is_sunk"), [(DAY, True), (NIGHT, False)])
def test_at_night_the_same_roll_no_longer_sinks_the_raider(card: str, is_sunk: bool) -> None:
    board = strike(hand=["amc", "collier"], card=card)
    board.roll(1, "d8:1", "d4:1", 10, 6, "d8:1", "d8:3")
    board.answer("react amc")
    assert board.is_in_play("leopard") is not is_sunk


@rule("kaiser", "3.3.1.d")
def test_boarding_party_and_special_cargo_do_nothing_against_an_amc() -> None:
    board = strike(hand=["amc", "collier"], assists=["boarding_party", "special_cargo"])
    board.roll(8, "d8:1", "d4:1", 4, 1, "d8:1", "d8:8")
    board.answer("react amc")
    assert board.pile(0) == ["amc"]
    assert board.force(0) == ["leopard", "appam"] and board.force(1) == ["lovat"]


@rule("kaiser", "3.3.1.a")
def test_damage_and_low_supply_weaken_the_ship_that_meets_an_amc() -> None:
    board = strike("leopard damaged low", hand=["amc", "collier"])
    board.roll(9, "d8:1", "d4:1", 10, 1, "d8:1", "d8:8")
    board.answer("react amc")
    german, amc = board.events(Fought)
    assert german.attack == 9 - 4
    assert (amc.attack, amc.defence) == (1, 6)


@rule("kaiser", "3.3.1.e")
def test_a_raider_that_met_an_amc_is_recognised_and_stays_so() -> None:
    board = strike(hand=["amc", "collier"])
    board.roll(1, "d8:1", "d4:1", 10, 1, "d8:1", "d8:8")
    board.answer("react amc")
    assert board.find("leopard")[1].recognised
    assert [event.ship for event in board.events(Recognised)] == ["leopard"]


@rule("kaiser", "3.3.1.f", "3.1.3.e")
def test_the_merchant_of_an_amc_is_left_alone_for_this_turn() -> None:
    board = strike(hand=["amc", "collier"], rest=["emden"], also=["fog_bank emden", "submarine_u"], merchants=["lovat"])
    board.roll(1, "d8:1", "d4:1", 10, 1, "d8:1", "d8:8")
    board.answer("react amc", "0: pass")
    assert board.asked == (0, "what-next")
    assert not board.find("lovat")[1].damage
    assert board.options == ["stop", "play submarine_u", "play intelligence"]


@rule("kaiser", "3.3.1.g")
def test_after_an_amc_the_other_target_follows_at_minus_two_if_the_raider_is_damaged() -> None:
    board = strike(hand=["amc", "collier"], merchants=["lovat", "maria"], assists=["good_hunting"])
    board.answer("aim maria", "1: pass")
    board.roll(1, "d8:1", "d4:1", 10, 4, "d8:1", "d8:3")
    board.answer("react amc", "0: pass")
    assert board.asked == (1, "answer-intercept")
    board.roll(9, "d8:1", "d4:1", "d6:4")
    board.answer("pass")
    assert board.last_fight.target == "maria" and board.last_fight.attack == 7
    assert board.find("maria")[1].damage


@rule("kaiser", "3.3.1.g", "3.3.15.b")
def test_a_raider_sunk_by_an_amc_has_no_second_target() -> None:
    board = strike(hand=["amc", "collier"], merchants=["lovat", "maria"], assists=["good_hunting"])
    board.answer("aim maria", "1: pass")
    board.roll(1, "d8:1", "d4:1", 10, 6, "d8:1", "d8:3")
    board.answer("react amc")
    assert board.asked == (0, "what-next")
    assert board.pile(1) == ["leopard"] and board.force(1) == ["lovat", "maria"]


# --- 3.3.46 Trap ------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.46.a")
def test_a_trap_and_the_raider_may_sink_each_other() -> None:
    board = strike(hand=["trap", "collier"])
    board.roll(8, "d8:1", "d4:1", "d8:4", "d8:6", "d4:1", "d8:3")
    board.answer("react trap")
    assert board.pile(0) == ["lovat"] and board.pile(1) == ["leopard"]
    assert board.asked == (0, "what-next")  # a ship that sank cannot be recalled
    assert not board.events(Recognised)


@rule("kaiser", "3.3.46.a")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(6, True), (5, False)])
def test_the_trap_strikes_with_the_dice_of_its_card(rolled: int, is_sunk: bool) -> None:
    board = strike("emden", hand=["trap", "collier"])
    board.roll(1, "d8:1", "d4:1", "d8:8", f"d8:{rolled}", "d4:1", 3, "d4:1")
    board.answer("react trap")
    assert board.last_fight.attacker == "lovat" and board.last_fight.attack_dice == (rolled, 1)
    assert board.is_in_play("emden") is not is_sunk
    assert board.pile(1) == (["emden"] if is_sunk else [])
    assert board.asked == (1, "seek-passage")  # an undamaged merchant that survived may try


@rule("kaiser", "3.3.46.b")
def test_night_weakens_the_trap_too_and_help_is_for_the_german_ship() -> None:
    board = strike(hand=["trap", "collier"], card=NIGHT, assists=["surprise_attack", "searchlight"])
    board.roll(2, "d8:1", "d4:1", "d8:8", "d8:6", "d4:1", "d8:8")
    board.answer("react trap")
    german, trap = board.events(Fought)
    assert german.attack == 2 - 1 + 2 + 3 and trap.attack == 6 - 1


@rule("kaiser", "3.3.46.b")
@pytest.mark.parametrize(("card", "is_sunk"), [(DAY, True), (NIGHT, False)])
def test_by_night_the_same_trap_no_longer_sinks(card: str, is_sunk: bool) -> None:
    board = strike(hand=["trap", "collier"], card=card)
    board.roll(5, "d8:1", "d4:1", "d8:3", "d8:6", "d4:1", "d8:3")
    board.answer("react trap")
    assert board.is_in_play("leopard") is not is_sunk


@rule("kaiser", "3.3.46.b")
def test_damage_to_the_merchant_weakens_its_defence_but_not_the_trap() -> None:
    board = strike(merchants=["lovat damaged"], hand=["trap", "collier"])
    board.roll(5, "d8:1", "d4:1", "d8:5", "d8:6", "d4:1", "d8:3")
    board.answer("react trap")
    german, trap = board.events(Fought)
    assert german.defence == 3 and trap.attack == 6
    assert board.pile(1) == ["leopard"]


@rule("kaiser", "3.3.46.b")
def test_damage_to_the_raider_weakens_both_its_attack_and_its_defence_in_a_trap() -> None:
    board = strike("leopard damaged low", hand=["trap", "collier"])
    board.roll(9, "d8:1", "d4:1", "d8:8", "d8:3", "d4:1", "d8:6")
    board.answer("react trap")
    german, trap = board.events(Fought)
    assert german.attack == 5 and trap.defence == 4


@rule("kaiser", "3.3.46.c")
def test_a_raider_caught_in_a_trap_is_recognised_afterwards() -> None:
    board = strike(hand=["trap", "collier"])
    board.roll(5, "d8:1", "d4:1", "d8:4", "d8:1", "d4:1", "d8:8")
    board.answer("react trap")
    assert board.find("leopard")[1].recognised
    order = [told.event for told in board.told if isinstance(told.event, Fought | Damaged | Recognised)]
    assert isinstance(order[-1], Recognised)


@rule("kaiser", "3.3.46.c", "3.3.41.a")
def test_special_cargo_works_through_a_trap() -> None:
    board = strike(hand=["trap", "collier"], assists=["special_cargo"])
    board.roll(8, "d8:1", "d4:1", "d8:4", "d8:1", "d4:1", "d8:8")
    board.answer("react trap")
    assert board.pile(0) == ["lovat*2"]


@rule("kaiser", "3.3.46.c")
def test_a_capture_stands_though_the_trap_sinks_the_raider() -> None:
    board = strike("leopard low", hand=["trap", "collier"], assists=["boarding_party"])
    board.roll(10, "d8:1", "d4:1", "d8:4", "d8:6", "d4:1", "d8:3")
    board.answer("react trap")
    assert board.find("lovat")[0] == 0 and board.find("lovat")[1].prize
    assert board.pile(1) == ["leopard"] and not board.events(Resupplied)


@rule("kaiser", "3.3.46.c", "3.3.15.b")
def test_a_raider_sunk_in_a_trap_leaves_the_second_target_alone() -> None:
    board = strike(merchants=["lovat", "maria"], hand=["trap", "collier"], assists=["good_hunting"])
    board.answer("aim maria", "1: pass")
    board.roll(1, "d8:1", "d4:1", "d8:8", "d8:6", "d4:1", "d8:3")
    board.answer("react trap", "1: no")
    assert board.asked == (0, "what-next")
