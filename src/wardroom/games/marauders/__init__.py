"""Merchants and marauders of the Caribbean: trade, raids and battles for two to four captains."""

from wardroom.games.marauders.game import GAME, Marauders

__all__ = ["GAME", "Marauders"]
