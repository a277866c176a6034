"""Danneggiamenti, catture, naufragi: crews, prisoners, striking, sinking, and how a ship changes hands."""

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.cannoni.logbook import SECTION
from wardroom.games.cannoni.rules.crew import disorder
from wardroom.games.cannoni.rules.links import cast_off, gone, leave_melee, part
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import Crew, Series, Ship
from wardroom.games.cannoni.table import CannoniTable, links_between, melee_of

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class HowManyGuards(Question):
    rule = "prize.crew"
    ship: str
    prize: str


class HowManyMore(Question):
    rule = "prize.two_captors"
    ship: str
    prize: str


class PrizeCrew(Option):
    boxes: int


class CrewStruck(By, Event):
    ship: str
    boxes: int
    by: str


class PrisonersStruck(Event):
    rule = "crit.crew"
    ship: str
    boxes: int


class PrisonersRose(Event):
    rule = "prize.retaken"
    ship: str


class BadlyDamaged(Event):
    rule = "opt.capture.state"
    ship: str


class Struck(By, Event):
    ship: str
    by: str


class BeganToSink(By, Event):
    ship: str
    rolled: int
    turn: int
    by: str


class Sank(Event):
    rule = "sink.countdown"
    ship: str


class BlewUp(Event):
    rule = "opt.critdmg.magazine"
    ship: str


class Captured(Event):
    rule = "prize.abilities"
    ship: str
    target: str
    boxes: int


class Unguarded(Event):
    rule = "prize.no_guards"
    ship: str
    target: str


class Recaptured(Event):
    rule = "prize.recapture"
    ship: str
    target: str


# --- crews and prisoners ----------------------------------------------------------------------------------------------


def lose_crew(table: CannoniTable, number: int, boxes: int, by: str) -> None:
    """Strike crew boxes by a rule; a party is struck first, since it holds the incomplete section."""
    ship = table.state.ships[number]
    lost = min(boxes, ship.crew.boxes)
    if not lost:
        return
    ship.crew.boxes -= lost
    ship.party = max(0, ship.party - lost)
    table.tell(CrewStruck, table.name(number), lost, by)


def lose_prisoners(table: CannoniTable, number: int) -> None:
    """A box of prisoners aboard."""
    ship = table.state.ships[number]
    if ship.prisoners:
        ship.prisoners[0].boxes -= 1
        ship.prisoners = [crew for crew in ship.prisoners if crew.boxes]
        table.tell(PrisonersStruck, table.name(number), 1)


def guards_needed(prisoners: int) -> int:
    """One box for every section of prisoners, and one in any case."""
    return max(1, -(-prisoners // SECTION))


def check_guards(table: CannoniTable, number: int) -> None:
    """Cattura di una nave: too few guards, and the prisoners take their ship back.

    It is seen to when all that one result does to guards and prisoners has been done.
    """
    ship = table.state.ships[number]
    if ship.is_prize and ship.prisoners and ship.crew.boxes < guards_needed(ship.captives):
        change_hands(table, number, own_crew(ship) or ship.prisoners[0])
        table.tell(PrisonersRose, table.name(number))


def own_crew(ship: Ship) -> Crew | None:
    """The crew that she began with, if it is held aboard."""
    return next((crew for crew in ship.prisoners if crew.side == ship.born), None)


def change_hands(table: CannoniTable, number: int, crew: Crew) -> None:
    """A whole crew takes over, log book and all; those who had her are prisoners, and a boarding of her is over."""
    ship = table.state.ships[number]
    leave_melee(table.state, number)
    losers = [ship.crew] if ship.crew.boxes else []
    ship.prisoners = [each for each in ship.prisoners if each is not crew] + losers
    ship.crew = crew
    ship.struck, ship.fired_at = False, False
    ship.known = [True, True]
    call_back(ship)
    give_own_series(table, number)


# --- striking and going down ------------------------------------------------------------------------------------------


def call_back(ship: Ship) -> None:
    """What befell her in the phase in which she left overtakes her: she has not got away."""
    if ship.place in ("home", "escaped", "gone"):
        ship.place = "leaving"


def strike_colours(table: CannoniTable, number: int, by: str) -> None:
    """She surrenders: no token, no action; her part in any boarding is over."""
    ship = table.state.ships[number]
    if ship.struck or ship.is_lost or ship.sinking:
        return
    ship.struck = True
    call_back(ship)
    leave_melee(table.state, number)
    table.tell(Struck, table.name(number), by)


def check_hull(table: CannoniTable, number: int) -> None:
    """Nave affondata: the last hull box is gone. With the rules for capture she is badly damaged instead."""
    battle = table.state
    ship = battle.ships[number]
    if any(ship.hull) or ship.sinking or ship.crippled or ship.is_lost:
        return
    if battle.rules.capture_sinking:
        ship.crippled = True
        table.tell(BadlyDamaged, table.name(number))
        return
    rolled = table.roll()
    ship.sinking = max(battle.turn + 1, battle.turn + rolled - 1)
    call_back(ship)
    cast_off(table, number)
    table.tell(BeganToSink, table.name(number), rolled, ship.sinking, table.by("sink.countdown", "quick.sinking"))


def blow_up(table: CannoniTable, number: int) -> None:
    """Danno critico: the magazine. Boarders on her deck are lost with her."""
    battle = table.state
    melee = melee_of(battle, number)
    if melee is not None and melee.aboard and melee.victim == number:
        for attacker in melee.attackers:
            lose_crew(table, attacker, battle.ships[attacker].party, "links.removed")
    gone(table, number, "blown")
    table.tell(BlewUp, table.name(number))


# --- Cattura di una nave ----------------------------------------------------------------------------------------------


def capture(table: CannoniTable, captors: list[int], number: int) -> Script[None]:
    """The ship passes to the captor with the higher initiative who has the men to guard her; the other may add some.

    Recaptured ships get their old crew back. If nobody can spare the guards she stays struck.
    """
    battle = table.state
    prize, side = battle.ships[number], battle.ships[captors[0]].side
    leave_melee(battle, number)
    old = own_crew(prize)
    prize.foe = side
    if old is not None and not battle.rules.are_foes(old.side, side):
        change_hands(table, number, old)
        table.tell(Recaptured, table.name(captors[0]), table.name(number))
    else:
        foes = [crew for crew in prize.prisoners if battle.rules.are_foes(crew.side, side)]
        least = guards_needed(prize.crew.boxes + sum(crew.boxes for crew in foes))
        able = [captor for captor in captors if battle.ships[captor].crew.boxes > least]
        if not able:
            prize.struck = True
            table.tell(Unguarded, table.name(captors[0]), table.name(number))
            return
        others = [captor for captor in captors if captor != able[0]]
        yield from man_prize(table, able[0], others, number, least)
    for captor in captors:
        for link in links_between(battle, captor, number):
            part(table, link)


def man_prize(table: CannoniTable, captor: int, others: list[int], number: int, least: int) -> Script[None]:
    """Crew boxes are moved over one for one: at least the guards, at most all but one.

    Allies who were held aboard join the guards; a ship of an ally is her own side's again.
    """
    rules, ship, prize = table.state.rules, table.state.ships[captor], table.state.ships[number]
    options = [PrizeCrew(boxes) for boxes in range(least, ship.crew.boxes)]
    names = table.name(captor), table.name(number)
    choice = yield from table.ask(ship.seat, HowManyGuards, options, *names)
    sent = [(ship, choice.boxes)]
    for other in others:
        more = yield from reinforce(table, other, number)
        sent.append((table.state.ships[other], more))
    boxes = sum(send_over(sender, count) for sender, count in sent)
    foes = [crew for crew in prize.prisoners if rules.are_foes(crew.side, ship.side)]
    boxes += sum(crew.boxes for crew in prize.prisoners if not rules.are_foes(crew.side, ship.side))
    prize.prisoners = foes
    side = ship.side if rules.are_foes(ship.side, prize.born) else prize.born
    change_hands(table, number, prize_crew(ship.crew, side, boxes))
    table.tell(Captured, *names, boxes)
    disorder(table, prize.crew, table.name(number), "opt.disorder.prize")


def send_over(ship: Ship, boxes: int) -> int:
    """So many boxes leave a ship for a prize."""
    ship.crew.boxes -= boxes
    ship.party = min(ship.party, ship.crew.boxes)
    return boxes


def reinforce(table: CannoniTable, number: int, prize: int) -> Script[int]:
    """How many boxes the other captor adds to the crew."""
    helper = table.state.ships[number]
    if helper.crew.boxes < 2:
        return 0
    options = [PrizeCrew(boxes) for boxes in range(helper.crew.boxes)]
    choice = yield from table.ask(helper.seat, HowManyMore, options, table.name(number), table.name(prize))
    return choice.boxes


def prize_crew(crew: Crew, side: int, boxes: int) -> Crew:
    """Her log book is made anew from that of the captor's crew, who know whether their captain lives."""
    return Crew(
        side,
        crew.seat,
        crew.manoeuvre - 1,
        crew.combat - 2,
        crew.fire - 2,
        boxes=boxes,
        complement=boxes,
        captainless=crew.captainless,
    )


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
