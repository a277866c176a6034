"""How to play sensibly: what cargo, fame and tiles are worth, the best way to use the dice, and who is ahead.

A rule of thumb, not a search over what others do: a captain plans the own moves of this turn as if alone at sea, buys
what raises the four rankings most, and buries the rest when the end is near. Everything is weighed in victory points.
"""

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from wardroom.engine import Ask, Dice, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.nassau.bots.voyage import CREW_HELP, FAME, NEVER, WIND_TOKEN, WORTH, Planner, beaten, might
from wardroom.games.nassau.box import CARGO, EIGHT, HOSTAGE, NUMBER_OF, SECTIONS, Against, Box, NavyCard, Price, Tile
from wardroom.games.nassau.phrases import (
    FIT,
    AboveOrBelow,
    Bard,
    BlackMarketeer,
    Briber,
    Bury,
    BuyNoMore,
    Capture,
    Cartographer,
    CatchWind,
    ClaimWind,
    Discount,
    Done,
    Fetch,
    FirstMate,
    Fit,
    Forfeit,
    GiveUp,
    Helmsman,
    Help,
    HowToPay,
    Load,
    Lose,
    Mark,
    Mint,
    MintOrNot,
    Navigator,
    Pass,
    Pay,
    Plank,
    Play,
    Plunder,
    Ransom,
    RansomOrNot,
    Reckon,
    Replace,
    Sail,
    Sell,
    SellCargo,
    Smuggle,
    Smuggler,
    Take,
    ToCapture,
    ToElude,
    ToPlunder,
    Trade,
    WhatElse,
    WhatToBury,
    WhatToBuy,
    WhatToDo,
    WhatToGiveUp,
    WhatToLoad,
    WhatToLose,
    WhatToReckon,
    WhereTo,
    WhereToFit,
    WhichHalf,
    WhichNavyCard,
    WhichThree,
    WhichTwo,
    Wind,
)
from wardroom.games.nassau.rules.ashore import MOST_SECTIONS, places
from wardroom.games.nassau.rules.fights import Strength, strength_of
from wardroom.games.nassau.rules.movement import Course, targets
from wardroom.games.nassau.rules.navy import halves
from wardroom.games.nassau.rules.notoriety import PER_HOSTAGE, landings
from wardroom.games.nassau.rules.score import PRIZES, values_of
from wardroom.games.nassau.state import Pirate, Sea
from wardroom.games.nassau.table import NassauTable, capacity, values

SPREADS = (9.0, 3.5, 3.0, 3.0)
"""How far apart captains usually are in the four rankings."""


class _NoDice:
    def below(self, sides: int, /) -> int:
        raise RuntimeError("judging rolls nothing")


class OldHand(Judgement[Sea]):
    """The rule of thumb over one box."""

    horizon = 6

    def __init__(self, box: Box) -> None:
        self._box = box
        self._still = Dice(_NoDice())

    def merit(self, state: Sea, ask: Ask) -> Merit:
        """What an option brings, in victory points."""
        table = NassauTable(Table(state, self._still), self._box)
        return _MERITS.get(type(ask.question), _eagerly())(table, ask)

    def rests(self, state: Sea, ask: Ask) -> bool:
        """At the start of a turn, when nobody has sailed yet."""
        return isinstance(ask.question, WhereTo) and not any(pirate.trail for pirate in state.pirates)

    def value(self, state: Sea, seat: Seat) -> float:
        """The chance of winning, guessed from the prizes that everybody may expect."""
        expected = prospects(NassauTable(Table(state, self._still), self._box))
        return 1 / sum(exp((points - expected[seat]) / LUCK) for points in expected)


# --- who is ahead -----------------------------------------------------------------------------------------------------

LEADS = (8.0, 2.4, 2.4, 1.2)
"""How much more than another captain may expect is a lead in each ranking, at the start of a turn."""
LUCK = 4.0
"""How many prizes luck gives and takes."""


def prospects(table: NassauTable) -> list[float]:
    """The prizes that everybody may expect at the end of the game."""
    everybody = [outlook(table, pirate, 1 + turns_left(table)) for pirate in table.state.pirates]
    found = []
    for seat, mine in enumerate(everybody):
        others = [theirs for other, theirs in enumerate(everybody) if other != seat]
        found.append(sum(map(prize, mine, zip(*others, strict=True), LEADS)))
    return found


def outlook(table: NassauTable, pirate: Pirate, turns: float) -> tuple[float, float, float, float]:
    """The four values with which a captain may be expected to end, when so many turns are to come.

    What each thing adds was fitted to the start of every turn in 3,000 games by this rule of thumb. The famous lose
    most to the navy; a strong ship makes prizes, and a large one has room for more of everything.
    """
    fame, motley, ship, wealth = values_of(table, pirate)
    navigation, gunnery = values(table, pirate, "merchants")
    resources, eights, hostages = sum(pirate.hold[:EIGHT]), pirate.hold[EIGHT], pirate.hold[HOSTAGE]
    strength, sections = navigation + gunnery, pirate.sections
    escape = sum(values(table, pirate, "navy"))
    return (
        0.64 * fame + 2.1 * escape + 0.85 * hostages + turns * (4.7 - 0.13 * fame + 1.33 * strength + 1.57 * sections),
        motley + 0.16 * hostages + turns * (1.2 - 0.07 * motley + 0.27 * strength + 0.09 * sections - 0.07 * wealth),
        ship
        + (0.5 * eights + 0.36 * hostages - 0.24 * resources)
        + turns * (2.66 - 0.04 * fame + 0.11 * strength + 0.77 * sections - 0.06 * wealth),
        wealth
        + (0.22 * resources + 0.28 * eights + 0.2 * hostages + 0.7 * min(navigation, gunnery))
        + turns * (0.72 + 0.15 * sections - 0.145 * wealth),
    )


def prize(mine: float, theirs: tuple[float, ...], spread: float) -> float:
    """score.prizes The prize to be expected when the others may still gain or lose about so much."""
    rank = sum(1 / (1 + exp(max(-30.0, min(30.0, (mine - other) / spread)))) for other in theirs)
    low = min(int(rank), len(PRIZES) - 2)
    return PRIZES[low] + (rank - low) * (PRIZES[low + 1] - PRIZES[low])


def turns_left(table: NassauTable) -> float:
    """6.length How many turns are to be expected after this one."""
    sea = table.state
    first = sum(table.box.navy[card].phase == 1 for card in sea.navy_deck)
    place = first + (len(sea.navy_deck) - first + 1) / 2
    return max(0.0, place / len(sea.pirates) - 0.5)


def end_is_near(table: NassauTable) -> bool:
    """Whether the end card can come up at the end of this turn."""
    sea = table.state
    return sum(table.box.navy[card].phase == 1 for card in sea.navy_deck) < len(sea.pirates)


# --- moving and acting ------------------------------------------------------------------------------------------------


def _move(table: NassauTable, ask: Ask) -> Merit:
    """The best voyage that begins with a move, less what wind and crew would be worth later."""
    pirate = table.state.pirates[ask.seat]
    planner = Planner(table, pirate)

    def merit(option: Option) -> float:
        if isinstance(option, Sail):
            return planner.worth_of_move(planner.start, option.die, option.to)
        if isinstance(option, Wind | Navigator | Helmsman | Cartographer):
            return _steered(planner, ask.question, option)
        return _in_passing(option)

    return merit


def _steered(planner: Planner, question: Question, option: Wind | Navigator | Helmsman | Cartographer) -> float:
    """The best voyage with wind or crew at work."""
    assert isinstance(question, WhereTo)
    course = Course()
    course.is_plain, course.six, course.trim, course.chart = False, question.six, question.trim, question.chart
    if isinstance(option, Wind | Navigator):
        course.trim += option.by
    course.six = course.six or isinstance(option, Helmsman)
    course.chart = course.chart or isinstance(option, Cartographer)
    cost = WIND_TOKEN if isinstance(option, Wind) else CREW_HELP
    found = [
        planner.worth_of_move(planner.start, die, to)
        for die in dict.fromkeys(planner.pirate.dice)
        for to in targets(planner.box, planner.pirate, die, course)
    ]
    return max(found) - cost


def _in_passing(option: Option) -> float:
    """What the crew brings is always welcome; nothing else is done without need."""
    return 99.0 if isinstance(option, Fetch) else NEVER


def _act(table: NassauTable, ask: Ask) -> Merit:
    """The action of the best plan for the dice that are left."""
    pirate = table.state.pirates[ask.seat]
    planner = Planner(table, pirate)
    start = planner.start
    ahead = planner.best(start)

    def merit(option: Option) -> float:
        if isinstance(option, Pass):
            return ahead
        if isinstance(option, CatchWind):
            return ahead + WIND_TOKEN
        if isinstance(option, Smuggle):
            gain, after = planner.smuggling(start)
            return gain + planner.best(after)
        if isinstance(option, Plunder):
            return max((gain + planner.best(after) for gain, after in planner.plunder(start)), default=NEVER)
        return _attack(planner, option, ahead) if isinstance(option, Capture) else _in_passing(option)

    return merit


def _attack(planner: Planner, option: Capture, ahead: float) -> float:
    """A merchant is worth its loot, if a card beats it; with the crew's help a little less."""
    worth = [gain + planner.best(after) for gain, after in planner.capture(planner.start, option.ship)]
    merchant = planner.box.merchants[option.ship]
    theirs = Strength(merchant.navigation, merchant.gunnery)
    can_win = worth or best_with_crew(planner.table, planner.pirate, "merchants", theirs) == 2
    return max(worth, default=ahead + 0.5 if can_win else NEVER)


# --- fighting ---------------------------------------------------------------------------------------------------------


def best_with_crew(table: NassauTable, pirate: Pirate, against: Against, theirs: Strength) -> int:
    """How many values some card can beat, with all the crew that can still help."""
    ours = Strength(*values(table, pirate, against))
    return max(helped(table.box, pirate, card, ours, theirs) for card in pirate.hand)


def helped(box: Box, pirate: Pirate, card: str, ours: Strength, theirs: Strength) -> int:
    """How many values a card beats with the crew: the first mate goes where one more is missing."""
    ours = Strength(ours.navigation + ("coxswain" in pirate.ready), ours.gunnery + ("boatswain" in pirate.ready))
    ways = [ours]
    if "first-mate" in pirate.ready:
        ways = [ours._replace(navigation=ours.navigation + 1), ours._replace(gunnery=ours.gunnery + 1)]
    return max(beaten(box, card, way, theirs) for way in ways)


def _fight(table: NassauTable, ask: Ask) -> Merit:
    """The weakest card that wins; else crew that helps to win; else the best that can be done."""
    pirate, question, box = table.state.pirates[ask.seat], ask.question, table.box
    assert isinstance(question, ToCapture | ToElude)
    ours = Strength(question.our_navigation, question.our_gunnery)
    theirs = Strength(question.navigation, question.gunnery)
    alone = max(beaten(box, card, ours, theirs) for card in pirate.hand)
    can_win = max(helped(box, pirate, card, ours, theirs) for card in pirate.hand) == 2

    def merit(option: Option) -> float:
        if isinstance(option, Play):
            return 10 * beaten(box, option.card, ours, theirs) - might(box, option.card)
        return 15.0 if alone < 2 and can_win and _is_missing(box, pirate, option, ours, theirs) else NEVER

    return merit


def _is_missing(box: Box, pirate: Pirate, option: Option, ours: Strength, theirs: Strength) -> bool:
    """Whether a member of the crew adds to a value that the best card does not beat."""
    card = max(pirate.hand, key=lambda card: (helped(box, pirate, card, ours, theirs), might(box, card)))
    if ours.navigation + box.captains[card].navigation <= theirs.navigation:
        return isinstance(option, Help | FirstMate) and option.value == "navigation"
    return isinstance(option, Help | FirstMate) and option.value == "gunnery"


def _bombard(table: NassauTable, ask: Ask) -> Merit:
    """The weakest card that brings the port down."""
    question = ask.question
    assert isinstance(question, ToPlunder)

    def merit(option: Option) -> float:
        assert isinstance(option, Play)
        wins = question.our_gunnery + table.box.captains[option.card].gunnery > question.gunnery
        return 10 * wins - might(table.box, option.card)

    return merit


# --- cargo ------------------------------------------------------------------------------------------------------------


def _need(pirate: Pirate, kind: int) -> float:
    """What a piece is worth to this captain: a resource less, the more of it there is already."""
    return WORTH[kind] - (0.02 * pirate.hold[kind] if kind < EIGHT else 0.0)


def _load(table: NassauTable, ask: Ask) -> Merit:
    """What is scarcest aboard; the smuggler always finds something."""
    pirate = table.state.pirates[ask.seat]

    def merit(option: Option) -> float:
        if not isinstance(option, Smuggler | Load):
            return NEVER
        return _need(pirate, NUMBER_OF[option.cargo]) + (9.0 if isinstance(option, Smuggler) else 0.0)

    return merit


def _lose(table: NassauTable, ask: Ask) -> Merit:
    """Give up what is worth least; a hostage that goes overboard is still worth some fame."""
    pirate = table.state.pirates[ask.seat]

    def merit(option: Option) -> float:
        assert isinstance(option, GiveUp | Lose)
        kind = NUMBER_OF[option.cargo]
        fame = FAME * PER_HOSTAGE if kind == HOSTAGE and isinstance(option, GiveUp) else 0.0
        return fame - _need(pirate, kind) - 0.01 * option.count

    return merit


def _trade(table: NassauTable, ask: Ask) -> Merit:
    """Sell what there is most of."""
    hold = table.state.pirates[ask.seat].hold

    def merit(option: Option) -> float:
        assert isinstance(option, Trade | Sell)
        return sum(hold[NUMBER_OF[kind]] - option.cargo.count(kind) for kind in option.cargo)

    return merit


def _eagerly(*wanted: type[Option]) -> Callable[[NassauTable, Ask], Merit]:
    """The first of some kinds of option that is there, else the first of all."""

    def merits(table: NassauTable, ask: Ask) -> Merit:
        return lambda option: next((9.0 - rank for rank, kind in enumerate(wanted) if isinstance(option, kind)), 0.0)

    return merits


# --- notoriety and navy -----------------------------------------------------------------------------------------------


def _reckon(table: NassauTable, ask: Ask) -> Merit:
    """Everything that adds fame; hostages only if there may be no ransom any more."""
    wanted: tuple[type[Option], ...] = (ClaimWind, Bard, Fetch)
    if end_is_near(table):
        wanted += (Plank,)
    return lambda option: 1.0 if isinstance(option, wanted) else 0.0 if isinstance(option, Reckon) else NEVER


def _mark(table: NassauTable, ask: Ask) -> Merit:
    """The higher space."""
    return lambda option: option.notoriety if isinstance(option, Mark) else NEVER


def _navy(table: NassauTable, ask: Ask) -> Merit:
    """The card that costs least; the open sea before a ship that would cost nothing either."""
    pirate = table.state.pirates[ask.seat]

    def merit(option: Option) -> float:
        if not isinstance(option, Take):
            return 99.0 if isinstance(option, Fetch) else NEVER * 9
        card = table.box.navy[option.card]
        return 0.1 if card.kind == "open-sea" else -expected_loss(table, pirate, card)

    return merit


def expected_loss(table: NassauTable, pirate: Pirate, card: NavyCard) -> float:
    """4.5, 4.6 What a ship of the navy would cost."""
    count = best_with_crew(table, pirate, "navy", strength_of(card))
    cargo, fame = half_losses(table, pirate)
    return 0.0 if count == 2 else min(cargo, fame) if count else cargo + fame


def half_losses(table: NassauTable, pirate: Pirate) -> tuple[float, float]:
    """4.half What half of the cargo, its poorer half, and what falls of the notoriety are worth."""
    keep, fame = halves(pirate)
    pieces = sorted(WORTH[kind] for kind, count in enumerate(pirate.hold) for _ in range(count))
    return sum(pieces[: len(pieces) - keep]), FAME * (pirate.notoriety - max(landings(table, pirate, fame)))


def _forfeit(table: NassauTable, ask: Ask) -> Merit:
    """The half that is worth less."""
    cargo, fame = half_losses(table, table.state.pirates[ask.seat])
    return lambda option: -cargo if option == Forfeit("cargo") else -fame


# --- Nassau -----------------------------------------------------------------------------------------------------------


class Market:
    """What things in Nassau are worth to one captain in one moment."""

    def __init__(self, table: NassauTable, pirate: Pirate) -> None:
        self.table, self.pirate = table, pirate
        self.left, self.is_near = turns_left(table), end_is_near(table)
        self.mine = values_of(table, pirate)
        others = [values_of(table, other) for other in table.state.pirates if other is not pirate]
        self.theirs = [tuple(map(float, ranking)) for ranking in zip(*others, strict=True)]
        held = pirate.hold[EIGHT]
        self.eight = self.gain(3, 1 + held) - self.gain(3, held)
        """What one more eight is worth in the chest."""
        self.resource = max(self.eight / 3, 0.0 if self.is_near else 0.1)
        """What a resource is worth unspent: sold for an eight, or kept for the next turn."""

    def gain(self, ranking: int, more: float) -> float:
        """What some points more are worth in a ranking."""
        spread = 0.4 + SPREADS[ranking] * min(1.0, (0.3 + self.left) / 4)
        mine, theirs = self.mine[ranking], self.theirs[ranking]
        return prize(mine + more, theirs, spread) - prize(mine, theirs, spread)

    def tile(self, name: str) -> float:
        """What a tile is worth: its points, and its values or its ability for the turns to come."""
        tile = self.table.box.tiles[name]
        where = [*places(self.table, self.pirate, tile)]
        lost = [kept_worth(self.table, place.tile) for place in where if isinstance(place, Replace)]
        loss = 0.0 if FIT in where else min(lost, default=99.0)
        if loss >= tile.points:
            return NEVER
        points = self.gain(1 if tile.type == "crew" else 2, tile.points - loss)
        return points + self.left * (self.strength(tile) + ABILITY_WORTH.get(name, 0.0))

    def strength(self, tile: Tile) -> float:
        """What the values of a tile are worth in a turn; the weaker value comes first."""
        navigation, gunnery = values(self.table, self.pirate, "merchants")
        behind = gunnery - navigation if tile.navigation else navigation - gunnery
        scope = {"all": 0.45, "merchants": 0.27, "navy": 0.22, "ports": 0.16}[tile.against]
        return scope * (tile.navigation + tile.gunnery) * max(0.5, 1 + 0.15 * behind)

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

    def best(self) -> "Wish":
        """The purchase that is worth most beyond its price."""
        prices, tiles = self.table.box.prices, self.table.box.tiles
        names = dict.fromkeys(name for row in self.table.state.market for name in row)
        found = [self.wish(name, prices[tiles[name].type], self.tile) for name in names]
        if self.pirate.sections < MOST_SECTIONS:
            section = SECTIONS[2 + self.pirate.sections]
            found.append(self.wish(section, prices[section], self.section))
        return max(found, default=Wish(NEVER, -1, ""))


class Wish(NamedTuple):
    """Something to buy: what it is worth beyond its price, and the resource to change an eight for, or -1."""

    merit: float
    change: int
    name: str


ABILITY_WORTH = {
    "cook": 0.25,
    "carpenter": 0.25,
    "powder-monkey": 0.25,
    "boatswain": 0.25,
    "coxswain": 0.25,
    "first-mate": 0.25,
    "bard": 0.1,
    "black-marketeer": 0.1,
    "quartermaster": 0.1,
    "helmsman": 0.1,
    "navigator": 0.12,
    "cartographer": 0.1,
}


def kept_worth(table: NassauTable, name: str) -> float:
    """What is lost with a tile that makes way."""
    tile = table.box.tiles[name]
    return tile.points + 1.5 * (tile.navigation + tile.gunnery)


def _buy(table: NassauTable, ask: Ask) -> Merit:
    """The best purchase, or the change of an eight that leads to it."""
    best = Market(table, table.state.pirates[ask.seat]).best()
    wanted = [f"buy {best.name}", f"build {best.name}"]
    if best.change >= 0:
        wanted = [f"quartermaster {CARGO[best.change]}", f"change {CARGO[best.change]}"]
    if best.merit <= 0:
        wanted = []

    def merit(option: Option) -> float:
        if isinstance(option, Fetch):
            return 99.0
        if option.notation in wanted:
            return 9.0 - wanted.index(option.notation)
        return 0.0 if isinstance(option, BuyNoMore) else NEVER

    return merit


def _fit(table: NassauTable, ask: Ask) -> Merit:
    """A free slot, or that of the poorest tile; who has come so far does not turn back."""

    def merit(option: Option) -> float:
        if isinstance(option, Replace):
            return -kept_worth(table, option.tile)
        return 1.0 if isinstance(option, Fit) else NEVER * 9

    return merit


def _pay(table: NassauTable, ask: Ask) -> Merit:
    """Save what is scarcest."""
    hold = table.state.pirates[ask.seat].hold

    def merit(option: Option) -> float:
        if isinstance(option, Discount):
            return 9.0 - hold[NUMBER_OF[option.cargo]]
        return 0.0 if isinstance(option, Pay) else -1.0

    return merit


def _bury(table: NassauTable, ask: Ask) -> Merit:
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
        return 0.0 if isinstance(option, Done) else _in_passing(option)

    return merit


_MERITS: dict[type[Question], Callable[[NassauTable, Ask], Merit]] = {
    WhereTo: _move,
    WhatToDo: _act,
    WhatElse: _eagerly(Fetch, Done),
    ToCapture: _fight,
    ToElude: _fight,
    ToPlunder: _bombard,
    WhatToLoad: _load,
    RansomOrNot: _eagerly(Briber, Ransom),
    WhichTwo: _trade,
    WhichThree: _trade,
    WhatToGiveUp: _lose,
    WhatToLose: _lose,
    MintOrNot: _eagerly(Mint),
    WhatToReckon: _reckon,
    AboveOrBelow: _mark,
    WhichNavyCard: _navy,
    WhichHalf: _forfeit,
    WhatToBuy: _buy,
    WhereToFit: _fit,
    HowToPay: _pay,
    WhatToBury: _bury,
}
"""What to make of each question; the others do not matter."""
