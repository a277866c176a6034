"""What the phrases of all chapters are made of: which rule they cite, how they are written, the plainest answers."""

from functools import cache

from wardroom.engine import Option, Phrase, Seat
from wardroom.games.kaiser.cards import rule_of


class OfCard(Phrase):
    """A phrase about a card, its `card`, cites the paragraph of that card."""

    @property
    def cites(self) -> str:
        return rule_of(vars(self)["card"])


class Under(Phrase):
    """A phrase that several rules bring about is told which of them applies: `under`."""

    @property
    def cites(self) -> str:
        return str(vars(self)["under"])


class Piece(Option):
    """An option that is written by the piece it names; its further facts are for the words."""

    @property
    def notation(self) -> str:
        return f"{self.kind} {next(iter(vars(self).values()))}"


class Aim(Piece):
    ship: str
    owner: Seat | None = None


class Yes(Option):
    pass


class No(Option):
    passes = True


YES, NO = Yes(), No()

# Options are values: those that are offered all the time are made once and offered again, here and in the chapters.
aim_of = cache(Aim)
