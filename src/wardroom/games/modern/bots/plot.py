"""The plot: a battle as it lies before somebody who makes up their mind, where everything is reckoned once."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from wardroom.games.modern.state import Battle
from wardroom.games.modern.table import BattleTable, ModernTable

P = ParamSpec("P")
T = TypeVar("T")


class Plot(BattleTable):
    """A battle that does not change as long as somebody thinks about one choice; nobody keeps it any longer."""

    __slots__ = ("known",)

    def __init__(self, table: ModernTable, battle: Battle) -> None:
        super().__init__(table, battle)
        self.known: dict[tuple[Callable[..., Any], Hashable], Any] = {}
        """What was reckoned already."""


def once(reckon: Callable[Concatenate[Plot, P], T]) -> Callable[Concatenate[Plot, P], T]:
    """Reckon something once a plot."""

    def known(plot: Plot, /, *args: P.args, **_: P.kwargs) -> T:
        found = plot.known.get((reckon, args), plot)
        if found is plot:
            found = plot.known[reckon, args] = reckon(plot, *args)  # type: ignore[call-arg]
        return cast(T, found)

    return wraps(reckon)(known)
