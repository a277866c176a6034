"""Insight: a Strategy card that works once, at the start of an own turn of the mission."""

from collections.abc import Sequence

from wardroom.engine import Script
from wardroom.games.modern.rules.phrases import (
    ENOUGH,
    LOOK_NOW,
    NOT_NOW,
    Discard,
    Enough,
    Exchanged,
    HandSeen,
    InsightNow,
    InsightUsed,
    NotNow,
    WhatToExchange,
    YouDrew,
    discard_of,
)
from wardroom.games.modern.rules.strategies import STRATEGIES, rule_of
from wardroom.games.modern.table import BattleTable, draw_cards, opponents, take_card


def use_insight(table: BattleTable) -> Script[None]:
    """Insight: The owner may look at the opponent's hand, then discard up to three cards and draw as many."""
    battle, seat, side = table.battle, table.battle.active, table.active
    card = next(name for name in side.strategies if STRATEGIES[name].exchange)
    most = STRATEGIES[card].exchange
    choice = yield from table.ask(seat, InsightNow, [NOT_NOW, LOOK_NOW])
    if isinstance(choice, NotNow):
        return
    side.strategies.remove(card)
    other = opponents(battle, seat)[0]
    battle.sides[other].seen = sorted(battle.sides[other].hand)
    table.tell(InsightUsed, seat, other)
    seen = battle.sides[other].seen
    table.whisper([seat], HandSeen, other, table.card_ids(seen), len(seen))
    gone: list[int] = []
    while side.hand and len(gone) < most:
        choice_of = yield from table.ask(seat, WhatToExchange, lambda: to_exchange(table), most - len(gone))
        if isinstance(choice_of, Enough):
            break
        gone.append(table.card_number(choice_of.card))
        take_card(side, gone[-1])
        battle.discards.append(gone[-1])
    if gone:
        table.tell(Exchanged, seat, table.card_ids(gone))
        drawn = draw_cards(table, seat, len(gone))
        if drawn:
            table.whisper([seat], YouDrew, table.card_ids(drawn), rule_of(card))


def to_exchange(table: BattleTable) -> Sequence[Discard | Enough]:
    """One of the different cards in the hand, or no more."""
    return [ENOUGH, *(discard_of(table.card_id(card)) for card in sorted(set(table.active.hand)))]
