"""The ship designer: any ship that the guidelines can describe, her points, and her place in a roster."""

from dataclasses import replace
from typing import Any

import pytest

from wardroom.engine import BadData, Dice, Stream
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.designer import Design, add_to, choices, draw

SOPHIE = Design(
    id="gb_sophie",
    name="Sophie",
    nation="GB",
    built="ES",
    type="brig_sloop",
    guns=14,
    men=76,
    manoeuvre=8,
    combat=3,
    fire=1,
    qualities=("weatherly",),
)


def test_a_design_becomes_a_log_book_with_points() -> None:
    book = draw(GAME.yard, SOPHIE)
    assert (book.rate, book.letter, book.hull, book.masts, book.crew) == (8, "A", 4, (4, 4, 0), 4)
    assert book.parts == {
        "decks": 1,
        "turning": 4,
        "hull": 2,
        "rigging": 2,
        "crew": 1,
        "manoeuvre": 8,
        "combat": 3,
        "fire": 1,
        "carronades": 0,
    }
    assert book.value == 22
    assert book.speeds[0][1] == book.speeds[0][2]


def test_rate_and_decks_can_be_overridden() -> None:
    book = draw(GAME.yard, replace(SOPHIE, rate=6, decks=2))
    assert (book.rate, book.decks, book.masts) == (6, 2, (4, 6, 4))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"nation": "DK"}, "nation"),
        ({"combat": 4}, "combat"),
        ({"manoeuvre": 1}, "manoeuvre"),
        ({"guns": 0}, "guns"),
        ({"carronades": -1}, "carronades"),
        ({"name": " "}, "name"),
        ({"qualities": ("pretty",)}, "qualities"),
        ({"qualities": ("weatherly", "weatherly")}, "qualities"),
        ({"qualities": ("handy_full", "weatherly", "handy_full")}, "qualities"),
        ({"qualities": ("weatherly", "leewardly")}, "qualities"),
        ({"id": "Sophie!"}, "id"),
    ],
)
def test_a_design_that_does_not_fit_is_refused_with_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadData) as refused:
        draw(GAME.yard, replace(SOPHIE, **change))
    assert refused.value.facts["where"] == f"design, {field}"


@rule("cannoni", "data.speed_flags")
def test_qualities_that_agree_go_together() -> None:
    plain, both = draw(GAME.yard, SOPHIE), draw(GAME.yard, replace(SOPHIE, qualities=("weatherly", "handy_full")))
    assert [least for _, least in both.speeds[0][1:]] == [max(0, least - 1) for _, least in plain.speeds[0][1:]]


@rule("cannoni", "data.speed_flags")
@pytest.mark.parametrize("qualities", [("weatherly", "weatherly"), ("leewardly", "weatherly")])
def test_a_quality_counts_once_and_weatherly_excludes_leewardly(qualities: tuple[str, ...]) -> None:
    with pytest.raises(BadData):
        draw(GAME.yard, replace(SOPHIE, qualities=qualities))
    with pytest.raises(BadData):
        add_to(GAME.texts["ships.csv"], GAME.yard, replace(SOPHIE, qualities=qualities))


@rule("cannoni", "data.nations")
def test_each_ability_may_be_one_better_than_the_nations() -> None:
    best = replace(SOPHIE, manoeuvre=8, combat=3, fire=2)
    assert draw(GAME.yard, best).value == draw(GAME.yard, SOPHIE).value + 1


@rule("cannoni", "log.manoeuvre")
@pytest.mark.parametrize(("manoeuvre", "fits"), [(8, True), (9, False)])
def test_no_crew_manoeuvres_better_than_eight(manoeuvre: int, fits: bool) -> None:
    crew = replace(SOPHIE, manoeuvre=manoeuvre)
    if fits:
        assert draw(GAME.yard, crew).manoeuvre == manoeuvre
    else:
        with pytest.raises(BadData):
            draw(GAME.yard, crew)
    spans = [limits["manoeuvre"] for limits in choices(GAME.yard).nations.values()]
    assert all(2 <= least <= most <= 8 for least, most in spans)


def test_what_there_is_to_choose_from() -> None:
    found = choices(GAME.yard)
    assert "xebec" in found.types
    assert "handy_battle" in found.qualities
    assert found.nations["NL"]["combat"] == (-2, 0)


def test_a_designed_ship_can_be_mustered() -> None:
    game = GAME.with_tables({"ships.csv": add_to(GAME.texts["ships.csv"], GAME.yard, SOPHIE)})
    assert game.roster["gb_sophie"] == draw(GAME.yard, SOPHIE)
    options = game.configure({"scenario": "free"}, 2)
    battle = game.setup(options, 2, Dice(Stream(b"designer")))
    assert game.still(battle).books[-1].id == "gb_sophie"


def test_a_ship_that_does_not_fit_is_not_added() -> None:
    with pytest.raises(BadData):
        add_to(GAME.texts["ships.csv"], GAME.yard, replace(SOPHIE, fire=9))
