"""The seal on the dice: proof that nobody chose them.

Before the first roll the house commits to a secret by publishing its hash; then every seat contributes a text of
its own; secret and contributions together make the key of the stream. The house cannot have picked the secret to
suit the contributions, nor the players their contributions to suit the secret. At the end the secret is revealed
and anyone can derive every roll again.

A match gets a further seal when it is taken back past what somebody has learned, or plays on at another table: what is
to come is nobody's knowledge then. With it some of what is hidden is dealt anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from secrets import token_hex
from typing import Literal

Deal = Literal["", "decks", "hidden"]
"""What is dealt anew as a seal begins: nothing; the piles that nobody knows; or everything that is not public."""

_SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Seal:
    """Commitment, contributions, and the secret itself where it may be known.

    `since` is the number of log lines, the opening among them, that are older than the seal: a match that plays on
    from a position of another one carries those dice over as they fell. `dealt` are the dice of what is dealt anew.
    """

    commitment: str
    contributions: tuple[str, ...]
    secret: str | None = None
    since: int = 0
    deal: Deal = ""
    dealt: str = ""

    @property
    def is_kept(self) -> bool:
        """Whether the revealed secret is the one that was committed to."""
        return self.secret is not None and commit(self.secret) == self.commitment

    @property
    def key(self) -> bytes:
        """The key of the stream; only whoever knows the secret has it."""
        if self.secret is None:
            raise ValueError("the secret is not known")
        digest = blake2b(bytes.fromhex(self.secret), digest_size=32, person=b"wardroom key")
        for contribution in self.contributions:
            told = contribution.encode()
            digest.update(len(told).to_bytes(4, "little") + told)
        return digest.digest()

    def after(self, sequence: int, deal: Deal) -> "Seal":
        """The same seal for what follows after so many answers."""
        return replace(self, since=sequence + 1, deal=deal, dealt="")


def commit(secret: str) -> str:
    """The hash that is published before the first roll."""
    return blake2b(bytes.fromhex(secret), digest_size=32, person=b"wardroom commit").hexdigest()


def seal(contributions: Sequence[str], secret: str | None = None, since: int = 0) -> Seal:
    """Seal a match with a fresh secret, or with a given one."""
    chosen = token_hex(_SECRET_BYTES) if secret is None else secret
    return Seal(commit(chosen), tuple(contributions), chosen, since)


def seeded(seed: int | str, seats: int) -> Seal:
    """The seal that belongs to a seed: for experiments that must come out the same again."""
    secret = blake2b(str(seed).encode(), digest_size=_SECRET_BYTES, person=b"wardroom seed").hexdigest()
    return seal([f"seat {seat}" for seat in range(seats)], secret)
