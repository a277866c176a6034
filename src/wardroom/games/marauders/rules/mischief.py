"""26 What the glory cards do that are played in another's turn."""

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.marauders.effects import Deed, FalseFlag, Mutiny, QuayHit, Reef, SendNpc
from wardroom.games.marauders.rows import AREAS, CANNONS, CARGO, CREW, HULL, MASTS, NATIONS, PIRATES
from wardroom.games.marauders.rules.damage import Hit, is_sunk, lose_hand, take_hit
from wardroom.games.marauders.rules.death import die
from wardroom.games.marauders.rules.glorycards import Card, false_colours, would_last_longer
from wardroom.games.marauders.rules.npcs import NpcSailed, in_play, npc_id, put, type_of
from wardroom.games.marauders.rules.phrasing import RuledQuestion
from wardroom.games.marauders.rules.skills import passes
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable


class WhereToSend(RuledQuestion):
    card: str


class WhatToSabotage(Question):
    rule = "glorycard.harbour_sabotage"
    player: Seat


class Send(Option):
    """Move an NPC to an adjacent zone."""

    npc: str
    zone: str


class Sabotage(Option):
    area: str


def types_of(deed: SendNpc) -> tuple[str, ...]:
    """The ships that a card sends."""
    return NATIONS if deed.who == "navy" else PIRATES


def can_send(table: MaraudersTable, seat: Seat, deed: SendNpc) -> bool:
    return any(in_play(table.state, type_) for type_ in types_of(deed))


def send(table: MaraudersTable, seat: Seat, card: str, deed: SendNpc) -> Script[None]:
    """A ship of the navies or of the pirates goes where the player likes, one zone away."""
    state = table.state
    ways = [
        Send(npc_id(state, type_), zone)
        for type_ in types_of(deed)
        if in_play(state, type_)
        for zone in table.cards.neighbours[state.npcs[type_].zone]
    ]
    under = table.cards.rule_of[card]
    choice = yield from table.ask(seat, WhereToSend, ways, under, card)
    type_ = type_of(table, choice.npc)
    put(state, type_, state.npcs[type_]._replace(zone=choice.zone))
    table.tell(NpcSailed, under, choice.npc, choice.zone)


def can_mutter(table: MaraudersTable, seat: Seat, deed: Mutiny) -> bool:
    return table.active.areas[CREW] > 1


def mutinous_talk(table: MaraudersTable, seat: Seat, card: str, deed: Mutiny) -> Script[None]:
    """The active player makes a Leadership test, or loses one crew but never the last."""
    active = table.state.active
    is_calmed = yield from passes(table, active, "leadership")
    if not is_calmed:
        lose_hand(table, active, table.cards.rule_of[card])


def targets_of_sabotage(player: Player) -> list[Sabotage]:
    return [Sabotage(AREAS[area]) for area in (CARGO, MASTS, CANNONS) if player.areas[area] > 1]


def can_sabotage(table: MaraudersTable, seat: Seat, deed: QuayHit) -> bool:
    """R98 Whoever enters play in this turn was not in port when it began."""
    is_in_port = table.active.in_port and not table.state.turn.entered
    return is_in_port and bool(targets_of_sabotage(table.active))


def harbour_sabotage(table: MaraudersTable, seat: Seat, card: str, deed: QuayHit) -> Script[None]:
    """A hit to Cargo, Masts or Cannons of a ship in port, as the card's owner likes, never below 1."""
    active, areas = table.state.active, table.active.areas
    choices = targets_of_sabotage(table.active)
    choice = choices[0] if len(choices) == 1 else (yield from table.ask(seat, WhatToSabotage, choices, active))
    at = AREAS.index(choice.area)
    areas[at] -= 1
    table.tell(Hit, table.cards.rule_of[card], active, choice.area, areas[at])


def can_hide_reef(table: MaraudersTable, seat: Seat, deed: Reef) -> bool:
    return table.active.at_sea


def hidden_reef(table: MaraudersTable, seat: Seat, card: str, deed: Reef) -> Script[None]:
    """The active player makes a Seamanship test, or takes a hit to Hull."""
    active = table.state.active
    is_avoided = yield from passes(table, active, "seamanship")
    if not is_avoided:
        yield from take_hit(table, active, HULL, table.cards.rule_of[card])
        if is_sunk(table.active):
            yield from die(table, active)


AT_START: dict[type[Deed], Card] = {
    SendNpc: Card(can_send, send),
    Mutiny: Card(can_mutter, mutinous_talk),
    QuayHit: Card(can_sabotage, harbour_sabotage),
    FalseFlag: Card(would_last_longer, false_colours),
}
"""At the start of another player's turn."""

ON_ARRIVAL: dict[type[Deed], Card] = {
    Reef: Card(can_hide_reef, hidden_reef),
    FalseFlag: Card(would_last_longer, false_colours),
}
"""When another player moves into a sea zone."""
