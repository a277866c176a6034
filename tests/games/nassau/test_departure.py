"""6 to 9 The navy row and the end, merchants under way, the new market, and tiles and cards for the next voyage."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.nassau.board import Board
from wardroom.engine import Dice, Position, Stream
from wardroom.engine.testkit import Trial
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.departure import (
    Arrived,
    EndCame,
    MarketOpened,
    Moved,
    NavyCame,
    SailedHome,
    SetRebuilt,
)
from wardroom.games.nassau.rules.movement import Rolled

BOX = GAME.box


# --- 6 the navy row ---------------------------------------------------------------------------------------------------


@rule("nassau", "6.reveal")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_cards_as_players_come_up_one_by_one(players: int) -> None:
    board = Board(players)
    coming = board.state.navy_deck[::-1][:players]
    board.depart()
    assert board.state.navy_row == coming
    assert board.facts(NavyCame, "cards") == [coming]


@rule("nassau", "6.end")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_end_card_stops_everything_at_once(before: int) -> None:
    board = Board(3)
    board.merchant(3, "m1-amity")
    board.market("cannons")
    board.fit(0, "cook")
    board.pirate(0).ready, board.pirate(0).used = (), ("cook",)
    board.spend(1, "c-3-3")
    cards = ["n1-all-2-2", "n1-all-2-3"][:before]
    board.next_navy(*cards, "n2-end", "n1-all-4-4")
    left = len(board.state.navy_deck)
    board.begin(step="departure")
    assert board.state.over
    assert board.state.navy_row == (*cards, "n2-end")
    assert len(board.state.navy_deck) == left - before - 1
    assert board.state.merchants[3] == "m1-amity"
    assert board.state.market[0] == ("cannons",)
    assert board.pirate(0).used == ("cook",)
    assert board.pirate(1).spent == ("c-3-3",)
    assert board.events(EndCame)
    assert not board.events(Rolled)
    assert board.position is not None and board.position.result is not None


@rule("nassau", "6.end")
def test_the_game_is_not_over_before() -> None:
    board = Board(3)
    board.next_navy("n1-all-2-2", "n1-all-3-3", "n1-all-open-sea", "n2-end")
    board.depart()
    assert not board.state.over
    assert board.state.turn == 2


def ending_turns(players: int, long: bool = False) -> Counter[int]:
    """The turn of the end for every place that the end card can have in phase 2."""
    most = 5 if long else players
    first, second = len(BOX.navy_cards(1, most)), len(BOX.navy_cards(2, most)) + 1
    return Counter((first + place) // players for place in range(second))


@rule("nassau", "6.length")
@pytest.mark.parametrize(("players", "odds"), [(3, (3, 3, 1)), (4, (4, 4, 1)), (5, (5, 5, 1))])
def test_the_game_lasts_four_to_six_turns(players: int, odds: tuple[int, int, int]) -> None:
    turns = ending_turns(players)
    whole = sum(turns.values())
    assert {turn: Fraction(count, whole) for turn, count in turns.items()} == {
        turn: Fraction(count, sum(odds)) for turn, count in zip((4, 5, 6), odds, strict=True)
    }


@rule("nassau", "6.length", "variant.long")
@pytest.mark.parametrize(("players", "long"), [(3, False), (4, False), (5, False), (3, True), (4, True)])
def test_played_games_end_when_the_deck_says(players: int, long: bool) -> None:
    ends = set()
    for seed in range(14):
        dice = Dice(Stream(f"length {seed}".encode()))
        sea = GAME.setup(GAME.configure({"long": long}, players), players, dice)
        place = sea.navy_deck[::-1].index("n2-end")
        position = Position(GAME, sea, dice)
        while position.asks:
            position.answer(position.asks[0].seat, position.asks[0].options[0])
        assert position.state.turn == 1 + place // players
        ends.add(position.state.turn)
    assert ends <= set(ending_turns(players, long))


@rule("nassau", "variant.long")
@pytest.mark.parametrize(("players", "turns"), [(3, range(6, 11)), (4, range(5, 8))])
def test_the_long_game_lasts_longer(players: int, turns: range) -> None:
    assert sorted(ending_turns(players, long=True)) == list(turns)


# --- 7 merchants sail -------------------------------------------------------------------------------------------------


def routes(board: Board, *spaces: int) -> list[str]:
    return [board.state.merchants[space] for space in spaces]


@rule("nassau", "7.a")
def test_region_1_sails_home_under_the_decks_of_its_marks_left_to_right() -> None:
    board = Board(3)
    board.merchant(2, "m1-amity")
    board.merchant(4, "m3-atlas")
    board.merchant(6, "m1-swallow")
    board.depart()
    assert board.facts(SailedHome, "ships") == [("m1-amity", "m3-atlas", "m1-swallow")]
    assert board.state.decks[0][:2] == ("m1-swallow", "m1-amity")
    assert board.state.decks[2][0] == "m3-atlas"


@rule("nassau", "7.b")
def test_region_2_moves_up_from_right_to_left() -> None:
    board = Board(3)
    board.merchant(8, "m2-concord")
    board.merchant(9, "m2-marquise")
    board.merchant(12, "m3-atlas")
    board.merchant(3, "m1-amity")
    board.depart()
    assert board.facts(Moved, "ship", "to") == [("m3-atlas", 6), ("m2-marquise", 4), ("m2-concord", 3)]
    assert routes(board, 3, 4, 6) == ["m2-concord", "m2-marquise", "m3-atlas"]


@rule("nassau", "7.c")
def test_then_region_3_moves_into_region_2_and_is_empty_for_new_ships() -> None:
    board = Board(3)
    board.merchant(8, "m2-concord")
    board.merchant(16, "m3-viceroy")
    board.merchant(19, "m3-atlas")
    board.depart()
    assert routes(board, 6, 11, 12) == ["m2-concord", "m3-viceroy", "m3-atlas"]
    assert board.facts(Moved, "ship") == ["m2-concord", "m3-atlas", "m3-viceroy"]
    assert not {"m3-viceroy", "m3-atlas"} & set(routes(board, 16, 17, 19))


@rule("nassau", "7.d")
def test_empty_routes_are_filled_left_to_right_each_from_its_own_deck() -> None:
    board = Board(3)
    board.merchant(11, "m2-concord")
    tops = [deck[::-1] for deck in board.state.decks]
    board.depart()
    assert board.facts(Arrived, "ship", "to") == [
        *zip(tops[0], (2, 3, 4), strict=False),
        *zip(tops[1], (8, 9, 11, 12), strict=False),
        *zip(tops[2], (16, 17, 19), strict=False),
    ]
    assert board.state.unseen == (17, 13, 17)


@rule("nassau", "7.e")
@pytest.mark.parametrize("players", [3, 5])
def test_every_route_is_filled_after_the_merchants_sailed(players: int) -> None:
    turn = 0
    for match in Trial(GAME, players, 6, {"long": True}).walk():
        sea = match.position.state
        if sea.turn != turn and not match.is_over:
            turn = sea.turn
            assert all(sea.merchants[space] for spaces in BOX.routes for space in spaces)


def other_board(**kinds: str) -> Board:
    """A board on which some spaces are of another kind."""
    lines = GAME.texts["spaces.csv"].splitlines()
    for space, kind in kinds.items():
        number = int(space.removeprefix("s"))
        cells = lines[number].split(",")
        cells[1], offer = kind, ["", "no", "no", "no", "no"] if kind == "route" else ["1", "no", "yes", "yes", "no"]
        cells[6:11] = offer
        lines[number] = ",".join(cells)
    return Board(3, GAME.with_tables({"spaces.csv": "\n".join(lines)}))


@rule("nassau", "7.e")
def test_a_ship_without_room_goes_under_its_deck() -> None:
    board = other_board(s2="port", s3="port", s5="route", s15="route", s18="route", s1="route", s4="port", s20="route")
    assert [len(spaces) for spaces in board.game.box.routes] == [3, 4, 6]
    for space, ship in zip((8, 9, 11, 12), ("concord", "marquise", "galatee", "de-zwaan"), strict=True):
        board.merchant(space, f"m2-{ship}")
    board.depart()
    assert routes(board, 1, 5, 6) == ["m2-marquise", "m2-galatee", "m2-de-zwaan"]
    assert board.state.decks[1][0] == "m2-concord"
    assert ("m2-concord",) in board.facts(SailedHome, "ships")


@rule("nassau", "7.e")
def test_an_empty_deck_leaves_the_space_empty() -> None:
    board = Board(3)
    board.state.decks = (*board.state.decks[:2], board.state.decks[2][:2])
    board.state.unseen = (20, 18, 2)
    board.depart()
    assert [bool(ship) for ship in routes(board, 16, 17, 19)] == [True, True, False]
    assert board.state.unseen[2] == 0


# --- 8 the market -----------------------------------------------------------------------------------------------------


@rule("nassau", "8.a")
def test_what_is_left_in_the_market_goes_to_the_box() -> None:
    board = Board(3)
    board.market("cannons", "jib", "cook", "bard")
    board.depart()
    assert board.state.boxes == (("cannons",), ("jib",), ("cook", "bard"))
    assert [len(bag) for bag in board.state.bags] == [32 - 1 - 3, 34 - 1 - 3, 42 - 2 - 3]


@rule("nassau", "8.b", "example.setup.market")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_new_tiles_of_each_set_as_players(players: int) -> None:
    board = Board(players)
    tops = [bag[::-1][:players] for bag in board.state.bags]
    board.depart()
    assert list(board.state.market) == tops
    assert len(board.facts(MarketOpened, "tiles")[0]) == 3 * players


@rule("nassau", "8.c")
def test_a_set_that_runs_out_in_mid_draw_is_rebuilt_from_its_own_box() -> None:
    board = Board(3)
    sea = board.state
    sea.boxes = (sea.bags[0][1:], (), ())
    sea.bags = (sea.bags[0][:1], *sea.bags[1:])
    last = sea.bags[0]
    board.depart()
    assert board.state.market[0][0] == last[0]
    assert len(board.state.market[0]) == 3
    assert board.state.boxes[0] == ()
    assert len(board.state.bags[0]) == 29
    assert board.facts(SetRebuilt, "tiles") == ["hull"]
    assert GAME.conserved(board.state) == board.kept


@rule("nassau", "8.c")
def test_the_rebuilt_set_is_shuffled() -> None:
    markets = set()
    for first in range(1, 7):
        board = Board(3)
        sea = board.state
        sea.boxes, sea.bags = ((), (), sea.bags[2]), (*sea.bags[:2], ())
        board.roll(*(f"d{left}:{first % left + 1}" for left in range(42, 1, -1)))
        board.depart()
        markets.add(board.state.market[2])
    assert len(markets) > 3


@rule("nassau", "8.c")
def test_a_market_is_smaller_if_even_the_box_is_empty() -> None:
    board = Board(3)
    board.state.bags = (board.state.bags[0][:2], *board.state.bags[1:])
    board.depart()
    assert [len(row) for row in board.state.market] == [2, 3, 3]


# --- 9 for the next voyage --------------------------------------------------------------------------------------------


@rule("nassau", "9.a")
def test_used_tiles_are_ready_again() -> None:
    board = Board(3)
    board.fit(0, "cook", "crows-nest", "ships-cat", "cannons")
    board.pirate(0).ready, board.pirate(0).used = (), ("crows-nest", "cook")
    board.depart()
    assert set(board.pirate(0).ready) == {"cook", "crows-nest"}
    assert board.pirate(0).used == ()


@rule("nassau", "9.b")
def test_captain_cards_return_to_the_hand() -> None:
    board = Board(3)
    board.spend(0, "c-3-3", "c-2-2", "c-1-2")
    board.spend(1, "c-2-1")
    board.depart()
    for seat in range(3):
        assert sorted(board.pirate(seat).hand) == ["c-1-2", "c-2-1", "c-2-2", "c-3-3"]
        assert board.pirate(seat).spent == ()
