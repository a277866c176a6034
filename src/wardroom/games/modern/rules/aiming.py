"""Come Attaccare, Carte Obiettivo: which ships can support a card, how far they reach, and what can be aimed at."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.modern.cards import ANY_RANGE, ActionCard
from wardroom.games.modern.rows import AIR, GUNS, MISSILES, TORPEDO
from wardroom.games.modern.rules.phrasing import Piece
from wardroom.games.modern.state import BESIDE, Side
from wardroom.games.modern.table import BattleTable, opponents


class WhichOpponent(Question):
    rule = "attack.opponents"
    using: str


class Against(Option):
    player: Seat


against_of = cache(Against)


class WhichTarget(Question):
    """`using` is the card or the ship that attacks."""

    rule = "attack.declare"
    using: str


class Aim(Piece):
    """Aim at a ship; `needs` is what an Air or ASW attack on her has to roll, 0 for others."""

    ship: str
    owner: Seat | None
    needs: int


aim_of = cache(Aim)
FIRST_ROW = 1


class Gun(NamedTuple):
    """A symbol of a ship that may support a card now, and the row it fires from."""

    ship: int
    symbol: int
    row: int


Arms: TypeAlias = list[tuple[int, int, int]]
"""Own ships that may still act: the ship, the row it fires from, and its weapon symbols."""


def arms(table: BattleTable, side: Side) -> Arms:
    """Ships that have not acted. A Passive submarine cannot attack; an Active one, or a Target, fires as from row 1."""
    battle, ships = table.battle, table.cards.ships
    acted, surfaced, out = battle.turn.acted, battle.surfaced, battle.out
    found: Arms = []
    for ship, row in side.rows.items():
        if ship in acted:
            continue
        weapons = ships[ship].weapons
        if row == BESIDE:
            if ships[ship].is_submarine and ship not in surfaced:
                continue
            row = FIRST_ROW  # noqa: PLW2901 -- it counts as standing there
        if out and ship in out:
            weapons &= ~out[ship]
        found.append((ship, row, weapons))
    return found


class Prey(NamedTuple):
    """What the opponents show: the deepest row, submarines, and how Targets without a row can be attacked."""

    depth: int
    has_submarine: bool
    beside: int


def prey(table: BattleTable, seat: Seat) -> Prey:
    """All that could be aimed at, in short."""
    battle, ships = table.battle, table.cards.ships
    deepest, has_submarine, beside = 0, False, 0
    teams = battle.terms.teams
    for other, side in battle.sides.items():
        if teams[other] == teams[seat]:
            continue
        for ship, row in side.rows.items():
            if row != BESIDE:
                if row > deepest:  # noqa: PLR1730 -- asked so often that it has to be fast
                    deepest = row
            elif ships[ship].is_submarine:
                has_submarine = True
            else:
                beside |= open_to(table, other, ship)
    return Prey(deepest, has_submarine, beside)


def open_to(table: BattleTable, owner: Seat, ship: int) -> int:
    """The symbols that can be aimed at a Target: torpedoes cannot reach land, and a mission may allow only one way."""
    if not table.cards.ships[ship].is_target:
        return GUNS | MISSILES | TORPEDO | AIR
    only = table.battle.terms.only[owner]
    if only == "air":
        return AIR
    if only == "missile":
        return MISSILES
    return GUNS | MISSILES | AIR | (0 if table.cards.ships[ship].is_land else TORPEDO)


# --- what can be played at all ----------------------------------------------------------------------------------------


def can_fire(card: ActionCard, armed: Arms, seen: Prey) -> bool:
    """Simboli d'attacco: Whether enough symbols are there, near enough to something."""
    support, needed = card.support, card.needed
    if needed == 1:
        for _, row, weapons in armed:  # noqa: SIM110 -- asked so often that it has to be fast
            if weapons & support and reaches(card, row, seen):
                return True
        return False
    counts = [0, 0, 0, 0]
    for _, row, weapons in armed:
        counts[row] += (weapons & support).bit_count()
    return can_complete(card, needed, 0, counts, seen)


def reaches(card: ActionCard, row: int, seen: Prey) -> bool:
    """Raggio d'attacco: Whether anything is in range of a card that is fired from a row."""
    if seen.beside & card.support:
        return True
    if card.reach == ANY_RANGE:
        return seen.depth > 0 or seen.has_submarine
    nearest, farthest = card.reach
    return seen.depth > 0 and row <= farthest and row - 1 + seen.depth >= nearest


def guns_for(card: ActionCard, armed: Arms) -> list[Gun]:
    """Simboli multipli: Every symbol of every ship that the card depicts."""
    return [Gun(ship, symbol, row) for ship, row, weapons in armed for symbol in card.symbols if weapons & symbol]


def can_complete(card: ActionCard, missing: int, rearmost: int, counts: list[int], seen: Prey) -> bool:
    """Whether so many more symbols can be found, of those counted by rows; the rearmost ship counts for range."""
    if not missing:
        return reaches(card, rearmost, seen)
    within = sum(counts[:rearmost])
    for row in range(rearmost, 4):
        within += counts[row]
        is_rearmost = row == rearmost or counts[row] > 0
        if is_rearmost and within >= missing and reaches(card, row, seen):
            return True
    return False


def supports(card: ActionCard, chosen: list[Gun], armed: Arms, seen: Prey) -> list[Gun]:
    """Simboli multipli: The symbols that may come next, so that a target stays in range."""
    others = [gun for gun in guns_for(card, armed) if gun not in chosen]
    missing = card.needed - len(chosen) - 1
    counts = [0, 0, 0, 0]
    for gun in others:
        counts[gun.row] += 1
    rearmost = max((gun.row for gun in chosen), default=0)
    found = []
    for gun in others:
        counts[gun.row] -= 1
        if can_complete(card, missing, max(rearmost, gun.row), counts, seen):
            found.append(gun)
        counts[gun.row] += 1
    return found


# --- targets ----------------------------------------------------------------------------------------------------------


def distance(row: int, target_row: int) -> int:
    """Raggio d'attacco: The attacker's row is not counted, those between are, and the target's row is."""
    return row - 1 + target_row


def gun_targets(table: BattleTable, owner: Seat, card: ActionCard, row: int) -> list[int]:
    """Raggio d'attacco: What a combat card fired from a row may hit in one fleet; torpedoes go anywhere."""
    ships = table.cards.ships
    found = []
    for ship, at in table.battle.sides[owner].rows.items():
        if ships[ship].is_submarine:
            is_open = card.support == TORPEDO
        elif not open_to(table, owner, ship) & card.support:
            is_open = False
        else:
            is_open = at == BESIDE or card.reach == ANY_RANGE or card.reach[0] <= distance(row, at) <= card.reach[1]
        if is_open:
            found.append(ship)
    return found


def air_targets(table: BattleTable, owner: Seat) -> list[int]:
    """Air Support: Any surface ship or Target that aircraft may attack, in any row."""
    if not table.battle.terms.air_attacks:
        return []
    ships, rows = table.cards.ships, table.battle.sides[owner].rows
    return [ship for ship in rows if not ships[ship].is_submarine and open_to(table, owner, ship) & AIR]


def air_number(table: BattleTable, owner: Seat, ship: int, printed: int) -> int:
    """File Difensive: With the optional rule an Air attack needs 1 more against row 2, and 2 more against row 3."""
    if not table.state.rules.air_rows:
        return printed
    return printed + max(0, table.battle.sides[owner].rows[ship] - 1)


def asw_targets(table: BattleTable, owner: Seat) -> list[int]:
    """ASW: Submarines only, Passive or Active."""
    ships = table.cards.ships
    return [ship for ship in table.battle.sides[owner].rows if ships[ship].is_submarine]


def can_fly(table: BattleTable, seen: Prey) -> bool:
    """Whether there is anything for aircraft to attack."""
    return table.battle.terms.air_attacks and (seen.depth > 0 or seen.beside & AIR > 0)


# --- the choice -------------------------------------------------------------------------------------------------------


def aim(
    table: BattleTable, using: str, choices: Callable[[Seat], list[int]], needs: Callable[[Seat, int], int]
) -> Script[tuple[Seat, int]]:
    """Simboli d'attacco: The attacker names the ship that is attacked; its owner first, if there are several."""
    owner = yield from which_opponent(table, using, choices)
    targets = choices(owner)
    if len(targets) == 1:
        return owner, targets[0]
    options = [aim_of(table.ship_id(ship), owner, needs(owner, ship)) for ship in targets]
    about: Callable[[str], Question] = WhichTarget
    choice = yield from table.ask(table.battle.active, about, options, using)
    return owner, table.ship_number(choice.ship)


def which_opponent(table: BattleTable, using: str, choices: Callable[[Seat], list[int]]) -> Script[Seat]:
    """The opponent whose fleet is attacked, of those who have something to attack."""
    seats = [seat for seat in opponents(table.battle, table.battle.active) if choices(seat)]
    if len(seats) == 1:
        return seats[0]
    choice = yield from table.ask(table.battle.active, WhichOpponent, [against_of(seat) for seat in seats], using)
    return choice.player


def next_play(table: BattleTable) -> int:
    """A number for the action that the next attack belongs to."""
    return len(table.battle.turn.attacks)
