"""Nassau as it is late in a game: ships that have grown, with crew, cargo and treasure; random play has few."""

from wardroom.engine import Dice, Options
from wardroom.games.nassau import GAME, Nassau
from wardroom.games.nassau.pieces import FILES, SETS
from wardroom.games.nassau.rules.buying import free_slot
from wardroom.games.nassau.rules.departure import make_ready
from wardroom.games.nassau.state import Pirate, Sea, changed, without
from wardroom.games.nassau.table import NassauTable


class Laden(Nassau):
    """The same rules, begun with full ships and a supply that is about to run out."""

    def setup(self, options: Options, seats: int, dice: Dice) -> Sea:
        sea = super().setup(options, seats, dice)
        table = self._still(sea)
        for pirate in sea.pirates:
            pirate.sections = dice.below(3)
            pirate.slots = ("",) * self.box.sizes[pirate.sections]
            for _ in range(14):
                self._fit(table, pirate, dice)
            self._load(sea, pirate, dice)
        make_ready(table)
        return sea

    def _fit(self, table: NassauTable, pirate: Pirate, dice: Dice) -> None:
        """A tile from any bag, if it has a place; mostly crew."""
        sea, number = table.state, dice.pick((0, 1, 2, 2))
        tile = self.box.tiles[dice.pick(sea.bags[number])]
        at = free_slot(table, pirate, tile)
        if at >= 0 and not (tile.is_alone and tile.id in pirate.slots):
            pirate.slots = changed(pirate.slots, at, tile.id)
            sea.bags = changed(sea.bags, SETS.index(tile.set), without(sea.bags[number], tile.id))

    def _load(self, sea: Sea, pirate: Pirate, dice: Dice) -> None:
        """Some cargo, a great treasure, and fame that differs."""
        for _ in range(dice.below(self.box.holds[pirate.sections] + 1)):
            kind = dice.below(5)
            if sea.supply[kind]:
                sea.supply[kind] -= 1
                pirate.hold[kind] += 1
        pirate.chest = min(sea.supply[3], 10 + dice.below(10))
        sea.supply[3] -= pirate.chest
        pirate.notoriety += 20 * dice.below(6)


LADEN = Laden({name: GAME.texts[name] for name in FILES})
