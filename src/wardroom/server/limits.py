"""How often everybody may do what at this server."""

from dataclasses import dataclass

from wardroom.house.limit import Limit
from wardroom.server.config import Config


@dataclass(frozen=True, slots=True)
class Limits:
    """How often everybody may do what."""

    requests: Limit
    tries: Limit
    newcomers: Limit
    openings: Limit
    hints: Limit
    chats: Limit

    @classmethod
    def of(cls, config: Config) -> "Limits":
        """The limits of a server."""
        return cls(
            Limit(config.requests_per_minute),
            Limit(config.tries_per_minute),
            Limit(config.newcomers_per_minute),
            Limit(config.openings_per_minute),
            Limit(config.hints_per_minute),
            Limit(config.chats_per_minute),
        )
