"""Danneggiare, affondare, risoluzione: hits, Damage cards, large guns, and what happens at the same time."""

import pytest

from tests.games.modern.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern.rules.resolution import AttackRolled, Damaged, Sunk


def shooting(hand: str, *mine: str, theirs: tuple[str, ...] = ("su-kirov",), subs: str = "", beside: str = "") -> Board:
    """Seat 0 fires at a fleet that cannot answer, and keeps an Intel so that the turn does not end by itself."""
    board = Board()
    board.lay(0, *(mine or ("us-gary us-knox us-virginia us-oh-perry",)), beside=beside, hand=f"{hand} intel")
    board.lay(1, *theirs, beside=subs)
    board.begin()
    return board


@rule("modern", "damage.hits")
def test_an_unstopped_card_inflicts_its_hits_without_a_roll() -> None:
    board = shooting("msl-ssm-3")
    board.fire("play msl-ssm-3", "support us-gary ssm")
    assert board.facts(Damaged, "ship", "hits", "damage", "hull") == [("su-kirov", 3, 3, 7)]
    assert board.damage("su-kirov") == 3


@rule("modern", "damage.card")
def test_a_damage_card_lies_under_the_ship_and_in_no_pile() -> None:
    board = shooting("msl-ssm-3")
    board.fire("play msl-ssm-3", "support us-gary ssm")
    assert [ship.cards for ship in board.battle_view(1).sides[1].fleet] == [["msl-ssm-3"]]
    assert "msl-ssm-3" not in board.discarded
    assert len(board.battle.deck) == 110 - 2


@rule("modern", "damage.adds-up", "ex.kirov-damage")
@pytest.mark.parametrize(("card", "is_sunk"), [("msl-ssm-1", False), ("msl-ssm-2", True), ("msl-ssm-3", True)])
def test_kirov_with_five_hits_stands_one_more_but_not_two(card: str, is_sunk: bool) -> None:
    board = shooting(card)
    board.hurt("su-kirov", "torp-5")
    board.start()
    board.fire(f"play {card}", "support us-gary ssm")
    assert (board.pile(0) == ["su-kirov"]) is is_sunk
    assert board.is_over is is_sunk


@rule("modern", "damage.adds-up", "resolution.together")
def test_all_hits_of_a_turn_count_together() -> None:
    board = shooting("msl-ssm-3 msl-ssm-2 gun-small-2", theirs=("su-kirov", "su-slava"))
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim su-kirov")
    board.answer("play msl-ssm-2", "support us-knox ssm", "aim su-kirov")
    board.answer("play gun-small-2", "cease")
    assert board.pile(0) == ["su-kirov"]
    assert board.events(Damaged) == []


@rule("modern", "sink.credit")
def test_the_active_player_scores_a_ship_that_others_had_damaged() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="msl-ssm-1 intel")
    board.lay(1, "su-kirov su-slava")
    board.lay(2, "uk-glasgow")
    board.hurt("su-kirov", "torp-6-heavy")
    board.begin()
    board.fire("play msl-ssm-1", "against 1", "aim su-kirov")
    assert board.pile(0) == ["su-kirov"]
    assert [side.score for side in board.battle_view(0).sides] == [6, 0, 0]
    assert board.facts(Sunk, "ship", "player", "owner", "vp") == [("su-kirov", 0, 1, 6)]


@rule("modern", "sink.credit")
def test_surplus_hits_bring_nothing() -> None:
    board = shooting("msl-cruise-6", "us-long-beach", theirs=("su-druzhny", "su-neustrashimy su-titan"))
    board.fire("play msl-cruise-6", "aim su-neustrashimy")
    assert board.battle_view(0).sides[0].score == 2
    assert board.events(Damaged) == []


@rule("modern", "sink.cards")
def test_all_cards_of_a_sunk_ship_are_discarded() -> None:
    board = shooting("msl-ssm-3", theirs=("su-kirov su-slava",))
    board.hurt("su-kirov", "torp-4", "gun-small-1-heavy")
    board.start()
    board.fire("play msl-ssm-3", "support us-gary ssm", "aim su-kirov")
    assert sorted(board.discarded) == ["gun-small-1-heavy", "msl-ssm-3", "torp-4"]
    assert board.battle.damage == {}


@rule("modern", "sink.submarine")
def test_any_torpedo_sinks_a_submarine() -> None:
    board = shooting("torp-3", theirs=("su-druzhny",), subs="su-k-316!", beside="us-los-angeles!")
    board.answer("play torp-3", "aim su-k-316")
    board.roll(4)
    board.answer("cease")
    assert board.pile(0) == ["su-k-316"]


@rule("modern", "sink.submarine", "card.air.asw")
@pytest.mark.parametrize(("roll", "is_sunk"), [(4, False), (5, True)])
def test_an_asw_roll_sinks_a_submarine_or_does_nothing(roll: int, is_sunk: bool) -> None:
    board = shooting("air-strike", theirs=("su-druzhny",), subs="su-k-316")
    board.answer("play air-strike", "aim su-k-316")
    board.roll(2, roll)
    board.answer("cease")
    assert (board.pile(0) == ["su-k-316"]) is is_sunk
    assert board.battle.damage == {}


@rule("modern", "card.air.attack", "dice.one")
@pytest.mark.parametrize(("roll", "is_sunk"), [(2, False), (3, True), (6, True)])
def test_an_air_attack_sinks_outright_or_misses(roll: int, is_sunk: bool) -> None:
    board = shooting("air-strike", theirs=("su-druzhny", "su-titan"))
    board.answer("play air-strike", "aim su-titan")
    board.roll(roll)
    board.answer("cease")
    assert (board.pile(0) == ["su-titan"]) is is_sunk
    assert board.damage("su-titan") == 0
    assert board.facts(AttackRolled, "roll", "needs", "success") == [(roll, 3, is_sunk)]
    assert board.discarded == ["air-strike"]


@rule("modern", "gun.large")
@pytest.mark.parametrize(("card", "supports"), [("gun-large", ()), ("gun-medium-large", ("support us-iowa large",))])
def test_a_large_gun_sinks_whatever_the_hull(card: str, supports: tuple[str, ...]) -> None:
    board = shooting(card, "us-iowa", theirs=("su-admiral-kuznetsov su-slava",))
    board.fire(f"play {card}", *supports, "aim su-admiral-kuznetsov")
    assert board.pile(0) == ["su-admiral-kuznetsov"]


@rule("modern", "gun.large")
def test_one_large_gun_among_several_is_enough() -> None:
    board = shooting("gun-multi-3", "us-iowa us-gary", theirs=("su-admiral-kuznetsov",))
    board.answer("play gun-multi-3", "cease")
    assert board.pile(0) == ["su-admiral-kuznetsov"]


@rule("modern", "gun.large")
def test_a_large_gun_can_be_blocked() -> None:
    board = shooting("gun-large", "us-iowa", theirs=("su-admiral-kuznetsov",))
    board.give(1, "gun-medium-2")
    board.answer("play gun-large", "cease", "1: meet 1", "1: block gun-medium-2", "1: declare")
    board.roll(2)
    board.answer("0: pass")
    assert board.pile(0) == [] and board.fates == ["blocked"]


@rule("modern", "gun.large.other")
def test_without_a_large_gun_the_printed_hits_count() -> None:
    board = shooting("gun-medium-large", "us-iowa", theirs=("su-admiral-kuznetsov",))
    board.fire("play gun-medium-large", "support us-iowa medium")
    assert board.pile(0) == [] and board.damage("su-admiral-kuznetsov") == 3


@rule("modern", "resolution.skip")
def test_no_roll_for_a_ship_already_sunk() -> None:
    board = shooting("msl-ssm-3 air-strike air-patrol", theirs=("su-druzhny su-titan",))
    board.answer("play air-strike", "aim su-druzhny", "play air-patrol", "aim su-druzhny")
    board.fire("play msl-ssm-3", "support us-gary ssm", "aim su-druzhny")
    assert board.pile(0) == ["su-druzhny"]
    assert board.fates == ["needless", "needless", "hit"] and board.events(AttackRolled) == []


@rule("modern", "resolution.skip")
def test_after_one_air_hit_the_second_is_not_rolled() -> None:
    board = shooting("air-strike air-patrol", theirs=("su-druzhny su-titan",))
    board.answer("play air-strike", "aim su-titan", "play air-patrol", "aim su-titan")
    board.roll(3)
    board.answer("cease")
    assert board.fates == ["hit", "needless"] and board.pile(0) == ["su-titan"]


@rule("modern", "rows.close")
def test_rows_move_up_once_after_all_sinkings() -> None:
    board = shooting("msl-ssm-3 msl-ssm-2", theirs=("su-druzhny", "su-smerch", "su-kirov su-slava"))
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim su-druzhny")
    board.roll(1)
    board.answer("play msl-ssm-2", "support us-knox ssm", "aim su-smerch", "cease")
    assert board.fleet(1) == {"su-kirov": 1, "su-slava": 1}


@rule("modern", "rows.close")
def test_a_gap_in_the_middle_is_closed() -> None:
    board = shooting("msl-ssm-2", theirs=("su-druzhny", "su-smerch", "su-kirov"))
    board.roll(1)
    board.answer("play msl-ssm-2", "support us-gary ssm", "aim su-smerch", "cease")
    assert board.fleet(1) == {"su-druzhny": 1, "su-kirov": 2}


@rule("modern", "damage.card")
def test_damage_stays_from_turn_to_turn() -> None:
    board = shooting("msl-ssm-3")
    board.fire("play msl-ssm-3", "support us-gary ssm")
    board.roll_freely()
    board.finish()
    assert board.battle.active == 1 and board.damage("su-kirov") == 3
