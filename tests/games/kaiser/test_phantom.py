"""5.1, 5.4 The phantom's turn: Solitaire cards and a d4, and what they bring."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from tests.games.kaiser.board import Shown
from tests.games.kaiser.solo import END, PHANTOM, REAL, Solo, solo
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.cards import PHANTOM_ENTRIES
from wardroom.games.kaiser.rules.assists import Assisted
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.rules.forces import Hidden, LowSupply, Recognised, Removed, Repaired, Resupplied
from wardroom.games.kaiser.rules.hunt import BritishIntercept
from wardroom.games.kaiser.rules.intercept import Intercepts
from wardroom.games.kaiser.rules.mines import MinesLaid
from wardroom.games.kaiser.rules.refuge import EnteredRefuge, LeftRefuge
from wardroom.games.kaiser.rules.solitaire import PhantomDrew, PhantomSpecial, PhantomTurnEnds
from wardroom.games.kaiser.rules.submarines import Torpedoed
from wardroom.games.kaiser.rules.turn import Deceived, ExtraTurn, InFog, NoEffect, TurnBegan
from wardroom.games.kaiser.state import NONE
from wardroom.games.kaiser.state import PHANTOM as ENTRY_CARD


def drew(board: Solo) -> list[tuple[str, str]]:
    return [(f"d4:{event.roll}", event.entry) for event in board.events(PhantomDrew)]


def specials(board: Solo) -> list[str]:
    return [event.entry for event in board.events(PhantomSpecial)]


# --- 5.1 every entry is an Action card of the same name ---------------------------------------------------------------


class Entry(NamedTuple):
    """A Solitaire card and a d4 that name an entry, a table on which it is possible, its dice, and what comes of it."""

    entry: str
    card: str
    roll: Shown
    dice: Sequence[Shown]
    happens: Callable[[Solo], object]
    theirs: Sequence[str] = ("mowe",)
    merchants: Sequence[str] = ("lovat", "author", "otaki")
    mine: Sequence[str] = ("greif",)
    trade: Sequence[str] = ("maria", "dee", "maroni")
    answers: Sequence[str] = ()
    ends: bool = False


def won(about: str) -> Callable[[Solo], bool]:
    """The last challenge was about this card and succeeded."""
    return lambda board: [(e.about, e.outcome) for e in board.events(Challenged)] == [(about, "outcome_success")]


def both(*checks: Callable[[Solo], object]) -> Callable[[Solo], object]:
    return lambda board: all(check(board) for check in checks)


ENTRIES = [
    Entry("blockade_runner", "s01", "d4:3", (6, "d4:4", 5),
          both(won("blockade_runner"), lambda b: b.events(Resupplied)), theirs=["mowe low"]),
    Entry("breakout", "s03", "d4:4", (6, "d4:4", 5),
          both(won("breakout"), lambda b: len(b.state.players[PHANTOM].german) == 2)),
    Entry("collier", "s09", "d4:4", (), lambda b: b.facts(Resupplied, "ship") == ["mowe"], theirs=["mowe low"]),
    Entry("damage_control", "s01", "d4:4", (),
          lambda b: b.facts(Repaired, "ship") == ["mowe"], theirs=["mowe damaged"]),
    Entry("deception", "s15", "d4:3", ("d1:1",),
          lambda b: b.events(Deceived) == [Deceived(REAL, "collier")], ends=True, mine=["greif low"]),
    Entry("fair_seas", "s08", "d4:4", ("d6:6", "d8:6"),
          both(won("fair_seas"), lambda b: b.pile(PHANTOM) == ["lovat"]), merchants=["lovat"]),
    Entry("fog_bank", "s16", "d4:3", ("d4:1",), lambda b: b.events(InFog) == [InFog(REAL)], ends=True),
    Entry("heavy_weather", "s06", "d4:4", ("d6:6", 5, "d6:5", 5, "d6:1", 10, "d6:1", 10),
          lambda b: b.events(Removed) == [Removed("greif", "heavy_weather")]),
    Entry("interned", "s17", "d4:3", (8, "d8:4", 5),
          both(won("interned"), lambda b: b.events(Removed) == [Removed("emden", "interned")]), mine=["emden"]),
    Entry("interrogate_high", "s05", "d4:3", (8, "d4:4", 5, 9, "d6:1", "d8:2"),
          lambda b: b.pile(PHANTOM) == ["wolf"], mine=["iltis", "wolf"], answers=["pass"]),
    Entry("interrogate_low", "s04", "d4:3", (8, "d4:4", 5, 9, "d6:1", "d6:2"),
          lambda b: b.pile(PHANTOM) == ["iltis"], mine=["iltis", "wolf"], answers=["pass"]),
    Entry("interrogate_random", "s02", "d4:4", ("d2:2", 8, "d4:4", 5, 9, "d6:1", "d8:2"),
          lambda b: b.pile(PHANTOM) == ["wolf"], mine=["iltis", "wolf"], answers=["pass"]),
    Entry("island_refuge", "s05", "d4:4", (), lambda b: b.facts(EnteredRefuge, "ship") == ["mowe"]),
    Entry("lay_mines", "s07", "d4:4", (7, "d4:2", "d6:4"), both(
        lambda b: b.facts(MinesLaid, "player", "victim", "by") == [(PHANTOM, REAL, "mowe")],
        lambda b: b.find("maria")[1].damage == 1,
    ), trade=["maria"], answers=["pass"]),
    Entry("monitor", "s16", "d4:4", (9, "d8:1", "d8:3"), both(
        lambda b: b.events(Fought)[0].attack == 11,
        lambda b: b.pile(PHANTOM) == ["greif"],
    ), mine=["greif refuge"], answers=["pass"]),
    Entry("recon_aircraft", "s03", "d4:3", ("d1:1", "d4:1"), lambda b: b.discarded == ["collier"], ends=True),
    Entry("rendezvous_missed", "s11", "d4:3", (6, 5),
          both(won("rendezvous_missed"), lambda b: b.facts(LowSupply, "ship") == ["greif"]), ends=True),
    Entry("scuttle", "s10", "d4:3", (), lambda b: b.events(Removed) == [Removed("mowe", "scuttle")],
          theirs=["mowe damaged"]),
    Entry("second_chance", "s07", "d4:3", ("d4:1",), lambda b: b.facts(ExtraTurn, "player") == [PHANTOM], ends=True),
    Entry("submarine_mines", "s08", "d4:3", ("d8:7", "d4:2", "d6:4"), both(
        lambda b: b.facts(MinesLaid, "player", "victim", "by") == [(PHANTOM, REAL, "submarine_uc")],
        lambda b: b.find("maria")[1].damage == 1,
    ), trade=["maria"], answers=["pass"]),
    Entry("submarine_torpedo", "s02", "d4:3", (7, "d6:2", "d4:4", "d6:4"), both(
        lambda b: b.facts(Torpedoed, "player", "target", "card") == [(PHANTOM, "maria", "submarine_u")],
        lambda b: b.find("maria")[1].damage == 1,
    ), trade=["maria"], answers=["pass"]),
    Entry("transfer_command", "s12", "d4:3", (6, 5),
          both(won("transfer_command"), lambda b: b.find("emden")[0] == PHANTOM), mine=["emden"]),
]  # fmt: skip


def test_all_entries_are_tried() -> None:
    assert {each.entry for each in ENTRIES} == PHANTOM_ENTRIES


@rule("kaiser", "5.1", "5.4.3.4", "5.4.3.5")
@pytest.mark.parametrize("each", ENTRIES, ids=lambda each: each.entry)
def test_an_entry_has_the_effect_and_the_dice_of_its_card(each: Entry) -> None:
    board = solo(each.mine, each.trade, ["collier"], each.theirs, each.merchants, [each.card, END])
    board.roll(each.roll, *each.dice)
    if not each.ends:
        board.roll("d4:1")
    board.begin(PHANTOM)
    board.answer(*each.answers)
    board.done()
    assert each.happens(board)
    assert drew(board)[0] == (each.roll, each.entry)
    assert not board.events(NoEffect)
    assert board.state.players[PHANTOM].hand == []


@rule("kaiser", "5.4.3.4", "5.4.3.5")
@pytest.mark.parametrize(
    ("card", "roll", "entry", "ends"),
    [
        ("s01", "d4:4", "damage_control", False),
        ("s12", "d4:3", "transfer_command", False),
        ("s18", "d4:4", "transfer_command", True),
        ("s12", "d4:4", "rendezvous_missed", True),
        ("s17", "d4:3", "interned", False),
        ("s03", "d4:3", "recon_aircraft", True),
    ],
)
def test_an_impossible_entry_is_ignored_and_ends_the_turn_only_with_et(
    card: str, roll: Shown, entry: str, ends: bool
) -> None:
    board = solo(mine=["greif refuge"], hand=[], cards=[card, END])
    board.act(roll, *(() if ends else ("d4:1",)))
    assert board.facts(NoEffect, "card") == [entry]
    assert [entry for _, entry in drew(board)] == [entry] + ["no_action"] * (not ends)
    assert board.asked == (REAL, "what-next")


# --- 5.4.3(1)-(3) one, two --------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.1")
@pytest.mark.parametrize("card", [card.id for card in GAME.cards.solitaire])
def test_on_a_one_the_turn_is_over_whatever_the_card(card: str) -> None:
    board = solo(cards=[card])
    board.act("d4:1")
    assert drew(board) == [("d4:1", "no_action")]
    assert board.events(PhantomTurnEnds) == [PhantomTurnEnds("5.4.3.1")]
    assert board.asked == (REAL, "what-to-commit")


@rule("kaiser", "5.4.3.2")
@pytest.mark.parametrize(
    ("card", "mine", "trade", "theirs"),
    [
        ("s01", "greif", "maria", "mowe"),
        ("s03", "greif", "maria", "emden"),
        ("s03", "greif", "maria", "mowe refuge damaged"),
        ("s03", "greif", "", "mowe"),
        ("s01", "greif", "", "emden"),
        ("s12", "greif", "maria", "mowe"),
        ("s12", "emden refuge", "maria", "mowe"),
    ],
)
def test_on_a_two_an_impossible_intercept_ends_the_turn(card: str, mine: str, trade: str, theirs: str) -> None:
    board = solo([mine], [trade] if trade else [], theirs=[theirs], cards=[card, END])
    if "refuge" in theirs:
        board.roll(1, "d4:1", 10)
    board.act("d4:2")
    kind = next(each.intercept for each in GAME.cards.solitaire if each.id == card)
    assert board.facts(NoEffect, "card") == [f"intercept_{kind}"]
    assert len(drew(board)) == 1
    assert not board.events(PhantomSpecial)


@rule("kaiser", "5.4.3.2", "5.4.3.3.b")
def test_a_ship_intercepts_once_in_a_turn_and_a_merchant_is_intercepted_once() -> None:
    cards = ["s02", "s06", "s03", "s12", "s10"]
    board = solo(trade=["otaki", "lovat", "maria"], merchants=["author"], theirs=["mowe", "iltis"], cards=cards)
    board.act("d4:2")
    board.roll(1, "d8:1", "d4:1", 10, "d4:2")
    board.answer("pass", "no")
    board.roll("d6:1", "d8:8", "d4:2")
    board.answer("pass", "no")
    assert [(e.ship, e.target) for e in board.events(Intercepts)] == [("mowe", "otaki"), ("iltis", "lovat")]
    assert board.facts(NoEffect, "card") == ["intercept_raider"]
    assert len(drew(board)) == 3


@rule("kaiser", "5.4.3.2")
def test_when_all_merchants_were_intercepted_the_turn_ends() -> None:
    board = solo(trade=["dee"], theirs=["mowe", "iltis"], cards=["s03", "s06", "s02", "s12"])
    board.act("d4:2")
    board.roll(1, "d8:1", "d4:1", "d4:4", "d4:2")
    board.answer("pass", "no")
    assert board.facts(NoEffect, "card") == ["intercept_raider"]
    assert specials(board) == ["no_special"]


@rule("kaiser", "5.4.3.3.a")
@pytest.mark.parametrize(
    ("intercept", "chain", "joined"),
    [
        ("s03", ["s01"], []),
        ("s03", ["s04", "s05", "s01"], ["surprise_attack", "boarding_party"]),
        ("s03", ["s04", "s15"], ["surprise_attack"]),
        ("s03", ["s08"], []),
        ("s03", ["s04", "s11"], ["surprise_attack"]),
        ("s03", ["s05", "s07"], ["boarding_party"]),
        ("s03", ["s04", "s02", "s13"], ["surprise_attack", "good_hunting"]),
        ("s01", ["s02"], []),
        ("s01", ["s05", "s04", "s10"], ["boarding_party", "surprise_attack"]),
        ("s01", ["s07", "s20"], ["shipping_lanes"]),
        ("s12", ["s05"], []),
        ("s12", ["s02"], []),
        ("s12", ["s04", "s05"], ["surprise_attack"]),
        ("s12", ["s04", "s15"], ["surprise_attack"]),
        ("s12", ["s08"], []),
    ],
)
def test_specials_are_drawn_until_blank_repeated_or_illegal(
    intercept: str, chain: list[str], joined: list[str]
) -> None:
    theirs = "emden" if intercept == "s01" else "mowe"
    board = solo(["greif recognised"], theirs=[theirs], cards=[intercept, *chain, END], phantom="random")
    targets = 1 if intercept == "s12" else 3
    board.roll("d4:2", *(["d3:1"] if targets > 1 else []), *(["d2:1"] if "good_hunting" in joined else []))
    board.begin(PHANTOM)
    entries = {card.id: card.special or "no_special" for card in GAME.cards.solitaire}
    assert specials(board) == [entries[card] for card in chain]
    assert board.drawn == [intercept, *chain]
    assert [event.card for event in board.events(Assisted)] == joined


@rule("kaiser", "5.4.3.3.a", "5.4.3.3.b")
def test_specials_of_an_intercept_take_effect_and_a_new_card_follows() -> None:
    board = solo(trade=["lundy_island"], theirs=["leipzig"], cards=["s01", "s04", "s05", "s06", "s02"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.roll(5, "d8:7", "d4:2", "d6:4", "d4:1")
    board.answer("pass")
    assert board.find("lundy_island") == (PHANTOM, board.ship("lundy_island", prize=True))
    assert drew(board) == [("d4:2", "intercept_warship"), ("d4:1", "no_action")]


@rule("kaiser", "5.4.3.3.a")
def test_good_hunting_for_a_single_merchant_names_no_second() -> None:
    board = solo(trade=["maria"], cards=["s03", "s02", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.facts(Assisted, "card") == ["good_hunting"]
    assert board.facts(Intercepts, "target") == ["maria"]
    assert board.asked == (REAL, "answer-intercept")


@rule("kaiser", "5.4.3.3.a")
def test_good_hunting_of_a_raider_and_shipping_lanes_of_a_warship() -> None:
    board = solo(cards=["s03", "s02", "s06"])
    board.roll("d4:2")
    board.roll("d2:2")
    board.begin(PHANTOM)
    assert [event.target for event in board.events(Intercepts)] == ["maroni", "maria"]
    board = solo(theirs=["emden"], trade=["maria", "dee", "otaki"], merchants=["lovat"], cards=["s01", "s07", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert [event.target for event in board.events(Intercepts)] == ["otaki", "maria", "dee"]


@rule("kaiser", "5.4.3.3.c")
@pytest.mark.parametrize(
    ("card", "roll", "answers", "dice"),
    [
        ("s02", "d4:3", ["pass"], (1, "d6:1", "d4:1", "d6:6")),
        ("s08", "d4:3", ["pass"], ("d8:1", "d4:1", "d6:6")),
        ("s07", "d4:4", ["pass"], (1, "d4:1", "d6:6")),
        ("s04", "d4:3", [], (1, "d4:1", 5)),
        ("s06", "d4:4", [], ("d6:1", 5, "d6:1", 5)),
    ],
)
def test_specials_are_drawn_for_nothing_but_intercepts(
    card: str, roll: Shown, answers: list[str], dice: tuple[Shown, ...]
) -> None:
    board = solo(trade=["maria"], cards=[card, "s19"])
    board.roll(roll, *dice, "d4:1")
    board.begin(PHANTOM)
    board.answer(*answers)
    board.done()
    assert not board.events(PhantomSpecial)
    assert len(drew(board)) == 2


@rule("kaiser", "5.4.3.3.c")
def test_a_british_intercept_of_the_phantom_has_its_dice_and_surprise_attack() -> None:
    board = solo(mine=["emden"], hand=["break_contact"], cards=["s12", "s04", "s05", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.facts(BritishIntercept, "player", "target", "card", "dice") == [(PHANTOM, "emden", "british", (10, 6))]
    assert board.options == ["pass"]
    board.roll(6, "d6:4", 8, "d4:1", "d4:1")
    board.answer("pass")
    assert (board.last_fight.attack_dice, board.last_fight.attack) == ((6, 4), 8)
    assert board.last_fight.outcome == "outcome_missed"


@rule("kaiser", "5.4.3.3.c", "1.1.4.d")
def test_a_night_card_weakens_the_intercept_of_the_phantom() -> None:
    board = solo(mine=["emden"], cards=["s09", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.options == ["pass"]
    board.roll(6, "d6:4", 8, "d4:1", "d4:1")
    board.answer("pass")
    assert board.last_fight.attack == 5


# --- 5.4.3(6) Deception and Fog Bank ----------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.6")
@pytest.mark.parametrize(("card", "waiting"), [("s15", "deception"), ("s16", "fog_bank")])
def test_deception_and_fog_bank_stay_in_the_solitaire_deck(card: str, waiting: str) -> None:
    board = solo(mine=["greif low"], hand=["collier", "scuttle"], cards=[card, END])
    if waiting == "deception":
        board.act("d4:3", "d2:1")
        assert board.options == ["play collier"]
        board.roll("d4:1")
        board.answer("play collier")
    else:
        board.act("d4:3", "d4:1")
    assert [event.player for event in board.events(TurnBegan)] == [PHANTOM, REAL, PHANTOM, REAL]
    assert len(board.state.solitaire) == 20
    assert board.asked == (REAL, "what-to-commit")
    assert board.hand(REAL)[0] == ("scuttle" if waiting == "deception" else "collier")
    assert len(board.hand(REAL)) == 2
    assert (board.state.players[REAL].waiting, board.state.players[REAL].waiting_card) == ("", NONE)


@rule("kaiser", "5.4.3.6", "5.4.3.4")
def test_only_one_of_them_waits_for_the_real_player() -> None:
    board = solo(cards=["s15"])
    board.state.players[REAL].waiting = "fog_bank"
    board.roll("d4:3", "d4:1")
    board.begin(PHANTOM)
    board.done()
    assert board.facts(NoEffect, "card") == ["deception"]


# --- 5.4.3(7) Island Refuge -------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.7", "5.4.choice")
@pytest.mark.parametrize("phantom", ["best", "random"])
@pytest.mark.parametrize("needy", ["iltis damaged", "iltis low", "iltis recognised"])
def test_the_refuge_is_for_a_ship_in_need_first(phantom: str, needy: str) -> None:
    board = solo(theirs=["wolf", "emden", needy], cards=["s05", END], phantom=phantom)
    board.roll("d4:4", *(() if "recognised" in needy else (1, "d4:1", 10)), "d4:1")
    board.begin(PHANTOM)
    board.done()
    assert board.find("iltis")[1].refuge == ENTRY_CARD
    assert not board.find("iltis")[1].recognised
    assert not board.find("wolf")[1].in_refuge


@rule("kaiser", "5.4.3.7")
def test_a_warship_in_sight_is_not_in_need() -> None:
    board = solo(theirs=["geier", "emden", "iltis recognised"], cards=["s05", END])
    board.act("d4:4", "d4:1")
    assert board.find("iltis")[1].in_refuge


@rule("kaiser", "5.4.3.7", "5.4.choice")
def test_without_need_the_best_or_any_ship_goes_to_the_refuge() -> None:
    board = solo(theirs=["iltis", "wolf", "geier"], cards=["s05", END])
    board.act("d4:4", "d4:1")
    assert board.find("wolf")[1].in_refuge
    board = solo(theirs=["iltis", "wolf", "geier"], cards=["s05", END], phantom="random")
    board.act("d4:4", "d3:3", "d4:1")
    assert board.find("geier")[1].in_refuge


@rule("kaiser", "5.4.3.7")
def test_a_ship_tries_to_repair_and_resupply_in_the_turn_of_entering() -> None:
    board = solo(theirs=["mowe damaged low"], cards=["s05", END])
    board.act("d4:4", 9, "d4:1", 5, 1, "d4:1", 5, "d4:1")
    ship = board.find("mowe")[1]
    assert (ship.low, ship.damage, ship.in_refuge) == (False, 1, True)


@rule("kaiser", "5.4.3.7")
def test_a_ship_stays_until_damage_and_low_supply_are_gone() -> None:
    board = solo(theirs=["mowe damaged low refuge"])
    board.act(9, "d4:1", 5, 1, "d4:1", 5, "d4:1")
    ship = board.find("mowe")[1]
    assert (ship.low, ship.damage, ship.in_refuge) == (False, 1, True)
    board = solo(theirs=["mowe damaged low refuge"])
    board.act(9, "d4:1", 5, 9, "d4:1", 5, "d4:1")
    ship = board.find("mowe")[1]
    assert (ship.low, ship.damage, ship.in_refuge) == (False, 0, False)
    assert board.facts(LeftRefuge, "ship") == ["mowe"]
    assert board.discarded == ["island_refuge"]


@rule("kaiser", "5.4.3.7")
def test_a_sound_ship_returns_next_turn_and_does_not_act_in_it() -> None:
    board = solo(cards=["s05", END, "s03", "s04"])
    board.act("d4:4", "d4:1")
    assert board.find("mowe")[1].in_refuge
    board.solitaire("s03", "s04")
    board.roll("d4:2")
    board.answer("ready")
    assert not board.find("mowe")[1].in_refuge
    assert board.facts(NoEffect, "card") == ["intercept_raider"]


@rule("kaiser", "5.4.3.7")
def test_nobody_lies_under_an_action_card() -> None:
    board = solo(cards=["s05", END])
    board.act("d4:4", "d4:1")
    board.roll("d4:1")
    board.answer("ready")
    assert board.discarded == []


# --- 5.4.3(8) Recon Aircraft ------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.8")
def test_two_random_cards_of_the_real_hand_are_discarded() -> None:
    board = solo(hand=["collier", "scuttle", "reflag", "qqq"], cards=["s03"])
    board.act("d4:3", "d4:2", "d3:3")
    assert board.hand(REAL) == ["collier", "reflag"]
    assert board.discarded == ["scuttle", "qqq"]
    assert board.state.players[PHANTOM].hand == []


# --- 5.4.3(9), (10) cards played against the phantom ------------------------------------------------------------------


@rule("kaiser", "5.4.3.9")
@pytest.mark.parametrize("roll", ["d4:1", "d4:2", "d4:3", "d4:4"])
def test_deceived_the_phantom_has_one_card_and_no_intercept(roll: Shown) -> None:
    card, entry = ("s01", "blockade_runner") if roll in ("d4:1", "d4:3") else ("s09", "collier")
    board = solo(theirs=["leipzig low"], hand=["deception", "scuttle"], cards=[card, END])
    board.begin()
    board.commit("deception")
    board.roll(roll, *((9, "d4:1", 5) if entry == "blockade_runner" else ()))
    board.answer("play deception")
    assert drew(board) == [(roll, entry)]
    assert not board.find("leipzig")[1].low
    assert board.asked == (REAL, "what-to-commit")
    assert board.state.players[PHANTOM].waiting == ""
    assert "deception" in board.discarded


@rule("kaiser", "5.4.3.9")
def test_an_impossible_entry_under_deception_ends_the_turn_too() -> None:
    board = solo(hand=["deception", "scuttle"], cards=["s01", END])
    board.begin()
    board.commit("deception")
    board.roll("d4:1")
    board.answer("play deception")
    assert board.facts(NoEffect, "card") == ["blockade_runner"]
    assert board.asked == (REAL, "what-to-commit")


@rule("kaiser", "5.4.3.10")
def test_reconnoitred_the_phantom_has_one_card_with_its_usual_die() -> None:
    board = solo(hand=["recon_aircraft", "scuttle"], trade=["dee", "maria", "vandyck"], cards=["s03", "s06"])
    board.lay(PHANTOM, hand=["qqq", "trap"])
    board.begin()
    board.commit("recon_aircraft")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft")
    assert board.hand(REAL) == ["scuttle", "qqq", "trap"]
    board.roll("d4:2")
    board.answer("stop")
    assert drew(board) == [("d4:2", "intercept_raider")]
    board.roll(1, "d8:1", "d4:1", 10)
    board.answer("pass", "no")
    assert len(drew(board)) == 1
    assert board.asked == (REAL, "what-to-commit")
    board.roll("d4:3", 6, "d4:1", 10, "d4:1")
    board.solitaire("s06", "s03")
    board.answer("ready")
    assert len(drew(board)) == 3


# --- 5.4.3(11) Interrogate --------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.11.a")
@pytest.mark.parametrize(
    ("card", "roll", "mine", "tie", "asked"),
    [
        ("s04", "d4:3", ["wolf", "iltis", "meteor"], (), "iltis"),
        ("s05", "d4:3", ["wolf", "iltis", "meteor"], (), "wolf"),
        ("s04", "d4:3", ["wolf", "dee prize", "iltis"], (), "dee"),
        ("s04", "d4:3", ["wolf", "iltis", "geier"], ("d2:2",), "geier"),
        ("s05", "d4:3", ["wolf", "mowe", "geier"], ("d2:2",), "mowe"),
        ("s04", "d4:3", ["wolf", "iltis recognised", "meteor"], (), "meteor"),
        ("s05", "d4:3", ["karlsruhe", "wolf refuge", "geier"], (), "geier"),
        ("s02", "d4:4", ["wolf", "iltis", "meteor"], ("d3:3",), "meteor"),
    ],
)
def test_interrogate_picks_the_lowest_the_highest_or_any(
    card: str, roll: Shown, mine: list[str], tie: tuple[Shown, ...], asked: str
) -> None:
    board = solo(mine, trade=["maria"], theirs=["leipzig"], cards=[card, END])
    board.act(roll, *tie, 1, "d4:1", 9, "d4:1")
    assert board.last_challenge.ship == asked


@rule("kaiser", "5.4.3.11.b")
@pytest.mark.parametrize("mine", [["emden"], ["wolf recognised"], ["dee prize recognised"], ["wolf refuge"]])
@pytest.mark.parametrize("card", ["s04", "s05"])
def test_without_a_suspect_the_turn_goes_on(mine: list[str], card: str) -> None:
    board = solo(mine, trade=["maria"], cards=[card, END])
    board.act("d4:3", "d4:1")
    assert len(board.events(NoEffect)) == 1
    assert [entry for _, entry in drew(board)][1:] == ["no_action"]


# --- 5.4.3(12) Reflag -------------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.12")
@pytest.mark.parametrize(
    ("ship", "card", "hidden"),
    [
        ("mowe recognised", "s08", True),
        ("dee prize recognised", "s11", True),
        ("mowe recognised", "s04", False),
        ("mowe recognised", "s01", False),
    ],
)
def test_a_reflag_special_hides_a_recognised_ship_at_the_end(ship: str, card: str, hidden: bool) -> None:
    board = solo(trade=["maria"], theirs=[ship], cards=[END, card])
    board.act("d4:1")
    assert board.find(ship.partition(" ")[0])[1].recognised is not hidden
    assert len(board.events(PhantomSpecial)) == 1


@rule("kaiser", "5.4.3.12")
@pytest.mark.parametrize("ship", ["mowe", "emden"])
def test_no_card_is_drawn_when_nothing_is_to_be_hidden(ship: str) -> None:
    board = solo(theirs=[ship], cards=[END, "s08"])
    board.act("d4:1")
    assert not board.events(PhantomSpecial)
    assert not board.events(Hidden)


@rule("kaiser", "5.4.3.12", "5.4.choice")
def test_one_ship_is_hidden_the_best_or_any() -> None:
    theirs = ["iltis recognised", "wolf recognised", "emden"]
    board = solo(theirs=theirs, cards=[END, "s08"])
    board.act("d4:1")
    assert board.facts(Hidden, "ship") == ["wolf"]
    board = solo(theirs=theirs, cards=[END, "s08"], phantom="random")
    board.act("d4:1", "d2:1")
    assert board.facts(Hidden, "ship") == ["iltis"]


@rule("kaiser", "5.4.3.12")
def test_a_raider_recognised_in_the_real_turn_waits_for_the_phantoms_own() -> None:
    board = solo(hand=["interrogate", "collier"], theirs=["mowe"], cards=[END, "s14", "s08"])
    board.begin()
    board.commit("interrogate")
    board.roll(9, "d4:1", 5, "d4:1", 1, "d6:1", "d8:8")
    board.roll("d4:1")
    board.answer("play interrogate", "aim mowe")
    assert board.facts(Recognised, "ship") == ["mowe"]
    assert specials(board) == ["reflag"]
    assert not board.find("mowe")[1].recognised


# --- 5.4.1, 5.4.2 the end of the turn ---------------------------------------------------------------------------------


@rule("kaiser", "5.4.1")
def test_the_solitaire_deck_is_shuffled_at_the_end_of_every_phantom_turn() -> None:
    board = solo(cards=["s09", "s01", END])
    board.act("d4:4", "d4:4", "d4:1")
    assert board.dice.shuffled == [20]
    assert (len(board.state.solitaire), board.drawn) == (20, [])
    board.roll("d4:1")
    board.answer("ready")
    assert board.dice.shuffled == [20, 20]


@rule("kaiser", "5.4.1")
def test_the_solitaire_deck_is_shuffled_when_it_runs_out() -> None:
    board = solo(cards=["s09"])
    board.state.solitaire, board.state.solitaire_used = board.state.solitaire[-1:], board.state.solitaire[:-1]
    board.act("d4:4", "d4:1")
    assert board.dice.shuffled == [20, 20]
    assert drew(board) == [("d4:4", "collier"), ("d4:1", "no_action")]


@rule("kaiser", "5.4.2")
def test_the_phantom_buries_the_top_card_unseen() -> None:
    board = solo()
    board.lay(PHANTOM, hand=["qqq", "trap"])
    board.deck("scuttle", "amc")
    before = len(board.state.deck)
    board.act("d4:1")
    assert board.hidden == ["scuttle"]
    assert len(board.state.deck) == before - 1
    assert board.hand(PHANTOM) == ["qqq", "trap"]
    view = GAME.view(board.state, board.ask.seat)
    assert (view.discard_count, view.discards, view.known) == (1, [], [])
    assert not any("scuttle" in str(told.event) for told in board.told)


@rule("kaiser", "5.4.2")
def test_the_last_card_buried_ends_the_round_at_once() -> None:
    board = solo(trade=["maria"], theirs=[])
    board.cut(1)
    board.act("d4:1")
    assert board.asked == (REAL, "which-to-keep")
    assert len(board.state.players[REAL].merchants) == 1


# --- Second Chance and Fog Bank ---------------------------------------------------------------------------------------


@rule("kaiser", "5.4.second")
def test_second_chance_gives_the_phantom_one_more_turn_and_no_third() -> None:
    board = solo(cards=["s07"])
    board.deck("scuttle", "amc")
    board.act("d4:3", "d4:3")
    assert drew(board) == [("d4:3", "second_chance")] * 2
    assert board.facts(ExtraTurn, "player", "under") == [(PHANTOM, "5.4.second")]
    assert board.facts(NoEffect, "card") == ["second_chance"]
    assert board.hidden == ["scuttle", "amc"]
    assert board.asked == (REAL, "what-to-commit")
    board.roll("d4:3", "d4:1")
    board.answer("ready")
    assert len(board.events(ExtraTurn)) == 2


@rule("kaiser", "5.4.fog")
def test_in_fog_the_phantoms_turn_is_empty() -> None:
    board = solo(hand=["fog_bank", "scuttle"], theirs=["mowe recognised"], cards=["s08", END])
    before = len(board.state.deck)
    board.begin()
    board.commit("fog_bank")
    board.answer("play fog_bank")
    assert (drew(board), specials(board), board.hidden) == ([], [], [])
    assert len(board.state.deck) == before - 1
    assert board.discarded == ["fog_bank"]
    assert board.state.players[PHANTOM].waiting == ""
    assert board.asked == (REAL, "what-to-commit")
    assert board.events(InFog) == [InFog(PHANTOM, "5.4.fog")]


@rule("kaiser", "5.4.fog")
def test_in_fog_the_phantom_cannot_be_attacked() -> None:
    board = solo(hand=["fog_bank", "collier", "interned", "submarine_u", "scuttle"], theirs=["emden"])
    board.begin()
    board.commit("fog_bank", "collier greif", "interned", "submarine_u", "scuttle british")
    assert {"play collier", "play interned", "play submarine_u", "play scuttle"} < set(board.options)
    board.answer("play fog_bank")
    assert board.asked == (REAL, "what-to-commit")
    assert len(board.discarded) == 5
    assert board.force(PHANTOM) == ["emden", "lovat", "author", "otaki"]


# --- 5.4 the phantom chooses ------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.choice", "5.4.3.3.b")
def test_the_best_is_the_strongest_attacker_against_the_most_valuable_merchant() -> None:
    board = solo(trade=["dee", "vandyck", "maria"], theirs=["iltis", "wolf", "seeadler"], cards=["s03", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert [(event.ship, event.target) for event in board.events(Intercepts)] == [("wolf", "vandyck")]


@rule("kaiser", "5.4.choice", "5.4.3.3.b")
def test_random_is_any_attacker_against_any_merchant() -> None:
    board = solo(
        trade=["dee", "vandyck", "maria"], theirs=["iltis", "wolf", "seeadler"], cards=["s03", "s06"], phantom="random"
    )
    board.roll("d4:2", "d3:3", "d3:1")
    board.begin(PHANTOM)
    assert [(event.ship, event.target) for event in board.events(Intercepts)] == [("seeadler", "dee")]


@rule("kaiser", "5.4.choice")
def test_ties_are_broken_at_random() -> None:
    board = solo(trade=["lovat", "dee", "appam"], merchants=["author"], cards=["s03", "s06"])
    board.roll("d4:2", "d2:2")
    board.begin(PHANTOM)
    assert board.events(Intercepts)[0].target == "appam"


@rule("kaiser", "5.4.choice")
def test_a_weakened_attacker_is_not_the_strongest() -> None:
    board = solo(trade=["dee"], theirs=["mowe damaged low", "greif"], mine=["emden"], cards=["s03", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.events(Intercepts)[0].ship == "greif"


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize("mark", ["damaged", "low"])
def test_what_hurts_an_attacker_counts_like_a_die_of_four(mark: str) -> None:
    board = solo(trade=["dee"], theirs=[f"mowe {mark}", "cormoran"], mine=["emden"], cards=["s03", "s06"])
    board.roll("d4:2", "d2:2")  # 10/8/4 less four faces is as good as 10/8
    board.begin(PHANTOM)
    board.done()
    assert board.events(Intercepts)[0].ship == "cormoran"


@rule("kaiser", "5.4.3.2", "5.4.3.4", "5.4.3.10")
@pytest.mark.parametrize(
    ("card", "roll", "recon", "under"),
    [
        ("s01", "d4:2", False, "5.4.3.2"),
        ("s18", "d4:4", False, "5.4.3.4"),
        ("s09", "d4:4", True, "5.4.3.10"),
    ],
)
def test_everybody_hears_why_the_turn_of_the_phantom_ends(card: str, roll: Shown, recon: bool, under: str) -> None:
    board = solo(cards=[card, END])
    board.state.recon = recon
    board.act(roll)
    assert board.events(PhantomTurnEnds) == [PhantomTurnEnds(under)]


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize(
    ("card", "roll", "theirs", "merchants", "chosen"),
    [
        ("s01", "d4:4", ["wolf damaged", "iltis damaged recognised"], ["lovat"], Repaired("iltis", 0, "3.3.9")),
        ("s01", "d4:4", ["wolf damaged"], ["lovat damaged"], Repaired("lovat", 0, "3.3.9")),
        ("s10", "d4:3", ["wolf damaged", "iltis damaged recognised"], ["lovat"], Removed("iltis", "scuttle")),
    ],
)
def test_repair_and_scuttling_are_for_exposed_ships_first(
    card: str, roll: Shown, theirs: list[str], merchants: list[str], chosen: object
) -> None:
    board = solo(theirs=theirs, merchants=merchants, cards=[card, "s12"])
    board.act(roll, "d4:1")
    assert [told.event for told in board.told if type(told.event) is type(chosen)] == [chosen]


@rule("kaiser", "5.4.choice")
def test_fair_seas_are_for_prizes_first() -> None:
    board = solo(theirs=["mowe", "dupleix prize"], merchants=["otaki"], cards=["s08", END])
    board.act("d4:4", "d4:4", "d6:1", "d4:1")
    assert board.pile(PHANTOM) == ["dupleix*2"]


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize(
    ("card", "entry", "dice"), [("s17", "interned", (1, "d8:1", 9)), ("s12", "transfer_command", (1, 9))]
)
def test_hostile_cards_are_for_the_most_valuable_ship(card: str, entry: str, dice: tuple[Shown, ...]) -> None:
    board = solo(mine=["leipzig", "karlsruhe", "wolf"], cards=[card, END])
    board.act("d4:3", *dice, "d4:1")
    assert (board.last_challenge.about, board.last_challenge.ship) == (entry, "karlsruhe")


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize(("phantom", "tie", "target"), [("best", (), "otaki"), ("random", ("d3:1",), "dee")])
def test_the_torpedo_is_for_the_best_or_any_merchant(phantom: str, tie: tuple[Shown, ...], target: str) -> None:
    board = solo(trade=["dee", "otaki", "maria"], merchants=["lovat"], cards=["s02", END], phantom=phantom)
    board.roll("d4:3", *tie)
    board.begin(PHANTOM)
    assert board.events(Torpedoed)[0].target == target
