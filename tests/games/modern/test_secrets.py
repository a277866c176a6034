"""What nobody else may know, and how a seat imagines it: hands, fleets to be laid out, declarations, purchases."""

import pytest

from tests.games.modern.board import CARDS, SHIPS, Board, War
from wardroom.engine import Dice, Seat, Stream
from wardroom.games.modern import GAME
from wardroom.games.modern.state import Sea


def imagined(board: Board | War, seat: int | None, seed: int) -> Sea:
    """The table as a seat may imagine it."""
    world = board.state.copy()
    GAME.imagine(world, None if seat is None else Seat(seat), Dice(Stream(f"world {seed}".encode())))
    return world


@pytest.fixture
def board() -> Board:
    board = Board()
    board.lay(0, "us-gary us-oh-perry", hand="msl-ssm-2 msl-ssm-3 air-strike repair", reserve="us-george-philip")
    board.lay(1, "su-druzhny su-smerch", hand="near-miss-3 intel gun-small-2", face_down="bomber-strike")
    board.begin()
    return board


def test_a_hand_is_its_owners_and_others_see_how_many(board: Board) -> None:
    assert sorted(board.battle_view(1).hand) == ["gun-small-2", "intel", "near-miss-3"]
    for other in (0, None):
        view = board.view(other)
        assert view.battles[0].sides[1].hand == 3 and view.battles[0].sides[1].beside == 1
        assert not {"near-miss-3", "intel", "gun-small-2", "bomber-strike"} & view.cards.keys()


def test_a_hand_is_imagined_from_all_cards_that_the_seat_has_not_seen(board: Board) -> None:
    worlds = [imagined(board, 0, seed).battles[0] for seed in range(40)]
    hands = {tuple(world.sides[Seat(1)].hand) for world in worlds}
    assert len(hands) > 30
    assert all(world.sides[Seat(0)].hand == board.side(0).hand for world in worlds)
    assert all(len(world.sides[Seat(1)].hand) == 3 for world in worlds)
    assert all(
        sorted([*world.deck, *hand_of(world)]) == sorted([*board.battle.deck, *hand_of(board.battle)])
        for world in worlds
    )


def hand_of(battle: object) -> list[int]:
    side = battle.sides[Seat(1)]  # type: ignore[attr-defined]
    return [*side.hand, *side.beside]


def test_cards_to_pay_with_are_secret_until_a_ship_comes(board: Board) -> None:
    board.answer("reinforce", "spend repair", "spend msl-ssm-2")
    assert board.battle_view(0).paid == ["repair", "msl-ssm-2"]
    assert board.battle_view(1).paid == [] and board.battle_view(1).sides[0].hand == 4
    assert imagined(board, 1, 0).battles[0].turn.paid == []


def test_a_declaration_is_secret_until_it_is_finished(board: Board) -> None:
    board.answer("play msl-ssm-2", "support us-gary ssm", "aim su-druzhny", "cease")
    board.answer("meet 1", "block near-miss-3")
    assert board.battle_view(1).laid == ["near-miss-3"] and len(board.battle_view(1).defences) == 1
    for other in (0, None):
        assert board.battle_view(other).laid == [] and board.battle_view(other).defences == []
        world = imagined(board, other, 0).battles[0]
        assert (world.turn.laid, world.turn.defences, world.turn.defended) == ([], [], {})
    board.roll(1)
    board.answer("declare", "pass")
    assert [defence.card for defence in board.battle_view(0).defences] == ["near-miss-3"]


def choosing(**switches: int | bool) -> Board:
    board = Board(**switches)
    board.battle.phase = "ships"
    for seat, navy in enumerate(("us", "su")):
        side = board.side(seat)
        side.navy, side.points, side.reserve = navy, 25, GAME.cards.navy(navy, expansion=False)
    board.start()
    return board


def test_a_fleet_is_secret_until_it_is_laid_out() -> None:
    board = choosing()
    board.answer("0: take us-nimitz", "1: take su-kirov")
    board.answer("0: take us-iowa", "1: ready", "0: ready")
    assert [ship.id for ship in board.battle_view(0).sides[0].fleet] == ["us-nimitz", "us-iowa"]
    assert board.battle_view(1).sides[0].fleet == []
    assert len(board.battle_view(1).sides[0].reserve) == 19
    fleets = {tuple(imagined(board, 1, seed).battles[0].sides[Seat(0)].chosen) for seed in range(20)}
    assert len(fleets) > 10
    assert all(len(fleet) == 2 for fleet in fleets)
    assert all(sum(GAME.cards.ships[ship].vp for ship in fleet) <= 25 for fleet in fleets)


def test_whoever_buys_from_the_open_deck_sees_what_is_sold_out() -> None:
    board = choosing(buy_cards=True)
    board.answer("0: take us-tarawa", "1: take su-kirov", "0: ready", "1: ready")
    for _ in range(3):
        board.answer("0: buy-card superior-tactics", "1: buy-card battle-plan")
    assert "buy-card superior-tactics" not in board.options
    for seed in range(10):
        world = imagined(board, 1, seed).battles[0]
        assert set(world.deck) == set(board.battle.deck)
        assert world.sides[Seat(0)].beside == [CARDS["superior-tactics"]] * 3
        guessed = imagined(board, 0, seed).battles[0]
        assert set(guessed.deck) == set(board.battle.deck) and len(guessed.sides[Seat(1)].beside) == 3
    others = {tuple(imagined(board, 0, seed).battles[0].sides[Seat(1)].beside) for seed in range(10)}
    assert len(others) > 5


def test_what_insight_has_shown_stays_known_as_long_as_it_is_held() -> None:
    war = War()
    war.own(0, "fr", "fr-doris fr-tourville", "insight")
    war.own(1, "cn", "cn-wuhu cn-fuzhou")
    war.sail("engagement", "fr-tourville", "cn-fuzhou", laid=("insight", ""))
    war.form(0, "fr-tourville", hand="repair")
    war.form(1, "cn-fuzhou", hand="near-miss-3 gun-small-2")
    war.begin()
    war.answer("look-now", "enough")
    assert war.battle_view(0).sides[1].seen == ["gun-small-2", "near-miss-3"]
    assert war.battle_view(None).sides[1].seen == []
    for seed in range(5):
        assert sorted(imagined(war, 0, seed).battles[0].sides[Seat(1)].hand) == sorted(war.side(1).hand)
    hands = {tuple(imagined(war, None, seed).battles[0].sides[Seat(1)].hand) for seed in range(8)}
    assert len(hands) > 4


def test_what_a_force_owns_is_secret_until_it_is_seen_in_a_mission() -> None:
    war = War()
    war.own(0, "fr", "fr-doris fr-jean-bart", "surprise-attack")
    war.own(1, "cn", "cn-wuhu cn-fuzhou")
    war.campaign.shown.append(SHIPS["fr-doris"])
    war.brief("missions")
    campaign = war.view(1).campaign
    assert campaign is not None
    assert (campaign.admirals[0].ships, campaign.admirals[0].hidden) == (["fr-doris"], 1)
    assert (campaign.forces[0].strategies, campaign.forces[0].hidden) == ([], 1)
    worlds = [imagined(war, 1, seed).campaign for seed in range(20)]
    fleets = {tuple(world.admirals[0].ships) for world in worlds if world}
    assert len(fleets) > 3
    assert all(fleet[0] == SHIPS["fr-doris"] and len(fleet) == 2 for fleet in fleets)
    mine = imagined(war, 0, 0).campaign
    assert mine is not None and mine.admirals[0].ships == war.campaign.admirals[0].ships


def test_a_fleet_is_open_at_the_moment_that_tells_of_it() -> None:
    board = Board()
    board.lay(0, beside="us-los-angeles", hand="repair")
    board.lay(1, "su-smerch", hand="repair")
    board.battle.phase, board.battle.active = "layout", Seat(0)
    assert [ship.id for ship in board.battle_view(1).sides[0].fleet] == ["us-los-angeles"]
    world = imagined(board, 1, 0)
    assert GAME.view(world, Seat(1)).battles[0].sides[0].fleet == board.battle_view(1).sides[0].fleet
