"""3.1, 3.2 A player's turn: commit cards face down, resolve them in any order, discard, draw.

The turn is cut into steps, each from plain data to plain data: one committed card, one resolved card, one moment at a
time. `sea.phase` names the step that comes next.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeAlias

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.rules.actions import (
    ACTIONS,
    join_assist,
    lay_field,
    may_act,
    offer_to_partner,
    repair,
    warships_and_raiders,
    with_merchants,
)
from wardroom.games.kaiser.rules.choosing import pick_ship
from wardroom.games.kaiser.rules.combat import card_challenge
from wardroom.games.kaiser.rules.intercept import Hunt, Strike, intercept_german, intercept_merchants, supply_from_prize
from wardroom.games.kaiser.rules.phantom import is_phantom
from wardroom.games.kaiser.rules.phrases import (
    ANNOUNCE,
    AS_ACTION,
    AS_BRITISH,
    DISCARD_REST,
    READY,
    STOP,
    Announce,
    AsAction,
    AsBritish,
    Commit,
    Committed,
    CommittedOnShips,
    Deceived,
    Discarded,
    DiscardedFaceDown,
    DiscardNext,
    DiscardRest,
    DrewCard,
    DrewMerchants,
    ExtraTurn,
    HowToCommit,
    InFog,
    Join,
    LayMinesFrom,
    LeaveRefuge,
    LeftRefuge,
    NoEffect,
    OnShip,
    OrderOfDiscards,
    Play,
    Played,
    Ready,
    Skipped,
    Stop,
    SupplyFrom,
    TryRepair,
    TryResupply,
    TurnBegan,
    WhatNext,
    WhatToCommit,
    WhichAssist,
    WhichSecondTarget,
    WhichTarget,
    YouDrew,
    commit_of,
    discard_of,
    join_with,
    on_ship,
    play_of,
)
from wardroom.games.kaiser.rules.reactions import recall_later, time_passes
from wardroom.games.kaiser.rules.score import resupply
from wardroom.games.kaiser.state import NONE, Commitment, Ship, Turn, Use
from wardroom.games.kaiser.table import Aims, KaiserTable, attackable, draw_merchant, face_down, turn_up

Next: TypeAlias = Play | Commit | LeaveRefuge | TryResupply | TryRepair | SupplyFrom | Stop
How: TypeAlias = AsAction | AsBritish | OnShip | LayMinesFrom

# --- the start of a turn ----------------------------------------------------------------------------------------------


def start_turn(table: KaiserTable) -> None:
    """3.0 A turn begins, unless it is skipped; fog and deception shape it."""
    sea, player = table.state, table.active
    if player.skipped:
        player.skipped = False
        table.tell(Skipped, sea.active)
        sea.active = Seat((sea.active + 1) % len(sea.players))
        return
    is_extra = sea.turn.again
    sea.turn = Turn(is_extra=is_extra, hidable=[ship.card for ship in player.german if ship.recognised])
    if is_extra:
        table.tell(ExtraTurn, sea.active, "5.4.second" if is_phantom(sea, sea.active) else "3.3.37.a")
    else:
        table.tell(TurnBegan, sea.active)
    if is_phantom(sea, sea.active):
        sea.phase = "phantom_begin"
    elif player.waiting == "fog_bank":
        table.tell(InFog, sea.active)
        sea.phase = "resolve"
    elif player.waiting == "deception":
        deceive(table)
        sea.phase = "resolve"
    else:
        sea.phase = "commit"


def deceive(table: KaiserTable) -> None:
    """3.3.10 One card, drawn at random from the hand, is all the turn; only its Action half counts."""
    sea, hand = table.state, table.active.hand
    sea.turn.deceived = True
    if not hand:
        return
    card = table.dice.draw(hand)
    table.tell(Deceived, sea.active, table.type_of(card))
    if table.type_of(card) in ACTIONS:
        sea.turn.committed.append(Commitment(card, "action"))
    else:
        table.tell(NoEffect, table.type_of(card), "3.3.10.b")
        sea.turn.aside.append(card)


# --- committing -------------------------------------------------------------------------------------------------------


def commit_cards(table: KaiserTable) -> Script[None]:
    """3.2.1 Lay cards face down, one after another, until ready."""
    seat = table.state.active
    while table.active.hand:
        choice = yield from table.ask(seat, WhatToCommit, lambda: commit_options(table))
        if isinstance(choice, Ready):
            break
        yield from lay_down(table, choice.card)
    be_ready(table)


def be_ready(table: KaiserTable) -> None:
    """3.2.1 Everybody sees how many cards lie where, upright or sideways."""
    table.state.phase = "resolve"
    tell_committed(table, table.state.turn.committed)


def tell_committed(table: KaiserTable, committed: Sequence[Commitment]) -> None:
    """How many cards lie before the force for which half, and on which ships the others."""
    if table.heard is None:
        return
    seat, ships = table.state.active, table.cards.ships
    upright, sideways = (sum(each[1:] == (use, NONE) for each in committed) for use in ("action", "british"))
    if upright or sideways:
        table.tell(Committed, seat, upright, sideways)
    hunters = tuple(ships[each.ship].id for each in committed if each.use == "ship")
    minelayers = tuple(ships[each.ship].id for each in committed if each.use == "action" and each.ship != NONE)
    if hunters or minelayers:
        table.tell(CommittedOnShips, seat, hunters, len(hunters), minelayers, len(minelayers))


def commit_options(table: KaiserTable) -> Sequence[Ready | Commit]:
    """3.1.1 As many cards as the player likes, or none."""
    return [READY, *commitable(table, table.active.hand)]


def commitable(table: KaiserTable, cards: Sequence[int]) -> list[Commit]:
    """Each card once: copies that are alike by day and night count as one."""
    actions, alike = table.cards.actions, table.cards.alike
    first = {alike[card]: actions[card] for card in sorted(cards, reverse=True)}
    return [commit_of(card.id, card.night) for card in reversed(first.values())]


def lay_down(table: KaiserTable, card_id: str) -> Script[None]:
    """1.1.2, 3.2.1 The half is fixed now, and the ship if one is meant; others see both, but never the card."""
    seat, turn = table.state.active, table.state.turn
    turn.laying = table.hand_card(seat, card_id)
    how = yield from table.ask(
        seat, lambda: HowToCommit(table.type_of(turn.laying)), lambda: ways_to_commit(table, seat, turn.laying)
    )
    card, turn.laying = turn.laying, NONE
    lay(table, card, how)


def lay(table: KaiserTable, card: int, how: How) -> None:
    """3.2.1 The card leaves the hand and lies face down: before the force, or on one of its ships."""
    table.active.hand.remove(card)
    if isinstance(how, OnShip | LayMinesFrom):
        _, ship = table.find(how.ship)
        use: Use = "ship" if isinstance(how, OnShip) else "action"
        commitment = Commitment(card, use, ship.card)
    else:
        commitment = Commitment(card, "action" if isinstance(how, AsAction) else "british")
    table.state.turn.committed.append(commitment)


def ways_to_commit(table: KaiserTable, seat: Seat, card: int) -> list[How]:
    """3.2.1 The halves and places that a card may be committed with; one card lies on a ship that can act."""
    facts = table.facts_of(card)
    carrying = [commitment.ship for commitment in table.state.turn.committed]
    ships = warships_and_raiders(table, seat)
    free = [ship for ship in ships if ship.card not in carrying and may_act(table, ship)]
    ways: list[How] = []
    if facts.id == "lay_mines":
        ways += [LayMinesFrom(table.ship_id(ship)) for ship in free if table.card_of(ship).lays_mines]
    elif facts.kind in ("action", "assist") or facts.id == "reflag" or (facts.kind == "team" and in_team_game(table)):
        ways.append(AS_ACTION)
    ways.append(AS_BRITISH)
    if facts.kind != "team" or in_team_game(table):
        ways += [on_ship(table.ship_id(ship)) for ship in free]
    return ways


def in_team_game(table: KaiserTable) -> bool:
    """3.3.4, 3.3.11 Outside the team game two types serve only for a British intercept."""
    return table.state.rules.teams


# --- resolving --------------------------------------------------------------------------------------------------------


def resolve_card(table: KaiserTable) -> Script[None]:
    """3.2 Play one committed card, see to a ship in refuge, or stop."""
    sea, seat = table.state, table.state.active
    if next(further_steps(table, seat), None) is None:
        yield from end_of_actions(table)
        return
    choice = yield from table.ask(seat, WhatNext, lambda: next_steps(table, seat), rule_of_turn(table))
    if isinstance(choice, Stop):
        yield from end_of_actions(table)
    elif isinstance(choice, Play):
        yield from play(table, next(each for each in sea.turn.committed if table.card_id(each.card) == choice.card))
        yield from recall_later(table)
    elif isinstance(choice, Commit):
        yield from lay_down(table, choice.card)
        tell_committed(table, sea.turn.committed[-1:])
    else:
        yield from see_to_ship(table, choice)


def rule_of_turn(table: KaiserTable) -> str:
    """What the active player may do: resolve cards freely, play the one card of Deception, or in fog see to ships."""
    if table.state.turn.deceived:
        return "3.3.10.b"
    return "3.3.14.a" if table.active.waiting == "fog_bank" else "3.2.d"


def end_of_actions(table: KaiserTable) -> Script[None]:
    """3.3.30 The last moment for Recalled; then come the discards. 3.3.10 A drawn card that could not act says so."""
    yield from recall_later(table)
    if table.state.turn.deceived:
        for each in table.state.turn.committed:
            table.tell(NoEffect, table.type_of(each.card), "3.3.10.b")
    table.state.phase = "discard"
    yield from discard_cards(table)


def next_steps(table: KaiserTable, seat: Seat) -> list[Next]:
    """What the active player may do now. A card drawn under Deception must be played if it can be."""
    steps = list(further_steps(table, seat))
    is_bound = table.state.turn.deceived and any(isinstance(step, Play) for step in steps)
    return steps if is_bound else [STOP, *steps]


def further_steps(table: KaiserTable, seat: Seat) -> Iterator[Next]:
    """What there is to do besides stopping: committed cards, those taken in this turn, ships in refuge, supply."""
    turn, player = table.state.turn, table.active
    for each in turn.committed:
        if is_playable(table, seat, each):
            yield play_of(table.card_id(each.card), *intercept_of(table, each))
    if turn.loot and not turn.deceived:
        yield from commitable(table, [card for card in turn.loot if card in player.hand])
    for ship in player.german:
        if ship.refuge != NONE:
            yield from refuge_steps(table, ship)
    if table.state.rules.prize_supply:
        yield from supply_steps(table)


def intercept_of(table: KaiserTable, commitment: Commitment) -> tuple[bool, str]:
    """Whether a committed card is for an intercept, and who is to make it."""
    ship = commitment.ship
    return commitment.use != "action", "british" if ship == NONE else table.cards.ships[ship].id


def refuge_steps(table: KaiserTable, ship: Ship) -> list[Next]:
    """3.3.20 One attempt to resupply and one to repair each turn; leaving from the next turn on."""
    turn, name = table.state.turn, table.ship_id(ship)
    steps: list[Next] = []
    if ship.low and ship.card not in turn.resupplied:
        steps.append(TryResupply(name))
    if ship.damage and ship.card not in turn.repaired:
        steps.append(TryRepair(name))
    if ship.card not in turn.entered:
        steps.append(LeaveRefuge(name))
    return steps


def supply_steps(table: KaiserTable) -> list[SupplyFrom]:
    """6.12.1 Each prize may resupply one ship a turn."""
    german = table.active.german
    prizes = [ship for ship in german if ship.prize and ship.card not in table.state.turn.fed]
    needy = [ship for ship in german if ship.low]
    return [SupplyFrom(table.ship_id(prize), table.ship_id(ship)) for prize in prizes for ship in needy]


def see_to_ship(table: KaiserTable, choice: LeaveRefuge | TryResupply | TryRepair | SupplyFrom) -> Script[None]:
    """3.3.20, 6.12 Refuge and supply, at any time of the own turn."""
    _, ship = table.find(choice.ship)
    if isinstance(choice, LeaveRefuge):
        yield from leave_refuge(table, ship)
    elif isinstance(choice, SupplyFrom):
        supply_from_prize(table, table.state.active, table.find(choice.prize)[1], ship)
    elif isinstance(choice, TryResupply):
        try_resupply(table, ship)
    else:
        try_repair(table, ship)


def leave_refuge(table: KaiserTable, ship: Ship) -> Script[None]:
    """4.6 In the team game a ship that comes out may pass to the partner."""
    come_out(table, ship)
    if table.state.rules.teams:
        yield from offer_to_partner(table, table.state.active, ship, "4.6")


def come_out(table: KaiserTable, ship: Ship) -> None:
    """3.3.20 The card is discarded."""
    if ship.refuge >= 0:
        table.state.turn.aside.append(ship.refuge)
    ship.refuge = NONE
    table.state.turn.left.append(ship.card)
    is_phantoms = is_phantom(table.state, table.state.active)
    table.tell(LeftRefuge, table.ship_id(ship), "5.4.3.7" if is_phantoms else "3.3.20.f")


def try_resupply(table: KaiserTable, ship: Ship) -> None:
    """3.3.20, 6.1.3, 6.2.3 A challenge for supply; coal hinders, sails help."""
    rules, facts = table.state.rules, table.card_of(ship)
    table.state.turn.resupplied.append(ship.card)
    modifier = (rules.sails and facts.sails) - (rules.coal and facts.burns_coal)
    if card_challenge(table, "island_refuge", facts.id, modifier).is_success:
        resupply(table, ship, "3.3.20.c")


def try_repair(table: KaiserTable, ship: Ship) -> None:
    """3.3.20 A challenge for repair."""
    table.state.turn.repaired.append(ship.card)
    if card_challenge(table, "island_refuge", table.ship_id(ship)).is_success:
        repair(table, ship, "3.3.20.c")


def is_playable(table: KaiserTable, seat: Seat, commitment: Commitment) -> bool:
    """3.2.8 Whether a committed card has a legal use now. Assist cards wait for the attack they join."""
    if commitment.use == "british":
        return bool(german_targets(table, seat))
    if commitment.ship != NONE:
        ship = own_ship(table, commitment.ship)
        if ship is None or not may_act(table, ship):
            return False
        return bool(merchant_targets(table, seat) if commitment.use == "ship" else with_merchants(table, seat))
    action = ACTIONS.get(table.type_of(commitment.card))
    return action is not None and bool(action.can(table, seat))


def own_ship(table: KaiserTable, card: int) -> Ship | None:
    """The active player's ship with this card, if it is still there."""
    for ship in table.active.german:
        if ship.card == card:
            return ship
    return None


def merchant_targets(table: KaiserTable, seat: Seat) -> Aims:
    """3.1.3, 3.2.4 Merchants that may be intercepted: each once a turn."""
    players, intercepted = table.state.players, table.state.turn.intercepted
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in players[victim].merchants
        if ship.card not in intercepted
    ]


def german_targets(table: KaiserTable, seat: Seat) -> Aims:
    """3.1.3, 3.2.3 Warships, recognised raiders and recognised prizes outside a refuge, each once a turn."""
    players, intercepted = table.state.players, table.state.turn.intercepted
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in players[victim].german
        if ship.recognised and ship.refuge == NONE and ship.card not in intercepted
    ]


def play(table: KaiserTable, commitment: Commitment) -> Script[None]:
    """3.2.8 Turn a committed card up and do what it says; it lies aside until the end of the turn."""
    sea, seat = table.state, table.state.active
    time_passes(table)
    sea.turn.committed.remove(commitment)
    sea.turn.aside.append(commitment.card)
    table.tell(Played, seat, table.type_of(commitment.card), *intercept_of(table, commitment))
    ship = own_ship(table, commitment.ship)
    if commitment.use == "british":
        yield from british_intercept(table, seat, commitment.card)
    elif commitment.use == "ship" and ship is not None:
        yield from german_intercept(table, seat, commitment.card, ship)
    elif ship is not None:
        yield from lay_field(table, seat, ship)
    else:
        script = ACTIONS[table.type_of(commitment.card)].do(table, seat, commitment.card)
        if script is not None:
            yield from script


def british_intercept(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.2.3 British forces intercept with the dice of the card; one Assist card may join."""
    facts, night = table.facts_of(card), table.cards.actions[card].night
    about = partial(WhichTarget, intercept=True)
    victim, ship = yield from pick_ship(table, seat, german_targets(table, seat), about, facts.id)
    types = ("surprise_attack", "searchlight") if night else ("surprise_attack",)
    assist = yield from join_assist(table, seat, table.ship_id(ship), "3.2.3.d", *types)
    hunt = Hunt(seat, "british", facts.intercept, night, assist)
    yield from intercept_german(table, hunt, victim, ship)


def german_intercept(table: KaiserTable, seat: Seat, card: int, ship: Ship) -> Script[None]:
    """3.2.4, 3.2.8 A German ship intercepts merchants: name the target, turn up the Assist cards that join."""
    facts = table.facts_of(card)
    about = partial(WhichTarget, intercept=True, by=table.ship_id(ship))
    victim, first = yield from pick_ship(table, seat, merchant_targets(table, seat), about, facts.id)
    strike = Strike(seat, victim, ship, facts.id, table.cards.actions[card].night, first=first.card)
    about_assist = partial(WhichAssist, table.ship_id(first), "3.2.4.c")
    while joinable(table, strike, first) != [ANNOUNCE]:
        choice = yield from table.ask(seat, about_assist, lambda: joinable(table, strike, first))
        if isinstance(choice, Announce):
            break
        join(table, strike, choice.card, first)
    targets = yield from announced_targets(table, strike, first)
    yield from intercept_merchants(table, strike, targets)


def joinable(table: KaiserTable, strike: Strike, first: Ship) -> list[Announce | Join]:
    """3.2.4 The committed Assist cards that may still join this intercept, one of each type."""
    is_raider = table.card_of(strike.ship).is_raider
    is_multiple = strike.has("good_hunting") or strike.has("shipping_lanes")
    legal = {
        "surprise_attack": True,
        "searchlight": strike.night,
        "special_cargo": True,
        "good_hunting": is_raider and not is_multiple,
        "shipping_lanes": not is_raider and not is_multiple,
        "boarding_party": not first.damage and strike.boarded != first.card,
    }
    fitting = [type_ for type_, may in legal.items() if may and not strike.has(type_)]
    found = {table.type_of(card): card for card in face_down(table, *fitting)}
    return [ANNOUNCE, *(join_with(table.card_id(found[type_])) for type_ in fitting if type_ in found)]


def join(table: KaiserTable, strike: Strike, card_id: str, first: Ship) -> None:
    """An Assist card is turned up with the announcement."""
    type_ = turn_up(table, card_id)
    strike.assists.append(type_)
    if type_ == "boarding_party":
        strike.boarded = first.card


def announced_targets(table: KaiserTable, strike: Strike, first: Ship) -> Script[list[Ship]]:
    """3.3.15, 3.3.39 Good Hunting names a second merchant, Shipping Lanes all that are left."""
    aims = merchant_targets(table, strike.seat)
    others = [ship for victim, ship in aims if victim == strike.victim and ship is not first]
    if strike.has("shipping_lanes"):
        return [first, *others]
    if not strike.has("good_hunting") or not others:
        return [first]
    choices: Aims = [(strike.victim, ship) for ship in others]
    _, second = yield from pick_ship(table, strike.seat, choices, WhichSecondTarget, table.ship_id(strike.ship))
    return [first, second]


# --- discarding and drawing -------------------------------------------------------------------------------------------


def discard_cards(table: KaiserTable) -> Script[None]:
    """3.1.5 The active player's cards first, in the order they like, then the reactions likewise."""
    sea, turn, player = table.state, table.state.turn, table.active
    turn.aside += [commitment.card for commitment in turn.committed]
    turn.committed = []
    if player.waiting_card >= 0:
        turn.aside.append(player.waiting_card)
    player.waiting_card = NONE
    for step in range(len(sea.players)):
        if turn.aside or turn.reactions:
            yield from discard(table, Seat((sea.active + step) % len(sea.players)))
    sea.phase = "end"


def discard(table: KaiserTable, seat: Seat) -> Script[None]:
    """Lay what is aside and the seat's reactions on the discards, one by one; face down in solitaire (5.3.1)."""
    sea, turn = table.state, table.state.turn
    turn.aside += [card for by, card in turn.reactions if by == seat]
    turn.reactions = [played for played in turn.reactions if played[0] != seat]
    if not turn.aside:
        return
    laid: list[int] = []
    while len(turn.aside) > 1 and not sea.rules.solo:
        options: list[DiscardRest | DiscardNext] = [DISCARD_REST]
        options += [discard_of(table.card_id(card)) for card in turn.aside]
        choice = yield from table.ask(seat, OrderOfDiscards, options)
        if isinstance(choice, DiscardRest):
            break
        card = next(card for card in turn.aside if table.card_id(card) == choice.card)
        turn.aside.remove(card)
        sea.discards.append(card)
        laid.append(card)
    laid += turn.aside
    sea.discards += turn.aside
    turn.aside = []
    if sea.rules.solo:
        table.tell(DiscardedFaceDown, seat, len(laid))
    elif table.heard is not None:
        table.tell(Discarded, seat, tuple(table.type_of(card) for card in laid))


def end_turn(table: KaiserTable) -> None:
    """3.1.1, 3.1.6 Draw one card, refill the merchants; the last card of the deck ends the round at once."""
    sea, player = table.state, table.active
    was_in_fog = player.waiting == "fog_bank"
    player.waiting = ""
    if not was_in_fog:
        draw_action_card(table)
        if not sea.deck:
            sea.phase = "keep"
            return
    refill_merchants(table)
    if not sea.turn.again:
        sea.active = Seat((sea.active + 1) % len(sea.players))
    sea.phase = "start"


def draw_action_card(table: KaiserTable) -> None:
    """3.1.1 One card, whatever was played."""
    sea = table.state
    card = sea.deck.pop()
    table.active.hand.append(card)
    table.tell(DrewCard, sea.active, len(sea.deck))
    table.whisper([sea.active], YouDrew, table.card_id(card))


def refill_merchants(table: KaiserTable) -> None:
    """3.1.6 Everybody draws up to three merchants, clockwise from the active player."""
    sea = table.state
    for step in range(len(sea.players)):
        seat = Seat((sea.active + step) % len(sea.players))
        missing = 3 - len(sea.players[seat].merchants)
        if missing and (drawn := [ship for ship in (draw_merchant(table, seat) for _ in range(missing)) if ship]):
            table.tell(DrewMerchants, seat, tuple(table.ship_id(ship) for ship in drawn))
