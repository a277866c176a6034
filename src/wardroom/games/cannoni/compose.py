"""Battles under way for the kit: any ship anywhere, in any condition, linked, boarded, taken, leaving or going down.

Every choice is a roll of the dice that are given, and 0 is always the plain case: as set up, unhurt, alone. Whatever
comes of it could have come of play; who knows how.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from wardroom.engine import Dice
from wardroom.games.cannoni.geometry import CIRCLE, COS, SIN, TOUCH, base_at, edge_gap, gap, shore_gap, way_to_shore
from wardroom.games.cannoni.logbook import BATTLE, FULL, SECTION
from wardroom.games.cannoni.rules.arcs import Gun, spot_of
from wardroom.games.cannoni.rules.boarding import can_board, party_boxes, party_sizes
from wardroom.games.cannoni.rules.capture import change_hands, guards_needed, prize_crew
from wardroom.games.cannoni.rules.collisions import facing_side, side_towards
from wardroom.games.cannoni.rules.grapnels import MOST_ATTACKERS, may_be_grappled
from wardroom.games.cannoni.rules.guns import mast_ranges, sets_herself_ablaze
from wardroom.games.cannoni.rules.links import close_up, join, put, shores_for
from wardroom.games.cannoni.rules.muster import (
    TOKENS,
    draw_order,
    form_squadron,
    musterable,
    new_ship,
    note_duel,
    purse_seat,
)
from wardroom.games.cannoni.rules.preparation import PHASES, needs_token
from wardroom.games.cannoni.rules.squadron import break_line, is_squadron
from wardroom.games.cannoni.rules.stations import LINE_GAP
from wardroom.games.cannoni.state import (
    NONE,
    Aim,
    Battle,
    Bump,
    Charge,
    Link,
    Melee,
    Place,
    Series,
    Ship,
    Shot,
    Stage,
    Wreck,
)
from wardroom.games.cannoni.table import (
    CannoniTable,
    afloat,
    are_enemies,
    by_initiative,
    in_irons,
    is_locked,
    links_between,
    links_of,
    lost_masts,
    melee_of,
)

Fate: TypeAlias = Callable[[CannoniTable, int, Dice], None]

TRIES = 12
"""How often a place is looked for before a ship stays where she was."""
ROOM = 0.1
"""Between a ship that is put somewhere and whatever is near."""
APART = 3.6
"""From mainmast to mainmast before one ship is brought alongside another."""
STAGES: tuple[Stage, ...] = ("victory", "act", "act", "call", "boarding", "drift", "formation")
AIMS: dict[Charge, tuple[Aim, ...]] = {
    "ball": ("hull", "rigging"),
    "double": ("hull",),
    "chain": ("rigging",),
    "grape": ("crew",),
}


def compose_battle(table: CannoniTable, dice: Dice) -> Battle:
    """A battle under way, from one that has just been set up."""
    battle = table.state
    if battle.wind == NONE:
        battle.wind = 0
    battle.wind = (battle.wind + dice.below(16)) % 16
    if battle.rules.nations:
        muster_all(table, dice)
    battle.queue = []
    battle.stage, battle.turn = dice.pick(STAGES), 1 + dice.below(battle.rules.turns)
    lay_out(table, dice)
    for number in range(len(battle.ships)):
        wear(table, number, dice)
    for number in range(len(battle.ships)):
        befall(table, number, dice)
    for number in range(len(battle.batteries)):
        shell(table, number, dice)
    for number, _ in [*afloat(battle)]:
        bring_alongside(table, number, dice)
    for number, _ in [*afloat(battle)]:
        board(table, number, dice)
    deal_tokens(battle, dice)
    go_to_stage(table, dice)
    return battle


def seldom(dice: Dice, times: int = 4) -> bool:
    """Once in so many times; 0 is no."""
    return dice.below(times) == times - 1


def some(dice: Dice, most: int) -> int:
    """How much is lost: nothing half of the time, else anything up to the most."""
    return dice.below(most + 1) if dice.below(2) else 0


# --- free battles -----------------------------------------------------------------------------------------------------


def muster_all(table: CannoniTable, dice: Dice) -> None:
    """One ship for each purse at least, and then some, as in play; the series that settle ties are drawn anew."""
    battle = table.state
    for round_ in range(3):
        for purse in range(len(battle.purse)):
            choices = musterable(table, purse)
            if choices and (round_ == 0 or dice.below(2)):
                choice = dice.pick(choices)
                card = next(card for card, book in enumerate(table.books) if book.id == choice.ship)
                seat, side = purse_seat(battle.rules, purse), purse % battle.rules.sides
                battle.ships.append(new_ship(table.books[card], card, side, seat, len(battle.series)))
                battle.series.append(Series((len(battle.ships) - 1,), TOKENS, 0))
                battle.purse[purse] -= choice.value
    draw_order(battle, dice)
    note_duel(battle)
    width, height = table.scenario.size
    for number, ship in enumerate(battle.ships):
        put(ship, 6 + number % 8 * (width - 12) / 8, 5 + number // 8 * 6 % (height - 10))


# --- where they lie ---------------------------------------------------------------------------------------------------


def lay_out(table: CannoniTable, dice: Dice) -> None:
    """Lines that hold together or are broken, and every other ship as set up, among the rest, or anywhere."""
    battle = table.state
    if battle.rules.nations and battle.rules.squadrons:
        form_lines(table, dice)
    for at in range(len(battle.series)):
        if is_squadron(battle, battle.series[at]) and (battle.turn == 1 or dice.below(2)):
            break_line(table, at, is_ordered=True)
    for number, ship in enumerate(battle.ships):
        if not is_squadron(battle, table.series_of(ship)) and dice.below(4):
            find_place(table, number, dice)


def form_lines(table: CannoniTable, dice: Dice) -> None:
    """In a free battle: two ships of a side that can lie in line ahead, one astern of the other."""
    battle = table.state
    for number, ship in enumerate(battle.ships[1:], 1):
        leader = battle.ships[number - 1]
        if leader.side != ship.side or is_squadron(battle, table.series_of(leader)) or not dice.below(2):
            continue
        far = table.book(leader).half + LINE_GAP + table.book(ship).half
        x, y = leader.x - far * SIN[leader.heading], leader.y - far * COS[leader.heading]
        if has_room(table, number, x, y, leader.heading):
            ship.heading = leader.heading
            put(ship, x, y)
            form_squadron(battle, [number - 1, number])


def find_place(table: CannoniTable, number: int, dice: Dice) -> None:
    """Anywhere on the table, rather near another ship; where she was if there is no room."""
    ship = table.state.ships[number]
    others = [other for at, other in afloat(table.state) if at != number]
    width, height = table.scenario.size
    for _ in range(TRIES):
        x, y = dice.below(int(4 * width)) / 4, dice.below(int(4 * height)) / 4
        if others and dice.below(3):
            near = dice.pick(others)
            x, y = near.x + (x - width / 2) / 5, near.y + (y - height / 2) / 5
        heading = dice.below(CIRCLE)
        if has_room(table, number, x, y, heading):
            ship.heading = heading
            put(ship, x, y)
            return


def has_room(table: CannoniTable, number: int, x: float, y: float, heading: int, room: float = ROOM) -> bool:
    """Whether a ship can lie there, clear of others, of the shore and of the edge."""
    ship = table.state.ships[number]
    base = base_at(x, y, heading, table.book(ship).half)
    if edge_gap(base, table.wide, table.scenario.size) < ROOM:
        return False
    if any(shore_gap(base, shore, table.wide) < room for shore in shores_for(table, ship)):
        return False
    return all(gap(base, table.base(other), table.wide) > room for at, other in afloat(table.state) if at != number)


# --- what has happened to a ship --------------------------------------------------------------------------------------


def wear(table: CannoniTable, number: int, dice: Dice) -> None:
    """Boxes, masts, crew, guns, sails, fire, the anchor: whatever a battle does to a ship that fights on."""
    battle = table.state
    ship, book, rules = battle.ships[number], table.book(battle.ships[number]), battle.rules
    ship.hull = [book.hull - some(dice, book.hull) for _ in range(2)]
    if not any(ship.hull):
        ship.hull[dice.below(2)] = 1
    ship.masts = [built - some(dice, built) for built in book.masts]
    ship.wrecks = [
        fallen(dice) if built and not left else "" for built, left in zip(book.masts, ship.masts, strict=True)
    ]
    ship.crew.boxes -= some(dice, ship.crew.boxes)
    ship.crew.disordered = rules.disorder and seldom(dice)
    ship.crew.captainless = rules.critical_damage and seldom(dice, 8)
    ship.rudderless = rules.critical_damage and seldom(dice, 8)
    ship.burning = seldom(dice)
    ship.sails = (ship.sails + dice.below(3)) % 3
    never_full = table.scenario.binds("no_full_sail", table.name(number))
    if ship.sails == FULL and (lost_masts(table, ship) or never_full):
        ship.sails = BATTLE
    load_guns(battle, ship, dice)
    drop_or_lose_anchor(ship, dice)
    note_attempts(battle, ship, dice)


def fallen(dice: Dice) -> Wreck:
    """Into the sea, or to either side."""
    wrecks: tuple[Wreck, ...] = ("", "", "starboard", "port")
    return dice.pick(wrecks)


def load_guns(battle: Battle, ship: Ship, dice: Dice) -> None:
    """What each side is loaded with, whether the enemy knows it, and whether it has fired before."""
    kinds: tuple[Charge, ...] = ("ball", "", "chain", "grape", "double") if battle.rules.ammunition else ("ball", "")
    for side in range(2):
        ship.load[side] = dice.pick(kinds)
        is_hidden = battle.rules.ammunition and ship.load[side] in ("ball", "chain", "grape")
        ship.fresh[side] = dice.below(2) == 0 and ship.load[side] == "ball"
        ship.known[side] = not is_hidden or ship.fresh[side]


def drop_or_lose_anchor(ship: Ship, dice: Dice) -> None:
    """Aboard, by the bow, by the stern, or lost."""
    ship.anchor = dice.pick((ship.anchor, "", "", "bow", "stern"))
    ship.anchorless = not ship.anchor and seldom(dice)


def note_attempts(battle: Battle, ship: Ship, dice: Dice) -> None:
    """When she first tried to get out of trouble, who harmed her last, and how far her repairs have come."""
    if ship.burning:
        ship.fought_fire = dice.below(battle.turn + 1)
    ship.cleared = [dice.below(battle.turn + 1) if wreck else 0 for wreck in ship.wrecks]
    foes = [side for side in range(battle.rules.sides) if battle.rules.are_foes(side, ship.side)]
    ship.foe = dice.pick([NONE, *foes])
    ship.mended = dice.below(6) if battle.rules.repairs else 0


def befall(table: CannoniTable, number: int, dice: Dice) -> None:
    """What takes a ship out of the fight or into other hands; half of them are spared."""
    ship = table.state.ships[number]
    dice.pick(FATES_IN_LINE if is_squadron(table.state, table.series_of(ship)) else FATES)(table, number, dice)


def spare(table: CannoniTable, number: int, dice: Dice) -> None:
    """Nothing."""


def captors_of(battle: Battle, side: int) -> list[Ship]:
    """The ships of a side's enemies, as they were set up."""
    return [ship for ship in battle.ships if not ship.is_prize and battle.rules.are_foes(ship.side, side)]


def take_prize(table: CannoniTable, number: int, dice: Dice) -> None:
    """An enemy has taken her: guards enough for the prisoners, and a series of tokens of her own."""
    ship = table.state.ships[number]
    captors = captors_of(table.state, ship.side)
    if not captors:
        return
    captor = dice.pick(captors)
    boxes = guards_needed(ship.crew.boxes) + dice.below(SECTION)
    change_hands(table, number, prize_crew(captor.crew, captor.side, boxes))
    ship.fired_at = dice.below(2) == 1
    ship.crew.disordered = table.state.rules.disorder and dice.below(2) == 1
    if seldom(dice):
        ship.prisoners = []


def hold_guards(table: CannoniTable, number: int, dice: Dice) -> None:
    """She was a prize, and her own crew has her back: the guards are its prisoners."""
    ship = table.state.ships[number]
    captors = captors_of(table.state, ship.side)
    if captors and ship.crew.boxes:
        captor = dice.pick(captors)
        ship.prisoners = [prize_crew(captor.crew, captor.side, 1 + dice.below(SECTION))]
        ship.known = [True, True]


def strike(table: CannoniTable, number: int, dice: Dice) -> None:
    """Her colours are down, and nobody has taken her."""
    table.state.ships[number].struck = True


def run_aground(table: CannoniTable, number: int, dice: Dice) -> None:
    """She touches a shore, if there is one with room for her."""
    battle = table.state
    ship, shores = battle.ships[number], shores_for(table, battle.ships[number])
    if not shores:
        return
    shore = dice.pick(shores)
    for _ in range(TRIES):
        x, y = dice.pick(shore.points)
        x, y, heading = x + (dice.below(33) - 16) / 4, y + (dice.below(33) - 16) / 4, dice.below(CIRCLE)
        if not has_room(table, number, x, y, heading):
            continue
        dx, dy = way_to_shore(base_at(x, y, heading, table.book(ship).half), shore, table.wide)
        if has_room(table, number, x + dx, y + dy, heading, -TOUCH):
            ship.heading, ship.aground, ship.anchor = heading, True, ""
            put(ship, x + dx, y + dy)
            ship.shoal = table.book(ship).draught - shore.depth if shore.depth else 0
            ship.refloated = dice.below(battle.turn + 1)
            return


def go_down(table: CannoniTable, number: int, dice: Dice) -> None:
    """Without hull boxes: badly damaged by the option, else sinking, or gone already."""
    battle = table.state
    ship = battle.ships[number]
    ship.hull = [0, 0]
    if battle.rules.capture_sinking:
        ship.crippled = True
        ship.struck = seldom(dice)
    else:
        ship.sinking = battle.turn + 1 + dice.below(battle.rules.die)
        if not is_squadron(battle, table.series_of(ship)) and seldom(dice):
            ship.sinking, ship.place = battle.turn, "sunk"
    if battle.rules.critical_damage and seldom(dice):
        ship.place = "blown"


def leave(table: CannoniTable, number: int, dice: Dice) -> None:
    """Off the table: just now, trying to come back, or for good."""
    battle = table.state
    ship = battle.ships[number]
    places: tuple[Place, ...] = ("gone", "off", "off")
    ship.edge = dice.below(4)
    width, height = table.scenario.size
    ship.exit = float(dice.below(int(width if ship.edge in (0, 2) else height)))
    ship.place, ship.anchor = dice.pick((*places, "leaving") if battle.stage != "formation" else places), ""


FATES: tuple[Fate, ...] = (
    spare,
    spare,
    spare,
    spare,
    take_prize,
    take_prize,
    hold_guards,
    strike,
    run_aground,
    go_down,
    leave,
)
FATES_IN_LINE: tuple[Fate, ...] = (spare, spare, spare, strike, go_down)


def shell(table: CannoniTable, number: int, dice: Dice) -> None:
    """What ships do to a battery, and how its guns are loaded."""
    battle = table.state
    battery, work, rules = battle.batteries[number], table.work(number), battle.rules
    battery.boxes -= some(dice, work.boxes)
    battery.crew -= some(dice, work.crew_boxes)
    kinds: tuple[Charge, ...] = ("ball", "", "hot") if rules.red_hot and work.red_hot else ("ball", "")
    battery.load = dice.pick(kinds)
    battery.fresh = dice.below(2) == 0
    battery.burning = battery.boxes > 0 and seldom(dice)
    battery.fought_fire = dice.below(battle.turn + 1) if battery.burning else 0
    battery.disordered = rules.disorder and seldom(dice)


# --- links and boardings ----------------------------------------------------------------------------------------------


def bring_alongside(table: CannoniTable, number: int, dice: Dice) -> None:
    """Some ships lie alongside another: fouled, grappled, both, or only in touch."""
    battle = table.state
    ship = battle.ships[number]
    others = [other for other, met in afloat(battle) if other != number and not met.sinking]
    if dice.below(2) == 0 or not others or ship.sinking or ship.aground or ship.anchor or links_of(battle, number):
        return
    if is_squadron(battle, table.series_of(ship)):
        return
    foes = [other for other in others if are_enemies(battle, number, other)]
    held = [other for other in foes if links_of(battle, other)]
    other = dice.pick((others, foes or others, held or foes or others)[dice.below(3)])
    if lies_beside(table, number, other, dice):
        link(table, number, other, dice)


def lies_beside(table: CannoniTable, number: int, other: int, dice: Dice) -> bool:
    """Bring a ship into touch with another, from any side; she stays where she is if there is no room."""
    ship, met = table.state.ships[number], table.state.ships[other]
    before = ship.x, ship.y, ship.heading
    for _ in range(TRIES):
        way, heading = dice.below(CIRCLE), dice.below(CIRCLE)
        x, y = met.x + APART * SIN[way], met.y + APART * COS[way]
        if has_room(table, number, x, y, heading):
            ship.heading = heading
            put(ship, x, y)
            if close_up(table, number, other) and is_in_place(table, number):
                return True
            ship.x, ship.y, ship.heading = before
    return False


def is_in_place(table: CannoniTable, number: int) -> bool:
    """Whether a ship that was moved lies on nobody and nothing."""
    ship = table.state.ships[number]
    return has_room(table, number, ship.x, ship.y, ship.heading, -TOUCH)


def link(table: CannoniTable, number: int, other: int, dice: Dice) -> None:
    """What holds two ships together, whoever threw the grapnels; a boarding by them may be over."""
    battle = table.state
    kind = dice.below(4)
    is_settled = are_enemies(battle, number, other) and dice.below(2) == 1
    if kind != 0 and may_be_grappled(battle, number, other):
        a, b = (number, other) if kind != 1 or not may_be_grappled(battle, other, number) else (other, number)
        join(battle, Link(a, b, "grapple", repulsed=is_settled and dice.below(2) == 1, settled=is_settled))
    if kind in (0, 3):
        join(battle, Link(number, other, "foul"))
        for each in (number, other):
            battle.ships[each].untangled = dice.below(battle.turn + 1)


def board(table: CannoniTable, number: int, dice: Dice) -> None:
    """Whoever is linked with an enemy may be boarding her: on deck, or held off; alone, or as the second of two."""
    battle = table.state
    aims = [link.other(number) for link in links_of(battle, number) if are_enemies(battle, number, link.other(number))]
    aims = [other for other in dict.fromkeys(aims) if can_be_boarded(battle, other)]
    if not aims or dice.below(2) == 0 or not can_board(battle, number) or melee_of(battle, number):
        return
    victim = dice.pick(aims)
    melee = melee_of(battle, victim)
    if melee is None:
        is_on_deck = dice.below(2) == 1
        ready = (number, victim)
        battle.melees.append(Melee(victim, (number,), aboard=is_on_deck, resting=not is_on_deck, ready=ready))
        form_party(battle.ships[victim], dice)
    elif melee.victim == victim and may_join(battle, melee, number):
        joined = melee._replace(attackers=(*melee.attackers, number), ready=(*melee.ready, number))
        battle.melees[battle.melees.index(melee)] = joined
    else:
        return
    form_party(battle.ships[number], dice)
    for each in links_between(battle, number, victim):
        battle.links[battle.links.index(each)] = each._replace(settled=False, repulsed=False)


def can_be_boarded(battle: Battle, number: int) -> bool:
    """Not one who struck or has no crew: she is taken without a fight."""
    ship = battle.ships[number]
    return not ship.struck and ship.crew.boxes > 0


def may_join(battle: Battle, melee: Melee, number: int) -> bool:
    """Two friends at most."""
    return len(melee.attackers) < MOST_ATTACKERS and not are_enemies(battle, melee.attackers[0], number)


def form_party(ship: Ship, dice: Dice) -> None:
    """So many sections, less what has been lost since."""
    ship.party = party_boxes(ship, dice.pick(party_sizes(ship)))
    ship.party -= some(dice, min(SECTION, ship.party))


# --- tokens, and how far the turn has come ----------------------------------------------------------------------------


def deal_tokens(battle: Battle, dice: Dice) -> None:
    """The tokens of all turns before, every one of a series used once before any comes again."""
    for series in battle.series:
        spent: list[int] = []
        while len(spent) < battle.turn - 1:
            tokens = [*range(1, series.size + 1)]
            dice.shuffle(tokens)
            spent += tokens
        del spent[battle.turn - 1 :]
        series.past = tuple(reversed(spent))
        series.used = tuple(spent[-(1 + (len(spent) - 1) % series.size) :]) if spent else ()
    if battle.rules.hurried_tokens:
        battle.lates = [dice.below(PHASES - 1) for _ in battle.lates]


def go_to_stage(table: CannoniTable, dice: Dice) -> None:
    """What is peculiar to the stage: lines to be seen to, tokens placed, phases behind, a drift to come."""
    battle = table.state
    if battle.stage == "formation":
        battle.queue = [at for at, series in enumerate(battle.series) if is_squadron(battle, series)]
    elif battle.stage != "victory":
        place_tokens(battle, dice)
        act_so_far(table, dice)
    if battle.stage == "drift":
        battle.queue = by_initiative(battle, range(len(battle.ships)))


def place_tokens(battle: Battle, dice: Dice) -> None:
    """Every token that is needed, and how many phases have been called."""
    for series in battle.series:
        if needs_token(battle, series):
            series.token = dice.pick(series.unused)
    battle.phase = 0 if battle.stage in ("boarding", "drift") else PHASES - dice.below(PHASES)
    called = battle.phase + (battle.stage == "call")
    for series in battle.series:
        series.shown = series.token >= max(1, called)


def act_so_far(table: CannoniTable, dice: Dice) -> None:
    """What those who are active have done, in the phases before and, as far as they have acted, in this one."""
    battle = table.state
    active = [at for at, series in enumerate(battle.series) if series.shown and series.units]
    active.sort(key=lambda at: battle.series[at].initiative, reverse=True)
    acted = dice.below(len(active) + 1) if battle.stage == "act" else 0
    for at, which in enumerate(active):
        lie_behind(table, battle.series[which], at < acted, dice)
    if battle.stage == "act":
        battle.queue = active[acted:]
        for which in active[:acted]:
            do_something(table, battle.series[which], dice)


def lie_behind(table: CannoniTable, series: Series, has_acted: bool, dice: Dice) -> None:
    """The actions of the phases that are over; whoever has acted may have sailed, or weighs her anchor."""
    battle = table.state
    for unit in series.units:
        if unit >= len(battle.ships):
            continue
        ship = battle.ships[unit]
        done = series.token - battle.phase + (1 if has_acted else 0) - (battle.stage == "call")
        ship.acts = max(0, done if battle.phase else series.token)
        if ship.acts and ship.is_here and not ship.struck and not is_locked(battle, unit):
            ship.owes = dice.below(3) == 2
            ship.straight, ship.turned = dice.below(13) / 2, dice.below(ship.acts + 1)
            ship.weighing = bool(ship.anchor) and dice.below(2) == 1
            ship.spoiled = dice.below(2) == 1
            ship.luffed = battle.turn if in_irons(table, ship) and dice.below(2) else 0
            if battle.rules.repairs and not ship.spoiled:
                ship.mending = dice.below(ship.acts + 1)


def do_something(table: CannoniTable, series: Series, dice: Dice) -> None:
    """What was done in this phase and is not over: a broadside, a collision, or a ship that has moved."""
    battle = table.state
    for unit in series.units:
        is_ship = unit < len(battle.ships)
        if is_ship and not battle.ships[unit].is_here:
            continue
        deed = dice.below(5)
        if deed == 1 and is_ship:
            battle.ships[unit].moved = not is_locked(battle, unit)
        elif deed == 2 and is_ship:
            run_into(battle, unit, dice)
        elif deed > 2:
            fire_at(table, unit, dice)


def run_into(battle: Battle, number: int, dice: Dice) -> None:
    """The damage of a collision waits, if she fouls anybody."""
    fouled = [link.other(number) for link in links_of(battle, number) if link.kind == "foul"]
    if fouled:
        other = dice.pick(fouled)
        ship, met = battle.ships[number], battle.ships[other]
        battle.bumps.append(Bump(number, other, facing_side(ship, met), facing_side(met, ship)))
        ship.moved = True


def fire_at(table: CannoniTable, unit: int, dice: Dice) -> None:
    """A broadside has been fired, wherever its target is by now; what it does waits for the end of the phase."""
    battle = table.state
    side = battle.ships[unit].side if unit < len(battle.ships) else battle.batteries[unit - len(battle.ships)].side
    marks = [*fired_at(battle, side)]
    if not marks or not can_have_fired(battle, unit):
        return
    target, charge = dice.pick(marks), shot_of(table, unit, dice)
    ship = battle.ships[target]
    aims = [aim for aim in AIMS[charge if charge != "hot" else "ball"] if aim != "rigging" or any(ship.masts)]
    if not aims:
        return
    aim, damage, rolled, against = dice.pick(aims), dice.below(4), *(1 + dice.below(battle.rules.die) for _ in range(2))
    gun = Gun(unit, dice.below(2) if unit < len(battle.ships) else NONE)
    x, y = spot_of(table, unit)
    is_raked = ship.is_dismasted and gun.side != NONE and dice.below(2) == 1
    shot = Shot(
        unit, target, aim, charge, damage, rolled, against, side_towards(ship, x, y), mast_ranges(table, ship, x, y)
    )
    is_ablaze = sets_herself_ablaze(battle, gun, charge, rolled)
    battle.shots.append(shot._replace(strikes=ship.crippled or is_raked, crippled=ship.crippled, ablaze=is_ablaze))
    empty(battle, gun)
    ship.spoiled = ship.fired_at = True
    if damage:
        ship.hit, ship.foe = True, side


def fired_at(battle: Battle, side: int) -> Iterator[int]:
    """Enemies that were on the table when the phase began."""
    for number, ship in enumerate(battle.ships):
        is_mark = ship.place in ("sea", "leaving") and not ship.struck and not ship.sinking
        if is_mark and battle.rules.are_foes(ship.side, side):
            yield number


def can_have_fired(battle: Battle, unit: int) -> bool:
    """Whether there were men at the guns, and leave to use them."""
    if unit >= len(battle.ships):
        battery = battle.batteries[unit - len(battle.ships)]
        return battery.boxes > 0 and battery.crew > 0
    ship = battle.ships[unit]
    is_idle = ship.struck or bool(ship.sinking) or ship.crippled or is_locked(battle, unit)
    return not is_idle and ship.crew.boxes > 0 and (not ship.is_prize or ship.fired_at)


def shot_of(table: CannoniTable, unit: int, dice: Dice) -> Charge:
    """What the guns were loaded with."""
    battle = table.state
    if unit >= len(battle.ships):
        has_furnace = battle.rules.red_hot and table.work(unit - len(battle.ships)).red_hot
        return dice.pick(("ball", "hot")) if has_furnace else "ball"
    kinds: Sequence[Charge] = ("ball", "double", "chain", "grape") if battle.rules.ammunition else ("ball",)
    return dice.pick(kinds)


def empty(battle: Battle, gun: Gun) -> None:
    """The guns that fired are not loaded any more."""
    if gun.side == NONE:
        battery = battle.batteries[gun.unit - len(battle.ships)]
        battery.load, battery.fresh = "", False
    else:
        ship = battle.ships[gun.unit]
        ship.load[gun.side], ship.known[gun.side], ship.fresh[gun.side] = "", True, False
        ship.spoiled = True
