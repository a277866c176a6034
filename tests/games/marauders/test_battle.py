"""9 Battles: before the first round, declarations, the contest, broadsides and where hits strike.

Mary Thorne rolls two dice and Beatriz Soler one, in frigates alike; of the dice of a volley those that strike the
aggressor are written first.
"""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders.rules.battle import ChasersFired, ContestRolled, Escaped, LongGuns, Parted
from wardroom.games.marauders.rules.boarding import Boarding
from wardroom.games.marauders.rules.bounties import BountyGiven
from wardroom.games.marauders.rules.broadsides import Loaded, LoadVolley, npc_placement
from wardroom.games.marauders.rules.damage import Hit, WhereItStrikes
from wardroom.games.marauders.rules.death import CaptainDied
from wardroom.games.marauders.rules.declaring import Declared, WhatToDeclare
from wardroom.games.marauders.rules.hand import Played
from wardroom.games.marauders.rules.spoils import BothLost, Won

FRIGATE = {"hull": 3, "cargo": 3, "masts": 3, "crew": 3, "cannons": 3}
NOTHING = (1, 1, 1)
"""A first round in which nobody has a success."""


def duel(first: str = "frigate", second: str = "frigate", **more: dict[str, object]) -> Board:
    """Two captains off Havana; `mine` and `theirs` are what they have besides."""
    board = Board()
    board.captain(0, "mary_thorne", first, "havana", **more.get("mine", {}))  # type: ignore[arg-type]
    board.captain(1, "beatriz_soler", second, "havana", **more.get("theirs", {}))  # type: ignore[arg-type]
    return board


def second_round(board: Board) -> Board:
    """The first round went by."""
    board.roll(*NOTHING)
    board.fight(0, 1)
    return board


# --- before the first round -------------------------------------------------------------------------------------------


@rule("marauders", "battle.aggressor")
def test_whoever_spotted_the_other_is_the_aggressor() -> None:
    board = duel()
    board.roll(5, 1, *NOTHING)
    board.act()
    board.answer("scout-player 1")
    assert (board.battle.aggressor.seat, board.battle.defender.seat) == (0, 1)


@rule("marauders", "battle.before", "glory.pre_battle")
def test_bounty_then_cards_from_the_aggressor_on_then_long_guns() -> None:
    mine: dict[str, object] = {"modifications": ["long_guns"], "hand": ["double_powder"]}
    board = duel(mine=mine, theirs={"hand": ["surprise_broadside"]})
    board.fight(0, 1)
    assert board.ask.seat == 0 and board.options == ["pass", "play double_powder"]
    board.answer("play double_powder")
    assert board.ask.seat == 1
    board.roll(1, 1, 1, 1, 1)
    board.answer("play surprise_broadside")
    kinds = [type(told.event) for told in board.told if isinstance(told.event, BountyGiven | Played | LongGuns)]
    assert kinds == [BountyGiven, Played, Played, LongGuns]


@rule("marauders", "battle.no_cards", "glory.pre_battle")
def test_after_the_first_declaration_no_card_can_be_played() -> None:
    board = duel(mine={"hand": ["double_powder", "lucky_charm"]}, theirs={"hand": ["boarding_frenzy"]})
    board.fight(0, 1)
    board.roll(*NOTHING)
    board.answer("0: pass", "1: pass")
    for _ in range(3):
        assert "play" not in board.kinds()
        board.roll(1, 1, 1)
        board.answer("shoot", "shoot")


@rule("marauders", "mod.long_guns", "battle.before")
def test_long_guns_roll_a_die_per_cannon_and_may_sink_a_ship() -> None:
    board = duel(mine={"modifications": ["long_guns"]})
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 6, 1, 1)
    board.fight(0, 1)
    assert board.facts(LongGuns, "hits") == [2] and board.facts(Won, "player", "how") == [(0, "sunk")]


@rule("marauders", "battle.before", "mod.long_guns")
def test_long_guns_of_both_sides_fire_together() -> None:
    board = duel(mine={"modifications": ["long_guns"]}, theirs={"modifications": ["long_guns"]})
    board.damage(0, hull=1, cargo=0, cannons=1)
    board.damage(1, hull=1, cargo=0, cannons=1)
    board.roll(5, 5, 1, 1)
    board.roll_freely()
    board.fight(0, 1)
    assert sorted(board.facts(CaptainDied, "player")) == [0, 1]


# --- declarations -----------------------------------------------------------------------------------------------------


@rule("marauders", "battle.declare")
def test_the_aggressor_declares_first_and_openly() -> None:
    board = second_round(duel())
    assert board.ask.seat == 0 and isinstance(board.question, WhatToDeclare)
    board.answer("flee")
    assert board.ask.seat == 1 and board.battle.aggressor.declared == "flee"
    assert board.facts(Declared, "player", "action")[-1] == (0, "flee")


@rule("marauders", "battle.round1")
def test_in_the_first_round_everybody_shoots() -> None:
    board = duel()
    board.roll(*NOTHING)
    board.fight(0, 1)
    assert board.facts(Declared, "action") == ["shoot", "shoot"] and board.battle.round == 2
    assert board.options == ["shoot", "board", "flee"]


@rule("marauders", "battle.masts0")
def test_without_masts_a_ship_only_shoots_with_a_single_die() -> None:
    board = duel("sloop", "flute", mine={"specialists": ["sailing_master"]})
    board.damage(0, masts=0)
    board.roll(1, 1)
    board.fight(0, 1)
    assert board.battle.round == 2 and board.ask.seat == 1
    assert [len(dice) for dice in board.facts(ContestRolled, "dice")] == [1, 1]


@rule("marauders", "battle.crew0")
def test_without_crew_there_is_no_boarding_and_the_captain_lives() -> None:
    board = duel()
    board.damage(0, crew=1)
    board.roll(1, 1, 5, 3, 1, 1)
    board.fight(0, 1)
    assert board.areas()["crew"] == 0 and board.player().captain == "mary_thorne"
    assert board.options == ["shoot", "flee"]


@rule("marauders", "battle.cannons0")
def test_without_cannons_shooting_hits_nothing() -> None:
    board = duel()
    board.damage(0, cannons=0)
    board.roll(5, 5, 1)
    board.fight(0, 1)
    assert board.areas(1) == FRIGATE and "shoot" in board.options


@rule("marauders", "battle.both_flee", "battle.flee_stay")
def test_if_both_flee_the_battle_is_over() -> None:
    board = second_round(duel())
    board.answer("flee", "flee")
    assert board.state.battle is None and board.events(Won) == []
    assert board.facts(Parted, "under") == ["battle.both_flee"]
    assert board.player().zone == board.player(1).zone == "havana" and board.ask.seat == 0


# --- the contest ------------------------------------------------------------------------------------------------------


@rule("marauders", "battle.contest", "battle.shoot_win", "battle.shoot_lose")
def test_more_successes_win_and_every_cannon_of_the_winner_hits() -> None:
    board = duel()
    board.roll(5, 5, 6, 1, 1, 2, 2)
    board.fight(0, 1)
    assert board.areas(0) == {**FRIGATE, "cargo": 2}
    assert board.areas(1) == {**FRIGATE, "cargo": 2, "masts": 1}


@rule("marauders", "battle.shoot_lose")
def test_the_loser_hits_no_more_often_than_it_has_cannons() -> None:
    board = duel(theirs={"specialists": ["sailing_master"]})
    board.captain(0, "tomas_arrieta", "frigate", "havana")
    board.damage(1, cannons=1)
    board.roll(5, 5, 5, 1, 6, 6, 1, 1, 1, 1)
    board.fight(0, 1)
    assert sum(board.areas(0).values()) == 14 and sum(board.areas(1).values()) == 13 - 3


@rule("marauders", "battle.maneuver_bonus")
@pytest.mark.parametrize(("first", "second", "dice"), [("sloop", "flute", (3, 1)), ("sloop", "frigate", (2, 1))])
def test_a_ship_nimbler_by_two_has_a_die_more(first: str, second: str, dice: tuple[int, int]) -> None:
    board = duel(first, second)
    board.roll(*[1] * sum(dice))
    board.fight(0, 1)
    assert tuple(len(each) for each in board.facts(ContestRolled, "dice")) == dice


@rule("marauders", "battle.no_success")
def test_without_successes_nothing_happens_whatever_the_numbers() -> None:
    board = duel()
    board.roll(4, 4, 1)
    board.fight(0, 1)
    assert board.areas(0) == board.areas(1) == FRIGATE and board.battle.round == 2


@rule("marauders", "battle.tie", "dice.residual")
def test_with_equal_successes_the_higher_residual_wins() -> None:
    board = duel()
    board.roll(5, 1, 6, 1, 1, 1, 1)
    board.fight(0, 1)
    assert board.areas(1)["cargo"] == 0 and board.areas(0)["cargo"] == 2


@rule("marauders", "battle.full_tie")
def test_if_all_is_equal_both_hit_by_their_successes() -> None:
    board = Board()
    board.captain(0, "edmund_gray", "frigate", "havana")
    board.captain(1, "beatriz_soler", "frigate", "havana")
    board.roll(5, 6, 1, 1)
    board.fight(0, 1)
    assert board.areas(0)["cargo"] == board.areas(1)["cargo"] == 2 and board.battle.round == 2


@rule("marauders", "battle.simultaneous")
def test_hits_of_both_sides_fall_together() -> None:
    board = duel()
    board.damage(0, cannons=1)
    board.damage(1, cannons=1)
    board.roll(5, 5, 6, 4, 4)
    board.fight(0, 1)
    assert board.areas(0)["cannons"] == board.areas(1)["cannons"] == 0


@rule("marauders", "battle.simultaneous", "battle.board_win")
def test_the_enemys_hits_come_before_boarding() -> None:
    board = second_round(duel())
    board.damage(0, crew=1)
    board.roll(5, 5, 6, 3)
    board.answer("board", "shoot")
    assert board.areas()["crew"] == 0 and board.battle.round == 3 and board.battle.boarding == 0


@rule("marauders", "battle.board_win")
def test_the_winner_boards() -> None:
    board = second_round(duel())
    board.roll(5, 5, 1, 5, 5, 5, 1, 1, 1)
    board.answer("board", "shoot")
    assert board.facts(Won, "player", "how") == [(0, "boarded")] and board.areas()["crew"] == 3


@rule("marauders", "battle.board_lose")
@pytest.mark.parametrize("dice", [(1, 1, 5, 1, 1, 1), (5, 4, 5, 1)])
def test_boarding_fails_if_the_contest_is_lost_or_tied(dice: tuple[int, ...]) -> None:
    board = duel(theirs={"specialists": ["sailing_master"]}) if len(dice) == 4 else duel()
    if len(dice) == 4:
        board.roll(1, 1, 1, 1)
        board.fight(0, 1)
        board.roll(5, 4, 5, 4, 1)
    else:
        second_round(board)
        board.roll(*dice)
    board.answer("board", "shoot")
    assert board.battle.boarding == 0 and board.battle.round == 3


@rule("marauders", "battle.flee_win", "battle.flee_stay")
def test_who_wins_and_flees_escapes_if_the_enemy_had_no_success() -> None:
    board = second_round(duel())
    board.roll(5, 1, 1)
    board.answer("flee", "board")
    assert board.state.battle is None and board.facts(Escaped, "player") == [0] and board.events(Won) == []
    assert board.player().zone == board.player(1).zone == "havana"
    assert board.ask.seat == 0 and "sail nassau" in board.options


@rule("marauders", "battle.flee_win")
def test_with_a_success_of_the_enemy_there_is_no_escape() -> None:
    board = second_round(duel())
    board.roll(5, 5, 6)
    board.answer("flee", "board")
    assert board.battle.round == 3 and board.events(Escaped) == []


@rule("marauders", "battle.both_sunk")
def test_if_both_ships_sink_nobody_has_won() -> None:
    board = duel()
    for seat in (0, 1):
        board.damage(seat, hull=1, cargo=0, cannons=1)
    board.roll(5, 5, 6, 1, 1)
    board.fight(0, 1)
    assert sorted(board.facts(CaptainDied, "player")) == [0, 1] and board.events(Won) == []
    assert board.facts(BothLost, "under") == ["battle.both_sunk"]
    assert [player.glory for player in board.state.players] == [0, 0]


@rule("marauders", "battle.limit")
def test_after_fifty_rounds_the_ships_part() -> None:
    board = duel()
    board.roll(*NOTHING)
    board.fight(0, 1)
    for _ in range(49):
        board.roll(*NOTHING)
        board.answer("shoot", "shoot")
    assert board.state.battle is None and board.facts(Parted, "under") == ["battle.limit"] and board.events(Won) == []


@rule("marauders", "battle.deadlock")
def test_without_masts_and_cannons_on_either_side_the_battle_ends() -> None:
    board = duel()
    for seat in (0, 1):
        board.damage(seat, masts=0, cannons=0)
    board.fight(0, 1)
    assert board.state.battle is None and len(board.events(Parted)) == 1


@rule("marauders", "battle.extra_hits_need_cannon")
@pytest.mark.parametrize(("cannons", "hits"), [(0, 0), (1, 3)])
def test_gunner_and_powder_need_a_cannon(cannons: int, hits: int) -> None:
    board = duel(mine={"specialists": ["master_gunner"], "hand": ["double_powder"]})
    board.damage(0, cannons=cannons)
    board.fight(0, 1)
    board.roll(5, 1, 1, *[1] * hits)
    board.answer("play double_powder")
    assert board.areas(1)["cargo"] == 3 - hits and len(board.battle.defender.hits) == hits


# --- hits -------------------------------------------------------------------------------------------------------------


@rule("marauders", "hit.location")
@pytest.mark.parametrize(("die", "area"), [(1, "cargo"), (2, "masts"), (3, "crew"), (4, "cannons")])
def test_where_hits_strike(die: int, area: str) -> None:
    board = duel()
    board.damage(0, cannons=1)
    board.roll(5, 1, 1, die)
    board.fight(0, 1)
    assert board.areas(1) == {**FRIGATE, area: 2}


@rule("marauders", "hit.skull")
def test_the_target_chooses_where_a_skull_strikes() -> None:
    board = duel()
    board.damage(0, cannons=1)
    board.roll(5, 1, 1, 5)
    board.fight(0, 1)
    assert board.ask.seat == 1 and isinstance(board.question, WhereItStrikes)
    assert board.options == ["place hull", "place cargo", "place masts", "place crew", "place cannons"]
    board.answer("place hull")
    assert board.areas(1) == {**FRIGATE, "hull": 2}


@rule("marauders", "hit.numbers_first")
def test_numbers_strike_before_skulls() -> None:
    board = duel()
    board.damage(1, masts=1)
    board.roll(5, 1, 1, 6, 2, 5)
    board.fight(0, 1)
    assert board.areas(1)["masts"] == 0 and "place masts" not in board.options and board.battle.defender.skulls == 2


@rule("marauders", "hit.skull_above0")
def test_a_skull_strikes_only_what_is_left() -> None:
    board = duel()
    board.damage(0, cannons=1)
    board.damage(1, masts=0, crew=0)
    board.roll(5, 1, 1, 5)
    board.fight(0, 1)
    assert board.options == ["place hull", "place cargo", "place cannons"]


@rule("marauders", "hit.overflow")
def test_a_hit_on_what_is_gone_strikes_the_hull() -> None:
    board = duel()
    board.damage(0, cannons=2)
    board.damage(1, crew=1)
    board.roll(5, 1, 1, 3, 3)
    board.fight(0, 1)
    assert board.areas(1) == {**FRIGATE, "crew": 0, "hull": 2}


@rule("marauders", "hit.sunk", "death.causes")
def test_a_ship_without_hull_is_sunk_and_its_captain_dead() -> None:
    board = duel()
    board.damage(1, hull=1, cargo=0)
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)
    assert board.facts(CaptainDied, "captain") == ["beatriz_soler"] and board.player(1).captain == ""


@rule("marauders", "battle.board_win", "hit.sunk")
def test_whoever_is_sunk_on_the_way_boards_nobody() -> None:
    board = second_round(duel())
    board.damage(0, hull=1, cargo=0)
    board.answer("board")
    board.roll(5, 5, 5, 1)
    board.answer("shoot")
    assert board.facts(Won, "player", "how") == [(1, "sunk")] and board.events(Boarding) == []


@rule("marauders", "hit.location")
def test_the_dice_of_the_last_hits_stay_in_sight_until_the_next() -> None:
    board = duel()
    board.roll(5, 1, 1, 1, 2, 4)
    board.fight(0, 1)
    assert board.battle.defender.hits == [1, 2, 4]
    board.answer("shoot")
    board.roll(*NOTHING)
    board.answer("flee")
    assert board.battle.round == 3 and board.battle.defender.hits == [1, 2, 4]


# --- weapons ----------------------------------------------------------------------------------------------------------


@rule("marauders", "weapon.chain_shot", "weapon.discard_use")
def test_chain_shot_turns_skulls_into_hits_on_masts() -> None:
    board = duel(mine={"weapons": ["chain_shot"]})
    board.damage(1, masts=1)
    board.roll(5, 1, 1)
    board.fight(0, 1)
    assert board.question == LoadVolley("weapon.chain_shot", 3) and board.options == ["pass", "fire chain_shot"]
    board.roll(5, 6, 1)
    board.answer("fire chain_shot")
    assert board.areas(1) == {**FRIGATE, "masts": 0, "cargo": 2}
    assert board.player().weapons == [] and board.state.weapons["chain_shot"] == 4


@rule("marauders", "weapon.grapeshot", "weapon.discard_use")
def test_grapeshot_turns_skulls_into_hits_on_crew() -> None:
    board = duel(mine={"weapons": ["grapeshot"]})
    board.roll(5, 1, 1)
    board.fight(0, 1)
    board.roll(5, 6, 5)
    board.answer("fire grapeshot")
    assert board.areas(1) == {**FRIGATE, "crew": 0} and board.state.weapons["grapeshot"] == 4


@rule("marauders", "weapon.grapeshot")
def test_skulls_beyond_the_last_man_are_lost() -> None:
    board = duel(mine={"weapons": ["grapeshot"]})
    board.damage(1, crew=1)
    board.roll(5, 1, 1)
    board.fight(0, 1)
    board.roll(5, 6, 5)
    board.answer("fire grapeshot")
    assert board.areas(1) == {**FRIGATE, "crew": 0}


@rule("marauders", "weapon.one_per_volley")
def test_only_one_of_them_in_a_volley() -> None:
    board = duel(mine={"weapons": ["chain_shot", "grapeshot"]})
    board.roll(5, 1, 1)
    board.fight(0, 1)
    assert board.options == ["pass", "fire chain_shot", "fire grapeshot"]
    assert board.question.cites == "weapon.one_per_volley"
    board.roll(1, 1, 1)
    board.answer("fire chain_shot")
    assert board.player().weapons == ["grapeshot"] and isinstance(board.question, WhatToDeclare)


@rule("marauders", "weapon.hooks", "weapon.discard_use")
def test_hooks_let_a_boarder_roll_dice_again_once() -> None:
    board = second_round(duel(mine={"weapons": ["grappling_hooks"]}))
    board.roll(4, 2, 1)
    board.answer("board", "shoot")
    assert board.options == ["pass", "reroll 1", "reroll 2"]
    board.roll(5, 5, 5, 5, 1, 1, 1)
    board.answer("reroll 1")
    assert [sorted(dice) for dice in [board.facts(ContestRolled, "dice")[-2]]] == [["2", "4"]]
    assert board.state.weapons["grappling_hooks"] == 4 and board.facts(Won, "how") == ["boarded"]


@rule("marauders", "weapon.hooks")
def test_hooks_are_of_no_use_to_who_shoots() -> None:
    board = second_round(duel(mine={"weapons": ["grappling_hooks"]}))
    board.roll(*NOTHING)
    board.answer("shoot", "shoot")
    assert isinstance(board.question, WhatToDeclare) and board.player().weapons == ["grappling_hooks"]


@rule("marauders", "mod.chasers")
@pytest.mark.parametrize("who_flees", [0, 1])
def test_chasers_hit_once_when_either_side_flees(who_flees: int) -> None:
    board = second_round(duel(mine={"modifications": ["chasers"]}))
    declared = ("flee", "shoot") if who_flees == 0 else ("shoot", "flee")
    board.roll(1, 1, 1, 1)
    board.answer(*declared)
    assert board.areas(1) == {**FRIGATE, "cargo": 2}
    board.roll(1, 1, 1)
    board.answer(*declared)
    assert board.areas(1) == {**FRIGATE, "cargo": 2}


@rule("marauders", "mod.chasers")
def test_chasers_fire_before_a_double_flight() -> None:
    board = second_round(duel(mine={"modifications": ["chasers"]}))
    board.roll(2)
    board.answer("flee", "flee")
    assert board.areas(1) == {**FRIGATE, "masts": 2} and board.state.battle is None


@rule("marauders", "mod.chasers")
def test_a_skull_of_the_chasers_is_placed_by_the_target() -> None:
    board = second_round(duel(mine={"modifications": ["chasers"]}))
    board.roll(5)
    board.answer("flee", "flee")
    assert board.ask.seat == 1 and isinstance(board.question, WhereItStrikes)


@rule("marauders", "mod.chasers", "battle.simultaneous")
def test_chasers_that_sink_a_ship_end_the_battle_before_the_contest() -> None:
    board = second_round(duel(mine={"modifications": ["chasers"]}))
    board.damage(1, hull=1, cargo=0)
    board.roll(1)
    board.answer("shoot", "flee")
    assert board.facts(Won, "player", "how") == [(0, "sunk")] and len(board.events(ContestRolled)) == 2


@rule("marauders", "mod.chasers")
def test_the_chasers_of_both_hit_together() -> None:
    board = second_round(duel(mine={"modifications": ["chasers"]}, theirs={"modifications": ["chasers"]}))
    board.roll(3, 4)
    board.answer("flee", "flee")
    assert board.areas(0) == {**FRIGATE, "crew": 2} and board.areas(1) == {**FRIGATE, "cannons": 2}
    assert board.facts(ChasersFired, "player") == [0, 1]


@rule("marauders", "mod.chasers", "captain.silas_penrose")
def test_chasers_fire_when_a_captain_thinks_of_flight_after_all() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", modifications=["chasers"])
    board.captain(1, "silas_penrose", "frigate", "havana")
    board.roll(*[1] * 6)
    board.fight(0, 1)
    board.roll(1, 1, 1, 1, 1, 1, 1)
    board.answer("shoot", "shoot", "flee")
    assert board.areas(1) == {**FRIGATE, "cargo": 2} and board.facts(ChasersFired, "player") == [0]


@rule("marauders", "weapon.chain_shot", "weapon.grapeshot")
@pytest.mark.parametrize(("weapon", "area"), [("chain_shot", "masts"), ("grapeshot", "crew")])
def test_a_loaded_volley_is_told_by_the_paragraph_of_its_weapon(weapon: str, area: str) -> None:
    board = duel(mine={"weapons": [weapon]})
    board.roll(5, 1, 1)
    board.fight(0, 1)
    assert board.question.cites == f"weapon.{weapon}"
    board.roll(5, 1, 1)
    board.answer(f"fire {weapon}")
    assert [event.cites for event in board.events(Loaded)] == [f"weapon.{weapon}"]
    assert (f"weapon.{weapon}", area) in board.facts(Hit, "under", "area")


@rule("marauders", "npc.controller")
@pytest.mark.parametrize(
    ("areas", "area"),
    [
        ([3, 1, 3, 3, 3], "cargo"),
        ([3, 0, 2, 3, 2], "crew"),
        ([2, 0, 1, 1, 1], "hull"),
        ([1, 0, 1, 0, 0], "masts"),
        ([1, 0, 0, 0, 0], "hull"),
    ],
)
def test_an_npc_left_to_itself_spares_what_it_has_least_of(areas: list[int], area: str) -> None:
    assert npc_placement(areas) == area
