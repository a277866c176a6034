"""14 The captains of the navies and of the pirates: who they are, whom they hunt and where they sail."""

from wardroom.engine import Event, Seat
from wardroom.games.marauders.effects import PiratesSpare, SheltersPirates, Unseen
from wardroom.games.marauders.purse import aboard, show_aboard
from wardroom.games.marauders.rows import DIRECTIONS, NATIONS, NPC_TYPES
from wardroom.games.marauders.rules.bounties import at_war
from wardroom.games.marauders.rules.phrasing import RuledEvent
from wardroom.games.marauders.state import Caribbean, Npc, Player
from wardroom.games.marauders.table import MaraudersTable, bonus_of


class NpcSailed(RuledEvent):
    npc: str
    zone: str


class EnoughAboard(Event):
    rule = "npc.hunt_pirate"
    player: Seat
    gold: int


class TooLittleAboard(Event):
    rule = "npc.hunt_pirate"
    player: Seat
    gold: int


class NpcHunts(Event):
    rule = "npc.hunt"
    npc: str
    player: Seat
    zone: str


class NpcWaits(Event):
    rule = "npc.hunt"
    npc: str
    player: Seat
    zone: str


class NpcArrived(RuledEvent):
    npc: str
    zone: str


class NpcReturned(Event):
    rule = "npc.dies_returns"
    npc: str
    zone: str


class NpcGone(RuledEvent):
    npc: str


MAN_OF_WAR = "man_of_war"
RICH = 10
"""14.3 So much gold aboard draws pirates."""

NAMELESS = 3
"""13 Every skill of a man-of-war's captain who has no card."""


def in_play(state: Caribbean, type_: str) -> bool:
    """Whether a ship is on the board."""
    return bool(state.npcs[type_].zone)


def npcs_in(state: Caribbean, zone: str) -> list[str]:
    """The ships in a zone."""
    return [type_ for type_, npc in state.npcs.items() if npc.zone == zone]


def npc_id(state: Caribbean, type_: str) -> str:
    """What notation and view call a ship: by its captain's card, or as a war's man-of-war."""
    cards = state.npcs[type_].cards
    return cards[-1] if cards else f"war_{type_}"


def type_of(table: MaraudersTable, npc: str) -> str:
    """The ship that an id means."""
    card = table.cards.npcs.get(npc)
    return card.type if card else npc.removeprefix("war_")


def npc_ship(table: MaraudersTable, type_: str) -> str:
    """13, 14.1 What a captain sails: a man-of-war while the nation is at war."""
    cards = table.state.npcs[type_].cards
    return MAN_OF_WAR if type_ in table.state.war else table.cards.npcs[cards[-1]].ship


def npc_skill(table: MaraudersTable, type_: str, skill: str) -> int:
    """14.1 A skill of the captain on top."""
    cards = table.state.npcs[type_].cards
    return getattr(table.cards.npcs[cards[-1]], skill) if cards else NAMELESS


def npc_reward(table: MaraudersTable, type_: str) -> int:
    """11 What defeating the captain on top pays."""
    cards = table.state.npcs[type_].cards
    return table.cards.npcs[cards[-1]].reward if cards else 0


def put(state: Caribbean, type_: str, npc: Npc) -> None:
    """Change what is known of a ship."""
    state.npcs = {**state.npcs, type_: npc}


# --- coming and going -------------------------------------------------------------------------------------------------


def arrive(table: MaraudersTable, card: str) -> None:
    """14.2 A captain's card goes on top of its ship's cards, and the ship to the zone printed on it."""
    facts = table.cards.npcs[card]
    under = "npc.arrival_on_top" if in_play(table.state, facts.type) else "npc.arrival"
    put(table.state, facts.type, Npc((*table.state.npcs[facts.type].cards, card), facts.zone))
    table.tell(NpcArrived, under, card, facts.zone)


def defeat(table: MaraudersTable, type_: str) -> None:
    """14.2 The captain on top dies and the card is discarded; one underneath comes back at the end of the round."""
    state, npc = table.state, table.state.npcs[type_]
    left = npc.cards[:-1]
    under = "npc.dies_returns" if left else "npc.dies_none" if npc.cards else "war.defeated"
    table.tell(NpcGone, under, npc_id(state, type_))
    state.events_used.extend(npc.cards[-1:])
    put(state, type_, Npc(left, "", returns=bool(left)))


def come_back(table: MaraudersTable) -> None:
    """14.2 Captains from underneath return in the zones of their cards, at random where there are two."""
    state = table.state
    for type_ in NPC_TYPES:
        if state.npcs[type_].returns:
            cards = [*state.npcs[type_].cards]
            card = table.dice.draw(cards) if len(cards) > 1 else cards.pop()
            zone = table.cards.npcs[card].zone
            put(state, type_, Npc((*cards, card), zone))
            table.tell(NpcReturned, card, zone)


# --- whom they hunt ---------------------------------------------------------------------------------------------------


def is_hostile(table: MaraudersTable, type_: str, player: Player) -> bool:
    """14.4 Navies hunt those they want and their enemies in war; pirates hunt those without any bounty."""
    if type_ in NATIONS:
        return player.bounties[type_] > 0 or at_war(table.state, table.nation_of(player), type_)
    return not player.is_pirate


def can_scout(table: MaraudersTable, type_: str, player: Player, zone: str) -> bool:
    """14.4 Whether a ship, were it in the zone, would try to spot the player, who must be at sea."""
    return player.at_sea and would_scout(table, type_, player, zone)


def would_scout(table: MaraudersTable, type_: str, player: Player, zone: str) -> bool:
    """14.4, 14.5, 19, 26 Whether a ship in the zone would try to spot the player at sea there."""
    if not is_hostile(table, type_, player):
        return False
    if type_ in NATIONS:
        return not is_invisible(table, type_, player, zone) and not has_rival(table.state, type_, zone)
    spares = table.cards.having(PiratesSpare).get(zone)
    if spares and table.nation_of(player) == spares.nation:
        return False
    return not any(nation in NATIONS for nation in npcs_in(table.state, zone))


def is_invisible(table: MaraudersTable, nation: str, player: Player, zone: str) -> bool:
    """19, 26 False colours, waters where nobody is seen, and a nation's that shelter pirates whom it does not want."""
    if player.colours > 0 or zone in table.cards.having(Unseen):
        return True
    shelter = table.cards.having(SheltersPirates).get(zone)
    return shelter is not None and shelter.nation == nation and player.is_pirate and not player.bounties[nation]


def has_rival(state: Caribbean, nation: str, zone: str) -> bool:
    """14.5 The two men-of-war of a war do not scout in the same zone."""
    return nation in state.war and any(enemy != nation and state.npcs[enemy].zone == zone for enemy in state.war)


def scouting_dice(table: MaraudersTable, type_: str, player: Player) -> int:
    """14.4, R92 The higher of the card and the bounties of the nation, less fog and what makes a ship hard to spot."""
    dice = max(npc_skill(table, type_, "scouting"), player.bounties.get(type_, 0))
    return max(1, dice - table.cards.fog.get(table.state.event, 0) - bonus_of(player, table.cards.hard_to_spot))


def priorities(table: MaraudersTable, type_: str, player: Player) -> tuple[int, int]:
    """14.3, R105 The least and the most hunt priorities that a player meets, for all that everybody knows."""
    if type_ in NATIONS:
        wanted = player.bounties[type_]
        met = (wanted > 0) + at_war(table.state, table.nation_of(player), type_) + (wanted >= 3)
        return met, met
    met = (len(player.cargo) >= 2) + (player.ship in ("flute", "galleon"))
    least, most = aboard(player)
    return met + (least >= RICH), met + (most >= RICH)


def in_reach(table: MaraudersTable, type_: str) -> dict[Seat, tuple[int, int]]:
    """14.3 The players in a ship's zone or the next whom it could scout, and the priorities they meet."""
    zone = table.state.npcs[type_].zone
    reach = (zone, *table.cards.neighbours[zone])
    return {
        Seat(seat): priorities(table, type_, player)
        for seat, player in enumerate(table.state.players)
        if player.zone in reach and can_scout(table, type_, player, player.zone)
    }


def quarry(table: MaraudersTable, type_: str) -> list[Seat]:
    """14.3 Whom a ship may hunt, for all that everybody knows: those who may meet most priorities, at least one."""
    met = in_reach(table, type_)
    certain = max([1, *(least for least, _ in met.values())])
    return [seat for seat, (_, most) in met.items() if most >= certain]


def hunting_ground(table: MaraudersTable, type_: str) -> str:
    """14.3, R105 The zone to which a ship would hunt somebody now, if everybody can tell that it would."""
    zones = {table.state.players[seat].zone for seat in quarry(table, type_)}
    is_certain = any(least for least, _ in in_reach(table, type_).values())
    return zones.pop() if is_certain and len(zones) == 1 else ""


def count_gold(table: MaraudersTable, type_: str) -> None:
    """14.3, R105 Where gold aboard decides whom a pirate hunts, those in question say whether they have enough."""
    while (seat := in_question(table, type_)) is not None:
        player = table.state.players[seat]
        if player.gold >= RICH:
            show_aboard(player, RICH)
            table.tell(EnoughAboard, seat, RICH)
        else:
            show_aboard(player, 0, RICH - 1)
            table.tell(TooLittleAboard, seat, RICH)


def in_question(table: MaraudersTable, type_: str) -> Seat | None:
    """R105 Who has to say so next: whoever may meet most, unless it is certain already who is hunted."""
    met, found = in_reach(table, type_), quarry(table, type_)
    unknown = [seat for seat in found if met[seat][0] < met[seat][1]]
    if not unknown or (len(found) == 1 and met[found[0]][0]):
        return None
    return max(unknown, key=lambda seat: met[seat][1])


def move_npc(table: MaraudersTable, type_: str, direction: str) -> None:
    """14.3 Towards the quarry, or as the arrow says."""
    state = table.state
    if not in_play(state, type_):
        return
    count_gold(table, type_)
    npc, found = state.npcs[type_], quarry(table, type_)
    if found:
        seat = table.dice.pick(found) if len(found) > 1 else found[0]
        zone = state.players[seat].zone
        table.tell(NpcWaits if zone == npc.zone else NpcHunts, npc_id(state, type_), seat, zone)
    else:
        zone = next_zone(table, npc.zone, direction)
        under = "npc.move_arrow" if direction in table.cards.links[npc.zone] else "npc.move_clockwise"
        table.tell(NpcSailed, under, npc_id(state, type_), zone)
    put(state, type_, npc._replace(zone=zone))


def next_zone(table: MaraudersTable, zone: str, direction: str) -> str:
    """14.3 The zone in a direction, or in the next one clockwise that leads anywhere."""
    links, at = table.cards.links[zone], DIRECTIONS.index(direction)
    around = (*DIRECTIONS[at:], *DIRECTIONS[:at])
    return next(links[way] for way in around if way in links)
