"""A position written down by hand: what follows from the fields that a layout names, so that nobody has to write it.

A ship is sound unless the layout says what is left of it; the others know how much gold a captain has, and that it came
from the bank; cards in a hold or a hand were drawn; the token of a port where somebody lies has been turned up.
"""

from wardroom.games.marauders.state import Deck, Player
from wardroom.games.marauders.table import MaraudersTable, full_areas, hold


def follow_layout(table: MaraudersTable) -> None:
    """Complete a state that was laid out by its fields."""
    state = table.state
    for player in state.players:
        player.areas = player.areas or full_areas(table, player)
        player.purse = {player.gold + player.stash: (player.stash, player.stash)}
        if player.in_port and player.zone not in state.shown:
            state.shown.append(player.zone)
        hold_cards(state.cargo, player.cargo)
        hold_cards(state.glory, player.hand)
        hold_cards(state.rumors, rumors_of(player))
    state.bank = -sum(player.gold + player.stash for player in state.players)


def hold_cards(deck: Deck, cards: list[str]) -> None:
    """Note what somebody holds, if anything."""
    if cards:
        hold(deck, *cards)


def rumors_of(player: Player) -> list[str]:
    """The rumor that a player holds, if any."""
    return [player.rumor] if player.rumor else []
