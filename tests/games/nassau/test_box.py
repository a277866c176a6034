"""Components: the board, the decks, the tiles and the supply, and the tables that an owner may replace by their own."""

import csv
from collections import Counter
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest

from tests.games.nassau.board import Board
from wardroom.engine import BadData, BadSetup, Dice, Refusal, Stream
from wardroom.engine.testkit import Trial
from wardroom.engine.testkit.ending import check_conserved, check_ends
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.pieces import CREW_OF_THE_BOOK, FILES
from wardroom.games.nassau.rules.burying import WhatToBury
from wardroom.shelf import with_data
from wardroom.words import Speaker

TEXTS = {name: (files("wardroom.games.nassau") / "data" / name).read_text("utf-8") for name in FILES}
BOX = Box(TEXTS)

# --- the board --------------------------------------------------------------------------------------------------------


@rule("nassau", "board.spaces")
def test_twenty_spaces_in_three_regions_with_two_transits_between() -> None:
    regions = [space.region for space in BOX.spaces]
    assert regions == [1] * 6 + [None] + [2] * 6 + [None] + [3] * 6
    assert [space.space for space in BOX.spaces if space.kind == "transit"] == [7, 14]
    assert {space.kind for space in BOX.spaces if space.region} == {"port", "route"}


@rule("nassau", "board.ports")
def test_seven_ports_and_eleven_routes() -> None:
    ports = {space.space: space.id for space in BOX.spaces if space.kind == "port"}
    assert list(ports) == [1, 5, 10, 13, 15, 18, 20]
    assert (ports[1], ports[10], ports[20]) == ("la-havana", "port-royal", "port-of-spain")
    assert [space.space for space in BOX.spaces if space.kind == "route"] == [2, 3, 4, 6, 8, 9, 11, 12, 16, 17, 19]
    assert BOX.routes == ([2, 3, 4, 6], [8, 9, 11, 12], [16, 17, 19])


@rule("nassau", "2.smuggle.offers")
def test_what_each_port_offers() -> None:
    offers = {space.space: [*space.offer] for space in BOX.spaces if space.kind == "port"}
    powder, goods, rum, eight = range(4)
    assert offers == {
        1: [goods, rum],
        5: [powder, goods],
        10: [powder, rum],
        13: [goods, rum],
        15: [powder, goods],
        18: [powder, rum],
        20: [eight],
    }


@rule("nassau", "2.plunder.value")
def test_guns_of_a_port_are_four_and_its_region() -> None:
    guns = {space.space: space.gunnery for space in BOX.spaces if space.kind == "port"}
    assert guns == {1: 5, 5: 5, 10: 6, 13: 6, 15: 7, 18: 7, 20: 7}


@rule("nassau", "board.merchants-on-routes")
@pytest.mark.parametrize("players", [3, 5])
def test_merchants_lie_on_routes_only(players: int) -> None:
    routes = {space for spaces in BOX.routes for space in spaces}
    for match in Trial(GAME, players, 4).walk():
        merchants = match.position.state.merchants
        occupied = [space for space, ship in enumerate(merchants) if ship]
        assert set(occupied) <= routes
        assert len({merchants[space] for space in occupied}) == len(occupied)


# --- cards and tiles --------------------------------------------------------------------------------------------------


@rule("nassau", "cards.captain")
def test_four_captain_cards_each() -> None:
    assert {(card.navigation, card.gunnery) for card in BOX.captains.values()} == {(3, 3), (2, 2), (2, 1), (1, 2)}
    sea = GAME.setup(GAME.configure({}, 5), 5, Dice(Stream(b"captains")))
    assert all(sorted(pirate.hand) == ["c-1-2", "c-2-1", "c-2-2", "c-3-3"] for pirate in sea.pirates)


@rule("nassau", "cards.merchants")
def test_fifty_eight_merchants() -> None:
    marks = Counter(row.region for row in BOX.merchants.values())
    assert marks == {1: 20, 2: 18, 3: 20}
    loot = {
        region: [
            sum(column) for column in zip(*(m.loot for m in BOX.merchants.values() if m.region == region), strict=True)
        ]
        for region in (1, 2, 3)
    }
    assert loot == {1: [18, 18, 19, 0, 2], 2: [20, 20, 19, 6, 3], 3: [24, 24, 25, 15, 6]}


@rule("nassau", "cards.merchants")
@pytest.mark.parametrize(
    ("ship", "values", "loot"),
    [
        ("m1-san-telmo", (2, 2), (0, 1, 2, 0, 0)),
        ("m2-santa-catalina", (4, 3), (0, 1, 1, 1, 1)),
        ("m3-corona-de-castilla", (5, 5), (2, 1, 0, 2, 1)),
        ("m3-viceroy", (3, 5), (2, 0, 1, 2, 0)),
    ],
)
def test_merchants_are_as_in_the_data(ship: str, values: tuple[int, int], loot: tuple[int, ...]) -> None:
    card = BOX.merchants[ship]
    assert ((card.navigation, card.gunnery), card.loot) == (values, loot)


@rule("nassau", "cards.merchants")
@pytest.mark.parametrize(
    ("captain", "falling"), [("c-3-3", [20, 12, 2]), ("c-2-2", [14, 2, 0]), ("c-2-1", [6, 0, 0]), ("c-1-2", [6, 0, 0])]
)
def test_what_a_new_ship_can_capture(captain: str, falling: list[int]) -> None:
    card = BOX.captains[captain]
    weaker = [
        m.region for m in BOX.merchants.values() if m.navigation < 1 + card.navigation and m.gunnery < 1 + card.gunnery
    ]
    assert [weaker.count(region) for region in (1, 2, 3)] == falling


@rule("nassau", "cards.navy")
def test_thirty_navy_cards_and_the_end() -> None:
    assert (len(BOX.navy_cards(1, 5)), len(BOX.navy_cards(2, 5))) == (20, 10)
    assert BOX.navy[BOX.end_card].kind == "end"
    open_sea = [card for phase in (1, 2) for card in BOX.navy_cards(phase, 5) if BOX.navy[card].kind == "open-sea"]
    assert len(open_sea) == 9
    assert all(BOX.navy[card].navigation is None and BOX.navy[card].gunnery is None for card in open_sea)


@rule("nassau", "cards.tiles")
def test_three_sets_of_tiles() -> None:
    hull, mast, crew = (BOX.tile_set(name) for name in ("hull", "mast", "crew"))
    assert (len(hull), len(mast), len(crew)) == (32, 34, 42)
    assert Counter(BOX.tiles[tile].type for tile in mast) == {"sail": 25, "mizzen": 9}
    assert Counter(crew) == dict.fromkeys((*CREW_OF_THE_BOOK, "cabin-boy", "ships-cat", "ships-dog"), 2)


@rule("nassau", "cards.tiles")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_tiles_are_never_made_nor_lost(players: int) -> None:
    for match in Trial(GAME, players, 7).walk():
        tiles = GAME._tiles(match.position.state)
        assert tiles == [sorted(BOX.tile_set(name)) for name in ("hull", "mast", "crew")]


@rule("nassau", "crew.no-ability")
def test_boy_cat_and_dog_count_five_and_do_nothing() -> None:
    board = Board(3)
    board.fit(0, "cabin-boy", "ships-cat", "ships-dog")
    assert [BOX.tiles[tile].points for tile in ("cabin-boy", "ships-cat", "ships-dog")] == [5, 5, 5]
    board.refresh()
    assert board.pirate(0).ready == ()


# --- the supply -------------------------------------------------------------------------------------------------------


@rule("nassau", "supply.eights", "supply.resources", "supply.hostages", "supply.winds", "supply.doubloons")
def test_what_the_supply_begins_with() -> None:
    assert BOX.supply == {
        "powder": 20,
        "goods": 20,
        "rum": 20,
        "eight": 54,
        "hostage": 7,
        "doubloon": 8,
        "wind": 7,
        "plunder-marker": 7,
    }


@rule("nassau", "supply.eights", "supply.resources", "supply.hostages", "supply.winds")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_supply_and_ships_add_up_at_every_moment(players: int) -> None:
    for match in Trial(GAME, players, 2).walk():
        sea = match.position.state
        held = [sum(pirate.hold[kind] for pirate in sea.pirates) for kind in range(5)]
        held[3] += sum(pirate.chest for pirate in sea.pirates)
        held[4] += sum(pirate.overboard for pirate in sea.pirates)
        assert [left + more for left, more in zip(sea.supply, held, strict=True)] == [20, 20, 20, 54, 7]
        winds = sum(pirate.wind + sum(leg.wind for leg in pirate.trail) for pirate in sea.pirates)
        assert sea.winds + winds == 7


@rule("nassau", "supply.doubloons")
def test_the_eight_doubloons_are_in_the_supply_or_in_chests_and_stay_there() -> None:
    board = Board(3)
    board.state.doubloons, board.pirate(0).doubloons = 2, 6
    board.bury(0, 14)
    board.drain("eight")
    board.place(0, 14)
    board.dice(0, 6, 6)
    board.begin(phase=2)
    board.answer("sail 6 20", "smuggle", "load eight", "mint")
    assert (board.state.doubloons, board.pirate(0).doubloons, board.pirate(0).chest) == (1, 7, 9)
    board.roll_freely()
    board.idle(WhatToBury, seat=0)
    board.answer("bury 2")
    assert (board.state.doubloons, board.pirate(0).doubloons, board.pirate(0).chest) == (1, 7, 11)


@rule("nassau", "supply.eights")
def test_a_second_lap_takes_no_eight_from_the_supply() -> None:
    board = Board(3)
    board.famous(1, 2, 98)
    board.pirate(2).ports = 1
    board.begin(2, "notoriety")
    assert board.pirate(2).notoriety == 108
    assert board.supply("eight") == 54


# --- an owner's tables ------------------------------------------------------------------------------------------------


def edited(file: str, row: int, column: str, value: str) -> dict[str, str]:
    """A table of ours with one cell changed; rows as in a spreadsheet."""
    rows = list(csv.reader(StringIO(TEXTS[file])))
    rows[row - 1][rows[0].index(column)] = value
    return {file: written(rows)}


def written(rows: list[list[str]]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def without_row(file: str, row: int) -> dict[str, str]:
    rows = list(csv.reader(StringIO(TEXTS[file])))
    return {file: written(rows[: row - 1] + rows[row:])}


@pytest.mark.parametrize(
    ("file", "row", "column", "value", "where", "expected", "found"),
    [
        ("spaces.csv", 3, "space", "3", "spaces.csv, row 3, space", "2", "3"),
        ("spaces.csv", 3, "kind", "transit", "spaces.csv, row 3, kind", "port or route", "transit"),
        ("spaces.csv", 8, "kind", "route", "spaces.csv, row 8, kind", "transit", "route"),
        ("spaces.csv", 9, "region", "1", "spaces.csv, row 9, region", "2", "1"),
        ("spaces.csv", 9, "region", "", "spaces.csv, row 9, region", "2", "None"),
        ("spaces.csv", 3, "kind", "harbour", "spaces.csv, row 3, kind", "port, route, transit", "'harbour'"),
        ("spaces.csv", 3, "rum", "yes", "spaces.csv, row 3", "nothing to smuggle outside a port", "route-2"),
        ("spaces.csv", 3, "pieces", "1", "spaces.csv, row 3, pieces", "nothing", "1"),
        ("spaces.csv", 2, "pieces", "0", "spaces.csv, row 2, pieces", "at least 1", "nothing"),
        ("spaces.csv", 2, "eights", "yes", "spaces.csv, row 2, eights", "no, beside resources", "yes"),
        ("spaces.csv", 21, "eights", "no", "spaces.csv, row 21", "a kind of cargo that is yes", "none"),
        ("spaces.csv", 2, "id", "La Havana", "spaces.csv, row 2, id", "letters a-z, digits and -", "La Havana"),
        ("spaces.csv", 6, "id", "la-havana", "spaces.csv, row 6, id", "a value of its own", "la-havana"),
        ("merchants.csv", 2, "region", "4", "merchants.csv, row 2, region", "1, 2 or 3", "4"),
        ("merchants.csv", 2, "navigation", "one", "merchants.csv, row 2, navigation", "a whole number", "'one'"),
        ("merchants.csv", 3, "name", "Amity", "merchants.csv, row 3, name", "a value of its own", "Amity"),
        ("merchants.csv", 3, "id", "santiago", "merchants.csv, row 3, id", "a value of its own", "santiago"),
        (
            "merchants.csv",
            3,
            "from_loot",
            "guessed",
            "merchants.csv, row 3, from_loot",
            "rulebook, public, proposed, own",
            "'guessed'",
        ),
        ("navy.csv", 2, "phase", "3", "navy.csv, row 2, phase", "1 or 2", "3"),
        ("navy.csv", 2, "mark", "3+", "navy.csv, row 2, mark", "all, 4+, 5+", "'3+'"),
        ("navy.csv", 2, "count", "0", "navy.csv, row 2, count", "at least 1", "0"),
        ("navy.csv", 2, "navigation", "2", "navy.csv, row 2, navigation", "nothing", "2"),
        ("navy.csv", 3, "gunnery", "", "navy.csv, row 3, gunnery", "a value", "None"),
        ("navy.csv", 27, "phase", "1", "navy.csv, row 27", "one card of phase 2 for all", "n2-end"),
        ("navy.csv", 27, "kind", "open-sea", "navy.csv", "one card that ends the game", "0"),
        ("navy.csv", 3, "id", "N1", "navy.csv, row 3, id", "letters a-z, digits and -", "N1"),
        ("navy.csv", 3, "id", "n1-all-open-sea", "navy.csv, row 3, id", "a value of its own", "n1-all-open-sea"),
        ("captains.csv", 3, "id", "3-3", "captains.csv, row 3, id", "letters a-z, digits and -", "3-3"),
        ("captains.csv", 3, "id", "c-3-3", "captains.csv, row 3, id", "a value of its own", "c-3-3"),
        ("tiles.csv", 3, "id", "Guns", "tiles.csv, row 3, id", "letters a-z, digits and -", "Guns"),
        ("tiles.csv", 3, "id", "black", "tiles.csv, row 3, id", "a value of its own", "black"),
        ("tiles.csv", 3, "id", "galleon", "tiles.csv, row 3, id", "a value of its own", "galleon"),
        ("tiles.csv", 12, "set", "hull", "tiles.csv, row 12, set", "mast", "hull"),
        ("tiles.csv", 12, "slot", "green", "tiles.csv, row 12, slot", "purple or yellow", "green"),
        ("tiles.csv", 15, "slot", "crew", "tiles.csv, row 15, slot", "green", "crew"),
        ("tiles.csv", 18, "slot", "green", "tiles.csv, row 18, slot", "crew", "green"),
        ("captains.csv", 2, "gunnery", "", "captains.csv, row 2, gunnery", "a whole number", "''"),
        ("sections.csv", 2, "id", "stem", "sections.csv, row 2, id", "bow", "stem"),
        ("sections.csv", 2, "red", "2", "sections.csv, row 2, red", "at most 1", "2"),
        ("sections.csv", 4, "yellow", "1", "sections.csv, row 4, yellow", "at most 0", "1"),
        ("costs.csv", 3, "id", "sails", "costs.csv, row 3, id", "sail", "sails"),
        ("costs.csv", 3, "rum", "-1", "costs.csv, row 3, rum", "a whole number", "'-1'"),
        ("tiles.csv", 2, "count", "0", "tiles.csv, row 2, count", "at least 1", "0"),
        ("tiles.csv", 2, "set", "mast", "tiles.csv, row 2, set", "hull", "mast"),
        ("tiles.csv", 2, "slot", "purple", "tiles.csv, row 2, slot", "black or red", "purple"),
        ("tiles.csv", 2, "end", "bow", "tiles.csv, row 2, end", "any", "bow"),
        ("tiles.csv", 4, "end", "any", "tiles.csv, row 4, end", "bow or stern", "any"),
        ("tiles.csv", 3, "name", "Cannons", "tiles.csv, row 3, name", "a value of its own", "Cannons"),
        ("tiles.csv", 3, "italian", "Cannoni", "tiles.csv, row 3, italian", "a value of its own", "Cannoni"),
        ("tiles.csv", 3, "id", "rum", "tiles.csv, row 3, id", "a value of its own", "rum"),
        ("supply.csv", 2, "id", "gunpowder", "supply.csv, row 2, id", "powder", "gunpowder"),
        ("supply.csv", 9, "count", "6", "spaces.csv", "at most 6 ports, one for each marker", "7"),
    ],
)
def test_a_wrong_cell_is_refused_by_its_place(
    file: str, row: int, column: str, value: str, where: str, expected: str, found: str
) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_tables(edited(file, row, column, value))
    assert refused.value.facts == {"where": where, "expected": expected, "found": found}


@pytest.mark.parametrize(
    ("file", "expected", "found"),
    [
        ("spaces.csv", "20 spaces", "19"),
        ("navy.csv", "one card that ends the game", "0"),
        ("sections.csv", "4 rows", "3"),
        ("costs.csv", "6 rows", "5"),
        ("supply.csv", "8 rows", "7"),
    ],
)
def test_a_row_too_few_is_refused_where_the_rules_count_on_it(file: str, expected: str, found: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_tables(without_row(file, len(TEXTS[file].splitlines())))
    assert refused.value.facts == {"where": file, "expected": expected, "found": found}


@pytest.mark.parametrize("file", ["merchants.csv", "tiles.csv"])
def test_of_ships_and_tiles_there_may_be_fewer(file: str) -> None:
    assert GAME.with_tables(without_row(file, 2)).rules_version != GAME.rules_version


def kept(file: str, *beginnings: str) -> dict[str, str]:
    """A table of ours with only those rows that begin so."""
    header, *rows = TEXTS[file].splitlines()
    return {file: "\n".join([header, *(row for row in rows if row.startswith(beginnings))])}


@pytest.mark.parametrize(
    ("file", "rows", "expected", "found"),
    [
        ("merchants.csv", ("m1-am", "m2", "m3"), "at least 4 ships of region 1", "1"),
        ("merchants.csv", ("m1", "m2-san-", "m3"), "at least 4 ships of region 2", "2"),
        ("merchants.csv", ("m1", "m2", "m3-san-j", "m3-san-a"), "at least 3 ships of region 3", "2"),
        ("navy.csv", ("n1-all-1-2", "n1-all-2-1", "n2"), "at least 3 cards of phase 1 for 3 players", "2"),
        ("navy.csv", ("n1-all-1-2", "n1-all-3-3", "n1-5p", "n2"), "at least 4 cards of phase 1 for 4 players", "3"),
        ("navy.csv", ("n1-all-open", "n2"), "at least 5 cards of phase 1 for 5 players", "4"),
        ("captains.csv", ("c-3", "c-2"), "at least 4 cards", "3"),
        (
            "tiles.csv",
            ("stern", "cabin-plain", "main", "quarter", "bard", "cook"),
            "at least 5 tiles of the set hull",
            "4",
        ),
        ("tiles.csv", ("cannons", "ratlines", "quarter", "bard", "cook"), "at least 5 tiles of the set mast", "3"),
        ("tiles.csv", ("cannons", "mainsail", "bard", "cook"), "at least 5 tiles of the set crew", "4"),
    ],
)
def test_too_few_cards_or_tiles_are_refused(file: str, rows: tuple[str, ...], expected: str, found: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_tables(kept(file, *rows))
    assert refused.value.facts == {"where": file, "expected": expected, "found": found}


def test_a_missing_table_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        Box({name: text for name, text in TEXTS.items() if name != "navy.csv"})
    assert refused.value.facts == {"where": "navy.csv", "expected": "a table", "found": "nothing"}


def test_an_owners_values_are_played_with() -> None:
    game = GAME.with_tables(edited("merchants.csv", 2, "navigation", "9"))
    assert game.box.merchants["m1-amity"].navigation == 9
    assert game.rules_version.startswith(f"{GAME.rules_version}+")
    assert GAME.box.merchants["m1-amity"].navigation == 1
    for check in (check_ends, check_conserved):
        check(Trial(game, 3, 1))


def test_tiles_of_an_owners_own_are_fitted_like_ours() -> None:
    effect = "bonus navigation=1 gunnery=1 against=navy"
    row = f"swivel-guns,Swivel guns,Falconetti,hull,hull,black,any,9,1,{effect},proposed,proposed"
    game = GAME.with_tables({"tiles.csv": f"{TEXTS['tiles.csv']}{row}\n"})
    board = Board(3, game)
    board.fit(0, "swivel-guns")
    assert board.game.view(board.state, None).pirates[0].strength["navy"].gunnery == 2
    assert board.game.view(board.state, None).pirates[0].strength["ports"].gunnery == 1
    assert Speaker("it", game).say("name-cargo") == "carico"
    assert game.names["swivel-guns"]["it"] == "Falconetti"


def test_a_folder_of_an_owners_own(tmp_path: Path) -> None:
    (tmp_path / "captains.csv").write_text(edited("captains.csv", 5, "gunnery", "4")["captains.csv"], "utf-8")
    game = with_data(GAME, tmp_path)
    assert game.names["c-1-2"]["en"] == "1/4"
    with pytest.raises(Refusal):
        with_data(GAME, tmp_path / "nowhere")


# --- the number of players --------------------------------------------------------------------------------------------


@rule("nassau", "general.players")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_three_to_five_players(players: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({}, players)
    assert refused.value.facts["allowed"] == (3, 4, 5)


@rule("nassau", "general.players")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_captain_has_a_ship(players: int) -> None:
    sea = GAME.setup(GAME.configure({}, players), players, Dice(Stream(b"seats")))
    assert len(sea.pirates) == players


@pytest.mark.parametrize(("seat", "players"), [(4, 3), (5, 3), (5, 4)])
def test_the_youngest_player_sits_at_the_table(seat: int, players: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({"youngest": seat}, players)
    assert refused.value.key == "nassau-youngest"
    for language, words in (("en", f"Seat {seat} cannot be"), ("it", f"Il posto {seat} non può")):
        assert Speaker(language, GAME).refusal(refused.value).startswith(words)
