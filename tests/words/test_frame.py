"""The words of the frame: the same messages in both languages, and words for every refusal that the code raises."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import wardroom
from wardroom.engine import Refusal
from wardroom.words import LANGUAGES
from wardroom.words.check import Uses
from wardroom.words.speaker import FRAME, read_words

SOURCE = Path(wardroom.__file__).parent
KINDS: list[type[Refusal]] = [Refusal, *Refusal.__subclasses__()]
REFUSALS = {kind.__name__: kind for kind in KINDS}


def frame(language: str) -> dict[str, set[str]]:
    """The messages of the frame and the variables of each."""
    entries = [entry for place in FRAME for entry in read_words(place / f"{language}.ftl").body]
    return {entry.id.name: Uses(entry).variables for entry in entries if isinstance(entry, ftl.Message)}


def raised() -> Iterator[tuple[str, str, set[str], bool]]:
    """Every refusal outside of games: where, its key, its facts, and whether that is all of them."""
    for path in sorted(set(SOURCE.rglob("*.py")) - set((SOURCE / "games").rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                key = _key(node, REFUSALS[node.func.id])
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                if key:
                    yield f"{path.name}:{node.lineno}", key, facts, len(facts) == len(node.keywords)


def _key(call: ast.Call, kind: type[Refusal]) -> str | None:
    if not call.args:
        return kind.reason
    return str(call.args[0].value) if isinstance(call.args[0], ast.Constant) else None


def test_languages_have_the_same_messages_and_variables() -> None:
    first, *others = map(frame, LANGUAGES)
    for other in others:
        assert first == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    words, found = frame(language), list(raised())
    assert len(found) > 20
    assert not [f"{where}: error-{key}" for where, key, _, _ in found if f"error-{key}" not in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_refusal_use_its_facts_only(language: str) -> None:
    words = frame(language)
    for where, key, facts, is_all in raised():
        unknown = words.get(f"error-{key}", set()) - facts - {f"{fact}_is" for fact in facts}
        assert not (is_all and unknown), f"{where}: error-{key} uses {unknown}"
