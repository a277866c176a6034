"""Rinforzi, Riorganizzare la flotta: what the active player does before the first attack."""

import pytest

from tests.games.modern.board import SHIPS, Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern.rules.rearranging import Dived, Moved, Surfaced
from wardroom.games.modern.rules.reinforcements import Joined, Paid


def ready(hand: str = "intel intel repair", reserve: str = "us-gary us-knox us-blue-ridge us-sturgeon") -> Board:
    """The USA, on turn, with two rows, a submarine and a reserve, against two Soviet ships."""
    board = Board()
    board.lay(0, "us-oh-perry", "us-virginia", beside="us-los-angeles", hand=hand, reserve=reserve)
    board.lay(1, "su-druzhny", beside="su-k-316", hand="intel", reserve="su-kiev")
    board.begin()
    return board


@rule("modern", "reinforce.price")
def test_cards_pay_for_ships_up_to_the_sum_of_their_values() -> None:
    board = ready()
    board.answer("reinforce")
    assert board.offers("spend") == ["intel", "repair"] and board.offers("bring") == []
    board.answer("spend intel")
    assert board.offers("bring") == []
    board.answer("spend repair")
    assert board.offers("bring") == ["us-gary", "us-knox"]
    board.answer("spend intel")
    assert board.offers("bring") == ["us-gary", "us-knox", "us-blue-ridge"]
    board.answer("bring us-blue-ridge", "place us-blue-ridge 3")
    assert board.facts(Paid, "cards", "points") == [(("intel", "repair", "intel"), 5)]
    assert board.hand(0) == [] and sorted(board.discarded) == ["intel", "intel", "repair"]
    assert board.fleet(0)["us-blue-ridge"] == 3
    assert SHIPS["us-blue-ridge"] not in board.side(0).reserve


@rule("modern", "ex.reinforce-seven")
def test_values_of_one_one_two_and_three_bring_seven_points() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="repair torp-4 intel bomber-strike", reserve="us-blue-ridge us-knox us-bunker-hill")
    board.lay(1, "su-druzhny")
    board.begin()
    board.answer("reinforce", "spend repair", "spend torp-4", "spend intel", "spend bomber-strike")
    assert board.offers("bring") == ["us-blue-ridge", "us-knox"]
    board.answer("bring us-blue-ridge", "place us-blue-ridge 1")
    assert board.options == ["enough", "bring us-knox"]
    board.answer("bring us-knox", "place us-knox 2")
    assert board.fleet(0) == {"us-gary": 1, "us-blue-ridge": 1, "us-knox": 2}
    assert board.question == "what-next"


@rule("modern", "reinforce.surplus")
def test_what_is_left_over_is_lost_and_the_operation_may_be_repeated() -> None:
    board = ready("intel intel repair repair bomber-strike bomber-strike")
    board.answer("reinforce", "spend bomber-strike", "spend bomber-strike", "bring us-gary", "place us-gary 1")
    assert board.options == ["enough", "bring us-knox"]
    board.answer("enough")
    board.answer("reinforce")
    assert board.offers("bring") == []
    board.answer("spend intel", "spend repair")
    assert board.offers("bring") == ["us-knox"]
    board.answer("bring us-knox", "place us-knox 2")
    assert board.hand(0) == ["intel", "repair"]


@rule("modern", "reinforce.price")
def test_whoever_thinks_better_of_it_keeps_the_cards() -> None:
    board = ready()
    board.answer("reinforce", "spend intel", "spend repair", "enough")
    assert board.hand(0) == ["intel", "intel", "repair"] and board.discarded == []
    assert board.events(Paid) == []


@rule("modern", "reinforce.price", "table.secrecy")
def test_nobody_knows_the_payment_before_a_ship_comes() -> None:
    board = ready()
    board.answer("reinforce")
    before = board.view(1)
    board.answer("spend intel")
    assert board.view(1) == before
    assert board.battle_view(0).paid == ["intel"]


@rule("modern", "reinforce.price")
@pytest.mark.parametrize(
    ("hand", "is_offered"), [("repair torp-4", False), ("repair torp-4 torp-4", True), ("", False)]
)
def test_reinforcement_is_offered_only_where_the_hand_can_pay(hand: str, is_offered: bool) -> None:
    assert ("reinforce" in ready(hand).options) is is_offered


@rule("modern", "reinforce.price")
def test_without_a_reserve_there_is_no_reinforcement() -> None:
    assert "reinforce" not in ready(reserve="").options


@rule("modern", "reinforce.arrival")
def test_a_reinforcement_joins_any_row_or_opens_the_next_and_may_act() -> None:
    board = ready("intel repair msl-ssm-2 msl-ssm-3")
    board.answer("reinforce", "spend intel", "spend repair", "bring us-gary")
    assert board.options == ["place us-gary 1", "place us-gary 2", "place us-gary 3"]
    board.answer("place us-gary 1")
    assert board.facts(Joined, "player", "ship", "row") == [(0, "us-gary", 1)]
    board.answer("play msl-ssm-3")
    assert "support us-gary ssm" in board.options


@rule("modern", "reinforce.arrival", "rows.number")
def test_there_is_no_fourth_row() -> None:
    board = Board()
    board.lay(0, "us-gary", "us-oh-perry", "us-virginia", hand="bomber-strike", reserve="us-knox")
    board.lay(1, "su-druzhny")
    board.begin()
    board.answer("reinforce", "spend bomber-strike", "bring us-knox")
    assert board.options == ["place us-knox 1", "place us-knox 2", "place us-knox 3"]


@rule("modern", "reinforce.submarine")
def test_a_submarine_joins_passive_and_can_be_switched() -> None:
    board = ready("bomber-strike bomber-strike")
    board.answer("reinforce", "spend bomber-strike", "spend bomber-strike", "bring us-sturgeon")
    assert board.fleet(0)["us-sturgeon"] == 0 and board.battle.surfaced == []
    assert "surface us-sturgeon" in board.options
    board.answer("surface us-sturgeon")
    assert board.battle.surfaced == [SHIPS["us-sturgeon"]]


@rule("modern", "reinforce.sunk")
def test_a_sunk_ship_never_comes_back() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="msl-ssm-3")
    board.lay(1, "su-druzhny su-slava", hand="bomber-strike bomber-strike", reserve="su-kirov")
    board.begin()
    board.fire("play msl-ssm-3", "aim su-druzhny")
    board.answer("1: declare")
    assert board.pile(0) == ["su-druzhny"] and board.asked == (1, "what-next")
    board.answer("reinforce", "spend bomber-strike", "spend bomber-strike")
    assert board.offers("bring") == ["su-kirov"]
    assert SHIPS["su-druzhny"] not in board.side(1).reserve


@rule("modern", "rearrange.ships", "rows.filled")
def test_a_move_never_leaves_an_empty_row_before_an_occupied_one() -> None:
    board = Board()
    board.lay(0, "us-gary us-knox", "us-virginia", hand="intel")
    board.lay(1, "su-druzhny")
    board.begin()
    board.answer("rearrange")
    assert board.offers("move") == [
        "us-gary 2",
        "us-gary 3",
        "us-knox 2",
        "us-knox 3",
        "us-virginia 1",
    ]
    board.answer("move us-gary 3")
    board.answer("rearrange")
    assert board.offers("move") == ["us-gary 1", "us-gary 2"]
    board.answer("move us-gary 2", "rearrange")
    assert board.offers("move") == ["us-gary 1", "us-gary 3", "us-virginia 1", "us-virginia 3"]
    board.answer("stay")
    assert board.facts(Moved, "ship", "row") == [("us-gary", 3), ("us-gary", 2)]


@rule("modern", "rearrange.ships")
def test_ships_move_as_often_as_one_likes() -> None:
    board = ready()
    for row in (1, 2, 1, 2):
        board.answer("rearrange", f"move us-virginia {row}")
    assert board.fleet(0)["us-virginia"] == 2
    assert "rearrange" in board.options


@rule("modern", "rearrange.ships")
def test_a_single_surface_ship_has_nowhere_to_go() -> None:
    board = Board()
    board.lay(0, "us-gary", beside="us-los-angeles", hand="intel")
    board.lay(1, "su-druzhny")
    board.begin()
    assert "rearrange" not in board.options and "surface us-los-angeles" in board.options


@rule("modern", "rearrange.submarines")
def test_submarines_switch_in_the_own_preparation_only() -> None:
    board = ready()
    board.answer("surface us-los-angeles")
    assert "surface us-los-angeles" not in board.options
    board.answer("dive us-los-angeles", "surface us-los-angeles")
    assert board.facts(Surfaced, "ship") == ["us-los-angeles", "us-los-angeles"]
    assert board.facts(Dived, "ship") == ["us-los-angeles"]
    assert not any("su-k-316" in option for option in board.options if option.startswith(("surface", "dive")))
    board.roll_freely()
    board.finish()
    assert board.ask.seat == 1
    assert board.battle.surfaced == [SHIPS["us-los-angeles"]]
    assert not any("us-los-angeles" in option for option in board.options if option.startswith("dive"))


def preparations(board: Board) -> set[str]:
    """What of the preparation is still on offer."""
    return {option.split()[0] for option in board.options} & {"reinforce", "rearrange", "surface", "dive"}


@rule("modern", "attack.closes")
@pytest.mark.parametrize(
    "attack",
    [("play msl-ssm-2", "support us-oh-perry ssm"), ("hunt us-virginia",), ("play air-strike", "aim su-druzhny")],
)
def test_the_first_attack_ends_preparation(attack: tuple[str, ...]) -> None:
    board = ready("intel intel intel msl-ssm-2 air-strike")
    assert preparations(board) == {"reinforce", "rearrange", "surface"}
    board.answer(*attack)
    assert preparations(board) == set()
    assert board.question == "what-next"


@rule("modern", "attack.closes.not")
def test_battle_plan_and_repair_do_not_end_preparation() -> None:
    board = ready("battle-plan battle-plan repair intel bomber-strike")
    board.hurt("us-virginia", "gun-small-2")
    board.counted = None
    board.start()
    board.answer("play battle-plan", "boost", "1: pass")
    board.answer("play repair", "mend us-virginia", "1: pass")
    assert preparations(board) == {"reinforce", "rearrange", "surface"}
    board.answer("hunt us-oh-perry")
    assert preparations(board) == set()
    assert "play battle-plan" in board.options


@rule("modern", "attack.closes.not")
def test_repair_may_also_be_played_after_attacks() -> None:
    board = ready("repair air-strike")
    board.hurt("us-virginia", "gun-small-2")
    board.start()
    board.answer("play air-strike", "aim su-druzhny", "play repair", "mend us-virginia", "1: pass")
    assert board.damage("us-virginia") == 0


@rule("modern", "turn.steps")
def test_a_turn_has_five_steps_in_order() -> None:
    board = ready("air-strike repair torp-4")
    board.answer("play air-strike", "aim su-druzhny")
    assert board.battle_view(0).phase == "actions"
    board.answer("cease")
    assert board.battle_view(0).phase == "defence" and board.asked == (1, "which-attack")
    board.roll(1)
    board.answer("1: declare")
    assert board.battle_view(0).phase == "discard" and board.asked == (0, "what-to-discard")
    board.roll_freely()
    board.answer("enough")
    assert board.asked == (1, "what-next") and len(board.side(0).hand) == len(board.side(1).hand) == 7


@rule("modern", "turn.no-attack")
def test_a_turn_without_attacks_goes_on_to_discard_and_draw() -> None:
    board = ready("repair torp-4")
    board.answer("cease")
    assert board.asked == (0, "what-to-discard")
    board.roll_freely()
    board.answer("discard repair", "enough")
    assert board.asked == (1, "what-next")
    assert len(board.side(0).hand) == 7 and board.side(Seat(0)).rows


@rule("modern", "rearrange.ships", "rearrange.submarines")
def test_what_lies_beside_the_fleet_moves_into_no_row() -> None:
    board = Board()
    board.lay(0, "us-gary us-knox", beside="us-los-angeles us-seawolf!")
    board.lay(1, "su-titan")
    board.begin()
    board.answer("rearrange")
    assert board.options == ["stay", "move us-gary 2", "move us-knox 2"]
