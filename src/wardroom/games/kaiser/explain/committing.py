"""3.2.1, 3.2.8 What one has to do in a turn: the halves of cards, laid down and turned up, and ships in a refuge."""

from wardroom.engine import Ask, Explanation, Note, Option, Seat
from wardroom.engine.explain import NOTHING
from wardroom.games.kaiser.explain.attacks import hunt_roll, strike_of, strike_roll
from wardroom.games.kaiser.explain.own_ships import exhausting
from wardroom.games.kaiser.explain.printed import BritishHalf, ShipHalf, both_halves, upright
from wardroom.games.kaiser.explain.rolls import AttackOf, MayStillAnswer, Roll, card_rolls, defence_of, fight
from wardroom.games.kaiser.rules import committing, own_ships, prizes, refuge
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, Modifiers
from wardroom.games.kaiser.rules.hunt import Hunt
from wardroom.games.kaiser.rules.resolving import Play
from wardroom.games.kaiser.rules.targets import merchant_targets
from wardroom.games.kaiser.state import NONE, Ship
from wardroom.games.kaiser.table import KaiserTable


class OutOfShelter(Note):
    """A ship that has left its refuge is in reach of everybody again."""

    rule = "3.3.20.d"
    ship: str


class IdleThisTurn(Note):
    """In the turn in which it leaves, a ship attacks nobody."""

    rule = "3.3.20.e"
    ship: str


def of_commitment(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """1.1.2 What the halves of a card do."""
    if not isinstance(option, committing.Commit):
        return NOTHING
    return Explanation(both_halves(table, table.hand_card(ask.seat, option.card)))


def of_half(table: KaiserTable, ask: Ask, option: Option) -> Explanation:
    """3.2.1 What the half and the place promise."""
    card = table.state.turn.laying
    if card == NONE:
        return NOTHING
    facts, night = table.facts_of(card), table.cards.actions[card].night
    match option:
        case committing.AsBritish():
            return Explanation(
                (BritishHalf(facts.intercept, night),),
                (hunt_roll(Hunt(ask.seat, "british", facts.intercept, night)).as_sum,),
            )
        case committing.OnShip(name):
            return _on_ship(table, ask.seat, card, table.find(name)[1])
        case committing.LayMinesFrom():
            return Explanation(upright(facts), (Roll(AttackOf("mines"), facts.mines).as_sum,))
    return Explanation(upright(facts))


def _on_ship(table: KaiserTable, seat: Seat, card: int, ship: Ship) -> Explanation:
    """3.2.4 The ship's dice; the chances against the likeliest victim are those of a later question."""
    roll, night = strike_roll(table, strike_of(table, seat, ship, card)), table.cards.actions[card].night
    return Explanation((ShipHalf(table.ship_id(ship), roll.dice, night),), (roll.as_sum,))


def of_step(table: KaiserTable, seat: Seat, option: Option) -> Explanation:
    """What there is to do in one's turn: cards to turn up, and ships in a refuge."""
    match option:
        case refuge.TryRepair(name):
            return _in_refuge(table, table.find(name)[1], NO_MODIFIERS)
        case refuge.TryResupply(name):
            ship = table.find(name)[1]
            return _in_refuge(table, ship, own_ships.supply_modifiers(table, ship))
        case refuge.LeaveRefuge(name):
            return Explanation((OutOfShelter(name), IdleThisTurn(name)))
        case prizes.SupplyFrom():
            return exhausting()
        case Play(card_id):
            return _turning_up(table, seat, card_id)
        case committing.Commit(card_id):
            return Explanation(upright(table.cards.types[card_id.partition(".")[0]]))
    return NOTHING


def _in_refuge(table: KaiserTable, ship: Ship, modifiers: Modifiers) -> Explanation:
    return card_rolls(table.printed("island_refuge", ship.refuge), modifiers)


def _turning_up(table: KaiserTable, seat: Seat, card_id: str) -> Explanation:
    """3.2.8 The dice of an intercept, with the chances if there is but one target; or what the action does."""
    each = next(each for each in table.state.turn.committed if table.card_id(each.card) == card_id)
    facts, night = table.facts_of(each.card), table.cards.actions[each.card].night
    if each.use == "ship":
        ship = next(ship for ship in table.active.german if ship.card == each.ship)
        roll = strike_roll(table, strike_of(table, seat, ship, each.card))
        aims = merchant_targets(table, seat)
        if len(aims) == 1:
            return fight(table, roll, defence_of(table, aims[0][1]), MayStillAnswer())
        return Explanation((ShipHalf(table.ship_id(ship), roll.dice, night),), (roll.as_sum,))
    if each.use == "british":
        return Explanation(
            (BritishHalf(facts.intercept, night),), (hunt_roll(Hunt(seat, "british", facts.intercept, night)).as_sum,)
        )
    if facts.deed == "breakout" or (facts.challenge and facts.deed in ("breakdown", "transfer_command", "interrogate")):
        return card_rolls(facts)
    return Explanation(upright(facts))
