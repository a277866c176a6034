"""How to play sensibly: what cargo, fame and tiles are worth, the best way to use the dice, and who is ahead.

A rule of thumb, not a search over what others do: a captain plans the own moves of this turn as if alone at sea, buys
what raises the four rankings most, and buries the rest when the end is near. Everything is weighed in victory points.
"""

from collections.abc import Callable
from math import exp, fsum

from wardroom.engine import Ask, Judgement, Merit, Option, Question, Seat, Table
from wardroom.games.nassau import effects
from wardroom.games.nassau.bots.market import bury, buy, fit, pay
from wardroom.games.nassau.bots.outlook import LUCK, end_is_near, prospects
from wardroom.games.nassau.bots.voyage import Chart, Planner, Plans
from wardroom.games.nassau.bots.worth import CREW_HELP, FAME, NEVER, WIND_TOKEN, WORTH, in_passing, might
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.pieces import EIGHT, HOSTAGE, NUMBER_OF, Against, NavyCard
from wardroom.games.nassau.rules.anytime import Done, Fetch, Plank, Trade, WhatElse, WhichTwo
from wardroom.games.nassau.rules.burying import Sell, WhatToBury, WhichThree
from wardroom.games.nassau.rules.buying import HowToPay, WhatToBuy, WhereToFit
from wardroom.games.nassau.rules.capture import Capture
from wardroom.games.nassau.rules.fights import FirstMate, Help, Play, Strength, ToCapture, ToElude, beaten, strength_of
from wardroom.games.nassau.rules.hold import GiveUp, Mint, MintOrNot, WhatToGiveUp
from wardroom.games.nassau.rules.movement import Cartographer, Course, Helmsman, Navigator, Sail, WhereTo, Wind, targets
from wardroom.games.nassau.rules.navy import Forfeit, Lose, Take, WhatToLose, WhichHalf, WhichNavyCard, halves
from wardroom.games.nassau.rules.notoriety import (
    PER_HOSTAGE,
    AboveOrBelow,
    Bard,
    ClaimWind,
    Mark,
    Reckon,
    WhatToReckon,
    landings,
)
from wardroom.games.nassau.rules.piracy import CatchWind, Pass, WhatToDo
from wardroom.games.nassau.rules.plunder import Plunder, ToPlunder
from wardroom.games.nassau.rules.ship import is_ready, values
from wardroom.games.nassau.rules.smuggling import Briber, Load, Ransom, RansomOrNot, Smuggle, Smuggler, WhatToLoad
from wardroom.games.nassau.state import Pirate, Sea
from wardroom.games.nassau.table import NassauTable


class OldHand(Judgement[Sea]):
    """The rule of thumb over one box."""

    horizon = 6

    def __init__(self, box: Box, plans: Plans | None = None) -> None:
        """`plans` are those that may be used again; without them every choice is planned anew."""
        self._box = box
        self._plans = plans

    def at_work(self) -> "OldHand":
        """The same, with a memory for plans."""
        return OldHand(self._box, Plans())

    def merit(self, state: Sea, ask: Ask) -> Merit:
        """What an option brings, in victory points."""
        table = Chart(Table(state), self._box, self._plans or Plans())
        return _MERITS.get(type(ask.question), _eagerly())(table, ask)

    def rests(self, state: Sea, ask: Ask) -> bool:
        """At the start of a turn, when nobody has sailed yet."""
        return isinstance(ask.question, WhereTo) and not any(pirate.trail for pirate in state.pirates)

    def value(self, state: Sea, seat: Seat) -> float:
        """The chance of winning, guessed from the prizes that everybody may expect."""
        expected = prospects(NassauTable(Table(state), self._box))
        return 1 / fsum(exp((points - expected[seat]) / LUCK) for points in expected)


# --- moving and acting ------------------------------------------------------------------------------------------------


def _move(table: Chart, ask: Ask) -> Merit:
    """The best voyage that begins with a move, less what wind and crew would be worth later."""
    pirate = table.state.pirates[ask.seat]
    planner = Planner(table, pirate)

    def merit(option: Option) -> float:
        if isinstance(option, Sail):
            return planner.worth_of_move(planner.start, option.die, option.to)
        if isinstance(option, Wind | Navigator | Helmsman | Cartographer):
            return _steered(planner, ask.question, option)
        return in_passing(option)

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


def _act(table: Chart, ask: Ask) -> Merit:
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
        return _attack(planner, option, ahead) if isinstance(option, Capture) else in_passing(option)

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
    helping = [value for tile, value in box.helps.items() if tile in pirate.ready]
    ours = Strength(ours.navigation + helping.count("navigation"), ours.gunnery + helping.count("gunnery"))
    ways = [ours]
    if is_ready(pirate, box.able_to[effects.HelpEither]):
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
    return fsum(pieces[: len(pieces) - keep]), FAME * (pirate.notoriety - max(landings(table, pirate, fame)))


def _forfeit(table: NassauTable, ask: Ask) -> Merit:
    """The half that is worth less."""
    cargo, fame = half_losses(table, table.state.pirates[ask.seat])
    return lambda option: -cargo if option == Forfeit("cargo") else -fame


_MERITS: dict[type[Question], Callable[[Chart, Ask], Merit]] = {
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
    WhatToBuy: buy,
    WhereToFit: fit,
    HowToPay: pay,
    WhatToBury: bury,
}
"""What to make of each question; the others do not matter."""
