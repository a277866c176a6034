"""26 What each glory card does."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.battle import BeforeBattle, ContestRolled
from wardroom.games.marauders.rules.boarding import CrewRolled
from wardroom.games.marauders.rules.damage import Hit, SaveMasts, WhatToMend
from wardroom.games.marauders.rules.death import LastWill
from wardroom.games.marauders.rules.hand import Played
from wardroom.games.marauders.rules.moving import StayedOut, WhatNext
from wardroom.games.marauders.rules.npcs import can_scout, scouting_dice
from wardroom.games.marauders.rules.plunder import WhatToPlunder
from wardroom.games.marauders.rules.scouting import FalseColours, NpcScouts, SlippedAway, Spotted
from wardroom.games.marauders.rules.skills import UseCharm
from wardroom.games.marauders.rules.tavern import MissionGone, MissionOpened
from wardroom.games.marauders.table import capacity_of, skill_of


def docked(port: str = "havana", captain: str = "mary_thorne", ship: str = "frigate", **more: object) -> Board:
    board = Board()
    board.captain(0, captain, ship, port, in_port=True, **more)  # type: ignore[arg-type]
    return board


def duel(*hand: str, **more: object) -> Board:
    """Mary Thorne, two dice, is about to attack Edmund Gray, one die."""
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", hand=hand, **more)  # type: ignore[arg-type]
    board.captain(1, "edmund_gray", "frigate", "havana")
    if hand:
        board.fight(0, 1)
    return board


# --- specialists ------------------------------------------------------------------------------------------------------


@rule("marauders", "glorycard.bosun")
def test_the_bosun_cancels_a_hit_on_masts_once_in_a_battle() -> None:
    board = duel(specialists=["bosun"])
    board.roll(1, 1, 5, 2, 2, 1)
    board.fight(0, 1)
    assert isinstance(board.question, SaveMasts)
    board.answer("yes")
    assert board.areas()["masts"] == 2 and board.areas()["cargo"] == 2


@rule("marauders", "glorycard.bosun")
def test_and_in_a_raid() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "tortuga", specialists=["bosun"])
    board.merchant("tortuga", "ned")
    board.top("cargo", "rum_6", "sugar_6", "food_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant tortuga", "raid ned", "yes")
    assert board.areas()["masts"] == 1


@rule("marauders", "glorycard.bosun")
def test_but_not_in_a_storm() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", specialists=["bosun"])
    board.event("ev_storm_2")
    board.act()
    board.roll(1, 1, 2, 2)
    board.answer("end-turn")
    assert board.areas()["masts"] == 1


@rule("marauders", "glorycard.master_gunner")
@pytest.mark.parametrize(("dice", "hits"), [((5, 5, 6, 1, 1, 1, 1, 2), 4), ((5, 1, 6, 1, 1, 1, 2), 3)])
def test_the_gunner_adds_a_hit_when_the_contest_is_won(dice: tuple[int, ...], hits: int) -> None:
    board = duel(specialists=["master_gunner"])
    if hits == 3:
        board.damage(0, cannons=2)
    board.roll(*dice)
    board.fight(0, 1)
    assert len(board.battle.defender.hits) == hits


@rule("marauders", "glorycard.master_gunner")
def test_but_not_when_it_is_lost() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", specialists=["master_gunner"])
    board.captain(1, "tomas_arrieta", "frigate", "havana")
    board.roll(5, 1, 5, 5, 1, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    assert len(board.battle.defender.hits) == 1


@rule("marauders", "glorycard.surgeon")
@pytest.mark.parametrize(("crew", "left"), [(1, 2), (3, 3), (0, 0)])
def test_the_surgeon_saves_a_man_after_a_battle(crew: int, left: int) -> None:
    board = duel(specialists=["surgeon"])
    board.damage(0, crew=crew)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.answer("flee", "1: flee")
    assert board.areas()["crew"] == left


@rule("marauders", "glorycard.carpenter")
def test_the_carpenter_repairs_a_point_at_the_start_of_the_turn() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", specialists=["carpenter"], gold=0)
    board.damage(0, hull=1, masts=1, cannons=1, crew=1)
    board.start()
    assert board.question == WhatToMend("glorycard.carpenter", "carpenter", 1)
    assert board.options == ["mend hull", "mend masts"]
    board.answer("mend masts")
    assert board.areas()["masts"] == 2 and isinstance(board.question, WhatNext)


@rule("marauders", "glorycard.carpenter")
def test_neither_cannons_nor_crew() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", specialists=["carpenter"])
    board.damage(0, cannons=1, crew=1)
    board.start()
    assert isinstance(board.question, WhatNext) and board.areas()["cannons"] == 1


@rule("marauders", "glorycard.quartermaster")
def test_the_quartermaster_finds_room_for_one_more() -> None:
    board = Board()
    board.captain(0, ship="frigate", zone="havana", specialists=["quartermaster"])
    assert capacity_of(board.table, board.player()) == 4
    board.player().ship, board.player().areas = "galleon", [4, 6, 4, 4, 4]
    assert capacity_of(board.table, board.player()) == 6


HELPERS = {
    "sailing_master": "seamanship",
    "lookout": "scouting",
    "first_mate": "leadership",
    "purser": "influence",
}


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=rule("marauders", f"glorycard.{kind}")) for kind in HELPERS])
def test_a_specialist_adds_a_die(kind: str) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", hand=[kind])
    before = {skill: skill_of(board.table, board.player(), skill) for skill in HELPERS.values()}
    board.act()
    board.answer(f"play {kind}")
    after = {skill: skill_of(board.table, board.player(), skill) for skill in HELPERS.values()}
    assert after == {**before, HELPERS[kind]: before[HELPERS[kind]] + 1}


@rule("marauders", "glorycard.cook")
def test_the_cook_makes_men_cheaper_and_easier_to_find() -> None:
    board = docked(specialists=["cook"], gold=2)
    board.damage(0, crew=0)
    board.ashore()
    board.roll(1, 1, 1, 1, 1)
    board.answer("recruit")
    assert board.options == ["hire 0", "hire 1", "hire 2"]
    board.answer("hire 2")
    assert board.areas()["crew"] == 2 and board.player().gold == 0


@rule("marauders", "glorycard.smuggler")
def test_the_smuggler_knows_a_way_into_a_closed_port_once_a_turn() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", specialists=["smuggler"], bounties={"esp": 1})
    board.act()
    assert "dock-smuggled havana" in board.options
    board.roll(1, 1)
    board.answer("dock-smuggled havana")
    assert not board.player().in_port and board.state.turn.actions == 2
    assert board.facts(StayedOut, "under", "port") == [("glorycard.smuggler", "havana")]
    assert "dock-smuggled" not in board.kinds()


@rule("marauders", "glorycard.smuggler")
def test_but_not_through_a_war() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", specialists=["smuggler"], bounties={"esp": 1})
    board.act()
    board.roll(5, 1)
    board.answer("dock-smuggled havana")
    assert board.player().in_port
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", specialists=["smuggler"], bounties={"esp": 1})
    board.war("eng", "esp")
    board.act()
    assert "dock-smuggled" not in board.kinds()


@rule("marauders", "glorycard.informer")
def test_the_informer_misleads_hunters() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", specialists=["informer"])
    board.npc("npc_slp_3", "havana")
    assert scouting_dice(board.table, "slp", board.player()) == 3


# --- the own turn -----------------------------------------------------------------------------------------------------


@rule("marauders", "glorycard.fair_wind")
def test_fair_wind_gives_a_move() -> None:
    board = Board()
    board.captain(0, zone="havana", hand=["fair_wind"])
    board.act(actions=0)
    board.answer("play fair_wind")
    assert "scout-merchant" not in board.kinds()
    board.answer("sail nassau")
    assert board.player().zone == "nassau" and board.state.glory.discards == ["fair_wind.1"]


@rule("marauders", "glorycard.second_watch")
def test_the_second_watch_gives_any_action_but_a_second_port_action() -> None:
    board = docked(hand=["second_watch"])
    board.act(actions=1)
    board.answer("go-ashore havana", "leave-quay", "play second_watch")
    assert "go-ashore" not in board.kinds() and "put-out havana" in board.options


@rule("marauders", "glorycard.governors_pardon")
def test_the_governor_forgives_all_bounties_of_one_nation() -> None:
    board = docked(hand=["governors_pardon"], bounties={"esp": 3, "ned": 1}, gold=5)
    board.act()
    board.answer("play governors_pardon")
    assert board.options == ["forgive ned", "forgive esp"]
    board.answer("forgive esp")
    assert board.wanted() == {"ned": 1} and board.player().gold == 0 and board.state.bounties["esp"] == 5


@rule("marauders", "glorycard.governors_pardon")
@pytest.mark.parametrize("more", [{"gold": 4, "bounties": {"esp": 1}}, {"gold": 9}])
def test_only_for_gold_and_the_wanted(more: dict[str, object]) -> None:
    board = docked(hand=["governors_pardon"], **more)  # type: ignore[arg-type]
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.governors_pardon")
def test_only_in_port() -> None:
    board = Board()
    board.captain(0, zone="havana", hand=["governors_pardon"], bounties={"esp": 1})
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.forged_papers")
def test_forged_papers_open_ports_closed_by_bounties_or_war() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", hand=["forged_papers"], bounties={"esp": 1})
    board.war("eng", "esp")
    board.act()
    assert "dock" not in board.kinds()
    board.answer("play forged_papers", "dock havana")
    assert board.player().in_port
    board.answer("put-out havana", "end-turn", "end-turn")
    assert "dock" not in board.kinds()


@rule("marauders", "glorycard.market_tip")
def test_a_tip_gives_a_port_one_of_two_other_demands() -> None:
    board = Board()
    board.captain(0, zone="havana", hand=["market_tip"])
    old, pile = board.state.demand["trinidad"], [*board.state.demand_pile, board.state.demand["trinidad"]]
    board.act()
    board.answer("play market_tip")
    assert len(board.options) == 16
    two = [pile[0], next(good for good in pile if good != pile[0])]
    rest = pile[1:]
    board.roll("d9:1", f"d8:{rest.index(two[1]) + 1}")
    board.answer("tip trinidad")
    assert set(board.options) == {f"want {good}" for good in two}
    board.answer(f"want {two[1]}")
    assert board.state.demand["trinidad"] == two[1] and len(board.state.demand_pile) == 8
    assert sorted([*board.state.demand_pile, two[1]]) == sorted(pile) and old in pile


@rule("marauders", "glorycard.warehouse_deal")
def test_a_warehouse_deal_draws_three_cards_more() -> None:
    board = docked(hand=["warehouse_deal"])
    board.ashore()
    board.answer("play warehouse_deal")
    assert len(board.state.turn.market) == 9 and board.state.glory.discards == ["warehouse_deal.1"]
    board.answer("done")
    assert "buy-goods" not in board.kinds()


@rule("marauders", "glorycard.warehouse_deal")
def test_not_when_only_three_are_drawn_and_not_outside_the_market() -> None:
    board = docked(hand=["warehouse_deal"], bought_in="havana")
    board.act()
    assert "play" not in board.kinds()
    board.answer("go-ashore havana")
    assert "play" not in board.kinds() and "buy-goods" in board.kinds()


@rule("marauders", "glorycard.hard_bargain")
def test_a_hard_bargain_brings_a_gold_more_for_each_card() -> None:
    board = docked("trinidad", hand=["hard_bargain"], cargo=["rum", "rum", "sugar"], gold=0)
    board.demand("trinidad", "sugar")
    board.ashore()
    board.roll("d9:1")
    board.answer("sell-goods", "play hard_bargain", "sell-all")
    assert board.player().gold == 4 + 4 + 7


@rule("marauders", "glorycard.hard_bargain")
def test_it_is_struck_before_anything_is_sold() -> None:
    board = docked("trinidad", hand=["hard_bargain"], cargo=["rum", "rum"])
    board.demand("trinidad", "sugar")
    board.ashore()
    board.answer("sell-goods", "sell rum 1")
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.men_on_shore")
def test_men_on_the_quay_fill_the_crew_where_recruiting_is_allowed() -> None:
    board = docked(hand=["men_on_shore"])
    board.damage(0, crew=0)
    board.act()
    board.answer("play men_on_shore")
    assert board.areas()["crew"] == 3 and board.state.turn.actions == 3
    board = docked("petit_goave", hand=["men_on_shore"], bounties={"esp": 1})
    board.damage(0, crew=0)
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.shipwright_favour")
def test_the_shipwright_repairs_up_to_three_points() -> None:
    board = docked(hand=["shipwright_favour"], gold=0)
    board.damage(0, hull=1, cannons=1)
    board.act()
    board.answer("play shipwright_favour", "mend hull", "mend hull", "mend cannons")
    assert board.areas()["hull"] == 3 and board.areas()["cannons"] == 2 and isinstance(board.question, WhatNext)


@rule("marauders", "glorycard.shipwright_favour")
def test_where_there_is_a_shipyard() -> None:
    board = docked(hand=["shipwright_favour"])
    board.damage(0, hull=1)
    board.state.burnt = "esp"
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.powder_cache")
def test_a_powder_cache_has_a_weapon_of_a_type_that_is_lacking() -> None:
    board = docked(hand=["powder_cache"], weapons=["chain_shot"], gold=0)
    board.act()
    board.answer("play powder_cache")
    assert board.options == ["take-weapon grapeshot", "take-weapon grappling_hooks"]
    board.answer("take-weapon grapeshot")
    assert board.player().weapons == ["chain_shot", "grapeshot"] and board.state.weapons["grapeshot"] == 3


@pytest.mark.parametrize("in_port", [True, False])
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(card, marks=rule("marauders", f"glorycard.{card}"))
        for card in (
            *("powder_cache", "governors_pardon", "men_on_shore", "shipwright_favour"),
            *("tavern_whispers", "trusted_courier", "night_thief"),
        )
    ],
)
def test_what_is_done_in_a_port_is_not_done_off_it(card: str, in_port: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "nassau", in_port, hand=[card], bounties={"fra": 1})
    board.damage(0, hull=2, crew=1)
    board.captain(1, "tomas_arrieta", zone="nassau", in_port=True)
    board.act()
    assert (f"play {card}" in board.options) == in_port


@rule("marauders", "glorycard.powder_cache")
def test_of_a_single_type_that_is_lacking_nobody_is_asked() -> None:
    board = docked(hand=["powder_cache"], weapons=["chain_shot", "grappling_hooks"])
    board.act()
    board.answer("play powder_cache")
    assert board.player().weapons == ["chain_shot", "grappling_hooks", "grapeshot"] and "end-turn" in board.options


@rule("marauders", "glorycard.powder_cache")
def test_only_if_the_supply_has_one() -> None:
    board = docked(hand=["powder_cache"])
    board.state.weapons = dict.fromkeys(board.state.weapons, 0)
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.sealed_orders")
def test_sealed_orders_may_change_an_open_mission() -> None:
    board = Board()
    board.captain(0, zone="havana", hand=["sealed_orders"])
    board.missions("militia", "refinery")
    board.top("missions", "hydrographer", "sea_rats")
    board.act()
    board.answer("play sealed_orders")
    assert len(board.options) == 5
    board.answer("swap sea_rats militia")
    assert board.state.board == ["sea_rats", "refinery"]
    assert board.facts(MissionGone, "under", "mission") == [("glorycard.sealed_orders", "militia")]
    assert board.facts(MissionOpened, "under", "mission") == [("glorycard.sealed_orders", "sea_rats")]
    assert sorted(board.state.missions.discards) == ["hydrographer", "militia"]


@rule("marauders", "glorycard.sealed_orders")
def test_or_leave_all_as_it_is() -> None:
    board = Board()
    board.captain(0, zone="havana", hand=["sealed_orders"])
    board.missions("militia", "refinery")
    board.top("missions", "hydrographer", "sea_rats")
    board.act()
    board.answer("play sealed_orders", "pass")
    assert board.state.board == ["militia", "refinery"]
    assert sorted(board.state.missions.discards) == ["hydrographer", "sea_rats"]


@rule("marauders", "glorycard.tavern_whispers")
def test_tavern_whispers_are_a_rumor_for_nothing() -> None:
    board = docked(hand=["tavern_whispers"], gold=0, rumor="tax_chest")
    board.top("rumors", "jade_idol")
    board.act()
    board.answer("play tavern_whispers")
    assert set(board.options) == {"keep-rumor tax_chest", "keep-rumor jade_idol"}
    board.roll_freely()
    board.answer("keep-rumor jade_idol")
    assert board.player().rumor == "jade_idol"
    board = Board()
    board.captain(0, zone="havana", hand=["tavern_whispers"])
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.night_thief")
def test_a_thief_robs_nobody_in_another_port_and_nobody_without_gold() -> None:
    board = Board(4)
    board.captain(0, "mary_thorne", zone="havana", in_port=True, hand=["night_thief"])
    board.captain(1, zone="nassau", in_port=True)
    board.captain(2, zone="havana", in_port=True, gold=0)
    board.captain(3, zone="havana")
    board.act()
    assert "play night_thief" not in board.options


@rule("marauders", "glorycard.night_thief")
@pytest.mark.parametrize(("gold", "taken"), [(12, 5), (3, 3)])
def test_a_thief_takes_up_to_five_gold_in_the_same_port(gold: int, taken: int) -> None:
    board = docked(hand=["night_thief"])
    board.captain(1, zone="havana", in_port=True, gold=gold)
    board.act()
    board.answer("play night_thief")
    assert board.player().gold == 10 + taken and board.player(1).gold == gold - taken


@rule("marauders", "glorycard.night_thief")
def test_not_at_sea_off_it() -> None:
    board = docked(hand=["night_thief"])
    board.captain(1, zone="havana", gold=9)
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.trusted_courier")
def test_a_trusted_courier_takes_gold_to_the_stash_from_any_port() -> None:
    board = docked(hand=["trusted_courier"], gold=37)
    board.act()
    board.answer("play trusted_courier", "stash 30", "stash 2", "done")
    assert (board.player().gold, board.player().stash) == (5, 32) and isinstance(board.question, WhatNext)
    board = Board()
    board.captain(0, zone="havana", hand=["trusted_courier"])
    board.act()
    assert "play" not in board.kinds()
    board = docked(hand=["trusted_courier"], gold=0)
    board.act()
    assert "play" not in board.kinds()


# --- battles ----------------------------------------------------------------------------------------------------------


@rule("marauders", "glorycard.surprise_broadside")
def test_a_surprised_enemy_rolls_one_die_in_the_first_round() -> None:
    board = Board()
    board.captain(0, "edmund_gray", "flute", "havana", hand=["surprise_broadside"])
    board.captain(1, "tomas_arrieta", "sloop", "havana", specialists=["sailing_master"])
    board.fight(0, 1)
    board.roll(1, 1)
    board.answer("play surprise_broadside")
    board.roll(1, *[1] * 6)
    board.answer("shoot", "1: shoot")
    assert [len(dice) for dice in board.facts(ContestRolled, "dice")] == [1, 1, 1, 6]


@rule("marauders", "glorycard.boarding_frenzy")
def test_a_frenzy_adds_two_dice_to_the_first_round_of_crew_combat() -> None:
    board = duel("boarding_frenzy")
    board.roll(1, 1, 1)
    board.answer("play boarding_frenzy")
    board.roll(5, 1, 1, *[1] * 6, 1, 1, 5, 5, 5, 1, 1, 1)
    board.answer("board", "1: shoot")
    assert [len(dice) for dice in board.facts(CrewRolled, "dice")] == [6, 2, 4, 2]


@rule("marauders", "glorycard.double_powder")
def test_double_powder_adds_a_hit_to_the_first_volley_won() -> None:
    board = duel("double_powder")
    board.roll(5, 1, 1, 1, 1, 2, 2)
    board.answer("play double_powder")
    assert len(board.battle.defender.hits) == 4
    board.roll(5, 1, 1, 1, 3, 3)
    board.answer("shoot", "1: shoot")
    assert len(board.battle.defender.hits) == 3


def test_a_defender_may_play_as_well() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "edmund_gray", "frigate", "havana", hand=["double_powder"])
    board.fight(0, 1)
    assert board.ask.seat == 1 and isinstance(board.question, BeforeBattle)


# --- triggers ---------------------------------------------------------------------------------------------------------


@rule("marauders", "glorycard.lucky_charm")
def test_a_lucky_charm_rolls_any_number_of_dice_of_a_test_again() -> None:
    board = Board()
    board.captain(0, "catalina_robles", zone="havana", hand=["lucky_charm"])
    board.act()
    board.roll(1, 2, 3, 4)
    board.answer("scout-merchant havana")
    assert isinstance(board.question, UseCharm) and board.options == ["pass", *(f"reroll {n}" for n in range(1, 5))]
    board.roll(1, 5)
    board.answer("reroll 2")
    assert board.kinds() == {"raid", "let-go"} and board.state.glory.discards == ["lucky_charm.1"]


@rule("marauders", "glorycard.lucky_charm")
def test_also_in_a_storm_but_not_in_a_battle_or_a_raid() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", hand=["lucky_charm"])
    board.event("ev_storm_2")
    board.act()
    board.roll(5, 1)
    board.answer("end-turn")
    assert board.question == UseCharm("seamanship", 1, 2)
    board = duel("lucky_charm")
    board.roll(1, 1, 1)
    board.skip(BeforeBattle)
    assert board.kinds() == {"shoot", "board", "flee"}


@rule("marauders", "glorycard.lucky_charm")
def test_a_test_that_was_passed_is_not_rolled_again() -> None:
    board = Board()
    board.captain(0, "catalina_robles", zone="havana", hand=["lucky_charm"])
    board.act()
    board.roll(5, 2, 3, 4)
    board.answer("scout-merchant havana")
    assert not isinstance(board.question, UseCharm)


@rule("marauders", "glorycard.last_will")
def test_the_last_will_saves_ten_gold() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "havana", hand=["last_will"], gold=17, stash=4)
    board.damage(0, hull=1, cargo=0)
    board.event("ev_storm_2")
    board.act()
    board.roll(1, 1, 1, 1)
    board.skip(WhatNext, "end-turn")
    board.skip(UseCharm)
    assert isinstance(board.question, LastWill)
    board.answer("play last_will")
    assert (board.player().captain, board.player().stash) == ("", 14) and board.state.glory.discards == ["last_will.1"]


@rule("marauders", "glorycard.last_will")
@pytest.mark.parametrize(
    ("plays", "asked"),
    [
        (("no", "loot-gold"), False),
        (("no", "loot-cargo rum"), False),
        (("yes",), False),
        (("no", "done"), True),
    ],
)
def test_not_if_the_ship_was_plundered(plays: tuple[str, ...], asked: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "edmund_gray", "frigate", "havana", hand=["last_will"], gold=8, cargo=["rum"])
    board.damage(1, crew=0)
    board.fight(0, 1)
    board.roll(1, 1, 1)
    board.answer("1: pass")
    board.roll(5, 1, 1)
    board.answer("board", "1: shoot", *plays)
    board.skip(WhatToPlunder, "done")
    assert isinstance(board.question, LastWill) == asked


@rule("marauders", "glorycard.into_the_mist")
def test_into_the_mist_cancels_a_spotting() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, zone="havana", hand=["into_the_mist"])
    board.act()
    board.roll(5, 1)
    board.answer("scout-player 1")
    assert board.ask.seat == 1 and isinstance(board.question, Spotted)
    board.answer("play into_the_mist")
    assert board.facts(SlippedAway, "player") == [1] and board.state.battle is None and board.wanted() == {}
    assert "scout-player" not in board.kinds() and board.state.turn.actions == 2


@rule("marauders", "glorycard.into_the_mist")
def test_also_one_by_an_npc() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", hand=["into_the_mist"])
    board.npc("npc_slp_1", "havana")
    board.roll(5, 1)
    board.start()
    assert board.question == Spotted(None, "npc_slp_1")
    board.answer("play into_the_mist")
    assert isinstance(board.question, WhatNext)
    board.answer("sail nassau", "sail havana")
    assert len(board.events(NpcScouts)) == 1


# --- others' turns ----------------------------------------------------------------------------------------------------


def begins(*hand: str, **more: object) -> Board:
    """The turn of another player begins; we hold cards."""
    board = Board()
    facts: dict[str, object] = {"zone": "havana", "ship": "frigate", **more}
    board.captain(0, "mary_thorne", **facts)  # type: ignore[arg-type]
    board.captain(1, hand=hand)
    return board


@rule("marauders", "glorycard.hidden_reef")
@pytest.mark.parametrize(("dice", "hull"), [((1, 1), 2), ((5, 1), 3)])
def test_a_hidden_reef_may_cost_a_hit_to_the_hull(dice: tuple[int, int], hull: int) -> None:
    board = begins("hidden_reef")
    board.act()
    board.answer("sail nassau")
    board.roll(*dice)
    board.answer("1: play hidden_reef")
    assert board.areas()["hull"] == hull and board.ask.seat == 0


@rule("marauders", "glorycard.hidden_reef", "death.outside_battle")
def test_and_a_ship() -> None:
    board = begins("hidden_reef")
    board.damage(0, hull=1)
    board.act()
    board.answer("sail nassau")
    board.roll(1, 1)
    board.answer("1: play hidden_reef")
    assert board.player().captain == "" and board.player(1).glory == 0 and board.ask.seat == 1


@rule("marauders", "glorycard.navy_dispatch", "glorycard.black_spot")
@pytest.mark.parametrize(("card", "npc"), [("navy_dispatch", "npc_eng_1"), ("black_spot", "npc_slp_1")])
def test_orders_for_a_naval_or_a_pirate_captain(card: str, npc: str) -> None:
    board = begins(card)
    board.npc("npc_eng_1", "trinidad")
    board.npc("npc_slp_1", "trinidad")
    board.start()
    board.answer(f"1: play {card}")
    assert set(board.options) == {f"send {npc} {zone}" for zone in ("basse_terre", "bridgetown", "caracas")}
    board.answer(f"send {npc} caracas")
    assert board.state.npcs[GAME.cards.npcs[npc].type].zone == "caracas"


@rule("marauders", "glorycard.navy_dispatch", "glorycard.black_spot")
@pytest.mark.parametrize("card", ["navy_dispatch", "black_spot"])
def test_without_such_a_captain_at_sea_there_is_nothing_to_play(card: str) -> None:
    board = begins(card)
    board.start()
    assert f"play {card}" not in board.options


@rule("marauders", "glorycard.mutinous_talk")
@pytest.mark.parametrize(("crew", "dice", "left"), [(3, (1, 1, 1, 1), 2), (3, (5, 1, 1, 1), 3)])
def test_mutinous_talk_may_cost_a_man(crew: int, dice: tuple[int, ...], left: int) -> None:
    board = begins("mutinous_talk")
    board.damage(0, crew=crew)
    board.start()
    board.roll(*dice)
    board.answer("1: play mutinous_talk")
    assert board.areas()["crew"] == left


@rule("marauders", "glorycard.mutinous_talk")
def test_but_never_the_last() -> None:
    board = begins("mutinous_talk")
    board.damage(0, crew=1)
    board.start()
    assert "play mutinous_talk" not in board.options


@rule("marauders", "glorycard.harbour_sabotage")
def test_sabotage_in_port_where_the_cards_owner_likes() -> None:
    board = begins("harbour_sabotage", in_port=True)
    board.damage(0, masts=1)
    board.start()
    board.answer("1: play harbour_sabotage")
    assert board.ask.seat == 1 and board.options == ["sabotage cargo", "sabotage cannons"]
    board.answer("sabotage cannons")
    assert board.areas()["cannons"] == 2
    assert board.facts(Hit, "under", "area", "left") == [("glorycard.harbour_sabotage", "cannons", 2)]


@rule("marauders", "glorycard.harbour_sabotage")
def test_not_at_sea() -> None:
    board = begins("harbour_sabotage")
    board.start()
    assert "play harbour_sabotage" not in board.options


@rule("marauders", "glorycard.false_colours")
def test_false_colours_hide_a_captain_from_navies_until_the_end_of_the_next_turn() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", hand=["false_colours"], bounties={"esp": 1})
    board.npc("npc_esp_1", "nassau")
    board.top("events", "npc_ned_1", "npc_fra_1")
    board.act()
    board.answer("play false_colours", "sail nassau")
    assert board.events(NpcScouts) == [] and board.player().colours == 2
    board.answer("end-turn", "end-turn")
    assert board.events(NpcScouts) == [] and board.player().colours == 1
    board.answer("end-turn")
    board.roll(1, 1)
    board.answer("end-turn")
    assert len(board.events(NpcScouts)) == 1


@rule("marauders", "glorycard.false_colours")
def test_pirates_are_not_deceived() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", colours=2)
    board.npc("npc_slp_1", "havana")
    assert can_scout(board.table, "slp", board.player(), "havana")


@rule("marauders", "glorycard.false_colours")
def test_they_may_be_shown_in_anothers_turn_and_before_a_navy_looks() -> None:
    board = begins("false_colours")
    board.start()
    board.answer("1: play false_colours")
    assert board.player(1).colours == 1
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", hand=["false_colours"], bounties={"esp": 1})
    board.npc("npc_esp_1", "havana")
    board.start()
    assert board.question == FalseColours("havana")
    board.answer("play false_colours")
    assert board.events(NpcScouts) == [] and isinstance(board.question, WhatNext)
    assert board.ask.seat == Seat(0)


@rule("marauders", "glorycard.false_colours")
def test_colours_that_fly_already_are_not_shown_again_in_anothers_turn() -> None:
    board = Board()
    board.captain(1, zone="trinidad", hand=["false_colours"], colours=1)
    board.start()
    assert board.options_of(1) == ["pass", "pass-turn"]
    board.player(1).colours = 0
    board.start()
    assert board.options_of(1) == ["pass", "pass-turn", "play false_colours"]


@rule("marauders", "glorycard.hard_bargain")
def test_one_bargain_is_struck_in_a_sale() -> None:
    board = docked("trinidad", hand=["hard_bargain", "hard_bargain"], cargo=["rum", "rum"])
    board.demand("trinidad", "sugar")
    board.ashore()
    board.answer("sell-goods", "play hard_bargain")
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.false_colours")
def test_colours_that_will_last_as_long_are_not_shown_again_in_the_own_turn() -> None:
    board = Board()
    board.captain(0, zone="trinidad", hand=["false_colours"], colours=2)
    board.act()
    assert "play" not in board.kinds()


@rule("marauders", "glorycard.false_colours")
def test_colours_shown_to_a_searching_navy_are_told_and_discarded() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", hand=["false_colours"], bounties={"esp": 1})
    board.npc("npc_esp_1", "nassau")
    board.act()
    board.answer("sail nassau", "play false_colours")
    assert board.hand() == [] and board.state.glory.discards == ["false_colours.1"]
    assert board.facts(Played, "card") == ["false_colours.1"]


@rule("marauders", "glorycard.smuggler", "bounty.ports_closed")
@pytest.mark.parametrize(("specialists", "ways"), [([], set()), (["smuggler"], {"dock-smuggled"})])
def test_a_closed_port_is_offered_to_a_smuggler_alone(specialists: list[str], ways: set[str]) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", bounties={"esp": 1}, specialists=specialists)
    board.act()
    assert {kind for kind in board.kinds() if kind.startswith("dock")} == ways
