"""Ships and charts of one's own: the command `design`, and `scenario` for Cannoni in batteria!"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Wardroom
from wardroom.games.cannoni import GAME

PAGE = Path(__file__).parent.parent.parent / "docs" / "scenarios-cannoni.md"
NARROWS, SOPHIE = re.findall(r"^```json\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture
def sophie(tmp_path: Path) -> Path:
    file = tmp_path / "sophie.json"
    file.write_text(SOPHIE, "utf-8")
    return file


@pytest.fixture
def narrows(tmp_path: Path) -> Path:
    file = tmp_path / "narrows.json"
    file.write_text(NARROWS, "utf-8")
    return file


def changed(file: Path, **facts: Any) -> Path:
    """The file with some facts in place of its own."""
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **facts}), "utf-8")
    return file


# --- ships ------------------------------------------------------------------------------------------------------------


def test_a_design_is_shown_as_a_log_book(wardroom: Wardroom, sophie: Path) -> None:
    lines = wardroom("design", "cannoni", sophie).lines
    assert lines[0] == "Sophie: brig-sloop of 14, no carronades, 76 men, Great Britain"
    assert "broad reach\t6-3\t5-3" in lines
    assert "die\t+1\t0\t0\t-1\t-1\t-2\t-2\t-2\t\t\t" in lines
    assert lines[-1].startswith("worth 22 = decks 1 + turning 4 + ")


def test_a_log_book_is_shown_in_italian_too(wardroom: Wardroom, sophie: Path) -> None:
    lines = wardroom("design", "cannoni", changed(sophie, carronades=10), "--lang", "it").lines
    assert lines[0] == "Sophie: brigantino da guerra da 14, 10 carronate, 76 uomini, Gran Bretagna"
    assert lines[-1].startswith("vale 22 = ponti 1 + virata 4 + ")


def test_a_log_book_can_be_data(wardroom: Wardroom, sophie: Path) -> None:
    book = json.loads(wardroom("design", "cannoni", sophie, "--json").out)
    assert (book["id"], book["value"], book["hull"]) == ("gb_sophie", 22, 4)


def test_there_is_something_to_choose_from(wardroom: Wardroom) -> None:
    lines = wardroom("design", "cannoni").lines
    assert lines[0].startswith("Types: first_rate second_rate ")
    assert "NL\tNetherlands\t5..7\t-2..0\t-1..1" in lines
    assert json.loads(wardroom("design", "cannoni", "--json").out)["nations"]["NL"]["combat"] == [-2, 0]


def test_a_ship_goes_into_a_roster_and_the_next_one_beside_her(
    wardroom: Wardroom, sophie: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "fleet"
    assert wardroom("design", "cannoni", sophie, "--into", folder).lines[-2] == f"She is in the roster of {folder}."
    wardroom("design", "cannoni", changed(sophie, id="gb_polly", name="Polly"), "--into", folder)
    rows = (folder / "ships.csv").read_text("utf-8").splitlines()
    assert [row.partition(",")[0] for row in rows[-2:]] == ["gb_sophie", "gb_polly"]
    assert len(rows) == len(GAME.texts["ships.csv"].splitlines()) + 2
    again = wardroom("design", "cannoni", sophie, "--into", folder)
    assert again.code == 2 and "gb_polly" in again.err
    assert (folder / "ships.csv").read_text("utf-8").splitlines() == rows


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"combat": 4}, "design, combat should be 1 to 3, but is 4"),
        ({"nation": "XX"}, "design, nation"),
        ({"guns": "many"}, "sophie.json.guns should be"),
    ],
)
def test_a_design_that_does_not_fit_is_refused_by_its_field(
    wardroom: Wardroom, sophie: Path, facts: dict[str, Any], told: str
) -> None:
    done = wardroom("design", "cannoni", changed(sophie, **facts))
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_what_is_no_design_is_refused(wardroom: Wardroom, tmp_path: Path) -> None:
    assert "none.json cannot be read" in wardroom("design", "cannoni", tmp_path / "none.json").err
    (tmp_path / "half.json").write_text("{", "utf-8")
    assert "half.json should be JSON" in wardroom("design", "cannoni", tmp_path / "half.json").err


def test_other_games_have_no_shipyard(wardroom: Wardroom, sophie: Path) -> None:
    done = wardroom("design", "skirmish", sophie)
    assert (done.code, done.err) == (2, "There is no ship designer for skirmish.\n")


# --- scenarios --------------------------------------------------------------------------------------------------------


def test_the_scenario_of_the_page_can_be_played(wardroom: Wardroom, narrows: Path) -> None:
    done = wardroom("scenario", "cannoni", narrows)
    assert done.code == 0
    assert done.lines[0] == "The Narrows"
    assert any("###" in line and "~" in line for line in done.lines)
    assert f"{narrows} can be played. Captains: 1, 2." in done.lines
    assert done.lines[-1] == f"To play: wardroom play cannoni --option scenario={narrows}"
    played = wardroom("play", "cannoni", "--option", f"scenario={narrows}", "--seed", "1", typed="quit\n")
    assert played.code == 0 and "Shannon" in played.out


def test_a_chart_speaks_italian(wardroom: Wardroom, narrows: Path) -> None:
    lines = wardroom("scenario", "cannoni", narrows, "--lang", "it").lines
    assert lines[:2] == ["Lo stretto", "Una fregata passa davanti a una batteria."]


def test_a_scenario_begins_like_a_known_one(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    assert wardroom("scenario", "cannoni", file, "--from", "duel_1813").lines[0] == "Off Boston, 1 June 1813"
    assert json.loads(file.read_text("utf-8"))["sides"]["US"]["ships"][0]["ship"] == "us_chesapeake"
    assert "There is no scenario called salamis" in wardroom("scenario", "cannoni", file, "--from", "salamis").err


def test_a_ship_on_dry_land_is_refused_by_her_place(wardroom: Wardroom, narrows: Path) -> None:
    sides = json.loads(NARROWS)["sides"]
    sides["GB"]["ships"][0] |= {"x": 20, "y": 26}
    done = wardroom("scenario", "cannoni", changed(narrows, sides=sides))
    assert done.code == 2
    assert done.err == "narrows.json.sides.GB.ships[0] should be deep enough water, but is (20, 26)\n"


def test_the_text_of_a_scenario_is_written_short(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    wardroom("scenario", "cannoni", file, "--from", "aboukir_reduced")
    text = file.read_text("utf-8")
    assert '"objective"' not in text and '"squadron"' not in text
    assert '{"ship": "gb_goliath", "x": 32, "y": 40, "heading": "SW"},' in text


@pytest.mark.parametrize(
    ("name", "told", "command"),
    [
        (
            "tagus_1807",
            ["Allies: Great Britain and Portugal", "Allies: France and Spain", "Captains: 1, 2, 4."],
            "cannoni --option",
        ),
        ("triangular_war_1812", ["Captains: 1, 3, 4, 5, 6."], "cannoni --players 3 --option"),
        ("camperdown_3v3", ["Squadron (Great Britain): Venerable, Ardent and Triumph"], "cannoni --option"),
    ],
)
def test_alliances_and_squadrons_of_a_scenario_are_told(
    wardroom: Wardroom, tmp_path: Path, name: str, told: list[str], command: str
) -> None:
    done = wardroom("scenario", "cannoni", tmp_path / "battle.json", "--from", name)
    assert done.code == 0
    for each in told:
        assert any(line.endswith(each) for line in done.lines), each
    assert f"To play: wardroom play {command}" in done.out
