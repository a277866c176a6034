"""What a player sees: the sea and every ship; but of cargo, cards, rumor and the division of gold only the own."""

from dataclasses import dataclass

from wardroom.engine import Seat
from wardroom.games.marauders import effects
from wardroom.games.marauders.imagine import known_in
from wardroom.games.marauders.purse import aboard, stashed, wealth
from wardroom.games.marauders.rows import NATIONS, NPC_TYPES, SKILLS
from wardroom.games.marauders.rules.ending import total_of
from wardroom.games.marauders.rules.market import price_of
from wardroom.games.marauders.rules.npcs import (
    hunting_ground,
    in_play,
    is_hostile,
    npc_id,
    npc_reward,
    npc_ship,
    npc_skill,
)
from wardroom.games.marauders.rules.raid import escapes, value_of
from wardroom.games.marauders.rules.sides import areas_of, npc_of, player_of, side_maneuver
from wardroom.games.marauders.rules.skills import faces
from wardroom.games.marauders.state import NOBODY, Battle, Caribbean, Deck, MerchantRaid, Side
from wardroom.games.marauders.table import (
    MaraudersTable,
    capacity_of,
    full_areas,
    is_home,
    load_of,
    maneuver_of,
    skill_of,
)

FACE_DOWN = "face_down"


@dataclass(slots=True)
class ZoneView:
    """A sea zone and its port. `modification` is the token that lies there: face up, face_down, or nothing."""

    nation: str
    port: bool
    links: dict[str, str]
    demand: str
    modification: str
    merchant: bool
    missions: list[str]


@dataclass(slots=True)
class NpcView:
    """A ship of the navy or of the pirates. `hunts` is the zone it would sail to if an event moved it now."""

    id: str
    type: str
    zone: str
    ship: str
    skills: dict[str, int]
    reward: int
    below: int
    hostile: list[int]
    hunts: str


@dataclass(slots=True)
class CardView:
    """A glory card, a rumor or a mission: `rule` is its paragraph in the register."""

    id: str
    rule: str
    kind: str


@dataclass(slots=True)
class EventView:
    """The event of the round."""

    id: str
    rule: str
    lasts: str
    arrows: list[list[str]]
    struck: list[str]
    burnt: str


@dataclass(slots=True)
class MissionView:
    """A mission, open on the board or on a player's."""

    id: str
    rule: str
    port: str
    goal: str
    zones: list[str]
    good: str
    nation: str
    amount: int
    gold: int
    claim: str
    """What it takes to get it: a skill to be tested, or a condition."""
    need: int
    """The successes, gold, crew or maneuverability that this asks for."""
    skill: str
    """The skill of the test that its objective asks for, if it does."""
    turns: int
    """How many own turns are left to reach the port; 0 where there is no hurry."""


@dataclass(slots=True)
class SideView:
    """One side of the battle."""

    seat: int
    npc: str
    ship: str
    areas: list[int]
    full: list[int]
    maneuver: int
    declared: str
    dice: list[str]
    hits: list[str]
    skulls: int
    cards: list[str]


@dataclass(slots=True)
class BattleView:
    """The battle under way."""

    zone: str
    round: int
    boarding: int
    aggressor: SideView
    defender: SideView


@dataclass(slots=True)
class CargoView:
    """A cargo card that lies open, in a raid or on the discards."""

    id: str
    good: str
    value: int
    symbol: str


@dataclass(slots=True)
class RaidView:
    """The merchant raid under way."""

    nation: str
    zone: str
    cards: list[CargoView]
    dice: list[str]
    left: int
    escapes: int
    gold: int


@dataclass(slots=True)
class PlayerView:
    """A player's board, as everybody sees it."""

    captain: str
    rule: str
    nation: str
    home: str
    skills: dict[str, int]
    printed: dict[str, int]
    ship: str
    areas: list[int]
    full: list[int]
    maneuver: int
    modifications: list[str]
    weapons: list[str]
    capacity: int
    load: int
    cargo: int
    seen_cargo: list[str]
    """Goods in the hold that everybody has seen come aboard."""
    gold: int
    stash: int
    """What is aboard and what is stashed, if the reader knows it; NOBODY where it is a secret."""
    wealth: tuple[int, int]
    """What they make together, the least and the most: the same, unless a death has hidden how much was stashed."""
    points: int
    """Track and stash together, as far as the reader knows them."""
    glory: int
    earned: dict[str, int]
    bounties: dict[str, int]
    hand: int
    seen_hand: list[str]
    """Cards that the reader has seen in this hand."""
    specialists: list[CardView]
    has_rumor: bool
    kept: list[CardView]
    mission: MissionView | None
    visited: list[str]
    zone: str
    in_port: bool
    is_home: bool
    flipped: bool
    one_action: bool
    colours: int
    declared: bool


@dataclass(slots=True)
class MineView:
    """What only the reader sees."""

    cargo: list[str]
    goods: dict[str, int]
    """What a card of each good in the hold would bring in the port where the ship lies."""
    hand: list[CardView]
    rumor: CardView | None
    rumor_at: str
    rumor_place: str
    market: list[str]
    basket: list[str]


@dataclass(slots=True)
class SeaView:
    """The table from one seat."""

    seat: int
    round: int
    phase: str
    first: int
    active: int
    actions: int
    moves: int
    zones: dict[str, ZoneView]
    npcs: list[NpcView]
    event: EventView | None
    war: list[str]
    track: int
    missions: list[MissionView]
    decks: dict[str, int]
    weapons: dict[str, int]
    bounties: dict[str, int]
    glory_discards: list[str]
    cargo_discards: list[CargoView]
    players: list[PlayerView]
    mine: MineView | None
    battle: BattleView | None
    raid: RaidView | None
    over: bool


def view_of(table: MaraudersTable, seat: Seat | None) -> SeaView:
    """Built field by field: what is not written here nobody receives."""
    state = table.state
    return SeaView(
        seat=NOBODY if seat is None else seat,
        round=state.round,
        phase=phase_of(state),
        first=state.first,
        active=state.active,
        actions=state.turn.actions,
        moves=state.turn.moves,
        zones={zone: view_zone(table, zone) for zone in table.cards.zones},
        npcs=[view_npc(table, type_) for type_ in NPC_TYPES if in_play(state, type_)],
        event=view_event(table),
        war=state.war[:],
        track=len(state.track),
        missions=[view_mission(table, card) for card in state.board],
        decks=view_decks(state),
        weapons=dict(state.weapons),
        bounties=dict(state.bounties),
        glory_discards=state.glory.discards[:],
        cargo_discards=[view_cargo(table, card) for card in state.cargo.discards],
        players=[view_player(table, Seat(each), seat) for each in range(len(state.players))],
        mine=None if seat is None else view_mine(table, seat),
        battle=view_battle(table, state.battle) if state.battle else None,
        raid=view_raid(table, state.raid) if state.raid else None,
        over=state.over,
    )


def phase_of(state: Caribbean) -> str:
    """What is going on."""
    if state.over:
        return "over"
    if not state.round:
        return "setup"
    if state.battle:
        return "battle"
    if state.raid:
        return "raid"
    return "port" if state.turn.is_ashore else "turn" if "end_turn" in state.agenda else "round"


def view_zone(table: MaraudersTable, zone: str) -> ZoneView:
    """A zone with what lies in it."""
    state, facts = table.state, table.cards.zones[zone]
    token = state.tokens.get(zone, "")
    return ZoneView(
        nation=facts.nation or "",
        port=facts.port,
        links=dict(table.cards.links[zone]),
        demand=state.demand.get(zone, ""),
        modification=token if zone in state.shown or not token else FACE_DOWN,
        merchant=zone in state.merchants,
        missions=[card for card in state.board if table.cards.missions[card].port == zone],
    )


def view_npc(table: MaraudersTable, type_: str) -> NpcView:
    """An NPC in play, whom it would attack and where it would go."""
    state, npc = table.state, table.state.npcs[type_]
    captains = [(seat, player) for seat, player in enumerate(state.players) if player.captain]
    return NpcView(
        id=npc_id(state, type_),
        type=type_,
        zone=npc.zone,
        ship=npc_ship(table, type_),
        skills={skill: npc_skill(table, type_, skill) for skill in SKILLS[:3]},
        reward=npc_reward(table, type_),
        below=max(0, len(npc.cards) - 1),
        hostile=[seat for seat, player in captains if is_hostile(table, type_, player)],
        hunts=hunting_ground(table, type_),
    )


def view_event(table: MaraudersTable) -> EventView | None:
    """The event card of the round, or the captain it brings."""
    state = table.state
    if not state.event:
        return None
    if state.event in table.cards.npcs:
        return EventView(state.event, table.cards.rule_of[state.event], "instant", [], [], "")
    card = table.cards.events[state.event]
    return EventView(
        id=card.id,
        rule=table.cards.rule_of[card.id],
        lasts=card.lasts,
        arrows=[[*arrow] for arrow in card.arrows],
        struck=state.struck[:],
        burnt=state.burnt,
    )


CLAIMS: dict[type[effects.Claim], str] = {
    effects.NimbleShip: "maneuver",
    effects.Honest: "honest",
    effects.NotWantedBy: "not_wanted",
    effects.Wanted: "wanted",
    effects.Fee: "gold",
    effects.RoomForCrew: "crew",
    effects.LargeShip: "large_ship",
}
"""25 What views call that which it takes to get a mission; a test is called by its skill."""


def view_mission(table: MaraudersTable, card: str, late: int = 0) -> MissionView:
    """What is printed on a mission, and how many turns are left of those it grants."""
    mission, claim, goal = table.cards.missions[card], table.cards.claims[card], table.cards.goals[card]
    return MissionView(
        id=mission.id,
        rule=table.cards.rule_of[card],
        port=mission.port,
        goal=goal.kind.replace("-", "_"),
        zones=[*mission.places],
        good=goal.good if isinstance(goal, effects.Deliver) else "",
        nation=next(
            (effect.nation for effect in (goal, claim) if isinstance(effect, effects.Raid | effects.NotWantedBy)), ""
        ),
        amount=number_of(goal),
        gold=mission.gold,
        claim=claim.skill if isinstance(claim, effects.ClaimTest) else CLAIMS[type(claim)],
        need=number_of(claim),
        skill=goal.skill if isinstance(goal, effects.Test | effects.Free | effects.Venture) else "",
        turns=goal.turns - max(0, late) if isinstance(goal, effects.Reach) and goal.turns else 0,
    )


def number_of(effect: effects.MaraudersEffect) -> int:
    """The number among the facts of an effect that has one."""
    return next((fact for fact in vars(effect).values() if isinstance(fact, int)), 0)


def view_cargo(table: MaraudersTable, card: str) -> CargoView:
    """A cargo card that everybody sees."""
    facts = table.cards.cargo[card]
    return CargoView(facts.id, facts.good, facts.value, facts.symbol)


def view_decks(state: Caribbean) -> dict[str, int]:
    """How many cards are left to draw."""
    decks: dict[str, Deck] = {
        "cargo": state.cargo,
        "glory": state.glory,
        "rumors": state.rumors,
        "missions": state.missions,
    }
    left = {name: len(deck.cards) for name, deck in decks.items()}
    return {**left, "events": len(state.events), "captains": len(state.captains), "demand": len(state.demand_pile)}


def glory_card(table: MaraudersTable, card: str) -> CardView:
    """A glory card."""
    kind = table.cards.glory[table.cards.kind_of[card]]
    return CardView(card, table.cards.rule_of[card], kind.kind)


def rumor_card(table: MaraudersTable, card: str) -> CardView:
    """A rumor."""
    return CardView(card, table.cards.rule_of[card], table.cards.rumors[card].place)


def is_known(bounds: tuple[int, int]) -> bool:
    """R03 Whether the least and the most are the same, so that everybody can tell."""
    return bounds[0] == bounds[1]


def view_player(table: MaraudersTable, seat: Seat, reader: Seat | None) -> PlayerView:
    """A player's board; without a captain it is almost empty."""
    state, player = table.state, table.state.players[seat]
    captain = table.cards.captains.get(player.captain)
    sails = captain is not None and player.ship != ""
    is_open = seat == reader or state.over
    shows_stash = is_open or is_known(stashed(player))
    return PlayerView(
        captain=player.captain,
        rule=table.cards.rule_of[player.captain] if captain else "",
        nation=captain.nation if captain else "",
        home=captain.home if captain else "",
        skills={skill: skill_of(table, player, skill) for skill in SKILLS} if captain else {},
        printed=dict(table.cards.skills[player.captain]) if captain else {},
        ship=player.ship,
        areas=player.areas[:],
        full=full_areas(table, player) if sails else [],
        maneuver=maneuver_of(table, player) if sails else 0,
        modifications=player.modifications[:],
        weapons=player.weapons[:],
        capacity=capacity_of(table, player) if sails else 0,
        load=load_of(table, player),
        cargo=len(player.cargo),
        seen_cargo=sorted(table.goods_of(known_in(state, state.cargo, reader, player.cargo))),
        gold=player.gold if is_open or is_known(aboard(player)) else NOBODY,
        stash=player.stash if shows_stash else NOBODY,
        wealth=(player.gold + player.stash,) * 2 if is_open else wealth(player),
        points=total_of(player) if shows_stash else player.glory,
        glory=player.glory,
        earned=dict(player.earned),
        bounties={nation: player.bounties[nation] for nation in NATIONS},
        hand=len(player.hand),
        seen_hand=[] if seat == reader else sorted(known_in(state, state.glory, reader, player.hand)),
        specialists=[glory_card(table, card) for card in player.specialists],
        has_rumor=player.rumor != "",
        kept=[rumor_card(table, card) for card in player.kept],
        mission=view_mission(table, player.mission, player.late) if player.mission else None,
        visited=player.visited[:],
        zone=player.zone,
        in_port=player.in_port,
        is_home=captain is not None and is_home(table, player),
        flipped=player.flipped,
        one_action=player.one_action,
        colours=player.colours,
        declared=seat in state.declared,
    )


def view_mine(table: MaraudersTable, seat: Seat) -> MineView:
    """The own cargo, cards and rumor, and the goods laid out for the reader."""
    state, player, turn = table.state, table.state.players[seat], table.state.turn
    is_active = seat == state.active
    rumor = table.cards.rumors.get(player.rumor)
    goods = sorted(set(table.goods_of(player.cargo)))
    return MineView(
        cargo=sorted(table.goods_of(player.cargo)),
        goods={good: price_of(table, player, good) for good in goods} if player.in_port else {},
        hand=[glory_card(table, card) for card in sorted(player.hand)],
        rumor=rumor_card(table, player.rumor) if rumor else None,
        rumor_at=rumor.zone if rumor else "",
        rumor_place=rumor.place if rumor else "",
        market=sorted(table.goods_of(turn.market)) if is_active else [],
        basket=sorted(table.goods_of(turn.basket)) if is_active else [],
    )


def view_battle(table: MaraudersTable, battle: Battle) -> BattleView:
    """Both sides, where they fight and how far they have come."""
    fighter = next(side for side in battle.sides if side.seat != NOBODY)
    return BattleView(
        zone=table.state.players[fighter.seat].zone,
        round=battle.round,
        boarding=battle.boarding,
        aggressor=view_side(table, battle.aggressor),
        defender=view_side(table, battle.defender),
    )


def view_side(table: MaraudersTable, side: Side) -> SideView:
    """A side of the battle with its dice."""
    player = player_of(table, side)
    ship = player.ship if player else npc_ship(table, side.npc)
    return SideView(
        seat=side.seat,
        npc=npc_of(table, side),
        ship=ship,
        areas=areas_of(table, side)[:],
        full=full_areas(table, player) if player else [*table.cards.areas[ship]],
        maneuver=side_maneuver(table, side),
        declared=side.declared,
        dice=[*faces(side.dice)],
        hits=[*faces(side.hits)],
        skulls=side.skulls,
        cards=side.cards[:],
    )


def view_raid(table: MaraudersTable, raid: MerchantRaid) -> RaidView:
    """The cards of the raid and what they would bring."""
    return RaidView(
        nation=raid.nation,
        zone=table.active.zone,
        cards=[view_cargo(table, card) for card in raid.cards],
        dice=[*faces(raid.dice)],
        left=raid.left,
        escapes=escapes(table, raid),
        gold=value_of(table, raid),
    )
