"""5.0-5.4 The phantom: who it is, how its Solitaire cards are drawn and answer, and what serves it."""

from collections.abc import Sequence

from wardroom.engine import Option, Question, Seat
from wardroom.games.kaiser.cards import SolitaireCard
from wardroom.games.kaiser.rules.phrases import (
    Aim,
    Keep,
    PhantomReply,
    Pursue,
    SupplyFrom,
    SupplyNow,
    WhichOwnShip,
    WhichPhantomIntercepts,
    WhichTargetIsLeft,
    Yes,
)
from wardroom.games.kaiser.state import Sea, Ship
from wardroom.games.kaiser.table import KaiserTable

REAL_SEAT, PHANTOM_SEAT = Seat(0), Seat(1)


def is_phantom(sea: Sea, seat: Seat) -> bool:
    """5.0 In the solitaire game the other side is nobody."""
    return sea.rules.solo and seat == PHANTOM_SEAT


def draw_solitaire(table: KaiserTable) -> SolitaireCard:
    """5.4.1 Turn up a Solitaire card; when all are used they are shuffled."""
    sea = table.state
    if not sea.solitaire:
        shuffle_solitaire(table)
    card = sea.solitaire.pop()
    sea.solitaire_used.append(card)
    return table.cards.solitaire[card]


def shuffle_solitaire(table: KaiserTable) -> None:
    """5.4.1 The used Solitaire cards return to their deck."""
    sea = table.state
    sea.solitaire.extend(sea.solitaire_used)
    sea.solitaire_used.clear()
    table.dice.shuffle(sea.solitaire)


def phantom_reply(table: KaiserTable, legal: Sequence[str]) -> str:
    """5.3.3 One Solitaire card and a d4: 1 or 3 is the first defensive entry, 2 or 4 the second, if it is legal."""
    card = draw_solitaire(table)
    rolled = table.dice.roll(4)
    entry = (card.defence_13 if rolled % 2 else card.defence_24) or ""
    under = "5.3.3.c" if entry not in legal else "5.3.3.b" if entry == "minesweeper" else "5.3.3.a"
    table.tell(PhantomReply, rolled, entry or "no_response", not entry or entry in legal, under)
    return entry if entry in legal else ""


# --- 5.0, 5.4 what serves the phantom ---------------------------------------------------------------------------------


def interest(table: KaiserTable, question: Question, option: Option) -> int:
    """5.0, 5.4 What an option is worth to the phantom; for yes or no, whether it is worth more than nothing."""
    if isinstance(option, Aim):
        return aim_worth(table, question, table.find(option.ship)[1])
    if isinstance(option, SupplyFrom):
        return supply_worth(table, table.find(option.prize)[1], table.find(option.ship)[1])
    if isinstance(option, Keep):
        return ship_worth(table, table.find(option.ship)[1])
    if isinstance(option, Yes):
        return step_worth(table, question)
    return 0


def aim_worth(table: KaiserTable, question: Question, ship: Ship) -> int:
    """5.4 The strongest attacker, the most valuable target, the ship that is most in need of what the card brings."""
    if isinstance(question, WhichPhantomIntercepts):
        return attack_strength(table, ship)
    if isinstance(question, WhichTargetIsLeft) and question.boarded == table.ship_id(ship):
        return 2 * ship_worth(table, ship)
    card = question.card if isinstance(question, WhichOwnShip) else ""
    return _OWN_SHIPS.get(card, ship_worth)(table, ship)


def step_worth(table: KaiserTable, question: Question) -> int:
    """5.4 The phantom takes every chance, but follows into the shallows only unhurt and spends no better prize."""
    if isinstance(question, Pursue):
        return not table.find(question.ship)[1].damage
    if isinstance(question, SupplyNow):
        return supply_worth(table, table.find(question.prize)[1], table.find(question.ship)[1])
    return 1


def supply_worth(table: KaiserTable, prize: Ship, ship: Ship) -> int:
    """6.12 What is gained if a prize resupplies a ship: a prize in danger has little to lose, any other its worth."""
    at_stake = 0 if prize.recognised or prize.damage else ship_worth(table, prize)
    return ship_worth(table, ship) - at_stake


def attack_strength(table: KaiserTable, ship: Ship) -> int:
    """The strongest attacker: faces of its dice, less what weakens it."""
    return sum(table.card_of(ship).attack) - 4 * ship.low - 4 * ship.damage


def ship_worth(table: KaiserTable, ship: Ship) -> int:
    """The most valuable target: a prize counts double for its holder."""
    return table.card_of(ship).vp * (2 if ship.prize else 1)


def exposed_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4 Repairs and scuttling are for ships that can be attacked before all others."""
    return ship_worth(table, ship) + _BEFORE_ALL * (ship.recognised and not ship.in_refuge)


def prize_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4 Fair Seas are for prizes before all merchants."""
    return ship_worth(table, ship) + _BEFORE_ALL * ship.prize


def needy_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4.3(7) A refuge is for the ship that needs it most."""
    return ship_worth(table, ship) + _BEFORE_ALL * in_need(table, ship)


def in_need(table: KaiserTable, ship: Ship) -> int:
    """5.4.3(7) How much a ship needs a refuge."""
    return bool(ship.damage) + ship.low + (ship.recognised and table.card_of(ship).is_raider)


_OWN_SHIPS = {
    "damage_control": exposed_worth,
    "scuttle": exposed_worth,
    "fair_seas": prize_worth,
    "island_refuge": needy_worth,
}
"""What counts for the cards that are for an own ship, where it is not its value."""

_BEFORE_ALL = 100
"""More than any ship is worth."""
