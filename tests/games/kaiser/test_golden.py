"""Whole games on file, one for every way to end: they verify, come out to the letter, and nothing is lost in them."""

import pytest

from tests.games.chronicle import check_composed, check_golden
from tests.games.kaiser.make_golden import CITATIONS, ENDINGS, GOLDEN, citations, listed
from wardroom.cli.look import Look
from wardroom.cli.screen import Screen
from wardroom.engine import Match, Seat
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.rounds import AnotherRound, RoundEnded, Won
from wardroom.games.kaiser.state import Sea
from wardroom.words import Speaker
from wardroom.words.register import register

VICTORY_POINTS = {
    "round-points": [[14, 43, 23], [18, 10, 19], [12, 22, 48]],
    "victory-points": [[10, 23, 5], [40, 0, 31], [0, 3, 14], [8, 5, 19]],
    "another-round": [[0, 0, 0, 16], [0, 0, 0, 5]],
    "chosen": [[0, 17, 32], [0, 0, 31], [0, 34, 26]],
    "teams": [[17, 9, 16], [19, 30, 10], [23, 3, 24], [10, 13, 21]],
    "solitaire-won": [[42, 46, 14], [37, 30, 17]],
    "solitaire-decided": [[12, 5, 0], [20, 42, 20]],
    "solitaire-lost": [[0, 36, 0], [26, 19, 106]],
}
"""What each player, and the phantom, scored round by round."""


def text_of(ending: str) -> str:
    return (GOLDEN / f"{ending}.json").read_text("utf-8")


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == ENDINGS.keys()


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden(ending: str) -> None:
    text = text_of(ending)
    match = verify(loads(text), GAME)
    assert dumps(record(match)) == text
    assert match.position.result is not None
    assert ENDINGS[ending].has_come(match.position.state, match.position.result)
    assert [player.victory_points for player in match.position.state.players] == VICTORY_POINTS[ending]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_golden_game_is_told_again_to_the_last_event(ending: str) -> None:
    check_golden(GAME, ending)


def test_what_follows_composed_positions_is_as_it_was() -> None:
    check_composed(GAME)


@pytest.mark.parametrize("ending", ENDINGS)
def test_nothing_is_lost_on_the_way(ending: str) -> None:
    saved = loads(text_of(ending))
    match: Match[Sea] = Match(GAME, saved.seats, saved.options, saved.seal)
    kept = GAME.conserved(match.position.state)
    for line in saved.log:
        match.answer(Seat(line.seat), line.play)
        assert GAME.conserved(match.position.state) == kept, line
    assert match.is_over


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_game_is_three_rounds_but_one(ending: str) -> None:
    match = verify(loads(text_of(ending)), GAME)
    events = [told.event for told in match.told_to(None)]
    rounds = [event.number for event in events if isinstance(event, RoundEnded)]
    assert rounds == ([1, 2, 3, 4] if ending == "another-round" else [1, 2, 3])
    assert sum(isinstance(event, AnotherRound) for event in events) == (ending == "another-round")


def test_the_games_cite_the_rules_that_were_read_with_them_once() -> None:
    found = citations(verify(loads(text_of(ending)), GAME) for ending in ENDINGS)
    assert {rule for _, rule in found} <= {*register(GAME), ""}
    assert listed(found) == CITATIONS.read_text("utf-8")


@rule("kaiser", "2.5.a", "5.2.4.a")
@pytest.mark.parametrize(
    ("language", "ends"),
    [
        ("en", ("The phantom wins the game with 5 Round Points and 151 Victory Points.", "The phantom wins.")),
        ("it", ("Il fantasma vince la partita con 5 Punti Round e 151 Punti Vittoria.", "Vince il fantasma.")),
    ],
)
def test_when_the_phantom_wins_the_end_says_so(
    language: str, ends: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    match = verify(loads(text_of("solitaire-lost")), GAME)
    words = Speaker(language, GAME, match.names, Seat(0))
    won = [told.event for told in match.told_to(Seat(0)) if isinstance(told.event, Won)]
    assert [words.event(event) for event in won] == [ends[0]]
    Look(match, words, Screen()).result()
    assert capsys.readouterr().out.splitlines()[-1] == ends[1]


@rule("kaiser", "4.8", "4.10.b")
def test_the_result_of_a_team_game_has_the_sums_of_the_teams() -> None:
    match = verify(loads(text_of("teams")), GAME)
    earned = [sum(player.round_points) for player in match.position.state.players]
    assert match.position.result is not None
    assert match.position.result.scores == tuple(earned[seat] + earned[(seat + 2) % 4] for seat in range(4))
