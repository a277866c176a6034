"""5 A round: merchants and an event at its beginning, captains who arrive or return at its end."""

from wardroom.engine import Event, Script
from wardroom.games.marauders.cards import paragraph
from wardroom.games.marauders.rules.ending import EventsOut, end_game
from wardroom.games.marauders.rules.events import happen
from wardroom.games.marauders.rules.npcs import arrive, come_back, move_npc
from wardroom.games.marauders.table import MaraudersTable, in_turn_order


class RoundBegan(Event):
    rule = "round.turns"
    round: int


class MerchantsDealt(Event):
    rule = "round.refill"
    count: int


class EventDrawn(Event):
    rule = "round.event"
    event: str

    @property
    def cites(self) -> str:
        return paragraph("event", self.event, "event.deck")


class CaptainAnnounced(Event):
    rule = "round.npc_card"
    npc: str


FULL_TRACK = 8


# --- 5 the beginning of a round ---------------------------------------------------------------------------------------


def begin_round(table: MaraudersTable) -> Script[None]:
    """5.1, 5.2 Merchants are dealt if the track is full; then the event of the round."""
    state = table.state
    state.round += 1
    table.tell(RoundBegan, state.round)
    refill_merchants(table)
    state.to_play = [*in_turn_order(state)]
    state.agenda += ["end_round", "next_turn"]
    yield from draw_event(table)


def refill_merchants(table: MaraudersTable) -> None:
    """5.1, R20 Eight or more tokens on the track are dealt face down, one to every empty zone."""
    state = table.state
    if len(state.track) < FULL_TRACK:
        return
    table.dice.shuffle(state.track)
    state.deals += 1
    empty = [zone for zone in table.cards.zones if zone not in state.merchants]
    dealt = dict(zip(empty, state.track, strict=True))
    state.merchants = {**state.merchants, **dealt}
    state.merchant_deals = {**state.merchant_deals, **dict.fromkeys(dealt, state.deals)}
    state.track = []
    table.tell(MerchantsDealt, len(dealt))


def draw_event(table: MaraudersTable) -> Script[None]:
    """5.2 One event: the arrows first, in the order printed, then the effect; a captain waits for the end."""
    state = table.state
    state.event, state.struck, state.burnt = state.events.pop(), [], ""
    if state.event in table.cards.npcs:
        state.arriving = state.event
        table.tell(CaptainAnnounced, state.event)
        return
    state.events_used.append(state.event)
    table.tell(EventDrawn, state.event)
    for type_, direction in table.cards.events[state.event].arrows:
        move_npc(table, type_, direction)
    yield from happen(table)


# --- 5, 16.4 the end of a round and of the game -----------------------------------------------------------------------


def end_round(table: MaraudersTable) -> None:
    """5.4, R67 Captains from underneath come back, the captain drawn this round arrives, the end is checked."""
    state = table.state
    come_back(table)
    if state.arriving:
        arriving, state.arriving = state.arriving, ""
        arrive(table, arriving)
    if state.declared or state.captains_out or not state.events:
        if not state.events and not state.declared:
            table.tell(EventsOut)
        end_game(table)
    else:
        state.agenda.append("begin_round")
