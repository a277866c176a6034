"""12 Bounties: who wants whom, what starting a fight costs, and what a wanted captain is worth."""

from wardroom.engine import Seat
from wardroom.games.marauders.effects import RoyalPardon
from wardroom.games.marauders.rows import NATIONS
from wardroom.games.marauders.rules.phrasing import Brief, RuledEvent
from wardroom.games.marauders.state import Caribbean, Player
from wardroom.games.marauders.table import MaraudersTable


class Forgive(Brief):
    """Give bounties of a nation back."""

    nation: str
    count: int


class BountyGiven(RuledEvent):
    player: Seat
    nation: str
    count: int
    """How many the nation has put on the player by now."""


class BountyReturned(RuledEvent):
    player: Seat
    nation: str
    count: int


REWARD = 5
"""12 Gold for each bounty of the nation that pays."""


def at_war(state: Caribbean, nation: str, other: str) -> bool:
    """13 Whether two nations fight each other."""
    return nation != other and nation in state.war and other in state.war


def closed_by(table: MaraudersTable, player: Player, port: str) -> tuple[bool, bool]:
    """6, 12, 13 Whether bounties and whether war close a port to the player; the home port never is.

    26, R102 Forged papers open every port for a turn, a Smuggler the one that he has talked the ship into.
    """
    state, zone = table.state, table.cards.zones[port]
    if (state.turn.papers and player is table.active) or zone.id == table.captain_of(player).home:
        return False, False
    nation = zone.nation or ""
    is_smuggled = player is table.active and smuggled_into(port) in state.turn.done
    is_wanted = player.bounties[nation] > 0 and state.event not in table.cards.having(RoyalPardon)
    return is_wanted and not is_smuggled, at_war(state, table.nation_of(player), nation)


def smuggled_into(port: str) -> str:
    """26 What is noted of a port that the Smuggler has opened for this turn."""
    return f"smuggled {port}"


def is_exempt(table: MaraudersTable, player: Player, nation: str, *when: str) -> bool:
    """13 Whether war lifts the bounty: for starting a fight by default, by choice never or for defeating as well."""
    is_lifted = table.state.rules.war_exempts_bounty in when
    return is_lifted and at_war(table.state, table.nation_of(player), nation)


def bounty_for_attack(table: MaraudersTable, seat: Seat, nation: str, under: str = "bounty.start_fight") -> None:
    """12 Starting a fight with a ship that is no pirate costs a bounty of the nation wronged, at once."""
    if not is_exempt(table, table.state.players[seat], nation, "start", "all"):
        give_bounty(table, seat, nation, under)


def bounty_for_defeat(table: MaraudersTable, seat: Seat, nation: str) -> None:
    """12, R71 Defeating a naval ship costs a bounty, whoever began and in war as well."""
    if not is_exempt(table, table.state.players[seat], nation, "all"):
        give_bounty(table, seat, nation, "bounty.defeat_naval")


def give_bounty(table: MaraudersTable, seat: Seat, nation: str, under: str) -> None:
    """12 A token of the nation, if one is left."""
    state, player = table.state, table.state.players[seat]
    if state.bounties[nation]:
        state.bounties = {**state.bounties, nation: state.bounties[nation] - 1}
        player.bounties = {**player.bounties, nation: player.bounties[nation] + 1}
        table.tell(BountyGiven, under, seat, nation, player.bounties[nation])


def return_bounties(table: MaraudersTable, seat: Seat, nation: str, count: int, under: str) -> None:
    """12 Tokens go back to the supply."""
    state, player = table.state, table.state.players[seat]
    if count:
        state.bounties = {**state.bounties, nation: state.bounties[nation] + count}
        player.bounties = {**player.bounties, nation: player.bounties[nation] - count}
        table.tell(BountyReturned, under, seat, nation, count)


def wanted_by(player: Player) -> list[str]:
    """The nations that have put a bounty on a player."""
    return [nation for nation in NATIONS if player.bounties[nation]]


def paying_nations(table: MaraudersTable, collector: Player, wanted: Player) -> list[str]:
    """12 The nations that would pay for a wanted player: none that wants the collector or fights his nation."""
    own = table.nation_of(collector)
    return [
        nation
        for nation in wanted_by(wanted)
        if not collector.bounties[nation] and not at_war(table.state, own, nation)
    ]
