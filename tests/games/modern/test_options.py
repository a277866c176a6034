"""Regole opzionali: rows against Air attacks, bought cards, the limit on defence; and the team game."""

import pytest

from tests.games.modern.board import SHIPS, Board
from tests.games.modern.test_setup import Start, navies
from wardroom import engine
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aiming import Aim
from wardroom.games.modern.rules.defence import Redirected
from wardroom.games.modern.rules.fleets import CardBought
from wardroom.games.modern.rules.flights import Flew
from wardroom.games.modern.rules.navies import ShareTaken, WhichShare, shares, usual_budget
from wardroom.games.modern.rules.resolution import AttackRolled, Sunk
from wardroom.games.modern.rules.winning import LastAfloat, TeamWon, Tied, Won
from wardroom.games.modern.table import BattleTable, ModernTable
from wardroom.words import Speaker

# --- rows against Air attacks -----------------------------------------------------------------------------------------


def bombed(aim: str, *, air_rows: bool = True, hand: str = "repair", foe: tuple[str, ...] = ()) -> Board:
    board = Board(air_rows=air_rows)
    board.lay(0, "us-gary", hand="air-cap repair")
    board.lay(1, *(foe or ("su-druzhny", "su-titan", "su-neustrashimy")), hand=hand)
    board.begin()
    board.answer("play air-cap", f"aim {aim}", "cease")
    return board


@rule("modern", "option.rows")
@pytest.mark.parametrize(("aim", "needs"), [("su-druzhny", 5), ("su-titan", 6), ("su-neustrashimy", 7)])
def test_an_air_attack_needs_more_against_the_rear_rows(aim: str, needs: int) -> None:
    board = bombed(aim)
    board.roll(6)
    board.answer("declare")
    assert board.facts(AttackRolled, "needs", "success") == [(needs, needs <= 6)]


@rule("modern", "option.rows", "option.agree")
def test_without_the_option_rows_do_not_matter() -> None:
    board = bombed("su-neustrashimy", air_rows=False)
    board.roll(5)
    board.answer("declare")
    assert board.facts(AttackRolled, "needs", "success") == [(5, True)]


@rule("modern", "option.rows")
def test_a_battle_plan_can_reach_a_seven() -> None:
    board = Board(air_rows=True)
    board.lay(0, "us-gary", hand="battle-plan air-cap repair")
    board.lay(1, "su-druzhny", "su-titan", "su-neustrashimy", hand="repair")
    board.begin()
    board.answer("play battle-plan", "boost", "1: pass", "play air-cap", "aim su-neustrashimy", "cease")
    board.roll(6)
    board.answer("declare")
    assert board.facts(AttackRolled, "needs", "success") == [(7, True)]


@rule("modern", "option.rows.screening")
def test_after_a_redirection_the_new_row_counts() -> None:
    board = bombed("su-neustrashimy", hand="screening-ship")
    board.answer("meet 1", "screen screening-ship su-titan", "declare")
    board.roll(6)
    board.answer("0: pass")
    assert board.facts(AttackRolled, "target", "needs", "success") == [("su-titan", 6, True)]


@rule("modern", "option.rows.screening", "rows.close")
def test_rows_do_not_close_up_before_all_rolls_are_made() -> None:
    board = Board(air_rows=True)
    board.lay(0, "us-gary us-enterprise", hand="repair")
    board.lay(1, "su-druzhny", "su-titan", hand="repair")
    board.begin()
    board.answer("launch us-enterprise", "aim su-druzhny", "aim su-titan", "cease")
    board.roll(4, 4)
    board.answer("declare")
    assert board.facts(AttackRolled, "target", "needs", "success") == [("su-druzhny", 4, True), ("su-titan", 5, False)]
    assert board.fleet(1) == {"su-titan": 1}


# --- bought cards -----------------------------------------------------------------------------------------------------


def shopping() -> Start:
    start = navies("us", "su", buy_cards=True)
    start.choose("us-nimitz us-enterprise us-oh-perry", "su-admiral-kuznetsov su-kiev su-minsk")
    return start


@rule("modern", "option.cards.buy")
def test_cards_are_bought_one_at_a_time_with_what_is_left() -> None:
    start = shopping()
    sides = start.state.battles[0].sides
    assert (sides[Seat(0)].points, sides[Seat(1)].points) == (1, 3)
    assert start.asked == (0, "which-cards") and "buy-card intel" not in start.options
    assert "buy-card repair" in start.options
    start.answer("buy-card repair")
    assert start.asked == (1, "which-cards") and "buy-card bomber-strike" in start.options
    start.answer("buy-card intel")
    assert start.asked == (0, "which-cards") and start.options == ["ready"]
    start.answer("ready")
    assert start.asked == (1, "which-cards") and "buy-card intel" not in start.options
    start.answer("ready")
    assert start.question == "where-to-place"
    assert [sides[Seat(seat)].points for seat in (0, 1)] == [0, 1]


@rule("modern", "option.cards.buy")
def test_a_card_that_is_sold_out_is_not_offered() -> None:
    start = navies("us", "su", buy_cards=True, budget=50)
    start.choose("us-gary", "su-druzhny")
    for seat in (0, 1, 0):
        start.answer(f"{seat}: buy-card bomber-strike")
    assert "buy-card bomber-strike" not in start.options


@rule("modern", "option.cards.beside", "table.secrecy")
def test_bought_cards_lie_face_down_beside_the_hand() -> None:
    start = shopping()
    start.answer("buy-card repair", "buy-card intel", "ready", "ready")
    while start.question == "where-to-place":
        start.answer(start.options[0])
    battle = start.state.battles[0]
    assert GAME.cards.intel in battle.sides[Seat(1)].beside
    assert [len(side.hand) for side in battle.sides.values()] == [7, 7]
    theirs = start.view(0).battles[0].sides[1]
    assert theirs.beside == 1 and start.view(1).battles[0].beside == ["intel"]
    assert start.view(0).battles[0].beside == ["repair"]
    assert start.facts(CardBought, "player") == [0, 1]
    assert len(battle.deck) == 110 - 16


@rule("modern", "option.cards.beside")
def test_bought_cards_are_played_as_if_from_the_hand() -> None:
    board = Board()
    board.lay(0, "us-gary", face_down="msl-ssm-3 battle-plan", reserve="us-knox")
    board.lay(1, "su-druzhny su-titan", face_down="near-miss-3 superior-tactics")
    board.begin()
    board.answer("reinforce")
    assert board.offers("spend") == ["msl-ssm-3", "battle-plan"]
    board.answer(
        "enough", "play msl-ssm-3", "aim su-druzhny", "cease", "1: meet 1", "1: block near-miss-3", "1: declare"
    )
    board.roll(3)
    board.answer("0: pass")
    assert board.side(1).beside == [GAME.cards.tactics] and board.pile(0) == []


# --- the limit on defence ---------------------------------------------------------------------------------------------


def stormed(
    *fleet: str, limit: bool = True, hand: str = "near-miss-3 near-miss-4 air-cap screening-ship intel"
) -> Board:
    board = Board(defence_limit=limit)
    board.lay(0, "us-nimitz us-enterprise", hand="air-strike repair")
    board.lay(1, *fleet, hand=hand)
    board.begin()
    target = fleet[0].split()[0]
    board.answer("launch us-nimitz")
    while board.question != "what-next":
        board.answer(next(option for option in board.options if target in option))
    board.answer("play air-strike")
    while board.question != "what-next":
        board.answer(next(option for option in board.options if target in option))
    board.answer("cease")
    return board


@rule("modern", "option.defence-limit", "campaign.defence-limit.what")
def test_at_most_as_many_cards_as_ships() -> None:
    board = stormed("su-titan su-druzhny")
    board.answer("meet 1", "block near-miss-3", "meet 2", "screen screening-ship su-druzhny")
    assert board.options == ["declare"]
    free = stormed("su-titan su-druzhny", limit=False)
    free.answer("meet 1", "block near-miss-3", "meet 2", "screen screening-ship su-druzhny")
    assert free.options == ["declare", "meet 1", "meet 2", "meet 3"]


@rule("modern", "option.defence-limit", "campaign.defence-limit.what")
def test_ship_defences_and_evasion_do_not_count() -> None:
    board = stormed("su-smerch su-kirov su-slava")
    board.answer("meet 1", "guard su-kirov 5", "meet 1", "guard su-slava 6")
    board.answer("meet 1", "block near-miss-3", "meet 2", "block near-miss-4", "meet 3", "foil intel")
    assert board.options == ["declare"]


@rule("modern", "campaign.defence-limit.what")
def test_intel_and_copies_count_too() -> None:
    board = stormed("su-titan su-druzhny", hand="intel superior-tactics near-miss-3 near-miss-4")
    board.answer("meet 3", "foil intel", "meet 1", "block near-miss-3")
    assert board.options == ["declare"]


# --- teams ------------------------------------------------------------------------------------------------------------


def squads(*fleets: str, hands: tuple[str, ...] = (), target: int = 25, teams: int = 2) -> Board:
    """Players in teams, each with one row."""
    board = Board(len(fleets), teams=teams, target=target)
    for seat, fleet in enumerate(fleets):
        board.lay(seat, *([fleet] if fleet else []), hand=hands[seat] if hands else "screening-ship")
    return board


@rule("modern", "team.budget")
def test_a_team_divides_its_points_freely() -> None:
    start = navies("us", "su", "uk", "jp", teams=2)
    assert start.state.battles[0].terms.target == 50
    assert start.asked == (0, "which-share") and start.options[0] == "take-share 3"
    assert start.options[-1] == "take-share 48"
    assert start.ask.question == WhichShare(50)
    start.answer("take-share 40", "1: take-share 20")
    assert start.facts(ShareTaken, "player", "points") == [(0, 40), (2, 10), (1, 20), (3, 30)]
    assert [start.state.battles[0].sides[Seat(seat)].points for seat in range(4)] == [40, 20, 10, 30]


@rule("modern", "team.budget")
def test_every_team_has_the_same_points_whatever_its_size() -> None:
    start = navies("us", "su", "uk", teams=2, budget=30)
    start.answer("take-share 12")
    assert [start.state.battles[0].sides[Seat(seat)].points for seat in range(3)] == [12, 30, 18]


@rule("modern", "team.budget", "setup.budget.small")
@pytest.mark.parametrize(
    ("codes", "teams", "points"),
    [
        ("us su uk jp", 2, 50),
        ("us su uk jp cn fr", 2, 50),
        ("us su uk jp cn tw", 2, 50),
        ("us su uk tw", 2, 40),
        ("us su uk no", 2, 30),
        ("us su uk jp cn no", 2, 45),
        ("us su uk jp cn no", 3, 30),
        ("us su uk", 2, 50),
        ("us su tw", 2, 40),
    ],
)
def test_a_team_has_the_usual_points_for_each_member_up_to_fifty(codes: str, teams: int, points: int) -> None:
    start = navies(*codes.split(), teams=teams)
    assert start.state.battles[0].terms.target == points


@rule("modern", "team.win")
def test_the_scores_of_team_mates_count_together_at_the_end_of_a_round() -> None:
    board = squads("us-gary", "su-druzhny", "uk-arrow", "jp-hatsuyuki", target=9)
    board.score(0, "su-kiev")
    board.score(2, "su-slava")
    board.begin(active=2)
    board.roll_freely()
    board.finish()
    assert not board.is_over
    board.finish()
    assert board.winners == (0, 2)
    assert board.facts(TeamWon, "players", "points") == [((0, 2), 10)] and not board.events(Won)


@rule("modern", "team.win")
@pytest.mark.parametrize(
    ("theirs", "winners"), [("us-nimitz", (1, 3)), ("us-enterprise", (0, 1, 2, 3)), ("us-gary", (0, 2))]
)
def test_the_higher_team_total_wins_and_equal_totals_draw(theirs: str, winners: tuple[int, ...]) -> None:
    board = squads("us-gary", "su-druzhny", "uk-arrow", "jp-hatsuyuki", target=9)
    board.score(0, "su-kiev")
    board.score(2, "su-slava")
    board.score(3, theirs)
    board.begin(active=3)
    board.roll_freely()
    board.finish()
    assert board.winners == winners
    told = board.facts(TeamWon, "players") or board.facts(Tied, "players")
    assert told == [winners] and bool(board.events(Tied)) == (len(winners) == 4)


@rule("modern", "team.wipe-out")
def test_sinking_every_ship_of_the_other_side_wins() -> None:
    board = squads("us-gary", "su-druzhny", "uk-arrow", "", hands=("msl-ssm-3", "repair", "repair", "repair"))
    board.begin()
    board.answer("play msl-ssm-3", "cease", "1: declare", "3: declare")
    assert board.winners == (0, 2)
    assert board.facts(TeamWon, "players", "points") == [((0, 2), 3)] and not board.events(LastAfloat)


@rule("modern", "team.wipe-out")
def test_a_team_wiped_out_with_enough_points_is_still_compared() -> None:
    hands = ("msl-ssm-3", "repair", "repair", "repair")
    board = squads("us-gary", "su-druzhny", "uk-arrow", "", hands=hands, target=10)
    board.score(3, "us-nimitz")
    board.begin()
    board.answer("play msl-ssm-3", "cease", "1: declare", "3: declare")
    assert board.winners == (1, 3)


@rule("modern", "team.wipe-out", "team.stay")
def test_a_third_team_plays_on_when_one_is_lost() -> None:
    fleets = ("us-gary", "su-druzhny", "uk-arrow", "", "", "")
    hands = ("msl-ssm-3 screening-ship", "repair", "repair", "torp-4", "torp-4", "torp-4")
    board = squads(*fleets, hands=hands, teams=3)
    board.side(3).rows = {SHIPS["jp-hatsuyuki"]: 1}
    board.begin()
    board.answer(
        "play msl-ssm-3", "against 1", "cease", "1: declare", "2: declare", "4: declare", "5: declare", "enough"
    )
    assert board.side(1).is_out and board.side(4).is_out and not board.side(3).is_out and not board.side(5).is_out
    assert board.battle.active == 2 and not board.is_over


@rule("modern", "team.no-attack")
def test_team_mates_are_never_targets() -> None:
    board = squads(
        "us-gary us-enterprise", "su-druzhny", "uk-arrow", "jp-hatsuyuki", hands=("msl-ssm-3",) + ("repair",) * 3
    )
    board.begin()
    board.answer("play msl-ssm-3")
    assert board.options == ["against 1", "against 3"]
    board.answer("against 1", "launch us-enterprise")
    assert board.options == ["against 1", "against 3"]


@rule("modern", "team.hands", "table.secrecy")
def test_team_mates_do_not_see_each_others_hands() -> None:
    board = squads(
        "us-gary", "su-titan", "uk-arrow", "jp-hatsuyuki", hands=("msl-ssm-3", "repair", "intel intel", "repair")
    )
    board.begin()
    seen = board.battle_view(0)
    assert seen.hand == ["msl-ssm-3"] and [side.hand for side in seen.sides] == [1, 1, 2, 1]
    assert [side.limit for side in seen.sides] == [7, 8, 7, 7]
    assert "intel" not in str(seen)


@rule("modern", "team.defence")
def test_nobody_defends_the_fleet_of_a_team_mate() -> None:
    hands = ("air-strike", "repair", "repair", "near-miss-3 screening-ship intel")
    board = squads("us-gary", "su-druzhny", "uk-arrow", "jp-kongo jp-hatsuyuki", hands=hands)
    board.begin()
    board.answer("play air-strike", "against 1", "cease", "1: declare")
    assert board.asked == (3, "which-attack")
    board.answer("meet 1")
    assert board.options == ["leave", "foil intel"]


@rule("modern", "team.stay")
def test_a_member_without_ships_stays_in_play() -> None:
    hands = ("msl-ssm-3 screening-ship", "torp-4 air-strike", "repair", "repair")
    board = squads("us-gary", "su-druzhny", "uk-arrow", "jp-hatsuyuki", hands=hands)
    board.side(1).reserve = [SHIPS["su-smerch"]]
    board.begin()
    board.answer("play msl-ssm-3", "against 1", "cease", "1: declare", "3: declare", "enough")
    assert not board.side(1).is_out and board.facts(Sunk, "ship") == ["su-druzhny"]
    assert board.asked == (1, "what-next") and len(board.side(1).hand) == 7
    assert {"reinforce", "play air-strike"} <= set(board.options) and "play torp-4" not in board.options


def test_a_plan_hinders_opponents_only() -> None:
    board = squads("us-gary", "su-druzhny", "uk-arrow", "jp-hatsuyuki", hands=("battle-plan",) + ("repair",) * 3)
    board.begin()
    board.answer("play battle-plan")
    assert board.options == ["boost", "hinder 1", "hinder 3"]


# --- the number that is needed ----------------------------------------------------------------------------------------


@rule("modern", "option.rows")
@pytest.mark.parametrize(("aim", "needs"), [("su-druzhny", 5), ("su-titan", 6), ("su-neustrashimy", 7)])
def test_the_number_told_and_shown_is_the_number_needed(aim: str, needs: int) -> None:
    board = bombed(aim)
    assert board.facts(Flew, "target", "needs") == [(aim, needs)]
    assert [attack.needs for attack in board.battle_view(1).attacks] == [needs]
    assert f"succeeds on {needs}+" in GAME.picture(board.view(1), Speaker("en", GAME, ("Anja", "Jona"), Seat(1)).table)


@rule("modern", "option.rows")
def test_each_target_is_offered_with_the_number_needed_against_it() -> None:
    board = Board(air_rows=True)
    board.lay(0, "us-enterprise", hand="bomber-strike repair repair air-cap")
    board.lay(1, "su-druzhny", "su-titan", "su-neustrashimy", beside="su-k-316", hand="repair")
    board.begin()
    board.answer("play air-cap")
    assert [option.needs for option in board.ask.options if isinstance(option, Aim)] == [5, 6, 7, 4]
    board.answer("aim su-druzhny", "launch us-enterprise")
    assert [option.needs for option in board.ask.options if isinstance(option, Aim)] == [4, 5, 6]
    board.answer("aim su-titan", "hold-back", "play bomber-strike", "discard repair", "discard repair")
    assert [option.needs for option in board.ask.options if isinstance(option, Aim)] == [3, 4, 5]


@rule("modern", "option.rows.screening")
def test_a_redirected_attack_says_its_new_number() -> None:
    board = bombed("su-neustrashimy", hand="screening-ship")
    board.answer("meet 1", "screen screening-ship su-druzhny", "declare")
    board.roll(4)
    board.answer("0: pass")
    assert board.facts(Redirected, "ship", "needs") == [("su-druzhny", 5)]
    assert board.battle_view(0).attacks[0].needs == 5


# --- the points of a team ---------------------------------------------------------------------------------------------


@rule("modern", "team.budget")
@pytest.mark.parametrize("points", [5, 23, 99])
def test_team_points_may_be_any_sensible_number(points: int) -> None:
    start = navies("us", "su", "uk", "cn", teams=2, budget=points)
    assert start.state.battles[0].terms.target == points
    while start.asks[0].question.kind in ("which-share", "which-ships"):
        for ask in list(start.asks):
            assert ask.options
            start.answer(f"{ask.seat}: {ask.options[0].notation}")
    assert start.asks


@rule("modern", "team.budget", "team.stay")
def test_where_points_do_not_buy_a_ship_for_everybody_some_begin_without() -> None:
    start = navies("us", "su", "tw", "no", teams=2, budget=5)
    assert start.asked == (0, "which-share") and start.offers("take-share") == ["0", "3", "4", "5"]
    start.answer("take-share 5")
    assert start.facts(ShareTaken, "player", "points")[:2] == [(0, 5), (2, 0)]
    while start.asks[0].question.kind == "which-share":
        start.answer(start.options[-1])
    assert start.options_of(2) == ["ready"] and "ready" not in start.options_of(0)


@rule("modern", "team.win")
def test_the_result_of_a_team_is_the_common_score() -> None:
    board = Board(4, target=11, teams=2)
    board.lay(0, "us-gary", hand="intel")
    board.lay(1, "su-druzhny", hand="intel")
    board.lay(2, "uk-arrow", hand="intel")
    board.lay(3, "cn-jinan", hand="intel")
    board.score(0, "su-kirov")
    board.score(2, "cn-wuhu su-slava")
    board.score(1, "us-knox")
    board.begin(active=3)
    board.roll_freely()
    board.finish()
    assert board.position is not None and board.position.result is not None
    team, others = board.battle_view(0).sides[0].score, board.battle_view(0).sides[1].score
    assert board.position.result.scores == (team, others, team, others) and team > others > 0


@rule("modern", "team.budget")
@pytest.mark.parametrize(("left", "offered"), [(5, [0, 3, 4, 5]), (6, [3]), (7, [3, 4])])
def test_shares_leave_enough_for_those_who_follow(left: int, offered: list[int]) -> None:
    board = Board(4, teams=2)
    for seat, ship in enumerate(("us-gary", "su-smerch", "us-oh-perry", "su-druzhny")):
        board.side(seat).reserve = [SHIPS[ship]]
    table = BattleTable(ModernTable(engine.Table(board.state), GAME.cards, GAME.scenarios), board.battle)
    assert [option.points for option in shares(table, Seat(0), [Seat(2)], left)] == offered
    assert [option.points for option in shares(table, Seat(2), [], left)] == [left]


@rule("modern", "setup.budget.small", "team.budget")
@pytest.mark.parametrize(
    ("teams", "poorest", "budget"), [(0, 33, 25), (0, 32, 20), (0, 24, 20), (0, 23, 15), (2, 33, 50), (2, 24, 40)]
)
def test_the_poorest_navy_sets_the_budget(teams: int, poorest: int, budget: int) -> None:
    board = Board(4, teams=teams)
    for seat in range(4):
        board.side(seat).reserve = worth_of(poorest if seat == 2 else 40)
    table = BattleTable(ModernTable(engine.Table(board.state), GAME.cards, GAME.scenarios), board.battle)
    assert usual_budget(table) == budget


def worth_of(points: int) -> list[int]:
    """Ships worth so many points in all."""
    one = next(number for number, ship in enumerate(GAME.cards.ships) if ship.vp == 1)
    return [one] * points
