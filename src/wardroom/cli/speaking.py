"""Refusals in the words of the game that refused: the frame alone does not know them all."""

from collections.abc import Iterator
from contextlib import contextmanager

from wardroom.engine import Refusal
from wardroom.words import Speaker


class Said(Exception):
    """A refusal that has been put into words."""


@contextmanager
def speaking(words: Speaker) -> Iterator[None]:
    """Put refusals from inside into the words of a speaker who knows the game."""
    try:
        yield
    except Refusal as refusal:
        raise Said(words.refusal(refusal)) from refusal
