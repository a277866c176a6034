"""2.x, 3.1 Rounds: the deal, the first player, the end of a round, what is carried over, and who wins."""

from collections.abc import Sequence

import pytest

from tests.games.kaiser.board import Board
from wardroom.engine import BadSetup, Dice, Result, Seat, Stream
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.committing import WhatToCommit
from wardroom.games.kaiser.rules.rounds import (
    AnotherRound,
    FirstPlayer,
    Kept,
    RolledForFirst,
    RoundEnded,
    WhichToKeep,
    Won,
)
from wardroom.games.kaiser.rules.turn import DrewCard, DrewMerchants, ExtraTurn, TurnBegan
from wardroom.games.kaiser.state import Sea


def dealt(players: int, **switches: Setting) -> Sea:
    return GAME.setup(GAME.configure(switches, players), players, Dice(Stream(b"rounds")))


def opened(players: int, **switches: Setting) -> Board:
    """A table as it is dealt, in the turn of player 0."""
    board = Board(players, **switches)
    board.state = dealt(players, **switches)
    return board


def names(board: Board, cards: Sequence[int]) -> set[str]:
    return {GAME.cards.ships[card].id for card in cards}


# --- 2.0 rounds -------------------------------------------------------------------------------------------------------


@rule("kaiser", "2.0.a")
def test_a_game_is_three_rounds() -> None:
    board = opened(2)
    board.score(0, "lovat")
    board.roll_freely()
    board.begin()
    board.idle()
    assert board.facts(RoundEnded, "number") == [1, 2, 3]
    assert board.position is not None and board.position.result is not None


@rule("kaiser", "2.0.a", "2.1.5.b")
@pytest.mark.parametrize(("players", "draws"), [(2, 28), (3, 42), (4, 56)])
def test_a_round_goes_once_through_the_deck_in_fourteen_turns_each(players: int, draws: int) -> None:
    board = opened(players)
    board.begin()
    board.idle(until=WhichToKeep)
    assert [event.left for event in board.events(DrewCard)] == [*range(draws - 1, -1, -1)]
    turns = [event.player for event in board.events(TurnBegan)]
    assert [turns.count(Seat(seat)) for seat in range(players)] == [14] * players


@rule("kaiser", "2.0.b")
def test_the_last_draw_ends_the_round_at_once() -> None:
    board = Board(2)
    board.lay(0, german=["emden"], merchants=["maria", "dee"], hand=["second_chance"])
    board.lay(1, merchants=["lovat"])
    board.cut(1)
    board.begin()
    board.answer("commit second_chance", "as-action", "play second_chance")
    assert board.facts(RoundEnded, "number") == [1]
    assert not board.events(DrewMerchants)
    assert not board.events(ExtraTurn)
    assert len(board.events(TurnBegan)) == 1
    assert board.state.players[0].merchants[2:] == board.state.players[1].merchants[1:] == []


@rule("kaiser", "2.0.b")
def test_the_last_but_one_draw_ends_nothing() -> None:
    board = Board(2)
    board.lay(0, hand=["second_chance"])
    board.cut(2)
    board.begin()
    board.answer("commit second_chance", "as-action", "play second_chance")
    assert board.facts(ExtraTurn, "player") == [0]
    assert board.events(RoundEnded) == []


@rule("kaiser", "2.0.c", "3.0.a")
def test_seats_and_the_way_round_stay_for_the_whole_game() -> None:
    board = opened(3)
    board.score(0, "lovat")
    board.roll_freely()
    board.begin()
    board.idle()
    firsts = iter([Seat(0), *(event.player for event in board.events(FirstPlayer))])
    turn, expected = 0, Seat(0)
    for told in board.told:
        if isinstance(told.event, RoundEnded) and told.event.number < 3:
            turn = 0
        elif isinstance(told.event, TurnBegan):
            expected = next(firsts) if turn == 0 else Seat((expected + 1) % 3)
            assert told.event.player == expected
            turn += 1
    assert len(board.events(TurnBegan)) == 3 * 42


# --- 2.1, 2.2 the deal ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "out", "left"),
    [
        pytest.param(4, 20, 80, marks=rule("kaiser", "2.1.1")),
        pytest.param(3, 40, 60, marks=rule("kaiser", "2.1.2")),
        pytest.param(2, 60, 40, marks=rule("kaiser", "2.1.3")),
    ],
)
def test_action_cards_taken_out_by_the_number_of_players(players: int, out: int, left: int) -> None:
    board = opened(players)
    board.score(0, "lovat")
    board.roll_freely()
    board.begin()
    seen: list[set[int]] = []
    for _ in range(3):
        sea = board.state
        assert len(sea.removed) == out
        assert len(sea.deck) + sum(len(player.hand) for player in sea.players) == left
        seen.append(set(sea.removed))
        board.idle(until=WhichToKeep)
        board.idle(until=WhatToCommit)
    assert seen[0] != seen[1] != seen[2]


@rule("kaiser", "2.1.1", "2.1.2", "2.1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_knows_which_cards_were_taken_out(players: int) -> None:
    sea = dealt(players)
    seats = [None, *map(Seat, range(players))]
    before = [GAME.view(sea, seat) for seat in seats]
    sea.deck[0], sea.removed[0] = sea.removed[0], sea.deck[0]
    assert [GAME.view(sea, seat) for seat in seats] == before


@rule("kaiser", "2.1.4")
@pytest.mark.parametrize("deck", [25, 30, 40, 50, 60, 70, 80, 90])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_as_long_as_agreed(players: int, deck: int) -> None:
    sea = dealt(players, deck=deck)
    assert len(sea.deck) == deck - 6 * players
    assert len(sea.removed) == 100 - deck


@rule("kaiser", "2.1.4")
def test_the_agreed_length_holds_in_every_round() -> None:
    board = opened(2, deck=25)
    board.roll_freely()
    board.begin()
    board.idle(until=WhichToKeep)
    board.idle(until=WhatToCommit)
    assert (len(board.state.deck), len(board.state.removed)) == (13, 75)


@rule("kaiser", "2.1.4")
def test_at_least_one_card_stays_out() -> None:
    for deck in (0, 90):
        assert dealt(4, deck=deck, expansion=False).removed
    assert GAME.configure({"deck": 80}, 1)["deck"] == 80
    with pytest.raises(BadSetup):  # of the 88 cards of the solitaire game
        GAME.configure({"deck": 90}, 1)
    assert GAME.configure({"deck": 99}, 2)["deck"] == 99
    wrong: list[Setting] = [100, 12, 1, -1, "40", True]
    for size in wrong:
        with pytest.raises(BadSetup):
            GAME.configure({"deck": size}, 2)


@rule("kaiser", "2.1.5.a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_ships_three_merchants_and_six_cards_each(players: int) -> None:
    sea = dealt(players)
    for player in sea.players:
        assert (len(player.german), len(player.merchants), len(player.hand)) == (3, 3, 6)
        assert not any(GAME.cards.ships[ship.card].is_merchant for ship in player.german)
        assert all(GAME.cards.ships[ship.card].is_merchant for ship in player.merchants)
    assert (len(sea.german_deck), len(sea.merchant_deck)) == (20 - 3 * players, 60 - 3 * players)


@rule("kaiser", "2.1.5.a")
def test_the_decks_lie_face_down() -> None:
    sea = dealt(3)
    seats = [None, Seat(0), Seat(1), Seat(2)]
    before = [GAME.view(sea, seat) for seat in seats]
    for deck in (sea.german_deck, sea.merchant_deck, sea.deck):
        deck.reverse()
    assert [GAME.view(sea, seat) for seat in seats] == before


@rule("kaiser", "2.1.5.c")
def test_a_turn_in_fog_takes_no_card() -> None:
    board = Board(2)
    board.lay(0, hand=["fog_bank"])
    board.lay(1, hand=["collier"])
    board.begin()
    deck = len(board.state.deck)
    board.answer("commit fog_bank", "as-action", "play fog_bank")
    assert board.state.active == 0  # player 1 has had the turn in fog
    assert board.facts(DrewCard, "player", "left") == [(0, deck - 1)]
    assert board.hand(1) == ["collier"]


@rule("kaiser", "2.1.5.c")
def test_a_skipped_turn_takes_no_card() -> None:
    board = Board(4, teams=True)
    board.lay(0, hand=["bounding_main"])
    board.lay(1, hand=["collier"])
    board.lay(2, hand=["monitor"])
    board.begin()
    deck = len(board.state.deck)
    board.answer("commit bounding_main", "as-action", "play bounding_main")
    assert board.state.active == 2
    assert board.facts(DrewCard, "player", "left") == [(0, deck - 1)]
    assert board.hand(1) == ["collier"]


@rule("kaiser", "2.1.5.c")
def test_aircraft_and_wireless_take_no_card_from_the_deck() -> None:
    board = Board(2)
    board.lay(0, hand=["recon_aircraft", "wireless_intercept"])
    board.lay(1, hand=["collier", "monitor"])
    board.discards("scuttle", "interned")
    board.begin()
    deck = len(board.state.deck)
    board.answer("commit recon_aircraft", "as-action", "commit wireless_intercept", "as-action")
    board.roll("d2:1", "d1:1")
    board.answer("play recon_aircraft", "play wireless_intercept")
    assert sorted(board.hand(0)) == ["collier", "interned", "monitor", "scuttle"]
    assert len(board.state.deck) == deck


@rule("kaiser", "2.2")
def test_forces_lie_open_and_hands_are_secret_from_everybody() -> None:
    sea = dealt(4, teams=True)
    others = [None, Seat(0), Seat(2), Seat(3)]  # seat 3 is the partner of seat 1
    before = {seat: GAME.view(sea, seat) for seat in [*others, Seat(1)]}
    player = sea.players[1]
    ids = [GAME.cards.ships[ship.card].id for ship in (*player.german, *player.merchants)]
    for view in before.values():
        shown = view.players[1]
        assert [ship.id for ship in (*shown.german, *shown.merchants)] == ids
        assert shown.hand == 6
    player.hand[0], sea.deck[0] = sea.deck[0], player.hand[0]
    assert all(GAME.view(sea, seat) == before[seat] for seat in others)
    assert GAME.view(sea, Seat(1)).hand != before[Seat(1)].hand


# --- 3.1 the first player ---------------------------------------------------------------------------------------------


@rule("kaiser", "3.1.a")
def test_the_highest_d10_starts_the_first_round() -> None:
    board = opened(3)
    board.roll(4, 9, 6)
    board.begin_round()
    assert board.facts(FirstPlayer, "player") == [1]
    assert board.state.active == board.ask.seat == 1


@rule("kaiser", "3.1.a")
def test_only_the_tied_roll_again() -> None:
    board = opened(4)
    board.roll(8, 3, 8, 8, 5, 5, 2, 6, 7)
    board.begin_round()
    rolled = [(event.player, event.roll) for event in board.events(RolledForFirst)]
    assert rolled == [(0, 8), (1, 3), (2, 8), (3, 8), (0, 5), (2, 5), (3, 2), (0, 6), (2, 7)]
    assert board.state.active == 2


@rule("kaiser", "3.1.b")
def test_or_the_weakest_force_starts() -> None:
    board = Board(3, first="lowest")
    board.lay(0, german=["karlsruhe", "emden", "wolf"])
    board.lay(1, german=["geier", "iltis", "dresden"])
    board.lay(2, german=["meteor", "seeadler", "mowe"])
    board.begin_round()  # 56, 38 and 42 points
    assert board.state.active == 1
    assert not board.events(RolledForFirst)


@rule("kaiser", "3.1.b")
def test_equally_weak_forces_roll() -> None:
    board = Board(3, first="lowest")
    board.lay(0, german=["karlsruhe", "emden", "wolf"])
    board.lay(1, german=["berlin", "iltis", "dresden"])
    board.lay(2, german=["nurnberg", "seeadler", "cormoran"])
    board.roll(3, 9)
    board.begin_round()  # 56, 42 and 42 points
    assert [event.player for event in board.events(RolledForFirst)] == [1, 2]
    assert board.state.active == 2


@rule("kaiser", "3.1.c")
@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize("first", ["dice", "lowest"])
def test_the_fewest_round_points_start_the_later_rounds(number: int, first: str) -> None:
    board = opened(3, first=first)
    for player, points in zip(board.state.players, ([3, 2], [2, 3], [3, 1]), strict=True):
        player.round_points = points
    board.begin_round(number)
    assert board.state.active == 2
    assert not board.events(RolledForFirst)


@rule("kaiser", "3.1.c")
def test_equally_few_round_points_are_rolled_for() -> None:
    board = opened(3)
    for player, points in zip(board.state.players, ([1], [3], [1]), strict=True):
        player.round_points = points
    board.roll(2, 7)
    board.begin_round(2)
    assert [event.player for event in board.events(RolledForFirst)] == [0, 2]
    assert board.state.active == 2


# --- 2.4 between two rounds -------------------------------------------------------------------------------------------


def end_of_round(board: Board) -> None:
    """Bring the round to its end by an idle turn of player 0."""
    board.cut(1)
    board.roll_freely()
    board.begin()
    board.idle(until=WhichToKeep)


@rule("kaiser", "2.4.a")
def test_all_action_cards_go_back_and_markers_are_removed() -> None:
    board = Board(2)
    board.lay(0, german=["wolf"], hand=["collier"])
    scarred = board.ship("meteor", recognised=True, damage=1, low=True, refuge="island_refuge")
    player = board.lay(1, german=[scarred], merchants=["lovat"], hand=["monitor"])
    player.waiting, player.waiting_card = "deception", board.take("deception")
    board.score_cards(1, "amc")
    board.discards("scuttle", "interned")
    end_of_round(board)
    board.answer("keep-no-more", "keep meteor")
    assert GAME.conserved(board.state)[1] == list(range(100))  # type: ignore[index]
    assert (board.state.discards, player.pile, player.waiting, player.waiting_card) == ([], [], "", -1)
    kept = board.find("meteor")[1]
    assert (kept.damage, kept.low, kept.in_refuge) == (0, False, False)
    assert sum(len(player.hand) for player in board.state.players) + len(board.state.deck) == 40


@rule("kaiser", "2.4.b")
def test_used_ships_go_under_their_decks() -> None:
    board = Board(2)
    prize = board.ship("appam", prize=True)
    board.lay(0, german=["wolf", prize], merchants=["maria"])
    board.lay(1, merchants=["lovat"])
    board.score(0, "dee", "emden")
    board.score(1, "hyades", how="safe")
    end_of_round(board)
    board.answer("keep-no-more")
    sea = board.state
    assert names(board, sea.merchant_used) == {"appam", "maria", "lovat", "dee", "hyades"}
    assert names(board, sea.german_used) == {"wolf", "emden"}
    dealt_now = {ship.card for player in sea.players for ship in (*player.german, *player.merchants)}
    assert not dealt_now & {*sea.merchant_used, *sea.german_used}
    assert GAME.conserved(sea)[0] == list(range(80))  # type: ignore[index]


@rule("kaiser", "2.4.1.a")
def test_one_survivor_at_most_is_kept() -> None:
    board = Board(2)
    board.lay(0, german=["wolf", "emden", board.ship("lovat", prize=True)])
    board.lay(1, german=["geier"])
    end_of_round(board)
    assert board.options == ["keep-no-more", "keep wolf", "keep emden"]
    board.answer("0: keep emden")
    assert board.options == ["keep-no-more", "keep geier"]
    board.answer("1: keep-no-more")
    assert board.facts(Kept, "player", "ships") == [(0, ("emden",))]
    assert board.find("emden")[0] == 0
    assert names(board, board.state.german_used) == {"wolf", "geier"}


@rule("kaiser", "2.4.1.a")
def test_a_player_without_survivors_has_nothing_to_keep() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("lovat", prize=True)])
    board.lay(1, german=["geier"])
    end_of_round(board)
    assert board.ask.seat == 1


@rule("kaiser", "2.4.1.b")
def test_survivors_are_not_handed_to_others() -> None:
    board = Board(4)
    board.lay(0, german=["wolf", "emden"])
    end_of_round(board)
    assert board.options == ["keep-no-more", "keep wolf", "keep emden"]
    board.answer("keep wolf")
    assert board.find("wolf")[0] == 0
    assert not board.is_in_play("emden")


@rule("kaiser", "2.4.2", "2.4.3", "2.4.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_anew(players: int) -> None:
    board = opened(players)
    old = {ship.card for player in board.state.players for ship in player.merchants}
    out = set(board.state.removed)
    board.roll_freely()
    board.begin()
    board.idle(until=WhichToKeep)
    board.idle(until=WhatToCommit)
    sea = board.state
    for player in sea.players:
        assert (len(player.german), len(player.merchants), len(player.hand)) == (3, 3, 6)
        assert not old & {ship.card for ship in player.merchants}
        for ship in player.german:
            assert ship.recognised == GAME.cards.ships[ship.card].is_warship
    assert out & {*sea.deck, *(card for player in sea.players for card in player.hand)}
    assert sea.round == 2


@rule("kaiser", "2.4.3")
def test_a_kept_raider_starts_hidden_and_clean_among_three_ships() -> None:
    board = Board(2)
    board.lay(0, german=[board.ship("wolf", recognised=True, damage=1, low=True), "geier"])
    end_of_round(board)
    board.answer("keep wolf")
    force = board.state.players[0].german
    assert len(force) == 3
    wolf = board.find("wolf")[1]
    assert (wolf.recognised, wolf.damage, wolf.low) == (False, 0, False)


@rule("kaiser", "2.4.3")
def test_a_kept_warship_stays_recognised() -> None:
    board = Board(2)
    board.lay(0, german=["emden"])
    end_of_round(board)
    board.answer("keep emden")
    assert board.find("emden")[1].recognised


@rule("kaiser", "2.4.4")
def test_the_new_deck_is_shuffled() -> None:
    board = Board(2)
    board.lay(0, german=["wolf"])
    end_of_round(board)
    assert board.position is not None
    rolled = len(board.position.table.dice.record)
    board.answer("keep-no-more")
    sides = [sides for sides, _ in board.position.table.dice.record[rolled:]]
    assert [*range(100, 1, -1)] == sides[:99]


@rule("kaiser", "2.4.5")
def test_a_kept_ship_costs_a_card() -> None:
    board = Board(3)
    board.lay(0, german=["wolf"])
    board.lay(1, german=["geier"])
    end_of_round(board)
    board.answer("keep wolf", "keep-no-more")
    assert [len(player.hand) for player in board.state.players] == [5, 6, 6]
    assert len(board.state.deck) == 60 - 17


# --- 2.5 the end of the game ------------------------------------------------------------------------------------------


def third_round(victory: Sequence[list[int]], rounds: Sequence[list[int]]) -> Board:
    """The end of the third round, with what each player has earned in the first two."""
    board = Board(len(victory))
    board.state.round = 3
    for player, points, earned in zip(board.state.players, victory, rounds, strict=True):
        player.victory_points, player.round_points = points, earned
    board.lay(0, german=["wolf"])
    board.cut(1)
    board.roll_freely()
    return board


def result_of(board: Board) -> Result:
    """Play the round to its end, and the game with it."""
    board.begin()
    board.idle(until=WhichToKeep)
    assert board.position is not None and board.position.result is not None
    return board.position.result


@rule("kaiser", "2.5.a")
def test_the_most_round_points_win() -> None:
    board = third_round([[50, 60], [1, 2], [20, 20]], [[1, 1], [3, 3], [2, 1]])
    board.score(0, "lovat")
    assert result_of(board) == Result((5, 6, 3), (2, 1, 3))


@rule("kaiser", "2.5.b", "2.3.3.d")
@pytest.mark.parametrize(("points", "places"), [([50, 60], (1, 2, 3)), ([1, 1], (2, 1, 3))])
def test_equal_round_points_are_decided_by_victory_points(points: list[int], places: tuple[int, ...]) -> None:
    board = third_round([points, [30, 30], [0, 0]], [[1, 2], [3, 3], [0, 0]])
    board.score(0, "lovat")
    assert result_of(board) == Result((6, 6, 0), places)
    assert board.facts(Won, "under") == ["2.5.b"]


@rule("kaiser", "2.5.c")
def test_equal_in_everything_plays_on_until_it_is_decided() -> None:
    board = third_round([[10, 10], [20, 7], [1, 1]], [[1, 2], [3, 3], [1, 1]])
    board.score(0, "lovat")  # 27 Victory Points and 6 Round Points for two of the three
    board.begin()
    board.idle(until=WhichToKeep)
    assert board.events(AnotherRound) == [AnotherRound("2.5.c")]
    board.idle(until=WhatToCommit)
    assert (board.state.round, len(board.state.deck)) == (4, 42)
    board.idle(until=WhichToKeep)
    assert len(board.events(AnotherRound)) == 2
    board.idle(until=WhatToCommit)
    board.score(1, "maria")
    board.idle(until=WhichToKeep)
    assert board.position is not None
    assert board.position.result == Result((6, 9, 2), (2, 1, 3))
    assert board.facts(Won, "player", "under") == [(1, "2.5.c")]
    assert len(board.events(RoundEnded)) == 3


@rule("kaiser", "2.5.c")
def test_a_tie_behind_the_winner_decides_nothing() -> None:
    board = third_round([[10, 10], [5, 5], [5, 5]], [[3, 3], [2, 2], [2, 2]])
    board.score(0, "lovat")
    assert result_of(board) == Result((9, 4, 4), (1, 2, 2))
    assert board.facts(Won, "player", "partner", "under") == [(0, None, "2.5.a")]
    assert not board.events(AnotherRound)
