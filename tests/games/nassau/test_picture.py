"""The table as text: what a captain at a terminal sees of it."""

# ruff: noqa: RUF001 -- the sign of multiplication is one

import pytest

from tests.games.nassau.board import Board
from tests.games.nassau.laden import LADEN
from wardroom.engine import Seat
from wardroom.engine.testkit.trial import Trial
from wardroom.games.lines import WIDTH
from wardroom.games.nassau import GAME
from wardroom.games.nassau.picture import titled
from wardroom.words import Speaker

ANJA, JONA = Seat(0), Seat(1)
NAMES = ["Anja", "Jona", "Jon"]


def picture(board: Board, reader: Seat | None, language: str = "en") -> str:
    return GAME.picture(GAME.view(board.state, reader), Speaker(language, GAME, NAMES, reader).table)


def part(text: str, first: str) -> list[str]:
    """The lines of a picture from a heading on to the next blank line."""
    lines = text.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(first))
    return lines[start : lines.index("", start) if "" in lines[start:] else len(lines)]


def at_sea() -> Board:
    """The first captain has captured a merchant and stands in a port."""
    board = Board(3)
    board.famous(11, 34, 20)
    board.fit(0, "cannons", "long-range-cannons", "mainsail", "cook", "jolly-roger", "ships-cat")
    board.build(1, 2)
    board.merchant(2, "m2-golden-plover")
    board.merchant(3, "m1-san-telmo")
    board.merchant(17, "m3-tesoro-del-sur")
    board.navy("n1-all-open-sea", "n1-all-2-3", "n1-all-4-4")
    board.market("cannons", "cannons", "figurehead-fine", "jib", "bard")
    board.stow(1, powder=2, eight=1, hostage=1)
    board.bury(1, 3)
    board.pirate(1).doubloons, board.state.doubloons = 1, 7
    board.state.plundered = (13,)
    board.dice(0, 3, 2, 6)
    board.place(2, 5)
    board.dice(2, 4, 4)
    board.pirate(2).wind = True
    board.state.winds -= 1
    board.begin()
    board.answer("fetch cook", "sail 3 3", "capture m1-san-telmo", "play c-2-2")
    return board


ENGLISH = """\
Turn 1 · step 2, piracy phase 1 of 3 · order: Anja, Jon, Jona

── Region I, 19 cards in the deck ─────────────────────────────────────────────
  1 Havana               port: G/R, guns 5, plunder 2, ransom 1
  2 Golden Plover        3/3 II, P GG R
  3 (no ship) · Anja (you)
  4 (no ship)
  5 Santiago de Cuba     port: P/G, guns 5, plunder 2, ransom 1 · Jon
  6 (no ship)
  7 Transit 1
"""


def test_the_board_space_by_space() -> None:
    text = picture(at_sea(), ANJA)
    assert text.startswith(ENGLISH)
    assert " 13 San Juan             port: plundered" in text.splitlines()
    assert " 17 Tesoro del Sur       5/5 III, G RR 88 H" in text.splitlines()
    assert " 18 Maracaibo            port: PP/RR, guns 7, plunder 6, ransom 3" in text.splitlines()
    assert " 20 Port of Spain        port: 88, guns 7, plunder 6, ransom 3" in text.splitlines()


def test_navy_market_and_supply() -> None:
    assert part(picture(at_sea(), ANJA), "Navy:") == [
        "Navy: Open sea · Sloop-of-war 2/3 · Sloop-of-war 4/4",
        "  16 cards left, 9 of phase 1",
        "Hull (PP G): 2× Cannons 2 · Fine figurehead 4",
        "Masts (sails GG R, mizzen P G R): Jib 2",
        "Crew (P RR): Bard 4",
        "Sections: brigantine PP GG RR · galleon PP GG RR",
        "Supply: 18 powder · 19 goods · 17 rum · 49 eights · 6 hostages · 7 doubloons",
        "  6 winds",
    ]


def test_the_own_ship_comes_last() -> None:
    text = picture(at_sea(), ANJA)
    assert part(text, "── Anja") == [
        "── Anja (you), blue · on turn · notoriety 11 (+4) · 22 VP ─────────────────────",
        "dice 2 6 · cards 3/3 2/1 1/2 · captured: San Telmo",
        "merchants 2/2, navy 2/2, ports 4 · hold 5/8: G RRR 8 · chest 0",
        "Tiles: Cannons · Long-range cannons · Mainsail · Jolly Roger · Cook (used)",
        "  Ship's cat · free: bow, stern, jib, spanker, 2 crew",
    ]
    assert text.index("── Jona") < text.index("── Jon,") < text.index("── Anja")


def test_somebody_elses_ship() -> None:
    assert part(picture(at_sea(), ANJA), "── Jona") == [
        "── Jona, red · notoriety 34 · 24 VP ───────────────────────────────────────────",
        "dice 1 1 1 · cards 3/3 2/2 2/1 1/2",
        "merchants 1/1, navy 1/1, ports 1 · hold 4/16: PP 8 H · chest 3 and 1 doubl.",
        "Tiles: free: 4 hull, bow, stern, 3 sail, jib, spanker, 3 mizzen, 8 crew",
    ]


def test_in_italian() -> None:
    text = picture(at_sea(), JONA, "it")
    assert "  2 Golden Plover        3/3 II, P MM R" in text.splitlines()
    assert "Turno 1 · passo 2, fase di pirateria 1 di 3 · ordine: Anja, Jon, Jona" in text.splitlines()
    assert part(text, "── Jon,") == [
        "── Jon, bandiera verde · notorietà 20 · 20 PV ─────────────────────────────────",
        "dadi 4 4 · carte 3/3 2/2 2/1 1/2 · vento mercantile",
        "mercantili 1/1, marina 1/1, porti 1 · stiva 0/8: nulla · scrigno 0",
        "Segnalini:",
        "  liberi: 2 scafo, prua, poppa, 1 vela, fiocco, randa, 1 mezzana, 4 ciurma",
    ]
    assert part(text, "── Anja")[0].startswith("── Anja, bandiera blu · di turno · notorietà 11 (+4) · 22 PV ─")


def test_closed_chests_and_the_end() -> None:
    board = Board(3, closed_chests=True)
    board.bury(1, 3)
    assert "chest closed" in part(picture(board, ANJA), "── Jona")[2]
    assert "chest 3" in part(picture(board, JONA), "── Jona")[2]
    assert " VP" not in picture(board, JONA)
    board.next_navy("n2-end")
    board.begin(step="departure")
    assert picture(board, ANJA).startswith("The game is over after 1 turn\n")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [3, 5])
def test_no_line_is_too_wide(language: str, players: int) -> None:
    for match in Trial(LADEN, players, 5, {"long": True}).walk():
        if match.sequence % 25 == 0:
            words = Speaker(language, GAME, [f"Captain number {seat}" for seat in range(players)], Seat(1))
            lines = GAME.picture(match.view(Seat(1)), words.table).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert not [line for line in lines if line != line.rstrip()]


def test_parts_flow_behind_their_title() -> None:
    assert titled("head:", ["one", "two"]) == ["head: one · two"]
    assert titled("head:", ["one", "two" * 25]) == ["head: one", "  " + "two" * 25]
    assert titled("head:", ["three" * 15, "two"]) == ["head:", "  " + "three" * 15, "  two"]
