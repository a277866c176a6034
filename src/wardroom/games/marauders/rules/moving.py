"""6 Actions: moving, and choosing what to do with each action point."""

from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import Shallows, Smuggling, Toll
from wardroom.games.marauders.rows import HULL, LARGE
from wardroom.games.marauders.rules.bounties import closed_by, smuggled_into
from wardroom.games.marauders.rules.damage import is_sunk, take_hit
from wardroom.games.marauders.rules.death import die, retire
from wardroom.games.marauders.rules.glory import play, playable
from wardroom.games.marauders.rules.hand import Play
from wardroom.games.marauders.rules.hold import drop_excess
from wardroom.games.marauders.rules.missions import can_investigate, investigate
from wardroom.games.marauders.rules.phrasing import Brief, Paid, RuledEvent
from wardroom.games.marauders.rules.ports import go_ashore as begin_port_action
from wardroom.games.marauders.rules.rumors import can_verify_rumor, verify_rumor
from wardroom.games.marauders.rules.scouting import (
    ScoutMerchant,
    ScoutNpc,
    ScoutPlayer,
    ScoutSpaniard,
    Target,
    scout,
    targets,
)
from wardroom.games.marauders.rules.skills import passes
from wardroom.games.marauders.rules.tokens import show_token
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, bearers, pay


class WhatNext(Question):
    rule = "turn.actions"
    actions: int
    moves: int


class Sail(Option):
    zone: str


class Dock(Brief):
    zone: str


class DockPaying(Brief):
    zone: str
    gold: int


class DockTalking(Option):
    """Enter a port that takes a toll on an Influence test."""

    zone: str


class DockSmuggled(Option):
    zone: str


class PutOut(Option):
    zone: str


class GoAshore(Option):
    port: str


class Investigate(Option):
    card: str


class Retire(Option):
    gives_up = True


class EndTurn(Option):
    passes = True


END_TURN = EndTurn()
RETIRE = Retire()
sail_to = cache(Sail)
dock_at = cache(Dock)
put_out = cache(PutOut)
go_ashore = cache(GoAshore)


class Sailed(Event):
    rule = "move.adjacent"
    player: Seat
    zone: str


class Docked(Event):
    rule = "move.port_in_out"
    player: Seat
    port: str


class StayedOut(RuledEvent):
    player: Seat
    port: str


class LeftPort(Event):
    rule = "move.port_in_out"
    player: Seat
    zone: str


Docking: TypeAlias = Dock | DockPaying | DockTalking | DockSmuggled
Move: TypeAlias = Sail | PutOut | Docking
Choice: TypeAlias = EndTurn | Move | Target | GoAshore | Investigate | Play | Retire


def act(table: MaraudersTable) -> Script[None]:
    """5, 6 One action, or a card between two actions; unused actions are lost."""
    state, seat, turn = table.state, table.state.active, table.state.turn
    if not turn.actions and not turn.moves and not table.active.hand:
        return
    choice = yield from table.ask(seat, WhatNext, lambda: choices(table, seat), turn.actions, turn.moves)
    turn.is_fresh = False
    if isinstance(choice, EndTurn):
        return
    if isinstance(choice, Retire):
        retire(table, seat)
        return
    state.agenda.append("action")
    match choice:
        case Play():
            yield from play(table, seat, choice.card)
        case GoAshore():
            begin_port_action(table)
        case Investigate():
            turn.actions -= 1
            yield from look_into(table, seat, choice.card)
        case ScoutMerchant() | ScoutSpaniard() | ScoutNpc() | ScoutPlayer():
            yield from scout(table, seat, choice)
        case _:
            yield from move(table, seat, choice)


def choices(table: MaraudersTable, seat: Seat) -> list[Choice]:
    """6, 15.2 What an action point can be spent on now, and the cards; in a port, before anything else, retirement."""
    state, player, turn = table.state, table.state.players[seat], table.state.turn
    found: list[Choice] = [END_TURN]
    is_becalmed = state.event in table.cards.calm and turn.moved >= table.cards.calm[state.event]
    if (turn.actions or turn.moves) and not is_becalmed:
        found += moves(table, player)
    if turn.actions:
        if not player.in_port:
            found += targets(table, seat)
            found += investigations(table, player)
        elif "port" not in turn.done:
            found.append(go_ashore(player.zone))
    if player.hand:
        found += playable(table, seat)
    if player.in_port and turn.is_fresh and not turn.entered:
        found.append(RETIRE)
    return found


# --- moving -----------------------------------------------------------------------------------------------------------


def moves(table: MaraudersTable, player: Player) -> list[Move]:
    """6 Out of port into its zone; at sea to a linked zone or into the port."""
    if player.in_port:
        return [put_out(player.zone)]
    return [*map(sail_to, table.cards.neighbours[player.zone]), *dockings(table, player)]


def dockings(table: MaraudersTable, player: Player) -> list[Docking]:
    """6, 19, 26 The ways into the port of the zone."""
    zone = player.zone
    if not table.cards.zones[zone].port:
        return []
    by_bounties, by_war = closed_by(table, player, zone)
    if by_war:
        return []
    if not by_bounties:
        return [dock_at(zone)]
    ways: list[Docking] = []
    if toll := table.cards.having(Toll).get(zone):
        ways = [*([DockPaying(zone, toll.gold)] if player.gold >= toll.gold else []), DockTalking(zone)]
    if "smuggler" not in table.state.turn.done and bearers(table, player, Smuggling):
        ways.append(DockSmuggled(zone))
    return ways


def move(table: MaraudersTable, seat: Seat, choice: Move) -> Script[None]:
    """6 A Move action; extra moves are used up first."""
    turn, player = table.state.turn, table.state.players[seat]
    if turn.moves:
        turn.moves -= 1
    else:
        turn.actions -= 1
    turn.moved += 1
    if isinstance(choice, Sail):
        player.zone = choice.zone
        table.tell(Sailed, seat, choice.zone)
        enter_zone(table)
    elif isinstance(choice, PutOut):
        player.in_port = False
        table.tell(LeftPort, seat, player.zone)
        player.courier = False
        yield from drop_excess(table, seat, "move.excess_cargo")
        enter_zone(table)
    else:
        yield from dock(table, seat, choice)


def enter_zone(table: MaraudersTable) -> None:
    """6 Entering a sea zone sets off, in order: scouting out of turn, cards of others, NPC scouting."""
    agenda = table.state.agenda
    agenda += ["npcs_scout", "arrival"]
    if table.state.rules.out_of_turn_scouting:
        agenda.append("out_of_turn")


def dock(table: MaraudersTable, seat: Seat, choice: Docking) -> Script[None]:
    """6, 19, R80 Enter the port, if whatever is asked for it is paid or passed."""
    player = table.state.players[seat]
    if isinstance(choice, DockPaying):
        pay(table, seat, choice.gold)
        table.tell(Paid, Toll.rule, seat, choice.gold)
    elif not isinstance(choice, Dock) and not (yield from talks_in(table, seat, choice)):
        return
    if player.ship in LARGE and player.zone in table.cards.having(Shallows):
        yield from cross_bar(table, seat)
    if player.captain:
        player.in_port = True
        table.tell(Docked, seat, player.zone)
        show_token(table, player.zone, "move.dock_reveals")


def talks_in(table: MaraudersTable, seat: Seat, choice: DockTalking | DockSmuggled) -> Script[bool]:
    """19, 26, R102 An Influence test; what the Smuggler has opened stays open for the turn."""
    done, is_smuggled = table.state.turn.done, isinstance(choice, DockSmuggled)
    if is_smuggled:
        done.append("smuggler")
    if not (yield from passes(table, seat, "influence")):
        under = Smuggling.rule if is_smuggled else Toll.rule
        table.tell(StayedOut, under, seat, choice.zone)
        return False
    if is_smuggled:
        done.append(smuggled_into(choice.zone))
    return True


def cross_bar(table: MaraudersTable, seat: Seat) -> Script[None]:
    """19 A large ship that enters over shallows takes a hit to Hull unless a Seamanship test succeeds."""
    if not (yield from passes(table, seat, "seamanship")):
        yield from take_hit(table, seat, HULL, Shallows.rule)
        if is_sunk(table.state.players[seat]):
            yield from die(table, seat)


# --- investigating ----------------------------------------------------------------------------------------------------


def investigations(table: MaraudersTable, player: Player) -> list[Investigate]:
    """6 The own rumor or mission, if it leads to this zone."""
    found = [player.rumor] if can_verify_rumor(table, player) else []
    found += [player.mission] if can_investigate(table, player) else []
    return [Investigate(card) for card in found]


def look_into(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """6 The test printed on the card."""
    if card in table.cards.rumors:
        yield from verify_rumor(table, seat)
    else:
        yield from investigate(table, seat)
