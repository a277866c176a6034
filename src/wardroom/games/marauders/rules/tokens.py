"""20.2, 20.3 Tokens: special weapons and their supply, modifications and the ports where they lie."""

from collections.abc import Sequence

from wardroom.engine import Event, Seat
from wardroom.games.marauders.rules.phrasing import RuledEvent
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable


class TokenShown(RuledEvent):
    port: str
    modification: str


class TokensDealt(Event):
    rule = "mod.redistribute"
    count: int


class DemandChanged(RuledEvent):
    port: str
    good: str
    is_new: bool
    """Whether the token drawn shows another good than before."""


class WeaponTaken(RuledEvent):
    player: Seat
    weapon: str


def take_weapon(table: MaraudersTable, player: Player, weapon: str) -> None:
    """20.2 A special weapon comes out of the supply."""
    state = table.state
    state.weapons = {**state.weapons, weapon: state.weapons[weapon] - 1}
    player.weapons.append(weapon)


def give_weapon_back(table: MaraudersTable, player: Player, weapon: str) -> None:
    """20.2 A special weapon that was used, sold or lost returns to the supply."""
    state = table.state
    player.weapons.remove(weapon)
    state.weapons = {**state.weapons, weapon: state.weapons[weapon] + 1}


def lacking_weapons(table: MaraudersTable, player: Player) -> list[str]:
    """20.2 The types that the player does not have and the supply does."""
    return [weapon for weapon, left in table.state.weapons.items() if left and weapon not in player.weapons]


def show_token(table: MaraudersTable, port: str, under: str) -> None:
    """6 On docking the modification of the port is turned up, for everybody."""
    state = table.state
    if port in state.tokens and port not in state.shown:
        state.shown.append(port)
        table.tell(TokenShown, under, port, state.tokens[port])


def deal_tokens(table: MaraudersTable, tokens: Sequence[str]) -> None:
    """20.3 Modifications of a lost ship go face down, at random, to ports without one; there is room for all."""
    if not tokens:
        return
    state = table.state
    state.deals += 1
    empty = [port for port in table.cards.ports if port not in state.tokens]
    dealt = {table.dice.draw(empty): token for token in tokens}
    state.tokens = {**state.tokens, **dealt}
    state.token_deals = {**state.token_deals, **dict.fromkeys(dealt, state.deals)}
    table.tell(TokensDealt, len(dealt))
