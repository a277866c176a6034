"""The box: all that lies in it, read from tables, checked, and laid out so that the rules find it at once."""

from collections.abc import Mapping, Sequence

from wardroom.engine.effects import pool
from wardroom.engine.tables import names_of
from wardroom.games.nassau.checks import (
    check_captains,
    check_fixed,
    check_ids,
    check_merchants,
    check_navy,
    check_sections,
    check_spaces,
    check_tiles,
    numbered,
    read,
    read_effect,
)
from wardroom.games.nassau.effects import Bonus, Change, Discount, Fetch, Help, TileEffect
from wardroom.games.nassau.pieces import (
    COSTS,
    NUMBER_OF,
    OPPONENTS,
    SECTIONS,
    SUPPLY,
    TYPES,
    Captain,
    Cost,
    Merchant,
    NavyCard,
    Section,
    Space,
    Stock,
    Tile,
)

NO_BONUS = Bonus()


class Box:
    """Everything in the box, checked."""

    def __init__(self, files: Mapping[str, str]) -> None:
        """Read the tables from the texts of `FILES`; raises BadData naming file, row and field."""
        self.spaces = tuple(read(Space, files, "spaces.csv"))
        merchants = read(Merchant, files, "merchants.csv")
        navy = read(NavyCard, files, "navy.csv")
        captains = read(Captain, files, "captains.csv")
        self.sections = tuple(read(Section, files, "sections.csv"))
        costs = read(Cost, files, "costs.csv")
        tiles = read(Tile, files, "tiles.csv")
        supply = read(Stock, files, "supply.csv")
        check_fixed(self.sections, "sections.csv", SECTIONS)
        check_sections(self.sections)
        check_fixed(costs, "costs.csv", COSTS)
        check_fixed(supply, "supply.csv", SUPPLY)
        self.supply = {row.id: row.count for row in supply}
        check_spaces(self.spaces, self.supply["plunder-marker"])
        check_merchants(merchants, self.spaces)
        check_navy(navy)
        check_captains(captains)
        check_tiles(tiles)
        check_ids(
            {
                "spaces.csv": self.spaces,
                "merchants.csv": merchants,
                "navy.csv": navy,
                "captains.csv": captains,
                "sections.csv": self.sections,
                "tiles.csv": tiles,
            }
        )
        self.merchants = {row.id: row for row in merchants}
        self.navy = {row.id: row for row in navy}
        self.captains = {row.id: row for row in captains}
        self.all_captains = tuple(self.captains)
        self.tiles = {row.id: row for row in tiles}
        self._learn_abilities(tiles)
        self._lay_out_board()
        self._lay_out_ship()
        self.prices = {row.id: row.price for row in costs}

    def _learn_abilities(self, tiles: Sequence[Tile]) -> None:
        """What every tile does: found here once, so that no rule reads an effect while it is played."""
        effects = {row.id: read_effect(row, where) for where, row in numbered(tiles, "tiles.csv")}
        self.effects = effects
        self.bonus = {tile: effect if isinstance(effect, Bonus) else NO_BONUS for tile, effect in effects.items()}
        self.able_to: dict[type[TileEffect], tuple[str, ...]] = {
            kind: tuple(tile for tile, effect in effects.items() if isinstance(effect, kind))
            for kind in pool(TileEffect).values()
        }
        """The tiles with an effect; in our box mostly one."""
        self.once_a_turn = frozenset(
            tile for tile, effect in effects.items() if effect and not isinstance(effect, Bonus)
        )
        """Tiles that are turned down when they are used."""
        self.fetches = {tile: NUMBER_OF[effect.cargo] for tile, effect in effects.items() if isinstance(effect, Fetch)}
        self.helps = {tile: effect.value for tile, effect in effects.items() if isinstance(effect, Help)}
        self.changes = {tile: effect.pieces for tile, effect in effects.items() if isinstance(effect, Change)}
        self.discounts = {
            type_: tuple(tile for tile, effect in effects.items() if effect == Discount(on=type_)) for type_ in TYPES
        }

    def _lay_out_board(self) -> None:
        """Where everything is: by number, spaces from 1, decks and regions from 0."""
        self.region = (0, *(space.number for space in self.spaces))
        self.is_port = (False, *(space.kind == "port" for space in self.spaces))
        self.is_route = (False, *(space.kind == "route" for space in self.spaces))
        self.place = ("", *(space.id for space in self.spaces))
        self.routes = tuple(
            [space.space for space in self.spaces if space.kind == "route" and space.region == region]
            for region in (1, 2, 3)
        )

    def _lay_out_ship(self) -> None:
        """The slots from bow to galleon section; a smaller ship has the first ones, and fewer places in the hold."""
        self.slots = tuple(slot for section in self.sections for slot in section.slots)
        self.slot_sections = tuple(section.id for section in self.sections for _ in section.slots)
        ships = [self.sections[: 2 + added] for added in range(3)]
        self.sizes = tuple(sum(len(each.slots) for each in ship) for ship in ships)
        self.holds = tuple(sum(each.hold for each in ship) for ship in ships)
        self.printed_points = tuple(sum(each.points for each in ship) for ship in ships)
        self.printed_values = tuple(
            (sum(each.navigation for each in ship), sum(each.gunnery for each in ship)) for ship in ships
        )
        self.bonuses = {
            against: {
                tile: (bonus.navigation, bonus.gunnery)
                for tile, bonus in self.bonus.items()
                if bonus is not NO_BONUS and bonus.against in ("all", against)
            }
            for against in OPPONENTS
        }

    def at(self, space: int) -> Space:
        """The space with this number."""
        return self.spaces[space - 1]

    def navy_cards(self, phase: int, players: int) -> list[str]:
        """The ships and the open sea of a phase, card by card, without the card that ends the game."""
        rows = [row for row in self.navy.values() if row.phase == phase and row.kind != "end" and row.is_for(players)]
        return [row.id for row in rows for _ in range(row.count)]

    @property
    def end_card(self) -> str:
        """The card that ends the game."""
        return next(row.id for row in self.navy.values() if row.kind == "end")

    def tile_set(self, name: str) -> list[str]:
        """All tiles of a set, one by one."""
        return [tile.id for tile in self.tiles.values() if tile.set == name for _ in range(tile.count)]

    def names(self) -> dict[str, dict[str, str]]:
        """What everything is called, by id and language."""
        named: list[Space | NavyCard | Section | Tile] = [*self.spaces, *self.navy.values()]
        named += [*self.sections, *self.tiles.values()]
        names = names_of(named)
        names |= {row.id: {"en": row.name, "it": row.name} for row in self.merchants.values()}
        names |= {row.rig_id: {"en": row.rig, "it": row.rig_it} for row in self.merchants.values()}
        values = {row.id: f"{row.navigation}/{row.gunnery}" for row in self.captains.values()}
        return names | {card: {"en": value, "it": value} for card, value in values.items()}
