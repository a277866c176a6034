"""Modulo Espansione Campagna: set-up, purchases, choosing and fighting missions, and the end."""

import pytest

from tests.games.modern.board import CARDS, SHIPS, War
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import DamageLeft, MissionScored, Rested, Restored
from wardroom.games.modern.rules.campaign import (
    BUDGETS,
    TARGETS,
    Bought,
    CampaignDrawn,
    CampaignWon,
    DoneBuying,
    FurtherEngagement,
    HasInitiative,
    RolledForInitiative,
    TotalAfter,
)
from wardroom.games.modern.rules.missions import MissionsDrawn, MissionTaken
from wardroom.games.modern.rules.premission import NothingCommitted, ShipsShown
from wardroom.games.modern.rules.strategies import LaidFaceDown, StrategiesShown
from wardroom.games.modern.rules.turn import TurnBegan

FRENCH = "fr-jeanne-darc fr-doris fr-jean-bart fr-dupleix fr-tourville fr-saphir fr-de-grasse"


def war(**switches: str) -> War:
    """France against China, before the first mission."""
    made = War(**switches)  # type: ignore[arg-type]
    made.own(0, "fr", FRENCH, "targeting-upgrade limited-air-support")
    made.own(1, "cn", "cn-lanzhou cn-shenzhen cn-harbin cn-jinan cn-wuhu cn-322", "surprise-attack")
    return made


def commit(game: War, *fleets: str) -> None:
    """Everybody commits ships, all at once."""
    plays = [[*(f"commit {ship}" for ship in fleet.split()), "ready" if fleet else "commit-none"] for fleet in fleets]
    while game.asks and game.asks[0].question.kind == "what-to-commit":
        for seat in [ask.seat for ask in game.asks]:
            game.answer(f"{seat}: {plays[seat].pop(0)}")


def lay(game: War, *strategies: str) -> None:
    """Both lay Strategy cards, whoever has the initiative first; of Duration either `-longer` or `-shorter`."""
    while game.asks and game.question == "which-strategies":
        seat = game.ask.seat
        left = [name.replace("-longer", " longer").replace("-shorter", " shorter") for name in strategies[seat].split()]
        left = [name for name in left if f"lay {name}" in game.options]
        game.answer(f"lay {left[0]}" if left else "ready")


# --- set-up and purchases ---------------------------------------------------------------------------------------------


@rule("modern", "campaign.lengths")
@pytest.mark.parametrize(("length", "budget", "target"), [("short", 30, 40), ("medium", 35, 80), ("long", 40, 120)])
def test_three_lengths(length: str, budget: int, target: int) -> None:
    game = War(length=length)
    assert (BUDGETS[length], TARGETS[length]) == (budget, target)
    assert {admiral.budget for admiral in game.campaign.admirals} == {budget}
    assert [force.points for force in game.campaign.forces] == [0, 0]
    assert game.view(0).campaign is not None
    assert game.view(0).campaign.target == target  # type: ignore[union-attr]


@rule("modern", "campaign.navies", "variant.expansion-navies")
def test_a_random_player_chooses_first_and_the_other_a_different_navy() -> None:
    game = War()
    game.script.free = None
    game.roll(3, 5)
    game.start()
    game.roll_freely()
    assert game.asked == (1, "which-navy") and len(game.options) == 12
    game.answer("take-navy in")
    assert game.asked == (0, "which-navy") and "take-navy in" not in game.options and len(game.options) == 11


def shopping() -> War:
    """Both are making their first purchases."""
    game = War()
    game.own(0, "fr", "")
    game.own(1, "cn", "")
    for admiral in game.campaign.admirals:
        admiral.budget = 30
    game.brief("purchases")
    return game


@rule("modern", "campaign.budget", "ex.campaign.start")
def test_a_french_purchase_uses_up_thirty_points() -> None:
    game = shopping()
    plays = [*(f"take {ship}" for ship in FRENCH.split()), "buy-strategy targeting-upgrade"]
    for play, other in zip(plays, ["1: take cn-725", "1: ready"], strict=False):
        game.answer(f"0: {play}", other)
    for play in plays[2:]:
        game.answer(play)
    assert game.campaign.admirals[0].budget == 1
    assert game.options == [
        "ready",
        "buy-strategy limited-air-support",
        "buy-strategy rapid-resupply",
        "buy-strategy damage-control",
    ]
    game.answer("buy-strategy limited-air-support")
    assert game.campaign.admirals[0].budget == 0 and game.options == ["ready"]
    owned = {"duration", "insight", "targeting-upgrade", "limited-air-support"}
    assert set(game.campaign.forces[0].strategies) == owned
    game.answer("ready")
    assert game.campaign.phase == "missions" and game.owned(0) == FRENCH.split()


@rule("modern", "campaign.budget")
def test_what_is_left_of_the_budget_is_lost() -> None:
    game = shopping()
    game.answer("0: take fr-doris", "1: take cn-322")
    assert "ready" in game.options_of(0)
    game.answer("0: ready", "1: ready")
    assert [admiral.budget for admiral in game.campaign.admirals] == [0, 0]
    assert [force.points for force in game.campaign.forces] == [0, 0]


@rule("modern", "campaign.strategy-decks")
def test_both_sides_have_the_same_nine_strategy_cards_two_of_them_for_nothing() -> None:
    game = shopping()
    assert [force.strategies for force in game.campaign.forces] == [["duration", "insight"]] * 2
    for seat in (0, 1):
        offered = {option.split()[1] for option in game.options_of(seat) if option.startswith("buy-strategy")}
        assert offered == set(GAME.cards.strategies) - {"duration", "insight"}
    assert len(GAME.cards.strategies) == 9
    assert [GAME.cards.strategies[name].cost for name in ("targeting-upgrade", "surprise-attack")] == [1, 2]


@rule("modern", "campaign.buy", "table.secrecy")
def test_purchases_are_secret_and_at_the_same_time() -> None:
    game = shopping()
    assert [ask.seat for ask in game.asks] == [0, 1]
    before = game.view(1)
    game.answer("0: take fr-saphir")
    assert game.view(1) == before
    game.answer("1: take cn-322")
    told = [each for each in game.told if isinstance(each.event, Bought)]
    assert [(each.event.card, each.to) for each in told] == [("fr-saphir", (0,)), ("cn-322", (1,))]  # type: ignore[attr-defined]
    theirs = game.view(1).campaign.admirals[0]  # type: ignore[union-attr]
    assert theirs.ships == [] and theirs.hidden == 1


def after_mission(points: tuple[int, int] = (24, 11)) -> War:
    """Purchases after the first mission."""
    game = war()
    game.campaign.number = 1
    for force, total in zip(game.campaign.forces, points, strict=True):
        force.points = total
    game.campaign.lost.append(SHIPS["fr-clemenceau"])
    game.campaign.used[0] = ["duration"]
    game.campaign.forces[0].strategies.remove("duration")
    return game


@rule("modern", "campaign.buy", "campaign.not-chosen")
def test_later_purchases_are_paid_from_the_points_never_below_zero() -> None:
    game = after_mission((4, 0))
    game.brief("shopping")
    assert "take fr-suffren" in game.options_of(0) and "buy-strategy long-range-bombers" in game.options_of(0)
    assert game.options_of(1) == ["ready"]
    game.answer("0: take fr-suffren", "1: ready")
    assert game.view(0).campaign.means == 1  # type: ignore[union-attr]
    assert "take fr-la-fayette" not in game.options and "buy-strategy damage-control" in game.options
    assert game.view(1).campaign.forces[0].points == 4  # type: ignore[union-attr]
    game.answer("ready")
    assert game.campaign.forces[0].points == 1 and "fr-suffren" in game.owned(0)
    assert game.facts(TotalAfter, "players", "points") == [((0,), 1), ((1,), 0)]
    assert game.facts(TotalAfter, "cites") == ["campaign.end.check"] * 2


@rule("modern", "campaign.buy.never-again", "reinforce.sunk")
def test_destroyed_ships_and_used_strategies_are_not_for_sale() -> None:
    game = after_mission()
    game.brief("shopping")
    offered = set(game.options_of(0))
    assert "take fr-clemenceau" not in offered and "take fr-cassard" in offered
    assert not offered & {"buy-strategy duration", "buy-strategy targeting-upgrade", "take fr-doris"}


# --- before the mission -----------------------------------------------------------------------------------------------


@rule("modern", "campaign.initiative")
def test_the_initiative_is_rolled_once_and_then_changes_sides() -> None:
    game = war()
    game.roll(2, 2, 3, 5)
    game.brief("initiative")
    assert game.facts(RolledForInitiative, "player", "roll") == [(0, 2), (1, 2), (0, 3), (1, 5)]
    assert game.facts(HasInitiative, "players", "cites") == [((1,), "campaign.initiative")] and game.asked == (
        1,
        "which-mission",
    )
    other = after_mission()
    other.brief("check", initiative=1)
    assert other.facts(HasInitiative, "players") == [(0,)] and other.asked == (0, "which-mission")
    assert other.events(RolledForInitiative) == []


@rule("modern", "campaign.mission-deck")
def test_nine_missions_and_engagement_beside_them() -> None:
    game = war()
    assert len(game.campaign.deck) == len(set(game.campaign.deck)) == 9
    assert "engagement" not in game.campaign.deck
    assert sorted(game.campaign.deck) != game.campaign.deck


@rule("modern", "campaign.mission-deck")
def test_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    game = war()
    campaign = game.campaign
    campaign.discards, campaign.deck = campaign.deck[:-1], campaign.deck[-1:]
    game.brief()
    assert len(campaign.deck) == 7 and campaign.discards == []
    assert len(game.offers("take-mission")) == 3


@rule("modern", "campaign.pre.choice")
def test_two_cards_are_drawn_openly_and_one_kept() -> None:
    game = war()
    game.draw_missions("military-convoy", "carrier-air-strikes")
    game.brief()
    assert game.facts(MissionsDrawn, "missions") == [("military-convoy", "carrier-air-strikes")]
    assert game.offers("take-mission") == ["military-convoy", "carrier-air-strikes", "engagement"]
    game.answer("take-mission military-convoy")
    assert game.campaign.discards == ["carrier-air-strikes"]
    assert game.facts(MissionTaken, "mission") == ["military-convoy"]


@rule("modern", "campaign.pre.choice")
def test_both_may_be_discarded_for_engagement() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    assert game.campaign.discards == ["sea-superiority", "missile-strikes"]
    assert game.campaign.admirals[1].mission == "engagement"


@rule("modern", "campaign.pre.ships", "table.secrecy")
def test_ships_are_committed_secretly_and_shown_together() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement", "0: commit fr-saphir", "1: commit cn-322")
    assert game.view(1).campaign.admirals[0].committed == []  # type: ignore[union-attr]
    assert game.view(0).campaign.admirals[0].committed == ["fr-saphir"]  # type: ignore[union-attr]
    game.answer("0: ready", "1: ready")
    assert game.question == "which-strategies" and game.events(ShipsShown) == []
    lay(game, "", "")
    assert game.facts(ShipsShown, "player", "ships") == [(0, ("fr-saphir",)), (1, ("cn-322",))]


@rule("modern", "campaign.pre.strategy", "table.secrecy")
def test_strategy_cards_are_laid_face_down_then_face_up() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "fr-saphir", "cn-322")
    assert game.asked == (0, "which-strategies")
    assert game.offers("lay") == [
        "duration longer",
        "duration shorter",
        "insight",
        "targeting-upgrade",
        "limited-air-support",
    ]
    game.answer("lay targeting-upgrade", "lay insight", "ready")
    hidden = game.view(1).campaign.admirals[0]  # type: ignore[union-attr]
    assert hidden.laid == [] and hidden.face_down == 2
    assert game.facts(LaidFaceDown, "count") == [2] and game.asked == (1, "which-strategies")
    game.answer("lay surprise-attack", "ready")
    assert game.facts(StrategiesShown, "player", "strategies") == [
        (1, ("surprise-attack",)),
        (0, ("targeting-upgrade", "insight")),
    ]


@rule("modern", "campaign.pre.no-ship")
def test_whoever_commits_no_ship_loses_the_campaign_at_once() -> None:
    game = war()
    game.campaign.forces[0].points = 30
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "", "cn-322")
    lay(game, "", "")
    assert game.winners == (1,) and game.facts(NothingCommitted, "player") == [0]


@rule("modern", "campaign.pre.no-ship")
def test_whoever_has_lost_the_whole_navy_is_asked_and_loses() -> None:
    game = war()
    game.campaign.admirals[0].ships.clear()
    game.campaign.lost += GAME.cards.navy("fr", expansion=True)
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    assert [ask.seat for ask in game.asks] == [0, 1] and game.options_of(0) == ["commit-none"]
    commit(game, "", "cn-322")
    lay(game, "", "")
    assert game.winners == (1,)


@rule("modern", "campaign.pre.no-ship")
@pytest.mark.parametrize(("points", "winners"), [((5, 3), (0,)), ((3, 5), (1,)), ((4, 4), (0, 1))])
def test_if_neither_side_commits_the_higher_total_wins(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    game = after_mission(points)
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer("take-mission engagement")
    commit(game, "", "")
    lay(game, "", "")
    assert game.winners == winners
    assert bool(game.events(CampaignDrawn)) is (len(winners) == 2)


@rule("modern", "campaign.fleet-limit", "ex.campaign.limit-sixteen")
def test_no_more_than_the_limit_is_committed() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    game.answer(
        "take-mission engagement", "0: commit fr-saphir", "1: commit cn-322", "0: commit fr-jeanne-darc", "1: ready"
    )
    assert game.offers("commit") == ["fr-doris", "fr-jean-bart", "fr-dupleix", "fr-tourville", "fr-de-grasse"]
    game.answer("commit fr-doris")
    assert game.options == ["ready"]


# --- the mission ------------------------------------------------------------------------------------------------------


def engaged(hands: tuple[str, str] = ("repair", "repair"), **options: int) -> War:
    """An Engagement at sea, France first."""
    game = war()
    game.sail("engagement", "fr-tourville fr-dupleix fr-doris", "cn-jinan cn-wuhu cn-322")
    game.form(0, "fr-tourville fr-dupleix", beside="fr-doris", hand=hands[0])
    game.form(1, "cn-jinan cn-wuhu", beside="cn-322", hand=hands[1])
    game.begin(**options)
    return game


@rule("modern", "campaign.mission.battle")
def test_a_mission_has_a_complete_deck_and_no_target() -> None:
    game = war()
    game.sail("engagement", "fr-tourville fr-dupleix fr-doris", "cn-jinan cn-wuhu cn-322")
    assert sorted(game.battle.deck) == GAME.cards.deck
    assert game.battle.terms.target == 0
    game.start()
    game.idle("what-next")
    assert sorted(game.battle.deck) != game.battle.deck and len(game.side(0).hand) == 7


@rule("modern", "campaign.mission.battle")
def test_nobody_is_eliminated_in_a_mission_with_targets() -> None:
    game = war()
    game.sail("offshore-fields", "fr-tourville", "cn-wuhu")
    game.form(0, "fr-tourville", hand="msl-ssm-3 repair")
    game.form(1, "cn-wuhu", hand="repair")
    game.begin()
    game.answer("play msl-ssm-3", "aim cn-wuhu", "cease", "declare")
    assert game.pile(0) == ["cn-wuhu"] and not game.side(1).is_out and game.asked == (0, "what-to-discard")


@rule("modern", "campaign.mission.turns")
def test_the_initiative_player_begins_and_everybody_has_the_turns_of_the_card() -> None:
    game = engaged()
    game.roll_freely()
    for _ in range(4):
        assert game.state.battles
        game.finish()
    assert game.facts(TurnBegan, "player") == [0, 1, 0, 1] and not game.state.battles
    assert game.campaign.phase == "shopping"


@rule("modern", "campaign.mission.wipe-out")
def test_a_mission_ends_at_once_when_one_side_has_nothing_left() -> None:
    game = war()
    game.sail("engagement", "fr-tourville", "cn-wuhu")
    game.form(0, "fr-tourville", hand="msl-ssm-3 repair")
    game.form(1, "cn-wuhu", hand="repair")
    game.begin()
    game.answer("play msl-ssm-3", "cease", "declare")
    assert game.state.battles == [] and [ask.question.kind for ask in game.asks] == ["which-purchase"] * 2
    assert game.facts(MissionScored, "player", "points") == [(0, 4), (1, 0)]


@rule("modern", "campaign.mission.roles")
@pytest.mark.parametrize("initiative", [0, 1])
def test_the_initiative_player_is_the_aggressor(initiative: int) -> None:
    game = war()
    game.sail("military-convoy", "fr-tourville", "cn-wuhu", initiative=initiative)
    assert game.battle.terms.limits == {Seat(initiative): 12, Seat(1 - initiative): 20}
    assert len(game.side(initiative).chosen) == 5 and len(game.side(1 - initiative).chosen) == 1
    assert game.battle.order == [initiative, 1 - initiative]


@rule("modern", "campaign.mission.scoring", "ex.campaign.convoy-points", "mission.military-convoy")
def test_in_a_convoy_only_convoy_ships_count() -> None:
    game = war()
    game.sail("military-convoy", "fr-tourville fr-dupleix", "cn-jinan cn-wuhu")
    convoy = [f"target-non-combatant.{number}" for number in range(1, 5)]
    game.side(0).chosen = []
    game.form(0, "fr-tourville fr-dupleix", " ".join(convoy), hand="repair")
    game.form(1, "cn-jinan cn-wuhu", hand="repair")
    game.side(0).pile = [SHIPS["cn-wuhu"]]
    game.side(1).pile = [SHIPS["fr-dupleix"], SHIPS[convoy[0]]]
    del game.side(0).rows[SHIPS["fr-dupleix"]], game.side(1).rows[SHIPS["cn-wuhu"]], game.side(0).rows[SHIPS[convoy[0]]]
    game.begin(active=1, number=3)
    game.roll_freely()
    game.finish()
    assert game.facts(MissionScored, "player", "points", "total") == [(0, 24, 24), (1, 11, 11)]
    assert game.campaign.lost == [SHIPS["cn-wuhu"], SHIPS["fr-dupleix"]]


@rule("modern", "campaign.mission.hand")
def test_a_mission_may_set_the_hand_and_command_is_added() -> None:
    game = war()
    game.sail("military-convoy", "fr-jeanne-darc fr-tourville", "cn-wuhu")
    game.start()
    game.idle("what-next")
    assert len(game.side(0).hand) == 6 and len(game.side(1).hand) == 7


# --- reinforcement and defence in a mission ---------------------------------------------------------------------------


@rule("modern", "campaign.reinforce", "ex.campaign.forty-three", "campaign.fleet-limit")
def test_only_own_ships_left_out_may_come_and_only_within_the_limit() -> None:
    game = war()
    game.sail("engagement", "fr-saphir fr-tourville fr-dupleix", "cn-wuhu")
    game.form(0, "fr-tourville fr-dupleix", beside="fr-saphir", hand="bomber-strike bomber-strike bomber-strike")
    game.form(1, "cn-wuhu", hand="repair")
    game.begin()
    game.answer("reinforce", "spend bomber-strike", "spend bomber-strike")
    assert game.offers("bring") == ["fr-doris", "fr-jean-bart", "fr-de-grasse"]
    game.answer("bring fr-doris")
    assert game.battle.sides[Seat(0)].rows[SHIPS["fr-doris"]] == 0
    assert game.options[0] == "cease" and "reinforce" not in game.options


@rule("modern", "campaign.fleet-limit", "ex.campaign.forty-three")
def test_ships_lost_make_room() -> None:
    game = war()
    game.sail("engagement", "fr-saphir fr-tourville fr-dupleix fr-de-grasse", "cn-wuhu")
    game.form(0, "fr-tourville fr-dupleix fr-de-grasse", beside="fr-saphir", hand="bomber-strike")
    game.form(1, "cn-wuhu", hand="repair")
    game.begin()
    assert "reinforce" not in game.options
    del game.side(0).rows[SHIPS["fr-dupleix"]]
    game.start()
    game.answer("reinforce", "spend bomber-strike")
    assert game.offers("bring") == ["fr-doris", "fr-jean-bart"]


@rule("modern", "campaign.reinforce")
def test_a_reinforcement_has_taken_part() -> None:
    game = war()
    game.mark("fr-doris", low="torpedo")
    game.sail("engagement", "fr-tourville", "cn-wuhu")
    game.form(0, "fr-tourville", hand="bomber-strike repair")
    game.form(1, "cn-wuhu", hand="repair")
    game.begin(number=2)
    game.answer("reinforce", "spend bomber-strike", "bring fr-doris")
    game.roll_freely()
    game.finish()
    game.finish()
    assert SHIPS["fr-doris"] in game.campaign.low and SHIPS["fr-doris"] in game.campaign.shown


@rule("modern", "campaign.defence-limit", "campaign.defence-limit.what")
def test_targets_do_not_raise_the_limit_on_defence() -> None:
    game = war()
    game.sail("offshore-fields", "fr-clemenceau", "cn-wuhu cn-322")
    game.form(0, "fr-clemenceau", hand="air-strike repair")
    game.form(1, "cn-wuhu", beside="cn-322", hand="near-miss-3 near-miss-4 air-cap intel")
    game.begin()
    game.answer(
        "launch fr-clemenceau", "aim cn-wuhu", "aim target-oil-platform.1", "play air-strike", "aim cn-wuhu", "cease"
    )
    game.answer("meet 1", "block near-miss-3", "meet 2", "block air-cap")
    assert game.options == ["declare"]


# --- after the mission ------------------------------------------------------------------------------------------------


def ended(**marks: int) -> War:
    """The last turn of an Engagement in which Tourville was hit; Saphir and De Grasse stayed in harbour."""
    game = war()
    game.mark("fr-saphir", out="ssm", damage=0)
    game.mark("fr-de-grasse", low="ssm", damage=marks.get("harbour", 0))
    game.sail("engagement", "fr-tourville fr-dupleix", "cn-jinan cn-wuhu")
    game.form(0, "fr-tourville fr-dupleix", hand="repair")
    game.form(1, "cn-jinan cn-wuhu", hand="repair")
    game.hurt("fr-tourville", "gun-small-2", "gun-small-1-heavy")
    game.campaign.forces[0].points = marks.get("points", 0)
    game.begin(active=1, number=2)
    game.roll_freely()
    game.finish()
    return game


@rule("modern", "campaign.post.damage")
def test_damage_cards_become_points_that_stay_with_the_ship() -> None:
    game = ended()
    assert game.campaign.damage == {SHIPS["fr-tourville"]: 3}
    assert game.facts(DamageLeft, "ship", "damage") == [("fr-tourville", 3)]
    assert game.state.battles == []


@rule("modern", "campaign.post.damage", "damage.adds-up")
def test_earlier_damage_counts_in_the_next_mission() -> None:
    game = war()
    game.mark("fr-tourville", damage=3)
    game.sail("engagement", "fr-tourville fr-dupleix", "cn-jinan", initiative=1)
    game.form(0, "fr-tourville fr-dupleix", hand="repair")
    game.form(1, "cn-jinan", hand="msl-ssm-1 intel")
    game.begin(active=1)
    game.answer("play msl-ssm-1", "aim fr-tourville", "cease", "0: declare")
    assert game.pile(1) == ["fr-tourville"]


@rule("modern", "card.repair.remove", "campaign.post.damage")
def test_repair_takes_earlier_damage_off_too() -> None:
    game = war()
    game.mark("fr-tourville", damage=3)
    game.sail("engagement", "fr-tourville fr-dupleix", "cn-jinan")
    game.form(0, "fr-tourville fr-dupleix", hand="repair torp-4")
    game.form(1, "cn-jinan", hand="repair")
    game.begin()
    game.answer("play repair", "mend fr-tourville", "1: pass")
    assert game.damage("fr-tourville") == 0 and game.discarded == ["repair"]


@rule("modern", "campaign.post.rest")
def test_ships_in_harbour_lose_two_points_and_all_markers() -> None:
    game = ended(harbour=3)
    assert game.campaign.damage[SHIPS["fr-de-grasse"]] == 1
    assert game.campaign.low == game.campaign.out == {}
    facts = game.facts(Rested, "player", "ship", "repaired", "damage", "resupplied")
    assert facts == [(0, "fr-saphir", 0, 0, True), (0, "fr-de-grasse", 2, 1, True)]


@rule("modern", "campaign.post.rest")
def test_a_ship_in_harbour_that_had_no_marker_is_not_resupplied() -> None:
    game = war()
    game.mark("fr-de-grasse", damage=3)
    game.sail("engagement", "fr-tourville", "cn-jinan")
    game.form(0, "fr-tourville")
    game.form(1, "cn-jinan")
    game.begin(active=1, number=2)
    game.roll_freely()
    game.finish()
    assert game.facts(Rested, "ship", "repaired", "damage", "resupplied") == [("fr-de-grasse", 2, 1, False)]


@rule("modern", "campaign.post.paid")
def test_further_points_cost_one_each_for_ships_in_harbour_only() -> None:
    game = ended(harbour=4, points=2)
    assert game.asked == (0, "what-to-restore")
    assert game.options == ["enough", "restore fr-de-grasse"]
    game.answer("restore fr-de-grasse")
    assert game.campaign.forces[0].points == 1 and game.facts(Restored, "damage") == [1]
    game.answer("restore fr-de-grasse")
    assert SHIPS["fr-de-grasse"] not in game.campaign.damage and game.campaign.forces[0].points == 0
    assert game.campaign.damage == {SHIPS["fr-tourville"]: 3}
    assert [ask.question.kind for ask in game.asks] == ["which-purchase", "which-purchase"]


@rule("modern", "campaign.post.paid")
def test_without_points_nothing_is_repaired() -> None:
    game = ended(harbour=4)
    assert game.asks[0].question.kind == "which-purchase"


@rule("modern", "campaign.pre.after-use", "strategy.lifetime")
def test_a_used_mission_is_discarded_but_never_engagement() -> None:
    game = war()
    game.campaign.deck.remove("harbor-raid")
    game.sail("harbor-raid", "fr-tourville", "cn-jinan", laid=("targeting-upgrade", ""))
    game.form(0, "fr-tourville", hand="repair")
    game.form(1, "cn-jinan", hand="repair")
    game.begin(active=1, number=2)
    game.roll_freely()
    game.finish()
    assert game.campaign.discards == ["harbor-raid"] and game.campaign.played == ["harbor-raid"]
    assert game.campaign.used[0] == ["targeting-upgrade"]
    other = ended()
    assert other.campaign.discards == [] and other.campaign.played == ["engagement"]


# --- the end ----------------------------------------------------------------------------------------------------------


def checked(points: tuple[int, int], **lengths: str) -> War:
    game = after_mission(points)
    game.brief("shopping")
    game.answer("0: ready", "1: ready")
    return game


@rule("modern", "campaign.end.check")
@pytest.mark.parametrize(("points", "winners"), [((40, 12), (0,)), ((41, 45), (1,)), ((39, 12), None)])
def test_the_campaign_ends_after_purchases(points: tuple[int, int], winners: tuple[int, ...] | None) -> None:
    game = checked(points)
    assert game.is_over is (winners is not None)
    if winners:
        assert game.winners == winners and game.facts(CampaignWon, "points") == [max(points)]
    else:
        assert game.question == "which-mission"


@rule("modern", "campaign.end.check")
def test_whoever_buys_may_fall_below_the_target() -> None:
    game = after_mission((41, 12))
    game.brief("shopping")
    game.answer("0: take fr-la-fayette", "1: ready", "ready")
    assert not game.is_over and game.campaign.forces[0].points == 39


@rule("modern", "campaign.end.tie")
def test_equal_totals_at_the_target_are_decided_by_a_further_engagement() -> None:
    game = checked((44, 44))
    assert game.events(FurtherEngagement) and not game.is_over
    assert game.facts(MissionTaken, "player", "mission") == [(1, "engagement")]
    assert game.events(MissionsDrawn) == [] and game.asks[0].question.kind == "what-to-commit"


@rule("modern", "campaign.end.tie", "campaign.end.check")
@pytest.mark.parametrize(("points", "is_tied"), [((39, 39), False), ((40, 40), True), ((41, 41), True)])
def test_a_tie_counts_from_the_very_target_on(points: tuple[int, int], is_tied: bool) -> None:
    game = checked(points)
    assert not game.is_over and bool(game.events(FurtherEngagement)) is is_tied
    assert game.campaign.engage is is_tied


@rule("modern", "campaign.end.tie", "campaign.team.target")
@pytest.mark.parametrize(("players", "total"), [(4, 80), (6, 120)])
def test_teams_tie_from_their_common_target_on(players: int, total: int) -> None:
    for points, is_tied in ((total - 1, False), (total, True)):
        game = War(players)
        for seat, navy in enumerate(("fr", "cn", "us", "su", "uk", "jp")[:players]):
            game.own(seat, navy, "")
        for force in game.campaign.forces:
            force.points = points
        game.campaign.number = 1
        game.brief("check")
        assert bool(game.events(FurtherEngagement)) is is_tied and not game.is_over


def test_equal_totals_below_the_target_are_nothing_special() -> None:
    game = checked((20, 20))
    assert game.question == "which-mission" and CARDS["intel"] == GAME.cards.intel


@rule("modern", "campaign.budget", "campaign.buy")
def test_purchases_cite_the_budget_at_the_start_and_the_points_between_missions() -> None:
    first = War()
    first.own(0, "fr", "fr-doris")
    first.own(1, "cn", "cn-wuhu")
    first.brief("purchases")
    later = after_mission((4, 4))
    later.brief("shopping")
    for game, rule_id in ((first, "campaign.budget"), (later, "campaign.buy")):
        assert {ask.question.cites for ask in game.asks} == {rule_id}
        game.answer("0: ready")
        game.answer("1: ready")
        assert [event.cites for event in game.events(DoneBuying)] == [rule_id, rule_id]


@rule("modern", "card.repair.remove", "campaign.post.damage")
def test_repair_takes_off_damage_of_earlier_missions_too() -> None:
    game = war()
    game.mark("fr-tourville", damage=2)
    game.sail("engagement", "fr-tourville", "cn-322")
    game.form(0, "fr-tourville", hand="repair intel")
    game.form(1, "cn-322", hand="intel")
    game.begin()
    game.answer("play repair", "mend fr-tourville", "1: pass")
    assert game.damage("fr-tourville") == 0


@rule("modern", "campaign.pre.choice")
def test_a_mission_card_is_in_the_deck_discarded_drawn_or_being_played() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    assert game.campaign.admirals[0].offered and GAME.conserved(game.state) == (True, True, True)
    game.answer("take-mission missile-strikes")
    assert game.campaign.discards == ["sea-superiority"] and GAME.conserved(game.state) == (True, True, True)
    for pile in (game.campaign.deck, game.campaign.discards):
        gone = pile.pop()
        assert GAME.conserved(game.state) == (True, True, False)
        pile.append(gone)
    game.campaign.admirals[0].mission = game.campaign.admirals[1].mission = ""
    assert GAME.conserved(game.state) == (True, True, False)
