"""The engine: asks, options, events, dice, positions and matches. Standard library only."""

from wardroom.engine.dice import NO_DICE, Dice, Recorded, Scripted, Source, Stream
from wardroom.engine.effects import Effect
from wardroom.engine.errors import (
    BadData,
    BadRecord,
    BadSetup,
    CannotUndo,
    Diverged,
    Malformed,
    NotAsked,
    NotOffered,
    Over,
    Refusal,
    Stale,
)
from wardroom.engine.explain import Chance, Explanation, Item, Note, Sum
from wardroom.engine.game import Game, Judgement, Merit, Needs, Options, Result, Say, State, Switch
from wardroom.engine.match import Crash, Line, Match, Saved
from wardroom.engine.phrase import LATE, Event, Late, Option, Phrase, Question, Seat
from wardroom.engine.position import Position
from wardroom.engine.seal import Seal, seal, seeded
from wardroom.engine.table import Ask, Script, Step, Table, Told, take_steps

__all__ = [
    "LATE",
    "NO_DICE",
    "Ask",
    "BadData",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Chance",
    "Crash",
    "Dice",
    "Diverged",
    "Effect",
    "Event",
    "Explanation",
    "Game",
    "Item",
    "Judgement",
    "Late",
    "Line",
    "Malformed",
    "Match",
    "Merit",
    "Needs",
    "NotAsked",
    "NotOffered",
    "Note",
    "Option",
    "Options",
    "Over",
    "Phrase",
    "Position",
    "Question",
    "Recorded",
    "Refusal",
    "Result",
    "Saved",
    "Say",
    "Script",
    "Scripted",
    "Seal",
    "Seat",
    "Source",
    "Stale",
    "State",
    "Step",
    "Stream",
    "Sum",
    "Switch",
    "Table",
    "Told",
    "seal",
    "seeded",
    "take_steps",
]
