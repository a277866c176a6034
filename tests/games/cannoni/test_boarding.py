"""Abbordaggi: grapnels, parties, melees, and more than two ships."""

from dataclasses import replace
from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, gb, us
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.rules.boarding import (
    Boards,
    HowManyBoard,
    PartyFormed,
    WhetherToBoard,
    WhetherToBoardAgain,
    WhichVictim,
    begin_melee,
)
from wardroom.games.cannoni.rules.capture import Captured, CrewStruck, HowManyGuards, lose_crew
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.damage import RiggingStruck
from wardroom.games.cannoni.rules.drift import Drifted
from wardroom.games.cannoni.rules.grapnels import Grappled, GrapplesCut, is_in_reach, may_be_grappled
from wardroom.games.cannoni.rules.links import Shifted
from wardroom.games.cannoni.rules.melee import (
    DeckGained,
    HeldOff,
    MeleeFought,
    ThrownBack,
    WhichMastCut,
    WhoseLosses,
    totals,
)
from wardroom.games.cannoni.rules.orders import MustSail, Orders
from wardroom.games.cannoni.table import is_engaged

SIDE = 1.5748
"""The width of a base."""


def near(far: float = 3, heading: str = "N", *more: Laid, **state: Any) -> Board:
    """Shannon with an enemy so far off her starboard beam."""
    return Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 20 + far, 20, heading, **state), *more)


def grappled(*more: Laid, **state: Any) -> Board:
    """Shannon holds an enemy alongside."""
    board = near(SIDE, "N", *more, **state)
    board.grapple("gb_shannon", "us_chesapeake")
    board.state.is_duel = False
    return board


def parties(board: Board, attackers: int = 4, defenders: int = 4, aboard: bool = False, **facts: Any) -> Board:
    """A boarding of the enemy alongside, with so many boxes in each party."""
    boxes = {"gb_shannon": attackers, "us_chesapeake": defenders}
    board.melee("us_chesapeake", "gb_shannon", parties=boxes, aboard=aboard, **facts)
    return board


def fight(board: Board, *dice: int) -> Board:
    """One round of the melee."""
    return board.roll(*dice).begin("melee")


# --- Lanciare i grappini ----------------------------------------------------------------------------------------------


@rule("cannoni", "multi.two", "grapple.friend")
def test_two_enemies_may_hold_a_ship_and_a_friend_who_holds_her_does_not_count() -> None:
    board = grappled(
        us("us_essex", 20 + SIDE, 22.6, "N"), gb("gb_java", 20 + 2 * SIDE, 20, "N"), gb("gb_blonde", 20, 5)
    )
    board.grapple("us_essex", "us_chesapeake")
    blonde, chesapeake = board.number("gb_blonde"), board.number("us_chesapeake")
    assert may_be_grappled(board.state, blonde, chesapeake)
    board.grapple("gb_java", "us_chesapeake")
    assert not may_be_grappled(board.state, blonde, chesapeake)


@rule("cannoni", "grapple.range")
def test_bases_in_contact_can_be_grappled_however_long_ones_own_tables_make_them() -> None:
    table = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20, 28, "N")).table
    one, other = table.state.ships
    assert not is_in_reach(table, one, other)
    table.books = tuple(replace(book, half=4.0) for book in table.books)
    assert is_in_reach(table, one, other)


@rule("cannoni", "grapple.test")
@pytest.mark.parametrize("state", [{"sinking": 9}, {}])
def test_nobody_throws_grapnels_on_a_ship_that_goes_down(state: dict[str, Any]) -> None:
    board = near(3, **state)
    assert may_be_grappled(board.state, 0, 1) == (not state)


@rule("cannoni", "grapple.range")
@pytest.mark.parametrize(("far", "may"), [(1.5748, True), (4, True), (4.01, False)])
def test_grapnels_reach_four_inches_between_mainmasts(far: float, may: bool) -> None:
    assert ("grapple" in near(far).start(gb_shannon=1).kinds()) == may


@rule("cannoni", "grapple.range")
def test_bases_in_contact_can_be_grappled_at_any_distance() -> None:
    board = Board(gb("gb_victory", 20, 20, "N", owes=False), us("us_independence", 20, 23.15, "N"))
    board["us_independence"].y = 20 + (85 + 75) / 50.8 + 0.005
    assert "grapple us_independence" in board.start(gb_victory=1).options
    board = Board(gb("gb_victory", 20, 20, "N", owes=False), us("us_independence", 20, 24.2, "N"))
    assert "grapple us_independence" not in board.start(gb_victory=1).options


@rule("cannoni", "grapple.test")
@pytest.mark.parametrize(("rolled", "held"), [(2, False), (3, True)])
def test_a_throw_at_an_enemy_is_an_action_with_a_test(rolled: int, held: bool) -> None:
    board = near().start(gb_shannon=2)
    board.roll(rolled).answer("grapple us_chesapeake")
    assert board.facts(Tried, "task", "ability") == [("grapple", 8)]
    assert bool(board.state.links) == held
    assert board.question == Orders("gb_shannon", 1)


@rule("cannoni", "grapple.friend")
def test_a_throw_at_a_friend_needs_no_test_and_leads_to_no_melee() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False), gb("gb_java", 23, 20, "N", owes=False), us("us_wasp", 55, 45)
    )
    board.start(gb_shannon=2, gb_java=1)
    assert "grapple gb_java" not in board.options
    board.answer("more", "grapple gb_java")
    assert not board.events(Tried) and board.events(Grappled)
    assert not board.kinds() & {"move", "turn"}
    board.answer("pass")
    assert "let-go gb_shannon" in board.options
    board.answer("let-go gb_shannon")
    assert not board.state.links and not board.events(Boards)


@rule("cannoni", "grapple.friend", "drift.linked")
def test_grappled_friends_drift_together_without_a_melee() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), gb("gb_java", 20 + SIDE, 20, "N"), us("us_wasp", 55, 45))
    board.grapple("gb_shannon", "gb_java")
    board.begin("boarding")
    assert not board.events(Boards)
    assert sorted(board.facts(Drifted, "ship")) == ["gb_java", "gb_shannon"]


@rule("cannoni", "grapple.engaged")
@pytest.mark.parametrize("thrower", ["gb_shannon", "us_chesapeake"])
def test_who_is_boarding_or_boarded_throws_no_grapnels(thrower: str) -> None:
    board = grappled(us("us_essex", 18, 20), gb("gb_java", 24, 20))
    board.start(**{thrower: 1})
    assert "grapple" not in board.kinds()


@rule("cannoni", "grapple.engaged")
def test_an_entangled_ship_may_throw_grapnels() -> None:
    board = near(SIDE)
    board.foul("gb_shannon", "us_chesapeake")
    assert "grapple us_chesapeake" in board.start(gb_shannon=1).options


@rule("cannoni", "grapple.effect")
def test_grappled_ships_cannot_manoeuvre_and_are_engaged() -> None:
    board = near(3, sails="full")
    board.start(gb_shannon=2, us_chesapeake=1)
    board.roll(9).answer("grapple us_chesapeake")
    assert not board.kinds() & {"move", "turn"}
    assert is_engaged(board.state, 0) and is_engaged(board.state, 1)
    board.answer("pass")
    assert board.question == Orders("us_chesapeake", 1)
    assert not board.kinds() & {"move", "turn"}


@rule("cannoni", "grapple.pull")
def test_the_grappled_ship_is_pulled_into_contact_the_shortest_way() -> None:
    board = near(3.5, "NE").start(gb_shannon=1)
    board.roll(9).answer("grapple us_chesapeake")
    assert board.gap("gb_shannon", "us_chesapeake") <= 0.01
    assert board["us_chesapeake"].heading == 12
    assert board["gb_shannon"].x == pytest.approx(21, abs=1) and board["gb_shannon"].y == 20


@rule("cannoni", "grapple.pull")
@pytest.mark.parametrize("state", [{"anchor": "bow"}, {"aground": True}])
def test_a_ship_that_is_held_pulls_the_thrower(state: dict[str, Any]) -> None:
    board = near(3.5, **state).start(gb_shannon=2)
    board.roll(9).answer("grapple us_chesapeake")
    assert board.pose("us_chesapeake") == (23.5, 20, 0)
    assert board.gap("gb_shannon", "us_chesapeake") <= 0.01


@rule("cannoni", "grapple.pull")
def test_a_ship_linked_to_a_third_pulls_the_thrower() -> None:
    board = near(3.5, "N", us("us_essex", 23.5 + SIDE, 20))
    board.foul("us_chesapeake", "us_essex")
    board.start(gb_shannon=2)
    board.roll(9).answer("grapple us_chesapeake")
    assert board.pose("us_chesapeake") == (23.5, 20, 0)
    assert board["gb_shannon"].x == pytest.approx(23.5 - SIDE, abs=0.01)


@rule("cannoni", "grapple.pull", "links.contact")
def test_where_neither_can_be_moved_there_are_no_grapnels() -> None:
    board = near(3.5, anchor="bow")
    board["gb_shannon"].anchor = "bow"
    assert "grapple" not in board.start(gb_shannon=1).kinds()
    board = near(SIDE, anchor="bow")
    board["gb_shannon"].anchor = "bow"
    assert "grapple us_chesapeake" in board.start(gb_shannon=1).options


@rule("cannoni", "grapple.pull", "links.contact")
@pytest.mark.parametrize(("apart", "is_offered"), [(0.005, True), (0.015, False)])
def test_two_that_hang_on_the_same_ship_hold_each_other_only_alongside(apart: float, is_offered: bool) -> None:
    """They move together only: what lies between them would stay between them."""
    board = near(SIDE + apart, "N", us("us_essex", 20 + SIDE / 2, 22))
    board.foul("gb_shannon", "us_essex")
    board.foul("us_chesapeake", "us_essex")
    assert ("grapple us_chesapeake" in board.start(gb_shannon=2).options) == is_offered


@rule("cannoni", "grapple.pull", "links.contact")
def test_a_third_base_in_the_way_bars_the_pull() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False),
        us("us_chesapeake", 20, 24, "E"),
        gb("gb_pickle", 21.2, 22.2, "N"),
    )
    assert "grapple us_chesapeake" not in board.start(gb_shannon=2).options


# --- Recidere i grappini ----------------------------------------------------------------------------------------------


@rule("cannoni", "cut.test")
def test_the_victim_may_test_to_cut_loose() -> None:
    board = grappled()
    board["us_chesapeake"].owes = False
    board.start(us_chesapeake=2)
    board.roll(4).answer("cut-grapples gb_shannon")
    assert board.state.links
    board.roll(5).answer("cut-grapples gb_shannon")
    assert not board.state.links
    assert board.gap("gb_shannon", "us_chesapeake") == pytest.approx(1, abs=0.02)
    assert board.pose("gb_shannon")[0] == 20
    assert board.facts(GrapplesCut, "ship") == ["us_chesapeake"]
    x, y, heading = board.pose("us_chesapeake")
    assert board.facts(Shifted, "ship", "x", "y", "heading", "by") == [("us_chesapeake", x, y, heading, "cut.test")]


@rule("cannoni", "cut.test")
def test_one_action_for_every_ship_that_holds_her() -> None:
    board = grappled(gb("gb_java", 20 + 2 * SIDE, 20, "N"))
    board.grapple("gb_java", "us_chesapeake")
    board.start(us_chesapeake=2)
    cuts = [option for option in board.options if option.startswith("cut-grapples")]
    assert cuts == ["cut-grapples gb_shannon", "cut-grapples gb_java"]
    board.roll(9).answer("cut-grapples gb_java")
    assert [link.a for link in board.state.links] == [0]
    assert not board.kinds() & {"move", "turn"}


@rule("cannoni", "cut.test", "action.regained")
def test_free_she_may_sail_in_the_next_phase() -> None:
    board = grappled()
    board.start(us_chesapeake=2)
    board.roll(9).answer("cut-grapples gb_shannon")
    assert board.kinds() == {"move", "turn", "more"}


@rule("cannoni", "cut.later")
@pytest.mark.parametrize(("facts", "may"), [({"resting": True}, True), ({"aboard": True}, False)])
def test_cutting_later_as_long_as_nobody_is_on_deck(facts: dict[str, Any], may: bool) -> None:
    board = parties(grappled(us("us_essex", 50, 40, owes=False)), **facts)
    board.start(us_chesapeake=1, us_essex=1)
    is_asked = board.question == Orders("us_chesapeake", 1)
    assert is_asked == may
    assert ("cut-grapples" in board.kinds()) == may


@rule("cannoni", "cut.later")
def test_cutting_loose_ends_the_boarding() -> None:
    board = parties(grappled(), resting=True)
    board.start(us_chesapeake=1)
    board.roll(9).answer("cut-grapples gb_shannon")
    assert not board.state.melees
    assert board["gb_shannon"].party == board["us_chesapeake"].party == 0


@rule("cannoni", "test.cut_repulsed")
@pytest.mark.parametrize(("repulsed", "ability"), [(False, 6), (True, 7)])
def test_cutting_is_easier_when_boarders_were_thrown_back(repulsed: bool, ability: int) -> None:
    board = near(SIDE)
    board.grapple("gb_shannon", "us_chesapeake", repulsed=repulsed, settled=repulsed)
    board.start(us_chesapeake=1)
    board.roll(9).answer("cut-grapples gb_shannon")
    assert board.facts(Tried, "ability") == [ability]


@rule("cannoni", "cut.attacker")
def test_the_attacker_lets_go_without_a_test() -> None:
    board = parties(grappled(), resting=True).start(gb_shannon=1)
    board.answer("let-go us_chesapeake")
    assert not board.state.links and not board.events(Tried)


@rule("cannoni", "cut.attacker", "melee.first_win")
def test_but_not_with_men_on_the_enemys_deck() -> None:
    board = parties(grappled(us("us_essex", 50, 40, owes=False)), aboard=True)
    board.start(gb_shannon=5, us_chesapeake=5, us_essex=1)
    assert board.question == Orders("us_essex", 1)


# --- when a boarding occurs -------------------------------------------------------------------------------------------


@rule("cannoni", "board.when")
def test_a_grapple_leads_to_a_boarding() -> None:
    board = grappled().begin("boarding")
    assert board.facts(Boards, "ship", "target") == [("gb_shannon", "us_chesapeake")]
    assert board.ask_of(0).question == HowManyBoard("gb_shannon")


@rule("cannoni", "board.when")
@pytest.mark.parametrize(
    ("shannon", "chesapeake", "asked"),
    [(2, 1, ["gb_shannon", "us_chesapeake"]), (1, 2, ["us_chesapeake", "gb_shannon"])],
)
def test_entangled_enemies_board_only_if_somebody_wants_to(shannon: int, chesapeake: int, asked: list[str]) -> None:
    board = near(SIDE)
    board.foul("gb_shannon", "us_chesapeake")
    board.series("gb_shannon").token, board.series("us_chesapeake").token = shannon, chesapeake
    board.begin("boarding")
    found = []
    for _ in range(2):
        assert isinstance(board.question, WhetherToBoard)
        found.append(board.question.ship)
        board.answer("decline")
    assert found == asked
    assert not board.events(Boards)


@rule("cannoni", "board.when")
def test_the_higher_initiative_attacks_if_it_wants_to() -> None:
    board = near(SIDE)
    board.foul("gb_shannon", "us_chesapeake")
    board.series("us_chesapeake").token = 3
    board.begin("boarding")
    board.answer("board gb_shannon")
    assert board.facts(Boards, "ship", "target") == [("us_chesapeake", "gb_shannon")]


@rule("cannoni", "board.one_round")
def test_one_round_in_a_turn_until_it_is_decided() -> None:
    board = parties(grappled(), 8, 8, aboard=True).roll(5, 5).begin("boarding")
    board.answer("strike-mast main")
    assert len(board.events(MeleeFought)) == 1
    assert board.state.turn == 2 and board.state.melees[0].aboard


# --- Formare le squadre -----------------------------------------------------------------------------------------------


@rule("cannoni", "party.form", "ex.party_marks")
@pytest.mark.parametrize(("sections", "boxes"), [(1, 2), (2, 6), (3, 10)])
def test_a_party_begins_with_the_incomplete_section(sections: int, boxes: int) -> None:
    board = grappled()
    board["gb_shannon"].crew.boxes, board["gb_shannon"].crew.complement = 10, 12
    board.begin("boarding")
    assert [option.notation for option in board.ask_of(0).options] == ["party 1", "party 2", "party 3"]
    board.answer(f"0: party {sections}")
    board.roll(1, 10).answer("party 1")
    assert board.facts(PartyFormed, "ship", "sections", "boxes")[0] == ("gb_shannon", sections, boxes)


@rule("cannoni", "party.form")
def test_both_sides_form_parties() -> None:
    board = grappled().begin("boarding")
    assert board.position is not None
    asked = [(ask.seat, ask.question) for ask in board.position.asks]
    assert asked == [(0, HowManyBoard("gb_shannon")), (1, HowManyBoard("us_chesapeake"))]
    assert [option.notation for option in board.ask_of(1).options] == ["party 1", "party 2"]


@rule("cannoni", "party.fixed", "melee.again")
def test_parties_stay_as_they_are_until_the_melee_is_over() -> None:
    board = parties(grappled(), 3, 6, resting=True).begin("boarding")
    board.roll(1, 1)
    board.answer("board us_chesapeake")
    assert not board.events(PartyFormed)
    assert board["us_chesapeake"].crew.boxes == 8


# --- Mischie ----------------------------------------------------------------------------------------------------------


@rule("cannoni", "party.losses")
@pytest.mark.parametrize(("lost", "left", "party"), [(1, 7, 2), (3, 5, 0), (5, 3, 0)])
def test_men_of_a_party_are_lost_to_gunfire_first(lost: int, left: int, party: int) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", party=3), us("us_chesapeake", 26, 20, "N"))
    lose_crew(board.table, 0, lost, "crit.crew")
    assert (board["gb_shannon"].crew.boxes, board["gb_shannon"].party) == (left, party)


@rule("cannoni", "melee.roll")
@pytest.mark.parametrize(("dice", "lost"), [((5, 6), 1), ((5, 5), 2), ((6, 4), 4), ((10, 2), 4)])
def test_the_loser_strikes_the_difference_and_four_at_most(dice: tuple[int, int], lost: int) -> None:
    board = fight(parties(grappled(), 8, 8), *dice)
    board.answer("strike-mast main")
    assert board["us_chesapeake"].crew.boxes == 8 - lost
    assert board["us_chesapeake"].party == 8 - lost
    assert board["gb_shannon"].crew.boxes == 8


@rule("cannoni", "melee.roll", "intro.die")
def test_melee_scores_are_never_below_one() -> None:
    board = parties(grappled(combat=-9), 4, 4)
    fight(board, 1, 2)
    assert board.facts(MeleeFought, "score", "against_score") == [(5, 1)]


@rule("cannoni", "melee.roll")
def test_the_attackers_lose_in_the_same_way() -> None:
    board = fight(parties(grappled(), 8, 8), 1, 6)
    assert board["gb_shannon"].crew.boxes == 8 - 3
    assert not board.events(RiggingStruck)


@rule("cannoni", "melee.tie")
def test_a_tie_at_the_rail_costs_nothing_and_the_defender_has_held() -> None:
    board = fight(parties(grappled(), 8, 8), 4, 6)
    assert board.events(HeldOff) and not board.events(CrewStruck)
    assert board.state.melees[0].resting


@rule("cannoni", "melee.tie")
def test_a_tie_on_deck_goes_on() -> None:
    board = fight(parties(grappled(), 8, 8, aboard=True), 4, 6)
    assert board.state.melees[0].aboard and not board.events(HeldOff)
    assert not board.events(CrewStruck)


@rule("cannoni", "melee.first_win")
def test_winning_at_the_rail_by_any_margin_gains_the_deck() -> None:
    board = fight(parties(grappled(us("us_essex", 50, 40, owes=False)), 8, 8), 5, 6)
    board.answer("strike-mast main")
    assert board.facts(DeckGained, "ship") == ["gb_shannon"]
    assert board.state.melees[0].aboard
    board.answer("0: token 5", "1: token 5", "token 1")
    assert board.question == MustSail("us_essex", 1)


@rule("cannoni", "melee.first_loss")
def test_held_off_the_ships_stay_linked_and_may_act() -> None:
    board = fight(parties(grappled(), 8, 8), 1, 9)
    assert board.facts(HeldOff, "ship") == ["us_chesapeake"]
    assert board.state.links and board.state.melees[0].resting
    board.answer("0: token 1", "1: token 2")
    assert board.question == Orders("us_chesapeake", 2)
    assert "cut-grapples" in board.kinds()


@rule("cannoni", "melee.again", "melee.rail")
@pytest.mark.parametrize(
    ("first", "ship", "target"), [(1, "us_chesapeake", "gb_shannon"), (3, "gb_shannon", "us_chesapeake")]
)
def test_boarding_again_goes_by_initiative(first: int, ship: str, target: str) -> None:
    board = parties(grappled(), 8, 8, resting=True)
    board.series("gb_shannon").token, board.series("us_chesapeake").token = first, 2
    board.begin("boarding")
    assert board.question == WhetherToBoardAgain(ship)
    board.answer("decline")
    assert board.question == WhetherToBoardAgain(target)
    board.roll(1, 9) if target == "gb_shannon" else board.roll(9, 1)
    board.answer(f"board {ship}")
    fought = board.events(MeleeFought)[0]
    assert (fought.ship, fought.target, fought.deck, fought.cites) == (target, ship, False, "melee.rail")


@rule("cannoni", "melee.again")
def test_if_both_decline_they_stay_linked_without_a_melee() -> None:
    board = parties(grappled(), 8, 8, resting=True).begin("boarding")
    board.answer("decline", "decline")
    assert board.state.links and not board.state.melees
    board.state.queue = []
    board.begin("boarding")
    assert isinstance(board.question, WhetherToBoard)


@rule("cannoni", "melee.deck")
@pytest.mark.parametrize(("dice", "crew"), [((5, 6), 7), ((5, 4), 5), ((6, 4), 4)])
def test_on_deck_a_small_difference_costs_losses_only(dice: tuple[int, int], crew: int) -> None:
    board = fight(parties(grappled(), 8, 8, aboard=True), *dice)
    board.answer("strike-mast main")
    assert board["us_chesapeake"].crew.boxes == crew
    assert board.state.melees[0].aboard


@rule("cannoni", "melee.deck")
def test_on_deck_five_more_take_the_ship() -> None:
    board = fight(parties(grappled(), 8, 8, aboard=True), 7, 4)
    board.answer("strike-mast main")
    assert board.question == HowManyGuards("gb_shannon", "us_chesapeake")


@rule("cannoni", "melee.deck")
def test_on_deck_five_less_throw_the_boarders_back() -> None:
    board = fight(parties(grappled(), 8, 8, aboard=True), 1, 8)
    assert board.facts(ThrownBack, "ship") == ["us_chesapeake"]
    assert board["gb_shannon"].crew.boxes == 4
    assert not board.state.melees
    assert board.state.links[0].repulsed


@rule("cannoni", "melee.empty")
def test_a_defending_party_without_boxes_loses_the_ship() -> None:
    board = fight(parties(grappled(), 8, 2, aboard=True), 6, 5)
    board.answer("strike-mast main")
    assert board.question == HowManyGuards("gb_shannon", "us_chesapeake")
    assert board["us_chesapeake"].crew.boxes == 6


@rule("cannoni", "melee.empty")
def test_an_attacking_party_without_boxes_is_thrown_back() -> None:
    board = fight(parties(grappled(), 2, 8, aboard=True), 1, 7)
    assert board.events(ThrownBack) and not board.state.melees
    assert board["gb_shannon"].crew.boxes == 6


@rule("cannoni", "melee.empty")
def test_parties_shot_away_lose_before_the_dice() -> None:
    board = parties(grappled(), 4, 4, aboard=True)
    board["gb_shannon"].party = 0
    fight(board)
    assert board.events(ThrownBack) and not board.events(MeleeFought)


@rule("cannoni", "melee.rigging")
def test_the_boarded_ship_loses_a_box_of_rigging_with_every_round_she_loses() -> None:
    board = fight(parties(grappled(masts=[6, 1, 3]), 8, 8), 5, 6)
    assert board.question == WhichMastCut("us_chesapeake") and board.ask.seat == 1
    assert board.options == ["strike-mast fore", "strike-mast mizzen"]
    board.answer("strike-mast mizzen")
    assert board["us_chesapeake"].masts == [6, 1, 2]


@rule("cannoni", "melee.rigging")
def test_the_last_box_of_a_mast_is_never_cut() -> None:
    board = fight(parties(grappled(masts=[1, 1, 0]), 8, 8), 5, 6)
    assert board["us_chesapeake"].masts == [1, 1, 0]
    assert board.events(DeckGained)


@rule("cannoni", "melee.first_modifiers")
def test_combat_always_and_decks_only_at_the_rail() -> None:
    board = Board(gb("gb_goliath", 20, 20, "N"), us("us_chesapeake", 20 + SIDE, 20, "N"))
    board.grapple("gb_goliath", "us_chesapeake")
    board.melee("us_chesapeake", "gb_goliath", parties={"gb_goliath": 4, "us_chesapeake": 4})
    assert totals(board.table, board.state.melees[0]) == (2 + 2, 1 + 1)
    assert totals(board.table, board.state.melees[0]._replace(aboard=True)) == (2, 1)


@rule("cannoni", "melee.sections")
@pytest.mark.parametrize(
    ("attackers", "defenders", "found"), [(8, 8, (3, 1)), (9, 8, (4, 1)), (4, 12, (3, 3)), (12, 3, (5, 1))]
)
def test_on_deck_more_sections_count(attackers: int, defenders: int, found: tuple[int, int]) -> None:
    board = parties(grappled(), attackers, defenders, aboard=True)
    assert totals(board.table, board.state.melees[0]) == found


# --- Abbordaggi multipli ----------------------------------------------------------------------------------------------


def doubled(aboard: bool = False) -> Board:
    """Two British ships board one."""
    board = grappled(gb("gb_goliath", 20 + 2 * SIDE, 20, "N", combat=1))
    board.grapple("gb_goliath", "us_chesapeake")
    boxes = {"gb_shannon": 4, "gb_goliath": 6, "us_chesapeake": 8}
    board.melee("us_chesapeake", "gb_shannon", "gb_goliath", parties=boxes, aboard=aboard)
    return board


@rule("cannoni", "multi.two")
def test_two_attackers_fight_as_one() -> None:
    board = doubled()
    assert totals(board.table, board.state.melees[0]) == (1 + 2, 1 + 1)
    assert totals(board.table, board.state.melees[0]._replace(aboard=True)) == (1 + 1, 1)


@rule("cannoni", "multi.two")
def test_two_attackers_share_their_losses() -> None:
    board = fight(doubled(), 1, 6)
    assert board.question == WhoseLosses("gb_shannon", 4)
    assert board.options == [f"share {boxes}" for boxes in range(5)]
    board.answer("share 1")
    assert (board["gb_shannon"].crew.boxes, board["gb_goliath"].crew.boxes) == (7, 12 - 3)


@rule("cannoni", "multi.two")
def test_a_third_enemy_cannot_throw_grapnels_at_her() -> None:
    board = grappled(gb("gb_goliath", 20 + 2 * SIDE, 20, "N"), gb("gb_java", 21.5, 23, "N", owes=False))
    board.start(gb_java=1)
    assert "grapple us_chesapeake" in board.options
    board = grappled(gb("gb_goliath", 20 + 2 * SIDE, 20, "N"), gb("gb_java", 21.5, 23, "N", owes=False))
    board.grapple("gb_goliath", "us_chesapeake")
    board.start(gb_java=1)
    assert "grapple us_chesapeake" not in board.options


@rule("cannoni", "multi.two")
def test_a_second_attacker_joins_a_boarding_under_way() -> None:
    board = grappled(gb("gb_goliath", 20 + 2 * SIDE, 20, "N"))
    parties(board, 4, 8, aboard=True)
    board.grapple("gb_goliath", "us_chesapeake")
    board.begin("boarding")
    assert board.question == HowManyBoard("gb_goliath")
    assert {*board.state.melees[0].attackers} == {0, 2}


@rule("cannoni", "multi.split")
def test_four_linked_ships_make_melees_of_three_at_most_with_one_victim_each() -> None:
    board = grappled(us("us_essex", 20 - SIDE, 20, "N"), gb("gb_java", 20 - 2 * SIDE, 20, "N"))
    board.grapple("us_essex", "gb_shannon")
    board.grapple("gb_java", "us_essex")
    board.series("gb_shannon").token, board.series("us_essex").token, board.series("gb_java").token = 3, 2, 1
    board.begin("boarding")
    assert [(melee.victim, melee.attackers) for melee in board.state.melees] == [(1, (0,)), (2, (3,))]


@rule("cannoni", "multi.split")
def test_a_ship_that_defends_attacks_nobody() -> None:
    board = grappled(us("us_essex", 20 - SIDE, 20, "N"))
    board.grapple("us_essex", "gb_shannon")
    board.series("us_essex").token = 5
    board.begin("boarding")
    assert [(melee.victim, melee.attackers) for melee in board.state.melees] == [(0, (2,))]


@rule("cannoni", "multi.split")
def test_who_could_board_two_picks_one() -> None:
    board = grappled(us("us_essex", 20 - SIDE, 20, "N"))
    board.grapple("gb_shannon", "us_essex")
    board.begin("boarding")
    assert board.question == WhichVictim("gb_shannon")
    board.answer("board us_essex")
    assert [(melee.victim, melee.attackers) for melee in board.state.melees] == [(2, (0,))]


@rule("cannoni", "multi.split")
@pytest.mark.parametrize(("choice", "attackers"), [("us_chesapeake", {0, 2}), ("us_essex", {0})])
def test_who_holds_two_picks_although_a_friend_has_boarded_one(choice: str, attackers: set[int]) -> None:
    board = grappled(gb("gb_goliath", 20 + 2 * SIDE, 20, "N"), us("us_essex", 20 + 3 * SIDE, 20, "N"))
    parties(board, 4, 8, aboard=True)
    board.grapple("gb_goliath", "us_chesapeake")
    board.grapple("gb_goliath", "us_essex")
    board.begin("boarding")
    assert board.question == WhichVictim("gb_goliath")
    board.answer(f"board {choice}")
    assert {*board.state.melees[0].attackers} == attackers


@rule("cannoni", "prize.two_captors")
def test_two_captors_the_higher_initiative_has_the_prize() -> None:
    board = doubled(aboard=True)
    board.series("gb_goliath").token = 4
    fight(board, 10, 3)
    board.answer("strike-mast main")
    assert board.question == HowManyGuards("gb_goliath", "us_chesapeake")
    board.answer("prize-crew 3", "prize-crew 2")
    prize = board["us_chesapeake"]
    assert (prize.side, prize.crew.boxes, prize.crew.combat) == (0, 5, 1 - 2)
    assert (board["gb_goliath"].crew.boxes, board["gb_shannon"].crew.boxes) == (9, 6)
    assert board.facts(Captured, "ship", "boxes") == [("gb_goliath", 5)]
    assert not board.state.links


@rule("cannoni", "opt.repair.turn_void")
def test_a_boarding_costs_both_ships_the_repairs_of_the_turn() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 20 + SIDE, 20), gb("gb_goliath", 40, 40), repairs=True)
    begin_melee(board.table, 0, 1)
    assert [ship.spoiled for ship in board.state.ships] == [True, True, False]
    assert [ship.foe for ship in board.state.ships] == [-1, 0, -1]
