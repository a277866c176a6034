"""6.x Optional rules, each a switch of its own: what happens with it, and what happens without."""

from collections.abc import Sequence

import pytest

from tests.games.kaiser.board import Board, Shown, cast
from tests.games.kaiser.plays import Sea, act, hunt, strike
from tests.games.kaiser.solo import solo
from wardroom.engine import BadSetup, Dice, Stream
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.committing import WhatToCommit
from wardroom.games.kaiser.rules.escapes import InterceptCancelled
from wardroom.games.kaiser.rules.rounds import WhichToKeep
from wardroom.games.kaiser.rules.score import Sunk
from wardroom.games.kaiser.state import Sea as State

ONCE_PER_CHAPTER = {
    "coal": False,
    "sails": False,
    "seaplane": False,
    "tournament": False,
    "choose_ships": False,
    "beyond_1914": False,
    "no_breakout": False,
    "merchants_of_1914": True,
    "fast_raiders": False,
    "keep_three": False,
    "extra_damage": False,
    "torpedo_prizes": False,
    "pursuit": False,
    "sailing_merchants": False,
    "prize_supply": False,
}

WITH_ANOTHER = ("choose_ships", "no_breakout")
"""Options that belong to another one."""

both = pytest.mark.parametrize("on", [True, False])


def dealt(players: int, seed: int | str = 0, **switches: Setting) -> State:
    return GAME.setup(GAME.configure(switches, players), players, Dice(Stream(str(seed).encode())))


def ids(cards: Sequence[int]) -> set[str]:
    return {GAME.cards.ships[card].id for card in cards}


@rule("kaiser", "6.0")
def test_every_option_is_a_switch_and_off_unless_chosen() -> None:
    defaults = {switch.name: switch.default for switch in GAME.switches}
    assert ONCE_PER_CHAPTER.items() <= defaults.items()
    assert GAME.configure({}, 3).items() >= ONCE_PER_CHAPTER.items()


@rule("kaiser", "6.0")
@pytest.mark.parametrize("name", [name for name in ONCE_PER_CHAPTER if name not in WITH_ANOTHER])
def test_every_option_can_be_chosen_alone(name: str) -> None:
    chosen = GAME.configure({name: not ONCE_PER_CHAPTER[name]}, 2)
    assert {other for other in ONCE_PER_CHAPTER if chosen[other] != ONCE_PER_CHAPTER[other]} == {name}


@rule("kaiser", "6.0")
def test_options_can_be_combined() -> None:
    every = {name: not default for name, default in ONCE_PER_CHAPTER.items() if name != "no_breakout"}
    assert GAME.configure(every, 2).items() >= every.items()


# --- 6.1 coal ---------------------------------------------------------------------------------------------------------


@rule("kaiser", "6.1.1")
@both
@pytest.mark.parametrize(("ship", "burns"), [("dresden", True), ("berlin", True), ("greif", False)])
def test_coal_ships_miss_a_rendezvous_at_plus_two(ship: str, burns: bool, on: bool) -> None:
    board = act("rendezvous_missed", theirs=[ship], coal=on)
    board.roll(5, 6)
    board.answer("play rendezvous_missed")
    assert board.find(ship)[1].low == (on and burns)


@rule("kaiser", "6.1.2")
@both
@pytest.mark.parametrize(("ship", "burns"), [("emden", True), ("greif", False)])
def test_coal_ships_are_supplied_by_a_blockade_runner_at_minus_one(ship: str, burns: bool, on: bool) -> None:
    board = act("blockade_runner", mine=[f"{ship} low"], coal=on)
    board.roll(6, "d4:4", 5)
    board.answer("play blockade_runner")
    assert board.find(ship)[1].low == (on and burns)


@rule("kaiser", "6.1.3")
@both
@pytest.mark.parametrize(("ship", "burns"), [("emden", True), ("greif", False)])
def test_coal_ships_resupply_in_refuge_at_minus_one(ship: str, burns: bool, on: bool) -> None:
    board = act(mine=[f"{ship} low refuge"], coal=on)
    board.roll(6, "d4:4", 5)
    board.answer(f"try-resupply {ship}")
    assert board.find(ship)[1].low == (on and burns)


@rule("kaiser", "6.1.3")
def test_coal_does_not_hinder_repairs() -> None:
    board = act(mine=["emden damaged refuge"], coal=True)
    board.roll(6, "d4:4", 5)
    board.answer("try-repair emden")
    assert board.find("emden")[1].damage == 0


# --- 6.2 sails --------------------------------------------------------------------------------------------------------


@rule("kaiser", "6.2.1")
@both
@pytest.mark.parametrize("ship", ["seeadler", "greif"])
def test_seeadler_misses_a_rendezvous_at_minus_two(ship: str, on: bool) -> None:
    board = act("rendezvous_missed", theirs=[ship], sails=on)
    board.roll(7, 5)
    board.answer("play rendezvous_missed")
    assert board.find(ship)[1].low is not (on and ship == "seeadler")


@rule("kaiser", "6.2.2")
@both
@pytest.mark.parametrize("ship", ["seeadler", "greif"])
def test_seeadler_is_supplied_by_a_blockade_runner_at_plus_one(ship: str, on: bool) -> None:
    board = act("blockade_runner", mine=[f"{ship} low"], sails=on)
    board.roll(5, "d4:4", 5)
    board.answer("play blockade_runner")
    assert board.find(ship)[1].low is not (on and ship == "seeadler")


@rule("kaiser", "6.2.3")
@both
@pytest.mark.parametrize("ship", ["seeadler", "greif"])
def test_seeadler_resupplies_in_refuge_at_plus_one(ship: str, on: bool) -> None:
    board = act(mine=[f"{ship} low refuge"], sails=on)
    board.roll(5, "d4:4", 5)
    board.answer(f"try-resupply {ship}")
    assert board.find(ship)[1].low is not (on and ship == "seeadler")


@rule("kaiser", "6.2.4")
@both
@pytest.mark.parametrize("ship", ["seeadler", "greif"])
def test_seeadler_breaks_contact_at_minus_two(ship: str, on: bool) -> None:
    board = hunt(f"{ship} recognised", hand=["break_contact"], sails=on)
    is_slow = on and ship == "seeadler"
    board.roll(7, "d4:4", 5, *((1, "d8:1", "d6:6" if ship == "seeadler" else 8) if is_slow else ()))
    board.answer("react break_contact")
    assert board.last_challenge.challenge == (5 if is_slow else 7)
    assert bool(board.events(InterceptCancelled)) is not is_slow


SMALL = {"seeadler": "8/4", "meteor": "8/6"}
"""The attack of two raiders that differ in their sails."""


@rule("kaiser", "6.2.5")
@both
@pytest.mark.parametrize("ship", ["seeadler", "meteor"])
def test_a_merchant_breaks_contact_with_seeadler_at_plus_two(ship: str, on: bool) -> None:
    board = strike(ship, ["lovat"], hand=["break_contact"], sails=on)
    is_slow = on and ship == "seeadler"
    board.roll(4, "d4:1", 5, *(() if is_slow else (*cast(SMALL[ship], 1, 1), "d8:8")))
    board.answer("react break_contact")
    assert bool(board.events(InterceptCancelled)) is is_slow


@rule("kaiser", "6.2.6")
@both
@pytest.mark.parametrize("ship", ["seeadler", "meteor"])
def test_a_fast_ship_escapes_seeadler_at_minus_four_in_all(ship: str, on: bool) -> None:
    board = strike(ship, ["lovat"], hand=["fast_ship"], sails=on)
    board.roll(*cast(SMALL[ship], 8, 4), "d8:8")
    board.answer("react fast_ship")
    assert board.last_fight.attack == (4 if on and ship == "seeadler" else 6)


# --- 6.3 the seaplane -------------------------------------------------------------------------------------------------


@rule("kaiser", "6.3.1")
@both
@pytest.mark.parametrize("ship", ["wolf", "mowe"])
def test_wolf_has_plus_four_in_all_from_a_surprise_attack(ship: str, on: bool) -> None:
    board = strike(ship, ["lovat"], assists=["surprise_attack"], seaplane=on)
    board.roll(*cast("10/8/6" if ship == "wolf" else "10/8/4", 4, 1, 1), "d8:8")
    board.answer("pass")
    assert board.last_fight.attack == (8 if on and ship == "wolf" else 6)


@rule("kaiser", "6.3.1")
def test_wolf_without_a_surprise_attack_gains_nothing() -> None:
    board = strike("wolf", ["lovat"], seaplane=True)
    board.roll(4, "d8:1", "d6:1", "d8:8")
    board.answer("pass")
    assert board.last_fight.attack == 4


@rule("kaiser", "6.3.2")
@both
@pytest.mark.parametrize("ship", ["wolf", "mowe"])
def test_slim_pickings_never_answers_wolf(ship: str, on: bool) -> None:
    board = strike(ship, ["lovat"], hand=["slim_pickings", "qqq"], seaplane=on)
    slim = set() if on and ship == "wolf" else {"slim_pickings"}
    assert board.reactions == {"qqq", *slim}


@rule("kaiser", "6.3.2")
@both
@pytest.mark.parametrize("ship", ["wolf", "mowe"])
def test_slim_pickings_never_reduces_a_hunt_of_wolf(ship: str, on: bool) -> None:
    board = strike(ship, ["lovat", "maria"], hand=["slim_pickings", "qqq"], assists=["good_hunting"], seaplane=on)
    if board.question == "which-second-target":
        board.answer("aim maria")
    assert board.question == "answer-hunt"
    assert board.reactions == (set() if on and ship == "wolf" else {"slim_pickings"})


@rule("kaiser", "6.3.3")
@both
@pytest.mark.parametrize("ship", ["wolf", "mowe"])
def test_wolf_breaks_contact_at_plus_two(ship: str, on: bool) -> None:
    board = hunt(f"{ship} recognised", hand=["break_contact"], seaplane=on)
    is_warned = on and ship == "wolf"
    board.roll(4, "d4:1", 5, *(() if is_warned else (1, "d8:1", "d8:8")))
    board.answer("react break_contact")
    assert bool(board.events(InterceptCancelled)) is is_warned


# --- 6.4 the tournament deal ------------------------------------------------------------------------------------------


TOURNAMENT = {"dresden", "emden", "konigsberg", "nurnberg"}
WEAK = {"leipzig", "karlsruhe", "geier", "iltis", "meteor", "seeadler"}


def is_balanced(sea: State) -> bool:
    """Whether everybody has one of the four warships, two of the ten raiders, and merchants of 5, 7 and 9."""
    ships = GAME.cards.ships
    for player in sea.players:
        german = ids([ship.card for ship in player.german])
        merchants = ids([ship.card for ship in player.merchants])
        values = sorted(ships[ship.card].vp for ship in player.merchants)
        if len(german & TOURNAMENT) != 1 or german & WEAK or values != [5, 7, 9] or "william_p_frye" in merchants:
            return False
    return True


@rule("kaiser", "6.4.1", "6.4.2", "6.4.3")
@both
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_tournament_deal_is_balanced(players: int, on: bool) -> None:
    deals = [dealt(players, seed, tournament=on) for seed in range(20)]
    assert all(is_balanced(sea) for sea in deals) is on
    for sea in deals:
        assert [(len(player.german), len(player.merchants)) for player in sea.players] == [(3, 3)] * len(sea.players)


@rule("kaiser", "6.4.1", "6.4.2")
def test_raiders_of_the_tournament_come_from_ten() -> None:
    deals = [dealt(4, seed, tournament=True) for seed in range(60)]
    german = {name for sea in deals for player in sea.players for name in ids([ship.card for ship in player.german])}
    assert german & TOURNAMENT == TOURNAMENT
    assert len(german - TOURNAMENT) == 10
    assert all(ids(sea.german_deck) >= WEAK for sea in deals)
    assert all(len(sea.german_deck) == 8 for sea in deals)


@rule("kaiser", "6.4.2")
def test_with_fewer_players_the_other_tournament_warships_are_held_out_too() -> None:
    deals = [dealt(2, seed, tournament=True) for seed in range(60)]
    for sea in deals:
        assert sum(len(ids([ship.card for ship in player.german]) & TOURNAMENT) for player in sea.players) == 2
        assert len(ids(sea.german_deck) & TOURNAMENT) == 2


@rule("kaiser", "6.4.2", "6.4.3")
def test_after_the_tournament_deal_everything_else_is_shuffled_into_the_decks() -> None:
    deals = [dealt(3, seed, tournament=True) for seed in range(20)]
    assert all("william_p_frye" in ids(sea.merchant_deck) for sea in deals)
    assert all(len(sea.merchant_deck) == 51 for sea in deals)
    tops = {GAME.cards.ships[sea.german_deck[-1]].id for sea in deals}
    assert tops & WEAK and tops - WEAK


@rule("kaiser", "6.4.0")
def test_later_rounds_are_dealt_as_usual() -> None:
    board = Board(2, tournament=True)
    board.state = dealt(2, "later", tournament=True)
    assert is_balanced(board.state)
    board.roll_freely()
    board.begin()
    while board.state.round == 1:
        board.idle(until=WhichToKeep)
        board.answer("keep-no-more")
    assert isinstance(board.ask.question, WhatToCommit)
    assert not is_balanced(board.state)


# --- 6.5 beyond 1914 --------------------------------------------------------------------------------------------------


GONE = {
    "emden",
    "leipzig",
    "karlsruhe",
    "nurnberg",
    "berlin",
    "cap_trafalgar",
    "kaiser_wilhelm_der_grosse",
    "cormoran",
}


@rule("kaiser", "6.5.1")
@both
def test_beyond_1914_eight_ships_are_gone(on: bool) -> None:
    sea = dealt(2, beyond_1914=on)
    german = ids([*sea.german_deck, *(ship.card for player in sea.players for ship in player.german)])
    assert len(german) == (12 if on else 20)
    assert german & GONE == (set() if on else GONE)
    warships = {name for name in german if next(s for s in GAME.cards.ships if s.id == name).is_warship}
    assert len(warships) == (2 if on else 6)


def lost(on: bool) -> Board:
    """A board with the German deck empty, on which Emden's or Dresden's loss is the only one."""
    board = Board(2, beyond_1914=on)
    board.lay(0, german=["greif"], merchants=["appam"], hand=["scuttle", "breakout", "intelligence"])
    board.lay(1, german=["mowe"], merchants=["lovat"], hand=["amc"])
    board.lay(0, german=[board.ship("dresden", damage=1)])
    board.state.german_out += board.state.german_deck
    board.state.german_deck = []
    board.begin()
    board.answer("commit scuttle", "as-action", "commit breakout", "as-action", "commit intelligence", "as-action")
    board.answer("play scuttle", "aim dresden")
    return board


@rule("kaiser", "6.5.2")
@both
def test_beyond_1914_ships_lost_in_the_round_do_not_return_in_it(on: bool) -> None:
    board = lost(on)
    assert ("play breakout" in board.options) is not on
    if not on:
        board.roll(9, "d4:1", 5)
        board.answer("play breakout")
        assert board.find("dresden")[0] == 0


@rule("kaiser", "6.5.2")
@pytest.mark.parametrize("card", ["heavy_weather", "interned"])
def test_beyond_1914_neither_weather_nor_internment_feeds_breakout(card: str) -> None:
    board = Board(2, beyond_1914=True)
    board.lay(0, german=["greif"], merchants=["appam"], hand=[card, "breakout", "intelligence"])
    board.lay(1, german=["dresden"], hand=["amc"])
    board.state.german_out += board.state.german_deck
    board.state.german_deck = []
    board.begin()
    board.answer(f"commit {card}", "as-action", "commit breakout", "as-action", "commit intelligence", "as-action")
    board.roll(*(("d6:6", 5) if card == "heavy_weather" else (6, "d8:6", 5)))
    board.answer(f"play {card}", *(["aim dresden"] if card == "interned" else []))
    assert not board.is_in_play("dresden")
    assert "play breakout" not in board.options


@rule("kaiser", "6.5.2")
def test_beyond_1914_four_players_have_all_ships_and_breakout_has_no_effect() -> None:
    board = Board(4, beyond_1914=True)
    board.state = dealt(4, beyond_1914=True)
    sea = board.state
    assert (sea.german_deck, sea.german_used) == ([], [])
    card = next(card for card in range(100) if GAME.cards.actions[card].type == "breakout")
    for pile in (sea.deck, sea.removed, *(player.hand for player in sea.players)):
        pile[:] = [other for other in pile if other != card]
    sea.players[0].hand.append(card)
    board.begin()
    board.answer("commit breakout", "as-action", "ready")
    assert board.ask.seat == 1
    assert len(sea.players[0].german) == 3


@rule("kaiser", "6.5.2")
def test_beyond_1914_the_lost_ships_are_back_in_the_next_round() -> None:
    board = lost(on=True)
    board.state.deck = board.state.deck[-1:]
    board.roll_freely()
    while board.state.round == 1:
        board.idle(until=WhichToKeep)
        board.answer("keep-no-more")
    sea = board.state
    german = [*sea.german_deck, *sea.german_used, *(ship.card for player in sea.players for ship in player.german)]
    assert len(german) == 12
    assert sea.german_out == []


@rule("kaiser", "6.5.3")
@both
def test_four_players_may_do_without_breakout_cards(on: bool) -> None:
    sea = dealt(4, beyond_1914=True, no_breakout=on)
    cards = [*sea.deck, *sea.removed, *(card for player in sea.players for card in player.hand)]
    breakouts = sum(GAME.cards.actions[card].type == "breakout" for card in cards)
    assert breakouts == (0 if on else 3)
    assert (len(sea.deck), len(sea.removed)) == (56, 17 if on else 20)


@rule("kaiser", "6.5.3")
@pytest.mark.parametrize(("players", "beyond"), [(2, True), (3, True), (4, False)])
def test_only_four_players_beyond_1914_may_do_without(players: int, beyond: bool) -> None:
    with pytest.raises(BadSetup, match="kaiser-no-breakout"):
        GAME.configure({"no_breakout": True, "beyond_1914": beyond}, players)


@rule("kaiser", "6.5.4")
@both
def test_the_merchants_of_1914_may_be_taken_out(on: bool) -> None:
    sea = dealt(2, beyond_1914=True, merchants_of_1914=not on)
    merchants = ids([*sea.merchant_deck, *(ship.card for player in sea.players for ship in player.merchants)])
    lost_in_1914 = {ship.id for ship in GAME.cards.ships if ship.in_1914}
    assert len(lost_in_1914) == 19
    assert merchants & lost_in_1914 == (set() if on else lost_in_1914)
    assert len(merchants) == (41 if on else 60)


@rule("kaiser", "6.5.5")
@pytest.mark.parametrize("players", [1, 2])
def test_the_tournament_beyond_1914_is_for_two_sides(players: int) -> None:
    sea = dealt(players, tournament=True, beyond_1914=True)
    forces = [ids([ship.card for ship in player.german]) for player in sea.players]
    assert {name for force in forces for name in force} & TOURNAMENT == {"dresden", "konigsberg"}
    assert all(len(force & TOURNAMENT) == 1 and not force & (GONE | WEAK) for force in forces)


@rule("kaiser", "6.5.5")
@pytest.mark.parametrize("players", [3, 4])
def test_the_tournament_beyond_1914_is_not_for_more(players: int) -> None:
    with pytest.raises(BadSetup, match="kaiser-tournament-1914"):
        GAME.configure({"tournament": True, "beyond_1914": True}, players)


# --- 6.6 fast raiders -------------------------------------------------------------------------------------------------


FAST = {
    "berlin": "10/4",
    "cap_trafalgar": "10/4",
    "kaiser_wilhelm_der_grosse": "10/8",
    "kronprinz_wilhelm": "10/6",
    "prinz_eitel_friedrich": "10/8",
}
"""6.6 The five fast raiders, and their attack."""


@rule("kaiser", "6.6.1.a")
@pytest.mark.parametrize("ship", FAST)
def test_a_fast_raider_may_chase_a_fast_ship(ship: str) -> None:
    board = strike(ship, ["lovat"], hand=["fast_ship"], fast_raiders=True)
    board.answer("react fast_ship")
    assert board.asked == (0, "chase")
    board.roll(*cast(FAST[ship], 8, 1), "d8:8", 6, 5, "d4:1")
    board.answer("yes")
    assert board.last_fight.attack == 8


@rule("kaiser", "6.6.1.a", "6.6.1.b")
def test_a_raider_that_does_not_chase_has_minus_two_and_pays_nothing() -> None:
    board = strike("berlin", ["lovat"], hand=["fast_ship"], fast_raiders=True)
    board.answer("react fast_ship")
    board.roll(8, "d4:1", "d8:8")
    board.answer("no")
    assert board.last_fight.attack == 6
    assert not board.find("berlin")[1].low


@rule("kaiser", "6.6.1.a")
@pytest.mark.parametrize(("ship", "on", "attack"), [("berlin low", True, 4), ("mowe", True, 6), ("berlin", False, 6)])
def test_neither_low_supply_nor_other_raiders_nor_the_basic_game_know_the_chase(
    ship: str, on: bool, attack: int
) -> None:
    board = strike(ship, ["lovat"], hand=["fast_ship"], fast_raiders=on)
    board.roll(8, *(("d8:1", "d4:1") if ship == "mowe" else ("d4:1",)), "d8:8")
    board.answer("react fast_ship")
    assert board.last_fight.attack == attack


@rule("kaiser", "6.6.1.b")
@pytest.mark.parametrize(("dice", "low"), [((6, 5, "d4:4"), False), ((5, 5, "d4:4"), True), ((4, 2, "d4:4"), True)])
def test_after_the_chase_the_raider_rolls_for_its_supply(dice: tuple[Shown, ...], low: bool) -> None:
    board = strike("berlin", ["lovat"], hand=["fast_ship"], fast_raiders=True)
    board.answer("react fast_ship")
    board.roll(1, "d4:1", "d8:8", *dice)
    board.answer("yes")
    assert board.find("berlin")[1].low is low
    assert board.last_challenge.about == "chase"


@rule("kaiser", "6.6.2")
@both
@pytest.mark.parametrize(("ship", "damaged"), [("berlin", False), ("berlin", True), ("mowe", False)])
def test_a_fast_raider_runs_the_shallows_at_minus_two(ship: str, damaged: bool, on: bool) -> None:
    board = hunt(f"{ship} recognised{' damaged' if damaged else ''}", hand=["shallow_run"], fast_raiders=on)
    board.roll(10, "d4:1", 1)
    board.answer("react shallow_run")
    assert board.last_challenge.challenge == 10 - 2 * (on and ship == "berlin") - 2 * damaged


# --- 6.7 keeping ships ------------------------------------------------------------------------------------------------


@rule("kaiser", "6.7.1", "6.7.2")
@pytest.mark.parametrize(("kept", "cards"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_up_to_three_ships_are_kept_each_for_a_card(kept: int, cards: int) -> None:
    board = keeping(keep_three=True)
    for ship in ["emden", "greif", "mowe"][:kept]:
        board.answer(f"keep {ship}")
    if kept < 3:
        board.answer("keep-no-more")
    assert [board.is_in_play(ship) for ship in ("emden", "greif", "mowe")] == [kept > 0, kept > 1, kept > 2]
    assert [len(player.hand) for player in board.state.players] == [cards, 6]
    assert [len(player.german) for player in board.state.players] == [3, 3]


@rule("kaiser", "6.7.1", "6.7.2")
def test_without_the_option_one_ship_is_kept() -> None:
    board = keeping(keep_three=False)
    board.answer("keep greif")
    assert not isinstance(board.ask.question, WhichToKeep)
    assert [len(player.hand) for player in board.state.players] == [5, 6]


def keeping(keep_three: bool) -> Board:
    """The end of a round that three ships of seat 0 have survived."""
    board = Board(2, keep_three=keep_three)
    board.lay(0, german=["emden", "greif", "mowe"], hand=["amc"])
    board.lay(1, hand=["qqq"])
    board.cut(1)
    board.roll_freely()
    board.begin()
    board.idle(until=WhichToKeep)
    return board


# --- 6.8 extra damage -------------------------------------------------------------------------------------------------


def with_markers(board: Sea, name: str, markers: int) -> None:
    board.find(name)[1].damage = markers


@rule("kaiser", "6.8.1")
@both
def test_each_damage_adds_a_marker(on: bool) -> None:
    board = act("submarine_u.1", "submarine_u.2", merchants=["otaki damaged"], extra_damage=on)
    board.roll(7, "d6:1", "d4:1", 7)
    board.answer("play submarine_u.1", "aim otaki", "pass")
    assert board.find("otaki")[1].damage == (2 if on else 1)
    board.roll(7, "d6:1", "d4:1", 8)
    board.answer("play submarine_u.2", "aim otaki", "pass")
    assert board.find("otaki")[1].damage == (3 if on else 1)


@rule("kaiser", "6.8.2")
@both
def test_each_marker_weakens_attack_and_defence(on: bool) -> None:
    board = strike("leopard damaged", ["otaki damaged"], extra_damage=on)
    with_markers(board, "leopard", 2)
    with_markers(board, "otaki", 3)
    board.roll(9, "d8:1", "d4:1", 9)
    board.answer("pass")
    assert (board.last_fight.attack, board.last_fight.defence) == ((5, 3) if on else (7, 7))


@rule("kaiser", "6.8.2")
@both
def test_each_marker_hinders_breaking_contact(on: bool) -> None:
    board = hunt("dresden damaged", hand=["break_contact"], extra_damage=on)
    with_markers(board, "dresden", 2)
    board.roll(10, "d4:1", 1)
    board.answer("react break_contact")
    assert board.last_challenge.challenge == (6 if on else 8)


@rule("kaiser", "6.8.2")
@both
def test_each_marker_hinders_in_the_shallows(on: bool) -> None:
    board = hunt("dresden damaged", hand=["shallow_run"], extra_damage=on)
    with_markers(board, "dresden", 2)
    board.roll(10, "d4:1", 1)
    board.answer("react shallow_run")
    assert board.last_challenge.challenge == (6 if on else 8)


@rule("kaiser", "6.8.2")
@both
def test_each_marker_helps_internment(on: bool) -> None:
    board = act("interned", theirs=["dresden damaged"], extra_damage=on)
    with_markers(board, "dresden", 2)
    board.roll(1, "d8:1", 10)
    board.answer("play interned", "aim dresden")
    assert board.last_challenge.challenge == (5 if on else 3)


@rule("kaiser", "6.8.2")
def test_no_number_of_markers_brings_a_result_below_one() -> None:
    board = strike("leopard damaged", ["otaki damaged"], extra_damage=True)
    with_markers(board, "leopard", 5)
    with_markers(board, "otaki", 5)
    board.roll(9, "d8:1", "d4:1", 9)
    board.answer("pass")
    assert (board.last_fight.attack, board.last_fight.defence) == (1, 1)


@rule("kaiser", "6.8.3")
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_damage_control_removes_one_marker(markers: int) -> None:
    board = act("damage_control", mine=["emden damaged"], extra_damage=True)
    with_markers(board, "emden", markers)
    board.answer("play damage_control", "aim emden")
    assert board.find("emden")[1].damage == markers - 1


@rule("kaiser", "6.8.3")
def test_a_refuge_repairs_one_marker_a_turn() -> None:
    board = act(mine=["emden damaged refuge"], extra_damage=True)
    with_markers(board, "emden", 2)
    board.roll(6, "d4:4", 5)
    board.answer("try-repair emden")
    assert board.find("emden")[1].damage == 1
    assert "try-repair emden" not in board.options
    assert "leave-refuge emden" in board.options


@rule("kaiser", "6.8.4")
def test_no_number_of_markers_sinks_a_ship() -> None:
    board = act("submarine_u", merchants=["otaki damaged"], extra_damage=True)
    with_markers(board, "otaki", 4)
    board.roll(3, "d6:1", "d4:1", 10)
    board.answer("play submarine_u", "aim otaki", "pass")
    assert board.last_fight.outcome == "outcome_damaged"
    assert board.find("otaki") == (1, board.ship("otaki", damage=5))


@rule("kaiser", "6.8.4")
def test_a_ship_with_markers_that_fails_in_the_shallows_still_sinks() -> None:
    board = hunt("dresden damaged", hand=["shallow_run"], extra_damage=True)
    with_markers(board, "dresden", 3)
    board.roll(10, "d4:1", 4)
    board.answer("react shallow_run")
    assert board.pile(0) == ["dresden"]


# --- 6.9 torpedoes against prizes -------------------------------------------------------------------------------------


@rule("kaiser", "6.9.1")
@both
@pytest.mark.parametrize("boat", ["submarine_u", "submarine_uc"])
def test_a_submarine_may_torpedo_a_hidden_prize(boat: str, on: bool) -> None:
    theirs = ["dee prize", "maroni prize recognised", "mowe"]
    board = act(boat, theirs=theirs, merchants=["lovat"], torpedo_prizes=on)
    board.answer(f"play {boat}")
    if boat == "submarine_uc":
        board.answer("torpedo")
    assert set(board.options) == {"aim lovat", *({"aim dee"} if on else ())}


@rule("kaiser", "6.9.1")
def test_own_prizes_are_never_torpedoed() -> None:
    board = act("submarine_u", mine=["dee prize"], torpedo_prizes=True)
    board.answer("play submarine_u")
    assert board.options == ["aim lovat"]


@rule("kaiser", "6.9.1", "6.9.3")
def test_the_torpedo_needs_a_challenge_first() -> None:
    board = act("submarine_u", theirs=["dee prize"], torpedo_prizes=True)
    board.roll(6, "d8:5", 5)
    board.answer("play submarine_u", "aim dee")
    assert board.asked == (1, "answer-torpedo")
    board.roll(5, "d6:1", "d4:1", "d4:2")
    board.answer("pass")
    assert board.pile(0) == ["dee"]


@rule("kaiser", "6.9.1")
def test_a_failed_challenge_spends_the_submarine() -> None:
    board = act("submarine_u", theirs=["dee prize"], torpedo_prizes=True)
    board.roll(5, "d8:4", 5)
    board.answer("play submarine_u", "aim dee")
    assert board.asked == (0, "what-next")
    assert "play submarine_u" not in board.options
    assert board.find("dee")[1].damage == board.find("lovat")[1].damage == 0
    board.finish()
    assert "submarine_u" in board.discarded


@rule("kaiser", "6.9.2")
def test_razzle_dazzle_answers_for_a_prize_but_no_q_ship() -> None:
    hand = ["q_ship", "sail_q_ship", "razzle_dazzle", "minesweeper"]
    board = act("submarine_u", theirs=["dee prize"], merchants=["dupleix"], hand=hand, torpedo_prizes=True)
    board.roll(6, "d8:5", 5)
    board.answer("play submarine_u", "aim dee")
    assert board.reactions == {"razzle_dazzle"}
    board.roll(6, "d4:1", 5)
    board.answer("react razzle_dazzle")
    assert board.find("dee")[1].damage == 0


@rule("kaiser", "6.9.3")
def test_a_prize_sunk_by_a_torpedo_counts_once_even_with_special_cargo() -> None:
    board = act("submarine_u", "special_cargo", theirs=["dee prize"], torpedo_prizes=True)
    board.roll(6, "d8:5", 5)
    board.answer("play submarine_u", "aim dee")
    board.roll(9, "d6:1", "d4:1", "d4:1")
    board.answer("pass")
    assert [(event.ship, event.by) for event in board.events(Sunk)] == [("dee", 0)]
    assert board.pile(0) == ["dee"]


@rule("kaiser", "6.9.3")
def test_a_prize_that_survives_a_torpedo_has_no_passage() -> None:
    board = act("submarine_u", theirs=["dee prize"], torpedo_prizes=True)
    board.roll(6, "d8:5", 5)
    board.answer("play submarine_u", "aim dee")
    board.roll(1, "d6:1", "d4:1", "d4:4")
    board.answer("pass")
    assert board.asked == (0, "what-next")


@rule("kaiser", "6.9.3")
def test_a_torpedo_at_a_prize_is_an_attack_on_its_holder() -> None:
    board = act("submarine_u.1", "submarine_u.2", theirs=["dee prize"], players=3, torpedo_prizes=True)
    board.roll(5, "d8:4", 5)
    board.answer("play submarine_u.1", "aim dee")
    board.answer("play submarine_u.2")
    assert set(board.options) == {"aim dee", "aim lovat"}


# --- 6.10 pursuit into the shallows -----------------------------------------------------------------------------------


def shallows(ship: str = "leopard", merchant: str = "lovat", assists: Sequence[str] = (), on: bool = True) -> Sea:
    """A merchant escapes through the shallows."""
    board = strike(ship, [merchant], hand=["shallow_run", "amc"], assists=assists, pursuit=on)
    if on:
        board.answer("react shallow_run")
    return board


@rule("kaiser", "6.10.1")
@pytest.mark.parametrize("ship", ["leopard", "emden"])
def test_the_pursuit_is_announced_before_the_roll(ship: str) -> None:
    board = shallows(ship)
    assert board.asked == (0, "pursue")
    board.roll(1, "d4:1", 5)
    board.answer("no")
    assert board.find("lovat")[1].damage == 1
    assert [event.card for event in board.events(InterceptCancelled)] == ["shallow_run"]


@rule("kaiser", "6.10.1")
def test_without_the_option_nobody_pursues() -> None:
    board = shallows(on=False)
    board.roll(6, "d4:1", 5)
    board.answer("react shallow_run")
    assert board.asked == (0, "what-next")
    assert board.events(InterceptCancelled)


@rule("kaiser", "6.10.1")
def test_british_forces_never_pursue() -> None:
    board = hunt("dresden", hand=["shallow_run"], pursuit=True)
    board.roll(6, "d4:1", 5)
    board.answer("react shallow_run")
    assert board.asked == (0, "what-next")
    assert board.events(InterceptCancelled)


@rule("kaiser", "6.10.2")
def test_both_ships_roll_and_damage_counts_in_the_intercept() -> None:
    board = shallows()
    board.roll(1, "d4:1", 5)
    board.roll(1, "d4:1", 5)
    board.roll(9, "d8:1", "d4:1", "d8:7")
    board.answer("yes")
    assert (board.last_fight.attack, board.last_fight.defence) == (7, 5)
    assert not board.events(InterceptCancelled)
    assert board.find("leopard")[1].damage == board.find("lovat")[1].damage == 1


@rule("kaiser", "6.10.2", "6.10.5")
def test_unhurt_by_the_shallows_the_intercept_goes_on_and_passage_may_follow() -> None:
    board = shallows()
    board.roll(6, "d4:1", 5, 6, "d4:1", 5, 5, "d8:1", "d4:1", "d8:8")
    board.answer("yes")
    assert (board.last_fight.attack, board.last_fight.defence) == (5, 8)
    assert board.asked == (1, "seek-passage")


@rule("kaiser", "6.10.3")
def test_a_damaged_merchant_that_fails_sinks_before_the_intercept() -> None:
    board = shallows(merchant="lovat damaged")
    board.roll(7, "d4:1", 5, 6, "d4:1", 5)
    board.answer("yes")
    assert board.pile(0) == ["lovat"]
    assert board.asked == (0, "what-next")


@rule("kaiser", "6.10.3", "6.10.5")
def test_a_damaged_pursuer_that_fails_sinks_and_the_intercept_is_over() -> None:
    board = shallows("leopard damaged")
    board.roll(6, "d4:1", 5, 7, "d4:1", 5)
    board.answer("yes")
    assert board.pile(1) == ["leopard"]
    assert board.find("lovat") == (1, board.ship("lovat"))
    assert board.asked == (0, "what-next")


@rule("kaiser", "3.3.38.a", "3.3.23.a")
@both
def test_a_merchant_that_comes_through_the_shallows_has_not_been_sunk(on: bool) -> None:
    board = strike(hand=["shallow_run", "mistaken_identity"], scored=["dee"], pursuit=on)
    board.roll(*(() if on else (6, "d4:1", 5)))
    board.answer("react shallow_run")
    if on:
        board.roll(6, "d4:1", 5, 6, "d4:1", 5, 5, "d8:1", "d4:1", "d8:8")
        board.answer("yes", "no")
    assert board.asked == (0, "what-next")


@rule("kaiser", "6.10.3")
def test_both_may_sink_in_the_shallows() -> None:
    board = shallows("leopard damaged", "lovat damaged")
    board.roll(7, "d4:1", 5, 7, "d4:1", 5)
    board.answer("yes")
    assert (board.pile(0), board.pile(1)) == (["lovat"], ["leopard"])
    assert board.facts(Sunk, "ship", "under") == [("lovat", "6.10.3"), ("leopard", "6.10.3")]


@rule("kaiser", "6.10.3")
def test_a_damaged_ship_that_succeeds_at_minus_two_goes_on() -> None:
    board = shallows("leopard damaged", "lovat damaged")
    board.roll(8, "d4:1", 5, 8, "d4:1", 5, 9, "d8:1", "d4:1", "d8:8")
    board.answer("yes")
    assert (board.last_fight.attack, board.last_fight.defence) == (7, 6)


@rule("kaiser", "6.10.4")
@both
@pytest.mark.parametrize(("ship", "roll"), [("berlin", 8), ("berlin damaged", 10), ("mowe", 6)])
def test_a_fast_raider_pursues_at_minus_two(ship: str, roll: int, on: bool) -> None:
    board = strike(ship, ["lovat"], hand=["shallow_run", "amc"], pursuit=True, fast_raiders=on)
    attack = cast("10/8/4", 1, 1, 1) if ship == "mowe" else cast("10/4", 1, 1)
    board.roll(6, "d4:1", 5, roll, "d4:1", 5, *attack, "d8:8")
    board.answer("react shallow_run", "yes")
    assert board.last_challenge.challenge == 6


@rule("kaiser", "6.10.5")
@pytest.mark.parametrize(("roll", "captured"), [(6, True), (1, False)])
def test_boarding_party_lapses_when_the_merchant_was_damaged(roll: int, captured: bool) -> None:
    board = shallows(assists=["boarding_party"])
    board.roll(roll, "d4:1", 5, 6, "d4:1", 5, 9, "d8:1", "d4:1", "d8:4")
    board.answer("yes")
    if captured:
        assert board.find("lovat") == (0, board.ship("lovat", prize=True))
    else:
        assert board.pile(0) == ["lovat"]


@rule("kaiser", "6.10.5")
def test_a_merchant_damaged_in_the_shallows_has_no_passage() -> None:
    board = shallows()
    board.roll(1, "d4:1", 5, 6, "d4:1", 5, 1, "d8:1", "d4:1", "d8:8")
    board.answer("yes")
    assert board.asked == (0, "what-next")


@rule("kaiser", "6.10.1")
@pytest.mark.parametrize(("ship", "pursues"), [("mowe", True), ("mowe damaged", False)])
def test_the_phantom_pursues_with_a_sound_ship(ship: str, pursues: bool) -> None:
    board = solo(
        trade=["dee"], theirs=[ship], hand=["shallow_run", "scuttle"], cards=["s03", "s06", "s01"], pursuit=True
    )
    board.act("d4:2")
    board.roll(6, "d4:1", 5, *((6, "d4:1", 5, 3, "d8:1", "d4:1", "d4:2") if pursues else ()), "d4:1")
    board.answer("react shallow_run")
    assert board.find("dee")[1].damage == pursues


# --- 6.11 sailing merchants -------------------------------------------------------------------------------------------


SAILING = [ship.id for ship in GAME.cards.ships if ship.is_merchant and ship.sails]


@rule("kaiser", "6.11.1")
def test_twelve_merchants_sail() -> None:
    assert len(SAILING) == 12


@rule("kaiser", "6.11.1")
@both
@pytest.mark.parametrize("merchant", [*SAILING, "lovat"])
def test_neither_amc_nor_fast_ship_is_for_a_sailing_merchant(merchant: str, on: bool) -> None:
    board = strike("leopard", [merchant], hand=["amc", "fast_ship", "qqq", "trap"], sailing_merchants=on)
    barred = {"amc", "fast_ship"} if on and merchant != "lovat" else set()
    assert board.reactions == {"amc", "fast_ship", "qqq", "trap"} - barred


@rule("kaiser", "6.11.1")
@both
@pytest.mark.parametrize("merchant", ["dupleix", "lovat"])
def test_a_sailing_merchant_has_a_q_ship_under_sail(merchant: str, on: bool) -> None:
    hand = ["q_ship", "sail_q_ship", "razzle_dazzle"]
    board = act("submarine_u", merchants=[merchant], hand=hand, sailing_merchants=on)
    board.answer("play submarine_u", f"aim {merchant}")
    sails = merchant == "dupleix"
    q_ships = ({"sail_q_ship"} if sails else set()) | (set() if on and sails else {"q_ship"})
    assert board.reactions == {"razzle_dazzle", *q_ships}


@rule("kaiser", "6.11.2")
@both
@pytest.mark.parametrize("merchant", ["dupleix", "lovat"])
def test_a_sailing_merchant_breaks_contact_at_minus_two(merchant: str, on: bool) -> None:
    board = strike("leopard", [merchant], hand=["break_contact"], sailing_merchants=on)
    is_slow = on and merchant == "dupleix"
    board.roll(7, "d4:1", 5, *((1, "d8:1", "d4:1", "d4:4") if is_slow else ()))
    board.answer("react break_contact")
    assert bool(board.events(InterceptCancelled)) is not is_slow


# --- 6.12 supply from prizes ------------------------------------------------------------------------------------------


@rule("kaiser", "6.12.1")
@both
def test_a_prize_may_resupply_any_ship_in_low_supply(on: bool) -> None:
    mine = ["emden low", "greif low refuge", "wolf", "dee prize"]
    board = act(mine=mine, prize_supply=on)
    steps = {option for option in board.options if option.startswith("supply-from")}
    assert steps == ({"supply-from dee emden", "supply-from dee greif"} if on else set())


@rule("kaiser", "6.12.1", "6.12.2")
def test_a_prize_supplies_one_ship_a_turn() -> None:
    board = act(mine=["emden low", "greif low refuge", "dee prize", "maroni prize"], prize_supply=True)
    board.roll(9, 8, "d8:8")
    board.answer("supply-from dee greif")
    assert not board.find("greif")[1].low
    assert board.find("dee")[0] == 0
    assert {option for option in board.options if option.startswith("supply-from")} == {"supply-from maroni emden"}


@rule("kaiser", "6.12.1")
def test_supply_may_come_after_a_card_and_even_in_fog() -> None:
    board = act("breakout", mine=["emden low", "dee prize"], prize_supply=True)
    board.roll(1, "d4:1", 5)
    board.answer("play breakout")
    assert "supply-from dee emden" in board.options
    board = Sea(2, prize_supply=True)
    board.lay(0, german=["emden low", "dee prize"], hand=["amc"])
    board.lay(1, hand=["qqq"])
    board.state.players[0].waiting = "fog_bank"
    board.begin()
    assert board.options == ["stop", "supply-from dee emden"]


@rule("kaiser", "6.12.1")
def test_nobody_is_supplied_in_the_turn_of_another() -> None:
    board = act(theirs=["dresden low", "dee prize"], prize_supply=True)
    assert not any(option.startswith("supply-from") for option in board.options)


@rule("kaiser", "6.12.2")
@pytest.mark.parametrize(
    ("dice", "exhausted"), [((9, 8, "d8:8"), False), ((8, 8, "d8:1"), True), ((8, 1, "d8:8"), True)]
)
def test_supply_may_exhaust_the_prize_which_then_counts_once(dice: tuple[Shown, ...], exhausted: bool) -> None:
    board = act(mine=["emden low", "dee prize"], prize_supply=True)
    board.roll(*dice)
    board.answer("supply-from dee emden")
    assert not board.find("emden")[1].low
    assert board.pile(0) == (["dee"] if exhausted else [])
    assert board.is_in_play("dee") is not exhausted


@rule("kaiser", "6.12.2")
def test_an_exhausted_prize_counts_as_a_merchant_for_the_limit() -> None:
    board = act(mine=["emden low", "dee prize"], prize_supply=True)
    board.score(0, "karlsruhe")
    board.roll(1, 1, "d8:1")
    board.answer("supply-from dee emden")
    board.state.deck = board.state.deck[-1:]
    board.roll_freely()
    board.idle(until=WhichToKeep)
    assert board.state.players[0].victory_points == [20 + 3]


@rule("kaiser", "6.12.2", "3.3.23.b")
def test_an_exhausted_prize_is_a_sunk_merchant_that_mistaken_identity_may_give() -> None:
    board = Sea(2, prize_supply=True)
    board.lay(0, ["emden low", "dee prize"], ["otaki"], ["intelligence", "mistaken_identity", "collier"])
    board.lay(1, ["leopard"], ["lovat"], ["blockade_runner", "scuttle", "second_chance"])
    board.begin()
    board.commit("intelligence")
    board.roll(1, 1, "d8:1")
    board.answer("supply-from dee emden", "stop")
    assert [GAME.view(board.state, None).players[0].pile[0].how] == ["sunk"]
    board.commit("blockade_runner leopard", "second_chance")
    board.answer("play blockade_runner", "aim otaki")
    board.roll(10, "d8:1", "d4:1", 1)
    board.answer("0: pass")
    assert board.asked == (0, "answer-sinking") and board.reactions == {"mistaken_identity"}
    board.roll(10, "d4:1", 1)
    board.answer("0: react mistaken_identity", "0: aim dee")
    assert (board.pile(0), board.pile(1)) == (["otaki"], ["dee"])


@rule("kaiser", "6.12.3")
@pytest.mark.parametrize("reply", ["pass", "react non_combatant"])
def test_without_the_option_a_capture_supplies_at_once(reply: str) -> None:
    board = strike("leopard low", ["lovat"], hand=["non_combatant"], assists=["boarding_party"])
    board.roll(10, "d8:1", "d4:1", "d8:3")
    board.answer(reply)
    assert board.find("lovat") == (0, board.ship("lovat", prize=True))
    assert not board.find("leopard")[1].low


@rule("kaiser", "6.12.3")
@pytest.mark.parametrize("reply", ["pass", "react non_combatant"])
@pytest.mark.parametrize(
    ("play", "dice", "low", "prize"),
    [("no", (), True, True), ("yes", (9, 8, "d8:8"), False, True), ("yes", (8, 8, "d8:8"), False, False)],
)
def test_with_the_option_supply_at_capture_is_a_choice_and_may_exhaust_the_prize(
    play: str, dice: tuple[Shown, ...], low: bool, prize: bool, reply: str
) -> None:
    board = strike("leopard low", ["lovat"], hand=["non_combatant"], assists=["boarding_party"], prize_supply=True)
    board.roll(10, "d8:1", "d4:1", "d8:3")
    board.answer(reply)
    assert board.asked == (0, "supply-now")
    board.roll(*dice)
    board.answer(play)
    assert board.find("leopard")[1].low is low
    assert board.is_in_play("lovat") is prize
    assert board.pile(0) == ([] if prize else ["lovat"])


@rule("kaiser", "6.12.1", "6.12.3")
def test_the_prize_that_supplied_at_capture_does_not_supply_again_in_that_turn() -> None:
    board = strike("leopard low", ["lovat"], assists=["boarding_party"], rest=["emden low"], prize_supply=True)
    board.roll(10, "d8:1", "d4:1", "d8:3")
    board.answer("pass")
    board.roll(9, 8, "d8:8")
    board.answer("yes")
    assert not any(option.startswith("supply-from") for option in board.options)


@rule("kaiser", "6.12.3")
def test_a_ship_that_needs_nothing_is_not_asked() -> None:
    board = strike("leopard", ["lovat"], assists=["boarding_party"], prize_supply=True)
    board.roll(10, "d8:1", "d4:1", "d8:3")
    board.answer("pass")
    assert board.asked == (0, "what-next")
