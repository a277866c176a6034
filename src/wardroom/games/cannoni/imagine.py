"""What a seat cannot know, guessed fairly: tokens that lie face down, the enemy's loads, and parties not yet shown."""

from wardroom.engine import Dice, Seat
from wardroom.games.cannoni.rules.boarding import party_boxes, party_sizes
from wardroom.games.cannoni.state import Battle, Charge, Series
from wardroom.games.cannoni.table import seat_of

SECRET: tuple[Charge, ...] = ("ball", "chain", "grape")
"""What a side can be loaded with when nobody has seen it; a second ball is seen."""


def imagine_battle(battle: Battle, seat: Seat | None, dice: Dice) -> None:
    """Deal face-down tokens, hidden loads and boarding parties that nobody has seen anew."""
    for series in battle.series:
        if series.token and not knows_token(battle, seat, series):
            series.token = dice.pick(possible_tokens(battle, series.unused))
    for ship in battle.ships:
        if not knows_loads(battle, seat, ship.side):
            for side in (0, 1):
                if ship.load[side] and not ship.known[side]:
                    ship.load[side] = dice.pick(SECRET)
    for melee in battle.melees:
        for number in melee.covered:
            if not knows_party(battle, seat, number):
                ship = battle.ships[number]
                ship.party = party_boxes(ship, dice.pick(party_sizes(ship)))


def possible_tokens(battle: Battle, unused: tuple[int, ...]) -> list[int]:
    """Those not used before; once phases have been called, none that would have been shown.

    While a phase is being called its own tokens are turned up one after the other.
    """
    most = battle.phase if battle.stage == "call" else battle.phase - 1
    return [token for token in unused if not battle.phase or token <= most]


def knows_token(battle: Battle, seat: Seat | None, series: Series) -> bool:
    """A token that lies face down is known to all captains who act by it."""
    return series.shown or any(seat_of(battle, unit) == seat for unit in series.units)


def knows_party(battle: Battle, seat: Seat | None, number: int) -> bool:
    """A boarding party that is not shown yet is known to its own side."""
    is_covered = any(number in melee.covered for melee in battle.melees)
    return not is_covered or knows_loads(battle, seat, battle.ships[number].side)


def knows_loads(battle: Battle, seat: Seat | None, side: int) -> bool:
    """A captain knows the loads of their own side and of its allies."""
    return seat is not None and battle.rules.is_ally(seat, side)
