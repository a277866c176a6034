"""New game: two to four divers over one wreck. Push your luck for its finds; what is worth double is your secret.

A start for a game of your own. It plays as it is; change the rules one by one, and the tests beside them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from wardroom.engine import (
    Ask,
    Chance,
    Dice,
    Event,
    Explanation,
    Game,
    Judgement,
    Note,
    Option,
    Options,
    Question,
    Result,
    Say,
    Script,
    Seat,
    Sum,
    Switch,
    Table,
    Told,
)
from wardroom.engine.game import Merit
from wardroom.engine.measures import Fact, Gain, Measures

# --- 1 what there is --------------------------------------------------------------------------------------------------

FINDS = {"coin": 10, "plate": 8, "pearl": 6}
"""How many there are of each kind."""
WORTH = {"coin": 1, "plate": 2, "pearl": 3}
ROOMS = ("hold", "cabin", "orlop")
ORDERS = 2
"""How many orders there are for each kind."""
AIR = {"calm": 8, "rough": 6}
"""The sides of the die for the air."""


# --- what can be said -------------------------------------------------------------------------------------------------


class Search(Option):
    room: str


class ComeUp(Option):
    passes = True


class Dive(Question):
    rule = "2"


class Found(Event):
    rule = "2"
    diver: Seat
    room: str
    find: str


class Breathed(Event):
    rule = "3"
    diver: Seat
    sides: int
    roll: int
    needs: int


class Lost(Event):
    rule = "3"
    diver: Seat
    finds: tuple[str, ...]


class Landed(Event):
    rule = "4"
    diver: Seat
    finds: tuple[str, ...]


class DayBegan(Event):
    rule = "5"
    day: int


class Ordered(Event):
    rule = "6"
    kind_of: str
    diver: Seat


class Air(Note):
    rule = "3"


class Lasts(Note):
    rule = "3"


class RunsOut(Note):
    rule = "3"


class AtStake(Note):
    rule = "3"
    worth: int


class Brings(Note):
    rule = "4"
    worth: int


class FirstIsSafe(Note):
    rule = "3"


class IsEmpty(Note):
    rule = "2"
    room: str


COME_UP = ComeUp()
SEARCH = {room: Search(room) for room in ROOMS}


# --- what lies on the table -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Site:
    """A wreck, and the boats above it. Between two turns nobody is under water."""

    rooms: dict[str, list[str]]
    orders: list[str]
    undrawn: list[str]
    boats: list[list[str]]
    air: int
    days: int
    net: list[str] = field(default_factory=list)
    sunk: list[str] = field(default_factory=list)
    day: int = 1
    diver: Seat = Seat(0)

    def copy(self) -> "Site":
        return Site(
            {room: finds[:] for room, finds in self.rooms.items()},
            self.orders[:],
            self.undrawn[:],
            [boat[:] for boat in self.boats],
            self.air,
            self.days,
            self.net[:],
            self.sunk[:],
            self.day,
            self.diver,
        )

    def worth(self, seat: Seat, finds: Iterable[str]) -> int:
        """6 What finds are worth to a diver: those that were ordered count twice."""
        return sum(WORTH[find] * (2 if find == self.orders[seat] else 1) for find in finds)

    def holds(self) -> list[str]:
        """The rooms that are not empty."""
        return [room for room, finds in self.rooms.items() if finds]


@dataclass(slots=True)
class SiteView:
    """What one seat sees: of the rooms only how much is left, of the orders only its own."""

    day: int
    days: int
    diver: Seat
    rooms: dict[str, int]
    net: list[str]
    boats: list[list[str]]
    sunk: list[str]
    my_order: str


# --- the turn ---------------------------------------------------------------------------------------------------------


def dives(site: Site) -> Sequence[Search | ComeUp]:
    """2, 4 Any room that is not empty; once there is something in the net, coming up as well."""
    rooms = [SEARCH[room] for room in site.holds()]
    return [COME_UP, *rooms] if site.net else rooms


def search(table: Table[Site], room: str) -> None:
    """2 The uppermost find of the room goes into the net."""
    site = table.state
    site.net.append(site.rooms[room].pop())
    table.tell(Found, site.diver, room, site.net[-1])


def breathe(table: Table[Site]) -> bool:
    """3 From the second find on: the air lasts if the die shows at least as much as there are finds in the net."""
    site, needs = table.state, len(table.state.net)
    if needs < 2:
        return True
    roll = table.dice.roll(site.air)
    table.tell(Breathed, site.diver, site.air, roll, needs)
    return roll >= needs


def come_up(table: Table[Site]) -> None:
    """4 What is in the net goes into the boat."""
    site = table.state
    if site.net:
        table.tell(Landed, site.diver, tuple(site.net))
    site.boats[site.diver] += site.net
    site.net = []


def lose(table: Table[Site]) -> None:
    """3 What is in the net goes to the bottom, out of everybody's reach."""
    site = table.state
    table.tell(Lost, site.diver, tuple(site.net))
    site.sunk += site.net
    site.net = []


def lasts(site: Site, finds: int) -> float:
    """3 The chance that the air lasts with so many finds in the net."""
    return 1.0 if finds < 2 else max(0, site.air - finds + 1) / site.air


class Thumb(Judgement[Site]):
    """Search on as long as it is worth more than what it puts at stake."""

    def merit(self, site: Site, ask: Ask) -> Merit:
        carried = site.worth(ask.seat, site.net)
        mean = sum(WORTH[find] * count for find, count in FINDS.items()) / sum(FINDS.values())

        def of(option: Option) -> float:
            if isinstance(option, Search):
                return lasts(site, len(site.net) + 1) * (carried + mean) + len(site.rooms[option.room]) / 1000
            return carried

        return of

    def value(self, site: Site, seat: Seat) -> float:
        points = [1 + site.worth(Seat(each), boat) for each, boat in enumerate(site.boats)]
        return points[seat] / sum(points)


class Tally(Measures[Site]):
    """What each kind of find brings."""

    sources = tuple(FINDS)

    def heard(self, told: Told, site: Site) -> Iterable[Fact]:
        match told.event:
            case Landed(diver, finds):
                return [Gain(diver, find, site.worth(diver, [find])) for find in finds]
        return []


class NewGame(Game[Site, SiteView]):
    id = "newgame"
    players = (2, 3, 4)
    switches = (Switch("days", 4, values=(3, 4, 5, 6), is_quick=True), Switch("sea", "calm", values=("calm", "rough")))
    state = Site
    judgement = Thumb()
    measures: Measures[Site] = Tally()
    own_table = ("table/index.html", "table/table.css", "table/table.js")

    def setup(self, options: Options, seats: int, dice: Dice) -> Site:
        """1 The finds are shuffled into three rooms of eight, and everybody draws an order."""
        finds = [find for find, count in FINDS.items() for _ in range(count)]
        orders = [find for find in FINDS for _ in range(ORDERS)]
        dice.shuffle(finds)
        dice.shuffle(orders)
        rooms = {room: [finds.pop() for _ in range(8)] for room in ROOMS}
        drawn = [orders.pop() for _ in range(seats)]
        return Site(rooms, drawn, orders, [[] for _ in range(seats)], AIR[str(options["sea"])], int(options["days"]))

    def turn(self, table: Table[Site]) -> Script[None]:
        """2-5 The diver searches rooms until coming up or out of air; the next one follows."""
        site = table.state
        if site.diver == 0:
            table.tell(DayBegan, site.day)
        while site.holds():
            choice = yield from table.ask(site.diver, Dive, lambda: dives(site))
            if isinstance(choice, ComeUp):
                break
            search(table, choice.room)
            if not breathe(table):
                lose(table)
                break
        come_up(table)
        self.pass_on(table)

    def pass_on(self, table: Table[Site]) -> None:
        """5, 6 After the last diver a day ends; at the end everybody shows their order."""
        site = table.state
        site.diver = Seat((site.diver + 1) % len(site.boats))
        site.day += site.diver == 0
        if self.result(site):
            for seat, kind in enumerate(site.orders):
                table.tell(Ordered, kind, Seat(seat))

    def result(self, site: Site) -> Result | None:
        """6 Over after the last day, or when the wreck is empty; the finds in the boats decide."""
        if site.day <= site.days and site.holds():
            return None
        return Result.ranked([site.worth(Seat(seat), boat) for seat, boat in enumerate(site.boats)])

    def view(self, site: Site, seat: Seat | None) -> SiteView:
        """7 Finds in the rooms are nobody's, and orders are their owners' own."""
        return SiteView(
            site.day,
            site.days,
            site.diver,
            {room: len(finds) for room, finds in site.rooms.items()},
            site.net[:],
            [boat[:] for boat in site.boats],
            site.sunk[:],
            "" if seat is None else site.orders[seat],
        )

    def imagine(self, site: Site, seat: Seat | None, dice: Dice) -> None:
        """7 What lies in the rooms is dealt anew, and so are the orders of all others."""
        self.reshuffle(site, dice)
        others = [other for other in range(len(site.orders)) if other != seat]
        orders = sorted([site.orders[other] for other in others] + site.undrawn)
        dice.shuffle(orders)
        for other in others:
            site.orders[other] = orders.pop()
        site.undrawn = orders

    def reshuffle(self, site: Site, dice: Dice) -> None:
        """7 What lies in the rooms nobody knows."""
        finds = sorted(find for room in site.rooms.values() for find in room)
        dice.shuffle(finds)
        for room, old in site.rooms.items():
            site.rooms[room] = [finds.pop() for _ in old]

    def explain(self, site: Site, ask: Ask, option: Option) -> Explanation:
        """3, 4 What is at stake, and whether the air lasts."""
        carried = site.worth(ask.seat, site.net)
        if not isinstance(option, Search):
            return Explanation((Brings(carried),))
        needs = len(site.net) + 1
        if needs < 2:
            return Explanation((FirstIsSafe(),))
        chance = lasts(site, needs)
        sums = (Sum(Air(), (site.air,), needs=needs),)
        chances = (Chance(Lasts(), chance, is_good=True), Chance(RunsOut(), 1 - chance, is_good=False))
        return Explanation((AtStake(carried),), sums, chances)

    def why(self, site: Site, seat: Seat, piece: str) -> Note | None:
        """2 There is nothing left to search for in an empty room."""
        return IsEmpty(piece) if piece in site.rooms and not site.rooms[piece] else None

    def conserved(self, site: Site) -> object:
        """No find and no order is ever made or lost."""
        rooms = [find for room in site.rooms.values() for find in room]
        boats = [find for boat in site.boats for find in boat]
        return sorted(rooms + boats + site.net + site.sunk), sorted(site.orders + site.undrawn)

    def flaws(self, site: Site) -> Iterator[str]:
        if not 1 <= site.day <= site.days:
            yield f"day {site.day} of {site.days}"
        if not site.holds():
            yield "somebody dives for nothing"

    def compose(self, options: Options, seats: int, dice: Dice) -> Site:
        """Any day and diver, with finds landed and lost."""
        site = self.setup(options, seats, dice)
        for place in [*site.boats, site.sunk]:
            place += [site.rooms[room].pop() for room in ROOMS for _ in range(dice.below(2))]
        site.day = 1 + dice.below(site.days)
        site.diver = Seat(dice.below(seats))
        return site

    def picture(self, view: SiteView, say: Say) -> str:
        rooms = [say("room", room=room, left=left) for room, left in view.rooms.items()]
        boats = [say("boat", seat=Seat(seat), finds=tuple(boat)) for seat, boat in enumerate(view.boats)]
        day = say("day", day=view.day, days=view.days)
        net = [say("net", seat=view.diver, finds=tuple(view.net))] if view.net else []
        order = [say("order", order=view.my_order)] if view.my_order else []
        return "\n".join([day, *rooms, *boats, *net, *order])


GAME = NewGame()
