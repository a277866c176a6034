"""The cards: ships, Action cards, and the Missions, Strategy cards and Targets of the campaign, read from tables.

Ships, the Non-Combatant and Targets are numbers into `Cards.ships`, Action cards numbers into `Cards.actions`: copies
of an Action card are alike, and share their number.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from wardroom.engine import BadData
from wardroom.engine.effects import read_effects
from wardroom.engine.tables import names_of, read_table
from wardroom.games.modern.effects import Gift, Insight, Stratagem
from wardroom.games.modern.rows import (
    COMBAT,
    NON_COMBATANT,
    SYMBOL_IDS,
    TORPEDO,
    ActionRow,
    MissionRow,
    Role,
    ShipRow,
    StrategyRow,
    TargetRow,
    check_actions,
    check_ids,
    check_missions,
    check_ships,
    check_targets,
    require,
    require_id,
    symbols,
)

RANGES = {"1": (1, 1), "1-2": (1, 2), "2-3": (2, 3), "any": (0, 0)}
ANY_RANGE = (0, 0)

MOST_STRATEGIES, MOST_OF_AN_EFFECT = 20, 9


@dataclass(frozen=True, slots=True)
class ShipCard:
    """A ship, a submarine, the Non-Combatant or a Target, as the rules see it. `evasion` is Passive, then Active."""

    id: str
    navy: str
    pack: str
    type: str
    ship_class: str
    years: str
    vp: int
    hull: int
    weapons: int
    air: tuple[int, ...]
    asw: int
    stops: int
    defence: tuple[int, ...]
    evasion: tuple[int, int]
    command: int
    is_submarine: bool
    is_target: bool = False
    is_land: bool = False


@dataclass(frozen=True, slots=True)
class ActionCard:
    """An Action card as the rules see it."""

    number: int
    id: str
    kind: str
    support: int
    symbols: tuple[int, ...]
    """The support symbols one by one."""
    needed: int
    reach: tuple[int, int]
    hits: int
    penalty: int
    stops: int
    defence: int
    air: int
    attacks: int
    cost: int
    asw: int
    reinforcement: int
    copies: int
    is_combat: bool


@dataclass(frozen=True, slots=True)
class StrategyCard:
    """A Strategy card: what it costs, and what it does for whoever lays it."""

    id: str
    cost: int
    effects: tuple[Stratagem, ...]


@dataclass(frozen=True, slots=True)
class MissionSide:
    """What a Mission card says to one of the two players."""

    limit: int
    hand: int
    adds: tuple[tuple[str, int], ...]
    combined: bool
    only: str
    ships: int
    submarines: int
    afloat: int
    own_submarines: int
    destroyed: dict[str, int]
    saved: dict[str, int]


@dataclass(frozen=True, slots=True)
class Mission:
    """A Mission card."""

    id: str
    turns: int
    aggressor: MissionSide
    defender: MissionSide

    def side(self, is_aggressor: bool) -> MissionSide:
        """Carte Missione: The Aggressor's half of the card, or the Defender's."""
        return self.aggressor if is_aggressor else self.defender


class Cards:
    """All decks, checked."""

    def __init__(self, files: Mapping[str, str]) -> None:
        """Read the tables from their texts; raises BadData naming file, row and field."""
        ships = _read(ShipRow, files, "ships.csv")
        actions = _read(ActionRow, files, "actions.csv")
        targets = _read(TargetRow, files, "targets.csv")
        strategies = _read(StrategyRow, files, "strategies.csv")
        missions = _read(MissionRow, files, "missions.csv")
        check_ids({"ships.csv": ships, "actions.csv": actions, "targets.csv": targets, "strategies.csv": strategies})
        check_ships(ships)
        check_actions(actions)
        check_targets(targets)
        self.ships = (*map(_ship_card, ships), *(card for row in targets for card in _target_cards(row)))
        self.actions = tuple(_action_card(number, row) for number, row in enumerate(actions))
        self.strategies = {card.id: card for card in _strategy_cards(strategies, {row.kind for row in actions})}
        taken = {row.id for rows in (ships, actions, targets, strategies) for row in rows}
        self.missions = _missions(missions, targets, taken)
        self.deck = [card.number for card in self.actions for _ in range(card.copies)]
        self.ship_numbers = {card.id: number for number, card in enumerate(self.ships)}
        self.action_numbers = {card.id: card.number for card in self.actions}
        self.non_combatant = self.ship_numbers[NON_COMBATANT]
        self.mission_ids = tuple(self.missions)
        self.mission_deck = [row.id for row in missions if row.deck and row.role == "aggressor"]
        self.tactics = next(card.number for card in self.actions if card.kind == "superior-tactics")
        self.intel = next(card.number for card in self.actions if card.kind == "intel")
        named: list[Any] = [*ships, *actions, *targets, *strategies, *missions]
        self.names = names_of(named)
        self.names.update(_numbered(targets))
        self.by_kind: dict[str, list[int]] = {}
        for card in self.actions:
            self.by_kind.setdefault(card.kind, []).append(card.number)

    def navy(self, navy: str, expansion: bool) -> list[int]:
        """Preparazione 2: All Ship cards of a navy; those of the expansion only if they are in play."""
        return [
            number for number, ship in enumerate(self.ships) if ship.navy == navy and (expansion or ship.pack == "base")
        ]

    def targets(self, kind: str) -> list[int]:
        """The Target cards of a kind."""
        return [number for number, ship in enumerate(self.ships) if ship.is_target and _kind_of(ship.id) == kind]

    def target_kind(self, number: int) -> str:
        """The kind of a Target card, whichever copy it is."""
        return _kind_of(self.ships[number].id)


R = TypeVar("R")


def _read(kind: type[R], files: Mapping[str, str], file: str) -> list[R]:
    if file not in files:
        raise BadData(where=file, expected="a table", found="nothing")
    return read_table(kind, files[file], file)


def _kind_of(target: str) -> str:
    return target.partition(".")[0]


# --- from rows to cards -----------------------------------------------------------------------------------------------


def _ship_card(row: ShipRow) -> ShipCard:
    weapons = symbols(row.guns) | symbols(row.missiles) | (TORPEDO if row.torpedo else 0)
    passive = row.evasion or 0
    return ShipCard(
        id=row.id,
        navy=row.navy,
        pack=row.pack,
        type=row.type,
        ship_class=row.ship_class,
        years=row.years,
        vp=row.vp,
        hull=row.hull or 0,
        weapons=weapons,
        air=row.air,
        asw=row.asw or 0,
        stops=symbols(row.stops),
        defence=row.defence,
        evasion=(passive, row.active_evasion or passive),
        command=row.command,
        is_submarine=row.hull is None,
    )


def _numbered(rows: Sequence[TargetRow]) -> dict[str, dict[str, str]]:
    """What Targets are called of which there are several: players tell them apart by number."""
    return {
        f"{row.id}.{copy}": {"en": f"{row.name} {copy}", "it": f"{row.italian} {copy}"}
        for row in rows
        if row.copies > 1
        for copy in range(1, row.copies + 1)
    }


def _target_cards(row: TargetRow) -> list[ShipCard]:
    return [
        ShipCard(
            id=f"{row.id}.{copy}",
            navy="none",
            pack="campaign",
            type="TGT",
            ship_class="-",
            years="-",
            vp=0,
            hull=row.hits,
            weapons=symbols(row.guns) | symbols(row.missiles),
            air=(),
            asw=0,
            stops=symbols(row.stops),
            defence=row.defence,
            evasion=(0, 0),
            command=0,
            is_submarine=False,
            is_target=True,
            is_land=row.ground == "land",
        )
        for copy in range(1, row.copies + 1)
    ]


def _action_card(number: int, row: ActionRow) -> ActionCard:
    return ActionCard(
        number=number,
        id=row.id,
        kind=row.kind,
        support=symbols(row.support),
        symbols=tuple(symbol for symbol in SYMBOL_IDS if symbol & symbols(row.support)),
        needed=row.needed,
        reach=RANGES[row.range],
        hits=row.hits,
        penalty=row.penalty,
        stops=symbols(row.stops),
        defence=row.defence,
        air=row.air or 0,
        attacks=row.attacks,
        cost=row.cost,
        asw=row.asw or 0,
        reinforcement=row.reinforcement,
        copies=row.copies,
        is_combat=row.kind in COMBAT,
    )


# --- strategies -------------------------------------------------------------------------------------------------------


def _strategy_cards(rows: list[StrategyRow], kinds: Collection[str]) -> list[StrategyCard]:
    """Carte Strategia: Any cards out of the pool of effects; what one gives has to be in the deck."""
    require(len(rows) <= MOST_STRATEGIES, "strategies.csv", f"at most {MOST_STRATEGIES} cards", len(rows))
    places = [f"strategies.csv, row {number}, effects" for number in range(2, len(rows) + 2)]
    return [_strategy_card(row, kinds, where) for row, where in zip(rows, places, strict=True)]


def _strategy_card(row: StrategyRow, kinds: Collection[str], where: str) -> StrategyCard:
    effects = read_effects(Stratagem, row.effects, where)
    is_alone = len(effects) == 1 or not any(isinstance(effect, Insight) for effect in effects)
    require(is_alone, where, "insight alone: the card leaves the table when it is used", row.effects)
    for effect in effects:
        for name, value in vars(effect).items():
            is_sound = value in kinds if isinstance(effect, Gift) else 1 <= value <= MOST_OF_AN_EFFECT
            expected = "a card of the deck" if isinstance(effect, Gift) else f"1 to {MOST_OF_AN_EFFECT}"
            require(is_sound, f"{where}, {effect.kind}, {name}", expected, value)
    return StrategyCard(row.id, row.cost, effects)


# --- missions ---------------------------------------------------------------------------------------------------------


def _missions(rows: list[MissionRow], targets: list[TargetRow], taken: set[str]) -> dict[str, Mission]:
    """Carte Missione: Pairs of rows, Aggressor and Defender; no two cards share a Target, so all may be in play."""
    copies = {row.id: row.copies for row in targets}
    land = {row.id for row in targets if row.ground == "land"}
    sides: dict[str, dict[Role, MissionSide]] = {}
    used: Counter[str] = Counter()
    for number, row in enumerate(rows, 2):
        where = f"missions.csv, row {number}"
        require_id(row.id, f"{where}, id", taken)
        side = _mission_side(row, copies, where)
        for kind, count in side.adds:
            used[kind] += count
            require(kind not in land or not row.combined, f"{where}, adds", "Combined Targets at sea", kind)
            require(used[kind] <= copies[kind], f"{where}, adds", f"at most {copies[kind]} in all", used[kind])
        roles = sides.setdefault(row.id, {})
        require(row.role not in roles, f"{where}, role", "each role once", row.role)
        roles[row.role] = side
    for name, roles in sides.items():
        require(len(roles) == 2, "missions.csv", f"{name} for aggressor and defender", ", ".join(roles))
    check_missions(rows)
    turns = {row.id: row.turns for row in rows}
    return {name: Mission(name, turns[name], roles["aggressor"], roles["defender"]) for name, roles in sides.items()}


def _mission_side(row: MissionRow, copies: Mapping[str, int], where: str) -> MissionSide:
    require(row.only == "any" or not row.combined, f"{where}, only", "any, for Combined Targets", row.only)
    require(row.turns > 0, f"{where}, turns", "at least 1", row.turns)
    require(row.limit > 0, f"{where}, limit", "at least 1", row.limit)
    require(3 <= row.hand <= 12, f"{where}, hand", "3 to 12", row.hand)
    return MissionSide(
        limit=row.limit,
        hand=row.hand,
        adds=tuple(_pairs(row.adds, "*", copies, f"{where}, adds").items()),
        combined=row.combined,
        only=row.only,
        ships=row.ships,
        submarines=row.submarines,
        afloat=row.afloat,
        own_submarines=row.own_submarines,
        destroyed=_pairs(row.destroyed, "=", copies, f"{where}, destroyed"),
        saved=_pairs(row.saved, "=", copies, f"{where}, saved"),
    )


def _pairs(text: str | None, sign: str, known: Mapping[str, int], where: str) -> dict[str, int]:
    """`target-airfield*2 target-radar-station*2`, or with = for points."""
    found: dict[str, int] = {}
    for word in (text or "").split():
        name, _, number = word.partition(sign)
        is_right = name in known and name not in found and number.isascii() and number.isdigit() and len(number) < 4
        require(is_right and int(number) > 0, where, f"Targets such as {next(iter(known), '')}{sign}2", word)
        found[name] = int(number)
    return found
