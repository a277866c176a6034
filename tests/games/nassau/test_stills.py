"""What is seen while an event is told: every piece has its place then, and nothing has come up that is not told yet."""

from typing import Any

import pytest

from tests.games.nassau.board import Board
from tests.games.nassau.laden import LADEN
from wardroom.engine import Match
from wardroom.engine.table import Audience
from wardroom.engine.testkit import Trial
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.buying import Bought, Replaced
from wardroom.games.nassau.rules.departure import Arrived, EndCame, NavyCame, SetRebuilt
from wardroom.games.nassau.rules.notoriety import Released
from wardroom.games.nassau.state import Sea

pytestmark = pytest.mark.kit


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("game", [GAME, LADEN], ids=["usual", "laden"])
def test_no_piece_is_on_its_way_while_an_event_is_told(game: Any, players: int) -> None:
    told = set[str]()
    for seed in range(3):
        for match in Trial(game, players, f"stills {seed}").walk():
            watch(match, game, told)
    assert {Released.__name__, Arrived.__name__, EndCame.__name__, NavyCame.__name__} <= told


def watch(match: Match[Any], game: Any, told: set[str]) -> None:
    """Look at everything whenever something is told."""
    heard = match.position.table.heard
    assert isinstance(heard, Audience)
    kept = game.conserved(match.position.state)

    def look() -> None:
        event = heard[-1].event
        told.add(type(event).__name__)
        sea: Sea = match.position.state
        assert game.conserved(sea) == kept, event
        assert isinstance(event, EndCame) or game.box.end_card not in sea.navy_row or sea.over, event

    heard.look = look


def test_a_tile_is_aboard_when_its_purchase_is_told() -> None:
    board = Board(3)
    board.market("mainsail")
    board.fit(2, "mainsail")
    board.stow(2, goods=2, rum=1)
    seen = list[tuple[str, tuple[str, ...]]]()
    board.told = heard = Audience(lambda: seen.append((heard[-1].event.kind, board.pirate(2).slots)))
    board.begin(step="buying")
    board.answer("2: buy mainsail", "replace mainsail")
    assert [kind for kind, _ in seen][:2] == [Bought.kind, Replaced.kind]
    assert all("mainsail" in slots for _, slots in seen)


def test_a_set_is_whole_again_when_that_is_told() -> None:
    board = Board(3)
    sea = board.state
    sea.boxes, sea.bags = (sea.bags[0], (), ()), ((), sea.bags[1], sea.bags[2])
    board.begin(step="departure")
    assert SetRebuilt in [type(told.event) for told in board.told]
