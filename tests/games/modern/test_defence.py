"""Difese: who declares when, what may be set on what, and how blocks and evasions are rolled."""

import pytest

from tests.games.modern.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern.rules.defence import Blocks, Guards, Meet, NoDefence, Redirected, WithWhat
from wardroom.games.modern.rules.resolution import AttackRolled
from wardroom.games.modern.rules.rolls import BlockRolled, EvasionRolled


def raid(*theirs: str, hand: str = "", attack: str = "", subs: str = "", mine: str = "us-enterprise") -> Board:
    """Seat 0 attacks with two aircraft or as told; the fleet of seat 1 defends with its hand."""
    board = Board()
    board.lay(
        0, f"{mine} us-gary us-knox us-virginia us-iowa", beside="us-los-angeles!", hand=f"{attack} intel".strip()
    )
    board.lay(1, *theirs, beside=subs, hand=hand)
    board.begin()
    return board


def launched(*theirs: str, hand: str = "", aims: tuple[str, str] = ("su-druzhny", "su-slava")) -> Board:
    board = raid(*theirs, hand=hand)
    board.answer("launch us-enterprise", *(f"aim {ship}" for ship in aims), "cease")
    return board


# --- the declaration --------------------------------------------------------------------------------------------------


@rule("modern", "defence.order")
def test_opponents_defend_one_after_another_from_the_one_who_follows() -> None:
    board = Board(4)
    for seat, ship in enumerate(("us-gary", "su-druzhny", "uk-arrow", "jp-hatsuyuki")):
        board.lay(seat, ship, hand="screening-ship")
    board.give(2, "air-strike air-patrol air-cap")
    board.begin(active=2)
    for card, seat in (("air-strike", 1), ("air-patrol", 0), ("air-cap", 3)):
        board.answer(f"play {card}", f"against {seat}")
    board.answer("cease")
    for seat in (3, 0):
        assert board.asked == (seat, "which-attack")
        board.answer("declare")
    assert board.asked == (1, "which-attack")


@rule("modern", "defence.declaration")
def test_everything_is_declared_before_anything_is_rolled() -> None:
    board = launched("su-druzhny su-slava", hand="near-miss-3 air-strike")
    board.answer("meet 1", "block near-miss-3", "meet 1", "guard su-slava 6", "meet 2", "block air-strike")
    assert board.options == ["declare"] and board.events(BlockRolled) == []
    board.answer("declare", "0: pass")
    assert board.asked == (1, "which-roll") and board.events(BlockRolled) == []


@rule("modern", "defence.declaration", "table.secrecy")
def test_a_declaration_is_secret_until_it_is_finished() -> None:
    board = launched("su-druzhny su-slava", hand="near-miss-3 repair")
    before = board.view(0)
    board.answer("meet 1", "block near-miss-3")
    assert board.view(0) == before
    assert [(each.card, each.attack) for each in board.battle_view(1).defences] == [("near-miss-3", 1)]
    assert board.battle_view(1).laid == ["near-miss-3"]
    board.answer("declare")
    assert [(each.card, each.attack) for each in board.battle_view(0).defences] == [("near-miss-3", 1)]
    assert board.hand(1) == ["repair"]


@rule("modern", "defence.rolls")
def test_rolls_are_made_in_any_order_each_seen_before_the_next() -> None:
    board = launched("su-druzhny su-slava", hand="near-miss-3 air-strike")
    board.answer("meet 1", "block near-miss-3", "meet 1", "guard su-slava 6", "meet 2", "block air-strike")
    board.answer("declare", "0: pass")
    assert board.options == ["roll-all", "roll 1 near-miss-3", "roll 1 su-slava", "roll 2 air-strike"]
    board.roll(2)
    board.answer("roll 2 air-strike")
    assert board.facts(BlockRolled, "using", "roll", "success") == [("air-strike", 2, False)]
    assert board.options == ["roll-all", "roll 1 near-miss-3", "roll 1 su-slava"]


@rule("modern", "defence.bystander")
def test_players_who_are_not_attacked_may_only_play_intel() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="air-strike")
    board.lay(1, "su-slava", hand="near-miss-3 intel")
    board.lay(2, "uk-invincible", hand="near-miss-4 intel screening-ship")
    board.begin()
    board.answer("play air-strike", "against 1", "cease", "1: declare")
    assert board.asked == (2, "which-attack") and board.options == ["declare", "meet 1"]
    board.answer("meet 1")
    assert board.options == ["leave", "foil intel"]


@rule("modern", "defence.bystander", "card.intel.not-ships")
def test_bystanders_are_not_asked_about_attacks_of_ships() -> None:
    board = Board(3)
    board.lay(0, "us-enterprise", hand="repair")
    board.lay(1, "su-slava", hand="near-miss-3")
    board.lay(2, "uk-invincible", hand="intel")
    board.begin()
    board.roll(1, 1)
    board.answer("launch us-enterprise", "against 1", "against 1", "aim su-slava", "cease", "1: declare")
    assert board.ask.seat == 0


@rule("modern", "defence.match", "card.gun", "card.missile")
@pytest.mark.parametrize(
    ("attack", "play", "blocks"),
    [
        ("msl-ssm-2", ("support us-gary ssm",), {"msl-ssm-3", "near-miss-3"}),
        ("gun-small-2", ("support us-gary small",), {"gun-medium-2", "near-miss-3"}),
        ("torp-4", (), {"near-miss-3", "torp-3"}),
        ("air-strike", (), {"air-cap", "msl-ssm-3", "near-miss-3"}),
    ],
)
def test_a_defence_shares_a_symbol_with_its_attack(attack: str, play: tuple[str, ...], blocks: set[str]) -> None:
    board = raid("su-druzhny", hand="msl-ssm-3 gun-medium-2 air-cap near-miss-3 torp-3 repair", attack=attack)
    board.answer(f"play {attack}", *(each for each in play if each in board.options))
    if board.question == "which-support":
        board.answer(*play)
    board.answer("cease", "meet 1")
    assert set(board.offers("block")) == blocks


@rule("modern", "defence.printed", "ex.campaign.multi-missile")
def test_all_printed_symbols_count_not_only_those_used() -> None:
    board = raid("uk-invincible uk-somerset", hand="air-strike", attack="msl-multi-1")
    board.answer("play msl-multi-1", "support us-gary ssm", "aim uk-somerset", "cease", "meet 1")
    assert board.options == ["leave", "block air-strike", "guard uk-invincible 5"]
    plain = raid("uk-invincible uk-somerset", hand="air-strike", attack="msl-ssm-2")
    plain.answer("play msl-ssm-2", "support us-gary ssm", "aim uk-somerset", "cease")
    assert plain.options == ["declare"]


@rule("modern", "defence.card-free")
def test_a_defence_card_needs_no_ship_with_its_symbol() -> None:
    board = raid("uk-broadsword", hand="gun-medium-2", attack="gun-small-2")
    board.answer("play gun-small-2", "cease", "meet 1")
    assert board.offers("block") == ["gun-medium-2"]


@rule("modern", "defence.ship-fleet")
def test_a_ship_defends_every_ship_of_its_fleet() -> None:
    board = launched("su-druzhny", "su-slava", hand="repair", aims=("su-druzhny", "su-druzhny"))
    board.answer("meet 1", "guard su-slava 6")
    board.roll(6, 1)
    board.answer("declare")
    assert board.facts(Guards, "ship", "attack", "needs") == [("su-slava", 1, 6)]
    assert board.fates == ["blocked", "missed"]


@rule("modern", "defence.ship-numbers", "ex.ticonderoga")
def test_ticonderoga_has_two_rolls_on_one_attack_or_two() -> None:
    for second in (1, 2):
        board = Board()
        board.lay(0, "su-admiral-kuznetsov", hand="repair")
        board.lay(1, "us-ticonderoga us-knox", hand="repair")
        board.begin()
        board.answer("launch su-admiral-kuznetsov", "aim us-knox", "aim us-knox", "cease")
        board.answer("meet 1", "guard us-ticonderoga 3", f"meet {second}", "guard us-ticonderoga 3")
        assert board.options == ["declare"]
        board.roll(2, 3, 1)
        board.answer("declare")
        assert board.facts(BlockRolled, "attack", "roll", "success") == [(1, 2, False), (second, 3, True)]


@rule("modern", "defence.ship-numbers", "attack.not-actions", "ex.kirov-defence")
def test_kirov_defends_once_in_every_opposing_turn_also_after_acting() -> None:
    board = Board(3)
    board.lay(0, "su-kirov", hand="gun-small-2 repair")
    board.lay(1, "us-enterprise us-nimitz", hand="repair")
    board.lay(2, "uk-invincible", hand="repair")
    board.begin()
    board.answer("play gun-small-2", "against 1", "aim us-nimitz", "cease", "1: declare", "2: declare", "enough")
    board.answer("launch us-enterprise", "against 0", "against 0", "aim su-kirov", "cease", "0: meet 1")
    assert board.offers("guard") == ["su-kirov 5"]
    board.answer("guard su-kirov 5")
    assert board.options == ["declare"]
    board.roll(1, 1, 1)
    board.answer("declare", "1: enough", "launch uk-invincible", "against 0", "cease", "0: meet 1")
    assert board.offers("guard") == ["su-kirov 5"]


@rule("modern", "defence.several", "resolution.skip")
def test_several_defences_on_one_attack_and_the_rest_wasted_by_success() -> None:
    board = launched("su-kiev su-slava su-druzhny", aims=("su-kiev", "su-druzhny"), hand="near-miss-3")
    board.answer("meet 1", "guard su-kiev 5", "meet 1", "guard su-slava 6", "meet 1", "block near-miss-3", "declare")
    board.answer("0: pass")
    board.roll(6, 1)
    board.answer("roll 1 su-slava")
    assert board.facts(BlockRolled, "using", "success") == [("su-slava", True)]
    assert board.fates == ["blocked", "missed"]


@rule("modern", "defence.success")
def test_a_block_discards_both_cards() -> None:
    board = raid("su-druzhny", hand="msl-ssm-1", attack="msl-ssm-3")
    board.answer("play msl-ssm-3", "support us-gary ssm", "cease", "meet 1", "block msl-ssm-1", "declare")
    board.roll(2)
    board.answer("0: pass")
    assert board.facts(Blocks, "card", "attack", "needs") == [("msl-ssm-1", 1, 2)]
    assert sorted(board.discarded) == ["msl-ssm-1", "msl-ssm-3"] and board.pile(0) == []


@rule("modern", "defence.success", "ex.defence-two-plus", "dice.one")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_two_plus_defence_fails_only_on_a_one(roll: int) -> None:
    board = raid("su-druzhny", hand="msl-ssm-1", attack="msl-ssm-3")
    board.answer("play msl-ssm-3", "support us-gary ssm", "cease", "meet 1", "block msl-ssm-1", "declare")
    board.roll(roll)
    board.answer("0: pass")
    assert (board.pile(0) == []) is (roll >= 2)
    assert "msl-ssm-1" in board.discarded


@rule("modern", "defence.asw-torpedo")
def test_only_near_miss_and_evasion_stop_an_asw_attack() -> None:
    hand = "near-miss-3 air-strike msl-ssm-1 gun-medium-2 torp-3 intel screening-ship"
    board = raid("su-kirov", subs="su-k-316", hand=hand, attack="air-patrol")
    board.answer("play air-patrol", "aim su-k-316", "cease", "meet 1")
    assert board.options == ["leave", "block near-miss-3", "foil intel"]


@rule("modern", "defence.asw-torpedo")
def test_only_torpedo_cards_near_miss_and_evasion_stop_a_torpedo() -> None:
    hand = "near-miss-3 air-strike msl-ssm-1 gun-medium-2 torp-3 intel"
    board = raid("su-kirov", hand=hand, attack="torp-4")
    board.answer("play torp-4", "cease", "meet 1")
    assert board.options == ["leave", "block torp-3", "block near-miss-3", "foil intel"]


def test_whoever_declares_nothing_says_so() -> None:
    board = launched("su-druzhny su-kirov", hand="repair", aims=("su-druzhny", "su-druzhny"))
    board.roll(1, 1)
    board.answer("declare")
    assert board.facts(NoDefence, "player") == [1]


# --- penalties and evasion --------------------------------------------------------------------------------------------


@rule("modern", "block.penalty", "ex.heavy-minus-two")
@pytest.mark.parametrize(("roll", "is_blocked"), [(3, False), (4, True)])
def test_a_two_plus_block_against_a_penalty_of_two_needs_a_four(roll: int, is_blocked: bool) -> None:
    board = raid("su-druzhny su-kirov", hand="msl-ssm-1", attack="msl-ssm-2-heavy")
    board.answer("play msl-ssm-2-heavy", "support us-gary ssm", "aim su-druzhny", "cease")
    board.answer("meet 1", "block msl-ssm-1", "declare")
    board.roll(roll)
    board.answer("0: pass")
    assert board.facts(BlockRolled, "modifier", "needs", "success") == [(-2, 2, is_blocked)]


@rule("modern", "block.penalty")
def test_the_penalty_weighs_on_cards_ships_and_near_miss_and_adds_to_battle_plan() -> None:
    board = Board()
    board.lay(0, "su-slava", hand="battle-plan msl-cruise-4 intel")
    board.lay(1, "us-gary", "us-ticonderoga", hand="near-miss-3 msl-ssm-1")
    board.begin()
    board.answer("play battle-plan", "hinder 1", "1: pass", "play msl-cruise-4", "cease")
    board.answer("1: meet 1", "1: block near-miss-3", "1: meet 1", "1: block msl-ssm-1")
    board.answer("1: meet 1", "1: guard us-ticonderoga 3", "1: declare", "0: pass")
    board.roll(4, 4, 5)
    board.answer("1: roll-all")
    assert board.facts(BlockRolled, "using", "modifier", "success") == [
        ("near-miss-3", -3, False),
        ("msl-ssm-1", -3, False),
        ("us-ticonderoga", -3, False),
    ]


@rule("modern", "block.no-lucky-six")
def test_a_six_is_not_always_enough() -> None:
    board = Board()
    board.lay(0, "su-slava", hand="msl-cruise-5-heavy intel")
    board.lay(1, "us-gary", "us-knox", hand="msl-ssm-3")
    board.begin()
    board.answer("play msl-cruise-5-heavy", "cease", "1: meet 1", "1: block msl-ssm-3", "1: declare")
    board.roll(6)
    board.answer("0: pass")
    assert board.facts(BlockRolled, "roll", "success") == [(6, False)] and board.pile(0) == ["us-knox"]


@rule("modern", "block.not-evasion", "evasion.each")
def test_penalties_do_not_touch_evasion() -> None:
    board = raid("su-smerch su-kirov", hand="repair", attack="msl-ssm-2-heavy")
    board.answer("play msl-ssm-2-heavy", "support us-gary ssm", "aim su-smerch", "cease")
    board.roll(5)
    board.answer("declare")
    assert board.facts(EvasionRolled, "modifier", "success") == [(0, True)]
    assert board.fates == ["evaded"]


@rule("modern", "evasion.each")
def test_a_ship_evades_each_attack_on_its_own() -> None:
    board = launched("su-smerch su-kirov", hand="repair", aims=("su-smerch", "su-smerch"))
    board.roll(5, 4, 3)
    board.answer("declare")
    assert board.facts(EvasionRolled, "attack", "success") == [(1, True), (2, False)]
    assert board.fates == ["evaded", "missed"]


@rule("modern", "defence.rolls")
def test_the_order_of_rolls_is_asked_for_where_two_are_for_one_attack() -> None:
    board = launched("su-smerch su-kirov", hand="near-miss-3 repair", aims=("su-smerch", "su-smerch"))
    board.answer("meet 1", "block near-miss-3", "declare", "0: pass")
    assert board.options == ["roll-all", "roll 1 near-miss-3", "evade 1", "evade 2"]
    board.roll(5, 5)
    board.answer("evade 1")
    assert board.fates == ["evaded", "evaded"] and board.events(BlockRolled) == []


@rule("modern", "evasion.free")
def test_evasion_comes_on_top_of_blocks_and_costs_nothing() -> None:
    board = launched("su-smerch su-kirov", hand="near-miss-3 repair", aims=("su-smerch", "su-kirov"))
    board.answer("meet 1", "block near-miss-3", "declare", "0: pass")
    board.roll(1, 5, 1)
    board.answer("roll-all")
    assert board.fates == ["evaded", "missed"] and board.hand(1) == ["repair"]


@rule("modern", "evasion.mode")
@pytest.mark.parametrize(("boat", "needs"), [("su-k-316", 3), ("su-k-316!", 5)])
def test_a_submarine_evades_by_its_mode(boat: str, needs: int) -> None:
    board = raid("su-kirov", subs=boat, hand="repair", attack="air-patrol")
    board.answer("play air-patrol", "aim su-k-316", "cease")
    board.roll(needs)
    board.answer("declare")
    assert board.facts(EvasionRolled, "ship", "needs", "success") == [("su-k-316", needs, True)]
    assert board.events(AttackRolled) == []


@rule("modern", "defence.declaration")
def test_a_defender_is_told_what_makes_each_attack_and_at_whom() -> None:
    board = Board()
    board.lay(0, "us-nimitz us-gary", hand="msl-ssm-2")
    board.lay(1, "su-druzhny su-titan", hand="near-miss-3 near-miss-4")
    board.begin()
    board.answer("launch us-nimitz", "aim su-titan", "hold-back", "play msl-ssm-2", "aim su-druzhny", "cease")
    met = [option for option in board.ask.options if isinstance(option, Meet)]
    assert met == [Meet(1, "us-nimitz", "su-titan"), Meet(2, "msl-ssm-2", "su-druzhny")]
    for attack in met:
        board.answer(attack.notation)
        assert board.ask.question == WithWhat(attack.attack, attack.by, attack.target)
        board.answer("leave")


@rule("modern", "card.intel.cancels", "defence.declaration")
def test_a_second_intel_is_not_set_on_a_card_that_one_is_set_on() -> None:
    board = Board()
    board.lay(0, "us-gary us-knox", hand="msl-ssm-2 msl-ssm-3 bomber-strike repair repair")
    board.lay(1, "su-druzhny", hand="intel intel intel")
    board.begin()
    board.answer("play bomber-strike", "discard repair", "discard repair", "play msl-ssm-2", "support us-gary ssm")
    board.answer("cease", "meet 1", "foil intel")
    assert board.offers("meet") == ["5"], "the four attacks of one card, and one of another"
    board.answer("meet 5", "foil intel")
    assert board.options == ["declare"]


@rule("modern", "defence.declaration")
def test_only_whoever_is_attacked_is_said_to_declare_nothing() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="air-strike")
    board.lay(1, "su-titan", hand="near-miss-3")
    board.lay(2, "uk-arrow", hand="intel")
    board.begin()
    board.answer("play air-strike", "against 1", "cease", "1: declare")
    board.roll(1)
    board.answer("2: declare")
    assert board.facts(NoDefence, "player") == [1]


@rule("modern", "defence.declaration")
@pytest.mark.parametrize(("answers", "told"), [(("1: declare",), [1, 2]), (("1: meet 1", "1: block near-miss-3"), [2])])
def test_everybody_attacked_who_declares_nothing_is_said_to(answers: tuple[str, ...], told: list[int]) -> None:
    board = Board(3)
    board.lay(0, "us-gary us-knox", hand="msl-ssm-2 msl-ssm-3")
    board.lay(1, "su-titan", hand="near-miss-3")
    board.lay(2, "uk-broadsword", hand="near-miss-4")
    board.begin()
    board.answer("play msl-ssm-2", "support us-gary ssm", "against 1", "play msl-ssm-3", "against 2", "cease")
    board.roll_freely()
    board.answer(*answers)
    board.finish()
    assert board.facts(NoDefence, "player") == told


@rule("modern", "card.screening.after", "card.intel.cancels")
def test_an_attack_that_intel_has_cancelled_is_not_moved_any_more() -> None:
    board = raid("su-druzhny su-titan", hand="intel screening-ship", attack="bomber-strike repair repair")
    board.answer("play bomber-strike", "discard repair", "discard repair", *["aim su-titan"] * 4, "cease")
    board.answer("meet 1", "foil intel", "meet 2", "screen screening-ship su-druzhny")
    board.answer("declare", "0: pass")
    assert board.events(Redirected) == [] and set(board.fates) == {"cancelled"}


@rule("modern", "defence.rolls")
def test_of_two_blocks_alike_one_is_rolled_at_a_time() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="air-strike")
    board.lay(1, "su-titan", hand="near-miss-3 near-miss-3 near-miss-4")
    board.begin()
    board.answer("play air-strike", "cease", *["meet 1", "block near-miss-3"] * 2, "meet 1", "block near-miss-4")
    board.answer("declare")
    board.roll(1)
    board.answer("roll 1 near-miss-3")
    assert board.facts(BlockRolled, "using") == ["near-miss-3"]
    assert board.offers("roll") == ["1 near-miss-3", "1 near-miss-4"]
