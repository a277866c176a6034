"""Azioni: the active player brings up reinforcements, rearranges the fleet, and then declares attacks.

One step is one of these. Everything that others cannot see yet, such as the cards chosen to pay with, is kept apart in
the turn until it is on the table.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from wardroom.engine import Option, Question, Script
from wardroom.games.modern.cards import ActionCard
from wardroom.games.modern.rules.aiming import Arms, Prey, arms, can_fire, can_fly, prey
from wardroom.games.modern.rules.attacks import play_attack
from wardroom.games.modern.rules.flights import Hunt, Launch, hunt, hunt_of, launch, launch_of
from wardroom.games.modern.rules.lending import Lend, lend, to_lend_at_sea
from wardroom.games.modern.rules.plans import mendable, play_plan, play_repair
from wardroom.games.modern.rules.rearranging import (
    REARRANGE,
    Dive,
    Rearrange,
    Surface,
    dive_of,
    rearrange,
    surface_of,
    switch,
)
from wardroom.games.modern.rules.reinforcements import REINFORCE, Reinforce, can_reinforce, reinforce
from wardroom.games.modern.state import BESIDE, NONE, Side
from wardroom.games.modern.table import BattleTable, held, opponents


class WhatNext(Question):
    rule = "turn.steps"


class Play(Option):
    card: str


play_of = cache(Play)


class Cease(Option):
    passes = True


CEASE = Cease()


Next: TypeAlias = Play | Launch | Hunt | Reinforce | Rearrange | Surface | Dive | Lend | Cease


def act(table: BattleTable) -> Script[None]:
    """Azioni: One thing after another, in any order; the first attack ends preparation."""
    battle, seat = table.battle, table.battle.active
    while table.is_patient:
        choice = yield from table.ask(seat, WhatNext, lambda: on_offer(table))
        if isinstance(choice, Play):
            yield from play(table, choice)
        elif isinstance(choice, Cease):
            begin_defence(table)
            return
        elif isinstance(choice, Lend):
            lend(table, seat, table.ship_number(choice.ship))
        elif (yield from act_without_card(table, choice)):
            battle.turn.last.pop(seat, None)


def act_without_card(
    table: BattleTable, choice: Launch | Hunt | Reinforce | Rearrange | Surface | Dive
) -> Script[bool]:
    """Azioni: What ships do by themselves, and what is possible before the first attack; gives whether it was done."""
    if isinstance(choice, Reinforce):
        return (yield from reinforce(table))
    if isinstance(choice, Rearrange):
        return (yield from rearrange(table))
    if isinstance(choice, Launch):
        yield from launch(table, table.ship_number(choice.ship))
    elif isinstance(choice, Hunt):
        yield from hunt(table, table.ship_number(choice.ship))
    else:
        switch(table, choice)
    return True


def begin_defence(table: BattleTable) -> None:
    """Difese dell'Avversario: After the last action the opponents answer, each in turn; without attacks nobody does."""
    battle = table.battle
    battle.turn.last.clear()
    battle.turn.defenders = opponents(battle, battle.active) if battle.turn.attacks else []
    battle.phase = "defence"


# --- what is on offer -------------------------------------------------------------------------------------------------


def on_offer(table: BattleTable) -> Sequence[Next]:
    """Azioni: All that the active player can do now."""
    side, actions = table.active, table.cards.actions
    options: list[Next] = [CEASE]
    if not table.battle.turn.is_closed:
        options += preparations(table, side)
    armed, seen = arms(table, side), prey(table, table.battle.active)
    for card in sorted(set(held(side))):
        facts = actions[card]
        if can_fire(facts, armed, seen) if facts.is_combat else is_playable(table, card, armed, seen):
            options.append(play_of(facts.id))
    can_bomb = can_fly(table, seen)
    if can_bomb or seen.has_submarine:
        options += sorties(table, armed, can_bomb, seen.has_submarine)
    if table.state.campaign is not None:
        options += to_lend_at_sea(table, table.battle.active)
    return options


def preparations(table: BattleTable, side: Side) -> list[Next]:
    """Rinforzi, Riorganizzare la flotta: What the first attack will end."""
    options: list[Next] = []
    if side.reserve and can_reinforce(table, side):
        options.append(REINFORCE)
    ships, surfaced, in_rows = table.cards.ships, table.battle.surfaced, 0
    for ship, row in side.rows.items():
        if row != BESIDE:
            in_rows += 1
        elif ships[ship].is_submarine:
            options.append(dive_of(ships[ship].id) if ship in surfaced else surface_of(ships[ship].id))
    if in_rows > 1:
        options.append(REARRANGE)
    return options


def sorties(table: BattleTable, armed: Arms, can_bomb: bool, has_submarine: bool) -> list[Next]:
    """Attacchi aerei da basi navali: Ships that can attack by themselves, from the air or submarines."""
    ships = table.cards.ships
    options: list[Next] = []
    for ship, _, _ in armed:
        card = ships[ship]
        if can_bomb and card.air:
            options.append(launch_of(card.id))
        if has_submarine and card.asw:
            options.append(hunt_of(card.id))
    return options


def is_playable(table: BattleTable, card: int, armed: Arms, seen: Prey) -> bool:
    """Carte Azione: Whether a card without support can be played; Superior Tactics copies the card just played."""
    facts, side = table.cards.actions[card], table.active
    spare = len(side.hand) - (card in side.hand and card not in side.beside)
    if facts.kind == "superior-tactics":
        last = table.battle.turn.last.get(table.battle.active, NONE)
        return last not in (NONE, card) and is_usable(table, table.cards.actions[last], armed, seen, spare)
    return is_usable(table, facts, armed, seen, spare)


def is_usable(table: BattleTable, facts: ActionCard, armed: Arms, seen: Prey, spare: int) -> bool:
    """Whether what a card says can be done now; `spare` other cards are in the hand to pay with."""
    match facts.kind:
        case "air-support":
            return seen.has_submarine or can_fly(table, seen)
        case "bomber-strike":
            return spare >= facts.cost and can_fly(table, seen)
        case "battle-plan":
            return True
        case "repair":
            return bool(mendable(table, table.active))
        case _:
            return facts.is_combat and can_fire(facts, armed, seen)


# --- cards ------------------------------------------------------------------------------------------------------------


def play(table: BattleTable, choice: Play) -> Script[None]:
    """Carte Azione: A card is played for what it says, or Superior Tactics for what the card before it says."""
    battle, seat = table.battle, table.battle.active
    card = table.card_number(choice.card)
    text = battle.turn.last[seat] if card == table.cards.tactics else card
    kind = table.facts_of(text).kind
    if kind == "battle-plan":
        yield from play_plan(table, card)
    elif kind == "repair":
        yield from play_repair(table, card)
    else:
        yield from play_attack(table, card, text)
