"""How a house is kept; every value has a default that serves a club on one machine."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from wardroom.store import incidents


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one house."""

    absence: Mapping[str, float] = field(default_factory=lambda: {"live": 120.0, "daily": 86_400.0})
    """How many seconds a table waits for somebody who is away before the others may let a bot play, by its pace."""
    consent: Mapping[str, float] = field(default_factory=lambda: {"live": 60.0, "daily": 86_400.0})
    """How many seconds a proposal waits for those who are asked, by the pace of the table; silence is a no."""
    sealing: Mapping[str, float] = field(default_factory=lambda: {"live": 60.0, "daily": 86_400.0})
    """How many seconds people's clients have to add to a seal; then those who have not are replaced in public."""
    most_tables: int = 1_000
    """Tables that are kept at hand; those nobody is at make room."""
    most_hints: int = 1
    """Hints that are found at the same time."""
    incidents: Path = field(default_factory=incidents)
    """Where matches are kept in which a bot failed."""
    is_visiting: bool = False
    """Whether this is a command beside the servers: it changes tables, and answers for nobody."""
