"""Strategy cards are made of effects: those printed, and any other that an owner enters out of the pool."""

import re
import tomllib
from dataclasses import fields
from importlib.resources import files

import pytest

from tests.games.modern.board import SHIPS, War
from tests.games.modern.test_campaign import commit, lay
from wardroom.engine import BadData
from wardroom.engine.effects import pool
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.bots.worth import strategy_worth
from wardroom.games.modern.effects import DamageControl, Deployment, Stratagem
from wardroom.games.modern.rows import SSM
from wardroom.games.modern.rules.premission import MissionBegan
from wardroom.games.modern.rules.scenario import CardGiven
from wardroom.games.modern.rules.strategies import DurationSet

TEXT = GAME.texts["strategies.csv"]
TOLD = tomllib.loads((files("wardroom.games.modern") / "effects.toml").read_text("utf-8"))


def test_every_effect_is_explained_with_all_its_facts() -> None:
    known = pool(Stratagem)
    assert TOLD.keys() == known.keys()
    for name, told in TOLD.items():
        facts = sorted(field.name for field in fields(known[name]))
        assert told.keys() == {"en", "it"}
        for text in told.values():
            assert sorted(re.findall(r"\{ (\w+) \}", text)) == facts, text


def test_every_effect_of_the_pool_is_on_a_printed_card() -> None:
    assert {effect.kind for card in GAME.cards.strategies.values() for effect in card.effects} == pool(Stratagem).keys()
    assert len(GAME.cards.strategies) == 9


@pytest.mark.parametrize(
    ("effects", "place", "expected"),
    [
        ("luck", "", ", ".join(sorted(pool(Stratagem)))),
        ("", "", "a text"),
        ("insight", "", "insight cards="),
        ("insight cards=many", ", insight, cards", "a whole number"),
        ("insight cards=0", ", insight, cards", "1 to 9"),
        ("surprise cards=10", ", surprise, cards", "1 to 9"),
        ("deployment points=4 turns=1", ", deployment", "points="),
        ("gift card=torpedo", ", gift, card", None),
        ("insight cards=1; resupply", "", "insight alone: the card leaves the table when it is used"),
    ],
)
def test_what_is_not_in_the_pool_is_refused_with_its_row(effects: str, place: str, expected: str | None) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_tables({"strategies.csv": f"{TEXT}luck,Luck,Fortuna,1,{effects},proposed,proposed\n"})
    assert refused.value.facts["where"] == f"strategies.csv, row 11, effects{place}"
    assert expected in (None, refused.value.facts["expected"])


def test_what_is_given_has_to_be_in_the_deck() -> None:
    repairs = [row for row in GAME.texts["actions.csv"].splitlines(keepends=True) if not row.startswith("repair,")]
    more = f"{TEXT}yard,Yard,Cantiere,1,gift card=repair,proposed,proposed\n"
    GAME.with_tables({"strategies.csv": more})
    with pytest.raises(BadData) as refused:
        GAME.with_tables({"strategies.csv": more, "actions.csv": "".join(repairs)})
    assert refused.value.facts["where"] == "strategies.csv, row 11, effects, gift, card"


@pytest.mark.parametrize(("cards", "is_right"), [(11, True), (12, False)])
def test_there_may_be_twenty_strategy_cards(cards: int, is_right: bool) -> None:
    rows = [f"extra-{number},Extra {number},Extra {number},1,resupply,proposed,proposed\n" for number in range(cards)]
    texts = {"strategies.csv": TEXT + "".join(rows)}
    if is_right:
        assert len(GAME.with_tables(texts).cards.strategies) == 20
    else:
        with pytest.raises(BadData) as refused:
            GAME.with_tables(texts)
        assert refused.value.facts["where"] == "strategies.csv"


def test_a_card_of_the_printed_set_may_be_missing() -> None:
    rows = [row for row in TEXT.splitlines(keepends=True) if not row.startswith("insight,")]
    assert "insight" not in GAME.with_tables({"strategies.csv": "".join(rows)}).cards.strategies


def test_a_card_may_have_several_effects() -> None:
    text = f"{TEXT}yard,Yard,Cantiere,1,damage-control points=1; deployment points=3,proposed,proposed\n"
    card = GAME.with_tables({"strategies.csv": text}).cards.strategies["yard"]
    assert card.effects == (DamageControl(1), Deployment(3))
    assert strategy_worth(card) == 0.25 + 0.9


def test_what_a_bot_gives_for_a_card() -> None:
    assert {name: strategy_worth(card) for name, card in GAME.cards.strategies.items()} == {
        "duration": 0.5,
        "insight": 1.0,
        "targeting-upgrade": 1.0,
        "limited-air-support": 2.2,
        "surprise-attack": 1.6,
        "rapid-resupply": 0.4,
        "damage-control": 0.5,
        "forward-deployment": 1.2,
        "long-range-bombers": 3.4,
    }


# --- an owner's cards in play -----------------------------------------------------------------------------------------


def owners_war(french: str, chinese: str = "", **effects: str) -> War:
    """A campaign with further cards, each named and made of effects, when those of the first mission are to be laid."""
    rows = [f"{name},{name},{name},1,{made},proposed,proposed\n" for name, made in effects.items()]
    game = War(game=GAME.with_tables({"strategies.csv": TEXT + "".join(rows)}))
    game.own(0, "fr", "fr-tourville fr-dupleix fr-de-grasse fr-saphir", french)
    game.own(1, "cn", "cn-jinan cn-wuhu cn-322", chinese)
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "fr-tourville fr-dupleix", "cn-jinan cn-wuhu")
    return game


@pytest.mark.parametrize(
    ("french", "turns", "told"),
    [
        ("duration-longer haste-longer", 4, [True, True]),
        ("haste-shorter duration-longer", 2, []),
        ("haste-shorter", 1, [False]),
    ],
)
@rule("modern", "strategy.duration")
def test_two_cards_that_change_the_length_add_up(french: str, turns: int, told: list[bool]) -> None:
    game = owners_war("haste", haste="duration")
    lay(game, french, "")
    assert list(game.game.flaws(game.state)) == []
    assert game.facts(MissionBegan, "turns") == [turns]
    assert game.facts(DurationSet, "longer") == told and set(game.facts(DurationSet, "turns")) <= {turns}


@rule("modern", "strategy.duration")
def test_a_second_card_never_makes_a_mission_shorter_than_a_turn() -> None:
    game = owners_war("haste", haste="duration")
    game.answer("lay haste shorter")
    assert game.offers("lay") == ["duration longer", "insight"]


@rule("modern", "strategy.lifetime")
def test_any_card_of_the_deck_may_be_given() -> None:
    game = owners_war("spies", spies="gift card=intel")
    lay(game, "spies", "")
    game.idle("what-next")
    assert game.battle_view(0).beside == ["intel"]
    assert game.facts(CardGiven, "player", "what", "cites") == [(0, "intel", "strategy.lifetime")]


@pytest.mark.parametrize("copies", [1, 2])
def test_a_card_that_others_have_taken_is_not_given(copies: int) -> None:
    actions = GAME.texts["actions.csv"]
    row = next(row for row in actions.splitlines() if row.startswith("bomber-strike,"))
    fewer = row.replace(",3,3,rulebook,", f",3,{copies},rulebook,")
    game = War(game=GAME.with_tables({"actions.csv": actions.replace(row, fewer)}))
    game.own(0, "fr", "fr-tourville", "long-range-bombers")
    game.own(1, "cn", "cn-jinan", "long-range-bombers")
    game.sail("engagement", "fr-tourville", "cn-jinan", laid=("long-range-bombers", "long-range-bombers"))
    game.start()
    assert [len(game.side(seat).beside) for seat in (0, 1)] == [1, copies - 1]


@rule("modern", "strategy.surprise-attack")
def test_surprises_add_up_and_leave_no_less_than_an_empty_hand() -> None:
    game = owners_war("", "surprise-attack ambush", ambush="surprise cards=6")
    lay(game, "", "surprise-attack ambush")
    game.idle("what-next")
    assert [len(game.side(seat).hand) for seat in (0, 1)] == [0, 7]
    assert game.battle_view(0).sides[0].limit == 0


@rule("modern", "strategy.insight")
def test_a_second_look_waits_for_the_next_turn() -> None:
    game = War(game=GAME.with_tables({"strategies.csv": f"{TEXT}spy,Spy,Spia,1,insight cards=1,proposed,proposed\n"}))
    game.own(0, "fr", "fr-tourville", "spy")
    game.own(1, "cn", "cn-jinan")
    game.sail("engagement", "fr-tourville", "cn-jinan", laid=("spy insight", ""))
    game.form(0, "fr-tourville", hand="torp-4 torp-4")
    game.form(1, "cn-jinan", hand="repair")
    game.begin()
    game.roll_freely()
    game.answer("look-now", "discard torp-4")
    assert game.asked == (0, "what-next") and game.side(0).strategies == ["insight"]
    game.finish()
    game.finish()
    assert game.asked == (0, "insight-now")


@rule("modern", "strategy.damage-control", "strategy.forward-deployment", "strategy.rapid-resupply")
def test_a_card_with_several_effects_has_all_of_them() -> None:
    game = owners_war("yard", yard="damage-control points=1; deployment points=3; resupply")
    game.campaign.low[SHIPS["fr-tourville"]] = SSM
    lay(game, "yard", "")
    assert game.asked == (0, "what-to-deploy")
    game.answer("ready")
    assert game.battle.low == {} and game.battle.terms.limits[game.campaign.order[0]] == 19
