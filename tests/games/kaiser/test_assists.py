"""3.2.3, 3.2.4, 3.3 Assist cards: which attacks they may join, how many of them, and what they do."""

import pytest

from tests.games.kaiser.plays import DAY, NIGHT, Sea, act, hunt, strike
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Fought
from wardroom.games.kaiser.rules.intercept import Intercepts

ASSISTS = ["boarding_party", "good_hunting", "searchlight", "shipping_lanes", "special_cargo", "surprise_attack"]


def announcing(ship: str, merchants: list[str], assists: list[str], card: str = DAY, **others: list[str]) -> Sea:
    """A German intercept at the moment when Assist cards may be turned up."""
    board = act(f"{card} {ship}", *assists, mine=[ship, *others.get("rest", [])], theirs=[], merchants=merchants)
    board.answer(f"play {card}", f"aim {merchants[0].split()[0]}")
    return board


def joinable(board: Sea) -> set[str]:
    return {option.removeprefix("join ") for option in board.options if option != "announce"}


# --- which may join what ----------------------------------------------------------------------------------------------


def test_there_are_six_types_of_assist_card() -> None:
    assert sorted(row.id for row in GAME.cards.types.values() if row.kind == "assist") == ASSISTS


@rule("kaiser", "3.3.3.b", "3.3.15.b", "3.3.36", "3.3.39", "3.3.41.a", "3.3.44.a")
@pytest.mark.parametrize("ship", ["emden", "leopard"])
@pytest.mark.parametrize("card", [DAY, NIGHT])
@pytest.mark.parametrize("target", ["lovat", "lovat damaged"])
def test_what_may_join_the_intercept_of_a_merchant(ship: str, card: str, target: str) -> None:
    board = announcing(ship, [target, "maria"], ASSISTS, card)
    expected = {"surprise_attack", "special_cargo", "shipping_lanes" if ship == "emden" else "good_hunting"}
    expected |= {"searchlight"} if card == NIGHT else set()
    expected |= {"boarding_party"} if target == "lovat" else set()
    assert board.asked == (0, "which-assist") and joinable(board) == expected


@rule("kaiser", "3.2.3.d", "3.3.36", "3.3.41.b", "3.3.44.a")
@pytest.mark.parametrize(
    ("card", "expected"), [(DAY, {"surprise_attack"}), (NIGHT, {"surprise_attack", "searchlight"})]
)
def test_what_may_join_a_british_intercept(card: str, expected: set[str]) -> None:
    board = act(f"{card} british", *ASSISTS, theirs=["leopard recognised"])
    board.answer(f"play {card}", "aim leopard")
    assert joinable(board) == expected
    board.answer("join surprise_attack")
    assert board.asked == (1, "answer-intercept")  # one card only


@rule("kaiser", "3.3.41.b")
def test_only_special_cargo_may_join_mines_and_torpedoes() -> None:
    board = act("lay_mines from meteor", *ASSISTS, mine=["meteor"])
    board.answer("play lay_mines")
    assert joinable(board) == {"special_cargo"}
    board = act("submarine_u", *ASSISTS)
    board.answer("play submarine_u", "aim lovat")
    assert joinable(board) == {"special_cargo"}
    board = act("submarine_uc", *ASSISTS)
    board.answer("play submarine_uc", "mines")
    assert joinable(board) == {"special_cargo"}


@rule("kaiser", "3.3.24.b")
def test_only_surprise_attack_may_join_monitor() -> None:
    board = act("monitor", *ASSISTS, theirs=["leopard refuge"])
    board.answer("play monitor", "aim leopard")
    assert joinable(board) == {"surprise_attack"}
    board.answer("join surprise_attack")
    board.roll(1, "d8:1", "d8:8")
    board.answer("1: pass")
    assert board.last_fight.attack == 1 + 2 + 2


@rule("kaiser", "3.3.19.c")
def test_nothing_may_join_an_interrogation() -> None:
    board = act("interrogate", *ASSISTS)
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim leopard")
    assert board.asked == (1, "answer-intercept")
    board.roll(3, "d6:1", "d8:8")
    board.answer("pass")
    assert board.last_fight.attack == 3


@rule("kaiser", "3.2.1.d")
def test_an_assist_card_is_never_played_alone_and_is_discarded_unused() -> None:
    board = act(*ASSISTS, "collier", hand=["damage_control"])
    assert board.options == ["stop", "play collier", "play intelligence"]
    board.finish()
    assert set(ASSISTS) <= set(board.discarded)


# --- 3.3 effects add up -----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3")
def test_all_modifiers_of_one_intercept_add_up() -> None:
    assists = ["surprise_attack", "searchlight", "special_cargo", "boarding_party"]
    board = strike("leopard damaged low", hand=["non_combatant", "collier"], card=NIGHT, assists=assists)
    board.roll(9, "d8:1", "d4:1", "d8:4")
    board.answer("react non_combatant")
    assert board.last_fight.attack == 9 - 2 - 2 - 1 + 2 + 3 - 2


@rule("kaiser", "3.3")
def test_the_deck_has_a_hundred_cards_of_47_types() -> None:
    copies = {row.rule: row.copies for row in GAME.cards.types.values()}
    printed = "2 2 6 1 2 1 3 1 4 2 1 2 2 2 4 2 2 1 5 2 2 2 1 1 3 1 2 2 1 1 2 5 2 1 2 1 2 2 4 2 1 2 2 3 2 2 2"
    assert [copies[number] for number in range(1, 48)] == [int(number) for number in printed.split()]
    assert len(GAME.cards.actions) == 100


# --- 3.3.3 Boarding Party ---------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.3.a", "3.2.5.a")
@pytest.mark.parametrize("ship", ["leopard low", "emden low"])
def test_a_boarding_party_captures_instead_of_sinking(ship: str) -> None:
    board = strike(ship, assists=["boarding_party"], rest=["wolf low"])
    board.roll(10, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    owner, lovat = board.find("lovat")
    assert owner == 0 and lovat.prize and not lovat.recognised and not lovat.damage
    assert board.pile(0) == [] and board.asked == (0, "what-next")
    assert not board.find(ship.split(maxsplit=1)[0])[1].low and board.find("wolf")[1].low


@rule("kaiser", "3.3.3.a", "3.3.3.c")
@pytest.mark.parametrize("rolled", [7, 4])
def test_a_merchant_that_was_not_captured_is_unhurt_and_seeks_passage(rolled: int) -> None:
    board = strike(assists=["boarding_party"])
    board.roll(rolled, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert not board.find("lovat")[1].damage
    assert board.asked == (1, "seek-passage")
    board.roll("d6:5", "d8:4")
    board.answer("yes")
    assert board.last_challenge.challenge == 5 and board.pile(1) == ["lovat"]


@rule("kaiser", "3.3.3.b")
def test_no_boarding_party_for_a_merchant_damaged_earlier_in_the_turn() -> None:
    board = act(f"{DAY} leopard", "submarine_u", "boarding_party", mine=["leopard"], theirs=[])
    board.answer("play submarine_u", "aim lovat")
    board.roll(5, "d6:1", "d4:1", "d8:4")
    board.answer("1: pass", f"play {DAY}", "aim lovat")
    assert board.asked == (1, "answer-intercept")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.pile(0) == ["lovat"]


@rule("kaiser", "3.3.3.b")
def test_one_boarding_party_takes_one_target_of_several() -> None:
    board = strike(merchants=["lovat", "maria"], assists=["good_hunting", "boarding_party"])
    board.answer("aim maria", "1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    board.roll(8, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass")
    assert board.find("lovat")[0] == 0 and board.pile(0) == ["maria"]


@rule("kaiser", "3.3.3.b", "3.2.8.a")
def test_a_boarding_party_for_a_later_target_stays_hidden_until_then() -> None:
    board = strike(merchants=["lovat", "maria"], assists=["good_hunting"], also=["boarding_party"])
    board.answer("aim maria", "1: pass")
    assert board.asked == (1, "answer-intercept")  # it is not offered again for the first target
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass")
    assert board.asked == (0, "boarding-party-now")
    board.answer("yes")
    board.roll(8, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass")
    assert board.pile(0) == ["lovat"] and board.find("maria")[0] == 0


@rule("kaiser", "3.3.3.b")
def test_two_boarding_parties_take_two_targets() -> None:
    also = ["boarding_party.2"]
    board = strike(merchants=["lovat", "maria"], assists=["good_hunting", "boarding_party"], also=also)
    board.answer("aim maria", "1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "0: yes")
    board.roll(8, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass")
    assert board.force(0) == ["leopard", "lovat", "maria", "appam"]


@rule("kaiser", "3.3.3.b")
def test_a_damaged_later_target_cannot_be_boarded() -> None:
    board = strike(merchants=["lovat", "maria damaged"], assists=["good_hunting"], also=["boarding_party"])
    board.answer("aim maria", "1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass")
    assert board.asked == (1, "answer-intercept")


@rule("kaiser", "3.3.3.a")
def test_without_a_boarding_party_the_same_roll_sinks() -> None:
    board = strike("leopard low")
    board.roll(10, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.pile(0) == ["lovat"] and board.find("leopard")[1].low


# --- 3.3.15 Good Hunting ----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.15.a")
def test_good_hunting_intercepts_two_merchants_with_a_roll_and_a_reaction_each() -> None:
    merchants = ["lovat", "maria", "kaipara"]
    board = strike(merchants=merchants, assists=["good_hunting"], hand=["fast_ship.1", "fast_ship.2", "trap"])
    assert board.asked == (0, "which-second-target") and board.options == ["aim maria", "aim kaipara"]
    board.answer("aim kaipara", "1: pass")
    board.roll(10, "d8:1", "d4:1", "d8:4")
    board.answer("1: react fast_ship", "1: pass")
    assert board.reactions == {"fast_ship", "trap"}
    board.roll(9, "d8:1", "d4:1", "d8:4")
    board.answer("1: react fast_ship")
    assert [(fight.target, fight.attack) for fight in board.events(Fought)] == [("lovat", 8), ("kaipara", 7)]
    assert board.pile(0) == ["lovat"] and board.find("kaipara")[1].damage and not board.find("maria")[1].damage


@rule("kaiser", "3.3.15.b")
def test_a_merchant_already_intercepted_cannot_be_named_second() -> None:
    board = strike(merchants=["lovat", "maria"], rest=["wolf"], also=["damage_control wolf", "good_hunting"])
    board.roll(1, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: no", "play damage_control")
    assert board.options == ["aim maria"]
    board.answer("aim maria", "join good_hunting")
    assert board.asked == (1, "answer-intercept")  # a single intercept, no second target to name


@rule("kaiser", "3.3.15.b")
def test_the_second_merchant_belongs_to_the_same_opponent() -> None:
    board = strike(merchants=["lovat", "maria"], assists=["good_hunting"], players=3)
    assert board.options == ["aim maria"]


@rule("kaiser", "3.3.15.b")
def test_one_good_hunting_serves_an_intercept() -> None:
    board = announcing("leopard", ["lovat", "maria", "kaipara"], ["good_hunting.1", "good_hunting.2"])
    board.answer("join good_hunting")
    assert board.asked == (0, "which-second-target")


# --- 3.3.36 Searchlight -----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.36")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(6, True), (5, False)])
def test_a_searchlight_gives_plus_three_by_night(rolled: int, is_sunk: bool) -> None:
    board = strike(card=NIGHT, assists=["searchlight"])
    board.roll(rolled, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.last_fight.attack == rolled - 1 + 3
    assert board.is_in_play("lovat") is not is_sunk


@rule("kaiser", "3.3.36")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(6, True), (5, False)])
def test_a_searchlight_helps_british_forces_by_night(rolled: int, is_sunk: bool) -> None:
    board = hunt("leopard recognised", card=NIGHT, assists=["searchlight"])
    board.roll(rolled, "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.last_fight.attack == rolled - 1 + 3
    assert board.pile(0) == (["leopard"] if is_sunk else [])


@rule("kaiser", "3.3.36", "3.3.44.a")
def test_searchlight_and_surprise_attack_help_against_each_target() -> None:
    assists = ["good_hunting", "searchlight", "surprise_attack"]
    board = strike(merchants=["lovat", "maria"], card=NIGHT, assists=assists)
    board.answer("aim maria", "1: pass")
    board.roll(2, "d8:1", "d4:1", "d8:6")
    board.answer("1: pass", "1: no")
    board.roll(3, "d8:1", "d4:1", "d6:6")
    board.answer("1: pass")
    assert [fight.attack for fight in board.events(Fought)] == [2 - 1 + 3 + 2, 3 - 1 + 3 + 2]


# --- 3.3.39 Shipping Lanes --------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.39")
def test_shipping_lanes_intercepts_every_merchant_in_the_attackers_order() -> None:
    board = strike("emden", ["lovat", "maria", "kaipara"], ["trap", "collier"], assists=["shipping_lanes"])
    assert [event.target for event in board.events(Intercepts)] == ["lovat", "maria", "kaipara"]
    board.answer("1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass")
    assert board.asked == (0, "which-next-target") and board.options == ["aim maria", "aim kaipara"]
    board.answer("aim kaipara")
    assert board.reactions == {"trap"}
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass")
    board.roll(1, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass", "1: no")
    assert [fight.target for fight in board.events(Fought)] == ["lovat", "kaipara", "maria"]
    assert board.pile(0) == ["lovat"] and board.find("kaipara")[1].damage


@rule("kaiser", "3.3.39", "3.1.3.c")
def test_shipping_lanes_takes_all_merchants_that_are_left() -> None:
    also = ["damage_control emden", "shipping_lanes"]
    board = strike("leopard", ["lovat", "maria", "kaipara"], rest=["emden"], also=also)
    board.roll(1, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: no", "play damage_control", "aim maria", "join shipping_lanes")
    assert [event.target for event in board.events(Intercepts)] == ["lovat", "maria", "kaipara"]
    assert board.asked == (1, "answer-hunt")


@rule("kaiser", "3.3.39")
def test_each_ship_lost_on_the_way_ends_the_hunt() -> None:
    board = strike("emden", ["lovat", "maria", "kaipara"], ["trap", "collier"], assists=["shipping_lanes"])
    board.answer("1: pass")
    board.roll(1, "d8:1", "d4:1", "d8:8", "d8:6", "d4:1", 3, "d4:1")
    board.answer("1: react trap", "1: no")
    assert board.asked == (0, "what-next") and board.pile(1) == ["emden"]


# --- 3.3.41 Special Cargo ---------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.41.a")
def test_special_cargo_doubles_every_merchant_sunk_by_one_intercept() -> None:
    merchants = ["lovat", "maria", "kaipara"]
    board = strike("emden", merchants, assists=["shipping_lanes", "special_cargo"])
    board.answer("1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass", "1: pass", "0: aim maria")
    board.roll(5, "d8:1", "d4:1", "d6:4")
    board.answer("1: pass", "1: pass")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.pile(0) == ["lovat*2", "kaipara*2"]


@rule("kaiser", "3.3.41.a")
def test_special_cargo_doubles_what_one_field_of_mines_sinks() -> None:
    board = act("lay_mines from meteor", "special_cargo", mine=["meteor"], merchants=["lovat", "maria"])
    board.answer("play lay_mines", "join special_cargo", "1: pass")
    board.roll(8, "d4:1", "d8:4", 8, "d4:1", "d6:4")
    board.answer("aim lovat")
    assert board.pile(0) == ["lovat*2", "maria*2"]


@rule("kaiser", "3.3.41.a")
def test_special_cargo_doubles_what_one_torpedo_sinks_and_no_more() -> None:
    board = act("submarine_u.1", "submarine_u.2", "special_cargo", merchants=["lovat", "maria"])
    board.answer("play submarine_u", "aim lovat", "join special_cargo")
    board.roll(8, "d6:1", "d4:1", "d8:4")
    board.answer("1: pass")
    board.answer("play submarine_u", "aim maria")
    board.roll(8, "d6:1", "d4:1", "d6:4")
    board.answer("1: pass")
    assert board.pile(0) == ["lovat*2", "maria"]


@rule("kaiser", "3.3.41.b")
def test_special_cargo_does_not_double_a_capture_or_a_british_sinking() -> None:
    board = strike(assists=["special_cargo", "boarding_party"])
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.find("lovat")[1].prize and board.pile(0) == []
    board = hunt("matheran prize recognised", also=["special_cargo"])
    assert board.asked == (1, "answer-intercept")
    board.roll(8, "d8:1", "d8:4")
    board.answer("1: pass")
    assert board.pile(0) == ["matheran"]


# --- 3.3.44 Surprise Attack -------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.44.a")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(6, True), (5, False)])
def test_a_surprise_attack_gives_plus_two_to_german_and_british_intercepts(rolled: int, is_sunk: bool) -> None:
    board = strike(assists=["surprise_attack"])
    board.roll(rolled, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.last_fight.attack == rolled + 2 and board.is_in_play("lovat") is not is_sunk
    board = hunt("leopard recognised", assists=["surprise_attack"])
    board.roll(rolled, "d8:1", "d8:4")
    board.answer("1: pass")
    assert board.last_fight.attack == rolled + 2 and board.is_in_play("leopard") is not is_sunk


@rule("kaiser", "3.3.44.a")
def test_one_surprise_attack_joins_an_intercept_and_another_waits_for_the_next() -> None:
    board = announcing("leopard", ["lovat"], ["surprise_attack.1", "surprise_attack.2"])
    board.answer("join surprise_attack")
    assert board.asked == (1, "answer-intercept")
    assert [each.card for each in board.state.turn.committed if "surprise" in GAME.cards.actions[each.card].type]


@rule("kaiser", "3.3.44.a")
def test_one_surprise_attack_joins_a_british_intercept() -> None:
    board = act(f"{DAY} british", "surprise_attack.1", "surprise_attack.2", theirs=["leopard recognised"])
    board.answer(f"play {DAY}", "aim leopard", "join surprise_attack")
    board.roll(3, "d8:1", "d8:8")
    board.answer("1: pass")
    assert board.last_fight.attack == 5


# --- Night Action -----------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.7.j")
@pytest.mark.parametrize(("card", "is_sunk"), [(DAY, True), (NIGHT, False)])
def test_night_takes_one_off_german_and_british_attacks(card: str, is_sunk: bool) -> None:
    board = strike(card=card)
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.is_in_play("lovat") is not is_sunk
    board = hunt("leopard recognised", card=card)
    board.roll(8, "d8:1" if card == DAY else "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.is_in_play("leopard") is not is_sunk
