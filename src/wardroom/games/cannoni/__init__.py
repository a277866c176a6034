"""Cannoni in batteria!: ships of the age of sail on an open table, with wind, broadsides and boarders."""

from wardroom.games.cannoni.game import GAME

__all__ = ["GAME"]
