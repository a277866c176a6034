"""Rules of thumb for defence: what to answer, and with what."""

from collections.abc import Iterator
from math import fsum

from wardroom.engine import Ask, Option, Seat
from wardroom.games.modern.bots.acting import IDLE
from wardroom.games.modern.bots.plot import Plot, once
from wardroom.games.modern.bots.worth import Merits, attack_worth, block_chance, threat, threat_now
from wardroom.games.modern.rules.defence import (
    Block,
    Foil,
    Guard,
    Meet,
    Screen,
    WhichAttack,
    WithWhat,
    possible_means,
    redirected,
)
from wardroom.games.modern.rules.intel import AnyIntel, AnyIntelOnDefence, Counter
from wardroom.games.modern.rules.rolls import RollAll, WhichRoll


def _attack_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The most dangerous attack that something good can be set on; enough when nothing is worth a card."""
    if not isinstance(option, Meet):
        return IDLE
    return max((value for value, _ in answers(table, ask.seat, option.attack - 1)), default=0.0)


def answers(table: Plot, seat: Seat, at: int) -> Iterator[tuple[float, Option]]:
    """What may be set on an attack, with what each saves."""
    danger = threat(table, at)
    for means in possible_means(table, seat, at):
        yield saved(table, at, danger, means), means


def _means_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The defence that saves most for what it costs."""
    assert isinstance(ask.question, WithWhat)
    at = ask.question.attack - 1
    return saved(table, at, threat(table, at), option)


def saved(table: Plot, at: int, danger: float, option: Option) -> float:
    """What a defence saves of what an attack may cost, less its own price."""
    attack = table.battle.turn.attacks[at]
    match option:
        case Guard():
            return danger * block_chance(table, attack, option.needs) + 0.3
        case Block():
            return danger * block_chance(table, attack, option.needs) - price(table, option.card) - 0.1
        case Screen():
            return danger - _threat_to(table, at, table.ship_number(option.ship)) - 0.4
        case Foil():
            same = [other for other, each in enumerate(table.battle.turn.attacks) if each.play == attack.play]
            return fsum(threat(table, other) for other in same if is_ours(table, other)) - 1.4
    return IDLE - 0.05


@once
def price(table: Plot, card: str) -> float:
    """What a card that is set on an attack could have brought in an own turn."""
    return 0.12 * attack_worth(table.cards.actions[table.card_number(card)])


def is_ours(table: Plot, at: int) -> bool:
    """Whether an attack is aimed at the fleet of the player who is declaring."""
    turn = table.battle.turn
    return bool(turn.defenders) and turn.attacks[at].owner == turn.defenders[0]


def _threat_to(table: Plot, at: int, ship: int) -> float:
    """What an attack would cost if another ship took it."""
    attacks = table.battle.turn.attacks
    kept = attacks[at]
    attacks[at] = redirected(table, kept, ship)
    danger = threat_now(table, at)
    attacks[at] = kept
    return danger


def _intel_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Against Battle Plan and copies, and for an own card that matters."""
    if not isinstance(option, Counter):
        return 0.5
    kind = table.cards.actions[table.card_number(option.against)].kind
    return {"battle-plan": 0.6, "intel": 1.0, "superior-tactics": 0.6}.get(kind, 0.0)


def _intel_on_defence_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Strike out what stands in the way of the best own attack."""
    if not isinstance(option, Counter) or ask.seat != table.battle.active or not option.attack:
        return 1.2
    attack = table.battle.turn.attacks[option.attack - 1]
    facts = table.cards.actions[table.card_number(option.against)]
    weight = 1.0 if facts.kind in ("intel", "screening-ship") else block_chance(table, attack, facts.defence or 4)
    return threat(table, option.attack - 1) * weight


def _roll_merit(table: Plot, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, RollAll) else 0.0


MERITS: Merits = {
    WhichAttack: _attack_merit,
    WithWhat: _means_merit,
    AnyIntel: _intel_merit,
    AnyIntelOnDefence: _intel_on_defence_merit,
    WhichRoll: _roll_merit,
}
