"""Tokens, initiative, the steps of a turn, and what a phase of action is."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, gb, us
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.rules.activation import PhaseCalled, TokenShown
from wardroom.games.cannoni.rules.boarding import Boards
from wardroom.games.cannoni.rules.capture import Sank
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.damage import CaughtFire, HullStruck
from wardroom.games.cannoni.rules.drift import Drifted
from wardroom.games.cannoni.rules.edge import WhetherToReturn
from wardroom.games.cannoni.rules.guns import BatteryFired, Fired
from wardroom.games.cannoni.rules.orders import MustSail, Orders
from wardroom.games.cannoni.rules.phrasing import Idle
from wardroom.games.cannoni.rules.preparation import TokensPlaced, WhichToken
from wardroom.games.cannoni.rules.repairs import Mended
from wardroom.games.cannoni.rules.turn import STEPS, TurnBegan
from wardroom.games.cannoni.rules.wind import WindTurned
from wardroom.games.cannoni.state import Series


def three(**tokens: int) -> Board:
    """Three furled ships far apart, which owe no movement."""
    laid = [
        gb("gb_shannon", 10, 10, sails="furled", anchor="bow"),
        us("us_chesapeake", 10, 40, sails="furled", anchor="bow"),
        us("us_essex", 50, 40, sails="furled", anchor="bow"),
    ]
    return Board(*laid).start(**tokens)


def acted(board: Board) -> list[str]:
    """Who was asked, phase by phase, each doing nothing."""
    found = []
    while board.position and len(board.position.asks) == 1 and isinstance(board.question, Orders):
        found.append(f"{board.question.phase} {board.question.ship}")
        board.answer("pass")
    return found


# --- who acts, and when -----------------------------------------------------------------------------------------------


@rule("cannoni", "def.active", "ex.active")
def test_a_token_acts_in_every_phase_from_its_number_down() -> None:
    board = three(gb_shannon=5, us_chesapeake=4, us_essex=2)
    assert acted(board) == [
        "5 gb_shannon",
        "4 gb_shannon",
        "4 us_chesapeake",
        "3 gb_shannon",
        "3 us_chesapeake",
        "2 gb_shannon",
        "2 us_chesapeake",
        "2 us_essex",
        "1 gb_shannon",
        "1 us_chesapeake",
        "1 us_essex",
    ]


@rule("cannoni", "def.active", "token.secret")
def test_a_token_is_shown_when_its_number_is_called() -> None:
    board = three(gb_shannon=2, us_chesapeake=5)
    assert board.facts(TokenShown, "ship", "value") == [("us_chesapeake", 5)]
    assert not board.series("gb_shannon").shown
    board.answer("pass", "pass", "pass")
    assert board.facts(TokenShown, "ship", "value") == [("us_chesapeake", 5), ("gb_shannon", 2)]


@rule("cannoni", "def.initiative.order")
def test_the_higher_token_acts_first_whatever_the_order_on_the_table() -> None:
    assert acted(three(gb_shannon=1, us_chesapeake=2, us_essex=3))[-3:] == [
        "1 us_essex",
        "1 us_chesapeake",
        "1 gb_shannon",
    ]


@rule("cannoni", "def.initiative.tie")
@pytest.mark.parametrize(
    ("shannon", "chesapeake", "first"),
    [
        ((2,), (3,), "us_chesapeake"),
        ((4,), (3,), "gb_shannon"),
        ((2, 5), (2, 4), "gb_shannon"),
        ((2, 4, 1), (2, 4, 3), "us_chesapeake"),
    ],
)
def test_ties_go_by_the_tokens_of_earlier_turns(
    shannon: tuple[int, ...], chesapeake: tuple[int, ...], first: str
) -> None:
    board = Board(*[gb("gb_shannon", 10, 10, owes=False), us("us_chesapeake", 40, 40, owes=False)])
    board.series("gb_shannon").past, board.series("us_chesapeake").past = shannon, chesapeake
    board.start(gb_shannon=1, us_chesapeake=1)
    assert acted(board)[0] == f"1 {first}"


@rule("cannoni", "def.initiative.tie")
def test_ties_that_nothing_settles_go_by_the_order_drawn_at_the_start() -> None:
    board = Board(*[gb("gb_shannon", 10, 10, owes=False), us("us_chesapeake", 40, 40, owes=False)])
    board.series("gb_shannon").drawn, board.series("us_chesapeake").drawn = 1, 0
    board.start(gb_shannon=1, us_chesapeake=1)
    assert acted(board) == ["1 us_chesapeake", "1 gb_shannon"]


@rule("cannoni", "def.initiative.early_steps")
@pytest.mark.parametrize(("shannon", "chesapeake", "roller"), [(2, 5, "us_chesapeake"), (4, 3, "gb_shannon")])
def test_before_the_phases_the_order_of_the_turn_before_holds(shannon: int, chesapeake: int, roller: str) -> None:
    board = Board(gb("gb_shannon", 10, 10), us("us_chesapeake", 40, 40), windy=True)
    board.series("gb_shannon").past, board.series("us_chesapeake").past = (shannon,), (chesapeake,)
    board.state.turn = 2
    board.roll(5).begin("victory")
    assert board.facts(WindTurned, "ship") == [roller]


# --- tokens -----------------------------------------------------------------------------------------------------------


def at_tokens(*laid: Laid) -> Board:
    """The moment at which tokens are chosen."""
    ships = laid or (gb("gb_shannon", 10, 10), us("us_chesapeake", 40, 40))
    return Board(*ships).begin("victory")


@rule("cannoni", "token.series")
def test_every_token_is_used_once_in_five_turns() -> None:
    board = at_tokens(gb("gb_shannon", 10, 10, sails="furled"), us("us_chesapeake", 40, 40, sails="furled"))
    offered = []
    for _ in range(6):
        offered.append([option.notation for option in board.ask_of(0).options])
        board.answer(
            f"0: {offered[-1][-1]}",
            "1: token 1" if len(offered) in (1, 6) else f"1: {board.ask_of(1).options[-1].notation}",
        )
        acted(board)
    assert [len(tokens) for tokens in offered] == [5, 4, 3, 2, 1, 5]
    assert offered[1] == ["token 1", "token 2", "token 3", "token 4"]
    assert offered[5] == [f"token {value}" for value in range(1, 6)]


@rule("cannoni", "token.secret")
def test_tokens_are_chosen_at_the_same_time_and_seen_only_by_their_owner() -> None:
    board = at_tokens()
    assert board.position is not None
    assert [(ask.seat, ask.question) for ask in board.position.asks] == [
        (Seat(0), WhichToken("gb_shannon")),
        (Seat(1), WhichToken("us_chesapeake")),
    ]
    board.answer("0: token 3", "1: token 1")
    mine, theirs, nobody = (board.game.view(board.state, seat).ships[1].token for seat in (Seat(1), Seat(0), None))
    assert (mine.value, theirs.value, nobody.value) == (1, 0, 0)
    assert theirs.placed and not theirs.shown


@rule("cannoni", "token.public_used")
def test_used_tokens_lie_open() -> None:
    board = at_tokens()
    board.series("us_chesapeake").used = (5, 2)
    assert board.game.view(board.state, Seat(0)).ships[1].token.used == (5, 2)
    assert board.game.view(board.state, None).ships[1].token.used == (5, 2)


@rule("cannoni", "token.every_ship")
@pytest.mark.parametrize(
    ("trouble", "needs"),
    [
        ({}, True),
        ({"aground": True}, True),
        ({"sinking": 9, "hull": [0, 0]}, True),
        ({"place": "off", "edge": 3, "exit": 20.0}, True),
        ({"crew": 0}, True),
        ({"struck": True}, False),
        ({"place": "sunk"}, False),
        ({"place": "gone"}, False),
    ],
)
def test_every_ship_needs_a_token_but_one_that_struck(trouble: dict[str, Any], needs: bool) -> None:
    laid = [gb("gb_shannon", 10, 10), us("us_chesapeake", 40, 40), gb("gb_java", 10, 30, **trouble)]
    board = at_tokens(*laid)
    board.answer("0: token 1", "1: token 1")
    asked = isinstance(board.question, WhichToken) and board.question.ship == "gb_java"
    assert asked == needs


@rule("cannoni", "token.every_ship")
def test_ships_locked_in_melee_place_tokens_too() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 21.58, 20))
    board.grapple("gb_shannon", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 4, "us_chesapeake": 4}, aboard=True)
    board.begin("fires")
    assert board.position is not None and len(board.position.asks) == 2


# --- the sequence -----------------------------------------------------------------------------------------------------


@rule("cannoni", "seq.order")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    board = Board(
        gb("gb_shannon", 30, 30, mended=5, masts=[6, 5, 6], burning=True),
        gb("gb_java", 10, 10, place="leaving", edge=3, exit=20.0),
        us("us_chesapeake", 31.58, 30, sails="furled"),
        us("us_essex", 10, 40, sinking=2, hull=[0, 0]),
        windy=True,
    )
    board.grapple("gb_shannon", "us_chesapeake")
    board.state.turn = 2
    board.begin("victory")
    assert isinstance(board.question, WhetherToReturn)
    assert [type(told.event) for told in board.told] == [TurnBegan, Mended, Sank]
    board.roll(5).answer("come-back")
    assert board.events(WindTurned)
    board.answer("burn main port")
    assert board.position is not None and len(board.position.asks) == 2
    board.answer("0: token 1", "1: token 1")
    board.roll(1).answer("token 2")
    assert [told.phase for told in board.events(PhaseCalled)] == [5, 4, 3, 2, 1]
    board.answer("pass", "pass")
    board.answer("0: party 1").roll(5, 5).answer("1: party 1")
    order = [type(told.event) for told in board.told]
    assert order.index(TokensPlaced) > order.index(WindTurned)
    assert order.index(Boards) > len(order) - 1 - order[::-1].index(PhaseCalled)
    board.roll(5).answer("strike-mast main")
    order = [type(told.event) for told in board.told]
    assert order.index(Drifted) > order.index(Boards)


@rule("cannoni", "seq.order")
def test_the_names_of_the_steps() -> None:
    assert [*STEPS][5:] == [
        "victory",
        "repairs",
        "sinking",
        "return",
        "wind",
        "formation",
        "fires",
        "tokens",
        "call",
        "act",
        "results",
        "boarding",
        "parties",
        "melee",
        "drift",
        "end",
    ]


# --- Azione -----------------------------------------------------------------------------------------------------------


@rule("cannoni", "action.one", "ex.token_five")
def test_a_ship_with_token_five_moves_loads_and_fires_twice() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", load=["", "ball"]), us("us_chesapeake", 26, 20, "N"), wind="SW")
    board.start(gb_shannon=5)
    board.answer("move 2", "load starboard ball")
    board.roll(1, 10).answer("fire starboard us_chesapeake hull")
    board.answer("load starboard ball")
    board.roll(1, 10).answer("fire starboard us_chesapeake hull")
    assert len(board.events(Fired)) == 2
    assert board["gb_shannon"].load[0] == ""


@rule("cannoni", "action.one")
def test_one_action_in_a_phase_then_the_next_ship() -> None:
    board = three(gb_shannon=2, us_chesapeake=2)
    board.answer("set-sails battle")
    assert isinstance(board.question, Orders) and board.question.ship == "us_chesapeake"
    board.answer("set-sails battle")
    assert board.question == Orders("gb_shannon", 1)
    assert "set-sails furled" in board.options


LYING = {"load", "fire", "set-sails", "pass"}
FREE = {"move", "turn", "more", "drop-anchor", *LYING}


@rule("cannoni", "action.kinds")
@pytest.mark.parametrize(
    ("state", "kinds"),
    [
        ({}, FREE),
        ({"burning": True}, {*FREE, "fight-fire"}),
        ({"disordered": True}, {*FREE, "rally"}),
        ({"masts": [5, 6, 6]}, {*FREE, "repair"}),
        ({"heading": 72}, {*LYING, "drop-anchor", "tack"}),
        ({"aground": True}, {*LYING, "refloat"}),
        ({"wrecks": ["port", "", ""]}, {*LYING, "drop-anchor", "clear-wreck"}),
        ({"anchor": "bow"}, {*LYING, "weigh", "cut-cable", "swing"}),
    ],
    ids=["plain", "fire", "disorder", "rigging", "irons", "aground", "wreck", "anchor"],
)
def test_what_a_ship_may_do_and_nothing_else(state: dict[str, Any], kinds: set[str]) -> None:
    ship = gb("gb_shannon", 20, 20, owes=False, load=["", "ball"])
    foes = us("us_chesapeake", 12, 20, "N"), us("us_essex", 20, 12, "E")
    board = Board(ship, *foes, wind="W", disorder=True, repairs=True)
    for name, value in state.items():
        setattr(board["gb_shannon"].crew if name == "disordered" else board["gb_shannon"], name, value)
    assert board.start(gb_shannon=1).kinds() == kinds


@rule("cannoni", "action.kinds")
def test_what_a_ship_may_do_alongside_an_enemy() -> None:
    board = Board(gb("gb_shannon", 20, 20, owes=False), us("us_chesapeake", 20, 22.6), us("us_essex", 24, 20))
    board.foul("gb_shannon", "us_chesapeake")
    board.start(gb_shannon=3)
    assert board.kinds() == {"fire", "set-sails", "grapple", "free-rigging", "pass"}
    board.roll(9).answer("grapple us_chesapeake")
    assert board.kinds() == {"fire", "set-sails", "let-go", "free-rigging", "pass"}


@rule("cannoni", "action.pass")
def test_a_ship_may_do_nothing() -> None:
    board = three(gb_shannon=1)
    board.answer("pass")
    assert board.facts(Idle, "ship") == ["gb_shannon"]


@rule("cannoni", "action.first_move", "action.pass")
def test_the_first_action_is_a_movement_and_nothing_else() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", disordered=True), us("us_chesapeake", 22, 20), disorder=True)
    board.start(gb_shannon=2)
    assert board.question == MustSail("gb_shannon", 2)
    assert board.kinds() == {"move", "turn", "more"}
    board.answer("move 2")
    assert board.question == Orders("gb_shannon", 1)
    assert {"pass", "rally", "set-sails", "fire"} <= board.kinds()


@rule("cannoni", "action.exempt")
@pytest.mark.parametrize(
    "trouble",
    [
        {"sails": "furled"},
        {"anchor": "bow"},
        {"aground": True},
        {"rudderless": True},
        {"masts": [0, 0, 0]},
        {"wrecks": ["port", "", ""]},
    ],
    ids=str,
)
def test_who_cannot_sail_may_do_something_else(trouble: dict[str, Any]) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", **trouble), us("us_chesapeake", 50, 20))
    board.start(gb_shannon=1)
    assert board.question == Orders("gb_shannon", 1)
    assert "pass" in board.kinds()
    assert not board.kinds() & {"move", "turn"}


@rule("cannoni", "action.exempt")
def test_in_irons_the_first_action_may_be_the_tack() -> None:
    board = Board(gb("gb_shannon", 20, 20, "W"), us("us_chesapeake", 50, 20)).start(gb_shannon=1)
    assert {"tack", "pass"} <= board.kinds()


@rule("cannoni", "action.regained", "ex.aground_four")
def test_a_grounded_ship_that_gets_afloat_must_move_next() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", aground=True),
        us("us_chesapeake", 50, 20),
        land=[[(20.7874, 10), (30, 10), (30, 30), (20.7874, 30)]],
    )
    board.start(gb_shannon=4)
    assert board.question == Orders("gb_shannon", 4)
    board.roll(5).answer("refloat")
    assert board.question == MustSail("gb_shannon", 3, "action.regained")
    board.answer("move 2")
    assert board.question == Orders("gb_shannon", 2)


@rule("cannoni", "action.regained")
def test_a_grounded_ship_that_stays_aground_need_not_move() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", aground=True),
        us("us_chesapeake", 50, 20),
        land=[[(20.7874, 10), (30, 10), (30, 30), (20.7874, 30)]],
    )
    board.start(gb_shannon=4)
    board.roll(1).answer("refloat")
    assert board.question == Orders("gb_shannon", 3)


@rule("cannoni", "action.regained")
@pytest.mark.parametrize(
    ("trouble", "play", "dice"),
    [
        ({"sails": "furled"}, "set-sails battle", []),
        ({"anchor": "bow"}, "cut-cable", [9]),
        ({"wrecks": ["port", "", ""]}, "clear-wreck fore", [9]),
        ({"luffed": 0}, "tack port", [9]),
    ],
)
def test_who_can_sail_again_must(trouble: dict[str, Any], play: str, dice: list[int]) -> None:
    heading = "W" if play == "tack port" else "N"
    board = Board(gb("gb_shannon", 20, 20, heading, **trouble), us("us_chesapeake", 50, 20)).start(gb_shannon=2)
    board.roll(*dice).answer(play)
    assert board.question == MustSail("gb_shannon", 1, "action.regained")


@rule("cannoni", "action.simultaneous")
def test_a_ship_hit_earlier_in_a_phase_fires_at_her_old_strength() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False),
        us("us_chesapeake", 25, 20, "N", owes=False, hull=[2, 2]),
    )
    board.start(gb_shannon=2, us_chesapeake=1)
    board.answer("pass")
    board.roll(10, 1).answer("fire starboard us_chesapeake hull")
    assert board["us_chesapeake"].hull == [2, 2]
    assert not board.events(HullStruck)
    board.roll(1, 10).answer("fire port gb_shannon hull")
    assert board.events(Fired)[1].modifier == 3 - 2
    assert board["us_chesapeake"].hull == [1, 0]


@rule("cannoni", "action.simultaneous")
def test_results_come_in_the_order_of_the_shots() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False),
        gb("gb_java", 25, 26, "E", owes=False),
        us("us_chesapeake", 25, 20, "N", owes=False, hull=[1, 1]),
    )
    board.start(gb_shannon=2, gb_java=1)
    board.answer("pass")
    board.roll(9, 1).answer("fire starboard us_chesapeake hull")
    board.roll(5, 5, 9).answer("fire starboard us_chesapeake hull")
    assert board["us_chesapeake"].sinking == 9
    assert [event.side for event in board.events(HullStruck)] == ["port", "starboard"]


@rule("cannoni", "action.simultaneous", "crit.fire", "mast.wreck_fire")
def test_a_fire_breaks_out_at_the_end_of_the_phase() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False, wrecks=["starboard", "", ""], masts=[0, 6, 6]),
        us("us_chesapeake", 25, 20, "N", owes=False),
    )
    board.start(gb_shannon=2, us_chesapeake=1)
    board.answer("pass").roll(5, 1).answer("fire starboard us_chesapeake hull")
    assert board.question == Orders("us_chesapeake", 1)
    assert "fight-fire" not in board.kinds()
    assert not board.events(CaughtFire) and not any(ship.burning for ship in board.state.ships)
    board.answer("pass")
    assert board.facts(CaughtFire, "ship", "by") == [
        ("gb_shannon", "mast.wreck_fire"),
        ("us_chesapeake", "crit.fire"),
    ]


@rule("cannoni", "action.immediate")
def test_a_grapple_stops_a_victim_that_has_not_yet_acted() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 23, 20, "N"))
    board.start(gb_shannon=2, us_chesapeake=1)
    board.answer("pass")
    board.roll(9).answer("grapple us_chesapeake")
    assert board.question == Orders("us_chesapeake", 1)
    assert not board.kinds() & {"move", "turn"}


@rule("cannoni", "action.immediate", "gun.moving")
def test_a_ship_that_moved_away_is_fired_at_where_she_is_now() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25, 20, "N"), wind="SW")
    board.start(gb_shannon=1, us_chesapeake=2)
    board.answer("move 5", "move 5")
    assert not any(option.startswith("fire") for option in board.options)


@rule("cannoni", "action.hit_mark", "test.hit")
def test_a_hit_counts_at_once_for_tests_of_the_phase() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False),
        us("us_chesapeake", 25, 20, "N", anchor="bow"),
    )
    board.start(gb_shannon=2, us_chesapeake=1)
    board.answer("pass")
    board.roll(5, 5).answer("fire starboard us_chesapeake hull")
    board.roll(5).answer("cut-cable")
    assert board.facts(Tried, "ability") == [5]


@rule("cannoni", "action.hit_mark", "test.hit")
def test_a_miss_and_a_hit_of_an_earlier_phase_do_not_count() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False),
        us("us_chesapeake", 25, 20, "N", anchor="bow"),
    )
    board.start(gb_shannon=2, us_chesapeake=1)
    board.roll(5, 5).answer("fire starboard us_chesapeake hull")
    board.answer("pass")
    board.roll(5).answer("cut-cable")
    assert board.facts(Tried, "ability") == [6]


@rule("cannoni", "battery.tokens")
def test_a_fort_has_three_tokens_for_all_its_batteries() -> None:
    works = [battery("guns_a", 20, 40, "S"), battery("guns_b", 30, 40, "S")]
    board = Board(gb("gb_shannon", 10, 10, owes=False), us("us_chesapeake", 50, 10, owes=False), forts=[(1, works)])
    board.begin("victory")
    board.answer("0: token 5", "1: token 1")
    assert board.options == ["token 1", "token 2", "token 3"]
    board.answer("token 3")
    asked = []
    while board.position and len(board.position.asks) == 1:
        asked.append(getattr(board.question, "battery", "") or getattr(board.question, "ship", ""))
        board.answer("pass" if "pass" in board.options else board.options[0])
    assert asked.count("guns_a") == asked.count("guns_b") == 3
    assert not board.events(BatteryFired)


@rule("cannoni", "battery.tokens")
def test_the_tokens_of_a_fort_return_after_three_turns() -> None:
    assert Series((0,), 3, 0, used=(2,)).unused == (1, 3)
    assert Series((0,), 3, 0, used=(2, 1, 3)).unused == (1, 2, 3)


def test_sinking_ships_do_not_burn() -> None:
    board = Board(
        gb("gb_shannon", 10, 10),
        us("us_chesapeake", 40, 40, sinking=9, hull=[0, 0], burning=True),
        us("us_essex", 50, 20),
    )
    board.begin("fires")
    assert not board.events(CaughtFire)
    assert board["us_chesapeake"].masts == [6, 6, 6]


def test_the_order_that_settles_ties_is_drawn_before_the_battle() -> None:
    options = GAME.configure({"scenario": "trafalgar_fragment"}, 2)
    battle = GAME.setup(options, 2, Dice(Stream(b"draw")))
    assert sorted(series.drawn for series in battle.series) == [*range(8)]
