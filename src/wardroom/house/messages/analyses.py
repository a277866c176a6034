"""Analyses of matches that are over."""

from typing import Literal

from msgspec import Struct

from wardroom.house.messages.news import Refused
from wardroom.house.messages.play import OptionInfo
from wardroom.house.messages.terms import Short

AnalysisState = Literal["none", "waiting", "running", "stopped", "done"]


class NewAnalysis(Struct):
    """A finished match is to be analysed, at the depth of a captain or an admiral."""

    level: Short = "captain"


class Figure(Struct):
    """A figure and its standard error; chances are from 0 to 1, changes may be negative."""

    value: float
    error: float


class StandingInfo(Struct):
    """How the sides stood after a line of the log: their chances of winning, with everything known that was dealt.

    `seen` is the chance that whoever chose could see for their side, from what they knew.
    """

    chances: list[Figure]
    seen: Figure | None = None


class TurnInfo(Struct):
    """A turning point: what chance or choice changed there for every side."""

    number: int
    kind: Literal["luck", "choice"]
    changes: list[Figure]


class CostInfo(Struct):
    """A choice that was costly beyond doubt, by what the seat knew: what was played, and what was better.

    `also` are further plays that were good. `truly` is what the choice changed with everything known.
    """

    number: int
    side: int
    played: OptionInfo
    better: OptionInfo
    also: list[str]
    chance: float
    better_chance: float
    cost: Figure
    truly: Figure


class ShareInfo(Struct):
    """What became of the chance of one side: start + luck + own choices + others' choices = result."""

    start: Figure
    luck: Figure
    own: Figure
    others: Figure
    result: Figure


class AnalysisInfo(Struct):
    """An analysis as far as it has come: nothing yet, waiting for its turn, running, stopped half way, or done.

    `steps` has the deal and then every line. `sides` are the seats that win together; one that is not at the table is
    that of the phantom. Whoever has asked for it (`is_mine`) can stop it. One that came with a file (`is_filed`) was
    not made here: its figures are whatever its maker wrote.
    """

    level: str
    state: AnalysisState
    done: float
    is_mine: bool = False
    is_filed: bool = False
    worlds: int = 0
    sides: list[list[int]] = []
    steps: list[StandingInfo] = []
    turns: list[TurnInfo] = []
    costs: list[CostInfo] = []
    shares: list[ShareInfo] = []
    error: Refused | None = None
