"""5.3 A player's turn, step by step: enter play, effects and cards of others, NPC scouting, actions, the end.

The steps that come next stand on the agenda of the state, the very next one last. Each is a script from plain data to
plain data, or a plain function if it asks nobody anything.
"""

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.marauders.effects import Carpentry, TradeWinds
from wardroom.games.marauders.rules.damage import Mend, WhatToMend, mendable, repair
from wardroom.games.marauders.rules.ending import declare_victory
from wardroom.games.marauders.rules.events import suffer_fever, suffer_storm
from wardroom.games.marauders.rules.glory import others_play
from wardroom.games.marauders.rules.mischief import AT_START, ON_ARRIVAL
from wardroom.games.marauders.rules.missions import count_days
from wardroom.games.marauders.state import Player, Turn
from wardroom.games.marauders.table import MaraudersTable, bearers


class InAnothersTurn(Question):
    rule = "glory.other_turn"
    is_reaction = True
    player: Seat


class OnAnArrival(Question):
    rule = "glory.other_turn"
    is_reaction = True
    player: Seat
    zone: str


class TurnBegan(Event):
    rule = "round.turns"
    player: Seat


ACTIONS = 3
TURN = ["next_turn", "end_turn", "action", "npcs_scout", "start_cards", "start_effects", "enter_play"]
"""The steps of a turn, the first one last."""


def next_turn(table: MaraudersTable) -> None:
    """5 The next player's turn begins, until all have had theirs."""
    state = table.state
    if not state.to_play:
        return
    state.active = Seat(state.to_play.pop(0))
    player = table.active
    state.turn = Turn(actions=1 if player.one_action else ACTIONS, moves=trade_winds(table))
    state.agenda += TURN
    table.tell(TurnBegan, state.active)


def trade_winds(table: MaraudersTable) -> int:
    """23 The moves that the event of the round gives to everybody."""
    winds = table.cards.having(TradeWinds).get(table.state.event)
    return winds.moves if winds else 0


def start_effects(table: MaraudersTable) -> Script[None]:
    """5 Yellow fever, and the carpenter's work."""
    seat = table.state.active
    yield from suffer_fever(table, seat)
    if helpers := bearers(table, table.active, Carpentry):
        choices = [option for option in mendable(table, table.active) if option.area != "cannons"]
        if choices:
            choice: Mend = yield from pick_repair(table, seat, choices, helpers[0])
            repair(table, seat, choice.area, Carpentry.rule)


def pick_repair(table: MaraudersTable, seat: Seat, choices: list[Mend], by: str) -> Script[Mend]:
    """26 The carpenter mends Hull, Cargo or Masts."""
    if len(choices) == 1:
        return choices[0]
    return (yield from table.ask(seat, WhatToMend, choices, Carpentry.rule, by, 1))


def start_cards(table: MaraudersTable) -> Script[None]:
    """16.3 Cards of the others at the start of a turn."""
    yield from others_play(table, AT_START, InAnothersTurn, table.state.active)


def arrival(table: MaraudersTable) -> Script[None]:
    """16.3 Cards of the others when a ship enters a sea zone."""
    yield from others_play(table, ON_ARRIVAL, OnAnArrival, table.state.active, table.active.zone)


# --- the end of a turn ------------------------------------------------------------------------------------------------


def end_turn(table: MaraudersTable) -> Script[None]:
    """5.3 Storm damage first, then what lasts for a turn is over, then a victory may be declared."""
    seat = table.state.active
    yield from suffer_storm(table, seat)
    count_days(table, seat)
    wear_off(table.state.players[seat])
    yield from declare_victory(table, seat)


def wear_off(player: Player) -> None:
    """7.2, 17, 26 The memory of purchases, false colours, and a captain's card that was flipped."""
    player.bought_in, player.bought_now = player.bought_now, ""
    player.colours = max(0, player.colours - 1)
    player.flipped = player.one_action = False
