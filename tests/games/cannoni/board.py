"""A sea laid out by hand: ships by id and place, scripted dice, answers by notation.

    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 26, 20, "N"), wind="S")
    board.start(gb_shannon=2)
    board.answer("move 2")
    board.roll(6, 3)
    board.answer("fire starboard us_chesapeake hull")

`start` begins with the activation of phase 5, the tokens already chosen; `begin` at any other stage of a turn. Ships
without a token do not act. After the dice that a test has written down there are none, unless it rolls freely; the
wind is steady, unless it is windy.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any, TypeVar

from tests.games.script import Script
from wardroom.engine import LATE, Ask, Dice, Event, Position, Seat, Stream
from wardroom.engine.game import Setting
from wardroom.engine.table import Told
from wardroom.engine.testkit import play
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.game import Cannoni
from wardroom.games.cannoni.geometry import gap
from wardroom.games.cannoni.logbook import SAILS
from wardroom.games.cannoni.rules.muster import new_ship, note_duel
from wardroom.games.cannoni.rules.squadron import is_squadron
from wardroom.games.cannoni.scenario import (
    CHOICES,
    ROSE,
    Battery,
    Fort,
    Names,
    Placed,
    Scenario,
    Side,
    Special,
    Zone,
    heading_of,
)
from wardroom.games.cannoni.state import Battery as Guns
from wardroom.games.cannoni.state import Battle, Crew, Link, Melee, Series, Ship, Stage
from wardroom.games.cannoni.table import CannoniTable

E = TypeVar("E", bound=Event)

CREW = {each.name: each.name for each in fields(Crew) if each.name != "boxes"} | {"crew": "boxes"}
"""What of a ship's state belongs to her crew, by what tests call it."""


class Laid:
    """A ship to be laid out, with whatever of her state is not as usual."""

    def __init__(self, side: int, name: str, x: float, y: float, heading: str | int = "N", /, **state: Any) -> None:
        self.side, self.name, self.x, self.y, self.state = side, name, x, y, state
        self.heading = heading_of(heading) if isinstance(heading, str) else heading


def gb(name: str, x: float, y: float, heading: str | int = "N", /, **state: Any) -> Laid:
    """A ship of the first side."""
    return Laid(0, name, x, y, heading, **state)


def us(name: str, x: float, y: float, heading: str | int = "N", /, **state: Any) -> Laid:
    """A ship of the second side."""
    return Laid(1, name, x, y, heading, **state)


def fr(name: str, x: float, y: float, heading: str | int = "N", /, **state: Any) -> Laid:
    """A ship of a third side."""
    return Laid(2, name, x, y, heading, **state)


def es(name: str, x: float, y: float, heading: str | int = "N", /, **state: Any) -> Laid:
    """A ship of a fourth side."""
    return Laid(3, name, x, y, heading, **state)


SIDE_NAMES = ("GB", "US", "FR", "ES")


def battery(name: str, x: float, y: float, arc: str, **facts: Any) -> Battery:
    """A battery of twelve guns."""
    usual: dict[str, Any] = {"guns": 12, "boxes": 8, "crew_boxes": 4, "fire": 0, "manoeuvre": 6, "target_penalty": -1}
    return Battery(id=name, name=Names(name, name), x=x, y=y, arc_centre=arc, **usual | facts)  # type: ignore[arg-type]


def calm(table: CannoniTable) -> None:
    """A step in which nobody rolls for the wind."""
    table.state.queue = [at for at, series in enumerate(table.state.series) if is_squadron(table.state, series)]
    table.state.stage = "formation"


class Board:
    """A table for one test: open sea of 60 by 48 inches unless there is land, wind from the west."""

    def __init__(
        self,
        *laid: Laid,
        wind: str = "W",
        land: Sequence[Sequence[tuple[float, float]]] = (),
        shoals: Sequence[tuple[int, Sequence[tuple[float, float]]]] = (),
        forts: Sequence[tuple[int, Sequence[Battery]]] = (),
        special: Sequence[Special] = (),
        objectives: Sequence[str] = (),
        table: tuple[float, float] = (60, 48),
        homes: str = "WESN",
        turns: int = 15,
        seats: int = 0,
        alliances: Sequence[Sequence[str]] = (),
        windy: bool = False,
        **switches: Setting,
    ) -> None:
        sides = {
            name: Side(
                homes[at],  # type: ignore[arg-type]
                tuple(
                    Placed(each.name, each.x, each.y, "N", objective=each.name in objectives)
                    for each in laid
                    if each.side == at
                ),
            )
            for at, name in enumerate(SIDE_NAMES[: max(2, *(each.side + 1 for each in laid))])
        }
        seats = seats or len(sides)
        names = Names("Test", "Prova")
        self.scenario = Scenario(
            "own",
            names,
            names,
            table,
            turns,
            sides,
            wind_from=wind,  # type: ignore[arg-type]
            land=tuple(tuple(poly) for poly in land),
            depth=tuple(Zone(each, tuple(poly)) for each, poly in shoals),  # type: ignore[arg-type]
            forts=tuple(Fort(f"fort{at}", SIDE_NAMES[side], tuple(works)) for at, (side, works) in enumerate(forts)),
            special=tuple(special),
            alliances=tuple(map(tuple, alliances)),
        )
        self.game: Cannoni = copy(GAME)
        self.game.scenarios = {**GAME.scenarios, "own": self.scenario}
        if not windy:
            vars(self.game)["steps"] = {**GAME.steps, "wind": calm}
        given = {name: ("on" if value else "off") if name in CHOICES else value for name, value in switches.items()}
        options = self.game.configure({"scenario": "own", "turns": 0, **given}, seats)
        rules = self.game.rules_for(options, seats)
        self.state = Battle(replace(rules, turns=turns), [], [], [], ROSE.index(wind))
        self.state.lates, self.state.hurried = [0] * seats, [False] * seats
        for each in laid:
            self._lay(each)
        self._fortify()
        note_duel(self.state)
        self.script = Script(die=6 if switches.get("quick_game") else 10)
        self.told: list[Told] = []
        self.position: Position[Battle] | None = None

    def _lay(self, laid: Laid) -> None:
        card, number = GAME.roster.number[laid.name], len(self.state.ships)
        seat = self.state.rules.seats_of(laid.side)[0]
        ship = new_ship(GAME.roster.books[card], card, laid.side, seat, len(self.state.series))
        ship.x, ship.y, ship.heading = float(laid.x), float(laid.y), laid.heading
        for name, value in laid.state.items():
            kept = [*value] if isinstance(value, list) else value
            if name in CREW:
                setattr(ship.crew, CREW[name], value)
            else:
                setattr(ship, name, SAILS.index(value) if name == "sails" else kept)
        self.state.series.append(Series((number,), 5, number))
        self.state.ships.append(ship)

    def _fortify(self) -> None:
        for at, fort in enumerate(self.scenario.forts):
            side, first = self.scenario.side_names.index(fort.side), len(self.state.ships) + len(self.state.batteries)
            seat = Seat(0) if self.state.rules.seats == 1 else Seat(side)
            self.state.batteries += [
                Guns(at, side, seat, len(self.state.series), work.boxes, work.crew_boxes) for work in fort.batteries
            ]
            units = tuple(range(first, first + len(fort.batteries)))
            self.state.series.append(Series(units, 3, len(self.state.series)))

    # --- pieces ---

    def __getitem__(self, name: str) -> Ship:
        return self.state.ships[self.number(name)]

    def number(self, name: str) -> int:
        """The number of a ship, or of a battery counted after the ships."""
        return self.table.find(name)

    def guns(self, name: str) -> Guns:
        """A battery."""
        return self.state.batteries[self.number(name) - len(self.state.ships)]

    @property
    def table(self) -> CannoniTable:
        """The table, to look at."""
        return self.game.still(self.state)

    def series(self, name: str) -> Series:
        """The tokens of a ship or of a battery's fort."""
        number = self.number(name)
        if number >= len(self.state.ships):
            return self.state.series[self.guns(name).series]
        return self.state.series[self[name].series]

    def squadron(self, *names: str) -> None:
        """Let ships sail as a squadron, van first."""
        numbers = [self.number(name) for name in names]
        first = self.state.ships[numbers[0]].series
        self.state.series[first].units = tuple(numbers)
        for number in numbers[1:]:
            self.state.series[self.state.ships[number].series].units = ()
            self.state.ships[number].series = first

    def grapple(self, thrower: str, target: str, **facts: Any) -> None:
        """Let one ship hold another with grapnels."""
        self.state.links.append(Link(self.number(thrower), self.number(target), "grapple", **facts))

    def foul(self, one: str, other: str) -> None:
        """Let two ships be entangled."""
        self.state.links.append(Link(self.number(one), self.number(other), "foul"))

    def melee(self, victim: str, *attackers: str, parties: dict[str, int], **facts: Any) -> None:
        """Let a boarding be under way, with so many boxes in each party."""
        for name, boxes in parties.items():
            self[name].party = boxes
        numbers = tuple(map(self.number, attackers))
        ready = (*numbers, self.number(victim))
        self.state.melees.append(Melee(self.number(victim), numbers, ready=ready, **facts))

    def gap(self, one: str, other: str) -> float:
        """How far two bases are apart."""
        table = self.table
        return gap(table.base(self[one]), table.base(self[other]), table.wide)

    def pose(self, name: str) -> tuple[float, float, int]:
        """Where a ship lies."""
        return self[name].x, self[name].y, self[name].heading

    # --- play ---

    def start(self, **tokens: int) -> "Board":
        """Begin with phase 5; those named have tokens, face down."""
        for name, token in tokens.items():
            self.series(name).token = token
        self.state.phase = 5
        return self.begin("call")

    def begin(self, stage: Stage) -> "Board":
        """Begin at a stage of the turn."""
        self.state.stage = stage
        self.position = Position(self.game, self.state, Dice(self.script), self.told)
        return self

    def drift(self) -> "Board":
        """Begin with the drift of all ships."""
        self.state.queue = [*range(len(self.state.ships))]
        return self.begin("drift")

    def roll(self, *shown: int | str) -> "Board":
        """Write down what the next dice will show: numbers are rolls of the one die that the book asks for.

        That has ten sides, and six in a quick game; what is picked at random is spelled out, as in `d2:1`.
        """
        self.script.add(*shown)
        return self

    def roll_freely(self) -> "Board":
        """Let all dice fall as they like, once those written down are used up."""
        self.script.free = Stream(b"free")
        return self

    @property
    def ask(self) -> Ask:
        """The pending question."""
        assert self.position is not None and len(self.position.asks) == 1, self.position and self.position.asks
        return self.position.asks[0]

    @property
    def question(self) -> Any:
        """What is asked."""
        return self.ask.question

    @property
    def options(self) -> list[str]:
        """What is on offer."""
        return [option.notation for option in self.ask.options]

    def kinds(self) -> set[str]:
        """The kinds of what is on offer."""
        return {option.kind for option in self.ask.options}

    def answer(self, *plays: str) -> "Board":
        """Answer the pending questions one after another; a play may be prefixed by the seat, as in `1: pass`."""
        assert self.position is not None
        play(self.position, *plays)
        assert self.script.left == 0, f"{self.script.left} scripted rolls were not made"
        return self

    def time_up(self, seat: int) -> "Board":
        """Let the time of a seat be up."""
        assert self.position is not None and self.ask_of(seat).seconds
        self.position.answer(Seat(seat), LATE)
        assert self.script.left == 0, f"{self.script.left} scripted rolls were not made"
        return self

    def ask_of(self, seat: int) -> Ask:
        """What a seat is asked, where several are."""
        assert self.position is not None
        ask = self.position.ask_of(Seat(seat))
        assert ask is not None, self.position.asks
        return ask

    def events(self, kind: type[E]) -> list[E]:
        """The events of a kind told so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def facts(self, kind: type[Event], *names: str) -> list[Any]:
        """One fact, or a tuple of several, of each event of a kind told so far."""
        return list(map(attrgetter(*names), self.events(kind)))
