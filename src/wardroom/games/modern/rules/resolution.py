"""Risoluzione degli Attacchi: all that was not stopped takes effect at once; ships sink, are damaged, or escape."""

from wardroom.engine import Event, Seat
from wardroom.games.modern.rows import AIR
from wardroom.games.modern.rules.phrasing import Cited
from wardroom.games.modern.rules.plans import remove_damage
from wardroom.games.modern.state import NONE, Attack, Damage
from wardroom.games.modern.table import BattleTable, close_rows, damage_of


class AttackRolled(Cited, Event):
    rule = "card.air.attack"
    player: Seat
    attack: int
    target: str
    roll: int
    modifier: int
    needs: int
    success: bool
    under: str = rule


class Damaged(Event):
    rule = "damage.adds-up"
    ship: str
    hits: int
    damage: int
    hull: int


class Sunk(Cited, Event):
    """`vp` is what she brings in this battle or mission; nothing in one that is about other things."""

    rule = "sink.credit"
    ship: str
    player: Seat
    owner: Seat
    vp: int
    under: str = rule


class Destroyed(Event):
    """A Target; `vp` is what the mission gives for it."""

    rule = "target.destroyed"
    ship: str
    player: Seat
    owner: Seat
    vp: int


class Eliminated(Cited, Event):
    rule = "win.elimination"
    player: Seat
    under: str = rule


def resolve(table: BattleTable) -> None:
    """Risoluzione: Hits are added up and Air and ASW attacks rolled; then ships sink, and rows move up."""
    battle = table.battle
    if battle.turn.attacks:
        sunk = settle_hits(table)
        settle_rolls(table, sunk)
        lay_down_cards(table, sunk)
        for ship in sunk:
            sink(table, ship)
        for seat, side in battle.sides.items():
            close_rows(side)
            leave_game(table, seat)
    battle.phase = "discard"


def open_attacks(table: BattleTable) -> list[tuple[int, Attack]]:
    """The attacks that nothing has stopped."""
    return [(at, attack) for at, attack in enumerate(table.battle.turn.attacks) if attack.fate == "open"]


def settle_hits(table: BattleTable) -> list[int]:
    """Affondare una nave: The ships that guns, missiles and torpedoes sink, all hits of the turn together.

    A submarine has no hull: any hit sinks it.
    """
    hits: dict[int, int] = {}
    for at, attack in open_attacks(table):
        if attack.hits:
            hits[attack.target] = hits.get(attack.target, 0) + (FATAL if attack.sinks else attack.hits)
            set_fate(table, at, "hit")
    return [
        ship for ship, taken in hits.items() if taken + damage_of(table.battle, ship) >= table.cards.ships[ship].hull
    ]


FATAL = 1000
"""Cannoni grandi: hits that no hull stands."""


def settle_rolls(table: BattleTable, sunk: list[int]) -> None:
    """Air Support: An attack that reaches its number sinks its target; none is rolled for what is sunk already."""
    battle, turn = table.battle, table.battle.turn
    for at, attack in open_attacks(table):
        if attack.target in sunk:
            set_fate(table, at, "needless")
            continue
        modifier = turn.plans.get(battle.active, 0)
        rolled = table.dice.roll(6)
        success = rolled + modifier >= attack.needs
        turn.attacks[at] = attack._replace(fate="hit" if success else "missed", roll=rolled)
        name = table.ship_id(attack.target)
        rule = roll_rule(table, attack)
        table.tell(AttackRolled, battle.active, at + 1, name, rolled, modifier, attack.needs, success, rule)
        if success:
            sunk.append(attack.target)


def roll_rule(table: BattleTable, attack: Attack) -> str:
    """Air Support: What a roll is made by: ships roll as the card does, bombers each singly."""
    if attack.text == NONE:
        return "ship.resolve"
    if table.facts_of(attack.text).kind == "bomber-strike":
        return "card.bomber.single"
    return AttackRolled.rule if attack.shows == AIR else "card.air.asw"


def set_fate(table: BattleTable, at: int, fate: str) -> None:
    """What has become of an attack."""
    attacks = table.battle.turn.attacks
    attacks[at] = attacks[at]._replace(fate=fate)  # type: ignore[arg-type]


def lay_down_cards(table: BattleTable, sunk: list[int]) -> None:
    """Danneggiare una nave: A card that hit without sinking stays under the ship; all others are discarded."""
    battle = table.battle
    laid: set[int] = set()
    for attack in battle.turn.attacks:
        if attack.card == NONE or attack.play in laid:
            continue
        laid.add(attack.play)
        if attack.fate == "hit" and attack.hits and attack.target not in sunk:
            before = battle.damage.get(attack.target, ())
            battle.damage[attack.target] = (*before, Damage(attack.card, attack.hits))
            hull, total = table.cards.ships[attack.target].hull, damage_of(battle, attack.target)
            table.tell(Damaged, table.ship_id(attack.target), attack.hits, total, hull)
        else:
            battle.discards.append(attack.card)


def sink(table: BattleTable, ship: int) -> None:
    """Affondare una nave: The ship goes to the active player, its Damage cards to the discards."""
    battle = table.battle
    owner = table.owner(ship)
    del battle.sides[owner].rows[ship]
    remove_damage(table, ship)
    battle.low.pop(ship, None)
    battle.out.pop(ship, None)
    if ship in battle.surfaced:
        battle.surfaced.remove(ship)
    table.active.pile.append(ship)
    name, points = table.ship_id(ship), table.prize(battle.active, ship)
    if table.cards.ships[ship].is_target:
        table.tell(Destroyed, name, battle.active, owner, points)
    else:
        usual = "sink.submarine" if table.cards.ships[ship].is_submarine else Sunk.rule
        rule = "campaign.mission.scoring" if battle.terms.mission else usual
        table.tell(Sunk, name, battle.active, owner, points, rule)


def leave_game(table: BattleTable, seat: Seat) -> None:
    """Come si vince: A player without ships is out at once; in a team with its last ship, in a mission never."""
    battle = table.battle
    side, teams = battle.sides[seat], battle.terms.teams
    if side.rows or side.is_out or battle.terms.mission:
        return
    if any(other.rows for mate, other in battle.sides.items() if teams[mate] == teams[seat]):
        return
    side.is_out, side.last_round = True, battle.round
    battle.discards += side.hand + side.beside
    side.hand, side.beside, side.seen = [], [], []
    table.tell(Eliminated, seat, "team.wipe-out" if teams.count(teams[seat]) > 1 else Eliminated.rule)
