"""Tables: CSV text into dataclasses, and mistakes named by file, row and field."""

from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from wardroom.engine import BadData
from wardroom.engine.tables import (
    Of,
    Within,
    cells_of,
    faults_in,
    no_repeats,
    place_of,
    read_table,
    vouchers_of,
    write_table,
)


@dataclass(frozen=True, slots=True)
class Gun:
    """A row with a field of every kind."""

    id: str
    nick: str | None
    calibre: int
    charge: int | None
    dice: tuple[int, ...]
    is_rifled: bool
    metal: Literal["brass", "iron"]


HEAD = "id,nick,calibre,charge,dice,is_rifled,metal"
MEG = "meg,Mons Meg,18,105,10/8/4,no,iron"
BESS = "bess,,6,,,yes,brass"


def read(*lines: str) -> list[Gun]:
    return read_table(Gun, "\n".join(lines), "guns.csv")


def refusal(*lines: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read(*lines)
    return caught.value


def test_every_kind_of_field_is_read() -> None:
    assert read(HEAD, MEG, BESS) == [
        Gun("meg", "Mons Meg", 18, 105, (10, 8, 4), is_rifled=False, metal="iron"),
        Gun("bess", None, 6, None, (), is_rifled=True, metal="brass"),
    ]


def test_columns_come_in_any_order() -> None:
    names, cells = HEAD.split(","), MEG.split(",")
    turned = read(",".join(names[::-1]), ",".join(cells[::-1]))
    assert turned == read(HEAD, MEG)


def test_spaces_around_cells_mean_nothing() -> None:
    assert read(HEAD.replace(",", " , "), MEG.replace(",", " , ")) == read(HEAD, MEG)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_any_spreadsheet_ends_them(end: str) -> None:
    assert read_table(Gun, f"\ufeff{HEAD}{end}{MEG}{end}{end}", "guns.csv") == read(HEAD, MEG)


def test_quotes_hold_commas_and_lines_together() -> None:
    assert read(HEAD, '"meg","Mons, \n""Meg""",18,105,10,no,iron')[0].nick == 'Mons, \n"Meg"'


def test_a_table_may_be_empty() -> None:
    assert read(HEAD) == []


@pytest.mark.parametrize(
    "head",
    [
        "",
        "id,nick,calibre,charge,dice,is_rifled",
        f"{HEAD},length",
        f"{HEAD},metal",
        HEAD.replace("metal", "Metal"),
    ],
    ids=["nothing", "missing", "new", "twice", "other case"],
)
def test_a_wrong_header_is_refused_with_the_columns_expected(head: str) -> None:
    refused = refusal(head, MEG)
    assert refused.facts["where"] == "guns.csv, row 1"
    assert refused.facts["expected"] == HEAD.replace(",", ", ")


@pytest.mark.parametrize(
    ("field", "cell", "expected"),
    [
        ("id", "", "a text"),
        ("id", "  ", "a text"),
        ("calibre", "", "a whole number"),
        ("calibre", "eighteen", "a whole number"),
        ("calibre", "-1", "a whole number"),
        ("calibre", "1.5", "a whole number"),
        ("calibre", "١٨", "a whole number"),
        ("calibre", "1234567890", "a whole number"),
        ("charge", "much", "a whole number or nothing"),
        ("dice", "d10", "dice such as 10/8/4"),
        ("dice", "10//4", "dice such as 10/8/4"),
        ("dice", "10/1", "dice such as 10/8/4"),
        ("dice", "101", "dice such as 10/8/4"),
        ("is_rifled", "true", "yes or no"),
        ("is_rifled", "", "yes or no"),
        ("metal", "bronze", "brass, iron"),
    ],
)
def test_a_wrong_cell_is_refused_by_file_row_and_field(field: str, cell: str, expected: str) -> None:
    cells = dict(zip(HEAD.split(","), BESS.split(","), strict=True))
    refused = refusal(HEAD, MEG, ",".join({**cells, field: cell}.values()))
    assert refused.facts == {
        "where": f"guns.csv, row 3, {field}",
        "expected": expected,
        "found": repr(cell.strip()),
    }


@pytest.mark.parametrize("line", [f"{BESS},", BESS.removesuffix(",brass"), ""], ids=["long", "short", "blank"])
def test_a_row_of_another_length_is_refused(line: str) -> None:
    refused = refusal(HEAD, MEG, line, MEG)
    assert refused.facts["where"] == "guns.csv, row 3"
    assert refused.facts["expected"] == "7 fields"


def test_rows_are_counted_as_a_spreadsheet_counts_them() -> None:
    refused = refusal(HEAD, '"meg","Mons\nMeg",18,105,10,no,iron', BESS.replace("6", "six"))
    assert refused.facts["where"] == "guns.csv, row 3, calibre"


def test_what_is_no_table_at_all_is_refused() -> None:
    refused = refusal(HEAD, MEG, "x" * 200_000)
    assert refused.facts["where"] == "guns.csv, row 3"
    assert refused.facts["expected"] == "a CSV table"


def test_a_value_used_twice_is_refused() -> None:
    guns = read(HEAD, MEG, BESS, MEG.replace("Mons Meg", "Peg"))
    with pytest.raises(BadData) as caught:
        no_repeats(guns, "guns.csv")
    assert caught.value.facts == {"where": "guns.csv, row 4, id", "expected": "a value of its own", "found": "meg"}
    no_repeats(guns, "guns.csv", "nick")


def test_a_value_taken_elsewhere_is_refused() -> None:
    guns = read(HEAD, MEG, BESS)
    no_repeats(guns, "guns.csv", taken=["peg"])
    with pytest.raises(BadData) as caught:
        no_repeats(guns, "guns.csv", taken=["bess"])
    assert caught.value.facts["where"] == "guns.csv, row 3, id"


@dataclass(frozen=True)
class Gunner:
    id: str
    skill: Annotated[int, Within(1, 5)]
    guns: Annotated[int | None, Within(1)]
    rank: str
    from_skill: Annotated[str, Of("skill")]
    source: Annotated[str, Of()]


GUNNERS = "id,skill,guns,rank,from_skill,source\n"


@pytest.mark.parametrize(
    ("row", "where", "expected"),
    [("a,6,1,x,o,o", "skill", "1 to 5"), ("a,0,1,x,o,o", "skill", "1 to 5"), ("a,5,0,x,o,o", "guns", "at least 1")],
)
def test_a_number_beyond_its_bounds_is_refused_by_its_place(row: str, where: str, expected: str) -> None:
    with pytest.raises(BadData) as refused:
        read_table(Gunner, f"{GUNNERS}{row}\n", "gunners.csv")
    assert (refused.value.facts["where"], refused.value.facts["expected"]) == (
        f"gunners.csv, row 2, {where}",
        expected,
    )


def test_an_empty_cell_is_beyond_no_bounds() -> None:
    assert read_table(Gunner, f"{GUNNERS}a,5,,x,o,o\n", "gunners.csv")[0].guns is None


def test_all_that_is_wrong_with_cells_is_found_at_once() -> None:
    wrong = faults_in(Gunner, f"{GUNNERS}a,six,0,x,o,o\nb,1\nc,9,1,,o,o\n", "gunners.csv")
    assert [place_of(str(each.facts["where"])) for each in wrong] == [
        ("gunners.csv", 2, "skill"),
        ("gunners.csv", 2, "guns"),
        ("gunners.csv", 3, ""),
        ("gunners.csv", 4, "skill"),
        ("gunners.csv", 4, "rank"),
    ]


def test_a_wrong_header_is_the_only_fault() -> None:
    (wrong,) = faults_in(Gunner, "id,skill\na,six\n", "gunners.csv")
    assert place_of(str(wrong.facts["where"])) == ("gunners.csv", 1, "")


def test_a_place_may_be_a_whole_table() -> None:
    assert place_of("gunners.csv") == ("gunners.csv", 0, "")


def test_a_column_without_names_vouches_for_all_that_no_other_does() -> None:
    assert vouchers_of(Gunner) == {"skill": "from_skill", "guns": "source", "rank": "source"}


def test_cells_that_are_written_are_read_again() -> None:
    cells = [["id", "name"], ["a", 'Queen "Anne", lost\nat sea']]
    assert cells_of(write_table(cells), "ships.csv") == cells
