"""The game as one object: its switches, its vocabulary, and the step that comes next."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import ClassVar

from wardroom.engine import (
    Ask,
    BadSetup,
    Dice,
    Explanation,
    Game,
    Needs,
    Note,
    Options,
    Result,
    Say,
    Script,
    Seat,
    Switch,
    Table,
)
from wardroom.engine.game import Setting
from wardroom.engine.phrase import Late, Option, vocabulary
from wardroom.engine.table import Step, take_steps
from wardroom.engine.tables import names_of
from wardroom.games.cannoni.bots.judgement import Flagship
from wardroom.games.cannoni.compose import compose_battle
from wardroom.games.cannoni.explain import explain_option
from wardroom.games.cannoni.flaws import flaws_of
from wardroom.games.cannoni.imagine import imagine_battle
from wardroom.games.cannoni.logbook import ROWS, Roster, Yard
from wardroom.games.cannoni.measures import LogOfTheBattle
from wardroom.games.cannoni.picture import log_book_of, log_books_in, picture_of
from wardroom.games.cannoni.reasons import reason_for
from wardroom.games.cannoni.rules.courses import Menus
from wardroom.games.cannoni.rules.muster import FREE, free_scenario, set_up
from wardroom.games.cannoni.rules.turn import STEPS
from wardroom.games.cannoni.rules.victory import result_of
from wardroom.games.cannoni.scenario import CHOICES, LONGEST, Scenario, read_scenario
from wardroom.games.cannoni.state import Battle, Rules
from wardroom.games.cannoni.table import CannoniTable
from wardroom.games.cannoni.view import BattleView, view_of
from wardroom.games.cannoni.workshop import MOST_CAPTAINS, most_captains, suits, workshops

SCENARIOS = (
    "duel_1813",
    "speedy_gamo_1801",
    "camperdown_3v3",
    "pulo_aura_1804",
    "aboukir_reduced",
    "anse_barque_1809",
    "grand_port_1810",
    "trafalgar_fragment",
    "triangular_war_1812",
    "tagus_1807",
)
OWN = "own"
"""The scenario of a file `scenario.json` in an owner's folder."""
OWN_FILE = "scenario.json"
FILES = (*ROWS, *(f"{name}.json" for name in SCENARIOS), OWN_FILE)
NATIONS = ("GB", "FR", "ES", "NL", "PT", "US")
NO_NATION = "none"
NO_ALLIES = "none"
ALLIANCES = (NO_ALLIES, "12", "13", "23", "12-34", "13-24", "14-23")
"""Which sides of a free battle are allied, by their numbers."""

AS_SCENARIO = ("scenario", "on", "off")


class ScenarioSwitch(Switch):
    """Which battle is fought; the text of a scenario file stands for itself, so that its matches go anywhere."""

    def accepts(self, value: object) -> bool:
        return super().accepts(value) or (is_drawn(value) and len(str(value)) <= LONGEST)


def is_drawn(name: object) -> bool:
    """Whether this is not the name of a scenario but the text of its file."""
    return isinstance(name, str) and name.startswith("{")


IN_FREE_BATTLE = Needs(others={"scenario": (FREE,)})
FOR_FOUR_SIDES = Needs(others={"fourth_nation": NATIONS})
AMONG_THREE = Needs(others={"scenario": (FREE,), "third_nation": NATIONS})
SWITCHES = (
    *(Switch(name, "scenario", values=AS_SCENARIO) for name in CHOICES),
    Switch("turns", 0, values=(0, 5, 10, 15, 20, 30, 40), is_quick=True),
    Switch("turn_number"),
    Switch("tack_same_turn"),
    Switch("half_inches"),
    Switch("sectors", "standard16", values=("standard16", "eighths", "historic")),
    Switch("points", 60, values=(30, 60, 90, 120), needs=IN_FREE_BATTLE, is_quick=True),
    Switch("first_nation", "GB", values=NATIONS, needs=IN_FREE_BATTLE),
    Switch("second_nation", "FR", values=NATIONS, needs=IN_FREE_BATTLE),
    Switch("third_nation", NO_NATION, values=(NO_NATION, *NATIONS), needs=IN_FREE_BATTLE),
    Switch("fourth_nation", NO_NATION, values=(NO_NATION, *NATIONS), needs=IN_FREE_BATTLE),
    Switch(
        "allies",
        NO_ALLIES,
        values=ALLIANCES,
        needs=AMONG_THREE,
        limits={pairs: FOR_FOUR_SIDES for pairs in ALLIANCES if "-" in pairs},
    ),
)


def nations_of(options: Options) -> tuple[str, ...]:
    """What the sides of a free battle sail under: two nations, or up to four."""
    named = (str(options[f"{place}_nation"]) for place in ("first", "second", "third", "fourth"))
    return tuple(nation for nation in named if nation != NO_NATION)


def camps_of(options: Options) -> tuple[int, ...]:
    """For each side of a free battle the camp that it fights in."""
    allied = {int(side) - 1: group for group in str(options["allies"]).split("-") if group.isdigit() for side in group}
    together = [allied.get(side, str(side + 1)) for side in range(len(nations_of(options)))]
    camps = list(dict.fromkeys(together))
    return tuple(map(camps.index, together))


def refuse_nations(nations: tuple[str, ...], allies: str) -> None:
    """Every side has a flag of its own, allies are sides that there are, and they have an enemy."""
    twice = next((nation for nation in nations if nations.count(nation) > 1), "")
    if twice:
        raise BadSetup("cannoni-nations", nation=twice)
    named = {int(digit) for digit in allies if digit.isdigit()}
    if named and (max(named) > len(nations) or len(nations) == 2):
        raise BadSetup("cannoni-allies", sides=len(nations))


def _has_room(scenario: Scenario, seats: int) -> bool:
    """Whether there is a ship for every captain and a captain for every camp."""
    return seats <= most_captains(scenario) and suits(scenario.camps, seats)


class Cannoni(Game[Battle, BattleView]):
    """The rules over one set of tables and scenarios: those of the package, or an owner's own."""

    id = "cannoni"
    rules_version = "4"
    players = (1, 2, 3, 4, 5, 6, 7, 8)
    state = Battle
    options = (*vocabulary(Option, "wardroom.games.cannoni"), Late)
    tables = FILES
    rows = ROWS
    steps: ClassVar[Mapping[str, Step[CannoniTable]]] = STEPS

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take log books and scenarios from the texts of the tables; raises BadData naming the place."""
        super().__init__(texts)
        self.yard = Yard(texts)
        self.roster = Roster(self.yard, texts)
        self.scenarios = {name: self._read(f"{name}.json") for name in SCENARIOS}
        if OWN_FILE in texts:
            self.scenarios[OWN] = self._read(OWN_FILE)
        self._free = lru_cache(64)(free_scenario)
        self._drawn = lru_cache(64)(lambda text: read_scenario(text, "scenario", self.yard, self.roster))
        self._menus = Menus(self.yard)
        self.names = self._names()
        self.switches = (self._battles(), *SWITCHES)  # type: ignore[misc]  # only here they depend on the data
        self.judgement = Flagship(self)
        self.measures = LogOfTheBattle(self.still)
        self.workshops = workshops(self)

    def _battles(self) -> ScenarioSwitch:
        """The switch of the scenarios, each for the numbers of captains that it suits."""
        suited = {
            name: tuple(seats for seats in self.players if _has_room(scenario, seats))
            for name, scenario in self.scenarios.items()
        }
        limits: dict[Setting, Needs] = {name: Needs(players=suited.get(name, ())) for name in (*SCENARIOS, OWN)}
        return ScenarioSwitch("scenario", SCENARIOS[0], values=(*SCENARIOS, FREE, OWN), limits=limits, is_quick=True)

    def _read(self, file: str) -> Scenario:
        return read_scenario(self.texts[file], file, self.yard, self.roster)

    def _names(self) -> dict[str, dict[str, str]]:
        """What ships, batteries, nations and scenarios are called."""
        names = names_of((*self.roster.books, *self.yard.nations.values()))
        for key, scenario in self.scenarios.items():
            names[key] = {"en": scenario.title.en, "it": scenario.title.it}
            names |= {work.id: {"en": work.name.en, "it": work.name.it} for work in scenario.batteries}
        return names

    def with_scenario(self, text: str) -> "Cannoni":
        """The same game with a scenario of one's own, as its file has it; raises BadData naming the place."""
        return self.with_tables({OWN_FILE: text})

    # --- setting up ---

    def refuse(self, options: Options, seats: int) -> None:
        """Everybody needs a ship, every camp a captain, a free battle its nations, and an own scenario its file."""
        name = str(options["scenario"])
        if name == OWN and OWN not in self.scenarios:
            raise BadSetup("cannoni-no-scenario", file=OWN_FILE)
        if name == FREE:
            refuse_nations(nations_of(options), str(options["allies"]))
        camps = camps_of(options) if name == FREE else self.scenario(name, ()).camps
        most = MOST_CAPTAINS if name == FREE else most_captains(self.scenario(name, ()))
        shown = OWN if is_drawn(name) else name
        if seats > most:
            raise BadSetup("cannoni-seats", players=seats, most=most, scenario=shown)
        if not suits(camps, seats):
            facts = {"players": seats, "sides": len(camps), "camps": max(camps) + 1}
            raise BadSetup("cannoni-sides", scenario=shown, **facts)

    def rules_for(self, options: Options, seats: int) -> Rules:
        """The switches, with what the scenario itself calls for."""
        nations = nations_of(options)
        scenario = self.scenario(str(options["scenario"]), nations)
        called = {
            name: options[name] == "on" or (options[name] == "scenario" and name in scenario.options)
            for name in CHOICES
        }
        return Rules(
            scenario=str(options["scenario"]),
            seats=seats,
            turns=int(options["turns"]) or scenario.turns,
            turn_number=bool(options["turn_number"]),
            tack_same_turn=bool(options["tack_same_turn"]),
            half_inches=bool(options["half_inches"]),
            sectors=str(options["sectors"]),
            nations=nations if scenario.id == FREE else (),
            camps=camps_of(options) if scenario.id == FREE else scenario.camps,
            **called,
        )

    def scenario(self, name: str, nations: tuple[str, ...]) -> Scenario:
        """The scenario with this name; a free battle is between nations. Raises BadData for a drawn one."""
        if is_drawn(name):
            return self._drawn(name)
        return self._free(nations) if name == FREE else self.scenarios[name]

    def teams(self, options: Options, seats: int) -> tuple[int, ...]:
        """The camp of each captain."""
        rules = self.rules_for(options, seats)
        return tuple(rules.camp_of(Seat(seat)) for seat in range(seats))

    def setup(self, options: Options, seats: int, dice: Dice) -> Battle:
        """The ships as the scenario places them."""
        rules = self.rules_for(options, seats)
        scenario = self.scenario(rules.scenario, rules.nations)
        return set_up(self.yard, self.roster, scenario, rules, int(options["points"]), dice)

    def compose(self, options: Options, seats: int, dice: Dice) -> Battle:
        """A battle under way, for the kit."""
        return compose_battle(self.still(self.setup(options, seats, dice)), dice)

    # --- playing ---

    def table(self, table: Table[Battle]) -> CannoniTable:
        """The table with log books and chart."""
        rules = table.state.rules
        scenario = self.scenario(rules.scenario, rules.nations)
        return CannoniTable(table, self.yard, self.roster.books, self._menus, scenario)

    def still(self, battle: Battle) -> CannoniTable:
        """A table to look at: it rolls nothing."""
        return self.table(Table(battle))

    def turn(self, table: Table[Battle]) -> Script[None]:
        """One step after another, up to the first that asks a player."""
        at = self.table(table)
        return take_steps(at, self.steps, lambda: "" if at.state.ending else at.state.stage)

    def result(self, battle: Battle) -> Result | None:
        return result_of(battle)

    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        return view_of(self.still(battle), seat)

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        imagine_battle(battle, seat, dice)

    def explain(self, battle: Battle, ask: Ask, option: Option) -> Explanation:
        return explain_option(self.still(battle), ask, option)

    def why(self, battle: Battle, seat: Seat, piece: str) -> Note | None:
        return reason_for(self.still(battle), seat, piece)

    def picture(self, view: BattleView, say: Say) -> str:
        return picture_of(view, say)

    def close_up(self, view: BattleView, name: str, say: Say) -> str:
        return log_book_of(view, name, say)

    def close_ups(self, view: BattleView, say: Say) -> Mapping[str, Sequence[str]]:
        return log_books_in(view, say)

    def conserved(self, battle: Battle) -> object:
        """Every ship that was placed stays on the books; what was mustered and what is left are the points given."""
        if battle.rules.nations:
            return sum(battle.purse) + sum(self.roster.books[ship.card].value for ship in battle.ships)
        works = [(battery.fort, battery.side) for battery in battle.batteries]
        return [(ship.card, ship.born) for ship in battle.ships], works

    def flaws(self, battle: Battle) -> Iterator[str]:
        """What can never be true of a battle at a question."""
        return flaws_of(self.still(battle))


_DATA = files("wardroom.games.cannoni") / "data"
GAME = Cannoni({name: (_DATA / name).read_text("utf-8") for name in FILES if name != OWN_FILE})
