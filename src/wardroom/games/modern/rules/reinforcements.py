"""Rinforzi: ships of the reserve for the reinforcement values of cards; in a mission, those that were left out."""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rules.campaign import show_ship
from wardroom.games.modern.rules.fleets import MOST_ROWS, place_of
from wardroom.games.modern.rules.phrasing import ENOUGH, Cited, Enough, Piece
from wardroom.games.modern.state import BESIDE, Side
from wardroom.games.modern.table import BattleTable, depth, held, real_ships, take_card, without


class Reinforce(Option):
    pass


REINFORCE = Reinforce()


class Spend(Piece):
    card: str
    value: int


class WhichToSpend(Question):
    rule = "reinforce.price"
    gathers = (Spend,)


spend_of = cache(Spend)


class Bring(Piece):
    ship: str
    vp: int


bring_of = cache(Bring)


class WhichRow(Question):
    rule = "reinforce.arrival"
    ship: str


class Paid(Event):
    rule = "reinforce.price"
    player: Seat
    cards: tuple[str, ...]
    points: int


class Joined(Cited, Event):
    """A reinforcement; row 0 is beside the fleet."""

    rule = "reinforce.arrival"
    player: Seat
    ship: str
    row: int
    under: str = rule


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
    has_paid = False
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
    if table.state.campaign is not None:
        show_ship(table.campaign, ship)
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
