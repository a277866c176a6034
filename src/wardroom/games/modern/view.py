"""What a player sees: every fleet laid out, all attacks and rolls, but only the own hand and the own secrets."""

from dataclasses import dataclass, replace
from functools import cache

from wardroom.engine import Seat
from wardroom.games.modern.cards import ActionCard, ShipCard
from wardroom.games.modern.imagine import SECRET_COMMITMENTS, is_known, lays_out_in_secret
from wardroom.games.modern.rows import symbol_ids
from wardroom.games.modern.rules.campaign import force_of, means_of, target_of
from wardroom.games.modern.rules.hands import hand_limit
from wardroom.games.modern.scenarios import OWN, is_drawn
from wardroom.games.modern.state import BESIDE, NONE, Attack, Battle, Campaign, Defence, Side
from wardroom.games.modern.table import BattleTable, ModernTable, damage_of, score_of

UNPLACED = -1
"""In place of a row: part of the fleet, but not laid out yet, or nobody knows where."""


@dataclass(frozen=True, slots=True)
class ShipFacts:
    """What is printed on a Ship or Target card. `evasion` is Passive, then Active; a surface ship has one number."""

    navy: str
    type: str
    ship_class: str
    years: str
    vp: int
    hull: int
    weapons: tuple[str, ...]
    air: tuple[int, ...]
    asw: int
    stops: tuple[str, ...]
    defence: tuple[int, ...]
    evasion: tuple[int, ...]
    command: int
    submarine: bool
    target: bool
    land: bool


@dataclass(slots=True)
class ShipView:
    """A ship in a fleet. Row 0 is beside the fleet, -1 not laid out yet."""

    id: str
    row: int
    damage: int
    active: bool
    acted: bool
    low: list[str]
    out: list[str]
    cards: list[str]
    """The Damage cards under it."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What is printed on an Action card; numbers are 0 where there are none."""

    kind: str
    support: tuple[str, ...]
    needed: int
    range: tuple[int, int]
    hits: int
    penalty: int
    stops: tuple[str, ...]
    defence: int
    air: int
    attacks: int
    cost: int
    asw: int
    reinforcement: int


@dataclass(slots=True)
class AttackView:
    """A declared attack. `card` is what was played, `text` what it counts as; both empty for a ship's own."""

    number: int
    card: str
    text: str
    ships: list[str]
    shows: list[str]
    hits: int
    needs: int
    penalty: int
    sinks: bool
    owner: int
    target: str
    distance: int
    fate: str
    roll: int
    moved: bool


@dataclass(slots=True)
class DefenceView:
    """Something set on an attack: block, guard, screen or intel, by a card or a ship."""

    seat: int
    how: str
    attack: int
    card: str
    text: str
    ship: str
    needs: int
    roll: int
    done: bool


@dataclass(slots=True)
class SideView:
    """One player in a battle, as the reader sees it."""

    seat: int
    navy: str
    team: int
    hand: int
    limit: int
    beside: int
    score: int
    out: bool
    ready: bool
    fleet: list[ShipView]
    reserve: list[str]
    pile: list[str]
    plan: int
    strategies: list[str]
    seen: list[str]
    """Cards that the reader has seen this player hold."""


@dataclass(slots=True)
class BattleView:
    """A battle: the fleets, the attacks of the turn, and the reader's own cards."""

    phase: str
    round: int
    rounds: int
    target: int
    mission: str
    order: list[int]
    active: int
    sides: list[SideView]
    deck: int
    discards: list[str]
    attacks: list[AttackView]
    defences: list[DefenceView]
    playing: str
    closed: bool
    credit: int
    defenders: list[int]
    limits: dict[str, int]
    """Fleet limits of a mission, by seat."""
    reinforcements: bool
    air_attacks: bool
    protected: dict[str, str]
    """The ship on which all depends, by the seat that protects it."""
    hand: list[str]
    beside: list[str]
    paid: list[str]
    laid: list[str]
    points: int
    """What is left of the own budget before the deal."""


@dataclass(slots=True)
class AdmiralView:
    """One player of a campaign. `ships` are those that the reader knows of."""

    seat: int
    navy: str
    ships: list[str]
    hidden: int
    """Ship cards that the reader does not know."""
    committed: list[str]
    mission: str
    offered: list[str]
    opponent: int
    laid: list[str]
    face_down: int
    ready: bool


@dataclass(slots=True)
class ForceView:
    """A side of a campaign. `strategies` are known to its members only, `hidden` is how many others do not know."""

    members: list[int]
    points: int
    strategies: list[str]
    hidden: int
    used: list[str]
    history: list[int]


@dataclass(slots=True)
class CampaignView:
    """The campaign around the missions."""

    length: str
    areas: str
    target: int
    phase: str
    number: int
    initiative: list[int]
    admirals: list[AdmiralView]
    forces: list[ForceView]
    deck: int
    discards: list[str]
    played: list[str]
    damage: dict[str, int]
    low: dict[str, list[str]]
    out: dict[str, list[str]]
    lost: list[str]
    lent: list[str]
    means: int
    """What the reader can spend now."""


@dataclass(slots=True)
class TableView:
    """The table from one seat. `ships` and `cards` say what is printed on all that is mentioned."""

    seat: int
    scenario: str
    """`none`, the id of a known scenario, or `own` for one that was drawn; its names are there by language."""
    scenario_names: dict[str, str]
    teams: int
    air_rows: bool
    defence_limit: bool
    battles: list[BattleView]
    campaign: CampaignView | None
    ships: dict[str, ShipFacts]
    cards: dict[str, CardFacts]


def view_of(table: ModernTable, seat: Seat | None) -> TableView:
    """Built field by field: what is not written here nobody receives."""
    sea, rules = table.state, table.state.rules
    battles = [view_battle(BattleTable(table, battle), seat) for battle in sea.battles]
    campaign = view_campaign(table, sea.campaign, seat) if sea.campaign is not None else None
    return TableView(
        seat=NONE if seat is None else seat,
        scenario=OWN if is_drawn(rules.scenario) else rules.scenario,
        scenario_names=table.scenarios.find(rules.scenario).names if rules.scenario != "none" else {},
        teams=rules.teams or scenario_teams(table),
        air_rows=rules.air_rows,
        defence_limit=rules.defence_limit,
        battles=battles,
        campaign=campaign,
        ships={name: ship_facts(table, name) for name in mentioned_ships(battles, campaign)},
        cards={name: printed_card(table.cards.actions[table.card_number(name)]) for name in mentioned_cards(battles)},
    )


def scenario_teams(table: ModernTable) -> int:
    """Gioco di Squadra: The number of teams in a scenario; 0 where everybody fights alone."""
    sea = table.state
    if sea.rules.scenario == "none":
        return 0
    teams = len(set(sea.battles[0].terms.teams))
    return teams if teams < len(sea.battles[0].sides) else 0


# --- what is printed --------------------------------------------------------------------------------------------------


def mentioned_ships(battles: list[BattleView], campaign: CampaignView | None) -> list[str]:
    """Every ship and Target that the view speaks of."""
    names: set[str] = set()
    for battle in battles:
        for side in battle.sides:
            names.update(ship.id for ship in side.fleet)
            names.update(side.reserve)
            names.update(side.pile)
    if campaign is not None:
        for admiral in campaign.admirals:
            names.update(admiral.ships)
        names.update(campaign.lost)
    return sorted(names)


def mentioned_cards(battles: list[BattleView]) -> list[str]:
    """Every Action card that the view speaks of."""
    names: set[str] = set()
    for battle in battles:
        names.update((*battle.hand, *battle.beside, *battle.discards, battle.playing))
        names.update(name for attack in battle.attacks for name in (attack.card, attack.text))
        names.update(name for defence in battle.defences for name in (defence.card, defence.text))
        names.update(card for side in battle.sides for ship in side.fleet for card in ship.cards)
        names.update(card for side in battle.sides for card in side.seen)
    return sorted(names - {""})


def ship_facts(table: ModernTable, name: str) -> ShipFacts:
    """A Ship or Target card as it is printed; a scenario may say what it is worth."""
    number = table.ship_number(name)
    printed = printed_ship(table.cards.ships[number])
    worth = table.state.battles[0].terms.worth if table.state.battles else {}
    return replace(printed, vp=worth[number]) if number in worth else printed


@cache
def printed_ship(card: ShipCard) -> ShipFacts:
    """What is printed on a Ship or Target card; made once for every card."""
    passive, active = card.evasion
    return ShipFacts(
        navy=card.navy,
        type=card.type,
        ship_class=card.ship_class,
        years=card.years,
        vp=card.vp,
        hull=card.hull,
        weapons=symbol_ids(card.weapons),
        air=card.air,
        asw=card.asw,
        stops=symbol_ids(card.stops),
        defence=card.defence,
        evasion=(passive, active) if card.is_submarine else (passive,) if passive else (),
        command=card.command,
        submarine=card.is_submarine,
        target=card.is_target,
        land=card.is_land,
    )


@cache
def printed_card(card: ActionCard) -> CardFacts:
    """What is printed on an Action card; made once for every card."""
    return CardFacts(
        kind=card.kind,
        support=symbol_ids(card.support),
        needed=card.needed,
        range=card.reach,
        hits=card.hits,
        penalty=card.penalty,
        stops=symbol_ids(card.stops),
        defence=card.defence,
        air=card.air,
        attacks=card.attacks,
        cost=card.cost,
        asw=card.asw,
        reinforcement=card.reinforcement,
    )


# --- a battle ---------------------------------------------------------------------------------------------------------


def view_battle(table: BattleTable, seat: Seat | None) -> BattleView:
    """A battle; the hand and the secrets are the reader's, if the reader takes part in it."""
    battle, turn = table.battle, table.battle.turn
    mine = battle.sides.get(seat) if seat is not None else None
    is_active, is_defender = seat == battle.active, seat in turn.defenders[:1]
    return BattleView(
        phase=battle.phase,
        round=battle.round,
        rounds=battle.terms.rounds,
        target=battle.terms.target,
        mission=battle.terms.mission,
        order=list(map(int, battle.order)),
        active=battle.active,
        sides=[view_side(table, Seat(each), seat) for each in sorted(battle.sides)],
        deck=len(battle.deck),
        discards=list(table.card_ids(battle.discards)),
        attacks=[view_attack(table, at, attack) for at, attack in enumerate(turn.attacks)],
        defences=[view_defence(table, each) for each in shown_defences(battle, seat)],
        playing="" if turn.playing == NONE else table.card_id(turn.playing),
        closed=turn.is_closed,
        credit=turn.credit,
        defenders=list(map(int, turn.defenders)),
        limits={str(each): limit for each, limit in battle.terms.limits.items()},
        reinforcements=battle.terms.reinforcements,
        air_attacks=battle.terms.air_attacks,
        protected={str(each): table.ship_id(ship) for each, ship in battle.terms.protected.items()},
        hand=list(table.card_ids(sorted(mine.hand))) if mine else [],
        beside=list(table.card_ids(sorted(mine.beside))) if mine else [],
        paid=list(table.card_ids(turn.paid)) if is_active else [],
        laid=list(table.card_ids(turn.laid)) if is_defender else [],
        points=mine.points if mine else 0,
    )


def shown_defences(battle: Battle, seat: Seat | None) -> list[Defence]:
    """Difese: A declaration is its owner's secret until it is finished."""
    turn = battle.turn
    if battle.phase != "defence" or turn.is_shown or not turn.defenders:
        return turn.defences
    return [each for each in turn.defences if each.seat == seat or each.seat != turn.defenders[0]]


def view_side(table: BattleTable, seat: Seat, reader: Seat | None) -> SideView:
    """One player: the fleet as far as it lies open, and the sizes of what does not."""
    battle, side = table.battle, table.battle.sides[seat]
    is_mine = seat == reader
    return SideView(
        seat=seat,
        navy=side.navy,
        team=battle.terms.teams[seat],
        hand=len(side.hand),
        limit=hand_limit(table, seat) if is_mine or not lays_out_in_secret(battle, seat) else 0,
        beside=len(side.beside),
        score=sum(table.prize(seat, ship) for ship in side.pile) if battle.terms.mission else score_of(table, seat),
        out=side.is_out,
        ready=side.is_ready,
        fleet=view_fleet(table, seat, is_mine),
        reserve=list(table.ship_ids(shown_reserve(table, seat, reader))),
        pile=list(table.ship_ids(side.pile)),
        plan=battle.turn.plans.get(seat, 0),
        strategies=side.strategies[:],
        seen=list(table.card_ids(side.seen)) if reader in battle.sides and not is_mine else [],
    )


def view_fleet(table: BattleTable, seat: Seat, is_mine: bool) -> list[ShipView]:
    """Formazione: The ships in their rows; of a fleet that is being laid out, only what everybody knows."""
    battle, side = table.battle, table.battle.sides[seat]
    if is_mine or not lays_out_in_secret(battle, seat):
        return [view_ship(table, ship, row) for ship, row in fleet_of(side)]
    if table.state.rules.scenario == "none" and not battle.terms.mission:
        return []
    return [view_ship(table, ship, UNPLACED) for ship in sorted([*side.chosen, *side.rows])]


def fleet_of(side: Side) -> list[tuple[int, int]]:
    """Ships by row, those beside the fleet and those not laid out last."""
    placed = sorted(side.rows.items(), key=lambda item: item[1] or BESIDE + 9)
    return [*placed, *((ship, UNPLACED) for ship in side.chosen)]


def view_ship(table: BattleTable, ship: int, row: int) -> ShipView:
    """A ship with what has become of it."""
    battle = table.battle
    return ShipView(
        id=table.ship_id(ship),
        row=row,
        damage=damage_of(battle, ship),
        active=ship in battle.surfaced,
        acted=ship in battle.turn.acted,
        low=list(symbol_ids(battle.low.get(ship, 0) & ~battle.out.get(ship, 0))),
        out=list(symbol_ids(battle.out.get(ship, 0))),
        cards=[table.card_id(damage.card) for damage in battle.damage.get(ship, ()) if damage.card != NONE],
    )


def shown_reserve(table: BattleTable, seat: Seat, reader: Seat | None) -> list[int]:
    """Ships that may still come: open in a battle, in a campaign only as far as they were seen."""
    battle, side = table.battle, table.battle.sides[seat]
    if battle.terms.mission:
        if reader is not None and force_of(reader) == force_of(seat):
            return side.reserve
        own = table.campaign.admirals[seat].ships
        return [ship for ship in side.reserve if ship in table.campaign.shown and ship in own]
    if seat != reader and lays_out_in_secret(battle, seat) and table.state.rules.scenario == "none":
        return sorted([*side.reserve, *side.chosen, *side.rows])
    return side.reserve


def view_attack(table: BattleTable, at: int, attack: Attack) -> AttackView:
    """An attack as it was declared, and what has become of it."""
    return AttackView(
        number=at + 1,
        card=table.card_id(attack.card) if attack.card != NONE else "",
        text=table.card_id(attack.text) if attack.text != NONE else "",
        ships=list(table.ship_ids(attack.ships)),
        shows=list(symbol_ids(attack.shows)),
        hits=attack.hits,
        needs=attack.needs,
        penalty=attack.penalty,
        sinks=attack.sinks,
        owner=attack.owner,
        target=table.ship_id(attack.target),
        distance=attack.distance,
        fate=attack.fate,
        roll=attack.roll,
        moved=attack.moved,
    )


def view_defence(table: BattleTable, defence: Defence) -> DefenceView:
    """A defence, and what was rolled for it."""
    return DefenceView(
        seat=defence.seat,
        how=defence.how,
        attack=defence.attack + 1,
        card=table.card_id(defence.card) if defence.card != NONE else "",
        text=table.card_id(defence.text) if defence.text != NONE else "",
        ship=table.ship_id(defence.ship) if defence.ship != NONE else "",
        needs=defence.needs,
        roll=defence.roll,
        done=defence.is_done,
    )


# --- a campaign -------------------------------------------------------------------------------------------------------


def view_campaign(table: ModernTable, campaign: Campaign, seat: Seat | None) -> CampaignView:
    """The campaign; what a force owns is known to its members, and to others as far as they have seen it."""
    is_buying = campaign.phase in ("purchases", "shopping")
    return CampaignView(
        length=table.state.rules.campaign,
        areas=table.state.rules.areas,
        target=target_of(table.state.rules, campaign),
        phase=campaign.phase,
        number=campaign.number,
        initiative=list(map(int, campaign.forces[campaign.initiative].members)) if campaign.number else [],
        admirals=[view_admiral(table, campaign, Seat(each), seat) for each in range(len(campaign.admirals))],
        forces=[view_force(campaign, number, seat) for number in (0, 1)],
        deck=len(campaign.deck),
        discards=campaign.discards[:],
        played=campaign.played[:],
        damage={table.ship_id(ship): points for ship, points in campaign.damage.items()},
        low={table.ship_id(ship): list(symbol_ids(mask)) for ship, mask in campaign.low.items()},
        out={table.ship_id(ship): list(symbol_ids(mask)) for ship, mask in campaign.out.items()},
        lost=list(table.ship_ids(campaign.lost)),
        lent=list(table.ship_ids(shown_loans(campaign, seat))),
        means=means_of(campaign, seat) if seat is not None and is_buying else 0,
    )


def shown_loans(campaign: Campaign, reader: Seat | None) -> list[int]:
    """Gioco a Squadre: Ships that may be called; only the own side knows of them."""
    mates = [admiral for seat, admiral in enumerate(campaign.admirals) if is_mate(Seat(seat), reader)]
    return [ship for ship in campaign.lent if any(ship in admiral.ships for admiral in mates)]


def is_mate(seat: Seat, reader: Seat | None) -> bool:
    """Whether the reader is on the same side, so that there are no secrets between them but hands."""
    return reader is not None and force_of(reader) == force_of(seat)


def view_admiral(table: ModernTable, campaign: Campaign, seat: Seat, reader: Seat | None) -> AdmiralView:
    """One player of the campaign."""
    admiral, is_mine = campaign.admirals[seat], is_mate(seat, reader)
    ships = [ship for ship in admiral.ships if is_mine or ship in campaign.shown]
    is_shown = is_mine or campaign.phase not in SECRET_COMMITMENTS
    used = campaign.used[force_of(seat)]
    laid = [name for name in admiral.laid if is_mine or name in used]
    return AdmiralView(
        seat=seat,
        navy=admiral.navy,
        ships=list(table.ship_ids(ships)),
        hidden=len(admiral.ships) - len(ships),
        committed=list(table.ship_ids(admiral.committed)) if is_shown else [],
        mission=admiral.mission,
        offered=admiral.offered[:],
        opponent=admiral.opponent,
        laid=laid,
        face_down=len(admiral.laid) - len(laid),
        ready=admiral.is_ready,
    )


def view_force(campaign: Campaign, number: int, reader: Seat | None) -> ForceView:
    """A side of the campaign; while both buy, what is spent is a secret."""
    force = campaign.forces[number]
    is_mine = reader is not None and force_of(reader) == number
    secret = [each for each in force.bought if each.strategy and not is_known(campaign, number, each)]
    return ForceView(
        members=list(map(int, force.members)),
        points=force.points - (campaign.spent[number] if is_mine else 0),
        strategies=force.strategies[:] if is_mine else [],
        hidden=0 if is_mine else len(secret),
        used=campaign.used[number][:],
        history=force.history[:],
    )
