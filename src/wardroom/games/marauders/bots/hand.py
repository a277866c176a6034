"""When glory cards are best played, kept or thrown away."""

from collections.abc import Callable

from wardroom.engine import Ask, Option, Question, Seat
from wardroom.games.marauders import effects
from wardroom.games.marauders.effects import Deed
from wardroom.games.marauders.rules.glory import DiscardGlory, PassTurn, PlayOneNow, WhichGloryGoes
from wardroom.games.marauders.rules.glorycards import victims
from wardroom.games.marauders.rules.hand import Play
from wardroom.games.marauders.rules.mischief import Send, WhereToSend
from wardroom.games.marauders.rules.turn import InAnothersTurn, OnAnArrival
from wardroom.games.marauders.table import MaraudersTable

PLAYS: dict[type[Deed], float] = {
    effects.FillCrew: 7.5,
    effects.FreeRepairs: 7.5,
    effects.OneWeapon: 7.5,
    effects.HearRumor: 7.5,
    effects.NewOrders: 1.5,
}
"""What playing a card in the own turn is worth where nothing else decides; specialists go aboard at once."""


def play_merit(table: MaraudersTable, seat: Seat, card: str) -> float:
    """When a card is best played."""
    kind, player, turn = table.cards.kind_of[card], table.state.players[seat], table.state.turn
    if table.cards.glory[kind].kind == "specialist":
        return 20.0
    match table.cards.deed_of[kind]:
        case effects.ExtraMoves():
            return 0.5 if turn.actions == 0 else -1.0
        case effects.ExtraActions():
            return 0.8 if turn.actions == 0 else -1.0
        case effects.SendGold():
            return 8.0 if player.gold >= 12 and player.stash < 50 else -1.0
        case effects.HearRumor() if player.rumor:
            return -1.0
        case effects.Theft():
            return 8.0 if any(table.state.players[option.player].gold for option in victims(table, seat)) else -1.0
        case effects.Pardon(gold):
            return 7.0 if max(player.bounties.values()) >= 2 and player.gold >= gold + 3 else -1.0
        case deed:
            return PLAYS.get(type(deed), -1.0)


KEEP: dict[type[Deed], int] = {
    effects.LuckyDice: 6,
    effects.Vanish: 6,
    effects.ExtraActions: 6,
    effects.ExtraMoves: 4,
    effects.SendGold: 5,
    effects.HardBargain: 4,
    effects.WarehouseDeal: 4,
    effects.FillCrew: 4,
    effects.Theft: 3,
    effects.HearRumor: 4,
}
"""What a card is worth in the hand; specialists more, all others less."""


def discard_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The card that is least worth keeping."""
    if not isinstance(option, DiscardGlory):
        return 0.0
    kind, player = table.cards.kind_of[option.card], table.state.players[ask.seat]
    if table.cards.glory[kind].kind == "specialist":
        return 0.0 if any(kind == table.cards.kind_of[card] for card in player.specialists) else -8.0
    return -float(KEEP.get(type(table.cards.deed_of[kind]), 2))


def play_now_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    return play_merit(table, ask.seat, option.card) if isinstance(option, Play) else 0.0


def others_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Harm those who are ahead; else let the turn go by."""
    if isinstance(option, Play):
        deed = table.cards.deed_of[table.cards.kind_of[option.card]]
        ahead = table.active.glory >= table.state.players[ask.seat].glory
        return 2.0 if isinstance(deed, effects.Mutiny | effects.QuayHit | effects.Reef) and ahead else -1.0
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
