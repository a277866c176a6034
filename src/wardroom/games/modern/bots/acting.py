"""Rules of thumb for the own turn: what to play, at whom, and with what."""

from collections.abc import Iterator
from math import fsum

from wardroom.engine import Ask, Option, Seat
from wardroom.games.modern.bots.plot import Plot, once
from wardroom.games.modern.bots.worth import Merits, Shot, attack_worth, gain, keep_worth, ship_worth, standing
from wardroom.games.modern.odds import chance
from wardroom.games.modern.rows import LARGE, TORPEDO
from wardroom.games.modern.rules.actions import Cease, Play, WhatNext
from wardroom.games.modern.rules.aiming import (
    Against,
    Aim,
    Arms,
    Gun,
    Prey,
    WhichOpponent,
    WhichTarget,
    air_number,
    air_targets,
    arms,
    asw_targets,
    gun_targets,
    prey,
    supports,
)
from wardroom.games.modern.rules.attacks import Support, WhichSupport
from wardroom.games.modern.rules.flights import Hunt, Launch, WhichBomb, WhichCost, WhichFlight
from wardroom.games.modern.rules.phrasing import Discard
from wardroom.games.modern.rules.plans import Hinder, Mend, WhichPlan, WhichToMend
from wardroom.games.modern.rules.rearranging import Dive, Surface
from wardroom.games.modern.rules.reinforcements import Bring, Reinforce, Spend, WhichToSpend
from wardroom.games.modern.rules.strategies import WhatToExchange
from wardroom.games.modern.rules.turn import WhatToDiscard
from wardroom.games.modern.table import damage_of, held, opponents

IDLE = 0.25
"""What an action has to bring to be better than none."""


def _next_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Preparation first, then Battle Plan, then the attacks that promise most; what remains is kept for defence.

    Submarines show themselves before anything is paid for reinforcements, so that no torpedo is spent that they need.
    """
    match option:
        case Reinforce():
            return 60.0 if junk_pays(table) else -1.0
        case Surface():
            return 70.0 if is_useful_active(table, table.ship_number(option.ship)) else -1.0
        case Dive():
            return -1.0 if is_useful_active(table, table.ship_number(option.ship)) else 50.0
        case Play():
            return _play_merit(table, table.card_number(option.card))
        case Launch():
            return _best_flight(table, table.cards.ships[table.ship_number(option.ship)].air[0]) + 0.3
        case Hunt():
            return _best_hunt(table, table.cards.ships[table.ship_number(option.ship)].asw) - 0.1
    return IDLE if isinstance(option, Cease) else -1.0


def is_useful_active(table: Plot, ship: int) -> bool:
    """A submarine shows itself only to strike."""
    card, side = table.cards.ships[ship], table.active
    actions = [table.cards.actions[each] for each in held(side)]
    fires = any(each.is_combat and each.needed == 1 and each.support & card.weapons & TORPEDO for each in actions)
    hunts = card.asw and any(asw_targets(table, seat) for seat in opponents(table.battle, table.battle.active))
    return fires or (bool(hunts) and card.evasion[1] <= 4)


@once
def sights(table: Plot) -> tuple[Arms, Prey]:
    """What may fire, and what it may be fired at."""
    return arms(table, table.active), prey(table, table.battle.active)


@once
def junk(table: Plot) -> list[int]:
    """Cards that neither attack with this fleet nor defend it well."""
    side, (armed, seen) = table.active, sights(table)
    found = []
    for card in held(side):
        facts = table.cards.actions[card]
        is_idle = facts.is_combat and not supports(facts, [], armed, seen)
        is_spare = facts.kind == "repair" and not table.battle.damage
        if (is_idle and keep_worth(facts) < 0.55) or is_spare:
            found.append(card)
    return found


def junk_pays(table: Plot) -> bool:
    """Whether useless cards are enough for a ship."""
    spare = sum(table.cards.actions[card].reinforcement for card in junk(table))
    limit = table.battle.terms.limits.get(table.battle.active)
    ships = table.active.rows
    room = spare if limit is None else min(spare, limit - sum(table.vp(ship) for ship in ships))
    return any(table.cards.ships[ship].vp <= room for ship in table.active.reserve)


def _play_merit(table: Plot, card: int) -> float:
    """What a card brings now, less what it would be worth in defence."""
    facts = table.cards.actions[card]
    text = (
        table.cards.actions[table.battle.turn.last[table.battle.active]] if facts.kind == "superior-tactics" else facts
    )
    kept = keep_worth(facts)
    match text.kind:
        case "air-support":
            best = max(_best_flight(table, text.air), _best_hunt(table, text.asw))
        case "bomber-strike":
            best = 4 * _best_flight(table, text.air) - 1.5
        case "battle-plan":
            return 40.0 if can_attack_much(table) and not table.battle.turn.plans else -1.0
        case "repair":
            return 3.0
        case _:
            best = max((value for value, _, _ in shots(table, card)), default=-1.0)
    return best - 0.5 * kept + IDLE


@once
def can_attack_much(table: Plot) -> bool:
    """Whether the turn will see several attacks."""
    side, (armed, seen) = table.active, sights(table)
    launches = sum(len(table.cards.ships[ship].air) for ship, _, _ in armed)
    cards = [table.cards.actions[card] for card in held(side)]
    fires = sum(facts.is_combat and bool(supports(facts, [], armed, seen)) for facts in cards)
    return launches + fires + sum(facts.air > 0 for facts in cards) >= 3


@once
def _best_flight(table: Plot, needs: int) -> float:
    foes = opponents(table.battle, table.battle.active)
    aims = [(seat, ship) for seat in foes for ship in air_targets(table, seat)]
    return max((_flight_gain(table, seat, ship, needs) for seat, ship in aims), default=-1.0)


def _flight_gain(table: Plot, seat: Seat, ship: int, needs: int) -> float:
    """An Air attack, harder against the rear rows by the optional rule."""
    return gain(table, seat, ship, Shot(needs=air_number(table, seat, ship, needs)))


@once
def _best_hunt(table: Plot, needs: int) -> float:
    foes = opponents(table.battle, table.battle.active)
    aims = [(seat, ship) for seat in foes for ship in asw_targets(table, seat)]
    return max((gain(table, seat, ship, Shot(needs=needs)) for seat, ship in aims), default=-1.0)


def shots(table: Plot, card: int) -> Iterator[tuple[float, Gun, int]]:
    """Each first support and each target of a combat card, with what it promises."""
    facts = table.cards.actions[card]
    if facts.kind == "superior-tactics":
        facts = table.cards.actions[table.battle.turn.last[table.battle.active]]
    armed, seen = sights(table)
    for gun in supports(facts, [], armed, seen):
        shot = Shot(hits=facts.hits, sinks=gun.symbol == LARGE, penalty=facts.penalty)
        for seat in opponents(table.battle, table.battle.active):
            for ship in gun_targets(table, seat, facts, gun.row):
                yield gain(table, seat, ship, shot) - _effort(table, gun.ship), gun, ship


@once
def _effort(table: Plot, ship: int) -> float:
    """What else a ship could have done with its action."""
    card = table.cards.ships[ship]
    return 0.9 * fsum(map(chance, card.air)) + 0.05 * card.weapons.bit_count() + (0.1 if card.asw else 0.0)


def _support_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The ship that has least else to do, but one from which the best target is in range."""
    assert isinstance(option, Support)
    ship = table.ship_number(option.ship)
    row = table.active.rows[ship]
    return (2.0 if option.symbol == "large" else 0.0) - _effort(table, ship) - 0.5 * row


def _opponent_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The opponent who stands best, as long as something worth hitting is there."""
    assert isinstance(option, Against)
    ships = table.battle.sides[option.player].rows
    best = max((table.vp(ship) - damage_left(table, ship) for ship in ships), default=0)
    return 3 * standing(table, option.player) + 0.5 * best


def damage_left(table: Plot, ship: int) -> int:
    """The hits that a ship can still take."""
    return max(0, table.cards.ships[ship].hull - damage_of(table.battle, ship))


def _aim_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The target that promises most, after what is aimed at it already."""
    if not isinstance(option, Aim) or option.owner is None:
        return IDLE
    ship, owner, question = table.ship_number(option.ship), option.owner, ask.question
    if option.needs:
        return gain(table, owner, ship, Shot(needs=option.needs))
    assert isinstance(question, WhichTarget)
    facts = table.cards.actions[table.card_number(question.using)]
    return gain(table, owner, ship, Shot(hits=facts.hits, penalty=facts.penalty))


def _pay_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Useless cards first; then the best ship that they pay for. Who has begun to pay does not think better of it."""
    if isinstance(option, Bring):
        card = table.cards.ships[table.ship_number(option.ship)]
        spare = sum(table.cards.actions[each].reinforcement for each in junk(table))
        paid = sum(table.cards.actions[each].reinforcement for each in table.battle.turn.paid)
        is_dearest = not any(paid < table.cards.ships[other].vp <= spare for other in table.active.reserve)
        return 5 + ship_worth(card) if is_dearest or table.battle.turn.credit else 1 + 0.1 * ship_worth(card)
    if isinstance(option, Spend):
        unused = junk(table)
        number = table.card_number(option.card)
        is_left = unused.count(number) > table.battle.turn.paid.count(number)
        return 4.0 if is_left else -1.0
    is_paying = any(isinstance(other, Spend) for other in ask.options)
    return -1.0 if is_paying and junk_pays(table) else 0.0


def _cost_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The least useful card pays for the bombers."""
    assert isinstance(option, Discard)
    facts = table.cards.actions[table.card_number(option.card)]
    return -keep_worth(facts) - attack_worth(facts)


def _plan_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Against a single opponent his rolls, of which there are more; else the own ones."""
    foes = opponents(table.battle, ask.seat)
    if isinstance(option, Hinder):
        return 1.0 if len(foes) == 1 else 0.2
    return 0.5


def _mend_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Ships that are badly hurt, and not those with aircraft still to launch."""
    if not isinstance(option, Mend):
        return 0.5
    ship = table.ship_number(option.ship)
    card = table.cards.ships[ship]
    return damage_of(table.battle, ship) / card.hull * card.vp - 2 * fsum(map(chance, card.air))


def _discard_merit(table: Plot, ask: Ask, option: Option) -> float:
    """What neither attacks with this fleet nor defends it makes room for something better."""
    if not isinstance(option, Discard):
        return 0.0
    card = table.card_number(option.card)
    facts = table.cards.actions[card]
    weapons = 0
    for ship in table.active.rows:
        weapons |= table.cards.ships[ship].weapons
    is_idle = facts.is_combat and not facts.support & weapons
    return 1.0 if is_idle and keep_worth(facts) < 0.5 else -1.0


MERITS: Merits = {
    WhatNext: _next_merit,
    WhichToSpend: _pay_merit,
    WhichSupport: _support_merit,
    WhichOpponent: _opponent_merit,
    WhichTarget: _aim_merit,
    WhichBomb: _aim_merit,
    WhichFlight: _aim_merit,
    WhichCost: _cost_merit,
    WhichPlan: _plan_merit,
    WhichToMend: _mend_merit,
    WhatToDiscard: _discard_merit,
    WhatToExchange: _discard_merit,
}
