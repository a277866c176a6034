"""Why not: pieces that one would expect to be on offer in the own turn, and the rule that keeps them back."""

from collections.abc import Callable

from wardroom.engine import Note, Seat
from wardroom.games.marauders.effects import BarsPirates
from wardroom.games.marauders.rows import AREAS, CREW
from wardroom.games.marauders.rules.bounties import closed_by
from wardroom.games.marauders.rules.damage import has_yard
from wardroom.games.marauders.rules.npcs import type_of
from wardroom.games.marauders.rules.tavern import may_claim
from wardroom.games.marauders.rules.yard import (
    modification_price,
    repair_price,
    ship_cost,
    weapon_price,
)
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, full_areas, funds

# --- what is noted ----------------------------------------------------------------------------------------------------


class NotLinked(Note):
    rule = "move.adjacent"
    zone: str


class LiesInPort(Note):
    """Out of a port one sails into its own zone first."""

    rule = "move.port_in_out"
    zone: str


class ClosedByBounty(Note):
    rule = "bounty.ports_closed"
    port: str
    nation: str


class ClosedByWar(Note):
    rule = "war.ports"
    port: str
    nation: str


class NoActionLeft(Note):
    rule = "turn.actions"


class PortDone(Note):
    """There is one Port action in a turn."""

    rule = "port.once"
    port: str


class NotAshore(Note):
    """Trade and work are for the Port action."""

    rule = "port.activities"
    piece: str


class SellFirst(Note):
    """Goods are sold before anything else, or not at all."""

    rule = "sell.first"
    good: str


class BoughtAlready(Note):
    rule = "buy.draw"


class TooDear(Note):
    rule = "port.activities"
    piece: str
    gold: int
    funds: int


class YardBurnt(Note):
    rule = "event.yard_fire"
    piece: str


class YardBarred(Note):
    rule = BarsPirates.rule
    piece: str


class HasOne(Note):
    rule = "weapon.one_per_type"
    piece: str


class NotForSale(Note):
    """Only the modification that lies face up in the port is."""

    rule = "mod.buy"
    piece: str


class NotDamaged(Note):
    rule = "yard.repair"
    area: str


class CrewIsRecruited(Note):
    rule = "recruit.test"


class MissionElsewhere(Note):
    rule = "mission.claim"
    mission: str
    port: str


class TriedAlready(Note):
    rule = "mission.retry"
    mission: str


class NotEligible(Note):
    under: str
    mission: str

    @property
    def cites(self) -> str:
        return self.under


class Elsewhere(Note):
    rule = "scout.action"
    npc: str
    zone: str


class ScoutedAlready(Note):
    rule = "scout.once_per_target"
    npc: str


class MustBeAtSea(Note):
    rule = "scout.not_in_port"


class CardBefore(Note):
    """A card for the moment before a battle."""

    rule = "glory.pre_battle"
    card: str


class CardForOthers(Note):
    rule = "glory.other_turn"
    card: str


class CardAtTrigger(Note):
    rule = "glory.when"
    card: str


class NoUseNow(Note):
    under: str
    card: str

    @property
    def cites(self) -> str:
        return self.under


# --- the reasons ------------------------------------------------------------------------------------------------------


def reason(table: MaraudersTable, seat: Seat, piece: str) -> Note | None:
    """The rule that keeps a piece from being chosen by the seat whose turn it is."""
    state, cards = table.state, table.cards
    player = state.players[seat]
    if state.over or not player.zone or state.battle or state.raid:
        return None
    if piece in player.hand:
        return of_card(table, seat, piece)
    if state.active != seat or "end_turn" not in state.agenda:
        return None
    kinds: tuple[tuple[object, Callable[[MaraudersTable, Seat, str], Note | None]], ...] = (
        (cards.zones, of_zone),
        (cards.goods, of_good),
        (cards.weapons, of_weapon),
        (cards.modifications, of_modification),
        (cards.ships, of_ship),
        (AREAS, of_area),
        (cards.missions, of_mission),
    )
    for known, why in kinds:
        if piece in known:  # type: ignore[operator]
            return why(table, seat, piece)
    return of_captain(table, player, piece)


def of_zone(table: MaraudersTable, seat: Seat, zone: str) -> Note | None:
    """6, 12, 13 A zone out of reach, a port that is closed, or one where all has been done."""
    turn, player = table.state.turn, table.state.players[seat]
    if zone == player.zone:
        return of_own_port(table, player) if table.cards.zones[zone].port else None
    if player.in_port:
        return LiesInPort(player.zone)
    if zone not in table.cards.neighbours[player.zone]:
        return NotLinked(zone)
    return None if turn.actions or turn.moves else NoActionLeft()


def of_own_port(table: MaraudersTable, player: Player) -> Note | None:
    """6, 12, 13 The port of the zone where the ship is."""
    turn, port = table.state.turn, player.zone
    if player.in_port and "port" in turn.done:
        return PortDone(port)
    by_bounties, by_war = (False, False) if player.in_port else closed_by(table, player, port)
    nation = table.cards.zones[port].nation or ""
    if by_war:
        return ClosedByWar(port, nation)
    if by_bounties:
        return ClosedByBounty(port, nation)
    return None if turn.actions or turn.moves else NoActionLeft()


# --- ashore -----------------------------------------------------------------------------------------------------------


def of_good(table: MaraudersTable, seat: Seat, good: str) -> Note | None:
    """7.1, 7.2 Goods are sold first or not at all, and bought once."""
    turn, player = table.state.turn, table.state.players[seat]
    if not turn.is_ashore:
        return NotAshore(good)
    if good in table.goods_of(player.cargo) and "busy" in turn.done:
        return SellFirst(good)
    return BoughtAlready() if "buy" in turn.done else None


def in_yard(table: MaraudersTable, seat: Seat, piece: str) -> Note | None:
    """7.3, 23 What keeps the shipyard from working at all."""
    if not table.state.turn.is_ashore:
        return NotAshore(piece)
    return None if has_yard(table, table.state.players[seat]) else YardBurnt(piece)


def too_dear(table: MaraudersTable, seat: Seat, piece: str, price: int) -> Note | None:
    gold = funds(table, seat)
    return TooDear(piece, price, gold) if gold < price else None


def of_weapon(table: MaraudersTable, seat: Seat, weapon: str) -> Note | None:
    player = table.state.players[seat]
    if weapon in player.weapons and table.state.turn.is_ashore:
        return HasOne(weapon)
    return in_yard(table, seat, weapon) or too_dear(table, seat, weapon, weapon_price(table, player))


def of_modification(table: MaraudersTable, seat: Seat, token: str) -> Note | None:
    player, state = table.state.players[seat], table.state
    if token in player.modifications and state.turn.is_ashore:
        return HasOne(token)
    if why := in_yard(table, seat, token):
        return why
    if state.tokens.get(player.zone) != token or player.zone not in state.shown:
        return NotForSale(token)
    return too_dear(table, seat, token, modification_price(table, player))


def of_ship(table: MaraudersTable, seat: Seat, ship: str) -> Note | None:
    cost = ship_cost(table, table.state.players[seat], ship) if ship in table.cards.for_sale else 0
    return in_yard(table, seat, ship) or too_dear(table, seat, ship, cost)


def of_area(table: MaraudersTable, seat: Seat, area: str) -> Note | None:
    """7.3, 7.4 What is whole needs no repair, and men are recruited."""
    player, at = table.state.players[seat], AREAS.index(area)
    if player.areas[at] >= full_areas(table, player)[at]:
        return NotDamaged(area)
    if at == CREW:
        return CrewIsRecruited()
    if why := in_yard(table, seat, area):
        return why
    if player.is_pirate and player.zone in table.cards.having(BarsPirates):
        return YardBarred(area)
    return too_dear(table, seat, area, repair_price(table, player))


def of_mission(table: MaraudersTable, seat: Seat, mission: str) -> Note | None:
    """7.6, 25 A mission is claimed in its port, once a turn, by whoever meets its condition."""
    state, player = table.state, table.state.players[seat]
    if mission not in state.board:
        return None
    port = table.cards.missions[mission].port
    if port != player.zone:
        return MissionElsewhere(mission, port)
    if not state.turn.is_ashore:
        return NotAshore(mission)
    if f"claim {mission}" in state.turn.done:
        return TriedAlready(mission)
    is_open = may_claim(table, seat, table.cards.missions[mission])
    return None if is_open else NotEligible(table.cards.rule_of[mission], mission)


# --- ships and cards --------------------------------------------------------------------------------------------------


def of_captain(table: MaraudersTable, player: Player, npc: str) -> Note | None:
    """6 Whom a ship cannot scout for."""
    state = table.state
    type_ = type_of(table, npc)
    if type_ not in state.npcs or not state.npcs[type_].zone:
        return None
    if state.npcs[type_].zone != player.zone:
        return Elsewhere(npc, state.npcs[type_].zone)
    if player.in_port:
        return MustBeAtSea()
    if type_ in state.turn.scouted:
        return ScoutedAlready(npc)
    return None if state.turn.actions else NoActionLeft()


def of_card(table: MaraudersTable, seat: Seat, card: str) -> Note | None:
    """16.3 When a card of the hand may be played."""
    kind = table.cards.glory[table.cards.kind_of[card]].kind
    if kind == "pre_battle":
        return CardBefore(card)
    if kind == "other_turn":
        return CardForOthers(card)
    if kind == "trigger":
        return CardAtTrigger(card)
    return NoUseNow(table.cards.rule_of[card], card) if table.state.active == seat else None
