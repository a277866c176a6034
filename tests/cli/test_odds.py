"""Odds in words: sums with every part, chances as percentages, and the one that the chooser wants."""

import pytest

from wardroom.cli.odds import in_short, lines_of, outcomes_of, percent
from wardroom.engine import Chance, Explanation, Item, Seat, Sum
from wardroom.games.marauders.explain.ashore import Written
from wardroom.games.skirmish import GAME, Alongside, Die, Gun, Hits, Misses
from wardroom.shelf import find
from wardroom.words import Speaker, register

ANNE, BART = Seat(0), Seat(1)


def speaker(language: str = "en") -> Speaker:
    return Speaker(language, GAME, ("Anne", "Bart"), ANNE)


@pytest.mark.parametrize(
    ("each", "english", "italian"),
    [
        (Sum(Die(ANNE)), "your die: 0", "il tuo dado: 0"),
        (Sum(Die(ANNE), (6,)), "your die: d6", "il tuo dado: d6"),
        (Sum(Die(ANNE), (10, 6, 6)), "your die: d10 + 2d6", "il tuo dado: d10 + 2d6"),
        (
            Sum(Die(ANNE), (6,), (Item(Gun(2), -2),), needs=5),
            "your die: d6 - 2 (gun of calibre 2); 5 or more is needed",
            "il tuo dado: d6 - 2 (cannone di calibro 2); serve almeno 5",
        ),
        (
            Sum(Die(ANNE), (6,), (Item(Gun(4), 4), Item(Gun(1), -1))),
            "your die: d6 + 4 (gun of calibre 4) - 1 (gun of calibre 1) = d6 + 3",
            "il tuo dado: d6 + 4 (cannone di calibro 4) - 1 (cannone di calibro 1) = d6 + 3",
        ),
        (
            Sum(Die(ANNE), (), (Item(Gun(4), 4), Item(Gun(1), 1))),
            "your die: 4 (gun of calibre 4) + 1 (gun of calibre 1) = 5",
            "il tuo dado: 4 (cannone di calibro 4) + 1 (cannone di calibro 1) = 5",
        ),
        (
            Sum(Die(ANNE), (6,), (Item(Gun(4), 4), Item(Gun(1), -4))),
            "your die: d6 + 4 (gun of calibre 4) - 4 (gun of calibre 1) = d6",
            "il tuo dado: d6 + 4 (cannone di calibro 4) - 4 (cannone di calibro 1) = d6",
        ),
    ],
)
def test_a_sum_has_every_part_by_name(each: Sum, english: str, italian: str) -> None:
    told = Explanation(sums=(each,))
    assert list(lines_of(told, speaker())) == [english]
    assert list(lines_of(told, speaker("it"))) == [italian]


@pytest.mark.parametrize(
    ("chance", "english", "italian"),
    [
        (0.0, "0 %", "0 %"),
        (0.004, "under 1 %", "meno dell'1 %"),
        (0.006, "1 %", "1 %"),
        (0.994, "99 %", "99 %"),
        (0.996, "over 99 %", "più del 99 %"),
        (sum([0.1] * 10), "100 %", "100 %"),
    ],
)
def test_what_is_possible_is_never_impossible_nor_certain(chance: float, english: str, italian: str) -> None:
    assert (percent(chance, speaker()), percent(chance, speaker("it"))) == (english, italian)


def test_in_short_it_is_the_chance_of_all_that_is_wanted() -> None:
    hit, alongside = Chance(Hits(BART), 0.5, is_good=True), Chance(Alongside(BART), 0.25, is_good=True)
    told = Explanation(chances=(hit, alongside, Chance(Misses(BART), 0.25, is_good=False)))
    assert in_short(told, speaker()) == "75 %"
    assert outcomes_of(told, speaker()) == "Bart is hit: 50 %, boarding: 25 %, Bart is missed: 25 %"


def test_where_all_is_a_matter_of_taste_there_is_no_number() -> None:
    told = Explanation(chances=(Chance(Hits(BART), 0.5), Chance(Misses(BART), 0.5)))
    assert in_short(told, speaker()) == in_short(Explanation(), speaker()) == ""
    assert outcomes_of(Explanation(), speaker()) == ""


def test_what_is_written_on_a_card_is_told_whole_with_places_by_name() -> None:
    game = find("marauders")
    words = Speaker("en", game, ("Anne", "Bart"), ANNE)
    captain = next(rule for rule in register(game).values() if "havana" in rule.summary_en and "captain" in rule.id)
    [line] = lines_of(Explanation(notes=(Written("cutlasses", captain.id),)), words)
    assert "Spain, Havana, 3/1/4/2. The bank pays him 5 gold" in line and captain.tag("en") in line
    [italian] = lines_of(Explanation(notes=(Written("cutlasses", captain.id),)), Speaker("it", game, ("Anne",), ANNE))
    assert "L'Avana" in italian and "havana" not in italian
