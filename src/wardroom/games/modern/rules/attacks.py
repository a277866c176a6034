"""Come Attaccare: declaring attacks, by cards with the ships that support them, and by ships themselves.

A card is on the table as soon as it is played; its supports and its target follow. What is forced is not asked.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from wardroom.engine import Question, Script, Seat
from wardroom.games.modern.cards import AIR, ANY_RANGE, ASW, CRUISE, LARGE, SSM, SYMBOL_IDS, TORPEDO, ActionCard
from wardroom.games.modern.rules.aiming import (
    Gun,
    air_number,
    air_targets,
    arms,
    asw_targets,
    distance,
    gun_targets,
    prey,
    supports,
)
from wardroom.games.modern.rules.phrases import (
    HOLD_BACK,
    Aim,
    Copied,
    CostPaid,
    Discard,
    Fired,
    Flew,
    HoldBack,
    Hunted,
    RanLow,
    WhichBomb,
    WhichCost,
    WhichFlight,
    WhichOpponent,
    WhichSupport,
    WhichTarget,
    against_of,
    aim_of,
    discard_of,
    support_of,
)
from wardroom.games.modern.rules.strategies import effects
from wardroom.games.modern.state import BESIDE, NONE, Attack
from wardroom.games.modern.table import BattleTable, opponents, take_card

# --- cards ------------------------------------------------------------------------------------------------------------


def play_attack(table: BattleTable, card: int, text: int) -> Script[None]:
    """Carte Azione: An attack card, or a Superior Tactics with the text of the one before it."""
    battle, seat = table.battle, table.battle.active
    turn = battle.turn
    if card != text:
        table.tell(Copied, seat, table.card_id(text))
    has_twin = card in table.active.hand and card in table.active.beside
    take_card(table.active, card)
    turn.playing = card
    turn.is_closed = True
    facts = table.facts_of(text)
    if facts.is_combat:
        yield from fire(table, card, facts)
    elif facts.kind == "bomber-strike":
        yield from bomb(table, card, facts, has_twin)
    else:
        yield from fly(table, card, facts)
    turn.last[seat] = card


def fire(table: BattleTable, card: int, facts: ActionCard) -> Script[None]:
    """Gun, Missile, Torpedo Combat: The supports, then a target in range of the rearmost; all of them have acted."""
    battle, seat = table.battle, table.battle.active
    armed, seen = arms(table, table.active), prey(table, seat)
    guns: list[Gun] = []
    while len(guns) < facts.needed:
        possible = supports(facts, guns, armed, seen)
        guns.append((yield from which_support(table, facts, possible, facts.needed - len(guns))))
    row = max(gun.row for gun in guns)
    choices = lambda owner: gun_targets(table, owner, facts, row)  # noqa: E731
    owner, target = yield from aim(table, facts.id, choices, lambda _owner, _ship: 0)
    ships = tuple(dict.fromkeys(gun.ship for gun in guns))
    at = battle.sides[owner].rows[target]
    far = 0 if at == BESIDE or facts.reach == ANY_RANGE else distance(row, at)
    sinks = any(gun.symbol == LARGE for gun in guns)
    attack = Attack(
        card=card,
        text=facts.number,
        ships=ships,
        shows=facts.support,
        hits=facts.hits,
        needs=0,
        penalty=penalty(table, facts),
        sinks=sinks,
        owner=owner,
        target=target,
        distance=far,
        play=next_play(table),
    )
    battle.turn.playing = NONE
    battle.turn.attacks.append(attack)
    battle.turn.acted += ships
    number, names = len(battle.turn.attacks), table.ship_ids(ships)
    table.tell(Fired, seat, number, facts.id, names, table.ship_id(target), owner, far, facts.hits, sinks)
    mark_ordnance(table, facts, guns)


def which_support(table: BattleTable, facts: ActionCard, possible: Sequence[Gun], missing: int) -> Script[Gun]:
    """Simboli multipli: The player names the next supporting symbol."""
    if len(possible) <= missing:
        return possible[0]
    options = [support_of(table.ship_id(gun.ship), SYMBOL_IDS[gun.symbol]) for gun in possible]
    choice = yield from table.ask(table.battle.active, WhichSupport, options, facts.id, missing)
    return possible[options.index(choice)]


def penalty(table: BattleTable, facts: ActionCard) -> int:
    """Bloccare gli attacchi pesanti: The card's own; a Strategy card may add to that of missiles."""
    if facts.kind != "missile-combat":
        return facts.penalty
    return facts.penalty + sum(each.penalty for each in effects(table.active.strategies))


LOW = {SSM: 3, CRUISE: 4, TORPEDO: 5}
"""Esaurimento degli Ordigni: The printed hits from which a symbol runs low."""


def mark_ordnance(table: BattleTable, facts: ActionCard, guns: Sequence[Gun]) -> None:
    """Esaurimento degli Ordigni: Each symbol used for a big enough card is Low, then Out; Targets never run low."""
    battle = table.battle
    if not battle.terms.mission:
        return
    for ship, symbol, _ in guns:
        if table.cards.ships[ship].is_target or facts.hits < LOW.get(symbol, facts.hits + 1):
            continue
        is_out = bool(battle.low.get(ship, 0) & symbol)
        if is_out:
            battle.out[ship] = battle.out.get(ship, 0) | symbol
        else:
            battle.low[ship] = battle.low.get(ship, 0) | symbol
        table.tell(RanLow, table.ship_id(ship), SYMBOL_IDS[symbol], is_out)


def fly(table: BattleTable, card: int, facts: ActionCard) -> Script[None]:
    """Air Support: An Air attack on a surface ship, or an ASW attack on a submarine: the target says which."""
    number = lambda owner, ship: flight_number(table, facts, owner, ship)  # noqa: E731
    owner, target = yield from aim(table, facts.id, partial(flight_targets, table), number)
    sortie = Sortie(card, facts.number, (), next_play(table))
    if table.cards.ships[target].is_submarine:
        add_hunt(table, sortie, facts.asw, owner, target)
    else:
        add_flight(table, sortie, facts.air, owner, target)


def flight_targets(table: BattleTable, owner: Seat) -> list[int]:
    """Air Support: Surface ships for an Air attack, submarines for ASW."""
    return air_targets(table, owner) + asw_targets(table, owner)


def flight_number(table: BattleTable, facts: ActionCard, owner: Seat, ship: int) -> int:
    """Air Support: What has to be rolled to sink a ship, or a submarine."""
    return facts.asw if table.cards.ships[ship].is_submarine else air_number(table, owner, ship, facts.air)


def bomb(table: BattleTable, card: int, facts: ActionCard, has_twin: bool) -> Script[None]:
    """Bomber Strike: Two other cards of the hand are discarded; four Air attacks against one fleet."""
    seat = table.battle.active
    yield from pay_cost(table, facts.cost, card if has_twin else NONE)
    owner = yield from which_opponent(table, facts.id, partial(air_targets, table))
    sortie = Sortie(card, facts.number, (), next_play(table))
    for number in range(1, facts.attacks + 1):
        targets = air_targets(table, owner)
        options = [aim_of(table.ship_id(ship), owner, air_number(table, owner, ship, facts.air)) for ship in targets]
        target = targets[0]
        if len(targets) > 1:
            target = table.ship_number((yield from table.ask(seat, WhichBomb, options, number)).ship)
        add_flight(table, sortie, facts.air, owner, target)


def pay_cost(table: BattleTable, count: int, twin: int) -> Script[None]:
    """Bomber Strike: Cards of the hand are discarded, and seen.

    Where a twin of the card lies face down, it may be that one which was played: the card of the hand then pays.
    """
    battle, seat, side = table.battle, table.battle.active, table.active
    cost: list[int] = []
    while len(cost) < count and to_pay_with(table, twin):
        choice = yield from table.ask(seat, WhichCost, partial(to_pay_with, table, twin))
        cost.append(table.card_number(choice.card))
        twin = twin if cost[-1] in side.hand else NONE
        take_card(side, cost[-1])
        battle.discards.append(cost[-1])
    if cost:
        table.tell(CostPaid, seat, table.card_ids(cost))


def to_pay_with(table: BattleTable, twin: int) -> Sequence[Discard]:
    """The different cards of the hand; what lies beside it does not count, but for the twin of the card played."""
    side = table.active
    spare = {twin} & set(side.beside)
    return [discard_of(table.card_id(card)) for card in sorted({*side.hand, *spare})]


# --- ships ------------------------------------------------------------------------------------------------------------


def launch(table: BattleTable, ship: int) -> Script[None]:
    """Attacchi aerei da basi navali: One Air attack for each number, each at any target; fewer if one likes."""
    battle, seat, name = table.battle, table.battle.active, table.ship_id(ship)
    battle.turn.is_closed = True
    battle.turn.acted.append(ship)
    choices = partial(air_targets, table)
    sortie = Sortie(NONE, NONE, (ship,), next_play(table))
    for number, needs in enumerate(table.cards.ships[ship].air):
        owner = yield from which_opponent(table, name, choices)
        targets = choices(owner)
        options: list[Aim | HoldBack] = [HOLD_BACK] if number else []
        options += [aim_of(table.ship_id(target), owner, air_number(table, owner, target, needs)) for target in targets]
        choice = options[0]
        if len(options) > 1:
            choice = yield from table.ask(seat, WhichFlight, options, name, needs)
        if isinstance(choice, HoldBack):
            break
        add_flight(table, sortie, needs, owner, table.ship_number(choice.ship))


def hunt(table: BattleTable, ship: int) -> Script[None]:
    """Attacchi aerei da basi navali: An ASW attack of a ship, or of an Active submarine, at one submarine."""
    battle, card = table.battle, table.cards.ships[ship]
    battle.turn.is_closed = True
    battle.turn.acted.append(ship)
    owner, target = yield from aim(table, card.id, partial(asw_targets, table), lambda _owner, _ship: card.asw)
    add_hunt(table, Sortie(NONE, NONE, (ship,), next_play(table)), card.asw, owner, target)


# --- targets ----------------------------------------------------------------------------------------------------------


def aim(
    table: BattleTable, using: str, choices: Callable[[Seat], list[int]], needs: Callable[[Seat, int], int]
) -> Script[tuple[Seat, int]]:
    """Simboli d'attacco: The attacker names the ship that is attacked; its owner first, if there are several."""
    owner = yield from which_opponent(table, using, choices)
    targets = choices(owner)
    if len(targets) == 1:
        return owner, targets[0]
    options = [aim_of(table.ship_id(ship), owner, needs(owner, ship)) for ship in targets]
    about: Callable[[str], Question] = WhichTarget
    choice = yield from table.ask(table.battle.active, about, options, using)
    return owner, table.ship_number(choice.ship)


def which_opponent(table: BattleTable, using: str, choices: Callable[[Seat], list[int]]) -> Script[Seat]:
    """The opponent whose fleet is attacked, of those who have something to attack."""
    seats = opponents(table.battle, table.battle.active)
    if len(seats) > 1:
        seats = [seat for seat in seats if choices(seat)]
    if len(seats) == 1:
        return seats[0]
    choice = yield from table.ask(table.battle.active, WhichOpponent, [against_of(seat) for seat in seats], using)
    return choice.player


class Sortie(NamedTuple):
    """Where an Air or ASW attack comes from: a card and the text it has, or a ship; and which action it belongs to."""

    card: int
    text: int
    ships: tuple[int, ...]
    play: int


def next_play(table: BattleTable) -> int:
    """A number for the action that the next attack belongs to."""
    return len(table.battle.turn.attacks)


def add_flight(table: BattleTable, sortie: Sortie, needs: int, owner: Seat, target: int) -> None:
    """An Air attack is declared; it shows the Air symbol, and needs more against rear rows by the optional rule."""
    needs = air_number(table, owner, target, needs)
    number, by = add_sortie(table, sortie, AIR, needs, owner, target)
    rule = sortie_rule(table, sortie.text, "card.air.attack", "ship.air")
    table.tell(Flew, table.battle.active, number, by, table.ship_id(target), owner, needs, rule)


def add_hunt(table: BattleTable, sortie: Sortie, needs: int, owner: Seat, target: int) -> None:
    """An ASW attack is declared; it shows the ASW symbol."""
    number, by = add_sortie(table, sortie, ASW, needs, owner, target)
    rule = sortie_rule(table, sortie.text, "card.air.asw", "ship.asw")
    table.tell(Hunted, table.battle.active, number, by, table.ship_id(target), owner, needs, rule)


def sortie_rule(table: BattleTable, text: int, by_card: str, by_ship: str) -> str:
    """What an attack from the air is made by: a ship, Air Support, or one of the four of a Bomber Strike."""
    if text == NONE:
        return by_ship
    return "card.bomber.four" if table.facts_of(text).kind == "bomber-strike" else by_card


def add_sortie(table: BattleTable, sortie: Sortie, shows: int, needs: int, owner: Seat, target: int) -> tuple[int, str]:
    """Write an attack down that has to be rolled for; gives its number and what makes it."""
    card, text, ships, play = sortie
    attacks = table.battle.turn.attacks
    table.battle.turn.playing = NONE
    attacks.append(
        Attack(card, text, ships, shows, 0, needs, 0, sinks=False, owner=owner, target=target, distance=0, play=play)
    )
    return len(attacks), table.ship_id(ships[0]) if ships else table.card_id(text)
