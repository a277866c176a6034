"""What is told and shown: who learns what of cards and dice, and the rule that each event cites."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Event, Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.battle import BattleRound, LongGuns, Parted
from wardroom.games.marauders.rules.bounties import BountyGiven, BountyReturned
from wardroom.games.marauders.rules.broadsides import Loaded
from wardroom.games.marauders.rules.damage import CrewLost, CrewRegained, Hit, HitCancelled, Repaired, StormStrikes
from wardroom.games.marauders.rules.glory import GloryGained
from wardroom.games.marauders.rules.hand import Played
from wardroom.games.marauders.rules.hold import CargoTaken
from wardroom.games.marauders.rules.market import Bought, WantedHere, YouBought
from wardroom.games.marauders.rules.missions import MissionLate
from wardroom.games.marauders.rules.npcs import NpcGone
from wardroom.games.marauders.rules.phrasing import Paid
from wardroom.games.marauders.rules.plunder import Plundered
from wardroom.games.marauders.rules.raid import EscortMissing, MerchantLetGo, MerchantOutOfReach
from wardroom.games.marauders.rules.rounds import EventDrawn
from wardroom.games.marauders.rules.rumors import LeftBehind, RumorShown
from wardroom.games.marauders.rules.scouting import NpcScouts
from wardroom.games.marauders.rules.skills import Rerolled
from wardroom.games.marauders.rules.spoils import Rewarded
from wardroom.games.marauders.rules.tokens import DemandChanged, WeaponTaken
from wardroom.games.marauders.rules.war import ManOfWarAppears, ManOfWarSails
from wardroom.games.marauders.rules.yard import KeelLost
from wardroom.words import Speaker

NAMES = ("Anna", "Bart", "Cora", "Drew")


def cited(board: Board, kind: type[Event]) -> list[str]:
    """The rules that the events of a kind cite."""
    return [event.cites for event in board.events(kind)]


def picture(board: Board, seat: int | None = 0, language: str = "en") -> str:
    """The table as a player reads it, in one line without the dots between its parts."""
    reader = None if seat is None else Seat(seat)
    words = Speaker(language, GAME, NAMES[: board.seats], reader)
    return " ".join(GAME.picture(GAME.view(board.state, reader), words.table).replace("·", " ").split())


def docked(port: str = "havana", captain: str = "mary_thorne", ship: str = "frigate", **more: object) -> Board:
    board = Board()
    board.captain(0, captain, ship, port, in_port=True, **more)  # type: ignore[arg-type]
    return board


# --- cargo that everybody sees ----------------------------------------------------------------------------------------


@rule("marauders", "buy.demand_replaced", "buy.discard_open")
def test_goods_in_demand_are_turned_up_told_and_lie_in_the_open_discards() -> None:
    board = docked()
    board.demand("havana", "rum")
    board.top("cargo", "rum_1", "sugar_1", "rum_2", "sugar_2", "wood_1", "wood_2", "food_1", "food_2")
    board.ashore()
    board.answer("buy-goods")
    assert WantedHere("havana", ("rum", "rum")) in board.heard_by(1)
    for seat in (Seat(1), None):
        view = GAME.view(board.state, seat)
        assert [(card.id, card.good, card.value) for card in view.cargo_discards] == [
            ("rum_1", "rum", 3),
            ("rum_2", "rum", 4),
        ]
    assert "Cargo discards: 2 Rum" in picture(board)


@rule("marauders", "buy.face_down")
def test_whoever_buys_nothing_is_not_told_what() -> None:
    board = docked()
    board.demand("havana", "rum")
    board.ashore()
    board.answer("buy-goods", "done")
    assert board.events(YouBought) == [] and board.facts(Bought, "count") == [0]
    words = Speaker("it", GAME, NAMES, Seat(0)).event(board.events(Bought)[0])
    assert words == "Non compri niente."


@rule("marauders", "zone.havana.sea")
def test_the_fourth_card_off_havana_is_told_when_it_goes() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.merchant("havana", "esp")
    board.top("cargo", "rum_4", "sugar_4", "wood_4", "food_1")
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant havana")
    board.roll(1, 1)
    board.answer("raid esp")
    assert EscortMissing("food_1") in board.heard_by(1)


@rule("marauders", "rumorcard.smugglers_cove")
def test_what_stays_in_the_cove_is_told() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "st_john", rumor="smugglers_cove")
    board.top("cargo", "rum_1", "sugar_1", "food_1", "wood_1")
    board.act()
    board.roll(5, 1)
    board.answer("investigate smugglers_cove", "stow rum_1", "stow food_1")
    assert LeftBehind(("sugar", "wood")) in board.heard_by(1)
    assert cited(board, CargoTaken) == ["rumorcard.smugglers_cove"] * 2


def test_a_card_of_cargo_is_plundered_not_a_hold() -> None:
    told = Plundered(Seat(0), Seat(1), "cargo_card")
    assert Speaker("it", GAME, NAMES, Seat(1)).event(told) == "Anna ti prende una carta merce."
    assert Speaker("en", GAME, NAMES, Seat(1)).event(told) == "Anna takes from you: a card of cargo."


# --- prices, dice and losses ------------------------------------------------------------------------------------------


@rule("marauders", "glorycard.hard_bargain")
def test_a_hard_bargain_raises_the_prices_of_its_owner_alone() -> None:
    board = docked(hand=["hard_bargain"], cargo=["rum"])
    board.captain(1, zone="havana", in_port=True, cargo=["rum"])
    board.demand("havana", "sugar")
    board.ashore()
    board.answer("sell-goods", "play hard_bargain")
    prices = []
    for seat in (0, 1):
        mine = GAME.view(board.state, Seat(seat)).mine
        assert mine is not None
        prices.append(mine.goods["rum"])
    assert prices == [4, 3]


@rule("marauders", "hit.location", "event.storm_1")
def test_the_dice_that_locate_the_hits_of_a_storm_are_told() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.event("ev_storm_1")
    board.act()
    board.roll(1, 1, 1, 4, 5)
    board.answer("end-turn")
    assert StormStrikes(Seat(0), ("1", "4", "skull")) in board.heard_by(1)
    words = Speaker("en", GAME, NAMES, Seat(0)).ask(board.ask)
    assert words == "Which area of your ship takes the hit?"


@rule("marauders", "rumorcard.copper_keel")
def test_a_copper_keel_that_is_lost_with_the_old_ship_is_told() -> None:
    board = docked(gold=40, kept=["copper_keel"])
    board.ashore()
    board.answer("buy-ship galleon")
    assert KeelLost(Seat(0)) in board.heard_by(1) and board.player().kept == []


@rule("marauders", "rumorcard.copper_keel", "rumorcard.master_spyglass")
def test_what_is_not_fixed_to_a_ship_is_kept_when_it_is_sold() -> None:
    board = docked(gold=40, kept=["master_spyglass", "copper_keel", "saints_relic"])
    board.ashore()
    board.answer("buy-ship galleon")
    assert board.player().kept == ["master_spyglass", "saints_relic"] and len(board.events(KeelLost)) == 1


@rule("marauders", "mod.long_guns", "battle.cannons0")
def test_long_guns_without_a_cannon_say_nothing() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", modifications=["long_guns"])
    board.captain(1, "edmund_gray", "frigate", "havana")
    board.damage(0, cannons=0)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    assert board.events(LongGuns) == []


@rule("marauders", "raid.need_intact", "raid.decline")
@pytest.mark.parametrize(
    ("crew", "told", "other"), [(0, MerchantOutOfReach, MerchantLetGo), (1, MerchantLetGo, MerchantOutOfReach)]
)
def test_who_lets_a_merchant_go_and_who_has_to(crew: int, told: type[Event], other: type[Event]) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "havana")
    board.damage(0, crew=crew)
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant havana")
    if crew:
        board.answer("let-go")
    assert board.facts(told, "player") == [0] and board.events(other) == []


@rule("marauders", "event.markets", "sell.demand_replaced")
def test_a_port_that_wants_the_same_again_is_said_to() -> None:
    words = Speaker("en", GAME, NAMES)
    assert words.event(DemandChanged("event.markets", "havana", "rum", is_new=False)) == "Havana still wants Rum."
    assert words.event(DemandChanged("event.markets", "havana", "rum", is_new=True)) == "Havana now wants Rum."
    board = Board()
    board.top("events", "ev_markets")
    board.roll_freely()
    before = dict(board.state.demand)
    board.begin_round()
    changed = {event.port: event.is_new for event in board.events(DemandChanged)}
    assert changed == {port: good != before[port] for port, good in board.state.demand.items()}


# --- missions and hunters on the table --------------------------------------------------------------------------------


@rule("marauders", "mission.claim")
def test_an_open_mission_shows_what_it_takes_and_asks_for() -> None:
    board = Board()
    board.missions("the_envoy", "wanted_man")
    text = picture(board)
    assert "Mission in Tortuga: The envoy to be had by a test of Influence" in text
    assert "pass a test of Seamanship in the port of Basse-Terre" in text
    assert "for captains without a Spanish bounty" in text
    assert "superare una prova di navigazione in porto: Basse-Terre" in picture(board, language="it")


@rule("marauders", "missioncard.urgent_dispatches")
@pytest.mark.parametrize(
    ("late", "words"), [(-1, "within 3 turns"), (0, "within 3 turns"), (1, "within 2 turns"), (2, "at the latest")]
)
def test_dispatches_say_how_many_turns_are_left(late: int, words: str) -> None:
    board = Board()
    board.captain(0, zone="nassau", mission="urgent_dispatches", late=late)
    assert words in picture(board)


@rule("marauders", "npc.hunt")
def test_a_hunter_that_would_stay_is_said_to_stay() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "caribbean_sea", bounties={"esp": 1})
    board.npc("npc_esp_1", "caribbean_sea")
    assert "would stay in the Caribbean Sea" in picture(board)
    board.npc("npc_fra_1", "curacao")
    board.player().bounties = {**board.player().bounties, "fra": 1}
    assert "would sail to the Caribbean Sea" in picture(board)


@rule("marauders", "war.generic", "war.frigate_upgrade")
def test_a_war_turns_frigates_into_men_of_war_or_brings_some() -> None:
    board = Board()
    board.npc("npc_eng_1")
    board.top("events", "ev_war_2")
    board.roll("d4:1", "d3:3")
    board.begin_round()
    assert board.facts(ManOfWarSails, "npc") == ["npc_eng_1"]
    assert board.facts(ManOfWarAppears, "nation", "zone") == [("esp", "havana")]
    words = Speaker("en", GAME, NAMES)
    assert words.event(board.events(ManOfWarAppears)[0]) == "There is now a Spanish man-of-war off Havana."


# --- the rule that applies --------------------------------------------------------------------------------------------


@rule("marauders", "recruit.test", "captain.jeanne_corbeau", "glorycard.men_on_shore")
def test_men_come_aboard_under_different_rules() -> None:
    board = docked(hand=["men_on_shore"])
    board.damage(0, crew=1)
    board.act()
    board.answer("play men_on_shore")
    board.damage(0, crew=1)
    board.ashore()
    board.roll(5, 1, 1, 1)
    board.answer("recruit")
    jeanne = docked(captain="jeanne_corbeau")
    jeanne.damage(0, crew=1)
    jeanne.ashore()
    jeanne.answer("recruit")
    assert cited(board, CrewRegained) == ["glorycard.men_on_shore", "recruit.test"]
    assert cited(jeanne, CrewRegained) == ["captain.jeanne_corbeau"]


@rule("marauders", "bounty.start_fight", "bounty.defeat_naval", "raid.bounty", "event.hunt_2")
def test_bounties_are_given_under_different_rules() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.npc("npc_esp_1", "havana")
    board.roll(5, 5, 1, 1, 1, 1, 1, 1, 1, 1)
    board.fight(0, "esp")
    board.roll(5, 5, 1, 1, 1, 1, 1, 1, 1, 1)
    board.answer("shoot", "shoot")
    board.top("events", "ev_hunt_2")
    board.begin_round()
    assert cited(board, BountyGiven) == ["bounty.start_fight", "bounty.defeat_naval", "event.hunt_2"]
    assert board.facts(BountyGiven, "count") == [1, 2, 3]
    words = Speaker("en", GAME, NAMES, Seat(0))
    assert words.event(board.events(BountyGiven)[0]) == "There is a Spanish bounty on you."


@rule("marauders", "npc.scout_start", "npc.scout_enter", "zone.nassau.sea")
def test_hunters_search_at_the_start_of_a_turn_and_on_entry() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "nassau", bounties={"esp": 1, "eng": 1})
    board.npc("npc_eng_2", "nassau")
    board.npc("npc_esp_1", "havana")
    board.roll(5, 1, 1, 1)
    board.start()
    board.roll(1, 1)
    board.answer("sail havana")
    assert cited(board, NpcScouts) == ["npc.scout_start", "zone.nassau.sea", "npc.scout_enter"]


@rule("marauders", "hit.overflow", "hit.location", "glorycard.bosun", "captain.hendrika_bos")
def test_hits_cite_what_aims_or_cancels_them() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "hendrika_bos", "galleon", "havana", specialists=["bosun"])
    board.damage(1, cannons=0)
    board.roll(5, 1, 1, 1, 1, 1, 2, 4)
    board.fight(0, 1)
    board.answer("yes", "yes")
    assert cited(board, HitCancelled) == ["captain.hendrika_bos", "glorycard.bosun"]
    assert cited(board, Hit) == ["hit.overflow"]


@rule("marauders", "yard.repair", "weapon.price", "glorycard.powder_cache", "glorycard.shipwright_favour")
def test_repairs_and_weapons_bought_or_given() -> None:
    board = docked(hand=["shipwright_favour", "powder_cache"], gold=20)
    board.damage(0, hull=1)
    board.act()
    board.answer("play shipwright_favour", "mend hull", "done", "play powder_cache", "take-weapon grapeshot")
    board.answer("go-ashore havana", "repair hull", "buy-weapon chain_shot")
    assert cited(board, Repaired) == ["glorycard.shipwright_favour", "yard.repair"]
    assert cited(board, WeaponTaken) == ["glorycard.powder_cache", "weapon.price"]


@rule("marauders", "captain.inigo_valcarcel", "after.npc_reward")
def test_a_commission_is_paid_beside_the_reward() -> None:
    board = Board()
    board.captain(0, "inigo_valcarcel", "man_of_war", "havana")
    board.npc("npc_slp_3", "havana")
    board.roll(5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    board.fight(0, "slp")
    assert [(event.cites, event.gold) for event in board.events(Rewarded)] == [
        ("after.npc_reward", 10),
        ("captain.inigo_valcarcel", 5),
    ]


@rule("marauders", "rumor.attempt", "glorycard.governors_pardon")
def test_gold_is_paid_under_different_rules() -> None:
    board = docked(hand=["governors_pardon"], bounties={"ned": 2}, gold=20)
    board.act()
    board.answer("play governors_pardon", "go-ashore havana")
    board.roll(1, 1)
    board.answer("seek-rumor")
    assert cited(board, Paid) == ["glorycard.governors_pardon", "rumor.attempt"]
    assert cited(board, BountyReturned) == ["glorycard.governors_pardon"]


@rule("marauders", "event.fever", "glorycard.mutinous_talk", "glorycard.lucky_charm")
def test_men_are_lost_under_different_rules() -> None:
    board = Board()
    board.captain(0, "edmund_gray", "frigate", hand=["lucky_charm"])
    board.captain(1, hand=["mutinous_talk"])
    board.event("ev_fever")
    board.roll(1, 1)
    board.start()
    board.roll(1)
    board.answer("reroll 1")
    board.roll(1, 1)
    board.answer("1: play mutinous_talk")
    assert cited(board, CrewLost) == ["event.fever", "glorycard.mutinous_talk"]
    assert cited(board, Rerolled) == ["glorycard.lucky_charm"]


@rule("marauders", "battle.deadlock")
def test_ships_that_part_because_nothing_can_happen_any_more_say_so() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "edmund_gray", "frigate", "havana")
    for seat in (0, 1):
        board.damage(seat, masts=0, cannons=0)
    board.fight(0, 1)
    assert cited(board, Parted) == ["battle.deadlock"]


@rule("marauders", "npc.dies_returns", "npc.dies_none")
@pytest.mark.parametrize(("below", "cites"), [((), "npc.dies_none"), (("npc_slp_1",), "npc.dies_returns")])
def test_a_captain_who_dies_may_have_another_underneath(below: tuple[str, ...], cites: str) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.npc("npc_slp_3", "havana", *below)
    board.roll(5, *[1] * 9)
    board.fight(0, "slp")
    assert cited(board, NpcGone) == [cites]


@rule("marauders", "glory.sources")
def test_glory_cites_what_brought_it() -> None:
    rules = [
        GloryGained(Seat(0), source, 1).cites for source in ("trade", "raids", "battles", "rumors", "missions", "ships")
    ]
    assert rules == [
        "sell.demand_glory",
        "raid.glory",
        "after.glory",
        "rumor.success",
        "mission.complete",
        "ship.buy_glory",
    ]


@rule("marauders", "battle.round1", "battle.declare")
def test_the_first_round_of_a_battle_has_a_paragraph_of_its_own() -> None:
    assert [BattleRound(number).cites for number in (1, 2, 3)] == ["battle.round1", "battle.declare", "battle.declare"]


@rule("marauders", "captain.hendrika_bos", "glorycard.bosun")
def test_a_hit_that_is_cancelled_cites_who_did_it() -> None:
    rules = [HitCancelled(Seat(0), "bosun", area).cites for area in ("cargo", "masts")]
    assert rules == ["captain.hendrika_bos", "glorycard.bosun"]


@pytest.mark.parametrize(
    ("printed", "own"),
    [
        ((Loaded(Seat(0), "grapeshot"), "weapon.grapeshot"), (Loaded(Seat(0), "red_hot"), "weapon.discard_use")),
        ((Played(Seat(0), "fair_wind.2"), "glorycard.fair_wind"), (Played(Seat(0), "doldrums.1"), "glory.when")),
        (
            (MissionLate(Seat(0), "urgent_dispatches"), "missioncard.urgent_dispatches"),
            (MissionLate(Seat(0), "regatta"), "mission.complete"),
        ),
        ((EventDrawn("ev_fog"), "event.fog"), (EventDrawn("ev_waterspout"), "event.deck")),
        (
            (RumorShown(Seat(0), "jade_idol"), "rumorcard.jade_idol"),
            (RumorShown(Seat(0), "lost_city"), "rumor.success"),
        ),
    ],
)
def test_a_card_of_ones_own_cites_the_general_paragraph(printed: tuple[Event, str], own: tuple[Event, str]) -> None:
    assert printed[0].cites == printed[1] and own[0].cites == own[1]


PRINTED = {
    "fever_supplies": ("deliver", 2, "influence", 1, "food", "", "", 0),
    "the_envoy": ("test", 1, "influence", 1, "", "", "seamanship", 0),
    "urgent_dispatches": ("reach", 3, "maneuver", 3, "", "", "", 3),
    "hydrographer": ("reach", 0, "influence", 1, "", "", "", 0),
    "survey_leewards": ("visit", 0, "influence", 1, "", "", "", 0),
    "sea_rats": ("defeat_pirate", 0, "honest", 0, "", "", "", 0),
    "dutch_debt": ("raid", 0, "leadership", 1, "", "ned", "", 0),
    "wanted_man": ("defeat_wanted", 0, "not_wanted", 0, "", "esp", "", 0),
    "free_the_prisoners": ("free", 2, "wanted", 1, "", "", "leadership", 0),
    "powder_crates": ("unload", 2, "influence", 1, "", "", "", 0),
    "bankers_venture": ("venture", 3, "gold", 8, "", "", "influence", 0),
    "bribed_judge": ("bribe", 6, "wanted", 1, "", "", "", 0),
    "militia": ("militia", 1, "crew", 2, "", "", "", 0),
    "show_the_flag": ("defeat_npc", 3, "large_ship", 0, "", "", "", 0),
}


@pytest.mark.parametrize("card", PRINTED)
def test_what_is_printed_on_a_mission_is_seen(card: str) -> None:
    board = Board()
    board.missions(card)
    seen = GAME.view(board.state, None).missions[0]
    facts = (seen.goal, seen.amount, seen.claim, seen.need, seen.good, seen.nation, seen.skill, seen.turns)
    assert facts == PRINTED[card] and seen.rule == f"missioncard.{card}"


def test_the_phase_of_a_round_and_of_a_turn_is_seen() -> None:
    board = Board()
    board.captain(0, bounties={"esp": 1})
    board.act()
    assert GAME.view(board.state, None).phase == "turn"
    board.ashore()
    assert GAME.view(board.state, None).phase == "port"
    board = Board()
    board.captain(0, bounties={"esp": 1})
    board.top("events", "ev_peace_1")
    board.begin_round()
    assert GAME.view(board.state, None).phase == "round"


def test_an_open_mission_is_seen_at_its_port_alone() -> None:
    board = Board()
    board.missions("militia", "refinery")
    zones = GAME.view(board.state, None).zones
    assert {zone: facts.missions for zone, facts in zones.items() if facts.missions} == {
        "basse_terre": ["militia"],
        "curacao": ["refinery"],
    }
