"""How to play sensibly: what each choice is worth by rule of thumb, and who is ahead."""

from collections.abc import Callable
from functools import partial
from math import exp

from wardroom.engine import Ask, Dice, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.marauders.bots.ashore import (
    ASHORE,
)
from wardroom.games.marauders.bots.course import next_merit
from wardroom.games.marauders.bots.fights import (
    FIGHTS,
)
from wardroom.games.marauders.bots.hand import HAND
from wardroom.games.marauders.bots.plans import FULL_STASH, best_goal, errands
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.rules import phrases as say
from wardroom.games.marauders.rules.bounties import PARDON
from wardroom.games.marauders.rules.ending import GLORY_TO_WIN
from wardroom.games.marauders.rules.glorycards import LOOT
from wardroom.games.marauders.rules.turn import ACTIONS
from wardroom.games.marauders.state import Caribbean
from wardroom.games.marauders.table import MaraudersTable, full_areas, stash_points


class _NoDice:
    def below(self, sides: int, /) -> int:
        raise RuntimeError("judging rolls nothing")


class Pilot(Judgement[Caribbean]):
    """The rule of thumb over one set of tables."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._still = Dice(_NoDice())

    def merit(self, state: Caribbean, ask: Ask) -> Merit:
        """What an option promises, in points of glory or nearly so."""
        table = MaraudersTable(Table(state, self._still), self._cards)
        if isinstance(ask.question, say.WhatNext):
            return partial(next_merit, table, ask.seat, best_goal(table, ask.seat))
        return partial(MERITS.get(type(ask.question), any_merit), table, ask)

    def rests(self, state: Caribbean, ask: Ask) -> bool:
        """At the start of a player's actions."""
        turn = state.turn
        return isinstance(ask.question, say.WhatNext) and turn.actions == ACTIONS and not (turn.moved or turn.done)

    def value(self, state: Caribbean, seat: Seat) -> float:
        """The chance of winning, guessed from glory, gold, and what the ship and the cards promise."""
        table = MaraudersTable(Table(state, self._still), self._cards)
        mine = standing(table, seat)
        return 1 / sum(exp(standing(table, Seat(other)) - mine) for other in range(len(state.players)))


def standing(table: MaraudersTable, seat: Seat) -> float:
    """How well a player stands at the start of a turn: the odds against another are e to the power of the difference.

    What each thing adds was fitted to 2,400 games by this rule of thumb. Gold and cargo are worth less than they seem;
    glory is worth more towards the end, and a large ship, whole and with its errands near, brings the next point.
    """
    state, player = table.state, table.state.players[seat]
    points = player.glory + stash_points(player)
    wait = (seat - state.active) % len(state.players)
    worth = 0.49 * player.glory + 0.018 * min(player.stash, FULL_STASH) + 0.035 * player.gold - 0.07 * wait
    worth += 0.56 * max(0, points - 6) + (2.5 if points >= GLORY_TO_WIN else 0.0)
    if not player.captain or not player.ship:
        return worth - 0.3
    hurt = sum(full_areas(table, player)) - sum(player.areas)
    is_small = table.cards.ships[player.ship].starting
    return worth + 0.5 * errands(table, player) - 0.1 * hurt - 0.6 * is_small


def yes_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return 0.0 if isinstance(option, say.No) else 1.0


def no_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, say.No | say.CarryOn) else 0.0


def act_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Rather anything than nothing."""
    return 0.0 if isinstance(option, say.Pass | say.Done) else 1.0


def count_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The more the better."""
    return float(option.count) if isinstance(option, say.Reroll | say.Hire | say.Forgive) else 0.0


def gold_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The most gold; how much another has aboard can only be guessed."""
    if isinstance(option, say.Rob):
        return float(min(LOOT, table.state.players[option.player].gold))
    return float(option.gold) if isinstance(option, say.CollectFrom) else 0.0


def pardon_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """23 A bounty less for gold that is aboard; what is stashed is worth more."""
    is_aboard = table.state.players[ask.seat].gold >= PARDON
    return 1.0 if isinstance(option, say.Forgive) == is_aboard else 0.0


def ship_choice_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """3 A sloop for raiders, a flute for traders."""
    player = table.state.players[ask.seat]
    raider = table.cards.skills[player.captain]["seamanship"] >= 3
    return 1.0 if isinstance(option, say.TakeShip) and (option.ship == "sloop") == raider else 0.0


def mend_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """26 The hull first."""
    return {"hull": 3.0, "masts": 2.0, "cannons": 1.5}.get(option.area, 1.0) if isinstance(option, say.Mend) else 0.0


def any_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Where nothing better is known."""
    return 0.0


MERITS: dict[type[Question], Callable[[MaraudersTable, Ask, Option], float]] = {
    **ASHORE,
    **FIGHTS,
    **HAND,
    say.WhichShip: ship_choice_merit,
    say.AnotherCaptain: no_merit,
    say.RetireOrNot: no_merit,
    say.HowManyToHire: count_merit,
    say.MoveModification: yes_merit,
    say.IgnoreHits: yes_merit,
    say.SaveMasts: yes_merit,
    say.SaveCargo: yes_merit,
    say.BeforeBattle: act_merit,
    say.ThrowHooks: count_merit,
    say.LoadVolley: act_merit,
    say.WhoPays: gold_merit,
    say.TryAgain: yes_merit,
    say.UseCharm: count_merit,
    say.CharmAgainst: count_merit,
    say.FalseColours: act_merit,
    say.LastWill: act_merit,
    say.WhichNationForgives: count_merit,
    say.WhomToRob: gold_merit,
    say.WhatToMend: mend_merit,
    say.BuyPardon: pardon_merit,
    say.DeclareOrNot: act_merit,
}
