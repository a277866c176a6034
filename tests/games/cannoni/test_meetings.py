"""Where two rules meet: who leaves while something is pending, crews that change hands, hulls that touch."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, gb, us
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.geometry import TOUCH, shore_distance
from wardroom.games.cannoni.rules.arcs import Gun, targets
from wardroom.games.cannoni.rules.boarding import (
    Boards,
    HowManyBoard,
    PartyFormed,
    WhetherToBoard,
    WhetherToBoardAgain,
    WhetherToTake,
)
from wardroom.games.cannoni.rules.capture import (
    BeganToSink,
    Captured,
    HowManyGuards,
    PrisonersRose,
    Sank,
    change_hands,
    strike_colours,
)
from wardroom.games.cannoni.rules.coast import Grounded
from wardroom.games.cannoni.rules.collisions import Collided
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.damage import BatteryDestroyed, CaughtFire, FireSpread, HullStruck, RiggingStruck
from wardroom.games.cannoni.rules.drift import Drifted
from wardroom.games.cannoni.rules.edge import LeftTable, StaysAway, WhetherToReturn
from wardroom.games.cannoni.rules.emergencies import AnchorUp, Refloated
from wardroom.games.cannoni.rules.links import leave_melee, part
from wardroom.games.cannoni.rules.melee import DeckGained, HeldOff, MeleeFought, ThrownBack
from wardroom.games.cannoni.rules.orders import MustSail, Orders
from wardroom.games.cannoni.rules.preparation import WhereItBurns
from wardroom.games.cannoni.rules.repairs import Mended, Repairing
from wardroom.games.cannoni.rules.squadron import WhoActsNext
from wardroom.games.cannoni.state import Crew

SIDE = 1.5748
"""The width of a base."""
HALF = 65 / 50.8
FAR = us("us_wasp", 55, 45)


# --- she is gone ------------------------------------------------------------------------------------------------------


def leaving(**state: Any) -> Board:
    """Chesapeake is about to sail off to the east, under Shannon's guns; Shannon acts first."""
    ships = gb("gb_shannon", 54, 20, "N", owes=False), us("us_chesapeake", 57.5, 20.3, "E", **state)
    return Board(*ships, us("us_essex", 10, 40), wind="SW").start(gb_shannon=1, us_chesapeake=1)


@rule("cannoni", "action.simultaneous")
def test_who_is_hit_and_leaves_in_the_same_phase_is_damaged_all_the_same() -> None:
    board = leaving().roll(5, 5).answer("fire starboard us_chesapeake hull")
    board.answer("more", "straight", "move 4", "leave-table")
    assert board.facts(LeftTable, "way") == ["leaving"]
    assert {*board.facts(HullStruck, "ship")} == {"us_chesapeake"}
    assert sum(board["us_chesapeake"].hull) < 20


@rule("cannoni", "sink.countdown", "edge.no_return")
def test_who_is_sunk_while_leaving_sinks_off_the_table_and_is_not_asked_to_return() -> None:
    board = leaving(hull=[0, 1]).roll(5, 5).answer("fire starboard us_chesapeake hull")
    board.answer("more", "straight", "move 4").roll(3).answer("leave-table")
    assert board.facts(BeganToSink, "ship", "turn") == [("us_chesapeake", 3)]
    assert not isinstance(board.position and board.position.asks[0].question, WhetherToReturn)
    board.state.stage, board.state.turn = "sinking", 3
    board.begin("sinking")
    assert board.facts(Sank, "ship") == ["us_chesapeake"] and board["us_chesapeake"].place == "sunk"


@rule("cannoni", "edge.no_return")
@pytest.mark.parametrize("state", [{"struck": True}, {"crippled": True, "hull": [0, 0]}])
@pytest.mark.parametrize("place", ["leaving", "off"])
def test_who_struck_or_is_badly_damaged_does_not_return(state: dict[str, Any], place: str) -> None:
    board = Board(gb("gb_shannon", 20, 20), gb("gb_java", 0, 20, place=place, edge=3, exit=20.0, **state), FAR)
    board.begin("sinking")
    assert board["gb_java"].place == "gone" and board.facts(StaysAway, "ship") == ["gb_java"]
    assert not isinstance(board.position and board.position.asks[0].question, WhetherToReturn)


@rule("cannoni", "edge.no_return")
def test_a_dismasted_ship_may_return() -> None:
    board = Board(gb("gb_java", 0, 20, place="leaving", edge=3, exit=20.0, masts=[0, 0, 0]), FAR).begin("sinking")
    assert board.question == WhetherToReturn("gb_java")


@rule("cannoni", "edge.no_return")
def test_a_ship_going_down_off_the_table_does_not_sail_back() -> None:
    off = gb("gb_java", 0, 20, place="off", edge=3, exit=20.0, sinking=9, hull=[0, 0])
    board = Board(off, gb("gb_shannon", 20, 20), us("us_wasp", 55, 45, owes=False)).start(gb_java=5, us_wasp=1)
    assert board.question == Orders("us_wasp", 1)
    assert board["gb_java"].place == "off" and not board.events(Tried)


@rule("cannoni", "action.simultaneous", "opt.capture.strike")
def test_who_strikes_while_escaping_has_not_got_away() -> None:
    ships = gb("gb_shannon", 54, 20, "N"), us("us_chesapeake", 57.5, 20.3, "E", place="escaped")
    board = Board(*ships, FAR)
    strike_colours(board.table, 1, "dismasted.strike")
    assert board["us_chesapeake"].struck and board["us_chesapeake"].place == "leaving"


@rule("cannoni", "prep.fire")
def test_a_fire_burns_on_off_the_table() -> None:
    off = gb("gb_java", 0, 20, place="off", edge=3, exit=20.0, burning=True)
    board = Board(off, gb("gb_shannon", 20, 20), FAR).begin("formation")
    assert board.question == WhereItBurns("gb_java")
    board.answer("burn main port")
    assert board.facts(RiggingStruck, "ship") == board.facts(HullStruck, "ship") == ["gb_java"]


def shelled(first: dict[str, Any], dice: tuple[int, int], batteries: int = 2) -> Board:
    """A frigate fires at the first battery of a fort."""
    fort = [battery(f"guns{at}", 30 + 3 * at, 30, "S") for at in range(batteries)]
    ships = gb("gb_shannon", 30, 25, "E", owes=False), us("us_wasp", 55, 5)
    board = Board(*ships, forts=[(1, fort)], disorder=True)
    for name, value in first.items():
        setattr(board.guns("guns0"), name, value)
    return board.start(gb_shannon=1).roll(*dice).answer("fire port guns0 battery")


@rule("cannoni", "battery.spread")
def test_the_fire_of_a_battery_shot_to_pieces_passes_on() -> None:
    board = shelled({"burning": True, "boxes": 1}, (10, 9))
    assert board.events(BatteryDestroyed)
    assert board.facts(FireSpread, "battery", "other") == [("guns0", "guns1")]
    assert board.guns("guns1").burning and not board.guns("guns0").burning


@rule("cannoni", "battery.spread", "battery.critical")
def test_a_critical_that_destroys_a_battery_sets_its_neighbour_on_fire() -> None:
    board = shelled({"boxes": 2}, (10, 2))
    assert board.facts(FireSpread, "other") == ["guns1"] and board.facts(CaughtFire, "ship", "by") == [
        ("guns1", "battery.spread")
    ]
    assert not shelled({"boxes": 2}, (10, 2), batteries=1).events(CaughtFire)


@rule("cannoni", "links.removed")
def test_a_ship_that_sinks_leaves_no_links_behind() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_essex", 20 + SIDE, 20, "N", sinking=2, hull=[0, 0]), FAR)
    board.foul("gb_shannon", "us_essex")
    board.state.turn = 2
    board.begin("sinking")
    assert board.events(Sank) and not board.state.links
    board.answer("0: token 1", "1: token 1")
    assert board.question == MustSail("gb_shannon", 1)


@rule("cannoni", "sink.state")
def test_a_drifting_wreck_fouls_nobody() -> None:
    wreck = us("us_essex", 20, 20, "N", sinking=9, hull=[0, 0], masts=[0, 0, 0])
    board = Board(wreck, gb("gb_shannon", 20 + SIDE + 0.5, 20, "N"), FAR).roll(1).drift()
    assert board.facts(Collided, "fouled") == [False] and not board.state.links


@rule("cannoni", "links.removed", "anchor.weigh")
def test_who_blows_up_weighs_no_anchor() -> None:
    ship = us("us_chesapeake", 23, 20, "N", hull=[0, 2], anchor="bow", weighing=True)
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), ship, FAR, critical_damage=True)
    board.start(gb_shannon=1).roll(10, 3, 1).answer("fire starboard us_chesapeake hull")
    assert board["us_chesapeake"].place == "blown" and not board.events(AnchorUp)


# --- a link is contact ------------------------------------------------------------------------------------------------


@rule("cannoni", "drift.group")
def test_a_ship_drifts_once_in_a_turn() -> None:
    ships = gb("gb_shannon", 20, 20, "N", sails="furled"), us("us_essex", 20 + SIDE + 0.5, 20, "N", sails="furled")
    board = Board(*ships, FAR).roll(1).drift()
    assert board.events(Collided) and board.state.links
    assert board.facts(Drifted, "ship") == ["gb_shannon"]
    board.answer("0: token 1", "1: token 1")
    assert not any(ship.drifted for ship in board.state.ships)


@rule("cannoni", "links.contact", "drift.vector")
def test_ships_that_drift_into_each_other_touch_whatever_the_angle() -> None:
    collided = 0
    for heading in range(0, 96, 7):
        for other in range(1, 96, 13):
            anchored = us("us_essex", 23.2, 20.6, other, anchor="bow")
            board = Board(gb("gb_shannon", 20, 20, heading, sails="furled", manoeuvre=-20), anchored, FAR)
            if 0.02 < board.gap("gb_shannon", "us_essex") < 0.9:
                board.roll(1).roll_freely().drift()
                collided += len(board.events(Collided))
                assert not board.events(Collided) or board.gap("gb_shannon", "us_essex") <= TOUCH
                assert len(board.state.links) == len(board.events(Collided))
    assert collided > 20


@rule("cannoni", "links.contact", "coast.result")
@pytest.mark.parametrize("off", [0.0, 0.11, 0.23, 0.34, 0.45])
def test_who_grounds_on_a_curve_stays_in_contact_with_the_shore(off: float) -> None:
    land = [(16.0, 22.0 + off), (30.0, 26.0 + off), (30.0, 30.0), (16.0, 30.0)]
    board = Board(gb("gb_victory", 20, 20, "N", sails="full"), FAR, wind="SE", land=[land]).start(gb_victory=1)
    board.roll(1).answer("more", "curve D port", "turn D port 3 3")
    assert board.events(Grounded)
    table = board.table
    assert shore_distance(table.base(board["gb_victory"]), table.scenario.lands[0], table.wide) <= TOUCH


@rule("cannoni", "links.contact", "emerg.refloat")
def test_who_refloats_takes_along_whoever_holds_her() -> None:
    land = [(10.0, 21.28), (30.0, 21.28), (30.0, 30.0), (10.0, 30.0)]
    ships = gb("gb_shannon", 20, 20, "N", aground=True), us("us_essex", 20 + SIDE, 19, "N")
    board = Board(*ships, FAR, land=[land])
    board.grapple("us_essex", "gb_shannon")
    board.start(gb_shannon=1).roll(9).answer("refloat")
    table = board.table
    assert board.events(Refloated)
    assert shore_distance(table.base(board["gb_shannon"]), table.scenario.lands[0], table.wide) >= 0.99
    assert board.gap("gb_shannon", "us_essex") <= TOUCH and board.state.links


# --- boardings --------------------------------------------------------------------------------------------------------


def boarded(**facts: Any) -> Board:
    """Chesapeake is boarded from both sides, and an American looks on."""
    ships = gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 20 + SIDE, 20, "N")
    board = Board(*ships, gb("gb_goliath", 20 + 2 * SIDE, 20, "N"), FAR)
    board.grapple("gb_shannon", "us_chesapeake")
    board.grapple("gb_goliath", "us_chesapeake")
    boxes = {"gb_shannon": 4, "gb_goliath": 8, "us_chesapeake": 8}
    board.melee("us_chesapeake", "gb_shannon", "gb_goliath", parties=boxes, **facts)
    return board


@rule("cannoni", "multi.two")
def test_if_one_of_two_attackers_strikes_the_other_fights_on() -> None:
    board = boarded(aboard=True)
    strike_colours(board.table, 0, "dismasted.strike")
    assert board["gb_shannon"].struck
    assert [(melee.attackers, melee.aboard) for melee in board.state.melees] == [((2,), True)]
    assert (board["gb_shannon"].party, board["gb_goliath"].party) == (0, 8)


@rule("cannoni", "multi.two", "prize.whole")
def test_if_one_of_two_attackers_changes_hands_the_other_fights_on() -> None:
    board = boarded(aboard=True)
    change_hands(board.table, 0, Crew(1, Seat(1), 5, 0, 0, 3, 3))
    assert [melee.attackers for melee in board.state.melees] == [(2,)]


@rule("cannoni", "multi.two")
def test_two_attackers_who_part_from_each_other_board_on() -> None:
    board = boarded()
    board.foul("gb_shannon", "gb_goliath")
    part(board.table, board.state.links[-1])
    assert [melee.attackers for melee in board.state.melees] == [(0, 2)]


@rule("cannoni", "multi.two", "cut.attacker")
@pytest.mark.parametrize(("loose", "left"), [(0, 2), (2, 0)])
def test_if_one_of_two_attackers_is_parted_from_the_victim_the_other_fights_on(loose: int, left: int) -> None:
    board = boarded()
    part(board.table, next(link for link in board.state.links if link.a == loose))
    assert [(melee.victim, melee.attackers) for melee in board.state.melees] == [(1, (left,))]
    assert board.state.melees[0].ready == (left, 1)
    parties = {0: 4, 1: 8, 2: 8, loose: 0}
    assert {number: board.state.ships[number].party for number in parties} == parties


@rule("cannoni", "multi.two")
def test_as_long_as_anything_holds_them_both_board_on() -> None:
    board = boarded()
    board.foul("gb_shannon", "us_chesapeake")
    part(board.table, board.state.links[0])
    assert [melee.attackers for melee in board.state.melees] == [(0, 2)]


def shorthanded(few: int, **facts: Any) -> Board:
    """Chesapeake is boarded from both sides, by Shannon with few men."""
    board = boarded(**facts)
    board["gb_shannon"].party = few
    return board


@rule("cannoni", "melee.empty", "multi.two")
def test_boarders_are_not_thrown_back_while_one_of_two_has_men() -> None:
    board = shorthanded(1, aboard=True)
    board.roll(1, 4).begin("melee").answer("share 1")
    assert board.facts(ThrownBack, "target", "by") == [("gb_shannon", "melee.empty")]
    assert [(melee.attackers, melee.aboard) for melee in board.state.melees] == [((2,), True)]
    assert [(link.a, link.settled, link.repulsed) for link in board.state.links] == [(0, True, True), (2, False, False)]


@rule("cannoni", "melee.empty", "multi.two")
def test_held_off_at_the_rail_whoever_has_men_may_try_again() -> None:
    board = shorthanded(1)
    board.roll(1, 4).begin("melee").answer("share 1")
    assert board.facts(HeldOff, "target", "by") == [("gb_shannon", "melee.empty"), ("gb_goliath", "melee.first_loss")]
    assert [(melee.attackers, melee.resting) for melee in board.state.melees] == [((2,), True)]


@rule("cannoni", "melee.empty", "melee.deck")
def test_five_less_throw_both_back_with_men_or_without() -> None:
    board = shorthanded(1, aboard=True)
    board.roll(1, 8).begin("melee").answer("share 1")
    assert board.facts(ThrownBack, "target", "by") == [("gb_shannon", "melee.deck")]
    assert not board.state.melees and all(link.repulsed for link in board.state.links)


@rule("cannoni", "melee.empty", "multi.two")
def test_an_attacker_whose_party_was_shot_away_does_not_fight() -> None:
    board = shorthanded(0, aboard=True)
    board["gb_shannon"].crew.combat = -5
    board.roll(5, 5).begin("melee")
    assert board.facts(MeleeFought, "ship", "score") == [("gb_goliath", 5 + board["gb_goliath"].crew.combat)]
    assert [melee.attackers for melee in board.state.melees] == [(2,)]


@rule("cannoni", "board.when", "multi.two")
@pytest.mark.parametrize(("play", "attackers"), [("board us_chesapeake", {0, 2}), ("decline", {2})])
def test_who_was_thrown_back_joins_again_only_if_he_wants_to(play: str, attackers: set[int]) -> None:
    board = shorthanded(0, aboard=True)
    leave_melee(board.state, 0)
    board.state.links[0] = board.state.links[0]._replace(settled=True, repulsed=True)
    board.begin("boarding")
    assert board.question == WhetherToBoard("gb_shannon")
    board.roll(*[5, 5] * (play == "decline")).answer(play)
    assert {*board.state.melees[0].attackers} == attackers


@rule("cannoni", "melee.empty")
def test_a_party_emptied_at_the_rail_loses_the_deck_not_the_ship() -> None:
    ships = gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20 + SIDE, 20, "N", masts=[1, 1, 1])
    board = Board(*ships, FAR)
    board.grapple("gb_shannon", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 4, "us_chesapeake": 2})
    board.roll(10, 1).begin("melee")
    assert board.facts(DeckGained, "target") == ["us_chesapeake"] and not board.events(Captured)
    assert board["us_chesapeake"].side == 1 and board.state.melees[0].aboard
    board.begin("melee")
    assert board.question == HowManyGuards("gb_shannon", "us_chesapeake")
    assert len(board.events(MeleeFought)) == 1


@rule("cannoni", "melee.empty")
def test_boarders_emptied_at_the_rail_were_held_off() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20 + SIDE, 20, "N"), FAR)
    board.grapple("gb_shannon", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 2, "us_chesapeake": 4})
    board.roll(1, 10).begin("melee")
    assert board.facts(HeldOff, "ship", "by") == [("us_chesapeake", "melee.empty")] and not board.state.melees


@rule("cannoni", "party.form")
def test_both_parties_are_chosen_before_either_is_shown() -> None:
    ships = gb("gb_shannon", 20, 20, "N"), gb("gb_goliath", 20 + 2 * SIDE, 20, "N")
    board = Board(*ships, us("us_chesapeake", 20 + SIDE, 20, "N"), FAR)
    for name in ("gb_shannon", "gb_goliath"):
        board.grapple(name, "us_chesapeake")
    board.begin("boarding")
    board.answer("0: party 1", "1: party 2")
    assert not board.events(PartyFormed)
    seen = [{ship.id: ship.party for ship in board.game.view(board.state, Seat(seat)).ships} for seat in (0, 1)]
    assert [(each["gb_shannon"], each["us_chesapeake"]) for each in seen] == [(4, 0), (0, 8)]
    assert board.question == HowManyBoard("gb_goliath")
    board.roll(1, 10).answer("party 1")
    assert [*board.facts(PartyFormed, "ship")] == ["gb_shannon", "us_chesapeake", "gb_goliath"]


@rule("cannoni", "party.form")
def test_a_party_that_is_not_shown_is_guessed_anew_and_nothing_else() -> None:
    ships = gb("gb_shannon", 20, 20, "N"), gb("gb_goliath", 20 + 2 * SIDE, 20, "N")
    board = Board(*ships, us("us_chesapeake", 20 + SIDE, 20, "N"), FAR)
    for name in ("gb_shannon", "gb_goliath"):
        board.grapple(name, "us_chesapeake")
    board.begin("boarding").answer("0: party 1", "1: party 2")
    guessed = set()
    for seed in range(20):
        world = board.state.copy()
        board.game.imagine(world, Seat(1), Dice(Stream(bytes([seed]))))
        guessed.add((world.ships[0].party, world.ships[2].party))
        assert board.game.view(world, Seat(1)) == board.game.view(board.state, Seat(1))
    assert guessed == {(4, 8), (8, 8)}


@rule("cannoni", "multi.two")
def test_who_joins_a_melee_on_deck_fights_on_deck() -> None:
    ships = gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20 + SIDE, 20, "N", masts=[1, 1, 1])
    board = Board(*ships, gb("gb_goliath", 20 + 2 * SIDE, 20, "N"), FAR)
    board.grapple("gb_shannon", "us_chesapeake")
    board.grapple("gb_goliath", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 4, "us_chesapeake": 8}, aboard=True)
    board.begin("boarding")
    assert board.facts(Boards, "ship", "by") == [("gb_goliath", "multi.two")]
    board.roll(5, 5).answer("party 2")
    assert board.facts(MeleeFought, "deck", "score") == [(True, 5 + 2 + 1)]


@rule("cannoni", "melee.again")
def test_an_attacker_who_declined_does_not_fight_on() -> None:
    board = boarded(resting=True)
    board.series("gb_shannon").token, board.series("gb_goliath").token = 3, 2
    board.begin("boarding")
    assert board.question == WhetherToBoardAgain("gb_shannon")
    board.answer("decline")
    assert board.question == WhetherToBoardAgain("gb_goliath")
    board.roll(5, 5).answer("board us_chesapeake")
    fought = board.facts(MeleeFought, "ship", "score")
    assert fought == [("gb_goliath", 5 + 2 + 2)]
    assert board["gb_shannon"].party == 0


@rule("cannoni", "melee.again")
def test_each_of_two_attackers_is_asked() -> None:
    board = boarded(resting=True)
    board.series("gb_shannon").token, board.series("gb_goliath").token = 3, 2
    board.begin("boarding")
    board.answer("board us_chesapeake")
    assert board.question == WhetherToBoardAgain("gb_goliath")
    board.roll(5, 5).answer("decline")
    assert board.facts(Boards, "ship") == board.facts(MeleeFought, "ship") == ["gb_shannon"]


# --- crews ------------------------------------------------------------------------------------------------------------


def prize(prisoners: int = 6, **state: Any) -> Laid:
    """A British frigate as an American prize."""
    usual: dict[str, Any] = {
        "born": 0,
        "prisoners": [Crew(0, Seat(0), 7, 2, 1, prisoners, 12)],
        "crew": 3,
        "complement": 3,
        "manoeuvre": 5,
        "combat": -1,
        "fire": -1,
    }
    return us("gb_java", 20 + SIDE, 20, "N", **usual | state)


def retaken(**state: Any) -> Board:
    """Shannon takes the prize, who has struck, back."""
    board = Board(gb("gb_shannon", 20, 20, "N"), prize(struck=True, **state), FAR, disorder=True)
    board.grapple("gb_shannon", "gb_java")
    return board.begin("boarding")


@rule("cannoni", "prize.recapture")
def test_the_beaten_guards_of_a_retaken_prize_are_prisoners() -> None:
    ship = retaken()["gb_java"]
    assert [(crew.side, crew.boxes) for crew in ship.prisoners] == [(1, 3)]
    assert (ship.side, ship.crew.boxes, ship.boxes_of(1)) == (0, 6, 3)


@rule("cannoni", "prize.whole")
def test_disorder_and_a_dead_captain_stay_with_the_guards() -> None:
    ship = retaken(disordered=True, captainless=True)["gb_java"]
    assert not ship.crew.disordered and not ship.crew.captainless
    assert ship.prisoners[0].disordered and ship.prisoners[0].captainless


@rule("cannoni", "prize.whole")
@pytest.mark.parametrize("is_dead", [True, False])
def test_a_prize_crew_knows_whether_its_captain_lives(is_dead: bool) -> None:
    ships = gb("gb_shannon", 20, 20, "N", captainless=is_dead), us("us_essex", 20 + SIDE, 20, "N", struck=True)
    board = Board(*ships, FAR)
    board.grapple("gb_shannon", "us_essex")
    board.begin("boarding").answer("prize-crew 4")
    assert board["us_essex"].crew.captainless == is_dead


@rule("cannoni", "crit.crew")
@pytest.mark.parametrize(("rolled", "rise"), [(6, False), (5, True)])
def test_guards_are_counted_when_prisoners_have_been_struck_too(rolled: int, rise: bool) -> None:
    ships = gb("gb_shannon", 17, 20, "N", owes=False), prize(prisoners=9)
    board = Board(*ships, FAR).start(gb_shannon=1)
    board.roll(rolled, 1 if rise else 2).roll_freely()
    board.answer("fire starboard gb_java hull")
    assert bool(board.events(PrisonersRose)) == rise
    assert board["gb_java"].side == (0 if rise else 1)


@rule("cannoni", "prize.two_captors")
def test_the_first_captor_without_men_leaves_the_manning_to_the_next() -> None:
    board = boarded(aboard=True)
    board["gb_shannon"].crew.boxes = board["gb_shannon"].party = 2
    board["us_chesapeake"].crew.boxes, board["us_chesapeake"].masts = 12, [1, 1, 1]
    board.series("gb_shannon").token = 4
    board.roll(10, 1).begin("melee")
    assert board.question == HowManyGuards("gb_goliath", "us_chesapeake")
    board.answer("prize-crew 4", "prize-crew 1")
    assert (board["us_chesapeake"].crew.boxes, board["gb_shannon"].crew.boxes) == (5, 1)


@rule("cannoni", "struck.taken")
@pytest.mark.parametrize("state", [{"struck": True}, {"crew": 0}])
def test_who_is_only_entangled_may_decline_the_capture(state: dict[str, Any]) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_essex", 20 + SIDE, 20, "N", **state), FAR)
    board.foul("gb_shannon", "us_essex")
    board.begin("boarding")
    assert board.question == WhetherToTake("gb_shannon", "us_essex")
    board.answer("decline")
    assert not board.events(Captured) and board["us_essex"].side == 1


# --- actions ----------------------------------------------------------------------------------------------------------


@rule("cannoni", "opt.repair.series", "opt.repair.recover")
@pytest.mark.parametrize("play", ["pass", "set-sails full"])
def test_a_complete_repair_is_not_lost_by_what_comes_later(play: str) -> None:
    board = Board(gb("gb_shannon", 20, 20, masts=[6, 4, 6], owes=False, mended=3), FAR, repairs=True)
    board.start(gb_shannon=3).answer("repair", "repair")
    assert "repair" not in board.kinds()
    board.answer(play)
    assert board.facts(Repairing, "phases") == [4, 5]
    assert board.facts(Mended, "mast") == ["main"] and board["gb_shannon"].mended == 0


@rule("cannoni", "anchor.weigh")
def test_who_weighs_the_anchor_does_not_cut_the_cable() -> None:
    board = Board(gb("gb_shannon", 20, 20, anchor="bow"), FAR).start(gb_shannon=2)
    assert "cut-cable" in board.options
    board.answer("weigh")
    assert not board.kinds() & {"cut-cable", "weigh", "move", "turn", "swing"}


NAMES = ("gb_shannon", "gb_java", "gb_blonde")


def squadron(apart: float = 5.0, **state: Any) -> Board:
    """Three frigates in line ahead, the van to the north."""
    board = Board(*(gb(name, 20, 30 - at * apart, "N", **state) for at, name in enumerate(NAMES)), FAR, squadrons=True)
    board.squadron(*NAMES)
    return board


@rule("cannoni", "collision.deliberate")
def test_a_commodore_calls_nobody_who_could_only_run_into_another() -> None:
    board = squadron(2 * HALF + 0.03).start(gb_shannon=1)
    board.answer("signal sail")
    assert board.question == MustSail("gb_shannon", 1)
    board.answer("move 3")
    assert board.question == MustSail("gb_java", 1)
    assert not board.events(Collided)
    wide = squadron().start(gb_shannon=1).answer("signal sail")
    assert wide.question == WhoActsNext("sail") and len(wide.options) == 3


@rule("cannoni", "opt.squadron.action", "anchor.weigh")
def test_a_phase_counts_for_a_ship_that_cannot_follow_the_signal() -> None:
    board = squadron(anchor="bow", sails="furled")
    board["gb_blonde"].load = ["", "ball"]
    board.start(gb_shannon=2).answer("signal load")
    assert board.question == Orders("gb_blonde", 2)
    board.answer("load starboard ball")
    assert [board[name].acts for name in NAMES] == [1, 1, 1]
    assert "signal weigh" not in board.options


@rule("cannoni", "opt.squadron.action")
def test_straight_on_and_turning_are_one_signal() -> None:
    board = squadron().start(gb_shannon=1)
    assert board.options == ["signal sail"]
    board.answer("signal sail", "next-ship gb_shannon")
    assert {"move", "turn"} <= board.kinds()


@rule("cannoni", "action.hit_mark", "test.hit")
def test_hit_in_this_phase_ends_with_the_phase() -> None:
    lee = [(27.0, 10.0), (30.0, 10.0), (30.0, 30.0), (27.0, 30.0)]
    ships = gb("gb_shannon", 20, 20, "N", owes=False), us("us_essex", 26, 20, "N", sails="furled")
    board = Board(*ships, FAR, land=[lee]).start(gb_shannon=1)
    board.roll(5, 5, 10).answer("fire starboard us_essex hull")
    assert board.events(HullStruck)
    assert board.facts(Tried, "task", "ability") == [("avoid_shore", board["us_essex"].crew.manoeuvre)]


@rule("cannoni", "opt.ammo.grape", "opt.critdmg.magazine", "opt.critdmg.rudder")
@pytest.mark.parametrize(("rolled", "hull"), [(1, 0), (2, 0)])
def test_grape_lights_no_fire_and_reaches_no_magazine(rolled: int, hull: int) -> None:
    target = us("us_essex", 23, 20, "N", hull=[3, hull])
    ship = gb("gb_shannon", 20, 20, "N", owes=False, load=["grape", ""])
    board = Board(ship, target, FAR, ammunition=True, critical_damage=True).start(gb_shannon=1)
    board.roll(10, 1, rolled).answer("fire starboard us_essex crew")
    essex = board["us_essex"]
    assert (essex.place, essex.burning, essex.rudderless) == ("sea", False, False)
    assert essex.crew.boxes == 8 - 4


@rule("cannoni", "move.zero", "gun.moving")
def test_who_stopped_where_she_was_has_not_moved() -> None:
    wall = [(10.0, 21.4), (30.0, 21.4), (30.0, 30.0), (10.0, 30.0)]
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_wasp", 55, 45, owes=False), wind="SW", land=[wall])
    board.start(gb_shannon=1, us_wasp=1)
    board.roll(10).answer("more", "straight", "move 5")
    assert board.pose("gb_shannon") == (20, 20, 0) and not board["gb_shannon"].moved


@rule("cannoni", "target.land")
def test_what_hides_behind_land_screens_nobody() -> None:
    island = [(22.0, 19.0), (22.5, 19.0), (22.5, 20.6), (22.0, 20.6)]
    ships = gb("gb_shannon", 20, 20, "N"), us("us_essex", 24, 20, "N"), us("us_wasp", 28, 24, "N")
    board = Board(*ships, land=[island])
    assert [mark.unit for mark in targets(board.table, Gun(0, 0))] == [2]
    assert [mark.unit for mark in targets(Board(*ships).table, Gun(0, 0))] == [1]


@rule("cannoni", "test.later")
def test_the_first_attempt_to_free_the_rigging_counts_per_ship() -> None:
    ships = gb("gb_shannon", 20, 20, "N", manoeuvre=5), us("us_essex", 20 + SIDE, 20, "N", manoeuvre=5)
    board = Board(*ships, FAR)
    board.foul("gb_shannon", "us_essex")
    board["gb_shannon"].untangled, board.state.turn = 1, 2
    board.start(gb_shannon=2, us_essex=1)
    board.roll(1).answer("free-rigging us_essex")
    board.answer("pass")
    board.roll(1).answer("free-rigging gb_shannon")
    assert board.facts(Tried, "ship", "ability") == [("gb_shannon", 6), ("us_essex", 5)]


@rule("cannoni", "collision.test")
def test_nobody_is_asked_how_far_who_gets_no_further_than_the_next_ship() -> None:
    ahead = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20, 23, "N")).start(gb_shannon=5)
    ahead.roll(10).answer("more", "straight")
    assert ahead.ask.question.kind == "orders" and ahead.state.phase == 4
    free = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 40, 23, "N")).start(gb_shannon=5)
    free.answer("more", "straight")
    assert free.ask.question.kind == "how-far-straight"
