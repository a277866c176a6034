"""The game as one object: its switches, and the step that comes next."""

from collections.abc import Iterator, Mapping
from importlib.resources import files

from wardroom.engine import (
    Ask,
    BadSetup,
    Dice,
    Explanation,
    Game,
    Needs,
    Note,
    Option,
    Options,
    Result,
    Say,
    Script,
    Seat,
    Step,
    Switch,
    Table,
    take_steps,
)
from wardroom.games.nassau.bots.judgement import OldHand
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.compose import compose_sea
from wardroom.games.nassau.explain import explained, reason
from wardroom.games.nassau.flaws import flaws_of
from wardroom.games.nassau.imagine import imagine_sea
from wardroom.games.nassau.measures import LogOfNassau
from wardroom.games.nassau.picture import picture_of
from wardroom.games.nassau.pieces import CARGO, FILES, ROWS, SETS
from wardroom.games.nassau.rules.burying import burying
from wardroom.games.nassau.rules.buying import buying
from wardroom.games.nassau.rules.departure import depart
from wardroom.games.nassau.rules.movement import roll_dice
from wardroom.games.nassau.rules.navy import elude
from wardroom.games.nassau.rules.notoriety import reckon
from wardroom.games.nassau.rules.piracy import piracy_phase
from wardroom.games.nassau.rules.score import final_result
from wardroom.games.nassau.rules.setup import set_up
from wardroom.games.nassau.state import Rules, Sea
from wardroom.games.nassau.table import NassauTable
from wardroom.games.nassau.view import SeaView, view_of

STEPS: dict[str, Step[NassauTable]] = {
    "dice": roll_dice,
    "piracy": piracy_phase,
    "notoriety": reckon,
    "navy": elude,
    "buying": buying,
    "burying": burying,
    "departure": depart,
}

SWITCHES = (
    Switch("long", needs=Needs(players=(3, 4)), is_quick=True),
    Switch("closed_chests"),
    Switch("youngest", 1, values=(1, 2, 3, 4, 5), limits={4: Needs(players=(4, 5)), 5: Needs(players=(5,))}),
)


class Nassau(Game[Sea, SeaView]):
    """The rules over one box: that of the package, or an owner's own."""

    id = "nassau"
    rules_version = "3"
    players = (3, 4, 5)
    most_lines = 5_000
    switches = SWITCHES
    state = Sea
    tables = FILES
    rows = ROWS

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take everything from the texts of the tables."""
        super().__init__(texts)
        self.box = Box(texts)
        self.names = self.box.names()
        self.judgement = OldHand(self.box)
        self.measures = LogOfNassau(self.box)

    def refuse(self, options: Options, seats: int) -> None:
        """The youngest player sits at the table."""
        if int(options["youngest"]) > seats:
            raise BadSetup("nassau-youngest", place=options["youngest"], players=seats)

    def setup(self, options: Options, seats: int, dice: Dice) -> Sea:
        return set_up(self.box, Rules(**options), seats, dice)  # type: ignore[arg-type]

    def turn(self, table: Table[Sea]) -> Script[None]:
        """One step after another, up to the first that asks a player."""
        at = NassauTable(table, self.box)
        sea = at.state
        yield from take_steps(at, STEPS, lambda: "" if sea.over else sea.step)

    def result(self, sea: Sea) -> Result | None:
        """The result once the end card has come up."""
        return final_result(self._still(sea)) if sea.over else None

    def view(self, sea: Sea, seat: Seat | None) -> SeaView:
        return view_of(self._still(sea), seat)

    def imagine(self, sea: Sea, seat: Seat | None, dice: Dice) -> None:
        imagine_sea(sea, self.box, dice)

    def reshuffle(self, sea: Sea, dice: Dice) -> None:
        """general.information What one captain cannot know, nobody can."""
        imagine_sea(sea, self.box, dice)

    def picture(self, view: SeaView, say: Say) -> str:
        return picture_of(view, say)

    def explain(self, sea: Sea, ask: Ask, option: Option) -> Explanation:
        return explained(self._still(sea), ask, option)

    def why(self, sea: Sea, seat: Seat, piece: str) -> Note | None:
        return reason(self._still(sea), seat, piece)

    def conserved(self, sea: Sea) -> object:
        """Every card and tile is in one place, and no coin, resource, hostage or token is made or lost."""
        pirates = sea.pirates
        cargo = [sea.supply[kind] + sum(pirate.hold[kind] for pirate in pirates) for kind in range(len(CARGO))]
        cargo[3] += sum(pirate.chest for pirate in pirates)
        cargo[4] += sum(pirate.overboard for pirate in pirates)
        doubloons = sea.doubloons + sum(pirate.doubloons for pirate in pirates)
        winds = sea.winds + sum(pirate.wind + sum(leg.wind for leg in pirate.trail) for pirate in pirates)
        merchants = [ship for deck in sea.decks for ship in deck] + [ship for ship in sea.merchants if ship]
        merchants += [ship for pirate in pirates for ship in pirate.captured]
        captains = [sorted(pirate.hand + pirate.spent) for pirate in pirates]
        navy = sorted(sea.navy_deck + sea.navy_row + sea.navy_used)
        return cargo, doubloons, winds, sorted(merchants), navy, captains, self._tiles(sea)

    def compose(self, options: Options, seats: int, dice: Dice) -> Sea:
        sea = self.setup(options, seats, dice)
        compose_sea(NassauTable(Table(sea, dice), self.box))
        return sea

    def flaws(self, sea: Sea) -> Iterator[str]:
        return flaws_of(sea, self.box)

    def _tiles(self, sea: Sea) -> list[list[str]]:
        """The tiles of each set, wherever they are."""
        fitted = [tile for pirate in sea.pirates for tile in pirate.slots if tile]
        return [
            sorted((*bag, *row, *box, *(tile for tile in fitted if self.box.tiles[tile].set == name)))
            for name, bag, row, box in zip(SETS, sea.bags, sea.market, sea.boxes, strict=True)
        ]

    def _still(self, sea: Sea) -> NassauTable:
        """The table for somebody who only looks."""
        return NassauTable(Table(sea), self.box)


_DATA = files("wardroom.games.nassau") / "data"
GAME = Nassau({name: (_DATA / name).read_text("utf-8") for name in FILES})
