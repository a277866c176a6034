"""Scenari: the printed battles, how each is set up and how it ends."""

import pytest

from tests.games.modern.board import SHIPS, Board
from tests.games.modern.test_setup import Start
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.navies import FirstPlayer
from wardroom.games.modern.rules.scenario import (
    CardGiven,
    MustSurvive,
    NoAirAttacks,
    NoReinforcements,
    ScenarioBegan,
    WorthHere,
)
from wardroom.games.modern.rules.winning import WonByProtecting
from wardroom.words import Speaker


def opened(scenario: str) -> Start:
    return Start(2, (6, 1), scenario=scenario)


def ships(start: Start, seat: int) -> set[str]:
    return {GAME.cards.ships[ship].id for ship in start.state.battles[0].sides[Seat(seat)].chosen}


@rule("modern", "scenario.general")
def test_formation_is_free_and_the_first_player_is_rolled_for() -> None:
    start = Start(2, (2, 5), scenario="raider-710")
    assert start.facts(FirstPlayer, "player") == [1]
    assert start.asked == (1, "where-to-place") and len(start.options) == 2
    side = start.state.battles[0].sides[Seat(0)]
    assert {GAME.cards.ships[ship].id for ship in side.reserve} == {"no-fridtjof-nansen", "no-stavanger", "no-skjold"}
    while start.question == "where-to-place":
        start.answer(start.options[0])
    assert "reinforce" in start.options


@rule("modern", "scenario.raider-710")
def test_raider_force_710() -> None:
    start = opened("raider-710")
    assert ships(start, 0) == {"no-bergen", "no-narvik", "no-trondheim", "no-ula"}
    assert ships(start, 1) == {"su-druzhny", "su-smerch", "su-k-316"}
    assert start.state.battles[0].terms.target == 11


@rule("modern", "scenario.raider-194")
def test_raider_force_194() -> None:
    start = opened("raider-194")
    assert ships(start, 0) == {"no-bergen", "no-narvik", "no-trondheim", "no-ula"}
    assert ships(start, 1) == {"su-druzhny", "su-neustrashimy", "su-k-316"}
    assert start.state.battles[0].terms.target == 11


@rule("modern", "scenario.bear-hug")
def test_bear_hug() -> None:
    start = opened("bear-hug")
    assert ships(start, 0) == {
        "us-enterprise",
        "us-ticonderoga",
        "us-los-angeles",
        "us-virginia",
        "us-oh-perry",
        "us-gary",
    }
    assert ships(start, 1) == {
        "su-kiev",
        "su-kirov",
        "su-slava",
        "su-admiral-isakov",
        "su-druzhny",
        "su-k-316",
        "su-k-503",
    }
    battle = start.state.battles[0]
    assert battle.terms.target == 35
    assert [GAME.cards.actions[card].id for card in battle.sides[Seat(1)].beside] == ["bomber-strike"]
    assert battle.sides[Seat(0)].beside == []


@rule("modern", "scenario.gift-card")
def test_a_given_card_is_not_in_the_deck_and_not_in_the_hand() -> None:
    start = opened("bear-hug")
    while start.question == "where-to-place":
        start.answer(start.options[0])
    battle = start.state.battles[0]
    assert len(battle.deck) == 109 - 14 and [len(side.hand) for side in battle.sides.values()] == [7, 7]
    everywhere = [*battle.deck, *(card for side in battle.sides.values() for card in side.hand)]
    assert everywhere.count(GAME.cards.action_numbers["bomber-strike"]) == 2
    assert start.view(0).battles[0].sides[1].beside == 1


@rule("modern", "scenario.panda")
def test_panda_bay() -> None:
    start = opened("panda-bay")
    assert ships(start, 0) == {"cn-hangzhou", "cn-fuzhou", "cn-wuhu", "cn-725", "cn-8119", "cn-322"}
    assert ships(start, 1) == {"tw-kee-lung", "tw-su-ao", "tw-cheng-ho", "tw-hai-lung", "non-combatant"}
    assert start.state.battles[0].terms.target == 13
    assert start.view(0).ships["non-combatant"].vp == 5
    assert start.asked == (1, "which-gift")
    assert start.offers("pick") == ["air-strike", "air-patrol", "air-cap", "air-asw"]


@rule("modern", "scenario.panda", "scenario.gift-card", "table.secrecy")
def test_taiwan_chooses_its_card_unseen() -> None:
    start = opened("panda-bay")
    start.answer("pick air-asw")
    assert start.view(1).battles[0].beside == ["air-asw"] and start.view(0).battles[0].sides[1].beside == 1
    assert start.facts(CardGiven, "player", "what", "cites") == [(1, "air-support", "scenario.gift-card")]
    assert "air-asw" not in str([told.event for told in start.told])


@rule("modern", "scenario.panda", "scenario.non-combatant")
def test_the_non_combatant_of_panda_bay_is_worth_five() -> None:
    board = Board(scenario="panda-bay")
    board.side(1).chosen = []
    board.lay(0, "cn-hangzhou", hand="msl-ssm-3 repair")
    board.lay(1, "tw-kee-lung non-combatant")
    board.hurt("non-combatant", "gun-small-1-heavy")
    board.begin()
    board.answer("play msl-ssm-3", "aim non-combatant", "cease")
    if board.asks and board.question == "which-attack":
        board.answer("declare")
    assert board.battle_view(0).sides[0].score == 5


@rule("modern", "scenario.non-combatant")
def test_the_non_combatant_is_a_plain_surface_ship_without_points() -> None:
    card = GAME.cards.ships[SHIPS["non-combatant"]]
    assert (card.hull, card.vp, card.weapons, card.air, card.asw, card.stops) == (4, 0, 0, (), 0, 0)
    start = opened("falkland-express")
    start.answer("place uk-broadsword 1")
    assert start.offers("place") == ["non-combatant 1", "non-combatant 2"]
    assert start.view(0).ships["non-combatant"].vp == 0


def falklands(fleet: str = "uk-broadsword non-combatant", active: int = 1, number: int = 1, **hands: str) -> Board:
    board = Board(scenario="falkland-express")
    board.lay(0, fleet, hand=hands.get("uk", "repair"), reserve="uk-glasgow")
    board.lay(1, "ar-hercules", hand=hands.get("ar", "repair"), reserve="ar-espora")
    board.begin(active, number)
    return board


@rule("modern", "scenario.falkland.fleets")
def test_falkland_express_lasts_three_rounds() -> None:
    start = opened("falkland-express")
    assert (ships(start, 0), ships(start, 1)) == ({"uk-broadsword", "non-combatant"}, {"ar-hercules"})
    board = falklands(active=0, number=1)
    board.roll_freely()
    for _ in range(5):
        board.finish()
        assert not board.is_over
    board.finish()
    assert board.is_over and board.battle.round == 3


@rule("modern", "scenario.falkland.limits")
def test_nobody_reinforces_or_attacks_from_the_air() -> None:
    hand = "bomber-strike intel intel air-strike repair"
    board = falklands(ar=hand)
    assert board.options == ["cease"]
    board.side(0).rows[SHIPS["uk-trafalgar"]] = 0
    board.start()
    assert board.options == ["cease", "play air-strike", "hunt ar-hercules"]
    board.answer("play air-strike")
    assert board.question == "what-next"


@rule("modern", "scenario.falkland.limits")
def test_air_support_still_defends() -> None:
    board = falklands(ar="msl-multi-1 repair", uk="air-cap")
    board.answer("play msl-multi-1", "aim non-combatant", "cease", "meet 1")
    assert "block air-cap" in board.options


@rule("modern", "scenario.falkland.end")
def test_argentina_wins_at_once_when_the_non_combatant_is_sunk() -> None:
    board = falklands(ar="msl-ssm-3 repair")
    board.hurt("non-combatant", "gun-small-1-heavy")
    board.start()
    board.answer("play msl-ssm-3", "aim non-combatant", "cease", "declare")
    assert board.winners == (1,) and board.facts(WonByProtecting, "player", "sunk") == [(1, True)]


@rule("modern", "scenario.falkland.end", "scenario.non-combatant")
def test_losing_the_escort_alone_does_not_matter() -> None:
    board = falklands(ar="msl-ssm-3 repair")
    board.answer("play msl-ssm-3", "aim uk-broadsword", "cease", "declare")
    assert board.pile(1) == ["uk-broadsword"] and not board.is_over and not board.side(0).is_out


@rule("modern", "scenario.falkland.end")
def test_the_uk_wins_when_hercules_is_sunk() -> None:
    board = falklands(active=0, uk="msl-ssm-3 repair")
    board.answer("play msl-ssm-3", "cease", "declare")
    assert board.winners == (0,)


@rule("modern", "scenario.falkland.end")
def test_the_uk_wins_when_the_non_combatant_floats_after_round_three() -> None:
    board = falklands(active=1, number=3)
    board.score(1, "uk-broadsword")
    board.start()
    board.roll_freely()
    board.finish()
    assert board.winners == (0,) and board.facts(WonByProtecting, "player", "sunk") == [(0, False)]


@pytest.mark.parametrize("scenario", GAME.scenarios.known)
def test_every_scenario_has_a_name_in_both_languages(scenario: str) -> None:
    assert set(GAME.names[scenario]) == {"en", "it"}


@rule("modern", "scenario.general", "variant.expansion-navies")
def test_cards_of_the_expansions_join_the_reserve_of_a_scenario() -> None:
    starts = opened("bear-hug"), Start(2, (6, 1), scenario="bear-hug", expansion=True)
    sides = [start.state.battles[0].sides[Seat(0)] for start in starts]
    few, many = ({GAME.cards.ships[ship].id for ship in side.reserve} for side in sides)
    assert many - few == {"us-seawolf"}


@rule("modern", "scenario.protected", "scenario.falkland.limits")
def test_falkland_express_says_what_is_special_about_it() -> None:
    start = opened("falkland-express")
    assert start.facts(ScenarioBegan, "scenario", "target", "rounds") == [("falkland-express", 0, 3)]
    assert start.facts(MustSurvive, "player", "ship") == [(0, "non-combatant")]
    kinds = [told.event.kind for told in start.told]
    assert NoReinforcements.kind in kinds and NoAirAttacks.kind in kinds
    battle = start.view(1).battles[0]
    assert (battle.reinforcements, battle.air_attacks, battle.protected) == (False, False, {"0": "non-combatant"})
    assert [side.reserve for side in battle.sides] == [[], []]
    words = Speaker("en", GAME, ("Anja", "Jona"), Seat(1))
    seen = GAME.picture(start.view(1), words.table)
    assert all(words in seen for words in ("(Anja) must survive", "no reinforcements", "no Air attacks"))
    assert "· reserve" not in seen


@rule("modern", "scenario.panda", "scenario.bear-hug", "scenario.gift-card")
def test_points_and_cards_that_a_scenario_gives_are_told() -> None:
    assert opened("panda-bay").facts(WorthHere, "ship", "vp") == [("non-combatant", 5)]
    bear_hug = opened("bear-hug")
    assert bear_hug.facts(CardGiven, "player", "what") == [(1, "bomber-strike")]
    assert bear_hug.facts(ScenarioBegan, "target", "rounds") == [(35, 0)] and not bear_hug.events(MustSurvive)
    assert not bear_hug.events(NoAirAttacks) and not bear_hug.events(NoReinforcements)
