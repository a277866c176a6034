"""3.3.4, 3.3.10, 3.3.14, 3.3.37 Turns lost and won: Bounding Main, Deception, Fog Bank, Second Chance."""

from wardroom.engine import Event, Script, Seat
from wardroom.games.kaiser.rules.phrasing import OfCard
from wardroom.games.kaiser.rules.targets import aim, hostile_aims, pick_player
from wardroom.games.kaiser.table import KaiserTable


class Laid(OfCard, Event):
    """Deception or Fog Bank lies before a player."""

    card: str
    victim: Seat


def in_teams(table: KaiserTable, seat: Seat) -> bool:
    return table.state.rules.teams


def bounding_main(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.4 The next player, always an opponent, loses the coming turn; the card is aimed at nobody (3.1.4)."""
    table.state.players[(seat + 1) % 4].skipped = True


def unburdened(table: KaiserTable, seat: Seat) -> list[Seat]:
    """3.3.10 Opponents before whom neither Deception nor Fog Bank waits."""
    return [victim for victim in hostile_aims(table, seat) if not table.state.players[victim].waiting]


def deception(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.10 The victim's next turn will be one card, drawn at random."""
    victim = yield from pick_player(table, seat, unburdened(table, seat), "deception")
    table.state.players[victim].waiting = "deception"
    lay_before(table, victim, card, "deception")


def fog_bank(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.14 The victim's next turn will be empty; until then fog protects them."""
    victim = yield from pick_player(table, seat, unburdened(table, seat), "fog_bank")
    table.state.players[victim].waiting = "fog_bank"
    lay_before(table, victim, card, "fog_bank")


def lay_before(table: KaiserTable, victim: Seat, card: int, type_: str) -> None:
    """3.1.5 The card stays with its victim until it has worked."""
    aim(table, victim)
    table.state.players[victim].waiting_card = card
    keep_from_discards(table, card)
    table.tell(Laid, type_, victim)


def keep_from_discards(table: KaiserTable, card: int) -> None:
    """3.1.5 Some cards stay on the table."""
    aside = table.state.turn.aside
    aside[:] = [other for other in aside if other != card]


def can_have_second_chance(table: KaiserTable, seat: Seat) -> bool:
    return not table.state.turn.is_extra and not table.state.turn.again


def second_chance(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.37 After the draw the player has a complete extra turn."""
    table.state.turn.again = True
