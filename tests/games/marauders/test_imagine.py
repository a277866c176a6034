"""What a seat cannot know is dealt anew, fairly; what it has seen stays true in every world it imagines."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Position, Seat, Stream
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.purse import move_to_chest
from wardroom.games.marauders.rules.battle import BeforeBattle
from wardroom.games.marauders.rules.death import lose_everything
from wardroom.games.marauders.rules.hold import cards_of
from wardroom.games.marauders.rules.market import WhatToBuy
from wardroom.games.marauders.state import Caribbean
from wardroom.games.marauders.table import draw, hold, reshuffle, show

WORLDS = 60


def worlds(board: Board, watcher: int | None, count: int = WORLDS) -> Iterator[Caribbean]:
    """Worlds that the watcher can imagine now; what the watcher sees is the same in all of them."""
    assert board.position is not None
    seat = None if watcher is None else Seat(watcher)
    seen = to_plain(GAME.view(board.state, seat))
    kept = GAME.conserved(board.state)
    for number in range(count):
        world: Position[Caribbean] = board.position.imagine(seat, Stream(f"world {number}".encode()))
        assert to_plain(GAME.view(world.state, seat)) == seen
        assert GAME.conserved(world.state) == kept
        yield world.state


def imagined(board: Board, watcher: int | None, what: Callable[[Caribbean], object]) -> Counter[str]:
    """How often the watcher imagines what."""
    return Counter(str(what(world)) for world in worlds(board, watcher))


def table(**more: object) -> Board:
    """Three players with cards, cargo, a rumor and a stash; the first has the turn."""
    board = Board(3)
    board.state.glory.cards, board.box = board.box, []
    board.captain(0, "mary_thorne", zone="havana", cargo=["rum"], hand=["bosun"], rumor="tax_chest", stash=12)
    hand, cargo = ["cook", "fair_wind"], ["wood", "sugar"]
    board.captain(1, zone="nassau", cargo=cargo, hand=hand, rumor="jade_idol", stash=25, **more)  # type: ignore[arg-type]
    board.captain(2, zone="trinidad", cargo=["food"], hand=["hidden_reef"])
    board.act()
    return board


# --- what varies ------------------------------------------------------------------------------------------------------


@rule("marauders", "info.hidden")
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_hands_holds_rumors_and_stashes_of_others_vary(watcher: int | None) -> None:
    board = table()
    assert len(imagined(board, watcher, lambda world: sorted(world.players[1].hand))) > 20
    assert len(imagined(board, watcher, lambda world: sorted(world.players[1].cargo))) > 20
    assert len(imagined(board, watcher, lambda world: world.players[1].rumor)) > 10
    assert len(imagined(board, watcher, lambda world: world.players[1].stash)) > 10


@rule("marauders", "info.hidden")
def test_the_own_cards_never_do() -> None:
    board = table()
    mine = board.player().hand, board.player().cargo, board.player().rumor, board.player().stash
    for world in worlds(board, 0):
        player = world.players[0]
        assert (player.hand, player.cargo, player.rumor, player.stash) == mine


@rule("marauders", "info.hidden")
@pytest.mark.parametrize("deck", ["events", "captains"])
def test_decks_are_shuffled(deck: str) -> None:
    assert len(imagined(table(), 0, lambda world: getattr(world, deck)[-1])) > 5


@rule("marauders", "info.hidden")
def test_tokens_that_lie_face_down_change_places() -> None:
    board = table()
    board.state.shown.append("havana")
    board.act()
    assert len(imagined(board, 0, lambda world: world.tokens["nassau"])) > 4
    assert len(imagined(board, 0, lambda world: world.tokens["havana"])) == 1
    assert len(imagined(board, 0, lambda world: world.merchants["nassau"])) == 4


# --- what is known ----------------------------------------------------------------------------------------------------


def test_cargo_that_everybody_saw_come_aboard_stays() -> None:
    board = table()
    show(board.state.cargo, "wood_1")
    board.act()
    for world in worlds(board, 0):
        assert "wood_1" in world.players[1].cargo
    assert len(imagined(board, 0, lambda world: sorted(world.players[1].cargo))) > 10


def test_a_card_seen_among_the_discards_is_in_no_older_hold() -> None:
    board = table()
    cargo = board.state.cargo
    cargo.discards, cargo.cards = cargo.cards[:-4], cargo.cards[-4:]
    seen = set(cargo.discards)
    board.roll_freely()
    reshuffle(board.table, cargo)
    newer = draw(board.table, cargo)
    assert newer is not None
    board.state.players[2].cargo.append(newer)
    hold(cargo, newer)
    board.act()
    for world in worlds(board, 0):
        assert seen.isdisjoint([*world.players[1].cargo, world.players[2].cargo[0]])
    drawn = imagined(board, 0, lambda world: world.players[2].cargo[1] in seen)
    assert drawn["True"] > drawn["False"] > 0 or drawn["True"] == WORLDS


@rule("marauders", "info.hidden")
def test_a_card_seen_before_the_deck_was_made_anew_may_be_any_in_a_new_hand() -> None:
    board = table()
    glory = board.state.glory
    glory.discards, glory.cards = glory.cards, []
    board.roll_freely()
    new = draw(board.table, glory)
    assert new is not None
    board.player(1).hand.append(new)
    hold(glory, new)
    board.act()
    assert GAME.view(board.state, Seat(0)).players[1].seen_hand == []
    assert len(imagined(board, 0, lambda world: world.players[1].hand[-1])) > 20


def test_what_everybody_saw_later_is_known_to_whoever_had_a_look_before() -> None:
    board = table()
    board.player().seen = {"cook.1": board.state.glory.ages["cook.1"] - 1}
    show(board.state.glory, "cook.1")
    board.act()
    assert all("cook.1" in world.players[1].hand for world in worlds(board, 0))


def test_tokens_dealt_together_stay_together() -> None:
    board = table()
    state = board.state
    board.token("nassau", "chasers", shown=False)
    board.token("trinidad", "long_guns", shown=False)
    state.token_deals = {**state.token_deals, "nassau": 3, "trinidad": 3}
    board.act()
    found = imagined(board, 0, lambda world: sorted([world.tokens["nassau"], world.tokens["trinidad"]]))
    assert found == {"['chasers', 'long_guns']": WORLDS}
    assert len(imagined(board, 0, lambda world: world.tokens["nassau"])) == 2


def test_a_rumor_that_went_back_is_not_with_whoever_had_one_before() -> None:
    board = table()
    board.captain(0, "mary_thorne", zone="havana", in_port=True, rumor="pearl_bed")
    board.top("rumors", "deserter")
    board.ashore()
    board.roll(5, 1)
    board.answer("seek-rumor")
    board.roll_freely()
    board.answer("keep-rumor deserter")
    found = imagined(board, 0, lambda world: world.players[1].rumor)
    assert "pearl_bed" not in found and "pearl_bed" in imagined(board, 2, lambda world: world.players[1].rumor)


def test_who_loses_a_card_to_a_plunderer_knows_where_it_is() -> None:
    board = table()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "edmund_gray", "frigate", "havana", hand=["night_thief", "market_tip"], gold=0)
    board.damage(1, crew=0)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.skip(BeforeBattle)
    board.roll(5, 1, 1)
    board.answer("board", "1: shoot", "no", "loot-glory night_thief", "done")
    assert all("night_thief.1" in world.players[0].hand for world in worlds(board, 1))
    assert len(imagined(board, 2, lambda world: world.players[0].hand)) > 5


def test_who_loses_a_rumor_or_cargo_to_a_plunderer_knows_where_it_is() -> None:
    board = table()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "edmund_gray", "frigate", "havana", rumor="deserter", cargo=["spices"], gold=0)
    board.damage(1, crew=0)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.skip(BeforeBattle)
    board.roll(5, 1, 1)
    board.answer("board", "1: shoot", "no", "loot-rumor deserter", "loot-cargo spices")
    card = board.player().cargo[0]
    assert all(("deserter", [card]) == (world.players[0].rumor, world.players[0].cargo) for world in worlds(board, 1))
    assert len(imagined(board, 2, lambda world: world.players[0].rumor)) > 5
    assert len(imagined(board, 2, lambda world: world.players[0].cargo)) > 5


def test_a_dead_captains_owner_knows_what_was_buried() -> None:
    board = table()
    lose_everything(board.table, Seat(1))
    board.act()
    assert set(imagined(board, 1, lambda world: sorted(world.glory.buried))) == {"['cook.1', 'fair_wind.1']"}
    assert len(imagined(board, 0, lambda world: sorted(world.glory.buried))) > 10
    assert len(imagined(board, 0, lambda world: world.rumors.buried)) > 5


def test_of_cards_that_are_alike_those_go_first_that_everybody_has_seen() -> None:
    board = Board()
    board.load(0, "rum_1", "rum_2")
    show(board.state.cargo, "rum_2")
    board.load(0, "rum_3")
    assert cards_of(board.table, board.player(), "rum", 2) == ["rum_2", "rum_1"]


# --- the market -------------------------------------------------------------------------------------------------------


def test_nobody_else_knows_what_is_on_offer_or_in_the_basket() -> None:
    board = table()
    board.captain(0, "mary_thorne", "frigate", "havana", in_port=True)
    board.demand("havana", "wood")
    board.ashore()
    board.answer("buy-goods")
    board.answer(next(option for option in board.options if option.startswith("buy ")))
    assert isinstance(board.question, WhatToBuy)
    for world in worlds(board, 1):
        assert len(world.turn.market) == 6 and world.turn.basket == []
        assert not any(card.startswith("wood") for card in world.turn.market)
    assert len(imagined(board, 1, lambda world: sorted(world.turn.market))) > 20
    mine = sorted(board.state.turn.market), board.state.turn.basket
    assert all((sorted(world.turn.market), world.turn.basket) == mine for world in worlds(board, 0))


# --- stashes ----------------------------------------------------------------------------------------------------------


def test_a_stash_is_guessed_from_what_could_have_gone_into_the_chest() -> None:
    board = Board()
    player = board.captain(1, gold=17)
    board.act()
    assert set(imagined(board, 0, lambda world: world.players[1].stash)) == {"0"}
    move_to_chest(player, 9, both_ways=True)
    board.act()
    guesses = {int(guess) for guess in imagined(board, 0, lambda world: world.players[1].stash)}
    assert min(guesses) >= 0 and max(guesses) <= 17 and len(guesses) > 8


def test_who_has_not_declared_cannot_have_too_much() -> None:
    board = Board()
    player = board.captain(0, glory=8, gold=60)
    move_to_chest(player, 12, both_ways=True)
    board.act()
    board.answer("end-turn")
    guesses = {int(guess) for guess in imagined(board, 1, lambda world: world.players[0].stash)}
    assert max(guesses) <= 19


def test_who_has_declared_must_have_enough() -> None:
    board = Board()
    player = board.captain(0, glory=8, gold=60)
    move_to_chest(player, 25, both_ways=True)
    board.act()
    board.answer("end-turn")
    guesses = {int(guess) for guess in imagined(board, 1, lambda world: world.players[0].stash)}
    assert min(guesses) >= 20


def test_at_the_end_everything_stashed_is_known() -> None:
    board = Board()
    board.captain(0, glory=10, stash=7)
    board.captain(1, stash=13)
    board.act()
    board.answer("end-turn", "end-turn")
    assert board.state.over
    assert all([player.stash for player in world.players] == [7, 13] for world in worlds(board, None, 5))
