"""What phrases of many chapters are made of, and those that no chapter has for itself.

Options are values: those that are offered all the time are made once (`READY`, `take_of`) and offered again.
"""

from functools import cache

from wardroom.engine import Option


class Cited:
    """A phrase that comes of several rules: `under` is the one that applies, by default the usual one of its kind."""

    under: str

    @property
    def cites(self) -> str:
        return self.under


class Piece(Option):
    """An option that is written by the piece it names; its further facts are for the words."""

    @property
    def notation(self) -> str:
        return f"{self.kind} {next(iter(vars(self).values()))}"


class Ready(Option):
    passes = True


READY = Ready()


class Enough(Option):
    passes = True


ENOUGH = Enough()


class Take(Piece):
    ship: str
    vp: int


take_of = cache(Take)


class Discard(Option):
    card: str


discard_of = cache(Discard)
