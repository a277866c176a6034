"""The board, the ships and the cards, read from tables.

States hold the ids of the tables, and so do notation and views. Copies of a glory card are numbered, `bosun.2`; a cargo
card has an id of its own, because its value and its raid symbol matter when it turns up in a raid. What captains and
cards do is named in their rows, out of the pool of effects, so that the rules need not know them by their ids.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar, cast

from wardroom.engine import BadData
from wardroom.engine.effects import pool, read_effects
from wardroom.engine.tables import read_table
from wardroom.games.marauders import effects
from wardroom.games.marauders.checks import check_effects, check_missions, check_tables
from wardroom.games.marauders.effects import Claim, Deed, Goal, MaraudersEffect, Trait
from wardroom.games.marauders.rows import (
    AREAS,
    FILES,
    NATIONS,
    ROWS,
    SKILLS,
    Captain,
    CargoCard,
    EventCard,
    GloryKind,
    Good,
    Mission,
    NpcCard,
    Rumor,
    ShipType,
    Token,
    Zone,
    by_id,
    distances,
    links_of,
)

E = TypeVar("E", bound=MaraudersEffect)


class Cards:
    """Everything that is printed, checked."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Read the tables from the texts of `FILES`; raises BadData naming file, row and field."""
        rows = {file: _read(file, texts) for file in FILES}
        check_tables(rows)
        self.zones: dict[str, Zone] = by_id(rows["zones.csv"])
        self.ships: dict[str, ShipType] = by_id(rows["ships.csv"])
        self.goods: dict[str, Good] = by_id(rows["goods.csv"])
        self.cargo: dict[str, CargoCard] = by_id(rows["cargo.csv"])
        self.merchants: list[str] = [row.nation for row in rows["merchants.csv"] for _ in range(row.tokens)]
        self.weapons: dict[str, Token] = by_id(rows["weapons.csv"])
        self.modifications: dict[str, Token] = by_id(rows["modifications.csv"])
        self.captains: dict[str, Captain] = by_id(rows["captains.csv"])
        self.events: dict[str, EventCard] = by_id(rows["events.csv"])
        self.npcs: dict[str, NpcCard] = by_id(rows["npcs.csv"])
        self.rumors: dict[str, Rumor] = by_id(rows["rumors.csv"])
        self.missions: dict[str, Mission] = by_id(rows["missions.csv"])
        self.glory: dict[str, GloryKind] = by_id(rows["glory.csv"])
        self._read_effects(rows)
        self._derive()

    def _read_effects(self, rows: Mapping[str, list[Any]]) -> None:
        """19-26 What everything does, by its id; copies of a glory card do the same."""
        self.claims = {row.id: claim for row, claim in _each(rows, "missions.csv", "claim", Claim)}
        self.goals = {row.id: goal for row, goal in _each(rows, "missions.csv", "goal", Goal)}
        self.effects: dict[str, tuple[MaraudersEffect, ...]] = {
            row.id: read_effects(_pool_of(file, row), row.effects or "", f"{file}, row {number}, effects")
            for file in EFFECTIVE
            for number, row in enumerate(rows[file], 2)
        }
        check_effects(rows, self.effects)
        check_missions(rows, self.goals)
        self.glory_cards = tuple(f"{row.id}.{n}" for row in self.glory.values() for n in range(1, row.copies + 1))
        self.kind_of = {card: card.partition(".")[0] for card in self.glory_cards}
        self.effects |= {card: self.effects[kind] for card, kind in self.kind_of.items()}
        pools = MaraudersEffect.__subclasses__()
        self._having: dict[type[Any], dict[str, Any]] = {effect: {} for kind in pools for effect in pool(kind).values()}
        for card, named in self.effects.items():
            for effect in reversed(named):
                self._having[type(effect)][card] = effect

    def having(self, kind: type[E]) -> Mapping[str, E]:
        """All that names an effect of a kind, with the first of that kind that it names."""
        return self._having[kind]

    def worth(self, kind: type[E], fact: str, **which: str) -> dict[str, int]:
        """What the effects of a kind add up to, for all that names any; `which` are facts they must have."""
        found: dict[str, int] = {}
        for card, named in self.effects.items():
            for effect in named:
                if isinstance(effect, kind) and all(getattr(effect, name) == value for name, value in which.items()):
                    found[card] = found.get(card, 0) + getattr(effect, fact)
        return found

    def _derive(self) -> None:
        """What the rules look up all the time."""
        self.ports = tuple(zone.id for zone in self.zones.values() if zone.port)
        self.links = {zone.id: links_of(zone) for zone in self.zones.values()}
        self.neighbours = {zone: tuple(links.values()) for zone, links in self.links.items()}
        self.distance = {zone: distances(zone, self.neighbours) for zone in self.zones}
        self.for_sale = tuple(ship.id for ship in self.ships.values() if ship.buy is not None)
        self.areas = {ship.id: ship.areas for ship in self.ships.values()}
        self.skills: dict[str, dict[str, int]] = {
            row.id: {skill: getattr(row, skill) for skill in SKILLS} for row in self.captains.values()
        }
        self.good_of = {card.id: card.good for card in self.cargo.values()}
        self.copies = {
            kind: tuple(card for card in self.glory_cards if self.kind_of[card] == kind) for kind in self.glory
        }
        played = [kind.id for kind in self.glory.values() if kind.kind != "specialist"]
        self.deed_of = {kind: cast(Deed, self.effects[kind][0]) for kind in played}
        """26 What the glory cards do that are played from the hand, by their kind."""
        self.kinds_for = {
            deed: tuple(kind for kind in played if type(self.deed_of[kind]) is deed) for deed in pool(Deed).values()
        }
        self.cards_for = {
            deed: tuple(card for kind in kinds for card in self.copies[kind]) for deed, kinds in self.kinds_for.items()
        }
        """26 The glory cards that do a deed: their kinds, and all copies."""
        self.met_at_once = {card for card, goal in self.goals.items() if goal.is_met_at_once}
        self.war_zones = {str(self.zones[zone].nation): zone for zone in self.having(effects.WarZone)}
        self.rule_of = self._paragraphs()
        """The paragraph of each card in the register."""
        self._add_up()

    def _add_up(self) -> None:
        """What effects add, by the piece that adds it."""
        self.skill_dice = {skill: self.worth(effects.SkillDice, "dice", skill=skill) for skill in SKILLS}
        self.enlarging = {
            piece: [
                (AREAS.index(effect.area), effect.points) for effect in named if isinstance(effect, effects.Enlarge)
            ]
            for piece, named in self.effects.items()
            if piece in self.having(effects.Enlarge)
        }
        self.raid_gold = {nation: self.worth(effects.RaidGold, "gold", nation=nation) for nation in NATIONS}
        self.fog = self.worth(effects.Fog, "dice")
        self.calm = self.worth(effects.Calm, "moves")
        self.nimble = self.worth(effects.Nimble, "maneuver")
        self.hold_room = self.worth(effects.HoldRoom, "cards")
        self.hard_to_spot = self.worth(effects.HardToSpot, "dice")
        self.market_cards = self.worth(effects.MarketCards, "cards")
        self.demand_bonus = self.worth(effects.DemandBonus, "gold")
        self.ship_discount = self.worth(effects.ShipDiscount, "gold")
        self.flee_dice = self.worth(effects.FleeDice, "dice")
        self.recruit_dice = self.worth(effects.RecruitDice, "dice")
        self.crew_dice = self.worth(effects.CrewDice, "dice")
        self.first_blood = self.worth(effects.FirstBlood, "hits")
        self.winning_hits = self.worth(effects.WinningHits, "hits")
        self.powder = self.worth(effects.DoublePowder, "hits")
        self.bargain = self.worth(effects.HardBargain, "gold")
        self.deal = self.worth(effects.WarehouseDeal, "cards")
        self.healing = self.worth(effects.Healing, "crew")

    def _paragraphs(self) -> dict[str, str]:
        rules = {card: paragraph("missioncard", card, self.goals[card].rule) for card in self.missions}
        rules |= {card: paragraph("npccard", card, "npc.types") for card in self.npcs}
        for chapter, table, general in (
            ("captain", self.captains, "captain.list"),
            ("event", self.events, "event.deck"),
            ("rumorcard", self.rumors, "rumor.success"),
            ("glorycard", self.glory, "glory.when"),
            ("weapon", self.having(effects.Aimed), "weapon.discard_use"),
        ):
            rules |= {card: self._paragraph(chapter, card, general) for card in table}
        return rules | {card: rules[kind] for card, kind in self.kind_of.items()}

    def _paragraph(self, chapter: str, card: str, general: str) -> str:
        """The own paragraph of a card that does what the package says of it; else that of its first effect."""
        named = self.effects[card]
        if named and printed().get(card) != named:
            return named[0].rule
        return paragraph(chapter, card, general)

    def names(self) -> dict[str, dict[str, str]]:
        """What pieces are called, by id and language."""
        named: list[Any] = [*self.zones.values(), *self.ships.values(), *self.goods.values(), *self.weapons.values()]
        named += [*self.modifications.values(), *self.events.values(), *self.npcs.values()]
        named += [*self.rumors.values(), *self.missions.values(), *self.glory.values()]
        names = {row.id: {"en": row.name, "it": row.italian} for row in named}
        names |= {row.id: {"en": row.name, "it": row.name} for row in self.captains.values()}
        names |= {f"ability_{row.id}": {"en": row.ability, "it": row.ability_italian} for row in self.captains.values()}
        return names | {row.id: names[row.good] for row in self.cargo.values()}


EFFECTIVE: dict[str, type[MaraudersEffect]] = {
    "zones.csv": effects.Custom,
    "weapons.csv": effects.Munition,
    "modifications.csv": Trait,
    "captains.csv": Trait,
    "events.csv": effects.Happening,
    "rumors.csv": effects.Prize,
    "glory.csv": Deed,
}
"""The tables whose rows name effects, and the pools they are from."""


def _pool_of(file: str, row: Any) -> type[MaraudersEffect]:
    """Specialists and kept rumors have traits like captains; what is played or told once has effects of its own."""
    is_kept = (file == "glory.csv" and row.kind == "specialist") or (file == "rumors.csv" and row.keep)
    return Trait if is_kept else EFFECTIVE[file]


def _each(rows: Mapping[str, list[Any]], file: str, column: str, kind: type[E]) -> Iterator[tuple[Any, E]]:
    """The one effect that each row of a table names in a column."""
    for number, row in enumerate(rows[file], 2):
        where, cell = f"{file}, row {number}, {column}", getattr(row, column)
        named = read_effects(kind, cell, where)
        if len(named) != 1:
            raise BadData(where=where, expected="one effect", found=cell)
        yield row, named[0]


@cache
def printed() -> Mapping[str, tuple[MaraudersEffect, ...]]:
    """What the cards of the package do, by their ids: these have paragraphs of their own in the register."""
    folder = files("wardroom.games.marauders") / "data"
    found: dict[str, tuple[MaraudersEffect, ...]] = {}
    for file in FILES[5:]:
        rows = read_table(ROWS[file], (folder / file).read_text("utf-8"), file)
        named = EFFECTIVE.keys() & {file}
        found |= {row.id: read_effects(_pool_of(file, row), row.effects or "", file) if named else () for row in rows}
    return found


def paragraph(chapter: str, card: str, general: str) -> str:
    """The paragraph of a card in a chapter of the register, or the general one for an owner's own card."""
    return f"{chapter}.{card.removeprefix('ev_').removeprefix('npc_')}" if card in printed() else general


def _read(file: str, texts: Mapping[str, str]) -> list[Any]:
    if file not in texts:
        raise BadData(where=file, expected="a table", found="nothing")
    return read_table(ROWS[file], texts[file], file)
