"""Dice: unbiased, repeatable, recorded; and loud when a test or a replay asks for something else."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.engine import Dice, Diverged, Recorded, Scripted, Stream
from wardroom.engine.dice import Draw, read_draws, write_draws

KEY = b"a key of thirty-two bytes, more or less"


def draws() -> st.SearchStrategy[list[Draw]]:
    draw = st.integers(1, 65536).flatmap(lambda sides: st.tuples(st.just(sides), st.integers(0, sides - 1)))
    return st.lists(draw, max_size=20)


class TestStream:
    def test_gives_the_same_outcomes_for_the_same_key(self) -> None:
        one, other = Stream(KEY), Stream(KEY)
        assert [one.below(6) for _ in range(500)] == [other.below(6) for _ in range(500)]

    def test_gives_other_outcomes_for_another_key(self) -> None:
        one, other = Stream(KEY), Stream(KEY + b"!")
        assert [one.below(100) for _ in range(50)] != [other.below(100) for _ in range(50)]

    def test_is_the_same_on_every_machine_for_ever(self) -> None:
        """Match files depend on these numbers: they may never change."""
        stream = Stream(bytes(32))
        assert [stream.below(sides) for sides in (6, 6, 6, 20, 100, 65536, 2, 3)] == [3, 1, 4, 3, 24, 14043, 0, 2]

    def test_can_be_derived_by_anybody(self) -> None:
        """Sixteen-bit words of BLAKE2b over a counter; those beyond the last multiple of the sides do not count."""
        blocks = b"".join(blake2b(block.to_bytes(8, "little"), key=KEY).digest() for block in range(20))
        words = (int.from_bytes(blocks[at : at + 2], "little") for at in range(0, len(blocks), 2))
        derived = [word % 50_000 for word in words if word < 50_000]
        stream = Stream(KEY)
        assert [stream.below(50_000) for _ in derived] == derived

    @given(st.integers(0, 200), st.lists(st.integers(1, 65536), max_size=50))
    def test_can_be_taken_up_where_it_was_put_down(self, before: int, sides: list[int]) -> None:
        stream = Stream(KEY)
        for _ in range(before):
            stream.below(6)
        resumed = Stream(KEY, stream.drawn)
        assert resumed.drawn == stream.drawn
        assert [resumed.below(size) for size in sides] == [stream.below(size) for size in sides]

    def test_counts_the_words_it_throws_away_too(self) -> None:
        """Of a die with 40000 sides, more than a third of all words is of no use."""
        stream = Stream(KEY)
        for _ in range(100):
            stream.below(40_000)
        assert stream.drawn > 110

    def test_copy_goes_its_own_way(self) -> None:
        stream = Stream(KEY, 7)
        copy = stream.copy()
        ahead = [copy.below(1000) for _ in range(100)]
        assert stream.drawn == 7
        assert [stream.below(1000) for _ in range(100)] == ahead

    @pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 10, 20, 52, 100, 1000])
    def test_is_unbiased(self, sides: int) -> None:
        """Chi-square of 200 rolls a side, within six standard deviations of what a fair die gives."""
        stream, rolls = Stream(b"%d" % sides), 200 * sides
        counts = Counter(stream.below(sides) for _ in range(rolls))
        assert counts.keys() <= set(range(sides))
        chi_square = sum((counts[side] - 200) ** 2 / 200 for side in range(sides))
        assert abs(chi_square - (sides - 1)) < 6 * (2 * (sides - 1)) ** 0.5

    def test_throws_away_the_incomplete_last_stretch(self) -> None:
        """Folding 65536 words into 40000 sides would make the low ones twice as likely: 64 % instead of 50 %."""
        stream = Stream(KEY)
        low = sum(stream.below(40_000) < 20_000 for _ in range(10_000))
        assert 4_700 < low < 5_300

    def test_rolls_dice_of_one_side_and_of_65536_sides(self) -> None:
        stream = Stream(KEY)
        assert {stream.below(1) for _ in range(100)} == {0}
        assert max(stream.below(65_536) for _ in range(1000)) > 60_000

    @pytest.mark.parametrize("sides", [65_537, 10**6, 10**30])
    def test_refuses_more_sides_than_it_can_be_fair_to(self, sides: int) -> None:
        with pytest.raises(ValueError, match=f"cannot have {sides} sides"):
            Stream(KEY).below(sides)

    def test_refuses_a_die_without_sides(self) -> None:
        with pytest.raises(ArithmeticError):
            Stream(KEY).below(0)


class TestRecorded:
    def test_gives_the_past_again(self) -> None:
        dice = Dice(Stream(KEY))
        rolled = [dice.roll(sides) for sides in (6, 10, 6, 20)]
        again = Dice(Recorded(dice.record))
        assert [again.roll(sides) for sides in (6, 10, 6, 20)] == rolled
        assert again.record == dice.record

    def test_refuses_another_die(self) -> None:
        with pytest.raises(Diverged) as caught:
            Recorded([(6, 3)]).below(8)
        assert (caught.value.key, caught.value.facts) == ("dice-differ", {"sides": 8, "found": "d6:4"})

    def test_refuses_an_impossible_outcome(self) -> None:
        for value in (-1, 6):
            with pytest.raises(Diverged, match="dice-differ"):
                Recorded([(6, value)]).below(6)

    def test_refuses_to_go_on_after_its_end(self) -> None:
        recorded = Recorded([(6, 3)])
        recorded.below(6)
        with pytest.raises(Diverged) as caught:
            recorded.below(6)
        assert (caught.value.key, caught.value.facts) == ("dice-missing", {"sides": 6})


class TestScripted:
    def test_rolls_what_is_written(self) -> None:
        dice = Dice(Scripted(6, 4, 1))
        assert [dice.roll(6), dice.roll(4), dice.below(20)] == [6, 4, 0]

    def test_says_how_much_is_left(self) -> None:
        script = Scripted(1, 2, 3)
        script.below(6)
        assert script.left == 2

    def test_fails_loudly_when_it_runs_out(self) -> None:
        dice = Dice(Scripted(6))
        dice.roll(6)
        with pytest.raises(AssertionError, match=r"no roll number 2, for a d8: \[6\]"):
            dice.roll(8)

    @pytest.mark.parametrize("shown", [0, 7, -1])
    def test_fails_loudly_when_the_sides_do_not_fit(self, shown: int) -> None:
        with pytest.raises(AssertionError, match=f"roll number 1 is {shown}, on a d6"):
            Dice(Scripted(shown)).roll(6)

    def test_names_the_dice_it_is_for(self) -> None:
        dice = Dice(Scripted(4, "d40:7", 2, die=6))
        assert [dice.roll(6), dice.below(40)] == [4, 6]
        with pytest.raises(AssertionError, match="roll number 3 is 2, on a d7"):
            dice.roll(7)

    def test_fails_loudly_when_another_die_is_rolled_than_it_spells_out(self) -> None:
        with pytest.raises(AssertionError, match="roll number 1 is d10:4, on a d6"):
            Dice(Scripted("d10:4")).roll(6)


class TestDice:
    def test_records_everything(self) -> None:
        dice = Dice(Scripted(3, 2, 1, 2, 2))
        items = ["a", "b", "c"]
        assert (dice.roll(6), dice.pick(items), dice.draw(items)) == (3, "b", "a")
        assert items == ["b", "c"]
        dice.shuffle(items)
        assert dice.below(4) == 1
        assert dice.record == [(6, 2), (3, 1), (3, 0), (2, 1), (4, 1)]

    def test_shuffle_rolls_a_die_for_every_item_but_one(self) -> None:
        dice, cards = Dice(Stream(KEY)), list(range(40))
        dice.shuffle(cards)
        assert [sides for sides, _ in dice.record] == list(range(40, 1, -1))
        assert sorted(cards) == list(range(40)) != cards

    def test_shuffle_makes_all_orders_equally_likely(self) -> None:
        dice, seen = Dice(Stream(KEY)), Counter[str]()
        for _ in range(2400):
            letters = list("abcd")
            dice.shuffle(letters)
            seen["".join(letters)] += 1
        assert len(seen) == 24
        assert sum((count - 100) ** 2 / 100 for count in seen.values()) < 23 + 6 * 46**0.5

    @pytest.mark.parametrize("items", [[], ["only"]])
    def test_shuffle_of_nothing_rolls_nothing(self, items: list[str]) -> None:
        dice = Dice(Scripted())
        dice.shuffle(items)
        assert dice.record == []


class TestNotation:
    def test_shows_dice_as_people_read_them(self) -> None:
        assert write_draws([(6, 3), (10, 8)]) == "d6:4 d10:9"

    @given(draws())
    def test_is_read_back(self, some: list[Draw]) -> None:
        assert read_draws(write_draws(some)) == some

    @pytest.mark.parametrize(
        "token",
        ["6:4", "d6", "d6:", "d:4", "d6:0", "d6:7", "d6:-1", "d0:0", "d6:4.0", "dd6:4", "d6:4:4", "d65537:1", "d²:1",
         "D6:4", "d٦:٤", "d6;4", "d1e1:1", "d1_0:1", "x", "d" + "9" * 5000 + ":1", "d6:" + "0" * 20 + "1"],
    )  # fmt: skip
    def test_names_the_first_token_that_is_no_roll(self, token: str) -> None:
        with pytest.raises(ValueError, match=r".") as caught:
            read_draws(f"d6:1 {token} d6:2")
        assert str(caught.value) == token

    @given(st.text(max_size=30))
    def test_reads_rolls_or_raises_value_errors(self, text: str) -> None:
        try:
            some = read_draws(text)
        except ValueError:
            return
        assert all(0 <= value < sides <= 65_536 for sides, value in some)


def test_records_of_many_matches_share_what_common_dice_can_show() -> None:
    one, other = Dice(Recorded([(6, 3), (2, 1), (400, 7)])), Dice(Recorded([(6, 3), (2, 1), (400, 7)]))
    for dice in (one, other):
        dice.roll(6)
        dice.shuffle([1, 2])
        dice.below(400)
    assert one.record == other.record == [(6, 3), (2, 1), (400, 7)]
    assert [a is b for a, b in zip(one.record, other.record, strict=True)][:2] == [True, True]
