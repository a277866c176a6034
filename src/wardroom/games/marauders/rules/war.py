"""13 War: it makes a man-of-war of each belligerent's naval ship, or brings one under a captain of no name."""

from wardroom.engine import Event
from wardroom.games.marauders.rows import NATIONS
from wardroom.games.marauders.rules.npcs import in_play, npc_id, put
from wardroom.games.marauders.state import Npc
from wardroom.games.marauders.table import MaraudersTable


class WarBroke(Event):
    rule = "war.nations"
    nation: str
    enemy: str


class ManOfWarSails(Event):
    rule = "war.frigate_upgrade"
    npc: str
    zone: str


class ManOfWarAppears(Event):
    """A man-of-war under a captain of no name."""

    rule = "war.generic"
    nation: str
    zone: str


class PeaceMade(Event):
    rule = "war.peace"
    nation: str
    enemy: str


def declare_war(table: MaraudersTable) -> None:
    """13 Two nations drawn at random go to war; a war in progress ends first."""
    state = table.state
    make_peace(table)
    nations = [*NATIONS]
    state.war = [table.dice.draw(nations), table.dice.draw(nations)]
    table.tell(WarBroke, *state.war)
    for nation in state.war:
        if in_play(state, nation):
            table.tell(ManOfWarSails, npc_id(state, nation), state.npcs[nation].zone)
        else:
            zone = table.cards.war_zones[nation]
            put(state, nation, Npc((), zone))
            table.tell(ManOfWarAppears, nation, zone)


def make_peace(table: MaraudersTable) -> None:
    """13 Captains with a card sail frigates again, those of no name go home."""
    state = table.state
    if not state.war:
        return
    table.tell(PeaceMade, *state.war)
    for nation in state.war:
        if not state.npcs[nation].cards:
            put(state, nation, Npc())
    state.war = []
