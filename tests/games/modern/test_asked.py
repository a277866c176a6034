"""What a question says and what its options name, beyond the piece: numbers that players decide by."""

from typing import Any

from tests.games.modern.board import Board, Table, War
from tests.games.modern.test_campaign import commit, ended, lay
from tests.games.modern.test_secrets import choosing
from tests.games.modern.test_strategies import war
from wardroom.engine import Option, Question
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME


def facts(phrase: Question | Option) -> tuple[Any, ...]:
    """All that a question says, or an option names, but for the rule it cites."""
    return tuple(value for name, value in vars(phrase).items() if name != "under")


def named(table: Table, kind: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """What the options of a kind name."""
    ask = table.ask if seat is None else next(ask for ask in table.asks if ask.seat == seat)
    return [facts(option) for option in ask.options if option.kind == kind]


def duel(hand: str, theirs: str = "", foe: str = "su-druzhny su-titan", **more: str) -> Board:
    board = Board()
    board.lay(0, "us-nimitz us-gary us-knox us-virginia", hand=hand, **more)
    board.lay(1, foe, hand=theirs, beside="su-k-316")
    board.begin()
    return board


@rule("modern", "ship.air", "attack.declare")
def test_a_flight_is_asked_for_with_the_ship_and_its_number() -> None:
    board = duel("air-strike")
    board.answer("launch us-nimitz")
    assert facts(board.ask.question) == ("us-nimitz", 3)
    assert named(board, "aim") == [("su-druzhny", 1, 3), ("su-titan", 1, 3)]
    board.answer("aim su-titan", "hold-back", "play air-strike")
    assert facts(board.ask.question) == ("air-strike",)
    assert named(board, "aim") == [("su-druzhny", 1, 3), ("su-titan", 1, 3), ("su-k-316", 1, 5)]


@rule("modern", "card.bomber.four")
def test_bombs_are_numbered() -> None:
    board = duel("bomber-strike repair repair")
    board.answer("play bomber-strike", "discard repair", "discard repair")
    for number in (1, 2, 3, 4):
        assert facts(board.ask.question) == (number,) and named(board, "aim") == [
            ("su-druzhny", 1, 3),
            ("su-titan", 1, 3),
        ]
        board.answer("aim su-titan")


@rule("modern", "attack.supports.number")
def test_supports_are_asked_for_with_how_many_are_missing() -> None:
    board = duel("msl-multi-2")
    board.answer("play msl-multi-2")
    assert facts(board.ask.question) == ("msl-multi-2", 2)
    board.answer("support us-gary ssm")
    assert facts(board.ask.question) == ("msl-multi-2", 1)
    board.answer("support us-knox ssm")
    assert facts(board.ask.question) == ("msl-multi-2",) and named(board, "aim")[0] == ("su-druzhny", 1, 0)


@rule("modern", "attack.opponents")
def test_an_opponent_is_asked_for_with_what_attacks() -> None:
    board = Board(3)
    board.lay(0, "us-nimitz", hand="air-strike")
    board.lay(1, "su-titan")
    board.lay(2, "uk-arrow")
    board.begin()
    board.answer("launch us-nimitz")
    assert facts(board.ask.question) == ("us-nimitz",)
    board.answer("against 2", "against 1", "hold-back", "play air-strike")
    assert facts(board.ask.question) == ("air-strike",)


@rule("modern", "defence.match", "defence.rolls", "card.intel.window")
def test_a_defender_sees_the_numbers_to_reach() -> None:
    board = duel("msl-ssm-2 intel", "near-miss-3 near-miss-4", foe="uk-broadsword su-titan")
    board.answer("launch us-nimitz", "aim uk-broadsword", "hold-back", "cease", "meet 1")
    assert named(board, "block") == [("near-miss-3", 3), ("near-miss-4", 4)]
    assert named(board, "guard") == [("uk-broadsword", 5)]
    board.answer("block near-miss-4", "meet 1", "guard uk-broadsword 5", "declare")
    assert facts(board.ask.question) == (1,)
    board.answer("0: pass")
    assert named(board, "roll") == [(1, "near-miss-4", 4), (1, "uk-broadsword", 5)]


@rule("modern", "evasion.each")
def test_an_evasion_names_the_attack_the_ship_and_the_number() -> None:
    board = duel("torp-4 torp-5", "near-miss-3 repair", foe="su-titan", beside="us-los-angeles!")
    board.answer("play torp-4", "aim su-k-316", "hunt us-gary", "cease")
    board.answer("meet 1", "block near-miss-3", "declare", "0: pass")
    assert [(attack, ship) for attack, ship, _ in named(board, "evade")] == [(1, "su-k-316"), (2, "su-k-316")]
    assert {needs for _, _, needs in named(board, "evade")} == {
        board.game.cards.ships[board.battle.turn.attacks[0].target].evasion[0]
    }


@rule("modern", "reinforce.price", "reinforce.arrival")
def test_payments_and_ships_have_their_points() -> None:
    board = duel("bomber-strike repair intel", reserve="uk-arrow us-oh-perry")
    board.answer("reinforce")
    assert named(board, "spend") == [("bomber-strike", 3), ("intel", 2), ("repair", 1)]
    board.answer("spend bomber-strike", "spend intel")
    assert named(board, "bring") == [("uk-arrow", 2), ("us-oh-perry", 3)]
    board.answer("bring us-oh-perry")
    assert facts(board.ask.question) == ("us-oh-perry",)
    board.answer("place us-oh-perry 1")
    assert named(board, "bring") == [("uk-arrow", 2)]


@rule("modern", "setup.budget", "option.cards.buy")
def test_ships_and_cards_have_their_prices() -> None:
    board = choosing(buy_cards=True)
    assert ("us-nimitz", 11) in named(board, "take", 0) and ("us-gary", 3) in named(board, "take", 0)
    board.answer("0: take us-nimitz", "1: take su-kirov", "0: ready", "1: ready")
    assert {("bomber-strike", 3), ("intel", 2), ("repair", 1)} <= set(named(board, "buy-card"))


@rule("modern", "campaign.pre.ships", "campaign.pre.strategy", "strategy.duration", "strategy.forward-deployment")
def test_before_a_mission_everything_has_its_points_and_turns() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    assert [facts(ask.question) for ask in game.asks] == [("engagement", 16)] * 2
    assert ("fr-saphir", 7) in named(game, "commit", 0) and ("cn-jinan", 2) in named(game, "commit", 1)
    commit(game, "fr-saphir fr-tourville fr-dupleix fr-de-grasse", "cn-jinan")
    assert facts(game.ask.question) == ("engagement", 2)
    laid = named(game, "lay")
    assert {("duration", 1, 3), ("duration", -1, 1), ("insight", 0, 2), ("forward-deployment", 0, 2)} <= set(laid)
    lay(game, "forward-deployment", "")
    assert facts(game.ask.question) == (4,) and named(game, "commit") == [("fr-doris", 3), ("fr-suffren", 3)]
    game.answer("commit fr-suffren")
    assert facts(game.ask.question) == (1,)


@rule("modern", "strategy.insight")
def test_an_exchange_is_asked_for_with_what_is_left_of_it() -> None:
    game = war()
    game.sail("engagement", "fr-tourville", "cn-jinan", laid=("insight", ""))
    game.form(0, "fr-tourville", hand="torp-4 torp-5 repair intel")
    game.form(1, "cn-jinan", hand="intel")
    game.begin()
    game.answer("look-now")
    for left in (3, 2, 1):
        assert facts(game.ask.question) == (left,)
        game.answer(game.options[1])
    assert game.question == "what-next"


@rule("modern", "campaign.post.paid", "campaign.buy")
def test_after_a_mission_points_are_told_as_they_are_spent() -> None:
    game = ended(harbour=4, points=2)
    assert facts(game.ask.question) == (2,)
    game.answer("restore fr-de-grasse")
    assert facts(game.ask.question) == (1,)
    game.answer("enough")
    assert all(cost <= 1 for _, cost in named(game, "buy-strategy", 0)) and named(game, "buy-strategy", 0)


@rule("modern", "campaign.team.same-area")
def test_whoever_may_be_opposed_has_a_mission() -> None:
    game = War(4)
    for seat, (navy, ship) in enumerate(
        {"fr": "fr-doris", "cn": "cn-jinan", "uk": "uk-arrow", "su": "su-titan"}.items()
    ):
        game.own(seat, navy, ship)
    game.draw_missions("sea-superiority", "missile-strikes", "harbor-raid", "offshore-fields")
    game.brief()
    game.answer("0: take-mission sea-superiority", "2: take-mission engagement")
    assert named(game, "oppose") == [(0, "sea-superiority"), (2, "engagement")]


@rule("modern", "campaign.pre.no-ship")
def test_to_commit_no_ship_is_to_give_up_and_nothing_else_is() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    for ask in game.asks:
        assert [option.notation for option in ask.options if option.gives_up] == ["commit-none"]


@rule("modern", "card.intel.window", "defence.declaration")
def test_who_is_asked_in_the_turn_of_another_reacts_or_passes() -> None:
    assert {kind.kind for kind in GAME.questions if kind.is_reaction} == {
        "any-intel",
        "any-intel-on-defence",
        "which-attack",
    }
    idle = {"cease", "enough", "hold-back", "leave", "lend-none", "not-now", "ready", "stay"}  # in one's own turn
    assert {kind.kind for kind in GAME.options if kind.passes} - idle == {"pass", "declare"}
