"""Preparazione 4, Capacità di Comando: the first hands, their limits, and the deck from which they are filled."""

from wardroom.engine import Event, Seat
from wardroom.games.modern.rules.phrasing import Cited
from wardroom.games.modern.table import BattleTable


class Dealt(Cited, Event):
    rule = "setup.hand"
    player: Seat
    count: int
    under: str = rule


class YouDrew(Cited, Event):
    rule = "draw.all"
    cards: tuple[str, ...]
    under: str = rule


class NewDeck(Event):
    rule = "deck.reshuffle"
    count: int


HAND = 7


def deal(table: BattleTable) -> None:
    """Preparazione 4: The deck is shuffled; everybody gets cards up to the limit of the hand."""
    battle = table.battle
    table.dice.shuffle(battle.deck)
    for seat in battle.order:
        drawn = draw_cards(table, seat, hand_limit(table, seat))
        is_special = battle.terms.hands.get(seat, HAND) != HAND or seat in battle.surprised
        rule = "campaign.mission.hand" if is_special else Dealt.rule
        table.tell(Dealt, seat, len(drawn), rule)
        table.whisper([seat], YouDrew, table.card_ids(drawn), rule)
        side = battle.sides[seat]
        side.points, side.unspent = 0, side.points
    battle.active = battle.order[0]
    battle.phase = "start"


def hand_limit(table: BattleTable, seat: Seat) -> int:
    """Capacità di comando: 7, or what the mission says, plus the Command of the own ships in the fleet."""
    battle, ships = table.battle, table.cards.ships
    base = battle.terms.hands.get(seat, HAND)
    command = sum(ships[ship].command for ship in battle.sides[seat].rows)
    return max(0, base + command - battle.surprised.get(seat, 0))


def draw_cards(table: BattleTable, seat: Seat, count: int) -> list[int]:
    """Ogni giocatore pesca carte: Draw some cards; when the last one is drawn the discards become the deck."""
    battle, drawn = table.battle, list[int]()
    for _ in range(count):
        if not battle.deck:
            reshuffle(table)
        if not battle.deck:
            break
        drawn.append(battle.deck.pop())
        if not battle.deck:
            reshuffle(table)
    battle.sides[seat].hand += drawn
    return drawn


def reshuffle(table: BattleTable) -> None:
    """Sequenza di Gioco: The discards, shuffled, are the new deck."""
    battle = table.battle
    if battle.discards:
        battle.deck = sorted(battle.discards)
        battle.discards = []
        table.dice.shuffle(battle.deck)
        table.tell(NewDeck, len(battle.deck))
