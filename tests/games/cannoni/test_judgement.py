"""The rule of thumb: it brings guns to bear, rakes, sees to fires, boards when it pays, and knows who is ahead."""

import pytest

from tests.games.cannoni.board import Board, battery, gb, us
from wardroom.engine import Dice, Position, Seat, Stream
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.bots.chart import Chart, place_merit
from wardroom.games.cannoni.bots.judgement import Flagship
from wardroom.games.cannoni.bots.worth import boarding_merit, expected, higher
from wardroom.games.cannoni.scenario import heading_of
from wardroom.games.cannoni.state import NONE, Battle
from wardroom.players import Sight, bot
from wardroom.players.look import LookAhead
from wardroom.players.trying import Budget


def choice(board: Board) -> str:
    """What the rule of thumb does now."""
    judge = Flagship(board.game)
    return judge.choose(board.state, board.ask, Dice(Stream(b"judge"))).notation


def test_it_fires_when_it_can() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 24, 20, "N")).start(gb_shannon=1)
    assert choice(board) == "fire starboard us_chesapeake hull"


def test_it_sails_to_where_it_can_rake() -> None:
    board = Board(gb("gb_shannon", 17, 15.5, "E"), us("us_chesapeake", 20, 20, "N"), wind="NW").start(gb_shannon=1)
    board.answer(choice(board))
    view = board.game.view(board.state, Seat(0))
    assert view.ships[0].x > 17


def test_it_sails_for_the_wind_gauge() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 30, 20, "N"), wind="W")
    ship, table = board["gb_shannon"], board.table
    windward = Chart(table, 0)._approach()
    ship.x = 40
    assert Chart(table, 0)._approach() < windward


def test_it_closes_in_from_afar() -> None:
    board = Board(gb("gb_shannon", 10, 20, "N"), us("us_chesapeake", 50, 20, "N"), wind="S").start(gb_shannon=1)
    board.answer(choice(board))
    assert board["gb_shannon"].heading in range(1, 48)


def test_it_does_not_offer_its_stern_to_a_loaded_broadside() -> None:
    board = Board(gb("gb_shannon", 20, 25, "N", load=["", ""]), us("us_chesapeake", 20, 20, "E"), wind="NW")
    ship, table = board["gb_shannon"], board.table
    raked = place_merit(table, 0)
    ship.heading = 24
    assert place_merit(table, 0) > raked + 0.3


def test_it_loads_a_second_ball_alongside_while_there_is_time() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 23, 20, "N"), ammunition=True)
    board.start(gb_shannon=3)
    assert choice(board) == "load starboard double"
    board.answer("load starboard double")
    assert choice(board) == "fire starboard us_chesapeake hull"


def test_it_loads_grape_at_close_quarters() -> None:
    empty = gb("gb_shannon", 20, 20, "N", owes=False, load=["", ""])
    board = Board(empty, us("us_chesapeake", 23, 20, "N"), ammunition=True).start(gb_shannon=2)
    assert choice(board) == "load starboard grape"


def test_it_puts_a_fire_out_first() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False, burning=True), us("us_wasp", 55, 45)).start(gb_shannon=1)
    assert choice(board) == "fight-fire"


def test_it_tacks_out_of_irons() -> None:
    board = Board(gb("gb_shannon", 20, 20, "W"), us("us_wasp", 55, 45)).start(gb_shannon=1)
    assert choice(board).startswith("tack")


def test_it_loads_what_is_empty() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False, load=["", ""]), us("us_chesapeake", 24, 20)).start(
        gb_shannon=1
    )
    assert choice(board) == "load starboard ball"


def test_it_does_not_leave_the_table_unless_it_wants_to() -> None:
    board = Board(gb("gb_shannon", 4, 20, "W"), gb("gb_java", 40, 20), us("us_wasp", 55, 45), wind="N")
    board.start(gb_shannon=1)
    board.answer("more", "straight", "move 3")
    assert choice(board) == "stay-on"


def test_it_stays_on_the_table_beside_a_sinking_enemy() -> None:
    enemies = us("us_wasp", 14, 20, sinking=9), us("us_essex", 14, 24, sinking=9)
    board = Board(gb("gb_shannon", 8, 20, "W"), *enemies, wind="N").start(gb_shannon=1)
    board.answer(choice(board))
    assert abs(board["gb_shannon"].heading - heading_of("W")) >= 8


def test_no_course_beyond_the_edge_looks_better_than_one_on_the_table() -> None:
    board = Board(gb("gb_shannon", 3, 24, "SW"), us("us_chesapeake", 7, 28, "SW"), wind="N").start(gb_shannon=1)
    chart = Chart(board.table, 0)
    inside, outside = (chart.at(x, 20, 60) for x in (6, 0.5))
    assert outside < inside - 3


def test_a_prize_is_brought_home() -> None:
    board = Board(gb("us_essex", 4, 20, "W", born=1), gb("gb_java", 40, 20), us("us_wasp", 55, 45), wind="N")
    board.start(us_essex=1)
    board.answer("more", "straight", "move 3")
    assert choice(board) == "leave-table"


@pytest.mark.parametrize(("far", "token"), [(6, "token 5"), (35, "token 1")])
def test_high_tokens_are_for_a_fight(far: float, token: str) -> None:
    board = Board(gb("gb_shannon", 10, 20), us("us_chesapeake", 10 + far, 20)).begin("victory")
    judge = Flagship(board.game)
    assert judge.choose(board.state, board.ask_of(0), Dice(Stream(b"token"))).notation == token


def test_it_boards_the_weaker_and_not_the_stronger() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 22, 20, crew=1), us("us_independence", 30, 20))
    assert boarding_merit(board.table, 0, 1) > 0 > boarding_merit(board.table, 0, 2)


def test_a_battery_fires_and_loads() -> None:
    board = Board(
        gb("gb_shannon", 30, 35, "E"), us("us_wasp", 55, 5), forts=[(1, [battery("guns", 30, 40, "S")])]
    ).start(guns=2)
    assert choice(board) == "salvo gb_shannon hull"
    board.roll(5, 9).answer("salvo gb_shannon hull")
    assert choice(board) == "load-battery"


def test_better_odds_promise_more() -> None:
    assert expected(0, 10) < expected(4, 10) < expected(8, 10)
    assert higher(0, 10) == pytest.approx(0.45)


def test_the_value_of_a_battle_goes_by_what_is_left() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 40, 20, hull=[2, 2], crew=2))
    board.state.stage = "act"
    judge = Flagship(board.game)
    mine, theirs = (judge.value(board.state, Seat(seat)) for seat in (0, 1))
    assert mine > 0.6 and mine + theirs == pytest.approx(1)
    even = Board(gb("gb_sirius", 20, 20), us("gb_iphigenia", 40, 20))
    even.state.stage = "act"
    assert judge.value(even.state, Seat(0)) == pytest.approx(0.5)


def test_a_rake_about_to_be_fired_is_worth_something() -> None:
    values = []
    for heading in ("E", "N"):
        board = Board(gb("gb_shannon", 20, 16, heading), us("us_chesapeake", 20, 20, "N"))
        board.state.stage = "act"
        values.append(Flagship(board.game).value(board.state, Seat(0)))
    assert values[0] > values[1] + 0.05


def test_before_the_ships_are_mustered_it_knows_nothing() -> None:
    options = GAME.configure({"scenario": "free"}, 2)
    assert GAME.judgement.value(GAME.setup(options, 2, Dice(Stream(b"free"))), Seat(0)) == 0.5


@pytest.mark.parametrize("name", ["gb_shannon", "us_chesapeake"])
def test_whoever_is_alone_plays_each_ship_for_her_own_side(name: str) -> None:
    ships = gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 23, 20, "N", owes=False)
    board = Board(*ships, seats=1).start(**{name: 1})
    board.game.judgement = Flagship(board.game)
    assert board.position is not None
    look = LookAhead(Sight(board.position, board.ask), Stream(b"alone"), Budget(200, 60.0))
    chances = {verdict.option.notation: verdict.chance for verdict in look.verdicts()}
    fire = next(option for option in chances if option.startswith("fire"))
    assert chances[fire] > chances["pass"] + 0.02


def test_a_battle_that_is_over_is_worth_what_it_brought() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 23, 20, "N"))
    board.state.ending = "crushing"
    for winner, worth in ((0, (1.0, 0.0)), (1, (0.0, 1.0)), (NONE, (0.5, 0.5))):
        board.state.winner = winner
        assert tuple(Flagship(board.game).value(board.state, Seat(seat)) for seat in (0, 1)) == worth


def play(bots: tuple[str, str], seed: int) -> Position[Battle]:
    dice = Dice(Stream(seed.to_bytes(8, "little")))
    position = Position(GAME, GAME.setup(GAME.configure({}, 2), 2, dice), dice)
    players = [bot(name, f"{seed} {at}".encode()) for at, name in enumerate(bots)]
    while position.asks:
        ask = position.asks[0]
        position.answer(ask.seat, players[ask.seat].choose(Sight(position, ask)))
    return position


def test_it_beats_random_play() -> None:
    won = sum(play(("thumb", "random"), seed).state.winner == 0 for seed in range(6))
    won += sum(play(("random", "thumb"), seed).state.winner == 1 for seed in range(6, 12))
    assert won >= 9


def test_a_duel_of_two_of_its_kind_is_decided() -> None:
    endings = [play(("thumb", "thumb"), seed).state.ending for seed in range(100, 110)]
    assert sum(ending in ("crushing", "partial") for ending in endings) >= 9


def test_it_plays_every_scenario_to_its_end() -> None:
    for name in ("camperdown_3v3", "anse_barque_1809", "free"):
        dice = Dice(Stream(name.encode()))
        options = GAME.configure({"scenario": name, "turns": 5}, 2)
        position = Position(GAME, GAME.setup(options, 2, dice), dice)
        while position.asks:
            ask = position.asks[0]
            position.answer(ask.seat, GAME.judgement.choose(position.state, ask, dice))
        assert position.state.ending
