"""Where a captain might go, and what it would be worth: the charts behind the rule of thumb.

Worth is counted in points of glory. Gold counts as a part of one, as long as the stash has room for it.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from wardroom.engine import Seat
from wardroom.games.marauders import effects
from wardroom.games.marauders.rows import CANNONS, CARGO, CREW, HULL, MASTS, NATIONS, Mission, Rumor
from wardroom.games.marauders.rules.bounties import at_war, closed_by
from wardroom.games.marauders.rules.market import GLORY_SALE, PLAIN_PRICE
from wardroom.games.marauders.rules.npcs import npc_ship, npc_skill, would_scout
from wardroom.games.marauders.rules.tavern import may_claim, recruits_freely
from wardroom.games.marauders.rules.yard import ship_cost
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MaraudersTable,
    bonus_of,
    capacity_of,
    damaged,
    full_areas,
    load_of,
    maneuver_of,
    skill_of,
)

GOLD = 0.085
"""What a gold piece is worth."""

FULL_STASH = 50


class Goal(NamedTuple):
    """A place, at sea or in port, and what waits there."""

    zone: str
    in_port: bool
    worth: float


class Bearings:
    """What a captain sees from where he is, for as long as he makes up his mind: each thing is looked at once."""

    def __init__(self, table: MaraudersTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.player = table.state.players[seat]

    @cached_property
    def strength(self) -> float:
        """How strong the own ship is."""
        return strength(self.table, self.player)

    @cached_property
    def dangers(self) -> dict[str, float]:
        """14.4 What hostile captains may do to a weaker ship, by the zones where they are."""
        found: dict[str, float] = {}
        for type_, npc in self.table.state.npcs.items():
            zone = npc.zone
            if zone and would_scout(self.table, type_, self.player, zone):
                found[zone] = found.get(zone, 0.0) + (self.strength < 1.1 * npc_strength(self.table, type_))
        return found

    @cached_property
    def goal(self) -> Goal | None:
        """The goal that promises most for the actions it takes."""
        best, most = None, 0.0
        for goal in goals_of(self):
            promise = goal.worth / (2.0 + way_to(self.table, self.player, goal))
            if promise > most:
                best, most = goal, promise
        return best


def way_to(table: MaraudersTable, player: Player, goal: Goal) -> int:
    """How many moves a goal is away."""
    distance = table.cards.distance[player.zone][goal.zone]
    if not distance:
        return int(player.in_port != goal.in_port)
    return distance + player.in_port + goal.in_port


def goals_of(bearings: Bearings) -> Iterator[Goal]:
    """Everything that is worth sailing for; what lies in the same port adds up."""
    dangers = bearings.dangers
    for zone, total in business(bearings).items():
        if (worth := total - dangers.get(zone, 0.0)) > 0:
            yield Goal(zone, in_port=True, worth=worth)
    for zone, prize in ventures(bearings):
        if (worth := prize - dangers.get(zone, 0.0)) > 0:
            yield Goal(zone, in_port=False, worth=worth)


def is_open(table: MaraudersTable, player: Player, port: str) -> bool:
    """Whether the player could simply enter a port, or lies in it."""
    return (player.in_port and player.zone == port) or not any(closed_by(table, player, port))


def gold_worth(player: Player, gold: float) -> float:
    """Gold is worth less once the stash is full."""
    return gold * (GOLD if player.stash < FULL_STASH else GOLD / 3)


def chance(dice: int, need: int = 1) -> float:
    """The chance of so many successes with so many dice."""
    none = (2 / 3) ** dice
    if need == 1:
        return 1 - none
    return 1 - none - dice * (1 / 3) * (2 / 3) ** (dice - 1)


def rumor_chance(table: MaraudersTable, player: Player, rumor: Rumor) -> float:
    """24 The chance that a rumor proves true to this captain."""
    return chance(skill_of(table, player, rumor.skill), rumor.successes)


# --- under way --------------------------------------------------------------------------------------------------------


def errands(table: MaraudersTable, player: Player) -> float:
    """What cargo, rumor and mission promise; the more, the nearer the places where they are settled."""
    cargo, rumor, mission = sales(table, player), rumored(table, player), ordered(table, player)
    return nearest(table, player, cargo) + nearest(table, player, rumor) + 0.6 * nearest(table, player, mission)


def nearest(table: MaraudersTable, player: Player, goals: Iterator[Goal]) -> float:
    """What the best of some goals is worth from here: three moves away, half of what waits there."""
    return max((goal.worth * 3 / (3 + way_to(table, player, goal)) for goal in goals), default=0.0)


def sales(table: MaraudersTable, player: Player) -> Iterator[Goal]:
    """7.1 The ports where the hold can be sold."""
    aboard = Counter(table.goods_of(player.cargo))
    for port in table.cards.ports:
        if aboard and is_open(table, player, port):
            yield Goal(port, in_port=True, worth=sale_worth(player, aboard, table.state.demand[port]))


def rumored(table: MaraudersTable, player: Player) -> Iterator[Goal]:
    """24 Where the rumor leads."""
    if player.rumor:
        rumor = table.cards.rumors[player.rumor]
        yield Goal(rumor.zone, rumor.place == "port", rumor_chance(table, player, rumor))


def ordered(table: MaraudersTable, player: Player) -> Iterator[Goal]:
    """25 Where the mission leads."""
    yield from (Goal(zone, in_port=True, worth=worth) for zone, worth in mission_ashore(table, player))
    yield from (Goal(zone, in_port=False, worth=worth) for zone, worth in mission_at_sea(table, player))


# --- in port ----------------------------------------------------------------------------------------------------------


def business(bearings: Bearings) -> dict[str, float]:
    """What the open ports have to offer."""
    table, player = bearings.table, bearings.player
    aboard = Counter(table.goods_of(player.cargo))
    room = min(6, full_areas(table, player)[CARGO]) - load_of(table, player)
    yard, demand = yard_worth(table, player), table.state.demand
    ports = {
        port: sale_worth(player, aboard, demand[port]) + market_worth(table, player, room, port) + yard
        for port in table.cards.ports
        if is_open(table, player, port)
    }
    home = table.captain_of(player).home
    savings = min(FULL_STASH - min(player.stash, FULL_STASH), max(0, player.gold - 4)) * 0.07
    for port, worth in (*tasks_ashore(table, bearings.seat), (home, savings)):
        if port in ports:
            ports[port] += worth
    return ports


def sale_worth(player: Player, aboard: Counter[str], demand: str) -> float:
    """7.1 What the hold would bring in a port."""
    wanted = aboard[demand]
    glory = 1.0 if wanted >= GLORY_SALE else 0.0
    return gold_worth(player, 6 * wanted + 0.3 * (sum(aboard.values()) - wanted)) + glory


def market_worth(table: MaraudersTable, player: Player, room: int, port: str) -> float:
    """7.2 Goods to be had, for whoever has room and gold."""
    if room < 2 or player.gold < 4 or player.bought_in == port:
        return 0.0
    is_better = port in table.cards.having(effects.MarketSize) or port in table.cards.having(effects.GoodsPrices)
    return 0.12 * room + (0.15 if is_better else 0.0)


def yard_worth(table: MaraudersTable, player: Player) -> float:
    """7.3, 7.4 Repairs, men, and a ship that brings glory."""
    worth = 0.0
    if damaged(table, player) and player.gold >= 2:
        full = full_areas(table, player)
        hurt = sum(full[at] - player.areas[at] for at in (HULL, MASTS, CANNONS, CARGO))
        worth += 0.25 * min(hurt, player.gold // 2) + (0.6 if player.areas[HULL] == 1 else 0.0)
    if player.areas[CREW] < full_areas(table, player)[CREW]:
        worth += 0.3 + 0.4 * (player.areas[CREW] == 0) + 0.1 * recruits_freely(table, player)
    if not player.ship_glory and table.cards.ships[player.ship].sell is not None:
        worth += 1.8 if player.gold >= ship_cost(table, player, "frigate") else 0.0
    return worth


def tasks_ashore(table: MaraudersTable, seat: Seat) -> Iterator[tuple[str, float]]:
    """7.5, 7.6, 24, 25 Rumors and missions whose place is a port."""
    player = table.state.players[seat]
    if player.rumor:
        rumor = table.cards.rumors[player.rumor]
        if rumor.place == "port":
            yield rumor.zone, rumor_chance(table, player, rumor) * (1 + GOLD * rumor.gold)
    elif player.gold >= 3:
        hope = 0.35 * chance(skill_of(table, player, "influence"))
        for port in table.cards.ports:
            yield port, hope
    yield from mission_ashore(table, player)
    if not player.mission:
        for card in table.state.board:
            mission = table.cards.missions[card]
            if may_claim(table, seat, mission):
                yield mission.port, 0.6 * feasibility(table, player, mission)


def feasibility(table: MaraudersTable, player: Player, mission: Mission) -> float:
    """How likely a mission would be fulfilled."""
    match table.cards.goals[mission.id]:
        case effects.DefeatPirate() | effects.DefeatWanted() | effects.DefeatNpc() | effects.Free():
            return 0.5 if strength(table, player) > 12 else 0.05
        case effects.Raid():
            return 0.9 if raid_worth(table, player) > 0 else 0.0
        case effects.Bribe():
            return 0.6
        case effects.Deliver(good, cards):
            return 0.9 if table.goods_of(player.cargo).count(good) >= cards else 0.35
        case _:
            return 1.0


def mission_ashore(table: MaraudersTable, player: Player) -> Iterator[tuple[str, float]]:
    """25 Where a mission can be fulfilled in port."""
    if not player.mission:
        return
    mission = table.cards.missions[player.mission]
    prize = 1 + GOLD * mission.gold
    match table.cards.goals[mission.id]:
        case effects.Deliver(good, cards):
            yield mission.places[0], prize if table.goods_of(player.cargo).count(good) >= cards else 0.0
        case effects.Bribe(gold):
            yield table.captain_of(player).home, prize if player.gold >= gold else 0.0
        case effects.Militia():
            is_manned = player.areas[CREW] == full_areas(table, player)[CREW] > 1
            yield mission.places[0], prize if is_manned else 0.2
        case effects.Reach() | effects.Unload() | effects.Test() | effects.Venture():
            yield mission.places[0], prize
        case _:
            return


# --- at sea -----------------------------------------------------------------------------------------------------------


def ventures(bearings: Bearings) -> Iterator[tuple[str, float]]:
    """What there is to do at sea: rumors, missions, merchants, and ships to fight."""
    table, player, state = bearings.table, bearings.player, bearings.table.state
    if player.rumor:
        rumor = table.cards.rumors[player.rumor]
        if rumor.place == "sea":
            yield rumor.zone, rumor_chance(table, player, rumor) * (1 + GOLD * rumor.gold)
    yield from mission_at_sea(table, player)
    worth = raid_worth(table, player)
    if worth > 0:
        hope = worth * chance(skill_of(table, player, "scouting"))
        for zone in state.merchants:
            if zone not in state.turn.scouted:
                yield zone, hope + flag_worth(table, player, zone)
    for type_ in ("slp", "frg", *NATIONS):
        if state.npcs[type_].zone and type_ not in state.turn.scouted:
            yield state.npcs[type_].zone, fight_worth(bearings, type_)


def mission_at_sea(table: MaraudersTable, player: Player) -> Iterator[tuple[str, float]]:
    """25 Zones that a mission asks for."""
    if not player.mission:
        return
    mission = table.cards.missions[player.mission]
    prize, goal = 1 + GOLD * mission.gold, table.cards.goals[mission.id]
    if isinstance(goal, effects.Visit):
        left = [zone for zone in mission.places if zone not in player.visited]
        for zone in left:
            yield zone, prize / len(left)
    elif isinstance(goal, effects.Free) and f"try {mission.id}" not in table.state.turn.done:
        yield mission.places[0], prize * chance(skill_of(table, player, goal.skill), goal.successes)


def raid_worth(table: MaraudersTable, player: Player) -> float:
    """8 What a raid may bring: nothing for a ship that is hurt, too slow or too weak."""
    if not all(player.areas) or min(player.areas[HULL], player.areas[MASTS]) < 2:
        return 0.0
    nimble, skill = maneuver_of(table, player), skill_of(table, player, "seamanship")
    odds = min(0.95, 0.12 * nimble + 0.11 * skill + 0.06 * player.areas[HULL])
    glory = 0.1 * min(skill, 4) * (0.6 if nimble < 3 else 1.0)
    wanted = sum(player.bounties.values())
    return odds * (gold_worth(player, 10) + glory) - 0.3 - 0.12 * wanted - cargo_at_risk(table, player)


def cargo_at_risk(table: MaraudersTable, player: Player) -> float:
    """8 What hits on a hold without room may cost: cargo that was bought to be sold, and glory with three of a kind."""
    if not player.cargo or room_at_sea(table, player) > 0:
        return 0.0
    return 0.4 if max(Counter(table.goods_of(player.cargo)).values()) >= GLORY_SALE else 0.2


def flag_worth(table: MaraudersTable, player: Player, zone: str) -> float:
    """12 It is better to wrong a nation that wants the captain already, or one at war with his own."""
    nation = table.cards.zones[zone].nation
    if nation is None:
        return 0.0
    own = table.nation_of(player)
    forgiven = at_war(table.state, own, nation) or player.bounties[nation] > 0
    return (0.2 if forgiven else 0.0) - (0.15 if nation == own and not forgiven else 0.0)


def strength(table: MaraudersTable, player: Player) -> float:
    """How hard a ship hits, how much it can take, and how well it is led."""
    areas = player.areas
    guns = areas[CANNONS] + bonus_of(player, table.cards.winning_hits)
    broadside = guns * (1 + 0.35 * skill_of(table, player, "seamanship"))
    boarding = areas[CREW] * skill_of(table, player, "leadership") * 0.5
    return broadside + boarding + 1.5 * areas[HULL] + 0.5 * maneuver_of(table, player)


def npc_strength(table: MaraudersTable, type_: str) -> float:
    """The same for an NPC."""
    ship = table.cards.ships[npc_ship(table, type_)]
    broadside = ship.cannons * (1 + 0.35 * npc_skill(table, type_, "seamanship"))
    boarding = ship.crew * npc_skill(table, type_, "leadership") * 0.5
    return broadside + boarding + 1.5 * ship.hull + 0.5 * ship.maneuver


def fight_worth(bearings: Bearings, type_: str) -> float:
    """11 A victory is worth a point, a reward, and for a stronger ship not much risk."""
    edge = bearings.strength / npc_strength(bearings.table, type_)
    if edge < 1.25:
        return 0.0
    cost = 0.8 if type_ in NATIONS else 0.0
    return min(0.9, 0.55 * edge) * (1.2 + GOLD * 8) - 0.5 - cost


def room_at_sea(table: MaraudersTable, player: Player) -> int:
    """R81 How many cards the ship could carry out of port."""
    is_docked, player.in_port = player.in_port, False
    room = capacity_of(table, player) - load_of(table, player)
    player.in_port = is_docked
    return room


def price_elsewhere(table: MaraudersTable, player: Player, good: str) -> float:
    """7.1 What a card of a good may bring, where it is in demand and not too far away."""
    state, zone = table.state, player.zone
    best = float(PLAIN_PRICE) - 0.5
    for port, wanted in state.demand.items():
        if wanted == good and port != zone and is_open(table, player, port):
            best = max(best, 6.0 - 0.4 * table.cards.distance[zone][port])
    return best
