"""23 What each event does."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.bounties import Forgive
from wardroom.games.marauders.rules.damage import WhereItStrikes
from wardroom.games.marauders.rules.events import BuyPardon, HurricaneStrikes
from wardroom.games.marauders.rules.market import market_size, price_of
from wardroom.games.marauders.rules.npcs import scouting_dice
from wardroom.games.marauders.rules.raid import RaidWon
from wardroom.games.marauders.rules.rounds import EventDrawn
from wardroom.games.marauders.rules.skills import SkillTested
from wardroom.games.marauders.table import skill_of


def drawn(card: str, *dice: int | str, board: Board | None = None) -> Board:
    """A round begins with this event."""
    board = board or Board()
    board.top("events", card)
    board.roll(*dice)
    board.begin_round()
    return board


def in_storm(card: str, *dice: int, ship: str = "galleon", struck: list[str] | None = None, **more: object) -> Board:
    """Mary Thorne, two dice, ends her turn off Havana."""
    board = Board()
    board.captain(0, "mary_thorne", ship, "havana", **more)  # type: ignore[arg-type]
    board.event(card)
    board.state.struck = struck or []
    board.act()
    board.roll(*dice)
    board.answer("end-turn")
    return board


WHOLE = {"hull": 4, "cargo": 5, "masts": 4, "crew": 4, "cannons": 4}


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        pytest.param("ev_storm_1", 3, marks=rule("marauders", "event.storm_1")),
        pytest.param("ev_storm_2", 2, marks=rule("marauders", "event.storm_2")),
    ],
)
@pytest.mark.parametrize("skulls", [0, 1, 2])
def test_a_storm_hits_less_for_every_success(card: str, strength: int, skulls: int) -> None:
    dice = (5,) * skulls + (1,) * (2 - skulls)
    board = in_storm(card, *dice, *[2] * max(0, strength - skulls))
    assert board.areas() == {**WHOLE, "masts": 4 - max(0, strength - skulls)} and board.ask.seat == 1


@rule("marauders", "event.storm_1")
def test_numbers_strike_first_and_skulls_where_the_captain_likes() -> None:
    board = in_storm("ev_storm_1", 1, 1, 5, 3, 6)
    assert board.areas() == {**WHOLE, "crew": 3} and isinstance(board.question, WhereItStrikes)
    board.answer("place cargo", "place hull")
    assert board.areas() == {**WHOLE, "crew": 3, "cargo": 4, "hull": 3}


@rule("marauders", "event.storm_1", "event.storm_2", "event.hurricane")
@pytest.mark.parametrize("card", ["ev_storm_1", "ev_storm_2", "ev_hurricane"])
def test_ships_in_port_are_safe(card: str) -> None:
    board = in_storm(card, in_port=True, struck=["havana"])
    assert board.areas() == WHOLE and board.events(SkillTested) == []


@rule("marauders", "event.hurricane")
def test_a_hurricane_strikes_a_zone_and_all_around_it() -> None:
    board = drawn("ev_hurricane", "d17:3")
    assert board.facts(HurricaneStrikes, "zone") == ["tortuga"]
    assert set(board.state.struck) == {"tortuga", "santo_domingo", "petit_goave", "port_royal", "havana", "nassau"}
    view = GAME.view(board.state, None).event
    assert view is not None and set(view.struck) == set(board.state.struck)


@rule("marauders", "event.hurricane")
def test_with_four_hits_for_ships_at_sea_there() -> None:
    assert in_storm("ev_hurricane", 5, 1, 2, 2, 2, struck=["havana"]).areas() == {**WHOLE, "masts": 1}
    assert in_storm("ev_hurricane", struck=["trinidad"]).areas() == WHOLE


@pytest.mark.parametrize(
    "card", [pytest.param(f"ev_war_{n}", marks=rule("marauders", f"event.war_{n}")) for n in (1, 2, 3)]
)
def test_war_breaks_out(card: str) -> None:
    board = drawn(card, "d4:4", "d3:1")
    assert board.state.war == ["esp", "eng"] and board.state.npcs["esp"].zone == "havana"


@pytest.mark.parametrize(
    "card", [pytest.param(f"ev_peace_{n}", marks=rule("marauders", f"event.peace_{n}")) for n in (1, 2)]
)
def test_peace_ends_a_war(card: str) -> None:
    board = Board()
    board.war("eng", "esp", eng="trinidad", esp="nassau")
    drawn(card, board=board)
    assert board.state.war == [] and not any(npc.zone for npc in board.state.npcs.values())


@pytest.mark.parametrize(
    "card", [pytest.param(f"ev_peace_{n}", marks=rule("marauders", f"event.peace_{n}")) for n in (1, 2)]
)
def test_in_peace_players_in_port_may_buy_a_bounty_back(card: str) -> None:
    board = Board(4)
    board.captain(0, bounties={"esp": 2, "ned": 1})
    board.captain(1, zone="nassau", bounties={"esp": 1})
    board.captain(2, bounties={"fra": 1}, gold=4)
    drawn(card, board=board)
    assert board.ask.seat == 0 and isinstance(board.question, BuyPardon)
    assert board.options == ["pass", "forgive ned", "forgive esp"]
    assert [option.count for option in board.ask.options if isinstance(option, Forgive)] == [1, 1]
    board.answer("forgive esp")
    assert board.wanted() == {"esp": 1, "ned": 1} and board.player().gold == 5 and "retire" in board.options


@pytest.mark.parametrize(
    ("card", "nations"),
    [
        pytest.param("ev_hunt_1", ("eng", "ned"), marks=rule("marauders", "event.hunt_1")),
        pytest.param("ev_hunt_2", ("fra", "esp"), marks=rule("marauders", "event.hunt_2")),
    ],
)
def test_hue_and_cry(card: str, nations: tuple[str, str]) -> None:
    board = Board(3)
    one, other = nations
    board.captain(0, bounties={one: 1})
    board.captain(1, bounties={"eng": 1, "fra": 1, "ned": 1, "esp": 1})
    drawn(card, board=board)
    assert board.wanted(0) == {one: 2} and board.wanted(2) == {}
    assert {nation for nation, count in board.wanted(1).items() if count == 2} == {one, other}


@rule("marauders", "event.hunt_1", "bounty.supply")
def test_hue_and_cry_as_far_as_there_are_tokens() -> None:
    board = Board()
    board.captain(0, bounties={"eng": 3})
    board.captain(1, bounties={"eng": 1})
    drawn("ev_hunt_1", board=board)
    assert board.wanted(0) == {"eng": 4} and board.wanted(1) == {"eng": 1}


@rule("marauders", "event.pardon")
@pytest.mark.parametrize("left", [4, 0])
def test_under_a_royal_pardon_ports_are_open_and_bounties_can_be_bought_back(left: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", bounties={"esp": 2, "ned": 1}, gold=10 + left)
    board.event("ev_pardon")
    board.act()
    board.answer("dock havana", "go-ashore havana")
    assert "return-bounty esp" in board.options and "return-bounty ned" not in board.options
    board.answer("return-bounty esp", "return-bounty esp")
    assert board.wanted() == {"ned": 1} and board.player().gold == left and "return-bounty" not in board.kinds()


@rule("marauders", "event.pardon")
def test_at_home_those_of_any_nation() -> None:
    board = Board()
    board.captain(0, "mary_thorne", bounties={"esp": 2, "ned": 1})
    board.event("ev_pardon")
    board.ashore()
    assert {"return-bounty esp", "return-bounty ned"} <= set(board.options)


@rule("marauders", "event.pardon")
def test_without_it_nothing_can_be_bought_back() -> None:
    board = Board()
    board.captain(0, "mary_thorne", bounties={"esp": 2})
    board.ashore()
    assert "return-bounty" not in board.kinds()


@rule("marauders", "event.calm")
def test_in_a_calm_two_moves_are_all() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", hand=["fair_wind"])
    board.event("ev_calm")
    board.act()
    board.answer("play fair_wind", "sail nassau", "sail havana")
    assert "sail" not in board.kinds() and "dock" not in board.kinds() and "scout-merchant" in board.kinds()
    assert board.state.turn.actions == 2


@rule("marauders", "event.calm")
def test_npcs_do_not_mind_the_calm() -> None:
    board = Board()
    board.npc("npc_eng_1", "port_royal")
    drawn("ev_calm", board=board)
    assert board.state.npcs["eng"].zone == "petit_goave"


@rule("marauders", "event.trades")
def test_trade_winds_give_an_action_to_move() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.event("ev_trades")
    board.start()
    assert (board.state.turn.actions, board.state.turn.moves) == (3, 1)
    board.answer("sail nassau")
    assert (board.state.turn.actions, board.state.turn.moves) == (3, 0)


@rule("marauders", "event.trades")
def test_it_serves_for_nothing_else() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana")
    board.event("ev_trades")
    board.act(actions=0)
    assert "scout-merchant" not in board.kinds() and "sail" in board.kinds()


@rule("marauders", "event.fever")
@pytest.mark.parametrize(("crew", "dice", "left"), [(3, (1, 1, 1, 1), 2), (3, (1, 5, 1, 1), 3), (1, (1, 1, 1, 1), 1)])
def test_fever_takes_a_man_but_never_the_last(crew: int, dice: tuple[int, ...], left: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", in_port=True)
    board.damage(0, crew=crew)
    board.event("ev_fever")
    board.roll(*dice)
    board.start()
    assert board.areas()["crew"] == left


@rule("marauders", "event.markets")
def test_fickle_markets_deal_all_demands_anew() -> None:
    board = Board()
    tokens = sorted([*board.state.demand.values(), *board.state.demand_pile])
    before = dict(board.state.demand)
    board.roll_freely()
    drawn("ev_markets", board=board)
    assert sorted([*board.state.demand.values(), *board.state.demand_pile]) == tokens
    assert board.state.demand != before and len(board.state.demand) == 16


@rule("marauders", "event.glut")
def test_a_glut_lowers_prices() -> None:
    board = Board()
    board.captain(0, "mary_thorne")
    board.demand("st_john", "sugar")
    board.event("ev_glut")
    assert [price_of(board.table, board.player(), good) for good in ("rum", "sugar")] == [2, 5]


@rule("marauders", "event.boom")
@pytest.mark.parametrize(("bought_in", "size"), [("", 8), ("st_john", 3)])
def test_a_fair_raises_prices_and_draws(bought_in: str, size: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", bought_in=bought_in)
    board.demand("st_john", "sugar")
    board.event("ev_boom")
    assert [price_of(board.table, board.player(), good) for good in ("rum", "sugar")] == [3, 7]
    assert market_size(board.table, board.player()) == size


@rule("marauders", "event.yard_fire")
@pytest.mark.parametrize(("die", "open_"), [(1, False), (2, True)])
def test_a_fire_closes_the_shipyards_of_a_nation(die: int, open_: bool) -> None:
    board = Board()
    board.captain(0, "mary_thorne")
    board.damage(0, hull=1)
    drawn("ev_yard_fire", f"d4:{die}", board=board)
    board.answer("go-ashore st_john")
    work = {"repair", "buy-weapon", "buy-ship"}
    assert bool(work & board.kinds()) == open_ and "seek-rumor" in board.kinds()


@rule("marauders", "event.fog")
def test_fog_takes_a_die_from_every_scouting_test() -> None:
    board = Board()
    board.captain(0, "lucien_marchais", zone="havana", bounties={"esp": 1})
    board.npc("npc_esp_2", "havana")
    assert skill_of(board.table, board.player(), "scouting") == 4
    assert scouting_dice(board.table, "esp", board.player()) == 3
    board.event("ev_fog")
    assert skill_of(board.table, board.player(), "scouting") == 3
    assert scouting_dice(board.table, "esp", board.player()) == 2
    assert skill_of(board.table, board.player(), "seamanship") == 3


@rule("marauders", "event.convoy")
@pytest.mark.parametrize(("flag", "gold", "glory"), [("esp", 13, 1), ("ned", 9, 0)])
def test_the_convoy_brings_four_gold_more_from_spaniards(flag: str, gold: int, glory: int) -> None:
    board = Board()
    board.captain(0, "mary_thorne", "sloop", "santo_domingo")
    board.merchant("santo_domingo", "ned")
    board.event("ev_convoy")
    board.top("cargo", "rum_1", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1, 1, 1)
    board.answer("scout-merchant santo_domingo", f"raid {flag}", "done")
    assert board.facts(RaidWon, "gold") == [gold] and board.player().glory == glory


def test_an_event_of_ones_own_is_told_by_the_general_paragraph() -> None:
    assert EventDrawn("ev_fog").cites == "event.fog" and EventDrawn("ev_waterspout").cites == "event.deck"
