"""What a seat cannot know is dealt anew, fairly; what it has seen stays true in every world it imagines."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tests.games.kaiser.board import Board
from tests.games.kaiser.solo import PHANTOM, REAL
from wardroom.engine import Dice, Match, Position, Seat, Stream, seeded
from wardroom.engine.game import Options
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trial import play_on
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.assists import WhichAssist
from wardroom.games.kaiser.rules.committing import HowToCommit
from wardroom.games.kaiser.state import Sea

WORLDS = 60


def worlds(board: Board, watcher: int | None, count: int = WORLDS) -> Iterator[Position[Sea]]:
    """Worlds that the watcher can imagine now; what the watcher sees is the same in all of them."""
    assert board.position is not None
    seat = None if watcher is None else Seat(watcher)
    seen = to_plain(GAME.view(board.state, seat))
    kept = GAME.conserved(board.state)
    for number in range(count):
        world = board.position.imagine(seat, Stream(f"world {number}".encode()))
        assert to_plain(GAME.view(world.state, seat)) == seen
        assert GAME.conserved(world.state) == kept
        yield world


def names(cards: Sequence[int]) -> list[str]:
    return [GAME.cards.actions[card].type for card in cards]


def hands(board: Board, watcher: int | None, holder: int) -> list[list[str]]:
    """What the watcher imagines in somebody's hand, world by world."""
    return [sorted(names(world.state.players[holder].hand)) for world in worlds(board, watcher)]


def varies(seen: Sequence[object]) -> bool:
    return len({str(each) for each in seen}) > 1


def table(*held: Sequence[str], players: int = 3, teams: bool = False) -> Board:
    """A board with these hands, and a ship and a merchant for everybody."""
    board = Board(players, teams=teams)
    for seat, (german, merchant) in enumerate(
        [("greif", "maria"), ("emden", "lovat"), ("mowe", "author"), ("wolf", "otaki")][:players]
    ):
        board.lay(seat, [german], [merchant], held[seat] if seat < len(held) else ["reflag", "boarding_party"])
    board.begin()
    return board


# --- who knows what ---------------------------------------------------------------------------------------------------


def test_a_hand_seen_by_intelligence_stays_in_every_world_of_the_one_who_saw_it() -> None:
    board = table(["intelligence", "second_chance"], ["amc", "qqq", "scuttle"])
    board.answer("commit intelligence", "as-action", "commit second_chance", "as-action")
    board.answer("play intelligence", "look-at-hand 1")
    assert set(map(str, hands(board, 0, 1))) == {str(["amc", "qqq", "scuttle"])}
    assert varies(hands(board, 0, 2))
    assert varies(hands(board, 2, 1))
    assert varies(hands(board, None, 1))
    assert GAME.view(board.state, Seat(0)).known == ["amc.1", "qqq.1", "scuttle.1"]
    assert GAME.view(board.state, Seat(2)).known == []


def test_a_known_card_that_is_played_is_known_no_longer() -> None:
    board = table(["intelligence", "collier"], ["amc", "qqq"])
    board.answer("commit intelligence", "as-action", "commit collier", "on-ship greif")
    board.answer("play intelligence", "look-at-hand 1", "play collier", "aim lovat")
    board.roll(1, "d8:1", "d4:1", 8, 1, "d8:1", "d8:8")
    board.answer("react amc")
    assert GAME.view(board.state, Seat(0)).known == ["qqq.1"]


def test_a_known_hand_is_not_known_where_its_owner_lays_it() -> None:
    board = table(["intelligence"], ["amc", "collier", "scuttle"])
    board.answer("commit intelligence", "as-action", "play intelligence", "look-at-hand 1")
    board.answer("commit amc", "as-british", "commit collier", "on-ship emden", "ready")
    laid = [[names([each.card])[0] for each in world.state.turn.committed] for world in worlds(board, 0)]
    drawn = {"amc", "collier", "scuttle"}
    assert varies(laid)
    assert all(set(each) <= drawn for each in laid)


def test_the_order_of_draws_is_known_to_the_one_who_made_it() -> None:
    board = table(["intelligence", "second_chance"])
    board.deck("amc", "qqq", "scuttle")
    board.answer("commit intelligence", "as-action", "commit second_chance", "as-action")
    board.answer("play intelligence", "look-at-deck")
    assert all(names(world.state.deck[-3:]) == ["scuttle", "qqq", "amc"] for world in worlds(board, 0))
    board.answer("draw-next scuttle")
    for watcher in (1, 2, None):
        assert varies([names(world.state.deck[-3:]) for world in worlds(board, watcher)])
    board.answer("draw-next amc")
    assert all(names(world.state.deck[-3:]) == ["qqq", "amc", "scuttle"] for world in worlds(board, 0))


def test_an_order_made_by_somebody_else_is_forgotten() -> None:
    board = table(["intelligence.1"], ["intelligence.2", "second_chance", "reflag"])
    board.deck("amc", "qqq", "scuttle", "recalled")
    board.answer("commit intelligence", "as-action", "play intelligence", "look-at-deck")
    board.answer("draw-next amc", "draw-next qqq")
    assert GAME.view(board.state, Seat(0)).known == ["qqq.1", "scuttle.1"]
    board.answer("commit intelligence", "as-action", "commit second_chance", "as-action")
    board.answer("ready", "play intelligence", "look-at-deck", "draw-next recalled")
    assert GAME.view(board.state, Seat(0)).known == []
    assert varies([names(world.state.deck[-3:]) for world in worlds(board, 0)])


def test_cards_taken_by_recon_aircraft_are_known_to_taker_and_victim_alone() -> None:
    board = table(["recon_aircraft", "reflag"], ["amc", "qqq", "scuttle"])
    board.answer("commit recon_aircraft", "as-action", "ready")
    board.roll("d3:1", "d2:1")
    board.answer("play recon_aircraft", "aim-at 1")
    assert board.hand(0) == ["reflag", "amc", "qqq"]
    assert all({"amc", "qqq"} <= set(hand) for hand in hands(board, 1, 0))
    assert varies(hands(board, 2, 0))
    for world in worlds(board, 2):
        loot = world.state.turn.loot
        assert len(loot) == 2
        assert set(loot) <= set(world.state.players[0].hand)
        assert sum(option.kind == "commit" for option in world.asks[0].options) in (1, 2)


def test_one_of_two_cards_taken_and_laid_down_could_be_either_for_its_victim() -> None:
    board = table(["recon_aircraft", "reflag"], ["amc", "qqq", "scuttle"])
    board.answer("commit recon_aircraft", "as-action", "ready")
    board.roll("d3:1", "d2:1")
    board.answer("play recon_aircraft", "aim-at 1", "commit amc", "as-british")
    laid = [names([each.card for each in world.state.turn.committed]) for world in worlds(board, 1)]
    assert {str(each) for each in laid} == {"['amc']", "['qqq']"}


def test_cards_taken_from_a_known_hand_make_the_rest_uncertain_for_others() -> None:
    board = table(["intelligence"], ["recon_aircraft", "second_chance", "reflag"], ["amc", "qqq", "scuttle"])
    board.answer("commit intelligence", "as-action", "play intelligence", "look-at-hand 2")
    board.answer("commit recon_aircraft", "as-action", "commit second_chance", "as-action", "ready")
    board.roll("d3:1", "d2:1")
    board.answer("play recon_aircraft", "aim-at 2")
    assert GAME.view(board.state, Seat(0)).known == []
    assert varies(hands(board, 0, 2))


def test_cards_that_all_have_seen_are_uncertain_once_their_hand_is_raided_and_no_others() -> None:
    board = table(["recon_aircraft", "reflag"], ["amc", "qqq", "scuttle"], ["trap", "recalled"])
    seen = [*board.state.players[1].hand[:1], *board.state.players[2].hand[:1]]
    board.state.shown += seen
    board.answer("commit recon_aircraft", "as-action", "ready")
    board.roll("d3:2", "d2:2")
    board.answer("play recon_aircraft", "aim-at 1")
    assert GAME.view(board.state, None).known == ["trap.1"]
    assert "amc.1" in GAME.view(board.state, Seat(0)).known


def test_discards_taken_by_wireless_intercept_are_known_to_all() -> None:
    board = table(["wireless_intercept", "second_chance"], ["reflag"])
    board.discards("amc", "qqq")
    board.answer("commit wireless_intercept", "as-action", "commit second_chance", "as-action")
    board.answer("play wireless_intercept")
    for watcher in (1, 2, None):
        assert all({"amc", "qqq"} <= set(hand) for hand in hands(board, watcher, 0))
        assert set(GAME.view(board.state, None if watcher is None else Seat(watcher)).known) == {"amc.1", "qqq.1"}
    assert GAME.view(board.state, Seat(0)).known == []


def test_exchanged_cards_are_known_to_their_giver() -> None:
    board = table(["exchange_information", "amc", "second_chance"], [], ["qqq", "scuttle"], players=4, teams=True)
    board.answer("commit exchange_information", "as-action", "commit second_chance", "as-action", "ready")
    board.answer("play exchange_information", "give amc")
    assert board.ask.seat == 2
    for watcher in (1, 2, 3, None):
        promised = [names([card for _, card in world.state.turn.gifts]) for world in worlds(board, watcher)]
        assert varies(promised)
        assert [] in promised
    board.answer("give scuttle", "give-no-more")
    assert all("amc" in hand for hand in hands(board, 0, 2))
    assert all(hand == ["scuttle"] for hand in hands(board, 2, 0))
    assert varies(hands(board, 1, 0))


# --- cards face down --------------------------------------------------------------------------------------------------


def test_until_a_player_is_ready_nobody_knows_what_lies_where() -> None:
    board = table(["amc", "collier", "scuttle", "reflag"])
    board.answer("commit collier", "on-ship greif", "commit amc", "as-british", "commit scuttle")
    assert isinstance(board.ask.question, HowToCommit)
    asked = set()
    for world in worlds(board, 1):
        assert world.state.turn.committed == []
        assert len(world.state.players[0].hand) == 4
        question = world.asks[0].question
        assert isinstance(question, HowToCommit)
        asked.add(question.card)
    assert len(asked) > 5
    assert all(world.state.turn == board.state.turn for world in worlds(board, 0))


def laid(world: Position[Sea]) -> list[str]:
    return names([each.card for each in world.state.turn.committed])


@rule("kaiser", "3.2.1.f")
def test_face_down_cards_keep_their_places_and_halves_and_nothing_else() -> None:
    board = table(["amc", "collier", "scuttle", "reflag"])
    board.answer("commit collier", "on-ship greif", "commit scuttle", "as-action", "commit reflag", "as-british")
    board.answer("ready")
    seen: list[set[str]] = [set(), set(), set()]
    for world in worlds(board, 1, count=300):
        committed = world.state.turn.committed
        assert [each[1:] for each in committed] == [each[1:] for each in board.state.turn.committed]
        for known, card in zip(seen, laid(world), strict=True):
            known.add(card)
    assert all(len(cards) > 20 for cards in seen)
    assert not {"amc", "trap", "lay_mines", "bounding_main"} & seen[1]  # nothing of these lies upright there
    assert {"reflag", "surprise_attack"} <= seen[1] and {"amc", "lay_mines", "bounding_main"} <= seen[2]


@rule("kaiser", "3.2.1.f")
def test_what_lies_upright_on_a_ship_is_lay_mines_in_every_world() -> None:
    board = Board(2)
    board.lay(0, ["meteor", "mowe"], ["maria"], ["lay_mines.1", "lay_mines.2", "reflag", "amc"])
    board.lay(1, ["emden"], ["lovat"], ["collier"])
    board.begin()
    board.answer("commit lay_mines.1", "lay-mines-from meteor", "commit lay_mines.2", "lay-mines-from mowe", "ready")
    assert {tuple(laid(world)) for world in worlds(board, 1)} == {("lay_mines", "lay_mines")}


@rule("kaiser", "3.2.1.f")
def test_mines_that_were_seen_in_the_hand_are_likelier_on_the_raider_than_others() -> None:
    board = Board(2)
    board.lay(0, ["emden"], ["maria"], ["intelligence"])
    board.lay(1, ["meteor"], ["lovat"], ["lay_mines.1", "amc", "qqq"])
    board.begin()
    board.deck("collier", "trap")
    board.answer("commit intelligence", "as-action", "play intelligence", "look-at-hand 1")
    board.answer("commit lay_mines", "lay-mines-from meteor", "ready")
    cards = Counter(world.state.turn.committed[0].card for world in worlds(board, 0, count=400))
    # Of three cards all three were seen: it can be no other.
    assert set(cards) == {board.state.turn.committed[0].card}
    for world in worlds(board, 0):
        assert sorted(names(world.state.players[1].hand)) == ["amc", "qqq"]


def test_team_cards_lie_on_ships_in_the_team_game_only() -> None:
    for teams in (False, True):
        board = table(["collier", "scuttle"], players=4, teams=teams)
        board.answer("commit collier", "on-ship greif", "commit scuttle", "as-british")
        seen: Counter[str] = Counter()
        for world in worlds(board, 1, count=400):
            seen.update(names([each.card for each in world.state.turn.committed if each.ship != -1]))
        assert bool({"bounding_main", "exchange_information"} & set(seen)) is teams


def test_the_card_of_a_deceived_player_has_been_shown() -> None:
    board = Board(3)
    for seat, ship in enumerate(["greif", "emden", "mowe"]):
        board.lay(seat, [ship], ["maria", "lovat", "author"][seat : seat + 1], ["collier", "scuttle", "reflag"][seat:])
    board.state.players[0].waiting = "deception"
    board.roll("d3:1")
    board.begin()
    assert all(names([each.card for each in world.state.turn.committed]) == ["collier"] for world in worlds(board, 1))


def test_others_may_imagine_that_no_assist_card_is_there() -> None:
    board = table(["collier", "surprise_attack", "reflag"])
    board.answer("commit collier", "on-ship greif", "commit surprise_attack", "as-action", "ready")
    board.answer("play collier", "aim lovat")
    assert isinstance(board.ask.question, WhichAssist)
    offered = {tuple(option.kind for option in world.asks[0].options) for world in worlds(board, 1)}
    assert {("announce",), ("announce", "join")} <= offered


# --- fairness ---------------------------------------------------------------------------------------------------------


def test_every_card_that_might_be_there_is_there_equally_often() -> None:
    board = table(["amc", "qqq"], ["scuttle", "collier", "reflag"], players=2)
    count = 3000
    seen = Counter(card for world in worlds(board, 0, count) for card in world.state.players[1].hand)
    unknown = 100 - 2
    expected = count * 3 / unknown
    assert len(seen) == unknown
    chi_square = sum((seen[card] - expected) ** 2 / expected for card in seen)
    assert chi_square < unknown + 4 * (2 * unknown) ** 0.5


def test_in_solitaire_the_phantoms_hand_and_the_buried_cards_are_anything_unseen() -> None:
    board = Board(1)
    board.lay(REAL, ["greif"], ["maria"], ["collier", "scuttle"])
    board.lay(PHANTOM, ["mowe"], ["lovat"], ["amc", "qqq"])
    board.roll("d4:1")
    board.roll_freely()
    board.begin(PHANTOM)
    own = {"collier", "scuttle"}
    assert varies([names(world.state.players[PHANTOM].hand) for world in worlds(board, REAL)])
    assert varies([names(world.state.buried) for world in worlds(board, REAL)])
    for world in worlds(board, REAL):
        assert set(names(world.state.players[REAL].hand)) == own
        assert sorted(world.state.solitaire) == [*range(20)]
    assert varies([world.state.solitaire for world in worlds(board, REAL)])


# --- worlds are games -------------------------------------------------------------------------------------------------

TABLES: list[tuple[int, Options]] = [
    (1, {}),
    (2, {"torpedo_prizes": True, "pursuit": True, "prize_supply": True}),
    (3, {"deck": 40}),
    (4, {"deck": 50, "teams": True}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_imagined_worlds_play_on_to_the_end(players: int, options: Options) -> None:
    match = Match(GAME, ["Anne", "Bart", "Cora", "Drew"][:players], options, seeded(5, players))
    dice = Dice(Stream(b"choices"))
    watchers: list[Seat | None] = [None, *map(Seat, range(players))]
    while not match.is_over:
        ask = match.asks[0]
        if match.sequence % 29 == 7:
            world = match.position.imagine(watchers[match.sequence % len(watchers)], dice.source)
            kept = GAME.conserved(world.state)
            play_on(world, dice, 5_000)
            assert world.result is not None
            assert GAME.conserved(world.state) == kept
        match.answer(ask.seat, dice.pick(ask.options).notation)


@pytest.mark.parametrize(("players", "options"), TABLES[1:])
def test_a_world_of_one_seat_imagined_again_by_another_is_a_game_too(players: int, options: Options) -> None:
    match = Match(GAME, ["Anne", "Bart", "Cora", "Drew"][:players], options, seeded(6, players))
    dice = Dice(Stream(b"choices again"))
    while not match.is_over:
        ask = match.asks[0]
        if match.sequence % 31 == 3:
            world = match.position.imagine(Seat(0), dice.source).imagine(Seat(1), dice.source)
            assert GAME.conserved(world.state) == GAME.conserved(match.position.state)
            play_on(world, dice, 40)
        match.answer(ask.seat, dice.pick(ask.options).notation)
