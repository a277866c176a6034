"""What is explained of a choice before the dice fall, against what the rules then do."""

from collections.abc import Callable
from itertools import product

import pytest

from tests.games.clear import CLEAR
from tests.games.marauders.board import Board
from tests.games.marauders.test_battle import duel, second_round
from wardroom.engine import Explanation, Seat
from wardroom.games.marauders import GAME
from wardroom.games.marauders.explain.ashore import AreaBecomes, CardsForSale, GoldLeft, RoomLeft
from wardroom.games.marauders.explain.chances import MaySlipAway, WithoutCharm, WithSecondTry, contest_odds
from wardroom.games.marauders.rules.battle import ContestRolled
from wardroom.games.marauders.rules.raid import MerchantFound, RaidRolled
from wardroom.games.marauders.rules.sides import contest_winner
from wardroom.games.marauders.rules.skills import SkillTested, TryAgain, successes
from wardroom.games.marauders.rules.yard import ShipBought
from wardroom.games.marauders.state import Battle, Side
from wardroom.games.marauders.table import MOST_CARGO
from wardroom.lab.simulate import Experiment

FACES = range(1, 7)


def explained(board: Board, play: str) -> Explanation:
    """What is said about an option on offer."""
    option = next(option for option in board.ask.options if option.notation == play)
    return GAME.explain(board.state, board.ask, option)


def chances(told: Explanation) -> list[float]:
    return [each.chance for each in told.chances]


def share(dice: int, holds: Callable[[tuple[int, ...]], bool]) -> float:
    """In how many of all rolls of so many dice something holds."""
    rolls = [*product(FACES, repeat=dice)]
    return sum(map(holds, rolls)) / len(rolls)


def lookout(captain: str = "mary_thorne", **more: object) -> Board:
    """A captain off Tortuga, where a merchant lies."""
    board = Board()
    board.captain(0, captain, "sloop", "tortuga", **more)  # type: ignore[arg-type]
    board.merchant("tortuga", "ned")
    board.act()
    return board


def finds(dice: tuple[int, ...]) -> bool:
    """Whether Mary Thorne, rolling this, finds the merchant."""
    board = lookout()
    board.roll(*dice)
    board.answer("scout-merchant tortuga")
    return bool(board.events(MerchantFound))


def test_the_chance_of_a_test_is_the_share_of_rolls_that_pass_it() -> None:
    told = explained(lookout(), "scout-merchant tortuga")
    dice = len(told.sums[0].dice)
    assert chances(told)[0] == pytest.approx(share(dice, finds))
    assert not told.notes and [each.is_good for each in told.chances] == [True, False]


def test_a_test_is_explained_with_as_many_dice_as_are_rolled() -> None:
    for captain in ("mary_thorne", "ann_hawley", "tomas_arrieta"):
        board = lookout(captain)
        dice = len(explained(board, "scout-merchant tortuga").sums[0].dice)
        board.roll_freely()
        board.answer("scout-merchant tortuga")
        (tested,) = board.events(SkillTested)
        assert dice == len(tested.dice)


def test_a_second_try_is_reckoned_and_named() -> None:
    board = lookout("lucien_marchais")
    told = explained(board, "scout-merchant tortuga")
    dice = len(told.sums[0].dice)
    assert chances(told)[1] == pytest.approx((2 / 3) ** (2 * dice))
    assert [type(note) for note in told.notes] == [WithSecondTry]
    board.roll(*[1] * dice)
    board.answer("scout-merchant tortuga")
    assert board.is_asked(TryAgain)


def test_a_lucky_charm_in_the_own_hand_is_named_and_not_reckoned() -> None:
    bare = explained(lookout(), "scout-merchant tortuga")
    told = explained(lookout(hand=["lucky_charm"]), "scout-merchant tortuga")
    assert chances(told) == chances(bare) and told.notes == (WithoutCharm(),)


def test_a_lucky_charm_is_explained_by_the_dice_it_rolls() -> None:
    board = lookout(hand=["lucky_charm"])
    dice = len(explained(board, "scout-merchant tortuga").sums[0].dice)
    board.roll(*[1] * dice)
    board.answer("scout-merchant tortuga")
    assert chances(explained(board, "reroll 1")) == pytest.approx([1 / 3, 2 / 3])
    assert chances(explained(board, f"reroll {dice}"))[0] == pytest.approx(1 - (2 / 3) ** dice)


def test_whoever_may_hold_a_card_may_slip_away() -> None:
    for hand in ((), ("fair_wind",)):
        board = Board()
        board.captain(0, zone="tortuga")
        board.captain(1, zone="tortuga", in_port=False, hand=hand)
        board.act()
        play = next(option.notation for option in board.ask.options if option.kind == "scout-player")
        assert [type(note) for note in explained(board, play).notes] == ([MaySlipAway] if hand else [])


def test_a_raid_is_explained_by_the_successes_it_may_bring() -> None:
    board = lookout()
    board.roll(5, 1)
    board.answer("scout-merchant tortuga")
    told = explained(board, "raid ned")
    assert chances(told) == pytest.approx([1 / 9, 4 / 9, 4 / 9])
    board.roll(5, 5)
    board.answer("raid ned")
    (rolled,) = board.events(RaidRolled)
    assert len(rolled.dice) == len(told.sums[0].dice)


def test_a_ship_costs_its_price_less_what_the_old_one_brings() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", gold=60, in_port=True)
    board.damage(0, hull=1)
    board.ashore()
    told = explained(board, "buy-ship galleon")
    price, brings = (item.value for item in told.sums[0].items)
    board.answer("buy-ship galleon")
    (bought,) = board.events(ShipBought)
    assert told.sums[0].added == bought.gold - bought.back and price > 0 >= brings


def contest_by_rule(mine: int, theirs: int) -> list[float]:
    """How often each side wins, and who gets away, by the rules themselves over all rolls."""
    won = equal = clear = 0
    rolls = [*product(FACES, repeat=mine + theirs)]
    for dice in rolls:
        one, other = Side(Seat(0), dice=[*dice[:mine]]), Side(Seat(1), dice=[*dice[mine:]])
        winner = contest_winner(Battle(one, other)) if successes(dice) else None
        won, equal = won + (winner is one), equal + (winner is None)
        clear += winner is one and not successes(other.dice)
    return [won / len(rolls), equal / len(rolls), clear / len(rolls)]


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (1, 3), (2, 2), (3, 2)])
def test_the_odds_of_a_contest_are_those_of_all_rolls(mine: int, theirs: int) -> None:
    assert contest_odds(mine, theirs) == pytest.approx(contest_by_rule(mine, theirs))


def test_a_declaration_is_explained_by_the_contest_that_follows() -> None:
    board = second_round(duel())
    first = explained(board, "shoot")
    board.answer("shoot")
    second = explained(board, "shoot")
    told = [len(side.dice) for side in first.sums]
    assert [len(side.dice) for side in second.sums] == told[::-1]
    assert chances(second) == pytest.approx(chances(first)[::-1])
    board.roll_freely()
    board.answer("shoot")
    assert [len(dice) for dice in board.facts(ContestRolled, "dice")[-2:]] == told


def test_fleeing_is_explained_by_the_chance_to_get_away() -> None:
    board = second_round(duel())
    told = explained(board, "flee")
    mine, theirs = (len(side.dice) for side in told.sums)
    assert chances(told)[0] == pytest.approx(contest_by_rule(mine, theirs)[2])
    board.answer("flee")
    assert explained(board, "flee") == Explanation()


def test_where_no_dice_decide_nothing_is_said() -> None:
    board = lookout()
    moves = [option.notation for option in board.ask.options if option.kind == "sail"]
    assert moves and all(explained(board, play) == Explanation() for play in moves)


# --- every kind of option ---------------------------------------------------------------------------------------------

ROLLS = {"scout-merchant", "scout-npc", "scout-player", "seek-rumor", "raid", "reroll", "reroll-with", "dock-talking"}
"""Options that always lead to a roll."""
SOMETIMES = {"yes", "sail", "put-out", "end-turn", "shoot", "board", "flee"}
"""Options that are safe in most places; and agreeing to what the question says."""


@pytest.mark.parametrize("seed", ["a", "b"])
def test_whatever_is_offered_in_a_game_is_explained(seed: str) -> None:
    """Dice with chances that add up, prices and effects of every piece; nothing said twice."""
    match = Experiment("marauders", ("thumb",) * 3, {}, seed).match(0)
    again = match.at(0)
    for line in match.log[1:400]:
        for ask in again.asks:
            for option in ask.options:
                told = GAME.explain(again.position.state, ask, option)
                if option.kind in ROLLS:
                    assert told.chances, (ask.question.kind, option.notation)
                if option.kind not in CLEAR["marauders"].keys() | SOMETIMES:
                    assert told.notes or told.chances, (ask.question.kind, option.notation)
                assert not told.chances or sum(chances(told)) == pytest.approx(1)
        assert line.seat is not None
        again.answer(line.seat, line.play)


def wanted_off_tortuga(zone: str) -> Explanation:
    """What is said of sailing to a zone where a Spaniard hunts the player."""
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "tortuga")
    board.npc("npc_esp_1", zone)
    board.state.players[0].bounties["esp"] = 1
    board.act()
    elsewhere = "nassau" if zone != "nassau" else "santo_domingo"
    assert explained(board, f"sail {elsewhere}") == Explanation()
    return explained(board, f"sail {zone}")


def test_sailing_to_a_hostile_captain_tells_how_likely_he_sees_the_ship() -> None:
    told = wanted_off_tortuga("santo_domingo")
    unseen = (2 / 3) ** len(told.sums[0].dice)
    assert chances(told) == [pytest.approx(unseen), pytest.approx(1 - unseen)]


def test_waters_where_a_navy_needs_two_tests_are_reckoned_so() -> None:
    told = wanted_off_tortuga("nassau")
    seen = (1 - (2 / 3) ** len(told.sums[0].dice)) ** 2
    assert chances(told) == [pytest.approx(1 - seen), pytest.approx(seen)]
    assert [note.kind for note in told.notes] == ["needs-two-tests"]


# --- why not ----------------------------------------------------------------------------------------------------------


def why(board: Board, piece: str) -> str:
    """The kind of the reason why a piece is not on offer; empty for none."""
    note = GAME.why(board.state, Seat(0), piece)
    return note.kind if note else ""


def at_sea(**more: object) -> Board:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "tortuga", **more)  # type: ignore[arg-type]
    board.act()
    return board


def test_a_zone_says_why_it_cannot_be_reached() -> None:
    board = at_sea()
    assert why(board, "trinidad") == "not-linked"
    assert why(board, "nassau") == ""
    board.state.turn.actions = 0
    assert why(board, "nassau") == "no-action-left"


def test_a_closed_port_says_who_has_closed_it() -> None:
    board = at_sea()
    assert why(board, "tortuga") == ""
    board.state.players[0].bounties["fra"] = 1
    assert why(board, "tortuga") == "closed-by-bounty"


def test_nobody_trades_at_sea_and_goods_are_sold_first() -> None:
    board = at_sea()
    assert why(board, "sugar") == why(board, "chain_shot") == why(board, "frigate") == "not-ashore"
    state = board.state
    state.players[0].in_port = state.turn.is_ashore = True
    state.players[0].cargo[:] = [next(card for card, good in GAME.cards.good_of.items() if good == "sugar")]
    state.turn.done.append("busy")
    assert why(board, "sugar") == "sell-first"
    state.players[0].gold = 1
    assert why(board, "chain_shot") == why(board, "frigate") == "too-dear"
    assert why(board, "hull") == "not-damaged"
    state.players[0].areas[0] -= 1
    assert why(board, "hull") == "too-dear"


def test_a_mission_and_a_captain_elsewhere_say_where_they_are() -> None:
    board = at_sea()
    board.npc("npc_esp_1", "trinidad")
    assert why(board, "npc_esp_1") == "elsewhere"
    board.state.board[:] = ["refinery"]
    assert why(board, "refinery") == "mission-elsewhere"


def test_a_card_of_the_hand_says_when_it_is_played() -> None:
    board = at_sea()
    kinds = {"double_powder": "card-before", "black_spot": "card-for-others", "lucky_charm": "card-at-trigger"}
    for kind, reason in kinds.items():
        card = GAME.cards.copies[kind][0]
        board.state.players[0].hand[:] = [card]
        assert why(board, card) == reason


def test_trade_and_repairs_say_what_they_leave() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "tortuga", gold=20, in_port=True, cargo=["sugar", "sugar", "cocoa"])
    board.damage(0, hull=1, masts=1, crew=1)
    board.ashore()
    [mended] = [option for option in board.ask.options if option.kind == "repair-all"]
    told = explained(board, mended.notation).notes
    assert [note for note in told if isinstance(note, AreaBecomes)] == [
        AreaBecomes("hull", 1, 2),
        AreaBecomes("masts", 1, 2),
    ]
    assert told[-1] == GoldLeft(20 - vars(mended)["gold"])
    [draw] = [option for option in board.ask.options if option.kind == "buy-goods"]
    assert explained(board, draw.notation).notes == (CardsForSale(vars(draw)["cards"], 3), RoomLeft(MOST_CARGO - 3))
    assert explained(board, "sell-goods").notes
    board.answer("sell-goods")
    [everything] = [option for option in board.ask.options if option.kind == "sell-all"]
    assert explained(board, everything.notation).notes == (GoldLeft(20 + vars(everything)["gold"]),)
