"""Carte Missione: the cards that are drawn, who meets whom, what a card says to each, and the room it leaves."""

from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.cards import MissionSide
from wardroom.games.modern.rows import ENGAGEMENT
from wardroom.games.modern.rules.campaign import force_of
from wardroom.games.modern.rules.phrasing import Cited, Piece
from wardroom.games.modern.state import NONE, Campaign
from wardroom.games.modern.table import ModernTable


class WhichMission(Question):
    rule = "campaign.pre.choice"


class TakeMission(Option):
    mission: str


class MissionsDrawn(Event):
    rule = "campaign.pre.choice"
    player: Seat
    missions: tuple[str, ...]


class MissionTaken(Event):
    rule = "campaign.pre.choice"
    player: Seat
    mission: str


class WhomToOppose(Question):
    rule = "campaign.team.same-area"


class Oppose(Piece):
    player: Seat
    mission: str


class Opposed(Cited, Event):
    rule = "campaign.mission.roles"
    player: Seat
    other: Seat
    mission: str
    under: str = rule


class Commit(Piece):
    ship: str
    vp: int


commit_of = cache(Commit)


def choose_missions(table: ModernTable) -> Script[None]:
    """Pre-Missione: Everybody with the initiative draws two Mission cards, and takes one or Engagement."""
    campaign = table.campaign
    campaign.number += 1
    for admiral in campaign.admirals:
        admiral.mission, admiral.laid, admiral.longer, admiral.committed = "", [], 0, []
        if is_shared(table):
            admiral.opponent = Seat(NONE)
    for seat in campaign.forces[campaign.initiative].members:
        admiral = campaign.admirals[seat]
        admiral.offered = [] if campaign.engage else [draw_mission(table) for _ in range(2)]
        if not admiral.offered:
            admiral.mission = ENGAGEMENT
        else:
            table.tell(MissionsDrawn, seat, tuple(admiral.offered))
            options = [TakeMission(mission) for mission in (*admiral.offered, ENGAGEMENT)]
            admiral.mission = (yield from table.ask(seat, WhichMission, options)).mission
        campaign.discards += [mission for mission in admiral.offered if mission != admiral.mission]
        admiral.offered = []
        table.tell(MissionTaken, seat, admiral.mission)
    campaign.phase = "opponents"


def draw_mission(table: ModernTable) -> str:
    """Carte Missione: When a card is needed and none is left, the discards are shuffled."""
    campaign = table.campaign
    if not campaign.deck:
        campaign.deck = sorted(campaign.discards)
        campaign.discards = []
        table.dice.shuffle(campaign.deck)
    return campaign.deck.pop()


def settle_opponents(table: ModernTable) -> Script[None]:
    """Gioco a Squadre: In the same area the other team says who meets whom; in separate areas pairs are fixed."""
    campaign = table.campaign
    free = list(campaign.forces[campaign.initiative].members)
    for seat in campaign.forces[1 - campaign.initiative].members:
        other = free[0] if is_shared(table) else campaign.admirals[seat].opponent
        if is_shared(table) and len(free) > 1:
            options = [Oppose(each, campaign.admirals[each].mission) for each in free]
            other = (yield from table.ask(seat, WhomToOppose, options)).player
        free.remove(other)
        campaign.admirals[seat].opponent, campaign.admirals[other].opponent = other, seat
        campaign.admirals[seat].mission = campaign.admirals[other].mission
        table.tell(Opposed, seat, other, campaign.admirals[other].mission, meeting_rule(table))
    campaign.phase = "commit"


def meeting_rule(table: ModernTable) -> str:
    """Gioco a Squadre: What decides who meets whom; of two players the card says only in which role."""
    if len(table.campaign.admirals) == 2:
        return "campaign.mission.roles"
    return "campaign.team.same-area" if is_shared(table) else "campaign.team.separate"


def is_shared(table: ModernTable) -> bool:
    """Gioco a Squadre: Whether teams fight in the same area, so that ships can be lent."""
    return len(table.campaign.admirals) > 2 and table.state.rules.areas == "same"


def in_order(campaign: Campaign) -> list[Seat]:
    """Everybody, those with the initiative first."""
    first = campaign.initiative
    return [*campaign.forces[first].members, *campaign.forces[1 - first].members]


def orders(table: ModernTable, seat: Seat) -> MissionSide:
    """Carte Missione: What the card says to a player: as Aggressor with the initiative, else as Defender."""
    campaign = table.campaign
    mission = table.cards.missions[campaign.admirals[seat].mission]
    return mission.side(force_of(seat) == campaign.initiative)


def addable(table: ModernTable, seat: Seat, limit: int) -> list[tuple[str, int]]:
    """Own ships not committed that the limit leaves room for, with their VP."""
    admiral, ships = table.campaign.admirals[seat], table.cards.ships
    room = limit - sum(ships[ship].vp for ship in admiral.committed)
    free = [ship for ship in admiral.ships if ship not in admiral.committed]
    return [(ships[ship].id, ships[ship].vp) for ship in free if ships[ship].vp <= room]
