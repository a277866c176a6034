"""3.2, 3.2.8 Committed cards are turned up one after another, in any order; between them the player sees to ships."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.kaiser.cards import rule_of
from wardroom.games.kaiser.rules.actions import ACTIONS
from wardroom.games.kaiser.rules.committing import Commit, commitable, lay_down, tell_committed
from wardroom.games.kaiser.rules.hunt import british_intercept
from wardroom.games.kaiser.rules.intercept import german_intercept
from wardroom.games.kaiser.rules.mines import lay_field
from wardroom.games.kaiser.rules.phrasing import Piece, Under
from wardroom.games.kaiser.rules.prizes import SupplyFrom, supply_from_prize, supply_steps
from wardroom.games.kaiser.rules.refuge import (
    InRefuge,
    LeaveRefuge,
    TryResupply,
    leave_refuge,
    refuge_steps,
    try_repair,
    try_resupply,
)
from wardroom.games.kaiser.rules.sinkings import recall_later, time_passes
from wardroom.games.kaiser.rules.targets import german_targets, may_act, merchant_targets, with_merchants
from wardroom.games.kaiser.rules.turn import NoEffect, discard_cards
from wardroom.games.kaiser.state import NONE, Commitment, Ship
from wardroom.games.kaiser.table import KaiserTable


class WhatNext(Under, Question):
    under: str


class Play(Piece):
    """Turn up a committed card; `by` is the ship, or the British forces, that an Intercept half is for."""

    card: str
    intercept: bool
    by: str


class Stop(Option):
    passes = True


STOP = Stop()
play_of = cache(Play)
Next: TypeAlias = Play | Commit | InRefuge | SupplyFrom | Stop


class Played(Event):
    """A committed card is turned up: for its Action half, or for an intercept by a ship or the British forces."""

    player: Seat
    card: str
    intercept: bool
    by: str

    @property
    def cites(self) -> str:
        return "3.2.8.a" if self.intercept else rule_of(self.card)


def resolve_card(table: KaiserTable) -> Script[None]:
    """3.2 Play one committed card, see to a ship in refuge, or stop."""
    sea, seat = table.state, table.state.active
    if next(further_steps(table, seat), None) is None:
        yield from end_of_actions(table)
        return
    choice = yield from table.ask(seat, WhatNext, lambda: next_steps(table, seat), rule_of_turn(table))
    if isinstance(choice, Stop):
        yield from end_of_actions(table)
    elif isinstance(choice, Play):
        yield from play(table, next(each for each in sea.turn.committed if table.card_id(each.card) == choice.card))
        yield from recall_later(table)
    elif isinstance(choice, Commit):
        yield from lay_down(table, choice.card)
        tell_committed(table, sea.turn.committed[-1:])
    else:
        yield from see_to_ship(table, choice)


def rule_of_turn(table: KaiserTable) -> str:
    """What the active player may do: resolve cards freely, play the one card of Deception, or in fog see to ships."""
    if table.state.turn.deceived:
        return "3.3.10.b"
    return "3.3.14.a" if table.active.waiting == "fog_bank" else "3.2.d"


def end_of_actions(table: KaiserTable) -> Script[None]:
    """3.3.30 The last moment for Recalled; then come the discards. 3.3.10 A drawn card that could not act says so."""
    yield from recall_later(table)
    if table.state.turn.deceived:
        for each in table.state.turn.committed:
            table.tell(NoEffect, table.type_of(each.card), "3.3.10.b")
    table.state.phase = "discard"
    yield from discard_cards(table)


def next_steps(table: KaiserTable, seat: Seat) -> list[Next]:
    """What the active player may do now. A card drawn under Deception must be played if it can be."""
    steps = list(further_steps(table, seat))
    is_bound = table.state.turn.deceived and any(isinstance(step, Play) for step in steps)
    return steps if is_bound else [STOP, *steps]


def further_steps(table: KaiserTable, seat: Seat) -> Iterator[Next]:
    """What there is to do besides stopping: committed cards, those taken in this turn, ships in refuge, supply.

    Of committed cards that are alike, and used alike, the first.
    """
    turn, player = table.state.turn, table.active
    alike = {(table.cards.alike[each.card], each.use, each.ship): each for each in reversed(turn.committed)}
    for each in turn.committed:
        if each in alike.values() and is_playable(table, seat, each):
            yield play_of(table.card_id(each.card), *intercept_of(table, each))
    if turn.loot and not turn.deceived:
        yield from commitable(table, [card for card in turn.loot if card in player.hand])
    for ship in player.german:
        if ship.refuge != NONE:
            yield from refuge_steps(table, ship)
    if table.state.rules.prize_supply:
        yield from supply_steps(table)


def intercept_of(table: KaiserTable, commitment: Commitment) -> tuple[bool, str]:
    """Whether a committed card is for an intercept, and who is to make it."""
    ship = commitment.ship
    return commitment.use != "action", "british" if ship == NONE else table.cards.ships[ship].id


def see_to_ship(table: KaiserTable, choice: InRefuge | SupplyFrom) -> Script[None]:
    """3.3.20, 6.12 Refuge and supply, at any time of the own turn."""
    _, ship = table.find(choice.ship)
    if isinstance(choice, LeaveRefuge):
        yield from leave_refuge(table, ship)
    elif isinstance(choice, SupplyFrom):
        supply_from_prize(table, table.state.active, table.find(choice.prize)[1], ship)
    elif isinstance(choice, TryResupply):
        try_resupply(table, ship)
    else:
        try_repair(table, ship)


def is_playable(table: KaiserTable, seat: Seat, commitment: Commitment) -> bool:
    """3.2.8 Whether a committed card has a legal use now. Assist cards wait for the attack they join."""
    if commitment.use == "british":
        return bool(german_targets(table, seat))
    if commitment.ship != NONE:
        ship = own_ship(table, commitment.ship)
        if ship is None or not may_act(table, ship):
            return False
        return bool(merchant_targets(table, seat) if commitment.use == "ship" else with_merchants(table, seat))
    action = ACTIONS.get(table.deed_of(commitment.card))
    return action is not None and bool(action.can(table, seat))


def own_ship(table: KaiserTable, card: int) -> Ship | None:
    """The active player's ship with this card, if it is still there."""
    for ship in table.active.german:
        if ship.card == card:
            return ship
    return None


def play(table: KaiserTable, commitment: Commitment) -> Script[None]:
    """3.2.8 Turn a committed card up and do what it says; it lies aside until the end of the turn."""
    sea, seat = table.state, table.state.active
    time_passes(table)
    sea.turn.committed.remove(commitment)
    sea.turn.aside.append(commitment.card)
    table.tell(Played, seat, table.type_of(commitment.card), *intercept_of(table, commitment))
    ship = own_ship(table, commitment.ship)
    if commitment.use == "british":
        yield from british_intercept(table, seat, commitment.card)
    elif commitment.use == "ship" and ship is not None:
        yield from german_intercept(table, seat, commitment.card, ship)
    elif ship is not None:
        yield from lay_field(table, seat, ship, commitment.card)
    else:
        script = ACTIONS[table.deed_of(commitment.card)].do(table, seat, commitment.card)
        if script is not None:
            yield from script
