"""What everybody may see, what nobody can know, and what is dealt anew in a world that somebody imagines."""

from collections.abc import Iterator
from typing import get_args

import pytest

from tests.games.nassau.board import Board
from wardroom.engine import Match, Position, Seat, Stream, seeded
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trial import Trial
from wardroom.games.nassau import GAME
from wardroom.games.nassau.state import Sea, Step

BOX = GAME.box


def worlds(position: Position[Sea], seat: Seat | None, count: int = 20) -> Iterator[Position[Sea]]:
    for number in range(count):
        yield position.imagine(seat, Stream(f"world {number}".encode()))


def under_way(players: int, decisions: int, **switches: bool) -> Match[Sea]:
    return next(match for match in Trial(GAME, players, 3, switches).walk() if match.sequence == decisions)


# --- open information -------------------------------------------------------------------------------------------------


@rule("nassau", "general.information")
@pytest.mark.parametrize("decisions", [0, 60, 150])
def test_everybody_sees_the_same(decisions: int) -> None:
    match = under_way(4, decisions)
    seen = [to_plain(match.view(seat)) for seat in (*map(Seat, range(4)), None)]
    for view in seen:
        del view["seat"]
    assert all(view == seen[0] for view in seen)


@rule("nassau", "general.information")
def test_dice_hands_holds_and_chests_are_open() -> None:
    board = Board(3)
    board.stow(1, powder=2, hostage=1)
    board.bury(1, 4)
    board.spend(1, "c-3-3")
    board.dice(1, 6, 2)
    board.place(1, 7)
    seen = GAME.view(board.state, Seat(0)).pirates[1]
    assert seen.hold == {"powder": 2, "goods": 0, "rum": 0, "eight": 0, "hostage": 1}
    assert (seen.chest, seen.doubloons) == (4, 0)
    assert seen.hand == ["c-2-2", "c-2-1", "c-1-2"]
    assert seen.spent == ["c-3-3"]
    assert seen.dice == [6, 2]
    assert (seen.space, [leg.space for leg in seen.trail]) == (7, [7])


@rule("nassau", "general.information")
@pytest.mark.parametrize("seat", [Seat(0), Seat(2), None])
def test_only_the_order_of_what_lies_face_down_is_dealt_anew(seat: Seat | None) -> None:
    match = under_way(4, 90)
    truth = match.position.state
    hidden = ("decks", "navy_deck", "bags")
    for world in worlds(match.position, seat):
        for name in Sea.__dataclass_fields__:
            if name not in hidden:
                assert getattr(world.state, name) == getattr(truth, name), name
        assert [sorted(deck) for deck in world.state.decks] == [sorted(deck) for deck in truth.decks]
        assert [sorted(bag) for bag in world.state.bags] == [sorted(bag) for bag in truth.bags]
        assert sorted(world.state.navy_deck) == sorted(truth.navy_deck)


@rule("nassau", "general.information")
def test_worlds_differ_in_all_that_is_hidden() -> None:
    match = under_way(4, 20)
    seen = [world.state for world in worlds(match.position, Seat(1))]
    for region in range(3):
        assert len({state.decks[region] for state in seen}) > 10
        assert len({state.bags[region] for state in seen}) > 10
    assert len({state.navy_deck for state in seen}) > 10
    assert len({state.navy_deck.index("n2-end") for state in seen}) > 3


@rule("nassau", "general.information")
def test_phase_1_stays_above_phase_2_in_every_world() -> None:
    match = under_way(5, 10)
    for world in worlds(match.position, Seat(0)):
        phases = [BOX.navy[card].phase for card in world.state.navy_deck]
        assert phases == sorted(phases, reverse=True)


@rule("nassau", "general.information")
def test_ships_that_went_under_their_deck_openly_stay_there() -> None:
    board = Board(3)
    board.merchant(2, "m1-amity")
    board.merchant(3, "m1-swallow")
    board.depart()
    assert board.position is not None
    for world in worlds(board.position, Seat(0)):
        assert world.state.decks[0][:2] == ("m1-swallow", "m1-amity")
    assert GAME.view(board.state, Seat(0)).decks[0].below == ["m1-amity", "m1-swallow"]


def test_ships_that_come_up_again_are_no_longer_below() -> None:
    board = Board(3)
    board.state.decks = (board.state.decks[0][:3], *board.state.decks[1:])
    board.state.unseen = (1, 18, 20)
    known = board.state.decks[0][:2]
    board.depart()
    assert board.state.unseen[0] == 0
    assert [board.state.merchants[space] for space in (3, 4)] == [known[1], known[0]]
    assert GAME.view(board.state, None).decks[0].below == []


# --- closed chests ----------------------------------------------------------------------------------------------------


@rule("nassau", "variant.chests")
def test_only_the_owner_is_shown_a_closed_chest() -> None:
    board = Board(3, closed_chests=True)
    board.bury(1, 4)
    mine, theirs, nobodys = (GAME.view(board.state, seat) for seat in (Seat(1), Seat(0), None))
    assert [pirate.chest for pirate in mine.pirates] == [None, 4, None]
    assert [pirate.chest for pirate in theirs.pirates] == [0, None, None]
    assert [pirate.doubloons for pirate in nobodys.pirates] == [None, None, None]
    for view in (mine, theirs, nobodys):
        assert view.rankings["wealth"] == []
        assert view.points == []
        assert len(view.rankings["fame"]) == 3


@rule("nassau", "variant.chests")
def test_chests_are_opened_when_the_game_is_over() -> None:
    board = Board(3, closed_chests=True)
    board.bury(1, 4)
    board.next_navy("n2-end")
    board.begin(step="departure")
    view = GAME.view(board.state, None)
    assert [pirate.chest for pirate in view.pirates] == [0, 4, 0]
    assert view.rankings["wealth"][0].seat == 1
    assert view.points == [3 + 7 + 7 + 5, 5 + 7 + 7 + 7, 7 + 7 + 7 + 5]


@rule("nassau", "variant.chests")
def test_chests_are_open_by_default() -> None:
    board = Board(3)
    board.bury(1, 4)
    assert [pirate.chest for pirate in GAME.view(board.state, Seat(0)).pirates] == [0, 4, 0]


# --- the rest of the view ---------------------------------------------------------------------------------------------


def test_a_view_of_the_board() -> None:
    board = Board(3)
    board.merchant(9, "m3-hollandia")
    board.place(0, 9)
    board.place(2, 9)
    board.state.plundered = (13,)
    spaces = GAME.view(board.state, None).spaces
    route, port, closed = spaces[8], spaces[17], spaces[12]
    assert route.merchant is not None
    assert (route.merchant.id, route.merchant.region, route.merchant.loot["eight"]) == ("m3-hollandia", 3, 2)
    assert (route.merchant.rig, GAME.names[route.merchant.rig]["it"]) == ("rig-carrack", "caracca")
    assert route.pirates == [0, 2]
    assert (port.id, port.offer, port.pieces) == ("maracaibo", ["powder", "rum"], 2)
    assert (port.gunnery, port.plunder, port.ransom) == (7, 6, 3)
    assert closed.plundered
    assert not port.plundered


def test_a_view_of_the_turn() -> None:
    board = Board(3)
    board.famous(9, 4, 6)
    board.begin()
    view = GAME.view(board.state, Seat(2))
    assert (view.turn, view.step, view.phase, view.round, view.seat) == (1, 2, "piracy", 1, 2)
    assert (view.order, view.active) == ([1, 2, 0], 1)
    board.next_navy("n2-end")
    board.begin(step="departure")
    assert (GAME.view(board.state, None).over, GAME.view(board.state, None).active) == (True, -1)


def test_every_phase_belongs_to_a_step_of_the_book() -> None:
    sea, steps = Board(3).state, list[tuple[str, int]]()
    for sea.step in get_args(Step):
        view = GAME.view(sea, None)
        steps.append((view.phase, view.step))
    assert steps == [
        ("dice", 1),
        ("piracy", 2),
        ("notoriety", 3),
        ("navy", 4),
        ("buying", 5),
        ("burying", 5),
        ("departure", 6),
    ]


def test_spaces_show_the_region_they_lie_in() -> None:
    spaces = GAME.view(Board(3).state, None).spaces
    assert [space.region for space in spaces] == [1] * 6 + [0] + [2] * 6 + [0] + [3] * 6


def test_outside_ports_there_is_nothing_to_smuggle_nor_to_plunder() -> None:
    spaces = [space for space in GAME.view(Board(3).state, None).spaces if space.kind != "port"]
    assert {(space.pieces, space.gunnery, space.plunder, space.ransom) for space in spaces} == {(0, 0, 0, 0)}
    assert not any(space.offer for space in spaces)


def test_the_open_sea_has_no_values() -> None:
    board = Board(3)
    board.navy("n1-all-open-sea", "n1-all-2-3", "n1-all-4-4")
    cards = GAME.view(board.state, None).navy
    assert [(card.kind, card.navigation, card.gunnery) for card in cards] == [
        ("open-sea", 0, 0),
        ("ship", 2, 3),
        ("ship", 4, 4),
    ]


def test_it_is_nobodys_go_before_the_first_turn_and_after_the_last_go_of_one() -> None:
    board = Board(3)
    assert GAME.view(board.state, None).active == -1
    board.state.order, board.state.at, board.state.step = (2, 0, 1), 3, "departure"
    assert GAME.view(board.state, None).active == -1
    board.state.at = 2
    assert GAME.view(board.state, None).active == 1


def test_a_view_of_navy_market_and_prices() -> None:
    board = Board(3)
    board.navy("n1-all-open-sea", "n1-all-2-3", "n1-all-4-4")
    board.market("cannons", "jib", "cook")
    view = GAME.view(board.state, None)
    assert [(card.kind, card.navigation, card.gunnery) for card in view.navy] == [
        ("open-sea", 0, 0),
        ("ship", 2, 3),
        ("ship", 4, 4),
    ]
    assert (view.navy_deck, view.navy_phase_1) == (16, 9)
    assert {name: [tile.id for tile in row] for name, row in view.market.items()} == {
        "hull": ["cannons"],
        "mast": ["jib"],
        "crew": ["cook"],
    }
    assert view.prices["brigantine"] == {"powder": 2, "goods": 2, "rum": 2}
    assert view.captains["c-2-1"].navigation == 2


def test_fame_shows_what_the_deeds_of_the_turn_are_worth() -> None:
    board = Board(3)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert GAME.view(board.state, None).pirates[0].fame == 4
    assert GAME.view(board.state, None).pirates[0].captured == ["m1-san-telmo"]


def test_a_declared_wind_may_be_taken_back() -> None:
    match: Match[Sea] = Match(GAME, ["Anja", "Jona", "Jon"], {}, seeded(1, 3))
    while not match.asks[0].find("wind 1"):
        ask = match.asks[0]
        match.answer(ask.seat, (ask.find("catch-wind") or ask.options[0]).notation)
    seat, before = match.asks[0].seat, match.sequence
    match.answer(seat, "wind 1")
    assert match.undoable(seat) is not None
    match.undo(seat)
    assert match.sequence == before
    assert match.asks[0].find("wind -1")
