"""Opponents: bots that see what a person in their seat would see."""

from wardroom.players.bots import (
    BOTS,
    PROMISED,
    STEADY,
    USUAL,
    anybody,
    bot,
    hint,
    is_bot,
    known_anybody,
    known_bot,
    names,
    promised,
)
from wardroom.players.characters import ANY, TEMPERAMENTS, drawn, rank_of, temperament_of
from wardroom.players.sight import Player, Sight
from wardroom.players.standing_in import StoodIn, attempt, steady
from wardroom.players.trying import Verdict

__all__ = [
    "ANY",
    "BOTS",
    "PROMISED",
    "STEADY",
    "TEMPERAMENTS",
    "USUAL",
    "Player",
    "Sight",
    "StoodIn",
    "Verdict",
    "anybody",
    "attempt",
    "bot",
    "drawn",
    "hint",
    "is_bot",
    "known_anybody",
    "known_bot",
    "names",
    "promised",
    "rank_of",
    "steady",
    "temperament_of",
]
