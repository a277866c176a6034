"""25 How each mission is claimed, met and paid."""

from typing import NamedTuple

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.hold import CratesLost
from wardroom.games.marauders.rules.missions import MissionDone, MissionLate, MissionProgress
from wardroom.games.marauders.rules.phrasing import Paid
from wardroom.games.marauders.rules.skills import SkillTested
from wardroom.games.marauders.rules.tavern import keepable
from wardroom.games.marauders.table import capacity_of, load_of, skill_of

CLAIMS = {
    "fever_supplies": ("petit_goave", "influence"),
    "governors_masts": ("port_royal", "influence"),
    "refinery": ("curacao", "influence"),
    "leaf_merchants": ("havana", "influence"),
    "wedding_cloth": ("san_juan", "influence"),
    "royal_chocolate": ("caracas", "influence"),
    "spice_auction": ("st_maarten", "influence"),
    "fleet_rum": ("st_john", "influence"),
    "the_envoy": ("tortuga", "influence"),
    "urgent_dispatches": ("nassau", ""),
    "survey_leewards": ("bridgetown", "influence"),
    "chart_the_main": ("cartagena", "influence"),
    "sea_rats": ("santo_domingo", ""),
    "reprisal_spain": ("st_john", "leadership"),
    "dutch_debt": ("petit_goave", "leadership"),
    "french_prize": ("havana", "leadership"),
    "english_indigo": ("curacao", "leadership"),
    "wanted_man": ("trinidad", ""),
    "free_the_prisoners": ("old_providence", ""),
    "powder_crates": ("tortuga", "influence"),
    "bankers_venture": ("st_maarten", ""),
    "bribed_judge": ("san_juan", ""),
    "militia": ("basse_terre", ""),
    "hydrographer": ("trinidad", "influence"),
    "show_the_flag": ("caracas", ""),
}
"""Where a mission is claimed, and by what test if any."""

PIRATES_ONLY = ("free_the_prisoners", "bribed_judge")


def in_port(port: str, captain: str = "mary_thorne", ship: str = "frigate", **more: object) -> Board:
    board = Board()
    board.captain(0, captain, ship, port, in_port=True, **more)  # type: ignore[arg-type]
    return board


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=rule("marauders", f"missioncard.{card}")) for card in CLAIMS]
)
@pytest.mark.parametrize("passes", [True, False])
def test_where_and_how_a_mission_is_claimed(card: str, passes: bool) -> None:
    port, skill = CLAIMS[card]
    board = in_port(port, bounties={"ned": 1} if card in PIRATES_ONLY else {})
    board.missions(card, "militia" if card != "militia" else "refinery")
    board.ashore()
    if skill:
        dice = skill_of(board.table, board.player(), skill)
        board.roll(5 if passes else 1, *[1] * (dice - 1))
    board.answer(f"claim {card}")
    assert board.facts(SkillTested, "skill", "need") == ([(skill, 1)] if skill else [])
    assert (board.player().mission == card) == (passes or not skill)


REFUSED: dict[str, dict[str, object]] = {
    "urgent_dispatches": {"ship": "flute"},
    "sea_rats": {"bounties": {"ned": 1}},
    "wanted_man": {"bounties": {"esp": 1}},
    "free_the_prisoners": {},
    "bankers_venture": {"gold": 7},
    "bribed_judge": {},
    "militia": {"ship": "flute"},
    "show_the_flag": {"ship": "flute"},
    "powder_crates": {"cargo": ["rum"] * 5},
}


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=rule("marauders", f"missioncard.{card}")) for card in REFUSED]
)
def test_who_does_not_meet_what_is_required_cannot_claim(card: str) -> None:
    board = in_port(CLAIMS[card][0], **REFUSED[card])  # type: ignore[arg-type]
    board.missions(card, "refinery")
    board.ashore()
    assert f"claim {card}" not in board.options


ENOUGH: dict[str, dict[str, object]] = {
    "urgent_dispatches": {"ship": "frigate"},
    "free_the_prisoners": {"bounties": {"ned": 1}},
    "bankers_venture": {"gold": 8},
    "bribed_judge": {"bounties": {"esp": 1}},
    "militia": {"ship": "sloop"},
    "powder_crates": {"cargo": ["rum"] * 4},
}


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=rule("marauders", f"missioncard.{card}")) for card in ENOUGH]
)
def test_who_just_meets_what_is_required_can_claim(card: str) -> None:
    board = in_port(CLAIMS[card][0], **ENOUGH[card])  # type: ignore[arg-type]
    board.missions(card, "refinery")
    board.ashore()
    assert f"claim {card}" in board.options


@rule("marauders", "missioncard.wanted_man")
def test_other_bounties_do_not_matter_for_the_wanted_man() -> None:
    board = in_port("trinidad", bounties={"ned": 2})
    board.missions("wanted_man", "refinery")
    board.ashore()
    assert "claim wanted_man" in board.options


@rule("marauders", "missioncard.bankers_venture")
def test_the_bankers_are_paid_in_advance() -> None:
    board = in_port("st_maarten", gold=8)
    board.missions("bankers_venture", "refinery")
    board.ashore()
    board.answer("claim bankers_venture")
    assert board.player().gold == 0 and board.player().mission == "bankers_venture"


# --- deliveries -------------------------------------------------------------------------------------------------------


class Delivery(NamedTuple):
    good: str
    cards: int
    port: str
    gold: int


DELIVERIES = {
    "fever_supplies": Delivery("food", 2, "basse_terre", 12),
    "governors_masts": Delivery("wood", 2, "bridgetown", 12),
    "refinery": Delivery("sugar", 3, "st_maarten", 15),
    "leaf_merchants": Delivery("tobacco", 2, "cartagena", 12),
    "wedding_cloth": Delivery("textiles", 2, "santo_domingo", 12),
    "royal_chocolate": Delivery("cocoa", 2, "havana", 15),
    "spice_auction": Delivery("spices", 2, "curacao", 12),
    "fleet_rum": Delivery("rum", 3, "port_royal", 15),
}


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=rule("marauders", f"missioncard.{card}")) for card in DELIVERIES]
)
def test_deliveries(card: str) -> None:
    facts = DELIVERIES[card]
    board = in_port(facts.port, mission=card, cargo=[facts.good] * facts.cards, gold=0)
    board.ashore()
    board.answer(f"fulfil {card}")
    assert board.player().gold == facts.gold and board.player().earned == {"missions": 1} and board.goods() == []
    short = in_port(facts.port, mission=card, cargo=[facts.good] * (facts.cards - 1))
    short.ashore()
    assert "fulfil" not in short.kinds()


# --- voyages ----------------------------------------------------------------------------------------------------------


@rule("marauders", "missioncard.the_envoy")
def test_the_envoy_is_landed_by_a_seamanship_test_once_a_turn() -> None:
    board = in_port("basse_terre", mission="the_envoy", gold=0)
    board.ashore()
    board.roll(1, 1)
    board.answer("fulfil the_envoy")
    assert board.player().mission == "the_envoy" and "fulfil" not in board.kinds()
    board.answer("leave-quay", "end-turn", "end-turn", "go-ashore basse_terre")
    board.roll(5, 1)
    board.answer("fulfil the_envoy")
    assert board.player().gold == 12 and board.player().glory == 1


def dispatches(late: int) -> Board:
    board = Board()
    board.captain(0, "mary_thorne", zone="old_providence", mission="urgent_dispatches", late=late, gold=0)
    board.act()
    return board


@rule("marauders", "missioncard.urgent_dispatches")
def test_dispatches_are_delivered_by_docking() -> None:
    board = dispatches(2)
    board.answer("dock old_providence")
    assert board.player().gold == 12 and board.player().glory == 1


@rule("marauders", "missioncard.urgent_dispatches")
@pytest.mark.parametrize(("late", "kept"), [(-1, True), (0, True), (1, True), (2, False)])
def test_after_three_turns_they_are_worth_nothing(late: int, kept: bool) -> None:
    board = dispatches(late)
    board.answer("end-turn")
    assert (board.player().mission == "urgent_dispatches") == kept and len(board.events(MissionLate)) == (not kept)


@rule("marauders", "missioncard.urgent_dispatches")
def test_the_turn_of_the_claim_does_not_count() -> None:
    board = in_port("nassau")
    board.missions("urgent_dispatches", "refinery")
    board.ashore()
    board.answer("claim urgent_dispatches", "leave-quay", "end-turn")
    assert board.player().late == 0


SURVEYS = {
    "survey_leewards": ["st_maarten", "basse_terre", "st_john"],
    "chart_the_main": ["trinidad", "caracas", "curacao"],
}


@pytest.mark.parametrize(
    ("card", "zones"),
    [pytest.param(card, zones, marks=rule("marauders", f"missioncard.{card}")) for card, zones in SURVEYS.items()],
)
def test_surveys_in_any_order(card: str, zones: list[str]) -> None:
    board = Board()
    start = {"survey_leewards": "san_juan", "chart_the_main": "bridgetown"}[card]
    board.captain(0, "mary_thorne", zone=start, mission=card, gold=0)
    board.act()
    board.answer(f"sail {zones[0]}", f"sail {zones[1]}")
    assert board.player().visited == zones[:2] and board.player().gold == 0
    board.answer(f"sail {zones[2]}")
    assert board.player().gold == 10 and board.player().earned == {"missions": 1}


@rule("marauders", "missioncard.hydrographer")
def test_the_hydrographer_lands_in_nassau() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau", mission="hydrographer", gold=0)
    board.act()
    board.answer("dock nassau")
    assert board.player().gold == 16 and board.facts(MissionDone, "mission") == ["hydrographer"]


# --- fights -----------------------------------------------------------------------------------------------------------


def beat_npc(card: str, npc: str) -> Board:
    """A man-of-war under Mary Thorne sinks an NPC."""
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana", mission=card, gold=0)
    board.npc(npc, "havana")
    facts = GAME.cards.npcs[npc]
    nimble = facts.ship == "sloop"
    board.roll(5, 5, *[1] * (facts.seamanship + nimble), *[1] * 5)
    board.fight(0, facts.type)
    if board.state.battle and board.state.battle.round == 2:
        board.roll(5, 5, *[1] * (facts.seamanship + nimble), *[1] * 5)
        board.answer("shoot", "1: shoot")
    return board


def beat_player(card: str, bounties: dict[str, int]) -> Board:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", mission=card, gold=0, bounties={"ned": 1})
    board.captain(1, "beatriz_soler", "frigate", "havana", bounties=bounties)
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    return board


@rule("marauders", "missioncard.sea_rats")
def test_sea_rats_are_pirate_npcs() -> None:
    assert beat_npc("sea_rats", "npc_slp_1").player().gold == 15 + 5
    assert beat_npc("sea_rats", "npc_esp_1").player().mission == "sea_rats"
    assert beat_player("sea_rats", {"ned": 1}).player().mission == "sea_rats"


@rule("marauders", "missioncard.wanted_man")
def test_a_wanted_player_or_a_pirate_npc_will_do() -> None:
    assert beat_npc("wanted_man", "npc_frg_1").player().gold == 15 + 10
    assert beat_player("wanted_man", {"ned": 1}).player().gold == 15
    assert beat_player("wanted_man", {}).player().mission == "wanted_man"


@rule("marauders", "missioncard.show_the_flag")
@pytest.mark.parametrize("npc", ["npc_esp_1", "npc_slp_1"])
def test_showing_the_flag_means_to_beat_any_npc(npc: str) -> None:
    board = beat_npc("show_the_flag", npc)
    assert board.player().mission == "" and board.player().gold >= 12 and board.player().earned["missions"] == 1


@rule("marauders", "missioncard.show_the_flag")
def test_and_the_ship_is_repaired() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana", mission="show_the_flag")
    board.damage(0, hull=2, masts=4)
    board.npc("npc_slp_1", "havana")
    board.roll(5, 5, *[1] * 4, *[1] * 5)
    board.fight(0, "slp")
    board.answer("mend hull", "mend hull", "mend masts")
    assert board.areas()["hull"] == 4 and board.areas()["masts"] == 5
    assert board.player().mission == "" and board.player().glory == 2


RAIDS = {"reprisal_spain": "esp", "dutch_debt": "ned", "french_prize": "fra", "english_indigo": "eng"}


@pytest.mark.parametrize("card", [pytest.param(card, marks=rule("marauders", f"missioncard.{card}")) for card in RAIDS])
@pytest.mark.parametrize("right", [True, False])
def test_a_successful_raid_on_the_right_nation(card: str, right: bool) -> None:
    nation = RAIDS[card] if right else next(nation for nation in ("eng", "fra") if nation != RAIDS[card])
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "caribbean_sea", mission=card, gold=0)
    board.merchant("caribbean_sea", nation)
    board.top("cargo", "rum_1", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant caribbean_sea", f"raid {nation}", "done")
    assert board.player().gold == 9 + 10 * right and board.player().glory == right


@rule("marauders", "missioncard.dutch_debt")
def test_a_raid_that_fails_is_not_enough() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "caribbean_sea", mission="dutch_debt", gold=0)
    board.merchant("caribbean_sea", "ned")
    board.top("cargo", "rum_1", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant caribbean_sea", "raid ned")
    assert board.player().mission == "dutch_debt"


# --- the rest ---------------------------------------------------------------------------------------------------------


@rule("marauders", "missioncard.free_the_prisoners")
def test_prisoners_are_freed_by_two_successes_and_failures_cost_men() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "cartagena", mission="free_the_prisoners", gold=0, bounties={"ned": 1})
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("investigate free_the_prisoners")
    assert board.areas()["crew"] == 1 and "investigate" not in board.kinds()
    board.answer("end-turn", "end-turn")
    board.roll(1, 1, 1, 1)
    board.answer("investigate free_the_prisoners")
    assert board.areas()["crew"] == 1
    board.answer("end-turn", "end-turn")
    board.roll(5, 5, 1, 1)
    board.answer("investigate free_the_prisoners")
    assert board.player().gold == 18 and board.player().glory == 1


@rule("marauders", "missioncard.free_the_prisoners")
def test_not_from_port() -> None:
    board = in_port("cartagena", mission="free_the_prisoners", bounties={"ned": 1})
    board.act()
    assert "investigate" not in board.kinds()
    board.answer("go-ashore cartagena")
    assert "fulfil" not in board.kinds()


@rule("marauders", "missioncard.free_the_prisoners")
def test_nor_at_sea_elsewhere() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="port_royal", mission="free_the_prisoners", bounties={"ned": 1})
    board.act()
    assert "investigate" not in board.kinds()


@rule("marauders", "missioncard.powder_crates")
def test_crates_fill_two_spaces_until_they_are_unloaded() -> None:
    board = in_port("trinidad", mission="powder_crates", cargo=["rum"] * 4, gold=0)
    assert load_of(board.table, board.player()) == 6
    board.ashore()
    assert "buy-goods" not in board.kinds()
    board.answer("fulfil powder_crates")
    assert board.player().gold == 15 and load_of(board.table, board.player()) == 4 and "buy-goods" in board.kinds()


@rule("marauders", "missioncard.powder_crates_last")
def test_other_cargo_goes_overboard_before_the_crates() -> None:
    board = in_port("tortuga", mission="powder_crates", cargo=["rum", "sugar"])
    board.act()
    board.answer("put-out tortuga")
    assert set(board.options) == {"jettison rum", "jettison sugar"}
    board.answer("jettison rum")
    assert board.goods() == ["sugar"] and board.player().mission == "powder_crates"


@rule("marauders", "missioncard.powder_crates_lost")
def test_with_less_room_than_two_cards_the_crates_are_lost() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", mission="powder_crates")
    board.damage(0, cargo=2)
    board.npc("npc_esp_1", "havana")
    board.damage(0, hull=3)
    board.roll(1, 1, 5, 1, 1, 1, 2, 2)
    board.fight(0, "esp")
    assert board.areas()["cargo"] == 1 and capacity_of(board.table, board.player()) == 1
    assert board.player().mission == "" and board.facts(CratesLost, "player") == [0]
    assert board.player().gold == 10 and board.player().glory == 0


@rule("marauders", "missioncard.bankers_venture")
def test_the_venture_is_safe_with_three_men() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "caracas", mission="bankers_venture", gold=0)
    board.act()
    board.answer("dock caracas")
    assert board.player().gold == 20 and board.player().glory == 1


@rule("marauders", "missioncard.bankers_venture")
def test_or_by_influence_or_once_there_are_three_men() -> None:
    board = in_port("caracas", mission="bankers_venture", gold=0)
    board.damage(0, crew=2)
    board.ashore()
    board.roll(1, 1)
    board.answer("fulfil bankers_venture")
    assert board.player().mission == "bankers_venture" and "fulfil" not in board.kinds()
    board.roll(5, 1, 1, 1)
    board.answer("recruit")
    assert board.player().gold == 20
    board = in_port("caracas", mission="bankers_venture", gold=0)
    board.damage(0, crew=2)
    board.ashore()
    board.roll(5, 1)
    board.answer("fulfil bankers_venture")
    assert board.player().gold == 20


@rule("marauders", "missioncard.bribed_judge")
def test_the_judge_is_bribed_at_home() -> None:
    board = in_port("st_john", mission="bribed_judge", gold=6, bounties={"esp": 3, "ned": 1})
    board.ashore()
    board.answer("fulfil bribed_judge")
    assert board.options == ["forgive ned", "forgive esp"]
    board.answer("forgive esp")
    assert board.wanted() == {"ned": 1} and board.player().gold == 0 and board.player().glory == 1


@rule("marauders", "missioncard.bribed_judge")
@pytest.mark.parametrize(("port", "gold"), [("havana", 20), ("st_john", 5)])
def test_not_elsewhere_and_not_for_less(port: str, gold: int) -> None:
    board = in_port(port, mission="bribed_judge", gold=gold, bounties={"ned": 1})
    board.ashore()
    assert "fulfil" not in board.kinds()


@rule("marauders", "missioncard.militia")
def test_a_man_of_a_full_crew_stays_in_tortuga() -> None:
    board = in_port("tortuga", mission="militia", gold=0)
    board.ashore()
    board.answer("fulfil militia")
    assert board.areas()["crew"] == 2 and board.player().gold == 14 and board.player().glory == 1


@rule("marauders", "missioncard.militia")
@pytest.mark.parametrize(("ship", "crew"), [("frigate", 2), ("flute", 1)])
def test_but_not_of_a_smaller_one_and_never_the_last(ship: str, crew: int) -> None:
    board = in_port("tortuga", ship=ship, mission="militia")
    board.damage(0, crew=crew)
    board.ashore()
    assert "fulfil" not in board.kinds()


@rule("marauders", "mission.visits_after")
def test_only_a_survey_notes_the_zones_it_comes_to() -> None:
    board = Board()
    board.captain(0, zone="havana", mission="hydrographer")
    board.act()
    board.answer("sail nassau")
    assert board.player().visited == [] and board.events(MissionProgress) == []


@rule("marauders", "missioncard.bribed_judge")
def test_the_judges_price_is_told() -> None:
    board = Board()
    board.captain(0, "mary_thorne", mission="bribed_judge", bounties={"esp": 1})
    board.ashore()
    board.answer("fulfil bribed_judge")
    assert board.facts(Paid, "under", "gold") == [("missioncard.bribed_judge", 6)]


@rule("marauders", "mission.one")
def test_a_mission_that_can_no_longer_be_paid_is_not_kept() -> None:
    board = in_port("st_maarten", mission="refinery", gold=7)
    venture = GAME.cards.missions["bankers_venture"]
    assert [option.mission for option in keepable(board.table, Seat(0), venture)] == ["refinery"]
    board.player().gold = 8
    assert [option.mission for option in keepable(board.table, Seat(0), venture)] == ["bankers_venture", "refinery"]


@rule("marauders", "missioncard.militia")
@pytest.mark.parametrize(("ship", "offered"), [("sloop", True), ("flute", False)])
def test_just_enough_room_for_crew_will_do(ship: str, offered: bool) -> None:
    board = in_port("basse_terre", ship=ship)
    board.missions("militia", "refinery")
    board.ashore()
    assert ("claim militia" in board.options) == offered
