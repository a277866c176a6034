"""3.3 Action cards aimed at an opponent, and the two that wait before one: Deception and Fog Bank."""

import pytest

from tests.games.kaiser.board import Shown
from tests.games.kaiser.plays import IDLE, Sea, act
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Challenged
from wardroom.games.kaiser.rules.hands import DeckSeen, HandSeen
from wardroom.games.kaiser.rules.turn import NoEffect

# --- 3.3.6 Breakdown --------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.6", "3.3.20.g")
def test_breakdown_reaches_undamaged_warships_and_raiders_hidden_or_in_refuge() -> None:
    theirs = ["karlsruhe", "leopard", "mowe recognised", "wolf refuge", "geier damaged", "matheran prize recognised"]
    board = act("breakdown", theirs=theirs)
    board.answer("play breakdown")
    assert board.options == ["aim karlsruhe", "aim leopard", "aim mowe", "aim wolf"]


@rule("kaiser", "3.3.6")
@pytest.mark.parametrize(("rolled", "damage"), [(5, 1), (4, 0)])
def test_a_successful_breakdown_damages_and_recognises_nobody(rolled: int, damage: int) -> None:
    board = act("breakdown")
    board.answer("play breakdown")
    board.roll(rolled, "d4:1", 4)
    board.answer("aim leopard")
    leopard = board.find("leopard")[1]
    assert leopard.damage == damage and not leopard.recognised


# --- 3.3.10 Deception -------------------------------------------------------------------------------------------------


def deceived(hand: list[str], rolled: Shown, mine: tuple[str, ...] = ("emden",), discards: tuple[str, ...] = ()) -> Sea:
    """The turn of seat 0 under Deception, whose random card is the one rolled."""
    board = Sea(2)
    board.lay(0, mine, ["appam"], hand)
    board.lay(1, ["karlsruhe"], ["lovat"], ["qqq", "trap", "amc"])
    board.wait(0, "deception")
    board.discards(*discards)
    board.roll(rolled)
    board.begin()
    return board


@rule("kaiser", "3.3.10.a", "3.1.5.d")
def test_deception_lies_before_its_victim_until_the_end_of_his_turn() -> None:
    board = act("deception", hand=["breakdown", "collier"])
    board.answer("play deception")
    assert board.state.players[1].waiting == "deception"
    board.roll("d2:2")
    board.answer("stop")
    assert board.discarded == [IDLE]
    assert board.asked == (1, "what-next") and board.options == ["play collier"]
    board.answer("play collier", "discard-rest")
    assert sorted(board.discarded) == ["collier", "deception", IDLE] and board.hand(1)[0] == "breakdown"


@rule("kaiser", "3.3.10.a", "3.3.10.b")
def test_the_random_card_is_the_only_one_of_the_turn_and_must_be_played() -> None:
    board = deceived(["collier", "second_chance", "damage_control"], "d3:2")
    assert board.asked == (0, "what-next") and board.options == ["play second_chance"]


@rule("kaiser", "3.3.10.a")
@pytest.mark.parametrize("rolled", [1, 2, 3])
def test_each_card_of_the_hand_may_be_the_one(rolled: int) -> None:
    hand = ["collier", "heavy_weather", "intelligence"]
    assert deceived(hand, f"d3:{rolled}").options == [f"play {hand[rolled - 1]}"]


@rule("kaiser", "3.3.10.b", "3.3.10.c")
@pytest.mark.parametrize("card", ["surprise_attack", "amc", "recalled", "scuttle", "bounding_main", "lay_mines"])
def test_a_card_that_cannot_be_played_is_ignored_and_discarded_with_deception(card: str) -> None:
    board = deceived([card, "collier"], "d2:1")
    assert board.events(NoEffect) == [NoEffect(card, "3.3.10.b")]
    assert board.asked == (0, "order-of-discards")
    board.answer("discard-rest")
    assert sorted(board.discarded) == sorted([card, "deception"])
    assert board.state.active == 1 and len(board.hand(0)) == 2  # collier and the card drawn


@rule("kaiser", "3.3.10.b")
def test_a_reflag_drawn_under_deception_is_played() -> None:
    board = deceived(["reflag", "collier"], "d2:1", mine=("leopard recognised",))
    board.answer("play reflag", "aim leopard")
    assert not board.find("leopard")[1].recognised
    assert board.asked == (0, "order-of-discards")


@rule("kaiser", "3.3.10.b")
def test_mines_drawn_under_deception_are_laid_by_any_minelayer() -> None:
    board = deceived(["lay_mines", "collier"], "d2:1", mine=("leopard", "meteor", "wolf"))
    board.answer("play lay_mines")
    assert board.options == ["aim meteor", "aim wolf"]
    board.answer("aim wolf")
    assert board.asked == (1, "answer-mines")


@rule("kaiser", "3.3.10.b")
@pytest.mark.parametrize("card", ["recon_aircraft", "wireless_intercept"])
def test_cards_gained_under_deception_stay_in_the_hand(card: str) -> None:
    board = deceived([card, "collier"], "d2:1", discards=("scuttle", "island_refuge"))
    if card == "recon_aircraft":
        board.roll("d3:1", "d2:1")
    board.answer(f"play {card}")
    assert board.asked == (0, "order-of-discards") and len(board.hand(0)) == 3


@rule("kaiser", "3.3.10.b", "3.3.20.c", "3.3.20.f")
def test_refuge_matters_go_on_under_deception() -> None:
    board = deceived(["collier", "amc"], "d2:1", mine=("emden low damaged refuge",))
    assert board.options == ["play collier", "try-resupply emden", "try-repair emden", "leave-refuge emden"]
    board.roll(5, "d4:1", 4)
    board.answer("try-repair emden")
    assert not board.find("emden")[1].damage
    board.answer("play collier")
    assert board.options == ["stop", "leave-refuge emden"]


@rule("kaiser", "3.3.10.c")
def test_a_victim_without_cards_draws_as_usual() -> None:
    board = Sea(2)
    board.lay(0, ["emden"], ["appam"])
    board.lay(1, ["karlsruhe"], ["lovat"], ["qqq"])
    board.wait(0, "deception")
    board.begin()
    assert board.discarded == ["deception"] and len(board.hand(0)) == 1 and board.state.active == 1


@rule("kaiser", "3.3.10.c")
def test_deception_is_over_after_one_turn() -> None:
    board = deceived(["collier", "amc"], "d2:1")
    board.answer("play collier", "discard-rest", "1: ready")
    assert board.asked == (0, "what-to-commit") and not board.state.players[0].waiting


@rule("kaiser", "3.3.10.d")
def test_the_victim_of_deception_reacts_as_usual_in_other_turns() -> None:
    board = act("blockade_runner leopard", mine=["leopard"], theirs=[], hand=["trap", "amc"], waiting="deception")
    board.answer("play blockade_runner", "aim lovat")
    assert board.asked == (1, "answer-intercept") and board.reactions == {"trap", "amc"}


@rule("kaiser", "3.3.10.e")
@pytest.mark.parametrize("waiting", ["deception.2", "fog_bank.2"])
def test_only_one_card_waits_before_a_player(waiting: str) -> None:
    name = waiting.split(".", maxsplit=1)[0]
    board = act("deception.1", "fog_bank.1", players=3)
    board.wait(1, name)
    board.answer("play deception")
    assert board.state.players[2].waiting == "deception"  # the only one left to be aimed at
    assert board.options == ["stop", f"play {IDLE}"]


@rule("kaiser", "3.3.10.e")
@pytest.mark.parametrize("card", ["deception", "fog_bank"])
@pytest.mark.parametrize("waiting", ["deception", "fog_bank"])
def test_a_second_waiting_card_is_refused(card: str, waiting: str) -> None:
    assert f"play {card}" not in act(f"{card}.1", waiting=waiting).options
    assert f"play {card}" in act(f"{card}.1").options


@rule("kaiser", "3.3.10.f")
def test_a_second_chance_drawn_under_deception_gives_an_ordinary_extra_turn() -> None:
    board = deceived(["second_chance", "collier", "amc"], "d3:1")
    board.answer("play second_chance", "discard-rest")
    assert sorted(board.discarded) == ["deception", "second_chance"]
    assert board.asked == (0, "what-to-commit") and len(board.hand(0)) == 3
    board.commit("collier")
    assert board.options == ["stop", "play collier"]


# --- 3.3.14 Fog Bank --------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.14.a", "3.1.5.d")
def test_a_player_in_fog_neither_plays_nor_draws() -> None:
    board = act("fog_bank.1", hand=["collier", "amc"], merchants=["lovat", "maria"])
    board.answer("play fog_bank")
    before = len(board.state.deck)
    board.finish()
    assert board.discarded == [IDLE, "fog_bank"]  # the turn of seat 1 is over already
    assert board.state.active == 0 and sorted(board.hand(1)) == ["amc", "collier"]
    assert len(board.state.deck) == before - 1
    assert not board.state.players[1].waiting and len(board.state.players[1].merchants) == 3


@rule("kaiser", "3.3.14.a", "3.3.20.c", "3.3.14.c")
def test_ships_in_refuge_may_be_seen_to_in_fog() -> None:
    board = Sea(2)
    board.lay(0, ["emden low refuge"], ["appam"], ["collier"])
    board.lay(1, ["karlsruhe"], ["lovat"], ["qqq"])
    board.wait(0, "fog_bank")
    board.begin()
    assert board.options == ["stop", "try-resupply emden", "leave-refuge emden"]
    board.answer("stop")
    assert board.discarded == ["fog_bank"] and board.hand(0) == ["collier"]


HOSTILE = ["breakdown", "deception", "fog_bank", "heavy_weather", "interned", "interrogate", "lay_mines", "monitor"]
HOSTILE += ["recon_aircraft", "rendezvous_missed", "submarine_u", "submarine_uc", "transfer_command"]


@rule("kaiser", "3.3.14.b")
def test_only_heavy_weather_reaches_a_player_in_fog() -> None:
    theirs = ["karlsruhe", "leopard recognised", "mowe", "wolf refuge", "matheran prize recognised"]
    cards = [card if card != "lay_mines" else "lay_mines from meteor" for card in HOSTILE]
    cards += ["damage_control british", "second_chance emden"]
    for waiting, reached in (("fog_bank", {"heavy_weather"}), ("", {*HOSTILE, "damage_control", "second_chance"})):
        board = act(*cards, mine=["emden", "meteor"], theirs=theirs, waiting=waiting)
        played = {option.removeprefix("play ") for option in board.options if option.startswith("play ")}
        assert played - {IDLE} == reached
    board = act("collier", hand=["amc"], waiting="fog_bank")
    board.answer(f"play {IDLE}")
    assert board.options == ["look-at-deck"]


@rule("kaiser", "3.3.14.b")
def test_fog_laid_in_the_turn_covers_its_victim_from_that_moment() -> None:
    board = act("fog_bank.1", "submarine_u", "damage_control emden")
    assert "play submarine_u" in board.options
    board.answer("play fog_bank")
    assert board.options == ["stop", f"play {IDLE}"]


@rule("kaiser", "3.3.14.b")
def test_other_players_remain_open_to_attack() -> None:
    board = act("submarine_u", players=3, waiting="fog_bank")
    board.answer("play submarine_u")
    assert board.options == ["aim georgic"]


# --- 3.3.16 Heavy Weather ---------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.16.a", "3.3.16.b")
def test_heavy_weather_tests_each_ship_of_one_opponent_outside_a_refuge() -> None:
    theirs = ["karlsruhe", "leopard", "wolf refuge", "matheran prize"]
    board = act("heavy_weather", theirs=theirs, merchants=["lovat", "maria"])
    board.roll("d6:4", 3, "d6:3", 3, "d6:6", 5, "d6:2", 1, "d6:1", 10)
    board.answer("play heavy_weather")
    assert [event.ship for event in board.events(Challenged)] == ["karlsruhe", "leopard", "matheran", "lovat", "maria"]
    assert sorted(board.used()) == ["karlsruhe", "lovat", "matheran"]
    assert board.force(1) == ["leopard", "wolf", "maria"]
    assert board.pile(0) == board.pile(1) == []


@rule("kaiser", "3.3.16.b")
def test_ships_lost_in_heavy_weather_go_to_the_bottom_of_their_own_decks() -> None:
    board = act("heavy_weather")
    board.roll("d6:6", 1, "d6:6", 1)
    board.answer("play heavy_weather")
    names = [
        [GAME.cards.ships[card].id for card in deck] for deck in (board.state.german_used, board.state.merchant_used)
    ]
    assert names == [["leopard"], ["lovat"]]


@rule("kaiser", "3.3.16.a")
def test_heavy_weather_strikes_the_opponent_that_is_named() -> None:
    board = act("heavy_weather", players=3)
    board.answer("play heavy_weather")
    assert board.options == ["aim-at 1", "aim-at 2"]
    board.roll("d6:1", 10, "d6:6", 1)
    board.answer("aim-at 2")
    assert board.used() == ["georgic"]


# --- 3.3.17 Intelligence ----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.17.a")
def test_intelligence_shows_a_whole_hand_to_one_player_only() -> None:
    board = act("collier", hand=["amc", "trap", "qqq"], players=3)
    board.answer(f"play {IDLE}")
    assert board.options == ["look-at-deck", "look-at-hand 1", "look-at-hand 2"]
    board.answer("look-at-hand 1")
    seen = [told for told in board.told if isinstance(told.event, HandSeen)]
    assert [told.to for told in seen] == [(Seat(0),)]
    assert isinstance(seen[0].event, HandSeen) and seen[0].event.cards == ("amc.1", "qqq.1", "trap.1")
    assert board.hand(1) == ["amc", "trap", "qqq"]


@rule("kaiser", "3.3.17.b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_intelligence_orders_as_many_draws_as_there_are_players(players: int) -> None:
    board = act("collier", hand=["damage_control"], players=players)
    names = ["amc", "trap", "qqq", "razzle_dazzle", "fast_ship"]
    board.deck(*names)
    board.answer(f"play {IDLE}", "look-at-deck")
    seen = [told for told in board.told if isinstance(told.event, DeckSeen)]
    assert [told.to for told in seen] == [(Seat(0),)]
    assert isinstance(seen[0].event, DeckSeen) and len(seen[0].event.cards) == players
    for name in reversed(names[1:players]):
        assert board.asked == (0, "order-of-draws")
        board.answer(f"draw-next {name}")
    top = [GAME.cards.actions[card].type for card in board.state.deck[: -len(names) - 1 : -1]]
    assert top == [*reversed(names[:players]), *names[players:]]


@rule("kaiser", "3.3.17.c")
def test_with_fewer_cards_left_all_of_them_are_ordered() -> None:
    board = act("collier", hand=["damage_control"], players=4)
    board.state.removed = board.state.deck
    board.state.deck = [board.state.removed.pop() for _ in range(2)]
    top, below = GAME.cards.actions[board.state.deck[1]].id, GAME.cards.actions[board.state.deck[0]].id
    board.answer(f"play {IDLE}", "look-at-deck")
    assert len(board.options) == 2
    board.answer(f"draw-next {below}")
    assert [GAME.cards.actions[card].id for card in board.state.deck] == [top, below]
    assert board.question == "what-next"


@rule("kaiser", "3.3.17.c")
def test_the_hand_of_a_player_in_fog_is_not_to_be_seen() -> None:
    board = act("collier", hand=["amc"], players=3, waiting="fog_bank")
    board.answer(f"play {IDLE}")
    assert board.options == ["look-at-deck", "look-at-hand 2"]


# --- 3.3.18 Interned, 3.3.45 Transfer Command -------------------------------------------------------------------------

EXPOSED = ["karlsruhe", "leopard recognised", "mowe", "matheran prize recognised", "kaipara prize", "dresden refuge"]


@rule("kaiser", "3.3.18.a", "3.3.45", "3.3.20.g")
@pytest.mark.parametrize("card", ["interned", "transfer_command"])
def test_only_ships_in_the_open_can_be_interned_or_transferred(card: str) -> None:
    board = act(card, theirs=[*EXPOSED, "wolf refuge"])
    board.answer(f"play {card}")
    assert board.options == ["aim karlsruhe", "aim leopard", "aim matheran", "aim dresden"]


@rule("kaiser", "3.3.18.a")
@pytest.mark.parametrize("name", ["karlsruhe", "leopard", "matheran"])
@pytest.mark.parametrize(("rolled", "is_interned"), [(5, True), (4, False)])
def test_an_interned_ship_goes_to_the_bottom_of_its_deck_unscored(name: str, rolled: int, is_interned: bool) -> None:
    board = act("interned", theirs=EXPOSED)
    board.answer("play interned")
    board.roll(rolled, "d8:1", 4)
    board.answer(f"aim {name}")
    assert board.used() == ([name] if is_interned else [])
    assert board.pile(0) == []


@rule("kaiser", "3.3.18.b")
@pytest.mark.parametrize(("marks", "bonus"), [("", 0), (" damaged", 2), (" low", 2), (" damaged low", 4)])
@pytest.mark.parametrize("edge", [0, 1])
def test_damage_and_low_supply_help_internment(marks: str, bonus: int, edge: int) -> None:
    board = act("interned", theirs=[f"karlsruhe{marks}"])
    board.answer("play interned")
    board.roll(3, "d8:1", 3 + bonus - 1 + edge)
    board.answer("aim karlsruhe")
    assert board.last_challenge.challenge == 3 + bonus
    assert board.is_in_play("karlsruhe") is (edge == 1)


@rule("kaiser", "3.3.18.a", "3.3.20.f", "3.3.20.g")
def test_the_refuge_card_of_an_interned_warship_lies_aside_until_the_discards() -> None:
    board = act("interned", theirs=["dresden refuge"])
    board.answer("play interned")
    board.roll(5, "d8:1", 4)
    board.answer("aim dresden")
    assert board.used() == ["dresden"] and board.discarded == []
    board.finish()
    assert board.discarded == ["interned", "island_refuge", "intelligence"]


@rule("kaiser", "3.3.45")
@pytest.mark.parametrize(("rolled", "owner"), [(5, 0), (4, 1)])
def test_a_transferred_ship_joins_the_own_force_as_it_is(rolled: int, owner: int) -> None:
    board = act("transfer_command", theirs=["leopard recognised damaged low", "matheran prize recognised"])
    board.answer("play transfer_command")
    board.roll(rolled, 4)
    board.answer("aim leopard")
    seat, leopard = board.find("leopard")
    assert seat == owner and leopard.recognised and leopard.damage == 1 and leopard.low


@rule("kaiser", "3.3.45")
def test_a_transferred_prize_stays_a_prize() -> None:
    board = act("transfer_command", theirs=["matheran prize recognised"])
    board.answer("play transfer_command")
    board.roll(5, 4)
    board.answer("aim matheran")
    seat, matheran = board.find("matheran")
    assert seat == 0 and matheran.prize and matheran.recognised and matheran in board.state.players[0].german


@rule("kaiser", "3.3.45", "3.3.20.g")
def test_a_transferred_ship_keeps_its_refuge_card_and_is_not_led_out_in_this_turn() -> None:
    board = act("transfer_command", theirs=["dresden refuge damaged"], kept=["collier.1"], hand=["scuttle"])
    board.answer("play transfer_command")
    board.roll(5, 4)
    board.answer("aim dresden")
    seat, dresden = board.find("dresden")
    assert seat == 0 and dresden.in_refuge and board.discarded == []
    assert board.options == ["stop", "play intelligence", "try-repair dresden"]
    board.finish()
    board.answer("1: ready", "0: ready")
    assert "leave-refuge dresden" in board.options


@rule("kaiser", "3.3.32.c")
def test_a_committed_reflag_hides_a_raider_that_transfer_command_brought_recognised() -> None:
    board = act("transfer_command", "reflag", theirs=["leopard recognised"])
    assert "play reflag" not in board.options
    board.answer("play transfer_command")
    board.roll(5, 4)
    board.answer("aim leopard", "play reflag", "aim leopard")
    seat, leopard = board.find("leopard")
    assert seat == 0 and not leopard.recognised


# --- 3.3.31 Recon Aircraft --------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.31.a")
def test_recon_aircraft_takes_two_random_cards() -> None:
    board = act("recon_aircraft", hand=["amc", "trap", "collier"])
    board.roll("d3:3", "d2:1")
    board.answer("play recon_aircraft")
    assert board.hand(0) == ["collier", "amc"] and board.hand(1) == ["trap"]


@rule("kaiser", "3.3.31.a")
def test_recon_aircraft_takes_the_only_card_and_needs_one() -> None:
    board = act("recon_aircraft", hand=["amc"])
    board.roll("d1:1")
    board.answer("play recon_aircraft")
    assert board.hand(0) == ["amc"] and board.hand(1) == []
    assert "play recon_aircraft" not in act("recon_aircraft", hand=[]).options


@rule("kaiser", "3.3.31.b")
def test_cards_taken_may_be_used_at_once_with_either_half() -> None:
    board = act(
        "recon_aircraft", hand=["damage_control", "trap", "amc"], mine=["leopard damaged"], theirs=["karlsruhe"]
    )
    board.roll("d3:1", "d2:1")
    board.answer("play recon_aircraft")
    assert board.options == ["stop", f"play {IDLE}", "commit damage_control", "commit trap"]
    board.answer("commit trap")
    assert board.options == ["as-british", "on-ship leopard"]
    board.answer("on-ship leopard", "commit damage_control", "as-action")
    assert board.options == ["stop", f"play {IDLE}", "play trap", "play damage_control"]
    board.answer("play damage_control", "aim leopard", "play trap", "aim lovat")
    assert board.asked == (1, "answer-intercept")


@rule("kaiser", "3.3.31.b")
def test_an_assist_card_taken_may_join_an_attack_of_the_same_turn() -> None:
    board = act("recon_aircraft", "submarine_u", hand=["special_cargo", "amc", "trap"])
    board.roll("d3:1", "d2:1")
    board.answer("play recon_aircraft", "commit special_cargo", "as-action", "play submarine_u", "aim lovat")
    assert board.options == ["announce", "join special_cargo"]


@rule("kaiser", "3.3.31.b", "3.1.3.a")
def test_cards_taken_are_bound_to_the_limits_on_opponents() -> None:
    board = act("submarine_u.1", "recon_aircraft", hand=["submarine_u.2", "amc"], players=3)
    board.answer("play submarine_u", "aim georgic")
    board.roll(1, "d6:1", "d4:1", 10)
    board.answer("2: pass", "play recon_aircraft")
    board.roll("d2:1", "d1:1")
    board.answer("aim-at 1", "commit submarine_u", "as-action", "play submarine_u")
    assert board.options == ["aim georgic"]


@rule("kaiser", "3.3.31.b", "3.3.32.a")
def test_a_reflag_taken_and_used_at_once_is_no_longer_there_to_be_committed() -> None:
    board = act("recon_aircraft", "blockade_runner leopard", mine=["leopard"], theirs=[], hand=["reflag", "amc", "qqq"])
    board.roll("d3:1", "d2:1")
    board.answer("play recon_aircraft", "play blockade_runner", "aim lovat")
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("1: react qqq", "0: react reflag")
    assert board.options == ["stop", f"play {IDLE}", "commit amc"]


# --- 3.3.33 Rendezvous Missed -----------------------------------------------------------------------------------------


@rule("kaiser", "3.3.33.a", "3.3.20.d")
def test_rendezvous_missed_tests_each_warship_and_raider_outside_a_refuge() -> None:
    theirs = ["karlsruhe", "leopard", "mowe recognised", "wolf refuge"]
    board = act("rendezvous_missed", theirs=theirs)
    board.roll(5, 4, 4, 4, 10, 9)
    board.answer("play rendezvous_missed")
    assert [event.ship for event in board.events(Challenged)] == ["karlsruhe", "leopard", "mowe"]
    assert [board.find(ship.split()[0])[1].low for ship in theirs] == [True, False, True, False]
    assert not board.find("emden")[1].low


@rule("kaiser", "3.3.33.b")
@pytest.mark.parametrize("prizes", [["matheran prize"], ["matheran prize", "kaipara prize recognised"]])
@pytest.mark.parametrize(("rolled", "is_low"), [(7, True), (6, False)])
def test_prizes_hinder_rendezvous_missed_once(prizes: list[str], rolled: int, is_low: bool) -> None:
    board = act("rendezvous_missed", theirs=["karlsruhe", "leopard", *prizes])
    board.roll(rolled, 4, rolled, 4)
    board.answer("play rendezvous_missed")
    assert [event.challenge for event in board.events(Challenged)] == [rolled - 2] * 2
    assert board.find("karlsruhe")[1].low is board.find("leopard")[1].low is is_low


@rule("kaiser", "3.3.33.a", "3.3.33.b")
def test_the_own_prizes_do_not_count_in_rendezvous_missed() -> None:
    board = act("rendezvous_missed", mine=["emden", "matheran prize"])
    board.roll(5, 4)
    board.answer("play rendezvous_missed")
    assert board.last_challenge.challenge == 5 and board.find("leopard")[1].low


@rule("kaiser", "3.3.10.b")
def test_a_card_that_comes_to_be_of_use_after_all_is_not_called_without_effect() -> None:
    board = deceived(["island_refuge.2", "collier"], "d2:1", mine=("emden refuge",))
    assert board.options == ["stop", "leave-refuge emden"] and board.events(NoEffect) == []
    board.answer("leave-refuge emden")
    assert board.options == ["play island_refuge"]
    board.answer("play island_refuge", "aim emden")
    assert board.events(NoEffect) == []
