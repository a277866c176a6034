"""Opponents: bots that see what a person in their seat would see."""

from wardroom.players.bots import BOTS, bot
from wardroom.players.sight import Player, Sight

__all__ = ["BOTS", "Player", "Sight", "bot"]
