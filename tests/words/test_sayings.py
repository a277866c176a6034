"""Numbers and articles: what was read by eye once reads the same today."""

import pytest

from tests.words.sayings import HERE, samples_of, sayings, wanted
from wardroom.shelf import find
from wardroom.words.speaker import LANGUAGES

READ = sorted(file.stem for file in HERE.glob("*.json"))
"""The games whose sentences are on file here."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", READ)
def test_every_number_and_article_reads_as_it_was_read_by_eye(game: str, language: str) -> None:
    said = list(sayings(find(game), language, samples_of(game)))
    assert said == (HERE / f"{game}.{language}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", READ)
def test_no_message_with_a_number_is_left_out(game: str) -> None:
    assert wanted(find(game)) - set(samples_of(game)) == set()
