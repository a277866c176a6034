"""How to play sensibly: what each choice is worth by rule of thumb, and who is ahead."""

from collections.abc import Callable
from functools import partial
from math import exp, fsum

from wardroom.engine import Ask, Dice, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.marauders.bots.ashore import ASHORE
from wardroom.games.marauders.bots.course import best_next, next_merit
from wardroom.games.marauders.bots.fights import FIGHTS
from wardroom.games.marauders.bots.hand import HAND
from wardroom.games.marauders.bots.plans import FULL_STASH, Bearings, errands
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.effects import Theft
from wardroom.games.marauders.rules.battle import BeforeBattle, ThrowHooks
from wardroom.games.marauders.rules.bounties import Forgive
from wardroom.games.marauders.rules.broadsides import LoadVolley
from wardroom.games.marauders.rules.damage import IgnoreHits, Mend, SaveCargo, SaveMasts, WhatToMend
from wardroom.games.marauders.rules.death import LastWill
from wardroom.games.marauders.rules.ending import GLORY_TO_WIN, DeclareOrNot
from wardroom.games.marauders.rules.entering import AnotherCaptain, TakeShip, WhichShip
from wardroom.games.marauders.rules.events import BuyPardon
from wardroom.games.marauders.rules.glorycards import Rob, WhichNationForgives, WhomToRob
from wardroom.games.marauders.rules.moving import WhatNext
from wardroom.games.marauders.rules.out_of_turn import CharmAgainst
from wardroom.games.marauders.rules.phrasing import Done, No, Pass
from wardroom.games.marauders.rules.scouting import FalseColours
from wardroom.games.marauders.rules.skills import Reroll, TryAgain, UseCharm
from wardroom.games.marauders.rules.spoils import CollectFrom, WhoPays
from wardroom.games.marauders.rules.tavern import Hire, HowManyToHire
from wardroom.games.marauders.rules.turn import ACTIONS
from wardroom.games.marauders.rules.yard import MoveModification
from wardroom.games.marauders.state import Caribbean
from wardroom.games.marauders.table import MaraudersTable, full_areas, stash_points


class Pilot(Judgement[Caribbean]):
    """The rule of thumb over one set of tables."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def merit(self, state: Caribbean, ask: Ask) -> Merit:
        """What an option promises, in points of glory or nearly so."""
        table = MaraudersTable(Table(state), self._cards)
        if isinstance(ask.question, WhatNext):
            return partial(next_merit, Bearings(table, ask.seat))
        return partial(MERITS.get(type(ask.question), any_merit), table, ask)

    def choose(self, state: Caribbean, ask: Ask, dice: Dice) -> Option:
        """The option that promises most, of several the first."""
        if isinstance(ask.question, WhatNext):
            return best_next(Bearings(MaraudersTable(Table(state), self._cards), ask.seat), ask.options)
        return super().choose(state, ask, dice)

    def rests(self, state: Caribbean, ask: Ask) -> bool:
        """At the start of a player's actions."""
        turn = state.turn
        return isinstance(ask.question, WhatNext) and turn.actions == ACTIONS and not (turn.moved or turn.done)

    def value(self, state: Caribbean, seat: Seat) -> float:
        """The chance of winning, guessed from glory, gold, and what the ship and the cards promise."""
        table = MaraudersTable(Table(state), self._cards)
        standings = [standing(table, Seat(other)) for other in range(len(state.players))]
        return 1 / fsum(exp(other - standings[seat]) for other in standings)


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
    return 0.0 if isinstance(option, No) else 1.0


def no_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, No) else 0.0


def act_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Rather anything than nothing."""
    return 0.0 if isinstance(option, Pass | Done) else 1.0


def count_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The more the better."""
    return float(option.count) if isinstance(option, Reroll | Hire | Forgive) else 0.0


def gold_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The most gold; how much another has aboard can only be guessed."""
    if isinstance(option, Rob):
        most = max((theft.gold for theft in table.cards.having(Theft).values()), default=0)
        return float(min(most, table.state.players[option.player].gold))
    return float(option.gold) if isinstance(option, CollectFrom) else 0.0


def pardon_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """23 A bounty less for gold that is aboard; what is stashed is worth more."""
    question = ask.question
    assert isinstance(question, BuyPardon)
    is_aboard = table.state.players[ask.seat].gold >= question.gold
    return 1.0 if isinstance(option, Forgive) == is_aboard else 0.0


def ship_choice_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """3 A sloop for raiders, a flute for traders."""
    player = table.state.players[ask.seat]
    raider = table.cards.skills[player.captain]["seamanship"] >= 3
    return 1.0 if isinstance(option, TakeShip) and (option.ship == "sloop") == raider else 0.0


def mend_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """26 The hull first."""
    return {"hull": 3.0, "masts": 2.0, "cannons": 1.5}.get(option.area, 1.0) if isinstance(option, Mend) else 0.0


def any_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Where nothing better is known."""
    return 0.0


MERITS: dict[type[Question], Callable[[MaraudersTable, Ask, Option], float]] = {
    **ASHORE,
    **FIGHTS,
    **HAND,
    WhichShip: ship_choice_merit,
    AnotherCaptain: no_merit,
    HowManyToHire: count_merit,
    MoveModification: yes_merit,
    IgnoreHits: yes_merit,
    SaveMasts: yes_merit,
    SaveCargo: yes_merit,
    BeforeBattle: act_merit,
    ThrowHooks: count_merit,
    LoadVolley: act_merit,
    WhoPays: gold_merit,
    TryAgain: yes_merit,
    UseCharm: count_merit,
    CharmAgainst: count_merit,
    FalseColours: act_merit,
    LastWill: act_merit,
    WhichNationForgives: count_merit,
    WhomToRob: gold_merit,
    WhatToMend: mend_merit,
    BuyPardon: pardon_merit,
    DeclareOrNot: act_merit,
}
