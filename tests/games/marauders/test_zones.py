"""19 What is printed beside ports and zones."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.market import market_size
from wardroom.games.marauders.rules.moving import StayedOut
from wardroom.games.marauders.rules.npcs import can_scout, quarry
from wardroom.games.marauders.rules.raid import RaidCards, RaidWon
from wardroom.games.marauders.rules.scouting import NpcScouts
from wardroom.games.marauders.rules.yard import ModificationMoved, MoveModification, ShipBought, ship_price

SIX = ("rum_1", "rum_2", "rum_3", "sugar_1", "sugar_2", "food_1")


def docked(port: str, captain: str = "mary_thorne", ship: str = "frigate", **more: object) -> Board:
    board = Board()
    board.captain(0, captain, ship, port, in_port=True, **more)  # type: ignore[arg-type]
    return board


def selling(port: str, *goods: str, demand: str = "sugar", event: str = "", **more: object) -> int:
    """What goods bring in a port."""
    board = docked(port, cargo=goods, gold=0, **more)  # type: ignore[arg-type]
    board.demand(port, demand)
    if event:
        board.event(event)
    board.ashore()
    board.roll_freely()
    board.answer("sell-goods", "sell-all")
    return board.player().gold


# --- Nassau and Havana ------------------------------------------------------------------------------------------------


@rule("marauders", "zone.nassau.port")
def test_nassau_buys_and_sells_cheaper() -> None:
    assert selling("nassau", "rum") == 2 and selling("nassau", "sugar") == 6
    board = docked("nassau")
    board.demand("nassau", "wood")
    board.top("cargo", *SIX)
    board.ashore()
    board.answer("buy-goods", "buy food 1", "buy sugar 1", "buy rum 1", "done")
    assert board.player().gold == 10 - 2 - 1 - 1


@rule("marauders", "zone.nassau.sea")
@pytest.mark.parametrize(("dice", "battles"), [((5, 1, 5, 1), 1), ((5, 1, 1, 1), 0), ((1, 1), 0)])
def test_off_nassau_a_navy_needs_two_tests_in_a_row(dice: tuple[int, ...], battles: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "nassau", bounties={"esp": 1})
    board.npc("npc_esp_1", "nassau")
    board.roll(*dice, *[1] * 5 * battles)
    board.start()
    assert len(board.events(NpcScouts)) == len(dice) // 2 and bool(board.state.battle) == bool(battles)


@rule("marauders", "zone.nassau.sea")
def test_but_a_pirate_needs_one() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "nassau")
    board.npc("npc_slp_1", "nassau")
    board.roll(5, 1, *[1] * 5)
    board.start()
    assert board.state.battle is not None


@rule("marauders", "zone.havana.port")
def test_havana_pays_the_honest_seven_for_what_it_wants() -> None:
    assert selling("havana", "sugar", "rum") == 7 + 3
    assert selling("havana", "sugar", "rum", bounties={"ned": 1}) == 6 + 3


@rule("marauders", "zone.havana.sea")
@pytest.mark.parametrize(("fourth", "cards"), [("wood_6", 4), ("wood_3", 3)])
def test_a_spaniard_off_havana_shows_a_fourth_card_that_stays_if_it_hits(fourth: str, cards: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "havana")
    board.top("cargo", "rum_1", "sugar_1", "food_1", fourth)
    board.act()
    board.roll(5, 1, 5, 1)
    board.answer("scout-merchant havana", "raid esp")
    assert [len(found) for found in board.facts(RaidCards, "cards")] == [cards]
    assert (fourth in board.state.cargo.discards) == (cards == 3)


@rule("marauders", "zone.havana.sea")
def test_another_flag_off_havana_shows_three() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "havana")
    board.merchant("havana", "ned")
    board.top("cargo", "rum_1", "sugar_1", "food_1", "wood_6")
    board.act()
    board.roll(5, 1, 5, 1)
    board.answer("scout-merchant havana", "raid ned")
    assert [len(found) for found in board.facts(RaidCards, "cards")] == [3]


# --- Tortuga, Port Royal, Petit-Goâve, Old Providence -----------------------------------------------------------------


@rule("marauders", "zone.tortuga.sea_french")
@pytest.mark.parametrize(("bounties", "seen"), [({"ned": 1}, False), ({"ned": 1, "fra": 1}, True), ({}, True)])
def test_off_tortuga_the_french_do_not_see_pirates_they_do_not_want(bounties: dict[str, int], seen: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="tortuga", bounties=bounties)
    board.war("eng", "fra", fra="tortuga")
    assert can_scout(board.table, "fra", board.player(), "tortuga") == seen
    assert (quarry(board.table, "fra") == [0]) == seen


@rule("marauders", "zone.tortuga.sea_pirates")
@pytest.mark.parametrize(("captain", "seen"), [("lucien_marchais", False), ("mary_thorne", True)])
def test_off_tortuga_pirates_leave_the_french_alone(captain: str, seen: bool) -> None:
    board = Board()
    board.captain(0, captain, zone="tortuga")
    board.npc("npc_slp_1", "tortuga")
    assert can_scout(board.table, "slp", board.player(), "tortuga") == seen
    board.player().zone = "havana"
    assert can_scout(board.table, "slp", board.player(), "havana")


@rule("marauders", "zone.port_royal.recruit")
@pytest.mark.parametrize("pirate", [True, False])
def test_pirates_recruit_freely_in_port_royal(pirate: bool) -> None:
    board = docked("port_royal", bounties={"ned": int(pirate)})
    board.damage(0, crew=1)
    board.ashore()
    board.roll(*([] if pirate else [1, 1, 1, 1]))
    board.answer("recruit")
    assert board.areas()["crew"] == (3 if pirate else 1)


def at_port_royal(**more: object) -> Board:
    board = Board()
    board.captain(0, "tomas_arrieta", zone="port_royal", bounties={"eng": 2}, **more)  # type: ignore[arg-type]
    board.act()
    return board


@rule("marauders", "zone.port_royal.toll")
def test_a_wanted_captain_pays_his_way_into_port_royal() -> None:
    board = at_port_royal()
    assert {"dock-paying port_royal", "dock-talking port_royal"} <= set(board.options)
    assert "dock port_royal" not in board.options
    board.answer("dock-paying port_royal")
    assert board.player().in_port and board.player().gold == 8 and board.state.turn.actions == 2


@rule("marauders", "zone.port_royal.toll")
def test_or_talks_his_way_in() -> None:
    board = at_port_royal(gold=1)
    assert "dock-paying" not in board.kinds()
    board.roll(5, 1, 1)
    board.answer("dock-talking port_royal")
    assert board.player().in_port


@rule("marauders", "zone.port_royal.toll", "glorycard.smuggler")
@pytest.mark.parametrize("dice", [(1, 1, 1), (5, 1, 1)])
def test_who_talks_the_way_in_has_not_used_the_smuggler(dice: tuple[int, ...]) -> None:
    board = at_port_royal(specialists=["smuggler"])
    board.roll(*dice)
    board.answer("dock-talking port_royal")
    if board.player().in_port:
        board.answer("put-out port_royal")
    assert {"dock-talking port_royal", "dock-smuggled port_royal"} <= set(board.options)
    assert "dock port_royal" not in board.options


@rule("marauders", "zone.port_royal.toll", "zone.port_royal.again")
def test_if_the_test_fails_the_move_is_spent_and_may_be_tried_again() -> None:
    board = at_port_royal()
    board.roll(1, 1, 1)
    board.answer("dock-talking port_royal")
    assert not board.player().in_port and board.state.turn.actions == 2
    assert board.facts(StayedOut, "under", "port") == [("zone.port_royal.toll", "port_royal")]
    assert "dock-talking port_royal" in board.options and "dock-paying port_royal" in board.options


@rule("marauders", "zone.port_royal.toll")
def test_war_closes_port_royal_all_the_same() -> None:
    board = Board()
    board.captain(0, "tomas_arrieta", zone="port_royal", bounties={"eng": 2})
    board.war("eng", "esp")
    board.act()
    assert not any(option.startswith("dock") for option in board.options)


@rule("marauders", "zone.petit_goave.pirates")
def test_petit_goave_has_neither_men_nor_timber_for_pirates() -> None:
    board = docked("petit_goave", bounties={"ned": 1})
    board.damage(0, crew=1, hull=1)
    board.ashore()
    assert "recruit" not in board.kinds() and "repair" not in board.kinds() and "buy-weapon" in board.kinds()


@rule("marauders", "zone.petit_goave.honest")
def test_petit_goave_serves_the_honest_for_nothing() -> None:
    board = docked("petit_goave", gold=0)
    board.damage(0, crew=1, hull=1, masts=2)
    board.ashore()
    board.answer("recruit", "repair hull", "repair-all")
    assert board.areas() == dict.fromkeys(["hull", "cargo", "masts", "crew", "cannons"], 3) and board.player().gold == 0


@rule("marauders", "zone.old_providence.port")
@pytest.mark.parametrize(("bounties", "weapon", "repair"), [({"esp": 1}, 1, 0), ({"fra": 1}, 3, 2), ({}, 3, 2)])
def test_old_providence_favours_those_whom_spain_wants(bounties: dict[str, int], weapon: int, repair: int) -> None:
    board = docked("old_providence", bounties=bounties)
    board.damage(0, hull=2)
    board.ashore()
    board.answer("buy-weapon chain_shot", "repair hull")
    assert board.player().gold == 10 - weapon - repair


# --- Cartagena, Santo Domingo, San Juan -------------------------------------------------------------------------------


@rule("marauders", "zone.cartagena.port")
@pytest.mark.parametrize(("buys", "cost"), [(["buy rum 2"], 2), (["buy rum 3"], 2), (["buy food 1", "buy sugar 2"], 5)])
def test_in_cartagena_the_cheapest_of_three_is_free(buys: list[str], cost: int) -> None:
    board = docked("cartagena")
    board.demand("cartagena", "wood")
    board.top("cargo", *SIX)
    board.ashore()
    board.answer("buy-goods", *buys, "done")
    assert board.player().gold == 10 - cost


@rule("marauders", "zone.cartagena.port")
def test_and_the_third_card_may_be_what_makes_it_affordable() -> None:
    board = docked("cartagena", gold=2)
    board.demand("cartagena", "wood")
    board.top("cargo", *SIX)
    board.ashore()
    board.answer("buy-goods")
    assert "buy rum 3" in board.options and "buy sugar 2" not in board.options


@rule("marauders", "zone.cartagena.sea")
def test_the_merchant_off_cartagena_is_found_without_a_test_as_a_spaniard() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="cartagena")
    board.merchant("cartagena", "ned")
    board.act()
    board.answer("scout-spaniard cartagena")
    assert board.options == ["raid esp", "let-go"] and board.state.turn.actions == 2
    board.answer("let-go")
    assert board.state.track == ["ned"] and "scout-merchant" not in board.kinds()


@rule("marauders", "zone.cartagena.sea")
def test_nowhere_else() -> None:
    board = Board()
    board.captain(0, zone="havana")
    board.act()
    assert "scout-spaniard" not in board.kinds()


@rule("marauders", "zone.santo_domingo.port")
def test_in_santo_domingo_a_gold_buys_another_draw_once() -> None:
    board = docked("santo_domingo")
    board.demand("santo_domingo", "wood")
    board.top("cargo", *SIX, "food_3", "food_4", "food_5", "food_6", "food_7", "food_8")
    board.ashore()
    board.answer("buy-goods", "draw-again")
    assert sorted(board.state.cargo.discards) == sorted(SIX) and board.player().gold == 9
    assert len(board.state.turn.market) == 6 and "draw-again" not in board.options


@rule("marauders", "zone.santo_domingo.port")
def test_not_once_something_was_chosen_and_the_draw_of_three_stays_three() -> None:
    board = docked("santo_domingo", bought_in="santo_domingo")
    board.demand("santo_domingo", "wood")
    board.top("cargo", *SIX)
    board.ashore()
    board.answer("buy-goods", "draw-again")
    assert len(board.state.turn.market) == 3
    board = docked("santo_domingo")
    board.demand("santo_domingo", "wood")
    board.top("cargo", *SIX)
    board.ashore()
    board.answer("buy-goods", "buy rum 1")
    assert "draw-again" not in board.options


@rule("marauders", "zone.san_juan.sea")
@pytest.mark.parametrize(("flag", "gold", "glory"), [("esp", 12, 1), ("ned", 9, 0)])
def test_a_spaniard_off_san_juan_carries_three_gold_more(flag: str, gold: int, glory: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "san_juan")
    board.merchant("san_juan", "ned")
    board.top("cargo", "rum_1", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant san_juan", f"raid {flag}", "done")
    assert board.facts(RaidWon, "gold") == [gold] and board.player().glory == glory


# --- Curaçao, Caracas, St. Maarten, St. John's ------------------------------------------------------------------------


@rule("marauders", "zone.curacao.rumor")
def test_in_curacao_rumors_cost_nothing_but_the_test() -> None:
    board = docked("curacao", gold=0)
    board.ashore()
    board.roll(1, 1)
    board.answer("seek-rumor")
    assert board.player().rumor == "" and board.player().gold == 0


@rule("marauders", "zone.curacao.ships")
def test_in_curacao_large_ships_cost_thirty() -> None:
    board = docked("curacao")
    prices = {ship: ship_price(board.table, board.player(), ship) for ship in ("sloop", "flute", "frigate", "galleon")}
    assert prices == {"sloop": 10, "flute": 10, "frigate": 30, "galleon": 30}


@rule("marauders", "zone.caracas.port")
def test_caracas_draws_eight() -> None:
    board = docked("caracas")
    board.ashore()
    board.answer("buy-goods")
    assert len(board.state.turn.market) == 8


@rule("marauders", "zone.st_maarten.market")
@pytest.mark.parametrize(("captain", "size"), [("mary_thorne", 7), ("hendrika_bos", 8)])
def test_st_maarten_draws_seven_and_eight_for_the_dutch(captain: str, size: int) -> None:
    board = docked("st_maarten", captain)
    assert market_size(board.table, board.player()) == size


@rule("marauders", "zone.st_maarten.courier")
def test_the_courier_of_st_maarten_takes_gold_for_a_fee_per_visit() -> None:
    board = docked("st_maarten", gold=31)
    board.ashore()
    assert "open-chest" not in board.options
    board.answer("hire-courier", "open-chest", "stash 20", "open-chest")
    assert "withdraw" not in board.kinds() and "hire-courier" not in board.kinds()
    board.answer("stash 6")
    assert (board.player().gold, board.player().stash) == (0, 26)


@rule("marauders", "zone.st_maarten.courier")
def test_whose_home_it_is_pays_no_fee() -> None:
    board = docked("st_maarten", "hendrika_bos", gold=31)
    board.ashore()
    assert "open-chest" in board.options and "hire-courier" not in board.kinds()


@rule("marauders", "zone.st_john.price")
def test_modifications_cost_one_gold_in_st_johns() -> None:
    board = docked("st_john", "tomas_arrieta", gold=1)
    board.token("st_john", "chasers")
    board.ashore()
    board.answer("buy-modification chasers")
    assert board.player().gold == 0 and board.player().modifications == ["chasers"]


@rule("marauders", "zone.st_john.transfer", "mod.no_transfer")
def test_modifications_may_move_to_a_ship_bought_in_st_johns() -> None:
    board = docked("st_john", "tomas_arrieta", gold=60, modifications=["reinforced_hull", "extra_hammocks", "chasers"])
    board.damage(0, crew=4)
    board.ashore()
    board.roll("d3:1")
    board.answer("buy-ship frigate", "yes", "yes", "no")
    player = board.player()
    assert player.modifications == ["reinforced_hull", "extra_hammocks"] and board.areas()["hull"] == 4
    assert board.areas()["crew"] == 4 and player.gold == 60 - (35 - 10 - 1 + 1) - 2
    assert board.facts(ShipBought, "gold", "back") == [(25, 0)]
    assert board.facts(ModificationMoved, "modification", "gold") == [("reinforced_hull", 1), ("extra_hammocks", 1)]


@rule("marauders", "zone.st_john.transfer", "ship.sell_value")
def test_what_moves_to_the_new_ship_is_not_sold_with_the_old_one() -> None:
    board = docked("st_john", "tomas_arrieta", gold=26, modifications=["chasers"])
    board.ashore()
    board.answer("buy-ship frigate")
    assert board.question == MoveModification("chasers", "frigate", 1, 1)
    board.answer("yes")
    assert board.player().gold == 26 - (35 - 10) - 1 and board.player().modifications == ["chasers"]


@rule("marauders", "zone.st_john.transfer")
def test_nothing_is_moved_that_could_not_be_paid_for() -> None:
    board = docked("st_john", "tomas_arrieta", gold=25, modifications=["chasers"])
    board.ashore()
    board.roll("d1:1")
    board.answer("buy-ship frigate")
    assert board.player().ship == "frigate" and board.player().modifications == [] and board.player().gold == 1


# --- Basse-Terre, Bridgetown, Trinidad --------------------------------------------------------------------------------


@rule("marauders", "zone.basse_terre.sea")
@pytest.mark.parametrize(("npc", "tests"), [("npc_fra_2", 2), ("npc_ned_1", 1)])
def test_off_basse_terre_the_french_may_fail_once(npc: str, tests: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "basse_terre", bounties={"fra": 1, "ned": 1})
    board.npc(npc, "basse_terre")
    board.roll(*[1] * 2 * tests)
    board.start()
    assert len(board.events(NpcScouts)) == tests


@rule("marauders", "zone.basse_terre.sea")
def test_a_success_is_not_rolled_again() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "basse_terre", bounties={"fra": 1})
    board.npc("npc_fra_2", "basse_terre")
    board.roll(5, 1, *[1] * 4)
    board.start()
    assert len(board.events(NpcScouts)) == 1 and board.state.battle is not None


@rule("marauders", "zone.bridgetown.port")
@pytest.mark.parametrize(
    ("ship", "dice", "hull"), [("frigate", (1, 1), 2), ("galleon", (5, 1), 4), ("man_of_war", (1, 1), 4)]
)
def test_a_large_ship_may_touch_ground_at_bridgetown(ship: str, dice: tuple[int, ...], hull: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", ship, "bridgetown")
    board.act()
    board.roll(*dice)
    board.answer("dock bridgetown")
    assert board.areas()["hull"] == hull and board.player().in_port


@rule("marauders", "zone.bridgetown.port")
@pytest.mark.parametrize("ship", ["sloop", "flute"])
def test_a_small_one_does_not(ship: str) -> None:
    board = Board()
    board.captain(0, "mary_thorne", ship, "bridgetown")
    board.act()
    board.answer("dock bridgetown")
    assert board.player().in_port and board.areas()["hull"] == GAME.cards.ships[ship].hull


@rule("marauders", "zone.trinidad.sea")
def test_off_trinidad_no_navy_sees_anybody() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="trinidad", bounties={"esp": 3})
    board.npc("npc_esp_1", "trinidad")
    board.start()
    assert board.events(NpcScouts) == []
    board.player().bounties = dict.fromkeys(board.player().bounties, 0)
    assert can_scout(board.table, "slp", board.player(), "trinidad") is False
    board.state.npcs = {**board.state.npcs, "esp": board.state.npcs["fra"]}
    assert can_scout(board.table, "slp", board.player(), "trinidad")


# --- examples ---------------------------------------------------------------------------------------------------------


@rule("marauders", "example.price_order", "sell.price_order", "event.glut", "event.boom")
def test_prices_under_an_event() -> None:
    assert selling("havana", "sugar", event="ev_glut") == 5
    assert selling("nassau", "rum", event="ev_boom") == 2
    assert selling("nassau", "sugar", event="ev_boom") == 7
