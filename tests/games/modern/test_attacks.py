"""Come Attaccare: who may support a card, how far it reaches, and what may be aimed at."""

import pytest

from tests.games.modern.board import CARDS, SHIPS, Board
from wardroom import engine
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aiming import arms, can_fire, distance, prey, supports
from wardroom.games.modern.rules.attacks import Fired
from wardroom.games.modern.rules.flights import Flew, Hunted
from wardroom.games.modern.rules.rolls import BlockRolled
from wardroom.games.modern.table import BattleTable, ModernTable


def facing(
    *mine: str, theirs: tuple[str, ...] = ("su-druzhny",), beside: str = "", subs: str = "", hand: str = ""
) -> Board:
    """Seat 0, on turn, against one fleet."""
    board = Board()
    board.lay(0, *mine, beside=beside, hand=hand)
    board.lay(1, *theirs, beside=subs)
    board.begin()
    return board


# --- symbols and supports ---------------------------------------------------------------------------------------------


@rule("modern", "attack.support")
def test_symbols_of_a_ship_that_do_the_same_are_nobodys_choice() -> None:
    board = Board()
    board.lay(0, "us-arleigh-burke", hand="msl-multi-1 repair")
    board.lay(1, "su-kirov su-slava", hand="repair")
    board.begin()
    board.answer("play msl-multi-1")
    assert board.asked == (0, "which-target")


@rule("modern", "attack.symbol", "card.gun")
@pytest.mark.parametrize(("card", "is_offered"), [("gun-small-2", True), ("gun-medium-2", False), ("msl-ssm-2", True)])
def test_a_combat_card_needs_a_ship_with_its_symbol(card: str, is_offered: bool) -> None:
    board = facing("us-gary", hand=f"{card} intel")
    assert (f"play {card}" in board.options) is is_offered


@rule("modern", "attack.supports.number", "range.rearmost")
def test_several_symbols_may_all_come_from_the_third_row() -> None:
    board = facing("us-tarawa", "us-blue-ridge", "su-kirov su-slava", theirs=("us-gary", "us-knox"), hand="msl-multi-3")
    board.answer("play msl-multi-3")
    assert board.facts(Fired, "ships", "target", "distance") == [(("su-kirov", "su-slava"), "us-gary", 3)]


@rule("modern", "ex.kirov-symbol", "card.missile")
def test_kirov_supports_a_missile_card_with_its_symbol() -> None:
    board = facing("su-kirov", theirs=("us-gary",), hand="msl-ssm-2 gun-medium-2")
    assert board.offers("play") == ["msl-ssm-2"]
    board.answer("play msl-ssm-2")
    assert board.facts(Fired, "card", "ships", "target") == [("msl-ssm-2", ("su-kirov",), "us-gary")]


@rule("modern", "attack.supports.number", "attack.supports.one-ship", "ex.kirov-three-supports")
def test_three_missile_symbols_need_kirov_and_another_ship() -> None:
    assert "play msl-multi-3" not in facing("su-kirov", theirs=("us-gary", "us-knox"), hand="msl-multi-3").options
    board = facing("su-kirov su-slava su-druzhny", theirs=("us-gary", "us-knox"), hand="msl-multi-3")
    board.answer("play msl-multi-3")
    assert board.options == ["support su-kirov ssm", "support su-slava cruise", "support su-druzhny ssm"]
    board.answer("support su-kirov ssm", "support su-kirov cruise", "support su-slava cruise")
    assert board.facts(Fired, "ships") == [("su-kirov", "su-slava")]


@rule("modern", "attack.supports.one-ship", "attack.one-action")
@pytest.mark.parametrize(
    ("fleet", "card", "ships"),
    [
        ("su-kirov", "msl-multi-2", ("su-kirov",)),
        ("us-iowa", "gun-multi-3", ()),
        ("su-slava", "msl-multi-2", ()),
        ("su-slava su-druzhny", "msl-multi-2", ("su-slava", "su-druzhny")),
    ],
)
def test_a_ship_alone_lends_each_of_its_symbols_once(fleet: str, card: str, ships: tuple[str, ...]) -> None:
    board = facing(fleet, theirs=("uk-glasgow",), hand=card)
    assert (f"play {card}" in board.options) is bool(ships)
    if ships:
        board.answer(f"play {card}")
        assert board.facts(Fired, "ships") == [ships] and board.question == "what-next"
        assert board.battle.turn.acted == [SHIPS[ship] for ship in ships]


@rule("modern", "attack.supports.used", "attack.one-action")
def test_every_supporter_has_acted_whatever_symbols_are_left() -> None:
    board = facing(
        "su-kirov su-slava su-druzhny", theirs=("us-gary", "us-knox"), hand="msl-multi-3 gun-small-2 msl-ssm-1"
    )
    board.answer("play msl-multi-3", "support su-kirov ssm", "support su-kirov cruise", "support su-slava cruise")
    acted = {ship.id for ship in board.battle_view(0).sides[0].fleet if ship.acted}
    assert acted == {"su-kirov", "su-slava"}
    board.answer("play gun-small-2")
    assert board.events(Fired)[-1].ships == ("su-druzhny",)
    assert "play msl-ssm-1" not in board.options


@rule("modern", "attack.supports.number")
def test_exactly_the_number_of_symbols_in_any_mix() -> None:
    board = facing("us-gary us-virginia us-oh-perry", hand="gun-multi-2")
    board.answer("play gun-multi-2", "support us-gary small")
    assert board.options == ["support us-virginia medium", "support us-oh-perry small"]
    board.answer("support us-virginia medium")
    assert board.events(Fired)[-1].ships == ("us-gary", "us-virginia")
    assert board.question == "what-next"


@rule("modern", "attack.one-action", "ship.air-or-asw", "ex.kiev")
@pytest.mark.parametrize("action", ["launch su-kiev", "hunt su-kiev", "play msl-cruise-6", "play gun-small-2"])
def test_kiev_does_one_thing_in_a_turn(action: str) -> None:
    board = facing("su-kiev", theirs=("us-gary", "us-knox"), subs="us-los-angeles", hand="msl-cruise-6 gun-small-2")
    offered = {option for option in board.options if option != "cease"}
    assert offered == {"launch su-kiev", "hunt su-kiev", "play msl-cruise-6", "play gun-small-2"}
    board.answer(action)
    if board.question != "what-next":
        board.answer(board.options[0])
    assert board.options == ["cease"]


@rule("modern", "attack.one-action", "ex.paolo.glasgow")
def test_a_ship_that_fired_a_missile_cannot_fire_its_gun() -> None:
    board = facing("us-gary", theirs=("uk-glasgow",), hand="msl-ssm-2 gun-small-1-heavy")
    board.answer("play msl-ssm-2")
    assert "play gun-small-1-heavy" not in board.options


@rule("modern", "attack.no-ship")
def test_aircraft_from_cards_need_no_ship() -> None:
    board = facing("us-blue-ridge", hand="air-strike bomber-strike intel intel")
    assert board.offers("play") == ["air-strike", "bomber-strike"]
    board.answer("play air-strike")
    assert board.battle.turn.acted == []
    board.answer("play bomber-strike", "discard intel", "discard intel")
    assert board.battle.turn.acted == []


@rule("modern", "attack.declare")
def test_supports_and_target_are_named_at_once_and_stay() -> None:
    board = facing("us-gary us-knox", theirs=("su-druzhny su-smerch",), hand="msl-ssm-2")
    board.give(1, "repair")
    board.answer("play msl-ssm-2", "support us-gary ssm", "aim su-smerch")
    assert board.facts(Fired, "ships", "target", "owner") == [(("us-gary",), "su-smerch", 1)]
    declared = board.battle.turn.attacks[0]
    board.answer("cease")
    assert board.battle.turn.attacks[0] == declared


@rule("modern", "attack.opponents")
def test_attacks_may_be_spread_over_several_opponents() -> None:
    board = Board(3)
    board.lay(0, "us-enterprise us-gary", hand="msl-ssm-2")
    board.lay(1, "su-druzhny")
    board.lay(2, "uk-glasgow")
    board.begin()
    board.answer("launch us-enterprise")
    assert board.options == ["against 1", "against 2"]
    board.answer("against 1", "against 2", "aim uk-glasgow", "play msl-ssm-2")
    assert board.options == ["against 1", "against 2"]
    board.answer("against 1")
    assert [attack.owner for attack in board.battle.turn.attacks] == [1, 2, 1]
    assert not any(attack.owner == 0 for attack in board.battle.turn.attacks)


@rule("modern", "attack.damaged")
def test_a_damaged_ship_fights_defends_and_commands_in_full() -> None:
    board = facing("fr-jeanne-darc", theirs=("su-kirov",), hand="msl-ssm-2 gun-small-2")
    board.hurt("fr-jeanne-darc", "torp-4")
    board.hurt("su-kirov", "torp-6-heavy")
    board.start()
    assert {"play msl-ssm-2", "play gun-small-2", "launch fr-jeanne-darc"} <= set(board.options)
    assert board.battle_view(0).sides[0].limit == 8
    board.fire("launch fr-jeanne-darc")
    assert board.options == ["declare", "meet 1"]
    board.answer("meet 1")
    assert board.options == ["leave", "guard su-kirov 5"]


# --- targets ----------------------------------------------------------------------------------------------------------


@rule("modern", "attack.target.surface")
@pytest.mark.parametrize("card", ["msl-ssm-2", "gun-small-2"])
def test_guns_and_missiles_never_aim_at_submarines(card: str) -> None:
    assert f"play {card}" not in facing("us-gary", theirs=(), subs="su-k-316!", hand=card).options
    board = facing("us-gary", theirs=("su-druzhny su-smerch",), subs="su-k-316!", hand=card)
    board.answer(f"play {card}")
    assert board.options == ["aim su-druzhny", "aim su-smerch"]


@rule("modern", "attack.target.air", "range.none")
def test_air_attacks_reach_every_row_but_no_submarine() -> None:
    rows = ("su-druzhny", "su-smerch", "su-kirov")
    board = facing("us-enterprise", theirs=rows, subs="su-k-316!")
    board.answer("launch us-enterprise")
    assert board.options == ["aim su-druzhny", "aim su-smerch", "aim su-kirov"]
    assert "launch us-enterprise" not in facing("us-enterprise", theirs=(), subs="su-k-316!").options


@rule("modern", "attack.target.asw", "ship.asw")
def test_asw_attacks_aim_at_submarines_only_passive_or_active() -> None:
    board = facing("us-spruance", subs="su-k-316 su-k-503!")
    board.answer("hunt us-spruance")
    assert board.options == ["aim su-k-316", "aim su-k-503"]
    board.answer("aim su-k-316")
    assert board.facts(Hunted, "by", "target", "needs") == [("us-spruance", "su-k-316", 4)]
    assert "hunt us-spruance" not in facing("us-spruance").options


@rule("modern", "attack.target.torpedo", "card.torpedo", "range.none")
def test_torpedoes_reach_any_ship_and_any_submarine() -> None:
    rows = ("su-druzhny", "su-smerch", "su-kirov")
    board = facing(
        "us-gary", "us-knox", theirs=rows, subs="su-k-316 su-k-503!", beside="us-los-angeles!", hand="torp-4"
    )
    board.answer("play torp-4")
    assert board.offers("aim") == ["su-druzhny", "su-smerch", "su-kirov", "su-k-316", "su-k-503"]


@rule("modern", "submarine.passive", "card.torpedo")
def test_a_passive_submarine_attacks_in_no_way() -> None:
    hand = "torp-4 msl-ssm-2"
    passive = facing("us-blue-ridge", subs="su-k-316", beside="us-los-angeles", hand=hand)
    assert not [option for option in passive.options if option.startswith(("play", "hunt"))]
    active = facing("us-blue-ridge", subs="su-k-316", beside="us-los-angeles!", hand=hand)
    assert {"play torp-4", "play msl-ssm-2", "hunt us-los-angeles"} <= set(active.options)


@rule("modern", "card.torpedo", "attack.symbol")
def test_no_surface_ship_fires_torpedoes() -> None:
    assert "play torp-4" not in facing("us-gary us-iowa us-enterprise", hand="torp-4").options


@rule("modern", "card.air.asw", "card.air.one-use", "card.air.attack")
def test_air_support_attacks_a_ship_or_a_submarine() -> None:
    board = facing("us-gary", subs="su-k-316", hand="air-strike air-patrol")
    board.answer("play air-strike")
    assert board.options == ["aim su-druzhny", "aim su-k-316"]
    board.answer("aim su-k-316", "play air-patrol", "aim su-druzhny")
    assert board.facts(Hunted, "by", "needs") == [("air-strike", 5)]
    assert board.facts(Flew, "by", "needs") == [("air-patrol", 4)]
    assert "play air-strike" not in board.options


# --- range ------------------------------------------------------------------------------------------------------------


@rule("modern", "range.count", "ex.range-picture")
def test_the_own_row_is_not_counted() -> None:
    assert [distance(1, row) for row in (1, 2, 3)] == [1, 2, 3]
    assert [distance(2, row) for row in (1, 2, 3)] == [2, 3, 4]


@rule("modern", "range.count")
def test_other_fleets_do_not_count() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="gun-small-2")
    board.lay(1, "su-druzhny", "su-kirov")
    board.lay(2, "uk-glasgow")
    board.begin()
    board.answer("play gun-small-2")
    board.answer("against 2")
    assert board.facts(Fired, "target", "distance") == [("uk-glasgow", 1)]


@rule("modern", "range.boxes")
@pytest.mark.parametrize(
    ("card", "row", "targets"),
    [
        ("gun-small-2", 1, {"su-druzhny"}),
        ("gun-small-2", 2, set()),
        ("msl-ssm-2", 1, {"su-druzhny", "su-slava"}),
        ("msl-ssm-2", 2, {"su-druzhny"}),
        ("msl-ssm-2", 3, set()),
    ],
)
def test_only_targets_in_the_green_boxes(card: str, row: int, targets: set[str]) -> None:
    rows = [["us-blue-ridge"], ["us-tarawa"], ["us-nimitz"]]
    rows[row - 1].append("us-gary")
    board = facing(*map(" ".join, rows), theirs=("su-druzhny", "su-slava", "su-kirov"), hand=card)
    if not targets:
        assert f"play {card}" not in board.options
        return
    board.answer(f"play {card}")
    found = set(board.offers("aim")) if board.question == "which-target" else {board.events(Fired)[-1].target}
    assert found == targets


@rule("modern", "range.boxes")
def test_cruise_missiles_cannot_hit_what_is_too_near() -> None:
    board = facing("su-slava", theirs=("us-gary", "us-knox", "us-virginia"), hand="msl-cruise-6")
    board.answer("play msl-cruise-6")
    assert board.offers("aim") == ["us-knox", "us-virginia"]
    assert "play msl-cruise-6" not in facing("su-slava", theirs=("us-gary",), hand="msl-cruise-6").options


@rule("modern", "range.rearmost")
def test_the_rearmost_supporter_counts() -> None:
    board = facing("us-gary us-oh-perry", "us-virginia", theirs=("su-druzhny", "su-slava"), hand="msl-multi-2")
    board.answer("play msl-multi-2", "support us-gary ssm", "support us-virginia ssm")
    assert board.facts(Fired, "target", "distance") == [("su-druzhny", 2)]
    near = facing("us-gary us-oh-perry", "us-virginia", theirs=("su-druzhny", "su-slava"), hand="msl-multi-2")
    near.answer("play msl-multi-2", "support us-gary ssm", "support us-oh-perry ssm")
    assert near.offers("aim") == ["su-druzhny", "su-slava"]


@rule("modern", "range.rearmost")
def test_a_support_that_would_leave_no_target_in_range_is_not_offered() -> None:
    rows = ("us-gary us-oh-perry", "us-virginia", "us-ticonderoga")
    board = facing(*rows, theirs=("su-druzhny",), hand="msl-multi-2")
    board.answer("play msl-multi-2")
    assert board.offers("support") == ["us-gary ssm", "us-oh-perry ssm", "us-virginia ssm"]


@rule("modern", "range.submarine")
def test_a_submarine_fires_missiles_as_from_the_first_row() -> None:
    rows = ("us-blue-ridge", "us-tarawa", "us-nimitz")
    board = facing(*rows, theirs=("su-druzhny", "su-slava", "su-kirov"), beside="us-los-angeles!", hand="msl-ssm-2")
    board.answer("play msl-ssm-2")
    assert board.offers("aim") == ["su-druzhny", "su-slava"]


@rule("modern", "range.once", "card.screening.after")
def test_range_is_not_tested_again_after_a_redirection() -> None:
    board = Board()
    board.lay(0, "su-slava", hand="msl-cruise-6")
    board.lay(1, "us-gary", "us-knox", hand="screening-ship")
    board.begin()
    board.fire("play msl-cruise-6")
    board.answer("1: meet 1", "1: screen screening-ship us-gary", "1: declare")
    assert board.pile(0) == ["us-gary"]


# --- ships that attack by themselves ----------------------------------------------------------------------------------


@rule("modern", "ship.air", "ship.air-or-asw", "ex.enterprise")
def test_enterprise_makes_two_air_attacks_or_one_asw_attack() -> None:
    board = facing("us-enterprise", theirs=("su-druzhny su-smerch",), subs="su-k-316")
    assert board.options == ["cease", "launch us-enterprise", "hunt us-enterprise"]
    board.answer("launch us-enterprise", "aim su-druzhny", "aim su-smerch")
    assert board.facts(Flew, "by", "target", "needs") == [
        ("us-enterprise", "su-druzhny", 4),
        ("us-enterprise", "su-smerch", 4),
    ]
    assert board.options == ["cease"]
    hunting = facing("us-enterprise", theirs=("su-druzhny su-smerch",), subs="su-k-316")
    hunting.answer("hunt us-enterprise")
    assert hunting.facts(Hunted, "target", "needs") == [("su-k-316", 4)]
    assert hunting.options == ["cease"]


@rule("modern", "ship.air")
def test_fewer_air_attacks_than_numbers_may_be_made() -> None:
    board = facing("us-enterprise", theirs=("su-druzhny su-smerch",))
    board.answer("launch us-enterprise")
    assert "hold-back" not in board.options
    board.answer("aim su-druzhny")
    assert board.options == ["hold-back", "aim su-druzhny", "aim su-smerch"]
    board.answer("hold-back")
    assert len(board.battle.turn.attacks) == 1


@rule("modern", "ship.air")
def test_each_air_attack_has_its_own_number() -> None:
    board = facing("us-kitty-hawk")
    board.answer("launch us-kitty-hawk", "aim su-druzhny")
    assert board.facts(Flew, "needs") == [4, 5]


@rule("modern", "ship.asw")
def test_an_active_submarine_hunts_without_a_card() -> None:
    board = facing("us-blue-ridge", subs="su-k-316", beside="us-los-angeles!")
    board.answer("hunt us-los-angeles")
    assert board.facts(Hunted, "by", "target", "needs") == [("us-los-angeles", "su-k-316", 4)]


@rule("modern", "ship.resolve", "card.intel.not-ships")
def test_attacks_of_ships_are_blocked_and_rolled_but_not_cancelled() -> None:
    board = Board()
    board.lay(0, "us-enterprise")
    board.lay(1, "su-druzhny su-slava", hand="intel air-strike")
    board.begin()
    board.answer("launch us-enterprise", "aim su-druzhny", "aim su-slava", "cease")
    board.answer("meet 1")
    assert board.options == ["leave", "block air-strike", "guard su-slava 6"]
    board.answer("block air-strike")
    board.roll(3, 4)
    board.answer("declare")
    assert board.facts(BlockRolled, "attack", "success") == [(1, True)]
    assert board.pile(0) == ["su-slava"] and board.hand(1).count("intel") == 1


@rule("modern", "attack.supports.number")
def test_a_card_that_too_few_can_support_has_no_first_support() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="gun-multi-2")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    table = BattleTable(ModernTable(engine.Table(board.state), GAME.cards, GAME.scenarios), board.battle)
    card = GAME.cards.actions[CARDS["gun-multi-2"]]
    armed, seen = arms(table, board.side(0)), prey(table, Seat(0))
    assert supports(card, [], armed, seen) == [] and not can_fire(card, armed, seen)
