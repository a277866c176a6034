"""1.1 The cards: German ships, merchants, Action cards and Solitaire cards, read from tables.

Ships are known by their place in `ships`, German ships first and merchants after them; Action cards by their place in
`actions`, copy by copy. States hold these numbers; notation, views and words use the ids.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal, TypeVar

from wardroom.engine import BadData
from wardroom.engine.effects import Names, read_effects
from wardroom.engine.tables import Of, names_of, no_repeats, read_table
from wardroom.games.kaiser.effects import DEEDS, Deed, Half

Dice = tuple[int, ...]
Provenance = Literal["rulebook", "public", "proposed", "own"]
DICED = (
    "challenge",
    "response",
    "guns",
    "torpedo",
    "mines",
    "depth_charges",
    "defence",
    "vp",
    "intercept",
)
"""The printed numbers of an Action card."""
DICE = (4, 6, 8, 10)
"""1.2 A set has one die of each size."""


@dataclass(frozen=True, slots=True)
class GermanShip:
    """A row of ships.csv."""

    id: str
    name: str
    italian: str
    type: Literal["warship", "raider"]
    vp: int
    attack: Dice
    defence: Dice
    mines: bool
    coal: bool
    sails: bool
    seaplane: bool
    fast: bool
    from_vp: Annotated[Provenance, Of("vp")]
    from_attack: Annotated[Provenance, Of("attack")]
    from_defence: Annotated[Provenance, Of("defence")]


@dataclass(frozen=True, slots=True)
class Merchant:
    """A row of merchants.csv."""

    id: str
    name: str
    italian: str
    flag: str
    year: int
    tons: int
    lost_to: str
    sail: bool
    in_1914: bool
    vp: int
    defence: Dice
    challenge: Dice
    response: Dice
    from_name: Annotated[Provenance, Of("name")]
    from_vp: Annotated[Provenance, Of("vp")]
    from_defence: Annotated[Provenance, Of("defence")]
    from_passage: Annotated[Provenance, Of("challenge", "response")]


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A row of actions.csv: one of the 47 types of the book, or an owner's; `rule` is its number in section 3.3."""

    rule: int
    id: str
    name: str
    italian: str
    kind: Half
    effects: Annotated[str, Names(Deed, least=1, most=1)]
    copies: int
    challenge: Dice
    response: Dice
    guns: Dice
    torpedo: Dice
    mines: Dice
    depth_charges: Dice
    defence: Dice
    vp: int | None
    intercept: Dice
    night: int
    from_dice: Annotated[Provenance, Of(*DICED)]


@dataclass(frozen=True, slots=True)
class ActionType(ActionRow):
    """A type of Action card, with the one effect that its row names."""

    effect: Deed

    @property
    def deed(self) -> str:
        """What it does, by the id of the book's own card."""
        return self.effect.id


@dataclass(frozen=True, slots=True)
class SolitaireCard:
    """A row of solitaire.csv: what the phantom does."""

    id: str
    defence_13: str | None
    defence_24: str | None
    special: str | None
    intercept: Literal["british", "raider", "warship"]
    british_dice: Dice
    night: bool
    entry_3: str
    ends_3: bool
    entry_4: str
    ends_4: bool
    source: Annotated[Provenance, Of()]


ROWS: dict[str, type[Any]] = {
    "ships.csv": GermanShip,
    "merchants.csv": Merchant,
    "actions.csv": ActionRow,
    "solitaire.csv": SolitaireCard,
}
FILES = tuple(ROWS)


@dataclass(frozen=True, slots=True)
class ShipCard:
    """A ship as the rules see it, whichever table it comes from."""

    id: str
    name: str
    italian: str
    vp: int
    defence: Dice
    attack: Dice = ()
    challenge: Dice = ()
    response: Dice = ()
    is_warship: bool = False
    is_raider: bool = False
    is_merchant: bool = False
    lays_mines: bool = False
    burns_coal: bool = False
    sails: bool = False
    seaplane: bool = False
    fast: bool = False
    in_1914: bool = False


@dataclass(frozen=True, slots=True)
class ActionCard:
    """One Action card: its type, what that does, and whether its Intercept half is a Night Action."""

    id: str
    type: str
    deed: str
    copy: int
    night: bool


class Cards:
    """All four decks, checked."""

    def __init__(self, files: Mapping[str, str]) -> None:
        """Read the tables from the texts of `FILES`; raises BadData naming file, row and field."""
        german = _read(GermanShip, files, "ships.csv")
        merchants = _read(Merchant, files, "merchants.csv")
        types = [_action_type(row, number) for number, row in enumerate(_read(ActionRow, files, "actions.csv"), 2)]
        self.solitaire = tuple(_read(SolitaireCard, files, "solitaire.csv"))
        self.types = {row.id: row for row in types}
        _check_dice(german, "ships.csv", ("attack", "defence"))
        _check_dice(merchants, "merchants.csv", ("defence", "challenge", "response"))
        _check_dice(types, "actions.csv", ("intercept",))
        _check_dice(types, "actions.csv", OPTIONAL_DICE, least=0)
        _check_dice(self.solitaire, "solitaire.csv", ("british_dice",), least=0)
        _check_ids(german, merchants, types)
        _check_counts(german, merchants, types, self.solitaire)
        _check_types(types)
        _check_solitaire(self.solitaire)
        self.ships = (*map(_german_card, german), *map(_merchant_card, merchants))
        self.actions = tuple(card for row in types for card in _copies(row))
        self.copies = Counter(card.deed for card in self.actions)
        """How many Action cards do a thing."""
        first = {(card.type, card.night): number for number, card in reversed([*enumerate(self.actions)])}
        self.alike = tuple(first[card.type, card.night] for card in self.actions)
        """For each Action card the first one of the same type that serves by day, or by night, like it."""
        self.german = range(len(german))
        self.merchants = range(len(german), len(self.ships))

    def names(self) -> dict[str, dict[str, str]]:
        """What each ship and card is called, by id and language."""
        return names_of((*self.ships, *self.types.values()))


R = TypeVar("R")


def _read(kind: type[R], files: Mapping[str, str], file: str) -> list[R]:
    if file not in files:
        raise BadData(where=file, expected="a table", found="nothing")
    return read_table(kind, files[file], file)


def _german_card(row: GermanShip) -> ShipCard:
    return ShipCard(
        id=row.id,
        name=row.name,
        italian=row.italian,
        vp=row.vp,
        attack=row.attack,
        defence=row.defence,
        is_warship=row.type == "warship",
        is_raider=row.type == "raider",
        lays_mines=row.mines,
        burns_coal=row.coal,
        sails=row.sails,
        seaplane=row.seaplane,
        fast=row.fast,
    )


def _merchant_card(row: Merchant) -> ShipCard:
    return ShipCard(
        id=row.id,
        name=row.name,
        italian=row.italian,
        vp=row.vp,
        defence=row.defence,
        challenge=row.challenge,
        response=row.response,
        is_merchant=True,
        sails=row.sail,
        in_1914=row.in_1914,
    )


def _action_type(row: ActionRow, number: int) -> ActionType:
    """3.3 A type does one thing, out of the pool of effects."""
    where = f"actions.csv, row {number}, effects"
    effects = read_effects(Deed, row.effects, where)
    if len(effects) != 1:
        raise BadData(where=where, expected="one effect", found=row.effects)
    return ActionType(**asdict(row), effect=effects[0])


def _copies(row: ActionType) -> list[ActionCard]:
    """3.3 The copies of a type; the highest-numbered ones are Night Actions."""
    by_day = row.copies - row.night
    return [ActionCard(f"{row.id}.{n}", row.id, row.deed, n, n > by_day) for n in range(1, row.copies + 1)]


def _check_dice(rows: Sequence[Any], file: str, columns: tuple[str, ...], least: int = 1) -> None:
    """1.2 One to three dice of different sizes, of the four there are; none where a card may do without."""
    for number, row in enumerate(rows, 2):
        for column in columns:
            dice = getattr(row, column)
            if not least <= len(dice) <= 3 or len(set(dice)) < len(dice) or not set(dice) <= set(DICE):
                found = "/".join(map(str, dice)) or "nothing"
                raise BadData(where=f"{file}, row {number}, {column}", expected="dice such as 10/8/4", found=found)


def _check_ids(german: list[GermanShip], merchants: list[Merchant], types: list[ActionType]) -> None:
    """Ids are words of the notation, each for one thing; players tell ships and cards apart by their names."""
    taken: list[str] = []
    tables: dict[str, Sequence[Any]] = {"ships.csv": german, "merchants.csv": merchants, "actions.csv": types}
    for file, rows in tables.items():
        for number, row in enumerate(rows, 2):
            if not re.fullmatch("[a-z0-9_]+", row.id):
                raise BadData(where=f"{file}, row {number}, id", expected="letters a-z, digits and _", found=row.id)
        no_repeats(rows, file, "id", taken)
        no_repeats(rows, file, "name")
        no_repeats(rows, file, "italian")
        taken += [row.id for row in rows]


def _check_counts(
    german: list[GermanShip], merchants: list[Merchant], types: list[ActionType], solitaire: Sequence[SolitaireCard]
) -> None:
    """2.1, 6.4, 6.5 Enough cards for four players with every option, and some to spare."""
    later = [row for row in merchants if not row.in_1914]
    plain = [row for row in types if row.deed not in (*EXPANSION, "breakout")]
    for file, found, least, what in (
        ("ships.csv", len(german), 20, "ships"),
        ("merchants.csv", len(merchants), 24, "merchants"),
        ("merchants.csv", len(later), 12, "merchants not of 1914"),
        *(("merchants.csv", sum(row.vp == vp for row in later), 5, f"of {vp} points not of 1914") for vp in (5, 7, 9)),
        ("actions.csv", sum(row.copies for row in plain), 81, "cards besides Breakout and the expansion"),
        ("solitaire.csv", len(solitaire), 1, "cards"),
    ):
        if found < least:
            raise BadData(where=file, expected=f"at least {least} {what}", found=str(found))


def _check_types(types: list[ActionType]) -> None:
    """3.3 No card of the book can be missing or do another thing; what an owner adds fits the effect that it names."""
    for missing in sorted(set(DEEDS) - {row.id for row in types}):
        raise BadData(where="actions.csv", expected=missing, found="nothing")
    for number, row in enumerate(types, 2):
        where = f"actions.csv, row {number}"
        if row.id in DEEDS and row.deed != row.id:
            raise BadData(where=f"{where}, effects", expected=DEEDS[row.id].kind, found=row.effect.kind)
        if row.rule != row.effect.paragraph:
            raise BadData(where=f"{where}, rule", expected=str(row.effect.paragraph), found=str(row.rule))
        if row.kind != row.effect.half:
            raise BadData(where=f"{where}, kind", expected=row.effect.half, found=row.kind)
        if not row.copies:
            raise BadData(where=f"{where}, copies", expected="at least 1", found="0")
        if row.night > row.copies:
            raise BadData(where=f"{where}, night", expected=f"at most {row.copies}", found=str(row.night))
        for column in row.effect.needs:
            if not getattr(row, column):
                raise BadData(where=f"{where}, {column}", expected="a value", found="nothing")


def _check_solitaire(cards: Sequence[SolitaireCard]) -> None:
    """5.1 The phantom's entries are those that its rules know."""
    no_repeats(cards, "solitaire.csv")
    for number, card in enumerate(cards, 2):
        where = f"solitaire.csv, row {number}"
        for column, known in (
            ("defence_13", PHANTOM_REACTIONS),
            ("defence_24", PHANTOM_REACTIONS),
            ("special", PHANTOM_SPECIALS),
            ("entry_3", PHANTOM_ENTRIES),
            ("entry_4", PHANTOM_ENTRIES),
        ):
            value = getattr(card, column)
            if value is not None and value not in known:
                raise BadData(where=f"{where}, {column}", expected=", ".join(sorted(known)), found=value)
        if card.intercept == "british" and not card.british_dice:
            raise BadData(where=f"{where}, british_dice", expected="dice such as 10/8", found="nothing")


OPTIONAL_DICE = ("challenge", "response", "guns", "torpedo", "mines", "depth_charges", "defence")
_UNDIVIDED = frozenset((6, 8, 9, 12, 22, 26, 27, 29, 35, 36, 39, 42, 43, 45))
"""Paragraphs of section 3.3 that the register does not divide into a, b, c."""


def rule_of(card: str) -> str:
    """The rule that says what a type of Action card, or one of its copies, does; no paragraph names an owner's."""
    deed = DEEDS.get(card.partition(".")[0])
    if deed is None:
        return "3.3"
    return f"3.3.{deed.paragraph}" if deed.paragraph in _UNDIVIDED else f"3.3.{deed.paragraph}.a"


EXPANSION = (
    "bounding_main",
    "breakdown",
    "exchange_information",
    "mistaken_identity",
    "pull_the_plug",
    "sail_q_ship",
    "searchlight",
    "special_cargo",
)
"""The eight cards that were once sold apart."""

PHANTOM_REACTIONS = frozenset(
    [
        "amc",
        "break_contact",
        "fast_ship",
        "minesweeper",
        "non_combatant",
        "q_ship",
        "qqq",
        "razzle_dazzle",
        "recalled",
        "shallow_run",
        "slim_pickings",
        "trap",
    ]
)
PHANTOM_SPECIALS = frozenset(("boarding_party", "good_hunting", "reflag", "shipping_lanes", "surprise_attack"))
PHANTOM_ENTRIES = frozenset(
    [
        "blockade_runner",
        "breakout",
        "collier",
        "damage_control",
        "deception",
        "fair_seas",
        "fog_bank",
        "heavy_weather",
        "interned",
        "interrogate_high",
        "interrogate_low",
        "interrogate_random",
        "island_refuge",
        "lay_mines",
        "monitor",
        "recon_aircraft",
        "rendezvous_missed",
        "scuttle",
        "second_chance",
        "submarine_mines",
        "submarine_torpedo",
        "transfer_command",
    ]
)
