"""The command `new`: a game of one's own, laid out so that it plays; and what cannot be its name or its place."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from tests.installing import install, on_the_path
from wardroom import shelf
from wardroom.shelf import home
from wardroom.words.check import assert_words


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_what_is_laid_out_passes_its_own_tests(wardroom: Wardroom, tmp_path: Path) -> None:
    done = wardroom("new", tmp_path / "lagoon", "--table")
    assert done.code == 0 and "pip install -e" in done.out
    tested = python(tmp_path / "lagoon", "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert tested.returncode == 0, tested.stdout
    assert python(tmp_path / "lagoon", "-m", "wardroom", "rules", "lagoon:GAME", "--untested").returncode == 0


def test_nothing_in_it_bears_the_name_of_the_starter(wardroom: Wardroom, tmp_path: Path) -> None:
    wardroom("new", tmp_path / "deep_reef")
    files = [path for path in (tmp_path / "deep_reef").rglob("*") if path.is_file()]
    texts = "".join(path.read_text("utf-8") for path in files)
    assert "newgame" not in texts.casefold() and "starter" not in texts
    assert "class DeepReef(Game" in texts and "title = Deep reef\n" in texts
    assert not any("newgame" in str(path) for path in files)


def test_a_table_of_its_own_comes_only_if_it_is_wanted(wardroom: Wardroom, tmp_path: Path) -> None:
    wardroom("new", tmp_path / "plain")
    wardroom("new", tmp_path / "drawn", "--table")
    assert not (tmp_path / "plain" / "plain" / "table").exists()
    assert "own_table" not in (tmp_path / "plain" / "plain" / "__init__.py").read_text("utf-8")
    assert (tmp_path / "drawn" / "drawn" / "table" / "index.html").is_file()


def test_installed_it_is_on_the_shelf_and_played(tmp_path: Path) -> None:
    install(tmp_path, "lagoon", "--table")
    assert "lagoon" in python(tmp_path, "-m", "wardroom", "games").stdout
    played = python(tmp_path, "-m", "wardroom", "simulate", "lagoon", "--count", "2", "--jobs", "1")
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("name", "english", "italian"),
    [
        ("my-game", "cannot be the name of a game", "non può essere il nome di un gioco"),
        ("9lives", "cannot be the name of a game", "non può essere il nome di un gioco"),
        ("class", "cannot be the name of a game", "non può essere il nome di un gioco"),
        ("Lagoon", "cannot be the name of a game", "non può essere il nome di un gioco"),
        ("kaiser", "The name kaiser is taken", "Il nome kaiser è già"),
        ("json", "The name json is taken", "Il nome json è già"),
    ],
)
def test_what_cannot_be_a_name_is_refused(
    wardroom: Wardroom, tmp_path: Path, name: str, english: str, italian: str
) -> None:
    for language, words in (("en", english), ("it", italian)):
        done = wardroom("new", tmp_path / name, "--lang", language)
        assert done.code == 2 and words in done.err
    assert not (tmp_path / name).exists()


def test_a_folder_that_is_not_empty_is_left_alone(wardroom: Wardroom, tmp_path: Path) -> None:
    (tmp_path / "lagoon").mkdir()
    (tmp_path / "lagoon" / "mine.txt").write_text("mine", "utf-8")
    done = wardroom("new", tmp_path / "lagoon")
    assert done.code == 2 and "not empty" in done.err
    assert [path.name for path in (tmp_path / "lagoon").iterdir()] == ["mine.txt"]


def test_an_empty_folder_is_welcome(wardroom: Wardroom, tmp_path: Path) -> None:
    (tmp_path / "lagoon").mkdir()
    assert wardroom("new", tmp_path / "lagoon").code == 0


def test_a_place_that_cannot_be_written_is_named(wardroom: Wardroom) -> None:
    done = wardroom("new", "/proc/lagoon")
    assert done.code == 2 and "/proc/lagoon cannot be written" in done.err


# --- games of strangers at the terminal -------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Path]:
    """A folder on the path, where games may be installed."""
    with on_the_path(tmp_path / "site") as folder:
        yield folder


def test_a_game_that_cannot_be_loaded_leaves_the_others_on_the_shelf(wardroom: Wardroom, installed: Path) -> None:
    (install(installed, "sunken") / "__init__.py").write_text("def", "utf-8")
    done = wardroom("games")
    assert "skirmish" in done.out and "sunken" not in done.out
    assert "There is no game at sunken:GAME: invalid syntax" in done.err


def test_words_that_cannot_be_read_are_told_with_their_line(wardroom: Wardroom, installed: Path) -> None:
    words = install(installed, "mumbling") / "it.ftl"
    words.write_text("title Mumbling\n" + words.read_text("utf-8"), "utf-8")
    assert "it.ftl, line 1 should be Fluent" in wardroom("games").err
    played = wardroom("play", "mumbling", "--seats", "thumb,thumb", "--seed", "1")
    assert played.code == 2 and "it.ftl, line 1" in played.err


def test_a_game_without_italian_is_sound_and_speaks_english(wardroom: Wardroom, installed: Path) -> None:
    folder = install(installed, "english")
    (folder / "it.ftl").unlink()
    rules = folder / "rules.toml"
    kept = [line for line in rules.read_text("utf-8").splitlines() if not line.split(" ")[0].endswith("_it")]
    rules.write_text("\n".join(kept), "utf-8")
    game = shelf.find("english")
    assert home(game) == folder
    assert_words(game, games=1)
    assert "Searching" in wardroom("rules", "english", "--lang", "it").out
