"""25 Missions: how their objectives are met, and what they bring."""

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.marauders import effects
from wardroom.games.marauders.cards import paragraph
from wardroom.games.marauders.effects import Goal
from wardroom.games.marauders.rows import CREW, NATIONS
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
        return paragraph("missioncard", self.mission, "mission.complete")


def goal_of(table: MaraudersTable, player: Player) -> Goal | None:
    """What the mission asks for that a player is on."""
    return table.cards.goals.get(player.mission)


def is_at_place(table: MaraudersTable, player: Player) -> bool:
    """Whether the ship is in one of the zones, or the ports of the zones, that the mission names."""
    return player.zone in table.cards.missions[player.mission].places


def complete(table: MaraudersTable, seat: Seat) -> Script[None]:
    """25 The objective is met: the reward and a point of glory at once, then the card is discarded."""
    player = table.state.players[seat]
    mission = table.cards.missions[player.mission]
    table.tell(MissionDone, seat, mission.id)
    drop_mission(table, player)
    if mission.gold:
        earn(table, seat, mission.gold)
        table.tell(Earned, table.cards.rule_of[mission.id], seat, mission.gold)
    match table.cards.goals[mission.id]:
        case effects.DefeatNpc(points):
            yield from mend(table, seat, points, mission.id)
        case effects.Bribe() if player.is_pirate:
            yield from be_forgiven(table, seat, mission.id)
    yield from gain_glory(table, seat, "missions")


# --- met at once ------------------------------------------------------------------------------------------------------


def see_to_missions(table: MaraudersTable) -> Script[None]:
    """25, R96 A mission whose objective is met is complete at once, whatever brought it about.

    Asked after every step of the game. Scouting out of turn comes before anything else, and a fight is fought first.
    """
    state, at_once = table.state, table.cards.met_at_once
    if state.battle or state.raid or "out_of_turn" in state.agenda:
        return
    seats = [Seat(seat) for seat, player in enumerate(state.players) if player.mission in at_once]
    for seat in sorted(seats, key=lambda seat: (seat - state.active) % len(state.players)):
        note_visit(table, seat)
        if is_met(table, state.players[seat]):
            yield from complete(table, seat)


def note_visit(table: MaraudersTable, seat: Seat) -> None:
    """25 Zones that a survey asks for count from the moment the mission was taken."""
    player = table.state.players[seat]
    is_asked_for = isinstance(goal_of(table, player), effects.Visit) and is_at_place(table, player)
    if is_asked_for and player.at_sea and player.zone not in player.visited:
        player.visited.append(player.zone)
        table.tell(MissionProgress, seat, player.mission, player.zone)


def is_met(table: MaraudersTable, player: Player) -> bool:
    """25 Whether all zones were visited, or the ship lies in the right port, with the crew that is asked for there."""
    match goal_of(table, player):
        case effects.Visit():
            return len(player.visited) == len(table.cards.missions[player.mission].places)
        case effects.Reach():
            return player.in_port and is_at_place(table, player)
        case effects.Venture(crew=crew):
            return player.in_port and is_at_place(table, player) and player.areas[CREW] >= crew
        case _:
            return False


# --- met by what happens at sea ---------------------------------------------------------------------------------------


def after_raid(table: MaraudersTable, seat: Seat, nation: str) -> Script[None]:
    """25 A successful raid on the right nation."""
    if goal_of(table, table.state.players[seat]) == effects.Raid(nation):  # type: ignore[arg-type]
        yield from complete(table, seat)


def after_defeat(table: MaraudersTable, seat: Seat, npc: str, wanted: bool) -> Script[None]:
    """25 A victory over an NPC of this type, or over a player, who was wanted or not."""
    is_pirate = bool(npc) and npc not in NATIONS
    match goal_of(table, table.state.players[seat]):
        case effects.DefeatPirate():
            is_done = is_pirate
        case effects.DefeatWanted():
            is_done = is_pirate or wanted
        case effects.DefeatNpc():
            is_done = bool(npc)
        case _:
            is_done = False
    if is_done:
        yield from complete(table, seat)


# --- tests at sea -----------------------------------------------------------------------------------------------------


def can_investigate(table: MaraudersTable, player: Player) -> bool:
    """25 A test at sea, one try per turn."""
    if not player.mission or not isinstance(table.cards.goals[player.mission], effects.Free):
        return False
    if not player.at_sea or not is_at_place(table, player):
        return False
    return f"try {player.mission}" not in table.state.turn.done


def investigate(table: MaraudersTable, seat: Seat) -> Script[None]:
    """25 Freeing prisoners: every failure costs a hand, but never the last."""
    under = table.cards.rule_of[table.state.players[seat].mission]
    if (yield from try_test(table, seat)):
        yield from complete(table, seat)
    else:
        lose_hand(table, seat, under)


def try_test(table: MaraudersTable, seat: Seat) -> Script[bool]:
    """The test that the mission names, one try per turn."""
    mission = table.state.players[seat].mission
    table.state.turn.done.append(f"try {mission}")
    match table.cards.goals[mission]:
        case effects.Test(skill, need) | effects.Free(skill, need):
            return (yield from passes(table, seat, skill, need))
        case effects.Venture(skill=skill):
            return (yield from passes(table, seat, skill))
        case _:
            return False


# --- in port ----------------------------------------------------------------------------------------------------------


def can_fulfil(table: MaraudersTable, seat: Seat) -> bool:
    """7.8, 25 Whether the mission has something to be done in this port, and it can be done."""
    player = table.state.players[seat]
    if not player.mission:
        return False
    goal = table.cards.goals[player.mission]
    if isinstance(goal, effects.Bribe):
        return is_home(table, player) and funds(table, seat) >= goal.gold
    if not is_at_place(table, player):
        return False
    match goal:
        case effects.Deliver(good, cards):
            return table.goods_of(player.cargo).count(good) >= cards
        case effects.Test() | effects.Venture():
            return f"try {player.mission}" not in table.state.turn.done
        case effects.Militia(crew):
            return not missing_crew(table, player) and player.areas[CREW] > crew
        case _:
            return isinstance(goal, effects.Unload)


def fulfil(table: MaraudersTable, seat: Seat) -> Script[None]:
    """7.8, 25 Deliver, unload, bribe, leave men behind, or make the test."""
    player = table.state.players[seat]
    under = table.cards.rule_of[player.mission]
    match table.cards.goals[player.mission]:
        case effects.Test() | effects.Venture():
            if not (yield from try_test(table, seat)):
                return
        case effects.Deliver(good, cards):
            deliver(table, player, good, cards)
        case effects.Bribe(gold):
            pay(table, seat, gold)
            table.tell(Paid, under, seat, gold)
        case effects.Militia(crew):
            for _ in range(crew):
                lose_hand(table, seat, under)
    yield from complete(table, seat)


def deliver(table: MaraudersTable, player: Player, good: str, count: int) -> None:
    """7.8 The cards go to the discards; this is no sale."""
    cards = cards_of(table, player, good, count)
    player.cargo[:] = [card for card in player.cargo if card not in cards]
    discard(table.state.cargo, *cards)


def count_days(table: MaraudersTable, seat: Seat) -> None:
    """25 Dispatches that come too late are discarded; the turn in which they were taken does not count."""
    player = table.state.players[seat]
    goal = goal_of(table, player)
    if goal is None:
        return
    player.late += 1
    if isinstance(goal, effects.Reach) and goal.turns and player.late >= goal.turns:
        table.tell(MissionLate, seat, player.mission)
        drop_mission(table, player)
