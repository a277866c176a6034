"""Carte Azione: Bomber Strike, Battle Plan, Intel, Near Miss, Superior Tactics, Repair, Screening Ship."""

import pytest

from tests.games.modern.board import SHIPS, Board, War
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.attacks import Fired
from wardroom.games.modern.rules.defence import Redirected, Screens
from wardroom.games.modern.rules.flights import CostPaid, Flew
from wardroom.games.modern.rules.intel import Answered, Cancelled
from wardroom.games.modern.rules.plans import Copied, Planned, Repaired
from wardroom.games.modern.rules.resolution import AttackRolled
from wardroom.games.modern.rules.rolls import BlockRolled, EvasionRolled
from wardroom.words import Speaker


def duel(
    hand: str, theirs: str = "", mine: str = "us-gary us-knox us-virginia", foe: str = "su-druzhny su-titan"
) -> Board:
    """Seat 0 on turn, seat 1 in defence, one row each."""
    board = Board()
    board.lay(0, mine, hand=hand)
    board.lay(1, foe, hand=theirs)
    board.begin()
    return board


# --- Air Support and Bomber Strike ------------------------------------------------------------------------------------


@rule("modern", "card.air.defence", "card.air.one-use")
@pytest.mark.parametrize(("roll", "is_blocked"), [(1, False), (2, True)])
def test_air_support_blocks_an_air_or_cruise_attack(roll: int, is_blocked: bool) -> None:
    board = duel("air-strike repair", "air-cap")
    board.answer("play air-strike", "aim su-titan", "cease", "meet 1", "block air-cap", "declare")
    board.roll(roll, *([] if is_blocked else [1]))
    board.answer("0: pass")
    assert board.fates == ["blocked" if is_blocked else "missed"]
    assert "air-cap" in board.discarded


@rule("modern", "card.bomber.four", "card.bomber.cost")
def test_bomber_strike_makes_four_air_attacks_on_one_fleet() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="bomber-strike intel repair near-miss-3")
    board.lay(1, "su-druzhny su-titan", beside="su-k-316!")
    board.lay(2, "uk-arrow")
    board.begin()
    board.answer("play bomber-strike")
    assert board.offers("discard") == ["intel", "near-miss-3", "repair"]
    board.answer("discard intel", "discard repair")
    assert board.facts(CostPaid, "cards") == [("intel", "repair")]
    assert board.options == ["against 1", "against 2"]
    board.answer("against 1")
    for _ in range(4):
        assert board.options == ["aim su-druzhny", "aim su-titan"]
        board.answer("aim su-titan")
    assert board.facts(Flew, "target", "needs") == [("su-titan", 3)] * 4
    assert board.hand(0) == ["near-miss-3"] and board.discarded == ["intel", "repair"]


@rule("modern", "card.bomber.cost", "scenario.gift-card")
@pytest.mark.parametrize(("hand", "face_down", "is_offered"), [
    ("bomber-strike intel", "", False),
    ("bomber-strike intel intel", "", True),
    ("bomber-strike intel", "repair repair", False),
    ("intel repair", "bomber-strike", True),
    ("intel", "bomber-strike repair", False),
])  # fmt: skip
def test_two_other_cards_of_the_hand_pay_for_it(hand: str, face_down: str, is_offered: bool) -> None:
    board = Board()
    board.lay(0, "us-gary", hand=hand, face_down=face_down)
    board.lay(1, "su-druzhny")
    board.begin()
    assert ("play bomber-strike" in board.options) is is_offered
    if is_offered and face_down:
        board.answer("play bomber-strike")
        assert board.offers("discard") == ["intel", "repair"]


@rule("modern", "card.bomber.single")
def test_each_bomber_attack_is_stopped_by_itself() -> None:
    board = duel(
        "bomber-strike intel intel repair", "near-miss-3 air-cap screening-ship", foe="su-druzhny su-smerch su-titan"
    )
    board.answer("play bomber-strike", "discard intel", "discard intel")
    board.answer("aim su-druzhny", "aim su-druzhny", "aim su-smerch", "aim su-titan", "cease")
    board.answer("meet 1", "block near-miss-3", "meet 2", "block air-cap", "meet 4", "screen screening-ship su-druzhny")
    board.roll(3, 2, 5, 3)
    board.answer("declare", "0: pass")
    assert board.fates == ["blocked", "blocked", "evaded", "hit"]
    assert board.pile(0) == ["su-druzhny"]


@rule("modern", "card.bomber.single", "card.intel.costs")
def test_intel_on_bomber_strike_removes_all_four_and_the_cost_stays_paid() -> None:
    board = duel("bomber-strike repair repair torp-4", "intel")
    board.answer("play bomber-strike", "discard repair", "discard repair")
    board.answer(*["aim su-titan"] * 4, "cease", "meet 2", "foil intel")
    assert board.options == ["declare"]
    board.answer("declare", "0: pass")
    assert board.fates == ["cancelled"] * 4 and board.pile(0) == []
    assert sorted(board.discarded) == ["bomber-strike", "intel", "repair", "repair"]


# --- Battle Plan ------------------------------------------------------------------------------------------------------


@rule("modern", "card.battle-plan.plus")
def test_plus_one_to_all_own_rolls() -> None:
    board = duel("battle-plan air-strike repair", "repair")
    board.answer("play battle-plan")
    assert board.options == ["boost", "hinder 1"]
    board.answer("boost", "1: pass", "play air-strike", "aim su-titan", "cease")
    board.roll(2)
    board.answer("declare")
    assert board.facts(Planned, "player", "other") == [(0, None)]
    assert board.facts(AttackRolled, "roll", "modifier", "success") == [(2, 1, True)]


@rule("modern", "card.battle-plan.minus")
def test_minus_one_to_all_rolls_of_one_opponent_only() -> None:
    board = Board(3)
    board.lay(0, "us-gary us-knox", hand="battle-plan air-strike air-patrol msl-ssm-2")
    board.lay(1, "su-smerch", hand="near-miss-3")
    board.lay(2, "jp-hayabusa", hand="near-miss-4")
    board.begin()
    board.answer("play battle-plan", "hinder 1", "1: pass", "2: pass")
    board.answer("play air-strike", "against 1", "play air-patrol", "against 2", "cease")
    board.answer("1: meet 1", "1: block near-miss-3", "1: declare", "2: pass", "0: pass")
    board.roll(3, 5)
    board.answer("1: roll-all")
    assert board.facts(BlockRolled, "modifier", "success") == [(-1, False)]
    assert board.facts(EvasionRolled, "player", "modifier", "success") == [(1, -1, False)]
    board.roll(5, 1)
    board.answer("2: declare")
    assert board.facts(EvasionRolled, "player", "modifier", "success")[1:] == [(2, 0, True)]


@rule("modern", "card.battle-plan.ends")
def test_plans_add_up_and_end_with_the_turn() -> None:
    board = duel("battle-plan battle-plan air-cap repair", "air-strike repair")
    board.answer("play battle-plan", "boost", "1: pass", "play battle-plan", "boost", "1: pass")
    assert board.battle_view(1).sides[0].plan == 2
    board.answer("play air-cap", "aim su-titan", "cease")
    board.roll(3)
    board.answer("declare")
    assert board.facts(AttackRolled, "modifier", "success") == [(2, True)]
    board.answer("enough")
    board.answer("play air-strike", "aim us-gary", "cease")
    assert board.battle.turn.plans == {}


# --- Intel ------------------------------------------------------------------------------------------------------------


@rule("modern", "card.intel.window", "card.intel.cancels")
def test_a_non_attack_card_is_answered_at_once() -> None:
    board = duel("battle-plan repair", "intel")
    board.answer("play battle-plan", "boost")
    assert board.asked == (1, "any-intel") and board.options == ["pass", "counter intel battle-plan 0"]
    board.answer("counter intel battle-plan 0", "0: pass")
    assert board.battle.turn.plans == {} and board.facts(Cancelled, "card") == ["battle-plan"]
    assert board.discarded == ["battle-plan", "intel"]


@rule("modern", "card.intel.window")
def test_an_attack_card_is_answered_in_the_own_declaration_only() -> None:
    board = duel("msl-ssm-3 air-strike repair", "intel")
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim su-druzhny")
    assert board.asked == (0, "what-next")
    board.answer("play air-strike", "aim su-titan", "cease")
    assert board.asked == (1, "which-attack") and board.options == ["declare", "meet 1", "meet 2"]
    board.answer("meet 1", "foil intel")
    board.answer("declare")
    board.roll(1)
    board.answer("0: pass")
    assert board.fates == ["cancelled", "missed"] and board.pile(0) == []


@rule("modern", "card.intel.window")
def test_defence_cards_are_answered_after_the_declaration_and_before_any_roll() -> None:
    board = duel("air-strike intel repair", "near-miss-3 air-cap")
    board.answer("play air-strike", "aim su-titan", "cease")
    board.answer("meet 1", "block near-miss-3", "meet 1", "block air-cap", "declare")
    assert board.asked == (0, "any-intel-on-defence") and board.events(BlockRolled) == []
    assert board.options == ["pass", "counter intel near-miss-3 1", "counter intel air-cap 1"]
    board.answer("counter intel air-cap 1")
    assert board.facts(Cancelled, "card") == ["air-cap"]
    board.roll(1, 1)
    board.answer("0: pass")
    assert board.facts(BlockRolled, "using") == ["near-miss-3"]


@rule("modern", "card.intel.chain")
def test_a_chain_is_settled_from_the_last_card_back() -> None:
    board = duel("battle-plan intel repair", "intel intel")
    board.answer("play battle-plan", "boost")
    assert board.ask.question.cites == "card.intel.window"
    board.answer("1: counter intel battle-plan 0")
    assert board.asked == (0, "any-intel") and board.ask.question.cites == "card.intel.chain"
    board.answer("counter intel intel 0")
    assert board.asked == (1, "any-intel")
    board.answer("counter intel intel 0", "0: pass")
    assert board.asked == (0, "any-intel")
    board.answer("pass")
    assert board.battle.turn.plans == {}
    assert board.facts(Cancelled, "card") == ["intel", "battle-plan"]
    assert board.facts(Answered, "player", "against") == [(1, "battle-plan"), (0, "intel"), (1, "intel")]
    assert board.facts(Answered, "cites") == ["card.intel.cancels", "card.intel.chain", "card.intel.chain"]


@rule("modern", "card.intel.chain")
def test_a_cancelled_intel_cancels_nothing() -> None:
    board = duel("battle-plan intel repair", "intel repair")
    board.answer("play battle-plan", "boost", "1: counter intel battle-plan 0", "0: counter intel intel 0", "1: pass")
    assert board.asked == (1, "any-intel")
    board.answer("pass")
    assert board.battle.turn.plans == {0: 1} and board.facts(Cancelled, "card") == ["intel"]


@rule("modern", "card.intel.chain")
def test_whoever_answers_a_chain_is_told_which_intel_is_meant() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="battle-plan intel intel")
    board.lay(1, "su-druzhny", hand="intel intel repair")
    board.begin()
    asked = []
    again = "counter intel intel 0"
    for play in ("play battle-plan", "boost", "counter intel battle-plan 0", again, again, "pass"):
        board.answer(play)
        asked.append((board.ask.seat, getattr(board.ask.question, "link", None)))
    assert asked == [(0, None), (1, 0), (0, 1), (1, 2), (0, 3), (0, 1)]
    words = Speaker("en", GAME, ("Ann", "Bob"))
    assert words.ask(board.ask) == "Bob plays Intel. Do you cancel it?"
    board.answer(again)
    assert words.ask(board.ask) == "Ann plays Intel (number 2 in a row). Do you cancel it?"


@rule("modern", "card.intel.cancels", "card.intel.chain")
def test_players_who_are_not_concerned_may_use_it_but_never_against_themselves() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="battle-plan intel")
    board.lay(1, "su-druzhny", hand="repair")
    board.lay(2, "uk-arrow", hand="intel repair")
    board.begin()
    board.answer("play battle-plan", "hinder 1", "1: pass")
    assert board.asked == (2, "any-intel")
    board.answer("counter intel battle-plan 0")
    assert board.asked == (0, "any-intel")
    board.answer("pass")
    assert board.asked == (1, "any-intel")
    board.answer("pass")
    assert board.battle.turn.plans == {} and board.asked == (0, "what-next")


@rule("modern", "card.intel.costs")
def test_supports_of_a_cancelled_card_stay_used() -> None:
    board = duel("msl-ssm-3 repair", "intel")
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim su-druzhny", "cease", "meet 1", "foil intel", "declare")
    board.answer("0: pass")
    assert [ship.acted for ship in board.battle_view(0).sides[0].fleet] == [True, False, False]
    assert board.discarded == ["intel", "msl-ssm-3"]


@rule("modern", "card.intel.not-payments")
def test_payments_cannot_be_answered() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="bomber-strike intel repair repair", reserve="us-knox")
    board.lay(1, "su-titan", hand="intel intel")
    board.begin()
    board.answer("reinforce", "spend intel", "spend repair", "bring us-knox")
    assert board.ask.seat == 0
    board.answer("place us-knox 1")
    assert board.asked == (0, "what-next")
    board.give(0, "torp-4")
    board.answer("play bomber-strike", "discard repair", "discard torp-4")
    assert board.asked == (0, "what-next")


@rule("modern", "card.intel.not-ships")
def test_command_and_defences_of_ships_cannot_be_cancelled() -> None:
    board = duel("air-strike intel repair", "", foe="su-kirov su-titan")
    board.answer("play air-strike", "aim su-titan", "cease", "1: meet 1", "1: guard su-kirov 5")
    board.roll(5)
    board.answer("1: declare")
    assert board.fates == ["blocked"] and "intel" in board.hand(0)
    assert board.battle_view(0).sides[1].limit == 8


# --- Near Miss --------------------------------------------------------------------------------------------------------


@rule("modern", "card.near-miss")
@pytest.mark.parametrize("attack", ["gun-small-2", "gun-medium-2", "msl-ssm-2", "air-strike", "torp-4"])
@pytest.mark.parametrize(("roll", "is_blocked"), [(2, False), (3, True)])
def test_near_miss_blocks_any_attack(attack: str, roll: int, is_blocked: bool) -> None:
    board = Board()
    board.lay(0, "us-gary us-iowa", beside="us-sturgeon!", hand=f"{attack} repair")
    board.lay(1, "su-titan su-admiral-kuznetsov", hand="near-miss-3")
    board.begin()
    board.answer(f"play {attack}")
    while board.question != "what-next":
        board.answer(board.options[0])
    board.answer("cease", "meet 1", "block near-miss-3", "declare")
    board.roll(roll, *([1] if attack == "air-strike" and not is_blocked else []))
    board.answer("0: pass")
    assert board.facts(BlockRolled, "roll", "needs", "success") == [(roll, 3, is_blocked)]


@rule("modern", "card.near-miss", "team.defence")
def test_near_miss_protects_the_own_fleet_only() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="air-strike")
    board.lay(1, "su-titan", hand="repair")
    board.lay(2, "uk-arrow", hand="near-miss-3")
    board.begin()
    board.answer("play air-strike", "against 1", "cease", "1: declare")
    assert board.asked == (2, "which-attack") and board.options == ["declare"]


# --- Superior Tactics -------------------------------------------------------------------------------------------------


@rule("modern", "card.tactics.copy", "card.tactics.conditions")
def test_superior_tactics_is_a_second_copy_with_its_own_support_and_target() -> None:
    board = duel("superior-tactics msl-ssm-3 repair", "repair")
    assert "play superior-tactics" not in board.options
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim su-druzhny")
    board.answer("play superior-tactics")
    assert board.options == ["support us-knox ssm", "support us-virginia ssm"]
    board.answer("support us-knox ssm", "aim su-titan")
    assert board.facts(Copied, "card") == ["msl-ssm-3"]
    assert board.facts(Fired, "card", "ships", "target") == [
        ("msl-ssm-3", ("us-gary",), "su-druzhny"),
        ("msl-ssm-3", ("us-knox",), "su-titan"),
    ]


@rule("modern", "card.tactics.copy")
@pytest.mark.parametrize("between", [("hunt us-knox",), ("rearrange", "move us-gary 2")])
def test_it_follows_its_original_directly(between: tuple[str, ...]) -> None:
    board = Board()
    board.lay(0, "us-gary us-knox us-virginia", hand="superior-tactics battle-plan")
    board.lay(1, "su-titan", beside="su-k-316")
    board.begin()
    board.answer("play battle-plan", "boost")
    assert "play superior-tactics" in board.options
    board.answer(*between)
    assert "play superior-tactics" not in board.options


@rule("modern", "card.tactics.copy")
def test_it_copies_battle_plan_and_repair() -> None:
    board = duel("superior-tactics battle-plan repair", "repair")
    board.answer("play battle-plan", "boost", "1: pass", "play superior-tactics", "hinder 1", "1: pass")
    assert board.battle.turn.plans == {0: 1, 1: -1}


@rule("modern", "card.tactics.copy")
def test_a_new_turn_copies_nothing_of_the_last() -> None:
    board = duel("air-strike", "superior-tactics near-miss-3 repair")
    board.answer("play air-strike", "aim su-titan", "cease", "meet 1", "block near-miss-3")
    board.roll(3)
    board.answer("declare")
    assert board.asked == (1, "what-next") and "play superior-tactics" not in board.options


@rule("modern", "card.tactics.copy")
def test_in_defence_it_copies_nothing_that_was_played_before_the_attacks_were_over() -> None:
    board = duel("battle-plan air-strike", "intel superior-tactics")
    board.answer("play battle-plan", "boost", "1: counter intel battle-plan 0", "0: pass")
    board.answer("play air-strike", "aim su-titan", "cease")
    assert board.asked == (1, "which-attack") and board.options == ["declare"]


@rule("modern", "card.tactics.not-twice")
def test_it_neither_copies_nor_follows_itself() -> None:
    board = duel("superior-tactics superior-tactics battle-plan repair", "repair")
    board.answer("play battle-plan", "boost", "1: pass", "play superior-tactics", "boost", "1: pass")
    assert "superior-tactics" in board.hand(0) and "play superior-tactics" not in board.options


@rule("modern", "card.tactics.not-twice")
def test_in_defence_it_does_not_follow_itself_either() -> None:
    board = duel("bomber-strike repair repair torp-4", "near-miss-3 superior-tactics superior-tactics")
    board.answer("play bomber-strike", "discard repair", "discard repair", *["aim su-titan"] * 4, "cease")
    assert board.options == ["declare", "meet 1", "meet 2", "meet 3", "meet 4"]
    board.answer("meet 1", "block near-miss-3", "meet 2")
    assert board.options == ["leave", "block superior-tactics"]
    board.answer("block superior-tactics")
    assert board.options == ["declare"]


@rule("modern", "card.tactics.conditions")
def test_without_supports_or_discards_of_its_own_it_is_not_offered() -> None:
    board = duel("superior-tactics msl-ssm-3 repair", mine="us-gary us-iowa us-tarawa", foe="su-titan")
    board.answer("play msl-ssm-3", "support us-gary ssm")
    assert "play superior-tactics" in board.options
    alone = duel("superior-tactics msl-ssm-3 repair", mine="us-gary us-tarawa", foe="su-titan")
    alone.answer("play msl-ssm-3")
    assert "play superior-tactics" not in alone.options
    poor = duel("superior-tactics bomber-strike repair repair torp-4", foe="su-titan")
    poor.answer("play bomber-strike", "discard repair", "discard repair")
    assert "play superior-tactics" not in poor.options
    rich = duel("superior-tactics bomber-strike repair repair torp-4 torp-4", foe="su-titan")
    rich.answer("play bomber-strike", "discard repair", "discard repair", "play superior-tactics")
    assert rich.offers("discard") == ["torp-4"]


@rule("modern", "card.tactics.separate")
def test_intel_on_the_original_leaves_the_copy_and_the_other_way_round() -> None:
    for number, fates in ((1, ["cancelled", "hit"]), (2, ["hit", "cancelled"])):
        board = duel("superior-tactics msl-ssm-3 repair", "intel", foe="su-kirov")
        board.answer("play msl-ssm-3", "support us-gary ssm", "play superior-tactics", "support us-knox ssm", "cease")
        board.answer(f"meet {number}", "foil intel", "declare", "0: pass")
        assert board.fates == fates
        assert board.damage("su-kirov") == 3


@rule("modern", "card.tactics.separate")
def test_as_damage_it_counts_the_copied_hits_and_as_payment_its_own_value() -> None:
    board = duel("superior-tactics msl-ssm-3 repair", foe="su-kirov")
    board.answer("play msl-ssm-3", "support us-gary ssm", "play superior-tactics", "support us-knox ssm", "cease")
    assert board.battle_view(0).sides[1].fleet[0].cards == ["msl-ssm-3", "superior-tactics"]
    assert board.damage("su-kirov") == 6
    paying = Board()
    paying.lay(0, "us-gary", hand="superior-tactics", reserve="us-knox uk-arrow")
    paying.lay(1, "su-titan")
    paying.begin()
    paying.answer("reinforce", "spend superior-tactics")
    assert paying.offers("bring") == ["uk-arrow"]


@rule("modern", "card.tactics.copy", "card.intel.chain")
def test_it_serves_as_a_second_intel() -> None:
    board = duel("battle-plan battle-plan", "intel superior-tactics")
    board.answer("play battle-plan", "boost", "1: counter intel battle-plan 0", "0: pass")
    board.answer("play battle-plan", "boost")
    assert board.options == ["pass", "counter superior-tactics battle-plan 0"]
    board.answer("counter superior-tactics battle-plan 0")
    assert board.battle.turn.plans == {}


# --- Repair -----------------------------------------------------------------------------------------------------------


@rule("modern", "card.repair.remove")
def test_repair_takes_all_damage_off_any_number_of_ships() -> None:
    board = duel("repair intel")
    board.hurt("us-gary", "gun-small-2")
    board.hurt("us-virginia", "msl-ssm-2", "gun-small-1-heavy")
    board.start()
    board.answer("play repair")
    assert board.options == ["mend us-gary", "mend us-virginia"]
    board.answer("mend us-virginia")
    assert board.options == ["enough", "mend us-gary"]
    board.answer("mend us-gary")
    assert board.battle.damage == {} and board.facts(Repaired, "ships") == [("us-virginia", "us-gary")]
    assert sorted(board.discarded) == ["gun-small-1-heavy", "gun-small-2", "msl-ssm-2", "repair"]


@rule("modern", "card.repair.remove", "card.repair.no-action")
def test_repair_may_stop_after_one_ship() -> None:
    board = duel("repair intel", mine="us-gary us-virginia")
    board.hurt("us-gary", "gun-small-2")
    board.hurt("us-virginia", "msl-ssm-2")
    board.start()
    board.answer("play repair", "mend us-virginia", "enough")
    assert board.damage("us-virginia") == 0 and board.damage("us-gary") == 2
    assert board.facts(Repaired, "ships") == [("us-virginia",)] and board.battle.turn.acted == [SHIPS["us-virginia"]]


@rule("modern", "card.repair.no-action")
def test_a_repaired_ship_rests_and_one_that_acted_cannot_be_repaired() -> None:
    board = duel("repair msl-ssm-2 msl-ssm-3 gun-small-2", mine="us-gary us-knox us-virginia", foe="su-titan")
    board.hurt("us-gary", "gun-small-1-heavy")
    board.hurt("us-knox", "gun-small-1-heavy")
    board.start()
    board.answer("play msl-ssm-3", "support us-knox ssm", "play repair")
    assert board.options == ["mend us-gary"]
    board.answer("mend us-gary")
    assert board.damage("us-gary") == 0 and board.damage("us-knox") == 1
    assert "play gun-small-2" not in board.options
    board.answer("play msl-ssm-2")
    assert board.events(Fired)[-1].ships == ("us-virginia",)


@rule("modern", "card.repair.no-action")
def test_a_repaired_ship_defends_all_the_same() -> None:
    board = duel("repair air-strike", "repair air-patrol", mine="us-virginia us-gary")
    board.hurt("us-virginia", "gun-small-2")
    board.start()
    board.answer("play repair", "mend us-virginia", "1: pass", "cease", "0: enough")
    board.answer("play air-patrol", "aim us-gary", "cease", "0: meet 1")
    assert "guard us-virginia 4" in board.options


@rule("modern", "card.repair.remove")
def test_repair_without_damage_is_not_offered() -> None:
    assert "play repair" not in duel("repair intel").options


def test_a_cancelled_repair_neither_mends_nor_binds() -> None:
    board = duel("repair msl-ssm-2", "intel")
    board.hurt("us-gary", "gun-small-2")
    board.start()
    board.answer("play repair", "mend us-gary", "1: counter intel repair 0", "0: pass")
    assert board.damage("us-gary") == 2 and board.battle.turn.acted == []


# --- Screening Ship ---------------------------------------------------------------------------------------------------


def screened(*theirs: str, hand: str = "screening-ship", aim: str, subs: str = "") -> Board:
    board = Board()
    board.lay(0, "us-gary", beside="us-los-angeles!", hand="torp-4 repair")
    board.lay(1, *theirs, beside=subs, hand=hand)
    board.begin()
    board.answer("play torp-4", f"aim {aim}", "cease")
    return board


@rule("modern", "card.screening.where")
def test_an_attack_moves_to_the_same_row_or_nearer_the_front() -> None:
    board = screened("su-druzhny", "su-neustrashimy su-titan", "su-kirov", aim="su-titan")
    board.answer("meet 1")
    assert board.offers("screen") == ["screening-ship su-druzhny", "screening-ship su-neustrashimy"]
    board.answer("screen screening-ship su-druzhny", "declare")
    board.answer("0: pass")
    assert board.facts(Redirected, "attack", "ship") == [(1, "su-druzhny")]
    assert board.facts(Screens, "card", "ship") == [("screening-ship", "su-druzhny")]
    assert board.pile(0) == ["su-druzhny"]


@rule("modern", "card.screening.submarines")
def test_submarines_neither_screen_nor_are_screened() -> None:
    board = screened("su-druzhny su-titan", subs="su-k-316!", aim="su-k-316")
    assert board.options == ["declare"]
    other = screened("su-druzhny su-titan", subs="su-k-316!", aim="su-titan")
    other.answer("meet 1")
    assert other.offers("screen") == ["screening-ship su-druzhny"]


@rule("modern", "card.screening.after")
def test_blocks_stay_with_the_attack_and_evasion_is_the_new_targets() -> None:
    board = screened("su-smerch su-titan", hand="screening-ship torp-3", aim="su-titan")
    board.answer("meet 1", "block torp-3", "meet 1", "screen screening-ship su-smerch", "declare", "0: pass")
    assert board.options == ["roll-all", "roll 1 torp-3", "evade 1"]
    board.roll(1, 5)
    board.answer("roll-all")
    assert board.facts(EvasionRolled, "ship", "success") == [("su-smerch", True)]
    assert board.pile(0) == []


@rule("modern", "card.screening.once")
def test_an_attack_is_moved_once_and_a_copy_moves_another() -> None:
    board = Board()
    board.lay(0, "us-enterprise", hand="repair")
    board.lay(1, "su-druzhny su-neustrashimy su-titan", hand="screening-ship screening-ship superior-tactics")
    board.begin()
    board.answer("launch us-enterprise", "aim su-titan", "aim su-druzhny", "cease")
    board.answer("meet 1", "screen screening-ship su-druzhny")
    assert board.options == ["declare", "meet 2"]
    board.answer("meet 2")
    assert "screen superior-tactics su-titan" in board.options
    board.answer("screen superior-tactics su-titan", "declare")
    board.roll(1, 1)
    board.answer("0: pass")
    assert board.facts(Redirected, "attack", "ship") == [(1, "su-druzhny"), (2, "su-titan")]


def test_a_cancelled_screening_ship_moves_nothing() -> None:
    board = Board()
    board.lay(0, "us-gary", beside="us-los-angeles!", hand="torp-4 intel")
    board.lay(1, "su-druzhny su-titan", hand="screening-ship")
    board.begin()
    board.answer("play torp-4", "aim su-druzhny", "cease", "meet 1", "screen screening-ship su-titan", "declare")
    board.answer("0: counter intel screening-ship 1")
    assert board.pile(0) == ["su-druzhny"] and board.events(Redirected) == []


@rule("modern", "card.bomber.cost", "scenario.gift-card")
def test_a_bomber_strike_face_down_is_paid_for_with_the_one_in_the_hand() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="bomber-strike repair", face_down="bomber-strike")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    board.answer("play bomber-strike")
    assert board.offers("discard") == ["bomber-strike", "repair"]
    board.answer("discard bomber-strike")
    assert board.offers("discard") == ["repair"]
    board.answer("discard repair")
    assert board.facts(CostPaid, "cards") == [("bomber-strike", "repair")]
    assert board.hand(0) == [] and board.side(0).beside == [] and len(board.battle.turn.attacks) == 4


@rule("modern", "card.bomber.cost")
def test_two_in_the_hand_pay_for_the_one_that_lies_face_down() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="bomber-strike bomber-strike", face_down="bomber-strike")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    board.answer("play bomber-strike", "discard bomber-strike", "discard bomber-strike")
    assert board.hand(0) == [] and board.side(0).beside == [] and len(board.battle.turn.attacks) == 4


@rule("modern", "card.bomber.cost")
def test_of_two_alike_the_one_in_the_hand_is_played_if_others_pay() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="bomber-strike repair intel", face_down="bomber-strike")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    board.answer("play bomber-strike", "discard repair", "discard intel")
    assert board.hand(0) == [] and len(board.side(0).beside) == 1


PAUSES = [("reinforce", "enough"), ("reinforce", "spend repair", "enough"), ("rearrange", "stay")]
ACTS = [
    ("reinforce", "spend repair", "spend intel", "bring us-oh-perry", "place us-oh-perry 1"),
    ("rearrange", "move us-gary 2"),
]


@rule("modern", "card.tactics.copy")
@pytest.mark.parametrize("between", [*PAUSES, *ACTS])
def test_what_was_opened_and_left_unused_does_not_bar_superior_tactics(between: tuple[str, ...]) -> None:
    board = Board()
    board.lay(0, "us-gary us-knox", hand="battle-plan superior-tactics repair intel", reserve="us-oh-perry")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    board.answer("play battle-plan", "boost", "1: pass", *between)
    assert ("play superior-tactics" in board.options) is (between in PAUSES)


@rule("modern", "card.bomber.cost")
def test_a_bomber_strike_of_an_owner_may_cost_nothing() -> None:
    actions = GAME.texts["actions.csv"].replace(",any,0,0,,0,3,4,2,,3,3,", ",any,0,0,,0,3,4,0,,3,3,")
    game = War(game=GAME.with_tables({"actions.csv": actions}))
    game.own(0, "fr", "fr-tourville")
    game.own(1, "cn", "cn-jinan")
    game.sail("engagement", "fr-tourville", "cn-jinan")
    game.form(0, "fr-tourville", hand="bomber-strike")
    game.form(1, "cn-jinan")
    game.begin()
    game.answer("play bomber-strike")
    assert len(game.battle.turn.attacks) == 4 and game.events(CostPaid) == []
    assert {(attack.hits, attack.penalty, attack.sinks, attack.distance) for attack in game.battle.turn.attacks} == {
        (0, 0, False, 0)
    }


@rule("modern", "campaign.defence-limit.what", "card.intel.window")
def test_an_intel_against_the_defence_of_another_counts_as_played_in_defence() -> None:
    board = Board(3, defence_limit=True)
    board.lay(0, "us-gary", hand="msl-ssm-2 intel")
    board.lay(1, "su-druzhny", hand="intel intel")
    board.lay(2, "uk-broadsword", hand="near-miss-3")
    board.begin()
    board.answer(
        "play msl-ssm-2", "against 2", "cease", "1: declare", "2: meet 1", "2: block near-miss-3", "2: declare"
    )
    board.answer("0: pass", "1: counter intel near-miss-3 1")
    assert board.battle.turn.defended == {2: 1, 1: 1}
    board.answer("0: counter intel intel 0")
    assert board.battle.turn.defended == {2: 1, 1: 1}
    assert board.asked == (1, "any-intel") and board.offers("counter") == []


@rule("modern", "card.battle-plan.plus", "card.battle-plan.minus")
@pytest.mark.parametrize(
    ("choice", "other", "cites"), [("boost", None, "card.battle-plan.plus"), ("hinder 1", 1, "card.battle-plan.minus")]
)
def test_a_plan_is_told_by_the_half_that_is_used(choice: str, other: int | None, cites: str) -> None:
    board = Board()
    board.lay(0, "us-gary", hand="battle-plan")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    board.answer("play battle-plan", choice)
    assert board.facts(Planned, "other", "cites") == [(other, cites)]
