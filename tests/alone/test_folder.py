"""What is made ready for a folder says what a server says: the words of lessons and problems, and what is packed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom import shelf
from wardroom.alone import texts
from wardroom.alone.door import PREPARED
from wardroom.alone.folder import ROOTS, gather, needed, sizes_of, write_texts
from wardroom.engine import Refusal
from wardroom.hall import learning
from wardroom.lessons import lessons_of
from wardroom.lessons.problem import problems_of
from wardroom.server.routes import CHECKED
from wardroom.words import LANGUAGES

GAMES = [game for game in shelf.BUILT_IN if lessons_of(shelf.find(game))]


@pytest.fixture(scope="module")
def _made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The words as they are in a folder."""
    folder = tmp_path_factory.mktemp("texts")
    write_texts(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "_HERE", folder)
        yield


@pytest.mark.usefixtures("_made")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_what_it_is_at_a_server(game: str, language: str) -> None:
    for lesson in lessons_of(shelf.find(game)):
        told = [learning.lesson(source, game, lesson.number, language) for source in (PREPARED, CHECKED)]
        assert told[0] == told[1]


@pytest.mark.usefixtures("_made")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reply_of_a_lesson_is_what_it_is_at_a_server(game: str, language: str) -> None:
    lesson = lessons_of(shelf.find(game))[0]
    for step in range(len(lesson.steps) + 1):
        told = [
            learning.moment(source, game, lesson.number, step, None, -1, language) for source in (PREPARED, CHECKED)
        ]
        assert told[0] == told[1]


@pytest.mark.usefixtures("_made")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_problem_is_what_it_is_at_a_server(game: str, language: str) -> None:
    for problem in problems_of(shelf.find(game))[:2]:
        told = [learning.problem(source, game, problem.number, language) for source in (PREPARED, CHECKED)]
        assert told[0] == told[1]


@pytest.mark.usefixtures("_made")
def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-language"):
        learning.lesson(PREPARED, GAMES[0], 1, "tlh")


def test_modules_come_with_the_packages_around_them() -> None:
    found = needed(("wardroom.games.kaiser",))
    assert {"wardroom", "wardroom.games", "wardroom.games.kaiser", "wardroom.engine.match"} <= found
    assert "wardroom.games.nassau" not in found


def test_what_is_packed_has_no_words_and_all_data_of_the_games(tmp_path: Path) -> None:
    gather(tmp_path)
    files = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert "wardroom/games/kaiser/data/ships.csv" in files
    assert "wardroom/games/kaiser/lessons/1/lesson.toml" in files
    assert not [name for name in files if name.endswith((".ftl", "rules.toml"))]


def test_what_is_packed_is_enough_to_open_a_house(tmp_path: Path) -> None:
    """Modules find all that lies beside them."""
    gather(tmp_path)
    code = "\n".join((*(f"import {module}" for module in ROOTS), "import wardroom", "print(wardroom.__file__)"))
    around = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)


def test_the_sizes_of_the_house_are_those_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "some").write_bytes(b"1234")
    assert sizes_of(tmp_path, ["some"]) == {"some": 4}
