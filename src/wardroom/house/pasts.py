"""Matches with a past, from a file or from another table: made ready to be kept, away from those who play."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from wardroom.engine import Match
from wardroom.engine.record import Record
from wardroom.house.matches import replayed
from wardroom.house.messages.tables import NewTable
from wardroom.house.moments import past_moments
from wardroom.house.opening import adopted, new_row
from wardroom.store.rows import AnalysisRow, MatchRow, Moment, Person

_KEPT = (
    "game", "rules", "options", "status", "seal", "resealed",
    "opening", "sequence", "line", "saved", "waiting", "result",
)  # fmt: skip
"""Of a head, what a match brings along; the rest is the table's."""


_NOBODY = Person("", "")


@dataclass(frozen=True, slots=True)
class Past:
    """A match that was played elsewhere, as the store will have it: its head, and all that led there."""

    names: Sequence[str]
    players: Sequence[str]
    head: MatchRow
    moments: Sequence[Moment]
    analysis: AnalysisRow | None = None
    """What was found out about it, if its file says so."""

    @property
    def seals(self) -> int:
        """How many seals it was played under."""
        return 1 + len(self.head.resealed or ())

    def laid_at(self, row: MatchRow) -> MatchRow:
        """The head of a new table at which the match lies, and its moments named after it."""
        for moment in self.moments:
            moment.match = row.id
        return replace(row, **{name: getattr(self.head, name) for name in _KEPT})


def past_of(match: Match[Any]) -> Past:
    """A match, made ready; it belongs to no table yet."""
    game = match.game
    row = new_row(_NOBODY, game.id, game.rules_version, dict(match.options), NewTable(game.id, []))
    return Past(match.names, match.players, adopted(row, match), past_moments("", match))


def past_in(record: Record) -> Past:
    """The match in a file, played again and made ready."""
    return past_of(replayed(record))
