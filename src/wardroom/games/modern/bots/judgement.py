"""How to play sensibly: a rule of thumb, not a search.

Hands are filled up at the end of every turn, so that cards are there to be used: attack with all that can hit, defend
what is worth it, and pay with the rest for reinforcements before the first attack.
"""

from functools import partial

from wardroom.engine import Ask, Judgement, Merit, Option, Seat, Table
from wardroom.games.modern.bots import acting, campaigning, defending, preparing
from wardroom.games.modern.bots.plot import Plot
from wardroom.games.modern.bots.worth import Merits, battle_chance, campaign_chance
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rules.actions import WhatNext
from wardroom.games.modern.scenarios import Scenarios
from wardroom.games.modern.state import Battle, Sea, Terms
from wardroom.games.modern.table import ModernTable


class Staff(Judgement[Sea]):
    """The rule of thumb over one set of cards."""

    horizon = 0

    def __init__(self, cards: Cards, scenarios: Scenarios) -> None:
        self.cards = cards
        self.scenarios = scenarios

    def merit(self, state: Sea, ask: Ask) -> Merit:
        """What an option promises, in points."""
        return partial(_MERITS.get(type(ask.question), _any_merit), self._table(state, ask.seat), ask)

    def rests(self, state: Sea, ask: Ask) -> bool:
        """When a player is about to act and no attack is under way; in a campaign, between its steps as well."""
        battle = battle_of(state, ask.seat)
        return battle is None or (isinstance(ask.question, WhatNext) and not battle.turn.attacks)

    def turn(self, state: Sea, seat: Seat) -> object:
        """Whose turn it is in which round of the seat's battle; between missions every step is one."""
        battle = battle_of(state, seat)
        return (battle.round, battle.active) if battle else object()

    def value(self, state: Sea, seat: Seat) -> float:
        """The chance of winning, by points, ships and cards; all sides together have one."""
        table = self._table(state, seat)
        if state.campaign is not None:
            return campaign_chance(table, state.campaign, seat)
        return battle_chance(table, seat)

    def _table(self, state: Sea, seat: Seat) -> Plot:
        """The table with the battle that the seat takes part in; between missions an empty one."""
        table = ModernTable(Table(state), self.cards, self.scenarios)
        return Plot(table, battle_of(state, seat) or Battle(Terms(), {}))


def battle_of(state: Sea, seat: Seat) -> Battle | None:
    """The battle that a seat takes part in; between missions there is none."""
    return next((each for each in state.battles if seat in each.sides), None)


def _any_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Where nothing better is known, the first will do."""
    return 0.0


_MERITS: Merits = {**preparing.MERITS, **acting.MERITS, **defending.MERITS, **campaigning.MERITS}
