"""2, 18-26 What is printed: board, ships, tokens and decks, and the tables that an owner may replace by their own."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.marauders.board import Board
from tests.games.marauders.test_words import SAID
from wardroom.engine import BadData, Dice, Refusal, Stream
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.rows import AREAS, DIRECTIONS, FILES, NATIONS, NPC_TYPES, SKILLS
from wardroom.shelf import find

TEXTS = {name: (files("wardroom.games.marauders") / "data" / name).read_text("utf-8") for name in FILES}
CARDS = GAME.cards

# --- the board --------------------------------------------------------------------------------------------------------


@rule("marauders", "map.zones")
def test_seventeen_zones_and_a_port_in_all_but_the_open_sea() -> None:
    assert len(CARDS.zones) == 17
    assert [zone.id for zone in CARDS.zones.values() if not zone.port] == ["caribbean_sea"]


@rule("marauders", "map.links")
def test_thirty_four_links_and_every_one_leads_back() -> None:
    ways = [(zone, way, other) for zone, links in CARDS.links.items() for way, other in links.items()]
    assert len(ways) == 2 * 34
    for zone, way, other in ways:
        back = DIRECTIONS[(DIRECTIONS.index(way) + 4) % 8]
        assert CARDS.links[other][back] == zone
    assert CARDS.links["basse_terre"] == {
        "n": "st_maarten",
        "ne": "st_john",
        "e": "bridgetown",
        "s": "trinidad",
        "sw": "caracas",
        "w": "caribbean_sea",
        "nw": "san_juan",
    }


@rule("marauders", "map.nations")
def test_zones_of_each_nation() -> None:
    owned = Counter(zone.nation for zone in CARDS.zones.values())
    assert owned == {"esp": 6, "eng": 5, "fra": 3, "ned": 2, None: 1}


@rule("marauders", "map.open_sea")
def test_the_open_sea_has_a_merchant_and_nothing_else() -> None:
    state = GAME.setup(GAME.configure({}, 2), 2, Dice(Stream(b"open sea")))
    assert CARDS.zones["caribbean_sea"].nation is None
    assert "caribbean_sea" in state.merchants
    assert "caribbean_sea" not in state.demand and "caribbean_sea" not in state.tokens


@rule("marauders", "map.open_sea")
def test_a_merchant_on_the_open_sea_has_only_the_flag_of_its_token() -> None:
    board = Board()
    board.captain(0, zone="caribbean_sea")
    board.merchant("caribbean_sea", "ned")
    board.act()
    board.roll(5, 1)
    board.answer("scout-merchant caribbean_sea")
    assert board.options == ["raid ned", "let-go"]


# --- ships and tokens -------------------------------------------------------------------------------------------------

SHIPS = {
    "sloop": ((2, 2, 2, 2, 1), 4, 10, 5),
    "flute": ((3, 4, 3, 1, 1), 2, 10, 5),
    "frigate": ((3, 3, 3, 3, 3), 3, 35, 10),
    "galleon": ((4, 5, 4, 4, 4), 2, 35, 10),
    "man_of_war": ((5, 3, 5, 5, 5), 2, None, None),
}
"""Hull, Cargo, Masts, Crew, Cannons; maneuverability; to buy and to sell."""


@pytest.mark.parametrize("ship", [pytest.param(ship, marks=rule("marauders", f"ship.{ship}")) for ship in SHIPS])
def test_values_of_ships(ship: str) -> None:
    facts = CARDS.ships[ship]
    assert (facts.areas, facts.maneuver, facts.buy, facts.sell) == SHIPS[ship]
    assert facts.starting == (ship in ("sloop", "flute"))


@rule("marauders", "demand.tokens")
def test_three_demand_tokens_of_each_good() -> None:
    state = GAME.setup(GAME.configure({}, 2), 2, Dice(Stream(b"demand")))
    tokens = Counter([*state.demand.values(), *state.demand_pile])
    assert set(tokens.values()) == {3} and len(tokens) == 8
    assert set(state.demand) == set(CARDS.ports)


@rule("marauders", "merchant.tokens")
def test_merchant_tokens() -> None:
    assert Counter(CARDS.merchants) == {"esp": 5, "ned": 4, "fra": 4, "eng": 4}


def test_tokens_of_weapons_and_modifications() -> None:
    assert {weapon.id: weapon.copies for weapon in CARDS.weapons.values()} == {
        "chain_shot": 4,
        "grapeshot": 4,
        "grappling_hooks": 4,
    }
    assert sum(token.copies for token in CARDS.modifications.values()) == 16
    assert {token.copies for token in CARDS.modifications.values()} == {2}


# --- decks ------------------------------------------------------------------------------------------------------------


@rule("marauders", "cargo.deck")
def test_cargo_deck() -> None:
    cards = CARDS.cargo.values()
    assert len(cards) == 64
    assert set(Counter(card.good for card in cards).values()) == {8}
    assert Counter(card.symbol for card in cards) == {
        "escape": 24,
        "cargo": 10,
        "hull": 8,
        "masts": 8,
        "crew": 8,
        "cannons": 6,
    }
    assert {card.value for card in cards} == {3, 4, 5}
    assert round(sum(card.value for card in cards) / 64, 2) == 3.59


@rule("marauders", "captain.list")
def test_sixteen_captains() -> None:
    captains = CARDS.captains.values()
    assert Counter(captain.nation for captain in captains) == dict.fromkeys(NATIONS, 4)
    for captain in captains:
        assert sum(getattr(captain, skill) for skill in SKILLS) == 10
        assert CARDS.zones[captain.home].nation == captain.nation
        assert captain.ability and captain.ability_italian


@rule("marauders", "event.deck")
def test_event_deck() -> None:
    assert len(CARDS.events) == 20 and len(CARDS.npcs) == 14
    arrows = Counter(type_ for event in CARDS.events.values() for type_, _ in event.arrows)
    assert arrows == dict.fromkeys(NPC_TYPES, 10)
    assert all(len(event.arrows) == 3 for event in CARDS.events.values())


NPCS = {
    "eng_1": ("eng", "frigate", "port_royal", 2, 3, 2, 0),
    "eng_2": ("eng", "frigate", "bridgetown", 3, 2, 3, 0),
    "fra_1": ("fra", "frigate", "petit_goave", 3, 3, 2, 0),
    "fra_2": ("fra", "frigate", "basse_terre", 2, 2, 3, 0),
    "ned_1": ("ned", "frigate", "st_maarten", 3, 2, 2, 0),
    "ned_2": ("ned", "frigate", "curacao", 2, 3, 3, 0),
    "esp_1": ("esp", "frigate", "cartagena", 3, 2, 1, 0),
    "esp_2": ("esp", "frigate", "havana", 2, 3, 3, 0),
    "slp_1": ("slp", "sloop", "nassau", 3, 2, 2, 5),
    "slp_2": ("slp", "sloop", "old_providence", 4, 2, 1, 5),
    "slp_3": ("slp", "sloop", "trinidad", 2, 4, 2, 10),
    "frg_1": ("frg", "frigate", "tortuga", 3, 2, 3, 10),
    "frg_2": ("frg", "frigate", "caribbean_sea", 2, 3, 4, 15),
    "frg_3": ("frg", "frigate", "san_juan", 3, 3, 2, 10),
}


@pytest.mark.parametrize("card", [pytest.param(card, marks=rule("marauders", f"npccard.{card}")) for card in NPCS])
def test_a_captain_arrives_with_the_values_of_the_card(card: str) -> None:
    type_, ship, zone, *values = NPCS[card]
    board = Board()
    board.end_round(arriving=f"npc_{card}")
    view = next(npc for npc in GAME.view(board.state, None).npcs if npc.type == type_)
    assert (view.id, view.ship, view.zone) == (f"npc_{card}", ship, zone)
    assert [*view.skills.values(), view.reward] == values


@rule("marauders", "glorycard.deck")
def test_glory_deck() -> None:
    copies = Counter(kind.copies for kind in CARDS.glory.values())
    assert copies == {2: 32, 1: 6} and len(CARDS.glory_cards) == 70
    assert sum(kind.kind == "specialist" for kind in CARDS.glory.values()) == 12


def test_rumors_and_missions() -> None:
    assert len(CARDS.rumors) == len(CARDS.missions) == 25
    assert sum(rumor.keep for rumor in CARDS.rumors.values()) == 3


def test_everything_printed_has_a_name_in_both_languages() -> None:
    for names in GAME.names.values():
        assert set(names) == {"en", "it"} and all(names.values())
    assert GAME.names["ability_ann_hawley"] == {"en": "Raider's nerve", "it": "Sangue freddo"}
    assert GAME.names["sugar_4"]["it"] == "Zucchero"


# --- an owner's tables ------------------------------------------------------------------------------------------------


def test_an_owner_can_change_a_value() -> None:
    other = GAME.with_tables(
        {"ships.csv": TEXTS["ships.csv"].replace("sloop,Sloop,Corvetta,2,", "sloop,Sloop,Corvetta,3,")}
    )
    assert other.cards.areas["sloop"][0] == 3 and GAME.cards.areas["sloop"][0] == 2
    assert other.rules_version.startswith(f"{GAME.rules_version}+") and other.rules_version != GAME.rules_version


def test_a_folder_of_tables_is_found_by_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "goods.csv").write_text(TEXTS["goods.csv"].replace("Rum,Rum,3", "Grog,Grog,3"), "utf-8")
    game = find(f"wardroom.games.marauders:GAME@{tmp_path}")
    assert game.names["rum_2"] == {"en": "Grog", "it": "Grog"}


WRONG = [
    ("zones.csv", "Nassau,Nassau,eng,yes,,,,tortuga", "Nassau,Nassau,eng,yes,,,,cartagena", "zones.csv, row 2, se"),
    ("zones.csv", "Nassau,Nassau,eng,yes,,,,tortuga", "Nassau,Nassau,eng,yes,,,,atlantis", "zones.csv, row 2, se"),
    ("zones.csv", "Nassau,eng,yes", "Nassau,,yes", "zones.csv, row 2, nation"),
    ("zones.csv", "nassau,Nassau", "nassow,Nassau", "zones.csv, row 2, id"),
    ("zones.csv", "Caraibi,,no", "Caraibi,eng,no", "zones.csv, row 11, nation"),
    ("ships.csv", "sloop,Sloop", "slop,Sloop", "ships.csv, row 2, id"),
    ("ships.csv", "Fluyt,3,3,4,1,1,2,10,5", "Fluyt,3,3,4,1,1,0,10,5", "ships.csv, row 3, maneuver"),
    ("ships.csv", "5,5,2,,,no", "5,5,2,,,yes", "ships.csv, row 6, starting"),
    ("goods.csv", "wood,Wood", "would,Wood", "goods.csv, row 9, id"),
    ("captains.csv", "ann_hawley", "ann-hawley", "captains.csv, row 2, id"),
    ("captains.csv", "nassau,4,3,2,1", "nassau,4,3,3,0", "captains.csv, row 3, influence"),
    ("events.csv", "eng:n", "fog:n", "events.csv, row 2, arrow_1"),
    ("rumors.csv", "sea,caribbean_sea", "sea,atlantis", "rumors.csv, row 2, zone"),
    ("missions.csv", "petit_goave,claim-test", "atlantis,claim-test", "missions.csv, row 2, port"),
    ("ships.csv", "Fluyt,3,3,4,1,1,2,10,5", "Fluyt,3,3,4,0,1,2,10,5", "ships.csv, row 3, crew"),
    ("ships.csv", "Fluyt,3,3,4,1,1,2,10,5", "Fluyt,3,3,4,1,1,2,10,", "ships.csv, row 3, sell"),
    ("goods.csv", "Cacao,3", "Cacao,x", "goods.csv, row 2, demand"),
    ("goods.csv", "wood,Wood,Legname,3,public,proposed\n", "", "goods.csv"),
    ("cargo.csv", "cocoa_1,cocoa", "cocoa_1,coal", "cargo.csv, row 2, good"),
    ("cargo.csv", "cocoa_2,", "cocoa_1,", "cargo.csv, row 3, id"),
    ("merchants.csv", "esp,5", "esp,4", "merchants.csv"),
    ("modifications.csv", "migliorate,2", "migliorate,3", "modifications.csv"),
    ("captains.csv", "eng,port_royal,3,3,2,2", "eng,port_royal,3,3,2,3", "captains.csv, row 2"),
    ("captains.csv", "eng,port_royal,3,3,2,2", "eng,havana,3,3,2,2", "captains.csv, row 2, home"),
    ("captains.csv", "eng,port_royal,3,3,2,2", "eng,port_royal,6,2,1,1", "captains.csv, row 2, seamanship"),
    ("events.csv", "eng:n", "eng:x", "events.csv, row 2, arrow_1"),
    ("events.csv", "storm hits=3", "storm", "events.csv, row 2, effects"),
    ("events.csv", "storm hits=3", "storm hits=three", "events.csv, row 2, effects, storm, hits"),
    ("npcs.csv", "frigate,port_royal", "frigate,london", "npcs.csv, row 2, zone"),
    ("npcs.csv", "frigate,port_royal", "canoe,port_royal", "npcs.csv, row 2, ship"),
    ("npcs.csv", "frigate,port_royal,2,3,2", "frigate,port_royal,0,3,2", "npcs.csv, row 2, seamanship"),
    ("rumors.csv", "sea,caribbean_sea", "port,caribbean_sea", "rumors.csv, row 2, zone"),
    ("rumors.csv", "seamanship,2,15", "seamanship,0,15", "rumors.csv, row 2, successes"),
    ("missions.csv", "good=food", "good=coal", "missions.csv, row 2, goal, deliver, good"),
    ("missions.csv", "deliver good=food cards=2", "deliver good=food", "missions.csv, row 2, goal"),
    ("missions.csv", "deliver good=food cards=2", "visit; reach", "missions.csv, row 2, goal"),
    ("missions.csv", "cards=2,basse_terre", "cards=2,rome", "missions.csv, row 2, zones"),
    ("missions.csv", "cards=2,basse_terre", "cards=2,caribbean_sea", "missions.csv, row 2, zones"),
    ("missions.csv", "cards=2,basse_terre", "cards=2,", "missions.csv, row 2, zones"),
    ("missions.csv", "petit_goave,claim-test", "caribbean_sea,claim-test", "missions.csv, row 2, port"),
    ("missions.csv", "skill=influence", "skill=rum", "missions.csv, row 2, claim, claim-test, skill"),
    ("glory.csv", "Nostromo,specialist", "Nostromo,own_turn", "glory.csv, row 2, effects"),
    ("glory.csv", "poppa,own_turn", "poppa,any_turn", "glory.csv, row 14, kind"),
    ("glory.csv", "extra-moves moves=1", "extra-moves moves=1; reef", "glory.csv, row 14, effects"),
    ("glory.csv", "cancel-hit area=masts", "", "glory.csv, row 2, effects"),
    ("captains.csv", "raid-reroll", "raid-rerol", "captains.csv, row 2, effects"),
    ("captains.csv", "raid-reroll", "protection", "captains.csv, row 2, effects"),
    ("captains.csv", "bonus gold=1", "bonus gold=1 goods=2", "captains.csv, row 4, effects, demand-bonus"),
    ("captains.csv", "ann_hawley,", "buy,", "captains.csv, row 2, id"),
    ("zones.csv", "; war-zone", "", "zones.csv"),
    ("glory.csv", "Nostromo,specialist,2", "Nostromo,specialist,0", "glory.csv, row 2, copies"),
    ("captains.csv", "eng,port_royal,3,3,2,2", "eng,london,3,3,2,2", "captains.csv, row 2, home"),
    ("glory.csv", "cancel-hit area=masts", "fixed-to-ship", "glory.csv, row 2, effects"),
    ("events.csv", "eng:n", "eng", "events.csv, row 2, arrow_1"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "where"), WRONG)
def test_what_is_wrong_with_a_table_is_said_with_file_row_and_field(file: str, old: str, new: str, where: str) -> None:
    assert old in TEXTS[file]
    with pytest.raises(BadData) as refusal:
        GAME.with_tables({file: TEXTS[file].replace(old, new, 1)})
    assert refusal.value.facts["where"] == where


def refused(file: str, old: str, new: str) -> str:
    """What is said of a wrong table."""
    with pytest.raises(BadData) as refusal:
        GAME.with_tables({file: TEXTS[file].replace(old, new, 1)})
    return "{where}: {expected}, not {found}\n".format(**refusal.value.facts)


def test_what_is_said_of_wrong_tables_was_read_by_eye() -> None:
    said = "".join(refused(file, old, new) for file, old, new, _ in WRONG)
    assert said == (SAID / "tables.txt").read_text("utf-8")


def test_a_missing_table_is_refused() -> None:
    with pytest.raises(BadData) as refusal:
        Cards({name: text for name, text in TEXTS.items() if name != "glory.csv"})
    assert refusal.value.facts == {"where": "glory.csv", "expected": "a table", "found": "nothing"}


def test_a_folder_without_tables_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal):
        find(f"wardroom.games.marauders:GAME@{tmp_path}")


def test_a_match_over_other_tables_plays_to_its_end() -> None:
    text = TEXTS["ships.csv"].replace("sloop,Sloop,Corvetta,2,2,2,2,1,4", "sloop,Sloop,Corvetta,5,5,5,5,5,5")
    other = GAME.with_tables({"ships.csv": text})
    state = other.setup(other.configure({}, 2), 2, Dice(Stream(b"other")))
    assert dict(zip(AREAS, other.cards.areas["sloop"], strict=True)) == dict.fromkeys(AREAS, 5)
    assert len(state.players) == 2


def without(file: str, *ids: str) -> str:
    """A table without some of its rows."""
    return "\n".join(line for line in TEXTS[file].splitlines() if line.split(",")[0] not in ids)


def first_rows(file: str, count: int) -> str:
    """A table with its first rows only."""
    return "\n".join(TEXTS[file].splitlines()[: count + 1])


LACKING = {
    "captains": ("captains.csv", first_rows("captains.csv", 3), "captains.csv", "at least 4 cards", "3"),
    "events": ("events.csv", first_rows("events.csv", 0), "events.csv", "at least 1 cards", "0"),
    "missions": ("missions.csv", first_rows("missions.csv", 1), "missions.csv", "at least 2 cards", "1"),
    "cargo": ("cargo.csv", first_rows("cargo.csv", 39), "cargo.csv", "at least 40 cards", "39"),
    "a type": ("npcs.csv", without("npcs.csv", "npc_esp_1", "npc_esp_2"), "npcs.csv", "a captain of type esp", "none"),
    "a start": ("ships.csv", TEXTS["ships.csv"].replace("yes,no", "no,no"), "ships.csv", "a starting ship", "none"),
    "demand": ("goods.csv", TEXTS["goods.csv"].replace(",3,", ",2,"), "goods.csv", "more than 17 demand tokens", "16"),
    "a demand": (
        "goods.csv",
        TEXTS["goods.csv"].replace(",3,", ",2,").replace("Rum,Rum,2", "Rum,Rum,3"),
        "goods.csv",
        "more than 17 demand tokens",
        "17",
    ),
    "a way": (
        "zones.csv",
        TEXTS["zones.csv"]
        .replace("cartagena,old_providence,,,,public", "cartagena,,,,,public")
        .replace("eng,yes,port_royal,,cartagena,", "eng,yes,,,,")
        .replace(",,,,old_providence,port_royal,public", ",,,,,port_royal,public"),
        "zones.csv, row 7",
        "a way to nassau",
        "none",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", LACKING)
def test_what_a_table_lacks_is_said(what: str) -> None:
    file, text, where, expected, found = LACKING[what]
    assert text != TEXTS[file]
    with pytest.raises(BadData) as refusal:
        GAME.with_tables({file: text})
    assert refusal.value.facts == {"where": where, "expected": expected, "found": found}


def test_just_enough_cards_are_enough() -> None:
    few = {"captains.csv": 4, "events.csv": 1, "missions.csv": 2, "cargo.csv": 40}
    goods = TEXTS["goods.csv"].replace(",3,", ",2,").replace("Rum,Rum,2", "Rum,Rum,4")
    other = GAME.with_tables({"goods.csv": goods, **{file: first_rows(file, count) for file, count in few.items()}})
    assert [len(cards) for cards in (other.cards.captains, other.cards.events, other.cards.missions)] == [4, 1, 2]


@pytest.mark.parametrize(
    "word",
    ["port", "sell", "sold", "buy", "busy", "again", "recruit", "rumor", "eng", "slp", "masts", "scouting", "rum"],
)
def test_no_card_is_called_by_a_word_that_means_something_else(word: str) -> None:
    with pytest.raises(BadData) as refusal:
        GAME.with_tables({"captains.csv": TEXTS["captains.csv"].replace("ann_hawley", word)})
    assert refusal.value.facts == {"where": "captains.csv, row 2, id", "expected": "a value of its own", "found": word}
