"""Gioco a Squadre: in the same area team-mates may call ships that were left out, if the owner consents."""

from collections.abc import Sequence
from functools import cache, partial

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rules.campaign import force_of
from wardroom.games.modern.rules.missions import in_order, is_shared
from wardroom.games.modern.rules.premission import begin_missions
from wardroom.games.modern.state import Sea
from wardroom.games.modern.table import ModernTable


class WhatToLend(Question):
    rule = "campaign.team.lend"


class Lend(Option):
    ship: str


lend_of = cache(Lend)


class LendNone(Option):
    passes = True


LEND_NONE = LendNone()


class MayBorrow(Event):
    rule = "campaign.team.lend"
    player: Seat
    ship: str


def lend_ships(table: ModernTable) -> Script[None]:
    """Gioco a Squadre: In the same area team-mates may call ships that were left out, if the owner consents."""
    campaign = table.campaign
    waiting = [seat for seat in in_order(campaign) if not campaign.admirals[seat].is_ready]
    if not waiting:
        for admiral in campaign.admirals:
            admiral.is_ready = False
        campaign.phase = "battle"
        begin_missions(table)
        return
    seat = waiting[0]
    choice = yield from table.ask(seat, WhatToLend, partial(to_lend, table, seat))
    if isinstance(choice, LendNone):
        campaign.admirals[seat].is_ready = True
    else:
        lend(table, seat, table.ship_number(choice.ship))


def to_lend(table: ModernTable, seat: Seat) -> Sequence[Lend | LendNone]:
    """Own ships that were left out, or no more; even without any, so that nobody learns what there is."""
    return [LEND_NONE, *(lend_of(table.ship_id(ship)) for ship in lendable(table, seat))]


def lendable(table: ModernTable, seat: Seat) -> list[int]:
    """Gioco a Squadre: Own ships that are in no mission, and that team-mates may not call yet."""
    campaign = table.campaign
    gone = {*in_play(table.state), *campaign.admirals[seat].committed, *campaign.lent}
    return [ship for ship in campaign.admirals[seat].ships if ship not in gone]


def in_play(sea: Sea) -> set[int]:
    """The ships that are in a mission, were in it, or are just joining it."""
    sides = [side for battle in sea.battles for side in battle.sides.values()]
    return {ship for side in sides for ship in (*side.served, *side.chosen)}


def to_lend_at_sea(table: ModernTable, seat: Seat) -> list[Lend]:
    """Gioco a Squadre: What a player may still lend during the mission, as long as a team-mate is at sea."""
    if not is_shared(table):
        return []
    afloat = [battle for battle in table.state.battles if battle.phase != "over"]
    mates = [mate for mate in table.campaign.forces[force_of(seat)].members if mate != seat]
    has_use = any(mate in battle.sides for battle in afloat for mate in mates)
    return [lend_of(table.ship_id(ship)) for ship in lendable(table, seat)] if has_use else []


def lend(table: ModernTable, seat: Seat, ship: int) -> None:
    """Gioco a Squadre: Team-mates may call a ship; nobody else learns of it before she is seen."""
    campaign = table.campaign
    members = campaign.forces[force_of(seat)].members
    campaign.lent.append(ship)
    for battle in table.state.battles:
        for mate, side in battle.sides.items():
            if mate in members and mate != seat:
                side.reserve.append(ship)
    table.whisper(members, MayBorrow, seat, table.ship_id(ship))
