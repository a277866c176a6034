"""Plain data: to JSON and back, with the place of whatever does not fit."""

import json
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.engine import BadData, Seat
from wardroom.engine.plain import from_plain, to_plain


class Wind(Enum):
    NORTH = "n"
    SOUTH = "s"


class Rank(IntEnum):
    MATE = 1
    CAPTAIN = 2


@dataclass(slots=True)
class Ship:
    name: str
    hull: int = 3


@dataclass(slots=True)
class Fleet:
    ships: list[Ship]
    flag: Ship | None = None
    at: dict[str, int] = field(default_factory=dict)
    by_seat: dict[Seat, list[int]] = field(default_factory=dict)
    pair: tuple[int, str] = (0, "")
    many: tuple[int, ...] = ()
    wind: Wind = Wind.NORTH
    rank: Rank = Rank.MATE
    seat: Seat = Seat(0)
    mixed: bool | int | str = False
    side: Literal["port", 1] = "port"
    speed: float = 0.5
    maybe: int | None = None
    loose: Any = None
    none: tuple[()] = ()


def fleets() -> st.SearchStrategy[Fleet]:
    words, numbers = st.text(max_size=5), st.integers(-(10**9), 10**9)
    ships = st.builds(Ship, words, numbers)
    return st.builds(
        Fleet,
        st.lists(ships, max_size=3),
        st.none() | ships,
        st.dictionaries(words, numbers, max_size=3),
        st.dictionaries(st.integers(0, 5).map(Seat), st.lists(numbers, max_size=2), max_size=3),
        st.tuples(numbers, words),
        st.lists(numbers, max_size=3).map(tuple),
        st.sampled_from(Wind),
        st.sampled_from(Rank),
        st.integers(0, 5).map(Seat),
        st.booleans() | numbers | words,
        st.sampled_from(["port", 1]),
        st.floats(allow_nan=False, allow_infinity=False),
        st.none() | numbers,
    )


@given(fleets())
def test_everything_comes_back_through_json(fleet: Fleet) -> None:
    back = from_plain(Fleet, json.loads(json.dumps(to_plain(fleet), allow_nan=False)))
    assert back == fleet
    assert (type(back.mixed), type(back.speed)) == (type(fleet.mixed), float)


def test_json_form_is_as_plain_as_it_gets() -> None:
    fleet = Fleet([Ship("Emden")], by_seat={Seat(1): [2]}, pair=(1, "a"))
    plain = to_plain(fleet)
    assert plain["ships"] == [{"name": "Emden", "hull": 3}]
    assert (plain["by_seat"], plain["pair"], plain["wind"], plain["rank"]) == ({"1": [2]}, [1, "a"], "n", 1)
    assert type(plain["rank"]) is int


def test_left_out_fields_get_their_defaults() -> None:
    assert from_plain(Fleet, {"ships": [{"name": "Emden"}]}) == Fleet([Ship("Emden", 3)])


@pytest.mark.parametrize("value", [{1, 2}, object(), b"bytes", 1j, [{"deep": {3}}], Ship])
def test_what_is_not_plain_is_refused(value: object) -> None:
    with pytest.raises((TypeError, AttributeError)):
        to_plain(value)


@pytest.mark.parametrize(
    ("changes", "where", "expected"),
    [
        ({"ships": {}}, "state.ships", "list"),
        ({"ships": [3]}, "state.ships[0]", "Ship"),
        ({"ships": [{"name": 3}]}, "state.ships[0].name", "str"),
        ({"ships": [{}]}, "state.ships[0].name", "str"),
        ({"ships": [{"name": "a", "mast": 1}]}, "state.ships[0].mast", "nothing"),
        ({"ships": [{"name": "a", "hull": True}]}, "state.ships[0].hull", "int"),
        ({"ships": [{"name": "a", "hull": 1.0}]}, "state.ships[0].hull", "int"),
        ({"ships": None}, "state.ships", "list"),
        ({"flag": "Emden"}, "state.flag", "Ship"),
        ({"flag": {"name": None}}, "state.flag.name", "str"),
        ({"at": []}, "state.at", "dict"),
        ({"at": {"a": "b"}}, "state.at.a", "int"),
        ({"by_seat": {"x": []}}, "state.by_seat", "int"),
        ({"by_seat": {"--1": []}}, "state.by_seat", "int"),
        ({"by_seat": {"²": []}}, "state.by_seat", "int"),
        ({"by_seat": {"٣": []}}, "state.by_seat", "int"),
        ({"by_seat": {"01": []}}, "state.by_seat", "int"),
        ({"by_seat": {"": []}}, "state.by_seat", "int"),
        ({"by_seat": {"9" * 5000: []}}, "state.by_seat", "int"),
        ({"pair": [1]}, "state.pair", "2 items"),
        ({"pair": [1, 2]}, "state.pair[1]", "str"),
        ({"many": [1, "2"]}, "state.many[1]", "int"),
        ({"many": "12"}, "state.many", "tuple"),
        ({"wind": "w"}, "state.wind", "Wind"),
        ({"wind": []}, "state.wind", "Wind"),
        ({"rank": 3}, "state.rank", "Rank"),
        ({"seat": "0"}, "state.seat", "int"),
        ({"mixed": None}, "state.mixed", "bool"),
        ({"mixed": 1.5}, "state.mixed", "str"),
        ({"side": "starboard"}, "state.side", "typing.Literal['port', 1]"),
        ({"side": True}, "state.side", "typing.Literal['port', 1]"),
        ({"side": []}, "state.side", "typing.Literal['port', 1]"),
        ({"speed": 1}, "state.speed", "float"),
        ({"maybe": "1"}, "state.maybe", "int"),
        ({"none": [1]}, "state.none", "0 items"),
        ({"extra": 1}, "state.extra", "nothing"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], where: str, expected: str) -> None:
    with pytest.raises(BadData) as caught:
        from_plain(Fleet, {"ships": [], **changes})
    assert (caught.value.facts["where"], caught.value.facts["expected"]) == (where, expected)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadData) as caught:
        from_plain(Fleet, {})
    assert caught.value.facts == {
        "where": "state.ships",
        "expected": "list[tests.engine.test_plain.Ship]",
        "found": "nothing",
    }


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from([name for name in Fleet.__slots__ if name != "loose"]), json_values)
def test_nothing_else_than_bad_data_comes_out(name: str, value: object) -> None:
    refused: BadData | None = None
    try:
        fleet = from_plain(Fleet, {"ships": [], name: value})
    except BadData as wrong:
        refused = wrong
    if refused is None:
        assert to_plain(fleet)[name] == value
    else:
        assert str(refused.facts["where"]).startswith(f"state.{name}")
        assert len(str(refused.facts["found"])) <= 80
