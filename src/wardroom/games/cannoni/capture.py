"""Danneggiamenti, catture, naufragi: crews, prisoners, striking, sinking, and how a ship changes hands."""

from wardroom.engine import Script
from wardroom.games.cannoni.crew import disorder
from wardroom.games.cannoni.links import cast_off, end_melee, part
from wardroom.games.cannoni.logbook import SECTION
from wardroom.games.cannoni.phrases import (
    BadlyDamaged,
    BeganToSink,
    BlewUp,
    Captured,
    CrewStruck,
    HowManyGuards,
    HowManyMore,
    PrisonersRose,
    PrisonersStruck,
    PrizeCrew,
    Recaptured,
    Struck,
    Unguarded,
)
from wardroom.games.cannoni.state import Crew, Series, Ship
from wardroom.games.cannoni.table import CannoniTable, links_of, melee_of

# --- crews and prisoners ----------------------------------------------------------------------------------------------


def lose_crew(table: CannoniTable, number: int, boxes: int) -> None:
    """Strike crew boxes; a party is struck first, since it holds the incomplete section."""
    ship = table.state.ships[number]
    lost = min(boxes, ship.crew)
    if not lost:
        return
    ship.crew -= lost
    ship.party = max(0, ship.party - lost)
    table.tell(CrewStruck, table.name(number), lost)
    check_guards(table, number)


def lose_prisoners(table: CannoniTable, number: int) -> None:
    """A box of prisoners aboard."""
    ship = table.state.ships[number]
    if ship.prisoners:
        ship.prisoners -= 1
        table.tell(PrisonersStruck, table.name(number), 1)


def guards_needed(prisoners: int) -> int:
    """One box for every section of prisoners, and one in any case."""
    return max(1, -(-prisoners // SECTION))


def check_guards(table: CannoniTable, number: int) -> None:
    """Cattura di una nave: too few guards, and the prisoners take their ship back."""
    ship = table.state.ships[number]
    if ship.old is None or not ship.is_prize or not ship.prisoners or ship.crew >= guards_needed(ship.prisoners):
        return
    guards = ship.crew
    free_prisoners(table, number)
    ship.prisoners = guards
    table.tell(PrisonersRose, table.name(number))


def free_prisoners(table: CannoniTable, number: int) -> None:
    """The old crew has its ship and its log book again; a boarding of her is over."""
    ship = table.state.ships[number]
    old = ship.old
    assert old is not None
    melee = melee_of(table.state, number)
    if melee is not None:
        end_melee(table.state, melee)
    ship.side, ship.seat = old.side, old.seat
    ship.manoeuvre, ship.combat, ship.fire = old.manoeuvre, old.combat, old.fire
    ship.crew, ship.complement, ship.captainless = ship.prisoners, old.complement, old.captainless
    ship.prisoners, ship.old, ship.party, ship.struck = 0, None, 0, False
    ship.known = [True, True]
    give_own_series(table, number)


# --- striking and going down ------------------------------------------------------------------------------------------


def strike_colours(table: CannoniTable, number: int) -> None:
    """She surrenders: no token, no action; any boarding of hers is over."""
    ship = table.state.ships[number]
    if ship.struck or ship.place != "sea" or ship.sinking:
        return
    ship.struck = True
    melee = melee_of(table.state, number)
    if melee is not None:
        end_melee(table.state, melee)
    table.tell(Struck, table.name(number))


def check_hull(table: CannoniTable, number: int) -> None:
    """Nave affondata: the last hull box is gone. With the rules for capture she is badly damaged instead."""
    battle = table.state
    ship = battle.ships[number]
    if any(ship.hull) or ship.sinking or ship.crippled or ship.place != "sea":
        return
    if battle.rules.capture_sinking:
        ship.crippled = True
        table.tell(BadlyDamaged, table.name(number))
        return
    rolled = table.roll()
    ship.sinking = max(battle.turn + 1, battle.turn + rolled - 1)
    cast_off(table, number)
    table.tell(BeganToSink, table.name(number), rolled, ship.sinking)


def blow_up(table: CannoniTable, number: int) -> None:
    """Danno critico: the magazine. Boarders on her deck are lost with her."""
    battle = table.state
    melee = melee_of(battle, number)
    if melee is not None and melee.aboard and melee.victim == number:
        for attacker in melee.attackers:
            lose_crew(table, attacker, battle.ships[attacker].party)
    cast_off(table, number)
    battle.ships[number].place = "blown"
    table.tell(BlewUp, table.name(number))


# --- Cattura di una nave ----------------------------------------------------------------------------------------------


def capture(table: CannoniTable, captors: list[int], number: int) -> Script[None]:
    """The ship passes to the captor with the higher initiative, who puts a crew aboard; the other may add to it.

    Recaptured ships get their old crew back. Who cannot spare the guards leaves her struck.
    """
    battle = table.state
    captor, prize = battle.ships[captors[0]], battle.ships[number]
    melee = melee_of(battle, number)
    if melee is not None:
        end_melee(battle, melee)
    if prize.old is not None and not battle.rules.are_foes(prize.old.side, captor.side) and prize.prisoners:
        free_prisoners(table, number)
        table.tell(Recaptured, table.name(captors[0]), table.name(number))
    else:
        least = guards_needed(prize.crew)
        if captor.crew - 1 < least:
            prize.struck = True
            table.tell(Unguarded, table.name(captors[0]), table.name(number))
            return
        yield from man_prize(table, captors, number, least)
    for captor_number in captors:
        for link in [link for link in links_of(battle, number) if captor_number in (link.a, link.b)]:
            part(table, link)


def man_prize(table: CannoniTable, captors: list[int], number: int, least: int) -> Script[None]:
    """Crew boxes are moved over one for one: at least the guards, at most all but one."""
    battle = table.state
    captor, prize = battle.ships[captors[0]], battle.ships[number]
    options = [PrizeCrew(boxes) for boxes in range(least, captor.crew)]
    names = table.name(captors[0]), table.name(number)
    choice = yield from table.ask(captor.seat, HowManyGuards, options, *names)
    boxes = choice.boxes
    captor.crew -= boxes
    captor.party = min(captor.party, captor.crew)
    if len(captors) > 1:
        boxes += yield from reinforce(table, captors[1], number)
    freed = prize.prisoners if prize.old is None else 0
    take_over(table, captor, prize, boxes + freed)
    give_own_series(table, number)
    table.tell(Captured, *names, boxes + freed)
    disorder(table, prize, table.name(number))


def reinforce(table: CannoniTable, number: int, prize: int) -> Script[int]:
    """The second captor may add to the crew."""
    helper = table.state.ships[number]
    if helper.crew < 2:
        return 0
    options = [PrizeCrew(boxes) for boxes in range(helper.crew)]
    choice = yield from table.ask(helper.seat, HowManyMore, options, table.name(number), table.name(prize))
    helper.crew -= choice.boxes
    helper.party = min(helper.party, helper.crew)
    return choice.boxes


def take_over(table: CannoniTable, captor: Ship, prize: Ship, boxes: int) -> None:
    """Her log book is made anew from that of the captor; those who lost her are prisoners aboard."""
    kept = prize.crew
    is_back = not table.state.rules.are_foes(captor.side, prize.born)
    if is_back:
        prize.old, prize.prisoners = None, kept
    else:
        prize.old = Crew(
            prize.side,
            prize.seat,
            prize.manoeuvre,
            prize.combat,
            prize.fire,
            prize.complement,
            prize.captainless,
        )
        prize.prisoners = kept
    prize.side, prize.seat = prize.born if is_back else captor.side, captor.seat
    prize.manoeuvre, prize.combat, prize.fire = captor.manoeuvre - 1, captor.combat - 2, captor.fire - 2
    prize.crew = prize.complement = boxes
    prize.party, prize.struck, prize.captainless, prize.fired_at = 0, False, False, False
    prize.foe = captor.side
    prize.disordered = False
    prize.known = [True, True]


def give_own_series(table: CannoniTable, number: int) -> None:
    """A ship that changed hands has a fresh series of tokens of her own from the next preparation on."""
    battle = table.state
    ship = battle.ships[number]
    series = battle.series[ship.series]
    if len(series.units) > 1:
        series.units = tuple(unit for unit in series.units if unit != number)
        battle.series.append(Series((number,), series.size, len(battle.series), past=series.past))
        ship.series = len(battle.series) - 1
    else:
        series.used, series.token, series.shown = (), 0, False
