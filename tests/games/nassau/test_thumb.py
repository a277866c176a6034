"""The rule of thumb: what it chooses, that it beats chance, and what it thinks of a position."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine import Ask, Dice, Option, Position, Seat, Stream, Table
from wardroom.games.nassau import GAME
from wardroom.games.nassau.bots.outlook import outlook
from wardroom.games.nassau.rules.movement import WhereTo
from wardroom.games.nassau.state import Sea
from wardroom.games.nassau.table import NassauTable

DICE = Dice(Stream(b"thumb"))


def choice(board: Board) -> str:
    """What the rule of thumb would do now."""
    return GAME.judgement.choose(board.state, board.ask, DICE).notation


# --- at sea -----------------------------------------------------------------------------------------------------------


def test_it_sails_to_a_merchant_that_it_can_take() -> None:
    board = Board(3)
    board.merchant(3, "m1-la-paloma")
    board.merchant(4, "m3-atlas")
    board.dice(0, 3, 4, 5)
    board.begin()
    assert choice(board) == "sail 3 3"
    board.answer("sail 3 3")
    assert choice(board) == "capture m1-la-paloma"


def test_it_plans_for_the_dice_that_are_left() -> None:
    board = Board(3)
    board.merchant(9, "m2-concord")
    board.merchant(2, "m1-amity")
    board.place(0, 5)
    board.dice(0, 4, 3)
    board.begin(phase=2)
    first = choice(board)
    assert first in ("sail 4 9", "sail 3 2")
    board.answer(first)
    assert choice(board).startswith("capture")


def test_it_plays_the_weakest_card_that_wins() -> None:
    board = Board(3)
    board.merchant(3, "m1-amity")
    board.dice(0, 3, 4, 5)
    board.begin()
    board.answer("sail 3 3", "capture m1-amity")
    assert choice(board) == "play c-2-1"


def test_it_leaves_a_merchant_alone_that_it_cannot_beat() -> None:
    board = Board(3)
    board.merchant(3, "m3-tesoro-del-sur")
    board.dice(0, 3, 4, 5)
    board.begin()
    board.answer("sail 3 3")
    assert choice(board) == "catch-wind"


def test_it_calls_for_help_where_help_decides() -> None:
    board = Board(3)
    board.fit(0, "boatswain")
    board.merchant(3, "m2-de-zwaan")
    board.dice(0, 3, 4, 5)
    board.begin()
    board.answer("sail 3 3")
    assert choice(board) == "capture m2-de-zwaan"
    board.answer("capture m2-de-zwaan")
    assert choice(board) == "help boatswain"
    board.answer("help boatswain")
    assert choice(board) == "play c-3-3"


def test_it_uses_the_wind_where_it_leads_to_more() -> None:
    board = Board(3)
    board.merchant(12, "m2-san-cristobal")
    board.fit(0, "cannons", "cannons", "mainsail")
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.place(0, 3, 7)
    board.dice(0, 4)
    board.begin(phase=3)
    assert choice(board) == "wind 1"
    board.answer("wind 1")
    assert choice(board) == "sail 4 12"


def test_it_takes_what_the_crew_brings() -> None:
    board = Board(3)
    board.fit(0, "cook")
    board.dice(0, 3, 4, 5)
    board.begin()
    assert choice(board) == "fetch cook"


def test_it_takes_a_ransom_and_what_is_scarce() -> None:
    board = Board(3)
    board.stow(0, hostage=1, powder=3)
    board.dice(0, 5, 4, 5)
    board.begin()
    board.answer("sail 5 5", "smuggle")
    assert choice(board) == "load goods"
    board.answer("load goods")
    assert choice(board) == "ransom"


def test_it_gives_up_resources_before_eights() -> None:
    board = Board(3)
    board.stow(0, powder=5, eight=2)
    board.merchant(3, "m1-amity")
    board.dice(0, 3, 4, 5)
    board.begin()
    board.answer("sail 3 3", "capture m1-amity", "play c-3-3")
    assert choice(board).startswith("give-up powder")


# --- navy and notoriety -----------------------------------------------------------------------------------------------


def test_it_takes_the_open_sea() -> None:
    board = Board(3)
    board.navy("n1-all-4-4", "n1-all-2-2", "n1-all-open-sea")
    board.begin(0, "navy")
    assert choice(board) == "take n1-all-open-sea"


def test_it_picks_the_ship_that_costs_least() -> None:
    board = Board(3)
    board.famous(20, 30, 40)
    board.stow(0, powder=6)
    board.navy("n1-all-4-4", "n1-all-2-2", "n1-all-3-3")
    board.begin(0, "navy")
    assert choice(board) == "take n1-all-2-2"


@pytest.mark.parametrize(("notoriety", "cargo", "half"), [(60, 2, "cargo"), (3, 8, "notoriety")])
def test_it_forfeits_what_is_worth_less(notoriety: int, cargo: int, half: str) -> None:
    board = Board(3)
    board.famous(notoriety, 70, 80)
    board.stow(0, powder=cargo)
    board.navy("n1-all-3-2", "n1-all-open-sea", "n1-all-2-2")
    board.begin(0, "navy")
    board.answer("take n1-all-3-2", "play c-2-2")
    assert choice(board) == f"forfeit {half}"


def test_it_adds_all_the_fame_there_is() -> None:
    board = Board(3)
    board.fit(0, "bard")
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.famous(1, 50, 60)
    board.begin(0, "notoriety")
    assert choice(board) == "claim-wind"
    board.answer("claim-wind")
    assert choice(board) == "bard"


# --- Nassau -----------------------------------------------------------------------------------------------------------


def test_it_buys_and_changes_eights_for_what_is_missing() -> None:
    board = Board(3)
    board.build(0, 2)
    board.stow(0, powder=2, eight=2)
    board.market("cannons")
    board.begin(0, "buying")
    assert choice(board) == "change goods"
    board.answer("change goods")
    assert choice(board) == "buy cannons"


def test_it_buries_everything_when_the_end_is_near() -> None:
    board = Board(3)
    board.stow(0, powder=3, eight=2)
    board.next_navy("n2-end")
    board.state.navy_deck = tuple(card for card in board.state.navy_deck if GAME.box.navy[card].phase == 2)
    board.begin(0, "burying")
    assert choice(board) == "sell-cargo"
    board.answer("sell-cargo", "sell powder,powder,powder")
    assert choice(board) == "bury 3"


# --- whole games ------------------------------------------------------------------------------------------------------


def play(players: int, seed: int, thumb: int) -> Position[Sea]:
    """A game in which one seat plays by rule of thumb and the others anything."""
    dice = Dice(Stream(f"thumb {players} {seed}".encode()))
    position = Position(GAME, GAME.setup(GAME.configure({}, players), players, dice), dice)
    while position.asks:
        ask = position.asks[0]
        position.answer(ask.seat, _choose(position, ask, dice, thumb))
    return position


def _choose(position: Position[Sea], ask: Ask, dice: Dice, thumb: int) -> Option:
    if ask.seat == thumb:
        return GAME.judgement.choose(position.state, ask, dice)
    return dice.pick(ask.options)


@pytest.mark.parametrize("players", GAME.players)
def test_thumb_beats_chance_by_far(players: int) -> None:
    won = 0
    for seed in range(8):
        result = play(players, seed, seed % players).result
        assert result is not None
        won += result.winners == (seed % players,)
    assert won >= 7


def chances(board: Board) -> list[float]:
    return [GAME.judgement.value(board.state, Seat(seat)) for seat in range(len(board.state.pirates))]


def test_whoever_is_ahead_has_the_better_chances() -> None:
    board = Board(3)
    board.famous(60, 20, 10)
    board.fit(0, "cannons", "mainsail", "ships-cat")
    board.bury(0, 6)
    first, *others = chances(board)
    assert first > 0.5 > 0.25 > max(others)


def test_fame_counts_for_more_when_the_navy_has_less_time_to_take_it() -> None:
    board = Board(3)
    board.famous(60, 20, 21)
    early = chances(board)[0]
    table = NassauTable(Table(board.state, DICE), GAME.box)
    leads = [outlook(table, board.pirate(0), turns)[0] - outlook(table, board.pirate(1), turns)[0] for turns in (1, 9)]
    assert min(leads) > 0, "and is worth something however long there is"
    board.state.navy_deck = tuple(card for card in board.state.navy_deck if GAME.box.navy[card].phase == 2)
    assert chances(board)[0] > early + 0.04


@pytest.mark.parametrize("turns", [1, 3, 6, 9])
@pytest.mark.parametrize("more", ["notoriety", "wealth", "rum", "eight", "hostage", "tile", "section"])
def test_to_have_more_of_anything_is_never_worse(more: str, turns: int) -> None:
    """Else captains throw cargo overboard, and let the navy catch them, to be rid of it."""
    board = Board(3)
    table, pirate = NassauTable(Table(board.state, DICE), GAME.box), board.pirate(0)
    before = outlook(table, pirate, turns)
    match more:
        case "tile":
            board.fit(0, "ships-cat")
        case "section":
            board.build(0, pirate.sections + 1)
        case "notoriety":
            pirate.notoriety += 5
        case "wealth":
            board.bury(0, 1)
        case _:
            board.stow(0, **{more: 1})
    assert all(now >= then for now, then in zip(outlook(table, pirate, turns), before, strict=True))


def test_equal_captains_have_equal_chances_and_all_together_one_win() -> None:
    board = Board(4)
    board.famous(20, 21, 22, 23)
    assert max(chances(board)) - min(chances(board)) < 0.1
    assert sum(chances(board)) == pytest.approx(1.0)


@pytest.mark.parametrize("cargo", ["eight", "hostage"])
def test_what_is_in_the_hold_promises_something(cargo: str) -> None:
    board = Board(3)
    before = chances(board)[0]
    board.stow(0, **{cargo: 2})
    assert chances(board)[0] > before


@pytest.mark.parametrize("tile", ["cannons", "mainsail"])
def test_a_stronger_ship_promises_something(tile: str) -> None:
    board = Board(3)
    before = chances(board)[0]
    board.fit(0, tile)
    assert chances(board)[0] > before


def test_the_value_can_be_trusted_before_anybody_has_sailed() -> None:
    board = Board(3)
    board.dice(0, 3, 4, 5)
    board.merchant(3, "m1-amity")
    board.begin()
    assert GAME.judgement.rests(board.state, board.ask)
    board.answer("sail 3 3")
    assert not GAME.judgement.rests(board.state, board.ask)
    while board.ask.seat == 0:
        board.answer(choice(board))
    assert isinstance(board.question, WhereTo) and not GAME.judgement.rests(board.state, board.ask), "one is at sea"


def test_purchases_are_told_apart_by_what_they_are_worth() -> None:
    """So that whoever tries some of them out, or slips, takes one that is nearly as good."""
    board = Board(3)
    board.market("ships-cat", "cannons", "mainsail")
    board.stow(0, rum=3, goods=3, powder=3)
    board.begin(0, step="buying")
    merit = GAME.judgement.merit(board.state, board.ask)
    assert merit
    bought = [merit(option) for option in board.ask.options if option.notation.startswith("buy ")]
    assert len(bought) == 3 and -9 < min(bought) < max(bought)
