"""Where matches come from that did not begin at their table: a file that somebody brought, or another table.

Whoever brought it may know what is hidden, and may have chosen every roll. So the table says so, and plays on under a
seal of its own.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from wardroom.engine import Match, Seal
from wardroom.engine.seal import Deal
from wardroom.house.matches import read_seals
from wardroom.house.messages.tables import OriginInfo
from wardroom.house.pasts import Past
from wardroom.store.rows import Json, MatchRow, SeatRow


def new_origin(kind: Literal["file", "branch"], past: Past, people: Iterable[str | None]) -> Json:
    """The note that a match was played elsewhere so far, by these people, and under so many seals."""
    known = sorted({person for person in people if person})
    return {"kind": kind, "line": past.head.line, "people": known, "seals": past.seals, "deal": ""}


def origin_info(row: MatchRow) -> OriginInfo | None:
    """What everybody is told of it."""
    if row.origin is None:
        return None
    return OriginInfo(row.origin["kind"], row.origin["line"], row.origin["deal"])


def house_seals(row: MatchRow) -> list[Seal]:
    """The seals that were made at this table; the others came with the match."""
    return list(read_seals(row)[row.origin["seals"] if row.origin else 0 :])


def deal_for(row: MatchRow, seats: Sequence[SeatRow]) -> Deal:
    """What is dealt anew as a match plays on: all that is not public, unless everybody was in the old match."""
    known = set((row.origin or {}).get("people", ()))
    return "decks" if all(seat.person in known for seat in seats if seat.person) else "hidden"


def sealed_anew(origin: Json | None, match: Match[Any]) -> Json | None:
    """The note as the last seal of a match begins: what was played elsewhere beyond it, under other seals, is gone."""
    if origin is None:
        return None
    line, seals = min(origin["line"], match.seal.since - 1), min(origin["seals"], len(match.seals) - 1)
    return {**origin, "line": line, "seals": seals, "deal": match.seals[seals].deal}
