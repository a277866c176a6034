"""Scenari: prepared battles. A scenario is a few rows of a table, one for each side, and the same for an owner's own.

`scenarios.csv` holds the printed ones; whatever stands in a `more_scenarios.csv` of an owner's folder is played beside
them. A row names a side: its navy, its ships (`su-kirov`, or `su-kirov@2` for a place in the second row), the Action
cards it owns beside the hand (`bomber-strike`, or `any:air-support` for one of its choice), what its ships are worth
where the card does not say (`non-combatant=5`), a ship that it has to protect, and its team. The rest concerns the
whole battle and is the same in every row of it: the VP to win, the rounds it lasts, and what nobody may do.

A scenario that somebody has drawn is one JSON object, as `Draft` describes it, and its text stands for itself: it is a
value of the switch, so that its matches can be read anywhere.
"""

import csv
import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, field, fields
from functools import lru_cache
from io import StringIO
from typing import Annotated, Any, Literal, TypeAlias

from wardroom.engine import BadData, Switch
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.tables import Of, read_table
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rows import (
    NON_COMBATANT,
    ActionRow,
    MissionRow,
    Provenance,
    ShipRow,
    StrategyRow,
    TargetRow,
    require,
    require_id,
)

PRINTED, MORE = "scenarios.csv", "more_scenarios.csv"
OWN = "own"
"""What a scenario is called whose text is the value of the switch."""
MOST_SIDES, MOST_GIFTS, MOST_POINTS, MOST_ROUNDS = 6, 10, 999, 99
LONGEST_NAME, LONGEST_TEXT = 60, 20_000
Navy: TypeAlias = Literal["us", "su", "uk", "cn", "tw", "jp", "no", "ar", "fr", "in", "it", "de"]


@dataclass(frozen=True, slots=True)
class SideRow:
    """A row of scenarios.csv; a target or a number of rounds of 0 is none."""

    id: str
    name: str
    italian: str
    navy: Navy
    ships: str
    cards: str | None
    worth: str | None
    protects: str | None
    team: int
    target: int
    rounds: int
    reinforcements: bool
    air_attacks: bool
    source: Annotated[Provenance, Of()]


ROWS: dict[str, type[Any]] = {
    "ships.csv": ShipRow,
    "actions.csv": ActionRow,
    "targets.csv": TargetRow,
    "strategies.csv": StrategyRow,
    "missions.csv": MissionRow,
    PRINTED: SideRow,
    MORE: SideRow,
}
FILES = tuple(ROWS)


@dataclass(frozen=True, slots=True)
class ScenarioSide:
    """One side: ships with their rows (0 where the player decides), gifts, and what it is about."""

    navy: str
    ships: tuple[tuple[int, int], ...]
    cards: tuple[str, ...]
    worth: dict[int, int]
    protects: int | None
    team: int

    @property
    def is_formed(self) -> bool:
        """Whether the scenario says where the ships stand."""
        return any(row for _, row in self.ships)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A prepared battle."""

    id: str
    sides: tuple[ScenarioSide, ...]
    target: int
    rounds: int
    reinforcements: bool
    air_attacks: bool
    names: dict[str, str]


class ScenarioSwitch(Switch):
    """Which scenario is played: one by its name, or the text of one that was drawn."""

    def accepts(self, value: object) -> bool:
        return super().accepts(value) or (is_drawn(value) and len(str(value)) <= LONGEST_TEXT)


def is_drawn(which: object) -> bool:
    """Whether this is not the name of a scenario but its text."""
    return isinstance(which, str) and which.startswith("{")


class Scenarios:
    """The printed scenarios and an owner's own, checked; names by id and language."""

    def __init__(self, files: Mapping[str, str], cards: Cards) -> None:
        """Read both tables; raises BadData naming file, row and field."""
        self.known: dict[str, Scenario] = {}
        self.names: dict[str, dict[str, str]] = {}
        for file in (PRINTED, MORE):
            rows = read_table(SideRow, files[file], file)
            for name in dict.fromkeys(row.id for row in rows):
                mine = [(f"{file}, row {number}", row) for number, row in enumerate(rows, 2) if row.id == name]
                require_id(name, f"{mine[0][0]}, id", {"none", OWN, *self.known, *cards.names})
                self.known[name] = _scenario(mine, cards, mine[0][0])
                self.names[name] = self.known[name].names
        self._drawn = lru_cache(maxsize=64)(lambda text: read_scenario(text, cards))

    def find(self, which: str) -> Scenario:
        """A scenario by its name, or by its text; raises BadData where a text does not fit."""
        return self._drawn(which) if is_drawn(which) else self.known[which]


def write_scenario(rows: Iterable[SideRow]) -> str:
    """A scenario as the text of a `more_scenarios.csv`, to be kept and shared."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([field.name for field in fields(SideRow)])
    writer.writerows([_cell(value) for value in astuple(row)] for row in rows)
    return text.getvalue()


def _cell(value: str | int | bool | None) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


_COMMON = ("name", "italian", "target", "rounds", "reinforcements", "air_attacks")


def _scenario(rows: Sequence[tuple[str, SideRow]], cards: Cards, where: str) -> Scenario:
    """Put the rows of one scenario together; each comes with its place, and `where` is that of the whole."""
    (_, first), *others = rows
    for place, row in others:
        for column in _COMMON:
            found, expected = getattr(row, column), getattr(first, column)
            require(found == expected, f"{place}, {column}", f"{_cell(expected)} as above", _cell(found))
    sides = tuple(_side(row, cards, place) for place, row in rows)
    require(2 <= len(sides) <= MOST_SIDES, where, f"2 to {MOST_SIDES} sides of {first.id}", len(sides))
    _check_sides(sides, where)
    _check_gifts([card for side in sides for card in side.cards], cards, f"{where}, cards")
    _check_end(first, any(side.protects is not None for side in sides), where)
    names = {"en": first.name, "it": first.italian}
    return Scenario(first.id, sides, first.target, first.rounds, first.reinforcements, first.air_attacks, names)


def _check_end(row: SideRow, protects: bool, where: str) -> None:
    """Every battle has a way to be won, and one without aircraft a last round, since guns may never reach."""
    has_end = row.target or row.rounds or protects
    require(bool(has_end), f"{where}, target", "a way to win: a target, rounds, or a ship to protect", "none")
    require(0 <= row.target <= MOST_POINTS, f"{where}, target", f"0 to {MOST_POINTS}", row.target)
    require(0 <= row.rounds <= MOST_ROUNDS, f"{where}, rounds", f"0 to {MOST_ROUNDS}", row.rounds)
    has_last = row.air_attacks or row.rounds > 0
    require(has_last, f"{where}, rounds", "a number of rounds where there are no Air attacks", row.rounds)


def _side(row: SideRow, cards: Cards, where: str) -> ScenarioSide:
    ships = tuple(_ship(word, row.navy, cards, f"{where}, ships") for word in row.ships.split())
    numbers = [ship for ship, _ in ships]
    require(bool(ships), f"{where}, ships", "a ship at least", "none")
    require(len(set(numbers)) == len(numbers), f"{where}, ships", "each ship once", row.ships)
    _check_rows(ships, cards, f"{where}, ships")
    protects = _own(row.protects, numbers, cards, f"{where}, protects") if row.protects else None
    gifts = tuple(_gift(word, cards, f"{where}, cards") for word in (row.cards or "").split())
    require(len(gifts) <= MOST_GIFTS, f"{where}, cards", f"at most {MOST_GIFTS} cards", len(gifts))
    require(0 <= row.team <= MOST_SIDES, f"{where}, team", f"0 to {MOST_SIDES}", row.team)
    return ScenarioSide(row.navy, ships, gifts, _worth(row.worth, numbers, cards, where), protects, row.team)


def _ship(word: str, navy: str, cards: Cards, where: str) -> tuple[int, int]:
    name, at, row = word.partition("@")
    number = cards.ship_numbers.get(name)
    if number is None or not (cards.ships[number].navy == navy or name == NON_COMBATANT):
        raise BadData(where=where, expected=f"ships of {navy}, or {NON_COMBATANT}", found=word)
    is_row = not at or (row in ("1", "2", "3") and not cards.ships[number].is_submarine)
    require(is_row, where, "rows from @1 to @3, of surface ships", word)
    return number, int(row) if at else 0


def _check_rows(ships: tuple[tuple[int, int], ...], cards: Cards, where: str) -> None:
    """Formazione della flotta: All surface ships have a row or none; no row is empty before another."""
    rows = {row for ship, row in ships if not cards.ships[ship].is_submarine}
    if rows and rows != {0}:
        require(rows == set(range(1, len(rows) + 1)), where, "a row for all surface ships, without gaps", sorted(rows))


def _own(name: str, ships: list[int], cards: Cards, where: str) -> int:
    number = cards.ship_numbers.get(name)
    if number is None or number not in ships:
        raise BadData(where=where, expected="a ship of this side", found=name)
    return number


def _worth(text: str | None, ships: list[int], cards: Cards, where: str) -> dict[int, int]:
    found = {}
    for word in (text or "").split():
        name, _, points = word.partition("=")
        number = _own(name, ships, cards, f"{where}, worth")
        is_number = points.isascii() and points.isdigit() and len(points) < 4
        require(is_number, f"{where}, worth", "points such as non-combatant=5", word)
        found[number] = int(points)
    return found


def _gift(word: str, cards: Cards, where: str) -> str:
    """A card by its id, or any one of a kind."""
    kind = word.removeprefix("any:")
    is_known = kind in cards.by_kind if word != kind else word in cards.action_numbers
    require(is_known, where, "a card, or any: and a kind of card", word)
    return word


def _check_gifts(gifts: list[str], cards: Cards, where: str) -> None:
    """There are as many cards of each kind as are given away."""
    copies = Counter(cards.actions[card].kind for card in cards.deck)
    kinds = [word.removeprefix("any:") for word in gifts]
    given = Counter(kind if kind in copies else cards.actions[cards.action_numbers[kind]].kind for kind in kinds)
    for kind, count in given.items():
        require(count <= copies[kind], where, f"at most {copies[kind]} of {kind}", count)
    for card, count in Counter(word for word in gifts if word in cards.action_numbers).items():
        most = cards.actions[cards.action_numbers[card]].copies
        require(count <= most, where, f"at most {most} of {card}", count)


def _check_sides(sides: tuple[ScenarioSide, ...], where: str) -> None:
    """Each navy fights on one side, the Non-Combatant on one at most; there are two teams or more, or none."""
    navies = [side.navy for side in sides]
    require(len(set(navies)) == len(navies), f"{where}, navy", "each navy once", ", ".join(navies))
    ships = [ship for side in sides for ship, _ in side.ships]
    require(len(set(ships)) == len(ships), f"{where}, ships", f"{NON_COMBATANT} on one side", "two")
    teams = {side.team for side in sides}
    is_right = teams == {0} or (0 not in teams and len(teams) > 1)
    require(is_right, f"{where}, team", "0 for everybody, or two teams at least", sorted(teams))


# --- scenarios that somebody has drawn --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Names:
    """What a scenario is called in each language."""

    en: str
    it: str


@dataclass(frozen=True, slots=True)
class DraftShip:
    """A ship and its row; 0 leaves the row to the player, and is right for submarines."""

    ship: str
    row: int = 0


@dataclass(frozen=True, slots=True)
class DraftSide:
    """One side of a drawn scenario. `cards` are ids, or `any:` and a kind; a team of 0 is none."""

    navy: Navy
    ships: tuple[DraftShip, ...]
    cards: tuple[str, ...] = ()
    worth: dict[str, int] = field(default_factory=dict)
    protects: str = ""
    team: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """A drawn scenario as its file has it; a target or a number of rounds of 0 is none."""

    name: Names
    sides: tuple[DraftSide, ...]
    target: int = 0
    rounds: int = 0
    reinforcements: bool = True
    air_attacks: bool = True


def read_scenario(text: str, cards: Cards) -> Scenario:
    """A drawn scenario from its text, checked; raises BadData naming the place that does not fit."""
    return checked(read_draft(text), cards)


def read_draft(text: str) -> Draft:
    """The text of a file as a draft, whose parts may not fit together yet."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as cause:
        raise BadData(where="scenario", expected="a JSON object", found=str(cause)) from None
    return from_plain(Draft, data, "scenario")


def write_draft(draft: Draft) -> str:
    """The text of a file."""
    return json.dumps(to_plain(draft), indent=2, ensure_ascii=False) + "\n"


def checked(draft: Draft, cards: Cards) -> Scenario:
    """A draft that can be played; raises BadData naming the place that does not fit."""
    for language, name in (("en", draft.name.en), ("it", draft.name.it)):
        is_name = 0 < len(name.strip()) <= LONGEST_NAME and name.isprintable()
        require(is_name, f"scenario.name.{language}", f"a name of at most {LONGEST_NAME} letters", name)
    require(bool(draft.sides), "scenario.sides", f"2 to {MOST_SIDES} sides", 0)
    rows = [(f"scenario.sides[{at}]", row) for at, row in enumerate(rows_of(draft, OWN))]
    return _scenario(rows, cards, "scenario")


def rows_of(draft: Draft, name: str = "") -> list[SideRow]:
    """A draft as rows of a table, under the id that is given or one made of its English name."""
    slug = name or re.sub("[^a-z0-9]+", "-", draft.name.en.casefold()).strip("-") or OWN
    return [_row_of(draft, side, slug) for side in draft.sides]


def _row_of(draft: Draft, side: DraftSide, name: str) -> SideRow:
    return SideRow(
        id=name,
        name=draft.name.en,
        italian=draft.name.it,
        navy=side.navy,
        ships=" ".join(f"{each.ship}@{each.row}" if each.row else each.ship for each in side.ships),
        cards=" ".join(side.cards),
        worth=" ".join(f"{ship}={points}" for ship, points in side.worth.items()),
        protects=side.protects,
        team=side.team,
        target=draft.target,
        rounds=draft.rounds,
        reinforcements=draft.reinforcements,
        air_attacks=draft.air_attacks,
        source="proposed",
    )


def draft_of(scenario: Scenario, cards: Cards) -> Draft:
    """A known scenario as a draft, to begin with."""
    ids = [ship.id for ship in cards.ships]
    sides = tuple(
        DraftSide(
            navy=side.navy,  # type: ignore[arg-type]  # it was read as one
            ships=tuple(DraftShip(ids[ship], row) for ship, row in side.ships),
            cards=side.cards,
            worth={ids[ship]: points for ship, points in side.worth.items()},
            protects="" if side.protects is None else ids[side.protects],
            team=side.team,
        )
        for side in scenario.sides
    )
    rules = (scenario.target, scenario.rounds, scenario.reinforcements, scenario.air_attacks)
    return Draft(Names(**scenario.names), sides, *rules)
