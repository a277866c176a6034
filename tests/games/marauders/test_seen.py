"""What is seen of planted positions, field by field.

The list `said/seen.txt` was read by eye. `python -m tests.games.marauders.test_seen` writes it again after a change of
what is shown; read the difference. Of all positions but the first only that is listed which differs from the first.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

from tests.games.marauders.board import Board
from tests.games.marauders.test_words import SAID
from wardroom.engine import Dice, Seat, Stream
from wardroom.games.marauders import GAME
from wardroom.games.marauders.state import Caribbean
from wardroom.games.marauders.view import BattleView, MineView, PlayerView, RaidView, SeaView

FILE = SAID / "seen.txt"
LONG = (SeaView, PlayerView, MineView, BattleView, RaidView)
"""What is listed field by field; everything else fits into a line."""


def lines(name: str, fact: Any) -> Iterator[str]:
    """A line for every field, for every entry of a list or a mapping of things, and for whatever is plain."""
    if isinstance(fact, LONG):
        for field in fields(fact):
            yield from lines(f"{name}.{field.name}".lstrip("."), getattr(fact, field.name))
    elif name in ("zones", "npcs", "missions", "cargo_discards", "players"):
        for key, entry in fact.items() if isinstance(fact, dict) else enumerate(fact):
            yield from lines(f"{name} {key}", entry)
    else:
        yield f"{name}: {fact!r}\n"


def before_a_match() -> Caribbean:
    """Nobody has a ship yet."""
    return GAME.setup(GAME.configure({}, 3), 3, Dice(Stream(b"board")))


def rich() -> Board:
    """A captain with everything, another who is dead, and a third at home."""
    board = Board(3)
    board.captain(
        *(0, "mary_thorne", "frigate", "havana", True, 21, 25, 3, {"esp": 2, "ned": 1}, ("rum_1", "sugar_2"), ["cook"]),
        earned={"raids": 2, "trade": 1},
        modifications=["long_guns"],
        weapons=["grapeshot"],
        specialists=["surgeon"],
        rumor="tax_chest",
        kept=["copper_keel"],
        mission="survey_leewards",
        visited=["st_john"],
        colours=1,
        one_action=True,
    )
    board.damage(0, hull=2, crew=1)
    board.captain(1, stash=7, gold=0, glory=2, earned={"ships": 2}).clear()
    board.captain(2, "joost_keyzer", "flute", hand=["bosun", "purser"], rumor="jade_idol", flipped=True)
    board.state.cargo.seen = {**board.state.cargo.seen, "rum_1": board.state.cargo.clock}
    board.player().seen = {"bosun.1": board.state.glory.clock}
    board.token("havana", "chasers")
    board.missions("urgent_dispatches", "militia")
    board.npc("npc_esp_1", "havana")
    board.npc("npc_slp_1", "curacao", "npc_slp_2")
    return board


def ashore() -> Board:
    board = rich()
    board.demand("havana", "rum")
    board.event("ev_storm_1")
    board.state.struck, board.state.track = ["havana", "nassau"], ["a", "b"]
    board.war("eng", "esp", eng="port_royal")
    board.ashore()
    board.answer("buy-goods", "buy food 1")
    return board


def captain_drawn() -> Board:
    board = rich()
    board.event("npc_fra_1")
    board.state.struck, board.state.burnt = ["havana"], "esp"
    board.npc("npc_fra_2", "tortuga")
    board.act(2)
    return board


def town_burnt() -> Board:
    board = rich()
    board.event("ev_fog")
    board.state.burnt, board.state.declared = "esp", [2]
    board.act(2)
    return board


def duel() -> Board:
    board = rich()
    board.player().in_port = False
    board.deal(0, "double_powder")
    board.captain(1, "beatriz_soler", "sloop", "havana", bounties={"eng": 3}, cargo=["rum_3"])
    board.roll(1, 1, 1)
    board.roll_freely()
    board.fight(0, 1)
    board.answer("play double_powder", "pass")
    return board


def fight() -> Board:
    board = rich()
    board.captain(2, "joost_keyzer", "flute", "curacao")
    board.roll_freely()
    board.fight(2, "slp", active=2)
    return board


def merchant() -> Board:
    board = rich()
    board.captain(0, "mary_thorne", "sloop", "tortuga")
    board.merchant("tortuga", "ned")
    board.top("cargo", "rum_4", "sugar_1", "food_1")
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant tortuga")
    board.roll(5, 1)
    board.answer("raid ned")
    return board


def over() -> Board:
    board = rich()
    board.state.over = True
    return board


POSITIONS: dict[str, tuple[Callable[[], Caribbean], int | None]] = {
    "in port, seen by everybody": (lambda: rich().state, None),
    "before a match": (before_a_match, None),
    "buying, seen by whoever buys": (lambda: ashore().state, 0),
    "buying, seen by another": (lambda: ashore().state, 2),
    "a captain arrives": (lambda: captain_drawn().state, None),
    "a town was burnt": (lambda: town_burnt().state, 2),
    "a duel": (lambda: duel().state, 1),
    "a fight with a pirate": (lambda: fight().state, None),
    "a merchant raid": (lambda: merchant().state, 0),
    "the end": (lambda: over().state, None),
}


def seen(position: str) -> list[str]:
    plant, seat = POSITIONS[position]
    return [*lines("", GAME.view(plant(), None if seat is None else Seat(seat)))]


def listed() -> str:
    found, first = "", list[str]()
    for position in POSITIONS:
        told = seen(position)
        found += f"--- {position}\n" + "".join(line for line in told if line not in first)
        first = first or told
    return found


def test_what_is_seen_was_read_by_eye() -> None:
    assert listed() == FILE.read_text("utf-8")


if __name__ == "__main__":
    FILE.write_text(listed(), "utf-8")
