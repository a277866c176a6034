"""3.2.2, 3.3 Reaction cards: who is asked in which window, what may be played there, and what it does."""

from itertools import product

import pytest

from tests.games.kaiser.board import Shown
from tests.games.kaiser.plays import DAY, NIGHT, REACTIONS, Sea, act, hunt, strike
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Damaged, Fought
from wardroom.games.kaiser.rules.escapes import InterceptCancelled
from wardroom.games.kaiser.rules.reactions import React, Reacted

# --- W4: a German ship intercepts a merchant --------------------------------------------------------------------------

BARRED_BY: dict[str, set[str]] = {
    "amc": {"sailing"},
    "break_contact": {"night", "surprise"},
    "fast_ship": {"warship", "night", "surprise", "damaged", "sailing"},
    "non_combatant": {"damaged"},
    "qqq": {"warship"},
    "shallow_run": {"night", "surprise"},
    "slim_pickings": set(),
    "trap": set(),
}
SITUATIONS = list(product(("raider", "warship"), ("day", "night"), ("", "surprise"), ("", "damaged"), ("", "sailing")))


@rule("kaiser", "3.3.5.c", "3.3.13.b", "3.3.25.a", "3.3.27", "3.3.38.c", "3.3.44.b", "6.11.1")
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: "-".join(filter(None, situation)))
def test_what_may_answer_the_intercept_of_a_merchant(situation: tuple[str, ...]) -> None:
    board = strike(
        "emden" if "warship" in situation else "leopard",
        ["dee" + (" damaged" if "damaged" in situation else "")],
        hand=REACTIONS,
        card=NIGHT if "night" in situation else DAY,
        assists=["surprise_attack"] if "surprise" in situation else [],
        sailing_merchants="sailing" in situation,
    )
    assert board.asked == (1, "answer-intercept")
    assert board.reactions == {card for card, bars in BARRED_BY.items() if not bars & set(situation)}


@rule("kaiser", "3.3.27")
def test_a_raider_already_recognised_is_no_target_for_qqq() -> None:
    assert "qqq" not in strike("leopard recognised", hand=REACTIONS).reactions


@rule("kaiser", "3.2.2.b")
def test_only_the_owner_of_the_target_is_asked() -> None:
    board = Sea(3)
    board.lay(0, ["leopard"], ["appam"], [DAY])
    board.lay(1, [], ["lovat"], ["collier"])
    board.lay(2, [], ["georgic"], REACTIONS)
    board.begin()
    board.commit(f"{DAY} leopard")
    board.answer(f"play {DAY}", "aim lovat")
    assert board.asked == (1, "answer-intercept") and board.options == ["pass"]
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("1: pass")
    assert board.asked == (1, "answer-sinking") and board.options == ["pass"]
    board.answer("1: pass")
    assert board.asked == (1, "what-to-commit") and not board.events(Reacted)


def test_nobody_is_asked_who_holds_no_cards() -> None:
    board = Sea(2)
    board.lay(0, ["leopard"], ["appam"], [DAY, "collier"])
    board.lay(1, [], ["lovat"])
    board.begin()
    board.commit(f"{DAY} leopard", "collier")
    board.answer(f"play {DAY}")
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("aim lovat")
    assert board.asked == (0, "what-next")


@rule("kaiser", "3.2.2.c")
def test_one_reaction_opposes_a_target_and_a_failed_one_is_spent() -> None:
    board = strike(hand=["break_contact", "trap", "amc"])
    board.roll(4, "d4:1", 4, 1, "d8:1", "d4:1", "d8:8")
    board.answer("react break_contact")
    assert board.asked == (1, "seek-passage")
    board.answer("no")
    assert board.asked == (0, "what-next")
    assert board.hand(1) == ["trap", "amc"]
    board.finish()
    assert board.discarded[-1] == "break_contact"


# --- 3.3.5 Break Contact ----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.5.a")
@pytest.mark.parametrize(("rolled", "is_cancelled"), [(5, True), (4, False)])
def test_break_contact_cancels_the_intercept_of_a_merchant(rolled: int, is_cancelled: bool) -> None:
    board = strike(hand=["break_contact", "collier"])
    board.roll(rolled, "d4:1", 4, *(() if is_cancelled else (6, "d8:1", "d4:1", "d8:4")))
    board.answer("react break_contact")
    assert bool(board.events(InterceptCancelled)) is is_cancelled
    assert board.asked == (0, "what-next")  # a cancelled intercept gives no Passage
    assert board.find("lovat")[1].damage == (0 if is_cancelled else 1)


@rule("kaiser", "3.3.5.a")
@pytest.mark.parametrize("target", ["emden", "leopard recognised", "matheran prize recognised"])
def test_break_contact_cancels_a_british_intercept(target: str) -> None:
    board = hunt(target.replace("emden", "karlsruhe"), hand=["break_contact", "collier"])
    board.roll(5, "d4:1", 4)
    board.answer("react break_contact")
    assert board.asked == (0, "what-next") and not board.events(Fought)


@rule("kaiser", "3.3.5.b")
@pytest.mark.parametrize(
    ("marks", "modifier"), [("", 0), (" damaged", -2), (" low", -2), (" damaged low", -4)], ids=str
)
@pytest.mark.parametrize("edge", [0, 1])
def test_damage_and_low_supply_hinder_break_contact(marks: str, modifier: int, edge: int) -> None:
    board = hunt(f"leopard recognised{marks}", hand=["break_contact", "collier"])
    is_cancelled = edge == 0
    board.roll(10, "d4:1", 10 + modifier - 1 + edge, *(() if is_cancelled else (1, "d8:1", "d8:8")))
    board.answer("react break_contact")
    assert board.last_challenge.challenge == 10 + modifier
    assert bool(board.events(InterceptCancelled)) is is_cancelled


@rule("kaiser", "3.3.5.b")
def test_a_damaged_merchant_breaks_contact_at_minus_two() -> None:
    board = strike(merchants=["lovat damaged"], hand=["break_contact", "collier"])
    board.roll(6, "d4:1", 3)
    board.answer("react break_contact")
    assert board.last_challenge.challenge == 4 and board.events(InterceptCancelled)


# --- W1, W2: British intercepts, Monitor ------------------------------------------------------------------------------


@rule("kaiser", "3.3.5.c", "3.3.38.c", "3.3.26", "3.3.32.d", "3.3.44.b")
@pytest.mark.parametrize("target", ["karlsruhe", "leopard recognised damaged", "matheran prize recognised"])
@pytest.mark.parametrize(("card", "assists"), [(DAY, []), (NIGHT, []), (DAY, ["surprise_attack"])])
def test_what_may_answer_a_british_intercept(target: str, card: str, assists: list[str]) -> None:
    board = hunt(target, hand=REACTIONS, card=card, assists=assists)
    is_open = card == DAY and not assists
    assert board.asked == (1, "answer-intercept")
    assert board.reactions == ({"break_contact", "shallow_run", "pull_the_plug"} if is_open else {"pull_the_plug"})


@rule("kaiser", "3.3.44.b")
def test_a_searchlight_bars_no_more_than_the_night_does() -> None:
    board = hunt(hand=REACTIONS, card=NIGHT, assists=["searchlight"])
    assert board.reactions == {"pull_the_plug"}


@rule("kaiser", "3.3.5.c", "3.3.38.c", "3.3.24.b", "3.3.26")
def test_only_pull_the_plug_answers_monitor() -> None:
    board = act("monitor", theirs=["leopard refuge"], hand=REACTIONS)
    board.answer("play monitor", "aim leopard")
    assert board.asked == (1, "answer-intercept") and board.reactions == {"pull_the_plug"}


@rule("kaiser", "3.3.19.c", "3.3.19.d")
def test_the_interrogation_has_no_answer_but_its_intercept_has() -> None:
    board = act("interrogate", hand=REACTIONS)
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim leopard")
    assert board.asked == (1, "answer-intercept")
    assert board.reactions == {"break_contact", "shallow_run", "pull_the_plug"}


@rule("kaiser", "3.3.19.c", "3.3.19.d")
def test_a_failed_interrogation_asks_nothing() -> None:
    board = act("interrogate", hand=REACTIONS)
    board.answer("play interrogate")
    board.roll(4, "d4:1", 4)
    board.answer("aim leopard")
    assert board.asked == (0, "what-next")


# --- 3.3.13 Fast Ship -------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.13.a")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(10, True), (9, False)])
def test_fast_ship_weakens_the_attack_by_two(rolled: int, is_sunk: bool) -> None:
    board = strike(hand=["fast_ship", "collier"])
    board.roll(rolled, "d8:1", "d4:1", "d8:4")
    board.answer("react fast_ship")
    assert board.last_fight.attack == rolled - 2
    assert board.is_in_play("lovat") is not is_sunk


@rule("kaiser", "3.3.13.b")
def test_a_fast_merchant_damaged_earlier_in_the_turn_is_slow() -> None:
    board = act(f"{DAY} leopard", "submarine_u", mine=["leopard"], theirs=[], hand=["fast_ship"])
    board.answer("play submarine_u", "aim lovat")
    board.roll(5, "d6:1", "d4:1", "d8:4")
    board.answer("1: pass", f"play {DAY}", "aim lovat")
    assert board.reactions == set()


# --- 3.3.25 Non-Combatant ---------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.25.a", "3.3.25.b")
@pytest.mark.parametrize("ship", ["emden", "leopard"])
@pytest.mark.parametrize(("rolled", "is_captured"), [(10, True), (9, False)])
def test_non_combatant_weakens_the_attack_and_a_sinking_is_a_capture(ship: str, rolled: int, is_captured: bool) -> None:
    board = strike(ship, hand=["non_combatant", "collier"])
    board.roll(rolled, "d8:1", "d4:1", "d8:4")
    board.answer("react non_combatant")
    assert board.last_fight.attack == rolled - 2
    owner, lovat = board.find("lovat")
    assert (owner == 0) is is_captured and lovat.prize is is_captured
    assert not lovat.damage  # a damage result is ignored
    assert board.pile(0) == []


@rule("kaiser", "3.3.25.b")
def test_a_capture_by_non_combatant_resupplies_the_intercepting_ship_only() -> None:
    board = strike("leopard low", rest=["emden low"], hand=["non_combatant", "collier"])
    board.roll(10, "d8:1", "d4:1", "d8:3")
    board.answer("react non_combatant")
    assert board.last_fight.attack == 6
    assert not board.find("leopard")[1].low and board.find("emden")[1].low
    assert not board.find("lovat")[1].recognised
    assert board.asked == (0, "what-next")  # a captured merchant is not sunk: no Recalled


@rule("kaiser", "3.3.25.c")
@pytest.mark.parametrize(("rolled", "is_safe"), [(4, True), (3, False)])
def test_a_non_combatant_seeks_passage_at_plus_two(rolled: int, is_safe: bool) -> None:
    board = strike(hand=["non_combatant", "collier"])
    board.roll(8, "d8:1", "d4:1", "d8:5")
    board.answer("react non_combatant")
    board.roll(f"d6:{rolled}", "d8:5")
    board.answer("yes")
    assert board.last_challenge.challenge == rolled + 2
    assert board.pile(1) == (["lovat"] if is_safe else [])


@rule("kaiser", "3.3.25.c")
def test_passage_without_non_combatant_has_no_bonus() -> None:
    board = strike(hand=["non_combatant", "collier"])
    board.roll(1, "d8:1", "d4:1", "d8:5")
    board.answer("pass")
    board.roll("d6:5", "d8:5")
    board.answer("yes")
    assert board.last_challenge.challenge == 5 and board.pile(1) == []


# --- 3.3.26 Pull the Plug ---------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.26")
@pytest.mark.parametrize(
    "target", ["karlsruhe", "karlsruhe damaged", "leopard recognised low", "matheran prize recognised"]
)
def test_pull_the_plug_takes_the_ship_off_the_board_unscored(target: str) -> None:
    board = hunt(target, hand=["pull_the_plug", "collier"], card=NIGHT)
    board.answer("react pull_the_plug")
    assert board.used() == [target.split(maxsplit=1)[0]]
    assert board.pile(0) == board.pile(1) == [] and not board.events(Fought)
    assert board.asked == (0, "what-next")


@rule("kaiser", "3.3.26", "3.3.20.f")
def test_pulling_the_plug_against_monitor_lays_the_refuge_card_aside() -> None:
    board = act("monitor", theirs=["leopard refuge"], hand=["pull_the_plug", "collier"])
    board.answer("play monitor", "aim leopard", "react pull_the_plug")
    assert board.used() == ["leopard"] and board.discarded == []
    board.finish()
    assert "island_refuge" in board.discarded


@rule("kaiser", "3.3.26", "3.3.19.d")
def test_pull_the_plug_answers_the_intercept_of_an_interrogation() -> None:
    board = act("interrogate", theirs=["matheran prize"], hand=["pull_the_plug", "reflag"])
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim matheran")
    board.answer("react pull_the_plug")
    assert board.used() == ["matheran"]
    assert board.asked == (0, "what-next")  # nothing is left to be reflagged


def test_pull_the_plug_is_not_for_merchants() -> None:
    assert "pull_the_plug" not in strike(hand=["pull_the_plug"]).reactions


# --- 3.3.27 QQQ -------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.27")
@pytest.mark.parametrize("rolled", [1, 5, 8])
def test_qqq_recognises_the_raider_whatever_the_result(rolled: int) -> None:
    board = strike(hand=["qqq", "collier"])
    board.roll(rolled, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq")
    if rolled == 1:
        assert not board.find("leopard")[1].recognised  # not before its target is resolved
        board.answer("no")
    if rolled == 8:
        assert not board.find("leopard")[1].recognised
        board.answer("pass")
    assert board.find("leopard")[1].recognised


@rule("kaiser", "3.3.27")
def test_qqq_changes_nothing_about_the_dice() -> None:
    board = strike(hand=["qqq", "collier"])
    board.roll(8, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq")
    assert (board.last_fight.attack, board.last_fight.defence) == (8, 4)


@rule("kaiser", "3.3.27")
def test_after_qqq_on_the_first_target_the_second_has_a_reaction_of_its_own_but_no_qqq() -> None:
    board = strike(merchants=["lovat", "maria"], assists=["good_hunting"], hand=["qqq.1", "qqq.2", "fast_ship"])
    board.answer("aim maria", "1: pass")
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq", "0: pass")
    assert board.asked == (1, "answer-intercept") and board.reactions == {"fast_ship"}


# --- 3.3.38 Shallow Run -----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.38.a", "3.3.38.d")
@pytest.mark.parametrize(("rolled", "damage"), [(5, 0), (4, 1)])
def test_a_merchant_escapes_through_the_shallows_before_the_dice(rolled: int, damage: int) -> None:
    board = strike(hand=["shallow_run", "collier"])
    board.roll(rolled, "d4:1", 4)
    board.answer("react shallow_run")
    assert board.find("lovat")[1].damage == damage
    assert not board.events(Fought) and board.events(InterceptCancelled)
    assert board.asked == (0, "what-next")  # no Passage


@rule("kaiser", "3.3.38.a")
@pytest.mark.parametrize("target", ["karlsruhe", "leopard recognised low", "matheran prize recognised"])
@pytest.mark.parametrize(("rolled", "damage"), [(5, 0), (4, 1)])
def test_german_ships_and_prizes_escape_through_the_shallows(target: str, rolled: int, damage: int) -> None:
    board = hunt(target, hand=["shallow_run", "collier"])
    board.roll(rolled, "d4:1", 4)
    board.answer("react shallow_run")
    assert board.find(target.split(maxsplit=1)[0])[1].damage == damage
    assert not board.events(Fought) and board.asked == (0, "what-next")


@rule("kaiser", "3.3.38.b")
@pytest.mark.parametrize(("rolled", "is_sunk"), [(7, False), (6, True)])
def test_a_damaged_ship_runs_the_shallows_at_minus_two_and_sinks_on_failure(rolled: int, is_sunk: bool) -> None:
    board = hunt("leopard recognised damaged", hand=["shallow_run", "collier"])
    board.roll(rolled, "d4:1", 4)
    board.answer("react shallow_run")
    assert board.last_challenge.challenge == rolled - 2
    assert board.pile(0) == (["leopard"] if is_sunk else [])
    assert not board.events(Damaged)


@rule("kaiser", "3.3.38.b", "3.3.38.d", "3.3.23.b")
def test_a_merchant_lost_in_the_shallows_is_scored_and_only_mistaken_identity_may_answer() -> None:
    hand = ["shallow_run", "recalled", "mistaken_identity"]
    board = strike(merchants=["lovat damaged"], hand=hand, scored=["dee"], also=["collier"])
    board.roll(6, "d4:1", 4)
    board.answer("react shallow_run")
    assert board.pile(0) == ["lovat"]
    assert board.asked == (1, "answer-sinking") and board.reactions == {"mistaken_identity"}
    board.answer("pass", "play collier")
    assert board.asked == (0, "what-next")  # nor Recalled later


@rule("kaiser", "3.3.38.b")
def test_a_damaged_prize_lost_in_the_shallows_scores_once_for_the_hunter() -> None:
    board = hunt("matheran prize recognised damaged", hand=["shallow_run", "mistaken_identity"])
    board.score(1, "dee")
    board.roll(6, "d4:1", 4)
    board.answer("react shallow_run")
    assert board.pile(0) == ["matheran"]
    assert board.asked == (0, "what-next")  # a prize is no merchant: Mistaken Identity has nothing to answer


@rule("kaiser", "3.3.38.a", "3.1.3.e")
def test_a_ship_that_escaped_counts_as_intercepted() -> None:
    board = hunt("leopard recognised", hand=["shallow_run", "collier"], also=["damage_control british"])
    board.roll(5, "d4:1", 4)
    board.answer("react shallow_run")
    assert board.options == ["stop", "play intelligence"]


# --- 3.3.40 Slim Pickings (W3) ----------------------------------------------------------------------------------------


@rule("kaiser", "3.3.40.a")
@pytest.mark.parametrize(("card", "assists"), [(DAY, []), (NIGHT, ["surprise_attack", "boarding_party"])])
def test_slim_pickings_cancels_the_intercept_of_one_merchant(card: str, assists: list[str]) -> None:
    board = strike(hand=["slim_pickings", "collier"], card=card, assists=assists)
    board.answer("react slim_pickings")
    assert board.events(InterceptCancelled) and not board.events(Fought)
    assert board.asked == (0, "what-next") and not board.find("leopard")[1].recognised


@rule("kaiser", "3.3.40.a", "3.1.3.e")
def test_a_merchant_saved_by_slim_pickings_counts_as_intercepted() -> None:
    board = strike(hand=["slim_pickings", "collier"], rest=["emden"], also=["damage_control emden"])
    board.answer("react slim_pickings")
    assert board.options == ["stop", "play intelligence"]


@rule("kaiser", "3.3.40.b")
@pytest.mark.parametrize("left", ["lovat", "maria", "kaipara"])
def test_slim_pickings_leaves_one_target_of_the_attackers_choice(left: str) -> None:
    merchants = ["lovat", "maria", "kaipara"]
    hand = ["slim_pickings.1", "slim_pickings.2", "trap"]
    board = strike("emden", merchants, hand, assists=["shipping_lanes"], rest=["wolf"], also=["collier wolf"])
    assert board.asked == (1, "answer-hunt") and board.reactions == {"slim_pickings"}
    board.answer("react slim_pickings")
    assert board.asked == (0, "which-target-is-left")
    assert board.options == [f"aim {name}" for name in merchants]
    board.answer(f"aim {left}")
    assert board.asked == (1, "answer-intercept")
    assert board.reactions == {"slim_pickings", "trap"}  # one reaction is still allowed, a second Slim Pickings too
    board.roll(10, "d8:1", "d4:1", "d6:2" if left == "maria" else "d8:2")
    board.answer("pass", "pass")
    assert board.pile(0) == [left]
    assert board.asked == (0, "what-next")  # the others are not attacked
    board.answer("play collier")
    assert board.options == [f"aim {name}" for name in merchants if name != left]  # nor do they count as intercepted


@rule("kaiser", "3.3.40.b", "3.3.15.a")
def test_slim_pickings_reduces_good_hunting() -> None:
    board = strike(merchants=["lovat", "maria"], hand=["slim_pickings", "collier"], assists=["good_hunting"])
    board.answer("aim maria", "1: react slim_pickings")
    assert board.options == ["aim lovat", "aim maria"]
    board.answer("aim maria")
    board.roll(1, "d8:1", "d4:1", "d6:6")
    board.answer("1: pass", "1: no")
    assert board.asked == (0, "what-next")


@rule("kaiser", "3.3.40.b")
def test_slim_pickings_is_not_played_on_one_target_of_several() -> None:
    hand = ["slim_pickings", "trap"]
    board = strike(merchants=["lovat", "maria"], hand=hand, assists=["good_hunting"])
    board.answer("aim maria", "1: pass")
    assert board.asked == (1, "answer-intercept") and board.reactions == {"trap"}
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("pass", "no")
    assert board.asked == (1, "answer-intercept") and board.reactions == {"trap"}


@rule("kaiser", "3.3.40.a", "3.3.15.b", "3.3.39")
@pytest.mark.parametrize(("ship", "assist"), [("leopard", "good_hunting"), ("emden", "shipping_lanes")])
def test_with_one_merchant_left_a_multiple_intercept_is_a_single_one(ship: str, assist: str) -> None:
    board = strike(ship, hand=["slim_pickings", "collier"], assists=[assist])
    assert board.asked == (1, "answer-intercept") and board.reactions == {"slim_pickings"}


@rule("kaiser", "3.3.40.b", "6.3.2")
def test_slim_pickings_never_answers_wolf_with_its_seaplane() -> None:
    merchants = ["lovat", "maria"]
    board = strike("wolf", merchants, ["slim_pickings"], assists=["good_hunting"], seaplane=True)
    board.answer("aim maria")
    assert board.reactions == set()
    board = strike("wolf", merchants, ["slim_pickings"], assists=["good_hunting"])
    board.answer("aim maria")
    assert board.reactions == {"slim_pickings"}


# --- no window --------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.react.b")
@pytest.mark.parametrize(
    ("card", "rolls", "aim"),
    [
        ("breakdown", [5, "d4:1", 4], "aim karlsruhe"),
        ("deception", [], ""),
        ("fog_bank", [], ""),
        ("heavy_weather", ["d6:1", 10, "d6:1", 10], ""),
        ("intelligence", [], "look-at-hand 1"),
        ("interned", [5, "d8:1", 4], "aim karlsruhe"),
        ("recon_aircraft", ["d16:1", "d15:1"], ""),
        ("rendezvous_missed", [5, 4], ""),
        ("transfer_command", [5, 4], "aim karlsruhe"),
    ],
)
def test_some_actions_cannot_be_answered(card: str, rolls: list[Shown], aim: str) -> None:
    board = Sea(2)
    board.lay(0, ["emden"], ["appam"], [card, "collier"])
    board.lay(1, ["karlsruhe"], ["lovat"], REACTIONS)
    board.begin()
    board.commit(card, "collier")
    if aim:
        board.answer(f"play {card}")
    board.roll(*rolls)
    board.answer(aim or f"play {card}")
    assert board.asked == (0, "what-next") and not board.events(Reacted)


# --- 3.2.2 two copies -------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.2.e")
@pytest.mark.parametrize("card", ["trap", "qqq", "slim_pickings", "non_combatant"])
def test_whoever_holds_a_day_and_a_night_copy_chooses_which_to_spend(card: str) -> None:
    copies = [known for known in GAME.cards.actions if known.type == card]
    day, night = copies[0], copies[-1]
    assert night.night and not day.night
    for spent, kept in ((day, night), (night, day)):
        board = strike(hand=[day.id, night.id])
        reactions = [option for option in board.ask.options if isinstance(option, React)]
        assert reactions == [React(day.id, night=False, laid=False), React(night.id, night=True, laid=False)]
        board.roll_freely()
        board.answer(f"1: react {spent.id}")
        left = [GAME.cards.actions[held].id for held in board.state.players[1].hand]
        assert left == [kept.id]


@rule("kaiser", "3.2.2.e", "3.3.32.a")
def test_a_reflag_by_day_and_one_by_night_are_both_offered() -> None:
    board = act("interrogate", hand=["reflag.1", "reflag.2", "reflag.5"])
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim leopard")
    board.roll(1, "d6:1", "d8:8")
    board.answer("1: pass")
    assert [option.notation for option in board.ask.options] == ["pass", "react reflag.1", "react reflag.5"]


@rule("kaiser", "3.3.41.b", "3.3.38.b")
def test_a_merchant_that_sinks_in_the_shallows_counts_once_under_special_cargo() -> None:
    board = strike(merchants=["lovat damaged"], hand=["shallow_run", "collier"], assists=["special_cargo"])
    board.roll(1, "d4:1", 10)
    board.answer("1: react shallow_run")
    assert board.pile(0) == ["lovat"]
