"""11 After a battle: glory, rewards, plunder and requisition."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.battle import BeforeBattle
from wardroom.games.marauders.rules.hold import WhatToDrop
from wardroom.games.marauders.rules.plunder import Plundered, Requisitioned, TakeTheShip, WhatToPlunder, YouPlundered
from wardroom.games.marauders.rules.spoils import Collected, NpcWon, Rewarded


def sunk(**victim: object) -> Board:
    """Mary Thorne is about to sink another captain."""
    board = Board(3)
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "beatriz_soler", "frigate", "havana", **victim)  # type: ignore[arg-type]
    board.damage(1, hull=1, cargo=0)
    return board


def sink(board: Board) -> None:
    board.roll(5, 1, 1, 1, 1, 1)
    board.fight(0, 1)


def boarding(mine: dict[str, object] | None = None, **victim: object) -> Board:
    """Mary Thorne has just taken a ship by boarding; she is about to choose her plunder."""
    board = Board(3)
    board.captain(0, "mary_thorne", "frigate", "havana", **(mine or {}))  # type: ignore[arg-type]
    board.captain(1, "beatriz_soler", "galleon", "havana", **{"gold": 0, **victim})  # type: ignore[arg-type]
    board.damage(1, crew=0)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.skip(BeforeBattle)
    board.roll(5, 1, 1)
    board.answer("board", "shoot")
    return board


@rule("marauders", "after.glory", "glory.sources")
def test_the_winner_gains_a_point() -> None:
    board = sunk()
    sink(board)
    assert board.player().earned == {"battles": 1}


@rule("marauders", "after.glory", "after.npc_reward")
def test_an_npc_is_worth_a_point_and_the_reward_of_its_card() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.npc("npc_slp_3", "havana")
    board.roll(5, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    board.fight(0, "slp")
    assert board.player().glory == 1 and board.player().gold == 20 and board.facts(Rewarded, "gold") == [10]


@rule("marauders", "after.npc_reward")
def test_a_naval_captain_pays_nothing() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war", "havana")
    board.npc("npc_esp_1", "havana")
    board.roll(5, 5, 1, 1, 1, 1, 1, 1, 1, 1)
    board.fight(0, "esp")
    board.roll(5, 5, 1, 1, 1, 1, 1, 1, 1, 1)
    board.answer("shoot", "shoot")
    assert board.player().glory == 1 and board.player().gold == 10 and board.events(Rewarded) == []


@rule("marauders", "plunder.boarding_only")
def test_a_sunk_ship_yields_nothing() -> None:
    board = sunk(gold=40, cargo=["rum"], weapons=["chain_shot"])
    sink(board)
    assert board.player().gold == 10 and board.goods() == [] and board.events(Plundered) == []


@rule("marauders", "plunder.player")
def test_gold_cargo_weapons_rumor_cards_and_specialists() -> None:
    board = boarding(
        gold=9,
        cargo=["rum"],
        weapons=["chain_shot"],
        rumor="jade_idol",
        hand=["hidden_reef"],
        specialists=["cook"],
    )
    board.answer("no")
    assert board.question == WhatToPlunder(Seat(1), 3)
    board.answer("loot-gold", "loot-cargo rum", "loot-weapon chain_shot", "loot-glory hidden_reef")
    board.answer("loot-specialist cook", "loot-rumor jade_idol")
    player = board.player()
    assert (player.gold, board.goods(), player.weapons) == (19, ["rum"], ["chain_shot"])
    assert (board.hand(), player.specialists, player.rumor) == (["hidden_reef"], ["cook.1"], "jade_idol")


@rule("marauders", "plunder.player")
def test_the_winner_may_leave_what_he_likes() -> None:
    board = boarding(gold=9, cargo=["rum"])
    board.answer("no", "loot-cargo rum", "done")
    assert board.player().gold == 10 and board.goods() == ["rum"]


@rule("marauders", "plunder.player", "weapon.one_per_type", "glory.specialist_one")
def test_only_what_he_can_hold() -> None:
    board = boarding(
        mine={
            "cargo": ["wood", "wood", "wood"],
            "weapons": ["chain_shot"],
            "specialists": ["cook"],
            "hand": ["hidden_reef", "fair_wind", "second_watch", "market_tip"],
        },
        cargo=["rum"],
        weapons=["chain_shot", "grapeshot"],
        specialists=["cook", "purser"],
        hand=["night_thief"],
    )
    board.answer("no")
    assert set(board.options) == {"done", "loot-weapon grapeshot", "loot-specialist purser", "jettison wood"}


@rule("marauders", "plunder.player")
def test_with_a_rumor_of_his_own_the_winner_chooses() -> None:
    board = boarding(mine={"rumor": "tax_chest"}, rumor="jade_idol")
    board.answer("no", "loot-rumor jade_idol")
    assert set(board.options) == {"keep-rumor jade_idol", "keep-rumor tax_chest"}
    board.roll_freely()
    board.answer("keep-rumor tax_chest")
    assert board.player().rumor == "tax_chest" and "jade_idol" in board.state.rumors.cards


@rule("marauders", "plunder.player")
def test_kept_rumors_are_lost_with_the_captain() -> None:
    board = boarding(kept=["master_spyglass"])
    board.answer("no")
    assert board.state.rumors.discards == ["master_spyglass"] and board.player().kept == []


@rule("marauders", "plunder.player")
def test_only_the_two_see_which_cards_change_hands() -> None:
    board = boarding(hand=["hidden_reef"], cargo=["rum"])
    board.answer("no", "loot-glory hidden_reef", "loot-cargo rum")
    for seat in (0, 1):
        assert YouPlundered(Seat(0), Seat(1), "hidden_reef.1") in board.heard_by(seat)
    assert not any(isinstance(event, YouPlundered) for event in board.heard_by(2))
    assert board.facts(Plundered, "loot") == ["glory_card", "cargo_card"]
    assert GAME.view(board.state, Seat(1)).players[0].seen_hand == ["hidden_reef.1"]
    assert GAME.view(board.state, Seat(2)).players[0].seen_hand == []


@rule("marauders", "plunder.npc")
def test_a_boarded_npc_yields_nothing_but_its_reward() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.npc("npc_slp_1", "havana")
    board.roll(1, 1, 1, 1, 1)
    board.fight(0, "slp")
    board.roll(5, 5, 1, 1, 1, 5, 5, 5, 5, 1, 1)
    board.answer("board", "1: shoot")
    assert isinstance(board.question, TakeTheShip) and board.player().gold == 15


@rule("marauders", "plunder.with_reward")
def test_plunder_reward_and_glory_come_together() -> None:
    board = boarding(gold=5, bounties={"ned": 3})
    assert board.options == ["collect-from ned", "pass"]
    board.answer("collect-from ned", "no", "loot-gold")
    assert board.player().gold == 10 + 15 + 5 and board.player().glory == 1
    assert board.facts(Collected, "gold") == [15]


# --- requisition ------------------------------------------------------------------------------------------------------


def taken(mine: dict[str, object] | None = None, **victim: object) -> Board:
    """The beaten galleon may be taken."""
    board = boarding(mine, **victim)
    while not isinstance(board.question, TakeTheShip):
        board.answer("pass")
    return board


@rule("marauders", "requisition.offer", "ship.buy_glory")
def test_the_winner_may_take_the_beaten_ship_as_it_is() -> None:
    board = boarding(gold=0)
    assert board.question == TakeTheShip("galleon", 0)
    board.state.players[1].areas[:] = [2, 3, 4, 0, 1]
    board.answer("yes")
    assert board.player().ship == "galleon" and board.areas() == {
        "hull": 2,
        "cargo": 3,
        "masts": 4,
        "crew": 3,
        "cannons": 1,
    }
    assert board.player().glory == 1 and not board.player().ship_glory


@rule("marauders", "requisition.offer")
def test_or_leave_it() -> None:
    board = taken()
    board.answer("no")
    assert board.player().ship == "frigate" and board.events(Requisitioned) == []


@rule("marauders", "requisition.offer", "requisition.manofwar")
def test_a_man_of_war_can_only_be_taken() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.war("esp", "fra", esp="havana")
    board.roll(1, 1, 1, 1, 1)
    board.fight(0, "esp")
    board.roll(5, 5, 1, 1, 1, *[5] * 4, 1, 1, 1, *[5] * 4, 1, 1, 1)
    board.answer("board", "1: shoot")
    board.answer("yes")
    assert board.player().ship == "man_of_war" and board.areas()["crew"] == 3


@rule("marauders", "ship.manofwar_leave")
def test_a_man_of_war_is_given_up_for_a_ship_that_is_taken() -> None:
    board = taken()
    board.player().ship = "man_of_war"
    board.answer("yes")
    assert board.player().ship == "galleon"


@rule("marauders", "ship.manofwar_leave")
def test_or_with_the_captain() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "man_of_war")
    board.start()
    board.answer("retire")
    assert board.player().ship == "" and board.player().captain == ""


@rule("marauders", "requisition.transfer")
def test_goods_weapons_gold_and_cards_move_over() -> None:
    mine: dict[str, object] = {
        "cargo": ["rum", "rum"],
        "weapons": ["grapeshot"],
        "gold": 21,
        "hand": ["fair_wind"],
        "specialists": ["cook"],
        "mission": "militia",
        "rumor": "jade_idol",
    }
    board = taken(mine)
    board.answer("yes")
    player = board.player()
    assert (board.goods(), player.weapons, player.gold) == (["rum", "rum"], ["grapeshot"], 21)
    assert (board.hand(), player.specialists) == (["fair_wind"], ["cook.1"])
    assert (player.mission, player.rumor) == ("militia", "jade_idol")


@rule("marauders", "requisition.no_mods", "mod.no_transfer", "mod.redistribute")
def test_the_own_modifications_go_to_ports() -> None:
    board = taken({"modifications": ["chasers"]})
    (empty,) = set(GAME.cards.ports) - set(board.state.tokens)
    board.roll("d1:1")
    board.answer("yes")
    assert board.player().modifications == [] and board.state.tokens[empty] == "chasers"


@rule("marauders", "requisition.own_mods_stay", "death.mods")
def test_modifications_of_the_taken_ship_stay_on_it() -> None:
    board = taken(modifications=["reinforced_hull", "swivel_guns"])
    ports = len(board.state.tokens)
    board.answer("yes")
    assert board.player().modifications == ["reinforced_hull", "swivel_guns"] and len(board.state.tokens) == ports
    assert GAME.view(board.state, None).players[0].full[0] == 5


@rule("marauders", "requisition.own_mods_stay")
def test_what_a_taken_ship_had_more_of_is_the_victors_at_once() -> None:
    board = taken(modifications=["reinforced_hull"], gold=5)
    assert board.areas(1)["hull"] == 4
    board.damage(1, hull=5)
    board.answer("yes")
    views = GAME.view(board.state, None).players
    assert (views[0].areas[0], views[0].full[0]) == (5, 5) and (views[1].areas[0], views[1].full[0]) == (4, 4)


@rule("marauders", "requisition.crew")
def test_the_crew_moves_over_as_far_as_there_is_room() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "beatriz_soler", "flute", "havana")
    board.damage(1, crew=0)
    board.roll(1, 1, 1)
    board.fight(0, 1)
    board.roll(5, 1, 1)
    board.answer("board", "shoot", "yes", "done")
    assert board.player().ship == "flute" and board.areas()["crew"] == 1


@rule("marauders", "requisition.excess_cargo")
def test_cargo_that_does_not_fit_is_discarded_as_the_owner_likes() -> None:
    board = taken({"cargo": ["rum", "sugar", "wood"]})
    board.state.players[1].areas[1] = 2
    board.answer("yes")
    assert board.question == WhatToDrop("requisition.excess_cargo", 1)
    board.answer("jettison sugar")
    assert board.goods() == ["rum", "wood"]


@rule("marauders", "death.mods", "mod.redistribute")
def test_the_modifications_of_a_lost_ship_are_dealt_to_ports() -> None:
    board = sunk(modifications=["chasers"])
    (empty,) = set(GAME.cards.ports) - set(board.state.tokens)
    board.roll(5, 1, 1, 1, 1, 1, "d1:1")
    board.fight(0, 1)
    assert board.state.tokens[empty] == "chasers"


@pytest.mark.parametrize("bounties", [{}, {"ned": 1}])
def test_nobody_pays_for_an_honest_captain(bounties: dict[str, int]) -> None:
    board = sunk(bounties=bounties)
    sink(board)
    assert ("collect-from" in board.kinds()) == bool(bounties)


@rule("marauders", "hit.sunk", "crew.lose")
def test_the_victory_of_an_npc_is_told_by_how_it_won() -> None:
    assert [NpcWon("npc_eng_1", how).cites for how in ("sunk", "boarded")] == ["hit.sunk", "crew.lose"]
