"""25 Missions: how their objectives are met, and what they bring."""

from collections import Counter

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.marauders.rows import CREW, NATIONS, Mission
from wardroom.games.marauders.rules.damage import lose_hand, mend
from wardroom.games.marauders.rules.glory import gain_glory
from wardroom.games.marauders.rules.glorycards import be_forgiven
from wardroom.games.marauders.rules.hold import cards_of
from wardroom.games.marauders.rules.phrasing import Earned, Paid
from wardroom.games.marauders.rules.skills import passes
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MaraudersTable,
    discard,
    drop_mission,
    earn,
    funds,
    is_home,
    missing_crew,
    others,
    pay,
)


class Fulfil(Option):
    mission: str


class MissionProgress(Event):
    rule = "mission.visits_after"
    player: Seat
    mission: str
    zone: str


class MissionDone(Event):
    rule = "mission.complete"
    player: Seat
    mission: str


class MissionLate(Event):
    player: Seat
    mission: str

    @property
    def cites(self) -> str:
        return f"missioncard.{self.mission}"


def mission_of(table: MaraudersTable, player: Player) -> Mission | None:
    """The mission that a player is on."""
    return table.cards.missions[player.mission] if player.mission else None


def complete(table: MaraudersTable, seat: Seat) -> Script[None]:
    """25 The objective is met: the reward and a point of glory at once, then the card is discarded."""
    player = table.state.players[seat]
    mission = table.cards.missions[player.mission]
    table.tell(MissionDone, seat, mission.id)
    drop_mission(table, player)
    if mission.gold:
        earn(table, seat, mission.gold)
        table.tell(Earned, table.cards.rule_of[mission.id], seat, mission.gold)
    if mission.goal == "defeat_npc":
        yield from mend(table, seat, mission.amount or 0, mission.id)
    if mission.goal == "bribe" and player.is_pirate:
        yield from be_forgiven(table, seat, mission.id)
    yield from gain_glory(table, seat, "missions")


# --- met at once ------------------------------------------------------------------------------------------------------


def see_to_missions(table: MaraudersTable) -> Script[None]:
    """25, R96 A mission whose objective is met is complete at once, whatever brought it about.

    Asked after every step of the game. Scouting out of turn comes before anything else, and a fight is fought first.
    """
    state = table.state
    if state.battle or state.raid or "out_of_turn" in state.agenda:
        return
    for seat in (state.active, *others(state, state.active)):
        if state.players[seat].mission:
            note_visit(table, seat)
            if is_met(table, state.players[seat]):
                yield from complete(table, seat)


def note_visit(table: MaraudersTable, seat: Seat) -> None:
    """25 Zones that a survey asks for count from the moment the mission was taken."""
    player = table.state.players[seat]
    mission = table.cards.missions[player.mission]
    is_asked_for = mission.goal == "visit" and player.zone in mission.places
    if is_asked_for and player.at_sea and player.zone not in player.visited:
        player.visited.append(player.zone)
        table.tell(MissionProgress, seat, mission.id, player.zone)


def is_met(table: MaraudersTable, player: Player) -> bool:
    """25 Whether all zones were visited, or the ship lies in the right port, with the crew that is asked for there."""
    mission = table.cards.missions[player.mission]
    is_there = player.in_port and player.zone in mission.places
    match mission.goal:
        case "visit":
            return len(player.visited) == len(mission.places)
        case "reach":
            return is_there
        case "venture":
            return is_there and player.areas[CREW] >= (mission.amount or 0)
        case _:
            return False


# --- met by what happens at sea ---------------------------------------------------------------------------------------


def after_raid(table: MaraudersTable, seat: Seat, nation: str) -> Script[None]:
    """25 A successful raid on the right nation."""
    mission = mission_of(table, table.state.players[seat])
    if mission is not None and mission.goal == "raid" and mission.nation == nation:
        yield from complete(table, seat)


def after_defeat(table: MaraudersTable, seat: Seat, npc: str, wanted: bool) -> Script[None]:
    """25 A victory over an NPC of this type, or over a player, who was wanted or not."""
    mission = mission_of(table, table.state.players[seat])
    if mission is None:
        return
    is_pirate = bool(npc) and npc not in NATIONS
    met = {
        "defeat_pirate": is_pirate,
        "defeat_wanted": is_pirate or wanted,
        "defeat_npc": bool(npc),
    }
    if met.get(mission.goal):
        yield from complete(table, seat)


# --- tests at sea -----------------------------------------------------------------------------------------------------


def can_investigate(table: MaraudersTable, player: Player) -> bool:
    """25 A test at sea, one try per turn."""
    mission = mission_of(table, player)
    is_there = mission is not None and mission.goal == "free" and player.at_sea and player.zone in mission.places
    return is_there and f"try {player.mission}" not in table.state.turn.done


def investigate(table: MaraudersTable, seat: Seat) -> Script[None]:
    """25 Freeing prisoners: every failure costs a hand, but never the last."""
    is_met = yield from try_test(table, seat)
    if is_met:
        yield from complete(table, seat)
    else:
        lose_hand(table, seat, "missioncard.free_the_prisoners")


def try_test(table: MaraudersTable, seat: Seat) -> Script[bool]:
    """The test that the mission names."""
    player = table.state.players[seat]
    mission = table.cards.missions[player.mission]
    table.state.turn.done.append(f"try {mission.id}")
    need = 1 if mission.goal == "venture" else mission.amount or 1
    return (yield from passes(table, seat, mission.skill or "influence", need))


# --- in port ----------------------------------------------------------------------------------------------------------


def can_fulfil(table: MaraudersTable, seat: Seat) -> bool:
    """7.8, 25 Whether the mission has something to be done in this port, and it can be done."""
    player = table.state.players[seat]
    mission = mission_of(table, player)
    if mission is None:
        return False
    if mission.goal == "bribe":
        return is_home(table, player) and funds(table, seat) >= (mission.amount or 0)
    if player.zone not in mission.places:
        return False
    match mission.goal:
        case "deliver":
            aboard = Counter(table.goods_of(player.cargo))
            return aboard[mission.good or ""] >= (mission.amount or 0)
        case "test" | "venture":
            return f"try {mission.id}" not in table.state.turn.done
        case "militia":
            return not missing_crew(table, player) and player.areas[CREW] > (mission.amount or 0)
        case goal:
            return goal == "unload"


def fulfil(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.8, 25 Deliver, unload, bribe, leave a man behind, or make the test."""
    player = table.state.players[seat]
    mission = table.cards.missions[player.mission]
    amount = mission.amount or 0
    if mission.goal in ("test", "venture"):
        is_met = yield from try_test(table, seat)
        if not is_met:
            return
    elif mission.goal == "deliver":
        deliver(table, player, mission.good or "", amount)
    elif mission.goal == "bribe":
        pay(table, seat, amount)
        table.tell(Paid, table.cards.rule_of[mission.id], seat, amount)
    elif mission.goal == "militia":
        lose_hand(table, seat, table.cards.rule_of[mission.id])
    yield from complete(table, seat)


def deliver(table: MaraudersTable, player: Player, good: str, count: int) -> None:
    """7.8 The cards go to the discards; this is no sale."""
    cards = cards_of(table, player, good, count)
    player.cargo[:] = [card for card in player.cargo if card not in cards]
    discard(table.state.cargo, *cards)


def count_days(table: MaraudersTable, seat: Seat) -> None:
    """25 Dispatches that come too late are discarded; the turn in which they were taken does not count."""
    player = table.state.players[seat]
    mission = mission_of(table, player)
    if mission is None:
        return
    player.late += 1
    if mission.goal == "reach" and mission.amount and player.late >= mission.amount:
        table.tell(MissionLate, seat, mission.id)
        drop_mission(table, player)
