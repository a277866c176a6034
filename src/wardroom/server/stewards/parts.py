"""What the stewards' office is made of, who is at work there, and what a deed leaves behind."""

from dataclasses import dataclass, field

from wardroom.house.hub import Hub
from wardroom.house.noting import Word
from wardroom.server.identity import Doorman
from wardroom.server.notices.desk import Desk
from wardroom.server.ratings import Ratings
from wardroom.server.tournaments.director import Director
from wardroom.store.database import Database
from wardroom.store.rows import Json, Person


@dataclass(frozen=True, slots=True)
class Parts:
    """The rooms of the house that stewards go to; `base` is the address at which people find it."""

    database: Database
    hub: Hub
    doorman: Doorman
    desk: Desk
    director: Director
    ratings: Ratings
    base: str


@dataclass(frozen=True, slots=True)
class Duty:
    """A steward at work, and why; nobody in particular at the terminal."""

    parts: Parts
    steward: Person | None
    why: str

    @property
    def id(self) -> str | None:
        """Under which they are written down."""
        return self.steward.id if self.steward else None

    @property
    def word(self) -> Word:
        """What players read."""
        return Word(self.steward.name if self.steward else "", self.why, self.id)


@dataclass(frozen=True, slots=True)
class Left:
    """What a deed leaves: whom or what it was about, facts for the log, and what undoing needs."""

    about: str
    facts: Json = field(default_factory=dict)
    before: Json = field(default_factory=dict)
    link: str = ""
