"""I Pirati del Kaiser: commerce raiders of the First World War, for one to four players."""

from wardroom.games.kaiser.game import GAME, Kaiser

__all__ = ["GAME", "Kaiser"]
