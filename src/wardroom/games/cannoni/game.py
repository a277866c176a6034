"""The game as one object: its switches, its vocabulary, and the step that comes next."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from itertools import permutations
from typing import ClassVar, TypeAlias

from wardroom.engine import BadSetup, Dice, Game, Options, Result, Say, Script, Seat, Switch, Table
from wardroom.games.cannoni.boarding import begin_boarding, fight_melees, form_parties
from wardroom.games.cannoni.courses import Menus
from wardroom.games.cannoni.damage import apply_results
from wardroom.games.cannoni.drift import drift_next
from wardroom.games.cannoni.imagine import imagine_battle
from wardroom.games.cannoni.judgement import Flagship
from wardroom.games.cannoni.logbook import TABLES, Roster, Yard
from wardroom.games.cannoni.muster import (
    FREE,
    choose_load,
    first_wind,
    free_scenario,
    muster_ship,
    set_up,
    station_ship,
)
from wardroom.games.cannoni.phrases import EVENTS, OPTIONS, QUESTIONS
from wardroom.games.cannoni.picture import picture_of
from wardroom.games.cannoni.scenario import CHOICES, LONGEST, Scenario, read_scenario
from wardroom.games.cannoni.state import Battle, Rules
from wardroom.games.cannoni.table import CannoniTable
from wardroom.games.cannoni.turn import (
    act,
    begin_turn,
    burn,
    call_phase,
    choose_tokens,
    complete_repairs,
    declare_returns,
    end_turn,
    see_to_lines,
    sink_ships,
    turn_wind,
)
from wardroom.games.cannoni.victory import result_of
from wardroom.games.cannoni.view import BattleView, view_of
from wardroom.games.cannoni.workshop import most_captains, workshops

SCENARIOS = (
    "duel_1813",
    "speedy_gamo_1801",
    "camperdown_3v3",
    "pulo_aura_1804",
    "aboukir_reduced",
    "anse_barque_1809",
    "grand_port_1810",
    "trafalgar_fragment",
)
OWN = "own"
"""The scenario of a file `scenario.json` in an owner's folder."""
OWN_FILE = "scenario.json"
FILES = (*TABLES, *(f"{name}.json" for name in SCENARIOS), OWN_FILE)
NATIONS = ("GB", "FR", "ES", "NL", "PT", "US")

Step: TypeAlias = Callable[[CannoniTable], Script[None] | None]
STEPS: dict[str, Step] = {
    "wind_first": first_wind,
    "muster": muster_ship,
    "station": station_ship,
    "loads": choose_load,
    "victory": begin_turn,
    "repairs": complete_repairs,
    "sinking": sink_ships,
    "return": declare_returns,
    "wind": turn_wind,
    "formation": see_to_lines,
    "fires": burn,
    "tokens": choose_tokens,
    "call": call_phase,
    "act": act,
    "results": apply_results,
    "boarding": begin_boarding,
    "parties": form_parties,
    "melee": fight_melees,
    "drift": drift_next,
    "end": end_turn,
}

AS_SCENARIO = ("scenario", "on", "off")


class ScenarioSwitch(Switch):
    """Which battle is fought; the text of a scenario file stands for itself, so that its matches go anywhere."""

    def accepts(self, value: object) -> bool:
        return super().accepts(value) or (is_drawn(value) and len(str(value)) <= LONGEST)


def is_drawn(name: object) -> bool:
    """Whether this is not the name of a scenario but the text of its file."""
    return isinstance(name, str) and name.startswith("{")


SWITCHES = (
    ScenarioSwitch("scenario", SCENARIOS[0], values=(*SCENARIOS, FREE, OWN)),
    *(Switch(name, "scenario", values=AS_SCENARIO) for name in CHOICES),
    Switch("turns", 0, values=(0, 5, 10, 15, 20, 30, 40)),
    Switch("turn_number"),
    Switch("tack_same_turn"),
    Switch("half_inches"),
    Switch("sectors", "standard16", values=("standard16", "eighths", "historic")),
    Switch("points", 60, values=(30, 60, 90, 120)),
    Switch("first_nation", "GB", values=NATIONS),
    Switch("second_nation", "FR", values=NATIONS),
)


class Cannoni(Game[Battle, BattleView]):
    """The rules over one set of tables and scenarios: those of the package, or an owner's own."""

    id = "cannoni"
    players = (1, 2, 3, 4, 5, 6, 7, 8)
    switches = SWITCHES
    state = Battle
    questions: ClassVar = QUESTIONS
    options: ClassVar = OPTIONS
    events: ClassVar = EVENTS
    tables = FILES
    steps: ClassVar[Mapping[str, Step]] = STEPS

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take log books and scenarios from the texts of the tables; raises BadData naming the place."""
        self.texts = texts
        self.yard = Yard(texts)
        self.roster = Roster(self.yard, texts)
        self.scenarios = {name: self._read(f"{name}.json") for name in SCENARIOS}
        if OWN_FILE in texts:
            self.scenarios[OWN] = self._read(OWN_FILE)
        self._free = {pair: free_scenario(pair) for pair in permutations(NATIONS, 2)}
        self._drawn = lru_cache(64)(lambda text: read_scenario(text, "scenario", self.yard, self.roster))
        self._menus = Menus(self.yard)
        self.names = self._names()
        self.judgement = Flagship(self)
        self.workshops = workshops(self)

    def _read(self, file: str) -> Scenario:
        return read_scenario(self.texts[file], file, self.yard, self.roster)

    def _names(self) -> dict[str, dict[str, str]]:
        """What ships, batteries, nations and scenarios are called."""
        names = {book.id: {"en": book.name, "it": book.italian} for book in self.roster.books}
        names |= {row.id: {"en": row.name, "it": row.italian} for row in self.yard.nations.values()}
        for key, scenario in self.scenarios.items():
            names[key] = {"en": scenario.title.en, "it": scenario.title.it}
            names |= {work.id: {"en": work.name.en, "it": work.name.it} for work in scenario.batteries}
        return names

    def with_tables(self, texts: Mapping[str, str]) -> "Cannoni":
        """The same rules over an owner's tables; the rules version tells matches with other tables apart."""
        other = Cannoni({**self.texts, **texts})
        joined = "".join(other.texts.get(name, "") for name in FILES)
        other.rules_version = f"{self.rules_version}+{blake2b(joined.encode(), digest_size=4).hexdigest()}"
        return other

    def with_scenario(self, text: str) -> "Cannoni":
        """The same game with a scenario of one's own, as its file has it; raises BadData naming the place."""
        return self.with_tables({OWN_FILE: text})

    # --- setting up ---

    def refuse(self, options: Options, seats: int) -> None:
        """Everybody needs a ship, a free battle two nations, and an own scenario its file."""
        name = str(options["scenario"])
        if name == OWN and OWN not in self.scenarios:
            raise BadSetup("cannoni-no-scenario", file=OWN_FILE)
        if name == FREE:
            if options["first_nation"] == options["second_nation"]:
                raise BadSetup("cannoni-nations", nation=str(options["first_nation"]))
            return
        most = most_captains(self.scenario(name, ()))
        if seats > most:
            shown = OWN if is_drawn(name) else name
            raise BadSetup("cannoni-seats", players=seats, most=most, scenario=shown)

    def rules_for(self, options: Options, seats: int) -> Rules:
        """The switches, with what the scenario itself calls for."""
        nations = str(options["first_nation"]), str(options["second_nation"])
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
            **called,
        )

    def scenario(self, name: str, nations: tuple[str, ...]) -> Scenario:
        """The scenario with this name; a free battle is between two nations. Raises BadData for a drawn one."""
        if is_drawn(name):
            return self._drawn(name)
        return self._free[nations] if name == FREE else self.scenarios[name]  # type: ignore[index]

    def setup(self, options: Options, seats: int, dice: Dice) -> Battle:
        """The ships as the scenario places them."""
        rules = self.rules_for(options, seats)
        scenario = self.scenario(rules.scenario, rules.nations)
        return set_up(self.yard, self.roster, scenario, rules, int(options["points"]), dice)

    # --- playing ---

    def table(self, table: Table[Battle]) -> CannoniTable:
        """The table with log books and chart."""
        rules = table.state.rules
        scenario = self.scenario(rules.scenario, rules.nations)
        return CannoniTable(table, self.yard, self.roster.books, self._menus, scenario)

    def still(self, battle: Battle) -> CannoniTable:
        """A table to look at: it rolls nothing."""
        return self.table(Table(battle, _NO_DICE))

    def turn(self, table: Table[Battle]) -> Script[None]:
        """One step after another, up to the first that asks a player."""
        at = self.table(table)
        battle = at.state
        while not at.asked and not battle.ending:
            script = self.steps[battle.stage](at)
            if script is not None:
                yield from script

    def result(self, battle: Battle) -> Result | None:
        return result_of(battle)

    def view(self, battle: Battle, seat: Seat | None) -> BattleView:
        return view_of(self.still(battle), seat)

    def imagine(self, battle: Battle, seat: Seat | None, dice: Dice) -> None:
        imagine_battle(battle, seat, dice)

    def picture(self, view: BattleView, say: Say) -> str:
        return picture_of(view, say)

    def conserved(self, battle: Battle) -> object:
        """Every ship that was placed stays on the books; what was mustered and what is left are the points given."""
        if battle.rules.nations:
            return sum(battle.purse) + sum(self.roster.books[ship.card].value for ship in battle.ships)
        works = [(battery.fort, battery.side) for battery in battle.batteries]
        return [(ship.card, ship.born) for ship in battle.ships], works


class _NoDice:
    """Looking rolls nothing."""

    def below(self, sides: int, /) -> int:
        raise RuntimeError("a view cannot roll dice")


_NO_DICE = Dice(_NoDice())

_DATA = files("wardroom.games.cannoni") / "data"
GAME = Cannoni({name: (_DATA / name).read_text("utf-8") for name in FILES if name != OWN_FILE})
