"""Carte Strategia: what each of the nine does, when, and for how long."""

from pathlib import Path

import pytest

from tests.games.modern.board import SHIPS, War
from tests.games.modern.test_campaign import commit, lay
from wardroom import engine
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules import strategies
from wardroom.games.modern.rules.hands import Dealt
from wardroom.games.modern.rules.premission import MissionBegan
from wardroom.games.modern.rules.rolls import BlockRolled
from wardroom.games.modern.rules.scenario import CardGiven
from wardroom.games.modern.rules.strategies import (
    Controlled,
    Deployed,
    DurationSet,
    Exchanged,
    HandSeen,
    InsightUsed,
    Resupplied,
    to_lay,
)
from wardroom.games.modern.table import ModernTable

ALL = " ".join(name for name, card in GAME.cards.strategies.items() if card.cost)


def war() -> War:
    game = War()
    game.own(0, "fr", "fr-tourville fr-dupleix fr-de-grasse fr-saphir fr-doris fr-suffren", ALL)
    game.own(1, "cn", "cn-jinan cn-wuhu cn-322 cn-lanzhou", ALL)
    return game


def laid(french: str, chinese: str = "", mission: str = "engagement") -> War:
    """Both have committed two ships and laid cards; France has the initiative."""
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes", mission)
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "fr-tourville fr-dupleix", "cn-jinan cn-wuhu")
    lay(game, french, chinese)
    return game


def at_sea(french: str = "", chinese: str = "", hands: tuple[str, str] = ("repair", "repair"), **start: int) -> War:
    """An Engagement under way with laid cards."""
    game = war()
    game.sail("engagement", "fr-tourville fr-dupleix", "cn-jinan cn-wuhu", laid=(french, chinese))
    game.form(0, "fr-tourville fr-dupleix", hand=hands[0])
    game.form(1, "cn-jinan cn-wuhu", hand=hands[1])
    game.begin(**start)
    return game


@rule("modern", "strategy.duration")
@pytest.mark.parametrize(
    ("french", "chinese", "turns"),
    [
        ("longer", "", 3),
        ("shorter", "", 1),
        ("longer", "longer", 4),
        ("longer", "shorter", 2),
        ("shorter", "shorter", 1),
    ],
)
def test_a_mission_becomes_longer_or_shorter_but_never_below_one(french: str, chinese: str, turns: int) -> None:
    game = laid(f"duration-{french}", f"duration-{chinese}" if chinese else "")
    assert game.facts(MissionBegan, "turns") == [turns]
    assert game.facts(DurationSet, "player") == ([1, 0] if chinese else [0])
    assert game.facts(DurationSet, "turns")[-1] == turns


@rule("modern", "strategy.lifetime", "campaign.buy.never-again")
def test_a_laid_card_is_gone_used_or_not() -> None:
    game = laid("insight damage-control", "")
    assert game.campaign.used[0] == ["insight", "damage-control"]
    assert not {"insight", "damage-control"} & set(game.campaign.forces[0].strategies)
    game.idle("which-purchase")
    assert not any("insight" in option or "damage-control" in option for option in game.options_of(0))


@rule("modern", "strategy.lifetime", "campaign.pre.strategy")
def test_any_number_of_cards_may_be_laid() -> None:
    game = laid(ALL.replace("forward-deployment", "").replace("limited-air-support", ""))
    assert len(game.campaign.admirals[0].laid) == 5


@rule("modern", "strategy.insight")
def test_an_exchange_ends_with_the_last_card_of_the_hand() -> None:
    game = at_sea("insight", hands=("torp-4", "near-miss-3"))
    game.answer("look-now", "discard torp-4")
    assert game.question == "what-next" and len(game.side(0).hand) == 1
    assert game.facts(Exchanged, "cards") == [("torp-4",)]


@rule("modern", "strategy.insight")
def test_insight_shows_the_opponents_hand_once() -> None:
    game = at_sea("insight", hands=("torp-4 torp-4 torp-5 intel", "near-miss-3 intel"))
    assert game.asked == (0, "insight-now")
    game.answer("look-now")
    assert game.facts(InsightUsed, "player", "other") == [(0, 1)]
    whispered = [told for told in game.told if isinstance(told.event, HandSeen)]
    assert [(told.event.cards, told.to) for told in whispered] == [(("intel", "near-miss-3"), (0,))]  # type: ignore[attr-defined]
    assert game.battle_view(0).sides[1].seen == ["intel", "near-miss-3"]
    assert game.battle_view(1).sides[1].seen == [] and game.battle_view(None).sides[1].seen == []
    assert game.side(0).strategies == []


@rule("modern", "strategy.insight")
def test_up_to_three_cards_are_exchanged() -> None:
    game = at_sea("insight", hands=("torp-4 torp-4 torp-5 torp-3", "intel"))
    game.deck("near-miss-3 near-miss-4 battle-plan")
    game.answer("look-now", "discard torp-4", "discard torp-5", "discard torp-4")
    assert game.hand(0) == ["battle-plan", "near-miss-3", "near-miss-4", "torp-3"]
    assert game.facts(Exchanged, "cards") == [("torp-4", "torp-5", "torp-4")] and game.question == "what-next"


@rule("modern", "strategy.insight")
def test_insight_may_wait_for_a_later_turn_and_needs_no_exchange() -> None:
    game = at_sea("insight", hands=("torp-4", "intel"))
    game.answer("not-now")
    game.roll_freely()
    game.finish()
    assert game.asked == (1, "what-next")
    game.finish()
    assert game.asked == (0, "insight-now")
    game.answer("look-now", "enough")
    assert game.question == "what-next" and game.events(Exchanged) == []


@rule("modern", "strategy.insight", "table.secrecy")
def test_a_card_that_was_seen_is_known_until_it_is_played() -> None:
    game = at_sea("insight", hands=("air-strike repair", "near-miss-3 intel"))
    game.answer("look-now", "enough", "play air-strike", "aim cn-jinan", "cease", "1: meet 1", "1: block near-miss-3")
    game.answer("1: declare")
    assert game.battle_view(0).sides[1].seen == ["intel"]


@rule("modern", "strategy.targeting-upgrade", "block.penalty")
@pytest.mark.parametrize(("card", "modifier"), [("msl-ssm-2", -1), ("msl-ssm-2-heavy", -3), ("gun-small-2", 0)])
def test_own_missiles_are_harder_to_block(card: str, modifier: int) -> None:
    game = at_sea("targeting-upgrade", hands=(f"{card} repair", "near-miss-3"))
    game.answer(f"play {card}", "support fr-tourville ssm" if card.startswith("msl") else "support fr-tourville small")
    game.answer("aim cn-jinan", "cease", "meet 1", "block near-miss-3", "declare")
    game.roll(1)
    game.answer("0: pass")
    assert game.facts(BlockRolled, "modifier") == [modifier]


@rule("modern", "strategy.targeting-upgrade")
def test_the_upgrade_helps_its_owner_only() -> None:
    game = at_sea("targeting-upgrade", hands=("near-miss-3", "msl-ssm-2 repair"), active=1)
    game.answer("play msl-ssm-2", "support cn-jinan ssm", "aim fr-tourville", "cease")
    assert game.battle.turn.attacks[0].penalty == 0


@rule("modern", "strategy.limited-air-support", "table.secrecy")
def test_limited_air_support_is_taken_from_the_deck_before_the_deal() -> None:
    game = laid("limited-air-support")
    assert game.asked == (0, "which-gift") and game.offers("pick") == ["air-strike", "air-patrol", "air-cap", "air-asw"]
    game.answer("pick air-cap")
    game.idle("what-next")
    assert game.battle_view(0).beside == ["air-cap"] and game.battle_view(1).sides[0].beside == 1
    assert len(game.side(0).hand) == 7 and len(game.battle.deck) == 110 - 15
    assert game.facts(CardGiven, "player", "what", "cites") == [(0, "air-support", "strategy.limited-air-support")]


@rule("modern", "strategy.limited-air-support", "strategy.lifetime")
def test_the_card_does_not_reach_the_next_mission() -> None:
    game = laid("limited-air-support")
    game.answer("pick air-cap")
    game.idle("which-purchase")
    game.idle("what-to-commit")
    commit(game, "fr-tourville fr-dupleix", "cn-jinan cn-wuhu")
    lay(game, "", "")
    game.idle("what-next")
    assert game.side(0).beside == []


@rule("modern", "strategy.long-range-bombers", "card.bomber.cost")
def test_long_range_bombers_bring_a_bomber_strike_that_still_costs_two_cards() -> None:
    game = laid("", "long-range-bombers")
    game.idle("what-next")
    assert game.battle_view(1).beside == ["bomber-strike"]
    game.answer("cease")
    game.finish()
    assert game.asked == (1, "what-next")
    before = len(game.side(1).hand)
    game.answer("play bomber-strike")
    for _ in range(2):
        assert game.question == "which-cost"
        game.answer(game.options[0])
    assert len(game.side(1).hand) == before - 2 and game.side(1).beside == []


@rule("modern", "strategy.surprise-attack")
def test_surprise_takes_two_cards_in_the_first_turn_only() -> None:
    game = laid("", "surprise-attack")
    game.idle("what-next")
    assert [len(game.side(seat).hand) for seat in (0, 1)] == [5, 7]
    assert game.battle_view(0).sides[0].limit == 5
    game.finish()
    assert game.asked == (1, "what-next") and len(game.side(0).hand) == 5
    game.finish()
    assert game.asked == (0, "what-next") and len(game.side(0).hand) == 7
    assert game.battle_view(0).sides[0].limit == 7


@rule("modern", "strategy.rapid-resupply")
def test_resupply_takes_all_markers_off_committed_ships() -> None:
    game = war()
    game.mark("fr-tourville", out="ssm")
    game.mark("fr-saphir", low="torpedo")
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "fr-tourville fr-dupleix", "cn-jinan")
    lay(game, "rapid-resupply", "")
    assert game.facts(Resupplied, "player") == [0]
    assert game.battle.out == {} and game.campaign.low == {SHIPS["fr-saphir"]: game.campaign.low[SHIPS["fr-saphir"]]}


@rule("modern", "strategy.damage-control")
@pytest.mark.parametrize(("cards", "left"), [(("gun-small-2", "gun-small-1-heavy"), 1), (("gun-small-2",), 0)])
def test_damage_control_takes_two_points_off_own_survivors(cards: tuple[str, ...], left: int) -> None:
    game = war()
    game.sail("engagement", "fr-tourville fr-dupleix", "cn-jinan cn-wuhu", laid=("damage-control", ""))
    game.form(0, "fr-tourville fr-dupleix", hand="repair")
    game.form(1, "cn-jinan cn-wuhu", hand="repair")
    game.hurt("fr-tourville", *cards)
    game.hurt("cn-jinan", "gun-small-2")
    game.begin(active=1, number=2)
    game.roll_freely()
    game.finish()
    assert game.campaign.damage.get(SHIPS["fr-tourville"], 0) == left
    assert game.campaign.damage[SHIPS["cn-jinan"]] == 2
    assert game.facts(Controlled, "player", "ship", "repaired") == [(0, "fr-tourville", 2)]


@rule("modern", "strategy.forward-deployment", "campaign.fleet-limit")
def test_forward_deployment_adds_four_points_at_once() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "fr-saphir fr-tourville fr-dupleix fr-de-grasse", "cn-jinan")
    lay(game, "forward-deployment", "")
    assert game.asked == (0, "what-to-deploy") and game.offers("commit") == ["fr-doris", "fr-suffren"]
    game.answer("commit fr-suffren")
    assert game.options == ["ready"]
    game.answer("ready")
    assert game.facts(Deployed, "ship") == ["fr-suffren"]
    assert SHIPS["fr-suffren"] in game.campaign.shown and SHIPS["fr-doris"] not in game.campaign.shown
    assert game.battle.terms.limits == {Seat(0): 20, Seat(1): 16}
    assert SHIPS["fr-suffren"] in game.side(0).chosen


@rule("modern", "strategy.forward-deployment")
def test_the_wider_limit_also_holds_for_reinforcements() -> None:
    game = war()
    game.sail(
        "engagement", "fr-saphir fr-tourville fr-dupleix fr-de-grasse", "cn-jinan", laid=("forward-deployment", "")
    )
    game.form(0, "fr-tourville fr-dupleix fr-de-grasse", beside="fr-saphir", hand="bomber-strike")
    game.form(1, "cn-jinan", hand="repair")
    game.begin()
    game.answer("reinforce", "spend bomber-strike")
    assert game.offers("bring") == ["fr-doris", "fr-suffren"]


@rule("modern", "strategy.duration", "table.secrecy")
def test_the_direction_is_fixed_when_the_card_is_laid_and_nobody_else_knows_it() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "fr-tourville fr-dupleix", "cn-jinan cn-wuhu")
    assert game.ask.question.turns == 2  # type: ignore[attr-defined]
    game.answer("lay duration longer")
    assert game.ask.question.turns == 3  # type: ignore[attr-defined]
    game.answer("ready")
    assert game.asked == (1, "which-strategies") and game.ask.question.turns == 2  # type: ignore[attr-defined]
    lengths = set()
    for seed in range(30):
        world = game.state.copy()
        GAME.imagine(world, Seat(1), Dice(Stream(f"world {seed}".encode())))
        assert world.campaign is not None
        lengths.add(world.campaign.admirals[0].longer)
    assert lengths == {-1, 0, 1}
    game.answer("lay duration shorter")
    assert game.ask.question.turns == 1  # type: ignore[attr-defined]
    game.answer("ready")
    assert game.facts(DurationSet, "player", "longer", "turns") == [(1, False, 1), (0, True, 2)]


@rule("modern", "strategy.duration")
def test_a_mission_of_one_turn_cannot_become_shorter() -> None:
    game = laid("", "")
    game.campaign.admirals[0].longer = -1
    table = ModernTable(engine.Table(game.state, Dice(Stream(b"look"))), GAME.cards, GAME.scenarios)
    options = [option.notation for option in to_lay(table, Seat(0))]
    assert "lay duration longer" in options and "lay duration shorter" not in options


def test_no_module_knows_a_strategy_card_by_name() -> None:
    package = Path(strategies.__file__).parent.parent
    for module in package.rglob("*.py"):
        assert [name for name in GAME.cards.strategies if f'"{name}"' in module.read_text("utf-8")] == [], module


@rule("modern", "campaign.mission.hand", "strategy.surprise-attack")
@pytest.mark.parametrize(
    ("mission", "chinese", "rules"),
    [
        ("engagement", "", ["setup.hand", "setup.hand"]),
        ("military-convoy", "", ["campaign.mission.hand", "setup.hand"]),
        ("engagement", "surprise-attack", ["campaign.mission.hand", "setup.hand"]),
    ],
)
def test_a_hand_is_dealt_by_the_rule_that_sets_it(mission: str, chinese: str, rules: list[str]) -> None:
    game = war()
    game.sail(mission, "fr-tourville", "cn-jinan", laid=("", chinese))
    game.battle.phase = "deal"
    game.start()
    assert game.facts(Dealt, "cites") == rules


@rule("modern", "campaign.reinforce")
def test_a_ship_that_was_seen_before_is_not_seen_twice() -> None:
    game = war()
    game.sail("engagement", "fr-tourville", "cn-jinan")
    game.form(0, "fr-tourville", hand="bomber-strike bomber-strike")
    game.form(1, "cn-jinan")
    game.campaign.shown.append(SHIPS["fr-doris"])
    game.begin()
    game.answer("reinforce", "spend bomber-strike", "bring fr-doris")
    assert sorted(game.campaign.shown) == sorted(SHIPS[ship] for ship in ("fr-tourville", "cn-jinan", "fr-doris"))
