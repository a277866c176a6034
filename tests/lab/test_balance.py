"""The figures of a comparison: means, intervals and readings against known values."""

import json
from collections.abc import Sequence
from math import isclose
from pathlib import Path

import pytest

from wardroom.engine import Refusal, Result, Seat
from wardroom.engine.measures import Count
from wardroom.lab.balance.figures import Estimate, deviation, difference, estimate, looks, quantile
from wardroom.lab.balance.impact import rankings
from wardroom.lab.balance.trial import Played, Trial, matches
from wardroom.lab.balance.variants import Variant, changed_values, refuse_alike
from wardroom.lab.balance.weighing import Row, Weighing
from wardroom.lab.balance.wording import Wording
from wardroom.lab.crew import Here
from wardroom.lab.kept import Kept
from wardroom.shelf import find
from wardroom.words import Speaker

STANDARD = Variant("A", "standard", "skirmish", 2, {"hull": 4})
WEAKER = Variant("B", "hull=3", "skirmish", 2, {"hull": 3})


# --- figures ----------------------------------------------------------------------------------------------------------


def test_quantiles_are_those_of_the_books() -> None:
    assert isclose(quantile(), 1.96, abs_tol=0.001)
    assert isclose(quantile(20), 3.02, abs_tol=0.005)
    assert isclose(quantile(47), 3.27, abs_tol=0.01)


def test_a_mean_with_its_interval() -> None:
    found = estimate([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0], 2.0)
    assert isclose(found.spread, 2.13809, abs_tol=1e-5)
    assert isclose(found.value, 5.0)
    assert isclose(found.high - found.value, 2 * 2.13809 / 8**0.5, abs_tol=1e-5)


def test_a_difference_is_that_of_the_pairs() -> None:
    """Where B is always one more than A, nothing is left to chance, however much A varies."""
    found = difference([(float(number % 7), float(number % 7 + 1)) for number in range(50)], 1.96)
    assert found is not None and found.is_clear
    assert (found.value, found.low, found.high) == (1.0, 1.0, 1.0)
    assert found.spread == deviation([float(number % 7) for number in range(50)])


def test_a_difference_of_too_few_pairs_is_none() -> None:
    assert difference([(0.0, 1.0)] * 19, 1.96) is None
    assert difference([(None, 1.0), (0.0, None)] * 40, 1.96) is None


def test_a_run_is_looked_at_few_times() -> None:
    assert looks(1500) == [100, 200, 400, 800, 1500]
    assert looks(80) == [80]
    assert looks(100) == [100]


# --- weighing ---------------------------------------------------------------------------------------------------------


def played(number: int, places: Sequence[int], decisions: int = 10, **counted: object) -> Played:
    """A match that ended so."""
    count = Count(**counted)  # type: ignore[arg-type]
    return Played(number, Result(tuple(2 - place for place in places), tuple(places)), decisions, count)


def weighed(pairs: Sequence[Sequence[Played]], *variants: Variant, looked: int = 1) -> Weighing:
    return Weighing(Trial(variants or (STANDARD, WEAKER), ("thumb",), "1"), pairs, looked)


def row_of(weighing: Weighing, key: str) -> Row:
    row = weighing.row(key)
    assert row is not None
    return row


def test_who_wins_is_a_share_with_the_interval_of_its_pairs() -> None:
    first, second = (1, 2), (2, 1)
    pairs = [[played(number, first), played(number, first if number % 2 else second)] for number in range(100)]
    row = row_of(weighed(pairs), "win-seat 1")
    (a, b), (found,) = row.means, row.differences
    assert a and b and found
    assert (a.value, b.value, found.value) == (1.0, 0.5, -0.5)
    assert a.low == pytest.approx(0.963, abs=0.001) and a.high == 1.0, "Wilson's interval knows no share beyond 1"
    assert [b.low, b.high] == pytest.approx([0.404, 0.596], abs=0.001)
    assert found.high == pytest.approx(-0.5 + 1.96 * 0.5025 / 10, abs=0.001)


def test_a_shared_first_place_of_all_is_a_draw() -> None:
    weighing = weighed([[played(number, (1, 1)), played(number, (1, 2))] for number in range(30)])
    assert row_of(weighing, "tie").means[0].value == 1.0  # type: ignore[union-attr]
    assert row_of(weighing, "win-seat 1").means[0].value == 0.0  # type: ignore[union-attr]


def test_pairs_with_a_match_that_failed_do_not_count() -> None:
    pairs = [[played(number, (1, 2)), played(number, (1, 2))] for number in range(30)]
    pairs[7][1] = Played(7, None)
    weighing = weighed(pairs)
    assert len(weighing.pairs) == 29 and weighing.failed == [(1, 7)]


def test_seats_are_called_by_their_roles_where_each_has_one() -> None:
    roles = {"uk": Seat(0), "ar": Seat(1)}
    pairs = [[played(number, (1, 2), roles=roles), played(number, (2, 1), roles=roles)] for number in range(30)]
    keys = {row.key for row in weighed(pairs).rows}
    assert {"win-role uk", "win-role ar"} <= keys and not any(key.startswith("win-seat") for key in keys)


def test_more_looks_and_more_comparisons_widen_intervals() -> None:
    pairs = [[played(number, (1, 2)), played(number, (1 + number % 2, 2 - number % 2))] for number in range(40)]
    assert weighed(pairs, looked=5).z == quantile(5) > weighed(pairs).z == quantile()
    many = tuple(Variant(letter, letter, "skirmish", 2, {}) for letter in "ABCD")
    assert weighed([[pair[0]] * 4 for pair in pairs], *many).z == quantile(3)
    assert weighed([[pair[0]] * 3 for pair in pairs], *many[:3]).z == quantile()


def test_it_is_decided_when_who_wins_surely_differs() -> None:
    clear = [[played(number, (1, 2)), played(number, (2, 1))] for number in range(100)]
    assert weighed(clear).is_decided
    assert not weighed([[one, one] for one, _ in clear]).is_decided


# --- words ------------------------------------------------------------------------------------------------------------


def wording(weighing: Weighing, language: str = "en") -> Wording:
    return Wording(weighing, Speaker(language, find("skirmish")))


def test_the_headline_is_who_wins_if_that_differs() -> None:
    weighing = weighed([[played(number, (1, 2)), played(number, (2, 1))] for number in range(100)])
    assert wording(weighing).headline() == "With hull=3, seat 1 wins 0.0 %; with the game as it is, 100.0 %."
    assert "vince" in wording(weighing, "it").headline()


def test_else_it_is_what_changed_most() -> None:
    pairs = [
        [played(n, (1 + n % 2, 2 - n % 2), 10 + n % 3), played(n, (1 + n % 2, 2 - n % 2), 20 + n % 3)]
        for n in range(60)
    ]
    assert wording(weighed(pairs)).headline() == "It changes how long it takes, not who wins."
    told = wording(weighed(pairs)).answer()
    assert "so none was found" in told[0] and "decisions 21.0 instead of 11.0 (+10.0" in told[1]


def test_else_nothing_was_found() -> None:
    pairs = [[played(n, (1 + n % 2, 2 - n % 2))] * 2 for n in range(60)]
    assert wording(weighed(pairs)).headline() == "No difference was found."


@pytest.mark.parametrize(
    ("found", "reading"),
    [
        (Estimate(0.0, -0.5, 0.5, 2.0), "no difference found"),
        (Estimate(0.0, -0.1, 0.1, 2.0), "the same"),
        (Estimate(0.3, 0.1, 0.5, 2.0), "a little more"),
        (Estimate(-1.0, -1.2, -0.8, 2.0), "less"),
        (Estimate(3.0, 2.5, 3.5, 2.0), "much more"),
        (None, "too few pairs"),
    ],
)
def test_readings_come_from_a_fixed_list(found: Estimate | None, reading: str) -> None:
    words = wording(weighed([]))
    assert words.reading(Row("decisions", (), ()), found) == reading
    assert "often" in words.reading(Row("end x", (), ()), Estimate(0.3, 0.1, 0.5, 2.0))
    assert words.reading(Row("decisions", (), ()), Estimate(0.0, -1, 1, 2.0), is_over=False) == "not decided"


# --- impact -----------------------------------------------------------------------------------------------------------


def used(number: int, winner: int, **uses: dict[int, int]) -> Played:
    counts = {key.replace("_", " "): {Seat(seat): times for seat, times in each.items()} for key, each in uses.items()}
    return played(number, (1, 2) if winner == 0 else (2, 1), uses=counts)


def test_whoever_has_a_piece_is_compared_with_who_has_not() -> None:
    column = [used(n, n % 2, aboard_ship_emden={n % 2: 1}, aboard_ship_gneisenau={(n + 1) % 2: 1}) for n in range(60)]
    (ranking,) = rankings([column], ("ship", "card"))
    assert ranking.how == "aboard" and list(ranking.pieces) == ["emden", "gneisenau"]
    best, worst = (each[0] for each in ranking.pieces.values())
    assert best and worst and (best.rate, worst.rate, best.matches) == (1.0, 0.0, 60)
    assert best.is_clear and worst.is_clear


def test_pieces_that_all_had_say_nothing_and_few_matches_neither() -> None:
    both = [used(n, n % 2, aboard_ship_emden={0: 1, 1: 1}) for n in range(60)]
    few = [used(n, n % 2, aboard_ship_emden={n % 2: 1}) for n in range(39)]
    assert rankings([both], ("ship",)) == rankings([few], ("ship",)) == []


def test_a_seat_that_wins_anyway_lends_its_cards_no_merit() -> None:
    """Seat 0 wins nine of ten and draws more, whatever it draws; that is the seat's merit."""
    column = [used(n, 0 if n % 10 else 1, drawn_card_shell={0 if n // 10 % 5 else 1: 2}) for n in range(200)]
    (ranking,) = rankings([column], ("card",))
    (impact,) = ranking.pieces["shell"]
    assert impact is not None and impact.rate == pytest.approx(0.5)


# --- the matches ------------------------------------------------------------------------------------------------------


def test_matches_are_the_same_on_any_number_of_hands_and_from_a_kept_file(tmp_path: Path) -> None:
    trial = Trial((STANDARD, WEAKER), ("thumb",), "x")
    alone = list(matches(trial, 6, Here(1)))
    kept = Kept(tmp_path / "part", trial.plain(), Played)
    list(matches(trial, 3, Here(1), kept))
    again = list(matches(trial, 6, Here(2), Kept(tmp_path / "part", trial.plain(), Played)))
    assert alone == again
    assert [[one.number for one in pair] for pair in alone] == [[number] * 2 for number in range(6)]


def test_a_kept_file_that_is_none_is_refused_and_left(tmp_path: Path) -> None:
    (tmp_path / "part").write_text("hello\n")
    with pytest.raises(Refusal, match="kept-broken"):
        Kept(tmp_path / "part", {}, Played)
    assert (tmp_path / "part").read_text() == "hello\n"


def test_a_line_that_was_torn_off_is_played_again(tmp_path: Path) -> None:
    trial = Trial((STANDARD, WEAKER), ("thumb",), "x")
    whole = list(matches(trial, 3, Here(1), Kept(tmp_path / "part", trial.plain(), Played)))
    text = (tmp_path / "part").read_text()
    (tmp_path / "part").write_text(text[:-40])
    assert list(matches(trial, 3, Here(1), Kept(tmp_path / "part", trial.plain(), Played))) == whole


def test_variants_that_are_the_same_game_cannot_be_compared() -> None:
    refuse_alike([STANDARD, WEAKER])
    with pytest.raises(Refusal, match="nothing-to-compare"):
        refuse_alike([STANDARD, Variant("B", "hull=4", "skirmish", 2, {"hull": 4})])


def test_changed_values_are_counted_by_table() -> None:
    kaiser = find("kaiser")
    text = kaiser.texts["merchants.csv"]
    header, first, *rest = text.splitlines()
    at = header.split(",").index("vp")
    cells = first.split(",")
    cells[at] = str(int(cells[at]) + 2)
    other = kaiser.with_tables({"merchants.csv": text})
    assert changed_values(kaiser, other) == {}
    other.texts = {**other.texts, "merchants.csv": "\n".join([header, ",".join(cells), *rest])}
    assert changed_values(kaiser, other) == {"merchants.csv": 1}


def test_what_was_played_is_plain_data() -> None:
    trial = Trial((STANDARD,), ("thumb",), "x")
    assert json.loads(json.dumps(trial.plain()))["variants"][0]["options"] == {"hull": 4}


def test_where_more_or_fewer_play_who_wins_is_not_compared() -> None:
    three = Variant("B", "players=3", "skirmish", 3, {"hull": 4})
    pairs = [[played(n, (1, 2), 10 + n % 3), played(n, (2, 1, 3), 20 + n % 3)] for n in range(60)]
    weighing = weighed(pairs, STANDARD, three)
    assert row_of(weighing, "win-seat 1").differences == (None,) and not weighing.is_decided
    assert wording(weighing).headline() == "It changes how long it takes."
