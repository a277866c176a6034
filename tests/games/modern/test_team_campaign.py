"""Gioco a Squadre in a campaign: common points and Strategy cards, both kinds of areas, missions at the same time."""

import pytest

from tests.games.modern.board import CARDS, SHIPS, War
from tests.games.modern.test_imagine import lent
from wardroom import engine
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import MissionScored, strength
from wardroom.games.modern.rules.campaign import Bought, HasInitiative, Paired, TotalAfter, target_of
from wardroom.games.modern.rules.lending import MayBorrow
from wardroom.games.modern.rules.missions import MissionsDrawn, Opposed
from wardroom.games.modern.rules.navies import NavyTaken
from wardroom.games.modern.rules.premission import MissionBegan, NothingCommitted
from wardroom.games.modern.rules.reinforcements import Joined
from wardroom.games.modern.rules.strategies import Controlled
from wardroom.games.modern.state import Damage
from wardroom.games.modern.table import BattleTable, ModernTable
from wardroom.words import Speaker


def allies(areas: str = "same", length: str = "short") -> War:
    """UK and Italy (seats 0 and 2) against the USSR and China (1 and 3), before the first mission."""
    game = War(4, length, areas=areas)
    game.own(0, "uk", "uk-arrow uk-andromeda uk-glasgow", "surprise-attack")
    game.own(1, "su", "su-druzhny su-neustrashimy su-smerch")
    game.own(2, "it", "it-lupo it-audace it-maestrale")
    game.own(3, "cn", "cn-jinan cn-wuhu cn-hangzhou", "damage-control")
    return game


def commit(game: War, *fleets: str) -> None:
    plays = [[*(f"commit {ship}" for ship in fleet.split()), "ready" if fleet else "commit-none"] for fleet in fleets]
    while game.asks and game.asks[0].question.kind == "what-to-commit":
        for seat in [ask.seat for ask in game.asks]:
            game.answer(f"{seat}: {plays[seat].pop(0)}")


def at_sea(areas: str = "same", lent: str = "") -> War:
    """Two Engagements, UK against USSR and Italy against China, as far as the first actions."""
    game = allies(areas)
    game.draw_missions("sea-superiority", "missile-strikes", "harbor-raid", "offshore-fields")
    game.brief()
    game.answer("0: take-mission engagement", "2: take-mission engagement")
    if areas == "same":
        game.answer("1: oppose 0")
    commit(game, "uk-arrow", "su-druzhny", "it-lupo", "cn-jinan")
    while game.asks[0].question.kind == "which-strategies":
        game.answer("ready")
    while game.asks[0].question.kind == "what-to-lend":
        wanted = [option for option in game.options if option.split()[-1] in lent.split()]
        game.answer(*(wanted[:1] or ["lend-none"]))
    while {ask.question.kind for ask in game.asks} != {"what-next"}:
        ask = next(ask for ask in game.asks if ask.question.kind != "what-next")
        game.answer(f"{ask.seat}: {ask.options[0].notation}")
    return game


@rule("modern", "campaign.team.sides")
@pytest.mark.parametrize(("players", "length", "budget"), [(4, "short", 30), (6, "long", 40)])
def test_two_teams_of_equal_size_with_a_full_budget_each(players: int, length: str, budget: int) -> None:
    game = War(players, length)
    assert [force.members for force in game.campaign.forces] == [
        [Seat(seat) for seat in range(side, players, 2)] for side in (0, 1)
    ]
    assert [admiral.budget for admiral in game.campaign.admirals] == [budget] * players


@rule("modern", "campaign.team.target", "ex.campaign.team-target")
@pytest.mark.parametrize(("players", "target"), [(2, 40), (4, 80), (6, 120)])
def test_the_target_grows_with_the_team(players: int, target: int) -> None:
    game = War(players)
    assert target_of(game.state.rules, game.campaign) == target


@rule("modern", "campaign.team.navy")
def test_team_mates_may_share_a_navy_but_the_teams_may_not() -> None:
    game = War(4)
    game.script.free = None
    game.roll(6, 1, 1, 1)
    game.start()
    game.roll_freely()
    game.answer("0: take-navy su")
    assert "take-navy su" not in game.options
    game.answer("1: take-navy cn")
    assert game.ask.seat == 2 and "take-navy su" in game.options and "take-navy cn" not in game.options


@rule("modern", "campaign.team.navy")
def test_a_ship_belongs_to_one_of_them_only() -> None:
    game = War(4)
    for seat, navy in enumerate(("su", "cn", "su", "us")):
        game.own(seat, navy, "")
        game.campaign.admirals[seat].budget = 30
    game.brief("purchases")
    assert [ask.seat for ask in game.asks] == [0, 1]
    game.answer("0: take su-kirov", "1: take cn-jinan", "0: ready", "1: ready")
    assert [ask.seat for ask in game.asks] == [2, 3]
    assert "take su-kirov" not in game.options_of(2) and "take su-frunze" in game.options_of(2)
    assert all(option.split()[1].startswith("us-") for option in game.options_of(3) if option.startswith("take "))


@rule("modern", "campaign.team.strategy")
def test_a_strategy_card_is_owned_once_by_a_team() -> None:
    game = War(4)
    for seat, navy in enumerate(("su", "cn", "fr", "us")):
        game.own(seat, navy, "")
        game.campaign.admirals[seat].budget = 30
    game.brief("purchases")
    game.answer("0: buy-strategy damage-control", "1: take cn-jinan", "0: take su-kirov", "1: ready", "ready")
    assert "buy-strategy damage-control" not in game.options_of(2)
    assert "buy-strategy damage-control" in game.options_of(3)
    told = [each for each in game.told if isinstance(each.event, Bought)]
    assert told[0].to == (0, 2)


@rule("modern", "campaign.team.strategy")
def test_any_member_lays_a_card_of_the_common_set_each_card_once() -> None:
    game = allies("separate")
    game.draw_missions("sea-superiority", "missile-strikes", "harbor-raid", "offshore-fields")
    game.brief()
    game.answer("0: take-mission engagement", "2: take-mission engagement")
    commit(game, "uk-arrow", "su-druzhny", "it-lupo", "cn-jinan")
    assert game.asked == (0, "which-strategies")
    assert game.offers("lay")[1:] == ["duration shorter", "insight", "surprise-attack"]
    game.answer("lay duration longer", "ready")
    assert game.asked == (2, "which-strategies") and game.offers("lay") == ["insight", "surprise-attack"]
    game.answer("lay surprise-attack", "ready")
    assert game.asked == (1, "which-strategies")


@rule("modern", "campaign.team.initiative")
def test_every_member_with_the_initiative_draws_two_missions() -> None:
    game = allies()
    game.draw_missions("sea-superiority", "missile-strikes", "harbor-raid", "offshore-fields")
    game.brief()
    assert game.asked == (0, "which-mission")
    game.answer("take-mission sea-superiority")
    assert game.asked == (2, "which-mission")
    assert game.facts(MissionsDrawn, "player", "missions") == [
        (0, ("sea-superiority", "missile-strikes")),
        (2, ("harbor-raid", "offshore-fields")),
    ]
    other = allies()
    other.campaign.number = 1
    other.brief("check", initiative=0)
    assert other.facts(HasInitiative, "players", "cites") == [((1, 3), "campaign.team.initiative")] and other.asked == (
        1,
        "which-mission",
    )


@rule("modern", "campaign.team.same-area", "ex.campaign.team-same-area")
def test_in_the_same_area_the_other_team_says_who_meets_whom() -> None:
    game = allies()
    game.draw_missions("sea-superiority", "missile-strikes", "harbor-raid", "offshore-fields")
    game.brief()
    game.answer("0: take-mission sea-superiority", "2: take-mission harbor-raid")
    assert game.asked == (1, "whom-to-oppose") and game.options == ["oppose 0", "oppose 2"]
    game.answer("oppose 2")
    assert game.facts(Opposed, "player", "other", "mission") == [(1, 2, "harbor-raid"), (3, 0, "sea-superiority")]
    assert [admiral.opponent for admiral in game.campaign.admirals] == [3, 2, 1, 0]


@rule("modern", "campaign.team.separate", "ex.campaign.team-separate")
def test_in_separate_areas_the_same_pairs_meet_in_every_mission() -> None:
    game = War(6, areas="separate")
    for seat, navy in enumerate(("us", "in", "de", "su", "tw", "cn")):
        ship = next(each.id for each in GAME.cards.ships if each.navy == navy)
        game.own(seat, navy, ship)
    for initiative in (0, 1):
        game.brief(initiative=initiative)
        while game.asks[0].question.kind == "which-mission":
            game.answer("take-mission engagement")
        assert game.asks[0].question.kind == "what-to-commit"
        assert [admiral.opponent for admiral in game.campaign.admirals] == [1, 0, 3, 2, 5, 4]
        for admiral in game.campaign.admirals:
            admiral.is_ready = False


@rule("modern", "campaign.team.parallel")
def test_all_missions_are_played_at_the_same_time_each_with_its_own_deck() -> None:
    game = at_sea()
    assert game.facts(MissionBegan, "aggressor", "defender") == [(0, 1), (2, 3)]
    assert [ask.seat for ask in game.asks] == [0, 2]
    for battle in game.state.battles:
        cards = [*battle.deck, *(card for side in battle.sides.values() for card in side.hand)]
        assert sorted(cards) == GAME.cards.deck
    game.answer("2: cease")
    assert [ask.seat for ask in game.asks] == [0]
    game.answer("0: cease")
    assert {ask.seat for ask in game.asks} == {0, 2} and {ask.question.kind for ask in game.asks} == {"what-to-discard"}


@rule("modern", "campaign.team.parallel", "campaign.team.target")
def test_points_of_all_members_go_into_one_total_when_all_missions_are_over() -> None:
    game = at_sea("separate")
    first, second = game.state.battles
    del first.sides[Seat(1)].rows[SHIPS["su-druzhny"]], second.sides[Seat(3)].rows[SHIPS["cn-jinan"]]
    first.sides[Seat(0)].pile, second.sides[Seat(2)].pile = [SHIPS["su-druzhny"]], [SHIPS["cn-jinan"]]
    first.sides[Seat(1)].rows[SHIPS["su-smerch"]] = second.sides[Seat(3)].rows[SHIPS["cn-wuhu"]] = 1
    first.phase = "over"
    game.start()
    game.idle("which-purchase")
    scored = sorted(game.facts(MissionScored, "player", "points"))
    assert scored == [(0, 6), (1, 0), (2, 4), (3, 0)] and game.campaign.forces[0].points == 10


@rule("modern", "campaign.pre.no-ship")
def test_a_member_without_a_ship_loses_the_campaign_for_the_team() -> None:
    game = allies("separate")
    game.draw_missions("sea-superiority", "missile-strikes", "harbor-raid", "offshore-fields")
    game.brief()
    game.answer("0: take-mission engagement", "2: take-mission engagement")
    commit(game, "uk-arrow", "su-druzhny", "", "cn-jinan")
    while game.asks and game.question == "which-strategies":
        game.answer("ready")
    assert game.winners == (1, 3) and game.facts(NothingCommitted, "player") == [2]


# --- borrowed ships ---------------------------------------------------------------------------------------------------


@rule("modern", "campaign.team.lend")
def test_ships_are_lent_only_with_the_owners_consent() -> None:
    game = at_sea(lent="it-audace")
    assert game.facts(MayBorrow, "player", "ship") == [(2, "it-audace")]
    reserve = {GAME.cards.ships[ship].id for ship in game.side(0).reserve}
    assert reserve == {"uk-andromeda", "uk-glasgow", "it-audace"}


@rule("modern", "campaign.team.lend")
def test_a_borrowed_ship_serves_in_one_mission_and_returns_to_its_owner() -> None:
    game = at_sea(lent="it-audace")
    game.give(0, "bomber-strike")
    game.start()
    game.answer("0: reinforce", "2: cease")
    game.answer("0: spend bomber-strike")
    if 0 not in [ask.seat for ask in game.asks]:
        game.answer(f"{game.asks[0].seat}: {game.asks[0].options[0].notation}")
    assert "bring it-audace" in game.options_of(0)
    game.answer("0: bring it-audace")
    while not game.events(Joined):
        ask = next((ask for ask in game.asks if ask.seat == 0), game.asks[0])
        game.answer(f"{ask.seat}: {ask.options[0].notation}")
    assert game.facts(Joined, "player", "ship", "cites") == [(0, "it-audace", "campaign.team.lend")]
    assert game.fleet(0)["it-audace"] == 1
    assert SHIPS["it-audace"] not in game.state.battles[1].sides[Seat(2)].reserve
    game.idle("which-purchase")
    assert "it-audace" in game.owned(2) and "it-audace" not in game.owned(0)
    assert SHIPS["it-audace"] not in game.campaign.rested


@rule("modern", "campaign.team.lend", "table.secrecy")
def test_the_enemy_learns_of_a_loan_only_when_the_ship_is_seen() -> None:
    game = at_sea(lent="it-audace")
    assert [told.to for told in game.told if isinstance(told.event, MayBorrow)] == [(0, 2)]
    assert SHIPS["it-audace"] not in game.campaign.shown
    seen = {reader: game.view(reader) for reader in (0, 2, 1, 3, None)}
    assert [view.campaign.lent for view in seen.values() if view.campaign] == [["it-audace"], ["it-audace"], [], [], []]
    assert all("it-audace" not in seen[reader].battles[0].sides[0].reserve for reader in (1, 3, None))


@rule("modern", "campaign.team.lend", "table.secrecy")
def test_a_loan_of_a_ship_seen_before_is_no_less_a_secret() -> None:
    game = at_sea(lent="it-audace")
    game.campaign.shown.append(SHIPS["it-audace"])
    for reader in (1, 3, None):
        battles = game.view(reader).battles
        assert "it-audace" not in battles[0].sides[0].reserve and "it-audace" in battles[1].sides[0].reserve
    loans = set()
    for seed in range(20):
        world = game.state.copy()
        GAME.imagine(world, Seat(1), Dice(Stream(f"world {seed}".encode())))
        assert GAME.view(world, Seat(1)) == game.view(1)
        assert world.campaign is not None
        loans.add(tuple(world.campaign.lent))
    assert len(loans) > 3


@rule("modern", "campaign.team.lend")
def test_a_ship_may_be_lent_in_an_own_turn_of_the_mission() -> None:
    game = at_sea()
    assert {"lend it-audace", "lend it-maestrale"} < set(game.options_of(2)) and "lend it-lupo" not in game.options_of(
        2
    )
    game.answer("2: lend it-audace", "0: rearrange" if "rearrange" in game.options_of(0) else "0: cease")
    assert SHIPS["it-audace"] in game.side(0).reserve and "lend it-audace" not in game.options_of(2)
    assert game.state.battles[1].sides[Seat(2)].reserve.count(SHIPS["it-audace"]) == 1
    told = [each for each in game.told if isinstance(each.event, MayBorrow)]
    assert [(each.event.ship, each.to) for each in told] == [("it-audace", (0, 2))]  # type: ignore[attr-defined]


@rule("modern", "campaign.team.lend")
def test_nothing_is_lent_when_no_team_mate_is_at_sea() -> None:
    game = at_sea()
    game.state.battles[0].phase = "over"
    game.start()
    assert not [option for option in game.options_of(2) if option.startswith("lend")]


@rule("modern", "campaign.team.lend", "strategy.damage-control", "mission.submarine-hunt")
def test_a_borrowed_ship_counts_for_the_mission_she_is_in() -> None:
    game = at_sea(lent="it-audace")
    battle, ship = game.battle, SHIPS["it-audace"]
    for side in (each for fight in game.state.battles for each in fight.sides.values() if ship in each.reserve):
        side.reserve.remove(ship)
    side = battle.sides[Seat(0)]
    side.rows[ship], side.strategies = 1, ["damage-control"]
    side.served.append(ship)
    battle.damage[ship] = (Damage(-1, 3),)
    assert strength(table_of(game), Seat(0)) == sum(GAME.cards.ships[each].vp for each in side.rows)
    for fight in game.state.battles:
        fight.phase = "over"
    game.start()
    assert game.facts(Controlled, "player", "ship", "repaired") == [(0, "it-audace", 2)]
    assert game.campaign.damage[ship] == 1 and "it-audace" in game.owned(2)


@rule("modern", "strategy.damage-control", "campaign.team.lend")
@pytest.mark.parametrize(("leader", "owner", "left"), [(True, False, 1), (False, True, 3), (True, True, 1)])
def test_damage_control_of_the_leader_serves_a_borrowed_ship_not_that_of_the_owner(
    leader: bool, owner: bool, left: int
) -> None:
    game = at_sea(lent="it-audace")
    ship, own = SHIPS["it-audace"], SHIPS["it-lupo"]
    for side in (each for fight in game.state.battles for each in fight.sides.values() if ship in each.reserve):
        side.reserve.remove(ship)
    borrower, lender = game.state.battles[0].sides[Seat(0)], game.state.battles[1].sides[Seat(2)]
    borrower.rows[ship] = 1
    borrower.served.append(ship)
    borrower.strategies, lender.strategies = (["damage-control"] if laid else [] for laid in (leader, owner))
    game.state.battles[0].damage[ship] = (Damage(-1, 3),)
    game.state.battles[1].damage[own] = (Damage(-1, 1),)
    for fight in game.state.battles:
        fight.phase = "over"
    game.start()
    assert game.campaign.damage[ship] == left and (own in game.campaign.damage) is not owner


def table_of(game: War) -> BattleTable:
    """The first battle, to look at."""
    table = ModernTable(engine.Table(game.state, Dice(Stream(b"look"))), GAME.cards, GAME.scenarios)
    return BattleTable(table, game.battle)


@rule("modern", "campaign.team.separate")
def test_the_pairs_of_separate_areas_are_shown_from_the_start() -> None:
    game = War(4, areas="separate")
    game.start()
    assert game.facts(Paired, "player", "other") == [(0, 1), (2, 3)]
    campaign = game.view(None).campaign
    assert campaign is not None and [admiral.opponent for admiral in campaign.admirals] == [1, 0, 3, 2]
    same = War(4)
    same.start()
    campaign = same.view(None).campaign
    assert campaign is not None and [admiral.opponent for admiral in campaign.admirals] == [-1] * 4


@rule("modern", "campaign.team.initiative", "campaign.team.target")
def test_a_team_has_the_initiative_and_its_total_together() -> None:
    game = allies()
    game.campaign.forces[0].points = 12
    game.campaign.number = 1
    game.brief("check", initiative=1)
    assert game.facts(TotalAfter, "players", "points", "target") == [((0, 2), 12, 80), ((1, 3), 0, 80)]
    assert game.facts(TotalAfter, "cites") == ["campaign.team.target"] * 2
    seen = GAME.picture(game.view(3), Speaker("en", GAME, ("Anja", "Jona", "Jon", "Ewan"), Seat(3)).table)
    assert "initiative: Anja and Jon" in seen


@rule("modern", "campaign.team.lend")
def test_nothing_is_lent_in_separate_areas() -> None:
    game = at_sea("separate")
    assert game.events(MayBorrow) == []
    assert {GAME.cards.ships[ship].id for ship in game.side(0).reserve} == {"uk-andromeda", "uk-glasgow"}


@rule("modern", "campaign.team.same-area")
def test_in_the_same_area_nobody_is_paired_beforehand() -> None:
    game = War(4)
    game.campaign.order = []
    game.brief("order")
    assert game.events(Paired) == [] and {admiral.opponent for admiral in game.campaign.admirals} == {-1}


@rule("modern", "campaign.team.lend")
def test_of_two_who_call_the_same_ship_at_once_one_gets_her() -> None:
    game = lent()
    for battle in game.state.battles:
        battle.sides[battle.active].hand = [CARDS["bomber-strike"]] * 3
    for play in ("reinforce", "spend bomber-strike", "spend bomber-strike", "spend bomber-strike", "bring fr-saphir"):
        for seat in (0, 2):
            ask = next(ask for ask in game.asks if ask.seat == seat)
            option = ask.find(play)
            assert option is not None and game.position is not None
            game.position.answer(ask.seat, option)
    sides = [side for battle in game.state.battles for side in battle.sides.values()]
    assert [SHIPS["fr-saphir"] in side.rows for side in sides].count(True) == 1
    assert len(game.events(Joined)) == 1
    left = next(ask for ask in game.asks if ask.question.kind == "which-to-spend")
    assert "bring fr-saphir" not in [option.notation for option in left.options]


@rule("modern", "campaign.navies", "campaign.team.navy")
@pytest.mark.parametrize(("players", "cites"), [(2, "campaign.navies"), (4, "campaign.team.navy")])
def test_navies_are_taken_by_the_rule_for_two_or_for_teams(players: int, cites: str) -> None:
    game = War(players)
    game.brief("navies")
    assert game.ask.question.cites == cites
    game.answer("take-navy us")
    assert game.facts(NavyTaken, "cites") == [cites]
