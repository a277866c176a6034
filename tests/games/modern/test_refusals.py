"""Tables of an owner: each thing that cannot stand in one is refused with its place and with what could stand there."""

import csv
from io import StringIO

import pytest

from tests.games.modern.test_data import TEXTS, edited, found_in, refused, row_of, without_row
from wardroom.games.modern.cards import Cards

DIE = "a number from 2 to 6"
GUNS, MISSILES, ANY = (f"some of {known}, each once" for known in ("S M L", "SSM C", "S M L SSM C T A ASW"))
COMBAT_ONLY, FLIERS = "a number on combat cards only", "a number on cards that fly"


@pytest.mark.parametrize(
    ("file", "piece", "column", "value", "expected"),
    [
        ("ships.csv", "us-nimitz", "guns", "S S", GUNS),
        ("ships.csv", "us-nimitz", "missiles", "M", MISSILES),
        ("ships.csv", "us-nimitz", "stops", "Q", ANY),
        ("ships.csv", "us-nimitz", "asw", "1", DIE),
        ("ships.csv", "us-nimitz", "asw", "7", DIE),
        ("ships.csv", "us-nimitz", "evasion", "7", DIE),
        ("ships.csv", "us-los-angeles", "evasion", "1", DIE),
        ("ships.csv", "us-los-angeles", "active_evasion", "7", DIE),
        ("ships.csv", "us-nimitz", "air", "3/7", DIE),
        ("ships.csv", "su-kirov", "defence", "7", DIE),
        ("ships.csv", "su-kirov", "defence", "", "numbers where symbols are"),
        ("ships.csv", "us-nimitz", "hull", "0", "at least 1"),
        ("ships.csv", "us-los-angeles", "evasion", "", "two evasion numbers without a hull"),
        ("ships.csv", "us-nimitz", "active_evasion", "4", "nothing"),
        ("ships.csv", "us-nimitz", "torpedo", "yes", "no, but on a submarine"),
        ("ships.csv", "us-los-angeles", "air", "4", "nothing on a submarine"),
        ("ships.csv", "us-nimitz", "vp", "0", "at least 1"),
        ("ships.csv", "us-nimitz", "id", "US Nimitz", "letters a-z, digits and -"),
        ("ships.csv", "us-nimitz", "id", "us--nimitz", "letters a-z, digits and -"),
        ("actions.csv", "gun-small-2", "support", "SSM", GUNS),
        ("actions.csv", "msl-ssm-2", "support", "T", MISSILES),
        ("actions.csv", "torp-4", "support", "S", "some of T, each once"),
        ("actions.csv", "intel", "support", "S", "some of -, each once"),
        ("actions.csv", "gun-small-2", "support", "", "symbols on combat cards only"),
        ("actions.csv", "gun-small-2", "stops", "Q", ANY),
        ("actions.csv", "gun-small-2", "needed", "0", COMBAT_ONLY),
        ("actions.csv", "intel", "needed", "1", COMBAT_ONLY),
        ("actions.csv", "gun-small-2", "hits", "0", COMBAT_ONLY),
        ("actions.csv", "intel", "hits", "1", COMBAT_ONLY),
        ("actions.csv", "gun-small-2", "range", "any", "boxes"),
        ("actions.csv", "msl-ssm-2", "range", "any", "boxes"),
        ("actions.csv", "torp-4", "range", "1-2", "boxes"),
        ("actions.csv", "gun-small-2", "defence", "0", "a number where symbols are"),
        ("actions.csv", "gun-small-2", "defence", "1", DIE),
        ("actions.csv", "gun-small-2", "defence", "7", DIE),
        ("actions.csv", "air-strike", "air", "7", DIE),
        ("actions.csv", "air-strike", "asw", "7", DIE),
        ("actions.csv", "gun-small-2", "air", "4", FLIERS),
        ("actions.csv", "bomber-strike", "air", "", FLIERS),
        ("actions.csv", "gun-small-2", "attacks", "1", FLIERS),
        ("actions.csv", "bomber-strike", "attacks", "0", FLIERS),
        ("actions.csv", "air-strike", "asw", "", "a number on Air Support only"),
        ("actions.csv", "bomber-strike", "asw", "4", "a number on Air Support only"),
        ("actions.csv", "air-strike", "attacks", "2", "1"),
        ("actions.csv", "gun-small-2", "cost", "1", "0"),
        ("actions.csv", "gun-small-2", "reinforcement", "0", "1 to 3"),
        ("actions.csv", "gun-small-2", "reinforcement", "4", "1 to 3"),
        ("actions.csv", "gun-small-2", "copies", "0", "at least 1"),
        ("targets.csv", "target-airfield", "guns", "A", GUNS),
        ("targets.csv", "target-airfield", "missiles", "S", MISSILES),
        ("targets.csv", "target-airfield", "stops", "Q", ANY),
        ("targets.csv", "target-airfield", "hits", "0", "at least 1"),
        ("targets.csv", "target-airfield", "copies", "0", "at least 1"),
        ("targets.csv", "target-airfield", "defence", "", "numbers where symbols are"),
        ("targets.csv", "target-airfield", "defence", "7", DIE),
        ("targets.csv", "target-airfield", "defence", "5/7", DIE),
        ("missions.csv", "military-convoy", "only", "air", "any, for Combined Targets"),
        ("missions.csv", "military-convoy", "turns", "0", "at least 1"),
        ("missions.csv", "military-convoy", "limit", "0", "at least 1"),
        ("missions.csv", "military-convoy", "hand", "2", "3 to 12"),
        ("missions.csv", "military-convoy", "hand", "13", "3 to 12"),
        ("missions.csv", "military-convoy", "adds", "target-airfield*1", "Combined Targets at sea"),
        ("missions.csv", "military-convoy", "adds", "target-non-combatant*5", "at most 4 in all"),
        ("missions.csv", "military-convoy", "id", "intel", "a name of its own"),
    ],
)
def test_a_cell_is_refused_with_what_could_stand_there(
    file: str, piece: str, column: str, value: str, expected: str
) -> None:
    number = row_of(file, piece)
    texts = edited(file, number, **{column: value})
    assert refused(texts) == (f"{file}, row {number}, {column}", expected)
    assert found_in(texts) in (value or "nothing")


def test_what_is_missing_is_found_to_be_nothing() -> None:
    engagement = TEXTS["missions.csv"].splitlines()[:-2]
    assert found_in({**TEXTS, "missions.csv": "\n".join(engagement)}) == "nothing"
    assert found_in({name: text for name, text in TEXTS.items() if name != "ships.csv"}) == "nothing"
    norwegian = [line for line in TEXTS["ships.csv"].splitlines() if not line.startswith("no-")]
    assert found_in({**TEXTS, "ships.csv": "\n".join(norwegian)}) == "none"
    assert found_in(edited("ships.csv", row_of("ships.csv", "us-los-angeles"), air="4/5")) == "4/5"


@pytest.mark.parametrize("wrong", ["submarine*1", "target-airfield", "target-airfield*x", "target-airfield*²"])
@pytest.mark.parametrize("more", ["", "target-airfield*1 "])
def test_targets_are_named_with_their_number(wrong: str, more: str) -> None:
    texts = edited("missions.csv", 5, adds=more + wrong)
    assert refused(texts) == ("missions.csv, row 5, adds", "Targets such as target-non-combatant*2")


def test_points_for_targets_have_three_digits_at_most() -> None:
    Cards(edited("missions.csv", 2, saved="target-non-combatant=999"))
    expected = "Targets such as target-non-combatant=2"
    assert refused(edited("missions.csv", 2, saved="target-non-combatant=1000"))[1] == expected
    assert refused(edited("missions.csv", 2, saved="target-non-combatant=1 target-non-combatant=2"))[1] == expected
    assert refused(edited("missions.csv", 3, destroyed="target-non-combatant=0")) == (
        "missions.csv, row 3, destroyed",
        expected,
    )


@pytest.mark.parametrize(
    ("column", "value", "expected"),
    [("name", "Convoy", "Military Convoy"), ("italian", "Convoglio", "Military Convoy"), ("turns", "4", "3")],
)
def test_both_halves_of_a_mission_agree(column: str, value: str, expected: str) -> None:
    assert refused(edited("missions.csv", 3, **{column: value})) == (f"missions.csv, row 3, {column}", expected)


def test_both_halves_lie_in_the_deck_or_neither() -> None:
    assert refused(edited("missions.csv", 3, deck="no")) == ("missions.csv, row 3, deck", "True")
    in_deck = edited("missions.csv", row_of("missions.csv", "engagement"), deck="yes")["missions.csv"]
    both = in_deck.replace(
        "engagement,Engagement,Engagement,defender,2,no", "engagement,Engagement,Engagement,defender,2,yes"
    )
    assert refused({**TEXTS, "missions.csv": both}) == ("missions.csv", "engagement outside the deck")


def test_each_half_of_a_mission_is_there_once() -> None:
    assert refused(edited("missions.csv", 3, role="aggressor")) == ("missions.csv, row 3, role", "each role once")
    assert refused(without_row("missions.csv", 3))[1] == "military-convoy for aggressor and defender"


@pytest.mark.parametrize(("missions", "is_right"), [(6, True), (5, False)])
def test_there_are_six_missions_in_the_deck_at_least(missions: int, is_right: bool) -> None:
    lines = TEXTS["missions.csv"].splitlines()
    texts = {**TEXTS, "missions.csv": "\n".join([*lines[: 1 + 2 * missions], *lines[-2:]])}
    if is_right:
        assert len(Cards(texts).mission_deck) == 6
    else:
        assert refused(texts) == ("missions.csv", "at least 6 cards in the deck")


def rewritten(file: str, cells: dict[str, str], *, navy: str = "", kind: str = "") -> dict[str, str]:
    """The tables with cells of all rows of a navy, or a kind, changed."""
    lines = list(csv.reader(StringIO(TEXTS[file])))
    head = lines[0]
    for line in lines[1:]:
        if line[head.index("navy" if navy else "kind")] == (navy or kind):
            for column, value in cells.items():
                line[head.index(column)] = value
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return {**TEXTS, file: text.getvalue()}


def with_ships(count: int) -> dict[str, str]:
    """The tables with so many ships of Norway."""
    lines = TEXTS["ships.csv"].splitlines()
    bergen = next(line for line in lines if line.startswith("no-bergen,"))
    missing = count - sum(line.startswith("no-") for line in lines)
    more = [bergen.replace("no-bergen,Bergen,Bergen", f"no-x{at},X{at},X{at}") for at in range(missing)]
    return {**TEXTS, "ships.csv": "\n".join([*lines, *more])}


def test_a_navy_has_thirty_ships_at_most() -> None:
    assert len(Cards(with_ships(30)).navy("no", expansion=True)) == 30
    assert refused(with_ships(31)) == ("ships.csv", "1 to 30 ships of no")


def test_a_navy_of_the_expansion_may_not_be_missing() -> None:
    lines = [line for line in TEXTS["ships.csv"].splitlines() if not line.startswith("de-")]
    assert refused({**TEXTS, "ships.csv": "\n".join(lines)}) == ("ships.csv", "1 to 30 ships of de")


@pytest.mark.parametrize(("price", "is_right"), [("5", True), ("6", False)])
@pytest.mark.parametrize("navy", ["no", "de"])
def test_the_cheapest_ship_of_a_navy_costs_five_at_most(navy: str, price: str, is_right: bool) -> None:
    texts = rewritten("ships.csv", {"vp": price}, navy=navy)
    if is_right:
        assert {Cards(texts).ships[ship].vp for ship in Cards(texts).navy(navy, expansion=True)} == {5}
    else:
        assert refused(texts) == ("ships.csv", f"a ship of {navy} for at most 5 points")


@pytest.mark.parametrize(
    "cells", [{"navy": "us", "vp": "5"}, {"hull": "", "evasion": "3", "active_evasion": "4"}, {"pack": "campaign"}]
)
def test_the_non_combatant_is_a_ship_without_a_navy(cells: dict[str, str]) -> None:
    number = row_of("ships.csv", "non-combatant")
    where, expected = refused(edited("ships.csv", number, **cells))
    alone = "non-combatant alone without a navy"
    assert where == "ships.csv" and expected in (alone, "a ship of none in the base set")


def test_the_non_combatant_is_the_only_ship_without_a_navy() -> None:
    number = row_of("ships.csv", "us-nimitz")
    assert refused(edited("ships.csv", number, navy="none")) == ("ships.csv", "non-combatant alone without a navy")


def test_a_ship_without_a_navy_may_be_worth_nothing() -> None:
    cards = Cards(edited("ships.csv", row_of("ships.csv", "non-combatant"), vp="0"))
    assert cards.ships[cards.non_combatant].vp == 0


def deck_of(total: int) -> dict[str, str]:
    """The tables with so many Action cards: one of each, and more of the first."""
    lines = list(csv.reader(StringIO(TEXTS["actions.csv"])))
    at = lines[0].index("copies")
    for line in lines[1:]:
        line[at] = "1"
    lines[1][at] = str(total - len(lines) + 2)
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return {**TEXTS, "actions.csv": text.getvalue()}


def test_a_deck_has_eighty_cards_at_least() -> None:
    assert len(Cards(deck_of(80)).deck) == 80
    assert refused(deck_of(79)) == ("actions.csv", "at least 80 cards")


@pytest.mark.parametrize(("kinds", "is_right"), [(50, True), (51, False)])
def test_a_deck_has_fifty_different_cards_at_most(kinds: int, is_right: bool) -> None:
    lines = TEXTS["actions.csv"].splitlines()
    repair = next(line for line in lines if line.startswith("repair,"))
    more = [repair.replace("repair,Repair,Repair", f"r{at},R{at},R{at}") for at in range(kinds - len(lines) + 1)]
    texts = {**TEXTS, "actions.csv": "\n".join([*lines, *more])}
    if is_right:
        assert len(Cards(texts).actions) == 50
    else:
        assert refused(texts) == ("actions.csv", "at most 50 different cards")


@pytest.mark.parametrize("kind", ["superior-tactics", "intel"])
def test_superior_tactics_and_intel_have_one_row(kind: str) -> None:
    line = next(line for line in TEXTS["actions.csv"].splitlines() if line.startswith(f"{kind},"))
    twin = ",".join(["twin", "Twin", "Gemella", *line.split(",")[3:]])
    assert refused({**TEXTS, "actions.csv": f"{TEXTS['actions.csv']}{twin}\n"}) == ("actions.csv", f"one row of {kind}")
    assert refused(without_row("actions.csv", row_of("actions.csv", kind))) == ("actions.csv", f"one row of {kind}")


@pytest.mark.parametrize("kind", ["air-support", "bomber-strike"])
def test_there_is_something_that_flies(kind: str) -> None:
    lines = [line for line in TEXTS["actions.csv"].splitlines() if f",{kind}," not in line]
    texts = {**TEXTS, "actions.csv": "\n".join(lines)}
    assert refused(texts) == ("actions.csv", f"a row of {kind}")


@pytest.mark.parametrize(
    ("file", "piece", "cells"),
    [
        ("ships.csv", "us-nimitz", {"hull": "1", "asw": "2", "air": "2/6", "vp": "1"}),
        ("ships.csv", "us-nimitz", {"asw": "6", "evasion": "2"}),
        (
            "actions.csv",
            "gun-small-2",
            {"needed": "1", "hits": "1", "defence": "2", "reinforcement": "1", "copies": "1"},
        ),
        ("actions.csv", "gun-small-2", {"defence": "6", "reinforcement": "3"}),
        ("actions.csv", "bomber-strike", {"cost": "0", "attacks": "1"}),
        ("targets.csv", "target-airfield", {"hits": "1", "defence": "2/6"}),
        ("missions.csv", "engagement", {"limit": "1", "hand": "3"}),
        ("missions.csv", "engagement", {"hand": "12"}),
        ("strategies.csv", "insight", {"effects": "insight cards=1"}),
        ("strategies.csv", "insight", {"effects": "surprise cards=9"}),
    ],
)
def test_the_least_and_the_most_of_everything_is_accepted(file: str, piece: str, cells: dict[str, str]) -> None:
    assert Cards(edited(file, row_of(file, piece), **cells)).deck


def test_a_mission_may_last_one_turn_and_a_target_may_be_there_once() -> None:
    text = TEXTS["missions.csv"].replace(
        "engagement,Engagement,Engagement,aggressor,2,", "engagement,Engagement,Engagement,aggressor,1,"
    )
    text = text.replace("engagement,Engagement,Engagement,defender,2,", "engagement,Engagement,Engagement,defender,1,")
    assert Cards({**TEXTS, "missions.csv": text}).missions["engagement"].turns == 1


@pytest.mark.parametrize("column", ["name", "italian"])
@pytest.mark.parametrize(
    ("file", "piece", "other"),
    [
        ("ships.csv", "us-iowa", "us-nimitz"),
        ("actions.csv", "torp-5", "torp-4"),
        ("targets.csv", "target-airfield", "target-oil-platform"),
        ("strategies.csv", "insight", "duration"),
    ],
)
def test_two_pieces_of_a_table_have_two_names(file: str, piece: str, other: str, column: str) -> None:
    lines = list(csv.DictReader(StringIO(TEXTS[file])))
    name = next(line[column] for line in lines if line["id"] == other)
    first = max(row_of(file, piece), row_of(file, other))
    where, expected = refused(edited(file, row_of(file, piece), **{column: name}))
    assert (where, expected) == (f"{file}, row {first}, {column}", "a value of its own")


@pytest.mark.parametrize(
    ("file", "piece", "taken"),
    [
        ("actions.csv", "intel", "us-iowa"),
        ("targets.csv", "target-airfield", "intel"),
        ("strategies.csv", "insight", "target-airfield"),
        ("missions.csv", "engagement", "insight"),
    ],
)
def test_an_id_is_that_of_one_piece_in_all_tables(file: str, piece: str, taken: str) -> None:
    number = row_of(file, piece)
    where, expected = refused(edited(file, number, id=taken))
    assert where == f"{file}, row {number}, id" and expected in ("a value of its own", "a name of its own")
