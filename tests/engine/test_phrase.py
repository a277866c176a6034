"""Phrases: kinds from names, notation from fields."""

import pytest

from wardroom.engine import Event, Option, Question, Seat
from wardroom.engine.phrase import token, vocabulary


class Fire(Option):
    gun: int
    target: Seat


class SailAgainstTheWind(Option):
    pass


class Load2Guns(Option):
    guns: tuple[int, ...] = ()
    note: str | None = None


class Hail(Question):
    rule = "3.1"
    ship: str


class Sunk(Event):
    ship: str


class Struck(Event):
    rule = "4.1"
    ship: str
    by: str

    @property
    def cites(self) -> str:
        return self.by


def test_kind_is_the_name_in_small_letters() -> None:
    assert [kind.kind for kind in (Fire, SailAgainstTheWind, Load2Guns, Hail, Sunk)] == [
        "fire",
        "sail-against-the-wind",
        "load2-guns",
        "hail",
        "sunk",
    ]


def test_a_phrase_is_a_value() -> None:
    assert Fire(4, Seat(1)) == Fire(4, Seat(1)) != Fire(4, Seat(2))
    assert len({Fire(4, Seat(1)), Fire(4, Seat(1)), Hail("emden")}) == 2
    same_fields: list[object] = [Hail("emden"), Sunk("emden")]
    assert same_fields[0] != same_fields[1]
    assert repr(Fire(4, Seat(1))) == "Fire(gun=4, target=1)"


def test_a_phrase_may_cite_a_rule() -> None:
    assert (Hail("emden").cites, Sunk("emden").cites) == ("3.1", "")


def test_a_fact_may_decide_which_rule_is_cited() -> None:
    assert [Struck("emden", rule).cites for rule in ("4.1", "4.2")] == ["4.1", "4.2"]


@pytest.mark.parametrize(
    ("option", "notation"),
    [
        (Fire(4, Seat(1)), "fire 4 1"),
        (SailAgainstTheWind(), "sail-against-the-wind"),
        (Load2Guns(), "load2-guns - -"),
        (Load2Guns((1,), "port"), "load2-guns 1 port"),
        (Load2Guns((1, 2, 3)), "load2-guns 1,2,3 -"),
    ],
)
def test_notation_is_the_kind_and_the_fields(option: Option, notation: str) -> None:
    assert option.notation == notation


@pytest.mark.parametrize(
    ("value", "word"),
    [(3, "3"), (-3, "-3"), (True, "True"), ("emden", "emden"), (None, "-"), ((), "-"), ((1, None, "a"), "1,-,a")],
)
def test_token_is_one_word(value: object, word: str) -> None:
    assert token(value) == word


class Signal(Option):
    """A base: nobody says it."""


class Flag(Signal):
    pass


class Lamp(Signal):
    pass


def test_a_vocabulary_is_what_a_module_declares_without_its_bases() -> None:
    words = vocabulary(Option, __name__)
    assert (words[-2:], Signal in words) == ((Flag, Lamp), False)
    assert set(words) <= set(vocabulary(Option, "tests"))
    assert vocabulary(Option, f"{__name__}s") == ()
