"""The view, field by field: what everybody sees of a battle and of a campaign, and what only some see."""

import pytest

from tests.games.modern.board import SHIPS, Board, War
from tests.games.modern.test_imagine import declaring, lending, lent, shopping, war
from wardroom.engine import Seat
from wardroom.games.modern import GAME
from wardroom.games.modern.rows import SSM
from wardroom.games.modern.state import BESIDE, Damage
from wardroom.games.modern.view import (
    UNPLACED,
    AdmiralView,
    AttackView,
    BattleView,
    CampaignView,
    DefenceView,
    ForceView,
    ShipView,
    SideView,
    TableView,
)


def ship(name: str, row: int, **facts: object) -> ShipView:
    plain: dict[str, object] = {"damage": 0, "active": False, "acted": False, "low": [], "out": [], "cards": []}
    return ShipView(name, row, **{**plain, **facts})  # type: ignore[arg-type]


def test_a_battle_as_a_defender_sees_it() -> None:
    board = declaring()
    board.hurt("us-oh-perry", "torp-4")
    view = board.battle_view(2)
    assert view.attacks[0] == AttackView(
        number=1,
        card="msl-ssm-2",
        text="msl-ssm-2",
        ships=["us-gary"],
        shows=["ssm"],
        hits=2,
        needs=0,
        penalty=0,
        sinks=False,
        owner=2,
        target="uk-broadsword",
        distance=1,
        fate="open",
        roll=0,
        moved=False,
    )
    assert (view.attacks[1].number, view.attacks[1].owner, view.attacks[1].fate) == (2, 1, "open")
    assert view.defences == [
        DefenceView(1, "block", 2, "near-miss-3", "near-miss-3", "", 3, 1, done=True),
        DefenceView(2, "block", 1, "near-miss-3", "near-miss-3", "", 3, 0, done=False),
        DefenceView(2, "block", 1, "near-miss-4", "near-miss-4", "", 4, 0, done=False),
    ]
    assert view.sides[0] == SideView(
        seat=0,
        navy="us",
        team=0,
        hand=1,
        limit=7,
        beside=0,
        score=0,
        out=False,
        ready=False,
        fleet=[
            ship("us-gary", 1, acted=True),
            ship("us-oh-perry", 1, acted=True, damage=4, cards=["torp-4"]),
        ],
        reserve=[],
        pile=[],
        plan=0,
        strategies=[],
        seen=[],
    )
    assert (view.hand, view.laid, view.paid, view.defenders) == (
        ["intel", "near-miss-3", "near-miss-4"],
        ["near-miss-3", "near-miss-4"],
        [],
        [2],
    )


def test_others_see_less_of_it() -> None:
    board = declaring()
    for seat, hand in ((0, ["repair"]), (1, ["repair"]), (None, [])):
        view = board.battle_view(seat)
        assert (view.hand, view.laid, len(view.defences), len(view.attacks)) == (hand, [], 1, 2)


def test_everything_about_a_battle() -> None:
    board = declaring()
    view = board.battle_view(None)
    facts = {name: getattr(view, name) for name in BattleView.__slots__ if name not in ("sides", "attacks", "defences")}
    assert facts == {
        "phase": "defence",
        "round": 1,
        "rounds": 0,
        "target": 25,
        "mission": "",
        "order": [0, 1, 2],
        "active": 0,
        "deck": 110 - 8,
        "discards": ["near-miss-3"],
        "playing": "",
        "closed": True,
        "credit": 0,
        "defenders": [2],
        "limits": {},
        "reinforcements": True,
        "air_attacks": True,
        "protected": {},
        "hand": [],
        "beside": [],
        "paid": [],
        "laid": [],
        "points": 0,
    }
    assert [side.seat for side in view.sides] == [0, 1, 2]


def test_ships_lie_in_their_rows_and_submarines_last() -> None:
    board = Board()
    board.lay(0, "us-gary", "us-virginia", "us-oh-perry", beside="us-los-angeles!", hand="repair intel")
    board.lay(1, "su-smerch", hand="repair")
    rows = board.side(0).rows
    board.side(0).rows = {SHIPS[name]: rows[SHIPS[name]] for name in ("us-los-angeles", "us-oh-perry", "us-gary")}
    board.side(0).rows[SHIPS["us-virginia"]] = 2
    board.begin()
    assert board.battle_view(1).sides[0].fleet == [
        ship("us-gary", 1),
        ship("us-virginia", 2),
        ship("us-oh-perry", 3),
        ship("us-los-angeles", 0, active=True),
    ]


def test_a_fleet_that_is_not_laid_out_yet() -> None:
    board = Board()
    board.lay(0, "us-gary", hand="repair")
    board.side(0).chosen, board.side(0).reserve = [SHIPS["us-iowa"]], [SHIPS["us-nimitz"]]
    board.lay(1, "su-smerch", hand="repair")
    board.battle.phase = "layout"
    mine, other = board.battle_view(0).sides[0], board.battle_view(1).sides[0]
    assert mine.fleet == [ship("us-gary", 1), ship("us-iowa", UNPLACED)] and mine.reserve == ["us-nimitz"]
    assert other.fleet == [] and set(other.reserve) == {"us-gary", "us-iowa", "us-nimitz"} and other.limit == 0
    assert mine.limit == 7
    assert board.battle_view(0).sides[1].fleet == []
    board.battle.active = Seat(1)
    assert board.battle_view(1).sides[0].fleet == mine.fleet and board.battle_view(1).sides[0].limit == 7


def test_a_fleet_of_a_scenario_is_known_but_not_its_rows() -> None:
    board = Board(scenario="raider-194")
    board.battle.phase, board.battle.order = "layout", [Seat(0), Seat(1)]
    side = board.side(0)
    placed = next(ship for ship in side.chosen if not GAME.cards.ships[ship].is_submarine)
    side.chosen.remove(placed)
    side.rows[placed] = 2
    seen = board.battle_view(1).sides[0]
    assert {each.row for each in seen.fleet} == {UNPLACED}
    assert [SHIPS[each.id] for each in seen.fleet] == sorted([*side.chosen, placed])
    assert set(seen.reserve) == {GAME.cards.ships[ship].id for ship in side.reserve}


def mission() -> War:
    game = war()
    game.campaign.shown.append(SHIPS["fr-doris"])
    game.mark("fr-tourville", low="cruise", out="ssm", damage=1)
    game.campaign.deck.remove("military-convoy")
    game.sail("military-convoy", "fr-tourville fr-dupleix", "cn-jinan", laid=("targeting-upgrade", "insight"))
    game.form(
        0, "fr-tourville fr-dupleix", " ".join(f"target-non-combatant.{copy}" for copy in (1, 2, 3)), hand="repair"
    )
    game.form(1, "cn-jinan", hand="repair intel")
    game.side(1).pile = [SHIPS["target-non-combatant.4"]]
    game.side(1).seen = [game.side(1).hand[0]]
    game.battle.turn.plans[Seat(0)] = 2
    return game


def test_a_mission_as_both_see_it() -> None:
    game = mission()
    french, chinese, nobody = (game.battle_view(seat) for seat in (0, 1, None))
    assert french.sides[0].fleet[:2] == [
        ship("fr-tourville", 1, damage=1, low=["cruise"], out=["ssm"]),
        ship("fr-dupleix", 1),
    ]
    assert (french.mission, french.limits, french.sides[0].limit) == ("military-convoy", {"0": 12, "1": 20}, 5)
    assert french.sides[1].score == 11 and french.sides[1].pile == ["target-non-combatant.4"]
    assert (french.sides[0].plan, french.sides[0].strategies) == (2, ["targeting-upgrade"])
    assert french.sides[1].seen == ["repair"] and chinese.sides[1].seen == [] and nobody.sides[1].seen == []
    assert set(french.sides[0].reserve) == {"fr-de-grasse", "fr-saphir", "fr-doris"}
    assert chinese.sides[0].reserve == nobody.sides[0].reserve == ["fr-doris"]


def test_what_is_mentioned_is_explained() -> None:
    game = mission()
    view = game.view(0)
    ships = {"fr-tourville", "fr-dupleix", "fr-de-grasse", "fr-saphir", "fr-doris", "cn-jinan"}
    assert view.ships.keys() == ships | {f"target-non-combatant.{copy}" for copy in (1, 2, 3, 4)}
    assert view.cards.keys() == {"repair"}
    game.battle.damage[SHIPS["fr-dupleix"]] = (Damage(game.take("torp-4"), 4),)
    game.side(0).beside = [game.take("bomber-strike")]
    game.battle.discards = [game.take("intel")]
    game.battle.turn.playing = game.take("air-cap")
    assert game.view(0).cards.keys() == {"repair", "torp-4", "bomber-strike", "intel", "air-cap"}
    assert game.view(1).cards.keys() == {"repair", "torp-4", "intel", "air-cap"}
    assert game.battle_view(None).playing == "air-cap"


def test_the_head_of_a_table() -> None:
    view = mission().view(None)
    facts = {name: getattr(view, name) for name in TableView.__slots__ if name in HEAD}
    assert facts == {
        "seat": -1,
        "scenario": "none",
        "scenario_names": {},
        "teams": 0,
        "air_rows": False,
        "defence_limit": False,
    }
    other = Board(4, teams=2, air_rows=True, defence_limit=True).view(3)
    assert (other.seat, other.teams, other.air_rows, other.defence_limit) == (3, 2, True, True)
    scenario = Board(scenario="bear-hug").view(0)
    assert (scenario.scenario, scenario.scenario_names["en"], scenario.teams) == ("bear-hug", "Bear Hug", 0)


HEAD = ("seat", "scenario", "scenario_names", "teams", "air_rows", "defence_limit")


@pytest.mark.parametrize(("seat", "means"), [(0, 14), (1, 20), (None, 0)])
def test_a_campaign_between_missions(seat: int | None, means: int) -> None:
    game = shopping()
    game.mark("fr-tourville", low="cruise", out="ssm", damage=2)
    game.campaign.lost = [SHIPS["fr-jean-bart"]]
    game.campaign.discards = [game.campaign.deck.pop()]
    campaign = game.view(seat).campaign
    assert campaign is not None
    facts = {name: getattr(campaign, name) for name in CampaignView.__slots__ if name not in ("admirals", "forces")}
    assert facts == {
        "length": "short",
        "areas": "same",
        "target": 40,
        "phase": "shopping",
        "number": 2,
        "initiative": [0],
        "deck": 8,
        "discards": game.campaign.discards,
        "played": ["engagement", "engagement"],
        "damage": {"fr-tourville": 2},
        "low": {"fr-tourville": ["ssm", "cruise"]},
        "out": {"fr-tourville": ["ssm"]},
        "lost": ["fr-jean-bart"],
        "lent": [],
        "means": means,
    }
    assert "fr-jean-bart" in game.view(seat).ships


def test_a_force_as_its_members_and_others_see_it() -> None:
    game = shopping()
    game.campaign.used[0] = ["surprise-attack"]
    game.campaign.forces[0].strategies.remove("surprise-attack")
    views = [game.view(seat).campaign for seat in (0, 1, None)]
    mine, *others = [view.forces[0] for view in views if view]
    owned = ["duration", "insight", "rapid-resupply", "damage-control"]
    assert mine == ForceView([0], 14, owned, 0, ["surprise-attack"], [9])
    assert others == [ForceView([0], 20, [], 2, ["surprise-attack"], [9])] * 2


def test_an_admiral_as_others_see_him_before_and_after_ships_are_shown() -> None:
    game = war()
    game.draw_missions("sea-superiority", "missile-strikes")
    game.brief()
    seen = [game.view(seat).campaign for seat in (0, 1)]
    assert [view.admirals[0].offered for view in seen if view] == [["sea-superiority", "missile-strikes"]] * 2
    game.answer("take-mission engagement", "0: commit fr-saphir", "1: commit cn-jinan", "0: ready", "1: ready")
    game.answer("lay duration longer", "lay surprise-attack", "ready")
    mine, others, nobody = (game.view(seat).campaign for seat in (0, 1, None))
    assert mine is not None and others is not None and nobody is not None
    ships = ["fr-tourville", "fr-dupleix", "fr-de-grasse", "fr-saphir", "fr-doris"]
    laid = ["duration", "surprise-attack"]
    assert mine.admirals[0] == AdmiralView(0, "fr", ships, 0, ["fr-saphir"], "engagement", [], 1, laid, 0, ready=False)
    hidden = AdmiralView(0, "fr", [], 5, [], "engagement", [], 1, [], 2, ready=False)
    assert others.admirals[0] == nobody.admirals[0] == hidden
    game.campaign.phase = "reveal"
    told = game.view(1).campaign
    assert told is not None and told.admirals[0].committed == []
    game.campaign.phase = "replies"
    game.answer("1: ready")
    shown = game.view(1).campaign
    assert shown is not None
    seen_now = AdmiralView(0, "fr", ["fr-saphir"], 4, ["fr-saphir"], "engagement", [], 1, laid, 0, ready=False)
    assert shown.admirals[0] == seen_now


def test_nobody_has_the_initiative_before_the_first_mission() -> None:
    game = war()
    game.brief("purchases")
    campaign = game.view(0).campaign
    assert campaign is not None and campaign.initiative == []


def test_loans_are_seen_by_the_own_side_alone() -> None:
    for game in (lending(), lent()):
        views = [game.view(seat).campaign for seat in (0, 2, 1, 3, None)]
        assert [view.lent for view in views if view] == [["fr-saphir"], ["fr-saphir"], [], [], []]


def test_a_borrowed_ship_is_not_in_the_reserve_that_others_see() -> None:
    game = lent()
    game.campaign.shown.append(SHIPS["fr-saphir"])
    (battle,) = [at for at, battle in enumerate(game.state.battles) if 2 in battle.sides]
    side = game.state.battles[battle].sides[Seat(2)]
    assert SHIPS["fr-saphir"] in side.reserve
    mine, other = (
        next(each for each in game.view(seat).battles[battle].sides if each.seat == 2).reserve for seat in (0, 1)
    )
    assert "fr-saphir" in mine and "fr-saphir" not in other


def test_markers_that_are_out_are_not_low_as_well() -> None:
    game = war()
    game.campaign.low[SHIPS["cn-jinan"]] = game.campaign.out[SHIPS["cn-jinan"]] = SSM
    game.sail("engagement", "fr-tourville", "cn-jinan")
    game.form(0, "fr-tourville")
    game.form(1, "cn-jinan")
    assert game.battle_view(0).sides[1].fleet == [ship("cn-jinan", 1, out=["ssm"])]


def test_what_is_not_placed_yet_is_in_no_row_and_not_beside_the_fleet() -> None:
    assert UNPLACED not in (BESIDE, 1, 2, 3)


def test_cards_that_were_seen_by_insight_are_explained_too() -> None:
    game = war()
    game.sail("engagement", "fr-tourville", "cn-jinan", laid=("insight", ""))
    game.form(0, "fr-tourville", hand="repair")
    game.form(1, "cn-jinan", hand="near-miss-3")
    game.begin()
    game.answer("look-now", "enough")
    assert game.battle_view(0).sides[1].seen == ["near-miss-3"] and "near-miss-3" in game.view(0).cards
    assert "near-miss-3" not in game.view(None).cards
