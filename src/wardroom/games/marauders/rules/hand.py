"""16.3 Cards in the hand: who may have which, for all that the others know."""

from functools import cache

from wardroom.engine import Event, Option, Seat
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, discard


class Play(Option):
    card: str


play_of = cache(Play)


class Played(Event):
    player: Seat
    card: str

    @property
    def cites(self) -> str:
        return f"glorycard.{self.card.partition('.')[0]}"


def may_hold(table: MaraudersTable, player: Player, *kinds: str) -> bool:
    """Whether, for all that the others know, a hand may have a card of these kinds; then its owner is asked.

    Who holds cards is asked in every window, also without a fitting card, so that being asked gives nothing away.
    """
    gone = table.state.glory.discards
    return bool(player.hand) and any(card not in gone for kind in kinds for card in table.cards.copies[kind])


def held(table: MaraudersTable, player: Player, kind: str) -> str | None:
    """A card of a kind in the hand."""
    return next((card for card in table.cards.copies[kind] if card in player.hand), None)


def spend(table: MaraudersTable, seat: Seat, card: str) -> None:
    """A card leaves the hand for the discards; what it does is told by whoever plays it."""
    table.state.players[seat].hand.remove(card)
    discard(table.state.glory, card)


def lay_down(table: MaraudersTable, seat: Seat, card: str) -> None:
    """16.3 A card is shown, and discarded once it has done what it says."""
    spend(table, seat, card)
    table.tell(Played, seat, card)
