"""The rule register: read in order, in both languages, and refused with the place of the first mistake."""

from pathlib import Path

import pytest

from wardroom.engine import BadData
from wardroom.games.skirmish import GAME
from wardroom.shelf import BUILT_IN, find
from wardroom.words import LANGUAGES, register
from wardroom.words.register import LONGEST_TAG, read_register

ROW = """
[[rule]]
id = "{id}"
title_en = "Firing"
title_it = "Fuoco"
summary_en = "Guns are fired."
summary_it = "Si spara."
kind = "base"
source = "here"
"""


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def test_rules_in_the_order_of_the_book() -> None:
    assert [*register(GAME)] == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]


def test_both_languages() -> None:
    rule = register(GAME)["7"]
    assert rule.title("en") == "Sinking"
    assert rule.title("it") == "Affondare"
    assert rule.summary("en").startswith("A hit costs one hull point.")
    assert rule.summary("it").startswith("Un colpo costa un punto scafo.")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[[rule]\n", "rules.toml"),
        (ROW.format(id="1") + ROW.format(id="1"), "rules.toml rule 1"),
        (ROW.format(id="1") + ROW.format(id="2").replace('kind = "base"', "kind = 3"), "rules.toml rule[1].kind"),
        (ROW.format(id="1").replace('title_en = "Firing"\n', ""), "rules.toml rule[0].title_en"),
        (ROW.format(id="1") + 'author = "me"\n', "rules.toml rule[0].author"),
    ],
)
def test_mistakes_are_named(text: str, where: str, tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        read_register(written(tmp_path / "rules.toml", text))
    assert refused.value.facts["where"] == where


def test_a_register_without_italian_is_read_in_english(tmp_path: Path) -> None:
    text = ROW.format(id="1").replace('title_it = "Fuoco"\n', "").replace('summary_it = "Si spara."\n', "")
    rule = read_register(written(tmp_path / "rules.toml", text))["1"]
    assert (rule.title("it"), rule.summary("it")) == ("Firing", "Guns are fired.")


def test_missing_register(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        read_register(tmp_path / "rules.toml")
    assert refused.value.facts["where"] == "rules.toml"


@pytest.mark.parametrize(
    ("rule", "language", "tag"),
    [
        ("3.2.6.b", "en", "Passage: not after mines, 3.2.6.b"),
        ("3.1.b", "it", "Primo: la forza più debole, 3.1.b"),
        ("5.4.fog", "en", "Fog Bank against the phantom"),
    ],
)
def test_a_tag_has_the_number_of_the_book_and_no_id_of_ours(rule: str, language: str, tag: str) -> None:
    assert register(find("kaiser"))[rule].tag(language) == tag


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tag_is_short(game: str, language: str) -> None:
    rules = register(find(game)).values()
    short = {rule.id: rule.tag(language).removesuffix(f", {rule.number}") for rule in rules}
    assert {each: tag for each, tag in short.items() if not 0 < len(tag) <= LONGEST_TAG} == {}


def test_what_lacks_italian_is_told_in_english(tmp_path: Path) -> None:
    rules = read_register(written(tmp_path / "rules.toml", ROW.format(id="1").replace('title_it = "Fuoco"\n', "")))
    assert rules["1"].title("it") == rules["1"].title_en
