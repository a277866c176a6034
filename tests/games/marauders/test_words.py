"""What players read: every phrase with none, one and two of each number, to the one it concerns and to the others.

The lists in `said` were read by eye. `python -m tests.games.marauders.test_words` writes them again after a change of
words that is meant; read the difference.
"""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from wardroom.engine import Ask, Event, Option, Phrase, Question, Seat
from wardroom.games.marauders import GAME
from wardroom.words import Speaker
from wardroom.words.check import assert_words
from wardroom.words.speaker import LANGUAGES

SAID = Path(__file__).parent / "said"
NAMES = ("Anna", "Bart")
NUMBERS = (0, 1, 2)

SAMPLES: dict[str, tuple[str, ...]] = {
    "npc": ("npc_slp_1", "war_esp"),
    "zone": ("havana", "caribbean_sea", "nassau"),
    "port": ("havana", "nassau"),
    "nation": ("eng", "esp"),
    "enemy": ("ned",),
    "ship": ("galleon", "sloop"),
    "old": ("flute",),
    "area": ("masts", "hull"),
    "captain": ("ann_hawley",),
    "card": ("cook.1",),
    "mission": ("militia",),
    "board": ("refinery",),
    "missions": ("refinery", "militia"),
    "event": ("ev_fog",),
    "skill": ("scouting",),
    "weapon": ("grapeshot",),
    "modification": ("chasers", "reinforced_hull"),
    "good": ("rum", "spices"),
    "goods": ("rum", "wood"),
    "cards": ("rum_1", "wood_1"),
    "dice": ("1", "skull"),
    "piece": ("chain_shot",),
    "by": ("bosun",),
    "symbol": ("masts",),
    "action": ("flee",),
    "how": ("sunk", "boarded"),
    "loot": ("cargo_card", "gold"),
    "source": ("trade", "ships"),
    "under": ("dice.test",),
}
"""Names to try, by the field of a phrase that takes them; a field of several takes them all."""


def values_of(name: str, hint: Any) -> tuple[Any, ...]:
    """What is tried for a field."""
    if hint == Seat:
        return (Seat(1),) if name == "other" else (Seat(0),)
    if hint == Seat | None:
        return Seat(0), None
    if hint is int:
        return NUMBERS
    if hint is bool:
        return (True, False)
    return (SAMPLES[name],) if str(hint).startswith("tuple") else SAMPLES[name]


def examples(kind: type[Phrase]) -> Iterator[Phrase]:
    """A phrase with each number and each name in turn, all numbers alike."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    texts = [name for name in names if hints[name] is not int]
    has_number = len(texts) < len(names)
    for number in NUMBERS if has_number else (0,):
        for chosen in product(*(values_of(name, hints[name]) for name in texts)):
            given = {**dict.fromkeys(names, number), **dict(zip(texts, chosen, strict=True))}
            yield kind(**given)


def say(words: Speaker, phrase: Phrase) -> str:
    """A phrase in words."""
    if isinstance(phrase, Question):
        return words.ask(Ask(Seat(1), (), lambda: phrase, (), {}))
    if isinstance(phrase, Option):
        return words.option(phrase)
    assert isinstance(phrase, Event)
    return words.event(phrase)


def all_said(language: str, problems: list[str]) -> str:
    """Every message with every sample, each sentence once under its kind, in the order of the alphabet."""
    words = Speaker(language, GAME, NAMES, None, problems)
    lines: list[str] = []
    families = (GAME.questions, GAME.options, GAME.events)
    for kind in (kind for family in families for kind in sorted(family, key=lambda each: each.kind)):
        found = [say(words.to(reader), phrase) for phrase in examples(kind) for reader in (Seat(0), Seat(1), None)]
        lines += [f"{kind.kind}:", *(f"    {sentence}" for sentence in dict.fromkeys(found))]
    return "\n".join(lines) + "\n"


def test_everything_is_said_in_every_language_to_every_reader() -> None:
    assert_words(GAME, games=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_articles_are_said_as_they_were_read(language: str) -> None:
    problems: list[str] = []
    assert all_said(language, problems) == (SAID / f"{language}.txt").read_text("utf-8")
    assert problems == []


def test_places_have_the_names_of_the_tables() -> None:
    for language in LANGUAGES:
        words = Speaker(language, GAME)
        for zone in GAME.cards.zones.values():
            named = words.say("table-zone", zone=zone.id)
            assert named == GAME.names[zone.id][language]


if __name__ == "__main__":
    for each in LANGUAGES:
        (SAID / f"{each}.txt").write_text(all_said(each, []), "utf-8")
