"""Carte Missione, Carte Obiettivo, Esaurimento degli Ordigni: every mission, Targets, and ordnance."""

import re

import pytest

from tests.games.modern.board import SHIPS, Board, War
from wardroom import engine
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import MissionScored, mission_points
from wardroom.games.modern.rules.attacks import Fired
from wardroom.games.modern.rules.missions import orders
from wardroom.games.modern.rules.ordnance import RanLow
from wardroom.games.modern.rules.resolution import Destroyed, Sunk
from wardroom.games.modern.table import BattleTable, ModernTable
from wardroom.words import Speaker


def war(french: str, chinese: str) -> War:
    """France, with the initiative, against China; each owns the ships it commits."""
    game = War()
    game.own(0, "fr", french)
    game.own(1, "cn", chinese)
    return game


def at_sea(
    mission: str,
    french: str = "fr-tourville",
    chinese: str = "cn-jinan",
    hands: tuple[str, str] = ("repair", "repair"),
    initiative: int = 0,
) -> War:
    """A mission under way; Combined Targets stand in the second row."""
    game = war(french, chinese)
    game.sail(mission, french, chinese, initiative=initiative)
    for seat, fleet in enumerate((french, chinese)):
        ships = [name for name in fleet.split() if not GAME.cards.ships[SHIPS[name]].is_submarine]
        boats = [name for name in fleet.split() if GAME.cards.ships[SHIPS[name]].is_submarine]
        combined = [GAME.cards.ships[ship].id for ship in game.side(seat).chosen if GAME.cards.ships[ship].is_target]
        rows = [" ".join(row) for row in (ships, combined) if row]
        game.form(seat, *rows, beside=" ".join(boats), hand=hands[seat])
    return game


def sink(game: War, by: int, *names: str) -> None:
    """Somebody has sunk these ships and Targets."""
    for name in names:
        del game.side(1 - by).rows[SHIPS[name]]
        game.side(by).pile.append(SHIPS[name])


def points(game: War) -> list[int]:
    """What both score when the mission ends now."""
    last = game.battle.order[-1]
    game.begin(active=last, number=game.battle.terms.rounds)
    game.roll_freely()
    game.finish()
    assert game.state.battles == []
    return [event.points for event in sorted(game.events(MissionScored), key=lambda event: event.player)]


def card(mission: str) -> tuple[int, int, int]:
    """Turns and fleet limits of a Mission card."""
    made = GAME.cards.missions[mission]
    return made.turns, made.aggressor.limit, made.defender.limit


# --- the missions -----------------------------------------------------------------------------------------------------


@rule("modern", "mission.military-convoy")
def test_military_convoy() -> None:
    game = at_sea("military-convoy")
    assert card("military-convoy") == (3, 12, 20)
    assert (GAME.cards.missions["military-convoy"].aggressor.hand, game.battle.terms.rounds) == (5, 3)
    assert sum(GAME.cards.ships[ship].is_target and row == 2 for ship, row in game.side(0).rows.items()) == 4
    sink(game, 1, "target-non-combatant.2", "target-non-combatant.3")
    assert points(game) == [16, 22]


@rule("modern", "mission.engagement")
def test_engagement() -> None:
    game = at_sea("engagement", "fr-tourville fr-dupleix", "cn-jinan cn-322")
    assert card("engagement") == (2, 16, 16)
    sink(game, 0, "cn-322")
    sink(game, 1, "fr-dupleix")
    assert points(game) == [6, 6]


@rule("modern", "mission.carrier-air-strikes")
def test_carrier_air_strikes() -> None:
    game = at_sea("carrier-air-strikes")
    assert card("carrier-air-strikes") == (3, 18, 14)
    targets = {name for name in game.fleet(1) if name.startswith("target")}
    assert targets == {f"target-{kind}.{copy}" for kind in ("airfield", "radar-station") for copy in (1, 2)}
    assert {game.fleet(1)[name] for name in targets} == {0}
    sink(game, 0, "target-airfield.1", "target-radar-station.2")
    assert points(game) == [11, 10]


@rule("modern", "mission.carrier-air-strikes")
def test_only_air_attacks_reach_airfields_and_radar_stations() -> None:
    hand = "msl-ssm-2 gun-small-2 torp-4 air-strike repair"
    game = at_sea("carrier-air-strikes", "fr-clemenceau fr-tourville fr-saphir", hands=(hand, "repair"))
    game.battle.surfaced = [SHIPS["fr-saphir"]]
    game.begin()
    for play in ("play msl-ssm-2", "support fr-tourville ssm", "play torp-4"):
        game.answer(play)
    assert {attack.target for attack in game.battle.turn.attacks} == {SHIPS["cn-jinan"]}
    game.answer("play air-strike")
    assert "target-airfield.1" in game.offers("aim")
    game.answer("aim target-airfield.1", "launch fr-clemenceau")
    assert "target-radar-station.2" in game.offers("aim")


@rule("modern", "mission.sea-superiority")
def test_sea_superiority() -> None:
    game = at_sea("sea-superiority", "fr-tourville fr-dupleix", "cn-jinan cn-wuhu cn-322")
    assert card("sea-superiority") == (3, 20, 20)
    sink(game, 0, "cn-322")
    assert points(game) == [3 + 8, 0]


@rule("modern", "mission.sea-superiority")
def test_equal_fleets_bring_no_superiority() -> None:
    game = at_sea("sea-superiority", "fr-tourville", "cn-shenzhen cn-322")
    sink(game, 0, "cn-322")
    assert points(game) == [3, 0]


@rule("modern", "mission.missile-strikes")
def test_missile_strikes() -> None:
    game = at_sea("missile-strikes")
    assert card("missile-strikes") == (3, 16, 16)
    targets = {name for name in game.fleet(1) if name.startswith("target")}
    assert targets == {"target-missile-base.1", "target-missile-base.2", "target-command-centre.1"}
    sink(game, 0, "target-missile-base.1", "target-command-centre.1")
    assert points(game) == [15, 5]


@rule("modern", "mission.missile-strikes")
def test_only_missile_cards_reach_bases_and_the_centre() -> None:
    game = at_sea(
        "missile-strikes", "fr-clemenceau fr-tourville", hands=("msl-ssm-2 gun-small-2 air-strike repair", "repair")
    )
    game.begin()
    game.answer("play msl-ssm-2")
    assert set(game.offers("aim")) >= {"target-missile-base.1", "target-command-centre.1"}
    game.answer("aim cn-jinan", "play air-strike", "launch fr-clemenceau", "aim cn-jinan")
    assert {attack.target for attack in game.battle.turn.attacks} == {SHIPS["cn-jinan"]}


@rule("modern", "mission.amphibious-assault")
def test_amphibious_assault() -> None:
    game = at_sea("amphibious-assault")
    assert card("amphibious-assault") == (4, 20, 16)
    assert {row for name, row in game.fleet(0).items() if name.startswith("target-landing-ship")} == {2}
    assert game.fleet(1)["target-coastal-battery.1"] == 0
    sink(game, 1, "target-landing-ship.1")
    assert points(game) == [14, 12]


@rule("modern", "mission.amphibious-assault")
def test_a_lost_battery_brings_nothing() -> None:
    game = at_sea("amphibious-assault")
    sink(game, 0, "target-coastal-battery.1")
    assert points(game) == [21, 0]


@rule("modern", "mission.harbor-raid")
def test_harbor_raid() -> None:
    game = at_sea("harbor-raid", "fr-tourville fr-dupleix", "cn-jinan cn-322")
    assert card("harbor-raid") == (2, 14, 14)
    assert game.battle.terms.hands == {Seat(0): 7, Seat(1): 6}
    assert game.fleet(1)["target-port-facility.2"] == 0
    sink(game, 0, "target-port-facility.1", "cn-322")
    sink(game, 1, "fr-dupleix")
    assert points(game) == [6 + 3, 3 + 3]


@rule("modern", "mission.submarine-hunt")
def test_submarine_hunt() -> None:
    game = at_sea("submarine-hunt", "fr-tourville fr-dupleix fr-doris", "cn-jinan cn-wuhu cn-322 cn-404")
    assert card("submarine-hunt") == (3, 16, 16)
    sink(game, 0, "cn-322", "cn-wuhu")
    sink(game, 1, "fr-doris")
    assert points(game) == [9 + 2, 3 + 4]


@rule("modern", "mission.offshore-fields")
def test_offshore_fields() -> None:
    game = at_sea("offshore-fields")
    assert card("offshore-fields") == (3, 16, 12)
    assert {row for name, row in game.fleet(1).items() if name.startswith("target-oil-platform")} == {0}
    sink(game, 0, "target-oil-platform.1", "target-oil-platform.4", "target-oil-platform.2")
    assert points(game) == [15, 4]


@rule("modern", "mission.fleet-action")
def test_fleet_action() -> None:
    game = at_sea("fleet-action", "fr-tourville fr-saphir", "cn-jinan cn-lanzhou")
    assert card("fleet-action") == (4, 30, 30)
    sink(game, 0, "cn-lanzhou")
    sink(game, 1, "fr-saphir")
    assert points(game) == [10, 14]


# --- Targets ----------------------------------------------------------------------------------------------------------


@rule("modern", "target.combined")
def test_combined_targets_stand_in_rows_and_are_screened_like_ships() -> None:
    game = at_sea("military-convoy", hands=("screening-ship", "msl-ssm-2 msl-ssm-3 repair"), chinese="cn-jinan cn-wuhu")
    game.begin(active=1)
    game.answer("play msl-ssm-3", "support cn-jinan ssm")
    assert "target-non-combatant.1" in game.offers("aim")
    game.answer("aim target-non-combatant.1", "cease", "0: meet 1")
    assert set(game.offers("screen")) == {
        "screening-ship fr-tourville",
        *(f"screening-ship target-non-combatant.{number}" for number in (2, 3, 4)),
    }


@rule("modern", "target.combined")
def test_combined_targets_are_placed_with_the_fleet_and_count_for_range() -> None:
    game = war("fr-tourville", "cn-jinan")
    game.sail("military-convoy", "fr-tourville", "cn-jinan")
    game.start()
    assert game.asked == (0, "where-to-place")
    game.answer("place fr-tourville 1", "place target-non-combatant.1 2", "place target-non-combatant.2 3")
    game.answer("place target-non-combatant.3 3", "place target-non-combatant.4 3")
    game.give(1, "gun-medium-2 msl-ssm-2")
    game.idle("what-next")
    game.answer("cease")
    game.finish()
    game.answer("play msl-ssm-2")
    assert game.offers("aim") == ["fr-tourville", "target-non-combatant.1"]


@rule("modern", "target.not-combined")
def test_a_target_beside_the_fleet_is_hit_at_any_range_and_never_screened() -> None:
    hands = ("gun-small-2 msl-ssm-2 repair", "screening-ship screening-ship")
    game = at_sea("offshore-fields", "fr-tourville fr-dupleix", "cn-jinan cn-wuhu", hands=hands)
    game.side(0).rows[SHIPS["fr-tourville"]] = 2
    game.side(0).rows[SHIPS["fr-dupleix"]] = 1
    game.begin()
    game.answer("play gun-small-2", "support fr-tourville small")
    assert game.question == "which-target" and set(game.offers("aim")) == {
        f"target-oil-platform.{number}" for number in range(1, 5)
    }
    game.answer("aim target-oil-platform.1", "play msl-ssm-2", "aim cn-jinan", "cease")
    assert game.options == ["declare", "meet 2"]
    game.answer("meet 2")
    assert game.offers("screen") == ["screening-ship cn-wuhu"]


@rule("modern", "target.not-combined", "target.symbols")
def test_a_target_fires_as_from_the_first_row_once_in_a_turn() -> None:
    hands = ("repair", "gun-medium-2 gun-medium-3 repair")
    game = at_sea("amphibious-assault", "fr-tourville", "cn-322", hands=hands)
    game.begin(active=1)
    game.answer("play gun-medium-2")
    assert game.battle.turn.attacks[0].ships == (SHIPS["target-coastal-battery.1"],)
    assert game.battle.turn.attacks[0].target == SHIPS["fr-tourville"]
    assert "play gun-medium-3" not in game.options


@rule("modern", "target.symbols")
def test_a_target_defends_once_for_each_number_and_is_never_out_of_missiles() -> None:
    game = at_sea("missile-strikes", "fr-clemenceau", "cn-jinan", hands=("repair", "msl-ssm-3 msl-ssm-3 repair"))
    game.begin()
    game.answer("launch fr-clemenceau", "aim cn-jinan", "cease", "1: meet 1")
    assert game.offers("guard") == ["target-missile-base.1 6", "target-missile-base.2 6"]
    game.answer("guard target-missile-base.1 6")
    game.roll(1, 1, 1)
    game.answer("declare", "0: enough", "play msl-ssm-3", "support target-missile-base.1 ssm")
    assert game.battle.low == {} and game.events(RanLow) == []


@rule("modern", "target.destroyed")
@pytest.mark.parametrize(
    ("card_id", "roll", "is_gone"), [("msl-ssm-3", 0, True), ("msl-ssm-2", 0, False), ("air-strike", 3, True)]
)
def test_hits_or_an_air_attack_destroy_a_target(card_id: str, roll: int, is_gone: bool) -> None:
    game = at_sea("offshore-fields", hands=(f"{card_id} repair", ""))
    game.begin()
    game.answer(f"play {card_id}", "aim target-oil-platform.1")
    if roll:
        game.roll(roll)
    game.answer("cease")
    assert (game.facts(Destroyed, "ship") == ["target-oil-platform.1"]) is is_gone
    assert ("target-oil-platform.1" in game.fleet(1)) is not is_gone


@rule("modern", "target.destroyed")
def test_a_large_gun_destroys_a_target() -> None:
    game = War()
    game.own(0, "us", "us-iowa")
    game.own(1, "cn", "cn-jinan")
    game.sail("harbor-raid", "us-iowa", "cn-jinan")
    game.form(0, "us-iowa", hand="gun-large repair")
    game.form(1, "cn-jinan")
    game.begin()
    game.answer("play gun-large", "aim target-port-facility.1", "cease")
    assert game.facts(Destroyed, "ship") == ["target-port-facility.1"]


@rule("modern", "target.defended")
def test_cards_and_ships_defend_targets() -> None:
    game = at_sea("carrier-air-strikes", "fr-clemenceau", "cn-lanzhou", hands=("repair", "near-miss-3"))
    game.begin()
    game.answer("launch fr-clemenceau", "aim target-radar-station.1", "aim cn-lanzhou", "cease", "meet 1")
    assert game.options == [
        "leave",
        "block near-miss-3",
        "guard cn-lanzhou 4",
        "guard target-airfield.1 5",
        "guard target-airfield.2 5",
    ]


@rule("modern", "target.land-torpedo")
def test_torpedoes_reach_sea_targets_but_not_land() -> None:
    for mission, is_open in (("offshore-fields", True), ("harbor-raid", False)):
        game = at_sea(mission, "fr-saphir", "cn-jinan cn-wuhu", hands=("torp-4 repair", "repair"))
        game.battle.surfaced = [SHIPS["fr-saphir"]]
        game.begin()
        game.answer("play torp-4")
        assert any(name.startswith("target") for name in game.offers("aim")) is is_open


@rule("modern", "target.no-repair")
def test_repair_does_not_help_a_target() -> None:
    game = at_sea("offshore-fields", hands=("repair", "repair torp-4"))
    game.hurt("target-oil-platform.1", "gun-small-2")
    game.begin(active=1)
    assert "play repair" not in game.options
    game.hurt("cn-jinan", "gun-small-2")
    game.start()
    game.answer("play repair")
    assert game.options == ["mend cn-jinan"]


@rule("modern", "target.land-screening")
def test_land_targets_neither_screen_nor_are_screened() -> None:
    game = at_sea(
        "harbor-raid",
        "fr-tourville fr-dupleix",
        "cn-jinan cn-wuhu",
        hands=("msl-ssm-2 msl-ssm-2 repair", "screening-ship"),
    )
    game.begin()
    game.answer("play msl-ssm-2", "support fr-tourville ssm", "aim target-port-facility.1")
    game.answer("play msl-ssm-2", "aim cn-jinan", "cease")
    assert game.options == ["declare", "meet 2"]
    game.answer("meet 2")
    assert game.offers("screen") == ["screening-ship cn-wuhu"]


@rule("modern", "target.restored")
def test_targets_are_whole_again_in_a_later_mission() -> None:
    game = at_sea("offshore-fields", hands=("msl-ssm-2 repair", "repair"))
    game.hurt("target-oil-platform.2", "gun-small-2")
    sink(game, 0, "target-oil-platform.1")
    assert points(game) == [5, 12]
    assert game.campaign.damage == {} and game.campaign.lost == []
    game.sail("offshore-fields", "fr-tourville", "cn-jinan")
    assert sum(name.startswith("target-oil-platform") for name in game.fleet(1)) == 4
    assert game.battle.damage == {}


# --- ordnance ---------------------------------------------------------------------------------------------------------


def armed(hand: str, *fleet: str, foe: tuple[str, ...] = ("cn-lanzhou", "cn-hangzhou"), **marks: str) -> War:
    """USA, on turn in a Fleet Action, against China."""
    game = War()
    names = " ".join(fleet).replace("!", "")
    game.own(0, "us", names)
    game.own(1, "cn", " ".join(foe))
    for ship, symbols in marks.items():
        game.mark(ship.replace("_", "-"), low=symbols)
    game.sail("fleet-action", names, " ".join(foe))
    boats = [name for name in " ".join(fleet).split() if GAME.cards.ships[SHIPS[name.removesuffix("!")]].is_submarine]
    rows = [" ".join(name for name in row.split() if name not in boats) for row in fleet]
    game.form(0, *filter(None, rows), beside=" ".join(boats), hand=f"{hand} repair")
    game.form(1, *foe)
    game.begin()
    return game


def markers(game: War) -> dict[str, tuple[list[str], list[str]]]:
    """What is Low and what is Out, by ship."""
    fleet = game.battle_view(0).sides[0].fleet
    return {ship.id: (ship.low, ship.out) for ship in fleet if ship.low or ship.out}


@rule("modern", "ordnance.ssm", "ex.campaign.ssm-low")
@pytest.mark.parametrize(("card_id", "is_low"), [("msl-ssm-2", False), ("msl-ssm-3", True)])
def test_ssm_runs_low_from_three_printed_hits(card_id: str, is_low: bool) -> None:
    game = armed(card_id, "us-gary")
    game.answer(f"play {card_id}", game.options[0] if game.question == "which-target" else "aim cn-lanzhou")
    assert markers(game) == ({"us-gary": (["ssm"], [])} if is_low else {})


@rule("modern", "ordnance.cruise")
@pytest.mark.parametrize(
    ("card_id", "is_low"), [("msl-multi-1", False), ("msl-cruise-4", True), ("msl-cruise-6", True)]
)
def test_cruise_runs_low_from_four_printed_hits(card_id: str, is_low: bool) -> None:
    game = armed(card_id, "us-long-beach")
    game.answer(f"play {card_id}")
    while game.question != "what-next":
        wanted = [option for option in game.options if "cruise" in option] or game.options
        game.answer(wanted[0])
    assert markers(game) == ({"us-long-beach": (["cruise"], [])} if is_low else {})


@rule("modern", "ordnance.cruise", "ordnance.all-supports")
def test_three_hits_wear_ssm_but_not_cruise() -> None:
    game = armed("msl-multi-2", "us-long-beach")
    game.answer("play msl-multi-2", "aim cn-lanzhou")
    assert markers(game) == {"us-long-beach": (["ssm"], [])}


@rule("modern", "ordnance.torpedo")
@pytest.mark.parametrize(("card_id", "is_low"), [("torp-4", False), ("torp-5", True), ("torp-6-heavy", True)])
def test_torpedoes_run_low_from_five_printed_hits(card_id: str, is_low: bool) -> None:
    game = armed(card_id, "us-blue-ridge us-los-angeles!")
    game.answer(f"play {card_id}", "aim cn-lanzhou")
    assert markers(game) == ({"us-los-angeles": (["torpedo"], [])} if is_low else {})
    assert game.facts(RanLow, "is_out", "cites") == ([(False, "ordnance.torpedo")] if is_low else [])


@rule("modern", "ordnance.out", "ordnance.effect")
def test_low_turns_to_out_and_only_that_symbol_is_lost() -> None:
    game = armed("msl-ssm-3 msl-ssm-3", "us-gary", us_gary="ssm")
    game.answer("play msl-ssm-3", "aim cn-lanzhou")
    assert markers(game) == {"us-gary": ([], ["ssm"])}
    assert game.facts(RanLow, "ship", "symbol", "is_out", "cites") == [("us-gary", "ssm", True, "ordnance.out")]
    game.roll_freely()
    game.finish()
    game.give(0, "msl-ssm-1 gun-small-2")
    game.finish()
    assert game.asked == (0, "what-next")
    assert "play msl-ssm-1" not in game.options and "play gun-small-2" in game.options


@rule("modern", "ordnance.out", "ordnance.effect")
def test_below_the_figure_nothing_changes_and_low_does_no_harm() -> None:
    game = armed("msl-ssm-2", "us-gary", us_gary="ssm")
    assert "play msl-ssm-2" in game.options
    game.answer("play msl-ssm-2", "aim cn-lanzhou")
    assert markers(game) == {"us-gary": (["ssm"], [])} and game.events(RanLow) == []


@rule("modern", "ordnance.all-supports")
def test_each_symbol_of_each_supporter_is_checked() -> None:
    game = armed("msl-multi-3", "us-long-beach us-gary")
    game.answer("play msl-multi-3")
    while game.question != "what-next":
        game.answer(game.options[0])
    assert markers(game) == {"us-long-beach": (["ssm", "cruise"], []), "us-gary": (["ssm"], [])}


@rule("modern", "ordnance.all-supports")
def test_a_symbol_below_its_figure_does_not_spare_those_after_it() -> None:
    game = armed("msl-multi-2", "us-long-beach us-gary")
    game.answer("play msl-multi-2", "support us-long-beach cruise", "support us-gary ssm", "aim cn-lanzhou")
    assert markers(game) == {"us-gary": (["ssm"], [])}


@rule("modern", "ordnance.declared")
def test_a_blocked_attack_and_a_copy_mark_as_well() -> None:
    game = armed("msl-ssm-3 superior-tactics", "us-gary us-knox")
    game.give(1, "intel")
    game.answer("play msl-ssm-3", "support us-gary ssm", "aim cn-lanzhou", "play superior-tactics", "aim cn-lanzhou")
    assert markers(game) == {"us-gary": (["ssm"], []), "us-knox": (["ssm"], [])}
    game.answer("cease", "meet 1", "foil intel", "declare", "0: pass")
    assert markers(game) == {"us-gary": (["ssm"], []), "us-knox": (["ssm"], [])}


@rule("modern", "ordnance.defence")
def test_defence_neither_marks_nor_is_hindered() -> None:
    game = War()
    game.own(0, "us", "us-gary")
    game.own(1, "cn", "cn-hangzhou")
    game.mark("us-gary", out="ssm")
    game.sail("fleet-action", "us-gary", "cn-hangzhou", initiative=1)
    game.form(0, "us-gary", hand="msl-ssm-3 repair")
    game.form(1, "cn-hangzhou", hand="msl-ssm-2 repair")
    game.begin(active=1)
    game.answer("play msl-ssm-2", "cease", "meet 1", "block msl-ssm-3", "declare")
    game.roll(4)
    game.answer("1: pass")
    assert game.fates == ["blocked"] and game.battle.low == game.battle.out


def test_single_battles_know_no_ordnance() -> None:

    board = Board()
    board.lay(0, "us-gary", hand="msl-ssm-3 repair")
    board.lay(1, "cn-lanzhou")
    board.begin()
    board.answer("play msl-ssm-3")
    assert board.battle.low == {}


@rule("modern", "campaign.mission.scoring", "sink.credit")
@pytest.mark.parametrize(("mission", "ship", "points"), [
    ("military-convoy", "fr-tourville", 0),
    ("engagement", "fr-tourville", 6),
    ("submarine-hunt", "fr-saphir", 7),
    ("harbor-raid", "fr-tourville", 3),
])  # fmt: skip
def test_a_sunk_ship_is_worth_what_the_mission_says(mission: str, ship: str, points: int) -> None:
    game = at_sea(mission, "fr-tourville fr-saphir", "cn-jinan", ("repair", "air-strike torp-4"))
    sink(game, 1, ship)
    assert game.battle_view(0).sides[1].score == points


@rule("modern", "campaign.mission.scoring")
@pytest.mark.parametrize(("mission", "points"), [("military-convoy", 0), ("engagement", 6)])
def test_a_sinking_is_told_with_what_it_brings(mission: str, points: int) -> None:
    game = at_sea(mission, "fr-tourville", "cn-jinan", ("repair", "air-strike"))
    game.begin(active=1)
    game.answer("play air-strike", *(["aim fr-tourville"] if mission == "military-convoy" else []), "cease")
    game.roll(3)
    game.answer("declare")
    assert game.facts(Sunk, "ship", "vp") == [("fr-tourville", points)]
    words = [Speaker(language, GAME, ("Anja", "Jona")).event(game.events(Sunk)[0]) for language in ("en", "it")]
    assert (
        words
        == {
            0: ["Jona sinks Tourville (Anja).", "Jona affonda Tourville (Anja)."],
            6: ["Jona sinks Tourville (Anja), worth 6 points.", "Jona affonda Tourville (Anja): vale 6 punti."],
        }[points]
    )


def test_targets_of_a_kind_are_told_apart_by_their_numbers() -> None:
    game = at_sea("offshore-fields", "fr-tourville", "cn-jinan", ("air-strike repair", "repair"))
    game.begin()
    game.answer("play air-strike")
    for language, name in (("en", "Oil Platform"), ("it", "Piattaforma Petrolifera")):
        words = Speaker(language, GAME, ("Anja", "Jona"), Seat(0))
        said = [words.option(option) for option in game.ask.options]
        assert len(set(said)) == len(said)
        assert sum(name in each for each in said) == 4 and f"{name} 3 (Jona), 3+" in said
        assert f"{name} 4 " in GAME.picture(game.view(0), words.table)


def test_long_names_do_not_run_into_numbers() -> None:
    game = at_sea("military-convoy", "fr-tourville", "cn-jinan")
    for language in ("en", "it"):
        lines = GAME.picture(game.view(0), Speaker(language, GAME, ("Anja", "Jona"), Seat(0)).table).splitlines()
        convoy = [line for line in lines if "Combat" in line and "/" in line]
        assert len(convoy) == 4 and all(
            re.search(r" \d (hull|scafo) 4/4|\d +(hull|scafo) 4/4", line) for line in convoy
        )


@rule("modern", "campaign.defence-limit", "card.intel.window")
def test_whoever_has_only_targets_left_may_still_answer_a_plan() -> None:
    game = War()
    game.own(0, "fr", "fr-tourville")
    game.own(1, "cn", "cn-jinan")
    game.sail("offshore-fields", "fr-tourville", "cn-jinan")
    game.form(0, "fr-tourville", hand="battle-plan")
    game.form(1, hand="intel")
    game.begin()
    game.answer("play battle-plan", "boost")
    assert game.asked == (1, "any-intel") and game.offers("counter") == ["intel battle-plan 0"]


@rule("modern", "campaign.mission.scoring")
def test_only_submarines_that_survive_bring_points_in_a_hunt() -> None:
    game = War()
    game.own(0, "fr", "fr-tourville fr-saphir")
    game.own(1, "cn", "cn-jinan cn-wuhu cn-322")
    game.sail("submarine-hunt", "fr-tourville fr-saphir", "cn-jinan cn-wuhu cn-322")
    game.form(0, "fr-tourville", beside="fr-saphir")
    game.form(1, "cn-jinan cn-wuhu", beside="cn-322")
    table = BattleTable(ModernTable(engine.Table(game.state), GAME.cards, GAME.scenarios), game.battle)
    assert [mission_points(table, Seat(seat), orders(table, Seat(seat))) for seat in (0, 1)] == [0, 4]


@rule("modern", "target.not-combined")
def test_aircraft_and_missiles_reach_targets_where_no_ship_is_left() -> None:
    game = War()
    game.own(0, "fr", "fr-tourville")
    game.own(1, "cn", "cn-jinan")
    game.sail("carrier-air-strikes", "fr-tourville", "cn-jinan")
    game.form(0, "fr-tourville", hand="air-strike")
    game.form(1)
    game.begin()
    assert game.offers("play") == ["air-strike"]


@rule("modern", "target.not-combined")
def test_no_distance_counts_to_a_target_beside_the_fleet() -> None:
    game = War()
    game.own(0, "fr", "fr-doris fr-tourville fr-dupleix")
    game.own(1, "cn", "cn-jinan")
    game.sail("missile-strikes", "fr-dupleix fr-tourville", "cn-jinan")
    game.form(0, "fr-dupleix", "fr-tourville", hand="msl-ssm-2")
    game.form(1)
    game.begin()
    game.answer("play msl-ssm-2", "support fr-tourville ssm", "aim target-missile-base.1")
    assert game.facts(Fired, "target", "distance") == [("target-missile-base.1", 0)]
