"""The rule of thumb: what it chooses, that it beats chance, and what it thinks of a position."""

import pytest

from tests.games.modern.board import Board, War
from tests.games.modern.test_kit import OTHERS, TABLES
from wardroom.engine import Dice, Position, Seat, Stream
from wardroom.engine.game import Options
from wardroom.engine.testkit import Trial
from wardroom.games.modern import GAME
from wardroom.games.modern.bots.preparing import best_row
from wardroom.games.modern.rules.phrasing import ENOUGH
from wardroom.games.modern.state import Sea
from wardroom.games.modern.table import BattleTable
from wardroom.players import Sight
from wardroom.players.bots import Thinking
from wardroom.players.trying import Budget

DICE = Dice(Stream(b"thumb"))
VALUE = GAME.judgement.value


def choice(board: Board | War) -> str:
    """What the rule of thumb would do now."""
    return GAME.judgement.choose(board.state, board.asks[0], DICE).notation


def follow(board: Board | War, *questions: str) -> list[str]:
    """What the rule of thumb answers to some questions in a row."""
    answers = []
    for question in questions:
        assert board.question == question
        answers.append(choice(board))
        board.answer(answers[-1])
    return answers


# --- choices ----------------------------------------------------------------------------------------------------------


def test_it_fires_where_a_ship_sinks() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="msl-ssm-3")
    board.lay(1, "su-slava su-druzhny")
    board.begin()
    assert follow(board, "what-next", "which-target") == ["play msl-ssm-3", "aim su-druzhny"]
    assert choice(board) == "cease"


def test_it_finishes_what_is_damaged() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="msl-ssm-2")
    board.lay(1, "su-admiral-isakov su-druzhny")
    board.hurt("su-druzhny", "gun-small-2")
    board.begin()
    assert follow(board, "what-next", "which-target")[1] == "aim su-druzhny"


def test_it_spreads_air_attacks_over_the_best_targets() -> None:
    board = Board()
    board.lay(0, "us-enterprise")
    board.lay(1, "su-kirov su-smerch", "su-kiev")
    board.begin()
    answers = follow(board, "what-next", "which-flight", "which-flight")
    assert answers[0] == "launch us-enterprise"
    assert set(answers[1:]) == {"aim su-kirov", "aim su-kiev"}


def test_a_submarine_shows_itself_only_to_strike() -> None:
    board = Board()
    board.lay(0, "us-gary", beside="us-los-angeles", hand="torp-4 repair")
    board.lay(1, "su-kirov", hand="repair")
    board.begin()
    assert choice(board) == "surface us-los-angeles"
    idle = Board()
    idle.lay(0, "us-gary", beside="us-los-angeles!", hand="repair")
    idle.lay(1, "su-kirov", hand="repair")
    idle.begin()
    assert choice(idle) == "dive us-los-angeles"


def test_useless_cards_pay_for_ships() -> None:
    board = Board()
    board.lay(0, "us-nimitz", hand="repair repair gun-small-3 air-strike", reserve="us-george-philip us-iowa")
    board.lay(1, "su-kirov", hand="intel")
    board.begin()
    assert follow(board, "what-next", "which-to-spend")[0] == "reinforce"
    while board.question == "which-to-spend":
        assert choice(board).split()[1] != "air-strike"
        board.answer(choice(board))
    board.answer(choice(board))
    assert "us-george-philip" in board.fleet(0)


def test_whoever_pays_for_a_ship_does_not_think_better_of_it() -> None:
    """Else search and hints go in circles: pay, pay, enough, pay again."""
    board = Board()
    board.lay(0, "us-nimitz", hand="repair repair gun-small-3 air-strike", reserve="us-george-philip us-iowa")
    board.lay(1, "su-kirov", hand="intel")
    board.begin()
    board.answer("reinforce", "spend repair")
    merit = GAME.judgement.merit(board.state, board.asks[0])
    assert merit and merit(ENOUGH) < GAME.judgement.folly


def test_it_defends_what_is_about_to_sink() -> None:
    board = Board()
    board.lay(0, "us-gary us-oh-perry", hand="msl-ssm-3 msl-ssm-2")
    board.lay(1, "su-druzhny su-slava", hand="near-miss-3")
    board.begin()
    board.answer("play msl-ssm-3", "support us-gary ssm", "aim su-druzhny")
    board.answer("play msl-ssm-2", "aim su-slava", "cease")
    assert follow(board, "which-attack", "with-what") == ["meet 1", "block near-miss-3"]
    assert choice(board) == "declare"


def test_no_card_is_spent_on_an_attack_that_intel_cancels() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="msl-ssm-3")
    board.lay(1, "su-slava su-druzhny", hand="intel near-miss-3")
    board.begin()
    board.answer("play msl-ssm-3", "aim su-druzhny", "cease")
    assert choice(board) == "meet 1"
    board.answer("1: meet 1", "1: foil intel")
    assert choice(board) == "declare"


def test_a_ship_that_another_screens_is_defended_as_little_as_that_one_deserves() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="air-strike")
    board.lay(1, "su-admiral-kuznetsov su-smerch", hand="screening-ship air-cap")
    board.begin()
    board.answer("play air-strike", "aim su-admiral-kuznetsov", "cease")
    merit = GAME.judgement.merit(board.state, board.asks[0])
    assert merit
    before = max(map(merit, board.asks[0].options))
    board.answer("1: meet 1", "1: screen screening-ship su-smerch")
    merit = GAME.judgement.merit(board.state, board.asks[0])
    assert merit and max(map(merit, board.asks[0].options)) < before / 2


def test_a_torpedo_that_a_submarine_could_use_pays_for_no_reinforcement() -> None:
    board = Board()
    board.lay(0, "us-gary", beside="us-los-angeles", hand="torp-4 repair repair", reserve="us-george-philip")
    board.lay(1, "su-kirov", hand="repair")
    board.begin()
    assert choice(board) == "surface us-los-angeles"


def test_intel_is_for_bombers() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="bomber-strike repair repair")
    board.lay(1, "su-kirov su-slava", hand="intel")
    board.begin()
    board.answer("play bomber-strike", "discard repair", "discard repair")
    board.answer(*["aim su-kirov"] * 4, "cease")
    assert follow(board, "which-attack", "with-what")[1] == "foil intel"


def test_carriers_and_ships_without_arms_stand_behind() -> None:
    board = Board()
    at = GAME.judgement._table(board.state, Seat(0))  # type: ignore[attr-defined]
    assert isinstance(at, BattleTable)
    rows = {name: best_row(at, at.ship_number(name)) for name in ("us-nimitz", "non-combatant", "us-gary", "us-iowa")}
    assert rows == {"us-nimitz": 3, "non-combatant": 3, "us-gary": 1, "us-iowa": 2}


def test_it_never_gives_a_campaign_away() -> None:
    war = War()
    war.own(0, "fr", "fr-doris")
    war.own(1, "cn", "cn-wuhu")
    war.campaign.number = 1
    for seat in (0, 1):
        war.campaign.admirals[seat].mission, war.campaign.admirals[seat].opponent = "engagement", Seat(1 - seat)
    war.brief("commit")
    assert "commit-none" in war.options_of(0)
    assert choice(war).startswith("commit fr-doris")


# --- strength ---------------------------------------------------------------------------------------------------------


def wins(players: int, options: Options, games: int) -> float:
    """The share of games that the rule of thumb wins from each seat by turns, all others playing anything."""
    won = 0.0
    for game in range(games):
        dice, source = Dice(Stream(f"game {game}".encode())), Dice(Stream(f"choices {game}".encode()))
        position = Position(GAME, GAME.setup(GAME.configure(options, players), players, dice), dice)
        mine = game % players
        while position.asks:
            ask = position.asks[0]
            is_mine = ask.seat == mine
            position.answer(
                ask.seat, GAME.judgement.choose(position.state, ask, source) if is_mine else source.pick(ask.options)
            )
        assert position.result is not None
        won += (mine in position.result.winners) / len(position.result.winners)
    return won / games


@pytest.mark.parametrize(
    ("table", "least"),
    [("two", 0.9), ("three", 0.7), ("bear-hug", 0.9), ("panda-bay", 0.85), ("raider-710", 0.75), ("campaign", 0.9)],
)
def test_it_beats_chance_clearly(table: str, least: float) -> None:
    players, options = {**TABLES, **OTHERS}[table]
    assert wins(players, options, 12) >= least


def test_it_plays_every_table_to_its_end() -> None:
    for players, options in [*TABLES.values(), *OTHERS.values()]:
        dice = Dice(Stream(b"end"))
        position: Position[Sea] = Position(GAME, GAME.setup(GAME.configure(options, players), players, dice), dice)
        for _ in range(5_000):
            if not position.asks:
                break
            ask = position.asks[0]
            position.answer(ask.seat, GAME.judgement.choose(position.state, ask, dice))
        assert position.result is not None, options


# --- the value of a position ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["two", "three", "teams", "campaign", "team campaign", "falkland-express"])
def test_all_sides_together_have_one_chance(table: str) -> None:
    players, options = {**TABLES, **OTHERS}[table]
    for match in Trial(GAME, players, 1, options, every=17).moments():
        sea = match.position.state
        sides = {tuple(members(sea, seat)): VALUE(sea, Seat(seat)) for seat in range(players)}
        assert all(0 <= chance <= 1 for chance in sides.values())
        assert sum(sides.values()) == pytest.approx(1)
        assert all(VALUE(sea, Seat(seat)) == chance for team, chance in sides.items() for seat in team)


def members(sea: Sea, seat: int) -> list[int]:
    """Everybody on the side of a seat."""
    if sea.campaign is not None:
        return list(sea.campaign.forces[seat % 2].members)
    teams = sea.battles[0].terms.teams
    return [other for other in range(len(teams)) if teams[other] == teams[seat]]


def test_points_ships_and_cards_make_a_chance_better() -> None:
    board = Board()
    board.lay(0, "us-gary us-oh-perry", hand="intel")
    board.lay(1, "su-druzhny su-slava", hand="intel")
    before = VALUE(board.state, Seat(0))
    board.give(0, "repair")
    with_card = VALUE(board.state, Seat(0))
    board.lay(1, "su-druzhny", hand="")
    with_fewer_foes = VALUE(board.state, Seat(0))
    board.score(0, "su-slava")
    assert before < with_card < with_fewer_foes < VALUE(board.state, Seat(0))


def test_damage_makes_a_chance_worse() -> None:
    board = Board()
    board.lay(0, "us-gary us-oh-perry")
    board.lay(1, "su-druzhny su-slava")
    whole = VALUE(board.state, Seat(0))
    board.hurt("us-gary", "gun-small-2")
    assert VALUE(board.state, Seat(0)) < whole


def test_a_finished_battle_is_won_lost_or_shared() -> None:
    board = Board(3)
    for seat, ship in enumerate(("us-gary", "su-druzhny", "uk-broadsword")):
        board.lay(seat, ship)
    board.battle.won = [Seat(0), Seat(2)]
    assert [VALUE(board.state, Seat(seat)) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_the_protected_ship_is_what_counts() -> None:
    board = Board(scenario="falkland-express")
    board.lay(0, "uk-broadsword", "non-combatant")
    board.lay(1, "ar-hercules")
    safe = VALUE(board.state, Seat(0))
    board.hurt("non-combatant", "gun-small-2")
    hurt = VALUE(board.state, Seat(0))
    board.battle.round = 3
    assert hurt < safe and hurt < VALUE(board.state, Seat(0))
    assert safe > 0.5


def test_the_value_can_be_trusted_while_no_attack_is_under_way() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="msl-ssm-3")
    board.lay(1, "su-slava su-druzhny")
    board.begin()
    assert GAME.judgement.rests(board.state, board.asks[0])
    follow(board, "what-next", "which-target")
    assert board.question == "what-next" and not GAME.judgement.rests(board.state, board.asks[0])


def test_whoever_looks_ahead_comes_to_the_end_of_a_turn() -> None:
    """Preparing and thinking better of it, over and over, puts the enemy's attacks off but never ends a game."""
    dice = Dice(Stream(b"dithering"))
    position = Position(GAME, GAME.setup(GAME.configure({}, 2), 2, dice), dice)
    captain = Thinking(Budget(simulations=6, seconds=1e9)).player(Stream(b"captain"))
    answers = 0
    while position.asks:
        ask = position.asks[0]
        judge = GAME.judgement.choose
        option = captain.choose(Sight(position, ask)) if ask.seat == 0 else judge(position.state, ask, dice)
        position.answer(ask.seat, option)
        answers += 1
        assert answers < 1000


def test_a_turn_lasts_until_another_player_acts() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="msl-ssm-3")
    board.lay(1, "su-slava su-druzhny")
    board.begin()
    now = GAME.judgement.turn(board.state, Seat(1))
    follow(board, "what-next", "which-target")
    assert GAME.judgement.turn(board.state, Seat(1)) == now
    while board.asks[0].seat == 0 or board.question != "what-next":
        board.answer(choice(board))
    assert GAME.judgement.turn(board.state, Seat(1)) != now
