"""5.2, 5.3, 5.5 The solitaire game: its set-up, its rounds, the phantom's reactions, and the turns of the rulebook."""

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.games.kaiser.board import Shown, cast
from tests.games.kaiser.solo import END, PHANTOM, REAL, Solo, solo
from wardroom.engine import Dice, Result, Stream
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.cards import EXPANSION, PHANTOM_REACTIONS
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.rules.escapes import InterceptCancelled
from wardroom.games.kaiser.rules.intercept import HuntReduced
from wardroom.games.kaiser.rules.mines import MinesSwept
from wardroom.games.kaiser.rules.phantom import DiscardedFaceDown, PhantomReply
from wardroom.games.kaiser.rules.rounds import AnotherRound
from wardroom.games.kaiser.rules.score import RoundScored
from wardroom.games.kaiser.rules.solitaire import PhantomDrew, PhantomSpecial
from wardroom.games.kaiser.rules.turn import TurnBegan
from wardroom.games.kaiser.state import Sea


def types(cards: Sequence[int]) -> list[str]:
    return [GAME.cards.actions[card].type for card in cards]


def dealt(seed: bytes = b"solo") -> Sea:
    return GAME.setup(GAME.configure({}, 1), 1, Dice(Stream(seed)))


# --- 5.2 set-up -------------------------------------------------------------------------------------------------------


@rule("kaiser", "5.2.a", "5.2.1", "5.2.2")
def test_the_deck_has_forty_of_eighty_eight_cards() -> None:
    sea = dealt()
    hands = [card for player in sea.players for card in player.hand]
    every = types([*sea.deck, *sea.removed, *hands])
    left_out = {*EXPANSION, "intelligence", "wireless_intercept"}
    copies = {row.id: row.copies for row in GAME.cards.types.values() if row.id not in left_out}
    assert Counter(every) == copies
    assert len(every) == 88
    assert (len(sea.deck), len(hands), len(sea.removed)) == (28, 12, 48)


@rule("kaiser", "5.2.1")
def test_what_is_taken_out_is_left_to_chance() -> None:
    assert {*dealt(b"one").removed} != {*dealt(b"other").removed}


@rule("kaiser", "5.2.2")
def test_both_sides_have_three_ships_three_merchants_and_six_cards() -> None:
    sea = dealt()
    forces = [(len(player.german), len(player.merchants), len(player.hand)) for player in sea.players]
    assert forces == [(3, 3, 6)] * 2
    assert sorted(sea.solitaire) == [*range(20)]


@rule("kaiser", "5.2.2")
def test_the_phantoms_hand_stays_hidden() -> None:
    sea = dealt()
    held = {GAME.cards.actions[card].id for card in sea.players[PHANTOM].hand}
    for watcher in (REAL, None):
        view = GAME.view(sea, watcher)
        assert view.players[PHANTOM].hand == 6
        assert not held & {*view.hand, *view.known, *view.discards}


@rule("kaiser", "5.2.2", "5.1")
def test_the_phantoms_hand_neither_acts_nor_reacts() -> None:
    board = solo(hand=["collier", "scuttle"], cards=["s04", END])
    board.lay(PHANTOM, hand=["amc", "qqq", "trap", "fog_bank", "submarine_u", "heavy_weather"])
    board.begin()
    board.commit("collier greif")
    board.roll("d4:2", 10, "d8:1", "d4:1", "d8:1", "d4:1")
    board.answer("play collier", "aim lovat")
    assert board.pile(REAL) == ["lovat"]
    assert len(board.hand(PHANTOM)) == 6
    assert len(board.events(PhantomDrew)) == 1


@rule("kaiser", "5.2.3")
def test_the_dice_or_the_weaker_ships_say_who_starts() -> None:
    board = solo()
    board.roll(4, 4, 9, 3)
    board.begin_round()
    board.done()
    assert board.asked == (REAL, "what-to-commit")
    board = solo()
    board.roll(3, 9, "d4:1")
    board.begin_round()
    assert [event.player for event in board.events(TurnBegan)] == [PHANTOM, REAL]
    board = solo(mine=["iltis"], theirs=["wolf"], first="lowest")
    board.begin_round()
    assert [event.player for event in board.events(TurnBegan)] == [REAL]
    board = solo(mine=["wolf"], theirs=["iltis"], first="lowest")
    board.roll("d4:1")
    board.begin_round()
    assert [event.player for event in board.events(TurnBegan)] == [PHANTOM, REAL]


# --- 5.2.4, 5.2.5 rounds ----------------------------------------------------------------------------------------------


def last_turn(board: Solo, number: int = 1) -> Solo:
    """The real player's last turn of a round."""
    board.state.round = number
    board.cut(1)
    board.begin()
    board.answer("ready")
    return board


@rule("kaiser", "5.2.4.a")
@pytest.mark.parametrize(
    ("mine", "theirs", "points", "dice"),
    [
        (["lovat"], ["maria"], [(7, 2), (5, 1)], ("d4:1",)),
        (["maria"], ["lovat"], [(5, 1), (7, 2)], ()),
        (["maria"], ["maroni"], [(5, 2), (5, 2)], (9, 1)),
        (["maria"], [], [(5, 2), (0, 0)], ("d4:1",)),
        (["maria", "wolf", "emden"], ["lovat"], [(5 + 18, 2), (7, 1)], ("d2:2", "d4:1")),
    ],
)
def test_a_round_is_scored_as_for_two(
    mine: list[str], theirs: list[str], points: list[tuple[int, int]], dice: tuple[Shown, ...]
) -> None:
    board = solo(mine=[], trade=[], theirs=[], merchants=[])
    for seat, ships in ((REAL, mine), (PHANTOM, theirs)):
        for ship in ships:
            board.score(seat, ship)
    board.roll(*dice)
    last_turn(board)
    assert [(event.victory_points, event.round_points) for event in board.events(RoundScored)] == points


@rule("kaiser", "5.2.4.a")
@pytest.mark.parametrize(
    ("mine", "theirs", "result"),
    [
        ((6, 10), (3, 90), Result((6,), (1,))),
        ((3, 90), (6, 10), Result((3,), (2,))),
        ((4, 11), (4, 10), Result((4,), (1,))),
        ((4, 10), (4, 11), Result((4,), (2,))),
    ],
)
def test_after_three_rounds_the_only_seat_is_first_or_second(
    mine: tuple[int, int], theirs: tuple[int, int], result: Result
) -> None:
    board = solo(mine=[], trade=[], theirs=[], merchants=[])
    for player, (round_points, victory_points) in zip(board.state.players, (mine, theirs), strict=True):
        player.round_points, player.victory_points = [round_points, 0], [victory_points, 0]
    last_turn(board, 3)
    assert board.position is not None and board.position.result == result


@rule("kaiser", "5.2.4.a")
def test_equal_in_everything_there_is_another_round() -> None:
    board = solo(mine=[], trade=[], theirs=[], merchants=[])
    board.roll(9, 1)
    last_turn(board, 3)
    assert board.events(AnotherRound)
    assert board.state.round == 4
    assert board.position is not None and board.position.result is None


@rule("kaiser", "5.2.4.b")
def test_the_real_player_keeps_ships_and_so_does_the_phantom() -> None:
    board = solo(mine=["greif", "emden damaged"], theirs=["iltis", "wolf low recognised", "dee prize"], trade=["maria"])
    last_turn(board)
    assert board.asked == (REAL, "which-to-keep")
    assert set(board.options) == {"keep-no-more", "keep greif", "keep emden"}
    board.answer("keep emden")
    assert board.find("emden") == (REAL, board.ship("emden"))
    assert board.find("wolf") == (PHANTOM, board.ship("wolf"))
    assert not board.is_in_play("greif") and not board.is_in_play("iltis")
    assert [len(player.hand) for player in board.state.players] == [5, 5]
    assert [len(player.german) for player in board.state.players] == [3, 3]


@rule("kaiser", "5.2.4.b")
def test_the_phantom_keeps_any_ship_if_it_chooses_at_random() -> None:
    board = solo(mine=[], theirs=["iltis", "wolf"], trade=["maria"], phantom="random")
    board.roll("d3:2", 9, 1)
    last_turn(board)
    assert board.is_in_play("iltis") and not board.is_in_play("wolf")
    board = solo(mine=[], theirs=["iltis", "wolf"], trade=["maria"], phantom="random")
    board.roll("d3:1", 9, 1)
    last_turn(board)
    assert not board.is_in_play("iltis") and not board.is_in_play("wolf")


@rule("kaiser", "5.2.4.b")
@pytest.mark.parametrize(("play", "kept", "cards"), [("keep iltis", "iltis", 5), ("keep-no-more", None, 6)])
def test_the_real_player_may_decide_for_the_phantom_too(play: str, kept: str | None, cards: int) -> None:
    board = solo(mine=["greif"], theirs=["iltis", "wolf"], trade=["maria"], phantom_keeps="player")
    last_turn(board)
    board.answer("keep-no-more")
    assert board.asked == (REAL, "which-phantom-keeps")
    assert set(board.options) == {"keep-no-more", "keep iltis", "keep wolf"}
    board.roll(9, 1)
    board.answer(play)
    assert {ship for ship in ("iltis", "wolf") if board.is_in_play(ship)} == ({kept} if kept else set())
    assert [len(player.hand) for player in board.state.players] == [6, cards]


@rule("kaiser", "5.2.5")
def test_a_new_round_shuffles_both_decks_and_deals_anew() -> None:
    board = solo(mine=[], theirs=[], trade=[], hand=["collier", "scuttle"], cards=["s01", "s02"])
    board.state.solitaire_used = [board.state.solitaire.pop(), board.state.solitaire.pop()]
    board.lay(PHANTOM, hand=["qqq"])
    board.roll(9, 1)
    last_turn(board)
    assert board.state.round == 2
    assert {20, 88} <= {*board.dice.shuffled}
    assert (len(board.state.solitaire), board.drawn) == (20, [])
    assert [len(player.hand) for player in board.state.players] == [6, 6]
    assert (len(board.state.deck), len(board.state.removed)) == (28, 48)
    assert (board.discarded, board.hidden) == ([], [])


# --- 5.3 the real player ----------------------------------------------------------------------------------------------


@rule("kaiser", "5.3.1")
def test_discards_lie_face_down() -> None:
    board = solo(hand=["collier", "scuttle", "reflag"], mine=["emden low"])
    board.begin()
    board.commit("collier", "scuttle british")
    board.roll("d4:1")
    board.answer("play collier")
    assert board.discarded == ["collier", "scuttle"]
    for watcher in (REAL, None):
        view = GAME.view(board.state, watcher)
        assert (view.discards, view.discard_count) == ([], 3)
    assert [event.number for event in board.events(DiscardedFaceDown)] == [2]


@rule("kaiser", "5.3.1")
def test_nobody_is_asked_for_the_order_of_hidden_discards() -> None:
    board = solo(hand=["collier", "damage_control", "reflag"], mine=["greif damaged low"])
    board.begin()
    board.commit("collier", "damage_control")
    board.roll("d4:1")
    board.answer("play collier", "play damage_control", "aim greif")
    assert board.asked == (REAL, "what-to-commit")


@rule("kaiser", "5.3.2")
def test_recon_aircraft_takes_two_random_cards_of_the_phantom() -> None:
    board = solo(hand=["recon_aircraft", "scuttle"])
    board.lay(PHANTOM, hand=["amc", "collier", "trap", "qqq"])
    board.begin()
    board.commit("recon_aircraft")
    board.roll("d4:2", "d3:3")
    board.answer("play recon_aircraft")
    assert board.hand(REAL) == ["scuttle", "collier", "qqq"]
    assert board.hand(PHANTOM) == ["amc", "trap"]
    assert {"commit collier", "commit qqq"} <= set(board.options)
    assert "commit scuttle" not in board.options


@rule("kaiser", "5.3.2")
def test_an_empty_phantom_hand_gives_nothing() -> None:
    board = solo(hand=["recon_aircraft", "scuttle"])
    board.begin()
    board.answer("commit recon_aircraft", "as-action")
    board.roll("d4:1")
    board.answer("ready")
    assert board.asked == (REAL, "what-to-commit")
    assert board.discarded == ["recon_aircraft"]


# --- 5.3.3 the phantom reacts -----------------------------------------------------------------------------------------


def strike_phantom(
    cards: Sequence[str],
    *assists: str,
    ship: str = "leopard",
    merchants: Sequence[str] = ("lovat", "author", "otaki"),
    card: str = "collier",
) -> Solo:
    """The real player's ship is about to intercept a merchant of the phantom."""
    board = solo(mine=[ship], hand=[card, *assists, "scuttle"], merchants=merchants, cards=cards, trade=["maria"])
    board.begin()
    board.commit(f"{card} {ship.partition(' ')[0]}", *assists)
    board.answer(f"play {card}")
    return board


def replied(board: Solo) -> list[tuple[int, str]]:
    return [(event.roll, event.entry) for event in board.events(PhantomReply)]


@rule("kaiser", "5.3.3.a")
@pytest.mark.parametrize(
    ("card", "roll", "entry"),
    [
        ("s03", 1, "no_response"),
        ("s03", 2, "qqq"),
        ("s03", 3, "no_response"),
        ("s03", 4, "qqq"),
        ("s16", 1, "qqq"),
        ("s16", 2, "no_response"),
        ("s16", 3, "qqq"),
        ("s16", 4, "no_response"),
    ],
)
def test_one_or_three_is_the_first_defensive_entry_two_or_four_the_second(card: str, roll: int, entry: str) -> None:
    board = strike_phantom([card, END])
    board.roll(f"d4:{roll}", 1, "d8:1", "d4:1", "d8:8", "d6:1", "d8:8")
    board.roll(*(() if entry == "qqq" else ("d4:1",)))
    board.answer("aim lovat")
    assert replied(board) == [(roll, entry)]
    assert board.facts(PhantomReply, "fits", "under") == [(True, "5.3.3.a" if entry == "qqq" else "5.3.3.c")]
    assert board.find("leopard")[1].recognised == (entry == "qqq")


@rule("kaiser", "5.1", "5.3.3.a")
def test_amc() -> None:
    board = strike_phantom(["s02"])
    board.roll("d4:1", 9, "d8:1", "d4:1", 4, 1, "d8:1", "d8:8")
    board.answer("aim lovat")
    assert [(e.attacker, e.target) for e in board.events(Fought)] == [("leopard", "amc"), ("amc", "leopard")]
    assert board.pile(REAL) == ["amc"]
    assert board.find("leopard")[1].recognised
    assert board.find("lovat") == (PHANTOM, board.ship("lovat"))


@rule("kaiser", "5.1", "5.3.3.a")
def test_break_contact() -> None:
    board = strike_phantom(["s04", END])
    board.roll("d4:3", 9, "d4:1", 5, "d4:1")
    board.answer("aim lovat")
    assert [event.card for event in board.events(InterceptCancelled)] == ["break_contact"]


@rule("kaiser", "5.1", "5.3.3.a")
def test_fast_ship() -> None:
    board = strike_phantom(["s01", END])
    board.roll("d4:2", 9, "d8:1", "d4:1", "d8:4", "d4:1")
    board.answer("aim lovat")
    assert board.last_fight.attack == 7


@rule("kaiser", "5.1", "5.3.3.a")
def test_non_combatant() -> None:
    board = strike_phantom(["s07", END])
    board.roll("d4:4", 10, "d8:1", "d4:1", "d8:4", "d4:1")
    board.answer("aim lovat")
    assert board.last_fight.attack == 8
    assert board.find("lovat") == (REAL, board.ship("lovat", prize=True))


@rule("kaiser", "5.1", "5.3.3.a")
def test_shallow_run() -> None:
    board = strike_phantom(["s12", END])
    board.roll("d4:1", 1, "d4:1", 5, "d4:1")
    board.answer("aim lovat")
    assert [event.card for event in board.events(InterceptCancelled)] == ["shallow_run"]
    assert board.find("lovat")[1].damage == 1


@rule("kaiser", "5.1", "5.3.3.a")
def test_slim_pickings() -> None:
    board = strike_phantom(["s06", "s02"])
    board.roll("d4:1", "d4:1")
    board.answer("aim lovat")
    assert [event.card for event in board.events(InterceptCancelled)] == ["slim_pickings"]
    assert not board.events(Fought)


@rule("kaiser", "5.1", "5.3.3.a")
def test_trap() -> None:
    board = strike_phantom(["s05"])
    board.roll("d4:2", 1, "d8:1", "d4:1", "d8:8", "d8:5", "d4:1", "d8:4", "d6:1", "d8:8")
    board.answer("aim lovat")
    assert [(e.attacker, e.target, e.attack) for e in board.events(Fought)][1] == ("lovat", "leopard", 5)
    assert board.find("leopard")[1].damage == 1
    assert board.find("leopard")[1].recognised


@rule("kaiser", "5.1", "5.3.3.a")
@pytest.mark.parametrize(("card", "roll"), [("s04", "d4:1"), ("s12", "d4:1"), ("s09", "d4:2"), ("s15", "d4:4")])
def test_a_hunted_ship_breaks_contact_or_runs_the_shallows(card: str, roll: Shown) -> None:
    board = solo(theirs=["emden"], hand=["collier", "scuttle"], cards=[card, END])
    board.begin()
    board.commit("collier british")
    board.roll(roll, 9, "d4:1", 5, "d4:1")
    board.answer("play collier", "aim emden")
    assert len(board.events(InterceptCancelled)) == 1
    assert board.find("emden") == (PHANTOM, board.ship("emden"))


@rule("kaiser", "5.1", "5.3.3.a")
@pytest.mark.parametrize("lured", [True, False])
def test_q_ship(lured: bool) -> None:
    board = solo(hand=["submarine_u", "scuttle"], cards=["s10"])
    board.begin()
    board.commit("submarine_u")
    board.roll("d4:1", *((9, "d4:1", 5) if lured else (1, "d4:1", 5)))
    board.roll(
        *(
            ("d8:1", "d4:1", "d6:6", "d8:8", "d6:1", "d6:3")
            if lured
            else (1, "d6:1", "d4:1", "d6:6", "d8:8", "d4:1", "d6:3")
        ),
        "d4:1",
    )
    board.answer("play submarine_u", "aim lovat")
    assert board.pile(PHANTOM) == ["submarine_u"]
    assert "submarine_u" not in board.discarded
    assert board.find("lovat")[1].damage == 0


@rule("kaiser", "5.1", "5.3.3.a")
def test_razzle_dazzle() -> None:
    board = solo(hand=["submarine_u", "scuttle"], cards=["s13", END])
    board.begin()
    board.commit("submarine_u")
    board.roll("d4:2", 9, "d4:1", 5, "d4:1")
    board.answer("play submarine_u", "aim lovat")
    assert [event.about for event in board.events(Challenged)] == ["razzle_dazzle"]
    assert not board.events(Fought)


@rule("kaiser", "5.3.3.a")
def test_each_torpedo_draws_a_card() -> None:
    board = solo(hand=["submarine_u.1", "submarine_u.2", "scuttle"], cards=["s01", "s02", END])
    board.begin()
    board.commit("submarine_u.1", "submarine_u.2")
    board.roll("d4:1", 1, "d6:1", "d4:1", "d8:8")
    board.answer("play submarine_u.1", "aim lovat")
    board.roll("d4:2", 1, "d6:1", "d4:1", "d8:8", "d4:1")
    board.answer("play submarine_u.2", "aim lovat")
    assert len(replied(board)) == 2


@rule("kaiser", "5.1", "5.3.3.b")
@pytest.mark.parametrize(("mines", "dice"), [("lay_mines", "10/4"), ("submarine_uc", "8/4")])
def test_a_whole_minefield_draws_one_card(mines: str, dice: str) -> None:
    board = solo(mine=["meteor"], hand=[mines, "scuttle"], cards=["s01", END])
    board.begin()
    board.commit("lay_mines from meteor" if mines == "lay_mines" else mines)
    board.roll("d4:1")
    board.answer(f"play {mines}", *(["mines"] if mines == "submarine_uc" else []))
    attack = cast(dice, 1, 1)
    board.roll(*attack, "d8:8", *attack, "d6:6", *attack, 10, "d4:1")
    board.answer("aim lovat", "aim author")
    assert len(replied(board)) == 1
    assert len(board.events(Fought)) == 3


@rule("kaiser", "5.1", "5.3.3.b")
def test_minesweeper_removes_the_whole_field() -> None:
    board = solo(mine=["meteor"], hand=["lay_mines", "scuttle"], cards=["s08", END])
    board.begin()
    board.commit("lay_mines from meteor")
    board.roll("d4:3", "d4:1")
    board.answer("play lay_mines")
    assert len(board.events(MinesSwept)) == 1
    assert board.facts(PhantomReply, "entry", "fits", "under") == [("minesweeper", True, "5.3.3.b")]
    assert not board.events(Fought)


def test_all_reactions_are_tried() -> None:
    tried = {"amc", "break_contact", "fast_ship", "non_combatant", "shallow_run", "slim_pickings", "trap", "q_ship"}
    assert tried | {"razzle_dazzle", "minesweeper", "qqq", "recalled"} == PHANTOM_REACTIONS


@rule("kaiser", "5.3.3.c")
@pytest.mark.parametrize(
    ("card", "roll", "entry"),
    [
        ("s08", 1, "minesweeper"),
        ("s10", 3, "q_ship"),
        ("s13", 2, "razzle_dazzle"),
        ("s08", 2, "no_response"),
    ],
)
def test_an_entry_that_does_not_fit_an_intercept_is_no_reaction(card: str, roll: int, entry: str) -> None:
    board = strike_phantom([card, END])
    board.roll(f"d4:{roll}", 9, "d8:1", "d4:1", "d8:4", "d4:1")
    board.answer("aim lovat")
    assert replied(board) == [(roll, entry)]
    assert board.facts(PhantomReply, "fits", "under") == [(entry == "no_response", "5.3.3.c")]
    assert board.pile(REAL) == ["lovat"]


@rule("kaiser", "5.3.3.c")
@pytest.mark.parametrize(
    ("card", "roll", "ship", "merchant", "intercept", "assists"),
    [
        ("s01", "d4:2", "leopard", "lovat", "fog_bank.2", []),
        ("s01", "d4:2", "leopard", "lovat", "collier", ["surprise_attack"]),
        ("s01", "d4:2", "emden", "lovat", "collier", []),
        ("s01", "d4:2", "leopard", "lovat damaged", "collier", []),
        ("s04", "d4:1", "leopard", "lovat", "fog_bank.2", []),
        ("s04", "d4:1", "leopard", "lovat", "collier", ["surprise_attack"]),
        ("s12", "d4:1", "leopard", "lovat", "fog_bank.2", []),
        ("s07", "d4:2", "leopard", "lovat damaged", "collier", []),
        ("s03", "d4:2", "emden", "lovat", "collier", []),
        ("s03", "d4:2", "leopard recognised", "lovat", "collier", []),
    ],
)
def test_an_entry_must_be_legal_as_the_card_would_be(
    card: str, roll: Shown, ship: str, merchant: str, intercept: str, assists: list[str]
) -> None:
    board = strike_phantom([card, END], *assists, ship=ship, merchants=[merchant], card=intercept)
    passage = () if "damaged" in merchant else ("d6:1", "d8:8")
    board.roll(roll, 1, "d8:1", "d4:1", "d8:8", *passage, "d4:1")
    board.answer("aim lovat", *(f"join {assist}" for assist in assists))
    assert len(board.events(Fought)) == 1
    assert not board.events(InterceptCancelled)


@rule("kaiser", "5.3.3.c")
def test_nothing_but_a_fitting_entry_answers_a_torpedo_or_a_hunt() -> None:
    board = solo(hand=["submarine_u", "scuttle"], cards=["s02", END])
    board.begin()
    board.commit("submarine_u")
    board.roll("d4:1", 9, "d6:1", "d4:1", "d8:4", "d4:1")
    board.answer("play submarine_u", "aim lovat")
    assert board.pile(REAL) == ["lovat"]
    board = solo(theirs=["emden"], hand=["collier", "scuttle"], cards=["s02", END])
    board.begin()
    board.commit("collier british")
    board.roll("d4:1", 9, "d8:1", 4, "d4:4", "d4:1")
    board.answer("play collier", "aim emden")
    assert board.pile(REAL) == ["emden"]


@rule("kaiser", "5.3.3.a", "5.3.3.d")
def test_in_a_multiple_intercept_each_target_draws_a_card() -> None:
    board = strike_phantom(["s01", "s02", END], "good_hunting")
    board.answer("aim lovat", "join good_hunting")
    board.roll("d4:2", 1, "d8:1", "d4:1", "d8:8", "d6:1", "d8:8")
    board.roll("d4:2", 1, "d8:1", "d4:1", "d6:6", "d6:1", "d8:8", "d4:1")
    board.answer("aim author")
    assert replied(board) == [(2, "fast_ship"), (2, "no_response")]
    assert [event.target for event in board.events(Fought)] == ["lovat", "author"]


@rule("kaiser", "5.3.3.d")
def test_slim_pickings_for_the_first_of_several_leaves_one_without_another_card() -> None:
    board = strike_phantom(["s06", "s02", END], "good_hunting")
    board.answer("aim lovat", "join good_hunting")
    board.roll("d4:1")
    board.answer("aim author")
    assert board.asked == (REAL, "which-target-is-left")
    board.roll(9, "d8:1", "d4:1", "d6:3", "d4:1")
    board.answer("aim author")
    assert len(board.events(HuntReduced)) == 1
    assert replied(board) == [(1, "slim_pickings")]
    assert board.pile(REAL) == ["author"]


@rule("kaiser", "5.3.3.d")
def test_slim_pickings_for_a_later_target_is_no_reaction() -> None:
    board = strike_phantom(["s01", "s06", END], "good_hunting")
    board.answer("aim lovat", "join good_hunting")
    board.roll("d4:1", 1, "d8:1", "d4:1", "d8:8", "d6:1", "d8:8")
    board.roll("d4:1", 9, "d8:1", "d4:1", "d6:3", "d4:1")
    board.answer("aim author")
    assert replied(board) == [(1, "no_response"), (1, "slim_pickings")]
    assert board.pile(REAL) == ["author"]


@rule("kaiser", "5.3.3.d")
def test_qqq_works_after_the_result_even_of_a_sinking() -> None:
    board = strike_phantom(["s03"])
    board.roll("d4:2", 9, "d8:1", "d4:1", "d8:4")
    board.answer("aim lovat")
    assert board.pile(REAL) == ["lovat"]
    assert board.asked == (REAL, "answer-recognition")
    assert board.find("leopard")[1].recognised


@rule("kaiser", "5.3.3.d")
@pytest.mark.parametrize(("recalled", "dice"), [(True, (9, "d4:1", 5)), (False, (1, "d4:1", 5))])
def test_recalled_is_rolled_when_the_target_is_sunk(recalled: bool, dice: tuple[Shown, ...]) -> None:
    board = strike_phantom(["s19", END])
    board.roll("d4:2", 9, "d8:1", "d4:1", "d8:4", *dice, "d4:1")
    board.answer("aim lovat")
    assert board.pile(REAL) == ["lovat"]
    assert board.is_in_play("leopard") is not recalled
    assert [event.about for event in board.events(Challenged)] == ["recalled"]


@rule("kaiser", "5.3.3.d")
def test_recalled_is_nothing_when_the_target_is_not_sunk() -> None:
    board = strike_phantom(["s19", END])
    board.roll("d4:2", 5, "d8:1", "d4:1", "d8:4", "d4:1")
    board.answer("aim lovat")
    assert board.is_in_play("leopard")
    assert not board.events(Challenged)


@rule("kaiser", "5.3.3.d")
def test_recalled_ends_the_remaining_targets() -> None:
    board = strike_phantom(["s19", END], "good_hunting")
    board.answer("aim lovat", "join good_hunting")
    board.roll("d4:2", 9, "d8:1", "d4:1", "d8:4", 9, "d4:1", 5, "d4:1")
    board.answer("aim author")
    assert replied(board) == [(2, "recalled")]
    assert board.find("author")[1].damage == 0


# --- 5.5 the turns of the rulebook ------------------------------------------------------------------------------------


def phantoms_turn() -> Solo:
    """5.5.1 Mike leaves the phantom's choices to chance."""
    board = solo(
        mine=["leopard"],
        trade=["maria", "lundy_island", "appam"],
        hand=["break_contact", "lay_mines", "collier", "interned"],
        theirs=["leipzig"],
        merchants=["kaipara", "author", "otaki"],
        cards=["s01", "s04", "s05", "s06", "s02", "s03"],
        phantom="random",
    )
    board.deck("scuttle", "qqq")
    board.act("d4:2", "d3:2")
    return board


def lundy_island(board: Solo) -> None:
    """The first action, up to the torpedo."""
    board.roll(5, "d8:7", "d4:2", "d6:4", "d4:3", "d2:2")
    board.answer("pass")


def appam(board: Solo) -> None:
    """The second action, and the third."""
    board.roll(3, "d6:2", "d4:4", "d8:3", "d4:3", "d4:1", "d3:2")
    board.answer("pass")


@rule("kaiser", "5.5.1.ex1")
def test_leipzig_captures_lundy_island() -> None:
    board = phantoms_turn()
    assert [e.entry for e in board.events(PhantomSpecial)] == ["surprise_attack", "boarding_party", "no_special"]
    assert board.ask.question.kind == "answer-intercept"
    assert board.options == ["pass"]
    lundy_island(board)
    fight = board.events(Fought)[0]
    assert (fight.attacker, fight.target, fight.attack, fight.defence) == ("leipzig", "lundy_island", 9, 4)
    assert board.find("lundy_island") == (PHANTOM, board.ship("lundy_island", prize=True))


@rule("kaiser", "5.5.1.ex2")
def test_a_torpedo_damages_appam() -> None:
    board = phantoms_turn()
    lundy_island(board)
    assert board.events(PhantomDrew)[-1] == PhantomDrew(3, "submarine_torpedo", "5.4.3.5")
    assert len(board.events(PhantomSpecial)) == 3
    assert board.options == ["pass"]
    appam(board)
    fight = board.events(Fought)[1]
    assert (fight.target, fight.attack_dice, fight.attack, fight.defence) == ("appam", (3, 2, 4), 4, 3)
    assert board.find("appam") == (REAL, board.ship("appam", damage=1))
    assert len(board.events(PhantomDrew)) == 3


@rule("kaiser", "5.5.1.ex3")
def test_recon_aircraft_ends_the_phantoms_turn() -> None:
    board = phantoms_turn()
    lundy_island(board)
    appam(board)
    assert board.events(PhantomDrew)[-1] == PhantomDrew(3, "recon_aircraft", "5.4.3.4")
    assert board.hand(REAL) == ["lay_mines", "interned"]
    assert board.discarded == ["break_contact", "collier"]
    assert board.hidden == ["scuttle"]
    assert len(board.state.players[REAL].merchants) == 3
    assert (board.dice.shuffled, len(board.state.solitaire)) == ([20], 20)
    assert board.asked == (REAL, "what-to-commit")


@rule("kaiser", "5.5.2.ex1")
def test_leopard_damages_kaipara_and_is_recognised() -> None:
    board = phantoms_turn()
    lundy_island(board)
    appam(board)
    board.solitaire("s03")
    board.commit("lay_mines leopard", "interned")
    board.roll("d4:2", 6, "d8:1", "d4:3", "d8:4")
    board.answer("play lay_mines", "aim kaipara")
    assert replied(board) == [(2, "qqq")]
    assert board.find("kaipara") == (PHANTOM, board.ship("kaipara", damage=1))
    assert board.find("leopard") == (REAL, board.ship("leopard", recognised=True))


@rule("kaiser", "5.5.2.ex2")
def test_leipzig_is_interned() -> None:
    board = phantoms_turn()
    lundy_island(board)
    appam(board)
    board.solitaire("s03", END)
    board.commit("lay_mines leopard", "interned")
    board.roll("d4:2", 6, "d8:1", "d4:3", "d8:4")
    board.answer("play lay_mines", "aim kaipara", "pass")
    board.roll(8, "d8:4", 5, "d4:1")
    board.answer("play interned", "aim leipzig")
    assert not board.is_in_play("leipzig")
    assert board.used() == ["leipzig"]
    assert board.discarded == ["break_contact", "collier", "lay_mines", "interned"]
    assert board.hand(REAL) == ["qqq"]
    assert [event.player for event in board.events(TurnBegan)] == [PHANTOM, REAL, PHANTOM, REAL]
