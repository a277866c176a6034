"""3.3.6, 3.3.16, 3.3.18, 3.3.33, 3.3.45 Hostile cards that are no attacks: against the ships of an opponent."""

from collections.abc import Sequence

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.effects import RendezvousMissed
from wardroom.games.kaiser.rules.choosing import pick_ship
from wardroom.games.kaiser.rules.combat import Modifiers, card_challenge, damage, damage_penalty
from wardroom.games.kaiser.rules.forces import LowSupply, move_ship, to_bottom, warships_and_raiders
from wardroom.games.kaiser.rules.targets import WhichTarget, aim, aimable, hostile_aims, pick_player
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import Aims, KaiserTable

# --- 3.3.6 Breakdown --------------------------------------------------------------------------------------------------


def breakdown_aims(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.6 Undamaged enemy warships and raiders, hidden or not, in a refuge or not."""
    return [
        (victim, ship)
        for victim in hostile_aims(table, seat)
        for ship in warships_and_raiders(table, victim)
        if not ship.damage
    ]


def breakdown(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.6 A successful challenge damages the target."""
    victim, ship = yield from pick_ship(table, seat, breakdown_aims(table, seat), WhichTarget, "breakdown")
    aim(table, victim)
    if card_challenge(table, "breakdown", card, table.ship_id(ship)).is_success:
        damage(table, ship, "3.3.6")


# --- 3.3.16 Heavy Weather ---------------------------------------------------------------------------------------------


def heavy_weather_aims(table: KaiserTable, seat: Seat) -> Sequence[Seat]:
    """3.3.16 Any opponent, in fog too."""
    return aimable(table.state, seat)


def heavy_weather(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.16 Every ship of one opponent outside a refuge may be lost; nobody scores it."""
    victim = yield from pick_player(table, seat, heavy_weather_aims(table, seat), "heavy_weather")
    aim(table, victim)
    player = table.state.players[victim]
    for ship in [ship for ship in (*player.german, *player.merchants) if not ship.in_refuge]:
        if card_challenge(table, "heavy_weather", card, table.ship_id(ship)).is_success:
            to_bottom(table, victim, ship, "heavy_weather")


# --- 3.3.18 Interned, 3.3.45 Transfer Command -------------------------------------------------------------------------


def exposed(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.18, 3.3.45 Enemy warships, recognised raiders and recognised prizes."""
    return [
        (victim, ship)
        for victim in hostile_aims(table, seat)
        for ship in table.state.players[victim].german
        if ship.recognised
    ]


def interned(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.18 A successful challenge takes the ship out of the war; damage and Low Supply help it."""
    victim, ship = yield from pick_ship(table, seat, exposed(table, seat), WhichTarget, "interned")
    aim(table, victim)
    if card_challenge(table, "interned", card, table.ship_id(ship), internment_modifiers(table, ship)).is_success:
        to_bottom(table, victim, ship, "interned")


def internment_modifiers(table: KaiserTable, ship: Ship) -> Modifiers:
    """3.3.18 Damage and Low Supply drive a ship into a neutral port."""
    return {"mod_damaged": -damage_penalty(table, ship), "mod_low": 2 * ship.low}


def transfer_command(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.45 A successful challenge moves the ship to the own force as it is."""
    victim, ship = yield from pick_ship(table, seat, exposed(table, seat), WhichTarget, "transfer_command")
    aim(table, victim)
    if card_challenge(table, "transfer_command", card, table.ship_id(ship)).is_success:
        take_over(table, victim, seat, ship)


def take_over(table: KaiserTable, victim: Seat, seat: Seat, ship: Ship) -> None:
    """3.3.45 The new owner may hide the ship with a committed Reflag, but not lead it out of a refuge in this turn."""
    move_ship(table, victim, seat, ship, "3.3.45")
    table.state.turn.hidable.append(ship.card)
    if ship.in_refuge:
        table.state.turn.entered.append(ship.card)


# --- 3.3.33 Rendezvous Missed -----------------------------------------------------------------------------------------


def rendezvous_aims(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents with a warship or raider outside a refuge."""
    return [
        victim
        for victim in hostile_aims(table, seat)
        if any(not ship.in_refuge for ship in warships_and_raiders(table, victim))
    ]


def rendezvous_missed(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.33 Each warship and raider outside a refuge may fall into Low Supply; options 6.1 and 6.2 count."""
    victim = yield from pick_player(table, seat, rendezvous_aims(table, seat), "rendezvous_missed")
    aim(table, victim)
    for ship in [ship for ship in warships_and_raiders(table, victim) if not ship.in_refuge and not ship.low]:
        modifiers = rendezvous_modifiers(table, victim, ship, card)
        if card_challenge(table, "rendezvous_missed", card, table.ship_id(ship), modifiers).is_success:
            ship.low = True
            table.tell(LowSupply, table.ship_id(ship), "3.3.33.a")


def rendezvous_modifiers(table: KaiserTable, victim: Seat, ship: Ship, card: int) -> Modifiers:
    """3.3.33, 6.1, 6.2 A prize in the force helps its ships, coal hinders and sails help them."""
    rules, facts = table.state.rules, table.card_of(ship)
    return {
        "mod_prize": -table.effect_of(RendezvousMissed, card).prize * table.state.players[victim].has_prize,
        "mod_coal": 2 * (rules.coal and facts.burns_coal),
        "mod_sails": -2 * (rules.sails and facts.sails),
    }
