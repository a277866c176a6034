"""24 What each rumor asks for and brings."""

from typing import NamedTuple

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders.rules.damage import HitsIgnored
from wardroom.games.marauders.rules.hold import WhatToStow
from wardroom.games.marauders.rules.npcs import npc_skill
from wardroom.games.marauders.rules.rumors import RumorFalse
from wardroom.games.marauders.rules.skills import SkillTested
from wardroom.games.marauders.table import maneuver_of, skill_of


class Facts(NamedTuple):
    place: str
    zone: str
    skill: str
    need: int
    gold: int


RUMORS = {
    "drowned_galleon": Facts("sea", "caribbean_sea", "seamanship", 2, 15),
    "hermit_chart": Facts("sea", "trinidad", "scouting", 1, 8),
    "church_silver": Facts("port", "santo_domingo", "influence", 1, 10),
    "castaways": Facts("sea", "old_providence", "scouting", 1, 5),
    "smugglers_cove": Facts("sea", "st_john", "scouting", 1, 4),
    "tax_chest": Facts("sea", "cartagena", "seamanship", 1, 10),
    "island_fires": Facts("sea", "nassau", "leadership", 1, 10),
    "merchant_widow": Facts("port", "curacao", "influence", 1, 8),
    "deserter": Facts("port", "port_royal", "leadership", 1, 10),
    "blind_pilot": Facts("port", "tortuga", "influence", 1, 6),
    "plague_ship": Facts("sea", "basse_terre", "leadership", 1, 14),
    "jade_idol": Facts("sea", "caracas", "leadership", 2, 16),
    "pearl_bed": Facts("sea", "curacao", "seamanship", 1, 10),
    "powder_hulk": Facts("sea", "havana", "seamanship", 1, 4),
    "runaway_heir": Facts("port", "bridgetown", "influence", 2, 16),
    "governors_secret": Facts("port", "petit_goave", "influence", 1, 10),
    "master_spyglass": Facts("port", "st_maarten", "influence", 1, 0),
    "copper_keel": Facts("port", "st_john", "influence", 1, 0),
    "saints_relic": Facts("port", "san_juan", "leadership", 1, 0),
    "marooned_men": Facts("sea", "st_maarten", "leadership", 1, 6),
    "phantom_light": Facts("sea", "santo_domingo", "scouting", 2, 15),
    "reef_salvage": Facts("sea", "bridgetown", "seamanship", 2, 12),
    "mad_cartographer": Facts("port", "havana", "influence", 1, 8),
    "whalers_secret": Facts("sea", "san_juan", "scouting", 1, 10),
    "turtle_cache": Facts("sea", "tortuga", "scouting", 1, 10),
}


def at_the_place(card: str, **more: object) -> Board:
    """Jeanne Corbeau, two or three dice in everything, is where the rumor leads to."""
    facts = RUMORS[card]
    board = Board()
    board.captain(
        0,
        "jeanne_corbeau",
        "frigate",
        facts.zone,
        in_port=facts.place == "port",
        rumor=card,
        **{"gold": 0, **more},  # type: ignore[arg-type]
    )
    if facts.place == "port":
        board.ashore()
    else:
        board.act()
    return board


def try_it(board: Board, card: str, successes: int) -> None:
    """Make the test with so many successes."""
    facts = RUMORS[card]
    dice = skill_of(board.table, board.player(), facts.skill)
    board.roll(*[5] * successes, *[1] * (dice - successes))
    board.answer(f"verify-rumor {card}" if facts.place == "port" else f"investigate {card}")


def true(card: str, **more: object) -> Board:
    board = at_the_place(card, **more)
    try_it(board, card, RUMORS[card].need)
    return board


@pytest.mark.parametrize("card", [pytest.param(card, marks=rule("marauders", f"rumorcard.{card}")) for card in RUMORS])
def test_place_test_gold_and_glory(card: str) -> None:
    board = true(card)
    while board.kinds() & {"done", "pass"} and "end-turn" not in board.options and "leave-quay" not in board.options:
        board.answer("done" if "done" in board.options else "pass")
    if any(option.startswith("take-weapon") for option in board.options):
        board.answer("take-weapon chain_shot")
    assert board.player().gold == RUMORS[card].gold and board.player().earned == {"rumors": 1}
    assert board.facts(SkillTested, "skill", "need") == [(RUMORS[card].skill, RUMORS[card].need)]
    kept = card in ("master_spyglass", "copper_keel", "saints_relic")
    assert (board.player().kept == [card]) == kept and (card in board.state.rumors.discards) != kept


@pytest.mark.parametrize("card", [pytest.param(card, marks=rule("marauders", f"rumorcard.{card}")) for card in RUMORS])
def test_with_a_success_too_few_there_is_nothing(card: str) -> None:
    board = at_the_place(card)
    try_it(board, card, RUMORS[card].need - 1)
    assert board.player().gold == 0 and board.player().glory == 0 and board.facts(RumorFalse, "card") == [card]


@rule("marauders", "rumorcard.hermit_chart", "rumorcard.blind_pilot")
@pytest.mark.parametrize("card", ["hermit_chart", "blind_pilot"])
def test_an_extra_glory_card(card: str) -> None:
    board = at_the_place(card)
    board.top("glory", "cook", "purser", "bosun")
    try_it(board, card, 1)
    assert board.hand() == ["cook", "purser"] and board.player().glory == 1


@rule("marauders", "rumorcard.castaways")
def test_castaways_fill_the_crew() -> None:
    board = at_the_place("castaways")
    board.damage(0, crew=0)
    try_it(board, "castaways", 1)
    assert board.areas()["crew"] == 3


@rule("marauders", "rumorcard.smugglers_cove")
def test_smugglers_leave_four_cards_of_which_those_that_fit_are_kept() -> None:
    board = at_the_place("smugglers_cove", cargo=["wood"])
    board.top("cargo", "rum_1", "rum_2", "sugar_1", "food_1")
    try_it(board, "smugglers_cove", 1)
    assert board.question == WhatToStow("rumorcard.smugglers_cove", 2)
    assert board.options == ["done", "stow rum_1", "stow sugar_1", "stow food_1"]
    board.answer("stow rum_1", "stow sugar_1")
    assert board.goods() == ["rum", "sugar", "wood"] and sorted(board.state.cargo.discards) == ["food_1", "rum_2"]


@rule("marauders", "rumorcard.merchant_widow")
def test_the_widow_has_a_weapon_of_a_type_that_is_lacking() -> None:
    board = true("merchant_widow", weapons=["grapeshot"])
    assert board.options == ["take-weapon chain_shot", "take-weapon grappling_hooks"]
    board.answer("take-weapon grappling_hooks")
    assert board.player().weapons == ["grapeshot", "grappling_hooks"]


@rule("marauders", "rumorcard.plague_ship")
@pytest.mark.parametrize(("crew", "left"), [(3, 2), (1, 1)])
def test_the_plague_ship_costs_a_man(crew: int, left: int) -> None:
    board = at_the_place("plague_ship")
    board.damage(0, crew=crew)
    try_it(board, "plague_ship", 1)
    assert board.areas()["crew"] == left and board.player().gold == 14


@rule("marauders", "rumorcard.powder_hulk")
def test_the_hulk_has_a_weapon_of_every_type_that_is_lacking() -> None:
    board = true("powder_hulk", weapons=["grapeshot"])
    assert sorted(board.player().weapons) == ["chain_shot", "grapeshot", "grappling_hooks"]


@rule("marauders", "rumorcard.master_spyglass")
def test_the_spyglass_adds_a_scouting_die() -> None:
    board = true("master_spyglass")
    assert skill_of(board.table, board.player(), "scouting") == 3


@rule("marauders", "rumorcard.copper_keel")
def test_the_copper_adds_maneuverability_to_this_ship() -> None:
    board = true("copper_keel", gold=40)
    assert maneuver_of(board.table, board.player()) == 4
    board.answer("buy-ship galleon")
    assert board.player().kept == [] and maneuver_of(board.table, board.player()) == 2
    assert "copper_keel" in board.state.rumors.discards


@rule("marauders", "rumorcard.saints_relic")
def test_the_relic_saves_from_a_storm_once() -> None:
    board = Board()
    board.captain(0, "jeanne_corbeau", "frigate", "havana", kept=["saints_relic"])
    board.event("ev_storm_1")
    board.act()
    board.roll(1, 1)
    board.answer("end-turn", "yes")
    assert sum(board.areas().values()) == 15 and board.player().kept == []
    assert board.state.rumors.discards == ["saints_relic"] and board.facts(HitsIgnored, "hits") == [3]


@rule("marauders", "rumorcard.saints_relic")
@pytest.mark.parametrize(("answer", "hull"), [("yes", 3), ("no", 2)])
def test_or_from_the_hits_of_a_raid(answer: str, hull: int) -> None:
    board = Board()
    board.captain(0, "jeanne_corbeau", "frigate", "tortuga", kept=["saints_relic"])
    board.merchant("tortuga", "ned")
    board.top("cargo", "rum_4", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant tortuga", "raid ned", answer)
    assert board.areas()["hull"] == hull


@rule("marauders", "rumorcard.saints_relic")
def test_but_not_in_a_battle() -> None:
    board = Board()
    board.captain(0, "jeanne_corbeau", "frigate", "havana", kept=["saints_relic"])
    board.npc("npc_esp_1", "havana")
    skill = npc_skill(board.table, "esp", "seamanship")
    board.roll(*[1] * 2, *[5] * skill, 2, 2, 2)
    board.fight(0, "esp")
    assert board.areas()["masts"] == 0 and board.player().kept == ["saints_relic"]


@rule("marauders", "rumorcard.marooned_men")
@pytest.mark.parametrize(("crew", "left"), [(0, 2), (2, 3)])
def test_two_mutineers_join(crew: int, left: int) -> None:
    board = at_the_place("marooned_men")
    board.damage(0, crew=crew)
    try_it(board, "marooned_men", 1)
    assert board.areas()["crew"] == left


@rule("marauders", "rumorcard.reef_salvage")
def test_salvage_repairs_up_to_two_points() -> None:
    board = at_the_place("reef_salvage")
    board.damage(0, hull=1, masts=2)
    try_it(board, "reef_salvage", 2)
    assert board.options == ["mend hull", "mend masts", "done"]
    board.answer("mend hull", "mend hull")
    assert board.areas()["hull"] == 3 and board.areas()["masts"] == 2 and board.player().gold == 12


@rule("marauders", "rumorcard.mad_cartographer")
def test_the_cartographer_replaces_an_open_mission() -> None:
    board = at_the_place("mad_cartographer")
    board.missions("militia", "refinery")
    board.top("missions", "hydrographer")
    try_it(board, "mad_cartographer", 1)
    assert board.options == ["pass", "replace militia", "replace refinery"]
    board.answer("replace militia")
    assert board.state.board == ["refinery", "hydrographer"] and board.state.missions.discards == ["militia"]
