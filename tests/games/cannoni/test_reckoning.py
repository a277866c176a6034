"""What crews, boardings, stations and points come to, by tables written out: the limit, and one on either side."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, fr, gb, us
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.geometry import TOUCH, shore_distance
from wardroom.games.cannoni.rules.boarding import can_board, can_join, is_helpless, may_board, party_boxes, party_sizes
from wardroom.games.cannoni.rules.capture import guards_needed, lose_crew, lose_prisoners, prize_crew, send_over
from wardroom.games.cannoni.rules.emergencies import are_afloat, is_afloat, later_attempt, way_afloat
from wardroom.games.cannoni.rules.grapnels import may_be_grappled
from wardroom.games.cannoni.rules.links import leave_melee, part, pulled, set_clear
from wardroom.games.cannoni.rules.melee import chances, totals
from wardroom.games.cannoni.rules.muster import owner, purses
from wardroom.games.cannoni.rules.repairs import break_off
from wardroom.games.cannoni.rules.stations import berths_of, has_room, station_at
from wardroom.games.cannoni.rules.turn import end_turn, sink_ships
from wardroom.games.cannoni.rules.victory import earners, is_beaten, is_lost, is_out, result_of, ship_points
from wardroom.games.cannoni.state import NONE, Crew, Link, Melee, Rules, Series
from wardroom.games.cannoni.table import can_act, is_able_to_fight, is_engaged, is_manageable

FAR = us("us_wasp", 50, 40)


def three(**state: Any) -> Board:
    """Shannon, Chesapeake beside her, and Wasp far away."""
    return Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 30, 20, "N", **state), FAR)


# --- crews ------------------------------------------------------------------------------------------------------------


@rule("cannoni", "party.form")
@pytest.mark.parametrize(
    ("boxes", "sizes", "parties"),
    [(1, 1, [1]), (3, 1, [3]), (4, 1, [4]), (5, 2, [1, 5]), (8, 2, [4, 8]), (9, 3, [1, 5, 9])],
)
def test_a_party_takes_the_incomplete_section_first(boxes: int, sizes: int, parties: list[int]) -> None:
    ship = three()["gb_shannon"]
    ship.crew.boxes = boxes
    assert [*party_sizes(ship)] == [*range(1, sizes + 1)]
    assert [party_boxes(ship, sections) for sections in party_sizes(ship)] == parties
    for party in parties:
        ship.party = party
        assert ship.party_sections == parties.index(party) + 1


@rule("cannoni", "prize.crew")
@pytest.mark.parametrize(("prisoners", "guards"), [(0, 1), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_one_guard_for_every_section_of_prisoners(prisoners: int, guards: int) -> None:
    assert guards_needed(prisoners) == guards


@pytest.mark.parametrize(("boxes", "left", "party"), [(0, 6, 4), (1, 5, 3), (4, 2, 0), (5, 1, 0), (9, 0, 0)])
def test_losses_are_struck_from_the_party_first(boxes: int, left: int, party: int) -> None:
    board = three()
    ship = board["gb_shannon"]
    ship.crew.boxes, ship.party = 6, 4
    lose_crew(board.table, 0, boxes, "melee.roll")
    assert (ship.crew.boxes, ship.party) == (left, party)


def test_the_last_box_of_prisoners_leaves_none() -> None:
    board = three()
    ship = board["gb_shannon"]
    ship.prisoners = [Crew(1, ship.seat, 5, 5, 0, boxes=2, complement=2), Crew(2, ship.seat, 5, 5, 0, 3, 3)]
    lefts = []
    for _ in range(3):
        lose_prisoners(board.table, 0)
        lefts.append([crew.boxes for crew in ship.prisoners])
    assert lefts == [[1, 3], [3], [2]]
    assert ship.captives == 2


@pytest.mark.parametrize(("sent", "left", "party"), [(1, 5, 4), (2, 4, 4), (3, 3, 3), (5, 1, 1)])
def test_who_is_sent_over_is_missed_from_the_party_last(sent: int, left: int, party: int) -> None:
    ship = three()["gb_shannon"]
    ship.crew.boxes, ship.party = 6, 4
    assert send_over(ship, sent) == sent
    assert (ship.crew.boxes, ship.party) == (left, party)


@rule("cannoni", "prize.abilities")
def test_a_prize_crew_is_less_able_than_its_own() -> None:
    ship = three()["gb_shannon"]
    own = Crew(0, ship.seat, 7, 5, 1, boxes=9, complement=12, captainless=True)
    crew = prize_crew(own, 0, 3)
    assert (crew.manoeuvre, crew.combat, crew.fire) == (6, 3, -1)
    assert (crew.boxes, crew.complement, crew.captainless, crew.disordered) == (3, 3, True, False)


@pytest.mark.parametrize(("first", "turn", "value"), [(0, 5, 0), (5, 5, 0), (4, 5, 1), (1, 5, 1), (1, 1, 0)])
def test_a_later_attempt_is_one_in_a_later_turn(first: int, turn: int, value: int) -> None:
    assert later_attempt(first, turn) == ("later", value)


@pytest.mark.parametrize(
    ("mended", "mending", "left"), [(2, 2, (0, 0)), (4, 0, (0, 0)), (3, 2, (3, 2)), (5, 0, (5, 0))]
)
def test_only_a_repair_that_is_complete_is_not_broken_off(mended: int, mending: int, left: tuple[int, int]) -> None:
    ship = three()["gb_shannon"]
    ship.mended, ship.mending = mended, mending
    break_off(ship)
    assert (ship.mended, ship.mending) == left


# --- boardings --------------------------------------------------------------------------------------------------------


@rule("cannoni", "melee.rail", "melee.deck")
def test_decks_count_at_the_rail_and_sections_on_deck() -> None:
    board = three()
    table, (one, victim, other) = board.table, board.state.ships
    one.crew.combat, other.crew.combat, victim.crew.combat = 6, 4, 5
    decks = [table.book(ship).decks for ship in (one, victim, other)]
    alone, both = Melee(1, (0,)), Melee(1, (0, 2))
    assert totals(table, alone) == (6 + decks[0], 5 + decks[1])
    assert totals(table, both) == (4 + max(decks[0], decks[2]), 5 + decks[1])
    for mine, second, theirs, expected in ((8, 0, 4, (7, 5)), (4, 0, 4, (6, 5)), (4, 0, 9, (6, 7))):
        one.party, other.party, victim.party = mine, second, theirs
        assert totals(table, alone._replace(aboard=True)) == expected
    one.party, other.party, victim.party = 5, 1, 4
    assert totals(table, both._replace(aboard=True)) == (4 + 2, 5)


@pytest.mark.parametrize(("attack", "defence", "die"), [(0, 0, 10), (3, -2, 10), (-12, 1, 6)])
def test_chances_of_a_round_count_every_pair_of_dice(attack: int, defence: int, die: int) -> None:
    faces = range(1, die + 1)
    leads = [max(1, mine + attack) - max(1, theirs + defence) for mine in faces for theirs in faces]
    expected = [sum(sign(lead) == way for lead in leads) / len(leads) for way in (1, 0, -1)]
    assert chances(attack, defence, die) == pytest.approx(expected)


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def test_who_may_board() -> None:
    board = three()
    ship = board["gb_shannon"]
    assert can_board(board.state, 0)
    for name, value in (("struck", True), ("sinking", 3), ("crippled", True), ("born", 1)):
        before = getattr(ship, name)
        setattr(ship, name, value)
        assert not can_board(board.state, 0)
        setattr(ship, name, before)
    ship.crew.boxes = 1
    assert can_board(board.state, 0) and not is_helpless(ship)
    ship.crew.boxes = 0
    assert not can_board(board.state, 0) and is_helpless(ship)


def test_two_friends_board_one_and_no_third_joins() -> None:
    ships = gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), gb("gb_java", 40, 20), gb("gb_blonde", 20, 40)
    board = Board(*ships, fr("fr_bellone", 40, 40))
    battle = board.state
    battle.melees = [Melee(1, (0,))]
    assert can_join(battle, battle.melees[0], 2) and may_board(battle, 2, 1)
    assert not may_board(battle, 4, 1)
    assert not may_board(battle, 0, 1)
    battle.melees = [Melee(1, (0, 2))]
    assert not can_join(battle, battle.melees[0], 3) and not may_board(battle, 3, 1)
    battle.melees = [Melee(1, (0,), resting=True)]
    assert not may_board(battle, 2, 1)
    battle.melees = [Melee(0, (1,))]
    assert not may_board(battle, 4, 1)
    battle.melees = []
    assert may_board(battle, 2, 1)
    battle.queue = [2]
    assert not may_board(battle, 2, 1)


def test_of_two_attackers_one_leaves_and_the_other_fights_on() -> None:
    ships = gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), gb("gb_java", 40, 20), FAR
    board = Board(*ships)
    battle = board.state
    for ship in battle.ships:
        ship.party = 4
    battle.melees = [Melee(1, (0, 2), ready=(0, 1, 2))]
    leave_melee(battle, 0)
    assert battle.melees == [Melee(1, (2,), ready=(1, 2))]
    assert [ship.party for ship in battle.ships] == [0, 4, 4, 4]
    leave_melee(battle, 3)
    assert battle.melees == [Melee(1, (2,), ready=(1, 2))]
    leave_melee(battle, 1)
    assert battle.melees == []
    assert [ship.party for ship in battle.ships] == [0, 0, 0, 4]


def test_a_link_that_parts_ends_the_boarding_that_hung_by_it_alone() -> None:
    board = three()
    battle = board.state
    foul, grapple = Link(0, 1, "foul"), Link(0, 1, "grapple")
    battle.links, battle.melees = [foul, grapple], [Melee(1, (0,))]
    battle.ships[0].untangled = battle.ships[1].untangled = 2
    battle.ships[0].owes = battle.ships[1].owes = False
    part(board.table, grapple)
    assert battle.melees and [ship.untangled for ship in battle.ships[:2]] == [2, 2]
    assert [ship.owes for ship in battle.ships[:2]] == [True, True]
    part(board.table, foul)
    assert not battle.melees and [ship.untangled for ship in battle.ships[:2]] == [0, 0]


def test_at_most_two_enemies_hold_a_ship() -> None:
    ships = gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), gb("gb_java", 40, 20), gb("gb_blonde", 20, 40)
    board = Board(*ships, us("us_essex", 40, 40))
    battle = board.state
    assert may_be_grappled(battle, 0, 1)
    battle.links = [Link(0, 1, "grapple")]
    assert not may_be_grappled(battle, 0, 1) and not may_be_grappled(battle, 1, 0)
    assert may_be_grappled(battle, 2, 1)
    battle.links = [Link(4, 1, "grapple"), Link(1, 0, "grapple"), Link(2, 1, "grapple")]
    assert may_be_grappled(battle, 3, 1)
    battle.links = [Link(0, 1, "grapple"), Link(2, 1, "grapple")]
    assert not may_be_grappled(battle, 3, 1)
    battle.links = [Link(0, 1, "foul")]
    assert may_be_grappled(battle, 0, 1)
    battle.links = []
    battle.ships[1].sinking = 4
    assert not may_be_grappled(battle, 0, 1)


def test_who_is_engaged_and_who_can_act() -> None:
    board = three()
    battle = board.state
    assert [can_act(battle, number) for number in (0, 1, 2)] == [True] * 3
    battle.links = [Link(0, 1, "foul")]
    assert not is_engaged(battle, 0) and not is_manageable(battle, 0) and is_manageable(battle, 2)
    battle.links = [Link(0, 1, "grapple")]
    assert is_engaged(battle, 0) and is_engaged(battle, 1) and not is_engaged(battle, 2)
    battle.links = [Link(1, 2, "grapple")]
    assert not is_engaged(battle, 1)
    battle.melees = [Melee(1, (0,))]
    assert can_act(battle, 0) and can_act(battle, 1)
    battle.melees = [Melee(1, (0,), aboard=True)]
    assert not can_act(battle, 0) and not can_act(battle, 1) and can_act(battle, 2)


# --- alongside and clear ----------------------------------------------------------------------------------------------


def beside(gap: float, *others: Laid) -> Board:
    """Chesapeake so far to starboard of Shannon."""
    width = 40 / 25.4
    return Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20 + width + gap, 20, "N"), *others)


@pytest.mark.parametrize(("gap", "moved"), [(0.0, 1.0), (0.25, 0.75), (0.999, 0.001), (1.0, 0.0), (1.5, 0.0)])
def test_who_got_loose_is_set_an_inch_away(gap: float, moved: float) -> None:
    board = beside(gap)
    set_clear(board.table, 0, 1, "cut.test")
    assert board["gb_shannon"].x == pytest.approx(20 - moved, abs=1e-3)


def test_who_is_held_otherwise_stays_where_she_is() -> None:
    for held in ({"anchor": "bow"}, {"aground": True}):
        board = beside(0.0)
        for name, value in held.items():
            setattr(board["gb_shannon"], name, value)
        set_clear(board.table, 0, 1, "cut.test")
        assert board["gb_shannon"].x == 20
    board = beside(0.0)
    board.foul("gb_shannon", "us_chesapeake")
    set_clear(board.table, 0, 1, "cut.test")
    assert board["gb_shannon"].x == 20


def test_there_is_only_so_much_room_to_be_set_clear() -> None:
    width = 40 / 25.4
    board = beside(0.0, us("us_essex", 20 - width - 0.5, 20, "N"))
    set_clear(board.table, 0, 1, "cut.test")
    assert board["gb_shannon"].x == pytest.approx(20 - 0.5 + 2 * TOUCH, abs=1e-3)


def test_grapnels_pull_who_can_be_moved() -> None:
    board = beside(1.0)
    assert pulled(board.table, 0, 1) == 1
    board["us_chesapeake"].anchor = "bow"
    assert pulled(board.table, 0, 1) == 0
    board["gb_shannon"].aground = True
    assert pulled(board.table, 0, 1) == NONE
    near = beside(2 * TOUCH - 0.001)
    near["us_chesapeake"].anchor, near["gb_shannon"].aground = "bow", True
    assert pulled(near.table, 0, 1) == 0
    near["gb_shannon"].x -= 0.002
    assert pulled(near.table, 0, 1) == NONE


@rule("cannoni", "emerg.refloat")
def test_afloat_is_an_inch_from_land_clear_of_ships_and_on_the_table() -> None:
    wide = 40 / 25.4 / 2
    land = [(0.0, 0.0), (10.0, 0.0), (10.0, 48.0), (0.0, 48.0)]
    board = Board(gb("gb_shannon", 10 + wide, 20, "N"), us("us_wasp", 50, 40), land=[land])
    table = board.table
    half = table.book(board["gb_shannon"]).half
    assert not is_afloat(table, 0, {0}, 0.999, 0, 1.0)
    assert is_afloat(table, 0, {0}, 1.001, 0, 1.0)
    assert is_afloat(table, 0, {0}, 1.001, 28 - half - 0.001, 1.0)
    assert not is_afloat(table, 0, {0}, 1.001, 28 - half + 0.001, 1.0)
    assert are_afloat(table, 0, [0], 1.001, 0) and not are_afloat(table, 0, [0], 0.5, 0)
    dx, dy = way_afloat(table, 0, [0])
    assert dx == pytest.approx(1, abs=0.02) and dy == pytest.approx(0, abs=1e-9)
    shore = table.scenario.lands[0]
    x, y, *rest = table.base(board["gb_shannon"])
    assert shore_distance((x + dx, y + dy, *rest), shore, table.wide) >= 1  # type: ignore[arg-type]
    board["gb_shannon"].anchor = "stern"
    assert way_afloat(table, 0, [0]) == (0.0, 0.0)


# --- turns and points -------------------------------------------------------------------------------------------------


@rule("cannoni", "sink.countdown")
@pytest.mark.parametrize(("sinking", "place"), [(0, "sea"), (4, "sunk"), (5, "sunk"), (6, "sea")])
def test_a_ship_goes_down_when_her_turn_has_come(sinking: int, place: str) -> None:
    board = three(sinking=sinking)
    board.state.turn = 5
    sink_ships(board.table)
    assert board["us_chesapeake"].place == place


def test_tokens_are_used_up_one_by_one_and_then_all_are_there_again() -> None:
    board = three()
    series, told = board.state.series[0], []
    assert series.size == 5
    for token in (3, 1, 5, 2, 4, 2, 0):
        series.token = token
        end_turn(board.table)
        told.append((series.used, series.unused, series.past))
    assert told[3] == ((3, 1, 5, 2), (4,), (2, 5, 1, 3))
    assert told[4][1] == (1, 2, 3, 4, 5)
    assert told[5][:2] == ((2,), (1, 3, 4, 5))
    assert told[6][0] == (2,) and told[6][2] == (0, 2, 4, 2, 5, 1, 3)
    assert (board.state.turn, board.state.stage) == (8, "victory")


@rule("cannoni", "def.initiative.tie")
def test_initiative_by_token_then_by_earlier_ones_then_as_drawn() -> None:
    first, second = Series((0,), 5, 1, token=3, past=(2,)), Series((1,), 5, 0, token=3, past=(2,))
    assert second.initiative > first.initiative
    first.past = (3,)
    assert first.initiative > second.initiative
    second.token = 4
    assert second.initiative > first.initiative


@rule("cannoni", "victory.crushing")
def test_what_still_counts_as_a_ship() -> None:
    board = three()
    ship = board["us_chesapeake"]
    assert is_able_to_fight(board.state, ship)
    for place, able in (("leaving", True), ("off", True), ("gone", False), ("sunk", False), ("escaped", False)):
        ship.place = place  # type: ignore[assignment]
        assert is_able_to_fight(board.state, ship) == able
        assert is_lost(ship) == (not able)
    ship.place = "sea"
    for name, value in (("struck", True), ("sinking", 9), ("aground", True), ("masts", [0, 0, 0]), ("hull", [0, 0])):
        before = getattr(ship, name)
        setattr(ship, name, value)
        assert not is_able_to_fight(board.state, ship)
        setattr(ship, name, before)
    ship.masts, ship.hull = [0, 0, 1], [0, 1]
    assert is_able_to_fight(board.state, ship)
    ship.crew.boxes = 0
    assert not is_able_to_fight(board.state, ship)


def test_a_camp_is_out_with_its_last_ship_and_beaten_unless_one_escaped() -> None:
    board = three()
    battle = board.state
    assert not is_out(battle, 1)
    board["us_chesapeake"].struck = True
    assert not is_out(battle, 1) and not is_beaten(battle, 1)
    board["us_wasp"].place = "sunk"
    assert is_out(battle, 1) and is_beaten(battle, 1) and not is_out(battle, 0)
    board["us_wasp"].place = "escaped"
    assert is_out(battle, 1) and not is_beaten(battle, 1)


@rule("cannoni", "victory.points")
def test_points_for_a_ship_by_what_became_of_her() -> None:
    for objectives, times in (((), (1, 1, 1, 2, 1, 0)), (("us_chesapeake",), (2, 2, 2, 3, 2, 0))):
        board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), FAR, objectives=objectives)
        table, ship = board.table, board["us_chesapeake"]
        value = table.book(ship).value
        found = []
        for name, given in (("place", "sunk"), ("place", "blown"), ("sinking", 3), ("born", 0), ("struck", True)):
            before = getattr(ship, name)
            setattr(ship, name, given)
            found.append(ship_points(table, ship, ("GB",)))
            setattr(ship, name, before)
        found.append(ship_points(table, ship, ("GB",)))
        assert found == [value * each for each in times]


def test_who_earns_the_points_of_a_lost_ship() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), fr("fr_bellone", 40, 40))
    battle, ship = board.state, board["us_chesapeake"]
    assert earners(battle, ship, 1) == [0, 2]
    ship.foe = 2
    assert earners(battle, ship, 1) == [2]
    ship.foe = 1
    assert earners(battle, ship, 1) == [0, 2]
    ship.crew.side = 0
    assert earners(battle, ship, 1) == [0]
    ship.place = "sunk"
    assert earners(battle, ship, 1) == [0]
    ship.foe = 2
    assert earners(battle, ship, 1) == [2]
    ship.place, ship.sinking = "sea", 4
    assert earners(battle, ship, 1) == [2]


@pytest.mark.parametrize(("winner", "places"), [(0, (1, 3, 1, 3)), (1, (3, 1, 3, 1)), (NONE, (1, 1, 1, 1))])
def test_winners_share_the_first_place(winner: int, places: tuple[int, ...]) -> None:
    board = Board(gb("gb_shannon", 20, 20), gb("gb_java", 10, 20), us("us_chesapeake", 30, 20), FAR, seats=4)
    battle = board.state
    assert result_of(battle) is None
    battle.ending, battle.winner, battle.scores = "partial", winner, [40, 10]
    result = result_of(battle)
    assert result is not None and result.scores == (40, 10, 40, 10)
    assert result.places == places


@pytest.mark.parametrize(("winner", "place"), [(0, 1), (1, 2), (NONE, 1)])
def test_who_plays_alone_signs_for_the_first_camp(winner: int, place: int) -> None:
    battle = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), seats=1).state
    battle.ending, battle.winner, battle.scores = "partial", winner, [40, 10]
    result = result_of(battle)
    assert result is not None and (result.scores, result.places) == ((40,), (place,))


# --- stations and purses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "ships", "point", "berths"),
    [(3, 1, "N", {3}), (3, 2, "N", {2, 3}), (3, 3, "E", {1, 2, 3}), (3, 2, "S", {3, 4}), (3, 3, "W", {3, 4, 5})],
)
def test_a_line_lies_astern_of_its_van(number: int, ships: int, point: str, berths: set[int]) -> None:
    assert berths_of(number, ships, point) == berths


@pytest.mark.parametrize(
    ("free", "lengths", "room"),
    [
        ((), (), True),
        ((), (1,), False),
        ((1, 2, 4), (2, 1), True),
        ((1, 3, 5), (2,), False),
        ((1, 2, 3, 4), (2, 2), True),
        ((1, 2, 3, 5), (2, 2), False),
        ((1, 2, 3, 5, 6), (3, 2), True),
        ((2, 3, 4, 6), (2, 2), False),
    ],
)
def test_lines_need_stations_beside_each_other(free: tuple[int, ...], lengths: tuple[int, ...], room: bool) -> None:
    assert has_room(frozenset(free), lengths) == room


@pytest.mark.parametrize(
    ("homes", "side", "spot"), [("WE", 0, (5, 12)), ("WE", 1, (55, 12)), ("SN", 0, (12, 5)), ("SN", 1, (12, 43))]
)
def test_stations_lie_five_inches_off_the_home_edge(homes: str, side: int, spot: tuple[float, float]) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), homes=homes)
    assert station_at(board.scenario, side, 2) == spot


def test_with_three_sides_stations_keep_clear_of_the_corner() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), fr("fr_bellone", 40, 40))
    assert station_at(board.scenario, 0, 2) == (5, 18)


@pytest.mark.parametrize(
    ("seats", "camps", "purse"),
    [
        (2, (0, 1), [100, 100]),
        (1, (0, 1), [100, 100]),
        (4, (0, 1), [100, 100, 100, 100]),
        (3, (0, 1), [100, 200, 100]),
        (3, (0, 1, 0), [100, 200, 100]),
        (2, (0, 1, 0), [100, 200, 100]),
    ],
)
def test_every_camp_has_as_much_to_spend(seats: int, camps: tuple[int, ...], purse: list[int]) -> None:
    assert purses(Rules("free", seats, 10, camps=camps), 100) == purse


@pytest.mark.parametrize(
    ("seats", "ships", "owners"), [(2, 3, [0, 0, 0]), (4, 3, [0, 0, 2]), (4, 4, [0, 0, 2, 2]), (6, 3, [0, 2, 4])]
)
def test_ships_of_a_side_are_shared_out_in_order(seats: int, ships: int, owners: list[int]) -> None:
    assert [owner(Rules("own", seats, 10), 0, at, ships) for at in range(ships)] == owners


def test_batteries_count_as_units_after_the_ships() -> None:
    works = [battery("fort_a", 50, 10, "W"), battery("fort_b", 50, 12, "W")]
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), forts=[(1, works)])
    assert [board.table.unit_name(unit) for unit in range(4)] == ["gb_shannon", "us_chesapeake", "fort_a", "fort_b"]
    assert [board.table.find(name) for name in ("us_chesapeake", "fort_a", "fort_b")] == [1, 2, 3]
