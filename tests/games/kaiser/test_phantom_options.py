"""6.0 The options of chapter 6 in the solitaire game: how each applies to the phantom."""

import pytest

from tests.games.kaiser.board import Shown
from tests.games.kaiser.solo import END, PHANTOM, REAL, Solo, solo
from tests.games.kaiser.test_solitaire import last_turn
from wardroom.engine import Dice, Stream
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.choosing import is_for_phantom
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.rules.deal import GONE_BY_1915, TOURNAMENT_WARSHIPS, ChoseShip
from wardroom.games.kaiser.rules.escapes import InterceptCancelled
from wardroom.games.kaiser.rules.forces import LowSupply, Repaired, Resupplied
from wardroom.games.kaiser.rules.phantom import PhantomReply
from wardroom.games.kaiser.rules.prizes import Exhausted
from wardroom.games.kaiser.rules.refuge import LeftRefuge
from wardroom.games.kaiser.rules.submarines import Torpedoed
from wardroom.games.kaiser.state import Sea

both = pytest.mark.parametrize("on", [False, True])


def intercepted(card: str, ship: str, merchant: str = "lovat", **switches: Setting) -> Solo:
    """A ship of the real player is about to meet the phantom's answer."""
    board = solo([ship], ["maria"], ["collier", "scuttle"], ["mowe"], [merchant], [card, END], **switches)
    board.begin()
    board.commit(f"collier {ship}")
    board.answer("play collier")
    return board


def dealt(**switches: Setting) -> Sea:
    return GAME.setup(GAME.configure(switches, 1), 1, Dice(Stream(b"solo")))


# --- 6.1, 6.2, 6.3 coal, sails, seaplane ------------------------------------------------------------------------------


@rule("kaiser", "6.1.solo")
@both
def test_coal_burns_in_the_phantoms_ships(on: bool) -> None:
    board = solo(theirs=["leipzig low"], cards=["s01", END], coal=on)
    board.act("d4:3", 9, "d4:1", 5, "d4:1")
    assert board.facts(Challenged, "about", "modifier") == [("blockade_runner", -on)]
    board = solo(theirs=["leipzig low refuge"], coal=on)
    board.act(9, "d4:1", 5, "d4:1")
    assert board.facts(Challenged, "about", "modifier") == [("island_refuge", -on)]
    board = solo(hand=["rendezvous_missed", "scuttle"], theirs=["leipzig"], coal=on)
    board.begin()
    board.commit("rendezvous_missed")
    board.roll(1, 8, "d4:1")
    board.answer("play rendezvous_missed")
    assert board.facts(Challenged, "modifier") == [2 * on]


@rule("kaiser", "6.2.solo")
@both
def test_seeadler_sails_against_and_for_the_phantom(on: bool) -> None:
    board = intercepted("s04", "seeadler", sails=on)
    board.roll("d4:1", 9, "d4:1", 5, "d4:1")
    board.answer("aim lovat")
    assert board.facts(Challenged, "about", "modifier") == [("break_contact", 2 * on)]
    board = solo(theirs=["seeadler low"], cards=["s01", END], sails=on)
    board.act("d4:3", 9, "d4:1", 5, "d4:1")
    assert board.facts(Challenged, "about", "modifier") == [("blockade_runner", on)]


@rule("kaiser", "6.3.solo")
@both
def test_the_phantoms_wolf_has_her_seaplane(on: bool) -> None:
    board = solo(trade=["dee"], theirs=["wolf"], cards=["s03", "s04", "s06", END], seaplane=on)
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.roll(9, "d8:1", "d6:1", "d4:1")
    board.answer("pass")
    assert board.facts(Fought, "attack_modifier") == [4 if on else 2]


@rule("kaiser", "6.3.solo")
@both
def test_slim_pickings_drawn_against_wolf_is_no_answer(on: bool) -> None:
    board = intercepted("s06", "wolf", seaplane=on)
    board.roll("d4:1", *((9, "d8:1", "d6:1", "d8:4") if on else ()), "d4:1")
    board.answer("aim lovat")
    assert bool(board.events(InterceptCancelled)) is not on
    assert board.pile(REAL) == (["lovat"] if on else [])


# --- 6.4, 6.5 the decks -----------------------------------------------------------------------------------------------


@rule("kaiser", "6.4.solo")
def test_the_phantom_has_its_share_of_the_tournament_deal() -> None:
    ships = GAME.cards.ships
    for player in dealt(tournament=True).players:
        assert [ships[ship.card].id in TOURNAMENT_WARSHIPS for ship in player.german] == [True, False, False]
        assert [ships[ship.card].vp for ship in player.merchants] == [5, 7, 9]


def choosing(phantom: str) -> Solo:
    """The real player has chosen a warship, and it is the phantom's turn to choose."""
    board = Solo(1, tournament=True, choose_ships=True, phantom=phantom)
    board.state.phase = "deal"
    board.roll_freely()
    board.counted = board.everything()
    board._take_up()
    board.answer("choose-warship emden")
    return board


@rule("kaiser", "6.4.solo")
def test_whoever_decides_for_the_phantom_chooses_its_ships() -> None:
    board = choosing("player")
    assert is_for_phantom(board.ask.question)
    assert board.options == ["choose-warship dresden", "choose-warship konigsberg", "choose-warship nurnberg"]
    board.answer("choose-warship nurnberg")
    assert (board.question, is_for_phantom(board.ask.question)) == ("which-merchant", True)
    board = choosing("best")
    assert (board.question, is_for_phantom(board.ask.question)) == ("which-merchant", False)
    assert board.facts(ChoseShip, "player") == [REAL, PHANTOM, PHANTOM]


@rule("kaiser", "6.5.solo")
def test_the_phantom_draws_from_the_decks_of_1915() -> None:
    sea = dealt(beyond_1914=True, merchants_of_1914=False)
    ids = {GAME.cards.ships[ship.card].id for player in sea.players for ship in player.german}
    ids |= {GAME.cards.ships[card].id for card in sea.german_deck}
    assert len(ids) == 12 and not ids & {*GONE_BY_1915}
    hands = [card for player in sea.players for card in player.hand]
    assert [GAME.cards.actions[card].type for card in (*sea.deck, *sea.removed, *hands)].count("breakout") == 3


# --- 6.6 to 6.8 -------------------------------------------------------------------------------------------------------


def fast(phantom: str) -> Solo:
    """Berlin of the phantom has met a Fast Ship."""
    board = solo(
        trade=["dee"],
        theirs=["berlin"],
        hand=["fast_ship", "scuttle"],
        cards=["s03", "s06", END],
        fast_raiders=True,
        phantom=phantom,
    )
    board.roll("d4:2")
    board.begin(PHANTOM)
    return board


@rule("kaiser", "6.6.solo")
@pytest.mark.parametrize("phantom", ["best", "random"])
def test_the_phantoms_fast_raider_chases(phantom: str) -> None:
    board = fast(phantom)
    board.roll(1, "d4:1", "d4:4", 1, 1, "d4:1")
    board.roll("d4:1")
    board.answer("react fast_ship", "no")
    assert board.facts(Fought, "attack_modifier") == [0]
    assert board.events(LowSupply) == [LowSupply("berlin", "6.6.1.b")]


@rule("kaiser", "6.6.solo")
def test_the_player_who_decides_may_spare_the_raider() -> None:
    board = fast("player")
    board.answer("react fast_ship")
    assert (board.question, is_for_phantom(board.ask.question)) == ("chase", True)
    board.roll(1, "d4:1", "d4:4")
    board.answer("no")
    assert board.facts(Fought, "attack_modifier") == [-2]


@rule("kaiser", "6.7.solo")
def test_the_phantom_keeps_up_to_three_ships_and_pays_for_each() -> None:
    board = solo(mine=[], theirs=["iltis", "wolf", "emden"], trade=["maria"], keep_three=True)
    board.roll("d2:2", 9, 1)
    last_turn(board)
    assert board.force(PHANTOM)[:3] == ["emden", "wolf", "iltis"]
    assert len(board.hand(PHANTOM)) == 3


@rule("kaiser", "6.7.solo")
def test_the_player_decides_how_many_the_phantom_keeps() -> None:
    board = solo(mine=[], theirs=["iltis", "wolf", "emden"], trade=["maria"], keep_three=True, phantom_keeps="player")
    last_turn(board)
    board.roll(9, 1)
    board.answer("keep iltis", "keep wolf", "keep-no-more")
    assert board.force(PHANTOM)[:2] == ["iltis", "wolf"] and not board.is_in_play("emden")
    assert len(board.hand(PHANTOM)) == 4


@rule("kaiser", "6.8.solo")
def test_each_repair_of_the_phantom_takes_off_one_marker() -> None:
    board = solo(theirs=["mowe damaged refuge"], cards=["s01", END], extra_damage=True)
    board.find("mowe")[1].damage = 3
    board.act(9, "d4:1", 5, "d4:4", "d4:1")
    assert board.facts(Repaired, "markers") == [2, 1]
    assert not board.events(LeftRefuge)


# --- 6.9 to 6.11 ------------------------------------------------------------------------------------------------------


@rule("kaiser", "6.9.solo")
@both
def test_the_phantoms_torpedo_may_be_for_a_hidden_prize(on: bool) -> None:
    board = solo(mine=["lovat prize"], trade=["dee"], merchants=["author"], cards=["s02", END], torpedo_prizes=on)
    board.roll("d4:3", *((9, "d8:1", 5) if on else ()))
    board.begin(PHANTOM)
    assert board.events(Torpedoed)[0].target == ("lovat" if on else "dee")


@rule("kaiser", "6.9.solo")
@pytest.mark.parametrize(("card", "roll", "sunk"), [("s10", "d4:1", True), ("s13", "d4:2", False)])
def test_only_razzle_dazzle_saves_a_prize_of_the_phantom(card: str, roll: Shown, sunk: bool) -> None:
    board = solo(
        hand=["submarine_u", "scuttle"], theirs=["mowe", "dupleix prize"], cards=[card, END], torpedo_prizes=True
    )
    board.begin()
    board.commit("submarine_u")
    board.roll(9, "d8:1", 5, roll, *((9, "d6:1", "d4:1", "d4:4") if sunk else (9, "d4:1", 5)), "d4:1")
    board.answer("play submarine_u", "aim dupleix")
    assert board.pile(REAL) == (["dupleix"] if sunk else [])


@rule("kaiser", "6.10.solo")
def test_the_player_decides_whether_the_phantom_pursues() -> None:
    hand, cards = ["shallow_run", "scuttle"], ["s03", "s06", "s01"]
    board = solo(trade=["dupleix"], hand=hand, cards=cards, pursuit=True, phantom="player")
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.answer("react shallow_run")
    assert (board.question, is_for_phantom(board.ask.question)) == ("pursue", True)
    board.roll(6, "d4:1", 5, "d4:1")
    board.answer("no")
    assert board.events(InterceptCancelled)


@rule("kaiser", "6.10.solo")
def test_the_real_player_may_pursue_the_phantoms_merchant() -> None:
    board = intercepted("s12", "leopard", pursuit=True)
    board.roll("d4:1")
    board.answer("aim lovat")
    assert (board.question, is_for_phantom(board.ask.question)) == ("pursue", False)


@rule("kaiser", "6.11.solo")
@both
@pytest.mark.parametrize(("card", "roll"), [("s02", "d4:1"), ("s01", "d4:2")])
def test_amc_and_fast_ship_are_no_answer_for_a_sailing_merchant(card: str, roll: Shown, on: bool) -> None:
    board = intercepted(card, "leopard", merchant="dupleix", sailing_merchants=on)
    board.roll(roll)
    board.roll_freely()
    board.answer("aim dupleix")
    assert board.facts(PhantomReply, "fits") == [not on]


# --- 6.12 supply from prizes ------------------------------------------------------------------------------------------


def supplied(board: Solo) -> list[str]:
    return [event.ship for event in board.events(Resupplied)]


@rule("kaiser", "6.12.solo", "6.12.1")
@both
def test_the_phantoms_prize_resupplies_a_ship_at_the_start_of_its_turn(on: bool) -> None:
    board = solo(theirs=["mowe low", "iltis low", "dupleix prize"], prize_supply=on)
    board.act(*((9, 8, "d8:8") if on else ()), "d4:1")
    assert len(supplied(board)) == on
    assert board.find("dupleix")[0] == PHANTOM


@rule("kaiser", "6.12.solo", "6.12.2")
def test_the_phantoms_prize_may_be_exhausted() -> None:
    board = solo(theirs=["mowe low", "dupleix prize"], prize_supply=True)
    board.act(8, 8, "d8:1", "d4:1")
    assert supplied(board) == ["mowe"]
    assert board.facts(Exhausted, "ship", "player") == [("dupleix", PHANTOM)]
    assert board.pile(PHANTOM) == ["dupleix"]


@rule("kaiser", "6.12.solo")
@pytest.mark.parametrize(
    ("prize", "feeds"),
    [("dupleix prize", True), ("otaki prize", False), ("otaki prize recognised", True), ("otaki prize damaged", True)],
)
def test_the_phantom_spends_what_is_worth_less_than_the_ship_or_is_in_danger(prize: str, feeds: bool) -> None:
    board = solo(theirs=["iltis low", prize], merchants=["lovat"], prize_supply=True)
    board.act(*((9, 8, "d8:8") if feeds else ()), "d4:1")
    assert supplied(board) == (["iltis"] if feeds else [])


@rule("kaiser", "6.12.solo")
def test_the_cheaper_prize_is_for_the_better_ship() -> None:
    theirs = ["iltis low", "mowe low", "lovat prize", "dupleix prize"]
    board = solo(theirs=theirs, merchants=["author"], prize_supply=True)
    board.act(8, 8, "d8:1", "d4:1")
    assert supplied(board) == ["mowe"]
    assert board.pile(PHANTOM) == ["dupleix"]


@rule("kaiser", "6.12.solo", "5.4.choice")
def test_the_player_says_which_prize_of_the_phantom_resupplies_whom() -> None:
    theirs = ["iltis low", "mowe low", "lovat prize"]
    board = solo(theirs=theirs, merchants=["author"], prize_supply=True, phantom="player")
    board.begin(PHANTOM)
    assert (board.question, is_for_phantom(board.ask.question)) == ("which-phantom-supplies", True)
    assert board.options == ["no", "supply-from lovat iltis", "supply-from lovat mowe"]
    board.roll(9, 8, "d8:8", "d4:1")
    board.answer("supply-from lovat iltis")
    assert supplied(board) == ["iltis"]
    board = solo(theirs=theirs, merchants=["author"], prize_supply=True, phantom="player")
    board.begin(PHANTOM)
    board.roll("d4:1")
    board.answer("no")
    assert supplied(board) == []


@rule("kaiser", "6.12.solo", "5.4.3.7")
def test_a_ship_that_a_prize_resupplied_in_refuge_comes_out() -> None:
    board = solo(theirs=["mowe low refuge", "dupleix prize"], prize_supply=True)
    board.act(1, "d4:1", 5, 9, 8, "d8:8", "d4:1")
    assert supplied(board) == ["mowe"]
    assert board.events(LeftRefuge) == [LeftRefuge("mowe", "5.4.3.7")]


@rule("kaiser", "6.12.solo", "5.4.fog")
def test_a_prize_supplies_in_fog_too() -> None:
    board = solo(hand=["fog_bank", "scuttle"], theirs=["mowe low", "dupleix prize"], prize_supply=True)
    board.begin()
    board.commit("fog_bank")
    board.roll(9, 8, "d8:8")
    board.answer("play fog_bank")
    assert supplied(board) == ["mowe"]


@rule("kaiser", "6.12.solo", "6.12.3")
@pytest.mark.parametrize(("merchant", "defence", "supply"), [("dee", "d4:1", True), ("vandyck", 1, False)])
def test_a_capture_may_supply_at_once_and_the_next_low_ship_too(merchant: str, defence: Shown, supply: bool) -> None:
    cards = ["s03", "s05", "s06", END]
    board = solo(trade=[merchant], theirs=["iltis low"], cards=cards, prize_supply=True)
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.roll("d6:6", defence, *((9, 8, "d8:8") if supply else ()), "d4:1")
    board.answer("pass")
    assert board.find(merchant)[0] == PHANTOM
    assert supplied(board) == (["iltis"] if supply else [])


@rule("kaiser", "6.12.solo")
def test_a_ship_that_runs_low_in_the_phantoms_turn_is_resupplied_in_it() -> None:
    board = solo(
        trade=["dee"],
        theirs=["berlin", "dupleix prize"],
        hand=["fast_ship", "scuttle"],
        cards=["s03", "s06", END],
        fast_raiders=True,
        prize_supply=True,
    )
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.roll(1, "d4:1", "d4:4", 1, 1, "d4:1")
    board.roll(9, 8, "d8:8", "d4:1")
    board.answer("react fast_ship", "no")
    assert board.events(LowSupply) == [LowSupply("berlin", "6.6.1.b")]
    assert supplied(board) == ["berlin"]
