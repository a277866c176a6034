"""5.0, 5.4 Who decides for the phantom: the real player, its own interest, or chance; and programs in any seat."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from tests.games.kaiser.board import Shown
from tests.games.kaiser.solo import END, PHANTOM, REAL, Solo, solo
from tests.games.kaiser.test_solitaire import last_turn, strike_phantom
from wardroom.engine import Dice, Match, Option, Scripted, Seat, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.assists import Assisted
from wardroom.games.kaiser.rules.choosing import is_for_phantom
from wardroom.games.kaiser.rules.forces import Hidden, Removed, Repaired
from wardroom.games.kaiser.rules.hunt import BritishIntercept
from wardroom.games.kaiser.rules.intercept import HuntReduced, Intercepts
from wardroom.games.kaiser.rules.mines import MinesLaid
from wardroom.games.kaiser.rules.solitaire import PhantomSpecial
from wardroom.games.kaiser.rules.submarines import Torpedoed
from wardroom.games.kaiser.rules.turn import NoEffect
from wardroom.lab.simulate import Experiment
from wardroom.players import Sight, bot, hint
from wardroom.words import Speaker

KEY = bytes(16)


def deciding(
    mine: Sequence[str] = ("greif",),
    trade: Sequence[str] = ("maria", "dee", "maroni"),
    theirs: Sequence[str] = ("mowe",),
    merchants: Sequence[str] = ("lovat", "author", "otaki"),
    cards: Sequence[str] = (END,),
    **switches: Setting,
) -> Solo:
    """A board on which the real player decides for the phantom."""
    return solo(mine, trade, ["collier"], theirs, merchants, cards, phantom="player", **switches)


def asked_for_phantom(board: Solo) -> tuple[str, list[str]]:
    """What the real player is asked on behalf of the phantom."""
    assert is_for_phantom(board.ask.question), board.ask.question
    assert board.ask.seat == REAL
    return board.question, board.options


# --- the three ways ---------------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.choice", "5.2.4.b")
def test_people_decide_for_the_phantom_unless_they_say_otherwise() -> None:
    options = GAME.configure({}, 1)
    assert (options["phantom"], options["phantom_keeps"]) == ("player", "player")


@rule("kaiser", "5.4.programs")
def test_where_only_programs_play_the_phantom_gets_what_is_best_for_it() -> None:
    options = GAME.configure({}, 1, unattended=True)
    assert (options["phantom"], options["phantom_keeps"]) == ("best", "phantom")
    assert GAME.configure({"phantom": "random"}, 1, unattended=True)["phantom"] == "random"
    played = Experiment("kaiser", ("random",), {"deck": 25}, "phantom").match(0)
    assert (played.options["phantom"], played.options["phantom_keeps"]) == ("best", "phantom")


@rule("kaiser", "5.4.choice", "5.4.3.3.b")
def test_the_player_names_the_attacker_and_its_target() -> None:
    board = deciding(trade=["dee", "vandyck", "maria"], theirs=["iltis", "wolf", "emden"], cards=["s03", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert asked_for_phantom(board) == ("which-phantom-intercepts", ["aim iltis", "aim wolf"])
    board.answer("aim iltis")
    assert asked_for_phantom(board) == ("which-target", ["aim dee", "aim vandyck", "aim maria"])
    board.answer("aim dee")
    assert board.facts(Intercepts, "ship", "target") == [("iltis", "dee")]


@rule("kaiser", "5.4.choice")
def test_where_one_thing_is_possible_nobody_is_asked() -> None:
    board = deciding(trade=["dee"], cards=["s03", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.asked == (REAL, "answer-intercept")
    assert board.facts(Intercepts, "ship", "target") == [("mowe", "dee")]


@rule("kaiser", "5.4.choice")
def test_the_player_names_the_target_of_british_forces() -> None:
    board = deciding(mine=["emden", "leipzig"], cards=["s12", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert asked_for_phantom(board) == ("which-target", ["aim emden", "aim leipzig"])
    board.answer("aim leipzig")
    assert getattr(board.ask.question, "target", "") == "leipzig"


@rule("kaiser", "5.4.choice", "5.4.3.3.a")
def test_the_player_names_the_second_target_and_their_order() -> None:
    board = deciding(cards=["s03", "s02", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.answer("aim dee")
    assert asked_for_phantom(board) == ("which-second-target", ["aim maria", "aim maroni"])
    board.answer("aim maroni")
    assert [event.target for event in board.events(Intercepts)] == ["dee", "maroni"]
    board = deciding(trade=["maria", "dee", "hyades"], theirs=["emden"], cards=["s01", "s07", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.answer("aim dee", "pass")
    board.roll(1, "d8:1", "d4:1", "d4:4")
    board.answer("pass", "no")
    assert asked_for_phantom(board) == ("which-next-target", ["aim maria", "aim hyades"])


class Chosen(NamedTuple):
    """An entry with a choice in it: the table, what is on offer, what is chosen, its dice, and the event of it."""

    card: str
    roll: Shown
    theirs: Sequence[str]
    offered: Sequence[str]
    choice: str
    dice: Sequence[Shown]
    event: object
    mine: Sequence[str] = ("greif",)
    merchants: Sequence[str] = ("lovat",)


CHOSEN = [
    Chosen("s01", "d4:4", ["wolf damaged", "iltis damaged recognised"], ["wolf", "iltis"], "wolf", (),
           Repaired("wolf", 0, "3.3.9")),
    Chosen("s10", "d4:3", ["wolf damaged", "iltis damaged"], ["wolf", "iltis"], "iltis", (),
           Removed("iltis", "scuttle")),
    Chosen("s17", "d4:3", ["mowe"], ["emden", "leipzig"], "emden", (8, "d8:4", 5), Removed("emden", "interned"),
           mine=["emden", "leipzig"]),
]  # fmt: skip


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize("each", CHOSEN, ids=lambda each: each.card)
def test_the_player_names_the_ship_that_an_entry_is_for(each: Chosen) -> None:
    board = deciding(each.mine, ["maria"], each.theirs, each.merchants, [each.card, "s12"])
    board.roll(each.roll)
    board.begin(PHANTOM)
    assert [option.removeprefix("aim ") for option in asked_for_phantom(board)[1]] == list(each.offered)
    board.roll(*each.dice, "d4:1")
    board.answer(f"aim {each.choice}")
    assert each.event in [told.event for told in board.told]


@rule("kaiser", "5.4.choice")
def test_the_player_names_the_target_of_torpedo_and_mines() -> None:
    board = deciding(cards=["s02", END])
    board.roll("d4:3")
    board.begin(PHANTOM)
    board.answer("aim dee")
    assert board.facts(Torpedoed, "target") == ["dee"]
    board = deciding(theirs=["mowe", "meteor"], cards=["s07", END])
    board.roll("d4:4")
    board.begin(PHANTOM)
    assert asked_for_phantom(board) == ("which-raider-lays-mines", ["aim mowe", "aim meteor"])
    board.answer("aim meteor", "pass")
    assert len(board.events(MinesLaid)) == 1
    assert asked_for_phantom(board) == ("which-next-target", ["aim maria", "aim dee", "aim maroni"])


@rule("kaiser", "5.4.choice", "5.4.3.7")
def test_the_player_sends_to_the_refuge_a_ship_in_need_first() -> None:
    board = deciding(theirs=["wolf", "iltis damaged", "geier low"], cards=["s05", END])
    board.roll("d4:4")
    board.begin(PHANTOM)
    assert asked_for_phantom(board) == ("which-own-ship", ["aim iltis", "aim geier"])
    board.roll(9, "d4:1", 5, "d4:1")
    board.answer("aim geier")
    assert board.find("geier")[1].in_refuge


@rule("kaiser", "5.4.choice", "5.4.3.12")
def test_the_player_hides_a_ship_at_the_end() -> None:
    board = deciding(theirs=["iltis recognised", "wolf recognised"], cards=[END, "s08"])
    board.roll("d4:1")
    board.begin(PHANTOM)
    assert asked_for_phantom(board) == ("which-own-ship", ["aim iltis", "aim wolf"])
    board.answer("aim iltis")
    assert board.events(Hidden) == [Hidden("iltis", "5.4.3.12")]


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize(("play", "tries"), [("yes", True), ("no", False)])
def test_the_player_decides_whether_the_phantoms_merchant_seeks_passage(play: str, tries: bool) -> None:
    board = strike_phantom(["s01", END])
    board.state.rules.phantom = "player"
    board.roll("d4:1", 1, "d8:1", "d4:1", "d8:8")
    board.answer("aim lovat")
    assert asked_for_phantom(board) == ("seek-passage", ["yes", "no"])
    board.roll(*(("d6:6", "d8:1") if tries else ()), "d4:1")
    board.answer(play)
    assert board.pile(PHANTOM) == (["lovat"] if tries else [])


@rule("kaiser", "5.4.choice")
def test_chance_leaves_passage_to_nobody() -> None:
    board = strike_phantom(["s01", END])
    board.state.rules.phantom = "random"
    board.roll("d4:1", 1, "d8:1", "d4:1", "d8:8", "d6:6", "d8:1", "d4:1")
    board.answer("aim lovat")
    assert board.pile(PHANTOM) == ["lovat"]


@rule("kaiser", "5.2.4.b")
@pytest.mark.parametrize(("phantom", "dice", "kept"), [("player", (), "wolf"), ("random", ("d3:2",), "iltis")])
def test_a_phantom_that_keeps_by_itself_keeps_its_best_or_any(phantom: str, dice: tuple[Shown, ...], kept: str) -> None:
    board = solo(mine=[], theirs=["iltis", "wolf"], trade=["maria"], phantom=phantom, phantom_keeps="phantom")
    board.roll(*dice, 9, 1)
    last_turn(board)
    assert [ship for ship in ("iltis", "wolf") if board.is_in_play(ship)] == [kept]


# --- words, undo ------------------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "You decide for the phantom."), ("it", "Decidi per il fantasma.")]
)
def test_the_question_says_for_whom_one_decides(language: str, words: str) -> None:
    board = deciding(theirs=["iltis", "wolf"], cards=["s03", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    speaker = Speaker(language, GAME, ["Anna"], REAL)
    assert board.ask.question.cites == "5.4.choice"
    assert speaker.ask(board.ask).startswith(f"{words} ")
    assert speaker.option(board.ask.options[0]) in ("Iltis", "L'Iltis")
    board.answer("aim wolf")
    assert speaker.ask(board.ask).startswith(f"{words} ")
    assert board.ask.question.cites == "5.4.choice"


def test_a_question_of_ones_own_says_nothing_of_the_phantom() -> None:
    board = solo(hand=["damage_control", "scuttle"], mine=["greif damaged", "wolf damaged"])
    board.begin()
    board.commit("damage_control")
    board.answer("play damage_control")
    assert Speaker("en", GAME, ["Anna"], REAL).ask(board.ask) == "Damage Control: for which of your ships?"
    assert board.ask.question.cites == "3.3.9"


def test_what_was_decided_for_the_phantom_can_be_taken_back() -> None:
    match = Match(GAME, ["Anna"], {"deck": 30}, seeded("back", 1))
    dice = Dice(Stream(b"back"))
    undone = 0
    while not match.is_over and undone < 3:
        ask = match.asks[0]
        before = (ask.question, [option.notation for option in ask.options])
        is_attacker = ask.question.kind == "which-phantom-intercepts"
        match.answer(ask.seat, dice.pick(ask.options).notation)
        if is_attacker and match.asks and match.asks[0].question.kind == "which-target":
            match.undo(Seat(0))
            assert (match.asks[0].question, [option.notation for option in match.asks[0].options]) == before
            undone += 1
            match.answer(Seat(0), before[1][-1])
    assert undone == 3


# --- programs ---------------------------------------------------------------------------------------------------------


def thumb(board: Solo) -> str:
    """What the rule of thumb chooses."""
    ask = board.ask
    chosen: Option = GAME.judgement.choose(board.state, ask, Dice(Scripted()))
    return chosen.notation


@rule("kaiser", "5.4.programs")
def test_a_program_chooses_for_the_phantom_as_the_phantom_would() -> None:
    board = deciding(
        trade=["dee", "otaki", "maria"], theirs=["iltis", "wolf"], merchants=["lovat"], cards=["s03", "s06"]
    )
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert GAME.judgement.serves(board.state, board.ask) == PHANTOM
    assert thumb(board) == "aim wolf"
    board.answer("aim wolf")
    assert thumb(board) == "aim otaki"
    board.answer("aim otaki")
    assert GAME.judgement.serves(board.state, board.ask) == REAL


@rule("kaiser", "5.4.programs")
@pytest.mark.parametrize("kind", ["thumb", "captain", "admiral"])
def test_bots_and_hints_bring_the_phantoms_merchant_home(kind: str) -> None:
    board = strike_phantom(["s01", END])
    board.state.rules.phantom = "player"
    board.roll("d4:1", 1, "d8:1", "d4:1", "d8:8")
    board.answer("aim lovat")
    assert board.position is not None
    sight = Sight(board.position, board.ask)
    assert bot(kind, KEY).choose(sight).notation == "yes"
    assert hint(sight, KEY)[0].option.notation == "yes"


@rule("kaiser", "5.4.programs")
def test_the_rule_of_thumb_keeps_the_phantoms_best_ship() -> None:
    board = solo(mine=["greif"], theirs=["iltis", "wolf"], trade=["maria"], phantom_keeps="player")
    last_turn(board)
    board.answer("keep-no-more")
    assert asked_for_phantom(board)[0] == "which-phantom-keeps"
    assert thumb(board) == "keep wolf"


@rule("kaiser", "5.4.programs")
@pytest.mark.parametrize(("mine", "theirs", "wins"), [((6, 10), (3, 90), REAL), ((4, 10), (4, 11), PHANTOM)])
def test_a_finished_game_is_worth_all_to_its_winner(mine: tuple[int, int], theirs: tuple[int, int], wins: Seat) -> None:
    board = solo(mine=[], trade=[], theirs=[], merchants=[])
    for player, (round_points, victory_points) in zip(board.state.players, (mine, theirs), strict=True):
        player.round_points, player.victory_points = [round_points, 0], [victory_points, 0]
    last_turn(board, 3)
    assert [GAME.judgement.value(board.state, seat) for seat in (wins, Seat(1 - wins))] == [1.0, 0.0]


# --- 5.4.3(3) Boarding Party ------------------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.3.d")
@pytest.mark.parametrize(("phantom", "tie"), [("best", ()), ("random", ("d2:2",)), ("player", ())])
def test_with_boarding_party_the_target_is_one_that_can_be_captured(phantom: str, tie: tuple[Shown, ...]) -> None:
    trade = ["otaki damaged", "dee", "maria"]
    board = solo(trade=trade, merchants=["lovat"], cards=["s03", "s05", "s06", END], phantom=phantom)
    board.roll("d4:2", *tie)
    board.begin(PHANTOM)
    if phantom == "player":
        assert asked_for_phantom(board) == ("which-target", ["aim dee", "aim maria"])
        board.answer("aim maria")
    assert board.facts(Assisted, "boards", "target") == [(True, "maria")]
    assert board.events(Intercepts)[0].target == "maria"
    board.roll(10, "d8:1", "d4:1", "d6:3", "d4:1")
    board.answer("pass")
    assert board.find("maria") == (PHANTOM, board.ship("maria", prize=True))


@rule("kaiser", "5.4.3.3.d", "5.4.3.3.a")
def test_boarding_party_is_illegal_when_every_target_is_damaged() -> None:
    board = solo(trade=["otaki damaged", "dee damaged"], merchants=["lovat"], cards=["s03", "s04", "s05", "s02", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.facts(PhantomSpecial, "entry", "fits") == [("surprise_attack", True), ("boarding_party", False)]
    assert board.facts(Assisted, "card") == ["surprise_attack"]
    assert board.drawn == ["s03", "s04", "s05"]


@rule("kaiser", "5.4.3.3.d")
def test_a_damaged_merchant_may_be_the_second_target_of_good_hunting() -> None:
    board = solo(trade=["otaki damaged", "dee"], merchants=["lovat"], cards=["s03", "s05", "s02", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert [event.target for event in board.events(Intercepts)] == ["dee", "otaki"]
    assert board.facts(Assisted, "target") == ["dee", None]


@rule("kaiser", "5.4.3.3.d", "3.3.40.b")
@pytest.mark.parametrize(("card", "left"), [("s05", "maria"), ("s04", "otaki")])
def test_slim_pickings_leaves_the_phantom_what_it_can_capture(card: str, left: str) -> None:
    trade, hand = ["otaki damaged", "maria"], ["slim_pickings", "scuttle"]
    board = solo(trade=trade, hand=hand, merchants=["lovat"], cards=["s03", card, "s02", "s06"])
    board.roll("d4:2")
    board.begin(PHANTOM)
    board.answer("react slim_pickings")
    assert board.events(HuntReduced) == [HuntReduced(left)]


# --- ships that joined in this turn -----------------------------------------------------------------------------------


@rule("kaiser", "5.4.3.3.e", "3.2.1.e")
def test_a_ship_that_broke_out_does_not_act_in_that_turn() -> None:
    board = solo(trade=["dee", "maria", "lovat"], merchants=["author"], theirs=["emden"], cards=["s03", "s02", "s04"])
    board.next_ships("wolf")
    board.act("d4:4", 6, "d4:4", 5, "d4:2")
    assert board.force(PHANTOM)[:2] == ["emden", "wolf"]
    assert board.events(NoEffect) == [NoEffect("intercept_raider", "5.4.3.2")]
    board.solitaire("s03", "s06")
    board.roll("d4:2")
    board.answer("ready")
    assert board.facts(Intercepts, "ship") == ["wolf"]


@rule("kaiser", "5.4.3.3.e")
def test_a_ship_that_was_transferred_does_not_act_in_that_turn() -> None:
    board = solo(mine=["emden"], cards=["s12", "s01", "s04"])
    board.act("d4:3", 6, 5, "d4:2")
    assert board.find("emden")[0] == PHANTOM
    assert board.events(NoEffect) == [NoEffect("intercept_warship", "5.4.3.2")]


@rule("kaiser", "5.4.3.3.e")
def test_a_raider_that_broke_out_lays_no_mines_in_that_turn() -> None:
    board = solo(theirs=["emden"], cards=["s03", "s07", END])
    board.next_ships("wolf")
    board.act("d4:4", 6, "d4:4", 5, "d4:4", "d4:1")
    assert board.events(NoEffect) == [NoEffect("lay_mines", "5.4.3.5")]


@rule("kaiser", "5.4.choice")
@pytest.mark.parametrize(("prize", "target"), [("lovat", "leopard"), ("otaki", "otaki")])
def test_to_the_phantom_a_prize_is_worth_twice_its_points(prize: str, target: str) -> None:
    mine = ["leopard recognised", f"{prize} prize recognised"]
    board = solo(mine=mine, trade=["dee"], merchants=["maria"], cards=["s04", END])
    board.roll("d4:2")
    board.begin(PHANTOM)
    assert board.facts(PhantomSpecial, "entry", "fits") == [("no_special", True)]
    assert board.facts(BritishIntercept, "target") == [target]
