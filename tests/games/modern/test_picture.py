"""The table as text: fleets face to face, attacks, the hand, the campaign; never wider than a terminal."""

# ruff: noqa: RUF001 -- the sign of copies is a multiplication sign

import pytest

from tests.games.modern.board import Board, War
from tests.games.modern.test_kit import OTHERS, TABLES
from wardroom.engine import Seat
from wardroom.engine.testkit import Trial
from wardroom.games.modern import GAME
from wardroom.words import Speaker


def picture(board: Board | War, seat: int | None, language: str = "en") -> list[str]:
    reader = None if seat is None else Seat(seat)
    words = Speaker(language, GAME, ("Anja", "Jona", "Jon"), reader)
    return GAME.picture(board.view(seat), words.table).splitlines()


@pytest.fixture
def board() -> Board:
    board = Board()
    fleet = ("us-gary us-oh-perry", "us-virginia")
    board.lay(0, *fleet, beside="us-los-angeles!", hand="msl-ssm-2 intel intel", reserve="us-george-philip")
    board.lay(1, "su-druzhny su-smerch", "su-kiev", hand="near-miss-3", face_down="bomber-strike")
    board.hurt("us-virginia", "gun-small-2")
    board.begin()
    board.answer("play msl-ssm-2", "support us-gary ssm", "aim su-druzhny", "cease")
    return board


def test_the_head_says_how_far_it_is(board: Board) -> None:
    assert picture(board, 0)[0] == "Round 1 · 25 points win · defence · deck 104, discards 0"
    assert picture(board, 0, "it")[0] == "Round 1 · si vince con 25 punti · difesa · mazzo 104, scarti 0"


def rows(lines: list[str]) -> list[str]:
    return [" ".join(line.split()[:3]) for line in lines if line.startswith((" Row", " Beside"))]


def test_first_rows_face_each_other_and_the_own_fleet_is_below(board: Board) -> None:
    mine = ["Row 1 Gary", "Row 1 O.H.", "Row 2 Virginia", "Beside Los Angeles"]
    assert rows(picture(board, 0)) == ["Row 2 Kiev", "Row 1 Druzhny", "Row 1 Smerch", *mine]
    above = ["Row 2 Virginia", "Row 1 Gary", "Row 1 O.H.", "Beside Los Angeles"]
    assert rows(picture(board, 1)) == [*above, "Row 1 Druzhny", "Row 1 Smerch", "Row 2 Kiev"]


def test_a_ship_shows_points_hull_weapons_and_what_it_has_done(board: Board) -> None:
    lines = picture(board, 0)
    at = next(at for at, line in enumerate(lines) if " Gary" in line)
    assert lines[at].split(maxsplit=3)[3] == "3 VP · hull 3/3 · S SSM · ASW 5+"
    assert lines[at + 1].strip() == "stops Cruise air on 6+ · has acted"
    assert any("Virginia" in line and "hull 3/5" in line for line in lines)
    assert any("Los Angeles" in line and "Active, evades 4+" in line for line in lines)


def test_an_attack_shows_everything_about_it(board: Board) -> None:
    text = " ".join(" ".join(picture(board, 0)).split())
    assert "1 Gary at Druzhny (Jona) · Missile Combat (SSM, 2 hits) · 2 hits · range 1 open" in text
    board.answer("meet 1", "block near-miss-3")
    assert "Near Miss" not in " ".join(picture(board, 0))
    assert "Near Miss (3+)" in " ".join(picture(board, 1)[-8:])


def test_only_the_own_hand_is_shown(board: Board) -> None:
    assert picture(board, 0)[-2:] == ["Your hand, 2 cards:", "  Intel ×2 · reinforces 2"]
    assert picture(board, 1)[-1] == "  Bomber Strike, face down · air 3+ 3+ 3+ 3+ · reinforces 3"
    for seat in (0, None):
        assert not [line for line in picture(board, seat) if "Bomber" in line or "Near Miss" in line]
    assert not [line for line in picture(board, None) if "hand" in line]


def test_a_player_is_told_apart_by_cards_points_and_reserve(board: Board) -> None:
    heads = [line for line in picture(board, 0) if line.startswith("──")]
    assert heads[0].strip("─ ") == "Jona · USSR · 1 card (limit 7) · 1 face down · 0 points sunk"
    assert heads[1].strip("─ ") == "Anja · USA · on turn · 2 cards (limit 7) · 0 points sunk"


def test_a_campaign_shows_both_sides_as_far_as_the_reader_knows() -> None:
    war = War()
    war.own(0, "fr", "fr-doris fr-jean-bart", "surprise-attack")
    war.own(1, "cn", "cn-wuhu cn-fuzhou")
    war.mark("fr-jean-bart", low="ssm", damage=1)
    war.brief("missions")
    mine, theirs = " ".join(picture(war, 0)), " ".join(picture(war, 1))
    assert "Doris (3), Jean Bart (3) damage 1 low on SSM" in mine
    assert "owns Duration, Insight and Surprise Attack" in mine
    assert "Jean Bart" not in theirs and "Surprise Attack" not in theirs
    assert "unseen Strategy cards: 1" in theirs and "unseen ships: 2" in theirs
    assert "0 of 40 points" in mine and "0 of 40 points" in theirs
    assert "Anja, France · drawn: " in mine and "Anja, France · drawn: " in theirs


@pytest.mark.parametrize("table", [*TABLES, "three against three", "panda-bay"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_no_line_is_wider_than_a_terminal(table: str, language: str) -> None:
    players, options = {**TABLES, **OTHERS}[table]
    for match in Trial(GAME, players, 4, options).walk():
        if match.sequence % 23 == 0:
            words = Speaker(language, GAME, match.names, Seat(1))
            for seat in (Seat(1), None):
                lines = GAME.picture(match.view(seat), words.to(seat).table).splitlines()
                assert max(map(len, lines)) < 80
