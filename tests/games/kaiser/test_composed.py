"""Rich positions: what the game composes is sound, has everything in it, and is played on with checks of the kit."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.kaiser.board import Board
from tests.games.kaiser.plays import DAY, Sea, act, strike
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import switches
from wardroom.engine.testkit.ending import check_conserved
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.engine.testkit.offers import check_options
from wardroom.engine.testkit.secrecy import check_secrecy
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.state import PHANTOM, Attack, Commitment, Scored, Ship, Sinking
from wardroom.games.kaiser.state import Sea as State
from wardroom.lab.positions import try_positions

LIGHT = (check_options, check_conserved, check_flaws)


def composed(seed: int) -> State:
    players = 1 + seed % 4
    options = GAME.configure(switches(GAME, players, seed), players)
    state: State = GAME.compose(options, players, Dice(Stream(f"composed {seed}".encode())))
    return state


# --- what is composed -------------------------------------------------------------------------------------------------

RICH: dict[str, Callable[[State], object]] = {
    "teams": lambda sea: sea.rules.teams,
    "a fourth round": lambda sea: sea.round == 4,
    "the end of a round": lambda sea: sea.phase == "keep",
    "cards being laid": lambda sea: sea.phase == "commit" and sea.turn.committed,
    "cards on two ships": lambda sea: sum(each.use == "ship" for each in sea.turn.committed) > 1,
    "mines on a raider": lambda sea: any(each.use == "action" and each.ship >= 0 for each in sea.turn.committed),
    "the phantom's turn": lambda sea: sea.phase == "phantom" and sea.turn.acted,
    "the phantom reconnoitred": lambda sea: sea.recon,
    "an extra turn": lambda sea: sea.turn.is_extra,
    "an extra turn to come": lambda sea: sea.turn.again,
    "a turn to be skipped": lambda sea: any(player.skipped for player in sea.players),
    "a sinking to answer": lambda sea: sea.turn.sinkings,
    "a merchant lost in the turn": lambda sea: any(len(player.merchants) < 3 for player in sea.players),
    "loot": lambda sea: sea.turn.loot,
    "discards taken": lambda sea: sea.turn.gained,
    "reactions played": lambda sea: sea.turn.reactions,
    "a prize that has given supply": lambda sea: sea.turn.fed,
    "a ship out of refuge": lambda sea: sea.turn.left,
    "an aim besides the attack": lambda sea: {*sea.turn.aimed} - {sea.turn.attacked} and sea.turn.attacked >= 0,
    "Deception": lambda sea: any(player.waiting == "deception" for player in sea.players),
    "Fog Bank": lambda sea: any(player.waiting == "fog_bank" for player in sea.players),
    "the phantom's card waiting": lambda sea: any(player.waiting_card == PHANTOM for player in sea.players),
    "three damage markers": lambda sea: any(ship.damage == 3 for player in sea.players for ship in player.german),
    "a low ship in refuge": lambda sea: any(s.low and s.in_refuge for player in sea.players for s in player.german),
    "the phantom in refuge": lambda sea: any(s.refuge == PHANTOM for player in sea.players for s in player.german),
    "a recognised prize": lambda sea: any(s.prize and s.recognised for player in sea.players for s in player.german),
    "no German ship": lambda sea: any(not player.german for player in sea.players),
    "no hand": lambda sea: any(not player.hand for player in sea.players),
    "no fresh ship": lambda sea: not sea.german_deck or not sea.merchant_deck,
    "ships kept from the deck": lambda sea: sea.german_out,
    "a doubled sinking": lambda sea: any(s[2:] == ("sunk", 2) for player in sea.players for s in player.pile),
    "a scored Action card": lambda sea: any(s.what == "action" for player in sea.players for s in player.pile),
    "a scored entry": lambda sea: any(s.what == "entry" for player in sea.players for s in player.pile),
    "a known draw": lambda sea: any({*player.known} & {*sea.deck} for player in sea.players),
    "a shown card": lambda sea: sea.shown,
}
"""What positions are to have, some of them each."""


def test_positions_have_everything_in_them() -> None:
    seas = [composed(seed) for seed in range(500)]
    assert [name for name, has in RICH.items() if not any(map(has, seas))] == []


def test_a_position_is_sound_whole_and_the_same_for_the_same_dice() -> None:
    for seed in range(60):
        sea, again = composed(seed), composed(seed)
        assert sea == again and list(GAME.flaws(sea)) == []
        assert len(sea.players) == max(2, 1 + seed % 4)


def test_with_nothing_but_zeros_the_position_is_plain() -> None:
    class Zeros:
        def below(self, sides: int, /) -> int:
            return 0

    sea: State = GAME.compose(GAME.configure({}, 2), 2, Dice(Zeros()))
    assert (sea.phase, sea.round, sea.active) == ("start", 1, 0)
    assert [len(player.german) for player in sea.players] == [3, 3]
    assert not any(player.pile or player.waiting or player.hand for player in sea.players)
    assert not any(ship.damage or ship.low or ship.in_refuge for player in sea.players for ship in player.german)


# --- playing on -------------------------------------------------------------------------------------------------------


@pytest.mark.kit
def test_positions_are_played_on(tmp_path: Path) -> None:
    try_positions(GAME, range(12), tmp_path, LIGHT)
    try_positions(GAME, range(12, 15), tmp_path, [check_secrecy], ahead=12)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_many_positions_are_played_on_with_all_checks(first: int, tmp_path: Path) -> None:
    try_positions(GAME, range(first, first + 100), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 5000, 500))
def test_thousands_of_positions_are_sound_wherever_they_lead(first: int, tmp_path: Path) -> None:
    try_positions(GAME, range(first, first + 500), tmp_path, LIGHT)


# --- what can never be ------------------------------------------------------------------------------------------------


def turn_of_two() -> Sea:
    board = act(
        f"{DAY} emden", "collier", mine=["emden", "wolf refuge"], hand=["scuttle"], theirs=["leopard", "dee prize"]
    )
    assert list(GAME.flaws(board.state)) == []
    return board


def german(sea: State, seat: int, number: int = 0) -> Ship:
    return sea.players[seat].german[number]


def set_(thing: object, **facts: object) -> None:
    for name, fact in facts.items():
        setattr(thing, name, fact)


FLAWS: dict[str, Callable[[State], object]] = {
    "seat 0: emden is a hidden warship": lambda sea: set_(german(sea, 0), recognised=False),
    "seat 0: wolf is recognised in a refuge": lambda sea: set_(german(sea, 0, 1), recognised=True),
    "seat 0: emden has 2 damage markers": lambda sea: set_(german(sea, 0), damage=2),
    "seat 0: appam has -1 damage markers": lambda sea: set_(sea.players[0].merchants[0], damage=-1),
    "seat 1: dee is a prize in Low Supply or in a refuge": lambda sea: set_(german(sea, 1, 1), low=True),
    "seat 1: leopard lies in a phantom's refuge": lambda sea: set_(german(sea, 1), refuge=PHANTOM),
    "seat 1: lovat is no merchant": lambda sea: set_(sea.players[1].merchants[0], prize=True),
    "seat 1: lovat is a merchant that hides, runs low or lies in a refuge": lambda sea: set_(
        sea.players[1].merchants[0], recognised=False
    ),
    "seat 1: dee is a merchant among the German ships, or no merchant but a prize": lambda sea: set_(
        german(sea, 1, 1), prize=False
    ),
    "seat 1: deception waits without a card": lambda sea: set_(sea.players[1], waiting="deception"),
    "seat 1: -2 waits for nothing": lambda sea: set_(sea.players[1], waiting_card=PHANTOM),
    "seat 1: a phantom's card waits": lambda sea: set_(sea.players[1], waiting="fog_bank", waiting_card=PHANTOM),
    "seat 1: a turn is skipped that is not about to come": lambda sea: set_(sea.players[1], skipped=True),
    "seat 0: not 0 rounds on record": lambda sea: sea.players[0].victory_points.append(3),
    "emden is in two places": lambda sea: sea.german_used.append(german(sea, 0).card),
    "the round goes on without a card to draw": lambda sea: set_(sea, deck=[]),
    "ships are kept from the deck": lambda sea: sea.german_out.append(sea.german_deck.pop()),
    "something of the phantom's where there is none": lambda sea: set_(sea, recon=True),
    "a merchant in the deck of German ships": lambda sea: sea.german_deck.append(sea.merchant_deck.pop()),
    "a German ship in the deck of merchants": lambda sea: sea.merchant_deck.append(sea.german_deck.pop()),
    "the match is over": lambda sea: set_(sea, over=True),
    "an extra turn after an extra turn": lambda sea: set_(sea.turn, again=True, is_extra=True),
    "Wireless Intercept in an extra turn, or in solitaire": lambda sea: set_(sea.turn, wireless=True, is_extra=True),
    "the turn is deceived, or ought to be": lambda sea: set_(sea.turn, deceived=True),
    "cards lie face down in fog, or out of time": lambda sea: set_(sea, phase="discard"),
    "a card is being laid down that is not in the hand": lambda sea: set_(sea.turn, laying=sea.deck[0]),
    "phantom in the turn of seat 0": lambda sea: set_(sea, phase="phantom"),
    "seat 0 is attacked by seat 0": lambda sea: set_(sea.turn, attacked=0),
    "cards are aimed at [0] by seat 0": lambda sea: set_(sea.turn, aimed=[0]),
    "an attack on nobody": lambda sea: set_(sea.turn, attack=Attack("emden", (10, 8, 4))),
    "a prize has supplied a ship": lambda sea: set_(sea.turn, fed=[german(sea, 1, 1).card]),
    "emden is twice among those acted in this turn": lambda sea: set_(
        sea.turn, acted=[german(sea, 0).card] * 2, attacked=1
    ),
    "dee has sunk a merchant of seat 1": lambda sea: set_(
        sea.turn, sinkings=[Sinking(german(sea, 1, 1).card, 1)], attacked=1
    ),
    "seat 1: emden is safe 1 times": lambda sea: sea.players[1].pile.append(
        Scored(sea.players[0].german.pop(0).card, "ship", "safe")
    ),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flaw_is_found(flaw: str) -> None:
    sea = turn_of_two().state
    FLAWS[flaw](sea)
    assert flaw in list(GAME.flaws(sea))


def test_an_attack_out_of_time_is_found() -> None:
    sea = strike().state
    sea.turn.committed.clear()
    assert list(GAME.flaws(sea)) == []
    sea.phase = "discard"
    assert list(GAME.flaws(sea)) == ["an attack out of time"]


def commit(sea: State, index: int, **facts: object) -> None:
    sea.turn.committed[index] = sea.turn.committed[index]._replace(**facts)  # type: ignore[arg-type]


def test_flaws_of_cards_that_lie_face_down() -> None:
    for facts, flaw in (
        ({"use": "action"}, f"{DAY}.1 lies as action"),
        ({"ship": 70}, f"{DAY}.1 lies on a merchant"),
    ):
        sea = turn_of_two().state
        commit(sea, 0, **facts)
        assert flaw in list(GAME.flaws(sea))
    sea = turn_of_two().state
    sea.turn.committed.append(Commitment(sea.deck.pop(), "ship", german(sea, 0).card))
    assert any("lies with another card on one ship" in flaw for flaw in GAME.flaws(sea))
    sea = turn_of_two().state
    set_(sea.turn, acted=[german(sea, 0).card], attacked=1)
    assert f"{DAY}.1 lies on a ship that has acted" in list(GAME.flaws(sea))


def test_flaws_of_piles_waiting_cards_refuges_and_reactions() -> None:
    sea = turn_of_two().state
    sea.players[0].pile += [Scored(sea.deck.pop(0), "entry"), Scored(sea.deck.pop(), "action", times=2)]
    sea.players[1].waiting, sea.players[1].waiting_card = "deception", sea.players[1].hand.pop()
    german(sea, 0).refuge = sea.discards.pop() if sea.discards else sea.deck.pop()
    sea.turn.reactions = [(0, sea.deck.pop())]
    sea.turn.gifts = [(1, sea.deck[0])]
    found = " | ".join(GAME.flaws(sea))
    for flaw in ("is in a pile, 2 times", "was no entry", "waits as deception", "emden lies under", "has reacted with"):
        assert flaw in found
    assert "is promised by somebody who has it not" in found


@pytest.mark.parametrize("card", GAME.cards.types)
def test_only_reaction_cards_can_have_been_reacted_with(card: str) -> None:
    sea = turn_of_two().state
    number = next(number for number, known in enumerate(GAME.cards.actions) if known.type == card)
    sea.turn.reactions = [(1, number)]
    is_flaw = f"seat 1 has reacted with {card}" in list(GAME.flaws(sea))
    assert is_flaw is (GAME.cards.types[card].kind != "reaction")


def test_merchants_are_full_while_cards_are_laid_and_never_more_than_three() -> None:
    board = Board(2)
    board.lay(0, merchants=["lovat"], hand=["collier"])
    board.lay(1, merchants=["maria", "dee", "otaki", "author"], hand=["qqq"])
    board.begin()
    assert list(GAME.flaws(board.state)) == ["seat 0: merchants were not refilled", "seat 1: 4 merchants"]


def test_round_points_follow_from_victory_points() -> None:
    sea = strike().state
    sea.round = 2
    for player, total, earned in zip(sea.players, (20, 30), (2, 1), strict=True):
        player.victory_points, player.round_points = [total], [earned]
    assert list(GAME.flaws(sea)) == ["round 1: [2, 1] Round Points"]


def test_the_phantom_has_no_more_than_its_first_cards() -> None:
    sea: State = GAME.setup(GAME.configure({}, 1), 1, Dice(Stream(b"alone")))
    assert list(GAME.flaws(sea)) == []
    sea.players[1].hand.append(sea.deck.pop())
    sea.solitaire.pop()
    assert list(GAME.flaws(sea)) == ["seat 1: the phantom's hand has grown", "a Solitaire card has left its deck"]
    assert sea.active == Seat(0)
