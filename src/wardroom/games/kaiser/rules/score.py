"""2.3 Victory Points: what is sunk goes into the piles, and what the piles are worth at the end of a round."""

from wardroom.engine import Event, Seat
from wardroom.games.kaiser.rules.forces import take_out
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.state import PHANTOM, Scored, Ship
from wardroom.games.kaiser.table import KaiserTable


class Sunk(Under, Event):
    ship: str
    by: Seat
    owner: Seat
    points: int
    under: str


class CardSunk(Event):
    rule = "2.3.2"
    card: str
    by: Seat
    points: int


class StruckOff(Event):
    rule = "2.3.1.d"
    player: Seat
    ships: tuple[str, ...]


class RoundScored(Under, Event):
    player: Seat
    victory_points: int
    round_points: int
    under: str


def sink(table: KaiserTable, by: Seat, owner: Seat, ship: Ship, under: str, times: int = 1) -> None:
    """3.2.3, 3.2.4 A sunk ship joins the pile of the player who sank it; `under` is the rule that sinks it."""
    take_out(table, owner, ship)
    scored = Scored(ship.card, "ship", "sunk", times)
    table.state.players[by].pile.append(scored)
    table.tell(Sunk, table.ship_id(ship), by, owner, points(table, scored), under)


def sink_card(table: KaiserTable, by: Seat, deed: str, card: int) -> None:
    """2.3.2 A sunk AMC, Q-Ship or submarine scores its printed points instead of being discarded."""
    sea = table.state
    if card == PHANTOM:
        first = next(number for number, known in enumerate(table.cards.actions) if known.type == deed)
        sea.players[by].pile.append(Scored(first, "entry"))
    else:
        sea.players[by].pile.append(Scored(card, "action"))
        sea.turn.aside = [other for other in sea.turn.aside if other != card]
        sea.turn.reactions = [played for played in sea.turn.reactions if played[1] != card]
    facts = table.printed(deed, card)
    table.tell(CardSunk, facts.id, by, facts.vp or 0)


def points(table: KaiserTable, scored: Scored) -> int:
    """2.3.1 What a card in a pile is worth."""
    if scored.what != "ship":
        return table.facts_of(scored.card).vp or 0
    return table.cards.ships[scored.card].vp * scored.times


def is_german(table: KaiserTable, scored: Scored) -> bool:
    """Whether a card in a pile is a warship or raider."""
    return scored.what == "ship" and not table.cards.ships[scored.card].is_merchant


def is_trade(table: KaiserTable, scored: Scored) -> bool:
    """2.3.1 Whether a card in a pile counts as a merchant for the limit."""
    return scored.what == "ship" and table.cards.ships[scored.card].is_merchant


def score_round(table: KaiserTable) -> None:
    """2.3 Prizes still held score double, surplus German ships are struck off, Round Points are awarded."""
    sea = table.state
    totals = []
    for seat, player in enumerate(sea.players):
        held = [Scored(ship.card, "ship", "safe", 2) for ship in player.german if ship.prize]
        _strike_off(table, Seat(seat), len(held))
        totals.append(sum(points(table, scored) for scored in (*player.pile, *held)))
    for seat, (player, total, earned) in enumerate(zip(sea.players, totals, round_points(totals), strict=True)):
        player.victory_points.append(total)
        player.round_points.append(earned)
        table.tell(RoundScored, Seat(seat), total, earned, rule_of_place(totals, total))


def rule_of_place(totals: list[int], total: int) -> str:
    """2.3.3 Why a total earns its Round Points: it is nothing, it is shared, or it has its place."""
    return "2.3.3.b" if not total else "2.3.3.c" if totals.count(total) > 1 else "2.3.3.a"


def _strike_off(table: KaiserTable, seat: Seat, held: int) -> None:
    """2.3.1 No more German ships score than merchants; the surplus is struck off at random."""
    player = table.state.players[seat]
    german = [scored for scored in player.pile if is_german(table, scored)]
    limit = held + sum(is_trade(table, scored) for scored in player.pile)
    struck = []
    while len(german) > limit:
        struck.append(table.dice.draw(german))
    if struck:
        player.pile[:] = [scored for scored in player.pile if scored not in struck]
        table.state.german_used.extend(scored.card for scored in struck)
        table.tell(StruckOff, seat, tuple(table.cards.ships[scored.card].id for scored in struck))


def round_points(totals: list[int]) -> list[int]:
    """2.3.3 Players minus those with strictly more points; nothing for nothing."""
    return [len(totals) - sum(other > total for other in totals) if total else 0 for total in totals]
