"""What can never be true of the sea while somebody is asked, for the test kit."""

from collections import Counter
from collections.abc import Iterator

from wardroom.games.marauders.effects import Hurricane, LastMan, Visit, YardFire
from wardroom.games.marauders.rows import AREAS, CREW, HULL, NATIONS, NPC_TYPES, PIRATES
from wardroom.games.marauders.state import KEPT, NOBODY, Caribbean, Deck, Player, Side
from wardroom.games.marauders.table import MOST_CARGO, MaraudersTable, bearers, capacity_of, full_areas, load_of

HAND = 5
"""16.2 Four cards, and a fifth while its owner chooses the one that goes."""

OF_A_CAPTAIN = (
    "start_effects",
    "start_cards",
    "npcs_scout",
    "fight",
    "action",
    "ashore",
    "merchant",
    "arrival",
)
"""The steps that need the active player's captain."""


def flaws_of(table: MaraudersTable) -> Iterator[str]:
    """Everything that is wrong, in a few words."""
    state = table.state
    for seat, player in enumerate(state.players):
        yield from (f"player {seat}: {flaw}" for flaw in flaws_of_player(table, player))
    yield from flaws_of_decks(state)
    yield from flaws_of_tokens(table)
    yield from flaws_of_npcs(table)
    yield from flaws_of_round(table)
    yield from flaws_of_agenda(state)
    yield from flaws_of_battle(table)
    yield from flaws_of_raid(table)


# --- players ----------------------------------------------------------------------------------------------------------


def flaws_of_player(table: MaraudersTable, player: Player) -> Iterator[str]:
    """A captain with a ship, or nothing but glory and the stash; a captain just drawn has no ship yet."""
    yield from flaws_of_gold(player)
    if sum(player.earned.values()) != player.glory:
        yield f"{player.glory} points, but {player.earned} earned"
    if player.flipped and not player.one_action:
        yield "flipped without the limit to one action"
    if player.one_action and not table.state.rules.out_of_turn_scouting:
        yield "limited to one action without the variant"
    if not player.captain:
        yield from what_a_dead_captain_left(player)
    elif player.ship:
        yield from flaws_of_ship(table, player)
        yield from flaws_of_cards(table, player)
        yield from flaws_of_errands(table, player)


def what_a_dead_captain_left(player: Player) -> Iterator[str]:
    """15.1 Whoever waits for a captain has nothing aboard and nothing pending."""
    fresh = Player(player.bounties)
    for name in Player.__slots__:
        if name not in KEPT and getattr(player, name) != getattr(fresh, name):
            yield f"no captain, but {name} is {getattr(player, name)!r}"
    if any(player.bounties.values()):
        yield f"no captain, but bounties {player.bounties}"


def flaws_of_gold(player: Player) -> Iterator[str]:
    """7.7 The true division of gold is one of those that the others think possible."""
    least, most = player.purse.get(player.gold + player.stash, (1, 0))
    if player.gold < 0 or player.stash < 0 or not least <= player.stash <= most:
        yield f"{player.gold} aboard and {player.stash} stashed, but the others think {player.purse}"


def flaws_of_ship(table: MaraudersTable, player: Player) -> Iterator[str]:
    """20 Areas within their maximum, a place on the map, one modification and weapon of each type."""
    full = full_areas(table, player)
    for area, left, most in zip(AREAS, player.areas, full, strict=True):
        if not 0 <= left <= most:
            yield f"{area} at {left} of {most}"
    if not player.areas[HULL] and not table.state.battle and not player.hand:
        yield "sunk, but alive"
    if player.zone not in table.cards.zones or (player.in_port and player.zone not in table.cards.ports):
        yield f"in {player.zone or 'no zone'}, in port {player.in_port}"
    for name in ("modifications", "weapons", "kept"):
        pieces = getattr(player, name)
        if len(set(pieces)) < len(pieces):
            yield f"{name} {pieces}"
    yield from flaws_of_hold(table, player)


def flaws_of_hold(table: MaraudersTable, player: Player) -> Iterator[str]:
    """R81 In port six cards; at sea what fits, but for whoever is asked just now what goes overboard."""
    is_busy = player is table.active or table.state.battle is not None
    room = MOST_CARGO if player.in_port else capacity_of(table, player)
    if load_of(table, player) > room and (player.in_port or not is_busy):
        yield f"a load of {load_of(table, player)} with room for {room}"


def flaws_of_cards(table: MaraudersTable, player: Player) -> Iterator[str]:
    """16.2, 16.3, 7.5 The limits of hand, specialists and rumors."""
    if len(player.hand) > HAND:
        yield f"{len(player.hand)} cards in hand"
    kinds = Counter(table.cards.kind_of[card] for card in player.specialists)
    if any(count > 1 or table.cards.glory[kind].kind != "specialist" for kind, count in kinds.items()):
        yield f"specialists {player.specialists}"
    if player.offer and not player.rumor:
        yield "a second rumor without a first"
    if any(not table.cards.rumors[card].keep for card in player.kept):
        yield f"kept {player.kept}"


def flaws_of_errands(table: MaraudersTable, player: Player) -> Iterator[str]:
    """What belongs to a mission, a visit or one captain alone."""
    mission, goal = table.cards.missions.get(player.mission), table.cards.goals.get(player.mission)
    if mission is None and (player.visited or player.late):
        yield f"visited {player.visited} and {player.late} days late without a mission"
    if mission is not None and not {*player.visited} <= {*(mission.places if isinstance(goal, Visit) else ())}:
        yield f"visited {player.visited} on {player.mission}"
    if player.courier and not player.in_port:
        yield "the courier of a port was left behind"
    if player.spared and not bearers(table, player, LastMan):
        yield "spared, but not hard to kill"
    if not 0 <= player.colours <= 2:
        yield f"false colours for {player.colours} turns"


# --- decks and tokens -------------------------------------------------------------------------------------------------


def flaws_of_decks(state: Caribbean) -> Iterator[str]:
    """When a card was drawn is known of those that are held or lie face down, and of none in the deck."""
    players = state.players
    held = {
        "cargo": [card for player in players for card in player.cargo],
        "glory": [*state.glory.buried, *(card for player in players for card in player.hand)],
        "rumors": [
            *state.rumors.buried,
            *(card for player in players for card in (player.rumor, player.offer) if card),
        ],
    }
    for name, cards in held.items():
        deck: Deck = getattr(state, name)
        yield from (f"{card} is held since nobody knows when" for card in cards if card not in deck.ages)
        yield from (f"{card} is in the deck and held" for card in (*deck.cards, *deck.discards) if card in deck.ages)
        if any(age > deck.clock for age in deck.ages.values()):
            yield f"a card of {name} comes from the future"


def flaws_of_tokens(table: MaraudersTable) -> Iterator[str]:
    """3 Tokens lie in ports and zones; what is face down came with some deal."""
    state = table.state
    yield from (f"a token in {port} that nobody dealt" for port in state.tokens if port not in state.token_deals)
    yield from (f"an open token in {port}, which has none" for port in state.shown if port not in state.tokens)
    yield from (
        f"a merchant in {zone} that nobody dealt" for zone in state.merchants if zone not in state.merchant_deals
    )
    if state.demand.keys() != {*table.cards.ports}:
        yield f"demand in {[*state.demand]}"
    if min([*state.weapons.values(), *state.bounties.values()]) < 0:
        yield f"a supply below nothing: {state.weapons} {state.bounties}"


# --- NPCs, rounds and turns -------------------------------------------------------------------------------------------


def flaws_of_npcs(table: MaraudersTable) -> Iterator[str]:
    """14.1 A ship in play has a captain of its own, or is a man-of-war of a war; others are gone, or will return."""
    state = table.state
    for type_ in NPC_TYPES:
        npc = state.npcs[type_]
        if any(table.cards.npcs[card].type != type_ for card in npc.cards):
            yield f"{type_} sails under {npc.cards}"
        if npc.zone and not npc.cards and type_ not in state.war:
            yield f"a nameless {type_} without a war"
        if npc.returns != bool(npc.cards and not npc.zone):
            yield f"{type_} in {npc.zone or 'no zone'} with {npc.cards}, returns {npc.returns}"
    if state.war and (len({*state.war}) != 2 or not {*state.war} <= {*NATIONS}):
        yield f"a war of {state.war}"


def flaws_of_round(table: MaraudersTable) -> Iterator[str]:
    """5 One event a round; what comes of an event goes with it."""
    state, cards = table.state, table.cards
    if len(cards.events) + len(cards.npcs) - len(state.events) != state.round:
        yield f"{len(state.events)} events left in round {state.round}"
    if state.arriving and state.arriving != state.event:
        yield f"{state.arriving} arrives after {state.event}"
    is_struck, is_burnt = state.event in cards.having(Hurricane), state.event in cards.having(YardFire)
    if (state.struck and not is_struck) or (state.burnt and not is_burnt):
        yield f"struck {state.struck} and burnt {state.burnt} under {state.event}"
    if len({*state.to_play}) < len(state.to_play) or len({*state.declared}) < len(state.declared):
        yield f"to play {state.to_play}, declared {state.declared}"


def flaws_of_agenda(state: Caribbean) -> Iterator[str]:
    """What comes next concerns whoever is still there."""
    agenda, player = state.agenda, state.players[state.active]
    waiting = [step for step in agenda if step in OF_A_CAPTAIN]
    if not player.captain and waiting and "enter_play" not in agenda:
        yield f"{waiting} of a captain who is gone"
    if "battle" in agenda and state.battle is None:
        yield "a battle of nobody is to come"
    if "merchant" in agenda and state.raid is None:
        yield "a merchant of nobody is to come"
    if state.turn.is_ashore and not player.in_port:
        yield "ashore, but not in port"


# --- fights -----------------------------------------------------------------------------------------------------------


def flaws_of_battle(table: MaraudersTable) -> Iterator[str]:
    """9 Both sides of a battle that goes on are at sea in one zone."""
    battle = table.state.battle
    if battle is None or battle.ended:
        return
    zones = [zone_of(table, side) for side in battle.sides]
    if not zones[0] or zones[0] != zones[1]:
        yield f"a battle between {zones[0] or 'nobody'} and {zones[1] or 'nobody'}"
    for side in battle.sides:
        if side.seat == NOBODY and (side.npc not in (*NATIONS, *PIRATES) or min(side.areas) < 0):
            yield f"{side.npc or 'no ship'} with {side.areas} in a battle"
    if battle.boarding and all(crew_of(table, side) for side in battle.sides):
        yield "a crew combat that nobody fights on"


def zone_of(table: MaraudersTable, side: Side) -> str:
    """Where a side is, at sea; nowhere if it has gone."""
    if side.seat == NOBODY:
        return table.state.npcs[side.npc].zone
    player = table.state.players[side.seat]
    return player.zone if player.at_sea else ""


def crew_of(table: MaraudersTable, side: Side) -> int:
    """The men on a side."""
    return side.areas[CREW] if side.seat == NOBODY else table.state.players[side.seat].areas[CREW]


def flaws_of_raid(table: MaraudersTable) -> Iterator[str]:
    """8 A raider is at sea, and fights nobody else at the same time."""
    if table.state.raid is None:
        return
    if not table.active.at_sea:
        yield "a raid without a raider at sea"
    if table.state.battle is not None:
        yield "a raid in the middle of a battle"
