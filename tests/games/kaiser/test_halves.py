"""1.1.2, 3.2.1, 3.3 The Intercept half of all 47 types: dice, night, and where the card may lie."""

import pytest

from tests.games.kaiser.board import cast
from tests.games.kaiser.plays import TYPES, Sea, act
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Fought

DICE = {
    "10/4": "breakout deception fog_bank good_hunting interrogate island_refuge recon_aircraft reflag second_chance "
    "shipping_lanes surprise_attack transfer_command trap wireless_intercept",
    "10/6": "amc boarding_party break_contact damage_control fast_ship heavy_weather intelligence non_combatant "
    "pull_the_plug qqq rendezvous_missed shallow_run slim_pickings submarine_u submarine_uc",
    "10/8": "blockade_runner bounding_main collier exchange_information fair_seas interned lay_mines minesweeper "
    "monitor q_ship razzle_dazzle recalled sail_q_ship scuttle",
    "10/8/4": "breakdown searchlight",
    "10/8/6": "mistaken_identity special_cargo",
}
INTERCEPT = {card: dice for dice, cards in DICE.items() for card in cards.split()}
NIGHT = {
    2: "boarding_party interrogate reflag",
    1: "breakout damage_control deception fog_bank good_hunting heavy_weather intelligence island_refuge "
    "non_combatant qqq recon_aircraft rendezvous_missed second_chance shipping_lanes slim_pickings surprise_attack "
    "transfer_command trap wireless_intercept",
}
NIGHT_COPIES = {card: copies for copies, cards in NIGHT.items() for card in cards.split()}
ACTIONS = [type_ for type_, row in GAME.cards.types.items() if row.kind in ("action", "assist")]


def holding(card: str) -> Sea:
    """Seat 0 holds one card, with a warship and a minelayer to carry it; seat 1 can be hunted and robbed."""
    board = Sea(2)
    board.lay(0, ["emden", "meteor"], ["appam"], [card])
    board.lay(1, ["karlsruhe"], ["lovat"], ["scuttle" if card.startswith("collier") else "collier"])
    board.begin()
    return board


def test_the_tables_of_this_module_are_complete() -> None:
    assert set(INTERCEPT) == set(TYPES) and sum(NIGHT_COPIES.values()) == 25


@rule("kaiser", "3.3", "3.2.3.a")
@pytest.mark.parametrize("card", TYPES)
def test_british_forces_roll_the_dice_of_the_card(card: str) -> None:
    board = holding(f"{card}.1")
    board.commit(f"{card}.1 british")
    board.answer(f"play {card}.1", "aim karlsruhe")
    attack = tuple(map(int, INTERCEPT[card].split("/")))
    board.roll(*cast(INTERCEPT[card], *attack), 10, "d6:1")
    board.answer("1: pass")
    assert board.events(Fought)[0].attack_dice == attack and board.events(Fought)[0].attack == 10
    assert board.discarded == [card]


@rule("kaiser", "3.3")
@pytest.mark.parametrize("card", TYPES)
def test_the_highest_numbered_copies_are_night_actions(card: str) -> None:
    copies = [known for known in GAME.cards.actions if known.type == card]
    for known in copies:
        board = holding(known.id)
        board.commit(f"{known.id} british")
        board.answer(f"play {known.id}", "aim karlsruhe")
        highest = tuple(map(int, INTERCEPT[card].split("/")))
        board.roll(*cast(INTERCEPT[card], *highest), 10, "d6:1")
        board.answer("1: pass")
        is_night = known.copy > len(copies) - NIGHT_COPIES.get(card, 0)
        assert board.events(Fought)[0].attack == (9 if is_night else 10)


@rule("kaiser", "3.3", "3.3.4.c", "3.3.11.b", "3.3.32.c")
@pytest.mark.parametrize("card", TYPES)
def test_where_each_card_may_be_committed(card: str) -> None:
    board = holding(card)
    board.answer(f"commit {card}")
    upright = ["as-action"] if card in ACTIONS or card == "reflag" else []
    upright = ["lay-mines-from meteor"] if card == "lay_mines" else upright
    on_ships = [] if card in ("bounding_main", "exchange_information") else ["on-ship emden", "on-ship meteor"]
    assert board.options == [*upright, "as-british", *on_ships]


@pytest.mark.parametrize("card", [type_ for type_ in TYPES if type_ not in ("bounding_main", "exchange_information")])
def test_a_german_ship_intercepts_with_its_own_dice_whatever_the_card(card: str) -> None:
    board = holding(f"{card}.1")
    board.commit(f"{card}.1 meteor")
    board.answer(f"play {card}.1")
    assert board.options == ["aim lovat"]
    board.answer("aim lovat")
    board.roll("d8:8", "d6:6", "d8:8")
    board.answer("1: pass", "1: no")
    assert board.events(Fought)[0].attack_dice == (8, 6)
    assert board.discarded == [card]


def test_british_forces_hunt_german_ships_and_german_ships_merchants() -> None:
    theirs = ["mowe", "leopard recognised", "matheran prize recognised", "kaipara prize"]
    board = act("damage_control british", "trap emden", theirs=theirs)
    board.answer("play damage_control")
    assert board.options == ["aim leopard", "aim matheran"]
    board = act("damage_control british", "trap emden", theirs=theirs)
    board.answer("play trap")
    assert board.options == ["aim lovat"]
