"""Sealing: the people at a table add texts of their own to the secret of the house, before the dice fall.

The house shows its commitment. The client of each person draws a text and sends its hash; once all hashes are there it
sends the text. So nobody can choose theirs to suit the others', and neither can the house, not even together with one
of them. Whoever is not there within the term is replaced in public, as bots are: by the number of their seat.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from hashlib import blake2b

from wardroom.engine import Refusal, Seal
from wardroom.house.messages.tables import SealingInfo
from wardroom.store.rows import Json, MatchRow, SeatRow, seconds_since

LONGEST_TEXT = 64


@dataclass(frozen=True, slots=True)
class Sealing:
    """A seal that is being made: what the house committed to, who is asked, and what they have sent so far."""

    commitment: str
    secret: str
    asked: tuple[str, ...]
    due: str
    line: int | None = None
    """The line that the match is taken back to; None where it begins."""
    promises: dict[str, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)

    @property
    def missing(self) -> list[str]:
        """Those who are waited for, at this stage."""
        given = self.texts if self.is_promised else self.promises
        return [person for person in self.asked if person not in given]

    @property
    def is_promised(self) -> bool:
        """Whether all promises are there, so that texts are asked for."""
        return all(person in self.promises for person in self.asked)

    @property
    def is_done(self) -> bool:
        """Whether nobody is waited for any more."""
        return self.is_promised and not self.missing

    @property
    def left(self) -> float:
        """How many seconds those who are missing still have."""
        return -seconds_since(self.due)

    def promised(self, person: str, promise: str) -> "Sealing":
        """With the hash of what a person adds; raises Refusal if it is not asked for."""
        if self.is_promised or person not in self.missing or len(promise) != len(promise_of("")):
            raise Refusal("no-sealing")
        return replace(self, promises={**self.promises, person: promise})

    def revealed(self, person: str, text: str) -> "Sealing":
        """With what a person adds; raises Refusal if it is not asked for, or not what they promised."""
        if not self.is_promised or person not in self.missing:
            raise Refusal("no-sealing")
        if not 0 < len(text) <= LONGEST_TEXT or not text.isprintable() or promise_of(text) != self.promises[person]:
            raise Refusal("other-promise")
        return replace(self, texts={**self.texts, person: text})

    def without_missing(self, term: float) -> "Sealing":
        """The time is up: those who are missing are replaced. Whoever has promised has as long again to keep it."""
        here = tuple(person for person in self.asked if person not in self.missing)
        return replace(self, asked=here, due=_in(term))

    def seal(self, seats: Sequence[SeatRow]) -> Seal:
        """The seal, with what each seat added: its person's text, or in public its number."""
        texts = [self.texts.get(seat.person or "", f"seat {seat.seat}") for seat in seats]
        return Seal(self.commitment, tuple(texts), self.secret)


def new_sealing(sealed: Seal, seats: Sequence[SeatRow], term: float, line: int | None = None) -> Sealing:
    """Begin to make a seal: everybody who has a seat is asked, unless there is no time for it."""
    assert sealed.secret is not None
    people = dict.fromkeys(seat.person for seat in seats if seat.person)
    return Sealing(sealed.commitment, sealed.secret, tuple(people) if term else (), _in(term), line)


def promise_of(text: str) -> str:
    """The hash by which a text is promised."""
    return blake2b(text.encode(), digest_size=32, person=b"wardroom promise").hexdigest()


def read_sealing(row: MatchRow) -> Sealing | None:
    """The seal that is being made at a table, if there is one."""
    return Sealing(**{**row.sealing, "asked": tuple(row.sealing["asked"])}) if row.sealing else None


def write_sealing(sealing: Sealing) -> Json:
    """A seal that is being made, as the store keeps it."""
    return asdict(sealing) | {"asked": list(sealing.asked)}


def sealing_info(row: MatchRow, seats: Sequence[SeatRow], person: str) -> SealingInfo | None:
    """What a person is told of it: who is missing, and nobody's text."""
    sealing = read_sealing(row)
    if sealing is None:
        return None
    missing = sealing.missing
    waited = [seat.seat for seat in seats if seat.person in missing]
    stage = "reveal" if sealing.is_promised else "promise"
    left = round(max(0.0, sealing.left), 1)
    return SealingInfo(sealing.commitment, stage, waited, person in missing, left, sealing.line)  # type: ignore[arg-type]


def _in(seconds: float) -> str:
    return (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")
