"""Gun, Missile, Torpedo Combat: attacks by cards with the ships that support them.

A card is on the table as soon as it is played; its supports and its target follow. What is forced is not asked.
"""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.cards import ANY_RANGE, ActionCard
from wardroom.games.modern.rows import LARGE, SYMBOL_IDS
from wardroom.games.modern.rules.aiming import Gun, aim, arms, distance, gun_targets, next_play, prey, supports
from wardroom.games.modern.rules.flights import bomb, fly
from wardroom.games.modern.rules.ordnance import mark_ordnance, runs_low
from wardroom.games.modern.rules.plans import Copied
from wardroom.games.modern.rules.strategies import targeting
from wardroom.games.modern.state import BESIDE, NONE, Attack
from wardroom.games.modern.table import BattleTable, take_card


class WhichSupport(Question):
    rule = "attack.supports.number"
    card: str
    missing: int


class Support(Option):
    ship: str
    symbol: str


support_of = cache(Support)


class Fired(Event):
    """A combat card; `distance` is 0 where none counts."""

    rule = "attack.declare"
    player: Seat
    attack: int
    card: str
    ships: tuple[str, ...]
    target: str
    owner: Seat
    distance: int
    hits: int
    sinks: bool


def play_attack(table: BattleTable, card: int, text: int) -> Script[None]:
    """Carte Azione: An attack card, or a Superior Tactics with the text of the one before it."""
    battle, seat = table.battle, table.battle.active
    turn = battle.turn
    if card != text:
        table.tell(Copied, seat, table.card_id(text))
    was_held = card in table.active.hand
    take_card(table.active, card)
    turn.playing = card
    turn.is_closed = True
    facts = table.facts_of(text)
    if facts.is_combat:
        yield from fire(table, card, facts)
    elif facts.kind == "bomber-strike":
        yield from bomb(table, card, facts, was_held)
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
    """Simboli multipli: The player names the next supporting symbol, the first of those of a ship that do the same."""
    first = {use_of(table, facts, gun): gun for gun in reversed(possible)}
    different = [gun for gun in possible if gun in first.values()]
    if len(possible) <= missing or len(different) == 1:
        return possible[0]
    options = [support_of(table.ship_id(gun.ship), SYMBOL_IDS[gun.symbol]) for gun in different]
    choice = yield from table.ask(table.battle.active, WhichSupport, options, facts.id, missing)
    return different[options.index(choice)]


def use_of(table: BattleTable, facts: ActionCard, gun: Gun) -> tuple[int, bool, int]:
    """What a symbol does for a card: whose it is, whether it sinks, and which of them may run low."""
    return gun.ship, gun.symbol == LARGE, gun.symbol if runs_low(table, facts, gun) else NONE


def penalty(table: BattleTable, facts: ActionCard) -> int:
    """Bloccare gli attacchi pesanti: The card's own; a Strategy card may add to that of missiles."""
    if facts.kind != "missile-combat":
        return facts.penalty
    return facts.penalty + targeting(table)
