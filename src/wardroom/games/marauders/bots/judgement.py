"""How to play sensibly: what each choice is worth by rule of thumb, and who is ahead."""

import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from importlib.resources import files
from math import exp, fsum

from wardroom.engine import Ask, Dice, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.marauders.bots.ashore import ASHORE
from wardroom.games.marauders.bots.course import best_next, next_merit
from wardroom.games.marauders.bots.fights import FIGHTS
from wardroom.games.marauders.bots.hand import HAND
from wardroom.games.marauders.bots.plans import FULL_STASH, Bearings, nearest, ordered, rumored, sales, strength
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.effects import Theft
from wardroom.games.marauders.rows import HULL, MASTS
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
from wardroom.games.marauders.state import Caribbean, Player
from wardroom.games.marauders.table import MaraudersTable, full_areas, stash_points

WEIGHTS: Mapping[str, float] = tomllib.loads((files(__package__) / "value.toml").read_text("utf-8"))["weights"]
"""What each part of a standing adds: the odds against another player are e to the power of the difference."""


class Pilot(Judgement[Caribbean]):
    """The rule of thumb over one set of tables."""

    horizon = 0
    doubt = 1.6
    """Luck decides much here, and much of what a few worlds say is luck."""

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

    def turn(self, state: Caribbean, seat: Seat) -> object:
        """How many turns a seat has begun: whatever she chooses is judged at the beginning of her next one.

        After as many choices of anybody's it would be judged the later, the less she does in her turn; so she would
        rather do nothing.
        """
        return state.round + (seat not in state.to_play)

    def value(self, state: Caribbean, seat: Seat) -> float:
        """The chance of winning, guessed from glory, gold, and what the ship and the cards promise."""
        table = MaraudersTable(Table(state), self._cards)
        standings = [_sum(standing(table, Seat(other))) for other in range(len(state.players))]
        return 1 / fsum(exp(other - standings[seat]) for other in standings)

    def features(self, state: Caribbean, seat: Seat) -> dict[str, float]:
        """How a player stands."""
        return standing(MaraudersTable(Table(state), self._cards), seat)


def _sum(told: Mapping[str, float]) -> float:
    return fsum(WEIGHTS.get(name, 0.0) * value for name, value in told.items())


def standing(table: MaraudersTable, seat: Seat) -> dict[str, float]:
    """How well a player stands at the start of a turn, in numbers that add up with the weights of `value.toml`.

    Glory is worth more towards the end, and a large ship, whole and with its errands near, brings the next point.
    """
    state, player = table.state, table.state.players[seat]
    points = player.glory + stash_points(player)
    told = {
        "glory": float(player.glory),
        "late_glory": float(max(0, points - 6)),
        "goal": float(points >= GLORY_TO_WIN),
        "stash": float(min(player.stash, FULL_STASH)),
        "gold": float(player.gold),
        "wait": float((seat - state.active) % len(state.players)),
        "hand": float(len(player.hand)),
        "specialists": float(len(player.specialists)),
        "bounties": float(sum(player.bounties.values())),
    }
    return told | afloat(table, player) if player.captain and player.ship else told | {"ashore": 1.0}


def afloat(table: MaraudersTable, player: Player) -> dict[str, float]:
    """What a captain's ship, and the errands she is on, add to it."""
    full = full_areas(table, player)
    return {
        "cargo": nearest(table, player, sales(table, player)),
        "rumor": nearest(table, player, rumored(table, player)),
        "mission": nearest(table, player, ordered(table, player)),
        "hurt": float(sum(full) - sum(player.areas)),
        "weak": float(min(player.areas[HULL], player.areas[MASTS]) < 2),
        "small": float(table.cards.ships[player.ship].starting),
        "ship_glory": float(player.ship_glory),
        "strength": strength(table, player),
        "outfit": float(len(player.weapons) + len(player.modifications)),
        "in_port": float(player.in_port),
    }


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
