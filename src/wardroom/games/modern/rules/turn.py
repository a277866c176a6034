"""Sequenza di Gioco, Scartare, Ogni giocatore pesca: the turn from its beginning to the draw, and the round."""

from collections.abc import Sequence

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.modern.rules.hands import YouDrew, draw_cards, hand_limit
from wardroom.games.modern.rules.phrasing import ENOUGH, Discard, Enough, discard_of
from wardroom.games.modern.rules.resolution import resolve
from wardroom.games.modern.rules.strategies import insights, use_insight
from wardroom.games.modern.rules.winning import check_at_once, check_victory
from wardroom.games.modern.state import Battle, Turn
from wardroom.games.modern.table import BattleTable, take_card


class RoundBegan(Event):
    rule = "turn.round"
    number: int


class TurnBegan(Event):
    rule = "turn.steps"
    player: Seat


class WhatToDiscard(Question):
    rule = "discard.step"
    gathers = (Discard,)


class Discarded(Event):
    rule = "discard.step"
    player: Seat
    cards: tuple[str, ...]


class Drew(Event):
    rule = "draw.all"
    player: Seat
    count: int


def start_turn(table: BattleTable) -> Script[None]:
    """Sequenza di Gioco: A turn begins; in a campaign Insight may be used now."""
    battle = table.battle
    if battle.active == playing(battle)[0]:
        table.tell(RoundBegan, battle.round)
    battle.turn = Turn()
    table.tell(TurnBegan, battle.active)
    battle.phase = "actions"
    if insights(table, table.active.strategies):
        yield from use_insight(table)


def playing(battle: Battle) -> list[Seat]:
    """Everybody still in play, in playing order."""
    return [seat for seat in battle.order if not battle.sides[seat].is_out]


def resolve_attacks(table: BattleTable) -> None:
    """Risoluzione degli Attacchi; it may decide the battle at once."""
    resolve(table)
    check_at_once(table)


# --- Scartare ---------------------------------------------------------------------------------------------------------


def discard(table: BattleTable) -> Script[None]:
    """Scartare: The active player may discard any cards of the hand; what lies beside it stays."""
    battle, side = table.battle, table.active
    gone: list[int] = []
    while side.hand:
        choice = yield from table.ask(battle.active, WhatToDiscard, lambda: to_discard(table))
        if isinstance(choice, Enough):
            break
        gone.append(table.card_number(choice.card))
        take_card(side, gone[-1])
        battle.discards.append(gone[-1])
    if gone:
        table.tell(Discarded, battle.active, table.card_ids(gone))
    battle.phase = "draw"


def to_discard(table: BattleTable) -> Sequence[Discard | Enough]:
    """One of the different cards in the hand, or no more."""
    return [ENOUGH, *(discard_of(table.card_id(card)) for card in sorted(set(table.active.hand)))]


# --- Ogni giocatore pesca ---------------------------------------------------------------------------------------------


def draw(table: BattleTable) -> None:
    """Ogni giocatore pesca: Everybody below the limit draws up to it, the active player first; then the next turn."""
    battle = table.battle
    order = playing(battle)
    is_last = battle.active == order[-1]
    if is_last:
        battle.surprised.clear()
    at = battle.order.index(battle.active)
    for seat in [*battle.order[at:], *battle.order[:at]]:
        if seat in order:
            draw_up(table, seat)
    if is_last:
        end_round(table)
    else:
        battle.active = order[order.index(battle.active) + 1]
        battle.phase = "start"


def draw_up(table: BattleTable, seat: Seat) -> None:
    """Ogni giocatore pesca: Up to the limit of the hand; above it nothing is drawn, and nothing discarded."""
    missing = hand_limit(table, seat) - len(table.battle.sides[seat].hand)
    drawn = draw_cards(table, seat, missing)
    if drawn and table.heard is not None:
        table.tell(Drew, seat, len(drawn))
        table.whisper([seat], YouDrew, table.card_ids(drawn))


def end_round(table: BattleTable) -> None:
    """Come si vince: After every complete round it is checked whether somebody has won."""
    battle = table.battle
    if battle.terms.mission:
        is_over = battle.round >= battle.terms.rounds
    else:
        check_victory(table)
        is_over = bool(battle.won)
    if is_over:
        battle.phase = "over"
        return
    battle.round += 1
    battle.active = playing(battle)[0]
    battle.phase = "start"
