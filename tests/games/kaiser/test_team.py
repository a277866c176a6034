"""4.x The team game: seats, restrictions, what partners share, and the score of a team."""

from collections.abc import Sequence

import pytest

from tests.games.kaiser.plays import Sea
from wardroom.engine import Result, Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.forces import Resupplied
from wardroom.games.kaiser.rules.hands import CardsSeen
from wardroom.games.kaiser.rules.rounds import AnotherRound, FirstPlayer, Won
from wardroom.games.kaiser.rules.score import RoundScored
from wardroom.games.kaiser.rules.turn import TurnBegan

FORCES = (["emden", "greif"], ["dresden", "wolf recognised"], ["leipzig", "geier"], ["karlsruhe", "mowe"])
MERCHANTS = (["maria"], ["lovat"], ["author"], ["otaki"])


def team(
    *hands: Sequence[str],
    forces: Sequence[Sequence[str]] = FORCES,
    merchants: Sequence[Sequence[str]] = MERCHANTS,
    teams: bool = True,
) -> Sea:
    """Four players with these hands, the first of them to act."""
    board = Sea(4, teams=teams)
    held = [*hands, *[["boarding_party"]] * (4 - len(hands))]
    for seat, (german, trade, hand) in enumerate(zip(forces, merchants, held, strict=True)):
        board.lay(seat, german, trade, hand)
    return board


def playing(
    *cards: str,
    kept: Sequence[str] = (),
    forces: Sequence[Sequence[str]] = FORCES,
    merchants: Sequence[Sequence[str]] = MERCHANTS,
) -> Sea:
    """Seat 0 has committed these cards, and one that keeps the turn open."""
    names = [card.partition(" ")[0] for card in cards]
    board = team([*names, "second_chance", *kept], forces=forces, merchants=merchants)
    board.begin()
    board.commit(*cards, "second_chance")
    return board


# --- 4.0, 4.1 partners ------------------------------------------------------------------------------------------------


@rule("kaiser", "4.0")
def test_partners_do_not_see_each_others_hands() -> None:
    board = team(["qqq", "amc"], ["trap"], ["scuttle", "reflag", "searchlight"])
    board.begin()
    view = GAME.view(board.state, Seat(0))
    assert view.hand == ["amc.1", "qqq.1"]
    assert [player.hand for player in view.players] == [2, 1, 3, 1]
    assert view.known == []
    assert not any(card in str(view) for card in ("searchlight", "trap."))


@rule("kaiser", "4.0")
def test_exchange_information_passes_cards_between_the_hands_of_partners() -> None:
    board = playing("exchange_information", kept=["qqq", "amc", "trap"])
    board.lay(2, hand=["scuttle"])
    board.answer("play exchange_information")
    assert board.asked == (0, "what-to-give")
    assert set(board.options) == {"give-no-more", "give qqq", "give amc", "give trap"}
    board.answer("give qqq", "give trap", "give-no-more")
    assert board.asked == (2, "what-to-give")
    assert set(board.options) == {"give-no-more", "give boarding_party", "give scuttle"}
    assert sorted(board.hand(2)) == ["boarding_party", "scuttle"]
    board.answer("give scuttle", "give-no-more")
    assert sorted(board.hand(0)) == ["amc", "scuttle"]
    assert sorted(board.hand(2)) == ["boarding_party", "qqq", "trap"]
    assert board.hand(1) == board.hand(3) == ["boarding_party"]
    seen = [(told.to, told.event) for told in board.told if isinstance(told.event, CardsSeen)]
    assert seen == [((2,), CardsSeen(("qqq.1", "trap.1"), "3.3.11.a")), ((0,), CardsSeen(("scuttle.1",), "3.3.11.a"))]


@rule("kaiser", "4.0")
def test_without_teams_no_card_passes() -> None:
    board = team(["exchange_information", "bounding_main"], teams=False)
    board.begin()
    for card in ("exchange_information", "bounding_main"):
        board.answer(f"commit {card}")
        assert board.options == ["as-british"]
        board.answer("as-british")


@rule("kaiser", "4.1")
def test_partners_sit_opposite_and_turns_alternate_between_the_teams() -> None:
    board = team()
    board.begin()
    board.answer("0: ready", "1: ready", "2: ready", "3: ready")
    assert [event.player for event in board.events(TurnBegan)] == [0, 1, 2, 3, 0]
    board = playing(forces=(["emden refuge"], *FORCES[1:]))
    board.answer("leave-refuge emden")
    assert board.ask.question.kind == "to-partner"
    assert "partner=2" in str(board.ask.question)


# --- 4.2, 4.3 opponents -----------------------------------------------------------------------------------------------


@rule("kaiser", "4.2")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("scuttle british", {"dresden", "wolf", "karlsruhe"}),
        ("scuttle emden", {"lovat", "otaki"}),
        ("submarine_u", {"lovat", "otaki"}),
        ("interrogate", {"mowe"}),
        ("monitor", {"dresden"}),
        ("breakdown", {"wolf", "karlsruhe", "mowe", "dresden"}),
        ("interned", {"dresden", "wolf", "karlsruhe"}),
        ("transfer_command", {"dresden", "wolf", "karlsruhe"}),
    ],
)
def test_ships_of_the_partner_are_no_targets(card: str, targets: set[str]) -> None:
    forces = FORCES
    if card == "monitor":
        forces = (["emden"], ["dresden refuge"], ["leipzig refuge"], ["karlsruhe"])
    board = playing(card, forces=forces)
    board.answer(f"play {card.partition(' ')[0]}")
    assert set(board.options) == {f"aim {ship}" for ship in targets}


@rule("kaiser", "4.2")
@pytest.mark.parametrize("card", ["scuttle british", "interned", "interrogate", "submarine_u"])
def test_against_the_partner_alone_nothing_can_be_played(card: str) -> None:
    board = playing(card, forces=(["emden"], [], ["leipzig", "geier"], []), merchants=(["maria"], [], ["author"], []))
    assert f"play {card.partition(' ')[0]}" not in board.options


@rule("kaiser", "4.2", "4.3")
@pytest.mark.parametrize("card", ["lay_mines from meteor", "submarine_uc"])
def test_mines_are_not_laid_for_the_partner(card: str) -> None:
    board = playing(card, forces=(["meteor"], *FORCES[1:]))
    board.answer(f"play {card.partition(' ')[0]}")
    if card == "submarine_uc":
        board.answer("mines")
    assert board.options == ["aim-at 1", "aim-at 3"]


@rule("kaiser", "4.3")
@pytest.mark.parametrize("card", ["deception", "fog_bank", "heavy_weather", "recon_aircraft", "rendezvous_missed"])
def test_hostile_cards_are_aimed_at_the_other_team(card: str) -> None:
    board = playing(card)
    board.answer(f"play {card}")
    assert board.options == ["aim-at 1", "aim-at 3"]


@rule("kaiser", "4.3", "4.0")
def test_intelligence_does_not_look_into_the_partners_hand() -> None:
    board = playing("intelligence")
    board.answer("play intelligence")
    assert board.options == ["look-at-deck", "look-at-hand 1", "look-at-hand 3"]


@rule("kaiser", "4.2")
def test_points_for_a_ship_go_to_its_enemy_never_to_its_partner() -> None:
    board = playing("scuttle emden")
    board.answer("play scuttle", "aim lovat")
    board.roll(9, "d8:1", "d4:1", "d8:2")
    board.answer("1: pass")
    assert [board.pile(seat) for seat in range(4)] == [["lovat"], [], [], []]


# --- 4.4, 4.5 each for himself ----------------------------------------------------------------------------------------


@rule("kaiser", "4.4")
@pytest.mark.parametrize(
    ("card", "mine", "partners", "targets"),
    [
        ("damage_control", ["greif damaged"], ["leipzig damaged"], {"greif"}),
        ("scuttle", ["greif damaged"], ["leipzig damaged"], {"greif"}),
        ("island_refuge", ["greif"], ["leipzig"], {"greif"}),
        ("fair_seas", ["greif"], ["dee prize"], {"maria"}),
        ("reflag", ["greif recognised"], ["geier recognised"], {"greif"}),
    ],
)
def test_help_is_for_own_ships_only(card: str, mine: list[str], partners: list[str], targets: set[str]) -> None:
    board = playing(card, forces=(mine, [], partners, []))
    board.answer(f"play {card}")
    assert set(board.options) == {f"aim {ship}" for ship in targets}


@rule("kaiser", "4.4")
@pytest.mark.parametrize("card", ["damage_control", "scuttle", "blockade_runner"])
def test_help_for_the_partner_alone_cannot_be_played(card: str) -> None:
    board = playing(card, forces=(["greif"], [], ["leipzig damaged low"], []))
    assert f"play {card}" not in board.options


@rule("kaiser", "4.4")
def test_a_collier_supplies_own_ships_only() -> None:
    board = playing("collier", forces=(["greif low"], [], ["leipzig low"], []))
    board.answer("play collier")
    assert board.events(Resupplied) == [Resupplied("greif", "3.3.8")]


@rule("kaiser", "4.5")
def test_nobody_reacts_for_the_partner() -> None:
    board = team(["collier"], ["amc", "reflag"], ["scuttle", "scuttle"], ["amc", "qqq", "trap"])
    board.begin()
    board.answer("commit collier", "on-ship greif", "play collier", "aim lovat")
    assert board.asked == (1, "answer-intercept")
    assert set(board.options) == {"pass", "react amc"}
    board.roll(1, "d8:1", "d4:1", "d8:8")
    board.answer("1: pass")
    assert board.asked == (1, "seek-passage")


@rule("kaiser", "4.5")
def test_the_owner_without_cards_is_not_helped() -> None:
    board = team(["collier"], [], ["scuttle"], ["amc", "qqq", "trap"])
    board.begin()
    board.roll(9, "d8:1", "d4:1", "d8:2")
    board.answer("commit collier", "on-ship greif", "play collier", "aim lovat")
    assert board.pile(0) == ["lovat"]


# --- 4.6, 4.7 ships handed over ---------------------------------------------------------------------------------------


@rule("kaiser", "4.6")
@pytest.mark.parametrize(("play", "owner"), [("yes", 2), ("no", 0)])
def test_a_ship_leaving_refuge_may_pass_to_the_partner(play: str, owner: int) -> None:
    board = playing(forces=(["emden refuge damaged low"], *FORCES[1:]))
    board.answer("leave-refuge emden")
    assert board.asked == (0, "to-partner")
    board.answer(play)
    assert board.find("emden") == (owner, board.ship("emden", damage=1, low=True))


@rule("kaiser", "4.6")
def test_without_teams_a_ship_leaving_refuge_stays() -> None:
    board = team(["second_chance"], forces=(["emden refuge"], *FORCES[1:]), teams=False)
    board.begin()
    board.commit("second_chance")
    board.answer("leave-refuge emden")
    assert board.asked == (0, "what-next")
    assert board.find("emden")[0] == 0


@rule("kaiser", "4.7")
@pytest.mark.parametrize(
    ("plays", "owners"),
    [(["no", "no"], (0, 0)), (["yes", "no"], (2, 0)), (["no", "yes"], (0, 2)), (["yes", "yes"], (2, 2))],
)
def test_of_two_ships_from_breakout_one_or_both_may_go_to_the_partner(
    plays: list[str], owners: tuple[int, int]
) -> None:
    board = playing("breakout")
    board.next_ships("seeadler", "iltis")
    board.roll(6, "d4:1", 3)
    board.answer("play breakout")
    assert board.asked == (0, "to-partner")
    board.answer(*plays)
    assert (board.find("seeadler")[0], board.find("iltis")[0]) == owners


@rule("kaiser", "4.7")
def test_a_single_ship_from_breakout_stays() -> None:
    board = playing("breakout")
    board.next_ships("seeadler", "iltis")
    board.roll(5, "d4:1", 3)
    board.answer("play breakout")
    assert board.asked == (0, "what-next")
    assert board.find("seeadler")[0] == 0
    assert not board.is_in_play("iltis")


# --- 4.8 to 4.10 the score --------------------------------------------------------------------------------------------


def ending(
    piles: Sequence[Sequence[str]] = ((), (), (), ()),
    forces: Sequence[Sequence[str]] = ((), (), (), ()),
    number: int = 1,
    teams: bool = True,
) -> Sea:
    """The last turn of a round is about to end."""
    board = team(forces=forces, merchants=((), (), (), ()), teams=teams)
    for seat, pile in enumerate(piles):
        for ship in pile:
            board.score(seat, ship)
    board.state.round = number
    board.cut(1)
    board.roll_freely()
    board.begin()
    return board


def end(board: Sea) -> Sea:
    """End it."""
    assert board.position is not None
    board.position.answer(board.ask.seat, board.ask.options[0])
    return board


@rule("kaiser", "4.8")
def test_each_member_scores_his_own_pile_and_round_points() -> None:
    board = end(ending([["otaki"], ["dee"], ["lovat"], ["maria"]]))
    scored = [(event.victory_points, event.round_points) for event in board.events(RoundScored)]
    assert scored == [(9, 4), (3, 1), (7, 3), (5, 2)]


@rule("kaiser", "4.8", "4.10.a")
def test_the_team_has_the_sum_of_its_round_points() -> None:
    board = ending([["otaki"], ["dee"], ["lovat"], ["maria"]], number=3)
    for player, earned in zip(board.state.players, [(1, 1), (4, 3), (1, 2), (2, 4)], strict=True):
        player.round_points, player.victory_points = [*earned], [1, 1]
    end(board)
    assert board.position is not None
    assert board.position.result == Result((12, 16, 12, 16), (2, 1, 2, 1))
    assert board.events(Won) == [Won(Seat(1), Seat(3), 16, 12, "4.10.a")]


@rule("kaiser", "4.10.a")
def test_the_best_single_player_may_be_on_the_losing_team() -> None:
    board = ending([["otaki"], ["lovat"], ["dee"], ["maria"]], number=3)
    for player, earned in zip(board.state.players, [(4, 4), (3, 3), (1, 1), (3, 3)], strict=True):
        player.round_points, player.victory_points = [*earned], [90, 90]
    end(board)
    assert board.position is not None
    assert board.position.result == Result((15, 17, 15, 17), (2, 1, 2, 1))


@rule("kaiser", "4.10.b")
@pytest.mark.parametrize(("mine", "theirs", "places"), [(50, 40, (1, 2, 1, 2)), (40, 50, (2, 1, 2, 1))])
def test_tied_teams_compare_the_victory_points_of_both_partners_over_all_rounds(
    mine: int, theirs: int, places: tuple[int, ...]
) -> None:
    board = ending(number=3)
    for player, points in zip(board.state.players, (mine - 1, theirs - 20, 1, 20), strict=True):
        player.round_points, player.victory_points = [2, 3], [points, 0]
    end(board)
    assert board.position is not None and board.position.result is not None
    assert board.position.result.places == places
    assert board.facts(Won, "under") == ["4.10.b"]


@rule("kaiser", "4.10.b")
def test_teams_equal_in_everything_play_another_round() -> None:
    board = ending(number=3)
    for player, points in zip(board.state.players, (30, 20, 10, 20), strict=True):
        player.round_points, player.victory_points = [2, 3], [points, 0]
    end(board)
    assert board.events(AnotherRound)
    assert board.state.round == 4
    assert board.position is not None and board.position.result is None


@rule("kaiser", "4.first")
@pytest.mark.parametrize("number", [2, 3])
def test_the_single_player_with_the_fewest_round_points_starts(number: int) -> None:
    board = team()
    for player, earned in zip(board.state.players, (4, 2, 1, 2), strict=True):
        player.round_points = [earned]
    board.begin_round(number)
    assert board.events(FirstPlayer) == [FirstPlayer(Seat(2), "4.first")]


# --- 4.9 survivors ----------------------------------------------------------------------------------------------------


@rule("kaiser", "4.9")
def test_partners_swap_survivors_before_each_keeps_one() -> None:
    board = end(ending(forces=[["emden", "greif damaged"], ["dresden"], ["leipzig"], []]))
    assert board.asked == (0, "which-to-partner")
    assert set(board.options) == {"hand-over-none", "hand-over emden", "hand-over greif"}
    board.answer("hand-over greif", "hand-over-none", "1: hand-over-none")
    assert board.asked == (2, "which-to-partner")
    assert set(board.options) == {"hand-over-none", "hand-over leipzig", "hand-over greif"}
    board.answer("hand-over leipzig", "hand-over-none")
    assert board.asked == (0, "which-to-keep")
    assert set(board.options) == {"keep-no-more", "keep emden", "keep leipzig"}
    board.answer("keep leipzig", "1: keep-no-more")
    assert set(board.options) == {"keep-no-more", "keep greif"}
    board.answer("2: keep greif")
    assert board.find("leipzig") == (0, board.ship("leipzig"))
    assert board.find("greif") == (2, board.ship("greif"))
    assert [len(player.hand) for player in board.state.players] == [5, 6, 5, 6]


@rule("kaiser", "4.9")
def test_without_teams_survivors_stay_with_their_owners() -> None:
    board = end(ending(forces=[["emden", "greif"], [], ["leipzig"], []], teams=False))
    assert board.asked == (0, "which-to-keep")
    assert set(board.options) == {"keep-no-more", "keep emden", "keep greif"}


@rule("kaiser", "4.9")
def test_prizes_are_not_handed_over() -> None:
    board = end(ending(forces=[["emden", "dee prize"], [], [], []]))
    assert set(board.options) == {"hand-over-none", "hand-over emden"}


@rule("kaiser", "3.1.4.b", "3.3.4.a")
def test_bounding_main_is_aimed_at_nobody() -> None:
    board = playing("bounding_main", "deception", "fog_bank.1")
    board.answer("play bounding_main", "play deception")
    assert set(board.options) == {"aim-at 1", "aim-at 3"}  # though the next player, 1, loses his turn
    board.answer("aim-at 3")
    assert "play fog_bank" not in board.options  # the aimed card counts: 3 already has a card before him
