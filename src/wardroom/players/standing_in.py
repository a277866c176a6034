"""Standing in: where a bot fails, the rule of thumb answers, and where that fails too, the first answer will do."""

from collections.abc import Callable
from traceback import format_exception

from wardroom.engine import Option
from wardroom.players.bots import STEADY, bot
from wardroom.players.sight import Player, Sight


def steady(seat: Callable[[], Player], sight: Sight, key: bytes) -> tuple[Option, str]:
    """What a bot answers, or who stands in for it; and what was wrong, if anything.

    An answer that is not on offer is none.
    """
    try:
        return _offered(seat(), sight), ""
    except Exception as wrong:
        told = "".join(format_exception(wrong))
    try:
        return _offered(bot(STEADY, key), sight), told
    except Exception:
        return sight.ask.options[0], told


def _offered(player: Player, sight: Sight) -> Option:
    chosen = player.choose(sight)
    found = [option for option in sight.ask.options if option == chosen]
    if not found:
        raise LookupError(f"{chosen!r} is not on offer")
    return found[0]
