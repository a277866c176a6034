"""Explanations: the chances are those of the real dice, every modifier has its name, reasons why not cite a rule."""

from itertools import product

import pytest

from tests.games.kaiser.board import Board
from tests.games.turns import asks_of
from wardroom.engine import Explanation, Note, Seat
from wardroom.engine.game import Options
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.explain.committing import IdleThisTurn, OutOfShelter
from wardroom.games.kaiser.explain.printed import Does
from wardroom.games.kaiser.explain.reasons import (
    AnswersHunt,
    AnswersMines,
    AnswersRecognition,
    AnswersSinking,
    AnswersTorpedo,
    BarredByNight,
    HasCard,
    HiddenInFog,
    NoReaction,
    OneOpponent,
    OnlyRaiders,
    PrizesNeverAttack,
    StillHidden,
    TooLateToCommit,
)
from wardroom.games.kaiser.explain.rolls import Captures, Damages, Modifier, Sinks, Unhurt
from wardroom.lab.simulate import Experiment


def explained(board: Board, seat: int, start: str) -> Explanation:
    """What is said about the first option whose notation starts so."""
    assert board.position is not None
    ask = board.position.ask_of(Seat(seat))
    assert ask is not None
    option = next(each for each in ask.options if each.notation.startswith(start))
    return GAME.explain(board.position.state, ask, option)


def why(board: Board, seat: int, piece: str) -> Note | None:
    assert board.position is not None
    hand = [GAME.cards.actions[card].id for card in board.position.state.players[seat].hand]
    return GAME.why(
        board.position.state, Seat(seat), next((card for card in hand if card.partition(".")[0] == piece), piece)
    )


def chances(told: Explanation) -> dict[type[Note], float]:
    return {type(each.outcome): each.chance for each in told.chances}


def counted(attack: tuple[int, ...], plus: int, defence: tuple[int, ...], minus: int) -> dict[str, float]:
    """Every way in which the dice can fall, in plain words."""
    ways = list(product(*(range(1, sides + 1) for sides in (*attack, *defence))))
    found = {"sunk": 0, "damaged": 0}
    for way in ways:
        strong = max(1, max(way[: len(attack)]) + plus)
        weak = max(1, max(way[len(attack) :]) + minus)
        if strong > weak:
            found["sunk" if strong >= 2 * weak else "damaged"] += 1
    return {name: count / len(ways) for name, count in found.items()}


NIGHT = next(card.id for card in GAME.cards.actions if card.night and card.type == "good_hunting")
DAY = next(card.id for card in GAME.cards.actions if not card.night and card.type == "shipping_lanes")


def intercepting(card: str) -> Board:
    """Emden, damaged and in Low Supply, is about to choose between two merchants, one of them damaged."""
    board = Board(players=2)
    board.lay(0, german=[board.ship("emden", damage=1, low=True), "mowe"], merchants=["lovat"], hand=[card])
    board.lay(1, german=["leopard"], hand=["break_contact", "fast_ship", "non_combatant", "collier"])
    board.lay(1, merchants=["maria", board.ship("otaki", damage=1)])
    board.begin()
    board.answer(f"commit {card}", "on-ship emden", f"play {card}")
    return board


@pytest.mark.parametrize(("card", "night"), [(DAY, []), (NIGHT, [(Modifier("mod_night"), -1)])])
def test_an_intercept_says_its_dice_modifiers_and_chances(card: str, night: list[object]) -> None:
    told = explained(intercepting(card), 0, "aim maria")
    attack, defence = told.sums
    own = [(Modifier("mod_damaged"), -2), (Modifier("mod_low"), -2)]
    assert [(item.note, item.value) for item in attack.items] == own + night
    found = counted(attack.dice, attack.added, defence.dice, defence.added)
    assert chances(told)[Sinks] == pytest.approx(found["sunk"])
    assert chances(told)[Damages] == pytest.approx(found["damaged"])
    assert chances(told)[Unhurt] == pytest.approx(1 - found["sunk"] - found["damaged"])


def test_a_hit_on_a_damaged_ship_is_no_outcome_of_its_own() -> None:
    told = explained(intercepting(DAY), 0, "aim otaki")
    assert set(chances(told)) == {Sinks, Unhurt}
    assert [(item.note, item.value) for item in told.sums[1].items] == [(Modifier("mod_damaged"), -2)]


def test_a_non_combatant_is_captured_at_worst_and_weakens_the_attack() -> None:
    board = intercepting(DAY)
    board.answer("aim maria")
    told = explained(board, 1, "react non_combatant")
    assert set(chances(told)) == {Captures, Unhurt}
    assert (Modifier("non_combatant"), -2) in [(item.note, item.value) for item in told.sums[0].items]


def test_why_a_card_cannot_answer() -> None:
    board = intercepting(NIGHT)
    board.answer("aim maria")
    assert why(board, 1, "collier") == NoReaction("collier")
    assert why(board, 1, "break_contact") == BarredByNight("break_contact", "3.3.5.c")
    assert why(board, 1, "non_combatant") is None


def test_why_a_ship_is_no_target_and_takes_no_card() -> None:
    board = Board(players=2)
    board.lay(0, german=["emden", board.ship("lovat", prize=True)], hand=[DAY, NIGHT])
    board.lay(1, german=["leopard"], merchants=["maria"])
    board.begin()
    assert why(board, 0, "leopard") == StillHidden("leopard")
    board.answer(f"commit {DAY}", "on-ship emden", f"commit {NIGHT}")
    assert why(board, 0, "emden") == HasCard("emden")
    assert why(board, 0, "lovat") == PrizesNeverAttack("lovat")
    assert why(board, 0, "no such piece") is None


def test_a_ship_that_leaves_its_refuge_is_in_reach_and_idle() -> None:
    board = Board(players=2)
    board.lay(0, german=[board.ship("emden", refuge="island_refuge.1")], hand=[DAY])
    board.lay(1, merchants=["maria"])
    board.begin()
    board.answer("ready")
    assert explained(board, 0, "leave-refuge").notes == (OutOfShelter("emden"), IdleThisTurn("emden"))


DICE = {("which-next-target", "aim"), ("answer-intercept", "pass"), ("answer-torpedo", "pass"), ("seek-passage", "yes")}
"""Questions and answers in which dice decide."""
PLAIN = {
    *("announce", "discard-rest", "give-no-more", "hand-over-none", "keep-no-more", "no", "pass"),
    *("ready", "so-many-cards", "stop", "yes"),
}
"""Options that do nothing by themselves, or say everything in their own words."""
TABLES: tuple[tuple[int, Options], ...] = ((2, {"deck": 30}), (4, {"teams": True, "deck": 60}))


def test_every_kind_of_option_is_told_of() -> None:
    assert {option.kind for option in GAME.options} > PLAIN


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_dice_have_chances_and_every_choice_of_a_piece_its_values(seats: int, options: Options) -> None:
    match = Experiment("kaiser", ("thumb",) * seats, options, "explained").match(0)
    for position, ask in asks_of(match):
        for option in ask.options:
            told = GAME.explain(position.state, ask, option)
            kind = (ask.question.kind, option.kind)
            assert kind not in DICE or told.chances, option
            assert option.kind in PLAIN or told != Explanation(), kind


def against(by: str, card: str, *hand: str) -> Board:
    """A German ship intercepts a merchant whose owner holds some cards."""
    board = Board(players=2)
    board.lay(0, german=[by], merchants=["lovat"], hand=[card])
    board.lay(1, german=["leopard"], merchants=["maria", "otaki"], hand=list(hand))
    board.begin()
    board.answer(f"commit {card}", f"on-ship {by}", f"play {card}", "aim maria")
    return board


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("pull_the_plug", AnswersHunt("pull_the_plug", "3.3.26")),
        ("q_ship", AnswersTorpedo("q_ship", "3.3.28.a")),
        ("minesweeper", AnswersMines("minesweeper", "3.3.22")),
        ("recalled", AnswersSinking("recalled", "3.3.30.b")),
        ("reflag", AnswersRecognition("reflag", "3.3.32.a")),
        ("trap", None),
    ],
)
def test_a_reaction_says_what_it_answers(card: str, reason: Note | None) -> None:
    assert why(against("mowe", DAY, card), 1, card) == reason


def test_a_fast_ship_runs_from_raiders_only() -> None:
    assert why(against("emden", DAY, "fast_ship"), 1, "fast_ship") == OnlyRaiders("fast_ship")
    assert why(against("mowe", DAY, "fast_ship"), 1, "fast_ship") is None


def test_why_mines_cannot_be_laid_from_a_ship_and_a_card_comes_too_late() -> None:
    mines = next(card.id for card in GAME.cards.actions if card.type == "lay_mines")
    board = Board(players=2)
    board.lay(0, german=["emden", "mowe"], merchants=["lovat"], hand=[mines, DAY, NIGHT])
    board.lay(1, german=["leopard"], merchants=["maria", "otaki"])
    board.begin()
    board.answer(f"commit {DAY}", "on-ship emden", f"commit {mines}")
    assert why(board, 0, "emden") == HasCard("emden")
    board.answer("lay-mines-from mowe", "ready")
    assert why(board, 0, "good_hunting") == TooLateToCommit("good_hunting")


def test_why_an_opponent_cannot_be_attacked() -> None:
    board = Board(players=3)
    board.lay(0, german=["emden"], merchants=["lovat"], hand=[DAY])
    board.lay(1, german=["leopard"], merchants=["maria"])
    board.lay(2, german=["wolf"], merchants=["otaki"])
    board.begin()
    board.state.players[1].waiting = "fog_bank"
    assert why(board, 0, "seat-1") == HiddenInFog(Seat(1))
    board.state.turn.attacked = 1
    assert why(board, 0, "seat-2") == OneOpponent(Seat(1))
    assert why(board, 0, "seat-0") is None


# --- Assist cards -----------------------------------------------------------------------------------------------------


def card_of(type_: str, *, night: bool = False) -> str:
    return next(card.id for card in GAME.cards.actions if card.type == type_ and card.night == night)


def assisted(by: str, at: str, ship: str, *assists: str) -> Board:
    """A card is turned up by night against the ship of an opponent; the assists lie face down beside it."""
    board = Board(players=2)
    laid = [card_of(assist) for assist in assists]
    board.lay(0, german=["emden"], merchants=["lovat"], hand=[by, *laid])
    board.lay(1, german=[ship if at == "german" else "leopard"], hand=["pull_the_plug"])
    board.lay(1, merchants=[ship if at == "merchants" else "maria"])
    board.begin()
    for card in laid:
        board.answer(f"commit {card}", "as-action")
    return board


def modifiers(told: Explanation) -> dict[str, int]:
    """What is added to the attack, by name."""
    return {item.note.name: item.value for item in told.sums[0].items if isinstance(item.note, Modifier)}


def test_an_assist_card_says_what_the_attack_becomes() -> None:
    board = assisted(NIGHT, "merchants", "maria", "searchlight", "surprise_attack", "boarding_party")
    board.answer(f"commit {NIGHT}", "on-ship emden", f"play {NIGHT}", "aim maria")
    alone = explained(board, 0, "announce")
    lit, boarding = explained(board, 0, "join searchlight"), explained(board, 0, "join boarding")
    assert modifiers(alone) == {"mod_night": -1} and modifiers(lit) == {"mod_night": -1, "searchlight": 3}
    assert chances(lit)[Sinks] > chances(alone)[Sinks]
    assert set(chances(boarding)) == {Captures, Unhurt}
    assert Does("searchlight", "does-searchlight") in lit.notes
    board.answer(f"join {card_of('searchlight')}")
    both = explained(board, 0, "join surprise")
    assert modifiers(both) == {"mod_night": -1, "searchlight": 3, "surprise_attack": 2}


def test_british_forces_and_a_monitor_say_what_an_assist_card_adds() -> None:
    board = assisted(NIGHT, "german", "leipzig", "searchlight")
    board.answer(f"commit {NIGHT}", "as-british", f"play {NIGHT}", "aim leipzig")
    assert modifiers(explained(board, 0, "join searchlight")) == {"mod_night": -1, "searchlight": 3}
    board = assisted(card_of("monitor"), "german", "leipzig", "surprise_attack")
    board.state.players[1].german[0].refuge = board.take("island_refuge")
    board.answer(f"commit {card_of('monitor')}", "as-action", f"play {card_of('monitor')}", "aim leipzig")
    assert modifiers(explained(board, 0, "announce")) == {"monitor": 2}
    board.answer("join surprise_attack")
    assert modifiers(explained(board, 1, "pass")) == {"monitor": 2, "surprise_attack": 2}


def test_special_cargo_leaves_the_chances_and_says_that_points_are_doubled() -> None:
    submarine = card_of("submarine_u")
    board = assisted(submarine, "merchants", "maria", "special_cargo")
    board.answer(f"commit {submarine}", "as-action", f"play {submarine}", "aim maria")
    alone, cargo = explained(board, 0, "announce"), explained(board, 0, "join special_cargo")
    assert chances(cargo) == chances(alone)
    assert Does("special_cargo", "does-special_cargo") in cargo.notes
