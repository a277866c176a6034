"""Why a ship, a card or an attack is not on offer: one reason of each kind, by the rule that bars it."""

from tests.games.modern.board import Board
from wardroom.engine import Note, Seat
from wardroom.games.modern import GAME
from wardroom.games.modern import why as reasons


def why(board: Board, seat: int, piece: str) -> Note | None:
    return GAME.why(board.state, Seat(seat), piece)


def facing(hand: str, theirs: str = "repair", *, beside: str = "", target: str = "su-druzhny") -> Board:
    """Gary, and whatever lies beside her, against one ship."""
    board = Board()
    board.lay(0, "us-gary", beside=beside, hand=hand)
    board.lay(1, target, beside="su-k-316", hand=theirs)
    board.begin()
    return board


def test_cards_that_cannot_attack_say_what_they_lack() -> None:
    board = facing("torp-6-heavy bomber-strike repair superior-tactics intel near-miss-3 screening-ship")
    assert why(board, 0, "torp-6-heavy") == reasons.NoSupport("torp-6-heavy")
    assert why(board, 0, "repair") == reasons.NothingDamaged("repair")
    assert why(board, 0, "superior-tactics") == reasons.NothingToCopy("superior-tactics")
    for card, rule in (("intel", "card.intel.window"), ("near-miss-3", "card.near-miss")):
        told = why(board, 0, card)
        assert isinstance(told, reasons.ForDefence) and told.cites == rule
    assert why(board, 0, "msl-ssm-3") is None, "a card of nobody's hand"


def test_bombers_need_cards_to_pay_with() -> None:
    assert why(facing("bomber-strike"), 0, "bomber-strike") == reasons.TooFewToPay("bomber-strike", 2)


def test_a_short_range_reaches_no_far_row() -> None:
    board = Board()
    board.lay(0, "us-virginia", "us-gary", hand="gun-small-2")
    board.lay(1, "su-druzhny", hand="repair")
    board.begin()
    board.state.battles[0].turn.acted.append(GAME.cards.ship_numbers["us-virginia"])
    assert why(board, 0, "us-virginia") == reasons.HasActed("us-virginia")
    assert why(board, 0, "gun-small-2") == reasons.NothingInRange("gun-small-2")


def test_own_ships_say_why_they_have_nothing_to_do() -> None:
    board = facing("air-strike", beside="us-los-angeles")
    board.answer("play air-strike", "aim su-druzhny")
    assert why(board, 0, "us-los-angeles") == reasons.StillPassive("us-los-angeles")
    plain = Board()
    plain.lay(0, "no-bergen", hand="intel")
    plain.lay(1, "su-druzhny", hand="repair")
    plain.begin()
    assert why(plain, 0, "no-bergen") == reasons.NeedsCard("no-bergen")


def test_targets_say_why_they_cannot_be_aimed_at() -> None:
    board = Board()
    board.lay(0, "us-gary us-virginia", hand="gun-small-2")
    board.lay(1, "su-druzhny su-neustrashimy", "su-smerch", beside="su-k-316", hand="repair")
    board.begin()
    board.answer("play gun-small-2")
    assert why(board, 0, "su-k-316") == reasons.OnlyTorpedoes("su-k-316")
    assert why(board, 0, "su-smerch") == reasons.OutOfRange("su-smerch", "gun-small-2")


def test_defences_that_stop_nothing() -> None:
    board = facing("air-strike", "gun-small-2 near-miss-3", target="su-druzhny su-kirov")
    board.fire("play air-strike", "aim su-druzhny")
    assert why(board, 1, "gun-small-2") == reasons.StopsNothing("gun-small-2")
    assert why(board, 1, "su-druzhny") == reasons.NoDefenceNumber("su-druzhny")
    assert why(board, 1, "attack-9") is None
    board.answer("meet 1", "block near-miss-3")
    assert why(board, 1, "near-miss-3") == reasons.IsDeclared("near-miss-3")
    assert why(board, 1, "attack-1") == reasons.NothingAgainst(1)


def test_reserves_cost_points() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="intel repair")
    board.lay(1, "su-druzhny", hand="repair")
    board.state.battles[0].sides[Seat(0)].reserve.append(GAME.cards.ship_numbers["us-knox"])
    board.begin()
    board.answer("reinforce", "spend repair")
    vp, paid = GAME.cards.ships[GAME.cards.ship_numbers["us-knox"]].vp, 1
    told = why(board, 0, "us-knox")
    assert isinstance(told, reasons.TooDear) and (told.vp, told.points >= paid) == (vp, True)
