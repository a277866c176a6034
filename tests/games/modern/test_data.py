"""The cards: how many there are, what they are worth, and what a table of an owner may not be."""

import csv
from collections import Counter
from io import StringIO

import pytest

from wardroom.engine import BadData
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rows import AIR, ASW, CRUISE, SSM, TORPEDO
from wardroom.games.modern.scenarios import FILES

SHIPS = {ship.id: ship for ship in GAME.cards.ships}
CARDS = {card.id: card for card in GAME.cards.actions}
TEXTS = GAME.texts

PER_NAVY = {"us": 19, "su": 20, "uk": 14, "cn": 12, "tw": 8, "jp": 12, "no": 7, "ar": 7, "fr": 10, "none": 1}


@rule("modern", "data.ships")
def test_the_base_set_has_110_ship_cards() -> None:
    base = [ship for ship in SHIPS.values() if ship.pack == "base"]
    assert Counter(ship.navy for ship in base) == PER_NAVY
    assert len(base) == 110


@rule("modern", "data.actions")
def test_the_action_deck_has_110_cards() -> None:
    copies: Counter[str] = Counter()
    for card in CARDS.values():
        copies[card.kind] += card.copies
    assert copies == {
        "gun-combat": 26,
        "missile-combat": 32,
        "torpedo-combat": 9,
        "air-support": 14,
        "bomber-strike": 3,
        "battle-plan": 4,
        "intel": 6,
        "near-miss": 6,
        "superior-tactics": 3,
        "repair": 3,
        "screening-ship": 4,
    }
    assert len(GAME.cards.deck) == sum(copies.values()) == 110


@rule("modern", "data.reinforcement")
def test_reinforcement_values() -> None:
    values = Counter(GAME.cards.actions[card].reinforcement for card in GAME.cards.deck)
    assert values == {1: 76, 2: 28, 3: 6}


@rule("modern", "data.range-patterns")
def test_guns_and_missiles_have_one_of_three_ranges() -> None:
    kinds = ("gun-combat", "missile-combat")
    assert {card.reach for card in CARDS.values() if card.kind in kinds} == {(1, 1), (1, 2), (2, 3)}
    assert {card.reach for card in CARDS.values() if card.kind not in kinds} == {(0, 0)}


@rule("modern", "data.submarine-card")
def test_submarines_have_two_evasions_and_no_hull() -> None:
    boats = [ship for ship in SHIPS.values() if ship.is_submarine]
    assert len(boats) == 31
    assert all(not ship.hull and min(ship.evasion) >= 2 for ship in boats)
    assert {ship.id for ship in SHIPS.values() if ship.weapons & TORPEDO} == {ship.id for ship in boats}
    assert all(ship.hull for ship in SHIPS.values() if not ship.is_submarine)


@rule("modern", "variant.expansion-navies")
def test_the_expansion_adds_three_navies_and_a_ship_for_each_other() -> None:
    new = Counter(ship.navy for ship in SHIPS.values() if ship.pack == "campaign" and not ship.is_target)
    assert new == {
        "in": 10,
        "it": 8,
        "de": 8,
        **dict.fromkeys(("us", "su", "uk", "cn", "tw", "jp", "no", "ar", "fr"), 1),
    }


@rule("modern", "target.cards")
def test_target_cards() -> None:
    targets = [ship for ship in SHIPS.values() if ship.is_target]
    assert {(ship.type, ship.ship_class, ship.years, ship.vp) for ship in targets} == {("TGT", "-", "-", 0)}
    kinds = Counter((ship.id.partition(".")[0].removeprefix("target-"), ship.is_land, ship.hull) for ship in targets)
    assert kinds == {
        ("non-combatant", False, 4): 4,
        ("landing-ship", False, 4): 3,
        ("oil-platform", False, 3): 4,
        ("airfield", True, 6): 2,
        ("radar-station", True, 3): 2,
        ("missile-base", True, 5): 2,
        ("command-centre", True, 6): 1,
        ("coastal-battery", True, 5): 1,
        ("port-facility", True, 6): 2,
    }
    assert all(ship.vp == 0 for ship in targets)


@rule("modern", "scenario.sums")
def test_scenario_sums() -> None:
    def worth(ships: str) -> int:
        return sum(SHIPS[ship].vp for ship in ships.split())

    assert worth("no-bergen no-narvik no-trondheim no-ula") == 11
    assert worth("su-druzhny su-smerch su-k-316") == worth("su-druzhny su-neustrashimy su-k-316") == 11
    assert worth("us-enterprise us-ticonderoga us-los-angeles us-virginia us-oh-perry us-gary") == 35
    bears = worth("su-kiev su-kirov su-slava su-admiral-isakov su-druzhny su-k-316 su-k-503")
    assert bears + CARDS["bomber-strike"].reinforcement == 35
    assert worth("cn-hangzhou cn-fuzhou cn-wuhu cn-725 cn-8119 cn-322") == 13
    pandas = worth("tw-kee-lung tw-su-ao tw-cheng-ho tw-hai-lung")
    assert {pandas + card.reinforcement for card in CARDS.values() if card.kind == "air-support"} == {13}


def test_values_that_the_rulebook_prints() -> None:
    kirov, ticonderoga, kiev = SHIPS["su-kirov"], SHIPS["us-ticonderoga"], SHIPS["su-kiev"]
    assert (kirov.hull, kirov.weapons & (SSM | CRUISE), kirov.defence) == (7, SSM | CRUISE, (5,))
    assert (ticonderoga.defence, ticonderoga.stops) == ((3, 3), AIR | CRUISE)
    assert (kiev.air, kiev.asw, kiev.defence) == ((5,), 5, (5,))
    assert (SHIPS["us-enterprise"].air, SHIPS["us-enterprise"].asw) == ((4, 4), 4)
    assert (SHIPS["no-ula"].evasion, SHIPS["no-ula"].asw) == ((3, 5), 5)
    assert SHIPS["su-k-316"].evasion == (3, 5)
    assert SHIPS["su-titan"].command == 1
    assert CARDS["near-miss-3"].stops & (ASW | TORPEDO | AIR) == ASW | TORPEDO | AIR


@pytest.mark.parametrize("file", FILES)
def test_every_table_of_the_package_can_be_given_again(file: str) -> None:
    again = GAME.with_tables({file: TEXTS[file]})
    assert again.cards.ships == GAME.cards.ships and again.scenarios.known == GAME.scenarios.known
    assert again.rules_version.startswith(f"{GAME.rules_version}+")


def test_other_cards_make_another_rules_version() -> None:
    changed = TEXTS["ships.csv"].replace("Nimitz,Nimitz,us", "Nimitz!,Nimitz,us", 1)
    one, other = GAME.with_tables({"ships.csv": changed}), GAME.with_tables({})
    assert one.rules_version != other.rules_version
    assert one.names["us-nimitz"]["en"] == "Nimitz!"


def edited(file: str, row: int, **cells: str) -> dict[str, str]:
    """The tables with some cells of a row changed; rows are counted as a spreadsheet does."""
    lines = list(csv.reader(StringIO(TEXTS[file])))
    for column, value in cells.items():
        lines[row - 1][lines[0].index(column)] = value
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return {**TEXTS, file: text.getvalue()}


def without_row(file: str, row: int) -> dict[str, str]:
    """The tables without a row."""
    lines = TEXTS[file].splitlines()
    return {**TEXTS, file: "\n".join(lines[: row - 1] + lines[row:])}


def row_of(file: str, name: str) -> int:
    lines = list(csv.reader(StringIO(TEXTS[file])))
    return next(number for number, line in enumerate(lines, 1) if line[0] == name)


def refused(texts: dict[str, str]) -> tuple[str, str]:
    """Where a table is wrong, and what should be there."""
    with pytest.raises(BadData) as caught:
        Cards(texts)
    return str(caught.value.facts["where"]), str(caught.value.facts["expected"])


def found_in(texts: dict[str, str]) -> str:
    """What stands in a table that is wrong."""
    with pytest.raises(BadData) as caught:
        Cards(texts)
    return str(caught.value.facts["found"])


@pytest.mark.parametrize(
    ("ship", "column", "value"),
    [
        ("us-nimitz", "vp", "x"),
        ("us-nimitz", "vp", "0"),
        ("us-nimitz", "hull", "0"),
        ("us-nimitz", "navy", "xx"),
        ("us-nimitz", "guns", "SSM"),
        ("us-nimitz", "guns", "S S"),
        ("us-nimitz", "missiles", "M"),
        ("us-nimitz", "stops", "Q"),
        ("us-nimitz", "torpedo", "yes"),
        ("us-nimitz", "torpedo", "perhaps"),
        ("us-nimitz", "asw", "7"),
        ("us-nimitz", "air", "3/9"),
        ("us-nimitz", "evasion", "1"),
        ("us-nimitz", "active_evasion", "4"),
        ("us-nimitz", "id", "US Nimitz"),
        ("us-nimitz", "from_vp", "rumour"),
        ("us-los-angeles", "air", "4"),
    ],
)
def test_a_wrong_cell_of_a_ship_is_named(ship: str, column: str, value: str) -> None:
    number = row_of("ships.csv", ship)
    assert refused(edited("ships.csv", number, **{column: value}))[0] == f"ships.csv, row {number}, {column}"


def test_a_submarine_needs_both_evasions() -> None:
    number = row_of("ships.csv", "us-los-angeles")
    where, expected = refused(edited("ships.csv", number, active_evasion=""))
    assert (where, expected) == (f"ships.csv, row {number}, evasion", "two evasion numbers without a hull")


def test_defence_needs_symbols_and_numbers() -> None:
    number = row_of("ships.csv", "su-kirov")
    assert refused(edited("ships.csv", number, defence=""))[0] == f"ships.csv, row {number}, defence"
    assert refused(edited("ships.csv", number, stops=""))[0] == f"ships.csv, row {number}, defence"


def test_two_ships_cannot_share_an_id_or_a_name() -> None:
    number = row_of("ships.csv", "us-iowa")
    assert refused(edited("ships.csv", number, id="us-nimitz"))[0] == f"ships.csv, row {number}, id"
    assert refused(edited("ships.csv", number, name="Nimitz"))[0] == f"ships.csv, row {number}, name"


def test_no_navy_may_be_missing() -> None:
    lines = [line for line in TEXTS["ships.csv"].splitlines() if not line.startswith("no-")]
    where, expected = refused({**TEXTS, "ships.csv": "\n".join(lines)})
    assert (where, expected) == ("ships.csv", "a ship of no in the base set")


def test_the_non_combatant_may_not_be_missing() -> None:
    where, _ = refused(without_row("ships.csv", row_of("ships.csv", "non-combatant")))
    assert where == "ships.csv"


def test_another_ship_cannot_stand_in_for_the_non_combatant() -> None:
    number, message = row_of("ships.csv", "non-combatant"), "non-combatant alone without a navy"
    assert refused(edited("ships.csv", number, id="ferry")) == ("ships.csv", message)
    drafted = edited("ships.csv", number, navy="us", vp="1")["ships.csv"]
    line = TEXTS["ships.csv"].splitlines()[number - 1]
    stray = ",".join(["ferry", "Ferry", "Traghetto", *line.split(",")[3:]])
    assert refused({**TEXTS, "ships.csv": f"{drafted}{stray}\n"}) == ("ships.csv", message)
    assert refused({**TEXTS, "ships.csv": f"{TEXTS['ships.csv']}{stray}\n"}) == ("ships.csv", message)


@pytest.mark.parametrize(("count", "is_enough"), [(0, False), (1, True)])
def test_a_navy_of_the_expansions_has_a_ship_at_least(count: int, is_enough: bool) -> None:
    lines = TEXTS["ships.csv"].splitlines()
    italian = [line for line in lines if line.startswith("it-")]
    cheap = next(line for line in italian if int(line.split(",")[8]) <= 5)
    left = [line for line in lines if line not in italian or (count and line == cheap)]
    texts = {**TEXTS, "ships.csv": "\n".join(left)}
    if is_enough:
        assert len(Cards(texts).navy("it", expansion=True)) == 1
    else:
        assert refused(texts) == ("ships.csv", "1 to 30 ships of it")


def test_a_navy_needs_a_cheap_ship() -> None:
    lines = [line.split(",") for line in TEXTS["ships.csv"].splitlines()]
    dear = [",".join([*cells[:8], "6", *cells[9:]]) if cells[3] == "no" else ",".join(cells) for cells in lines]
    assert refused({**TEXTS, "ships.csv": "\n".join(dear)})[1] == "a ship of no for at most 5 points"


@pytest.mark.parametrize(
    ("card", "column", "value"),
    [
        ("gun-small-2", "support", ""),
        ("gun-small-2", "support", "SSM"),
        ("gun-small-2", "needed", "0"),
        ("gun-small-2", "hits", "0"),
        ("gun-small-2", "range", "any"),
        ("gun-small-2", "range", "3"),
        ("gun-small-2", "defence", "0"),
        ("gun-small-2", "defence", "7"),
        ("gun-small-2", "stops", ""),
        ("gun-small-2", "air", "4"),
        ("gun-small-2", "asw", "4"),
        ("gun-small-2", "reinforcement", "4"),
        ("gun-small-2", "copies", "0"),
        ("gun-small-2", "cost", "1"),
        ("gun-small-2", "kind", "gun"),
        ("torp-4", "range", "1-2"),
        ("air-strike", "asw", ""),
        ("air-strike", "attacks", "2"),
        ("bomber-strike", "air", ""),
        ("intel", "support", "S"),
        ("intel", "stops", "A"),
    ],
)
def test_a_wrong_cell_of_an_action_card_is_named(card: str, column: str, value: str) -> None:
    number = row_of("actions.csv", card)
    where, _ = refused(edited("actions.csv", number, **{column: value}))
    assert where.startswith(f"actions.csv, row {number}, ")


@pytest.mark.parametrize("card", ["superior-tactics", "intel", "bomber-strike"])
def test_no_special_card_may_be_missing(card: str) -> None:
    assert refused(without_row("actions.csv", row_of("actions.csv", card)))[0] == "actions.csv"


def test_a_deck_is_large_enough_for_six() -> None:
    lines = list(csv.reader(StringIO(TEXTS["actions.csv"])))
    at = lines[0].index("copies")
    small = [lines[0], *([*line[:at], "1", *line[at + 1 :]] for line in lines[1:])]
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(small)
    assert refused({**TEXTS, "actions.csv": text.getvalue()}) == ("actions.csv", "at least 80 cards")


@pytest.mark.parametrize(
    ("column", "value"), [("hits", "0"), ("copies", "0"), ("guns", "A"), ("missiles", "S"), ("ground", "air")]
)
def test_a_wrong_cell_of_a_target_is_named(column: str, value: str) -> None:
    number = row_of("targets.csv", "target-airfield")
    assert refused(edited("targets.csv", number, **{column: value}))[0] == f"targets.csv, row {number}, {column}"


@pytest.mark.parametrize(
    ("row", "column", "value", "where"),
    [
        (2, "turns", "0", "row 2, turns"),
        (2, "limit", "0", "row 2, limit"),
        (2, "hand", "1", "row 2, hand"),
        (2, "adds", "target-submarine*2", "row 2, adds"),
        (2, "adds", "target-non-combatant*5", "row 2, adds"),
        (2, "adds", "target-airfield*1", "row 2, adds"),
        (2, "only", "air", "row 2, only"),
        (2, "saved", "target-non-combatant=0", "row 2, saved"),
        (2, "role", "defender", "row 3, role"),
        (3, "turns", "4", "row 3, turns"),
        (2, "id", "Convoy", "row 2, id"),
        (2, "id", "intel", "row 2, id"),
    ],
)
def test_a_wrong_cell_of_a_mission_is_named(row: int, column: str, value: str, where: str) -> None:
    assert refused(edited("missions.csv", row, **{column: value}))[0] == f"missions.csv, {where}"


def test_a_mission_has_two_sides_and_engagement_lies_beside_the_deck() -> None:
    assert refused(without_row("missions.csv", 2)) == ("missions.csv", "military-convoy for aggressor and defender")
    lines = TEXTS["missions.csv"].splitlines()
    assert refused({**TEXTS, "missions.csv": "\n".join(lines[:-2])})[1] == "engagement outside the deck"
    assert refused({**TEXTS, "missions.csv": "\n".join([*lines[:7], *lines[-2:]])})[1] == "at least 6 cards in the deck"


def test_a_missing_table_is_named() -> None:
    assert refused({name: text for name, text in TEXTS.items() if name != "ships.csv"})[0] == "ships.csv"


@rule("modern", "target.cards")
def test_targets_of_which_there_are_several_are_told_apart_by_number() -> None:
    several = [ship.id for ship in SHIPS.values() if ship.is_target and f"{ship.id.partition('.')[0]}.2" in SHIPS]
    assert {"target-airfield.1", "target-airfield.2", "target-radar-station.2"} <= set(several)
    for name in several:
        kind, _, number = name.partition(".")
        assert GAME.names[name] == {language: f"{words} {number}" for language, words in GAME.names[kind].items()}
