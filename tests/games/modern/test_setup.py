"""Preparazione: order, navies, budget, ships chosen in secret, formation, and the first hands."""

from collections.abc import Sequence

import pytest

from tests.games.modern.board import SHIPS, Board, Table
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.fleets import FleetLaid
from wardroom.games.modern.rules.hands import Dealt
from wardroom.games.modern.rules.navies import BudgetSet, FirstPlayer, NavyTaken, RolledForOrder


class Start(Table):
    """A battle from its very first roll."""

    def __init__(self, players: int = 2, rolls: Sequence[int] = (6, 1), **switches: Setting) -> None:
        super().__init__()
        options = GAME.configure(switches, players)
        self.state = GAME.setup(options, players, Dice(Stream(b"start")))
        self.roll(*rolls)
        self.start()
        self.roll_freely()

    def choose(self, *fleets: str) -> None:
        """Everybody secretly chooses ships, up to the last."""
        plays = [[*(f"take {ship}" for ship in fleet.split()), "ready"] for fleet in fleets]
        while self.asks[0].question.kind == "which-ships":
            for seat in [ask.seat for ask in self.asks]:
                self.answer(f"{seat}: {plays[seat].pop(0)}")


def navies(*codes: str, **switches: Setting) -> Start:
    """Everybody has taken a navy, the first seat first."""
    start = Start(len(codes), (6, *([1] * (len(codes) - 1))), **switches)
    start.answer(*(f"take-navy {code}" for code in codes))
    return start


@rule("modern", "setup.players")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_play(players: int) -> None:
    assert players in GAME.players
    start = Start(players, (6, *([1] * (players - 1))))
    assert len(start.state.battles[0].sides) == players
    assert 1 not in GAME.players and 7 not in GAME.players


@rule("modern", "setup.order", "dice.one")
def test_the_highest_die_starts_and_the_turns_go_clockwise() -> None:
    start = Start(4, (2, 5, 1, 4))
    assert start.facts(RolledForOrder, "player", "roll") == [(0, 2), (1, 5), (2, 1), (3, 4)]
    assert start.facts(FirstPlayer, "player") == [1]
    assert start.state.battles[0].order == [1, 2, 3, 0]


@rule("modern", "setup.order")
def test_only_those_tied_for_the_highest_roll_again() -> None:
    start = Start(4, (5, 2, 5, 5, 1, 3, 3, 2, 6))
    assert start.facts(RolledForOrder, "player") == [0, 1, 2, 3, 0, 2, 3, 2, 3]
    assert start.facts(FirstPlayer, "player") == [3]


@rule("modern", "setup.navy.choice")
def test_a_navy_is_taken_once_and_in_playing_order() -> None:
    start = Start(3, (1, 6, 2))
    assert start.ask.seat == 1 and len(start.options) == 9
    start.answer("take-navy su")
    assert start.ask.seat == 2 and "take-navy su" not in start.options and len(start.options) == 8
    start.answer("take-navy jp")
    assert start.ask.seat == 0 and len(start.options) == 7
    assert start.facts(NavyTaken, "player", "navy") == [(1, "su"), (2, "jp")]
    assert len(start.state.battles[0].sides[Seat(1)].reserve) == 20


@rule("modern", "variant.expansion-navies")
def test_expansion_navies_and_ships_only_by_agreement() -> None:
    assert "take-navy it" not in Start().options
    start = Start(2, (6, 1), expansion=True)
    assert len(start.options) == 12
    start.answer("take-navy it", "take-navy no")
    assert "take no-utsira" in start.options_of(1)
    assert "take no-utsira" not in navies("us", "no").options_of(1)


@rule("modern", "setup.navy.non-combatant")
def test_the_non_combatant_is_in_no_fleet_and_no_reserve() -> None:
    start = navies("us", "uk")
    for side in start.state.battles[0].sides.values():
        assert SHIPS["non-combatant"] not in side.reserve
    assert all("non-combatant" not in option for seat in (0, 1) for option in start.options_of(seat))


@rule("modern", "setup.budget.small")
@pytest.mark.parametrize(
    ("codes", "points"),
    [(("us", "su"), 25), (("us", "cn"), 25), (("us", "tw"), 20), (("tw", "no"), 15), (("us", "jp", "ar"), 15)],
)
def test_the_poorest_navy_sets_the_budget_for_all(codes: tuple[str, ...], points: int) -> None:
    start = navies(*codes)
    rule = "setup.budget" if points == 25 else "setup.budget.small"
    assert start.facts(BudgetSet, "points", "cites") == [(points, rule)]
    assert {side.points for side in start.state.battles[0].sides.values()} == {points}
    assert start.state.battles[0].terms.target == points


@rule("modern", "setup.budget.small", "setup.budget")
def test_another_budget_may_be_agreed() -> None:
    start = navies("no", "ar", budget=30)
    assert start.state.battles[0].terms.target == 30
    assert start.facts(BudgetSet, "points", "cites") == [(30, "setup.budget")]


@rule("modern", "setup.budget")
def test_a_fleet_costs_at_most_the_budget_and_has_a_ship() -> None:
    start = navies("us", "su")
    assert "ready" not in start.options_of(0)
    start.answer("0: take us-nimitz")
    start.answer("1: take su-kiev")
    assert "ready" in start.options_of(0)
    start.answer("0: take us-kitty-hawk", "1: ready")
    assert start.state.battles[0].sides[Seat(0)].points == 6
    offered = start.offers("take")
    assert "us-arleigh-burke" in offered and "us-bunker-hill" not in offered and "us-nimitz" not in offered
    start.answer("ready")
    assert start.question == "where-to-place"


@rule("modern", "setup.secret")
def test_ships_are_chosen_at_the_same_time_and_unseen() -> None:
    start = navies("us", "su")
    assert [ask.seat for ask in start.asks] == [0, 1]
    start.answer("0: take us-nimitz", "1: take su-kiev")
    theirs = start.view(1).battles[0].sides[0]
    assert theirs.fleet == [] and "us-nimitz" in theirs.reserve and theirs.limit == 0
    assert start.view(0).battles[0].sides[0].fleet[0].id == "us-nimitz"
    assert start.view(1).battles[0].points == 19
    assert not any("us-nimitz" in str(told.event) for told in start.told if told.is_for(Seat(1)))


@rule("modern", "setup.reserve")
def test_what_is_not_chosen_is_the_reserve() -> None:
    start = navies("no", "ar")
    start.choose("no-bergen no-ula", "ar-hercules")
    side = start.state.battles[0].sides[Seat(0)]
    assert {GAME.cards.ships[ship].id for ship in side.reserve} == {
        "no-fridtjof-nansen",
        "no-trondheim",
        "no-stavanger",
        "no-narvik",
        "no-skjold",
    }


def formed(first: str = "no-bergen no-narvik no-ula") -> Start:
    start = navies("no", "ar")
    start.choose(first, "ar-hercules ar-espora")
    return start


@rule("modern", "setup.layout")
def test_fleets_are_laid_out_one_after_another_in_playing_order() -> None:
    start = formed()
    assert start.ask.seat == 0
    start.answer("place no-bergen 1")
    assert start.view(1).battles[0].sides[0].fleet == []
    start.answer("place no-narvik 2")
    assert start.ask.seat == 1
    seen = start.view(1).battles[0].sides[0].fleet
    assert [(ship.id, ship.row) for ship in seen] == [("no-bergen", 1), ("no-narvik", 2), ("no-ula", 0)]
    assert start.view(0).battles[0].sides[1].fleet == []
    assert start.facts(FleetLaid, "player", "first", "second", "third", "beside") == [
        (0, ("no-bergen",), ("no-narvik",), (), ("no-ula",))
    ]


@rule("modern", "rows.number", "rows.filled")
def test_three_rows_at_most_and_none_left_empty() -> None:
    start = formed("no-bergen no-narvik no-trondheim no-stavanger")
    assert start.options == ["place no-bergen 1", "place no-bergen 2", "place no-bergen 3"]
    start.answer("place no-bergen 3")
    assert start.options == ["place no-narvik 1", "place no-narvik 2", "place no-narvik 3"]
    start.answer("place no-narvik 3")
    assert start.options == ["place no-trondheim 1", "place no-trondheim 2"]
    start.answer("place no-trondheim 2")
    assert start.options == ["place no-stavanger 1"]


@rule("modern", "rows.filled")
def test_a_row_has_no_upper_limit() -> None:
    start = formed("no-bergen no-narvik no-trondheim no-stavanger")
    for ship in ("no-bergen", "no-narvik", "no-trondheim", "no-stavanger"):
        start.answer(f"place {ship} 1")
    assert set(start.state.battles[0].sides[Seat(0)].rows.values()) == {1}


@rule("modern", "rows.filled")
def test_a_single_ship_stands_in_the_first_row() -> None:
    start = formed("no-bergen")
    assert start.options == ["place no-bergen 1"]


@rule("modern", "setup.layout", "rows.number")
def test_a_fleet_is_told_row_by_row() -> None:
    start = navies("us", "su")
    start.choose("us-gary us-knox us-virginia us-sturgeon", "su-druzhny")
    start.answer("place us-gary 1", "place us-knox 3", "place us-virginia 2", "place su-druzhny 1")
    told = start.facts(FleetLaid, "player", "first", "second", "third", "beside")
    assert told[0] == (0, ("us-gary",), ("us-virginia",), ("us-knox",), ("us-sturgeon",))


@rule("modern", "rows.number", "setup.submarines")
def test_submarines_lie_beside_the_fleet_and_start_passive() -> None:
    start = formed("no-ula")
    assert start.ask.seat == 1
    assert start.state.battles[0].sides[Seat(0)].rows == {SHIPS["no-ula"]: 0}
    assert start.state.battles[0].surfaced == []


@rule("modern", "setup.hand", "command.limit")
def test_everybody_is_dealt_seven_cards_and_one_for_each_command() -> None:
    start = navies("us", "su")
    start.choose("us-blue-ridge us-gary", "su-titan su-druzhny")
    for play in ("place us-blue-ridge 1", "place us-gary 1", "place su-titan 1", "place su-druzhny 1"):
        start.answer(play)
    assert start.facts(Dealt, "player", "count") == [(0, 9), (1, 8)]
    assert len(start.state.battles[0].deck) == 110 - 17
    assert start.asked == (0, "what-next")


@rule("modern", "ex.command-nine")
def test_command_of_two_makes_nine_cards() -> None:
    board = Board()
    board.lay(0, "us-blue-ridge")
    board.lay(1, "su-druzhny")
    assert board.battle_view(0).sides[0].limit == 9


@rule("modern", "ex.titan", "command.limit")
def test_titan_makes_eight_cards_but_not_from_the_reserve() -> None:
    board = Board()
    board.lay(0, "su-titan")
    board.lay(1, "su-druzhny", reserve="su-titan")
    assert [side.limit for side in board.battle_view(0).sides] == [8, 7]


@rule("modern", "option.agree")
def test_every_optional_rule_has_a_switch_of_its_own_that_is_off() -> None:
    usual = GAME.configure({}, 4)
    assert usual == {
        "scenario": "none",
        "campaign": "none",
        "areas": "same",
        "teams": 0,
        "budget": 0,
        "expansion": False,
        "air_rows": False,
        "buy_cards": False,
        "defence_limit": False,
        "rounds": 0,
    }
    for name in ("air_rows", "buy_cards", "defence_limit", "expansion"):
        chosen = GAME.configure({name: True}, 4)
        assert chosen == {**usual, name: True}
        assert getattr(GAME.setup(chosen, 4, Dice(Stream(b"agreed"))).rules, name) is True


@rule("modern", "command.limit", "setup.hand")
def test_two_command_ships_count_together() -> None:
    titan, kurama = (GAME.cards.ships[SHIPS[name]] for name in ("su-titan", "jp-kurama"))
    board = Board()
    board.lay(0, "su-titan jp-kurama")
    board.lay(1, "uk-arrow")
    assert board.battle_view(0).sides[0].limit == 7 + titan.command + kurama.command == 9
    board.lay(0, "su-titan")
    assert board.battle_view(0).sides[0].limit == 8


@rule("modern", "command.limit", "draw.all")
def test_hands_are_drawn_up_to_the_sum_of_all_command() -> None:
    board = Board(expansion=True)
    board.lay(0, "jp-shirane jp-kurama", hand="intel")
    board.lay(1, "us-blue-ridge us-gary", hand="intel", reserve="us-knox")
    board.begin()
    board.roll_freely()
    board.finish()
    assert [len(board.side(seat).hand) for seat in (0, 1)] == [7 + 1 + 1, 7 + 2]


@rule("modern", "setup.budget")
def test_unspent_points_are_lost_at_the_deal_and_no_longer_shown() -> None:
    start = navies("us", "su", budget=20)
    start.choose("us-gary", "su-druzhny")
    assert start.view(0).battles[0].points == 17
    while start.question == "where-to-place":
        start.answer(start.options[0])
    assert start.question == "what-next" and start.view(0).battles[0].points == 0
