"""Chances that were let slip and may be there again: the same answer to the same kind of question, still the better.

A chance is gone as soon as it is on offer and no longer better than what is answered.
"""

from collections.abc import Collection
from typing import NamedTuple

from wardroom.engine import Option
from wardroom.players.analysis.story import Moment


class _Chance(NamedTuple):
    side: int
    question: str
    play: str


class Slipped:
    """What has been let slip so far, each with the answer in which it was last."""

    def __init__(self) -> None:
        self._open: dict[_Chance, int] = {}

    def before(self, moment: Moment, also: Collection[Option]) -> int | None:
        """The answer in which the chance of a moment was let slip before; None if it is another, or there is none.

        Moments come in the order of the match; `also` are the options that were good there beside the best.
        """
        good = {option.notation for option in (moment.better or moment.option, *also)}
        for gone in [each for each in self._open if self._is_offered(each, moment) and each.play not in good]:
            del self._open[gone]
        chance = self._chance(moment, moment.better or moment.option)
        again = self._open.pop(chance, None)
        if moment.better:
            self._open[chance] = moment.number
        return again

    def _chance(self, moment: Moment, option: Option) -> _Chance:
        return _Chance(moment.side, moment.ask.question.kind, option.notation)

    def _is_offered(self, chance: _Chance, moment: Moment) -> bool:
        is_asked = (chance.side, chance.question) == (moment.side, moment.ask.question.kind)
        return is_asked and moment.ask.find(chance.play) is not None
