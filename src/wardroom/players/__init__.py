"""Opponents: bots that see what a person in their seat would see."""

from wardroom.players.bots import BOTS, USUAL, bot, hint
from wardroom.players.sight import Player, Sight
from wardroom.players.trying import Verdict

__all__ = ["BOTS", "USUAL", "Player", "Sight", "Verdict", "bot", "hint"]
