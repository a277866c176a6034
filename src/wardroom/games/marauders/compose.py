"""Positions from the middle of a match, any legal ones, for the test kit: every choice is a roll of the dice.

A roll of 0 is always the plain case: nothing damaged, nothing held, nothing pending.
"""

from collections.abc import Callable, MutableSequence, Sequence

from wardroom.engine import Dice, Seat
from wardroom.games.marauders.effects import (
    CancelHit,
    Chasers,
    Courier,
    Hurricane,
    LastMan,
    NewCourse,
    Reach,
    SecondTry,
    Storm,
    SureMerchant,
    Trait,
    Visit,
    War,
    YardFire,
)
from wardroom.games.marauders.purse import show_stash
from wardroom.games.marauders.rows import HULL, NATIONS
from wardroom.games.marauders.rules.battle import BEFORE_BATTLE
from wardroom.games.marauders.rules.ending import has_ten, ten_with
from wardroom.games.marauders.rules.missions import is_met
from wardroom.games.marauders.rules.npcs import in_play, npc_ship, npcs_in, put
from wardroom.games.marauders.rules.turn import ACTIONS
from wardroom.games.marauders.state import NOBODY, Battle, Deck, MerchantRaid, Npc, Player, Side, Turn
from wardroom.games.marauders.table import (
    MOST_CARGO,
    MaraudersTable,
    bury,
    capacity_of,
    crates_of,
    discard,
    drop_mission,
    full_areas,
    has_specialist,
    hold,
    in_turn_order,
    load_of,
    show,
    show_to,
)

ROUND = ["end_round", "next_turn"]
TURN = [*ROUND, "end_turn", "action"]
SOURCES = ("battles", "trade", "raids", "missions", "rumors")
MOST_GOLD, MOST_STASH, MOST_GLORY, MOST_BOUNTIES, MOST_ON_TRACK = 60, 55, 11, 4, 12
ONCE = ("busy", "buy", "recruit", "rumor", "smuggler", "again")
"""What may have been done in the turn under way."""


def compose_sea(table: MaraudersTable) -> None:
    """Rearrange a fresh set-up: the past, the sea, the players, and the step that comes next."""
    live_through_events(table)
    spread_merchants(table)
    use_captains_up(table)
    for player in table.state.players:
        fit_out(table, player)
    use_decks_up(table)
    for player in table.state.players:
        look_at_cards(table, player)
    take_turns(table)
    PLACES[table.dice.below(len(PLACES))](table)


def chance(dice: Dice, of: int = 2) -> bool:
    """Whether the last of so many outcomes came up."""
    return dice.below(of) == of - 1


def some(dice: Dice, items: Sequence[str], of: int = 2) -> list[str]:
    """Any of the items, each with the chance of one in so many."""
    return [item for item in items if chance(dice, of)]


def draw_one(dice: Dice, pile: MutableSequence[str], fits: Callable[[str], bool]) -> str:
    """A card of a pile that fits, or none where there is none."""
    fitting = sorted(card for card in pile if fits(card))
    if not fitting:
        return ""
    card = dice.pick(fitting)
    pile.remove(card)
    return card


# --- 5, 13, 14 what has happened so far -------------------------------------------------------------------------------


def live_through_events(table: MaraudersTable) -> None:
    """Some rounds have gone by: captains have come and died, a war may be on, and an event is in force."""
    state, dice = table.state, table.dice
    state.round = 1 + dice.below(len(state.events))
    past = [state.events.pop() for _ in range(state.round - 1)]
    for card in past:
        if card in table.cards.npcs and not chance(dice, 3):
            type_ = table.cards.npcs[card].type
            put(state, type_, Npc((*state.npcs[type_].cards, card), dice.pick([*table.cards.zones])))
        else:
            state.events_used.append(card)
    wage_war(table)
    state.event = state.events.pop()
    if state.event in table.cards.npcs:
        state.arriving = state.event
    else:
        state.events_used.append(state.event)
    if state.event in table.cards.having(Hurricane):
        zone = dice.pick([*table.cards.zones])
        state.struck = [zone, *table.cards.neighbours[zone]]
    if state.event in table.cards.having(YardFire):
        state.burnt = dice.pick(NATIONS)


def wage_war(table: MaraudersTable) -> None:
    """13 A war may be on if one was ever declared; a ship of no name is where it may be, or was beaten."""
    state, dice = table.state, table.dice
    if not any(card in table.cards.having(War) for card in state.events_used) or not chance(dice):
        return
    nations = [*NATIONS]
    state.war = [dice.draw(nations), dice.draw(nations)]
    for nation in state.war:
        if not in_play(state, nation) and not chance(dice, 3):
            put(state, nation, Npc((), dice.pick([table.cards.war_zones[nation], *table.cards.zones])))


def spread_merchants(table: MaraudersTable) -> None:
    """8.2, 20.3 Some merchants were found; tokens of a second deal lie beside those of the first."""
    state, dice = table.state, table.dice
    for _ in range(dice.below(MOST_ON_TRACK + 1)):
        zone = dice.pick([*state.merchants])
        state.track.append(state.merchants[zone])
        state.merchants = {other: token for other, token in state.merchants.items() if other != zone}
    state.deals = dice.below(3)
    if state.deals:
        later = dict.fromkeys(some(dice, [*state.merchants], 3), state.deals)
        state.merchant_deals = {**state.merchant_deals, **later}
        state.token_deals = {**state.token_deals, **dict.fromkeys(some(dice, [*state.tokens], 3), state.deals)}
    state.shown = some(dice, [*state.tokens])


def use_captains_up(table: MaraudersTable) -> None:
    """15.1 Some captains are dead already."""
    state, dice = table.state, table.dice
    for _ in range(dice.below(len(state.captains) + 1)):
        state.captains_used.append(state.captains.pop())


# --- players ----------------------------------------------------------------------------------------------------------


def fit_out(table: MaraudersTable, player: Player) -> None:
    """A captain with everything that may be aboard, or a player who waits for one."""
    dice = table.dice
    earn_glory(dice, player)
    if chance(dice, 8):
        table.state.captains_used.append(player.captain)
        player.captain = ""
        stash_secretly(table, player)
        return
    build_ship(table, player)
    place_ship(table, player)
    fill_purse(table, player)
    be_wanted(table, player)
    hold_cards(table, player)
    load_cargo(table, player)
    take_mission(table, player)
    mark(table, player)


def earn_glory(dice: Dice, player: Player) -> None:
    """16.1 Points on the track, each from somewhere."""
    player.glory = dice.below(MOST_GLORY)
    for _ in range(player.glory):
        source = dice.pick(SOURCES)
        player.earned = {**player.earned, source: player.earned.get(source, 0) + 1}


def stash_secretly(table: MaraudersTable, player: Player) -> None:
    """15.1 After a death nobody else knows how much lies in the stash."""
    player.stash = table.dice.below(MOST_STASH)
    least, most = table.dice.below(player.stash + 1), player.stash + table.dice.below(MOST_STASH)
    player.purse = {total: (total, total) for total in range(least, most + 1)}
    table.state.bank -= player.stash


def build_ship(table: MaraudersTable, player: Player) -> None:
    """20 Any ship, with modifications, weapons and damage; only the hull holds."""
    state, dice = table.state, table.dice
    player.ship = dice.pick([*table.cards.ships])
    for _ in range(dice.below(4)):
        ports = [port for port, token in state.tokens.items() if token not in player.modifications]
        port = dice.pick(ports)
        player.modifications.append(state.tokens[port])
        state.tokens = {other: token for other, token in state.tokens.items() if other != port}
        state.shown = [other for other in state.shown if other != port]
    player.areas = full_areas(table, player)
    if chance(dice):
        player.areas = [left - dice.below(left + (at != HULL)) for at, left in enumerate(player.areas)]
    for weapon in some(dice, [*state.weapons], 3):
        state.weapons = {**state.weapons, weapon: state.weapons[weapon] - 1}
        player.weapons.append(weapon)


def place_ship(table: MaraudersTable, player: Player) -> None:
    """18 In the home port, in another, or at sea; often where somebody is already."""
    dice, home = table.dice, table.captain_of(player).home
    zones = [*table.cards.zones]
    busy = [other.zone for other in table.state.players if other.zone]
    busy += [npc.zone for npc in table.state.npcs.values() if npc.zone]
    player.zone = dice.pick([home, *busy, dice.pick(zones)])
    player.in_port = player.zone in table.cards.ports and not chance(dice)
    player.courier = (
        player.in_port and player.zone in table.cards.having(Courier) and player.zone != home and chance(dice)
    )


def fill_purse(table: MaraudersTable, player: Player) -> None:
    """7.7 Gold aboard and stashed, and what the others make of it; after a death there may be several sums."""
    dice = table.dice
    player.gold, player.stash = dice.below(MOST_GOLD), dice.below(MOST_STASH) if chance(dice) else 0
    least, most = dice.below(player.stash + 1), player.stash + dice.below(player.gold + 1)
    total = player.gold + player.stash
    player.purse = {total: (least, most if player.stash else 0)}
    if player.stash and chance(dice, 4):
        player.purse |= {other: (0, other) for other in range(10, total)}
    table.state.bank -= total


def be_wanted(table: MaraudersTable, player: Player) -> None:
    """12 Bounties of some nations, as far as the tokens go."""
    state, dice = table.state, table.dice
    for nation in some(dice, NATIONS, 3):
        count = min(state.bounties[nation], 1 + dice.below(MOST_BOUNTIES))
        state.bounties = {**state.bounties, nation: state.bounties[nation] - count}
        player.bounties = {**player.bounties, nation: count}


def hold_cards(table: MaraudersTable, player: Player) -> None:
    """16, 24 A hand, specialists of different types, a rumor, and rumors that came true."""
    state, dice, cards = table.state, table.dice, table.cards
    for _ in range(dice.below(5)):
        player.hand.append(state.glory.cards.pop())
        hold(state.glory, player.hand[-1])
    for _ in range(dice.below(5)):
        card = draw_one(dice, state.glory.cards, lambda card: is_new_specialist(table, player, card))
        player.specialists += [card] if card else []
    if chance(dice):
        player.rumor = state.rumors.cards.pop()
        hold(state.rumors, player.rumor)
    if chance(dice, 3):
        card = draw_one(dice, state.rumors.cards, lambda card: bool(cards.rumors[card].keep))
        player.kept += [card] if card else []


def is_new_specialist(table: MaraudersTable, player: Player, card: str) -> bool:
    """16.3 A specialist of a type that is not aboard."""
    kind = table.cards.kind_of[card]
    return table.cards.glory[kind].kind == "specialist" and not has_specialist(table, player, kind)


def load_cargo(table: MaraudersTable, player: Player) -> None:
    """7.2, R81 Cargo as far as there is room, some of which everybody has seen."""
    deck, dice = table.state.cargo, table.dice
    for _ in range(dice.below(capacity_of(table, player) + 1)):
        card = deck.cards.pop()
        player.cargo.append(card)
        hold(deck, card)
        if chance(dice, 3):
            show(deck, card)


def take_mission(table: MaraudersTable, player: Player) -> None:
    """25 A mission that is not fulfilled yet; for its crates there is room."""
    state, dice = table.state, table.dice
    if not chance(dice):
        return
    player.mission = state.missions.cards.pop()
    goal = table.cards.goals[player.mission]
    if isinstance(goal, Visit):
        player.visited = some(dice, table.cards.missions[player.mission].places)[:-1]
    player.late = dice.below(goal.turns + 1 if isinstance(goal, Reach) and goal.turns else 4) - 1
    room = min(MOST_CARGO, capacity_of(table, player))
    no_room = crates_of(table, player) > 0 and load_of(table, player) > room
    if no_room or is_met(table, player):
        state.missions.cards.insert(0, player.mission)
        player.mission, player.visited, player.late = "", [], 0


def mark(table: MaraudersTable, player: Player) -> None:
    """7.2, 17, 22, 26 What is remembered of a player from turn to turn."""
    dice = table.dice
    player.bought_in = dice.pick(["", player.zone if player.in_port else ""])
    player.spared = player.captain in table.cards.having(LastMan) and chance(dice)
    player.colours = int(chance(dice, 6))
    if table.state.rules.out_of_turn_scouting and chance(dice, 3):
        player.one_action, player.flipped = True, chance(dice)
    if player.glory < MOST_GLORY and chance(dice, 4):
        player.ship_glory, player.glory = True, player.glory + 1
        player.earned = {**player.earned, "ships": 1}


# --- decks ------------------------------------------------------------------------------------------------------------


def use_decks_up(table: MaraudersTable) -> None:
    """R74 Decks may be nearly empty; of glory cards and rumors some were discarded face down."""
    state, dice = table.state, table.dice
    for deck in (state.cargo, state.glory, state.rumors, state.missions):
        if chance(dice):
            cut = dice.below(len(deck.cards) + 1)
            discard(deck, *deck.cards[:cut])
            deck.cards = deck.cards[cut:]
    for deck in (state.glory, state.rumors):
        for _ in range(min(dice.below(4), len(deck.cards))):
            card = deck.cards.pop()
            hold(deck, card)
            bury(deck, card)


def look_at_cards(table: MaraudersTable, player: Player) -> None:
    """11 A player may have seen some of what others hold: everybody's glory cards that came back, a plundered hold."""
    state, dice = table.state, table.dice
    for other in state.players:
        if other is player or not chance(dice, 4):
            continue
        for deck, cards in ((state.glory, other.hand), (state.cargo, other.cargo), (state.rumors, [other.rumor])):
            peek(player, deck, some(dice, [card for card in cards if card]))


def peek(player: Player, deck: Deck, cards: Sequence[str]) -> None:
    if cards:
        show_to(player, deck, *cards)


# --- the step that comes next -----------------------------------------------------------------------------------------


def take_turns(table: MaraudersTable) -> None:
    """5 Somebody who has a captain is at turn, if anybody has; those after him are still to come."""
    state, dice = table.state, table.dice
    state.first = Seat(dice.below(len(state.players)))
    order = in_turn_order(state)
    playing = [seat for seat in order if state.players[seat].captain] or order
    state.active = dice.pick(playing)
    state.to_play = [*order[order.index(state.active) + 1 :]]
    player = table.active
    state.turn = Turn(actions=dice.below(2 if player.one_action else ACTIONS + 1), moves=dice.below(2))
    state.turn.moved = dice.below(3)
    state.turn.papers = chance(dice, 6)
    if player.captain and player.colours:
        player.colours += dice.below(2)
    declare(table, order)


def declare(table: MaraudersTable, order: Sequence[Seat]) -> None:
    """16.4 Whoever has had a turn in this round with ten points may have declared it."""
    state = table.state
    for seat in order[: order.index(state.active)]:
        player = state.players[seat]
        if has_ten(player) and not chance(table.dice):
            state.declared.append(seat)
            show_stash(player, ten_with(player))


def begin_turn(table: MaraudersTable) -> None:
    """A turn from its beginning."""
    state = table.state
    order = in_turn_order(state)
    at = order.index(state.active)
    state.to_play, state.active = [*order[at:]], order[at - 1]
    state.turn, state.agenda = Turn(), [*ROUND]


def at_action(table: MaraudersTable) -> None:
    """Between two actions."""
    if not table.active.captain:
        begin_turn(table)
        return
    turn = table.state.turn
    turn.done = ["port"] if table.active.in_port and chance(table.dice) else []
    turn.done += some(table.dice, (*ONCE, *second_tries(table)), 6)
    table.state.agenda = [*TURN]


def second_tries(table: MaraudersTable) -> list[str]:
    """22 The captains who roll a failed test again once in a turn."""
    return [captain for captain in table.cards.captains if captain in table.cards.having(SecondTry)]


def ashore(table: MaraudersTable) -> None:
    """In the middle of a Port action, or at an action where nobody is in port."""
    at_action(table)
    state, player = table.state, table.active
    if state.agenda != TURN or not player.in_port:
        return
    state.turn.done = ["port", *some(table.dice, (*ONCE, *second_tries(table)), 4)]
    state.turn.is_ashore = True
    player.bought_now = player.zone if "buy" in state.turn.done else ""
    state.agenda.append("ashore")


def put_to_sea(table: MaraudersTable, zones: Sequence[str] = ()) -> bool:
    """Between two actions the active ship is at sea, in one of the zones if any are named; gives whether she is."""
    at_action(table)
    state, player = table.state, table.active
    if state.agenda != TURN:
        return False
    player.in_port = player.courier = False
    if zones:
        player.zone = table.dice.pick(zones)
    capacity = capacity_of(table, player)
    if capacity < crates_of(table, player):
        drop_mission(table, player)
    while load_of(table, player) > capacity:
        discard(state.cargo, player.cargo.pop())
    return True


def entering(table: MaraudersTable) -> None:
    """A ship has just come into a sea zone."""
    state = table.state
    if put_to_sea(table, zones_of_others(table)):
        state.turn.moved += 1
        state.agenda += ["npcs_scout", "arrival"]
        if state.rules.out_of_turn_scouting:
            state.agenda.append("out_of_turn")


def zones_of_others(table: MaraudersTable) -> list[str]:
    """Where there are other ships at sea."""
    state = table.state
    zones = [npc.zone for npc in state.npcs.values() if npc.zone]
    return zones + [player.zone for player in state.players if player is not table.active and player.at_sea]


def hunted(table: MaraudersTable) -> None:
    """Several NPCs have spotted the active player."""
    state = table.state
    if put_to_sea(table, [npc.zone for npc in state.npcs.values() if npc.zone]):
        found = npcs_in(state, table.active.zone)
        state.turn.sought_by, state.turn.hunters = [*found], [*found]
        state.agenda.append("fight")


def at_merchant(table: MaraudersTable) -> None:
    """A merchant was found and turned up."""
    state = table.state
    if not put_to_sea(table, [*state.merchants]):
        return
    zone = table.active.zone
    nation = state.merchants[zone]
    state.merchants = {other: token for other, token in state.merchants.items() if other != zone}
    state.track.append(nation)
    state.turn.scouted.append(zone)
    state.raid = MerchantRaid(nation, zone in table.cards.having(SureMerchant) and chance(table.dice))
    state.agenda.append("merchant")


def in_battle(table: MaraudersTable) -> None:
    """A battle before its first round, or in the middle of it."""
    state, dice = table.state, table.dice
    zones = zones_of_others(table)
    if not put_to_sea(table, zones) or not zones:
        return
    zone = table.active.zone
    seats = [at for at, other in enumerate(state.players) if at != state.active and other.at_sea]
    enemies = [Side(at) for at in seats if state.players[at].zone == zone]
    enemies += [npc_side(table, type_) for type_ in npcs_in(state, zone)]
    own, enemy = Side(state.active), dice.pick(enemies)
    is_attacked = chance(dice) and (enemy.npc or state.rules.out_of_turn_scouting)
    state.battle = Battle(enemy, own) if is_attacked else Battle(own, enemy)
    state.battle.round = dice.below(6)
    state.battle.left_to_bot = chance(dice, 6)
    state.agenda += ["battle"] if state.battle.round else ["battle", "before_battle"]
    if state.battle.round:
        fight_on(table, state.battle)


def npc_side(table: MaraudersTable, type_: str) -> Side:
    """14.6 An NPC as it began the battle."""
    return Side(NOBODY, type_, [*table.cards.areas[npc_ship(table, type_)]])


def fight_on(table: MaraudersTable, battle: Battle) -> None:
    """9 Some rounds have left their marks: damage, cards that still work, and what has served already."""
    dice = table.dice
    for side in battle.sides:
        side.declared = "shoot"
        side.dice = [1 + dice.below(6) for _ in range(1 + dice.below(3))]
        if side.seat == NOBODY:
            side.areas = [left - dice.below(left + (at != HULL)) for at, left in enumerate(side.areas)]
        else:
            side.used = some(dice, once_in_battle(table), 4)
            side.cards = some(dice, [kind for deed in BEFORE_BATTLE for kind in table.cards.kinds_for[deed]], 4)


def once_in_battle(table: MaraudersTable) -> list[str]:
    """20.3, 22, 26 What serves once in a battle, a specialist by the kind."""
    traits: tuple[type[Trait], ...] = (Chasers, CancelHit, NewCourse)
    return [piece for trait in traits for piece in sorted(table.cards.having(trait)) if "." not in piece]


def at_end_of_turn(table: MaraudersTable) -> None:
    """A turn is about to end, under a storm or not."""
    table.state.agenda = TURN[:-1]
    if any(table.state.event in table.cards.having(storm) for storm in (Storm, Hurricane)):
        table.state.turn.actions = 0


def at_end_of_round(table: MaraudersTable) -> None:
    """All have had their turns; captains who died this round may come back."""
    state, dice = table.state, table.dice
    state.to_play, state.turn, state.agenda = [], Turn(), ["end_round"]
    for type_, npc in state.npcs.items():
        if npc.cards and chance(dice, 4):
            put(state, type_, npc._replace(zone="", returns=True))


def at_start_of_round(table: MaraudersTable) -> None:
    """A round is about to begin, with whatever lies on the merchants' track."""
    state = table.state
    if not state.events or state.declared:
        at_end_of_round(table)
        return
    state.to_play, state.turn, state.agenda = [], Turn(), ["begin_round"]
    if state.arriving:
        facts = table.cards.npcs[state.arriving]
        put(state, facts.type, Npc((*state.npcs[facts.type].cards, state.arriving), facts.zone))
        state.arriving = ""


PLACES: tuple[Callable[[MaraudersTable], None], ...] = (
    at_action,
    begin_turn,
    ashore,
    entering,
    hunted,
    at_merchant,
    in_battle,
    in_battle,
    at_end_of_turn,
    at_end_of_round,
    at_start_of_round,
)
"""Where a position may stand."""
