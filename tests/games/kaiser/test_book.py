"""Sentences of the rulebook that no other module is about: what the dice are, what lasts, which ships are meant."""

import pytest

from tests.games.kaiser.board import Board, Shown, cast
from tests.games.kaiser.plays import DAY, IDLE, NIGHT, REACTIONS, Sea, act, hunt, strike
from tests.games.kaiser.solo import END, PHANTOM, REAL, solo
from wardroom.engine import Dice, Stream
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Fought
from wardroom.games.kaiser.rules.escapes import InterceptCancelled
from wardroom.games.kaiser.rules.forces import Recognised
from wardroom.games.kaiser.rules.hands import CardsGiven, CardsSeen

CARDS = GAME.cards
SAILING = [
    *("anne_de_bretagne", "buenos_ayres", "charles_gounod", "dee", "dupleix", "invercoe", "isabel_browne"),
    *("john_h_kirby", "marechal_davout", "staut", "storebror", "william_p_frye"),
]
FAST = ["berlin", "cap_trafalgar", "kaiser_wilhelm_der_grosse", "kronprinz_wilhelm", "prinz_eitel_friedrich"]

# --- 1 the parts of the game ------------------------------------------------------------------------------------------


@rule("kaiser", "1.1.4.c")
@pytest.mark.parametrize(
    ("target", "dice"),
    [("karlsruhe", "10/6"), ("leipzig", "10"), ("leopard recognised", "8"), ("meteor recognised", "6")],
)
def test_a_german_ship_defends_with_her_own_dice(target: str, dice: str) -> None:
    board = hunt(target, assists=["surprise_attack"])
    board.roll(1, "d8:1", *cast(dice, *(int(die) for die in dice.split("/"))))
    board.answer("1: pass")
    assert board.last_fight.defence == int(dice.split("/", maxsplit=1)[0])


@rule("kaiser", "1.1.4.c")
@pytest.mark.parametrize(
    ("card", "plays", "dice"),
    [
        (f"{DAY} emden", ["aim dee"], "10/8/4"),
        ("submarine_u", ["aim dee"], "10/6/4"),
        ("submarine_uc", ["mines"], "8/4"),
    ],
)
def test_a_merchant_defends_with_her_own_die_against_everything(card: str, plays: list[str], dice: str) -> None:
    board = act(card, merchants=["dee"])
    board.answer(f"play {card.split(maxsplit=1)[0]}", *plays)
    board.roll(*cast(dice, *(1 for _ in dice.split("/"))), "d4:4")
    board.answer("1: pass")
    assert board.last_fight.defence_dice == (4,)


@rule("kaiser", "1.1.4.d")
@pytest.mark.parametrize(("card", "reactions"), [("s14", {"break_contact", "shallow_run"}), ("s17", set())])
def test_what_a_solitaire_card_does_by_night_cannot_be_evaded(card: str, reactions: set[str]) -> None:
    board = solo(trade=["maria"], hand=["break_contact", "shallow_run"], theirs=["leipzig"], cards=[card, END])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.asked == (REAL, "answer-intercept") and board.reactions == reactions
    board.roll(5, "d8:1", "d4:1", "d6:6")
    board.answer("pass")
    assert board.last_fight.attack == (4 if card == "s17" else 5)


@rule("kaiser", "1.1.4.d")
@pytest.mark.parametrize(
    ("card", "barred"), [(DAY, set()), (NIGHT, {"break_contact", "fast_ship", "shallow_run"})], ids=["day", "night"]
)
def test_three_reactions_are_for_the_day(card: str, barred: set[str]) -> None:
    by_day = {"amc", "break_contact", "fast_ship", "non_combatant", "qqq", "shallow_run", "slim_pickings", "trap"}
    assert strike(hand=REACTIONS, card=card).reactions == by_day - barred


@rule("kaiser", "1.2.c")
def test_no_card_calls_for_another_die_or_for_two_of_a_size() -> None:
    columns = ("challenge", "response", "guns", "torpedo", "mines", "depth_charges", "defence", "intercept")
    groups = [getattr(row, column) for row in CARDS.types.values() for column in columns]
    groups += [dice for ship in CARDS.ships for dice in (ship.attack, ship.defence, ship.challenge, ship.response)]
    groups += [card.british_dice for card in CARDS.solitaire]
    assert {die for group in groups for die in group} == {4, 6, 8, 10}
    assert all(len(set(group)) == len(group) for group in groups)


# --- 2 rounds ---------------------------------------------------------------------------------------------------------


@rule("kaiser", "2.1")
@pytest.mark.parametrize(("players", "decks"), [(1, [20, 60, 20, 88]), (2, [20, 60, 100]), (4, [20, 60, 100])])
def test_every_deck_is_shuffled_before_the_first_deal(players: int, decks: list[int]) -> None:
    dice = Dice(Stream(b"deal"))
    GAME.setup(GAME.configure({}, players), players, dice)
    assert [sides for sides, _ in dice.record] == [sides for deck in decks for sides in range(deck, 1, -1)]


@rule("kaiser", "2.4.1.c", "2.4.a")
def test_a_ship_in_refuge_may_be_kept() -> None:
    board = Sea(2)
    board.lay(0, ["wolf damaged low refuge"], ["appam"], [IDLE])
    board.lay(1, [], ["lovat"], ["collier"])
    board.roll_freely()
    board.cut(1)
    board.begin()
    board.answer("ready", "stop")
    assert board.question == "which-to-keep" and board.options == ["keep-no-more", "keep wolf"]
    board.answer("keep wolf")
    wolf = board.find("wolf")[1]
    assert (wolf.in_refuge, wolf.damage, wolf.low, wolf.recognised) == (False, 0, False, False)


@rule("kaiser", "3.1.c")
def test_the_sum_of_all_rounds_decides_who_begins() -> None:
    board = Board(3)
    for seat, points in enumerate([[3, 1], [1, 2], [2, 3]]):
        board.state.players[seat].round_points = points
        board.lay(seat, merchants=[["lovat"], ["maria"], ["dee"]][seat], hand=["collier"] if not seat else ["qqq"])
    board.begin_round(3)
    assert board.state.active == 1  # the fewest so far, though not in the last round


# --- 3 what lasts, and when -------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.3.g")
def test_a_recognised_ship_stays_so_until_something_hides_her() -> None:
    board = strike("leopard", hand=["qqq", "scuttle"], kept=["reflag"])
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("1: react qqq", "1: no", "0: pass")
    for _ in range(4):
        board.finish()
        assert board.find("leopard")[1].recognised
        board.answer("ready")
    assert board.events(Recognised) == [Recognised("leopard", "3.3.27")]


@rule("kaiser", "3.3.20.f")
@pytest.mark.parametrize(
    "before", [[], ["play collier"], ["play collier", "play second_chance"]], ids=["first", "between", "last"]
)
def test_a_ship_leaves_her_refuge_at_any_moment_of_the_turn(before: list[str]) -> None:
    board = act("collier", "second_chance", mine=["emden refuge"], hand=["scuttle"])
    board.answer(*before)
    assert "leave-refuge emden" in board.options
    board.answer("leave-refuge emden")
    assert not board.find("emden")[1].in_refuge
    assert not [option for option in board.options if "emden" in option]
    board.finish()
    assert "island_refuge" in board.discarded


@rule("kaiser", "3.3.20.f")
def test_a_ship_leaves_after_an_attack_and_a_failed_attempt() -> None:
    board = act(f"{DAY} british", mine=["emden low refuge"], theirs=["leipzig"])
    board.answer(f"play {DAY}", "aim leipzig")
    board.roll(1, "d8:1", 10)
    board.answer("1: pass")
    board.roll(1, "d4:1", 10)
    board.answer("try-resupply emden")
    board.answer("leave-refuge emden")
    assert not board.find("emden")[1].in_refuge and board.find("emden")[1].low


@rule("kaiser", "3.3.26")
@pytest.mark.parametrize("target", ["leopard recognised", "leopard recognised damaged", "karlsruhe"])
def test_everybody_hears_that_the_plug_was_pulled(target: str) -> None:
    board = hunt(target, hand=["pull_the_plug", "collier"])
    board.answer("1: react pull_the_plug")
    name = target.split(maxsplit=1)[0]
    assert board.events(InterceptCancelled) == [InterceptCancelled(name, "pull_the_plug")]
    assert not board.events(Fought) and board.used() == [name]


@rule("kaiser", "3.3.5.a", "3.3.38.a", "3.3.40.a")
@pytest.mark.parametrize(
    ("reaction", "dice"), [("break_contact", (9, "d4:1", 8)), ("shallow_run", (9, "d4:1", 8)), ("slim_pickings", ())]
)
def test_everybody_hears_that_an_intercept_is_cancelled(reaction: str, dice: tuple[Shown, ...]) -> None:
    board = strike(hand=[reaction, "collier"])
    board.roll(*dice)
    board.answer(f"1: react {reaction}")
    assert board.events(InterceptCancelled) == [InterceptCancelled("lovat", reaction)]
    if reaction != "slim_pickings":
        board = hunt(hand=[reaction, "collier"])
        board.roll(*dice)
        board.answer(f"1: react {reaction}")
        assert board.events(InterceptCancelled) == [InterceptCancelled("leopard", reaction)]


@rule("kaiser", "3.3.40.c", "3.3.40.a")
@pytest.mark.parametrize(("ship", "assist"), [("leopard", "good_hunting"), ("emden", "shipping_lanes")])
def test_with_one_merchant_left_the_intercept_is_single(ship: str, assist: str) -> None:
    board = strike(ship, ["lovat"], hand=["slim_pickings", "collier"], assists=[assist])
    assert board.asked == (1, "answer-intercept") and board.reactions == {"slim_pickings"}
    board.answer("react slim_pickings")
    assert board.events(InterceptCancelled) == [InterceptCancelled("lovat", "slim_pickings")]
    assert not board.events(Fought)


# --- 5 solitaire ------------------------------------------------------------------------------------------------------


@rule("kaiser", "5.3")
def test_alone_the_limits_of_a_turn_are_those_of_a_game_for_two() -> None:
    hand = [DAY, "collier", "scuttle", "surprise_attack"]
    board = solo(mine=["emden"], hand=hand, theirs=["leipzig"], cards=["s01", END])
    board.begin()
    board.commit(f"{DAY} emden", "collier british")
    board.answer(f"play {DAY}")
    assert board.options == ["aim lovat", "aim author", "aim otaki"]
    board.roll("d4:1", 1, "d8:1", "d4:1", "d8:8", "d6:1", "d8:8")
    board.answer("aim lovat")
    assert board.options == ["stop", "play collier"]  # Emden has acted; British forces may hunt


# --- 6 options --------------------------------------------------------------------------------------------------------


@rule("kaiser", "6.6")
def test_these_raiders_and_no_other_ships_are_fast() -> None:
    assert [ship.id for ship in CARDS.ships if ship.fast] == FAST
    for ship in (card.id for card in CARDS.ships if card.is_raider):
        board = strike(ship, ["lovat"], hand=["fast_ship"], fast_raiders=True)
        board.roll_freely()
        board.answer("1: react fast_ship")
        assert (board.question == "chase") is (ship in FAST)


@rule("kaiser", "6.6.1.a")
@pytest.mark.parametrize("reaction", ["non_combatant", "qqq", "trap", "pass"])
def test_only_a_fast_ship_is_chased(reaction: str) -> None:
    board = strike("berlin", ["lovat"], hand=[reaction, "collier"] if reaction != "pass" else [IDLE], fast_raiders=True)
    board.roll(10, "d4:1", "d8:8", *(("d8:1", "d4:1", 10) if reaction == "trap" else ()))
    board.answer("1: pass" if reaction == "pass" else f"1: react {reaction}")
    assert board.question != "chase" and not board.find("berlin")[1].low


@rule("kaiser", "6.9.3", "3.3.23.b")
@pytest.mark.parametrize(("target", "asked"), [("dee", "what-next"), ("lovat", "answer-sinking")])
def test_mistaken_identity_does_not_answer_a_torpedoed_prize(target: str, asked: str) -> None:
    board = act(
        "submarine_u",
        theirs=["dee prize"],
        hand=["mistaken_identity", "collier"],
        scored=["maria"],
        torpedo_prizes=True,
    )
    board.answer("play submarine_u")
    board.roll(*((9, "d8:1", 8) if target == "dee" else ()))
    board.answer(f"aim {target}")
    board.roll(10, "d6:1", "d4:1", "d4:1" if target == "dee" else "d8:1")
    board.answer("1: pass")
    assert board.pile(0) == [target] and board.question == asked


@rule("kaiser", "6.11", "6.11.1")
def test_these_merchants_and_no_others_sail() -> None:
    assert sorted(ship.id for ship in CARDS.ships if ship.is_merchant and ship.sails) == SAILING
    for name in (ship.id for ship in CARDS.ships if ship.is_merchant and ship.id != "appam"):
        board = act("submarine_u", merchants=[name], hand=["sail_q_ship", "q_ship"], sailing_merchants=True)
        board.answer("play submarine_u", f"aim {name}")
        assert board.reactions == {"sail_q_ship" if name in SAILING else "q_ship"}


# --- what is told and asked -------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.11.a")
def test_everybody_hears_how_many_cards_partners_pass_each_other() -> None:
    board = act("exchange_information", kept=["collier", "qqq"], hand=["trap"], players=4, teams=True)
    board.answer("play exchange_information", "0: give collier", "0: give qqq", "2: give-no-more")
    assert board.facts(CardsGiven, "player", "partner", "number") == [(0, 2, 2), (2, 0, 0)]


@rule("kaiser", "3.3.42", "3.3.43", "6.9.2")
@pytest.mark.parametrize(
    ("boat", "target", "cited"),
    [("submarine_u", "lovat", "3.3.42"), ("submarine_uc", "lovat", "3.3.43"), ("submarine_u", "dee", "6.9.2")],
)
def test_the_answer_to_a_torpedo_cites_the_rule_of_its_target(boat: str, target: str, cited: str) -> None:
    board = act(boat, theirs=["dee prize"], torpedo_prizes=True)
    board.answer(f"play {boat}", *(["torpedo"] if boat == "submarine_uc" else []))
    board.roll(*((9, "d8:1", 8) if target == "dee" else ()))
    board.answer(f"aim {target}")
    assert board.question == "answer-torpedo" and board.ask.question.cites == cited


@rule("kaiser", "3.3.31.a")
def test_both_sides_and_nobody_else_see_what_the_aircraft_took() -> None:
    board = act("recon_aircraft", hand=["trap", "qqq"], players=3)
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft", "aim-at 1")
    whispers = [told for told in board.told if isinstance(told.event, CardsSeen)]
    assert [set(told.to or ()) for told in whispers] == [{0, 1}]


@rule("kaiser", "5.3.2")
def test_the_phantom_is_not_told_what_was_taken_from_it() -> None:
    board = solo(hand=["recon_aircraft", "scuttle"])
    board.lay(PHANTOM, hand=["trap", "qqq"])
    board.begin()
    board.commit("recon_aircraft")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft")
    whispers = [told for told in board.told if isinstance(told.event, CardsSeen)]
    assert [set(told.to or ()) for told in whispers] == [{REAL}]
