"""Modern Naval Battles: Global Warfare, with the campaign, for two to six players."""

from wardroom.games.modern.game import GAME, Modern

__all__ = ["GAME", "Modern"]
