"""The rule that is cited is the one that applies: of every phrase with several, each where it is told."""

import pytest

from tests.games.modern.board import Board, War
from tests.games.modern.test_setup import Start
from wardroom.engine import Event
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern.rules.aftermath import MissionEnded
from wardroom.games.modern.rules.defence import Blocks
from wardroom.games.modern.rules.flights import Flew, Hunted
from wardroom.games.modern.rules.hands import YouDrew
from wardroom.games.modern.rules.missions import Opposed
from wardroom.games.modern.rules.navies import FirstPlayer, RolledForOrder
from wardroom.games.modern.rules.reinforcements import Joined
from wardroom.games.modern.rules.resolution import AttackRolled, Sunk
from wardroom.games.modern.rules.winning import LastAfloat


def strike(*plays: str, dice: tuple[int, ...], theirs: str = "") -> Board:
    """Aircraft and destroyers against a ship that cannot evade, and a submarine."""
    board = Board()
    board.lay(0, "us-nimitz us-spruance us-gary", hand="air-strike msl-ssm-2 torp-4 bomber-strike repair repair")
    board.lay(1, "su-titan", beside="su-k-316", hand=theirs)
    board.begin()
    board.answer(*plays)
    board.roll(*dice)
    board.answer("cease")
    return board


@rule("modern", "attack.target.air", "attack.target.asw", "card.air.attack", "card.air.asw", "ship.resolve")
@pytest.mark.parametrize(
    ("plays", "dice", "told", "declared", "rolled"),
    [
        (("play air-strike", "aim su-titan"), (1,), Flew, "card.air.attack", "card.air.attack"),
        (("play air-strike", "aim su-k-316"), (1, 1), Hunted, "card.air.asw", "card.air.asw"),
        (("launch us-nimitz", "hold-back"), (1,), Flew, "ship.air", "ship.resolve"),
        (("hunt us-spruance",), (1, 1), Hunted, "ship.asw", "ship.resolve"),
        (
            ("play bomber-strike", "discard repair", "discard repair"),
            (1, 1, 1, 1),
            Flew,
            "card.bomber.four",
            "card.bomber.single",
        ),
    ],
)
def test_an_attack_from_the_air_cites_what_makes_it(
    plays: tuple[str, ...], dice: tuple[int, ...], told: type[Event], declared: str, rolled: str
) -> None:
    board = strike(*plays, dice=dice)
    assert {event.cites for event in board.events(told)} == {declared}
    assert {event.cites for event in board.events(AttackRolled)} == {rolled}


@rule("modern", "defence.match", "card.near-miss", "card.air.defence")
@pytest.mark.parametrize(
    ("play", "card", "cites"),
    [
        ("air-strike", "near-miss-3", "card.near-miss"),
        ("air-strike", "air-cap", "card.air.defence"),
        ("msl-ssm-2", "msl-ssm-1", "defence.match"),
    ],
)
def test_a_block_cites_the_card_or_the_symbol_that_makes_it(play: str, card: str, cites: str) -> None:
    board = Board()
    board.lay(0, "us-gary", hand=play)
    board.lay(1, "su-titan", hand=card)
    board.begin()
    board.answer(f"play {play}", "cease", "meet 1", f"block {card}")
    board.roll_freely()
    board.answer("declare")
    assert board.facts(Blocks, "cites") == [cites]


@rule("modern", "sink.credit", "sink.submarine")
@pytest.mark.parametrize(
    ("plays", "dice", "cites"),
    [
        (("play air-strike", "aim su-titan"), (6,), "sink.credit"),
        (("play air-strike", "aim su-k-316"), (1, 6), "sink.submarine"),
    ],
)
def test_a_sinking_cites_what_was_sunk(plays: tuple[str, ...], dice: tuple[int, ...], cites: str) -> None:
    assert strike(*plays, dice=dice).facts(Sunk, "cites") == [cites]


def mission(**start: int) -> War:
    """A mission of two turns, one ship on either side."""
    game = War()
    game.own(0, "fr", "fr-tourville fr-doris")
    game.own(1, "cn", "cn-jinan")
    game.sail("engagement", "fr-tourville", "cn-jinan")
    game.form(0, "fr-tourville", hand="air-strike bomber-strike")
    game.form(1, "cn-jinan")
    game.begin(**start)
    return game


@rule("modern", "campaign.mission.scoring", "campaign.mission.wipe-out")
def test_a_mission_that_ends_with_a_fleet_says_so() -> None:
    game = mission()
    game.answer("play air-strike")
    game.roll(6)
    game.answer("cease")
    assert game.facts(Sunk, "cites") == ["campaign.mission.scoring"]
    assert game.facts(MissionEnded, "cites") == ["campaign.mission.wipe-out"]
    assert game.events(LastAfloat) == [], "nobody wins a mission: it brings points"


@rule("modern", "campaign.mission.turns")
def test_a_mission_that_ends_with_its_last_turn_says_so() -> None:
    game = mission(active=1, number=2)
    game.roll_freely()
    game.finish()
    assert game.facts(MissionEnded, "cites") == ["campaign.mission.turns"]


@rule("modern", "reinforce.arrival", "reinforce.submarine")
@pytest.mark.parametrize(
    ("ship", "more", "cites"),
    [("us-knox", ("place us-knox 1",), "reinforce.arrival"), ("su-k-316", (), "reinforce.submarine")],
)
def test_a_reinforcement_cites_how_she_comes(ship: str, more: tuple[str, ...], cites: str) -> None:
    board = Board()
    board.lay(0, "us-gary", hand="bomber-strike bomber-strike repair", reserve="us-knox su-k-316")
    board.lay(1, "su-titan")
    board.begin()
    pay = ("spend bomber-strike", "spend bomber-strike", "spend repair")
    board.answer("reinforce", *pay, f"bring {ship}", *more)
    assert board.facts(Joined, "ship", "cites") == [(ship, cites)]


@rule("modern", "campaign.reinforce")
def test_a_reinforcement_of_a_mission_was_owned() -> None:
    game = mission()
    game.answer("reinforce", "spend bomber-strike", "bring fr-doris")
    assert game.facts(Joined, "ship", "cites") == [("fr-doris", "campaign.reinforce")]


@rule("modern", "setup.order", "campaign.navies", "setup.hand")
def test_the_first_rolls_cite_what_they_decide() -> None:
    start = Start(2, (6, 1))
    assert {event.cites for kind in (RolledForOrder, FirstPlayer) for event in start.events(kind)} == {"setup.order"}
    game = War()
    game.brief("order")
    assert {event.cites for kind in (RolledForOrder, FirstPlayer) for event in game.events(kind)} == {"campaign.navies"}


@rule("modern", "campaign.mission.roles", "campaign.team.same-area", "campaign.team.separate")
@pytest.mark.parametrize(
    ("players", "areas", "cites"),
    [
        (2, "same", "campaign.mission.roles"),
        (4, "same", "campaign.team.same-area"),
        (4, "separate", "campaign.team.separate"),
    ],
)
def test_a_meeting_cites_what_decides_it(players: int, areas: str, cites: str) -> None:
    game = War(players, areas=areas)
    for seat, navy in enumerate(("fr", "cn", "uk", "su")[:players]):
        game.own(seat, navy, {"fr": "fr-doris", "cn": "cn-jinan", "uk": "uk-arrow", "su": "su-titan"}[navy])
    game.brief()
    game.idle("what-to-commit")
    assert set(game.facts(Opposed, "cites")) == {cites}


@rule("modern", "draw.all", "setup.hand", "strategy.insight")
def test_drawn_cards_cite_the_occasion() -> None:
    board = Board()
    board.lay(0, "us-gary")
    board.lay(1, "su-titan")
    board.battle.phase = "deal"
    board.roll_freely()
    board.start()
    assert board.facts(YouDrew, "cites") == ["setup.hand"] * 2
    board.answer("cease")
    board.answer(f"discard {board.hand(0)[0]}", "enough")
    assert board.facts(YouDrew, "cites")[2:] == ["draw.all"]
