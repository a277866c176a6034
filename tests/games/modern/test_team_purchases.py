"""Gioco a Squadre, Acquistare: whatever team-mates of one navy buy, everybody has something to answer, and plays on."""

import pytest

from tests.games.modern.board import SHIPS, War
from wardroom import engine
from wardroom.engine import Dice, Seat, Stream, seeded
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import MissionEnded, MissionScored
from wardroom.games.modern.rules.campaign import CampaignWon, for_sale
from wardroom.games.modern.rules.premission import MissionBegan, NothingCommitted, SitsOut
from wardroom.games.modern.table import ModernTable


def buying(*navies: str, length: str = "long") -> War:
    """A team campaign before its first purchases."""
    game = War(len(navies), length)
    for seat, navy in enumerate(navies):
        game.own(seat, navy, "")
        game.campaign.admirals[seat].budget = {"short": 30, "medium": 35, "long": 40}[length]
    game.brief("purchases")
    return game


def buy_out(game: War, seat: int) -> None:
    """A player buys ships as long as there are any; the others the first thing on offer, then no more."""
    while seat in [ask.seat for ask in game.asks]:
        ships = [option for option in game.options_of(seat) if option.startswith("take ")]
        for ask in list(game.asks):
            idle = "ready" if "ready" in game.options_of(ask.seat) else game.options_of(ask.seat)[0]
            game.answer(f"{ask.seat}: {ships[0] if ships and ask.seat == seat else idle}")


@rule("modern", "campaign.team.without", "campaign.team.navy", "campaign.budget")
def test_a_member_for_whom_no_ship_is_left_may_always_stop() -> None:
    game = buying("no", "su", "no", "us")
    buy_out(game, 0)
    assert len(game.owned(0)) == len(GAME.cards.navy("no", expansion=True))
    assert game.options_of(2)[0] == "ready" and not [each for each in game.options_of(2) if each.startswith("take")]
    while "buy-strategy" in "".join(game.options_of(2)):
        game.answer(f"2: {game.options_of(2)[-1]}")
        if 3 in [ask.seat for ask in game.asks]:
            game.answer(f"3: {game.options_of(3)[-1]}")
    assert game.options_of(2) == ["ready"]


@rule("modern", "campaign.budget")
@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize("navies", ["no su no us", "ar tw ar it ar tw", "de fr de fr"])
def test_buying_for_team_mates_who_share_a_navy_always_has_an_option(navies: str, seed: int) -> None:
    game = buying(*navies.split())
    dice = Dice(Stream(seeded(f"purchases {seed}", 2).key))
    for _ in range(400):
        if game.asks[0].question.kind != "which-purchase":
            break
        for ask in list(game.asks):
            assert ask.options, ask
            wanted = [option for option in ask.options if option.kind != "ready"] if seed % 3 else list(ask.options)
            game.answer(f"{ask.seat}: {dice.pick(wanted or list(ask.options)).notation}")
    assert game.campaign.phase == "missions"
    for force in game.campaign.forces:
        assert any(game.campaign.admirals[seat].ships for seat in force.members)


@rule("modern", "campaign.budget")
def test_enough_is_kept_for_the_ship_that_has_to_be_bought() -> None:
    game = buying("no", "su", "no", "us", length="short")
    game.campaign.admirals[0].budget = 4
    cheapest = min(GAME.cards.ships[ship].vp for ship in GAME.cards.navy("no", expansion=True))
    offered = for_sale(table_of(game), Seat(0))
    costs = [option.cost for option in offered if option.kind == "buy-strategy"]  # type: ignore[union-attr]
    assert max(costs) == 4 - cheapest and all(option.kind != "ready" for option in offered)
    game.campaign.admirals[0].ships.append(SHIPS["no-bergen"])
    costs = [option.cost for option in for_sale(table_of(game), Seat(0)) if option.kind == "buy-strategy"]  # type: ignore[union-attr]
    assert max(costs) == 3


def table_of(game: War) -> ModernTable:
    """The table as it stands, to look at."""
    return ModernTable(engine.Table(game.state, Dice(Stream(b"look"))), GAME.cards, GAME.scenarios)


def without_a_ship(navy: str = "no") -> War:
    """Norway is all with the first player of the first team; the second one has nothing, and nothing to buy."""
    game = War(4, areas="separate")
    whole = [GAME.cards.ships[ship].id for ship in GAME.cards.navy("no", expansion=True)]
    game.own(0, "no", " ".join(whole))
    game.own(1, "su", "su-druzhny su-smerch")
    game.own(2, navy, "")
    game.own(3, "cn", "cn-jinan cn-wuhu")
    game.brief()
    while game.asks[0].question.kind == "which-mission":
        game.answer("take-mission engagement")
    return game


@rule("modern", "campaign.team.without", "campaign.pre.no-ship")
def test_a_member_for_whom_no_ship_was_left_sits_out_and_the_others_play_on() -> None:
    game = without_a_ship()
    assert [ask.seat for ask in game.asks] == [0, 1, 3]
    game.answer("0: commit no-bergen", "1: commit su-druzhny", "3: commit cn-jinan")
    game.answer("0: ready", "1: ready", "3: ready")
    while game.question == "which-strategies":
        game.answer("ready")
    assert game.facts(SitsOut, "player") == [2] and game.events(NothingCommitted) == []
    assert game.facts(MissionBegan, "aggressor", "defender") == [(0, 1), (2, 3)]
    assert [battle.phase == "over" for battle in game.state.battles] == [False, True]
    assert {ask.seat for ask in game.asks} <= {0, 1}
    game.idle("which-purchase")
    assert len(game.events(MissionEnded)) == 2 and len(game.events(MissionScored)) == 4
    assert not game.is_over


@rule("modern", "campaign.pre.no-ship")
def test_a_member_who_could_have_bought_a_ship_still_loses_the_campaign() -> None:
    game = without_a_ship("it")
    assert [ask.seat for ask in game.asks] == [0, 1, 2, 3] and game.options_of(2) == ["commit-none"]
    game.answer("0: commit no-bergen", "1: commit su-druzhny", "2: commit-none", "3: commit cn-jinan")
    game.answer("0: ready", "1: ready", "3: ready")
    while game.asks and game.question == "which-strategies":
        game.answer("ready")
    assert game.winners == (1, 3) and game.facts(NothingCommitted, "player") == [2]
    assert [event.cites for event in game.events(CampaignWon)] == ["campaign.pre.no-ship"]


@rule("modern", "campaign.team.without", "campaign.pre.no-ship")
def test_a_team_without_any_ship_has_lost_all_the_same() -> None:
    game = without_a_ship()
    game.campaign.lost += game.campaign.admirals[0].ships
    game.campaign.admirals[0].ships = []
    game.start()
    assert [ask.seat for ask in game.asks] == [1, 3]
    game.answer("1: commit su-druzhny", "3: commit cn-jinan", "1: ready", "3: ready")
    while game.asks and game.question == "which-strategies":
        game.answer("ready")
    assert game.winners == (1, 3) and game.facts(NothingCommitted, "player") == [0, 2]
