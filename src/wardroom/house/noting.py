"""Noting: what stewards have done at a table, as it is kept with the match and told to everybody there."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

import msgspec

from wardroom.house.messages.tables import StewardNote
from wardroom.store.rows import Json, MatchRow, now

Who: TypeAlias = str | list[str | None] | None
"""Whose name a fact is, or whose names."""


@dataclass(frozen=True, slots=True)
class Word:
    """What players read of a deed: who did it and why. `steward` is nobody where it was done at the terminal."""

    name: str
    why: str
    steward: str | None = None


def noted(row: MatchRow, kind: str, word: Word, people: Mapping[str, Who], facts: Json) -> MatchRow:
    """The head with a note after the line that the log has come to.

    `people` says whose names stand among the facts: of a person who is forgotten they are taken out.
    """
    told = {"line": row.line, "at": now(), "kind": kind, "name": word.name, "why": word.why, "facts": facts}
    return replace(row, noted=[*(row.noted or ()), {**told, "people": {"name": word.steward, **people}}])


def notes_of(row: MatchRow) -> list[StewardNote]:
    """What stewards have done at a table, as everybody reads it."""
    known = {each.name for each in msgspec.structs.fields(StewardNote)}
    return [StewardNote(**{name: each[name] for name in known}) for each in row.noted or ()]


def handed_seats(row: MatchRow) -> set[int]:
    """Seats that stewards have given to somebody else, and not back: their end is nobody's merit."""
    handed = set[int]()
    for each in row.noted or ():
        if each["kind"] == "handed-over" and each["people"]["after"]:
            handed.add(each["facts"]["seat"])
        elif each["kind"] == "given-back":
            handed.discard(each["facts"]["seat"])
    return handed
