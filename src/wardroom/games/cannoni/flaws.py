"""What can never be true of a battle at a question: boxes, links, boardings, crews, tokens, shots and places."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from wardroom.games.cannoni.geometry import CIRCLE, TOUCH, edge_gap, gap, shore_gap
from wardroom.games.cannoni.logbook import FULL
from wardroom.games.cannoni.rules.capture import guards_needed
from wardroom.games.cannoni.rules.links import shores_for
from wardroom.games.cannoni.state import Battle, Charge, Crew, Link, Melee, Series, Ship
from wardroom.games.cannoni.table import CannoniTable, links_between, lost_masts

BEFORE = ("wind_first", "muster", "lines", "station")
"""The stages in which ships do not lie on the table yet."""
EARLY = ("loads", "victory", "repairs", "sinking", "return", "wind", "formation", "fires")
"""The stages of a turn before tokens are chosen."""
PHASES = ("call", "act", "results")
SPECIAL: tuple[Charge, ...] = ("double", "chain", "grape")
ROUNDED = 0.002
"""What the rounding of places may add up to between ships that touch."""
NEAR = 4.0
"""More than two bases reach from their middles."""
DEEP = 0.05
"""How far a base may lie in another, or in a shore, by the steps of a curve."""


def flaws_of(table: CannoniTable) -> Iterator[str]:
    """Everything that is wrong with a battle, for a programmer."""
    battle = table.state
    for number, ship in enumerate(battle.ships):
        for flaw in (*log_book_flaws(table, ship), *crew_flaws(battle, ship), *turn_flaws(battle, ship)):
            yield f"{table.name(number)}: {flaw}"
    for number, battery in enumerate(battle.batteries):
        yield from (f"{table.work(number).id}: {flaw}" for flaw in battery_flaws(table, number))
        if battery.hit and battle.stage not in PHASES:
            yield f"{table.work(number).id}: hit out of a phase"
    yield from link_flaws(table)
    yield from melee_flaws(battle)
    yield from token_flaws(battle)
    yield from pending_flaws(battle)
    if battle.stage not in BEFORE:
        yield from place_flaws(table)


# --- log books --------------------------------------------------------------------------------------------------------


def log_book_flaws(table: CannoniTable, ship: Ship) -> Iterator[str]:
    """Boxes beyond what she was built with, and conditions that do not go together."""
    book, rules = table.book(ship), table.state.rules
    if not all(0 <= left <= book.hull for left in ship.hull):
        yield f"hull boxes {ship.hull} of {book.hull}"
    if not all(0 <= left <= built for left, built in zip(ship.masts, book.masts, strict=True)):
        yield f"rigging boxes {ship.masts} of {book.masts}"
    if any(
        wreck and (left or not built) for wreck, left, built in zip(ship.wrecks, ship.masts, book.masts, strict=True)
    ):
        yield f"a mast that stands hangs alongside: {ship.wrecks}"
    if ship.sails == FULL and lost_masts(table, ship):
        yield "full sail without all masts"
    yield from sinking_flaws(table, ship)
    yield from anchor_flaws(ship)
    yield from load_flaws(table, ship)
    if ship.rudderless and not rules.critical_damage:
        yield "a rudder lost where none can be"
    if (ship.mended or ship.mending) and not rules.repairs:
        yield "repairs where there are none"


def sinking_flaws(table: CannoniTable, ship: Ship) -> Iterator[str]:
    """Without hull boxes she sinks, or is badly damaged where the option is in use; with some she is neither."""
    battle = table.state
    is_down = bool(ship.sinking) or ship.crippled
    if is_down and any(ship.hull):
        yield "going down with hull boxes"
    if not any(ship.hull) and not is_down and not ship.is_lost and battle.stage not in ("results", "drift"):
        yield "no hull boxes, and nothing comes of it"
    if ship.crippled and not battle.rules.capture_sinking:
        yield "badly damaged without the option"
    if ship.sinking and battle.rules.capture_sinking:
        yield "sinking with the option for capture"
    if 0 < ship.sinking < battle.turn and not ship.is_lost:
        yield f"should have sunk in turn {ship.sinking}"
    if ship.place == "sunk" and not ship.sinking:
        yield "sunk without a countdown"


def anchor_flaws(ship: Ship) -> Iterator[str]:
    """An anchor is aboard, down, coming up or lost."""
    if ship.anchor and (ship.anchorless or ship.aground):
        yield "at anchor without an anchor, or aground"
    if ship.weighing and not (ship.anchor and ship.is_here):
        yield "weighs an anchor that is not down"


def load_flaws(table: CannoniTable, ship: Ship) -> Iterator[str]:
    """Special shot only by the option, and hidden only where it could be one of several."""
    for load, is_known in zip(ship.load, ship.known, strict=True):
        if load == "hot" or (load in SPECIAL and not table.state.rules.ammunition):
            yield f"loaded with {load}"
        if not is_known and (not table.state.rules.ammunition or load in ("", "double")):
            yield f"hides that she is loaded with {load or 'nothing'}"


def battery_flaws(table: CannoniTable, number: int) -> Iterator[str]:
    """Boxes, crew, load and fire of a battery."""
    battery, work, rules = table.state.batteries[number], table.work(number), table.state.rules
    if not (0 <= battery.boxes <= work.boxes and 0 <= battery.crew <= work.crew_boxes):
        yield f"{battery.boxes} boxes, {battery.crew} of crew"
    if battery.burning and not battery.boxes:
        yield "a ruin burns"
    if battery.load in SPECIAL or (battery.load == "hot" and not (rules.red_hot and work.red_hot)):
        yield f"loaded with {battery.load}"
    if battery.disordered and not rules.disorder:
        yield "disorder without the option"
    if battery.fought_fire > table.state.turn:
        yield "fought a fire in a turn to come"


# --- crews ------------------------------------------------------------------------------------------------------------


def crew_flaws(battle: Battle, ship: Ship) -> Iterator[str]:
    """Crews, prisoners and guards."""
    rules = battle.rules
    for crew in (ship.crew, *ship.prisoners):
        yield from muster_flaws(battle, crew)
    if any(not crew.boxes or not rules.are_foes(crew.side, ship.side) for crew in ship.prisoners):
        yield "prisoners without boxes, or of a friend"
    is_held = ship.is_prize and ship.prisoners and battle.stage != "results" and not ship.is_lost
    if is_held and ship.crew.boxes < guards_needed(ship.captives):
        yield f"{ship.crew.boxes} guards for {ship.captives} prisoners"
    if ship.place == "home" and not ship.is_prize:
        yield "brought home without being a prize"


def muster_flaws(battle: Battle, crew: Crew) -> Iterator[str]:
    """One crew."""
    if not 0 <= crew.boxes <= crew.complement:
        yield f"crew boxes {crew.boxes} of {crew.complement}"
    if not battle.rules.is_ally(crew.seat, crew.side):
        yield f"a crew of side {crew.side} under seat {crew.seat}"
    if crew.disordered and not battle.rules.disorder:
        yield "disorder without the option"
    if crew.captainless and not battle.rules.critical_damage:
        yield "a captain killed where none can be"


def turn_flaws(battle: Battle, ship: Ship) -> Iterator[str]:
    """What belongs to a turn or a phase, and to no other."""
    tried = (ship.fought_fire, ship.refloated, ship.untangled, ship.luffed, *ship.cleared)
    if max(tried) > battle.turn:
        yield f"something tried in a turn to come: {tried}"
    if battle.stage in (*BEFORE, *EARLY):
        if ship.acts or ship.turned or ship.straight or not ship.owes or ship.weighing:
            yield "something of the turn before"
        if ship.mending or ship.spoiled:
            yield "repairs of the turn before"
    if ship.hit and battle.stage not in PHASES:
        yield "hit out of a phase"
    if ship.moved and battle.stage not in PHASES:
        yield "moved out of a phase"
    if ship.drifted and battle.stage != "drift":
        yield "adrift out of its step"


# --- links and boardings ----------------------------------------------------------------------------------------------


def link_flaws(table: CannoniTable) -> Iterator[str]:
    """Whoever is linked is there, does not go down, and touches the other."""
    battle = table.state
    for link in battle.links:
        for number in (link.a, link.b):
            ship = battle.ships[number]
            if not ship.is_here or ship.sinking:
                yield f"{link} holds {table.name(number)}, who is gone or going down"
        if gap(table.base(battle.ships[link.a]), table.base(battle.ships[link.b]), table.wide) > TOUCH + ROUNDED:
            yield f"{link} holds ships apart"
        if link.repulsed and not link.settled:
            yield f"{link}: thrown back, and yet the boarding is not over"
    if any(count > 1 for count in Counter(map(ends_of, battle.links)).values()):
        yield f"two links of a kind between two ships: {battle.links}"


def ends_of(link: Link) -> tuple[str, frozenset[int]]:
    """What no two links have in common."""
    return link.kind, frozenset((link.a, link.b))


def melee_flaws(battle: Battle) -> Iterator[str]:
    """Whoever fights is linked with an enemy and has colours to fight for; whoever does not has no party."""
    fighting = Counter(number for melee in battle.melees for number in melee.ships)
    if any(count > 1 for count in fighting.values()):
        yield f"a ship in two boardings: {battle.melees}"
    for melee in battle.melees:
        yield from boarding_flaws(battle, melee)
    for number, ship in enumerate(battle.ships):
        if not 0 <= ship.party <= ship.crew.boxes:
            yield f"ship {number}: a party of {ship.party} out of {ship.crew.boxes}"
        if ship.party and not any(number in (*melee.ready, *melee.covered) for melee in battle.melees):
            yield f"ship {number}: a party for no boarding"


def boarding_flaws(battle: Battle, melee: Melee) -> Iterator[str]:
    """One boarding."""
    rules, ships = battle.rules, battle.ships
    victim = ships[melee.victim]
    if not 1 <= len(melee.attackers) <= 2 or (melee.aboard and melee.resting):
        yield f"not a boarding: {melee}"
    if {*melee.ready, *melee.covered} - {*melee.ships} or {*melee.ready} & {*melee.covered}:
        yield f"parties of others: {melee}"
    for attacker in melee.attackers:
        if not rules.are_foes(ships[attacker].side, victim.side) or not links_between(battle, attacker, melee.victim):
            yield f"{attacker} boards a friend, or somebody out of reach: {melee}"
    if any(rules.are_foes(ships[attacker].side, ships[melee.attackers[0]].side) for attacker in melee.attackers):
        yield f"enemies board together: {melee}"
    if any(ships[number].struck or not ships[number].is_here or ships[number].sinking for number in melee.ships):
        yield f"somebody who struck, is gone or goes down: {melee}"


# --- tokens, shots, collisions ----------------------------------------------------------------------------------------


def token_flaws(battle: Battle) -> Iterator[str]:
    """Every unit acts by one series, and no token is used twice before all are."""
    units = Counter(unit for series in battle.series for unit in series.units)
    if units != Counter(range(len(battle.ships) + len(battle.batteries))):
        yield f"units in no series or in two: {units}"
    for number, ship in enumerate(battle.ships):
        if number not in battle.series[ship.series].units:
            yield f"ship {number} acts by a series that is not hers"
    for series in battle.series:
        yield from series_flaws(battle, series)
    if len(battle.lates) != battle.rules.seats or len(battle.hurried) != battle.rules.seats:
        yield "somebody's lateness is not counted"


def series_flaws(battle: Battle, series: Series) -> Iterator[str]:
    """One series of tokens."""
    if len({*series.used}) < len(series.used) or not {*series.used} <= {*range(1, series.size + 1)}:
        yield f"used tokens {series.used}"
    if series.token and series.token not in series.unused:
        yield f"token {series.token} again after {series.used}"
    if len(series.past) != battle.turn - 1:
        yield f"tokens of {len(series.past)} turns in turn {battle.turn}"
    if series.shown and not series.token:
        yield "a token shown that there is not"
    if series.token and battle.stage in (*BEFORE, *EARLY):
        yield "a token before its turn"
    is_called = battle.stage in ("act", "results") and series.token >= battle.phase and series.units
    if is_called and not series.shown:
        yield f"token {series.token} is not shown in phase {battle.phase}"


def pending_flaws(battle: Battle) -> Iterator[str]:
    """Shots and collisions wait for the end of a phase, and nobody is waited for who is not there."""
    if battle.shots and battle.stage not in ("act", "results"):
        yield f"shots left over: {battle.shots}"
    if battle.bumps and battle.stage not in ("act", "results", "drift"):
        yield f"collisions left over: {battle.bumps}"
    if battle.signal and battle.stage != "act":
        yield f"a signal left over: {battle.signal}"
    if battle.wind not in range(16) and battle.stage != "wind_first":
        yield f"a wind from {battle.wind}"


# --- places -----------------------------------------------------------------------------------------------------------


def place_flaws(table: CannoniTable) -> Iterator[str]:
    """Bases lie beside each other on the table, clear of the shore unless they are aground."""
    here = [(number, ship) for number, ship in enumerate(table.state.ships) if ship.is_here]
    for number, ship in here:
        base = table.base(ship)
        if not 0 <= ship.heading < CIRCLE or edge_gap(base, table.wide, table.scenario.size) <= -TOUCH:
            yield f"{table.name(number)} is off the table"
        near = [shore for shore in shores_for(table, ship) if shore.is_near(ship.x, ship.y, NEAR)]
        gaps = [shore_gap(base, shore, table.wide) for shore in near]
        if any(each <= -DEEP for each in gaps):
            yield f"{table.name(number)} lies on land"
        if ship.aground and not gaps:
            yield f"{table.name(number)} is aground in deep water"
    for (number, ship), (other, met) in combinations(here, 2):
        is_near = abs(ship.x - met.x) < NEAR and abs(ship.y - met.y) < NEAR
        if is_near and gap(table.base(ship), table.base(met), table.wide) <= -DEEP:
            yield f"{table.name(number)} lies on {table.name(other)}"
