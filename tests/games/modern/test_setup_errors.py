"""Tables that cannot be opened: each is refused with a reason of its own."""

import pytest

from wardroom.engine import BadSetup
from wardroom.engine.game import Setting
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.words.speaker import Speaker


def refusal(players: int, **switches: Setting) -> str:
    with pytest.raises(BadSetup) as refused:
        GAME.configure(switches, players)
    for language in ("en", "it"):
        problems: list[str] = []
        assert Speaker(language, GAME, problems=problems).refusal(refused.value)
        assert problems == []
    return refused.value.key


@rule("modern", "setup.players")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_numbers_of_players(players: int) -> None:
    assert refusal(players) == "bad-players"


def test_a_scenario_is_no_campaign() -> None:
    assert refusal(2, scenario="bear-hug", campaign="short") == "modern-scenario-campaign"


def test_a_scenario_is_for_its_own_number_of_players() -> None:
    assert refusal(3, scenario="bear-hug") == "modern-sides"


@rule("modern", "campaign.team.sides")
@pytest.mark.parametrize("players", [3, 5])
def test_a_campaign_is_for_two_or_two_equal_teams(players: int) -> None:
    assert refusal(players, campaign="short") == "modern-campaign-players"


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (2, 3), (3, 3)])
def test_a_team_has_two_members_at_least(players: int, teams: int) -> None:
    assert refusal(players, teams=teams) == "modern-teams"


def test_teams_are_for_fleets_of_choice() -> None:
    assert refusal(4, teams=2, campaign="short") == "modern-teams"


@pytest.mark.parametrize("switches", [{"budget": 25}, {"buy_cards": True}])
def test_scenarios_and_campaigns_have_their_own_points(switches: dict[str, Setting]) -> None:
    assert refusal(2, scenario="bear-hug", **switches) == "modern-budget"
    assert refusal(2, campaign="long", **switches) == "modern-budget"


def test_missions_have_their_own_length() -> None:
    assert refusal(2, campaign="short", rounds=5) == "modern-rounds"


@pytest.mark.parametrize(
    ("name", "value"),
    [("scenario", "jutland"), ("campaign", "endless"), ("teams", 1), ("budget", 100), ("rounds", True)],
)
def test_values_that_a_switch_does_not_have(name: str, value: Setting) -> None:
    assert refusal(4, **{name: value}) == "bad-switch"


@rule("modern", "scenario.general")
def test_a_switch_without_effect_in_a_scenario_is_refused() -> None:
    assert refusal(2, scenario="falkland-express", rounds=5) == "modern-scenario-rounds"
    assert refusal(2, scenario="falkland-express", expansion=True) == "modern-scenario-expansion"
    assert refusal(2, scenario="falkland-express", air_rows=True) == "modern-scenario-air"


@rule("modern", "campaign.team.separate")
@pytest.mark.parametrize(("players", "switches"), [(2, {"scenario": "bear-hug"}), (4, {}), (2, {"campaign": "short"})])
def test_areas_are_for_team_campaigns(players: int, switches: dict[str, Setting]) -> None:
    assert refusal(players, areas="separate", **switches) == "modern-areas"


@pytest.mark.parametrize("switches", [{"rounds": 5}, {"expansion": True}, {"air_rows": True}, {"defence_limit": True}])
def test_others_have_their_effect_in_a_scenario(switches: dict[str, Setting]) -> None:
    assert GAME.configure({"scenario": "bear-hug", **switches}, 2)


def test_the_switches_and_all_their_values() -> None:
    known = {switch.name: (switch.default, switch.values) for switch in GAME.switches}
    assert known == {
        "scenario": ("none", ("none", *GAME.scenarios.known)),
        "campaign": ("none", ("none", "short", "medium", "long")),
        "areas": ("same", ("same", "separate")),
        "teams": (0, (0, 2, 3)),
        "budget": (0, (0, *range(5, 100))),
        "expansion": (False, (False, True)),
        "air_rows": (False, (False, True)),
        "buy_cards": (False, (False, True)),
        "defence_limit": (False, (False, True)),
        "rounds": (0, (0, 3, 5, 8, 10, 15, 20, 30)),
    }
    assert (GAME.id, GAME.players) == ("modern", (2, 3, 4, 5, 6))
