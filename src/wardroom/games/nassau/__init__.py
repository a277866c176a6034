"""I Pirati di Nassau: pirate captains of the Bahamas, for three to five players."""

from wardroom.games.nassau.game import GAME, Nassau

__all__ = ["GAME", "Nassau"]
