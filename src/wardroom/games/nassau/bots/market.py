"""In Nassau: what tiles and sections are worth to a captain, what to pay with, and when to bury treasure."""

from collections.abc import Callable
from typing import NamedTuple

from wardroom.engine import Ask, Merit, Option
from wardroom.games.nassau.bots.outlook import SPREADS, end_is_near, prize, turns_left
from wardroom.games.nassau.bots.worth import NEVER, WORTH, ability_worth, in_passing, kept_worth
from wardroom.games.nassau.pieces import CARGO, EIGHT, NUMBER_OF, SECTIONS, Price
from wardroom.games.nassau.rules.anytime import BlackMarketeer, Done, Fetch
from wardroom.games.nassau.rules.burying import Bury, SellCargo
from wardroom.games.nassau.rules.buying import FIT, MOST_SECTIONS, BuyNoMore, Discount, Fit, Pay, Replace, places
from wardroom.games.nassau.rules.hold import capacity
from wardroom.games.nassau.rules.score import values_of
from wardroom.games.nassau.rules.ship import values
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable


class Market:
    """What things in Nassau are worth to one captain in one moment."""

    def __init__(self, table: NassauTable, pirate: Pirate) -> None:
        self.table, self.pirate = table, pirate
        self.left, self.is_near = turns_left(table), end_is_near(table)
        self.mine = values_of(table, pirate)
        others = [values_of(table, other) for other in table.state.pirates if other is not pirate]
        self.theirs = [tuple(map(float, ranking)) for ranking in zip(*others, strict=True)]
        self.navigation, self.gunnery = values(table, pirate, "merchants")
        self.spreads = [0.4 + usual * min(1.0, (0.3 + self.left) / 4) for usual in SPREADS]
        self.prizes = [*map(prize, self.mine, self.theirs, self.spreads)]
        held = pirate.hold[EIGHT]
        self.eight = self.gain(3, 1 + held) - self.gain(3, held)
        """What one more eight is worth in the chest."""
        self.resource = max(self.eight / 3, 0.0 if self.is_near else 0.1)
        """What a resource is worth unspent: sold for an eight, or kept for the next turn."""

    def gain(self, ranking: int, more: float) -> float:
        """What some points more are worth in a ranking."""
        reached = prize(self.mine[ranking] + more, self.theirs[ranking], self.spreads[ranking])
        return reached - self.prizes[ranking]

    def tile(self, name: str) -> float:
        """What a tile is worth: its points, and its values or its ability for the turns to come."""
        tile = self.table.box.tiles[name]
        where = [*places(self.table, self.pirate, tile)]
        lost = [kept_worth(self.table, place.tile) for place in where if isinstance(place, Replace)]
        loss = 0.0 if FIT in where else min(lost, default=99.0)
        if loss >= tile.points:
            return NEVER
        points = self.gain(1 if tile.type == "crew" else 2, tile.points - loss)
        return points + self.left * (self.strength(name) + ability_worth(self.table, name))

    def strength(self, name: str) -> float:
        """What the values of a tile are worth in a turn; the weaker value comes first."""
        bonus = self.table.box.bonus[name]
        behind = self.gunnery - self.navigation if bonus.navigation else self.navigation - self.gunnery
        scope = {"all": 0.63, "merchants": 0.38, "navy": 0.31, "ports": 0.22}[bonus.against]
        return scope * (bonus.navigation + bonus.gunnery) * max(0.5, 1 + 0.15 * behind)

    def section(self, name: str) -> float:
        """What a section is worth: room in the hold, and slots above all if few are left."""
        free = sum(not tile for tile in self.pirate.slots)
        return self.left * (0.8 if free > 4 else 1.1)

    def wish(self, name: str, price: Price, worth: Callable[[str], float]) -> "Wish":
        """A purchase and what it leaves, once resources and eights are paid; out of reach without enough eights."""
        lack = [max(0, due - held) for due, held in zip(price, self.pirate.hold, strict=False)]
        eights = sum((missing + 1) // 2 for missing in lack)
        if eights > self.pirate.hold[EIGHT]:
            return Wish(NEVER, -1, name)
        cost = self.resource * (sum(price) - sum(lack)) + self.eight * eights
        return Wish(worth(name) - cost, lack.index(max(lack)) if eights else -1, name)

    def wishes(self) -> list["Wish"]:
        """What there is to buy and to build, with what each is worth beyond its price, the best first."""
        prices, tiles = self.table.box.prices, self.table.box.tiles
        names = dict.fromkeys(name for row in self.table.state.market for name in row)
        found = [self.wish(name, prices[tiles[name].type], self.tile) for name in names]
        if self.pirate.sections < MOST_SECTIONS:
            section = SECTIONS[2 + self.pirate.sections]
            found.append(self.wish(section, prices[section], self.section))
        return sorted(found, reverse=True)


class Wish(NamedTuple):
    """Something to buy: what it is worth beyond its price, and the resource to change an eight for, or -1."""

    merit: float
    change: int
    name: str

    @property
    def steps(self) -> tuple[str, ...]:
        """What leads to it: the purchase, or the change of an eight before it."""
        if self.change < 0:
            return (f"buy {self.name}", f"build {self.name}")
        return (f"change {CARGO[self.change]}", f"quartermaster {CARGO[self.change]}")


def buy(table: NassauTable, ask: Ask) -> Merit:
    """What each purchase is worth beyond its price, and a change of an eight as much as the purchase it leads to.

    Who has the quartermaster lets him change, and has more left.
    """
    worth: dict[str, float] = {}
    for wish in Market(table, table.state.pirates[ask.seat]).wishes():
        for rank, step in enumerate(wish.steps):
            worth.setdefault(step, wish.merit + 0.01 * rank)

    def merit(option: Option) -> float:
        if isinstance(option, Fetch):
            return 99.0
        return 0.0 if isinstance(option, BuyNoMore) else worth.get(option.notation, NEVER)

    return merit


def fit(table: NassauTable, ask: Ask) -> Merit:
    """A free slot, or that of the poorest tile; who has come so far does not turn back."""

    def merit(option: Option) -> float:
        if isinstance(option, Replace):
            return -kept_worth(table, option.tile)
        return 1.0 if isinstance(option, Fit) else NEVER * 9

    return merit


def pay(table: NassauTable, ask: Ask) -> Merit:
    """Save what is scarcest."""
    hold = table.state.pirates[ask.seat].hold

    def merit(option: Option) -> float:
        if isinstance(option, Discount):
            return 9.0 - hold[NUMBER_OF[option.cargo]]
        return 0.0 if isinstance(option, Pay) else -1.0

    return merit


def bury(table: NassauTable, ask: Ask) -> Merit:
    """When the end is near everything goes into the chest; before that, what the next voyage does not need."""
    pirate = table.state.pirates[ask.seat]
    market = Market(table, pirate)
    spare = sum(pirate.hold[:EIGHT]) - capacity(table, pirate) // 2
    is_wanted = market.is_near or market.eight > WORTH[EIGHT] * 0.75

    def merit(option: Option) -> float:
        if isinstance(option, SellCargo | BlackMarketeer):
            rank = 6.0 if isinstance(option, BlackMarketeer) else 5.0
            return rank if market.is_near or spare >= 3 else NEVER
        if isinstance(option, Bury):
            return 1 + 0.01 * option.count if is_wanted else NEVER
        return 0.0 if isinstance(option, Done) else in_passing(option)

    return merit
