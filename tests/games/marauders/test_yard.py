"""7.3, 20 The shipyard: repairs, weapons, modifications and ships."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.hold import shed_cargo
from wardroom.games.marauders.rules.tokens import TokensDealt
from wardroom.games.marauders.rules.yard import ShipBought, sale_value
from wardroom.games.marauders.table import capacity_of


def docked(
    ship: str = "frigate", port: str = "havana", gold: int = 30, captain: str = "mary_thorne", **more: object
) -> Board:
    """A captain in a Port action."""
    board = Board()
    board.captain(0, captain, ship, port, in_port=True, gold=gold, **more)  # type: ignore[arg-type]
    return board


# --- repairs ----------------------------------------------------------------------------------------------------------


@rule("marauders", "yard.repair", "recruit.only_hire")
def test_two_gold_a_point_but_never_crew() -> None:
    board = docked()
    board.damage(0, hull=1, masts=2, crew=1)
    board.ashore()
    repairs = {option for option in board.options if option.startswith("repair")}
    assert repairs == {"repair hull", "repair masts", "repair-all"}
    board.answer("repair hull")
    assert board.areas()["hull"] == 2 and board.player().gold == 28
    board.answer("repair hull")
    assert "repair hull" not in board.options


@rule("marauders", "yard.repair", "recruit.only_hire")
def test_all_points_at_once() -> None:
    board = docked()
    board.damage(0, hull=1, cargo=1, cannons=2, crew=0)
    board.ashore()
    board.answer("repair-all")
    assert board.areas() == {"hull": 3, "cargo": 3, "masts": 3, "crew": 0, "cannons": 3}
    assert board.player().gold == 30 - 5 * 2


@rule("marauders", "yard.any_number")
def test_any_number_of_transactions_in_any_order() -> None:
    board = docked(gold=40)
    board.damage(0, hull=2)
    board.token("havana", "long_guns")
    board.ashore()
    board.answer("buy-weapon chain_shot", "repair hull", "buy-weapon grapeshot", "buy-modification long_guns")
    board.roll("d1:1")
    board.answer("sell-weapon chain_shot", "buy-weapon chain_shot", "buy-ship galleon")
    assert board.player().ship == "galleon" and sorted(board.player().weapons) == ["chain_shot", "grapeshot"]


# --- weapons ----------------------------------------------------------------------------------------------------------


@rule("marauders", "weapon.price")
def test_weapons_cost_three_and_bring_one() -> None:
    board = docked(gold=3)
    board.ashore()
    board.answer("buy-weapon grapeshot")
    assert board.player().gold == 0 and board.state.weapons["grapeshot"] == 3
    board.answer("sell-weapon grapeshot")
    assert board.player().gold == 1 and board.state.weapons["grapeshot"] == 4


@rule("marauders", "weapon.price")
def test_no_more_than_the_supply() -> None:
    board = docked()
    board.state.weapons = {**board.state.weapons, "chain_shot": 0}
    board.ashore()
    assert "buy-weapon chain_shot" not in board.options and "buy-weapon grapeshot" in board.options


@rule("marauders", "weapon.one_per_type")
def test_one_weapon_of_each_type() -> None:
    board = docked(weapons=["chain_shot"])
    board.ashore()
    assert "buy-weapon chain_shot" not in board.options and "buy-weapon grappling_hooks" in board.options


# --- modifications ----------------------------------------------------------------------------------------------------


@rule("marauders", "mod.buy")
def test_the_face_up_token_for_three_gold() -> None:
    board = docked(gold=3)
    board.token("havana", "chasers")
    board.ashore()
    board.answer("buy-modification chasers")
    assert board.player().modifications == ["chasers"] and board.player().gold == 0
    assert "havana" not in board.state.tokens and "havana" not in board.state.shown
    assert GAME.view(board.state, None).zones["havana"].modification == ""


@rule("marauders", "mod.buy")
def test_a_token_that_lies_face_down_is_not_for_sale() -> None:
    board = docked()
    board.token("havana", "chasers", shown=False)
    board.ashore()
    assert "buy-modification" not in board.kinds()


@rule("marauders", "mod.one_per_type")
def test_one_modification_of_each_type() -> None:
    board = docked(modifications=["chasers"])
    board.token("havana", "chasers")
    board.ashore()
    assert "buy-modification" not in board.kinds()


EFFECTS = {
    "adv_rigging": (None, 4),
    "reinforced_hull": ("hull", 3),
    "extended_hold": ("cargo", 3),
    "extra_cannon_port": ("cannons", 3),
}


@pytest.mark.parametrize("token", [pytest.param(token, marks=rule("marauders", f"mod.{token}")) for token in EFFECTS])
def test_what_a_modification_raises(token: str) -> None:
    area, maneuver = EFFECTS[token]
    board = docked()
    board.token("havana", token)
    board.ashore()
    board.answer(f"buy-modification {token}")
    view = GAME.view(board.state, None).players[0]
    expected = dict.fromkeys(["hull", "cargo", "masts", "crew", "cannons"], 3)
    if area:
        expected[area] = 4
    assert board.areas() == expected and view.full == [*expected.values()] and view.maneuver == maneuver


@rule("marauders", "mod.extra_cannon_port")
def test_an_extra_cannon_can_be_destroyed_and_repaired() -> None:
    board = docked(modifications=["extra_cannon_port"])
    board.damage(0, cannons=3)
    board.ashore()
    board.answer("repair cannons")
    assert board.areas()["cannons"] == 4


@rule("marauders", "mod.extended_hold")
def test_an_extended_hold_does_not_lift_the_limit_of_six() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "galleon", "havana", modifications=["extended_hold"], specialists=["quartermaster"])
    board.damage(0, cargo=6)
    assert capacity_of(board.table, board.player()) == 6


@rule("marauders", "mod.extra_hammocks")
def test_hammocks_wait_for_men() -> None:
    board = docked()
    board.token("havana", "extra_hammocks")
    board.ashore()
    board.answer("buy-modification extra_hammocks")
    assert board.areas()["crew"] == 3 and GAME.view(board.state, None).players[0].full[3] == 4
    board.roll(5, 1, 1, 1)
    board.answer("recruit")
    assert board.areas()["crew"] == 4


@rule("marauders", "mod.no_transfer", "ship.buy_transfer", "mod.redistribute")
def test_modifications_stay_behind_and_are_dealt_to_ports() -> None:
    board = docked(gold=60, modifications=["chasers", "reinforced_hull"], cargo=["rum"], weapons=["chain_shot"])
    empty = set(GAME.cards.ports) - set(board.state.tokens)
    board.ashore()
    board.roll("d2:1", "d1:1")
    board.answer("buy-ship galleon")
    player = board.player()
    assert player.modifications == [] and board.goods() == ["rum"] and player.weapons == ["chain_shot"]
    assert board.areas()["hull"] == 4
    assert len(board.state.tokens) == 16 and empty.isdisjoint(board.state.shown)
    assert {board.state.tokens[port] for port in empty} == {"chasers", "reinforced_hull"}
    assert board.facts(TokensDealt, "count") == [2]


@rule("marauders", "mod.redistribute")
def test_the_ports_are_drawn_at_random() -> None:
    board = docked(gold=60, modifications=["chasers", "reinforced_hull"])
    empty = [port for port in GAME.cards.ports if port not in board.state.tokens]
    board.ashore()
    board.roll("d2:2", "d1:1")
    board.answer("buy-ship galleon")
    assert board.state.tokens[empty[1]] == "chasers" and board.state.tokens[empty[0]] == "reinforced_hull"


@rule("marauders", "mod.redistribute_room")
def test_there_are_as_many_empty_ports_as_tokens_on_ships() -> None:
    board = Board(3)
    board.captain(0, modifications=["chasers", "long_guns"])
    board.captain(1, modifications=["chasers"])
    on_ships = sum(len(player.modifications) for player in board.state.players)
    assert len(board.state.tokens) + on_ships == 16
    assert len(set(GAME.cards.ports) - set(board.state.tokens)) == on_ships


@rule("marauders", "mod.stay_face_down")
def test_a_token_dealt_to_a_port_with_a_ship_stays_face_down_until_somebody_docks() -> None:
    board = docked(gold=60)
    board.token("havana", "chasers")
    board.ashore()
    board.answer("buy-modification chasers")
    board.roll("d1:1")
    board.answer("buy-ship galleon")
    assert GAME.view(board.state, None).zones["havana"].modification == "face_down"
    assert "buy-modification" not in board.kinds()
    board.answer("leave-quay", "put-out havana", "dock havana")
    assert GAME.view(board.state, None).zones["havana"].modification == "chasers"


# --- ships ------------------------------------------------------------------------------------------------------------


@rule("marauders", "ship.sell_damage", "ship.sell_value")
def test_damage_lowers_the_value_of_a_ship_but_missing_men_do_not() -> None:
    board = docked()
    assert sale_value(board.table, board.player()) == 10
    board.damage(0, hull=1, cargo=2, masts=2, cannons=1, crew=0)
    assert sale_value(board.table, board.player()) == 10 - 2 - 1 - 1 - 2


@rule("marauders", "ship.sell_value")
def test_modifications_raise_it_and_it_is_never_below_nothing() -> None:
    board = docked("sloop", modifications=["chasers", "long_guns"])
    assert sale_value(board.table, board.player()) == 7
    board = docked("flute")
    board.damage(0, hull=1, cargo=0, masts=0, cannons=0)
    assert sale_value(board.table, board.player()) == 0


@rule("marauders", "ship.buy_must_sell")
def test_the_old_ship_is_part_of_the_price() -> None:
    board = docked("sloop", gold=30)
    board.ashore()
    board.answer("buy-ship frigate")
    assert board.player().gold == 0 and board.player().ship == "frigate"
    assert board.facts(ShipBought, "old", "gold") == [("sloop", 30)]


@rule("marauders", "ship.buy_must_sell")
def test_one_gold_short_is_not_enough() -> None:
    board = docked("sloop", gold=29)
    board.ashore()
    assert "buy-ship frigate" not in board.options and "buy-ship flute" in board.options


@rule("marauders", "ship.buy_must_sell")
def test_a_cheaper_ship_brings_money_back() -> None:
    board = docked("frigate", gold=0, modifications=["chasers", "long_guns"])
    board.ashore()
    board.roll("d2:1", "d1:1")
    board.answer("buy-ship sloop")
    assert board.player().gold == 2


@rule("marauders", "ship.manofwar_never", "ship.manofwar_owner")
def test_a_man_of_war_is_neither_bought_nor_sold() -> None:
    board = docked("frigate", gold=200)
    board.ashore()
    assert "buy-ship man_of_war" not in board.options
    board = docked("man_of_war", gold=200)
    board.ashore()
    assert "buy-ship" not in board.kinds()


@rule("marauders", "ship.buy_crew")
@pytest.mark.parametrize(("crew", "ship", "left"), [(2, "galleon", 2), (3, "flute", 1)])
def test_the_crew_moves_over_as_far_as_there_is_room(crew: int, ship: str, left: int) -> None:
    board = docked("frigate", gold=60)
    board.damage(0, crew=crew)
    board.ashore()
    board.answer(f"buy-ship {ship}")
    assert board.areas()["crew"] == left


@rule("marauders", "ship.buy_new_full")
def test_a_new_ship_is_whole() -> None:
    board = docked("frigate", gold=60)
    board.damage(0, hull=1, masts=0, cargo=1, cannons=0)
    board.ashore()
    board.answer("buy-ship galleon")
    assert board.areas() == {"hull": 4, "cargo": 5, "masts": 4, "crew": 3, "cannons": 4}


@rule("marauders", "ship.buy_transfer")
def test_gold_and_cards_move_over() -> None:
    board = docked("sloop", gold=50, hand=["hidden_reef"], specialists=["cook"], rumor="jade_idol", mission="militia")
    board.ashore()
    board.answer("buy-ship frigate")
    player = board.player()
    assert player.gold == 20 and board.hand() == ["hidden_reef"] and player.specialists == ["cook.1"]
    assert (player.rumor, player.mission) == ("jade_idol", "militia")


@rule("marauders", "ship.buy_glory", "glory.sources")
def test_the_first_frigate_or_galleon_of_a_captain_is_worth_glory() -> None:
    board = docked("sloop", gold=90)
    board.ashore()
    board.answer("buy-ship flute")
    assert board.player().glory == 0
    board.answer("buy-ship galleon")
    assert board.player().glory == 1 and board.player().earned == {"ships": 1}
    board.answer("buy-ship frigate")
    assert board.player().glory == 1


@rule("marauders", "ship.capacity")
@pytest.mark.parametrize(
    ("ship", "cargo", "master", "capacity"),
    [("frigate", 3, False, 3), ("frigate", 2, True, 3), ("frigate", 0, True, 0), ("galleon", 5, True, 6)],
)
def test_capacity_at_sea(ship: str, cargo: int, master: bool, capacity: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", ship, "havana", specialists=["quartermaster"] if master else [])
    board.damage(0, cargo=cargo)
    assert capacity_of(board.table, board.player()) == capacity
    board.player().in_port = True
    assert capacity_of(board.table, board.player()) == 6


@rule("marauders", "ship.cargo_loss_at_sea")
def test_cargo_that_no_longer_fits_is_lost_at_random() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", cargo=["rum", "sugar", "wood"])
    board.damage(0, cargo=2)
    board.roll("d3:2")
    shed_cargo(board.table, board.state.first)
    assert board.goods() == ["rum", "wood"] and board.state.cargo.discards == ["sugar_1"]


@rule("marauders", "ship.cargo_loss_at_sea")
def test_in_port_nothing_is_lost() -> None:
    board = docked("sloop", cargo=["rum", "rum", "rum", "rum"])
    board.damage(0, cargo=1)
    shed_cargo(board.table, board.state.first)
    assert len(board.goods()) == 4
