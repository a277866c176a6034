"""3.3 What a card does is named in its row, so that an owner may enter cards of their own."""

import csv
import re
import tomllib
from dataclasses import fields
from importlib.resources import files
from io import StringIO

import pytest

from tests.games.kaiser.board import Board, cast
from tests.games.kaiser.plays import DAY, NIGHT, act, hunt, strike
from wardroom.engine import BadData
from wardroom.engine.effects import pool
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trial import Trial
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.cards import FILES, rule_of
from wardroom.games.kaiser.effects import Deed
from wardroom.games.kaiser.rules.assists import Assisted
from wardroom.games.kaiser.rules.reactions import Reacted
from wardroom.games.kaiser.rules.resolving import Played
from wardroom.games.kaiser.rules.score import CardSunk

HOME = files("wardroom.games.kaiser")
TEXTS = {name: (HOME / "data" / name).read_text("utf-8") for name in FILES}
ROWS = {row["id"]: row for row in csv.DictReader(StringIO(TEXTS["actions.csv"]))}
EXPLAINED = tomllib.loads((HOME / "effects.toml").read_text("utf-8"))


def with_rows(*own: dict[str, str]) -> dict[str, str]:
    """The tables with further rows of Action cards; one that has the id of another takes its place."""
    out = StringIO()
    writer = csv.DictWriter(out, list(ROWS["amc"]))
    writer.writeheader()
    writer.writerows({**ROWS, **{row["id"]: row for row in own}}.values())
    return {**TEXTS, "actions.csv": out.getvalue()}


def like(model: str, **cells: str) -> dict[str, str]:
    """A row for a card of one's own, made after one of the book: `own`."""
    return {**ROWS[model], "id": "own", "name": "Own", "italian": "Propria", **cells}


def own(monkeypatch: pytest.MonkeyPatch, model: str, **cells: str) -> None:
    """All boards have a card of one's own."""
    monkeypatch.setattr(Board, "game", GAME.with_tables(with_rows(like(model, **cells))))


def refused(*rows: dict[str, str]) -> dict[str, object]:
    with pytest.raises(BadData) as caught:
        GAME.with_tables(with_rows(*rows))
    return dict(caught.value.facts)


# --- the pool ---------------------------------------------------------------------------------------------------------


def test_every_effect_is_explained_and_no_other() -> None:
    assert list(EXPLAINED) == list(pool(Deed))


@pytest.mark.parametrize("name", pool(Deed))
def test_an_explanation_mentions_every_number(name: str) -> None:
    facts = {field.name for field in fields(pool(Deed)[name])}
    assert set(EXPLAINED[name]) == {"en", "it"}
    assert all(set(re.findall(r"{(\w+)}", text)) == facts for text in EXPLAINED[name].values())


@rule("kaiser", "1.1.2.b")
def test_every_card_of_the_book_does_what_its_paragraph_says() -> None:
    assert {row.id: row.deed for row in GAME.cards.types.values()} == {name: name for name in ROWS}
    assert [row.effect.paragraph for row in GAME.cards.types.values()] == list(range(1, 48))


# --- an owner's cards -------------------------------------------------------------------------------------------------


def test_an_owners_card_has_its_own_name_and_is_no_paragraph_of_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    own(monkeypatch, "interned")
    board = act("own", theirs=["leopard recognised"])
    board.roll(*cast("10/8", 1, 1), 10)
    board.answer("play own", "aim leopard")
    assert board.facts(Played, "card", "cites") == [("own", "3.3")]
    assert board.game.names["own"] == {"en": "Own", "it": "Propria"}
    assert (rule_of("own.1"), rule_of("interned.1")) == ("3.3", "3.3.18.a")


def test_an_owners_card_rolls_its_own_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    own(monkeypatch, "interned", challenge="8/6", response="4")
    board = act("own", theirs=["leopard recognised"])
    board.roll(*cast("8/6", 5, 1), "d4:4")
    board.answer("play own", "aim leopard")
    assert not board.is_in_play("leopard")


@pytest.mark.parametrize(
    ("model", "mine", "theirs", "aim", "dice", "modifier"),
    [
        ("blockade-runner prize=5", ["emden low", "maria prize"], ["leopard"], (), "10/4", 5),
        ("blockade-runner prize=5", ["emden low"], ["leopard"], (), "10/4", 0),
        ("fair-seas bonus=3", ["emden"], ["leopard"], ("aim appam",), "8", 3),
        ("rendezvous-missed prize=4", ["emden"], ["leopard", "maria prize"], (), "10", -4),
        ("rendezvous-missed prize=4", ["emden"], ["leopard"], (), "10", 0),
    ],
)
def test_an_owners_number_counts_in_a_challenge(
    monkeypatch: pytest.MonkeyPatch,
    model: str,
    mine: list[str],
    theirs: list[str],
    aim: tuple[str, ...],
    dice: str,
    modifier: int,
) -> None:
    own(monkeypatch, model.split(maxsplit=1)[0].replace("-", "_"), effects=model)
    board = act("own", mine=mine, theirs=theirs)
    board.roll(*cast(dice, *(1 for _ in dice.split("/"))), 10)
    board.answer("play own", *aim)
    assert board.last_challenge.modifier == modifier


MISS = (*cast("10/8/4", 1, 1, 1), "d8:8")
"""Leopard's guns miss Lovat."""


@pytest.mark.parametrize(
    ("effect", "card", "modifier"), [("surprise-attack bonus=4", DAY, 4), ("searchlight bonus=6", NIGHT, 5)]
)
def test_an_owners_help_counts_in_an_attack(
    monkeypatch: pytest.MonkeyPatch, effect: str, card: str, modifier: int
) -> None:
    own(monkeypatch, effect.split(maxsplit=1)[0].replace("-", "_"), effects=effect)
    board = strike(assists=["own"], card=card)
    assert board.state.turn.attack and board.state.turn.attack.assists == ("own",)
    board.roll(*MISS)
    board.answer("1: pass")
    assert (board.facts(Assisted, "card"), board.last_fight.attack_modifier) == (["own"], modifier)


@pytest.mark.parametrize(
    ("effect", "card", "modifier"), [("surprise-attack bonus=4", DAY, 4), ("searchlight bonus=6", NIGHT, 5)]
)
def test_an_owners_help_counts_in_a_british_intercept(
    monkeypatch: pytest.MonkeyPatch, effect: str, card: str, modifier: int
) -> None:
    own(monkeypatch, effect.split(maxsplit=1)[0].replace("-", "_"), effects=effect)
    board = hunt(assists=["own"], card=card)
    board.roll(*cast("10/8" if card == DAY else "10/4", 1, 1), "d8:8")
    board.answer("1: pass")
    assert (board.facts(Assisted, "card"), board.last_fight.attack_modifier) == (["own"], modifier)


@rule("kaiser", "6.2.6")
@pytest.mark.parametrize(("ship", "dice", "modifier"), [("leopard", "10/8/4", -3), ("seeadler", "10", -6)])
def test_an_owners_fast_ship_counts_twice_against_sails(
    monkeypatch: pytest.MonkeyPatch, ship: str, dice: str, modifier: int
) -> None:
    own(monkeypatch, "fast_ship", effects="fast-ship penalty=3")
    board = strike(ship, hand=["own"], sails=True)
    attack = next(card.attack for card in GAME.cards.ships if card.id == ship)
    board.roll(*(f"d{sides}:1" for sides in attack), "d8:8")
    board.answer("1: react own")
    assert (board.facts(Reacted, "card"), board.last_fight.attack_modifier) == (["own"], modifier)


def test_an_owners_non_combatant_has_two_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    own(monkeypatch, "non_combatant", effects="non-combatant penalty=3 passage=5")
    board = strike(hand=["own"])
    board.roll(*MISS)
    board.answer("1: react own")
    board.roll("d6:1", "d8:8")
    board.answer("1: yes")
    assert (board.last_fight.attack_modifier, board.last_challenge.modifier) == (-3, 5)


def test_an_owners_cruiser_fights_and_scores_with_what_is_printed_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    own(monkeypatch, "amc", guns="4", defence="6", vp="3")
    board = strike(hand=["own"])
    board.roll(*cast("10/8/4", 10, 1, 1), "d6:1", "d4:1", "d8:8")
    board.answer("1: react own")
    assert board.facts(CardSunk, "card", "points") == [("own", 3)]
    assert board.pile(0) == ["own"]


def test_an_owners_monitor_has_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    own(monkeypatch, "monitor", effects="monitor bonus=4", guns="6")
    board = act("own", theirs=["leopard refuge"])
    board.answer("play own", "aim leopard")
    board.roll("d6:1", "d8:8")
    board.answer("1: pass")
    assert board.last_fight.attack_modifier == 4


@pytest.mark.parametrize("number", [1, 3])
def test_an_owners_aircraft_takes_as_many_cards_as_it_says(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    own(monkeypatch, "recon_aircraft", effects=f"recon-aircraft cards={number}")
    board = act("own", hand=["collier", "scuttle", "trap", "amc"])
    board.roll_freely()
    board.answer("play own")
    assert len(board.hand(0)) == number


@pytest.mark.parametrize("number", [1, 3])
def test_an_owners_wireless_takes_as_many_cards_as_it_says(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    own(monkeypatch, "wireless_intercept", effects=f"wireless-intercept cards={number}")
    board = act("own")
    board.discards("reflag", "scuttle", "trap", "amc")
    board.answer("play own")
    assert len(board.hand(0)) == number


def test_two_cards_that_do_the_same_may_both_be_offered_but_only_one_joins(monkeypatch: pytest.MonkeyPatch) -> None:
    own(monkeypatch, "surprise_attack", effects="surprise-attack bonus=4")
    board = act(f"{DAY} leopard", "own", "surprise_attack", mine=["leopard"], theirs=[])
    board.answer(f"play {DAY}", "aim lovat")
    assert set(board.options) == {"announce", "join own", "join surprise_attack"}
    board.answer("join own")
    assert board.asked == (1, "answer-intercept")


def test_an_owners_twins_of_all_cards_are_played_with() -> None:
    twins = [{**row, "id": f"{name}_2", "name": f"{name} 2", "italian": f"{name} 2"} for name, row in ROWS.items()]
    game = GAME.with_tables(with_rows(*twins))
    for players in (1, 2, 4):
        matches = list(Trial(game, players, composed=True, ahead=60).walk())
        assert len(matches) > 40


# --- what is refused --------------------------------------------------------------------------------------------------

ROW = "actions.csv, row 49"


@pytest.mark.parametrize(
    ("cells", "where", "expected"),
    [
        ({"effects": "mutiny"}, "effects", ", ".join(sorted(pool(Deed)))),
        ({"effects": ""}, "effects", "a text"),
        ({"effects": ";"}, "effects", "one effect"),
        ({"effects": "amc; trap"}, "effects", "one effect"),
        ({"effects": "monitor"}, "effects", "monitor bonus="),
        ({"effects": "monitor bonus=two"}, "effects, monitor, bonus", "a whole number"),
        ({"effects": "amc guns=2"}, "effects, amc", "nothing more"),
        ({"effects": "trap"}, "rule", "46"),
        ({"effects": "collier", "rule": "8"}, "kind", "action"),
        ({"guns": ""}, "guns", "a value"),
    ],
)
def test_what_an_owners_card_cannot_do_is_refused_with_its_row(
    cells: dict[str, str], where: str, expected: str
) -> None:
    facts = refused(like("amc", **cells))
    assert (facts["where"], facts["expected"]) == (f"{ROW}, {where}", expected)


def test_a_card_of_the_book_cannot_do_what_another_does() -> None:
    row = {**ROWS["amc"], "effects": "trap", "rule": "46"}
    assert refused(row) == {"where": "actions.csv, row 2, effects", "expected": "amc", "found": "trap"}
