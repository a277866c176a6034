"""3, 5, 16.4 The set-up, the beginning and the end of a round, and the end of the game."""

from wardroom.engine import Dice, Result, Script, Seat
from wardroom.games.marauders.cards import NATIONS, NPC_TYPES, Cards
from wardroom.games.marauders.rules.events import EFFECTS
from wardroom.games.marauders.rules.npcs import arrive, come_back, move_npc
from wardroom.games.marauders.rules.phrases import (
    CaptainAnnounced,
    EventDrawn,
    EventsOut,
    FirstPlayer,
    MerchantsDealt,
    RoundBegan,
    StashShown,
)
from wardroom.games.marauders.rules.tavern import OPEN_MISSIONS
from wardroom.games.marauders.rules.turn import GLORY_TO_WIN, has_ten
from wardroom.games.marauders.state import Caribbean, Deck, Npc, Player, Rules
from wardroom.games.marauders.table import MaraudersTable, in_turn_order, stash_points

FULL_TRACK = 8

# --- 3 the set-up -----------------------------------------------------------------------------------------------------


def set_up(cards: Cards, rules: Rules, seats: int, dice: Dice) -> Caribbean:
    """3 Six decks are shuffled; tokens lie in ports and zones; everybody has a captain."""
    demand = shuffled([good.id for good in cards.goods.values() for _ in range(good.demand)], dice)
    tokens = shuffled([token.id for token in cards.modifications.values() for _ in range(token.copies)], dice)
    merchants = shuffled(cards.merchants[:], dice)
    state = Caribbean(
        rules=rules,
        players=[Player(dict.fromkeys(NATIONS, 0)) for _ in range(seats)],
        cargo=Deck(shuffled([*cards.cargo], dice)),
        glory=Deck(shuffled([*cards.glory_cards], dice)),
        rumors=Deck(shuffled([*cards.rumors], dice)),
        missions=Deck(shuffled([*cards.missions], dice)),
        events=shuffled([*cards.events, *cards.npcs], dice),
        captains=shuffled([*cards.captains], dice),
        demand={port: demand.pop() for port in cards.ports},
        demand_pile=demand,
        tokens=dict(zip(cards.ports, tokens, strict=True)),
        shown=[],
        token_deals=dict.fromkeys(cards.ports, 0),
        merchants=dict(zip(cards.zones, merchants, strict=True)),
        merchant_deals=dict.fromkeys(cards.zones, 0),
        weapons={weapon.id: weapon.copies for weapon in cards.weapons.values()},
        bounties=dict.fromkeys(NATIONS, BOUNTIES),
        npcs={type_: Npc() for type_ in NPC_TYPES},
        board=[],
        first=Seat(dice.below(seats)),
        agenda=["begin_round", "choose_ships", "introduce"],
    )
    state.board = [state.missions.cards.pop() for _ in range(OPEN_MISSIONS)]
    for player in state.players:
        player.captain = state.captains.pop()
    state.active = state.first
    return state


BOUNTIES = 5
"""12 Tokens of each nation."""


def shuffled(pile: list[str], dice: Dice) -> list[str]:
    """The same cards in any order."""
    dice.shuffle(pile)
    return pile


def introduce(table: MaraudersTable) -> None:
    """3 Who plays first for the whole game."""
    table.tell(FirstPlayer, table.state.first)


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
    effect = EFFECTS.get(state.event)
    script = effect(table) if effect else None
    if script is not None:
        yield from script


# --- 5, 16.4 the end of a round and of the game -----------------------------------------------------------------------


def end_round(table: MaraudersTable) -> None:
    """5.4, R67 Captains from underneath come back, the captain drawn this round arrives, the end is checked."""
    state = table.state
    come_back(table)
    if state.arriving:
        arrive(table, state.arriving)
        state.arriving = ""
    if state.declared or state.captains_out or not state.events:
        if not state.events and not state.declared:
            table.tell(EventsOut)
        end_game(table)
    else:
        state.agenda.append("begin_round")


def end_game(table: MaraudersTable) -> None:
    """16.4 Everybody reveals the stash."""
    state = table.state
    state.over = True
    for seat in in_turn_order(state):
        player = state.players[seat]
        table.tell(StashShown, seat, player.stash, player.glory, total_of(player))


def total_of(player: Player) -> int:
    """16.4 The points on the track and of the stash."""
    return player.glory + stash_points(player)


def standing(state: Caribbean, player: Player) -> tuple[int, ...]:
    """16.4 After a declaration the track alone decides among those with ten; else the total, then track and stash."""
    if state.declared and has_ten(player):
        return GLORY_TO_WIN * GLORY_TO_WIN, player.glory, player.stash
    return total_of(player), player.glory, player.stash


def final_result(state: Caribbean) -> Result:
    """16.4 Equal in everything, a place is shared."""
    keys = [standing(state, player) for player in state.players]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(tuple(total_of(player) for player in state.players), places)
