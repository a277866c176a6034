"""What is counted in a match: where glory comes from, captains, ships and glory cards, and how it ends."""

from collections.abc import Iterable, Iterator

from wardroom.engine import Seat, Told
from wardroom.engine.measures import Ending, Fact, Gain, Level, Mark, Measures, Use
from wardroom.games.marauders.rules.ending import StashShown, total_of
from wardroom.games.marauders.rules.entering import EnteredPlay
from wardroom.games.marauders.rules.glory import GloryGained, YouDrewGlory
from wardroom.games.marauders.rules.hand import Played
from wardroom.games.marauders.rules.rounds import RoundBegan
from wardroom.games.marauders.rules.turn import TurnBegan
from wardroom.games.marauders.rules.yard import ShipBought
from wardroom.games.marauders.state import Caribbean
from wardroom.games.marauders.table import stash_points


class LogOfTheCaribbean(Measures[Caribbean]):
    """Points are those of the track, and of the stash as it stands before every turn."""

    sources = ("stash", "trade", "raids", "ships", "battles", "rumors", "missions")
    kinds = ("captain", "ship", "card")
    endings = ("glory", "events", "captains-out")
    marks = ("rounds",)

    def heard(self, told: Told, sea: Caribbean) -> Iterable[Fact]:
        match told.event:
            case GloryGained(player=seat, source=source):
                yield Gain(seat, source, 1)
            case TurnBegan():
                yield from _stashes(sea)
            case RoundBegan(round=number):
                yield Mark("rounds", number)
            case StashShown(player=seat):
                yield Level(seat, "stash", total_of(sea.players[seat]) - sea.players[seat].glory)
                if seat == 0:
                    yield Ending(way_to_end(sea))
            case _:
                yield from _pieces(told)


def _pieces(told: Told) -> Iterator[Use]:
    match told.event:
        case YouDrewGlory(card=card) if told.to:
            yield Use(told.to[0], "drawn", "card", card)
        case Played(player=seat, card=card):
            yield Use(seat, "played", "card", card)
        case EnteredPlay(player=seat, captain=captain, ship=ship):
            yield Use(seat, "aboard", "captain", captain)
            yield Use(seat, "aboard", "ship", ship)
        case ShipBought(player=seat, ship=ship):
            yield Use(seat, "aboard", "ship", ship)


def _stashes(sea: Caribbean) -> Iterator[Level]:
    for seat, player in enumerate(sea.players):
        yield Level(Seat(seat), "stash", stash_points(player))


def way_to_end(sea: Caribbean) -> str:
    """16.4 By glory, because a captain was needed and none was left, or with the last event."""
    return "glory" if sea.declared else "captains-out" if sea.captains_out else "events"
