"""3.3 The Action halves of the cards: when each may be played and what it does.

The phantom plays the same actions from its Solitaire entries (5.1), with PHANTOM in place of a card.
"""

from collections.abc import Callable
from typing import NamedTuple

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.rules import hands, hostile, hunt, mines, own_ships, refuge, submarines, tempo
from wardroom.games.kaiser.table import KaiserTable


class Action(NamedTuple):
    """When the Action half of a card may be played, and what it does."""

    can: Callable[[KaiserTable, Seat], object]
    do: Callable[[KaiserTable, Seat, int], Script[None] | None]


def always(table: KaiserTable, seat: Seat) -> bool:
    return True


ACTIONS: dict[str, Action] = {
    "blockade_runner": Action(own_ships.can_run_blockade, own_ships.blockade_runner),
    "bounding_main": Action(tempo.in_teams, tempo.bounding_main),
    "breakdown": Action(hostile.breakdown_aims, hostile.breakdown),
    "breakout": Action(own_ships.can_break_out, own_ships.breakout),
    "collier": Action(own_ships.can_resupply, own_ships.collier),
    "damage_control": Action(own_ships.damaged_own, own_ships.damage_control),
    "deception": Action(tempo.unburdened, tempo.deception),
    "exchange_information": Action(tempo.in_teams, hands.exchange_information),
    "fair_seas": Action(own_ships.voyagers, own_ships.fair_seas),
    "fog_bank": Action(tempo.unburdened, tempo.fog_bank),
    "heavy_weather": Action(hostile.heavy_weather_aims, hostile.heavy_weather),
    "intelligence": Action(always, hands.intelligence),
    "interned": Action(hostile.exposed, hostile.interned),
    "interrogate": Action(hunt.suspects, hunt.interrogate),
    "island_refuge": Action(refuge.refugees, refuge.island_refuge),
    "lay_mines": Action(mines.can_lay_mines, mines.mines_of_raider),
    "monitor": Action(hunt.moored, hunt.monitor),
    "recon_aircraft": Action(hands.readable_hands, hands.recon_aircraft),
    "reflag": Action(own_ships.reflaggable, own_ships.reflag),
    "rendezvous_missed": Action(hostile.rendezvous_aims, hostile.rendezvous_missed),
    "scuttle": Action(own_ships.scuttleable, own_ships.scuttle),
    "second_chance": Action(tempo.can_have_second_chance, tempo.second_chance),
    "submarine_u": Action(submarines.torpedo_aims, submarines.submarine_u),
    "submarine_uc": Action(submarines.torpedo_aims, submarines.submarine_uc),
    "transfer_command": Action(hostile.exposed, hostile.transfer_command),
    "wireless_intercept": Action(hands.can_listen, hands.wireless_intercept),
}
"""Assist cards join attacks and reactions answer them; every other type is here."""
