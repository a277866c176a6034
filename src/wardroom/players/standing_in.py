"""Standing in: where a bot fails, the rule of thumb answers, and where that fails too, the first answer will do."""

from collections.abc import Callable
from traceback import format_exception

from wardroom.engine import Option
from wardroom.players.bots import STEADY, bot
from wardroom.players.sight import Player, Sight


class StoodIn:
    """A bot for which the rule of thumb stands in whenever it fails; and what went wrong."""

    def __init__(self, player: Player, key: bytes) -> None:
        self._player, self._key = player, key
        self.faults: list[Exception] = []

    def choose(self, sight: Sight) -> Option:
        """What the bot answers, or who stands in for it."""
        option, wrong = attempt(lambda: self._player, sight, self._key)
        if wrong:
            self.faults.append(wrong.with_traceback(None))
        return option


def steady(seat: Callable[[], Player], sight: Sight, key: bytes) -> tuple[Option, str]:
    """What a bot answers, or who stands in for it; and what was wrong, if anything, in full."""
    option, wrong = attempt(seat, sight, key)
    return option, "".join(format_exception(wrong)) if wrong else ""


def attempt(seat: Callable[[], Player], sight: Sight, key: bytes) -> tuple[Option, Exception | None]:
    """What a bot answers, or who stands in for it; and what was wrong, if anything.

    An answer that is not on offer is none.
    """
    try:
        return _offered(seat(), sight), None
    except Exception as wrong:
        fault = wrong
    try:
        return _offered(bot(STEADY, key), sight), fault
    except Exception:
        return sight.ask.options[0], fault


def _offered(player: Player, sight: Sight) -> Option:
    chosen = player.choose(sight)
    found = [option for option in sight.ask.options if option == chosen]
    if not found:
        raise LookupError(f"{chosen!r} is not on offer")
    return found[0]
