"""What is counted in a match: where Victory Points come from, what is drawn, played and sailed, and who begins."""

from collections.abc import Iterable, Iterator

from wardroom.engine import Seat, Table, Told
from wardroom.engine.measures import Fact, Gain, Mark, Measures, Role, Use
from wardroom.games.kaiser.cards import Cards
from wardroom.games.kaiser.rules.forces import Joined
from wardroom.games.kaiser.rules.passage import Safe
from wardroom.games.kaiser.rules.prizes import Exhausted
from wardroom.games.kaiser.rules.reactions import Reacted
from wardroom.games.kaiser.rules.resolving import Played
from wardroom.games.kaiser.rules.rounds import FirstPlayer, RoundBegan
from wardroom.games.kaiser.rules.score import CardSunk, RoundScored, StruckOff, Sunk, points
from wardroom.games.kaiser.rules.turn import YouDrew
from wardroom.games.kaiser.state import Sea
from wardroom.games.kaiser.table import KaiserTable


class LogOfTheSea(Measures[Sea]):
    """Points are Victory Points of all rounds, of which Round Points are made."""

    sources = ("merchants-sunk", "germans-sunk", "brought-home", "prizes-held", "cards-sunk")
    kinds = ("ship", "card")
    roles = ("first",)
    marks = ("rounds",)

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._ships = {card.id: card for card in cards.ships}

    def begins(self, sea: Sea) -> Iterable[Fact]:
        """2.2 The first forces; later ships join them."""
        for seat, player in enumerate(sea.players):
            for ship in player.german:
                yield Use(Seat(seat), "aboard", "ship", self._cards.ships[ship.card].id)

    def heard(self, told: Told, sea: Sea) -> Iterable[Fact]:
        match told.event:
            case Sunk(ship=ship, by=by, points=worth):
                yield Gain(by, self._sunk(ship), worth)
            case Exhausted(player=seat, points=worth):
                yield Gain(seat, "merchants-sunk", worth)
            case CardSunk(by=by, points=worth):
                yield Gain(by, "cards-sunk", worth)
            case Safe(player=seat, points=worth):
                yield Gain(seat, "brought-home", worth)
            case StruckOff(player=seat, ships=ships):
                yield Gain(seat, "germans-sunk", -sum(self._ships[ship].vp for ship in ships))
            case RoundScored(player=seat, victory_points=total):
                yield Gain(seat, "prizes-held", total - self._piled(sea, seat))
            case _:
                yield from self._pieces(told)

    def _pieces(self, told: Told) -> Iterator[Fact]:
        match told.event:
            case YouDrew(card=card) if told.to:
                yield Use(told.to[0], "drawn", "card", card)
            case Played(player=seat, card=card, intercept=False) | Reacted(player=seat, card=card):
                yield Use(seat, "played", "card", card)
            case Joined(ship=ship, player=seat):
                yield Use(seat, "aboard", "ship", ship)
            case FirstPlayer(player=seat) if _is_first_round(told):
                yield Role(seat, "first")
            case RoundBegan(number=number):
                yield Mark("rounds", number)

    def _sunk(self, ship: str) -> str:
        return "merchants-sunk" if self._ships[ship].is_merchant else "germans-sunk"

    def _piled(self, sea: Sea, seat: Seat) -> int:
        """2.3 What lies in a pile; all that a round scores beyond it are prizes that are still held."""
        table = KaiserTable(Table(sea), self._cards)
        return sum(points(table, scored) for scored in sea.players[seat].pile)


def _is_first_round(told: Told) -> bool:
    """3.1 Whoever begins the match; later rounds begin by standing."""
    return vars(told.event)["under"] in ("3.1.a", "3.1.b", "5.2.3")
