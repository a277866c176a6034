"""8 Merchant raids."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.damage import SaveMasts
from wardroom.games.marauders.rules.death import CaptainDied
from wardroom.games.marauders.rules.hold import CargoTaken, WhatToStow
from wardroom.games.marauders.rules.raid import HowToRaid, MerchantFound, MerchantLetGo, RaidCards, RaidFailed, RaidWon


def prowl(
    zone: str = "tortuga", nation: str = "ned", ship: str = "sloop", captain: str = "mary_thorne", **more: object
) -> Board:
    """A captain has found a merchant; Mary Thorne rolls two dice."""
    board = Board()
    board.captain(0, captain, ship, zone, **more)  # type: ignore[arg-type]
    board.merchant(zone, nation)
    board.act()
    board.roll(5, *[1] * (GAME.cards.captains[captain].scouting - 1))
    board.answer(f"scout-merchant {zone}")
    return board


def raid(*cards: str, dice: tuple[int, ...] = (1, 1), flag: str = "ned", **more: object) -> Board:
    """A raid under way: the cards on top of the deck, and the roll."""
    board = prowl(**more)  # type: ignore[arg-type]
    board.top("cargo", *cards)
    board.roll(*dice)
    board.answer(f"raid {flag}")
    return board


CALM = ("rum_1", "sugar_1", "food_1")
"""Three escapes, nine gold."""


@rule("marauders", "raid.spot")
def test_if_the_test_fails_the_merchant_stays() -> None:
    board = Board()
    board.captain(0, zone="tortuga")
    board.act()
    board.roll(1, 1)
    board.answer("scout-merchant tortuga")
    assert "tortuga" in board.state.merchants and board.state.track == [] and board.events(MerchantFound) == []
    assert "scout-merchant tortuga" not in board.options


@rule("marauders", "raid.nation", "raid.track")
def test_everybody_sees_which_merchant_was_found_and_where_one_still_lies() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "tortuga")
    board.merchant("tortuga", "ned")
    board.merchant("havana", "esp")
    board.state.track.append("fra")
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant tortuga")
    assert board.facts(MerchantFound, "player", "nation", "zone") == [(0, "ned", "tortuga")]
    zones = GAME.view(board.state, Seat(1)).zones
    assert not zones["tortuga"].merchant and zones["havana"].merchant
    board.answer("let-go", "sail havana")
    assert "scout-merchant havana" in board.options
    board.answer("sail tortuga")
    assert not any(option.startswith("scout-merchant") for option in board.options)


@rule("marauders", "raid.nation", "raid.track")
def test_the_token_is_revealed_and_goes_to_the_track() -> None:
    board = prowl()
    assert board.options == ["raid ned", "raid fra", "let-go"]
    assert "tortuga" not in board.state.merchants and board.state.track == ["ned"]
    assert board.facts(MerchantFound, "nation") == ["ned"]
    assert not GAME.view(board.state, None).zones["tortuga"].merchant and GAME.view(board.state, None).track == 1


@rule("marauders", "raid.nation")
def test_token_and_zone_of_one_nation_leave_one_flag() -> None:
    assert prowl(nation="fra").options == ["raid fra", "let-go"]


@rule("marauders", "raid.decline")
def test_the_merchant_may_be_let_go() -> None:
    board = prowl()
    board.answer("let-go")
    assert board.wanted() == {} and board.state.track == ["ned"] and board.state.turn.actions == 2
    assert board.state.raid is None


@rule("marauders", "raid.need_intact")
@pytest.mark.parametrize("area", ["cargo", "masts", "crew", "cannons"])
def test_with_a_destroyed_area_the_merchant_has_to_be_let_go(area: str) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "tortuga")
    board.damage(0, **{area: 0})
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant tortuga")
    assert "end-turn" in board.options and len(board.state.track) == 1 and board.wanted() == {}


@rule("marauders", "raid.bounty", "bounty.start_fight")
@pytest.mark.parametrize("flag", ["ned", "fra"])
def test_a_raid_costs_a_bounty_of_the_chosen_nation_at_once(flag: str) -> None:
    board = prowl()
    board.top("cargo", *CALM)
    board.roll(5, 5)
    board.answer(f"raid {flag}")
    assert board.wanted() == {flag: 1} and isinstance(board.question, HowToRaid)


@rule("marauders", "raid.bounty", "raid.fail_escape")
def test_also_if_the_raid_fails() -> None:
    board = raid("rum_1", "sugar_1", "food_1", ship="frigate")
    assert board.facts(RaidFailed, "nation") == ["ned"] and board.wanted() == {"ned": 1} and board.player().gold == 10


@rule("marauders", "raid.draw")
def test_three_cards_then_the_roll() -> None:
    board = raid(*CALM, dice=(5, 1))
    assert board.facts(RaidCards, "cards") == [CALM]
    view = GAME.view(board.state, Seat(1)).raid
    assert view is not None and [card.id for card in view.cards] == [*CALM] and view.dice == ["skull", "1"]


@rule("marauders", "raid.spend")
def test_each_success_draws_rejects_or_exchanges_a_card() -> None:
    board = raid(*CALM, "wood_3", "wood_4", captain="tomas_arrieta", dice=(5, 5, 5, 1))
    assert board.question == HowToRaid(3, 3, 9)
    board.answer("draw-card")
    assert board.state.raid is not None and board.state.raid.cards == [*CALM, "wood_3"]
    board.answer("reject wood_3")
    assert board.state.raid.cards == [*CALM] and board.question == HowToRaid(1, 3, 9)
    board.answer("exchange rum_1")
    assert board.state.cargo.discards[:2] == ["wood_3", "rum_1"] and board.facts(RaidWon, "gold") == [11]


@rule("marauders", "raid.spend")
def test_new_cards_can_be_changed_and_successes_left_unused() -> None:
    board = raid(*CALM, "wood_3", dice=(5, 5))
    board.answer("draw-card")
    assert "exchange wood_3" in board.options and "reject wood_3" in board.options
    board.answer("done")
    assert board.state.raid is None and board.events(MerchantLetGo) == []


@rule("marauders", "raid.spend", "raid.hits")
def test_successes_left_unused_are_gone_when_the_hits_come() -> None:
    board = raid("cocoa_6", "sugar_1", "food_1", dice=(5, 5), specialists=["bosun"])
    board.answer("done")
    assert board.is_asked(SaveMasts) and board.state.raid is not None and board.state.raid.left == 0


@rule("marauders", "raid.hits")
def test_every_hit_strikes_the_area_on_the_card() -> None:
    board = raid("rum_4", "rum_6", "rum_7", ship="frigate")
    assert board.areas() == {"hull": 2, "cargo": 3, "masts": 2, "crew": 2, "cannons": 3}


@rule("marauders", "raid.hits")
def test_hits_on_what_is_gone_pass_to_the_hull() -> None:
    board = raid("rum_8", "sugar_8", "food_8", ship="galleon", dice=(1, 1))
    assert board.areas()["cannons"] == 1
    board = Board()
    board.captain(0, "mary_thorne", "flute", "tortuga")
    board.merchant("tortuga", "ned")
    board.top("cargo", "rum_8", "sugar_8", "food_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant tortuga", "raid ned")
    assert board.areas()["cannons"] == 0 and board.areas()["hull"] == 2


@rule("marauders", "raid.hits", "raid.spend")
def test_cards_that_were_rejected_do_not_count() -> None:
    board = raid("rum_4", "sugar_1", "food_1", dice=(5, 1))
    board.answer("reject rum_4")
    assert board.areas()["hull"] == 2 and board.facts(RaidWon, "gold") == [6]


@rule("marauders", "raid.fail_destroyed")
def test_a_destroyed_area_lets_the_merchant_escape_and_the_damage_stays() -> None:
    board = raid("rum_8", "sugar_1", "food_1")
    assert board.areas()["cannons"] == 0 and board.facts(RaidFailed, "nation") == ["ned"]
    assert board.player().gold == 10 and board.goods() == []


@rule("marauders", "raid.fail_escape")
@pytest.mark.parametrize(("ship", "wins"), [("sloop", True), ("frigate", False)])
def test_as_many_escapes_as_maneuverability_let_the_merchant_escape(ship: str, wins: bool) -> None:
    board = raid(*CALM, ship=ship)
    assert (board.facts(RaidWon, "gold") == [9 + 0]) == wins and bool(board.events(RaidFailed)) != wins


@rule("marauders", "raid.sunk", "death.outside_battle")
def test_a_ship_may_sink_in_a_raid() -> None:
    board = raid("rum_4", "sugar_4", "food_1")
    assert board.facts(CaptainDied, "captain") == ["mary_thorne"] and board.ask.seat == 1
    assert board.player().glory == 0 and board.player(1).glory == 0 and board.state.raid is None
    assert len(board.state.cargo.discards) == 3


@rule("marauders", "raid.gold", "cargo.value_only_raid")
def test_the_values_on_the_cards_are_the_booty() -> None:
    board = raid("rum_2", "sugar_1", "tobacco_3")
    assert board.facts(RaidWon, "gold") == [4 + 3 + 5] and board.player().gold == 22


@rule("marauders", "raid.keep_cards")
def test_cards_that_fit_may_be_kept_and_everybody_knows_them() -> None:
    board = raid(*CALM)
    assert board.question == WhatToStow("raid.keep_cards", 2)
    assert board.options == ["done", "stow rum_1", "stow sugar_1", "stow food_1"]
    board.answer("stow rum_1", "stow food_1", "done")
    assert board.goods() == ["food", "rum"] and board.state.cargo.discards == ["sugar_1"]
    assert board.facts(CargoTaken, "good") == ["rum", "food"]
    assert GAME.view(board.state, Seat(1)).players[0].seen_cargo == ["food", "rum"]


@rule("marauders", "raid.keep_cards")
def test_room_may_be_made_for_new_cards() -> None:
    board = raid(*CALM, cargo=["wood", "wood"])
    assert board.question == WhatToStow("raid.keep_cards", 0) and board.options == ["done", "jettison wood"]
    board.answer("jettison wood", "stow rum_1", "done")
    assert board.goods() == ["rum", "wood"]


@rule("marauders", "raid.keep_cards")
def test_damage_to_the_hold_counts_at_once() -> None:
    board = prowl(ship="frigate", cargo=["wood", "wood", "wood"])
    board.top("cargo", "rum_5", "sugar_1", "food_1")
    board.roll(1, 1, "d3:1")
    board.answer("raid ned")
    assert board.question == WhatToStow("raid.keep_cards", 0) and len(board.goods()) == 2


@rule("marauders", "raid.glory", "glory.sources")
@pytest.mark.parametrize(("cards", "glory"), [(("rum_2", "sugar_2", "food_3"), 1), (("rum_2", "sugar_2", "food_1"), 0)])
def test_twelve_gold_are_worth_a_point(cards: tuple[str, ...], glory: int) -> None:
    board = raid(*cards)
    board.answer("done")
    assert board.player().glory == glory and board.player().earned == ({"raids": 1} if glory else {})


@rule("marauders", "raid.no_cards")
def test_no_glory_card_can_be_played_in_a_raid() -> None:
    board = prowl(hand=["lucky_charm", "fair_wind", "second_watch"])
    board.top("cargo", *CALM, "wood_5")
    board.roll(5, 1)
    board.answer("raid ned")
    assert "play" not in board.kinds()
    board.answer("draw-card")
    assert "play" not in board.kinds()
    board.answer("done")
    assert "play fair_wind" in board.options


@rule("marauders", "weapon.in_raid", "weapon.discard_use")
def test_each_weapon_rolls_one_die_again_before_successes_are_spent() -> None:
    board = raid(*CALM, weapons=["chain_shot", "grapeshot"], dice=(1, 2))
    assert board.options == ["pass", "reroll-with chain_shot", "reroll-with grapeshot"]
    board.roll(3)
    board.answer("reroll-with chain_shot")
    board.roll(5)
    board.answer("reroll-with grapeshot")
    assert isinstance(board.question, HowToRaid) and board.player().weapons == []
    assert board.state.weapons == {"chain_shot": 4, "grapeshot": 4, "grappling_hooks": 4}


@rule("marauders", "weapon.in_raid")
def test_a_success_is_not_rolled_again() -> None:
    board = raid(*CALM, weapons=["chain_shot"], dice=(5, 6))
    assert isinstance(board.question, HowToRaid)


@rule("marauders", "merchant.tokens")
def test_zones_and_track_hold_all_merchants() -> None:
    board = prowl()
    assert len(board.state.merchants) + len(board.state.track) == 17


@rule("marauders", "raid.fail_escape", "raid.fail_destroyed")
@pytest.mark.parametrize(
    ("cards", "under"),
    [(["rum_1", "rum_2", "rum_3"], "raid.fail_escape"), (["rum_7", "food_7", "cocoa_7"], "raid.fail_destroyed")],
)
def test_a_raid_that_fails_says_why(cards: list[str], under: str) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "tortuga")
    board.merchant("tortuga", "ned")
    board.top("cargo", *cards)
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant tortuga", "raid ned")
    assert board.facts(RaidFailed, "under", "nation") == [(under, "ned")]


@rule("marauders", "buy.deck_empty", "raid.draw")
def test_a_raid_goes_on_with_the_cards_that_are_left() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "tortuga")
    board.merchant("tortuga", "ned")
    board.state.cargo.cards, board.state.cargo.discards = ["rum_1", "rum_2"], []
    board.act()
    board.roll(5, 1, 5, 1)
    board.answer("scout-merchant tortuga", "raid ned")
    assert board.state.raid is not None and board.state.raid.cards == ["rum_2", "rum_1"]
