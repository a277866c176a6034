"""3.2.7, 6.x Every modifier to the point, whatever the dice show."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.kaiser.plays import DAY, NIGHT, Sea, act, hunt, strike
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.state import Scored


def on(switches: Sequence[str]) -> dict[str, Any]:
    """Options that are played with."""
    return dict.fromkeys(switches, True)


def first_challenge(board: Sea, *plays: str) -> int:
    """The modifier of the first challenge that the plays bring about."""
    board.roll_freely()
    board.answer(*plays)
    return board.events(Challenged)[0].modifier


def first_fight(board: Sea, *plays: str) -> tuple[int, int]:
    """The modifiers of attack and defence in the first fight that the plays bring about."""
    board.roll_freely()
    board.answer(*plays)
    fought = board.events(Fought)[0]
    return fought.attack_modifier, fought.defence_modifier


# --- challenges -------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.5.b", "6.2.4", "6.3.3", "6.8.2")
@pytest.mark.parametrize(
    ("target", "switches", "modifier"),
    [
        ("dresden", [], 0),
        ("dresden damaged", [], -2),
        ("dresden low", [], -2),
        ("dresden damaged low", [], -4),
        ("seeadler recognised", [], 0),
        ("seeadler recognised", ["sails"], -2),
        ("seeadler recognised low", ["sails"], -4),
        ("greif recognised", ["sails"], 0),
        ("wolf recognised", [], 0),
        ("wolf recognised", ["seaplane"], 2),
        ("wolf recognised damaged", ["seaplane"], 0),
        ("dresden", ["sails", "seaplane", "sailing_merchants"], 0),
    ],
)
def test_a_german_ship_breaks_contact(target: str, switches: Sequence[str], modifier: int) -> None:
    board = hunt(target, hand=["break_contact"], **on(switches))
    assert first_challenge(board, "react break_contact") == modifier


@rule("kaiser", "3.3.5.b", "6.2.5", "6.11.2")
@pytest.mark.parametrize(
    ("ship", "target", "switches", "modifier"),
    [
        ("leopard", "lovat", [], 0),
        ("leopard", "lovat damaged", [], -2),
        ("seeadler", "lovat", [], 0),
        ("seeadler", "lovat", ["sails"], 2),
        ("leopard", "lovat", ["sails"], 0),
        ("leopard", "dupleix", ["sails"], 0),
        ("leopard", "dupleix", ["sailing_merchants"], -2),
        ("leopard", "dupleix damaged", ["sailing_merchants"], -4),
        ("leopard", "lovat", ["sailing_merchants"], 0),
        ("seeadler", "dupleix", ["sails", "sailing_merchants"], 0),
    ],
)
def test_a_merchant_breaks_contact(ship: str, target: str, switches: Sequence[str], modifier: int) -> None:
    board = strike(ship, [target], hand=["break_contact"], **on(switches))
    assert first_challenge(board, "react break_contact") == modifier


@rule("kaiser", "3.3.38.b", "6.6.2")
@pytest.mark.parametrize(
    ("target", "switches", "modifier"),
    [
        ("dresden", [], 0),
        ("dresden damaged", [], -2),
        ("berlin recognised", [], 0),
        ("berlin recognised", ["fast_raiders"], -2),
        ("berlin recognised damaged", ["fast_raiders"], -4),
        ("berlin recognised", ["pursuit"], 0),
        ("dresden", ["fast_raiders"], 0),
        ("dresden low", ["fast_raiders"], 0),
    ],
)
def test_a_german_ship_runs_the_shallows(target: str, switches: Sequence[str], modifier: int) -> None:
    board = hunt(target, hand=["shallow_run"], **on(switches))
    assert first_challenge(board, "react shallow_run") == modifier


@rule("kaiser", "6.10.4", "6.10.3")
@pytest.mark.parametrize(
    ("ship", "target", "modifiers"),
    [
        ("emden", "lovat", [0, 0]),
        ("emden damaged", "lovat", [0, -2]),
        ("berlin", "lovat", [0, -2]),
        ("berlin damaged", "lovat damaged", [-2, -4]),
    ],
)
def test_a_merchant_and_its_pursuer_run_the_shallows(ship: str, target: str, modifiers: list[int]) -> None:
    board = strike(ship, [target], hand=["shallow_run"], pursuit=True)
    board.answer("react shallow_run")
    board.roll_freely()
    board.answer("0: yes")
    assert board.facts(Challenged, "modifier")[:2] == modifiers


@rule("kaiser", "3.3.2.b", "6.1.2", "6.2.2")
@pytest.mark.parametrize(
    ("mine", "switches", "modifier"),
    [
        (["emden low"], [], 0),
        (["emden low", "maria prize"], [], 2),
        (["emden low"], ["coal"], -1),
        (["emden low", "maria prize"], ["coal"], 1),
        (["seeadler low"], ["coal"], 0),
        (["seeadler low"], ["sails"], 1),
        (["seeadler low", "maria prize"], ["sails"], 3),
        (["greif low"], ["sails"], 0),
    ],
)
def test_a_blockade_runner_supplies(mine: Sequence[str], switches: Sequence[str], modifier: int) -> None:
    board = act("blockade_runner", mine=mine, **on(switches))
    assert first_challenge(board, "play blockade_runner") == modifier


@rule("kaiser", "3.3.33.b", "6.1.1", "6.2.1")
@pytest.mark.parametrize(
    ("theirs", "switches", "modifier"),
    [
        (["emden"], [], 0),
        (["emden", "maria prize"], [], -2),
        (["emden"], ["coal"], 2),
        (["emden", "maria prize"], ["coal"], 0),
        (["seeadler"], ["coal"], 0),
        (["seeadler"], ["sails"], -2),
        (["seeadler", "maria prize"], ["sails"], -4),
        (["greif"], ["sails"], 0),
    ],
)
def test_a_rendezvous_is_missed(theirs: Sequence[str], switches: Sequence[str], modifier: int) -> None:
    board = act("rendezvous_missed", mine=["leipzig"], theirs=theirs, **on(switches))
    assert first_challenge(board, "play rendezvous_missed") == modifier


@rule("kaiser", "3.3.20.c", "6.1.3", "6.2.3")
@pytest.mark.parametrize(
    ("ship", "switches", "resupply", "repair"),
    [
        ("emden", [], 0, 0),
        ("emden", ["coal"], -1, 0),
        ("emden", ["sails"], 0, 0),
        ("seeadler", ["sails"], 1, 0),
        ("seeadler", ["coal"], 0, 0),
        ("seeadler", [], 0, 0),
    ],
)
def test_a_ship_in_refuge_rolls(ship: str, switches: Sequence[str], resupply: int, repair: int) -> None:
    board = act(mine=[f"{ship} low damaged refuge"], **on(switches))
    board.roll_freely()
    board.answer(f"try-resupply {ship}", f"try-repair {ship}")
    assert board.facts(Challenged, "modifier") == [resupply, repair]


@rule("kaiser", "3.3.18.b", "6.8.2")
@pytest.mark.parametrize(
    ("target", "modifier"), [("emden", 0), ("emden damaged", 2), ("emden low", 2), ("emden damaged low", 4)]
)
def test_a_ship_is_interned(target: str, modifier: int) -> None:
    board = act("interned", mine=["leipzig"], theirs=[target])
    assert first_challenge(board, "play interned", "aim emden") == modifier


@rule("kaiser", "3.3.12", "3.3.25.b", "3.2.6.c")
@pytest.mark.parametrize(("reaction", "modifier"), [("react non_combatant", 2), ("react qqq", 0), ("pass", 0)])
def test_a_merchant_seeks_passage(reaction: str, modifier: int) -> None:
    board = strike("leopard", hand=["non_combatant", "qqq"])
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer(reaction)
    assert first_challenge(board, "yes") == modifier


def test_fair_seas_help_by_one() -> None:
    assert first_challenge(act("fair_seas"), "play fair_seas", "aim appam") == 1


# --- attacks ----------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.7.d", "3.3.44.a", "3.3.36", "6.3.1", "6.8.2")
@pytest.mark.parametrize(
    ("ship", "target", "card", "assists", "switches", "modifiers"),
    [
        ("leopard", "lovat", DAY, [], [], (0, 0)),
        ("leopard damaged", "lovat", DAY, [], [], (-2, 0)),
        ("leopard low", "lovat", DAY, [], [], (-2, 0)),
        ("leopard damaged low", "lovat damaged", NIGHT, [], [], (-5, -2)),
        ("leopard", "lovat", NIGHT, [], [], (-1, 0)),
        ("leopard", "lovat", DAY, ["surprise_attack"], [], (2, 0)),
        ("wolf", "lovat", DAY, ["surprise_attack"], [], (2, 0)),
        ("wolf", "lovat", DAY, ["surprise_attack"], ["seaplane"], (4, 0)),
        ("wolf", "lovat", DAY, [], ["seaplane"], (0, 0)),
        ("leopard", "lovat", DAY, ["surprise_attack"], ["seaplane"], (2, 0)),
        ("leopard", "lovat", NIGHT, ["searchlight"], [], (2, 0)),
        ("leopard", "lovat", NIGHT, ["searchlight", "surprise_attack"], [], (4, 0)),
        ("leopard", "lovat", DAY, ["special_cargo"], [], (0, 0)),
    ],
)
def test_a_german_ship_attacks(
    ship: str, target: str, card: str, assists: Sequence[str], switches: Sequence[str], modifiers: tuple[int, int]
) -> None:
    board = strike(ship, [target], card=card, assists=assists, **on(switches))
    assert first_fight(board, "pass") == modifiers


@rule("kaiser", "3.3.13.a", "3.3.25.a", "6.2.6")
@pytest.mark.parametrize(
    ("ship", "reaction", "switches", "modifier"),
    [
        ("leopard", "fast_ship", [], -2),
        ("seeadler", "fast_ship", [], -2),
        ("seeadler", "fast_ship", ["sails"], -4),
        ("leopard", "fast_ship", ["sails"], -2),
        ("seeadler", "non_combatant", ["sails"], -2),
        ("leopard low", "non_combatant", [], -4),
        ("leopard", "qqq", [], 0),
        ("leopard", "trap", [], 0),
    ],
)
def test_a_reaction_weakens_the_attack(ship: str, reaction: str, switches: Sequence[str], modifier: int) -> None:
    board = strike(ship, hand=[reaction], **on(switches))
    assert first_fight(board, f"react {reaction}") == (modifier, 0)


@rule("kaiser", "3.3.1.a", "3.3.46.a")
@pytest.mark.parametrize("reaction", ["amc", "trap"])
@pytest.mark.parametrize(
    ("ship", "card", "modifiers"),
    [("leopard", DAY, (0, 0)), ("leopard", NIGHT, (-1, 0)), ("leopard damaged", DAY, (0, -2))],
)
def test_a_merchant_fires_back(reaction: str, ship: str, card: str, modifiers: tuple[int, int]) -> None:
    board = strike(ship, hand=[reaction], card=card)
    board.roll_freely()
    board.answer(f"react {reaction}")
    fought = board.events(Fought)[1]
    assert (fought.attack_modifier, fought.defence_modifier) == modifiers


@rule("kaiser", "3.2.7.d", "3.3.44.a", "3.3.36")
@pytest.mark.parametrize(
    ("target", "card", "assists", "modifiers"),
    [
        ("leopard recognised", DAY, [], (0, 0)),
        ("leopard recognised damaged", DAY, [], (0, -2)),
        ("leopard recognised low", DAY, [], (0, 0)),
        ("leopard recognised", NIGHT, [], (-1, 0)),
        ("leopard recognised", DAY, ["surprise_attack"], (2, 0)),
        ("leopard recognised", NIGHT, ["surprise_attack"], (1, 0)),
        ("leopard recognised", NIGHT, ["searchlight"], (2, 0)),
    ],
)
def test_british_forces_attack(target: str, card: str, assists: Sequence[str], modifiers: tuple[int, int]) -> None:
    assert first_fight(hunt(target, card=card, assists=assists), "pass") == modifiers


@rule("kaiser", "3.3.24.a", "3.3.24.b")
@pytest.mark.parametrize(("assists", "modifier"), [([], 2), (["surprise_attack"], 4)])
def test_a_monitor_attacks(assists: Sequence[str], modifier: int) -> None:
    board = act("monitor", *assists, theirs=["leopard refuge"])
    board.answer("play monitor", "aim leopard", *(f"join {assist}" for assist in assists))
    assert first_fight(board, "pass") == (modifier, 0)


@rule("kaiser", "3.3.21.b", "3.3.42")
@pytest.mark.parametrize(("target", "modifiers"), [("lovat", (0, 0)), ("lovat damaged", (0, -2))])
def test_mines_and_torpedoes_attack(target: str, modifiers: tuple[int, int]) -> None:
    torpedo = act("submarine_u", merchants=[target])
    torpedo.answer("play submarine_u", "aim lovat")
    assert first_fight(torpedo, "pass") == modifiers
    mines = act("lay_mines from meteor", mine=["meteor damaged low"], merchants=[target])
    mines.answer("play lay_mines")
    assert first_fight(mines, "pass") == modifiers


@rule("kaiser", "3.2.6.c")
def test_a_ship_that_found_passage_lies_safe_in_the_pile() -> None:
    board = act("fair_seas", mine=["maria prize"])
    board.roll("d6:6", "d8:1")
    board.answer("play fair_seas", "aim maria")
    assert board.state.players[0].pile == [Scored(board.ship("maria").card, "ship", "safe", 2)]
