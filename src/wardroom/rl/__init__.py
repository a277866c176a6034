"""Reinforcement learning: the games behind the interfaces that the field uses.

Never imported by the engine, the games or the server; needs the extra `wardroom[rl]`.
"""

from wardroom.rl.actions import Action, Actions, actions
from wardroom.rl.aec import TableEnv, env
from wardroom.rl.encoding import encoding, known
from wardroom.rl.gym import SeatEnv
from wardroom.rl.layout import Field, Layout, layout
from wardroom.rl.play import MaskedAction, Rules

__all__ = [
    "Action",
    "Actions",
    "Field",
    "Layout",
    "MaskedAction",
    "Rules",
    "SeatEnv",
    "TableEnv",
    "actions",
    "encoding",
    "env",
    "known",
    "layout",
]
