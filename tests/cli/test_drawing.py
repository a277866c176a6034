"""The command `scenario`: a battle drawn at the keyboard, kept, changed, checked and played."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.games.modern import GAME
from wardroom.games.modern.scenarios import Draft, DraftShip, DraftSide, Names, draft_of, read_draft, write_draft
from wardroom.store import load

NORWAY = "add no side-1 take no-bergen 1 take no-narvik 2 take no-ula ."
USSR = "add su side-2 take su-smerch 0 take su-druzhny 0 give any:near-miss give intel ."

CAPE = Draft(
    Names("North Cape", "Capo Nord"),
    (
        DraftSide("no", (DraftShip("no-bergen", 1), DraftShip("no-narvik", 2), DraftShip("no-ula"))),
        DraftSide("su", (DraftShip("su-smerch"), DraftShip("su-druzhny")), cards=("any:near-miss", "intel")),
    ),
    target=5,
    rounds=6,
)


def keys(*orders: str) -> str:
    """Orders as they are typed, one a line; a dot is an empty line, and a name in one word is written with _."""
    words = " ".join(orders).split()
    return "".join("\n" if word == "." else f"{word.replace('_', ' ')}\n" for word in words)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cape.json"


@pytest.fixture
def kept(file: Path) -> Path:
    file.write_text(write_draft(CAPE), "utf-8")
    return file


def test_a_scenario_is_drawn_and_kept(wardroom: Wardroom, file: Path) -> None:
    orders = keys("name North_Cape Capo_Nord", NORWAY, USSR, "target 5 rounds 6 save")
    done = wardroom("scenario", "modern", file, typed=orders)
    assert done.code == 0
    assert read_draft(file.read_text("utf-8")) == CAPE
    assert f"The scenario is in {file}." in done.lines
    assert f"To play it: wardroom play modern --players 2 --option scenario={file}" in done.lines


def test_choices_can_be_numbers_too(wardroom: Wardroom, file: Path) -> None:
    done = wardroom("scenario", "modern", file, typed=keys("3 7 2 1 4 1 . quit").replace("3\n", "2\n", 1))
    assert "Side 1: Norway, 0 points" in done.lines and "Side 1: Norway, 2 points" in done.lines
    assert done.code == 0 and not file.exists()


def test_what_cannot_be_played_is_not_kept(wardroom: Wardroom, file: Path) -> None:
    done = wardroom("scenario", "modern", file, typed=keys(NORWAY, "save", USSR, "save quit"))
    refused = [line for line in done.lines if " should be " in line]
    assert refused == [
        "scenario should be 2 to 6 sides of own, but is 1",
        "scenario, target should be a way to win: a target, rounds, or a ship to protect, but is none",
    ]
    assert not file.exists()


def test_everything_about_a_side_can_be_changed(wardroom: Wardroom, kept: Path) -> None:
    side_1 = "side-1 leave no-narvik row no-bergen 0 worth no-bergen 4 protect no-bergen team 1 ."
    side_2 = "side-2 return intel team 2 . reinforcements air"
    assert wardroom("scenario", "modern", kept, typed=keys(side_1, side_2, "save")).code == 0
    draft = read_draft(kept.read_text("utf-8"))
    assert draft.sides[0] == DraftSide(
        "no", (DraftShip("no-bergen"), DraftShip("no-ula")), worth={"no-bergen": 4}, protects="no-bergen", team=1
    )
    assert (draft.sides[1].cards, draft.sides[1].team) == (("any:near-miss",), 2)
    assert (draft.reinforcements, draft.air_attacks) == (False, False)


def test_a_ship_put_back_takes_its_points_and_its_protection_along(wardroom: Wardroom, kept: Path) -> None:
    orders = keys("side-1 worth no-ula 9 protect no-ula leave no-ula protect no-bergen protect no-bergen . save")
    wardroom("scenario", "modern", kept, typed=orders)
    side = read_draft(kept.read_text("utf-8")).sides[0]
    assert (side.worth, side.protects, len(side.ships)) == ({}, "", 2)


def test_a_side_can_be_struck_out(wardroom: Wardroom, kept: Path) -> None:
    orders = keys("side-1 strike add uk side-2 take uk-broadsword 1 . save")
    wardroom("scenario", "modern", kept, typed=orders)
    assert [side.navy for side in read_draft(kept.read_text("utf-8")).sides] == ["su", "uk"]


def test_a_navy_fights_on_one_side(wardroom: Wardroom, kept: Path) -> None:
    done = wardroom("scenario", "modern", kept, typed=keys("add . quit"))
    offered = [line for line in done.lines if line.endswith("]")]
    assert any(line.endswith("[us]") for line in offered)
    assert not any(line.endswith(("[no]", "[su]")) for line in offered)


@pytest.mark.parametrize("wrong", ["99", "side-9", "nonsense", "0"])
def test_a_wrong_answer_is_explained_and_asked_again(wardroom: Wardroom, kept: Path, wrong: str) -> None:
    done = wardroom("scenario", "modern", kept, typed=keys(wrong, "target 1000 7 save"))
    assert "Answer with a number from 1 to 10." in done.lines
    assert "Answer with a number from 0 to 999." in done.lines
    assert read_draft(kept.read_text("utf-8")).target == 7


def test_an_empty_line_goes_back_and_changes_nothing(wardroom: Wardroom, kept: Path) -> None:
    done = wardroom(
        "scenario", "modern", kept, typed=keys("name . target . side-1 take . give . worth no-ula . . save")
    )
    assert done.code == 0
    assert read_draft(kept.read_text("utf-8")) == CAPE


def test_a_known_scenario_to_begin_with(wardroom: Wardroom, file: Path) -> None:
    wardroom("scenario", "modern", file, "--from", "panda-bay", typed="save\n")
    assert read_draft(file.read_text("utf-8")) == draft_of(GAME.scenarios.known["panda-bay"], GAME.cards)
    done = wardroom("scenario", "modern", file, "--from", "waterloo")
    assert (done.code, done.out) == (2, "")
    assert "no scenario called waterloo" in done.err


def test_the_drawing_table_speaks_italian(wardroom: Wardroom, kept: Path) -> None:
    done = wardroom("scenario", "modern", kept, "--lang", "it", typed="save\n")
    assert "Scenario: Capo Nord (in inglese: North Cape)" in done.lines
    assert "Accanto alla mano: una carta Near Miss qualsiasi e Intel" in done.lines


def test_a_file_can_be_checked(wardroom: Wardroom, kept: Path) -> None:
    assert f"{kept} can be played." in wardroom("scenario", "modern", kept, "--check").lines
    plain = json.loads(kept.read_text("utf-8"))
    plain["sides"][0]["ships"][1]["row"] = 3
    kept.write_text(json.dumps(plain), "utf-8")
    done = wardroom("scenario", "modern", kept, "--check")
    assert done.code == 2
    assert done.err.strip() == (
        "scenario.sides[0], ships should be a row for all surface ships, without gaps, but is [1, 3]"
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nonsense", "scenario should be a JSON object"),
        ("[]", "scenario should be Draft"),
        ('{"name": {"en": "A", "it": "B"}, "sides": [], "moon": 1}', "scenario.moon should be nothing"),
        (
            '{"name": {"en": "A", "it": "B"}, "sides": [{"navy": "us", "ships": [{"ship": "ark"}]}]}',
            "scenario.sides[0], ships should be ships of us, or non-combatant, but is ark",
        ),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(wardroom: Wardroom, file: Path, text: str, told: str) -> None:
    file.write_text(text, "utf-8")
    done = wardroom("scenario", "modern", file)
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_other_games_have_no_drawing_table(wardroom: Wardroom, file: Path) -> None:
    done = wardroom("scenario", "skirmish", file)
    assert done.code == 2 and "no drawing table for scenarios of skirmish" in done.err


def test_a_folder_is_no_scenario(wardroom: Wardroom, tmp_path: Path) -> None:
    done = wardroom("scenario", "modern", tmp_path)
    assert done.code == 2 and "cannot be read" in done.err


def test_the_file_is_played_and_the_match_does_not_need_it(wardroom: Wardroom, kept: Path, tmp_path: Path) -> None:
    match = tmp_path / "match.json"
    done = wardroom(
        "play", "modern", "--players", 2, "--option", f"scenario={kept}", "--seed", 1, "--save", match, typed="quit\n"
    )
    assert "Scenario: your own" in done.lines
    assert any(line.startswith("North Cape · ") for line in done.lines)
    kept.unlink()
    assert load(match).options["scenario"] == write_draft(CAPE)
    assert wardroom("replay", match).code == 0


def test_the_number_of_players_is_that_of_the_sides(wardroom: Wardroom, kept: Path) -> None:
    done = wardroom("play", "modern", "--players", 3, "--option", f"scenario={kept}")
    assert done.code == 2 and done.err.strip() == "This scenario is for 2 players."


def test_the_end_of_the_keys_keeps_nothing(wardroom: Wardroom, file: Path) -> None:
    assert wardroom("scenario", "modern", file, typed="add\n").code == 130
    assert not file.exists()
