"""Come si vince, Sequenza di Gioco: rounds, scores, elimination, draws; discarding and drawing."""

import pytest

from tests.games.modern.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern.rules.hands import NewDeck
from wardroom.games.modern.rules.resolution import Eliminated
from wardroom.games.modern.rules.scenario import ScenarioBegan
from wardroom.games.modern.rules.turn import Discarded, Drew, RoundBegan, TurnBegan
from wardroom.games.modern.rules.winning import LastAfloat, TeamWon, Tied, Won


def pair(target: int = 11, **switches: int) -> Board:
    """Two fleets of ships that cannot answer, each with a missile in hand."""
    board = Board(target=target, **switches)
    board.lay(0, "us-gary us-knox", hand="msl-ssm-3")
    board.lay(1, "su-druzhny su-neustrashimy", hand="msl-ssm-3")
    return board


def sink(board: Board, ship: str, by: str = "") -> None:
    """The active player sinks a ship by a missile; the other lets it happen."""
    board.answer("play msl-ssm-3")
    while board.question == "which-support":
        board.answer(next(option for option in board.options if by in option))
    while board.question in ("which-opponent", "which-target"):
        wanted = [option for option in board.options if ship in option] or board.options
        board.answer(wanted[0])
    board.answer("cease")
    while board.asks and board.question == "which-attack":
        board.answer("declare")


def end_turn(board: Board) -> None:
    """Nothing more, up to the next turn."""
    board.roll_freely()
    board.finish()


@rule("modern", "win.check", "win.target")
def test_reaching_the_target_does_not_stop_the_round() -> None:
    board = pair(target=9)
    board.score(0, "su-slava su-admiral-isakov")
    board.begin()
    sink(board, "su-druzhny")
    assert board.battle_view(0).sides[0].score == 10
    assert not board.is_over and board.battle.active == 1
    end_turn(board)
    assert board.winners == (0,) and board.facts(Won, "player", "points") == [(0, 10)]


@rule("modern", "win.target", "ex.target-twenty")
@pytest.mark.parametrize(("target", "is_won"), [(20, True), (21, False)])
def test_the_target_is_the_budget(target: int, is_won: bool) -> None:
    board = Board(target=target)
    board.lay(0, "us-gary", hand="repair")
    board.lay(1, "su-druzhny", hand="repair")
    board.score(0, "su-admiral-kuznetsov su-kiev su-slava")
    board.begin(active=1)
    end_turn(board)
    assert board.is_over is is_won


@rule("modern", "win.highest")
def test_the_highest_of_several_wins() -> None:
    board = Board(3, target=5)
    for seat, ship in enumerate(("us-gary", "su-druzhny", "uk-arrow")):
        board.lay(seat, ship)
    board.score(0, "su-kiev")
    board.score(1, "us-ticonderoga us-knox")
    board.score(2, "us-virginia")
    board.begin(active=2)
    end_turn(board)
    assert board.winners == (1,) and board.facts(Won, "points") == [9]


@rule("modern", "win.tie")
def test_equal_highest_scores_are_a_draw() -> None:
    board = Board(3, target=5)
    for seat, ship in enumerate(("us-gary", "su-druzhny", "uk-arrow")):
        board.lay(seat, ship)
    board.score(0, "su-kiev")
    board.score(1, "us-ticonderoga")
    board.score(2, "us-virginia")
    board.begin(active=2)
    end_turn(board)
    assert board.winners == (0, 1) and board.facts(Tied, "players", "points") == [((0, 1), 6)]


@rule("modern", "win.tie")
def test_equal_scores_below_the_target_decide_nothing() -> None:
    board = pair()
    board.score(0, "su-kiev")
    board.score(1, "us-ticonderoga")
    board.begin(active=1)
    end_turn(board)
    assert not board.is_over and board.battle.round == 2


@rule("modern", "win.last")
def test_the_last_fleet_wins_at_once_in_mid_round() -> None:
    board = Board(3, target=25)
    board.lay(0, "us-gary", hand="msl-ssm-3")
    board.lay(1, "su-druzhny")
    board.lay(2, "uk-arrow")
    board.side(2).rows = {}
    board.side(2).is_out = True
    board.begin()
    sink(board, "su-druzhny")
    assert board.winners == (0,) and board.facts(LastAfloat, "player") == [0]


@rule("modern", "win.last", "win.wiped-out")
def test_a_score_at_the_target_beats_the_last_fleet() -> None:
    board = pair(target=5)
    board.lay(1, "su-druzhny", hand="repair")
    board.score(1, "us-ticonderoga")
    board.begin()
    sink(board, "su-druzhny", "us-gary")
    assert board.winners == (1,)


@rule("modern", "win.wiped-out")
def test_a_fleet_just_lost_can_draw() -> None:
    board = pair(target=6)
    board.lay(1, "su-druzhny", hand="repair")
    board.score(1, "us-ticonderoga")
    board.score(0, "su-admiral-isakov")
    board.begin()
    sink(board, "su-druzhny", "us-gary")
    assert board.winners == (0, 1)


@rule("modern", "win.elimination", "turn.round")
def test_a_player_without_ships_is_out_and_skipped() -> None:
    board = Board(3, target=25)
    board.lay(0, "us-gary", hand="msl-ssm-3 repair")
    board.lay(1, "su-druzhny", hand="intel near-miss-3", reserve="su-kiev")
    board.lay(2, "uk-arrow", hand="repair")
    board.begin()
    sink(board, "1")
    assert board.facts(Eliminated, "player") == [1] and board.side(1).is_out
    assert board.hand(1) == [] and {"intel", "near-miss-3"} <= set(board.discarded)
    end_turn(board)
    assert board.battle.active == 2 and board.side(1).hand == []
    end_turn(board)
    assert board.battle.round == 2 and board.battle.active == 0
    end_turn(board)
    assert board.battle.active == 2
    assert board.facts(TurnBegan, "player") == [0, 2, 0, 2]


@rule("modern", "turn.round")
def test_a_round_is_one_turn_each() -> None:
    board = Board(3)
    for seat, ship in enumerate(("us-gary", "su-druzhny", "uk-arrow")):
        board.lay(seat, ship)
    board.begin()
    for _ in range(4):
        end_turn(board)
    assert board.facts(TurnBegan, "player") == [0, 1, 2, 0, 1]
    assert board.facts(RoundBegan, "number") == [1, 2]


@rule("modern", "win.check")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"), [("su-kiev", "us-gary", (0,)), ("su-kiev", "us-ticonderoga", (0, 1))]
)
def test_a_limit_of_rounds_ends_with_the_highest_score(mine: str, theirs: str, winners: tuple[int, ...]) -> None:
    board = pair(target=25, rounds=3)
    board.score(0, mine)
    board.score(1, theirs)
    board.begin(active=1, number=3)
    end_turn(board)
    assert board.winners == winners


# --- discarding and drawing -------------------------------------------------------------------------------------------


@rule("modern", "discard.step")
def test_only_the_active_player_discards_any_cards_of_the_hand() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="repair repair torp-4", face_down="intel")
    board.lay(1, "su-druzhny", hand="torp-4")
    board.begin()
    board.answer("cease")
    assert board.options == ["enough", "discard torp-4", "discard repair"]
    board.answer("discard repair", "discard torp-4", "discard repair")
    assert board.facts(Discarded, "player", "cards") == [(0, ("repair", "torp-4", "repair"))]
    assert board.battle_view(0).beside == ["intel"]
    assert board.asked == (1, "what-next")


@rule("modern", "discard.step")
def test_nothing_need_be_discarded() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="repair torp-4")
    board.lay(1, "su-druzhny")
    board.begin()
    board.answer("cease", "enough")
    assert board.events(Discarded) == [] and {"repair", "torp-4"} <= set(board.hand(0))


@rule("modern", "draw.all")
def test_everybody_draws_up_to_the_limit_the_active_player_first() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="repair")
    board.lay(1, "su-titan", hand="torp-4 torp-4")
    board.lay(2, "uk-arrow", hand=" ".join(["gun-small-2"] * 5 + ["msl-ssm-1"] * 4))
    board.deck("intel near-miss-3 battle-plan battle-plan battle-plan intel")
    board.begin(active=1)
    board.answer("cease", "enough")
    assert board.facts(Drew, "player", "count") == [(1, 6), (0, 6)]
    assert {"intel", "near-miss-3", "battle-plan"} <= set(board.hand(1))
    assert [len(board.side(seat).hand) for seat in range(3)] == [7, 8, 9]


@rule("modern", "command.loss", "draw.all")
def test_losing_command_takes_no_card_away() -> None:
    board = Board()
    board.lay(0, "us-gary us-knox", hand="msl-ssm-3 msl-ssm-3 repair")
    board.lay(1, "su-titan su-druzhny", hand="gun-small-2 gun-small-2 gun-small-2 torp-4 torp-4 torp-5 torp-5 torp-4")
    board.hurt("su-titan", "gun-small-2")
    board.begin()
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim su-titan")
    board.answer("play msl-ssm-3", "aim su-titan", "cease")
    board.answer("declare")
    assert board.pile(0) == ["su-titan"]
    assert board.battle_view(1).sides[1].limit == 7
    board.answer("enough")
    assert len(board.side(1).hand) == 8 and board.facts(Drew, "player") == [0]


@rule("modern", "deck.reshuffle")
def test_the_discards_become_the_deck_when_the_last_card_is_drawn() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="repair")
    board.lay(1, "su-druzhny", hand="repair")
    battle = board.battle
    battle.discards, battle.deck = battle.deck[:-6], battle.deck[-6:]
    board.begin()
    board.roll_freely()
    board.answer("cease", "enough")
    assert board.facts(NewDeck, "count") == [102]
    assert battle.discards == [] and len(battle.deck) == 102 - 6


@rule("modern", "deck.reshuffle")
def test_without_deck_and_discards_nobody_draws() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="repair")
    board.lay(1, "su-druzhny")
    board.battle.deck = board.battle.deck[-3:]
    board.begin()
    board.answer("cease", "enough")
    assert [len(board.side(seat).hand) for seat in (0, 1)] == [4, 0]
    assert board.events(NewDeck) == []


@rule("modern", "option.rounds", "win.wiped-out")
@pytest.mark.parametrize(("last_round", "winner"), [(2, 1), (3, 2)])
def test_at_a_round_limit_only_fleets_afloat_or_just_lost_are_compared(last_round: int, winner: int) -> None:
    board = Board(3, target=25, rounds=3)
    board.lay(0, "us-gary", hand="repair")
    board.lay(1, "su-druzhny", hand="repair")
    board.lay(2)
    board.side(2).is_out, board.side(2).last_round = True, last_round
    board.score(1, "us-knox")
    board.score(2, "us-iowa")
    board.begin(active=1, number=3)
    board.roll_freely()
    board.finish()
    assert board.winners == (winner,)
    assert [event.cites for event in board.events(Won)] == ["option.rounds"]


@rule("modern", "option.rounds", "win.elimination")
def test_the_round_in_which_a_fleet_was_lost_is_remembered() -> None:
    board = Board(3, target=25, rounds=8)
    board.lay(0, "us-gary us-knox", hand="msl-ssm-3")
    board.lay(1, "su-neustrashimy", hand="repair")
    board.lay(2, "uk-arrow", hand="repair")
    board.begin(number=4)
    sink(board, "su-neustrashimy", by="us-gary")
    end_turn(board)
    assert board.side(1).is_out and board.side(1).last_round == 4


@rule("modern", "team.wipe-out", "team.win")
def test_a_team_that_is_wiped_out_is_told_of_as_a_team() -> None:
    board = Board(4, teams=2)
    board.lay(0, "us-gary", hand="gun-small-2")
    board.lay(1, "su-druzhny")
    board.lay(2, "uk-broadsword")
    board.lay(3)
    board.hurt("su-druzhny", "msl-ssm-2")
    board.begin()
    board.answer("play gun-small-2", "cease")
    assert board.facts(Eliminated, "player", "cites") == [(1, "team.wipe-out"), (3, "team.wipe-out")]
    assert board.facts(TeamWon, "players", "cites") == [((0, 2), "team.wipe-out")]


@rule("modern", "team.win", "option.rounds", "win.tie")
@pytest.mark.parametrize(
    ("rounds", "scores", "event", "cites"),
    [
        (0, ("su-kirov su-slava", ""), TeamWon, "team.win"),
        (0, ("su-kirov su-slava", "us-enterprise"), Tied, "team.win"),
        (3, ("su-smerch", ""), TeamWon, "option.rounds"),
        (3, ("", ""), Tied, "option.rounds"),
    ],
)
def test_what_decides_between_teams_is_told(rounds: int, scores: tuple[str, str], event: type, cites: str) -> None:
    board = Board(4, target=10, teams=2, rounds=rounds)
    for seat, ship in enumerate(("us-gary", "su-druzhny", "uk-broadsword", "cn-jinan")):
        board.lay(seat, ship, hand="intel")
    for seat, ships in enumerate(scores):
        board.score(seat, ships)
    board.begin(active=3, number=3)
    board.roll_freely()
    board.idle("nothing")
    assert board.facts(event, "cites") == [cites]


@rule("modern", "scenario.general", "setup.order")
def test_a_battle_without_a_scenario_tells_of_none() -> None:
    board = Board()
    board.roll(6, 1)
    board.start()
    assert board.events(ScenarioBegan) == [] and board.question == "which-navy"
    other = Board(scenario="bear-hug")
    other.roll(6, 1)
    other.start()
    assert other.facts(ScenarioBegan, "scenario") == ["bear-hug"]


@rule("modern", "win.elimination")
def test_whoever_is_out_goes_out_once() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="gun-small-2 msl-ssm-2")
    board.lay(1, "su-kirov", hand="gun-small-2")
    board.lay(2)
    board.side(2).is_out, board.side(2).last_round = True, 1
    board.begin(number=2)
    board.answer("play msl-ssm-2")
    board.roll_freely()
    board.finish()
    assert board.damage("su-kirov") == 2 and board.events(Eliminated) == [] and board.side(2).last_round == 1


@rule("modern", "win.elimination", "card.battle-plan.minus")
def test_whoever_is_out_is_nobodys_opponent() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="battle-plan msl-ssm-2")
    board.lay(1, "su-kirov", hand="near-miss-3")
    board.lay(2)
    board.side(2).is_out, board.side(2).last_round = True, 1
    board.begin(number=2)
    board.answer("play battle-plan")
    assert board.options == ["boost", "hinder 1"]
    board.answer("boost", "1: pass", "play msl-ssm-2", "cease")
    assert board.asked == (1, "which-attack") and board.battle.turn.defenders == [1]


@rule("modern", "win.elimination")
def test_whoever_loses_a_single_ship_alone_cites_the_usual_rule() -> None:
    board = Board(3)
    board.lay(0, "us-gary", hand="air-strike")
    board.lay(1, "su-titan")
    board.lay(2, "uk-arrow")
    board.begin()
    board.answer("play air-strike", "against 1")
    board.roll(6)
    board.answer("cease")
    assert board.facts(Eliminated, "player", "cites") == [(1, "win.elimination")]
