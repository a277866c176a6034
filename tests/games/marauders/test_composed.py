"""Positions from the middle of a match, tried with the checks of the kit, and the flaws that no position may have."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Dice, Stream
from wardroom.engine.testkit import Check
from wardroom.engine.testkit.checks import CHECKS
from wardroom.games.marauders import GAME
from wardroom.games.marauders.compose import PLACES
from wardroom.games.marauders.rules.npcs import put
from wardroom.games.marauders.state import Battle, Caribbean, MerchantRaid, Npc, Side
from wardroom.lab.positions import try_positions

LIGHT: list[Check] = [
    check
    for check in CHECKS
    if check.__name__ in ("check_options", "check_effects", "check_conserved", "check_flaws", "check_events")
]


def test_play_goes_on_from_any_position(tmp_path: Path) -> None:
    try_positions(GAME, range(8), tmp_path, LIGHT)


def test_a_position_passes_all_checks(tmp_path: Path) -> None:
    try_positions(GAME, [1], tmp_path, ahead=20)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(10))
def test_a_thousand_positions_pass_all_checks(hundred: int, tmp_path: Path) -> None:
    try_positions(GAME, range(hundred * 100, hundred * 100 + 100), tmp_path)


def composed(seed: int) -> Caribbean:
    return GAME.compose(GAME.configure({"out_of_turn_scouting": True}, 3), 3, Dice(Stream(f"position {seed}".encode())))


def test_positions_have_everything_that_a_match_can_bring() -> None:
    seen: set[str] = set()
    for seed in range(200):
        state = composed(seed)
        seen |= {*state.agenda}
        seen |= {name for name in ("battle", "raid", "war", "declared", "arriving", "track") if getattr(state, name)}
        for player in state.players:
            seen |= {name for name in player.__slots__ if getattr(player, name)}
        seen |= {"returns" for npc in state.npcs.values() if npc.returns}
    assert len(PLACES) == 11
    missing = {
        *("action", "ashore", "arrival", "out_of_turn", "fight", "merchant", "battle", "before_battle", "end_turn"),
        *(
            "begin_round",
            "raid",
            "war",
            "declared",
            "arriving",
            "track",
            "returns",
            "modifications",
            "weapons",
            "cargo",
        ),
        *("hand", "specialists", "rumor", "kept", "mission", "visited", "late", "bought_in", "courier", "ship_glory"),
        *("spared", "flipped", "one_action", "colours", "seen"),
    } - seen
    assert not missing


def test_nothing_that_lies_on_the_table_is_left_uncounted() -> None:
    counted = GAME.conserved(composed(0))
    assert isinstance(counted, dict)
    assert [*counted] == [
        *("cargo", "glory", "rumors", "missions", "events", "captains"),
        *("demand", "modifications", "merchants", "weapons", "bounties", "gold"),
    ]


# --- what is wrong is found -------------------------------------------------------------------------------------------


def at_sea() -> Board:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana", cargo=["rum"], hand=["cook"], rumor="tax_chest")
    board.captain(1, "ann_hawley", "sloop", "havana")
    board.npc("npc_esp_1", "havana")
    board.state.round = 1
    board.act()
    return board


def battle(board: Board, aggressor: Side, defender: Side) -> None:
    board.state.battle = Battle(aggressor, defender)


def raid_in_a_battle(board: Board) -> None:
    battle(board, Side(0), Side(1))
    board.state.raid = MerchantRaid("esp")


def raid_of_a_dead_captain(board: Board) -> None:
    board.state.raid = MerchantRaid("esp")
    board.player().clear()


def action_of_a_dead_captain(board: Board) -> None:
    board.state.agenda.append("action")
    board.player().clear()


def token_in_an_empty_port(board: Board) -> None:
    board.state.tokens = {}
    board.state.shown.append("havana")


FLAWS: dict[str, Callable[[Board], object]] = {
    "no captain, but ship": lambda board: setattr(board.player(), "captain", ""),
    "masts at 9 of 3": lambda board: board.damage(0, masts=9),
    "hull at -1 of 3": lambda board: board.damage(0, hull=-1),
    "sunk, but alive": lambda board: board.damage(1, hull=0),
    "in no zone": lambda board: setattr(board.player(), "zone", ""),
    "weapons": lambda board: setattr(board.player(), "weapons", ["grapeshot", "grapeshot"]),
    "a load of": lambda board: board.load(1, "rum", "rum", "rum"),
    "6 cards in hand": lambda board: board.deal(0, "bosun", "cook", "purser", "lookout", "fair_wind"),
    "specialists": lambda board: setattr(board.player(), "specialists", ["cook.1", "cook.2"]),
    "a second rumor without a first": lambda board: setattr(board.player(1), "offer", "jade_idol"),
    "kept": lambda board: setattr(board.player(), "kept", ["jade_idol"]),
    "without a mission": lambda board: setattr(board.player(), "visited", ["havana"]),
    "the courier": lambda board: setattr(board.player(), "courier", True),
    "spared": lambda board: setattr(board.player(), "spared", True),
    "false colours": lambda board: setattr(board.player(), "colours", 3),
    "flipped": lambda board: setattr(board.player(), "flipped", True),
    "without the variant": lambda board: setattr(board.player(), "one_action", True),
    "points, but": lambda board: setattr(board.player(), "glory", 1),
    "the others think": lambda board: setattr(board.player(), "stash", 5),
    "held since nobody knows": lambda board: setattr(board.state.cargo, "ages", {}),
    "in the deck and held": lambda board: board.state.cargo.ages.update({board.state.cargo.cards[0]: 0}),
    "from the future": lambda board: setattr(board.state.glory, "clock", 0),
    "an open token": token_in_an_empty_port,
    "a nameless fra": lambda board: put(board.state, "fra", Npc((), "havana")),
    "eng sails under": lambda board: put(board.state, "eng", Npc(("npc_esp_2",), "havana")),
    "returns": lambda board: put(board.state, "esp", Npc(("npc_esp_1",), "")),
    "a war of": lambda board: setattr(board.state, "war", ["eng", "eng"]),
    "events left": lambda board: setattr(board.state, "round", 3),
    "arrives after": lambda board: setattr(board.state, "arriving", "npc_eng_1"),
    "struck": lambda board: setattr(board.state, "struck", ["havana"]),
    "to play": lambda board: setattr(board.state, "to_play", [1, 1]),
    "of a captain who is gone": action_of_a_dead_captain,
    "a battle of nobody": lambda board: board.state.agenda.append("battle"),
    "a merchant of nobody": lambda board: board.state.agenda.append("merchant"),
    "ashore, but": lambda board: setattr(board.state.turn, "is_ashore", True),
    "a battle between": lambda board: battle(board, Side(0), Side(-1, "eng", [3] * 5)),
    "esp with": lambda board: battle(board, Side(0), Side(-1, "esp", [3, 3, -1, 3, 3])),
    "a crew combat": lambda board: setattr(board.state, "battle", Battle(Side(0), Side(1), 2, 1)),
    "a raid without": raid_of_a_dead_captain,
    "a raid in the middle": raid_in_a_battle,
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flaw_is_named(flaw: str) -> None:
    board = at_sea()
    assert not list(GAME.flaws(board.state))
    FLAWS[flaw](board)
    assert any(flaw in found for found in GAME.flaws(board.state)), list(GAME.flaws(board.state))
