"""22 What each captain can do."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.battle import ContestRolled
from wardroom.games.marauders.rules.boarding import CrewRolled, HardToKill
from wardroom.games.marauders.rules.damage import SaveCargo
from wardroom.games.marauders.rules.declaring import ChangeCourse, WhatToDeclare
from wardroom.games.marauders.rules.market import market_size, price_of
from wardroom.games.marauders.rules.npcs import scouting_dice
from wardroom.games.marauders.rules.raid import BetterRaidRoll, HowToRaid
from wardroom.games.marauders.rules.skills import Rerolled, SkillTested, TryAgain
from wardroom.games.marauders.rules.yard import repair_price, ship_price

SKILLS = {
    "ann_hawley": ("eng", "port_royal", 3, 3, 2, 2),
    "silas_penrose": ("eng", "nassau", 4, 3, 2, 1),
    "edmund_gray": ("eng", "bridgetown", 1, 2, 2, 5),
    "mary_thorne": ("eng", "st_john", 2, 2, 4, 2),
    "lucien_marchais": ("fra", "tortuga", 3, 4, 2, 1),
    "jeanne_corbeau": ("fra", "petit_goave", 2, 2, 3, 3),
    "olivier_dumarsais": ("fra", "basse_terre", 4, 1, 3, 2),
    "therese_lavigne": ("fra", "tortuga", 2, 3, 1, 4),
    "pieter_vandam": ("ned", "curacao", 2, 1, 2, 5),
    "hendrika_bos": ("ned", "st_maarten", 3, 2, 3, 2),
    "cornelis_brandt": ("ned", "st_maarten", 2, 3, 4, 1),
    "joost_keyzer": ("ned", "curacao", 3, 2, 1, 4),
    "inigo_valcarcel": ("esp", "havana", 3, 1, 4, 2),
    "catalina_robles": ("esp", "cartagena", 2, 4, 2, 2),
    "tomas_arrieta": ("esp", "san_juan", 4, 2, 1, 3),
    "beatriz_soler": ("esp", "santo_domingo", 1, 3, 2, 4),
}


@pytest.mark.parametrize("captain", [pytest.param(each, marks=rule("marauders", f"captain.{each}")) for each in SKILLS])
def test_nation_home_and_skills(captain: str) -> None:
    board = Board()
    board.captain(0, captain)
    view = GAME.view(board.state, None).players[0]
    assert (view.nation, view.home, *view.skills.values()) == SKILLS[captain]


def duel(captain: str, ship: str = "frigate", other: str = "edmund_gray", **more: object) -> Board:
    board = Board()
    board.captain(0, captain, ship, "havana", **more)  # type: ignore[arg-type]
    board.captain(1, other, "frigate", "havana")
    return board


@rule("marauders", "captain.ann_hawley")
def test_ann_hawley_rolls_one_die_of_a_raid_again() -> None:
    board = Board()
    board.captain(0, "ann_hawley", zone="tortuga")
    board.merchant("tortuga", "ned")
    board.top("cargo", "rum_1", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1, 1, 1, 5, 2)
    board.answer("scout-merchant tortuga", "raid ned")
    assert board.options == ["pass", "reroll-with ann_hawley"]
    board.roll(6)
    board.answer("reroll-with ann_hawley")
    assert board.question == HowToRaid(2, 3, 9) and board.facts(Rerolled, "dice") == [("skull", "skull", "2")]


@rule("marauders", "captain.silas_penrose")
def test_silas_penrose_changes_his_declaration_once_from_the_second_round_on() -> None:
    board = duel("silas_penrose")
    board.roll(*[1] * 5)
    board.fight(0, 1)
    assert board.battle.round == 2 and isinstance(board.question, WhatToDeclare)
    board.answer("shoot", "1: board")
    assert isinstance(board.question, ChangeCourse) and board.options == ["pass", "board", "flee"]
    board.roll(*[1] * 5)
    board.answer("flee")
    assert board.battle.round == 3 and board.battle.aggressor.used == ["silas_penrose"]
    board.roll(*[1] * 5)
    board.answer("shoot", "1: board")
    assert isinstance(board.question, WhatToDeclare)


@rule("marauders", "captain.silas_penrose")
def test_only_for_another_legal_one() -> None:
    board = duel("silas_penrose")
    board.damage(0, masts=0)
    board.roll(*[1] * 2)
    board.fight(0, 1)
    board.roll(*[1] * 2)
    board.answer("1: shoot")
    assert board.battle.round == 3


@rule("marauders", "captain.edmund_gray")
def test_edmund_gray_gets_a_gold_more_for_what_is_in_demand() -> None:
    board = Board()
    board.captain(0, "edmund_gray", zone="trinidad", in_port=True)
    board.demand("trinidad", "sugar")
    assert price_of(board.table, board.player(), "sugar") == 7 and price_of(board.table, board.player(), "rum") == 3


@rule("marauders", "captain.mary_thorne")
@pytest.mark.parametrize(
    ("crew", "other", "dice", "removed"),
    [
        pytest.param(3, 2, ["5111"], [2], id="one more"),
        pytest.param(1, 2, ["5511", "5111"], [1, 1], id="capped by the own crew"),
        pytest.param(3, 1, ["1111", "5111"], [0, 1], id="nothing without a success"),
    ],
)
def test_mary_thorne_removes_one_more_in_the_first_round(
    crew: int, other: int, dice: list[str], removed: list[int]
) -> None:
    board = duel("mary_thorne")
    board.damage(0, crew=crew)
    board.damage(1, crew=other)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.roll(5, 1, 1)
    for rolled in dice:
        board.roll(*map(int, rolled), 1, 1)
    board.answer("board", "1: shoot")
    assert board.facts(CrewRolled, "removed")[::2] == removed


@rule("marauders", "captain.mary_thorne")
def test_but_not_in_later_rounds() -> None:
    board = duel("mary_thorne")
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.roll(5, 1, 1, 5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1)
    board.answer("board", "1: shoot")
    assert board.facts(CrewRolled, "removed")[::2] == [2, 1]


@rule("marauders", "captain.lucien_marchais", "scout.reroll_same_attempt")
def test_lucien_marchais_looks_for_a_merchant_twice_once_a_turn() -> None:
    board = Board()
    board.captain(0, "lucien_marchais", zone="havana")
    board.act()
    board.roll(1, 1, 1, 1)
    board.answer("scout-merchant havana")
    assert isinstance(board.question, TryAgain)
    board.roll(5, 1, 1, 1)
    board.answer("yes", "let-go", "sail nassau")
    board.roll(1, 1, 1, 1)
    board.answer("scout-merchant nassau")
    assert board.ask.seat == 1


@rule("marauders", "captain.lucien_marchais")
def test_but_not_for_other_ships() -> None:
    board = Board()
    board.captain(0, "lucien_marchais", zone="havana")
    board.npc("npc_slp_1", "havana")
    board.act()
    board.roll(1, 1, 1, 1)
    board.answer("scout-npc npc_slp_1")
    assert not isinstance(board.question, TryAgain)


@rule("marauders", "captain.jeanne_corbeau")
def test_jeanne_corbeau_recruits_without_a_test_where_it_is_allowed() -> None:
    board = Board()
    board.captain(0, "jeanne_corbeau", "frigate", "havana", in_port=True)
    board.damage(0, crew=0)
    board.ashore()
    board.answer("recruit")
    assert board.areas()["crew"] == 3 and board.events(SkillTested) == []
    board = Board()
    board.captain(0, "jeanne_corbeau", "frigate", "petit_goave", in_port=True, bounties={"esp": 1})
    board.damage(0, crew=0)
    board.ashore()
    assert "recruit" not in board.kinds()


@rule("marauders", "captain.olivier_dumarsais")
def test_olivier_dumarsais_has_a_die_more_when_he_flees() -> None:
    board = duel("olivier_dumarsais")
    board.roll(*[1] * 5)
    board.fight(0, 1)
    board.roll(*[1] * 6)
    board.answer("flee", "1: shoot")
    assert [len(dice) for dice in board.facts(ContestRolled, "dice")] == [4, 1, 5, 1]


@rule("marauders", "captain.therese_lavigne")
def test_therese_lavigne_hears_rumors_for_nothing_and_tries_twice() -> None:
    board = Board()
    board.captain(0, "therese_lavigne", gold=0)
    board.top("rumors", "jade_idol")
    board.ashore()
    board.roll(1, 1, 1, 1)
    board.answer("seek-rumor")
    assert isinstance(board.question, TryAgain)
    board.roll(1, 1, 1, 5)
    board.answer("yes")
    assert board.player().rumor == "jade_idol"


@rule("marauders", "captain.pieter_vandam")
@pytest.mark.parametrize(("bought_in", "size"), [("", 8), ("curacao", 3)])
def test_pieter_van_dam_sees_two_cards_more(bought_in: str, size: int) -> None:
    board = Board()
    board.captain(0, "pieter_vandam", bought_in=bought_in)
    assert market_size(board.table, board.player()) == size


@rule("marauders", "captain.hendrika_bos")
def test_hendrika_bos_cancels_a_hit_on_cargo_once_in_a_battle() -> None:
    board = duel("hendrika_bos")
    board.roll(1, 1, 1, 5, 1, 1, 2)
    board.fight(0, 1)
    assert isinstance(board.question, SaveCargo)
    board.answer("yes")
    assert board.areas()["cargo"] == 2 and board.areas()["masts"] == 2


@rule("marauders", "captain.hendrika_bos")
def test_and_once_in_a_raid() -> None:
    board = Board()
    board.captain(0, "hendrika_bos", "sloop", "tortuga")
    board.merchant("tortuga", "ned")
    board.top("cargo", "rum_5", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1, 1, 1, 1)
    board.answer("scout-merchant tortuga", "raid ned")
    assert isinstance(board.question, SaveCargo)
    board.answer("no")
    assert board.areas()["cargo"] == 1


@rule("marauders", "captain.cornelis_brandt")
def test_cornelis_brandt_is_hard_to_kill_once() -> None:
    board = duel("edmund_gray", other="cornelis_brandt")
    board.damage(1, crew=1)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.roll(5, 1, 1, 5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1)
    board.answer("board", "1: shoot")
    assert board.facts(HardToKill, "player") == [1] and board.facts(CrewRolled, "removed") == [1, 0, 1, 0]
    board.answer("no")
    assert "loot-gold" in board.options


@rule("marauders", "captain.joost_keyzer")
def test_joost_keyzer_pays_less_in_shipyards() -> None:
    board = Board()
    board.captain(0, "joost_keyzer", zone="havana", in_port=True)
    assert (
        ship_price(board.table, board.player(), "frigate") == 32
        and ship_price(board.table, board.player(), "sloop") == 7
    )
    assert repair_price(board.table, board.player()) == 1
    board.player().zone = "curacao"
    assert ship_price(board.table, board.player(), "galleon") == 27


@rule("marauders", "captain.inigo_valcarcel")
@pytest.mark.parametrize(("bounties", "gold"), [({"eng": 1}, 15), ({}, 10)])
def test_inigo_valcarcel_is_paid_for_pirates(bounties: dict[str, int], gold: int) -> None:
    board = duel("inigo_valcarcel")
    board.player(1).bounties = {**board.player(1).bounties, **bounties}
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    if bounties:
        board.answer("pass")
    assert board.player().gold == gold


@rule("marauders", "captain.inigo_valcarcel")
def test_and_for_pirate_npcs_on_top_of_their_reward() -> None:
    board = Board()
    board.captain(0, "inigo_valcarcel", "man_of_war", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(5, 1, 1, 1, 1, 1, 1, *[1] * 5)
    board.fight(0, "slp")
    assert board.player().gold == 10 + 5 + 5


@rule("marauders", "captain.catalina_robles")
def test_npcs_search_for_catalina_robles_with_a_die_less() -> None:
    board = Board()
    board.captain(0, "catalina_robles", zone="havana")
    board.npc("npc_slp_3", "havana")
    assert scouting_dice(board.table, "slp", board.player()) == 3


@rule("marauders", "captain.tomas_arrieta")
@pytest.mark.parametrize("event", ["ev_storm_1", "ev_storm_2", "ev_hurricane"])
def test_tomas_arrieta_suffers_nothing_in_storms(event: str) -> None:
    board = Board()
    board.captain(0, "tomas_arrieta", zone="havana")
    board.event(event)
    board.state.struck = ["havana"]
    board.act()
    board.answer("end-turn")
    assert sum(board.areas().values()) == 9


@rule("marauders", "captain.beatriz_soler")
def test_beatriz_soler_tries_twice_for_a_mission() -> None:
    board = Board()
    board.captain(0, "beatriz_soler", zone="havana", in_port=True)
    board.missions("leaf_merchants", "french_prize")
    board.ashore()
    board.roll(1, 1, 1, 1)
    board.answer("claim leaf_merchants")
    assert board.is_asked(TryAgain)
    board.roll(1, 1, 1, 1)
    board.answer("yes")
    board.roll(1, 1)
    board.answer("claim french_prize")
    assert not board.is_asked(TryAgain) and board.player().mission == ""


@rule("marauders", "captain.ann_hawley", "weapon.in_raid")
@pytest.mark.parametrize(("weapons", "cited"), [([], "captain.ann_hawley"), (["grapeshot"], "weapon.in_raid")])
def test_a_better_roll_is_asked_for_under_what_may_bring_it(weapons: list[str], cited: str) -> None:
    board = Board()
    board.captain(0, "ann_hawley", zone="tortuga", weapons=weapons)
    board.merchant("tortuga", "ned")
    board.top("cargo", "rum_1", "rum_2", "rum_5")
    board.act()
    board.roll(5, 1, 1, 1, 1, 1)
    board.answer("scout-merchant tortuga", "raid ned")
    assert isinstance(board.question, BetterRaidRoll) and board.question.cites == cited
