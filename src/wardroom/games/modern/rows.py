"""The rows of the tables, as an owner of the real game may enter them, and what cannot stand in one.

Every value keeps where it comes from: it stands in the rulebook, is implied by it, is one part of a sum that the
rulebook gives, is public knowledge, or is our own proposal. What does not fit is refused with file, row and field.
"""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from wardroom.engine import BadData
from wardroom.engine.effects import Names
from wardroom.engine.tables import Of, no_repeats
from wardroom.games.modern.effects import ActionKind, Stratagem

Provenance = Literal["rulebook", "implied", "sum", "public", "proposed", "own"]


Role = Literal["aggressor", "defender"]
SMALL, MEDIUM, LARGE, SSM, CRUISE, TORPEDO, AIR, ASW = (1 << bit for bit in range(8))


GUNS, MISSILES = SMALL | MEDIUM | LARGE, SSM | CRUISE


SYMBOLS = {"S": SMALL, "M": MEDIUM, "L": LARGE, "SSM": SSM, "C": CRUISE, "T": TORPEDO, "A": AIR, "ASW": ASW}
"""The symbols as the tables write them, each a bit of a set of symbols."""


SYMBOL_IDS = {
    SMALL: "small",
    MEDIUM: "medium",
    LARGE: "large",
    SSM: "ssm",
    CRUISE: "cruise",
    TORPEDO: "torpedo",
    AIR: "air",
    ASW: "asw",
}
"""The symbols as notation and view call them."""

NAVIES = ("us", "su", "uk", "cn", "tw", "jp", "no", "ar", "fr")
"""Preparazione 2: The nine navies of the base game."""


EXPANSION_NAVIES = ("in", "it", "de")


NON_COMBATANT = "non-combatant"


ENGAGEMENT = "engagement"


COMBAT = {"gun-combat": "S M L", "missile-combat": "SSM C", "torpedo-combat": "T"}
"""The kinds of card that need supporting ships to attack, and the symbols that may support them."""


@dataclass(frozen=True, slots=True)
class ShipRow:
    """A row of ships.csv. `evasion` of a submarine is its Passive one."""

    id: str
    name: str
    italian: str
    navy: Literal["us", "su", "uk", "cn", "tw", "jp", "no", "ar", "fr", "in", "it", "de", "none"]
    pack: Literal["base", "campaign"]
    type: str
    ship_class: str
    years: str
    vp: int
    hull: int | None
    guns: str | None
    missiles: str | None
    torpedo: bool
    air: tuple[int, ...]
    asw: int | None
    stops: str | None
    defence: tuple[int, ...]
    evasion: int | None
    active_evasion: int | None
    command: int
    from_vp: Annotated[Provenance, Of("vp")]
    from_hull: Annotated[Provenance, Of("hull")]
    from_guns: Annotated[Provenance, Of("guns")]
    from_missiles: Annotated[Provenance, Of("missiles")]
    from_torpedo: Annotated[Provenance, Of("torpedo")]
    from_air: Annotated[Provenance, Of("air")]
    from_asw: Annotated[Provenance, Of("asw")]
    from_defence: Annotated[Provenance, Of("stops", "defence")]
    from_evasion: Annotated[Provenance, Of("evasion", "active_evasion")]
    from_command: Annotated[Provenance, Of("command")]


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A row of actions.csv: a card and the number of its copies."""

    id: str
    name: str
    italian: str
    kind: ActionKind
    support: str | None
    needed: int
    range: Literal["1", "1-2", "2-3", "any"]
    hits: int
    penalty: int
    stops: str | None
    defence: int
    air: int | None
    attacks: int
    cost: int
    asw: int | None
    reinforcement: int
    copies: int
    from_attack: Annotated[
        Provenance, Of("support", "needed", "range", "hits", "penalty", "air", "attacks", "cost", "asw")
    ]
    from_defence: Annotated[Provenance, Of("stops", "defence")]
    from_reinforcement: Annotated[Provenance, Of("reinforcement")]
    from_copies: Annotated[Provenance, Of("copies")]


@dataclass(frozen=True, slots=True)
class TargetRow:
    """A row of targets.csv."""

    id: str
    name: str
    italian: str
    copies: int
    ground: Literal["sea", "land"]
    hits: int
    guns: str | None
    missiles: str | None
    stops: str | None
    defence: tuple[int, ...]
    from_title: Annotated[Provenance, Of("name")]
    from_values: Annotated[Provenance, Of("copies", "ground", "hits", "guns", "missiles", "stops", "defence")]


@dataclass(frozen=True, slots=True)
class StrategyRow:
    """A row of strategies.csv; `effects` are named out of the pool in `effects.py`."""

    id: str
    name: str
    italian: str
    cost: int
    effects: Annotated[str, Names(Stratagem, least=1)]
    from_cost: Annotated[Provenance, Of("cost")]
    from_effect: Annotated[Provenance, Of("effects")]


@dataclass(frozen=True, slots=True)
class MissionRow:
    """A row of missions.csv: one side of a Mission card.

    `ships` and `submarines` multiply the VP of what this side sinks, `afloat` rewards the stronger fleet at the end,
    `own_submarines` each own submarine that took part and survives; `destroyed` and `saved` are VP for Targets.
    """

    id: str
    name: str
    italian: str
    role: Role
    turns: int
    deck: bool
    limit: int
    hand: int
    adds: str | None
    combined: bool
    only: Literal["any", "air", "missile"]
    ships: int
    submarines: int
    afloat: int
    own_submarines: int
    destroyed: str | None
    saved: str | None
    from_title: Annotated[Provenance, Of("name")]
    from_turns: Annotated[Provenance, Of("turns")]
    from_limit: Annotated[Provenance, Of("limit", "hand")]
    from_points: Annotated[Provenance, Of("ships", "submarines", "afloat", "own_submarines", "destroyed", "saved")]


# --- checks -----------------------------------------------------------------------------------------------------------


def symbols(text: str | None, where: str = "", known: str = "S M L SSM C T A ASW") -> int:
    """A set of symbols as the tables write it; raises BadData for one that cannot stand there.

    What was checked before needs no place.
    """
    found = 0
    for word in (text or "").split():
        if word not in known.split() or found & SYMBOLS[word]:
            raise BadData(where=where, expected=f"some of {known}, each once", found=text)
        found |= SYMBOLS[word]
    return found


def symbol_ids(mask: int) -> tuple[str, ...]:
    """What notation and view call a set of symbols."""
    return tuple(name for symbol, name in SYMBOL_IDS.items() if mask & symbol)


def require_id(name: str, where: str, taken: Collection[str] = ()) -> None:
    """An id that can be a word of the notation and is not the name of something else."""
    is_word = re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name) is not None
    require(is_word, where, "letters a-z, digits and -", name)
    require(name not in taken, where, "a name of its own", name)


def require(holds: bool, where: str, expected: str, found: object) -> None:
    """Refuse data that do not fit; what is found is shown as a table has it."""
    if not holds:
        numbers = found if isinstance(found, tuple) else () if found is None else (found,)
        raise BadData(where=where, expected=expected, found="/".join(map(str, numbers)) or "nothing")


def check_ids(tables: Mapping[str, Sequence[Any]]) -> None:
    """Ids are words of the notation, each for one thing; players tell cards apart by their names."""
    taken: list[str] = []
    for file, rows in tables.items():
        for number, row in enumerate(rows, 2):
            require_id(row.id, f"{file}, row {number}, id")
        no_repeats(rows, file, "id", taken)
        no_repeats(rows, file, "name")
        no_repeats(rows, file, "italian")
        taken += [row.id for row in rows]


def check_ships(rows: list[ShipRow]) -> None:
    """Carte Navali: A ship has a hull or, as a submarine, two evasion numbers; every number to roll is on the die."""
    for number, row in enumerate(rows, 2):
        where = f"ships.csv, row {number}"
        symbols(row.guns, f"{where}, guns", "S M L")
        symbols(row.missiles, f"{where}, missiles", "SSM C")
        symbols(row.stops, f"{where}, stops")
        require(bool(row.stops) == bool(row.defence), f"{where}, defence", "numbers where symbols are", row.defence)
        for column in ("asw", "evasion", "active_evasion"):
            _check_number(getattr(row, column), f"{where}, {column}")
        for column in ("air", "defence"):
            for value in getattr(row, column):
                _check_number(value, f"{where}, {column}")
        is_submarine = row.hull is None
        require(is_submarine or row.hull != 0, f"{where}, hull", "at least 1", row.hull)
        has_both = row.evasion is not None and row.active_evasion is not None
        require(not is_submarine or has_both, f"{where}, evasion", "two evasion numbers without a hull", row.evasion)
        require(is_submarine or row.active_evasion is None, f"{where}, active_evasion", "nothing", row.active_evasion)
        require(is_submarine or not row.torpedo, f"{where}, torpedo", "no, but on a submarine", "yes")
        require(not (is_submarine and row.air), f"{where}, air", "nothing on a submarine", row.air)
        is_free = row.navy == "none" or row.vp > 0
        require(is_free, f"{where}, vp", "at least 1", row.vp)
    _check_navies(rows)


def _check_number(value: int | None, where: str) -> None:
    require(value is None or 2 <= value <= 6, where, "a number from 2 to 6", value)


def _check_navies(rows: list[ShipRow]) -> None:
    """Preparazione 2: Nine navies with ships of the base set, and the Non-Combatant; a fleet can be made of each."""
    base: Counter[str] = Counter(row.navy for row in rows if row.pack == "base")
    for navy in (*NAVIES, "none"):
        require(base[navy] > 0, "ships.csv", f"a ship of {navy} in the base set", "none")
    both: Counter[str] = Counter(row.navy for row in rows)
    for navy in (*NAVIES, *EXPANSION_NAVIES):
        require(0 < both[navy] <= 30, "ships.csv", f"1 to 30 ships of {navy}", both[navy])
        cheapest = min(row.vp for row in rows if row.navy == navy)
        require(cheapest <= 5, "ships.csv", f"a ship of {navy} for at most 5 points", cheapest)
    found = [row for row in rows if row.id == NON_COMBATANT]
    is_there = len(found) == 1 and found[0].navy == "none" and found[0].hull is not None
    require(is_there and base["none"] == 1, "ships.csv", f"{NON_COMBATANT} alone without a navy", len(found))


def check_actions(rows: list[ActionRow]) -> None:
    """Carte Azione: Every kind of card is there, and has the values that its rules use."""
    for number, row in enumerate(rows, 2):
        where = f"actions.csv, row {number}"
        allowed = COMBAT.get(row.kind, "")
        support = symbols(row.support, f"{where}, support", allowed or "-")
        symbols(row.stops, f"{where}, stops")
        is_combat = row.kind in COMBAT
        require(is_combat == bool(support), f"{where}, support", "symbols on combat cards only", row.support)
        require(is_combat == (row.needed > 0), f"{where}, needed", "a number on combat cards only", row.needed)
        require(is_combat == (row.hits > 0), f"{where}, hits", "a number on combat cards only", row.hits)
        is_far = row.range == "any"
        require(is_far != (row.kind in ("gun-combat", "missile-combat")), f"{where}, range", "boxes", row.range)
        require(bool(row.stops) == (row.defence > 0), f"{where}, defence", "a number where symbols are", row.defence)
        for column in ("defence", "air", "asw"):
            _check_number(getattr(row, column) or None, f"{where}, {column}")
        _check_flights(row, where)
        require(1 <= row.reinforcement <= 3, f"{where}, reinforcement", "1 to 3", row.reinforcement)
        require(row.copies > 0, f"{where}, copies", "at least 1", row.copies)
    _check_deck(rows)


def _check_flights(row: ActionRow, where: str) -> None:
    """Air Support, Bomber Strike: Only these cards fly; Near Miss stops, and the last four kinds have no numbers."""
    flies = row.kind in ("air-support", "bomber-strike")
    require(flies == (row.air is not None), f"{where}, air", "a number on cards that fly", row.air)
    require(flies == (row.attacks > 0), f"{where}, attacks", "a number on cards that fly", row.attacks)
    is_support = row.kind == "air-support"
    require(is_support == (row.asw is not None), f"{where}, asw", "a number on Air Support only", row.asw)
    require(row.attacks <= 1 or not is_support, f"{where}, attacks", "1", row.attacks)
    require(row.cost == 0 or row.kind == "bomber-strike", f"{where}, cost", "0", row.cost)
    stops = row.kind in (*COMBAT, "air-support", "near-miss")
    require(stops == bool(row.stops), f"{where}, stops", "symbols on cards that block", row.stops)


def _check_deck(rows: list[ActionRow]) -> None:
    """Componenti: A deck that can be dealt to six; Superior Tactics and Intel are one card each, in any number."""
    total = sum(row.copies for row in rows)
    require(total >= 80, "actions.csv", "at least 80 cards", total)
    require(len(rows) <= 50, "actions.csv", "at most 50 different cards", len(rows))
    kinds: Counter[str] = Counter(row.kind for row in rows)
    for kind in ("superior-tactics", "intel"):
        require(kinds[kind] == 1, "actions.csv", f"one row of {kind}", kinds[kind])
    for kind in ("air-support", "bomber-strike"):
        require(kinds[kind] > 0, "actions.csv", f"a row of {kind}", 0)


def check_targets(rows: list[TargetRow]) -> None:
    for number, row in enumerate(rows, 2):
        where = f"targets.csv, row {number}"
        symbols(row.guns, f"{where}, guns", "S M L")
        symbols(row.missiles, f"{where}, missiles", "SSM C")
        symbols(row.stops, f"{where}, stops")
        require(row.hits > 0, f"{where}, hits", "at least 1", row.hits)
        require(row.copies > 0, f"{where}, copies", "at least 1", row.copies)
        require(bool(row.stops) == bool(row.defence), f"{where}, defence", "numbers where symbols are", row.defence)
        for value in row.defence:
            _check_number(value, f"{where}, defence")


def check_missions(rows: list[MissionRow]) -> None:
    """Both rows of a card agree on what concerns both, and Engagement lies beside the deck."""
    first: dict[str, MissionRow] = {}
    for number, row in enumerate(rows, 2):
        other = first.setdefault(row.id, row)
        for column in ("name", "italian", "turns", "deck"):
            agree = getattr(row, column) == getattr(other, column)
            where = f"missions.csv, row {number}, {column}"
            require(agree, where, str(getattr(other, column)), getattr(row, column))
    engagement = first.get(ENGAGEMENT)
    require(engagement is not None and not engagement.deck, "missions.csv", "engagement outside the deck", "nothing")
    in_deck = sum(row.deck for row in first.values())
    require(in_deck >= 6, "missions.csv", "at least 6 cards in the deck", in_deck)
