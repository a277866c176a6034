"""9.3-9.5 Broadsides: how many hits, what they are loaded with, and where they strike."""

from collections.abc import Sequence

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.cards import paragraph
from wardroom.games.marauders.effects import Aimed
from wardroom.games.marauders.rows import AREAS, CANNONS, HULL
from wardroom.games.marauders.rules.damage import Place, place_skull, placements, take_hit
from wardroom.games.marauders.rules.phrasing import PASS, Pass, RuledEvent, RuledQuestion
from wardroom.games.marauders.rules.sides import (
    LEAVE_TO_BOT,
    LeaveToBot,
    areas_of,
    controller,
    has_sunk,
    is_left_to_bot,
    npc_of,
    player_of,
    side_bonus,
    under_way,
)
from wardroom.games.marauders.rules.skills import SKULL, faces, roll, successes
from wardroom.games.marauders.rules.tokens import give_weapon_back
from wardroom.games.marauders.state import NOBODY, Battle, Side
from wardroom.games.marauders.table import MaraudersTable


class LoadVolley(RuledQuestion):
    hits: int


class WhereItStrikesNpc(Question):
    rule = "npc.controller"
    npc: str
    skulls: int


class Fire(Option):
    """Load a volley with a special weapon."""

    weapon: str


class NpcHit(RuledEvent):
    npc: str
    area: str
    left: int


class Loaded(Event):
    player: Seat
    weapon: str

    @property
    def cites(self) -> str:
        return paragraph("weapon", self.weapon, "weapon.discard_use")


class Volley(Event):
    rule = "hit.location"
    player: Seat
    dice: tuple[str, ...]


class NpcVolley(Event):
    rule = "hit.location"
    npc: str
    dice: tuple[str, ...]


def exchange_fire(table: MaraudersTable, battle: Battle, winner: Side | None) -> Script[None]:
    """9.3, 9.4 Those who declared Shoot hit at the same time."""
    hits, loaded = [0, 0], ["", ""]
    for at, side in enumerate(battle.sides):
        if side.declared == "shoot":
            hits[1 - at] = hits_of(table, side, is_winner=side is winner)
    for at, side in enumerate(battle.sides):
        if hits[1 - at]:
            loaded[1 - at] = yield from load_volley(table, side, hits[1 - at])
    if any(hits):
        yield from take_volleys(table, battle, hits, loaded)


def hits_of(table: MaraudersTable, side: Side, is_winner: bool) -> int:
    """9.3, R78 Every cannon of the winner, and what gunner and powder add; else as many as there were successes."""
    cannons = areas_of(table, side)[CANNONS]
    if not is_winner:
        return min(successes(side.dice), cannons)
    powder = table.cards.powder
    extra = sum(powder.get(card, 0) for card in side.cards) + side_bonus(table, side, table.cards.winning_hits)
    side.cards[:] = [card for card in side.cards if card not in powder]
    return cannons + extra if cannons else 0


def load_volley(table: MaraudersTable, side: Side, hits: int) -> Script[str]:
    """20.2, R77 Chain shot or grapeshot, at most one of them in a volley, before its hits are located."""
    player = player_of(table, side)
    weapons = [weapon for weapon in table.cards.having(Aimed) if player is not None and weapon in player.weapons]
    if player is None or not weapons:
        return ""
    options: list[Pass | Fire] = [PASS, *(Fire(weapon) for weapon in weapons)]
    under = "weapon.one_per_volley" if len(weapons) > 1 else table.cards.rule_of[weapons[0]]
    choice = yield from table.ask(Seat(side.seat), LoadVolley, options, under, hits)
    if isinstance(choice, Pass):
        return ""
    give_weapon_back(table, player, choice.weapon)
    table.tell(Loaded, Seat(side.seat), choice.weapon)
    return choice.weapon


def take_volleys(
    table: MaraudersTable, battle: Battle, hits: Sequence[int], loaded: Sequence[str] = ("", "")
) -> Script[None]:
    """9.5 So many hits on each side: all are located, then the numbers strike, then the skulls."""
    for side, count in zip(battle.sides, hits, strict=True):
        side.hits = roll(table, count)
        if count:
            tell_volley(table, side)
    for side in battle.sides:
        for die in side.hits:
            if die < SKULL:
                yield from strike(table, side, die, "hit.location")
    for side, weapon in zip(battle.sides, loaded, strict=True):
        side.skulls = successes(side.hits)
        while side.skulls and not has_sunk(table, side):
            yield from strike_skull(table, side, weapon)
            side.skulls -= 1
        side.skulls = 0


def tell_volley(table: MaraudersTable, side: Side) -> None:
    """Where a side is hit."""
    if side.seat == NOBODY:
        table.tell(NpcVolley, npc_of(table, side), faces(side.hits))
    else:
        table.tell(Volley, Seat(side.seat), faces(side.hits))


def strike(table: MaraudersTable, side: Side, area: int, under: str) -> Script[None]:
    """9.5 A hit on an area of the ship on a side; a sunk ship takes no more."""
    if has_sunk(table, side):
        return
    if side.seat != NOBODY:
        yield from take_hit(table, Seat(side.seat), area, under, side.used)
        return
    struck = area if side.areas[area] else HULL
    side.areas[struck] -= 1
    aimed = under if struck == area else "hit.overflow"
    table.tell(NpcHit, aimed, npc_of(table, side), AREAS[struck], side.areas[struck])


def strike_skull(table: MaraudersTable, side: Side, weapon: str) -> Script[None]:
    """9.5, 20.2 Where the target likes, or where chain shot and grapeshot aim; beyond that they are lost."""
    if weapon:
        aimed = AREAS.index(table.cards.having(Aimed)[weapon].area)
        if areas_of(table, side)[aimed]:
            yield from strike(table, side, aimed, table.cards.rule_of[weapon])
    elif side.seat != NOBODY:
        yield from place_skull(table, Seat(side.seat), side.skulls, side.used)
    else:
        area = yield from place_on_npc(table, side)
        yield from strike(table, side, AREAS.index(area), "hit.skull")


def place_on_npc(table: MaraudersTable, side: Side) -> Script[str]:
    """14.6 The NPC's controller chooses for it."""
    if not is_left_to_bot(table):
        options: list[Place | LeaveToBot] = [*placements(side.areas), LEAVE_TO_BOT]
        choice = yield from table.ask(controller(table), WhereItStrikesNpc, options, npc_of(table, side), side.skulls)
        if not isinstance(choice, LeaveToBot):
            return choice.area
        under_way(table).left_to_bot = True
    return npc_placement(side.areas)


def npc_placement(areas: Sequence[int]) -> str:
    """The rule of thumb of an NPC: the hold first, then where most is left, the hull last."""
    order = sorted(range(1, 5), key=lambda at: (at != 1, -areas[at]))
    return AREAS[next((at for at in order if areas[at] > (at != 1) or (areas[at] and areas[HULL] == 1)), HULL)]


def end_if_sunk(table: MaraudersTable, battle: Battle) -> None:
    """9.4, R33 Sunk ships are out; if both are, nobody has won."""
    sunk = [has_sunk(table, side) for side in battle.sides]
    if any(sunk):
        battle.ended = "sunk"
        battle.winner = NOBODY if all(sunk) else sunk.index(False)
