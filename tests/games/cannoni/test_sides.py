"""Two (o più) schieramenti: three and four sides, alliances, who earns what, and who commands whom."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.games.cannoni.board import Board, battery, es, fr, gb, us
from tests.games.cannoni.test_free import free
from wardroom.engine import BadData, BadSetup, Dice, Seat, Stream
from wardroom.engine.testkit import offered, play, rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.bots.judgement import Flagship
from wardroom.games.cannoni.game import OWN_FILE
from wardroom.games.cannoni.geometry import TOUCH, edge_gap, gap
from wardroom.games.cannoni.imagine import knows_loads
from wardroom.games.cannoni.rules.capture import Captured, Recaptured
from wardroom.games.cannoni.rules.guns import LoadedWith
from wardroom.games.cannoni.rules.line import is_line_ahead
from wardroom.games.cannoni.rules.squadron import is_squadron
from wardroom.games.cannoni.rules.stations import WhichLine, WhichStation, headings_along
from wardroom.games.cannoni.rules.victory import BattleOver, Scored, points_of
from wardroom.games.cannoni.scenario import Special
from wardroom.games.cannoni.state import Rules
from wardroom.games.cannoni.table import are_enemies
from wardroom.games.cannoni.workshop import most_captains, suits

THREE = (gb("gb_shannon", 10, 10), us("us_chesapeake", 50, 10), fr("fr_bellone", 30, 40))
MORE = (gb("gb_java", 10, 16), us("us_essex", 50, 16), fr("fr_minerve", 30, 34))
FOUR = (*THREE, es("es_sabina", 50, 40))
GB_AND_FR = (("GB", "FR"),)


def checked(*laid: Any, turn: int = 2, **facts: Any) -> Board:
    """A board at the check of victory."""
    board = Board(*laid, **facts)
    board.state.turn = turn
    return board.begin("victory")


# --- who is whose enemy -----------------------------------------------------------------------------------------------


@rule("cannoni", "side.several")
def test_three_sides_are_at_war_with_each_other() -> None:
    board = Board(*THREE)
    assert board.state.rules.camps == (0, 1, 2)
    assert all(are_enemies(board.state, one, other) for one, other in ((0, 1), (0, 2), (1, 2)))


@rule("cannoni", "side.allies")
def test_allies_are_no_enemies() -> None:
    board = Board(*FOUR, alliances=[("GB", "FR"), ("US", "ES")])
    assert board.state.rules.camps == (0, 1, 0, 1)
    assert not are_enemies(board.state, 0, 2) and not are_enemies(board.state, 1, 3)
    assert are_enemies(board.state, 0, 1) and are_enemies(board.state, 2, 3)


@rule("cannoni", "side.allies")
@pytest.mark.parametrize(("alliances", "targets"), [((), {"us_wasp", "fr_bellone"}), (GB_AND_FR, {"us_wasp"})])
def test_guns_are_fired_at_every_enemy_and_at_no_ally(alliances: Any, targets: set[str]) -> None:
    board = Board(
        gb("gb_shannon", 20, 20, owes=False), us("us_wasp", 26, 20), fr("fr_bellone", 14, 20), alliances=alliances
    )
    board.start(gb_shannon=1)
    assert {option.split()[2] for option in board.options if option.startswith("fire ")} == targets


@rule("cannoni", "side.allies")
@pytest.mark.parametrize(("alliances", "is_tested"), [((), True), (GB_AND_FR, False)])
def test_grapnels_are_thrown_at_an_ally_without_a_test(alliances: Any, is_tested: bool) -> None:
    board = Board(
        gb("gb_shannon", 20, 20, owes=False), us("us_wasp", 50, 40), fr("fr_bellone", 22, 20), alliances=alliances
    )
    board.start(gb_shannon=1)
    board.roll(*([9] if is_tested else []))
    if not is_tested:
        board.answer("more")
    board.answer("grapple fr_bellone")
    assert board.state.links
    assert bool(board.state.ships[2].spoiled) == is_tested


@rule("cannoni", "target.boarding", "side.several")
def test_a_deck_on_which_only_others_fight_may_be_fired_at() -> None:
    """Friends aboard bar the fire; a third party and her victim are both enemies."""
    for boarder, is_barred in (("gb_java", True), ("fr_bellone", False)):
        board = Board(
            gb("gb_shannon", 20, 20, owes=False),
            gb("gb_java", 50, 40),
            us("us_chesapeake", 26, 20),
            fr("fr_bellone", 26, 23),
        )
        board.melee("us_chesapeake", boarder, parties={boarder: 4, "us_chesapeake": 4}, aboard=True)
        board.start(gb_shannon=1)
        assert any(option.startswith("fire starboard us_chesapeake") for option in board.options) != is_barred


@rule("cannoni", "side.several", "multi.two")
def test_two_enemies_of_each_other_do_not_board_together() -> None:
    board = Board(
        gb("gb_shannon", 18.4252, 20, crew=8),
        us("us_chesapeake", 20, 20, crew=8),
        fr("fr_bellone", 21.5748, 20, crew=8),
    )
    board.grapple("gb_shannon", "us_chesapeake")
    board.grapple("fr_bellone", "us_chesapeake")
    board.series("gb_shannon").token = 5
    board.begin("boarding")
    assert [(melee.victim, melee.attackers) for melee in board.state.melees] == [(1, (0,))]
    friends = Board(
        gb("gb_shannon", 18.4252, 20), us("us_chesapeake", 20, 20), fr("fr_bellone", 21.5748, 20), alliances=GB_AND_FR
    )
    friends.grapple("gb_shannon", "us_chesapeake")
    friends.grapple("fr_bellone", "us_chesapeake")
    friends.begin("boarding")
    assert [sorted(melee.attackers) for melee in friends.state.melees] == [[0, 2]]


@rule("cannoni", "side.allies", "prize.recapture")
def test_allies_give_a_retaken_ship_back_to_her_side() -> None:
    board = Board(
        gb("gb_java", 40, 40), fr("fr_bellone", 20, 20), us("us_chesapeake", 21.5748, 20), alliances=GB_AND_FR
    )
    bellone = board["fr_bellone"]
    bellone.struck = True
    board.grapple("us_chesapeake", "fr_bellone")
    board.begin("boarding")
    board.answer("prize-crew 3")
    assert board.events(Captured) and bellone.is_prize and bellone.side == 1
    again = Board(
        gb("gb_java", 18.4252, 20), fr("fr_bellone", 20, 20), us("us_chesapeake", 40, 20), alliances=GB_AND_FR
    )
    prize = again["fr_bellone"]
    prize.crew, prize.prisoners, prize.struck = bellone.crew, bellone.prisoners, True
    again.grapple("gb_java", "fr_bellone")
    again.begin("boarding")
    assert again.events(Recaptured) and (prize.side, prize.seat) == (2, Seat(2))


@rule("cannoni", "side.allies")
def test_an_ally_who_mans_a_retaken_ship_sails_her_for_her_own_side() -> None:
    """Nobody of her old crew is left aboard: the men are the ally's, the ship is not."""
    board = Board(
        gb("gb_java", 18.4252, 20), fr("fr_bellone", 20, 20), us("us_chesapeake", 40, 20), alliances=GB_AND_FR
    )
    prize = board["fr_bellone"]
    prize.crew, prize.struck = replace(prize.crew, side=1, seat=Seat(1), boxes=3), True
    board.grapple("gb_java", "fr_bellone")
    board.begin("boarding")
    board.answer("prize-crew 3")
    assert (prize.side, prize.seat, prize.is_prize) == (2, Seat(0), False)


@rule("cannoni", "side.allies", "opt.ammo.secret")
def test_allies_know_each_others_loads() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, owes=False, load=["", "ball"]),
        us("us_wasp", 50, 40),
        fr("fr_bellone", 40, 20),
        alliances=GB_AND_FR,
        ammunition=True,
    )
    board.start(gb_shannon=1)
    board.answer("load starboard grape")
    told = [each.to for each in board.told if isinstance(each.event, LoadedWith)]
    assert told == [(Seat(0), Seat(2))]
    assert [knows_loads(board.state, Seat(seat), 0) for seat in range(3)] == [True, False, True]
    assert not knows_loads(board.state, None, 0)


# --- victory ----------------------------------------------------------------------------------------------------------

STRUCK = {"struck": True}


@rule("cannoni", "victory.crushing.several")
def test_the_battle_goes_on_while_two_of_three_can_fight() -> None:
    laid = (
        gb("gb_shannon", 10, 10),
        gb("gb_java", 10, 16),
        us("us_essex", 50, 16, struck=True),
        fr("fr_minerve", 30, 34),
    )
    assert checked(*laid).state.ending == ""


@rule("cannoni", "victory.crushing.several")
def test_who_alone_can_fight_has_crushed_all_others() -> None:
    laid = (
        gb("gb_java", 10, 16, aground=True),
        us("us_essex", 50, 16),
        us("us_wasp", 50, 20),
        fr("fr_minerve", 30, 34, struck=True),
    )
    board = checked(*laid)
    assert (board.state.ending, board.state.winner) == ("crushing", 1)
    assert board.facts(BattleOver, "winner") == [("US",)]
    assert board.position is not None and board.position.result is not None
    assert board.position.result.places == (2, 1, 2)


@rule("cannoni", "side.allies", "victory.crushing")
def test_allies_are_beaten_together_and_win_together() -> None:
    laid = (
        gb("gb_java", 10, 16, aground=True),
        us("us_essex", 50, 16, struck=True),
        fr("fr_minerve", 30, 34),
        fr("fr_curieux", 36, 34),
    )
    board = checked(*laid, alliances=GB_AND_FR)
    assert (board.state.ending, board.facts(BattleOver, "winner")) == ("crushing", [("GB", "FR")])
    assert board.position is not None and board.position.result is not None
    assert board.position.result.places == (1, 3, 1)
    both = checked(
        gb("gb_java", 10, 16, aground=True),
        *laid[1:2],
        *MORE[1:2],
        fr("fr_minerve", 30, 34),
        fr("fr_curieux", 36, 34),
        alliances=GB_AND_FR,
    )
    assert both.state.ending == ""


@rule("cannoni", "victory.points.whose")
@pytest.mark.parametrize(
    ("state", "points"),
    [
        ({"place": "sunk", "foe": 1}, [0, 29, 0]),
        ({"place": "sunk", "foe": 0}, [29, 0, 0]),
        ({"struck": True, "foe": 0}, [29, 0, 0]),
        ({"place": "sunk"}, [29, 29, 0]),
        ({"place": "sunk", "foe": 2}, [29, 29, 0]),
        ({"side": 1, "foe": 0}, [0, 58, 0]),
        ({"side": 1, "place": "sunk", "foe": 2}, [0, 29, 0]),
        ({"side": 1, "place": "sunk", "foe": 0}, [29, 0, 0]),
    ],
    ids=str,
)
def test_a_loss_counts_for_whoever_brought_it_about(state: dict[str, Any], points: list[int]) -> None:
    laid = gb("gb_java", 10, 16), us("us_essex", 50, 16), fr("fr_bellone", 30, 40, **state), fr("fr_minerve", 30, 34)
    assert points_of(Board(*laid).table) == points


@rule("cannoni", "victory.points.whose")
def test_whoever_hits_her_last_did_her_the_last_harm() -> None:
    board = Board(gb("gb_shannon", 20, 20, owes=False), us("us_wasp", 50, 40), fr("fr_bellone", 26, 20))
    board.start(gb_shannon=1).roll(1, 10)
    board.answer("fire starboard fr_bellone hull")
    assert board["fr_bellone"].foe == -1
    board = Board(gb("gb_shannon", 20, 20, owes=False), us("us_wasp", 50, 40), fr("fr_bellone", 26, 20))
    board.start(gb_shannon=1).roll(5, 9)
    board.answer("fire starboard fr_bellone hull")
    assert board["fr_bellone"].foe == 0


@rule("cannoni", "victory.points.whose")
def test_a_battery_counts_for_whoever_destroyed_it() -> None:
    works = [(2, [battery("guns", 40, 40, "S")]), (1, [battery("others", 10, 40, "S")])]
    board = Board(*THREE, *MORE, forts=works, special=[Special("battery_points", side="FR", value=6)])
    for name, foe in (("guns", 0), ("others", 2)):
        board.guns(name).boxes, board.guns(name).foe = 0, foe
    assert points_of(board.table) == [6, 0, 0]


@rule("cannoni", "victory.partial", "victory.debatable")
@pytest.mark.parametrize(("foes", "ending"), [((0, 0), "partial"), ((0, 2), "debatable")])
def test_twice_the_points_of_every_other_are_needed(foes: tuple[int, int], ending: str) -> None:
    first, second = foes
    lost = [us("us_chesapeake", 50, 10, place="sunk", foe=first), us("us_essex", 50, 16, place="sunk", foe=second)]
    board = checked(gb("gb_shannon", 10, 10), gb("gb_java", 10, 16), *lost, us("us_wasp", 50, 20), *THREE[2:], turn=16)
    assert board.state.ending == ending
    order = board.facts(Scored, "points")
    assert order == sorted(order, reverse=True)


@rule("cannoni", "victory.crushing.several")
def test_who_was_beaten_wins_nothing_by_points() -> None:
    lost = us("us_chesapeake", 50, 10, place="sunk", foe=2)
    board = checked(
        gb("gb_java", 10, 16),
        gb("gb_blonde", 10, 22),
        us("us_essex", 50, 16),
        lost,
        fr("fr_bellone", 30, 40, aground=True),
        fr("fr_minerve", 30, 34, aground=True),
        turn=16,
    )
    assert (board.state.ending, board.state.scores) == ("debatable", [0, 0, 27])


@rule("cannoni", "victory.duel.crushing")
@pytest.mark.parametrize(("laid", "is_duel"), [(THREE, True), (FOUR[:2], True), ((*THREE, *MORE[:1]), False)])
def test_one_ship_for_each_side_is_scored_like_a_duel(laid: Any, is_duel: bool) -> None:
    board = Board(*laid)
    assert board.state.is_duel == is_duel
    if is_duel:
        assert points_of(board.table) == [31, 27, 29][: len(laid)]


@rule("cannoni", "victory.duel.crushing")
def test_allies_of_one_ship_each_are_two_against_one() -> None:
    assert not Board(*THREE, alliances=GB_AND_FR).state.is_duel


# --- Pulo Aura --------------------------------------------------------------------------------------------------------

INDIAMEN = ("gb_royal_george", "gb_ganges", "gb_earl_camden", "gb_warley")


def convoy(*fates: str) -> tuple[str, int, list[int]]:
    """How the battle of Pulo Aura ends at a check, if each Indiaman has met with her fate."""
    options = GAME.configure({"scenario": "pulo_aura_1804"}, 2)
    battle = GAME.setup(options, 2, Dice(Stream(b"convoy")))
    battle.turn = 9
    for ship, fate in zip(battle.ships, fates, strict=False):
        if fate == "taken":
            ship.crew.side = 1
        elif fate == "aground":
            ship.aground = True
        else:
            ship.place = "escaped" if fate == "escaped" else "sea"
    table = GAME.still(battle)
    GAME.steps["victory"](table)
    return battle.ending, battle.winner, battle.scores


@rule("cannoni", "victory.escaped", "scen.pulo_aura")
def test_a_convoy_that_escapes_whole_has_won() -> None:
    assert convoy(*["escaped"] * 4) == ("partial", 0, [68, 0])


@rule("cannoni", "victory.escaped", "scen.pulo_aura")
def test_points_decide_when_some_have_escaped() -> None:
    assert convoy("escaped", "escaped", "escaped", "taken") == ("debatable", -1, [51, 51])
    assert convoy("escaped", "escaped", "escaped", "aground") == ("partial", 0, [51, 0])
    assert convoy("escaped", "taken", "taken", "taken") == ("partial", 1, [17, 153])


@rule("cannoni", "victory.escaped")
def test_a_convoy_of_which_nobody_escaped_can_be_crushed() -> None:
    assert convoy("taken", "taken", "taken", "aground")[:2] == ("crushing", 1)
    assert convoy("escaped", "escaped", "sea", "taken")[0] == ""


# --- captains ---------------------------------------------------------------------------------------------------------


@rule("cannoni", "side.captains")
@pytest.mark.parametrize(
    ("camps", "seats", "commands"),
    [
        ((0, 1, 2), 3, [[0], [1], [2]]),
        ((0, 1, 2), 5, [[0, 3], [1, 4], [2]]),
        ((0, 1, 2), 1, [[0], [0], [0]]),
        ((0, 1, 0, 1), 2, [[0], [1], [0], [1]]),
        ((0, 1, 0, 1), 4, [[0], [1], [2], [3]]),
        ((0, 0, 1), 2, [[0], [0], [1]]),
    ],
)
def test_who_commands_which_side(camps: tuple[int, ...], seats: int, commands: list[list[int]]) -> None:
    rules = Rules("own", seats, 15, camps=camps)
    assert [[*rules.seats_of(side)] for side in range(len(camps))] == commands
    for side, captains in enumerate(commands):
        for seat in captains:
            assert rules.is_ally(Seat(seat), side)
            assert seats == 1 or rules.camp_of(Seat(seat)) == camps[side]


@rule("cannoni", "side.captains")
@pytest.mark.parametrize(
    ("scenario", "fits"), [("triangular_war_1812", {1, 3, 4, 5, 6}), ("tagus_1807", {1, 2, 4}), ("duel_1813", {1, 2})]
)
def test_for_how_many_captains_a_battle_is(scenario: str, fits: set[int]) -> None:
    for seats in fits:
        GAME.configure({"scenario": scenario}, seats)
    for seats in {*range(1, 9)} - fits:
        with pytest.raises(BadSetup) as refused:
            GAME.configure({"scenario": scenario}, seats)
        assert refused.value.key in ("cannoni-seats", "cannoni-sides")
    known = GAME.scenarios[scenario]
    assert {seats for seats in range(1, most_captains(known) + 1) if suits(known.camps, seats)} == fits


@rule("cannoni", "scen.triangular_war", "scen.tagus")
def test_the_proposed_battles_say_so() -> None:
    three, four = GAME.scenarios["triangular_war_1812"], GAME.scenarios["tagus_1807"]
    assert (three.provenance, three.camps) == ("proposed", (0, 1, 2))
    assert (four.provenance, four.camps) == ("proposed", (0, 1, 0, 1))
    assert {GAME.scenarios[name].provenance for name in ("duel_1813", "pulo_aura_1804")} == {"public"}
    values = [sum(GAME.roster[each.ship].value for each in side.ships) for side in three.sides.values()]
    assert max(values) - min(values) <= 2


# --- scenario files ---------------------------------------------------------------------------------------------------


def drawn(**changes: Any) -> str:
    """A scenario file of three sides, with some of it changed."""
    sides = {
        name: {"home_edge": edge, "ships": [{"ship": ship, "x": x, "y": y, "heading": "N"}]}
        for name, edge, ship, x, y in (
            ("GB", "W", "gb_shannon", 10, 10),
            ("US", "E", "us_wasp", 30, 10),
            ("FR", "S", "fr_curieux", 20, 20),
        )
    }
    names = {"en": "Three", "it": "Tre"}
    file = {"id": "three", "title": names, "about": names, "table": [40, 30], "turns": 10, "sides": sides}
    return json.dumps({**file, **changes})


@rule("cannoni", "side.allies")
@pytest.mark.parametrize(
    ("alliances", "where"),
    [
        ([["GB"]], "alliances[0]"),
        ([["GB", "PT"]], "alliances[0]"),
        ([["GB", "US"], ["US", "FR"]], "alliances[1]"),
        ([["GB", "GB"]], "alliances[0]"),
        ([["GB", "US", "FR"]], "alliances"),
    ],
)
def test_alliances_that_cannot_be_are_refused(alliances: Any, where: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_scenario(drawn(alliances=alliances))
    assert refused.value.facts["where"] == f"{OWN_FILE}.{where}"


@rule("cannoni", "side.allies")
def test_alliances_of_a_file_count() -> None:
    game = GAME.with_scenario(drawn(alliances=[["US", "FR"]]))
    assert game.scenarios["own"].camps == (0, 1, 1)
    battle = game.setup(game.configure({"scenario": "own"}, 2), 2, Dice(Stream(b"own")))
    assert [ship.seat for ship in battle.ships] == [0, 1, 1]


@rule("cannoni", "opt.squadron.start")
def test_a_file_with_one_squadron_of_old_still_counts() -> None:
    ships = [
        {"ship": "gb_shannon", "x": 10, "y": 15, "heading": "N"},
        {"ship": "gb_java", "x": 10, "y": 11, "heading": "N"},
    ]
    side = {"home_edge": "W", "ships": ships, "squadron": ["gb_shannon", "gb_java"]}
    enemy = {"home_edge": "E", "ships": [{"ship": "us_wasp", "x": 30, "y": 10, "heading": "N"}]}
    game = GAME.with_scenario(drawn(sides={"GB": side, "US": enemy}))
    assert game.scenarios["own"].sides["GB"].squadrons == (("gb_shannon", "gb_java"),)


@rule("cannoni", "opt.squadron.start")
def test_a_side_may_have_several_squadrons() -> None:
    places = [("gb_shannon", 10, 15), ("gb_java", 10, 11), ("gb_blonde", 16, 15), ("gb_thetis", 16, 11)]
    ships = [{"ship": ship, "x": x, "y": y, "heading": "N"} for ship, x, y in places]
    squadrons = [["gb_shannon", "gb_java"], ["gb_blonde", "gb_thetis"]]
    side = {"home_edge": "W", "ships": ships, "squadrons": squadrons}
    enemy = {"home_edge": "E", "ships": [{"ship": "us_wasp", "x": 30, "y": 10, "heading": "N"}]}
    game = GAME.with_scenario(drawn(sides={"GB": side, "US": enemy}, options=["squadrons"]))
    battle = game.setup(game.configure({"scenario": "own"}, 2), 2, Dice(Stream(b"own")))
    lines = [series.units for series in battle.series if is_squadron(battle, series)]
    assert lines == [(0, 1), (2, 3)]
    twice = {**side, "squadrons": [["gb_shannon", "gb_java"], ["gb_java", "gb_thetis"]]}
    with pytest.raises(BadData) as refused:
        GAME.with_scenario(drawn(sides={"GB": twice, "US": enemy}))
    assert refused.value.facts["where"] == f"{OWN_FILE}.sides.GB.squadrons[1]"


# --- free battles -----------------------------------------------------------------------------------------------------


@rule("cannoni", "side.several")
def test_three_nations_take_station_on_three_edges() -> None:
    position = free(2, seats=3, points=30, third_nation="ES")
    play(position, "muster gb_thetis", "muster fr_loire", "muster es_sabina", "station 4", "station 5", "station 1")
    ships = position.state.ships
    assert [(ship.x, ship.y, ship.heading) for ship in ships] == [(5, 30, 24), (61, 36, 72), (12, 5, 84)]
    assert [ship.seat for ship in ships] == [0, 1, 2]


@rule("cannoni", "side.several")
@pytest.mark.parametrize("rolled", range(2, 10))
def test_four_full_fleets_lie_clear_of_each_other(rolled: int) -> None:
    position = free(rolled, seats=4, points=120, third_nation="ES", fourth_nation="PT")
    while position.state.stage == "muster":
        ask = position.asks[0]
        cheap = min(ask.options, key=lambda option: getattr(option, "value", 999))
        position.answer(ask.seat, cheap)
    while position.state.stage == "station":
        position.answer(position.asks[0].seat, position.asks[0].options[-1])
    table = GAME.still(position.state)
    ships = position.state.ships
    assert len({ship.side for ship in ships}) == 4 and len(ships) > 16
    for at, one in enumerate(ships):
        assert edge_gap(table.base(one), table.wide, table.scenario.size) > 0
        assert all(gap(table.base(one), table.base(other), table.wide) > TOUCH for other in ships[at + 1 :])


@rule("cannoni", "side.allies")
def test_every_camp_has_the_same_points() -> None:
    assert free(2, seats=3, points=60, third_nation="ES").state.purse == [60, 60, 60]
    assert free(2, seats=3, points=60, third_nation="ES", allies="23").state.purse == [120, 60, 60]
    assert free(2, seats=2, points=60, third_nation="ES", allies="13").state.purse == [60, 120, 60]
    four = free(2, seats=2, points=60, third_nation="ES", fourth_nation="PT", allies="14-23")
    assert (four.state.purse, four.state.rules.camps) == ([60, 60, 60, 60], (0, 1, 1, 0))
    assert [ask.seat for ask in four.asks] == [0]


@pytest.mark.parametrize(
    ("switches", "seats", "key"),
    [
        ({"third_nation": "GB"}, 3, "cannoni-nations"),
        ({"allies": "12"}, 2, "cannoni-allies"),
        ({"third_nation": "ES", "allies": "12-34"}, 3, "cannoni-allies"),
        ({"third_nation": "ES"}, 2, "cannoni-sides"),
        ({"third_nation": "ES", "fourth_nation": "PT", "allies": "12"}, 2, "cannoni-sides"),
    ],
)
def test_nations_and_captains_that_do_not_go_together(switches: dict[str, Any], seats: int, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({"scenario": "free", **switches}, seats)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("switches", "seats", "facts"),
    [
        ({"scenario": "free", "third_nation": "ES"}, 2, {"players": 2, "sides": 3, "camps": 3}),
        (
            {"scenario": "free", "third_nation": "ES", "fourth_nation": "PT", "allies": "12"},
            2,
            {"sides": 4, "camps": 3},
        ),
        ({"scenario": "triangular_war_1812"}, 2, {"scenario": "triangular_war_1812", "sides": 3, "camps": 3}),
        ({"scenario": "duel_1813"}, 3, {"scenario": "duel_1813", "players": 3, "most": 2}),
        ({"scenario": "own"}, 2, {"file": "scenario.json"}),
    ],
)
def test_who_is_refused_a_battle_is_told_the_figures(
    switches: dict[str, Any], seats: int, facts: dict[str, Any]
) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure(switches, seats)
    assert facts.items() <= refused.value.facts.items()


# --- squadrons of a free battle ---------------------------------------------------------------------------------------

FLEETS = (
    *(
        "muster gb_thetis",
        "muster fr_loire",
        "muster gb_sirius",
        "muster fr_victor",
        "muster gb_cruizer",
        "muster fr_curieux",
    ),
    *("muster gb_speedy", "enough"),
)


@rule("cannoni", "opt.squadron.form")
def test_ships_fall_in_before_they_take_station() -> None:
    position = free(2, points=120, squadrons="on")
    play(position, *FLEETS, "enough")
    assert position.asks[0].question == WhichLine("gb_sirius")
    assert offered(position) == ["alone", "astern gb_thetis"]
    play(position, "astern gb_thetis", "alone")
    assert offered(position) == ["alone", "astern gb_sirius"]
    play(position, "alone")
    assert position.asks[0].question == WhichLine("fr_curieux")
    play(position, "alone")
    assert offered(position) == ["alone", "astern gb_sirius", "astern gb_cruizer"]
    play(position, "astern gb_cruizer")
    battle = position.state
    lines = [[battle.ships[unit].card for unit in each.units] for each in battle.series if is_squadron(battle, each)]
    names = [[GAME.roster.books[card].id for card in line] for line in lines]
    assert names == [["gb_thetis", "gb_sirius"], ["gb_cruizer", "gb_speedy"]]


@rule("cannoni", "opt.squadron.form")
def test_squadrons_take_station_in_line_ahead() -> None:
    position = free(4, points=120, squadrons="on")
    play(position, *FLEETS, "enough", "astern gb_thetis", "alone", "alone", "alone", "astern gb_cruizer")
    assert position.asks[0].question == WhichStation("gb_thetis")
    assert "line-station 1 N" not in offered(position) and "line-station 1 S" in offered(position)
    play(position, "line-station 4 N")
    assert "line-station 4 S" not in offered(position) and "line-station 3 S" not in offered(position)
    play(position, "line-station 5 S")
    while position.state.stage == "station":
        play(position, offered(position)[0])
    battle = position.state
    table = GAME.still(battle)
    for series in battle.series:
        ships = [battle.ships[unit] for unit in series.units]
        places = [(ship.x, ship.y, ship.heading, table.book(ship).half) for ship in ships]
        assert is_line_ahead(places, table.wide)
    british = [(ship.x, ship.heading) for ship in battle.ships if ship.side == 0]
    assert british == [(5, 0), (5, 0), (5, 48), (5, 48)]


@rule("cannoni", "opt.squadron.form")
@pytest.mark.parametrize("seed", range(6))
def test_there_is_always_room_for_every_line(seed: int) -> None:
    """Eight ships a side in lines of any length, wherever they want to lie."""
    dice = Dice(Stream(f"lines {seed}".encode()))
    position = free(2 + seed, seats=8, points=120, first_nation="FR", second_nation="GB", squadrons="on")
    while position.state.stage in ("muster", "lines", "station"):
        ask = position.asks[0]
        offers = [option for option in ask.options if option.kind == "muster"]
        cheapest = min(offers, key=lambda option: getattr(option, "value", 0), default=None)
        position.answer(ask.seat, cheapest or dice.pick(ask.options))
    table, ships = GAME.still(position.state), position.state.ships
    assert len(ships) == 16
    for at, one in enumerate(ships):
        assert edge_gap(table.base(one), table.wide, table.scenario.size) > 0
        assert all(gap(table.base(one), table.base(other), table.wide) > TOUCH for other in ships[at + 1 :])


@rule("cannoni", "opt.squadron.form")
def test_without_the_rule_nobody_is_asked_for_lines() -> None:
    position = free(2, points=60)
    play(position, "muster gb_thetis", "muster fr_loire", "muster gb_sirius", "enough")
    assert position.asks[0].question == WhichStation("gb_thetis")


# --- the view and the bots --------------------------------------------------------------------------------------------


def test_the_view_has_all_sides_and_who_is_allied() -> None:
    board = Board(*FOUR, alliances=[("US", "ES")])
    view = board.game.view(board.state, Seat(0))
    assert [(side.name, side.camp, side.seats) for side in view.sides] == [
        ("GB", 0, [0]),
        ("US", 1, [1]),
        ("FR", 2, [2]),
        ("ES", 1, [3]),
    ]


def test_bots_value_a_battle_of_three_by_thirds() -> None:
    board = Board(*THREE)
    board.state.stage = "tokens"
    judge = Flagship(board.game)
    values = [judge.value(board.state, Seat(seat)) for seat in range(3)]
    assert sum(values) == pytest.approx(1)
    board["us_chesapeake"].struck = True
    assert judge.value(board.state, Seat(1)) < values[1] / 2


@rule("cannoni", "free.station", "opt.squadron.form")
def test_lines_take_station_along_their_own_edge_and_not_into_the_wind() -> None:
    laid = gb("gb_shannon", 5, 20), us("us_essex", 55, 20), fr("fr_loire", 30, 5), es("es_gamo", 30, 40)
    found = {wind: [headings_along(Board(*laid, wind=wind).table, side) for side in range(4)] for wind in "NE"}
    assert found == {"N": [["S"], ["S"], ["E", "W"], ["E", "W"]], "E": [["N", "S"], ["N", "S"], ["W"], ["W"]]}


@rule("cannoni", "victory.crushing", "scen.pulo_aura")
def test_nobody_is_crushed_by_whoever_has_escaped_herself() -> None:
    laid = gb("gb_shannon", 20, 20, place="escaped"), gb("gb_java", 10, 10, place="escaped")
    board = Board(*laid, us("us_essex", 50, 20, struck=True), us("us_wasp", 50, 30, place="sunk", foe=0)).begin(
        "victory"
    )
    assert board.facts(BattleOver, "ending", "winner") == [("partial", ("GB",))]
