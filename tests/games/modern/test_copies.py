"""A copy has everything that the original has, and nothing of it in common."""

from dataclasses import fields
from typing import Any

import pytest

from wardroom.engine import Seat
from wardroom.games.modern import GAME
from wardroom.games.modern.state import (
    Admiral,
    Attack,
    Battle,
    Campaign,
    Damage,
    Defence,
    Force,
    Purchase,
    Rules,
    Sea,
    Side,
    Terms,
    Turn,
)

ME = Seat(0)
ATTACK = Attack(1, 2, (3,), 4, 5, 6, 7, sinks=True, owner=ME, target=8, distance=1, play=0)
TURN = Turn(
    attacks=[ATTACK],
    defences=[Defence(ME, "block", 0, 1, 1, -1, 3)],
    acted=[1],
    is_closed=True,
    plans={ME: 1},
    last={ME: 2},
    playing=3,
    paid=[4],
    credit=5,
    laid=[6],
    defended={ME: 7},
    defenders=[ME],
    is_shown=True,
)
SIDE = Side(
    navy="us",
    hand=[1],
    beside=[2],
    rows={3: 1},
    chosen=[4],
    reserve=[5],
    pile=[6],
    points=7,
    unspent=8,
    is_ready=True,
    is_out=True,
    last_round=9,
    strategies=["insight"],
    seen=[1],
    served=[3],
)
BATTLE = Battle(
    terms=Terms(target=25),
    sides={ME: SIDE},
    deck=[1],
    discards=[2],
    phase="draw",
    order=[ME],
    active=Seat(1),
    round=3,
    turn=TURN,
    surfaced=[4],
    damage={3: (Damage(5, 1),)},
    low={3: 8},
    out={3: 16},
    surprised={ME: 2},
    won=[ME],
)
ADMIRAL = Admiral(
    navy="us",
    ships=[1],
    committed=[2],
    budget=3,
    is_ready=True,
    mission="engagement",
    offered=["fleet-action"],
    opponent=Seat(1),
    laid=["duration"],
    longer=1,
)
FORCE = Force([ME], 4, ["insight"], [Purchase(0, 1, "", ME)], [5])
CAMPAIGN = Campaign(
    [ADMIRAL],
    [FORCE],
    ["harbor-raid"],
    discards=["fleet-action"],
    phase="check",
    order=[ME],
    number=1,
    initiative=1,
    buying=1,
    spent=[2, 3],
    shown=[1],
    used=[["duration"], []],
    lost=[2],
    lent=[3],
    rested=[4],
    damage={1: 2},
    low={1: 8},
    out={1: 8},
    played=["engagement"],
    engage=True,
    won=[0],
)
RULES = Rules(**GAME.configure({"rounds": 3}, 2))  # type: ignore[arg-type]
EVERYTHING: list[Any] = [TURN, SIDE, BATTLE, ADMIRAL, FORCE, CAMPAIGN, Sea(RULES, [BATTLE], CAMPAIGN)]


@pytest.mark.parametrize("piece", EVERYTHING, ids=lambda piece: type(piece).__name__)
def test_a_copy_is_equal_and_has_its_own_lists(piece: Any) -> None:
    twin = piece.copy()
    assert twin == piece and twin is not piece
    shared = getattr(piece, "shared", ())
    for field in fields(piece):
        value = getattr(piece, field.name)
        if isinstance(value, list | dict) and field.name not in shared:
            assert getattr(twin, field.name) is not value, field.name


def test_what_is_nested_is_copied_too() -> None:
    sea = Sea(RULES, [BATTLE], CAMPAIGN)
    twin = sea.copy()
    assert twin.battles[0].sides[ME] is not SIDE and twin.battles[0].turn is not TURN
    assert twin.campaign is not None and twin.campaign.admirals[0] is not ADMIRAL
    assert twin.campaign.forces[0] is not FORCE and twin.campaign.used[0] is not CAMPAIGN.used[0]
    assert Sea(RULES, []).copy().campaign is None
