"""What tiles do is named in their rows: an owner's tile with an effect of the pool does what ours does."""

import tomllib
from dataclasses import fields
from importlib.resources import files

import pytest

from tests.games.nassau.board import Board
from tests.games.nassau.laden import Laden
from wardroom.engine import BadData, Dice, Position, Stream
from wardroom.engine.effects import pool
from wardroom.engine.testkit import Check, Trial
from wardroom.engine.testkit.ending import check_conserved, check_result
from wardroom.engine.testkit.offers import check_options
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.saving import check_snapshots
from wardroom.engine.testkit.trial import play_on
from wardroom.games.nassau import GAME, Nassau
from wardroom.games.nassau.effects import TileEffect
from wardroom.games.nassau.pieces import CREW_OF_THE_BOOK
from wardroom.games.nassau.rules.anytime import Fetched, Traded
from wardroom.games.nassau.rules.buying import Bought, HowToPay
from wardroom.games.nassau.rules.fights import Fought, Joined, ToCapture
from wardroom.games.nassau.rules.movement import Rerolled, Sailed, Steered, WhereTo
from wardroom.games.nassau.rules.notoriety import Boasted, NotorietyRose, WhatToReckon
from wardroom.games.nassau.rules.ship import Helped, Hoisted
from wardroom.words import Speaker

# --- the pool ---------------------------------------------------------------------------------------------------------


def explained() -> dict[str, dict[str, str]]:
    return tomllib.loads((files("wardroom.games.nassau") / "effects.toml").read_text("utf-8"))


def test_every_effect_is_explained_in_both_languages() -> None:
    assert explained().keys() == pool(TileEffect).keys()
    assert {tuple(text) for text in explained().values()} == {("en", "it")}


@pytest.mark.parametrize("name", pool(TileEffect))
def test_an_explanation_tells_every_fact(name: str) -> None:
    for text in explained()[name].values():
        for fact in fields(pool(TileEffect)[name]):
            assert f"{{{fact.name}}}" in text


EFFECTS = {
    "cannons": "bonus gunnery=1",
    "long-range-cannons": "bonus gunnery=2 against=ports",
    "bow-cannons": "bonus gunnery=1 against=merchants",
    "stern-cannons": "bonus gunnery=1 against=navy",
    "mainsail": "bonus navigation=1",
    "jib": "bonus navigation=1 against=merchants",
    "spanker": "bonus navigation=1 against=navy",
    "jolly-roger": "hoist",
    "crows-nest": "lookout",
    "quartermaster": "change pieces=3",
    "first-mate": "help-either",
    "carpenter": "fetch cargo=goods",
    "navigator": "trim",
    "helmsman": "count-six",
    "cartographer": "chart",
    "smuggler": "smuggle-more",
    "rigging-master": "discount on=sail",
    "master-gunner": "discount on=hull",
    "recruiter": "discount on=crew",
    "black-marketeer": "sell-two",
    "powder-monkey": "fetch cargo=powder",
    "boatswain": "help value=gunnery",
    "coxswain": "help value=navigation",
    "cook": "fetch cargo=rum",
    "briber": "bribe",
    "pilot": "reroll",
    "bard": "boast",
}


@rule("nassau", "cards.tiles")
def test_the_tiles_do_what_is_printed_on_them() -> None:
    assert {tile.id: tile.effects for tile in GAME.box.tiles.values() if tile.effects} == EFFECTS
    crew = [tile for tile in EFFECTS if GAME.box.tiles[tile].type == "crew"]
    assert sorted(crew) == sorted(CREW_OF_THE_BOOK)


# --- what an owner may not enter --------------------------------------------------------------------------------------


def with_effects(tile: str, effects: str) -> Nassau:
    """Our box, but for what one tile does."""
    rows = [line.split(",") for line in GAME.texts["tiles.csv"].splitlines()]
    column = rows[0].index("effects")
    for row in rows:
        if row[0] == tile:
            row[column] = effects
    return GAME.with_tables({"tiles.csv": "\n".join(map(",".join, rows))})


@pytest.mark.parametrize(
    ("tile", "effects", "place", "expected"),
    [
        ("cannons", "sink", "row 2, effects", "boast, bonus, bribe, change, chart, count-six"),
        ("cannons", "bonus", "row 2, effects", "bonus with a value"),
        ("cannons", "bonus gunnery=0", "row 2, effects", "bonus with a value"),
        ("cannons", "bonus gunnery=one", "row 2, effects, bonus, gunnery", "a whole number"),
        ("cannons", "bonus gunnery=1 against=kraken", "row 2, effects, bonus, against", "all, merchants, navy, ports"),
        ("cannons", "bonus gunnery=1; bonus navigation=1", "row 2, effects", "one effect at most"),
        ("cannons", "trim", "row 2, effects", "trim on crew"),
        ("mainsail", "lookout", "row 12, effects", "lookout on mizzen"),
        ("ratlines", "bonus navigation=1", "row 17, effects", "bonus on hull or sail"),
        ("ratlines", "fetch cargo=rum", "row 17, effects", "fetch on crew"),
        ("quartermaster", "hoist", "row 18, effects", "hoist on mizzen"),
        ("quartermaster", "bonus gunnery=1", "row 18, effects", "bonus on hull or sail"),
        ("quartermaster", "change pieces=2", "row 18, effects", "more than 2 pieces"),
        ("quartermaster", "change", "row 18, effects", "change pieces="),
        ("cook", "fetch cargo=eight", "row 32, effects, fetch, cargo", "powder, goods, rum"),
        ("cook", "discount on=brigantine", "row 32, effects, discount, on", "hull, sail, mizzen, crew"),
    ],
)
def test_what_a_tile_cannot_do_is_refused_with_its_row(tile: str, effects: str, place: str, expected: str) -> None:
    with pytest.raises(BadData) as refused:
        with_effects(tile, effects)
    assert refused.value.facts["where"] == f"tiles.csv, {place}"
    assert str(refused.value.facts["expected"]).startswith(expected)


def test_a_row_without_effects_is_a_tile_that_does_nothing() -> None:
    board = Board(3, with_effects("cook", ""))
    board.fit(0, "cook")
    board.refresh()
    assert board.pirate(0).ready == ()


# --- tiles of an owner's own ------------------------------------------------------------------------------------------

OWN = {
    "sailing-master": "trim",
    "old-salt": "count-six",
    "surveyor": "chart",
    "lookout-man": "reroll",
    "gunner": "help value=gunnery",
    "lieutenant": "help-either",
    "purser": "fetch cargo=rum",
    "fence": "sell-two",
    "factor": "change pieces=4",
    "shipwright": "discount on=hull",
    "carver": "discount on=mizzen",
    "fiddler": "boast",
    "runner": "smuggle-more",
    "go-between": "bribe",
    "surgeon": "",
}


def owners() -> Nassau:
    """Our box with a second tile for most of what a crew can do, another flag and another top."""
    rows = [f"{tile},{tile},{tile},crew,crew,crew,any,2,1,{what},proposed,proposed" for tile, what in OWN.items()]
    rows.append("black-flag,Black flag,Bandiera nera,mast,mizzen,green,any,3,1,hoist,proposed,proposed")
    rows.append("top,Top,Gabbia,mast,mizzen,green,any,3,1,lookout,proposed,proposed")
    return GAME.with_tables({"tiles.csv": GAME.texts["tiles.csv"] + "\n".join(rows)})


OWNERS = owners()


def crewed(*tiles: str) -> Board:
    """A long ship of the first player with tiles of an owner's own."""
    board = Board(3, OWNERS)
    board.build(0, 2)
    board.fit(0, *tiles)
    return board


def test_a_tile_of_an_owners_own_steers_like_ours() -> None:
    board = crewed("sailing-master", "old-salt")
    board.dice(0, 2, 5, 5)
    board.begin()
    board.answer("navigator 1")
    assert board.facts(Steered, "crew", "by") == [("sailing-master", 1)]
    assert board.events(Steered)[0].cites == "ship.once"
    board.answer("sail 2 3")
    assert board.facts(Sailed, "to") == [3]
    assert board.pirate(0).used == ("sailing-master",)


def test_two_that_do_the_same_do_it_one_after_the_other() -> None:
    board = crewed("sailing-master", "navigator")
    board.dice(0, 2, 5, 5)
    board.begin()
    assert board.offered("navigator") == ["1", "-1"]
    board.answer("navigator 1", "navigator 1")
    assert board.facts(Steered, "crew") == ["navigator", "sailing-master"]
    assert board.offered("navigator") == board.offered("jolly-roger") == []
    board.answer("sail 2 4")


def test_the_jolly_roger_readies_either_of_two_that_do_the_same_once_both_are_used() -> None:
    board = crewed("sailing-master", "navigator", "black-flag", "jolly-roger")
    board.dice(0, 2, 5, 5)
    board.begin()
    board.answer("navigator 1")
    assert board.offered("jolly-roger") == []
    board.answer("navigator 1")
    assert board.offered("jolly-roger") == ["navigator", "sailing-master"]
    board.answer("jolly-roger sailing-master")
    assert board.facts(Hoisted, "crew") == ["sailing-master"]
    assert board.pirate(0).ready == ("black-flag", "sailing-master")
    board.answer("navigator 1", "jolly-roger navigator", "navigator -1")
    assert board.offered("jolly-roger") == []
    board.answer("sail 2 4")


def test_a_chart_and_a_roll_of_an_owners_own() -> None:
    board = crewed("surveyor", "lookout-man")
    board.place(0, 3)
    board.dice(0, 2, 5)
    board.roll(6)
    board.begin(phase=2)
    board.answer("pilot 5")
    assert board.facts(Rerolled, "die", "now") == [(5, 6)]
    board.answer("cartographer")
    assert board.facts(Steered, "crew") == ["surveyor"]
    assert isinstance(board.question, WhereTo) and board.question.chart
    board.answer("sail 2 6")


def test_a_fighter_of_an_owners_own() -> None:
    board = crewed("gunner", "lieutenant", "boatswain")
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 5, 5)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo")
    assert board.offered("help") == ["boatswain", "gunner"]
    board.answer("help gunner", "help boatswain", "first-mate gunnery")
    assert board.facts(Joined, "crew", "value") == [(crew, "gunnery") for crew in ("gunner", "boatswain", "lieutenant")]
    assert isinstance(board.question, ToCapture) and board.question.our_gunnery == 4
    board.answer("play c-2-2")
    assert board.facts(Fought, "navigation", "gunnery") == [(3, 6)]


def test_a_top_of_an_owners_own_is_a_lookout() -> None:
    board = crewed("top")
    board.merchant(4, "m1-amity")
    board.dice(0, 3, 5, 5)
    board.begin()
    board.answer("sail 3 3", "capture m1-amity", "play c-2-2")
    assert board.facts(Helped, "crew") == ["top"]
    assert board.pirate(0).captured == ("m1-amity",)
    assert board.pirate(0).used == ("top",)


def test_cargo_by_tiles_of_an_owners_own() -> None:
    board = crewed("purser", "fence")
    board.stow(0, powder=1)
    board.dice(0, 3, 5, 5)
    board.begin()
    board.answer("fetch purser", "black-marketeer", "trade powder,rum")
    assert board.facts(Fetched, "crew", "cargo") == [("purser", "rum")]
    assert board.facts(Traded, "cargo") == [("powder", "rum")]
    assert board.hold(0) == {"eight": 1}
    assert board.pirate(0).used == ("purser", "fence")


def test_a_port_with_tiles_of_an_owners_own() -> None:
    board = crewed("runner", "go-between")
    board.stow(0, hostage=1)
    board.dice(0, 5, 3, 3)
    board.begin()
    board.answer("sail 5 5", "smuggle", "smuggler goods", "load powder", "briber", "ransom")
    assert board.facts(Helped, "crew") == ["runner", "go-between"]
    assert board.hold(0) == {"powder": 1, "goods": 1, "eight": 2}


def test_fame_by_a_tile_of_an_owners_own() -> None:
    board = crewed("fiddler", "bard")
    board.famous(9, 2, 3)
    board.begin(0, "notoriety")
    assert isinstance(board.question, WhatToReckon) and board.question.cites == "crew.bard"
    board.answer("bard", "bard")
    assert board.facts(Boasted, "means", "cites") == [("bard", "crew.bard"), ("fiddler", "ship.once")]
    assert board.facts(NotorietyRose, "gain") == [2]


def test_a_better_change_gives_as_many_as_its_row_says() -> None:
    board = crewed("factor", "quartermaster", "jolly-roger")
    board.stow(0, eight=3)
    board.famous(9, 2, 3)
    board.begin(0, "buying")
    board.answer("quartermaster rum")
    assert board.hold(0) == {"eight": 2, "rum": 3}
    board.answer("quartermaster rum")
    assert board.hold(0) == {"eight": 1, "rum": 7}
    assert board.facts(Helped, "crew", "cites") == [("quartermaster", "crew.quartermaster"), ("factor", "ship.once")]
    assert board.offered("jolly-roger") == ["quartermaster", "factor"]


def test_savings_by_tiles_of_an_owners_own_add_up() -> None:
    board = crewed("shipwright", "master-gunner")
    board.stow(0, powder=1)
    board.market("cannons")
    board.famous(9, 2, 3)
    board.begin(0, "buying")
    board.answer("buy cannons")
    assert isinstance(board.question, HowToPay) and board.question.crew == "master-gunner"
    board.answer("discount powder")
    assert isinstance(board.question, HowToPay) and board.question.cites == "ship.once"
    board.answer("discount goods")
    assert board.facts(Bought, "tile", "cargo") == [("cannons", ("powder",))]
    assert board.facts(Helped, "crew") == ["master-gunner", "shipwright"]


def test_a_saving_that_our_box_has_not() -> None:
    board = crewed("carver")
    board.stow(0, powder=1, rum=1)
    board.market("ratlines")
    board.famous(9, 2, 3)
    board.begin(0, "buying")
    board.answer("buy ratlines", "discount goods")
    assert board.facts(Bought, "tile", "cargo") == [("ratlines", ("powder", "rum"))]


def test_the_names_of_an_owners_tiles_are_said() -> None:
    board = crewed("black-flag", "cook", "purser")
    board.dice(0, 3, 5, 5)
    board.begin()
    board.answer("fetch cook", "fetch purser")
    board.answer("jolly-roger cook")
    told = [Speaker("it", OWNERS, ["Anja", "Jona", "Jon"]).event(each.event) for each in board.told]
    assert "purser" in told[-2]


LADEN_OWNERS = Laden(OWNERS.texts)


@pytest.mark.kit
@pytest.mark.parametrize("check", [check_conserved, check_options, check_result, check_snapshots])
def test_an_owners_box_keeps_the_kit(check: Check) -> None:
    check(Trial(LADEN_OWNERS, 4, 5, every=19))


def test_play_goes_on_without_a_flaw_in_an_owners_box() -> None:
    for seed in range(12):
        sea = OWNERS.compose(OWNERS.configure({}, 4), 4, Dice(Stream(f"owner {seed}".encode())))
        position = Position(OWNERS, sea, Dice(Stream(b"played on")))
        choices = Dice(Stream(f"choices {seed}".encode()))
        for _ in range(15):
            if position.result is None:
                assert [*OWNERS.flaws(position.state)] == []
                play_on(position, choices, 1)
