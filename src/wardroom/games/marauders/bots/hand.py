"""When glory cards are best played, kept or thrown away."""

from collections.abc import Callable

from wardroom.engine import Ask, Option, Question, Seat
from wardroom.games.marauders.rules.glory import DiscardGlory, PassTurn, PlayOneNow, WhichGloryGoes
from wardroom.games.marauders.rules.glorycards import victims
from wardroom.games.marauders.rules.hand import Play
from wardroom.games.marauders.rules.mischief import Send, WhereToSend
from wardroom.games.marauders.rules.turn import InAnothersTurn, OnAnArrival
from wardroom.games.marauders.table import MaraudersTable

PLAYS: dict[str, float] = {
    "fair_wind": 0.5,
    "second_watch": 0.8,
    "governors_pardon": 1.0,
    "men_on_shore": 7.5,
    "shipwright_favour": 7.5,
    "powder_cache": 7.5,
    "tavern_whispers": 7.5,
    "night_thief": 8.0,
    "sealed_orders": 1.5,
    "market_tip": -1.0,
    "forged_papers": -1.0,
    "false_colours": -1.0,
}
"""What playing a card in the own turn is worth; specialists go aboard at once."""


def play_merit(table: MaraudersTable, seat: Seat, card: str) -> float:
    """When a card is best played."""
    kind, player, turn = table.cards.kind_of[card], table.state.players[seat], table.state.turn
    if table.cards.glory[kind].kind == "specialist":
        return 20.0
    if kind in ("fair_wind", "second_watch"):
        return PLAYS[kind] if turn.actions == 0 else -1.0
    if kind == "trusted_courier":
        return 8.0 if player.gold >= 12 and player.stash < 50 else -1.0
    if kind == "tavern_whispers" and player.rumor:
        return -1.0
    if kind == "night_thief":
        return PLAYS[kind] if any(table.state.players[option.player].gold for option in victims(table, seat)) else -1.0
    if kind == "governors_pardon":
        return 7.0 if max(player.bounties.values()) >= 2 and player.gold >= 8 else -1.0
    return PLAYS.get(kind, -1.0)


KEEP = {
    "lucky_charm": 6,
    "into_the_mist": 6,
    "last_will": 2,
    "second_watch": 6,
    "fair_wind": 4,
    "trusted_courier": 5,
    "hard_bargain": 4,
    "warehouse_deal": 4,
    "men_on_shore": 4,
    "night_thief": 3,
    "tavern_whispers": 4,
}
"""What a card is worth in the hand; specialists more, all others less."""


def discard_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The card that is least worth keeping."""
    if not isinstance(option, DiscardGlory):
        return 0.0
    kind, player = table.cards.kind_of[option.card], table.state.players[ask.seat]
    if table.cards.glory[kind].kind == "specialist":
        return 0.0 if any(kind == table.cards.kind_of[card] for card in player.specialists) else -8.0
    return -float(KEEP.get(kind, 2))


def play_now_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return play_merit(table, ask.seat, option.card) if isinstance(option, Play) else 0.0


def others_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Harm those who are ahead; else let the turn go by."""
    if isinstance(option, Play):
        kind = table.cards.kind_of[option.card]
        ahead = table.active.glory >= table.state.players[ask.seat].glory
        return 2.0 if kind in ("mutinous_talk", "harbour_sabotage", "hidden_reef") and ahead else -1.0
    return 0.5 if isinstance(option, PassTurn) else 0.0


def send_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """26 Away from here."""
    if not isinstance(option, Send):
        return 0.0
    return float(table.cards.distance[option.zone][table.state.players[ask.seat].zone or option.zone])


HAND: dict[type[Question], Callable[[MaraudersTable, Ask, Option], float]] = {
    InAnothersTurn: others_merit,
    OnAnArrival: others_merit,
    WhichGloryGoes: discard_merit,
    PlayOneNow: play_now_merit,
    WhereToSend: send_merit,
}
