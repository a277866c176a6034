"""2.1.4, 6.4 Deals in which the players have a say: how many cards a round has, and with which ships they begin."""

from collections.abc import Sequence

import pytest

from tests.games.kaiser.board import Board
from wardroom.engine import Dice, Match, Seat, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.deal import TOURNAMENT_OUT, TOURNAMENT_WARSHIPS, CardsAgreed, ChoseShip
from wardroom.games.kaiser.state import Sea
from wardroom.words import Speaker


def opened(players: int, **switches: Setting) -> Match[Sea]:
    return Match(GAME, ["Anna", "Bruno", "Carla", "Dora"][:players], switches, seeded("deal", players))


def asked(match: Match[Sea]) -> tuple[int, str]:
    return match.asks[0].seat, match.asks[0].question.kind


def offered(match: Match[Sea]) -> list[str]:
    return [option.notation for option in match.asks[0].options]


def answer(match: Match[Sea], *plays: str) -> None:
    for play in plays:
        match.answer(match.asks[0].seat, play)


def agreed(match: Match[Sea]) -> list[tuple[int, bool]]:
    told = [told.event for told in match.told_to(None)]
    return [(event.number, event.agreed) for event in told if isinstance(event, CardsAgreed)]


def in_round(match: Match[Sea]) -> int:
    """The Action cards of the round, wherever they are."""
    return 100 - len(match.position.state.removed)


# --- 2.1.4 how many cards ---------------------------------------------------------------------------------------------


@rule("kaiser", "2.1.4")
@pytest.mark.parametrize(("players", "deck"), [(2, 13), (2, 41), (3, 77), (4, 25), (4, 99), (1, 13), (1, 87)])
def test_any_sensible_number_of_cards_may_be_set(players: int, deck: int) -> None:
    sea = GAME.setup(GAME.configure({"deck": deck}, players), players, Dice(Stream(b"any")))
    assert len(sea.deck) == deck - 6 * max(2, players)
    assert sea.removed


@rule("kaiser", "2.1.4.anew")
@pytest.mark.parametrize(
    ("players", "switches", "numbers"),
    [
        (1, {}, range(14, 88, 2)),
        (2, {}, range(14, 99, 2)),
        (3, {}, range(21, 100, 3)),
        (4, {}, range(28, 97, 4)),
        (3, {"expansion": False}, range(21, 91, 3)),
        (3, {"deck": 22}, [21, 22, *range(24, 100, 3)]),
    ],
)
def test_the_numbers_that_may_be_agreed_on(players: int, switches: dict[str, Setting], numbers: Sequence[int]) -> None:
    match = opened(players, deck_anew=True, **switches)
    assert offered(match) == [f"so-many-cards {number}" for number in numbers]


@rule("kaiser", "2.1.4.anew")
@pytest.mark.parametrize(("players", "usual"), [(2, 40), (3, 60), (4, 80)])
def test_all_agree_on_a_number_before_the_deal(players: int, usual: int) -> None:
    match = opened(players, deck_anew=True)
    assert asked(match) == (0, "how-many-cards")
    assert [len(player.hand) for player in match.position.state.players] == [0] * players
    assert f"so-many-cards {usual}" in offered(match)
    assert {(int(line.split()[1]) - usual) % players for line in offered(match)} == {0}
    answer(match, f"so-many-cards {usual + players}")
    for seat in range(1, players):
        assert asked(match) == (seat, "agree-to-cards")
        answer(match, "yes")
    assert agreed(match) == [(usual + players, True)]
    assert in_round(match) == usual + players
    assert {len(player.hand) for player in match.position.state.players} == {6}
    assert asked(match)[1] == "what-to-commit"


@rule("kaiser", "2.1.4.anew")
def test_whoever_disagrees_is_not_outvoted_and_the_next_proposes() -> None:
    match = opened(3, deck_anew=True)
    answer(match, "so-many-cards 30", "no")
    assert asked(match) == (1, "how-many-cards")
    answer(match, "so-many-cards 90", "yes", "no")
    assert asked(match) == (2, "how-many-cards")
    answer(match, "so-many-cards 66", "yes", "yes")
    assert agreed(match) == [(66, True)]
    assert in_round(match) == 66


@rule("kaiser", "2.1.4.anew")
@pytest.mark.parametrize(("deck", "number"), [(0, 40), (45, 45)])
def test_without_agreement_it_is_the_number_that_was_set(deck: int, number: int) -> None:
    match = opened(2, deck_anew=True, deck=deck)
    assert f"so-many-cards {number}" in offered(match)
    answer(match, "so-many-cards 14", "no", "so-many-cards 98", "no")
    assert agreed(match) == [(number, False)]
    assert in_round(match) == number


@rule("kaiser", "2.1.4.anew")
def test_every_round_is_agreed_on_anew() -> None:
    match = opened(2, deck_anew=True)
    sizes = iter((14, 20, 16))
    for number in (1, 2, 3):
        size = next(sizes)
        while asked(match)[1] != "how-many-cards":
            answer(match, offered(match)[0])
        answer(match, f"so-many-cards {size}", "yes")
        assert match.position.state.round == number
        assert in_round(match) == size
    assert agreed(match) == [(14, True), (20, True), (16, True)]


@rule("kaiser", "2.4.a", "2.1.4.anew")
def test_all_cards_lie_in_the_deck_while_the_next_round_is_agreed_on() -> None:
    board = Board(2, deck_anew=True)
    board.lay(0, german=[board.ship("emden", refuge="island_refuge")], hand=["collier"])
    board.lay(1, hand=["qqq", "trap"])
    board.score_cards(0, "amc")
    board.discards("scuttle")
    player = board.state.players[1]
    player.waiting, player.waiting_card = "fog_bank", board.take("fog_bank")
    whole = GAME.conserved(board.state)
    board.roll_freely()
    board.end_round()
    board.answer("keep-no-more")
    assert board.ask.question.kind == "how-many-cards"
    assert [player.hand for player in board.state.players] == [[], []]
    assert len(board.state.deck) == 100 and GAME.conserved(board.state) == whole


@rule("kaiser", "2.1.4.anew")
def test_alone_the_player_decides() -> None:
    match = opened(1, deck_anew=True)
    assert offered(match)[0] == "so-many-cards 14" and offered(match)[-1] == "so-many-cards 86"
    answer(match, "so-many-cards 20")
    assert agreed(match) == [(20, True)]
    assert 88 - len(match.position.state.removed) == 20


def test_the_rule_of_thumb_proposes_what_is_usual_and_agrees() -> None:
    match = opened(2, deck_anew=True)
    for wanted in ("so-many-cards 40", "yes"):
        ask = match.asks[0]
        chosen = GAME.judgement.choose(match.position.state, ask, Dice(Stream(b"thumb")))
        assert chosen.notation == wanted
        answer(match, wanted)


def test_what_is_proposed_is_said_in_both_languages() -> None:
    match = opened(2, deck_anew=True)
    answer(match, "so-many-cards 44")
    said = [Speaker(language, GAME, match.names, Seat(1)).ask(match.asks[0]) for language in ("en", "it")]
    assert said == [
        "Anna proposes a round of 44 Action cards. Do you agree?",
        "Proposta di Anna: un round di 44 carte Azione. Sei d'accordo?",
    ]


# --- 6.4 the tournament deal by choice --------------------------------------------------------------------------------


def force(match: Match[Sea], seat: int) -> list[str]:
    player = match.position.state.players[seat]
    return [GAME.cards.ships[ship.card].id for ship in (*player.german, *player.merchants)]


def choose_first(match: Match[Sea]) -> Sequence[tuple[int, str]]:
    """Everybody takes the first ship on offer; gives who was asked for what."""
    order = []
    while asked(match)[1] in ("which-warship", "which-merchant"):
        order.append(asked(match))
        answer(match, offered(match)[0])
    return order


@rule("kaiser", "6.4.1", "6.4.3")
def test_ships_are_chosen_in_the_order_of_the_seats_and_merchants_in_the_opposite_one() -> None:
    match = opened(3, tournament=True, choose_ships=True)
    order = choose_first(match)
    assert (
        order == [(seat, "which-warship") for seat in (0, 1, 2)] + [(seat, "which-merchant") for seat in (2, 1, 0)] * 3
    )


@rule("kaiser", "6.4.1")
def test_a_chosen_warship_is_no_longer_on_offer() -> None:
    match = opened(4, tournament=True, choose_ships=True)
    assert offered(match) == [f"choose-warship {name}" for name in TOURNAMENT_WARSHIPS]
    answer(match, "choose-warship konigsberg")
    assert offered(match) == [f"choose-warship {name}" for name in TOURNAMENT_WARSHIPS if name != "konigsberg"]
    assert force(match, 0)[0] == "konigsberg"


@rule("kaiser", "6.4.2")
def test_raiders_are_dealt_even_where_the_rest_is_chosen() -> None:
    match = opened(4, tournament=True, choose_ships=True)
    choose_first(match)
    for seat in range(4):
        warship, *raiders = force(match, seat)[:3]
        assert warship in TOURNAMENT_WARSHIPS
        assert not {*raiders} & {*TOURNAMENT_OUT, *TOURNAMENT_WARSHIPS}


@rule("kaiser", "6.4.3")
def test_merchants_of_five_seven_and_nine_points_are_chosen_but_never_william_p_frye() -> None:
    match = opened(2, tournament=True, choose_ships=True)
    answer(match, "choose-warship emden", "choose-warship dresden")
    for points in (5, 7, 9):
        ships = {card.id for card in GAME.cards.ships if card.is_merchant and card.vp == points}
        names = {line.split()[1] for line in offered(match)}
        assert names == ships - {"william_p_frye"}
        answer(match, offered(match)[-1], offered(match)[0])
    assert [len(force(match, seat)) for seat in (0, 1)] == [6, 6]


@rule("kaiser", "6.4.0")
def test_cards_are_dealt_after_the_ships_were_chosen_and_later_rounds_as_usual() -> None:
    match = opened(2, tournament=True, choose_ships=True, deck=14)
    assert match.position.state.players[0].hand == []
    choose_first(match)
    assert [len(player.hand) for player in match.position.state.players] == [6, 6]
    while match.position.state.round < 3:
        assert match.position.state.round == 1 or asked(match)[1] not in ("which-warship", "which-merchant")
        answer(match, offered(match)[0])


@rule("kaiser", "6.4.1", "6.4.3")
def test_everybody_hears_what_was_chosen_by_which_rule() -> None:
    match = opened(2, tournament=True, choose_ships=True)
    answer(match, "choose-warship emden", "choose-warship dresden", "choose-merchant author")
    told = [told.event for told in match.told_to(None) if isinstance(told.event, ChoseShip)]
    assert [(event.player, event.ship, event.cites) for event in told] == [
        (0, "emden", "6.4.1"),
        (1, "dresden", "6.4.1"),
        (1, "author", "6.4.3"),
    ]
