"""The arena: paired games, rates, ratings and intervals."""

import random
from pathlib import Path

import pytest

from wardroom.engine import Result
from wardroom.lab.arena import Alone, Arena, Bout, Duel, Standings, fight, fight_on, looks, ratings, wilson, z_of
from wardroom.lab.crew import Here
from wardroom.lab.kept import Kept
from wardroom.lab.simulate import Outcome


def ended(*places: int, number: int = 0) -> Outcome:
    seats = len(places)
    return Outcome(number, Result((0,) * seats, places), [2] * seats, [4] * seats, [1.0] * seats, [0.75] * seats)


def test_pairs_have_the_same_dice_and_other_seats() -> None:
    arena = Arena("skirmish", 2, {}, "1")
    bouts = arena.bouts(("random", "cadet"), 3)
    assert [(bout.number, bout.seats(2)) for bout in bouts] == [
        (0, ("random", "cadet")),
        (0, ("cadet", "random")),
        (1, ("random", "cadet")),
        (1, ("cadet", "random")),
    ]
    one, other = (arena.play(Bout("random", "random", 5, swapped)) for swapped in (False, True))
    assert one.result == other.result and one.decisions == other.decisions


def test_everybody_meets_everybody() -> None:
    bouts = Arena("skirmish", 2, {}, "1").bouts(("random", "cadet", "lieutenant"), 2)
    assert len(bouts) == 6
    assert {(bout.first, bout.second) for bout in bouts} == {
        ("random", "cadet"),
        ("random", "lieutenant"),
        ("cadet", "lieutenant"),
    }


def test_processes_do_not_matter() -> None:
    arena = Arena("skirmish", 3, {}, "1")
    bots = ("random", "cadet")
    alone, shared = ([each.result for _, each in fight(arena, bots, 6, Here(hands))] for hands in (1, 2))
    assert len(alone) == 6 and alone == shared


@pytest.mark.parametrize(
    ("places", "swapped", "score"),
    [
        ((1, 2), False, 1.0),
        ((1, 2), True, 0.0),
        ((1, 1), False, 0.5),
        ((1, 2, 3), False, 0.5),
        ((1, 3, 2), False, 1.0),
        ((2, 1, 3), True, 1.0),
        ((1, 2, 1, 2), False, 1.0),
    ],
)
def test_what_a_game_counts(places: tuple[int, ...], swapped: bool, score: float) -> None:
    assert Bout("a", "b", 0, swapped).score(ended(*places)) == score


def test_a_duel() -> None:
    duel = Duel("a", "b")
    for number, score in ((0, 1.0), (0, 0.5), (1, 1.0), (1, 0.0)):
        duel.add(Bout("a", "b", number, is_swapped=False), score)
    assert (duel.games, duel.wins, duel.losses, duel.rate) == (4, 2, 1, 0.625)
    assert duel.decided_rate == pytest.approx(2 / 3)
    assert duel.interval() == pytest.approx(wilson(0.625, 2), abs=1e-4)


def test_the_interval_narrows_and_stays_within_bounds() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 20)[1] == 1.0 and wilson(0.0, 20)[0] == 0.0 and wilson(0.5, 0) == (0.0, 1.0)


def test_ratings_give_back_the_rates() -> None:
    found = ratings(("a", "b", "c"), {("a", "b"): (240, 760), ("b", "c"): (360, 640), ("a", "c"): (151, 849)})
    assert found["a"] == 0
    assert found["b"] == pytest.approx(200, abs=4) and found["c"] == pytest.approx(300, abs=4)


def test_a_clean_sweep_has_a_rating() -> None:
    assert 400 < ratings(("a", "b"), {("a", "b"): (0, 10)})["b"] < 800


def test_the_standings_as_figures() -> None:
    standings = Standings(("a", "b"))
    for number in range(10):
        for is_swapped in (False, True):
            standings.add(Bout("a", "b", number, is_swapped), ended(*((1, 2) if is_swapped else (2, 1))))
    figures = standings.plain()
    assert figures["duels"][0] | {"low": 0, "high": 0} == {
        "first": "a",
        "second": "b",
        "games": 20,
        "wins": 0,
        "losses": 20,
        "draws": 0,
        "rate": 0.0,
        "low": 0,
        "high": 0,
        "decided_rate": 0.0,
        "looks": 0,
    }
    assert figures["bots"][0] | {"low": 0, "high": 0} == {
        "bot": "a",
        "elo": 0,
        "low": 0,
        "high": 0,
        "decisions": 40,
        "mean_seconds": 0.5,
        "slowest_seconds": 0.75,
    }
    assert figures["bots"][1]["low"] <= figures["bots"][1]["elo"] <= figures["bots"][1]["high"]


def test_alone() -> None:
    alone = Alone("cadet")
    alone.add(ended(1))
    alone.add(ended(2))
    assert (alone.plain()["wins"], alone.plain()["games"], alone.plain()["rate"]) == (1, 2, 0.5)


@pytest.mark.parametrize(
    ("pairs", "after"), [(5, [5]), (8, [8]), (9, [8, 9]), (40, [8, 16, 32, 40]), (64, [8, 16, 32, 64])]
)
def test_when_one_looks(pairs: int, after: list[int]) -> None:
    assert looks(pairs) == after


def played_on(bots: tuple[str, ...], games: int, kept: Kept[Outcome] | None = None) -> Standings:
    standings = Standings(bots)
    for bout, outcome in fight_on(Arena("skirmish", 2, {}, "1"), games, Here(), standings, kept):
        standings.add(bout, outcome)
    return standings


def test_a_duel_ends_when_it_is_clear_who_is_stronger() -> None:
    clear = played_on(("thumb", "random"), 400).duels["thumb", "random"]
    assert clear.is_clear and clear.games < 400 and clear.games == 2 * 8 * 2 ** (clear.looks - 1)


def test_a_duel_of_equals_is_played_to_the_end_and_others_with_it() -> None:
    duels = played_on(("thumb", "random", "thumb-1"), 256).duels
    assert duels["random", "thumb-1"].games == 256 and not duels["random", "thumb-1"].is_clear
    assert duels["thumb", "random"].games < 256 and duels["thumb", "random"].looks < duels["random", "thumb-1"].looks


@pytest.mark.parametrize(("number", "missed", "is_clear"), [(0, 0.05, False), (1, 0.025, True), (2, 0.05 / 6, False)])
def test_the_more_looks_the_wider_the_interval(number: int, missed: float, is_clear: bool) -> None:
    """Where nobody has looked, nothing was found."""
    duel = Duel("a", "b", dict.fromkeys(range(20), 1.52), games=40, looks=number)
    assert duel.interval() == wilson(duel.rate, 20, z_of(missed)) and duel.is_clear is is_clear


def test_an_interval_of_ninety_five_in_a_hundred() -> None:
    assert z_of(0.05) == pytest.approx(1.96, abs=0.001)


def test_all_looks_together_miss_no_more_than_five_in_a_hundred() -> None:
    """Of many duels between equals hardly any is declared clear, however often one looks."""
    dice, misled = random.Random(1), 0
    for _ in range(300):
        duel = Duel("a", "b")
        for look, pairs in enumerate(looks(128), 1):
            for number in range(len(duel.pairs), pairs):
                duel.pairs[number] = float(dice.randint(0, 1) + dice.randint(0, 1))
                duel.games += 2
            duel.looks = look
            if duel.is_clear:
                misled += 1
                break
    assert misled <= 15


def test_a_run_that_stops_early_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    arena, bots = Arena("skirmish", 2, {}, "1"), ("thumb", "random")
    file = tmp_path / "arena.jsonl"
    first = played_on(bots, 400, Kept(file, arena.plain(bots), Outcome))
    lines = file.read_text("utf-8")
    again = played_on(bots, 400, Kept(file, arena.plain(bots), Outcome))
    assert again.duels == first.duels and file.read_text("utf-8") == lines
