"""What captains make for themselves: ships by the designer, and scenarios drawn on a chart.

Plain data comes in and plain data goes out, for a page that draws it. Whoever is still drawing gets a lot of things
wrong: what does not fit is an answer like any other, `wrong` with its place.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from wardroom.engine import BadData
from wardroom.engine.plain import from_plain, to_plain
from wardroom.games.cannoni.designer import Design, add_to, choices, draw
from wardroom.games.cannoni.logbook import SAILS, LogBook
from wardroom.games.cannoni.scenario import CHOICES, Scenario, read_scenario, write_scenario

if TYPE_CHECKING:
    from wardroom.games.cannoni.game import Cannoni

Plain = dict[str, Any]
MOST_CAPTAINS = 8


def workshops(game: "Cannoni") -> Mapping[str, Callable[[Any], Any]]:
    """By name: what there is to choose from, a log book for a design, and a scenario that was drawn."""
    made = (("yard", yard), ("ship", ship), ("scenario", scenario))
    return {name: partial(looked_over, partial(work, game)) for name, work in made}


def looked_over(work: Callable[[object], Plain], data: object) -> Plain:
    """What comes of some work, or what is wrong with what it was given."""
    try:
        return work(data)
    except BadData as wrong:
        return {"wrong": dict(wrong.facts)}


def yard(game: "Cannoni", _: object) -> Plain:
    """What a designer chooses from, the ships that can be placed on a chart, scenarios to begin from, and rules."""
    return {
        **to_plain(choices(game.yard)),
        "ships": [book_of(book) for book in game.roster.books],
        "scenarios": {name: json.loads(write_scenario(each)) for name, each in game.scenarios.items()},
        "rules": list(CHOICES),
        "wide": round(2 * game.yard.wide, 4),
    }


def ship(game: "Cannoni", data: object) -> Plain:
    """The log book of a design, and the text of ships.csv with her at its end."""
    design = from_plain(Design, data, "design")
    return {**book_of(draw(game.yard, design)), "table": add_to(game.texts["ships.csv"], game.yard, design)}


def scenario(game: "Cannoni", data: object) -> Plain:
    """The file of a scenario, if it fits the rules, and for how many captains it has ships."""
    found = read_scenario(json.dumps(data), "scenario", game.yard, game.roster)
    return {"text": write_scenario(found), "most": captains_for(found)[-1], "captains": captains_for(found)}


def captains_for(scenario: Scenario) -> list[int]:
    """By how many captains a battle can be fought."""
    return [seats for seats in range(1, most_captains(scenario) + 1) if suits(scenario.camps, seats)]


def most_captains(scenario: Scenario) -> int:
    """Everybody needs a ship: captains sit on the sides by turns."""
    ships = [len(side.ships) for side in scenario.sides.values()]
    return min(MOST_CAPTAINS, *(len(ships) * count + side for side, count in enumerate(ships)))


def suits(camps: Sequence[int], seats: int) -> bool:
    """Whether so many captains can share the sides out: one for all, one for each camp, or at least one for each."""
    return seats in (1, max(camps) + 1) or seats >= len(camps)


def book_of(book: LogBook) -> Plain:
    """A log book as the view of a battle has it, with the boxes of the crew and the parts of the value."""
    names = ("id", "name", "nation", "type", "rate", "guns", "carronades", "men", "decks", "letter", "turns")
    boxes = ("draught", "value", "parts", "hull", "masts", "crew", "manoeuvre", "combat", "fire", "drift", "ranges")
    plain = {name: to_plain(getattr(book, name)) for name in (*names, *boxes)}
    speeds = {name: to_plain(book.speeds[sail][1:]) for sail, name in enumerate(SAILS[:2])}
    return {**plain, "speeds": speeds, "length": round(2 * book.half, 4)}
