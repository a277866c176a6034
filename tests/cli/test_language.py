"""In which language a command speaks."""

import pytest

from tests.cli.conftest import Wardroom
from wardroom.cli.language import language, language_of
from wardroom.engine import Refusal


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "it"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT.UTF-8", "WARDROOM_LANG": "en"}, "en"),
    ],
)
def test_the_system_says_which(environment: dict[str, str], spoken: str) -> None:
    assert language(None, environment) == spoken
    assert language("it", environment) == "it"


def test_no_words_for_a_language() -> None:
    with pytest.raises(Refusal):
        language("fr", {})
    with pytest.raises(Refusal):
        language(None, {"WARDROOM_LANG": "fr"})


@pytest.mark.parametrize(
    ("arguments", "spoken"),
    [
        (["play", "--lang", "it"], "it"),
        (["play", "--lang=it", "--nonsense"], "it"),
        (["play", "--lang"], "en"),
        (["play", "--lang", "fr"], "en"),
    ],
)
def test_complaints_come_in_the_language_that_was_asked_for(arguments: list[str], spoken: str) -> None:
    assert language_of(arguments, {}) == spoken


def test_an_unknown_language_is_refused(wardroom: Wardroom) -> None:
    done = wardroom("games", "--lang", "fr")
    assert (done.code, done.out) == (2, "")
    assert "fr" in done.err and "en and it" in done.err
