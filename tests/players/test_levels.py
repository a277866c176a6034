"""The levels by name: in their order, in a hurry, and with somebody who stands in for them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from tests.players.toys import Guess, Pick, Picked, Picking, Which, begin
from wardroom.engine import Dice, Match, Option, Options, Refusal, Script, Seat, Stream, Table, seeded
from wardroom.engine.game import Judgement, Merit
from wardroom.players import (
    BOTS,
    PROMISED,
    STEADY,
    USUAL,
    Player,
    Sight,
    anybody,
    bot,
    bots,
    hint,
    is_bot,
    known_anybody,
    steady,
)
from wardroom.players.bots import (
    ADMIRAL,
    CAPTAIN,
    THINKERS,
    HalfThumb,
    RandomPlayer,
    Thinking,
    ThinkingPlayer,
    ThumbPlayer,
)
from wardroom.players.look import LookAhead
from wardroom.players.slips import Slips
from wardroom.players.trying import Verdict
from wardroom.shelf import find


class LastOne(Judgement[Any]):
    """Always the last option."""

    def choose(self, state: Any, ask: Any, dice: Dice) -> Option:
        last: Option = ask.options[-1]
        return last


class Clueless(Judgement[Any]):
    """Never any option."""

    def choose(self, state: Any, ask: Any, dice: Dice) -> Option:
        raise LookupError("no idea")


class Alone(Picking):
    """There is but one option."""

    numbers = 1

    def scores(self, state: Picked) -> list[int]:
        return [1, 0]


class Quit(Pick):
    gives_up = True


class Despair(Guess):
    """Whatever one chooses, one gives up."""

    def turn(self, table: Table[Picked]) -> Script[None]:
        yield from table.ask(Seat(0), Which, [Quit(0), Quit(1)])


def sight(game: Picking | None = None, judgement: Judgement[Any] | None = None) -> Sight:
    position = begin(game or Guess())
    if judgement:
        position.game.judgement = judgement
    ask = position.ask_of(Seat(0))
    assert ask is not None
    return Sight(position, ask)


def test_the_levels_come_in_order_and_chance_comes_last() -> None:
    assert list(BOTS) == ["cadet", "lieutenant", "captain", "admiral", "random"] and USUAL == "lieutenant"


def test_the_rule_of_thumb_can_be_had_without_slips() -> None:
    steadfast = bot("thumb", b"key")
    assert STEADY == "thumb" and isinstance(steadfast, ThumbPlayer) and is_bot("thumb")
    assert "thumb" not in BOTS, "it is offered to nobody, but experiments and older matches name it"
    assert all(steadfast.choose(sight(judgement=LastOne())) == Pick(2) for _ in range(100))


class Fond(Judgement[Any]):
    """Of three options the last is the best, and the first the worst."""

    def merit(self, state: Any, ask: Any) -> Merit:
        return lambda option: float(option.number)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "least", "most"), [("cadet", 90, 135), ("lieutenant", 8, 40)])
def test_those_of_lower_rank_slip_the_more(name: str, least: int, most: int) -> None:
    someone = bot(name, b"key")
    slips = sum(someone.choose(sight(judgement=Fond())) != Pick(2) for _ in range(200))
    assert least <= slips <= most


class Stubborn(LookAhead):
    """The last option is the best, the second about as good, and the first clearly worse."""

    def verdicts(self) -> list[Verdict]:
        return [Verdict(Pick(2), 0.50, 9), Verdict(Pick(1), 0.48, 9), Verdict(Pick(0), 0.3, 9)]


@pytest.mark.parametrize(("thinking", "least", "most"), [(CAPTAIN, 1, 20), (ADMIRAL, 0, 0)])
def test_a_captain_seldom_slips_and_an_admiral_never(
    thinking: Thinking, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LookAhead", Stubborn)
    player = thinking.player(Stream(b"key"))
    choices = Counter(player.choose(sight()) for _ in range(400))
    assert least <= choices[Pick(1)] <= most and choices[Pick(0)] == 0, "nobody slips to what is clearly worse"


GIVING_UP = [("modern", {"campaign": "short"}, "commit-none"), ("marauders", {}, "retire"), ("cannoni", {}, "give-up")]


@pytest.mark.parametrize(("game", "options", "play"), GIVING_UP)
def test_nobody_gives_up_by_a_slip(game: str, options: Options, play: str) -> None:
    asked = next(each for each in _played_by_chance(game, options) if play in _plays(each) and len(_plays(each)) > 1)
    slipping = ThumbPlayer(Stream(b"slips"), Slips(100, 9.0))
    assert play not in {slipping.choose(asked).notation for _ in range(100)}


def test_where_all_options_give_up_a_slip_is_any_of_them() -> None:
    slipping = ThumbPlayer(Stream(b"slips"), Slips(100, 9.0))
    assert {slipping.choose(sight(Despair())) for _ in range(50)} == {Quit(0), Quit(1)}


def _played_by_chance(game: str, options: Options) -> Iterator[Sight]:
    """What everybody is asked, in one game after the other that is played at random."""
    for number in range(100):
        match: Match[Any] = Match(find(game), ("Anna", "Bruno"), options, seeded(f"slips {number}", 2))
        chance = bot("random", b"key")
        while match.asks:
            sight = Sight(match.position, match.asks[0])
            yield sight
            match.answer(sight.seat, chance.choose(sight).notation)


def _plays(sight: Sight) -> set[str]:
    return {option.notation for option in sight.ask.options}


@pytest.mark.parametrize("name", ["kraken", "", "Captain", "person"])
def test_others_are_not_known(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(Refusal, match="unknown-bot"):
        bot(name, b"key")


def test_for_experiments_somebody_looks_ahead_as_often_as_the_name_says() -> None:
    seeker = anybody("look-72", b"key")
    assert isinstance(seeker, ThinkingPlayer) and seeker._thinking.budget.simulations == 72
    assert isinstance(anybody("thumb-40", b"key"), HalfThumb)
    assert known_anybody("look-72") == "look-72" and not is_bot("look-72"), "nobody at a server may ask for that"
    with pytest.raises(Refusal, match="unknown-bot"):
        known_anybody("look-0")


def test_an_unhurried_rank_finishes_its_trials_on_a_busy_machine() -> None:
    captain = anybody(known_anybody("unhurried-captain"), b"key")
    assert isinstance(captain, ThinkingPlayer)
    assert captain._thinking == replace(CAPTAIN, budget=replace(CAPTAIN.budget, seconds=bots._FOREVER))
    with pytest.raises(Refusal, match="unknown-bot"):
        known_anybody("unhurried-cadet")


@pytest.mark.parametrize("name", THINKERS)
def test_thinking_ends_before_the_answer_is_due(name: str) -> None:
    assert THINKERS[name].budget.seconds < PROMISED[name]
    assert _thinks(bot(name, b"key")) == THINKERS[name]


def _thinks(player: Player) -> object:
    assert isinstance(player, ThinkingPlayer)
    return player._thinking


def test_whoever_was_kept_waiting_thinks_the_less_but_a_little_always() -> None:
    def seconds(waited: float) -> float:
        player = bot("admiral", b"key", waited)
        assert isinstance(player, ThinkingPlayer)
        return player._thinking.budget.seconds

    assert seconds(3.0) == pytest.approx(1.5) and seconds(60.0) == pytest.approx(0.225)
    late = bot("captain", b"key", waited=0.5)
    assert isinstance(late, ThinkingPlayer) and late._thinking.budget.simulations == CAPTAIN.budget.simulations
    assert _thinks(bot("admiral", b"key", waited=0.0)) == ADMIRAL
    assert isinstance(bot("random", b"key", waited=3.0), RandomPlayer)


class Lost:
    """A bot that does not know what to do."""

    def choose(self, _: Sight) -> Option:
        raise LookupError("the chart is upside down")


class Cheat:
    """A bot that answers what is not on offer."""

    def choose(self, _: Sight) -> Option:
        return Pick(99)


@pytest.mark.parametrize(("player", "wrong"), [(Lost, "the chart is upside down"), (Cheat, "is not on offer")])
def test_where_a_bot_fails_the_rule_of_thumb_answers(player: type[Player], wrong: str) -> None:
    option, told = steady(player, sight(judgement=LastOne()), b"key")
    assert option == Pick(2) and wrong in told and "Traceback" in told


def test_where_a_bot_cannot_even_sit_down_the_rule_of_thumb_answers() -> None:
    option, told = steady(lambda: bot("kraken", b"key"), sight(judgement=LastOne()), b"key")
    assert option == Pick(2) and "unknown-bot" in told


def test_where_the_rule_of_thumb_fails_too_the_first_answer_is_given() -> None:
    option, told = steady(Lost, sight(judgement=Clueless()), b"key")
    assert option == Pick(0) and "upside down" in told


def test_a_bot_that_does_not_fail_is_left_alone() -> None:
    assert steady(lambda: ThumbPlayer(Stream(b"key")), sight(judgement=LastOne()), b"key") == (Pick(2), "")


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    with pytest.raises(Refusal, match="no-choice"):
        hint(sight(Alone()), b"key")
    assert 1 <= len(hint(sight(Guess()), b"key")) <= 3


class Opinionated(LookAhead):
    """Thinks what it is told to think."""

    told: ClassVar[list[Verdict]] = []

    def verdicts(self) -> list[Verdict]:
        return self.told


def test_a_hint_names_the_best_chance_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """By doubt the first is preferred to the second, which only luck may have put above it."""
    best, lucky, poor, fair = (Verdict(Pick(at), chance, 9) for at, chance in enumerate((0.5, 0.6, 0.2, 0.4)))
    monkeypatch.setattr(bots, "LookAhead", Opinionated)
    monkeypatch.setattr(Opinionated, "told", [best, lucky, poor, fair, Verdict(Pick(4), 0.45, 1)])
    assert hint(sight(), b"key") == [best, fair, poor]


def test_a_hint_gives_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    lost, real = Verdict(Quit(0), 0.0, 9), Verdict(Pick(1), 0.0, 9)
    monkeypatch.setattr(bots, "LookAhead", Opinionated)
    monkeypatch.setattr(Opinionated, "told", [lost, real])
    assert hint(sight(), b"key") == [real]
    monkeypatch.setattr(Opinionated, "told", [lost])
    assert hint(sight(), b"key") == [lost]
