"""Azioni: the active player brings up reinforcements, rearranges the fleet, and then declares attacks.

One step is one of these. Everything that others cannot see yet, such as the cards chosen to pay with, is kept apart in
the turn until it is on the table.
"""

from collections.abc import Sequence
from typing import TypeAlias

from wardroom.engine import Script
from wardroom.games.modern.cards import ActionCard
from wardroom.games.modern.rules.aiming import Arms, Prey, arms, can_fire, can_fly, prey
from wardroom.games.modern.rules.attacks import hunt, launch, play_attack
from wardroom.games.modern.rules.fleets import MOST_ROWS
from wardroom.games.modern.rules.missions import lend, to_lend_at_sea
from wardroom.games.modern.rules.phrases import (
    CEASE,
    ENOUGH,
    REARRANGE,
    REINFORCE,
    STAY,
    Bring,
    Cease,
    Dive,
    Dived,
    Enough,
    Hunt,
    Joined,
    Launch,
    Lend,
    Move,
    Moved,
    Paid,
    Play,
    Rearrange,
    Reinforce,
    Spend,
    Stay,
    Surface,
    Surfaced,
    WhatNext,
    WhereToMove,
    WhichRow,
    WhichToSpend,
    bring_of,
    dive_of,
    hunt_of,
    launch_of,
    move_of,
    place_of,
    play_of,
    spend_of,
    surface_of,
)
from wardroom.games.modern.rules.plans import mendable, play_plan, play_repair
from wardroom.games.modern.state import BESIDE, NONE, Side
from wardroom.games.modern.table import (
    BattleTable,
    depth,
    held,
    opponents,
    real_ships,
    take_card,
    without,
)

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


# --- reinforcements ---------------------------------------------------------------------------------------------------


def can_reinforce(table: BattleTable, side: Side) -> bool:
    """Rinforzi: Whether all the cards together would pay for any ship that may come."""
    if not table.battle.terms.reinforcements:
        return False
    actions, ships, means = table.cards.actions, table.cards.ships, 0
    for card in held(side):
        means += actions[card].reinforcement
    means = min(means, room_for(table, side))
    for ship in side.reserve:  # noqa: SIM110 -- asked so often that it has to be fast
        if ships[ship].vp <= means:
            return True
    return False


def room_for(table: BattleTable, side: Side) -> int:
    """Fleet Limit: The VP of ships that may still join; Targets are not counted. Without a limit any number."""
    limits = table.battle.terms.limits
    if not limits:
        return NO_LIMIT
    return limits[table.battle.active] - sum(table.vp(ship) for ship in real_ships(table, side))


NO_LIMIT = 10_000


def coming(table: BattleTable, side: Side, points: int) -> list[int]:
    """Rinforzi: Ships of the reserve for so many points; in a mission within the fleet limit."""
    points = min(points, room_for(table, side))
    return [ship for ship in side.reserve if table.cards.ships[ship].vp <= points]


def reinforce(table: BattleTable) -> Script[bool]:
    """Rinforzi: Cards are paid, then ships taken for their sum; what is left over is lost. Gives whether any came.

    The cards stay in the hand, and secret, until the first ship comes.
    """
    turn, seat, side = table.battle.turn, table.battle.active, table.active
    turn.credit, has_paid = 0, False
    while not has_paid or coming(table, side, turn.credit):
        options = to_bring if has_paid else to_pay
        choice: Spend | Bring | Enough = yield from table.ask(seat, WhichToSpend, lambda: options(table, side))  # noqa: B023
        if isinstance(choice, Enough):
            break
        if isinstance(choice, Spend):
            turn.paid.append(table.card_number(choice.card))
            continue
        ship = table.ship_number(choice.ship)
        if ship not in side.reserve:  # a team-mate has called it at the same moment
            continue
        if not has_paid:
            pay(table, side)
            has_paid = True
        yield from bring(table, side, ship)
    turn.paid, turn.credit = [], 0
    return has_paid


def to_pay(table: BattleTable, side: Side) -> Sequence[Spend | Bring | Enough]:
    """Rinforzi: Another card to pay with, a ship for what is paid, or think better of it."""
    actions, paid = table.cards.actions, table.battle.turn.paid
    options: list[Spend | Bring | Enough] = [ENOUGH]
    points = sum(actions[card].reinforcement for card in paid)
    options += [bring_of(table.ship_id(ship), table.vp(ship)) for ship in coming(table, side, points)]
    left = sorted(set(without(held(side), paid)))
    return options + [spend_of(actions[card].id, actions[card].reinforcement) for card in left]


def to_bring(table: BattleTable, side: Side) -> Sequence[Spend | Bring | Enough]:
    """Rinforzi: Another ship for what is left."""
    ships = coming(table, side, table.battle.turn.credit)
    return [ENOUGH, *(bring_of(table.ship_id(ship), table.vp(ship)) for ship in ships)]


def pay(table: BattleTable, side: Side) -> None:
    """Rinforzi: The cards go to the discards."""
    battle, turn = table.battle, table.battle.turn
    for card in turn.paid:
        take_card(side, card)
    turn.credit = sum(table.cards.actions[card].reinforcement for card in turn.paid)
    table.tell(Paid, battle.active, table.card_ids(turn.paid), turn.credit)
    battle.discards += turn.paid
    turn.paid = []


def bring(table: BattleTable, side: Side, ship: int) -> Script[None]:
    """Rinforzi: The ship joins at once: in any row, or opening the next one; a submarine beside the fleet, Passive."""
    turn, seat = table.battle.turn, table.battle.active
    turn.credit -= table.vp(ship)
    for other in [each for battle in table.state.battles for each in battle.sides.values() if ship in each.reserve]:
        other.reserve.remove(ship)
    side.chosen.append(ship)
    if table.state.campaign is not None and ship not in table.campaign.shown:
        table.campaign.shown.append(ship)
    row = BESIDE
    if not table.cards.ships[ship].is_submarine:
        name, last = table.ship_id(ship), min(depth(side) + 1, MOST_ROWS)
        options = [place_of(name, number) for number in range(1, last + 1)]
        row = (yield from table.ask(seat, WhichRow, options, name)).row if last > 1 else 1
    side.chosen.remove(ship)
    side.rows[ship] = row
    side.served.append(ship)
    table.tell(Joined, seat, table.ship_id(ship), row, arrival_rule(table, ship))


def arrival_rule(table: BattleTable, ship: int) -> str:
    """Rinforzi: What brings a ship: in a campaign she was owned or is borrowed; a submarine comes Passive."""
    if table.state.campaign is not None:
        is_own = ship in table.campaign.admirals[table.battle.active].ships
        return "campaign.reinforce" if is_own else "campaign.team.lend"
    return "reinforce.submarine" if table.cards.ships[ship].is_submarine else Joined.rule


# --- rearranging ------------------------------------------------------------------------------------------------------


def moves(table: BattleTable, side: Side) -> Sequence[Move]:
    """Riorganizzare la flotta: Every ship to every other row, so that no row before an occupied one is empty."""
    in_rows = [row for row in side.rows.values() if row != BESIDE]
    last = max(in_rows, default=0)
    options = []
    for ship, at in side.rows.items():
        if at != BESIDE:
            is_alone = in_rows.count(at) == 1
            end = (at if at == last else 1) if is_alone else min(last + 1, MOST_ROWS) + 1
            options += [move_of(table.ship_id(ship), row) for row in range(1, end) if row != at]
    return options


def rearrange(table: BattleTable) -> Script[bool]:
    """Riorganizzare la flotta: A ship changes to another row; gives whether one did."""
    side = table.active
    options: Sequence[Stay | Move] = [STAY, *moves(table, side)]
    choice = yield from table.ask(table.battle.active, WhereToMove, options)
    if isinstance(choice, Stay):
        return False
    side.rows[table.ship_number(choice.ship)] = choice.row
    table.tell(Moved, choice.ship, choice.row)
    return True


def switch(table: BattleTable, choice: Surface | Dive) -> None:
    """Riorganizzare la flotta: A submarine turns Active, or Passive again."""
    ship, surfaced = table.ship_number(choice.ship), table.battle.surfaced
    if isinstance(choice, Surface):
        surfaced.append(ship)
        table.tell(Surfaced, choice.ship)
    else:
        surfaced.remove(ship)
        table.tell(Dived, choice.ship)
