"""The seal: everybody has a part in the key, nobody can choose it, anybody can check it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.engine import Seal, seal, seeded
from wardroom.engine.seal import commit


def test_a_fresh_secret_is_committed_to() -> None:
    one, other = seal(["a", "b"]), seal(["a", "b"])
    assert one.is_kept
    assert one.secret != other.secret
    assert one.commitment != other.commitment
    assert one.key != other.key


def test_the_commitment_does_not_show_the_secret() -> None:
    one = seeded(1, 2)
    assert one.secret is not None
    assert one.commitment == commit(one.secret) != one.secret


def test_another_secret_breaks_the_seal() -> None:
    one, other = seeded(1, 2), seeded(2, 2)
    assert not Seal(one.commitment, one.contributions, other.secret).is_kept


def test_without_the_secret_there_is_neither_proof_nor_key() -> None:
    closed = Seal(seeded(1, 2).commitment, ("a", "b"))
    assert not closed.is_kept
    with pytest.raises(ValueError, match="not known"):
        _ = closed.key


def test_every_contribution_counts() -> None:
    secret = seeded(1, 2).secret
    keys = {seal(told, secret).key for told in (["a", "b"], ["a", "c"], ["b", "a"], ["a"], ["a", "b", ""], [])}
    assert len(keys) == 6


@given(st.lists(st.text(max_size=3), max_size=3), st.lists(st.text(max_size=3), max_size=3))
def test_contributions_cannot_be_moved_between_seats(one: list[str], other: list[str]) -> None:
    """`ab` and `c` make another key than `a` and `bc`."""
    secret = seeded(1, 2).secret
    assert (seal(one, secret).key == seal(other, secret).key) == (one == other)


def test_key_and_commitment_are_the_same_for_ever() -> None:
    """Match files depend on them."""
    one = seeded("constant", 2)
    assert one.contributions == ("seat 0", "seat 1")
    assert (one.commitment[:16], one.key.hex()[:16]) == ("87108b7447fda0ae", "5c7321d83792d254")


def test_a_seed_gives_the_same_seal_again() -> None:
    assert seeded(7, 3) == seeded("7", 3)
    assert seeded(7, 3) != seeded(8, 3)
    assert seeded(7, 3) != seeded(7, 4)
