"""3.3.19, 3.3.20, 3.3.24 Interrogate, Island Refuge and Monitor: finding ships and hiding from the finders."""

import pytest

from tests.games.kaiser.plays import DAY, IDLE, Sea, act
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser.rules.combat import Challenged, Fought

# --- 3.3.19 Interrogate -----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.19.b", "3.3.20.d")
def test_hidden_raiders_and_prizes_outside_a_refuge_can_be_interrogated() -> None:
    theirs = ["karlsruhe", "leopard", "mowe recognised", "wolf refuge", "matheran prize", "kaipara prize recognised"]
    board = act("interrogate", theirs=theirs)
    board.answer("play interrogate")
    assert board.options == ["aim leopard", "aim matheran"]


def interrogated(ship: str, rolled: int = 5) -> Sea:
    board = act("interrogate.1", "interrogate.2", theirs=[ship])
    board.answer("play interrogate")
    board.roll(rolled, "d4:1", 4)
    board.answer(f"aim {ship.split(maxsplit=1)[0]}")
    return board


@rule("kaiser", "3.3.19.a")
@pytest.mark.parametrize(("rolled", "damage", "is_sunk"), [(4, 0, False), (5, 1, False), (8, 0, True)])
def test_a_recognised_ship_is_intercepted_at_once_with_the_guns_of_the_card(
    rolled: int, damage: int, is_sunk: bool
) -> None:
    board = interrogated("leopard")
    assert board.find("leopard")[1].recognised and board.asked == (1, "answer-intercept")
    board.roll(rolled, "d6:1", "d8:4")
    board.answer("pass")
    assert board.last_fight.attack_dice == (rolled, 1)  # 10/6, not the 10/4 of the Intercept half
    assert board.pile(0) == (["leopard"] if is_sunk else [])
    assert is_sunk or board.find("leopard")[1].damage == damage
    assert is_sunk or board.find("leopard")[1].recognised


@rule("kaiser", "3.3.19.a")
def test_the_guns_of_interrogate_are_a_d10_and_a_d6() -> None:
    board = interrogated("leopard")
    board.roll(1, "d6:6", "d8:8")
    board.answer("pass")
    assert board.last_fight.attack == 6


@rule("kaiser", "3.3.19.a", "3.2.6.a")
def test_an_interrogated_prize_that_survives_unhurt_may_seek_passage() -> None:
    board = interrogated("matheran prize")
    board.roll(1, "d6:1", "d8:8")
    board.answer("pass")
    assert board.asked == (1, "seek-passage")
    board.roll("d6:5", "d8:4")
    board.answer("yes")
    assert board.pile(1) == ["matheran*2"] and board.asked == (0, "what-next")


@rule("kaiser", "3.3.19.a", "3.1.3.c")
def test_a_success_uses_up_the_intercept_of_that_ship() -> None:
    board = act("interrogate", f"{DAY} british", theirs=["leopard"])
    assert f"play {DAY}" not in board.options
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim leopard")
    board.roll(1, "d6:1", "d8:8")
    board.answer("pass", "pass")
    assert board.asked == (0, "what-next") and board.options == ["stop", f"play {IDLE}"]


@rule("kaiser", "3.3.19.e")
def test_a_failed_interrogation_leaves_the_ship_hidden_and_open_to_another() -> None:
    board = interrogated("leopard", rolled=4)
    assert not board.find("leopard")[1].recognised and not board.events(Fought)
    assert board.options == ["stop", "play interrogate", f"play {IDLE}"]
    board.answer("play interrogate")
    assert board.options == ["aim leopard"]


@rule("kaiser", "3.3.19.e", "3.1.3.a")
def test_even_a_failed_interrogation_is_an_attack_on_that_opponent() -> None:
    board = act("interrogate", "submarine_u", players=3)
    board.answer("play interrogate")
    board.roll(4, "d4:1", 4)
    board.answer("aim leopard", "play submarine_u")
    assert board.options == ["aim lovat"]


# --- 3.3.20 Island Refuge: entering, staying, leaving -----------------------------------------------------------------


@rule("kaiser", "3.3.20.a")
def test_own_warships_and_raiders_enter_a_refuge_without_a_roll() -> None:
    mine = ["emden", "leopard recognised", "wolf refuge", "matheran prize"]
    board = act("island_refuge", mine=mine, theirs=["karlsruhe"])
    board.answer("play island_refuge")
    assert board.options == ["aim emden", "aim leopard"]
    board.answer("aim leopard")
    leopard = board.find("leopard")[1]
    assert leopard.in_refuge and not leopard.recognised and not board.events(Challenged)
    board.finish()
    assert "island_refuge" not in board.discarded


@rule("kaiser", "3.3.20.a")
def test_a_warship_in_refuge_stays_recognised() -> None:
    board = act("island_refuge")
    board.answer("play island_refuge", "aim emden")
    assert board.find("emden")[1].in_refuge and board.find("emden")[1].recognised


@rule("kaiser", "3.3.20.b", "3.3.20.c")
def test_a_ship_may_not_leave_in_the_turn_of_entering_but_may_be_seen_to() -> None:
    board = act("island_refuge", mine=["emden low damaged"])
    board.answer("play island_refuge", "aim emden")
    assert board.options == ["stop", f"play {IDLE}", "try-resupply emden", "try-repair emden"]


@rule("kaiser", "3.3.20.b", "3.3.20.f")
def test_a_ship_leaves_in_a_later_turn_when_its_owner_likes() -> None:
    board = act("island_refuge", kept=["damage_control"], hand=["amc"])
    board.answer("play island_refuge", "aim emden")
    board.finish()
    board.answer("1: ready", "0: ready")
    assert board.asked == (0, "what-next") and board.options == ["stop", "leave-refuge emden"]
    board.answer("stop", "1: ready", "0: ready")
    assert board.find("emden")[1].in_refuge
    board.answer("leave-refuge emden")
    assert not board.find("emden")[1].in_refuge
    assert board.asked == (1, "what-to-commit") and board.discarded[-1] == "island_refuge"


@rule("kaiser", "3.3.20.c")
@pytest.mark.parametrize(("supply", "repair"), [(5, 4), (4, 5)])
def test_resupply_and_repair_are_separate_rolls_once_a_turn_each(supply: int, repair: int) -> None:
    board = act(mine=["emden low damaged refuge"])
    board.roll(supply, "d4:1", 4)
    board.answer("try-resupply emden")
    board.roll(repair, "d4:1", 4)
    board.answer("try-repair emden")
    emden = board.find("emden")[1]
    assert emden.low is (supply == 4) and bool(emden.damage) is (repair == 4)
    assert board.options == ["stop", f"play {IDLE}", "leave-refuge emden"]


@rule("kaiser", "3.3.20.c")
def test_a_failed_attempt_may_be_repeated_in_the_next_turn() -> None:
    board = act(mine=["emden low refuge"], kept=["damage_control"], hand=["amc"])
    board.roll(4, "d4:1", 4)
    board.answer("try-resupply emden")
    board.finish()
    board.answer("1: ready", "0: ready")
    assert "try-resupply emden" in board.options


@rule("kaiser", "3.3.20.c", "3.3.20.f")
def test_attempts_come_before_leaving() -> None:
    board = act(mine=["emden low damaged refuge"])
    board.roll(5, "d4:1", 4)
    board.answer("try-resupply emden", "leave-refuge emden")
    assert not board.find("emden")[1].low and board.options == ["stop", f"play {IDLE}"]
    assert "island_refuge" not in board.discarded  # it lies aside until the discards
    board.finish()
    assert "island_refuge" in board.discarded


@rule("kaiser", "3.3.20.c")
def test_a_ship_outside_a_refuge_makes_no_attempts_nor_does_an_enemy_one() -> None:
    board = act(mine=["emden low damaged"], theirs=["karlsruhe low damaged refuge"])
    assert board.options == ["stop", f"play {IDLE}"]


# --- 3.3.20 Island Refuge: what it protects from ----------------------------------------------------------------------


@rule("kaiser", "3.3.20.d", "3.3.24.a")
def test_a_ship_in_refuge_is_intercepted_only_by_monitor() -> None:
    cards = [f"{DAY} british", "interrogate", "monitor"]
    board = act(*cards, theirs=["karlsruhe refuge", "leopard refuge"])
    assert board.options == ["stop", "play monitor", f"play {IDLE}"]


@rule("kaiser", "3.3.20.d")
def test_heavy_weather_and_rendezvous_missed_pass_a_ship_in_refuge_by() -> None:
    board = act("heavy_weather", "rendezvous_missed", theirs=["karlsruhe refuge"], merchants=["lovat"])
    assert "play rendezvous_missed" not in board.options
    board.roll("d6:6", 1)
    board.answer("play heavy_weather")
    assert board.used() == ["lovat"] and board.find("karlsruhe")[1].in_refuge


@rule("kaiser", "3.3.20.e")
def test_no_card_is_committed_on_a_ship_in_refuge() -> None:
    board = Sea(2)
    board.lay(0, ["emden refuge", "meteor refuge", "wolf"], ["appam"], ["lay_mines", "collier"])
    board.lay(1, [], ["lovat"], ["amc"])
    board.begin()
    board.answer("commit lay_mines")
    assert board.options == ["lay-mines-from wolf", "as-british", "on-ship wolf"]


@rule("kaiser", "3.3.20.e", "3.3.20.h")
@pytest.mark.parametrize("card", [f"{DAY} meteor", "lay_mines from meteor"])
def test_a_card_on_a_ship_that_enters_a_refuge_is_lost(card: str) -> None:
    board = act(card, "island_refuge", mine=["meteor"])
    name = card.split(maxsplit=1)[0]
    assert f"play {name}" in board.options
    board.answer("play island_refuge", "aim meteor")
    assert board.options == ["stop", f"play {IDLE}"]
    board.finish()
    assert name in board.discarded


@rule("kaiser", "3.3.20.e")
def test_a_ship_that_left_its_refuge_does_not_act_in_that_turn() -> None:
    board = act("recon_aircraft", mine=["meteor refuge"], hand=["lay_mines", "amc"])
    board.roll("d2:1", "d1:1")
    board.answer("leave-refuge meteor", "play recon_aircraft", "commit lay_mines")
    assert board.options == ["as-british"]


@rule("kaiser", "3.3.20.a", "3.3.20.h")
def test_a_ship_may_enter_a_refuge_after_it_has_acted() -> None:
    board = act(f"{DAY} leopard", "island_refuge", mine=["leopard"], theirs=[])
    board.answer(f"play {DAY}", "aim lovat")
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("1: pass", "1: no", "play island_refuge", "aim leopard")
    assert board.find("leopard")[1].in_refuge


# --- 3.3.24 Monitor ---------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.24.a")
def test_monitor_aims_at_warships_and_raiders_in_refuge_hidden_or_not() -> None:
    board = act("monitor", theirs=["karlsruhe refuge", "leopard refuge", "mowe recognised", "dresden"])
    board.answer("play monitor")
    assert board.options == ["aim karlsruhe", "aim leopard"]
    assert "play monitor" not in act("monitor", theirs=["karlsruhe"]).options


@rule("kaiser", "3.3.24.a", "3.3.20.f")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(6, True), (5, False)])
def test_monitor_attacks_at_plus_two(rolled: int, is_sunk: bool) -> None:
    board = act("monitor", theirs=["leopard refuge"])
    board.answer("play monitor", "aim leopard")
    board.roll(rolled, "d8:1", "d8:4")
    board.answer("pass")
    assert board.last_fight.attack == rolled + 2
    assert board.pile(0) == (["leopard"] if is_sunk else [])
    assert board.discarded == []
    if is_sunk:
        board.finish()
        assert "island_refuge" in board.discarded
    else:
        leopard = board.find("leopard")[1]
        assert leopard.damage and leopard.in_refuge and not leopard.recognised


@rule("kaiser", "3.3.24.a", "3.1.3.a")
def test_monitor_is_an_attack_on_that_opponent() -> None:
    board = act("monitor", "submarine_u", theirs=["leopard refuge"], players=3)
    board.answer("play monitor", "aim leopard")
    board.roll(1, "d8:1", "d8:8")
    board.answer("1: pass", "play submarine_u")
    assert board.options == ["aim lovat"]
