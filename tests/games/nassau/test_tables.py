"""The figures of the box, written down a second time and by hand: a number that changes in a table is noticed here."""

import pytest

from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME

BOX = GAME.box

MERCHANTS = """
m1-amity              1/1  1 1 0 0 0
m1-good-hope          1/1  0 1 1 0 0
m1-little-anne        1/1  1 0 1 0 0
m1-swallow            1/2  2 1 0 0 0
m1-providence         1/2  0 0 2 0 0
m1-two-brothers       1/2  1 1 1 0 0
m1-mermaid            2/1  0 1 2 0 0
m1-sea-thistle        2/1  1 1 0 0 0
m1-petite-jeanne      2/1  1 1 1 0 0
m1-san-telmo          2/2  0 1 2 0 0
m1-patience           2/2  2 1 0 0 0
m1-blue-heron         2/2  0 2 1 0 0
m1-santa-ines         2/2  1 0 2 0 0
m1-merry-widow        2/2  1 1 1 0 0
m1-industry           1/3  2 0 1 0 0
m1-dorothea           3/1  1 2 0 0 0
m1-san-blas           2/3  2 1 1 0 0
m1-lady-alice         2/3  1 0 1 0 1
m1-la-paloma          3/2  1 2 1 0 0
m1-charlotte          3/2  0 1 1 0 1
m2-santa-rita         2/2  1 1 1 0 0
m2-concord            2/2  0 1 1 1 0
m2-vrouw-johanna      2/3  2 0 1 0 0
m2-bonne-fortune      2/3  2 1 1 0 0
m2-san-lorenzo        2/3  1 1 0 1 0
m2-fortuyn            3/2  0 2 1 0 0
m2-nuestra-paz        3/2  1 2 1 0 0
m2-speedwell-trader   3/2  1 0 1 1 0
m2-saint-malo         3/3  2 1 1 0 0
m2-golden-plover      3/3  1 2 1 0 0
m2-santa-barbara      3/3  2 0 2 0 0
m2-kingston-packet    3/3  1 1 1 0 1
m2-de-zwaan           2/4  2 2 0 0 0
m2-galatee            4/2  0 2 2 0 0
m2-san-cristobal      3/4  2 1 1 1 0
m2-marquise           3/4  1 0 2 0 1
m2-duke-of-albany     4/3  1 2 1 1 0
m2-santa-catalina     4/3  0 1 1 1 1
m3-gran-canaria       3/3  1 1 1 1 0
m3-rosario            3/3  2 1 1 0 0
m3-vera-cruz          3/4  2 1 1 0 0
m3-san-ildefonso      3/4  2 0 1 1 0
m3-infanta-isabel     3/4  0 1 2 0 1
m3-elephant           4/3  1 2 1 0 0
m3-saint-denis        4/3  0 2 1 1 0
m3-contessa           4/3  1 1 1 0 1
m3-atlas              4/4  2 2 1 0 0
m3-san-jeronimo       4/4  1 2 2 0 0
m3-nossa-senhora      4/4  2 1 2 0 0
m3-hollandia          4/4  1 1 1 2 0
m3-viceroy            3/5  2 0 1 2 0
m3-cadiz-merchant     5/3  0 2 1 2 0
m3-san-andres         4/5  2 1 1 0 1
m3-royal-consort      4/5  1 1 2 1 0
m3-virrey-del-peru    5/4  1 2 1 0 1
m3-grand-dauphin      5/4  1 1 2 1 0
m3-corona-de-castilla 5/5  2 1 0 2 1
m3-tesoro-del-sur     5/5  0 1 2 2 1
"""
"""Navigation and gunnery; powder, goods, rum, eights and hostages."""

NAVY = """
n1-all-open-sea 1 all open-sea 4
n1-all-1-2      1 all 1/2      1
n1-all-2-1      1 all 2/1      1
n1-all-2-2      1 all 2/2      1
n1-all-2-3      1 all 2/3      1
n1-all-3-2      1 all 3/2      1
n1-all-3-3      1 all 3/3      2
n1-all-4-4      1 all 4/4      1
n1-4p-open-sea  1 4+  open-sea 2
n1-4p-2-2       1 4+  2/2      1
n1-4p-3-4       1 4+  3/4      1
n1-5p-open-sea  1 5+  open-sea 1
n1-5p-2-3       1 5+  2/3      1
n1-5p-3-2       1 5+  3/2      1
n1-5p-4-3       1 5+  4/3      1
n2-all-open-sea 2 all open-sea 1
n2-all-4-5      2 all 4/5      1
n2-all-5-4      2 all 5/4      1
n2-all-5-5      2 all 5/5      1
n2-all-5-6      2 all 5/6      1
n2-all-6-5      2 all 6/5      1
n2-4p-open-sea  2 4+  open-sea 1
n2-4p-6-6       2 4+  6/6      1
n2-5p-4-6       2 5+  4/6      1
n2-5p-6-4       2 5+  6/4      1
n2-end          2 all end      1
"""
"""Phase, mark, values, number of cards."""

TILES = """
cannons             15 2 black        all       0/1
long-range-cannons   5 3 black        ports     0/2
bow-cannons          3 2 red-bow      merchants 0/1
figurehead-plain     1 3 red-bow      all       0/0
figurehead-fine      1 4 red-bow      all       0/0
figurehead-majestic  1 5 red-bow      all       0/0
stern-cannons        3 2 red-stern    navy      0/1
cabin-plain          1 3 red-stern    all       0/0
cabin-fine           1 4 red-stern    all       0/0
cabin-majestic       1 5 red-stern    all       0/0
mainsail            15 2 purple       all       1/0
jib                  5 2 yellow-bow   merchants 1/0
spanker              5 2 yellow-stern navy      1/0
jolly-roger          3 1 green        all       0/0
crows-nest           3 2 green        all       0/0
ratlines             3 3 green        all       0/0
"""
"""Number of tiles, ship points, slot, and what it adds against whom."""

MOTLEY = {
    1: "quartermaster first-mate",
    2: "carpenter navigator helmsman cartographer smuggler rigging-master master-gunner recruiter",
    3: "black-marketeer powder-monkey boatswain coxswain cook briber pilot",
    4: "bard",
    5: "cabin-boy ships-cat ships-dog",
}
"""The crew by their motley points."""

PORTS = {
    "la-havana": (1, 1, 1, "goods rum"),
    "santiago": (5, 1, 1, "powder goods"),
    "port-royal": (10, 2, 1, "powder rum"),
    "san-juan": (13, 2, 1, "goods rum"),
    "cartagena": (15, 3, 2, "powder goods"),
    "maracaibo": (18, 3, 2, "powder rum"),
    "port-of-spain": (20, 3, 2, "eight"),
}
"""Space, region, pieces and what is offered."""


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


@rule("nassau", "cards.merchants")
@pytest.mark.parametrize("row", rows(MERCHANTS), ids=lambda row: row[0])
def test_a_merchant_is_as_printed(row: list[str]) -> None:
    ship, values, *loot = row
    card = BOX.merchants[ship]
    assert f"{card.navigation}/{card.gunnery}" == values
    assert [*card.loot] == [*map(int, loot)]
    assert card.region == int(ship[1])


RIGS = "sloop ketch schooner lugger pink polacre fluyt barque merchantman west-indiaman carrack treasure-ship"


@rule("nassau", "cards.merchants")
def test_the_class_of_a_ship_is_known_by_one_word() -> None:
    assert [*dict.fromkeys(card.rig_id for card in BOX.merchants.values())] == [f"rig-{rig}" for rig in RIGS.split()]
    assert GAME.names["rig-west-indiaman"] == {"en": "West Indiaman", "it": "mercantile delle Indie"}


@rule("nassau", "cards.navy", "setup.3.a", "setup.3.b")
@pytest.mark.parametrize("row", rows(NAVY), ids=lambda row: row[0])
def test_a_navy_card_is_as_printed(row: list[str]) -> None:
    name, phase, mark, values, count = row
    card = BOX.navy[name]
    assert (card.phase, card.mark, card.count) == (int(phase), mark, int(count))
    if card.kind == "ship":
        assert f"{card.navigation}/{card.gunnery}" == values
    else:
        assert card.kind == values


@rule("nassau", "cards.merchants", "cards.navy", "cards.tiles")
def test_there_are_no_other_cards_and_tiles() -> None:
    assert [*BOX.merchants] == [row[0] for row in rows(MERCHANTS)]
    assert [*BOX.navy] == [row[0] for row in rows(NAVY)]
    crew = {tile for kinds in MOTLEY.values() for tile in kinds.split()}
    assert {*BOX.tiles} == {row[0] for row in rows(TILES)} | crew


@rule("nassau", "cards.tiles", "score.ship")
@pytest.mark.parametrize("row", rows(TILES), ids=lambda row: row[0])
def test_an_upgrade_is_as_printed(row: list[str]) -> None:
    name, count, points, slot, against, values = row
    tile = BOX.tiles[name]
    assert (tile.count, tile.points, tile.fits) == (int(count), int(points), slot)
    bonus = BOX.bonus[name]
    assert (bonus.against, f"{bonus.navigation}/{bonus.gunnery}") == (against, values)


@rule("nassau", "cards.tiles", "score.motley")
def test_the_crew_is_as_printed() -> None:
    crew = [tile for tile in BOX.tiles.values() if tile.type == "crew"]
    assert {tile.count for tile in crew} == {2}
    assert {tile.id: tile.points for tile in crew} == {
        name: points for points, names in MOTLEY.items() for name in names.split()
    }


@rule("nassau", "board.ports", "2.smuggle.offers", "2.plunder.3", "2.hostage.ransom.pay")
@pytest.mark.parametrize("port", PORTS)
def test_a_port_is_as_printed(port: str) -> None:
    space, region, pieces, offered = PORTS[port]
    row = BOX.at(space)
    assert (row.id, row.kind, row.region, row.pieces) == (port, "port", region, pieces)
    assert [("powder", "goods", "rum", "eight")[kind] for kind in row.offer] == offered.split()
    assert (row.gunnery, row.plunder, row.ransom) == (4 + region, 2 * region, region)


@rule("nassau", "hold.capacity", "ship.slots.start", "ship.slots.added", "ship.printed")
def test_sections_are_as_printed() -> None:
    colours = ("black", "red", "purple", "yellow", "green", "crew")
    found = {row.id: [getattr(row, colour) for colour in colours] for row in BOX.sections}
    assert found == {
        "bow": [1, 1, 0, 1, 0, 2],
        "stern": [1, 1, 1, 1, 1, 2],
        "brigantine": [1, 0, 1, 0, 1, 2],
        "galleon": [1, 0, 1, 0, 1, 2],
    }
    printed = [(row.hold, row.navigation, row.gunnery, row.points) for row in BOX.sections]
    assert printed == [(4, 0, 1, 2), (4, 1, 0, 2), (4, 0, 0, 0), (4, 0, 0, 0)]


@rule("nassau", "5.cost.hull", "5.cost.sail", "5.cost.mizzen", "5.cost.crew", "5.cost.section")
def test_prices_are_as_printed() -> None:
    assert BOX.prices == {
        "hull": (2, 1, 0),
        "sail": (0, 2, 1),
        "mizzen": (1, 1, 1),
        "crew": (1, 0, 2),
        "brigantine": (2, 2, 2),
        "galleon": (2, 2, 2),
    }


@rule("nassau", "cards.captain")
def test_captain_cards_are_as_printed() -> None:
    found = {card.id: (card.navigation, card.gunnery) for card in BOX.captains.values()}
    assert found == {"c-3-3": (3, 3), "c-2-2": (2, 2), "c-2-1": (2, 1), "c-1-2": (1, 2)}
