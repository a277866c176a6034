"""3.3.21, 3.3.42, 3.3.43 Mines and torpedoes, and the cards that answer them."""

import pytest

from tests.games.kaiser.board import Shown, cast
from tests.games.kaiser.plays import DAY, IDLE, REACTIONS, Sea, act
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser.rules.combat import Fought
from wardroom.games.kaiser.rules.mines import MinesSwept

# --- 3.3.21 Lay Mines -------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.21.a")
def test_mines_attack_each_merchant_of_one_opponent_in_the_attackers_order() -> None:
    merchants = ["lovat", "maria", "kaipara damaged"]
    board = act("lay_mines from meteor", mine=["meteor"], merchants=merchants)
    board.answer("play lay_mines", "1: pass")
    assert board.asked == (0, "which-next-target")
    assert board.options == ["aim lovat", "aim maria", "aim kaipara"]
    board.roll(8, "d4:1", "d6:4")
    board.answer("aim maria")
    board.roll(5, "d4:1", "d8:6", 1, "d4:4", "d8:4")
    board.answer("aim kaipara")
    dice = [(fight.target, fight.attack_dice, fight.defence) for fight in board.events(Fought)]
    assert dice == [("maria", (8, 1), 4), ("kaipara", (5, 1), 4), ("lovat", (1, 4), 4)]
    assert board.pile(0) == ["maria"]
    assert board.asked == (0, "what-next")  # surviving mines gives no Passage


@rule("kaiser", "3.3.21.a")
def test_mines_of_one_opponent_spare_the_others() -> None:
    board = act("lay_mines from meteor", mine=["meteor"], players=3)
    board.answer("play lay_mines")
    assert board.options == ["aim-at 1", "aim-at 2"]
    board.answer("aim-at 2")
    assert board.asked == (2, "answer-mines")
    board.roll(8, "d4:1", 4)
    board.answer("pass")
    assert board.pile(0) == ["georgic"] and len(board.events(Fought)) == 1


@rule("kaiser", "3.3.21.a", "3.2.7.g", "3.2.7.h")
def test_neither_damage_nor_low_supply_weakens_mines() -> None:
    board = act("lay_mines from meteor", mine=["meteor damaged low"])
    board.answer("play lay_mines")
    board.roll(8, "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.last_fight.attack == 8 and board.pile(0) == ["lovat"]


@rule("kaiser", "3.3.21.b")
def test_mines_spare_prizes_and_leave_the_raider_hidden() -> None:
    board = act("lay_mines from meteor", mine=["meteor"], theirs=["matheran prize", "kaipara prize recognised"])
    board.answer("play lay_mines")
    board.roll(1, "d4:1", "d8:8")
    board.answer("1: pass")
    assert [fight.target for fight in board.events(Fought)] == ["lovat"]
    assert not board.find("meteor")[1].recognised


@rule("kaiser", "3.3.21.a", "1.1.4.b")
def test_only_a_raider_with_mines_lays_them() -> None:
    board = Sea(2)
    board.lay(0, ["emden", "leopard", "meteor", "wolf"], ["appam"], ["lay_mines", "collier"])
    board.lay(1, [], ["lovat"], ["amc"])
    board.begin()
    board.answer("commit lay_mines")
    assert [option for option in board.options if "mines" in option] == ["lay-mines-from meteor", "lay-mines-from wolf"]


@rule("kaiser", "3.3.21.a", "3.1.3.b")
def test_laying_mines_is_all_a_raider_does_in_a_turn() -> None:
    board = act("lay_mines from meteor", "recon_aircraft", mine=["meteor"], hand=["amc", "trap", "qqq"])
    board.answer("play lay_mines")
    board.roll(1, "d4:1", "d8:8")
    board.answer("1: pass")
    board.roll("d3:1", "d2:1")
    board.answer("play recon_aircraft", "commit amc")
    assert board.options == ["as-british"]


# --- 3.3.22 Minesweeper -----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.22", "3.3.21.a")
def test_a_minesweeper_removes_the_whole_field_of_a_raider() -> None:
    board = act("lay_mines from meteor", mine=["meteor"], merchants=["lovat", "maria"], hand=REACTIONS)
    board.answer("play lay_mines")
    assert board.asked == (1, "answer-mines") and board.reactions == {"minesweeper"}
    board.answer("react minesweeper")
    assert board.asked == (0, "what-next")
    assert board.events(MinesSwept) and not board.events(Fought)


@rule("kaiser", "3.3.22", "3.3.43", "3.3.5.c", "3.3.38.c")
def test_a_minesweeper_removes_the_field_of_a_submarine() -> None:
    board = act("submarine_uc", merchants=["lovat", "maria"], hand=REACTIONS)
    board.answer("play submarine_uc", "mines")
    assert board.asked == (1, "answer-mines") and board.reactions == {"minesweeper"}
    board.answer("react minesweeper")
    assert board.asked == (0, "what-next") and not board.events(Fought)


@rule("kaiser", "3.3.22")
def test_once_the_mines_go_off_it_is_too_late_to_sweep_them() -> None:
    board = act("lay_mines from meteor", mine=["meteor"], merchants=["lovat", "maria"], hand=["minesweeper"])
    board.answer("play lay_mines", "1: pass")
    assert board.asked == (0, "which-next-target")
    board.roll(1, "d4:1", "d6:6", 1, "d4:1", "d8:8")
    board.answer("aim maria")
    assert board.asked == (0, "what-next")
    assert [fight.target for fight in board.events(Fought)] == ["maria", "lovat"]


# --- 3.3.42, 3.3.43 Submarines ----------------------------------------------------------------------------------------


@rule("kaiser", "3.3.42", "3.3.43")
@pytest.mark.parametrize("boat", ["submarine_u", "submarine_uc"])
def test_a_torpedo_is_aimed_at_one_merchant_never_at_a_prize(boat: str) -> None:
    board = act(boat, theirs=["karlsruhe", "matheran prize", "kaipara prize recognised"], merchants=["lovat", "maria"])
    board.answer(f"play {boat}")
    if boat == "submarine_uc":
        assert board.options == ["torpedo", "mines"]
        board.answer("torpedo")
    assert board.options == ["aim lovat", "aim maria"]


@rule("kaiser", "3.3.42", "3.3.43")
@pytest.mark.parametrize(("boat", "dice"), [("submarine_u", "10/6/4"), ("submarine_uc", "10/6")])
@pytest.mark.parametrize(("defence", "damage", "is_sunk"), [("d8:8", 0, False), ("d8:5", 1, False), ("d8:4", 0, True)])
def test_a_torpedo_attacks_with_its_own_dice(boat: str, dice: str, defence: Shown, damage: int, is_sunk: bool) -> None:
    board = torpedo("lovat", ["collier"], boat)
    attack = (8, 1, 1)[: len(dice.split("/"))]
    board.roll(*cast(dice, *attack), defence)
    board.answer("pass")
    assert board.last_fight.attack_dice == attack
    assert board.pile(0) == (["lovat"] if is_sunk else [])
    assert is_sunk or board.find("lovat")[1].damage == damage
    assert board.asked == (0, "what-next")  # no Passage, whatever happened
    board.finish()
    assert boat in board.discarded


@rule("kaiser", "3.3.42")
def test_submarines_attack_a_merchant_before_and_after_its_intercept() -> None:
    board = act(f"{DAY} leopard", "submarine_u.1", "submarine_u.2", mine=["leopard"], theirs=[])
    for _ in range(2):
        board.answer("play submarine_u", "aim lovat")
        board.roll(1, "d6:1", "d4:1", "d8:8")
        board.answer("1: pass")
        if f"play {DAY}" in board.options:
            board.answer(f"play {DAY}", "aim lovat")
            board.roll(1, "d8:1", "d4:1", "d8:8")
            board.answer("1: pass", "1: no")
    assert [fight.attacker for fight in board.events(Fought)] == ["submarine_u", "leopard", "submarine_u"]


@rule("kaiser", "3.3.43")
def test_the_mines_of_a_submarine_attack_every_merchant_and_no_prize() -> None:
    board = act("submarine_uc", theirs=["matheran prize"], merchants=["lovat", "maria"])
    board.answer("play submarine_uc", "mines", "1: pass")
    board.roll("d8:8", "d4:1", "d8:4", "d8:1", "d4:1", "d6:6")
    board.answer("aim lovat")
    assert [fight.attack_dice for fight in board.events(Fought)] == [(8, 1), (1, 1)]
    assert board.pile(0) == ["lovat"] and board.options == ["stop", f"play {IDLE}"]


# --- 3.3.28, 3.3.34 Q-Ships, 3.3.29 Razzle-Dazzle (W6) ----------------------------------------------------------------


def torpedo(target: str, hand: list[str], boat: str = "submarine_u", sailing_merchants: bool = False) -> Sea:
    board = act(boat, merchants=[target], hand=hand, sailing_merchants=sailing_merchants)
    board.answer(f"play {boat}")
    if boat == "submarine_uc":
        board.answer("torpedo")
    board.answer(f"aim {target.split(maxsplit=1)[0]}")
    return board


@rule("kaiser", "3.3.34.a", "3.3.42", "3.3.43", "3.3.5.c", "3.3.38.c", "6.11.1")
@pytest.mark.parametrize("boat", ["submarine_u", "submarine_uc"])
@pytest.mark.parametrize(
    ("target", "option", "legal"),
    [
        ("lovat", False, {"q_ship", "razzle_dazzle"}),
        ("dee", False, {"q_ship", "sail_q_ship", "razzle_dazzle"}),
        ("dee", True, {"sail_q_ship", "razzle_dazzle"}),
        ("lovat", True, {"q_ship", "razzle_dazzle"}),
    ],
)
def test_what_may_answer_a_torpedo(boat: str, target: str, option: bool, legal: set[str]) -> None:
    board = torpedo(target, REACTIONS, boat, sailing_merchants=option)
    assert board.asked == (1, "answer-torpedo") and board.reactions == legal


@rule("kaiser", "3.3.34.a")
def test_every_sailing_merchant_and_no_steamer_may_call_the_sail_q_ship() -> None:
    sailing = "anne_de_bretagne buenos_ayres charles_gounod dee dupleix invercoe isabel_browne john_h_kirby "
    sailing += "marechal_davout staut storebror william_p_frye"
    board = act("submarine_u", merchants=sailing.split(), hand=REACTIONS)
    assert len(board.state.players[1].merchants) == 12
    for name in sailing.split():
        assert "sail_q_ship" in torpedo(name, ["sail_q_ship"]).reactions
    for name in ("matunga", "maria", "mount_temple"):
        assert "sail_q_ship" not in torpedo(name, ["sail_q_ship"]).reactions


@rule("kaiser", "3.3.28.a", "3.3.28.b", "3.3.28.d")
def test_a_lured_submarine_and_the_q_ship_sink_each_other_with_their_guns() -> None:
    board = torpedo("lovat", ["q_ship", "collier"])
    board.roll(5, "d4:1", 4, "d8:6", "d4:1", "d6:3", "d8:4", "d6:1", "d6:2")
    board.answer("react q_ship")
    assert [fight.attack_dice for fight in board.events(Fought)] == [(6, 1), (4, 1)]
    assert board.pile(0) == ["q_ship"] and board.pile(1) == ["submarine_u"]
    assert board.asked == (0, "what-next") and not board.find("lovat")[1].damage
    board.finish()
    assert "q_ship" not in board.discarded and "submarine_u" not in board.discarded


@rule("kaiser", "3.3.28.b", "3.3.28.d")
def test_guns_that_only_damage_score_nothing_and_both_cards_are_discarded() -> None:
    board = torpedo("lovat", ["q_ship", "collier"])
    board.roll(5, "d4:1", 4, "d8:5", "d4:1", "d6:3", "d8:3", "d6:1", "d6:2")
    board.answer("react q_ship")
    assert board.pile(0) == board.pile(1) == []
    board.finish()
    assert {"q_ship", "submarine_u"} <= set(board.discarded)


@rule("kaiser", "3.3.28.a", "3.3.28.c")
def test_a_failed_lure_brings_the_torpedo_first_and_a_sunk_q_ship_does_not_reply() -> None:
    board = torpedo("lovat", ["q_ship", "collier"])
    board.roll(4, "d4:1", 4, 6, "d6:1", "d4:1", "d6:3")
    board.answer("react q_ship")
    assert len(board.events(Fought)) == 1 and board.last_fight.target == "q_ship"
    assert board.pile(0) == ["q_ship"] and board.pile(1) == []


@rule("kaiser", "3.3.28.c")
@pytest.mark.parametrize(
    ("hit", "charge", "is_sunk"),
    [(5, 8, True), (5, 7, False), (3, 6, True), (3, 5, False)],
    ids=str,
)
def test_a_damaged_q_ship_drops_its_depth_charges_at_minus_two(hit: int, charge: int, is_sunk: bool) -> None:
    board = torpedo("lovat", ["q_ship", "collier"])
    board.roll(4, "d4:1", 4, hit, "d6:1", "d4:1", "d6:3", f"d8:{charge}", "d4:1", "d6:3")
    board.answer("react q_ship")
    assert board.last_fight.attack == charge - (2 if hit > 3 else 0)
    assert board.pile(1) == (["submarine_u"] if is_sunk else [])
    assert board.pile(0) == []
    assert board.is_in_play("lovat")


@rule("kaiser", "3.3.28.c", "3.3.43")
def test_each_submarine_fights_a_q_ship_with_its_own_dice() -> None:
    board = torpedo("lovat", ["q_ship", "collier"], "submarine_uc")
    board.roll(5, "d4:1", 4, "d8:6", "d6:3", "d8:4", "d6:1", "d6:2")
    board.answer("react q_ship")
    assert board.events(Fought)[0].attack_dice == (6,)
    assert board.pile(0) == ["q_ship"] and board.pile(1) == ["submarine_uc"]


@rule("kaiser", "3.3.34.a")
def test_a_sail_q_ship_lures_and_fights_with_its_own_guns() -> None:
    board = torpedo("dee", ["sail_q_ship", "collier"])
    board.roll(5, "d4:1", 4, "d8:4", "d4:1", "d4:2", "d8:4", "d4:1", "d6:2")
    board.answer("react sail_q_ship")
    assert board.last_fight.attack_dice == (4, 1)
    assert board.pile(0) == ["sail_q_ship"] and board.pile(1) == ["submarine_u"]
    assert not board.find("dee")[1].damage


@rule("kaiser", "3.3.34.b")
@pytest.mark.parametrize(("hit", "is_sunk"), [(3, False), (4, True)])
def test_a_sail_q_ship_has_no_depth_charges(hit: int, is_sunk: bool) -> None:
    board = torpedo("dee", ["sail_q_ship", "collier"])
    board.roll(4, "d4:1", 4, hit, "d6:1", "d4:1", "d4:2")
    board.answer("react sail_q_ship")
    assert len(board.events(Fought)) == 1
    assert board.pile(0) == (["sail_q_ship"] if is_sunk else [])
    board.finish()
    assert "submarine_u" in board.discarded


@rule("kaiser", "3.3.29")
@pytest.mark.parametrize(("rolled", "is_cancelled"), [(5, True), (4, False)])
def test_razzle_dazzle_may_throw_the_torpedo_off(rolled: int, is_cancelled: bool) -> None:
    board = torpedo("lovat", ["razzle_dazzle", "q_ship", "collier"])
    board.roll(rolled, "d4:1", 4, *(() if is_cancelled else (5, "d6:1", "d4:1", "d8:4")))
    board.answer("react razzle_dazzle")
    assert board.asked == (0, "what-next")  # spent either way: no Q-Ship after it, and no Passage
    assert board.find("lovat")[1].damage == (0 if is_cancelled else 1)
    board.finish()
    assert board.discarded[-1] == "razzle_dazzle"
