"""Characters: a temperament shifts what a rank chooses a little, and never to what is worse for everybody."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.players.test_levels import sight
from tests.players.toys import Pick
from wardroom.engine import Judgement, Match, Merit, Option, Stream, seeded
from wardroom.engine.record import dumps, loads, record, replay
from wardroom.games.skirmish import GAME
from wardroom.players import bots, is_bot, promised
from wardroom.players.bots import CAPTAIN, ThumbPlayer
from wardroom.players.characters import RANKS, TEMPERAMENTS, Temperament, characters, drawn, rank_of, temperament_of
from wardroom.players.look import LookAhead
from wardroom.players.trying import Verdict
from wardroom.shelf import find
from wardroom.words import LANGUAGES, Speaker

GAMES = ("kaiser", "nassau", "modern", "cannoni", "marauders")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_every_temperament_likes_something_in_every_game_and_only_what_is_there(name: str, game: str) -> None:
    liked = TEMPERAMENTS[name].likes[game]
    assert liked and liked.keys() <= {option.kind for option in find(game).options}


@pytest.mark.parametrize("name", characters())
def test_a_character_is_a_bot_of_its_rank(name: str) -> None:
    assert is_bot(name) and promised(name) == promised(rank_of(name))
    assert rank_of(name) in RANKS and temperament_of(name) in TEMPERAMENTS


@pytest.mark.parametrize("name", ["captain", "random", "captain-any", "captain-loud", "shark-bold", "thumb-40"])
def test_whoever_has_no_character_is_called_as_before(name: str) -> None:
    assert rank_of(name) == name and not temperament_of(name)


def test_a_character_is_drawn_by_luck_and_the_same_luck_draws_the_same() -> None:
    found = [drawn("captain-any", f"match {number}") for number in range(60)]
    assert set(found) == {f"captain-{name}" for name in TEMPERAMENTS}
    assert found == [drawn("captain-any", f"match {number}") for number in range(60)]
    assert drawn("captain-bold", "match") == "captain-bold" and drawn("any", "match") == "any"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_of_its_own_and_every_temperament_a_word(language: str) -> None:
    words = Speaker(language)
    assert len({words.called(f"bot-{name}") for name in characters()}) == len(characters())
    assert all(words.has(f"temperament-{name}") for name in TEMPERAMENTS)


class Graded(Judgement[Any]):
    """Merits of 1, 0.9 and -1."""

    def merit(self, state: Any, ask: Any) -> Merit:
        return lambda option: (1.0, 0.9, -1.0)[option.number]  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Fond(Temperament):
    """Likes one number, so much."""

    number: int = 0
    much: float = 1.0

    def lean(self, game: str) -> Callable[[Option], float]:
        return lambda option: self.much if option == Pick(self.number) else 0.0


@pytest.mark.parametrize(("number", "much", "choice"), [(1, 0.2, 1), (1, 0.05, 0), (2, 9.0, 0)])
def test_the_rule_of_thumb_is_shifted_a_little_and_never_to_folly(number: int, much: float, choice: int) -> None:
    player = ThumbPlayer(Stream(b"fond"), temperament=Fond({}, number, much))
    assert player.choose(sight(judgement=Graded())) == Pick(choice)


class Told(LookAhead):
    """The first is best, the second about as good, the third not."""

    def verdicts(self) -> list[Verdict]:
        return [Verdict(Pick(at), chance, 9) for at, chance in enumerate((0.5, 0.495, 0.45))]


@pytest.mark.parametrize(("number", "choice"), [(1, 1), (2, 0)])
def test_whoever_looks_ahead_takes_what_it_likes_among_what_looks_as_good(
    number: int, choice: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LookAhead", Told)
    thinking = bots.Thinking(CAPTAIN.budget, temperament=Fond({}, number))
    assert thinking.player(Stream(b"fond")).choose(sight(judgement=Graded())) == Pick(choice)


def test_match_files_keep_characters() -> None:
    match: Match[Any] = Match(GAME, ("Anna", "Captain Storm"), {}, seeded("character", 2))
    match.players = ("person", "captain-bold")
    again = replay(loads(dumps(record(match))), GAME)
    assert again.players == ("person", "captain-bold")
