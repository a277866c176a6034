"""The chances of dice, itemised: attacks, blocks and evasion, each with every modifier by its name."""

from collections.abc import Iterable, Sequence

from wardroom.engine import Chance, Item, Note, Seat, Sum
from wardroom.games.modern.rows import AIR, MISSILES
from wardroom.games.modern.rules.aiming import air_number
from wardroom.games.modern.rules.rolls import evasion, is_pending, using_of
from wardroom.games.modern.rules.strategies import targeting
from wardroom.games.modern.state import Attack
from wardroom.games.modern.table import BattleTable, damage_of


class AttackRoll(Note):
    rule = "card.air.attack"
    needs: int


class BlockRoll(Note):
    rule = "defence.success"
    using: str
    needs: int


class EvasionRoll(Note):
    rule = "evasion.each"
    ship: str
    needs: int


class ByPlan(Note):
    rule = "card.battle-plan.plus"


class ByPenalty(Note):
    rule = "block.penalty"


class ByTargeting(Note):
    rule = "strategy.targeting-upgrade"


class ByRow(Note):
    rule = "option.rows"
    row: int


class Sinks(Note):
    rule = "sink.credit"
    ship: str


class Misses(Note):
    rule = "card.air.attack"
    ship: str


class Evades(Note):
    rule = "evasion.each"
    ship: str


class Damages(Note):
    """Hull that is left, of what there was."""

    rule = "damage.adds-up"
    ship: str
    left: int
    hull: int


class IsStopped(Note):
    rule = "defence.success"
    attack: int


class IsBlocked(Note):
    rule = "defence.success"
    using: str


class IsNotBlocked(Note):
    rule = "defence.success"
    using: str


class IsNotEvaded(Note):
    rule = "evasion.each"
    ship: str


class Hitting(Note):
    rule = "card.bomber.single"
    count: int
    attacks: int


class Stopping(Note):
    rule = "defence.success"
    count: int
    attacks: int


def chance(needs: int) -> float:
    """That a die shows so much, or more."""
    return 1.0 if needs <= 1 else 0.0 if needs >= 7 else (7 - needs) / 6


def chance_of(rolled: Sum) -> float:
    """That a die reaches its number with all that is added."""
    assert rolled.needs is not None
    return chance(rolled.needs - rolled.added)


def together(chances: Iterable[float]) -> list[float]:
    """That none, one, two and so on of several things happen, each by its own chance."""
    spread = [1.0]
    for each in chances:
        spread = [
            (spread[count] * (1 - each) if count < len(spread) else 0.0) + (spread[count - 1] * each if count else 0.0)
            for count in range(len(spread) + 1)
        ]
    return spread


# --- one roll ---------------------------------------------------------------------------------------------------------


def plan_items(table: BattleTable, seat: Seat) -> list[Item]:
    """Battle Plan: What a player adds to every roll of this turn, if anything."""
    plan = table.battle.turn.plans.get(seat, 0)
    return [Item(ByPlan(), plan)] if plan else []


def strike_sum(table: BattleTable, needs: int, owner: Seat | None = None, ship: int | None = None) -> Sum:
    """Air Support, ASW: The printed number; by the optional rule the row of the target counts against it."""
    items = plan_items(table, table.battle.active)
    if owner is not None and ship is not None and (more := air_number(table, owner, ship, 0)):
        items.append(Item(ByRow(table.battle.sides[owner].rows[ship]), -more))
        needs -= more
    return Sum(AttackRoll(needs), (6,), tuple(items), needs)


def evasion_sum(table: BattleTable, owner: Seat, ship: int) -> Sum | None:
    """Capacità evasiva: The number of a ship, if she has one; penalties of cards do not count."""
    needs = evasion(table, ship)
    title = EvasionRoll(table.ship_id(ship), needs)
    return Sum(title, (6,), tuple(plan_items(table, owner)), needs) if needs else None


def block_sum(table: BattleTable, seat: Seat, attack: Attack, using: str, needs: int) -> Sum:
    """Simboli di difesa: The number of a block, against what the attacking card and a Strategy card take from it."""
    items = plan_items(table, seat)
    upgrade = min(attack.penalty, targeting(table)) if attack.shows & MISSILES else 0
    if attack.penalty > upgrade:
        items.append(Item(ByPenalty(), upgrade - attack.penalty))
    if upgrade:
        items.append(Item(ByTargeting(), -upgrade))
    return Sum(BlockRoll(using, needs), (6,), tuple(items), needs)


# --- an attack --------------------------------------------------------------------------------------------------------


def effect_of(table: BattleTable, ship: int, hits: int, sinks: bool) -> Note:
    """Danneggiare, affondare: What hits do to a ship that nothing saves, by themselves."""
    card = table.cards.ships[ship]
    left = card.hull - damage_of(table.battle, ship) - hits
    is_sunk = sinks or card.is_submarine or left <= 0
    return Sinks(card.id) if is_sunk else Damages(card.id, left, card.hull)


def strike_chances(table: BattleTable, owner: Seat, ship: int, strike: Sum) -> tuple[list[Sum], list[Chance]]:
    """What an Air or ASW attack comes to for whoever makes it, if nobody blocks it."""
    name, dodge = table.ship_id(ship), evasion_sum(table, owner, ship)
    evaded = chance_of(dodge) if dodge else 0.0
    hit = (1 - evaded) * chance_of(strike)
    found = [Chance(Sinks(name), hit, is_good=True), Chance(Misses(name), 1 - evaded - hit, is_good=False)]
    if dodge is None:
        return [strike], found
    return [strike, dodge], [*found, Chance(Evades(name), evaded, is_good=False)]


def fire_chances(table: BattleTable, owner: Seat, ship: int, effect: Note) -> tuple[list[Sum], list[Chance]]:
    """What a combat card comes to for whoever plays it, if nobody blocks it: certain where the target cannot evade."""
    dodge = evasion_sum(table, owner, ship)
    if dodge is None:
        return [], [Chance(effect, 1.0, is_good=True)]
    evaded = chance_of(dodge)
    name = table.ship_id(ship)
    return [dodge], [Chance(effect, 1 - evaded, is_good=True), Chance(Evades(name), evaded, is_good=False)]


def stops_on(table: BattleTable, seat: Seat, at: int) -> list[Sum]:
    """Every roll that a defender has against an attack: what is set on it, and evasion."""
    turn = table.battle.turn
    attack = turn.attacks[at]
    found = [
        block_sum(table, seat, attack, using_of(table, each), each.needs)
        for each in turn.defences
        if each.attack == at and each.how in ("block", "guard") and is_pending(table, seat, each)
    ]
    dodge = None if attack.evaded else evasion_sum(table, attack.owner, attack.target)
    return [*found, dodge] if dodge else found


def stopped_by(stops: Sequence[Sum]) -> float:
    """That one of several rolls stops an attack."""
    return 1 - together(map(chance_of, stops))[0]


def threat_chances(table: BattleTable, seat: Seat, at: int) -> tuple[list[Sum], list[Chance]]:
    """What may become of an attack for whose ship it is aimed at, with all that is set on it so far."""
    attack, name = table.battle.turn.attacks[at], table.ship_id(table.battle.turn.attacks[at].target)
    stops = stops_on(table, seat, at)
    stopped = stopped_by(stops)
    found = [Chance(IsStopped(at + 1), stopped, is_good=True)] if stops else []
    if attack.hits:
        effect = effect_of(table, attack.target, attack.hits, attack.sinks)
        return stops, [*found, Chance(effect, 1 - stopped, is_good=False)]
    is_flight = attack.shows == AIR
    strike = strike_sum(table, attack.needs, *((attack.owner, attack.target) if is_flight else ()))
    hit = (1 - stopped) * chance_of(strike)
    found.append(Chance(Misses(name), 1 - stopped - hit, is_good=True))
    return [*stops, strike], [*found, Chance(Sinks(name), hit, is_good=False)]


def counted(spread: Sequence[float], note: type[Hitting | Stopping]) -> tuple[Chance, ...]:
    """How many of several attacks hit, or are stopped: the most first."""
    most = len(spread) - 1
    return tuple(Chance(note(count, most), spread[count]) for count in range(most, -1, -1))
