"""Opponents: bots that see what a person in their seat would see."""

from wardroom.players.bots import BOTS, PROMISED, STEADY, USUAL, bot, hint, is_bot, known_bot
from wardroom.players.sight import Player, Sight
from wardroom.players.standing_in import steady
from wardroom.players.trying import Verdict

__all__ = [
    "BOTS",
    "PROMISED",
    "STEADY",
    "USUAL",
    "Player",
    "Sight",
    "Verdict",
    "bot",
    "hint",
    "is_bot",
    "known_bot",
    "steady",
]
