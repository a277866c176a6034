"""3.3 Action cards that help the own side, the team cards, and the deck as a whole."""

import pytest

from tests.games.kaiser.board import cast
from tests.games.kaiser.plays import DAY, IDLE, TYPES, Sea, act, strike
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.cards import EXPANSION
from wardroom.games.kaiser.rules.combat import Challenged
from wardroom.games.kaiser.rules.hands import CardsSeen
from wardroom.games.kaiser.rules.turn import ExtraTurn, Skipped, TurnBegan

# --- the deck ---------------------------------------------------------------------------------------------------------

NAMED = {"breakdown": "10/8/4", "mistaken_identity": "10/8/6", "searchlight": "10/8/4", "special_cargo": "10/8/6"}


@rule("kaiser", "3.3.named")
def test_the_four_named_british_ships_are_stronger_than_all_others() -> None:
    dice = {type_: row.intercept for type_, row in GAME.cards.types.items()}
    assert {type_ for type_, group in dice.items() if len(group) == 3} == set(NAMED)
    assert all(group[0] == 10 and sum(group) <= 18 for type_, group in dice.items() if type_ not in NAMED)


@rule("kaiser", "3.3.named")
@pytest.mark.parametrize("card", NAMED)
def test_a_named_ship_intercepts_with_three_dice(card: str) -> None:
    board = act(f"{card} british", theirs=["leopard recognised"])
    board.answer(f"play {card}", "aim leopard")
    board.roll(*cast(NAMED[card], 1, 1, 4), "d8:4")
    board.answer("1: pass")
    assert board.last_fight.attack_dice == (1, 1, 4) and board.last_fight.attack == 4


@rule("kaiser", "3.3.expansion")
@pytest.mark.parametrize(("players", "deck", "out"), [(4, 80, 12), (3, 60, 32), (2, 40, 52)])
def test_without_the_expansion_the_decks_keep_their_size(players: int, deck: int, out: int) -> None:
    options = GAME.configure({"expansion": False}, players)
    sea = GAME.setup(options, players, Dice(Stream(b"expansion")))
    hands = [card for player in sea.players for card in player.hand]
    assert len(sea.deck) + len(hands) == deck and len(sea.removed) == out
    types = {GAME.cards.actions[card].type for card in (*sea.deck, *hands, *sea.removed)}
    assert len(EXPANSION) == 8 and types == set(TYPES) - set(EXPANSION)


@rule("kaiser", "3.3.expansion")
def test_the_expansion_is_in_the_deck_unless_it_is_left_out() -> None:
    sea = GAME.setup(GAME.configure({}, 2), 2, Dice(Stream(b"expansion")))
    cards = [card for player in sea.players for card in player.hand] + sea.deck + sea.removed
    assert len(cards) == 100 and {GAME.cards.actions[card].type for card in cards} == set(TYPES)


# --- 3.3.2 Blockade Runner, 3.3.8 Collier, 3.3.9 Damage Control -------------------------------------------------------


@rule("kaiser", "3.3.2.a")
def test_each_ship_in_low_supply_rolls_for_itself() -> None:
    board = act("blockade_runner", mine=["emden low", "leopard low refuge", "wolf"], theirs=[])
    board.roll(5, "d4:1", 4, 4, "d4:1", 4)
    board.answer("play blockade_runner")
    assert [event.ship for event in board.events(Challenged)] == ["emden", "leopard"]
    assert not board.find("emden")[1].low and board.find("leopard")[1].low


@rule("kaiser", "3.3.2.a")
def test_a_ship_in_refuge_is_resupplied_too() -> None:
    board = act("blockade_runner", mine=["leopard low refuge"], theirs=["emden low"])
    board.roll(5, "d4:1", 4)
    board.answer("play blockade_runner")
    assert not board.find("leopard")[1].low and board.find("emden")[1].low


@rule("kaiser", "3.3.2.a")
def test_a_blockade_runner_needs_a_ship_in_low_supply() -> None:
    assert "play blockade_runner" not in act("blockade_runner", mine=["emden", "wolf"], theirs=["leopard low"]).options


@rule("kaiser", "3.3.2.b")
@pytest.mark.parametrize("prizes", [["matheran prize"], ["matheran prize", "kaipara prize recognised"]])
@pytest.mark.parametrize(("rolled", "is_supplied"), [(3, True), (2, False)])
def test_prizes_help_the_blockade_runner_once(prizes: list[str], rolled: int, is_supplied: bool) -> None:
    board = act("blockade_runner", mine=["emden low", "wolf low", *prizes])
    board.roll(rolled, "d4:1", 4, rolled, "d4:1", 4)
    board.answer("play blockade_runner")
    assert [event.challenge for event in board.events(Challenged)] == [rolled + 2] * 2
    assert board.find("emden")[1].low is board.find("wolf")[1].low is not is_supplied


@rule("kaiser", "3.3.8")
def test_a_collier_resupplies_all_own_ships_without_a_roll() -> None:
    board = act(
        "collier", mine=["emden low", "leopard low refuge", "wolf"], theirs=["mowe low"], hand=["damage_control"]
    )
    board.answer("play collier")
    assert [board.find(name)[1].low for name in ("emden", "leopard", "wolf", "mowe")] == [False, False, False, True]


@rule("kaiser", "3.3.9")
@pytest.mark.parametrize("name", ["emden", "leopard", "matheran", "appam"])
def test_damage_control_repairs_one_own_ship_of_any_kind(name: str) -> None:
    mine = ["emden damaged", "leopard damaged refuge", "matheran prize damaged", "wolf"]
    board = act("damage_control", mine=mine, trade=["appam damaged", "maria"], theirs=["mowe damaged"])
    board.answer("play damage_control")
    assert board.options == ["aim emden", "aim leopard", "aim matheran", "aim appam"]
    board.answer(f"aim {name}")
    damaged = {each for each in ("emden", "leopard", "matheran", "appam", "mowe") if board.find(each)[1].damage}
    assert damaged == {"emden", "leopard", "matheran", "appam", "mowe"} - {name}


@rule("kaiser", "3.3.9")
def test_damage_control_needs_a_damaged_ship() -> None:
    assert "play damage_control" not in act("damage_control", theirs=["leopard damaged"]).options


# --- 3.3.7 Breakout ---------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.7.a", "3.3.7.b")
@pytest.mark.parametrize(("rolled", "ships"), [(3, 0), (4, 1), (5, 1), (6, 2)])
def test_a_breakout_brings_one_ship_and_two_at_double(rolled: int, ships: int) -> None:
    board = act("breakout")
    board.next_ships("wolf", "karlsruhe")
    board.roll(rolled, "d4:1", 3)
    board.answer("play breakout")
    assert board.force(0) == ["emden", *["wolf", "karlsruhe"][:ships], "appam"]
    if ships:
        assert not board.find("wolf")[1].recognised
    if ships == 2:
        assert board.find("karlsruhe")[1].recognised


@rule("kaiser", "3.3.7.a")
def test_a_breakout_needs_a_ship_in_the_deck() -> None:
    board = act("breakout")
    board.state.german_out += board.state.german_deck
    board.state.german_deck = []
    assert "play breakout" not in board.options
    board = act("breakout")
    board.next_ships("wolf")
    board.state.german_out += board.state.german_deck[:-1]
    board.state.german_deck = board.state.german_deck[-1:]
    board.roll(6, "d4:1", 3)
    board.answer("play breakout")
    assert board.force(0) == ["emden", "wolf", "appam"]  # of two ships only one was to be had


# --- 3.3.12 Fair Seas -------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.12")
def test_fair_seas_is_for_own_undamaged_merchants_and_prizes() -> None:
    mine = ["emden", "matheran prize", "kaipara prize recognised", "diplomat prize damaged"]
    board = act("fair_seas", mine=mine, trade=["appam", "maria damaged"])
    board.answer("play fair_seas")
    assert board.options == ["aim matheran", "aim kaipara", "aim appam"]
    assert "play fair_seas" not in act("fair_seas", trade=["appam damaged"]).options


@rule("kaiser", "3.3.12")
@pytest.mark.parametrize(("ship", "scored"), [("lovat", "lovat"), ("matheran", "matheran*2")])
@pytest.mark.parametrize(("rolled", "is_safe"), [(4, True), (3, False)])
def test_fair_seas_gives_plus_one_to_the_ships_own_dice(ship: str, scored: str, rolled: int, is_safe: bool) -> None:
    board = act("fair_seas", mine=["emden", "matheran prize"], trade=["lovat"], merchants=["maria"])
    board.answer("play fair_seas")
    board.roll(f"d6:{rolled}", "d8:4")
    board.answer(f"aim {ship}")
    assert board.last_challenge.challenge == rolled + 1
    assert board.pile(0) == ([scored] if is_safe else [])
    assert board.is_in_play(ship) is not is_safe


# --- 3.3.35 Scuttle ---------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.35")
@pytest.mark.parametrize("name", ["emden", "leopard", "matheran"])
def test_scuttle_takes_an_own_damaged_ship_off_the_board_unscored(name: str) -> None:
    mine = ["emden damaged", "leopard damaged", "matheran prize damaged", "wolf", "kaipara prize"]
    board = act("scuttle", mine=mine, trade=["appam damaged"], theirs=["mowe damaged"])
    board.answer("play scuttle")
    assert board.options == ["aim emden", "aim leopard", "aim matheran"]
    board.answer(f"aim {name}")
    assert board.used() == [name] and board.pile(0) == board.pile(1) == []


@rule("kaiser", "3.3.35", "3.3.20.f")
def test_the_refuge_card_of_a_scuttled_ship_lies_aside_until_the_discards() -> None:
    board = act("scuttle", "wireless_intercept", mine=["leopard damaged refuge"], theirs=[])
    board.discards("amc", "trap")
    board.counted = board.everything()
    board.answer("play scuttle", "aim leopard", "play wireless_intercept")
    assert board.hand(0) == ["trap", "amc"]  # not the card that lay under the ship
    board.finish()
    assert board.discarded == ["scuttle", "island_refuge", "wireless_intercept", "intelligence"]


# --- 3.3.37 Second Chance, 3.3.47 Wireless Intercept ------------------------------------------------------------------


@rule("kaiser", "3.3.37.a")
def test_second_chance_gives_a_complete_extra_turn_after_the_draw() -> None:
    board = act("second_chance", kept=["damage_control"])
    board.deck("amc")
    board.answer("play second_chance", "stop", "discard-rest")
    assert board.asked == (0, "what-to-commit") and board.hand(0) == ["damage_control", "amc"]
    assert [event.player for event in board.events(ExtraTurn)] == [0]
    before = len(board.state.deck)
    board.answer("ready")
    assert board.asked == (1, "what-to-commit") and len(board.state.deck) == before - 1


@rule("kaiser", "3.3.37.a")
def test_the_ships_may_act_again_in_the_extra_turn() -> None:
    board = strike(also=["second_chance"], kept=["damage_control"])
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("1: pass", "1: no", "play second_chance", "stop", "discard-rest", "commit damage_control")
    assert "on-ship leopard" in board.options
    board.answer("on-ship leopard", "ready", "play damage_control")
    assert "aim lovat" in board.options


@rule("kaiser", "3.3.37.b", "3.3.47.b")
def test_in_the_extra_turn_neither_second_chance_nor_wireless_intercept_is_an_action() -> None:
    kept = ["second_chance.2", "wireless_intercept", "collier"]
    board = act("second_chance.1", kept=kept, theirs=["karlsruhe"], hand=["damage_control"])
    board.answer("play second_chance", "stop", "discard-rest")
    assert board.asked == (0, "what-to-commit")
    board.commit("second_chance", "wireless_intercept", "collier")
    assert board.options == ["stop", "play collier"]
    board = act("second_chance.1", kept=kept, theirs=["karlsruhe"], hand=["damage_control"])
    board.answer("play second_chance", "stop", "discard-rest")
    board.commit("second_chance british", "wireless_intercept emden")
    assert board.options == ["stop", "play second_chance", "play wireless_intercept"]  # their Intercept halves are free


@rule("kaiser", "3.3.37.b")
def test_two_second_chances_in_one_turn_give_one_extra_turn() -> None:
    board = act("second_chance.1", "second_chance.2")
    board.answer("play second_chance")
    assert board.options == ["stop", f"play {IDLE}"]


@rule("kaiser", "3.3.47.a")
def test_wireless_intercept_takes_the_top_two_discards_for_later_turns() -> None:
    board = Sea(2)
    board.lay(0, ["emden"], ["appam"], ["wireless_intercept", IDLE])
    board.lay(1, [], ["lovat"], ["collier"])
    board.discards("amc", "trap", "scuttle")
    board.begin()
    board.commit("wireless_intercept", IDLE)
    board.answer("play wireless_intercept")
    assert sorted(board.hand(0)) == ["scuttle", "trap"] and board.discarded == ["amc"]
    assert board.options == ["stop", f"play {IDLE}"]  # not to be committed in this turn


@rule("kaiser", "3.3.47.a")
def test_wireless_intercept_takes_the_only_discard_and_never_a_card_of_this_turn() -> None:
    board = Sea(2)
    board.lay(0, ["emden"], ["appam"], ["wireless_intercept", "second_chance", IDLE])
    board.lay(1, [], ["lovat"], ["collier"])
    board.discards("amc")
    board.begin()
    board.commit("wireless_intercept", "second_chance", IDLE)
    board.answer("play second_chance", "play wireless_intercept")
    assert board.hand(0) == ["amc"] and board.discarded == []


@rule("kaiser", "3.3.47.a")
def test_wireless_intercept_needs_a_discard() -> None:
    assert "play wireless_intercept" not in act("wireless_intercept").options


@rule("kaiser", "3.3.47.b")
def test_one_wireless_intercept_a_turn() -> None:
    board = Sea(2)
    board.lay(0, ["emden"], ["appam"], ["wireless_intercept.1", "wireless_intercept.2", IDLE])
    board.lay(1, [], ["lovat"], ["collier"])
    board.discards("amc", "trap", "scuttle", "qqq")
    board.begin()
    board.commit("wireless_intercept", "wireless_intercept", IDLE)
    board.answer("play wireless_intercept")
    assert board.options == ["stop", f"play {IDLE}"]


# --- 3.3.4 Bounding Main, 3.3.11 Exchange Information -----------------------------------------------------------------


@rule("kaiser", "3.3.4.a")
def test_bounding_main_costs_the_next_player_the_turn_and_the_draw() -> None:
    board = act("bounding_main", players=4, teams=True)
    board.answer("play bounding_main")
    before, hand = len(board.state.deck), board.hand(1)
    board.finish()
    assert board.asked == (2, "what-to-commit")
    assert [event.player for event in board.events(Skipped)] == [1]
    assert board.hand(1) == hand and len(board.state.deck) == before - 1
    board.answer("ready", "ready")
    assert board.state.active == 0 and not board.state.players[1].skipped
    board.answer("ready")
    assert board.asked == (1, "what-to-commit")  # only the coming turn is lost


@rule("kaiser", "3.3.4.b")
@pytest.mark.parametrize("card", ["deception", "fog_bank"])
def test_a_waiting_card_stays_with_the_skipped_player(card: str) -> None:
    board = act("bounding_main", players=4, teams=True, waiting=card)
    board.answer("play bounding_main")
    board.finish()
    assert board.asked == (2, "what-to-commit") and board.state.players[1].waiting == card
    assert card not in board.discarded
    board.answer("ready", "ready")
    if card == "deception":
        board.roll("d1:1")
    board.answer("ready")
    assert (board.asked == (1, "what-next")) == (card == "deception")  # collier is played, or the turn is empty
    assert card == "deception" or board.asked == (2, "what-to-commit")


@rule("kaiser", "3.3.4.a", "3.3.4.d")
def test_an_extra_turn_comes_before_the_skip() -> None:
    board = act("bounding_main", "second_chance", kept=["damage_control"], players=4, teams=True)
    board.answer("play bounding_main", "play second_chance", "stop", "discard-rest")
    assert board.asked == (0, "what-to-commit") and not board.events(Skipped)
    board.answer("ready")
    assert board.asked == (2, "what-to-commit") and board.events(Skipped)


@rule("kaiser", "3.3.4.c", "3.3.11.b")
@pytest.mark.parametrize("card", ["bounding_main", "exchange_information"])
def test_outside_the_team_game_the_team_cards_serve_a_british_intercept_only(card: str) -> None:
    for teams in (False, True):
        board = Sea(4, teams=teams)
        board.lay(0, ["emden"], ["appam"], [card])
        for seat, ship in enumerate(("karlsruhe", "wolf", "mowe"), 1):
            board.lay(seat, [ship], [], ["collier"] if seat == 1 else [])
        board.begin()
        board.answer(f"commit {card}")
        assert board.options == (["as-action", "as-british", "on-ship emden"] if teams else ["as-british"])
    board = act(f"{card} british", theirs=["leopard recognised"])
    board.answer(f"play {card}", "aim leopard")
    board.roll(4, "d8:1", "d8:4")
    board.answer("1: pass")
    assert board.last_fight.attack_dice == (4, 1)


def exchange(hand: list[str], gift: list[str]) -> Sea:
    board = act("exchange_information", kept=hand, players=4, teams=True)
    board.state.players[2].hand.extend(board.take(card) for card in gift)
    board.answer("play exchange_information")
    return board


@rule("kaiser", "3.3.11.a")
def test_partners_pass_each_other_any_number_of_cards() -> None:
    board = exchange(["amc", "trap"], ["qqq"])
    assert board.asked == (0, "what-to-give")
    board.answer("give amc", "give trap")
    assert board.asked == (2, "what-to-give") and board.hand(2) == ["scuttle", "qqq"]  # nothing is shown before
    assert board.options == ["give-no-more", "give qqq", "give scuttle"]
    board.answer("give qqq", "give-no-more")
    assert board.hand(0) == ["qqq"] and sorted(board.hand(2)) == ["amc", "scuttle", "trap"]


@rule("kaiser", "3.3.11.a")
def test_a_partner_may_receive_without_giving() -> None:
    board = exchange(["amc"], [])
    board.answer("give-no-more", "2: give-no-more")
    assert board.hand(0) == ["amc"] and board.hand(2) == ["scuttle"]
    board = exchange(["amc"], [])
    board.answer("give amc", "2: give-no-more")
    assert board.hand(0) == [] and board.hand(2) == ["scuttle", "amc"]


@rule("kaiser", "3.3.11.a")
def test_only_the_receiver_sees_what_was_passed() -> None:
    board = exchange(["amc"], [])
    board.answer("give amc", "2: give-no-more")
    seen = [told for told in board.told if isinstance(told.event, CardsSeen) and told.event.cards]
    assert [told.to for told in seen] == [(Seat(2),)]


@rule("kaiser", "3.3.11.a", "3.3.31.b")
def test_a_card_taken_by_recon_and_passed_on_is_no_longer_there_to_be_committed() -> None:
    board = act("recon_aircraft", "exchange_information", hand=["amc", "trap"], players=4, teams=True)
    board.answer("play recon_aircraft")
    board.roll("d2:1", "d1:1")
    board.answer("aim-at 1")
    board.answer("play exchange_information", "give amc", "give-no-more", "2: give-no-more")
    assert board.options == ["stop", f"play {IDLE}", "commit trap"]


def test_a_turn_without_second_chance_passes_on() -> None:
    board = act(DAY)
    board.finish()
    assert [event.player for event in board.events(TurnBegan)] == [0, 1]
