"""Lessons at the keyboard."""

from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.shelf import find, home
from wardroom.store import load

KAISER = home(find("kaiser")) / "lessons" / "1"
FIRST = "", "commit collier.1"


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(("language", "done"), [("en", "First blood: done"), ("it", "Primo sangue: completata")])
def test_a_lesson_is_learned_to_its_end_by_showing(wardroom: Wardroom, language: str, done: str) -> None:
    show = {"en": "show", "it": "mostra"}[language]
    learned = wardroom("learn", "kaiser", "1", "--lang", language, typed=typed(*[show] * 60))
    assert learned.code == 0
    assert done in learned.lines
    assert "3.3.3.a" not in learned.err


def test_a_legal_answer_that_is_not_wanted_gets_a_reply_and_changes_nothing(wardroom: Wardroom) -> None:
    learned = wardroom("learn", "kaiser", "1", typed=typed("", "commit fair_seas.1", "commit collier.1"))
    assert any(line.startswith("Also legal, but first: Fair Seas has an Intercept half") for line in learned.lines)
    assert "How do you commit Collier? (Two halves of an Action card, 1.1.2.a)" in learned.lines


def test_the_coach_asks_too(wardroom: Wardroom) -> None:
    lines = [*FIRST, "on-ship emden", "ready", "play collier.1", "aim city_of_winchester", "2", "3"]
    learned = wardroom("learn", "kaiser", "1", typed=typed(*lines))
    assert "She would be at 5, 6 or 7. But is 8 not twice 4?" in learned.lines
    assert "You sink City of Winchester: 7 points." in learned.lines
    assert learned.lines.index("Rule: Sunk, 3.2.7.b") < learned.lines.index("You sink City of Winchester: 7 points.")


def test_back_and_repeat_begin_a_step_anew(wardroom: Wardroom) -> None:
    learned = wardroom("learn", "kaiser", "1", typed=typed(*FIRST, "repeat", "back"))
    assert learned.lines.count("Step 2 of 9") == 2
    assert learned.lines.count("Step 1 of 9") == 2


def test_a_lesson_that_was_left_goes_on_there(wardroom: Wardroom) -> None:
    left = wardroom("learn", "kaiser", "1", typed=typed("", "leave"))
    assert "Left at step 2; the lesson goes on there next time." in left.lines
    again = wardroom("learn", "kaiser", typed=typed("leave"))
    assert "1. First blood, 10 min, left at step 2" in again.lines
    assert "Step 1 of 9" not in again.lines


def test_a_lesson_that_was_finished_is_done(wardroom: Wardroom) -> None:
    wardroom("learn", "kaiser", "1", typed=typed(*["show"] * 60))
    assert "1. First blood, 10 min, done" in wardroom("learn", "kaiser", "1", typed=typed("leave")).lines


def test_another_version_of_a_lesson_begins_anew(wardroom: Wardroom, home: Path) -> None:
    wardroom("learn", "kaiser", "1", typed=typed("", "leave"))
    kept = home / "lessons.json"
    kept.write_text(kept.read_text("utf-8").replace('"version": 1', '"version": 0'), "utf-8")
    again = wardroom("learn", "kaiser", "1", typed=typed("leave"))
    assert "This lesson has changed since you left it, so it begins anew." in again.lines
    assert "Step 1 of 9" in again.lines


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("kaiser", "99"), "There is no lesson 99 of kaiser."),
        (("skirmish",), "There are no lessons of skirmish yet."),
        (("whist",), "There is no game called whist"),
    ],
)
def test_lessons_that_there_are_not_are_refused(wardroom: Wardroom, arguments: tuple[str, ...], told: str) -> None:
    refused = wardroom("learn", *arguments)
    assert (refused.code, told in refused.err) == (2, True)


def test_an_author_sees_what_is_asked_and_which_answers_have_which_reply(wardroom: Wardroom) -> None:
    checked = wardroom("lesson", str(KAISER))
    assert checked.code == 0
    assert "  commit fair_seas.1  [fair-seas]  Commit Fair Seas" in checked.lines
    assert "  on-ship emden  [*]  As an intercept by Emden" in checked.lines
    assert checked.lines[-1] == "The lesson plays: 9 steps, and every word is there."


def test_an_author_sees_everything_up_to_what_is_wrong(wardroom: Wardroom, tmp_path: Path) -> None:
    folder = tmp_path / "1"
    folder.mkdir()
    broken = (KAISER / "lesson.toml").read_text("utf-8").replace('"on-ship emden", "ready"', '"on-ship wolf", "ready"')
    (folder / "lesson.toml").write_text(broken, "utf-8")
    checked = wardroom("lesson", str(folder))
    assert checked.code == 2
    assert "  commit collier.1  [*]  Commit Collier" in checked.lines
    assert "should be one of those on offer at how-to-commit" in checked.err


def test_the_end_of_a_lesson_proposes_a_first_game_and_the_next_lesson(wardroom: Wardroom) -> None:
    lines = wardroom("learn", "kaiser", "1", typed=typed(*["show"] * 60)).lines
    assert lines[-2] == (
        "Play your first game (three short rounds, a Cadet, about 20 minutes): wardroom play kaiser --first"
    )
    assert lines[-1].endswith("min: wardroom learn kaiser 2")
    last = wardroom("learn", "kaiser", "3", typed=typed(*["show"] * 60)).lines
    assert last[-1].endswith("wardroom play kaiser --first"), "there is no fourth lesson"


def test_the_first_game_is_the_short_one_and_each_new_kind_of_question_has_a_note_once(
    wardroom: Wardroom, tmp_path: Path
) -> None:
    file = tmp_path / "first.json"
    lines = wardroom("play", "kaiser", "--first", "--seed", "1", "--save", file, typed="1\n" * 6).lines
    match = load(file)
    assert (match.options["deck"], match.players) == (25, ("person", "cadet"))
    notes = [line for line in lines if line.startswith("New to you: ")]
    assert any("Cards go face down for this turn" in note for note in notes)
    assert len(notes) == len(set(notes))
    asked = lines.index("Which card do you commit, face down? (Commit first, 3.2.a)")
    assert lines[asked - 1].startswith("New to you: "), "the note stands before its question"
    usual = wardroom("play", "kaiser", "--seed", "1", "--save", tmp_path / "usual.json", typed="1\n" * 6).lines
    assert not [line for line in usual if line.startswith("New to you: ")]


def test_switches_and_seats_that_are_named_go_before_the_proposed_ones(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "first.json"
    named = ("--seats", "Anna,Bruno=captain", "--option", "deck=30")
    wardroom("play", "kaiser", "--first", *named, "--save", file, typed="1\n")
    assert (load(file).seats, load(file).options["deck"]) == (("Anna", "Bruno"), 30)


def test_a_game_without_a_first_game_says_so(wardroom: Wardroom) -> None:
    refused = wardroom("play", "skirmish", "--first")
    assert (refused.code, refused.err.startswith("Nobody has thought of a first game of skirmish")) == (2, True)
