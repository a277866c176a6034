"""16.3 Cards in the hand: who may have which, for all that the others know."""

from functools import cache

from wardroom.engine import Event, Option, Seat
from wardroom.games.marauders.cards import paragraph
from wardroom.games.marauders.effects import Deed
from wardroom.games.marauders.rules.phrasing import PASS, Pass
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
        return paragraph("glorycard", self.card.partition(".")[0], "glory.when")


def may_hold(table: MaraudersTable, player: Player, *deeds: type[Deed]) -> bool:
    """Whether, for all that the others know, a hand may have a card for one of these deeds; then its owner is asked.

    Who holds cards is asked in every window, also without a fitting card, so that being asked gives nothing away.
    """
    gone = table.state.glory.discards
    return bool(player.hand) and any(card not in gone for deed in deeds for card in table.cards.cards_for[deed])


def all_held(table: MaraudersTable, player: Player, deed: type[Deed]) -> list[str]:
    """The cards of the hand for a deed, one of each kind."""
    kinds = table.cards.kinds_for[deed]
    first = (next((card for card in table.cards.copies[kind] if card in player.hand), None) for kind in kinds)
    return [card for card in first if card]


def held(table: MaraudersTable, player: Player, deed: type[Deed]) -> str | None:
    """A card of the hand for a deed."""
    return next((card for card in table.cards.cards_for[deed] if card in player.hand), None)


def plays(table: MaraudersTable, player: Player, deed: type[Deed]) -> list[Pass | Play]:
    """The cards of the hand for a deed, or none of them."""
    return [PASS, *map(play_of, all_held(table, player, deed))]


def spend(table: MaraudersTable, seat: Seat, card: str) -> None:
    """A card leaves the hand for the discards; what it does is told by whoever plays it."""
    table.state.players[seat].hand.remove(card)
    discard(table.state.glory, card)


def lay_down(table: MaraudersTable, seat: Seat, card: str) -> None:
    """16.3 A card is shown, and discarded once it has done what it says."""
    spend(table, seat, card)
    table.tell(Played, seat, card)


def on_top(table: MaraudersTable) -> str:
    """The card that was discarded last: while an activity goes on with a card, the one that was played for it."""
    return table.state.glory.discards[-1]
